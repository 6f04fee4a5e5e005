"""Table of entries: columns in immutable blocks, permanent slots, and the order.

A slot is a permanent number of an entry while the set is open: the upper bits are the block number, the lower sixteen
the row in the block. `order` maps positions to slots. Removing an entry changes `order` alone, so that undo copies
nothing and data indexed by slot remains valid. Blocks and `order` are replaced, never changed in place: a snapshot is a
shallow copy. All changes are made by edits (`sitemap_studio.model.edits`).
"""

from __future__ import annotations

import copy
import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.columns import (
    EXTENSION_BIT,
    SITEMAP_BIT,
    TABLE_SCHEMA,
    TOUCHED_BIT,
    decode_columns,
    empty_extensions,
    encode_columns,
    replace_extension_rows,
    slice_extensions,
)
from sitemap_studio.model.large_store import MIN_BLOCK_ENTRIES, Block, block_frame
from sitemap_studio.model.order import EntryOrder, Listing, PositionBySlot, SitemapTotals
from sitemap_studio.model.slots import (
    BLOCK_ENTRIES,
    NO_SLOTS,
    ROW_BITS,
    ROW_MASK,
    SlotArray,
    block_numbers,
    group_by_block,
    isin_sorted,
    unique_slots,
)
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

_MIN_MEAN_RUN_ENTRIES: Final = 4_096
"""Average length of runs that are sliced; gathering the entries of 1,200 runs of 800 takes a third of the time."""

_FEW_CELLS: Final = 96
"""Maximum number of cells per block that are read one by one, which is faster than an expression."""

_NUMERIC_DTYPES: Final[dict[str, np.dtype[Any]]] = {
    name: pl.Series([], dtype=kind).to_numpy().dtype for name, kind in TABLE_SCHEMA.items() if kind.is_numeric()
}
"""NumPy type of each numeric column; these are never null."""

Blocks = Sequence[pl.DataFrame] | Mapping[int, pl.DataFrame]
"""Frames by block number: all blocks of a table, or some."""


