"""What is open, shown in the middle of the window and in the panels that list what the set holds.

Other panels follow the session by themselves, through the work that fills them.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.jobs.jobs import Turns


class SetShowing(QObject):
    """Keeps the middle and the lists of the set right.

    While a file is read, what Qt makes when something is painted for the first time is made: pictures of icons,
    letters, places in layouts. Otherwise the first set would keep the window from answering for two frames.

    Signals:
        shown: Another set was painted.
    """

    shown = Signal()

    def __init__(self, window: Any, files: Files) -> None:
        super().__init__(window)
        self._window, self._session, self._files = window, window.session, files
        self._problems = window.session.document.problems
        self._turns = Turns(self)
        session, page = window.session, window.page
        session.replaced.connect(self._show_document)
        session.changed.connect(window.sitemaps.refresh_soon)
        session.problems_changed.connect(self._follow_problems)
        window.checking.settled.connect(window.problems.refresh)
        warming = Turns(self, (*window.docks.preparations(), page.view.prepare, page.grab))
        files.opening_began.connect(warming.begin)
        files.open_failed.connect(warming.stop)
        files.open_changed.connect(warming.stop)
        files.open_changed.connect(self._follow_open)
        files.saved.connect(self._show_saved)
        page.view.sitemap_shown.connect(window.sitemaps.choose)
        window.docks.left.connect(page.view.setFocus)
        self._show_open()

    @Slot()
    def _show_document(self) -> None:
        docks = self._window.docks
        docks.wait_to_paint()
        self._turns.take(*docks.painting(), self.shown.emit)
        self._window.sitemaps.show_document(self._session.document)
        self._window.problems.show_document(self._session.document)
        self._window.page.show_document()

    @Slot()
    def _follow_problems(self) -> None:
        # Entries that come from files one after the other have none yet.
        before, self._problems = self._problems, self._session.document.problems
        if not self._session.is_being_read or self._problems is not before:
            self._window.problems.refresh_soon()

    @Slot()
    def _follow_open(self) -> None:
        """Show what is open; a large set by turns, since all of that takes more than a frame."""
        if self._session.is_being_read:
            self._window.start_page.is_leaving = True
            self._turns.take(self._show_open, *self._window.docks.painting(), self.shown.emit)
        else:
            self._show_open()

    @Slot()
    def _show_open(self) -> None:
        self._window.start_page.is_leaving = False
        self._window.show_open(self._files.is_open)
        self._window.docks.show_open(self._files.is_open)
        self._show_repairs()
        self._window.focus_middle()

    @Slot()
    def _show_saved(self) -> None:
        self._window.sitemaps.refresh()
        self._show_repairs()

    def _show_repairs(self) -> None:
        docks, document = self._window.docks, self._session.document
        is_mended = bool(document.repairs)
        if is_mended or docks.is_made("repairs"):
            self._window.repairs.show_document(document)
        docks.want("repairs", is_mended)
