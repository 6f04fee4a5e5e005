"""Filtering, sorting, finding and replacing in a million entries, without a window."""

from __future__ import annotations

import statistics
from typing import Final

from tests.benchmarks.measuring import Bench, Line, at_most, seconds

_LIMITS: Final = {
    "key": ("Filter at the slowest key that is typed", 0.05),
    "later-key": ("The same, once less than half are left", 0.05),
    "filter-text": ("Filter by a text in loc", 0.05),
    "filter-any": ("Filter by a text in any field", None),
    "filter-expression": ("Filter by an expression", 0.15),
    "filter-choices": ("Filter by change frequencies", 0.05),
    "filter-dates": ("Filter by a range of dates", 0.15),
    "filter-folder": ("Filter by a folder", 0.15),
    "overview": ("Count all that the charts of a set show", 0.3),
    "sort-two": ("Sort by changefreq, then by loc", 1.0),
    "sort-dates": ("Sort by priority, then by lastmod", 1.0),
    "folders-root": ("Count the hosts of a set", 0.5),
    "folders-host": ("Count the folders of a host", 0.5),
    "count": ("Count what occurs in any field", None),
    "find": ("Find what is nowhere", None),
    "replace-plain": ("Plan to replace a text in every entry", 1.2),
    "replace-any-case": ("Plan to replace a text in any case", 1.2),
    "replace-groups": ("Plan to replace an expression with a group", 1.2),
    "replace-cases": ("Plan to replace with a group in capitals", 1.2),
}
"""By figure what it is, and how many seconds it may take; None where that is only told."""


def measure_search(bench: Bench) -> list[Line]:
    """One process does all of it in a row; medians over processes."""
    runs = [bench.own("search") for _ in range(bench.repeat)]
    lines = []
    for name, (what, limit) in _LIMITS.items():
        taken = statistics.median(run[name] for run in runs)
        lines.append(Line(what, seconds(taken), taken) if limit is None else at_most(what, taken, limit))
    return lines
