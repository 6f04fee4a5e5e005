"""Lossless saving of CSV: only the cells that changed are written, in the file's own delimiter, columns and quotes.

A field for which the file has no column gets one at the end of the header, and of the lines of the entries that have
it: all others are shorter then, as the rest of their line is empty.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.tables.csv_file import Header, Layout, find_layout, value_of
from sitemap_studio.formats.tables.csv_writing import FORMULA
from sitemap_studio.formats.tables.line_splicing import lines_spliced
from sitemap_studio.model.columns import TOUCHED_BIT
from sitemap_studio.protocol.fields import FIELD_NAMES

_FORMULA: Final = re.compile(FORMULA)


def csv_spliced(source: bytes, originals: pl.DataFrame, entries: pl.DataFrame, path: Path) -> bytes:
    """A CSV file with its entries as they are wanted now; see `lines_spliced`.

    Args:
        source: As there.
        originals: As there.
        entries: As there; new ones have a field that is not empty.
        path: The file, for messages.

    Raises:
        WriteError: Nothing would be left on the line of an entry.
        ValueError: The source is no CSV file.
    """
    text = source.decode()
    layout = find_layout(text)
    if layout is None:
        raise ValueError("The source has no header.")
    widened = _widened(text, layout, _lacking(layout.header, entries))
    first = text[layout.start : layout.end]
    lines = _CsvLines(widened.header, len(raw_cells(first, layout.header.delimiter)), path)
    spliced = lines_spliced(source, originals, entries, lines, model=first.encode())
    if widened.line == first:
        return spliced
    start = len(text[: layout.start].encode())
    return spliced[:start] + widened.line.encode() + spliced[start + len(first.encode()) :]


def raw_cells(line: str, delimiter: str) -> list[str]:
    """The cells of an entry as they are written, quotes included; line breaks stand within quotes only."""
    mark = re.escape(delimiter)
    pattern = re.compile(rf'("[^"]*+(?:""[^"]*+)*+"|[^{mark}]*+)({mark}|\Z)', re.DOTALL)
    cells, place, more = [], 0, True
    while more:
        found = pattern.match(line, place)
        if found is None:
            raise ValueError("This is no line that a CSV reader takes.")
        cells.append(found[1])
        place, more = found.end(), bool(found[2])
    return cells


@dataclass(frozen=True)
class _Widened:
    """A header with columns for all fields that are wanted."""

    header: Header
    line: str


def _lacking(header: Header, entries: pl.DataFrame) -> list[str]:
    """The fields of which there is something to write, and no column."""
    others = [name for name in FIELD_NAMES if name not in header.columns]
    filled = entries.select((pl.col(others).fill_null("") != "").any()) if others and entries.height else pl.DataFrame()
    return [name for name in filled.columns if filled.item(0, name)]


def _widened(text: str, layout: Layout, lacking: list[str]) -> _Widened:
    header, line = layout.header, text[layout.start : layout.end]
    if not lacking:
        return _Widened(header, line)
    # Behind the longest line: whatever stands there without a name must not become a field.
    reader = csv.reader(io.StringIO(text[layout.start :], newline=""), delimiter=header.delimiter, strict=True)
    width = max(map(len, reader))
    cells = raw_cells(line, header.delimiter)
    is_quoted = cells[-1].startswith('"')
    columns = dict(header.columns)
    for name in lacking:
        cells += [""] * (width - len(cells))
        columns[name] = len(cells)
        cells.append(_written(name, header.delimiter, is_quoted=is_quoted))
    return _Widened(replace(header, columns=columns), header.delimiter.join(cells))


@dataclass(frozen=True)
class _CsvLines:
    """An entry is a line of cells, or several where line breaks are quoted.

    Attributes:
        header: Where each field has its column.
        width: How many columns there were when the file was read.
        path: The file, for messages.
    """

    header: Header
    width: int
    path: Path

    def changed(self, entries: pl.DataFrame, lines: list[bytes]) -> list[bytes]:
        rows = entries.select(*FIELD_NAMES, "touched").iter_rows(named=True)
        return [self._changed(row, line.decode()).encode() for row, line in zip(rows, lines, strict=True)]

    def added(self, entries: pl.DataFrame, models: list[bytes]) -> list[bytes]:
        rows = entries.select(FIELD_NAMES).iter_rows(named=True)
        return [self._added(row, model.decode()).encode() for row, model in zip(rows, models, strict=True)]

    def _changed(self, row: Mapping[str, str | None], line: str) -> str:
        cells = raw_cells(line, self.header.delimiter)
        touched = int(row["touched"] or 0)
        names = [name for name in self.header.columns if touched & TOUCHED_BIT[name]]
        changed = self._joined(cells, ((name, row[name] or "") for name in names))
        if not any(map(_unquoted, raw_cells(changed, self.header.delimiter))):
            sentence = msg("An entry of “{name}” has no field, which a CSV file can't hold.", name=self.path.name)
            raise WriteError(sentence, hint="Fill or delete it, or save as an .xml file.", path=self.path)
        return changed

    def _added(self, row: Mapping[str, str | None], model: str) -> str:
        styles = ['""' if cell.startswith('"') else "" for cell in raw_cells(model, self.header.delimiter)]
        cells = [*styles[: self.width], *[""] * (self.width - len(styles))]
        return self._joined(cells, ((name, row[name] or "") for name in self.header.columns))

    def _joined(self, cells: list[str], values: Iterable[tuple[str, str]]) -> str:
        """A line of cells with some values in them; a cell that holds its value already stays as it is."""
        for name, value in values:
            place = self.header.columns[name]
            old = cells[place] if place < len(cells) else ""
            if (value_of(_unquoted(old)) or "") == value:
                continue
            cells += [""] * (place + 1 - len(cells))
            cells[place] = _written(value, self.header.delimiter, is_quoted=old.startswith('"'))
        return self.header.delimiter.join(cells)


def _unquoted(cell: str) -> str:
    return cell[1:-1].replace('""', '"') if cell.startswith('"') else cell


def _written(value: str, delimiter: str, *, is_quoted: bool) -> str:
    safe = f"'{value}" if _FORMULA.match(value) else value
    if is_quoted or any(character in safe for character in ('"', "\r", "\n", delimiter)):
        return '"' + safe.replace('"', '""') + '"'
    return safe
