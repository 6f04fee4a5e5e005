"""Opening: from a path to a document, the whole set, or an error; nothing half.

Both faces come in here. Which sitemaps a set has is found out here; how they are read, and how their entries come into
the table in the order of the index, `filling` knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import CeilingError, EncodingError, ReadError
from sitemap_studio.core.memory import give_back
from sitemap_studio.core.messages import join, msg, plural
from sitemap_studio.core.paths import FilenameCase, is_folder
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.children import ChildSitemap, local_children, unlisted_sitemaps
from sitemap_studio.document.opening.filling import NO_NESTING, Filling, packed_bytes, place, refuse
from sitemap_studio.document.opening.folder_opening import Found, find_among, find_in_folder
from sitemap_studio.document.opening.interrupted import folders_around, opened_settled
from sitemap_studio.document.reading.file_reading import HowToRead, ReadFile, read_file
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, name_within
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.large_store import CachePlace
from sitemap_studio.model.order import IndexEntry
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.urls import is_complete, split_loc, stripped

_FETCHED: Final = ("", "http:", "https:")
"""The protocols that an address of a sitemap may have; one without any is not complete, which is told elsewhere."""


@dataclass
class _Listed:
    """What an index listed so far.

    Attributes:
        index: The file of the index itself, with all links followed.
        files: The files that are there, with all links followed.
        missing: The addresses of those that are not.
        by_name: Sitemaps whose files were found by name, by the folders of their URLs that the paths lack.
    """

    index: Path
    files: set[Path] = field(default_factory=set)
    missing: set[str] = field(default_factory=set)
    by_name: dict[str, list[Sitemap]] = field(default_factory=dict)


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
    cache: CachePlace | None = None,
    progress: Progress | None = None,
) -> Document:
    """Open a sitemap, a text list, a CSV file, an index with those of its sitemaps that lie beside it, or a folder.

    Args:
        path: The file; of a folder its index is opened, and where there is none all its sitemaps, as one set.
        index_url: Its address on the web, when it is known; helps to find the sitemaps of an index, too.
        ceilings: How much is read at most.
        encoding: What to take files for that follow neither the encoding that they declare nor UTF-8.
        cache: Where a large set has its entries while it is open; None for the usual place.
        progress: Told about every file, in packed bytes.

    Raises:
        ChoiceError: It is a folder with several indexes.
        EncodingError: The file follows neither what it declares nor UTF-8, and no encoding was given.
        ReadError: The file itself can't be read. What is wrong with a sitemap of an index is kept with that sitemap.
        Cancelled: The user asked to stop.
    """
    how, progress = HowToRead(ceilings or Ceilings(), encoding, cache or CachePlace()), progress or Progress()
    document = opened_settled(
        folders_around(path), lambda: _begin_anything(path, index_url, how, progress).read_all(progress)
    )
    # Only now nothing holds the last readings any more.
    give_back()
    return document


def open_gradually(path: Path, how: HowToRead | None = None, progress: Progress | None = None) -> Document:
    """Open a set as far as there is something to look at: its index, and the first sitemap with entries.

    One that is read in a moment is opened whole.

    Args:
        path: The file, or a folder; see `open_path`, also for what is raised.
        how: How to read.
        progress: Told about what is read at once.

    Returns:
        The set; its `rest` is what is still to be read of it.
    """
    how, progress = how or HowToRead(), progress or Progress()

    def begin() -> Document:
        filling = _begin_anything(path, None, how, progress)
        if not filling.is_long:
            return filling.read_all(progress)
        filling.read_first()
        return filling.document

    document = opened_settled(folders_around(path), begin)
    give_back()
    return document


def open_together(
    paths: Sequence[Path],
    *,
    ceilings: Ceilings | None = None,
    encoding: str | None = None,
    cache: CachePlace | None = None,
    progress: Progress | None = None,
) -> Document:
    """Open several files of a folder as one set without an index; if one of them is an index, its set.

    Raises:
        ChoiceError: Several of them are indexes.
        RequestError: They can't be one set.
        ReadError: The index can't be read, or none of the files. What is wrong with a sitemap among others is kept with
            that sitemap.
        Cancelled: The user asked to stop.
    """
    how, progress = HowToRead(ceilings or Ceilings(), encoding, cache or CachePlace()), progress or Progress()
    folders = {folder for path in paths for folder in folders_around(path)}
    document = opened_settled(folders, lambda: _begin_found(find_among(paths), how, progress).read_all(progress))
    give_back()
    _refuse_unread(document)
    return document


def _refuse_unread(document: Document) -> None:
    """Refuse several files of which none can be read.

    Raises:
        ReadError: It tells of each why; but for files that could be read if somebody said how.
    """
    errors = [sitemap.error for sitemap in document.sitemaps if sitemap.error is not None]
    may_be_read = any(isinstance(error, (EncodingError, CeilingError)) for error in errors)
    if document.index is not None or len(errors) < len(document.sitemaps) or may_be_read:
        return
    count = len(errors)
    sentence = plural("The file can't be opened.", "None of the %n files can be opened.", count)
    reasons: list[str] = [error.message for error in errors[:_MOST_REASONS]]
    if count > _MOST_REASONS:
        reasons.append(plural("Nor can the last one.", "Nor can the %n others.", count - _MOST_REASONS))
    raise ReadError(sentence, hint=join(reasons), path=document.path)


_MOST_REASONS: Final = 5


def _begin_anything(path: Path, index_url: str | None, how: HowToRead, progress: Progress) -> Filling:
    """Find out which sitemaps a file or a folder stands for."""
    if is_folder(path):
        return _begin_found(find_in_folder(path), how, progress, index_url)
    return _begin(path, index_url, how, progress)


def _begin_found(found: Found, how: HowToRead, progress: Progress, index_url: str | None = None) -> Filling:
    """The same of what was found in a folder."""
    if found.main_file is not None:
        return _begin(found.main_file, index_url, how, progress)
    folder = found.sitemaps[0].parent
    sitemaps = [Sitemap(number, path=path) for number, path in enumerate(found.sitemaps)]
    document = Document(path=folder, kind="urlset", index=None, sitemaps=sitemaps)
    document.address = index_url
    document.table.set_listing({sitemap.id: IndexEntry(sitemap.name) for sitemap in sitemaps})
    document.sitemaps.follow(document.table.listing)
    return Filling(document, folder, how)


def _begin(path: Path, index_url: str | None, how: HowToRead, progress: Progress) -> Filling:
    """Read an index, or a lone sitemap with all its entries."""
    path = FilenameCase().of(path)
    progress.begin(path.name, packed_bytes(path))
    first = read_file(path, how)
    progress.advance(first.container.packed_bytes)
    if first.reading.kind == "index":
        return _begin_index(first, index_url, how)
    sitemap = Sitemap(0, path=path, is_gzipped=first.container.is_gzipped)
    document = Document(path=path, kind=first.reading.kind, index=None, sitemaps=[sitemap])
    document.address = index_url
    document.table.set_listing({0: IndexEntry(path.name)})
    document.sitemaps.follow(document.table.listing)
    slots, sitemap.source = first.enter(document.table, sitemap.id)
    document.findings.extend((sitemap.id, finding) for finding in first.reading.findings)
    place(document, [(sitemap, slots)])
    return Filling(document, path, how)


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
        document.notices.extend(part.notices)
        for sitemap in part.sitemaps:
            slots = part.slots_of(sitemap.id)
            rows = part.table.rows(slots, list(_READ_COLUMNS))
            extensions = part.table.extensions_of(slots)
            copy = replace(sitemap, id=document.sitemaps.next_id)
            document.sitemaps.enter(copy)
            found = (finding for place, finding in part.findings if place == sitemap.id)
            document.findings.extend((copy.id, finding) for finding in found)
            added = document.table.add(
                rows, extensions=extensions, sitemap=copy.id, sizes=entry_sizes(rows, extensions), origin=copy.id
            )
            taken.append((copy, added))
    place(document, taken)
    return document


_READ_COLUMNS = ("loc", "lastmod", "changefreq", "priority", "start", "length")


def _begin_index(first: ReadFile, index_url: str | None, how: HowToRead) -> Filling:
    path = first.container.path
    index = IndexFile(path, first.container.is_gzipped, replace(first, entry_bytes=0).source(NO_SLOTS))
    document = Document(path=path, kind="index", index=index, sitemaps=[])
    document.address = index_url
    document.findings.extend((None, finding) for finding in first.reading.findings)
    listed = _Listed(path.resolve())
    entries = first.reading.entries
    locs = entries["loc"].to_list()
    children = local_children(path, index_url, [loc or "" for loc in locs])
    for loc, lastmod, child in zip(locs, entries["lastmod"].to_list(), children, strict=True):
        _list_sitemap(document, index, loc, lastmod, child, listed)
    document.findings.extend(_found_by_name(index, sitemaps) for sitemaps in listed.by_name.values())
    index.listing = {sitemap.id: _as_listed(sitemap, path.parent) for sitemap in document.sitemaps}
    document.table.set_listing(index.listing)
    document.table.index_name = index.name
    document.sitemaps.follow(index.listing)
    index.unlisted = unlisted_sitemaps(path, listed.files)
    return Filling(document, path, how)


def _list_sitemap(
    document: Document, index: IndexFile, loc: str | None, lastmod: str | None, child: ChildSitemap, listed: _Listed
) -> None:
    """Enter one sitemap of an index into the set, with its file or with the reason why there is none.

    Args:
        document: The set.
        index: Its index.
        loc: The address of the sitemap.
        lastmod: When it changed, as the index says.
        child: Its file.
        listed: What is known of those before it; it is entered there.
    """
    sitemap = Sitemap(document.sitemaps.next_id, loc=loc or "", lastmod=lastmod)
    document.sitemaps.enter(sitemap)
    if not loc or not loc.strip():
        refuse(document, sitemap, _nameless(index, loc), rule="loc-missing" if loc is None else "loc-empty")
        return
    # By the file itself: several links to one file, saved one after the other, would undo each other's edits.
    found, file = child.path, child.real
    if found is None and _protocol_of(loc).lower() not in _FETCHED:
        # Told by the rule about the protocol of addresses; that nothing lies there is not what is wrong.
        sitemap.error = _not_fetched(index, loc)
        return
    if found is None or file is None:
        is_again = loc.strip() in listed.missing
        listed.missing.add(loc.strip())
        missing = _again(index, sitemap, index.path) if is_again else _missing(index, sitemap, child)
        refuse(document, sitemap, missing, rule="sitemap-repeated" if is_again else "sitemap-missing")
        return
    sitemap.path = found
    if file == listed.index:
        itself = ReadError(msg("“{index}” lists itself.", index=index.name), path=index.path, hint=NO_NESTING)
        refuse(document, sitemap, itself, rule="nested-index")
    elif file in listed.files:
        refuse(document, sitemap, _again(index, sitemap, found, "It is opened once."), rule="sitemap-repeated")
    elif child.dropped is not None:
        listed.by_name.setdefault(child.dropped, []).append(sitemap)
    listed.files.add(file)


def _found_by_name(index: IndexFile, sitemaps: Sequence[Sitemap]) -> tuple[int | None, Finding]:
    """Say that files were found by name whose paths lack the same folders of their URLs."""
    first = sitemaps[0]
    message = plural(
        "“{file}” was opened for {url}, but its path is not that of the URL.",
        "“{index}” lists %n sitemaps whose files have other paths than their URLs; “{file}” was opened for {url}.",
        len(sitemaps),
        index=index.name,
        file=_as_listed(first, index.path.parent).name,
        url=quoted((first.loc or "").strip()),
    )
    place = first.id if len(sitemaps) == 1 else None
    return place, Finding("sitemap-found-by-name", message, value=first.loc or "")


def _nameless(index: IndexFile, loc: str | None) -> ReadError:
    which = msg("has no loc") if loc is None else msg("has an empty loc")
    sentence = msg("An entry of “{index}” {which}, so that it names no sitemap.", index=index.name, which=which)
    return ReadError(sentence, path=index.path)


def _protocol_of(loc: str) -> str:
    loc = stripped(loc)
    return split_loc(loc)[0] if is_complete(loc) else ""


def _not_fetched(index: IndexFile, loc: str) -> ReadError:
    sentence = msg(
        "“{index}” lists {address}, whose protocol is {protocol}; it must be http or https.",
        index=index.name,
        address=quoted(loc.strip()),
        protocol=quoted(_protocol_of(loc).removesuffix(":")),
    )
    return ReadError(sentence, hint="A file of that name would be opened if it lay in the folder of the index.")


def _missing(index: IndexFile, sitemap: Sitemap, child: ChildSitemap) -> ReadError:
    sentence = msg("“{sitemap}”, listed in “{index}”, is not on this disk.", sitemap=sitemap.name, index=index.name)
    hint = msg("Put the file beside the index to open it with the set; the index keeps its entry.")
    if child.contested:
        hint = msg(
            "“{file}” may be this sitemap or another one of the index. Put each file where its URL says.",
            file=child.contested,
        )
    return ReadError(sentence, hint=hint)


def _again(index: IndexFile, sitemap: Sitemap, path: Path, hint: str = "") -> ReadError:
    sentence = msg("“{sitemap}” is listed twice in “{index}”.", sitemap=sitemap.name, index=index.name)
    return ReadError(sentence, hint=hint, path=path)


def _as_listed(sitemap: Sitemap, folder: Path) -> IndexEntry:
    """What an index says of a sitemap."""
    name = None if sitemap.path is None else name_within(sitemap.path, folder)
    return IndexEntry(name, sitemap.loc, sitemap.lastmod)
