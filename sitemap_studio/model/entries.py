"""Table of entries: columns in immutable blocks, permanent slots, and the order.

A slot is a number that an entry keeps while the set is open: the upper bits are the number of its block, the lower
sixteen its place there. `order` maps position to slot; removing an entry edits `order` alone, so that undo copies
nothing and whatever is keyed by slot stays right. Blocks and `order` are replaced, never changed in place: a snapshot
is a shallow copy. Changes come only through edits (`sitemap_studio.model.edits`).
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
    cut_extensions,
    folded,
    no_extensions,
    renewed,
    unfolded,
)
from sitemap_studio.model.large_store import MIN_BLOCK_ENTRIES, Block, state_frame
from sitemap_studio.model.order import EntryOrder, Listing, PositionBySlot, Totals
from sitemap_studio.model.slots import (
    BLOCK_ENTRIES,
    NO_SLOTS,
    PLACE_BITS,
    PLACE_MASK,
    SlotArray,
    blocks_of,
    by_block,
    contains,
    distinct,
)
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

_FEW_RUNS: Final = 4096
_FEW_CELLS: Final = 96
"""Up to so many cells are fetched one by one, which is faster than an expression over one block."""

_NUMBERS: Final[dict[str, np.dtype[Any]]] = {
    name: pl.Series([], dtype=kind).to_numpy().dtype for name, kind in TABLE_SCHEMA.items() if kind.is_numeric()
}
"""Columns of numbers, which are never null."""

Blocks = Sequence[pl.DataFrame] | Mapping[int, pl.DataFrame]
"""Blocks by number: all of a table, or some."""


def read_rows(blocks: Blocks, slots: SlotArray, columns: Sequence[str]) -> pl.DataFrame:
    """Return columns of some entries, in the order of `slots`, any of which may be named twice.

    Runs of consecutive slots are sliced without copying, scattered slots are gathered block by block, and a few cells
    are sliced or fetched without an expression, whose setup costs a hundred microseconds a block.
    """
    names = list(columns)
    if not len(slots):
        return pl.DataFrame(schema={name: TABLE_SCHEMA[name] for name in names})
    n_cells = len(slots) * len(names)
    # Counting the blocks takes longer than excluding most large requests beforehand.
    if n_cells <= _FEW_CELLS * len(blocks) and n_cells <= _FEW_CELLS * len(blocks_of(slots)):
        return _few(blocks, slots, names)
    starts = np.flatnonzero(np.concatenate([[True], slots[1:] != slots[:-1] + np.uint32(1)]))
    if len(starts) <= max(_FEW_RUNS, 2 * len(blocks)) and len(starts) <= max(1, len(slots) // 8):
        return _runs(blocks, slots, starts, names)
    return _scattered(blocks, slots, names)


def _few(blocks: Blocks, slots: SlotArray, columns: list[str]) -> pl.DataFrame:
    first, is_one = int(slots[0]) >> PLACE_BITS, len(slots) == 1
    if is_one or (slots >> PLACE_BITS == first).all():
        found = [blocks[first].get_column(name) for name in columns]
        if is_one:
            found = [column.slice(int(slots[0]) & PLACE_MASK, 1) for column in found]
        else:
            at = pl.Series(slots & np.uint32(PLACE_MASK))
            found = [column[at] for column in found]
        return pl.DataFrame([each.cast(pl.String) if isinstance(each.dtype, pl.Enum) else each for each in found])
    places = [(blocks[slot >> PLACE_BITS], slot & PLACE_MASK) for slot in slots.tolist()]
    return pl.DataFrame(
        [
            pl.Series(name, [block.item(place, name) for block, place in places], dtype=TABLE_SCHEMA[name])
            for name in columns
        ]
    )


def _runs(blocks: Blocks, slots: SlotArray, starts: NDArray[np.intp], columns: list[str]) -> pl.DataFrame:
    pieces = []
    for start, end in zip(starts.tolist(), [*starts[1:].tolist(), len(slots)], strict=True):
        first, count = int(slots[start]), end - start
        while count:
            block, place = first >> PLACE_BITS, first & PLACE_MASK
            here = min(count, BLOCK_ENTRIES - place)
            pieces.append(unfolded(blocks[block].select(columns).slice(place, here)))
            first, count = first + here, count - here
    return pl.concat(pieces)


def _scattered(blocks: Blocks, slots: SlotArray, columns: list[str]) -> pl.DataFrame:
    parts = list(by_block(slots))
    if _NUMBERS.keys() >= set(columns):
        # Without an expression.
        found = {name: np.empty(len(slots), _NUMBERS[name]) for name in columns}
        for block, chosen, places in parts:
            for name, numbers in found.items():
                numbers[chosen] = blocks[block][name].to_numpy()[places]
        return pl.DataFrame(found)

    def read_part(part: tuple[int, NDArray[np.intp], NDArray[np.uint32]]) -> pl.DataFrame:
        block, _, places = part
        return unfolded(blocks[block].select(columns)[places])

    gathered: pl.DataFrame = pl.concat(parallel_map(read_part, parts))
    came_from = np.concatenate([chosen for _, chosen, _ in parts])
    if (came_from[1:] > came_from[:-1]).all():
        return gathered
    back = np.empty(len(slots), np.uint32)
    back[came_from] = np.arange(len(slots), dtype=np.uint32)
    return gathered.select(pl.all().gather(pl.Series(back)))


def _read_extensions(blocks: Blocks, slots: SlotArray) -> pl.DataFrame:
    """Return extensions of some entries from sparse extensions by block, keyed by the place in `slots`."""
    found_places, found_texts = [], []
    for block, chosen, places in by_block(slots):
        sparse = blocks[block]
        known = sparse["entry"].to_numpy()
        at = np.searchsorted(known, places)
        has_any = at < len(known)
        has_any[has_any] = known[at[has_any]] == places[has_any]
        if has_any.any():
            found_places.append(chosen[has_any])
            found_texts.append(sparse["xml"][pl.Series(at[has_any])])
    if not found_texts:
        return no_extensions()
    came_from, texts = np.concatenate(found_places), pl.concat(found_texts)
    if (came_from[1:] < came_from[:-1]).any():
        back = np.argsort(came_from)
        came_from, texts = came_from[back], texts[pl.Series(back)]
    return pl.DataFrame([pl.Series("entry", came_from.astype(np.uint32)), texts])


def _extension_at(sparse: pl.DataFrame, place: int) -> str | None:
    known = sparse["entry"].to_numpy()
    at = int(np.searchsorted(known, place))
    return str(sparse.item(at, "xml")) if at < len(known) and known[at] == place else None


def _joined(extensions: pl.DataFrame, others: pl.DataFrame) -> pl.DataFrame:
    return extensions if others.is_empty() else pl.concat([extensions, others])


def _with_values(
    frame: pl.DataFrame, places: SlotArray, columns: Mapping[str, pl.Series | NDArray[Any]]
) -> pl.DataFrame:
    """Return a block with values put into columns, one of each per place; many times faster than an expression."""
    changed = frame.clone()
    for name, values in columns.items():
        column = frame[name].cast(TABLE_SCHEMA[name]).clone().scatter(places, pl.Series(values))
        changed.replace_column(frame.get_column_index(name), column)
    return changed


NO_ORIGIN: Final = -1
"""Origin of entries that come from no file; their extensions declare their namespaces themselves."""

_MANY_SITEMAPS: Final = 100  # more are looked for in all entries at once
_SUMMED_AT_ONCE: Final = 64 * BLOCK_ENTRIES
_MAX_CHUNKS: Final = 64


FileFault = tuple[int | None, str]
"""A sitemap, None for the index, and the rule of a fault that its file keeps."""


class EntryTable:
    """Entries of a set, in columns.

    Attributes:
        blocks: Frames of `TABLE_SCHEMA`, `folded`; block b holds the slots from `b << 16`. Read them with `block`.
        extensions: For each block its sparse extensions (`EXTENSION_SCHEMA`), sorted by place.
        entry_order: Replaced when the order changes.
        moved: Slots that were moved since the set was opened, ascending; the others are in the order of their files.
        open_block: Number of the block that small additions share, if any.
        generation: Number of calls of `mark_written`: what `touched` refers to.
        corrected: Faults that files have until they are saved, by sitemap (None for the index) and rule.
        orders_index: Whether the elements of the index are to be in the schema's order once it is saved.
        listing: Index entries of its sitemaps, in their order; None for a sitemap without a file.
        index_name: The file of its index, in the folder of the set; None for a set without an index.
    """

    def __init__(self) -> None:
        self.blocks: list[pl.DataFrame] = []
        self.extensions: list[pl.DataFrame] = []
        self.entry_order, self.moved = EntryOrder(), NO_SLOTS
        self.generation, self.orders_index = 0, False
        self.corrected: frozenset[FileFault] = frozenset()
        self.listing: Listing | None = None
        self.index_name: str | None = None
        self.open_block: int | None = None
        self._totals = Totals()
        self._saved: dict[int, Block] = {}

    def __len__(self) -> int:
        return len(self.order)

    @property
    def order(self) -> SlotArray:
        """Slot by position; the entries of one sitemap are adjacent, sitemaps in the order of the set."""
        return self.entry_order.slots

    @property
    def slot_capacity(self) -> int:
        """One more than the highest slot there can be: the length of an array indexed by slot."""
        return len(self.blocks) << PLACE_BITS

    def snapshot(self) -> EntryTable:
        """Return a copy that later edits leave alone; it shares all data."""
        twin = copy.copy(self)
        twin.assign(self)
        return twin

    def assign(self, other: EntryTable) -> None:
        """Take over another table, such as a snapshot that was edited; shares its data."""
        self.blocks, self.extensions = list(other.blocks), list(other.extensions)
        self.entry_order, self.moved = other.entry_order, other.moved
        self.generation = other.generation
        self.corrected, self.orders_index = other.corrected, other.orders_index
        self.listing, self.index_name = other.listing, other.index_name
        self.open_block, self._saved = other.open_block, other._saved.copy()
        self._totals = other._totals.copy()

    def has_state_of(self, snapshot: EntryTable) -> bool:
        """Return whether no entry was added, changed, moved, removed or saved since a snapshot."""
        return (
            self.entry_order is snapshot.entry_order
            and self.listing is snapshot.listing
            and self.generation == snapshot.generation
            and len(self.blocks) == len(snapshot.blocks)
            and all(map(operator.is_, self.blocks, snapshot.blocks))
            and all(map(operator.is_, self.extensions, snapshot.extensions))
        )

    def value(self, slot: int, column: str) -> str | None:
        """Return the text of one field of one entry; cheap enough for painting."""
        text: str | None = self.blocks[slot >> PLACE_BITS].item(slot & PLACE_MASK, column)
        return text

    def sitemap_of(self, slot: int) -> int:
        """Return the id of the sitemap that an entry belongs to."""
        return int(self.blocks[slot >> PLACE_BITS].item(slot & PLACE_MASK, "sitemap"))

    def sitemaps_among(self, slots: SlotArray) -> list[int]:
        """Return the ids of the sitemaps that some entries belong to, unique and ascending."""
        sitemaps = self.rows(slots, ["sitemap"]).to_series().to_numpy()
        ids: list[int] = np.flatnonzero(np.bincount(sitemaps)).tolist()
        return ids

    def block(self, number: int) -> pl.DataFrame:
        """Return the entries of a block, in the order of their slots."""
        return unfolded(self.blocks[number])

    def rows(self, slots: SlotArray, columns: Sequence[str] = tuple(TABLE_SCHEMA)) -> pl.DataFrame:
        """Return columns of some entries, in the order of `slots`; the whole table in file order costs nearly nothing."""
        return read_rows(self.blocks, slots, columns)

    def column(self, name: str) -> pl.Series:
        """Return one column in the order of the set."""
        return self.rows(self.order, [name]).to_series()

    def is_empty(self, field: FieldName, slots: SlotArray | None = None) -> bool:
        """Return whether no entry of the table, or of the blocks of some entries, has a field, also no removed one."""
        blocks = self.blocks if slots is None else [self.blocks[number] for number in blocks_of(slots)]
        return all(block[field].null_count() == block.height for block in blocks)

    def locs(self) -> list[str | None]:
        """Return all locs in order; for tests and small sets."""
        return self.column("loc").to_list()

    def extension_of(self, slot: int) -> str | None:
        """Return the XML beside the four fields of an entry, as written."""
        return _extension_at(self.extensions[slot >> PLACE_BITS], slot & PLACE_MASK)

    def extensions_of(self, slots: SlotArray) -> pl.DataFrame:
        """Return extensions of some entries: `EXTENSION_SCHEMA`, where `entry` is the place in `slots`."""
        if all(sparse.is_empty() for sparse in self.extensions):
            return no_extensions()
        return _read_extensions(self.extensions, slots)

    def origins_of(self, slots: SlotArray) -> NDArray[np.int64]:
        """Return the sitemap whose file each entry was read from, `NO_ORIGIN` for none."""
        return self.rows(slots, ["origin"])["origin"].to_numpy().astype(np.int64)

    def positions(self) -> PositionBySlot:
        """Return the position by slot, shape (slot_capacity,) or longer; -1 where the slot is not in the order."""
        return self.entry_order.positions(self.slot_capacity)

    def among(self, is_wanted: NDArray[np.bool_]) -> SlotArray:
        """Return those of the entries that are wanted by their slot, in the order of the set."""
        found: SlotArray = self.order[is_wanted[self.order]]
        return found

    def is_placed(self, slots: SlotArray) -> NDArray[np.bool_]:
        """Return for each of some slots whether it is in the order."""
        return self.positions()[slots] >= 0

    def contains_slots(self, slots: NDArray[np.integer]) -> NDArray[np.bool_]:
        """Return for each slot whether it is in the order; slots that the table does not have are not."""
        is_there: NDArray[np.bool_] = slots < self.slot_capacity
        is_there[is_there] = self.is_placed(slots[is_there].astype(np.uint32))
        return is_there

    def by_sitemap(self, slots: SlotArray) -> dict[int, SlotArray]:
        """Group those of some slots that are in the order by their sitemaps."""
        slots = slots[self.is_placed(slots)]
        if len(slots) == 1:
            return {self.sitemap_of(int(slots[0])): slots}
        sitemaps = self.rows(slots, ["sitemap"]).to_series().to_numpy()
        return {sitemap: slots[sitemaps == sitemap] for sitemap in np.flatnonzero(np.bincount(sitemaps)).tolist()}

    def urls_in(self, sitemap: int) -> int:
        """Return how many entries a sitemap has."""
        n_urls = self._totals.urls
        return int(n_urls[sitemap]) if sitemap < len(n_urls) else 0

    def touched_sitemaps(self) -> set[int]:
        """Return the sitemaps with entries in the order that were touched."""
        found: set[int] = set()
        for number, block in enumerate(self.blocks):
            if not self._is_as_read(number):
                places = np.flatnonzero(block["touched"].to_numpy()).astype(np.uint32)
                is_placed = self.is_placed(places + np.uint32(number << PLACE_BITS))
                found.update(block["sitemap"].gather(places[is_placed]).unique().to_list())
        return found

    def has_touched(self, slots: SlotArray) -> bool:
        """Return whether one of some entries was touched."""
        edited = [number for number in blocks_of(slots) if not self._is_as_read(number)]
        if not edited:
            return False
        chosen = slots[np.isin(slots >> PLACE_BITS, edited)]
        return bool(len(chosen)) and self.rows(chosen, ["touched"]).to_series().max() != 0

    def filled_sitemaps(self) -> list[int]:
        """Return the sitemaps that have entries."""
        return np.flatnonzero(self._totals.urls).tolist()

    def bytes_in(self, sitemap: int) -> int:
        """Return how many bytes the entries of a sitemap take when written, without the XML around them."""
        n_bytes = self._totals.bytes
        return int(n_bytes[sitemap]) if sitemap < len(n_bytes) else 0

    def range_in(self, sitemap: int) -> range:
        """Return the positions of the entries of one sitemap."""
        first = self._totals.first(sitemap, self.listing or ())
        return range(first, first + self.urls_in(sitemap))

    def slots_in(self, sitemap: int) -> SlotArray:
        """Return the slots of one sitemap, in order."""
        within = self.range_in(sitemap)
        chosen: SlotArray = self.order[within.start : within.stop]
        return chosen

    def is_in_sitemaps(self, slots: SlotArray, sitemaps: Sequence[int]) -> NDArray[np.bool_]:
        """Return which of some entries are in sitemaps, of which there is at least one."""
        is_in = np.zeros(max(sitemaps) + 2, np.bool_)
        is_in[list(sitemaps)] = True
        own = self.rows(slots, ["sitemap"]).to_series().to_numpy()
        found: NDArray[np.bool_] = is_in[np.minimum(own, len(is_in) - 1)]
        return found

    def slots_in_any(self, sitemaps: Sequence[int]) -> SlotArray:
        """Return the slots of sitemaps, of which there is at least one, in order."""
        if len(sitemaps) > _MANY_SITEMAPS:
            chosen: SlotArray = self.order[self.is_in_sitemaps(self.order, sitemaps)]
            return chosen
        ranges = sorted(map(self.range_in, sitemaps), key=lambda within: within.start)
        return np.concatenate([self.order[within.start : within.stop] for within in ranges])

    # Changes since the files were read or saved

    def is_new(self, slot: int) -> bool:
        """Return whether an entry is in no file yet; cheap enough for painting."""
        return bool(self.blocks[slot >> PLACE_BITS].item(slot & PLACE_MASK, "length") == 0)

    def changes_of(self, slot: int) -> int:
        """Return in what an entry differs from its file, as bits of `touched` and `SITEMAP_BIT`; cheap enough for painting."""
        number, place = slot >> PLACE_BITS, slot & PLACE_MASK
        saved = self._saved.get(number)
        if saved is None or place >= saved.entries.height or self.is_new(slot):
            return 0
        touched = int(self.blocks[number].item(place, "touched"))
        for field, bit in TOUCHED_BIT.items() if touched else ():
            if touched & bit and saved.entries.item(place, field) == self.value(slot, field):
                touched ^= bit
        if touched & EXTENSION_BIT and _extension_at(saved.extensions, place) == self.extension_of(slot):
            touched ^= EXTENSION_BIT
        is_moved = self.blocks[number].item(place, "sitemap") != saved.entries.item(place, "sitemap")
        return touched | SITEMAP_BIT if is_moved else touched

    def saved_value(self, slot: int, field: FieldName) -> str | None:
        """Return the text of a field of a touched entry that its file has."""
        text: str | None = self._saved[slot >> PLACE_BITS].entries.item(slot & PLACE_MASK, field)
        return text

    def touched_among(self, slots: SlotArray) -> SlotArray:
        """Return those of some entries, ascending, that are in a file and were touched or moved to another sitemap.

        Since it was read or saved.
        """
        found = [NO_SLOTS]
        for number, _, places in by_block(slots):
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
                found.append(known[is_touched] + np.uint32(number << PLACE_BITS))
        return np.concatenate(found)

    def saved_rows(self, slots: SlotArray, columns: Sequence[str]) -> pl.DataFrame:
        """Return columns of some touched entries as their files have them."""
        return read_rows({number: self._saved[number].entries for number in blocks_of(slots)}, slots, columns)

    def saved_extensions_of(self, slots: SlotArray) -> pl.DataFrame:
        """Return extensions of some touched entries as their files have them; see `extensions_of`."""
        return _read_extensions({number: self._saved[number].extensions for number in blocks_of(slots)}, slots)

    # Changing, for edits and readers

    def add(
        self,
        frame: pl.DataFrame,
        *,
        extensions: pl.DataFrame,
        sitemap: int | NDArray[np.uint32],
        sizes: pl.Series,
        origin: int | NDArray[np.integer] = NO_ORIGIN,
    ) -> SlotArray:
        """Give entries slots, without placing them in the order; return these in the order of the frame.

        Large additions get blocks of their own; small ones share the open block, so that the highest slot stays near
        the number of entries, however many small files a set has.

        Args:
            frame: What a reader delivers (`READ_SCHEMA`).
            extensions: Its sparse extensions.
            sitemap: Id of their sitemap, or of each entry's.
            sizes: Bytes that each entry takes when written.
            origin: Sitemap whose file they were read from, and whose namespaces their extensions rely on; or each's.
        """
        state = state_frame(frame, sitemap=sitemap, sizes=sizes, origin=origin)
        slots: list[SlotArray] = []
        done = 0
        while (n_left := len(state) - done) > 0:
            block = self.open_block
            if block is None or n_left > BLOCK_ENTRIES - self.blocks[block].height:
                block = len(self.blocks)
                self.blocks.append(pl.DataFrame(schema=TABLE_SCHEMA))
                self.extensions.append(no_extensions())
                if n_left < MIN_BLOCK_ENTRIES:
                    self.open_block = block
            old, place = self.blocks[block], self.blocks[block].height
            count = min(n_left, BLOCK_ENTRIES - place)
            part, sparse = state.slice(done, count), cut_extensions(extensions, done, count, place)
            grown = unfolded(old).vstack(part) if place else folded(part)
            # Only now and then: copying the block for each of many small files would take quadratic time.
            self.blocks[block] = grown.rechunk() if grown.n_chunks() > _MAX_CHUNKS else grown
            saved = self._saved.get(block)
            if saved is not None and saved.entries.height == place:
                self._saved[block] = Block(unfolded(saved.entries).vstack(part), _joined(saved.extensions, sparse))
            self.extensions[block] = _joined(self.extensions[block], sparse)
            slots.append(np.arange(count, dtype=np.uint32) + np.uint32((block << PLACE_BITS) + place))
            done += count
        return np.concatenate(slots) if slots else NO_SLOTS

    def add_blocks(self, blocks: Sequence[Block]) -> SlotArray:
        """Add blocks that were built elsewhere, without placing their entries in the order; return all slots."""
        slots: list[SlotArray] = []
        for block in blocks:
            number = len(self.blocks)
            self.blocks.append(block.entries)
            self.extensions.append(block.extensions)
            slots.append(np.arange(block.entries.height, dtype=np.uint32) + np.uint32(number << PLACE_BITS))
        return np.concatenate(slots) if slots else NO_SLOTS

    def _is_as_read(self, block: int) -> bool:
        """Return whether a block was not edited since it was read or saved, without reading one that is on disk."""
        saved = self._saved.get(block)
        return saved is None or saved.entries is self.blocks[block]

    def _keep_saved(self, block: int) -> None:
        """Keep a block that is about to be edited as it was read or saved."""
        self._saved.setdefault(block, Block(self.blocks[block], self.extensions[block]))

    def set_listing(self, listing: Listing | None) -> None:
        """Replace the index entries; if their order changes, the entries have to follow."""
        self.listing = listing
        self._totals.firsts = None

    def set_order(self, order: SlotArray, *, inserted: SlotArray = NO_SLOTS, removed: SlotArray = NO_SLOTS) -> None:
        """Replace the order by one that has some slots more and some fewer."""
        self._account(removed, -1)
        self._account(inserted, 1)
        self.entry_order = EntryOrder(order)

    def count_entries(self) -> None:
        """Count entries and bytes of all sitemaps again, after columns were put without accounting."""
        self._totals = Totals()
        self._account(self.order, 1)

    def note_moved(self, slots: SlotArray) -> None:
        """Note that entries were moved."""
        if not contains(self.moved, slots).all():
            self.moved = distinct(self.moved, slots)

    def append(self, slots: SlotArray, files: Iterable[tuple[int, int, int]], expected: int) -> None:
        """Place entries that were read from files behind all others, in time proportional to these.

        Args:
            slots: The entries, file by file.
            files: Id of the sitemap, number of entries, and their bytes, for each file; none that has entries yet.
            expected: Estimate of the final number of entries.
        """
        for sitemap, n_entries, n_bytes in files:
            self._totals.add_file(sitemap, n_entries, n_bytes)
        self.entry_order = self.entry_order.followed_by(slots, capacity=self.slot_capacity, expected=expected)

    def replace_cells(
        self,
        field: FieldName,
        slots: SlotArray,
        values: pl.Series,
        touched: NDArray[np.uint8],
        sizes: NDArray[np.uint32],
    ) -> None:
        """Put values, touched marks and sizes into cells; one of each per slot of the order, no slot twice."""
        for first in range(0, len(slots), _SUMMED_AT_ONCE):
            part = slice(first, first + _SUMMED_AT_ONCE)
            rows = self.rows(slots[part], ["sitemap", "size"])
            self._totals.add(rows["sitemap"].to_numpy(), sizes[part].astype(np.int64) - rows["size"].to_numpy())
        self.put(slots, **{field: values}, touched=touched, size=sizes)

    def replace_extensions(
        self, slots: SlotArray, extensions: pl.DataFrame, touched: NDArray[np.uint8], sizes: NDArray[np.uint32]
    ) -> None:
        """Put extensions, touched marks and sizes into entries of the order, no slot twice.

        Extensions are keyed by place in `slots`, none twice; entries without a line have none afterwards.
        """
        self._account(slots, -1, count=False)
        self.put(slots, touched=touched, size=sizes)
        for block, chosen, places in by_block(slots):
            place_of = pl.DataFrame({"entry": chosen.astype(np.uint32), "place": places})
            inserted = place_of.join(extensions, on="entry").select(entry="place", xml="xml")
            self.extensions[block] = renewed(self.extensions[block], places, inserted)
        self._account(slots, 1, count=False)

    def replace_sitemaps(self, slots: SlotArray, sitemaps: NDArray[np.uint32]) -> None:
        """Put entries of the order into other sitemaps."""
        self._account(slots, -1)
        self.put(slots, sitemap=sitemaps)
        self._account(slots, 1)

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
        """Note where entries, also such that are in the order no more, are in their file after a save.

        `written` has the entries as they are in their files. `sizes` include the white space before each; they, and
        marks, stay for entries that were edited since (`touched`).
        """
        self.generation += 1
        ordered = slots[self.is_placed(slots)]
        self._account(ordered, -1, count=False)
        sizes_now = np.where(touched == 0, sizes, self.rows(slots, ["size"]).to_series().to_numpy())
        self.put(slots, start=starts, length=lengths, touched=touched, size=sizes_now)
        self._account(ordered, 1, count=False)
        for number, chosen, places in by_block(slots):
            saved = self._saved.pop(number)
            now, then = self.blocks[number], written.blocks[number]
            if now["touched"].to_numpy().any() or not now["sitemap"].equals(then["sitemap"]):
                # Entries of sitemaps that were not written are in their files as before.
                values: dict[str, pl.Series | NDArray[Any]] = {"size": sizes[chosen]}
                values |= {name: then[name].gather(places) for name in (*FIELD_NAMES, "sitemap")}
                extensions = written.extensions[number].filter(pl.col("entry").is_in(pl.Series(places).implode()))
                self._saved[number] = Block(
                    _with_values(saved.entries, places, values),
                    renewed(saved.extensions, places, extensions),
                )

    def mark_left(self, slots: SlotArray) -> None:
        """Note that entries, none of which is in the order, are in no file any more."""
        kept = self._saved.copy()
        self.put(slots, length=np.zeros(len(slots), np.uint32))
        self._saved = kept

    def put(self, slots: SlotArray, **columns: pl.Series | NDArray[Any]) -> None:
        """Put values into columns, one of each per slot, no slot twice; sizes and sitemaps are not accounted."""
        for block, chosen, places in by_block(slots):
            self._keep_saved(block)
            chosen_values = {name: values[chosen] for name, values in columns.items()}
            self.blocks[block] = _with_values(self.blocks[block], places, chosen_values)

    def _account(self, slots: SlotArray, sign: int, *, count: bool = True) -> None:
        # In parts, as sums over millions of entries take more memory than the entries.
        for first in range(0, len(slots), _SUMMED_AT_ONCE):
            rows = self.rows(slots[first : first + _SUMMED_AT_ONCE], ["sitemap", "size"])
            self._totals.add(rows["sitemap"].to_numpy(), rows["size"].to_numpy(), sign, counts=count)
