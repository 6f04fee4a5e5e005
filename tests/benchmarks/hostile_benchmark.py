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


def measure_hostile(bench: Bench) -> list[Line]:
    """Each in a process of its own, once; the processors' time is told, since it hardly depends on other work."""
    files = sorted(path for path in HOSTILE_FILES.rglob("*") if path.is_file())
    figures = {}
    for path in files:
        note(path.name)
        figures[path.name] = bench.own("hostile", path)
    note("")
    slowest = max(figures, key=lambda name: figures[name]["seconds_cpu"])
    checked = {}
    for name, make in GENERATED.items():
        note(name)
        checked[name] = bench.own("hostile-check", make(Path(mkdtemp(dir=bench.scratch))))
    note("")
    return [
        *(at_most(f"check: {name}", checked[name]["seconds_cpu"], 2.0) for name in checked),
        _memory_line("check, largest", checked),
        at_most(f"Slowest of {len(files)} hostile files: {slowest}", figures[slowest]["seconds_cpu"], 1.0),
        _memory_line("Largest", figures),
    ]


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
