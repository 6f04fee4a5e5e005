"""Whether a docked panel is in sight: Qt calls one that lies behind the tab of another visible, too."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QWidget


class InSight(QObject):
    """Looks after one panel.

    Signals:
        came: The panel came into sight.
    """

    came = Signal()

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._dock: QDockWidget | None = None
        self._follow_dock()
        panel.installEventFilter(self)

    @property
    def is_so(self) -> bool:
        """Whether any of the panel can be seen.

        Qt leaves out what lies below opaque widgets: of a panel that one view covers whole nothing ever is.
        """
        return self._panel.isVisible() and not self._panel.visibleRegion().isEmpty()

    def _follow_dock(self) -> None:
        dock = self._panel.parentWidget()
        if isinstance(dock, QDockWidget) and dock is not self._dock:
            self._dock = dock
            dock.visibilityChanged.connect(self._tell)

    @Slot(bool)
    def _tell(self, is_shown: bool) -> None:
        if is_shown and self._panel.isVisible():
            self.came.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ParentChange:
            self._follow_dock()
        elif event.type() is QEvent.Type.Show:
            self.came.emit()
        return super().eventFilter(watched, event)
