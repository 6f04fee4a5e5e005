"""Docked panels: when each is shown, how they share a window, when they refresh, and where the window stands.

To add a panel, declare it in the table of actions, and say in the window how it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication
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
from sitemap_studio.gui.widgets.layouts import ScrollableArea

_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
_SIDES: Final = (_LEFT, _RIGHT)
_MIRRORED: Final = {_LEFT: _RIGHT, _RIGHT: _LEFT}

_TAB_ORDER: Final = (_RIGHT, Qt.DockWidgetArea.BottomDockWidgetArea, _LEFT)

KEYBOARD_ROUND: Final = tuple(sorted(PANELS, key=lambda spec: _TAB_ORDER.index(spec.side)))
"""The order in which the keyboard goes through the panels, coming from the table."""

_NO_LIMIT: Final = 16_777_215
"""The largest size of a widget; Qt's QWIDGETSIZE_MAX."""


class PanelTitle(QWidget):
    """The title of a panel, and a button that closes it; Qt's own is hard to see on a dark ground."""

    def __init__(self, title: str, dock: QDockWidget) -> None:
        super().__init__(dock)
        close = QToolButton(self)
        close.setIcon(icon("close", Tint.QUIET))
        close.setIconSize(icon_size(14))
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
        self._is_folded = False

    def fold(self, is_folded: bool) -> None:
        """Take no space, as where a tab shows the same title; or be there again."""
        if is_folded != self._is_folded:
            self._is_folded = is_folded
            self.setMaximumHeight(0 if is_folded else _NO_LIMIT)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width(), 0) if self._is_folded else size

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        return QSize(size.width(), 0) if self._is_folded else size


_LEAST_HEIGHT: Final = 200
"""Of a panel at the bottom of a low window, at first, in pixels."""


class _Dock(QDockWidget):
    """A dock that signals when the user closes it; an event filter would see all of its events.

    Signals:
        closed: It is about to go.
    """

    closed = Signal()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)


@dataclass
class _Place:
    """A place for a panel: its declaration, dock, action, and the title above it."""

    spec: PanelSpec
    dock: _Dock
    action: QAction
    area: Qt.DockWidgetArea
    title: PanelTitle | None = None

    @property
    def is_apart(self) -> bool:
        """Whether it stands below another panel of its side, with a title of its own."""
        return bool(self.spec.below)


