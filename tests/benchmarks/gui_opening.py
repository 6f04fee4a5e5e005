"""Times opening a set in the real window, and how long single event loop steps block it meanwhile.

    python tests/benchmarks/gui_opening.py INDEX ENTRIES

The window is off screen; each turn of its event loop is timed.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from tests.benchmarks.gui_process import configure_process

REPEATS = 3
_STEP_SECONDS = 0.0005
"""Turns of the event loop shorter than this count as idle."""


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
        begin = time.perf_counter()
        QApplication.processEvents()
        now = time.perf_counter()
        if now - begin > _STEP_SECONDS:
            steps.append(now - begin)
        if window.session.document is not before:
            n_rows = view.entries.rowCount()
            first = first or (now - start if n_rows else 0.0)
            read = read or (now - start if n_rows == n_entries else 0.0)
        # Where nothing is to be done the thread sleeps, as in the window.
        time.sleep(0.001)
    return Opening(first, read, time.perf_counter() - start, statistics.quantiles(steps, n=100)[-1], max(steps))


def main() -> None:
    """Open the set `REPEATS` times, and print the medians with their limits."""
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


if __name__ == "__main__":
    main()
