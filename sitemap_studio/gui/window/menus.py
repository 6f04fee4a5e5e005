"""The menus beside the menu bar's own: recent files, the theme, and that of the table."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QAbstractItemView, QMenu

from sitemap_studio.core.preference_table import THEME
from sitemap_studio.core.presence import is_there
from sitemap_studio.gui.actions.actions import Actions
from sitemap_studio.gui.actions.specs import MenuName
from sitemap_studio.gui.look.icons import icon
from sitemap_studio.gui.look.theme import Theme
from sitemap_studio.gui.preferences.kept_preferences import KeptPreferences
from sitemap_studio.gui.preferences.settings import Settings
from sitemap_studio.gui.words.folder_words import near_home
from sitemap_studio.gui.words.plain_text import as_menu_text, as_tooltip


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
            is_known = is_there(path)
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
