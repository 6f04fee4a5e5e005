"""Read-only view of the open set: its files, entries and problems. `Document` adds editing."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import numpy as np

from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.document.reordering import find_reordered
from sitemap_studio.document.sitemap_set import IndexFile, OpeningNotice, SetShape, SitemapFile, Sitemaps
from sitemap_studio.formats.read_file import Source
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.formats.xml_reader import Kind
from sitemap_studio.formats.xml_writer import urlset_overhead
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.large_store import EntryFiles
from sitemap_studio.model.page_columns import DEFAULT_PAGE_COLUMNS, PageColumns
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, arrays_equal, unique_slots
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.validation.index_validation import FileFacts
from sitemap_studio.validation.problems import Problems

if TYPE_CHECKING:
    from sitemap_studio.model.edits import Change

    Listener = Callable[[Change], None]
    """Called after an edit was committed and validated."""


_NEW_FILE_OVERHEAD_BYTES: Final = urlset_overhead({})


@lru_cache(maxsize=1)
def _resolve_folder(folder: Path, _working_folder: str) -> Path:
    """Return a folder with its links resolved; cached, because thousands of files have the same folder.

    `_working_folder` is part of the cache key: a relative folder depends on it.
    """
    return resolve_links(folder)


class OpenSet:
    """The files, the entries and the problems of an open set.

    Attributes:
        path: The file that was opened, or the folder of a set without an index; None for a new sitemap.
        label: Name of that file in reports if not its path, as for standard input.
        labels: Names of its files in reports by path, for example of a downloaded set.
        removed_indexes: Indexes that were removed from the set, whose files are still on disk.
        findings: What readers found, by sitemap id; None for the index.
        base_url: URL of the index or the single sitemap, or of the folder of the set with a slash at the end; None
            where it was not given.
        problems: Violations of rules; kept up to date once `is_validated`.
        page_columns: Facts about the pages of its entries; None if none were loaded. They are never saved in the set.
        version: Increases with every change of the entries.
    """

    def __init__(self, *, path: Path | None, index: IndexFile | None = None, sitemaps: list[SitemapFile]) -> None:
        """Create a set without entries and problems; nothing is read."""
        self.path = path
        self.label: str | None = None
        self.labels: Mapping[Path, str] = {}
        self.index = index
        self.removed_indexes: list[IndexFile] = []
        self.sitemaps = Sitemaps(sitemaps)
        self.table = EntryTable()
        self.findings: list[tuple[int | None, Finding]] = []
        self.base_url: str | None = None
        self.notices: list[OpeningNotice] = []
        self.profile: Profile = DEFAULT_PROFILE
        self.problems = Problems()
        self.version = 0
        self.is_validated = False
        self.listeners: list[Listener] = []
        self.entry_files: EntryFiles | None = None
        self.page_columns: PageColumns | None = None

    @property
    def rule_pages(self) -> PageColumns | None:
        """The facts about pages if rules can use them; None without facts, or if columns that rules need were not loaded."""
        columns = self.page_columns
        return columns if columns is not None and set(DEFAULT_PAGE_COLUMNS) <= set(columns.names) else None

    def snapshot(self) -> Self:
        """Return a copy of the set without listeners, for a job that runs while the original is edited."""
        now = copy.copy(self)
        now.table = self.table.snapshot()
        now.sitemaps = self.sitemaps.copied()
        now.index = copy.copy(self.index)
        now.listeners = []
        return now

    def snapshot_with_table(self, table: EntryTable) -> Self:
        """Return a snapshot of the set with another table of entries."""
        now = self.snapshot()
        now.table = table
        return now

    def set_lock(self, lock: LockedError | None) -> None:
        """Make index and sitemaps read-only because another program edits the set; None allows edits again."""
        for file in (self.index, *self.sitemaps, *self.sitemaps.removed_sitemaps()):
            if file is not None:
                file.lock = lock

    @property
    def files(self) -> Iterator[IndexFile | SitemapFile]:
        """The files of the set: the index, if there is one, then the sitemaps."""
        if self.index is not None:
            yield self.index
        yield from self.sitemaps

    def replaceable_files(self) -> Iterator[IndexFile | SitemapFile]:
        """Yield present and removed sitemaps, and removed indexes, whose files the next save may replace or remove.

        Excludes the current index, and removed sitemaps and indexes whose files are retained.
        """
        yield from self.sitemaps
        yield from (sitemap for sitemap in self.sitemaps.removed_sitemaps() if not sitemap.is_file_retained)
        yield from (index for index in self.removed_indexes if not index.is_file_retained)

    @property
    def lock(self) -> LockedError | None:
        """The lock of another program on the set; None for no lock."""
        return next((file.lock for file in self.files), None)

    @property
    def is_read_only(self) -> bool:
        """Whether there are sitemaps, and all of them are read-only."""
        return len(self.sitemaps) > 0 and all(sitemap.read_only is not None for sitemap in self.sitemaps)

    @property
    def name(self) -> str:
        """The file or folder name of the set; the name of the first sitemap for a set without a path."""
        return self.path.name if self.path else self.sitemaps[0].name

    @property
    def shape(self) -> SetShape:
        """The current shape of the set: index, single file or folder."""
        if self.index is not None:
            return SetShape.INDEX
        return SetShape.FILE if len(self.sitemaps) == 1 else SetShape.FOLDER

    @property
    def single_sitemap(self) -> SitemapFile | None:
        """The sitemap of a set that is a single file; None for other shapes."""
        return next(iter(self.sitemaps)) if self.shape is SetShape.FILE else None

    @property
    def kind(self) -> Kind:
        """Kind of the file at `path`; “urlset” for a folder and for a new file."""
        if self.index is not None:
            return "index"
        single = self.single_sitemap
        return single.source.kind if single is not None and single.source is not None else "urlset"

    @property
    def can_add_sitemaps(self) -> bool:
        """Whether sitemaps can be added to the set: never to a single file, a read-only index or a locked set."""
        match self.shape:
            case SetShape.FILE:
                return False
            case SetShape.INDEX:
                return self.index is not None and self.index.read_only is None
            case SetShape.FOLDER:
                return all(sitemap.lock is None for sitemap in self.sitemaps)

    @property
    def needs_file_name(self) -> bool:
        """Whether the set can only be saved under a new name: a new sitemap or a feed."""
        return self.path is None or self.kind == "feed"

    @property
    def needs_rewrite(self) -> bool:
        """Whether a file must be saved even without edits, because it was lost or repaired."""
        return any(file.source.needs_rewrite for file in self.files if file.source is not None)

    def shown_path(self, path: Path) -> str:
        """Return the path of a file for reports: its label, else relative if the set was opened by a relative path."""
        if self.label is not None and path == self.path:
            return self.label
        if path in self.labels:
            return self.labels[path]
        folder = self.folder
        if folder is not None and not folder.is_absolute() and path.is_absolute():
            resolved = _resolve_folder(folder, os.getcwd())  # noqa: PTH109
            return str(folder / path.relative_to(resolved) if path.is_relative_to(resolved) else path)
        return str(path)

    @property
    def folder(self) -> Path | None:
        """The folder that contains the files of the set; None for a new sitemap."""
        return self.path if self.path is None or self.shape is SetShape.FOLDER else self.path.parent

    def sitemap_for_insertion(self, position: int) -> int:
        """Return the id of the sitemap that has the entry before a position.

        At the beginning this is the sitemap of the first entry; in a set without entries the first sitemap without an
        error, else 0.
        """
        if position > 0:
            return self.table.sitemap_of(int(self.table.order[position - 1]))
        if len(self.table):
            return self.table.sitemap_of(int(self.table.order[0]))
        return next((sitemap.id for sitemap in self.sitemaps if sitemap.error is None), 0)

    def file_facts(self, sitemap: int) -> FileFacts:
        """Return name, number of URLs and uncompressed size of a sitemap as a save would write it."""
        file = self.sitemaps[sitemap]
        around = file.source.overhead_bytes if file.source else _NEW_FILE_OVERHEAD_BYTES
        declares_news = file.source is not None and EXTENSIONS["news"] in file.source.namespaces.values()
        size = around + self.table.byte_count(sitemap)
        return FileFacts(sitemap, file.name, self.table.entry_count(sitemap), size, declares_news)

    def is_changed(self, sitemap: int) -> bool:
        """Return whether the next save must write a sitemap: it is edited, reordered, new, repaired or to be corrected."""
        return self._needs_writing(self.sitemaps[sitemap]) or self.table.has_touched(
            self.table.slots_of_sitemap(sitemap)
        )

    def is_renamed(self, sitemap: SitemapFile) -> bool:
        """Return whether the next save renames the file of a sitemap, because its name in the set is another one."""
        if sitemap.path is None or sitemap.file_name is None:
            return False
        # Renaming never moves it to another folder.
        return sitemap.file_name.rpartition("/")[2] != sitemap.path.name

    @property
    def is_index_edited(self) -> bool:
        """Whether the index must be written: it is new, or its listing of sitemaps differs from the file."""
        listing = self.table.listing
        if self.index is None or listing is None or listing is self.index.listing:
            return False
        return not self.index.is_on_disk or list(listing.items()) != list(self.index.listing.items())

    def changed_sitemaps(self) -> set[int]:
        """Return the ids of all sitemaps for which `is_changed` is true; fast for thousands."""
        return self.table.touched_sitemaps() | {sitemap.id for sitemap in self.sitemaps if self._needs_writing(sitemap)}

    def _needs_writing(self, sitemap: SitemapFile) -> bool:
        """Return whether a save must write a sitemap for another reason than edited values, such as order or repairs."""
        source = sitemap.source
        if source is not None and source.needs_rewrite:
            return True
        if sitemap.file_name is not None and sitemap.error is None and sitemap.path is None:
            return True
        return self.is_to_be_corrected(sitemap.id) or not equals_file(sitemap, self.table)

    def is_to_be_corrected(self, sitemap: int | None) -> bool:
        """Return whether the user marked faults of a file for correction by the next save; None denotes the index."""
        return any(marked == sitemap for marked, _ in self.table.corrected)

    @property
    def repairs(self) -> list[tuple[int | None, Repair]]:
        """Unsaved repairs of files that can be saved, each with the id of the sitemap, or None for the index."""
        return [(sitemap, repair) for sitemap, source in self._savable_sources for repair in source.repairs]

    @property
    def n_repairs(self) -> int:
        """The number of `repairs`."""
        return sum(len(source.repairs) for _, source in self._savable_sources)

    @property
    def _savable_sources(self) -> list[tuple[int | None, Source]]:
        """The sources of files that were read completely, each with the id of the sitemap, or None for the index."""
        sources: list[tuple[int | None, Source | None]] = [(None, self.index.source)] if self.index else []
        sources += [(sitemap.id, sitemap.source) for sitemap in self.sitemaps]
        return [(sitemap, source) for sitemap, source in sources if source and source.read_only_reason is None]

    def removed_beside(self, slot: int) -> tuple[bool, bool]:
        """Return whether the entries before and after an entry, in the file that was read, were removed from the set."""
        source, positions = self.sitemaps[self.table.sitemap_of(slot)].source, self.table.positions()
        before, behind = source.neighbours_of(slot) if source is not None else (None, None)
        return before is not None and positions[before] < 0, behind is not None and positions[behind] < 0

    def reordered_slots(self) -> SlotArray:
        """Return the slots of entries whose order differs from their file, ascending.

        This takes time in proportion to the entries that were ever moved.
        """
        table, found = self.table, [NO_SLOTS]
        positions = table.positions()[table.moved]
        positions = np.sort(positions[positions >= 0])
        sitemaps = table.rows(table.order[positions], ["sitemap"]).to_series().to_numpy()
        for own in np.split(positions, np.flatnonzero(np.diff(sitemaps)) + 1) if len(positions) else ():
            sitemap = self.sitemaps[table.sitemap_of(int(table.order[own[0]]))]
            if sitemap.source is not None:
                found.append(find_reordered(own, sitemap.source, table, table.position_range(sitemap.id)))
        return unique_slots(*found)


def equals_file(sitemap: SitemapFile, table: EntryTable) -> bool:
    """Return whether a sitemap has exactly the entries of its file, in the same order. Without a file, it must be empty."""
    slots = table.slots_of_sitemap(sitemap.id)
    return not len(slots) if sitemap.source is None else arrays_equal(slots, sitemap.source.slots)
