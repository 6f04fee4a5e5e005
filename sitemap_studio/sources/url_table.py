"""Tables of URLs exported by crawlers, search consoles and analytics.

Columns are found by their headers, by their content, or by a mapping. Columns such as “image:loc” are extensions. Lines
before the header are skipped: the title of Screaming Frog, the `#` lines of Google Analytics, and `sep=` of Excel.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
import struct
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import polars as pl

from sitemap_studio.core.errors import DAMAGED_HINT, EncodingError, ReadError, RequestError
from sitemap_studio.core.messages import Message, join, listed, msg, quoted, untranslated
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.container import RATIO_FREE_BYTES, Ceilings, read_container, read_head, refuse_spreadsheet
from sitemap_studio.formats.csv_file import parse_cells
from sitemap_studio.formats.extensions.extension_headers import (
    ExtensionHeader,
    assign_cells,
    parse_extension_header,
    remove_illegal_characters,
    render_columns,
)
from sitemap_studio.model.columns import empty_extensions
from sitemap_studio.protocol.date_forms import normalized_date
from sitemap_studio.protocol.dates import REAL
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.url_syntax import incomplete_url_error, web_host
from sitemap_studio.sources.source_entries import (
    EXTENSION_CELL_SCHEMA,
    INCOMPLETE_URL,
    SOURCE_FACT_SCHEMA,
    ColumnNotice,
    SourceEntries,
    UnknownSiteError,
    build_source_frame,
    has_complete_url,
)

NO_PAGE: Final = msg("rows for files other than pages")
NOT_SERVED: Final = msg("rows whose status is not 200")
NOT_INDEXABLE: Final = msg("rows that the table calls not indexable")
NO_URL: Final = msg("rows without a URL")
NO_PATH: Final = msg("rows that name no page of the site")

_BYTE_ORDER_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SEPARATORS: Final = "\t;,|"
_HEAD_BYTES: Final = 1 << 20
_PREVIEW_ROWS: Final = 5
_MAX_LINES_BEFORE: Final = 30
"""Maximum number of lines that are searched for the header."""

_MARKUP_BEGINNINGS: Final = ("<", "{", "[", "---")
"""Beginnings of markup, JSON and YAML."""

_SEPARATOR_LINE: Final = re.compile(r"\Asep=([^\n\r]?)\r?\n", re.IGNORECASE)
"""The line in which Excel states the separator."""

_URL_CELL: Final = re.compile(r'(?:^|[\t;,|])\s*"?https?://')
_PATH_CELL: Final = re.compile(r'(?:^|[\t;,|])\s*"?/(?:[^/]|$)')
_QUOTED: Final = re.compile(r'"[^"]*"')
_URL_SHARES: Final = (0.9, 0.5)
"""Minimum shares of URLs in a column of URLs, preferred first; its other rows are totals and remarks."""

_ROW: Final = "\0row"
_URL: Final = "\0url"
"""Names of internal columns; they can't occur in a table, since NUL characters are removed from it."""

_PATH: Final = "^/(?:[^/]|$)"
_STATUS_CODE: Final = r"^(?:0|20[0-6]|30[0-8]|40[0-9]|41[0-8]|42[1-9]|431|451|50[0-8]|51[01]|52[0-9]|530)(?:\.0*)?$"
"""Status codes in use, and 0 for pages without a response. IANA, HTTP Status Code Registry; Cloudflare."""


ZIP_MAGIC: Final = b"PK\x03\x04"
_PAGES_TABLE: Final = "pages.csv"
_ZIPPED_TABLES: Final = (".csv", ".tsv", ".txt")
_MAX_ZIPPED_FILES: Final = 100
_ZIP_ERRORS: Final = (
    zipfile.BadZipFile, zlib.error, struct.error, OSError, EOFError, ValueError, RuntimeError, NotImplementedError, KeyError,
)  # fmt: skip
"""Exceptions that the standard library raises for damaged, encrypted and unknown archives."""


@dataclass(frozen=True)
class _Condition:
    """Condition for rows to be pages; rows without a value in its column always match.

    Attributes:
        name: Name of the column in `--columns`.
        headers: Headers of the column, in lower case.
        pattern: Regular expression of the texts of matching rows, in lower case.
        reason: Reason why other rows are skipped.
    """

    name: str
    headers: tuple[str, ...]
    pattern: str
    reason: Message


