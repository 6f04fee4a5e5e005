"""Time of saving one edit in a large gzipped sitemap, and of repairing a malformed one."""

from __future__ import annotations

import statistics

from tests.benchmarks.measuring import BenchmarkSetup, Line, line_with_limit


def measure_lossless(setup: BenchmarkSetup) -> list[Line]:
    """Return a line for saving and one for repairing: medians over processes."""
    saving, repairing = (
        statistics.median(setup.run_task(task)["seconds"] for _ in range(setup.repeat))
        for task in ("save-one", "repair")
    )
    return [
        line_with_limit("Save one edited entry of 50,000, gzipped, 10 MB unpacked", saving, 0.1),
        line_with_limit("Repair 1,000 bare ampersands in 10 MB, and save", repairing, 1.0),
    ]
