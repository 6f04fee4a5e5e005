"""Lines of a file as it lies on disk: where an entry and its fields stand, found in the source when somebody asks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.checks.problems import Problem
from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import Sitemap, Source
from sitemap_studio.formats.container import Ceilings, Container, read_container
from sitemap_studio.formats.mending.lines import LineMap
from sitemap_studio.formats.reading import mended_source, source_text
from sitemap_studio.table.entries import EntryTable


@dataclass(frozen=True)
class SourceLines:
    """The line ends of one source.

    Attributes:
        table: The entries.
        text: The source, unpacked and as UTF-8, mended if it was; empty when it can't be had any more.
        ends: Byte offset of each line feed in it, ascending.
        origin: The lines of the file on disk that its lines come from.
    """

    table: EntryTable
    text: bytes
    ends: NDArray[np.int64]
    origin: LineMap

    @classmethod
    def of(cls, document: Document, sitemap: Sitemap) -> SourceLines:
        """Read the source of a sitemap again; without it no lines are known."""
        text, origin = _text(sitemap)
        return cls(document.table, text, line_ends(text), origin)

    def of_problem(self, problem: Problem) -> int | None:
        """The line of the field that a problem concerns, else that of its entry, counted from 1."""
        if problem.slot is None or not self.text:
            return None
        row = self.table.rows(np.array([problem.slot], np.uint32), ["start", "length"])
        start, length = int(row.item(0, "start")), int(row.item(0, "length"))
        if not length:
            return None
        if problem.field:
            tag = re.compile(rb"<(?:[^\s<>/:]+:)?" + problem.field.encode() + rb"[\s/>]")
            found = tag.search(self.text, start, start + length)
            start = found.start() if found else start
        return self.origin.file_line(int(np.searchsorted(self.ends, start)) + 1)


def line_ends(text: bytes) -> NDArray[np.int64]:
    """Byte offset of each line feed, ascending."""
    return np.flatnonzero(np.frombuffer(text, np.uint8) == ord("\n"))


def container_of(path: Path, source: Source) -> Container | None:
    """Read a file again; None where it is not the one any more that was read, or can't be read."""
    try:
        container = read_container(path, ceilings=Ceilings.raised())
    except StudioError:
        return None
    return container if container.fingerprint == source.fingerprint else None


def _text(sitemap: Sitemap) -> tuple[bytes, LineMap]:
    nothing = b"", LineMap()
    source = sitemap.source
    # Of a file in doubt, what is shown was taken out of it, so that it has no lines of its own.
    if sitemap.path is None or source is None or source.doubt is not None:
        return nothing
    container = container_of(sitemap.path, source)
    if container is None:
        return nothing
    try:
        if not source.repairs:
            return source_text(container, encoding=source.chosen_encoding), LineMap()
        mended = mended_source(container, encoding=source.chosen_encoding)
    except StudioError:
        return nothing
    return mended.data, mended.lines
