"""Saving one edit of a large gzipped sitemap, and mending a broken one."""

from __future__ import annotations

import statistics

from tests.benchmarks.measuring import Bench, Line, at_most


def measure_lossless(bench: Bench) -> list[Line]:
    """Each in processes of its own; medians over them."""
    saved, mended = (
        statistics.median(bench.own(task)["seconds"] for _ in range(bench.repeat)) for task in ("save-one", "repair")
    )
    return [
        at_most("Save one edited entry of 50,000, gzipped, 10 MB unpacked", saved, 0.1),
        at_most("Repair 1,000 bare ampersands in 10 MB, and save", mended, 1.0),
    ]
