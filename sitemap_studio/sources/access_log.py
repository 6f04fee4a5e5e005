"""Access logs of web servers: pages that were served, how often, and when last.

Reads the Common and the Combined Log Format (also with the virtual host in front), the W3C Extended Log File Format and
lines of JSON as nginx, Apache and Caddy write them; gzipped or not, told by content. A log is read in chunks, and each
chunk is reduced to one row a path, so that memory does not grow with the log.
"""

from __future__ import annotations

import gzip
import io
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Final, cast
from urllib.parse import urlsplit

import numpy as np
import polars as pl

from sitemap_studio.core.errors import ReadError, RequestError, system_reason
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.container import GZIP_ERRORS, GZIP_MAGIC, QUICK_FILE
from sitemap_studio.protocol.urls import web_host
from sitemap_studio.sources.source_entries import SourceEntries, source_frame

PAGE_ENDINGS: Final = ("", "asp", "aspx", "htm", "html", "jsp", "jspx", "php", "shtml", "xhtml")
"""Endings of file names that pages have; empty for names without one, such as `/about` and `/blog/`."""

SEARCH_BOTS: Final = (
    "Googlebot", "bingbot", "YandexBot", "Baiduspider", "DuckDuckBot", "Applebot", "Slurp", "SeznamBot", "Yeti",
    "PetalBot", "Qwantbot",
)  # fmt: skip
"""What the user agents of search engines' crawlers contain."""

NOT_READABLE: Final = msg("lines that are no log entries")
NO_PAGE: Final = msg("requests for files that are no pages")
NOT_SERVED: Final = msg("requests that were not answered with a page (GET with status 200)")
OTHER_HOST: Final = msg("requests to other hosts")

_CHUNK_BYTES: Final = 8 << 20
_MAX_PARTIAL_ROWS: Final = 1_000_000
"""Rows of chunks that are kept before they are reduced to one a path."""

_COMMON_TIME: Final = "%d/%b/%Y:%H:%M:%S%z"
_W3C_FIELDS: Final = b"#Fields:"
_COMMON_LINE: Final = re.compile(rb'(?:\S+ ){3,4}\[\d{2}/[A-Z][a-z]{2}/\d{4}:[\d:]{8} [+-]\d{4}\] "')
_FIRST_LINES: Final = 10
_HEAD_BYTES: Final = 1 << 16
"""Bytes of a chunk in which the first line of its format is looked for."""


_SERVED: Final = pl.Schema({"target": pl.String(), "time": pl.Datetime("ms"), "agent": pl.String()})
"""What every format comes down to: requests with the method GET and the status 200; times in UTC."""

_JSON_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "method": ("method", "request_method", "requestMethod", "cs-method"),
    "target": ("uri", "request_uri", "path", "url", "requestURI", "cs-uri-stem"),
    "status": ("status", "status_code", "code", "sc-status"),
    "time": ("time", "ts", "timestamp", "@timestamp", "time_iso8601", "time_local", "datetime"),
    "agent": ("user_agent", "http_user_agent", "userAgent", "agent", "cs(User-Agent)", "User-Agent"),
    "line": ("request",),
}
"""Keys of JSON logs by what they hold; `line` is a whole request line, or the object that Caddy puts there."""


