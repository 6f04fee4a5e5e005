"""Progress and cancellation of long work.

The work calls `advance` now and then; whoever started it subclasses `Progress` to show the figures and to say stop.
"""

from __future__ import annotations

from threading import Event, Lock

from sitemap_studio.core.errors import Cancelled


class Progress:
    """Figures of one piece of work, in any unit, safe to use from several threads; `what` names the current stage."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._stop = Event()
        self.done = 0
        self.total = 0
        self.what = ""

    def begin(self, what: str, total: int) -> None:
        """Start a stage of `total` units at zero; see `check`."""
        with self._lock:
            self.what, self.done, self.total = what, 0, total
        self.check()

    def advance(self, units: int = 1) -> None:
        """Count units as done; see `check`."""
        with self._lock:
            self.done += units
        self.check()

    def check(self) -> None:
        """Raise `Cancelled` if the work was asked to stop."""
        if self._stop.is_set():
            raise Cancelled

    def cancel(self) -> None:
        """Ask the work to stop at its next step."""
        self._stop.set()

    @property
    def is_cancelled(self) -> bool:
        """Whether the work was asked to stop."""
        return self._stop.is_set()
