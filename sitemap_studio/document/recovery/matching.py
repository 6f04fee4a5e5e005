"""Finding the entries that a recovery log speaks of in a set whose files were changed since.

An entry is looked for where it stood, then anywhere in its sitemap, by its address; one whose address occurs several
times is found only where it stood.
"""

from __future__ import annotations

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.base import Base
from sitemap_studio.document.recovery.numbering import Numbering


class Matches:
    """The entries of a set for the numbers of a log."""

    def __init__(self, document: Document, base: Base, numbering: Numbering) -> None:
        """Begin to look.

        Args:
            document: The set as it is.
            base: The files that the log stands upon.
            numbering: Its numbers.
        """
        self._document, self._n_base = document, numbering.base_count
        self._adopted: dict[int, int] = {}
        self._firsts = np.cumsum([0, *(file.entries for file in base.files)])
        ids = {sitemap.name: sitemap.id for sitemap in reversed(list(document.sitemaps)) if sitemap.error is None}
        self._ids = [ids.get(file.name) for file in base.files]
        if len(self._ids) == len(ids) == 1:
            # A lone sitemap may have got another name.
            self._ids = list(ids.values())

    def sitemap(self, number: int) -> int | None:
        """The id of a sitemap of the log; None where the set has none of its name."""
        return self._ids[number] if number < len(self._ids) else self._adopted.get(number)

    def adopt(self, number: int, sitemap: int) -> None:
        """Let a sitemap be one that came in by the log."""
        self._adopted[number] = sitemap

    def slots(self, numbers: NDArray[np.int64], before: pl.Series, after: pl.Series) -> NDArray[np.int64]:
        """The slots of some entries.

        Args:
            numbers: Which ones.
            before: The address of each in the files that the log stands upon.
            after: Its address after all steps, in case these were saved.

        Returns:
            -1 for those that are not there, shape (n,).
        """
        found = np.full(len(numbers), -1, np.int64)
        is_old = (numbers >= 0) & (numbers < self._n_base)
        files = np.searchsorted(self._firsts, numbers, side="right") - 1
        for number in np.flatnonzero(np.bincount(files[is_old])).tolist() if is_old.any() else []:
            sitemap = self.sitemap(number)
            if sitemap is None:
                continue
            chosen = np.flatnonzero(is_old & (files == number))
            places = numbers[chosen] - self._firsts[number]
            slots = self._document.slots_of(sitemap).astype(np.int64)
            locs = self._document.table.rows(slots.astype(np.uint32), ["loc"]).to_series()
            for wanted in (before, after):
                missing = found[chosen] < 0
                of_missing = wanted.gather(chosen[missing])
                found[chosen[missing]] = _found(slots, locs, places[missing], of_missing)
        # No entry for two: the one that still stands in its place, or comes first, has it.
        _, firsts = np.unique(found, return_index=True)
        is_first = np.zeros(len(found), np.bool_)
        is_first[firsts] = True
        found[~is_first] = -1
        return found


def _found(
    slots: NDArray[np.int64], locs: pl.Series, places: NDArray[np.int64], wanted: pl.Series
) -> NDArray[np.int64]:
    """The slots of entries by place and address in one sitemap."""
    result = np.full(len(places), -1, np.int64)
    if not len(slots) or not len(places):
        return result
    inside = np.minimum(places, len(slots) - 1)
    is_in_place = (locs.gather(inside).eq_missing(wanted)).to_numpy() & (places < len(slots))
    result[is_in_place] = slots[inside[is_in_place]]
    elsewhere = np.flatnonzero(~is_in_place)
    if not len(elsewhere):
        return result
    known = pl.DataFrame({"loc": locs, "slot": slots}).filter(pl.col("loc").is_not_null() & pl.col("loc").is_unique())
    asked = pl.DataFrame({"loc": wanted.gather(elsewhere), "place": elsewhere}).filter(pl.col("loc").is_unique())
    joined = asked.join(known, on="loc")
    result[joined["place"].to_numpy()] = joined["slot"].to_numpy()
    return result
