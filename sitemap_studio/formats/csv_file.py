"""CSV files with a header, as spreadsheets and crawlers write them. Reading only; `csv_writing` writes them."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.encoding import check_utf8
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.fields import FIELD_NAMES, FIELDS
from sitemap_studio.table.columns import entry_frame

_DELIMITERS: Final = (",", ";", "\t")
_SEPARATOR_LINE: Final = "sep="
"""How a first line begins that tells a spreadsheet the delimiter."""

_GUARD: Final = re.compile(r"'(?='*[=+\-@\t\r])")
"""How values begin that were kept from running as formulas; the apostrophe is no part of them."""


@dataclass(frozen=True)
class Header:
    """The first line of a CSV file.

    Attributes:
        delimiter: What stands between cells.
        columns: Place of each field's column; `loc` is always among them.
        ignored: Names of the other columns.
    """

    delimiter: str
    columns: dict[str, int]
    ignored: tuple[str, ...]


def find_header(line: str) -> Header | None:
    """Understand the first line of a CSV file.

    Args:
        line: The line; one that only names the delimiter counts as a header of unknown columns.

    Returns:
        The header under the delimiter that tells most columns apart, or None where no column is `loc`.
    """
    if line.lower().startswith(_SEPARATOR_LINE):
        return Header(line[len(_SEPARATOR_LINE) :][:1] or "\t", {"loc": 0}, ())
    headers = [header for delimiter in _DELIMITERS if (header := _header(line, delimiter))]
    return max(headers, key=lambda header: len(header.columns) + len(header.ignored), default=None)


def _header(line: str, delimiter: str) -> Header | None:
    try:
        cells = next(csv.reader([line], delimiter=delimiter, strict=True), [])
    except csv.Error:
        return None
    columns: dict[str, int] = {}
    ignored: list[str] = []
    for place, cell in enumerate(cells):
        name = cell.strip().lower()
        field = next((field.name for field in FIELDS if name in field.csv_names), None)
        if field is None or field in columns:
            ignored.append(cell.strip())
        else:
            columns[field] = place
    return Header(delimiter, columns, tuple(ignored)) if "loc" in columns else None


def read_csv(data: bytes, path: Path) -> tuple[pl.DataFrame, tuple[Finding, ...]]:
    """Read a CSV file whose header names a column for `loc`.

    An empty cell is an absent field; a line of empty cells is no entry.

    Args:
        data: UTF-8 bytes.
        path: Their file, for messages.

    Returns:
        The entries, and what was left out.

    Raises:
        ReadError: The bytes are not UTF-8, there is no such column, or quotes are not closed.
    """
    check_utf8(data, path)
    text = data.decode("utf-8-sig").lstrip("\r\n")
    first, _, rest = text.partition("\n")
    delimiter = None
    if first.lower().startswith(_SEPARATOR_LINE):
        delimiter, text = find_header(first.rstrip("\r")), rest
    header = _header_of(text, delimiter.delimiter if delimiter else None)
    if header is None:
        raise ReadError(
            f"“{path.name}” has no column “loc”.", hint="Name its columns in the first line.", path=path, line=1
        )
    log = FindingLog()
    for name in header.ignored:
        log.add("element-unknown", f"The column “{name}” is no field and was left out.", line=1, value=name)
    return _read_cells(text, header, path), log.all()


def _header_of(text: str, delimiter: str | None) -> Header | None:
    line = text.replace("\r", "\n").partition("\n")[0]
    return _header(line, delimiter) if delimiter else find_header(line)


def _read_cells(text: str, header: Header, path: Path) -> pl.DataFrame:
    columns: dict[str, list[str | None]] = {name: [] for name in FIELD_NAMES}
    places = [(columns[name], header.columns.get(name, -1)) for name in FIELD_NAMES]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=header.delimiter, strict=True)
    try:
        next(reader, None)
        for cells in reader:
            if any(cells):
                for column, place in places:
                    column.append(_value(cells[place]) if 0 <= place < len(cells) else None)
    except csv.Error as error:
        line = reader.line_num
        raise ReadError(
            f"“{path.name}” can't be read as CSV: {error} in line {line}.",
            hint="Look at the quotes there.",
            path=path,
            line=line,
        ) from error
    return entry_frame(columns)


def _value(cell: str) -> str | None:
    return (cell[1:] if _GUARD.match(cell) else cell) or None
