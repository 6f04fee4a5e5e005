"""The order in which Tab leads through widgets: that in which they are laid out, whenever they were made.

Qt's own is that in which they were made: what comes later, as the lines of a list do, would come behind all of the
window.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QDialogButtonBox, QLayout, QScrollArea, QSplitter, QTabWidget, QWidget


@runtime_checkable
class Ordered(Protocol):
    """What places its parts itself."""

    def in_order(self) -> Sequence[QWidget]:
        """Its parts as they are read."""
        ...


_LAID_OUT: Final = (QEvent.Type.LayoutRequest, QEvent.Type.Show)


class ReadingOrder(QObject):
    """Keeps Tab in the order in which the layouts of a widget stand, whatever comes to them and goes."""

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
        """Let Tab follow the layouts as they stand now."""
        for box in self._whole.findChildren(QDialogButtonBox):
            # Qt lets Tab go from there to its first button: past all that stands between the two.
            box.setFocusProxy(None)  # type: ignore[arg-type]  # its stub does not know that this takes it away
        found = list(laid_out(self._whole))
        if found != self._known:
            self._known = found
            for before, after in pairwise(found):
                QWidget.setTabOrder(before, after)


def laid_out(widget: QWidget) -> Iterator[QWidget]:
    """What in a widget takes Tab, in the order of its layouts; the widget alone if it does so itself."""
    layout: QLayout | None = widget.layout()
    inner = widget.in_order() if isinstance(widget, Ordered) else _pages(widget)
    if inner:
        for each in inner:
            yield from laid_out(each)
    elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    elif layout is not None:
        yield from _in_layout(layout)


def _pages(widget: QWidget) -> list[QWidget]:
    """What stands in a widget that has no layout for it."""
    found: list[QWidget | None] = []
    if isinstance(widget, QTabWidget):
        found = [widget.tabBar(), *(widget.widget(place) for place in range(widget.count()))]
    elif isinstance(widget, QSplitter):
        found = [widget.widget(place) for place in range(widget.count())]
    elif isinstance(widget, QScrollArea):
        found = [widget.widget()]
    return [each for each in found if each is not None]


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inner: QWidget | None = item.widget() if item is not None else None
        nested: QLayout | None = item.layout() if item is not None else None
        if inner is not None:
            yield from laid_out(inner)
        elif nested is not None:
            yield from _in_layout(nested)
