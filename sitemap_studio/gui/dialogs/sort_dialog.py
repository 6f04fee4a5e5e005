"""The dialog that sorts the table by up to four columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from sitemap_studio.gui.table.column_sort import ColumnSort
from sitemap_studio.gui.table.entry_headers import MAX_KEYS
from sitemap_studio.gui.table.view_columns import PROBLEMS, column_title
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.labels import set_accessible_box_name


class SortableModel(Protocol):
    """Protocol of models whose rows are sorted by several columns, given by name.

    Attributes:
        sort_keys: Sort keys, the most significant first; empty for the order of the set.
    """

    sort_keys: tuple[ColumnSort, ...]

    @property
    def columns(self) -> Sequence[str]:
        """Names of the columns."""

    def sort_by(self, keys: Sequence[ColumnSort]) -> None:
        """Sort the rows by keys; no keys restore the order of the set."""


class SortDialog(Dialog):
    """Dialog that sorts a table by up to four columns, or restores the order of the set."""

    def __init__(
        self, model: SortableModel, parent: QWidget | None = None, *, title: Callable[[str], str] = column_title
    ) -> None:
        """Create the sort dialog for a table's model, with its current sort keys; `title` returns a column's title."""
        super().__init__(parent)
        self._title = title
        self.chosen.connect(model.sort_by)
        self.setWindowTitle(self.tr("Sort"))
        self.columns = [QComboBox(self) for _ in range(MAX_KEYS)]
        self.orders = [QComboBox(self) for _ in range(MAX_KEYS)]
        note = self.make_note(self.tr("Only the view is sorted. Shift+click a header to add a key."))
        self.lay_out_column(
            self._create_grid(model.columns, model.sort_keys), note, 1, self.make_ok_cancel_box(self.tr("Sort"))
        )
        self._enable_boxes()

    def _create_grid(self, columns: Sequence[str], keys: Sequence[ColumnSort]) -> QGridLayout:
        """Return the grid with boxes for column and direction of each key, showing the current sort keys."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(8)
        for number, (box, order) in enumerate(zip(self.columns, self.orders, strict=True)):
            label = QLabel(self.tr("&Sort by") if number == 0 else self.tr("then by"), self)
            label.setBuddy(box)
            self._fill_key_boxes(box, order, columns, number)
            grid.addWidget(label, number, 0)
            grid.addWidget(box, number, 1)
            grid.addWidget(order, number, 2)
            if number < len(keys):
                box.setCurrentIndex(max(0, box.findData(keys[number].column)))
                order.setCurrentIndex(int(keys[number].is_descending))
            box.currentIndexChanged.connect(self._enable_boxes)
        return grid

    def _fill_key_boxes(self, box: QComboBox, order: QComboBox, columns: Sequence[str], number: int) -> None:
        """Fill the boxes of a key with the columns and directions to choose from."""
        box.addItem(self.tr("order of the set") if number == 0 else self.tr("(none)"), None)
        for column in columns:
            box.addItem(self.tr("problems") if column == PROBLEMS else self._title(column), column)
        box.setMinimumWidth(scaled(160))
        box.setAccessibleName(self.tr("Key {number}").format(number=number + 1))
        order.addItems([self.tr("ascending"), self.tr("descending")])
        set_accessible_box_name(order, self.tr("Direction of key {number}").format(number=number + 1))

    def chosen_value(self) -> list[ColumnSort]:
        """Return the sort keys in order, up to the first empty one; repeated columns are ignored."""
        found: dict[str, ColumnSort] = {}
        for box, order in zip(self.columns, self.orders, strict=True):
            column = box.currentData()
            if column is None:
                break
            found.setdefault(column, ColumnSort(column, is_descending=order.currentIndex() == 1))
        return list(found.values())

    @Slot()
    def _enable_boxes(self) -> None:
        """Enable a key's column box if all previous keys have a column, and its direction box if it has one itself."""
        is_possible = True
        for box, order in zip(self.columns, self.orders, strict=True):
            box.setEnabled(is_possible)
            is_possible = is_possible and box.currentData() is not None
            order.setEnabled(is_possible)
