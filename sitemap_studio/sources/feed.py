"""Feeds as sitemaps: RSS 2.0 and 1.0, Atom 1.0 and 0.3. Sitemap Protocol 0.9, “Other Sitemap formats”."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.sources.source_entries import SourceEntries, source_frame

NO_LINK: Final = msg("items without a link")

_HEAD_BYTES: Final = 1 << 16
_ROOT: Final = re.compile(rb"<(?:[A-Za-z][\w.\-]*:)?([A-Za-z][\w.\-]*)[\s>/]")
"""The first tag that is no declaration, comment or processing instruction."""

ROOTS: Final = frozenset({"rss", "RDF", "feed"})
"""Local names of the root elements of feeds."""


def is_feed(data: bytes) -> bool:
    """Whether the root element is that of a feed."""
    found = _ROOT.search(data[:_HEAD_BYTES])
    return found is not None and found[1].decode("ascii", "replace") in ROOTS


def read_feed(data: bytes, path: Path) -> SourceEntries:
    """Return an entry for each item of a feed that has a link, in the order of the feed.

    `lastmod` is the time of change, or else that of publication, in UTC.

    Args:
        data: The feed as it was written, unpacked.
        path: Its file, for messages.

    Raises:
        ReadError: It is no feed.
    """
    # Loaded when it is needed: the window and most commands start without it.
    import feedparser

    # Bytes, never a name: feedparser would fetch URLs.
    feed = feedparser.parse(data, sanitize_html=False, resolve_relative_uris=True)
    if not feed.get("version") and not feed.entries:
        raise ReadError(msg("“{name}” is no feed that can be read.", name=path.name), path=path)
    locs: list[str | None] = []
    lastmods: list[str | None] = []
    n_without = 0
    for item in feed.entries:
        link = item.get("link", "").strip()
        if not link:
            n_without += 1
            continue
        # Its own `get` falls back from one to the other, with a warning.
        moment = dict.get(item, "updated_parsed") or dict.get(item, "published_parsed")
        locs.append(link)
        lastmods.append(time.strftime("%Y-%m-%dT%H:%M:%SZ", moment) if moment else None)
    skipped: dict[Message, int] = {NO_LINK: n_without} if n_without else {}
    return SourceEntries(
        source_frame({"loc": locs, "lastmod": lastmods, "origin": [path.name] * len(locs)}), skipped=skipped
    )
