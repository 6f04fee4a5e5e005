"""Session: the open document with its undo stack.

Large edits run in a job. Meanwhile all other edits are refused, including undo and redo; saving, opening and closing
wait until it is done.
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoCommand, QUndoStack

from sitemap_studio.core.errors import BusyError, ReadOnlyError, RequestError, StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document import transaction
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import new_document
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.document.transaction import AppliedEdit, PreparedEdit, count_values
from sitemap_studio.gui.formatting.step_descriptions import describe_step
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs
from sitemap_studio.model.edits import Change, Edit, EditPlanner
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import PageColumns
from sitemap_studio.model.slots import SlotArray


class _RunningEdit(NamedTuple):
    """Edit that runs in a job.

    Attributes:
        title: Name of the job for the user.
        document: The document that it changes.
        prepared: The edit on a snapshot of the document.
        finish: Called with its result, and with its description if the edit were pushed.
        job: The job.
    """

    title: str
    document: Document
    prepared: PreparedEdit
    finish: Callable[[AppliedEdit, str], None]
    job: Job


Version = tuple[Document, int]  # an open set, and the version that it was in


class Session(QObject):
    """Open document, its undo stack, and the running edit.

    Args:
        parent: The parent object.
        jobs: Jobs in which large edits run; None to apply all edits at once.

    Attributes:
        document: The open document; at the start a new, empty one.
        undo_stack: Its undo stack; empty for a document that was just opened.
        is_travelling: Whether the current change comes from undo or redo.
        locked: Ids of the read-only sitemaps.

    Signals:
        replaced: Another document was opened.
        changed: An edit was applied; carries its `Change`. `problems_changed` follows.
        sitemaps_changed: The edit added, removed, moved or renamed sitemaps.
        travelled: Undo or redo is done; carries its `Change`, and the `StoredSelection`s of the states after it and
            before it, or None.
        problems_changed: The problems of the document changed.
        pages_changed: The facts about the pages of the document changed.
        refused: An action is not possible, or not now; carries the `StudioError`.
        failed: An edit failed and changed nothing; carries the `StudioError`.
        busy_changed: `is_busy` changed.
        entered: An undo step was added; carries its description, and the number of entries that it changed.
    """

    replaced = Signal()
    changed = Signal(object)
    sitemaps_changed = Signal()
    travelled = Signal(object, object, object)
    problems_changed = Signal()
    pages_changed = Signal()
    refused = Signal(object)
    failed = Signal(object)
    busy_changed = Signal()
    entered = Signal(str, int)

    def __init__(self, parent: QObject | None = None, *, jobs: Jobs | None = None) -> None:
        """Create the session with a new, empty document."""
        super().__init__(parent)
        self.jobs = jobs
        self._running: _RunningEdit | None = None
        self._applied: AppliedEdit | None = None
        self._has_refused_step = False
        self._is_step_large = False
        self._target_index: int | None = None
        self.undo_stack = QUndoStack(self)
        self.undo_stack.indexChanged.connect(self._restore_done_index)
        self.is_travelling = False
        self.locked: frozenset[int] = frozenset()
        self._selection_source: Callable[[], Callable[[], object] | None] = lambda: None
        self._listener = _make_listener(self)
        self.document = new_document()
        self.document.listeners.append(self._listener)

    def open_document(self, document: Document) -> None:
        """Replace the document, cancel a running edit, clear the undo stack, and emit `replaced`."""
        if self._running is not None:
            self._running.job.cancel()
            self._running = self._target_index = None
            self.busy_changed.emit()
        self.document.listeners.remove(self._listener)
        self.undo_stack.clear()
        # Qt's `clear` does not reset the clean state of a stack without steps.
        self.undo_stack.setClean()
        self.document = document
        self.update_locked()
        document.listeners.append(self._listener)
        self.replaced.emit()

    def set_selection_source(self, get_selection: Callable[[], object]) -> None:
        """Set the method of a view that returns its selection, which is stored before and after each undo step."""
        # Weak: the view knows the session; see `_EditCommand`.
        self._selection_source = weakref.WeakMethod(get_selection)

    def _current_selection(self) -> object:
        """Return the selection of the view; None without a view."""
        get_selection = self._selection_source()
        return get_selection() if get_selection is not None else None

    @property
    def has_unsaved(self) -> bool:
        """Whether the document has edits that are not saved."""
        return not self.undo_stack.isClean()

    @property
    def version(self) -> Version:
        """The open document, and the number of its current version."""
        return self.document, self.document.version

    def is_at(self, version: Version | None) -> bool:
        """Return whether the document is still open, and in the given version."""
        return version == self.version

    def update_locked(self) -> None:
        """Update `locked` from all sitemaps of the document."""
        self.locked = frozenset(sitemap.id for sitemap in self.document.sitemaps if sitemap.read_only is not None)

    def refresh_locked_of(self, sitemaps: Collection[int]) -> None:
        """Update `locked` from these sitemaps, given by id, as only they may have changed."""
        known = self.document.sitemaps
        now_locked = {sitemap for sitemap in sitemaps if known[sitemap].read_only is not None}
        self.locked = self.locked.difference(sitemaps) | now_locked

    def may_change(self, slot: int) -> bool:
        """Return whether the sitemap of an entry is not read-only."""
        return not self.locked or self.document.table.sitemap_of(slot) not in self.locked

    def editable_mask(self, slots: SlotArray) -> NDArray[np.bool_]:
        """Return a mask over slots, True for entries whose sitemap is not read-only."""
        sitemaps = self.document.table.rows(slots, ["sitemap"]).to_series().to_numpy()
        may: NDArray[np.bool_] = ~np.isin(sitemaps, list(self.locked))
        return may

    @property
    def is_busy(self) -> bool:
        """Whether an edit is running in a job."""
        return self._running is not None

    def refuse_if_busy(self) -> bool:
        """Return whether an edit is running; if so, also emit `refused` with its title."""
        if self._running is None:
            return False
        message = self.tr("“{title}” is still running.").format(title=self._running.title)
        self.refused.emit(BusyError(message, hint=self.tr("Wait for it, or cancel it.")))
        return True

    def report_read_only(self, slot: int) -> None:
        """Emit `refused` with the reason why an entry is not editable: an edit is running, or it is read-only."""
        if not self.refuse_if_busy():
            self.refused.emit(read_only_error(self.document.sitemaps[self.document.table.sitemap_of(slot)]))

    def push(self, title: str, edit: Edit, then: Callable[[], None] | None = None) -> bool:
        """Apply an edit, in a job if it is large, and push it on the undo stack.

        Args:
            title: Name of the step after “Undo” and “Redo”, translated, with the size of the edit.
            edit: The edit.
            then: Called once it is applied.

        Returns:
            Whether it was applied, or begun in a job; if not, nothing has changed, and `refused` was emitted.
        """
        return self._push(title, lambda _: edit, self._is_large(edit), then)

    def push_plan(self, title: str, plan: EditPlanner, then: Callable[[], None] | None = None) -> bool:
        """Apply the edit of a plan and push it on the undo stack, as `push` does; a large one is planned in the job."""
        return self._push(title, plan.edit, self._needs_job(len(plan)), then)

    def _is_large(self, edit: Edit) -> bool:
        """Return whether an edit needs a job, by the number of values that it changes in the document."""
        return self._needs_job(count_values(edit, self.document.table))

    def _needs_job(self, value_count: int) -> bool:
        """Return whether changing so many values takes too long without a job; False without jobs."""
        return self.jobs is not None and value_count > transaction.MAX_IN_FRAME

    def _push(
        self, title: str, plan: Callable[[EntryTable], Edit], is_large: bool, then: Callable[[], None] | None
    ) -> bool:
        """Apply the edit that `plan` returns for a table, in a job if it is large, and push it on the undo stack.

        Args:
            title: Title of the undo step.
            plan: Returns the edit of a table.
            is_large: Whether to run it in a job.
            then: Called once it is applied.

        Returns:
            False if the edit was refused.
        """
        if self.refuse_if_busy():
            return False
        finish = partial(self._push_applied, title, then, self._current_selection())
        if is_large:
            self._start_job(title, plan, finish)
            return True
        # Applied before the history changes, so that a failure reaches the caller and does not change the history.
        try:
            applied = self.document.apply(plan(self.document.table))
        except (ReadOnlyError, BusyError, RequestError) as error:
            self.refused.emit(error)
            return False
        finish(applied, describe_step(applied.table, title, applied.inverse))
        return True

    def _start_job(
        self, title: str, plan: Callable[[EntryTable], Edit], finish: Callable[[AppliedEdit, str], None]
    ) -> None:
        """Start a job that plans, applies and describes an edit on a snapshot, and later call `finish` with the results.

        Emit `busy_changed` now and at the end.
        """
        assert self.jobs is not None
        prepared = self.document.prepare_edit(plan)

        def run(progress: Progress) -> tuple[AppliedEdit, str]:
            """Return the applied edit, and its description as a step of the history."""
            applied = prepared.run(progress)
            # It reads all changed values, which takes half a frame for a million entries.
            return applied, describe_step(applied.table, title, applied.inverse)

        job = self.jobs.start(title, run, is_current=self._is_current)
        job.finished.connect(partial(self._on_job_finished, job))
        job.failed.connect(partial(self._on_job_failed, job))
        job.outdated.connect(partial(self._restart_job, job))
        job.cancelled.connect(partial(self._on_job_cancelled, job))
        self._running = _RunningEdit(title, self.document, prepared, finish, job)
        self.busy_changed.emit()

    def _is_current(self) -> bool:
        """Return whether the result of the running edit can still be committed to its document; True if none runs."""
        running = self._running
        return running is None or running.document.can_commit(running.prepared)

    def _pop_running(self, job: Job) -> _RunningEdit | None:
        """Return the running edit, and forget it, if this is its job; else None, as after opening another set."""
        running = self._running
        if running is None or job is not running.job:
            return None
        self._running = None
        return running

    def _on_job_finished(self, job: Job, result: tuple[AppliedEdit, str]) -> None:
        """Commit the result of the running edit, emit `busy_changed`, and continue with pending undo or redo steps."""
        if (running := self._pop_running(job)) is not None:
            running.finish(*result)
            self.busy_changed.emit()
            self._continue_to_target()

    def _on_job_cancelled(self, job: Job) -> None:
        """Forget the running edit and pending undo or redo steps, and emit `busy_changed`."""
        if self._pop_running(job) is not None:
            self._target_index = None
            self.busy_changed.emit()

    def _on_job_failed(self, job: Job, error: StudioError) -> None:
        """Forget the running edit and pending undo or redo steps; emit `busy_changed`, and `refused` or `failed`."""
        if self._pop_running(job) is not None:
            self._target_index = None
            self.busy_changed.emit()
            self._emit_error(error)

    def _emit_error(self, error: StudioError) -> None:
        """Emit `refused` for a read-only or busy document, else `failed`."""
        (self.refused if isinstance(error, (ReadOnlyError, BusyError)) else self.failed).emit(error)

    def _restart_job(self, job: Job) -> None:
        """Run the edit of a job in a new job, because the document was saved or validated meanwhile."""
        if (running := self._pop_running(job)) is not None:
            self._start_job(running.title, running.prepared.plan, running.finish)

    def _push_applied(
        self,
        title: str,
        then: Callable[[], None] | None,
        selection_before: object,
        applied: AppliedEdit,
        description: str,
    ) -> None:
        """Commit an applied edit, push it on the undo stack with its selections, call `then`, and emit `entered`.

        Args:
            title: Title of the undo step.
            then: Called once the step is on the undo stack; None to call nothing.
            selection_before: Selection of the view before the edit; None without a view.
            applied: The applied edit.
            description: Text of the step in the history.
        """
        self._commit(applied)
        command = _EditCommand(title, self, applied.inverse, description)
        self.undo_stack.push(command)
        if then is not None:
            then()
        command.selections = selection_before, self._current_selection()
        change = applied.change
        self.entered.emit(command.text(), max(map(len, (change.cells, change.inserted, change.removed))))

    def _commit(self, applied: AppliedEdit) -> None:
        """Replace the document's table by the result of a job; skip an edit that was applied to the table itself."""
        if applied.table is not self.document.table:
            is_committed = self.document.commit(applied)
            assert is_committed

    # The history

    @Slot()
    def undo(self) -> None:
        """Undo the last step, in a job if it is large; refused while an edit runs."""
        self._step(self.undo_stack.index() - 1, self.undo_stack.undo, self.tr("Undo {step}"))

    @Slot()
    def redo(self) -> None:
        """Redo the next step, in a job if it is large; refused while an edit runs."""
        self._step(self.undo_stack.index(), self.undo_stack.redo, self.tr("Redo {step}"))

    def _step(self, index: int, step: Callable[[], None], job_title: str) -> None:
        """Undo or redo a step, in a job if its edit is large.

        Args:
            index: Index of the step on the undo stack; does nothing if there is no such step.
            step: Undoes or redoes the step on the undo stack.
            job_title: Title of the job, with {step}.
        """
        command = self.undo_stack.command(index)
        if not isinstance(command, _EditCommand) or self.refuse_if_busy():
            return
        edit = command.edit
        if self._is_large(edit):
            self._start_job(
                job_title.format(step=command.actionText()), lambda _: edit, partial(self._finish_step, step)
            )
        else:
            step()

    def _finish_step(self, step: Callable[[], None], applied: AppliedEdit, _: str) -> None:
        """Undo or redo a step on the undo stack, whose edit a job has applied."""
        self._applied = applied
        try:
            step()
        finally:
            self._applied = None

    def apply_inverse(self, edit: Edit, selections: tuple[object, object]) -> Edit | None:
        """Apply the inverse edit of an undo step, and emit `travelled`; return the inverse of that edit.

        It never raises, as Qt ends the process if a command of an undo stack raises.

        Args:
            edit: The edit to apply.
            selections: Selections after and before it.

        Returns:
            The inverse of the edit; None if it was refused, failed, or must run in a job.
        """
        if self._has_refused_step:
            return None
        if self._applied is None and self._is_large(edit):
            # The list of the history applies several steps at once.
            self._has_refused_step = self._is_step_large = True
            return None
        self.is_travelling = True
        try:
            applied = self._applied or self.document.apply(edit)
            self._commit(applied)
        except Exception as error:
            self._has_refused_step = True
            if isinstance(error, StudioError):
                self._emit_error(error)
            else:
                sys.excepthook(type(error), error, error.__traceback__)
            return None
        finally:
            self.is_travelling = False
        self.travelled.emit(applied.change, *selections)
        return applied.inverse

    @Slot()
    def _restore_done_index(self) -> None:
        """After a refused step, set the index of the undo stack to the steps that are done; do large steps in jobs."""
        if self._has_refused_step:
            target, is_step_large = self.undo_stack.index(), self._is_step_large
            self._has_refused_step = self._is_step_large = False
            steps = map(self.undo_stack.command, range(self.undo_stack.count()))
            self.undo_stack.setIndex(sum(isinstance(step, _EditCommand) and step.is_done for step in steps))
            if is_step_large:
                self._target_index = target
                self._continue_to_target()

    def _continue_to_target(self) -> None:
        """Undo or redo steps up to the requested index of the undo stack, until one starts a job or is refused."""
        before = -1
        while self._target_index is not None and not self.is_busy and (index := self.undo_stack.index()) != before:
            if index == self._target_index:
                self._target_index = None
            else:
                (self.undo if index > self._target_index else self.redo)()
                before = index
        if not self.is_busy:
            self._target_index = None

    def set_page_columns(self, columns: PageColumns | None) -> None:
        """Replace the facts about the pages of the document, None for no facts, and emit `pages_changed`."""
        self.document.page_columns = columns
        self.pages_changed.emit()

    def emit_problems_changed(self) -> None:
        """Emit `problems_changed`, after the problems changed otherwise than by an edit."""
        self.problems_changed.emit()


