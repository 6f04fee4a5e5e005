"""Tables of URLs: exports of crawlers and of search consoles, known by their headers, and any other by a mapping."""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import polars as pl

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.core.messages import Message, listed, msg, quoted, untranslated
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.container import read_container
from sitemap_studio.protocol.date_forms import normalized_date
from sitemap_studio.protocol.dates import REAL
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.sources.source_entries import INCOMPLETE_URL, SourceEntries, has_complete_url, source_frame

NO_PAGE: Final = msg("rows of files that are no pages")
NOT_SERVED: Final = msg("rows whose status is not 200")
NOT_INDEXABLE: Final = msg("rows that the table calls not indexable")
NO_URL: Final = msg("rows without a URL")

_MARKS: Final = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_SEPARATORS: Final = "\t;,|"
_HEAD_BYTES: Final = 1 << 16
_PREVIEW_ROWS: Final = 5
_NO_HEADER: Final = ("<", "{", "[", "#", "---")
"""How markup, JSON, comments and templates begin."""

_SEPARATOR_LINE: Final = re.compile(r"\Asep=[^\n]?\r?\n")
"""What tells Excel the separator."""

_URL_CELL: Final = re.compile(r'(?:^|[\t;,|])\s*"?https?://')


@dataclass(frozen=True)
class _Condition:
    """Rows are left out whose text in a column does not match; where the column is missing or empty, all stay.

    Attributes:
        headers: Names of the column.
        pattern: Regular expression of texts that stay, in lower case.
        reason: Why others are left out.
    """

    headers: tuple[str, ...]
    pattern: str
    reason: Message


_LOC_HEADERS: Final = ("loc", "url", "address", "page url", "target url", "top pages", "page", "pages", "link")
_FIELD_HEADERS: Final[Mapping[str, tuple[str, ...]]] = {
    "lastmod": ("lastmod", "last modified", "last-modified", "last modified date"),
    "changefreq": ("changefreq", "change frequency"),
    "priority": ("priority",),
}
_CONDITIONS: Final = (
    _Condition(("status code", "http status code", "http status", "status"), r"^200( .*)?$|^[^0-9]", NOT_SERVED),
    _Condition(("content type", "content", "mime type"), r"html", NO_PAGE),
    _Condition(
        ("indexability", "indexable status", "indexable", "is indexable page"),
        r"^(indexable|yes|true|1)$",
        NOT_INDEXABLE,
    ),
)
"""Headers in lower case, of Screaming Frog, Sitebulb, Ahrefs and Google Search Console; English exports."""


class UnknownColumnsError(RequestError):
    """No column of a table is known to hold URLs.

    Args:
        header: Its first line.
        rows: Its first rows, by header of the column.
    """

    def __init__(self, message: str, *, header: str = "", rows: pl.DataFrame | None = None, **details: Any) -> None:
        super().__init__(message, **details)
        self.header = header
        self.rows = pl.DataFrame() if rows is None else rows


