"""Validation of the extensions of a set, and after an edit of what it can affect.

The XML of extensions is read by a `Reader` handed in from above, which knows the namespaces of files. Only links between
pages and the slots of articles are remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, PLACE_BITS, SlotArray, distinct, without
from sitemap_studio.protocol.rules.extensions import EXTENSION_NAMES, EXTENSION_RULE_IDS
from sitemap_studio.validation.extensions.alternates import (
    ALTERNATE_RULES,
    LINKS,
    NO_LINKS,
    LinkColumns,
    Links,
    broken_links,
    joined_links,
    judge_links,
    links_of,
    page_hashes,
)
from sitemap_studio.validation.extensions.extension_rules import (
    ByRule,
    broken_elements,
    broken_values,
    joined,
)
from sitemap_studio.validation.run_rule import run_rule

Reader = Callable[[pl.DataFrame], pl.DataFrame]
"""Reads the values of extensions: from the `slot`, `xml` and `origin` of entries to lines of `slot`, `element`,
`extension`, `field`, `value` and `place` (see `formats.extensions.values`)."""

NEWS_RULE: Final = "news-too-many-in-sitemap"
"""The rule about the articles of a sitemap."""

_READING: Final = "extensions"
"""What all rules about extensions are called together, where an entry's could not even be read."""

ENTRY_RULE_IDS: Final = tuple(sorted(EXTENSION_RULE_IDS - {NEWS_RULE, *ALTERNATE_RULES}))
"""The rules that look at one entry alone."""

_BYTES_AT_ONCE: Final = 8 << 20
_NO_VALUES: Final = pl.DataFrame(
    schema={"slot": pl.UInt32, "extension": pl.String, "field": pl.String, "value": pl.String}
)


@dataclass(frozen=True)
class BlockExtensions:
    """What the extensions of some entries come to.

    Attributes:
        by_rule: Where entries break the rules that look at one entry alone.
        links: The links.
        news: The slots of entries with an article, ascending.
    """

    by_rule: ByRule
    links: LinkColumns
    news: SlotArray


@dataclass(frozen=True, eq=False)
class ExtensionMemory:
    """What is remembered of the extensions of a set.

    Attributes:
        read: Reads their values.
        today: Against which dates are held; None judges none.
        links: All links between pages; None where there are none.
        news: The slots of entries with an article, ascending, those that are not in the order included.
        failed: Gets the rules that raise.
    """

    read: Reader
    today: date | None = None
    links: Links | None = None
    news: SlotArray = field(default_factory=lambda: NO_SLOTS)
    failed: set[str] = field(default_factory=set)


def judge_block(memory: ExtensionMemory, table: EntryTable, block: int) -> BlockExtensions:
    """Judge the extensions of a block of entries, those that are not in the order included."""
    sparse = table.extensions[block]
    if sparse.is_empty():
        return BlockExtensions({}, NO_LINKS, NO_SLOTS)
    places = sparse["entry"]
    texts = pl.DataFrame(
        {
            "slot": places + np.uint32(block << PLACE_BITS),
            "xml": sparse["xml"],
            "origin": table.blocks[block]["origin"].gather(places),
        }
    )
    return _judged(memory, texts)


def texts_of(table: EntryTable, slots: SlotArray) -> pl.DataFrame:
    """The extensions of some entries, as a reader takes them."""
    sparse = table.extensions_of(slots)
    chosen = slots[sparse["entry"].to_numpy()]
    return pl.DataFrame({"slot": chosen, "xml": sparse["xml"], "origin": table.origins_of(chosen)})


def in_parts(texts: pl.DataFrame) -> Iterator[pl.DataFrame]:
    """The same, so many at once that their values need little memory."""
    ends = texts["xml"].str.len_bytes().cum_sum().to_numpy()
    first = 0
    while first < texts.height:
        before = int(ends[first - 1]) if first else 0
        last = max(first + 1, int(np.searchsorted(ends, before + _BYTES_AT_ONCE, "right")))
        yield texts.slice(first, last - first)
        first = last


def _judged(memory: ExtensionMemory, texts: pl.DataFrame) -> BlockExtensions:
    rules: list[ByRule] = []
    links: list[LinkColumns] = []
    news: list[SlotArray] = []
    for part in in_parts(texts):
        values = run_rule(_READING, partial(memory.read, part), _NO_VALUES, memory.failed)
        columns = run_rule(LINKS, partial(links_of, values), NO_LINKS, memory.failed)
        rules.append(broken_elements(values, broken_values(values, memory.today, memory.failed)))
        links.append(columns)
        news.append(distinct(values["slot"].filter(values["extension"] == "news").to_numpy()))
    return BlockExtensions(joined(rules), joined_links(*links), distinct(*news))


