"""CSV files with a header, as written by spreadsheets and crawlers: read, write, and save losslessly."""

from __future__ import annotations

import csv
import io
import re
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.errors import DAMAGED_HINT, ReadError, WriteError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.formats.decoding import check_utf8
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.line_splicing import Lines, splice_lines
from sitemap_studio.model.columns import TOUCHED_BIT, entry_frame
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES, FIELDS
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.file_rules import UNKNOWN_COLUMN_RULE

_IGNORED_BY_SPREADSHEETS: Final = (
    "\x00-\x20\x7f-\xa0\xad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff"
)
"""Characters that spreadsheets may drop before they test whether a cell is a formula: controls, spaces, marks."""

FORMULA: Final = f"'*(?:[\t\r\n]|[{_IGNORED_BY_SPREADSHEETS}]*[=+\\-@\uff1d\uff0b\uff0d\uff20])"
"""Beginnings of text that spreadsheets evaluate as a formula, also with fullwidth characters or after apostrophes.

An additional apostrophe is written before such text, and removed on reading, so that every text is preserved."""

# RFC 4180 requires "\r\n", but every spreadsheet and all line tools (grep, sort, diff) accept "\n".
_NEWLINE: Final = "\n"
_NEEDS_QUOTES: Final = r'[",\r\n]'


def unsupported_entries_error(path: Path, n_entries: int) -> WriteError:
    """Return the error for entries that the format of a file can't represent."""
    message = plural(
        "One entry of “{name}” can't be stored in this format.",
        "%n entries of “{name}” can't be stored in this format.",
        n_entries,
        name=path.name,
    )
    return WriteError(message, hint=msg("Save as .xml to keep them."), path=path)


def csv_bytes(entries: pl.DataFrame) -> bytes:
    """Render entries as CSV: a header with the four fields, and one line for each entry.

    The result is UTF-8 without a byte order mark, with quotes only where required. RFC 4180, 2.
    """
    header = (",".join(FIELD_NAMES) + _NEWLINE).encode()
    if entries.is_empty():
        return header
    line = pl.concat_str([_cell_expression(name) for name in FIELD_NAMES], separator=",") + _NEWLINE
    body: bytes = entries.select(line.str.join("").cast(pl.Binary)).item()
    return header + body


def _cell_expression(name: str) -> pl.Expr:
    """Return the expression of the CSV cells of a field, quoted and protected from being read as formulas."""
    text = pl.col(name).fill_null("").str.strip_chars(XML_SPACE)
    safe = pl.when(text.str.contains(f"^{FORMULA}")).then(pl.lit("'") + text).otherwise(text)
    quoted = pl.lit('"') + safe.str.replace_all('"', '""', literal=True) + pl.lit('"')
    return pl.when(safe.str.contains(_NEEDS_QUOTES)).then(quoted).otherwise(safe)


_DELIMITERS: Final = (",", ";", "\t")
_SEPARATOR_LINE: Final = "sep="
_LEADING_BLANK_LINES: Final = re.compile(r"\ufeff?[\r\n]*")
_LINE_END: Final = re.compile(r"\r\n?|\n")
_GUARD: Final = re.compile(f"'(?={FORMULA})")
"""Apostrophe that was added before a formula."""


@dataclass(frozen=True)
class CsvHeader:
    """Header of a CSV file.

    Attributes:
        columns: Index of the column of each field, including `loc`.
        ignored: Names of columns that are not fields.
        line: The header line without its line end.
        start: Index of its first character in the text.
    """

    delimiter: str
    columns: dict[str, int]
    ignored: tuple[str, ...]
    line: str = ""
    start: int = 0


def parse_header_line(line: str) -> CsvHeader | None:
    """Parse a header line with the delimiter that gives the most known and other columns; None without `loc`.

    A line that only states the delimiter, `sep=`, is accepted as a header with unknown columns.
    """
    if line.lower().startswith(_SEPARATOR_LINE):
        delimiter = line[len(_SEPARATOR_LINE) :][:1] or "\t"
        return None if delimiter == '"' else CsvHeader(delimiter, {"loc": 0}, ())
    headers = [header for delimiter in _DELIMITERS if (header := _parse_header(line, delimiter))]
    return max(headers, key=lambda header: len(header.columns) + len(header.ignored), default=None)


def _parse_header(line: str, delimiter: str) -> CsvHeader | None:
    """Parse a header line with a delimiter; return None if it has no column `loc` or its quotes do not match."""
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
    return CsvHeader(delimiter, columns, tuple(ignored)) if "loc" in columns else None


