"""The values of a plan of fixes as a list for a view, and behind them the entries and files that would be put right.

What the plan is made of is the business of `document.fixing`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Qt

from sitemap_studio.core.messages import listed
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import NAMESPACE_RULE, ORDER_RULE, FixPlan
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.plans.planned_list import Column, PlannedList
from sitemap_studio.gui.widgets.model_index import NO_INDEX, Index
from sitemap_studio.model.planned import PlannedValues
from sitemap_studio.model.slots import contains
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.validation.problems import Problems

RULES_COLUMN: Final = len(Column)
"""The column that says which rules a value breaks."""


class FixList(PlannedList):
    """One line for each value, entry or file that would be put right."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._problems = document.problems
        self._asked: frozenset[str] = frozenset()
        self._fixes = FixPlan(())
        self._files: list[int] = []

    def show_fixes(self, plan: FixPlan, problems: Problems, asked: frozenset[str]) -> None:
        """Show a plan, all of it ticked but what was not in the one before.

        Args:
            plan: What would be changed.
            problems: What was found in the entries as they were planned for.
            asked: Ids of the rules whose problems are to be fixed.
        """
        self._fixes, self._problems, self._asked = plan, problems, asked
        self._files = sorted(plan.adopting)
        self.show_plan(plan, n_others=len(plan) - sum(map(len, plan.values)))

    @property
    def plan(self) -> FixPlan:
        """The plan that is shown."""
        return self._fixes

    def wanted(self) -> FixPlan:
        """The plan of what is ticked."""
        plan = self._fixes
        if self.ticked_count == self.rowCount():
            return plan
        entries = self.n_values + len(plan.ordered)
        of_files = self._ticked[entries + plan.orders_index :]
        files = [file for file, is_ticked in zip(self._files, of_files, strict=True) if is_ticked]
        return replace(
            plan.without(self.left_out()),
            ordered=plan.ordered[self._ticked[self.n_values : entries]],
            adopting=frozenset(files),
            orders_index=plan.orders_index and bool(self._ticked[entries]),
        )

    # What Qt asks

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else RULES_COLUMN + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if section == RULES_COLUMN and role == Qt.ItemDataRole.DisplayRole:
            return self.tr("Rules") if orientation is Qt.Orientation.Horizontal else None
        return super().headerData(section, orientation, role)

    def _text(self, values: PlannedValues, place: int, column: int) -> str:
        if column == RULES_COLUMN:
            return localized(listed(self._titles(int(values.slots[place]), values.field)))
        return super()._text(values, place, column)

    def _whole(self, values: PlannedValues, place: int, column: int) -> str:
        if column == RULES_COLUMN:
            return "\n".join(self._titles(int(values.slots[place]), values.field))
        return super()._whole(values, place, column)

    def _other(self, place: int, column: int) -> str:
        """What is said of an entry or the index whose elements, or a file whose namespace, would be put right."""
        plan = self._fixes
        n_ordered = len(plan.ordered)
        is_entry = place < n_ordered + plan.orders_index
        if column == Column.ENTRY:
            if place < n_ordered:
                return self._entry(int(plan.ordered[place]))
            if is_entry:
                return self._document.name
            return self._document.sitemaps[self._files[place - n_ordered - plan.orders_index]].name
        if column == RULES_COLUMN:
            return localized(RULES[ORDER_RULE if is_entry else NAMESPACE_RULE].title)
        entry = (self.tr("elements"), self.tr("another order"), self.tr("the schema's order"))
        file = (self.tr("file"), self.tr("another namespace"), self.tr("the protocol's namespace"))
        return (entry if is_entry else file)[column]

    def _titles(self, slot: int, field: FieldName) -> list[str]:
        one = np.array([slot], np.uint32)
        return [
            localized(rule.title)
            for rule in RULES.values()
            if rule.field == field and rule.id in self._asked and contains(self._problems.slots(rule.id), one)[0]
        ]
