"""The order in which Tab leads through widgets: that in which they are laid out, whenever they were made.

Qt's own is that in which they were made: what comes later, as the lines of a list do, would come behind all of the
window.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLayout, QWidget


class ReadingOrder(QObject):
    """Keeps Tab in the order in which the layouts of a widget stand, whatever comes to them and goes."""

    def __init__(self, whole: QWidget) -> None:
        super().__init__(whole)
        self._whole = whole
        self._known: list[QWidget] = []
        whole.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._whole and event.type() == QEvent.Type.LayoutRequest:
            self.refresh()
        return super().eventFilter(watched, event)

    def refresh(self) -> None:
        """Let Tab follow the layouts as they stand now."""
        found = list(laid_out(self._whole))
        if found != self._known:
            self._known = found
            for before, after in pairwise(found):
                QWidget.setTabOrder(before, after)


def laid_out(widget: QWidget) -> Iterator[QWidget]:
    """What in a widget takes Tab, in the order of its layouts; the widget alone if it does so itself."""
    layout: QLayout | None = widget.layout()
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    elif layout is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inner: QWidget | None = item.widget() if item is not None else None
        nested: QLayout | None = item.layout() if item is not None else None
        if inner is not None:
            yield from laid_out(inner)
        elif nested is not None:
            yield from _in_layout(nested)
