"""Functions for layouts: margins and rows of dialogs, areas that scroll on low screens, and the tab order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeVar

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
    """Set margins and, if given, spacing of a box layout, append widgets, layouts and stretches, and return it."""
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
    """Set the vertical spacing of a form, append rows of label and field, whose mnemonics focus it, and return it."""
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


def set_dialog_margins(layout: QLayout) -> None:
    """Set margins and spacing of the outermost layout of a dialog to the ones of all dialogs."""
    layout.setContentsMargins(16, 16, 16, 12)
    layout.setSpacing(_SPACING)


def match_line_edit_height(box: QAbstractSpinBox) -> None:
    """Make a spin box at least as high as line edits; the Fusion style makes it lower."""
    box.setMinimumHeight(QLineEdit().sizeHint().height())


def align_form_fields(*forms: QFormLayout) -> None:
    """Align the fields of several forms by giving all their labels the same width."""
    # Not by `itemAt`: PySide retains wrappers of items that Qt deletes with their row, and confuses them with later ones.
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


def make_button_row(label: QLabel, box: QDialogButtonBox) -> QHBoxLayout:
    """Return the last row of a dialog: a label, which gets the free width, and the box of buttons."""
    box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    return fill(QHBoxLayout(), (label, 1), box, spacing=_SPACING)


class _ShrinkableWidget(QWidget):
    """Container that a scroll area can shrink to the minimum height of wrapped text; Qt uses the preferred height."""

    def __init__(self, widget: QWidget) -> None:
        """Create the container with a widget in it."""
        super().__init__()
        fill(QVBoxLayout(self), widget)

    def heightForWidth(self, width: int) -> int:
        """Return the minimum height for a width, in which wrapped text is completely visible."""
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout is not None else super().heightForWidth(width)


class ScrollableArea(QScrollArea):
    """Area that scrolls a widget vertically if it is too high for the screen."""

    def __init__(self, widget: QWidget, parent: QWidget) -> None:
        """Create the area with a widget in it."""
        super().__init__(parent)
        self._content = widget
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The content accepts the focus, and is scrolled to it.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(_ShrinkableWidget(widget))

    def sizeHint(self) -> QSize:
        """Return the preferred size of the widget in the area."""
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the minimum width of the widget beside a scroll bar, and a small height."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, 40)


def set_tab_order(root: QWidget) -> None:
    """Set the tab order of the widgets in `root` to the order of the layouts; call it after all are created.

    By default Qt uses the order of creation, in which later widgets follow all others of the window.
    """
    for box in root.findChildren(QDialogButtonBox):
        # Qt lets Tab go from there to its first button, past all between the two.
        box.setFocusProxy(None)  # type: ignore[arg-type]  # the stub does not allow None, which removes the proxy
    for before, after in pairwise(focusable_widgets(root)):
        QWidget.setTabOrder(before, after)


def focusable_widgets(widget: QWidget) -> Iterator[QWidget]:
    """Yield the widgets in a widget, or the widget itself, that accept focus by Tab, in the order of the layouts."""
    layout: QLayout | None = widget.layout()
    inner: Sequence[QWidget | None] = ()
    # Children of a widget that has no layout for them.
    if isinstance(widget, QTabWidget):
        inner = [widget.tabBar(), *map(widget.widget, range(widget.count()))]
    elif isinstance(widget, QSplitter):
        inner = [*map(widget.widget, range(widget.count()))]
    elif isinstance(widget, QScrollArea):
        inner = [widget.widget()]
    if inner:
        for each in filter(None, inner):
            yield from focusable_widgets(each)
    elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    elif layout is not None:
        yield from _focusable_in_layout(layout)


def _focusable_in_layout(layout: QLayout) -> Iterator[QWidget]:
    """Yield the widgets of a layout and of its nested layouts that accept focus by Tab, in their order."""
    for item in filter(None, map(layout.itemAt, range(layout.count()))):
        inner: QWidget | None = item.widget()
        nested: QLayout | None = item.layout()
        if inner is not None:
            yield from focusable_widgets(inner)
        elif nested is not None:
            yield from _focusable_in_layout(nested)
