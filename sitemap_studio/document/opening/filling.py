"""Filling a set: its sitemaps are known, their files are read, and their entries come into the table.

The files of a set are read in threads, and by worker processes where they are very many. The entries of a small set lie
in memory, those of a large one in files, see `entry_files`. Which sitemaps there are, `opening` finds out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from sitemap_studio.core.errors import CeilingError, ReadError, system_reason
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.notices import Notice
from sitemap_studio.document.reading.file_reading import Arrivals, HowToRead, Outcome, ReadFile, Task, read_in_threads
from sitemap_studio.document.reading.worker_reading import read_in_workers
from sitemap_studio.document.sitemap_set import Sitemap, waiting_error
from sitemap_studio.model.edits import InsertEntries
from sitemap_studio.model.large_store import EntryFiles
from sitemap_studio.model.order import Arrived
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.catalogue import Finding, Severity

SHOWN_EARLY: Final = 250_000
"""Of sets of more entries than this, which take more than a quarter of a second, the first are shown at once."""


class Filling:
    """A set, and what is still to be read of it.

    Either all is read at once (`read_all`), or the first entries and the rest afterwards: `arrivals` is for any thread
    and leaves the document alone, `append` is for the one that shows it. Entries come at the end of the order only, so
    that what is known of those before stays right; until all are there the set can't be saved or rearranged.

    Attributes:
        document: The set.
    """

    def __init__(self, document: Document, path: Path, how: HowToRead) -> None:
        """Know what to read.

        Args:
            document: The set; what is wrong with a sitemap already is left as it is.
            path: Its file, for messages.
            how: How to read.
        """
        self.document, self._path, self._how = document, path, how
        files = [each for each in document.sitemaps if each.source is None and each.error is None and each.path]
        self._tasks = {each.id: Task(each.id, each.path) for each in files if each.path}
        self._n_entries, self._n_expected = (
            len(document.table),
            estimated_entries(task.path for task in self._tasks.values()),
        )
        self._is_told = False

    @property
    def is_long(self) -> bool:
        """Whether it takes so long that the first entries should be shown before the others are read."""
        return self._n_expected >= min(SHOWN_EARLY, self._how.cache.from_entries)

    @property
    def is_read_elsewhere(self) -> bool:
        """Whether worker processes read it, unless there is no room for what they find."""
        return self._n_expected >= max(self._how.cache.from_entries, self._how.cache.from_entries_by_workers)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to be read."""
        return not self._tasks

    def read_all(self, progress: Progress) -> Document:
        """Read all that is left, and put the entries in order.

        Args:
            progress: Told about every file, in packed bytes.

        Returns:
            The set.

        Raises:
            Cancelled: The progress was asked to stop; the set is of no use then.
        """
        self._place([self._take(number, outcome) for number, outcome in self.arrivals(progress)])
        return self.document

    def read_first(self) -> None:
        """Read files until there are entries to look at; the other sitemaps wait."""
        while self._tasks and not len(self.document.table):
            task = next(iter(self._tasks.values()))
            for number, outcome in read_in_threads([task], self._how):
                self._place([self._take(number, outcome)])
        self.document.rest = self
        for number in self._tasks:
            sitemap = self.document.sitemaps[number]
            sitemap.is_waiting = True
            # Whoever has nothing to do with sitemaps that are not here has nothing to do with these either.
            sitemap.error = waiting_error(sitemap)

    def arrivals(self, progress: Progress) -> Arrivals:
        """Read what is left, file by file, and give what became of each; the document is left alone.

        Args:
            progress: Told about every file, in packed bytes.

        Raises:
            Cancelled: The progress was asked to stop.
        """
        tasks = list(self._tasks.values())
        if not tasks:
            return
        sizes = {task.sitemap: packed_bytes(task.path) for task in tasks}
        names = {task.sitemap: task.path.name for task in tasks}
        progress.begin(self._path.name, sum(sizes.values()))
        with closing(self._read(tasks, progress)) as arrivals:
            for number, outcome in arrivals:
                yield number, self._at_hand(outcome)
                progress.what = names[number]
                progress.advance(sizes[number])

    def append(self, arrivals: Sequence[tuple[int, Outcome]]) -> None:
        """Let the set have what became of some files, and tell the listeners.

        Args:
            arrivals: As they came; as many at once as can be had, since each time costs as much as all entries do.
        """
        document, table = self.document, self.document.table
        taken = [self._take(number, outcome) for number, outcome in arrivals]
        slots = np.concatenate([NO_SLOTS, *(each.slots for each in taken)])
        edit = InsertEntries(np.arange(len(table), len(table) + len(slots), dtype=np.int64), slots)
        change = edit.change(table)
        for listener in document.listeners:
            listener.about_to_change(change)
        self._place(taken)
        document.version += 1
        for listener in document.listeners:
            listener.changed(change)

    def give_up(self) -> None:
        """Leave what was not read as it is, so that nothing of it is ever written."""
        for number in self._tasks:
            sitemap = self.document.sitemaps[number]
            sitemap.is_waiting = False
            hint = msg("Reload the set to read it; its file stays as it is.")
            refuse(
                self.document,
                sitemap,
                ReadError(msg("“{sitemap}” was not read.", sitemap=sitemap.name), hint=hint, path=sitemap.path),
            )
        self._tasks.clear()

    def _read(self, tasks: Sequence[Task], progress: Progress) -> Arrivals:
        files = self._entry_files()
        if files is not None and self.is_read_elsewhere:
            return read_in_workers(tasks, self._how, folder=files.folder, progress=progress)
        return read_in_threads(tasks, self._how, files.folder if files is not None else None)

    def _at_hand(self, outcome: Outcome) -> Outcome:
        """What became of a file, with its entries mapped if they lie in files: whoever takes them need not wait."""
        files = self.document.entry_files
        try:
            file = outcome().mapped(files.mapped) if files is not None else None
        except (ReadError, OSError):
            # Whoever takes it hears of that.
            return outcome
        return outcome if file is None else lambda: file

    def _entry_files(self) -> EntryFiles | None:
        """Where the entries will lie; None for a small set, or where there can be no such place."""
        cache, document = self._how.cache, self.document
        if self._n_expected < cache.from_entries:
            return None
        try:
            document.entry_files = EntryFiles(cache)
        except OSError as error:
            self._tell(system_reason(error))
        return document.entry_files

    def _take(self, number: int, outcome: Outcome) -> Arrived:
        """Let a sitemap have what became of its file; its entries are not in the order yet."""
        sitemap = self.document.sitemaps[number]
        del self._tasks[number]
        sitemap.is_waiting, sitemap.error = False, None
        try:
            file = outcome()
            self._count(file.n_entries)
            slots = self._enter(sitemap, file)
            return Arrived(number, slots, file.entry_bytes if len(slots) else 0)
        except ReadError as error:
            refuse(self.document, sitemap, error)
            return Arrived(number, NO_SLOTS, 0)

    def _enter(self, sitemap: Sitemap, file: ReadFile) -> SlotArray:
        """Give the entries of a file their slots, and the sitemap what is known of its file."""
        document, files = self.document, self.document.entry_files
        if file.reading.kind == "index":
            listed = msg(", listed in “{index}”,", index=document.index.name) if document.index is not None else ""
            nested = ReadError(
                msg("“{sitemap}”{listed} is an index itself.", sitemap=sitemap.name, listed=listed), hint=NO_NESTING
            )
            refuse(document, sitemap, nested, rule="nested-index")
            return NO_SLOTS
        shared = document.table.open_block
        try:
            slots, sitemap.source = file.enter(document.table, sitemap.id, files.mapped if files else None)
        except OSError as error:
            sentence = msg(
                "The entries of “{sitemap}” can't be looked at in the cache: {strerror}.",
                sitemap=sitemap.name,
                strerror=system_reason(error),
            )
            raise ReadError(sentence, hint="Open the set again.", path=sitemap.path) from error
        sitemap.is_gzipped = file.container.is_gzipped
        document.findings.extend((sitemap.id, finding) for finding in file.reading.findings)
        self._tell(file.trouble)
        if files is not None and shared is not None and shared != document.table.open_block:
            files.move_block(document.table.blocks, document.table.extensions, shared)
            self._tell(files.trouble)
        return slots

    def _tell(self, trouble: str) -> None:
        """Say, once, why entries of a large set lie in memory all the same; empty for no reason."""
        if not trouble or self._is_told:
            return
        self._is_told = True
        sentence = msg(
            "Entries of “{name}” lie in memory, as the folder for large sets can't be used: {trouble}.",
            name=self._path.name,
            trouble=trouble,
        )
        hint = msg("Free some space there, or choose another folder in the preferences.")
        self.document.notices.append(Notice(Severity.WARNING, sentence, hint))

    def _count(self, n_entries: int) -> None:
        limit = self._how.ceilings.max_entries
        if self._n_entries + n_entries > limit:
            raise CeilingError(
                plural(
                    "The set of “{name}” holds more than one entry.",
                    "The set of “{name}” holds more than %n entries.",
                    limit,
                    name=self._path.name,
                ),
                hint="Raise the ceiling to open it whole.",
                path=self._path,
            )
        self._n_entries += n_entries

    def _place(self, taken: Sequence[Arrived]) -> None:
        """Put entries behind those that are in the order, sitemap by sitemap."""
        document, first = self.document, len(self.document.table)
        document.table.append(taken, min(self._n_expected, self._how.ceilings.max_entries))
        for sitemap, slots, _ in taken:
            source = document.sitemaps[sitemap].source
            if source is not None:
                # Numbers are not kept twice.
                within = document.table.order[first : first + len(slots)]
                document.sitemaps[sitemap].source = replace(source, slots=within)
            first += len(slots)


