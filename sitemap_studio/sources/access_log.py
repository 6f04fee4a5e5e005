"""Access logs of web servers: pages that were served, how often, and when last.

Supported are the Common and the Combined Log Format (with any fields before and after), the W3C Extended Log File
Format, logs of Elastic Load Balancing, and lines of JSON as written by nginx, Apache and Caddy. The format of each line
is recognized separately, and other lines are counted by reason. Files can be gzipped. A log is read in chunks, and each
chunk is reduced to one row per path, so that memory does not grow with the log.
"""

from __future__ import annotations

import codecs
import gzip
import io
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, cast
from urllib.parse import urlsplit

import polars as pl

from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.container import GZIP_ERRORS, GZIP_MAGIC, ISAL_GZIP_FILE, read_head, refuse_irregular
from sitemap_studio.protocol.url_syntax import incomplete_url_error, web_host
from sitemap_studio.sources.source_entries import SourceEntries, build_source_frame

PAGE_ENDINGS: Final = ("", "asp", "aspx", "htm", "html", "jsp", "jspx", "php", "shtml", "xhtml")
"""File name endings of pages; empty for names without an ending, such as `/about` and `/blog/`."""

SEARCH_BOTS: Final = (
    "Googlebot", "bingbot", "YandexBot", "Baiduspider", "DuckDuckBot", "Applebot", "Slurp", "SeznamBot", "Yeti",
    "PetalBot", "Qwantbot",
)  # fmt: skip
"""Substrings of the user agents of search engine crawlers."""

NOT_READABLE: Final = msg("lines that are no log entries")
OPEN_QUOTE: Final = msg("lines in which a quotation mark is not closed")
TEXT_AFTER_QUOTE: Final = msg("lines with text directly after a quoted value")
OTHER_FIELDS: Final = msg("lines that do not have the fields that “#Fields” names")
INVALID_JSON: Final = msg("lines that are not valid JSON objects")
INCOMPLETE_JSON: Final = msg("JSON objects without a URL or a status")
WRONG_TIME: Final = msg("lines whose time is invalid")
TOO_LONG: Final = msg("lines of more than one megabyte")
KNOWN_FORMATS: Final = msg("Known formats are Common, Combined, W3C Extended, Elastic Load Balancing and JSON lines.")
NO_PAGE: Final = msg("requests for files other than pages")
NOT_SERVED: Final = msg("requests that were not answered with a page (GET with status 200)")
OTHER_HOST: Final = msg("requests to other hosts")

_CHUNK_BYTES: Final = 8 << 20
_MAX_PARTIAL_ROWS: Final = 1_000_000
"""Maximum number of chunk rows before they are merged to one per path."""

_MAX_LINE_BYTES: Final = 1 << 20
_MAX_FIELDS: Final = 200
"""Maximum number of W3C fields that are read; servers define about fifty."""

_COMMON_TIME: Final = "%d/%b/%Y:%H:%M:%S %z"
_COMMON_STAMP: Final = r"\d{2}/[A-Z][a-z]{2}/\d{4}:\d{2}:\d{2}:\d{2} [+-]\d{4}"
_ISO_STAMP: Final = r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}"
_MIN_MILLISECONDS: Final = 1e11
"""Unix times from this number on are in milliseconds, smaller ones in seconds."""

_ESCAPING: Final = "sitemap-studio-escape-bytes"
"""Name of the error handler that percent-encodes undecodable bytes."""

_HEAD_BYTES: Final = 1 << 14
"""Bytes at the start of a file that are searched for its format."""

_SUPPORTED_LINE: Final = re.compile(
    rf"^#Fields:.*\bsc-status\b|\[{_COMMON_STAMP}\] [^\"\n]*\""
    rf"|^(?:[a-z0-9]+ )?{_ISO_STAMP}(?:\.\d+)?Z (?:\S+ ){{6}}[\d-]+ ".encode(),
    re.MULTILINE,
)
"""Beginnings of lines in the supported text formats."""

