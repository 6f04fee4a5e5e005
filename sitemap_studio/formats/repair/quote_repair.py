"""Repairs of missing quotes around attribute values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from sitemap_studio.core.messages import Message, msg
from sitemap_studio.formats.repair.patches import Patch, describe
from sitemap_studio.formats.repair.tokens import NAME

_TAG_NAME: Final = re.compile(rf"<\??(?P<name>{NAME})")
_ATTRIBUTE: Final = re.compile(rf"\s++({NAME})\s*+=\s*+([^\s\"'<>\u201c\u201d\u201e]*+)")
"""Attribute up to the end of an unquoted value; typographic quotes are handled elsewhere."""

_NEXT_ATTRIBUTE: Final = re.compile(rf"\s++{NAME}\s*+=\s*+\Z")
_TAG_END: Final = re.compile(r"\s*+[/?]?>")
_BEFORE_END: Final = re.compile(r"\s*+[/?]?>|\s*+<")
_BOTH_MISSING: Final = msg("The quotes of the attribute “{name}” were missing; they were added.")
_OPENING_MISSING: Final = msg("The opening quote of the attribute “{name}” was missing; it was added.")
_CLOSING_MISSING: Final = msg("The closing quote of the attribute “{name}” was missing; it was added.")
_MAX_VALUE_CHARACTERS: Final = 8_192
_MAX_ATTRIBUTES: Final = 1_000


class MissingQuote(NamedTuple):
    """Missing quote at an offset of a text, which belongs before or after the value of an attribute."""

    offset: int
    attribute: str
    quote: str
    is_closing: bool

    @property
    def reason(self) -> Message:
        """Description of the fault, as the end of a sentence."""
        if self.is_closing:
            return msg("the attribute “{attribute}” has no closing quote", attribute=self.attribute)
        return msg("the attribute “{attribute}” has no opening quote", attribute=self.attribute)


def find_missing_quotes(text: str, start: int) -> list[MissingQuote]:
    """Return the missing quotes of attributes in the tag that begins at an offset, in order.

    Returns:
        The quotes; an empty list if none is missing, or the attributes can't be separated.
    """
    opened = _TAG_NAME.match(text, start)
    if opened is None:
        return []
    missing, place = list[MissingQuote](), opened.end()
    for _ in range(_MAX_ATTRIBUTES):
        found = _ATTRIBUTE.match(text, place)
        if found is None:
            break
        name, (place, end) = found[1], found.span(2)
        quote = text[end : end + 1]
        if place == end and quote in ('"', "'"):
            end, is_closed = _end_of_quoted_value(text, place)
            if not is_closed:
                missing.append(MissingQuote(end, name, quote, is_closing=True))
            place = end + is_closed
        elif place == end or quote in ("\u201c", "\u201d", "\u201e"):
            return []
        elif quote in ('"', "'"):
            missing.append(MissingQuote(place, name, quote, is_closing=False))
            place = end + 1
        else:
            end -= text.startswith(">", end) and text[end - 1] in "/?"
            missing.append(MissingQuote(place, name, '"', is_closing=False))
            missing.append(MissingQuote(end, name, '"', is_closing=True))
            place = end
    tag_end = _TAG_END.match(text, place)
    if tag_end is None or _is_slash_uncertain(text, opened["name"], missing, tag_end):
        return []
    return missing


def _end_of_quoted_value(text: str, opening: int) -> tuple[int, bool]:
    """Return the offset of the end of the value after the quote at `opening`, and whether a closing quote is there."""
    closing = text.find(text[opening], opening + 1, opening + _MAX_VALUE_CHARACTERS)
    last = closing if closing >= 0 else min(len(text), opening + _MAX_VALUE_CHARACTERS)
    value = text[opening + 1 : last]
    if closing < 0 or "<" in value:
        end = _BEFORE_END.search(value)
    elif text[closing + 1 : closing + 2] in (" ", "\t", "\r", "\n", "/", ">", "?"):
        return closing, True
    else:
        # The next quote opens the value of the next attribute.
        end = _NEXT_ATTRIBUTE.search(value)
    return (opening + 1 + end.start(), False) if end else (last, closing >= 0)


def _is_slash_uncertain(text: str, name: str, missing: list[MissingQuote], tag_end: re.Match[str]) -> bool:
    """Return whether a slash before the end of a tag may belong to its last value without a closing quote.

    This is so if a closing tag follows the tag and its text.
    """
    is_at_end = bool(missing) and missing[-1].is_closing and missing[-1].offset == tag_end.start()
    if not is_at_end or "/" not in tag_end[0]:
        return False
    return re.compile(rf"[^<]*+</{re.escape(name)}\s*+>").match(text, tag_end.end()) is not None


def create_quote_patches(missing: list[MissingQuote]) -> Iterator[Patch]:
    """Yield the patches that add missing quotes; the two quotes of one attribute have one message."""
    n_missing = Counter(each.attribute for each in missing)
    for place, attribute, quote, is_closing in missing:
        message: str = ""
        if n_missing[attribute] != 2:
            message = describe(_CLOSING_MISSING if is_closing else _OPENING_MISSING, name=attribute)
        elif not is_closing:
            message = describe(_BOTH_MISSING, name=attribute)
        yield Patch(place, place, quote, "attribute-quotes", message)


class TextPosition(NamedTuple):
    """Position of a fault in a file: line and column, both from 1, and the reason."""

    line: int
    column: int
    reason: str


_WINDOW_BYTES: Final = 1 << 16


def locate_missing_quote(data: bytes, line: int, column: int) -> TextPosition | None:
    """Return the position of the first missing quote in the tag before the position of a parser's error, or None."""
    offset = 0
    for _ in range(line - 1):
        offset = data.find(b"\n", offset) + 1
        if not offset:
            return None
    start = data.rfind(b"<", 0, offset + column - 1)
    if start < 0:
        return None
    text = data[start : start + _WINDOW_BYTES].decode("utf-8", "replace")
    missing = find_missing_quotes(text, 0)
    if not missing:
        return None
    reason: str = missing[0].reason
    if [each.attribute for each in missing[1:2]] == [missing[0].attribute]:
        reason = msg("the attribute “{attribute}” has no quotes", attribute=missing[0].attribute)
    before = data[:start].decode("utf-8", "replace") + text[: missing[0].offset]
    return TextPosition(before.count("\n") + 1, len(before) - before.rfind("\n"), reason)
