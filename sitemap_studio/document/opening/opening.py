"""Open a set: from a path to a document, whole or an error.

`open_path` and its siblings first recover interrupted saves, then find the sitemaps of the set (`set_files`), then read
their files (`file_reading`) and add the entries to the table (`SetLoader`). Sets that take long are shown before all
files are read (`open_gradually`).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from sitemap_studio.core.atomic_write import Fingerprint
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
from sitemap_studio.core.file_lock import lock_files_in, remove_stale_lock
from sitemap_studio.core.messages import join, msg, plural
from sitemap_studio.core.paths import FilenameCase, is_folder, resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import RecoveredSave, RecoveryOutcome, recover_saves
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import (
    Arrivals,
    HowToRead,
    Outcome,
    ReadFile,
    Task,
    read_file,
    read_in_threads,
    read_in_workers,
)
from sitemap_studio.document.opening.set_files import (
    ChildSitemap,
    Found,
    find_among,
    find_in_folder,
    local_children,
    root_of,
    unlisted_sitemaps,
)
from sitemap_studio.document.sitemap_set import IndexFile, Notice, Sitemap, name_within, waiting_error
from sitemap_studio.document.source_text import SourceText, places_in_index
from sitemap_studio.formats.xml_parser import is_syntax_fault
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import READ_SCHEMA, no_extensions
from sitemap_studio.model.edits import InsertEntries
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.large_store import MIN_BLOCK_ENTRIES, EntryFiles, trim_memory
from sitemap_studio.model.order import Arrived, IndexEntry
from sitemap_studio.model.slots import NO_SLOTS
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.robots import url_key
from sitemap_studio.protocol.rule import Finding, Severity
from sitemap_studio.protocol.rules.files import MALFORMED_RULE
from sitemap_studio.protocol.urls import file_address, is_complete, is_web, page_key, split_loc, stripped
from sitemap_studio.validation.locations import site_of

SHOWN_EARLY: Final = 250_000
"""Larger sets, which take more than a quarter of a second, are shown before all files are read."""

NO_NESTING: Final = msg("An index must list sitemaps only. The entry is not changed.")

_FETCHED_PROTOCOLS: Final = ("", "http:", "https:")
"""Protocols that a sitemap may have; another rule reports URLs without any."""

_MAX_REASONS: Final = 5

_MIN_PACKED_ENTRY_BYTES: Final = 25
"""Hardly any entry takes less in a gzipped file."""

_MIN_ENTRY_BYTES: Final = 120
"""Hardly any entry takes less in a plain file."""


def new_document() -> Document:
    """Return a set of one sitemap without entries and without a file."""
    document = Document(path=None, kind="urlset", index=None, sitemaps=[Sitemap(0)])
    document.is_judged = True
    return document


def open_path(
    path: Path, how: HowToRead | None = None, progress: Progress | None = None, *, index_url: str | None = None
) -> Document:
    """Open a sitemap, a text list, a CSV file, an index with those of its sitemaps that lie beside it, or a folder.

    Of a folder its index is opened, and where there is none all its sitemaps, as one set. Its URL helps to find the
    sitemaps of an index, too. The progress counts packed bytes.

    Raises:
        ReadError: The file itself can't be read. Errors of a sitemap of an index are kept with that sitemap.
    """
    how, progress = how or HowToRead(), progress or Progress()
    return _open_recovered([path], lambda: _loader(path, index_url, how, progress).read_all(progress))


def open_gradually(
    path: Path, how: HowToRead | None = None, progress: Progress | None = None, *, index_url: str | None = None
) -> Document:
    """Open a file or folder as far as it takes to show something; `rest` of the set reads the remaining files.

    See `open_path` for arguments.
    """
    how, progress = how or HowToRead(), progress or Progress()

    def begin() -> Document:
        loader = _loader(path, index_url, how, progress)
        if not loader.is_long:
            return loader.read_all(progress)
        loader.read_first()
        return loader.document

    return _open_recovered([path], begin)


def open_together(paths: Sequence[Path], how: HowToRead | None = None, progress: Progress | None = None) -> Document:
    """Open several files of a folder as one set without an index; if one of them is an index, its set.

    Raises:
        RequestError: They can't be one set.
        ReadError: The index can't be read, or none of the files. Errors of some files are kept with these sitemaps.
    """
    how, progress = how or HowToRead(), progress or Progress()
    document = _open_recovered(paths, lambda: _loader(find_among(paths), None, how, progress).read_all(progress))
    errors = [sitemap.error for sitemap in document.sitemaps if sitemap.error is not None]
    may_be_read = any(isinstance(error, (EncodingError, CeilingError)) for error in errors)
    if document.index is None and len(errors) == len(document.sitemaps) and not may_be_read:
        count = len(errors)
        message = plural("The file can't be opened.", "None of the %n files can be opened.", count)
        reasons: list[str] = [error.message for error in errors[:_MAX_REASONS]]
        if count > _MAX_REASONS:
            reasons.append(plural("… and one more.", "… and %n more.", count - _MAX_REASONS))
        raise ReadError(message, hint=join(reasons), path=document.path)
    return document


def unreadable_set(path: Path, error: ReadError) -> Document | None:
    """Return a set without entries whose one problem says why its file can't be read.

    The path may be that of a folder, of which the file is the only sitemap.

    Returns:
        None unless the content of the file is malformed: it is empty, not well-formed XML, not in its encoding,
        damaged gzip data, or declares a document type with entities.
    """
    if not _is_malformed(error):
        return None
    if error.path is not None and is_folder(path):
        path = error.path
    document = Document(path=path, kind="urlset", index=None, sitemaps=[Sitemap(0, path=path, error=error)])
    document.table.set_listing({0: IndexEntry(path.name)})
    document.sitemaps.follow(document.table.listing)
    if not _is_empty_list(path, error):
        document.findings.append((0, Finding(MALFORMED_RULE, str(error), line=error.line or 1)))
    return document


def _is_malformed(error: ReadError) -> bool:
    """Return whether the content of a file can't be read, rather than the file itself."""
    return isinstance(error, (DamagedError, EmptyFileError, EncodingError, RefusedError)) or is_syntax_fault(error)


