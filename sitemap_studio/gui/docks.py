"""The docked panels: where they stand, and that they are shown when a set is open and the user wants them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QTabWidget, QToolButton, QWidget

from sitemap_studio.gui.actions import Actions
from sitemap_studio.gui.dock_table import DOCKS
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.sizes import icon_size, scaled
from sitemap_studio.gui.theme import Tint

_NO_LIMIT: Final = 16_777_215
"""The largest size of a widget; Qt's QWIDGETSIZE_MAX."""

_SIDES: Final = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)


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
        """Take no room, as where a tab says the same; or be there again."""
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


@dataclass(frozen=True)
class _Place:
    """A panel in the window: its dock, its action, its side, and how wide or high it is at first."""

    dock: QDockWidget
    title: PanelTitle
    action: QAction
    area: Qt.DockWidgetArea
    pixels: int
    is_apart: bool = False
    """Whether it stands below another panel of its side, with a title of its own."""


class Docks(QObject):
    """Panels of one window, each with the action that shows and hides it; those of one side share it as tabs.

    Signals:
        left: A panel is about to be hidden that has the keyboard.
    """

    left = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setTabPosition(Qt.DockWidgetArea.BottomDockWidgetArea, QTabWidget.TabPosition.North)
        self._places: list[_Place] = []
        self._is_open = False
        self._have_sizes = False

    def add_all(self, panels: Mapping[str, QWidget], actions: Actions) -> None:
        """Place all panels of the table.

        Args:
            panels: Each by the name that the table calls it by.
            actions: With the actions that show and hide them.
        """
        for spec in DOCKS:
            self.add(
                QCoreApplication.translate("Docks", spec.title),
                panels[spec.panel],
                actions[spec.action],
                area=spec.area,
                pixels=spec.pixels,
                is_wanted=spec.is_wanted,
                below=panels.get(spec.below),
            )
        # Again, since panels that come later take room from those that have theirs.
        for place in self._places:
            if place.action.isChecked():
                self._give_size(place)
        pairs = [(panels[spec.below], panels[spec.panel], spec.pixels) for spec in DOCKS if spec.below]
        for above, below, pixels in pairs:
            self._window.resizeDocks([self._dock(above), self._dock(below)], [pixels] * 2, Qt.Orientation.Vertical)

    def _dock(self, panel: QWidget) -> QDockWidget:
        return next(place.dock for place in self._places if place.dock.widget() is panel)

    def add(
        self,
        title: str,
        panel: QWidget,
        action: QAction,
        *,
        area: Qt.DockWidgetArea,
        pixels: int,
        is_wanted: bool = True,
        below: QWidget | None = None,
    ) -> None:
        """Place a panel.

        Args:
            title: Its title.
            panel: What is in it.
            action: Shows and hides it; a checked one means that it is wanted.
            area: The side of the window.
            pixels: How wide, or at the bottom how high, it is at first.
            is_wanted: Whether it is shown before anybody asks for it.
            below: The panel that it stands below, rather than in tabs with those of its side.
        """
        dock = QDockWidget(title, self._window)
        place = _Place(dock, PanelTitle(title, dock), action, area, pixels, is_apart=below is not None)
        dock.setObjectName(action.objectName())
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        dock.setWidget(panel)
        dock.setTitleBarWidget(place.title)
        self._window.addDockWidget(area, dock)
        neighbours = [other.dock for other in self._places if other.area is area and not other.is_apart]
        above = [other.dock for other in self._places if other.dock.widget() is below]
        if above:
            self._window.splitDockWidget(above[0], dock, Qt.Orientation.Vertical)
            self._window.resizeDocks([above[0], dock], [pixels, pixels], Qt.Orientation.Vertical)
        elif neighbours:
            self._window.tabifyDockWidget(neighbours[0], dock)
        if is_wanted:
            self._give_size(place)
        action.setChecked(is_wanted)
        # A click, not `toggled`: hiding the whole window is no wish of the user about its panels.
        action.triggered.connect(self._obey)
        dock.installEventFilter(self)
        self._places.append(place)

    def _give_size(self, place: _Place) -> None:
        # As large as the letters need, but most of the window stays with the table.
        share = self._window.width() * 3 // 10 if place.area in _SIDES else self._window.height() * 2 // 5
        self._resize(place, min(scaled(place.pixels), max(place.pixels, share)))

    def _resize(self, place: _Place, pixels: int) -> None:
        along = Qt.Orientation.Horizontal if place.area in _SIDES else Qt.Orientation.Vertical
        self._window.resizeDocks([place.dock], [pixels], along)

    def show_open(self, is_open: bool) -> None:
        """Show the panels that are wanted if a set is open, none otherwise."""
        self._is_open = is_open
        self._refresh()
        if is_open and not self._have_sizes:
            # Only now the window is as large as it is going to be.
            self._have_sizes = True
            for place in self._places:
                if place.action.isChecked() and not place.is_apart:
                    self._give_size(place)

    def show_panel(self, panel: QWidget) -> None:
        """Show one panel, wanted or not; from now on it is."""
        self.want(panel, True)

    @Slot(bool)
    def _obey(self, is_wanted: bool) -> None:
        """An action was chosen: its panel comes, before the others of its side, or goes."""
        self._refresh()
        for place in self._places:
            if is_wanted and place.action is self.sender():
                self._raise(place.dock)

    def want(self, panel: QWidget, is_wanted: bool) -> None:
        """Let a panel be shown or hidden while a set is open; one that comes has the size that it needs."""
        for place in self._places:
            if place.dock.widget() is panel:
                is_new = is_wanted and not place.action.isChecked()
                place.action.setChecked(is_wanted)
                self._refresh()
                self._raise(place.dock)
                size = place.dock.width() if place.area in _SIDES else place.dock.height()
                if is_new and self._is_open and size < scaled(place.pixels):
                    self._give_size(place)

    def chosen(self) -> dict[str, bool]:
        """Which panels are wanted, by the names of their actions."""
        return {place.action.objectName(): place.action.isChecked() for place in self._places}

    def choose(self, wanted: Mapping[str, bool]) -> None:
        """Let panels be wanted or not, by the names of their actions; others stay as they are."""
        # Whoever knows that knows their sizes, too.
        self._have_sizes = True
        for place in self._places:
            place.action.setChecked(wanted.get(place.action.objectName(), place.action.isChecked()))
        self._refresh()

    def _raise(self, dock: QDockWidget) -> None:
        """Bring a panel's tab to the front."""
        # Qt chooses the tab when the order of the window's children changes; one that is the last of them does not
        # change it by being raised.
        dock.lower()
        dock.raise_()

    def is_shown(self, panel: QWidget) -> bool:
        """Whether a panel is shown."""
        return any(place.dock.widget() is panel and place.dock.isVisibleTo(self._window) for place in self._places)

    def size_of(self, panel: QWidget) -> int:
        """How wide, or at the bottom how high, a panel is, in pixels."""
        place = next(place for place in self._places if place.dock.widget() is panel)
        return place.dock.width() if place.area in _SIDES else place.dock.height()

    def resize(self, panel: QWidget, pixels: int) -> None:
        """Let a panel be this wide, or at the bottom this high."""
        self._resize(next(place for place in self._places if place.dock.widget() is panel), pixels)

    def title_of(self, panel: QWidget) -> PanelTitle:
        """The title above a panel."""
        return next(place.title for place in self._places if place.dock.widget() is panel)

    @Slot()
    def _refresh(self) -> None:
        for place in self._places:
            is_shown = self._is_open and place.action.isChecked()
            if not is_shown:
                self._leave(place.dock)
            place.dock.setVisible(is_shown)
        self._fold_titles()

    def _leave(self, dock: QDockWidget) -> None:
        """Let the keyboard leave a panel that goes; Qt would give it to any other that stands beside."""
        focus: QWidget | None = self._window.focusWidget()
        if focus is not None and dock.isAncestorOf(focus):
            self.left.emit()

    def _fold_titles(self) -> None:
        """Where several share a side, their tabs say what their titles would."""
        wanted = [place.area for place in self._places if place.action.isChecked() and not place.is_apart]
        for place in self._places:
            place.title.fold(not place.is_apart and wanted.count(place.area) > 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close:
            for place in self._places:
                if place.dock is watched:
                    self._leave(place.dock)
                    place.action.setChecked(False)
            self._fold_titles()
        return super().eventFilter(watched, event)