_LOC_HEADERS: Final = (
    "loc", "url", "address", "page url", "target url", "top pages", "full page url", "page location",
    "page path and screen class", "page path + query string and screen class", "page path + query string", "page path",
    "landing page + query string", "landing page", "page", "pages", "link",
)  # fmt: skip
_FIELD_HEADERS: Final[Mapping[str, tuple[str, ...]]] = {
    "lastmod": ("lastmod", "last modified", "last-modified", "last modified date"),
    "changefreq": ("changefreq", "change frequency"),
    "priority": ("priority",),
}
_INDEXABLE: Final = (
    "indexable", "indexierbar", "indizierbar", "indexeerbaar", "indexerbar", "indicizzabile", "indexável", "indeksowalne",
    "индексируемый", "インデックス可能", "可索引", "yes", "ja", "oui", "sí", "sì", "si", "sim", "true", "wahr", "vrai", "vero",
    "verdadero", "1",
)  # fmt: skip
_STATUS_WORDS: Final = (
    "status", "statut", "estado", "stato", "státusz", "állapot", "durum", "stav", "tila", "статус", "код ответа", "κατάσταση",
    "ステータス", "状态", "狀態", "상태", "code http", "http code", "response code", "statuskod", "antwortcode",
)  # fmt: skip
"""Words in headers of columns of the status, in several languages; only columns with status codes are used."""

_FACT_HEADERS: Final[Mapping[str, tuple[str, ...]]] = {
    "why": ("indexability status", "indexable status reason", "indexierbarkeitsstatus", "non-indexable page type"),
    "target": ("redirect url", "redirect target", "redirected to", "redirect uri"),
    "canonical": ("canonical link element 1", "canonical url", "canonical"),
    "title": ("title 1", "title", "page title", "titel 1", "titel", "titre 1", "título 1", "titolo 1"),
}
"""Headers in lower case by column of `SOURCE_FACT_SCHEMA`, the preferred one first."""

_CONDITIONS: Final = (
    _Condition(
        "status",
        ("status code", "http status code", "http status", "status"),
        r"^200(?:\.0*)?(?: .*)?$|^[^0-9]",
        NOT_SERVED,
    ),
    _Condition("content-type", ("content type", "content", "mime type"), r"html", NO_PAGE),
    _Condition(
        "indexability",
        ("indexability", "indexable status", "indexable", "is indexable page"),
        rf"^(?:{'|'.join(_INDEXABLE)})$",
        NOT_INDEXABLE,
    ),
)
"""English headers of Screaming Frog, Sitebulb, Ahrefs and Google Search Console; values in several languages."""

CONDITION_NAMES: Final = tuple(condition.name for condition in _CONDITIONS)
"""Names of the columns, in addition to the fields, that decide which rows are pages."""

_REPETITION: Final = re.compile(r"_duplicated_[0-9]+$")
"""What Polars appends to a header that an earlier column has."""

_INDEXABILITY_WORD: Final = "(?i)indexa|indexi|indizi|indicizz|indekso|индексир|インデックス|索引"


class UnknownColumnsError(RequestError):
    """Error for a table without a recognized column of URLs.

    Args:
        header: The header line.
        rows: The first rows; columns are named by their headers.
    """

    def __init__(self, message: str, *, header: str = "", rows: pl.DataFrame | None = None, **details: Any) -> None:
        super().__init__(message, **details)
        self.header = header
        self.rows = pl.DataFrame() if rows is None else rows


def read_url_table(
    path: Path,
    *,
    columns: Mapping[str, str] | None = None,
    base_url: str | None = None,
    encoding: str | None = None,
    infers_columns: bool = True,
    progress: Progress | None = None,
) -> SourceEntries:
    """Return the pages that a table lists, in its order.

    Args:
        path: Text with a header line, separated by commas, semicolons, tabs or bars, gzipped or not; or a zip file with
            such tables, as exported by Search Console.
        columns: Header of the column of a field or condition (`CONDITION_NAMES`), for unknown headers.
        base_url: URL of the site, which completes paths.
        encoding: Encoding of the text; None for UTF-8, or UTF-16 with a byte order mark.
        infers_columns: Whether the only column full of URLs is used if no header is known.
        progress: Counts bytes; can stop the function.

    Raises:
        ReadError: The file can't be read, or is not a table.
        UnknownColumnsError: No column of URLs is recognized, or several columns may contain URLs.
        UnknownSiteError: The table lists paths, and `base_url` is missing.
        RequestError: A column in `columns` does not exist.
        Cancelled: The user asked to stop.
    """
    if base_url is not None and web_host(base_url) is None:
        raise incomplete_url_error(base_url)
    reader = _TableReader(columns or {}, base_url, encoding, infers_columns)
    if is_zip(path):
        return reader.read_zip(path)
    return reader.read_text(read_container(path, progress=progress).data, path, path.name)


