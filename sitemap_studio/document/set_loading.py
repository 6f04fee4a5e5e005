"""Read the files of a set and add their entries to its table, all at once or while the set is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.errors import (
    CeilingError,
    DamagedError,
    EmptyFileError,
    EncodingError,
    ReadError,
    RefusedError,
    StudioError,
    system_reason,
)
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.file_reading import (
    ReadOptions,
    ReadOutcome,
    ReadOutcomes,
    ReadTask,
    read_in_threads,
)
from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.document.sitemap_set import OpeningNotice, SitemapFile, waiting_error
from sitemap_studio.formats.read_file import ReadFile, Source
from sitemap_studio.formats.xml_parser import is_syntax_fault
from sitemap_studio.model.columns import empty_extensions
from sitemap_studio.model.large_store import MIN_BLOCK_ENTRIES, EntryFiles
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.rule import Finding, Severity
from sitemap_studio.protocol.rules.file_rules import MALFORMED_RULE

MIN_ENTRIES_SHOWN_EARLY: Final = 250_000
"""Minimum number of entries of sets that are shown before all files are read; reading them takes over 0.25 s."""

NO_NESTING: Final = msg("An index must list sitemaps only. The entry is not changed.")

_MIN_PACKED_ENTRY_BYTES: Final = 25
"""Hardly any entry takes less in a gzipped file."""

_MIN_ENTRY_BYTES: Final = 120
"""Hardly any entry takes less in a plain file."""


class SetLoader:
    """Reader of the files of a set, which adds their entries to its table; sitemaps with an error are not read.

    Either all are read at once (`read_all`), or the first entries (`read_first`) and the rest later: `read_remaining`
    reads files in any thread and does not change the entries, `append_files` adds entries in the thread that shows the
    set. Entries are only appended to the order, so that existing positions stay valid. Until all files are read, the
    set can't be saved or rearranged.
    """

    def __init__(self, document: OpenSet, path: Path, options: ReadOptions) -> None:
        """Collect the files to read, and estimate the number of entries.

        Args:
            document: The set, whose sitemaps have paths.
            path: Its path, for messages.
            options: Options of reading.
        """
        self.document, self._path, self._options = document, path, options
        self._tasks = {
            sitemap.id: ReadTask(sitemap.id, sitemap.path, size_on_disk(sitemap.path))
            for sitemap in document.sitemaps
            if sitemap.path is not None and sitemap.source is None and sitemap.error is None
        }
        self._n_entries = 0
        # About the most that there can be, estimated from the sizes of the files.
        self._n_expected = sum(
            task.packed_bytes // (_MIN_PACKED_ENTRY_BYTES if task.path.suffix == ".gz" else _MIN_ENTRY_BYTES)
            for task in self._tasks.values()
        )
        self._has_notified = False

    @property
    def is_shown_early(self) -> bool:
        """Whether the set should be shown before all files are read, because reading takes long."""
        return bool(self._tasks) and self._n_expected >= min(MIN_ENTRIES_SHOWN_EARLY, self._options.cache.from_entries)

    @property
    def uses_workers(self) -> bool:
        """Whether worker processes read the files of a very large set.

        Otherwise, or without a cache folder, threads do.
        """
        return self._n_expected >= max(self._options.cache.from_entries, self._options.cache.from_entries_by_workers)

    @property
    def is_complete(self) -> bool:
        """Whether all files of the set are read."""
        return not self._tasks

    def read_all(self, progress: Progress) -> None:
        """Read all files, and add their entries to the set without notifying listeners.

        Raises:
            Cancelled: The user asked to stop; the set is incomplete.
        """
        self.add_files(self.read_remaining(progress))

    def read_first(self) -> None:
        """Read files until there are entries to show.

        The other sitemaps are waiting, and have an error until they are read.
        """
        while self._tasks and not len(self.document.table):
            self.add_files(read_in_threads([next(iter(self._tasks.values()))], self._options))
        for number in self._tasks:
            sitemap = self.document.sitemaps[number]
            sitemap.is_waiting = True
            # What leaves out sitemaps that can't be read leaves out these.
            sitemap.error = waiting_error(sitemap)

    def read_remaining(self, progress: Progress) -> ReadOutcomes:
        """Read the remaining files in any thread, and yield sitemap id and outcome of each.

        Nothing is added to the table; the entries of a large set are stored in cache files (`OpenSet.entry_files`, set
        here). The progress counts compressed bytes.
        """
        tasks = list(self._tasks.values())
        if not tasks:
            return
        by_sitemap, cache, document = dict(self._tasks), self._options.cache, self.document
        progress.begin(self._path.name, sum(task.packed_bytes for task in tasks))
        if self._n_expected >= cache.from_entries:
            try:
                document.entry_files = EntryFiles(cache)
            except OSError as error:
                self._notify_of_cache_failure(system_reason(error))
        store = document.entry_files
        if store is not None and self.uses_workers:
            from sitemap_studio.document.worker_processes import read_in_workers

            reading = read_in_workers(tasks, self._options, folder=store.folder, progress=progress)
        else:
            reading = read_in_threads(tasks, self._options, store.folder if store is not None else None)
        with closing(reading) as outcomes:
            for number, outcome in outcomes:
                if store is not None and not isinstance(outcome, StudioError):
                    # In the thread that reads, so that adding takes no time.
                    try:
                        outcome = outcome.mapped(store.mapped)
                    except OSError as error:
                        sitemap, reason = document.sitemaps[number], system_reason(error)
                        message = msg("“{name}” can't be read: {reason}.", name=sitemap.name, reason=reason)
                        outcome = ReadError(message, hint=msg("Open the set again."), path=sitemap.path)
                yield number, outcome
                progress.what = by_sitemap[number].path.name
                progress.advance(by_sitemap[number].packed_bytes)

    def append_files(self, outcomes: Sequence[tuple[int, ReadOutcome]]) -> None:
        """Add the entries of files that were read to the shown set, and notify the listeners.

        Each call has a fixed cost, so many files should be added at once.
        """
        from sitemap_studio.model.edits import InsertEntries

        document, table = self.document, self.document.table
        added = self._add_to_table(outcomes)
        slots = _slots_of(added)
        edit = InsertEntries(np.arange(len(table), len(table) + len(slots), dtype=np.int64), slots)
        change = edit.describe_change(table)
        self._append_to_order(added)
        document.version += 1
        for listener in document.listeners:
            listener(change)

    def add_files(self, outcomes: Iterable[tuple[int, ReadOutcome]]) -> None:
        """Add the entries of files that were read to a set that is not shown yet, without notifying listeners."""
        self._append_to_order(self._add_to_table(outcomes))

    def abandon_unread(self) -> None:
        """Set an error for the sitemaps that were not read, so that they are never written."""
        for number in self._tasks:
            sitemap = self.document.sitemaps[number]
            sitemap.is_waiting = False
            message = msg("“{sitemap}” was not read.", sitemap=sitemap.name)
            hint = msg("Open the set again.")
            set_sitemap_error(self.document, sitemap, ReadError(message, hint=hint, path=sitemap.path))
        self._tasks.clear()

    def _add_to_table(self, outcomes: Iterable[tuple[int, ReadOutcome]]) -> list[_Added]:
        """Add the entries of files to the table, not to its order, and set the sources or the errors of their sitemaps.

        Returns:
            Sitemap id, source and size of the entries in bytes for each file that was added.
        """
        added: list[_Added] = []
        small: list[tuple[SitemapFile, ReadFile]] = []
        n_small = 0
        for number, outcome in outcomes:
            self._tasks.pop(number, None)
            sitemap = self.document.sitemaps[number]
            sitemap.is_waiting, sitemap.error = False, None
            try:
                file = self._check_outcome(sitemap, outcome)
            except ReadError as error:
                added += self._add_small(small)
                small, n_small = [], 0
                is_index = isinstance(outcome, ReadFile) and outcome.kind == "index"
                set_sitemap_error(
                    self.document, sitemap, error, "nested-index" if is_index else _rule_of_error(sitemap, error)
                )
                continue
            n_small += file.n_entries
            if file.blocks or n_small >= MIN_BLOCK_ENTRIES:
                added += self._add_small(small)
                small, n_small = [], file.n_entries
            if file.blocks:
                file.add_to(self.document.table, number)
                added.append(self._set_source(sitemap, file))
            else:
                small.append((sitemap, file))
        return added + self._add_small(small)

    def _check_outcome(self, sitemap: SitemapFile, outcome: ReadOutcome) -> ReadFile:
        """Return the file of an outcome, and count its entries.

        Raises:
            ReadError: Reading failed, it is an index, or the set would have too many entries.
        """
        if isinstance(outcome, StudioError):
            raise outcome
        limit = self._options.ceilings.max_entries
        if outcome.kind == "index":
            message = msg("“{name}” is an index, not a sitemap.", name=sitemap.name)
            raise ReadError(message, hint=NO_NESTING)
        if self._n_entries + outcome.n_entries > limit:
            raise CeilingError(
                plural(
                    "“{name}” has more than one entry.",
                    "“{name}” has more than %n entries.",
                    limit,
                    name=self._path.name,
                ),
                hint=msg("Raise the limit if you trust its source."),
                path=self._path,
            )
        self._n_entries += outcome.n_entries
        return outcome

    def _add_small(self, added: Sequence[tuple[SitemapFile, ReadFile]]) -> list[_Added]:
        """Add the entries of small files to the table together, so that they share a block; see `_add_to_table`."""
        if not added:
            return []
        document, store = self.document, self.document.entry_files
        shared = document.table.open_block
        files = [file for _, file in added]
        counts = np.array([file.n_entries for file in files])
        ids = np.repeat(np.array([sitemap.id for sitemap, _ in added], np.uint32), counts)
        firsts = np.concatenate([[0], np.cumsum(counts)])
        extensions = [
            file.extensions.with_columns(pl.col("entry") + pl.lit(int(first), pl.UInt32))
            for file, first in zip(files, firsts, strict=False)
            if not file.extensions.is_empty()
        ]
        slots = document.table.allocate(
            pl.concat([file.entries for file in files]),
            extensions=pl.concat(extensions) if extensions else empty_extensions(),
            sitemap=ids,
            sizes=pl.Series(np.concatenate([file.sizes for file in files])),
            origin=ids,
        )
        if store is not None and shared is not None and shared != document.table.open_block:
            store.move_block(document.table.blocks, document.table.extensions, shared)
            if store.write_error:
                self._notify_of_cache_failure(store.write_error)
        for file, first in zip(files, firsts.tolist(), strict=False):
            file.source.slots = slots[first : first + file.n_entries]
        return [self._set_source(sitemap, file) for sitemap, file in added]

    def _set_source(self, sitemap: SitemapFile, file: ReadFile) -> _Added:
        """Set the facts about the file of a sitemap, and store its findings, after its entries were added.

        Returns:
            Id of the sitemap, source and size of the entries in bytes.
        """
        source = sitemap.source = file.source
        if file.findings:
            self.document.findings.extend((sitemap.id, finding) for finding in file.findings)
        if file.trouble:
            self._notify_of_cache_failure(file.trouble)
        return sitemap.id, source, file.entry_bytes

    def _notify_of_cache_failure(self, trouble: str) -> None:
        """Add a notice explaining why the entries of a large set are kept in memory; only the first call does so."""
        if self._has_notified:
            return
        self._has_notified = True
        message = msg(
            "“{name}” is kept in memory, because the cache folder can't be used: {trouble}.",
            name=self._path.name,
            trouble=trouble,
        )
        hint = msg("Free some disk space, or choose another folder in the settings.")
        self.document.notices.append(OpeningNotice(Severity.WARNING, message, hint))

    def _append_to_order(self, added: Sequence[_Added]) -> None:
        """Append the entries of files to the order of the table; their sources then share its memory."""
        table, first = self.document.table, len(self.document.table)
        files = [(sitemap, len(source.slots), n_bytes) for sitemap, source, n_bytes in added]
        table.append_to_order(_slots_of(added), files, min(self._n_expected, self._options.ceilings.max_entries))
        for _, source, _ in added:
            # A view of the order, so that slots are not kept twice.
            source.slots = table.order[first : first + len(source.slots)]
            first += len(source.slots)


_Added = tuple[int, Source, int]
"""Id of a sitemap, the facts about its file with the slots of its entries, and the bytes of these in the file."""


def _slots_of(added: Sequence[_Added]) -> SlotArray:
    """Return the slots of the entries of files, file by file."""
    return np.concatenate([NO_SLOTS, *(source.slots for _, source, _ in added)])


_RULES_OF_INDEX: Final = frozenset({"loc-missing", "loc-empty", "nested-index", "sitemap-repeated", "sitemap-missing"})
"""Rules about an entry of the index rather than the file of its sitemap."""


def _rule_of_error(sitemap: SitemapFile, error: ReadError) -> str:
    """Return the rule that an unreadable file violates; empty if another rule reports it."""
    if is_empty_url_list(sitemap.path, error):
        return ""
    return MALFORMED_RULE if is_malformed(error) else "sitemap-unreadable"


def set_sitemap_error(
    document: OpenSet, sitemap: SitemapFile, error: ReadError, rule: str = "sitemap-unreadable"
) -> None:
    """Set the error of a sitemap that is not read, and add a finding for the rule; no finding for an empty rule."""
    sitemap.error = error
    if rule:
        is_in_index = rule in _RULES_OF_INDEX or sitemap.path is None
        line = None if is_in_index else error.line or (1 if rule == MALFORMED_RULE else None)
        finding = Finding(rule, error.message, line=line, value=sitemap.loc or "", is_in_index=is_in_index)
        document.findings.append((sitemap.id, finding))


def size_on_disk(path: Path) -> int:
    """Return the size of a file on disk in bytes; 0 if it can't be accessed, for which reading will report the reason."""
    status = Fingerprint.from_path(path)
    return status.size if status is not None else 0


def is_malformed(error: ReadError) -> bool:
    """Return whether an error is about the content of a file, not about access to the file."""
    return isinstance(error, (DamagedError, EmptyFileError, EncodingError, RefusedError)) or is_syntax_fault(error)


def is_empty_url_list(path: Path | None, error: ReadError) -> bool:
    """Return whether a file is an empty list of URLs, which another rule reports."""
    return isinstance(error, EmptyFileError) and path is not None and path.name.lower().endswith((".txt", ".txt.gz"))
