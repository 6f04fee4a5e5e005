"""How long a set takes to come into the real window, and how long the window does nothing else meanwhile.

    python tests/benchmarks/gui_opening.py INDEX ENTRIES

The window is off screen; what it does is timed step by step, as its event loop takes them.
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
from tests.benchmarks.gui_process import as_the_program_does

REPEATS = 3
_STEP_SECONDS = 0.0005
"""Shorter turns of the event loop did nothing."""


@dataclass(frozen=True)
class Opening:
    """One opening, in seconds.

    Attributes:
        first: Until the first entries were painted.
        read: Until all were there.
        checked: Until all were checked.
        step: The 99th of a hundred steps of the window, by length.
        longest: The longest of them.
    """

    first: float
    read: float
    checked: float
    step: float
    longest: float


def opened(window: MainWindow, index: Path, n_entries: int) -> Opening:
    """Open a set, and let the window work until it is checked."""
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
    """Open the set a few times, and print the table."""
    index, n_entries = Path(sys.argv[1]), int(sys.argv[2])
    application = QApplication(sys.argv[:1])
    as_the_program_does(application)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings()
        window = MainWindow(settings, Preferences(Path(folder) / "preferences.toml"))
        window.resize(1280, 800)
        window.show()
        for _ in range(REPEATS):
            application.processEvents()
        openings = [opened(window, index, n_entries) for _ in range(REPEATS)]
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