def read_rows(blocks: Blocks, slots: SlotArray, columns: Sequence[str]) -> pl.DataFrame:
    """Return columns of entries, one row per slot, in the order of `slots`, which may contain duplicates.

    Runs of consecutive slots are sliced without copying, scattered slots are gathered block by block, and a few cells
    are read without an expression, whose setup takes 100 µs per block.
    """
    names = list(columns)
    if not len(slots):
        return pl.DataFrame(schema={name: TABLE_SCHEMA[name] for name in names})
    n_cells = len(slots) * len(names)
    # The first comparison excludes most large requests without counting the blocks.
    if n_cells <= _FEW_CELLS * len(blocks) and n_cells <= _FEW_CELLS * len(block_numbers(slots)):
        return _read_few_cells(blocks, slots, names)
    starts = np.flatnonzero(np.concatenate([[True], slots[1:] != slots[:-1] + np.uint32(1)]))
    if len(starts) <= max(1, len(slots) // _MIN_MEAN_RUN_ENTRIES):
        return _read_runs(blocks, slots, starts, names)
    return _read_scattered(blocks, slots, names)


def _read_few_cells(blocks: Blocks, slots: SlotArray, columns: list[str]) -> pl.DataFrame:
    """Implement `read_rows` for few cells of at least one slot: read them one by one."""
    first, is_one = int(slots[0]) >> ROW_BITS, len(slots) == 1
    if is_one or (slots >> ROW_BITS == first).all():
        found = [blocks[first].get_column(name) for name in columns]
        if is_one:
            found = [column.slice(int(slots[0]) & ROW_MASK, 1) for column in found]
        else:
            at = pl.Series(slots & np.uint32(ROW_MASK))
            found = [column[at] for column in found]
        return pl.DataFrame([each.cast(pl.String) if isinstance(each.dtype, pl.Enum) else each for each in found])
    places = [(blocks[slot >> ROW_BITS], slot & ROW_MASK) for slot in slots.tolist()]
    return pl.DataFrame(
        [
            pl.Series(name, [block.item(place, name) for block, place in places], dtype=TABLE_SCHEMA[name])
            for name in columns
        ]
    )


def _read_runs(blocks: Blocks, slots: SlotArray, starts: NDArray[np.intp], columns: list[str]) -> pl.DataFrame:
    """Implement `read_rows` for runs of consecutive slots, which begin at the indexes `starts`: slice each run."""
    pieces = []
    for start, end in zip(starts.tolist(), [*starts[1:].tolist(), len(slots)], strict=True):
        first, count = int(slots[start]), end - start
        while count:
            block, place = first >> ROW_BITS, first & ROW_MASK
            here = min(count, BLOCK_ENTRIES - place)
            pieces.append(decode_columns(blocks[block].select(columns).slice(place, here)))
            first, count = first + here, count - here
    return pl.concat(pieces)


def _read_scattered(blocks: Blocks, slots: SlotArray, columns: list[str]) -> pl.DataFrame:
    """Implement `read_rows` for scattered slots: gather the rows block by block."""
    parts = list(group_by_block(slots))
    if _NUMERIC_DTYPES.keys() >= set(columns):
        # Faster than an expression.
        found = {name: np.empty(len(slots), _NUMERIC_DTYPES[name]) for name in columns}
        for block, chosen, places in parts:
            for name, numbers in found.items():
                numbers[chosen] = blocks[block][name].to_numpy()[places]
        return pl.DataFrame(found)

    def read_part(part: tuple[int, NDArray[np.intp], NDArray[np.uint32]]) -> pl.DataFrame:
        """Return the requested rows of one block; `part` is an item of `group_by_block`."""
        block, _, places = part
        return decode_columns(blocks[block].select(columns)[places])

    gathered: pl.DataFrame = pl.concat(parallel_map(read_part, parts))
    came_from = np.concatenate([chosen for _, chosen, _ in parts])
    if (came_from[1:] > came_from[:-1]).all():
        return gathered
    back = np.empty(len(slots), np.uint32)
    back[came_from] = np.arange(len(slots), dtype=np.uint32)
    return gathered.select(pl.all().gather(pl.Series(back)))


def _read_extensions(blocks: Blocks, slots: SlotArray) -> pl.DataFrame:
    """Return the extensions of slots from the sparse extensions of each block; `entry` is the index into `slots`."""
    found_places, found_texts = [], []
    for block, chosen, places in group_by_block(slots):
        sparse = blocks[block]
        known = sparse["entry"].to_numpy()
        at = np.searchsorted(known, places)
        has_any = at < len(known)
        has_any[has_any] = known[at[has_any]] == places[has_any]
        if has_any.any():
            found_places.append(chosen[has_any])
            found_texts.append(sparse["xml"][pl.Series(at[has_any])])
    if not found_texts:
        return empty_extensions()
    came_from, texts = np.concatenate(found_places), pl.concat(found_texts)
    if (came_from[1:] < came_from[:-1]).any():
        back = np.argsort(came_from)
        came_from, texts = came_from[back], texts[pl.Series(back)]
    return pl.DataFrame([pl.Series("entry", came_from.astype(np.uint32)), texts])


def _extension_in_row(sparse: pl.DataFrame, row: int) -> str | None:
    """Return the extension XML of a row from sparse extensions; None if it has none."""
    known = sparse["entry"].to_numpy()
    at = int(np.searchsorted(known, row))
    return str(sparse.item(at, "xml")) if at < len(known) and known[at] == row else None


def _append_extensions(extensions: pl.DataFrame, others: pl.DataFrame) -> pl.DataFrame:
    """Return sparse extensions with `others`, which have higher rows, appended."""
    return extensions if others.is_empty() else pl.concat([extensions, others])


def _replace_values(
    frame: pl.DataFrame, rows: SlotArray, columns: Mapping[str, pl.Series | NDArray[Any]]
) -> pl.DataFrame:
    """Return a copy of a block with new values in the given rows of columns; many times faster than an expression."""
    changed = frame.clone()
    for name, values in columns.items():
        column = frame[name].cast(TABLE_SCHEMA[name]).clone().scatter(rows, pl.Series(values))
        changed.replace_column(frame.get_column_index(name), column)
    return changed


NO_ORIGIN: Final = -1
"""Origin of entries without a file, whose extensions declare their own namespaces."""

_MANY_SITEMAPS: Final = 100  # above, one scan of all entries is faster
_SUMMED_AT_ONCE: Final = 64 * BLOCK_ENTRIES
_MAX_CHUNKS: Final = 64


FileFault = tuple[int | None, str]
"""Id of a sitemap, None for the index, and id of the rule that its file violates."""


class EntryTable:
    """Entries of a set in columns, their order, their sitemaps, and their state since the last save.

    Attributes:
        blocks: Frames of `TABLE_SCHEMA` from `encode_columns`; block b has the slots from `b << 16`. See `read_block`.
        extensions: Sparse extensions of each block (`EXTENSION_SCHEMA`), sorted by row.
        entry_order: Order of the entries; replaced by each change.
        moved: Slots that were moved since the set was opened, ascending; the others are in the order of their files.
        open_block: Number of the block that small additions share, or None.
        generation: Number of saves (`mark_written`) to which the `touched` marks refer.
        corrected: Faults of files that the next save corrects.
        orders_index: Whether the next save writes the elements of the index in the order of the schema.
        listing: Index entries by sitemap id, in the order of the set; None for a sitemap without a file.
        index_name: File name of the index, relative to the folder of the set; None for a set without an index.
    """

    def __init__(self) -> None:
        """Create an empty table."""
        self.blocks: list[pl.DataFrame] = []
        self.extensions: list[pl.DataFrame] = []
        self.entry_order, self.moved = EntryOrder(), NO_SLOTS
        self.generation, self.orders_index = 0, False
        self.corrected: frozenset[FileFault] = frozenset()
        self.listing: Listing | None = None
        self.index_name: str | None = None
        self.open_block: int | None = None
        self._totals = SitemapTotals()
        self._saved: dict[int, Block] = {}

    def __len__(self) -> int:
        """Return the number of entries in the order."""
        return len(self.order)

    @property
    def order(self) -> SlotArray:
        """Slot at each position; entries of a sitemap are adjacent, and sitemaps are in the order of the set."""
        return self.entry_order.slots

    @property
    def slot_capacity(self) -> int:
        """Length of an array indexed by slot: number of blocks times `BLOCK_ENTRIES`, so beyond the slots in use."""
        return len(self.blocks) << ROW_BITS

    def snapshot(self) -> EntryTable:
        """Return a copy that later edits do not change; it shares all data."""
        twin = copy.copy(self)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: EntryTable) -> None:
        """Replace the content by the content of another table, such as an edited snapshot; the data is shared."""
        self.blocks, self.extensions = list(other.blocks), list(other.extensions)
        self.entry_order, self.moved = other.entry_order, other.moved
        self.generation = other.generation
        self.corrected, self.orders_index = other.corrected, other.orders_index
        self.listing, self.index_name = other.listing, other.index_name
        self.open_block, self._saved = other.open_block, other._saved.copy()
        self._totals = other._totals.copy()

    def is_unchanged_since(self, snapshot: EntryTable) -> bool:
        """Return whether no entry or index entry was added, edited, moved, removed or saved since a snapshot.

        The file name of the index, `corrected` and `orders_index` are not compared.
        """
        return (
            self.entry_order is snapshot.entry_order
            and self.listing is snapshot.listing
            and self.generation == snapshot.generation
            and len(self.blocks) == len(snapshot.blocks)
            and all(map(operator.is_, self.blocks, snapshot.blocks))
            and all(map(operator.is_, self.extensions, snapshot.extensions))
        )

    def value(self, slot: int, column: str) -> str | None:
        """Return the text of a field of an entry, None if absent; fast enough for painting."""
        text: str | None = self.blocks[slot >> ROW_BITS].item(slot & ROW_MASK, column)
        return text

    def sitemap_of(self, slot: int) -> int:
        """Return the id of the sitemap that contains an entry."""
        return int(self.blocks[slot >> ROW_BITS].item(slot & ROW_MASK, "sitemap"))

    def sitemaps_among(self, slots: SlotArray) -> list[int]:
        """Return the unique ids of the sitemaps that contain the entries, ascending."""
        sitemaps = self.rows(slots, ["sitemap"]).to_series().to_numpy()
        ids: list[int] = np.flatnonzero(np.bincount(sitemaps)).tolist()
        return ids

    def read_block(self, number: int) -> pl.DataFrame:
        """Return the entries of a block in the order of their slots, with texts as strings."""
        return decode_columns(self.blocks[number])

    def rows(self, slots: SlotArray, columns: Sequence[str] = tuple(TABLE_SCHEMA)) -> pl.DataFrame:
        """Return columns of entries with texts as strings, one row per slot, in the order of `slots`.

        Duplicate slots are allowed; consecutive slots are not copied.
        """
        return read_rows(self.blocks, slots, columns)

    def column(self, name: str) -> pl.Series:
        """Return one column of all entries, in the order of the set, with texts as strings."""
        return self.rows(self.order, [name]).to_series()

    def is_field_absent(self, field: FieldName, slots: SlotArray | None = None) -> bool:
        """Return whether no entry, also removed, of the table or of the blocks that contain `slots`, has a field."""
        blocks = self.blocks if slots is None else [self.blocks[number] for number in block_numbers(slots)]
        return all(block[field].null_count() == block.height for block in blocks)

    def locs(self) -> list[str | None]:
        """Return the `loc` of all entries in order; for tests and small sets."""
        return self.column("loc").to_list()

    def extension_of(self, slot: int) -> str | None:
        """Return the XML of the elements of an entry besides the four fields, as written; None without extensions."""
        return _extension_in_row(self.extensions[slot >> ROW_BITS], slot & ROW_MASK)

    def extensions_of(self, slots: SlotArray) -> pl.DataFrame:
        """Return the extensions of entries as `EXTENSION_SCHEMA`, where `entry` is the index into `slots`."""
        if all(sparse.is_empty() for sparse in self.extensions):
            return empty_extensions()
        return _read_extensions(self.extensions, slots)

    def origins_of(self, slots: SlotArray) -> NDArray[np.int64]:
        """Return for each slot the id of the sitemap from whose file it was read, or `NO_ORIGIN`."""
        return self.rows(slots, ["origin"])["origin"].to_numpy().astype(np.int64)

    def positions(self) -> PositionBySlot:
        """Return the position of each slot, -1 for slots outside the order; shape (slot_capacity,) or longer."""
        return self.entry_order.positions(self.slot_capacity)

    def select_marked(self, is_marked: NDArray[np.bool_]) -> SlotArray:
        """Return the slots that a mask indexed by slot selects, in the order of the set; not removed entries."""
        found: SlotArray = self.order[is_marked[self.order]]
        return found

    def has_position(self, slots: SlotArray) -> NDArray[np.bool_]:
        """Return a mask of the slots that are in the order, that is, not removed."""
        return self.positions()[slots] >= 0

    def contains_slots(self, slots: NDArray[np.integer]) -> NDArray[np.bool_]:
        """Return a mask of the slots that are in the order; slots beyond the slot capacity are allowed."""
        is_there: NDArray[np.bool_] = slots < self.slot_capacity
        is_there[is_there] = self.has_position(slots[is_there].astype(np.uint32))
        return is_there

    def group_by_sitemap(self, slots: SlotArray) -> dict[int, SlotArray]:
        """Return the given slots by the id of their sitemap, without removed entries and in the given order."""
        slots = slots[self.has_position(slots)]
        if len(slots) == 1:
            return {self.sitemap_of(int(slots[0])): slots}
        sitemaps = self.rows(slots, ["sitemap"]).to_series().to_numpy()
        return {sitemap: slots[sitemaps == sitemap] for sitemap in np.flatnonzero(np.bincount(sitemaps)).tolist()}

    def entry_count(self, sitemap: int) -> int:
        """Return the number of entries of a sitemap."""
        n_urls = self._totals.urls
        return int(n_urls[sitemap]) if sitemap < len(n_urls) else 0

    def touched_sitemaps(self) -> set[int]:
        """Return the ids of sitemaps with entries that were touched since they were read or saved; moves don't count."""
        found: set[int] = set()
        for number, block in enumerate(self.blocks):
            if not self._is_unmodified(number):
                places = np.flatnonzero(block["touched"].to_numpy()).astype(np.uint32)
                has_position = self.has_position(places + np.uint32(number << ROW_BITS))
                found.update(block["sitemap"].gather(places[has_position]).unique().to_list())
        return found

    def has_touched(self, slots: SlotArray) -> bool:
        """Return whether any of the entries was touched since it was read or saved; moves don't count."""
        for number in block_numbers(slots):
            if not self._is_unmodified(number):
                touched = self.blocks[number]["touched"].to_numpy()
                # After large edits and their undo, all or no entries of a block are touched.
                if touched.all() or (touched.any() and touched[slots[slots >> ROW_BITS == number] & ROW_MASK].any()):
                    return True
        return False

    def nonempty_sitemaps(self) -> list[int]:
        """Return the ids of sitemaps with at least one entry, ascending."""
        return np.flatnonzero(self._totals.urls).tolist()

    def byte_count(self, sitemap: int) -> int:
        """Return the serialized size of the entries of a sitemap in bytes, without the enclosing XML."""
        n_bytes = self._totals.bytes
        return int(n_bytes[sitemap]) if sitemap < len(n_bytes) else 0

    def position_range(self, sitemap: int) -> range:
        """Return the range of positions of a sitemap's entries; empty for a sitemap without entries."""
        first = self._totals.first(sitemap, self.listing or ())
        return range(first, first + self.entry_count(sitemap))

    def slots_of_sitemap(self, sitemap: int) -> SlotArray:
        """Return the slots of the entries of a sitemap, in order."""
        within = self.position_range(sitemap)
        chosen: SlotArray = self.order[within.start : within.stop]
        return chosen

    def is_in_sitemaps(self, slots: SlotArray, sitemaps: Sequence[int]) -> NDArray[np.bool_]:
        """Return a mask of the entries that belong to one of `sitemaps`, which must not be empty."""
        is_in = np.zeros(max(sitemaps) + 2, np.bool_)
        is_in[list(sitemaps)] = True
        own = self.rows(slots, ["sitemap"]).to_series().to_numpy()
        found: NDArray[np.bool_] = is_in[np.minimum(own, len(is_in) - 1)]
        return found

    def slots_of_sitemaps(self, sitemaps: Sequence[int]) -> SlotArray:
        """Return the slots of the entries of one or more sitemaps, in the order of the set."""
        if len(sitemaps) > _MANY_SITEMAPS:
            chosen: SlotArray = self.order[self.is_in_sitemaps(self.order, sitemaps)]
            return chosen
        ranges = sorted(map(self.position_range, sitemaps), key=lambda within: within.start)
        return np.concatenate([self.order[within.start : within.stop] for within in ranges])

    # Changes since the files were read or saved

    def is_new(self, slot: int) -> bool:
        """Return whether no file contains an entry: it is new, or a save removed it. Fast enough for painting."""
        return bool(self.blocks[slot >> ROW_BITS].item(slot & ROW_MASK, "length") == 0)

    def changed_bits(self, slot: int) -> int:
        """Return how an entry differs from its file, as bits of `touched` and `SITEMAP_BIT`; 0 for new entries.

        Fields that have their old text again do not differ. Fast enough for painting.
        """
        number, place = slot >> ROW_BITS, slot & ROW_MASK
        saved = self._saved.get(number)
        if saved is None or place >= saved.entries.height or self.is_new(slot):
            return 0
        touched = int(self.blocks[number].item(place, "touched"))
        for field, bit in TOUCHED_BIT.items() if touched else ():
            if touched & bit and saved.entries.item(place, field) == self.value(slot, field):
                touched ^= bit
        if touched & EXTENSION_BIT and _extension_in_row(saved.extensions, place) == self.extension_of(slot):
            touched ^= EXTENSION_BIT
        is_moved = self.blocks[number].item(place, "sitemap") != saved.entries.item(place, "sitemap")
        return touched | SITEMAP_BIT if is_moved else touched

    def saved_value(self, slot: int, field: FieldName) -> str | None:
        """Return the text that a field of a touched entry has in its file; None if absent there."""
        text: str | None = self._saved[slot >> ROW_BITS].entries.item(slot & ROW_MASK, field)
        return text

    def modified_slots(self, slots: SlotArray) -> SlotArray:
        """Return the slots of entries that were touched or moved to another sitemap since they were read or saved.

        The result ascends if `slots` do. Entries that no file contains are left out.
        """
        found = [NO_SLOTS]
        for number, _, places in group_by_block(slots):
            if (saved := self._saved.get(number)) is not None:
                known = places[places < saved.entries.height]
                touched, lengths, now, then = (
                    block[name].to_numpy()[known]
                    for block, name in (
                        *((self.blocks[number], name) for name in ("touched", "length", "sitemap")),
                        (saved.entries, "sitemap"),
                    )
                )
                is_touched = ((touched != 0) | (now != then)) & (lengths != 0)
                found.append(known[is_touched] + np.uint32(number << ROW_BITS))
        return np.concatenate(found)

    def saved_rows(self, slots: SlotArray, columns: Sequence[str]) -> pl.DataFrame:
        """Return columns of entries with the values in their files; only for blocks that were edited since read or save."""
        return read_rows({number: self._saved[number].entries for number in block_numbers(slots)}, slots, columns)

    def saved_extensions_of(self, slots: SlotArray) -> pl.DataFrame:
        """Return the extensions that touched entries have in their files, in the form of `extensions_of`."""
        return _read_extensions({number: self._saved[number].extensions for number in block_numbers(slots)}, slots)

    # Changing, for edits and readers

    def allocate(
        self,
        frame: pl.DataFrame,
        *,
        extensions: pl.DataFrame,
        sitemap: int | NDArray[np.uint32],
        sizes: pl.Series,
        origin: int | NDArray[np.integer] = NO_ORIGIN,
    ) -> SlotArray:
        """Allocate slots for entries without inserting them into the order, and return the slots in order of the frame.

        Large additions get their own blocks. Small ones share the open block, so that slots remain close to the entry
        count for sets of many small files.

        Args:
            frame: Entries in `READ_SCHEMA`.
            extensions: Sparse extensions of the frame.
            sitemap: Id of their sitemap, or one id per entry.
            sizes: Serialized size of each entry in bytes.
            origin: Id of the sitemap whose file they were read from, and whose namespace prefixes their extensions use;
                or one id per entry.

        Returns:
            Slots, shape (frame.height,).
        """
        state = block_frame(frame, sitemap=sitemap, sizes=sizes, origin=origin)
        slots: list[SlotArray] = []
        done = 0
        while (n_left := len(state) - done) > 0:
            block = self.open_block
            if block is None or n_left > BLOCK_ENTRIES - self.blocks[block].height:
                block = len(self.blocks)
                self.blocks.append(pl.DataFrame(schema=TABLE_SCHEMA))
                self.extensions.append(empty_extensions())
                if n_left < MIN_BLOCK_ENTRIES:
                    self.open_block = block
            old, place = self.blocks[block], self.blocks[block].height
            count = min(n_left, BLOCK_ENTRIES - place)
            part, sparse = state.slice(done, count), slice_extensions(extensions, done, count, place)
            grown = decode_columns(old).vstack(part) if place else encode_columns(part)
            # Only now and then: copying the block for each of many small files would take quadratic time.
            self.blocks[block] = grown.rechunk() if grown.n_chunks() > _MAX_CHUNKS else grown
            saved = self._saved.get(block)
            if saved is not None and saved.entries.height == place:
                self._saved[block] = Block(
                    decode_columns(saved.entries).vstack(part), _append_extensions(saved.extensions, sparse)
                )
            self.extensions[block] = _append_extensions(self.extensions[block], sparse)
            slots.append(np.arange(count, dtype=np.uint32) + np.uint32((block << ROW_BITS) + place))
            done += count
        return np.concatenate(slots) if slots else NO_SLOTS

    def allocate_blocks(self, blocks: Sequence[Block]) -> SlotArray:
        """Append complete blocks without inserting their entries into the order, and return the slots."""
        slots: list[SlotArray] = []
        for block in blocks:
            number = len(self.blocks)
            self.blocks.append(block.entries)
            self.extensions.append(block.extensions)
            slots.append(np.arange(block.entries.height, dtype=np.uint32) + np.uint32(number << ROW_BITS))
        return np.concatenate(slots) if slots else NO_SLOTS

    def _is_unmodified(self, block: int) -> bool:
        """Return whether a block was not edited since it was read or saved, without reading mapped files."""
        saved = self._saved.get(block)
        return saved is None or saved.entries is self.blocks[block]

    def _store_saved_state(self, block: int) -> None:
        """Store the current state of a block as its saved state, unless it is stored already."""
        self._saved.setdefault(block, Block(self.blocks[block], self.extensions[block]))

    def set_listing(self, listing: Listing | None) -> None:
        """Replace the index entries; the caller reorders the entries if the order of sitemaps changes."""
        self.listing = listing
        self._totals.firsts = None

    def set_order(self, order: SlotArray, *, inserted: SlotArray = NO_SLOTS, removed: SlotArray = NO_SLOTS) -> None:
        """Replace the order, and update the totals by the inserted and removed slots."""
        self._add_to_totals(removed, -1)
        self._add_to_totals(inserted, 1)
        self.entry_order = EntryOrder(order)

    def recount_totals(self) -> None:
        """Recompute the totals of all sitemaps; needed after `set_columns`, which does not update them."""
        self._totals = SitemapTotals()
        self._add_to_totals(self.order, 1)

    def mark_moved(self, slots: SlotArray) -> None:
        """Add slots to the moved entries in `moved`."""
        if not isin_sorted(self.moved, slots).all():
            self.moved = unique_slots(self.moved, slots)

    def append_to_order(self, slots: SlotArray, files: Iterable[tuple[int, int, int]], expected: int) -> None:
        """Append entries that were read from files to the order, without copying the existing ones.

        Args:
            slots: Slots of the entries, file by file.
            files: Id, number of entries and bytes of each sitemap; none of them has entries yet.
            expected: Estimate of the final number of entries.
        """
        for sitemap, n_entries, n_bytes in files:
            self._totals.add_file(sitemap, n_entries, n_bytes)
        self.entry_order = self.entry_order.with_appended(slots, capacity=self.slot_capacity, expected=expected)

    def replace_cells(
        self,
        field: FieldName,
        slots: SlotArray,
        values: pl.Series,
        touched: NDArray[np.uint8],
        sizes: NDArray[np.uint32],
    ) -> None:
        """Set values of a field, `touched` marks and sizes of unique slots in the order, and update the totals.

        Args:
            field: Field to set.
            slots: Unique slots in the order.
            values: One text per slot; null removes the element.
            touched: New `touched` marks, one per slot.
            sizes: New serialized sizes in bytes, one per slot.
        """
        for first in range(0, len(slots), _SUMMED_AT_ONCE):
            part = slice(first, first + _SUMMED_AT_ONCE)
            rows = self.rows(slots[part], ["sitemap", "size"])
            self._totals.add(rows["sitemap"].to_numpy(), sizes[part].astype(np.int64) - rows["size"].to_numpy())
        self.set_columns(slots, **{field: values}, touched=touched, size=sizes)

    def replace_extensions(
        self, slots: SlotArray, extensions: pl.DataFrame, touched: NDArray[np.uint8], sizes: NDArray[np.uint32]
    ) -> None:
        """Set extensions, `touched` marks and sizes of unique slots in the order, and update the totals.

        `extensions` has `entry` as index into `slots`, without duplicates; slots without a row lose their extensions.
        """
        self._add_to_totals(slots, -1, count=False)
        self.set_columns(slots, touched=touched, size=sizes)
        for block, chosen, places in group_by_block(slots):
            place_of = pl.DataFrame({"entry": chosen.astype(np.uint32), "place": places})
            inserted = place_of.join(extensions, on="entry").select(entry="place", xml="xml")
            self.extensions[block] = replace_extension_rows(self.extensions[block], places, inserted)
        self._add_to_totals(slots, 1, count=False)

    def replace_sitemaps(self, slots: SlotArray, sitemaps: NDArray[np.uint32]) -> None:
        """Set the sitemaps of slots in the order, and update the totals."""
        self._add_to_totals(slots, -1)
        self.set_columns(slots, sitemap=sitemaps)
        self._add_to_totals(slots, 1)

    def mark_written(
        self,
        written: EntryTable,
        slots: SlotArray,
        *,
        starts: NDArray[np.uint32],
        lengths: NDArray[np.uint32],
        sizes: NDArray[np.uint32],
        touched: NDArray[np.uint8],
    ) -> None:
        """Store byte ranges, sizes, marks and saved values of entries, also removed ones, after a save; count the save.

        Args:
            written: Table with the values that were written.
            slots: Slots of the written entries.
            starts: First byte of each entry in its file, decompressed and in UTF-8.
            lengths: Number of bytes of each entry.
            sizes: Serialized sizes with the white space before each entry; not set for entries with `touched` marks.
            touched: New `touched` marks, not zero for entries that were edited since they were written.
        """
        self.generation += 1
        ordered = slots[self.has_position(slots)]
        self._add_to_totals(ordered, -1, count=False)
        sizes_now = np.where(touched == 0, sizes, self.rows(slots, ["size"]).to_series().to_numpy())
        self.set_columns(slots, start=starts, length=lengths, touched=touched, size=sizes_now)
        self._add_to_totals(ordered, 1, count=False)
        for number, chosen, places in group_by_block(slots):
            saved = self._saved.pop(number)
            now, then = self.blocks[number], written.blocks[number]
            if now["touched"].to_numpy().any() or not now["sitemap"].equals(then["sitemap"]):
                # Entries of sitemaps that were not written remain unchanged in their files.
                values: dict[str, pl.Series | NDArray[Any]] = {"size": sizes[chosen]}
                values |= {name: then[name].gather(places) for name in (*FIELD_NAMES, "sitemap")}
                extensions = written.extensions[number].filter(pl.col("entry").is_in(pl.Series(places).implode()))
                self._saved[number] = Block(
                    _replace_values(saved.entries, places, values),
                    replace_extension_rows(saved.extensions, places, extensions),
                )

    def mark_removed(self, slots: SlotArray) -> None:
        """Set the length of removed entries to 0, as no file contains them any more; their saved values remain."""
        saved = self._saved.copy()
        self.set_columns(slots, length=np.zeros(len(slots), np.uint32))
        self._saved = saved

    def set_columns(self, slots: SlotArray, **columns: pl.Series | NDArray[Any]) -> None:
        """Set columns of unique slots, one value per slot, and store the saved state of their blocks, but no totals."""
        for block, chosen, places in group_by_block(slots):
            self._store_saved_state(block)
            chosen_values = {name: values[chosen] for name, values in columns.items()}
            self.blocks[block] = _replace_values(self.blocks[block], places, chosen_values)

    def _add_to_totals(self, slots: SlotArray, sign: int, *, count: bool = True) -> None:
        """Add (sign 1) or subtract (-1) the sizes of entries, and with `count` their number, in the totals of sitemaps."""
        # In parts, because temporary arrays for millions of entries are larger than the entries.
        for first in range(0, len(slots), _SUMMED_AT_ONCE):
            rows = self.rows(slots[first : first + _SUMMED_AT_ONCE], ["sitemap", "size"])
            self._totals.add(rows["sitemap"].to_numpy(), rows["size"].to_numpy(), sign, counts=count)
