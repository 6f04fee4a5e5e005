"""Which entries a filter shows: at once in sets of usual size, in a job in larger ones, so that typing never waits.

While somebody types, only what the filter before left is looked at. An answer that is not wanted any more is dropped;
one that was overtaken by an edit is worked out again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.core.errors import RequestError, StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import facts_for
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.latest_job import LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.search.filter_language import ALL, Filter, FilterFieldKind
from sitemap_studio.search.filters import FilterFacts, IncrementalFilter, matching

AT_ONCE: Final = 60_000
"""In sets of up to so many entries a filter is applied before anything else happens: it takes a few milliseconds."""


@dataclass(frozen=True, eq=False)
class Question:
    """What is asked of a set as it is.

    Attributes:
        wanted: The filter.
        document: The set.
        version: Its version.
    """

    wanted: Filter
    document: Document
    version: int


class KnownFacts:
    """Facts of the open set, found out once for as long as it stays as it is: filters narrow down only within them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._known: tuple[tuple[object, ...], FilterFacts] | None = None

    def for_kinds(self, kinds: frozenset[FilterFieldKind]) -> FilterFacts:
        """What filters that ask for these need to know."""
        document = self._session.document
        asked = kinds & {
            FilterFieldKind.SITEMAP,
            FilterFieldKind.PROBLEM,
            FilterFieldKind.STATE,
            FilterFieldKind.EXTENSION,
        }
        stamp = (document, document.version, document.problems, document.table.generation, asked)
        if self._known is None or self._known[0] != stamp:
            self._known = stamp, facts_for(document, asked)
        return self._known[1]


class Filtering(QObject):
    """Applies filters to the table.

    Attributes:
        wanted: What was asked last.
        facts: What is known of the open set.
        at_once: In sets of up to so many entries a filter is applied before anything else happens.

    Signals:
        applied: The table shows what was asked last.
        refused: What was asked last can't be answered; carries the `StudioError` that says why.
    """

    applied = Signal()
    refused = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, model: EntryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._model = session, model
        self._narrowing = IncrementalFilter()
        self._latest = LatestJob(jobs, self)
        self.facts = KnownFacts(session)
        self.at_once = AT_ONCE
        self.wanted = ALL
        self._latest.answered.connect(self._take)
        self._latest.failed.connect(self._fail)
        session.replaced.connect(self._forget)

    @property
    def is_running(self) -> bool:
        """Whether an answer is still to come."""
        return self._latest.is_running

    def ask(self, wanted: Filter) -> None:
        """Show only the entries for which a filter holds; also applies the same filter again."""
        self.wanted = wanted
        self._latest.drop()
        document = self._session.document
        if not wanted.conditions:
            self._show(None)
            return
        try:
            facts = self.facts.for_kinds(wanted.kinds)
            if len(document.table) > self.at_once or self._latest.is_running:
                self._ask_job(Question(wanted, document, document.version), facts)
            else:
                self._show(self._narrowing.matching(wanted, document.table, facts))
        except RequestError as error:
            self.refused.emit(error)

    def ask_now(self, wanted: Filter) -> None:
        """The same, but wait for it: for what is done to those that it shows."""
        self.wanted = wanted
        self._latest.drop()
        document = self._session.document
        self._show(matching(wanted, document.table, self.facts.for_kinds(wanted.kinds)))

    def _ask_job(self, question: Question, facts: FilterFacts) -> None:
        table = question.document.table.snapshot()
        work = partial(self._narrowing.matching, question.wanted, table, facts)
        self._latest.ask(question, self.tr("Filtering"), work)

    @Slot(object, object)
    def _take(self, question: Question, slots: SlotArray) -> None:
        document = self._session.document
        if document is not question.document:
            return
        if document.version == question.version:
            self._show(slots)
        else:
            self.ask(question.wanted)

    @Slot(object, object)
    def _fail(self, question: Question, error: StudioError) -> None:
        self.refused.emit(error)

    def _show(self, slots: SlotArray | None) -> None:
        self._model.show_matching(slots)
        self.applied.emit()

    @Slot()
    def _forget(self) -> None:
        self._latest.drop()
        self.wanted = ALL