def read_access_logs(
    paths: Sequence[Path],
    base_url: str,
    *,
    keeps_queries: bool = False,
    page_endings: Sequence[str] = PAGE_ENDINGS,
    progress: Progress | None = None,
) -> SourceEntries:
    """Return the pages that logs show as served, sorted by URL.

    Beside the fields, `entries` has `hits` (int), `last_visit` and `last_bot_visit` (UTC, null for none).

    Args:
        paths: The logs, of any format each.
        base_url: URL of the site, whose host completes the paths in the logs.
        keeps_queries: Whether URLs that differ in their query are different pages; else queries are dropped.
        page_endings: Endings of file names that pages have, without the point; empty for names without one.
        progress: Counts bytes on disk; may stop the work.

    Raises:
        RequestError: `base_url` is not a complete URL.
        ReadError: A log can't be read, or holds no line of a known format.
        Cancelled: The user asked to stop.
    """
    progress = progress or Progress()
    host = web_host(base_url)
    if host is None:
        raise RequestError(
            msg("“{text}” is not a complete URL.", text=base_url), hint="For example https://www.example.com/."
        )
    site = urlsplit(base_url)
    partial: list[pl.DataFrame] = []
    n_lines = n_readable = 0
    for number, path in enumerate(paths):
        n_readable_before = n_readable
        try:
            for lines, readable, served in _served_of(path, progress):
                n_lines += lines
                n_readable += readable
                partial.append(_by_target(served).with_columns(file=pl.lit(number, pl.UInt32)))
                if sum(each.height for each in partial) > _MAX_PARTIAL_ROWS:
                    partial = [_reduced(partial, "target")]
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
                hint="Known formats are Common, Combined, W3C Extended and JSON lines.",
                path=path,
            )
    targets = (
        _reduced(partial, "target")
        if partial
        else _by_target(pl.LazyFrame(schema=_SERVED)).with_columns(file=pl.lit(0, pl.UInt32))
    )
    pages, skipped = _pages(targets, host, keeps_queries=keeps_queries, page_endings=page_endings)
    skipped[NOT_SERVED] = n_readable - int(targets["hits"].sum())
    skipped[NOT_READABLE] = n_lines - n_readable
    names = pl.Series([path.name for path in paths], dtype=pl.String)
    entries = source_frame(
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
    """Whether the first bytes of a file, unpacked, are those of a log of a known format."""
    if head.startswith(b"#"):
        return re.search(rb"^#Fields:.*\bsc-status\b", head, re.MULTILINE) is not None
    # The first line of a log may be empty, or the rest of one that was cut off.
    lines = [line for line in head.split(b"\n") if line.strip()][:_FIRST_LINES]
    return any(map(_COMMON_LINE.match, lines)) or any(
        line.startswith(b"{") and bool(_texts_of_object(line)) for line in lines[:1]
    )


def _by_target(served: pl.LazyFrame) -> pl.DataFrame:
    """Reduce requests (`_SERVED`) to one row a target."""
    # Few agents are different.
    requests = served.collect()
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


def _reduced(frames: Sequence[pl.DataFrame], key: str) -> pl.DataFrame:
    """Add up rows of one key."""
    columns = [pl.col("hits").sum(), pl.col("last_visit").max(), pl.col("last_bot_visit").max(), pl.col("file").max()]
    return pl.concat(frames).group_by(key).agg(columns)


def _pages(
    targets: pl.DataFrame, host: str, *, keeps_queries: bool, page_endings: Sequence[str]
) -> tuple[pl.DataFrame, dict[Message, int]]:
    """Reduce targets to pages of a host; return them sorted by path, and requests left out by reason."""
    # A target is a path, or through a proxy a URL. RFC 9112, 3.2.
    whole = pl.col("target").str.extract_groups(
        r"^(?:(?i:https?)://(?P<host>[^/?#:]*)(?::\d+)?)?(?P<path>/[^?#]*)(?P<query>\?[^#]+)?"
    )
    split = targets.with_columns(whole.alias("parts")).unnest("parts")
    is_here = pl.col("host").is_null() | (pl.col("host").str.to_lowercase() == host.lower())
    ending = pl.col("path").str.extract(r"\.([^./]*)$").str.to_lowercase().fill_null("")
    is_page = pl.col("path").is_not_null() & ending.is_in(list(page_endings))
    path = pl.col("path") + pl.col("query").fill_null("") if keeps_queries else pl.col("path")
    skipped = split.select(
        other=pl.col("hits").filter(~is_here).sum(), files=pl.col("hits").filter(is_here & ~is_page).sum()
    ).row(0)
    pages = _reduced([split.filter(is_here & is_page).with_columns(path=path)], "path").sort("path")
    return pages, {OTHER_HOST: skipped[0], NO_PAGE: skipped[1]}


# Formats


_Chunk = tuple[int, int, pl.LazyFrame]
"""The number of lines, that of readable ones, and requests in them (`_SERVED`)."""


def _served_of(path: Path, progress: Progress) -> Iterator[_Chunk]:
    """Yield what the chunks of a log hold."""
    w3c_fields: list[str] = []
    for chunk in _chunks(path, progress):
        if chunk.startswith(b"#") or w3c_fields:
            for section in re.split(rb"^(?=#Fields:)", chunk, flags=re.MULTILINE):
                if section.startswith(_W3C_FIELDS):
                    w3c_fields = section[: section.find(b"\n")].decode("utf-8", "replace").split()[1:]
                yield _read_w3c(section, w3c_fields)
        elif chunk.lstrip()[:1] == b"{":
            yield _read_json(chunk)
        else:
            yield _read_common(chunk)


def _chunks(path: Path, progress: Progress) -> Iterator[bytes]:
    """Yield the unpacked bytes of a file in pieces of whole lines."""
    with path.open("rb") as file:
        progress.begin(path.name, path.stat().st_size)
        is_packed = file.peek(2)[:2] == GZIP_MAGIC
        stream = cast(BinaryIO, (QUICK_FILE or gzip.GzipFile)(fileobj=file)) if is_packed else file
        rest, done = b"", 0
        while data := stream.read(_CHUNK_BYTES):
            progress.advance(file.tell() - done)
            done = file.tell()
            cut = data.rfind(b"\n") + 1
            if not cut:
                rest += data
                continue
            yield rest + data[:cut]
            rest = data[cut:]
        if rest:
            yield rest + b"\n"


def _read_csv(data: bytes, n_columns: int, quote: str | None, separator: str = " ") -> pl.LazyFrame:
    return pl.scan_csv(
        io.BytesIO(data),
        has_header=False,
        separator=separator,
        quote_char=quote,
        comment_prefix="#",
        schema={f"c{number}": pl.String for number in range(n_columns)},
        encoding="utf8-lossy",
        truncate_ragged_lines=True,
        missing_columns="insert",
        ignore_errors=True,
    )


def _read_common(chunk: bytes) -> _Chunk:
    """Read lines in the Common or Combined Log Format."""
    # One character is found many times as fast as two.
    n_lines, data = _without_open_quotes(chunk.replace(b'\\"', b"'") if b"\\" in chunk else chunk)
    first = next((line for line in data[:_HEAD_BYTES].splitlines() if _COMMON_LINE.match(line)), None)
    if first is None:
        return n_lines, 0, pl.LazyFrame(schema=_SERVED)
    place = next(place for place, word in enumerate(first.split(b" ")) if word.startswith(b"["))
    time, zone, request, status, _, _, agent = (f"c{place + offset}" for offset in range(7))
    lines = _read_csv(data, place + 7, '"').filter(pl.col(time).str.starts_with("["))
    rows = lines.select(time, zone, request, status, agent).collect()
    stamp = pl.concat_str(pl.col(time).str.slice(1), pl.col(zone).str.slice(0, 5))
    served = (
        rows.lazy()
        .filter(pl.col(request).str.starts_with("GET ") & (pl.col(status) == "200"))
        .select(
            target=pl.col(request).str.slice(4).str.splitn(" ", 2).struct.field("field_0"),
            time=_utc(stamp.str.to_datetime(_COMMON_TIME, strict=False)),
            agent=agent,
        )
    )
    return n_lines, rows.height, served


def _utc(stamp: pl.Expr) -> pl.Expr:
    return stamp.dt.convert_time_zone("UTC").dt.replace_time_zone(None).dt.cast_time_unit("ms")


def _without_open_quotes(data: bytes) -> tuple[int, bytes]:
    """Count lines, and drop those in which a quote is not closed, as it would swallow the lines behind it."""
    values = np.frombuffer(data, np.uint8)
    places = np.flatnonzero((values == 0x0A) | (values == 0x22))
    ends = np.flatnonzero(values[places] == 0x0A)
    is_open = (np.diff(ends, prepend=-1) - 1) % 2 == 1
    if is_open.any():
        lines = data.split(b"\n")
        data = b"".join(lines[number] + b"\n" for number in np.flatnonzero(~is_open).tolist())
    return len(ends), data


def _read_w3c(section: bytes, fields: Sequence[str]) -> _Chunk:
    """Read lines below a `#Fields:` directive. W3C Extended Log File Format, working draft of 1996."""
    n_lines = section.count(b"\n") - len(re.findall(rb"^#", section, re.MULTILINE))
    if not {"cs-uri-stem", "sc-status"} <= set(fields):
        return n_lines, 0, pl.LazyFrame(schema=_SERVED)

    def column(name: str, default: str) -> pl.Expr:
        return pl.col(f"c{fields.index(name)}") if name in fields else pl.lit(default)

    first = re.search(rb"^[^#\s].*", section, re.MULTILINE)
    separator = "\t" if first is not None and b"\t" in first[0] else " "
    status, query = column("sc-status", ""), column("cs-uri-query", "-")
    rows = _read_csv(section, len(fields), None, separator).filter(status.str.contains(r"^\d{3}$")).collect()
    stamp = pl.concat_str(column("date", ""), pl.lit(" "), column("time", "").str.slice(0, 8))
    served = (
        rows.lazy()
        .filter((column("cs-method", "GET") == "GET") & (status == "200"))
        .select(
            target=column("cs-uri-stem", "") + pl.when(query == "-").then(pl.lit("")).otherwise("?" + query),
            time=stamp.str.to_datetime("%Y-%m-%d %H:%M:%S", strict=False, time_unit="ms"),
            agent=column("cs(User-Agent)", ""),
        )
    )
    return n_lines, rows.height, served


def _read_json(chunk: bytes) -> _Chunk:
    """Read one JSON object a line."""
    lines = [line for line in chunk.splitlines() if line.strip()]
    try:
        rows = pl.read_ndjson(io.BytesIO(chunk), infer_schema_length=None)
    except pl.exceptions.PolarsError:
        # Some line is no object, or no two lines are alike.
        rows = pl.DataFrame([_texts_of_object(line) for line in lines], infer_schema_length=None)
    inner = rows.schema.get("request")
    if isinstance(inner, pl.Struct):
        rows = rows.drop(field.name for field in inner.fields if field.name in rows.columns).unnest("request")
    headers = rows.schema.get("headers")
    if isinstance(headers, pl.Struct) and pl.Field("User-Agent", pl.List(pl.String)) in headers.fields:
        # Caddy lists the values of each header.
        rows = rows.with_columns(pl.col("headers").struct.field("User-Agent").list.first())
    flat = {name for name, kind in rows.schema.items() if not kind.is_nested()}

    def first(what: str) -> pl.Expr:
        texts = [pl.col(key).cast(pl.String) for key in _JSON_KEYS[what] if key in flat]
        return pl.coalesce(*texts) if texts else pl.lit(None, pl.String)

    request = first("line").str.extract_groups(r"^(?P<method>[A-Z]+) (?P<target>\S+)")
    frame = rows.select(
        method=pl.coalesce(first("method"), request.struct.field("method")),
        target=pl.coalesce(first("target"), request.struct.field("target")),
        status=first("status"),
        time=_json_time(first("time")),
        agent=first("agent"),
    ).filter(pl.col("target").is_not_null() & pl.col("status").is_not_null())
    served = frame.lazy().filter((pl.col("method") == "GET") & (pl.col("status") == "200")).select(*_SERVED)
    return len(lines), frame.height, served


def _texts_of_object(line: bytes) -> dict[str, str]:
    """Return the texts and numbers of an object and of its request; nothing of what is no object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    request = found.get("request")
    if isinstance(request, dict):
        found |= request
    headers = found.get("headers")
    if isinstance(headers, dict) and isinstance(agents := headers.get("User-Agent"), list):
        found["User-Agent"] = next(iter(agents), None)
    return {
        key: str(found[key]).encode(errors="replace").decode()
        for keys in _JSON_KEYS.values()
        for key in keys
        if isinstance(found.get(key), str | int | float)
    }


def _json_time(text: pl.Expr) -> pl.Expr:
    """Read times that are seconds since 1970, or texts in W3C or Common notation."""
    patterns = ("%Y-%m-%dT%H:%M:%S%.f%#z", "%Y-%m-%dT%H:%M:%S%.f%:z", _COMMON_TIME.replace("%z", " %z"))
    stamps = [_utc(text.str.to_datetime(pattern, strict=False)) for pattern in patterns]
    seconds = (text.cast(pl.Float64, strict=False) * 1000).cast(pl.Int64, strict=False).cast(pl.Datetime("ms"))
    return pl.coalesce(*stamps, seconds)
