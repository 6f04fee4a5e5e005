"""Patches to a text under repair; for each the line in the file on disk, the text before and after."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class LineMap:
    """Which line of the file each line of its repaired text was.

    Attributes:
        lines: Lines of the repaired text, from 1, from each of which on another number is to be added; ascending.
        missing: That number: how many lines of the file are gone before (fewer than none where lines were added).
    """

    lines: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()

    def file_line(self, line: int) -> int:
        """The line of the file, from 1, from which the beginning of a line of the repaired text comes.

        A line that the repair put in is said to be the one before which it stands.
        """
        met = bisect_right(self.lines, line)
        return max(1, line + self.missing[met - 1]) if met else line


MAX_SHOWN: Final = 120
"""Characters of a neighbourhood that are shown."""

MAX_REPAIRS: Final = 250_000
"""A file that needs more, two for each entry of the largest sitemap, is no sitemap with a fault in it."""

MAX_PATCHES: Final = 600_000
"""Places that are changed at once; those that are listed together count one by one."""

_AROUND: Final = 40
"""Characters of the line shown on either side of a repair."""

_UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff\ud800-\udfff]")
_BLANKS: Final = re.compile(r"[ \t\r\n]+")
_BYTE: Final = range(0xDC80, 0xDD00)
"""How bytes that are no UTF-8 stand in a text; see `encoding_repair`."""

_Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class RepairKind:
    """One kind of repair.

    Attributes:
        reason: Why that is what was meant.
        is_checked: Whether it could be a guess, so that the entry around it is verified.
        bounds_values: Whether a value begins or ends by it: a bracket in the value may be what is left of a tag.
    """

    reason: str
    is_checked: bool = False
    bounds_values: bool = False


REPAIR_KINDS: Final[dict[str, RepairKind]] = {
    "encoding-undeclared": RepairKind("Every second byte is zero."),
    "encoding-wrong": RepairKind("The file does not follow what it declares."),
    "byte-invalid": RepairKind(
        "Single bytes come from text that was pasted into a UTF-8 file; several together are not touched."
    ),
    "control-character": RepairKind("XML allows none, and nobody can read them."),
    "mark-repeated": RepairKind("They are not text."),
    "before-declaration": RepairKind("A declaration must be the very first thing.", is_checked=True),
    "declaration-malformed": RepairKind("The text has been decoded by then."),
    "declaration-repeated": RepairKind("Files were put one behind the other."),
    "instruction-open": RepairKind("It ends like a tag.", is_checked=True),
    "comment-hyphens": RepairKind("XML forbids two of them side by side.", is_checked=True),
    "entity-unknown": RepairKind("XML knows five entities only."),
    "ampersand-bare": RepairKind("It begins no reference."),
    "section-end-bare": RepairKind("No CDATA section is open.", is_checked=True),
    "less-than-bare": RepairKind("It begins no tag.", is_checked=True),
    "tag-open": RepairKind("The next tag begins before it ends.", is_checked=True, bounds_values=True),
    "attribute-quotes": RepairKind("Their values end with the next space.", is_checked=True),
    "attribute-repeated": RepairKind("An element may have each of them once.", is_checked=True),
    "name-case": RepairKind("XML tells upper case from lower case."),
    "root-wrong": RepairKind("Its entries are all of the other kind."),
    "root-missing": RepairKind("There are entries, and nothing around them.", is_checked=True),
    "root-repeated": RepairKind("All of them hold entries of one kind.", is_checked=True),
    "entry-open": RepairKind("A loc stands in the root itself.", is_checked=True),
    "closing-missing": RepairKind(
        "What follows may not stand in the element that is open.", is_checked=True, bounds_values=True
    ),
    "opening-wrong": RepairKind(
        "The tag that closes it, or its namespace, says what it is.", is_checked=True, bounds_values=True
    ),
    "closing-wrong": RepairKind("It stands where the open element ends.", is_checked=True, bounds_values=True),
    "closing-stray": RepairKind("It closes nothing.", is_checked=True),
    "after-end": RepairKind("It is neither entry nor comment.", is_checked=True),
    "entry-cut-off": RepairKind("How it would go on is not known.", is_checked=True),
    "cut-off": RepairKind("All entries before are complete.", is_checked=True),
    "prefix-undeclared": RepairKind("Its customary prefix is used."),
    "namespace-wrong": RepairKind("Root and entries have the protocol's names."),
    "gzip-cut-off": RepairKind("Up to its end the data is as it was packed."),
    "gzip-trailing": RepairKind("The gzip data itself is complete."),
}
"""All kinds of repair by id, in the order in which they are tried; the last two are of gzip data."""


class UncertainError(Exception):
    """What is meant is uncertain, so that nothing may be repaired."""


# Both are tuples, as a file may need very many of them.


class Repair(NamedTuple):
    """One place that was repaired.

    Attributes:
        rule: Id of its kind, as declared in `REPAIR_KINDS`.
        line: Its line in the file as it is on disk, unpacked, from 1.
        before: What stood there, with its neighbourhood; white space is shown as one blank.
        after: The same, repaired.
        message: One sentence that says what was done.
        start: Byte offset in the repaired UTF-8 text at which the place begins; -1 where it is no place in it.
    """

    rule: str
    line: int
    before: str
    after: str
    message: str
    start: int = -1


class Patch(NamedTuple):
    """A change of a text.

    Attributes:
        start: Where what is replaced begins.
        end: Where it ends; equal to `start` where something is put in.
        new: What comes in its place.
        rule: The id of the repair.
        message: One sentence that says what is done; empty where another patch covers this one, too.
    """

    start: int
    end: int
    new: str
    rule: str
    message: str


class Draft:
    """A text under repair, which remembers the lines that it came from.

    Attributes:
        text: The text as it is by now.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._listed: list[Repair] = []
        self._places: _Places = np.empty(0, np.int64)
        self._are_gone: NDArray[np.bool_] = np.empty(0, np.bool_)
        self._jumps: list[tuple[int, int]] = []

    def apply(self, patches: Iterable[Patch]) -> bool:
        """Apply patches that do not overlap, and list them.

        Returns:
            Whether there were any.

        Raises:
            UncertainError: They overlap, or are too many.
        """
        ordered = self._taken(patches)
        if not ordered:
            return False
        old, starts = self.text, self._replace(ordered)
        self._list_repairs(old, ordered)
        begins, ends = (np.array([patch[at] for patch in ordered], np.int64) for at in (0, 1))
        lengths = np.array([len(patch.new) for patch in ordered], np.int64)
        are_listed = np.array([bool(patch.message) for patch in ordered], np.bool_)
        self._move_places(_Move(begins, ends, np.array(starts, np.int64), lengths), are_listed)
        self._move_jumps(old, ordered, starts)
        return True

    @property
    def repairs(self) -> list[Repair]:
        """What was done, in the order in which it was done, with its places in the text as it is by now."""
        offsets = _byte_offsets(self.text, self._places)
        return [Repair(*listed[:-1], start) for listed, start in zip(self._listed, offsets, strict=True)]

    @property
    def places(self) -> Iterator[tuple[int, str]]:
        """Where in the text as it is by now each repair is, and the id of its repair."""
        return zip(map(int, self._places), (repair.rule for repair in self._listed), strict=True)

    @property
    def lines(self) -> LineMap:
        """Where the lines of the text as it is by now come from."""
        lines, missing, line, reached = list[int](), list[int](), 1, 0
        for place, gone in self._jumps:
            line += self.text.count("\n", reached, place)
            reached = place
            is_within = place > 0 and self.text[place - 1] != "\n"
            if lines and lines[-1] == line + is_within:
                missing[-1] = gone
            else:
                lines.append(line + is_within)
                missing.append(gone)
        return LineMap(tuple(lines), tuple(missing))

    def _taken(self, patches: Iterable[Patch]) -> list[Patch]:
        """All patches, in the order of the text; no more are found than are needed to see that they are too many."""
        taken, room = list[Patch](), MAX_REPAIRS - len(self._listed)
        for patch in islice(patches, MAX_PATCHES + 1):
            taken.append(patch)
            room -= patch.message != ""
            if room < 0:
                raise UncertainError
        if len(taken) > MAX_PATCHES:
            raise UncertainError
        return sorted(taken, key=lambda patch: patch.start)

    def _replace(self, ordered: list[Patch]) -> list[int]:
        """Put in what is new, and say where each begins."""
        old, starts = self.text, list[int]()
        pieces, place, length = list[str](), 0, 0
        for start, end, new, _, _ in ordered:
            if start < place:
                raise UncertainError
            length += start - place
            starts.append(length)
            pieces.append(old[place:start])
            pieces.append(new)
            length += len(new)
            place = end
        pieces.append(old[place:])
        self.text = "".join(pieces)
        return starts

    def _list_repairs(self, old: str, ordered: list[Patch]) -> None:
        line, reached, listed = 1, 0, self._listed.append
        for begin, end, new, rule, message in ordered:
            line += old.count("\n", reached, begin)
            reached = begin
            if not message:
                continue
            gone = self._missing(begin) if self._jumps else 0
            listed(Repair(rule, line + gone, excerpt(old, begin, end), excerpt(old, begin, end, new), message))

    def _missing(self, place: int) -> int:
        """How many lines of the file are gone before a place."""
        met = bisect_right(self._jumps, (place, 1 << 62))
        return self._jumps[met - 1][1] if met else 0

    def _move_places(self, move: _Move, are_listed: NDArray[np.bool_]) -> None:
        """Let the places of all repairs follow the text."""
        self._places = np.concatenate([move.of(self._places, self._are_gone), move.starts[are_listed]])
        self._are_gone = np.concatenate([self._are_gone, move.lengths[are_listed] == 0])

    def _move_jumps(self, old: str, ordered: list[Patch], starts: list[int]) -> None:
        steps: list[tuple[int, int]] = []
        begins = [patch.start for patch in ordered] if self._jumps else []
        for patch, start in zip(ordered, starts, strict=True):
            step = old.count("\n", patch.start, patch.end) - patch.new.count("\n")
            if step:
                steps.append((start + len(patch.new), step))
        known = 0
        for place, missing in self._jumps:
            met = bisect_right(begins, place) - 1
            moved = place
            if met >= 0:
                end = starts[met] + len(ordered[met].new)
                moved = max(end + place - ordered[met].end, starts[met])
            steps.append((moved, missing - known))
            known = missing
        self._jumps, total = [], 0
        for place, step in sorted(steps):
            total += step
            self._jumps.append((place, total))


