"""CSV files with a header, as written by spreadsheets and crawlers: read, write, and save losslessly."""

from __future__ import annotations

import csv
import io
import re
from array import array
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import DAMAGED_HINT, ReadError, WriteError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.formats.decoding import check_utf8
from sitemap_studio.formats.extensions.extension_headers import (
    ExtensionCell,
    assign_cells,
    cell_from_key,
    complete_cells,
    number_columns,
    parse_extension_header,
    remove_illegal_characters,
    render_columns,
)
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.formats.line_splicing import Lines, splice_lines
from sitemap_studio.model.columns import EXTENSION_BIT, TOUCHED_BIT, empty_extensions, entry_frame
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


def csv_bytes(
    entries: pl.DataFrame, cells: pl.DataFrame | None = None, *, further: pl.DataFrame | None = None
) -> bytes:
    """Render entries as CSV: a header with fields, further columns and extension values, and one line for each entry.

    The result is UTF-8 without a byte order mark, with LF line ends, and quotes only where required. RFC 4180, 2.

    Args:
        entries: The entries.
        cells: Extension values, as in `ColumnValues.cells`; `slot` is the index of the entry.
        further: Columns of texts to write after the four fields, one row for each entry.
    """
    columns, values = number_columns(cells) if cells is not None else ([], None)
    entries = entries.select(FIELD_NAMES)
    if further is not None:
        entries = entries.hstack(further)
    header = (",".join([*entries.columns, *(cell.header.title for cell in columns)]) + _NEWLINE).encode()
    if entries.is_empty():
        return header
    lines = entries.select(pl.concat_str(map(_csv_cells, entries), separator=",")).to_series()
    if values is None or values.is_empty():
        pieces = lines + _NEWLINE
    else:
        pieces = _join_further_cells(lines, values, len(columns))
    body: bytes = pieces.to_frame("text").select(pl.col("text").str.join("").cast(pl.Binary)).item()
    return header + body


def _join_further_cells(lines: pl.Series, values: pl.DataFrame, n_columns: int) -> pl.Series:
    """Return texts whose concatenation is the lines with the cells of further columns and line ends.

    Args:
        lines: The lines.
        values: `slot` (index of the line), `column` and `value`, sorted by both.
        n_columns: Number of further columns.
    """
    slot, column = values["slot"].to_numpy().astype(np.int64), values["column"].to_numpy().astype(np.int64)
    is_first = np.append(True, slot[1:] != slot[:-1])
    n_commas = column - np.where(is_first, -1, np.roll(column, 1))
    # Lines end after the commas of the columns behind their last value; the end of a line is written with the next line.
    last_columns = np.full(len(lines), -1)
    last_columns[slot] = column
    ends = _repeated_commas(n_columns - 1 - last_columns, end=_NEWLINE)
    beginnings = ends.shift(1, fill_value="") + lines
    texts = pl.concat([beginnings, _repeated_commas(n_commas) + _quoted_cells(values["value"]), ends[-1:]])
    counts = np.bincount(slot, minlength=len(lines))
    order = np.zeros(len(texts), np.uint32)
    order[np.cumsum(counts) - counts + np.arange(len(lines))] = np.arange(len(lines))
    order[np.arange(len(slot)) + slot + 1] = len(lines) + np.arange(len(slot))
    order[-1] = len(texts) - 1
    return texts.gather(pl.Series(order))


def _repeated_commas(counts: NDArray[np.int64], end: str = "") -> pl.Series:
    """Return a text for each count: this number of commas, followed by `end`."""
    is_used = np.bincount(counts) > 0
    texts = ["," * count + end for count in np.flatnonzero(is_used).tolist()]
    places = (np.cumsum(is_used) - 1)[counts]
    return pl.Series(texts, dtype=pl.String).gather(pl.Series(places.astype(np.uint32)))


def _csv_cells(values: pl.Series) -> pl.Series:
    """Return values as CSV cells without surrounding white space (`_quoted_cells`); null is empty."""
    return _quoted_cells(values.fill_null("").str.strip_chars(XML_SPACE))


