"""Time from the start of the process to the painted window, and of operations in a window with a million entries."""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Final

from tests.benchmarks.data import N_ENTRIES
from tests.benchmarks.measuring import (
    BenchmarkSetup,
    Line,
    environment,
    format_seconds,
    line_with_limit,
    run_and_read_figures,
    show_progress,
)

GUI_TABLE: Final = Path(__file__).with_name("gui_table.py")
"""Script that times operations in the table of entries, and prints a line for each."""

GUI_OPENING: Final = Path(__file__).with_name("gui_opening.py")
"""Script that times opening a set in the window, and prints a line for each stage."""

_GUI_LINE: Final = re.compile(r"(?P<what>\S.*?) +(?P<ms>[\d.,]+) ms +at most +(?P<limit>[\d.,]+) ms\b")
_HOME_VARIABLES: Final = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_CONFIG_HOME", "XDG_STATE_HOME")


def measure_start(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for the start of the program without a file, and with a gzipped sitemap of 50,000 entries."""
    empty = partial(_seconds_to_paint, setup)
    opened = partial(_seconds_to_paint, setup, setup.data.files[0])
    medians = setup.medians_of({"empty": empty, "opened": opened})
    later = medians["opened"] - medians["empty"]
    return [
        line_with_limit("Start of the process to the painted empty window", medians["empty"], 1.5),
        Line("Start of the process to 50,000 entries painted", format_seconds(medians["opened"]), medians["opened"]),
        line_with_limit("… which is later than the empty window by", later, 1.0),
    ]


def measure_window(setup: BenchmarkSetup) -> list[Line]:
    """Return a line per operation of `gui_table.py` and `gui_opening.py`: medians over processes."""
    taken: dict[str, list[float]] = {}
    limits: dict[str, float] = {}
    for _ in range(setup.repeat):
        for script in ((GUI_TABLE,), (GUI_OPENING, setup.data.index, N_ENTRIES)):
            for what, (figure, limit) in run_window_script(setup, *script).items():
                taken.setdefault(what, []).append(figure)
                limits[what] = limit
    return [
        line_with_limit(f"In the window, to painted: {what}", statistics.median(times), limits[what])
        for what, times in taken.items()
    ]


def run_window_script(setup: BenchmarkSetup, script: Path, *arguments: object) -> dict[str, tuple[float, float]]:
    """Run a script that shows a window, with a new home folder, and return its seconds and limits by name.

    Raises:
        RuntimeError: The script printed no figures.
    """
    show_progress("the window")
    command = [sys.executable, "-P", str(script), *map(str, arguments)]
    variables = environment(_fresh_home(setup))
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=variables)
    figures = {
        match["what"]: (_parse_number(match["ms"]) / 1000, _parse_number(match["limit"]) / 1000)
        for match in _GUI_LINE.finditer(answer.stdout)
    }
    show_progress("")
    if not figures:
        raise RuntimeError(f"{script.name} printed no figures.")
    return figures


def _parse_number(text: str) -> float:
    return float(text.replace(",", ""))


def _seconds_to_paint(setup: BenchmarkSetup, *path: Path) -> float:
    """Return the seconds from the start of the program to its painted window, or to the entries of a file."""
    command: list[str | Path] = [sys.executable, "-P", "-m", "tests.benchmarks.paint_time", *path]
    start = time.time()
    figures = run_and_read_figures(command, **_fresh_home(setup))
    return float(figures["painted_at"]) - start


def _fresh_home(setup: BenchmarkSetup) -> dict[str, str]:
    """Return variables for an off-screen program with an empty home folder."""
    home = tempfile.mkdtemp(dir=setup.scratch)
    return dict.fromkeys(_HOME_VARIABLES, home) | {"QT_QPA_PLATFORM": "offscreen"}
