"""Time of planning bulk edits of a million entries and of editing their set, without a window."""

from __future__ import annotations

import statistics
from typing import Final

from tests.benchmarks.bulk_work import BULK_EDITS
from tests.benchmarks.measuring import BenchmarkSetup, Line, format_seconds, line_with_limit

_SET_EDITS: Final = {
    "arrange": "Turn the order of 20 sitemaps round",
    "sort": "Sort a sitemap of 50,000 entries by two fields",
    "merge": "Merge 20 sitemaps of 1,000,000 entries",
}


def measure_bulk(setup: BenchmarkSetup) -> list[Line]:
    """Return a line per bulk edit and per edit of the set: the median of `setup.repeat` processes that run all."""
    runs = [setup.run_task("bulk") for _ in range(setup.repeat)]
    lines = [
        line_with_limit(f"Plan “{name}” for 1,000,000 entries", statistics.median(run[name] for run in runs), 1.5)
        for name, _, _ in BULK_EDITS
    ]
    edits = [setup.run_task("edit-set") for _ in range(setup.repeat)]
    for name, description in _SET_EDITS.items():
        taken = statistics.median(run[name] for run in edits)
        lines.append(Line(description, format_seconds(taken), taken))
    return lines
