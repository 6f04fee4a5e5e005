"""Times user operations in the table of entries with a million entries.

Run by hand: `python tests/benchmarks/gui_table.py [ENTRIES]`. The set is built in memory and shown in the real
widgets, off screen. Printed are medians in milliseconds, with their limits.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from itertools import count

import numpy as np
import polars as pl

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QItemSelection, QItemSelectionModel
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.open_document import new_document
from sitemap_studio.gui.jobs.background_jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.column_sort import ColumnSort
from sitemap_studio.gui.table.entry_page import EntryPage
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells
from sitemap_studio.search.filter_language import ALL, parse_typed
from sitemap_studio.search.url_folders import Folders

ENTRIES = 1_000_000
REPEATS = 5
_COPIED = 100_000


def make_session(entries: int, jobs: Jobs) -> Session:
    """Return a session with a validated set of unsorted URLs in which one date in a hundred is invalid."""
    numbers = np.random.default_rng(7).permutation(entries)
    frame = pl.DataFrame({"number": numbers}).select(
        loc=pl.format("https://www.example.com/catalog/{}?item={}&desc=vacation", pl.col("number") % 977, "number"),
        lastmod=pl.when(pl.col("number") % 100 == 0).then(pl.lit("2026-11-31")).otherwise(pl.lit("2026-11-02")),
        changefreq=pl.lit("weekly"),
        priority=pl.lit("0.5"),
    )
    document = new_document()
    slots = document.add_entries(entry_frame({name: frame[name] for name in frame.columns}), sitemap=0)
    InsertEntries(np.arange(entries), slots).apply(document.table)
    check(document)
    session = Session(jobs=jobs)
    session.open_document(document)
    return session


def make_entry_page(session: Session, jobs: Jobs) -> EntryPage:
    """Return the filter bar and table of the session, shown at 1280 × 950 pixels and painted once."""
    page = EntryPage(session, jobs)
    page.resize(1280, 950)
    page.show()
    paint_pending(page.view)
    return page


def paint_pending(view: EntryView) -> None:
    """Process events, and paint all pending regions of the window."""
    QApplication.processEvents()
    # Painting any region of the window also paints all pending ones.
    view.window().repaint(0, 0, 1, 1)


def median_ms(action: Callable[[], object], after: Callable[[], object] = lambda: None) -> float:
    """Return the median milliseconds of `REPEATS` calls of an action; `after` runs untimed after each."""
    times = []
    for _ in range(REPEATS):
        begin = time.perf_counter()
        action()
        times.append(time.perf_counter() - begin)
        after()
    return statistics.median(times) * 1000


def time_edit(view: EntryView) -> float:
    """Return the median milliseconds from `setData` in a visible row to its painting."""
    numbers = count()

    def edit() -> None:
        number = next(numbers)
        view.entries.setData(view.entries.index(number % 20, 0), f"https://www.example.com/edited/{number}")
        paint_pending(view)

    return median_ms(edit)


def time_select_all(view: EntryView) -> float:
    """Return the median milliseconds of selecting all rows and painting."""

    def select() -> None:
        view.selectAll()
        paint_pending(view)

    return median_ms(select, lambda: view.go_to(0, 0))


def time_sort(view: EntryView) -> float:
    """Return the median milliseconds of sorting by loc and painting."""

    def sort() -> None:
        view.sort_by("loc")
        paint_pending(view)

    return median_ms(sort, lambda: view.sort_by(None))


def time_sort_by_two_fields(view: EntryView) -> float:
    """Return the median milliseconds of sorting by lastmod, then loc, and painting."""

    def sort() -> None:
        view.entries.sort_by([ColumnSort("lastmod", is_descending=True), ColumnSort("loc")])
        paint_pending(view)

    return median_ms(sort, lambda: view.entries.sort_by([]))


def time_filter(view: EntryView, filtering: EntryPage, text: str, before: str = "") -> float:
    """Return the median milliseconds of filtering by `text` and painting, starting from the result of `before`."""

    def search(words: str) -> None:
        filtering.apply(parse_typed(words) if words else ALL)
        while filtering.is_filtering:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        paint_pending(view)

    def reset_filter() -> None:
        search("")
        search(before)

    reset_filter()
    taken = median_ms(lambda: search(text), reset_filter)
    search("")
    return taken


def time_folder_lists(session: Session) -> float:
    """Return the median milliseconds of counting the hosts of the set and the folders of the first host."""

    def count_folders() -> None:
        folders = Folders(session.document.table.snapshot())
        folders.subfolders(folders.subfolders()[0].folder)

    return median_ms(count_folders)


def time_scroll(view: EntryView) -> float:
    """Return the median milliseconds of scrolling by a page and painting."""
    bar = view.verticalScrollBar()

    def scroll() -> None:
        bar.setValue(bar.value() + bar.pageStep())
        paint_pending(view)

    return median_ms(scroll)


def wait_for_edit(view: EntryView, session: Session) -> None:
    """Process events until the session is idle, and paint the result."""
    while session.is_busy:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    paint_pending(view)


def time_delete_third(view: EntryView, session: Session) -> tuple[float, float]:
    """Return the median milliseconds of deleting every third entry, and of undoing it, each until painted."""
    positions = np.arange(0, view.entries.rowCount(), 3)

    def delete() -> None:
        session.push("", RemoveEntries(positions))
        wait_for_edit(view, session)

    def undo() -> None:
        session.undo()
        wait_for_edit(view, session)

    def redo() -> None:
        session.redo()
        wait_for_edit(view, session)

    deleting = median_ms(delete, undo)
    delete()
    undoing = median_ms(undo, redo)
    undo()
    return deleting, undoing


def time_fix_all(view: EntryView, session: Session) -> tuple[float, float, float]:
    """Return the median milliseconds of setting all dates in a job, of its undo, and of the longest GUI step."""
    table = session.document.table
    dates = pl.Series(["2026-11-03"]).new_from_index(0, len(table))
    longest: list[float] = []

    def run_until_idle() -> None:
        """Process events until the session is idle, paint, and append the longest step to `longest`."""
        steps = [0.0]
        while session.is_busy:
            begin = time.perf_counter()
            QApplication.processEvents()
            steps.append(time.perf_counter() - begin)
            # Where nothing is to be done the thread sleeps, as in the window.
            time.sleep(0.001)
        begin = time.perf_counter()
        paint_pending(view)
        longest.append(max(*steps, time.perf_counter() - begin))

    def fix() -> None:
        session.push("", SetCells("lastmod", table.order, dates))
        run_until_idle()

    def undo() -> None:
        session.undo()
        run_until_idle()

    def redo() -> None:
        session.redo()
        run_until_idle()

    fixing = median_ms(fix, undo)
    fix()
    undoing = median_ms(undo, redo)
    undo()
    return fixing, undoing, statistics.median(longest) * 1000


def time_copy(view: EntryView) -> float:
    """Return the median milliseconds of copying 100,000 rows with all fields to the clipboard."""
    rows = min(_COPIED, view.entries.rowCount())
    corners = view.entries.index(0, 0), view.entries.index(rows - 1, view.entries.columnCount() - 1)
    view.selectionModel().select(QItemSelection(*corners), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    return median_ms(view.clipboard.copy)


def time_paste(view: EntryView, session: Session) -> float:
    """Return the median milliseconds of pasting 100,000 lines over existing rows, until painted."""
    lines = [f"https://www.example.com/pasted/{number}\t2026-11-03\tdaily\t0.8" for number in range(_COPIED)]
    QGuiApplication.clipboard().setText("\n".join(lines))
    view.go_to(0, 0)

    def paste() -> None:
        view.clipboard.paste()
        wait_for_edit(view, session)

    def undo() -> None:
        session.undo()
        wait_for_edit(view, session)
        view.go_to(0, 0)

    return median_ms(paste, undo)


def main() -> None:
    """Time all operations, and print a line for each with its limit."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    jobs = Jobs()
    session = make_session(int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES, jobs)
    filtering = make_entry_page(session, jobs)
    view = filtering.view
    deleting, undoing = time_delete_third(view, session)
    fixing, unfixing, longest = time_fix_all(view, session)
    results = [
        ("edit a cell", time_edit(view), 16),
        ("select all", time_select_all(view), 50),
        ("scroll a page", time_scroll(view), 16),
        ("filter by text", time_filter(view, filtering, "catalog/97"), 200),
        ("filter by a further key", time_filter(view, filtering, "catalog/97", "catalog/9"), 50),
        ("filter by a further key of a regex", time_filter(view, filtering, "/7[0-9]7&/", "/7[0-9]&/"), 150),
        ("sort by loc", time_sort(view), 1000),
        ("sort by two fields", time_sort_by_two_fields(view), 1000),
        ("folders of the first host", time_folder_lists(session), 500),
        ("delete every third, in a job", deleting, 500),
        ("undo that, in a job", undoing, 1000),
        ("give all another date, in a job", fixing, 2000),
        ("undo that, in a job", unfixing, 2000),
        ("longest step of the window meanwhile", longest, 100),
        ("copy 100,000 rows", time_copy(view), 1000),
        ("paste 100,000 rows", time_paste(view, session), 1000),
    ]
    print(f"{view.entries.rowCount():,} entries, medians of {REPEATS}")
    for name, milliseconds, limit in results:
        print(
            f"{name:<36} {milliseconds:>8.1f} ms   at most {limit:>5} ms   {'ok' if milliseconds <= limit else 'over'}"
        )
    view.close()
    application.processEvents()


if __name__ == "__main__":
    main()
