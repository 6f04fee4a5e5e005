"""Measures the program in comparison with others, and prints a table; `python3 packaging/bootstrap.py bench` runs it.

    run.py [--only NAME]... [--repeat N] [--data FOLDER] [--json FILE]

Needs the program's environment; SITEMAP_STUDIO_PEERS_PYTHON names the interpreter that has the other libraries. Every
benchmark runs in new processes, in turns with the programs that it is compared with.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

# Started as a script, Python knows only this folder.
if str(Path(__file__).resolve().parents[2]) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.benchmarks.bulk_benchmark import measure_bulk
from tests.benchmarks.checks_benchmark import measure_checks
from tests.benchmarks.data import ensure_data
from tests.benchmarks.files_benchmark import measure_memory, measure_opening, measure_writing
from tests.benchmarks.hostile_benchmark import measure_hostile
from tests.benchmarks.lossless_benchmark import measure_lossless
from tests.benchmarks.machine import describe_machine
from tests.benchmarks.measuring import BenchmarkSetup, Line
from tests.benchmarks.pages_benchmark import measure_pages
from tests.benchmarks.scale_benchmark import measure_scale
from tests.benchmarks.search_benchmark import measure_search
from tests.benchmarks.sources_benchmark import measure_sources
from tests.benchmarks.table_benchmark import measure_table
from tests.benchmarks.window_benchmark import measure_start, measure_window

BENCHMARKS: Final[dict[str, Callable[[BenchmarkSetup], list[Line]]]] = {
    "open": measure_opening,
    "write": measure_writing,
    "memory": measure_memory,
    "lossless": measure_lossless,
    "hostile": measure_hostile,
    "checks": measure_checks,
    "table": measure_table,
    "bulk": measure_bulk,
    "search": measure_search,
    "sources": measure_sources,
    "pages": measure_pages,
    "start": measure_start,
    "window": measure_window,
    "scale": measure_scale,
}
"""Benchmarks by the name that `--only` accepts."""

ON_REQUEST: Final = ("scale",)
"""Benchmarks that run only if `--only` names them; scale needs half an hour and 20 GB of disk."""

PEERS_VARIABLE: Final = "SITEMAP_STUDIO_PEERS_PYTHON"
"""Environment variable with the path of the Python interpreter that has the other libraries."""

_WIDTHS: Final = (62, 18, 24, 17)


def _read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="Measure Sitemap Studio beside other programs.")
    parser.add_argument("--only", action="append", choices=BENCHMARKS, help="leave out the others; may be repeated")
    parser.add_argument("--repeat", type=int, default=3, help="measure so often, and tell medians (3)")
    default = Path(tempfile.gettempdir()) / "sitemap-studio-benchmarks"
    parser.add_argument("--data", type=Path, default=default, help="where the data is kept between runs")
    parser.add_argument("--json", type=Path, help="write the figures to this file, too")
    options = parser.parse_args(arguments)
    if options.repeat < 1:
        parser.error("--repeat must be 1 or more")
    return options


def _print_line(line: Line) -> None:
    verdict = "" if line.is_reached is None else "reached" if line.is_reached else "MISSED"
    cells = (line.what, line.value, line.beside, line.target)
    print("  ".join([*(cell.ljust(width) for cell, width in zip(cells, _WIDTHS, strict=True)), verdict]).rstrip())


def main(arguments: Sequence[str]) -> int:
    """Run the selected benchmarks, print their lines, and write the JSON file if requested.

    Returns:
        Always 0: a missed target may be due to other load.
    """
    sys.stdout.reconfigure(errors="replace", line_buffering=True)  # type: ignore[union-attr]
    options = _read_arguments(arguments)
    peers = os.environ.get(PEERS_VARIABLE)
    data = ensure_data(options.data)
    machine_lines = describe_machine(data, Path(peers) if peers else None)
    print("\n".join(machine_lines))
    figures: dict[str, list[dict[str, object]]] = {}
    with tempfile.TemporaryDirectory(prefix="sitemap-studio-bench-") as scratch:
        setup = BenchmarkSetup(data, Path(scratch), options.repeat, Path(peers) if peers else None)
        for name in options.only or [each for each in BENCHMARKS if each not in ON_REQUEST]:
            print(f"\n{name}")
            lines = BENCHMARKS[name](setup)
            for line in lines:
                _print_line(line)
            figures[name] = [asdict(line) for line in lines]
    if hasattr(os, "getloadavg"):
        print(f"\nLoad after: {os.getloadavg()[0]:.2f}")
    if options.json:
        text = json.dumps(
            {"machine": machine_lines, "repeat": options.repeat, "figures": figures}, indent=1, ensure_ascii=False
        )
        options.json.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
