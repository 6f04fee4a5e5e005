"""The figures in the status line: they follow what is open, and the sitemap that is shown of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.panels.status import StatusLine
from sitemap_studio.gui.work.entry_page import EntryPage


class Figures(QObject):
    """Keeps the status line right."""

    def __init__(
        self, session: Session, files: Files, *, page: EntryPage, sitemaps: SitemapsPanel, status: StatusLine
    ) -> None:
        super().__init__(status)
        self._session, self._files, self._page, self._status = session, files, page, status
        session.problems_changed.connect(self.refresh)
        files.open_changed.connect(self.refresh)
        files.saved.connect(self.refresh)
        sitemaps.chosen.connect(self._show_sitemap)
        page.view.selection_count_changed.connect(status.show_selected)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the figures of now; none, and no line, where nothing is open."""
        self._status.setVisible(self._files.is_open)
        if self._files.is_open:
            self._status.show_figures(self._session.document, self._page.sitemap)
        else:
            self._status.show_nothing()

    @Slot(object)
    def _show_sitemap(self, sitemap: int | None) -> None:
        self._page.show_sitemap(sitemap)
        self.refresh()
