"""The session: the open document and its history, for everything in the window that shows it.

Edits that take long run in a job. Meanwhile every other edit is refused, undo and redo included; saving, opening and
closing wait until it is done.
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
from sitemap_studio.document import transaction
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import new_document
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.document.transaction import AppliedEdit, PreparedEdit, count_values
from sitemap_studio.gui.formatting.step_descriptions import describe_step
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs
from sitemap_studio.model.edits import Change, Edit, EditPlanner
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray


class _RunningEdit(NamedTuple):
    """An edit that runs in a job, and the method that is called with its result."""

    title: str
    document: Document
    prepared: PreparedEdit
    finish: Callable[[AppliedEdit], None]
    job: Job


Version = tuple[Document, int]  # an open set, and the version that it was in


class Session(QObject):
    """The open document, its history, and the edit that is running.

    Args:
        parent: Its owner.
        jobs: Where edits that take long are done; without it they are done at once.

    Attributes:
        document: The open set; at the start a new, empty one.
        undo_stack: Its history; empty for a document that was just opened.
        is_travelling: Whether the current change comes from undo or redo.
        locked: The ids of read-only sitemaps.

    Signals:
        travelled: Undo or redo is done; carries its `Change`, and the `KeptSelection`s of the states after it and before
            it, or None.
    """

    replaced = Signal()  # another document is open
    changed = Signal(object)  # an edit has been applied; carries its `Change`; `problems_changed` follows
    sitemaps_changed = Signal()  # it added, removed, moved or renamed sitemaps
    travelled = Signal(object, object, object)
    problems_changed = Signal()  # problems changed
    refused = Signal(object)  # something can't be done, or not now; carries the `StudioError`
    failed = Signal(object)  # an edit failed and changed nothing; carries the `StudioError`
    busy_changed = Signal()  # `is_busy` changed
    entered = Signal(str, int)  # a new step is done; carries its description, and the number of entries that it changed

    def __init__(self, parent: QObject | None = None, *, jobs: Jobs | None = None) -> None:
        super().__init__(parent)
        self.jobs = jobs
        self._running: _RunningEdit | None = None
        self._applied: AppliedEdit | None = None
        self._has_refused_step = False
        self._is_step_large = False
        self._target: int | None = None
        self.undo_stack = QUndoStack(self)
        self.undo_stack.indexChanged.connect(self._return_to_done)
        self.is_travelling = False
        self.locked: frozenset[int] = frozenset()
        self._selection: Callable[[], Callable[[], object] | None] = lambda: None
        self._relay = _relay(self)
        self.document = new_document()
        self.document.listeners.append(self._relay)

    def open_document(self, document: Document) -> None:
        if self._running is not None:
            self._running.job.cancel()
            self._running = self._target = None
            self.busy_changed.emit()
        self.document.listeners.remove(self._relay)
        self.undo_stack.clear()
        # Qt leaves a history without steps as it is, even an unclean one.
        self.undo_stack.setClean()
        self.document = document
        self.note_locked()
        document.listeners.append(self._relay)
        self.replaced.emit()

    def keep_selection(self, ask: Callable[[], object]) -> None:
        """Keep the selections before and after each step of the history, as this method of a view returns them."""
        # Weak: the view knows the session; see `_EditCommand`.
        self._selection = weakref.WeakMethod(ask)

    def _selected(self) -> object:
        ask = self._selection()
        return ask() if ask is not None else None

    @property
    def has_unsaved(self) -> bool:
        """Whether there are edits that are not saved."""
        return not self.undo_stack.isClean()

    @property
    def version(self) -> Version:
        return self.document, self.document.version

    def is_at(self, version: Version | None) -> bool:
        return version == self.version

    def note_locked(self) -> None:
        self.locked = frozenset(sitemap.id for sitemap in self.document.sitemaps if sitemap.read_only is not None)

    def note_read(self, sitemaps: Collection[int]) -> None:
        known = self.document.sitemaps
        now_locked = {sitemap for sitemap in sitemaps if known[sitemap].read_only is not None}
        self.locked = self.locked.difference(sitemaps) | now_locked

    def may_change(self, slot: int) -> bool:
        return not self.locked or self.document.table.sitemap_of(slot) not in self.locked

    def may_change_each(self, slots: SlotArray) -> NDArray[np.bool_]:
        sitemaps = self.document.table.rows(slots, ["sitemap"]).to_series().to_numpy()
        may: NDArray[np.bool_] = ~np.isin(sitemaps, list(self.locked))
        return may

    @property
    def is_busy(self) -> bool:
        return self._running is not None

    def is_refused_now(self) -> bool:
        """Return whether edits have to wait; if so, `refused` names the one that is running."""
        if self._running is None:
            return False
        message = self.tr("“{title}” is still running.").format(title=self._running.title)
        self.refused.emit(BusyError(message, hint=self.tr("Wait for it, or cancel it.")))
        return True

    def refuse(self, slot: int) -> None:
        """Emit `refused` with the reason why an entry can't be changed, or not now."""
        if not self.is_refused_now():
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
        """Apply the edit of a plan, and push it on the undo stack; see `push`. A large one is planned in the job."""
        return self._push(title, plan.edit, self._is_job(len(plan)), then)

    def _is_large(self, edit: Edit) -> bool:
        return self._is_job(count_values(edit, self.document.table))

    def _is_job(self, value_count: int) -> bool:
        return self.jobs is not None and value_count > transaction.MAX_IN_FRAME

    def _push(
        self, title: str, plan: Callable[[EntryTable], Edit], is_large: bool, then: Callable[[], None] | None
    ) -> bool:
        if self.is_refused_now():
            return False
        finish = partial(self._enter, title, then, self._selected())
        if is_large:
            self._start(title, plan, finish)
            return True
        # Applied before the history changes, so that a failure reaches the caller and leaves the history alone.
        try:
            applied = self.document.apply(plan(self.document.table))
        except (ReadOnlyError, BusyError, RequestError) as error:
            self.refused.emit(error)
            return False
        finish(applied)
        return True

    def _start(self, title: str, plan: Callable[[EntryTable], Edit], finish: Callable[[AppliedEdit], None]) -> None:
        assert self.jobs is not None
        prepared = self.document.prepare_edit(plan)
        job = self.jobs.start(title, prepared.run, is_current=self._is_current)
        job.finished.connect(partial(self._finish, job))
        job.failed.connect(partial(self._fail, job))
        job.outdated.connect(partial(self._start_again, job))
        job.cancelled.connect(partial(self._cancel, job))
        self._running = _RunningEdit(title, self.document, prepared, finish, job)
        self.busy_changed.emit()

    def _is_current(self) -> bool:
        running = self._running
        return running is None or running.document.can_commit(running.prepared)

    def _ended(self, job: Job) -> _RunningEdit | None:
        """Return the edit of a job that has just ended; None if another document is open."""
        running = self._running
        if running is None or job is not running.job:
            return None
        self._running = None
        return running

    def _finish(self, job: Job, applied: AppliedEdit) -> None:
        if (running := self._ended(job)) is not None:
            running.finish(applied)
            self.busy_changed.emit()
            self._continue_to_target()

    def _cancel(self, job: Job) -> None:
        if self._ended(job) is not None:
            self._target = None
            self.busy_changed.emit()

    def _fail(self, job: Job, error: StudioError) -> None:
        if self._ended(job) is not None:
            self._target = None
            self.busy_changed.emit()
            self._report(error)

    def _report(self, error: StudioError) -> None:
        """Emit that an edit was refused, or failed."""
        (self.refused if isinstance(error, (ReadOnlyError, BusyError)) else self.failed).emit(error)

    def _start_again(self, job: Job) -> None:
        """Prepare and run an edit again, because the set was saved or validated meanwhile."""
        if (running := self._ended(job)) is not None:
            self._start(running.title, running.prepared.plan, running.finish)

    def _enter(
        self, title: str, then: Callable[[], None] | None, selection_before: object, applied: AppliedEdit
    ) -> None:
        """Push an applied edit on the undo stack; the result of a job is committed before."""
        self._commit(applied)
        command = _EditCommand(title, self, applied.inverse, describe_step(self.document.table, title, applied.inverse))
        self.undo_stack.push(command)
        if then is not None:
            then()
        command.selections = selection_before, self._selected()
        change = applied.change
        self.entered.emit(command.text(), max(map(len, (change.cells, change.inserted, change.removed))))

    def _commit(self, applied: AppliedEdit) -> None:
        """Replace the table by the result of a job, unless the edit was applied to the table itself."""
        if applied.table is not self.document.table:
            is_committed = self.document.commit(applied)
            assert is_committed

    # The history

    @Slot()
    def undo(self) -> None:
        self._travel(self.undo_stack.index() - 1, self.undo_stack.undo, self.tr("Undo {step}"))

    @Slot()
    def redo(self) -> None:
        self._travel(self.undo_stack.index(), self.undo_stack.redo, self.tr("Redo {step}"))

    def _travel(self, place: int, step: Callable[[], None], job_title: str) -> None:
        """Undo or redo the step at a place in the history, in a job if its edit is large."""
        command = self.undo_stack.command(place)
        if not isinstance(command, _EditCommand) or self.is_refused_now():
            return
        edit = command.edit
        if self._is_large(edit):
            self._start(job_title.format(step=command.actionText()), lambda _: edit, partial(self._finish_step, step))
        else:
            step()

    def _finish_step(self, step: Callable[[], None], applied: AppliedEdit) -> None:
        """Undo or redo the step whose edit a job has applied."""
        self._applied = applied
        try:
            step()
        finally:
            self._applied = None

    def toggle(self, edit: Edit, selections: tuple[object, object]) -> Edit | None:
        """Undo or redo an edit, with the selections after and before it, for the history; return its inverse.

        None if it is refused, fails, or must run in a job. Qt ends the process if a step of a history raises.
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
                self._report(error)
            else:
                sys.excepthook(type(error), error, error.__traceback__)
            return None
        finally:
            self.is_travelling = False
        self.travelled.emit(applied.change, *selections)
        return applied.inverse

    @Slot()
    def _return_to_done(self) -> None:
        """Return to the last step that is done, after another was refused; continue in jobs if that one is large."""
        if self._has_refused_step:
            target, is_step_large = self.undo_stack.index(), self._is_step_large
            self._has_refused_step = self._is_step_large = False
            steps = map(self.undo_stack.command, range(self.undo_stack.count()))
            self.undo_stack.setIndex(sum(isinstance(step, _EditCommand) and step.is_done for step in steps))
            if is_step_large:
                self._target = target
                self._continue_to_target()

    def _continue_to_target(self) -> None:
        """Undo or redo steps until the one that the list of the history asked for is reached."""
        before = -1
        while self._target is not None and not self.is_busy and (index := self.undo_stack.index()) != before:
            if index == self._target:
                self._target = None
            else:
                (self.undo if index > self._target else self.redo)()
                before = index
        if not self.is_busy:
            self._target = None

    def announce_problems(self) -> None:
        self.problems_changed.emit()


def _relay(session: Session) -> Callable[[Change], None]:
    """Return a listener of a document that emits the signals of a session."""
    own = weakref.ref(session)

    def relay(change: Change) -> None:
        if (session := own()) is not None:
            session.changed.emit(change)
            if change.sitemaps:
                session.sitemaps_changed.emit()
            session.problems_changed.emit()

    return relay


class _EditCommand(QUndoCommand):
    """One step of the history, with the edit that undoes or redoes it, and the selections before and after it.

    Its text describes what has changed; its action text is its title.
    """

    def __init__(self, title: str, session: Session, inverse: Edit, description: str = "") -> None:
        # Qt separates what its list of steps and its actions show by a line break.
        super().__init__("\n".join(text.replace("\n", " ") for text in (description or title, title)))
        # Weak: Python's collector, clearing a circle through the history, frees steps that Qt then frees again.
        self._session = weakref.ref(session)
        self.edit = inverse
        self.is_done = True
        self.selections: tuple[object, object] = (None, None)

    def redo(self) -> None:
        # Qt calls this on pushing, too, when the edit has been applied already.
        if not self.is_done:
            self._toggle(is_done=True)

    def undo(self) -> None:
        if self.is_done:
            self._toggle(is_done=False)

    def _toggle(self, *, is_done: bool) -> None:
        if (session := self._session()) is not None:
            before, after = self.selections
            selections = (after, before) if is_done else (before, after)
            if (inverse := session.toggle(self.edit, selections)) is not None:
                self.edit, self.is_done = inverse, is_done