def read_url_table(
    path: Path, *, columns: Mapping[str, str] | None = None, progress: Progress | None = None
) -> SourceEntries:
    """Return the pages that a table lists, in its order.

    Args:
        path: Text with a header line, separated by commas, semicolons, tabs or bars; UTF-8, or UTF-16 with its mark;
            gzipped or not.
        columns: By field, the header of its column, where the headers are not known.
        progress: Counts bytes; may stop the work.

    Raises:
        ReadError: The file can't be read, or is no table.
        UnknownColumnsError: No column is known to hold URLs.
        RequestError: A column that is named does not exist.
        Cancelled: The user asked to stop.
    """
    data = read_container(path, progress=progress).data
    table = _read(path, data)
    by_header = {header.strip().lower(): header for header in table.columns}
    chosen = {field: _named(by_header, field, header, path) for field, header in (columns or {}).items()}
    if "loc" not in chosen:
        loc = _first(by_header, _LOC_HEADERS)
        if loc is None:
            headers = listed(map(quoted, table.columns[:12]))
            raise UnknownColumnsError(
                untranslated("“{name}” has no known URL column: {headers}.", name=path.name, headers=headers),
                hint=untranslated("Name the column: --columns loc=HEADER."),
                header=_first_lines(data)[0],
                rows=table.head(_PREVIEW_ROWS),
                path=path,
            )
        chosen["loc"] = loc
    for field, names in _FIELD_HEADERS.items():
        header = _first(by_header, names)
        if header is not None:
            chosen.setdefault(field, header)
    rows = table.with_row_index("row", offset=2)
    skipped: dict[Message, int] = {}

    def keep(is_kept: pl.Expr, reason: Message) -> None:
        nonlocal rows
        before = rows.height
        rows = rows.filter(is_kept.fill_null(True))
        if rows.height < before:
            skipped[reason] = before - rows.height

    keep(pl.col(chosen["loc"]).fill_null("").str.strip_chars() != "", NO_URL)
    for condition in _CONDITIONS:
        header = _first(by_header, condition.headers)
        if header is not None and header not in chosen.values():
            text = pl.col(header).str.strip_chars().str.to_lowercase()
            keep((text == "") | text.str.contains(condition.pattern), condition.reason)
    keep(has_complete_url(pl.col(chosen["loc"])), INCOMPLETE_URL)
    fields = {field: rows[header].str.strip_chars() for field, header in chosen.items()}
    if "lastmod" in fields:
        fields["lastmod"] = _in_w3c_form(fields["lastmod"])
    frame = source_frame({**fields, "origin": pl.repeat(path.name, rows.height, eager=True), "line": rows["row"]})
    return SourceEntries(frame.with_columns(pl.col(FIELD_NAMES[1:]).replace("", None)), skipped=skipped)


def is_table(data: bytes) -> bool:
    """Whether the first line is a header with a column that is known to hold URLs."""
    head = _first_lines(data)[0]
    separator = max(_SEPARATORS, key=head.count)
    names = [cell.strip().strip('"').lower() for cell in head.split(separator)]
    return any(name in _LOC_HEADERS for name in names) and separator in head


def unknown_header(data: bytes) -> str | None:
    """Return the first line of a table whose columns are not known but hold URLs; None if it seems to be no table."""
    head, *rows = _first_lines(data)
    is_header = head.strip() != "" and "://" not in head and not head.lstrip().startswith(_NO_HEADER)
    has_urls = any(_URL_CELL.search(row) for row in rows)
    return head if is_header and has_urls and not is_table(data) else None


def _in_w3c_form(dates: pl.Series) -> pl.Series:
    """Return dates in their W3C form where it is certain what they mean, others as they are written."""
    others = dates.filter(~dates.str.contains(f"^{REAL}$")).unique()
    return dates.replace(others, pl.Series([normalized_date(date) or date for date in others], dtype=pl.String))


def _first_lines(data: bytes) -> list[str]:
    """Return the first line of a text, and some more."""
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "utf-8")
    text = _SEPARATOR_LINE.sub("", data[:_HEAD_BYTES].decode(encoding, "ignore").lstrip("\ufeff"))
    return text.splitlines()[: 1 + _PREVIEW_ROWS] or [""]


def _read(path: Path, data: bytes) -> pl.DataFrame:
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "utf-8")
    try:
        text = _SEPARATOR_LINE.sub("", data.decode(encoding).lstrip("\ufeff"))
    except UnicodeDecodeError as error:
        raise ReadError(
            msg("“{name}” is not encoded in UTF-8 or UTF-16.", name=path.name),
            hint="Save it as CSV in UTF-8.",
            path=path,
        ) from error
    head = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=head.count)
    try:
        return pl.read_csv(
            io.BytesIO(text.encode()), separator=separator, infer_schema=False, truncate_ragged_lines=True
        )
    except pl.exceptions.PolarsError as error:
        raise ReadError(
            msg("“{name}” can't be read: {reason}.", name=path.name, reason=str(error).partition("\n")[0]), path=path
        ) from error


def _first(by_header: Mapping[str, str], names: Sequence[str]) -> str | None:
    return next((by_header[name] for name in names if name in by_header), None)


def _named(by_header: Mapping[str, str], field: str, header: str, path: Path) -> str:
    if field not in FIELD_NAMES:
        raise RequestError(
            untranslated("“{field}” is not a field: {fields}.", field=field, fields=listed(FIELD_NAMES)),
            hint=untranslated("Write FIELD=HEADER, such as loc=Address."),
        )
    found = by_header.get(header.strip().lower())
    if found is None:
        raise RequestError(untranslated("“{name}” has no column “{header}”.", name=path.name, header=header))
    return found
