"""The dialog that removes duplicates, and lists the entries of each group, of which the user chooses those to keep."""

from __future__ import annotations

from collections.abc import Collection
from enum import IntEnum
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QHeaderView, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.duplicate_removal import FIRST, NEWEST, DuplicateRemoval, plan_duplicate_removal
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text, escape_rich_text
from sitemap_studio.gui.i18n import format_number, text_for_count
from sitemap_studio.gui.planned_changes.job_dialogs import PlanDialog
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel, toggle_selected_rows
from sitemap_studio.gui.planned_changes.scope_box import ScopeBox
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.list_view import Index, ListView
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots

_MIN_BOX_CHARACTERS: Final = 40
_SIZE: Final = QSize(980, 560)
_ROLE = Qt.ItemDataRole


class DuplicateColumn(IntEnum):
    """Columns of the list of duplicates."""

    ENTRY = 0
    RESULT = 1
    LASTMOD = 2
    PRIORITY = 3
    URL = 4


_WIDTHS: Final = {int(DuplicateColumn.ENTRY): 190}


class RemovalList(PlannedChangesModel):
    """Model with a row for each entry of each group of duplicates; ticked entries are removed, the others are kept.

    One entry of each group always stays unticked. Entries in read-only sitemaps have no check boxes. When
    another plan is shown, groups in which the user ticked or unticked entries retain their ticks.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Create an empty list of the duplicates of a set."""
        super().__init__(document, parent)
        self.heads = (self.tr("Entry"), self.tr("Result"), "lastmod", "priority", self.tr("URL"))
        self._slots = NO_SLOTS
        self._is_locked: NDArray[np.bool_] = np.empty(0, np.bool_)
        self._groups: NDArray[np.int64] = np.empty(0, np.int64)  # number of the group by row
        self._begins: NDArray[np.int64] = np.zeros(1, np.int64)  # first row by group, and the number of rows
        self._proposed: NDArray[np.int64] = np.empty(0, np.int64)  # row of the entry that the plan retains, by group
        # By slot: 1 ticked and 0 unticked in groups that differ from their plan, else -1.
        self._ticked_by_hand: NDArray[np.int8] = np.full(document.table.slot_capacity, -1, np.int8)

    def show_removal(self, plan: DuplicateRemoval, locked: Collection[int]) -> None:
        """List the groups of a plan in the order of their retained entries, and tick the entries that it removes.

        Entries of groups that the user changed retain their ticks, except that one entry of each group is unticked.

        Args:
            plan: The plan.
            locked: Ids of the read-only sitemaps.
        """
        table = self._document.table
        positions, kept = table.positions(), unique_slots(plan.kept)
        slots, kept_by_row = np.concatenate([kept, plan.removed.slots]), np.concatenate([kept, plan.kept])
        order = np.lexsort((positions[slots], positions[kept_by_row]))
        self.beginResetModel()
        self._slots, self.count, self._ticked = slots[order], len(slots), order >= len(kept)
        self._is_locked = np.isin(table.rows(self._slots, ["sitemap"]).to_series().to_numpy(), list(locked))
        self._begins = np.append(np.flatnonzero(np.diff(kept_by_row[order], prepend=-1)), len(slots))
        self._groups = np.repeat(np.arange(len(kept)), np.diff(self._begins))
        self._proposed = np.flatnonzero(~self._ticked)
        by_hand = self._ticked_by_hand[self._slots]
        self._ticked = np.where(by_hand >= 0, by_hand == 1, self._ticked) & ~self._is_locked
        if len(slots):
            is_full = np.logical_and.reduceat(self._ticked, self._begins[:-1])
            self._ticked[self._proposed[is_full]] = False
        self.endResetModel()
        self.ticked_changed.emit(self.ticked_count)

    @property
    def removed_slots(self) -> SlotArray:
        """Slots of the ticked entries."""
        return self._slots[self._ticked]

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Tick or untick the rows from `first` to `last`, except read-only ones, and emit `ticked_changed`.

        In groups that would be ticked completely, the entry that the plan retains is unticked; if a single row is ticked,
        the first other row of its group.
        """
        last = min(last, self.count - 1)
        if first > last:
            return
        self._ticked[first : last + 1] = is_ticked & ~self._is_locked[first : last + 1]
        groups = slice(self._groups[first], self._groups[last] + 1)
        begins, top, bottom = self._begins[groups], self._begins[groups.start], self._begins[groups.stop]
        is_full = np.logical_and.reduceat(self._ticked[top:bottom], begins - top)
        if first == last and is_full.any():
            self._ticked[top if first != top else top + 1] = False
        else:
            self._ticked[self._proposed[groups][is_full]] = False
        is_planned = np.ones(bottom - top, np.bool_)
        is_planned[self._proposed[groups] - top] = False
        ticked = self._ticked[top:bottom]
        is_changed = np.logical_or.reduceat(ticked != is_planned, begins - top)[self._groups[top:bottom] - groups.start]
        self._ticked_by_hand[self._slots[top:bottom]] = np.where(is_changed, ticked, -1)
        self.dataChanged.emit(self.index(int(top), 0), self.index(int(bottom) - 1, DuplicateColumn.URL))
        self.ticked_changed.emit(self.ticked_count)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell; entries in read-only sitemaps have no check boxes."""
        flags = super().flags(index)
        is_locked = index.isValid() and self._is_locked[index.row()]
        return flags & ~Qt.ItemFlag.ItemIsUserCheckable if is_locked else flags

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        """Return the data of a cell; the rows of every second group have another background."""
        if not index.isValid():
            return None
        if role == _ROLE.BackgroundRole and self._groups[index.row()] % 2:
            return QGuiApplication.palette().alternateBase()
        if role == _ROLE.CheckStateRole and self._is_locked[index.row()]:
            return None
        return super().data(index, role)

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text or tooltip of a cell: location, result, lastmod, priority or URL of an entry."""
        slot, table = int(self._slots[row]), self._document.table
        if column == DuplicateColumn.ENTRY:
            text = self._location_text(slot)
        elif column == DuplicateColumn.RESULT:
            removed, kept = QCoreApplication.translate("RemovalList", "Removed"), self.tr("Kept")
            kept = self.tr("Kept (read-only)") if self._is_locked[row] else kept
            return removed if self._ticked[row] else kept
        else:
            fields = {DuplicateColumn.LASTMOD: "lastmod", DuplicateColumn.PRIORITY: "priority"}
            text = cell_text(table.value(slot, fields.get(DuplicateColumn(column), "loc")))
        return escape_rich_text(text) if role == _ROLE.ToolTipRole else text

    def _location_text(self, slot: int) -> str:
        """Return the number of an entry in the set, with the file name of its sitemap if there are several."""
        table, sitemaps = self._document.table, self._document.sitemaps
        number = format_number(int(table.positions()[slot]) + 1)
        if len(sitemaps) == 1:
            return number
        return self.tr("{number} · {loc}").format(number=number, loc=sitemaps[table.sitemap_of(slot)].name)


class RemovalView(ListView):
    """List of duplicates with check boxes; Space ticks or unticks the selected rows."""

    def __init__(self, model: RemovalList, parent: QWidget | None = None) -> None:
        """Create the list, whose columns before the URL are as wide as the visible rows need."""
        super().__init__(model, _WIDTHS, parent)
        self._model = model
        self.setObjectName("duplicates")
        self.setSelectionMode(ListView.SelectionMode.ExtendedSelection)
        # The model distinguishes groups by their background, not rows.
        self.setAlternatingRowColors(False)
        columns = self.horizontalHeader()
        columns.setResizeContentsPrecision(0)
        for column in (DuplicateColumn.RESULT, DuplicateColumn.LASTMOD, DuplicateColumn.PRIORITY):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Space tick or untick the selected rows as `toggle_selected_rows`; other keys have Qt's meaning."""
        if event.key() != Qt.Key.Key_Space or not toggle_selected_rows(self, self._model):
            super().keyPressEvent(event)


