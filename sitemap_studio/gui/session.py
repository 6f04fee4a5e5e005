"""The session: the open document and the history of what was done to it, for everything in the window that shows it.

It carries edits to the document and back, and what the document tells on to Qt. It opens and saves nothing.
"""

from __future__ import annotations

import weakref

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from sitemap_studio.core.errors import ReadOnlyError
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening import new_document
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.table.edits import Change, Edit
from sitemap_studio.table.slots import SlotArray


class Session(QObject):
    """What is open.

    Attributes:
        document: The open set; at the start a new, empty one.
        undo_stack: Its history; empty for a document that was just opened.
        is_travelling: Whether the change being told of comes from undo or redo.

    Signals:
        replaced: Another document is open.
        about_to_change: An edit is about to be applied; carries its `Change`.
        changed: It has been applied; carries the same `Change`.
        problems_changed: Problems, or their judgement, are new.
        refused: Something was asked for that may not be done; carries the `ReadOnlyError` that says why.
    """

    replaced = Signal()
    about_to_change = Signal(object)
    changed = Signal(object)
    problems_changed = Signal()
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.is_travelling = False
        self._locked: frozenset[int] = frozenset()
        self._relay = _Relay(self)
        self.document = new_document()
        self.document.listeners.append(self._relay)

    def open_document(self, document: Document) -> None:
        """Show another document from now on; the history begins anew."""
        self.document.listeners.remove(self._relay)
        self.undo_stack.clear()
        self.document = document
        self._locked = frozenset(sitemap.id for sitemap in document.sitemaps if sitemap.doubt is not None)
        document.listeners.append(self._relay)
        self.replaced.emit()

    def may_change(self, slot: int) -> bool:
        """Whether an entry may be changed: one that could not be read for certain may only be looked at."""
        return not self._locked or self.document.table.sitemap_of(slot) not in self._locked

    @property
    def may_change_all(self) -> bool:
        """Whether every entry may be changed."""
        return not self._locked

    @property
    def locked(self) -> frozenset[int]:
        """The ids of the sitemaps whose entries may only be looked at."""
        return self._locked

    def may_change_each(self, slots: SlotArray) -> NDArray[np.bool_]:
        """For each of some entries whether it may be changed."""
        sitemaps = self.document.table.rows(slots, ["sitemap"]).to_series().to_numpy()
        may: NDArray[np.bool_] = ~np.isin(sitemaps, list(self._locked))
        return may

    def refuse(self, slot: int) -> None:
        """Tell why an entry may only be looked at."""
        self.refused.emit(read_only_error(self.document.sitemaps[self.document.table.sitemap_of(slot)]))

    def push(self, title: str, edit: Edit) -> bool:
        """Do an edit and enter it into the history as one step; one that may not be done is refused.

        Args:
            title: What the step is called after “Undo” and “Redo”, translated, with the size of the edit.
            edit: What to do.

        Returns:
            Whether it was done; if not, nothing has changed and `refused` told why.
        """
        # Done before it is pushed, so that a failure reaches the caller and leaves the history alone.
        try:
            inverse = self.document.do(edit)
        except ReadOnlyError as error:
            self.refused.emit(error)
            return False
        self.undo_stack.push(_EditCommand(title, self, inverse))
        return True

    def toggle(self, edit: Edit) -> Edit:
        """Take a step back or forth in the history; gives the way back. For the commands of the history only."""
        self.is_travelling = True
        try:
            return self.document.do(edit)
        finally:
            self.is_travelling = False

    def announce_problems(self) -> None:
        """Tell everybody that the document has new problems, as after a job that judged it."""
        self.problems_changed.emit()


class _Relay:
    """Passes what the document tells on as signals."""

    def __init__(self, session: Session) -> None:
        self._session = weakref.ref(session)

    def about_to_change(self, change: Change) -> None:
        if (session := self._session()) is not None:
            session.about_to_change.emit(change)

    def changed(self, change: Change) -> None:
        if (session := self._session()) is not None:
            session.changed.emit(change)
            session.problems_changed.emit()


class _EditCommand(QUndoCommand):
    """One step of the history: whichever of edit and inverse comes next."""

    def __init__(self, title: str, session: Session, inverse: Edit) -> None:
        super().__init__(title)
        # Weak: Python's collector, clearing a circle through the history, frees steps that Qt then frees again.
        self._session = weakref.ref(session)
        self._next = inverse
        self._is_done = True

    def redo(self) -> None:
        # Qt calls this on pushing, too, when the edit has been done already.
        if not self._is_done:
            self._toggle()
            self._is_done = True

    def undo(self) -> None:
        self._toggle()
        self._is_done = False

    def _toggle(self) -> None:
        if (session := self._session()) is not None:
            self._next = session.toggle(self._next)
