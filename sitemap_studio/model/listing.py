"""What a set says of its sitemaps, besides their entries: their files, and what its index tells of them.

It is data beside the columns, replaced and never changed in place, so that a snapshot of a table has it as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

ListedField = Literal["name", "loc", "lastmod"]
"""What is said of a sitemap."""

LISTED_FIELDS: tuple[ListedField, ...] = get_args(ListedField)
"""All of it."""


@dataclass(frozen=True)
class Listed:
    """What a set says of one of its sitemaps.

    Attributes:
        name: Its file, from the folder of the index on, with slashes; None where it has none.
        loc: Its address, as the index lists it.
        lastmod: When it changed, as the index says; None where it doesn't.
    """

    name: str | None = None
    loc: str | None = None
    lastmod: str | None = None


Listing = Mapping[int, Listed]
"""What is said of each sitemap by its id, in the order of the set."""


def first_places(counts: NDArray[np.int64], sitemaps: Sequence[int]) -> NDArray[np.int64]:
    """The position of the first entry of each sitemap, or where it would be, by id.

    Args:
        counts: How many entries each has, by id.
        sitemaps: Sitemaps in the order of the set; others follow as their ids ascend.
    """
    n_ids = max([len(counts), *(sitemap + 1 for sitemap in sitemaps)])
    urls = np.zeros(n_ids, np.int64)
    urls[: len(counts)] = counts
    is_listed = np.zeros(n_ids, np.bool_)
    listed = np.array(sitemaps, np.int64)
    is_listed[listed] = True
    order = np.concatenate([listed, np.flatnonzero(~is_listed)])
    firsts = np.empty(n_ids, np.int64)
    firsts[order] = np.cumsum(urls[order]) - urls[order]
    return firsts
