"""The overview panel: charts of the set; a click on a bar filters the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from time import thread_time
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
from sitemap_studio.gui.i18n import localized, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.jobs.step_queue import Step, StepQueue
from sitemap_studio.gui.theme import Tint, mix_colors, scaled, tint_color
from sitemap_studio.gui.widgets.deferred_panel import DeferredPanel
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel, set_accessible_box_name
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.search.filter_language import Condition, Either

_REFRESH_DELAY_MS: Final = 200  # combines a burst of edits into one count
_MAX_RENDERING_SHARE: Final = 0.05  # maximum share of the time that is spent on rendering new facts about pages
_MIN_CARD_LETTERS: Final = 48  # minimum width of a chart, in average characters
_GAP: Final = 8
_PADDING: Final = 10
_CELL_PADDING: Final = 2
_COLUMN_PIXELS: Final = 110  # height of the highest bar of an upright chart
_TINTS: Final = {BarStyle.ERROR: Tint.ERROR, BarStyle.WARNING: Tint.WARNING, BarStyle.INFO: Tint.INFO,
                 BarStyle.APART: Tint.QUIET}  # fmt: skip


class OverviewPanel(DeferredPanel):
    """Panel with charts of the set or the shown entries, counted in jobs while the panel is visible."""

    def __init__(
        self,
        context: Context,
        *,
        show_sitemap: Callable[[int], object],
        show_problems: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """Create the overview panel without charts.

        Args:
            context: Shared objects of the window.
            show_sitemap: Shows the sitemap with this id in the table.
            show_problems: Shows the problems panel.
            parent: The parent widget.
        """
        super().__init__(parent, settle_ms=_REFRESH_DELAY_MS)
        self._session, self._page, self._messages = context.session, context.page, context.messages
        self._view = context.page.view
        self._show_sitemap, self._show_problems = show_sitemap, show_problems
        self._counted_state: tuple[object, ...] | None = None
        self._render_seconds = 0.0
        self.charts: list[Chart] = []
        self._filter_conditions: tuple[Condition | Either, ...] = ()
        self.scope = QComboBox(self)
        self.total_label = TintedLabel(Tint.TEXT, parent=self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self.copy_button = QToolButton(self)
        self.browser = QTextBrowser(self)
        self._document = self.browser.document()
        self._rendering = StepQueue(self)
        # The charts fit; Qt shows a bar where the vertical one appears while they are rendered.
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._empty_state = EmptyState(self)
        self._pages = QStackedWidget(self)
        self._job = LatestJob(context.jobs, self)
        self.scope.addItem(self.tr("The whole set"), False)
        self.scope.addItem(self.tr("Entries shown"), True)
        set_accessible_box_name(self.scope, self.tr("Entries"))
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
        # The button elides its text in a narrow panel.
        self.copy_button.setMinimumWidth(scaled(40))
        scope_row = fill(QHBoxLayout(), self.scope, 1, self.copy_button)
        note_row = fill(QHBoxLayout(), self.total_label, (self._note, 1), spacing=10)
        total_label = fill(QVBoxLayout(), scope_row, note_row, margins=(8, 6, 8, 2), spacing=2)
        self._pages.addWidget(self.browser)
        self._pages.addWidget(self._empty_state)
        fill(QVBoxLayout(self), total_label, (self._pages, 1), spacing=0)
        self._job.answered.connect(self._show_counted)
        self._job.failed.connect(self._show_failure)
        self._job.stopped.connect(self._show_stopped)
        self._session.replaced.connect(self._reset)
        self._session.problems_changed.connect(self.refresh_soon)
        self._session.pages_changed.connect(self._on_pages_changed)
        self._view.sitemaps_shown.connect(self._on_shown_entries_changed)
        self._view.entries.shown_count_changed.connect(self._on_shown_entries_changed)
        self.scope.activated.connect(self.refresh_now)
        self.browser.anchorClicked.connect(self._open_link)
        self._show_nothing("")

    @property
    def is_busy(self) -> bool:
        """Whether a refresh is scheduled, a job counts the charts, or they are being rendered."""
        return self.is_refresh_due or self._job.is_running or self._rendering.is_running

    @property
    def empty_text(self) -> str:
        """Text of the hint that is shown instead of the charts; empty while charts are shown."""
        return self._empty_state.text() if self._pages.currentWidget() is self._empty_state else ""

    # Counting

    @Slot()
    def _reset(self) -> None:
        """Discard the charts and the running count, because another set was opened."""
        self._counted_state = None
        self._job.cancel_latest()
        self._show_nothing("")
        self.refresh_soon()

    @Slot()
    def _on_shown_entries_changed(self) -> None:
        """Schedule a refresh if the charts count only the shown entries."""
        if self.scope.currentData():
            self.refresh_soon()

    @Slot()
    def _on_pages_changed(self) -> None:
        """Schedule a refresh unless one is scheduled or a job is counting, since facts arrive all the time in a check.

        It is delayed by a multiple of the time that rendering took.
        """
        if self.isVisible() and not self.is_busy:
            pause_ms = round(self._render_seconds * 1_000 / _MAX_RENDERING_SHARE)
            self._refresh_timer.start(max(_REFRESH_DELAY_MS, pause_ms))

    @Slot()
    def refresh(self) -> None:
        """Start a job that counts the charts, unless they are current or requested; in an empty set, show a hint."""
        document = self._session.document
        slots = self._view.entries.order.shown if self.scope.currentData() else None
        pages = document.page_columns
        state = (document, document.version, document.problems, document.profile, pages, document.table.order, slots)
        if not len(document.table):
            self._counted_state = None
            self._job.cancel_latest()
            self._show_nothing(self.tr("There is nothing to count: the set has no entries yet."))
        elif self._counted_state is None or not _are_states_equal(self._counted_state, state):
            self._counted_state = state
            self._note.setText(self.tr("Counting …"))
            work = partial(build_charts, document.snapshot(), slots)
            self._job.request(state, self.tr("Counting"), work, is_shown=not self.charts)

    @Slot(object, object)
    def _show_counted(self, state: tuple[object, ...], charts: list[Chart]) -> None:
        """Show counted charts and their number of entries; ignore them if another state was requested meanwhile.

        Schedule a refresh if the facts about pages changed while the charts were counted.
        """
        if state is not self._counted_state:
            return
        self.charts = charts
        *_, pages, order, slots = state
        n_entries = len(cast("SlotArray", order if slots is None else slots))
        self.total_label.setText(text_for_count(n_entries, self.tr("1 entry"), self.tr("%n entries", None, n_entries)))
        self._note.clear()
        self.copy_button.setEnabled(True)
        self._pages.setCurrentWidget(self.browser)
        self._rendering.replace_steps(*self._rendering_steps())
        if self._session.document.page_columns is not pages:
            self._on_pages_changed()

    def _show_nothing(self, text: str) -> None:
        """Remove the charts, and show a sentence with a button that adds an entry; "" shows an empty panel."""
        self._rendering.stop()
        self.charts = []
        self._empty_state.show_message(text, "add-entry" if text else "")
        self.total_label.clear()
        self._note.clear()
        self.copy_button.setEnabled(False)
        self._pages.setCurrentWidget(self._empty_state)

    @Slot(object, object)
    def _show_failure(self, _: object, error: StudioError) -> None:
        """Mark the charts as outdated, and show the error of the failed count."""
        self._show_stopped()
        self._messages.show_error(error)

    @Slot()
    def _show_stopped(self) -> None:
        """Mark the charts as outdated, because counting stopped; the next edit or showing the panel counts again."""
        self._counted_state = None
        self._note.setText(self.tr("Not up to date: counting was stopped."))

    # Charts

    def mark_filter_bars(self, conditions: tuple[Condition | Either, ...]) -> None:
        """Highlight the bars whose conditions are all in the table's filter, and render the charts again."""
        if conditions != self._filter_conditions:
            self._filter_conditions = conditions
            self._render()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Render the charts for the new width."""
        super().resizeEvent(event)
        self._render()

    def changeEvent(self, event: QEvent) -> None:
        """Render the charts again after a change of palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._render()

    def _render(self) -> None:
        """Render the charts at once, for the current width, font and colours; retain the scroll position."""
        self._rendering.stop()
        for step in self._rendering_steps():
            step()

    def _rendering_steps(self) -> Iterator[Step]:
        """Yield functions that fill a document with the charts, lay it out, and show it; none without charts."""
        if not self.charts:
            return
        # The browser lays out a document again for each change of its options, and several times if a bar appears.
        document, bar = QTextDocument(), self.browser.verticalScrollBar()
        width = self.browser.width() - bar.sizeHint().width()
        self._render_seconds = 0.0

        def add_time(step: Step) -> None:
            """Call a function, and add its processor time to `_render_seconds`."""
            begin = thread_time()
            step()
            self._render_seconds += thread_time() - begin

        def fill_document() -> None:
            """Fill the document with the charts."""
            render_charts(document, self.charts, width, self.palette(), self.font(), self._filter_conditions)

        def lay_out() -> None:
            """Lay out the document for the width of the browser with a scroll bar."""
            document.setTextWidth(width)
            document.documentLayout().documentSize()

        def show_document() -> None:
            """Replace the document of the browser, and retain the scroll position."""
            position, policy = bar.value(), Qt.ScrollBarPolicy.ScrollBarAsNeeded
            if document.size().height() > self.browser.viewport().height():
                policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            self.browser.setVerticalScrollBarPolicy(policy)
            self.browser.setDocument(document)
            self._document = document
            bar.setValue(position)

        for step in (fill_document, lay_out, show_document):
            yield partial(add_time, step)

    @Slot(QUrl)
    def _open_link(self, url: QUrl) -> None:
        """Toggle the table's filter by the linked bar, or show the sitemap or the problems that are its target.

        The path of the URL is the name of a chart and the number of a bar.
        """
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
        """Copy titles, labels and figures of all charts to the clipboard as tab-separated lines."""
        lines = []
        for chart in self.charts:
            figures = (f"{_spreadsheet_cell(bar.label)}\t{localized(bar.figure)}" for bar in chart.bars)
            lines += [localized(chart.title), *figures, ""]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self._note.setText(self.tr("Copied to the clipboard."))


