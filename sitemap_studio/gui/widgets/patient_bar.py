"""A progress bar that is painted when all else is.

Qt's paints itself within `setValue`, and with it whatever else of the window waits to be painted: while a set is being
shown that would be the whole window, half filled.
"""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar


class PatientBar(QProgressBar):
    """Shows how far something is, by `put`."""

    def put(self, value: int) -> None:
        """Show a value from the next painting on."""
        self.setUpdatesEnabled(False)
        self.setValue(value)
        self.setUpdatesEnabled(True)
