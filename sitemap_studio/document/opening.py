"""Opening: from a path to a document, the whole set, or an error; nothing half.

Both faces come in here. Files are read side by side in threads (reading is array work that leaves the interpreter free)
and put into the table in the order of the index.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from sitemap_studio.core.errors import CeilingError, ReadError
from sitemap_studio.core.memory import give_back
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.children import local_child, unlisted_sitemaps
from sitemap_studio.document.document import Document
from sitemap_studio.document.folder_opening import Found, find_among, find_in_folder, is_folder
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, Source, name_within, spans
from sitemap_studio.formats.canonical import entry_sizes
from sitemap_studio.formats.container import Ceilings, Container, read_container
from sitemap_studio.formats.reading import Reading, read_sitemap
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.table.edits import InsertEntries
from sitemap_studio.table.listing import Listed
from sitemap_studio.table.slots import NO_SLOTS, SlotArray

_READERS = min(4, os.cpu_count() or 1)
_READ_AHEAD = 2 * _READERS


@dataclass(frozen=True)
class _How:
    """How files are read: up to which ceilings, and as which encoding those that follow none."""

    ceilings: Ceilings
    encoding: str | None


@dataclass(frozen=True)
class _Unpacked:
    """A file as it was read; its bytes are let go."""

    container: Container
    reading: Reading
    chosen_encoding: str | None

    def source(self, slots: SlotArray, entry_bytes: int) -> Source:
        """What is known of it, with slots for its entries, which take `entry_bytes` in all."""
        return Source.of(self.container, self.reading, slots, entry_bytes, chosen_encoding=self.chosen_encoding)


@dataclass
class _Listed:
    """What an index listed so far.

    Attributes:
        files: The files that are there, with all links followed.
        missing: The addresses of those that are not.
    """

    files: set[Path] = field(default_factory=set)
    missing: set[str] = field(default_factory=set)


def new_document() -> Document:
    """A set of one sitemap without entries and without a file."""
    document = Document(path=None, kind="urlset", index=None, sitemaps=[Sitemap(0)])
    document.is_judged = True
    return document


def open_path(
    path: Path,
    *,
    index_url: str | None = None,
    ceilings: Ceilings | None = None,
    encoding: str | None = None,
    progress: Progress | None = None,
) -> Document:
    """Open a sitemap, a text list, a CSV file, an index with those of its sitemaps that lie beside it, or a folder.

    Args:
        path: The file; of a folder its index is opened, and where there is none all its sitemaps, as one set.
        index_url: Its address on the web, when it is known; helps to find the sitemaps of an index.
        ceilings: How much is read at most.
        encoding: What to take files for that follow neither the encoding that they declare nor UTF-8.
        progress: Told about every file, in packed bytes.

    Raises:
        ChoiceError: It is a folder with several indexes.
        EncodingError: The file follows neither what it declares nor UTF-8, and no encoding was given.
        ReadError: The file itself can't be read. What is wrong with a sitemap of an index is kept with that sitemap.
        Cancelled: The user asked to stop.
    """
    how, progress = _How(ceilings or Ceilings(), encoding), progress or Progress()
    document = (
        _open_found(find_in_folder(path), how, progress) if is_folder(path) else _open(path, index_url, how, progress)
    )
    # Only now nothing holds the last readings any more.
    give_back()
    return document


def open_together(
    paths: Sequence[Path],
    *,
    ceilings: Ceilings | None = None,
    encoding: str | None = None,
    progress: Progress | None = None,
) -> Document:
    """Open several files of a folder as one set without an index; if one of them is an index, its set.

    Raises:
        ChoiceError: Several of them are indexes.
        RequestError: They can't be one set.
        ReadError: The index can't be read. What is wrong with a sitemap is kept with that sitemap.
        Cancelled: The user asked to stop.
    """
    document = _open_found(find_among(paths), _How(ceilings or Ceilings(), encoding), progress or Progress())
    give_back()
    return document


def _open_found(found: Found, how: _How, progress: Progress) -> Document:
    """Open what was found in a folder."""
    alone = found.index or (found.sitemaps[0] if len(found.sitemaps) == 1 else None)
    if alone is not None:
        return _open(alone, None, how, progress)
    folder = found.sitemaps[0].parent
    sitemaps = [Sitemap(number, path=path) for number, path in enumerate(found.sitemaps)]
    document = Document(path=folder, kind="urlset", index=None, sitemaps=sitemaps)
    document.table.set_listing({sitemap.id: Listed(sitemap.name) for sitemap in sitemaps})
    document.sitemaps.follow(document.table.listing)
    _read_all(document, folder, how, progress)
    return document


def _open(path: Path, index_url: str | None, how: _How, progress: Progress) -> Document:
    progress.begin(path.name, _packed_bytes(path))
    first = _unpack(path, how)
    progress.advance(first.container.packed_bytes)
    if first.reading.kind == "index":
        return _open_index(first, index_url, how, progress)
    sitemap = Sitemap(0, path=path, is_gzipped=first.container.is_gzipped)
    document = Document(path=path, kind=first.reading.kind, index=None, sitemaps=[sitemap])
    document.table.set_listing({0: Listed(path.name)})
    document.sitemaps.follow(document.table.listing)
    _place(document, [(sitemap, _take(document, sitemap, first))])
    return document


def open_paths(
    paths: Sequence[Path],
    *,
    ceilings: Ceilings | None = None,
    encoding: str | None = None,
    progress: Progress | None = None,
) -> Document:
    """Open several sitemaps or sets as one set, in the order given; for exporting them together.

    Raises:
        ReadError: One of them can't be read. What is wrong with a sitemap of an index is kept with that sitemap.
        Cancelled: The user asked to stop.
    """
    if len(paths) == 1:
        return open_path(paths[0], ceilings=ceilings, encoding=encoding, progress=progress)
    document = Document(path=paths[0], kind="urlset", index=None, sitemaps=[])
    taken: list[tuple[Sitemap, SlotArray]] = []
    for path in paths:
        part = open_path(path, ceilings=ceilings, encoding=encoding, progress=progress)
        for sitemap in part.sitemaps:
            slots = part.slots_of(sitemap.id)
            rows = part.table.rows(slots, list(_READ_COLUMNS))
            extensions = part.table.extensions_of(slots)
            copy = replace(sitemap, id=document.sitemaps.next_id)
            document.sitemaps.enter(copy)
            added = document.table.add(
                rows, extensions=extensions, sitemap=copy.id, sizes=entry_sizes(rows, extensions), origin=copy.id
            )
            taken.append((copy, added))
    _place(document, taken)
    return document


_READ_COLUMNS = ("loc", "lastmod", "changefreq", "priority", "start", "length")


def _packed_bytes(path: Path) -> int:
    """The size of a file on disk, for progress; 0 where reading it will say what is wrong."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def _unpack(path: Path, how: _How) -> _Unpacked:
    container = read_container(path, ceilings=how.ceilings)
    reading = read_sitemap(container, ceilings=how.ceilings, encoding=how.encoding)
    return _Unpacked(replace(container, data=b""), reading, how.encoding)