class _Move(NamedTuple):
    """How patches move what stands behind them.

    Attributes:
        begins: Where each patch begins in the text before, ascending, shape (n_patches,).
        ends: Where it ends there.
        starts: Where it begins in the text after.
        lengths: How long it is there.
    """

    begins: _Places
    ends: _Places
    starts: _Places
    lengths: _Places

    def of(self, places: _Places, are_gone: NDArray[np.bool_]) -> _Places:
        """Where some places are now; what is put in just there comes behind a place of which nothing is left."""
        met = np.searchsorted(self.begins, places, side="right") - 1
        at = np.maximum(met, 0)
        stays = are_gone & (self.begins[at] == places)
        behind = self.starts[at] + self.lengths[at] + places - self.ends[at]
        moved = np.where((places >= self.ends[at]) & ~stays, behind, self.starts[at])
        return np.where(met < 0, places, moved)


def _byte_offsets(text: str, places: _Places) -> list[int]:
    """Byte offsets in UTF-8 of places in a text."""
    if text.isascii() or not len(places):
        return list(map(int, places))
    order = np.argsort(places, kind="stable")
    offsets = np.empty(len(places), np.int64)
    offset = reached = 0
    for at, place in zip(order.tolist(), places[order].tolist(), strict=True):
        offset += len(text[reached:place].encode("utf-8", "surrogateescape"))
        reached = place
        offsets[at] = offset
    return list(map(int, offsets))


