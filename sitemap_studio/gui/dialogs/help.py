"""The window of the help: contents to choose from and to search, and the page beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.gui.help.blocks import Page, text_of
from sitemap_studio.gui.help.view import HelpView
from sitemap_studio.gui.look.icons import icon
from sitemap_studio.gui.look.sizes import fitting
from sitemap_studio.gui.look.theme import Tint
from sitemap_studio.gui.widgets.dialog_layout import give_room
from sitemap_studio.gui.widgets.filter_line import FilterLine
from sitemap_studio.gui.widgets.icon_button import icon_button
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.line_drawings import offer_clearing, show_purpose
from sitemap_studio.gui.widgets.roomy_delegate import RoomyDelegate
from sitemap_studio.gui.words.numbers import counted
from sitemap_studio.gui.words.plain_text import as_tooltip

START_SIZE: Final = QSize(980, 680)
"""Size of the window until the user makes it another."""

_INDENTATION: Final = 14
_CONTENTS_SHARE: Final = 0.3
_SHORTEST_MARKED: Final = 2
_ID = Qt.ItemDataRole.UserRole


class HelpWindow(QDialog):
    """All pages of the help.

    Attributes:
        line: Words to look for.
        tree: The contents.
        view: The page that is shown.
        printing: The button that prints it.

    Signals:
        left: It is closed or hidden; where it stood.
    """

    left = Signal(QByteArray)

    def __init__(self, pages: Sequence[Page], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: dict[str, Page] = {}
        self._texts: dict[str, str] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self._past: list[str] = []
        self._ahead: list[str] = []
        self.line = FilterLine(self, pause_ms=0)
        self.tree = QTreeWidget(self)
        self.view = HelpView(self)
        self.printing = QPushButton(self.tr("&Print …"), self)
        # Dialogs do not own the printer, and are deleted later than they end.
        self._printer: QPrinter | None = None
        self._count = TintedLabel(Tint.QUIET, parent=self)
        ways = ("forward", "back") if self.isRightToLeft() else ("back", "forward")
        self._back = icon_button(ways[0], self.tr("Back (Alt+Left)"), self)
        self._forth = icon_button(ways[1], self.tr("Forward (Alt+Right)"), self)
        self._lay_out()
        self._connect()
        self.show_contents(pages)

    # Making

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.line.setPlaceholderText(self.tr("Search the help"))
        show_purpose(self.line, "find", self.tr("Search the help"))
        offer_clearing(self.line)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Contents"))
        self.tree.setItemDelegate(RoomyDelegate(self.tree))
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(_INDENTATION)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._back)
        head.addWidget(self._forth)
        head.addSpacing(4)
        head.addWidget(self.line, 1)
        self._sides = QSplitter(Qt.Orientation.Horizontal, self)
        self._sides.addWidget(self.tree)
        self._sides.addWidget(self.view)
        self._sides.setChildrenCollapsible(False)
        wide = fitting(START_SIZE, self).width()
        self._sides.setSizes([int(wide * _CONTENTS_SHARE), wide - int(wide * _CONTENTS_SHARE)])
        self._sides.setStretchFactor(1, 1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.printing.setToolTip(self.tr("Print the page that is shown."))
        self.printing.setAutoDefault(False)
        self.printing.clicked.connect(self._ask_printer)
        box.addButton(self.printing, QDialogButtonBox.ButtonRole.ActionRole)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        give_room(column)
        column.addLayout(head)
        column.addWidget(self._count)
        column.addWidget(self._sides, 1)
        column.addWidget(box)
        self.resize(fitting(START_SIZE, self))

    def _connect(self) -> None:
        self.line.asked.connect(self._search)
        self.line.left.connect(self._leave_line)
        self.tree.currentItemChanged.connect(self._choose)
        self.view.page_asked.connect(self.show_page)
        self._back.clicked.connect(self.go_back)
        self._forth.clicked.connect(self.go_forth)
        for keys, slot in (
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence.StandardKey.Forward, self.go_forth),
            (QKeySequence.StandardKey.Find, self.search_anew),
        ):
            QShortcut(QKeySequence(keys), self, slot)

    # Pages

    def show_contents(self, pages: Sequence[Page]) -> None:
        """List other pages, or these anew; what is shown stays if it is still among them."""
        shown = self.current
        self.tree.blockSignals(True)
        self.tree.clear()
        self._pages = {page.id: page for top in pages for page in top.all_pages()}
        self._texts = {name: text_of(page).casefold() for name, page in self._pages.items()}
        self._items = {}
        self._add(self.tree, pages)
        self.tree.blockSignals(False)
        self._search(self.line.text())
        self._show(shown if shown in self._pages else pages[0].id)

    def _add(self, above: QTreeWidget | QTreeWidgetItem, pages: Sequence[Page]) -> None:
        """List pages, those of one title with what tells them apart."""
        titles = Counter(page.title for page in pages)
        for page in pages:
            title = f"{page.title} ({page.tip})" if page.tip and titles[page.title] > 1 else page.title
            item = QTreeWidgetItem(above, [title])
            item.setData(0, _ID, page.id)
            item.setToolTip(0, as_tooltip(f"{page.title}\n{page.tip}".strip()))
            if page.sign is not None:
                drawing, tint = page.sign
                item.setIcon(0, icon(drawing, tint))
                spoken = self.tr("{note}: {title}").format(note=page.note, title=title)
                item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
            if isinstance(above, QTreeWidget):
                font = item.font(0)
                font.setBold(True)
                item.setFont(0, font)
            self._items[page.id] = item
            self._add(item, page.pages)

    @property
    def current(self) -> str:
        """The id of the page that is shown; empty before there is one."""
        return self.view.page.id if self.view.page is not None else ""

    @property
    def count_text(self) -> str:
        """How many pages answer what is looked for."""
        return self._count.text()

    @Slot(str)
    def show_page(self, name: str) -> None:
        """Go to a page, whatever is looked for; one that there is not is passed over."""
        if name in self._pages:
            if self._items[name].isHidden():
                self.line.clear()
            self._go_to(name)

    @Slot()
    def go_back(self) -> None:
        """Show the page before again."""
        if self._past:
            self._ahead.append(self.current)
            self._show(self._past.pop())

    @Slot()
    def go_forth(self) -> None:
        """Show the page that was gone back from."""
        if self._ahead:
            self._past.append(self.current)
            self._show(self._ahead.pop())

    def _go_to(self, name: str) -> None:
        """Show a page, and remember the one before."""
        if name != self.current:
            if self.current:
                self._past.append(self.current)
            self._ahead.clear()
        self._show(name)

    def _show(self, name: str) -> None:
        item = self._items[name]
        self.tree.blockSignals(True)
        self.tree.setCurrentItem(item)
        self.tree.scrollToItem(item)
        self.tree.blockSignals(False)
        self.view.show_page(self._pages[name], self._marked_words)
        self._back.setEnabled(bool(self._past))
        self._forth.setEnabled(bool(self._ahead))

    @Slot()
    def _choose(self) -> None:
        item = self.tree.currentItem()
        if item is not None:
            self._go_to(item.data(0, _ID))

    # Searching

    def listed(self) -> list[str]:
        """The ids of the pages that answer what is looked for, or of all."""
        words = self._words
        return [name for name, text in self._texts.items() if all(word in text for word in words)]

    @property
    def _words(self) -> list[str]:
        return self.line.text().casefold().split()

    @property
    def _marked_words(self) -> list[str]:
        return [word for word in self._words if len(word) >= _SHORTEST_MARKED]

    @Slot()
    def search_anew(self) -> None:
        """Let the user type what to look for."""
        self.line.setFocus()
        self.line.selectAll()

    @Slot(str)
    def _search(self, words: str) -> None:
        found = self.listed()
        wanted = set(found)
        for page in self._pages.values():
            item = self._items[page.id]
            item.setHidden(not any(inner.id in wanted for inner in page.all_pages()))
            item.setExpanded(bool(words.strip()) and not item.isHidden())
        if words.strip() and not found:
            self._count.setText(self.tr("No page holds these words."))
        elif words.strip():
            self._count.setText(counted(len(found), self.tr("1 page"), self.tr("%n pages", None, len(found))))
        else:
            self._count.setText(self.tr("Type words that the page should hold."))
        self.view.mark(self._marked_words)
        if found and words.strip() and self.current not in wanted:
            by_title = (
                name for name in found if all(word in self._pages[name].title.casefold() for word in self._words)
            )
            self._go_to(next(by_title, found[0]))

    @Slot()
    def _leave_line(self) -> None:
        self.tree.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.left.emit(self.saveGeometry())
        super().hideEvent(event)

    # Printing

    @Slot()
    def _ask_printer(self) -> None:
        if self._printer is None:
            self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if self.view.page is not None:
            # Where it is printed to a file, the file is called so.
            self._printer.setDocName(self.view.page.title)
        dialog = QPrintDialog(self._printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Print"))
        # Not `accepted`: that of this dialog carries the printer.
        dialog.finished.connect(self._print)
        # The stub lacks the way of opening that QDialog has.
        QDialog.open(dialog)

    @Slot(int)
    def _print(self, result: int) -> None:
        if result == QDialog.DialogCode.Accepted and self._printer is not None:
            self.view.print_on(self._printer)
