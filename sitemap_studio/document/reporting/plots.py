"""Plots of a report: how the entries of a set spread, as tables with bars and as one drawing of dates.

Everything is plain HTML and SVG without scripts; figures stand in words beside the bars, for those who print, copy or
hear the page.
"""

from __future__ import annotations

from html import escape
from typing import Final

from sitemap_studio.core.redaction import redact_passwords
from sitemap_studio.document.reporting.lists import counted
from sitemap_studio.search.statistics import Bar, BarKind, Bars, Distribution
from sitemap_studio.validation.messages import shown

_WIDTH: Final = 720
_HEIGHT: Final = 190
_TOP: Final = 18
_FLOOR: Final = 160
_LETTER: Final = 6.3
"""How wide a letter of the drawing's size is, roughly."""

_WIDEST: Final = 56.0
_APART_GAP: Final = 14.0
_MONTH_LETTERS: Final = 7


def plots(spread: Distribution) -> str:
    """The section of all plots; nothing for a set without entries."""
    if not spread.entries:
        return ""
    tables = "".join(
        _table(title, field, bars, spread.entries)
        for title, field, bars in (
            ("By folder", "folder", spread.folders),
            ("By changefreq", "changefreq", spread.changefreqs),
            ("By priority", "priority", spread.priorities),
        )
    )
    dates = _dates(spread.lastmods, spread.entries)
    return f'<h2>How the entries spread</h2>\n{dates}<div class="plots">\n{tables}</div>\n'


def bar_svg(share: float, kind: str = "fill") -> str:
    """A bar as long as a share of its cell; `kind` is the class that colours it."""
    width = max(100 * share, 0.8) if share > 0 else 0
    return (
        '<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="track" width="100" height="8"/><rect class="{kind}" width="{width:.1f}" height="8"/></svg>'
    )


def _label(field: str, bar: Bar) -> str:
    words = {
        BarKind.BEFORE: f"before {bar.name}",
        BarKind.AFTER: f"after {bar.name}",
        BarKind.REST: "others",
        BarKind.OUTSIDE: "out of range",
        BarKind.ABSENT: "missing",
        BarKind.UNREADABLE: {"lastmod": "invalid date", "priority": "not a number"}.get(field, "anything else"),
    }
    return words.get(bar.kind, shown(redact_passwords(bar.name)))


def _share(count: int, entries: int) -> str:
    share = 100 * count / entries
    return "< 0.1 %" if 0 < share < 0.1 else f"{min(share, 99.9) if count < entries else share:.1f} %"


def _table(title: str, field: str, bars: Bars, entries: int) -> str:
    most = max(bar.entries for bar in bars)
    lines = ""
    for bar in bars:
        is_apart = bar.kind is not BarKind.VALUE
        kind = ' class="apart"' if is_apart else ""
        drawn = bar_svg(bar.entries / most if most else 0, "apart" if is_apart else "fill")
        lines += (
            f'<tr{kind}><th scope="row"><bdi>{escape(_label(field, bar))}</bdi></th>\n<td class="drawn">{drawn}</td>\n'
            f'<td class="number">{bar.entries:,}</td>\n'
            f'<td class="number quiet">{escape(_share(bar.entries, entries))}</td></tr>\n'
        )
    return f'<figure class="card pad plot"><figcaption>{title}</figcaption>\n<table>{lines}</table></figure>\n'


def _dates(bars: Bars, entries: int) -> str:
    """The drawing of dates: bars beside each other, the figures of each in its title."""
    if not bars:
        return ""
    most = max(bar.entries for bar in bars)
    apart = [_LETTER * len(_label("lastmod", bar)) + 8 if bar.kind is not BarKind.VALUE else 0 for bar in bars]
    n_plain = apart.count(0)
    room = _WIDTH - sum(apart) - _APART_GAP * (len(apart) - n_plain)
    step = min(_WIDEST, room / n_plain) if n_plain else 0.0
    have_numbers = _LETTER * len(f"{most:,}") < step
    drawn, left, last_label = "", 0.0, -1.0
    for bar, wide in zip(bars, apart, strict=True):
        left += _APART_GAP if wide and left else 0.0
        slot = wide or step
        words = _label("lastmod", bar)
        drawn += _column(bar, words, left, slot, most=most, entries=entries, has_number=have_numbers or wide > 0)
        label = words[:4] if len(words) == _MONTH_LETTERS and words.endswith("-01") else words
        begin = left + slot / 2 - _LETTER * len(label) / 2
        is_wanted = wide or len(words) != _MONTH_LETTERS or label != words
        if is_wanted and begin > last_label:
            drawn += f'<text x="{left + slot / 2:.1f}" y="{_FLOOR + 18}">{escape(label)}</text>'
            last_label = begin + _LETTER * (len(label) + 1)
        left += slot + (_APART_GAP if bar.kind is BarKind.BEFORE else 0)
    told = "; ".join(f"{_label('lastmod', bar)}: {bar.entries:,}" for bar in bars)
    return (
        f'<figure class="card pad plot dates"><figcaption>By lastmod</figcaption>\n'
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="Entries by lastmod"><desc>{escape(told)}</desc>'
        f'<path class="floor" d="M0 {_FLOOR + 0.5}h{_WIDTH}"/>\n{drawn}</svg></figure>\n'
    )


def _column(bar: Bar, words: str, left: float, slot: float, *, most: int, entries: int, has_number: bool) -> str:
    """One bar with its title, and with its number where there is room for those of all."""
    high = max((_FLOOR - _TOP) * bar.entries / most, 1.5) if bar.entries else 0.0
    thick = min(slot * 0.66, 34)
    kind = "fill" if bar.kind is BarKind.VALUE else "apart"
    title = f"{words}: {counted(bar.entries, 'entry', 'entries')}, {_share(bar.entries, entries)}"
    figure = ""
    if has_number:
        figure = f'<text x="{left + slot / 2:.1f}" y="{_FLOOR - high - 5:.1f}">{bar.entries:,}</text>'
    return (
        f'<g><title>{escape(title)}</title><rect class="{kind}" x="{left + (slot - thick) / 2:.1f}" '
        f'y="{_FLOOR - high:.1f}" width="{thick:.1f}" height="{high:.1f}" rx="2"/>{figure}</g>\n'
    )