NO_NESTING = msg("An index may list sitemaps only; its entry is kept as it is.")


def place(document: Document, taken: Sequence[tuple[Sitemap, SlotArray]]) -> None:
    """Put all entries of a new set in order, sitemap by sitemap."""
    slots = np.concatenate([NO_SLOTS, *(slots for _, slots in taken)])
    document.table.set_order(slots, inserted=slots, removed=NO_SLOTS)
    for sitemap, of_sitemap in taken:
        if sitemap.source is not None:
            within = document.table.slots_in(sitemap.id)
            # Where the order says the same, numbers are not kept twice.
            kept = within if np.array_equal(of_sitemap, within) else of_sitemap
            sitemap.source = replace(sitemap.source, slots=kept)


def refuse(document: Document, sitemap: Sitemap, error: ReadError, rule: str = "sitemap-unreadable") -> None:
    """Keep with a sitemap why its entries are not here."""
    sitemap.error = error
    document.findings.append((sitemap.id, Finding(rule, error.message, line=error.line, value=sitemap.loc or "")))


_MIN_PACKED_ENTRY_BYTES: Final = 25
"""Hardly any entry takes less in a gzipped file."""

_MIN_ENTRY_BYTES: Final = 120
"""Hardly any entry takes less in a plain file."""


def estimated_entries(paths: Iterable[Path]) -> int:
    """Estimate from the sizes of some files how many entries they have at most."""
    return sum(
        packed_bytes(path) // (_MIN_PACKED_ENTRY_BYTES if path.suffix == ".gz" else _MIN_ENTRY_BYTES) for path in paths
    )


def packed_bytes(path: Path) -> int:
    """The size of a file on disk, for progress; 0 where reading it will say what is wrong."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0
