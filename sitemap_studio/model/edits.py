"""Edits: changes of a table as data, each with its inverse.

`describe_change` returns what an edit would change before it is applied, so that views can announce it. `apply` changes the
table and returns the inverse edit, which restores the table. Edits of the written form of files (`OrderElements`,
`OrderIndex`, `CorrectFaults`) take effect at the next save; undo after that save does not restore the old form.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.columns import EXTENSION_BIT, EXTENSION_SCHEMA, ORDER_BIT, TOUCHED_BIT
from sitemap_studio.model.entries import EntryTable, FileFault
from sitemap_studio.model.order import IndexField, Listing, moved_mask
from sitemap_studio.model.slots import NO_POSITIONS, NO_SLOTS, PositionArray, SlotArray, unique_slots
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.namespaces import EXTENSIONS


@dataclass(frozen=True)
class Change:
    """Slots, fields and sitemaps that an edit changes.

    Attributes:
        cells: Slots whose fields or extensions change.
        fields: Fields that change in `cells`.
        extensions: Slots among `cells` whose extensions change.
        inserted: Slots that are inserted into the order.
        inserted_at: Positions of the inserted slots after the edit, ascending.
        removed: Slots that are removed from the order.
        removed_at: Positions of the removed slots before the edit, ascending.
        moved: Slots whose position or sitemap changes.
        sitemaps: Ids of sitemaps that are added, removed or moved, or whose index entries change.
    """

    cells: SlotArray = field(default_factory=NO_SLOTS.copy)
    fields: frozenset[FieldName] = frozenset()
    extensions: SlotArray = field(default_factory=NO_SLOTS.copy)
    inserted: SlotArray = field(default_factory=NO_SLOTS.copy)
    inserted_at: PositionArray = field(default_factory=NO_POSITIONS.copy)
    removed: SlotArray = field(default_factory=NO_SLOTS.copy)
    removed_at: PositionArray = field(default_factory=NO_POSITIONS.copy)
    moved: SlotArray = field(default_factory=NO_SLOTS.copy)
    sitemaps: frozenset[int] = frozenset()

    @property
    def is_structural(self) -> bool:
        """Whether the change inserts, removes or moves entries."""
        return bool(len(self.inserted) or len(self.removed) or len(self.moved))


class Edit(Protocol):
    """Reversible change of an entry table."""

    def describe_change(self, table: EntryTable) -> Change:
        """Return what `apply` would change now; an empty `Change` for edits that change only how files are written."""
        return Change()

    def apply(self, table: EntryTable) -> Edit:
        """Apply the edit to the table, and return the inverse edit."""


@dataclass(frozen=True)
class EditGroup:
    """Sequence of edits that are applied, and undone, as one."""

    edits: Sequence[Edit]

    def describe_change(self, table: EntryTable) -> Change:
        """Return the union of the changes of all edits; without positions if several edits change the order."""
        changes: list[Change] = []
        ahead = table
        for number, edit in enumerate(self.edits):
            # Positions refer to the order after the preceding edits.
            changes.append(edit.describe_change(ahead))
            is_seen_later = changes[-1].is_structural or changes[-1].sitemaps
            if is_seen_later and number + 1 < len(self.edits):
                ahead = table.snapshot() if ahead is table else ahead
                edit.apply(ahead)
        if len(changes) == 1:
            return changes[0]
        structural = [change for change in changes if change.is_structural]
        shape = structural[0] if len(structural) == 1 else Change()
        return Change(
            cells=_union(change.cells for change in changes),
            fields=frozenset().union(*(change.fields for change in changes)),
            extensions=_union(change.extensions for change in changes),
            inserted=_union(change.inserted for change in changes),
            inserted_at=shape.inserted_at,
            removed=_union(change.removed for change in changes),
            removed_at=shape.removed_at,
            moved=_union(change.moved for change in changes),
            sitemaps=frozenset().union(*(change.sitemaps for change in changes)),
        )

    def apply(self, table: EntryTable) -> EditGroup:
        """Apply all edits in order, and return the group of their inverses."""
        return EditGroup([edit.apply(table) for edit in self.edits][::-1])


def _union(arrays: Iterable[SlotArray]) -> SlotArray:
    """Return the union of slot arrays, ascending; a single non-empty array is returned in its own order."""
    filled = [array for array in arrays if len(array)]
    return filled[0] if len(filled) == 1 else unique_slots(*filled)


_ESCAPED_BYTES: Final = {"&": 4, "<": 3, ">": 3, '"': 5, "'": 5, "\r": 4}
"""Number of bytes that escaping adds to each character."""

_FEW_TEXTS: Final = 64
"""Maximum number of texts measured one by one, which is faster than evaluating an expression."""


def serialized_sizes(name: FieldName, values: pl.Series) -> pl.Series:
    """Return the size in bytes of each element as written canonically, escaped and indented; 0 for null.

    Source: Sitemap Protocol 0.9, "Entity escaping"; XML 1.0, 2.11, for the carriage return.
    """
    around = len(f"    <{name}></{name}>\n")
    if len(values) <= _FEW_TEXTS:
        sizes = [
            0
            if text is None
            else around + len(text.encode()) + sum(text.count(each) * more for each, more in _ESCAPED_BYTES.items())
            for text in values
        ]
        return pl.Series(values.name, sizes, dtype=pl.Int64)
    text = pl.col("value")
    size = text.str.len_bytes().cast(pl.Int64) + around
    for character, more in _ESCAPED_BYTES.items():
        size = size + text.str.count_matches(character, literal=True).cast(pl.Int64) * more
    return pl.select(value=values).select(pl.when(text.is_null()).then(0).otherwise(size)).to_series()


@dataclass(frozen=True)
class SetCells:
    """Edit that sets one field of several entries.

    Attributes:
        slots: Unique slots of entries in the order.
        values: One text per slot; null removes the element.
        touched: `touched` marks to restore on undo. Without them, or if `generation` is outdated, the field is marked.
        generation: Generation of the table to which `touched` and `sizes` belong.
        sizes: Sizes to restore on undo. Without them, sizes change by the difference of the serialized texts.
    """

    field: FieldName
    slots: SlotArray
    values: pl.Series
    touched: NDArray[np.uint8] | None = None
    generation: int = -1
    sizes: NDArray[np.uint32] | None = None

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the slots as `cells` and with the field."""
        return Change(cells=self.slots, fields=frozenset((self.field,)))

    def apply(self, table: EntryTable) -> SetCells:
        """Set the texts, update `touched` marks and sizes in the table, and return the inverse edit."""
        old = table.rows(self.slots, [self.field, "touched", "size"])
        old_touched, old_sizes = old["touched"].to_numpy().copy(), old["size"].to_numpy().copy()
        values = self.values.cast(pl.String)
        if self.touched is not None and self.sizes is not None and self.generation == table.generation:
            touched, sizes = self.touched, self.sizes
        else:
            touched = old_touched | np.uint8(TOUCHED_BIT[self.field])
            grown = serialized_sizes(self.field, values) - serialized_sizes(self.field, old[self.field])
            # The size of an entry written more compactly than canonically must not become negative.
            sizes = np.maximum(old_sizes.astype(np.int64) + grown.to_numpy(), 0).astype(np.uint32)
        table.replace_cells(self.field, self.slots, values, touched, sizes)
        # A copy, as the slice may be a view that keeps the column of an entire block in memory.
        before = old[self.field] if len(self.slots) > 1 else pl.Series(self.field, old[self.field].to_list(), pl.String)
        return SetCells(self.field, self.slots, before, old_touched, table.generation, old_sizes)


