"""The report on paper: the charts of a set, how full its sitemaps are, and all rules that it breaks.

Draws the charts as the overview does, in the colours of the light palette. Counting is done elsewhere.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPagedPaintDevice, QPainter, QPalette, QPen

from sitemap_studio.checks.quoting import shown
from sitemap_studio.core.records import dataclass
from sitemap_studio.document.document import Document
from sitemap_studio.document.moments import moment
from sitemap_studio.document.overview import Overview
from sitemap_studio.gui.about.identity import APPLICATION
from sitemap_studio.gui.look.theme import SEVERITY_TINT, Tint, palette_of, tint_color
from sitemap_studio.gui.overview.charts import Chart, charts_of, entries_text
from sitemap_studio.gui.overview.painting import Look, draw_chart, height_of
from sitemap_studio.gui.widgets.labels import severity_word
from sitemap_studio.gui.words.numbers import counted, spelled
from sitemap_studio.gui.words.spoken import spoken
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Rule, Severity

UNITS_AN_INCH: Final = 96
"""Sizes below are in so many units an inch, whatever the printer's resolution is."""

MARGINS_MM: Final = QMarginsF(16, 16, 16, 16)
"""White on each side of a page."""

_LETTERS: Final = 11
_TITLE_LETTERS: Final = 22
_HEADING_LETTERS: Final = 15
_GAP: Final = 22.0
_ROW_GAP: Final = 9.0
_COLUMN_GAP: Final = 10.0
_SHARES: Final = (0.11, 0.24, 0.56, 0.09)
"""How much of the page's width each column of the table of rules takes."""

_ENDLESS: Final = 10_000.0
_OTHER_SIDE: Final = {
    Qt.AlignmentFlag.AlignLeft: Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignRight: Qt.AlignmentFlag.AlignLeft,
}
_FOOT: Final = 26.0

translate: Final = QCoreApplication.translate


@dataclass(frozen=True)
class PrintedReport:
    """What stands in a report on paper.

    Attributes:
        name: The name of the set.
        facts: One line about it.
        charts: Its charts.
        rules: The rules that are broken, the gravest first, each with how often.
    """

    name: str
    facts: str
    charts: tuple[Chart, ...]
    rules: tuple[tuple[Rule, Severity, int], ...]

    @classmethod
    def of(cls, document: Document, overview: Overview) -> PrintedReport:
        """Put together what was counted.

        Args:
            document: The set as it was counted.
            overview: What was.
        """
        count = overview.n_sitemaps
        files = counted(count, translate("Printing", "1 sitemap"), translate("Printing", "%n sitemaps", None, count))
        words = translate("Printing", "{entries} in {files} · judged by the limits of {profile} · {date}")
        facts = words.format(
            entries=entries_text(overview.spread.entries), files=files,
            profile=spoken(overview.profile.title), date=moment()[:10],
        )  # fmt: skip
        counts = document.problems.counts()
        rules = [
            (rule, severity, counts[rule.id])
            for rule in RULES.values()
            if rule.id in counts and (severity := rule.severity_in(overview.profile))
        ]
        rules.sort(key=lambda each: (-SEVERITY_RANK[each[1]], -each[2]))
        return cls(shown(document.name), facts, charts_of(overview), tuple(rules))


def print_report(report: PrintedReport, device: QPagedPaintDevice) -> int:
    """Draw a report page by page.

    Args:
        report: What stands in it.
        device: A printer, or a file for pages.

    Returns:
        How many pages it has.
    """
    painter = QPainter(device)
    pages = _Pages(painter, device)
    _draw_head(pages, report)
    _draw_charts(pages, report.charts)
    if report.rules:
        _draw_rules(pages, report.rules)
    pages.end()
    return pages.number


class _Pages:
    """The pages that are drawn on, and how far the one at hand is filled."""

    def __init__(self, painter: QPainter, device: QPagedPaintDevice) -> None:
        self.painter, self._device = painter, device
        scale = device.logicalDpiX() / UNITS_AN_INCH
        self.width, self.height = device.width() / scale, device.height() / scale - _FOOT
        painter.scale(scale, scale)
        font = QFont(QGuiApplication.font())
        font.setPixelSize(_LETTERS)
        self.look = Look(palette_of(is_dark=False), font, QGuiApplication.isRightToLeft())
        self.number = 1
        self.top = 0.0

    @property
    def near(self) -> Qt.AlignmentFlag:
        """The side where lines begin."""
        return Qt.AlignmentFlag.AlignRight if self.look.is_mirrored else Qt.AlignmentFlag.AlignLeft

    def turn(self) -> None:
        """Go to the next page."""
        self._draw_foot()
        self._device.newPage()
        self.number += 1
        self.top = 0.0

    def end(self) -> None:
        """Finish the last page."""
        self._draw_foot()
        self.painter.end()

    def write(self, text: str, pixels: int, *, tint: Tint = Tint.TEXT, is_bold: bool = False) -> None:
        """Write a line, or a few where it is long."""
        font = QFont(self.look.font)
        font.setPixelSize(pixels)
        font.setBold(is_bold)
        self.painter.setFont(font)
        self.painter.setPen(tint_color(tint, self.look.palette))
        flags = self.near | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWrapAnywhere
        room = QRectF(0, self.top, self.width, self.height - self.top)
        self.top = self.painter.boundingRect(room, flags, text).bottom()
        self.painter.drawText(room, flags, text)

    def _draw_foot(self) -> None:
        self.painter.setFont(self.look.font)
        self.painter.setPen(tint_color(Tint.QUIET, self.look.palette))
        words = translate("Printing", "{program} · page {number}")
        foot = QRectF(0, self.height, self.width, _FOOT)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        self.painter.drawText(foot, flags, words.format(program=APPLICATION, number=spelled(self.number)))


