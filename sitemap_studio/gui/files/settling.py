"""Nothing unsaved goes without a question: what would replace or close the open set waits until that is settled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.widgets.message_boxes import Answer, UnsavedQuestion
from sitemap_studio.gui.words.set_words import set_name

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
