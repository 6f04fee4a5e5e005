"""Finding texts in fields: how often they occur, the next and the one before, and where in one text they stand.

Matches do not overlap: the next one begins where the one before ended, or behind it. An expression may match nothing at
all, at a beginning, say; such empty matches count like others. An absent field has none, an empty one may.

All is done by one engine over whole columns (see `patterns`), so that counts, spans and replacements agree.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cached_property
from itertools import pairwise
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.records import dataclass
from sitemap_studio.core.sentences import say
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.search.holding import parts_of
from sitemap_studio.search.patterns import check_expression, check_length, escaped, is_caseless, is_readable
from sitemap_studio.search.text_tests import by_expression
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray

_TEXT: Final = pl.col("text")
_EDGE: Final = r"(?:\b{start-half}|\b{end-half})"
"""No place within a word: there is no character of words before it, or none behind it."""

_FIRST_LOOK: Final = 1_024
_MOST_AT_ONCE: Final = 65_536
_FIRST_MARK: Final = 0xE000
"""Characters for private use: texts hardly hold them, and are asked before one is relied on."""

_LAST_MARK: Final = 0xF8FF


@dataclass(frozen=True)
class Wanted:
    """What is looked for.

    Attributes:
        text: A text, or an expression.
        is_expression: Whether it is an expression.
        is_whole_word: Whether it may not begin or end within a word of letters, digits and underscores.
        is_case_kept: Whether case matters.
        fields: Where it is looked for, in the order of the fields.

    Raises:
        ExpressionError: The text is too long, or the expression can't be read; says why and where.
    """

    text: str
    is_expression: bool = False
    is_whole_word: bool = False
    is_case_kept: bool = False
    fields: tuple[FieldName, ...] = field(default=FIELD_NAMES)

    def __post_init__(self) -> None:
        if self.is_expression:
            check_expression(self.text)
            _check_wrapped(self.pattern)
        else:
            check_length(self.text)

    @property
    def is_nothing(self) -> bool:
        """Whether there is nothing to look for; it is found nowhere."""
        return not self.text

    @cached_property
    def is_plain(self) -> bool:
        """Whether a text is looked for exactly as it stands there."""
        return not (self.is_expression or self.is_whole_word) and (self.is_case_kept or is_caseless(self.text))

    @cached_property
    def pattern(self) -> str:
        """The expression that finds it; where `is_plain`, the text itself does."""
        inner = self.text if self.is_expression else escaped(self.text)
        if self.is_whole_word:
            inner = f"{_EDGE}(?:{inner}){_EDGE}"
        return inner if self.is_case_kept else f"(?i){inner}"

    def occurs(self) -> pl.Expr:
        """Whether the column `text` holds it."""
        if self.is_nothing:
            return pl.repeat(value=False, n=pl.len())
        if self.is_plain:
            return _TEXT.str.contains(self.text, literal=True)
        return _TEXT.str.contains(self.pattern)

    def occurrences(self) -> pl.Expr:
        """How often the column `text` holds it; null where there is no text."""
        if self.is_nothing:
            return pl.repeat(0, pl.len(), dtype=pl.UInt32)
        if self.is_plain:
            return _TEXT.str.count_matches(self.text, literal=True)
        return _TEXT.str.count_matches(self.pattern)


@dataclass(frozen=True)
class Counted:
    """How often something was found.

    Attributes:
        occurrences: Matches in all.
        entries: Entries with one at least.
        by_field: Matches by field, for the fields that were asked.
    """

    occurrences: int
    entries: int
    by_field: dict[FieldName, int]


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


def spans(wanted: Wanted, text: str | None) -> list[tuple[int, int]]:
    """The matches in one text: first character, and the one behind the last."""
    if text is None or wanted.is_nothing:
        return []
    if wanted.is_plain:
        return list(_plain_spans(wanted.text, text))
    opening, closing = unused_marks([text], 2)
    marked = pl.select(text=pl.lit(text, pl.String)).select(
        _TEXT.str.replace_all(wanted.pattern, f"{opening}${{0}}{closing}")
    )
    pieces = marked.item().split(opening)
    found, place = [], len(pieces[0])
    for piece in pieces[1:]:
        inside, _, rest = piece.partition(closing)
        found.append((place, place + len(inside)))
        place += len(inside) + len(rest)
    return found


def count(
    wanted: Wanted, table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> Counted:
    """How often something occurs in some entries, none twice, or in all.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    progress.begin("Counting", len(table) if slots is None else len(slots))
    by_field = dict.fromkeys(wanted.fields, 0)
    n_entries = 0
    for part in parts_of(table, slots):
        found = np.zeros(len(part), np.bool_)
        for name in wanted.fields:
            numbers = _counted(part.column(name), wanted)
            by_field[name] += int(numbers.sum())
            found |= (numbers > 0).to_numpy()
        n_entries += int(np.count_nonzero(found))
        progress.advance(len(part))
    return Counted(sum(by_field.values()), n_entries, by_field)


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


def unused_marks(texts: Sequence[str] | pl.Series, how_many: int) -> list[str]:
    """Characters that none of some texts holds, to mark places in them.

    Raises:
        ExpressionError: The texts hold all there are for private use.
    """
    column = pl.Series("text", texts, dtype=pl.String).to_frame()
    candidates = map(chr, range(_FIRST_MARK, _LAST_MARK + 1))
    found: list[str] = []
    for mark in candidates:
        if not column.select(_TEXT.str.contains(mark, literal=True).any()).item():
            found.append(mark)
        if len(found) == how_many:
            return found
    raise ExpressionError("The texts hold every character by which places in them could be marked.")


def _counted(column: pl.Series, wanted: Wanted) -> pl.Series:
    """How often each text of a column, folded or not, holds what is wanted."""
    counting = wanted.occurrences().fill_null(0).cast(pl.UInt32)
    if not isinstance(column.dtype, pl.Enum):
        return column.alias("text").to_frame().select(counting.alias("found")).to_series()
    texts = pl.concat([column.dtype.categories.alias("text"), pl.Series("text", [None], dtype=pl.String)])
    numbers = texts.to_frame().with_columns(found=counting)["found"]
    places = column.to_physical().cast(pl.UInt32).fill_null(len(texts) - 1)
    return numbers.gather(places)


def _plain_spans(wanted: str, text: str) -> Iterator[tuple[int, int]]:
    place = text.find(wanted)
    while place >= 0:
        yield place, place + len(wanted)
        place = text.find(wanted, place + len(wanted))


def _check_wrapped(pattern: str) -> None:
    """See that an expression still makes sense with what is put around it."""
    if not is_readable(pattern):
        sentence = say("The expression can't be looked for as a whole word, or in any case.")
        raise ExpressionError(sentence, hint="Say so in the expression itself.")
