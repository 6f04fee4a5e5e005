"""Tokens of text that may be no XML: tags, comments, CDATA sections, instructions, and the protocol's names."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Final, Literal, NamedTuple

from sitemap_studio.formats.repair.patches import MAX_REPAIRS, UncertainError
from sitemap_studio.formats.xml_elements import NAMES

LIKE_OURS: Final = re.compile(
    rf"<\s*+/?+\s*+(?:[\w.\-]++:)?(?:{'|'.join(sorted(NAMES, key=len))})|/(?:loc|lastmod|url|sitemap)>", re.IGNORECASE
)
"""What may be a tag of the protocol, or what is left of one."""


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
    unclosed_kinds = dict(_CLOSING)
    beginning = _beginning_of(unclosed_kinds)
    place = 0
    while unclosed_kinds and (found := beginning.search(text, place)):
        opening = found[0]
        end = text.find(unclosed_kinds[opening], found.end())
        if end < 0:
            # None of its kind that begins further down ends, either.
            del unclosed_kinds[opening]
            beginning = _beginning_of(unclosed_kinds)
            unclosed = found.start() if unclosed is None else unclosed
            place = found.end()
            continue
        place = end + len(unclosed_kinds[opening])
        starts.append(found.start())
        ends.append(place)
    return Spans(starts, ends, unclosed)


def _beginning_of(unclosed_kinds: dict[str, str]) -> re.Pattern[str]:
    """Where a span of one of some kinds begins."""
    return re.compile("|".join(map(re.escape, unclosed_kinds)))


Kind = Literal["open", "close", "empty", "odd", "whole"]
"""A start tag, an end tag, an empty-element tag, a "<" that begins something that is none of them, or several entries
side by side in which there is nothing to repair."""

NAME: Final = r"[^\W\d][\w.\-]*+(?::[^\W\d][\w.\-]*+)?+"
"""A name with or without a prefix."""

MAX_TOKENS: Final = 600_000
"""Most tags outside of whole entries; a file that has more is no sitemap with a fault in it."""

_KINDS: Final[tuple[Kind, ...]] = ("open", "close", "empty", "odd", "whole")
_OPEN, _CLOSE, _EMPTY, _ODD, _WHOLE = range(5)

_PREFIXED: Final = r"[A-Za-z][\w.\-]*+:[A-Za-z][\w.\-]*+"
_MAX_ATTRIBUTES: Final = 8
_TOGETHER: Final = 1_000
"""Entries that are passed over at once."""

# No group that captures stands in a possessive repeat: Python 3.11 loses count of them there.


def _attributes(mark: str) -> str:
    """A few attributes, each of another name."""
    value = "(?:\"[^\"<]*+\"|'[^'<]*+')"
    return rf"(?:\s++(?P<a{mark}>{NAME})={value}(?![^<]*?\s(?P=a{mark})\s*=)){{0,{_MAX_ATTRIBUTES}}}\s*+"


def _extension(mark: str, depth: int) -> str:
    """An element with a prefix, in which some others may be nested."""
    mark += str(depth)
    inside = rf"(?:[^<]++|{_extension(mark, depth - 1)})*" if depth else "[^<]*+"
    return rf"<(?P<x{mark}>{_PREFIXED}){_attributes(mark)}(?:/>|>{inside}</(?P=x{mark})\s*+>)"


def _entries(name: str) -> str:
    """Whole entries side by side."""
    field = rf"<(?P<{name}_field>loc|lastmod|changefreq|priority)>[^<]*+</(?P={name}_field)>"
    entry = rf"<{name}>\s*+(?:(?:{field}|{_extension(name, 2)})\s*+)+</{name}>"
    return rf"(?P<{name}s>(?:{entry}(?:\s++(?=<)|(?=<)|\Z)){{1,{_TOGETHER}}})"


_TAG: Final = re.compile(
    rf"{_entries('url')}|{_entries('sitemap')}|</(?P<close>{NAME})\s*+>"
    rf"|<(?P<open>{NAME})(?:\s++{NAME}\s*+=\s*+(?:\"[^\"<]*+\"|'[^'<]*+'))*+\s*+(?P<empty>/?)>|<"
)


class Token(NamedTuple):
    """A tag, or entries that are whole.

    Attributes:
        kind: What it is.
        name: Its name with prefix; empty where it is odd; of whole entries, that of the last one.
        start: Place of its "<".
        end: Place after it; of an odd one, where the text after its "<" begins.
    """

    kind: Kind
    name: str
    start: int
    end: int


class Tokens:
    """All tags of a text in order; comments, CDATA sections and instructions are passed over.

    Kept as columns, as there may be very many.
    """

    def __init__(self, text: str, spans: Spans) -> None:
        self._kinds = bytearray()
        self._names: list[str] = []
        self._starts = array("q")
        self._ends = array("q")
        self._known: dict[str, str] = {}
        n_closing = text.count("</")
        if 2 * n_closing - text.count("<") > MAX_REPAIRS:
            raise UncertainError  # more tags close nothing than may be mended
        reached = 0
        for start, end in zip([*spans.starts, len(text)], [*spans.ends, len(text)], strict=True):
            if start > reached:
                self._add_from(text, reached, start)
            reached = end

    @property
    def last_start(self) -> int:
        """Where the last one begins; -1 where there is none."""
        return self._starts[-1] if self._starts else -1

    def has_odd(self, count: int) -> bool:
        """Whether something odd is among the first ones."""
        return self._kinds.find(_ODD, 0, count) >= 0

    @property
    def has_whole(self) -> bool:
        """Whether there are whole entries."""
        return _WHOLE in self._kinds

    def opened(self, count: int) -> list[str]:
        """The different names among the first ones, without tags that close, in order."""
        return list(
            dict.fromkeys(
                name for kind, name in zip(self._kinds[:count], self._names[:count], strict=True) if kind != _CLOSE
            )
        )

    def named(self, count: int) -> Iterator[tuple[Kind, str]]:
        """Kind and name of the first ones."""
        return zip(map(_KINDS.__getitem__, self._kinds[:count]), self._names[:count], strict=True)

    def __len__(self) -> int:
        return len(self._kinds)

    def __getitem__(self, place: int) -> Token:
        return Token(_KINDS[self._kinds[place]], self._names[place], self._starts[place], self._ends[place])

    def __iter__(self) -> Iterator[Token]:
        return (self[place] for place in range(len(self)))

    def _add_from(self, text: str, start: int, end: int) -> None:
        known = self._known
        for found in islice(_TAG.finditer(text, start, end), MAX_TOKENS + 1 - len(self)):
            match found.lastgroup:
                case "close":
                    kind, name = _CLOSE, found["close"]
                case "empty":
                    kind, name = _EMPTY if found["empty"] else _OPEN, found["open"]
                case "urls" | "sitemaps" as group:
                    kind, name = _WHOLE, group[:-1]
                case _:
                    kind, name = _ODD, ""
            self._kinds.append(kind)
            self._names.append(known.setdefault(name, name))
            self._starts.append(found.start())
            self._ends.append(found.end())
        if len(self) > MAX_TOKENS:
            raise UncertainError


class Markup:
    """What is known of a text: found when it is first asked for, and shared by all repairs that look at it."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def spans(self) -> Spans:
        """Its comments, CDATA sections and instructions."""
        return spans_of(self._text)

    @cached_property
    def tokens(self) -> Tokens:
        """Its tags.

        Raises:
            UncertainError: They are too many.
        """
        return Tokens(self._text, self.spans)
