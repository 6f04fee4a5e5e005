"""Edits: changes of a table as data, each with its inverse.

`change` says beforehand what an edit touches, so that views can announce it; `apply` does it and returns the inverse.
Applying an edit and then its inverse leaves the table as it was. Edits that tell how to write a file (`OrderElements`,
`OrderIndex`, `CorrectFaults`) are fulfilled by the next save; once they are, undo can't bring the old form back.
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
from sitemap_studio.model.order import ListedField, Listing, out_of_order
from sitemap_studio.model.slots import NO_POSITIONS, NO_SLOTS, PositionArray, SlotArray, distinct
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.namespaces import EXTENSIONS


@dataclass(frozen=True)
class Change:
    """What an edit touches.

    Attributes:
        cells: Slots whose fields or extensions change.
        extensions: Those of them whose extensions change.
        inserted_at: Positions of the inserted slots after the edit, ascending.
        removed_at: Positions of the removed slots before the edit, ascending.
        moved: Slots that change places among themselves, or their sitemap.
        sitemaps: Sitemaps that are added, removed, moved or listed otherwise.
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
        """Whether the order changes."""
        return bool(len(self.inserted) or len(self.removed) or len(self.moved))


class Edit(Protocol):
    """One reversible change of a table."""

    def change(self, table: EntryTable) -> Change:
        """Return what `apply` would touch now."""
        return Change()

    def apply(self, table: EntryTable) -> Edit:
        """Change the table, and return the inverse."""


@dataclass(frozen=True)
class EditGroup:
    """Several edits that are one to the user, done in order."""

    edits: Sequence[Edit]

    def change(self, table: EntryTable) -> Change:
        """Return the union of the changes; without positions if several edits change the order."""
        changes: list[Change] = []
        ahead = table
        for place, edit in enumerate(self.edits):
            # Positions refer to the order that the edits before it leave.
            changes.append(edit.change(ahead))
            is_seen_later = changes[-1].is_structural or changes[-1].sitemaps
            if is_seen_later and place + 1 < len(self.edits):
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
        """Apply all."""
        return EditGroup([edit.apply(table) for edit in self.edits][::-1])


def _union(arrays: Iterable[SlotArray]) -> SlotArray:
    """Return the slots of all arrays; in their own order if only one has any."""
    filled = [array for array in arrays if len(array)]
    return filled[0] if len(filled) == 1 else distinct(*filled)


_ESCAPED_BYTES: Final = {"&": 4, "<": 3, ">": 3, '"': 5, "'": 5, "\r": 4}
"""Bytes that escaping adds to a character."""

_FEW_TEXTS: Final = 64
"""Up to so many texts are measured one by one, which is faster than an expression."""


def serialized_sizes(name: FieldName, values: pl.Series) -> pl.Series:
    """Return the bytes that each element takes when it is written canonically: escaped and indented; 0 when absent.

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
    """Set one field of some entries.

    Attributes:
        slots: The entries, none twice, all in the order.
        values: One text each; null removes the element.
        touched: Marks to restore on undo, as of `generation`; where absent or outdated the field is marked touched.
        generation: The table's when `touched` and `sizes` were taken.
        sizes: Sizes to restore on undo, likewise; else they change by as much as the texts.
    """

    field: FieldName
    slots: SlotArray
    values: pl.Series
    touched: NDArray[np.uint8] | None = None
    generation: int = -1
    sizes: NDArray[np.uint32] | None = None

    def change(self, table: EntryTable) -> Change:
        """Return the cells of one field."""
        return Change(cells=self.slots, fields=frozenset((self.field,)))

    def apply(self, table: EntryTable) -> SetCells:
        """Set the texts; sizes follow."""
        old = table.rows(self.slots, [self.field, "touched", "size"])
        old_touched, old_sizes = old["touched"].to_numpy().copy(), old["size"].to_numpy().copy()
        values = self.values.cast(pl.String)
        if self.touched is not None and self.sizes is not None and self.generation == table.generation:
            touched, sizes = self.touched, self.sizes
        else:
            touched = old_touched | np.uint8(TOUCHED_BIT[self.field])
            grown = serialized_sizes(self.field, values) - serialized_sizes(self.field, old[self.field])
            # An entry that is written more tightly than canonically can't shrink below nothing.
            sizes = np.maximum(old_sizes.astype(np.int64) + grown.to_numpy(), 0).astype(np.uint32)
        table.replace_cells(self.field, self.slots, values, touched, sizes)
        # A copy: what was read may be a view that keeps the column of a whole block in memory.
        before = old[self.field] if len(self.slots) > 1 else pl.Series(self.field, old[self.field].to_list(), pl.String)
        return SetCells(self.field, self.slots, before, old_touched, table.generation, old_sizes)


def setting(table: EntryTable, field: FieldName, slots: SlotArray, values: pl.Series) -> SetCells:
    """Plan new texts, one for each entry, for those of some cells that have another text now."""
    texts = values.cast(pl.String)
    differs = table.rows(slots, [field]).to_series().ne_missing(texts)
    return SetCells(field, slots[differs.to_numpy()], texts.filter(differs))


DECLARATIONS: Final = {prefix: f' xmlns:{prefix}="{uri}"' for prefix, uri in EXTENSIONS.items()}
"""Declaration of the namespace of a known extension, by customary prefix, directly behind an element's name.

