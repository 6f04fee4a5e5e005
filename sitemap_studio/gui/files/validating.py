"""Validation by the schemas, on request: a job whose problems stand in the list until the next edit or save.

Judging is the business of `document.schema_validation`; every edit has the document note its problems anew, which
leaves these out.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.schema_validation import validate, with_schema_problems
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.validation.problem import Problem


class Validating(QObject):
    """What the action that validates does.

    Signals:
        found: The schemas object to something, which is listed now.
        settled: A validation is over, whatever came of it.
    """

    found = Signal()
    settled = Signal()

    def __init__(self, session: Session, jobs: Jobs, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs, self._messages = session, jobs, messages
        self._job: Job | None = None
        self._asked_at: Version = (session.document, -1)
        self._has_listed = False

    @Slot()
    def start(self) -> None:
        """Validate the files of the set as they are on disk."""
        if self._job is not None:
            self._job.cancel()
        document = self._session.document
        self._asked_at = self._session.version
        title = self.tr("Validating “{name}”").format(name=document.name)
        job = self._jobs.start(title, partial(_validate, document.snapshot()), is_current=self._is_current)
        self._job = job
        job.finished.connect(self._show)
        job.failed.connect(self._messages.tell_error)
        job.outdated.connect(self._tell_outdated)
        job.ended.connect(self._settle)

    @Slot()
    def forget(self) -> None:
        """Take what was found out of the list: the files were saved."""
        if self._has_listed and self._asked_at[0] is self._session.document:
            self._drop(self._session.document)
            self._session.announce_problems()

    def _drop(self, document: Document) -> None:
        self._has_listed = False
        document.problems = document.problems.with_noted(document.noted())

    def _is_current(self) -> bool:
        return self._session.is_at(self._asked_at)

    @Slot(object)
    def _show(self, problems: list[Problem]) -> None:
        if self.sender() is not self._job:
            return
        document = self._session.document
        self._drop(document)
        with_schema_problems(document, problems)
        self._has_listed = bool(problems)
        self._session.announce_problems()
        unsaved = not self._session.undo_stack.isClean()
        hint = self.tr("Unsaved edits were not checked.") if unsaved else ""
        if not problems:
            self._messages.tell(Severity.INFO, self.tr("The files are valid against the schemas."), hint)
            return
        count = len(problems)
        told = counted(
            count,
            self.tr("The schemas object to 1 place; it is in the list of problems until the next edit."),
            self.tr(
                "The schemas object to %n places; they are in the list of problems until the next edit.", None, count
            ),
        )
        self._messages.tell(Severity.WARNING, told, hint)
        self.found.emit()

    @Slot()
    def _tell_outdated(self) -> None:
        told = self.tr("The set was changed while it was validated, so nothing is shown.")
        self._messages.tell(Severity.INFO, told, self.tr("Validate again."))

    @Slot()
    def _settle(self) -> None:
        if self.sender() is self._job:
            self._job = None
        self.settled.emit()


def _validate(document: Document, progress: Progress) -> list[Problem]:
    return validate(document, progress)
