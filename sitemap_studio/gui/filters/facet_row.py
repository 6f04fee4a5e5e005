"""The row of facets: those that ask something are always seen, the others as far as there is room, the rest in a menu.

What they ask is put together here. Which entries that chooses, and how many, is worked out elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.gui.filters.facet_button import FacetButton
from sitemap_studio.gui.filters.facets import FACETS
from sitemap_studio.search.filter_language import Condition, Filter

_GAP: Final = 4


class FacetRow(QWidget):
    """All facets.

    Attributes:
        more: Opens a menu with the facets for which there is no room.

    Signals:
        chosen: Something else is asked; see `filter`.
        counts_asked: How many entries each choice of the facet of this word has shall be shown.
    """

    chosen = Signal()
    counts_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facets = {facet.word: FacetButton(facet, self) for facet in FACETS}
        self.more = QToolButton(self)
        self._menu = QMenu(self)
        self._document: Document | None = None
        self.more.setText(self.tr("More"))
        self.more.setToolTip(self.tr("More filters that do not fit here."))
        self.more.setMenu(self._menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setAutoRaise(True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for word, facet in self._facets.items():
            facet.chosen.connect(self._tell)
            facet.counts_asked.connect(self._ask_counts)
            facet.setObjectName(word)

    def facet(self, word: str) -> FacetButton:
        """The facet that asks for a word."""
        return self._facets[word]

    @property
    def filter(self) -> Filter:
        """What they ask together."""
        asked = (facet.condition for facet in self._facets.values())
        return Filter(tuple(condition for condition in asked if condition is not None))

    def show_document(self, document: Document) -> None:
        """Offer what there is to choose in a set."""
        self._document = document
        for facet in self._facets.values():
            facet.offer(facet.facet.choices(document))
        self._arrange()

    def show_conditions(self, conditions: Mapping[str, Condition]) -> None:
        """Show that these are asked, by word, and nothing else, without telling."""
        for word, facet in self._facets.items():
            facet.show_condition(conditions.get(word))
        self._arrange()

    def ask(self, word: str, condition: Condition | None) -> None:
        """Let one facet ask something else, or nothing."""
        if self._facets[word].condition != condition:
            self._facets[word].show_condition(condition)
            self._tell()

    @Slot()
    def _tell(self) -> None:
        self._arrange()
        self.chosen.emit()

    @Slot()
    def _ask_counts(self) -> None:
        facet = self.sender()
        if isinstance(facet, FacetButton):
            if self._document is not None:
                # Sitemaps come and go, and days pass.
                facet.offer(facet.facet.choices(self._document))
            self.counts_asked.emit(facet.facet.word)

    # Placing

    def _arrange(self) -> None:
        """Place what there is room for; chips go on in further lines."""
        wanted = [facet for facet in self._facets.values() if facet.is_wanted]
        left_out = self._left_out(wanted)
        shown: list[QWidget] = [facet for facet in wanted if facet not in left_out]
        for facet in self._facets.values():
            facet.setVisible(facet in shown)
        self._menu.clear()
        for facet in left_out:
            self._menu.addMenu(facet.menu).setText(facet.facet.title())
        self.more.setVisible(bool(left_out))
        height = self._place([*shown, self.more] if left_out else shown)
        if height != self.height():
            self.setFixedHeight(height)

    def _left_out(self, wanted: list[FacetButton]) -> list[FacetButton]:
        """Of the facets that ask nothing those for which there is no room."""
        widths = {facet: facet.sizeHint().width() + _GAP for facet in wanted}
        room = self.width() + _GAP
        if sum(widths.values()) <= room:
            return []
        room -= self.more.sizeHint().width() + _GAP
        asking = sum(widths[facet] for facet in wanted if facet.condition is not None)
        room -= asking
        left_out: list[FacetButton] = []
        for facet in wanted:
            if facet.condition is not None:
                continue
            if left_out or widths[facet] > room:
                left_out.append(facet)
            else:
                room -= widths[facet]
        return left_out

    def _place(self, shown: list[QWidget]) -> int:
        """Put widgets side by side, and give the height of all lines."""
        left, top, line = 0, 0, 0
        for widget in shown:
            size = widget.sizeHint()
            width = min(size.width(), max(self.width(), 1))
            if left and left + width > self.width():
                left, top = 0, top + line + _GAP
            line = max(line, size.height())
            place = QRect(left, top, width, size.height())
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            widget.setGeometry(place.translated(self.width() - 2 * left - width, 0) if is_mirrored else place)
            left += width + _GAP
        return top + line

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange):
            self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(300, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.height())
