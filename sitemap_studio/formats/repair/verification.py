"""Verification of repairs: the entry around each repaired tag must be valid, otherwise the repair was a guess.

A valid entry has one URL, no repeated field, no text between the fields, and no remainders of tags in its values.
Entries without repairs are not verified.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sitemap_studio.formats.repair.patches import REPAIR_KINDS, UncertainError
from sitemap_studio.formats.repair.tokens import BLANK, NAME, PROTOCOL_TAG, Spans
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, split_prefix
from sitemap_studio.protocol.fields import FIELD_NAMES

_ENTRY_TAG: Final = re.compile(r"<(?P<end>/?)(?:[\w.\-]++:)?(?:url|sitemap)(?=[\s/>])[^<>]*>")
_MARKUP: Final = re.compile(
    rf"<!--.*?-->|<\?.*?\?>|(?P<section><!\[CDATA\[.*?\]\]>)"
    rf"|<(?P<end>/?)(?P<name>{NAME})(?P<rest>(?>(?:[^<>\"']++|\"[^\"]*+\"|'[^']*+')*))>",
    re.DOTALL,
)
_NON_TEXT: Final = re.compile(r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[|\]\]>", re.DOTALL)
_PLAIN_ENTRY: Final = re.compile(
    r"(?!.*CDATA)(?=.*<loc>)<(?P<entry>url|sitemap)(?:\s[^<>]*+(?<!/))?>\s*+"
    rf"(?:<(?P<field>{'|'.join(FIELD_NAMES)})>(?!.*<(?P=field)>)(?:[^<>&\[\]!]++|&(?![lg]t;))*+</(?P=field)>\s*+)+"
    r"</(?P=entry)>",
    re.DOTALL,
)
"""Entry of unique fields whose values contain no possible remainder of a tag."""

_TAG_REMAINDER: Final = re.compile(r"</|<[!?]|\bCDATA\b|\A\s*[<!\[]|\]>\s*\Z|\]\]\s*\Z|<\s*\Z")
"""Remainder of a tag or CDATA section in a value."""


_CHARACTER_OF_ESCAPE: Final = {"&lt;": "<", "&gt;": ">"}


class _Child(NamedTuple):
    """Child element of an entry or a gap, with its name, offsets and content."""

    name: str
    start: int
    end: int
    content: str
    content_start: int


_RepairOffsets = list[tuple[int, str]]
"""Offsets of repairs in a repaired text, ascending, and their rules."""


def verify_repairs(text: str, repaired_offsets: Iterable[tuple[int, str]]) -> None:
    """Verify that the repairs of a text are unambiguous.

    Args:
        text: The repaired text.
        repaired_offsets: Pairs of offset and rule of the repairs, in any order.

    Raises:
        UncertainError: A repair could have been meant otherwise.
    """
    repairs = sorted((offset, rule) for offset, rule in repaired_offsets if REPAIR_KINDS[rule].is_checked)
    starts, is_entry = _split_at_entries(text) if repairs else ([], [])
    ends = [*starts[1:], len(text)]
    reached = -1
    for offset, _ in repairs:
        # A repair at a boundary concerns both sections.
        for at in sorted({bisect_left(starts, offset) - 1, bisect_right(starts, offset) - 1}):
            if at > reached:
                reached = at
                if is_entry[at] and _PLAIN_ENTRY.fullmatch(text, starts[at], ends[at]):
                    continue
                verify = _verify_entry if is_entry[at] else _verify_gap
                verify(text, starts[at], ends[at], _repairs_between(repairs, starts[at], ends[at] + 1))


def _repairs_between(repairs: _RepairOffsets, start: int, end: int) -> _RepairOffsets:
    """Return the repairs from `start` to before `end`."""
    first = bisect_left(repairs, (start, ""))
    return repairs[first : bisect_left(repairs, (end, ""), first)]


def _split_at_entries(text: str) -> tuple[list[int], list[bool]]:
    """Return the starts of entries and of gaps between them, and for each start whether it is an entry."""
    spans = Spans(text)
    starts, is_entry = [0], [False]
    for tag in _ENTRY_TAG.finditer(text):
        if spans.contains(tag.start()):
            continue
        if not tag["end"]:
            starts.append(tag.start())
            is_entry.append(True)
        if tag["end"] or tag[0].endswith("/>"):
            starts.append(tag.end())
            is_entry.append(False)
    return starts, is_entry


def _verify_entry(text: str, start: int, end: int, repairs: _RepairOffsets) -> None:
    """Raise an `UncertainError` if an entry is not as the protocol requires, or a repair in it is ambiguous."""
    opening = _MARKUP.match(text, start, end)
    closing = text.rfind("</", start, end)
    if opening is None or not opening["name"] or closing < opening.end():
        raise UncertainError
    prefix = split_prefix(opening["name"])[0]
    seen: set[str] = set()
    for child in _children(text, opening.end(), closing):
        near = _repairs_between(repairs, child.start, child.end)
        own, local = split_prefix(child.name)
        if own == prefix and local in FIELD_NAMES:
            if local in seen:
                raise UncertainError
            seen.add(local)
            if near:
                _verify_value(child, near)
        elif own in ("", prefix) and (
            (near and child.content.strip(BLANK)) or any(rule != "closing-missing" for _, rule in near)
        ):
            raise UncertainError  # an unknown element may be repaired only if it is empty and was not closed
    if "loc" not in seen:
        raise UncertainError


def _verify_value(child: _Child, repairs: _RepairOffsets) -> None:
    """Raise an `UncertainError` if a value contains the remainder of a tag that the file itself does not escape."""
    pieces, reached = list[str](), 0
    for offset, _ in repairs:
        at = offset - child.content_start
        written = child.content[at : at + 4] if at >= 0 else ""
        if written in _CHARACTER_OF_ESCAPE:
            pieces += _NON_TEXT.sub("", child.content[reached:at]), _CHARACTER_OF_ESCAPE[written]
            reached = at + 4
    rest = _NON_TEXT.sub("", child.content[reached:])
    if "<" in rest or any("<" in piece for piece in pieces[::2]):
        raise UncertainError
    value = "".join((*pieces, rest))
    if _TAG_REMAINDER.search(value) or PROTOCOL_TAG.search(value):
        raise UncertainError
    if (">" in value or "<" in value) and any(REPAIR_KINDS[rule].bounds_values for _, rule in repairs):
        raise UncertainError


def _verify_gap(text: str, start: int, end: int, repairs: _RepairOffsets) -> None:
    """Raise an `UncertainError` if the text between entries contains fields or repaired elements with content."""
    if start == 0 and text.startswith("\ufeff"):
        start = 1
    for child in _children(text, start, end):
        is_changed = bool(_repairs_between(repairs, child.start, child.end))
        if split_prefix(child.name)[1] in FIELD_NAMES or (is_changed and child.content.strip(BLANK)):
            raise UncertainError


def _children(text: str, start: int, end: int) -> Iterator[_Child]:
    """Yield the outermost elements between two offsets.

    Raises:
        UncertainError: There is text between the elements, or tags do not match.
    """
    depth, reached, opening_tag = 0, start, None
    for markup in _MARKUP.finditer(text, start, end):
        if depth == 0 and text[reached : markup.start()].strip(BLANK):
            raise UncertainError
        reached = markup.end()
        name = markup["name"]
        if depth == 0 and markup["section"]:
            raise UncertainError
        if name is None or (depth == 0 and split_prefix(name)[1] in ENTRY_OF_ROOT):
            continue
        if markup["end"]:
            depth -= 1
            if depth < 0 or opening_tag is None:
                raise UncertainError
            if depth == 0:
                start = opening_tag.end()
                yield _Child(
                    opening_tag["name"], opening_tag.start(), markup.end(), text[start : markup.start()], start
                )
        elif not markup["rest"].endswith("/"):
            opening_tag = markup if depth == 0 else opening_tag
            depth += 1
        elif depth == 0:
            yield _Child(name, markup.start(), markup.end(), "", markup.end())
    if depth or text[reached:end].strip(BLANK):
        raise UncertainError
