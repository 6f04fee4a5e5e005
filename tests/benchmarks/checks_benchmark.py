"""Time and memory of validating a million entries with all rules, and of revalidating after edits."""

from __future__ import annotations

import statistics
from typing import Final

from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.benchmarks.measuring import BenchmarkSetup, Line, format_seconds, line_with_limit

MOST_EDIT_SECONDS: Final = 0.005
"""Longest time of revalidation after the edit of one cell."""

MOST_PROBLEM_BYTES: Final = 40
"""Most memory of the validation result per entry without problems."""

PEER_SECONDS: Final = 11.7
"""Seconds that sitemap-validator states for a million entries, measured on its authors' machine.

It cannot be installed from a registry.
"""

LEAST_TIMES_PEER: Final = 8.0
"""Least speed of validation, as a multiple of that of sitemap-validator."""

_FIGURES: Final = ("seconds", "edit", "replace", "problem_bytes", "entries")


def measure_checks(setup: BenchmarkSetup) -> list[Line]:
    """Return the lines of validation, fixes, hreflang groups, revalidation and memory; medians over processes."""
    runs = [setup.run_task("check") for _ in range(setup.repeat)]
    check, edit, replace, taken, entries = (statistics.median(run[name] for run in runs) for name in _FIGURES)
    broken = statistics.median(setup.run_task("check-broken")["seconds"] for _ in range(setup.repeat))
    fixing = statistics.median(setup.run_task("fix")["seconds"] for _ in range(setup.repeat))
    listing = statistics.median(
        run["seconds"] / run["problems"] for run in (setup.run_task("list-problems") for _ in range(setup.repeat))
    )
    languages = [setup.run_task("languages") for _ in range(setup.repeat)]
    matrix, complete = (statistics.median(run[name] for run in languages) for name in ("matrix", "complete"))
    lone = [setup.run_task("check-lone") for _ in range(setup.repeat)]
    each = taken / entries
    times = PEER_SECONDS / check
    return [
        line_with_limit("Judge 1,000,000 entries by all rules", check, 2.0),
        Line(
            "sitemap-validator, by its own account",
            format_seconds(PEER_SECONDS),
            PEER_SECONDS,
            f"ours is {times:.1f} × as fast",
            f"≥ {LEAST_TIMES_PEER} × its rate",
            times >= LEAST_TIMES_PEER,
        ),
        Line("Judge 1,000,000 entries that are all wrong", format_seconds(broken), broken),
        line_with_limit("List problems of every seventh of 1,000,000 as JSON, each", listing, 0.00004),
        line_with_limit("Plan the fixes of 1,000,000 different URLs", fixing, 3.0),
        line_with_limit("Lay out 1,000,000 pages in four languages as hreflang groups", matrix, 3.0),
        Line("Plan completing 10,000 of these hreflang groups", format_seconds(complete), complete),
        line_with_limit("Judge again after one cell of 1,000,000", edit, MOST_EDIT_SECONDS),
        *(
            line_with_limit(
                f"Change a {name} in a lone sitemap of 1,000,000, and judge again",
                _median(lone, name),
                MOST_EDIT_SECONDS,
            )
            for name in FIELD_NAMES
        ),
        line_with_limit("Judge again after a replace in 100,000", replace, 0.3),
        line_with_limit("Delete every third of 1,000,000, and judge again", _median(lone, "delete"), 0.1),
        line_with_limit("Undo that", _median(lone, "undo"), 0.05),
        Line(
            "Memory of the verdicts on 1,000,000 right entries",
            f"{each:.0f} bytes an entry",
            each,
            target=f"≤ {MOST_PROBLEM_BYTES} bytes",
            is_reached=each <= MOST_PROBLEM_BYTES,
        ),
    ]


def _median(runs: list[dict[str, float]], name: str) -> float:
    return statistics.median(run[name] for run in runs)
