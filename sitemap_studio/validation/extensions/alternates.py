"""Links between alternates of a set, and their validation by the rules about hreflang.

Each link has the slot of its entry, a hash of its target, and a hash of its language. Each slot has a hash of its own
URL. Equivalent URLs have the same hash. After an edit, entries whose URL changed and entries that link to the old or the
new URL are validated. A set without alternates stores no links. Collisions of 64-bit hashes are neglected.
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
from sitemap_studio.protocol.url_syntax import page_hashes
from sitemap_studio.validation.extensions.extension_rules import ViolatedRule

Hashes = NDArray[np.uint64]
"""Hashes of URLs; 0 without a URL."""

Numbers = NDArray[np.uint32]
"""Positions of links, slots, or hashes of languages."""

NO_LINKS: Final = pl.DataFrame(schema={"slot": pl.UInt32, "target": pl.UInt64, "language": pl.UInt32})
"""An empty frame of links, sorted by slot: the slot of the entry, hashes of the target URL and of the language."""

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
"""Rules that this module validates."""

LINKS: Final = "alternate-links"
"""Name of the group of these rules, which are validated together."""

_TARGET, _PAGE, _LANGUAGE = pl.col("target"), pl.col("page"), pl.col("language")


def language_hashes(codes: pl.Series) -> Numbers:
    """Return a 32-bit hash of each language code, ignoring case and white space around it."""
    hashes = codes.str.strip_chars(XML_SPACE).str.to_lowercase().hash().to_numpy()
    return (hashes >> np.uint64(32)).astype(np.uint32)


DEFAULT_LANGUAGE: Final = int(language_hashes(pl.Series([X_DEFAULT]))[0])


def select_alternates(values: pl.DataFrame) -> pl.DataFrame:
    """Return the alternate links with a URL and a language in a frame of extension values.

    Returns:
        The columns `slot`, `hreflang`, `href`, and `line`, the row number of the URL in `values`.
    """
    lines = values.with_row_index("line").filter(pl.col("extension") == "alternate")
    # The additional null row represents missing attributes.
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


def extract_links(values: pl.DataFrame) -> pl.DataFrame:
    """Return slot, target hash and language hash of each link in a frame of extension values, as `NO_LINKS`."""
    if not (values["extension"] == "alternate").any():
        return NO_LINKS
    found = select_alternates(values)
    target = pl.Series("target", page_hashes(found["href"]))
    language = pl.Series("language", language_hashes(found["hreflang"]))
    return found.select("slot", target, language).sort("slot", maintain_order=True)


@dataclass(frozen=True, eq=False)
class Links:
    """All links of a set, including links of removed entries.

    Attributes:
        columns: Slot, target hash and language hash of each link, in the columns of `NO_LINKS`, sorted by slot.
        pages: Hash of the entry's own URL by slot; 0 for entries without a URL and removed entries.
    """

    columns: pl.DataFrame
    pages: Hashes

    @classmethod
    def from_columns(cls, columns: pl.DataFrame, table: EntryTable) -> Links | None:
        """Return the links with the URL hashes of a table's entries; None if there are no links."""
        if columns.is_empty():
            return None
        pages = np.zeros(table.slot_capacity, np.uint64)
        pages[table.order] = page_hashes(table.column("loc"))
        return cls(columns, pages)

    def positions_of(self, slots: SlotArray) -> NDArray[np.intp]:
        """Return the positions, in `columns`, of the links of the given entries; `slots` ascend."""
        all_slots = self.columns["slot"].to_numpy()
        starts, ends = (np.searchsorted(all_slots, slots, side) for side in ("left", "right"))
        counts = ends - starts
        offsets = np.repeat(starts - (np.cumsum(counts) - counts), counts)
        places: NDArray[np.intp] = np.arange(len(offsets)) + offsets
        return places

    def rows(self, places: NDArray[np.intp] | None = None) -> pl.DataFrame:
        """Return the links at the given positions, or all, with their `place` and `page`, the hash of the entry's URL.

        Links of entries without a URL are left out.
        """
        rows = self.columns if places is None else self.columns[places]
        numbers = np.arange(rows.height) if places is None else places
        own = pl.Series("page", self.pages[rows["slot"].to_numpy()])
        return rows.with_columns(own, pl.Series("place", numbers, pl.UInt32)).filter(_PAGE != 0)

    def entries_linking_to(self, pages: Hashes) -> SlotArray:
        """Return the slots of entries, also removed ones, that link to a URL with one of the hashes, ascending."""
        return unique_slots(self.columns["slot"].to_numpy()[_positions_in(self.columns["target"].to_numpy(), pages)])

    def with_entries(self, slots: SlotArray, columns: pl.DataFrame) -> Links | None:
        """Return a copy with `columns` as the links of the given entries; None if no links remain. `slots` ascend."""
        known = self.positions_of(slots)
        if self.columns[known].equals(columns):
            return self
        stays = np.ones(self.columns.height, np.bool_)
        stays[known] = False
        joined = pl.concat([self.columns.filter(stays), columns]).sort("slot", maintain_order=True)
        return None if joined.is_empty() else replace(self, columns=joined)

    def with_pages(self, slots: SlotArray, pages: Hashes, capacity: int) -> tuple[Links, SlotArray]:
        """Return a copy with new hashes of the URLs of entries, and the slots whose links must be validated again.

        These are the entries with a changed hash, and the entries that link to their old or new URLs.

        Args:
            slots: The entries, ascending.
            pages: Their new hashes; 0 for entries without a URL and removed entries.
            capacity: Number of slots of the table.
        """
        grown = np.zeros(capacity, np.uint64)
        grown[: len(self.pages)] = self.pages
        differs = grown[slots] != pages
        if not differs.any():
            return (replace(self, pages=grown) if capacity != len(self.pages) else self), NO_SLOTS
        slots = slots[differs]
        concerned = np.concatenate([grown[slots], pages[differs]])
        grown[slots] = pages[differs]
        return replace(self, pages=grown), unique_slots(slots, self.entries_linking_to(concerned[concerned != 0]))


