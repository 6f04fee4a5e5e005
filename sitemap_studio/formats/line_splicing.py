"""Lossless saving of files whose entries are lines: text lists and CSV."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.formats.splices import EntryAlignment, Splice, applied

_LINE_ENDS = (b"\r\n", b"\n", b"\r")

Lines = list[bytes]
ChangeLines = Callable[[pl.DataFrame, Lines], Lines]
"""Gives the lines of entries that may differ from some lines; one with the same values stays the same bytes."""

AddLines = Callable[[pl.DataFrame, Lines], Lines]
"""Gives the lines of new entries, each in the style of another line."""


def splice_lines(
    source: bytes,
    originals: pl.DataFrame,
    entries: pl.DataFrame,
    changed: ChangeLines,
    added: AddLines,
    *,
    model: bytes = b"",
) -> bytes:
    """Put edits into a source whose entries are lines; the same object comes back where nothing changed.

    `originals` have `start` and `length` of every entry of the source, in its order, none of them empty; `entries`, in
    order, the four fields, `start`, `length`, `touched` and `is_here`. Where there is no entry yet, new ones have the
    style of `model`.
    """
    newline = _newline_of(source)
    is_open = not source.endswith((b"\n", b"\r"))
    whole = source + newline if is_open else source
    if originals.height:
        splices = _line_splices(whole, EntryAlignment(originals, entries), entries, changed, added)
    else:
        texts = added(entries, [model] * entries.height)
        splices = [Splice(len(whole), len(whole), b"".join(text + newline for text in texts))] if texts else []
    if not splices:
        return source
    result = applied(whole, splices)
    end = next((end for end in _LINE_ENDS if is_open and result.endswith(end)), b"")
    return result[: len(result) - len(end)]


def _newline_of(data: bytes) -> bytes:
    """Return the line end that a file uses first: CRLF, LF or CR; LF where it has one line."""
    position = data.find(b"\n")
    if position > 0 and data[position - 1] == ord("\r"):
        return b"\r\n"
    return b"\r" if position < 0 and b"\r" in data else b"\n"


def _line_splices(
    source: bytes, aligned: EntryAlignment, entries: pl.DataFrame, changed: ChangeLines, added: AddLines
) -> list[Splice]:
    """All that changes in a source that has entries and ends in a line end."""
    starts, ends, original = aligned.starts, aligned.ends, aligned.original
    # Where the line end behind each is over; there is one behind the last.
    buffer = np.frombuffer(source, np.uint8)
    is_two = (buffer[ends] == ord("\r")) & (buffer[np.minimum(ends + 1, len(buffer) - 1)] == ord("\n"))
    nexts = ends + 1 + (is_two & (ends + 1 < len(buffer)))

    def slices(begins: NDArray[np.int64], stops: NDArray[np.int64]) -> Lines:
        return [source[begin:stop] for begin, stop in zip(begins.tolist(), stops.tolist(), strict=True)]

    places = np.flatnonzero(aligned.stays & aligned.is_touched)
    begins, stops = starts[original[places]], ends[original[places]]
    old = slices(begins, stops)
    new = changed(entries[places], old) if len(places) else []
    splices = [
        Splice(begin, stop, line)
        for begin, stop, line, before in zip(begins.tolist(), stops.tolist(), new, old, strict=True)
        if line != before
    ]
    splices += map(Splice, starts[aligned.is_gone].tolist(), nexts[aligned.is_gone].tolist(), repeat(b""))
    # Entries that are new here, in the style of those before them, or come from another place in the source.
    places, anchors, stretches = aligned.insertions()
    is_new, is_touched = original[places] < 0, aligned.is_touched[places]
    models = np.where(is_new, np.maximum(anchors, 0), original[places])
    lines = np.array([*slices(starts[models], ends[models]), None], object)[:-1]
    for chosen, write in ((is_touched, changed), (is_new, added)):
        if chosen.any():
            lines[chosen] = write(entries[places[chosen]], lines[chosen].tolist())
    texts = [line + end for line, end in zip(lines.tolist(), slices(ends[models], nexts[models]), strict=True)]
    for begin, end in stretches:
        follower = int(anchors[begin]) + 1
        # In the place of one that goes: blank lines above it stay above.
        takes_place = follower == 0 or (follower < len(starts) and aligned.is_gone[follower])
        place = int(starts[follower] if takes_place else nexts[follower - 1])
        splices.append(Splice(place, place, b"".join(texts[begin:end])))
    return splices
