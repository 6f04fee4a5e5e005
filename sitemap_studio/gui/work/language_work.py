"""Clusters of alternates in the window: connects their panel with the table of entries, and completes them.

All work is done in jobs on snapshots, and only while the panel is in sight; what comes back for another state of the
document is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.hreflang import ClusterPlan, complete_known
from sitemap_studio.gui.docks import Following
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.panels.languages import LanguagesPanel
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.validation.extensions.alternates import Links
from sitemap_studio.validation.hreflang import Fault, LanguageMatrix, build_matrix

SETTLE_MS: Final = 150
"""Edits that come in a burst are looked at together."""


class LanguageWork(QObject):
    """What the panel of languages shows and does.

    Attributes:
        panel: The panel.
    """

    def __init__(
        self, session: Session, jobs: Jobs, *, page: EntryPage, panel: LanguagesPanel, messages: MessageBar
    ) -> None:
        super().__init__(panel)
        self._session, self._page, self.panel, self._messages = session, page, panel, messages
        self._known: tuple[Links, SlotArray] | None = None
        self._plan: ClusterPlan | None = None
        self._matrices, self._searches, self._plans = (LatestJob(jobs, self) for _ in range(3))
        self._following = Following(panel, SETTLE_MS)
        self._following.due.connect(self._look)
        for job, take in (
            (self._matrices, self._take_matrix),
            (self._searches, self._take_found),
            (self._plans, self._take_plan),
        ):
            job.answered.connect(take)
            job.failed.connect(self._tell)
        self._matrices.failed.connect(self._stop)
        self._matrices.stopped.connect(self._stop)
        session.replaced.connect(self._forget)
        session.changed.connect(self._forget_plan)
        session.problems_changed.connect(self._following.follow)
        for told in (session.replaced, session.problems_changed):
            told.connect(self._let_complete)
        self._let_complete()
        panel.words_asked.connect(self._search)
        panel.went_to.connect(self._go)
        panel.complete_asked.connect(self._complete)
        panel.offer_asked.connect(self._offer)
        panel.offer_taken.connect(self._take_offer)

    @property
    def is_busy(self) -> bool:
        """Whether something is being worked out, or is about to be."""
        return self._following.is_waiting or any(
            job.is_running for job in (self._matrices, self._searches, self._plans)
        )

    @Slot()
    def _let_complete(self) -> None:
        self.panel.let_complete(not self._session.document.is_read_only)

    # Following the set

    @Slot()
    def _forget(self) -> None:
        """Another set is open."""
        self._known, self._plan = None, None
        for job in (self._matrices, self._searches, self._plans):
            job.drop()
        self.panel.line.reset()
        self.panel.show_nothing(self.tr("The set is not checked yet."), "check")
        self._following.follow()

    @Slot()
    def _look(self) -> None:
        """Show the clusters as they are now, unless they are shown."""
        memory, table = self._session.document.problems.extensions, self._session.document.table
        links = memory.links if memory is not None else None
        if memory is None or links is None:
            self._matrices.drop()
            self._known = None
            self.panel.show_nothing(self._nothing(), "panel-entry")
        elif self._known is None or self._known[0] is not links or self._known[1] is not table.order:
            self._known = links, table.order
            if self.panel.table.matrix is None:
                self.panel.show_nothing(self.tr("Reading alternates …"))
            else:
                self.panel.show_stale()
            work = partial(build_matrix, memory, table.snapshot())
            self._matrices.ask(self._known, self.tr("Reading alternates"), work)

    def _nothing(self) -> str:
        if not self._session.document.is_judged:
            return self.tr("The set is not checked yet.")
        return self.tr("No entry of this set names an alternate in another language.")

    @Slot(object, object)
    def _take_matrix(self, question: object, matrix: LanguageMatrix | None) -> None:
        if question is not self._known:
            return
        if matrix is None:
            self.panel.show_nothing(self._nothing(), "panel-entry")
            return
        self.panel.show_matrix(matrix)
        if self.panel.line.text().strip():
            self._search(self.panel.line.text())

    @Slot(str)
    def _search(self, words: str) -> None:
        matrix, words = self.panel.table.matrix, words.strip()
        self._searches.drop()
        if not words or matrix is None:
            self.panel.show_found(None)
            return
        self._searches.ask(matrix, self.tr("Searching clusters"), partial(_found, matrix, words))

    @Slot(object, object)
    def _take_found(self, matrix: LanguageMatrix, found: NDArray[np.bool_]) -> None:
        if matrix is self.panel.table.matrix:
            self.panel.show_found(found)

    @Slot(object, object)
    def _tell(self, _: object, error: StudioError) -> None:
        self._messages.tell_error(error)

    @Slot()
    def _stop(self) -> None:
        """It was stopped, or failed; it is tried again after the next edit, or when the panel is shown again."""
        self._known = None
        if self.panel.table.matrix is None:
            self.panel.show_nothing(self.tr("Reading alternates was stopped; show this panel again to go on."))
        else:
            self.panel.say(self.tr("Not up to date: reading alternates was stopped."))

    @Slot(int)
    def _go(self, slot: int) -> None:
        self._page.view.finish_editing()
        self._page.show_slot(slot, "loc")

    # Completing

    @Slot(object)
    def _complete(self, clusters: NDArray[np.intp]) -> None:
        self._ask_plan(clusters, self._do)

    @Slot(object)
    def _offer(self, clusters: NDArray[np.intp]) -> None:
        self._ask_plan(clusters, self._show_offer)

    def _ask_plan(self, clusters: NDArray[np.intp], take: Callable[[ClusterPlan], None]) -> None:
        self._page.view.finish_editing()
        matrix, document = self.panel.table.matrix, self._session.document
        if matrix is None or not self._is_current():
            return
        self.panel.show_offer("")
        # Where every page names all others there is nothing to add.
        clusters = clusters[matrix.with_fault(Fault.PARTIAL)[clusters]]
        members, numbers = matrix.members_of_each(clusters)
        work = partial(_planned, document.snapshot(), members, numbers)
        self._plans.ask((document, document.version, take), self.tr("Completing clusters"), work)

    def _is_current(self) -> bool:
        """Whether the clusters shown are those of the set as it is now."""
        memory, order = self._session.document.problems.extensions, self._session.document.table.order
        links = memory.links if memory is not None else None
        is_same = self._known is not None and self._known[0] is links and self._known[1] is order
        return is_same and not self._matrices.is_running

    @Slot(object, object)
    def _take_plan(self, question: tuple[Document, int, Callable[[ClusterPlan], None]], plan: ClusterPlan) -> None:
        document, version, take = question
        if document is self._session.document and version == document.version:
            take(plan)

    def _do(self, plan: ClusterPlan) -> None:
        count = len(plan.completed)
        title = counted(
            count, self.tr("Complete alternates of 1 entry"), self.tr("Complete alternates of %n entries", None, count)
        )
        if not count or self._session.push(title, plan.edit):
            self.panel.say(self._told(plan))
            self.panel.focus_list()

    def _show_offer(self, plan: ClusterPlan) -> None:
        if len(plan.completed):
            self._plan = plan
            self.panel.show_offer(self._told(plan))
        else:
            self.panel.say(self._told(plan))

    @Slot()
    def _take_offer(self) -> None:
        plan = self._plan
        self._forget_plan()
        if plan is not None:
            self._do(plan)

    @Slot()
    def _forget_plan(self) -> None:
        """What would be completed is no longer known."""
        self._plan = None
        self.panel.show_offer("")

    def _told(self, plan: ClusterPlan) -> str:
        """What completing does, and what it leaves alone."""
        count, left = len(plan.completed), len(plan.unclear)
        one, many = (
            self.tr("1 entry gets further alternates."),
            self.tr("%n entries get further alternates.", None, count),
        )
        told = [counted(count, one, many) if count else self.tr("There is nothing to complete.")]
        if left:
            one = self.tr("1 entry stays as it is: a language of its cluster has several addresses.")
            many = self.tr(
                "%n entries stay as they are: a language of their cluster has several addresses.", None, left
            )
            told.append(counted(left, one, many))
        if len(plan.locked):
            one = self.tr("1 entry stays as it is: its file is read-only.")
            many = self.tr("%n entries stay as they are: their files are read-only.", None, len(plan.locked))
            told.append(counted(len(plan.locked), one, many))
        if len(plan.nameless):
            one = self.tr("1 entry gets no link to itself: no page gives it a language.")
            many = self.tr(
                "%n entries get no link to themselves: no page gives them a language.", None, len(plan.nameless)
            )
            told.append(counted(len(plan.nameless), one, many))
        return " ".join(told)


def _found(matrix: LanguageMatrix, words: str, _: Progress) -> NDArray[np.bool_]:
    return matrix.holding(words)


def _planned(document: Document, members: SlotArray, numbers: Any, progress: Progress) -> ClusterPlan:
    return complete_known(document, members, numbers, progress=progress)
