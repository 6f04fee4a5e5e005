"""Times opening a set and checking its pages in the real window, and how long single steps block it meanwhile.

    python tests/benchmarks/gui_opening.py INDEX ENTRIES

The window is off screen; each turn of its event loop is timed. The facts about the pages are invented.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.core.progress import Progress
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.pages import page_check
from sitemap_studio.pages.check_types import CheckControl, CheckOptions, CheckResult, HostReport
from sitemap_studio.pages.page_facts import PageFacts
from tests.benchmarks.gui_process import configure_process

REPEATS = 3
_STEP_SECONDS = 0.0005
"""Turns of the event loop shorter than this count as idle."""

_FACTS_PER_SECOND = 500
_CHECK_SECONDS = 20
_TICK_SECONDS = 0.5
_PAGE_COLUMNS = ("status", "indexable", "target", "canonical", "changed", "checked")


@dataclass(frozen=True)
class Opening:
    """Times of opening a set, in seconds.

    Attributes:
        first: From the start to the first rows.
        read: From the start to all rows.
        checked: From the start to the end of validation.
        step: 99th percentile of the event loop steps.
        longest: Longest event loop step.
    """

    first: float
    read: float
    checked: float
    step: float
    longest: float


def time_opening(window: MainWindow, index: Path, n_entries: int) -> Opening:
    """Open a set in the window, process events until it is validated, and return the times."""
    before, view = window.session.document, window.page.view
    first = read = 0.0
    steps = [0.0]
    start = time.perf_counter()
    window.files.open(index)
    while not read or window.jobs.running or window.reading.is_running:
        run_turn(steps)
        now = time.perf_counter()
        if window.session.document is not before:
            n_rows = view.entries.rowCount()
            first = first or (now - start if n_rows else 0.0)
            read = read or (now - start if n_rows == n_entries else 0.0)
    return Opening(first, read, time.perf_counter() - start, statistics.quantiles(steps, n=100)[-1], max(steps))


def run_turn(steps: list[float]) -> None:
    """Process the pending events, append the duration in seconds unless idle, and sleep, as an idle window does."""
    begin = time.perf_counter()
    QApplication.processEvents()
    if (step := time.perf_counter() - begin) > _STEP_SECONDS:
        steps.append(step)
    time.sleep(0.001)


def time_page_check(window: MainWindow) -> float:
    """Check the pages of the open set with invented facts, and return the 99th percentile of the steps, in seconds.

    The table shows `_PAGE_COLUMNS`, and is scrolled by a page each second.
    """
    view, document, steps = window.page.view, window.session.document, [0.0]
    locs = document.table.rows(document.table.order, ["loc"]).to_series().to_list()
    page_check.check_pages = _deliver_facts  # type: ignore[assignment]
    window.page_checks.start(locs, CheckOptions())
    while document.page_columns is None or not len(document.page_columns):
        run_turn([])
    for name in _PAGE_COLUMNS:
        view.header.hide_column(name, is_hidden=False)
    window.docks.show_panel("pages")
    run_turn([])
    begin, bar = time.perf_counter(), view.verticalScrollBar()
    while (elapsed := time.perf_counter() - begin) < _CHECK_SECONDS:
        bar.setValue(int(elapsed) * bar.pageStep())
        run_turn(steps)
    window.page_checks.stop()
    while window.jobs.running:
        run_turn([])
    return statistics.quantiles(steps, n=100)[-1]


def _deliver_facts(
    locs: Sequence[str],
    _store: object,
    options: CheckOptions,
    *,
    progress: Progress,
    on_page: Callable[[PageFacts], None],
    on_tick: Callable[[tuple[HostReport, ...]], None],
    control: CheckControl,
) -> CheckResult:
    """Call back with invented facts about `_FACTS_PER_SECOND` pages until stopped, as `check_pages` with real ones.

    One page in eight redirects, and one in eight does not exist. See `check_pages` for the arguments.
    """
    started, n_done, ticked_at = time.monotonic(), 0, 0.0
    progress.begin("", len(locs))
    while not progress.is_cancelled:
        elapsed = time.monotonic() - started
        while n_done < min(len(locs), elapsed * _FACTS_PER_SECOND):
            if control.is_wanted(locs[n_done]):
                on_page(_invent_facts(locs[n_done], n_done, options.bot.name))
            progress.advance()
            n_done += 1
        if elapsed - ticked_at > _TICK_SECONDS:
            ticked_at = elapsed
            on_tick(())
        time.sleep(0.01)
    now = int(time.time())
    return CheckResult(
        started=now,
        finished=now,
        ended="stopped",
        n_listed=len(locs),
        n_requested=n_done,
        n_recent=0,
        n_left=len(locs) - n_done,
        hosts=(),
    )


def _invent_facts(loc: str, number: int, bot: str) -> PageFacts:
    """Return facts about a page that redirects, does not exist, or is fine, depending on its number."""
    facts = PageFacts(loc=loc, bot=bot, checked=int(time.time()), status=200, indexable=True, canonical=loc)
    match number % 8:
        case 0:
            return facts._replace(status=301, reason="redirect", indexable=False, target=f"{loc}/", canonical=None)
        case 1:
            return facts._replace(status=404, reason="not-found", indexable=False, canonical=None)
    return facts


def main() -> None:
    """Open the set `REPEATS` times, check its pages, and print the medians with their limits."""
    index, n_entries = Path(sys.argv[1]), int(sys.argv[2])
    application = QApplication(sys.argv[:1])
    configure_process(application)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings()
        window = MainWindow(settings, Preferences(Path(folder) / "preferences.toml"))
        window.resize(1280, 800)
        window.show()
        for _ in range(REPEATS):
            application.processEvents()
        openings = [time_opening(window, index, n_entries) for _ in range(REPEATS)]
        checking_step = time_page_check(window)
        window.shut_down()
        window.close()
        settings.flush()
    rows = (
        ("first entries of the set", statistics.median(each.first for each in openings), 300),
        ("all its entries", statistics.median(each.read for each in openings), 2_000),
        ("all checked", statistics.median(each.checked for each in openings), 4_000),
        ("99th of a hundred steps of the window meanwhile", statistics.median(each.step for each in openings), 20),
        ("the same, of the first set that a process opens", openings[0].step, 20),
        ("longest step of the window meanwhile", statistics.median(each.longest for each in openings), 100),
    )
    for name, taken, limit in rows:
        print(f"opening a million, {name:<48} {taken * 1000:>8.1f} ms   at most {limit:>5} ms")
    name = f"a million entries while {_FACTS_PER_SECOND} page facts arrive a second: p99 of the steps"
    print(f"{name:<67} {checking_step * 1000:>8.1f} ms   at most {20:>5} ms")


if __name__ == "__main__":
    main()
