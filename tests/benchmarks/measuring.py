"""Processes that report figures, their medians, and lines of the printed table."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.benchmarks.data import Data

ROOT: Final = Path(__file__).resolve().parents[2]
"""The project's top folder."""

_COMPILED: Final = Path(tempfile.gettempdir()) / "sitemap-studio-benchmarks-compiled"
"""Folder of compiled modules, separate from the sources."""


@dataclass(frozen=True)
class Line:
    """Result of one measurement, as a line of the table.

    Attributes:
        what: Name of the measured operation.
        value: Result with its unit.
        figure: Result as a number.
        beside: Comparison with another figure; empty without one.
        target: Limit with its unit; empty without one.
        is_reached: Whether the limit is met; None without a target.
    """

    what: str
    value: str
    figure: float
    beside: str = ""
    target: str = ""
    is_reached: bool | None = None


@dataclass(frozen=True)
class BenchmarkSetup:
    """Data, folders and interpreters of a benchmark run.

    Attributes:
        data: Generated set.
        scratch: Folder for temporary files.
        repeat: Number of measurements, of which the median counts.
        peers_python: Python interpreter with the other libraries; None if missing.
    """

    data: Data
    scratch: Path
    repeat: int
    peers_python: Path | None

    def run_task(self, task: str, file: Path | None = None) -> dict[str, float]:
        """Run a task of `engine_tasks.py` once, in a new process, and return its figures.

        Args:
            task: Key of `TASKS`.
            file: File for the task; the index of the set by default.
        """
        folder = Path(tempfile.mkdtemp(dir=self.scratch))
        figures = run_and_read_figures(
            [sys.executable, "-P", "-m", "tests.benchmarks.engine_tasks", task, file or self.data.index, folder]
        )
        shutil.rmtree(folder)
        return figures

    def medians_of(self, contestants: Mapping[str, Callable[[], float]]) -> dict[str, float]:
        """Measure the contestants in turns, so that other load of the machine affects all alike.

        Args:
            contestants: Functions that measure and return one figure, by name.

        Returns:
            Median figure of each contestant, by name.
        """
        found: dict[str, list[float]] = {name: [] for name in contestants}
        for _ in range(self.repeat):
            for name, measure in contestants.items():
                show_progress(name)
                found[name].append(measure())
        show_progress("")
        return {name: statistics.median(figures) for name, figures in found.items()}


def run_and_read_figures(command: Sequence[str | Path], **variables: str) -> dict[str, Any]:
    """Run a process, and return the figures that it prints as JSON in its last line.

    Raises:
        RuntimeError: The process failed; the message ends with its error output.
    """
    process_variables = environment(variables)
    answer = subprocess.run(
        command, check=False, capture_output=True, text=True, encoding="utf-8", env=process_variables
    )
    if answer.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, command[:6]))} failed:\n{answer.stderr[-2000:]}")
    figures: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])
    return figures


def environment(variables: dict[str, str]) -> dict[str, str]:
    """Return the environment of a measured process, with further variables, that can import the benchmarks.

    It enables compiled modules, as in an installed program, even if the current environment disables them.
    """
    own = {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(_COMPILED), "PYTHONDONTWRITEBYTECODE": ""}
    return os.environ | own | variables


def show_progress(what: str) -> None:
    """Show the name of the running measurement on a terminal; clear the line if it is empty."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{what and f'measuring {what} …'}", end="", file=sys.stderr, flush=True)


def format_seconds(value: float) -> str:
    """Return a time as text in seconds, or in milliseconds below 0.1 s."""
    return f"{value:.2f} s" if value >= 0.1 else f"{value * 1000:.2f} ms"


def line_with_limit(what: str, value: float, limit: float) -> Line:
    """Return a line for a time in seconds with an upper limit."""
    return Line(what, format_seconds(value), value, target=f"≤ {format_seconds(limit)}", is_reached=value <= limit)
