"""How the entries of a set spread over months, change frequencies, priorities and folders: what charts are drawn of.

Every bar says by which conditions its entries are found again. How bars are named and drawn is the business of others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.columns import counted
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.search.conditions import Condition
from sitemap_studio.search.folder_shares import FolderShares
from sitemap_studio.search.holding import parts_of
from sitemap_studio.search.keys import instants, number
from sitemap_studio.search.months import DayCounts, months_or_years
from sitemap_studio.search.words import MISSING, OTHER

MOST_FOLDERS: Final = 12
"""So many folders have a bar of their own; the others share one."""


class BarKind(Enum):
    """What the entries of a bar have in common."""

    VALUE = "value"
    """The value that the bar is named by."""

    BEFORE = "before"
    """An earlier date than those that have bars of their own; named by the first of these."""

    AFTER = "after"
    """A later date than those; named by the last of them."""

    REST = "rest"
    """Any other folder, or none."""

    OUTSIDE = "outside"
    """A number that the field may not have."""

    UNREADABLE = "unreadable"
    """A text that is no value of the field."""

    ABSENT = "absent"
    """No value."""


@dataclass(frozen=True)
class Bar:
    """One bar of a chart.

    Attributes:
        kind: What its entries have in common.
        name: The value, as filters name it; what else it says, `kind` tells.
        entries: How many there are.
        conditions: What finds them; all of them hold.
    """

    kind: BarKind
    name: str
    entries: int
    conditions: tuple[Condition, ...] = ()


Bars = tuple[Bar, ...]
"""The bars of one chart, in the order in which they stand."""


@dataclass(frozen=True)
class Spread:
    """How some entries spread.

    Attributes:
        entries: How many there are.
        lastmods: By the month of `lastmod`, or by its year where they reach over too many months.
        changefreqs: By `changefreq`.
        priorities: By `priority`, each bar from its number up to the next tenth.
        folders: By the topmost folder, or by host where there are several; the fullest first.
    """

    entries: int
    lastmods: Bars
    changefreqs: Bars
    priorities: Bars
    folders: Bars


def spread_of(table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None) -> Spread:
    """Count some entries, none twice, or all.

    Args:
        table: The entries, or a snapshot of them.
        slots: Which are counted; None for all.
        progress: Told of every block.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    n_entries = len(table) if slots is None else len(slots)
    progress.begin("Counting", n_entries)
    days, folders = DayCounts(), FolderShares()
    texts: dict[str, Counter[str | None]] = {"changefreq": Counter(), "priority": Counter()}
    for part in parts_of(table, slots):
        lastmods = part.column("lastmod")
        days.add(lastmods, instants(lastmods))
        folders.add(part.column("loc"))
        for name, counts in texts.items():
            _add_texts(counts, part.column(name))
        progress.advance(len(part))
    return Spread(
        n_entries,
        _lastmods(days),
        _changefreqs(texts["changefreq"]),
        _priorities(texts["priority"]),
        _folders(folders, n_entries),
    )


def _add_texts(counts: Counter[str | None], column: pl.Series) -> None:
    counts.update(counted(column))
    counts[None] += column.null_count()


def _in(field: str, *items: str) -> tuple[Condition, ...]:
    return (Condition(field, "in", values=items),)


def _lacking(field: str, *, unreadable: int, absent: int) -> Bars:
    """The bars of what has no value, where there is such."""
    bars = (
        Bar(BarKind.UNREADABLE, OTHER, unreadable, _in(field, OTHER)),
        Bar(BarKind.ABSENT, MISSING, absent, _in(field, MISSING)),
    )
    return tuple(bar for bar in bars if bar.entries)


def _lastmods(days: DayCounts) -> Bars:
    dates = months_or_years(days)
    bars = [Bar(BarKind.VALUE, name, count, _in("lastmod", name)) for name, count in dates.counts.items()]
    if dates.before:
        bars.insert(0, Bar(BarKind.BEFORE, dates.first, dates.before, _in("lastmod", f"..{dates.last_before}")))
    if dates.after:
        bars.append(Bar(BarKind.AFTER, dates.last, dates.after, _in("lastmod", f"{dates.first_after}..")))
    return (*bars, *_lacking("lastmod", unreadable=days.unreadable, absent=days.absent))


def _is_blank(text: str | None) -> bool:
    return not (text or "").strip()


def _changefreqs(counts: Mapping[str | None, int]) -> Bars:
    absent = sum(count for text, count in counts.items() if _is_blank(text))
    known = [Bar(BarKind.VALUE, each, counts.get(each, 0), _in("changefreq", each)) for each in CHANGEFREQS]
    unreadable = sum(counts.values()) - absent - sum(bar.entries for bar in known)
    return (*known, *_lacking("changefreq", unreadable=unreadable, absent=absent))


def _priorities(counts: Mapping[str | None, int]) -> Bars:
    texts, entries = pl.Series("text", list(counts), dtype=pl.String), np.array(list(counts.values()), np.int64)
    numbers = texts.to_frame().select(number(pl.col("text"))).to_series()
    is_number = numbers.is_not_null().to_numpy()
    values = numbers.fill_null(-1.0).to_numpy()
    is_blank = np.array([_is_blank(text) for text in counts], np.bool_)
    is_inside = is_number & (values >= 0) & (values <= 1)
    # A tenth is no sum of powers of two.
    tenths = np.floor(values[is_inside] * 10 + 1e-9).astype(np.int64)
    by_tenth = np.bincount(tenths, entries[is_inside], minlength=11).astype(np.int64).tolist()
    bars = [Bar(BarKind.VALUE, _tenth(place), count, _in("priority", _span(place))) for place, count in
            enumerate(by_tenth)]  # fmt: skip
    outside = int(entries[is_number & ~is_inside].sum())
    if outside:
        bars.append(Bar(BarKind.OUTSIDE, "", outside, _in("priority", "..-0.00001", "1.00001..")))
    unreadable = int(entries[~is_number & ~is_blank].sum())
    return (*bars, *_lacking("priority", unreadable=unreadable, absent=int(entries[is_blank].sum())))


def _tenth(place: int) -> str:
    return f"{place / 10:.1f}"


def _span(place: int) -> str:
    """The numbers from one tenth up to the next."""
    return _tenth(place) if place == 10 else f"{_tenth(place)}..{_tenth(place)}9999"


def _folders(folders: FolderShares, n_entries: int) -> Bars:
    listed = folders.fullest()
    shown = listed if len(listed) <= MOST_FOLDERS else listed[: MOST_FOLDERS - 1]
    bars = [Bar(BarKind.VALUE, name, count, _in("folder", address)) for name, address, count in shown]
    rest = n_entries - sum(bar.entries for bar in bars)
    if rest:
        others = tuple(address for _, address, _ in shown)
        elsewhere = (Condition("folder", "not in", values=others),) if others else ()
        bars.append(Bar(BarKind.REST, "", rest, elsewhere))
    return tuple(bars)