_UNSUPPORTED_FORMATS: Final = {
    "Amazon S3": re.compile(
        rf"^\S+ \S+ \[{_COMMON_STAMP}\] \S+ \S+ \S+ [A-Z0-9]+\.[A-Z]+[.A-Z_]* ".encode(), re.MULTILINE
    ),
    "HAProxy": re.compile(rb"\S:\d+ \[\d{2}/[A-Z][a-z]{2}/\d{4}:[\d:]{8}\.\d{3}\] \S+ \S+ [-+\d/]+ "),
    "Traefik": re.compile(rb'" \d+ "[^\n]*" \d+ms\s*$|^\s*\{.*"Downstream(?:Status|ContentSize)"', re.MULTILINE),
}
"""Patterns of recognized but unsupported logs, by name of the format; such logs may concern several sites.

Sources: Amazon S3, “Server access log format”; HAProxy, “HTTP log format”; Traefik, “Access logs”.
"""

_SERVED: Final = pl.Schema({"target": pl.String(), "time": pl.Datetime("ms"), "agent": pl.String()})
"""Requests with the method GET and the status 200, of any format; times in UTC."""

_NO_REQUESTS: Final = pl.DataFrame(schema={**_SERVED, "stamp": pl.String()})

_JSON_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "method": ("method", "request_method", "requestMethod", "cs-method"),
    "target": ("uri", "request_uri", "path", "url", "requestURI", "cs-uri-stem"),
    "status": ("status", "status_code", "code", "sc-status"),
    "time": ("time", "ts", "timestamp", "@timestamp", "time_iso8601", "time_local", "datetime"),
    "agent": ("user_agent", "http_user_agent", "userAgent", "agent", "cs(User-Agent)", "User-Agent"),
    "line": ("request",),
}
"""Keys of JSON logs by meaning; `line` is a complete request line, or the request object of Caddy."""

_JSON_TEXTS: Final = pl.Schema({key: pl.String() for keys in _JSON_KEYS.values() for key in keys})


def read_access_logs(
    paths: Sequence[Path],
    base_url: str,
    *,
    keeps_queries: bool = False,
    page_endings: Sequence[str] = PAGE_ENDINGS,
    progress: Progress | None = None,
) -> SourceEntries:
    """Return the pages that logs show as served, sorted by URL.

    The `entries` have the additional columns `hits` (int), `last_visit` and `last_bot_visit` (UTC; null if unknown).

    Args:
        paths: The logs; their formats may differ.
        base_url: URL of the site, whose host completes the paths in the logs.
        keeps_queries: Whether URLs with different queries are different pages; otherwise queries are removed.
        page_endings: File name endings of pages, without the dot; empty for names without an ending.
        progress: Counts bytes on disk; can stop the function.

    Raises:
        RequestError: `base_url` is not a complete URL.
        ReadError: A log can't be read, or contains no line in a known format.
        Cancelled: The user asked to stop.
    """
    progress = progress or Progress()
    host = web_host(base_url)
    if host is None:
        raise incomplete_url_error(base_url)
    site = urlsplit(base_url)
    refuse_unsupported_logs(paths)
    parts: list[pl.DataFrame] = []
    unreadable: Counter[Message] = Counter()
    n_readable = 0
    for number, path in enumerate(paths):
        n_readable_before = n_readable
        try:
            for chunk in _read_chunks(path, progress):
                n_readable += chunk.n_readable
                unreadable.update(chunk.skipped)
                parts.append(_summarize_by_target(chunk.served).with_columns(file=pl.lit(number, pl.UInt32)))
                if sum(each.height for each in parts) > _MAX_PARTIAL_ROWS:
                    parts = [_merge_summaries(parts, "target")]
        except GZIP_ERRORS as error:
            message = msg("“{name}” contains damaged gzip data.", name=path.name)
            if isinstance(error, OSError) and error.errno:
                message = msg("“{name}” can't be read: {reason}.", name=path.name, reason=system_reason(error))
            elif isinstance(error, EOFError):
                message = msg("“{name}” is cut off.", name=path.name)
            raise ReadError(message, path=path) from error
        if n_readable == n_readable_before:
            raise ReadError(
                msg("“{name}” is not an access log in a known format.", name=path.name),
                hint=KNOWN_FORMATS,
                path=path,
            )
    targets = (
        _merge_summaries(parts, "target")
        if parts
        else _summarize_by_target(pl.DataFrame(schema=_SERVED)).with_columns(file=pl.lit(0, pl.UInt32))
    )
    pages, skipped = _select_pages(targets, host, keeps_queries=keeps_queries, page_endings=page_endings)
    skipped[NOT_SERVED] = n_readable - int(targets["hits"].sum())
    skipped |= unreadable
    names = pl.Series([path.name for path in paths], dtype=pl.String)
    entries = build_source_frame(
        {
            "loc": f"{site.scheme}://{site.netloc}" + pages["path"],
            "origin": names.gather(pages["file"]),
            "hits": pages["hits"],
            "last_visit": pages["last_visit"],
            "last_bot_visit": pages["last_bot_visit"],
        }
    )
    return SourceEntries(entries, skipped={reason: count for reason, count in skipped.items() if count})