def _are_states_equal(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Return whether two states of the set have equal integers and otherwise identical objects."""
    return all(a is b or (isinstance(a, int) and a == b) for a, b in zip(one, other, strict=True))


def _spreadsheet_cell(text: str) -> str:
    """Return a localized text on one line, with an apostrophe if a spreadsheet would run it as a formula."""
    plain = " ".join(localized(text).split())
    return f"'{plain}" if plain.startswith(("=", "+", "-", "@")) else plain


# Drawing


def render_charts(
    document: QTextDocument,
    charts: list[Chart],
    width: int,
    palette: QPalette,
    font: QFont,
    active_conditions: tuple[Condition | Either, ...],
) -> None:
    """Replace the content of a text document with charts, in up to three columns.

    Bars are scaled images of one pixel.

    Args:
        document: The document to fill.
        charts: Charts in order.
        width: Available width in pixels.
        palette: Colours of text, bars and borders.
        font: Font of all texts.
        active_conditions: Conditions of the table's filter, whose bars are highlighted.
    """
    document.setDefaultFont(font)
    option = QTextOption(document.defaultTextOption())
    # The default derives the alignment of each line from its first letters.
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    # The mode of text editors, which would lay out a document with another mode again.
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    document.setDocumentMargin(0)
    for style in BarStyle:
        tint = _TINTS.get(style)
        image = QImage(1, 1, QImage.Format.Format_RGB32)
        image.fill(tint_color(tint, palette) if tint else palette.color(QPalette.ColorRole.Accent))
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(style.value), image)
    renderer = _ChartRenderer(palette, font, active_conditions)
    n_columns = max(1, min(3, int(width // (renderer.letter * _MIN_CARD_LETTERS))))
    card_width = (width - _GAP * (n_columns + 2)) / n_columns - 2
    columns: list[list[str]] = [[] for _ in range(n_columns)]
    heights = [0] * n_columns
    for chart in charts:
        shortest = heights.index(min(heights))
        columns[shortest].append(renderer.chart_html(chart, card_width))
        heights[shortest] += 8 if chart.is_upright else len(chart.bars) + 3
    cells = "".join(f'<td width="{card_width:.0f}">{"".join(cards)}</td>' for cards in columns)
    document.setHtml(f'<table cellspacing="{_GAP}" cellpadding="0"><tr>{cells}</tr></table>')


class _ChartRenderer:
    """Renderer of charts as HTML within the subset that Qt supports.

    Attributes:
        letter: Average width of a letter in pixels.
    """

    def __init__(self, palette: QPalette, font: QFont, active_conditions: tuple[Condition | Either, ...]) -> None:
        """Store font metrics, the colours of a palette, and the conditions whose bars are highlighted."""
        self._metrics = QFontMetricsF(font)
        self._filter_conditions = active_conditions
        base, accent = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Accent)
        self._base, self._highlight = base.name(), mix_colors(base, accent, 0.2).name()
        self._border = palette.color(QPalette.ColorRole.Mid).name()
        self._text = palette.color(QPalette.ColorRole.Text).name()
        self._quiet_text = tint_color(Tint.QUIET, palette).name()
        self.letter = self._metrics.averageCharWidth()

    def chart_html(self, chart: Chart, width: float) -> str:
        """Return the HTML of a framed chart with title, bars and note, for a width in pixels."""
        inner = width - 2 * _PADDING - 2
        body = self._vertical_bars(chart, inner) if chart.is_upright else self._horizontal_bars(chart, inner)
        note = (
            f'<p style="color:{self._quiet_text};margin:4px 0 0 0">{escape(localized(chart.note))}</p>'
            if chart.note
            else ""
        )
        return (
            f'<table width="{width:.0f}" cellspacing="0" cellpadding="{_PADDING}" border="1" bgcolor="{self._base}" '
            f'style="border-color:{self._border};border-style:solid;border-collapse:collapse"><tr><td>'
            f'<p style="margin:0 0 6px 0;font-weight:600">{escape(localized(chart.title))}</p>{body}{note}</td></tr>'
            f'</table><p style="font-size:{_GAP // 2}px;margin:0">&nbsp;</p>'
        )

    def _text_width(self, text: str) -> float:
        """Return the width of a text in the font of the charts, in pixels."""
        return self._metrics.horizontalAdvance(text)

    def _horizontal_bars(self, chart: Chart, width: float) -> str:
        """Return an HTML table with a row for each bar: label, bar and figure; empty without bars."""
        if not chart.bars:
            return ""
        labels = [localized(bar.label) for bar in chart.bars]
        figures = [localized(bar.figure) for bar in chart.bars]
        label_width = min(max(map(self._text_width, labels)) + _GAP, 0.45 * width)
        figure_width = max(map(self._text_width, figures)) + _GAP
        bar_width = width - label_width - figure_width - 6 * _CELL_PADDING
        rows = ""
        for number, (bar, label, figure) in enumerate(zip(chart.bars, labels, figures, strict=True)):
            mode = Qt.TextElideMode.ElideRight if " " in label else Qt.TextElideMode.ElideMiddle
            shown_label = escape(self._metrics.elidedText(label, mode, label_width))
            begin, end = self._link_tags(chart, number)
            image = _bar_image(bar, bar_width * bar.length, self._metrics.height() * 0.6)
            rows += (
                f'<tr{self._highlight_attribute(bar)}><td width="{label_width:.0f}" style="white-space:nowrap">'
                f'{begin}{shown_label}{end}</td><td width="{bar_width:.0f}" style="vertical-align:middle">'
                f"{begin}{image}{end}</td>"
                f'<td width="{figure_width:.0f}" align="right" style="white-space:nowrap">{escape(figure)}</td></tr>'
            )
        return f'<table cellspacing="0" cellpadding="{_CELL_PADDING}">{rows}</table>'

    def _vertical_bars(self, chart: Chart, width: float) -> str:
        """Return an HTML table with a column for each bar, figures if they fit, and labels that span years.

        Return "" without bars.
        """
        if not chart.bars:
            return ""
        labels = [localized(bar.label) for bar in chart.bars]
        apart_widths = [self._text_width(label) + 12 if bar.style is BarStyle.APART else 0.0
                 for bar, label in zip(chart.bars, labels, strict=True)]  # fmt: skip
        step = min(56.0, (width - sum(apart_widths)) / max(1, apart_widths.count(0.0)))
        figures = [localized(bar.figure) for bar in chart.bars]
        have_figures = max(map(self._text_width, figures)) < step
        bars, spans = "", list[tuple[str, int, float]]()
        for number, (bar, label, figure) in enumerate(zip(chart.bars, labels, figures, strict=True)):
            cell = apart_widths[number] or step
            column = _bar_image(bar, min(0.7 * cell, 34), _COLUMN_PIXELS * bar.length)
            begin, end = self._link_tags(chart, number)
            figure_html = f"{escape(figure)}<br>" if have_figures or apart_widths[number] else ""
            bars += (
                f'<td width="{cell:.1f}" align="center" style="vertical-align:bottom"{self._highlight_attribute(bar)}>'
                f"{figure_html}{begin}{column}{end}</td>"
            )
            is_year, is_january = len(label) == 4, len(label) == 7 and label.endswith("-01")
            starts_span = (
                not spans or apart_widths[number] or is_january or (is_year and self._text_width(label) < spans[-1][2])
            )
            if starts_span or (number and apart_widths[number - 1]):
                spans.append((label[:4] if is_january else label, 1, cell))
            else:
                text, count, taken = spans[-1]
                spans[-1] = text, count + 1, taken + cell
        label_cells = "".join(
            f'<td colspan="{count}" style="white-space:nowrap">{escape(text) if self._text_width(text) < taken else ""}</td>'
            for text, count, taken in spans
        )
        return f'<table cellspacing="0" cellpadding="0"><tr>{bars}</tr><tr>{label_cells}</tr></table>'

    def _highlight_attribute(self, bar: ChartBar) -> str:
        """Return the HTML attribute that highlights a bar of the table's filter; empty for other bars."""
        target = bar.target
        is_active = isinstance(target, ShowEntries) and all(
            each in self._filter_conditions for each in target.conditions
        )
        return f' bgcolor="{self._highlight}"' if is_active else ""

    def _link_tags(self, chart: Chart, number: int) -> tuple[str, str]:
        """Return the HTML before and after content that has the tooltip of a bar, and its link if it has a target."""
        bar = chart.bars[number]
        tip = escape(localized(bar.tip))
        if bar.target is None:
            return f'<span title="{tip}">', "</span>"
        colour = self._quiet_text if bar.style is BarStyle.APART else self._text
        style = f"color:{colour};text-decoration:none"
        return f'<a href="{chart.name}/{number}" title="{tip}" style="{style}">', "</a>"


def _bar_image(bar: ChartBar, width: float, height: float) -> str:
    """Return the HTML image of a bar in its colour, at least two pixels wide and high; a space for an empty bar."""
    if not bar.length:
        return "&nbsp;"
    return f'<img src="{bar.style.value}" width="{max(2, round(width))}" height="{max(2, round(height))}">'
