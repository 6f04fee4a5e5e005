"""Layouts: margins and rows of dialogs, rows that wrap, areas that scroll on low screens, and the order of Tab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

_LEFT, _TOP, _RIGHT, _BOTTOM = 16, 16, 16, 12
_SPACING: Final = 12


def give_room(layout: QLayout) -> None:
    """Give the outermost layout of a dialog the margins and the spacing that all of them have.

    From then on Tab goes through the dialog as it is read.
    """
    layout.setContentsMargins(_LEFT, _TOP, _RIGHT, _BOTTOM)
    layout.setSpacing(_SPACING)
    dialog = layout.parentWidget()
    if dialog is not None:
        TabOrder(dialog)


def level_with_lines(box: QAbstractSpinBox) -> None:
    """Let a box of numbers be as high as lines to type in; Fusion lets it be lower."""
    box.setMinimumHeight(QLineEdit().sizeHint().height())


def align_labels(*forms: QFormLayout) -> None:
    """Let the fields of several forms that stand below each other begin at the same place."""
    # Not by `itemAt`: PySide keeps wrappers of items that Qt deletes with their row, and takes later objects for them.
    fields = [
        (form, field)
        for form in forms
        for parent in (form.parentWidget(),)
        if parent is not None
        for field in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    ]
    found: list[QWidget | None] = [form.labelForField(field) for form, field in fields]
    labels = [label for label in found if label is not None]
    # A pixel more: letters with a line below them are a little wider than they are counted.
    widest = max((label.sizeHint().width() + 1 for label in labels), default=0)
    for label in labels:
        label.setMinimumWidth(widest)


def last_row(label: QLabel, box: QDialogButtonBox) -> QHBoxLayout:
    """The last row of a dialog: what is to be said, and beside it the buttons."""
    row = QHBoxLayout()
    row.setSpacing(_SPACING)
    row.addWidget(label, 1)
    # The words give way, never the buttons.
    box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    row.addWidget(box)
    return row


_GAP: Final = 8
_LINE_GAP: Final = 4


@dataclass
class _Placed:
    """A widget in the row.

    Attributes:
        item: Qt's handle of it.
        stretch: Its share of the room that is left in its line; none for one that keeps its width.
        least: The width below which it goes to a line of its own; none for that which it asks for.
    """

    item: QLayoutItem
    stretch: int = 0
    least: int = 0

    @property
    def desired_width(self) -> int:
        size = self.item.minimumSize() if self.stretch else self.item.sizeHint()
        return max(self.least, size.width())

    def height_at(self, width: int) -> int:
        if self.item.hasHeightForWidth():
            return self.item.heightForWidth(width)
        return self.item.sizeHint().height()


class FlowRow(QLayout):
    """Places widgets side by side, in as many lines as they need; those that stretch share what is left of a line.

    Args:
        gap: Between the widgets of a line, in pixels.
        line_gap: Between the lines, in pixels.
    """

    def __init__(self, parent: QWidget | None = None, *, gap: int = _GAP, line_gap: int = _LINE_GAP) -> None:
        super().__init__(*([] if parent is None else [parent]))
        self.setContentsMargins(0, 0, 0, 0)
        self._gap, self._line_gap = gap, line_gap
        self._placed: list[_Placed] = []

    def add(self, widget: QWidget, stretch: int = 0, *, least: int = 0, place: int | None = None) -> None:
        """Place a widget.

        Args:
            widget: The widget.
            stretch: Its share of the room that is left in its line; none for one that keeps its width.
            least: The width below which one that stretches goes to a line of its own.
            place: Its place in the row; at the end where left out.
        """
        self.addWidget(widget)
        placed = self._placed.pop()
        placed.stretch, placed.least = stretch, least
        self._placed.insert(len(self._placed) if place is None else place, placed)

    # What Qt asks

    def addItem(self, item: QLayoutItem) -> None:
        self._placed.append(_Placed(item))

    def count(self) -> int:
        return len(self._placed)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._placed[index].item if 0 <= index < len(self._placed) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._placed.pop(index).item if 0 <= index < len(self._placed) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        heights = [self._height(line, inner) for line in self._lines(inner)]
        gaps = self._line_gap * max(0, len(heights) - 1)
        return sum(heights) + gaps + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        shown = self._shown()
        width = sum(placed.desired_width for placed in shown) + self._gap * max(0, len(shown) - 1)
        margins = self.contentsMargins()
        width += margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        shown = self._shown()
        width = max((placed.item.minimumSize().width() for placed in shown), default=0)
        height = max((placed.item.minimumSize().height() for placed in shown), default=0)
        margins = self.contentsMargins()
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        inner = rect.marginsRemoved(self.contentsMargins())
        top = inner.top()
        for line in self._lines(inner.width()):
            height = self._height(line, inner.width())
            self._place(line, QRect(inner.left(), top, inner.width(), height))
            top += height + self._line_gap

    # Lines

    def _shown(self) -> list[_Placed]:
        return [placed for placed in self._placed if not placed.item.isEmpty()]

    def _lines(self, width: int) -> list[list[_Placed]]:
        lines: list[list[_Placed]] = []
        left = 0
        for placed in self._shown():
            if lines and placed.desired_width <= left:
                lines[-1].append(placed)
            else:
                lines.append([placed])
                left = width + self._gap
            left -= placed.desired_width + self._gap
        return lines

    def _widths(self, line: list[_Placed], width: int) -> list[int]:
        """How wide each widget of a line is: those that stretch share what the others leave."""
        widths = [min(placed.desired_width, width) for placed in line]
        rest = width - sum(widths) - self._gap * (len(line) - 1)
        shares = sum(placed.stretch for placed in line)
        for place, placed in enumerate(line):
            if placed.stretch and rest > 0:
                most = placed.item.maximumSize().width()
                share = min(rest * placed.stretch // shares, max(0, most - widths[place]))
                widths[place] += share
        return widths

    def _height(self, line: list[_Placed], width: int) -> int:
        widths = self._widths(line, width)
        return max(placed.height_at(wide) for placed, wide in zip(line, widths, strict=True))

    def _place(self, line: list[_Placed], rect: QRect) -> None:
        owner = self.parentWidget()
        is_mirrored = owner is not None and owner.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = rect.left()
        for placed, width in zip(line, self._widths(line, rect.width()), strict=True):
            widget = placed.item.widget()
            grows = widget is not None and widget.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Expanding
            height = rect.height() if grows else min(rect.height(), placed.height_at(width))
            place = QRect(left, rect.top() + (rect.height() - height) // 2, width, height)
            if is_mirrored:
                place.moveRight(rect.left() + rect.right() - place.left())
            placed.item.setGeometry(place)
            left += width + self._gap


_MINIMUM_HEIGHT: Final = 40


class _ShrinkableWidget(QWidget):
    """Lets an area shrink a widget with wrapped text to its minimum height, where Qt takes the preferred one."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(widget)

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None else super().heightForWidth(width)


