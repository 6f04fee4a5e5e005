"""The Overview panel: charts of the set whose bars filter the table, and whose numbers can be copied."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Final, cast

from PySide6.QtCore import QEvent, Qt, QUrl, Slot
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPalette,
    QResizeEvent,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.set_charts import BarStyle, Chart, ChartBar, ShowEntries, ShowSitemap, build_charts
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.i18n import counted, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.theme import Tint, mixed, scaled, tint_color
from sitemap_studio.gui.widgets.deferred_panel import DeferredPanel
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel, name_box
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.search.filter_language import Condition, Either

_SETTLE_MS: Final = 200  # edits that come in a burst are counted at once
_CARD_LETTERS: Final = 48  # minimum width of a chart; with larger letters fewer stand side by side
_GAP: Final = 8
_PADDING: Final = 10
_CELL_PADDING: Final = 2
_COLUMN_PIXELS: Final = 110  # height of the highest bar of an upright chart
_TINTS: Final = {BarStyle.ERROR: Tint.ERROR, BarStyle.WARNING: Tint.WARNING, BarStyle.INFO: Tint.INFO,
                 BarStyle.APART: Tint.QUIET}  # fmt: skip


class OverviewPanel(DeferredPanel):
    """Charts of the set, counted while the panel is visible."""

    def __init__(
        self,
        context: Context,
        *,
        show_sitemap: Callable[[int], object],
        show_problems: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """Create an empty panel.

        Args:
            context: The objects of the window.
            show_sitemap: Shows the sitemap with an id.
            show_problems: Shows the problems panel.
            parent: The parent widget.
        """
        super().__init__(parent, settle_ms=_SETTLE_MS)
        self._session, self._page, self._messages = context.session, context.page, context.messages
        self._view = context.page.view
        self._show_sitemap, self._show_problems = show_sitemap, show_problems
        self._counted: tuple[object, ...] | None = None
        self.charts: list[Chart] = []
        self._active: tuple[Condition | Either, ...] = ()
        self.scope = QComboBox(self)
        self.head = TintedLabel(Tint.TEXT, parent=self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self.copy_button = QToolButton(self)
        self.browser = QTextBrowser(self)
        self._empty = EmptyState(self)
        self._pages = QStackedWidget(self)
        self._job = LatestJob(context.jobs, self)
        self.scope.addItem(self.tr("The whole set"), False)
        self.scope.addItem(self.tr("Entries shown"), True)
        name_box(self.scope, self.tr("Entries"))
        self._note.setWordWrap(True)
        self.copy_button.setText(self.tr("Copy numbers"))
        self.copy_button.setIcon(icon("copy"))
        self.copy_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.copy_button.setAutoRaise(True)
        self.copy_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.copy_button.setToolTip(self.tr("Copy the numbers of the charts for a spreadsheet."))
        self.copy_button.clicked.connect(self.copy_numbers)
        self.browser.setOpenLinks(False)
        self.browser.setFrameShape(QFrame.Shape.NoFrame)
        self.browser.setAccessibleName(self.tr("Overview"))
        # It shortens its text in a narrow panel.
        self.copy_button.setMinimumWidth(scaled(40))
        choices = fill(QHBoxLayout(), self.scope, 1, self.copy_button)
        counts = fill(QHBoxLayout(), self.head, (self._note, 1), spacing=10)
        head = fill(QVBoxLayout(), choices, counts, margins=(8, 6, 8, 2), spacing=2)
        self._pages.addWidget(self.browser)
        self._pages.addWidget(self._empty)
        fill(QVBoxLayout(self), head, (self._pages, 1), spacing=0)
        self._job.answered.connect(self._show_counted)
        self._job.failed.connect(self._fail)
        self._job.stopped.connect(self._stop)
        self._session.replaced.connect(self._forget)
        self._session.problems_changed.connect(self.refresh_soon)
        self._view.sitemaps_shown.connect(self._follow_table)
        self._view.entries.shown_count_changed.connect(self._follow_table)
        self.scope.activated.connect(self.refresh_now)
        self.browser.anchorClicked.connect(self._open_link)
        self._show_nothing("")

    @property
    def is_busy(self) -> bool:
        return self.is_refresh_due or self._job.is_running

    @property
    def empty_text(self) -> str:
        return self._empty.text() if self._pages.currentWidget() is self._empty else ""

    # Counting

    @Slot()
    def _forget(self) -> None:
        self._counted = None
        self._job.drop()
        self._show_nothing("")
        self.refresh_soon()

    @Slot()
    def _follow_table(self) -> None:
        if self.scope.currentData():
            self.refresh_soon()

    @Slot()
    def refresh(self) -> None:
        document = self._session.document
        slots = self._view.entries.order.shown if self.scope.currentData() else None
        state = (document, document.version, document.problems, document.profile, document.table.order, slots)
        if not len(document.table):
            self._counted = None
            self._job.drop()
            self._show_nothing(self.tr("There is nothing to count: the set has no entries yet."))
        elif self._counted is None or not _is_same(self._counted, state):
            self._counted = state
            self._note.setText(self.tr("Counting …"))
            self._job.ask(state, self.tr("Counting"), partial(build_charts, document.snapshot(), slots))

    @Slot(object, object)
    def _show_counted(self, state: tuple[object, ...], charts: list[Chart]) -> None:
        if state is not self._counted:
            return
        self.charts = charts
        *_, order, slots = state
        n_entries = len(cast("SlotArray", order if slots is None else slots))
        self.head.setText(counted(n_entries, self.tr("1 entry"), self.tr("%n entries", None, n_entries)))
        self._note.clear()
        self.copy_button.setEnabled(True)
        self._pages.setCurrentWidget(self.browser)
        self._render()

    def _show_nothing(self, text: str) -> None:
        self.charts = []
        self._empty.show_message(text, "add-entry" if text else "")
        self.head.clear()
        self._note.clear()
        self.copy_button.setEnabled(False)
        self._pages.setCurrentWidget(self._empty)

    @Slot(object, object)
    def _fail(self, _: object, error: StudioError) -> None:
        self._stop()
        self._messages.show_error(error)

    @Slot()
    def _stop(self) -> None:
        """Count again after the next edit, or when the panel is shown again."""
        self._counted = None
        self._note.setText(self.tr("Not up to date: counting was stopped."))

    # Showing

    def show_filter(self, conditions: tuple[Condition | Either, ...]) -> None:
        """Mark the bars by which the table is filtered."""
        if conditions != self._active:
            self._active = conditions
            self._render()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._render()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._render()

    def _render(self) -> None:
        if self.charts:
            position = self.browser.verticalScrollBar().value()
            width = self.browser.viewport().width()
            fill_document(self.browser.document(), self.charts, width, self.palette(), self.font(), self._active)
            self.browser.verticalScrollBar().setValue(position)

    @Slot(QUrl)
    def _open_link(self, url: QUrl) -> None:
        chart, _, number = url.path().partition("/")
        self._view.finish_editing()
        match next(each for each in self.charts if each.name == chart).bars[int(number)].target:
            case ShowEntries(conditions):
                self._page.toggle_conditions(conditions)
            case ShowSitemap(sitemap):
                self._show_sitemap(sitemap)
            case _:
                self._show_problems()

    @Slot()
    def copy_numbers(self) -> None:
        lines = []
        for chart in self.charts:
            figures = (f"{_cell(bar.label)}\t{localized(bar.figure)}" for bar in chart.bars)
            lines += [localized(chart.title), *figures, ""]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self._note.setText(self.tr("Copied to the clipboard."))


def _is_same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Compare states of the set; arrays by identity."""
    return all(a is b or (isinstance(a, int) and a == b) for a, b in zip(one, other, strict=True))


