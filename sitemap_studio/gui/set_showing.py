"""What is open, shown in the middle of the window and in the panels that list what the set holds.

Other panels follow the session by themselves, through the work that fills them.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QStackedWidget

from sitemap_studio.gui.checking import Checking
from sitemap_studio.gui.docks import Docks
from sitemap_studio.gui.entry_page import EntryPage
from sitemap_studio.gui.files import Files
from sitemap_studio.gui.panels.folders import FoldersPanel
from sitemap_studio.gui.panels.problems import ProblemsPanel
from sitemap_studio.gui.panels.repairs import RepairsPanel
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.session import Session
from sitemap_studio.gui.start_page import StartPage


class Middle(QStackedWidget):
    """The middle of the window: the start page, or the table with its filter line."""

    def __init__(self, start_page: StartPage, page: EntryPage) -> None:
        super().__init__()
        self._start_page, self._page = start_page, page
        self.addWidget(start_page)
        self.addWidget(page)

    def show_open(self, is_open: bool) -> None:
        """Show the table if a set is open, or else the start page."""
        self.setCurrentWidget(self._page if is_open else self._start_page)

    def take_keyboard(self) -> None:
        """Give the keyboard to what is shown."""
        (self._page.view if self.currentWidget() is self._page else self._start_page).setFocus()


class SetShowing(QObject):
    """Keeps the middle and the lists of the set right."""

    def __init__(
        self, session: Session, files: Files, checking: Checking, *, page: EntryPage, middle: Middle, docks: Docks,
        sitemaps: SitemapsPanel, problems: ProblemsPanel, folders: FoldersPanel, repairs: RepairsPanel,
    ) -> None:  # fmt: skip
        super().__init__(middle)
        self._session, self._files, self._page = session, files, page
        self._middle, self._docks = middle, docks
        self._sitemaps, self._problems, self._folders, self._repairs = sitemaps, problems, folders, repairs
        session.replaced.connect(self._show_document)
        session.changed.connect(sitemaps.refresh_soon)
        session.problems_changed.connect(problems.refresh_soon)
        checking.settled.connect(problems.refresh)
        files.open_changed.connect(self._show_open)
        files.saved.connect(self._show_saved)
        page.view.sitemap_shown.connect(sitemaps.choose)
        docks.left.connect(page.view.setFocus)
        self._show_open()

    @Slot()
    def _show_document(self) -> None:
        self._sitemaps.show_document(self._session.document)
        self._problems.show_document(self._session.document)
        self._folders.show_document()
        self._page.show_document()

    @Slot()
    def _show_open(self) -> None:
        self._middle.show_open(self._files.is_open)
        self._docks.show_open(self._files.is_open)
        self._show_repairs()
        self._middle.take_keyboard()

    @Slot()
    def _show_saved(self) -> None:
        self._sitemaps.refresh()
        self._show_repairs()

    def _show_repairs(self) -> None:
        self._repairs.show_document(self._session.document)
        self._docks.want(self._repairs, self._repairs.list.rowCount() > 0)
