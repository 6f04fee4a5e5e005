"""Validation of the extensions of a set, and after an edit of what it can affect.

The XML of extensions is read by a `Reader` passed in by the caller, which knows the namespaces of files. Only links
between pages and the slots of articles are remembered.
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
from sitemap_studio.validation.extensions.alternates import (
    ALTERNATE_RULES,
    LINKS,
    NO_LINKS,
    Links,
    judge_links,
    links_of,
    page_hashes,
)
from sitemap_studio.validation.extensions.extension_rules import (
    Broken,
    ByRule,
    broken_values,
    elements_by_rule,
    joined,
)
from sitemap_studio.validation.run_rule import run_rule

Reader = Callable[[pl.DataFrame], pl.DataFrame]
"""Reads the values of extensions: from the `slot`, `xml` and `origin` of entries to lines of `slot`, `element`,
`extension`, `field`, `value` and `place` (see `formats.extensions.extension_parsing`)."""

NEWS_RULE: Final = "news-too-many-in-sitemap"

_READING: Final = "extensions"
"""The name of the group of all rules about extensions, where an entry's could not even be read."""

ENTRY_RULE_IDS: Final = tuple(sorted(EXTENSION_RULE_IDS - {NEWS_RULE, *ALTERNATE_RULES}))
"""The rules about one entry alone."""

_REMEMBERED: Final = ("news", "video")
_BYTES_AT_ONCE: Final = 8 << 20
_NO_VALUES: Final = pl.DataFrame(
    schema={"slot": pl.UInt32, "extension": pl.String, "field": pl.String, "value": pl.String}
)


class BlockExtensions(NamedTuple):
    """Results of some entries.

    Attributes:
        by_rule: Where they violate rules about one entry alone.
        links: Their links.
        news: The slots with an article, ascending.
        videos: The slots with a video, ascending.
    """

    by_rule: ByRule
    links: pl.DataFrame
    news: SlotArray
    videos: SlotArray


@dataclass(frozen=True, eq=False)
class ExtensionMemory:
    """What is remembered of the extensions of a set.

    Attributes:
        context: The time with which dates are compared; None to compare none.
        links: All links between pages; None where there are none.
        news: The slots of entries with an article, ascending, also of those that are not in the order.
        videos: The slots of entries with a video, likewise.
    """

    read: Reader
    context: RuleContext | None = None
    links: Links | None = None
    news: SlotArray = field(default_factory=lambda: NO_SLOTS)
    videos: SlotArray = field(default_factory=lambda: NO_SLOTS)
    failed: set[str] = field(default_factory=set)


def judge_block(memory: ExtensionMemory, table: EntryTable, block: int) -> BlockExtensions:
    """Judge the extensions of a block of entries, also of those that are not in the order."""
    sparse = table.extensions[block]
    if sparse.is_empty():
        return BlockExtensions({}, NO_LINKS, NO_SLOTS, NO_SLOTS)
    slots, origins = sparse["entry"] + np.uint32(block << ROW_BITS), table.blocks[block]["origin"]
    texts = pl.DataFrame({"slot": slots, "xml": sparse["xml"], "origin": origins.gather(sparse["entry"])})
    return _judged(memory, table, texts)


def locs_in(table: EntryTable, slots: SlotArray) -> pl.Series:
    """Return the URLs of entries; null for entries without one."""
    return table.rows(slots.astype(np.uint32), ["loc"]).to_series().cast(pl.String)


def texts_of(table: EntryTable, slots: SlotArray) -> pl.DataFrame:
    """Return the extensions of some entries, as a reader takes them."""
    sparse = table.extensions_of(slots)
    chosen = slots[sparse["entry"].to_numpy()]
    return pl.DataFrame({"slot": chosen, "xml": sparse["xml"], "origin": table.origins_of(chosen)})


def in_parts(texts: pl.DataFrame) -> Iterator[pl.DataFrame]:
    """Yield the same in parts whose values need little memory."""
    ends = texts["xml"].str.len_bytes().cum_sum().to_numpy()
    first = 0
    while first < texts.height:
        before = int(ends[first - 1]) if first else 0
        last = max(first + 1, int(np.searchsorted(ends, before + _BYTES_AT_ONCE, "right")))
        yield texts.slice(first, last - first)
        first = last


def _judged(memory: ExtensionMemory, table: EntryTable, texts: pl.DataFrame) -> BlockExtensions:
    parts = []
    for part in in_parts(texts):
        values = run_rule(_READING, partial(memory.read, part), _NO_VALUES, memory.failed)
        broken = broken_values(values, memory.context, memory.failed, partial(locs_in, table))
        by_rule = elements_by_rule(broken, values["slot"].to_numpy(), values["field"])
        links = run_rule(LINKS, partial(links_of, values), NO_LINKS, memory.failed)
        news, videos = (
            unique_slots(values["slot"].filter(values["extension"] == name).to_numpy()) for name in _REMEMBERED
        )
        parts.append(BlockExtensions(by_rule, links, news, videos))
    return _joined(parts)


def _joined(parts: Iterable[BlockExtensions]) -> BlockExtensions:
    by_rule, links, news, videos = [], [NO_LINKS], [], []
    for part in parts:
        by_rule.append(part.by_rule)
        links.append(part.links)
        news.append(part.news)
        videos.append(part.videos)
    all_links = pl.concat(links).sort("slot", maintain_order=True)
    return BlockExtensions(joined(by_rule), all_links, unique_slots(*news), unique_slots(*videos))


