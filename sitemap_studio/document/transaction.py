"""Edits applied and validated on a snapshot, in any thread, then taken by the document at once.

`Document.prepare` returns a `PreparedEdit`, whose `run` changes nothing that others see; `Document.take` puts the result
in place within a frame. While one runs, no other edit may be done. A result that comes too late nevertheless, because
files were written or the set was checked meanwhile, is not taken, but prepared anew.

Problems of earlier states of a set are kept for undo and redo. A state is what the entries were between two edits. The
inverse of an edit leads to the state before it, and only from the state behind it; edits are recognised by identity.
Memory is bounded: problems that are not kept are found again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.messages import untranslated
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.file_problems import disordered_after, locations_of
from sitemap_studio.document.open_set import OpenSet, is_as_read
from sitemap_studio.document.sitemap_set import read_only_error, refuse_while_reading
from sitemap_studio.model.edits import ArrangeSitemaps, Change, Edit, EditGroup, RemoveEntries, RestoreCells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import distinct
from sitemap_studio.validation.extensions.extension_rules import Elements
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.problems import Problems

_CHANGING: Final = untranslated("Changing entries")

MOST_AT_ONCE: Final = 25_000
"""Changing the values of more entries than this, or anything that takes as long, is done in a job."""

_LIGHT: Final = 16
"""So many entries leave the order, or return with known problems, in the time that one is validated."""

_LIGHTEST: Final = 128
"""So many cells get the texts back that they had, with known problems, in that time."""

_FEW: Final = 1_000
"""The problems before an edit of no more entries than this need not be kept: they are found again within a frame."""

Stamp = tuple[int, ...]
"""What may not have changed between preparing and taking."""


@dataclass(frozen=True, eq=False)
class LazyEdit:
    """An edit about `size` values that is planned for a table when it is applied, because that alone takes long."""

    plan: Callable[[EntryTable], Edit]
    size: int

    def change(self, table: EntryTable) -> Change:
        """Return what the edit that is planned for a table touches."""
        return self.plan(table).change(table)

    def apply(self, table: EntryTable) -> Edit:
        """Apply it, and return its inverse, which is planned."""
        return self.plan(table).apply(table)


Way = Literal["do", "undo", "redo"]
"""Whether an edit is a new step of the history, takes its last step back, or repeats one."""


@dataclass(frozen=True, eq=False)
class PreparedEdit:
    """An edit with all that is needed to apply and validate it.

    Attributes:
        document: The set; only its files and its address are asked for.
        recalled: The problems of the state that the edit leads back to; None where it leads to a new one.
        disordered: The entries whose tags the readers found in another order.
        title: The name of its step in the history.
    """

    edit: Edit
    document: OpenSet
    table: EntryTable
    problems: Problems | None
    recalled: Problems | None
    disordered: Elements
    stamp: Stamp
    title: str
    way: Way

    @property
    def is_bulk(self) -> bool:
        """Whether it takes so long that it should run in a job."""
        return work_of(self.edit, self.table, is_recalled=self.recalled is not None) > MOST_AT_ONCE

    def run(self, progress: Progress | None = None) -> AppliedEdit:
        """Apply the edit to the snapshot and validate again what it touches.

        Raises:
            ReadOnlyError: It touches entries that are read-only.
            BusyError: It is about the set, or adds to a sitemap, while files are still being read.
        """
        progress = progress or Progress()
        progress.begin(_CHANGING, 0)
        done, ahead = _planned(self.edit, self.table), self.table.snapshot()
        change = done.change(self.table)
        inverse = done.apply(ahead)
        self._refuse_read_only(change, ahead)
        progress.check()
        problems = self.recalled
        if problems is None and self.problems is not None:
            problems, judged = self.problems, change
            disordered = disordered_after(problems, ahead, self.disordered, change)
            if change.sitemaps:
                sitemaps = self.document.sitemaps.copied()
                sitemaps.follow(ahead.listing)
                locations = locations_of(sitemaps, self.document.address, has_index=ahead.index_name is not None)
                # Where sitemaps have other addresses, their entries are validated again.
                again = [each for each in change.sitemaps if locations.get(each) != problems.locations.get(each)]
                moved = distinct(change.moved, *(ahead.slots_in(sitemap) for sitemap in again))
                problems, judged = replace(problems, locations=locations), replace(change, moved=moved)
            problems = revalidate(problems, self.table, ahead, judged, progress, disordered=disordered)
        return AppliedEdit(self, change, ahead, inverse, problems, done)

    def _refuse_read_only(self, change: Change, ahead: EntryTable) -> None:
        sitemaps, index = self.document.sitemaps, self.document.index
        if change.sitemaps:
            refuse_while_reading(sitemaps)
        refuse_while_reading(each for each in sitemaps if each.is_waiting and len(ahead.range_in(each.id)))
        if change.sitemaps and index is not None and index.read_only is not None:
            raise read_only_error(index)
        locked = [sitemap for sitemap in sitemaps if sitemap.read_only is not None]
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
        done: The edit, planned.
    """

    prepared: PreparedEdit
    change: Change
    table: EntryTable
    inverse: Edit
    problems: Problems | None
    done: Edit

    @property
    def is_worth_recalling(self) -> bool:
        """Whether it saves time to cache the problems before it, for its undo."""
        return work_of(self.prepared.edit, self.prepared.table) * _LIGHT > _FEW


