"""Cached texts and problems of the cells of extension columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_of
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS, ExtensionColumn, saved_extensions
from sitemap_studio.model.edits import Change
from sitemap_studio.protocol.extension_items import SPECS, ExtensionItem, ExtensionValue
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import SEVERITY_RANK, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.extension_field_rules import (
    EXTENSION_RULE_IDS,
    Violation,
    value_faults,
    violation_message,
)
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

_MAX_CACHED: Final = 4_096


class ExtensionCells:
    """Cache of texts and problems of the extension columns of a document."""

    def __init__(self, document: Document) -> None:
        """Create an empty cache for a document."""
        self._document = document
        self._texts: dict[int, tuple[str, dict[str, str | None]]] = {}
        self._problems: dict[int, list[Problem]] = {}
        self._problems_read = Problems()

    def text(self, slot: int, column: ExtensionColumn) -> str | None:
        """Return the text of an entry in an extension column; None if the entry has no extensions or no such value."""
        xml = self._document.table.extension_of(slot)
        if xml is None:
            return None
        known = self._texts.get(slot)
        if known is None or known[0] != xml:
            if len(self._texts) > _MAX_CACHED:
                self._texts.clear()
            items = extensions_of(self._document, slot).items()
            known = self._texts[slot] = xml, {each.name: each.cell_text(items) for each in EXTENSION_COLUMNS}
        return known[1][column.name]

    def saved_text(self, slot: int, column: ExtensionColumn) -> str | None:
        """Return the text that a changed entry had in a column when it was saved; None if it had none."""
        (saved,) = saved_extensions(self._document, np.array([slot], np.uint32))
        return column.cell_text(saved.items())

    def read_problems(self, slots: Iterable[int]) -> None:
        """Read the extension problems of entries into the cache, which is cleared first if any violations changed."""
        now = self._document.problems
        if not _has_same_extension_violations(now, self._problems_read) or len(self._problems) > _MAX_CACHED:
            self._problems.clear()
        self._problems_read = now
        unread = [slot for slot in slots if slot not in self._problems]
        self._problems.update((slot, []) for slot in unread)
        for problem in now.of_slots(self._document.table, np.array(unread, np.uint32)) if unread else ():
            if problem.slot is not None and problem.extension_field:
                self._problems[problem.slot].append(problem)

    def discard_changed(self, change: Change) -> None:
        """Remove the entries whose extensions an edit changed from the cache of problems."""
        known = np.array([*self._problems], np.uint32)
        for slot in known[np.isin(known, change.extensions)].tolist():
            del self._problems[slot]

    def problems(self, slot: int, column: ExtensionColumn) -> list[Problem]:
        """Return the problems of an entry in an extension column."""
        self.read_problems((slot,))
        return [problem for problem in self._problems[slot] if problem.extension_field == column.label]

    def severity(self, slot: int, column: ExtensionColumn) -> Severity | None:
        """Return the worst severity of an entry's problems in an extension column; None without problems."""
        found = (problem.severity for problem in self.problems(slot, column))
        return max(found, key=SEVERITY_RANK.__getitem__, default=None)


def _has_same_extension_violations(one: Problems, other: Problems) -> bool:
    """Return whether two sets of problems have identical violations of extension rules, as after most edits."""
    if one is other:
        return True
    if one.profile is not other.profile:
        return False
    is_same = (one.by_rule.get(rule) is other.by_rule.get(rule) for rule in EXTENSION_RULE_IDS)
    return one.profile is other.profile and all(is_same)


class ValueMark(NamedTuple):
    """Problem of a single value: severity, message and source, as shown beside the value."""

    severity: Severity
    message: str
    source: str


def make_mark(violation: Violation, severity: Severity, profile: Profile) -> ValueMark:
    """Return severity, message and source of a violation for display."""
    return ValueMark(severity, violation_message(violation, profile), RULES[violation.rule].source)


def validate_text(kind: str, path: str, number: int, text: str, profile: Profile) -> list[ValueMark]:
    """Validate a text of an extension value by the rules about single values.

    Args:
        kind: Kind of the item.
        path: Path of the value in the item.
        number: Number of the item among its kind, from 0, for messages.
        text: The text; an empty one has no problems, as it removes the value.
        profile: Profile of the severities.

    Returns:
        Marks of the violated rules.
    """
    spec = SPECS[kind].get(path)
    marks = []
    for fault in value_faults(spec, text) if spec is not None and text else ():
        rule = RULES.get(f"{kind}-{fault}")
        severity = rule.severity_in(profile) if rule is not None else None
        if rule is not None and severity is not None:
            value = ExtensionValue(kind, path, text)
            item = ExtensionItem(number, kind, (value,), kind_number=number)
            marks.append(make_mark(Violation(rule.id, item, value), severity, profile))
    return marks
