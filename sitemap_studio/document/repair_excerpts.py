"""The entry that a repair concerns, and the lines around it, in the file and repaired."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import Source
from sitemap_studio.document.source_text import container_of, line_ends
from sitemap_studio.formats.container import Container
from sitemap_studio.formats.encoding import to_utf8
from sitemap_studio.formats.reading import repaired_source
from sitemap_studio.formats.repair.encoding_repair import decode
from sitemap_studio.formats.repair.patches import Repair, UncertainError, named

MAX_LINE: Final = 400
"""Characters of a line that are shown; of a longer one, those around the place."""

_UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ufeff\ufffe\uffff\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class RepairExcerpt:
    """The lines around a repair.

    Attributes:
        before: The lines as they are in the file on disk, unpacked.
        before_number: Number of the first of them, from 1.
        after: The lines of the repaired text.
        after_number: Number of the first of these.
    """

    before: list[str]
    before_number: int
    after: list[str]
    after_number: int


def slot_of_repair(document: Document, sitemap_id: int | None, repair: Repair) -> int | None:
    """The slot of the entry in which a repair lies, or directly behind which; None where there is none, or in an index.

    Args:
        document: What is open.
        sitemap_id: The sitemap that was repaired; None for the index.
        repair: One of its repairs.
    """
    source = document.sitemaps[sitemap_id].source if sitemap_id is not None else None
    if source is None or source.read_only_reason is not None or repair.start < 0 or not len(source.slots):
        return None
    ranges = document.table.rows(source.slots, ["start", "length"]) if source.ranges is None else source.ranges
    starts, lengths = (ranges[name].to_numpy().astype(np.int64) for name in ("start", "length"))
    place = int(np.searchsorted(starts, repair.start, side="right")) - 1
    if place < 0 or repair.start > starts[place] + lengths[place]:
        return None
    return int(source.slots[place])


def repair_excerpt(
    document: Document, sitemap_id: int | None, repair: Repair, n_around: int = 3
) -> RepairExcerpt | None:
    """The lines around a repair; None where the file was changed since it was opened.

    Args:
        document: What is open.
        sitemap_id: The sitemap that was repaired; None for the index.
        repair: One of its repairs.
        n_around: Lines to show on either side.
    """
    path, source = _file_of(document, sitemap_id)
    container = container_of(path, source) if path is not None and source is not None else None
    if container is None or source is None:
        return None
    try:
        original = _decoded(container, source)
        repaired = repaired_source(container, encoding=source.chosen_encoding)
    except (StudioError, UncertainError):
        return None
    line, column = _line_and_column(repaired.data, repair)
    before_number, before = _lines_around(original, repair.line, n_around, column)
    after_number, after = _lines_around(repaired.data, line, n_around, column)
    return RepairExcerpt(before, before_number, after, after_number)


def _file_of(document: Document, sitemap_id: int | None) -> tuple[Path | None, Source | None]:
    if sitemap_id is not None:
        return document.sitemaps[sitemap_id].path, document.sitemaps[sitemap_id].source
    return (document.index.path, document.index.source) if document.index else (None, None)


def _decoded(container: Container, source: Source) -> bytes:
    """A file as UTF-8, in which bytes that belong to no character stand as they are."""
    if source.chosen_encoding is not None:
        return to_utf8(container.data, container.path, source.chosen_encoding).data
    return decode(container.data, container.path)[0].encode("utf-8", "surrogateescape")


def _line_and_column(text: bytes, repair: Repair) -> tuple[int, int]:
    """The line of a repair in the repaired text, from 1, and how many bytes of it stand before."""
    if repair.start < 0:
        return repair.line, 0
    column = repair.start - (text.rfind(b"\n", 0, repair.start) + 1)
    return text.count(b"\n", 0, repair.start) + 1, column


def _lines_around(text: bytes, line: int, n_around: int, column: int) -> tuple[int, list[str]]:
    """Lines around a line, and the number of the first of them."""
    # An end is supposed behind a last line that has none.
    ends = line_ends(text if text.endswith(b"\n") else text + b"\n")
    line = min(line, len(ends))
    first, last = max(1, line - n_around), min(len(ends), line + n_around)
    begins = [int(ends[number - 2]) + 1 if number > 1 else 0 for number in range(first, last + 1)]
    bounds = zip(begins, ends[first - 1 : last].tolist(), strict=True)
    return first, [_shown(text[begin:end], column) for begin, end in bounds]


def _shown(line: bytes, column: int) -> str:
    """A line in characters that can be shown, not too many, and those around a column."""
    first = max(0, min(column, len(line)) - MAX_LINE // 2)
    text = line[first : first + MAX_LINE].decode("utf-8", "surrogateescape")
    if first:
        # What is cut in two at either end is no fault of the file.
        text = "\u2026" + text.lstrip("".join(map(chr, range(0xDC80, 0xDCC0))))
    if first + MAX_LINE < len(line):
        text = text.rstrip("".join(map(chr, range(0xDC80, 0xDD00)))) + "\u2026"
    return _UNPRINTABLE.sub(named, text.rstrip("\r"))
