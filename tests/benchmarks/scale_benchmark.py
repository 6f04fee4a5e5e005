"""Time and memory of sets from one to fifty million entries, and a chart of both.

Processor time is stated too, as wall-clock time depends on other load. Memory is measured on Linux only.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.benchmarks.data import ensure_data
from tests.benchmarks.measuring import BenchmarkSetup, Line, format_seconds, line_with_limit
from tests.benchmarks.scale_picture import Curve, draw_panels
from tests.benchmarks.window_benchmark import run_window_script

SIZES: Final = (20, 200, 1_000)
"""Measured sets, in sitemaps of 50,000 entries."""

MOST_BYTES: Final = 6 << 30
"""Most memory for the largest set, without pages of files."""

MOST_TIMES: Final = 1.5
"""Most processor time to open an entry of the largest set, as a multiple of that of the smallest."""

GUI_LARGE: Final = Path(__file__).with_name("gui_large.py")
"""Script that measures the largest set in the real window."""

_PACKING: Final = 1
"""Compression level; decompression takes as long at any level."""

_LIMITS: Final[dict[str, dict[int, float]]] = {
    "open": {200: 12, 1_000: 75}, "filter": {200: 0.5}, "sort": {200: 5}, "check": {200: 20, 1_000: 90},
    "sort_loc": {200: 5}, "look": {1_000: 0.016}, "edit": {}, "remove": {}, "save": {1_000: 1},
}  # fmt: skip


def measure_scale(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for each set and for the window; write a chart to `scale.svg` beside the data."""
    home = setup.data.index.parent.with_name(f"{setup.data.index.parent.name}-scale")
    figures = {}
    for n_files in SIZES:
        data = ensure_data(home / str(n_files), n_files, _PACKING)
        figures[n_files] = setup.run_task("scale", data.index)
    chart_file = home / "scale.svg"
    chart_file.write_text(draw_figures(list(figures.values())), encoding="utf-8", newline="\n")
    lines = [line for n_files, found in figures.items() for line in _lines(n_files, found)]
    shown = run_window_script(setup, GUI_LARGE, data.index, int(figures[SIZES[-1]]["entries"]))
    lines += [line_with_limit(what, figure, limit) for what, (figure, limit) in shown.items()]
    return [*lines, _scaling_line(figures[SIZES[0]], figures[SIZES[-1]]), Line("The picture", str(chart_file), 0)]


def _lines(n_files: int, found: dict[str, float]) -> list[Line]:
    """Return the lines for one set: a time per operation, and the peak of memory."""
    entries = f"{found['entries']:,.0f} entries"
    lines = []
    for name, limits in _LIMITS.items():
        limit = limits.get(n_files)
        beside = f"{format_seconds(found[f'{name}_cpu'])} of processors"
        target = f"≤ {format_seconds(limit)}" if limit else ""
        is_reached = found[name] <= limit if limit else None
        lines.append(Line(f"{name}, {entries}", format_seconds(found[name]), found[name], beside, target, is_reached))
    peak, still = found["peak_bytes"], found["checked_bytes"]
    words = f"{still / 2**30:.2f} GiB judged"
    is_reached = peak <= MOST_BYTES
    return [*lines, Line(f"peak, {entries}", f"{peak / 2**30:.2f} GiB", peak, words, "≤ 6 GiB", is_reached)]


def _scaling_line(smallest: dict[str, float], largest: dict[str, float]) -> Line:
    """Return a line with the ratio of processor time per opened entry, largest to smallest set."""
    each = [found["open_cpu"] / found["entries"] for found in (largest, smallest)]
    times = each[0] / each[1]
    what = "Time to open an entry of the largest set, in that of the smallest"
    return Line(what, f"{times:.2f}", times, target=f"≤ {MOST_TIMES}", is_reached=times <= MOST_TIMES)


def draw_figures(figures: Sequence[dict[str, float]]) -> str:
    """Return an SVG chart of processor seconds and memory over the size of the set."""
    sizes = [found["entries"] / 1e6 for found in figures]

    def curve(name: str, key: str, scale: float = 1.0) -> Curve:
        return Curve(name, [found[key] * scale for found in figures])

    times = [curve("check all", "check_cpu"), curve("open", "open_cpu"), curve("sort", "sort_cpu"),
             curve("filter", "filter_cpu"), curve("save one edit", "save_cpu"), curve("edit", "edit_cpu")]  # fmt: skip
    memory = [curve("peak", "peak_bytes", 2**-30), curve("checked", "checked_bytes", 2**-30),
              curve("open", "open_bytes", 2**-30)]  # fmt: skip
    return draw_panels(
        sizes, "millions of entries", ("processor seconds", times), ("GiB, but for pages of files", memory)
    )


if __name__ == "__main__":
    import json
    import sys

    print(draw_figures([json.loads(line) for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()]))
