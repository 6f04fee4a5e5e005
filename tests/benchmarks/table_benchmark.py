"""Time of checking, editing, filtering and sorting a million entries, without a window."""

from __future__ import annotations

import statistics
from typing import Final

from tests.benchmarks.measuring import BenchmarkSetup, Line, format_seconds, line_with_limit

_FIGURES: Final = ("check", "edit", "filter", "sort")


def measure_table(setup: BenchmarkSetup) -> list[Line]:
    """Return a line per operation: the median of `setup.repeat` processes that run all."""
    runs = [setup.run_task("table") for _ in range(setup.repeat)]
    check, edit, found, sort = (statistics.median(run[name] for run in runs) for name in _FIGURES)
    return [
        Line("Check 1,000,000 entries by all rules", format_seconds(check), check),
        Line("Edit one cell, judged anew, without painting (median of 200)", format_seconds(edit), edit),
        line_with_limit("Filter 1,000,000 entries by a text", found, 0.2),
        line_with_limit("Sort 1,000,000 entries by loc", sort, 1.0),
    ]
