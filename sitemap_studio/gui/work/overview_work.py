"""The overview in the window: has a set counted in a job, follows edits, and shows what a click on a bar asks for.

Nothing is counted while the panel is out of sight. What comes back for another state of the set is dropped.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.core.errors import RequestError, StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.overview import Overview, overview_of
from sitemap_studio.document.reports import as_it_is_now
from sitemap_studio.gui.docks import Following
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.overview.charts import ShowEntries, ShowSitemap, Wish, charts_of, entries_text
from sitemap_studio.gui.panels.overview import OverviewPanel
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.gui.work.overview_pictures import OverviewPictures
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.search.filter_language import ALL, Condition, Filter

SETTLE_MS: Final = 200
"""Edits that come in a burst are counted at once."""


class OverviewWork(QObject):
    """Counts, and carries out what the charts ask for.

    Attributes:
        panel: Where the charts stand.
        pictures: Copies and saves the charts.

    Signals:
        problems_asked: The user wants to see the list of problems.
        sitemap_asked: The user wants to see the entries of the sitemap of this id.
    """

    problems_asked = Signal()
    sitemap_asked = Signal(int)

    def __init__(
        self, session: Session, jobs: Jobs, *, page: EntryPage, panel: OverviewPanel, messages: MessageBar
    ) -> None:
        super().__init__(panel)
        self._session, self._page, self.panel, self._messages = session, page, panel, messages
        self._known: tuple[object, ...] | None = None
        self._following = Following(panel, SETTLE_MS)
        self.pictures = OverviewPictures(session, panel, messages)
        self._latest = LatestJob(jobs, self)
        self._following.due.connect(self._look)
        self._latest.answered.connect(self._take)
        self._latest.failed.connect(self._fail)
        self._latest.stopped.connect(self._stop)
        session.replaced.connect(self._forget)
        session.problems_changed.connect(self._following.follow)
        page.filter_changed.connect(self._follow_table)
        page.filter_changed.connect(self._mark)
        page.view.sitemap_shown.connect(self._follow_table)
        page.view.shown_count_changed.connect(self._follow_table)
        panel.scope_changed.connect(self._following.look)
        panel.wished.connect(self._do)

    @property
    def is_busy(self) -> bool:
        """Whether something is being counted, or soon will be."""
        return self._following.is_waiting or self._latest.is_running

    # Following the set

    @Slot()
    def _forget(self) -> None:
        """Another set is open."""
        self._known = None
        self._latest.drop()
        self.panel.show_nothing("")
        self._following.follow()

    @Slot()
    def _follow_table(self) -> None:
        if self.panel.wants_shown:
            self._following.follow()

    @Slot()
    def _look(self) -> None:
        """Show the set as it is now, unless it is shown."""
        document = self._session.document
        slots = self._page.view.entries.order.shown if self.panel.wants_shown else None
        stamp = (document, document.version, document.problems, document.profile, document.table.order, slots)
        if not len(document.table):
            self._known = None
            self._latest.drop()
            self.panel.show_nothing(self.tr("There is nothing to count: the set has no entries yet."))
        elif self._known is None or not _is_same(self._known, stamp):
            self._known = stamp
            self.panel.say(self.tr("Being counted …"))
            work = partial(_counted, as_it_is_now(document), slots)
            self._latest.ask(stamp, self.tr("Counting entries"), work)

    @Slot(object, object)
    def _take(self, question: object, overview: Overview) -> None:
        if question is not self._known:
            return
        self.panel.show_charts(charts_of(overview), entries_text(overview.spread.entries))
        self._mark()

    @Slot()
    def _mark(self) -> None:
        """Mark the bars whose entries the table shows."""
        for view in self.panel.cards.views:
            view.show_asked(self._page.filtering.wanted.conditions)

    @Slot(object, object)
    def _fail(self, _: object, error: StudioError) -> None:
        self._stop()
        self._messages.tell_error(error)

    @Slot()
    def _stop(self) -> None:
        """It was stopped, or failed; it is tried again after the next edit, or when the panel is shown again."""
        self._known = None
        self.panel.say(self.tr("Not up to date: counting was stopped."))

    # What is asked

    @Slot(object)
    def _do(self, wish: Wish) -> None:
        self._page.view.finish_editing()
        if isinstance(wish, ShowEntries):
            self._show_entries(wish.conditions)
        elif isinstance(wish, ShowSitemap):
            self.sitemap_asked.emit(wish.sitemap)
        else:
            self.problems_asked.emit()

    def _show_entries(self, conditions: tuple[Condition, ...]) -> None:
        """Show the entries of a bar, besides what else is asked; all again where only they are shown."""
        fields = {condition.field for condition in conditions}
        try:
            asked = self._page.filter
        except RequestError:
            asked = ALL
        others = tuple(condition for condition in asked.conditions if condition.field not in fields)
        before = tuple(condition for condition in asked.conditions if condition.field in fields)
        self._page.use_filter(Filter(others if before == conditions else (*others, *conditions)))


def _is_same(known: tuple[object, ...], stamp: tuple[object, ...]) -> bool:
    """Whether nothing has changed; arrays are told apart by which they are, not by what is in them."""
    return all(one is other or (isinstance(one, int) and one == other) for one, other in zip(known, stamp, strict=True))


def _counted(document: Document, slots: SlotArray | None, progress: Progress) -> Overview:
    return overview_of(document, slots, progress)
