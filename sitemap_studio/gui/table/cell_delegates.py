"""Editors for the fields of entries, their inline validation, and the delegates that open them.

Wrong text is never refused; the inline validator only marks it.
"""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME, ExtensionColumn
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.extension_cells import marks_of_text
from sitemap_studio.gui.table.field_editors import FieldEditor, editor_for, opens_popup, value_editor
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.protocol.extension_items import SPECS
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import Severity

_KEY = Qt.Key


class FieldDelegate(QStyledItemDelegate):
    """Delegate that reads and writes the text of field editors."""

    typing_changed = Signal()  # whether an open editor has a text that was typed and is not stored yet

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.has_typed_text = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # Rows and columns have sizes of their own. Asking every cell would take a second per million, and a long value
        # would be laid out.
        return QSize()

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        text = index.data(Qt.ItemDataRole.EditRole) or ""
        # Qt calls this whenever the cell is announced, for example when its problems change: typed text stays.
        if editor.property("source") != text:
            is_new = editor.property("source") is None
            editor.setProperty("source", text)
            field_editor = cast("FieldEditor", editor)
            field_editor.set_text(text)
            if is_new:
                field_editor.inline_validator.line.textChanged.connect(
                    lambda typed: self._note_typing(typed != editor.property("source"))
                )

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        super().destroyEditor(editor, index)
        self._note_typing(False)

    def _note_typing(self, has_typed_text: bool) -> None:
        if has_typed_text != self.has_typed_text:
            self.has_typed_text = has_typed_text
            self.typing_changed.emit()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        text = cast("FieldEditor", editor).inline_validator.line.text()
        if text != editor.property("source") or self.is_refused(index):
            editor.setProperty("source", text)
            model.setData(index, text)

    def is_refused(self, index: Index) -> bool:
        """Return whether the text of a cell was refused before, and is to be stored again unchanged."""
        return False

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and isinstance(editor, QWidget):
            is_override = event.type() is QEvent.Type.ShortcutOverride
            if is_override and (opens_popup(event) or event.key() in {*END_STEPS, _KEY.Key_Escape}):
                # Before any menu gets the key.
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress and self.end_editing(editor, event):
                return True
        return super().eventFilter(editor, event)

    def end_editing(self, editor: QWidget, event: QKeyEvent) -> bool:
        """Close the editor if a key ends it in a way that Qt does not know; return whether it does."""
        return False


def commit_editor(view: QAbstractItemView) -> None:
    """Keep the text of an open editor of a view, and close it."""
    editor = view.indexWidget(view.currentIndex())
    if editor is not None:
        view.commitData(editor)
        view.closeEditor(editor, FieldDelegate.EndEditHint.NoHint)


END_STEPS: Final[dict[int, tuple[int, int]]] = {
    _KEY.Key_Return: (1, 0),
    _KEY.Key_Enter: (1, 0),
    _KEY.Key_Tab: (0, 1),
    _KEY.Key_Backtab: (0, -1),
}
"""Keys that end an editor, and by how many rows and columns the current cell moves; with Shift, Enter goes up."""


def _extension_editor(column: ExtensionColumn, profile: Profile, parent: QWidget) -> FieldEditor:
    """Return an editor for a cell of an extension column."""

    def check(text: str) -> list[tuple[Severity, str]]:
        marks = marks_of_text(column.kind, column.path, 0, text, profile)
        return [(mark.severity, f"{localized(mark.message)}\n{mark.source}") for mark in marks]

    editor = value_editor(SPECS[column.kind][column.path], column.name, parent)
    editor.setBackgroundRole(QPalette.ColorRole.Base)
    editor.inline_validator.use_check(check)
    return editor


class EntryDelegate(FieldDelegate):
    """Edits the cells of an `EntryModel`."""

    moved_on = Signal(int, int)  # a key ended an editor; carries by how many rows and columns to move
    fill_requested = Signal(str)  # the selection is to be filled with this text

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self.is_editing = False

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        name, field = self._model.cell_at(index.column()), self._model.field_at(index.column())
        assert name is not None  # others are not editable
        self.is_editing = True
        problems = self._model.session.document.problems
        if field is None:
            return _extension_editor(EXTENSION_COLUMNS_BY_NAME[name], problems.profile, parent)
        editor = editor_for(field, parent)
        slot = self._model.slot_at(index.row())
        reported = [problem for problem in problems.noted if (problem.slot, problem.field) == (slot, field)]
        editor.inline_validator.use_context(problems, index.data(Qt.ItemDataRole.EditRole), reported)
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        super().destroyEditor(editor, index)
        self.is_editing = False

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        rect = option.rect
        wanted = max(rect.width(), editor.minimumSizeHint().width())
        rect.setWidth(min(wanted, max(rect.width(), self._view.width() - rect.left())))
        editor.setGeometry(rect)

    def end_editing(self, editor: QWidget, event: QKeyEvent) -> bool:
        rows, columns = END_STEPS.get(event.key(), (0, 0))
        is_fill = rows and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if is_fill or event.key() == _KEY.Key_Escape:
            text = cast("FieldEditor", editor).inline_validator.line.text()
            self.closeEditor.emit(editor, self.EndEditHint.RevertModelCache)
            if is_fill:
                self.fill_requested.emit(text)
            return True
        if rows or columns:
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, self.EndEditHint.NoHint)
            is_backwards = rows and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.moved_on.emit(-rows if is_backwards else rows, columns)
            return True
        return False
