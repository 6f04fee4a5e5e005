"""Queue of short functions that the event loop calls one at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Slot

Step = Callable[[], object]  # a function that takes less than a frame


class Turns(QObject):
    """Calls functions from `begin` on, one in each turn of the event loop, so that events are handled in between."""

    def __init__(self, parent: QObject, steps: Iterable[Step] = ()) -> None:
        super().__init__(parent)
        self._steps = deque(steps)
        # Not 0: such a timer may fire twice in one turn, and before what waits to be painted.
        self._turn = QTimer(self, interval=1)
        self._turn.timeout.connect(self._take)

    def take(self, *steps: Step) -> None:
        """Call these instead of those that are left."""
        self._steps = deque(steps)
        self.begin()

    @Slot()
    def begin(self) -> None:
        if self._steps:
            self._turn.start()

    @Slot()
    def stop(self) -> None:
        self._turn.stop()

    @Slot()
    def _take(self) -> None:
        step = self._steps.popleft()
        if not self._steps:
            self._turn.stop()
        step()