def _is_empty_list(path: Path | None, error: ReadError) -> bool:
    """Return whether a file is an empty list of URLs, which another rule reports."""
    return isinstance(error, EmptyFileError) and path is not None and path.name.lower().endswith((".txt", ".txt.gz"))


def open_paths(paths: Sequence[Path], how: HowToRead | None = None, progress: Progress | None = None) -> Document:
    """Open several sitemaps or sets as one set, in the order given; for exporting them together.

    Raises:
        ReadError: One of them can't be read. Errors of a sitemap of an index are kept with that sitemap.
    """
    document = Document(path=paths[0], kind="urlset", index=None, sitemaps=[])
    order = [NO_SLOTS]
    for path in paths:
        part = open_path(path, how, progress)
        document.notices.extend(part.notices)
        for sitemap in part.sitemaps:
            slots = part.table.slots_in(sitemap.id)
            rows = part.table.rows(slots, list(READ_SCHEMA))
            extensions = part.table.extensions_of(slots)
            copy = replace(sitemap, id=document.sitemaps.next_id)
            document.sitemaps.enter(copy)
            document.findings.extend((copy.id, finding) for id_, finding in part.findings if id_ == sitemap.id)
            added = document.table.add(
                rows, extensions=extensions, sitemap=copy.id, sizes=entry_sizes(rows, extensions), origin=copy.id
            )
            if copy.source is not None:
                copy.source = replace(copy.source, slots=added)
            order.append(added)
    all_slots = np.concatenate(order)
    document.table.set_order(all_slots, inserted=all_slots, removed=NO_SLOTS)
    return document


# Recovery of interrupted saves


