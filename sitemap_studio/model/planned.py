"""New values of cells as a plan: to be looked at, thinned out, and done as one edit.

How the values were found is the business of whoever plans: fixing them, or replacing in them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.cell_edits import setting
from sitemap_studio.model.edits import Edit
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FieldName


@dataclass(frozen=True)
class PlannedValues:
    """The values of one field that would change.

    Attributes:
        field: Which field.
        slots: The entries, none twice, ascending.
        before: Their texts.
        after: The new ones; null takes the element away.
    """

    field: FieldName
    slots: SlotArray
    before: pl.Series
    after: pl.Series

    def __len__(self) -> int:
        return len(self.slots)

    def kept(self, stays: NDArray[np.bool_]) -> PlannedValues:
        """Only some of them; `stays` has one mark for each."""
        mask = pl.Series(stays, dtype=pl.Boolean)
        return PlannedValues(self.field, self.slots[stays], self.before.filter(mask), self.after.filter(mask))

    @classmethod
    def joined(cls, parts: Sequence[PlannedValues]) -> PlannedValues:
        """Join the values of one field, planned block by block."""
        return cls(
            parts[0].field,
            np.concatenate([part.slots for part in parts]),
            pl.concat([part.before for part in parts]),
            pl.concat([part.after for part in parts]),
        )


class Plan(Protocol):
    """What an edit would change, and how to leave some of it out."""

    @property
    def values(self) -> tuple[PlannedValues, ...]:
        """The values that would change, by field in the order of the fields; fields without any are left out."""

    def __len__(self) -> int:
        """How much would change."""

    def without(self, left_out: Collection[tuple[int, FieldName]]) -> Plan:
        """The same plan but for some cells."""

    def edit(self, table: EntryTable) -> Edit:
        """The one edit that does it."""


def values_without(
    values: Iterable[PlannedValues], left_out: Collection[tuple[int, FieldName]]
) -> tuple[PlannedValues, ...]:
    """The same values but for some cells, given by slot and field; fields of which nothing stays are left out."""
    out: dict[FieldName, list[int]] = {}
    for slot, name in left_out:
        out.setdefault(name, []).append(slot)
    kept = []
    for planned in values:
        stays = ~np.isin(planned.slots, np.array(out.get(planned.field, ()), np.uint32))
        if stays.any():
            kept.append(planned.kept(stays))
    return tuple(kept)


def value_edits(table: EntryTable, values: Iterable[PlannedValues]) -> list[Edit]:
    """One edit for each field, for a group."""
    return [setting(table, planned.field, planned.slots, planned.after) for planned in values]