def find_header(text: str) -> CsvHeader | None:
    """Find the header of a CSV file after a byte order mark, blank lines and a separator line; None without `loc`."""
    start = _LEADING_BLANK_LINES.match(text).end()  # type: ignore[union-attr] # also matches empty text
    end = _line_end(text, start)
    header = parse_header_line(text[start:end])
    if header and text[start:end].lower().startswith(_SEPARATOR_LINE):
        start = end + (2 if text.startswith("\r\n", end) else 1)
        end = _line_end(text, start)
        header = _parse_header(text[start:end], header.delimiter)
    return replace(header, line=text[start:end], start=start) if header else None


def _line_end(text: str, start: int) -> int:
    """Return the offset of the next line end from `start`, or of the end of the text."""
    found = _LINE_END.search(text, start)
    return found.start() if found else len(text)


def read_csv(data: bytes, path: Path) -> tuple[pl.DataFrame, tuple[Finding, ...]]:
    """Read the entries of a CSV file in UTF-8 with a column `loc`; also return findings about ignored columns.

    Empty cells are absent fields; lines of empty cells are skipped. Byte ranges exclude line ends.
    """
    check_utf8(data, path)
    text = data.decode()
    header = find_header(text)
    if header is None:
        raise ReadError(
            msg("“{name}” has no column “loc”.", name=path.name),
            hint=msg("Write the column names into the first line."),
            path=path,
            line=1,
        )
    log = FindingLog()
    for name in header.ignored:
        message = msg("The column “{name}” is not a field and was ignored.", name=name)
        log.add(UNKNOWN_COLUMN_RULE, message, line=1, value=name)
    columns, spans = _read_cells(text, header, path)
    header_at = len(text[: header.start].encode())
    return entry_frame(columns).with_columns(_byte_ranges(data, header_at, spans)), log.to_tuple()


def _read_cells(text: str, header: CsvHeader, path: Path) -> tuple[dict[str, list[str | None]], array[int]]:
    """Return the fields of each entry, and flat pairs of the line numbers before and at the end of each entry."""
    columns: dict[str, list[str | None]] = {name: [] for name in FIELD_NAMES}
    places = [(columns[name], header.columns.get(name, -1)) for name in FIELD_NAMES]
    spans = array("q")
    reader = csv.reader(io.StringIO(text[header.start :], newline=""), delimiter=header.delimiter, strict=True)
    try:
        next(reader, None)
        before = reader.line_num
        for cells in reader:
            now = reader.line_num
            if any(cells):
                spans.extend((before, now))
                for column, place in places:
                    column.append(parse_cell(cells[place]) if 0 <= place < len(cells) else None)
            before = now
    except csv.Error as error:
        line = reader.line_num + len(_LINE_END.findall(text, 0, header.start))
        if "expected after" in str(error) or "unexpected end" in str(error):
            reason = msg("the quotation marks do not match")
        else:
            reason = msg("a value is too long or not valid")
        message = msg("“{name}” can't be read: in line {line} {cause}.", name=path.name, line=line, cause=reason)
        raise ReadError(message, hint=DAMAGED_HINT, path=path, line=line) from error
    return columns, spans


def _byte_ranges(data: bytes, header_at: int, spans: array[int]) -> list[pl.Series]:
    """Return the columns `start` and `length` of entries, given their line numbers as returned by `_read_cells`."""
    buffer = np.frombuffer(data, np.uint8)[header_at:]
    breaks = np.flatnonzero((buffer == ord("\n")) | (buffer == ord("\r")))
    is_lf = buffer[breaks] == ord("\n")
    is_second = np.zeros(len(breaks), np.bool_)
    is_second[1:] = is_lf[1:] & ~is_lf[:-1] & (np.diff(breaks) == 1)
    is_first = np.append(is_second[1:], False) if len(breaks) else is_second
    line_starts = np.concatenate(([0], breaks[~is_first] + 1)) + header_at
    line_ends = np.append(breaks[~is_second], len(buffer)) + header_at
    lines = np.array(spans, np.int64)
    starts, ends = line_starts[lines[::2]], line_ends[lines[1::2] - 1]
    columns = {"start": starts, "length": ends - starts}
    return [pl.Series(name, values.astype(np.uint32)) for name, values in columns.items()]


def parse_cell(cell: str) -> str | None:
    """Return the value of a cell without a formula guard and surrounding white space; None if empty."""
    text = cell.strip(XML_SPACE)
    return (text[1:].strip(XML_SPACE) if text.startswith("'") and _GUARD.match(text) else text) or None


_FORMULA: Final = re.compile(FORMULA)