def _open_recovered(paths: Collection[Path], open_set: Callable[[], Document]) -> Document:
    """Open a set after recovering interrupted saves around its paths, and again after recovering some elsewhere."""
    folders = {folder for path in paths for folder in _folders_around(path)}
    notices = [_notice(save) for save in recover_saves(folders)]
    # A process that was killed leaves its lock, too.
    for _, locked_path in chain.from_iterable(map(lock_files_in, folders)):
        remove_stale_lock(locked_path)
    document = open_set()
    # As text, one file of each folder: a set may have thousands.
    known = set(map(str, folders))
    files = [str(sitemap.path) for sitemap in document.sitemaps if sitemap.path is not None]
    others = {folder: path for path in files if (folder := os.path.dirname(path)) not in known}  # noqa: PTH120
    linked = [path for path in files if os.path.islink(path)]  # noqa: PTH114
    around = {folder for path in (*others.values(), *linked) for folder in _folders_around(Path(path))}
    later = [_notice(save) for save in recover_saves(around.difference(folders))]
    if any(notice.severity is Severity.INFO for notice in later):
        document = open_set()
    # A save that can't be recovered is found from each of its folders.
    document.notices = [*dict.fromkeys((*notices, *later)), *document.notices]
    trim_memory()
    return document


def _folders_around(path: Path) -> set[Path]:
    """Return the folders in which a save of a file, or of the set in a folder, may have left something."""
    return {resolve_links(path)} if is_folder(path) else {resolve_links(path.parent), resolve_links(path).parent}


def _notice(save: RecoveredSave) -> Notice:
    if save.ending is RecoveryOutcome.COMPLETED:
        return Notice(Severity.INFO, msg("An interrupted save was completed. All files have their new content."), "")
    if save.ending is RecoveryOutcome.UNDONE:
        return Notice(Severity.INFO, msg("An interrupted save was undone. All files have their earlier content."), "")
    message = msg("An interrupted save could be neither completed nor undone: {reason}.", reason=save.reason)
    return Notice(Severity.WARNING, message, join([msg("Some files may be older than others."), save.hint]))


def _other_set(path: Path) -> Notice:
    message = msg("“{name}” was downloaded from the same site, but the index does not list it.", name=path.name)
    return Notice(Severity.INFO, message, msg("Open the file to see its entries."))


# The sitemaps of the set


def _loader(found: Found | Path, index_url: str | None, how: HowToRead, progress: Progress) -> SetLoader:
    """Prepare a set: of a file or a folder, or of files that were found; a lone sitemap is read with its entries."""
    if isinstance(found, Path):
        found = find_in_folder(found) if is_folder(found) else Found(found)
    loader = _loader_of(found, index_url, how, progress)
    loader.document.notices += [_other_set(path) for path in found.others]
    return loader


def _loader_of(found: Found, index_url: str | None, how: HowToRead, progress: Progress) -> SetLoader:
    path, file = found.main_file, None
    if path is not None:
        path = FilenameCase().of(path)
        progress.begin(path.name, _packed_bytes(path))
        file = read_file(path, how)
        progress.advance(file.packed_bytes)
        if file.source.kind == "index":
            return _loader_of_index(file, index_url, how)
    sitemaps = [Sitemap(number, path=each) for number, each in enumerate([path] if path else found.sitemaps)]
    path = path or found.sitemaps[0].parent
    document = Document(path=path, kind=file.source.kind if file else "urlset", index=None, sitemaps=sitemaps)
    document.address = index_url
    document.table.set_listing({sitemap.id: IndexEntry(sitemap.name) for sitemap in sitemaps})
    document.sitemaps.follow(document.table.listing)
    loader = SetLoader(document, path, how)
    if file is not None:
        loader.add([(0, file)])
    return loader


