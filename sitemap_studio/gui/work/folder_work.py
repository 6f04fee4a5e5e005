"""What can be done to the entries of a folder, from the menu of the panel of folders."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from sitemap_studio.document.set_edits.set_editing import takes_sitemaps
from sitemap_studio.gui.dialogs.export import ExportCommands
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.folders import FoldersPanel
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.gui.work.set_commands import SetWork
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.search.filter_language import Condition, Filter, FilterFieldKind
from sitemap_studio.search.filters import matching


class FolderWork(QObject):
    """Connects the panel of folders with the table, and does what its menu offers.

    Attributes:
        panel: The panel.

    Signals:
        bulk_asked: A field of these entries, as slots in the order of the set, shall be set.
    """

    bulk_asked = Signal(object)

    def __init__(
        self, session: Session, *, page: EntryPage, panel: FoldersPanel, set_work: SetWork, exporting: ExportCommands
    ) -> None:
        super().__init__(panel)
        self._session, self._page, self.panel = session, page, panel
        self._set_work, self._exporting = set_work, exporting
        self._address = ""
        self._menu = QMenu(panel)
        self._menu.addAction(icon("fill-selection"), self.tr("&Set field …"), self._ask_bulk)
        self._move = self._menu.addAction(icon("move-entries"), self.tr("&Move entries to …"), self._ask_target)
        self._menu.addAction(icon("export"), self.tr("&Export entries …"), self._export)
        self._menu.addAction(icon("copy"), self.tr("&Copy address"), self.copy_address)
        self._menu.addSeparator()
        self._menu.addAction(icon("delete"), self.tr("&Delete entries"), self.delete)
        panel.chosen.connect(page.show_folder)
        panel.menu_asked.connect(self._show_menu)
        page.bar.asked.connect(self._follow)
        self._follow()

    @property
    def menu(self) -> QMenu:
        """What can be done to a folder."""
        return self._menu

    @Slot(str, QPoint)
    def _show_menu(self, address: str, place: QPoint) -> None:
        self.prepare(address)
        self._menu.popup(place)

    def prepare(self, address: str) -> None:
        """From now on the menu is about this folder."""
        self._address = address
        self._move.setEnabled(takes_sitemaps(self._session.document))

    def slots(self) -> SlotArray:
        """The entries of the folder, in the order of the set."""
        wanted = Filter((Condition("folder", "in", values=(self._address,)),))
        return matching(wanted, self._session.document.table)

    @Slot()
    def _follow(self) -> None:
        """Another folder may be asked for beside the table."""
        condition = self._page.bar.facets.facet(FilterFieldKind.FOLDER.value).condition
        only = condition.items if condition is not None else ()
        self.panel.show_chosen(only[0] if len(only) == 1 else None)

    @Slot()
    def _ask_bulk(self) -> None:
        self._page.view.finish_editing()
        self.bulk_asked.emit(self.slots())

    @Slot()
    def _ask_target(self) -> None:
        self._page.view.finish_editing()
        self._set_work.ask_target_of(self.slots())

    @Slot()
    def _export(self) -> None:
        self._page.view.finish_editing()
        self._exporting.ask_for(self.slots())

    @Slot()
    def copy_address(self) -> None:
        """Put the address of the folder on the clipboard, as plain text."""
        QGuiApplication.clipboard().setText(self._address)

    @Slot()
    def delete(self) -> None:
        """Delete all entries of the folder, as one step."""
        self._page.view.finish_editing()
        slots = self.slots()
        count = len(slots)
        if count:
            positions = np.sort(self._session.document.table.positions()[slots]).astype(np.int64)
            title = self.tr("Delete entry") if count == 1 else self.tr("Delete %Ln entries", "", count)
            self._session.push(title, RemoveEntries(positions))
