"""Violations of rules about extensions: which elements of an entry they are, and their messages."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from sitemap_studio.core.messages import plural
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, isin_sorted, unique_slots
from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.extension_items import ExtensionItem, ExtensionValue
from sitemap_studio.protocol.language_codes import X_DEFAULT
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.extension_field_rules import Violation, field_label, violation_message
from sitemap_studio.validation.extensions.alternates import (
    INCOMPLETE_RULE,
    NO_SELF_RULE,
    judge_links,
    link_lines,
    page_hashes,
)
from sitemap_studio.validation.extensions.extension_index import (
    NEWS_RULE,
    ExtensionMemory,
    in_parts,
    locs_in,
    texts_of,
)
from sitemap_studio.validation.extensions.extension_rules import MAX_LISTED, Broken, broken_values
from sitemap_studio.validation.run_rule import run_rule

_MESSAGES: Final = "extension-messages"


class ViolationMessage(NamedTuple):
    """The message about one place where an entry violates a rule, the author's text, and the field as it is shown."""

    message: str
    value: str
    label: str


def violations_of(
    memory: ExtensionMemory, table: EntryTable, slot: int, *, rules: Collection[str], most: int
) -> list[Violation]:
    """Return where one entry violates some rules about extensions, in the order of its elements; each costs a look."""

    def find() -> list[Violation]:
        violations = _Violations(memory, table, texts_of(table, np.array([slot], np.uint32)))
        asked = [each for each in violations.found if each.rule in rules]
        places = [(line, each.rule, each) for each in asked for line in np.sort(each.lines)[:most].tolist()]
        places.sort(key=lambda place: place[:2])
        return [violations.at(line, broken) for line, _, broken in places[:most]]

    return run_rule(_MESSAGES, find, [], set())


def explain(
    memory: ExtensionMemory, table: EntryTable, broken: Mapping[str, SlotArray], profile: Profile
) -> dict[tuple[int, str], list[ViolationMessage]]:
    """Return the messages about the elements of some entries that violate rules about extensions.

    Returns:
        For each slot and rule the messages in the order of the elements; without entries where that fails.
    """
    return run_rule(_MESSAGES, partial(_explained, memory, table, broken, profile), {}, set())


def _explained(
    memory: ExtensionMemory, table: EntryTable, asked: Mapping[str, SlotArray], profile: Profile
) -> dict[tuple[int, str], list[ViolationMessage]]:
    messages: dict[tuple[int, str], list[ViolationMessage]] = {}
    for part in in_parts(texts_of(table, unique_slots(*asked.values()))):
        violations = _Violations(memory, table, part)
        by_rule: dict[str, list[Broken]] = {}
        for broken in violations.found:
            by_rule.setdefault(broken.rule, []).append(broken)
        for rule in asked.keys() & by_rule.keys():
            for slot, of_entry in violations.of_rule(by_rule[rule], asked[rule], profile):
                messages[slot, rule] = of_entry
    return messages


