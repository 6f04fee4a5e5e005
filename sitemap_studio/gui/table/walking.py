"""Steps of the current cell from field to field and from row to row, as spreadsheets take them. Knows no Qt.

Tab goes along the fields and on in the next row; Enter goes down, and after Tab back to the column where Tab began, so
that entry after entry can be typed in.
"""

from __future__ import annotations

from collections.abc import Sequence

Cell = tuple[int, int]
"""A row and a column."""


class Walk:
    """Where Tab began, as long as nothing else has moved the current cell since."""

    def __init__(self) -> None:
        self._began: int | None = None
        self._at: Cell | None = None

    def along(self, here: Cell, steps: int, fields: Sequence[int]) -> Cell:
        """The cell some fields on, behind the last field in the next row.

        Args:
            here: The current cell.
            steps: How many fields; below zero for back.
            fields: The columns of the fields that are shown, ascending; at least one.
        """
        if here != self._at:
            self._began = here[1]
        place = next((place for place, column in enumerate(fields) if column >= here[1]), len(fields) - 1)
        row, place = divmod(here[0] * len(fields) + place + steps, len(fields))
        self._at = (row, fields[place])
        return self._at

    def down(self, here: Cell, steps: int, fields: Sequence[int]) -> Cell:
        """The cell some rows below, in the column where Tab began if it led here.

        Args:
            here: The current cell.
            steps: How many rows; below zero for up.
            fields: The columns of the fields that are shown.
        """
        column = self._began if here == self._at and self._began in fields else here[1]
        self._at = None
        return here[0] + steps, here[1] if column is None else column
