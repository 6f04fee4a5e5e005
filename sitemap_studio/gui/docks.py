"""Dock widgets of the panels, their standard layout, and the stored layout of each window.

To add a panel, declare it in the table of actions, and create it in a property of the window.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabWidget, QVBoxLayout, QWidget

from sitemap_studio.gui.actions import PANELS, Actions, Handlers, PanelName, PanelSpec, plain_label, translated
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.theme import WINDOW_FRAME, fit_window_size, scaled
from sitemap_studio.gui.widgets.layouts import ScrollableArea, fill

LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea
FLOATING: Final = Qt.DockWidgetArea.NoDockWidgetArea

START_SIZE: Final = QSize(1600, 1000)  # of a window on a large screen
_WINDOW_OFFSET: Final = QPoint(32, 32)  # from the active window to a new one
_STATE_VERSION: Final = 4  # increase it when panels are added, renamed or removed

_AREAS_BY_ACTION: Final = {
    "panel-to-left": LEFT, "panel-to-right": RIGHT, "panel-to-bottom": BOTTOM, "panel-float": FLOATING,
}  # fmt: skip
_MAX_WIDTHS: Final = {LEFT: 0.195, RIGHT: 0.24, BOTTOM: 0.32}  # preferred, as a share of the window
_MIN_PREFERRED: Final = QSize(200, 131)
_MIN_HEIGHTS: Final = {LEFT: 434, RIGHT: 434, BOTTOM: 520}  # pixels of the window's height reserved for other content
_QT_MAX_HEIGHT: Final = 2**24 - 1  # maximum height of a widget in Qt


class PanelContainer(QWidget):
    """Content of a dock: empty until its panel is created, with the panel's preferred size."""

    def __init__(self, spec: PanelSpec, window: QMainWindow, dock: QDockWidget) -> None:
        """Create the empty content of a dock for the panel of a declaration."""
        super().__init__(dock)
        self.spec, self._window = spec, window
        self.panel: QWidget | None = None

    def set_panel(self, panel: QWidget) -> None:
        """Show a panel in the empty container; if its standard side is the bottom of the window, in a scroll area."""
        self.panel = panel
        # Low screens have little room below the table.
        content = ScrollableArea(panel, self) if self.spec.side is BOTTOM else panel
        fill(QVBoxLayout(self), content)
        content.show()

    def sizeHint(self) -> QSize:
        """Return the size at which the dock is shown for the first time; most of the window remains for the table."""
        window, spec = self._window.size(), self.spec
        room = QSize(round(_MAX_WIDTHS[spec.side] * window.width()), window.height() - scaled(_MIN_HEIGHTS[spec.side]))
        return QSize(scaled(spec.width), scaled(spec.height)).boundedTo(room.expandedTo(_MIN_PREFERRED))


