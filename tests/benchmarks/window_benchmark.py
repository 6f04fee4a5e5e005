"""From the start of the program's process to what is painted, and work in a window with a million entries."""

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
from tests.benchmarks.measuring import Bench, Line, at_most, environment, note, reported, seconds

GUI_TABLE: Final = Path(__file__).with_name("gui_table.py")
"""Measures the table of entries, and prints one line for each thing that users do."""

GUI_OPENING: Final = Path(__file__).with_name("gui_opening.py")
"""Measures how a set comes into the window, and prints such lines, too."""

_GUI_LINE: Final = re.compile(r"(?P<what>\S.*?) +(?P<ms>[\d.,]+) ms +at most +(?P<limit>[\d.,]+) ms\b")
_HOME_VARIABLES: Final = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_CONFIG_HOME", "XDG_STATE_HOME")


def measure_start(bench: Bench) -> list[Line]:
    """Start the real program: empty, and on a gzipped sitemap of 50,000 entries."""
    empty = partial(_seconds_to_paint, bench)
    opened = partial(_seconds_to_paint, bench, bench.data.files[0])
    medians = bench.medians_of({"empty": empty, "opened": opened})
    later = medians["opened"] - medians["empty"]
    return [
        at_most("Start of the process to the painted empty window", medians["empty"], 1.5),
        Line("Start of the process to 50,000 entries painted", seconds(medians["opened"]), medians["opened"]),
        at_most("… which is later than the empty window by", later, 1.0),
    ]


def measure_window(bench: Bench) -> list[Line]:
    """Let `gui_table.py` and `gui_opening.py` measure, each time in a fresh process."""
    taken: dict[str, list[float]] = {}
    limits: dict[str, float] = {}
    for _ in range(bench.repeat):
        for script in ((GUI_TABLE,), (GUI_OPENING, bench.data.index, N_ENTRIES)):
            for what, (figure, limit) in in_window(bench, *script).items():
                taken.setdefault(what, []).append(figure)
                limits[what] = limit
    return [
        at_most(f"In the window, to painted: {what}", statistics.median(times), limits[what])
        for what, times in taken.items()
    ]


def in_window(bench: Bench, script: Path, *arguments: object) -> dict[str, tuple[float, float]]:
    """What a script measures with a window, in a process and a home of its own: by name, seconds and their limit.

    Raises:
        RuntimeError: It printed no figures.
    """
    note("the window")
    command = [sys.executable, "-P", str(script), *map(str, arguments)]
    variables = environment(_fresh_home(bench))
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=variables)
    figures = {
        told["what"]: (_number(told["ms"]) / 1000, _number(told["limit"]) / 1000)
        for told in _GUI_LINE.finditer(answer.stdout)
    }
    note("")
    if not figures:
        raise RuntimeError(f"{script.name} printed no figures.")
    return figures


def _number(text: str) -> float:
    return float(text.replace(",", ""))


def _seconds_to_paint(bench: Bench, *path: Path) -> float:
    command: list[str | Path] = [sys.executable, "-P", "-m", "tests.benchmarks.painted", *path]
    start = time.time()
    figures = reported(command, **_fresh_home(bench))
    return float(figures["painted_at"]) - start


def _fresh_home(bench: Bench) -> dict[str, str]:
    """Variables for a program that was never started before, and that shows its window to nobody."""
    home = tempfile.mkdtemp(dir=bench.scratch)
    return dict.fromkeys(_HOME_VARIABLES, home) | {"QT_QPA_PLATFORM": "offscreen"}
