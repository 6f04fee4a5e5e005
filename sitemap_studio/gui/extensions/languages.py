"""What is done for all languages of a page at once: clusters completed, and missing languages added."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.hreflang import (
    ClusterPlan,
    add_missing_languages,
    addresses_by_bases,
    complete_cluster,
    learnt_bases,
)
from sitemap_studio.gui.dialogs.languages import LanguagesDialog
from sitemap_studio.gui.i18n import counted, localized_error
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.model.slots import SlotArray

_MOST_AT_ONCE: Final = 5_000
"""Sets of more entries are planned for in a job."""

_Plan = Callable[[Document], ClusterPlan]


class LanguageWork(QObject):
    """Plans and does it.

    Signals:
        done: It is done, or why there was nothing to do; a sentence for the user.
    """

    done = Signal(str)

    def __init__(self, session: Session, jobs: Jobs, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._jobs, self._window = session, jobs, window

    def complete(self, slots: SlotArray) -> None:
        """Let the pages that are linked with some entries as languages of each other name all of them."""
        self._plan(
            self.tr("Completing clusters"), partial(complete_cluster, slots=slots), self.tr("Complete the cluster")
        )

    def ask(self, slots: SlotArray) -> None:
        """Ask how addresses of each language begin, and add those that are missing."""
        document = self._session.document
        locs = document.table.rows(slots[:1], ["loc"]).to_series()
        dialog = LanguagesDialog(learnt_bases(document, slots), locs.item(0) or "", len(slots), self._window)
        dialog.chosen.connect(partial(self._add, document, slots))
        dialog.open()

    def _add(self, document: Document, slots: SlotArray, bases: dict[str, str]) -> None:
        if document is self._session.document:
            addresses = addresses_by_bases(bases)
            plan = partial(add_missing_languages, slots=slots, addresses=addresses)
            self._plan(self.tr("Adding languages"), plan, self.tr("Add missing languages"))

    def _plan(self, title: str, plan: _Plan, step: str) -> None:
        document = self._session.document
        if len(document.table) <= _MOST_AT_ONCE:
            self._do(step, plan(document))
            return
        work, is_current = (
            partial(_planned, plan, document.snapshot()),
            partial(self._session.is_at, self._session.version),
        )
        job = self._jobs.start(title, work, is_current=is_current)
        job.finished.connect(partial(self._do, step))
        job.failed.connect(self._fail)

    def _do(self, step: str, plan: ClusterPlan) -> None:
        count = len(plan.completed)
        if count:
            title = counted(count, self.tr("{what} in 1 entry"), self.tr("{what} in %n entries", None, count))
            if not self._session.push(title.format(what=step), plan.edit):
                return
        self.done.emit(" ".join(filter(None, self._told(plan))))

    def _told(self, plan: ClusterPlan) -> list[str]:
        count, unclear, nameless = len(plan.completed), len(plan.unclear), len(plan.nameless)
        locked = len(plan.locked)
        told = []
        if count:
            told.append(
                counted(count, self.tr("1 entry got alternates."), self.tr("%n entries got alternates.", None, count))
            )
        elif not (unclear or locked):
            told.append(self.tr("No alternate is missing."))
        if unclear:
            one = self.tr("1 entry stays as it is: a language has several addresses.")
            many = self.tr("%n entries stay as they are: a language has several addresses among them.", None, unclear)
            told.append(counted(unclear, one, many))
        if locked:
            one = self.tr("1 read-only entry lacks alternates.")
            told.append(counted(locked, one, self.tr("%n read-only entries lack alternates.", None, locked)))
        if nameless:
            one = self.tr("No link says which language 1 of the entries is in.")
            many = self.tr("No link says which language %n of the entries are in.", None, nameless)
            told.append(counted(nameless, one, many))
        return told

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        self.done.emit(localized_error(error))


def _planned(plan: _Plan, document: Document, progress: Progress) -> ClusterPlan:
    progress.check()
    return plan(document)
