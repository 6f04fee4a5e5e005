"""Lossless saving of text lists: only the lines of entries that changed are written."""

from __future__ import annotations

import polars as pl

from sitemap_studio.formats.tables.line_splicing import lines_spliced
from sitemap_studio.formats.tables.text_writing import addresses


def text_spliced(source: bytes, originals: pl.DataFrame, entries: pl.DataFrame) -> bytes:
    """A text list with its entries as they are wanted now; see `lines_spliced`.

    Raises:
        LimitError: A `loc` holds a line break, so that it would become two.
    """
    return lines_spliced(source, originals, entries.with_columns(line=addresses(entries)), _TextLines())


class _TextLines:
    """An address is a line, without white space around it unless it was read so."""

    def changed(self, entries: pl.DataFrame, lines: list[bytes]) -> list[bytes]:
        shown = entries["loc"].cast(pl.Binary).to_list()
        written = self.added(entries, lines)
        return [line if line == text else new for line, text, new in zip(lines, shown, written, strict=True)]

    def added(self, entries: pl.DataFrame, models: list[bytes]) -> list[bytes]:
        written: list[bytes] = entries["line"].fill_null("").cast(pl.Binary).to_list()
        return written
