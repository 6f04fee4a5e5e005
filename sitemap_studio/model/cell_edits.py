"""Edits of values: new texts in one field of many entries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.columns import TOUCHED_BIT
from sitemap_studio.model.edits import Change, EditGroup
from sitemap_studio.model.element_sizes import element_sizes
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.row_reading import read_rows
from sitemap_studio.model.slots import PLACE_BITS, SlotArray
from sitemap_studio.protocol.fields import FieldName

_MANY: Final = 4_096
"""Of so many cells the blocks that held them are kept, so that undoing puts these back in no time."""


@dataclass(frozen=True)
class SetCells:
    """Give one field of some entries new texts.

    Attributes:
        field: Which field.
        slots: The entries, none twice, all in the order.
        values: One text each; null takes the element away.
        touched: Marks to restore in undoing, as of `generation`; where absent or outdated the field is marked touched.
        generation: The table's when `touched` and `sizes` were taken.
        sizes: Sizes to restore in undoing, likewise; else they grow or shrink by what the texts do.
    """

    field: FieldName
    slots: SlotArray
    values: pl.Series
    touched: NDArray[np.uint8] | None = None
    generation: int = -1
    sizes: NDArray[np.uint32] | None = None

    def change(self, table: EntryTable) -> Change:
        """The cells of one field."""
        return Change(cells=self.slots, fields=frozenset((self.field,)))

    def apply(self, table: EntryTable) -> SetCells | RestoreCells:
        """Set the texts; sizes follow."""
        old = table.rows(self.slots, [self.field, "touched", "size"])
        old_touched, old_sizes = old["touched"].to_numpy().copy(), old["size"].to_numpy().copy()
        values = self.values.cast(pl.String)
        if self.touched is not None and self.sizes is not None and self.generation == table.generation:
            touched, sizes = self.touched, self.sizes
        else:
            touched = old_touched | np.uint8(TOUCHED_BIT[self.field])
            grown = element_sizes(self.field, values) - element_sizes(self.field, old[self.field])
            # An entry that is written more tightly than we would can't shrink below nothing.
            sizes = (old["size"].cast(pl.Int64) + grown).clip(lower_bound=0).cast(pl.UInt32).to_numpy()
        was = table.blocks_with(self.slots) if len(self.slots) >= _MANY else {}
        table.replace_cells(self.field, self.slots, values, touched, sizes)
        if was:
            return RestoreCells(self.field, self.slots, was, table.blocks_with(self.slots), table.generation)
        return SetCells(self.field, self.slots, old[self.field], old_touched, table.generation, old_sizes)


@dataclass(frozen=True, eq=False)
class RestoreCells:
    """Give one field of very many entries the texts back that it had, by putting back the blocks that held them.

    Only where a block is not any more what it was left as are the cells in it set again.

    Attributes:
        field: Which field.
        slots: The entries, none twice, all in the order.
        was: The blocks to put back, by number; they differ from the others in these cells alone, and their marks.
        left: The blocks that stand there unless something was changed since.
        generation: The table's when the marks in `was` were taken.
    """

    field: FieldName
    slots: SlotArray
    was: Mapping[int, pl.DataFrame]
    left: Mapping[int, pl.DataFrame]
    generation: int

    def change(self, table: EntryTable) -> Change:
        """The cells of one field."""
        return Change(cells=self.slots, fields=frozenset((self.field,)))

    def apply(self, table: EntryTable) -> RestoreCells | EditGroup:
        """Put them back."""
        altered = self._altered(table)
        if altered:
            is_altered = np.isin(self.slots >> PLACE_BITS, altered)
            whole = {block: frame for block, frame in self.left.items() if block not in altered}
            kept = replace(
                self, slots=self.slots[~is_altered], was={block: self.was[block] for block in whole}, left=whole
            )
            return EditGroup([kept, replace(self, slots=self.slots[is_altered]).as_cells()]).apply(table)
        table.put_blocks(self.was)
        return replace(self, was=self.left, left=self.was)

    def _altered(self, table: EntryTable) -> list[int]:
        return [block for block, frame in self.left.items() if table.blocks[block] is not frame]

    def count_altered(self, table: EntryTable) -> int:
        """How many entries lie in blocks that are not any more what they were left as, or a few more."""
        return sum(table.blocks[block].height for block in self._altered(table))

    def as_cells(self) -> SetCells:
        """The same, without the blocks."""
        rows = read_rows(self.was, self.slots, [self.field, "touched", "size"])
        touched, sizes = rows["touched"].to_numpy().copy(), rows["size"].to_numpy().copy()
        return SetCells(self.field, self.slots, rows[self.field], touched, self.generation, sizes)


def setting(table: EntryTable, field: FieldName, slots: SlotArray, values: pl.Series) -> SetCells:
    """Plan new texts for those of some cells that have another one now: no others count as changed.

    Args:
        table: Where they stand.
        field: Which field.
        slots: The entries, none twice, all in the order.
        values: One text each; null takes the element away.
    """
    texts = values.cast(pl.String)
    differs = table.rows(slots, [field]).to_series().ne_missing(texts)
    return SetCells(field, slots[differs.to_numpy()], texts.filter(differs))
