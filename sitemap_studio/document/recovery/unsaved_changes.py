"""List what the steps of a recovery log change, entry by entry.

Blocks that two states share are not compared, so that a few edits of a large set are found at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.log_files import Base, LogFile
from sitemap_studio.document.recovery.log_steps import NOT_UNDERSTOOD, DamagedLogError, Numbering, StepReader
from sitemap_studio.document.sitemap_set import Sitemap, Sitemaps
from sitemap_studio.formats.csv_file import FORMULA
from sitemap_studio.model.columns import EXTENSION_SCHEMA, ORDER_BIT, entry_frame, no_extensions
from sitemap_studio.model.edits import InsertEntries
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import LISTED_FIELDS
from sitemap_studio.model.slots import PLACE_BITS, SlotArray
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
    """What differs between a set on disk and the same set with unsaved changes; slots mean the same in both.

    Attributes:
        lines: `CHANGE_SCHEMA`: fields, extensions, entries that were added, removed and moved, then sitemaps.
    """

    lines: pl.DataFrame
    before: EntryTable
    after: EntryTable
    names: Mapping[int, str]

    def __len__(self) -> int:
        return self.lines.height

    def loc(self, slot: int) -> str | None:
        """Return the URL of an entry on disk; for an added one the URL that it has now."""
        is_on_disk = bool(_placed(self.before, np.array([slot], np.int64))[0])
        return (self.before if is_on_disk else self.after).value(slot, "loc")

    def place(self, slot: int, table: EntryTable) -> tuple[int, str]:
        """Return the position of an entry in one of the states, counted from 1, and the name of its sitemap."""
        return int(table.positions()[slot]) + 1, self.names.get(table.sitemap_of(slot), "")

    def csv(self) -> bytes:
        """Return all lines as CSV for spreadsheets, in which no cell runs as a formula."""
        slots = self.lines["slot"]
        locs, sitemaps = pl.Series([None], dtype=pl.String).new_from_index(0, len(slots)), self.lines["sitemap"]
        for table in (self.after, self.before):
            known = _placed(table, slots.fill_null(table.slot_capacity).to_numpy())
            rows = table.rows(slots.to_numpy()[known].astype(np.uint32), ["loc", "sitemap"])
            locs = locs.scatter(np.flatnonzero(known), rows["loc"])
            sitemaps = sitemaps.scatter(np.flatnonzero(known), rows["sitemap"])
        names = sitemaps.replace_strict(self.names, default=None, return_dtype=pl.String)
        lines = self.lines.select("what", sitemap=names, loc=locs, before="before", after="after")
        text = pl.all()
        safe = pl.when(text.str.contains(f"^{FORMULA}")).then(pl.lit("'") + text).otherwise(text).name.keep()
        return lines.select(safe).write_csv().encode()


def find_changes(before: EntryTable, after: EntryTable, names: Mapping[int, str]) -> Changes:
    """Compare two states of one set."""
    in_both, added = _split(after.order, before)
    _, removed = _split(before.order, after)
    blocks = [
        number
        for number in range(min(len(before.blocks), len(after.blocks)))
        if before.blocks[number] is not after.blocks[number]
        or before.extensions[number] is not after.extensions[number]
    ]
    edited = np.sort(in_both[np.isin(in_both >> PLACE_BITS, blocks)])
    pieces = [pl.DataFrame(schema=CHANGE_SCHEMA)]
    rows = [table.rows(edited, FIELD_NAMES) for table in (before, after)]
    for name in FIELD_NAMES:
        texts = [frame[name] for frame in rows]
        differs = texts[0].ne_missing(texts[1])
        pieces.append(_lines(name, edited[differs.to_numpy()], *(text.filter(differs) for text in texts)))
    sparse = [table.extensions_of(edited) for table in (before, after)]
    either = sparse[0].join(sparse[1], on="entry", how="full", coalesce=True).sort("entry")
    either = either.filter(pl.col("xml").ne_missing(pl.col("xml_right")))
    pieces.append(_lines(EXTENSIONS, edited[either["entry"].to_numpy()], either["xml"], either["xml_right"]))
    moved = _moved(before, after, in_both)
    pieces += [_lines(what, slots) for what, slots in ((ADDED, added), (REMOVED, removed), (MOVED, moved))]
    pieces.append(_sitemap_lines(before, after))
    marks = [table.rows(edited, ["touched"]).to_series().to_numpy() & np.uint8(ORDER_BIT) for table in (before, after)]
    old, new = before.listing or {}, after.listing or {}
    n_others = len(before.corrected ^ after.corrected) + int(np.count_nonzero(marks[0] != marks[1]))
    n_others += (before.orders_index != after.orders_index) + (before.index_name != after.index_name)
    n_others += [each for each in old if each in new] != [each for each in new if each in old]
    pieces.append(pl.DataFrame({"what": [FILE] * n_others}, schema={"what": pl.String}))
    return Changes(pl.concat(pieces, how="diagonal"), before, after, names)


def _lines(
    what: str, slots: SlotArray, before: pl.Series | None = None, after: pl.Series | None = None
) -> pl.DataFrame:
    texts = {name: text for name, text in (("before", before), ("after", after)) if text is not None}
    kind = pl.Series([what], dtype=pl.String).new_from_index(0, len(slots))
    return pl.DataFrame({"what": kind, "slot": slots, **texts})


def _placed(table: EntryTable, slots: SlotArray) -> NDArray[np.bool_]:
    """Return for each slot whether the table has an entry in it that is in its order."""
    is_there = slots < table.slot_capacity
    is_there[is_there] = table.is_placed(slots[is_there].astype(np.uint32))
    return is_there


def _split(slots: SlotArray, other: EntryTable) -> tuple[SlotArray, SlotArray]:
    """Split slots into those that are in the order of another state, too, and the rest."""
    is_there = _placed(other, slots)
    return slots[is_there], slots[~is_there]


def _moved(before: EntryTable, after: EntryTable, in_both: SlotArray) -> SlotArray:
    """Return the entries in another sitemap, or with another entry on both sides."""
    old, _ = _split(before.order, after)
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
    """Return for each slot the slot before it and the slot behind it; -1 for none."""
    numbers = order.astype(np.int64)
    previous, following = np.full(capacity, -1, np.int64), np.full(capacity, -1, np.int64)
    previous[order[1:]], following[order[:-1]] = numbers[:-1], numbers[1:]
    return previous, following


def _sitemap_lines(before: EntryTable, after: EntryTable) -> pl.DataFrame:
    old, new = before.listing or {}, after.listing or {}
    rows: list[tuple[str, int, str | None, str | None]] = []
    if old is not new:
        for sitemap, listed in new.items():
            if sitemap not in old:
                rows.append((SITEMAP, sitemap, None, listed.name or listed.loc))
                continue
            for name in LISTED_FIELDS:
                texts = getattr(old[sitemap], name), getattr(listed, name)
                if texts[0] != texts[1]:
                    rows.append((name, sitemap, *texts))
        rows += [(SITEMAP, each, listed.name or listed.loc, None) for each, listed in old.items() if each not in new]
    schema = {name: CHANGE_SCHEMA[name] for name in ("what", "sitemap", "before", "after")}
    return pl.DataFrame(rows, schema=schema, orient="row")


# Where the files are not those of the log any more


def changes_of_log(document: Document, base: Base, log: LogFile) -> tuple[Changes, int]:
    """Return what a log would change in the files that it was begun for, and how many steps can't be understood.

    The steps are done on as many empty entries as those files had; the log has the values of all that it changes.
    Where the files of the document have all changes already, there are none.
    """
    before = _empty_entries(base)
    after = before.snapshot()
    sitemaps = Sitemaps([Sitemap(number, file_name=file.name) for number, file in enumerate(base.files)])
    numbering = Numbering([before.order], range(len(sitemaps)))
    reader = StepReader(after, numbering, sitemaps)
    n_read = 0
    for number in range(log.n_steps):
        try:
            edit = reader.step(log.step(number))
            if (seen := reader.seen) is not None:
                # Give entries the values that they had in their files.
                slots = numbering.slots_of(seen["number"].to_numpy())
                marks, sizes = np.zeros(len(slots), np.uint8), np.zeros(len(slots), np.uint32)
                xml = seen.select("xml").with_row_index("entry").drop_nulls().cast(EXTENSION_SCHEMA)
                for table in (before, after):
                    for name in FIELD_NAMES:
                        table.replace_cells(name, slots, seen[name], marks, sizes)
                    table.replace_extensions(slots, xml, marks, sizes)
            edit.apply(after)
        except (DamagedLogError, *NOT_UNDERSTOOD, AssertionError):
            break
        n_read += 1
    changes = find_changes(before, after, {sitemap.id: sitemap.name for sitemap in sitemaps})
    if _are_in(document, changes, reader):
        changes = replace(changes, lines=pl.DataFrame(schema=CHANGE_SCHEMA))
    return changes, log.n_steps - n_read


def _empty_entries(base: Base) -> EntryTable:
    table = EntryTable()
    nothing, none = pl.Series([None], dtype=pl.String), pl.Series([0], dtype=pl.UInt32)
    pieces = [np.empty(0, np.uint32)]
    for number, file in enumerate(base.files):
        frame = entry_frame({"loc": nothing.new_from_index(0, file.entries)})
        sizes = none.new_from_index(0, file.entries)
        pieces.append(table.add(frame, extensions=no_extensions(), sitemap=number, sizes=sizes))
    order = np.concatenate(pieces)
    InsertEntries(np.arange(len(order)), order).apply(table)
    listing = {number: file.listed for number, file in enumerate(base.files) if file.listed is not None}
    if listing:
        table.set_listing(listing)
    table.index_name = base.index.name if base.index is not None else None
    return table


def _are_in(document: Document, changes: Changes, reader: StepReader) -> bool:
    """Return whether files have all changes, as after a save that the program did not outlive; False where unsure."""
    after, table, numbering = changes.after, document.table, reader.numbering
    listed = [(each.name, each.loc) for each in (after.listing or {}).values()]
    ids = list(after.listing) if after.listing is not None else numbering.sitemaps
    if (
        changes.lines["what"].is_in([MOVED, FILE]).any()
        or after.index_name != table.index_name
        or (listed and listed != [(each.file_name, each.loc) for each in document.sitemaps])
        or [after.urls_in(each) for each in ids] != [table.urls_in(each.id) for each in document.sitemaps]
    ):
        return False
    known = np.concatenate([np.flatnonzero(reader.is_seen), np.arange(numbering.base_count, numbering.count)])
    is_known = np.isin(after.order, numbering.slots_of(known.astype(np.uint32)))
    old, new = after.order[is_known], table.order[is_known]
    removed = changes.lines.filter(what=REMOVED)["slot"].to_numpy()
    return (
        after.rows(old, FIELD_NAMES).equals(table.rows(new, FIELD_NAMES))
        and after.extensions_of(old).equals(table.extensions_of(new))
        and not changes.before.rows(removed, ["loc"])["loc"].is_in(table.column("loc").implode()).any()
    )