def _loader_of_index(file: ReadFile, index_url: str | None, how: HowToRead) -> SetLoader:
    """Prepare the set of an index: each sitemap that it lists with its file, or the reason why there is none."""
    path = file.path
    # All bytes belong to no entry of the set.
    index = IndexFile(path, replace(file.source, around_bytes=file.source.unpacked_bytes))
    document = Document(path=path, kind="index", index=index, sitemaps=[])
    document.address = index_url
    document.findings.extend((None, finding) for finding in file.findings)
    files, missing = dict[str, str](), dict[str, str]()
    real_index = str(path.resolve())
    by_name: dict[str, list[Sitemap]] = {}
    lines, nested = _listed_sitemaps(file, index_url, how)
    listed_ids, listed_by = list[int](), dict[str, Path]()
    for line in sorted(lines, key=lambda line: line.index_path != path):
        listed_by.setdefault(line.key, line.index_path)
    own_url = None if index_url is None else file_address(index_url, path.name)
    own_key = None if own_url is None else url_key(own_url)
    needs_sites = own_url is None and any(line.child.real == real_index for line in lines)
    sites = Counter(site_of(line.loc or "") for line in lines if needs_sites and is_web(stripped(line.loc)))
    for line in lines:
        index_path, loc, lastmod, child = line
        is_own, key = index_path == path, line.key
        if child.real in nested or (child.real == real_index and not is_own):
            listed_ids += [_FIRST_NESTED_ID + len(listed_ids)] if is_own else []
            continue
        if listed_by[key] != index_path:
            # Another index lists the same sitemap, which is opened once.
            continue
        sitemap = Sitemap(document.sitemaps.next_id, loc=loc or "", lastmod=lastmod, path=child.path)
        document.sitemaps.enter(sitemap)
        listed_ids += [sitemap.id] if is_own else []
        # By the file itself: several links to one file, saved one after the other, would undo each other's edits.
        is_index_itself = (own_key or child.real == real_index) and _is_url_of_index(loc or "", own_key, sites)
        if child.real == real_index and not is_index_itself:
            child, sitemap.path = ChildSitemap(), None
        known = missing if child.real is None else files
        if is_index_itself:
            message = msg("“{index}” lists itself.", index=index.name)
            _refuse(document, sitemap, ReadError(message, path=path, hint=NO_NESTING), "nested-index")
        elif (refusal := _refusal(index, loc, sitemap, child, former_url=known.get(key))) is not None:
            _refuse(document, sitemap, *refusal)
        elif child.dropped is not None:
            by_name.setdefault(child.dropped, []).append(sitemap)
        known.setdefault(key, (loc or "").strip())
    # Once for all of thousands, as resolving takes a while.
    folder, listing = path.parent.resolve(), dict[int, IndexEntry]()
    for each in document.sitemaps:
        name = name_within(each.path, folder) if each.path is not None else None
        listing[each.id] = IndexEntry(name, each.loc, each.lastmod)
    index.listing = listing
    if nested:
        index.listed_ids = tuple(listed_ids)
        document.findings.extend(_nested_indexes(index, document.table, lines, nested))
    document.findings.extend(_found_by_name(index, sitemaps) for sitemaps in by_name.values())
    document.table.set_listing(index.listing)
    document.table.index_name = index.name
    document.sitemaps.follow(index.listing)
    index.unlisted = unlisted_sitemaps(path, files)
    return SetLoader(document, path, how)


_FIRST_NESTED_ID: Final = 1 << 31
"""Number of no sitemap, for the entry of a nested index."""

_MAX_NESTING: Final = 8
"""Levels of nested indexes that are opened; sites have two at most."""


class _ListedSitemap(NamedTuple):
    """An entry of an index, or of one that is nested in it."""

    index_path: Path
    loc: str | None
    lastmod: str | None
    child: ChildSitemap

    @property
    def key(self) -> str:
        """The same for all entries of one sitemap."""
        return page_key(stripped(self.loc)) if self.child.real is None else self.child.real