class Docks(QObject):
    """Places for the panels of one window, each with the action that shows and hides it.

    Those of one side share it as tabs. A place is empty until its panel is shown for the first time.

    Signals:
        left: A panel is about to be hidden that has the keyboard.
    """

    left = Signal()

    def __init__(self, window: QMainWindow, actions: Actions, make: Callable[[str], object]) -> None:
        """Begin without places.

        Args:
            window: Where they are.
            actions: With the actions that show and hide panels.
            make: Makes a panel, by the name that the table calls it by, and puts it into its place.
        """
        super().__init__(window)
        self._window, self._actions, self._make = window, actions, make
        window.setTabPosition(Qt.DockWidgetArea.BottomDockWidgetArea, QTabWidget.TabPosition.North)
        self._places: dict[str, _Place] = {}
        self._is_open = False
        self._have_sizes = False
        for spec in PANELS:
            self._add(spec)

    # Places

    def _add(self, spec: PanelSpec) -> None:
        is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        # Qt mirrors all but the sides of panels by itself.
        area = _MIRRORED.get(spec.side, spec.side) if is_mirrored else spec.side
        title = plain_label(translated(spec.text))
        place = _Place(spec, _Dock(title, self._window), self._actions[spec.id], area)
        place.dock.setObjectName(spec.id)
        place.dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        # Nothing is open yet, and what is hidden takes no part in the layout.
        place.dock.hide()
        self._window.addDockWidget(place.area, place.dock)
        neighbours = [other.dock for other in self._on_side(place.area) if not other.is_apart]
        if spec.below:
            self._window.splitDockWidget(self._places[spec.below].dock, place.dock, Qt.Orientation.Vertical)
        elif neighbours:
            self._window.tabifyDockWidget(neighbours[0], place.dock)
        place.action.setChecked(spec.is_wanted)
        # A click, not `toggled`: hiding the whole window is no wish of the user about its panels.
        place.action.triggered.connect(self._show_chosen)
        place.dock.closed.connect(self._note_closed)
        self._places[spec.panel] = place

    def put(self, name: str, panel: QWidget) -> None:
        """Put a panel into its place."""
        place = self._places[name]
        place.dock.setWidget(panel if place.area in _SIDES else ScrollableArea(panel, place.dock))
        place.title = PanelTitle(place.dock.windowTitle(), place.dock)
        place.dock.setTitleBarWidget(place.title)
        self._fold_titles()

    def place_of(self, name: str) -> QDockWidget:
        """Where a panel stands, or is going to."""
        return self._places[name].dock

    def is_made(self, name: str) -> bool:
        """Whether a panel is there already."""
        return self._places[name].title is not None

    def _on_side(self, area: Qt.DockWidgetArea) -> list[_Place]:
        return [place for place in self._places.values() if place.area is area]

    # Sizes

    def _share_sides(self) -> None:
        """Let panels that stand below each other share their side equally."""
        for place in self._places.values():
            if place.is_apart and place.action.isChecked():
                docks = [self._places[place.spec.below].dock, place.dock]
                self._window.resizeDocks(docks, [place.spec.pixels] * 2, Qt.Orientation.Vertical)

    def _give_size(self, place: _Place) -> None:
        # As large as the letters need, but most of the window stays with the table.
        least = place.spec.pixels if place.area in _SIDES else _LEAST_HEIGHT
        share = self._window.width() * 3 // 10 if place.area in _SIDES else self._window.height() * 2 // 5
        self._resize(place, min(scaled(place.spec.pixels), max(least, share)))

    def _resize(self, place: _Place, pixels: int) -> None:
        along = Qt.Orientation.Horizontal if place.area in _SIDES else Qt.Orientation.Vertical
        self._window.resizeDocks([place.dock], [pixels], along)

    def size_of(self, name: str) -> int:
        """How wide, or at the bottom how high, a panel is, in pixels."""
        place = self._places[name]
        return place.dock.width() if place.area in _SIDES else place.dock.height()

    def resize(self, name: str, pixels: int) -> None:
        """Let a panel be this wide, or at the bottom this high."""
        self._resize(self._places[name], pixels)

    # Showing

    def show_open(self, is_open: bool) -> None:
        """Show the panels whose actions are checked if a set is open, none otherwise."""
        if is_open and not self._is_open:
            self._hide_stray_tabs()
        self._is_open = is_open
        self._refresh()
        if is_open and not self._have_sizes:
            # Only now the window is as large as it is going to be.
            self._have_sizes = True
            for place in self._places.values():
                if place.action.isChecked() and not place.is_apart:
                    self._give_size(place)
            self._share_sides()

    def preparations(self) -> Iterator[Callable[[], object]]:
        """Steps that make the panels that will be shown, and what they are painted with."""
        for place in self._places.values():
            yield partial(self._prepare, place)
        for place in self._places.values():
            yield partial(self._paint_unseen, place)

    def _prepare(self, place: _Place) -> None:
        if place.action.isChecked():
            self._have_made(place)

    def _paint_unseen(self, place: _Place) -> None:
        if place.action.isChecked() and not place.dock.isVisible():
            place.dock.grab()

    def wait_to_paint(self) -> None:
        """Let no panel be painted before the steps of `painting`: the rest of the window goes first."""
        _let_paint(False, *(place.dock for place in self._places.values()))

    def painting(self) -> Iterator[Callable[[], object]]:
        """Steps that let panels be painted one after the other, since all of them take more than a frame."""
        shown = [place.dock for place in self._places.values() if place.action.isChecked()]
        others = [place.dock for place in self._places.values() if place.dock not in shown]
        yield partial(_let_paint, True, *shown[:1], *others)
        for dock in shown[1:]:
            yield partial(_let_paint, True, dock)

    def _have_made(self, place: _Place) -> None:
        if place.title is None:
            self._make(place.spec.panel)

    def _hide_stray_tabs(self) -> None:
        """Put tabs out of sight that Qt has left behind, at some place over the window, when panels came together.

        While no panel is shown there should be none. Those that Qt still knows it places anew.
        """
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.move(-2 * bar.width(), -2 * bar.height())

    def show_panel(self, name: str) -> None:
        """Show one panel, now and for every set."""
        self.set_shown(name, True)

    @Slot(bool)
    def _show_chosen(self, is_shown: bool) -> None:
        """An action was chosen: its panel comes, before the others of its side, or goes."""
        self._refresh()
        for place in self._places.values():
            if is_shown and place.action is self.sender():
                self._raise(place.dock)

    def set_shown(self, name: str, is_shown: bool) -> None:
        """Let a panel be shown or hidden while a set is open; one that comes has the size that it needs."""
        place = self._places[name]
        is_new = is_shown and not place.action.isChecked()
        place.action.setChecked(is_shown)
        self._refresh()
        self._raise(place.dock)
        if is_new and self._is_open and self.size_of(name) < scaled(place.spec.pixels):
            self._give_size(place)

    def chosen(self) -> dict[str, bool]:
        """Return which panels are checked, by the names of their actions."""
        return {place.action.objectName(): place.action.isChecked() for place in self._places.values()}

    def choose(self, shown: Mapping[str, bool]) -> None:
        """Check panels or not, by the names of their actions; others stay as they are."""
        # Where this is remembered, so are their sizes.
        self._have_sizes = True
        for place in self._places.values():
            place.action.setChecked(shown.get(place.action.objectName(), place.action.isChecked()))
        self._refresh()

    def _raise(self, dock: QDockWidget) -> None:
        """Bring a panel's tab to the front."""
        # Qt chooses the tab when the order of the window's children changes; one that is the last of them does not
        # change it by being raised.
        dock.lower()
        dock.raise_()

    def is_shown(self, name: str) -> bool:
        """Whether a panel is shown."""
        return self._places[name].dock.isVisibleTo(self._window)

    def title_of(self, name: str) -> PanelTitle | None:
        """The title above a panel; None while there is no panel."""
        return self._places[name].title

    @Slot()
    def _refresh(self) -> None:
        for place in self._places.values():
            is_shown = self._is_open and place.action.isChecked()
            if not is_shown:
                self._leave(place.dock)
            else:
                self._have_made(place)
            place.dock.setVisible(is_shown)
        self._fold_titles()

    def _leave(self, dock: QDockWidget) -> None:
        """Let the keyboard leave a panel that goes; Qt would give it to any other that stands beside."""
        focus: QWidget | None = self._window.focusWidget()
        if focus is not None and dock.isAncestorOf(focus):
            self.left.emit()

    def _fold_titles(self) -> None:
        """Fold the titles of panels that share a side: their tabs show the same."""
        areas = [place.area for place in self._places.values() if place.action.isChecked() and not place.is_apart]
        for place in self._places.values():
            if place.title is not None:
                place.title.fold(not place.is_apart and areas.count(place.area) > 1)

    @Slot()
    def _note_closed(self) -> None:
        for place in self._places.values():
            if place.dock is self.sender():
                self._leave(place.dock)
                place.action.setChecked(False)
        self._fold_titles()


