"""Time and memory of opening and checking hostile files, until their entries or a clear error are returned."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from tests.benchmarks.measuring import BenchmarkSetup, Line, line_with_limit, show_progress
from tests.hostile.generated import GENERATED

HOSTILE_FILES: Final = Path(__file__).parents[1] / "data" / "hostile"
"""Folder of hostile files."""

MOST_BYTES: Final = 200 << 20
"""Most memory for any hostile file, beyond that of the program with all its imports."""

MOST_BYTES_OF_EXTREMES: Final = 300 << 20
"""Most memory of a process that checks an extreme file, the program included."""

MOST_TIMES_PARSER: Final = 10
"""Longest time to check an extreme file, as a multiple of that of libxml2's recovering parser."""

_FIXED_SECONDS: Final = 0.1
"""Fixed cost of a check: the smallest parser time that a check is compared with."""

EXTREMES: Final = (
    "ampersands",
    "attributes",
    "comments",
    "elements in entry",
    "elements in root",
    "elements of extension",
    "empty entries",
    "instructions",
    "long name",
    "long text",
    "namespaces",
    "namespaces in entry",
    "nested elements",
)
"""Names of generated files with one very frequent or very large construct."""


def measure_hostile(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for opening and checking each hostile file once, in a separate process, in processor time."""
    files = sorted(path for path in HOSTILE_FILES.rglob("*") if path.is_file())
    figures = {}
    for path in files:
        show_progress(path.name)
        figures[path.name] = setup.run_task("hostile", path)
    show_progress("")
    slowest = max(figures, key=lambda name: figures[name]["seconds_cpu"])
    checked, parsed = {}, {}
    for name, make in GENERATED.items():
        show_progress(name)
        path = make(Path(mkdtemp(dir=setup.scratch)))
        checked[name] = setup.run_task("hostile-check", path)
        if name in EXTREMES:
            parsed[name] = setup.run_task("recover", path)["seconds_cpu"]
    show_progress("")
    return [
        *(line_with_limit(f"check: {name}", checked[name]["seconds_cpu"], 2.0) for name in checked),
        *(_extreme_line(name, checked[name], parsed[name]) for name in EXTREMES),
        _memory_line("check, largest", checked),
        line_with_limit(f"Slowest of {len(files)} hostile files: {slowest}", figures[slowest]["seconds_cpu"], 1.0),
        _memory_line("Largest", figures),
    ]


def _extreme_line(name: str, figures: dict[str, float], parser_seconds: float) -> Line:
    """Return a line that compares a check with the parser's time and with the limit of memory."""
    times, memory = figures["seconds_cpu"] / max(parser_seconds, _FIXED_SECONDS), figures["peak_bytes"]
    return Line(
        f"check, extreme: {name}",
        f"{times:.1f} × libxml2, {memory / (1 << 20):.0f} MB",
        times,
        target=f"≤ {MOST_TIMES_PARSER} ×, ≤ {MOST_BYTES_OF_EXTREMES >> 20} MB",
        is_reached=times <= MOST_TIMES_PARSER and memory <= MOST_BYTES_OF_EXTREMES,
    )


def _memory_line(label: str, figures: dict[str, dict[str, float]]) -> Line:
    """Return a line for the file that took the most memory, compared with `MOST_BYTES`."""
    largest = max(figures, key=lambda name: figures[name]["bytes"])
    memory = figures[largest]["bytes"]
    return Line(
        f"{label}: {largest}",
        f"{memory / (1 << 20):.0f} MB",
        memory,
        target=f"≤ {MOST_BYTES >> 20} MB",
        is_reached=memory <= MOST_BYTES,
    )
