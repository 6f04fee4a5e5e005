"""Feeds as sitemaps: RSS 2.0 and 1.0, Atom 1.0 and 0.3. Sitemap Protocol 0.9, “Other Sitemap formats”."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl

from sitemap_studio.core.errors import DAMAGED_HINT, LIBRARY_ERRORS, ReadError, TooLargeError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.model.columns import entry_frame

MAX_FEED_BYTES: Final = 16 << 20
"""Maximum size of a feed; parsing takes one second for two megabytes."""

MAX_FEED_TAGS: Final = 500_000
"""Maximum number of tags; an unclosed tag takes 13 microseconds and 600 bytes."""

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_YEARS: Final = range(1000, 10_000)


@dataclass(frozen=True)
class ReadFeed:
    """Entries of a feed (`READ_SCHEMA`, without byte ranges), and the number of items without a link."""

    entries: pl.DataFrame
    n_without_link: int


def read_feed(data: bytes, path: Path) -> ReadFeed:
    """Return an entry for each feed item that has a link, in the order of the feed.

    `lastmod` is the time of the update or else of the publication, in UTC. Dates without a time and unparsable text are
    not changed.

    Raises:
        TooLargeError: The feed is larger than `MAX_FEED_BYTES`, or has more than `MAX_FEED_TAGS`.
        ReadError: The feed can't be read, or no item has a link.
    """
    if len(data) > MAX_FEED_BYTES or data.count(b"<") > MAX_FEED_TAGS:
        raise TooLargeError(
            msg(
                "“{name}” is a feed with more than {megabytes} MiB or {tags:,} tags.",
                name=path.name,
                megabytes=MAX_FEED_BYTES >> 20,
                tags=MAX_FEED_TAGS,
            ),
            path=path,
        )
    # Imported late, since the window and most commands do not need it.
    import feedparser

    try:
        # Pass bytes, never a name: feedparser would fetch URLs.
        feed = feedparser.parse(data, sanitize_html=False, resolve_relative_uris=True)
    except LIBRARY_ERRORS as error:
        raise _explain_failure(data, path) from error
    items = [(str(item.get("link") or "").strip(), _lastmod(item)) for item in feed.entries]
    linked = [(link, lastmod) for link, lastmod in items if link]
    if not linked:
        raise ReadError(
            msg("“{name}” is a feed in which no item has a link.", name=path.name),
            hint=DAMAGED_HINT,
            path=path,
        )
    entries = entry_frame({"loc": [link for link, _ in linked], "lastmod": [lastmod for _, lastmod in linked]})
    return ReadFeed(entries, len(items) - len(linked))


def _explain_failure(data: bytes, path: Path) -> ReadError:
    """Return the error about a feed that feedparser can't read: the first XML fault, or else a general message."""
    try:
        parse(data, path)
    except ReadError as error:
        return error
    return ReadError(msg("“{name}” is not a valid feed.", name=path.name), hint=DAMAGED_HINT, path=path)


def _lastmod(item: dict[str, object]) -> str | None:
    """Return the date of a feed item: its update or else its publication, in UTC if it has a time; None without."""
    for name in ("updated", "published"):
        # The `get` of feedparser falls back from one key to the other, with a warning.
        moment, text = dict.get(item, f"{name}_parsed"), str(dict.get(item, name) or "").strip()
        if _DAY.fullmatch(text):
            return text
        # feedparser reads `0000-00-00` as the year -1.
        if isinstance(moment, time.struct_time) and moment.tm_year in _YEARS:
            return time.strftime("%Y-%m-%dT%H:%M:%SZ", moment)
        if text:
            return text
    return None
