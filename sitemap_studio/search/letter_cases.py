"""Looking for a text in any case, over and over: in texts that are all in lower case one search for bytes will do.

That is five times as fast as an expression that tries both cases of each letter. Which texts of a block hold capitals
is found out once and remembered as long as the block is there; few addresses do.
"""

from __future__ import annotations

import weakref
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

Places = NDArray[np.uint32]
"""Places in a block."""

_CAPITAL: Final = r"[A-Z\x{17F}\x{212A}]"
"""What a small letter of ASCII also stands for in any case: its capital, the long s, the sign for Kelvin."""

_MOST_SHARE: Final = 0.25
"""Where more texts than this hold capitals, all are looked at in the one way."""


class LetterCases:
    """Remembers which texts of blocks hold capitals."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[weakref.ref[pl.DataFrame], Places | None]] = {}

    def with_capitals(self, block: pl.DataFrame, name: str) -> Places | None:
        """Where in a block a text of a column holds capitals, ascending; None where many do."""
        key = id(block), name
        known = self._known.get(key)
        if known is not None and known[0]() is block:
            return known[1]
        holds = block.select(pl.col(name).str.contains(_CAPITAL).fill_null(value=False)).to_series()
        places = None if (holds.sum() or 0) > _MOST_SHARE * len(holds) else np.flatnonzero(holds.to_numpy())
        found = None if places is None else places.astype(np.uint32)
        self._known[key] = weakref.ref(block, lambda _: self._known.pop(key, None)), found
        return found


def is_plain(text: str) -> bool:
    """Whether a text to look for is such that capitals are all that matters."""
    return text.isascii()
