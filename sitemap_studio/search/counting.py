"""How often something is found in the fields of entries."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.search.holding import parts_of
from sitemap_studio.search.wanted import Wanted


@dataclass(frozen=True)
class Counted:
    """How often something was found.

    Attributes:
        occurrences: Matches in all.
        entries: Entries with one at least.
        by_field: Matches by field, for the fields that were asked.
    """

    occurrences: int
    entries: int
    by_field: dict[FieldName, int]


def count(
    wanted: Wanted, table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> Counted:
    """How often something occurs in some entries, none twice, or in all.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    progress.begin("Counting", len(table) if slots is None else len(slots))
    by_field = dict.fromkeys(wanted.fields, 0)
    n_entries = 0
    for part in parts_of(table, slots):
        found = np.zeros(len(part), np.bool_)
        for name in wanted.fields:
            numbers = _counted(part.column(name), wanted)
            by_field[name] += int(numbers.sum())
            found |= (numbers > 0).to_numpy()
        n_entries += int(np.count_nonzero(found))
        progress.advance(len(part))
    return Counted(sum(by_field.values()), n_entries, by_field)


def _counted(column: pl.Series, wanted: Wanted) -> pl.Series:
    """How often each text of a column, folded or not, holds what is wanted."""
    counting = wanted.occurrences().fill_null(0).cast(pl.UInt32)
    if not isinstance(column.dtype, pl.Enum):
        return column.alias("text").to_frame().select(counting.alias("found")).to_series()
    texts = pl.concat([column.dtype.categories.alias("text"), pl.Series("text", [None], dtype=pl.String)])
    numbers = texts.to_frame().with_columns(found=counting)["found"]
    places = column.to_physical().cast(pl.UInt32).fill_null(len(texts) - 1)
    return numbers.gather(places)