def _draw_head(pages: _Pages, report: PrintedReport) -> None:
    pages.write(report.name, _TITLE_LETTERS, is_bold=True)
    pages.top += 4
    pages.write(report.facts, _LETTERS, tint=Tint.QUIET)
    pages.top += _GAP


def _draw_charts(pages: _Pages, charts: tuple[Chart, ...]) -> None:
    """Draw charts: stretches of time as wide as the page, the others in two columns."""
    wide = (pages.width - _GAP) / 2
    bottoms = [pages.top, pages.top]
    title = QFont(pages.look.font)
    title.setBold(True)
    title_height = pages.look.row_height + 4
    for each in charts:
        chart = _cut(each, pages, title_height)
        needed = title_height + height_of(chart, pages.look)
        column = 0 if chart.is_upright else bottoms.index(min(bottoms))
        top = max(bottoms) if chart.is_upright else bottoms[column]
        if top + needed > pages.height and top > 0:
            pages.turn()
            bottoms, column, top = [0.0, 0.0], 0, 0.0
        place = 1 - column if pages.look.is_mirrored and not chart.is_upright else column
        room = QRectF(place * (wide + _GAP), top, pages.width if chart.is_upright else wide, needed)
        pages.painter.setFont(title)
        pages.painter.setPen(pages.look.palette.color(QPalette.ColorRole.Text))
        pages.painter.drawText(room, pages.near | Qt.AlignmentFlag.AlignTop, chart.title)
        draw_chart(pages.painter, chart, room.adjusted(0, title_height, 0, 0), pages.look)
        bottoms[column] = top + needed + _GAP
        bottoms = [max(bottoms)] * 2 if chart.is_upright else bottoms
    pages.top = max(bottoms)


def _cut(chart: Chart, pages: _Pages, title_height: float) -> Chart:
    """A chart of no more bars than a page has room for."""
    over = title_height + height_of(chart, pages.look) - pages.height
    if over <= 0 or chart.is_upright:
        return chart
    kept = len(chart.bars) - math.ceil(over / pages.look.row_height)
    return replace(chart, bars=chart.bars[: max(1, kept)])


def _draw_rules(pages: _Pages, rules: tuple[tuple[Rule, Severity, int], ...]) -> None:
    """Draw the table of rules; no line of it is torn by the end of a page, and each page has its head."""
    pages.turn()
    pages.write(translate("Printing", "What was found"), _HEADING_LETTERS, is_bold=True)
    pages.top += 8
    heads = (
        translate("Printing", "Severity"), translate("Printing", "Problem"), translate("Printing", "What it means"),
        translate("Printing", "Found"),
    )  # fmt: skip
    _draw_row(pages, heads, Tint.QUIET, is_head=True)
    for rule, severity, count in rules:
        cells = (severity_word(severity), spoken(rule.title), spoken(rule.explanation), spelled(count))
        if pages.top + _row_height(pages, cells) > pages.height:
            pages.turn()
            _draw_row(pages, heads, Tint.QUIET, is_head=True)
        _draw_row(pages, cells, SEVERITY_TINT[severity])


def _row_height(pages: _Pages, cells: tuple[str, ...]) -> float:
    return max(pages.painter.boundingRect(*each).height() for each in _cells(pages, cells)) + _ROW_GAP


def _draw_row(pages: _Pages, cells: tuple[str, ...], tint: Tint, *, is_head: bool = False) -> None:
    """Draw a line of the table; its first cell takes the tint, those of a head all do."""
    height = _row_height(pages, cells)
    for number, (room, flags, text) in enumerate(_cells(pages, cells)):
        font = QFont(pages.look.font)
        font.setBold(is_head or number == 0)
        pages.painter.setFont(font)
        is_tinted = is_head or number == 0
        pages.painter.setPen(tint_color(tint if is_tinted else Tint.TEXT, pages.look.palette))
        pages.painter.drawText(room, flags, text)
    pages.top += height
    pages.painter.setPen(QPen(pages.look.faint(0.16), 0.6))
    line = pages.top - _ROW_GAP / 2
    pages.painter.drawLine(QPointF(0, line), QPointF(pages.width, line))


def _cells(pages: _Pages, texts: tuple[str, ...]) -> list[tuple[QRectF, int, str]]:
    """Where the cells of a line are drawn, how, and what."""
    pages.painter.setFont(pages.look.font)
    rooms, left = [], 0.0
    for number, (share, text) in enumerate(zip(_SHARES, texts, strict=True)):
        wide = share * pages.width
        begin = pages.width - left - wide if pages.look.is_mirrored else left
        is_number = number == len(_SHARES) - 1
        side = pages.near if not is_number else _OTHER_SIDE[pages.near]
        flags = side | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        rooms.append((QRectF(begin, pages.top, wide - (0 if is_number else _COLUMN_GAP), _ENDLESS), int(flags), text))
        left += wide
    return rooms