def is_access_log(head: bytes) -> bool:
    """Return whether the decompressed beginning of a file is an access log, in a supported or another known format."""
    head = head[:_HEAD_BYTES].lstrip()
    return (
        _SUPPORTED_LINE.search(head) is not None
        or _unsupported_format(head) is not None
        or (head.startswith(b"{") and bool(_parse_json_texts(head.partition(b"\n")[0])))
        or any(_is_json_entry(line) for line in head.split(b"\n") if line.startswith(b"{"))
    )


def _is_json_entry(line: bytes) -> bool:
    """Return whether a line is a JSON object with a status, as in access logs."""
    texts = _parse_json_texts(line) or {}
    return not texts.keys().isdisjoint(_JSON_KEYS["status"])


def refuse_unsupported_logs(paths: Sequence[Path]) -> None:
    """Raise a `ReadError` for the first access log in an unsupported format."""
    for path in paths:
        format_name = _unsupported_format(read_head(path))
        if format_name is not None:
            message = msg(
                "“{name}” is a log of {format}, and this log format is not supported.",
                name=path.name,
                format=format_name,
            )
            raise ReadError(message, hint=KNOWN_FORMATS, path=path)


def _unsupported_format(head: bytes) -> str | None:
    """Return the name of the unsupported log format of a file that begins with these bytes, or None."""
    return next((name for name, pattern in _UNSUPPORTED_FORMATS.items() if pattern.search(head[:_HEAD_BYTES])), None)


def _summarize_by_target(requests: pl.DataFrame) -> pl.DataFrame:
    """Reduce requests (`_SERVED`) to one row per target, with hits and last visits."""
    # Distinct agents are few.
    agents = requests["agent"].unique()
    bots = agents.filter(agents.str.contains_any(list(SEARCH_BOTS), ascii_case_insensitive=True))
    is_bot = pl.col("agent").is_in(bots.implode())
    return (
        requests.lazy()
        .group_by("target")
        .agg(
            hits=pl.len().cast(pl.Int64),
            last_visit=pl.col("time").max(),
            last_bot_visit=pl.col("time").filter(is_bot).max(),
        )
        .collect()
    )


def _merge_summaries(frames: Sequence[pl.DataFrame], key: str) -> pl.DataFrame:
    """Merge summaries to one row per key: the sum of hits, the last visits, and the highest number of a file."""
    columns = [pl.col("hits").sum(), pl.col("last_visit").max(), pl.col("last_bot_visit").max(), pl.col("file").max()]
    return pl.concat(frames).group_by(key).agg(columns)


