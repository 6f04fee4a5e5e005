"""Cutting entries into sitemaps that keep the limits. Arithmetic only: no files, no XML."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.errors import LimitError
from sitemap_studio.core.messages import Message, msg, plural


def plan_sitemaps(entry_bytes: NDArray[np.int64], overhead_bytes: int, *, max_urls: int, max_bytes: int) -> list[range]:
    """Cut entries into sitemaps that respect both limits.

    Greedy and order-preserving: every sitemap is as full as it can be.

    Args:
        entry_bytes: Written, uncompressed size of each entry in bytes, shape (n_entries,).
        overhead_bytes: Size of the XML around the entries of one sitemap.
        max_urls: Most entries in a sitemap.
        max_bytes: Most uncompressed bytes in a sitemap.

    Returns:
        Half-open ranges that cover 0..n_entries; no entries give one empty range.

    Raises:
        LimitError: One entry alone is larger than a sitemap may be, or a limit allows no entry at all.

    Source: Sitemap Protocol 0.9, "Using Sitemap index files".
    """
    if max_urls < 1:
        raise LimitError("A sitemap must be allowed at least one entry.", hint="Raise the limit of URLs.")
    room = max_bytes - overhead_bytes
    _refuse_too_large(entry_bytes, room, max_bytes)
    ends = np.cumsum(entry_bytes)
    cuts: list[range] = []
    first, used = 0, 0
    while first < len(ends):
        by_bytes = int(np.searchsorted(ends, used + room, side="right"))
        last = min(by_bytes, first + max_urls)
        cuts.append(range(first, last))
        first, used = last, int(ends[last - 1])
    return cuts or [range(0)]


def _refuse_too_large(entry_bytes: NDArray[np.int64], room: int, max_bytes: int) -> None:
    """Refuse an entry for which a sitemap has no room, whatever else is in it."""
    too_large = np.flatnonzero(entry_bytes > room)
    if len(too_large):
        place = int(too_large[0])
        raise LimitError(
            msg(
                "Entry {place:,} alone takes {size}; with the XML around it, a sitemap of {most} can't hold it.",
                place=place + 1,
                size=_bytes(int(entry_bytes[place])),
                most=_bytes(max_bytes),
            ),
            hint="Raise the limit of bytes, or shorten the entry.",
        )


def _bytes(count: int) -> Message:
    return plural("1 byte", "%n bytes", count)
