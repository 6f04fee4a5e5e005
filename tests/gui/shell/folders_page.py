"""The folders panel, operated by mouse and menu."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.search.url_folders import Folder


class FoldersPage:
    """Page object of the folders panel."""

    def __init__(self, window: MainWindow) -> None:
        self.panel = window.folders
        self.tree, self.view = self.panel.tree, self.panel.view

    def rows(self, folder: Folder | None = None) -> list[tuple[str, str]]:
        """Return names and counts of the children of a folder, or of the hosts."""
        root = QModelIndex() if folder is None else self.tree.index_of(folder)
        numbers = range(self.tree.rowCount(root))
        texts = [[str(self.tree.index(row, column, root).data()) for column in range(2)] for row in numbers]
        return [(name.strip("\u2068\u2069"), count) for name, count in texts]

    def expand(self, folder: Folder) -> None:
        self.view.expand(self.tree.index_of(folder))

    def is_expanded(self, folder: Folder) -> bool:
        return self.view.isExpanded(self.tree.index_of(folder))

    def select(self, folder: Folder) -> None:
        self.view.setCurrentIndex(self.tree.index_of(folder))

    def menu_actions(self, folder: Folder) -> dict[str, QAction]:
        """Return the actions of a folder's menu by their texts without mnemonics."""
        self.panel.prepare_menu(folder)
        return {action.text().replace("&", ""): action for action in self.panel.menu.actions()}

    def opens_menu(self, folder: Folder) -> bool:
        """Right-click the row of a folder; return whether a menu opens, and close it."""
        self.view.customContextMenuRequested.emit(self.view.visualRect(self.tree.index_of(folder)).center())
        is_open = self.panel.menu.isVisible()
        self.panel.menu.close()
        return is_open

    def wait_until_counted(self, qtbot: QtBot) -> None:
        """Wait until all folders are counted."""
        qtbot.waitUntil(lambda: not self.panel.counter.is_busy)