In files the root declares it instead, where possible.
"""

_AROUND: Final = len("    \n")


@dataclass(frozen=True)
class SetExtensions:
    """Set the extensions of some entries, none twice; `setting_extensions` plans the usual case.

    `extensions` are in `EXTENSION_SCHEMA`, where `entry` is the place in `slots`, ascending; an entry without a row has
    none afterwards. Prefixes mean what they mean in the file that the entry was read from (its origin); others are
    declared in the XML. `touched`, `generation` and `sizes` are for undo, as in `SetCells`.
    """

    slots: SlotArray
    extensions: pl.DataFrame
    touched: NDArray[np.uint8] | None = None
    generation: int = -1
    sizes: NDArray[np.uint32] | None = None

    def change(self, table: EntryTable) -> Change:
        """Return the entries, and that their extensions change."""
        return Change(cells=self.slots, extensions=self.slots)

    def apply(self, table: EntryTable) -> SetExtensions:
        """Set the XML; sizes follow."""
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

    def without(self, left_out: Collection[int]) -> SetExtensions | None:
        """Return the edit without some slots, or None if nothing is left; only before it was applied."""
        stays = ~np.isin(self.slots, np.array(list(left_out), np.uint32))
        if stays.all():
            return self
        if not stays.any():
            return None
        places = pl.DataFrame({"entry": np.flatnonzero(stays)}).with_row_index("place")
        kept = self.extensions.join(places, on="entry", how="inner", maintain_order="left")
        return SetExtensions(self.slots[stays], kept.select(entry="place", xml="xml").cast(EXTENSION_SCHEMA))


def setting_extensions(table: EntryTable, slots: SlotArray, texts: pl.Series) -> SetExtensions:
    """Plan extensions, one text for each entry, for those of some entries that have others now; null removes them."""
    old = table.extensions_of(slots)
    new = pl.DataFrame({"xml": texts.cast(pl.String).replace("", None)}).with_row_index("entry")
    known = new.select("entry").join(old, on="entry", how="left", maintain_order="left")
    differs = known["xml"].ne_missing(new["xml"])
    sparse = new.filter(differs).select("xml").with_row_index("entry").drop_nulls()
    return SetExtensions(slots[differs.to_numpy()], sparse.cast(EXTENSION_SCHEMA))


def extension_sizes(xml: pl.Series) -> pl.Series:
    """Return the bytes that extensions take on lines of their own, without declarations that move to the root."""
    size = pl.col("xml").str.len_bytes().cast(pl.Int64) + _AROUND
    for declaration in DECLARATIONS.values():
        size -= pl.col("xml").str.count_matches(declaration, literal=True).cast(pl.Int64) * len(declaration)
    return pl.select(xml=xml).select(size.alias("size")).to_series()


@dataclass(frozen=True)
class InsertEntries:
    """Insert entries that have slots (from `EntryTable.add`, or an earlier removal) at ascending positions."""

    positions: PositionArray
    slots: SlotArray

    def change(self, table: EntryTable) -> Change:
        """Return the inserted slots."""
        return Change(inserted=self.slots, inserted_at=self.positions)

    def apply(self, table: EntryTable) -> RemoveEntries:
        """Insert them."""
        is_new = np.zeros(len(table) + len(self.slots), bool)
        is_new[self.positions] = True
        order = np.empty(len(is_new), np.uint32)
        order[is_new] = self.slots
        order[~is_new] = table.order
        table.set_order(order, inserted=self.slots)
        return RemoveEntries(self.positions)


@dataclass(frozen=True)
class RemoveEntries:
    """Remove entries from the order, at ascending positions; slots and columns stay, so that undo copies nothing."""

    positions: PositionArray

    def change(self, table: EntryTable) -> Change:
        """Return the removed slots."""
        return Change(removed=table.order[self.positions], removed_at=self.positions)

    def apply(self, table: EntryTable) -> InsertEntries:
        """Remove them."""
        removed = table.order[self.positions]
        table.set_order(np.delete(table.order, self.positions), removed=removed)
        return InsertEntries(self.positions, removed)


_FEW_MOVED: Final = 4_096


@dataclass(frozen=True)
class MoveEntries:
    """Rearrange the range of the order that begins at `first`; `moving` plans the usual case.

    `slots` are those of the range in their new order, `sitemaps` those that they belong to afterwards.
    """

    first: int
    slots: SlotArray
    sitemaps: NDArray[np.uint32]

    def change(self, table: EntryTable) -> Change:
        """Return the slots of the range."""
        return Change(moved=self.slots)

    def apply(self, table: EntryTable) -> MoveEntries:
        """Rearrange the range."""
        last = self.first + len(self.slots)
        before = table.order[self.first : last]
        sitemaps_before = table.rows(before, ["sitemap"]).to_series().to_numpy().copy()
        order = table.order.copy()
        order[self.first : last] = self.slots
        changes = table.rows(self.slots, ["sitemap"]).to_series().to_numpy() != self.sitemaps
        if changes.any():
            table.replace_sitemaps(self.slots[changes], self.sitemaps[changes])
        if len(self.slots) > _FEW_MOVED:
            changes |= out_of_order(table.positions()[self.slots])
            table.note_moved(self.slots[changes])
        else:
            # All of them: which entries were moved can only be told from all steps together.
            table.note_moved(self.slots)
        table.set_order(order)
        return MoveEntries(self.first, before, sitemaps_before)


def moving(table: EntryTable, positions: PositionArray, before: int, sitemap: int | None = None) -> MoveEntries:
    """Plan a move of entries, by ascending positions, to before another one, or the end; they keep their order.

    They belong to `sitemap` afterwards; None for the same as before.
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
    """Add sitemaps without entries to the set, each with its index entry, at ascending places."""

    listed: Listing
    places: Sequence[int]

    def change(self, table: EntryTable) -> Change:
        """Return the new sitemaps."""
        return Change(sitemaps=frozenset(self.listed))

    def apply(self, table: EntryTable) -> RemoveSitemaps:
        """Add them."""
        listing = list(_listing(table).items())
        for place, item in zip(self.places, self.listed.items(), strict=True):
            listing.insert(place, item)
        table.set_listing(dict(listing))
        return RemoveSitemaps(tuple(self.listed))


