"""How many entries the sitemaps of a table have, and how many bytes these take; kept while entries come and go."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.listing import first_places

Numbers = NDArray[np.int64]
"""A number for each sitemap, by its id."""


class Totals:
    """The totals of sitemaps, by id; those of which nothing was said have none."""

    def __init__(self) -> None:
        self._urls: Numbers = np.zeros(1, np.int64)
        self._bytes: Numbers = np.zeros(1, np.int64)
        self._firsts: Numbers | None = None

    def copy(self) -> Totals:
        """The same, to be changed apart."""
        other = Totals()
        other._urls, other._bytes, other._firsts = self._urls.copy(), self._bytes.copy(), self._firsts
        return other

    def urls(self, sitemap: int) -> int:
        """How many entries a sitemap has."""
        return int(self._urls[sitemap]) if sitemap < len(self._urls) else 0

    def n_bytes(self, sitemap: int) -> int:
        """How many bytes these take, without the XML around them."""
        return int(self._bytes[sitemap]) if sitemap < len(self._bytes) else 0

    def filled(self) -> list[int]:
        """The sitemaps that have entries."""
        return np.flatnonzero(self._urls).tolist()

    def first(self, sitemap: int, listed: Collection[int]) -> int:
        """The position of the first entry of a sitemap, or where it would be.

        Args:
            sitemap: Its id.
            listed: Sitemaps in the order of the set, the same until `forget_firsts`; others follow as their ids ascend.
        """
        if self._firsts is None:
            self._firsts = first_places(self._urls, tuple(listed))
        return int(self._firsts[sitemap] if sitemap < len(self._firsts) else self._urls.sum())

    def forget_firsts(self) -> None:
        """Sitemaps stand in another order now."""
        self._firsts = None

    def count(self, sitemaps: NDArray[np.uint32], sign: int) -> None:
        """Count entries, given by their sitemaps, that came (1) or are gone (-1)."""
        if len(sitemaps):
            self._make_room(int(sitemaps.max()))
            self._urls += sign * np.bincount(sitemaps, minlength=len(self._urls))
            self._firsts = None

    def weigh(self, sitemaps: NDArray[np.uint32], sizes: NDArray[np.uint32] | Numbers, sign: int = 1) -> None:
        """Add (1) or take away (-1) what entries take, given by their sitemaps."""
        if len(sitemaps):
            self._make_room(int(sitemaps.max()))
            weighed = np.bincount(sitemaps, weights=sizes, minlength=len(self._bytes))
            self._bytes += sign * weighed.astype(np.int64)

    def add(self, sitemap: int, *, urls: int, n_bytes: int) -> None:
        """Add what was counted and weighed elsewhere."""
        self._make_room(sitemap)
        self._urls[sitemap] += urls
        self._bytes[sitemap] += n_bytes
        self._firsts = None

    def _make_room(self, sitemap: int) -> None:
        if sitemap >= len(self._urls):
            # Doubled, so that each of thousands of sitemaps that come one by one does not copy all before it.
            grown = (0, max(sitemap + 1, 2 * len(self._urls)) - len(self._urls))
            self._urls, self._bytes = np.pad(self._urls, grown), np.pad(self._bytes, grown)
