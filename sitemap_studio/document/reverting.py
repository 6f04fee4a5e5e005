"""Plan to revert entries and cells to the state in which their files were last read or saved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from itertools import compress

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import (
    EXTENSION_COLUMNS,
    EXTENSION_COLUMNS_BY_NAME,
    EXTENSION_EDIT_COST,
    plan_extension_changes,
    saved_extensions,
)
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.document.transaction import MAX_IN_FRAME
from sitemap_studio.model.columns import EXTENSION_BIT, ORDER_BIT, TOUCHED_BIT
from sitemap_studio.model.edits import (
    Edit,
    EditGroup,
    MoveEntries,
    OrderElements,
    SetCells,
    SetExtensions,
    extension_sizes,
    serialized_sizes,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, intersection, isin_sorted, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName


@dataclass(frozen=True)
class EntryReverts:
    """Plan to revert entries to the values, the sitemap and the position in their files."""

    document: Document
    slots: SlotArray

    def __len__(self) -> int:
        """Return the number of entries."""
        return len(self.slots)

    def edit(self, table: EntryTable) -> EditGroup:
        """Return the edit that reverts the entries in a table."""
        return EditGroup(plan_entry_reverts(self.document.snapshot_with_table(table), self.slots))


@dataclass(frozen=True)
class CellReverts:
    """Plan to revert cells to their files, by name of a field or an extension column.

    Attributes:
        size: Cost of the edit, as the number of values that are validated in the same time.
    """

    document: Document
    cells: Mapping[str, SlotArray]
    size: int

    def __len__(self) -> int:
        """Return the cost of the edit, in values."""
        return self.size

    def edit(self, table: EntryTable) -> EditGroup:
        """Return the edit that reverts the cells in a table."""
        return EditGroup(plan_cell_reverts(self.document.snapshot_with_table(table), self.cells))


def prepare_entry_reverts(document: Document, slots: SlotArray) -> tuple[EntryReverts | None, int]:
    """Plan to revert entries to their files; nothing is changed.

    Returns:
        The plan, or None if it would change nothing, and the number of entries that it reverts. New entries are not
        reverted.

    Raises:
        RequestError: Only the sitemap differs, and the former sitemap is no longer in the set.
        ReadOnlyError: Only the sitemap differs, and the former sitemap is read-only.
    """
    table, chosen = document.table, unique_slots(slots)
    differing = table.modified_slots(chosen)
    is_touched = table.rows(differing, ["touched"]).to_series().to_numpy() != 0
    can_go_back = _former_sitemaps(document, differing) >= 0
    changed = unique_slots(differing[is_touched | can_go_back], intersection(document.reordered_slots(), chosen))
    if len(differing) and not len(changed):
        former = document.sitemaps[table.saved_rows(differing[:1], ["sitemap"]).item()]
        if document.sitemaps.has(former.id) and former.read_only is not None:
            raise read_only_error(former)
        raise RequestError(msg("The sitemap that these entries were in is no longer in the set."))
    plan = EntryReverts(document, changed)
    has_effect = len(plan) > MAX_IN_FRAME or (len(plan) > 0 and len(plan.edit(table).edits) > 0)
    return (plan, len(plan)) if has_effect else (None, 0)


def prepare_cell_reverts(document: Document, cells: Mapping[str, SlotArray]) -> tuple[CellReverts | None, int]:
    """Plan to revert cells to their files; nothing is changed.

    Args:
        document: The document.
        cells: Entries by name of a field or an extension column.

    Returns:
        The plan, or None if it would change nothing, and the number of cells that it reverts.
    """
    table = document.table
    touched = table.rows(table.modified_slots(unique_slots(*cells.values())), ["touched"]).to_series().to_numpy()
    marks = np.uint8(sum({EXTENSION_BIT if name in EXTENSION_COLUMNS_BY_NAME else TOUCHED_BIT[name] for name in cells}))
    n_touched = int(np.count_nonzero(touched & marks))
    has_extensions = not EXTENSION_COLUMNS_BY_NAME.keys().isdisjoint(cells)
    plan = CellReverts(document, cells, n_touched * (EXTENSION_EDIT_COST if has_extensions else 1))
    if len(plan) > MAX_IN_FRAME:
        return plan, n_touched
    edits = plan.edit(table).edits
    return plan if edits else None, sum(len(edit.describe_change(table).cells) for edit in edits)


def plan_entry_reverts(document: Document, slots: SlotArray) -> list[Edit]:
    """Return the edits that revert values, sitemaps and positions of entries to their files, except of new entries."""
    cells = plan_reverts(document.table, dict.fromkeys(FIELD_NAMES, slots), extensions=slots, elements=slots)
    return [*cells, *_plan_moves_back(document, slots)]


def _plan_moves_back(document: Document, slots: SlotArray) -> list[Edit]:
    """Return a list of one edit that moves entries back to the sitemap and position of their file; empty if none moves."""
    table, reordered = document.table, document.reordered_slots()
    away, within = table.modified_slots(unique_slots(slots)), intersection(reordered, unique_slots(slots))
    target = _former_sitemaps(document, away)
    back = np.concatenate([away[target >= 0], within])
    target = np.concatenate([target[target >= 0], table.rows(within, ["sitemap"]).to_series().to_numpy()])
    if not len(back):
        return []
    parts = []
    for sitemap in document.sitemaps:
        own = now = table.slots_of_sitemap(sitemap.id)
        own = own[~np.isin(own, back)]
        if sitemap.source is not None:
            own = _insert_in_file_order(own, back[target == sitemap.id], sitemap.source.slots, reordered, current=now)
        parts.append(own)
    order = np.concatenate(parts)
    sitemaps = np.repeat([sitemap.id for sitemap in document.sitemaps], [len(part) for part in parts]).astype(np.uint32)
    before = table.rows(table.order, ["sitemap"]).to_series().to_numpy()
    differs = np.flatnonzero((order != table.order) | (sitemaps != before))
    if not len(differs):
        return []
    first, last = int(differs[0]), int(differs[-1]) + 1
    return [MoveEntries(first, order[first:last], sitemaps[first:last])]


def _former_sitemaps(document: Document, slots: SlotArray) -> NDArray[np.int64]:
    """Return for each entry the id of the sitemap to move it back to; -1 if it is still in it, or can't be moved back."""
    now, then = (
        rows(slots, ["sitemap"]).to_series().to_numpy() for rows in (document.table.rows, document.table.saved_rows)
    )
    open_ones = [each.id for each in document.sitemaps if each.source is not None and each.read_only is None]
    return np.where((now != then) & np.isin(then, open_ones), then.astype(np.int64), -1)


