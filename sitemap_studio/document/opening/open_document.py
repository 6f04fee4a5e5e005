"""Open a set: read the files at a path into a document, completely or with an error.

`open_path` and its siblings first recover interrupted saves, then find the sitemaps of the set (`set_files`), then read
their files (`file_reading`) and add the entries to the table (`SetLoader`). Sets that take long are shown before all
files are read (`open_gradually`).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from sitemap_studio.core.errors import (
    CeilingError,
    EncodingError,
    ReadError,
    StudioError,
)
from sitemap_studio.core.messages import join, msg, plural
from sitemap_studio.core.paths import FilenameCase, has_temporary_files, is_folder, resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import (
    ReadOptions,
    read_file,
)
from sitemap_studio.document.opening.set_files import (
    ChildSitemap,
    SetFiles,
    find_in_files,
    find_in_folder,
    find_sitemap_files,
    root_element_of,
    unlisted_sitemaps,
)
from sitemap_studio.document.set_loading import (
    NO_NESTING,
    SetLoader,
    is_empty_url_list,
    is_malformed,
    set_sitemap_error,
    size_on_disk,
)
from sitemap_studio.document.sitemap_set import IndexFile, OpeningNotice, SitemapFile, name_within
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import READ_SCHEMA
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.large_store import trim_memory
from sitemap_studio.model.order import IndexEntry
from sitemap_studio.model.slots import NO_SLOTS
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.robots_files import url_key
from sitemap_studio.protocol.rule import Finding, Severity
from sitemap_studio.protocol.rules.file_rules import MALFORMED_RULE
from sitemap_studio.protocol.url_syntax import file_address, is_complete, is_web, page_key, split_loc, stripped
from sitemap_studio.validation.locations import site_of

if TYPE_CHECKING:
    from sitemap_studio.core.set_journal import RecoveredSave

_FETCHED_PROTOCOLS: Final = ("", "http:", "https:")
"""Protocols of URLs of sitemaps; another rule reports URLs without a protocol."""

_MAX_REASONS: Final = 5


def new_document() -> Document:
    """Return a set of one sitemap without entries and without a file; it counts as validated."""
    document = Document(path=None, sitemaps=[SitemapFile(0)])
    document.is_validated = True
    return document


def open_path(
    path: Path, options: ReadOptions | None = None, progress: Progress | None = None, *, index_url: str | None = None
) -> Document:
    """Open a sitemap, a text list, a CSV file, an index with its sitemaps on disk, or a folder, and read all its files.

    Of a folder, its index is opened, else all its sitemaps as one set. Interrupted saves there are completed or undone.

    Args:
        path: File or folder.
        options: Options of reading.
        progress: Counts compressed bytes.
        index_url: URL of the index, which helps to find its sitemaps.

    Raises:
        ReadError: The file itself can't be read. Errors of the sitemaps of an index are stored in `SitemapFile.error`.
    """
    progress = progress or Progress()
    document, loader = _prepare_set([path], options or ReadOptions(), progress, index_url=index_url)
    loader.read_all(progress)
    trim_memory()
    return document


def open_gradually(
    path: Path, options: ReadOptions | None = None, progress: Progress | None = None, *, index_url: str | None = None
) -> Document:
    """Open a file or folder; if it takes long, read only until there are entries to show.

    Then `Document.loader` reads the remaining files. See `open_path` for arguments.
    """
    progress = progress or Progress()
    document, loader = _prepare_set([path], options or ReadOptions(), progress, index_url=index_url)
    if loader.is_shown_early:
        loader.read_first()
        document.loader = loader
    else:
        loader.read_all(progress)
    trim_memory()
    return document


def open_as_set(
    paths: Sequence[Path], options: ReadOptions | None = None, progress: Progress | None = None
) -> Document:
    """Open several files of a folder as one set without an index; if one of them is an index, its set.

    Raises:
        RequestError: They can't be one set.
        ReadError: The index can't be read, or none of the files, and no other encoding or limit may help. Other errors
            of files are stored in `SitemapFile.error`.
    """
    progress = progress or Progress()
    document, loader = _prepare_set(paths, options or ReadOptions(), progress, are_together=True)
    loader.read_all(progress)
    trim_memory()
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
    """Return a set with one sitemap that has the error, for a file whose content is malformed.

    Args:
        path: The file, or a folder whose only sitemap is the file.
        error: The error of reading it.

    Returns:
        None unless the content of the file is malformed: it is empty, not well-formed XML, not in its encoding, damaged
        gzip data, or declares a document type with entities.
    """
    if not is_malformed(error):
        return None
    if error.path is not None and is_folder(path):
        path = error.path
    document = Document(path=path, sitemaps=[SitemapFile(0, path=path, error=error)])
    document.table.set_listing({0: IndexEntry(path.name)})
    document.sitemaps.update_listing(document.table.listing)
    if not is_empty_url_list(path, error):
        document.findings.append((0, Finding(MALFORMED_RULE, str(error), line=error.line or 1)))
    return document


def open_merged(
    paths: Sequence[Path], options: ReadOptions | None = None, progress: Progress | None = None
) -> Document:
    """Open several sitemaps or sets as one set with all their sitemaps, in the given order, to export them together.

    Raises:
        ReadError: One of them can't be read. Errors of the sitemaps of an index are stored in `SitemapFile.error`.
    """
    document = Document(path=paths[0].parent, sitemaps=[])
    order = [NO_SLOTS]
    for path in paths:
        part = open_path(path, options, progress)
        document.notices.extend(part.notices)
        for sitemap in part.sitemaps:
            slots = part.table.slots_of_sitemap(sitemap.id)
            rows = part.table.rows(slots, list(READ_SCHEMA))
            extensions = part.table.extensions_of(slots)
            copy = replace(sitemap, id=document.sitemaps.next_id)
            document.sitemaps.append_sitemap(copy)
            document.findings.extend((copy.id, finding) for id_, finding in part.findings if id_ == sitemap.id)
            added = document.table.allocate(
                rows, extensions=extensions, sitemap=copy.id, sizes=entry_sizes(rows, extensions), origin=copy.id
            )
            if copy.source is not None:
                copy.source = replace(copy.source, slots=added)
            order.append(added)
    all_slots = np.concatenate(order)
    document.table.set_order(all_slots, inserted=all_slots, removed=NO_SLOTS)
    return document


# Recovery of interrupted saves


class _SaveRecovery:
    """Recovery of interrupted saves in the folders of a set, before the files there are read.

    Attributes:
        notices: Notices about saves that were recovered, or could not be.
    """

    def __init__(self) -> None:
        """Start without notices; no folder was examined yet."""
        self.notices: list[OpeningNotice] = []
        self._folders: set[Path] = set()

    def recover_around(self, paths: Iterable[Path]) -> bool:
        """Recover interrupted saves in the folders of files, once per folder; return whether files may have changed."""
        # As text, and one file of each folder: a set may have thousands, and resolving links is slow.
        known, files = set(map(str, self._folders)), list(map(str, paths))
        others = {folder: path for path in files if (folder := os.path.dirname(path)) not in known}  # noqa: PTH120
        linked = [path for path in files if os.path.islink(path)]  # noqa: PTH114
        folders = {folder for path in (*others.values(), *linked) for folder in _folders_around(Path(path))}
        found = _recover_folders(folders - self._folders)
        self._folders |= folders
        # A save that can't be recovered is found from each of its folders.
        self.notices = list(dict.fromkeys((*self.notices, *found)))
        return any(notice.severity is Severity.INFO for notice in found)


def _recover_folders(folders: Collection[Path]) -> list[OpeningNotice]:
    """Complete or undo interrupted saves in folders, and remove the files of killed processes; return notices."""
    folders = [folder for folder in folders if has_temporary_files(folder)]
    if not folders:
        return []
    # The modules for saving are loaded only if they are needed.
    from sitemap_studio.core.file_lock import lock_files_in, remove_stale_lock
    from sitemap_studio.core.set_journal import recover_saves

    notices = [_recovery_notice(save) for save in recover_saves(folders)]
    for _, locked_path in chain.from_iterable(map(lock_files_in, folders)):
        remove_stale_lock(locked_path)
    return notices


def _folders_around(path: Path) -> set[Path]:
    """Return the folders that may contain temporary files of an interrupted save of a file or folder."""
    return {resolve_links(path)} if is_folder(path) else {resolve_links(path.parent), resolve_links(path).parent}


def _recovery_notice(save: RecoveredSave) -> OpeningNotice:
    """Return the notice about an interrupted save that was completed, undone, or could not be recovered."""
    if save.outcome is save.outcome.COMPLETED:
        return OpeningNotice(
            Severity.INFO, msg("An interrupted save was completed. All files have their new content."), ""
        )
    if save.outcome is save.outcome.UNDONE:
        return OpeningNotice(
            Severity.INFO, msg("An interrupted save was undone. All files have their earlier content."), ""
        )
    message = msg("An interrupted save could be neither completed nor undone: {reason}.", reason=save.reason)
    return OpeningNotice(Severity.WARNING, message, join([msg("Some files may be older than others."), save.hint]))


def _unlisted_set_notice(path: Path) -> OpeningNotice:
    """Return the notice about a downloaded sitemap in the folder that the index does not list."""
    message = msg("“{name}” was downloaded from the same site, but the index does not list it.", name=path.name)
    return OpeningNotice(Severity.INFO, message, msg("Open the file to see its entries."))


# The sitemaps of the set


def _prepare_set(
    paths: Sequence[Path],
    options: ReadOptions,
    progress: Progress,
    *,
    index_url: str | None = None,
    are_together: bool = False,
) -> tuple[Document, SetLoader]:
    """Recover interrupted saves around a set, and return it with the loader that reads its files.

    The file of a single sitemap and the index are read already.

    Args:
        paths: A file or a folder, or several files that are opened together.
        options: Options of reading.
        progress: Counts compressed bytes.
        index_url: URL of the set, which helps to find the sitemaps of an index.
        are_together: Whether the paths are files to open as one set.
    """
    recovery = _SaveRecovery()
    recovery.recover_around(paths)

    def find() -> SetFiles:
        """Find the files of the set."""
        if are_together:
            return find_in_files(paths)
        return find_in_folder(paths[0]) if is_folder(paths[0]) else SetFiles(paths[0])

    found = find()
    files = found.sitemaps if found.index is None else (found.index,)
    if recovery.recover_around(files):
        # Files may have come or gone.
        found = find()
    if found.main_file is not None:
        document, loader = _prepare_file(
            FilenameCase().resolve(found.main_file), index_url, options, progress, recovery
        )
    else:
        document = _new_set(found.sitemaps[0].parent, found.sitemaps, index_url)
        loader = SetLoader(document, found.sitemaps[0].parent, options)
    document.notices = [*recovery.notices, *map(_unlisted_set_notice, found.others)]
    return document, loader


def _new_set(path: Path, files: Sequence[Path], url: str | None) -> Document:
    """Return a set without an index whose files are not read yet: a single file, or files of a folder."""
    sitemaps = [SitemapFile(number, path=each) for number, each in enumerate(files)]
    document = Document(path=path, sitemaps=sitemaps)
    document.base_url = url
    document.table.set_listing({sitemap.id: IndexEntry(sitemap.name) for sitemap in sitemaps})
    document.sitemaps.update_listing(document.table.listing)
    return document


def _prepare_file(
    path: Path, index_url: str | None, options: ReadOptions, progress: Progress, recovery: _SaveRecovery
) -> tuple[Document, SetLoader]:
    """Read a single sitemap or an index, and return its set with the loader of the other files.

    Args:
        path: Path of the file.
        index_url: URL of the file; None if unknown.
        options: Options of reading.
        progress: Counts bytes on disk.
        recovery: Recovers interrupted saves in the folders of an index's sitemaps.
    """
    progress.begin(path.name, size_on_disk(path))
    file = read_file(path, options)
    progress.advance(file.packed_bytes)
    if file.kind == "index":
        document = _set_of_index(file, index_url, options, recovery)
        return document, SetLoader(document, path, options)
    document = _new_set(path, [path], index_url)
    loader = SetLoader(document, path, options)
    loader.add_files([(0, file)])
    return document, loader


def _set_of_index(file: ReadFile, index_url: str | None, options: ReadOptions, recovery: _SaveRecovery) -> Document:
    """Return the set of an index without entries: each sitemap with its file, or with the reason why it is not read.

    It includes the sitemaps of nested indexes, and its index has the unlisted sitemaps that were found.

    Args:
        file: The index that was read.
        index_url: Its URL, which helps to find its sitemaps; None if unknown.
        options: Options of reading nested indexes.
        recovery: Recovers interrupted saves in the folders of the sitemaps.
    """
    path = file.path
    index = IndexFile(path, file.source)
    document = Document(path=path, index=index, sitemaps=[])
    document.base_url = index_url
    document.findings.extend((None, finding) for finding in file.findings)
    files, missing = dict[str, str](), dict[str, str]()
    real_index = str(path.resolve())
    by_name: dict[str, list[SitemapFile]] = {}
    lines, nested = _listed_sitemaps(file, index_url, options)
    if recovery.recover_around(line.child.path for line in lines if line.child.path is not None):
        # Files may have come or gone.
        lines, nested = _listed_sitemaps(file, index_url, options)
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
        sitemap = SitemapFile(document.sitemaps.next_id, loc=loc or "", lastmod=lastmod, path=child.path)
        document.sitemaps.append_sitemap(sitemap)
        listed_ids += [sitemap.id] if is_own else []
        # By the file itself: several links to one file, saved one after the other, would undo each other's edits.
        is_index_itself = (own_key or child.real == real_index) and _is_url_of_index(loc or "", own_key, sites)
        if child.real == real_index and not is_index_itself:
            child, sitemap.path = ChildSitemap(), None
        known = missing if child.real is None else files
        if is_index_itself:
            message = msg("“{index}” lists itself.", index=index.name)
            set_sitemap_error(document, sitemap, ReadError(message, path=path, hint=NO_NESTING), "nested-index")
        elif (refusal := _reason_not_read(index, loc, sitemap, child, former_url=known.get(key))) is not None:
            set_sitemap_error(document, sitemap, *refusal)
        elif child.missing_folders is not None:
            by_name.setdefault(child.missing_folders, []).append(sitemap)
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
    document.findings.extend(_found_by_name_finding(index, sitemaps) for sitemaps in by_name.values())
    document.table.set_listing(index.listing)
    document.table.index_name = index.name
    document.sitemaps.update_listing(index.listing)
    index.unlisted = unlisted_sitemaps(path, files)
    return document


_FIRST_NESTED_ID: Final = 1 << 31
"""First unused id, for entries of nested indexes."""

_MAX_NESTING: Final = 8
"""Maximum depth of nested indexes that are opened; sites have at most two."""


class _ListedSitemap(NamedTuple):
    """Entry of an index, or of an index nested in it.

    Attributes:
        index_path: The index that lists it.
        child: The file that was found for it.
    """

    index_path: Path
    loc: str | None
    lastmod: str | None
    child: ChildSitemap

    @property
    def key(self) -> str:
        """Key by which repeated entries are recognised: the real path of the file, else the normalized URL."""
        return page_key(stripped(self.loc)) if self.child.real is None else self.child.real


def _listed_sitemaps(
    file: ReadFile, index_url: str | None, options: ReadOptions
) -> tuple[list[_ListedSitemap], dict[str, ReadFile]]:
    """Return the entries of an index with their files, nested ones included, and the nested indexes by real path."""
    lines = _entries_of_index_file(file)
    nested, known = dict[str, ReadFile](), {str(file.path.resolve())}
    for level in range(_MAX_NESTING + 1):
        children = find_sitemap_files(file.path, index_url, [line.loc or "" for line in lines])
        lines = [line._replace(child=child) for line, child in zip(lines, children, strict=True)]
        found = dict[int, ReadFile]()
        for place, (_, _, _, child) in enumerate(lines if level < _MAX_NESTING else ()):
            if child.path is None or child.real is None or child.real in known:
                continue
            known.add(child.real)
            inner = _read_nested(child.path, options)
            # One whose sitemaps are all missing is a sitemap that can't be read.
            if inner is not None and any(
                each.path
                for each in find_sitemap_files(
                    file.path, index_url, [line.loc or "" for line in _entries_of_index_file(inner)]
                )
            ):
                found[place] = nested[child.real] = inner
        if not found:
            break
        groups = (
            [line, *(_entries_of_index_file(found[place]) if place in found else ())]
            for place, line in enumerate(lines)
        )
        lines = list(chain.from_iterable(groups))
    return lines, nested


def _read_nested(path: Path, options: ReadOptions) -> ReadFile | None:
    """Read a file if it is an index; return None otherwise, or if it can't be read."""
    with suppress(StudioError):
        file = read_file(path, options) if root_element_of(path) == "sitemapindex" else None
        return file if file is not None and file.kind == "index" else None
    return None


