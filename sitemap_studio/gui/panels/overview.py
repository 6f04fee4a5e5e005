"""The overview: a set as charts, for those who would rather look than read.

Counting, and what becomes of a click on a bar, is done by whoever listens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QMenu, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.overview.cards import Cards
from sitemap_studio.gui.overview.charts import Chart
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import FlowRow
from sitemap_studio.gui.widgets.reading_order import ReadingOrder

WHOLE_SET: Final = False
WHAT_IS_SHOWN: Final = True


class OverviewPanel(QWidget):
    """Charts, what they are about, and what can be taken out of them.

    Attributes:
        scope: Chooses between the whole set and what the table shows.
        cards: The charts.

    Signals:
        scope_changed: Other entries are to be looked at.
        wished: What a bar stands for is wanted: a `Wish`.
        copy_asked: The charts are wanted as a picture on the clipboard.
        numbers_asked: The figures are wanted on the clipboard.
        save_asked: The charts are wanted as a file.
    """

    scope_changed = Signal()
    wished = Signal(object)
    copy_asked = Signal()
    numbers_asked = Signal()
    save_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scope = QComboBox(self)
        self.cards = Cards(self)
        self._head = TintedLabel(Tint.TEXT, parent=self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self._empty = EmptyState(self)
        self._take = QToolButton(self)
        self._pages = QStackedWidget(self)
        self._dress()
        self._lay_out()
        self.scope.activated.connect(self._tell_scope)
        self.cards.wished.connect(self.wished)
        self.cards.placed.connect(ReadingOrder(self).refresh)
        self.show_nothing("")

    def _dress(self) -> None:
        for label in (self._head, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self.scope.addItem(self.tr("Whole set"), WHOLE_SET)
        self.scope.addItem(self.tr("What is shown"), WHAT_IS_SHOWN)
        self.scope.setAccessibleName(self.tr("Entries that are counted"))
        self.scope.setToolTip(self.tr("Count all entries of the set, or only those that the table shows."))
        menu = QMenu(self._take)
        menu.addAction(icon("copy"), self.tr("&Copy picture"), self.copy_asked.emit)
        menu.addAction(icon("copy"), self.tr("Copy &numbers"), self.numbers_asked.emit)
        menu.addAction(icon("save"), self.tr("&Save picture …"), self.save_asked.emit)
        self._take.setMenu(menu)
        self._take.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._take.setText(self.tr("Copy"))
        self._take.setIcon(icon("copy"))
        self._take.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._take.setAutoRaise(True)
        self._take.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._take.setAccessibleName(self.tr("Copy or save the charts"))
        self._take.setToolTip(self.tr("Copy the charts as a picture or as numbers, or save the picture."))

    def _lay_out(self) -> None:
        head = FlowRow(gap=10)
        head.setContentsMargins(8, 6, 8, 2)
        head.add(self.scope)
        head.add(self._head)
        head.add(self._note, 1)
        head.add(self._take)
        self._pages.addWidget(self.cards)
        self._pages.addWidget(self._empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._pages, 1)

    @property
    def wants_shown(self) -> bool:
        """Whether only what the table shows is to be counted."""
        return bool(self.scope.currentData())

    @property
    def head(self) -> str:
        """What is counted, in words."""
        return self._head.text()

    @property
    def note(self) -> str:
        """What is said beside that, quietly."""
        return self._note.text()

    @property
    def menu(self) -> QMenu:
        """What can be taken out of the charts."""
        menu = self._take.menu()
        assert menu is not None
        return menu

    @property
    def empty_text(self) -> str:
        """What is said instead of charts; empty where there are some."""
        return self._empty.text() if self._pages.currentWidget() is self._empty else ""

    def show_nothing(self, sentence: str) -> None:
        """Show a sentence instead of charts."""
        self._empty.say(sentence, "add-entry" if sentence else "")
        self._head.clear()
        self.say("")
        self._take.setEnabled(False)
        self._pages.setCurrentWidget(self._empty)

    def show_charts(self, charts: Sequence[Chart], head: str) -> None:
        """Show charts, and say what they are about."""
        self.cards.show_charts(charts)
        self._head.setText(head)
        self.say("")
        self._take.setEnabled(True)
        self._pages.setCurrentWidget(self.cards)

    def say(self, note: str) -> None:
        """Say something quietly beside what is counted."""
        self._note.setText(note)

    @Slot()
    def _tell_scope(self) -> None:
        self.scope_changed.emit()
