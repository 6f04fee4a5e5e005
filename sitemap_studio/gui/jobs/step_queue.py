"""Queue of short functions that the event loop calls one at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Slot

Step = Callable[[], object]
"""Function that takes less than a frame."""


class StepQueue(QObject):
    """Queue of functions; after `begin`, one of them is called in each turn of the event loop."""

    def __init__(self, parent: QObject, steps: Iterable[Step] = ()) -> None:
        """Create the queue, without starting it."""
        super().__init__(parent)
        self._steps = deque(steps)
        # Not 0: such a timer may fire twice in one turn, and before pending paint events.
        self._timer = QTimer(self, interval=1)
        self._timer.timeout.connect(self._run_next)

    @property
    def is_running(self) -> bool:
        """Whether functions are called in the next turns of the event loop."""
        return self._timer.isActive()

    def replace_steps(self, *steps: Step) -> None:
        """Replace the remaining functions of the queue, and start it; without functions, stop it."""
        self.stop()
        self._steps = deque(steps)
        self.begin()

    @Slot()
    def begin(self) -> None:
        """Start or resume calling the queued functions."""
        if self._steps:
            self._timer.start()

    @Slot()
    def stop(self) -> None:
        """Stop calling functions; the remaining ones stay in the queue."""
        self._timer.stop()

    @Slot()
    def _run_next(self) -> None:
        """Remove the first function from the queue and call it; stop after the last one."""
        step = self._steps.popleft()
        if not self._steps:
            self._timer.stop()
        step()