def _listed_sitemaps(
    file: ReadFile, index_url: str | None, how: HowToRead
) -> tuple[list[_ListedSitemap], dict[str, ReadFile]]:
    """Return what an index lists, with the entries of nested indexes after each, and these indexes by real path."""
    lines = _lines_of(file)
    nested, known = dict[str, ReadFile](), {str(file.path.resolve())}
    for level in range(_MAX_NESTING + 1):
        children = local_children(file.path, index_url, [line.loc or "" for line in lines])
        lines = [line._replace(child=child) for line, child in zip(lines, children, strict=True)]
        found = dict[int, ReadFile]()
        for place, (_, _, _, child) in enumerate(lines if level < _MAX_NESTING else ()):
            if child.path is None or child.real is None or child.real in known:
                continue
            known.add(child.real)
            inner = _read_nested(child.path, how)
            # One whose sitemaps are all missing is a sitemap that can't be read.
            if inner is not None and any(
                each.path
                for each in local_children(file.path, index_url, [line.loc or "" for line in _lines_of(inner)])
            ):
                found[place] = nested[child.real] = inner
        if not found:
            break
        groups = ([line, *(_lines_of(found[place]) if place in found else ())] for place, line in enumerate(lines))
        lines = list(chain.from_iterable(groups))
    return lines, nested


def _read_nested(path: Path, how: HowToRead) -> ReadFile | None:
    """Read a file if it is an index; return None otherwise, or if it can't be read."""
    with suppress(StudioError):
        file = read_file(path, how) if root_of(path) == "sitemapindex" else None
        return file if file is not None and file.source.kind == "index" else None
    return None


def _lines_of(file: ReadFile) -> list[_ListedSitemap]:
    rows = file.entries.select("loc", "lastmod").iter_rows()
    return [_ListedSitemap(file.path, loc, lastmod, ChildSitemap()) for loc, lastmod in rows]


def _nested_indexes(
    index: IndexFile, table: EntryTable, lines: Sequence[_ListedSitemap], nested: Collection[str]
) -> Iterator[tuple[int | None, Finding]]:
    """Report the indexes that an index lists, each at its entry."""
    listed = [line for line in lines if line.index_path == index.path]
    text = SourceText.of(index)
    places = None if text is None else places_in_index(index, table, text)
    for number, line in zip(index.listed_ids or (), listed, strict=True):
        if line.child.real not in nested or line.child.path is None:
            continue
        message = msg(
            "“{index}” lists the index “{name}”, whose sitemaps search engines do not read. They were opened too.",
            index=index.name,
            name=line.child.path.name,
        )
        position = None
        if places is not None:
            (position,) = places.places(np.array([number], np.uint32), ["loc"])
        row, column = (position.line, position.column) if position is not None else (None, None)
        yield None, Finding("nested-index", message, line=row, column=column, value=line.loc or "", is_in_index=True)


def _is_url_of_index(loc: str, own_key: str | None, sites: Mapping[str, int]) -> bool:
    """Return whether a URL is that of the index, or if that is unknown, on the site of most sitemaps in the index."""
    if own_key is not None:
        return url_key(loc) == own_key
    return not is_web(stripped(loc)) or sites[site_of(loc)] == max(sites.values())


