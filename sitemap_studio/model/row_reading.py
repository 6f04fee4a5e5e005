"""Reading entries out of blocks: the columns of some slots, in the order asked for.

Three ways, because each is right for another choice: runs of consecutive slots are sliced without copying, scattered
slots are gathered block by block, and a few cells are fetched without an expression, which costs some microseconds
where setting one up for a block costs a hundred.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.columns import TABLE_SCHEMA, no_extensions, unfolded
from sitemap_studio.model.side_by_side import side_by_side
from sitemap_studio.model.slots import BLOCK_ENTRIES, PLACE_BITS, PLACE_MASK, SlotArray, by_block

_FEW_RUNS: Final = 4096
_FEW_CELLS: Final = 96
"""So many cells are fetched one by one in the time that an expression over one block takes."""

_SINGLE_CELLS: Final = 3
"""So many cells are fetched one by one even where they lie in one block."""

_MANY: Final = 20_000
"""So many entries are worth the tenth of a millisecond that starting threads takes."""

_NUMBERS: Final[dict[str, np.dtype[Any]]] = {
    name: pl.Series([], dtype=kind).to_numpy().dtype for name, kind in TABLE_SCHEMA.items() if kind.is_numeric()
}
"""The columns that hold numbers, none of them ever null."""

Blocks = Sequence[pl.DataFrame] | Mapping[int, pl.DataFrame]
"""Blocks by number: all of a table, or those that are asked for."""


def read_rows(blocks: Blocks, slots: SlotArray, columns: Sequence[str]) -> pl.DataFrame:
    """The columns of some entries, in the order of `slots`.

    Args:
        blocks: Frames of `TABLE_SCHEMA`, `folded` or not; block b holds the slots from `b << 16`.
        slots: Which entries; any may be named twice.
        columns: Which columns, of at least one.
    """
    wanted = list(columns)
    if not len(slots):
        return pl.DataFrame(schema={name: TABLE_SCHEMA[name] for name in wanted})
    if len(slots) * len(wanted) <= _FEW_CELLS * len(blocks) and _are_few(slots, len(wanted)):
        return _few(blocks, slots, wanted)
    starts = _starts_of_runs(slots)
    if len(starts) <= max(_FEW_RUNS, 2 * len(blocks)) and len(starts) <= max(1, len(slots) // 8):
        return _runs(blocks, slots, starts, wanted)
    return _scattered(blocks, slots, wanted)


def read_extensions(blocks: Sequence[pl.DataFrame], slots: SlotArray) -> pl.DataFrame:
    """Extensions of some entries: `EXTENSION_SCHEMA`, where `entry` is the place in `slots`.

    Args:
        blocks: For each block its sparse extensions, sorted by place.
        slots: Which entries, none twice.
    """
    if not len(slots) or all(sparse.is_empty() for sparse in blocks):
        return no_extensions()
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
    came_from, texts = np.concatenate(found_places), pl.concat(found_texts) if len(found_texts) > 1 else found_texts[0]
    if (came_from[1:] < came_from[:-1]).any():
        back = np.argsort(came_from)
        came_from, texts = came_from[back], texts[pl.Series(back)]
    return pl.DataFrame([pl.Series("entry", came_from.astype(np.uint32)), texts])


def _starts_of_runs(slots: SlotArray) -> NDArray[np.intp]:
    """Where in an array of some slots one does not follow the one before it."""
    breaks = np.flatnonzero(slots[1:] != slots[:-1] + np.uint32(1))
    return np.concatenate([np.zeros(1, np.intp), breaks + 1])


def _are_few(slots: SlotArray, n_columns: int) -> bool:
    """Whether there are few cells for the number of blocks that they lie in."""
    return len(slots) * n_columns <= _FEW_CELLS * int(np.count_nonzero(np.bincount(slots >> PLACE_BITS)))


def _few(blocks: Blocks, slots: SlotArray, columns: list[str]) -> pl.DataFrame:
    """A few cells: of one block column by column, of several one by one."""
    first = int(slots[0]) >> PLACE_BITS
    if len(slots) * len(columns) > _SINGLE_CELLS and (slots >> PLACE_BITS == first).all():
        at = pl.Series(slots & np.uint32(PLACE_MASK))
        gathered = (blocks[first][name][at] for name in columns)
        return pl.DataFrame([each.cast(pl.String) if isinstance(each.dtype, pl.Enum) else each for each in gathered])
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
    return pl.concat(pieces) if len(pieces) > 1 else pieces[0]


def _scattered(blocks: Blocks, slots: SlotArray, columns: list[str]) -> pl.DataFrame:
    if _NUMBERS.keys() >= set(columns):
        return _scattered_numbers(blocks, slots, columns)
    parts = list(by_block(slots))

    def read_part(part: tuple[int, NDArray[np.intp], NDArray[np.uint32]]) -> pl.DataFrame:
        block, _, places = part
        return unfolded(blocks[block].select(columns)[places])

    pieces = side_by_side(read_part, parts) if len(slots) >= _MANY else [read_part(part) for part in parts]
    gathered: pl.DataFrame = pl.concat(pieces) if len(pieces) > 1 else pieces[0]
    came_from = np.concatenate([chosen for _, chosen, _ in parts])
    if (came_from[1:] > came_from[:-1]).all():
        return gathered
    back = np.empty(len(slots), np.uint32)
    back[came_from] = np.arange(len(slots), dtype=np.uint32)
    return gathered.select(pl.all().gather(pl.Series(back)))


def _scattered_numbers(blocks: Blocks, slots: SlotArray, columns: list[str]) -> pl.DataFrame:
    """The same of columns that need no setting up: arrays are looked into where they lie."""
    found = {name: np.empty(len(slots), _NUMBERS[name]) for name in columns}
    for block, chosen, places in by_block(slots):
        for name, numbers in found.items():
            numbers[chosen] = blocks[block][name].to_numpy()[places]
    return pl.DataFrame(found)
