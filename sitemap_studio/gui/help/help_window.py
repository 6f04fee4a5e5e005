"""Window of the help: the contents, a line to search them, and the browser that shows a page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QRegularExpression, QSignalBlocker, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QHideEvent,
    QKeySequence,
    QPalette,
    QShortcut,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QSplitter,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from sitemap_studio.gui.explanation import severity_text
from sitemap_studio.gui.formatting.display_text import tooltip_html
from sitemap_studio.gui.help.help_pages import START_PAGE, HelpPage, help_pages
from sitemap_studio.gui.i18n import text_for_count
from sitemap_studio.gui.icons import icon, severity_icon
from sitemap_studio.gui.theme import Tint, bold, fit_window_size
from sitemap_studio.gui.widgets.desktop import open_in_browser
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.labels import TintedLabel, icon_button
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import FilterLine, add_clear_button, add_leading_icon
from sitemap_studio.gui.widgets.list_view import PaddedDelegate
from sitemap_studio.protocol.profiles import Profile

START_SIZE: Final = QSize(980, 680)
"""Size of the window before the user resizes it."""

_SCHEME: Final = "help"
_CONTENTS_SHARE: Final = 0.3
_MARGIN: Final = 20
_LIST_INDENT: Final = 22
_GAP: Final = 8
_INDENTATION: Final = 14
Resource = QTextDocument.ResourceType
_ID = Qt.ItemDataRole.UserRole

_MARKUP: Final = re.compile(r"[`*|]|\\(?=[^\w\s])|\[|\]\([^)]*\)|^#+ |^- |^(?:\| --- )+\|$", re.MULTILINE)


class HelpBrowser(QTextBrowser):
    """Browser for the pages of the help, with the history of `QTextBrowser`.

    It opens links to web pages in the browser of the desktop, and no other URLs.

    Attributes:
        pages: Pages by id.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the help browser without pages."""
        super().__init__(parent)
        self.pages: Mapping[str, HelpPage] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Help"))
        self.document().setDocumentMargin(_MARGIN)
        self.document().setIndentWidth(_LIST_INDENT)
        self.sourceChanged.connect(self._style_tables)

    @property
    def page_id(self) -> str:
        """Id of the page that is shown; empty before the first one."""
        return self.source().path()

    def show_page(self, page_id: str) -> None:
        """Show a page of the help; do nothing if it does not exist."""
        self.setSource(QUrl(f"{_SCHEME}:{page_id}"))

    def find_next(self, words: Sequence[str], *, backward: bool = False) -> None:
        """Select the next (or previous) occurrence of any word on the page; the search wraps around."""
        pattern = QRegularExpression("|".join(map(QRegularExpression.escape, words)))
        pattern.setPatternOptions(QRegularExpression.PatternOption.CaseInsensitiveOption)
        flags = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        if words and not self.find(pattern, flags):
            self.moveCursor(QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start)
            self.find(pattern, flags)

    def doSetSource(self, name: QUrl | str, kind: Resource = Resource.UnknownResource) -> None:
        """Show the page of a help link, or open a web link in the desktop's browser; ignore unknown pages."""
        url = self.source().resolved(QUrl(name))
        if url.scheme() != _SCHEME:
            open_in_browser(url.toString())
        elif url.path() in self.pages:
            super().doSetSource(url, Resource.MarkdownResource)

    def loadResource(self, kind: int, name: QUrl | str) -> str | None:
        """Return the Markdown of a page, with links to the pages below it; None for other resources."""
        url = QUrl(name)
        page = self.pages.get(url.path())
        if page is None or url.scheme() != _SCHEME:
            return None
        below = (each for each in self.pages.values() if each.parent == page.id)
        return "\n".join([page.text, "", *(f"- [{each.title_markdown}]({each.id})" for each in below)])

    @Slot()
    def _style_tables(self) -> None:
        """Set borders in a colour of the palette, and margins, for the tables of the page."""
        for table in self.document().rootFrame().childFrames():
            if isinstance(table, QTextTable):
                style = table.format()
                style.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                style.setBorderBrush(self.palette().color(QPalette.ColorRole.Mid))
                style.setTopMargin(_GAP)
                style.setBottomMargin(_GAP)
                table.setFormat(style)

    def changeEvent(self, event: QEvent) -> None:
        """Show the page in the colours and fonts of a new style, at the same position."""
        super().changeEvent(event)
        # Qt applies colours and the size of code when it parses the Markdown.
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self.page_id:
            position = self.verticalScrollBar().value()
            self.reload()
            self.verticalScrollBar().setValue(position)


