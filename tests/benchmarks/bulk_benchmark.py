"""Planning bulk edits of a million entries, and editing the set that they are in, without a window."""

from __future__ import annotations

import statistics
from typing import Final

from tests.benchmarks.bulk_work import BULK_EDITS
from tests.benchmarks.measuring import Bench, Line, at_most, seconds

_SET_EDITS: Final = {
    "arrange": "Turn the order of 20 sitemaps round",
    "sort": "Sort a sitemap of 50,000 entries by two fields",
    "merge": "Merge 20 sitemaps of 1,000,000 entries",
}


def measure_bulk(bench: Bench) -> list[Line]:
    """One process does all of them in a row; medians over processes."""
    runs = [bench.own("bulk") for _ in range(bench.repeat)]
    lines = [
        at_most(f"Plan “{name}” for 1,000,000 entries", statistics.median(run[name] for run in runs), 1.5)
        for name, _, _ in BULK_EDITS
    ]
    edits = [bench.own("edit-set") for _ in range(bench.repeat)]
    for name, what in _SET_EDITS.items():
        taken = statistics.median(run[name] for run in edits)
        lines.append(Line(what, seconds(taken), taken))
    return lines
