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

_MAX_CHARACTERS: Final = 4_000
"""Longer values are elided in the middle."""

_CACHED_DIFFERENCES: Final = 512
"""Pairs of values whose changed ranges are cached for painting: several screens of rows."""


@lru_cache(_CACHED_DIFFERENCES)
def changed_ranges(before: str, after: str) -> tuple[diff_view.TextRanges, diff_view.TextRanges]:
    """Return for each of two values the ranges that the other lacks; empty ranges if they have nothing in common."""
    parts = diff_view.changed_ranges(before, after)
    has_nothing_in_common = all(
        sum(end - first for first, end in found) == len(text)
        for found, text in zip(parts, (before, after), strict=True)
    )
    return ((), ()) if has_nothing_in_common else parts


def value_text(value: str | None) -> str:
    """Return a value as one line, with outer spaces and invisible characters as symbols; "" for None."""
    text = value or ""
    bare = text.strip(" ")
    n_left = len(text) - len(text.lstrip(" "))
    return "\u2423" * n_left + cell_text(bare, _MAX_CHARACTERS) + "\u2423" * (len(text) - n_left - len(bare))


_BACKGROUND_OPACITY: Final = 0.28
"""Opacity of the tint behind changed characters."""

_UNDERLINE_PIXELS: Final = 2


class BeforeAfterDelegate(PaddedDelegate):
    """Delegate for two columns of old and new values: shows the first difference, and highlights all differences."""

    def __init__(self, before: int, after: int, parent: QTableView) -> None:
        """Create the delegate; `before` and `after` are the numbers of the two columns."""
        super().__init__(parent)
        self._before, self._after = before, after
        self._painted: tuple[str, diff_view.TextRanges] = ("", ())

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Initialize the option of a cell; the text of an old or new value is elided so that it shows a difference."""
        super().initStyleOption(option, index)
        if index.column() in (self._before, self._after):
            option.textElideMode = Qt.TextElideMode.ElideRight
            self._painted = self._visible_text(option, index)
            option.text = self._painted[0]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell, and highlight the ranges in which old and new value differ."""
        super().paint(painter, option, index)
        if index.column() not in (self._before, self._after):
            return
        # Set for this cell by `initStyleOption`.
        shown, parts = self._painted
        colour = tint_color(Tint.ERROR if index.column() == self._before else Tint.GOOD, option.palette)
        ground = QColor(colour)
        ground.setAlphaF(_BACKGROUND_OPACITY)
        for start, end in parts:
            area = _range_rect(option, shown, start, end)
            # A line, too, for who can't distinguish the colours.
            painter.fillRect(area.adjusted(0, area.height() - _UNDERLINE_PIXELS, 0, 0), colour)
            painter.fillRect(area, ground)

    def _visible_text(self, option: QStyleOptionViewItem, index: Index) -> tuple[str, diff_view.TextRanges]:
        """Return the text to paint and its changed ranges.

        If it does not fit, its common beginning with the other value is elided to the space that the characters after it
        leave, but at least to half the cell.
        """
        model, row = index.model(), index.row()
        before, after = (model.index(row, at).data() or "" for at in (self._before, self._after))
        side = 0 if index.column() == self._before else 1
        text, parts = (before, after)[side], changed_ranges(before, after)[side]
        metrics, room = option.fontMetrics, _text_rect(option).width()
        if before == after or metrics.horizontalAdvance(text) <= room:
            return text, parts
        differing = diff_view.common_prefix_length(before, after)
        free = room - metrics.horizontalAdvance(text[differing:])
        lead = metrics.elidedText(text[:differing], Qt.TextElideMode.ElideLeft, max(free, room // 2))
        shift = len(lead) - differing
        moved = ((max(first + shift, 0), end + shift) for first, end in parts)
        return lead + text[differing:], tuple(part for part in moved if part[0] < part[1])


def _text_rect(option: QStyleOptionViewItem) -> QRect:
    """Return the rectangle of a cell that Qt uses for its text."""
    margin = option.widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, option.widget) + 1
    return option.rect.adjusted(margin, 0, -margin, 0)


def _range_rect(option: QStyleOptionViewItem, text: str, start: int, end: int) -> QRect:
    """Return the rectangle of the characters from `start` to before `end` in the text of a cell."""
    area, metrics = _text_rect(option), option.fontMetrics
    left, right = metrics.horizontalAdvance(text[:start]), metrics.horizontalAdvance(text[:end])
    top = option.rect.center().y() - metrics.height() // 2
    return QRect(area.left() + left, top, right - left, metrics.height()) & area


class ChangeColumn(IntEnum):
    """Columns of a list of values before and after a change."""

    ENTRY = 0
    FIELD = 1
    BEFORE = 2
    AFTER = 3


_WIDTHS: Final[dict[int, int]] = {ChangeColumn.ENTRY: 240, ChangeColumn.FIELD: 120}


class BeforeAfterView(ListView):
    """List with old and new values; these two columns share the width that the others leave.

    Args:
        model: Model with the columns of `ChangeColumn`.
        pixels: Width by column, for other columns.
        parent: The parent widget.
    """

    def __init__(self, model: TextModel, pixels: dict[int, int] = _WIDTHS, parent: QWidget | None = None) -> None:
        """Create the list, which highlights differences; columns of old and new values share the remaining width."""
        super().__init__(model, pixels, parent)
        self.setItemDelegate(BeforeAfterDelegate(ChangeColumn.BEFORE, ChangeColumn.AFTER, self))
        columns = self.horizontalHeader()
        columns.setStretchLastSection(False)
        for column in (ChangeColumn.BEFORE, ChangeColumn.AFTER):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