def _positions_in(hashes: Hashes, wanted: Hashes) -> NDArray[np.intp]:
    """Return the positions in `hashes` of all values that occur in `wanted`, ascending."""
    return np.flatnonzero(pl.Series(hashes).is_in(pl.Series(wanted).unique().implode()).to_numpy())


def validate_links(links: Links, entries: SlotArray | None = None) -> Iterator[ViolatedRule]:
    """Yield the violations of the rules about links; `entries` are the slots to validate, ascending, or None for all."""
    if entries is None:
        own = known = links.rows()
        pages = links.pages
    else:
        own = links.rows(links.positions_of(entries))
        there = _positions_in(links.pages, own["target"].to_numpy()).astype(np.uint32)
        known, pages = links.rows(links.positions_of(there)), links.pages[there]
    if own.is_empty():
        return
    yield from _validate_within_entries(own)
    others = own.filter(_TARGET != _PAGE)
    is_page = others["target"].is_in(pl.Series(pages).implode())
    to_pages = others.filter(is_page)
    yield _violation("alternate-conflict", "@href", conflicting(to_pages, known))
    missing = links_without_return(to_pages, known)
    yield _violation("alternate-no-return", "@href", missing)
    returned = to_pages.filter(~to_pages["place"].is_in(missing["place"].implode())) if missing.height else to_pages
    yield _violation(INCOMPLETE_RULE, "@hreflang", first_links_of_incomplete(own, returned, known))
    # If no alternate is in the set, each language probably has its own sitemap.
    elsewhere = others.filter(~is_page, _LANGUAGE != DEFAULT_LANGUAGE)
    yield _violation("alternate-elsewhere", "@href", elsewhere.filter(pl.col("slot").is_in(to_pages["slot"].implode())))


def _violation(rule: str, field: str, links: pl.DataFrame) -> ViolatedRule:
    """Return the violation of a rule by all links in a frame, with the attribute `field` as the violating field."""
    return ViolatedRule(rule, field, links["place"].to_numpy().astype(np.intp))


def _validate_within_entries(own: pl.DataFrame) -> Iterator[ViolatedRule]:
    """Yield violations by the links of single entries: none to the own page, repeated or conflicting languages."""
    starts = np.flatnonzero(np.diff(own["slot"].to_numpy().astype(np.int64), prepend=-1))
    has_self = np.logical_or.reduceat((own["target"] == own["page"]).to_numpy(), starts)
    yield _violation(NO_SELF_RULE, "@hreflang", own[starts[~has_self]])
    key = pl.col("slot").cast(pl.UInt64) * (1 << 32) + _LANGUAGE
    same = own.with_columns(key=key)
    ascending = same["key"].sort()
    if (ascending[1:] != ascending[:-1]).all():
        return
    same = same.filter(pl.col("key").is_duplicated())
    yield _violation("alternate-repeated", "@hreflang", same.filter(~pl.struct("key", "target").is_first_distinct()))
    yield _violation("alternate-conflict", "@hreflang", same.filter(_TARGET.n_unique().over("key") > 1))


