"""Application of edits: to the table of the document within a frame, or to a copy of it in a job.

`Document.apply` changes the table, validates the affected entries, and notifies the listeners. If the edit fails, the
table is unchanged. `Document.prepare_edit` returns a `PreparedEdit`; its `run` changes a copy of the table in any
thread, and `Document.commit` replaces the table by the result. No other edit is applied while one runs. A result is
outdated, and not committed, if files were read or written or the set was validated meanwhile.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from sitemap_studio.core.messages import untranslated
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.edit_record import Record
from sitemap_studio.document.file_problems import FileProblems, disordered_after_edit, known_sitemap_urls
from sitemap_studio.document.open_set import OpenSet, equals_file
from sitemap_studio.document.sitemap_set import read_only_error, refuse_while_reading
from sitemap_studio.formats.read_file import Source
from sitemap_studio.model.edits import ArrangeSitemaps, Change, Edit, EditGroup, SetSitemapField
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import unique_slots
from sitemap_studio.validation.extensions.extension_rules import ViolatingElements
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

_CHANGING: Final = untranslated("Changing entries")

MAX_IN_FRAME: Final = 4_000
"""Maximum number of values that are changed and validated within a frame; larger edits run in a job."""


@dataclass(frozen=True, eq=False)
class PreparedEdit:
    """Edit to be applied, with the state of the document that it is applied to.

    Attributes:
        document: The set; only its files and its URL are read.
        plan: Returns the edit of a table; planning may take long, too.
        before: Snapshot of the table.
        problems: The problems before the edit.
        disordered: The entries whose tags the readers found in another order than prescribed.
        file_problems: Copy of the document's collector of problems of files, for edits in a job.
        is_validated: Whether problems are kept up to date.
        version: The version of the document.
        recorder: Encodes the edit for the recovery log; None without a log.
    """

    document: OpenSet
    plan: Callable[[EntryTable], Edit]
    before: EntryTable
    problems: Problems
    disordered: ViolatingElements
    file_problems: FileProblems
    is_validated: bool
    version: int
    recorder: EditRecorder | None

    def run(self, progress: Progress | None = None) -> AppliedEdit:
        """Apply the edit to a copy of the table, in any thread, and encode its record for the recovery log.

        Without a log there is no record. See `apply_to` for errors.
        """
        applied = self.apply_to(self.before.snapshot(), progress)
        if applied.problems is not None:
            individual = self._collect_file_problems(applied.table, applied.problems)
            if individual is not None:
                problems = applied.problems.for_profile(self.document.profile, individual)
                problems.fill_caches()
                applied = replace(applied, problems=problems, has_file_problems=True)
        return applied if self.recorder is None else replace(applied, record=self.recorder.encode(applied))

    def apply_to(self, table: EntryTable, progress: Progress | None = None) -> AppliedEdit:
        """Plan the edit, apply it to a table that equals the snapshot, and validate the changed entries.

        Raises:
            ReadOnlyError: It affects entries that are read-only; `table` was changed nevertheless.
            BusyError: It changes sitemaps, or adds to an unread one, while files are read; `table` was changed nevertheless.
        """
        progress = progress or Progress()
        progress.begin(_CHANGING, 0)
        edit = self.plan(self.before)
        change = edit.describe_change(self.before)
        inverse = edit.apply(table)
        self._refuse_read_only_changes(change, table)
        progress.check()
        problems = self._revalidate(table, change, progress) if self.is_validated else None
        return AppliedEdit(self, edit, change, inverse, table, problems)

    def _collect_file_problems(self, table: EntryTable, problems: Problems) -> list[Problem] | None:
        """Return the problems after the edit that are not about single entries; None if the index is another file."""
        if table.index_name != self.before.index_name:
            return None
        after = self.document.snapshot_with_table(table)
        after.sitemaps.update_listing(table.listing)
        after.problems = problems
        return self.file_problems.collect(after)

    def _revalidate(self, table: EntryTable, change: Change, progress: Progress) -> Problems:
        """Validate the changed entries, and entries of sitemaps with another URL; return the problems after the edit."""
        problems = self.problems
        disordered = disordered_after_edit(problems, table, self.disordered, change)
        if change.sitemaps and self._may_relocate(table, change):
            sitemaps = self.document.sitemaps.copied()
            sitemaps.update_listing(table.listing)
            locations = known_sitemap_urls(sitemaps, self.document.base_url, has_index=table.index_name is not None)
            # Where sitemaps have other URLs, their entries are validated again.
            relocated = [each for each in change.sitemaps if locations.get(each) != problems.locations.get(each)]
            moved = unique_slots(change.moved, *(table.slots_of_sitemap(sitemap) for sitemap in relocated))
            problems, change = replace(problems, locations=locations), replace(change, moved=moved)
        return revalidate(problems, self.before, table, change, progress, disordered=disordered)

    def _may_relocate(self, table: EntryTable, change: Change) -> bool:
        """Return whether the edit may change URLs of sitemaps; False if it only changes dates in the index."""
        before, after = self.before.listing or {}, table.listing or {}
        if table.index_name != self.before.index_name or list(before) != list(after):
            return True
        pairs = ((before[sitemap], after[sitemap]) for sitemap in change.sitemaps if sitemap in after)
        return any((old.name, old.loc) != (new.name, new.loc) for old, new in pairs)

    def _refuse_read_only_changes(self, change: Change, table: EntryTable) -> None:
        """Raise an error if the edit changes read-only or unread entries, or a read-only index; see `apply_to`."""
        sitemaps, index = self.document.sitemaps, self.document.index
        if change.sitemaps:
            refuse_while_reading(sitemaps)
        refuse_while_reading(each for each in sitemaps if each.is_waiting and len(table.position_range(each.id)))
        if change.sitemaps and index is not None and index.read_only is not None:
            raise read_only_error(index)
        locked = [sitemap for sitemap in sitemaps if sitemap.read_only is not None]
        if not locked:
            return
        edited = set(self.before.sitemaps_among(change.cells))
        for sitemap in locked:
            if sitemap.id in edited or not equals_file(sitemap, table):
                raise read_only_error(sitemap)


@dataclass(frozen=True, eq=False)
class AppliedEdit:
    """Result of an applied edit, ready to commit.

    Attributes:
        inverse: The edit that undoes it.
        table: The table after the edit.
        problems: The problems after it; None while they are not kept up to date.
        record: Its record for the recovery log, if it was applied in a job.
        has_file_problems: Whether a job collected those of `problems` that are not about single entries.
    """

    prepared: PreparedEdit
    edit: Edit
    change: Change
    inverse: Edit
    table: EntryTable
    problems: Problems | None
    record: Record | None = None
    has_file_problems: bool = False


class EditRecorder(ABC):
    """Interface of the writer that appends a record of each edit of a set to its recovery log."""

    @abstractmethod
    def begin_edit(self) -> None:
        """Record the files of the set on disk before its first edit; later calls have no effect."""

    @abstractmethod
    def encode(self, applied: AppliedEdit) -> Record | None:
        """Return the record of an edit as bytes to write, in any thread; None if encoding fails."""

    @abstractmethod
    def write(self, record: Record | None) -> None:
        """Append the record of an edit to the log; None for one that could not be encoded."""

    @abstractmethod
    def describe_saved(self, path: Path, sources: Mapping[int | None, Source]) -> None:
        """Describe the files that a save is about to write, in any thread.

        Args:
            path: The path of the set after the save.
            sources: The written files by sitemap id; None for the index.
        """


def count_values(edit: Edit, table: EntryTable) -> int:
    """Return the number of values or entries that an edit changes or copies.

    For an edit that arranges sitemaps these are all entries; for an edit of index entries, all index entries.
    """
    match edit:
        case EditGroup():
            return sum(count_values(each, table) for each in edit.edits)
        case ArrangeSitemaps():
            return len(table)
        case SetSitemapField():
            # The set of index entries is copied and validated.
            return len(table.listing or ())
    return len(np.asarray(getattr(edit, "slots", getattr(edit, "positions", ()))))