def _refusal(
    index: IndexFile, listed_loc: str | None, sitemap: Sitemap, child: ChildSitemap, *, former_url: str | None
) -> tuple[ReadError, str] | None:
    """Return why a sitemap that an index lists is not read, and the rule that reports it; an empty one for another.

    `former_url` is the URL by which the index listed the same sitemap before; None if it did not.
    """
    name, loc = sitemap.name, (listed_loc or "").strip()
    if not loc:
        message = msg("An entry of “{index}” has no URL.", index=index.name)
        return ReadError(message, path=index.path), "loc-missing" if listed_loc is None else "loc-empty"
    url = stripped(loc)
    protocol = split_loc(url)[0] if is_complete(url) else ""
    if child.path is None and protocol.lower() not in _FETCHED_PROTOCOLS:
        message = msg(
            "“{index}” lists {address} with the protocol {protocol}; it must be http or https.",
            index=index.name,
            address=quoted(loc),
            protocol=quoted(protocol.removesuffix(":")),
        )
        hint = msg("Put the file in the folder of the index to open it.")
        return ReadError(message, hint=hint), ""
    if former_url is not None:
        message = msg("“{sitemap}” is listed twice in “{index}”.", sitemap=name, index=index.name)
        if former_url != loc:
            message = msg(
                "“{index}” lists “{sitemap}” by two URLs: {first} and {second}.",
                index=index.name,
                sitemap=name,
                first=quoted(former_url),
                second=quoted(loc),
            )
        return ReadError(message, path=child.path or index.path), "sitemap-repeated"
    if child.path is not None:
        return None
    message = msg("“{index}” lists “{sitemap}”, but the file was not found.", sitemap=name, index=index.name)
    hint = msg("Put the file in the folder of the index to open it.")
    if child.contested:
        hint = msg(
            "“{file}” could be this sitemap or another one. Move each file to the path of its URL.",
            file=child.contested,
        )
    return ReadError(message, hint=hint), "sitemap-missing"


def _found_by_name(index: IndexFile, sitemaps: Sequence[Sitemap]) -> tuple[int | None, Finding]:
    """Report files that were found by name, whose paths lack the same folders of their URLs."""
    first = sitemaps[0]
    message = plural(
        "“{file}” was opened for {url}, although its path differs from the URL.",
        "“{index}” lists %n sitemaps whose paths differ from their URLs; “{file}” was opened for {url}.",
        len(sitemaps),
        index=index.name,
        file=index.listing[first.id].name,
        url=quoted((first.loc or "").strip()),
    )
    sitemap = first.id if len(sitemaps) == 1 else None
    return sitemap, Finding("sitemap-found-by-name", message, value=first.loc or "", is_in_index=True)


# Their entries