def plan_set_cells(table: EntryTable, field: FieldName, slots: SlotArray, values: pl.Series) -> SetCells:
    """Return an edit that sets one text per slot, without slots that have this text already."""
    texts = values.cast(pl.String)
    differs = table.rows(slots, [field]).to_series().ne_missing(texts)
    return SetCells(field, slots[differs.to_numpy()], texts.filter(differs))


NAMESPACE_DECLARATIONS: Final = {prefix: f' xmlns:{prefix}="{uri}"' for prefix, uri in EXTENSIONS.items()}
"""Namespace declaration of each known extension by its usual prefix, as attribute text that follows an element name.

In files, the root element declares it instead where possible.
"""

_LINE_BYTES: Final = len("    \n")


@dataclass(frozen=True)
class SetExtensions:
    """Edit that sets the extensions of several entries; see `plan_set_extensions`.

    Attributes:
        slots: Unique slots of entries in the order.
        extensions: Frame of `EXTENSION_SCHEMA`. `entry` is an index into `slots`, ascending; a slot without a row loses
            its extensions. Prefixes refer to the namespaces of the file that the entry was read from (its origin);
            the XML declares all others.
        touched, generation, sizes: Values to restore on undo, as in `SetCells`.
    """

    slots: SlotArray
    extensions: pl.DataFrame
    touched: NDArray[np.uint8] | None = None
    generation: int = -1
    sizes: NDArray[np.uint32] | None = None

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the slots as `cells` and as `extensions`."""
        return Change(cells=self.slots, extensions=self.slots)

    def apply(self, table: EntryTable) -> SetExtensions:
        """Set the extensions, update `touched` marks and sizes in the table, and return the inverse edit."""
        old = table.extensions_of(self.slots)
        rows = table.rows(self.slots, ["touched", "size"])
        old_touched, old_sizes = rows["touched"].to_numpy().copy(), rows["size"].to_numpy().copy()
        if self.touched is not None and self.sizes is not None and self.generation == table.generation:
            touched, sizes = self.touched, self.sizes
        else:
            touched = old_touched | np.uint8(EXTENSION_BIT)
            grown = np.zeros(len(self.slots), np.int64)
            grown[self.extensions["entry"].to_numpy()] = extension_sizes(self.extensions["xml"]).to_numpy()
            grown[old["entry"].to_numpy()] -= extension_sizes(old["xml"]).to_numpy()
            sizes = np.maximum(old_sizes.astype(np.int64) + grown, 0).astype(np.uint32)
        table.replace_extensions(self.slots, self.extensions, touched, sizes)
        return SetExtensions(self.slots, old, old_touched, table.generation, old_sizes)

    def exclude_slots(self, excluded: Collection[int]) -> SetExtensions | None:
        """Return the edit without the excluded slots; None if no slot remains. Only for edits that were not applied yet."""
        stays = ~np.isin(self.slots, np.array(list(excluded), np.uint32))
        if stays.all():
            return self
        if not stays.any():
            return None
        remaining = pl.DataFrame({"entry": np.flatnonzero(stays)}).with_row_index("index")
        rows = self.extensions.join(remaining, on="entry", how="inner", maintain_order="left")
        return SetExtensions(self.slots[stays], rows.select(entry="index", xml="xml").cast(EXTENSION_SCHEMA))


def plan_set_extensions(table: EntryTable, slots: SlotArray, texts: pl.Series) -> SetExtensions:
    """Return an edit that sets the extension XML of each slot, without unchanged slots; null or empty removes it."""
    old = table.extensions_of(slots)
    new = pl.DataFrame({"xml": texts.cast(pl.String).replace("", None)}).with_row_index("entry")
    known = new.select("entry").join(old, on="entry", how="left", maintain_order="left")
    differs = known["xml"].ne_missing(new["xml"])
    sparse = new.filter(differs).select("xml").with_row_index("entry").drop_nulls()
    return SetExtensions(slots[differs.to_numpy()], sparse.cast(EXTENSION_SCHEMA))


def extension_sizes(xml: pl.Series) -> pl.Series:
    """Return the size in bytes of each extension XML with indentation and line break.

    Namespace declarations of known extensions with their usual prefixes don't count, as the root element has them.
    """
    size = pl.col("xml").str.len_bytes().cast(pl.Int64) + _LINE_BYTES
    for declaration in NAMESPACE_DECLARATIONS.values():
        size -= pl.col("xml").str.count_matches(declaration, literal=True).cast(pl.Int64) * len(declaration)
    return pl.select(xml=xml).select(size.alias("size")).to_series()


@dataclass(frozen=True)
class InsertEntries:
    """Edit that inserts slots, from `EntryTable.allocate` or an earlier removal, at ascending positions."""

    positions: PositionArray
    slots: SlotArray

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the inserted slots and their positions."""
        return Change(inserted=self.slots, inserted_at=self.positions)

    def apply(self, table: EntryTable) -> RemoveEntries:
        """Insert the slots into the order of the table, and return the inverse edit."""
        is_new = np.zeros(len(table) + len(self.slots), bool)
        is_new[self.positions] = True
        order = np.empty(len(is_new), np.uint32)
        order[is_new] = self.slots
        order[~is_new] = table.order
        table.set_order(order, inserted=self.slots)
        return RemoveEntries(self.positions)


