"""The list of planned values, before and after, with boxes to skip some: for bulk edits, fixes, replacing, recovery.

Values of any number are listed: nothing is copied.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import accumulate
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem, QTableView, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import format_number, left_to_right, plain_direction
from sitemap_studio.gui.table.commands import SelectedRanges
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.gui.widgets import diff_view
from sitemap_studio.gui.widgets.dialog import TextModel, TickedModel
from sitemap_studio.gui.widgets.list_view import Index, ListView, PaddedDelegate
from sitemap_studio.gui.words.texts import cell_text, plain
from sitemap_studio.model.edits import CellChanges, EditPlan
from sitemap_studio.protocol.fields import FieldName

_KEPT_CHARACTERS: Final = 20
"""Longest common beginning of two values that is shown."""

_SHOWN_CHARACTERS: Final = 10
"""What remains of a longer one."""


def around_difference(before: str, after: str) -> tuple[str, str]:
    """Shorten a long common beginning of two values, and make blanks at their ends visible."""
    shared = diff_view.count_alike(before, after)
    cut = shared - _SHOWN_CHARACTERS if shared > _KEPT_CHARACTERS else 0
    lead = "\u2026" if cut else ""
    return lead + _with_blanks(before[cut:]), lead + _with_blanks(after[cut:])


def changed_parts(before: str, after: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where two values differ, as half-open ranges; both are empty if they have no end in common."""
    parts = diff_view.changed_parts(before, after)
    return ((0, 0), (0, 0)) if parts == ((0, len(before)), (0, len(after))) else parts


def _with_blanks(text: str) -> str:
    bare = text.strip(" ")
    n_left = len(text) - len(text.lstrip(" "))
    return "\u2423" * n_left + cell_text(bare) + "\u2423" * (len(text) - n_left - len(bare))


_CUT: Final = "\u2026"
_SHARE: Final = 0.28
"""Opacity of the tint over what differs."""


class DifferenceDelegate(PaddedDelegate):
    """Shows the first difference of two values, and tints what differs; `prose` is a column also cut at its end."""

    def __init__(self, before: int, after: int, parent: QTableView, *, prose: int = -1) -> None:
        super().__init__(parent)
        self._before, self._after, self._prose = before, after, prose
        self._painted = ("", 0, 0)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.column() in (self._before, self._after, self._prose):
            option.textElideMode = Qt.TextElideMode.ElideRight
        if index.column() in (self._before, self._after):
            self._painted = shown, _, _ = self._shown(option, index)
            is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            option.text = left_to_right(shown) if is_mirrored else shown

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.column() not in (self._before, self._after):
            return
        # Set for this cell by `initStyleOption`.
        shown, first, behind = self._painted
        if first < behind:
            colour = tint_color(Tint.ERROR if index.column() == self._before else Tint.GOOD, option.palette)
            colour.setAlphaF(_SHARE)
            painter.fillRect(_characters_area(option, shown, first, behind), colour)

    def _shown(self, option: QStyleOptionViewItem, index: Index) -> tuple[str, int, int]:
        """Return the text to paint, and the range of it that differs."""
        is_before = index.column() == self._before
        other = index.model().index(index.row(), self._after if is_before else self._before).data() or ""
        text = plain_direction(option.text)
        (first, behind), _ = changed_parts(text, other)
        metrics, room = option.fontMetrics, _text_area(option).width()
        if room <= 0 or metrics.horizontalAdvance(text) <= room or metrics.horizontalAdvance(text[:first]) < room // 2:
            return text, first, behind
        leads = (at for at in range(first) if metrics.horizontalAdvance(_CUT + text[at:first]) < room // 2)
        begin = next(leads, first)
        return _CUT + text[begin:], first - begin + 1, behind - begin + 1


def _text_area(option: QStyleOptionViewItem) -> QRect:
    margin = option.widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, option.widget) + 1
    return option.rect.adjusted(margin, 0, -margin, 0)


def _characters_area(option: QStyleOptionViewItem, text: str, first: int, behind: int) -> QRect:
    area, metrics = _text_area(option), option.fontMetrics
    left, right = metrics.horizontalAdvance(text[:first]), metrics.horizontalAdvance(text[:behind])
    begin = area.left()
    if option.direction is Qt.LayoutDirection.RightToLeft:
        # Values run from left to right there, too, aligned to the right.
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        begin = area.right() + 1 - metrics.horizontalAdvance(shown)
    top = option.rect.center().y() - metrics.height() // 2
    return QRect(begin + left, top, right - left, metrics.height()) & area


_ROLE = Qt.ItemDataRole


class PlanColumn(IntEnum):
    """The columns of lists of values before and after."""

    FIELD = 0
    BEFORE = 1
    AFTER = 2
    ENTRY = 3


