"""One chart of the overview as a widget: painted, told in words, and followed with mouse and keyboard.

It is a list of bars: so screen readers know it, in every system, and read the bar that the keyboard is at. What a bar
means, and what becomes of a click on it, is the business of whoever shows the chart.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy, QWidget

from sitemap_studio.gui.overview.charts import Chart, ShowEntries
from sitemap_studio.gui.overview.painting import Look, Place, draw_chart, height_of, places_of
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.gui.words.texts import as_tooltip
from sitemap_studio.search.filter_language import Term

_LEAST_WIDTH = 200

_ROLE: Final = Qt.ItemDataRole
_MOVE: Final = QAbstractItemView.CursorAction
_FORTH: Final = (_MOVE.MoveDown, _MOVE.MoveNext)
_BACK: Final = (_MOVE.MoveUp, _MOVE.MovePrevious)
_TO_FIRST: Final = (_MOVE.MoveHome, _MOVE.MovePageUp)


class _Bars(QAbstractListModel):
    """The bars of a chart in words."""

    def __init__(self, view: ChartView) -> None:
        super().__init__(view)
        self._view = view

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._view.chart.bars)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        bars = self._view.chart.bars
        if not index.isValid() or index.row() >= len(bars):
            return None
        bar = bars[index.row()]
        if role == _ROLE.AccessibleTextRole:
            is_chosen = index.row() in self._view.chosen
            return self._view.tr("{bar}; shown in the table").format(bar=bar.told) if is_chosen else bar.told
        if role == _ROLE.ToolTipRole:
            return as_tooltip(bar.told)
        return bar.label if role == _ROLE.DisplayRole else None


class ChartView(QListView):
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
        self._hovered: int | None = None
        self._asked: tuple[Term, ...] = ()
        self._bars = _Bars(self)
        self.setModel(self._bars)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        """Show another; the current bar stays the one of the same words, if there is one."""
        words = self.current_label
        self._bars.beginResetModel()
        self.chart = chart
        self._bars.endResetModel()
        self._hovered = None
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.told)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chart.bars else Qt.FocusPolicy.NoFocus)
        labels = [bar.label for bar in chart.bars]
        self.go_to(labels.index(words) if words in labels else 0)
        self.updateGeometry()
        self.viewport().update()

    def show_asked(self, asked: tuple[Term, ...]) -> None:
        """Mark the bars whose entries are asked for."""
        if asked != self._asked:
            self._asked = asked
            if self.chart.bars:
                self._bars.dataChanged.emit(self._bars.index(0), self._bars.index(len(self.chart.bars) - 1))
            self.viewport().update()

    @property
    def chosen(self) -> list[int]:
        """The bars whose entries are asked for."""
        wishes = ((number, bar.wish) for number, bar in enumerate(self.chart.bars))
        return [
            number
            for number, wish in wishes
            if isinstance(wish, ShowEntries) and all(condition in self._asked for condition in wish.conditions)
        ]

    @property
    def current_label(self) -> str:
        """The words of the bar that the keyboard is at; empty where there is none."""
        row = self.currentIndex().row()
        return self.chart.bars[row].label if 0 <= row < len(self.chart.bars) else ""

    # Where things are

    def look(self) -> Look:
        """How it is drawn."""
        return Look(self.palette(), self.font(), self.isRightToLeft())

    def places(self) -> list[Place]:
        """Where its bars lie."""
        return places_of(self.chart, self._room(), self.look())

    def _room(self) -> QRectF:
        return QRectF(self.viewport().rect()).adjusted(4, 2, -4, -2)

    def bar_at(self, place: QPointF) -> int | None:
        """The number of the bar at a place; None for none."""
        return next((number for number, each in enumerate(self.places()) if each.area.contains(place)), None)

    def sizeHint(self) -> QSize:
        return QSize(320, round(height_of(self.chart, self.look())) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, self.sizeHint().height())

    def go_to(self, number: int) -> None:
        """Make a bar the current one."""
        self.setCurrentIndex(self._bars.index(max(0, min(number, len(self.chart.bars) - 1))))
        self.viewport().update()

    def _ask(self, number: int) -> None:
        wish = self.chart.bars[number].wish
        if wish is not None:
            self.wished.emit(wish)

    # What the list asks

    def visualRect(self, index: Index) -> QRect:
        places = self.places()
        return places[index.row()].area.toAlignedRect() if 0 <= index.row() < len(places) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        number = self.bar_at(QPointF(point))
        return QModelIndex() if number is None else self._bars.index(number)

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """All of a chart is in sight, or scrolled with its card."""

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        row, last = self.currentIndex().row(), len(self.chart.bars) - 1
        is_sideways = action in (_MOVE.MoveLeft, _MOVE.MoveRight)
        if action in _FORTH or (is_sideways and (action is _MOVE.MoveRight) is not self.isRightToLeft()):
            row = min(row + 1, last)
        elif action in _BACK or is_sideways:
            row = max(row - 1, 0)
        else:
            row = 0 if action in _TO_FIRST else last
        return self._bars.index(row)

    # What Qt tells

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        current = self.currentIndex().row() if self.hasFocus() else None
        draw_chart(
            painter, self.chart, self._room(), self.look(), current=current, hovered=self._hovered, chosen=self.chosen
        )
        painter.end()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if is_enter and self.chart.bars and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._ask(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hovered = self.bar_at(event.position())
        if hovered != self._hovered:
            self._hovered = hovered
            can = hovered is not None and self.chart.bars[hovered].wish is not None
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        number = self.bar_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and number is not None:
            self.go_to(number)
            self._ask(number)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The cards are scrolled, not what is in one.
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self._hovered = None
            self.viewport().update()
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
