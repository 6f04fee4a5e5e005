"""Lists of values before and after: what differs between the two is in sight, and marked by a ground of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from sitemap_studio.gui.i18n import left_to_right, plain_direction
from sitemap_studio.gui.plans.difference import changed_parts
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.gui.widgets.model_index import Index
from sitemap_studio.gui.widgets.roomy_delegate import RoomyDelegate

_CUT: Final = "\u2026"
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
        self._painted = ("", 0, 0)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.column() in (self._before, self._after, self._prose):
            option.textElideMode = Qt.TextElideMode.ElideRight
        if index.column() in (self._before, self._after):
            self._painted = shown, _, _ = self._shown(option, index)
            is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            option.text = left_to_right(shown) if is_mirrored else shown

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.column() not in (self._before, self._after):
            return
        # What has just been worked out for this cell.
        shown, first, behind = self._painted
        if first < behind:
            colour = tint_color(Tint.ERROR if index.column() == self._before else Tint.GOOD, option.palette)
            colour.setAlphaF(_SHARE)
            painter.fillRect(_place(option, shown, first, behind), colour)

    def _shown(self, option: QStyleOptionViewItem, index: Index) -> tuple[str, int, int]:
        """The text of a cell, such that what differs is in sight, and between which characters of it that stands."""
        is_before = index.column() == self._before
        other = index.model().index(index.row(), self._after if is_before else self._before).data() or ""
        text = plain_direction(option.text)
        (first, behind), _ = changed_parts(text, other)
        metrics, room = option.fontMetrics, _room(option).width()
        if room <= 0 or metrics.horizontalAdvance(text) <= room or metrics.horizontalAdvance(text[:first]) < room // 2:
            return text, first, behind
        leads = (at for at in range(first) if metrics.horizontalAdvance(_CUT + text[at:first]) < room // 2)
        begin = next(leads, first)
        return _CUT + text[begin:], first - begin + 1, behind - begin + 1


def _room(option: QStyleOptionViewItem) -> QRect:
    """Where the text of a cell may stand."""
    margin = option.widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, option.widget) + 1
    return option.rect.adjusted(margin, 0, -margin, 0)


def _place(option: QStyleOptionViewItem, text: str, first: int, behind: int) -> QRect:
    """Where some characters of a text stand in its cell."""
    room, metrics = _room(option), option.fontMetrics
    left, right = metrics.horizontalAdvance(text[:first]), metrics.horizontalAdvance(text[:behind])
    begin = room.left()
    if option.direction is Qt.LayoutDirection.RightToLeft:
        # Values run from left to right there, too, and end at the right border.
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        begin = room.right() + 1 - metrics.horizontalAdvance(shown)
    top = option.rect.center().y() - metrics.height() // 2
    return QRect(begin + left, top, right - left, metrics.height()) & room
