"""Edits prepared: applied and judged on a snapshot, in whatever thread, then taken by the document in one go.

`Document.prepare` gives a `PreparedEdit`; its `run` may take as long as it takes, and touches nothing that others see.
`Document.take` puts the result in place within a frame. Nothing of a run that was cancelled or failed remains.

While one runs, no other edit may be done: what it was planned for would be another by the time it is taken. A result
that comes too late nevertheless - because files were written or the set was judged meanwhile - is not taken; it is
prepared anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

import numpy as np

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.file_problems import locations_of
from sitemap_studio.document.reader_problems import renewed_reader_problems
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, Sitemaps, read_only_error, refuse_while_reading
from sitemap_studio.model.edits import ArrangeSitemaps, Change, Edit, EditGroup, RemoveEntries, RestoreCells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, are_same, distinct
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.problems import Problems

MOST_AT_ONCE: Final = 25_000
"""Changing the values of more entries than this, or anything that takes as long, is done in a job."""

_LIGHT: Final = 16
"""So many entries leave the order, or come back with a known verdict, in the time that one is judged."""

_LIGHTEST: Final = 128
"""So many cells get the texts back that they had, with a known verdict, in that time."""

_FEW: Final = 1_000
"""The verdict before an edit of no more entries than this need not be kept: it is judged again within a frame."""

Stamp = tuple[int, ...]
"""What may not have changed between preparing and taking."""


class LazyEdit:
    """An edit that is worked out when it is done, because that alone takes long where it is about very many values."""

    def __init__(self, plan: Callable[[EntryTable], Edit], size: int) -> None:
        """Know how to work it out.

        Args:
            plan: Does so, for a table.
            size: How many values it will be about.
        """
        self._plan, self.size = plan, size
        self._edit: Edit | None = None
        self._worked_out: Edit | None = None

    def change(self, table: EntryTable) -> Change:
        """What the edit touches that is worked out for a table."""
        self._edit = self._plan(table)
        return self._edit.change(table)

    def apply(self, table: EntryTable) -> Edit:
        """Do it; gives its inverse, which needs no working out."""
        edit, self._edit = self._edit or self._plan(table), None
        self._worked_out = edit
        return edit.apply(table)

    def worked_out(self) -> Edit:
        """The edit that was applied last; it is kept until this is asked."""
        edit, self._worked_out = self._worked_out, None
        assert edit is not None
        return edit


Way = Literal["do", "undo", "redo"]
"""Whether an edit is a new step of the history, takes its last step back, or takes one forth again."""


@dataclass(frozen=True, eq=False)
class PreparedEdit:
    """An edit with all that is needed to apply and judge it.

    Attributes:
        edit: What to do.
        table: A snapshot of the entries.
        problems: What was found in them; None where they were never judged.
        recalled: What was found in the state that the edit leads back to; None where it leads to a new one.
        found: The entries that readers have something to say of, by rule.
        sitemaps: The sitemaps of the set.
        index: Its index, if it has one.
        address: Its address, if it is known.
        stamp: When that was.
    """

    edit: Edit
    table: EntryTable
    problems: Problems | None
    recalled: Problems | None
    found: Mapping[str, SlotArray]
    sitemaps: Sitemaps
    index: IndexFile | None
    address: str | None
    stamp: Stamp

    @property
    def is_bulk(self) -> bool:
        """Whether it takes so long that it should run in a job."""
        return self.work > MOST_AT_ONCE

    @property
    def work(self) -> int:
        """How long it takes, as the number of entries that are judged in that time."""
        return work_of(self.edit, self.table) if self.recalled is None else _work_unjudged(self.edit, self.table)

    @property
    def is_worth_recalling(self) -> bool:
        """Whether it saves time to cache the problems before it, for its undo."""
        return work_of(self.edit, self.table) * _LIGHT > _FEW

    def run(self, progress: Progress | None = None) -> AppliedEdit:
        """Apply the edit to the snapshot and judge again what it touches.

        Args:
            progress: Told what is done, and asked whether to go on.

        Raises:
            ReadOnlyError: It touches entries that may only be looked at.
            BusyError: It is about the set, or adds to a sitemap, while files are still being read.
            Cancelled: The progress was asked to stop.
        """
        progress = progress or Progress()
        progress.begin("Changing entries", 0)
        change, ahead = self.edit.change(self.table), self.table.snapshot()
        inverse = self.edit.apply(ahead)
        done = _worked_out(self.edit)
        self._refuse_read_only(change, ahead)
        progress.check()
        problems = self.recalled
        if problems is None and self.problems is not None:
            problems = self._judged(self.problems, change, ahead, progress)
        return AppliedEdit(self, change, ahead, inverse, problems, done)

    def _judged(self, problems: Problems, change: Change, ahead: EntryTable, progress: Progress) -> Problems:
        problems, judged = renewed_reader_problems(problems, ahead, self.found, change), change
        if change.is_of_set:
            sitemaps = self.sitemaps.copied()
            sitemaps.follow(ahead.listing)
            locations = locations_of(sitemaps, self.address, has_index=ahead.index_name is not None)
            problems, judged = _relocated(problems, change, locations, ahead)
        return revalidate(problems, self.table, ahead, judged, progress)

    def _refuse_read_only(self, change: Change, ahead: EntryTable) -> None:
        if change.is_of_set:
            refuse_while_reading(self.sitemaps)
        refuse_while_reading(each for each in self.sitemaps if each.is_waiting and len(ahead.range_in(each.id)))
        if change.is_of_set and self.index is not None and self.index.read_only is not None:
            raise read_only_error(self.index)
        locked = [sitemap for sitemap in self.sitemaps if sitemap.read_only is not None]
        if not locked:
            return
        edited = set(self.table.rows(change.cells, ["sitemap"]).to_series().unique().to_list())
        for sitemap in locked:
            if sitemap.id in edited or not is_as_read(sitemap, ahead):
                raise read_only_error(sitemap)


@dataclass(frozen=True, eq=False)
class AppliedEdit:
    """What came of an edit, ready to be taken.

    Attributes:
        prepared: The edit.
        change: What it touched.
        table: The entries after it.
        inverse: What takes it back.
        problems: What was found in the entries; None where they were never judged.
        done: The edit, worked out.
        title: What the step of the history is called that it is; empty where it is none.
        way: In which direction the history went.
    """

    prepared: PreparedEdit
    change: Change
    table: EntryTable
    inverse: Edit
    problems: Problems | None
    done: Edit
    title: str = ""
    way: Way = "do"


def work_of(edit: Edit, table: EntryTable) -> int:
    """How long an edit takes, as the number of entries that are judged in that time."""
    match edit:
        case EditGroup():
            return sum(work_of(each, table) for each in edit.edits)
        case LazyEdit():
            return edit.size
        case RemoveEntries():
            return len(edit.positions) // _LIGHT
        case ArrangeSitemaps():
            return len(table) // _LIGHT
    named: Iterable[int] = getattr(edit, "slots", ())
    return len(np.asarray(named))


def _worked_out(edit: Edit) -> Edit:
    """An edit that was applied, as data through and through."""
    match edit:
        case LazyEdit():
            return edit.worked_out()
        case EditGroup():
            return EditGroup([_worked_out(each) for each in edit.edits])
    return edit


def _work_unjudged(edit: Edit, table: EntryTable) -> int:
    """The same for an edit whose problems are cached."""
    match edit:
        case EditGroup():
            return sum(_work_unjudged(each, table) for each in edit.edits)
        case RestoreCells():
            return len(edit.slots) // _LIGHTEST + edit.count_altered(table)
    work = work_of(edit, table)
    # One that changes which entries there are and where they stand, and no value.
    return work // _LIGHT if hasattr(edit, "positions") else work


def _relocated(
    problems: Problems, change: Change, locations: dict[int, str], table: EntryTable
) -> tuple[Problems, Change]:
    """Where sitemaps have other addresses now: problems that know them, and a change that has entries judged."""
    again = [each for each in change.sitemaps if locations.get(each) != problems.locations.get(each)]
    moved = distinct(change.moved, *(table.slots_in(sitemap) for sitemap in again))
    return replace(problems, locations=locations), replace(change, moved=moved)


def is_as_read(sitemap: Sitemap, table: EntryTable) -> bool:
    """Whether a sitemap has the entries that its file has, in the same order; none where there is no file."""
    slots = table.slots_in(sitemap.id)
    return not len(slots) if sitemap.source is None else are_same(slots, sitemap.source.slots)