def is_zip(path: Path) -> bool:
    """Return whether a file begins like a zip archive; False if it can't be read."""
    try:
        with path.open("rb") as file:
            return file.read(len(ZIP_MAGIC)) == ZIP_MAGIC
    except (OSError, ValueError):
        return False


@dataclass(frozen=True)
class _Layout:
    """Position and format of a table in a text.

    Attributes:
        start: Index of the header line.
        end: Index of the line after the table; None for the end of the text.
        separator: Character between cells.
        has_comments: Whether lines before the header begin with `#`.
    """

    start: int
    end: int | None
    separator: str
    has_comments: bool


@dataclass(frozen=True)
class _TableReader:
    """Reader of tables of URLs.

    Attributes:
        columns: Header of the column of a field or condition, chosen by the user.
        base_url: URL of the site, which completes paths; None if unknown.
        encoding: Encoding of the text, or None to detect it.
        infers_columns: Whether the only column full of URLs is used if no header is known.
    """

    columns: Mapping[str, str]
    base_url: str | None
    encoding: str | None
    infers_columns: bool

    def read_zip(self, path: Path) -> SourceEntries:
        """Read the table of URLs in a zip file: `pages.csv`, or the only one.

        Raises:
            ReadError: The file is damaged, or contains no or several tables.
        """
        found: list[tuple[str, bytes]] = []
        try:
            with zipfile.ZipFile(path) as archive:
                refuse_spreadsheet(path, read_head(path), archive.namelist())
                members = [member for member in archive.infolist() if member.filename.lower().endswith(_ZIPPED_TABLES)]
                for member in members[:_MAX_ZIPPED_FILES]:
                    data = _extract_member(archive, member, path)
                    name = member.filename.rpartition("/")[2]
                    if name.lower() == _PAGES_TABLE:
                        found = [(name, data)]
                        break
                    if is_table(data, encoding=self.encoding) or find_unknown_header(data, encoding=self.encoding):
                        found.append((name, data))
        except _ZIP_ERRORS as error:
            raise ReadError(
                msg("“{name}” is a damaged or encrypted zip file.", name=path.name),
                hint=msg("Unpack it first."),
                path=path,
            ) from error
        if len(found) == 1:
            return self.read_text(found[0][1], path, f"{path.name}/{found[0][0]}")
        if not found:
            raise ReadError(msg("“{name}” contains no table of URLs.", name=path.name), path=path)
        raise ReadError(
            msg(
                "“{name}” contains several tables of URLs: {tables}.",
                name=path.name,
                tables=listed(quoted(name) for name, _ in found),
            ),
            hint=msg("Unpack it, and choose one of them."),
            path=path,
        )

    def read_text(self, data: bytes, path: Path, name: str) -> SourceEntries:
        """Read the pages from the bytes of a table; `name` is stored as the origin of entries."""
        text, separator = _strip_separator_line(self._decode(data, path))
        layout = _find_table(text, separator)
        table = _parse_table(path, text, layout)
        by_header = {header.strip().lower(): header for header in table.columns}
        chosen = {field: _chosen_header(by_header, field, header, path) for field, header in self.columns.items()}
        if "loc" not in chosen:
            has_paths = layout.has_comments or self.base_url is not None
            loc = _loc_column(table, by_header, has_paths=has_paths) if self.infers_columns else None
            loc = loc or _first_header(by_header, _LOC_HEADERS)
            if loc is None:
                raise self._unknown_columns_error(path, table, text, layout)
            chosen["loc"] = loc
        for field, names in _FIELD_HEADERS.items():
            header = _first_header(by_header, names)
            if header is not None:
                chosen.setdefault(field, header)
        headers = {
            each.name: chosen.pop(each.name, None) or _first_header(by_header, each.headers) for each in _CONDITIONS
        }
        _recognize_conditions(table, chosen, headers)
        notices = _unrecognized_conditions(table, chosen, headers, name)
        rows = table.with_row_index(_ROW, offset=layout.start + 2)
        # Spreadsheets do not evaluate text after an apostrophe as a formula.
        url = pl.col(chosen["loc"]).fill_null("").str.strip_chars().str.strip_prefix("'").str.strip_chars()
        rows = rows.with_columns(url.alias(_URL))
        skipped: dict[Message, int] = {}

        def skip_unless(is_kept: pl.Expr, reason: Message) -> None:
            """Retain only rows that meet a condition or have no value for it, and count the others as skipped."""
            nonlocal rows
            before = rows.height
            rows = rows.filter(is_kept.fill_null(True))
            if rows.height < before:
                skipped[reason] = before - rows.height

        skip_unless(pl.col(_URL) != "", NO_URL)
        facts = self._read_facts(rows, headers, by_header, path)
        for condition in _CONDITIONS:
            header = headers[condition.name]
            if header is not None and header not in chosen.values():
                text_of = pl.col(header).str.strip_chars().str.to_lowercase()
                skip_unless((text_of == "") | text_of.str.contains(condition.pattern), condition.reason)
        rows, has_paths = self._complete_paths(rows, path)
        skip_unless(has_complete_url(pl.col(_URL)), NO_PATH if has_paths else INCOMPLETE_URL)
        fields = {field: rows[header].str.strip_chars() for field, header in chosen.items() if field != "loc"}
        if "lastmod" in fields:
            fields["lastmod"] = _normalize_dates(fields["lastmod"])
        origin = pl.repeat(name, rows.height, dtype=pl.String, eager=True)
        frame = build_source_frame({"loc": rows[_URL], **fields, "origin": origin, "line": rows[_ROW]})
        frame = frame.with_columns(pl.col(FIELD_NAMES[1:]).replace("", None))
        extensions, cells = _read_extensions(table.columns, rows)
        return SourceEntries(frame, extensions, skipped, notices, facts, cells)

    def _read_facts(
        self, rows: pl.DataFrame, headers: Mapping[str, str | None], by_header: Mapping[str, str], path: Path
    ) -> pl.DataFrame:
        """Return the facts about pages in rows with a complete URL and a status or indexability (`SOURCE_FACT_SCHEMA`).

        Without columns of status and indexability, the frame is empty.

        Args:
            rows: Rows with a URL or path in the column `_URL`.
            headers: Header of the column of each condition; None for a missing column.
            by_header: Headers as written, by their lower-case form.
            path: The file.
        """
        status, indexability = headers["status"], headers["indexability"]
        if status is None and indexability is None:
            return pl.DataFrame(schema=SOURCE_FACT_SCHEMA)
        if self.base_url is not None:
            rows, _ = self._complete_paths(rows, path)
        rows = rows.filter(has_complete_url(pl.col(_URL)))
        fact_headers = {name: _first_header(by_header, known) for name, known in _FACT_HEADERS.items()}
        word = pl.lit(None, pl.String) if indexability is None else _lower_text(indexability)
        columns = {
            "loc": pl.col(_URL),
            "status": pl.lit(None) if status is None else _lower_text(status).str.extract("^([0-9]{1,3})"),
            "is_indexable": pl.when(word != "").then(word.is_in(_INDEXABLE)),
            **{name: _text(header) if header else pl.lit(None) for name, header in fact_headers.items()},
            "checked": pl.lit(int(path.stat().st_mtime)),
            "origin": pl.lit(path.name),
        }
        schema = {name: SOURCE_FACT_SCHEMA[name] for name in SOURCE_FACT_SCHEMA}
        facts = rows.select(**{name: columns[name] for name in schema}).cast(schema, strict=False)  # type: ignore[arg-type]
        return facts.filter(pl.col("status").is_not_null() | pl.col("is_indexable").is_not_null())

    def _decode(self, data: bytes, path: Path) -> str:
        """Decode the bytes of a table, and remove its byte order mark and NUL characters.

        Raises:
            EncodingError: The bytes are invalid in the encoding; states the line.
        """
        encoding = self.encoding or next((name for mark, name in _BYTE_ORDER_MARKS if data.startswith(mark)), "utf-8")
        try:
            return data.decode(encoding).lstrip("\ufeff").replace("\0", "")
        except (UnicodeError, LookupError) as error:
            if self.encoding is not None:
                message = msg("“{name}” is not encoded in {encoding}.", name=path.name, encoding=self.encoding)
            else:
                message = msg("“{name}” is not encoded in UTF-8 or UTF-16.", name=path.name)
            line = None
            if isinstance(error, UnicodeDecodeError):
                line = data.count(b"\n", 0, error.start) + 1
                message = join([message, msg("The first invalid byte is in line {line:,}.", line=line)])
            raise EncodingError(message, hint=msg("Save it as CSV in UTF-8."), path=path, line=line) from error

    def _complete_paths(self, rows: pl.DataFrame, path: Path) -> tuple[pl.DataFrame, bool]:
        """Complete paths with the URL of the site; return the rows, and whether any URL was a path."""
        is_path = pl.col(_URL).str.contains(_PATH)
        n_paths, n_urls = rows.select(is_path.sum(), has_complete_url(pl.col(_URL)).sum().alias("urls")).row(0)
        if self.base_url is None:
            if n_paths and not n_urls:
                raise UnknownSiteError(
                    untranslated("“{name}” lists paths, and does not name their site.", name=path.name),
                    hint=untranslated("Give --base-url, the URL of the site."),
                    path=path,
                )
            return rows, False
        site = urlsplit(self.base_url)
        root = f"{site.scheme}://{site.netloc}"
        has_host = pl.col(_URL).str.to_lowercase().str.starts_with(f"{site.netloc.lower()}/")
        url = (
            pl.when(is_path)
            .then(pl.lit(root) + pl.col(_URL))
            .when(has_host)
            .then(pl.lit(f"{site.scheme}://") + pl.col(_URL))
            .otherwise(_URL)
        )
        return rows.with_columns(url.alias(_URL)), bool(n_paths)

    def _unknown_columns_error(
        self, path: Path, table: pl.DataFrame, text: str, layout: _Layout
    ) -> UnknownColumnsError:
        """Return the error for a table without a recognized URL column, with its header and first rows."""
        headers = listed(map(quoted, table.columns[:12]))
        return UnknownColumnsError(
            untranslated("“{name}” has no known URL column: {headers}.", name=path.name, headers=headers),
            hint=untranslated("Name the column: --columns loc=HEADER."),
            header=text.split("\n", layout.start + 1)[layout.start].rstrip("\r"),
            rows=table.head(_PREVIEW_ROWS),
            path=path,
        )


