"""Lossless saving of files whose entries are lines: text lists and CSV."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.formats.splices import EntryAlignment, Splice, apply_splices

_LINE_ENDS = (b"\r\n", b"\n", b"\r")

Lines = list[bytes]
ChangeLines = Callable[[pl.DataFrame, Lines], Lines]
"""Function from edited entries and their original lines to new lines; unchanged values keep their bytes."""

AddLines = Callable[[pl.DataFrame, Lines], Lines]
"""Function from new entries and model lines to new lines in the style of the models."""


def splice_lines(
    source: bytes,
    originals: pl.DataFrame,
    entries: pl.DataFrame,
    change_lines: ChangeLines,
    add_lines: AddLines,
    *,
    model: bytes = b"",
) -> bytes:
    """Return a source whose entries are lines with edits applied; the same object if nothing changes.

    Args:
        source: The bytes of the file.
        originals: `start` and `length` of each entry of the source, in its order; no entry is empty.
        entries: The entries to write, in order, with the four fields, `start`, `length`, `touched` and `is_here`.
        change_lines: Renders edited entries.
        add_lines: Renders new entries.
        model: The line whose style new entries have if the source has no entry.

    Returns:
        The new bytes.
    """
    newline = _line_end_of(source)
    lacks_line_end = not source.endswith((b"\n", b"\r"))
    complete = source + newline if lacks_line_end else source
    if originals.height:
        splices = _line_splices(complete, EntryAlignment(originals, entries), entries, change_lines, add_lines)
    else:
        texts = add_lines(entries, [model] * entries.height)
        splices = [Splice(len(complete), len(complete), b"".join(text + newline for text in texts))] if texts else []
    if not splices:
        return source
    result = apply_splices(complete, splices)
    end = next((end for end in _LINE_ENDS if lacks_line_end and result.endswith(end)), b"")
    return result[: len(result) - len(end)]


def _line_end_of(data: bytes) -> bytes:
    """Return the first line end of a file: CRLF, LF or CR; LF for a file with one line."""
    position = data.find(b"\n")
    if position > 0 and data[position - 1] == ord("\r"):
        return b"\r\n"
    return b"\r" if position < 0 and b"\r" in data else b"\n"


def _line_splices(
    source: bytes, aligned: EntryAlignment, entries: pl.DataFrame, change_lines: ChangeLines, add_lines: AddLines
) -> list[Splice]:
    """Return all splices for a source that has entries and ends with a line end.

    Args:
        source: The bytes of the file.
        aligned: The entries to write, aligned with the entries of the source.
        entries: Values of the entries to write.
        change_lines: Renders edited entries from their lines in the source.
        add_lines: Renders new entries.
    """
    starts, ends, original = aligned.starts, aligned.ends, aligned.original
    # Offsets after the line end of each entry; the last entry has one, too.
    buffer = np.frombuffer(source, np.uint8)
    is_two = (buffer[ends] == ord("\r")) & (buffer[np.minimum(ends + 1, len(buffer) - 1)] == ord("\n"))
    nexts = ends + 1 + (is_two & (ends + 1 < len(buffer)))

    def slices(begins: NDArray[np.int64], stops: NDArray[np.int64]) -> Lines:
        """Return the bytes of the source between pairs of offsets."""
        return [source[begin:stop] for begin, stop in zip(begins.tolist(), stops.tolist(), strict=True)]

    places = np.flatnonzero(aligned.is_fixed & aligned.is_touched)
    begins, stops = starts[original[places]], ends[original[places]]
    old = slices(begins, stops)
    new = change_lines(entries[places], old) if len(places) else []
    splices = [
        Splice(begin, stop, line)
        for begin, stop, line, before in zip(begins.tolist(), stops.tolist(), new, old, strict=True)
        if line != before
    ]
    splices += map(Splice, starts[aligned.is_removed].tolist(), nexts[aligned.is_removed].tolist(), repeat(b""))
    # New entries have the style of the preceding entry; moved entries keep their own.
    places, anchors, groups = aligned.find_insertions()
    is_new, is_touched = original[places] < 0, aligned.is_touched[places]
    models = np.where(is_new, np.maximum(anchors, 0), original[places])
    lines = np.array([*slices(starts[models], ends[models]), None], object)[:-1]
    for chosen, write in ((is_touched, change_lines), (is_new, add_lines)):
        if chosen.any():
            lines[chosen] = write(entries[places[chosen]], lines[chosen].tolist())
    texts = [line + end for line, end in zip(lines.tolist(), slices(ends[models], nexts[models]), strict=True)]
    for begin, end in groups:
        next_original = int(anchors[begin]) + 1
        # Inserted at the start of a removed entry, so that blank lines before it stay before the new entry.
        replaces_next = next_original == 0 or (next_original < len(starts) and aligned.is_removed[next_original])
        place = int(starts[next_original] if replaces_next else nexts[next_original - 1])
        splices.append(Splice(place, place, b"".join(texts[begin:end])))
    return splices