class Docks(QObject):
    """Dock widgets of the panels of one window; a panel is created when its dock is first visible.

    The action of a panel is checked while the panel is visible. A panel behind another tab is not visible.

    Signals:
        focus_lost: The panel with the keyboard focus was closed, or another tab was selected.
        note_requested: A sentence for the status line.
    """

    focus_lost = Signal()
    note_requested = Signal(str)

    def __init__(self, window: QMainWindow, actions: Actions, create_panel: Callable[[PanelName], object]) -> None:
        """Create the docks of all panels; `create_panel` creates the panel of a name, and calls `set_panel`."""
        super().__init__(window)
        self._window, self._actions, self._create_panel = window, actions, create_panel
        self._docks: dict[PanelName, QDockWidget] = {}
        self._containers: dict[PanelName, PanelContainer] = {}
        self._is_open = False
        self._state = QByteArray()  # of the window while no set is open
        window.setCorner(Qt.Corner.BottomLeftCorner, LEFT)
        window.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        # Tabs and animation are Qt's usual options. Without animation, Qt 6.11 does not dock a panel that is dropped.
        window.setDockOptions(window.dockOptions() | QMainWindow.DockOption.AllowNestedDocks)
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        window.setDocumentMode(True)
        # The View menu has the panels; Qt's own menu of them would close those behind a tab.
        window.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        for spec in PANELS:
            self._add_dock(spec)

    def _add_dock(self, spec: PanelSpec) -> None:
        """Create the hidden dock of a panel with an empty container, and connect the panel's action."""
        dock = QDockWidget(plain_label(translated(spec.text)), self._window)
        dock.setObjectName(spec.id)
        dock.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        for name, area in _AREAS_BY_ACTION.items():
            dock.addAction(self._actions[name].text(), partial(self.move_panel, spec.panel, area))
        container = PanelContainer(spec, self._window, dock)
        dock.setWidget(container)
        dock.hide()
        self._docks[spec.panel], self._containers[spec.panel] = dock, container
        dock.visibilityChanged.connect(partial(self._on_visibility_changed, spec))
        action = self._actions[spec.id]
        action.triggered.connect(lambda: self.show_panel(spec.panel, action.isChecked()))

    # Panels

    def container_of(self, name: PanelName) -> PanelContainer:
        """Return the container of a panel, which is the parent to create the panel with."""
        return self._containers[name]

    def dock_of(self, name: PanelName) -> QDockWidget:
        """Return the dock widget of a panel."""
        return self._docks[name]

    def set_panel(self, name: PanelName, panel: QWidget) -> None:
        """Show a new panel in its dock."""
        self._containers[name].set_panel(panel)

    def is_created(self, name: PanelName) -> bool:
        """Return whether a panel has been created."""
        return self._containers[name].panel is not None

    def is_shown(self, name: PanelName) -> bool:
        """Return whether a panel is visible, neither closed nor behind another tab."""
        return self._actions[self._docks[name].objectName()].isChecked()

    def visible_panels(self, side: Qt.DockWidgetArea) -> list[PanelContainer]:
        """Return the visible panels of a side of the window."""
        return [
            self._containers[name]
            for name, dock in self._docks.items()
            if self.is_shown(name) and self._window.dockWidgetArea(dock) is side
        ]

    def show_panel(self, name: PanelName, is_shown: bool = True) -> None:
        """Show a panel in front of other tabs, or close it."""
        dock = self._docks[name]
        dock.setVisible(is_shown)
        if is_shown:
            # Qt makes a new tab the current one only when the window is laid out.
            if (layout := self._window.layout()) is not None:
                layout.activate()
            dock.raise_()

    def _on_visibility_changed(self, spec: PanelSpec, is_visible: bool) -> None:
        """Update the action and visibility of a panel, create it when first shown, and report if it lost the focus."""
        container = self._containers[spec.panel]
        self._actions[spec.id].setChecked(is_visible)
        if is_visible and container.panel is None:
            self._create_panel(spec.panel)
        elif not is_visible and _has_focus(container):
            self.focus_lost.emit()
        if container.panel is not None:
            # Qt only moves the docks behind a tab out of sight: Tab would reach their widgets.
            container.panel.setVisible(is_visible)

    # Steps of one turn of the event loop each: together they take longer than a frame

    def preparation_steps(self) -> list[Callable[[], object]]:
        """Return steps that create and pre-render the panels of the standard layout while a file is read."""
        return [partial(self._prepare, spec) for spec in PANELS if spec.is_wanted]

    def _prepare(self, spec: PanelSpec) -> None:
        """Create and pre-render a panel that is not visible, if the window is high enough to show it."""
        if self._window.height() >= scaled(spec.min_window_height) and not self.is_shown(spec.panel):
            if not self.is_created(spec.panel):
                self._create_panel(spec.panel)
            self._docks[spec.panel].grab()

    def suspend_painting(self) -> None:
        """Disable painting of all panels until the steps of `painting_steps` run."""
        for dock in self._docks.values():
            dock.setUpdatesEnabled(False)

    def painting_steps(self) -> list[Callable[[], object]]:
        """Return steps that enable painting again, one per panel."""
        return [partial(dock.setUpdatesEnabled, True) for dock in self._docks.values()]

    # Layout

    def show_layout(self, is_open: bool) -> None:
        """Show the stored or the standard layout for an open set; else store the layout and hide all panels."""
        if is_open is self._is_open:
            return
        self._is_open = is_open
        if not is_open:
            self._state = self._window.saveState(_STATE_VERSION)
            for dock in self._docks.values():
                dock.hide()
        elif not self._window.restoreState(self._state, _STATE_VERSION):
            self.reset_layout()

    def layout_state(self) -> QByteArray:
        """Return the layout of the panels for `restore_state`; empty before the first set is opened."""
        return self._window.saveState(_STATE_VERSION) if self._is_open else self._state

    def restore_state(self, state: QByteArray) -> None:
        """Set the layout to show when a set is opened; the standard layout replaces one that Qt cannot read."""
        self._state = state

    def reset_layout(self) -> None:
        """Show the standard layout: the panels of a side as tabs, or below the panel that their declaration names."""
        window = self._window
        for spec in PANELS:
            dock = self._docks[spec.panel]
            dock.hide()
            dock.setFloating(False)
            window.addDockWidget(spec.side, dock)
        for spec in PANELS:
            if spec.below:
                window.splitDockWidget(self._docks[spec.below], self._docks[spec.panel], Qt.Orientation.Vertical)
        first: dict[Qt.DockWidgetArea, QDockWidget] = {}
        for spec in PANELS:
            dock = self._docks[spec.panel]
            if not spec.below and first.setdefault(spec.side, dock) is not dock:
                window.tabifyDockWidget(first[spec.side], dock)
        for spec in PANELS:
            self._docks[spec.panel].setVisible(spec.is_wanted and window.height() >= scaled(spec.min_window_height))

    def panel_size(self, name: PanelName) -> int:
        """Return the height of a panel at the bottom, or the width of one at a side."""
        dock = self._docks[name]
        return dock.height() if self._window.dockWidgetArea(dock) is BOTTOM else dock.width()

    def resize_panel(self, name: PanelName, pixels: int) -> None:
        """Change the height of a panel at the bottom, or the width of one at a side."""
        dock = self._docks[name]
        is_below = self._window.dockWidgetArea(dock) is BOTTOM
        self._window.resizeDocks([dock], [pixels], Qt.Orientation.Vertical if is_below else Qt.Orientation.Horizontal)

    def limit_height(self, name: PanelName, pixels: int | None) -> None:
        """Set the maximum height of a panel in pixels; None removes it and restores the preferred height."""
        container, limit = self._containers[name], _QT_MAX_HEIGHT if pixels is None else pixels
        if limit != container.maximumHeight():
            container.setMaximumHeight(limit)
            if pixels is None:
                self.resize_panel(name, container.sizeHint().height())

    # Moving panels by the keyboard

    def handlers(self) -> Handlers:
        """Return the handlers of the actions that move the focused panel or reset all panels, by id of the action."""
        moves = {name: partial(self._move_focused_panel, area) for name, area in _AREAS_BY_ACTION.items()}
        return {**moves, "reset-panels": self.reset_layout}

    def _move_focused_panel(self, area: Qt.DockWidgetArea) -> None:
        """Move the panel with the keyboard focus to a side of the window, or emit a hint if no panel has the focus."""
        for name, container in self._containers.items():
            if _has_focus(container):
                self.move_panel(name, area)
                return
        self.note_requested.emit(self.tr("Click in a panel first, then move it."))

    def move_panel(self, name: PanelName, area: Qt.DockWidgetArea) -> None:
        """Move a panel to a side of the window, or into its own window for `FLOATING`; the focus stays in it."""
        dock, focus = self._docks[name], QApplication.focusWidget()
        dock.setFloating(area is FLOATING)
        if area is not FLOATING:
            self._window.addDockWidget(area, dock)
        if focus is not None and dock.isAncestorOf(focus):
            dock.activateWindow()
            focus.setFocus()


