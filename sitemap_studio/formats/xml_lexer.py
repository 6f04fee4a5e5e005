"""Byte offsets of the tags of well-formed XML, which lxml does not deliver, by vector operations on the bytes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Offsets = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Words = NDArray[np.uint64]
"""Eight bytes each, the first in the lowest place."""

WORD_BYTES: Final = 8
_PIECE_BYTES: Final = 1 << 18
_BLANKS: Final = int.from_bytes(b" " * WORD_BYTES, "little")
_MASKS: Final = np.array([(1 << (8 * count)) - 1 for count in range(WORD_BYTES + 1)], np.uint64)
_WHITE: Final = b" \t\r\n"
_MAX_GUESSES: Final = 64
"""Different runs of white space that are looked at one by one before giving up."""

_LONG_GAP_BYTES: Final = 64


def find_byte(buffer: Bytes, expected: bytes) -> Offsets:
    """Offsets of a byte, ascending."""
    # Piecewise, because what is computed then stays in the cache and needs no fresh memory.
    pieces = range(0, len(buffer), _PIECE_BYTES)
    found = [np.flatnonzero(buffer[start : start + _PIECE_BYTES] == expected[0]) + start for start in pieces]
    return np.concatenate(found) if found else np.empty(0, np.int64)


def take_spans(buffer: Bytes, starts: Offsets, ends: Offsets) -> Bytes:
    """Copy the bytes of spans one behind the other; each ends at the latest where the next begins."""
    if not len(starts):
        return buffer[:0]
    # Runs to take and runs to skip by turns.
    runs = np.empty(2 * len(starts) - 1, np.int64)
    runs[::2] = ends - starts
    runs[1::2] = starts[1:] - ends[:-1]
    is_taken = np.zeros(len(runs), np.bool_)
    is_taken[::2] = True
    return buffer[int(starts[0]) : int(ends[-1])][np.repeat(is_taken, runs)]


def words_of(data: bytes, start: int = 0) -> Words:
    """A view on bytes in which item i is the word of the eight bytes from `start` + i; nothing is copied."""
    count = max(len(data) - start - WORD_BYTES + 1, 0)
    return np.ndarray((count,), "<u8", data, offset=start if count else 0, strides=(1,))


def tags_among(tag: bytes, first: Words, words: Words | None = None, places: Offsets | None = None) -> Offsets:
    """Return which of some places hold a tag of up to 16 bytes, compared as one or two words; ascending.

    `first` has the word at each place; `words`, of all bytes, and `places` are needed for tags of more than eight
    bytes.
    """
    found = np.flatnonzero(_matches(first, tag[:WORD_BYTES]))
    if len(tag) > WORD_BYTES and words is not None and places is not None:
        found = found[_matches(words[places[found] + WORD_BYTES], tag[WORD_BYTES:])]
    return found


def _matches(words: Words, text: bytes) -> NDArray[np.bool_]:
    expected = np.uint64(int.from_bytes(text, "little"))
    return np.equal(words if len(text) == WORD_BYTES else words & _MASKS[len(text)], expected)


def are_white(data: bytes, start: int, words: Words, gaps: Offsets, lengths: Offsets) -> bool:
    """Whether nothing but XML white space lies in gaps of bytes, whose words begin at `start`, as gaps do."""
    while len(gaps):
        if not _are_white_words(words[gaps], np.minimum(lengths, WORD_BYTES)):
            return False
        is_longer = lengths > WORD_BYTES
        gaps, lengths = gaps[is_longer] + WORD_BYTES, lengths[is_longer] - WORD_BYTES
        is_long = lengths > _LONG_GAP_BYTES
        for gap, length in zip(gaps[is_long].tolist(), lengths[is_long].tolist(), strict=True):
            if data[start + gap : start + gap + length].strip(_WHITE):
                return False
        gaps, lengths = gaps[~is_long], lengths[~is_long]
    return True


def _are_white_words(words: Words, lengths: Offsets) -> bool:
    mask = _MASKS[lengths]
    words = (words & mask) | (np.uint64(_BLANKS) & ~mask)
    # Files are indented alike throughout, so that a few comparisons settle all gaps.
    for _ in range(_MAX_GUESSES):
        if not len(words):
            return True
        if int(words[0]).to_bytes(WORD_BYTES, "little").strip(_WHITE):
            return False
        words = words[words != words[0]]
    return not words.tobytes().strip(_WHITE)


_SPANS: Final = {ord("?"): b"?>", ord("-"): b"-->", ord("["): b"]]>"}
"""Ends of what is no tag, by the byte behind its “<” or “<!”."""

_TAG: Final = re.compile(rb"<(?>(?:[^\"'<>]|\"[^\"]*\"|'[^']*')*)>")
"""A tag with attributes, in whose quotes a “>” may stand."""


@dataclass(frozen=True)
class Tags:
    """All tags of a document, in its order: from “<” to behind “>”, shape (n_tags,).

    `level` counts the elements around the tag's element; an empty tag opens and closes an element at once.
    """

    start: Offsets
    end: Offsets
    level: Offsets
    is_closing: NDArray[np.bool_]
    is_empty: NDArray[np.bool_]


@dataclass(frozen=True)
class LexedElements:
    """The elements of one level, in the document's order.

    Attributes:
        inside: Offset behind the opening tag.
        inside_end: Offset of the closing tag; equal to `inside` for an empty tag.
        end: Offset behind the element.
    """

    start: Offsets
    inside: Offsets
    inside_end: Offsets
    end: Offsets


def lex(data: bytes) -> Tags:
    """Find all tags of well-formed XML, without “<” in comments, CDATA and instructions, or “>” in quotes and text."""
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


def elements_at(tags: Tags, level: int) -> LexedElements:
    """The elements at one level; 1 are the children of the root."""
    # At one level every opening tag is followed directly by its own closing tag.
    here = np.flatnonzero(tags.level == level)
    opening = np.flatnonzero(~tags.is_closing[here])
    is_empty = tags.is_empty[here[opening]]
    first = here[opening]
    last = here[np.where(is_empty, opening, np.minimum(opening + 1, len(here) - 1))]
    return LexedElements(
        start=tags.start[first],
        inside=tags.end[first],
        inside_end=np.where(is_empty, tags.end[first], tags.start[last]),
        end=tags.end[last],
    )


def _without_spans(data: bytes, buffer: Bytes, start: Offsets) -> Offsets:
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


def _ends(data: bytes, buffer: Bytes, start: Offsets) -> Offsets:
    """The “>” that ends each tag: the first one that stands outside quotes."""
    closing = find_byte(buffer, b">")
    is_regular = len(closing) == len(start) and (closing > start).all() and (closing[:-1] < start[1:]).all()
    end = closing.copy() if is_regular else closing[np.searchsorted(closing, start)]
    doubles = _quotes_within(find_byte(buffer, b'"'), start, end)
    singles = _quotes_within(find_byte(buffer, b"'"), start, end)
    # With one kind of quotes, an even number of them means that all are closed again.
    unsure = (doubles % 2 == 1) | (singles % 2 == 1) | ((doubles > 0) & (singles > 0))
    for place in np.flatnonzero(unsure).tolist():
        tag = _TAG.match(data, int(start[place]))
        if tag is not None:
            end[place] = tag.end() - 1
    return end


def _quotes_within(quotes: Offsets, start: Offsets, end: Offsets) -> Offsets:
    """How many of some quotes each tag holds before its supposed end."""
    tag = np.searchsorted(start, quotes) - 1
    is_within = (tag >= 0) & (quotes < end[tag])
    return np.bincount(tag[is_within], minlength=len(start))