def _insert_in_file_order(
    remaining: SlotArray, back: SlotArray, saved: SlotArray, reordered: SlotArray, *, current: SlotArray
) -> SlotArray:
    """Insert entries into the entries of a sitemap, each after the last one that precedes it in the file.

    Reordered entries count only if they are between the same entries as in the file.

    Args:
        remaining: Entries of the sitemap, in order, without those to insert.
        back: Entries to insert.
        saved: Entries of the file, in its order.
        reordered: Ascending slots of entries whose order differs from the file.
        current: Entries of the sitemap in their present order; the result differs from it if possible.
    """
    if not len(back):
        return remaining
    rank = np.full(max(int(slots.max(initial=0)) for slots in (remaining, back, saved)) + 1, -1, np.int64)
    rank[saved] = np.arange(len(saved))
    known = np.flatnonzero(rank[remaining] >= 0)
    ranks = rank[remaining[known]]
    is_out, ends = isin_sorted(reordered, remaining[known]), np.concatenate([[0], known + 1])
    next_in_order = np.minimum.accumulate(np.where(is_out, len(saved), ranks)[::-1])[::-1]
    back = back[np.argsort(rank[back])]
    n_before = np.searchsorted(np.maximum.accumulate(np.minimum(ranks, next_in_order)), rank[back])
    placed = np.insert(remaining, ends[n_before], back)
    if np.array_equal(placed, current):
        # Entries that precede an entry in the file may have moved after it, while others moved before it.
        last_in_order = np.maximum.accumulate(np.where(is_out, -1, ranks))
        lowest = np.minimum.accumulate(np.maximum(ranks, last_in_order)[::-1])[::-1]
        placed = np.insert(remaining, ends[np.searchsorted(lowest, rank[back])], back)
    return placed


