"""Progress and cancellation of long work.

The work calls `advance` at intervals. Its caller may subclass `Progress` to show the figures, and calls `cancel` to stop it.
Work that can be suspended also reads `is_paused` at intervals.
"""

from __future__ import annotations

from threading import Event, Lock

from sitemap_studio.core.errors import Cancelled


class Progress:
    """Thread-safe progress of one job: done and total units of the current stage, and `what`, the name of the stage."""

    def __init__(self) -> None:
        """Create a progress without a stage: 0 of 0 units, not cancelled."""
        self._lock = Lock()
        self._stop, self._pause = Event(), Event()
        self.done = 0
        self.total = 0
        self.what = ""

    def begin(self, what: str, total: int) -> None:
        """Start a stage named `what` with `total` units, none of them done; raise `Cancelled` as `check` does."""
        with self._lock:
            self.what, self.done, self.total = what, 0, total
        self.check()

    def advance(self, units: int = 1) -> None:
        """Add units to the done units of the stage; raise `Cancelled` as `check` does."""
        with self._lock:
            self.done += units
        self.check()

    def check(self) -> None:
        """Raise `Cancelled` if the job was cancelled."""
        if self._stop.is_set():
            raise Cancelled

    def cancel(self) -> None:
        """Request the end of the job: its next `begin`, `advance` or `check` raises `Cancelled`."""
        self._stop.set()

    def pause(self) -> None:
        """Request the suspension of the job until `resume`; only jobs that read `is_paused` comply."""
        self._pause.set()

    def resume(self) -> None:
        """Request the continuation of a suspended job."""
        self._pause.clear()

    @property
    def is_paused(self) -> bool:
        """Whether the suspension of the job was requested."""
        return self._pause.is_set()

    @property
    def is_cancelled(self) -> bool:
        """Whether the end of the job was requested."""
        return self._stop.is_set()