def _select_pages(
    targets: pl.DataFrame, host: str, *, keeps_queries: bool, page_endings: Sequence[str]
) -> tuple[pl.DataFrame, dict[Message, int]]:
    """Reduce targets to one row per page of a host, by path; also return the number of skipped requests by reason."""
    # A target is a path, or a URL in requests through a proxy. RFC 9112, 3.2.
    url_parts = pl.col("target").str.extract_groups(
        r"^(?:(?i:https?)://(?P<host>[^/?#:]*)(?::\d+)?)?(?P<path>/[^?#]*)(?P<query>\?[^#]+)?"
    )
    split = targets.with_columns(url_parts.alias("parts")).unnest("parts")
    is_here = pl.col("host").is_null() | (pl.col("host").str.to_lowercase() == host.lower())
    ending = pl.col("path").str.extract(r"\.([^./]*)$").str.to_lowercase().fill_null("")
    is_page = pl.col("path").is_not_null() & ending.is_in(list(page_endings))
    path = pl.col("path") + pl.col("query").fill_null("") if keeps_queries else pl.col("path")
    skipped = split.select(
        other=pl.col("hits").filter(~is_here).sum(), files=pl.col("hits").filter(is_here & ~is_page).sum()
    ).row(0)
    pages = _merge_summaries([split.filter(is_here & is_page).with_columns(path=path)], "path").sort("path")
    return pages, {OTHER_HOST: skipped[0], NO_PAGE: skipped[1]}


# Formats


@dataclass(frozen=True)
class _Chunk:
    """Content of a chunk of a log.

    Attributes:
        n_readable: Number of lines that are log entries.
        skipped: Number of other lines, by reason.
        served: Requests in the log entries (`_SERVED`).
    """

    n_readable: int
    skipped: Mapping[Message, int]
    served: pl.DataFrame


def _read_chunks(path: Path, progress: Progress) -> Iterator[_Chunk]:
    """Parse a log, gzipped or not, and yield its content chunk by chunk."""
    w3c_fields: tuple[str, ...] = ()
    for data, n_too_long in _line_chunks(path, progress):
        # IIS repeats the fields after each start.
        sections: dict[tuple[str, ...], list[bytes]] = {}
        for section in re.split(rb"^(?=#Fields:)", data, flags=re.MULTILINE) if b"#Fields:" in data else [data]:
            if section.startswith(b"#Fields:"):
                w3c_fields = tuple(section[: section.find(b"\n")].decode("utf-8", "replace").split()[1:])
            sections.setdefault(w3c_fields, []).append(section)
        for fields, parts in sections.items():
            yield _read_section(b"".join(parts), fields)
        if n_too_long:
            yield _Chunk(0, {TOO_LONG: n_too_long}, pl.DataFrame(schema=_SERVED))


def _line_chunks(path: Path, progress: Progress) -> Iterator[tuple[bytes, int]]:
    """Yield chunks of complete, decompressed lines, and how many lines after each were omitted as too long."""
    refuse_irregular(path, path.stat())
    with path.open("rb") as file:
        progress.begin(path.name, path.stat().st_size)
        is_packed = file.peek(2)[:2] == GZIP_MAGIC
        stream = cast(BinaryIO, (ISAL_GZIP_FILE or gzip.GzipFile)(fileobj=file)) if is_packed else file
        remainder, done, is_too_long = b"", 0, False
        while data := stream.read(_CHUNK_BYTES):
            progress.advance(file.tell() - done)
            done = file.tell()
            if is_too_long:
                _, line_end, data = data.partition(b"\n")
                is_too_long = not line_end
            end = data.rfind(b"\n") + 1
            lines, remainder = (remainder + data[:end], data[end:]) if end else (b"", remainder + data)
            n_too_long = int(len(remainder) > _MAX_LINE_BYTES)
            if n_too_long:
                remainder, is_too_long = b"", True
            yield lines, n_too_long
        if remainder:
            yield remainder + b"\n", 0


@dataclass(frozen=True)
class _Requests:
    """Lines parsed in one log format, and the lines that other formats may match.

    Attributes:
        n_readable: Number of lines that are log entries in this format.
        served: Columns of `_SERVED`, and `stamp`, the time as text; null if the line has none.
        others: Lines that are not log entries in this format.
    """

    n_readable: int
    served: pl.DataFrame
    others: pl.DataFrame


