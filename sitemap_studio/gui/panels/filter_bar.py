"""The bar above the table: what is typed and what is chosen with a click, and how many entries that shows.

It hands over words and facets as they are; understanding the words is done elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.gui.filters.facet_row import FacetRow
from sitemap_studio.gui.i18n import counted, format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.announcing import AnswerLabel
from sitemap_studio.gui.widgets.filter_line import FilterLine
from sitemap_studio.gui.widgets.line_edits import offer_clearing, show_purpose
from sitemap_studio.gui.widgets.marked_place import MarkedPlace
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.search.filter_language import ANY, Condition

_LEAST_LINE: Final = 110
_NARROW: Final = 440
_LEAST: Final = 210
_LEAST_GAPS: Final = 28
"""Margins, and the room between facets and count, in pixels."""


class FilterBar(QWidget):
    """The line with its box of fields, the facets below, and the reason when the words make no sense.

    Attributes:
        fields: The box that says in which field words are looked for.
        facets: What can be chosen with a click.
        saved: Opens the menu of saved filters.

    Signals:
        asked: Other words or facets shall choose entries, or the same again.
        left: The keyboard shall go to the table.
    """

    asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = FilterLine(self, pause_ms=0)
        self.fields = QComboBox(self)
        self.saved = QToolButton(self)
        self.facets = FacetRow(self)
        self._count = AnswerLabel(Tint.QUIET, parent=self)
        self._reason = AnswerLabel(Tint.ERROR, parent=self)
        self._place = MarkedPlace(self)
        self._dress()
        self._lay_out()
        self._line.asked.connect(self._tell)
        self._line.cleared.connect(self.clear)
        self._line.left.connect(self.left)
        self.fields.activated.connect(self._tell)
        self.facets.chosen.connect(self._tell)

    def _dress(self) -> None:
        self._line.setPlaceholderText(self.tr("Filter: text, /regex/, or lastmod < 2026-01-01"))
        self._line.setToolTip(
            self.tr(
                "A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: "
                "a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), "
                "then = != < > contains matches in or “is empty”, then a value."
            )
        )
        show_purpose(self._line, "filter", self.tr("Filter"))
        self._line.setAccessibleDescription(self._line.toolTip())
        self._line.setMinimumWidth(scaled(_LEAST_LINE))
        offer_clearing(self._line)
        # A file that is dropped here is to be opened, as anywhere in the window.
        self._line.setAcceptDrops(False)
        for name in FIELD_NAMES:
            self.fields.addItem(name, name)
        self.fields.addItem(self.tr("All fields"), ANY)
        self.fields.setAccessibleName(self.tr("Where to look"))
        self.fields.setToolTip(self.tr("The field in which a text or an expression is looked for."))
        self.saved.setIcon(icon("saved-filters"))
        self.saved.setAutoRaise(True)
        self.saved.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.saved.setMenu(QMenu(self.saved))
        self.saved.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.saved.setAccessibleName(self.tr("Saved filters"))
        self.saved.setToolTip(self.tr("Save this filter, or choose one that was saved."))
        self._count.setAccessibleName(self.tr("Entries shown"))
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self._reason.hide()
        self._place.hide()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._line, 1)
        row.addWidget(self.fields)
        row.addWidget(self.saved)
        row.addWidget(self._count)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.facets, 1)
        self._rows = row, below
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 12, 4)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self._place)
        layout.addWidget(self._reason)
        layout.addLayout(below)

    @property
    def text(self) -> str:
        """The words in the line."""
        return self._line.text()

    @property
    def field(self) -> str:
        """The field in which words are looked for, or `any`."""
        return str(self.fields.currentData())

    @property
    def count_text(self) -> str:
        """What is said about how many entries are shown."""
        return self._count.text()

    @property
    def reason(self) -> str:
        """Why the words make no sense; empty when they do."""
        return self._reason.text()

    @property
    def marked(self) -> tuple[str, str, str]:
        """What is shown of the words before the place that makes no sense, at it, and behind it."""
        return self._place.pieces

    @property
    def is_asking(self) -> bool:
        """Whether anything is asked."""
        return bool(self.text.strip() or self.facets.filter.conditions)

    def focus_line(self) -> None:
        """Give the line the keyboard, its words selected."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    @Slot(str)
    def ask(self, words: str) -> None:
        """Choose entries by these words at once, as if they had been typed."""
        self.show_words(words)
        self._tell()

    def show_words(self, words: str) -> None:
        """Show other words in the line, without telling."""
        self._line.reset(words)

    def show_document(self, document: Document) -> None:
        """Offer what there is to choose in another set; nothing is asked, and nobody told."""
        self.facets.show_conditions({})
        self.facets.show_document(document)
        self._line.reset()
        self._line.has_more_to_clear = False
        self.show_reason("")

    def show_filter(self, conditions: Mapping[str, Condition], words: str, field: str) -> None:
        """Ask for facets by word and words in a field at once, and for nothing else."""
        self.facets.show_conditions(conditions)
        self._line.reset(words)
        self.fields.setCurrentIndex(self.fields.findData(field))
        self._tell()

    @Slot()
    def clear(self) -> None:
        """Ask for all entries."""
        self.facets.show_conditions({})
        self._line.reset()
        self._tell()

    def show_reason(self, sentence: str, place: int | None = None) -> None:
        """Say why the words make no sense, and at which of their characters; "" when they do."""
        self._reason.setText(sentence)
        self._reason.setVisible(bool(sentence))
        self._place.mark(self.text, place if sentence else None)

    def show_counts(self, shown: int, total: int) -> None:
        """Say how many entries are shown of how many."""
        if shown == total:
            self._count.setText(counted(total, self.tr("1 entry"), self.tr("%n entries", None, total)))
        else:
            self._count.setText(
                self.tr("{shown} of {total}").format(shown=format_number(shown), total=format_number(total))
            )

    @Slot()
    def _tell(self) -> None:
        self._line.has_more_to_clear = bool(self.facets.filter.conditions)
        self.asked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Beside a narrow table the count leaves its room to what is typed.
        wide, narrow = self._rows
        is_narrow = event.size().width() < scaled(_NARROW)
        row, other = (narrow, wide) if is_narrow else (wide, narrow)
        if row.indexOf(self._count) < 0:
            other.removeWidget(self._count)
            row.addWidget(self._count, 0, Qt.AlignmentFlag.AlignTop if is_narrow else Qt.AlignmentFlag.AlignVCenter)
            self._count.setContentsMargins(0, 4 if is_narrow else 0, 0, 0)

    def minimumSizeHint(self) -> QSize:
        below = self.facets.minimumSizeHint().width() + self._count.sizeHint().width() + _LEAST_GAPS
        return QSize(max(scaled(_LEAST), below), super().minimumSizeHint().height())
