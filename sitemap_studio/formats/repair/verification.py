"""Verify repairs: the entry around every repaired tag must be as entries are, or the repair was a guess.

An entry has one URL, no field twice, no text beside the fields, and no remains of tags in its values. Entries far from
repairs are not looked at.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sitemap_studio.formats.repair.patches import REPAIR_KINDS, UncertainError
from sitemap_studio.formats.repair.tokens import BLANK, LIKE_OURS, NAME, Spans
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, split_prefix
from sitemap_studio.protocol.fields import FIELD_NAMES

_EDGE: Final = re.compile(r"<(?P<end>/?)(?:[\w.\-]++:)?(?:url|sitemap)(?=[\s/>])[^<>]*>")
_PART: Final = re.compile(
    rf"<!--.*?-->|<\?.*?\?>|(?P<section><!\[CDATA\[.*?\]\]>)"
    rf"|<(?P<end>/?)(?P<name>{NAME})(?P<rest>(?>(?:[^<>\"']++|\"[^\"]*+\"|'[^']*+')*))>",
    re.DOTALL,
)
_NO_TEXT: Final = re.compile(r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[|\]\]>", re.DOTALL)
_PLAIN_ENTRY: Final = re.compile(
    r"(?!.*CDATA)(?=.*<loc>)<(?P<entry>url|sitemap)(?:\s[^<>]*+(?<!/))?>\s*+"
    rf"(?:<(?P<field>{'|'.join(FIELD_NAMES)})>(?!.*<(?P=field)>)(?:[^<>&\[\]!]++|&(?![lg]t;))*+</(?P=field)>\s*+)+"
    r"</(?P=entry)>",
    re.DOTALL,
)
"""An entry of unique fields without anything in its values that could be left of a tag."""

_REMAINS: Final = re.compile(r"</|<[!?]|\bCDATA\b|\A\s*[<!\[]|\]>\s*\Z|\]\]\s*\Z|<\s*\Z")
"""What is left of a tag, or of the brackets around a section, in a value."""


_UNESCAPED: Final = {"&lt;": "<", "&gt;": ">"}


class _Child(NamedTuple):
    """An element directly in another one: its name, where it begins and ends, and what is in it."""

    name: str
    start: int
    end: int
    inside: str
    inside_start: int


_Marks = list[tuple[int, str]]
"""Places of a repaired text, ascending, with the repair that was done there."""


def verify_repairs(text: str, places: Iterable[tuple[int, str]]) -> None:
    """Verify that repairs of a text, places and rules in any order, can't have been meant otherwise."""
    marks = sorted((place, rule) for place, rule in places if REPAIR_KINDS[rule].is_checked)
    starts, are_entries = _pieces(text) if marks else ([], [])
    ends = [*starts[1:], len(text)]
    reached = -1
    for place, _ in marks:
        # What was put in or taken out at a seam concerns both sides.
        for at in sorted({bisect_left(starts, place) - 1, bisect_right(starts, place) - 1}):
            if at > reached:
                reached = at
                if are_entries[at] and _PLAIN_ENTRY.fullmatch(text, starts[at], ends[at]):
                    continue
                verify = _verify_entry if are_entries[at] else _verify_gap
                verify(text, starts[at], ends[at], _between(marks, starts[at], ends[at] + 1))


def _between(marks: _Marks, start: int, end: int) -> _Marks:
    first = bisect_left(marks, (start, ""))
    return marks[first : bisect_left(marks, (end, ""), first)]


def _pieces(text: str) -> tuple[list[int], list[bool]]:
    """Where entries, and what is between them, begin; and which of the two it is."""
    spans = Spans(text)
    starts, are_entries = [0], [False]
    for edge in _EDGE.finditer(text):
        if spans.hold(edge.start()):
            continue
        if not edge["end"]:
            starts.append(edge.start())
            are_entries.append(True)
        if edge["end"] or edge[0].endswith("/>"):
            starts.append(edge.end())
            are_entries.append(False)
    return starts, are_entries


def _verify_entry(text: str, start: int, end: int, marks: _Marks) -> None:
    opening = _PART.match(text, start, end)
    closing = text.rfind("</", start, end)
    if opening is None or not opening["name"] or closing < opening.end():
        raise UncertainError
    prefix = split_prefix(opening["name"])[0]
    seen: set[str] = set()
    for child in _children(text, opening.end(), closing):
        near = _between(marks, child.start, child.end)
        own, local = split_prefix(child.name)
        if own == prefix and local in FIELD_NAMES:
            if local in seen:
                raise UncertainError
            seen.add(local)
            if near:
                _verify_value(child, near)
        elif own in ("", prefix) and (
            (near and child.inside.strip(BLANK)) or any(rule != "closing-missing" for _, rule in near)
        ):
            raise UncertainError  # an unknown element may be repaired only if it is empty, and was not closed
    if "loc" not in seen:
        raise UncertainError


def _verify_value(child: _Child, marks: _Marks) -> None:
    """Verify that nothing in a value is left of a tag; what is escaped in the file itself is not."""
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
    if (">" in value or "<" in value) and any(REPAIR_KINDS[rule].bounds_values for _, rule in marks):
        raise UncertainError


def _verify_gap(text: str, start: int, end: int, marks: _Marks) -> None:
    if start == 0 and text.startswith("\ufeff"):
        start = 1
    for child in _children(text, start, end):
        is_changed = bool(_between(marks, child.start, child.end))
        if split_prefix(child.name)[1] in FIELD_NAMES or (is_changed and child.inside.strip(BLANK)):
            raise UncertainError


def _children(text: str, start: int, end: int) -> Iterator[_Child]:
    """The elements between two places, without text beside them, well nested; else uncertain."""
    depth, reached, opened = 0, start, None
    for part in _PART.finditer(text, start, end):
        if depth == 0 and text[reached : part.start()].strip(BLANK):
            raise UncertainError
        reached = part.end()
        name = part["name"]
        if depth == 0 and part["section"]:
            raise UncertainError
        if name is None or (depth == 0 and split_prefix(name)[1] in ENTRY_OF_ROOT):
            continue
        if part["end"]:
            depth -= 1
            if depth < 0 or opened is None:
                raise UncertainError
            if depth == 0:
                start = opened.end()
                yield _Child(opened["name"], opened.start(), part.end(), text[start : part.start()], start)
        elif not part["rest"].endswith("/"):
            opened = part if depth == 0 else opened
            depth += 1
        elif depth == 0:
            yield _Child(name, part.start(), part.end(), "", part.end())
    if depth or text[reached:end].strip(BLANK):
        raise UncertainError