def _read_section(data: bytes, w3c_fields: Sequence[str]) -> _Chunk:
    """Parse lines, each of which may be in another format; `w3c_fields` are the names in the last `#Fields:`."""
    lines = pl.read_lines(io.BytesIO(_with_escaped_bytes(data)), name="line")
    lines = lines.filter(pl.col("line").str.contains(r"^\s*[^#\s]"))
    skipped: Counter[Message] = Counter()
    found = []
    if w3c_fields:
        found.append(_read_w3c_log(lines, w3c_fields))
        lines = found[-1].others
    is_json = pl.col("line").str.contains(r"^\s*\{")
    if lines.select(is_json.any()).item():
        requests, skipped_objects = _read_json_log(lines.filter(is_json))
        skipped.update(skipped_objects)
        found.append(requests)
        lines = lines.filter(~is_json)
    for read in (
        partial(_read_common_log, stamp=_STAMP_BEFORE_REQUEST),
        partial(_read_common_log, stamp=_STAMP_ANYWHERE),
        _read_balancer_log,
    ):
        if lines.height:
            found.append(read(lines))
            lines = found[-1].others
    skipped.update(_count_unreadable(lines, w3c_fields))
    columns = [*_SERVED, "stamp"]
    served = pl.concat([requests.served.select(columns) for requests in found]) if found else _NO_REQUESTS
    has_wrong_time = pl.col("stamp").is_not_null() & pl.col("time").is_null()
    skipped[WRONG_TIME] += (n_wrong := served.select(has_wrong_time.sum()).item())
    n_readable = sum(requests.n_readable for requests in found) - n_wrong
    return _Chunk(n_readable, skipped, served.filter(~has_wrong_time).select(*_SERVED))


def _select_served(rows: pl.DataFrame, *, is_get: pl.Expr, target: pl.Expr, time: pl.Expr) -> _Requests:
    """Return the rows with the method GET and the status 200, and the lines without a status as `others`.

    Args:
        rows: Frame with the columns `line`, `status` (null if the line is no request), `stamp` and `agent`.
        is_get: Whether the method is GET.
        target: The request target.
        time: The time in UTC.
    """
    others = rows.filter(pl.col("status").is_null()).select("line")
    served = rows.filter(is_get & (pl.col("status") == "200"))
    served = served.select(target=target, time=time, agent="agent", stamp="stamp")
    return _Requests(rows.height - others.height, served, others)


