"""Turns of the event loop: work that would take several frames is done step by step, and what waits goes between."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Slot

Step = Callable[[], object]
"""Something to do in less than a frame."""


class Turns(QObject):
    """Takes steps, each of them once and in a turn of its own."""

    def __init__(self, parent: QObject, steps: Iterable[Step] = ()) -> None:
        """Hold steps that are taken once it is told to begin.

        Args:
            parent: Its owner.
            steps: What to do.
        """
        super().__init__(parent)
        self._steps = deque(steps)
        # Not 0: such a timer may fire twice in one turn, and before what waits to be painted.
        self._turn = QTimer(self, interval=1)
        self._turn.timeout.connect(self._take)

    def take(self, *steps: Step) -> None:
        """Take these from the next turn on, and none of those that are left."""
        self._steps = deque(steps)
        self.begin()

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
        step = self._steps.popleft()
        if not self._steps:
            self._turn.stop()
        step()
