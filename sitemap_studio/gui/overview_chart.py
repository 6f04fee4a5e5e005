"""One chart of the overview as a widget: painted, told in words, and followed with mouse and keyboard.

What a bar means, and what becomes of a click on it, is the business of whoever shows the chart.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sitemap_studio.gui.overview_charts import Chart, ShowEntries
from sitemap_studio.gui.overview_painting import Look, Place, draw_chart, height_of, places_of
from sitemap_studio.gui.plain_text import as_tooltip
from sitemap_studio.search.conditions import Condition

_LEAST_WIDTH = 200

_FORTH = (Qt.Key.Key_Down, Qt.Key.Key_Right)
_BACK = (Qt.Key.Key_Up, Qt.Key.Key_Left)


class ChartView(QWidget):
    """Shows one chart. Arrows go from bar to bar, Enter or a click asks for what a bar stands for.

    Attributes:
        chart: What is shown.

    Signals:
        wished: What a bar stands for is wanted: a `Wish`.
    """

    wished = Signal(object)

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = chart
        self._current = 0
        self._hovered: int | None = None
        self._asked: tuple[Condition, ...] = ()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        """Show another; the current bar stays the one of the same words, if there is one."""
        words = self.current_label
        self.chart = chart
        labels = [bar.label for bar in chart.bars]
        self._current = labels.index(words) if words in labels else 0
        self._hovered = None
        self._tell()
        self.updateGeometry()
        self.update()

    def show_asked(self, asked: tuple[Condition, ...]) -> None:
        """Mark the bars whose entries are asked for."""
        if asked != self._asked:
            self._asked = asked
            self._tell()
            self.update()

    @property
    def chosen(self) -> list[int]:
        """The bars whose entries are asked for."""
        wishes = ((number, bar.wish) for number, bar in enumerate(self.chart.bars))
        return [
            number
            for number, wish in wishes
            if isinstance(wish, ShowEntries) and all(condition in self._asked for condition in wish.conditions)
        ]

    # What is told

    @property
    def current_label(self) -> str:
        """The words of the bar that the keyboard is at; empty where there is none."""
        bars = self.chart.bars
        return bars[self._current].label if self._current < len(bars) else ""

    def _tell(self) -> None:
        """Tell those who hear the screen which bar is current, and all figures."""
        name = self.chart.title
        if self.hasFocus() and self.chart.bars:
            name = f"{name}. {self.chart.bars[self._current].told}"
            if self._current in self.chosen:
                name = self.tr("{bar}; shown in the table").format(bar=name)
        self.setAccessibleDescription(self.chart.told)
        if name != self.accessibleName():
            self.setAccessibleName(name)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    # Where things are

    def look(self) -> Look:
        """How it is drawn."""
        return Look(self.palette(), self.font(), self.isRightToLeft())

    def places(self) -> list[Place]:
        """Where its bars lie."""
        return places_of(self.chart, self._room(), self.look())

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 2, -4, -2)

    def bar_at(self, place: QPointF) -> int | None:
        """The number of the bar at a place; None for none."""
        return next((number for number, each in enumerate(self.places()) if each.area.contains(place)), None)

    def sizeHint(self) -> QSize:
        return QSize(320, round(height_of(self.chart, self.look())) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, self.sizeHint().height())

    def go_to(self, number: int) -> None:
        """Make a bar the current one."""
        self._current = max(0, min(number, len(self.chart.bars) - 1))
        self._tell()
        self.update()

    def _ask(self, number: int) -> None:
        wish = self.chart.bars[number].wish
        if wish is not None:
            self.wished.emit(wish)

    # What Qt tells

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        current = self._current if self.hasFocus() else None
        draw_chart(
            painter, self.chart, self._room(), self.look(), current=current, hovered=self._hovered, chosen=self.chosen
        )
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bars, key = self.chart.bars, event.key()
        forth, back = (_FORTH, _BACK)
        if self.isRightToLeft():
            forth, back = (Qt.Key.Key_Down, Qt.Key.Key_Left), (Qt.Key.Key_Up, Qt.Key.Key_Right)
        if not bars or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in forth or key in back:
            self.go_to(self._current + (1 if key in forth else -1))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(0 if key == Qt.Key.Key_Home else len(bars) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._ask(self._current)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hovered = self.bar_at(event.position())
        if hovered != self._hovered:
            self._hovered = hovered
            can = hovered is not None and self.chart.bars[hovered].wish is not None
            self.setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        number = self.bar_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and number is not None:
            self.go_to(number)
            self._ask(number)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.bar_at(QPointF(event.pos()))
            if number is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), as_tooltip(self.chart.bars[number].told), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
