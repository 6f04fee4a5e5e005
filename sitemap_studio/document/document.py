"""The open set that can be edited; `Document.do` is the only way to change it.

The history is kept by the caller of `do`, which returns the inverse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import polars as pl

from sitemap_studio.document.file_problems import FileProblems, update_order_violations
from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap
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
    """An open set with its edits.

    Attributes:
        recorder: Writes each edit before listeners are called; None without a recovery log.
        rest: Reads the files of a large set that are not read yet; None where all were read at once.
    """

    def __init__(self, *, path: Path | None, index: IndexFile | None = None, sitemaps: list[Sitemap]) -> None:
        super().__init__(path=path, index=index, sitemaps=sitemaps)
        self.recorder: EditRecorder | None = None
        self.loader: SetLoader | None = None
        self._file_problems = FileProblems()

    def do(self, edit: Edit) -> Edit:
        """Apply an edit, validate what it affects, and return the inverse; see `PreparedEdit.apply_to` for errors."""
        return self.apply(edit).inverse

    def apply(self, edit: Edit) -> AppliedEdit:
        """Apply an edit, validate what it affects, and notify the listeners; if it fails, nothing has changed."""
        prepared = self.prepare_edit(lambda _: edit)
        try:
            applied = prepared.apply_to(self.table)
        except BaseException:
            self.table.copy_from(prepared.before)
            raise
        self._finish_edit(applied)
        return applied

    def prepare_edit(self, plan: Callable[[EntryTable], Edit]) -> PreparedEdit:
        """Return what is needed to plan and apply an edit in a job; nothing is changed."""
        from sitemap_studio.document.transaction import PreparedEdit

        if self.recorder is not None:
            self.recorder.begin_edit()
        return PreparedEdit(
            document=self,
            plan=plan,
            before=self.table.snapshot(),
            problems=self.problems,
            disordered=self._file_problems.disordered(self),
            is_validated=self.is_validated,
            version=self.version,
            recorder=self.recorder,
        )

    def can_commit(self, prepared: PreparedEdit) -> bool:
        """Return whether table and problems are those that a prepared edit is applied to."""
        is_validated_alike = self.problems is prepared.problems and self.is_validated == prepared.is_validated
        is_unchanged = self.version == prepared.version and self.table.is_unchanged_since(prepared.before)
        return is_validated_alike and is_unchanged

    def commit(self, applied: AppliedEdit) -> bool:
        """Replace the table by the result of a prepared edit; return False if that is outdated."""
        if not self.can_commit(applied.prepared):
            return False
        self.table.copy_from(applied.table)
        self._finish_edit(applied)
        return True

    def _finish_edit(self, applied: AppliedEdit) -> None:
        """Update files and problems after an edit, write its record, and notify the listeners."""
        change, recorder = applied.change, self.recorder
        record = applied.record
        if recorder is not None and record is None:
            record = recorder.encode(applied)
        self.version += 1
        if change.sitemaps:
            self.update_files(applied.prepared.before.index_name)
        if recorder is not None:
            recorder.write(record)
        if applied.problems is not None:
            self._set_problems_for_profile(applied.problems)
        for listener in self.listeners:
            listener(change)

    def update_files(self, index_before: str | None) -> None:
        """Update sitemaps, path and index to the listing of the table, which had an index of that name before."""
        folder = self.folder
        self.sitemaps.update_listing(self.table.listing)
        if folder is not None and self.table.listing is not None:
            self._update_index(folder, index_before)

    def _update_index(self, folder: Path, had_index: str | None) -> None:
        """Update index and path after an edit of a set in a folder that had an index of that name."""
        name = self.table.index_name
        if name != had_index:
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

    def set_problems(self, problems: Problems, version: int) -> bool:
        """Take the problems of the whole set, unless another version was validated; return whether they were taken."""
        if version != self.version:
            return False
        self.problems, self.is_validated = problems.named_by(self._name_in_messages), True
        self.refresh_file_problems()
        return True

    def add_problems(self, found: Iterable[Problem]) -> None:
        """Add problems that other files show, such as schemas or an earlier version, to those of the last check."""
        self.problems = self.problems.with_noted((*self.problems.noted, *found))

    def refresh_file_problems(self) -> None:
        """Update the problems that are not of single entries, after files were read again."""
        if self.is_validated:
            self._set_problems_for_profile(
                update_order_violations(self.problems, self.table, self._file_problems.disordered(self))
            )
        else:
            self.problems = self.problems.with_noted(self.collect_file_problems())

    def _set_problems_for_profile(self, problems: Problems) -> None:
        """Set the problems, with those that are not of single entries, for the profile."""
        self.problems = problems
        self.problems = problems.for_profile(self.profile, self.collect_file_problems())

    def _name_in_messages(self, sitemap: int) -> str:
        """Return the name of a sitemap in a set of several."""
        return self.sitemaps[sitemap].name if len(self.sitemaps) > 1 else ""

    def set_profile(self, profile: Profile) -> None:
        """Apply another profile."""
        self.profile = profile
        self._set_problems_for_profile(self.problems)

    def collect_file_problems(self) -> list[Problem]:
        """Return the problems that are not of single entries: of readers, limits, and all entries."""
        return self._file_problems.collect(self)

    def add_entries(self, frame: pl.DataFrame, *, sitemap: int, extensions: pl.DataFrame | None = None) -> SlotArray:
        """Add new entries (`entry_frame`) with sparse extensions, and return their slots for an `InsertEntries`."""
        sparse = empty_extensions() if extensions is None else extensions
        sizes = entry_sizes(frame, sparse)
        return self.table.allocate(frame, extensions=sparse, sitemap=sitemap, sizes=sizes)

    def add_copies(self, slots: SlotArray, sitemap: int | None = None, *, as_in: EntryTable | None = None) -> SlotArray:
        """Add copies of entries, as they are in a table, with their extensions; return slots for an `InsertEntries`."""
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
        """Whether some files are still to be read."""
        return self.loader is not None and not self.loader.is_complete
