"""The preview: one entry as it is written into its file, and as a search engine reads it.

What is shown comes from whoever works it out; nothing is edited here.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFont, QPalette, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QStackedWidget,
    QTabWidget,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.preview.lines import PreviewLine
from sitemap_studio.gui.preview.reading_lines import Line
from sitemap_studio.gui.preview.text import PreviewText
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.reading_order import ReadingOrder
from sitemap_studio.protocol.quoting import visible

_INDENT = 16
_DOCUMENT_MARGIN = 10
_MOST_CHARACTERS = 20_000
"""Of a longer text no more is laid out."""


class PreviewPanel(QWidget):
    """Two sheets about the selected entry.

    Attributes:
        xml: The first: how it is written.
        reading: The second: how it is read.
        sheets: Both.

    Signals:
        copy_asked: The entry is wanted on the clipboard: as it stands ("before"), as it will be written ("after"), or
            what is read of it ("reading").
    """

    copy_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.xml, self.reading, self.sheets = PreviewText(self), QTextEdit(self), QTabWidget(self)
        self._title = QLabel(self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self._empty = EmptyState(self)
        self._copy = QToolButton(self)
        self._pages = QStackedWidget(self)
        self._lines: tuple[Line, ...] = ()
        self._dress()
        self._lay_out()
        ReadingOrder(self)
        self.show_nothing(self.tr("Select an entry to see how it is written."))

    def _dress(self) -> None:
        for label in (self._title, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self.reading.setReadOnly(True)
        self.reading.setAcceptRichText(False)
        self.reading.setUndoRedoEnabled(False)
        self.reading.setTabChangesFocus(True)
        self.reading.setFrameShape(QFrame.Shape.NoFrame)
        self.reading.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.reading.document().setDocumentMargin(_DOCUMENT_MARGIN)
        self.reading.setAccessibleName(self.tr("The entry as a search engine reads it"))
        menu = QMenu(self._copy)
        for what, words in (
            ("before", self.tr("Copy as it stands in the &file")),
            ("after", self.tr("Copy as it &will be written")),
            ("reading", self.tr("Copy what is &read")),
        ):
            action = menu.addAction(icon("copy"), words)
            action.setData(what)
        menu.triggered.connect(self._ask_copy)
        self._copy.setMenu(menu)
        self._copy.setIcon(icon("copy"))
        self._copy.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._copy.setAutoRaise(True)
        self._copy.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._copy.setToolTip(self.tr("Copy this entry as text."))
        self._copy.setAccessibleName(self.tr("Copy this entry"))

    def _lay_out(self) -> None:
        self.sheets.addTab(self.xml, self.tr("As it is written"))
        self.sheets.addTab(self.reading, self.tr("As it is read"))
        self.sheets.setTabToolTip(0, self.tr("The XML of the entry in its file; what saving will change is marked."))
        self.sheets.setTabToolTip(1, self.tr("What a search engine understands, decoded, and what it ignores."))
        self.sheets.setDocumentMode(True)
        # Narrower rather than one beside the other out of sight; their tips have all words.
        self.sheets.setUsesScrollButtons(False)
        self.sheets.setElideMode(Qt.TextElideMode.ElideRight)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._copy)
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        top = QVBoxLayout()
        top.setContentsMargins(12, 8, 8, 2)
        top.setSpacing(4)
        top.addLayout(head)
        top.addWidget(self._note)
        column.addLayout(top)
        column.addWidget(self.sheets, 1)
        self._pages.addWidget(content)
        self._pages.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)

    # What is shown

    @property
    def title(self) -> str:
        """Which entry is shown."""
        return self._title.text()

    @property
    def note(self) -> str:
        """What is said of it besides."""
        return self._note.text()

    @property
    def empty_text(self) -> str:
        """What is said instead of an entry; empty where there is one."""
        return self._empty.text() if self._pages.currentWidget() is self._empty else ""

    @property
    def menu(self) -> QMenu:
        """What can be copied."""
        menu = self._copy.menu()
        assert menu is not None
        return menu

    def show_nothing(self, sentence: str) -> None:
        """Show a sentence instead of an entry."""
        self._empty.say(sentence, "go-to")
        self._pages.setCurrentWidget(self._empty)

    def show_entry(
        self, title: str, notes: Sequence[str], lines: Sequence[PreviewLine], reading: Sequence[Line]
    ) -> None:
        """Show an entry.

        Args:
            title: Which one.
            notes: What there is to say of it, sentence by sentence.
            lines: How it is written.
            reading: How it is read.
        """
        is_same = title == self._title.text()
        self._title.setText(title)
        self._note.setText(" ".join(notes))
        self._note.setVisible(bool(notes))
        if tuple(lines) != self.xml.lines:
            self.xml.show_lines(lines)
        self._lines = tuple(reading)
        self._write_reading()
        if not is_same:
            for sheet in (self.xml, self.reading):
                sheet.verticalScrollBar().setValue(0)
        self._pages.setCurrentIndex(0)

    def _write_reading(self) -> None:
        """Write what is read as paragraphs; the author's texts from left to right, all of it as plain text."""
        palette = self.reading.palette()
        heading, plain, quiet = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
        heading.setFontWeight(QFont.Weight.DemiBold)
        heading.setForeground(palette.color(QPalette.ColorRole.Text))
        plain.setForeground(palette.color(QPalette.ColorRole.Text))
        quiet.setForeground(tint_color(Tint.QUIET, palette))
        quiet.setFontItalic(True)
        place = self.reading.verticalScrollBar().value()
        self.reading.clear()
        cursor = QTextCursor(self.reading.document())
        for line in self._lines:
            if line.heading:
                self._begin(cursor, top=8)
                cursor.insertText(line.heading, heading)
            if not line.text:
                continue
            self._begin(cursor, indent=_INDENT, is_data=line.is_data)
            text = line.text if len(line.text) <= _MOST_CHARACTERS else f"{line.text[:_MOST_CHARACTERS]}\u2026"
            cursor.insertText(visible(text) if line.is_data else text, quiet if line.is_ignored else plain)
            if line.is_ignored and line.is_data:
                cursor.insertText(self.tr(" (ignored)"), quiet)
        self.reading.verticalScrollBar().setValue(place)

    def _begin(self, cursor: QTextCursor, *, top: int = 0, indent: int = 0, is_data: bool = False) -> None:
        block = QTextBlockFormat()
        block.setTopMargin(top)
        block.setLeftMargin(indent)
        if is_data:
            block.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        if self.reading.document().isEmpty() and not cursor.position():
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)

    @Slot(QAction)
    def _ask_copy(self, action: QAction) -> None:
        self.copy_asked.emit(action.data())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_lines"):
            self._write_reading()

    def sizeHint(self) -> QSize:
        return QSize(330, 400)

    def minimumSizeHint(self) -> QSize:
        # The title and the note below it are never cut off.
        return QSize(240, 10 * self.fontMetrics().lineSpacing())
