"""Links between alternates: kept for the whole set, and judged by the rules about hreflang.

For each link the slot of its entry, a hash of its target and one of its language are kept, and for each slot a hash of
its own URL. Equivalent URLs have the same hash. After an edit only entries whose URL changed, and those that link to the old or the new one, are judged
again. A set without alternates keeps nothing. Hashes have 64 bits: that two URLs share one is neglected.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.language_codes import X_DEFAULT
from sitemap_studio.protocol.url_syntax import equivalent_keys
from sitemap_studio.validation.extensions.extension_rules import Broken

Hashes = NDArray[np.uint64]
"""Hashes of URLs; 0 where there is none."""

Numbers = NDArray[np.uint32]
"""Places of links or slots, or hashes of languages."""

NO_LINKS: Final = pl.DataFrame(schema={"slot": pl.UInt32, "target": pl.UInt64, "language": pl.UInt32})
"""No links: the slot of the entry, hashes of the URL and of the language, one line for each link, by slot."""

NO_SELF_RULE: Final = "alternate-no-self"
INCOMPLETE_RULE: Final = "alternate-incomplete"
ALTERNATE_RULES: Final = (
    "alternate-repeated",
    "alternate-conflict",
    NO_SELF_RULE,
    "alternate-no-return",
    INCOMPLETE_RULE,
    "alternate-elsewhere",
)
"""The rules that are judged here."""

LINKS: Final = "alternate-links"
"""The name of the group of these rules: one look at the links finds the violations of all."""

_TARGET, _PAGE, _LANGUAGE = pl.col("target"), pl.col("page"), pl.col("language")


def page_hashes(locs: pl.Series) -> Hashes:
    """Return the hashes of URLs, which are equal for equivalent URLs; 0 for those that are absent or blank."""
    texts = equivalent_keys(locs)
    hashes: Hashes = np.maximum(texts.hash().to_numpy(), np.uint64(1))
    hashes[(texts == "").to_numpy()] = 0
    return hashes


def language_hashes(codes: pl.Series) -> Numbers:
    """Hash codes of languages, whatever their case."""
    hashes = codes.str.strip_chars(XML_SPACE).str.to_lowercase().hash().to_numpy()
    return (hashes >> np.uint64(32)).astype(np.uint32)


DEFAULT_LANGUAGE: Final = int(language_hashes(pl.Series([X_DEFAULT]))[0])


def link_lines(values: pl.DataFrame) -> pl.DataFrame:
    """Return the alternates with a URL and a language among values of extensions.

    Returns:
        Their `slot`, `hreflang` and `href`, and the `line` of the frame that holds the URL.
    """
    lines = values.with_row_index("line").filter(pl.col("extension") == "alternate")
    # One more, of null, for attributes that an element lacks.
    texts, numbers = lines["value"].extend_constant(None, 1), lines["line"].extend_constant(None, 1)
    is_element = lines["field"] == ""
    elements = is_element.cast(pl.UInt32).cum_sum().to_numpy() - 1
    columns = {"slot": lines["slot"].filter(is_element)}
    for name in ("rel", "hreflang", "href"):
        places = (lines["field"] == f"@{name}").arg_true().to_numpy()
        line_of = np.full(int(is_element.sum()), lines.height, np.uint32)
        line_of[elements[places]] = places
        columns |= {name: texts.gather(line_of).str.strip_chars(XML_SPACE), "line": numbers.gather(line_of)}
    is_link = (pl.col("rel").str.to_lowercase() == "alternate") & (pl.col("hreflang") != "") & (pl.col("href") != "")
    return pl.DataFrame(columns).filter(is_link)


def links_of(values: pl.DataFrame) -> pl.DataFrame:
    """Return the links that values of extensions hold, as `NO_LINKS` has them."""
    if not (values["extension"] == "alternate").any():
        return NO_LINKS
    found = link_lines(values)
    target = pl.Series("target", page_hashes(found["href"]))
    language = pl.Series("language", language_hashes(found["hreflang"]))
    return found.select("slot", target, language).sort("slot", maintain_order=True)


@dataclass(frozen=True, eq=False)
class Links:
    """All links of a set.

    Attributes:
        columns: The links, also those of entries that are not in the order; see `NO_LINKS`.
        pages: Hash of its own URL by slot; 0 for an entry without one, or not in the order.
    """

    columns: pl.DataFrame
    pages: Hashes

    @classmethod
    def of(cls, columns: pl.DataFrame, table: EntryTable) -> Links | None:
        """Keep links, and the URLs of the entries of a table; None where there are no links."""
        if columns.is_empty():
            return None
        pages = np.zeros(table.slot_capacity, np.uint64)
        pages[table.order] = page_hashes(table.column("loc"))
        return cls(columns, pages)

    def places(self, slots: SlotArray) -> NDArray[np.intp]:
        """Return the places of the links of some entries, given ascending."""
        all_slots = self.columns["slot"].to_numpy()
        starts, ends = (np.searchsorted(all_slots, slots, side) for side in ("left", "right"))
        counts = ends - starts
        offsets = np.repeat(starts - (np.cumsum(counts) - counts), counts)
        places: NDArray[np.intp] = np.arange(len(offsets)) + offsets
        return places

    def rows(self, places: NDArray[np.intp] | None = None) -> pl.DataFrame:
        """Return some links, or all, with their `place` and the `page` of their entry, which must have one."""
        rows = self.columns if places is None else self.columns[places]
        numbers = np.arange(rows.height) if places is None else places
        own = pl.Series("page", self.pages[rows["slot"].to_numpy()])
        return rows.with_columns(own, pl.Series("place", numbers, pl.UInt32)).filter(_PAGE != 0)

    def sources(self, pages: Hashes) -> SlotArray:
        """Return the entries that link to some URLs."""
        return unique_slots(self.columns["slot"].to_numpy()[_find(self.columns["target"].to_numpy(), pages)])

    def with_entries(self, slots: SlotArray, columns: pl.DataFrame) -> Links | None:
        """Return the links with those of some entries, given ascending, replaced; None without any."""
        known = self.places(slots)
        if self.columns[known].equals(columns):
            return self
        stays = np.ones(self.columns.height, np.bool_)
        stays[known] = False
        joined = pl.concat([self.columns.filter(stays), columns]).sort("slot", maintain_order=True)
        return None if joined.is_empty() else replace(self, columns=joined)

    def with_pages(self, slots: SlotArray, pages: Hashes, capacity: int) -> tuple[Links, SlotArray]:
        """Return the links with new URLs of some entries, given ascending, and the entries to judge again for it."""
        grown = np.zeros(capacity, np.uint64)
        grown[: len(self.pages)] = self.pages
        differs = grown[slots] != pages
        if not differs.any():
            return (replace(self, pages=grown) if capacity != len(self.pages) else self), NO_SLOTS
        slots = slots[differs]
        concerned = np.concatenate([grown[slots], pages[differs]])
        grown[slots] = pages[differs]
        return replace(self, pages=grown), unique_slots(slots, self.sources(concerned[concerned != 0]))


def _find(hashes: Hashes, wanted: Hashes) -> NDArray[np.intp]:
    """Return the places of some hashes among others, ascending."""
    return np.flatnonzero(pl.Series(hashes).is_in(pl.Series(wanted).unique().implode()).to_numpy())


def judge_links(links: Links, entries: SlotArray | None = None) -> Iterator[Broken]:
    """Judge the links of some entries, given ascending; None for all."""
    if entries is None:
        own = known = links.rows()
        pages = links.pages
    else:
        own = links.rows(links.places(entries))
        there = _find(links.pages, own["target"].to_numpy()).astype(np.uint32)
        known, pages = links.rows(links.places(there)), links.pages[there]
    if own.is_empty():
        return
    yield from _within_entries(own)
    others = own.filter(_TARGET != _PAGE)
    is_page = others["target"].is_in(pl.Series(pages).implode())
    to_pages = others.filter(is_page)
    yield _broken("alternate-conflict", "@href", denied(to_pages, known))
    missing = unreturned(to_pages, known)
    yield _broken("alternate-no-return", "@href", missing)
    returned = to_pages.filter(~to_pages["place"].is_in(missing["place"].implode())) if missing.height else to_pages
    yield _broken(INCOMPLETE_RULE, "@hreflang", incomplete(own, returned, known))
    # Without any other page in the set, the languages probably have sitemaps of their own.
    elsewhere = others.filter(~is_page, _LANGUAGE != DEFAULT_LANGUAGE)
    yield _broken("alternate-elsewhere", "@href", elsewhere.filter(pl.col("slot").is_in(to_pages["slot"].implode())))


def _broken(rule: str, field: str, links: pl.DataFrame) -> Broken:
    return Broken(rule, field, links["place"].to_numpy().astype(np.intp))


def _within_entries(own: pl.DataFrame) -> Iterator[Broken]:
    starts = np.flatnonzero(np.diff(own["slot"].to_numpy().astype(np.int64), prepend=-1))
    has_self = np.logical_or.reduceat((own["target"] == own["page"]).to_numpy(), starts)
    yield _broken(NO_SELF_RULE, "@hreflang", own[starts[~has_self]])
    key = pl.col("slot").cast(pl.UInt64) * (1 << 32) + _LANGUAGE
    same = own.with_columns(key=key)
    ascending = same["key"].sort()
    if (ascending[1:] != ascending[:-1]).all():
        return
    same = same.filter(pl.col("key").is_duplicated())
    yield _broken("alternate-repeated", "@hreflang", same.filter(~pl.struct("key", "target").is_first_distinct()))
    yield _broken("alternate-conflict", "@hreflang", same.filter(_TARGET.n_unique().over("key") > 1))


def unreturned(links: pl.DataFrame, known: pl.DataFrame) -> pl.DataFrame:
    """Return those links to other pages of the set that are not among the links of these, as `Links.rows` has them."""
    return links.filter(~_pairs(links, "target", "page").is_in(_pairs(known, "page", "target").implode()))


def denied(links: pl.DataFrame, known: pl.DataFrame) -> pl.DataFrame:
    """Return those links, all of them to other pages of the set, whose pages claim only other languages; see above."""
    claims = known.filter(_TARGET == _PAGE, _LANGUAGE != DEFAULT_LANGUAGE)
    asked = links.filter(_LANGUAGE != DEFAULT_LANGUAGE, _TARGET.is_in(claims["page"].implode()))
    return asked.filter(~_pairs(asked, "target", "language").is_in(_pairs(claims, "page", "language").implode()))


def incomplete(own: pl.DataFrame, returned: pl.DataFrame, known: pl.DataFrame) -> pl.DataFrame:
    """Return the first link of each entry that lacks a page of its group.

    The group of an entry consists of the pages that it lists and that list it, and of all pages that these list. Links
    with x-default don't count.

    Args:
        own: The links of the entries, as `Links.rows` returns them.
        returned: Those that lead to other pages of the set that list the entry.
        known: The links of these pages.
    """
    is_language = _LANGUAGE != DEFAULT_LANGUAGE
    own_pages, listed = own.filter(is_language), known.filter(is_language)
    # Equal sums of the hashes of distinct targets mean equal lists, which is the rule.
    pairs = returned.select("slot", "page", "target").join(_target_sums(own_pages, "slot"), on="slot", how="left")
    pairs = pairs.join(_target_sums(listed, "page"), left_on="target", right_on="page", suffix="_other")
    differing = pairs.filter(pl.col("sum").ne_missing(pl.col("sum_other"))).unique()
    found = own.clear()
    if differing.is_empty():
        return found
    lists = listed.select(pl.col("page").alias("target"), pl.col("target").alias("wanted")).unique()
    own_pairs = _pairs(own_pages, "slot", "target").implode()
    largest = differing.sort("count_other", descending=True).unique("slot", keep="first", maintain_order=True)
    lacking = _lacking(largest, lists, own_pairs)
    rest = differing.filter(~pl.col("slot").is_in(lacking.implode()))
    lacking = pl.concat([lacking, _lacking(rest, lists, own_pairs)])
    return own.filter(pl.col("slot").is_in(lacking.implode())).unique("slot", keep="first", maintain_order=True)


def _target_sums(links: pl.DataFrame, key: str) -> pl.DataFrame:
    """Return the sum of the hashes of the distinct targets, and their number, by slot or by page."""
    distinct_links = links.select(key, "target").unique()
    return distinct_links.group_by(key).agg(sum=(_TARGET // 256).sum(), count=pl.len())


def _lacking(pairs: pl.DataFrame, lists: pl.DataFrame, own_pairs: pl.Series) -> pl.Series:
    """Return the slots that do not link to all targets of the pages that they are paired with."""
    wanted = pairs.select("slot", "page", "target").join(lists, on="target").filter(pl.col("wanted") != pl.col("page"))
    return wanted.filter(~_pairs(wanted, "slot", "wanted").is_in(own_pairs))["slot"].unique()


def _pairs(links: pl.DataFrame, first: str, second: str) -> pl.Series:
    """Hash the pairs of two columns of hashes, quicker to look up than pairs."""
    high, low = (links[name].to_numpy().astype(np.uint64, copy=False) for name in (first, second))
    return pl.Series(high * np.uint64(0x9E3779B97F4A7C15) + low)
