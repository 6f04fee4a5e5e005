"""The editor of XML that is no known extension: checked while it is typed, and applied when it is well-formed.

Text that is not well-formed is no edit; it stays as a draft with the reason, also while other entries are shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QTextCursor, QTextFormat, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.gui.extension_editor.extension_content import EntryContent
from sitemap_studio.gui.extension_editor.extension_tree import ExtensionChange
from sitemap_studio.gui.formatting.extension_titles import add_step_title, kind_title, remove_step_title
from sitemap_studio.gui.table.extension_cells import ValueMark
from sitemap_studio.gui.theme import Tint, fixed_font, tint_ground
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.protocol.rule import Severity

MAX_XML_CHARACTERS: Final = 1_000_000
"""Longer XML is shown in part and read-only: an editor would need seconds for each key."""

_CHECK_DELAY_MS: Final = 150
_LEAST_LINES, _MOST_LINES = 4, 14
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PARAGRAPH: Final = "\u2029"
_CHANGED_BY_EDITORS: Final = ("\r", "\u2029", "\ufdd0", "\ufdd1", "\0")
"""Characters that a text editor interprets as line ends, or loses."""

_DIRECTION_MARKS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")


def editor_text(xml: str) -> str:
    """Return XML as text for the editor: with line feeds as line ends, and cut to `MAX_XML_CHARACTERS`."""
    return xml.replace("\r\n", "\n")[:MAX_XML_CHARACTERS]


def restore_line_ends(text: str, before: str) -> str:
    """Return the text of the editor with the line ends of the XML that it replaces."""
    return text.replace("\n", "\r\n") if "\r\n" in before else text


def survives_editing(xml: str) -> bool:
    """Return whether the editor can show XML completely and return it unchanged."""
    text = editor_text(xml)
    return restore_line_ends(text, xml) == xml and not any(each in text for each in _CHANGED_BY_EDITORS)


class XmlEditor(QPlainTextEdit):
    """Text editor in a monospaced font that preserves all characters; Ctrl+Enter applies the text, Esc reverts it.

    Args:
        finish: Applies the text; called on Ctrl+Enter and when the editor loses the focus.
        revert: Restores the stored text; called on Esc.
        parent: The parent widget.
    """

    def __init__(self, finish: Callable[[], None], revert: Callable[[], None], parent: QWidget) -> None:
        """Create the editor, in which text runs from left to right without wrapping, and Tab moves the focus."""
        super().__init__(parent)
        self._apply, self._revert = finish, revert
        self.setObjectName("other_xml")
        self.setFont(fixed_font())
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        option = self.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        option.setFlags(option.flags() | QTextOption.Flag.ShowDefaultIgnorables)
        self.document().setDefaultTextOption(option)
        self.textChanged.connect(self.updateGeometry)

    def current_text(self) -> str:
        """Return the text of the editor with all characters unchanged, unlike `toPlainText`."""
        return self.document().toRawText().replace(_PARAGRAPH, "\n")

    def set_text(self, text: str) -> None:
        """Replace the text, and clear the undo history of the editor, without emitting signals."""
        self.blockSignals(True)
        self.setPlainText(text)
        self.blockSignals(False)
        self.updateGeometry()

    def mark_line(self, line: int | None) -> None:
        """Highlight a line, counted from 1, as wrong; None removes the highlight."""
        selection = QTextEdit.ExtraSelection()
        selection.cursor = QTextCursor(self.document().findBlockByNumber((line or 1) - 1))
        selection.format.setBackground(tint_ground(Tint.ERROR, self.palette()))
        selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.setExtraSelections([] if line is None else [selection])

    def sizeHint(self) -> QSize:
        """Return a size with room for all lines, within limits."""
        lines = min(max(self.blockCount() + 1, _LEAST_LINES), _MOST_LINES)
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(200, lines * self.fontMetrics().lineSpacing() + margins + bar)

    def minimumSizeHint(self) -> QSize:
        """Return a small width, and the preferred height."""
        return QSize(120, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Accept Esc and Ctrl+Enter before shortcuts, but not undo and redo if the editor has no step: the window handles them."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if event.key() == Qt.Key.Key_Escape or (event.key() in _ENTER and is_ctrl):
                event.accept()
                return True
            # Where nothing was typed that can be undone here, these keys are for the history.
            keys, document = QKeySequence.StandardKey, self.document()
            is_undo = event.matches(keys.Undo) and not document.isUndoAvailable()
            if is_undo or (event.matches(keys.Redo) and not document.isRedoAvailable()):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Apply the text on Ctrl+Enter and revert it on Esc; other keys have Qt's meaning."""
        if event.key() in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._apply()
        elif event.key() == Qt.Key.Key_Escape:
            self._revert()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Apply the text when the editor loses the focus."""
        super().focusOutEvent(event)
        self._apply()


class XmlPane(QWidget):
    """Pane with an editor for all XML of an entry outside known extensions.

    Args:
        edit: Applies a change to the shown entry as an undo step with a title; returns "" or why it is refused.
        parent: The parent widget.

    Attributes:
        drafts: Typed texts that are not applied yet, by slot.
        marks: Problems of the typed text, or else of the stored XML.
        editor: The editor.

    Signals:
        typing_changed: `has_typed_text` may have changed.
        checked: The problems of the text, or whether it is a draft, may have changed.
    """

    typing_changed = Signal()
    checked = Signal()

    def __init__(self, edit: Callable[[str, ExtensionChange], str], parent: QWidget) -> None:
        """Create the pane with an editor and a hint, showing no entry."""
        super().__init__(parent)
        self._edit = edit
        self._content: EntryContent | None = None
        self._stored = ""
        self._shown: tuple[int, str] | None = None
        self.drafts: dict[int, str] = {}
        self.marks: list[ValueMark] = []
        self.editor = XmlEditor(self.apply_text, self._revert, self)
        self.editor.setAccessibleName(kind_title("other"))
        self._hint = TintedLabel(Tint.QUIET, parent=self)
        self._hint.setObjectName("other_xml_hint")
        self._hint.setWordWrap(True)
        fill(QVBoxLayout(self), self._hint, self.editor, spacing=4)
        self._checking = QTimer(self, singleShot=True, interval=_CHECK_DELAY_MS)
        self._checking.timeout.connect(self.check)
        self.editor.textChanged.connect(self._checking.start)
        self.checked.connect(self.typing_changed)

    def clear(self, *, drafts: bool = False) -> None:
        """Detach the editor from its entry, without changing its text; with `drafts`, discard the drafts of all entries."""
        self._content = self._shown = None
        if drafts:
            self.drafts.clear()

    def show_entry(self, content: EntryContent, *, may_change: bool) -> None:
        """Show the XML or the draft of an entry, with hints, read-only unless it may change and survives editing."""
        if self._content is content:
            return
        self._content = content
        stored = content.extensions.other_xml
        if self._shown != (content.slot, stored):
            self._shown, self._stored = (content.slot, stored), stored
            self.editor.set_text(self.drafts.get(content.slot, editor_text(stored)))
        can_type = survives_editing(stored)
        self.editor.setReadOnly(not (can_type and may_change))
        hint = ""
        if len(editor_text(stored)) < len(stored.replace("\r\n", "\n")):
            hint = self.tr("This is its beginning; it is too long to be edited here.")
        elif not can_type:
            hint = self.tr("It contains line ends that editing would change, so it is read-only.")
        elif content.is_unreadable:
            hint = self.tr("This is the rest of the entry. It can't be read.")
        elif not _DIRECTION_MARKS.isdisjoint(stored):
            hint = self.tr("It contains invisible characters that change the order of the text.")
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.check()

    @property
    def has_typed_text(self) -> bool:
        """Whether a text was typed for the shown entry that is not stored yet."""
        return not self.editor.isReadOnly() and self._is_typed

    @property
    def _is_typed(self) -> bool:
        """Whether the text of the editor differs from the stored XML."""
        return self._shown is not None and self.editor.current_text() != editor_text(self._stored)

    def _change(self) -> ExtensionChange:
        """Return the change that replaces the other XML of an entry by the editor's text, with the stored line ends."""
        text = restore_line_ends(self.editor.current_text(), self._stored)
        return lambda entry: entry.with_other_xml(text)

    @Slot()
    def check(self) -> None:
        """Set `marks` to the problems of typed text or stored XML, mark the faulty line, and emit `checked`.

        If no entry is shown, only a scheduled check is cancelled.
        """
        self._checking.stop()
        content = self._content
        if content is None:
            return
        line, self.marks = None, content.marks("other", 0) if content.counts.get("other") else []
        if self._is_typed and not self.editor.isReadOnly():
            try:
                self._change()(content.extensions)
            except RequestError as error:
                line, self.marks = error.line, [ValueMark(Severity.ERROR, error.message, error.hint)]
        self.editor.mark_line(line)
        self.checked.emit()

    @Slot()
    def apply_text(self) -> None:
        """Store a typed text as an undo step, or as a draft if it is refused; if none was typed, drop the draft."""
        content = self._content
        # The typed text was applied before another entry is shown.
        if content is None or self.editor.isReadOnly() or self._shown is None or self._shown[0] != content.slot:
            return
        if not self._is_typed:
            self.drafts.pop(content.slot, None)
            return
        typed = self.editor.current_text()
        title = self.tr("Change other XML") if self._stored else add_step_title("other")
        self.drafts[content.slot] = typed
        if not self._edit(title if typed.strip() else remove_step_title("other"), self._change()):
            self.drafts.pop(content.slot, None)
        self.check()

    @Slot()
    def _revert(self) -> None:
        """Restore the stored XML in the editor, and drop the draft, unless the editor is read-only."""
        if self._content is not None and not self.editor.isReadOnly():
            self.drafts.pop(self._content.slot, None)
            self.editor.set_text(editor_text(self._stored))
            self.check()

    def remove(self) -> None:
        """Remove all other XML of the entry, if there is any, as an undo step, and drop the draft."""
        if self._content is not None and self._content.counts.get("other"):
            self.drafts.pop(self._content.slot, None)
            self._shown = None
            self._edit(remove_step_title("other"), lambda entry: entry.with_other_xml(""))
