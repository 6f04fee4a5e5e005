"""The panel of languages: clusters of alternates beside the languages of the set, and what is wrong where.

What is wanted is told; reading alternates, searching and completing clusters is done by whoever listens.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.languages.choice import ClusterKind, ListedBox, clusters_listed, counts_sentence
from sitemap_studio.gui.languages.table import CLUSTER, FIRST_LANGUAGE, NO_ROWS, LanguageTable
from sitemap_studio.gui.languages.view import LanguageView
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel, icon_button
from sitemap_studio.gui.widgets.layouts import FlowRow, TabOrder
from sitemap_studio.gui.widgets.line_edits import FilterLine, offer_clearing, show_purpose
from sitemap_studio.validation.hreflang import LanguageMatrix

_LINE_PIXELS: Final = 160
"""So wide is the line of words, if there is room for that."""


class LanguagesPanel(QWidget):
    """Clusters by languages, what is listed of them, and what can be done.

    Attributes:
        table: What is listed.
        view: The same on screen.
        box: Which clusters are listed.
        line: Words that stand in their addresses.

    Signals:
        words_asked: Only clusters with these words are wanted; empty for all.
        went_to: The user wants to see the entry of this slot.
        went_round: The way led past the last fault, or the first; carries what is to be said of it.
        complete_asked: The user wants these clusters completed.
        offer_asked: The user wants to know what completing these clusters would do.
        offer_taken: What was offered shall be done.
        left: The keyboard shall go to the table of entries.
    """

    words_asked = Signal(str)
    went_to = Signal(int)
    went_round = Signal(str)
    complete_asked = Signal(object)
    offer_asked = Signal(object)
    offer_taken = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: NDArray[np.bool_] | None = None
        self._is_stale = False
        self._may_complete = True
        self.table = LanguageTable(self)
        self.view = LanguageView(self.table, self)
        self.box, self.line = ListedBox(self), FilterLine(self)
        self._head = TintedLabel(Tint.TEXT, parent=self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self._empty = EmptyState(self)
        self._show_all = QAction(self.tr("Show all clusters"), self)
        self._show_all.triggered.connect(self._list_all)
        self.next = icon_button("next-problem", self.tr("Next fault (F8 in this list)"), self)
        self.previous = icon_button("previous-problem", self.tr("Previous fault (Shift+F8 in this list)"), self)
        self.complete = QPushButton(self.tr("Co&mplete cluster"), self)
        self.complete_all = QPushButton(self.tr("Complete all &listed …"), self)
        self.take, self.refuse = QPushButton(self.tr("Complete"), self), QPushButton(self.tr("Cancel"), self)
        self._bar, self._offer = QWidget(self), QWidget(self)
        self._offered = TintedLabel(Tint.TEXT, parent=self._offer)
        self._pages = QStackedWidget(self)
        self._dress()
        self._lay_out()
        TabOrder(self)
        self._connect()
        self.show_nothing("")

    def _dress(self) -> None:
        for label in (self._head, self._note, self._offered):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._head, self._note, self._offered):
            label.setWordWrap(True)
        self.line.setPlaceholderText(self.tr("Search in addresses"))
        show_purpose(self.line, "find", self.tr("Search clusters"))
        offer_clearing(self.line)
        self.complete.setIcon(icon("complete"))
        self.complete.setToolTip(self.tr("Give all pages of the selected clusters the full list of alternates."))
        self.complete_all.setToolTip(self.tr("Count what completing all clusters listed would change."))
        for pushed in (self.complete, self.complete_all, self.take, self.refuse):
            pushed.setAutoDefault(False)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(8, 6, 8, 0)
        head.setSpacing(12)
        head.addWidget(self._head, 3)
        head.addWidget(self._note, 2)
        bar = FlowRow(self._bar, gap=6)
        bar.setContentsMargins(8, 4, 8, 4)
        bar.add(self.box, 1)
        bar.add(self.line, 2, least=scaled(_LINE_PIXELS))
        for widget in (self.previous, self.next, self.complete, self.complete_all):
            bar.add(widget)
        offer = QHBoxLayout(self._offer)
        offer.setContentsMargins(8, 2, 8, 6)
        offer.setSpacing(8)
        offer.addWidget(self._offered, 1)
        offer.addWidget(self.take)
        offer.addWidget(self.refuse)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self._empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._bar)
        column.addWidget(self._offer)
        column.addWidget(self._pages, 1)

    def _connect(self) -> None:
        self.box.activated.connect(self._list)
        self.line.asked.connect(self.words_asked)
        self.line.left.connect(self.view.setFocus)
        self.view.went_to.connect(self._go)
        self.view.fault_asked.connect(self.step)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.next.clicked.connect(self._step_on)
        self.previous.clicked.connect(self._step_back)
        self.complete.clicked.connect(self._complete)
        self.complete_all.clicked.connect(self._ask_offer)
        self.take.clicked.connect(self.offer_taken)
        self.refuse.clicked.connect(self._drop_offer)
        self.view.selectionModel().selectionChanged.connect(self._enable)

    # What is told

    @property
    def sentence(self) -> str:
        """What is said above the list."""
        return self._head.text()

    @property
    def note(self) -> str:
        """What is said beside that, quietly."""
        return self._note.text()

    @property
    def empty_text(self) -> str:
        """What is said instead of a list; empty where there is one."""
        return self._empty.text() if self._pages.currentWidget() is self._empty else ""

    @property
    def offer_text(self) -> str:
        """What completing would do; empty where that was not asked."""
        return "" if self._offer.isHidden() else self._offered.text()

    def show_nothing(self, sentence: str, offer: str = "") -> None:
        """Show a sentence instead of clusters, and offer an action of the window by its name."""
        self._found, self._is_stale = None, False
        self.table.show(None, NO_ROWS)
        self.show_offer("")
        self.say("")
        self._head.clear()
        self._bar.hide()
        self._say_empty(sentence, offer)

    def show_matrix(self, matrix: LanguageMatrix) -> None:
        """Show clusters; the current one stays the current one, if it is still there."""
        kept = self._current()
        self._is_stale = False
        self._head.setText(counts_sentence(matrix))
        self.box.show_counts(matrix)
        self._bar.show()
        if self._found is not None and len(self._found) != len(matrix):
            self._found = None
        self._show(matrix)
        self._restore(kept)

    def show_found(self, found: NDArray[np.bool_] | None) -> None:
        """List only some clusters; None for all."""
        self._found = found
        self._list()

    def show_stale(self) -> None:
        """Say that what is shown is being worked out anew."""
        self._is_stale = True
        self.show_offer("")
        self.say(self.tr("Being updated …"))
        self._enable()

    def say(self, note: str) -> None:
        """Say something quietly beside the counts."""
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def show_offer(self, sentence: str) -> None:
        """Say what completing would do, and offer to do it; nothing where the sentence is empty."""
        self._offered.setText(sentence)
        self._offer.setVisible(bool(sentence))
        if sentence:
            self.take.setFocus()

    # What is listed

    @Slot()
    def _list(self) -> None:
        if self.table.matrix is not None:
            kept = self._current()
            self._show(self.table.matrix)
            self._restore(kept)

    def _show(self, matrix: LanguageMatrix) -> None:
        is_listed = clusters_listed(matrix, self.box.listed)
        if self._found is not None:
            is_listed &= self._found
        self.table.show(matrix, np.flatnonzero(is_listed))
        self.show_offer("")
        self.say("")
        if self.table.rowCount():
            self._pages.setCurrentWidget(self.view)
        else:
            self._say_empty(self.tr("No cluster matches what is chosen above."), self._show_all)
        self._enable()

    @Slot()
    def _list_all(self) -> None:
        self.line.clear()
        self.box.choose(ClusterKind.ALL)
        self._list()

    def _say_empty(self, sentence: str, offer: QAction | str) -> None:
        self._empty.say(sentence, offer)
        self._pages.setCurrentWidget(self._empty)

    def _current(self) -> tuple[int, str | int, int] | None:
        """The entry that names the current cluster, the code of the current language, and the topmost row."""
        index, matrix = self.view.currentIndex(), self.table.matrix
        if matrix is None or not index.isValid():
            return None
        cluster, column = int(self.table.rows[index.row()]), index.column()
        is_language = column >= FIRST_LANGUAGE
        what = matrix.languages[column - FIRST_LANGUAGE].lower() if is_language else column
        return int(matrix.members_of(cluster)[0]), what, self.view.verticalScrollBar().value()

    def _restore(self, kept: tuple[int, str | int, int] | None) -> None:
        matrix = self.table.matrix
        if kept is None or matrix is None:
            return
        slot, what, top = kept
        firsts = matrix.members[matrix.member_bounds[:-1][self.table.rows]]
        rows = np.flatnonzero(firsts == slot)
        codes = [code.lower() for code in matrix.languages]
        column = FIRST_LANGUAGE + codes.index(what) if isinstance(what, str) and what in codes else CLUSTER
        if len(rows):
            self.view.setCurrentIndex(self.table.index(int(rows[0]), what if isinstance(what, int) else column))
            self.view.verticalScrollBar().setValue(top)

    # What is asked

    @Slot()
    def focus_list(self) -> None:
        """Give the list the keyboard."""
        self.view.setFocus()

    @Slot(int)
    def step(self, direction: int) -> None:
        """Go to the next fault (1), or the one before (-1)."""
        index = self.view.currentIndex()
        here = (index.row(), index.column()) if index.isValid() else (-1, -1)
        found = self.table.next_fault(*here, direction)
        if found is None:
            self.say(self.tr("No cluster listed has a fault."))
            return
        if index.isValid() and (found <= here if direction > 0 else found >= here):
            first, last = self.tr("Went on with the first fault."), self.tr("Went on with the last fault.")
            self.went_round.emit(first if direction > 0 else last)
        self.view.go_to(*found)

    @Slot()
    def _step_on(self) -> None:
        self.step(1)

    @Slot()
    def _step_back(self) -> None:
        self.step(-1)

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        slot = self.table.slot(index.row(), index.column())
        if slot is not None:
            self.went_to.emit(slot)

    @Slot()
    def _go_to_current(self) -> None:
        self._go(self.view.currentIndex())

    def let_complete(self, may_complete: bool) -> None:
        """Allow completing clusters, or only looking at them."""
        self._may_complete = may_complete
        self._enable()

    @Slot()
    def _enable(self) -> None:
        can = self.table.matrix is not None and not self._is_stale and self._may_complete
        count = len(self.view.selected_rows())
        one, many = self.tr("Co&mplete cluster"), self.tr("Co&mplete %n clusters", None, count)
        self.complete.setText(many.replace(str(count), format_number(count), 1) if count > 1 else one)
        self.complete.setEnabled(can and count > 0)
        self.complete_all.setEnabled(can and self.table.rowCount() > 0)

    @Slot()
    def _complete(self) -> None:
        if self.complete.isEnabled():
            self.complete_asked.emit(self.table.rows[self.view.selected_rows()])

    @Slot()
    def _ask_offer(self) -> None:
        self.offer_asked.emit(self.table.rows)

    @Slot()
    def _drop_offer(self) -> None:
        self.show_offer("")
        self.focus_list()

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        if self.view.indexAt(place).isValid():
            self.menu().popup(self.view.viewport().mapToGlobal(place))

    def menu(self) -> QMenu:
        """What can be done about the current cell."""
        menu = QMenu(self.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("go-to"), self.tr("&Go to the entry"), self._go_to_current)
        complete = menu.addAction(icon("complete"), self.complete.text(), self._complete)
        complete.setEnabled(self.complete.isEnabled())
        return menu
