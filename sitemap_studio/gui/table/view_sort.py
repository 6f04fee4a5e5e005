"""What the table is sorted by, and how its entries stand then: by some columns, the first before all others.

Knows no Qt. Entries that say the same in all these columns stand as in the set.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.gui.table.column_names import PROBLEMS, SITEMAP
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from sitemap_studio.validation.marks import worst_ranks
from sitemap_studio.validation.problems import Problems


@dataclass(frozen=True)
class ColumnSort:
    """One column that the view is sorted by.

    Attributes:
        column: The name of a field, `SITEMAP` or `PROBLEMS`.
        is_descending: Whether the largest, or the entry without problems, comes first.
    """

    column: str
    is_descending: bool = False


class ViewSort:
    """What the view is sorted by.

    Attributes:
        keys: The columns, the first before all others; empty for the order of the set.
        is_stale: Whether an edit came since entries were sorted, after which they might stand otherwise.
    """

    def __init__(self) -> None:
        self.keys: tuple[ColumnSort, ...] = ()
        self.is_stale = False

    def choose(self, keys: Sequence[ColumnSort]) -> None:
        """From now on sort by these; takes effect with `sequence`."""
        self.keys, self.is_stale = tuple(keys), False

    def follow(self, change: Change) -> None:
        """Note that an edit was done."""
        if self.keys and (change.is_structural or self._is_by(PROBLEMS, *change.fields)):
            self.is_stale = True

    def _is_by(self, *columns: str) -> bool:
        return any(key.column in columns for key in self.keys)

    def sequence(self, table: EntryTable, problems: Problems) -> SlotArray | None:
        """All entries of a table as they are sorted now; None for the order of the set."""
        self.is_stale = False
        if not self.keys:
            return None
        slots = table.order
        # What counts most comes last, as every sort keeps the order that it finds.
        for is_field, keys in reversed([(of, list(keys)) for of, keys in groupby(self.keys, key=_is_of_field)]):
            if is_field:
                fields = [SortKey(FIELD_BY_NAME[key.column].name, key.is_descending) for key in keys]
                slots = sorted_by_fields(table, slots, fields)
                continue
            for key in reversed(keys):
                ranks = _ranks(key.column, table, problems, slots)
                slots = slots[np.argsort(-ranks if key.is_descending else ranks, kind="stable")]
        return slots


def _is_of_field(key: ColumnSort) -> bool:
    return key.column in FIELD_BY_NAME


def _ranks(column: str, table: EntryTable, problems: Problems, slots: SlotArray) -> NDArray[np.int64]:
    """What entries are sorted by in a column that shows no field."""
    if column == SITEMAP:
        return table.rows(slots, ["sitemap"]).to_series().to_numpy().astype(np.int64)
    return -worst_ranks(problems.marks, slots)
