"""Layouts: margins and rows of dialogs, areas that scroll on low screens, and the order of Tab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
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
