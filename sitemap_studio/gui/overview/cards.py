"""The charts of the overview as cards in columns: as many beside each other as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from sitemap_studio.gui.overview.chart import ChartView
from sitemap_studio.gui.overview.charts import Chart

_GAP: Final = 8
_PADDING: Final = 12
_STEP: Final = 8
"""Cards are higher by steps of so many pixels, so that those of about the same height end at the same one."""

_LETTERS_WIDE: Final = 46
"""A card is at least so many letters wide; larger letters leave room for fewer columns."""

_WORTH_SPANNING: Final = 2
"""Among more columns than these a chart may take two."""

_RADIUS: Final = 6


class Card(QFrame):
    """A chart below its title."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = ChartView(chart, self)
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        bold = QFont(self._title.font())
        bold.setWeight(QFont.Weight.DemiBold)
        self._title.setFont(bold)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self.view)
        column.addStretch(1)
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        """Show another chart."""
        self._title.setText(chart.title)
        self.view.show_chart(chart)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.end()


class _Ground(QWidget):
    """Places cards, each at the bottom of the column that is the shortest by then.

    Signals:
        placed: They are placed, maybe otherwise than before.
    """

    placed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[Card] = []

    def place(self) -> None:
        """Place the cards anew."""
        least = self.fontMetrics().averageCharWidth() * _LETTERS_WIDE
        room = max(1, self.width() - _GAP)
        count = max(1, min(len(self.cards), room // (least + _GAP)))
        wide = room // count - _GAP
        bottoms = [_GAP] * count
        for card in self.cards:
            column = bottoms.index(min(bottoms))
            # A stretch of time wants to be wide.
            spanned = 2 if card.view.chart.is_upright and column + 1 < count > _WORTH_SPANNING else 1
            taken = spanned * (wide + _GAP) - _GAP
            left = _GAP + column * (wide + _GAP)
            if self.isRightToLeft():
                left = self.width() - left - taken
            top = max(bottoms[column : column + spanned])
            high = card.heightForWidth(taken) if card.hasHeightForWidth() else card.sizeHint().height()
            high = -(-high // _STEP) * _STEP
            card.setGeometry(left, top, taken, high)
            bottoms[column : column + spanned] = [top + high + _GAP] * spanned
        self.setMinimumHeight(max(bottoms))
        self.placed.emit()

    def in_order(self) -> list[Card]:
        """The cards as they are read: down one column after the other."""
        is_mirrored = self.isRightToLeft()
        return sorted(self.cards, key=lambda card: (-card.geometry().right() if is_mirrored else card.x(), card.y()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)


class Cards(QScrollArea):
    """All cards, scrolled where there is no room for them.

    Signals:
        wished: What a bar stands for is wanted: a `Wish`.
        placed: The cards are placed, maybe otherwise than before.
    """

    wished = Signal(object)
    placed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground = _Ground(self)
        self._ground.placed.connect(self.placed)
        self.setWidget(self._ground)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Each chart takes the keyboard itself.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def views(self) -> list[ChartView]:
        """The charts, in order."""
        return [card.view for card in self._ground.cards]

    def view(self, name: str) -> ChartView:
        """The chart of a name."""
        return next(view for view in self.views if view.chart.name == name)

    def show_charts(self, charts: Sequence[Chart]) -> None:
        """Show these; cards stay where they are, so that neither place nor keyboard jumps."""
        for place, chart in enumerate(charts):
            if place < len(self._ground.cards):
                self._ground.cards[place].show_chart(chart)
            else:
                card = Card(chart, self._ground)
                card.view.wished.connect(self.wished)
                card.view.installEventFilter(self)
                self._ground.cards.append(card)
                card.show()
        self._ground.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, ChartView):
            self.ensureWidgetVisible(watched, 0, _PADDING)
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return QSize(480, 240)
