"""Docked panels: when each is shown, how they share a window, when they refresh, and the geometry of the window.

To add a panel, declare it in the table of actions, and make it in a property of the window.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.gui.actions import PANELS, Actions, Handlers, PanelName, PanelSpec, plain_label, translated
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.theme import WINDOW_FRAME, Tint, fitting, icon_size, scaled
from sitemap_studio.gui.widgets.layouts import ScrollableArea, fill

LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea
_MOVES: Final = {"panel-to-left": LEFT, "panel-to-right": RIGHT, "panel-to-bottom": BOTTOM}  # by actions
_MAX_SHARES: Final = {LEFT: 0.22, RIGHT: 0.32}  # of the window, that a panel takes at first
_LEAST_PIXELS: Final = {LEFT: 200, RIGHT: 200, BOTTOM: 150}  # of a panel in a small window, at first
_GRIP_WIDTH: Final = 10  # in pixels
_NO_LIMIT: Final = 2**24 - 1  # that Qt has where no maximum height is set
_FEATURES: Final = QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
_MOVED_WIDTH: Final = 380  # in pixels, of a panel that was below the table
_HEIGHT_OF_TABLE: Final = 410  # in pixels with all bars of the window, that a panel below leaves at first


class PanelTitle(QWidget):
    """What a panel is dragged by: its title and a button that closes it, or below the table a narrow grip.

    Rows are scarce there: the button is beside the panel, and the status line shows its title. Qt's own title is hard
    to see on a dark ground.
    """

    def __init__(self, dock: PanelDock) -> None:
        super().__init__(dock)
        self.is_grip = dock.side is BOTTOM
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(self.tr("Drag to another side of the window"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.addActions(dock.actions())
        title = QLabel("" if self.is_grip else dock.windowTitle(), self)
        if self.is_grip:
            title.setAccessibleName(dock.windowTitle())
            fill(QVBoxLayout(self), (title, 1))
        else:
            fill(QHBoxLayout(self), title, 1, dock.close_button(), margins=(8, 2, 6, 2))

    def sizeHint(self) -> QSize:
        return QSize(scaled(_GRIP_WIDTH), 0) if self.is_grip else super().sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_grip:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().placeholderText())
            middle, size = QRectF(self.rect()).center(), self.width() / 5
            for step in (-2, -1, 0, 1, 2):
                painter.drawEllipse(middle + QPointF(0, 2.5 * step * size), size / 2, size / 2)


class PanelDock(QDockWidget):
    """The place of a panel, empty until the panel is shown for the first time."""

    closed = Signal(str)  # the user closes the panel of this name; an event filter would see all events of the dock

    def __init__(self, spec: PanelSpec, actions: Actions, window: QMainWindow) -> None:
        super().__init__(plain_label(translated(spec.text)), window)
        self.spec, self.action = spec, actions[spec.id]
        self._window = window
        self.has_size = False  # chosen by the user or given to it
        self.highest: int | None = None  # maximum height of its content at the bottom
        self.setObjectName(spec.id)
        self.setFeatures(_FEATURES)
        self.dockLocationChanged.connect(self.adapt)
        # Nothing is open yet, and what is hidden takes no part in the layout.
        self.hide()
        self.action.setChecked(spec.is_wanted)

    @property
    def is_chosen(self) -> bool:
        return self.action.isChecked()

    @property
    def side(self) -> Qt.DockWidgetArea:
        """Its side of the window."""
        return self._window.dockWidgetArea(self)

    @property
    def stands_beside(self) -> bool:
        """Whether it is shown beside the others of its side: it is declared so, or the user moved it there."""
        return bool(self.spec.below) or self.side is not self.spec.side

    def put(self, panel: QWidget) -> None:
        self._beside = QWidget(self)
        fill(QVBoxLayout(self._beside), self.close_button(), 1, margins=(2, 6, 4, 2))
        whole = QWidget(self)
        content = ScrollableArea(panel, whole) if self.spec.side is BOTTOM else panel
        fill(QHBoxLayout(whole), (content, 1), self._beside, spacing=0)
        self.setWidget(whole)
        self.adapt()

    def close_button(self) -> QToolButton:
        close = QToolButton(self, autoRaise=True)
        close.setIcon(icon("close", Tint.QUIET))
        close.setIconSize(icon_size(14))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setCursor(Qt.CursorShape.ArrowCursor)
        close.setAccessibleName(self.tr("Close the panel “{title}”").format(title=self.windowTitle()))
        close.setToolTip(close.accessibleName())
        close.clicked.connect(self.close)
        return close

    @Slot()
    def adapt(self) -> None:
        """Show the title that panels of this side have."""
        title, is_below = self.titleBarWidget(), self.side is BOTTOM
        if self.widget() is None or (isinstance(title, PanelTitle) and title.is_grip is is_below):
            return
        vertical = QDockWidget.DockWidgetFeature.DockWidgetVerticalTitleBar
        self.setFeatures(_FEATURES | vertical if is_below else _FEATURES)
        self.setTitleBarWidget(PanelTitle(self))
        self._beside.setVisible(is_below)
        self.limit()
        if title is not None:
            title.deleteLater()

    def limit(self) -> None:
        """Let its content be no higher than `highest` at the bottom."""
        if (content := self.widget()) is not None:
            is_limited = self.highest is not None and self.side is BOTTOM
            content.setMaximumHeight(self.highest if is_limited and self.highest is not None else _NO_LIMIT)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit(self.spec.panel)
        super().closeEvent(event)


class Docks(QObject):
    """The places of the panels of one window, which `make` makes by their names.

    Side panels take the full height, the others lie below the table. Of those that share a side one is shown at a
    time, unless it lies below another or the user moved it there.
    """

    left = Signal()  # a panel with the focus is about to be hidden
    noted = Signal(str)  # a sentence for the status line

    def __init__(self, window: QMainWindow, actions: Actions, make: Callable[[PanelName], object]) -> None:
        super().__init__(window)
        self._window, self._make = window, make
        window.setCorner(Qt.Corner.BottomLeftCorner, LEFT)
        window.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        # Panels are side by side, never on tabs: each can be closed, and its button in the status line brings it back.
        window.setDockOptions(QMainWindow.DockOption(0))
        self._docks: dict[str, PanelDock] = {}
        self._is_open = self._is_arranged = False
        self._areas: dict[str, Qt.DockWidgetArea] = {}  # where panels were last
        self._bottom_height = 0  # that the panel at the bottom has where it has no limit; 0 before it is shown
        for spec in PANELS:
            dock = self._docks[spec.panel] = PanelDock(spec, actions, window)
            # A click, not `toggled`: hiding the whole window is no wish of the user about its panels.
            dock.action.triggered.connect(partial(self._show_chosen, dock))
            dock.closed.connect(self._note_closed)
            dock.dockLocationChanged.connect(partial(self._fit_moved, dock))
            for name, area in _MOVES.items():
                to_there = QAction(actions[name].text(), dock)
                to_there.triggered.connect(partial(self.move, spec.panel, area))
                dock.addAction(to_there)
        self._place_all()

    def _place_all(self) -> None:
        """Put all panels where they are until the user moves them."""
        for dock in self._docks.values():
            self._window.addDockWidget(dock.spec.side, dock)
            if dock.spec.below:
                self._window.splitDockWidget(self._docks[dock.spec.below], dock, Qt.Orientation.Vertical)

    def put(self, name: str, panel: QWidget) -> None:
        self._docks[name].put(panel)

    def place_of(self, name: str) -> PanelDock:
        return self._docks[name]

    def of_side(self, side: Qt.DockWidgetArea) -> list[PanelDock]:
        """The docks that are on a side of the window where text runs from left to right."""
        return [dock for dock in self._docks.values() if dock.side is side]

    # Moving

    def handlers(self) -> Handlers:
        moves = {name: partial(self._move_focused, area) for name, area in _MOVES.items()}
        return {**moves, "reset-panels": self.reset}

    def _move_focused(self, area: Qt.DockWidgetArea) -> None:
        focus = self._window.focusWidget()
        for dock in self._docks.values():
            if dock.isAncestorOf(focus):
                self.move(dock.spec.panel, area)
                return
        self.noted.emit(self.tr("Click in a panel first, then move it."))

    def move(self, name: str, area: Qt.DockWidgetArea) -> None:
        """Move a panel to a side of the window, as it is seen."""
        dock = self._docks[name]
        if self._window.dockWidgetArea(dock) is not area:
            self._window.addDockWidget(area, dock)

    def _fit_moved(self, dock: PanelDock, area: Qt.DockWidgetArea) -> None:
        """Give a panel that was moved to another side its usual size there; Qt gives it the one it had."""
        if area is Qt.DockWidgetArea.NoDockWidgetArea:
            return  # it is being dragged
        if dock.isVisible() and area is not self._areas.get(dock.spec.panel):
            dock.has_size = False
            # The window is laid out once more when this signal has been heard.
            QTimer.singleShot(0, self, partial(self._give_size, dock))
        self._areas[dock.spec.panel] = area

    def reset(self) -> None:
        """Show the panels, their places and their sizes as at the first start."""
        self._place_all()
        for dock in self._docks.values():
            dock.has_size = False
            dock.action.setChecked(dock.spec.is_wanted)
        self._is_arranged = False
        self.show_open(self._is_open)

    def is_made(self, name: str) -> bool:
        return self._docks[name].widget() is not None

    def is_shown(self, name: str) -> bool:
        return self._docks[name].isVisibleTo(self._window)

    # Sizes

    def size_of(self, name: str) -> int:
        dock = self._docks[name]
        return dock.height() if dock.side is BOTTOM else dock.width()

    def resize(self, name: str, pixels: int) -> None:
        dock = self._docks[name]
        along = Qt.Orientation.Vertical if dock.side is BOTTOM else Qt.Orientation.Horizontal
        self._window.resizeDocks([dock], [pixels], along)

    def limit_height(self, name: str, pixels: int | None) -> None:
        """Let a panel be no higher at the bottom; None lets it be as high as the panel before that had no limit."""
        dock = self._docks[name]
        if pixels == dock.highest:
            return
        self._note_height()
        dock.highest = pixels
        dock.limit()
        if pixels is None:
            self._restore_height(dock)

    def _note_height(self) -> None:
        """Remember the height of the panel at the bottom that is shown without a limit."""
        for dock in self.of_side(BOTTOM):
            if dock.isVisible() and dock.highest is None and not dock.stands_beside and dock.has_size:
                self._bottom_height = dock.height()

    def _restore_height(self, dock: PanelDock) -> None:
        if dock.side is BOTTOM and dock.isVisible():
            self.resize(dock.spec.panel, self._bottom_height or self._first_pixels(dock))

    def _first_pixels(self, dock: PanelDock) -> int:
        """Return how large a panel is that is shown for the first time."""
        spec, side, size = dock.spec, dock.side, self._window.size()
        room = size.height() - scaled(_HEIGHT_OF_TABLE) if side is BOTTOM else round(_MAX_SHARES[side] * size.width())
        usual = _MOVED_WIDTH if spec.side is BOTTOM and side is not BOTTOM else spec.pixels
        return min(scaled(usual), max(_LEAST_PIXELS[side], room))

    def _give_size(self, dock: PanelDock) -> None:
        """Make a panel that is shown for the first time as large as it needs, but leave most to the table."""
        if dock.has_size:
            return
        dock.has_size = True
        spec, side, pixels = dock.spec, dock.side, self._first_pixels(dock)
        if spec.below and self._docks[spec.below].side is side:
            pair = [self._docks[spec.below], dock]
            self._window.resizeDocks(pair, [each.spec.share for each in pair], Qt.Orientation.Vertical)
        elif any(other.has_size for other in self.of_side(side) if other is not dock and not other.spec.below):
            # In the place of another, whose size the user may have chosen.
            self.resize(spec.panel, max(pixels, self.size_of(spec.panel)))
        else:
            self.resize(spec.panel, pixels)
        beside = [other for other in self.of_side(side) if other.is_chosen and other is not dock]
        if side is not BOTTOM and side is not spec.side and beside:
            shares = [other.spec.share for other in beside]
            self._window.resizeDocks([*beside, dock], [*shares, sum(shares)], Qt.Orientation.Vertical)

    # Showing

    def show_open(self, is_open: bool) -> None:
        """Show the panels whose actions are checked if a set is open, none otherwise."""
        self._is_open = is_open
        if is_open and not self._is_arranged:
            # Only now the window is as large as it is going to be.
            self._is_arranged = True
            for dock in self._docks.values():
                if self._window.height() < scaled(dock.spec.least_window):
                    dock.action.setChecked(False)
        self._refresh()

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
        if dock.is_chosen and dock.widget() is None:
            self._make(dock.spec.panel)

    def show_panel(self, name: str, is_shown: bool = True) -> None:
        """Show or hide a panel while a set is open."""
        dock = self._docks[name]
        dock.action.setChecked(is_shown)
        self._show_chosen(dock)

    def _show_chosen(self, dock: PanelDock, _is_checked: bool = False) -> None:
        """Show a panel in the place of the one that shares its side, or hide it."""
        if dock.is_chosen and not dock.stands_beside:
            for other in self.of_side(dock.side):
                if other is not dock and not other.stands_beside:
                    other.action.setChecked(False)
        self._refresh()

    def chosen(self) -> dict[str, bool]:
        return {dock.spec.id: dock.is_chosen for dock in self._docks.values()}

    def choose(self, shown: Mapping[str, bool]) -> None:
        """Check panels or not, by the ids of their actions; others stay as they are."""
        self._is_arranged = True
        for dock in self._docks.values():
            # Where this is remembered, so is its size.
            dock.has_size = shown.get(dock.spec.id, False)
            dock.action.setChecked(shown.get(dock.spec.id, dock.is_chosen))
        for dock in self._docks.values():
            self._show_chosen(dock)

    def _refresh(self) -> None:
        self._note_height()
        was_limited = any(dock.isVisible() and dock.highest is not None for dock in self.of_side(BOTTOM))
        # Those that go make space first.
        for dock in sorted(self._docks.values(), key=lambda dock: dock.is_chosen):
            is_shown = self._is_open and dock.is_chosen
            if is_shown:
                self._ensure_made(dock)
            else:
                self._leave(dock)
            dock.setVisible(is_shown)
        if self._is_open:
            for dock in self._docks.values():
                if dock.is_chosen:
                    self._give_size(dock)
        for dock in self.of_side(BOTTOM) if was_limited else ():
            if dock.highest is None and not dock.stands_beside:
                self._restore_height(dock)

    def _leave(self, dock: QDockWidget) -> None:
        """Take the focus from a panel that is hidden; Qt would give it to any other beside it."""
        if dock.isAncestorOf(self._window.focusWidget()):
            self.left.emit()

    @Slot(str)
    def _note_closed(self, name: str) -> None:
        dock = self._docks[name]
        self._leave(dock)
        dock.action.setChecked(False)


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
        panel.installEventFilter(self)

    @property
    def is_waiting(self) -> bool:
        """Whether the panel will soon have to show something."""
        return self._timer.isActive()

    @Slot()
    def follow(self) -> None:
        if self._panel.isVisible():
            self._timer.start(self._settle_ms)

    @Slot()
    def look(self) -> None:
        self._timer.stop()
        if self._panel.isVisible():
            self.due.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show:
            self._timer.start(_SHOWING_MS)
        return super().eventFilter(watched, event)


START_SIZE: Final = QSize(1600, 1000)  # a window's size on a large screen until the user chooses another
_STATE_VERSION: Final = 2  # raised when what was remembered of the panels fits no more
_STEP: Final = QPoint(32, 32)  # offset of a further window from the one in front


def restore_window(window: QMainWindow, docks: Docks, settings: Settings, number: int) -> None:
    """Restore the geometry and the panels of a window by its number, or else place it beside the window in front."""
    in_front, group = QApplication.activeWindow(), _settings_group(number)
    if not window.restoreGeometry(settings.data(f"{group}/geometry")):
        window.resize(fitting(START_SIZE, in_front or window))
        screen = (in_front or window).screen().availableGeometry()
        frame = QRect(QPoint(), window.size() + WINDOW_FRAME)
        frame.moveCenter(screen.center())
        if isinstance(in_front, QMainWindow):
            frame.moveTopLeft(in_front.pos() + _STEP)
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