def _let_paint(may_paint: bool, *docks: QDockWidget) -> None:
    for dock in docks:
        dock.setUpdatesEnabled(may_paint)


_SHOWING_MS: Final = 40
"""A panel that is being shown has its place only after some turns."""


class Following(QObject):
    """Refreshes a panel that takes work to fill: soon after a change, and only while any of it can be seen.

    The owner of the panel connects the signals of changes to `follow`, and `due` to what fills the panel.

    Args:
        panel: The panel.
        settle_ms: Changes no further apart than this are followed at once.

    Signals:
        due: The panel can be seen, and is to show what there is now.
    """

    due = Signal()

    def __init__(self, panel: QWidget, settle_ms: int) -> None:
        super().__init__(panel)
        self._panel, self._settle_ms = panel, settle_ms
        self._dock: QDockWidget | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.look)
        self._follow_dock()
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
        """Refresh soon."""
        if self._is_seen:
            self._timer.start(self._settle_ms)

    @Slot()
    def look(self) -> None:
        """Refresh at once."""
        self._timer.stop()
        if self._is_seen:
            self.due.emit()

    def _follow_dock(self) -> None:
        dock = self._panel.parentWidget()
        if isinstance(dock, QDockWidget) and dock is not self._dock:
            self._dock = dock
            dock.visibilityChanged.connect(self._follow_tab)

    @Slot(bool)
    def _follow_tab(self, is_shown: bool) -> None:
        if is_shown and self._panel.isVisible():
            self._timer.start(_SHOWING_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ParentChange:
            self._follow_dock()
        elif event.type() is QEvent.Type.Show:
            self._timer.start(_SHOWING_MS)
        return super().eventFilter(watched, event)


START_SIZE: Final = QSize(1280, 800)
"""A window's size until the user chooses another."""

STATE_VERSION: Final = 1
"""Raised when what was remembered of the panels fits no more."""

_GRIP: Final = QSize(120, 24)
"""So much of the top of a window must be on a screen for the user to move it."""

_STEP: Final = QPoint(32, 32)
"""How far a further window stands from the one in front."""


class WindowPlace:
    """The place of one window; each number has a memory of its own."""

    def __init__(self, window: QMainWindow, docks: Docks, settings: Settings, number: int) -> None:
        self._window, self._docks, self._settings, self._number = window, docks, settings, number

    def restore(self) -> None:
        """Stand as remembered, or else beside the window in front, in the usual size."""
        window, in_front = self._window, QApplication.activeWindow()
        if not window.restoreGeometry(self._settings.window_geometry(self._number)):
            window.resize(fitting(START_SIZE, in_front or window))
            if isinstance(in_front, QMainWindow):
                frame = QRect(in_front.pos() + _STEP, window.size() + in_front.frameSize() - in_front.size())
                window.move(moved_inside(frame, in_front.screen().availableGeometry()).topLeft())
        bring_back(window)
        if window.restoreState(self._settings.window_state(self._number), STATE_VERSION):
            self._docks.choose(self._settings.panels(self._number))

    def remember(self) -> None:
        """Keep the place of now."""
        self._settings.remember_window(
            self._number, self._window.saveGeometry(), self._window.saveState(STATE_VERSION), self._docks.chosen()
        )


def bring_back(window: QWidget) -> None:
    """Move a window that can't be reached onto a screen."""
    place = brought_back(window.frameGeometry(), [screen.availableGeometry() for screen in QGuiApplication.screens()])
    if place is not None:
        window.setGeometry(place)


def moved_inside(frame: QRect, screen: QRect) -> QRect:
    """A window's frame moved onto a screen; of one that is larger the top left corner is on it."""
    left = max(screen.left(), min(frame.left(), screen.right() - frame.width() + 1))
    top = max(screen.top(), min(frame.top(), screen.bottom() - frame.height() + 1))
    return QRect(QPoint(left, top), frame.size())


def brought_back(frame: QRect, screens: Sequence[QRect]) -> QRect | None:
    """Return where a window goes that can't be reached.

    Args:
        frame: Where it stands, with its frame.
        screens: What of each screen may be used, the first one first.

    Returns:
        The middle of the first screen; None if enough of the window's top is on a screen.
    """
    top = QRect(frame.topLeft(), QSize(frame.width(), _GRIP.height()))
    for screen in screens:
        seen = top & screen
        if seen.width() >= min(_GRIP.width(), frame.width()) and seen.height() >= _GRIP.height() // 2:
            return None
    if not screens:
        return None
    size = frame.size().boundedTo(screens[0].size())
    place = QRect(QPoint(), size)
    place.moveCenter(screens[0].center())
    return place
