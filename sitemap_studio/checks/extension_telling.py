"""Telling problems of extensions: which elements of an entry break a rule, found again when they are shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice

import numpy as np
import polars as pl

from sitemap_studio.checks.alternates import Links, judge_links, link_lines
from sitemap_studio.checks.containing import Fault, apart, attempt, spared
from sitemap_studio.checks.elements import MOST_TOLD
from sitemap_studio.checks.extension_memory import NEWS_RULE, ExtensionMemory, in_parts, texts_of
from sitemap_studio.checks.extension_messages import Breach, tell
from sitemap_studio.checks.extensions import Broken, Lines, broken_values
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.rules.extensions import label_of
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray, distinct


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
    texts = texts_of(table, np.array([slot], np.uint32))
    wanted = {(slot, rule) for rule in rules}
    return [breach for _, breach in islice(_breaches(memory, memory.read(texts), wanted), most)]


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
    wanted = {(slot, rule) for rule, concerned in broken.items() for slot in concerned.tolist()}
    told = attempt(lambda: _explained(memory, table, slots, wanted))
    if not isinstance(told, Fault):
        return told
    parts, _ = apart("messages about extensions", lambda chosen: _explained(memory, table, chosen, wanted), slots)
    return {key: lines for part in parts for key, lines in part.items()}


def _explained(
    memory: ExtensionMemory, table: EntryTable, slots: SlotArray, wanted: set[tuple[int, str]]
) -> dict[tuple[int, str], list[Told]]:
    told: dict[tuple[int, str], list[Told]] = {}
    for part in in_parts(texts_of(table, slots)):
        values = memory.read(part)
        for slot, breach in _breaches(memory, values, wanted):
            message = spared(breach.rule, partial(tell, breach), RULES[breach.rule].explanation)
            line = Told(message, breach.value, label_of(breach.rule, breach.field))
            told.setdefault((slot, breach.rule), []).append(line)
    return {key: _shortened(lines, key[1]) for key, lines in told.items()}


def _shortened(lines: list[Told], rule: str) -> list[Told]:
    if len(lines) <= MOST_TOLD:
        return lines
    more = len(lines) - MOST_TOLD + 1
    return [*lines[: MOST_TOLD - 1], Told(f"There are {more:,} more of these in the entry.", "", label_of(rule, ""))]


def _breaches(
    memory: ExtensionMemory, values: pl.DataFrame, wanted: set[tuple[int, str]]
) -> Iterator[tuple[int, Breach]]:
    found = broken_values(values, memory.today)
    if memory.links is not None:
        found += _broken_link_lines(memory.links, values)
    found += [Broken(NEWS_RULE, "", _first_news(values))]
    element_lines = (values["field"] == "").arg_true().to_numpy()
    numbers = _numbers(values)
    pairs = [(int(line), breach) for breach in found for line in breach.lines]
    for line, breach in sorted(pairs, key=lambda pair: (pair[0], pair[1].rule)):
        slot = int(values.item(line, "slot"))
        if (slot, breach.rule) not in wanted:
            continue
        place = int(np.searchsorted(element_lines, line, "right"))
        first = int(element_lines[place - 1])
        last = int(element_lines[place]) if place < len(element_lines) else values.height
        yield slot, _breach(values.slice(first, last - first), breach, line - first, int(numbers[first]))


def _numbers(values: pl.DataFrame) -> pl.Series:
    """For each line the number of its element among those of its entry and extension."""
    return values.select((pl.col("field") == "").cast(pl.UInt32).cum_sum().over("slot", "extension")).to_series()


def _breach(element: pl.DataFrame, broken: Broken, line: int, number: int) -> Breach:
    fields, texts = element["field"].to_list(), element["value"].to_list()
    field = broken.field or fields[line]
    value = texts[line] if fields[line] or element.item(0, "extension") == "other" else None
    own = {name: text for name, text in zip(fields, texts, strict=True) if text is not None}
    name = broken.rule.partition("-")[0]
    return Breach(broken.rule, name, number, field, value or "", fields.count(field), own)


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
