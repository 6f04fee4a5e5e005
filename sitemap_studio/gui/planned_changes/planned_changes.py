"""List of planned changes with values before and after, and boxes to skip some.

Plans of any size are listed, as rows are computed on demand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_of
from sitemap_studio.formats.extensions.extension_editing import EntryExtensions
from sitemap_studio.gui.formatting.display_text import cell_text, escape_rich_text
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.planned_changes.before_after import BeforeAfterView, ChangeColumn, value_text
from sitemap_studio.gui.table.entry_selection import SelectedRanges
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, ListView
from sitemap_studio.gui.widgets.text_models import TickedModel
from sitemap_studio.model.edits import CellChanges, EditPlan, SetExtensions
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FieldName

_ROLE = Qt.ItemDataRole


_CACHED_ROWS: Final = 256
_SAMPLED_ROWS: Final = 64


def _extension_values(entry: EntryExtensions) -> Counter[tuple[str, str]]:
    """Return how often each value of an entry's extensions occurs, by pair of name and text.

    An alternate counts as one value, named "xhtml:link", with hreflang and href as text.
    """
    found: list[tuple[str, str]] = []
    for item in entry.items():
        if item.kind == "alternate":
            found.append(("xhtml:link", " ".join(filter(None, map(item.text, ("@hreflang", "@href"))))))
        else:
            found += [(f"{item.kind}:{value.path}", value.text or "") for value in item.values]
    return Counter(found)


class PlannedChangesModel(TickedModel):
    """Model with a check box for each value that a plan changes, ticked at first; unticked values are skipped.

    Attributes:
        plan: The shown plan; None without one.

    Signals:
        ticked_changed: Rows were ticked or unticked; carries the number of ticked rows.
    """

    ticked_changed = Signal(int)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        """Create an empty model for the plans of a document."""
        super().__init__(parent)
        self.heads = (self.tr("Entry"), self.tr("Field"), self.tr("Before"), self.tr("After"))
        self._document = document
        self.plan: EditPlan | None = None
        self._values: tuple[CellChanges, ...] = ()
        self._value_ends: list[int] = []
        self._extensions: SetExtensions | None = None
        self._ticked: NDArray[np.bool_] = np.empty(0, np.bool_)
        self._cached_extension_change = lru_cache(_CACHED_ROWS)(self._extension_change)

    def show_plan(
        self, plan: EditPlan | None, *, extensions: SetExtensions | None = None, n_extra_rows: int = 0
    ) -> None:
        """Show a plan: its values, a row for each entry of `extensions`, and extra rows; emit `ticked_changed`.

        All these rows have check boxes. Values and extensions that were unticked before stay unticked.

        Args:
            plan: The plan; None for an empty list.
            extensions: Planned extensions of entries.
            n_extra_rows: Number of extra rows, whose texts `extra_row_text` returns.
        """
        before = self.unticked_values()
        self.beginResetModel()
        self._cached_extension_change.cache_clear()
        self.plan, self._extensions = plan, extensions
        self._values = plan.values if plan is not None else ()
        self._value_ends = list(accumulate(map(len, self._values)))
        self.count = self.n_values + self.n_extensions + n_extra_rows
        self._ticked = np.ones(self.count, np.bool_)
        for begin, field, slots in self._row_blocks():
            out = [slot for slot, name in before if name == field]
            if out:
                self._ticked[begin : begin + len(slots)] = ~np.isin(slots, np.array(out, np.uint32))
        self.endResetModel()
        self.ticked_changed.emit(self.ticked_count)

    def show_document(self, document: Document) -> None:
        """Use another document for later plans, and remove the shown plan."""
        self._document = document
        self.show_plan(None)

    @property
    def n_values(self) -> int:
        """Number of values that the plan changes, without extensions."""
        return self._value_ends[-1] if self._value_ends else 0

    @property
    def n_extensions(self) -> int:
        """Number of entries whose extensions change."""
        return len(self._extensions.slots) if self._extensions is not None else 0

    @property
    def only_adds(self) -> bool:
        """Whether the plan changes anything, and only adds values; of extensions only the first rows are examined."""
        has_before = any(values.before.null_count() < len(values) for values in self._values) or any(
            self._cached_extension_change(number)[1] for number in range(min(self.n_extensions, _SAMPLED_ROWS))
        )
        return self.n_values + self.n_extensions > 0 and not has_before

    @property
    def n_planned(self) -> int:
        """Number of rows with check boxes, which come first."""
        return len(self._ticked)

    @property
    def ticked_count(self) -> int:
        """Number of ticked rows."""
        return int(self._ticked.sum())

    def _row_blocks(self) -> Iterator[tuple[int, str, SlotArray]]:
        """Yield first row, field and slots of each run of rows of one field; extensions come last, as “extensions”."""
        for begin, values in zip([0, *self._value_ends], self._values, strict=False):
            yield begin, values.field, values.slots
        if self._extensions is not None:
            yield self.n_values, "extensions", self._extensions.slots

    def unticked_values(self) -> set[tuple[int, str]]:
        """Return slot and field of the unticked values; “extensions” is the field of the extensions of an entry."""
        unticked: set[tuple[int, str]] = set()
        for begin, field, slots in self._row_blocks():
            unticked.update((slot, field) for slot in slots[~self._ticked[begin : begin + len(slots)]].tolist())
        return unticked

    def ticked_plan(self) -> EditPlan | None:
        """Return the plan without the unticked values; None if no plan is shown."""
        if self.plan is None or self._ticked.all():
            return self.plan
        return self.plan.exclude_cells(self.unticked_values())

    def is_ticked(self, row: int) -> bool:
        """Return whether a row is ticked."""
        return bool(self._ticked[row])

    def append_extra_rows(self, count: int) -> None:
        """Append rows without check boxes, whose texts `extra_row_text` returns."""
        if count:
            self.beginInsertRows(NO_INDEX, self.count, self.count + count - 1)
            self.count += count
            self.endInsertRows()

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell; only the first `n_planned` rows have check boxes."""
        flags = super().flags(index)
        return flags & ~Qt.ItemFlag.ItemIsUserCheckable if index.row() >= self.n_planned else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a cell; rows without check boxes are grey."""
        if index.row() >= self.n_planned and role == Qt.ItemDataRole.CheckStateRole:
            return None
        if index.row() >= self.n_planned and role == Qt.ItemDataRole.ForegroundRole:
            return tint_color(Tint.QUIET, QGuiApplication.palette())
        return super().data(index, role)

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Tick or untick the rows from `first` to `last` that have check boxes, and emit `ticked_changed`."""
        last = min(last, self.n_planned - 1)
        if first > last:
            return
        self._ticked[first : last + 1] = is_ticked
        self.dataChanged.emit(self.index(first, 0), self.index(last, 0), [_ROLE.CheckStateRole])
        self.ticked_changed.emit(self.ticked_count)

    def text(self, row: int, column: int, role: int) -> str:
        """Return text or tooltip of a cell; in rows after the values both are the same."""
        if row >= self.n_values:
            return self.extra_row_text(row - self.n_values, column)
        number = int(np.searchsorted(self._value_ends, row, side="right"))
        values, index = self._values[number], row - (self._value_ends[number - 1] if number else 0)
        if column == len(ChangeColumn):
            return self.last_text(int(values.slots[index]), values.field, role)
        text = self._value_text if role == _ROLE.DisplayRole else self._tooltip
        return text(values, index, column)

    def last_text(self, slot: int, field: FieldName, role: int) -> str:
        """Return text or tooltip in the fifth column about a changed field of an entry; subclasses with it override it."""
        raise NotImplementedError

    def _value_text(self, values: CellChanges, index: int, column: int) -> str:
        """Return the text of a cell in the row of a value: entry, field, or old or new value."""
        if column == ChangeColumn.FIELD:
            return values.field
        if column == ChangeColumn.ENTRY:
            return self.entry_text(int(values.slots[index]))
        if column == ChangeColumn.BEFORE:
            return value_text(values.before[index])
        return self.tr("(removed)") if values.after[index] is None else value_text(values.after[index])

    def entry_text(self, slot: int) -> str:
        """Return the number of an entry in the set, from 1, and its loc."""
        number = format_number(int(self._document.table.positions()[slot]) + 1)
        loc = cell_text(self._document.table.value(slot, "loc"))
        return self.tr("{number} · {loc}").format(number=number, loc=loc)

    def extra_row_text(self, number: int, column: int) -> str:
        """Return the text of a cell in a row after the values, by its number: a change of an entry's extensions."""
        assert self._extensions is not None
        if column == ChangeColumn.ENTRY:
            return self.entry_text(int(self._extensions.slots[number]))
        return value_text(self._cached_extension_change(number)[column - ChangeColumn.FIELD])

    def _extension_change(self, number: int) -> tuple[str, str, str]:
        """Return names, old texts and new texts, each joined, of the values that change in an entry's extensions."""
        assert self._extensions is not None
        slot, extensions = int(self._extensions.slots[number]), self._extensions.extensions
        before = extensions_of(self._document, slot)
        row = int(extensions["entry"].search_sorted(number))
        has_row = row < extensions.height and extensions["entry"][row] == number
        old, new = map(_extension_values, (before, replace(before, xml=extensions["xml"][row] if has_row else "")))
        gone, come = old - new, new - old
        names = dict.fromkeys(name for name, _ in (gone + come))
        texts = [" ".join(text for _, text in values.elements()) for values in (gone, come)]
        return ", ".join(names), texts[0], texts[1]

    def _tooltip(self, values: CellChanges, index: int, column: int) -> str:
        """Return the tooltip of a cell in the row of a value: the complete old or new value, or the loc."""
        if column in (ChangeColumn.BEFORE, ChangeColumn.AFTER):
            return escape_rich_text(
                cell_text((values.before if column == ChangeColumn.BEFORE else values.after)[index])
            )
        return escape_rich_text(cell_text(self._document.table.value(int(values.slots[index]), "loc")))


