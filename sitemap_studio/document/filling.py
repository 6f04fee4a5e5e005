"""Filling a set: its sitemaps are known, their files are read, and their entries come into the table.

The files of a small set are read in threads and its entries lie in memory; those of a large one are read by worker
processes and its entries lie in files, see `entry_files`. Which sitemaps there are, `opening` finds out.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np

from sitemap_studio.core.errors import CeilingError, ReadError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_files import EntryFiles, expected_entries
from sitemap_studio.document.file_reading import Arrivals, HowToRead, Outcome, ReadFile, Task, read_in_threads
from sitemap_studio.document.notices import Notice
from sitemap_studio.document.sitemap_set import Sitemap
from sitemap_studio.document.worker_reading import read_in_workers
from sitemap_studio.protocol.catalogue import Finding, Severity
from sitemap_studio.table.slots import NO_SLOTS, SlotArray


class Filling:
    """The sitemaps of a set that are still to be read."""

    def __init__(self, document: Document, path: Path, how: HowToRead) -> None:
        """Know what to read.

        Args:
            document: The set; what is wrong with a sitemap already is left as it is.
            path: Its file, for messages.
            how: How to read.
        """
        self._document, self._path, self._how = document, path, how
        self._tasks = [Task(each.id, each.path) for each in document.sitemaps if each.error is None and each.path]
        self._taken: list[tuple[Sitemap, SlotArray]] = []
        self._n_entries = 0
        self._is_told = False

    def read_all(self, progress: Progress) -> None:
        """Read all of them and put their entries in order.

        Args:
            progress: Told about every file, in packed bytes.

        Raises:
            Cancelled: The progress was asked to stop; the set is of no use then.
        """
        sizes = {task.sitemap: packed_bytes(task.path) for task in self._tasks}
        progress.begin(self._path.name, sum(sizes.values()))
        with closing(self._arrivals(progress)) as arrivals:
            for number, outcome in arrivals:
                sitemap = self._document.sitemaps[number]
                self.take(sitemap, outcome)
                progress.what = sitemap.name
                progress.advance(sizes[number])
        self.place()

    def _arrivals(self, progress: Progress) -> Arrivals:
        files = self._entry_files()
        if files is None:
            return read_in_threads(self._tasks, self._how)
        folder = files.folder
        return read_in_workers(
            self._tasks, self._how, folder=folder.path, room_bytes=folder.room_bytes, progress=progress
        )

    def _entry_files(self) -> EntryFiles | None:
        """Where the entries will lie; None for a small set, or where there can be no such place."""
        cache, document = self._how.cache, self._document
        if expected_entries(task.path for task in self._tasks) < cache.from_entries:
            return None
        try:
            document.entry_files = EntryFiles(cache)
        except OSError as error:
            self._tell(error.strerror or str(error))
        return document.entry_files

    def take(self, sitemap: Sitemap, outcome: Outcome) -> None:
        """Let a sitemap have what became of its file; its entries are not in the order yet."""
        try:
            file = outcome()
            self._count(file.n_entries)
            slots = self._enter(sitemap, file)
        except ReadError as error:
            refuse(self._document, sitemap, error)
        else:
            self._taken.append((sitemap, slots))

    def _enter(self, sitemap: Sitemap, file: ReadFile) -> SlotArray:
        """Give the entries of a file their slots, and the sitemap what is known of its file."""
        document, files = self._document, self._document.entry_files
        if file.reading.kind == "index":
            listed = f", listed in “{document.index.name}”," if document.index is not None else ""
            nested = ReadError(f"“{sitemap.name}”{listed} is an index itself.", hint=NO_NESTING)
            refuse(document, sitemap, nested, rule="nested-index")
            return NO_SLOTS
        shared = document.table.open_block
        try:
            slots, sitemap.source = file.enter(document.table, sitemap.id, files.mapped if files else None)
        except OSError as error:
            sentence = f"The entries of “{sitemap.name}” can't be looked at in the cache: {error.strerror or error}."
            raise ReadError(sentence, hint="Open the set again.", path=sitemap.path) from error
        sitemap.is_gzipped = file.container.is_gzipped
        document.findings.extend((sitemap.id, finding) for finding in file.reading.findings)
        self._tell(file.trouble)
        if files is not None and shared is not None and shared != document.table.open_block:
            files.put_away(document.table, shared)
            self._tell(files.trouble)
        return slots

    def _tell(self, trouble: str) -> None:
        """Say, once, why entries of a large set lie in memory all the same; empty for no reason."""
        if not trouble or self._is_told:
            return
        self._is_told = True
        sentence = (
            f"Entries of “{self._path.name}” lie in memory, as the folder for large sets can't be used: {trouble}."
        )
        hint = "Free some space there, or choose another folder in the preferences."
        self._document.notices.append(Notice(Severity.WARNING, sentence, hint))

    def _count(self, n_entries: int) -> None:
        limit = self._how.ceilings.max_entries
        if self._n_entries + n_entries > limit:
            raise CeilingError(
                f"The set of “{self._path.name}” holds more than {limit:,} entries.",
                hint="Raise the ceiling to open it whole.",
                path=self._path,
            )
        self._n_entries += n_entries

    def place(self) -> None:
        """Put all entries that were taken in order, sitemap by sitemap."""
        place(self._document, self._taken)


NO_NESTING = "An index may list sitemaps only; its entry is kept as it is."


def place(document: Document, taken: Sequence[tuple[Sitemap, SlotArray]]) -> None:
    """Put all entries of a new set in order, sitemap by sitemap."""
    slots = np.concatenate([slots for _, slots in taken]) if taken else NO_SLOTS
    document.table.set_order(slots, came=slots, gone=NO_SLOTS)
    first = 0
    for sitemap, of_sitemap in taken:
        # A view of the order: the same numbers are not kept twice.
        if sitemap.source is not None:
            sitemap.source = replace(sitemap.source, slots=document.table.order[first : first + len(of_sitemap)])
        first += len(of_sitemap)


def refuse(document: Document, sitemap: Sitemap, error: ReadError, rule: str = "sitemap-unreadable") -> None:
    """Keep with a sitemap why its entries are not here."""
    sitemap.error = error
    document.findings.append((sitemap.id, Finding(rule, error.message, line=error.line, value=sitemap.loc or "")))


def packed_bytes(path: Path) -> int:
    """The size of a file on disk, for progress; 0 where reading it will say what is wrong."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0