@dataclass(frozen=True)
class RemoveSitemaps:
    """Remove sitemaps without entries from the set."""

    sitemaps: Sequence[int]

    def change(self, table: EntryTable) -> Change:
        """Return the removed sitemaps."""
        return Change(sitemaps=frozenset(self.sitemaps))

    def apply(self, table: EntryTable) -> AddSitemaps:
        """Remove them."""
        listing, going = _listing(table), frozenset(self.sitemaps)
        places = [place for place, sitemap in enumerate(listing) if sitemap in going]
        removed = {sitemap: listed for sitemap, listed in listing.items() if sitemap in going}
        table.set_listing({sitemap: listed for sitemap, listed in listing.items() if sitemap not in going})
        return AddSitemaps(removed, places)


@dataclass(frozen=True)
class SetSitemapField:
    """Set one field of the index entries of some sitemaps, by id; None removes it. Undo restores this field alone."""

    field: ListedField
    texts: Mapping[int, str | None]

    def change(self, table: EntryTable) -> Change:
        """Return the sitemaps."""
        return Change(sitemaps=frozenset(self.texts))

    def apply(self, table: EntryTable) -> SetSitemapField:
        """Set the texts."""
        listing = _listing(table)
        before: dict[int, str | None] = {sitemap: getattr(listing[sitemap], self.field) for sitemap in self.texts}
        changed = {sitemap: replace(listing[sitemap], **{self.field: text}) for sitemap, text in self.texts.items()}
        table.set_listing({**listing, **changed})
        return SetSitemapField(self.field, before)


@dataclass(frozen=True)
class ArrangeSitemaps:
    """Rearrange the sitemaps of the set, all given in their new order, and their entries with them."""

    sitemaps: Sequence[int]

    def change(self, table: EntryTable) -> Change:
        """Return the sitemaps that change their places, and their entries."""
        pairs = zip(_listing(table), self.sitemaps, strict=True)
        changed = [new for old, new in pairs if old != new]
        moved: SlotArray = np.concatenate([NO_SLOTS, *map(table.slots_in, changed)])
        return Change(moved=moved, sitemaps=frozenset(changed))

    def apply(self, table: EntryTable) -> ArrangeSitemaps:
        """Rearrange them."""
        listing = _listing(table)
        order: SlotArray = np.concatenate([NO_SLOTS, *map(table.slots_in, self.sitemaps)])
        table.set_listing({sitemap: listing[sitemap] for sitemap in self.sitemaps})
        table.set_order(order)
        return ArrangeSitemaps(tuple(listing))