def _quoted_cells(cells: pl.Series) -> pl.Series:
    """Return texts as CSV cells, quoted if necessary, and protected from being read as formulas."""
    # Few cells change, and expressions with conditions compute all of them.
    at_changed = cells.str.contains(f"^{FORMULA}|{_NEEDS_QUOTES}").arg_true()
    cell = pl.col("cell")
    changed = cells.gather(at_changed).to_frame("cell")
    changed = changed.select(pl.when(cell.str.contains(f"^{FORMULA}")).then("'" + cell).otherwise(cell).alias("cell"))
    quoted = '"' + cell.str.replace_all('"', '""', literal=True) + '"'
    changed = changed.select(pl.when(cell.str.contains(_NEEDS_QUOTES)).then(quoted).otherwise(cell).alias("cell"))
    return cells.scatter(at_changed, changed.to_series())


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
        ignored: Names of columns that are neither fields nor extension values.
        extensions: Index of the column of each extension value.
        line: The header line without its line end.
        start: Index of its first character in the text.
    """

    delimiter: str
    columns: dict[str, int]
    ignored: tuple[str, ...]
    extensions: Mapping[ExtensionCell, int] = field(default_factory=dict)
    line: str = ""
    start: int = 0


def parse_header_line(line: str) -> CsvHeader | None:
    """Parse a header line with the delimiter that gives the most columns; None without a column `loc`.

    For a line that states the delimiter, such as `sep=;`, a header with this delimiter and only `loc` is returned.
    """
    if line.lower().startswith(_SEPARATOR_LINE):
        delimiter = line[len(_SEPARATOR_LINE) :][:1] or "\t"
        return None if delimiter == '"' else CsvHeader(delimiter, {"loc": 0}, ())
    headers = [header for delimiter in _DELIMITERS if (header := _parse_header(line, delimiter))]
    return max(
        headers, key=lambda header: len(header.columns) + len(header.ignored) + len(header.extensions), default=None
    )


def _parse_header(line: str, delimiter: str) -> CsvHeader | None:
    """Parse a header line with a delimiter; return None if it has no column `loc` or its quotes do not match."""
    try:
        cells = next(csv.reader([line], delimiter=delimiter, strict=True), [])
    except csv.Error:
        return None
    columns: dict[str, int] = {}
    extensions: dict[ExtensionCell, int] = {}
    ignored: list[str] = []
    for place, (cell, value) in enumerate(zip(cells, assign_cells(map(parse_extension_header, cells)), strict=True)):
        name = cell.strip().lower()
        known = next((each.name for each in FIELDS if name in each.csv_names), None)
        if value is not None:
            extensions[value] = place
        elif known is None or known in columns:
            ignored.append(cell.strip())
        else:
            columns[known] = place
    return CsvHeader(delimiter, columns, tuple(ignored), extensions) if "loc" in columns else None


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


def read_csv(data: bytes, path: Path) -> tuple[pl.DataFrame, pl.DataFrame, tuple[Finding, ...]]:
    """Read the entries of a CSV file in UTF-8 with a column `loc`.

    Empty cells are absent values; lines of empty cells are skipped. Byte ranges exclude line ends.

    Returns:
        The entries, a frame of `READ_SCHEMA`; their extensions, a frame of `EXTENSION_SCHEMA` with the default prefixes;
        and findings about ignored columns.

    Raises:
        ReadError: The file is not UTF-8, has no column `loc`, or can't be split into values.
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
    columns, extensions, spans = _read_cells(text, header, path)
    header_at = len(text[: header.start].encode())
    entries = entry_frame(columns).with_columns(_byte_ranges(data, header_at, spans))
    return entries, extensions, log.to_tuple()


_CELLS_AT_ONCE: Final = 1_000_000
"""Maximum number of cells of extension values that are converted together, to save memory."""


