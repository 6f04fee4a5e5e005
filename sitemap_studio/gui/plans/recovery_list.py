"""What a recovery log would bring back as a list for a view: values of fields first, then everything else.

Nothing can be unticked: steps build upon each other. What is listed is looked up line by line, and never copied.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from sitemap_studio.core.messages import listed
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.differences import Differences
from sitemap_studio.gui.i18n import counted, format_number, localized
from sitemap_studio.gui.plans.plan_list import PlanColumn, PlannedList, around_difference
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.gui.words.texts import cell_text
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.listing import ListedField
from sitemap_studio.model.planned import PlannedValues


@dataclass(frozen=True, eq=False)
class Recovering:
    """What the list is of.

    Attributes:
        document: The set as it would be.
        before: Its entries as they are on disk.
        differences: What is different.
    """

    document: Document
    before: EntryTable
    differences: Differences


class RecoveryList(PlannedList):
    """One line for each value, entry and sitemap that would be another."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._shown: Recovering | None = None

    def show_recovering(self, shown: Recovering | None) -> None:
        """List what would be brought back; None for nothing."""
        self._shown = shown
        if shown is None:
            self.show_plan(None)
            return
        self.show_document(shown.document)
        found = shown.differences
        self.show_plan(found, n_others=len(found) - sum(map(len, found.values)))

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Nothing can be left out."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) & ~Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.CheckStateRole:
            return None
        return super().data(index, role)

    def _whole(self, values: PlannedValues, place: int, column: int) -> str:
        if column == PlanColumn.ENTRY:
            return self._loc(int(values.slots[place]))
        return super()._whole(values, place, column)

    def _other(self, place: int, column: int) -> str:
        assert self._shown is not None
        found = self._shown.differences
        extensions = found.extensions
        n_extensions = len(extensions.slots) if extensions is not None else 0
        if extensions is not None and place < n_extensions:
            shown = around_difference(extensions.before[place] or "", extensions.after[place] or "")
            return self._line(column, self.tr("extensions"), *shown, int(extensions.slots[place]))
        place -= n_extensions
        if place < len(found.came):
            slot = int(found.came[place])
            return self._line(column, self.tr("entry"), "", self.tr("(added)"), slot)
        place -= len(found.came)
        if place < len(found.gone):
            slot = int(found.gone[place])
            return self._line(column, self.tr("entry"), self._loc(slot), self.tr("(removed)"), slot)
        place -= len(found.gone)
        if place < len(found.moved):
            slot = int(found.moved[place])
            return self._line(column, self.tr("place"), self._place(slot, self._shown.before), self._place(slot), slot)
        return self._of_sitemap(place - len(found.moved), column)

    def _of_sitemap(self, place: int, column: int) -> str:
        assert self._shown is not None
        found = self._shown.differences
        if place >= len(found.sitemaps):
            return (self.tr("file"), "", self.tr("(written in another order or namespace)"), "")[column]
        other = found.sitemaps[place]
        words = self._said(other.field)
        before, after = other.before or "", other.after or ""
        if other.field is None:
            after = after or self.tr("(removed)")
        return (words, before, after, self._document.sitemaps[other.sitemap].name)[column]

    def _said(self, field: ListedField | None) -> str:
        if field == "name":
            return self.tr("file name")
        return self.tr("sitemap") if field is None else field

    def _line(self, column: int, what: str, before: str, after: str, slot: int) -> str:
        if column == PlanColumn.ENTRY:
            return self._entry(slot)
        return (what, before, after)[column]

    def _entry(self, slot: int) -> str:
        positions = self._document.table.positions()
        if slot < len(positions) and positions[slot] >= 0:
            return super()._entry(slot)
        return self._loc(slot)

    def _loc(self, slot: int) -> str:
        assert self._shown is not None
        is_old = slot < self._shown.before.slot_capacity
        table = self._shown.before if is_old and self._shown.before.positions()[slot] >= 0 else self._document.table
        return cell_text(table.value(slot, "loc"))

    def _place(self, slot: int, table: EntryTable | None = None) -> str:
        held = table or self._document.table
        number = format_number(int(held.positions()[slot]) + 1)
        sitemap = self._document.sitemaps[held.sitemap_of(slot)].name
        return self.tr("{number} in {sitemap}").format(number=number, sitemap=sitemap)

    def counts(self) -> str:
        """What would be brought back, in figures."""
        if self._shown is None:
            return ""
        found = self._shown.differences
        n_values = sum(map(len, found.values))
        n_extensions = len(found.extensions.slots) if found.extensions is not None else 0
        n_gone, n_sitemaps = len(found.gone), len(found.sitemaps) + found.others
        told = (
            (n_values, self.tr("1 value"), self.tr("%n values", None, n_values)),
            (n_extensions, self.tr("extensions of 1 entry"), self.tr("extensions of %n entries", None, n_extensions)),
            (len(found.came), self.tr("1 added entry"), self.tr("%n added entries", None, len(found.came))),
            (n_gone, self.tr("the removal of 1 entry"), self.tr("the removal of %n entries", None, n_gone)),
            (len(found.moved), self.tr("1 moved entry"), self.tr("%n moved entries", None, len(found.moved))),
            (n_sitemaps, self.tr("1 change of the set"), self.tr("%n changes of the set", None, n_sitemaps)),
        )
        return localized(listed(counted(*each) for each in told if each[0]))
