"""Text sitemaps: one address a line, UTF-8, nothing else. Sitemap Protocol 0.9, "Text file"."""

from __future__ import annotations

from typing import Final

import polars as pl

from sitemap_studio.core.errors import LimitError
from sitemap_studio.core.messages import msg

WHITE_SPACE: Final = " \t\r\n"
"""What is no part of an address when it stands around it."""


def text_bytes(entries: pl.DataFrame) -> bytes:
    """Write the `loc` of each entry on a line of its own, without white space around it.

    Entries without a `loc` are left out, as an empty line is no address.

    Raises:
        LimitError: A `loc` holds a line break, so that it would become two.
    """
    lines = addresses(entries).to_frame().filter(pl.col("loc").str.len_bytes() > 0).select(pl.col("loc") + "\n")
    if lines.is_empty():
        return b""
    data: bytes = lines.select(pl.col("loc").str.join("").cast(pl.Binary)).item()
    return data


def addresses(entries: pl.DataFrame) -> pl.Series:
    """The `loc` of each entry as it stands on its line.

    Raises:
        LimitError: A `loc` holds a line break, so that it would become two.
    """
    locs = entries.select(pl.col("loc").str.strip_chars(WHITE_SPACE)).to_series()
    broken = locs.str.contains(r"[\r\n]").fill_null(False).arg_true()
    if len(broken):
        raise LimitError(
            msg("Entry {broken:,} can't stand in a text sitemap: its loc holds a line break.", broken=broken[0] + 1),
            hint="Remove the line break, or save as XML.",
        )
    return locs
