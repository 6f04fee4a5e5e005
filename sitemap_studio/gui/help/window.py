"""The window of the help: contents to choose from and to search, and the page beside them; and what opens it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QFont,
    QHideEvent,
    QKeySequence,
    QPalette,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
)
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from sitemap_studio.gui.explanation import severity_text
from sitemap_studio.gui.help.pages import HelpPage
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.icons import icon, severity_icon
from sitemap_studio.gui.theme import Tint, bold, fitting, tint_color, tint_ground
from sitemap_studio.gui.widgets.desktop import browse
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.labels import TintedLabel, icon_button
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import FilterLine, offer_clearing, show_purpose
from sitemap_studio.gui.widgets.list_view import PaddedDelegate
from sitemap_studio.gui.words.texts import as_tooltip

START_SIZE: Final = QSize(980, 680)  # size of the window until the user makes it another
_INDENTATION: Final = 14
_CONTENTS_SHARE: Final = 0.3
_MIN_MARKED_CHARACTERS: Final = 2
_MAX_MARKED: Final = 500
MARK_SHARE: Final = 0.28
_MARGIN: Final = 20
_INDENT: Final = 22
_GAP: Final = 8
_LINE_HEIGHT_PERCENT: Final = 130
_ID = Qt.ItemDataRole.UserRole
_ROLE = QPalette.ColorRole

_MARKUP: Final = re.compile(r"[`*|]|\\(?=[^\w\s])|\[|\]\([^)]*\)|^#+ |^- |^(?:\| --- )+\|$", re.MULTILINE)


def show_markdown(document: QTextDocument, text: str, font: QFont, palette: QPalette) -> None:
    """Lay a page out in a document, in the sizes of a font and the colours of a palette."""
    document.setDefaultFont(font)
    document.setIndentWidth(_INDENT)
    document.setDocumentMargin(_MARGIN)
    features = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
    document.setMarkdown(text, features)
    # Qt keeps the backslash of a bar that a code span in a table holds.
    while not (bar := document.find("\\|")).isNull():
        bar.insertText("|", bar.charFormat())
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    for table in tables:
        _format_table(table, palette)
    in_tables = [(table.firstPosition(), table.lastPosition()) for table in tables]
    block = document.begin()
    while block.isValid():
        is_in_table = any(first <= block.position() <= last for first, last in in_tables)
        _format_block(block, palette, is_in_table=is_in_table)
        block = block.next()


def _format_block(block: QTextBlock, palette: QPalette, *, is_in_table: bool) -> None:
    cursor = QTextCursor(block)
    shape = QTextBlockFormat()
    if not is_in_table:
        shape.setLineHeight(_LINE_HEIGHT_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setTopMargin(2 * _GAP if block.blockFormat().headingLevel() > 1 else 0)
        shape.setBottomMargin(_GAP)
    if block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
        shape.setBackground(palette.color(_ROLE.Midlight))
        shape.setBottomMargin(0)
        shape.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.mergeBlockFormat(shape)
    code = QTextCharFormat()
    code.setBackground(palette.color(_ROLE.Midlight))
    link = QTextCharFormat()
    link.setForeground(palette.color(_ROLE.Link))
    spans = []
    fragments = block.begin()
    while not fragments.atEnd():
        fragment = fragments.fragment()
        if fragment.charFormat().fontFixedPitch() or fragment.charFormat().isAnchor():
            look = link if fragment.charFormat().isAnchor() else code
            spans.append((fragment.position(), fragment.position() + fragment.length(), look))
        fragments += 1
    for start, end, look in spans:
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(look)


def _format_table(table: QTextTable, palette: QPalette) -> None:
    head = [table.cellAt(0, column) for column in range(table.columns())]
    has_head = any(cell.lastPosition() > cell.firstPosition() for cell in head)
    if not has_head:
        table.removeRows(0, 1)
    shape = table.format()
    shape.setBorder(0)
    shape.setBorderCollapse(True)
    shape.setBottomMargin(2 * _GAP)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(shape)
    for row in range(table.rows()):
        is_head = has_head and row == 0
        line = QTextTableCellFormat()
        line.setBottomBorder(1)
        line.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        line.setBottomBorderBrush(palette.color(_ROLE.Mid if is_head else _ROLE.Midlight))
        line.setTopPadding(4)
        line.setBottomPadding(4)
        line.setRightPadding(_GAP)
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            cell.setFormat(line)
            if is_head:
                cursor = cell.firstCursorPosition()
                cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
                quiet = QTextCharFormat()
                quiet.setForeground(tint_color(Tint.QUIET, palette))
                quiet.setFontWeight(QFont.Weight.Normal)
                cursor.mergeCharFormat(quiet)


class HelpView(QTextBrowser):
    """A page of the help, in the colours and the font of the window."""

    page_asked = Signal(str)  # a link to the page of this id was followed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: HelpPage | None = None
        self._words: Sequence[str] = ()
        self._is_rendering = False
        # Links are followed here, so that nothing but pages of the help and of the web is ever opened.
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(self.tr("Help"))
        self.anchorClicked.connect(self._follow)

    def show_page(self, page: HelpPage, words: Sequence[str] = ()) -> None:
        """Show a page from its beginning, or from the first of the words that are searched for."""
        self.page, self._words = page, words
        self._render()
        if found := self.extraSelections():
            cursor = QTextCursor(found[0].cursor)
            cursor.clearSelection()
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    def mark(self, words: Sequence[str]) -> None:
        self._words = words
        look = QTextCharFormat()
        look.setBackground(tint_ground(Tint.WARNING, self.palette(), MARK_SHARE))
        look.setForeground(self.palette().color(_ROLE.Text))
        look.setFontUnderline(True)
        marked: list[QTextEdit.ExtraSelection] = []
        for word in words:
            cursor = self.document().find(word, 0)
            for _ in range(_MAX_MARKED):
                if cursor.isNull():
                    break
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, look
                marked.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(marked)

    def _render(self) -> None:
        if self.page is not None:
            self._is_rendering = True
            show_markdown(self.document(), self.page.text_with_links, self.font(), self.palette())
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self.mark(self._words)
            self._is_rendering = False

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        if url.isRelative():
            self.page_asked.emit(url.path())
        else:
            browse(url.toString())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and not self._is_rendering:
            self._render()


class HelpWindow(Dialog):
    """All pages of the help: a line to search them, the contents, and the page that is shown."""

    left = Signal(QByteArray)  # the window was closed or hidden; its geometry

    def __init__(self, pages: Sequence[HelpPage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: dict[str, HelpPage] = {}
        self._texts: dict[str, str] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self._visited: list[str] = []
        self._position = -1
        self.setWindowTitle(self.tr("Help"))
        self.line = FilterLine(self, pause_ms=0)
        self.line.setPlaceholderText(self.tr("Search the help"))
        show_purpose(self.line, "find", self.tr("Search the help"))
        offer_clearing(self.line)
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Contents"))
        self.tree.setItemDelegate(PaddedDelegate(self.tree))
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(_INDENTATION)
        self.view = HelpView(self)
        self._count = TintedLabel(Tint.QUIET, parent=self)
        self._count.setObjectName("help-count")
        self._back = icon_button("back", self.tr("Back (Alt+Left)"), self)
        self._forward = icon_button("forward", self.tr("Forward (Alt+Right)"), self)
        self._lay_out()
        self.line.asked.connect(self._search)
        self.line.left.connect(self.tree.setFocus)
        self.tree.currentItemChanged.connect(self._choose)
        self.view.page_asked.connect(self.show_page)
        self._back.clicked.connect(self.go_back)
        self._forward.clicked.connect(self.go_forward)
        for keys, slot in (
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence.StandardKey.Forward, self.go_forward),
            (QKeySequence.StandardKey.Find, self.start_search),
        ):
            QShortcut(QKeySequence(keys), self, slot)
        self.show_contents(pages)

    def _lay_out(self) -> None:
        head = fill(QHBoxLayout(), self._back, self._forward, (self.line, 1), spacing=4)
        head.insertSpacing(2, 4)
        size = fitting(START_SIZE, self)
        sides = QSplitter(Qt.Orientation.Horizontal, self)
        sides.addWidget(self.tree)
        sides.addWidget(self.view)
        sides.setChildrenCollapsible(False)
        contents_width = int(size.width() * _CONTENTS_SHARE)
        sides.setSizes([contents_width, size.width() - contents_width])
        sides.setStretchFactor(1, 1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        self.stack(head, self._count, (sides, 1), box, size=START_SIZE)

    # Pages

    def show_contents(self, pages: Sequence[HelpPage]) -> None:
        current = self.current
        self.tree.blockSignals(True)
        self.tree.clear()
        self._pages = {page.id: page for top in pages for page in top.all_pages()}
        self._texts = {name: _MARKUP.sub("", page.text).casefold() for name, page in self._pages.items()}
        self._items = {}
        self._add(self.tree, pages)
        self.tree.blockSignals(False)
        self._search()
        self._show(current if current in self._pages else pages[0].id)

    def _add(self, above: QTreeWidget | QTreeWidgetItem, pages: Sequence[HelpPage]) -> None:
        """List pages; rules with the same title with their ids."""
        titles = Counter(page.title for page in pages)
        for page in pages:
            title = f"{page.title} ({page.rule})" if page.rule and titles[page.title] > 1 else page.title
            item = QTreeWidgetItem(above, [title])
            item.setData(0, _ID, page.id)
            item.setToolTip(0, as_tooltip(f"{page.title}\n{page.rule}".strip()))
            if page.rule:
                item.setIcon(0, icon("check", Tint.QUIET) if page.severity is None else severity_icon(page.severity))
                text = self.tr("{field}: {words}").format(field=severity_text(page.severity), words=title)
                item.setData(0, Qt.ItemDataRole.AccessibleTextRole, text)
            if isinstance(above, QTreeWidget):
                item.setFont(0, bold(item.font(0)))
            self._items[page.id] = item
            self._add(item, page.pages)

    @property
    def current(self) -> str:
        return self.view.page.id if self.view.page is not None else ""

    @Slot(str)
    def show_page(self, name: str) -> None:
        """Go to a page, whatever is searched for; an unknown one changes nothing."""
        if name in self._pages:
            if self._items[name].isHidden():
                self.line.clear()
            self._go_to(name)

    @Slot()
    def go_back(self) -> None:
        self._go(-1)

    @Slot()
    def go_forward(self) -> None:
        self._go(1)

    def _go(self, step: int) -> None:
        if 0 <= self._position + step < len(self._visited):
            self._position += step
            self._show(self._visited[self._position])

    def _go_to(self, name: str) -> None:
        if name != self.current:
            self._visited[self._position + 1 :] = [name]
            self._position += 1
        self._show(name)

    def _show(self, name: str) -> None:
        if not self._visited:
            self._visited, self._position = [name], 0
        item = self._items[name]
        self.tree.blockSignals(True)
        self.tree.setCurrentItem(item)
        self.tree.scrollToItem(item)
        self.tree.blockSignals(False)
        self.view.show_page(self._pages[name], self._marked_words)
        self._back.setEnabled(self._position > 0)
        self._forward.setEnabled(self._position + 1 < len(self._visited))

    @Slot()
    def _choose(self) -> None:
        if (item := self.tree.currentItem()) is not None:
            self._go_to(item.data(0, _ID))

    # Search

    @property
    def _words(self) -> list[str]:
        return self.line.text().casefold().split()

    @property
    def _marked_words(self) -> list[str]:
        return [word for word in self._words if len(word) >= _MIN_MARKED_CHARACTERS]

    @Slot()
    def start_search(self) -> None:
        self.line.setFocus()
        self.line.selectAll()

    @Slot()
    def _search(self) -> None:
        """List the pages that hold all words, and go to the best of them."""
        words = self._words
        found = {name for name, text in self._texts.items() if all(word in text for word in words)}
        for page in self._pages.values():
            item = self._items[page.id]
            item.setHidden(all(below.id not in found for below in page.all_pages()))
            item.setExpanded(bool(words) and not item.isHidden())
        if words and not found:
            self._count.setText(self.tr("No matches."))
        elif words:
            self._count.setText(counted(len(found), self.tr("1 page"), self.tr("%n pages", None, len(found))))
        else:
            self._count.setText("")
        self.view.mark(self._marked_words)
        if words and found and self.current not in found:
            in_order = [page for page in self._pages.values() if page.id in found]
            by_title = (page for page in in_order if all(word in page.title.casefold() for word in words))
            self._go_to(next(by_title, in_order[0]).id)

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.left.emit(self.saveGeometry())
        super().hideEvent(event)