class HelpWindow(Dialog):
    """Window with the contents of the help, a line that searches all pages, and the browser.

    Signals:
        left: The window was closed or hidden; carries its geometry.
    """

    left = Signal(QByteArray)

    def __init__(self, actions: Iterable[QAction], profile: Profile, parent: QWidget | None = None) -> None:
        """Create the window, and generate its pages for the keys of actions and the severities of a profile."""
        super().__init__(parent)
        self._actions, self._profile = actions, profile
        self._texts: dict[str, str] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self.setWindowTitle(self.tr("Help"))
        self.line = FilterLine(self, pause_ms=0)
        self.line.setPlaceholderText(self.tr("Search the help"))
        add_leading_icon(self.line, "find", self.tr("Search the help"))
        add_clear_button(self.line)
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Contents"))
        self.tree.setItemDelegate(PaddedDelegate(self.tree))
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(_INDENTATION)
        self.browser = HelpBrowser(self)
        self._count = TintedLabel(Tint.QUIET, parent=self)
        self._count.setObjectName("help-count")
        self._back = icon_button("back", self.tr("Back (Alt+Left)"), self)
        self._forward = icon_button("forward", self.tr("Forward (Alt+Right)"), self)
        self._lay_out()
        self.line.asked.connect(self._search)
        self.line.returnPressed.connect(self.find_next)
        self.line.left.connect(self.tree.setFocus)
        self.tree.currentItemChanged.connect(self._show_item)
        self.browser.sourceChanged.connect(self._on_page_shown)
        for button, step, is_available in (
            (self._back, self.browser.backward, self.browser.backwardAvailable),
            (self._forward, self.browser.forward, self.browser.forwardAvailable),
        ):
            button.setEnabled(False)
            button.clicked.connect(step)
            is_available.connect(button.setEnabled)
        keys = QKeySequence.StandardKey
        for key, slot in (
            (keys.Back, self.browser.backward),
            (keys.Forward, self.browser.forward),
            (keys.Find, self.start_search),
            (keys.FindNext, self.find_next),
            (keys.FindPrevious, self.find_previous),
        ):
            QShortcut(QKeySequence(key), self, slot)
        self._load_pages()

    def _lay_out(self) -> None:
        """Arrange the buttons, the search line, the contents and the browser."""
        head = fill(QHBoxLayout(), self._back, self._forward, (self.line, 1), self._count, spacing=8)
        size = fit_window_size(START_SIZE, self)
        sides = QSplitter(Qt.Orientation.Horizontal, self)
        sides.addWidget(self.tree)
        sides.addWidget(self.browser)
        sides.setChildrenCollapsible(False)
        contents_width = int(size.width() * _CONTENTS_SHARE)
        sides.setSizes([contents_width, size.width() - contents_width])
        sides.setStretchFactor(1, 1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        # Enter in the line finds the next word.
        box.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.lay_out_column(head, (sides, 1), box, size=START_SIZE)

    # Pages

    def set_profile(self, profile: Profile) -> None:
        """Show the severities of rules in a profile."""
        if profile != self._profile:
            self._profile = profile
            self._load_pages()

    def _load_pages(self) -> None:
        """Generate the pages and the contents, repeat the search, and show the current page again or the start page."""
        self.browser.pages = pages = help_pages(self._profile, self._actions)
        self._texts = {name: _MARKUP.sub("", page.text).casefold() for name, page in pages.items()}
        with QSignalBlocker(self.tree):
            self.tree.clear()
            self._items = {}
            titles = Counter(page.title for page in pages.values() if page.rule)
            for page in pages.values():
                title = f"{page.title} ({page.rule})" if titles[page.title] > 1 else page.title
                self._items[page.id] = self._make_item(page, title)
        self._search()
        if self.browser.page_id in pages:
            self.browser.reload()
        else:
            self.browser.show_page(START_PAGE)

    def _make_item(self, page: HelpPage, title: str) -> QTreeWidgetItem:
        """Add the item of a page to the contents, below its parent, and return it."""
        item = QTreeWidgetItem(self._items[page.parent] if page.parent else self.tree, [title])
        item.setData(0, _ID, page.id)
        item.setToolTip(0, tooltip_html(f"{page.title}\n{page.rule}".strip()))
        if page.rule:
            item.setIcon(0, icon("check", Tint.QUIET) if page.severity is None else severity_icon(page.severity))
            text = self.tr("{field}: {words}").format(field=severity_text(page.severity), words=title)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, text)
        if not page.parent:
            item.setFont(0, bold(item.font(0)))
        return item

    @property
    def page_id(self) -> str:
        """Id of the page that is shown."""
        return self.browser.page_id

    def show_page(self, page_id: str) -> None:
        """Show a page, also one that the search does not find; do nothing if it does not exist."""
        if page_id in self._items:
            if self._items[page_id].isHidden():
                self.line.clear()
            self.browser.show_page(page_id)

    @Slot()
    def _show_item(self) -> None:
        """Show the page of the current item of the contents."""
        if (item := self.tree.currentItem()) is not None:
            self.browser.show_page(item.data(0, _ID))

    @Slot(QUrl)
    def _on_page_shown(self, url: QUrl) -> None:
        """Select the item of the page at a URL in the contents, and the first occurrence of the search words on it."""
        item = self._items[url.path()]
        with QSignalBlocker(self.tree):
            self.tree.setCurrentItem(item)
            self.tree.scrollToItem(item)
        self.find_next()

    # Search

    @property
    def _words(self) -> list[str]:
        """Searched words, case-folded."""
        return self.line.text().casefold().split()

    @Slot()
    def start_search(self) -> None:
        """Focus the search line of the help and select its text."""
        self.line.setFocus()
        self.line.selectAll()

    @Slot()
    def find_next(self) -> None:
        """Select the next occurrence of the search words on the page."""
        self.browser.find_next(self._words)

    @Slot()
    def find_previous(self) -> None:
        """Select the previous occurrence of the search words on the page."""
        self.browser.find_next(self._words, backward=True)

    @Slot()
    def _search(self) -> None:
        """List the pages with all words; unless the shown page has them, show another, preferably by its title."""
        words, pages = self._words, self.browser.pages
        found = [name for name, text in self._texts.items() if all(word in text for word in words)]
        listed = set(found)
        for name in found:
            while name := pages[name].parent:
                listed.add(name)
        for name, item in self._items.items():
            item.setHidden(name not in listed)
            item.setExpanded(bool(words))
        if not words:
            self._count.setText("")
        elif not found:
            self._count.setText(self.tr("No matches."))
        else:
            self._count.setText(text_for_count(len(found), self.tr("1 page"), self.tr("%n pages", None, len(found))))
            by_title = (name for name in found if all(word in pages[name].title.casefold() for word in words))
            if self.page_id not in found:
                self.browser.show_page(next(by_title, found[0]))
            else:
                self.browser.moveCursor(QTextCursor.MoveOperation.Start)
                self.find_next()

    def hideEvent(self, event: QHideEvent) -> None:
        """Emit `left` with the geometry when the window is closed or hidden, but not when it is minimized."""
        if not event.spontaneous():
            self.left.emit(self.saveGeometry())
        super().hideEvent(event)
