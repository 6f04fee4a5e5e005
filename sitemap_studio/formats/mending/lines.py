"""Lines of a mended text, and the lines of the file on disk that they come from."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass


@dataclass(frozen=True)
class LineMap:
    """Which line of the file each line of its mended text was.

    Attributes:
        lines: Lines of the mended text, from 1, from each of which on another number is to be added; ascending.
        missing: That number: how many lines of the file are gone before (fewer than none where lines were added).
    """

    lines: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()

    def file_line(self, line: int) -> int:
        """The line of the file, from 1, from which the beginning of a line of the mended text comes.

        A line that the mending put in is said to be the one before which it stands.
        """
        met = bisect_right(self.lines, line)
        return max(1, line + self.missing[met - 1]) if met else line
