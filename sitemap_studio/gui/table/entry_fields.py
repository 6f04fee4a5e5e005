"""The fields of one entry, or of several at once, as lines to edit, each judged while it is typed.

What is typed is handed over when the line is left or Enter is pressed, which goes on to the next line; Esc brings back
what stood there, and leaves the line where nothing was typed. Undo and redo belong to the line while something is typed
in it, and else to the window: a line that went back to an older text by itself would hand that over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from sitemap_studio.gui.i18n import localized, numbered
from sitemap_studio.gui.table.delegates import FieldEditor, editor_for
from sitemap_studio.gui.words.texts import MAX_EDITED_CHARACTERS
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.validation.problems import Problems

_LEAST_CHARACTERS: Final = 4
_ENDING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TRAVELLING: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


@dataclass(frozen=True)
class Common:
    """What some entries have in a field.

    Attributes:
        value: Their text; None where the element is absent, or where they differ.
        differs: Whether they have different ones.
    """

    value: str | None
    differs: bool = False


class EntryFields(QWidget):
    """A form of the four fields.

    Signals:
        typed: The entries shown shall have this text in this field.
        left: The keyboard shall go elsewhere.
    """

    typed = Signal(str, str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editors: dict[FieldName, FieldEditor] = {}
        self._shown: dict[FieldName, str] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in FIELD_NAMES:
            editor = editor_for(field, self)
            _frame(editor)
            editor.installEventFilter(self)
            form.addRow(field, editor)
            self._editors[field] = editor
        tallest = max(editor.sizeHint().height() for editor in self._editors.values())
        for editor in self._editors.values():
            editor.setMinimumHeight(tallest)
        self._explain(form)

    def _explain(self, form: QFormLayout) -> None:
        for field, editor in self._editors.items():
            label = form.labelForField(editor)
            if label is not None:
                label.setToolTip(localized(FIELD_BY_NAME[field].advice))

    def editor(self, field: FieldName) -> FieldEditor:
        """The line of a field."""
        return self._editors[field]

    def show_values(self, values: Mapping[FieldName, Common], problems: Problems, *, may_change: bool) -> None:
        """Show what the chosen entries have in common; what is being typed stays.

        Args:
            values: By field.
            problems: By whose rules texts are judged.
            may_change: Whether they may be changed, and not only looked at.
        """
        for field, editor in self._editors.items():
            common = values[field]
            text = common.value or ""
            placeholder = self.tr("(various)") if common.differs else ""
            is_long = len(text) > MAX_EDITED_CHARACTERS
            if is_long:
                placeholder = numbered(len(text), self.tr("(%n characters)", None, len(text)))
                text = ""
            validator, line = editor.inline_validator, editor.inline_validator.line
            validator.setEnabled(not placeholder)
            validator.use_context(problems)
            line.setPlaceholderText(placeholder)
            if self._shown.get(field) != text or (editor.edited_text() != text and not editor.hasFocus()):
                self._shown[field] = text
                editor.set_text(text)
                line.deselect()
                line.setCursorPosition(0)
            line.setReadOnly(not may_change or is_long)
            if not isinstance(editor, QLineEdit):
                editor.setEnabled(may_change and not is_long)

    def finish(self) -> None:
        """Hand over what is being typed."""
        for field, editor in self._editors.items():
            if editor.hasFocus():
                self._hand_over(field)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        field = next((name for name, editor in self._editors.items() if editor is watched), None)
        if field is None:
            return False
        if event.type() == QEvent.Type.FocusOut:
            self._hand_over(field)
        elif isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return self._take_key(field, event)
        return False

    def _take_key(self, field: FieldName, event: QKeyEvent) -> bool:
        is_typed = self._editors[field].edited_text() != self._shown.get(field, "")
        if event.key() == Qt.Key.Key_Escape:
            return self._take_escape(field, event, is_typed=is_typed)
        if not is_typed and any(map(event.matches, _TRAVELLING)):
            return True
        if event.key() in _ENDING and not event.modifiers() and event.type() == QEvent.Type.KeyPress:
            self._hand_over(field)
            following = FIELD_NAMES[FIELD_NAMES.index(field) + 1 :]
            editor = next((self._editors[name] for name in following), self._editors[field])
            editor.setFocus(Qt.FocusReason.TabFocusReason)
            editor.inline_validator.line.selectAll()
            return True
        return False

    def _take_escape(self, field: FieldName, event: QKeyEvent, *, is_typed: bool) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            if is_typed:
                event.accept()
            return is_typed
        if is_typed:
            self._editors[field].set_text(self._shown.get(field, ""))
        else:
            self.left.emit()
        return True

    def _hand_over(self, field: FieldName) -> None:
        text = self._editors[field].edited_text()
        if text != self._shown.get(field, ""):
            self._shown[field] = text
            self.typed.emit(field, text)


def _frame(editor: FieldEditor) -> None:
    editor.setFrame(True)
    if isinstance(editor, QComboBox):
        # In large letters its words must not make the panel wider than it is.
        editor.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        editor.setMinimumContentsLength(_LEAST_CHARACTERS)
