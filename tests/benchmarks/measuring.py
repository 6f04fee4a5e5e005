"""What all benchmarks need: processes that report a figure, medians, and lines for the table that is printed."""

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
"""Where compiled modules are kept: not beside the sources."""


@dataclass(frozen=True)
class Line:
    """One line of the table.

    Attributes:
        what: What was measured.
        value: How it went, with its unit.
        beside: How that compares.
        target: What it must reach; empty where it is only told.
        is_reached: Whether it does; None where there is no target.
        figure: The bare number, for machines.
    """

    what: str
    value: str
    figure: float
    beside: str = ""
    target: str = ""
    is_reached: bool | None = None


@dataclass(frozen=True)
class Bench:
    """Where and how to measure.

    Attributes:
        data: What to measure with.
        scratch: A folder for what is written meanwhile.
        repeat: How often everything is measured; medians are told.
        peers_python: The interpreter that has the other libraries; None where there is none.
    """

    data: Data
    scratch: Path
    repeat: int
    peers_python: Path | None

    def own(self, task: str, file: Path | None = None) -> dict[str, float]:
        """Let the program's engine do a task of `own.py` once, in a fresh process, with the set or with a file."""
        folder = Path(tempfile.mkdtemp(dir=self.scratch))
        figures = reported([sys.executable, "-P", "-m", "tests.benchmarks.own", task, file or self.data.index, folder])
        shutil.rmtree(folder)
        return figures

    def medians_of(self, contestants: Mapping[str, Callable[[], float]]) -> dict[str, float]:
        """Measure by turns, so that whatever else the machine does disturbs all alike.

        Args:
            contestants: By name what gives one figure.

        Returns:
            The median of each.
        """
        found: dict[str, list[float]] = {name: [] for name in contestants}
        for _ in range(self.repeat):
            for name, measure in contestants.items():
                note(name)
                found[name].append(measure())
        note("")
        return {name: statistics.median(figures) for name, figures in found.items()}


def reported(command: Sequence[str | Path], **variables: str) -> dict[str, Any]:
    """Run a process that prints its figures as JSON in its last line.

    Raises:
        RuntimeError: It failed; what it said is in the message.
    """
    everything = environment(variables)
    answer = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8", env=everything)
    if answer.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, command[:6]))} failed:\n{answer.stderr[-2000:]}")
    figures: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])
    return figures


def environment(variables: dict[str, str]) -> dict[str, str]:
    """The environment of a process that is measured: with further variables, and able to import the benchmarks.

    Modules are compiled once, as those of an installed program are, whatever the environment says of that.
    """
    own = {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(_COMPILED), "PYTHONDONTWRITEBYTECODE": ""}
    return os.environ | own | variables


def note(what: str) -> None:
    """Say on a terminal what is being measured; nothing elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{what and f'measuring {what} …'}", end="", file=sys.stderr, flush=True)


def seconds(value: float) -> str:
    """A time, readable."""
    return f"{value:.2f} s" if value >= 0.1 else f"{value * 1000:.2f} ms"


def at_most(what: str, value: float, limit: float) -> Line:
    """A line for a time that must not be longer than a limit in seconds."""
    return Line(what, seconds(value), value, target=f"≤ {seconds(limit)}", is_reached=value <= limit)