def splice_csv(source: bytes, originals: pl.DataFrame, entries: pl.DataFrame, path: Path) -> bytes:
    """Return the bytes of a CSV file with edited entries; other lines are not changed.

    See `splice_lines` for the arguments. New entries must have a non-empty field.

    Raises:
        WriteError: An edited entry would be an empty line.
        ValueError: The source has no header.
    """
    text = source.decode()
    header = find_header(text)
    if header is None:
        raise ValueError("The source has no header.")
    widened, delimiter = _add_columns(text, header, entries), header.delimiter
    columns, width = widened.columns, len(split_cells(header.line, delimiter))

    def set_cells(cells: list[str], values: Mapping[str, str | None]) -> str:
        """Return a line after setting cells; cells that already have the value are not changed."""
        for name, value in values.items():
            place = columns[name]
            old = cells[place] if place < len(cells) else ""
            if (parse_cell(_unquoted(old)) or "") != (value or "").strip(XML_SPACE):
                cells += [""] * (place + 1 - len(cells))
                cells[place] = _format_cell(value or "", delimiter, is_quoted=old.startswith('"'))
        return delimiter.join(cells)

    def change_lines(entries: pl.DataFrame, lines: Lines) -> Lines:
        """Return the lines of edited entries; raise a `WriteError` if a line would have no value."""
        new_lines = []
        for row, line in zip(entries.iter_rows(named=True), lines, strict=True):
            touched = {name: row[name] for name in columns if row["touched"] & TOUCHED_BIT[name]}
            new = set_cells(split_cells(line.decode(), delimiter), touched)
            if not any(map(_unquoted, split_cells(new, delimiter))):
                raise unsupported_entries_error(path, 1)
            new_lines.append(new.encode())
        return new_lines

    def add_lines(entries: pl.DataFrame, models: Lines) -> Lines:
        """Return lines of new entries, each with quotes around the cells that are quoted in its model."""
        new_lines = []
        for row, model in zip(entries.iter_rows(named=True), models, strict=True):
            cells = ['""' if cell.startswith('"') else "" for cell in split_cells(model.decode(), delimiter)]
            cells = [*cells[:width], *[""] * (width - len(cells))]
            new_lines.append(set_cells(cells, {name: row[name] for name in columns}).encode())
        return new_lines

    model = header.line.encode()
    spliced = splice_lines(source, originals, entries, change_lines, add_lines, model=model)
    start = len(text[: header.start].encode())
    return spliced if widened is header else spliced[:start] + widened.line.encode() + spliced[start + len(model) :]


def split_cells(line: str, delimiter: str) -> list[str]:
    """Return the cells of a line as written, including quotes.

    Raises:
        ValueError: The quotes do not match.
    """
    mark = re.escape(delimiter)
    pattern = re.compile(rf'("[^"]*+(?>(?:""[^"]*+)*)"|[^{mark}]*+)({mark}|\Z)', re.DOTALL)
    cells, place, more = [], 0, True
    while more:
        found = pattern.match(line, place)
        if found is None:
            raise ValueError("This is no line that a CSV reader takes.")
        cells.append(found[1])
        place, more = found.end(), bool(found[2])
    return cells


def _add_columns(text: str, header: CsvHeader, entries: pl.DataFrame) -> CsvHeader:
    """Return a header with additional columns for fields that have values but no column, or the same header."""
    missing = [name for name in FIELD_NAMES if name not in header.columns and (entries[name].fill_null("") != "").any()]
    if not missing:
        return header
    # After the longest line: values in unnamed columns must not become values of a field.
    reader = csv.reader(io.StringIO(text[header.start :], newline=""), delimiter=header.delimiter, strict=True)
    width = max(map(len, reader))
    cells = split_cells(header.line, header.delimiter)
    is_quoted = cells[-1].startswith('"')
    columns = dict(header.columns)
    for name in missing:
        cells += [""] * (width - len(cells))
        columns[name] = len(cells)
        cells.append(_format_cell(name, header.delimiter, is_quoted=is_quoted))
    return replace(header, columns=columns, line=header.delimiter.join(cells))


def _unquoted(cell: str) -> str:
    """Return the text of a cell as written, without its quotes."""
    return cell[1:-1].replace('""', '"') if cell.startswith('"') else cell


def _format_cell(value: str, delimiter: str, *, is_quoted: bool) -> str:
    """Return a value as a CSV cell, protected from being read as a formula, and quoted if `is_quoted` or necessary."""
    value = value.strip(XML_SPACE)
    safe = f"'{value}" if _FORMULA.match(value) else value
    if is_quoted or any(character in safe for character in ('"', "\r", "\n", delimiter)):
        return '"' + safe.replace('"', '""') + '"'
    return safe
