"""The section of all other XML: a text, checked while it is typed, and taken when it is well-formed.

What is typed and not well-formed is no edit; it stays in the editor with the reason, also when other entries are looked
at meanwhile.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QTextCursor, QTextFormat, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from sitemap_studio.gui.extensions.contents import EntryContent
from sitemap_studio.gui.extensions.marks import Mark, Place
from sitemap_studio.gui.extensions.section import Circumstance, Editing, Section
from sitemap_studio.gui.extensions.xml_text import (
    fault_of,
    is_typeable,
    shown_xml,
    turns_around,
    typed_xml,
    with_typed,
    xml_of,
)
from sitemap_studio.gui.theme import Tint, fixed_font, tint_ground
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.words.extension_words import WORDS, said
from sitemap_studio.protocol.catalogue import Severity

_CHECK_MS: Final = 150
"""So long after a key a text is checked."""

_LEAST_LINES: Final = 4
_MOST_LINES: Final = 14
_ENDING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PARAGRAPH: Final = "\u2029"


class XmlEditor(QPlainTextEdit):
    """A text in a fixed width, from left to right, that gives back what it was given.

    Signals:
        left: It lost the keyboard, or Ctrl+Enter was pressed: what is typed is meant.
        reverted: Esc was pressed: what stood there is wanted back.
    """

    left = Signal()
    reverted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(fixed_font())
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        option = self.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        option.setFlags(option.flags() | QTextOption.Flag.ShowDefaultIgnorables)
        self.document().setDefaultTextOption(option)
        self.textChanged.connect(self.updateGeometry)

    def typed(self) -> str:
        """The text as it stands; unlike the plain text of Qt with every character as it was typed."""
        return self.document().toRawText().replace(_PARAGRAPH, "\n")

    def mark_line(self, line: int | None, ground: QColor) -> None:
        """Give a line, counted from 1, a ground; none takes it away."""
        selections = []
        if line is not None:
            block = self.document().findBlockByNumber(line - 1)
            selection = QTextEdit.ExtraSelection()
            selection.cursor = QTextCursor(block)
            selection.format.setBackground(ground)
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selections = [selection]
        self.setExtraSelections(selections)

    def sizeHint(self) -> QSize:
        lines = min(max(self.blockCount() + 1, _LEAST_LINES), _MOST_LINES)
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(200, lines * self.fontMetrics().lineSpacing() + margins + bar)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_for_window(event):
            event.ignore()
            return True
        return super().event(event)

    def _is_for_window(self, event: QKeyEvent) -> bool:
        """Whether a key takes back a step of the history, as nothing was typed that it could take back here."""
        document, key = self.document(), QKeySequence.StandardKey
        is_undo = event.matches(key.Undo) and not document.isUndoAvailable()
        return is_undo or (event.matches(key.Redo) and not document.isRedoAvailable())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENDING and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.reverted.emit()
        else:
            super().keyPressEvent(event)


class XmlSection(Section):
    """All XML of the entry that is no known extension.

    Attributes:
        editor: The text; None until the section is opened.
    """

    def __init__(self, edit: Editing, parent: QWidget | None = None) -> None:
        super().__init__("other", edit, parent)
        self.editor: XmlEditor | None = None
        self._stored = ""
        self._shown: tuple[int, str] | None = None
        self._drafts: dict[int, str] = {}
        self._is_asked_for = False
        self._checking = QTimer(self, singleShot=True, interval=_CHECK_MS)
        self._checking.timeout.connect(self.check)
        self._hint = TintedLabel(Tint.QUIET, parent=self)
        self._hint.setWordWrap(True)
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.hide()

    @property
    def hint(self) -> str:
        """What is said above the text; empty where nothing is."""
        return "" if self._hint.isHidden() else self._hint.text()

    @property
    def drafts(self) -> frozenset[int]:
        """The entries for which something is typed that can't be taken."""
        return frozenset(self._drafts)

    @property
    def has_something(self) -> bool:
        slot = self.content.slot if self.content is not None else None
        return self.count > 0 or slot in self._drafts or self._is_asked_for

    def count_text(self) -> str:
        if self.content is not None and self.content.slot in self._drafts:
            return self.tr("not applied yet")
        return super().count_text()

    # Showing

    def show_entry(self, content: EntryContent, around: Circumstance) -> None:
        if self.content is None or self.content.slot != content.slot:
            self._is_asked_for = False
        super().show_entry(content, around)

    def build(self) -> QWidget:
        body = QWidget(self)
        self.editor = XmlEditor(body)
        self.editor.setAccessibleName(said(WORDS["other"].title))
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(4)
        column.addWidget(self._hint)
        column.addWidget(self.editor)
        self.editor.installEventFilter(self)
        self.editor.left.connect(self.finish)
        self.editor.reverted.connect(self._revert)
        self.editor.textChanged.connect(self._checking.start)
        return body

    def fill(self) -> None:
        assert self.editor is not None  # it is built
        content = self.content
        self.editor.setVisible(content is not None)
        if content is None:
            self._shown = None
            self._say(self.tr("(various) Select one entry to see and edit it."))
            return
        stored = xml_of(content)
        if self._shown != (content.slot, stored):
            self._shown, self._stored = (content.slot, stored), stored
            self._put(self._drafts.get(content.slot, shown_xml(stored)))
        can_type = is_typeable(stored)
        self.editor.setReadOnly(not (can_type and self.around.may_change))
        self._say(self._sentence(content, can_type=can_type))
        self.check()

    def _sentence(self, content: EntryContent, *, can_type: bool) -> str:
        if len(shown_xml(self._stored)) < len(self._stored.replace("\r\n", "\n")):
            return self.tr("This is its beginning; it is too long to be edited here.")
        if not can_type:
            return self.tr("It holds line ends that no editor keeps, so it is read-only here.")
        if content.is_unreadable:
            return self.tr("This is all that the entry has beside its fields; it can't be read.")
        if turns_around(self._stored):
            return self.tr("It holds invisible characters that change the order in which text is shown.")
        return ""

    def _say(self, sentence: str) -> None:
        self._hint.setText(sentence)
        self._hint.setVisible(bool(sentence))

    def _put(self, text: str) -> None:
        assert self.editor is not None
        self.editor.blockSignals(True)
        self.editor.setPlainText(text)
        self.editor.blockSignals(False)
        self.editor.updateGeometry()

    # Typing

    @property
    def is_typed(self) -> bool:
        """Whether another text stands there than what the entry has."""
        return self.editor is not None and self._shown is not None and self.editor.typed() != shown_xml(self._stored)

    @Slot()
    def check(self) -> None:
        """Say what is wrong with the text."""
        self._checking.stop()
        if self.editor is None or self.content is None:
            return
        fault = None
        if self.is_typed and not self.editor.isReadOnly():
            text, is_unreadable = typed_xml(self.editor.typed(), self._stored), self.content.is_unreadable
            fault = fault_of(self.content.extensions, text, is_unreadable=is_unreadable)
        ground = tint_ground(Tint.ERROR, self.editor.palette())
        self.editor.mark_line(fault.line if fault is not None else None, ground)
        if fault is not None:
            self.note.show_marks([Mark(Severity.ERROR, fault.message, fault.hint)])
        else:
            self.note.show_marks(self.content.marks.beside("other", 0, ()) if self.count else [])

    @Slot()
    def finish(self) -> None:
        """Take what is typed, if it is well-formed; else keep it."""
        if self.editor is None or self.content is None or self.editor.isReadOnly():
            return
        slot = self.content.slot
        if self._shown is None or self._shown[0] != slot:
            # The editor is being hidden, as another entry is shown: what stood there was taken before.
            return
        if not self.is_typed:
            self._drafts.pop(slot, None)
            return
        typed = self.editor.typed()
        is_unreadable = self.content.is_unreadable
        change = partial(with_typed, text=typed_xml(typed, self._stored), is_unreadable=is_unreadable)
        words = WORDS["other"]
        title = self.tr("Change other XML") if self._stored else said(words.add)
        self._drafts[slot] = typed
        if not self._edit(said(words.remove) if not typed.strip() else title, change):
            self._drafts.pop(slot, None)
            self._is_asked_for = False
        self.refresh()

    @Slot()
    def _revert(self) -> None:
        if self.content is not None and not (self.editor is None or self.editor.isReadOnly()):
            self._drafts.pop(self.content.slot, None)
            self._is_asked_for = False
            self._put(shown_xml(self._stored))
            self.refresh()

    def drop(self) -> None:
        super().drop()
        self._drafts.clear()
        self._shown = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut and watched is self.editor:
            self.finish()
        return False

    # What buttons and others ask

    def offered(self, *, is_open: bool) -> tuple[frozenset[str], frozenset[str]]:
        if self.content is not None and self.has_something:
            shown = frozenset(("remove",) if is_open else ())
            return shown, shown if self.count else frozenset()
        return super().offered(is_open=is_open)

    def do(self, what: str) -> None:
        if self.content is None:
            super().do(what)
        elif what == "add":
            self._is_asked_for = True
            self.open()
            self.refresh()
            self._focus()
        elif what == "remove" and self.count:
            self._drafts.pop(self.content.slot, None)
            self._shown = None
            is_unreadable = self.content.is_unreadable
            self._edit(said(WORDS["other"].remove), partial(with_typed, text="", is_unreadable=is_unreadable))

    def go_to(self, place: Place) -> None:
        super().go_to(place)
        self._focus()

    def _focus(self) -> None:
        if self.editor is not None:
            self.editor.setFocus(Qt.FocusReason.OtherFocusReason)


def _is_own(event: QKeyEvent) -> bool:
    is_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.key() == Qt.Key.Key_Escape or (event.key() in _ENDING and is_ctrl)