def excerpt(text: str, start: int, end: int, instead: str | None = None) -> str:
    """A place with what stands around it in its line, printable and short.

    Args:
        text: The text.
        start: Where the place begins,
        end: and where it ends.
        instead: What stands there afterwards; None for what stands there now. What is around it is shown alike in both.
    """
    first = start - _AROUND if start > _AROUND else 0
    first = text.rfind("\n", first, start) + 1 or first
    line_end = text.find("\n", end, end + _AROUND)
    last = line_end if line_end >= 0 else end + _AROUND
    place = text[start:end] if instead is None else instead
    if len(place) > 2 * MAX_SHOWN:
        place = f"{place[:MAX_SHOWN]}\u2026{place[-MAX_SHOWN:]}"
    return shortened(text[first:start] + place + text[end:last])


def shortened(text: str) -> str:
    """A text in one line of at most `MAX_SHOWN` characters, whose middle is left out where it is longer."""
    is_plain = text.isprintable() and "  " not in text
    shown = (text if is_plain else _UNPRINTABLE.sub(named, _BLANKS.sub(" ", text))).strip(" ")
    if len(shown) <= MAX_SHOWN:
        return shown
    half = (MAX_SHOWN - 3) // 2
    return f"{shown[:half]} \u2026 {shown[-half:]}"


def named(character: re.Match[str]) -> str:
    """A character that can't be shown, by its number; a byte that is none by its own."""
    code = ord(character[0])
    if code in _BYTE:
        return f"\\x{code - 0xDC00:02X}"
    return f"\\x{code:02X}" if code < 0x100 else f"\\u{code:04X}"
