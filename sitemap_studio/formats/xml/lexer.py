"""Where the tags of well-formed XML lie: the byte offsets that the parser does not tell.

Only for bytes that the parser has accepted: what is not well-formed gives offsets without meaning. Names and
namespaces are the parser's business.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.formats.xml.words import Bytes, Places, find_byte

_SPANS: Final = {ord("?"): b"?>", ord("-"): b"-->", ord("["): b"]]>"}
"""Ends of what is no tag, by the byte that tells its kind."""

_TAG: Final = re.compile(rb"<(?:[^\"'<>]|\"[^\"]*\"|'[^']*')*+>")
"""A tag with attributes, in whose quotes a “>” may stand."""


@dataclass(frozen=True)
class Tags:
    """All tags of a document, in its order.

    Attributes:
        start: Offset of the “<”, shape (n_tags,).
        end: Offset behind the “>”.
        level: Elements around the tag's element; 0 for the root.
        is_closing: Whether it closes an element that an earlier tag opened.
        is_empty: Whether it opens and closes an element at once.
    """

    start: Places
    end: Places
    level: Places
    is_closing: NDArray[np.bool_]
    is_empty: NDArray[np.bool_]


@dataclass(frozen=True)
class Elements:
    """The elements of one level, in the document's order.

    Attributes:
        start: Offset of the first byte of the opening tag, shape (n_elements,).
        inside: Offset behind the opening tag.
        inside_end: Offset of the closing tag; equal to `inside` for an empty tag.
        end: Offset behind the element.
    """

    start: Places
    inside: Places
    inside_end: Places
    end: Places


def lex(data: bytes) -> Tags:
    """Find all tags; “<” in comments, CDATA and processing instructions, and “>” in quotes and text, mislead nobody.

    Args:
        data: Well-formed XML without a document type, in UTF-8.
    """
    buffer = np.frombuffer(data, np.uint8)
    start = _without_spans(data, buffer, find_byte(buffer, b"<"))
    end = _ends(data, buffer, start) + 1
    is_closing = buffer[start + 1] == ord("/")
    is_empty = buffer[end - 2] == ord("/")
    steps = np.ones(len(start), np.int64)
    steps[is_closing] = -1
    steps[is_empty] = 0
    level = np.cumsum(steps)
    level[~is_closing & ~is_empty] -= 1
    return Tags(start, end, level, is_closing, is_empty)


def elements_at(tags: Tags, level: int) -> Elements:
    """The elements at one level; 1 are the children of the root."""
    # At one level every opening tag is followed directly by its own closing tag.
    here = np.flatnonzero(tags.level == level)
    opening = np.flatnonzero(~tags.is_closing[here])
    is_empty = tags.is_empty[here[opening]]
    first = here[opening]
    last = here[np.where(is_empty, opening, np.minimum(opening + 1, len(here) - 1))]
    return Elements(
        start=tags.start[first],
        inside=tags.end[first],
        inside_end=np.where(is_empty, tags.end[first], tags.start[last]),
        end=tags.end[last],
    )


def _without_spans(data: bytes, buffer: Bytes, start: Places) -> Places:
    """Leave out each “<” that begins, or lies in, a comment, CDATA or processing instruction."""
    second = buffer[start + 1]
    candidates = start[(second == ord("?")) | (second == ord("!"))]
    begins, ends, reached = [], [], 0
    for begin in candidates.tolist():
        if begin < reached:
            continue
        closing = _SPANS[data[begin + 1] if data[begin + 1] == ord("?") else data[begin + 2]]
        # The four bytes of "<!--" may not lend their hyphens to "-->".
        reached = data.index(closing, begin + (4 if closing == b"-->" else 2)) + len(closing)
        begins.append(begin)
        ends.append(reached)
    if not begins:
        return start
    span = np.searchsorted(np.array(begins), start, side="right") - 1
    return start[(span < 0) | (start >= np.array(ends)[span])]


def _ends(data: bytes, buffer: Bytes, start: Places) -> Places:
    """The “>” that ends each tag: the first one that stands outside quotes."""
    closing = find_byte(buffer, b">")
    end = _next_of(closing, start)
    doubles = _quotes_within(find_byte(buffer, b'"'), start, end)
    singles = _quotes_within(find_byte(buffer, b"'"), start, end)
    # With one kind of quotes, an even number of them means that all are closed again.
    unsure = (doubles % 2 == 1) | (singles % 2 == 1) | ((doubles > 0) & (singles > 0))
    for place in np.flatnonzero(unsure).tolist():
        tag = _TAG.match(data, int(start[place]))
        if tag is not None:
            end[place] = tag.end() - 1
    return end


def _next_of(closing: Places, start: Places) -> Places:
    """The first “>” behind each “<”."""
    if len(closing) == len(start) and (closing > start).all() and (closing[:-1] < start[1:]).all():
        return closing.copy()
    return closing[np.searchsorted(closing, start)]


def _quotes_within(quotes: Places, start: Places, end: Places) -> Places:
    """How many of some quotes each tag holds before its supposed end."""
    tag = np.searchsorted(start, quotes) - 1
    is_within = (tag >= 0) & (quotes < end[tag])
    return np.bincount(tag[is_within], minlength=len(start))
