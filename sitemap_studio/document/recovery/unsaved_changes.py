"""List the changes of a recovery log, entry by entry.

Blocks that two states share are not compared, so that a few edits of a large set are found at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.columns import ORDER_BIT
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import INDEX_FIELDS
from sitemap_studio.model.slots import ROW_BITS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES

EXTENSIONS: Final = "extensions"
ADDED: Final = "added entry"
REMOVED: Final = "removed entry"
MOVED: Final = "moved entry"
SITEMAP: Final = "sitemap"
FILE: Final = "file"
"""Something that is written otherwise: the order of elements or sitemaps, a namespace, the index."""

CHANGE_SCHEMA: Final = pl.Schema(
    {"what": pl.String(), "slot": pl.UInt32(), "sitemap": pl.UInt32(), "before": pl.String(), "after": pl.String()}
)
"""A line for each value of an entry (`slot`), or of the entry of a sitemap in the index (`sitemap`).

`what` is the name of the field, or one of the constants above.
"""


@dataclass(frozen=True, eq=False)
class Changes:
    """Differences between a set on disk and with unsaved changes; both tables use the same slots.

    Attributes:
        lines: `CHANGE_SCHEMA`: fields, extensions, entries that were added, removed and moved, then sitemaps.
        before: The entries on disk.
        after: The entries with the changes.
        names: Names of sitemaps by id.
    """

    lines: pl.DataFrame
    before: EntryTable
    after: EntryTable
    names: Mapping[int, str]

    def __len__(self) -> int:
        """Return the number of lines."""
        return self.lines.height

    def loc(self, slot: int) -> str | None:
        """Return the URL of an entry on disk, or of an added entry its present URL; None without a URL."""
        is_on_disk = bool(self.before.contains_slots(np.array([slot], np.int64))[0])
        return (self.before if is_on_disk else self.after).value(slot, "loc")

    def position_and_sitemap(self, slot: int, table: EntryTable) -> tuple[int, str]:
        """Return the position of an entry in one of the tables, counted from 1, and the name of its sitemap."""
        return int(table.positions()[slot]) + 1, self.names.get(table.sitemap_of(slot), "")


def find_changes(before: EntryTable, after: EntryTable, names: Mapping[int, str]) -> Changes:
    """Compare two states of one set, and return their differences; `names` are the names of sitemaps by id."""
    in_both, added = _split_by_presence(after.order, before)
    _, removed = _split_by_presence(before.order, after)
    blocks = [
        number
        for number in range(min(len(before.blocks), len(after.blocks)))
        if before.blocks[number] is not after.blocks[number]
        or before.extensions[number] is not after.extensions[number]
    ]
    edited = np.sort(in_both[np.isin(in_both >> ROW_BITS, blocks)])
    pieces = [pl.DataFrame(schema=CHANGE_SCHEMA)]
    rows = [table.rows(edited, FIELD_NAMES) for table in (before, after)]
    for name in FIELD_NAMES:
        texts = [frame[name] for frame in rows]
        differs = texts[0].ne_missing(texts[1])
        pieces.append(_change_lines(name, edited[differs.to_numpy()], *(text.filter(differs) for text in texts)))
    sparse = [table.extensions_of(edited) for table in (before, after)]
    either = sparse[0].join(sparse[1], on="entry", how="full", coalesce=True).sort("entry")
    either = either.filter(pl.col("xml").ne_missing(pl.col("xml_right")))
    pieces.append(_change_lines(EXTENSIONS, edited[either["entry"].to_numpy()], either["xml"], either["xml_right"]))
    moved = _moved_entries(before, after, in_both)
    pieces += [_change_lines(what, slots) for what, slots in ((ADDED, added), (REMOVED, removed), (MOVED, moved))]
    pieces.append(_sitemap_lines(before, after))
    marks = [table.rows(edited, ["touched"]).to_series().to_numpy() & np.uint8(ORDER_BIT) for table in (before, after)]
    old, new = before.listing or {}, after.listing or {}
    n_others = len(before.corrected ^ after.corrected) + int(np.count_nonzero(marks[0] != marks[1]))
    n_others += (before.orders_index != after.orders_index) + (before.index_name != after.index_name)
    n_others += [each for each in old if each in new] != [each for each in new if each in old]
    pieces.append(pl.DataFrame({"what": [FILE] * n_others}, schema={"what": pl.String}))
    return Changes(pl.concat(pieces, how="diagonal"), before, after, names)


def _change_lines(
    label: str, slots: SlotArray, before: pl.Series | None = None, after: pl.Series | None = None
) -> pl.DataFrame:
    """Return lines of `CHANGE_SCHEMA` for entries, with values if they are given."""
    texts = {name: text for name, text in (("before", before), ("after", after)) if text is not None}
    kind = pl.Series([label], dtype=pl.String).new_from_index(0, len(slots))
    return pl.DataFrame({"what": kind, "slot": slots, **texts})


def _split_by_presence(slots: SlotArray, table: EntryTable) -> tuple[SlotArray, SlotArray]:
    """Split slots into two arrays: in the order of another table, and not in it."""
    is_there = table.contains_slots(slots)
    return slots[is_there], slots[~is_there]


def _moved_entries(before: EntryTable, after: EntryTable, in_both: SlotArray) -> SlotArray:
    """Return those entries of `in_both` whose sitemap changed, or whose neighbours on both sides changed."""
    old, _ = _split_by_presence(before.order, after)
    is_moved = np.zeros(len(in_both), np.bool_)
    if not np.array_equal(old, in_both):
        previous, following = _neighbours(old, before.slot_capacity)
        previous_now, following_now = _neighbours(in_both, before.slot_capacity)
        is_moved = previous[in_both] != previous_now[in_both]
        is_moved &= following[in_both] != following_now[in_both]
    sitemaps = [table.rows(in_both, ["sitemap"]).to_series().to_numpy() for table in (before, after)]
    moved: SlotArray = in_both[is_moved | (sitemaps[0] != sitemaps[1])]
    return moved


def _neighbours(order: SlotArray, capacity: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return two arrays, indexed by slot, with the previous and the next slot in an order; -1 at the ends."""
    numbers = order.astype(np.int64)
    previous, following = np.full(capacity, -1, np.int64), np.full(capacity, -1, np.int64)
    previous[order[1:]], following[order[:-1]] = numbers[:-1], numbers[1:]
    return previous, following


def _sitemap_lines(before: EntryTable, after: EntryTable) -> pl.DataFrame:
    """Return lines of `CHANGE_SCHEMA` for sitemaps that were added or removed, and for changed fields in the index."""
    old, new = before.listing or {}, after.listing or {}
    rows: list[tuple[str, int, str | None, str | None]] = []
    if old is not new:
        for sitemap, listed in new.items():
            if sitemap not in old:
                rows.append((SITEMAP, sitemap, None, listed.name or listed.loc))
                continue
            for name in INDEX_FIELDS:
                texts = getattr(old[sitemap], name), getattr(listed, name)
                if texts[0] != texts[1]:
                    rows.append((name, sitemap, *texts))
        rows += [(SITEMAP, each, listed.name or listed.loc, None) for each, listed in old.items() if each not in new]
    schema = {name: CHANGE_SCHEMA[name] for name in ("what", "sitemap", "before", "after")}
    return pl.DataFrame(rows, schema=schema, orient="row")
