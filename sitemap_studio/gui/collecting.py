"""Collecting garbage in the GUI thread only.

Python collects reference cycles in whichever thread happens to allocate. Qt objects in such a cycle would be destroyed
in the thread of a job, and Qt crashes: seen in the tests. So the automatic collection is off while the window runs, and
a timer does it where Qt wants it. Not needed any more once PySide6 moves the destruction of its objects by itself.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL_MS: Final = 2_000
"""How often it is looked whether enough was allocated to be worth a collection."""


class Collecting(QObject):
    """Takes the collection of garbage over until it is released."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self.collect_due)
        self._timer.start()

    @Slot()
    def collect_due(self) -> None:
        """Collect the generations that Python would have collected by now, the oldest of them and all younger."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        due = [
            generation
            for generation, (count, most) in enumerate(zip(counts, thresholds, strict=True))
            if 0 < most < count
        ]
        if due:
            gc.collect(max(due))

    def release(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        gc.enable()
