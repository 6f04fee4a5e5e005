"""What is made when something is painted for the first time, made while a file is read before there is a set to show.

Pictures of icons, letters, styles and the places in layouts: the first set that a window shows would otherwise keep it
from answering for two frames.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Slot


class Warming(QObject):
    """Takes steps, each of them once and in a turn of its own, while something is waited for anyway."""

    def __init__(self, steps: Iterable[Callable[[], object]], parent: QObject) -> None:
        """Begin with all that is to be done.

        Args:
            steps: What to do, each in less than a frame; what is not reached in time is done when it is needed.
            parent: Its owner.
        """
        super().__init__(parent)
        self._steps = deque(steps)
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._take)

    @Slot()
    def begin(self) -> None:
        """Go on where it was stopped."""
        if self._steps:
            self._turn.start()

    @Slot()
    def stop(self) -> None:
        """Leave the rest for another time."""
        self._turn.stop()

    @Slot()
    def _take(self) -> None:
        self._steps.popleft()()
        if not self._steps:
            self._turn.stop()
