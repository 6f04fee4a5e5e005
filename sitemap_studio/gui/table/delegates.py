"""The delegate of the table: opens, fills and closes the editors of its cells. Painting them is not its business."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView, QWidget

from sitemap_studio.gui.table.editors import editor_for, editor_of
from sitemap_studio.gui.table.field_delegate import FieldDelegate
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.widgets.model_index import Index

_KEY = Qt.Key
_STEPS: Final[dict[int, tuple[int, int]]] = {
    _KEY.Key_Return: (1, 0),
    _KEY.Key_Enter: (1, 0),
    _KEY.Key_Tab: (0, 1),
    _KEY.Key_Backtab: (0, -1),
}
"""Keys that end an editor, and how many rows and columns the current cell then moves."""


class EntryDelegate(FieldDelegate):
    """Edits the cells of an `EntryModel`.

    Attributes:
        is_editing: Whether an editor is open.

    Signals:
        editing_changed: `is_editing` is another.
        moved_on: A key ended an editor; carries how many rows and columns to go on.
        filling: What was typed is to fill the selection; carries the text.
    """

    editing_changed = Signal()
    moved_on = Signal(int, int)
    filling = Signal(str)

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self.is_editing = False

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = self._model.field_at(index.column())
        assert field is not None  # others are not editable
        self._tell_editing(True)
        editor, problems = editor_for(field, parent), self._model.problems
        noted = self._model.noted_of(self._model.slot_at(index.row()), field)
        text = self._model.data(index, Qt.ItemDataRole.EditRole)
        editor_of(editor).verdict.judge_for(problems.profile, problems.given, noted, text)
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        super().destroyEditor(editor, index)
        self._tell_editing(False)

    def _tell_editing(self, is_editing: bool) -> None:
        self.is_editing = is_editing
        self.editing_changed.emit()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        rect = option.rect
        wanted = max(rect.width(), editor.minimumSizeHint().width())
        rect.setWidth(min(wanted, max(rect.width(), self._view.width() - rect.left())))
        editor.setGeometry(rect)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(editor, QWidget):
            if event.key() in _STEPS:
                self._end(editor, event)
                return True
            if event.key() == _KEY.Key_Escape:
                self.closeEditor.emit(editor, self.EndEditHint.RevertModelCache)
                return True
        return super().eventFilter(editor, event)

    def _end(self, editor: QWidget, event: QKeyEvent) -> None:
        rows, columns = _STEPS[event.key()]
        if rows and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            typed = editor_of(editor).typed()
            self.closeEditor.emit(editor, self.EndEditHint.RevertModelCache)
            self.filling.emit(typed)
            return
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, self.EndEditHint.NoHint)
        back = -1 if rows and event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        self.moved_on.emit(rows * back, columns)
