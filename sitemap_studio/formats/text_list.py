"""Text sitemaps, one URL per line in UTF-8: read, write, and save losslessly. Sitemap Protocol 0.9, “Text file”."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.errors import LimitError, ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.decoding import check_utf8
from sitemap_studio.formats.line_splicing import Lines, splice_lines
from sitemap_studio.model.columns import READ_SCHEMA
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES

_BOM: Final = b"\xef\xbb\xbf"
_BLOCK_CHARACTERS: Final = 1 << 22
_HEAD_BYTES: Final = 1 << 16
_LINE_END: Final = re.compile(r"\r\n?|\n")

URL_LINE: Final = re.compile(
    r"[\u200b-\u200f\u2060]*(?:(?:[a-z][a-z0-9+.\-]*://|//?[^\s/]|www\.)\S*\s*|https?://\S[^\t]*)", re.IGNORECASE
)
"""Line with a URL, complete or not; it may contain blanks, and begin with invisible characters."""

_MAX_HEADER_LINES: Final = 5
_LINES_AFTER_HEADER: Final = 20
_LIKE_URL: Final = re.compile(r"[^\s#;/.][^\s/.]*[/.]\S*")
"""Line that may be a URL without a scheme, with a dot or slash inside and no space."""


def text_bytes(entries: pl.DataFrame) -> bytes:
    """Render the `loc` of each entry as one line in UTF-8, without white space around it; skip entries without `loc`.

    Raises:
        LimitError: A `loc` contains a line break.
    """
    locs = loc_lines(entries)
    data: bytes = (locs.filter(locs.str.len_bytes() > 0) + "\n").str.join("").cast(pl.Binary).item()
    return data


def loc_lines(entries: pl.DataFrame) -> pl.Series:
    """Return the `loc` of each entry without white space around it; null if missing.

    Raises:
        LimitError: A `loc` contains a line break.
    """
    locs = entries.select(pl.col("loc").str.strip_chars(XML_SPACE)).to_series()
    broken = locs.str.contains(r"[\r\n]").fill_null(False).arg_true()
    if len(broken):
        raise LimitError(
            msg(
                "Entry {broken:,} can't be saved in a text sitemap: its loc contains a line break.",
                broken=broken[0] + 1,
            ),
            hint=msg("Remove the line break, or save as XML."),
        )
    return locs


def find_list_header(data: bytes) -> tuple[str, ...]:
    """Return the lines before the first URL of a text list, without blank lines.

    The result is empty if the list begins with a URL, or if the data is not a list of URLs.
    """
    head = data[:_HEAD_BYTES].removeprefix(_BOM)
    lines = [text for line in _LINE_END.split(head.decode("utf-8", "replace")) if (text := line.strip(" \t"))]
    if len(data) > _HEAD_BYTES:
        del lines[-1:]
    n_lines = next((at for at, line in enumerate(lines) if URL_LINE.fullmatch(line) or _LIKE_URL.fullmatch(line)), 0)
    following = lines[n_lines : n_lines + _LINES_AFTER_HEADER]
    if n_lines > _MAX_HEADER_LINES or not all(map(URL_LINE.fullmatch, following)):
        return ()
    return tuple(lines[:n_lines])


def read_text_list(data: bytes, path: Path) -> pl.DataFrame:
    """Read a list of URLs; skip a header and blank lines.

    Only `loc` is filled, as written. Byte ranges exclude line ends and a byte order mark.
    """
    check_utf8(data, path)
    if data.startswith(2 * _BOM):
        raise ReadError(
            msg("“{name}” begins with more than one byte order mark.", name=path.name),
            path=path,
            line=1,
        )
    first = len(_BOM) if data.startswith(_BOM) else 0
    buffer = np.frombuffer(data, np.uint8)
    line_ends = np.flatnonzero((buffer == ord("\n")) | (buffer == ord("\r")))
    starts = np.concatenate(([first], line_ends + 1))
    ends = np.append(line_ends, len(data))
    text = data[first:].decode().replace("\r", "\n")
    # Block by block, since splitting all at once needs many times the size of the text.
    pieces, start = list[pl.Series](), 0
    while start >= 0:
        end = text.find("\n", start + _BLOCK_CHARACTERS)
        block = text[start:] if end < 0 else text[start:end]
        pieces.append(pl.Series(block.split("\n"), dtype=pl.String))
        start = end + 1 if end >= 0 else -1
    lines = pl.concat(pieces, rechunk=True)
    is_filled = lines.str.strip_chars(" \t") != ""
    if header := find_list_header(data):
        is_filled &= is_filled.cum_sum() > len(header)
    mask = is_filled.to_numpy()
    locs = lines.filter(is_filled)
    absent: dict[str, list[None]] = {name: [None] * len(locs) for name in FIELD_NAMES if name != "loc"}
    ranges = {"start": starts[mask].astype(np.uint32), "length": (ends - starts)[mask].astype(np.uint32)}
    return pl.DataFrame({"loc": locs, **absent, **ranges}, schema=READ_SCHEMA)


def splice_text(source: bytes, originals: pl.DataFrame, entries: pl.DataFrame) -> bytes:
    """Return the bytes of a text list with edited entries; see `splice_lines`.

    Raises:
        LimitError: A `loc` contains a line break.
    """

    def add_lines(entries: pl.DataFrame, _: Lines) -> Lines:
        """Return the `loc` of new entries as lines."""
        written: Lines = entries["line"].fill_null("").cast(pl.Binary).to_list()
        return written

    def change_lines(entries: pl.DataFrame, lines: Lines) -> Lines:
        """Return the lines of edited entries; lines whose `loc` did not change are unchanged."""
        # Unchanged lines keep their surrounding white space.
        locs = entries["loc"].cast(pl.Binary).to_list()
        written = add_lines(entries, lines)
        return [line if line == loc else new for line, loc, new in zip(lines, locs, written, strict=True)]

    return splice_lines(source, originals, entries.with_columns(line=loc_lines(entries)), change_lines, add_lines)