@dataclass(frozen=True)
class RemoveEntries:
    """Edit that removes the entries at ascending positions from the order; the table retains them for undo."""

    positions: PositionArray

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the removed slots and their positions."""
        return Change(removed=table.order[self.positions], removed_at=self.positions)

    def apply(self, table: EntryTable) -> InsertEntries:
        """Remove the entries from the order of the table, and return the inverse edit."""
        removed = table.order[self.positions]
        table.set_order(np.delete(table.order, self.positions), removed=removed)
        return InsertEntries(self.positions, removed)


_FEW_MOVED: Final = 4_096


@dataclass(frozen=True)
class MoveEntries:
    """Edit that reorders a range of positions, and sets the sitemaps of its entries; see `plan_move`.

    Attributes:
        first: First position of the range.
        slots: Slots of the range in their new order.
        sitemaps: Sitemap id of each slot after the edit.
    """

    first: int
    slots: SlotArray
    sitemaps: NDArray[np.uint32]

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with all slots of the range as `moved`."""
        return Change(moved=self.slots)

    def apply(self, table: EntryTable) -> MoveEntries:
        """Reorder the range, set the sitemaps of its slots, mark them as moved, and return the inverse edit."""
        last = self.first + len(self.slots)
        before = table.order[self.first : last]
        sitemaps_before = table.rows(before, ["sitemap"]).to_series().to_numpy().copy()
        order = table.order.copy()
        order[self.first : last] = self.slots
        changes = table.rows(self.slots, ["sitemap"]).to_series().to_numpy() != self.sitemaps
        if changes.any():
            table.replace_sitemaps(self.slots[changes], self.sitemaps[changes])
        if len(self.slots) > _FEW_MOVED:
            changes |= moved_mask(table.positions()[self.slots])
            table.mark_moved(self.slots[changes])
        else:
            # Over several steps, only the entire history shows which entries were moved: mark all.
            table.mark_moved(self.slots)
        table.set_order(order)
        return MoveEntries(self.first, before, sitemaps_before)