def remember(
    memory: ExtensionMemory, table: EntryTable, parts: Iterable[BlockExtensions]
) -> tuple[ExtensionMemory, ByRule, SlotArray]:
    """Judge what needs all entries of a set.

    Args:
        memory: That the blocks were judged with.
        table: The entries.
        parts: What every block came to.

    Returns:
        The memory of this set, where entries break the rules about alternates, and the slots that break the rule about
        the articles of a sitemap.
    """
    parts = list(parts)
    columns = joined_links(*(part.links for part in parts if len(part.links)))
    links = Links.build(columns, table) if len(columns) else None
    news = distinct(*(part.news for part in parts))
    by_rule = _judged_links(memory, links) if links else {}
    return replace(memory, links=links, news=news), by_rule, _news(memory, table, news)


def _judged_links(memory: ExtensionMemory, links: Links, entries: SlotArray | None = None) -> ByRule:
    return broken_links(links, run_rule(LINKS, partial(judge_links, links, entries), [], memory.failed))


def _news(memory: ExtensionMemory, table: EntryTable, news: SlotArray) -> SlotArray:
    return run_rule(NEWS_RULE, partial(_beyond, table, news), NO_SLOTS, memory.failed)


def _beyond(table: EntryTable, news: SlotArray) -> SlotArray:
    """Of the entries with an article those that stand behind as many as a sitemap may have."""
    most = EXTENSION_NAMES["news"].max_per_sitemap
    if most is None or len(news) <= most:
        return NO_SLOTS
    places = table.positions()[news]
    slots = news[np.argsort(places)][np.count_nonzero(places < 0) :]
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    is_first = np.diff(sitemaps.astype(np.int64), prepend=-1) != 0
    number = np.arange(len(slots)) - np.flatnonzero(is_first)[np.cumsum(is_first) - 1]
    return np.sort(slots[number >= most])


@dataclass(frozen=True)
class Rejudged:
    """What judging again came to.

    Attributes:
        memory: As it is now.
        values: The slots judged again by rules that look at one entry alone, and where they break them.
        alternates: The slots judged again by the rules about alternates, and likewise.
        news: All slots that violate the rule about the articles of a sitemap; None where that cannot have changed.
    """

    memory: ExtensionMemory
    values: tuple[SlotArray, ByRule]
    alternates: tuple[SlotArray, ByRule]
    news: SlotArray | None


def judge_again(
    memory: ExtensionMemory,
    table: EntryTable,
    *,
    relisted: SlotArray,
    entered: SlotArray,
    rewritten: SlotArray = NO_SLOTS,
) -> Rejudged:
    """Judge again what an edit can affect.

    Args:
        memory: Before the edit.
        table: After it.
        relisted: Slots with another address or place, or gone, ascending.
        entered: Those of them that came or went: their extensions are read again.
        rewritten: Slots with other extensions, ascending: these are read again, too.
    """
    had_news = len(memory.news) > 0
    relisted, reread = distinct(relisted, rewritten), distinct(entered, rewritten)
    values: tuple[SlotArray, ByRule] = (NO_SLOTS, {})
    # Those that are gone are remembered as they are now, too: they may come back.
    came = distinct(entered[table.is_placed(entered)], rewritten)
    if len(rewritten) or (len(entered) and any(not sparse.is_empty() for sparse in table.extensions)):
        judged = _judged(memory, texts_of(table, came))
        present = {rule: found.chosen(table.is_placed(found.slots)) for rule, found in judged.by_rule.items()}
        values = (reread, {rule: found for rule, found in present.items() if len(found)})
        memory = _with_entries(memory, table, came, judged)
    # Where no links are left, those who had some break no rule about them any more.
    alternates: tuple[SlotArray, ByRule] = (rewritten, {})
    if memory.links is not None and len(relisted):
        links, concerned = _links_again(memory.links, table, relisted, came)
        memory = replace(memory, links=links)
        alternates = (concerned, _judged_links(memory, links, concerned))
    news = None
    if (had_news or len(memory.news)) and len(relisted):
        news = _news(memory, table, memory.news)
    return Rejudged(memory, values, alternates, news)


def _links_again(links: Links, table: EntryTable, relisted: SlotArray, came: SlotArray) -> tuple[Links, SlotArray]:
    """The links between pages where some have other addresses or are new, and the slots of all that are concerned."""
    pages = np.zeros(len(relisted), np.uint64)
    stays = table.is_placed(relisted)
    pages[stays] = page_hashes(table.rows(relisted[stays], ["loc"]).to_series())
    links, concerned = links.with_pages(relisted, pages, table.slot_capacity)
    if len(came):
        # They may hold other links than before: entries that link to them are concerned, whatever their URL.
        answering = links.columns.slot[links.to_pages(np.unique(links.pages[came]))]
        concerned = distinct(concerned, came, answering)
    return links, concerned


def _with_entries(
    memory: ExtensionMemory, table: EntryTable, came: SlotArray, judged: BlockExtensions
) -> ExtensionMemory:
    """The memory with what some entries, given ascending, hold now."""
    links = memory.links
    if links is not None:
        links = links.with_columns(came, judged.links)
        links = links if len(links.columns) else None
    elif len(judged.links):
        links = Links.build(judged.links, table)
    news = distinct(without(memory.news, came), judged.news)
    return replace(memory, links=links, news=news)
