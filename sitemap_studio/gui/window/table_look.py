"""How the user likes the table: its columns and the size of its letters, chosen in menus and remembered."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sitemap_studio.gui.preferences.settings import Settings
from sitemap_studio.gui.table.column_names import PROBLEMS, SITEMAP
from sitemap_studio.gui.table.columns import HIDEABLE
from sitemap_studio.gui.table.view import EntryView


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
