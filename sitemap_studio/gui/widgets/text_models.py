"""Read-only table models of texts."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index

_ROLE: Final = Qt.ItemDataRole
_TRAILING: Final = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class TextModel(QAbstractTableModel):
    """Read-only table model of texts; subclasses set the attributes and return the texts.

    Attributes:
        heads: Titles of the columns.
        numbers: Columns with numbers, which are aligned at their end.
        count: Number of rows.
    """

    heads: tuple[str, ...] = ()
    numbers: Collection[int] = ()
    count = 0

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text of a cell for `DisplayRole`, or its tooltip for `ToolTipRole`. Subclasses implement it."""
        raise NotImplementedError

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self.count

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        """Return the title of a column, or the alignment of a column with numbers; None for all else."""
        if role == _ROLE.TextAlignmentRole and section in self.numbers:
            return _TRAILING
        return self.heads[section] if role == _ROLE.DisplayRole and orientation is Qt.Orientation.Horizontal else None

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        """Return text or tooltip of a cell, or the alignment in a column with numbers; None for other roles."""
        if role == _ROLE.TextAlignmentRole and index.column() in self.numbers:
            return _TRAILING
        if not index.isValid() or index.row() >= self.rowCount() or role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        return self.text(index.row(), index.column(), role)


class TickedModel(TextModel):
    """Read-only table model of texts, with check boxes in the first column."""

    def is_ticked(self, row: int) -> bool:
        """Return whether the check box of a row is checked. Subclasses implement it."""
        raise NotImplementedError

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Check or uncheck the boxes of the rows from `first` to `last`, inclusive. Subclasses implement it."""
        raise NotImplementedError

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell; cells of the first column can be checked."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return usual | Qt.ItemFlag.ItemIsUserCheckable if index.column() == 0 else usual

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        """Return the state of a check box; for all else the data of `TextModel`."""
        if role == _ROLE.CheckStateRole and index.column() == 0 and index.row() < self.rowCount():
            return Qt.CheckState.Checked if self.is_ticked(index.row()) else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Check or uncheck the box of a row; return False for other columns and roles."""
        if role != _ROLE.CheckStateRole or index.column():
            return False
        self.tick(index.row(), index.row(), is_ticked=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True


class FileListModel(TextModel):
    """Read-only table model of files, with an icon and several texts in each row."""

    def __init__(self, heads: tuple[str, ...], numbers: Collection[int], parent: QObject | None = None) -> None:
        """Create an empty table with these column titles and columns of numbers."""
        super().__init__(parent)
        self.heads, self.numbers = heads, numbers
        self._rows: list[tuple[str, ...]] = []

    def show_rows(self, rows: Iterable[tuple[str, ...]]) -> None:
        """Replace the rows; each is the name of an icon, or "", and a text for each column."""
        self.beginResetModel()
        self._rows = list(rows)
        self.count = len(self._rows)
        self.endResetModel()

    def text(self, row: int, column: int, role: int) -> str:
        """Return the text of a cell; no tooltips."""
        return self._rows[row][column + 1] if role == _ROLE.DisplayRole else ""

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        """Return the icon of a row for its first column; for all else the data of `TextModel`."""
        if role == _ROLE.DecorationRole and index.column() == 0 and self._rows[index.row()][0]:
            return icon(self._rows[index.row()][0])
        return super().data(index, role)