class _Violations:
    """The violations in some extensions, found again with the lines of their elements."""

    def __init__(self, memory: ExtensionMemory, table: EntryTable, texts: pl.DataFrame) -> None:
        self._memory, self._table, self._values = memory, table, memory.read(texts)
        self._slots = self._values["slot"].to_numpy()
        self._firsts = (self._values["field"] == "").arg_true().to_numpy()
        self.found = [
            *broken_values(self._values, memory.context, set(), partial(locs_in, table)),
            *self._broken_links(memory),
            self._first_news(),
        ]
        numbers = (pl.col("field") == "").cast(pl.UInt32).cum_sum().over("slot", "extension")
        self._numbers = self._values.select(numbers).to_series()
        self._last: tuple[int, ExtensionItem, list[ExtensionValue]] | None = None

    def _broken_links(self, memory: ExtensionMemory) -> Iterator[Broken]:
        """Yield violations of links as lines of values: the links of an entry have the same order in both."""
        if memory.links is None:
            return
        slots = unique_slots(self._slots)
        lines = link_lines(self._values).sort("slot", maintain_order=True)["line"].to_numpy()
        places = memory.links.places(slots)
        if len(lines) == len(places):
            for broken in judge_links(memory.links, slots):
                at = lines[np.searchsorted(places, broken.lines)]
                yield Broken(broken.rule, broken.field, at.astype(np.intp))

    def _first_news(self) -> Broken:
        news = self._values.with_row_index("line").filter(pl.col("extension") == "news", pl.col("field") == "")
        first = news.filter(pl.col("slot").is_first_distinct())["line"]
        return Broken(NEWS_RULE, "", first.to_numpy().astype(np.intp))

    def of_rule(
        self, found: list[Broken], asked: SlotArray, profile: Profile
    ) -> Iterator[tuple[int, list[ViolationMessage]]]:
        """Yield some entries that violate a rule, with as many messages as are listed."""
        rule = found[0].rule
        lines = np.concatenate([broken.lines for broken in found])
        which = np.repeat(np.arange(len(found)), [len(broken.lines) for broken in found])
        slots = self._slots[lines]
        order = np.lexsort((lines, slots))
        order = order[isin_sorted(asked, slots[order])]
        starts = np.flatnonzero(np.diff(slots[order].astype(np.int64), prepend=-1))
        for start, count in zip(starts.tolist(), np.diff(starts, append=len(order)).tolist(), strict=True):
            n_listed = count if count <= MAX_LISTED else MAX_LISTED - 1
            messages = []
            for place in order[start : start + n_listed].tolist():
                violation = self.at(int(lines[place]), found[which[place]])
                message = run_rule(rule, partial(violation_message, violation, profile), RULES[rule].explanation, set())
                messages.append(ViolationMessage(message, violation.value, field_label(rule, violation.path)))
            if count > n_listed:
                more = plural(
                    "… and one more.",
                    "… and %n more.",
                    count - n_listed,
                )
                messages.append(ViolationMessage(more, "", field_label(rule, "")))
            yield int(slots[order[start]]), messages

    def at(self, line: int, broken: Broken) -> Violation:
        """Return the violation at a line."""
        first, item, lines = self._item_at(line)
        own = lines[line - first]
        # A line of an item has a text only if it is the name of an unknown element.
        field = own._replace(path=broken.field) if broken.field else own
        violation = Violation(broken.rule, item, field)
        slot = int(self._slots[line])
        if broken.rule == NO_SELF_RULE:
            return replace(violation, twin=self._twin_of(slot))
        if broken.rule == INCOMPLETE_RULE:
            language, url, other = self._missing_alternate(slot)
            return replace(violation, language=language, url=url, other=other)
        return violation

    def _item_at(self, line: int) -> tuple[int, ExtensionItem, list[ExtensionValue]]:
        """Return the first line of the item that a line belongs to, the item, and the values of its lines."""
        # Of the dtype of the lines: a number of another one would have all of them converted each time.
        place = int(np.searchsorted(self._firsts, self._firsts.dtype.type(line), "right"))
        first = int(self._firsts[place - 1])
        if self._last is None or self._last[0] != first:
            last = int(self._firsts[place]) if place < len(self._firsts) else self._values.height
            rows = self._values.slice(first, last - first)
            lines = [ExtensionValue(*row) for row in rows.select("extension", "field", "value", "nth").iter_rows()]
            item = ExtensionItem(
                rows.item(0, "element"), lines[0].kind, tuple(lines[1:]), kind_number=int(self._numbers[first]) - 1
            )
            self._last = first, item, lines
        return self._last

    @cached_property
    def _alternates(self) -> dict[int, list[str]]:
        """The URLs of the alternates of each entry."""
        is_url = (pl.col("extension") == "alternate") & (pl.col("field") == "@href") & pl.col("value").is_not_null()
        found: dict[int, list[str]] = {}
        for slot, url in self._values.filter(is_url).select("slot", "value").iter_rows():
            found.setdefault(slot, []).append(url)
        return found

    def _twin_of(self, slot: int) -> str:
        """Return the first alternate that is the URL of the entry but for a slash at the end of the path."""
        own = _without_slash(self._table.value(slot, "loc"))
        return next((href for href in self._alternates.get(slot, []) if _without_slash(href) == own), "")

    def _missing_alternate(self, slot: int) -> tuple[str, str, str]:
        """Return the language and the URL of a page that an entry lacks, and the page that lists it; empty if unknown."""
        links = self._memory.links
        if links is None:
            return "", "", ""
        own = links.rows(links.places(np.array([slot], np.uint32)))
        known = {*own["target"].to_list(), *own["page"].to_list()}
        others = own.filter(pl.col("target") != pl.col("page"))["target"].to_numpy()
        listed = np.flatnonzero(np.isin(links.pages, others)).astype(np.uint32)
        returning = links.rows(links.places(listed)).filter(pl.col("target").is_in(own["page"].implode()))
        partners = unique_slots(returning["slot"].to_numpy())
        lines = link_lines(self._memory.read(texts_of(self._table, partners)))
        lines = lines.filter(pl.col("hreflang").str.to_lowercase() != X_DEFAULT)
        is_known = np.isin(page_hashes(lines["href"]), np.array([*known], np.uint64))
        for partner, language, url in lines.filter(~is_known).select("slot", "hreflang", "href").head(1).iter_rows():
            return language, url, url_syntax.stripped(self._table.value(partner, "loc"))
        return "", "", ""


def _without_slash(loc: str | None) -> tuple[str, ...]:
    scheme, authority, path, *rest = url_syntax.split_loc(url_syntax.stripped(loc))
    return scheme, authority, path.removesuffix("/"), *rest