def _read_cells(
    text: str, header: CsvHeader, path: Path
) -> tuple[dict[str, list[str | None]], pl.DataFrame, array[int]]:
    """Return fields and extensions of the entries, and pairs in a flat array: the line before an entry, and its last.

    Lines are numbered from the header, which is line 1.

    Raises:
        ReadError: Quotes do not match, or a value is too long or invalid.
    """
    columns: dict[str, list[str | None]] = {name: [] for name in FIELD_NAMES}
    places = [(columns[name], header.columns.get(name, -1)) for name in FIELD_NAMES]
    extensions = [empty_extensions()]
    rows: list[list[str]] = []
    max_rows = max(1, _CELLS_AT_ONCE // max(1, len(header.extensions)))
    spans = array("q")

    def add_extensions() -> None:
        """Convert the extension values of the collected rows to XML, and clear the rows."""
        texts = {
            str(place): [row[place] if place < len(row) else None for row in rows]
            for place in header.extensions.values()
        }
        first = len(spans) // 2 - len(rows)
        frame = parse_cells(pl.DataFrame(texts, schema=dict.fromkeys(texts, pl.String)))
        rendered = render_columns(list(header.extensions), remove_illegal_characters(frame))
        extensions.append(rendered.with_columns(pl.col("entry") + pl.lit(first, pl.UInt32)))
        rows.clear()

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
                if header.extensions:
                    rows.append(cells)
                    if len(rows) == max_rows:
                        add_extensions()
            before = now
    except csv.Error as error:
        line = reader.line_num + len(_LINE_END.findall(text, 0, header.start))
        if "expected after" in str(error) or "unexpected end" in str(error):
            reason = msg("the quotation marks do not match")
        else:
            reason = msg("a value is too long or not valid")
        message = msg("“{name}” can't be read: in line {line} {cause}.", name=path.name, line=line, cause=reason)
        raise ReadError(message, hint=DAMAGED_HINT, path=path, line=line) from error
    if rows:
        add_extensions()
    return columns, pl.concat(extensions), spans


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


def parse_cells(cells: pl.DataFrame) -> pl.DataFrame:
    """Return the values of all cells in columns of texts, as `parse_cell` does; null and empty cells are null."""
    text = pl.all().str.strip_chars(XML_SPACE)
    stripped = cells.select(text)
    is_guarded = pl.all().str.contains(f"^'{FORMULA}")
    has_guards = stripped.select(is_guarded.any()).row(0)
    guarded = [name for name, has_guard in zip(cells.columns, has_guards, strict=True) if has_guard]
    return stripped.with_columns(
        pl.when(pl.col(name).str.contains(f"^'{FORMULA}"))
        .then(pl.col(name).str.slice(1).str.strip_chars(XML_SPACE))
        .otherwise(name)
        .alias(name)
        for name in guarded
    ).select(pl.all().replace("", None))


_FORMULA: Final = re.compile(FORMULA)


def splice_csv(
    source: bytes, originals: pl.DataFrame, entries: pl.DataFrame, path: Path, cells: pl.DataFrame | None = None
) -> bytes:
    """Return the bytes of a CSV file with edited entries; other lines are not changed.

    See `splice_lines` for the other arguments. New entries must have a non-empty field.

    Args:
        source: The bytes of the file.
        originals: The byte ranges of its entries.
        entries: The entries to write.
        path: Path of the file, for errors.
        cells: Extension values of new entries and of entries with edited extensions, as in `ColumnValues.cells`; `slot`
            is the index of the entry.

    Raises:
        WriteError: An edited entry would be an empty line, or the columns can't store an extension value.
        ValueError: The source has no header.
    """
    text = source.decode()
    header = find_header(text)
    if header is None:
        raise ValueError("The source has no header.")
    values: dict[int, dict[ExtensionCell, str]] = {}
    for slot, *key, value in () if cells is None else cells.iter_rows():
        values.setdefault(slot, {})[cell_from_key(*key)] = value
    missing = {cell for of_entry in values.values() for cell in of_entry} - header.extensions.keys()
    widened, delimiter = _add_columns(text, header, entries, missing, path), header.delimiter
    columns, width = widened.columns, len(split_cells(header.line, delimiter))

    def set_cells(cells: list[str], values: Mapping[int, str | None]) -> str:
        """Set cells by index, and return their line; cells that already have the value are not changed."""
        for place, value in values.items():
            old = cells[place] if place < len(cells) else ""
            if (parse_cell(_unquoted(old)) or "") != (value or "").strip(XML_SPACE):
                cells += [""] * (place + 1 - len(cells))
                cells[place] = _format_cell(value or "", delimiter, is_quoted=old.startswith('"'))
        return delimiter.join(cells)

    def extension_texts(row: Mapping[str, Any]) -> dict[int, str | None]:
        """Return the text for each column of an extension value by index; None where the entry has none."""
        own = values.get(row["row"], {})
        return {place: own.get(cell) for cell, place in widened.extensions.items()}

    def change_lines(entries: pl.DataFrame, lines: Lines) -> Lines:
        """Return the lines of edited entries; raise a `WriteError` if a line would have no value."""
        new_lines = []
        for row, line in zip(entries.iter_rows(named=True), lines, strict=True):
            texts = {place: row[name] for name, place in columns.items() if row["touched"] & TOUCHED_BIT[name]}
            if row["touched"] & EXTENSION_BIT:
                texts |= extension_texts(row)
            new = set_cells(split_cells(line.decode(), delimiter), texts)
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
            texts = {place: row[name] for name, place in columns.items()} | extension_texts(row)
            new_lines.append(set_cells(cells, texts).encode())
        return new_lines

    model = header.line.encode()
    numbered = entries.with_row_index("row")
    spliced = splice_lines(source, originals, numbered, change_lines, add_lines, model=model)
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


def _add_columns(
    text: str, header: CsvHeader, entries: pl.DataFrame, extensions: Collection[ExtensionCell], path: Path
) -> CsvHeader:
    """Return a header with additional columns for values without a column, or the same header.

    Args:
        text: The CSV file.
        header: Its header.
        entries: The entries, whose fields may have no column.
        extensions: Extension values without a column.
        path: Path of the file, for errors.

    Raises:
        WriteError: A column after the others can't store one of these extension values.
    """
    missing = [name for name in FIELD_NAMES if name not in header.columns and (entries[name].fill_null("") != "").any()]
    further = [cell for cell in complete_cells({*header.extensions, *extensions}) if cell not in header.extensions]
    further = further if extensions else []
    if not missing and not further:
        return header
    # After the longest line: values in unnamed columns must not become values of a field.
    reader = csv.reader(io.StringIO(text[header.start :], newline=""), delimiter=header.delimiter, strict=True)
    width = max(map(len, reader))
    cells = split_cells(header.line, header.delimiter)
    is_quoted = cells[-1].startswith('"')
    cells += [""] * (width - len(cells))
    titles = [*missing, *(cell.header.title for cell in further)]
    cells += [_format_cell(title, header.delimiter, is_quoted=is_quoted) for title in titles]
    line = header.delimiter.join(cells)
    widened = _parse_header(line, header.delimiter)
    if widened is None or not {*header.extensions, *extensions} <= widened.extensions.keys():
        raise unsupported_entries_error(path, 1)
    return replace(widened, line=line, start=header.start)


def _unquoted(cell: str) -> str:
    """Return the text of a cell, without enclosing quotes and with each doubled quote as one."""
    return cell[1:-1].replace('""', '"') if cell.startswith('"') else cell


def _format_cell(value: str, delimiter: str, *, is_quoted: bool) -> str:
    """Return a value as a CSV cell, protected from being read as a formula, and quoted if `is_quoted` or necessary."""
    value = value.strip(XML_SPACE)
    safe = f"'{value}" if _FORMULA.match(value) else value
    if is_quoted or any(character in safe for character in ('"', "\r", "\n", delimiter)):
        return '"' + safe.replace('"', '""') + '"'
    return safe
