"""Clusters of alternates beside languages as a table for a view; texts are read for the cells that are asked for."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.languages.words import (
    LOOKS,
    Look,
    cell_words,
    language_name,
    look_of,
    pages_words,
    translated,
)
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.gui.words.texts import as_tooltip
from sitemap_studio.validation.hreflang import Fault, LanguageMatrix

CLUSTER: Final = 0
"""The column of the addresses by which clusters are named."""

PAGES: Final = 1
"""The column of how many pages they have."""

FIRST_LANGUAGE: Final = 2
"""From here on a column is a language."""

NO_ROWS: Final = np.empty(0, np.intp)
"""No clusters."""

_ROLE: Final = Qt.ItemDataRole


class LanguageTable(QAbstractTableModel):
    """One row for each cluster that is listed.

    Attributes:
        matrix: What is known of clusters; None where there are none.
        rows: The clusters that are listed, ascending.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.matrix: LanguageMatrix | None = None
        self.rows: NDArray[np.intp] = NO_ROWS

    def show(self, matrix: LanguageMatrix | None, rows: NDArray[np.intp]) -> None:
        """Show some clusters."""
        self.beginResetModel()
        self.matrix, self.rows = matrix, rows
        self.endResetModel()

    def look(self, row: int, column: int) -> Look | None:
        """How the cell of a language looks; None for other columns."""
        if self.matrix is None or column < FIRST_LANGUAGE:
            return None
        return look_of(self.matrix.marks(int(self.rows[row]), column - FIRST_LANGUAGE))

    def slot(self, row: int, column: int) -> int | None:
        """The entry that a cell is about: where its address is that of no entry, one that names it."""
        matrix = self.matrix
        if matrix is None:
            return None
        cluster = int(self.rows[row])
        cell = matrix.cell(cluster, column - FIRST_LANGUAGE) if column >= FIRST_LANGUAGE else None
        if cell is None:
            return matrix.name_slot(cluster)
        return cell.named_by if cell.slot is None else cell.slot

    def next_fault(self, row: int, column: int, direction: int) -> tuple[int, int] | None:
        """The cell with a fault after a cell, or before it; after the last comes the first. None where there is none.

        Args:
            row: The cell to go on from; -1 where there is none.
            column: Likewise.
            direction: 1 for the next, -1 for the one before.
        """
        if self.matrix is None:
            return None
        faulty = np.flatnonzero(self.matrix.faults[self.rows])
        if not len(faulty):
            return None
        here = [each for each in self._faulty_columns(row) if (each - column) * direction > 0] if row >= 0 else []
        if here:
            return row, here[0] if direction > 0 else here[-1]
        if direction > 0:
            place = int(np.searchsorted(faulty, row, "right")) % len(faulty)
        else:
            place = int(np.searchsorted(faulty, row, "left")) - 1 if row >= 0 else -1
        found = int(faulty[place])
        columns = self._faulty_columns(found)
        return found, columns[0] if direction > 0 else columns[-1]

    def _faulty_columns(self, row: int) -> list[int]:
        if self.matrix is None:
            return []
        cluster = int(self.rows[row])
        found = [PAGES] if self.matrix.nameless[cluster] else []
        return [*found, *(self.matrix.faulty_columns(cluster) + FIRST_LANGUAGE).tolist()]

    # What Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() or self.matrix is None else FIRST_LANGUAGE + len(self.matrix.languages)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if self.matrix is None or orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole and section >= FIRST_LANGUAGE:
            return Qt.AlignmentFlag.AlignCenter
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole, _ROLE.AccessibleTextRole):
            return None
        if section < FIRST_LANGUAGE:
            titles, tips = (self.tr("Cluster"), self.tr("Pages")), (
                self.tr("Named after the page for everybody else (x-default), or else after the first page."),
                self.tr("How many pages of the set belong to it."),
            )  # fmt: skip
            return as_tooltip(tips[section]) if role == _ROLE.ToolTipRole else titles[section]
        code = self.matrix.languages[section - FIRST_LANGUAGE]
        if role == _ROLE.DisplayRole:
            return code
        return as_tooltip(language_name(code)) if role == _ROLE.ToolTipRole else language_name(code)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid() or self.matrix is None:
            return None
        row, column = index.row(), index.column()
        if role == _ROLE.ToolTipRole:
            return as_tooltip(self._explanation(row, column))
        if column >= FIRST_LANGUAGE:
            return self._of_language(row, column, role)
        cluster = int(self.rows[row])
        if role == _ROLE.TextAlignmentRole and column == PAGES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == _ROLE.DecorationRole and column == PAGES and self.matrix.nameless[cluster]:
            look = LOOKS[Fault.NAMELESS]
            return icon(look.drawing, look.tint)
        if role == _ROLE.AccessibleTextRole and column == PAGES:
            return pages_words(self.matrix, cluster)
        if role in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole):
            is_name = column == CLUSTER
            return (
                self.matrix.loc(self.matrix.name_slot(cluster)) if is_name else format_number(self.matrix.size(cluster))
            )
        return None

    def _of_language(self, row: int, column: int, role: int) -> object:
        look = self.look(row, column)
        if look is None or self.matrix is None or role not in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole):
            return None
        word = translated(look.word)
        return word if role == _ROLE.DisplayRole else f"{self.matrix.languages[column - FIRST_LANGUAGE]}: {word}"

    def _explanation(self, row: int, column: int) -> str:
        if self.matrix is None:
            return ""
        cluster = int(self.rows[row])
        if column >= FIRST_LANGUAGE:
            return cell_words(self.matrix, cluster, column - FIRST_LANGUAGE)
        if column == PAGES:
            return pages_words(self.matrix, cluster)
        return self.matrix.loc(self.matrix.name_slot(cluster))