def _cell(text: str) -> str:
    """Return a text that neither leaves its cell nor runs as a formula in a spreadsheet."""
    plain = " ".join(localized(text).split())
    return f"'{plain}" if plain.startswith(("=", "+", "-", "@")) else plain


# Drawing


def fill_document(
    document: QTextDocument,
    charts: list[Chart],
    width: int,
    palette: QPalette,
    font: QFont,
    active: tuple[Condition | Either, ...],
) -> None:
    """Lay charts out in as many columns as fit into a width in pixels; bars are images of one colour, scaled.

    Bars of the `active` conditions, those of the table's filter, are marked.
    """
    document.setDefaultFont(font)
    option = QTextOption(document.defaultTextOption())
    # Otherwise each line would be aligned by the letters that it begins with, such as those of a host.
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    document.setDefaultTextOption(option)
    document.setDocumentMargin(0)
    for style in BarStyle:
        tint = _TINTS.get(style)
        image = QImage(1, 1, QImage.Format.Format_RGB32)
        image.fill(tint_color(tint, palette) if tint else palette.color(QPalette.ColorRole.Accent))
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(style.value), image)
    drawing = _HtmlCharts(palette, font, active)
    n_columns = max(1, min(3, int(width // (drawing.letter * _CARD_LETTERS))))
    card_width = (width - _GAP * (n_columns + 2)) / n_columns - 2
    columns: list[list[str]] = [[] for _ in range(n_columns)]
    heights = [0] * n_columns
    for chart in charts:
        shortest = heights.index(min(heights))
        columns[shortest].append(drawing.card(chart, card_width))
        heights[shortest] += 8 if chart.is_upright else len(chart.bars) + 3
    cells = "".join(f'<td width="{card_width:.0f}">{"".join(cards)}</td>' for cards in columns)
    document.setHtml(f'<table cellspacing="{_GAP}" cellpadding="0"><tr>{cells}</tr></table>')


class _HtmlCharts:
    """Charts as HTML that Qt can lay out."""

    def __init__(self, palette: QPalette, font: QFont, active: tuple[Condition | Either, ...]) -> None:
        self._metrics = QFontMetricsF(font)
        self._active = active
        base, accent = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Accent)
        self._base, self._mark = base.name(), mixed(base, accent, 0.2).name()
        self._line = palette.color(QPalette.ColorRole.Mid).name()
        self._text = palette.color(QPalette.ColorRole.Text).name()
        self._quiet = tint_color(Tint.QUIET, palette).name()
        self.letter = self._metrics.averageCharWidth()

    def card(self, chart: Chart, width: float) -> str:
        inner = width - 2 * _PADDING - 2
        body = self._upright(chart, inner) if chart.is_upright else self._rows(chart, inner)
        note = (
            f'<p style="color:{self._quiet};margin:4px 0 0 0">{escape(localized(chart.note))}</p>' if chart.note else ""
        )
        return (
            f'<table width="{width:.0f}" cellspacing="0" cellpadding="{_PADDING}" border="1" bgcolor="{self._base}" '
            f'style="border-color:{self._line};border-style:solid;border-collapse:collapse"><tr><td>'
            f'<p style="margin:0 0 6px 0;font-weight:600">{escape(localized(chart.title))}</p>{body}{note}</td></tr>'
            f'</table><p style="font-size:{_GAP // 2}px;margin:0">&nbsp;</p>'
        )

    def _width(self, text: str) -> float:
        return self._metrics.horizontalAdvance(text)

    def _rows(self, chart: Chart, width: float) -> str:
        if not chart.bars:
            return ""
        labels = [localized(bar.label) for bar in chart.bars]
        figures = [localized(bar.figure) for bar in chart.bars]
        label_width = min(max(map(self._width, labels)) + _GAP, 0.45 * width)
        figure_width = max(map(self._width, figures)) + _GAP
        bar_width = width - label_width - figure_width - 6 * _CELL_PADDING
        rows = ""
        for number, (bar, label, figure) in enumerate(zip(chart.bars, labels, figures, strict=True)):
            mode = Qt.TextElideMode.ElideRight if " " in label else Qt.TextElideMode.ElideMiddle
            shown_label = self._metrics.elidedText(label, mode, label_width)
            rows += (
                f'<tr{self._ground(bar)}><td width="{label_width:.0f}" style="white-space:nowrap">{self._link(chart, number, escape(shown_label))}</td>'
                f'<td width="{bar_width:.0f}" style="vertical-align:middle">'
                f"{self._link(chart, number, _image(bar, bar_width * bar.length, self._metrics.height() * 0.6))}</td>"
                f'<td width="{figure_width:.0f}" align="right" style="white-space:nowrap">{escape(figure)}</td></tr>'
            )
        return f'<table cellspacing="0" cellpadding="{_CELL_PADDING}">{rows}</table>'

    def _upright(self, chart: Chart, width: float) -> str:
        if not chart.bars:
            return ""
        labels = [localized(bar.label) for bar in chart.bars]
        apart = [self._width(label) + 12 if bar.style is BarStyle.APART else 0.0
                 for bar, label in zip(chart.bars, labels, strict=True)]  # fmt: skip
        step = min(56.0, (width - sum(apart)) / max(1, apart.count(0.0)))
        figures = [localized(bar.figure) for bar in chart.bars]
        have_figures = max(map(self._width, figures)) < step
        bars, spans = "", list[tuple[str, int, float]]()
        for number, (bar, label, figure) in enumerate(zip(chart.bars, labels, figures, strict=True)):
            cell = apart[number] or step
            column = _image(bar, min(0.7 * cell, 34), _COLUMN_PIXELS * bar.length)
            above = f"{escape(figure)}<br>" if have_figures or apart[number] else ""
            bars += (
                f'<td width="{cell:.1f}" align="center" style="vertical-align:bottom"{self._ground(bar)}>'
                f"{above}{self._link(chart, number, column)}</td>"
            )
            is_year, is_january = len(label) == 4, len(label) == 7 and label.endswith("-01")
            begins = not spans or apart[number] or is_january or (is_year and self._width(label) < spans[-1][2])
            if begins or (number and apart[number - 1]):
                spans.append((label[:4] if is_january else label, 1, cell))
            else:
                text, count, taken = spans[-1]
                spans[-1] = text, count + 1, taken + cell
        below = "".join(
            f'<td colspan="{count}" style="white-space:nowrap">{escape(text) if self._width(text) < taken else ""}</td>'
            for text, count, taken in spans
        )
        return f'<table cellspacing="0" cellpadding="0"><tr>{bars}</tr><tr>{below}</tr></table>'

    def _ground(self, bar: ChartBar) -> str:
        """Return the attribute that marks a bar of the table's filter; empty for others."""
        target = bar.target
        is_active = isinstance(target, ShowEntries) and all(each in self._active for each in target.conditions)
        return f' bgcolor="{self._mark}"' if is_active else ""

    def _link(self, chart: Chart, number: int, content: str) -> str:
        bar = chart.bars[number]
        tip = escape(localized(bar.tip))
        if bar.target is None:
            return f'<span title="{tip}">{content}</span>'
        colour = self._quiet if bar.style is BarStyle.APART else self._text
        style = f"color:{colour};text-decoration:none"
        return f'<a href="{chart.name}/{number}" title="{tip}" style="{style}">{content}</a>'


def _image(bar: ChartBar, width: float, height: float) -> str:
    if not bar.length:
        return "&nbsp;"
    return f'<img src="{bar.style.value}" width="{max(2, round(width))}" height="{max(2, round(height))}">'
