"""Time of filtering, sorting, finding and replacing in a million entries, without a window."""

from __future__ import annotations

import statistics
from typing import Final

from tests.benchmarks.measuring import BenchmarkSetup, Line, format_seconds, line_with_limit

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
"""Description and limit in seconds of each figure; a limit of None only reports it."""


def measure_search(setup: BenchmarkSetup) -> list[Line]:
    """Return a line per search: the median of `setup.repeat` processes that run all."""
    runs = [setup.run_task("search") for _ in range(setup.repeat)]
    lines = []
    for name, (description, limit) in _LIMITS.items():
        taken = statistics.median(run[name] for run in runs)
        lines.append(
            Line(description, format_seconds(taken), taken)
            if limit is None
            else line_with_limit(description, taken, limit)
        )
    return lines
