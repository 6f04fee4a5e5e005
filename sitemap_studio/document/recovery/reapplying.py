"""Recovering where the files are others by now: what was changed is put where it still fits, entry by entry.

The steps are done in a table that has as many entries as the files had, of which only those are known that the log
says something of. What that changes in all is then looked for in the set as it is: a value is set where the entry still
has the one that it had before, an entry is removed, or goes to another sitemap, where it is still there; what the set
says of a sitemap is said otherwise where it still says the same. What does not fit is listed, to be looked at by
whoever knows better; nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.base import Base
from sitemap_studio.document.recovery.differences import Differences, OtherSitemap, differences
from sitemap_studio.document.recovery.log_file import FoundLog
from sitemap_studio.document.recovery.matching import Matches
from sitemap_studio.document.recovery.numbering import Numbering
from sitemap_studio.document.recovery.packing import NOT_UNDERSTOOD, DamagedLogError
from sitemap_studio.document.recovery.steps import StepReader
from sitemap_studio.document.set_edits.set_editing import known_sitemap, refuse_lone
from sitemap_studio.document.set_edits.sitemap_names import refuse_name
from sitemap_studio.document.sitemap_set import Sitemap
from sitemap_studio.formats.csv_file import FORMULA
from sitemap_studio.model.cell_edits import SetCells
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.extension_edits import setting_extensions
from sitemap_studio.model.listing import ListedField
from sitemap_studio.model.order_edits import InsertEntries, RemoveEntries, moving
from sitemap_studio.model.set_edits import ListSitemaps, SetListed
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES

LEFT_SCHEMA = pl.Schema({name: pl.String() for name in ("what", "sitemap", "loc", "before", "after")})
"""What could not be put anywhere, one line each."""


@dataclass(frozen=True, eq=False)
class Reapplied:
    """What still fits.

    Attributes:
        edit: What there is to do; None for nothing.
        n_already: How much is already as it would be.
        left: What does not fit, in `LEFT_SCHEMA`.
        n_unread: Steps at the end that can't be understood.
    """

    edit: Edit | None
    n_already: int
    left: pl.DataFrame
    n_unread: int = 0


@dataclass(frozen=True, eq=False)
class _Known:
    """What the log alone tells.

    Attributes:
        before: As many entries as the files had; of those that no step was about nothing is known.
        after: The same after all steps.
        numbering: What is what in them.
        n_unread: Steps at the end that can't be understood.
    """

    before: EntryTable
    after: EntryTable
    numbering: Numbering
    n_unread: int


def reapplied(document: Document, base: Base, found: FoundLog) -> Reapplied:
    """Plan what of a log still fits a set whose files are others by now; nothing is done."""
    known = _known(base, found)
    changed = differences(known.before, known.after)
    plan = _Plan(document, base, known)
    plan.sitemaps(changed)
    plan.values(changed)
    plan.extensions(changed)
    plan.gone(changed)
    plan.moved(changed)
    plan.came(changed)
    return Reapplied(plan.edit(), plan.n_already, plan.left(), known.n_unread)


def left_bytes(left: pl.DataFrame) -> bytes:
    """What does not fit as CSV for spreadsheets, in which no cell runs as a formula."""
    text = pl.all()
    safe = pl.when(text.str.contains(f"^{FORMULA}")).then(pl.lit("'") + text).otherwise(text).name.keep()
    return left.select(safe).write_csv().encode()


def _known(base: Base, found: FoundLog) -> _Known:
    before, sitemaps = _placeholders(base), list(range(len(base.files)))
    numbering = Numbering([before.order], sitemaps)
    after = before.snapshot()
    entered: list[Sitemap] = []
    reader = StepReader(after, numbering, entered.append, lambda: len(sitemaps) + len(entered))
    n_read = 0
    for place in range(len(found.groups)):
        try:
            edit = reader.step(found.group(place)).edit
            while reader.first_seen:
                seen = reader.first_seen.pop()
                for table in (before, after):
                    _put(table, numbering, seen)
            edit.apply(after)
        except (DamagedLogError, *NOT_UNDERSTOOD, AssertionError):
            break
        n_read += 1
    return _Known(before, after, numbering, len(found.groups) - n_read)


def _placeholders(base: Base) -> EntryTable:
    table = EntryTable()
    nothing = pl.Series([None], dtype=pl.String)
    pieces = []
    for number, file in enumerate(base.files):
        frame = entry_frame({"loc": nothing.new_from_index(0, file.entries)})
        sizes = pl.Series([0], dtype=pl.UInt32).new_from_index(0, file.entries)
        pieces.append(table.add(frame, extensions=_no_xml(), sitemap=number, sizes=sizes))
    order = np.concatenate([np.empty(0, np.uint32), *pieces])
    InsertEntries(np.arange(len(order)), order).apply(table)
    if any(file.listed is not None for file in base.files):
        table.set_listing({number: file.listed for number, file in enumerate(base.files) if file.listed is not None})
    table.index_name = base.index.name if base.index is not None else None
    return table


def _put(table: EntryTable, numbering: Numbering, seen: pl.DataFrame) -> None:
    """Tell a table what entries were like."""
    slots = numbering.slots_of(seen["number"].to_numpy())
    marks, sizes = np.zeros(len(slots), np.uint8), np.zeros(len(slots), np.uint32)
    for name in FIELD_NAMES:
        table.replace_cells(name, slots, seen[name], marks, sizes)
    xml = seen.select("xml").with_row_index("entry").drop_nulls().cast(EXTENSION_SCHEMA)
    table.replace_extensions(slots, xml, marks, sizes)


class _Plan:
    """Puts together what fits, and what does not."""

    def __init__(self, document: Document, base: Base, known: _Known) -> None:
        self._document, self._base, self._known = document, base, known
        self._matches = Matches(document, base, known.numbering)
        self._edits: list[Edit] = []
        self._came: list[tuple[int, SlotArray]] = []
        self._moved: list[tuple[int, SlotArray]] = []
        self._left: list[pl.DataFrame] = []
        self._gone = np.empty(0, np.uint32)
        self.n_already = 0

    def values(self, changed: Differences) -> None:
        """Values of fields."""
        for planned in changed.values:
            slots = self._real(planned.slots)
            is_there = slots >= 0
            now = self._now(planned.field, slots, is_there)
            is_same = now.eq_missing(planned.after).to_numpy() & is_there
            fits = now.eq_missing(planned.before).to_numpy() & is_there & ~is_same
            mask = pl.Series(fits, dtype=pl.Boolean)
            self._do(
                SetCells(planned.field, slots[fits].astype(np.uint32), planned.after.filter(mask)), int(fits.sum())
            )
            self.n_already += int(is_same.sum())
            self._leave(planned.field, planned.slots, planned.before, planned.after, ~fits & ~is_same)

    def extensions(self, changed: Differences) -> None:
        """Extensions of entries."""
        if (others := changed.extensions) is None:
            return
        slots = self._real(others.slots)
        is_there = slots >= 0
        texts: NDArray[np.object_] = np.full(len(slots), None, object)
        sparse = self._document.table.extensions_of(slots[is_there].astype(np.uint32))
        texts[np.flatnonzero(is_there)[sparse["entry"].to_numpy()]] = sparse["xml"].to_list()
        now = pl.Series(texts.tolist(), dtype=pl.String)
        is_same = now.eq_missing(others.after).to_numpy() & is_there
        fits = now.eq_missing(others.before).to_numpy() & is_there & ~is_same
        after = others.after.filter(pl.Series(fits, dtype=pl.Boolean))
        edit = setting_extensions(self._document.table, slots[fits].astype(np.uint32), after)
        self._do(edit, int(fits.sum()))
        self.n_already += int(is_same.sum())
        self._leave("extensions", others.slots, others.before, others.after, ~fits & ~is_same)

    def gone(self, changed: Differences) -> None:
        """Entries that were removed; one that is not there any more is as it would be."""
        slots = self._real(changed.gone)
        self._gone = slots[slots >= 0].astype(np.uint32)
        self.n_already += int((slots < 0).sum())

    def came(self, changed: Differences) -> None:
        """Entries that were added: to the ends of their sitemaps, as what they stood beside may be gone."""
        after, table = self._known.after, self._document.table
        sitemaps = after.rows(changed.came, ["sitemap"]).to_series().to_numpy()
        for number in np.flatnonzero(np.bincount(sitemaps)).tolist() if len(sitemaps) else []:
            slots = changed.came[sitemaps == number]
            target = self._matches.sitemap(number)
            rows = after.rows(slots, FIELD_NAMES)
            if target is None:
                self._leave("added entry", slots, None, None, np.ones(len(slots), np.bool_), of=after)
                continue
            there = table.rows(self._document.slots_of(target), FIELD_NAMES).unique()
            new = rows.with_row_index("entry").join(there, on=FIELD_NAMES, how="anti", nulls_equal=True)["entry"].sort()
            self.n_already += len(slots) - len(new)
            extensions = after.extensions_of(slots[new.to_numpy()])
            added = self._document.add_entries(entry_frame(rows[new].to_dict()), sitemap=target, extensions=extensions)
            self._came.append((target, added))

    def moved(self, changed: Differences) -> None:
        """Entries that went to another sitemap: to its end; other places mean nothing where the set is another."""
        tables = self._known.before, self._known.after
        numbers = [table.rows(changed.moved, ["sitemap"]).to_series().to_numpy() for table in tables]
        slots = self._real(changed.moved)
        targets = np.array([self._target(number) for number in numbers[1].tolist()], np.int64)
        is_going = (numbers[0] != numbers[1]) & (slots >= 0) & (targets >= 0)
        for target in np.unique(targets[is_going]).tolist():
            self._moved.append((target, slots[is_going & (targets == target)].astype(np.uint32)))
        stays_behind = ~is_going if self._is_rearranged() else ~is_going & (numbers[0] != numbers[1])
        self._leave("moved entry", changed.moved, None, None, stays_behind, of=self._known.after)

    def _is_rearranged(self) -> bool:
        """Whether entries that are in the sitemaps that they were in stand in another order; neighbours may be gone."""
        before, after = self._known.before, self._known.after
        stay = before.order[after.is_placed(before.order)]
        numbers = [table.rows(stay, ["sitemap"]).to_series().to_numpy() for table in (before, after)]
        stay = stay[numbers[0] == numbers[1]]
        return not np.array_equal(stay, after.order[np.isin(after.order, stay)])

    def _target(self, number: int) -> int:
        """The sitemap that entries can be put into; -1 for none."""
        sitemap = self._matches.sitemap(number)
        return -1 if sitemap is None or self._document.sitemaps[sitemap].read_only is not None else sitemap

    def sitemaps(self, changed: Differences) -> None:
        """What is said of sitemaps, and new ones: these come to the end of the set."""
        lines: list[dict[str, str | None]] = []
        for other in changed.sitemaps:
            if other.field is None and other.before is None:
                is_done = self._has_come(other.sitemap)
            else:
                is_done = other.field is not None and self._is_said(other.sitemap, other.field, other)
            if not is_done:
                name = self._name(other.sitemap)
                what = other.field or "sitemap"
                lines.append({"what": what, "sitemap": name, "before": other.before, "after": other.after})
        self._left.append(pl.DataFrame(lines, schema=dict.fromkeys(("what", "sitemap", "before", "after"), pl.String)))

    def _is_said(self, number: int, name: ListedField, other: OtherSitemap) -> bool:
        """Whether a sitemap has what is said of it, or can have it."""
        sitemap = self._matches.sitemap(number)
        listing = self._document.table.listing or {}
        if sitemap is None or sitemap not in listing:
            return False
        now = getattr(listing[sitemap], name)
        if now == other.after:
            self.n_already += 1
            return True
        if now != other.before or (name == "name" and not self._may_be_called(other.after, self._name(number))):
            return False
        self._edits.append(SetListed(name, {sitemap: other.after}))
        return True

    def _has_come(self, number: int) -> bool:
        """Whether a sitemap without a file is in the set, or can be."""
        listed = (self._known.after.listing or {})[number]
        if not self._may_be_called(listed.name):
            return False
        sitemap = known_sitemap(self._document, listed.name or "")
        self._matches.adopt(number, sitemap.id)
        n_before = len(self._document.sitemaps) + sum(isinstance(each, ListSitemaps) for each in self._edits)
        self._edits.append(ListSitemaps({sitemap.id: listed}, (n_before,)))
        return True

    def _may_be_called(self, name: str | None, own: str = "") -> bool:
        folder, _, base = (name or "").rpartition("/")
        try:
            refuse_lone(self._document)
            refuse_name(self._document, base, folder=f"{folder}/" if folder else "", own=own.rpartition("/")[2])
        except StudioError:
            return False
        return True

    def edit(self) -> Edit | None:
        """All that fits as one edit."""
        ahead, done = self._document.table.snapshot(), list(self._edits)
        for each in done:
            each.apply(ahead)

        def do(edit: Edit) -> None:
            edit.apply(ahead)
            done.append(edit)

        for target, added in self._came:
            if len(added):
                end = ahead.range_in(target).stop
                do(InsertEntries(np.arange(end, end + len(added)), added))
        for target, slots in self._moved:
            positions = np.sort(ahead.positions()[slots]).astype(np.int64)
            do(moving(ahead, positions, ahead.range_in(target).stop, sitemap=target))
        if len(self._gone):
            do(RemoveEntries(np.sort(ahead.positions()[self._gone]).astype(np.int64)))
        return EditGroup(done) if done else None

    def left(self) -> pl.DataFrame:
        """What does not fit."""
        return pl.concat([pl.DataFrame(schema=LEFT_SCHEMA), *self._left], how="diagonal").select(list(LEFT_SCHEMA))

    def _do(self, edit: Edit, size: int) -> None:
        if size:
            self._edits.append(edit)

    def _real(self, slots: SlotArray) -> NDArray[np.int64]:
        """The slots of the set for those of the table of the log; -1 where an entry is not there."""
        locs = [table.rows(slots, ["loc"]).to_series() for table in (self._known.before, self._known.after)]
        return self._matches.slots(self._known.numbering.numbers_of(slots), locs[0], locs[1])

    def _now(self, name: str, slots: NDArray[np.int64], is_there: NDArray[np.bool_]) -> pl.Series:
        rows = self._document.table.rows(slots[is_there].astype(np.uint32), [name]).to_series()
        spread = pl.Series([None], dtype=pl.String).new_from_index(0, len(slots))
        return spread.scatter(np.flatnonzero(is_there), rows)

    def _leave(
        self,
        what: str,
        slots: SlotArray,
        before: pl.Series | None,
        after: pl.Series | None,
        stays: NDArray[np.bool_],
        *,
        of: EntryTable | None = None,
    ) -> None:
        if not stays.any():
            return
        table, mask = of or self._known.before, pl.Series(stays, dtype=pl.Boolean)
        rows = table.rows(slots[stays], ["loc", "sitemap"])
        names = pl.Series([self._name(number) for number in rows["sitemap"].to_list()], dtype=pl.String)
        columns = {"what": [what] * len(rows), "sitemap": names, "loc": rows["loc"]}
        texts: Sequence[tuple[str, pl.Series | None]] = (("before", before), ("after", after))
        said = {name: series.filter(mask) for name, series in texts if series is not None}
        self._left.append(pl.DataFrame(columns | said))

    def _name(self, number: int) -> str:
        return self._base.files[number].name if number < len(self._base.files) else ""


def _no_xml() -> pl.DataFrame:
    return pl.DataFrame(schema=EXTENSION_SCHEMA)