def _make_listener(session: Session) -> Callable[[Change], None]:
    """Return a document listener that emits the signals of a session."""
    session_reference = weakref.ref(session)

    def notify(change: Change) -> None:
        """Emit the signals of the session for a change, if the session still exists."""
        if (session := session_reference()) is not None:
            session.changed.emit(change)
            if change.sitemaps:
                session.sitemaps_changed.emit()
            session.problems_changed.emit()

    return notify


class _EditCommand(QUndoCommand):
    """Undo command that holds the edit to undo or redo its step, and the selections before and after the step.

    Its text describes the change; its action text is its title.

    Attributes:
        edit: The edit that undoes the step, or redoes it if it is undone.
        is_done: Whether the step is done rather than undone.
        selections: Selections of the view before and after the step, or None.
    """

    def __init__(self, title: str, session: Session, inverse: Edit, description: str = "") -> None:
        """Create the undo command of a step that is done."""
        # A line break separates the texts of the list of steps and of the actions.
        super().__init__("\n".join(text.replace("\n", " ") for text in (description or title, title)))
        # Weak: Python's collector, clearing a circle through the history, frees steps that Qt then frees again.
        self._session = weakref.ref(session)
        self.edit = inverse
        self.is_done = True
        self.selections: tuple[object, object] = (None, None)

    def redo(self) -> None:
        """Redo the step, unless it is done, as when Qt pushes the command."""
        # Qt calls this on pushing, too, when the edit has been applied already.
        if not self.is_done:
            self._apply_stored_edit(is_done=True)

    def undo(self) -> None:
        """Undo the step, unless it is already undone."""
        if self.is_done:
            self._apply_stored_edit(is_done=False)

    def _apply_stored_edit(self, *, is_done: bool) -> None:
        """Apply the edit, and store its inverse and the new state; on failure nothing changes."""
        if (session := self._session()) is not None:
            before, after = self.selections
            selections = (after, before) if is_done else (before, after)
            if (inverse := session.apply_inverse(self.edit, selections)) is not None:
                self.edit, self.is_done = inverse, is_done
