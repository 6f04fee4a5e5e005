"""The pages panel: verdicts about the listed pages as filters, common causes, and the hosts of the last check."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.page_counts import ReasonCounts, cause_facts, count_reasons
from sitemap_studio.document.reporting.page_report import PageTotals
from sitemap_studio.gui.actions import plain_label
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import set_tooltip
from sitemap_studio.gui.i18n import format_number, localized, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.page_checks import PageChecks
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, bold, scaled
from sitemap_studio.gui.widgets.deferred_panel import DeferredPanel
from sitemap_studio.gui.widgets.dialog import set_wrapped_plain
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.text_models import FileListModel
from sitemap_studio.model.edits import Change
from sitemap_studio.pages.check_types import HostReport
from sitemap_studio.pages.page_causes import Cause, find_causes
from sitemap_studio.pages.page_reasons import REASON_ROWS, REASON_TITLES, REASONS
from sitemap_studio.protocol.rules.page_rules import rule_of_reason
from sitemap_studio.search.filter_language import CAUSE, Condition

_SETTLE_MS: Final = 200
_PAUSE_FACTOR: Final = 3
_MAX_HOST_ROWS: Final = 5
_MAX_CAUSES: Final = 10
_CHIP_GAP: Final = 4
_MIN_WIDTH: Final = 340
_UNCHECKED: Final = ""
"""Key of the chip for entries whose pages have no verdict."""


class PageSummary(NamedTuple):
    """Counted verdicts about the pages of a set, and their common causes.

    Attributes:
        counts: Numbers of entries and pages by reason.
        causes: Common causes of redirects and canonicals; causes of most pages are first.
    """

    counts: ReasonCounts
    causes: list[Cause]


def summarize_pages(document: Document, progress: Progress) -> PageSummary:
    """Return the counts and causes of the pages of a set, from its loaded facts; without facts, no causes."""
    counts = count_reasons(document.table, document.page_columns, progress=progress)
    columns = document.page_columns
    if columns is None or not len(columns):
        return PageSummary(counts, [])
    progress.check()
    return PageSummary(counts, find_causes(cause_facts(document.table, columns)))


def condition_of(reason: str) -> Condition:
    """Return the condition that matches the entries with a reason; for `_UNCHECKED`, the entries without a reason."""
    return Condition("reason", "in", values=(reason,)) if reason else Condition("reason", "is empty")


def condition_of_cause(cause: Cause) -> Condition:
    """Return the condition that matches the entries with a cause."""
    return Condition(CAUSE, "in", values=(cause.name,))


class FilterButton(QToolButton):
    """Checkable button that sets or removes a filter; Enter presses it as Space does."""

    def __init__(self, parent: QWidget) -> None:
        """Create the button, which accepts the focus by Tab."""
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the button on Enter; other keys have Qt's meaning."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class ReasonChips(QWidget):
    """Buttons that filter the table by verdict, with the number of entries; arranged in as many columns as fit.

    Attributes:
        buttons: The button of each reason, in the order of `REASONS`, with `ok` and `_UNCHECKED` at the end.
    """

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Create the chips of all verdicts, which are hidden before the first `show_counts`."""
        super().__init__(parent)
        self._page = context.page
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_CHIP_GAP)
        self._n_columns = 0
        self.buttons: dict[str, FilterButton] = {}
        for reason in (*(row.reason for row in REASONS if row.reason != "ok"), "ok", _UNCHECKED):
            self.buttons[reason] = button = FilterButton(self)
            button.setObjectName(f"reason-{reason or 'unchecked'}")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            if (rule := rule_of_reason(reason)) is not None:
                button.setIcon(icon(SEVERITY_ICON[rule.severity], SEVERITY_TINT[rule.severity]))
            elif reason:
                button.setIcon(icon("check", Tint.GOOD))
            button.clicked.connect(partial(self._filter_table, reason))
            button.hide()
        for reason, row in REASON_ROWS.items():
            self.buttons[reason].setToolTip(localized(row.words))

    def show_counts(self, counts: ReasonCounts) -> None:
        """Show the number of entries on each chip, hide the chips without entries, and arrange the others."""
        for reason, button in self.buttons.items():
            n_entries = counts.entries[reason] if reason else counts.n_unchecked
            title = localized(REASON_TITLES[reason]) if reason else self.tr("Not checked")
            text = self.tr("{title} ({count})").format(title=title, count=format_number(n_entries))
            button.setText(text)
            button.setAccessibleName(text)
            button.setVisible(n_entries > 0)
        self._n_columns = 0
        self._arrange()

    @Slot()
    def show_filter(self) -> None:
        """Press the chips whose conditions are in the filter of the table, and release the others."""
        for reason, button in self.buttons.items():
            button.setChecked(condition_of(reason) in self._page.current.conditions)

    def _filter_table(self, reason: str) -> None:
        """Filter the table by a verdict or, if it already is, remove that condition; update the pressed chips."""
        self._page.toggle_conditions((condition_of(reason),))
        self.show_filter()

    def _arrange(self) -> None:
        """Arrange the visible chips, in their order, in rows with as many columns as fit; at least one."""
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        widest = max((button.sizeHint().width() for button in shown), default=1)
        n_columns = max(1, (self.width() + _CHIP_GAP) // (widest + _CHIP_GAP))
        if n_columns != self._n_columns:
            for column in range(max(self._n_columns, n_columns) + 1):
                self._grid.setColumnStretch(column, 0)
            self._n_columns = n_columns
            for number, button in enumerate(shown):
                self._grid.addWidget(button, *divmod(number, n_columns))
            self._grid.setColumnStretch(n_columns, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the chips for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest visible chip, and the height of all rows."""
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        widest = max((button.sizeHint().width() for button in shown), default=0)
        return QSize(widest, super().minimumSizeHint().height())


class HostList(QWidget):
    """List of the hosts of the last check, with a button that continues a paused or stopped host.

    Attributes:
        model: Model of the list, with a row per host.
        view: The list.
        continue_button: The button; hidden if no host is paused or was stopped.
    """

    def __init__(self, checks: PageChecks, parent: QWidget) -> None:
        """Create the list, hidden before the first check."""
        super().__init__(parent)
        self._checks = checks
        self._reports: tuple[HostReport, ...] = ()
        heads = (self.tr("Host"), self.tr("Requests"), self.tr("Rate"), self.tr("robots.txt"), self.tr("State"))
        self.model = FileListModel(heads, (1, 2), self)
        self.view = ListView(self.model, {0: 200, 1: 80, 2: 80, 3: 90}, self)
        self.view.setObjectName("page-hosts")
        self.view.setAccessibleName(self.tr("Hosts"))
        self.continue_button = QPushButton(self.tr("&Continue"), self)
        self.continue_button.setObjectName("continue-host")
        self.continue_button.setToolTip(self.tr("Request the remaining pages of the selected host."))
        self.continue_button.clicked.connect(self._continue_selected)
        self.view.selectionModel().selectionChanged.connect(self._refresh_button)
        column = fill(QVBoxLayout(self), self.view, self.continue_button, spacing=4)
        column.setAlignment(self.continue_button, Qt.AlignmentFlag.AlignLeading)
        self.hide()

    @Slot()
    def refresh(self) -> None:
        """Show the present state of the hosts; hide the list without any.

        The selected row does not change; without one, the first host that can continue, or else the first host, is selected.
        """
        run = self._checks.run
        reports = tuple(report for report in run.hosts if report.host) if run is not None else ()
        self.setVisible(bool(reports))
        if reports != self._reports or not self._checks.is_running:
            row = self.view.currentIndex().row()
            self._reports = reports
            self.model.show_rows(("", *self._row_texts(report)) for report in reports)
            waiting = [number for number, report in enumerate(reports) if self._can_continue(report)]
            if reports:
                self.view.selectRow(row if 0 <= row < len(reports) else next(iter(waiting), 0))
            n_rows = min(max(len(reports), 1), _MAX_HOST_ROWS)
            line, head = self.view.verticalHeader().defaultSectionSize(), self.view.horizontalHeader()
            self.view.setFixedHeight(n_rows * line + head.sizeHint().height() + 2 * self.view.frameWidth())
            self.continue_button.setVisible(bool(waiting))
        self._refresh_button()

    def _can_continue(self, report: HostReport) -> bool:
        """Return whether a host is paused, or has pages left in a check that has ended."""
        return report.pause_reason is not None or (report.n_left > 0 and not self._checks.is_running)

    def _row_texts(self, report: HostReport) -> tuple[str, ...]:
        """Return the texts of a row: host, number of requests, limit of the rate, state of robots.txt, and state."""
        robots = {"found": self.tr("found"), "missing": self.tr("missing"), "unreachable": self.tr("unreachable")}
        rate = self.tr("no limit") if report.n_requests else ""
        if report.rate is not None:
            rate = self.tr("{rate} a second").format(rate=QLocale().toString(float(report.rate), "g", 3))
        if report.pause_reason is not None:
            state = self.tr("Paused: {reason}").format(reason=localized(report.pause_reason))
        elif self._checks.is_running:
            state = self.tr("Running")
        elif report.n_left:
            state = text_for_count(
                report.n_left,
                self.tr("Stopped: 1 page left"),
                self.tr("Stopped: %n pages left", None, report.n_left),
            )
        else:
            state = self.tr("Done")
        return report.host, format_number(report.n_requests), rate, robots.get(report.robots or "", ""), state

    @property
    def _selected(self) -> HostReport | None:
        """Report of the selected host; None without one."""
        row = self.view.currentIndex().row()
        return self._reports[row] if 0 <= row < len(self._reports) else None

    @Slot()
    def _refresh_button(self) -> None:
        """Enable the button if the selected host is paused or was stopped."""
        selected = self._selected
        self.continue_button.setEnabled(selected is not None and self._can_continue(selected))

    @Slot()
    def _continue_selected(self) -> None:
        """Continue the selected host, if it is paused or was stopped."""
        if self._selected is not None and self._can_continue(self._selected):
            self._checks.continue_host(self._selected.host)


class CauseView(QWidget):
    """Title and examples of one cause, with a button for its fix.

    Attributes:
        filter_button: Title of the cause, which filters the table by it. The list connects it.
        fix_button: Button for the fix; hidden if the cause has none. The list connects it.
    """

    def __init__(self, cause: Cause, parent: QWidget) -> None:
        """Create the view of a cause."""
        super().__init__(parent)
        urls = text_for_count(cause.n_urls, self.tr("1 URL"), self.tr("%n URLs", None, cause.n_urls))
        share = QLocale().toString(100 * cause.share, "f", 0)
        pattern = self.tr("{host}: {words} ({urls}, {share} % of the host)")
        title = pattern.format(host=cause.host, words=localized(cause.words), urls=urls, share=share)
        self.filter_button = FilterButton(self)
        self.filter_button.setObjectName("filter-cause")
        self.filter_button.setFont(bold(self.filter_button.font()))
        self.filter_button.setText(title.replace("&", "&&"))
        self.filter_button.setAccessibleName(title)
        set_tooltip(self.filter_button, f"{title}\n{self.tr('Show only the entries of these URLs.')}")
        # In a narrow panel, the text is cut rather than the panel widened.
        self.filter_button.setMinimumWidth(scaled(40))
        lines = [f"{before} → {after}" for before, after in cause.examples]
        examples = TintedLabel(Tint.QUIET, "\n".join(lines), self)
        set_wrapped_plain(examples)
        examples.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        examples.setAccessibleName(title)
        self.fix_button = QPushButton(self)
        self.fix_button.setObjectName("fix-cause")
        self.fix_button.setVisible(cause.fix is not None)
        if cause.fix is not None:
            self.fix_button.setText(self.tr("{fix} …").format(fix=localized(cause.fix)))
        self._head = fill(QHBoxLayout(), self.filter_button, self.fix_button, 1, spacing=8)
        for button in (self.filter_button, self.fix_button):
            self._head.setAlignment(button, Qt.AlignmentFlag.AlignLeading)
        fill(QVBoxLayout(self), self._head, examples, spacing=2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the button for the fix beside the title, or below it if both do not fit in a row."""
        super().resizeEvent(event)
        needed = sum(button.sizeHint().width() for button in (self.filter_button, self.fix_button))
        fits = needed + self._head.spacing() <= self.width()
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)


class CauseList(QWidget):
    """List of the common causes of redirects and canonicals; each filters the table, and has a button for its fix.

    Signals:
        fix_requested: The user wants to fix a cause; carries the tuple of its URLs.
    """

    fix_requested = Signal(object)

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Create the list without causes."""
        super().__init__(parent)
        self._page = context.page
        self._views = list[tuple[Cause, CauseView]]()
        self._column = fill(QVBoxLayout(self), spacing=8)

    def show_causes(self, causes: list[Cause]) -> None:
        """Show the first causes, each with its number of URLs, examples and fix; hide the list without causes.

        Causes that are already shown are not replaced, so that the focus does not move.
        """
        self.setVisible(bool(causes))
        new = causes[:_MAX_CAUSES]
        if [(cause, cause.locs) for cause in new] == [(cause, cause.locs) for cause, _ in self._views]:
            return
        for _, view in self._views:
            self._column.removeWidget(view)
            view.deleteLater()
        self._views = [(cause, CauseView(cause, self)) for cause in new]
        for cause, view in self._views:
            view.filter_button.clicked.connect(partial(self._filter_table, cause))
            view.fix_button.clicked.connect(partial(self._request_fix, cause))
            self._column.addWidget(view)
        self.show_filter()

    @Slot()
    def show_filter(self) -> None:
        """Press the buttons of the causes whose conditions are in the filter of the table, and release the others."""
        for cause, view in self._views:
            view.filter_button.setChecked(condition_of_cause(cause) in self._page.current.conditions)

    def _filter_table(self, cause: Cause) -> None:
        """Filter the table by a cause or, if it already is, remove that condition; update the pressed buttons."""
        self._page.toggle_conditions((condition_of_cause(cause),))
        self.show_filter()

    def _request_fix(self, cause: Cause) -> None:
        """Emit `fix_requested` with the URLs of a cause."""
        self.fix_requested.emit(cause.locs)


class PagesPanel(DeferredPanel):
    """Panel with verdicts about the listed pages, their common causes, and the hosts of the last check.

    Attributes:
        chips: Filters by verdict.
        share_label: Sentence about the share of pages that are not indexable; hidden without answered pages.
        fix_button: Button of the action that fixes entries by the facts about their pages.
        causes: The common causes; hidden without any.
        hosts: The hosts of the last check.

    Signals:
        fix_requested: The user wants to fix a cause; carries the tuple of its URLs.
    """

    fix_requested = Signal(object)

    def __init__(self, context: Context, checks: PageChecks, fix_action: QAction, parent: QWidget) -> None:
        """Create the panel with its placeholder, without counts.

        Args:
            context: Shared objects of the window.
            checks: Checks of pages.
            fix_action: The action that fixes entries by the facts about their pages.
            parent: The parent widget.
        """
        super().__init__(parent, settle_ms=_SETTLE_MS)
        self._session, self._checks, self._messages = context.session, checks, context.messages
        self._job, self._is_outdated = LatestJob(context.jobs, self), False
        self._requested_at = self._paused_until = 0.0
        self.chips = ReasonChips(context, self)
        self.share_label = TintedLabel(Tint.TEXT, parent=self)
        self.share_label.setObjectName("bad-share")
        self.fix_button = QToolButton(self)
        self.fix_button.setObjectName("fix-by-facts")
        # Qt would remove the ellipsis, which says that a dialog follows.
        fix_action.setIconText(plain_label(fix_action.text()))
        self.fix_button.setDefaultAction(fix_action)
        self.fix_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.causes = CauseList(context, self)
        self.causes.setObjectName("page-causes")
        self.causes.fix_requested.connect(self.fix_requested)
        self.hosts = HostList(checks, self)
        self._empty_state = EmptyState(self)
        self._empty_state.show_message(self.tr("The pages have not been checked yet."), "check-pages")
        self._pages = QStackedWidget(self)
        content = QWidget(self)
        share_row = fill(QHBoxLayout(), (self.share_label, 1), self.fix_button, spacing=8)
        share_row.setAlignment(self.fix_button, Qt.AlignmentFlag.AlignTop)
        column = self.causes, self.chips, share_row, self.hosts, 1
        fill(QVBoxLayout(content), *column, margins=(8, 8, 8, 8), spacing=8)
        set_wrapped_plain(self.share_label)
        for page in (content, self._empty_state):
            self._pages.addWidget(page)
        self._content = content
        fill(QVBoxLayout(self), self._pages)
        self._pages.setCurrentWidget(self._empty_state)
        self._job.answered.connect(self._show_summary)
        self._job.failed.connect(self._show_failure)
        self._session.replaced.connect(self._reset)
        self._session.pages_changed.connect(self.refresh_soon)
        self._session.changed.connect(self._on_edited)
        for show_filter in (self.chips.show_filter, self.causes.show_filter):
            context.page.filter_changed.connect(show_filter)
        checks.changed.connect(self._refresh_hosts)
        self._refresh_hosts()

    @property
    def is_busy(self) -> bool:
        """Whether a refresh is scheduled, or a job counts the pages."""
        return self.is_refresh_due or self._job.is_running

    @Slot()
    def refresh(self) -> None:
        """Start a job that counts the pages; while one runs, schedule another refresh for its end instead.

        While a check runs, whose facts arrive constantly, first wait `_PAUSE_FACTOR` times as long as the last job took.
        """
        self._is_outdated = self._job.is_running
        pause_s = self._paused_until - monotonic() if self._checks.is_running else 0.0
        if not self._is_outdated and pause_s > 0:
            self._refresh_timer.start(round(1_000 * pause_s) + 1)
        elif not self._is_outdated:
            self._requested_at = monotonic()
            document = self._session.document
            is_first = self._pages.currentWidget() is not self._content
            work = partial(summarize_pages, document.snapshot())
            self._job.request(document, self.tr("Counting pages"), work, is_shown=is_first)

    @Slot()
    def _reset(self) -> None:
        """Show the placeholder instead of the counts of a set that was replaced, and schedule a refresh."""
        self._job.cancel_latest()
        self._is_outdated = False
        self._pages.setCurrentWidget(self._empty_state)
        self.refresh_soon()

    @Slot(object)
    def _on_edited(self, change: Change) -> None:
        """Schedule a refresh after an edit of URLs, or one that added or removed entries."""
        if change.is_structural or "loc" in change.fields:
            self.refresh_soon()

    @Slot(object, object)
    def _show_summary(self, document: Document, summary: PageSummary) -> None:
        """Show counted pages, unless another set is open now; schedule a refresh if one was requested meanwhile."""
        now = monotonic()
        self._paused_until = now + _PAUSE_FACTOR * (now - self._requested_at)
        if document is self._session.document:
            self.chips.show_counts(summary.counts)
            self.chips.show_filter()
            self.share_label.setText(self._share_text(summary.counts))
            self.share_label.setVisible(bool(self.share_label.text()))
            self.causes.show_causes(summary.causes)
            self._show_page(has_facts=bool(summary.counts.entries))
        if self._is_outdated:
            self.refresh_soon()

    @Slot(object, object)
    def _show_failure(self, _: object, error: StudioError) -> None:
        """Show the error of a failed count."""
        self._messages.show_error(error)

    @Slot()
    def _refresh_hosts(self) -> None:
        """Show the state of the hosts; if there are any, also hide the placeholder."""
        self.hosts.refresh()
        if not self.hosts.isHidden():
            self._show_page(has_facts=True)

    def _show_page(self, *, has_facts: bool) -> None:
        """Show the content with facts or after a check began, else the placeholder with the button that starts one."""
        has_content = has_facts or self._checks.run is not None
        self._pages.setCurrentWidget(self._content if has_content else self._empty_state)

    def _share_text(self, counts: ReasonCounts) -> str:
        """Return a sentence about the percentage of bad pages among the answered ones; empty without answered ones."""
        percent = PageTotals(counts.pages).bad_percent
        if percent is None:
            return ""
        text = self.tr(
            "{percent} % of the answered pages don't belong in a sitemap "
            "(Bing's tolerance, said in an interview in 2011: 1 %)."
        )
        return text.format(percent=QLocale().toString(percent, "f", 1))

    def sizeHint(self) -> QSize:
        """Return the initial size of the panel."""
        return QSize(scaled(380), scaled(240))

    def minimumSizeHint(self) -> QSize:
        """Return a size at whose width the tabs of all panels below the table are readable."""
        return QSize(scaled(_MIN_WIDTH), super().minimumSizeHint().height())
