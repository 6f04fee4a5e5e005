"""Extensions of one entry for display: items, their values, and their problems. Without Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

import numpy as np

from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_of
from sitemap_studio.formats.extensions.extension_editing import EXTENSION_OF_KIND
from sitemap_studio.gui.table.extension_cells import ValueMark, make_mark
from sitemap_studio.model.slots import isin_sorted
from sitemap_studio.protocol.extension_fields import ExtensionField, ValueKind
from sitemap_studio.protocol.extension_items import SPECS, ExtensionItem, ExtensionValue
from sitemap_studio.protocol.language_codes import X_DEFAULT
from sitemap_studio.protocol.rule import SEVERITY_RANK, Severity
from sitemap_studio.protocol.rules.extension_field_rules import (
    EXTENSION_RULE_IDS,
    PER_FILE_RULES,
    Violation,
    field_label,
    violation_message,
)
from sitemap_studio.validation.extensions.violations import violations_of
from sitemap_studio.validation.problem import Problem

KINDS: Final = ("image", "video", "news", "alternate", "other", "mobile")
"""The kinds of extensions in their order on screen."""

LISTED_PATHS: Final[dict[str, tuple[str, ...]]] = {
    "image": ("loc",),
    "video": ("title",),
    "news": ("title",),
    "alternate": ("@hreflang", "@href"),
}
"""The values in the row of an item, by kind; the other kinds have no rows of items."""

MAX_MARKED: Final = 1_000
"""Violations of one entry that are shown at their values; the list of problems counts the others."""

_MAX_PARSED_EARLY: Final = 100_000
"""Shorter XML is parsed before the entry is validated, to know whether it can be read."""

_OPTIONAL_PATHS, _DEFAULT_VALUE = {"alternate": frozenset(("@rel", "@media"))}, ("@rel", "alternate")
"""Values that have a row only where they are present and not the usual one."""


def worst_severity(marks: Collection[ValueMark]) -> Severity | None:
    """Return the worst severity among marks; None without marks."""
    return max((mark.severity for mark in marks), key=SEVERITY_RANK.__getitem__, default=None)


class EntryContent:
    """Extensions of one entry in one version of a document, parsed and validated on first use.

    Attributes:
        slot: The entry.
        extensions: Its extensions.
    """

    def __init__(self, document: Document, slot: int) -> None:
        """Read the extensions of an entry in the current version of a document."""
        self._document, self._problems, self._version = document, document.problems, document.version
        self.slot = slot
        self.extensions = extensions_of(document, slot)

    @property
    def is_current(self) -> bool:
        """Whether the document still has the version and the problems for which this was created."""
        return self._version == self._document.version and self._problems is self._document.problems

    @cached_property
    def severities(self) -> Mapping[str, Severity]:
        """Severity by rule id, for the extension rules that the entry violates."""
        found: dict[str, Severity] = {}
        one = np.array([self.slot], np.uint32)
        for rule in self._problems.entry_rules():
            if rule.id in EXTENSION_RULE_IDS and isin_sorted(self._problems.all_slots(rule.id), one)[0]:
                found[rule.id] = rule.severity_in(self._problems.profile) or rule.severity
        return found

    @cached_property
    def _by_kind(self) -> dict[str, list[ExtensionItem]]:
        """Items of the entry by kind; “unreadable” is the kind of XML that can't be split into items."""
        found: dict[str, list[ExtensionItem]] = {}
        for item in self.extensions.items():
            found.setdefault(item.kind, []).append(item)
        return found

    @property
    def is_unreadable(self) -> bool:
        """Whether the XML of the entry can't be split into items."""
        return "unreadable" in self._by_kind

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """Number of items by kind; unreadable XML counts as one item of kind “other”."""
        is_short = len(self.extensions.xml) <= _MAX_PARSED_EARLY
        if "extension-unreadable" in self.severities or (is_short and self.is_unreadable):
            return {"other": 1}
        return Counter(self.extensions.kinds())

    def items_of_kind(self, kind: str) -> Sequence[ExtensionItem]:
        """Return the items of a kind in document order; empty if there are none."""
        return self._by_kind.get(kind, ())

    @cached_property
    def has_x_default(self) -> bool:
        """Whether an alternate of the entry has the hreflang x-default."""
        alternates = self.items_of_kind("alternate") if self.counts.get("alternate") else ()
        return any((item.text("@hreflang") or "").lower() == X_DEFAULT for item in alternates)

    def severity(self, kind: str) -> Severity | None:
        """Return the worst severity of the rules about a kind that the entry violates; None without violations."""
        found = [severity for rule, severity in self.severities.items() if self._kind_of_rule(rule) == kind]
        return max(found, key=SEVERITY_RANK.__getitem__, default=None)

    def _kind_of_rule(self, rule: str) -> str:
        """Return the kind of item that a rule is about, by its id; “other” for kinds that the entry lacks."""
        kind = rule.partition("-")[0]
        return kind if kind in self.counts else "other"

    @cached_property
    def _violations(self) -> Mapping[tuple[str, int], Sequence[Violation]]:
        """At most `MAX_MARKED` violations of extension rules, by kind and number of the item."""
        memory, rules = self._problems.extensions, self.severities.keys()
        found: dict[tuple[str, int], list[Violation]] = {}
        if memory is not None and rules:
            for each in violations_of(memory, self._document.table, self.slot, rules=rules, most=MAX_MARKED):
                found.setdefault(_item_key(each), []).append(each)
        return found

    def marks(
        self, kind: str, number: int, *, only: str | None = None, except_for: str | None = None
    ) -> list[ValueMark]:
        """Return the marks of the violations of an item: of the item itself, and of its values.

        Args:
            kind: Kind of the item.
            number: Number of the item among its kind, from 0.
            only: Path of the only value to include; "" for violations of the item itself.
            except_for: Path of a value to exclude.
        """
        found = self._violations.get((kind, number), ())
        return [
            make_mark(each, self.severities[each.rule], self._problems.profile)
            for each in found
            if only in (None, each.path) and each.path != except_for
        ]

    def marks_of_value(
        self, kind: str, number: int, path: str, text: str | None, *, is_repeated: bool = False
    ) -> list[ValueMark]:
        """Return the marks of the violations of a value.

        Args:
            kind: Kind of the item.
            number: Number of the item among its kind, from 0.
            path: Path of the value.
            text: Text of the value.
            is_repeated: Whether the item has several values of this path, which are distinguished by text.
        """
        found = [each for each in self._violations.get((kind, number), ()) if each.path == path]
        return [
            make_mark(each, self.severities[each.rule], self._problems.profile)
            for each in found
            if not is_repeated or not each.value or each.value == text
        ]

    def locate_problem(self, problem: Problem) -> tuple[str, int, str, str]:
        """Return kind and number of the item, and path and text of the value, that a problem of this entry is about.

        Path and text are empty for a problem of the item itself, and the number is 0 if no violation matches.
        """
        rule = problem.rule.id
        for each in (each for found in self._violations.values() for each in found if each.rule == rule):
            if rule in PER_FILE_RULES:
                is_it = problem.extension_field in (field_label(rule, each.path), field_label(rule, ""))
            else:
                is_it = violation_message(each, self._problems.profile) == problem.message
            if is_it:
                return *_item_key(each), each.path, each.value
        kind = self._kind_of_rule(rule)
        return kind if kind in KINDS else "other", 0, "", ""