def plan_move(table: EntryTable, positions: PositionArray, before: int, sitemap: int | None = None) -> MoveEntries:
    """Return an edit that moves entries before another one, or to the end, without changing their relative order.

    Args:
        table: Table that contains the entries.
        positions: Positions of the entries to move, ascending.
        before: Position of the entry before which they are inserted; the number of entries for the end.
        sitemap: Sitemap that they belong to afterwards; None leaves it unchanged.
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


@dataclass(frozen=True)
class AddSitemaps:
    """Edit that adds empty sitemaps, each with its index entry, at the ascending indexes `places` of the listing."""

    listed: Listing
    places: Sequence[int]

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the added sitemaps."""
        return Change(sitemaps=frozenset(self.listed))

    def apply(self, table: EntryTable) -> RemoveSitemaps:
        """Insert the index entries into the listing of the table, and return the inverse edit."""
        listing = list(_require_listing(table).items())
        for place, item in zip(self.places, self.listed.items(), strict=True):
            listing.insert(place, item)
        table.set_listing(dict(listing))
        return RemoveSitemaps(tuple(self.listed))


@dataclass(frozen=True)
class RemoveSitemaps:
    """Edit that removes sitemaps, which have no entries, from the listing."""

    sitemaps: Sequence[int]

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the removed sitemaps."""
        return Change(sitemaps=frozenset(self.sitemaps))

    def apply(self, table: EntryTable) -> AddSitemaps:
        """Remove the index entries from the listing of the table, and return the inverse edit."""
        listing, removed_ids = _require_listing(table), frozenset(self.sitemaps)
        places = [place for place, sitemap in enumerate(listing) if sitemap in removed_ids]
        removed = {sitemap: listed for sitemap, listed in listing.items() if sitemap in removed_ids}
        table.set_listing({sitemap: listed for sitemap, listed in listing.items() if sitemap not in removed_ids})
        return AddSitemaps(removed, places)


@dataclass(frozen=True)
class SetSitemapField:
    """Edit that sets one field of index entries to the text for each sitemap id; None removes the field."""

    field: IndexField
    texts: Mapping[int, str | None]

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the sitemaps whose index entries change."""
        return Change(sitemaps=frozenset(self.texts))

    def apply(self, table: EntryTable) -> SetSitemapField:
        """Set the field in index entries of the table, and return the inverse edit."""
        listing = _require_listing(table)
        before: dict[int, str | None] = {sitemap: getattr(listing[sitemap], self.field) for sitemap in self.texts}
        changed = {sitemap: replace(listing[sitemap], **{self.field: text}) for sitemap, text in self.texts.items()}
        table.set_listing({**listing, **changed})
        return SetSitemapField(self.field, before)


