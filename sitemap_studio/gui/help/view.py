"""Shows one page of the help: in the colours and sizes of the window, with what is looked for marked, and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QUrl, Signal, Slot
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from sitemap_studio.gui.help.blocks import PAGE_SCHEME, Page, html_of, style_of
from sitemap_studio.gui.look.theme import Tint, palette_of, tint_ground
from sitemap_studio.gui.widgets.browsing import browse

_MARGIN: Final = 20
_INDENT: Final = 22
_MOST_MARKED: Final = 500
_MARK_SHARE: Final = 0.28


class HelpView(QTextBrowser):
    """A page.

    Signals:
        page_asked: A link to the page of this id was followed.
    """

    page_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: Page | None = None
        self._words: Sequence[str] = ()
        self._is_dressing = False
        # Links are followed here, so that nothing but pages of the help and of the web is ever opened.
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(self.tr("Page of the help"))
        self.document().setDocumentMargin(_MARGIN)
        self.document().setIndentWidth(_INDENT)
        self.anchorClicked.connect(self._follow)

    @property
    def page(self) -> Page | None:
        """What is shown."""
        return self._page

    def show_page(self, page: Page, words: Sequence[str] = ()) -> None:
        """Show a page from its beginning, or from the first of some words."""
        self._page, self._words = page, tuple(words)
        self._dress()
        found = self.extraSelections()
        if found:
            self.setTextCursor(QTextCursor(found[0].cursor.document()))
            cursor = QTextCursor(found[0].cursor)
            cursor.clearSelection()
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    def mark(self, words: Sequence[str]) -> None:
        """Mark other words, or none."""
        self._words = tuple(words)
        self.setExtraSelections([self._marked(cursor) for cursor in self._found()])

    def print_on(self, printer: QPrinter) -> None:
        """Put the page on paper, dark on white whatever the window looks like."""
        if self._page is None:
            return
        paper = QTextDocument()
        paper.setDefaultFont(self.font())
        paper.setDefaultStyleSheet(style_of(palette_of(is_dark=False), self.font()))
        paper.setHtml(html_of(self._page))
        paper.print_(printer)

    def _dress(self) -> None:
        if self._page is None:
            return
        self._is_dressing = True
        self.document().setDefaultFont(self.font())
        self.document().setDefaultStyleSheet(style_of(self.palette(), self.font()))
        self.setHtml(html_of(self._page))
        self.mark(self._words)
        self._is_dressing = False

    def _found(self) -> Iterator[QTextCursor]:
        for word in self._words:
            cursor = self.document().find(word, 0)
            count = 0
            while not cursor.isNull() and count < _MOST_MARKED:
                yield cursor
                cursor = self.document().find(word, cursor)
                count += 1

    def _marked(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        look = QTextCharFormat()
        look.setBackground(tint_ground(Tint.WARNING, self.palette(), _MARK_SHARE))
        look.setForeground(self.palette().color(self.palette().ColorRole.Text))
        look.setFontUnderline(True)
        marked = QTextEdit.ExtraSelection()
        marked.cursor, marked.format = cursor, look
        return marked

    @Slot(QUrl)
    def _follow(self, address: QUrl) -> None:
        if address.scheme() == PAGE_SCHEME:
            self.page_asked.emit(address.path())
        else:
            browse(address.toString())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and not self._is_dressing:
            self._dress()
