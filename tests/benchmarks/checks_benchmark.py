"""Judging a million entries by all rules, and judging again what an edit can affect."""

from __future__ import annotations

import statistics
from typing import Final

from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.benchmarks.measuring import Bench, Line, at_most, seconds

MOST_EDIT_SECONDS: Final = 0.005
"""What judging again after the edit of one cell may take."""

MOST_PROBLEM_BYTES: Final = 40
"""Memory that the verdict on an entry without problems may take."""

PEER_SECONDS: Final = 11.7
"""What sitemap-validator takes for a million entries by its own account, on its own machine; no registry has it."""

LEAST_TIMES_PEER: Final = 8.0
"""How many times as fast judging must be."""

_FIGURES: Final = ("seconds", "edit", "replace", "problem_bytes", "entries")


def measure_checks(bench: Bench) -> list[Line]:
    """Medians over processes."""
    runs = [bench.own("check") for _ in range(bench.repeat)]
    check, edit, replace, taken, entries = (statistics.median(run[name] for run in runs) for name in _FIGURES)
    broken = statistics.median(bench.own("check-broken")["seconds"] for _ in range(bench.repeat))
    fixing = statistics.median(bench.own("fix")["seconds"] for _ in range(bench.repeat))
    listing = statistics.median(
        run["seconds"] / run["problems"] for run in (bench.own("list-problems") for _ in range(bench.repeat))
    )
    languages = [bench.own("languages") for _ in range(bench.repeat)]
    matrix, complete = (statistics.median(run[name] for run in languages) for name in ("matrix", "complete"))
    lone = [bench.own("check-lone") for _ in range(bench.repeat)]
    each = taken / entries
    times = PEER_SECONDS / check
    return [
        at_most("Judge 1,000,000 entries by all rules", check, 2.0),
        Line(
            "sitemap-validator, by its own account",
            seconds(PEER_SECONDS),
            PEER_SECONDS,
            f"ours is {times:.1f} × as fast",
            f"≥ {LEAST_TIMES_PEER} × its rate",
            times >= LEAST_TIMES_PEER,
        ),
        Line("Judge 1,000,000 entries that are all wrong", seconds(broken), broken),
        at_most("List problems of every seventh of 1,000,000 as JSON, each", listing, 0.00004),
        at_most("Plan the fixes of 1,000,000 different URLs", fixing, 3.0),
        at_most("Lay out 1,000,000 pages in four languages as hreflang groups", matrix, 3.0),
        Line("Plan completing 10,000 of these hreflang groups", seconds(complete), complete),
        at_most("Judge again after one cell of 1,000,000", edit, MOST_EDIT_SECONDS),
        *(
            at_most(
                f"Change a {name} in a lone sitemap of 1,000,000, and judge again",
                _median(lone, name),
                MOST_EDIT_SECONDS,
            )
            for name in FIELD_NAMES
        ),
        at_most("Judge again after a replace in 100,000", replace, 0.3),
        at_most("Delete every third of 1,000,000, and judge again", _median(lone, "delete"), 0.1),
        at_most("Undo that", _median(lone, "undo"), 0.05),
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
