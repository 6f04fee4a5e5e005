"""Bytes looked at eight at a time: the vector operations behind the fast reader and the lexer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.int64]
"""Byte offsets or indices."""

Bytes = NDArray[np.uint8]
"""Bytes of a file."""

Words = NDArray[np.uint64]
"""Eight bytes each, the first in the lowest place."""

WORD_BYTES: Final = 8
"""Bytes in a word."""

_PIECE_BYTES: Final = 1 << 18
"""Bytes looked at in one vector operation."""

_BLANKS: Final = int.from_bytes(b" " * WORD_BYTES, "little")
_MASKS: Final = np.array([(1 << (8 * count)) - 1 for count in range(WORD_BYTES + 1)], np.uint64)
"""Word that keeps the first n bytes, by n."""

_WHITE: Final = b" \t\r\n"
_MAX_GUESSES: Final = 64
"""Different runs of white space that are looked at one by one before giving up."""

_LONG_GAP_BYTES: Final = 64
"""Gaps beyond this are few and looked at one by one."""


def find_byte(buffer: Bytes, wanted: bytes) -> Places:
    """Offsets of a byte, ascending."""
    # Piecewise, because what is computed then stays in the cache and needs no fresh memory.
    pieces = range(0, len(buffer), _PIECE_BYTES)
    found = [np.flatnonzero(buffer[start : start + _PIECE_BYTES] == wanted[0]) + start for start in pieces]
    return np.concatenate(found) if found else np.empty(0, np.int64)


def take_spans(buffer: Bytes, starts: Places, ends: Places) -> Bytes:
    """Copy the bytes of spans one behind the other.

    Args:
        buffer: The bytes.
        starts: Where each span begins, ascending.
        ends: Where each ends, at the latest where the next begins.
    """
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


@dataclass(frozen=True)
class Pattern:
    """A tag of up to 16 bytes that is compared as one or two words.

    Attributes:
        text: The tag.
    """

    text: bytes

    def among(self, first: Words, words: Words, places: Places) -> Places:
        """Which of some places hold this tag.

        Args:
            first: The word at each place.
            words: The words of all bytes.
            places: Byte offsets, shape as `first`.

        Returns:
            Indices into `places`, ascending.
        """
        found = np.flatnonzero(_matches(first, self.text[:WORD_BYTES]))
        if len(self.text) > WORD_BYTES:
            rest = words[places[found] + WORD_BYTES]
            found = found[_matches(rest, self.text[WORD_BYTES:])]
        return found

    def is_at_all(self, first: Words, words: Words, places: Places) -> bool:
        """Whether every one of some places holds this tag; arguments as for `among`."""
        if not _matches(first, self.text[:WORD_BYTES]).all():
            return False
        rest = self.text[WORD_BYTES:]
        return not rest or bool(_matches(words[places + WORD_BYTES], rest).all())


def _matches(words: Words, text: bytes) -> NDArray[np.bool_]:
    wanted = np.uint64(int.from_bytes(text, "little"))
    return np.equal(words if len(text) == WORD_BYTES else words & _MASKS[len(text)], wanted)


def are_white(data: bytes, start: int, words: Words, gaps: Places, lengths: Places) -> bool:
    """Whether nothing but XML white space lies in gaps.

    Args:
        data: The bytes.
        start: Offset in them at which the words begin.
        words: Their words.
        gaps: Where each gap begins, counted from `start`.
        lengths: Bytes of each gap, shape as `gaps`.
    """
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


def _are_white_words(words: Words, lengths: Places) -> bool:
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
