"""Validation of the open files by the published XML schemas, in profiles that require it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, Slot

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.gui.files.set_checking import Checking
from sitemap_studio.gui.i18n import text_for_count
from sitemap_studio.gui.jobs.background_jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation.problem import Problem


class SchemaValidation(QObject):
    """Requested validation of the files by XML schemas; its problems are listed until the next edit or save."""

    def __init__(
        self, session: Session, jobs: Jobs, checking: Checking, messages: MessageBar, parent: QObject | None = None
    ) -> None:
        """Listen to checks of the set; nothing is validated before `request`.

        Args:
            session: The open set.
            jobs: Runs the validation.
            checking: Check after which a requested validation begins.
            messages: Shows the number of problems, and errors.
            parent: Parent object.
        """
        super().__init__(parent)
        self._session, self._messages = session, messages
        self._is_due = False
        self._listed_in: Document | None = None
        self._jobs = LatestJob(jobs, self)
        self._jobs.answered.connect(self._list)
        self._jobs.failed.connect(self._show_failure)
        checking.settled.connect(self._start)
        session.replaced.connect(self._cancel)

    def request(self) -> None:
        """Validate the files when the running check ends, if the profile requires that."""
        self._is_due = self._session.document.profile.requires_schema

    @Slot()
    def _cancel(self) -> None:
        """Cancel a requested validation that has not started."""
        self._is_due = False

    @Slot()
    def _start(self) -> None:
        """Start the requested validation, if any, in a job on a snapshot of the document."""
        if not self._is_due:
            return
        self._is_due = False
        document = self._session.document
        title = self.tr("Validating “{name}”").format(name=document.name)
        snapshot = document.snapshot()
        self._jobs.request(self._session.version, title, lambda progress: validate(snapshot, progress))

    @Slot()
    def remove_problems(self) -> None:
        """Remove the schema problems from the problems of the document, because the files were saved."""
        document = self._session.document
        if self._listed_in is document:
            self._listed_in = None
            document.problems = document.problems.with_individual(document.collect_file_problems())
            self._session.emit_problems_changed()

    @Slot(object, object)
    def _list(self, version: Version, schema_problems: list[Problem]) -> None:
        """Replace the schema problems of the document and report their number, if it still has this version."""
        document = self._session.document
        if not self._session.is_at(version) or not document.profile.requires_schema:
            return
        document.problems = document.problems.with_individual(document.collect_file_problems())
        problems = list(_unreported(document, schema_problems))
        document.add_problems(problems)
        self._listed_in = document if problems else None
        self._session.emit_problems_changed()
        if problems:
            count = len(problems)
            one = self.tr("Schema validation found 1 problem. It is listed until the next edit.")
            many = self.tr("Schema validation found %n problems. They are listed until the next edit.", None, count)
            hint = "" if self._session.undo_stack.isClean() else self.tr("Unsaved edits were not checked.")
            self._messages.show_message(Severity.WARNING, text_for_count(count, one, many), hint)

    @Slot(object, object)
    def _show_failure(self, _: object, error: StudioError) -> None:
        """Show why the schema validation failed."""
        self._messages.show_error(error)


def _unreported(document: Document, problems: Iterable[Problem]) -> Iterator[Problem]:
    """Return the problems except where another rule of the same field reports the entry already."""
    reported: dict[FieldName, list[SlotArray]] = {}
    for rule in document.problems.entry_rules():
        if rule.field is not None:
            reported.setdefault(rule.field, []).append(document.problems.all_slots(rule.id))
    slots = {field: frozenset(unique_slots(*parts).tolist()) for field, parts in reported.items()}
    return (each for each in problems if each.field is None or each.slot not in slots.get(each.field, ()))
