"""Times the real window with the largest set that the protocol allows: loading, scrolling, editing, saving.

    python tests/benchmarks/gui_large.py INDEX ENTRIES

The window is off screen. The set is changed and saved at its path, then restored and saved again.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from tests.benchmarks.gui_opening import time_opening
from tests.benchmarks.gui_process import configure_process
from tests.benchmarks.gui_table import median_ms, paint_pending, time_select_all

_N_POSITIONS = 20


def time_go_to(window: MainWindow) -> float:
    """Return the median milliseconds of going to the entry at four fifths of the set and painting it."""
    view = window.page.view
    row = view.entries.rowCount() * 4 // 5

    def go_to_row() -> None:
        view.go_to(row, 0)
        paint_pending(view)

    return median_ms(go_to_row, lambda: view.go_to(0, 0))


def time_scroll_anywhere(window: MainWindow) -> float:
    """Return the median milliseconds of scrolling by a page from random rows."""
    view = window.page.view
    taken = []
    for row in np.random.default_rng(5).integers(0, view.entries.rowCount(), _N_POSITIONS).tolist():
        view.go_to(row, 0)
        paint_pending(view)
        bar = view.verticalScrollBar()
        begin = time.perf_counter()
        bar.setValue(bar.value() + bar.pageStep())
        paint_pending(view)
        taken.append(time.perf_counter() - begin)
    return statistics.median(taken) * 1000


def time_edit_and_save(window: MainWindow) -> float:
    """Return the milliseconds of editing a URL and saving it; then restore and save the old URL."""
    view = window.page.view
    index = view.entries.index(view.entries.rowCount() * 4 // 5, 0)
    before = index.data()

    def edit_and_save(text: str) -> None:
        view.entries.setData(index, text)
        process_events_while(lambda: window.session.is_busy)
        window.files.save()
        process_events_while(lambda: window.files.is_saving)

    begin = time.perf_counter()
    edit_and_save("https://www.example.com/edited")
    taken = time.perf_counter() - begin
    edit_and_save(before)
    return taken * 1000


def process_events_while(is_busy: Callable[[], bool]) -> None:
    """Process events of the application while a condition holds."""
    QApplication.processEvents()
    while is_busy():
        QApplication.processEvents()
        time.sleep(0.001)


def main() -> None:
    """Open the set, time the operations, and print a line for each with its limit."""
    path, n_entries = Path(sys.argv[1]), int(sys.argv[2])
    configure_process(QApplication(sys.argv[:1]))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings()
        window = MainWindow(settings, Preferences(Path(folder) / "preferences.toml"))
        window.resize(1280, 900)
        window.show()
        opening = time_opening(window, path, n_entries)
        rows = [
            ("first entries", opening.first * 1000, 1_000),
            ("all entries", opening.read * 1000, 75_000),
            ("all checked", opening.checked * 1000, 165_000),
            ("99th of a hundred steps meanwhile", opening.step * 1000, 20),
            ("longest step meanwhile", opening.longest * 1000, 100),
            ("select all", time_select_all(window.page.view), 50),
            ("scroll a page anywhere", time_scroll_anywhere(window), 16),
            ("go to an entry", time_go_to(window), 100),
            ("edit and save", time_edit_and_save(window), 1_000),
        ]
        window.shut_down()
        window.close()
        settings.flush()
    for name, taken, limit in rows:
        print(f"{n_entries:,} in the window: {name:<36} {taken:>9.1f} ms   at most {limit:>7} ms")


if __name__ == "__main__":
    main()
