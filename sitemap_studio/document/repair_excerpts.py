"""The entry that a repair concerns, and the lines around it, in the file and repaired."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import numpy as np

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.source_text import container_of, line_ends
from sitemap_studio.formats.corrections import correct_text
from sitemap_studio.formats.encoding import to_utf8
from sitemap_studio.formats.reading import repaired_source
from sitemap_studio.formats.repair.encoding_repair import decode
from sitemap_studio.formats.repair.patches import Repair, UncertainError, named
from sitemap_studio.protocol.rules.files import MISSPELT_RULE

MAX_LINE: Final = 400
"""Characters of a line that are shown; of a longer one, those around the place."""

_UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ufeff\ufffe\uffff\ud800-\udfff]")
_STRAY_BYTES: Final = "".join(map(chr, range(0xDC80, 0xDD00)))
"""How bytes that belong to no character are decoded; those below 0xC0 can't begin one."""


@dataclass(frozen=True, slots=True)
class RepairExcerpt:
    """The lines around a repair, in the file on disk and repaired; each with the number of the first, from 1."""

    before: list[str]
    before_number: int
    after: list[str]
    after_number: int


def slot_of_repair(document: Document, sitemap_id: int | None, repair: Repair) -> int | None:
    """Return the slot of the entry in which a repair is, or directly after which; None for none, or in an index."""
    source = document.sitemaps[sitemap_id].source if sitemap_id is not None else None
    if source is None or source.read_only_reason is not None or repair.start < 0 or not len(source.slots):
        return None
    ranges = source.ranges_in(document.table)
    starts, lengths = (ranges[name].to_numpy().astype(np.int64) for name in ("start", "length"))
    place = int(np.searchsorted(starts, repair.start, side="right")) - 1
    if place < 0 or repair.start > starts[place] + lengths[place]:
        return None
    return int(source.slots[place])


def repair_excerpt(
    document: Document, sitemap_id: int | None, repair: Repair, n_around: int = 3
) -> RepairExcerpt | None:
    """Return the lines around a repair of a sitemap, or of the index; None where the file was changed since."""
    file = document.index if sitemap_id is None else document.sitemaps[sitemap_id]
    container, source = container_of(file), file.source if file else None
    if container is None or source is None:
        return None
    encoding = source.chosen_encoding
    try:
        if encoding is not None:
            original = to_utf8(container.data, container.path, encoding).data
        else:
            original = decode(container.data, container.path)[0].encode("utf-8", "surrogateescape")
        repaired = repaired_source(container, encoding=encoding).data
    except (StudioError, UncertainError):
        return None
    line, column = repair.line, 0
    if repair.start >= 0:
        start = repair.start
        if source.corrected_rules:
            start = correct_text(repaired, with_names=MISSPELT_RULE in source.corrected_rules).written_offset(start)
        line = repaired.count(b"\n", 0, start) + 1
        column = start - (repaired.rfind(b"\n", 0, start) + 1)
    before_number, before = _lines_around(original, repair.line, n_around, column)
    after_number, after = _lines_around(repaired, line, n_around, column)
    return RepairExcerpt(before, before_number, after, after_number)


def _lines_around(text: bytes, line: int, n_around: int, column: int) -> tuple[int, list[str]]:
    """Return the lines around a line, and the number of the first of them."""
    ends = line_ends(text if text.endswith(b"\n") else text + b"\n")
    line = min(line, len(ends))
    first, last = max(1, line - n_around), min(len(ends), line + n_around)
    begins = [int(ends[number - 2]) + 1 if number > 1 else 0 for number in range(first, last + 1)]
    bounds = zip(begins, ends[first - 1 : last].tolist(), strict=True)
    return first, [_shown(text[begin:end], column) for begin, end in bounds]


def _shown(line: bytes, column: int) -> str:
    """Return a line in printable characters, not too many, and those around a column."""
    first = max(0, min(column, len(line)) - MAX_LINE // 2)
    text = line[first : first + MAX_LINE].decode("utf-8", "surrogateescape")
    # A character that is cut in two at either end is no fault of the file.
    if first:
        text = "\u2026" + text.lstrip(_STRAY_BYTES[:0x40])
    if first + MAX_LINE < len(line):
        text = text.rstrip(_STRAY_BYTES) + "\u2026"
    return _UNPRINTABLE.sub(named, text.rstrip("\r"))
