"""Tokens of text that may be malformed XML: tags, comments, CDATA sections, instructions, and sequences of entries."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property
from itertools import islice
from typing import Final, Literal, NamedTuple

from sitemap_studio.formats.repair.patches import MAX_REPAIRS, UncertainError
from sitemap_studio.formats.xml_elements import PROTOCOL_NAMES

BLANK: Final = " \t\r\n"
NAME: Final = r"[^\W\d][\w.\-]*+(?>(?::[^\W\d][\w.\-]*+)?)"
PROTOCOL_TAG: Final = re.compile(
    rf"<\s*+/?+\s*+(?:[\w.\-]++:)?(?:{'|'.join(sorted(PROTOCOL_NAMES, key=len))})|/(?:loc|lastmod|url|sitemap)>",
    re.IGNORECASE,
)
"""Possible tag of the protocol, or the remainder of one."""

MAX_TOKENS: Final = 600_000
"""Maximum number of tokens; a file with more is not a sitemap with single faults."""

_CLOSING: Final = {"<!--": "-->", "<![CDATA[": "]]>", "<?": "?>"}
_MAX_ATTRIBUTES: Final = 8
_MAX_ENTRIES: Final = 1_000
# Possessive repeats contain no capturing groups, which Python 3.11 counts wrongly there.


def _attributes_pattern(suffix: str) -> str:
    """Return the pattern of a few attributes with different names; the suffix makes its groups unique."""
    value = "(?:\"[^\"<]*+\"|'[^'<]*+')"
    return rf"(?:\s++(?P<a{suffix}>{NAME})={value}(?![^<]*?\s(?P=a{suffix})\s*=)){{0,{_MAX_ATTRIBUTES}}}\s*+"


def _extension_pattern(suffix: str, depth: int) -> str:
    """Return the pattern of an element with a prefix, with nested elements down to a depth."""
    suffix += str(depth)
    prefixed = r"[A-Za-z][\w.\-]*+:[A-Za-z][\w.\-]*+"
    inside = rf"(?:[^<]++|{_extension_pattern(suffix, depth - 1)})*" if depth else "[^<]*+"
    return rf"<(?P<x{suffix}>{prefixed}){_attributes_pattern(suffix)}(?:/>|>{inside}</(?P=x{suffix})\s*+>)"


def _entries_pattern(name: str) -> str:
    """Return the pattern of adjacent intact entries."""
    field = rf"<(?P<{name}_field>loc|lastmod|changefreq|priority)>[^<]*+</(?P={name}_field)>"
    entry = rf"<{name}>\s*+(?:(?:{field}|{_extension_pattern(name, 2)})\s*+)+</{name}>"
    return rf"(?P<{name}s>(?:{entry}(?:\s++(?=<)|(?=<)|\Z)){{1,{_MAX_ENTRIES}}})"


_TAG: Final = re.compile(
    rf"{_entries_pattern('url')}|{_entries_pattern('sitemap')}|</(?P<close>{NAME})\s*+>"
    rf"|<(?P<open>{NAME})(?>(?:\s++{NAME}\s*+=\s*+(?:\"[^\"<]*+\"|'[^'<]*+'))*)\s*+(?P<empty>/?)>|<"
)


TokenKind = Literal["open", "close", "empty", "malformed", "entries"]
"""Start tag, end tag, empty-element tag, malformed tag, or adjacent entries in which nothing is to be repaired."""


class Token(NamedTuple):
    """Tag, or sequence of intact entries.

    Attributes:
        name: Name with prefix; empty for a malformed tag; the name of the element for entries.
        end: Offset after the token; for a malformed tag, the offset after its "<".
    """

    kind: TokenKind
    name: str
    start: int
    end: int


class Spans:
    """Comments, CDATA sections and instructions of a text, found in linear time.

    Attributes:
        starts: Their offsets, ascending.
        ends: The offsets after them.
        unclosed: Offset of the first one without an end; None if all are closed.
    """

    def __init__(self, text: str) -> None:
        """Find the comments, CDATA sections and instructions of a text."""
        self.starts, self.ends, self.unclosed = list[int](), list[int](), None
        closing, offset = dict(_CLOSING), 0
        while closing and (found := re.compile("|".join(map(re.escape, closing))).search(text, offset)):
            end = text.find(closing[found[0]], found.end())
            if end < 0:
                # No later span of this kind is closed either.
                del closing[found[0]]
                self.unclosed = found.start() if self.unclosed is None else self.unclosed
                offset = found.end()
            else:
                offset = end + len(closing[found[0]])
                self.starts.append(found.start())
                self.ends.append(offset)

    def find_start(self, offset: int) -> int | None:
        """Return the start of the comment, CDATA section or instruction that contains an offset, or None."""
        index = bisect_right(self.starts, offset) - 1
        return self.starts[index] if index >= 0 and offset < self.ends[index] else None

    def contains(self, offset: int) -> bool:
        """Return whether a comment, CDATA section or instruction contains an offset."""
        return self.find_start(offset) is not None


class Markup:
    """Text that may be malformed XML, with its spans and tokens, which are computed on first use."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def spans(self) -> Spans:
        """Comments, CDATA sections and instructions of the text."""
        return Spans(self.text)

    @cached_property
    def tokens(self) -> list[Token]:
        """Tags and sequences of intact entries outside of comments, CDATA sections and instructions, in order.

        Raises:
            UncertainError: There are too many tokens.
        """
        text, spans, tokens = self.text, self.spans, list[Token]()
        if 2 * text.count("</") - text.count("<") > MAX_REPAIRS:
            raise UncertainError  # more unmatched closing tags than may be repaired
        known: dict[str, str] = {}
        kind: TokenKind
        for start, end in zip([0, *spans.ends], [*spans.starts, len(text)], strict=True):
            for found in islice(_TAG.finditer(text, start, end), MAX_TOKENS + 1 - len(tokens)):
                match found.lastgroup:
                    case "close":
                        kind, name = "close", found["close"]
                    case "empty":
                        kind, name = "empty" if found["empty"] else "open", found["open"]
                    case "urls" | "sitemaps" as group:
                        kind, name = "entries", group[:-1]
                    case _:
                        kind, name = "malformed", ""
                tokens.append(Token(kind, known.setdefault(name, name), *found.span()))
            if len(tokens) > MAX_TOKENS:
                raise UncertainError
        return tokens
