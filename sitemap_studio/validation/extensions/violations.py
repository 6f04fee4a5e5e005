"""Elements of entries that violate rules about extensions, and the messages about them."""

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
from sitemap_studio.protocol.url_syntax import page_hashes
from sitemap_studio.validation.extensions.alternates import (
    INCOMPLETE_RULE,
    NO_SELF_RULE,
    select_alternates,
    validate_links,
)
from sitemap_studio.validation.extensions.extension_index import (
    NEWS_RULE,
    ExtensionIndex,
    split_by_size,
    urls_of_entries,
    xml_of_entries,
)
from sitemap_studio.validation.extensions.extension_rules import MAX_LISTED, ViolatedRule, find_violated_rules
from sitemap_studio.validation.run_rule import run_rule

_MESSAGES: Final = "extension-messages"


class ViolationMessage(NamedTuple):
    """Message about one violation, with the violating text and the display name (`label`) of its field."""

    message: str
    value: str
    label: str


def violations_of(
    extension_index: ExtensionIndex, table: EntryTable, slot: int, *, rules: Collection[str], most: int
) -> list[Violation]:
    """Return the first violations by the extensions of one entry, in the order of elements; empty after an error.

    Args:
        extension_index: The extensions of the set.
        table: Table with the entries.
        slot: Slot of the entry.
        rules: Ids of the rules whose violations are returned.
        most: Maximum number of violations.
    """

    def find() -> list[Violation]:
        """Return the first `most` violations in the order of elements; may raise."""
        violations = _Violations(extension_index, table, xml_of_entries(table, np.array([slot], np.uint32)))
        asked = [each for each in violations.found if each.rule in rules]
        places = [(line, each.rule, each) for each in asked for line in np.sort(each.lines)[:most].tolist()]
        places.sort(key=lambda place: place[:2])
        return [violations.at(line, broken) for line, _, broken in places[:most]]

    return run_rule(_MESSAGES, find, [], set())


def element_messages(
    extension_index: ExtensionIndex, table: EntryTable, broken: Mapping[str, SlotArray], profile: Profile
) -> dict[tuple[int, str], list[ViolationMessage]]:
    """Return the messages about elements that violate rules about extensions.

    Args:
        extension_index: The extensions of the set.
        table: The entries.
        broken: The violating slots by rule.
        profile: The consumer that the messages refer to.

    Returns:
        The messages by slot and rule, in the order of the elements; empty if a message cannot be built.
    """
    return run_rule(_MESSAGES, partial(_build_element_messages, extension_index, table, broken, profile), {}, set())


def _build_element_messages(
    extension_index: ExtensionIndex, table: EntryTable, asked: Mapping[str, SlotArray], profile: Profile
) -> dict[tuple[int, str], list[ViolationMessage]]:
    """Return the messages by slot and rule for the slots in `asked`, reading the XML in slices; may raise."""
    messages: dict[tuple[int, str], list[ViolationMessage]] = {}
    for part in split_by_size(xml_of_entries(table, unique_slots(*asked.values()))):
        violations = _Violations(extension_index, table, part)
        by_rule: dict[str, list[ViolatedRule]] = {}
        for broken in violations.found:
            by_rule.setdefault(broken.rule, []).append(broken)
        for rule in asked.keys() & by_rule.keys():
            for slot, of_entry in violations.messages_of_rule(by_rule[rule], asked[rule], profile):
                messages[slot, rule] = of_entry
    return messages