class SetLoader:
    """Reads the files of a set, except of sitemaps that have an error, and adds their entries to its table.

    Either all at once (`read_all`), or the first entries and the rest later: `arrivals` reads files in any thread and
    leaves the document alone, `append` adds entries in the thread that shows it. Entries are added at the end of the
    order only, so that what is known of those before stays right; until all are there the set can't be saved or
    rearranged.
    """

    def __init__(self, document: Document, path: Path, how: HowToRead) -> None:
        self.document, self._path, self._how = document, path, how
        self._tasks = {
            sitemap.id: Task(sitemap.id, sitemap.path, _packed_bytes(sitemap.path))
            for sitemap in document.sitemaps
            if sitemap.path is not None and sitemap.source is None and sitemap.error is None
        }
        self._n_entries = 0
        # About the most that there can be, estimated from the sizes of the files.
        self._n_expected = sum(
            task.packed_bytes // (_MIN_PACKED_ENTRY_BYTES if task.path.suffix == ".gz" else _MIN_ENTRY_BYTES)
            for task in self._tasks.values()
        )
        self._has_noted_trouble = False

    @property
    def is_long(self) -> bool:
        """Whether reading takes so long that the first entries should be shown before the others are read."""
        return bool(self._tasks) and self._n_expected >= min(SHOWN_EARLY, self._how.cache.from_entries)

    @property
    def is_read_elsewhere(self) -> bool:
        """Whether worker processes read the files, unless there is no room for their entries."""
        return self._n_expected >= max(self._how.cache.from_entries, self._how.cache.from_entries_by_workers)

    @property
    def is_done(self) -> bool:
        """Whether all files are read."""
        return not self._tasks

    def read_all(self, progress: Progress) -> Document:
        """Read all files, and return the set; it is of no use if that is cancelled."""
        self.add(self.arrivals(progress))
        return self.document

    def read_first(self) -> None:
        """Read files until there are entries to show; the other sitemaps wait."""
        while self._tasks and not len(self.document.table):
            self.add(read_in_threads([next(iter(self._tasks.values()))], self._how))
        self.document.rest = self
        for number in self._tasks:
            sitemap = self.document.sitemaps[number]
            sitemap.is_waiting = True
            # What leaves out sitemaps that can't be read leaves out these.
            sitemap.error = waiting_error(sitemap)

    def arrivals(self, progress: Progress) -> Arrivals:
        """Read the remaining files, and yield the outcome of each; the progress counts packed bytes."""
        tasks = list(self._tasks.values())
        if not tasks:
            return
        by_sitemap, cache, document = dict(self._tasks), self._how.cache, self.document
        progress.begin(self._path.name, sum(task.packed_bytes for task in tasks))
        if self._n_expected >= cache.from_entries:
            try:
                document.entry_files = EntryFiles(cache)
            except OSError as error:
                self._note_trouble(system_reason(error))
        store = document.entry_files
        if store is not None and self.is_read_elsewhere:
            reading = read_in_workers(tasks, self._how, folder=store.folder, progress=progress)
        else:
            reading = read_in_threads(tasks, self._how, store.folder if store is not None else None)
        with closing(reading) as arrivals:
            for number, outcome in arrivals:
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

    def append(self, arrivals: Sequence[tuple[int, Outcome]]) -> None:
        """Add files to the set that is shown; as many at once as possible, as each call costs the same."""
        document, table = self.document, self.document.table
        added = self._add_to_table(arrivals)
        slots = np.concatenate([NO_SLOTS, *(each.slots for each in added)])
        edit = InsertEntries(np.arange(len(table), len(table) + len(slots), dtype=np.int64), slots)
        change = edit.change(table)
        self._place(added)
        document.version += 1
        for listener in document.listeners:
            listener(change)

    def add(self, arrivals: Iterable[tuple[int, Outcome]]) -> None:
        """Add files to a set that is not shown yet."""
        self._place(self._add_to_table(arrivals))

    def give_up(self) -> None:
        """Mark the sitemaps that were not read, so that nothing of them is ever written."""
        for number in self._tasks:
            sitemap = self.document.sitemaps[number]
            sitemap.is_waiting = False
            message = msg("“{sitemap}” was not read.", sitemap=sitemap.name)
            hint = msg("Open the set again.")
            _refuse(self.document, sitemap, ReadError(message, hint=hint, path=sitemap.path))
        self._tasks.clear()

    def _add_to_table(self, arrivals: Iterable[tuple[int, Outcome]]) -> list[Arrived]:
        """Give the entries of files slots, without placing them in the order."""
        added: list[Arrived] = []
        run: list[tuple[Sitemap, ReadFile]] = []
        n_in_run = 0
        for number, outcome in arrivals:
            self._tasks.pop(number, None)
            sitemap = self.document.sitemaps[number]
            sitemap.is_waiting, sitemap.error = False, None
            try:
                file = self._checked(sitemap, outcome)
                n_in_run += file.n_entries
                if file.blocks or n_in_run >= MIN_BLOCK_ENTRIES:
                    added += self._add_run(run)
                    run, n_in_run = [], file.n_entries
                if file.blocks:
                    added.append(Arrived(number, file.add_to(self.document.table, number), file.entry_bytes))
                    self._note(sitemap, file)
                else:
                    run.append((sitemap, file))
            except ReadError as error:
                added += self._add_run(run)
                run, n_in_run = [], 0
                is_index = isinstance(outcome, ReadFile) and outcome.source.kind == "index"
                _refuse(self.document, sitemap, error, "nested-index" if is_index else _rule_of(sitemap, error))
        return added + self._add_run(run)

    def _checked(self, sitemap: Sitemap, outcome: Outcome) -> ReadFile:
        """Return a file that may be added; raise a `ReadError` if it can't be read, or has too many entries."""
        if isinstance(outcome, StudioError):
            raise outcome
        limit = self._how.ceilings.max_entries
        if outcome.source.kind == "index":
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

    def _add_run(self, run: Sequence[tuple[Sitemap, ReadFile]]) -> list[Arrived]:
        """Add small files at once, as each addition takes a while; they share a block."""
        if not run:
            return []
        document, store = self.document, self.document.entry_files
        shared = document.table.open_block
        files = [file for _, file in run]
        counts = np.array([file.n_entries for file in files])
        ids = np.repeat(np.array([sitemap.id for sitemap, _ in run], np.uint32), counts)
        firsts = np.concatenate([[0], np.cumsum(counts)])
        extensions = [
            file.extensions.with_columns(pl.col("entry") + pl.lit(int(first), pl.UInt32))
            for file, first in zip(files, firsts, strict=False)
            if not file.extensions.is_empty()
        ]
        slots = document.table.add(
            pl.concat([file.entries for file in files]),
            extensions=pl.concat(extensions) if extensions else no_extensions(),
            sitemap=ids,
            sizes=pl.Series(np.concatenate([file.sizes for file in files])),
            origin=ids,
        )
        if store is not None and shared is not None and shared != document.table.open_block:
            store.move_block(document.table.blocks, document.table.extensions, shared)
            if store.trouble:
                self._note_trouble(store.trouble)
        added = []
        for (sitemap, file), first, count in zip(run, firsts.tolist(), counts.tolist(), strict=False):
            file.source.slots = slots[first : first + count]
            self._note(sitemap, file)
            added.append(Arrived(sitemap.id, file.source.slots, file.entry_bytes))
        return added

    def _note(self, sitemap: Sitemap, file: ReadFile) -> None:
        """Keep what is known of a file that was added."""
        sitemap.source = file.source
        if file.findings:
            self.document.findings.extend((sitemap.id, finding) for finding in file.findings)
        if file.trouble:
            self._note_trouble(file.trouble)

    def _note_trouble(self, trouble: str) -> None:
        """Tell the user, once, why entries of a large set are kept in memory."""
        if self._has_noted_trouble:
            return
        self._has_noted_trouble = True
        message = msg(
            "“{name}” is kept in memory, because the cache folder can't be used: {trouble}.",
            name=self._path.name,
            trouble=trouble,
        )
        hint = msg("Free some disk space, or choose another folder in the settings.")
        self.document.notices.append(Notice(Severity.WARNING, message, hint))

    def _place(self, added: Sequence[Arrived]) -> None:
        """Place entries in the order, behind all others."""
        document, first = self.document, len(self.document.table)
        document.table.append(added, min(self._n_expected, self._how.ceilings.max_entries))
        for sitemap, slots, _ in added:
            source = document.sitemaps[sitemap].source
            if source is not None:
                # A view of the order, so that slots are not kept twice.
                source.slots = document.table.order[first : first + len(slots)]
            first += len(slots)


