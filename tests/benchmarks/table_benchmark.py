"""Checking, editing, filtering and sorting a million entries, without a window."""

from __future__ import annotations

import statistics
from typing import Final

from tests.benchmarks.measuring import Bench, Line, at_most, seconds

_FIGURES: Final = ("check", "edit", "filter", "sort")


def measure_table(bench: Bench) -> list[Line]:
    """One process does all of it in a row, as a user would; medians over processes."""
    runs = [bench.own("table") for _ in range(bench.repeat)]
    check, edit, found, sort = (statistics.median(run[name] for run in runs) for name in _FIGURES)
    return [
        Line("Check 1,000,000 entries by all rules", seconds(check), check),
        Line("Edit one cell, judged anew, without painting (median of 200)", seconds(edit), edit),
        at_most("Filter 1,000,000 entries by a text", found, 0.2),
        at_most("Sort 1,000,000 entries by loc", sort, 1.0),
    ]
