"""Validation of the open files by the published schemas."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation.problem import Problem


class SchemaValidation(QObject):
    """Validates the files by the published schemas, and lists what they find until the next edit or save."""

    listed = Signal()  # problems were found, and are listed

    def __init__(self, session: Session, jobs: Jobs, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._messages = session, messages
        self._listed_in: Document | None = None
        self._jobs = LatestJob(jobs, self)
        self._jobs.answered.connect(self._list)
        self._jobs.failed.connect(self._show_failure)

    @Slot()
    def start(self) -> None:
        document = self._session.document
        title = self.tr("Validating “{name}”").format(name=document.name)
        snapshot = document.snapshot()
        self._jobs.ask(self._session.version, title, lambda progress: validate(snapshot, progress))

    @Slot()
    def forget(self) -> None:
        """List them no longer: the files were saved."""
        document = self._session.document
        if self._listed_in is document:
            self._listed_in = None
            document.problems = document.problems.with_noted(document.noted())
            self._session.announce_problems()

    @Slot(object, object)
    def _list(self, version: Version, problems: list[Problem]) -> None:
        if not self._session.is_at(version):
            text = self.tr("The set was changed during validation.")
            self._messages.show_message(Severity.INFO, text, self.tr("Validate again."))
            return
        document, count = self._session.document, len(problems)
        document.problems = document.problems.with_noted(document.noted())
        document.add_problems(problems)
        self._listed_in = document if problems else None
        self._session.announce_problems()
        hint = "" if self._session.undo_stack.isClean() else self.tr("Unsaved edits were not checked.")
        if not problems:
            self._messages.show_message(Severity.INFO, self.tr("The files are valid."), hint)
            return
        one = self.tr("Schema validation found 1 problem. It is listed until the next edit.")
        many = self.tr("Schema validation found %n problems. They are listed until the next edit.", None, count)
        self._messages.show_message(Severity.WARNING, counted(count, one, many), hint)
        self.listed.emit()

    @Slot(object, object)
    def _show_failure(self, _: object, error: StudioError) -> None:
        self._messages.show_error(error)
