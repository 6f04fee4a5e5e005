"""Entries of a source, with the origin of each entry and counts of skipped items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.protocol.dates import REAL
from sitemap_studio.protocol.url_syntax import SPACE_AROUND, WEB_HOST

SOURCE_ENTRY_SCHEMA: Final = pl.Schema(
    {
        "loc": pl.String(),
        "lastmod": pl.String(),
        "changefreq": pl.String(),
        "priority": pl.String(),
        "origin": pl.String(),
        "line": pl.UInt32(),
    }
)
"""The four fields, the name of the source file, and the line in it; null without a value."""

SOURCE_FACT_SCHEMA: Final = pl.Schema(
    {
        "loc": pl.String(),
        "status": pl.UInt16(),
        "is_indexable": pl.Boolean(),
        "why": pl.String(),
        "target": pl.String(),
        "canonical": pl.String(),
        "title": pl.String(),
        "checked": pl.Int64(),
        "origin": pl.String(),
    }
)
"""Facts about a page in a crawl; null if unknown.

`status` is 0 without a response, `why` are the words of the crawler for why the page is indexable or not, `target` is
the URL to which it redirects, `checked` the Unix time of the file, and `origin` its name.
"""

INCOMPLETE_URL: Final = msg("rows whose URL is not complete")


class UnknownSiteError(RequestError):
    """Error for a source that lists paths without the URL of their site, such as an access log."""


@dataclass(frozen=True)
class ColumnNotice:
    """Uncertainty about how a source was read, and the `--columns` value that settles it."""

    message: Message
    option: str


EXTENSION_CELL_SCHEMA: Final = {
    "entry": pl.UInt32(),
    "kind": pl.String(),
    "path": pl.String(),
    "language": pl.String(),
    "item": pl.UInt32(),
    "nth": pl.UInt32(),
    "value": pl.String(),
}


@dataclass(frozen=True)
class SourceEntries:
    """Entries read from a source.

    Attributes:
        entries: Frame of `SOURCE_ENTRY_SCHEMA`, with additional columns that are shown but not written.
        extensions: XML in addition to the four fields, by row of `entries` (`EXTENSION_SCHEMA`).
        skipped: Number of items that are not entries, by reason.
        notices: Uncertainties to show to the user.
        facts: Facts about pages, also of skipped rows (`SOURCE_FACT_SCHEMA`).
        extension_cells: Values in columns of extensions, such as “image:loc”, without blank ones: `entry`, a row of
            `entries`, and the columns of `ColumnValues.cells` in `formats.extensions.extension_headers`.
    """

    entries: pl.DataFrame
    extensions: pl.DataFrame = field(default_factory=lambda: pl.DataFrame(schema=EXTENSION_SCHEMA))
    skipped: Mapping[Message, int] = field(default_factory=dict)
    notices: tuple[ColumnNotice, ...] = ()
    facts: pl.DataFrame = field(default_factory=lambda: pl.DataFrame(schema=SOURCE_FACT_SCHEMA))
    extension_cells: pl.DataFrame = field(default_factory=lambda: pl.DataFrame(schema=EXTENSION_CELL_SCHEMA))

    @property
    def has_visits(self) -> bool:
        """Whether hits and last visits of the entries are known, as from access logs."""
        return "hits" in self.entries.columns

    @property
    def n_wrong_dates(self) -> int:
        """Number of entries whose `lastmod` is not a W3C date."""
        dates = self.entries["lastmod"].str.strip_chars()
        return int((~dates.str.contains(f"^(?:{REAL})?$")).sum())


def build_source_frame(columns: Mapping[str, pl.Series | list[str | None]]) -> pl.DataFrame:
    """Build a frame of `SOURCE_ENTRY_SCHEMA` from columns by name; missing fields are null, other columns follow."""
    # Columns without rows have no type of their own.
    frame = pl.DataFrame(columns).cast(
        {name: SOURCE_ENTRY_SCHEMA[name] for name in columns if name in SOURCE_ENTRY_SCHEMA}
    )
    missing = [pl.lit(None, kind).alias(name) for name, kind in SOURCE_ENTRY_SCHEMA.items() if name not in columns]
    facts = [name for name in columns if name not in SOURCE_ENTRY_SCHEMA]
    return frame.with_columns(missing).select(*SOURCE_ENTRY_SCHEMA, *facts)


def has_complete_url(loc: pl.Expr) -> pl.Expr:
    """Return an expression: whether texts are http or https URLs with a host."""
    return loc.str.strip_chars(SPACE_AROUND).str.contains(f"^{WEB_HOST}")


def concat_sources(sources: Sequence[SourceEntries]) -> SourceEntries:
    """Return the entries, extensions, skip counts and notices of several sources as one source, in order."""
    if len(sources) == 1:
        return sources[0]
    starts = [0, *accumulate(source.entries.height for source in sources)]
    extensions, cells = (
        pl.concat(
            frame.with_columns(pl.col("entry") + pl.lit(start, pl.UInt32))
            for frame, start in zip(frames, starts, strict=False)
        )
        for frames in zip(*((source.extensions, source.extension_cells) for source in sources), strict=True)
    )
    skipped = Counter[Message]()
    for source in sources:
        skipped.update(source.skipped)
    entries = pl.concat([source.entries for source in sources], how="diagonal")
    notices = tuple(notice for source in sources for notice in source.notices)
    facts = pl.concat([source.facts for source in sources])
    return SourceEntries(entries, extensions, skipped, notices, facts, cells)
