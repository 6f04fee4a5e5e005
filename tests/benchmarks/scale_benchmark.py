"""Sets from one million entries to the fifty that the protocol allows: time and memory, and a picture of both.

Wall clock tells little on a busy machine, so processor time is told beside it. Linux only, as memory is asked there.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.benchmarks.data import ensure_data
from tests.benchmarks.measuring import Bench, Line, at_most, seconds
from tests.benchmarks.scale_picture import Curve, picture
from tests.benchmarks.window_benchmark import in_window

SIZES: Final = (20, 200, 1_000)
"""Sitemaps of 50,000 entries."""

MOST_BYTES: Final = 6 << 30
"""What the largest set may take, but for pages of files."""

MOST_TIMES: Final = 1.5
"""How much more an entry may take in the largest set than in the smallest."""

GUI_LARGE: Final = Path(__file__).with_name("gui_large.py")
"""Measures the largest of them in the real window."""

_PACKING: Final = 1
"""Packed fast: unpacking takes the same."""

_LIMITS: Final[dict[str, dict[int, float]]] = {
    "open": {200: 12, 1_000: 75}, "filter": {200: 0.5}, "sort": {200: 5}, "check": {200: 20, 1_000: 90},
    "sort_loc": {200: 5}, "look": {1_000: 0.016}, "edit": {}, "remove": {}, "save": {1_000: 1},
}  # fmt: skip


def measure_scale(bench: Bench) -> list[Line]:
    """One process for each size; the picture lies beside the data afterwards."""
    home = bench.data.index.parent.with_name(f"{bench.data.index.parent.name}-scale")
    figures = {}
    for n_files in SIZES:
        data = ensure_data(home / str(n_files), n_files, _PACKING)
        figures[n_files] = bench.own("scale", data.index)
    place = home / "scale.svg"
    place.write_text(drawn(list(figures.values())), encoding="utf-8", newline="\n")
    lines = [line for n_files, found in figures.items() for line in _lines(n_files, found)]
    shown = in_window(bench, GUI_LARGE, data.index, int(figures[SIZES[-1]]["entries"]))
    lines += [at_most(what, figure, limit) for what, (figure, limit) in shown.items()]
    return [*lines, _times(figures[SIZES[0]], figures[SIZES[-1]]), Line("The picture", str(place), 0)]


def _lines(n_files: int, found: dict[str, float]) -> list[Line]:
    entries = f"{found['entries']:,.0f} entries"
    lines = []
    for name, limits in _LIMITS.items():
        limit = limits.get(n_files)
        beside = f"{seconds(found[f'{name}_cpu'])} of processors"
        target = f"≤ {seconds(limit)}" if limit else ""
        is_reached = found[name] <= limit if limit else None
        lines.append(Line(f"{name}, {entries}", seconds(found[name]), found[name], beside, target, is_reached))
    peak, still = found["peak_bytes"], found["checked_bytes"]
    words = f"{still / 2**30:.2f} GiB judged"
    is_reached = peak <= MOST_BYTES
    return [*lines, Line(f"peak, {entries}", f"{peak / 2**30:.2f} GiB", peak, words, "≤ 6 GiB", is_reached)]


def _times(smallest: dict[str, float], largest: dict[str, float]) -> Line:
    """How much more processor time an entry of the largest set takes to open."""
    each = [found["open_cpu"] / found["entries"] for found in (largest, smallest)]
    times = each[0] / each[1]
    what = "Time to open an entry of the largest set, in that of the smallest"
    return Line(what, f"{times:.2f}", times, target=f"≤ {MOST_TIMES}", is_reached=times <= MOST_TIMES)


def drawn(figures: Sequence[dict[str, float]]) -> str:
    """The picture of what was measured."""
    sizes = [found["entries"] / 1e6 for found in figures]

    def curve(name: str, key: str, scale: float = 1.0) -> Curve:
        return Curve(name, [found[key] * scale for found in figures])

    times = [curve("check all", "check_cpu"), curve("open", "open_cpu"), curve("sort", "sort_cpu"),
             curve("filter", "filter_cpu"), curve("save one edit", "save_cpu"), curve("edit", "edit_cpu")]  # fmt: skip
    memory = [curve("peak", "peak_bytes", 2**-30), curve("checked", "checked_bytes", 2**-30),
              curve("open", "open_bytes", 2**-30)]  # fmt: skip
    return picture(sizes, "millions of entries", ("processor seconds", times), ("GiB, but for pages of files", memory))


if __name__ == "__main__":
    import json
    import sys

    print(drawn([json.loads(line) for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()]))
