"""Values before and after a change in two columns, with the differing characters highlighted."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem, QTableView, QWidget

from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.gui.widgets import diff_view
from sitemap_studio.gui.widgets.list_view import Index, ListView, PaddedDelegate
from sitemap_studio.gui.widgets.text_models import TextModel

_KEPT_CHARACTERS: Final = 20
"""Longest common beginning of two values that is shown."""

_SHOWN_CHARACTERS: Final = 10
"""What remains of a longer one."""


_KEPT_DIFFERENCES: Final = 512
"""Differences that are kept for painting: those of some screens."""


def around_difference(before: str, after: str, *, n_kept: int = _KEPT_CHARACTERS) -> tuple[str, str]:
    """Shorten a common beginning of two values if it has more than `n_kept` letters, and show blanks at their ends."""
    shared = diff_view.count_alike(before, after)
    cut = shared - _SHOWN_CHARACTERS if shared > n_kept else 0
    lead = "\u2026" if cut else ""
    return lead + _with_blanks(before[cut:]), lead + _with_blanks(after[cut:])


@lru_cache(_KEPT_DIFFERENCES)
def changed_parts(before: str, after: str) -> tuple[diff_view.Parts, diff_view.Parts]:
    """Return the parts in which two values differ; none if they have nothing in common."""
    parts = diff_view.changed_parts(before, after)
    has_nothing_in_common = all(
        sum(end - first for first, end in found) == len(text)
        for found, text in zip(parts, (before, after), strict=True)
    )
    return ((), ()) if has_nothing_in_common else parts


def _with_blanks(text: str) -> str:
    bare = text.strip(" ")
    n_left = len(text) - len(text.lstrip(" "))
    return "\u2423" * n_left + cell_text(bare) + "\u2423" * (len(text) - n_left - len(bare))


_CUT: Final = "\u2026"
_SHARE: Final = 0.28
"""Opacity of the tint over what differs."""

_LINE_PIXELS: Final = 2


class DifferenceDelegate(PaddedDelegate):
    """Shows the first difference of two values, and tints and underlines what differs."""

    def __init__(self, before: int, after: int, parent: QTableView) -> None:
        super().__init__(parent)
        self._before, self._after = before, after
        self._painted: tuple[str, diff_view.Parts] = ("", ())

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.column() in (self._before, self._after):
            option.textElideMode = Qt.TextElideMode.ElideRight
            self._painted = self._shown(option, index)
            option.text = self._painted[0]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.column() not in (self._before, self._after):
            return
        # Set for this cell by `initStyleOption`.
        shown, parts = self._painted
        colour = tint_color(Tint.ERROR if index.column() == self._before else Tint.GOOD, option.palette)
        ground = QColor(colour)
        ground.setAlphaF(_SHARE)
        for first, behind in parts:
            area = _characters_area(option, shown, first, behind)
            # A line, too, for who can't distinguish the colours.
            painter.fillRect(area.adjusted(0, area.height() - _LINE_PIXELS, 0, 0), colour)
            painter.fillRect(area, ground)

    def _shown(self, option: QStyleOptionViewItem, index: Index) -> tuple[str, diff_view.Parts]:
        """Return the text to paint, with the first character that differs in sight, and the parts of it that differ."""
        model, row = index.model(), index.row()
        before, after = (model.index(row, at).data() or "" for at in (self._before, self._after))
        is_before = index.column() == self._before
        text, parts = (before if is_before else after), changed_parts(before, after)[0 if is_before else 1]
        metrics, room = option.fontMetrics, _text_area(option).width()
        differing = diff_view.count_alike(before, after)
        width = metrics.horizontalAdvance
        if not parts or room <= 0 or width(text) <= room or width(text[:differing]) < room // 2:
            return text, parts
        begin = next((at for at in range(differing) if width(_CUT + text[at:differing]) < room // 2), differing)
        shift = len(_CUT) - begin
        moved = ((max(first, begin) + shift, behind + shift) for first, behind in parts)
        return _CUT + text[begin:], tuple(part for part in moved if part[0] < part[1])


def _text_area(option: QStyleOptionViewItem) -> QRect:
    margin = option.widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, option.widget) + 1
    return option.rect.adjusted(margin, 0, -margin, 0)


def _characters_area(option: QStyleOptionViewItem, text: str, first: int, behind: int) -> QRect:
    area, metrics = _text_area(option), option.fontMetrics
    left, right = metrics.horizontalAdvance(text[:first]), metrics.horizontalAdvance(text[:behind])
    top = option.rect.center().y() - metrics.height() // 2
    return QRect(area.left() + left, top, right - left, metrics.height()) & area


class PlanColumn(IntEnum):
    """The columns of lists of values before and after."""

    ENTRY = 0
    FIELD = 1
    BEFORE = 2
    AFTER = 3


_WIDE: Final[dict[int, int]] = {PlanColumn.ENTRY: 240, PlanColumn.FIELD: 120}


class DifferenceView(ListView):
    """List of values before and after, which share what the other columns leave."""

    def __init__(self, model: TextModel, pixels: dict[int, int] = _WIDE, parent: QWidget | None = None) -> None:
        super().__init__(model, pixels, parent)
        self.setItemDelegate(DifferenceDelegate(PlanColumn.BEFORE, PlanColumn.AFTER, self))
        columns = self.horizontalHeader()
        columns.setStretchLastSection(False)
        for column in (PlanColumn.BEFORE, PlanColumn.AFTER):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
