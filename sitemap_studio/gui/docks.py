"""Docked panels: when each is shown, how they share a window, when they refresh, and the geometry of the window.

To add a panel, declare it in the table of actions, and make it in a property of the window.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from sitemap_studio.gui.actions import PANELS, Actions, PanelSpec, plain_label, translated
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.theme import Tint, fitting, icon_size, scaled
from sitemap_studio.gui.widgets.layouts import ScrollableArea, fill

_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
_SIDES: Final = (_LEFT, _RIGHT)
_MIRRORED: Final = {_LEFT: _RIGHT, _RIGHT: _LEFT}
_FOCUS_ORDER: Final = (_RIGHT, Qt.DockWidgetArea.BottomDockWidgetArea, _LEFT)
_NO_LIMIT: Final = 16_777_215  # the largest size of a widget; Qt's QWIDGETSIZE_MAX
_LEAST_HEIGHT: Final = 200  # of a panel at the bottom of a low window, at first, in pixels


class PanelTitle(QWidget):
    """The title of a panel, and a button that closes it; Qt's own is hard to see on a dark ground.

    Folded, it takes no space, as where a tab shows the same title.
    """

    is_folded = False

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        close = QToolButton(self)
        close.setIcon(icon("close", Tint.QUIET))
        close.setIconSize(icon_size(14))
        close.setAutoRaise(True)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setToolTip(self.tr("Close this panel"))
        close.setAccessibleName(self.tr("Close the panel “{title}”").format(title=dock.windowTitle()))
        close.clicked.connect(dock.close)
        fill(QHBoxLayout(self), QLabel(dock.windowTitle(), self), 1, close, margins=(8, 4, 6, 4))

    def fold(self, is_folded: bool) -> None:
        if is_folded != self.is_folded:
            self.is_folded = is_folded
            self.setMaximumHeight(0 if is_folded else _NO_LIMIT)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width(), 0) if self.is_folded else size

    minimumSizeHint = sizeHint


class PanelDock(QDockWidget):
    """The place of a panel, empty and without a title until the panel is shown for the first time."""

    closed = Signal(str)  # the user closes the panel of this name; an event filter would see all events of the dock

    def __init__(self, spec: PanelSpec, actions: Actions, window: QMainWindow) -> None:
        super().__init__(plain_label(translated(spec.text)), window)
        self.spec, self.action = spec, actions[spec.id]
        # Qt mirrors all but the sides of panels by itself.
        self.area = _MIRRORED.get(spec.side, spec.side) if QGuiApplication.isRightToLeft() else spec.side
        self.title: PanelTitle | None = None
        self.setObjectName(spec.id)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        # Nothing is open yet, and what is hidden takes no part in the layout.
        self.hide()
        self.action.setChecked(spec.is_wanted)

    @property
    def is_chosen(self) -> bool:
        return self.action.isChecked()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit(self.spec.panel)
        super().closeEvent(event)


class Docks(QObject):
    """The places of the panels of one window, which `make` makes by their names; those of one side share it as tabs."""

    left = Signal()  # a panel with the focus is about to be hidden

    def __init__(self, window: QMainWindow, actions: Actions, make: Callable[[str], object]) -> None:
        super().__init__(window)
        self._window, self._make = window, make
        window.setTabPosition(Qt.DockWidgetArea.BottomDockWidgetArea, QTabWidget.TabPosition.North)
        self._docks: dict[str, PanelDock] = {}
        self._is_open = self._have_sizes = False
        for spec in PANELS:
            dock = PanelDock(spec, actions, window)
            window.addDockWidget(dock.area, dock)
            neighbours = [each for each in self._docks.values() if each.area is dock.area and not each.spec.below]
            if spec.below:
                window.splitDockWidget(self._docks[spec.below], dock, Qt.Orientation.Vertical)
            elif neighbours:
                window.tabifyDockWidget(neighbours[0], dock)
            # A click, not `toggled`: hiding the whole window is no wish of the user about its panels.
            dock.action.triggered.connect(partial(self._show_chosen, dock))
            dock.closed.connect(self._note_closed)
            self._docks[spec.panel] = dock

    def put(self, name: str, panel: QWidget) -> None:
        dock = self._docks[name]
        dock.setWidget(panel if dock.area in _SIDES else ScrollableArea(panel, dock))
        dock.title = PanelTitle(dock)
        dock.setTitleBarWidget(dock.title)
        self._fold_titles()

    def place_of(self, name: str) -> PanelDock:
        return self._docks[name]

    def in_focus_order(self) -> list[PanelDock]:
        """All docks, in the order in which the keyboard goes through them from the table on."""
        return sorted(self._docks.values(), key=lambda dock: _FOCUS_ORDER.index(dock.spec.side))

    def is_made(self, name: str) -> bool:
        return self._docks[name].title is not None

    def is_shown(self, name: str) -> bool:
        return self._docks[name].isVisibleTo(self._window)

    # Sizes

    def size_of(self, name: str) -> int:
        dock = self._docks[name]
        return dock.width() if dock.area in _SIDES else dock.height()

    def resize(self, name: str, pixels: int) -> None:
        dock = self._docks[name]
        along = Qt.Orientation.Horizontal if dock.area in _SIDES else Qt.Orientation.Vertical
        self._window.resizeDocks([dock], [pixels], along)

    def _give_size(self, dock: PanelDock) -> None:
        """Make a panel as large as the font needs, but leave most of the window to the table."""
        is_aside, pixels = dock.area in _SIDES, dock.spec.pixels
        share = self._window.width() * 3 // 10 if is_aside else self._window.height() * 2 // 5
        self.resize(dock.spec.panel, min(scaled(pixels), max(pixels if is_aside else _LEAST_HEIGHT, share)))

    # Showing

    def show_open(self, is_open: bool) -> None:
        """Show the panels whose actions are checked if a set is open, none otherwise."""
        if is_open and not self._is_open:
            # Qt leaves tabs behind, somewhere over the window, when panels come together; it places its own anew.
            for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
                bar.move(-2 * bar.width(), -2 * bar.height())
        self._is_open = is_open
        self._refresh()
        if is_open and not self._have_sizes:
            # Only now the window is as large as it is going to be.
            self._have_sizes = True
            # What lies below another panel comes last.
            for dock in sorted(self._docks.values(), key=lambda dock: dock.spec.below):
                if not dock.is_chosen:
                    continue
                if dock.spec.below:
                    pair = [self._docks[dock.spec.below], dock]
                    self._window.resizeDocks(pair, [dock.spec.pixels] * 2, Qt.Orientation.Vertical)
                else:
                    self._give_size(dock)

    def preparations(self) -> Iterator[Callable[[], object]]:
        """Steps that make the panels that will be shown, and what they are painted with."""

        def paint(dock: PanelDock) -> None:
            if dock.is_chosen and not dock.isVisible():
                dock.grab()

        for prepare in (self._ensure_made, paint):
            yield from (partial(prepare, dock) for dock in self._docks.values())

    def wait_to_paint(self) -> None:
        """Let no panel be painted before the steps of `painting`: the rest of the window goes first."""
        _let_paint(False, *self._docks.values())

    def painting(self) -> Iterator[Callable[[], object]]:
        """Steps that let panels be painted one after the other, since all of them take more than a frame."""
        shown = [dock for dock in self._docks.values() if dock.is_chosen]
        others = [dock for dock in self._docks.values() if not dock.is_chosen]
        yield partial(_let_paint, True, *shown[:1], *others)
        for dock in shown[1:]:
            yield partial(_let_paint, True, dock)

    def _ensure_made(self, dock: PanelDock) -> None:
        if dock.is_chosen and dock.title is None:
            self._make(dock.spec.panel)

    def show_panel(self, name: str, is_shown: bool = True) -> None:
        """Show or hide a panel while a set is open; one that is new gets the size that it needs."""
        dock = self._docks[name]
        is_new = is_shown and not dock.is_chosen
        dock.action.setChecked(is_shown)
        self._show_chosen(dock)
        if is_new and self._is_open and self.size_of(name) < scaled(dock.spec.pixels):
            self._give_size(dock)

    def _show_chosen(self, dock: PanelDock, _is_checked: bool = False) -> None:
        self._refresh()
        if dock.is_chosen:
            # Qt chooses the tab when the order of the window's children changes; raising the last one changes nothing.
            dock.lower()
            dock.raise_()

    def chosen(self) -> dict[str, bool]:
        return {dock.spec.id: dock.is_chosen for dock in self._docks.values()}

    def choose(self, shown: Mapping[str, bool]) -> None:
        """Check panels or not, by the ids of their actions; others stay as they are."""
        # Where this is remembered, so are their sizes.
        self._have_sizes = True
        for dock in self._docks.values():
            dock.action.setChecked(shown.get(dock.spec.id, dock.is_chosen))
        self._refresh()

    def _refresh(self) -> None:
        for dock in self._docks.values():
            is_shown = self._is_open and dock.is_chosen
            if is_shown:
                self._ensure_made(dock)
            else:
                self._leave(dock)
            dock.setVisible(is_shown)
        self._fold_titles()

    def _leave(self, dock: QDockWidget) -> None:
        """Take the focus from a panel that is hidden; Qt would give it to any other beside it."""
        if dock.isAncestorOf(self._window.focusWidget()):
            self.left.emit()

    def _fold_titles(self) -> None:
        """Fold the titles of panels that share a side: their tabs show the same."""
        areas = [dock.area for dock in self._docks.values() if dock.is_chosen and not dock.spec.below]
        for dock in self._docks.values():
            if dock.title is not None:
                dock.title.fold(not dock.spec.below and areas.count(dock.area) > 1)

    @Slot(str)
    def _note_closed(self, name: str) -> None:
        dock = self._docks[name]
        self._leave(dock)
        dock.action.setChecked(False)
        self._fold_titles()


def _let_paint(may_paint: bool, *docks: QDockWidget) -> None:
    for dock in docks:
        dock.setUpdatesEnabled(may_paint)


_SHOWING_MS: Final = 40  # a panel that is being shown has its place only after some turns


class Following(QObject):
    """Refreshes a panel that takes work to fill: soon after a change, and only while any of it can be seen."""

    due = Signal()  # the panel can be seen, and is to show what there is now

    def __init__(self, panel: QWidget, settle_ms: int) -> None:
        super().__init__(panel)
        self._panel, self._settle_ms = panel, settle_ms
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.look)
        dock = panel.parentWidget()
        if isinstance(dock, QDockWidget):
            dock.visibilityChanged.connect(self._follow_tab)
        panel.installEventFilter(self)

    @property
    def is_waiting(self) -> bool:
        """Whether the panel will soon have to show something."""
        return self._timer.isActive()

    @property
    def _is_seen(self) -> bool:
        """Whether any of the panel can be seen; one behind the tab of another is visible to Qt, too.

        Qt leaves out what lies below opaque widgets: of a panel that one view covers whole nothing ever is.
        """
        return self._panel.isVisible() and not self._panel.visibleRegion().isEmpty()

    @Slot()
    def follow(self) -> None:
        if self._is_seen:
            self._timer.start(self._settle_ms)

    @Slot()
    def look(self) -> None:
        self._timer.stop()
        if self._is_seen:
            self.due.emit()

    @Slot(bool)
    def _follow_tab(self, is_shown: bool) -> None:
        if is_shown and self._panel.isVisible():
            self._timer.start(_SHOWING_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show:
            self._timer.start(_SHOWING_MS)
        return super().eventFilter(watched, event)


START_SIZE: Final = QSize(1280, 800)  # a window's size until the user chooses another
_STATE_VERSION: Final = 1  # raised when what was remembered of the panels fits no more
_STEP: Final = QPoint(32, 32)  # offset of a further window from the one in front


def restore_window(window: QMainWindow, docks: Docks, settings: Settings, number: int) -> None:
    """Restore the geometry and the panels of a window by its number, or else place it beside the window in front."""
    in_front, group = QApplication.activeWindow(), _settings_group(number)
    if not window.restoreGeometry(settings.data(f"{group}/geometry")):
        window.resize(fitting(START_SIZE, in_front or window))
        if isinstance(in_front, QMainWindow):
            frame = QRect(in_front.pos() + _STEP, window.size() + in_front.frameSize() - in_front.size())
            screen = in_front.screen().availableGeometry()
            left = max(screen.left(), min(frame.left(), screen.right() - frame.width() + 1))
            window.move(left, max(screen.top(), min(frame.top(), screen.bottom() - frame.height() + 1)))
    if window.restoreState(settings.data(f"{group}/state"), _STATE_VERSION):
        docks.choose({name: shown for name, shown in settings.pairs(f"{group}/panels") if isinstance(shown, bool)})


def remember_window(window: QMainWindow, docks: Docks, settings: Settings, number: int) -> None:
    """Store the geometry and the panels of a window under its number."""
    group = _settings_group(number)
    settings.store.setValue(f"{group}/geometry", window.saveGeometry())
    settings.store.setValue(f"{group}/state", window.saveState(_STATE_VERSION))
    settings.store.setValue(f"{group}/panels", json.dumps(docks.chosen()))


def _settings_group(number: int) -> str:
    # The first one has no number, so that older versions know it.
    return "window" if number == 1 else f"window/{number}"
