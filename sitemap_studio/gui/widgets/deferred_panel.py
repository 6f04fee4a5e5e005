"""Base class of panels whose contents take time to compute."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

_SHOWING_MS: Final = 40
"""A panel has its final size only some turns of the event loop after it is shown."""


class DeferredPanel(QWidget):
    """Panel that refreshes a short time after a change, and only while it is visible."""

    def __init__(self, parent: QWidget | None, *, settle_ms: int) -> None:
        """Create the panel, without a scheduled refresh.

        Args:
            parent: The parent widget.
            settle_ms: Time from the last of several changes to the refresh, in milliseconds.
        """
        super().__init__(parent)
        self._refresh_timer = QTimer(self, singleShot=True)
        self._refresh_timer.timeout.connect(self.refresh_now)
        self._settle_ms = settle_ms

    def refresh(self) -> None:
        """Show the current data in the panel; called only while it is visible. Subclasses implement it."""
        raise NotImplementedError

    @property
    def is_refresh_due(self) -> bool:
        """Whether a refresh of the panel is scheduled."""
        return self._refresh_timer.isActive()

    @Slot()
    def refresh_soon(self) -> None:
        """If the panel is visible, schedule its refresh for when changes have settled, or postpone a scheduled one."""
        if self.isVisible():
            self._refresh_timer.start(self._settle_ms)

    @Slot()
    def refresh_now(self) -> None:
        """Refresh the panel at once if it is visible, and cancel a scheduled refresh."""
        self._refresh_timer.stop()
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Refresh the panel soon after it is shown, when it has its final size."""
        super().showEvent(event)
        self._refresh_timer.start(_SHOWING_MS)
