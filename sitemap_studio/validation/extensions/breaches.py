"""Breaches of rules about extensions: which elements of an entry they are, found again and told when they are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np
import polars as pl

from sitemap_studio.core.messages import plural
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, contains, distinct
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.rules.extensions import label_of
from sitemap_studio.validation.containing import Fault, apart, attempt
from sitemap_studio.validation.extensions.alternates import Links, link_lines
from sitemap_studio.validation.extensions.breach import Breach
from sitemap_studio.validation.extensions.elements import MOST_TOLD
from sitemap_studio.validation.extensions.extension_messages import tell
from sitemap_studio.validation.extensions.link_judging import NO_SELF_RULE, judge_links
from sitemap_studio.validation.extensions.memory import NEWS_RULE, ExtensionMemory, in_parts, texts_of
from sitemap_studio.validation.extensions.rules import Broken, Lines, broken_values
from sitemap_studio.validation.unworded import worded


@dataclass(frozen=True)
class Told:
    """One place where an entry breaks a rule, in words.

    Attributes:
        message: One sentence for the user.
        value: The author's text; empty where there is none.
        label: The field concerned, as it is shown.
    """

    message: str
    value: str
    label: str


def breaches_of(
    memory: ExtensionMemory, table: EntryTable, slot: int, *, rules: Collection[str], most: int
) -> list[Breach]:
    """Where one entry breaks rules about extensions, in the order of its elements; `tell` says how.

    Args:
        memory: With which it was judged.
        table: The entries.
        slot: Which entry.
        rules: Those that it breaks.
        most: How many breaches are wanted at most: each costs a look at its element.
    """
    found = attempt(lambda: _breaches_of(memory, table, slot, rules, most))
    return [] if isinstance(found, Fault) else found


def _breaches_of(
    memory: ExtensionMemory, table: EntryTable, slot: int, rules: Collection[str], most: int
) -> list[Breach]:
    values = memory.read(texts_of(table, np.array([slot], np.uint32)))
    elements = _ElementsOf(values)
    found = [(line, broken) for broken in _found(memory, values) for line in np.sort(broken.lines)[:most].tolist()]
    asked = [(line, broken) for line, broken in found if broken.rule in rules]
    asked.sort(key=lambda place: (place[0], place[1].rule))
    return [_breach(elements, table, slot, broken, line) for line, broken in asked[:most]]


def explain(
    memory: ExtensionMemory, table: EntryTable, broken: Mapping[str, SlotArray]
) -> dict[tuple[int, str], list[Told]]:
    """Say which elements of some entries break rules about extensions, and how.

    Args:
        memory: With which they were judged.
        table: The entries.
        broken: Slots by rule.

    Returns:
        For each slot and rule what is told, in the order of the elements; an entry of which that can't be worked out is
        left out.
    """
    slots = distinct(*broken.values())
    told = attempt(lambda: _explained(memory, table, slots, broken))
    if not isinstance(told, Fault):
        return told
    parts, _ = apart("messages about extensions", lambda chosen: _explained(memory, table, chosen, broken), slots)
    return {key: lines for part in parts for key, lines in part.items()}


def _explained(
    memory: ExtensionMemory, table: EntryTable, slots: SlotArray, wanted: Mapping[str, SlotArray]
) -> dict[tuple[int, str], list[Told]]:
    told: dict[tuple[int, str], list[Told]] = {}
    for part in in_parts(texts_of(table, slots)):
        values = memory.read(part)
        elements = _ElementsOf(values)
        by_rule: dict[str, list[Broken]] = {}
        for broken in _found(memory, values):
            by_rule.setdefault(broken.rule, []).append(broken)
        for rule, found in by_rule.items():
            for slot, line, of_rule, more in _places(values, found, wanted.get(rule, NO_SLOTS)):
                lines = told.setdefault((slot, rule), [])
                if more:
                    lines.append(
                        Told(
                            plural(
                                "There is one more of these in the entry.",
                                "There are %n more of these in the entry.",
                                more,
                            ),
                            "",
                            label_of(rule, ""),
                        )
                    )
                else:
                    breach = _breach(elements, table, slot, of_rule, line)
                    message = worded(rule, partial(tell, breach))
                    lines.append(Told(message, breach.value, label_of(rule, breach.field)))
    return told


def _found(memory: ExtensionMemory, values: pl.DataFrame) -> list[Broken]:
    """All that is broken."""
    found = broken_values(values, memory.today)
    if memory.links is not None:
        found += _broken_link_lines(memory.links, values)
    return [*found, Broken(NEWS_RULE, "", _first_news(values))]


def _places(values: pl.DataFrame, found: list[Broken], wanted: SlotArray) -> Iterator[tuple[int, int, Broken, int]]:
    """Where some entries break a rule, as many places of each as are told.

    Args:
        values: What was judged.
        found: The breaches of the rule.
        wanted: The entries, ascending.

    Yields:
        Entry by entry its slot, the line, what is broken there, and 0; behind the places of an entry that has more than
        are told, how many more these are.
    """
    lines = np.concatenate([broken.lines for broken in found])
    which = np.repeat(np.arange(len(found)), [len(broken.lines) for broken in found])
    slots = values["slot"].to_numpy()[lines]
    order = np.lexsort((lines, slots))
    order = order[contains(wanted, slots[order])]
    slots = slots[order]
    if not len(order):
        return
    starts = np.flatnonzero(np.diff(slots.astype(np.int64), prepend=-1))
    for start, count in zip(starts.tolist(), np.diff(starts, append=len(order)).tolist(), strict=True):
        told = count if count <= MOST_TOLD else MOST_TOLD - 1
        for place in order[start : start + told].tolist():
            yield int(slots[start]), int(lines[place]), found[which[place]], 0
        if count > told:
            yield int(slots[start]), -1, found[0], count - told


@dataclass(frozen=True)
class _Element:
    """An element of an entry, as its values tell it.

    Attributes:
        extension: Its name.
        number: Which of the entry's elements of that extension, from 1.
        first: Its line.
        fields: The paths of its lines.
        texts: What stands in them.
        counts: How often it has each field.
        own: Its texts by field; of several of one name the last.
    """

    extension: str
    number: int
    first: int
    fields: list[str]
    texts: list[str | None]
    counts: Mapping[str, int]
    own: Mapping[str, str]


class _ElementsOf:
    """The elements that values are of, found by their lines; the last one asked for is kept."""

    def __init__(self, values: pl.DataFrame) -> None:
        self._values = values
        self._firsts = (values["field"] == "").arg_true().to_numpy()
        numbers = (pl.col("field") == "").cast(pl.UInt32).cum_sum().over("slot", "extension")
        self._numbers = values.select(numbers).to_series()
        self._last: _Element | None = None

    @cached_property
    def alternates(self) -> dict[int, list[str]]:
        """The URLs of the alternates of each entry."""
        is_url = (pl.col("extension") == "alternate") & (pl.col("field") == "@href") & pl.col("value").is_not_null()
        found: dict[int, list[str]] = {}
        for slot, url in self._values.filter(is_url).select("slot", "value").iter_rows():
            found.setdefault(slot, []).append(url)
        return found

    def at(self, line: int) -> _Element:
        """The element that a line belongs to."""
        # Of the dtype of the lines: a number of another one would have all of them converted each time.
        place = int(np.searchsorted(self._firsts, self._firsts.dtype.type(line), "right"))
        first = int(self._firsts[place - 1])
        if self._last is None or self._last.first != first:
            last = int(self._firsts[place]) if place < len(self._firsts) else self._values.height
            self._last = self._element(first, last)
        return self._last

    def _element(self, first: int, last: int) -> _Element:
        lines = self._values.slice(first, last - first)
        fields, texts = lines["field"].to_list(), lines["value"].to_list()
        own = {name: text for name, text in zip(fields, texts, strict=True) if text is not None}
        return _Element(
            lines.item(0, "extension"), int(self._numbers[first]), first, fields, texts, Counter(fields), own
        )


def _breach(elements: _ElementsOf, table: EntryTable, slot: int, broken: Broken, line: int) -> Breach:
    element = elements.at(line)
    place = line - element.first
    field = broken.field or element.fields[place]
    value = element.texts[place] if element.fields[place] or element.extension == "other" else None
    name = broken.rule.partition("-")[0]
    count = element.counts.get(field, 0)
    twin = _twin_of(table.value(slot, "loc"), elements.alternates.get(slot, [])) if broken.rule == NO_SELF_RULE else ""
    return Breach(broken.rule, name, element.number, field, value or "", count, element.own, twin)


def _twin_of(page: str | None, alternates: list[str]) -> str:
    """The first alternate of a page that is its own URL but for a slash at the end of the path."""
    own = _without_slash(page)
    return next((href for href in alternates if _without_slash(href) == own), "")


def _without_slash(loc: str | None) -> tuple[str, ...]:
    scheme, authority, path, *rest = urls.split_loc(urls.stripped(loc))
    return scheme, authority, path.removesuffix("/"), *rest


def _broken_link_lines(links: Links, values: pl.DataFrame) -> Iterator[Broken]:
    """The breaches of links as lines of values: the links of an entry stand in the same order in both."""
    slots = distinct(values["slot"].to_numpy())
    lines, places = link_lines(values), links.of_entries(slots)
    line_slots = values["slot"].to_numpy()[lines]
    lines = lines[np.argsort(line_slots, kind="stable")]
    if len(lines) == len(places):
        for breach in judge_links(links, slots):
            broken = lines[np.searchsorted(places, breach.links)]
            yield Broken(breach.rule, breach.field, broken)


def _first_news(values: pl.DataFrame) -> Lines:
    news = values.with_row_index("line").filter(pl.col("extension") == "news", pl.col("field") == "")
    lines: Lines = news.filter(pl.col("slot").is_first_distinct())["line"].to_numpy().astype(np.intp)
    return lines
