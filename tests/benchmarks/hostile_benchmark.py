"""Files that mean harm: what the worst of them takes until its entries, or its one clear sentence, are there."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from tests.benchmarks.measuring import Bench, Line, at_most, note
from tests.hostile.generated import GENERATED

HOSTILE_FILES: Final = Path(__file__).parents[1] / "data" / "hostile"
"""The corpus."""

MOST_BYTES: Final = 200 << 20
"""Memory that any of them may take, beyond that of the program with all its imports."""


MOST_BYTES_OF_EXTREMES: Final = 300 << 20
"""Memory that the check of an extreme file may take, with the program itself."""

MOST_TIMES_PARSER: Final = 10
"""How many times as long as the recovering parser of libxml2 the check of an extreme file may take."""

_FIXED_SECONDS: Final = 0.1
"""What a check takes for any file counts as time of the parser, too, where the parser takes less."""

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
"""Generated files in which one thing occurs very often, or is very large."""


def measure_hostile(bench: Bench) -> list[Line]:
    """Each in a process of its own, once; the processors' time is told, since it hardly depends on other work."""
    files = sorted(path for path in HOSTILE_FILES.rglob("*") if path.is_file())
    figures = {}
    for path in files:
        note(path.name)
        figures[path.name] = bench.own("hostile", path)
    note("")
    slowest = max(figures, key=lambda name: figures[name]["seconds_cpu"])
    checked, parsed = {}, {}
    for name, make in GENERATED.items():
        note(name)
        path = make(Path(mkdtemp(dir=bench.scratch)))
        checked[name] = bench.own("hostile-check", path)
        if name in EXTREMES:
            parsed[name] = bench.own("recover", path)["seconds_cpu"]
    note("")
    return [
        *(at_most(f"check: {name}", checked[name]["seconds_cpu"], 2.0) for name in checked),
        *(_extreme_line(name, checked[name], parsed[name]) for name in EXTREMES),
        _memory_line("check, largest", checked),
        at_most(f"Slowest of {len(files)} hostile files: {slowest}", figures[slowest]["seconds_cpu"], 1.0),
        _memory_line("Largest", figures),
    ]


def _extreme_line(name: str, figures: dict[str, float], parser_seconds: float) -> Line:
    """Compare the time of a check with that of the parser, measured directly after it, and its memory with the limit."""
    times, memory = figures["seconds_cpu"] / max(parser_seconds, _FIXED_SECONDS), figures["peak_bytes"]
    return Line(
        f"check, extreme: {name}",
        f"{times:.1f} × libxml2, {memory / (1 << 20):.0f} MB",
        times,
        target=f"≤ {MOST_TIMES_PARSER} ×, ≤ {MOST_BYTES_OF_EXTREMES >> 20} MB",
        is_reached=times <= MOST_TIMES_PARSER and memory <= MOST_BYTES_OF_EXTREMES,
    )


def _memory_line(what: str, figures: dict[str, dict[str, float]]) -> Line:
    largest = max(figures, key=lambda name: figures[name]["bytes"])
    memory = figures[largest]["bytes"]
    return Line(
        f"{what}: {largest}",
        f"{memory / (1 << 20):.0f} MB",
        memory,
        target=f"≤ {MOST_BYTES >> 20} MB",
        is_reached=memory <= MOST_BYTES,
    )