_WIDTHS: Final[dict[int, int]] = {ChangeColumn.ENTRY: 220, ChangeColumn.FIELD: 96}
_MIN_WIDTH: Final = 80


class PlannedChangesView(BeforeAfterView):
    """List of planned values with check boxes; Space ticks or unticks the selected rows.

    Args:
        model: Model of the planned values.
        parent: The parent widget.
        pixels: Width by column.
        last_pixels: Maximum width of a fifth column; 0 without such a column.
    """

    def __init__(
        self,
        model: PlannedChangesModel,
        parent: QWidget | None = None,
        *,
        pixels: dict[int, int] = _WIDTHS,
        last_pixels: int = 0,
    ) -> None:
        """Create the list, which fits its columns to each plan."""
        super().__init__(model, pixels | ({len(ChangeColumn): last_pixels} if last_pixels else {}), parent)
        columns = self.horizontalHeader()
        columns.setMinimumSectionSize(_MIN_WIDTH)
        # As wide as the visible rows need.
        columns.setResizeContentsPrecision(0)
        columns.setSectionResizeMode(ChangeColumn.FIELD, QHeaderView.ResizeMode.ResizeToContents)
        self._planned, self._last_pixels = model, last_pixels
        model.modelReset.connect(self._fit_to_plan)
        self.setSelectionMode(ListView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Changed values"))
        self.set_placeholder_text(self.tr("Each changed value, before and after."))

    @Slot()
    def _fit_to_plan(self) -> None:
        """Fit the fifth column to its visible texts, and the column of old values to its header if the plan only adds values."""
        columns, only_adds = self.horizontalHeader(), self._planned.only_adds
        mode = QHeaderView.ResizeMode.Fixed if only_adds else QHeaderView.ResizeMode.Stretch
        columns.setSectionResizeMode(ChangeColumn.BEFORE, mode)
        if only_adds:
            columns.resizeSection(ChangeColumn.BEFORE, columns.sectionSizeHint(ChangeColumn.BEFORE))
        if self._last_pixels:
            last = len(ChangeColumn)
            needed = max(self.sizeHintForColumn(last), columns.sectionSizeHint(last))
            columns.resizeSection(last, min(needed, self._last_pixels))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Space tick or untick the selected rows as `toggle_selected_rows`; other keys have Qt's meaning."""
        if event.key() != Qt.Key.Key_Space or not toggle_selected_rows(self, self._planned):
            super().keyPressEvent(event)


def toggle_selected_rows(view: ListView, model: TickedModel) -> bool:
    """Tick the selected rows of a list if the current row is unticked, else untick them; return whether any are selected."""
    ranges = SelectedRanges.from_selection(view.selectionModel().selection(), model.columnCount())
    box = model.index(max(0, view.currentIndex().row()), 0)
    is_ticked = box.data(_ROLE.CheckStateRole) is not Qt.CheckState.Checked
    for top, _, bottom, _ in ranges.boxes:
        model.tick(top, bottom, is_ticked=is_ticked)
    return bool(ranges.boxes)
