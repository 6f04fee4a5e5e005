"""Edits: changes of a table as data, each with its inverse.

`change` says beforehand what an edit will touch, so that views can announce it truthfully; `apply` does it and returns
the inverse. Applying an edit and then what it returned leaves the table as it was. Naming edits and keeping their
history is the business of whoever applies them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.table.columns import ORDER_BIT, TOUCHED_BIT
from sitemap_studio.table.element_sizes import element_sizes
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.row_reading import read_rows
from sitemap_studio.table.slots import NO_SLOTS, PLACE_BITS, SlotArray, distinct

PositionArray = NDArray[np.int64]
"""Many positions."""

_MOVABLE: Final[frozenset[FieldName]] = frozenset(("lastmod", "changefreq", "priority"))
"""What views show again after elements change places: `loc`, by which entries are found, says the same as before."""

_NO_POSITIONS: PositionArray = np.empty(0, np.int64)

_MANY: Final = 4_096
"""Of so many cells the blocks that held them are kept, so that undoing puts these back in no time."""


@dataclass(frozen=True)
class Change:
    """What an edit touches.

    Attributes:
        cells: Slots whose fields or extensions change.
        fields: Which fields change in them.
        extensions: Those of them whose extensions change.
        came: Slots that enter the order.
        came_at: Their positions after the edit, ascending.
        gone: Slots that leave the order.
        gone_at: Their positions before the edit, ascending.
        moved: Slots that change places among themselves, or their sitemap.
        sitemaps: Sitemaps that come, go, change places or are listed otherwise.
    """

    cells: SlotArray = field(default_factory=lambda: NO_SLOTS)
    fields: frozenset[FieldName] = frozenset()
    extensions: SlotArray = field(default_factory=lambda: NO_SLOTS)
    came: SlotArray = field(default_factory=lambda: NO_SLOTS)
    came_at: PositionArray = field(default_factory=lambda: _NO_POSITIONS)
    gone: SlotArray = field(default_factory=lambda: NO_SLOTS)
    gone_at: PositionArray = field(default_factory=lambda: _NO_POSITIONS)
    moved: SlotArray = field(default_factory=lambda: NO_SLOTS)
    sitemaps: frozenset[int] = frozenset()

    @property
    def is_of_set(self) -> bool:
        """Whether it is about the sitemaps of the set, too, and not about entries alone."""
        return bool(self.sitemaps)

    @property
    def is_structural(self) -> bool:
        """Whether the order changes."""
        return bool(len(self.came) or len(self.gone) or len(self.moved))


class Edit(Protocol):
    """One reversible change of a table."""

    def change(self, table: EntryTable) -> Change:
        """What `apply` would touch now."""

    def apply(self, table: EntryTable) -> Edit:
        """Do it, and return the inverse."""


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


@dataclass(frozen=True)
class OrderElements:
    """Let entries be written with their elements in the schema's order; values and extensions stay.

    Once a save has put them so, undoing leaves them there: how they stood is forgotten with the old file.

    Attributes:
        slots: The entries, none twice, all in the order.
        is_wished: For each of them whether it is to be so; None for all.
    """

    slots: SlotArray
    is_wished: NDArray[np.bool_] | None = None

    def change(self, table: EntryTable) -> Change:
        """The entries, though no value in them changes."""
        return Change(cells=self.slots, fields=_MOVABLE)

    def apply(self, table: EntryTable) -> OrderElements:
        """Note the wish."""
        touched = table.rows(self.slots, ["touched"]).to_series().to_numpy()
        was_wished = touched & np.uint8(ORDER_BIT) != 0
        is_wished = np.True_ if self.is_wished is None else self.is_wished
        wished, unwished = touched | np.uint8(ORDER_BIT), touched & np.uint8(0xFF ^ ORDER_BIT)
        table.replace_touched(self.slots, np.where(is_wished, wished, unwished))
        return OrderElements(self.slots, was_wished)


@dataclass(frozen=True)
class AdoptNamespace:
    """Let the files of some sitemaps be written in the protocol's namespace; entries stay as they are.

    Once a save has written them so, undoing leaves them there, as with `OrderElements`.

    Attributes:
        sitemaps: Which ones.
        is_wished: Whether they are to be so, or to stay as they are.
    """

    sitemaps: frozenset[int]
    is_wished: bool = True

    def change(self, table: EntryTable) -> Change:
        """No entry."""
        return Change()

    def apply(self, table: EntryTable) -> AdoptNamespace:
        """Note the wish."""
        concerned = self.sitemaps - table.adopting if self.is_wished else self.sitemaps & table.adopting
        table.adopting = table.adopting ^ concerned
        return AdoptNamespace(concerned, not self.is_wished)


@dataclass(frozen=True)
class InsertEntries:
    """Place entries that have slots (from `EntryTable.add`, or from an earlier removal) into the order.

    Attributes:
        positions: Where they stand afterwards, ascending.
        slots: Which ones, in that order.
    """

    positions: PositionArray
    slots: SlotArray

    def change(self, table: EntryTable) -> Change:
        """The slots that come."""
        return Change(came=self.slots, came_at=self.positions)

    def apply(self, table: EntryTable) -> RemoveEntries:
        """Place them."""
        is_new = np.zeros(len(table) + len(self.slots), bool)
        is_new[self.positions] = True
        order = np.empty(len(is_new), np.uint32)
        order[is_new] = self.slots
        order[~is_new] = table.order
        table.set_order(order, came=self.slots, gone=NO_SLOTS)
        return RemoveEntries(self.positions)


@dataclass(frozen=True)
class RemoveEntries:
    """Take entries out of the order; their slots and columns stay, so that undoing copies nothing.

    Attributes:
        positions: Which ones, ascending, none twice.
    """

    positions: PositionArray

    def change(self, table: EntryTable) -> Change:
        """The slots that go."""
        return Change(gone=table.order[self.positions], gone_at=self.positions)

    def apply(self, table: EntryTable) -> InsertEntries:
        """Take them out."""
        gone = table.order[self.positions]
        stays = np.ones(len(table), bool)
        stays[self.positions] = False
        table.set_order(table.order[stays], came=NO_SLOTS, gone=gone)
        return InsertEntries(self.positions, gone)


@dataclass(frozen=True)
class MoveEntries:
    """Rearrange a stretch of the order; `moving` plans the usual case.

    Attributes:
        first: Position where the stretch begins.
        slots: The same slots that stand there, in their new order.
        sitemaps: The sitemap that each belongs to afterwards.
    """

    first: int
    slots: SlotArray
    sitemaps: NDArray[np.uint32]

    def change(self, table: EntryTable) -> Change:
        """The stretch."""
        return Change(moved=self.slots)

    def apply(self, table: EntryTable) -> MoveEntries:
        """Rearrange it."""
        last = self.first + len(self.slots)
        before = table.order[self.first : last]
        sitemaps_before = table.rows(before, ["sitemap"]).to_series().to_numpy().copy()
        order = table.order.copy()
        order[self.first : last] = self.slots
        sitemaps_now = table.rows(self.slots, ["sitemap"]).to_series().to_numpy()
        changes = sitemaps_now != self.sitemaps
        if changes.any():
            table.replace_sitemaps(self.slots[changes], self.sitemaps[changes])
        table.set_order(order, came=NO_SLOTS, gone=NO_SLOTS)
        return MoveEntries(self.first, before, sitemaps_before)


@dataclass(frozen=True)
class EditGroup:
    """Several edits that are one to the user, done in order."""

    edits: Sequence[Edit]

    def change(self, table: EntryTable) -> Change:
        """All that its edits touch; positions are left out where several edits change the order."""
        changes = self._changes(table)
        if len(changes) == 1:
            return changes[0]
        structural = [change for change in changes if change.is_structural]
        shape = structural[0] if len(structural) == 1 else None
        return Change(
            cells=_union([change.cells for change in changes]),
            fields=frozenset().union(*(change.fields for change in changes)),
            extensions=_union([change.extensions for change in changes]),
            came=_union([change.came for change in changes]),
            came_at=shape.came_at if shape else _NO_POSITIONS,
            gone=_union([change.gone for change in changes]),
            gone_at=shape.gone_at if shape else _NO_POSITIONS,
            moved=_union([change.moved for change in changes]),
            sitemaps=frozenset().union(*(change.sitemaps for change in changes)),
        )

    def _changes(self, table: EntryTable) -> list[Change]:
        """What each edit touches when its turn comes: positions speak of the order that the edits before it leave."""
        changes: list[Change] = []
        ahead = table
        for place, edit in enumerate(self.edits):
            changes.append(edit.change(ahead))
            is_seen_later = changes[-1].is_structural or changes[-1].is_of_set
            if is_seen_later and place + 1 < len(self.edits):
                ahead = table.snapshot() if ahead is table else ahead
                edit.apply(ahead)
        return changes

    def apply(self, table: EntryTable) -> EditGroup:
        """Do them all."""
        inverses = [edit.apply(table) for edit in self.edits]
        return EditGroup(inverses[::-1])


def moving(table: EntryTable, positions: PositionArray, before: int, sitemap: int | None = None) -> MoveEntries:
    """Plan a move of entries that keeps their order among themselves.

    Args:
        table: Where they stand.
        positions: Which ones, ascending.
        before: They come to stand before the entry that stands at this position now; its end when equal to the length.
        sitemap: The sitemap that they belong to afterwards; None leaves that as it is.
    """
    first = min(int(positions[0]), before)
    last = max(int(positions[-1]) + 1, before)
    stretch = np.arange(first, last)
    is_moved = np.isin(stretch, positions, assume_unique=True)
    earlier = stretch[~is_moved & (stretch < before)]
    later = stretch[~is_moved & (stretch >= before)]
    slots = table.order[np.concatenate([earlier, positions, later])]
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy().copy()
    if sitemap is not None:
        sitemaps[len(earlier) : len(earlier) + len(positions)] = sitemap
    return MoveEntries(first, slots, sitemaps)


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


def _union(arrays: Sequence[SlotArray]) -> SlotArray:
    filled = [array for array in arrays if len(array)]
    if len(filled) < 2:
        return filled[0] if filled else NO_SLOTS
    return distinct(*filled)
