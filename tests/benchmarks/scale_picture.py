"""SVG line charts over the size of a set, with logarithmic axes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_WIDTH: Final = 380
_HEIGHT: Final = 300
_LEFT: Final = 60
_TOP: Final = 40
_NAMES: Final = 100
_COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#777777")
_STYLE: Final = (
    "text { font: 12px sans-serif; fill: #888 } .title { font-weight: bold } .grid { stroke: #bbb } "
    "polyline { fill: none; stroke-width: 2 }"
)


@dataclass(frozen=True)
class Curve:
    """Named curve with one value for each size."""

    name: str
    values: Sequence[float]


def draw_panels(sizes: Sequence[float], unit: str, *panels: tuple[str, Sequence[Curve]]) -> str:
    """Return an SVG with titled line charts side by side, over common sizes."""
    width, height = len(panels) * (_LEFT + _WIDTH + _NAMES), _TOP + _HEIGHT + 50
    drawn = [
        _panel(sizes, unit, title, curves, n * (_LEFT + _WIDTH + _NAMES)) for n, (title, curves) in enumerate(panels)
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return "\n".join([head, f"<style>{_STYLE}</style>", *drawn, "</svg>", ""])


def _panel(sizes: Sequence[float], unit: str, title: str, curves: Sequence[Curve], left: int) -> str:
    """Return the SVG elements of one chart: grid, labels and curves."""
    values = [value for curve in curves for value in curve.values]
    lowest, highest = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))

    def x(size: float) -> float:
        return left + _LEFT + _WIDTH * math.log10(size / sizes[0]) / math.log10(sizes[-1] / sizes[0])

    def y(value: float) -> float:
        return _TOP + _HEIGHT * (highest - math.log10(value)) / (highest - lowest)

    right = left + _LEFT + _WIDTH
    parts = [f'<text class="title" x="{left + _LEFT}" y="20">{title}</text>']
    for power in range(lowest, highest + 1):
        height = y(10.0**power)
        parts.append(f'<line class="grid" x1="{left + _LEFT}" x2="{right}" y1="{height:.1f}" y2="{height:.1f}"/>')
        parts.append(f'<text x="{left + _LEFT - 6}" y="{height + 4:.1f}" text-anchor="end">{10.0**power:g}</text>')
    below = _TOP + _HEIGHT + 18
    parts += [f'<text x="{x(size):.1f}" y="{below}" text-anchor="middle">{size:g}</text>' for size in sizes]
    parts.append(
        f'<text x="{(left + _LEFT + right) / 2:.1f}" y="{_TOP + _HEIGHT + 38}" text-anchor="middle">{unit}</text>'
    )
    for curve, colour in zip(curves, _COLOURS, strict=False):
        points = " ".join(f"{x(size):.1f},{y(value):.1f}" for size, value in zip(sizes, curve.values, strict=True))
        parts.append(f'<polyline points="{points}" stroke="{colour}"/>')
        parts.append(
            f'<text x="{right + 6}" y="{y(curve.values[-1]) + 4:.1f}" style="fill:{colour}">{curve.name}</text>'
        )
    return "\n".join(parts)