def work_of(edit: Edit, table: EntryTable, *, is_recalled: bool = False) -> int:
    """Return how long an edit takes, as the number of entries that are validated in that time."""
    match edit:
        case EditGroup():
            return sum(work_of(each, table, is_recalled=is_recalled) for each in edit.edits)
        case LazyEdit():
            return edit.size
        case RestoreCells() if is_recalled:
            return len(edit.slots) // _LIGHTEST + edit.count_altered(table)
        case RemoveEntries():
            work = len(edit.positions) // _LIGHT
        case ArrangeSitemaps():
            work = len(table) // _LIGHT
        case _:
            work = len(np.asarray(getattr(edit, "slots", ())))
    # An edit with positions changes which entries there are and where, and no value.
    return work // _LIGHT if is_recalled and hasattr(edit, "positions") else work


def _planned(edit: Edit, table: EntryTable) -> Edit:
    """Return an edit with all its parts planned for a table; no part is about what another one changes."""
    match edit:
        case LazyEdit():
            return edit.plan(table)
        case EditGroup():
            return EditGroup([_planned(each, table) for each in edit.edits])
    return edit


MAX_CACHED_BYTES: Final = 64 << 20
"""Memory that cached problems may take, beside what they share with the present ones."""


class _Transition(NamedTuple):
    """An edit, while it can still be done, from one state to another, and the problems of that, if they are kept."""

    edit: ref[Edit]
    start: int
    end: int
    problems: Problems | None


@dataclass
class ValidationCache:
    """Problems by the edits that lead back to them."""

    max_bytes: int = MAX_CACHED_BYTES
    _state: int = 0
    _last_state: int = 0
    _transitions: dict[int, _Transition] = field(default_factory=dict)

    def clear(self) -> None:
        """Forget all problems, because they would be others now."""
        self._transitions.clear()
        self._state = self._last_state = self._last_state + 1

    def recall(self, edit: Edit) -> Problems | None:
        """Return the problems of the state that an edit leads to now; None where they are not kept."""
        known = self._transition(edit)
        return known.problems if known is not None else None

    def _transition(self, edit: Edit) -> _Transition | None:
        known = self._transitions.get(id(edit))
        return known if known is not None and known.edit() is edit and known.start == self._state else None

    def add(self, edit: Edit, inverse: Edit, *, problems: Problems | None, now: Problems) -> None:
        """Note that an edit was applied, and keep the problems before it, if finding them again costs something."""
        known, before = self._transition(edit), self._state
        if known is None:
            self._last_state += 1
        self._state = self._last_state if known is None else known.end
        self._transitions = {key: each for key, each in self._transitions.items() if each.edit() is not None}
        self._transitions.pop(id(inverse), None)
        self._transitions[id(inverse)] = _Transition(ref(inverse), self._state, before, problems)
        if problems is None:
            return
        # The oldest problems go until the others fit.
        seen, left = {id(array) for array in _arrays(now)}, self.max_bytes
        for key, each in reversed(self._transitions.items()):
            if each.problems is None:
                continue
            own = {id(array): array.nbytes for array in _arrays(each.problems) if id(array) not in seen}
            left -= sum(own.values())
            seen.update(own)
            if left < 0:
                self._transitions[key] = each._replace(problems=None)


def _arrays(problems: Problems) -> Iterator[NDArray[Any]]:
    """Yield all that takes much memory."""
    yield problems.marks
    yield from problems.by_rule.values()
    for elements in (*problems.elements.values(), *(each.every for each in problems.per_file.values())):
        yield from (elements.slots, elements.labels)
    yield from (problems.duplicates.sharing, *problems.duplicates.hashes)
    if problems.extensions is not None:
        yield problems.extensions.news
        if problems.extensions.links is not None:
            yield problems.extensions.links.pages
            yield from (column.to_numpy() for column in problems.extensions.links.columns)
