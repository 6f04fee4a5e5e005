"""Cells as tab-separated text, the language that spreadsheets speak over the clipboard.

Turns text into a grid and columns into text. Does not touch the clipboard itself, and knows neither Qt nor selections.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import polars as pl

from sitemap_studio.protocol.fields import FIELD_NAMES, FIELDS, FieldName

_CELL = re.compile(r'"((?:[^"]++|"")*+)"(?=[\t\r\n]|\Z)|([^\t\r\n]*)')
"""A quoted cell that ends where a cell may end, or plain text; possessive, so that hostile quotes cost no time."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_NEEDS_QUOTES: Final = r'[\t\r\n]|^"'

_FIELD_BY_TITLE: Final[dict[str, FieldName]] = {title: field.name for field in FIELDS for title in field.csv_names}


@dataclass(frozen=True)
class Grid:
    """Cells that were copied somewhere.

    Attributes:
        lines: Texts by line and column; lines may differ in length.
        fields: The field of each column where the text had a header, None for a column that no field is named after;
            None as a whole where it had no header.
    """

    lines: list[list[str]]
    fields: list[FieldName | None] | None = None

    @property
    def width(self) -> int:
        """Cells of the longest line."""
        return max((len(line) for line in self.lines), default=0)


def parse_grid(text: str) -> Grid:
    """Take tab-separated text apart, quoted as spreadsheets quote it, with or without a header of field names."""
    lines = _lines(text)
    if len(lines) > 1 and (fields := _header(lines[0])) is not None:
        return Grid(lines[1:], fields)
    return Grid(lines)


def grid_text(columns: pl.DataFrame) -> str:
    """Write columns of texts as tab-separated lines; absent values become empty cells.

    Cells are quoted only where they must be: with a tab or a line break inside, or a quotation mark in front. A last
    line of nothing gets the line break that spreadsheets give to every line: else it would be none.
    """
    if columns.is_empty():
        return ""
    cells = []
    for name in columns.columns:
        text = pl.col(name).fill_null("")
        quoted = pl.concat_str(pl.lit('"'), text.str.replace_all('"', '""', literal=True), pl.lit('"'))
        cells.append(pl.when(text.str.contains(_NEEDS_QUOTES)).then(quoted).otherwise(text).alias(name))
    lines = columns.lazy().select(cells).select(pl.concat_str(pl.all(), separator="\t").str.join("\n"))
    joined = str(lines.collect().item())
    return joined + "\n" if not joined or joined.endswith("\n") else joined


def _lines(text: str) -> list[list[str]]:
    lines = _quoted_lines(text) if '"' in text else [line.split("\t") for line in _LINE_END.split(text)]
    if lines and lines[-1] == [""]:
        lines.pop()
    return lines


def _quoted_lines(text: str) -> list[list[str]]:
    lines: list[list[str]] = [[]]
    place = 0
    while True:
        found = _CELL.match(text, place)
        assert found is not None  # the second branch matches everywhere
        quoted, plain = found.groups()
        lines[-1].append(plain if quoted is None else quoted.replace('""', '"'))
        place = found.end()
        if place == len(text):
            return lines
        if text[place] == "\t":
            place += 1
        else:
            place += 2 if text.startswith("\r\n", place) else 1
            lines.append([])


def _header(titles: list[str]) -> list[FieldName | None] | None:
    """The fields that a line names, or None if it is no header."""
    fields = [_FIELD_BY_TITLE.get(title.strip().lower()) for title in titles]
    named = [field for field in fields if field is not None]
    if not named or len(set(named)) < len(named) or any("://" in title for title in titles):
        return None
    return fields


def fields_from(first: FieldName, width: int) -> list[FieldName | None]:
    """The fields of `width` columns from a field on; None beyond the last one."""
    place = FIELD_NAMES.index(first)
    fields: list[FieldName | None] = [*FIELD_NAMES[place : place + width]]
    return fields + [None] * (width - len(fields))