def _has_focus(container: PanelContainer) -> bool:
    """Return whether a widget of a panel has the keyboard focus."""
    focus = QApplication.focusWidget()
    return focus is not None and container.isAncestorOf(focus)


def restore_window(window: QMainWindow, docks: Docks, settings: Settings, number: int) -> None:
    """Restore the stored geometry of a window, and the layout that it shows with its next set.

    A window without stored geometry gets the standard size, beside the active window or centred on the screen.
    """
    active, group = QApplication.activeWindow(), _settings_group(number)
    if not window.restoreGeometry(settings.data(f"{group}/geometry")):
        window.resize(fit_window_size(START_SIZE, active or window))
        screen = (active or window).screen().availableGeometry()
        frame = QRect(QPoint(), window.size() + WINDOW_FRAME)
        frame.moveCenter(screen.center())
        if isinstance(active, QMainWindow):
            frame.moveTopLeft(active.pos() + _WINDOW_OFFSET)
        left = max(screen.left(), min(frame.left(), screen.right() - frame.width() + 1))
        window.move(left, max(screen.top(), min(frame.top(), screen.bottom() - frame.height() + 1)))
    docks.restore_state(settings.data(f"{group}/state"))


def store_window(window: QMainWindow, docks: Docks, settings: Settings, number: int) -> None:
    """Store the geometry and the layout of a window under its number."""
    group = _settings_group(number)
    settings.store.setValue(f"{group}/geometry", window.saveGeometry())
    settings.store.setValue(f"{group}/state", docks.layout_state())


def _settings_group(number: int) -> str:
    """Return the group of settings for a window with this number."""
    # Older versions had one window, without a number.
    return "window" if number == 1 else f"window/{number}"