@dataclass(frozen=True)
class SetIndex:
    """Give the set an index, by the name of its file in the folder of the set, or none; the index entries stay."""

    name: str | None

    def change(self, table: EntryTable) -> Change:
        """Return all sitemaps: they are listed, or no more."""
        return Change(sitemaps=frozenset(_listing(table)))

    def apply(self, table: EntryTable) -> SetIndex:
        """Set the name of the index."""
        before, table.index_name = table.index_name, self.name
        return SetIndex(before)


def _listing(table: EntryTable) -> Listing:
    assert table.listing is not None
    return table.listing


_MOVABLE: Final[frozenset[FieldName]] = frozenset(("lastmod", "changefreq", "priority"))
"""Fields that views repaint after elements change places."""


@dataclass(frozen=True)
class OrderElements:
    """Write entries, or those that are wished, with their elements in the schema's order; values and extensions stay."""

    slots: SlotArray
    is_wished: NDArray[np.bool_] | None = None

    def change(self, table: EntryTable) -> Change:
        """Return the entries, though no value in them changes."""
        return Change(cells=self.slots, fields=_MOVABLE)

    def apply(self, table: EntryTable) -> OrderElements:
        """Mark the entries."""
        touched = table.rows(self.slots, ["touched"]).to_series().to_numpy()
        is_wished = np.True_ if self.is_wished is None else self.is_wished
        wished, unwished = touched | np.uint8(ORDER_BIT), touched & np.uint8(0xFF ^ ORDER_BIT)
        table.put(self.slots, touched=np.where(is_wished, wished, unwished))
        return OrderElements(self.slots, touched & np.uint8(ORDER_BIT) != 0)


@dataclass(frozen=True)
class OrderIndex(Edit):
    """Write the entries of the index with their elements in the order of the schema, or no more."""

    is_wished: bool = True

    def apply(self, table: EntryTable) -> OrderIndex:
        """Mark the index."""
        was_wished, table.orders_index = table.orders_index, self.is_wished
        return OrderIndex(was_wished)


@dataclass(frozen=True)
class CorrectFaults(Edit):
    """Write some files without the faults that they keep by some rules, or with them again; entries stay.

    Attributes:
        faults: Pairs of a sitemap, None for the index, and the id of a rule.
    """

    faults: frozenset[FileFault]
    is_wished: bool = True

    def apply(self, table: EntryTable) -> CorrectFaults:
        """Mark the files."""
        marked = self.faults - table.corrected if self.is_wished else self.faults & table.corrected
        table.corrected = table.corrected ^ marked
        return CorrectFaults(marked, not self.is_wished)


@dataclass(frozen=True)
class CellChanges:
    """Planned new values of one field, of ascending slots, with the texts before; null removes the element."""

    field: FieldName
    slots: SlotArray
    before: pl.Series
    after: pl.Series

    def __len__(self) -> int:
        return len(self.slots)

    def kept(self, stays: NDArray[np.bool_]) -> CellChanges:
        """Return some of them; `stays` has one mark for each."""
        mask = pl.Series(stays, dtype=pl.Boolean)
        return CellChanges(self.field, self.slots[stays], self.before.filter(mask), self.after.filter(mask))

    @classmethod
    def joined(cls, parts: Sequence[CellChanges]) -> CellChanges:
        """Join the values of one field, planned block by block."""
        before, after = (pl.concat([getattr(part, name) for part in parts]) for name in ("before", "after"))
        return cls(parts[0].field, np.concatenate([part.slots for part in parts]), before, after)


class EditPlanner(Protocol):
    """Plan from which the edit of a table is made, in the job that applies it if it is large."""

    def __len__(self) -> int:
        """Return the number of values that would change."""

    def edit(self, table: EntryTable) -> Edit:
        """Return the edit of a table."""


class EditPlan(EditPlanner, Protocol):
    """Plan of an edit that shows the values that would change, and can skip some of them."""

    @property
    def values(self) -> tuple[CellChanges, ...]:
        """The values that would change, by field in the order of the fields; fields without any are left out."""

    def without(self, left_out: Collection[tuple[int, str]]) -> EditPlan:
        """Return the same plan but for some cells."""


def without_cells(values: Iterable[CellChanges], left_out: Collection[tuple[int, str]]) -> tuple[CellChanges, ...]:
    """Return changes without some cells, given by slot and field; fields without any change are left out."""
    kept = []
    for planned in values:
        out = np.array([slot for slot, name in left_out if name == planned.field], np.uint32)
        stays = ~np.isin(planned.slots, out)
        if stays.any():
            kept.append(planned.kept(stays))
    return tuple(kept)


def edits_of_changes(table: EntryTable, values: Iterable[CellChanges]) -> list[Edit]:
    """Return one edit for each field."""
    return [setting(table, planned.field, planned.slots, planned.after) for planned in values]
