"""What is different between two states of a set: what a recovery log would bring back, entry by entry.

Blocks that both states share are not looked at, so that a few edits in a large set are found at once.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.columns import ORDER_BIT
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.listing import LISTED_FIELDS, ListedField
from sitemap_studio.model.planned import PlannedValues, value_edits, values_without
from sitemap_studio.model.slots import NO_SLOTS, PLACE_BITS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName


@dataclass(frozen=True)
class OtherExtensions:
    """Entries whose extensions are others.

    Attributes:
        slots: Which ones.
        before: The XML of each; null for none.
        after: The XML of each now.
    """

    slots: SlotArray
    before: pl.Series
    after: pl.Series


@dataclass(frozen=True)
class OtherSitemap:
    """A sitemap of which something else is said.

    Attributes:
        sitemap: Its id.
        field: What; None for the sitemap itself, which came or went.
        before: What was said, or its name; None for nothing.
        after: What is said now, or its name; None for nothing.
    """

    sitemap: int
    field: ListedField | None
    before: str | None
    after: str | None


@dataclass(frozen=True)
class Differences:
    """All of it; a `Plan` as far as values of fields go.

    Attributes:
        values: Values of fields that are others, by field.
        extensions: Entries with other extensions.
        came: Entries that are there now and were not.
        gone: Entries that were there.
        moved: Entries that stand elsewhere among the others, or in another sitemap.
        sitemaps: What is said of sitemaps.
        others: How much else is to be written otherwise: order of elements and of sitemaps, namespaces, the index.
    """

    values: tuple[PlannedValues, ...] = ()
    extensions: OtherExtensions | None = None
    came: SlotArray = field(default_factory=lambda: NO_SLOTS)
    gone: SlotArray = field(default_factory=lambda: NO_SLOTS)
    moved: SlotArray = field(default_factory=lambda: NO_SLOTS)
    sitemaps: tuple[OtherSitemap, ...] = ()
    others: int = 0

    def __len__(self) -> int:
        n_extensions = len(self.extensions.slots) if self.extensions is not None else 0
        entries = len(self.came) + len(self.gone) + len(self.moved)
        return sum(map(len, self.values)) + n_extensions + entries + len(self.sitemaps) + self.others

    def without(self, left_out: Collection[tuple[int, FieldName]]) -> Differences:
        """The values but for some cells."""
        return Differences(values_without(self.values, left_out))

    def edit(self, table: EntryTable) -> Edit:
        """The one edit that sets the values."""
        return EditGroup(value_edits(table, self.values))


def differences(before: EntryTable, after: EntryTable) -> Differences:
    """Compare two states of one set; slots mean the same in both."""
    in_both, came = _split(after.order, before)
    _, gone = _split(before.order, after)
    touched = in_both[np.isin(in_both >> PLACE_BITS, _other_blocks(before, after))]
    others = (before.adopting ^ after.adopting, before.orders_index != after.orders_index,
              before.index_name != after.index_name, _are_arranged(before, after))  # fmt: skip
    return Differences(
        values=_values(before, after, touched),
        extensions=_extensions(before, after, touched),
        came=came,
        gone=gone,
        moved=_moved(before, after, in_both),
        sitemaps=_sitemaps(before, after),
        others=len(others[0]) + sum(others[1:]) + _otherwise_ordered(before, after, touched),
    )


def _split(slots: SlotArray, other: EntryTable) -> tuple[SlotArray, SlotArray]:
    """Those of some slots that are in the order of another state, too, and the rest."""
    is_there = np.zeros(len(slots), np.bool_)
    is_known = slots < other.slot_capacity
    is_there[is_known] = other.is_placed(slots[is_known])
    return slots[is_there], slots[~is_there]


def _other_blocks(before: EntryTable, after: EntryTable) -> list[int]:
    return [
        number
        for number in range(min(len(before.blocks), len(after.blocks)))
        if before.blocks[number] is not after.blocks[number]
        or before.extensions[number] is not after.extensions[number]
    ]


def _values(before: EntryTable, after: EntryTable, slots: SlotArray) -> tuple[PlannedValues, ...]:
    planned = []
    ordered = np.sort(slots)
    for name in FIELD_NAMES:
        old, new = (table.rows(ordered, [name]).to_series() for table in (before, after))
        differs = old.ne_missing(new)
        if differs.any():
            planned.append(PlannedValues(name, ordered[differs.to_numpy()], old.filter(differs), new.filter(differs)))
    return tuple(planned)


def _extensions(before: EntryTable, after: EntryTable, slots: SlotArray) -> OtherExtensions | None:
    old, new = before.extensions_of(slots), after.extensions_of(slots)
    either = old.join(new, on="entry", how="full", coalesce=True).filter(pl.col("xml").ne_missing(pl.col("xml_right")))
    if either.is_empty():
        return None
    either = either.sort("entry")
    return OtherExtensions(slots[either["entry"].to_numpy()], either["xml"], either["xml_right"])


def _moved(before: EntryTable, after: EntryTable, in_both: SlotArray) -> SlotArray:
    """Entries that neither follow the one that they followed nor are followed by it, or are in another sitemap."""
    old, _ = _split(before.order, after)
    is_moved = np.zeros(len(in_both), np.bool_)
    if not np.array_equal(old, in_both):
        was_behind, was_before = _neighbours(old, before.slot_capacity)
        is_behind, is_before = _neighbours(in_both, before.slot_capacity)
        is_moved = (was_behind[in_both] != is_behind[in_both]) & (was_before[in_both] != is_before[in_both])
    sitemaps = [table.rows(in_both, ["sitemap"]).to_series().to_numpy() for table in (before, after)]
    moved: SlotArray = in_both[is_moved | (sitemaps[0] != sitemaps[1])]
    return moved


def _neighbours(order: SlotArray, capacity: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """By slot the one before it and the one behind it; -1 for none."""
    numbers = order.astype(np.int64)
    behind, ahead = np.full(capacity, -1, np.int64), np.full(capacity, -1, np.int64)
    behind[order[1:]], ahead[order[:-1]] = numbers[:-1], numbers[1:]
    return behind, ahead


def _sitemaps(before: EntryTable, after: EntryTable) -> tuple[OtherSitemap, ...]:
    old, new = before.listing or {}, after.listing or {}
    if old is new:
        return ()
    found = [
        OtherSitemap(sitemap, name, getattr(old[sitemap], name), getattr(said, name))
        for sitemap, said in new.items()
        if sitemap in old
        for name in LISTED_FIELDS
        if getattr(old[sitemap], name) != getattr(said, name)
    ]
    found += [OtherSitemap(each, None, None, said.name or said.loc) for each, said in new.items() if each not in old]
    found += [OtherSitemap(each, None, said.name or said.loc, None) for each, said in old.items() if each not in new]
    return tuple(found)


def _are_arranged(before: EntryTable, after: EntryTable) -> bool:
    """Whether sitemaps that are in both states stand in another order."""
    old, new = before.listing or {}, after.listing or {}
    return old is not new and [each for each in old if each in new] != [each for each in new if each in old]


def _otherwise_ordered(before: EntryTable, after: EntryTable, slots: SlotArray) -> int:
    """How many entries are to be written with their elements in another order."""
    marks = [table.rows(slots, ["touched"]).to_series().to_numpy() & np.uint8(ORDER_BIT) for table in (before, after)]
    return int(np.count_nonzero(marks[0] != marks[1]))