def links_without_return(links: pl.DataFrame, known: pl.DataFrame) -> pl.DataFrame:
    """Return the links whose target does not link back to the page, in the columns of `Links.rows`.

    `known` must contain at least all links of the target pages.
    """
    return links.filter(~_pair_hashes(links, "target", "page").is_in(_pair_hashes(known, "page", "target").implode()))


def conflicting(links: pl.DataFrame, known: pl.DataFrame) -> pl.DataFrame:
    """Return the links with a language that their target does not name for itself, though it names another one.

    Links with x-default are left out. `known` must contain at least all links of the target pages.
    """
    claims = known.filter(_TARGET == _PAGE, _LANGUAGE != DEFAULT_LANGUAGE)
    asked = links.filter(_LANGUAGE != DEFAULT_LANGUAGE, _TARGET.is_in(claims["page"].implode()))
    return asked.filter(
        ~_pair_hashes(asked, "target", "language").is_in(_pair_hashes(claims, "page", "language").implode())
    )


def first_links_of_incomplete(own: pl.DataFrame, returned: pl.DataFrame, known: pl.DataFrame) -> pl.DataFrame:
    """Return the first link of each entry that lacks a page of its group.

    The group of an entry consists of the pages that it lists and that list it, and of all pages that these list. Links
    with x-default don't count.

    Args:
        own: The links of the entries, in the columns of `Links.rows`.
        returned: The links in `own` whose target links back.
        known: The links of these targets.
    """
    is_language = _LANGUAGE != DEFAULT_LANGUAGE
    own_pages, listed = own.filter(is_language), known.filter(is_language)
    # Equal sums of the hashes of distinct targets mean equal lists, as in most sets.
    pairs = returned.select("slot", "page", "target").join(_target_sums(own_pages, "slot"), on="slot", how="left")
    pairs = pairs.join(_target_sums(listed, "page"), left_on="target", right_on="page", suffix="_other")
    differing = pairs.filter(pl.col("sum").ne_missing(pl.col("sum_other"))).unique()
    found = own.clear()
    if differing.is_empty():
        return found
    lists = listed.select(pl.col("page").alias("target"), pl.col("target").alias("wanted")).unique()
    own_pairs = _pair_hashes(own_pages, "slot", "target").implode()
    largest = differing.sort("count_other", descending=True).unique("slot", keep="first", maintain_order=True)
    lacking = _slots_lacking_targets(largest, lists, own_pairs)
    rest = differing.filter(~pl.col("slot").is_in(lacking.implode()))
    lacking = pl.concat([lacking, _slots_lacking_targets(rest, lists, own_pairs)])
    return own.filter(pl.col("slot").is_in(lacking.implode())).unique("slot", keep="first", maintain_order=True)


def _target_sums(links: pl.DataFrame, key: str) -> pl.DataFrame:
    """Return the `sum` of hashes and the `count` of distinct targets for each value of the column `key`."""
    distinct_links = links.select(key, "target").unique()
    return distinct_links.group_by(key).agg(sum=(_TARGET // 256).sum(), count=pl.len())


def _slots_lacking_targets(pairs: pl.DataFrame, lists: pl.DataFrame, own_pairs: pl.Series) -> pl.Series:
    """Return the distinct slots in `pairs` that lack a link to a page that their paired page lists.

    Args:
        pairs: Slots with their own `page` and a `target` page that links back.
        lists: Pages (`target`) with each page that they list (`wanted`).
        own_pairs: Pair hashes of the slot and target of each existing link.
    """
    wanted = pairs.select("slot", "page", "target").join(lists, on="target").filter(pl.col("wanted") != pl.col("page"))
    return wanted.filter(~_pair_hashes(wanted, "slot", "wanted").is_in(own_pairs))["slot"].unique()


def _pair_hashes(links: pl.DataFrame, first: str, second: str) -> pl.Series:
    """Return a 64-bit hash of each pair of values of two columns."""
    high, low = (links[name].to_numpy().astype(np.uint64, copy=False) for name in (first, second))
    return pl.Series(high * np.uint64(0x9E3779B97F4A7C15) + low)