def plan_cell_reverts(document: Document, cells: Mapping[str, SlotArray]) -> list[Edit]:
    """Return the edits that revert cells, given as entries by name of a field or an extension column."""
    table, planned = document.table, _plan_extension_reverts(document, cells)
    saved = table.saved_extensions_of(planned.slots).rename({"xml": "saved"})
    wanted = planned.extensions.join(saved, on="entry", how="full", coalesce=True)
    others = wanted.filter(pl.col("xml").ne_missing(pl.col("saved")))["entry"].to_numpy()
    same = np.delete(planned.slots, others)
    fields: dict[FieldName, SlotArray] = {name: cells[name] for name in FIELD_NAMES if name in cells}
    edits, kept = plan_reverts(table, fields, extensions=same), planned.exclude_slots(same.tolist())
    return [*edits, kept] if kept is not None and len(kept.slots) else edits


def _plan_extension_reverts(document: Document, cells: Mapping[str, SlotArray]) -> SetExtensions:
    """Plan to revert the extension columns among cells; values in other columns of these entries are not changed."""
    table, columns = document.table, [each for each in EXTENSION_COLUMNS if each.name in cells]
    slots = table.modified_slots(unique_slots(*(cells[column.name] for column in columns)))
    slots = slots[table.rows(slots, ["touched"]).to_series().to_numpy() & np.uint8(EXTENSION_BIT) != 0]
    chosen = zip(*(isin_sorted(unique_slots(cells[column.name]), slots).tolist() for column in columns), strict=True)
    changes = (
        [partial(column.with_saved_value, saved=saved) for column in compress(columns, is_chosen)]
        for saved, is_chosen in zip(saved_extensions(document, slots), chosen, strict=True)
    )
    return plan_extension_changes(document, slots, changes)


def plan_reverts(
    table: EntryTable,
    cells: Mapping[FieldName, SlotArray],
    *,
    extensions: SlotArray | None = None,
    elements: SlotArray | None = None,
) -> list[Edit]:
    """Return the edits that revert cells, extensions and the order of elements, except of new entries.

    The edits are to be applied as one group in this order: each restores marks and sizes in the state after the ones
    before it.

    Args:
        table: The entries.
        cells: Entries by field.
        extensions: Entries whose extensions are reverted.
        elements: Entries whose order of elements is reverted.
    """
    others = [each for each in (extensions, elements) if each is not None]
    slots = table.modified_slots(unique_slots(*cells.values(), *others))
    if not len(slots):
        return []
    rows, saved = table.rows(slots, [*FIELD_NAMES, "touched", "size"]), table.saved_rows(slots, [*FIELD_NAMES, "size"])
    touched, sizes = rows["touched"].to_numpy().copy(), rows["size"].to_numpy().astype(np.int64)
    saved_sizes = saved["size"].to_numpy().astype(np.int64)
    edits: list[Edit] = []

    def chosen(candidates: SlotArray | None, bit: int) -> SlotArray:
        """Return the indices of candidates that have a touched bit, and clear this bit in `touched`."""
        is_chosen = touched & np.uint8(bit) != 0
        is_chosen &= isin_sorted(unique_slots(candidates), slots) if candidates is not None else False
        touched[is_chosen] &= np.uint8(0xFF ^ bit)
        return np.flatnonzero(is_chosen).astype(np.uint32)

    def sizes_at(places: SlotArray) -> SlotArray:
        """Return the sizes of entries after the edits so far; of entries without touched bits the saved size."""
        sizes[places] = np.where(touched[places] == 0, saved_sizes[places], np.maximum(sizes[places], 0))
        return sizes[places].astype(np.uint32)

    if len(places := chosen(elements, ORDER_BIT)):
        edits.append(OrderElements(slots[places], np.zeros(len(places), np.bool_)))
    for name, among in cells.items():
        if len(places := chosen(among, TOUCHED_BIT[name])):
            values = saved[name].gather(places)
            grown = serialized_sizes(name, values) - serialized_sizes(name, rows[name].gather(places))
            sizes[places] += grown.to_numpy()
            marks = touched[places]
            edits.append(SetCells(name, slots[places], values, marks, table.generation, sizes_at(places)))
    if len(places := chosen(extensions, EXTENSION_BIT)):
        texts = table.saved_extensions_of(slots[places])
        for sparse, sign in ((texts, 1), (table.extensions_of(slots[places]), -1)):
            sizes[places[sparse["entry"].to_numpy()]] += sign * extension_sizes(sparse["xml"]).to_numpy()
        marks = touched[places]
        edits.append(SetExtensions(slots[places], texts, marks, table.generation, sizes_at(places)))
    return edits
