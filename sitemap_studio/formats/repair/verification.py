"""Verify repairs: around every repaired tag an entry must be what entries are, or the repair was a guess.

An entry has one URL, no field twice, no text beside the fields, and no remains of tags in its values. Entries far from
repairs are not looked at.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sitemap_studio.formats.repair.patches import REPAIR_KINDS, UncertainError
from sitemap_studio.formats.repair.structure import BLANK
from sitemap_studio.formats.repair.tokens import LIKE_OURS, NAME, spans_of
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, split_prefix
from sitemap_studio.protocol.fields import FIELD_NAMES

_EDGE: Final = re.compile(r"<(?P<end>/?)(?:[\w.\-]++:)?(?:url|sitemap)(?=[\s/>])[^<>]*>")
_PART: Final = re.compile(
    rf"<!--.*?-->|<\?.*?\?>|(?P<section><!\[CDATA\[.*?\]\]>)"
    rf"|<(?P<end>/?)(?P<name>{NAME})(?P<rest>(?:[^<>\"']++|\"[^\"]*+\"|'[^']*+')*+)>",
    re.DOTALL,
)
_NO_TEXT: Final = re.compile(r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[|\]\]>", re.DOTALL)
_REMAINS: Final = re.compile(r"</|<[!?]|\bCDATA\b|\A\s*[<!\[]|\]>\s*\Z|\]\]\s*\Z|<\s*\Z")
"""What is left of a tag, or of the brackets around a section, in a value."""


_UNESCAPED: Final = {"&lt;": "<", "&gt;": ">"}


class RepairMark(NamedTuple):
    """A place of the repaired text, and the repair that was done there."""

    place: int
    rule: str


class _Child(NamedTuple):
    """An element directly in another one: its name, where it begins and ends, and what stands in it."""

    name: str
    start: int
    end: int
    inside: str
    inside_start: int


def verify_repairs(text: str, marks: Iterable[RepairMark]) -> None:
    """Verify that what was repaired can't have been meant otherwise.

    Args:
        text: Well-formed text that came out of repair.
        marks: What was repaired, in any order.

    Raises:
        UncertainError: It can.
    """
    doubtful = sorted(mark for mark in marks if REPAIR_KINDS[mark.rule].is_checked)
    if not doubtful:
        return
    starts, are_entries = _pieces(text)
    ends = [*starts[1:], len(text)]
    reached = -1
    for mark in doubtful:
        # What was put in or taken out at a seam concerns both sides.
        for at in sorted({bisect_left(starts, mark.place) - 1, bisect_right(starts, mark.place) - 1}):
            if at <= reached or at < 0:
                continue
            reached = at
            first = bisect_left(doubtful, RepairMark(starts[at], ""))
            near = doubtful[first : bisect_left(doubtful, RepairMark(ends[at] + 1, ""), first)]
            (_see_entry if are_entries[at] else _see_gap)(text, starts[at], ends[at], near)


def _pieces(text: str) -> tuple[list[int], list[bool]]:
    """Where entries, and what stands between them, begin; and which of the two it is."""
    spans = spans_of(text)
    starts, are_entries = [0], [False]
    for edge in _EDGE.finditer(text):
        if spans.starts and spans.hold(edge.start()):
            continue
        is_empty = edge[0].endswith("/>")
        if not edge["end"]:
            starts.append(edge.start())
            are_entries.append(True)
        if edge["end"] or is_empty:
            starts.append(edge.end())
            are_entries.append(False)
    return starts, are_entries


def _see_entry(text: str, start: int, end: int, marks: list[RepairMark]) -> None:
    opening = _PART.match(text, start, end)
    closing = text.rfind("</", start, end)
    if opening is None or not opening["name"] or closing < opening.end():
        raise UncertainError
    prefix = split_prefix(opening["name"])[0]
    seen: set[str] = set()
    for child in _children(text, opening.end(), closing):
        near = _within(marks, child)
        own, local = split_prefix(child.name)
        if own == prefix and local in FIELD_NAMES:
            if local in seen:
                raise UncertainError
            seen.add(local)
            if near:
                _see_value(child, near)
        elif own in ("", prefix) and near and not _is_harmless(child, near):
            raise UncertainError
    if "loc" not in seen:
        raise UncertainError


def _is_harmless(child: _Child, marks: list[RepairMark]) -> bool:
    """Whether an unknown element is empty, and was only closed."""
    return not child.inside.strip(BLANK) and all(mark.rule == "closing-missing" for mark in marks)


def _see_value(child: _Child, marks: list[RepairMark]) -> None:
    """See that nothing in a value is left of a tag; what is escaped in the file itself is none."""
    pieces, reached = list[str](), 0
    for place, _ in marks:
        at = place - child.inside_start
        written = child.inside[at : at + 4] if at >= 0 else ""
        if written in _UNESCAPED:
            pieces += _NO_TEXT.sub("", child.inside[reached:at]), _UNESCAPED[written]
            reached = at + 4
    rest = _NO_TEXT.sub("", child.inside[reached:])
    if "<" in rest or any("<" in piece for piece in pieces[::2]):
        raise UncertainError
    value = "".join((*pieces, rest))
    if _REMAINS.search(value) or LIKE_OURS.search(value):
        raise UncertainError
    if (">" in value or "<" in value) and any(REPAIR_KINDS[mark.rule].bounds_values for mark in marks):
        raise UncertainError


def _see_gap(text: str, start: int, end: int, marks: list[RepairMark]) -> None:
    if start == 0 and text.startswith("\ufeff"):
        start = 1
    for child in _children(text, start, end):
        local = split_prefix(child.name)[1]
        near = _within(marks, child)
        if local in FIELD_NAMES or (near and child.inside.strip(BLANK)):
            raise UncertainError


def _within(marks: list[RepairMark], child: _Child) -> list[RepairMark]:
    first = bisect_left(marks, RepairMark(child.start, ""))
    return marks[first : bisect_left(marks, RepairMark(child.end, ""), first)]


def _children(text: str, start: int, end: int) -> Iterator[_Child]:
    """The elements between two places.

    Raises:
        UncertainError: There is text beside them, or they are not nested as elements are.
    """
    depth, reached, opened = 0, start, None
    for part in _PART.finditer(text, start, end):
        if depth == 0 and text[reached : part.start()].strip(BLANK):
            raise UncertainError
        reached = part.end()
        name = part["name"]
        if name is None:
            if depth == 0 and part["section"]:
                raise UncertainError
            continue
        local = split_prefix(name)[1]
        if depth == 0 and local in ENTRY_OF_ROOT:
            continue
        if part["end"]:
            depth -= 1
            if depth < 0 or opened is None:
                raise UncertainError
            if depth == 0:
                yield _Child(
                    opened["name"], opened.start(), part.end(), text[opened.end() : part.start()], opened.end()
                )
        elif part["rest"].endswith("/"):
            if depth == 0:
                yield _Child(name, part.start(), part.end(), "", part.end())
        else:
            if depth == 0:
                opened = part
            depth += 1
    if depth or text[reached:end].strip(BLANK):
        raise UncertainError
