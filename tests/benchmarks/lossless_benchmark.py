"""Saving one edit of a large gzipped sitemap, and mending a broken one."""

from __future__ import annotations

import statistics
from typing import Final

from tests.benchmarks.measuring import Bench, Line, at_most

MOST_SAVE_SECONDS: Final = 0.1
"""What saving one edited entry in a gzipped file of 50,000 entries may take."""

MOST_REPAIR_SECONDS: Final = 1.0
"""What mending 1,000 bare ampersands in a file of 10 MB, and saving it, may take."""


def measure_lossless(bench: Bench) -> list[Line]:
    """Each in processes of its own; medians over them."""
    saved, mended = (
        statistics.median(bench.own(task)["seconds"] for _ in range(bench.repeat)) for task in ("save-one", "repair")
    )
    return [
        at_most("Save one edited entry of 50,000, gzipped, 10 MB unpacked", saved, MOST_SAVE_SECONDS),
        at_most("Repair 1,000 bare ampersands in 10 MB, and save", mended, MOST_REPAIR_SECONDS),
    ]
