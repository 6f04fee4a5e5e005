"""Lists of values before and after: what differs between the two is in sight, and marked by a ground of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from sitemap_studio.gui.difference import changed_parts
from sitemap_studio.gui.roomy import RoomyDelegate
from sitemap_studio.gui.theme import Tint, tint_color

_SHARE: Final = 0.28
"""How much of a tint is laid over what differs; letters below it stay readable."""


class DifferenceDelegate(RoomyDelegate):
    """Leaves out the ends of values, as what differs stands in front, and marks that.

    Args:
        before: The column of values before.
        after: The column of values after.
        parent: The list.
        prose: A column of sentences, which are cut at their ends, too; -1 where there is none.
    """

    def __init__(self, before: int, after: int, parent: QTableView, *, prose: int = -1) -> None:
        super().__init__(parent)
        self._before, self._after, self._prose = before, after, prose

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if index.column() in (self._before, self._after, self._prose):
            option.textElideMode = Qt.TextElideMode.ElideRight

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        if index.column() not in (self._before, self._after):
            return
        is_before = index.column() == self._before
        model, row = index.model(), index.row()
        texts = [str(model.index(row, column).data() or "") for column in (self._before, self._after)]
        first, behind = changed_parts(*texts)[0 if is_before else 1]
        if first < behind:
            rect = _place(option, texts[0 if is_before else 1], first, behind)
            colour = tint_color(Tint.ERROR if is_before else Tint.GOOD, option.palette)
            colour.setAlphaF(_SHARE)
            painter.fillRect(rect, colour)


def _place(option: QStyleOptionViewItem, text: str, first: int, behind: int) -> QRect:
    """Where some characters of a text stand in its cell."""
    style = option.widget.style()
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, option.widget) + 1
    room = option.rect.adjusted(margin, 0, -margin, 0)
    metrics = option.fontMetrics
    left, right = metrics.horizontalAdvance(text[:first]), metrics.horizontalAdvance(text[:behind])
    begin = room.left()
    if option.direction is Qt.LayoutDirection.RightToLeft:
        # Values run from left to right there, too, and end at the right border.
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        begin = room.right() + 1 - metrics.horizontalAdvance(shown)
    top = option.rect.center().y() - metrics.height() // 2
    return QRect(begin + left, top, right - left, metrics.height()) & room
