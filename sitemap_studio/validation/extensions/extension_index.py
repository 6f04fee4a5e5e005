"""Validation of the extensions of a set, and index of the values that rules about several entries need.

The caller provides a `Reader` for the XML of extensions, because it knows the namespaces of files. The index contains the
links between pages, and the slots with articles and videos.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, ROW_BITS, SlotArray, difference, intersection, unique_slots
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.protocol.rules.extension_field_rules import EXTENSION_RULE_IDS
from sitemap_studio.protocol.url_syntax import page_hashes
from sitemap_studio.validation.extensions.alternates import (
    ALTERNATE_RULES,
    LINKS,
    NO_LINKS,
    Links,
    extract_links,
    validate_links,
)
from sitemap_studio.validation.extensions.extension_rules import (
    ElementsByRule,
    ViolatedRule,
    elements_by_rule,
    find_violated_rules,
    join_elements,
)
from sitemap_studio.validation.run_rule import run_rule

Reader = Callable[[pl.DataFrame], pl.DataFrame]
"""Reads the values of extensions: from the `slot`, `xml` and `origin` of entries to lines of `slot`, `element`,
`extension`, `field`, `value` and `place` (see `formats.extensions.extension_parsing`)."""

NEWS_RULE: Final = "news-too-many-in-sitemap"

_READING_GROUP: Final = "extensions"
"""Name under which a failure to read extensions is reported."""

ENTRY_RULE_IDS: Final = tuple(sorted(EXTENSION_RULE_IDS - {NEWS_RULE, *ALTERNATE_RULES}))
"""Rules about a single entry."""

_INDEXED_EXTENSIONS: Final = ("news", "video")
_BYTES_AT_ONCE: Final = 8 << 20
_NO_VALUES: Final = pl.DataFrame(
    schema={"slot": pl.UInt32, "extension": pl.String, "field": pl.String, "value": pl.String}
)


class BlockExtensions(NamedTuple):
    """Validation results of a block of entries.

    Attributes:
        by_rule: Violations of rules about a single entry.
        links: Links to alternates, in the columns of `NO_LINKS`.
        news: Slots with an article, ascending.
        videos: Slots with a video, ascending.
    """

    by_rule: ElementsByRule
    links: pl.DataFrame
    news: SlotArray
    videos: SlotArray


@dataclass(frozen=True, eq=False)
class ExtensionIndex:
    """Index of the extensions of a set; it includes removed entries.

    Attributes:
        read: Reads the values of extensions.
        context: The time that dates are compared with; None to compare no dates.
        links: All links between pages; None without links.
        news: Slots with an article, ascending.
        videos: Slots with a video, ascending.
        failed: Receives the names of rules that raise.
    """

    read: Reader
    context: RuleContext | None = None
    links: Links | None = None
    news: SlotArray = field(default_factory=lambda: NO_SLOTS)
    videos: SlotArray = field(default_factory=lambda: NO_SLOTS)
    failed: set[str] = field(default_factory=set)


def validate_block_extensions(extension_index: ExtensionIndex, table: EntryTable, block: int) -> BlockExtensions:
    """Return violations, links, and slots with news and videos of one block, including removed entries."""
    sparse = table.extensions[block]
    if sparse.is_empty():
        return BlockExtensions({}, NO_LINKS, NO_SLOTS, NO_SLOTS)
    slots, origins = sparse["entry"] + np.uint32(block << ROW_BITS), table.blocks[block]["origin"]
    texts = pl.DataFrame({"slot": slots, "xml": sparse["xml"], "origin": origins.gather(sparse["entry"])})
    return _validate_texts(extension_index, table, texts)


def urls_of_entries(table: EntryTable, slots: SlotArray) -> pl.Series:
    """Return the URL of each entry; null for entries without a URL."""
    return table.rows(slots.astype(np.uint32), ["loc"]).to_series().cast(pl.String)


def xml_of_entries(table: EntryTable, slots: SlotArray) -> pl.DataFrame:
    """Return a frame with `slot`, `xml` and `origin` of the given entries, without entries that have no extensions."""
    sparse = table.extensions_of(slots)
    chosen = slots[sparse["entry"].to_numpy()]
    return pl.DataFrame({"slot": chosen, "xml": sparse["xml"], "origin": table.origins_of(chosen)})


def split_by_size(texts: pl.DataFrame) -> Iterator[pl.DataFrame]:
    """Yield consecutive slices of a frame with at most `_BYTES_AT_ONCE` bytes of XML, or a single larger row."""
    ends = texts["xml"].str.len_bytes().cum_sum().to_numpy()
    first = 0
    while first < texts.height:
        before = int(ends[first - 1]) if first else 0
        last = max(first + 1, int(np.searchsorted(ends, before + _BYTES_AT_ONCE, "right")))
        yield texts.slice(first, last - first)
        first = last


def read_links(table: EntryTable, read: Reader) -> Links | None:
    """Return the links between alternates of all entries, without validating extensions; None without links."""
    slots = table.order[np.argsort(table.order)]
    texts = xml_of_entries(table, slots)
    texts = texts.filter(pl.col("xml").str.contains("hreflang", literal=True))
    parts = [extract_links(read(part)) for part in split_by_size(texts)]
    return Links.from_columns(pl.concat([NO_LINKS, *parts]).sort("slot", maintain_order=True), table)


def _validate_texts(extension_index: ExtensionIndex, table: EntryTable, texts: pl.DataFrame) -> BlockExtensions:
    """Read extensions slice by slice; return violations of single entries, links, and slots with news and videos."""
    parts = []
    for part in split_by_size(texts):
        values = run_rule(_READING_GROUP, partial(extension_index.read, part), _NO_VALUES, extension_index.failed)
        broken = find_violated_rules(
            values, extension_index.context, extension_index.failed, partial(urls_of_entries, table)
        )
        by_rule = elements_by_rule(broken, values["slot"].to_numpy(), values["field"])
        links = run_rule(LINKS, partial(extract_links, values), NO_LINKS, extension_index.failed)
        news, videos = (
            unique_slots(values["slot"].filter(values["extension"] == name).to_numpy()) for name in _INDEXED_EXTENSIONS
        )
        parts.append(BlockExtensions(by_rule, links, news, videos))
    return _join_block_results(parts)


def _join_block_results(parts: Iterable[BlockExtensions]) -> BlockExtensions:
    """Return the results of several blocks or slices as one, sorted by slot."""
    by_rule, links, news, videos = [], [NO_LINKS], [], []
    for part in parts:
        by_rule.append(part.by_rule)
        links.append(part.links)
        news.append(part.news)
        videos.append(part.videos)
    all_links = pl.concat(links).sort("slot", maintain_order=True)
    return BlockExtensions(join_elements(by_rule), all_links, unique_slots(*news), unique_slots(*videos))


def build_extension_index(
    extension_index: ExtensionIndex, table: EntryTable, parts: Iterable[BlockExtensions]
) -> tuple[ExtensionIndex, ElementsByRule, SlotArray]:
    """Index the links, articles and videos of all blocks, and validate the rules about several entries.

    Returns:
        The index, the violations of all rules except `NEWS_RULE`, and the slots that violate `NEWS_RULE`.
    """
    whole = _join_block_results(parts)
    links = Links.from_columns(whole.links, table)
    by_rule = join_elements([whole.by_rule, _validate_links(extension_index, links)])
    extension_index = replace(extension_index, links=links, news=whole.news, videos=whole.videos)
    return extension_index, by_rule, _find_excess_news(extension_index, table, whole.news)


def _validate_links(
    extension_index: ExtensionIndex, links: Links | None, entries: SlotArray | None = None
) -> ElementsByRule:
    """Return the violations of the rules about links by rule, of all entries or of the slots `entries`.

    If the rules raise, the error is logged, and the result is empty.
    """
    if links is None:
        return {}
    broken: list[ViolatedRule] = run_rule(
        LINKS, lambda: list(validate_links(links, entries)), [], extension_index.failed
    )
    return elements_by_rule(filter(lambda each: len(each.lines), broken), links.columns["slot"].to_numpy())


def _find_excess_news(extension_index: ExtensionIndex, table: EntryTable, news: SlotArray) -> SlotArray:
    """Return the slots that violate `NEWS_RULE`, ascending; empty, with the rule in `failed`, if it raises."""
    return run_rule(NEWS_RULE, partial(_news_over_limit, table, news), NO_SLOTS, extension_index.failed)


def _news_over_limit(table: EntryTable, news: SlotArray) -> SlotArray:
    """Return the slots with an article that come after the first `max_per_sitemap` of their sitemap, ascending."""
    most = EXTENSION_NAMES["news"].max_per_sitemap or 0
    if len(news) <= most:
        return NO_SLOTS
    places = table.positions()[news]
    slots = news[np.argsort(places)][np.count_nonzero(places < 0) :]
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    starts = np.flatnonzero(np.diff(sitemaps.astype(np.int64), prepend=-1))
    number = np.arange(len(slots)) - np.repeat(starts, np.diff(starts, append=len(slots)))
    return np.sort(slots[number >= most])


class RevalidatedExtensions(NamedTuple):
    """Results of `revalidate_extensions`.

    Attributes:
        extension_index: The updated index.
        by_rules: Tuples of rule ids, the slots that were validated by these rules, and their violations.
        news: All slots that violate `NEWS_RULE`; None if the edit cannot affect the rule.
    """

    extension_index: ExtensionIndex
    by_rules: tuple[tuple[tuple[str, ...], SlotArray, ElementsByRule], ...]
    news: SlotArray | None


def revalidate_extensions(
    extension_index: ExtensionIndex, table: EntryTable, *, relisted: SlotArray, entered: SlotArray, rewritten: SlotArray
) -> RevalidatedExtensions:
    """Update the index after an edit, and validate the entries that the edit may affect; all slots ascend.

    Args:
        extension_index: The index before the edit.
        table: The entries after the edit.
        relisted: Slots whose URL changed, or that were moved, inserted or removed.
        entered: Slots that were inserted or removed; a subset of `relisted`.
        rewritten: Slots whose extensions changed.

    Returns:
        The updated index, and the violations of the validated entries.
    """
    had_news = len(extension_index.news) > 0
    # URLs of videos are compared with the URL of the page.
    renamed = intersection(relisted, extension_index.videos)
    relisted, reread = unique_slots(relisted, rewritten), NO_SLOTS
    values: ElementsByRule = {}
    # The index includes removed entries, because undo may restore them.
    inserted = unique_slots(entered[table.has_position(entered)], rewritten)
    validated = unique_slots(inserted, renamed[table.has_position(renamed)])
    if len(rewritten) or len(renamed) or (len(entered) and any(not sparse.is_empty() for sparse in table.extensions)):
        found, reread = (
            _validate_texts(extension_index, table, xml_of_entries(table, validated)),
            unique_slots(entered, rewritten, renamed),
        )
        values = join_elements(
            [{rule: each.select(table.has_position(each.slots)) for rule, each in found.by_rule.items()}]
        )
        links, own = extension_index.links, found.links.filter(pl.col("slot").is_in(pl.Series(inserted).implode()))
        links = Links.from_columns(own, table) if links is None else links.with_entries(inserted, own)
        extension_index = replace(
            extension_index,
            links=links,
            news=unique_slots(difference(extension_index.news, inserted), intersection(found.news, inserted)),
            videos=unique_slots(difference(extension_index.videos, inserted), found.videos),
        )
    # Entries that lost all links no longer violate rules about links.
    concerned = rewritten
    if extension_index.links is not None and len(relisted):
        links, concerned = _update_links(extension_index.links, table, relisted, inserted)
        extension_index = replace(extension_index, links=links)
    alternates = _validate_links(extension_index, extension_index.links, concerned) if len(relisted) else {}
    news = (
        _find_excess_news(extension_index, table, extension_index.news)
        if (had_news or len(extension_index.news)) and len(relisted)
        else None
    )
    return RevalidatedExtensions(
        extension_index, ((ENTRY_RULE_IDS, reread, values), (ALTERNATE_RULES, concerned, alternates)), news
    )


def _update_links(links: Links, table: EntryTable, relisted: SlotArray, inserted: SlotArray) -> tuple[Links, SlotArray]:
    """Return the links with the current URLs of `relisted`, and the slots whose links must be validated.

    Among these are `inserted` and the entries that link to them.
    """
    pages = np.zeros(len(relisted), np.uint64)
    stays = table.has_position(relisted)
    pages[stays] = page_hashes(table.rows(relisted[stays], ["loc"]).to_series())
    links, concerned = links.with_pages(relisted, pages, table.slot_capacity)
    if len(inserted):
        # Their links may have changed, so entries that link to them are validated even if the URL is the same.
        concerned = unique_slots(concerned, inserted, links.entries_linking_to(links.pages[inserted]))
    return links, concerned
