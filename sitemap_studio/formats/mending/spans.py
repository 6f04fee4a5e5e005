"""Comments, CDATA sections and processing instructions in text that may be no XML: what no mend looks into."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

_OPENING: Final = re.compile(r"<!--|<!\[CDATA\[|<\?")
_CLOSING: Final = {"<!--": "-->", "<![CDATA[": "]]>", "<?": "?>"}


@dataclass(frozen=True)
class Spans:
    """The spans of a text.

    Attributes:
        starts: Where each begins, ascending.
        ends: Where it ends.
        unclosed: Where the first one begins that never ends; None where all do.
    """

    starts: list[int]
    ends: list[int]
    unclosed: int | None

    def hold(self, place: int) -> bool:
        """Whether a place lies in one of them."""
        met = bisect_right(self.starts, place) - 1
        return met >= 0 and place < self.ends[met]


def spans_of(text: str) -> Spans:
    """Find them, in time that grows with the text alone."""
    starts, ends, unclosed = list[int](), list[int](), None
    lost: set[str] = set()
    place = 0
    while found := _OPENING.search(text, place):
        opening = found[0]
        place = found.end()
        end = -1 if opening in lost else text.find(_CLOSING[opening], place)
        if end < 0:
            lost.add(opening)
            unclosed = found.start() if unclosed is None else unclosed
            continue
        place = end + len(_CLOSING[opening])
        starts.append(found.start())
        ends.append(place)
    return Spans(starts, ends, unclosed)
