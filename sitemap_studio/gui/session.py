"""The session: the open document and the history of what was done to it, for everything in the window that shows it.

It carries edits to the document and back, and what the document tells on to Qt. It opens and saves nothing.
"""

from __future__ import annotations

import weakref

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening import new_document
from sitemap_studio.table.edits import Change, Edit


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
    """

    replaced = Signal()
    about_to_change = Signal(object)
    changed = Signal(object)
    problems_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.is_travelling = False
        self._relay = _Relay(self)
        self.document = new_document()
        self.document.listeners.append(self._relay)

    def open_document(self, document: Document) -> None:
        """Show another document from now on; the history begins anew."""
        self.document.listeners.remove(self._relay)
        self.undo_stack.clear()
        self.document = document
        document.listeners.append(self._relay)
        self.replaced.emit()

    def push(self, title: str, edit: Edit) -> None:
        """Do an edit and enter it into the history as one step.

        Args:
            title: What the step is called after “Undo” and “Redo”, translated, with the size of the edit.
            edit: What to do.
        """
        # Done before it is pushed, so that a failure reaches the caller and leaves the history alone.
        inverse = self.document.do(edit)
        self.undo_stack.push(_EditCommand(title, self, inverse))

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
