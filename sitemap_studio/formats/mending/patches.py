"""Patches to a text, and what is told of them: the line in the file as it lies on disk, before and after.

Knows nothing of XML; what to patch is found by the modules beside it.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

MAX_SHOWN: Final = 120
"""Characters of a neighbourhood that are shown."""

MAX_REPAIRS: Final = 250_000
"""A file that needs more is no sitemap with a fault in it; it is left to the reader's own complaint."""

_AROUND: Final = 40
"""Characters of the line shown on either side of a repair."""

_UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff\ud800-\udfff]")
_BLANKS: Final = re.compile(r"[ \t\r\n]+")
_BYTE: Final = range(0xDC80, 0xDD00)
"""How bytes that are no UTF-8 stand in a text; see `undecodable`."""


class UncertainError(Exception):
    """What is meant can't be told for certain, so that nothing may be mended."""


@dataclass(frozen=True, slots=True)
class Repair:
    """One place that was mended.

    Attributes:
        rule: The id of the mend, as declared in `mends.MENDS`.
        line: Its line in the file as it is on disk, unpacked, from 1.
        before: What stood there, with its neighbourhood; white space is shown as one blank.
        after: The same, mended.
        message: One sentence that says what was done.
    """

    rule: str
    line: int
    before: str
    after: str
    message: str


@dataclass(frozen=True, slots=True)
class Patch:
    """A change of a text.

    Attributes:
        start: Where what is replaced begins.
        end: Where it ends; equal to `start` where something is put in.
        new: What comes in its place.
        rule: The id of the mend.
        message: One sentence that says what is done.
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
        repairs: What was done to it, in the order in which it was done.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.repairs: list[Repair] = []
        self._jumps: list[tuple[int, int]] = []

    def apply(self, patches: Iterable[Patch]) -> None:
        """Apply patches that do not overlap, and list them.

        Raises:
            UncertainError: They overlap, or are too many.
        """
        # No more are ever found than are needed to see that they are too many.
        ordered = sorted(islice(patches, MAX_REPAIRS + 1), key=lambda patch: patch.start)
        if not ordered:
            return
        if len(self.repairs) + len(ordered) > MAX_REPAIRS:
            raise UncertainError
        old, starts = self.text, list[int]()
        pieces, place, length = list[str](), 0, 0
        for patch in ordered:
            if patch.start < place:
                raise UncertainError
            length += patch.start - place
            starts.append(length)
            pieces += [old[place : patch.start], patch.new]
            length += len(patch.new)
            place = patch.end
        self.text = "".join([*pieces, old[place:]])
        newlines = [found.start() for found in re.finditer("\n", old)]
        for patch, start in zip(ordered, starts, strict=True):
            line = 1 + bisect_left(newlines, patch.start) + self._missing(patch.start)
            before = excerpt(old, patch.start, patch.end)
            after = excerpt(self.text, start, start + len(patch.new))
            self.repairs.append(Repair(patch.rule, line, before, after, patch.message))
        self._move_jumps(old, ordered, starts)

    def _missing(self, place: int) -> int:
        """How many lines of the file are gone before a place."""
        met = bisect_right(self._jumps, (place, 1 << 62))
        return self._jumps[met - 1][1] if met else 0

    def _move_jumps(self, old: str, ordered: list[Patch], starts: list[int]) -> None:
        ends = [start + len(patch.new) for patch, start in zip(ordered, starts, strict=True)]
        steps = [
            (end, old.count("\n", patch.start, patch.end) - patch.new.count("\n"))
            for patch, end in zip(ordered, ends, strict=True)
        ]
        known, begins = 0, [patch.start for patch in ordered]
        for place, missing in self._jumps:
            met = bisect_right(begins, place) - 1
            moved = place if met < 0 else max(ends[met] + place - ordered[met].end, starts[met])
            steps.append((moved, missing - known))
            known = missing
        self._jumps, total = [], 0
        for place, step in sorted(steps):
            if step:
                total += step
                self._jumps.append((place, total))


def excerpt(text: str, start: int, end: int) -> str:
    """A place with what stands around it in its line, printable and short."""
    first = max(start - _AROUND, text.rfind("\n", max(0, start - _AROUND), start) + 1)
    line_end = text.find("\n", end, end + _AROUND)
    last = line_end if line_end >= 0 else end + _AROUND
    if end - start > 2 * MAX_SHOWN:
        return shortened(text[first : start + MAX_SHOWN] + "\u2026" + text[end - MAX_SHOWN : last])
    return shortened(text[first:last])


def shortened(text: str) -> str:
    """A text in one line of at most `MAX_SHOWN` characters, whose middle is left out where it is longer."""
    shown = _UNPRINTABLE.sub(_named, _BLANKS.sub(" ", text)).strip(" ")
    if len(shown) <= MAX_SHOWN:
        return shown
    half = (MAX_SHOWN - 3) // 2
    return f"{shown[:half]} \u2026 {shown[-half:]}"


def _named(character: re.Match[str]) -> str:
    code = ord(character[0])
    if code in _BYTE:
        return f"\\x{code - 0xDC00:02X}"
    return f"\\x{code:02X}" if code < 0x100 else f"\\u{code:04X}"