def _entries_of_index_file(file: ReadFile) -> list[_ListedSitemap]:
    """Return the entries of an index that was read; no files are searched."""
    rows = file.entries.select("loc", "lastmod").iter_rows()
    return [_ListedSitemap(file.path, loc, lastmod, ChildSitemap()) for loc, lastmod in rows]


def _nested_indexes(
    index: IndexFile, table: EntryTable, lines: Sequence[_ListedSitemap], nested: Collection[str]
) -> Iterator[tuple[int | None, Finding]]:
    """Yield a finding, with None as its sitemap, for each nested index that an index lists, at the line of its entry."""
    from sitemap_studio.document.source_text import SourceText, positions_in_index

    listed = [line for line in lines if line.index_path == index.path]
    text = SourceText.from_file(index)
    places = None if text is None else positions_in_index(index, table, text)
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
            (position,) = places.positions_of_fields(np.array([number], np.uint32), ["loc"])
        row, column = (position.line, position.column) if position is not None else (None, None)
        yield None, Finding("nested-index", message, line=row, column=column, value=line.loc or "", is_in_index=True)


def _is_url_of_index(loc: str, own_key: str | None, sites: Mapping[str, int]) -> bool:
    """Return whether a URL denotes the index itself.

    Args:
        loc: The URL.
        own_key: Key of the URL of the index; without it, the URL must be on the most frequent site, or incomplete.
        sites: Numbers of listed sitemaps by site.
    """
    if own_key is not None:
        return url_key(loc) == own_key
    return not is_web(stripped(loc)) or sites[site_of(loc)] == max(sites.values())


def _reason_not_read(
    index: IndexFile, listed_loc: str | None, sitemap: SitemapFile, child: ChildSitemap, *, former_url: str | None
) -> tuple[ReadError, str] | None:
    """Return why a listed sitemap is not read: the error, and the rule that it violates; None for a sitemap to be read.

    The rule is empty if another rule reports the fault.

    Args:
        index: The index.
        listed_loc: URL in the index.
        sitemap: The sitemap.
        child: The file that was found for it.
        former_url: URL by which the index listed the same sitemap before; None if it did not.
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
    if child.ambiguous_file:
        hint = msg(
            "“{file}” could be this sitemap or another one. Move each file to the path of its URL.",
            file=child.ambiguous_file,
        )
    return ReadError(message, hint=hint), "sitemap-missing"


def _found_by_name_finding(index: IndexFile, sitemaps: Sequence[SitemapFile]) -> tuple[int | None, Finding]:
    """Return the sitemap id (None for several) and the finding that files were found by name, not by their URLs' paths.

    Args:
        index: The index.
        sitemaps: Sitemaps whose paths lack the same folders of their URLs.
    """
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
