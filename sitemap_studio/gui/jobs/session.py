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

from sitemap_studio.core.errors import BusyError, ReadOnlyError, StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.open_set import Listener
from sitemap_studio.document.opening.opening import new_document
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.document.transaction import AppliedEdit, LazyEdit, PreparedEdit, Way
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.words.step_text import describe_step
from sitemap_studio.model.edits import Change, Edit, EditPlan
from sitemap_studio.model.slots import SlotArray

Take = Callable[[AppliedEdit], None]  # puts an applied edit in place; called in the GUI thread


class _RunningEdit(NamedTuple):
    """An edit that runs in a job, and what takes its result."""

    title: str
    document: Document
    prepared: PreparedEdit
    take: Take
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
            self._running = None
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
        """Do an edit as one step of the history.

        Args:
            title: Name of the step after “Undo” and “Redo”, translated, with the size of the edit.
            edit: The edit.
            then: Called once it is done.

        Returns:
            Whether it was done, or begun in a job; if not, nothing has changed, and `refused` was emitted.
        """
        if self.is_refused_now():
            return False
        prepared, selection = self.document.prepare(edit, title=title), self._selected()
        return self._apply(title, prepared, partial(self._enter, then, selection))

    def _apply(self, title: str, prepared: PreparedEdit, take: Take) -> bool:
        """Apply an edit, in a job if it takes long, and then take it; return False if it is refused."""
        if self.jobs is not None and prepared.is_bulk:
            self._start(self.jobs, title, prepared, take)
            return True
        # Applied before the history changes, so that a failure reaches the caller and leaves the history alone.
        try:
            applied = prepared.run()
        except (ReadOnlyError, BusyError) as error:
            self.refused.emit(error)
            return False
        take(applied)
        return True

    def push_plan(self, title: str, plan: EditPlan, then: Callable[[], None] | None = None) -> bool:
        """Do a plan as one step; see `push`. The edit is made in the job, too."""
        return self.push(title, LazyEdit(plan.edit, len(plan)), then)

    def enter_done(self, title: str, inverse: Edit) -> None:
        """Add a step to the history that was done before the document was shown, by its title and its inverse."""
        self.undo_stack.push(_EditCommand(title, self, inverse))

    def _start(self, jobs: Jobs, title: str, prepared: PreparedEdit, take: Take) -> None:
        job = jobs.start(title, prepared.run, is_current=self._is_current)
        job.finished.connect(self._finish)
        job.failed.connect(self._fail)
        job.outdated.connect(self._start_again)
        job.cancelled.connect(self._cancel)
        self._running = _RunningEdit(title, self.document, prepared, take, job)
        self.busy_changed.emit()

    def _is_current(self) -> bool:
        running = self._running
        return running is None or running.document.may_take(running.prepared)

    def _ended(self) -> _RunningEdit | None:
        """Return the edit whose job has just ended; None for one that was given up."""
        running = self._running
        if running is None or self.sender() is not running.job:
            return None
        self._running = None
        return running

    @Slot(object)
    def _finish(self, applied: AppliedEdit) -> None:
        if (running := self._ended()) is not None:
            running.take(applied)
            self.busy_changed.emit()

    @Slot()
    def _cancel(self) -> None:
        if self._ended() is not None:
            self.busy_changed.emit()

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        if self._ended() is not None:
            self.busy_changed.emit()
            self._report(error)

    def _report(self, error: StudioError) -> None:
        """Emit that an edit was refused, or failed."""
        (self.refused if isinstance(error, (ReadOnlyError, BusyError)) else self.failed).emit(error)

    @Slot()
    def _start_again(self) -> None:
        """Prepare and run an edit again, because the set was saved or validated meanwhile."""
        if self.jobs is not None and (running := self._ended()) is not None:
            before = running.prepared
            again = running.document.prepare(before.edit, title=before.title, way=before.way)
            self._start(self.jobs, running.title, again, running.take)

    def _enter(self, then: Callable[[], None] | None, selection_before: object, applied: AppliedEdit) -> None:
        title, inverse = applied.prepared.title, self._taken(applied)
        command = _EditCommand(title, self, inverse, describe_step(self.document.table, title, inverse))
        self.undo_stack.push(command)
        if then is not None:
            then()
        command.selections = selection_before, self._selected()
        change = applied.change
        self.entered.emit(command.text(), max(map(len, (change.cells, change.inserted, change.removed))))

    def _taken(self, applied: AppliedEdit) -> Edit:
        inverse = self.document.take(applied)
        assert inverse is not None
        return inverse

    # The history

    @Slot()
    def undo(self) -> None:
        self._travel("undo", self.undo_stack.index() - 1, self.undo_stack.undo, self.tr("Undo {step}"))

    @Slot()
    def redo(self) -> None:
        self._travel("redo", self.undo_stack.index(), self.undo_stack.redo, self.tr("Redo {step}"))

    def _travel(self, way: Way, place: int, step: Callable[[], None], job_title: str) -> None:
        command = self.undo_stack.command(place)
        if not isinstance(command, _EditCommand) or self.is_refused_now():
            return
        prepared = self.document.prepare(command.edit, title=command.actionText(), way=way)
        self._apply(job_title.format(step=command.actionText()), prepared, partial(self._go, step))

    def _go(self, step: Callable[[], None], applied: AppliedEdit) -> None:
        """Undo or redo a step whose edit was applied."""
        self._applied = applied
        try:
            step()
        finally:
            self._applied = None

    def toggle(self, edit: Edit, title: str, way: Way, selections: tuple[object, object]) -> Edit | None:
        """Undo or redo an edit with the selections after and before it, for the history; return its inverse.

        None if it is refused, or fails inside. Qt ends the process where a step of a history raises.
        """
        if self._has_refused_step:
            return None
        self.is_travelling = True
        try:
            applied = self._applied
            if applied is None or applied.prepared.edit is not edit:
                # The list of the history goes several steps at once.
                applied = self.document.prepare(edit, title=title, way=way).run()
            inverse = self._taken(applied)
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
        return inverse

    @Slot()
    def _return_to_done(self) -> None:
        """Return to the last step that is done, after one on the way to another was refused."""
        if self._has_refused_step:
            self._has_refused_step = False
            steps = map(self.undo_stack.command, range(self.undo_stack.count()))
            self.undo_stack.setIndex(sum(isinstance(step, _EditCommand) and step.is_done for step in steps))

    def announce_problems(self) -> None:
        self.problems_changed.emit()


def _relay(session: Session) -> Listener:
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
        # Qt calls this on pushing, too, when the edit has been done already.
        if not self.is_done:
            self._toggle("redo")

    def undo(self) -> None:
        if self.is_done:
            self._toggle("undo")

    def _toggle(self, way: Way) -> None:
        if (session := self._session()) is not None:
            before, after = self.selections
            selections = (before, after) if way == "undo" else (after, before)
            if (inverse := session.toggle(self.edit, self.actionText(), way, selections)) is not None:
                self.edit, self.is_done = inverse, way == "redo"