def _open_index(first: _Unpacked, index_url: str | None, how: _How, progress: Progress) -> Document:
    path = first.container.path
    index = IndexFile(path, first.container.is_gzipped, first.source(NO_SLOTS, 0))
    document = Document(path=path, kind="index", index=index, sitemaps=[])
    document.address = index_url
    document.findings.extend((None, finding) for finding in first.reading.findings)
    listed = _Listed()
    for loc, lastmod in first.reading.entries.select("loc", "lastmod").iter_rows():
        _list_sitemap(document, index, index_url, loc, lastmod, listed)
    index.listing = {sitemap.id: _as_listed(sitemap, path.parent) for sitemap in document.sitemaps}
    document.table.set_listing(index.listing)
    document.table.index_name = index.name
    document.sitemaps.follow(index.listing)
    index.unlisted = unlisted_sitemaps(path, listed.files)
    _read_all(document, path, how, progress)
    return document


def _read_all(document: Document, path: Path, how: _How, progress: Progress) -> None:
    """Read the files of all sitemaps; `path` is that of the set, for messages."""
    waiting = [sitemap for sitemap in document.sitemaps if sitemap.error is None]
    sizes = {sitemap.id: _packed_bytes(sitemap.path) for sitemap in waiting if sitemap.path is not None}
    progress.begin(path.name, sum(sizes.values()))
    taken = []
    total = 0
    for sitemap, outcome in _read_ahead(waiting, how):
        try:
            unpacked = outcome()
            total += _counted(unpacked, path, total, how.ceilings)
            taken.append((sitemap, _take(document, sitemap, unpacked)))
        except ReadError as error:
            _refuse(document, sitemap, error)
        progress.what = sitemap.name
        progress.advance(sizes[sitemap.id])
    _place(document, taken)