def _item_key(violation: Violation) -> tuple[str, int]:
    """Return kind and number of the item that a violation is about; elements of no known kind are of kind “other”."""
    # Elements where they have no meaning are no items of their kind.
    kind = violation.item.kind
    return kind if kind in EXTENSION_OF_KIND else "other", violation.item.kind_number


# The values of an item


def item_values(item: ExtensionItem, *, all_fields: bool) -> tuple[ExtensionValue, ...]:
    """Return the values to list below an item: present and required ones, except values that the item's row shows.

    Args:
        item: The item.
        all_fields: Whether to include all other values that the kind can have.

    Returns:
        The values, with text None for absent ones.
    """
    extension, specs, listed = EXTENSION_OF_KIND[item.kind], SPECS[item.kind], LISTED_PATHS[item.kind]
    attributes = (f"@{spec.name}" for spec in extension.attributes)
    rows = [
        *(ExtensionValue(item.kind, path, item.text(path)) for path in attributes),
        *_iter_field_values(item, extension.fields, ""),
        *(each for each in item.values if each.path not in specs),
    ]
    return tuple(row for row in rows if row.path not in listed and (all_fields or _has_row(item, row)))


def _iter_field_values(item: ExtensionItem, specs: Sequence[ExtensionField], group: str) -> Iterator[ExtensionValue]:
    """Yield the values of an item by field, with their attributes; text None for a group, and for one value to add."""
    for spec in specs:
        path = group + spec.name
        if spec.fields:
            yield ExtensionValue(item.kind, path, None)
            yield from _iter_field_values(item, spec.fields, f"{path}.")
            continue
        texts = item.texts(path)
        for nth, text in enumerate(texts):
            yield ExtensionValue(item.kind, path, text, nth)
            for attribute in spec.attributes:
                own = f"{path}@{attribute.name}"
                yield ExtensionValue(item.kind, own, item.text(own, nth), nth)
        if not texts or (spec.is_repeatable and len(texts) < (spec.max_count or len(texts) + 1)):
            yield ExtensionValue(item.kind, path, None, len(texts))


def _has_row(item: ExtensionItem, row: ExtensionValue) -> bool:
    """Return whether a value is listed by default: present, undeclared, addable, or required in a listed group."""
    if row.path in _OPTIONAL_PATHS.get(item.kind, ()):
        return row.text is not None and (row.path, row.text) != _DEFAULT_VALUE
    if row.text is not None or row.spec is None or row.is_further:
        return True
    if row.spec.kind is ValueKind.GROUP:
        return row.spec.is_required or _has_group_values(item, row.path)
    group = row.path.rpartition(".")[0]
    if group and not (SPECS[item.kind][group].is_required or _has_group_values(item, group)):
        return False
    return row.spec.is_required or _is_required_alternative(item, row.path)


def _has_group_values(item: ExtensionItem, group: str) -> bool:
    """Return whether an item has a value within a group, such as “restriction”."""
    return any(value.path.startswith(f"{group}.") for value in item.values)


def _is_required_alternative(item: ExtensionItem, path: str) -> bool:
    """Return whether a path is one of several of which the item must have one, and the item has none of them."""
    return any(
        path in names and all(item.text(name) is None for name in names)
        for names in EXTENSION_OF_KIND[item.kind].one_of
    )


def new_item_values(kind: str) -> list[tuple[str, str]]:
    """Return paths and texts of required values of a new item, and of those in its row; "" or the only choice."""
    extension = EXTENSION_OF_KIND[kind]
    paths = {f"@{spec.name}" for spec in extension.attributes if spec.is_required} | {*LISTED_PATHS[kind]}
    for spec in extension.fields:
        if spec.is_required:
            paths |= {f"{spec.name}.{each.name}" for each in spec.fields if each.is_required} or {spec.name}
    for names in extension.one_of:
        paths.add(names[0] if names[0] in SPECS[kind] else f"@{names[0]}")
    specs = SPECS[kind]
    return [(path, specs[path].choices[0] if len(specs[path].choices) == 1 else "") for path in specs if path in paths]
