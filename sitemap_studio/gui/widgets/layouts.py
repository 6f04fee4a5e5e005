"""Layouts: margins and rows of dialogs, rows that wrap, areas that scroll on low screens, and the order of Tab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
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

_SPACING: Final = 12

Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]  # a pair has a stretch, a number is one

Box = TypeVar("Box", bound=QBoxLayout)


def fill(box: Box, *parts: Part, margins: tuple[int, int, int, int] = (0, 0, 0, 0), spacing: int | None = None) -> Box:
    """Set margins and spacing of a box layout, add parts to it, and return it."""
    box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        inner, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(inner, QLayout):
            box.addLayout(inner, stretch)
        else:
            box.addWidget(inner, stretch)
    return box


def fill_form(form: QFormLayout, *rows: tuple[str, QWidget | QLayout], spacing: int = 12) -> QFormLayout:
    """Add rows, each a label with its mnemonic and a field, to a form, and return it."""
    form.setVerticalSpacing(spacing)
    for text, field in rows:
        if isinstance(field, QLayout):
            label = QLabel(text)
            if (item := field.itemAt(0)) is not None and (first := item.widget()) is not None:
                label.setBuddy(first)
            form.addRow(label, field)
        else:
            form.addRow(text, field)
    return form


def give_room(layout: QLayout) -> None:
    """Give the outermost layout of a dialog the margins and the spacing of all dialogs."""
    layout.setContentsMargins(16, 16, 16, 12)
    layout.setSpacing(_SPACING)


def level_with_lines(box: QAbstractSpinBox) -> None:
    """Make a spin box as high as line edits; Fusion lets it be lower."""
    box.setMinimumHeight(QLineEdit().sizeHint().height())


def align_labels(*forms: QFormLayout) -> None:
    """Align the fields of several forms below each other."""
    # Not by `itemAt`: PySide keeps wrappers of items that Qt deletes with their row, and takes later objects for them.
    found: list[QWidget | None] = [
        form.labelForField(field)
        for form in forms
        for parent in (form.parentWidget(),)
        if parent is not None
        for field in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    ]
    labels = [label for label in found if label is not None]
    # A pixel more: underlined letters are a little wider than they are counted.
    widest = max((label.sizeHint().width() + 1 for label in labels), default=0)
    for label in labels:
        label.setMinimumWidth(widest)


def last_row(label: QLabel, box: QDialogButtonBox) -> QHBoxLayout:
    """The last row of a dialog: a message, which wraps, and beside it the buttons, which do not."""
    box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    return fill(QHBoxLayout(), (label, 1), box, spacing=_SPACING)


@dataclass
class _Placed:
    """An item of a row, with its stretch and the width below which it goes to a line of its own."""

    item: QLayoutItem
    stretch: int = 0
    least: int = 0

    @property
    def desired_width(self) -> int:
        size = self.item.minimumSize() if self.stretch else self.item.sizeHint()
        return max(self.least, size.width())

    def height_at(self, width: int) -> int:
        return self.item.heightForWidth(width) if self.item.hasHeightForWidth() else self.item.sizeHint().height()


class FlowRow(QLayout):
    """Places widgets side by side, in as many lines as they need; those that stretch share what is left of a line."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8, line_gap: int = 4) -> None:
        super().__init__(*([] if parent is None else [parent]))
        self.setContentsMargins(0, 0, 0, 0)
        self._gap, self._line_gap = gap, line_gap
        self._placed: list[_Placed] = []

    def add(self, widget: QWidget, stretch: int = 0, *, least: int = 0, place: int | None = None) -> None:
        """Place a widget; one that stretches goes to a line of its own rather than to be narrower than `least`."""
        self.addWidget(widget)
        placed = self._placed.pop()
        placed.stretch, placed.least = stretch, least
        self._placed.insert(len(self._placed) if place is None else place, placed)

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
        return self._arrange(QRect(0, 0, width, 0), is_measured=True)

    def n_lines(self, width: int) -> int:
        margins = self.contentsMargins()
        return len(self._lines(width - margins.left() - margins.right()))

    def sizeHint(self) -> QSize:
        widths = [placed.desired_width + self._gap for placed in self._shown()]
        margins = self.contentsMargins()
        width = max(0, sum(widths) - self._gap) + margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        size, margins = QSize(0, 0), self.contentsMargins()
        for placed in self._shown():
            size = size.expandedTo(placed.item.minimumSize())
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, is_measured=False)

    def _shown(self) -> list[_Placed]:
        return [placed for placed in self._placed if not placed.item.isEmpty()]

    def _arrange(self, rect: QRect, *, is_measured: bool) -> int:
        """Place the widgets of all lines, unless their height alone is measured, and return the height of all."""
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        top = inner.top()
        for line in self._lines(inner.width()):
            widths = self._widths(line, inner.width())
            heights = [placed.height_at(width) for placed, width in zip(line, widths, strict=True)]
            area, left = QRect(inner.left(), top, inner.width(), max(heights)), inner.left()
            for placed, width, height in zip(line, widths, heights, strict=True):
                if not is_measured:
                    self._place(placed.item, QRect(left, top, width, height), area)
                left += width + self._gap
            top += area.height() + self._line_gap
        return max(top - self._line_gap, inner.top()) - rect.top() + margins.bottom()

    def _place(self, item: QLayoutItem, rect: QRect, line: QRect) -> None:
        """Place an item in its line: in the middle of its height, or in all of it."""
        widget = item.widget()
        if widget is not None and widget.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Expanding:
            rect.setHeight(line.height())
        rect.moveTop(line.top() + (line.height() - rect.height()) // 2)
        item.setGeometry(rect)

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
        """Width of each widget of a line: those that stretch share what the others leave."""
        widths = [min(placed.desired_width, width) for placed in line]
        rest = width - sum(widths) - self._gap * (len(line) - 1)
        shares = sum(placed.stretch for placed in line)
        for index, placed in enumerate(line):
            if placed.stretch and rest > 0:
                most = placed.item.maximumSize().width()
                widths[index] += min(rest * placed.stretch // shares, max(0, most - widths[index]))
        return widths


class _ShrinkableWidget(QWidget):
    """Lets an area shrink a widget with wrapped text to its minimum height, where Qt takes the preferred one."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        fill(QVBoxLayout(self), widget)

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
        return QSize(self._content.minimumSizeHint().width() + bar, 40)


@runtime_checkable
class Ordered(Protocol):
    """A widget that places its parts without a layout."""

    def in_order(self) -> Sequence[QWidget]:
        """Return its parts in reading order."""
        ...


def set_tab_order(root: QWidget) -> None:
    """Let Tab visit the widgets in the order of the layouts; call it when all of them are made.

    Qt's own order is that of creation, in which later widgets follow all others of the window.
    """
    for box in root.findChildren(QDialogButtonBox):
        # Qt lets Tab go from there to its first button, past all between the two.
        box.setFocusProxy(None)  # type: ignore[arg-type]  # its stub does not know that this takes it away
    for before, after in pairwise(laid_out(root)):
        QWidget.setTabOrder(before, after)


def laid_out(widget: QWidget) -> Iterator[QWidget]:
    """Return the widgets that take Tab, in the order of the layouts; the widget itself if it does."""
    layout: QLayout | None = widget.layout()
    inner: Sequence[QWidget | None] = ()
    # Children of a widget that has no layout for them.
    if isinstance(widget, Ordered):
        inner = widget.in_order()
    elif isinstance(widget, QTabWidget):
        inner = [widget.tabBar(), *map(widget.widget, range(widget.count()))]
    elif isinstance(widget, QSplitter):
        inner = [*map(widget.widget, range(widget.count()))]
    elif isinstance(widget, QScrollArea):
        inner = [widget.widget()]
    if inner:
        for each in filter(None, inner):
            yield from laid_out(each)
    elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    elif layout is not None:
        yield from _items_of(layout)


def _items_of(layout: QLayout) -> Iterator[QWidget]:
    for item in filter(None, map(layout.itemAt, range(layout.count()))):
        inner: QWidget | None = item.widget()
        nested: QLayout | None = item.layout()
        if inner is not None:
            yield from laid_out(inner)
        elif nested is not None:
            yield from _items_of(nested)
