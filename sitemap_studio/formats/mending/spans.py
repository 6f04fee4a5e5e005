"""Comments, CDATA sections and processing instructions in text that may be no XML: what no mend looks into."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

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
    wanted = dict(_CLOSING)
    beginning = _beginning_of(wanted)
    place = 0
    while wanted and (found := beginning.search(text, place)):
        opening = found[0]
        end = text.find(wanted[opening], found.end())
        if end < 0:
            # None of its kind that begins further down ends, either.
            del wanted[opening]
            beginning = _beginning_of(wanted)
            unclosed = found.start() if unclosed is None else unclosed
            place = found.end()
            continue
        place = end + len(wanted[opening])
        starts.append(found.start())
        ends.append(place)
    return Spans(starts, ends, unclosed)


def _beginning_of(wanted: dict[str, str]) -> re.Pattern[str]:
    """Where a span of one of some kinds begins."""
    return re.compile("|".join(map(re.escape, wanted)))