@dataclass(frozen=True)
class ArrangeSitemaps:
    """Edit that sorts the sitemaps of the set, and their entries, into the given order of all ids."""

    sitemaps: Sequence[int]

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the sitemaps whose index in the listing changes, and their entries as `moved`."""
        pairs = zip(_require_listing(table), self.sitemaps, strict=True)
        changed = [new for old, new in pairs if old != new]
        moved: SlotArray = np.concatenate([NO_SLOTS, *map(table.slots_of_sitemap, changed)])
        return Change(moved=moved, sitemaps=frozenset(changed))

    def apply(self, table: EntryTable) -> ArrangeSitemaps:
        """Reorder the listing and the entries, without marking them as moved, and return the inverse edit."""
        listing = _require_listing(table)
        order: SlotArray = np.concatenate([NO_SLOTS, *map(table.slots_of_sitemap, self.sitemaps)])
        table.set_listing({sitemap: listing[sitemap] for sitemap in self.sitemaps})
        table.set_order(order)
        return ArrangeSitemaps(tuple(listing))


@dataclass(frozen=True)
class SetIndex:
    """Edit that sets the file name of the index, relative to the folder of the set; None removes the index file."""

    name: str | None

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with all sitemaps, because all become listed or unlisted."""
        return Change(sitemaps=frozenset(_require_listing(table)))

    def apply(self, table: EntryTable) -> SetIndex:
        """Set the index name of the table, and return the inverse edit."""
        before, table.index_name = table.index_name, self.name
        return SetIndex(before)


def _require_listing(table: EntryTable) -> Listing:
    """Return the listing of a table; raise `AssertionError` if it has none."""
    assert table.listing is not None
    return table.listing


_REPAINTED_FIELDS: Final[frozenset[FieldName]] = frozenset(("lastmod", "changefreq", "priority"))
"""Fields that views repaint after the order of elements changes."""


@dataclass(frozen=True)
class OrderElements:
    """Edit that marks entries to be written with their elements in the order of the schema.

    `is_marked` is a mask of the slots to mark; the others are unmarked; None marks all.
    """

    slots: SlotArray
    is_marked: NDArray[np.bool_] | None = None

    def describe_change(self, table: EntryTable) -> Change:
        """Return a `Change` with the entries and fields that views must repaint, although no value changes."""
        return Change(cells=self.slots, fields=_REPAINTED_FIELDS)

    def apply(self, table: EntryTable) -> OrderElements:
        """Set or clear `ORDER_BIT` of the entries, and return the inverse edit."""
        touched = table.rows(self.slots, ["touched"]).to_series().to_numpy()
        is_marked = np.True_ if self.is_marked is None else self.is_marked
        marked, unmarked = touched | np.uint8(ORDER_BIT), touched & np.uint8(0xFF ^ ORDER_BIT)
        table.set_columns(self.slots, touched=np.where(is_marked, marked, unmarked))
        return OrderElements(self.slots, touched & np.uint8(ORDER_BIT) != 0)


