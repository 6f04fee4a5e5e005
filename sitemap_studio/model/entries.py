"""The table of entries: columns in immutable blocks, permanent slots, and the order they stand in.

A slot is a number that an entry keeps while the set is open: the upper bits name its block, the lower sixteen its
place there. `order` maps position to slot; removing an entry edits `order` alone, so undoing it copies nothing and
whatever is keyed by slot stays right. Blocks and `order` are replaced, never changed in place: a snapshot is a shallow
copy. Changes come only through edits (`sitemap_studio.model.edits`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.arriving import Arriving
from sitemap_studio.model.blocks import Block, state_frame
from sitemap_studio.model.columns import (
    TABLE_SCHEMA,
    renewed,
    unfolded,
    with_series,
)
from sitemap_studio.model.entry_order import Arrived, EntryOrder, PositionBySlot
from sitemap_studio.model.listing import Listing
from sitemap_studio.model.row_reading import read_extensions, read_rows
from sitemap_studio.model.slots import BLOCK_ENTRIES, NO_SLOTS, PLACE_BITS, PLACE_MASK, SlotArray, blocks_of, by_block
from sitemap_studio.model.totals import Totals
from sitemap_studio.protocol.fields import FieldName

NO_ORIGIN: Final = -1
"""Stands for entries that come from no file; their extensions declare their namespaces themselves."""

_SUMMED_AT_ONCE: Final = 64 * BLOCK_ENTRIES


class EntryTable:
    """Entries of a set, in columns.

    Attributes:
        blocks: Frames of `TABLE_SCHEMA`, `folded`; block b holds the slots from `b << 16`. Read them with `block`.
        extensions: For each block its sparse extensions (`EXTENSION_SCHEMA`), sorted by place.
        standing: The order as it is now; replaced when it changes.
        generation: How often `mark_written` was called: what `touched` speaks of.
        adopting: Sitemaps whose files are to be in the protocol's namespace once they are saved.
        orders_index: Whether the elements of the index are to be in the schema's order once it is saved.
        listing: What the set says of its sitemaps, in their order; None for a sitemap without a file.
        index_name: The file of its index, in the folder of the set; None for a set without an index.
    """

    def __init__(self) -> None:
        self.blocks: list[pl.DataFrame] = []
        self.extensions: list[pl.DataFrame] = []
        self.standing = EntryOrder()
        self.generation, self.orders_index = 0, False
        self.adopting: frozenset[int] = frozenset()
        self.listing: Listing | None = None
        self.index_name: str | None = None
        self._totals = Totals()
        self._arriving = Arriving(self.blocks, self.extensions)

    def __len__(self) -> int:
        return len(self.order)

    @property
    def order(self) -> SlotArray:
        """Slot by position; the entries of one sitemap stand together, sitemaps in the order of the set."""
        return self.standing.slots

    @property
    def slot_capacity(self) -> int:
        """One more than the highest slot there can be: the length of an array indexed by slot."""
        return len(self.blocks) << PLACE_BITS

    @property
    def open_block(self) -> int | None:
        """The block that few entries are added to; None where there is none yet."""
        return self._arriving.open_block

    def snapshot(self) -> EntryTable:
        """A copy that later edits leave alone; shares all data."""
        copy = EntryTable()
        copy.become(self)
        return copy

    def become(self, other: EntryTable) -> None:
        """Be from now on what another table is, such as a snapshot that was edited; shares all its data."""
        self.blocks, self.extensions = list(other.blocks), list(other.extensions)
        self.standing, self.generation = other.standing, other.generation
        self.adopting, self.orders_index = other.adopting, other.orders_index
        self.listing, self.index_name = other.listing, other.index_name
        self._totals = other._totals.copy()
        self._arriving = other._arriving.copy(self.blocks, self.extensions)

    def value(self, slot: int, column: str) -> str | None:
        """The text of one field of one entry; cheap enough to paint from."""
        text: str | None = self.blocks[slot >> PLACE_BITS].item(slot & PLACE_MASK, column)
        return text

    def sitemap_of(self, slot: int) -> int:
        """The id of the sitemap that an entry belongs to."""
        return int(self.blocks[slot >> PLACE_BITS].item(slot & PLACE_MASK, "sitemap"))

    def block(self, number: int) -> pl.DataFrame:
        """The entries of a block, in the order of their slots."""
        return unfolded(self.blocks[number])

    def rows(self, slots: SlotArray, columns: Sequence[str] = tuple(TABLE_SCHEMA)) -> pl.DataFrame:
        """The columns of some entries, in the order of `slots`.

        The whole table in file order costs next to nothing, and a few cells not much.
        """
        return read_rows(self.blocks, slots, columns)

    def column(self, name: str) -> pl.Series:
        """One column in the order of the set."""
        return self.rows(self.order, [name]).to_series()

    def locs(self) -> list[str | None]:
        """All locs in order; for tests and small sets."""
        return self.column("loc").to_list()

    def extension_of(self, slot: int) -> str | None:
        """The XML beside the four fields of an entry, as written."""
        sparse, place = self.extensions[slot >> PLACE_BITS], slot & PLACE_MASK
        known = sparse["entry"].to_numpy()
        at = int(np.searchsorted(known, place))
        return str(sparse.item(at, "xml")) if at < len(known) and known[at] == place else None

    def extensions_of(self, slots: SlotArray) -> pl.DataFrame:
        """Extensions of some entries: `EXTENSION_SCHEMA`, where `entry` is the place in `slots`."""
        return read_extensions(self.extensions, slots)

    def origins_of(self, slots: SlotArray) -> NDArray[np.int64]:
        """The sitemap whose file each entry was read from, `NO_ORIGIN` for none."""
        found: NDArray[np.int64] = self.rows(slots, ["origin"]).to_series().to_numpy().astype(np.int64)
        return found

    def positions(self) -> PositionBySlot:
        """Position by slot, shape (slot_capacity,) or longer; -1 where the slot is not in the order."""
        return self.standing.positions(self.slot_capacity)

    def among(self, is_wanted: NDArray[np.bool_]) -> SlotArray:
        """Those of the entries that are wanted by their slot, in the order of the set; all of them must be in it."""
        return self.standing.among(is_wanted)

    def is_placed(self, slots: SlotArray) -> NDArray[np.bool_]:
        """For each of some slots whether it is in the order."""
        return np.asarray(self.standing.is_placed(self.slot_capacity)[slots])

    def urls_in(self, sitemap: int) -> int:
        """How many entries a sitemap has."""
        return self._totals.urls(sitemap)

    def touched_sitemaps(self) -> set[int]:
        """The sitemaps with entries in the order that were touched."""
        found: set[int] = set()
        edited = ((number, block) for number, block in enumerate(self.blocks) if not self._arriving.is_as_read(number))
        for number, block in edited:
            places = np.flatnonzero(block["touched"].to_numpy()).astype(np.uint32)
            if len(places):
                is_placed = self.is_placed(places + np.uint32(number << PLACE_BITS))
                found.update(block["sitemap"].gather(places[is_placed]).unique().to_list())
        return found

    def has_touched(self, slots: SlotArray) -> bool:
        """Whether one of some entries was touched."""
        edited = [number for number in blocks_of(slots) if not self._arriving.is_as_read(number)]
        if not edited:
            return False
        chosen = slots[np.isin(slots >> PLACE_BITS, edited)]
        return bool(len(chosen)) and self.rows(chosen, ["touched"]).to_series().max() != 0

    def filled_sitemaps(self) -> list[int]:
        """The sitemaps that have entries."""
        return self._totals.filled()

    def bytes_in(self, sitemap: int) -> int:
        """How many bytes the entries of a sitemap take when written, without the XML around them."""
        return self._totals.n_bytes(sitemap)

    def range_in(self, sitemap: int) -> range:
        """The positions of the entries of one sitemap."""
        first = self._totals.first(sitemap, self.listing or ())
        return range(first, first + self.urls_in(sitemap))

    def slots_in(self, sitemap: int) -> SlotArray:
        """Slots of one sitemap, in order."""
        within = self.range_in(sitemap)
        chosen: SlotArray = self.order[within.start : within.stop]
        return chosen

    # Changing: for `edits` and for whoever builds a table

    def add(
        self,
        frame: pl.DataFrame,
        *,
        extensions: pl.DataFrame,
        sitemap: int,
        sizes: pl.Series,
        origin: int = NO_ORIGIN,
    ) -> SlotArray:
        """Give entries their slots, without placing them in the order.

        Args:
            frame: What a reader delivers (`READ_SCHEMA`).
            extensions: Its sparse extensions.
            sitemap: The id of the sitemap that they belong to.
            sizes: Bytes that each entry takes when written.
            origin: The sitemap whose file they were read from, and whose namespaces their extensions rely on.

        Returns:
            Their slots, in the order of the frame.
        """
        return self._arriving.add(state_frame(frame, sitemap=sitemap, sizes=sizes, origin=origin), extensions)

    def adopt(self, blocks: Sequence[Block]) -> SlotArray:
        """Take blocks that were made ready elsewhere as they are, without placing their entries in the order.

        Returns:
            The slots of all their entries.
        """
        return self._arriving.adopt(blocks)

    def set_listing(self, listing: Listing | None) -> None:
        """Say other things of the sitemaps; where that puts them in another order, the entries have to follow."""
        self.listing = listing
        self._totals.forget_firsts()

    def set_order(self, order: SlotArray, *, came: SlotArray, gone: SlotArray) -> None:
        """Replace the order; `came` and `gone` are the slots that it has more and fewer."""
        self._account(gone, -1)
        self._account(came, 1)
        self.standing = self.standing.replaced(order, came=came, gone=gone, capacity=self.slot_capacity)

    def append(self, arrived: Sequence[Arrived], expected: int) -> None:
        """Place entries that came from files behind all others; their sitemaps follow those that have entries.

        Takes no longer than these entries do, and reads none of them.

        Args:
            arrived: The entries, file by file.
            expected: About how many entries there will be in all.
        """
        for sitemap, slots, n_bytes in arrived:
            self._totals.add(sitemap, urls=len(slots), n_bytes=n_bytes)
        slots = np.concatenate([NO_SLOTS, *(each.slots for each in arrived)])
        self.standing = self.standing.followed_by(slots, capacity=self.slot_capacity, expected=expected)

    def replace_cells(
        self,
        field: FieldName,
        slots: SlotArray,
        values: pl.Series,
        touched: NDArray[np.uint8],
        sizes: NDArray[np.uint32],
    ) -> None:
        """Put values, touched marks and sizes into cells; one of each per slot, no slot twice.

        Slots must be in the order.
        """
        if not len(slots):
            return
        self._account(slots, -1, count=False)
        for block, chosen, places in by_block(slots):
            frame = self.blocks[block]
            self.blocks[block] = with_series(
                frame,
                frame[field].cast(pl.String).clone().scatter(places, values[chosen]),
                frame["touched"].clone().scatter(places, pl.Series(touched[chosen])),
                frame["size"].clone().scatter(places, pl.Series(sizes[chosen])),
            )
        self._account(slots, 1, count=False)

    def blocks_with(self, slots: SlotArray) -> dict[int, pl.DataFrame]:
        """The blocks that some entries lie in, by number, as they are now."""
        return {block: self.blocks[block] for block in blocks_of(slots)}

    def put_blocks(self, blocks: Mapping[int, pl.DataFrame]) -> None:
        """Put blocks in their places that differ from those there in what some entries of the order say, no more."""
        for block, frame in blocks.items():
            old, self.blocks[block] = self.blocks[block], frame
            # Entries beyond the order have the same size in both.
            grown = frame["size"].to_numpy().astype(np.int64) - old["size"].to_numpy()
            self._totals.weigh(frame["sitemap"].to_numpy(), grown)

    def replace_extensions(
        self, slots: SlotArray, extensions: pl.DataFrame, touched: NDArray[np.uint8], sizes: NDArray[np.uint32]
    ) -> None:
        """Put extensions, touched marks and sizes into entries of the order, no slot twice.

        Extensions are keyed by place in `slots`, none twice; entries without a line have none afterwards.
        """
        if not len(slots):
            return
        self._account(slots, -1, count=False)
        self._put(slots, touched=touched, size=sizes)
        for block, chosen, places in by_block(slots):
            place_of = pl.DataFrame({"entry": chosen.astype(np.uint32), "place": places})
            came = place_of.join(extensions, on="entry").select(entry="place", xml="xml")
            self.extensions[block] = renewed(self.extensions[block], places, came)
        self._account(slots, 1, count=False)

    def replace_touched(self, slots: SlotArray, touched: NDArray[np.uint8]) -> None:
        """Put touched marks into entries; one per slot, no slot twice."""
        self._put(slots, touched=touched)

    def replace_sitemaps(self, slots: SlotArray, sitemaps: NDArray[np.uint32]) -> None:
        """Let entries belong to other sitemaps; slots must be in the order."""
        self._account(slots, -1)
        self._put(slots, sitemap=sitemaps)
        self._account(slots, 1)

    def mark_written(
        self,
        slots: SlotArray,
        *,
        starts: NDArray[np.uint32],
        lengths: NDArray[np.uint32],
        sizes: NDArray[np.uint32],
        touched: NDArray[np.uint8],
    ) -> None:
        """After a save: the entries stand at these ranges of the new source, but for the fields marked `touched`.

        Args:
            slots: Which entries; they need not be in the order any more.
            starts: Where each begins.
            lengths: How many bytes its element takes.
            sizes: How many bytes it takes with the white space before it; not for those that were edited since.
            touched: Marks of the fields that were edited since.
        """
        self.generation += 1
        ordered = slots[self.is_placed(slots)]
        self._account(ordered, -1, count=False)
        sizes = np.where(touched == 0, sizes, self.rows(slots, ["size"]).to_series().to_numpy())
        self._put(slots, start=starts, length=lengths, touched=touched, size=sizes)
        self._account(ordered, 1, count=False)

    def _put(self, slots: SlotArray, **columns: NDArray[Any]) -> None:
        """Put numbers into columns, one of each per slot."""
        for block, chosen, places in by_block(slots):
            frame = self.blocks[block]
            renewed_columns = (
                frame[name].clone().scatter(places, pl.Series(values[chosen])) for name, values in columns.items()
            )
            self.blocks[block] = with_series(frame, *renewed_columns)

    def _account(self, slots: SlotArray, sign: int, *, count: bool = True) -> None:
        # In parts, as the numbers of millions of entries take more memory while they are summed up than the entries.
        for first in range(0, len(slots), _SUMMED_AT_ONCE):
            rows = self.rows(slots[first : first + _SUMMED_AT_ONCE], ["sitemap", "size"])
            sitemaps = rows["sitemap"].to_numpy()
            if count:
                self._totals.count(sitemaps, sign)
            self._totals.weigh(sitemaps, rows["size"].to_numpy(), sign)
