"""From one match to the next, or to the one before: through the fields of entries, and round the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.search.text_tests import by_expression
from sitemap_studio.search.wanted import Wanted, spans

_FIRST_LOOK: Final = 1_024
_MOST_AT_ONCE: Final = 65_536


@dataclass(frozen=True)
class Place:
    """Where a search goes on.

    Attributes:
        row: Place in the slots that are searched.
        field: The field in that entry.
        offset: Before which character of its text.
    """

    row: int
    field: FieldName
    offset: int = 0


@dataclass(frozen=True)
class Match:
    """One occurrence.

    Attributes:
        row: Place of its entry in the slots that were searched.
        slot: The entry.
        field: The field.
        start: Its first character, counted from 0.
        end: The character behind it.
        is_wrapped: Whether the search went past the end, or the beginning, to find it.
    """

    row: int
    slot: int
    field: FieldName
    start: int
    end: int
    is_wrapped: bool = False

    @property
    def begin(self) -> Place:
        """Where `find_previous` goes on from."""
        return Place(self.row, self.field, self.start)

    @property
    def behind(self) -> Place:
        """Where `find_next` goes on from; behind an empty match, one character on."""
        return Place(self.row, self.field, max(self.end, self.start + 1))


def find_next(
    wanted: Wanted, table: EntryTable, slots: SlotArray, start: Place, progress: Progress | None = None
) -> Match | None:
    """The first match that begins at a place or behind it; past the last entry the search goes on with the first.

    Args:
        wanted: What is looked for.
        table: Where the entries stand.
        slots: Which entries, in the order in which they are searched.
        start: Where to begin.
        progress: Told of every stretch.

    Returns:
        The match; None where there is none at all.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    return _find(wanted, table, slots, start, progress, is_back=False)


def find_previous(
    wanted: Wanted, table: EntryTable, slots: SlotArray, start: Place, progress: Progress | None = None
) -> Match | None:
    """The last match that begins before a place; before the first entry the search goes on with the last.

    Arguments, result and errors are those of `find_next`.
    """
    return _find(wanted, table, slots, start, progress, is_back=True)


def _find(
    wanted: Wanted, table: EntryTable, slots: SlotArray, start: Place, progress: Progress | None, *, is_back: bool
) -> Match | None:
    progress = progress or Progress()
    fields = sorted(wanted.fields, key=FIELD_NAMES.index, reverse=is_back)
    if wanted.is_nothing or not len(slots) or not fields:
        return None
    start = _within(start, len(slots))
    progress.begin("Finding", len(slots))
    for row, is_wrapped in _rows_to_look_at(wanted, table, slots, start.row, progress, is_back=is_back):
        slot = int(slots[row])
        is_first_look = row == start.row and not is_wrapped
        for name in fields:
            found = spans(wanted, table.value(slot, name))
            if is_first_look:
                found = [one for one in found if _is_ahead(one[0], name, start, is_back=is_back)]
            if found:
                begin, end = found[-1 if is_back else 0]
                return Match(row, slot, name, begin, end, is_wrapped)
    return None


def _within(start: Place, count: int) -> Place:
    """A place before the first entry, or behind the last, as one in it."""
    if start.row < 0:
        return Place(0, FIELD_NAMES[0])
    return start if start.row < count else Place(count - 1, FIELD_NAMES[-1], sys.maxsize)


def _is_ahead(begin: int, name: FieldName, start: Place, *, is_back: bool) -> bool:
    here, there = (FIELD_NAMES.index(name), begin), (FIELD_NAMES.index(start.field), start.offset)
    return here < there if is_back else here >= there


def _rows_to_look_at(
    wanted: Wanted, table: EntryTable, slots: SlotArray, first: int, progress: Progress, *, is_back: bool
) -> Iterator[tuple[int, bool]]:
    """The first row of each stretch in which there is a match, from one row on and around to that one again.

    The row where the search begins is named first, whether there is a match or not, as it begins within it.

    Returns:
        The rows, and whether they are past the end.
    """
    yield first, False
    test = by_expression(wanted.occurs())
    for stretch, is_wrapped in _stretches(len(slots), first, is_back=is_back):
        rows = table.rows(slots[stretch.start : stretch.stop], list(wanted.fields))
        holds = np.zeros(len(stretch), np.bool_)
        for name in wanted.fields:
            holds |= test(rows[name])
        places = np.flatnonzero(holds)[:: -1 if is_back else 1]
        yield from ((stretch.start + int(place), is_wrapped) for place in places[:1])
        progress.advance(len(stretch))


def _stretches(count: int, first: int, *, is_back: bool) -> Iterator[tuple[range, bool]]:
    """The rows behind one, in growing stretches, then those from the other end up to it."""
    behind, ahead = range(first + 1, count), range(first + 1)
    if is_back:
        behind, ahead = range(first), range(first, count)
    for whole, is_wrapped in ((behind, False), (ahead, True)):
        sizes = _growing(len(whole))
        for low, high in pairwise([0, *sizes]):
            stretch = whole[len(whole) - high : len(whole) - low] if is_back else whole[low:high]
            yield stretch, is_wrapped


def _growing(count: int) -> Iterator[int]:
    """Ends of stretches, each longer than the one before up to a limit."""
    end, size = 0, _FIRST_LOOK
    while end < count:
        end = min(count, end + size)
        size = min(size * 2, _MOST_AT_ONCE)
        yield end