def _list_sitemap(
    document: Document, index: IndexFile, index_url: str | None, loc: str | None, lastmod: str | None, listed: _Listed
) -> None:
    """Enter one sitemap of an index into the set, with its file or with the reason why there is none.

    Args:
        document: The set.
        index: Its index.
        index_url: The address of that, when it is known.
        loc: The address of the sitemap.
        lastmod: When it changed, as the index says.
        listed: What is known of those before it; it is entered there.
    """
    sitemap = Sitemap(document.sitemaps.next_id, loc=loc or "", lastmod=lastmod)
    document.sitemaps.enter(sitemap)
    if not loc or not loc.strip():
        which = "has no loc" if loc is None else "has an empty loc"
        nameless = ReadError(f"An entry of “{index.name}” {which}, so that it names no sitemap.", path=index.path)
        _refuse(document, sitemap, nameless, rule="loc-missing" if loc is None else "loc-empty")
        return
    found = local_child(index.path, index_url, loc)
    if found is None and loc.strip() in listed.missing:
        again = ReadError(f"“{sitemap.name}” is listed twice in “{index.name}”.", path=index.path)
        _refuse(document, sitemap, again, rule="sitemap-repeated")
        return
    if found is None:
        listed.missing.add(loc.strip())
        hint = "Put the file beside the index to open it with the set; the index keeps its entry."
        missing = ReadError(f"“{sitemap.name}”, listed in “{index.name}”, is not on this disk.", hint=hint)
        _refuse(document, sitemap, missing, rule="sitemap-missing")
        return
    sitemap.path = found
    # By the file itself: several links to one file, saved one after the other, would undo each other's edits.
    file = found.resolve()
    if file == index.path.resolve():
        itself = ReadError(f"“{index.name}” lists itself.", path=index.path, hint=_NO_NESTING)
        _refuse(document, sitemap, itself, rule="nested-index")
    elif file in listed.files:
        twice = ReadError(f"“{sitemap.name}” is listed twice in “{index.name}”.", path=found, hint="It is opened once.")
        _refuse(document, sitemap, twice, rule="sitemap-repeated")
    listed.files.add(file)


def _as_listed(sitemap: Sitemap, folder: Path) -> Listed:
    """What an index says of a sitemap."""
    name = None if sitemap.path is None else name_within(sitemap.path, folder)
    return Listed(name, sitemap.loc, sitemap.lastmod)


_NO_NESTING = "An index may list sitemaps only; its entry is kept as it is."


def _read_ahead(sitemaps: list[Sitemap], how: _How) -> Iterator[tuple[Sitemap, Callable[[], _Unpacked]]]:
    """Read files side by side, a few ahead of the one that is taken; each comes as a call that gives or raises."""
    with ThreadPoolExecutor(_READERS, "reading") as readers:
        ahead: deque[tuple[Sitemap, Future[_Unpacked]]] = deque()
        try:
            for sitemap in sitemaps:
                assert sitemap.path is not None
                ahead.append((sitemap, readers.submit(_unpack, sitemap.path, how)))
                if len(ahead) > _READ_AHEAD:
                    earliest, future = ahead.popleft()
                    yield earliest, future.result
            while ahead:
                earliest, future = ahead.popleft()
                yield earliest, future.result
        finally:
            for _, future in ahead:
                future.cancel()


def _counted(unpacked: _Unpacked, path: Path, total: int, ceilings: Ceilings) -> int:
    count = unpacked.reading.entries.height
    if total + count > ceilings.max_entries:
        raise CeilingError(
            f"The set of “{path.name}” holds more than {ceilings.max_entries:,} entries.",
            hint="Raise the ceiling to open it whole.",
            path=path,
        )
    return count


def _take(document: Document, sitemap: Sitemap, unpacked: _Unpacked) -> SlotArray:
    """Give the entries of a file their slots, and the sitemap what is known of its file."""
    reading = unpacked.reading
    if reading.kind == "index":
        listed = f", listed in “{document.index.name}”," if document.index is not None else ""
        nested = ReadError(f"“{sitemap.name}”{listed} is an index itself.", hint=_NO_NESTING)
        _refuse(document, sitemap, nested, rule="nested-index")
        return NO_SLOTS
    sitemap.is_gzipped = unpacked.container.is_gzipped
    sizes = spans(reading.entries)
    slots = document.table.add(
        reading.entries, extensions=reading.extensions, sitemap=sitemap.id, sizes=sizes, origin=sitemap.id
    )
    sitemap.source = unpacked.source(slots, int(sizes.sum()))
    document.findings.extend((sitemap.id, finding) for finding in reading.findings)
    return slots


def _refuse(document: Document, sitemap: Sitemap, error: ReadError, rule: str = "sitemap-unreadable") -> None:
    sitemap.error = error
    document.findings.append((sitemap.id, Finding(rule, error.message, line=error.line, value=sitemap.loc or "")))


def _place(document: Document, taken: list[tuple[Sitemap, SlotArray]]) -> None:
    """Put all entries in order, sitemap by sitemap."""
    slots = np.concatenate([slots for _, slots in taken]) if taken else NO_SLOTS
    InsertEntries(np.arange(len(slots), dtype=np.int64), slots).apply(document.table)
    first = 0
    for sitemap, of_sitemap in taken:
        # A view of the order: the same numbers are not kept twice.
        if sitemap.source is not None:
            sitemap.source = replace(sitemap.source, slots=document.table.order[first : first + len(of_sitemap)])
        first += len(of_sitemap)
