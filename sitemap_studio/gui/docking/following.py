"""When a panel that takes work to fill is to show anew: soon after something changed, and only while it is in sight."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.gui.docking.in_sight import InSight

_COMING_MS: Final = 40
"""A panel that is being shown has its place only after some turns."""


class Following(QObject):
    """Looks after one panel. Whoever fills it connects what it follows to `follow`, and `due` to what fills it.

    Args:
        panel: The panel.
        settle_ms: Changes that come in a burst, no further apart than this, are followed at once.

    Signals:
        due: The panel is in sight, and is to show what there is now.
    """

    due = Signal()

    def __init__(self, panel: QWidget, settle_ms: int) -> None:
        super().__init__(panel)
        self._sight, self._settle_ms = InSight(panel), settle_ms
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self.look)
        self._sight.came.connect(self._come)

    @property
    def is_waiting(self) -> bool:
        """Whether the panel will soon have to show something."""
        return self._settling.isActive()

    @Slot()
    def follow(self) -> None:
        """Something changed."""
        if self._sight.is_so:
            self._settling.start(self._settle_ms)

    @Slot()
    def look(self) -> None:
        """Show at once what there is now, if the panel is in sight."""
        self._settling.stop()
        if self._sight.is_so:
            self.due.emit()

    @Slot()
    def _come(self) -> None:
        self._settling.start(_COMING_MS)