class PlannedList(TickedModel):
    """One row for each planned value, with boxes to leave some out."""

    ticked_changed = Signal(int)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heads = (self.tr("Field"), self.tr("Before"), self.tr("After"), self.tr("Entry"))
        self._document = document
        self.plan: EditPlan | None = None
        self._values: tuple[CellChanges, ...] = ()
        self._ends: list[int] = []
        self._ticked: NDArray[np.bool_] = np.empty(0, np.bool_)

    def show_plan(self, plan: EditPlan | None, *, n_others: int = 0) -> None:
        """Show a plan with `n_others` further rows; what was unticked before stays unticked."""
        before = self.unticked()
        self.beginResetModel()
        self.plan = plan
        self._values = plan.values if plan is not None else ()
        self._ends = list(accumulate(map(len, self._values)))
        self.count = self.n_values + n_others
        self._ticked = np.ones(self.count, np.bool_)
        for begin, values in zip([0, *self._ends], self._values, strict=False):
            out = [slot for slot, field in before if field == values.field]
            if out:
                self._ticked[begin : begin + len(values)] = ~np.isin(values.slots, np.array(out, np.uint32))
        self.endResetModel()
        self.ticked_changed.emit(self.ticked_count)

    def show_document(self, document: Document) -> None:
        self._document = document
        self.show_plan(None)

    @property
    def n_values(self) -> int:
        return self._ends[-1] if self._ends else 0

    @property
    def ticked_count(self) -> int:
        return int(self._ticked.sum())

    def unticked(self) -> set[tuple[int, FieldName]]:
        out: set[tuple[int, FieldName]] = set()
        for begin, values in zip([0, *self._ends], self._values, strict=False):
            slots = values.slots[~self._ticked[begin : begin + len(values)]]
            out.update((slot, values.field) for slot in slots.tolist())
        return out

    def ticked_plan(self) -> EditPlan | None:
        if self.plan is None or self._ticked.all():
            return self.plan
        return self.plan.without(self.unticked())

    def is_ticked(self, row: int) -> bool:
        return bool(self._ticked[row])

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        self._ticked[first : last + 1] = is_ticked
        self.dataChanged.emit(self.index(first, 0), self.index(last, 0), [_ROLE.CheckStateRole])
        self.ticked_changed.emit(self.ticked_count)

    def text(self, row: int, column: int, role: int) -> str:
        if row >= self.n_values:
            return self.other_text(row - self.n_values, column)
        number = int(np.searchsorted(self._ends, row, side="right"))
        values, place = self._values[number], row - (self._ends[number - 1] if number else 0)
        text = self.value_text if role == _ROLE.DisplayRole else self.tooltip
        return text(values, place, column)

    def value_text(self, values: CellChanges, place: int, column: int) -> str:
        if column == PlanColumn.FIELD:
            return values.field
        if column == PlanColumn.ENTRY:
            return self.entry_text(int(values.slots[place]))
        before, after = around_difference(values.before[place] or "", values.after[place] or "")
        if column == PlanColumn.BEFORE:
            return before
        return self.tr("(element removed)") if values.after[place] is None else after

    def entry_text(self, slot: int) -> str:
        number = format_number(int(self._document.table.positions()[slot]) + 1)
        loc = cell_text(self._document.table.value(slot, "loc"))
        return self.tr("{number} · {loc}").format(number=number, loc=loc)

    def other_text(self, number: int, column: int) -> str:
        """Return the text of a row behind the values."""
        raise NotImplementedError

    def tooltip(self, values: CellChanges, place: int, column: int) -> str:
        if column in (PlanColumn.BEFORE, PlanColumn.AFTER):
            return plain(cell_text((values.before if column == PlanColumn.BEFORE else values.after)[place]))
        return plain(cell_text(self._document.table.value(int(values.slots[place]), "loc")))


_WIDE: Final[dict[int, int]] = {PlanColumn.FIELD: 120, PlanColumn.ENTRY: 240}


class DifferenceView(ListView):
    """List of values before and after, which share what the other columns leave."""

    def __init__(self, model: TextModel, pixels: dict[int, int] = _WIDE, parent: QWidget | None = None) -> None:
        super().__init__(model, pixels, parent)
        self.setItemDelegate(DifferenceDelegate(PlanColumn.BEFORE, PlanColumn.AFTER, self))
        columns = self.horizontalHeader()
        columns.setStretchLastSection(False)
        for column in (PlanColumn.BEFORE, PlanColumn.AFTER):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)


_PIXELS: Final[dict[int, int]] = {PlanColumn.FIELD: 104, PlanColumn.ENTRY: 160}
_LEAST_PIXELS: Final = 80


class PlannedView(DifferenceView):
    """The list of planned values; Space toggles the boxes of the selected rows. A last column is optional."""

    def __init__(self, model: PlannedList, parent: QWidget | None = None, *, last_pixels: int = 0) -> None:
        super().__init__(model, _PIXELS | ({len(PlanColumn): last_pixels} if last_pixels else {}), parent)
        self.horizontalHeader().setMinimumSectionSize(_LEAST_PIXELS)
        self._planned = model
        self.setSelectionMode(ListView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Values that would change"))
        self.show_when_empty(self.tr("Each value that would change is listed here, before and after."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ranges = SelectedRanges.of(self.selectionModel().selection(), self._planned.columnCount())
        if event.key() == Qt.Key.Key_Space and ranges.boxes:
            box = self._planned.index(max(0, self.currentIndex().row()), PlanColumn.FIELD)
            is_ticked = box.data(_ROLE.CheckStateRole) is not Qt.CheckState.Checked
            for top, _, bottom, _ in ranges.boxes:
                self._planned.tick(top, bottom, is_ticked=is_ticked)
        else:
            super().keyPressEvent(event)
