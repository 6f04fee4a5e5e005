"""The largest set that the protocol allows, in the real window: how smooth it stays while it loads, and what follows.

    python tests/benchmarks/gui_large.py INDEX ENTRIES

The window is off screen. The set is saved where it lies, and saved again as it was.
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
from tests.benchmarks.gui_opening import opened
from tests.benchmarks.gui_process import as_the_program_does
from tests.benchmarks.gui_table import median_ms, painted, time_select_all

_PLACES = 20


def time_go_to(window: MainWindow) -> float:
    """From asking for an entry four fifths down the set to its being painted, in milliseconds."""
    view = window.page.view
    row = view.entries.rowCount() * 4 // 5

    def go() -> None:
        view.go_to(row, 0)
        painted(view)

    return median_ms(go, lambda: view.go_to(0, 0))


def time_scroll_anywhere(window: MainWindow) -> float:
    """The median of scrolling a page further at places all over the set, in milliseconds."""
    view = window.page.view
    taken = []
    for row in np.random.default_rng(5).integers(0, view.entries.rowCount(), _PLACES).tolist():
        view.go_to(row, 0)
        painted(view)
        bar = view.verticalScrollBar()
        begin = time.perf_counter()
        bar.setValue(bar.value() + bar.pageStep())
        painted(view)
        taken.append(time.perf_counter() - begin)
    return statistics.median(taken) * 1000


def time_edit_and_save(window: MainWindow) -> float:
    """From typing another address to its being saved, in milliseconds; then all is put back."""
    view = window.page.view
    index = view.entries.index(view.entries.rowCount() * 4 // 5, 0)
    before = index.data()

    def write(text: str) -> None:
        view.entries.setData(index, text)
        wait(lambda: window.session.is_busy)
        window.files.save()
        wait(lambda: window.files.is_saving)

    begin = time.perf_counter()
    write("https://www.example.com/edited")
    taken = time.perf_counter() - begin
    write(before)
    return taken * 1000


def wait(goes_on: Callable[[], bool]) -> None:
    """Let the window work while something goes on."""
    QApplication.processEvents()
    while goes_on():
        QApplication.processEvents()
        time.sleep(0.001)


def main() -> None:
    """Open the set, do what users do, and print the table."""
    path, n_entries = Path(sys.argv[1]), int(sys.argv[2])
    as_the_program_does(QApplication(sys.argv[:1]))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings()
        window = MainWindow(settings, Preferences(Path(folder) / "preferences.toml"))
        window.resize(1280, 900)
        window.show()
        opening = opened(window, path, n_entries)
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
