"""Checks of the pages of the open set in a job, whose results appear in the table while it runs."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Final

import polars as pl
from PySide6.QtCore import QLocale, QObject, Qt, Signal, Slot

from sitemap_studio.core.errors import BusyError, StudioError
from sitemap_studio.core.messages import Message
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.listed_pages import unlisted_pages
from sitemap_studio.document.page_columns import facts_frame, load_page_columns
from sitemap_studio.document.reporting.page_report import format_duration
from sitemap_studio.gui.i18n import format_number, localized, text_for_count
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import COLUMNS, DEFAULT_PAGE_COLUMNS, PageColumns
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.pages.bots import Bot
from sitemap_studio.pages.check_types import CheckControl, CheckOptions, CheckResult, HostReport
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.url_syntax import page_locs

_RATE_WINDOW_S: Final = 10.0
_NAMED_REASONS: Final = ("ok", "redirect", "not-found")
"""Reasons with a count of their own in the line about a running check."""


class PageRun:
    """State of one check of pages; its job writes it, and the window reads it.

    Attributes:
        document: The set.
        locs: Unique URLs in the form of `page_loc`.
        options: Options of the check.
        started: Time of the start in Unix seconds.
        is_running: Whether the check has not ended.
        reasons: Number of the pages with facts so far, by reason.
        hosts: State of the hosts about half a second ago; after the end, the final one.
        control: Control of the check.
        notices: Messages of the store, such as about a damaged file.
        job: The job.
    """

    job: Job

    def __init__(
        self, document: Document, locs: Sequence[str], options: CheckOptions, previous: PageRun | None = None
    ) -> None:
        """Create the state of a check that has not started.

        Args:
            document: The set.
            locs: Unique URLs in the form of `page_loc`.
            options: Options of the check.
            previous: Check that this one continues; pages that its `exclude_unlisted` excluded are excluded, too.
        """
        self.document, self.locs, self.options = document, locs, options
        self.started, self.is_running = time.time(), True
        self.reasons = Counter[str]()
        self.hosts: tuple[HostReport, ...] = ()
        self.control = CheckControl(self._is_wanted)
        self.notices: list[Message] = []
        self._first_table: EntryTable = document.table.snapshot() if previous is None else previous._first_table
        self._edited_slots: SlotArray = NO_SLOTS if previous is None else previous._edited_slots
        self._edits = deque[tuple[EntryTable, SlotArray]](maxlen=1)
        if len(self._edited_slots):
            self._edits.append((document.table.snapshot(), self._edited_slots))
        self._table = self._first_table
        self._edited_locs = frozenset[str]()
        self._unlisted: frozenset[str] | None = None  # of `_edited_locs`; None if not searched yet
        self._history = deque[tuple[float, int]]()

    def exclude_unlisted(self, change: Change, table: EntryTable) -> None:
        """Exclude pages that no entry lists after an edit from all requests that have not started.

        Args:
            change: The entries that the edit removed or changed.
            table: A snapshot after the edit, which is searched in the thread of the check.
        """
        changed = change.cells if "loc" in change.fields else NO_SLOTS
        self._edited_slots = unique_slots(self._edited_slots, changed, change.removed)
        self._edits.append((table, self._edited_slots))

    def _is_wanted(self, loc: str) -> bool:
        """Return whether the table of the last `exclude_unlisted` lists a page; True before any.

        Called in the thread of the check.
        """
        with suppress(IndexError):
            self._table, edited = self._edits.pop()
            before = edited[edited < self._first_table.slot_capacity]
            self._edited_locs = frozenset(page_locs(self._first_table.rows(before, ["loc"]).to_series()).drop_nulls())
            self._unlisted = None
        if loc not in self._edited_locs:
            return True
        # The search reads all entries, so that it would delay the check if it followed every edit.
        if self._unlisted is None:
            self._unlisted = unlisted_pages(pl.Series(list(self._edited_locs), dtype=pl.String), self._table)
        return loc not in self._unlisted

    def pages_per_second(self, n_done: int) -> float:
        """Return the mean pages per second since the oldest call within `_RATE_WINDOW_S`; 0 for the first call.

        Args:
            n_done: Number of pages so far.
        """
        now = time.monotonic()
        self._history.append((now, n_done))
        while now - self._history[0][0] > _RATE_WINDOW_S:
            self._history.popleft()
        first_s, first_done = self._history[0]
        return (n_done - first_done) / (now - first_s) if now > first_s else 0.0


class _Delivery:
    """Sender of batches of facts from the thread of a check to the window; used in that thread only.

    Args:
        run: The check.
        send: Sends the run, the columns that were extended (None without any), the extended ones, the added facts (None
            for all), and an event that the window sets when it shows them.
    """

    def __init__(self, run: PageRun, send: Callable[[PageRun, object, PageColumns, object, Event], None]) -> None:
        """Create the delivery without facts."""
        self._run, self._send = run, send
        self._batch = list[PageFacts]()
        self._sent: PageColumns | None = None
        self._is_shown = Event()
        self._is_shown.set()

    def load_stored(self, document: Document, store: FactsStore, progress: Progress) -> None:
        """Send the stored facts about the pages of a set, unless it has facts for the bot of the check.

        Args:
            document: Snapshot of the set.
            store: Store of the facts.
            progress: Can cancel the work.
        """
        bot, shown = self._run.options.bot.name, document.page_columns
        if shown is None or shown.bot != bot:
            names = DEFAULT_PAGE_COLUMNS if shown is None else shown.names
            columns = load_page_columns(document, store, bot=bot, names=names, progress=progress)
            self._send_columns(shown, columns, None)

    def add(self, facts: PageFacts) -> None:
        """Count a page by the reason in its facts, and add these to the batch."""
        self._run.reasons[facts.reason] += 1
        self._batch.append(facts)

    def send_batch(self) -> None:
        """Send the columns of the window with the facts of the batch that these lack, if any, and clear the batch."""
        batch, self._batch = self._batch, []
        if batch:
            shown = self._run.document.page_columns
            base = self._sent if self._sent is not None and not self._is_shown.is_set() else shown
            if base is None or base.bot != self._run.options.bot.name:
                base = PageColumns(self._run.options.bot.name)
            missing = self._missing_facts(batch, base)
            if missing:
                frame = facts_frame(missing, COLUMNS)
                self._send_columns(base, base.with_facts(frame), frame)

    def _missing_facts(self, batch: Sequence[PageFacts], columns: PageColumns) -> list[PageFacts]:
        """Return the facts of a batch that this check collected, or that are newer than those in the columns."""
        locs = pl.Series([facts.loc for facts in batch], dtype=pl.String)
        known = columns.values("checked", columns.rows_of(locs), locs).fill_null(0)
        start = int(self._run.started)
        return [
            facts
            for facts, checked in zip(batch, known, strict=True)
            if facts.checked >= start or facts.checked > checked
        ]

    def _send_columns(self, base: PageColumns | None, columns: PageColumns, frame: pl.DataFrame | None) -> None:
        """Send columns, and store them as the base of the next ones.

        Args:
            base: The columns that were extended; None if no columns were extended.
            columns: The extended ones.
            frame: The added facts; None for all.
        """
        self._sent, self._is_shown = columns, Event()
        self._send(self._run, base, columns, frame, self._is_shown)


class PageChecks(QObject):
    """Checks of the pages of the open set, of which one runs at a time, beside requests of single pages.

    Attributes:
        run: The running check, or else the last one of the open set; None before the first.

    Signals:
        changed: A check started, advanced or ended.
        facts_deleted: The stored facts about all pages were deleted.
    """

    changed = Signal()
    facts_deleted = Signal()
    _delivered = Signal(object, object, object, object, object)

    def __init__(self, session: Session, jobs: Jobs, messages: MessageBar, parent: QObject) -> None:
        """Create the checks of a window; none is running."""
        super().__init__(parent)
        self._session, self._jobs, self._messages = session, jobs, messages
        self.run: PageRun | None = None
        self._running = list[PageRun]()
        self._delivered.connect(self._show_delivered, Qt.ConnectionType.QueuedConnection)
        session.replaced.connect(self._forget_run)
        session.changed.connect(self._on_edited)

    @property
    def is_running(self) -> bool:
        """Whether a check of the open set is running."""
        return self.run is not None and self.run.is_running

    @property
    def is_busy(self) -> bool:
        """Whether pages are being requested, by a check of the open set or one of a single page."""
        return bool(self._running)

    def start(self, locs: Sequence[str], options: CheckOptions, previous: PageRun | None = None) -> None:
        """Start a check of pages of the open set; while pages are requested, only show a message.

        Args:
            locs: Unique URLs in the form of `page_loc`.
            options: Options of the check.
            previous: Check that this one continues; see `PageRun`.
        """
        if self.refuse_if_running():
            return
        self.run = self._start_job(locs, options, previous)
        self.changed.emit()

    def check_again(self, loc: str, bot: Bot) -> None:
        """Start a request of one page regardless of its stored facts, with the options of the last check.

        `run` does not change.

        Args:
            loc: URL in the form of `page_loc`.
            bot: The bot.
        """
        options = CheckOptions() if self.run is None else self.run.options
        self._start_job([loc], replace(options, bot=bot, max_age_s=0))
        self.changed.emit()

    def continue_host(self, host: str) -> None:
        """Request the remaining pages of a paused or stopped host.

        The running check continues, or else a new one starts with the last options. Do nothing before the first check.

        Args:
            host: The host in the form of `HostReport.host`.
        """
        run = self.run
        if run is not None and run.is_running:
            run.control.continue_host(host)
        elif run is not None:
            # Pages that the last check requested must not be requested again.
            options = replace(run.options, max_age_s=max(run.options.max_age_s, time.time() - run.started + 1))
            self.start([loc for loc in run.locs if host_key(loc) == host], options, previous=run)

    @Slot()
    def delete_facts(self) -> None:
        """Delete the stored facts about the pages of all sites, and emit `facts_deleted`.

        While pages are requested, also by a check of another window or process, only show a message. Show one, too, if a
        file can't be deleted.
        """
        if self.refuse_if_running():
            return
        try:
            with FactsStore() as store:
                store.forget_all()
        except StudioError as error:
            self._messages.show_refusal(error)
        else:
            self.facts_deleted.emit()

    def clear_facts(self) -> None:
        """Remove the facts about pages from the set, and `run`; called after stored facts were deleted."""
        self.run = None
        self._session.set_page_columns(None)
        self.changed.emit()

    def refuse_if_running(self) -> bool:
        """Return whether pages are being requested; if so, also show a message that they are."""
        if self.is_busy:
            message = self.tr("Pages are already being checked.")
            self._messages.show_refusal(BusyError(message, hint=self.tr("Wait for it, or stop it.")))
        return self.is_busy

    def stop(self) -> None:
        """Request the end of the running check, if there is one; its facts remain."""
        if self.run is not None and self.run.is_running:
            self.run.job.cancel()

    def _start_job(self, locs: Sequence[str], options: CheckOptions, previous: PageRun | None = None) -> PageRun:
        """Start the job of a check, connect its signals, and return the state of the check; see `PageRun`."""
        run = PageRun(self._session.document, locs, options, previous)
        run.job = self._jobs.start(
            self.tr("Checking pages"),
            partial(self._check, run, self._session.document.snapshot()),
            delivers_after_cancel=True,
            describe=partial(self.progress_text, run),
        )
        run.job.finished.connect(partial(self._on_finished, run))
        run.job.failed.connect(partial(self._on_failed, run))
        run.job.cancelled.connect(partial(self._mark_ended, run))
        self._running.append(run)
        return run

    def _check(self, run: PageRun, document: Document, progress: Progress) -> CheckResult:
        """Check the pages of a run, send their facts to the window about twice a second, and return the result.

        Called in the thread of the job.
        """
        # Loaded for the first check: aiohttp would make every start slower.
        from sitemap_studio.pages.page_check import check_pages

        delivery = _Delivery(run, self._delivered.emit)

        def on_tick(hosts: tuple[HostReport, ...]) -> None:
            """Set the state of the hosts, and send the batch of facts."""
            run.hosts = hosts
            delivery.send_batch()

        with FactsStore() as store:
            store.limit_size()
            delivery.load_stored(document, store, progress)
            result = check_pages(
                run.locs,
                store,
                run.options,
                progress=progress,
                on_page=delivery.add,
                on_tick=on_tick,
                control=run.control,
            )
            run.notices += store.notices
        on_tick(result.hosts)
        return result

    # In the window

    @Slot(object, object, object, object, object)
    def _show_delivered(
        self, run: PageRun, base: PageColumns | None, columns: PageColumns, frame: pl.DataFrame | None, is_shown: Event
    ) -> None:
        """Show facts of a check in the table, unless another set is open.

        Args:
            run: The check.
            base: The columns to which the facts were added.
            columns: The columns with the added facts.
            frame: The added facts; None for facts that were loaded from the store.
            is_shown: Set when the columns are shown.
        """
        if run.document is self._session.document:
            shown = run.document.page_columns
            if shown is not None and shown is not base and shown.bot == columns.bot:
                # They were replaced meanwhile, for example by further columns.
                columns = shown if frame is None else shown.with_facts(frame)
            self._session.set_page_columns(columns)
        is_shown.set()
        self.changed.emit()

    @Slot()
    def _forget_run(self) -> None:
        """Stop the requests for a set that was replaced, set `run` to None, and emit `changed`; their facts remain stored."""
        for run in self._running:
            run.job.cancel()
        self.run = None
        self.changed.emit()

    @Slot(object)
    def _on_edited(self, change: Change) -> None:
        """Pass an edit that added or removed entries or changed URLs to the last check, which can be continued later."""
        changes_pages = len(change.removed) or len(change.inserted) or "loc" in change.fields
        if changes_pages and self.run is not None:
            self.run.exclude_unlisted(change, self._session.document.table.snapshot())

    def _mark_ended(self, run: PageRun) -> None:
        """Mark a check as ended, and emit `changed`."""
        run.is_running = False
        self._running.remove(run)
        self.changed.emit()

    def _on_failed(self, run: PageRun, error: StudioError) -> None:
        """Mark a check as ended, and show its error."""
        self._mark_ended(run)
        self._messages.show_error(error)

    def _on_finished(self, run: PageRun, result: CheckResult) -> None:
        """Mark a check as ended, and show the notices of the store and a message about the first paused host.

        The message names the number of pages that were not requested, and offers to continue. It is omitted if another
        set is open.
        """
        self._mark_ended(run)
        for notice in run.notices:
            self._messages.show_message(Severity.WARNING, localized(notice))
        if run.document is not self._session.document:
            return
        paused = [host for host in result.hosts if host.pause_reason is not None and host.host]
        for host in paused[:1]:
            pattern = self.tr("{host} was paused: {reason}")
            text = pattern.format(host=host.host, reason=localized(host.pause_reason or ""))
            hint = text_for_count(
                result.n_left,
                self.tr("1 page was not requested."),
                self.tr("%n pages were not requested.", None, result.n_left),
            )
            is_last = run is self.run
            offers = [(self.tr("Continue"), partial(self.continue_host, host.host))] if is_last else []
            self._messages.show_message(Severity.WARNING, text, hint if result.n_left else "", offers=offers)

    def progress_text(self, run: PageRun) -> str:
        """Return the localized line about a running check: pages, rate or pause, time left, and counts by verdict."""
        progress = run.job.progress
        if progress.is_cancelled:
            return self.tr("Checking pages: stopping …")
        done, total = progress.done, progress.total
        if not total:
            return self.tr("Checking pages …")
        parts = [self.tr("{done} of {total}").format(done=format_number(done), total=format_number(total))]
        rate = run.pages_per_second(done)
        if progress.is_paused:
            parts.append(self.tr("paused"))
        elif rate > 0:
            parts.append(self.tr("{rate} a second").format(rate=QLocale().toString(rate, "f", 1)))
            duration = localized(format_duration((total - done) / rate))
            parts.append(self.tr("{duration} left").format(duration=duration))
        parts.append(self.counts_text(run.reasons))
        return " · ".join(filter(None, parts))

    def counts_text(self, reasons: Mapping[str, int]) -> str:
        """Return the localized numbers of pages that are fine, redirect, were not found, or have other verdicts.

        Zeros are left out; empty without pages.

        Args:
            reasons: Number of pages by reason.
        """
        n_ok, n_redirects, n_missing = (reasons.get(reason, 0) for reason in _NAMED_REASONS)
        n_others = sum(reasons.values()) - n_ok - n_redirects - n_missing
        redirects = text_for_count(n_redirects, self.tr("1 redirect"), self.tr("%n redirects", None, n_redirects))
        texts = (
            (n_ok, self.tr("{count} ok")),
            (n_redirects, redirects),
            (n_missing, self.tr("{count} not found")),
            (n_others, self.tr("{count} other")),
        )
        return ", ".join(text.format(count=format_number(count)) for count, text in texts if count)
