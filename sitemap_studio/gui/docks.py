"""The docked panels: where they stand, and that they are shown when a set is open and the user wants them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QTabWidget, QToolButton, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint


class PanelTitle(QWidget):
    """The title of a panel, and a button that closes it; Qt's own is hard to see on a dark ground."""

    def __init__(self, title: str, dock: QDockWidget) -> None:
        super().__init__(dock)
        close = QToolButton(self)
        close.setIcon(icon("close", Tint.QUIET))
        close.setIconSize(QSize(14, 14))
        close.setAutoRaise(True)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setToolTip(self.tr("Close this panel"))
        close.setAccessibleName(self.tr("Close the panel “{title}”").format(title=title))
        close.clicked.connect(dock.close)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 6, 4)
        row.addWidget(QLabel(title, self))
        row.addStretch(1)
        row.addWidget(close)


class Docks(QObject):
    """Panels of one window, each with the action that shows and hides it."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setTabPosition(Qt.DockWidgetArea.BottomDockWidgetArea, QTabWidget.TabPosition.North)
        self._docks: list[tuple[QDockWidget, QAction]] = []
        self._is_open = False

    def add(
        self,
        title: str,
        panel: QWidget,
        action: QAction,
        *,
        area: Qt.DockWidgetArea,
        pixels: int,
        is_wanted: bool = True,
    ) -> None:
        """Place a panel.

        Args:
            title: Its title.
            panel: What is in it.
            action: Shows and hides it; a checked one means that it is wanted.
            area: The side of the window.
            pixels: How wide, or at the bottom how high, it is at first.
            is_wanted: Whether it is shown before anybody asks for it.
        """
        dock = QDockWidget(title, self._window)
        dock.setObjectName(action.objectName())
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        dock.setWidget(panel)
        dock.setTitleBarWidget(PanelTitle(title, dock))
        self._window.addDockWidget(area, dock)
        neighbours = [other for other, _ in self._docks if self._window.dockWidgetArea(other) is area]
        if neighbours:
            self._window.tabifyDockWidget(neighbours[0], dock)
        is_side = area in (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)
        self._window.resizeDocks([dock], [pixels], Qt.Orientation.Horizontal if is_side else Qt.Orientation.Vertical)
        action.setChecked(is_wanted)
        # A click, not `toggled`: hiding the whole window is no wish of the user about its panels.
        action.triggered.connect(self._refresh)
        dock.installEventFilter(self)
        self._docks.append((dock, action))

    def show_open(self, is_open: bool) -> None:
        """Show the panels that are wanted if a set is open, none otherwise."""
        self._is_open = is_open
        self._refresh()

    def show_panel(self, panel: QWidget) -> None:
        """Show one panel, wanted or not; from now on it is."""
        for dock, action in self._docks:
            if dock.widget() is panel:
                action.setChecked(True)
                dock.setVisible(self._is_open)
                self._raise(dock)

    def want(self, panel: QWidget, is_wanted: bool) -> None:
        """Let a panel be shown or hidden while a set is open."""
        for dock, action in self._docks:
            if dock.widget() is panel:
                action.setChecked(is_wanted)
                dock.setVisible(self._is_open and is_wanted)
                self._raise(dock)

    def _raise(self, dock: QDockWidget) -> None:
        """Bring a panel's tab to the front."""
        # Qt chooses the tab when the order of the window's children changes; one that is the last of them does not
        # change it by being raised.
        dock.lower()
        dock.raise_()

    def is_shown(self, panel: QWidget) -> bool:
        """Whether a panel is shown."""
        return any(dock.widget() is panel and dock.isVisibleTo(self._window) for dock, _ in self._docks)

    @Slot()
    def _refresh(self) -> None:
        for dock, action in self._docks:
            dock.setVisible(self._is_open and action.isChecked())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close:
            for dock, action in self._docks:
                if dock is watched:
                    action.setChecked(False)
        return super().eventFilter(watched, event)
