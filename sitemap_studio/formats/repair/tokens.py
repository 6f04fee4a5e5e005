"""Tokens of text that may be no XML: tags, comments, CDATA sections, instructions, and the protocol's names."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property
from itertools import islice
from typing import Final, Literal, NamedTuple

from sitemap_studio.formats.repair.patches import MAX_REPAIRS, UncertainError
from sitemap_studio.formats.xml_elements import NAMES

BLANK: Final = " \t\r\n"
NAME: Final = r"[^\W\d][\w.\-]*+(?>(?::[^\W\d][\w.\-]*+)?)"
LIKE_OURS: Final = re.compile(
    rf"<\s*+/?+\s*+(?:[\w.\-]++:)?(?:{'|'.join(sorted(NAMES, key=len))})|/(?:loc|lastmod|url|sitemap)>", re.IGNORECASE
)
"""What may be a tag of the protocol, or what is left of one."""

MAX_TOKENS: Final = 600_000
"""Most tags outside of whole entries; a file that has more is no sitemap with a fault in it."""

_CLOSING: Final = {"<!--": "-->", "<![CDATA[": "]]>", "<?": "?>"}
_MAX_ATTRIBUTES: Final = 8
_MAX_ENTRIES: Final = 1_000
# No group that captures stands in a possessive repeat: Python 3.11 loses count of them there.


def _attributes(mark: str) -> str:
    """A few attributes, each of another name."""
    value = "(?:\"[^\"<]*+\"|'[^'<]*+')"
    return rf"(?:\s++(?P<a{mark}>{NAME})={value}(?![^<]*?\s(?P=a{mark})\s*=)){{0,{_MAX_ATTRIBUTES}}}\s*+"


def _extension(mark: str, depth: int) -> str:
    """An element with a prefix, in which some others may be nested."""
    mark += str(depth)
    prefixed = r"[A-Za-z][\w.\-]*+:[A-Za-z][\w.\-]*+"
    inside = rf"(?:[^<]++|{_extension(mark, depth - 1)})*" if depth else "[^<]*+"
    return rf"<(?P<x{mark}>{prefixed}){_attributes(mark)}(?:/>|>{inside}</(?P=x{mark})\s*+>)"


def _entries(name: str) -> str:
    """Whole entries side by side."""
    field = rf"<(?P<{name}_field>loc|lastmod|changefreq|priority)>[^<]*+</(?P={name}_field)>"
    entry = rf"<{name}>\s*+(?:(?:{field}|{_extension(name, 2)})\s*+)+</{name}>"
    return rf"(?P<{name}s>(?:{entry}(?:\s++(?=<)|(?=<)|\Z)){{1,{_MAX_ENTRIES}}})"


_TAG: Final = re.compile(
    rf"{_entries('url')}|{_entries('sitemap')}|</(?P<close>{NAME})\s*+>"
    rf"|<(?P<open>{NAME})(?>(?:\s++{NAME}\s*+=\s*+(?:\"[^\"<]*+\"|'[^'<]*+'))*)\s*+(?P<empty>/?)>|<"
)


Kind = Literal["open", "close", "empty", "odd", "whole"]
"""A start tag, an end tag, an empty-element tag, a "<" that begins none of them, or several entries side by side in
which there is nothing to repair."""


class Token(NamedTuple):
    """A tag, or entries that are whole.

    Attributes:
        name: Its name with prefix; empty where it is odd; of whole entries, that of the last one.
        end: Place after it; of an odd one, where the text after its "<" begins.
    """

    kind: Kind
    name: str
    start: int
    end: int


class Spans:
    """Comments, CDATA sections and instructions of a text, found in time that grows with the text alone.

    `unclosed` is where the first one begins that never ends; None where all do.
    """

    def __init__(self, text: str) -> None:
        self.starts, self.ends, self.unclosed = list[int](), list[int](), None
        closing, place = dict(_CLOSING), 0
        while closing and (found := re.compile("|".join(map(re.escape, closing))).search(text, place)):
            end = text.find(closing[found[0]], found.end())
            if end < 0:
                # No further one of its kind ends either.
                del closing[found[0]]
                self.unclosed = found.start() if self.unclosed is None else self.unclosed
                place = found.end()
            else:
                place = end + len(closing[found[0]])
                self.starts.append(found.start())
                self.ends.append(place)

    def around(self, place: int) -> int | None:
        """Where the one begins in which a place lies; None where it lies in none."""
        met = bisect_right(self.starts, place) - 1
        return self.starts[met] if met >= 0 and place < self.ends[met] else None

    def hold(self, place: int) -> bool:
        """Whether a place lies in one of them."""
        return self.around(place) is not None


class Markup:
    """A text that may be no XML, with its spans and tags, which are found when first used."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def spans(self) -> Spans:
        """Its comments, CDATA sections and instructions."""
        return Spans(self.text)

    @cached_property
    def tokens(self) -> list[Token]:
        """Its tags in order, outside of all spans; uncertain where they are too many."""
        text, spans, tokens = self.text, self.spans, list[Token]()
        if 2 * text.count("</") - text.count("<") > MAX_REPAIRS:
            raise UncertainError  # more tags close nothing than may be repaired
        known: dict[str, str] = {}
        kind: Kind
        for start, end in zip([0, *spans.ends], [*spans.starts, len(text)], strict=True):
            for found in islice(_TAG.finditer(text, start, end), MAX_TOKENS + 1 - len(tokens)):
                match found.lastgroup:
                    case "close":
                        kind, name = "close", found["close"]
                    case "empty":
                        kind, name = "empty" if found["empty"] else "open", found["open"]
                    case "urls" | "sitemaps" as group:
                        kind, name = "whole", group[:-1]
                    case _:
                        kind, name = "odd", ""
                tokens.append(Token(kind, known.setdefault(name, name), *found.span()))
            if len(tokens) > MAX_TOKENS:
                raise UncertainError
        return tokens