class ScrollableArea(QScrollArea):
    """Scrolls a widget vertically if there is too little room for it, so that dialogs fit a low screen."""

    def __init__(self, widget: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = widget
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Its content takes the focus, and scrolls to it.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(_ShrinkableWidget(widget))

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, _MINIMUM_HEIGHT)


@runtime_checkable
class Ordered(Protocol):
    """A widget that places its parts without a layout."""

    def in_order(self) -> Sequence[QWidget]:
        """Return its parts in reading order."""
        ...


_LAID_OUT: Final = (QEvent.Type.LayoutRequest, QEvent.Type.Show)


class TabOrder(QObject):
    """Keeps Tab in the order of the layouts of a widget.

    Qt's own is the order of creation, in which later widgets would follow all others of the window.
    """

    def __init__(self, whole: QWidget) -> None:
        super().__init__(whole)
        self._whole = whole
        self._known: list[QWidget] = []
        whole.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._whole and event.type() in _LAID_OUT:
            self.refresh()
        return super().eventFilter(watched, event)

    def refresh(self) -> None:
        """Set the order to that of the current layouts."""
        for box in self._whole.findChildren(QDialogButtonBox):
            # Qt lets Tab go from there to its first button, past all between the two.
            box.setFocusProxy(None)  # type: ignore[arg-type]  # its stub does not know that this takes it away
        found = list(laid_out(self._whole))
        if found != self._known:
            self._known = found
            for before, after in pairwise(found):
                QWidget.setTabOrder(before, after)


def laid_out(widget: QWidget) -> Iterator[QWidget]:
    """Return the widgets that take Tab, in the order of the layouts; the widget itself if it does."""
    layout: QLayout | None = widget.layout()
    inner = widget.in_order() if isinstance(widget, Ordered) else _pages(widget)
    if inner:
        for each in inner:
            yield from laid_out(each)
    elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    elif layout is not None:
        yield from _items_of(layout)


def _pages(widget: QWidget) -> list[QWidget]:
    """Return the children of a widget that has no layout for them."""
    found: list[QWidget | None] = []
    if isinstance(widget, QTabWidget):
        found = [widget.tabBar(), *(widget.widget(place) for place in range(widget.count()))]
    elif isinstance(widget, QSplitter):
        found = [widget.widget(place) for place in range(widget.count())]
    elif isinstance(widget, QScrollArea):
        found = [widget.widget()]
    return [each for each in found if each is not None]


def _items_of(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inner: QWidget | None = item.widget() if item is not None else None
        nested: QLayout | None = item.layout() if item is not None else None
        if inner is not None:
            yield from laid_out(inner)
        elif nested is not None:
            yield from _items_of(nested)
