"""Looking at repairs in place: in the table the entry that was mended, beside the list the lines around it.

Reading the lines takes a file as long as opening it did, so that it is done in a job, one at a time; what was chosen
meanwhile comes next.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.repair_places import RepairExcerpt, entry_of_repair, excerpt_of_repair
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.repairs import RepairsPanel
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.table.view import EntryView

AROUND = 2
"""Lines shown on either side of a repair."""

_Place = tuple[Document, int | None, Repair]
"""A repair of a sitemap, or with None of the index, of a document."""


class RepairPlaces(QObject):
    """Connects the panel of repairs with the table and with the files.

    Attributes:
        panel: The panel.
    """

    def __init__(
        self, session: Session, jobs: Jobs, *, panel: RepairsPanel, view: EntryView, sitemaps: SitemapsPanel
    ) -> None:
        super().__init__(panel)
        self._session, self._jobs = session, jobs
        self.panel, self._view, self._sitemaps = panel, view, sitemaps
        self._running: _Place | None = None
        self._wanted: _Place | None = None
        panel.looked_at.connect(self.look_at)
        panel.chosen.connect(self.go_to)

    @Slot(object, object)
    def go_to(self, sitemap: int | None, repair: Repair) -> None:
        """Show the entry of a repair in the table, else the sitemap that it is in; the keyboard stays where it is."""
        document = self._session.document
        slot = entry_of_repair(document, sitemap, repair)
        if slot is not None and document.table.positions()[slot] >= 0:
            self._view.show_slot(slot)
        else:
            self._sitemaps.choose(sitemap)

    @Slot(object, object)
    def look_at(self, sitemap: int | None, repair: Repair) -> None:
        """Show the lines around a repair as soon as they are read."""
        self._wanted = (self._session.document, sitemap, repair)
        if self._running is None:
            self._read()

    def _read(self) -> None:
        if self._wanted is None:
            return
        place, self._wanted = self._wanted, None
        document, sitemap, _ = self._running = place
        name = document.name if sitemap is None else document.sitemaps[sitemap].name
        job = self._jobs.start(self.tr("Reading “{name}”").format(name=name), partial(_excerpt, place))
        job.finished.connect(self._show)
        job.failed.connect(self._fail)
        job.ended.connect(self._go_on)

    @Slot(object)
    def _show(self, excerpt: RepairExcerpt | None) -> None:
        if self._running is None:
            return
        document, _, repair = self._running
        # Something else is open, or was chosen, by now.
        if document is not self._session.document or self._wanted is not None:
            return
        if excerpt is None:
            gone = self.tr("The file was changed since it was opened, so its lines can't be shown.")
            self.panel.pane.say(gone)
        else:
            self.panel.pane.show_excerpt(excerpt, repair)

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        self.panel.pane.say(localized_error(error))

    @Slot()
    def _go_on(self) -> None:
        self._running = None
        self._read()


def _excerpt(place: _Place, progress: Progress) -> RepairExcerpt | None:
    progress.check()
    return excerpt_of_repair(*place, around=AROUND)
