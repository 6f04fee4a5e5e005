"""What is selected, by ranges: never as a list of cells, of which there may be millions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QItemSelection, QItemSelectionRange

from sitemap_studio.gui.table.view_order import RowArray, runs
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

MAX_KEPT_RANGES: Final = 1_000
"""A selection that falls into more ranges is let go in a reset: for each cell painted Qt looks through all of them."""


@dataclass(frozen=True)
class Ranges:
    """Selected rectangles of cells.

    Attributes:
        boxes: First row, first column, last row and last column of each.
        column_count: Columns of the table.
    """

    boxes: tuple[tuple[int, int, int, int], ...]
    column_count: int

    @classmethod
    def of(cls, selection: QItemSelection, column_count: int) -> Ranges:
        """Read what Qt holds selected."""
        boxes = [(found.top(), found.left(), found.bottom(), found.right()) for found in each_range(selection)]
        return cls(tuple(boxes), column_count)

    @property
    def are_whole_rows(self) -> bool:
        """Whether every row that is selected at all is selected in all its columns."""
        return bool(self.boxes) and all(
            left == 0 and right == self.column_count - 1 for _, left, _, right in self.boxes
        )

    def rows(self) -> RowArray:
        """All rows in which something is selected, ascending."""
        return _rows([(top, bottom) for top, _, bottom, _ in self.boxes])

    def row_count(self) -> int:
        """How many these are."""
        covered, count = -1, 0
        for top, _, bottom, _ in sorted(self.boxes):
            count += max(0, bottom - max(top, covered + 1) + 1)
            covered = max(covered, bottom)
        return count

    def rows_by_field(self) -> dict[FieldName, RowArray]:
        """For each field in which something is selected, the rows where it is, ascending."""
        found: dict[FieldName, RowArray] = {}
        for column, field in enumerate(FIELD_NAMES):
            spans = [(top, bottom) for top, left, bottom, right in self.boxes if left <= column <= right]
            if spans:
                found[field] = _rows(spans)
        return found


def each_range(selection: QItemSelection) -> list[QItemSelectionRange]:
    """The ranges of a selection."""
    # It is a QList, which the stubs do not know.
    ranges: list[QItemSelectionRange] = list(selection)  # type: ignore[call-overload]
    return ranges


def _rows(spans: list[tuple[int, int]]) -> RowArray:
    arrays = [np.arange(first, last + 1) for first, last in spans]
    if len(arrays) == 1:
        return arrays[0]
    return np.unique(np.concatenate(arrays)) if arrays else np.empty(0, np.int64)


def selection_of(model: QAbstractItemModel, rows: RowArray, left: int, right: int) -> QItemSelection | None:
    """Rows, ascending, from one column to another, as Qt's selection; None if they fall into too many ranges."""
    spans = runs(rows)
    if len(spans) > MAX_KEPT_RANGES:
        return None
    selection = QItemSelection()
    for first, last in spans:
        selection.append(QItemSelectionRange(model.index(first, left), model.index(last, right)))
    return selection