_RULES_OF_INDEX: Final = frozenset({"loc-missing", "loc-empty", "nested-index", "sitemap-repeated", "sitemap-missing"})
"""Rules about an entry of the index rather than the file of its sitemap."""


def _rule_of(sitemap: Sitemap, error: ReadError) -> str:
    """Return the rule that a file violates because it can't be read; empty if another one reports it."""
    if _is_empty_list(sitemap.path, error):
        return ""
    return MALFORMED_RULE if _is_malformed(error) else "sitemap-unreadable"


def _refuse(document: Document, sitemap: Sitemap, error: ReadError, rule: str = "sitemap-unreadable") -> None:
    """Keep with a sitemap why its entries are not in the set; without a rule, another one reports it."""
    sitemap.error = error
    if rule:
        is_in_index = rule in _RULES_OF_INDEX or sitemap.path is None
        line = None if is_in_index else error.line or (1 if rule == MALFORMED_RULE else None)
        finding = Finding(rule, error.message, line=line, value=sitemap.loc or "", is_in_index=is_in_index)
        document.findings.append((sitemap.id, finding))


def _packed_bytes(path: Path) -> int:
    """Return the size of a file on disk; 0 if it can't be read, which reading reports."""
    status = Fingerprint.at(path)
    return status.size if status is not None else 0
