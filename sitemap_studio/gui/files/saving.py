"""Save the open set in a job, and ask about unsaved changes before something replaces them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import Message, listed
from sitemap_studio.document.export_file import saving_losses
from sitemap_studio.document.opening.held_sets import refuse_locked_targets
from sitemap_studio.document.saving.external_changes import (
    ExternalChangeError,
    SaveObstacleError,
    save_copy,
    save_in_place,
)
from sitemap_studio.document.saving.saving import Saved, finish_save, prepare_save
from sitemap_studio.gui.files.save_obstacles import ObstacleNews
from sitemap_studio.gui.i18n import counted, localized
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.widgets.message_boxes import Answer, UnsavedQuestion
from sitemap_studio.gui.words.set_words import set_name
from sitemap_studio.protocol.catalogue import Severity

Step = Callable[[], None]
"""Something to go on with."""


class Settling(QObject):
    """The one step that waits, if any, and the question before it.

    Args:
        session: What is open.
        before: Called first; what is being typed should be in the set then.
        save: Saves it; who does says `saved` or `forget` in the end.
        is_saving: Whether it is being saved.
        window: Where the question is asked.
    """

    def __init__(
        self, session: Session, *, before: Step, save: Step, is_saving: Callable[[], bool], window: QWidget
    ) -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self._before, self._save, self._is_saving = before, save, is_saving
        self._after_saving: Step | None = None
        self._after_edit: Step | None = None
        self._question: UnsavedQuestion | None = None
        session.busy_changed.connect(self._go_on_after_edit)

    def settle(self, step: Step) -> None:
        """Go on with a step at once, or, where changes are unsaved, after the user saved or discarded them."""
        self._before()
        if self.waits_for_edit(partial(self.settle, step)):
            return
        if self._is_saving():
            self._after_saving = step
            return
        if self._session.undo_stack.isClean():
            step()
            return
        self._after_saving = step
        if self._question is None:
            self._question = UnsavedQuestion(set_name(self._session.document), self._window)
            self._question.answered.connect(self._answered)
            self._question.open()

    def waits_for_edit(self, step: Step) -> bool:
        """Whether an edit is being done in a job; if so, the step is taken behind it."""
        if self._session.is_busy:
            self._after_edit = step
        return self._session.is_busy

    def saved(self) -> None:
        """Go on with the step that waited for this; what was edited meanwhile has to be settled, too."""
        step, self._after_saving = self._after_saving, None
        if step is not None:
            self.settle(step)

    @Slot()
    def forget(self) -> None:
        """Let everything stay as it is."""
        self._after_saving = None

    @Slot()
    def _go_on_after_edit(self) -> None:
        if not self._session.is_busy and self._after_edit is not None:
            step, self._after_edit = self._after_edit, None
            step()

    @Slot(object)
    def _answered(self, answer: Answer) -> None:
        self._question = None
        if answer is Answer.SAVE:
            self._save()
            return
        step, self._after_saving = self._after_saving, None
        if answer is Answer.DISCARD and step is not None:
            step()


class Saving(QObject):
    """Writes what is open, one save at a time.

    Signals:
        began: Files are being written; what is edited from now on is not in them.
        ended: They are not any more; carries whether the document knows of new files.
        saved: This `Document` is on disk, and still what is open.
        reported: What a save did, as a text to show in passing.
        changed_outside: Nothing was saved, as other programs changed files; carries the `ExternalChangeError`.
    """

    began = Signal()
    ended = Signal(bool)
    saved = Signal(object)
    reported = Signal(str)
    changed_outside = Signal(object)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        settling: Settling,
        messages: MessageBar,
        obstacles: ObstacleNews,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._jobs, self._settling = session, jobs, settling
        self._messages, self._obstacles = messages, obstacles
        self._job: Job | None = None
        self._saved_version: Version = (session.document, 0)
        self._saved_repairs = 0
        self._losses: list[Message] = []

    @property
    def is_running(self) -> bool:
        """Whether files are being written."""
        return self._job is not None

    def write(self, path: Path | None = None) -> None:
        """Write what changed, or all of it under this name; at once, or after an edit that is being done in a job."""
        # What is being done would not be in the files, though it was asked for before.
        if self.is_running or self._settling.waits_for_edit(partial(self.write, path)):
            return
        document = self._session.document
        try:
            plan = prepare_save(document, path)
            if path is not None:
                refuse_locked_targets(document, [target.path for target in plan.targets])
        except StudioError as error:
            self.refuse(error)
            return
        self.began.emit()
        title = self.tr("Saving “{name}”").format(name=path.name if path else document.name)
        work = partial(save_in_place, plan, is_warned=self._obstacles.is_warned(document))
        if path is not None:
            work = partial(save_copy, plan, may_replace=self._obstacles.take_agreement())
        self._job = self._jobs.start(title, work, leaves_traces=True)
        self._saved_version, self._saved_repairs = self._session.version, len(document.repairs)
        self._losses = saving_losses(document, path) if path is not None else []
        self._job.finished.connect(self._written)
        self._job.failed.connect(self.refuse)
        self._job.cancelled.connect(self._stop)

    @Slot(object)
    def _written(self, saved: Saved) -> None:
        self._job = None
        document, version = self._saved_version
        finish_save(document, saved)
        self.ended.emit(True)
        if document is not self._session.document:
            return
        # What was edited while the files were written is not in them.
        if document.version == version:
            self._session.undo_stack.setClean()
        self._messages.dismiss()
        if self._losses:
            told = self.tr("Left out: {losses}.").format(losses=localized(listed(self._losses)))
            self._messages.tell(Severity.WARNING, told, self.tr("The file that was open before still has it."))
        self.saved.emit(document)
        self.reported.emit(self._report(saved))
        self._settling.saved()

    def _report(self, saved: Saved) -> str:
        """Say in whole sentences what a save did."""
        written, removed, repairs = len(saved.paths), len(saved.left), self._saved_repairs
        sentences = [counted(written, self.tr("Saved 1 file."), self.tr("Saved %n files.", None, written))]
        if removed:
            many = self.tr("Removed %n files.", None, removed)
            sentences.append(counted(removed, self.tr("Removed 1 file."), many))
        if repairs:
            many = self.tr("%n mended places were saved.", None, repairs)
            sentences.append(counted(repairs, self.tr("1 mended place was saved."), many))
        return " ".join(sentences)

    @Slot(object)
    def refuse(self, error: StudioError) -> None:
        """Tell why nothing was saved; a step that waited for it is not taken."""
        self._job = None
        self._settling.forget()
        self.ended.emit(False)
        if isinstance(error, SaveObstacleError):
            self._obstacles.tell_hindered(self._saved_version[0], error.found)
            return
        if isinstance(error, ExternalChangeError):
            self.changed_outside.emit(error)
            return
        self._messages.tell_error(error)

    @Slot()
    def _stop(self) -> None:
        self._job = None
        self._settling.forget()
        self.ended.emit(False)
        self._messages.tell(Severity.INFO, self.tr("Saving was stopped; the files are as they were."))