class DuplicatesDialog(PlanDialog):
    """Dialog that plans the removal of duplicates, and removes the ticked ones.

    The user chooses when URLs are equal, and which entries are kept, by a criterion and one by one; another criterion does
    not change groups that the user changed. `is_near` initially selects the criterion that ignores scheme, www and
    trailing slashes.
    """

    def __init__(self, context: Context, parent: QWidget, *, is_near: bool = False) -> None:
        """Finish editing in the table, create the dialog that removes duplicates, and start planning."""
        context.finish_editing()
        self._session = session = context.session
        self.duplicates = values = RemovalList(session.document, parent)
        super().__init__(values, RemovalView(values), context.jobs, parent)
        self._version = session.version
        self._table, self._locked = session.document.table.snapshot(), frozenset(session.locked)
        self.setWindowTitle(self.tr("Remove duplicates"))
        self.button.setText(self.tr("Remove"))
        self.button.setObjectName("remove")
        self.view.setAccessibleName(self.tr("Duplicates"))
        self.view.set_placeholder_text(self.tr("Each entry to be removed, with the one that is kept."))
        self.note.set_tint(Tint.WARNING)
        self.scope = ScopeBox(context.page.filtered_slots(), len(self._table), self)
        self.criterion, self.kept = QComboBox(self), QComboBox(self)
        self.criterion.addItem(self.tr("identical"), False)
        self.criterion.addItem(
            self.tr("equal except for http/https, www, trailing slash, index file and parameter order"), True
        )
        # The longest item is wider than a small screen.
        self.criterion.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.criterion.setMinimumContentsLength(_MIN_BOX_CHARACTERS)
        self.criterion.setCurrentIndex(int(is_near))
        self.kept.addItem(self.tr("the first of the set"), FIRST)
        self.kept.addItem(self.tr("the one with the newest lastmod"), NEWEST)
        if len(session.document.sitemaps) > 1:
            for sitemap in session.document.sitemaps:
                self.kept.addItem(self.tr("the one in {sitemap}").format(sitemap=sitemap.name), sitemap.id)
        above = QWidget(self)
        form = QFormLayout(above)
        form.setContentsMargins(0, 0, 0, 0)
        for box, identifier, label, name in (
            (self.scope, "scope", self.tr("&Entries"), self.tr("Entries")),
            (self.criterion, "criterion", self.tr("&URLs are"), self.tr("URLs are")),
            (self.kept, "keep", self.tr("&Keep"), self.tr("Keep")),
        ):
            box.setObjectName(identifier)
            box.setAccessibleName(name)
            form.addRow(label, box)
            box.currentIndexChanged.connect(self.plan)
        form.setRowVisible(self.scope, self.scope.has_filter)
        self.lay_out(above, None, None, _SIZE)
        self.criterion.setFocus()
        self.plan()

    @Slot()
    def plan(self) -> None:
        """Start a job that plans which duplicates to remove, for the chosen scope, criterion and kept entries."""
        plan_removal = partial(
            plan_duplicate_removal,
            self._table,
            keep=self.kept.currentData(),
            is_near=self.criterion.currentData(),
            candidates=self.scope.slots,
            locked=self._locked,
        )
        is_current = partial(self._session.is_at, self._version)
        self.run_job(self.tr("Planning"), lambda progress: plan_removal(progress=progress), is_current)

    def show_result(self, plan: DuplicateRemoval) -> None:
        """Show a plan in the preview, with the number of read-only duplicates that remain."""
        one = self.tr("1 duplicate in a read-only sitemap is kept.")
        many = self.tr("%n duplicates in read-only sitemaps are kept.", None, plan.n_locked)
        self.note.setText(text_for_count(plan.n_locked, one, many) if plan.n_locked else "")
        self.duplicates.show_removal(plan, self._locked)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Show the number of ticked entries; disable the button at 0 and while planning is pending."""
        self.button.setEnabled(ticked > 0 and not self.is_job_pending)
        one, many = self.tr("Remove 1 entry"), self.tr("Remove %n entries", None, ticked)
        self.button.setText(text_for_count(ticked, one, many) if ticked else self.tr("Remove"))
        if not self.values.rowCount():
            self.sentence.setText(self.tr("There are no duplicates to remove."))
            return
        one, many = self.tr("1 entry will be removed"), self.tr("%n entries will be removed", None, ticked)
        text = self.tr(
            "{changes}. You can undo this in one step. Tick the entries to remove (Space); one of each group stays."
        )
        self.sentence.setText(text.format(changes=text_for_count(ticked, one, many)))

    @Slot()
    def apply_result(self) -> None:
        """Close the dialog, and push the removal of the ticked entries as an undo step if the set has not changed.

        Do nothing while the button is disabled or planning is pending.
        """
        if self.is_job_pending or not self.button.isEnabled():
            return
        self.accept()
        if self._session.is_at(self._version):
            slots = self.duplicates.removed_slots
            one, many = self.tr("Remove 1 entry"), self.tr("Remove %n entries", None, len(slots))
            removal = RemoveEntries(np.sort(self._session.document.table.positions()[slots]))
            self._session.push(text_for_count(len(slots), one, many), removal)
