"""Lines of a file: where an entry and its fields stand, found in the source when somebody asks."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.checks.problems import Problem
from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import Sitemap
from sitemap_studio.formats.container import read_container
from sitemap_studio.formats.reading import source_text
from sitemap_studio.table.entries import EntryTable


@dataclass(frozen=True)
class SourceLines:
    """The line ends of one source.

    Attributes:
        table: The entries.
        text: The source, unpacked and as UTF-8; empty when it can't be had any more.
        ends: Byte offset of each line feed in it, ascending.
    """

    table: EntryTable
    text: bytes
    ends: NDArray[np.int64]

    @classmethod
    def of(cls, document: Document, sitemap: Sitemap) -> SourceLines:
        """Read the source of a sitemap again; without it no lines are known."""
        text = _text(sitemap)
        ends = np.flatnonzero(np.frombuffer(text, np.uint8) == ord("\n"))
        return cls(document.table, text, ends)

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
        return int(np.searchsorted(self.ends, start)) + 1


def _text(sitemap: Sitemap) -> bytes:
    if sitemap.path is None or sitemap.source is None:
        return b""
    try:
        container = read_container(sitemap.path)
        if container.fingerprint != sitemap.source.fingerprint:
            return b""
        return source_text(container, is_mended=bool(sitemap.source.repairs))
    except StudioError:
        return b""
