"""Editable open set. All changes are applied by `Document.do`, which returns the inverse edit; callers store the history."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import polars as pl

from sitemap_studio.document.file_problems import FileProblems, update_order_violations
from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.document.sitemap_set import IndexFile, SitemapFile
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import empty_extensions, entry_frame
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

# Edits are loaded for the first one: most commands only read.
if TYPE_CHECKING:
    from sitemap_studio.document.set_loading import SetLoader
    from sitemap_studio.document.transaction import AppliedEdit, EditRecorder, PreparedEdit
    from sitemap_studio.model.edits import Edit


class Document(OpenSet):
    """An open set that can be edited.

    Attributes:
        recorder: Writes each edit to the recovery log before listeners are called; None without a log.
        loader: Reads the remaining files of a large set; None where all files were read at once.
    """

    def __init__(self, *, path: Path | None, index: IndexFile | None = None, sitemaps: list[SitemapFile]) -> None:
        """Create a document without entries, recovery log and loader; nothing is read."""
        super().__init__(path=path, index=index, sitemaps=sitemaps)
        self.recorder: EditRecorder | None = None
        self.loader: SetLoader | None = None
        self._file_problems = FileProblems()

    def do(self, edit: Edit) -> Edit:
        """Apply an edit as `apply` does, and return the inverse edit."""
        return self.apply(edit).inverse

    def apply(self, edit: Edit) -> AppliedEdit:
        """Apply an edit, validate the changed entries, and notify the listeners. A failed edit changes nothing.

        See `PreparedEdit.apply_to` for errors.
        """
        prepared = self.prepare_edit(lambda _: edit)
        try:
            applied = prepared.apply_to(self.table)
        except BaseException:
            self.table.copy_from(prepared.before)
            raise
        self._finish_edit(applied)
        return applied

    def prepare_edit(self, plan: Callable[[EntryTable], Edit]) -> PreparedEdit:
        """Return an edit to be planned and applied to a snapshot in a job; the entries are not changed.

        If there is a recorder, it notes the files on disk first, for the header of its log.

        Args:
            plan: Returns the edit for a table; called in the job.
        """
        from sitemap_studio.document.transaction import PreparedEdit

        if self.recorder is not None:
            self.recorder.begin_edit()
        return PreparedEdit(
            document=self,
            plan=plan,
            before=self.table.snapshot(),
            problems=self.problems,
            disordered=self._file_problems.entries_in_wrong_order(self),
            file_problems=replace(self._file_problems),
            is_validated=self.is_validated,
            version=self.version,
            recorder=self.recorder,
        )

    def can_commit(self, prepared: PreparedEdit) -> bool:
        """Return whether neither table, problems nor validation state changed since an edit was prepared."""
        is_validated_alike = self.problems is prepared.problems and self.is_validated == prepared.is_validated
        is_unchanged = self.version == prepared.version and self.table.is_unchanged_since(prepared.before)
        return is_validated_alike and is_unchanged

    def commit(self, applied: AppliedEdit) -> bool:
        """Replace the table by the result of a prepared edit, as `apply` does; return False if the result is outdated."""
        if not self.can_commit(applied.prepared):
            return False
        self.table.copy_from(applied.table)
        self._finish_edit(applied)
        return True

    def _finish_edit(self, applied: AppliedEdit) -> None:
        """Count the version up, update files and problems after an edit, write its record, and notify the listeners."""
        change, recorder = applied.change, self.recorder
        record = applied.record
        if recorder is not None and record is None:
            record = recorder.encode(applied)
        self.version += 1
        if change.sitemaps:
            self.update_files(applied.prepared.before.index_name, change.sitemaps)
        if recorder is not None:
            recorder.write(record)
        if applied.problems is not None and applied.has_file_problems:
            self._file_problems = applied.prepared.file_problems
            self.problems = applied.problems.for_profile(self.profile, applied.problems.individual)
        elif applied.problems is not None:
            self._set_problems_for_profile(applied.problems)
        for listener in self.listeners:
            listener(change)

    def update_files(self, index_before: str | None, changed: Iterable[int] | None = None) -> None:
        """Update sitemaps, index and path of the set from the listing of the table.

        Args:
            index_before: Former name of the index; None if there was none.
            changed: Ids of the sitemaps that may be listed otherwise than before; None for all.
        """
        folder = self.folder
        self.sitemaps.update_listing(self.table.listing, changed)
        if folder is not None and self.table.listing is not None:
            self._update_index(folder, index_before)

    def _update_index(self, folder: Path, index_before: str | None) -> None:
        """Replace the index if the table has another index name, and set the path of the set; see `update_files`.

        A removed index with a file is stored in `removed_indexes`, and reused if its name returns.
        """
        name = self.table.index_name
        if name != index_before:
            if self.index is not None and self.index.is_on_disk:
                self.removed_indexes.append(self.index)
            self.index = None
            if name is not None:
                path = folder / name
                known = [index for index in self.removed_indexes if index.path == path]
                self.index = known[0] if known else IndexFile.new(path)
                self.removed_indexes = [index for index in self.removed_indexes if index.path != path]
        if self.index is not None:
            self.path = self.index.path
        elif (single := self.single_sitemap) is not None:
            self.path = folder / (single.file_name or single.name)
        else:
            self.path = folder

    def validate_files(self, problems: Problems) -> FileProblems:
        """Return a collector that has cached the problems of files and limits, given the problems of a check; in any thread."""
        checked, collector = self.snapshot(), replace(self._file_problems)
        checked.problems = problems
        collector.collect(checked)
        return collector

    def set_problems(self, problems: Problems, version: int, collector: FileProblems | None = None) -> bool:
        """Set the problems of a check, and mark the set as validated.

        Args:
            problems: The problems.
            version: Version of the document that was checked.
            collector: Result of `validate_files`, which makes this faster; None without one.

        Returns:
            False, without effect, if the check was of another version of the document.
        """
        if version != self.version:
            return False
        self._file_problems = collector or self._file_problems
        self.problems, self.is_validated = problems.with_sitemap_names(self._name_in_messages), True
        self.refresh_file_problems()
        return True

    @property
    def has_outdated_pages(self) -> bool:
        """Whether the set is validated, but not by its current facts about pages."""
        pages = self.problems.pages
        return self.is_validated and self.rule_pages is not (None if pages is None else pages.columns)

    def add_problems(self, problems: Iterable[Problem]) -> None:
        """Append file problems, for example of schemas or of an earlier version, until file problems are refreshed."""
        self.problems = self.problems.with_individual((*self.problems.individual, *problems))

    def refresh_file_problems(self) -> None:
        """Validate files and limits again, after files were read or written, and replace the file problems.

        In a validated set, the violations of `ORDER_RULE` are updated, too.
        """
        if self.is_validated:
            self._set_problems_for_profile(
                update_order_violations(self.problems, self.table, self._file_problems.entries_in_wrong_order(self))
            )
        else:
            self.problems = self.problems.with_individual(self.collect_file_problems())

    def _set_problems_for_profile(self, problems: Problems) -> None:
        """Set the problems with the severities of the profile, and collect the file problems again."""
        self.problems = problems
        self.problems = problems.for_profile(self.profile, self.collect_file_problems())

    def _name_in_messages(self, sitemap: int) -> str:
        """Return the name of a sitemap for messages; empty if the set has only one."""
        return self.sitemaps[sitemap].name if len(self.sitemaps) > 1 else ""

    def set_profile(self, profile: Profile) -> None:
        """Set the profile, and update the severities of problems and the file problems."""
        self.profile = profile
        self._set_problems_for_profile(self.problems)

    def collect_file_problems(self) -> list[Problem]:
        """Validate files and limits, and return all problems that are not about single entries."""
        return self._file_problems.collect(self)

    def add_entries(
        self,
        frame: pl.DataFrame,
        *,
        sitemap: int,
        extensions: pl.DataFrame | None = None,
        sizes: pl.Series | None = None,
    ) -> SlotArray:
        """Add new entries (`entry_frame`) to the table, not to its order; return their slots for an `InsertEntries`.

        Args:
            frame: The entries.
            sitemap: Id of their sitemap.
            extensions: A frame with a row for each entry that has extensions; None for no extensions.
            sizes: Their `entry_sizes`, in bytes; computed if None.
        """
        sparse = empty_extensions() if extensions is None else extensions
        sizes = entry_sizes(frame, sparse) if sizes is None else sizes
        return self.table.allocate(frame, extensions=sparse, sitemap=sitemap, sizes=sizes)

    def add_copies(self, slots: SlotArray, sitemap: int | None = None, *, as_in: EntryTable | None = None) -> SlotArray:
        """Add copies of entries to the table, not to its order; return their slots for an `InsertEntries`.

        Args:
            slots: Entries to copy, with their extensions.
            sitemap: Sitemap of the copies; None for the sitemaps of the originals.
            as_in: Table with the values to copy; None for the current values.
        """
        table = self.table if as_in is None else as_in
        rows = table.rows(slots, [*FIELD_NAMES, "sitemap", "origin"])
        frame = entry_frame({name: rows[name] for name in FIELD_NAMES})
        extensions = table.extensions_of(slots)
        return self.table.allocate(
            frame,
            extensions=extensions,
            sitemap=rows["sitemap"].to_numpy() if sitemap is None else sitemap,
            sizes=entry_sizes(frame, extensions),
            origin=rows["origin"].to_numpy(),
        )

    @property
    def is_being_read(self) -> bool:
        """Whether files of the set remain to be read by the loader."""
        return self.loader is not None and not self.loader.is_complete