def _with_escaped_bytes(data: bytes) -> bytes:
    """Return text in UTF-8; invalid bytes are percent-encoded, such as `%FC`."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return data.decode("utf-8", _ESCAPING).encode()
    return data.removeprefix(codecs.BOM_UTF8)


def _escape_bytes(error: UnicodeError) -> tuple[str, int]:
    """Return undecodable bytes percent-encoded, and the position after them; a handler of decoding errors."""
    assert isinstance(error, UnicodeDecodeError)
    return "".join(f"%{byte:02X}" for byte in error.object[error.start : error.end]), error.end


codecs.register_error(_ESCAPING, _escape_bytes)


def _count_unreadable(lines: pl.DataFrame, w3c_fields: Sequence[str]) -> dict[Message, int]:
    """Return how many lines no format matches, by reason: quotation marks, other W3C fields, or other; may be 0."""
    if not lines.height:
        return {}
    if w3c_fields:
        return {OTHER_FIELDS: lines.height}
    line = pl.col("line").str.replace_all(r"\\.", "")
    has_open_quote = line.str.count_matches('"', literal=True) % 2 == 1
    has_text_after_quote = line.str.contains(r'^[^"]*"[^"]*"[^\s"]')
    n_open, n_after = lines.select(
        has_open_quote.sum().alias("open"), (has_text_after_quote & ~has_open_quote).sum().alias("after")
    ).row(0)
    return {OPEN_QUOTE: n_open, TEXT_AFTER_QUOTE: n_after, NOT_READABLE: lines.height - n_open - n_after}


def _split_at_quotes(lines: pl.DataFrame, n_parts: int) -> pl.DataFrame:
    """Split lines at `"` into `n_parts` columns `field_0`, `field_1` and so on, besides the column `line`.

    Escaped quotation marks are percent-encoded first; the last column contains the remaining text.
    """
    line = pl.col("line")
    if lines.select(line.str.contains("\\", literal=True).any()).item():
        # Apache escapes them with backslashes in quoted values.
        line = line.str.replace_all(r"\\", "%5C", literal=True).str.replace_all(r"\"", "%22", literal=True)
    return lines.select("line", line.str.splitn('"', n_parts).alias("parts")).unnest("parts")


def _targets_of_get_lines(requests: pl.Series) -> pl.Series:
    """Return the targets of request lines that begin with `GET `.

    Blanks and bytes that were logged in hex are percent-encoded.
    """
    targets = requests.str.slice(len("GET ")).str.strip_suffix(" HTTP/1.1")
    # Most targets need no change, and a search for one character is fast.
    if targets.str.contains(" ", literal=True).any():
        targets = targets.str.replace(r"(?: HTTP/[0-9.]+)?\s*$", "").str.replace_all(" ", "%20", literal=True)
    if targets.str.contains("\\", literal=True).any():
        targets = targets.str.replace_all(r"\\x([0-9A-Fa-f]{2})", "%${1}")
    return targets


_LAST_STAMP: Final = pl.col("field_0").str.tail(28).str.head(26)
_STAMP_BEFORE_REQUEST: Final = pl.when(
    pl.col("field_0").str.ends_with("] ")
    & (_LAST_STAMP.str.slice(2, 1) == "/")
    & (_LAST_STAMP.str.slice(11, 1) == ":")
    & (_LAST_STAMP.str.slice(20, 1) == " ")
).then(_LAST_STAMP)
"""Time directly before the request, as in almost all lines."""

_STAMP_ANYWHERE: Final = pl.col("field_0").str.extract(rf"\[({_COMMON_STAMP})\] ")
"""Time with other fields between it and the request; several times slower."""


def _read_common_log(lines: pl.DataFrame, stamp: pl.Expr) -> _Requests:
    """Read lines in the Common and the Combined Log Format; `stamp` extracts the time from the column `field_0`."""
    rows = _split_at_quotes(lines, 7).select(
        "line",
        request="field_1",
        status=pl.col("field_2").str.extract(r"^\s+(\d{3}|-)(?:\s|$)"),
        stamp=stamp,
        agent=pl.when(pl.col("field_6").is_not_null()).then("field_5"),
    )
    rows = rows.with_columns(status=pl.when(pl.col("stamp").is_not_null()).then("status"))
    return _select_served(
        rows,
        is_get=pl.col("request").str.starts_with("GET "),
        target=pl.col("request").map_batches(_targets_of_get_lines, return_dtype=pl.String()),
        time=_to_utc(pl.col("stamp").str.to_datetime(_COMMON_TIME, strict=False)),
    )


def _read_balancer_log(lines: pl.DataFrame) -> _Requests:
    """Read lines of Elastic Load Balancing (Classic and Application Load Balancers).

    Source: AWS, “Access log entries” of both load balancers.
    """
    before = pl.col("field_0").str.extract_groups(
        rf"^(?:[a-z0-9]+ )?(?P<stamp>{_ISO_STAMP})(?:\.\d+)?Z (?:\S+ ){{6}}(?P<status>\d{{3}}|-) (?:\S+ ){{3}}$"
    )
    rows = _split_at_quotes(lines, 5).select(
        "line",
        request="field_1",
        status=pl.when(pl.col("field_2").is_not_null()).then(before.struct.field("status")),
        stamp=before.struct.field("stamp"),
        agent=pl.when(pl.col("field_4").is_not_null()).then("field_3"),
    )
    return _select_served(
        rows,
        is_get=pl.col("request").str.starts_with("GET "),
        target=pl.col("request").map_batches(_targets_of_get_lines, return_dtype=pl.String()),
        time=pl.col("stamp").str.to_datetime("%Y-%m-%dT%H:%M:%S", strict=False, time_unit="ms"),
    )


def _read_w3c_log(lines: pl.DataFrame, fields: Sequence[str]) -> _Requests:
    """Read lines in the W3C Extended Log File Format, given the field names of the last `#Fields:`.

    Without fields for the URL and the status, no line is an entry. Source: working draft of 1996.
    """
    known = {name: number for number, name in reversed(list(enumerate(fields[:_MAX_FIELDS])))}
    url = "cs-uri-stem" if "cs-uri-stem" in known else "cs-uri"
    wanted = [
        name
        for name in ("date", "time", "cs-method", "cs-uri-query", "cs(User-Agent)", url, "sc-status")
        if name in known
    ]
    if url not in known or "sc-status" not in known:
        return _Requests(0, _NO_REQUESTS, lines)
    n_parts = max(known[name] for name in wanted) + 1
    line = pl.col("line").str.strip_chars_end()
    separator = "\t" if lines.select(pl.col("line").str.contains("\t", literal=True).any()).item() else " "
    parts = line.str.splitn(separator, n_parts + 1)
    values = {name: parts.struct.field(f"field_{known[name]}") for name in wanted}
    frame = lines.select("line", **{name: values[name] for name in wanted})
    is_quoted = pl.col("line").str.contains('"', literal=True)
    if lines.select(is_quoted.any()).item():
        quoted = _split_quoted_w3c_values(lines.filter(is_quoted), {name: known[name] for name in wanted}, separator)
        frame = pl.concat([frame.filter(~is_quoted), quoted])

    def column_or_default(name: str, default: str | None) -> pl.Expr:
        """Return a column, or a constant if the log lacks the field."""
        return pl.col(name) if name in known else pl.lit(default, pl.String)

    query = column_or_default("cs-uri-query", "-")
    has_query = ~query.is_in(["-", ""]) & ~pl.col(url).str.contains("?", literal=True)
    rows = frame.with_columns(
        status=pl.when(pl.col("sc-status").str.contains(r"^\d{3}$")).then("sc-status"),
        stamp=column_or_default("date", None) + " " + column_or_default("time", None).str.slice(0, 8),
        agent=column_or_default("cs(User-Agent)", None),
    )
    return _select_served(
        rows,
        is_get=column_or_default("cs-method", "GET") == "GET",
        target=pl.when(has_query).then(pl.col(url) + "?" + query).otherwise(pl.col(url)),
        time=pl.col("stamp").str.to_datetime("%Y-%m-%d %H:%M:%S", strict=False, time_unit="ms"),
    )


def _split_quoted_w3c_values(lines: pl.DataFrame, known: Mapping[str, int], separator: str) -> pl.DataFrame:
    """Return the column `line` and the unquoted values of columns, given by name and position, of lines with `"`.

    Quoted values may contain the separator. In values that do not begin with a quotation mark, it is an ordinary
    character, as in the cookies that IIS logs.
    """
    value = rf"[^{separator}]*"
    names = {number: f"value_{number}" for number in known.values()}
    tokens = [
        rf'(?P<{names[number]}>"(?:[^"]|"")*"|{value})' if number in names else rf'(?:"(?:[^"]|"")*"|{value})'
        for number in range(max(names) + 1)
    ]
    found = pl.col("line").str.extract_groups(rf"^{f'{separator}+'.join(tokens)}(?:{separator}|\s*$)")
    return lines.with_columns(found.alias("found")).select(
        "line",
        **{name: pl.col("found").struct.field(names[number]).str.strip_chars('"') for name, number in known.items()},
    )


def _read_json_log(lines: pl.DataFrame) -> tuple[_Requests, dict[Message, int]]:
    """Read one JSON object per line; also return the number of lines that are not log entries, by reason."""
    try:
        # Objects with the same keys are read many times faster.
        rows = pl.read_ndjson(io.BytesIO("\n".join(lines["line"]).encode()), infer_schema_length=None)
        found = _select_served_objects(_flatten_objects(rows))
    except pl.exceptions.PolarsError:
        objects = [_parse_json_texts(line) for line in lines["line"]]
        rows = pl.DataFrame([each for each in objects if each is not None], schema=_JSON_TEXTS)
        found = _select_served_objects(rows)
    skipped = {INCOMPLETE_JSON: found.others.height, INVALID_JSON: lines.height - rows.height}
    return found, skipped


def _flatten_objects(rows: pl.DataFrame) -> pl.DataFrame:
    """Replace the request object that Caddy logs by its values, and add the user agent of its header fields."""
    inner = rows.schema.get("request")
    if isinstance(inner, pl.Struct):
        rows = rows.drop(field.name for field in inner.fields if field.name in rows.columns).unnest("request")
    headers = rows.schema.get("headers")
    if isinstance(headers, pl.Struct) and pl.Field("User-Agent", pl.List(pl.String)) in headers.fields:
        # Caddy lists the values of each header.
        rows = rows.with_columns(pl.col("headers").struct.field("User-Agent").list.first())
    return rows


def _select_served_objects(objects: pl.DataFrame) -> _Requests:
    """Return the served pages among JSON objects; objects without a URL or a status are not requests."""
    flat = {name for name, kind in objects.schema.items() if not kind.is_nested()}

    def first(name: str) -> pl.Expr:
        """Return an expression: the first value, as text, under the known keys for a meaning; or null."""
        texts = [pl.col(key).cast(pl.String) for key in _JSON_KEYS[name] if key in flat]
        return pl.coalesce(*texts) if texts else pl.lit(None, pl.String)

    request = first("line").str.extract_groups(r"^(?P<method>[A-Z]+) (?P<target>\S+)")
    rows = objects.select(
        line=pl.lit(""),
        method=pl.coalesce(first("method"), request.struct.field("method")),
        target=pl.coalesce(first("target"), request.struct.field("target")),
        status=first("status"),
        stamp=first("time"),
        agent=first("agent"),
    ).with_columns(status=pl.when(pl.col("target").is_not_null()).then("status"))
    return _select_served(
        rows, is_get=pl.col("method") == "GET", target=pl.col("target"), time=_parse_json_time(pl.col("stamp"))
    )


def _parse_json_texts(line: bytes | str) -> dict[str, str] | None:
    """Return the values of known keys in a JSON object or its request object, as text; None for other JSON."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    request = found.get("request")
    if isinstance(request, dict):
        found |= request
    headers = found.get("headers")
    if isinstance(headers, dict) and isinstance(agents := headers.get("User-Agent"), list):
        found["User-Agent"] = next(iter(agents), None)
    return {
        key: str(found[key]).encode(errors="replace").decode()
        for key in _JSON_TEXTS
        if isinstance(found.get(key), str | int | float)
    }


def _parse_json_time(text: pl.Expr) -> pl.Expr:
    """Parse times in Unix seconds or milliseconds, or in W3C or Common notation, to UTC; null if invalid."""
    patterns = ("%Y-%m-%dT%H:%M:%S%.f%#z", "%Y-%m-%dT%H:%M:%S%.f%:z", _COMMON_TIME)
    stamps = [_to_utc(text.str.to_datetime(pattern, strict=False)) for pattern in patterns]
    number = text.cast(pl.Float64, strict=False)
    ms = pl.when(number < _MIN_MILLISECONDS).then(number * 1000).otherwise(number)
    since_1970 = ms.cast(pl.Int64, strict=False).cast(pl.Datetime("ms"))
    time = pl.coalesce(*stamps, since_1970)
    return pl.when(time.dt.year().is_between(1970, 9999)).then(time)


def _to_utc(stamp: pl.Expr) -> pl.Expr:
    """Convert times with a zone to milliseconds in UTC without a zone."""
    return stamp.dt.convert_time_zone("UTC").dt.replace_time_zone(None).dt.cast_time_unit("ms")