def is_table(data: bytes, *, encoding: str | None = None) -> bool:
    """Return whether a text is a table with a known header for the column of URLs."""
    header, separator, _, _ = _read_table_head(data, encoding)
    return separator in header and _is_known_header(header, separator)


def find_unknown_header(data: bytes, *, encoding: str | None = None) -> str | None:
    """Return the header line of a table with URLs but no known URL header; None for any other text."""
    header, separator, rows, has_comments = _read_table_head(data, encoding)
    is_header = header.strip() != "" and "://" not in header and not header.lstrip().startswith(_MARKUP_BEGINNINGS)
    cells = _URL_CELL.search if not has_comments else lambda row: _URL_CELL.search(row) or _PATH_CELL.search(row)
    has_urls = any(cells(row) for row in rows)
    return header if is_header and has_urls and not _is_known_header(header, separator) else None


def has_comments(data: bytes) -> bool:
    """Return whether a text begins with a `#` comment, as do the tables of Google Analytics."""
    return data.removeprefix(codecs.BOM_UTF8).lstrip().startswith(b"#")


def _read_table_head(data: bytes, encoding: str | None) -> tuple[str, str, list[str], bool]:
    """Return the header line, the separator, the first lines below it, and whether comments precede the table."""
    encoding = encoding or next((name for mark, name in _BYTE_ORDER_MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data[:_HEAD_BYTES].decode(encoding, "ignore").lstrip("\ufeff")
    except (LookupError, UnicodeError):
        return "", ",", [], False
    text, separator = _strip_separator_line(text)
    layout = _find_table(text, separator)
    lines = text.split("\n")[layout.start : layout.end][: 1 + _PREVIEW_ROWS] or [""]
    header, *rows = (line.rstrip("\r") for line in lines)
    return header, layout.separator, rows, layout.has_comments


def _strip_separator_line(text: str) -> tuple[str, str | None]:
    """Return a text without the line `sep=` that states the separator, and that separator or None.

    CR becomes LF in a text without LF.
    """
    if "\n" not in text:
        text = text.replace("\r", "\n")
    found = _SEPARATOR_LINE.match(text)
    return (text, None) if found is None else (text[found.end() :], found[1] or None)


def _find_table(text: str, separator: str | None) -> _Layout:
    """Return the layout of the table of URLs in a text; a separator that is not given is detected."""
    has_comments = text.lstrip().startswith("#")
    lines = text.split("\n") if has_comments else text.split("\n", _MAX_LINES_BEFORE)[:_MAX_LINES_BEFORE]
    candidates = list[tuple[int, int | None]]()
    if has_comments:
        # Google Analytics: blocks between blank lines and comments, of which one lists pages.
        is_row = [bool(line.strip()) and not line.startswith("#") for line in lines]
        starts = [at for at, row in enumerate(is_row) if row and not (at and is_row[at - 1])]
        for start in starts:
            end = next((at for at in range(start, len(lines)) if not is_row[at]), None)
            candidates.append((start, end))
    else:
        filled = [at for at, line in enumerate(lines) if line.strip()]
        before_urls = [at for at in filled if not any("://" in lines[each] for each in filled if each <= at)]
        candidates = [(at, None) for at in before_urls or filled[:1]]

    def layout(start: int, end: int | None) -> _Layout:
        """Return the layout of a table between two lines; a separator that is not stated is detected in its header."""
        bare = _QUOTED.sub("", lines[start])
        return _Layout(start, end, separator or max(_SEPARATORS, key=bare.count), has_comments)

    layouts = [layout(*candidate) for candidate in candidates] or [_Layout(0, None, separator or ",", has_comments)]
    for number, each in enumerate(layouts):
        before = [] if has_comments else layouts[:number]
        is_below_titles = not any(each.separator in lines[title.start] for title in before)
        if is_below_titles and each.start < len(lines) and _is_known_header(lines[each.start], each.separator):
            return each
    if has_comments:
        for each in layouts:
            rows = lines[each.start + 1 : each.end][:_PREVIEW_ROWS]
            if any(_URL_CELL.search(row) or _PATH_CELL.search(row) for row in rows):
                return each
    elif len(layouts) > 1 and layouts[0].separator not in lines[layouts[0].start]:
        # The first line is a title.
        return next((each for each in layouts[1:] if each.separator in lines[each.start]), layouts[0])
    return layouts[0]


def _is_known_header(line: str, separator: str) -> bool:
    """Return whether a line has a cell with a known header for the column of URLs."""
    return any(cell.strip().strip('"').strip().lower() in _LOC_HEADERS for cell in line.split(separator))


def _loc_column(table: pl.DataFrame, by_header: Mapping[str, str], *, has_paths: bool) -> str | None:
    """Return the header of the URL column: a known header above a URL, else the only column full of URLs, or None."""
    known = [by_header[name] for name in _LOC_HEADERS if name in by_header]
    for header in known:
        text = pl.col(header).str.strip_chars()
        if table.select((has_complete_url(text) | text.str.contains(_PATH)).any()).item():
            return header
    for is_url in (has_complete_url, *([_is_path] if has_paths else [])):
        candidates = [header for header in table.columns if _extension_header(header) is None]
        shares = {header: _url_share(table, header, is_url) for header in candidates}
        for wanted in _URL_SHARES:
            full = [header for header, share in shares.items() if share >= wanted]
            if full:
                # Screaming Frog repeats the URLs in escaped form.
                first, *others = (table[header] for header in full)
                is_repeated = all(((first == other).sum() or 0) >= _URL_SHARES[-1] * table.height for other in others)
                return full[0] if is_repeated else None
    return None


def _is_path(text: pl.Expr) -> pl.Expr:
    """Return an expression: whether texts are paths that begin with one slash."""
    return text.str.contains(_PATH)


def _url_share(table: pl.DataFrame, header: str, is_url: Any) -> float:
    """Return the share of URLs among the values of a column that are not blank; 0 for an empty column."""
    text = table[header].str.strip_chars()
    text = text.filter(text.fill_null("") != "")
    if not text.len():
        return 0.0
    n_urls: int = pl.DataFrame({"text": text}).select(is_url(pl.col("text")).sum()).item()
    return n_urls / text.len()


def _text(header: str) -> pl.Expr:
    """Return the expression for the trimmed texts of a column; null for empty ones."""
    text = pl.col(header).str.strip_chars()
    return pl.when(text != "").then(text)


def _lower_text(header: str) -> pl.Expr:
    """Return the expression for the trimmed texts of a column in lower case; null for empty ones."""
    return _text(header).str.to_lowercase()


def _recognize_conditions(table: pl.DataFrame, chosen: Mapping[str, str], headers: dict[str, str | None]) -> None:
    """Set the missing headers of status and indexability where exactly one other column has matching words and values.

    Args:
        table: The table.
        chosen: Headers of the columns of fields, which are not used.
        headers: Header of the column of each condition, None for a missing one; changed in place.
    """
    known = {*chosen.values(), *headers.values()}
    others = [header for header in table.columns if header not in known and _extension_header(header) is None]
    if headers["status"] is None:
        matches = [header for header in others if any(word in header.lower() for word in _STATUS_WORDS)]
        matches = [header for header in matches if _looks_like_status(table[header])]
        headers["status"] = matches[0] if len(matches) == 1 else None
    if headers["indexability"] is None:
        matches = [header for header in others if re.search(_INDEXABILITY_WORD, header)]
        matches = [header for header in matches if table.select(_lower_text(header).is_in(_INDEXABLE).any()).item()]
        headers["indexability"] = matches[0] if len(matches) == 1 else None


def _unrecognized_conditions(
    table: pl.DataFrame, chosen: Mapping[str, str], headers: Mapping[str, str | None], name: str
) -> tuple[ColumnNotice, ...]:
    """Return notices about columns with unknown headers that look like a status or an indexability."""
    known = (*chosen.values(), *headers.values())
    others = [header for header in table.columns if header not in known and _extension_header(header) is None]
    notices = []
    for condition, matches in (("status", _looks_like_status), ("indexability", _looks_like_indexability)):
        like = next((header for header in others if matches(table[header])), None)
        if headers[condition] is None and like is not None:
            notices.append(
                ColumnNotice(
                    msg(
                        "“{name}”: no column of the {condition} was recognised, so no row is left out by it. It may be "
                        "“{header}”.",
                        name=name,
                        condition=condition,
                        header=like,
                    ),
                    option=f"{condition}={like}",
                )
            )
    return tuple(notices)


def _looks_like_status(values: pl.Series) -> bool:
    """Return whether all values of a column are HTTP status codes, or 0 for no response, but not all are 0."""
    text = values.drop_nulls().str.strip_chars()
    text = text.filter(text != "")
    return bool(text.str.contains(_STATUS_CODE).all()) and bool((text != "0").any())


def _looks_like_indexability(values: pl.Series) -> bool:
    """Return whether the header, or a value of a column with few distinct values, mentions indexing."""
    if re.search(_INDEXABILITY_WORD, values.name):
        return True
    return values.n_unique() <= _PREVIEW_ROWS and bool(values.str.contains(_INDEXABILITY_WORD).any())


def _read_extensions(headers: Sequence[str], rows: pl.DataFrame) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Return the extensions of rows as a frame of `EXTENSION_SCHEMA`, and their values as one of `EXTENSION_CELL_SCHEMA`.

    Args:
        headers: The headers of the table.
        rows: Its rows.
    """
    all_cells = assign_cells(map(_extension_header, headers))
    columns = {cell: header for cell, header in zip(all_cells, headers, strict=True) if cell is not None}
    if not columns:
        return empty_extensions(), pl.DataFrame(schema=EXTENSION_CELL_SCHEMA)
    texts = remove_illegal_characters(parse_cells(rows.select(columns.values())))
    keys = [(header, *cell.header, cell.item, cell.nth) for cell, header in columns.items()]
    key_frame = pl.DataFrame(keys, orient="row", schema=["column", *list(EXTENSION_CELL_SCHEMA)[1:-1]])
    values = texts.with_row_index("entry").unpivot(index="entry", variable_name="column").drop_nulls("value")
    cells = values.join(key_frame, on="column").select(
        pl.col(name).cast(kind) for name, kind in EXTENSION_CELL_SCHEMA.items()
    )
    return render_columns(list(columns), texts), cells


def _extension_header(header: str) -> ExtensionHeader | None:
    """Return the extension value that a column has by its header, which may be a repeated one; None for others."""
    return parse_extension_header(_REPETITION.sub("", header))


def _normalize_dates(dates: pl.Series) -> pl.Series:
    """Return dates in W3C form; ambiguous and invalid dates are not changed."""
    others = dates.filter(~dates.str.contains(f"^{REAL}$")).unique()
    return dates.replace(others, pl.Series([normalized_date(date) or date for date in others], dtype=pl.String))


def _parse_table(path: Path, text: str, layout: _Layout) -> pl.DataFrame:
    """Return the cells of a table as text columns; surplus cells of a row are dropped.

    Raises:
        ReadError: The quotation marks do not match, or a value is too long.
    """
    start = _offset_of_line(text, layout.start)
    body = text[start : None if layout.end is None else _offset_of_line(text, layout.end)]
    try:
        return pl.read_csv(
            io.BytesIO(body.encode("utf-8", "surrogatepass")),
            separator=layout.separator,
            infer_schema=False,
            truncate_ragged_lines=True,
        )
    except pl.exceptions.PolarsError as error:
        return _parse_rows(path, body, layout, error)


def _parse_rows(path: Path, body: str, layout: _Layout, cause: Exception) -> pl.DataFrame:
    """Parse, with the `csv` module, a table that Polars rejects; missing cells are null, surplus ones dropped.

    Raises:
        ReadError: The table is malformed; states the first malformed line.
    """
    reader = csv.reader(io.StringIO(body, newline=""), delimiter=layout.separator, strict=True)
    try:
        header, *rows = (row for row in reader if row)
    except (csv.Error, ValueError) as error:
        line = layout.start + max(1, reader.line_num)
        reason = msg("the quotation marks do not match")
        if not isinstance(error, csv.Error) or "larger than" in str(error):
            reason = msg("a value is too long or not valid")
        message = msg("“{name}” can't be read: in line {line} {cause}.", name=path.name, line=line, cause=reason)
        raise ReadError(message, hint=DAMAGED_HINT, path=path, line=line) from cause
    names = [name if header.index(name) == at else f"{name}_duplicated_{at}" for at, name in enumerate(header)]
    columns = {name: [row[at] if at < len(row) else None for row in rows] for at, name in enumerate(names)}
    return pl.DataFrame(columns, schema=dict.fromkeys(columns, pl.String))


def _offset_of_line(text: str, number: int) -> int:
    """Return the offset in characters of a line, counted from 0; the length of the text for later lines."""
    offset = 0
    for _ in range(number):
        offset = text.find("\n", offset) + 1 or len(text)
    return offset


def _extract_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, path: Path) -> bytes:
    """Return the decompressed content of a file in an archive; refuse content beyond the limits."""
    ceilings = Ceilings()
    limit = min(ceilings.max_file_bytes, max(RATIO_FREE_BYTES, (ceilings.max_ratio or 1) * member.compress_size))
    with archive.open(member) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise ReadError(
            msg("“{file}” in “{name}” is too large when unpacked.", file=member.filename, name=path.name),
            hint=msg("Unpack it first if you trust its source."),
            path=path,
        )
    return data


def _first_header(by_header: Mapping[str, str], names: Sequence[str]) -> str | None:
    """Return the header, as written, of the first name in `by_header`, whose keys are in lower case; or None."""
    return next((by_header[name] for name in names if name in by_header), None)


def _chosen_header(by_header: Mapping[str, str], field: str, header: str, path: Path) -> str:
    """Return the header, as written, that the user chose for a field.

    Raises:
        RequestError: The field is unknown, or the table has no such header.
    """
    names = (*FIELD_NAMES, *CONDITION_NAMES)
    if field not in names:
        raise RequestError(
            untranslated("“{field}” is not a column that is read: {fields}.", field=field, fields=listed(names)),
            hint=untranslated("Write FIELD=HEADER, such as loc=Address."),
        )
    found = by_header.get(header.strip().lower())
    if found is None:
        raise RequestError(untranslated("“{name}” has no column “{header}”.", name=path.name, header=header))
    return found
