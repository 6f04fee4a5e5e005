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
from sitemap_studio.gui.table.extension_cells import validate_text
from sitemap_studio.gui.table.field_editors import FieldEditor, make_field_editor, make_value_editor, opens_popup
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.protocol.extension_items import SPECS
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import Severity

_KEY = Qt.Key


class FieldDelegate(QStyledItemDelegate):
    """Delegate that transfers text between a model and field editors.

    Attributes:
        has_typed_text: Whether an open editor has a text that is not stored yet.

    Signals:
        typing_changed: `has_typed_text` changed.
    """

    typing_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Create the delegate of a view, without typed text."""
        super().__init__(parent)
        self.has_typed_text = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return an invalid size: headers determine the sizes of cells."""
        # Measuring every cell would take a second per million, and long values would be laid out.
        return QSize()

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Set the text of an editor to the value of its cell if that value changed; else typed text remains."""
        text = index.data(Qt.ItemDataRole.EditRole) or ""
        # Qt calls this whenever the cell is announced, for example when its problems change: typed text stays.
        if editor.property("source") != text:
            is_new = editor.property("source") is None
            editor.setProperty("source", text)
            field_editor = cast("FieldEditor", editor)
            field_editor.set_text(text)
            if is_new:
                field_editor.inline_validator.line.textChanged.connect(
                    lambda typed: self._set_has_typed_text(typed != editor.property("source"))
                )

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        """Delete an editor, and reset `has_typed_text`."""
        super().destroyEditor(editor, index)
        self._set_has_typed_text(False)

    def _set_has_typed_text(self, has_typed_text: bool) -> None:
        """Set `has_typed_text`, and emit `typing_changed` if it differs."""
        if has_typed_text != self.has_typed_text:
            self.has_typed_text = has_typed_text
            self.typing_changed.emit()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Store the text of an editor in the model if it was changed, or if the model refused it before."""
        text = cast("FieldEditor", editor).inline_validator.line.text()
        if text != editor.property("source") or self.is_refused(index):
            editor.setProperty("source", text)
            model.setData(index, text)

    def is_refused(self, index: Index) -> bool:
        """Return whether the model refused the text of a cell, so that an unchanged one is stored again; here never."""
        return False

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Reserve editing keys for an open editor before menus get them, and pass key presses to `end_editing`."""
        if isinstance(event, QKeyEvent) and isinstance(editor, QWidget):
            is_override = event.type() is QEvent.Type.ShortcutOverride
            if is_override and (opens_popup(event) or event.key() in {*EDITOR_END_KEYS, _KEY.Key_Escape}):
                # Before any menu gets the key.
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress and self.end_editing(editor, event):
                return True
        return super().eventFilter(editor, event)

    def end_editing(self, editor: QWidget, event: QKeyEvent) -> bool:
        """Close an editor if a key ends it beyond Qt's rules, and return whether it did; here never."""
        return False


def commit_open_editor(view: QAbstractItemView) -> None:
    """Store the text of the editor open at the current cell in the model, and close it; do nothing without one."""
    editor = view.indexWidget(view.currentIndex())
    if editor is not None:
        view.commitData(editor)
        view.closeEditor(editor, FieldDelegate.EndEditHint.NoHint)


EDITOR_END_KEYS: Final[dict[int, tuple[int, int]]] = {
    _KEY.Key_Return: (1, 0),
    _KEY.Key_Enter: (1, 0),
    _KEY.Key_Tab: (0, 1),
    _KEY.Key_Backtab: (0, -1),
}
"""Keys that end an editor, and by how many rows and columns the current cell moves; with Shift, Enter goes up."""


def _make_extension_editor(column: ExtensionColumn, profile: Profile, parent: QWidget) -> FieldEditor:
    """Return a new editor for a cell of an extension column; it validates by the rules of the profile."""

    def check(text: str) -> list[tuple[Severity, str]]:
        """Return severity, and message with source, of each rule that a text violates."""
        marks = validate_text(column.kind, column.path, 0, text, profile)
        return [(mark.severity, f"{localized(mark.message)}\n{mark.source}") for mark in marks]

    editor = make_value_editor(SPECS[column.kind][column.path], column.name, parent)
    editor.setBackgroundRole(QPalette.ColorRole.Base)
    editor.inline_validator.set_check(check)
    return editor


class EntryDelegate(FieldDelegate):
    """Delegate for the cells of an `EntryModel`.

    Attributes:
        is_editing: Whether an editor is open.

    Signals:
        move_requested: A key ended an editor; carries the rows and columns by which to move the current cell.
        fill_requested: Ctrl+Enter ended an editor, to fill the selection; carries the text.
    """

    move_requested = Signal(int, int)
    fill_requested = Signal(str)

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        """Create the delegate of a table, with no editor open."""
        super().__init__(view)
        self._model, self._view = model, view
        self.is_editing = False

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a new editor for a cell of an editable column, with inline validation, and set `is_editing`."""
        name, field = self._model.editable_column(index.column()), self._model.field_at(index.column())
        assert name is not None  # others are not editable
        self.is_editing = True
        problems = self._model.session.document.problems
        if field is None:
            return _make_extension_editor(EXTENSION_COLUMNS_BY_NAME[name], problems.profile, parent)
        editor = make_field_editor(field, parent)
        slot = self._model.slot_at(index.row())
        reported = [problem for problem in problems.individual if (problem.slot, problem.field) == (slot, field)]
        editor.inline_validator.set_context(problems, index.data(Qt.ItemDataRole.EditRole), reported)
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        """Delete an editor, and reset `is_editing` and `has_typed_text`."""
        super().destroyEditor(editor, index)
        self.is_editing = False

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Position an editor over its cell; in a narrow column it is wider than the cell, within the view."""
        rect = option.rect
        wanted = max(rect.width(), editor.minimumSizeHint().width())
        rect.setWidth(min(wanted, max(rect.width(), self._view.width() - rect.left())))
        editor.setGeometry(rect)

    def end_editing(self, editor: QWidget, event: QKeyEvent) -> bool:
        """Close an editor on Enter, Tab or Esc, and return whether the key is one of them.

        Enter and Tab store the text and emit `move_requested`. Esc discards it, as does Ctrl+Enter, which emits
        `fill_requested`.
        """
        rows, columns = EDITOR_END_KEYS.get(event.key(), (0, 0))
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
            self.move_requested.emit(-rows if is_backwards else rows, columns)
            return True
        return False
