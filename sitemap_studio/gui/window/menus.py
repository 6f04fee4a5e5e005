"""Menus and the toolbar of a window: recent files, theme, table, columns, and the choice of the profile."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from sitemap_studio.core.paths import path_exists
from sitemap_studio.core.preferences import FIRST_PROFILE, THEME
from sitemap_studio.gui.actions import Actions, MenuName
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.preferences import KeptPreferences, Settings
from sitemap_studio.gui.table.header import HIDEABLE
from sitemap_studio.gui.table.model import PROBLEMS, SITEMAP
from sitemap_studio.gui.table.view import EntryView
from sitemap_studio.gui.theme import Theme, Tint, icon_size, scaled
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.words.texts import as_menu_text, as_tooltip, near_home
from sitemap_studio.protocol.profiles import PROFILES, Profile


class RecentMenu(QObject):
    """The recent files, the pinned ones first, then the latest; those that are gone are greyed.

    Those of one name have their folders behind them.

    Signals:
        file_asked: The user wants the file at this path.
    """

    file_asked = Signal(object)

    def __init__(self, settings: Settings, menu: QMenu) -> None:
        super().__init__(menu)
        self._settings, self._menu = settings, menu
        self._paths: list[Path] = []
        menu.aboutToShow.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Fill the menu anew."""
        self._menu.clear()
        self._paths = self._settings.listed_files()
        names = Counter(path.name for path in self._paths)
        for number, path in enumerate(self._paths, 1):
            is_known = path_exists(path)
            key = f"&{number} " if number < 10 else ""
            title = path.name if names[path.name] == 1 else f"{path.name}  –  {near_home(path.parent)}"
            action = self._menu.addAction(icon("sitemap" if is_known else "missing"), key + as_menu_text(title))
            action.setEnabled(is_known)
            action.setToolTip(as_tooltip(str(path)))
            action.setData(number - 1)
            action.triggered.connect(self._ask)
        self._menu.addSeparator()
        self._menu.addAction(icon("close"), self.tr("&Forget these files"), self._settings.forget_files)

    @Slot()
    def _ask(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.file_asked.emit(self._paths[action.data()])


class TableMenu(QObject):
    """The menu of the table: what can be done to the selection."""

    def __init__(self, actions: Actions, view: QAbstractItemView) -> None:
        super().__init__(view)
        self.menu = QMenu(view)
        self._view = view
        actions.fill_menu(self.menu, MenuName.EDIT, leaving_out=frozenset({"undo", "redo", "find", "settings"}))
        self.menu.addSeparator()
        for identifier in ("bulk", "fix-selected", "move-entries"):
            self.menu.addAction(actions[identifier])
        actions.keep_to_table(view)
        view.customContextMenuRequested.connect(self._show)

    @Slot(QPoint)
    def _show(self, place: QPoint) -> None:
        self.menu.popup(self._view.viewport().mapToGlobal(place))


class ThemeMenu(QObject):
    """Light, dark, or as the system says; a choice holds at once, in all windows, and is remembered."""

    def __init__(self, preferences: KeptPreferences, menu: QMenu) -> None:
        super().__init__(menu)
        self._preferences = preferences
        self._group = QActionGroup(self)
        words = {
            Theme.SYSTEM: self.tr("&System default"),
            Theme.LIGHT: self.tr("&Light"),
            Theme.DARK: self.tr("&Dark"),
        }
        for theme, text in words.items():
            action = QAction(text, self._group)
            action.setCheckable(True)
            action.setData(theme.value)
            menu.addAction(action)
        self._group.triggered.connect(self._choose)
        preferences.changed.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Tick the theme that is wanted."""
        for action in self._group.actions():
            action.setChecked(action.data() == self._preferences[THEME])

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self._preferences.change({THEME: action.data()})


_ICON_SIDE: Final = 20
_EXTENSION: Final = 12
"""Width of the button for what has no room, as Qt makes it beside letters of any size."""


class Toolbar(QToolBar):
    """Actions on the left, one widget on the right."""

    def __init__(self, actions: Actions, at_the_end: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Toolbar"))
        self.setAccessibleName(self.windowTitle())
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(icon_size(_ICON_SIDE))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        actions.fill_toolbar(self)
        stretch = QWidget(self)
        stretch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(stretch)
        self.addWidget(at_the_end)
        self._dress_extension()

    def _dress_extension(self) -> None:
        """Give the button for what has no room a drawing that is seen on dark grounds, too; Qt's own is black."""
        button = self.findChild(QToolButton, "qt_toolbar_ext_button")
        if button is not None:
            button.setIcon(icon("more"))
            button.installEventFilter(self)
            button.setToolTip(self.tr("More"))
            button.setAccessibleName(button.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.setIconSize(icon_size(_ICON_SIDE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize) and isinstance(watched, QToolButton):
            self._widen(watched)
        return super().eventFilter(watched, event)

    def _widen(self, button: QToolButton) -> None:
        """Let the button for what has no room grow with the letters, inwards."""
        more = scaled(_EXTENSION) - _EXTENSION
        rect = button.geometry()
        if more and rect.width() == _EXTENSION:
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            button.setIconSize(icon_size())
            button.setGeometry(rect.adjusted(0, 0, more, 0) if is_mirrored else rect.adjusted(-more, 0, 0, 0))


class TableLook(QObject):
    """The menu of columns, shown by the header of the table, too.

    Args:
        view: The table.
        settings: Where choices are kept.
        menu: The menu of the window that offers the columns.
    """

    def __init__(self, view: EntryView, settings: Settings, menu: QMenu) -> None:
        super().__init__(view)
        self._view, self._settings, self._menu = view, settings, menu
        words = {SITEMAP: self.tr("Sitemap"), PROBLEMS: self.tr("Marks of problems")}
        for column in HIDEABLE:
            action = QAction(words.get(column, column), self)
            action.setData(column)
            action.setCheckable(True)
            action.toggled.connect(self._choose)
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(self.tr("&Show all, as wide as they need"), view.fitter.forget)
        view.fitter.use(settings.column_widths(), settings.hidden_columns())
        view.zoom.use(settings.zoom)
        view.fitter.changed.connect(self._remember)
        view.zoom.changed.connect(settings.remember_zoom)
        menu.aboutToShow.connect(self.refresh)
        header = view.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._show)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Tick the columns that are shown; the one of sitemaps can be chosen where there are several."""
        for action in self._menu.actions():
            column = action.data()
            if column is not None:
                action.blockSignals(True)
                action.setChecked(column not in self._view.fitter.hidden)
                action.setEnabled(column in self._view.entries.columns)
                action.blockSignals(False)

    @Slot(bool)
    def _choose(self, is_shown: bool) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._view.fitter.hide(action.data(), is_hidden=not is_shown)

    @Slot()
    def _remember(self) -> None:
        self._settings.remember_columns(self._view.fitter.widths, self._view.fitter.hidden)

    @Slot(QPoint)
    def _show(self, place: QPoint) -> None:
        self._menu.popup(self._view.horizontalHeader().mapToGlobal(place))


def first_profile(preferences: KeptPreferences, settings: Settings) -> Profile:
    """The profile that a new window begins with: the one that is preferred, or else the one chosen last."""
    return PROFILES.get(preferences[FIRST_PROFILE], settings.profile)


class ProfileChoice(QObject):
    """Whose limits hold.

    Attributes:
        box: Where one is chosen.
        place: The box with its name in front of it, for the toolbar.

    Signals:
        chosen: The user chose this `Profile`.
    """

    chosen = Signal(object)

    def __init__(self, current: Profile, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = QComboBox(parent)
        self.box.setAccessibleName(self.tr("Profile"))
        self.place = _labelled(self.box, self.box.accessibleName(), parent)
        self.box.setToolTip(self.tr("Whose limits the set is compared with"))
        self._group = QActionGroup(self)
        self._by_name: dict[str, QAction] = {}
        for profile in PROFILES.values():
            self.box.addItem(localized(profile.title), profile.name)
            action = QAction(localized(profile.title), self._group)
            action.setCheckable(True)
            action.setData(profile.name)
            action.setToolTip(profile.source)
            self._by_name[profile.name] = action
            menu.addAction(action)
        self.show_profile(current)
        self.box.activated.connect(self._choose_in_box)
        self._group.triggered.connect(self._choose_in_menu)

    def show_profile(self, profile: Profile) -> None:
        """Say that this profile holds."""
        self.box.setCurrentIndex(self.box.findData(profile.name))
        self._by_name[profile.name].setChecked(True)

    @Slot(int)
    def _choose_in_box(self, place: int) -> None:
        self._choose(str(self.box.itemData(place)))

    @Slot(QAction)
    def _choose_in_menu(self, action: QAction) -> None:
        self._choose(str(action.data()))

    def _choose(self, name: str) -> None:
        self.show_profile(PROFILES[name])
        self.chosen.emit(PROFILES[name])


def _labelled(box: QComboBox, name: str, parent: QWidget) -> QWidget:
    place = QWidget(parent)
    row = QHBoxLayout(place)
    row.setContentsMargins(0, 0, 0, 0)
    label = TintedLabel(Tint.QUIET, name, place)
    label.setBuddy(box)
    row.addWidget(label)
    row.addWidget(box)
    return place