class _Violations:
    """All violations in the extensions of some entries, and their elements for messages."""

    def __init__(self, extension_index: ExtensionIndex, table: EntryTable, texts: pl.DataFrame) -> None:
        """Read the extensions in the XML `texts`, and find all violations of rules about them."""
        self._extension_index, self._table, self._values = extension_index, table, extension_index.read(texts)
        self._slots = self._values["slot"].to_numpy()
        self._firsts = (self._values["field"] == "").arg_true().to_numpy()
        self.found = [
            *find_violated_rules(self._values, extension_index.context, set(), partial(urls_of_entries, table)),
            *self._violations_of_links(extension_index),
            self._first_articles(),
        ]
        numbers = (pl.col("field") == "").cast(pl.UInt32).cum_sum().over("slot", "extension")
        self._numbers = self._values.select(numbers).to_series()
        self._last: tuple[int, ExtensionItem, list[ExtensionValue]] | None = None

    def _violations_of_links(self, extension_index: ExtensionIndex) -> Iterator[ViolatedRule]:
        """Yield the violations by links, with the row numbers of their values; nothing if the numbers of links differ."""
        if extension_index.links is None:
            return
        slots = unique_slots(self._slots)
        lines = select_alternates(self._values).sort("slot", maintain_order=True)["line"].to_numpy()
        places = extension_index.links.positions_of(slots)
        if len(lines) == len(places):
            for broken in validate_links(extension_index.links, slots):
                at = lines[np.searchsorted(places, broken.lines)]
                yield ViolatedRule(broken.rule, broken.field, at.astype(np.intp))

    def _first_articles(self) -> ViolatedRule:
        """Return a violation of `NEWS_RULE` by the first article of each entry, whether or not it exceeds the limit."""
        news = self._values.with_row_index("line").filter(pl.col("extension") == "news", pl.col("field") == "")
        first = news.filter(pl.col("slot").is_first_distinct())["line"]
        return ViolatedRule(NEWS_RULE, "", first.to_numpy().astype(np.intp))

    def messages_of_rule(
        self, found: list[ViolatedRule], asked: SlotArray, profile: Profile
    ) -> Iterator[tuple[int, list[ViolationMessage]]]:
        """Yield each slot in `asked` that violates the rule of `found`, with at most `MAX_LISTED` messages."""
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

    def at(self, line: int, broken: ViolatedRule) -> Violation:
        """Return the violation of a rule at a line, with the values that its message needs."""
        first, item, lines = self._item_at(line)
        own = lines[line - first]
        # The first line of an item has a value only for an unknown element: its name.
        field = own._replace(path=broken.field) if broken.field else own
        violation = Violation(broken.rule, item, field)
        slot = int(self._slots[line])
        if broken.rule == NO_SELF_RULE:
            return replace(violation, twin=self._alternate_differing_by_slash(slot))
        if broken.rule == INCOMPLETE_RULE:
            language, url, other = self._missing_alternate(slot)
            return replace(violation, language=language, url=url, other=other)
        return violation

    def _item_at(self, line: int) -> tuple[int, ExtensionItem, list[ExtensionValue]]:
        """Return the item that contains a line: its first line number, the item, and the values of its lines."""
        # A scalar of another dtype would convert the array at every call.
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
        """Values of `@href` in alternates by slot, in order."""
        is_url = (pl.col("extension") == "alternate") & (pl.col("field") == "@href") & pl.col("value").is_not_null()
        found: dict[int, list[str]] = {}
        for slot, url in self._values.filter(is_url).select("slot", "value").iter_rows():
            found.setdefault(slot, []).append(url)
        return found

    def _alternate_differing_by_slash(self, slot: int) -> str:
        """Return the first alternate URL that differs from the entry's URL only by a final slash, or ""."""
        own = _without_slash(self._table.value(slot, "loc"))
        return next((href for href in self._alternates.get(slot, []) if _without_slash(href) == own), "")

    def _missing_alternate(self, slot: int) -> tuple[str, str, str]:
        """Return the language and URL of a missing alternate, and the page that lists it; empty texts if unknown."""
        links = self._extension_index.links
        if links is None:
            return "", "", ""
        own = links.rows(links.positions_of(np.array([slot], np.uint32)))
        known = {*own["target"].to_list(), *own["page"].to_list()}
        others = own.filter(pl.col("target") != pl.col("page"))["target"].to_numpy()
        listed = np.flatnonzero(np.isin(links.pages, others)).astype(np.uint32)
        returning = links.rows(links.positions_of(listed)).filter(pl.col("target").is_in(own["page"].implode()))
        partners = unique_slots(returning["slot"].to_numpy())
        lines = select_alternates(self._extension_index.read(xml_of_entries(self._table, partners)))
        lines = lines.filter(pl.col("hreflang").str.to_lowercase() != X_DEFAULT)
        is_known = np.isin(page_hashes(lines["href"]), np.array([*known], np.uint64))
        for partner, language, url in lines.filter(~is_known).select("slot", "hreflang", "href").head(1).iter_rows():
            return language, url, url_syntax.stripped(self._table.value(partner, "loc"))
        return "", "", ""


def _without_slash(loc: str | None) -> tuple[str, ...]:
    """Return the parts of a URL without the final slash of its path, for comparison."""
    scheme, authority, path, *rest = url_syntax.split_loc(url_syntax.stripped(loc))
    return scheme, authority, path.removesuffix("/"), *rest