@dataclass(frozen=True)
class OrderIndex(Edit):
    """Edit that sets whether the index is written with its elements in the order of the schema."""

    is_enabled: bool = True

    def apply(self, table: EntryTable) -> OrderIndex:
        """Set whether the next save orders the elements of the index, and return the inverse edit."""
        was_enabled, table.orders_index = table.orders_index, self.is_enabled
        return OrderIndex(was_enabled)


@dataclass(frozen=True)
class CorrectFaults(Edit):
    """Edit that marks, or unmarks, faults of files to be corrected by the next save; entries are not changed.

    Attributes:
        faults: Pairs of a sitemap id, None for the index, and a rule id.
        is_enabled: Whether the faults are to be marked; False removes the marks.
    """

    faults: frozenset[FileFault]
    is_enabled: bool = True

    def apply(self, table: EntryTable) -> CorrectFaults:
        """Add or remove the marks of faults in the table, and return the inverse edit."""
        marked = self.faults - table.corrected if self.is_enabled else self.faults & table.corrected
        table.corrected = table.corrected ^ marked
        return CorrectFaults(marked, not self.is_enabled)


@dataclass(frozen=True)
class CellChanges:
    """Planned new texts of one field with the current texts, by ascending slot; null means an absent element."""

    field: FieldName
    slots: SlotArray
    before: pl.Series
    after: pl.Series

    def __len__(self) -> int:
        """Return the number of cells to change."""
        return len(self.slots)

    def filter(self, selected: NDArray[np.bool_]) -> CellChanges:
        """Return the changes of the cells that a boolean mask selects."""
        mask = pl.Series(selected, dtype=pl.Boolean)
        return CellChanges(self.field, self.slots[selected], self.before.filter(mask), self.after.filter(mask))

    @classmethod
    def concatenate(cls, parts: Sequence[CellChanges]) -> CellChanges:
        """Return one object with the changes of one or more parts about the same field, planned block by block."""
        before, after = (pl.concat([getattr(part, name) for part in parts]) for name in ("before", "after"))
        return cls(parts[0].field, np.concatenate([part.slots for part in parts]), before, after)


class EditPlanner(Protocol):
    """Plan that builds its edit on demand; for large plans in the job that applies it."""

    def __len__(self) -> int:
        """Return the number of values that the edit will change."""

    def edit(self, table: EntryTable) -> Edit:
        """Return the edit of the plan for a table."""


class EditPlan(EditPlanner, Protocol):
    """Plan that lists the values to change and lets cells be excluded."""

    @property
    def values(self) -> tuple[CellChanges, ...]:
        """Planned changes by changed field, in the order of the fields."""

    def exclude_cells(self, excluded: Collection[tuple[int, str]]) -> EditPlan:
        """Return the plan without some cells, given as slot and field."""


def exclude_cells(values: Iterable[CellChanges], excluded: Collection[tuple[int, str]]) -> tuple[CellChanges, ...]:
    """Return changes without some cells, given as slot and field, and without fields that have no change left."""
    kept = []
    for planned in values:
        out = np.array([slot for slot, name in excluded if name == planned.field], np.uint32)
        stays = ~np.isin(planned.slots, out)
        if stays.any():
            kept.append(planned.filter(stays))
    return tuple(kept)


def edits_from_changes(table: EntryTable, values: Iterable[CellChanges]) -> list[Edit]:
    """Return one edit per item of `values`, without the cells that already have the new text; an edit may be empty."""
    return [plan_set_cells(table, planned.field, planned.slots, planned.after) for planned in values]