def remember(
    memory: ExtensionMemory, table: EntryTable, parts: Iterable[BlockExtensions]
) -> tuple[ExtensionMemory, ByRule, SlotArray]:
    """Judge what needs all entries of a set.

    Returns:
        The memory of this set, where entries violate any rule but that about the articles of a sitemap, and the slots
        that violate that one.
    """
    whole = _joined(parts)
    links = Links.of(whole.links, table)
    by_rule = joined([whole.by_rule, _judge_links(memory, links)])
    memory = replace(memory, links=links, news=whole.news, videos=whole.videos)
    return memory, by_rule, _judge_news(memory, table, whole.news)


def _judge_links(memory: ExtensionMemory, links: Links | None, entries: SlotArray | None = None) -> ByRule:
    if links is None:
        return {}
    broken: list[Broken] = run_rule(LINKS, lambda: list(judge_links(links, entries)), [], memory.failed)
    return elements_by_rule(filter(lambda each: len(each.lines), broken), links.columns["slot"].to_numpy())


def _judge_news(memory: ExtensionMemory, table: EntryTable, news: SlotArray) -> SlotArray:
    return run_rule(NEWS_RULE, partial(_beyond, table, news), NO_SLOTS, memory.failed)


def _beyond(table: EntryTable, news: SlotArray) -> SlotArray:
    """Return the entries with an article behind as many as a sitemap may have."""
    most = EXTENSION_NAMES["news"].max_per_sitemap or 0
    if len(news) <= most:
        return NO_SLOTS
    places = table.positions()[news]
    slots = news[np.argsort(places)][np.count_nonzero(places < 0) :]
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    starts = np.flatnonzero(np.diff(sitemaps.astype(np.int64), prepend=-1))
    number = np.arange(len(slots)) - np.repeat(starts, np.diff(starts, append=len(slots)))
    return np.sort(slots[number >= most])


class Rejudged(NamedTuple):
    """What judging again came to.

    Attributes:
        by_rules: Groups of rules, the slots judged again by them, and where these violate them.
        news: All slots that violate the rule about the articles of a sitemap; None where that cannot have changed.
    """

    memory: ExtensionMemory
    by_rules: tuple[tuple[tuple[str, ...], SlotArray, ByRule], ...]
    news: SlotArray | None


def judge_again(
    memory: ExtensionMemory, table: EntryTable, *, relisted: SlotArray, entered: SlotArray, rewritten: SlotArray
) -> Rejudged:
    """Judge again what an edit can affect, given the entries after it; all slots ascend.

    Args:
        memory: What was remembered before it.
        table: The entries after it.
        relisted: Slots with another URL or place, or removed.
        entered: Those of them that were inserted or removed.
        rewritten: Slots with other extensions.
    """
    had_news = len(memory.news) > 0
    # URLs of videos are compared with the URL of the page.
    renamed = intersection(relisted, memory.videos)
    relisted, reread = unique_slots(relisted, rewritten), NO_SLOTS
    values: ByRule = {}
    # Those that are removed are remembered as they are now, too: they may come back.
    inserted = unique_slots(entered[table.has_position(entered)], rewritten)
    judged = unique_slots(inserted, renamed[table.has_position(renamed)])
    if len(rewritten) or len(renamed) or (len(entered) and any(not sparse.is_empty() for sparse in table.extensions)):
        found, reread = _judged(memory, table, texts_of(table, judged)), unique_slots(entered, rewritten, renamed)
        values = joined([{rule: each.chosen(table.has_position(each.slots)) for rule, each in found.by_rule.items()}])
        links, own = memory.links, found.links.filter(pl.col("slot").is_in(pl.Series(inserted).implode()))
        links = Links.of(own, table) if links is None else links.with_entries(inserted, own)
        memory = replace(
            memory,
            links=links,
            news=unique_slots(difference(memory.news, inserted), intersection(found.news, inserted)),
            videos=unique_slots(difference(memory.videos, inserted), found.videos),
        )
    # Without links left, entries that had some violate no rule about them any more.
    concerned = rewritten
    if memory.links is not None and len(relisted):
        links, concerned = _links_again(memory.links, table, relisted, inserted)
        memory = replace(memory, links=links)
    alternates = _judge_links(memory, memory.links, concerned) if len(relisted) else {}
    news = _judge_news(memory, table, memory.news) if (had_news or len(memory.news)) and len(relisted) else None
    return Rejudged(memory, ((ENTRY_RULE_IDS, reread, values), (ALTERNATE_RULES, concerned, alternates)), news)


def _links_again(links: Links, table: EntryTable, relisted: SlotArray, inserted: SlotArray) -> tuple[Links, SlotArray]:
    """Return the links where some entries have other URLs or are new, and the slots of all that are concerned."""
    pages = np.zeros(len(relisted), np.uint64)
    stays = table.has_position(relisted)
    pages[stays] = page_hashes(table.rows(relisted[stays], ["loc"]).to_series())
    links, concerned = links.with_pages(relisted, pages, table.slot_capacity)
    if len(inserted):
        # They may hold other links than before: entries that link to them are concerned, whatever their URL.
        concerned = unique_slots(concerned, inserted, links.sources(links.pages[inserted]))
    return links, concerned
