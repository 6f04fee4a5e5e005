"""Edits of a set: add, rename, remove, arrange and merge sitemaps, move entries to others, add existing files.

Functions named `plan_…` return an edit for `Document.do`, or raise a `RequestError`, or a `ReadOnlyError` for read-only
sitemaps. Only the next save writes and renames files. Names and URLs of sitemaps are validated and suggested here.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.parse import quote, unquote

import numpy as np
import polars as pl

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.core.messages import msg, untranslated
from sitemap_studio.core.paths import DEVICE_NAME, TEMPORARY_PREFIX, FilenameCase, fold_case, resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.base_url import base_folder_url
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import kind_by_name
from sitemap_studio.document.export_folder import FORBIDDEN_IN_NAMES
from sitemap_studio.document.file_reading import ReadOptions, read_file
from sitemap_studio.document.opening.locked_sets import refuse_locked_files
from sitemap_studio.document.sitemap_set import (
    IndexFile,
    SetShape,
    SitemapFile,
    name_within,
    read_only_error,
    refuse_while_reading,
)
from sitemap_studio.formats.extensions.extension_splicing import add_needed_declarations
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.formats.xml_reader import Kind
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.edits import (
    AddSitemaps,
    ArrangeSitemaps,
    Edit,
    EditGroup,
    InsertEntries,
    MoveEntries,
    RemoveEntries,
    RemoveSitemaps,
    SetSitemapField,
    plan_move,
)
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.order import IndexEntry
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.dates import moment
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES
from sitemap_studio.protocol.url_syntax import split_loc, stripped


def create_sitemap(document: Document, name: str) -> SitemapFile:
    """Create and register a sitemap without entries in the folder of the set; `plan_new_sitemaps` can add it to the set.

    Raises:
        RequestError: The set is a single file, or the name is invalid or used.
        ReadOnlyError: The set can't be edited.
    """
    refuse_uneditable_listing(document)
    refuse_unavailable_name(document, name)
    return register_sitemap(document, name)


def register_sitemap(document: Document, file_name: str) -> SitemapFile:
    """Create a sitemap with a checked name, and register it in the document. It is in the set once an edit lists it."""
    sitemap = SitemapFile(document.sitemaps.next_id, file_name=file_name)
    document.sitemaps.append_sitemap(sitemap)
    return sitemap


def plan_new_sitemaps(
    document: Document, *sitemaps: SitemapFile, position: int | None = None, locs: Sequence[str | None] | None = None
) -> Edit:
    """Plan to add new sitemaps at an index among the others, by default at the end.

    They get the current time as `lastmod` if other sitemaps have one, and by default a URL in the folder of the set. In
    a set without an index they get no URL.

    Raises:
        RequestError: The set is a single file, or its URL is needed but not known.
        ReadOnlyError: The set can't be edited.
    """
    refuse_uneditable_listing(document)
    dates = [each.lastmod for each in document.sitemaps if each.lastmod]
    lastmod = moment(like=dates[-1]) if dates else None
    first = len(document.sitemaps) if position is None else position
    listed = {}
    for sitemap, loc in zip(sitemaps, locs or [None] * len(sitemaps), strict=True):
        if document.index is None:
            loc = None
        elif loc is None:
            home = base_folder_url(document)
            if home is None:
                raise RequestError(
                    msg("The URL of the set is not known."),
                    hint=msg("For example https://www.example.com/."),
                )
            loc = home + quote(sitemap.file_name or "")
        listed[sitemap.id] = IndexEntry(sitemap.file_name, loc, lastmod)
    return AddSitemaps(listed, range(first, first + len(sitemaps)))


def plan_sitemap_rename(document: Document, sitemap: int, name: str) -> Edit:
    """Plan a new file name of a sitemap in the same folder, and its new URL in the index; “.gz” compresses the file."""
    refuse_uneditable_listing(document)
    known = document.sitemaps[sitemap]
    refuse_while_reading([known])
    folder, old = split_path(known)
    if known.error is not None or not old:
        hint = msg("Open the set again when the file can be read.")
        raise RequestError(msg("“{name}” could not be read, so it can't be changed.", name=known.name), hint=hint)
    kind = known.source.kind if known.source else kind_by_name(PurePosixPath(old))
    refuse_unavailable_name(document, name, folder=folder, kind=kind, current_name=old)
    twins = [known, *_repeated_listings(document, known)]
    names = SetSitemapField("name", dict.fromkeys((each.id for each in twins), folder + name))
    if document.index is None:
        return names
    return EditGroup(
        [names, SetSitemapField("loc", {each.id: rename_in_url(each.loc or "", old, name) for each in twins})]
    )


def plan_sitemap_removal(document: Document, sitemaps: Collection[int]) -> Edit:
    """Plan to remove sitemaps with their entries, and further index entries for their files, from the set."""
    leaving = _plan_unlisting(document, sitemaps)
    ranges = map(document.table.position_range, leaving.sitemaps)
    positions = np.concatenate([np.empty(0, np.int64), *(np.arange(each.start, each.stop) for each in ranges)])
    return EditGroup([RemoveEntries(np.sort(positions)), leaving]) if len(positions) else leaving


def _plan_unlisting(document: Document, sitemaps: Collection[int]) -> RemoveSitemaps:
    """Plan to remove sitemaps from the set, but not their entries; also where the index lists the same files again."""
    refuse_uneditable_listing(document)
    chosen = [document.sitemaps[sitemap] for sitemap in sitemaps]
    for sitemap in chosen:
        if sitemap.read_only is not None:
            raise read_only_error(sitemap)
    again = [twin.id for sitemap in chosen for twin in _repeated_listings(document, sitemap)]
    return RemoveSitemaps(tuple(dict.fromkeys([*sitemaps, *again])))


def _repeated_listings(document: Document, sitemap: SitemapFile) -> list[SitemapFile]:
    """Return the other sitemaps for which the index lists the file of this sitemap again."""
    if sitemap.error is not None or sitemap.file_name is None:
        return []
    others = (each for each in document.sitemaps if each.error is not None and each.id != sitemap.id)
    return [each for each in others if each.file_name == sitemap.file_name]


def plan_sitemap_order(document: Document, sitemaps: Sequence[int]) -> Edit:
    """Plan another order of the sitemaps; raise a `RequestError` unless every sitemap is given once."""
    refuse_uneditable_listing(document)
    if sorted(sitemaps) != sorted(sitemap.id for sitemap in document.sitemaps):
        raise RequestError(untranslated("The order must contain every sitemap once."))
    return ArrangeSitemaps(tuple(sitemaps))


def plan_index_dates(document: Document, dates: Mapping[int, str | None]) -> Edit:
    """Plan new `lastmod` texts of sitemaps in the index, by id; None removes the element.

    Raises:
        RequestError: There is no index.
        ReadOnlyError: The index is read-only.
    """
    _require_writable_index(document)
    return SetSitemapField("lastmod", dates)


def refuse_uneditable_listing(document: Document) -> None:
    """Raise an error if no sitemaps of a set can be added, renamed, arranged or removed.

    Raises:
        RequestError: The set is a single file.
        ReadOnlyError: The index is read-only, or the set is locked.
    """
    if document.shape is not SetShape.FOLDER:
        _require_writable_index(document)
    for sitemap in document.sitemaps:
        if sitemap.lock is not None:
            raise read_only_error(sitemap)


def refuse_unavailable(sitemap: SitemapFile, message: str, *, hint: str = "") -> None:
    """Raise a `ReadOnlyError` if a sitemap is read-only, or a `RequestError` with these texts if it was not read."""
    if sitemap.read_only is not None:
        raise read_only_error(sitemap)
    if sitemap.error is not None:
        raise RequestError(message, hint=hint)


def _require_writable_index(document: Document) -> IndexFile:
    """Return the index; raise a `RequestError` if there is no index, or a `ReadOnlyError` if it is read-only."""
    if document.index is None:
        raise RequestError(msg("“{document}” has no index.", document=document.name))
    if document.index.read_only is not None:
        raise read_only_error(document.index)
    return document.index


def plan_move_to_sitemap(document: Document, slots: SlotArray, sitemap: SitemapFile) -> Edit:
    """Plan to move entries to the end of a sitemap, which is added to the set if it is not in it."""
    if document.sitemaps.has(sitemap.id):
        _refuse_unreadable(sitemap)
        return _plan_move_before(document, slots, sitemap.id, document.table.position_range(sitemap.id).stop)
    return EditGroup(
        [plan_new_sitemaps(document, sitemap), _plan_move_before(document, slots, sitemap.id, len(document.table))]
    )


def plan_sitemap_merge(document: Document, sitemaps: Collection[int], into: int) -> Edit:
    """Plan to append the entries of sitemaps to the sitemap `into`, and to remove those sitemaps except `into`.

    `into` is the id of a sitemap of the set, or of a new one from `create_sitemap`, which is added.
    """
    refuse_uneditable_listing(document)
    chosen = [sitemap for sitemap in document.sitemaps if sitemap.id == into or sitemap.id in sitemaps]
    for sitemap in chosen:
        _refuse_unreadable(sitemap)
    going = [sitemap.id for sitemap in chosen if sitemap.id != into]
    if not going:
        raise RequestError(msg("Choose at least two sitemaps."))
    slots = np.concatenate([document.table.slots_of_sitemap(sitemap) for sitemap in going])
    return EditGroup([plan_move_to_sitemap(document, slots, document.sitemaps[into]), _plan_unlisting(document, going)])


def plan_entry_order(document: Document, sitemap: int, visible: SlotArray) -> Edit:
    """Plan to sort the entries of a sitemap as a view shows them.

    Args:
        document: The document.
        sitemap: Id of the sitemap.
        visible: Slots of the entries in the view, in its order; all other entries keep their positions.
    """
    own = document.table.slots_of_sitemap(sitemap)
    arranged = own.copy()
    arranged[np.isin(own, visible)] = visible[np.isin(visible, own)]
    differs = np.flatnonzero(own != arranged)
    first, last = (int(differs[0]), int(differs[-1]) + 1) if len(differs) else (0, 0)
    start = document.table.position_range(sitemap).start + first
    return MoveEntries(start, arranged[first:last], np.full(last - first, sitemap, np.uint32))


def _plan_move_before(document: Document, slots: SlotArray, sitemap: int, position: int) -> Edit:
    """Plan to move entries to a position in a sitemap; entries that are in that sitemap already are not moved."""
    positions = np.sort(document.table.positions()[slots]).astype(np.int64)
    own = document.table.position_range(sitemap)
    positions = positions[(positions >= 0) & ((positions < own.start) | (positions >= own.stop))]
    return plan_move(document.table, positions, position, sitemap) if len(positions) else EditGroup([])


def _refuse_unreadable(sitemap: SitemapFile) -> None:
    """Raise an error if a sitemap is read-only or could not be read."""
    message = msg("“{name}” could not be read, so it can't be changed.", name=sitemap.name)
    refuse_unavailable(sitemap, message)


@dataclass(frozen=True, eq=False)
class ExistingFile:
    """A sitemap file on disk to be added to the set.

    Attributes:
        is_duplicate: Mask of its entries whose URL the set, or an earlier entry of the files, has.
        may_be_listed: Whether it can be added without copying: it is in the folder of a set that is not a single file,
            whose URL is known or not needed.
    """

    file: ReadFile
    is_duplicate: pl.Series
    may_be_listed: bool

    @property
    def duplicates(self) -> list[str]:
        """The trimmed URLs of the entries that are duplicates."""
        return _normalized_locs(self.file.entries["loc"]).filter(self.is_duplicate).to_list()


def read_existing(
    document: Document, table: EntryTable, paths: Sequence[Path], progress: Progress | None = None
) -> list[ExistingFile]:
    """Read files that are to be added to a set, each once, and find their duplicates.

    For a job: entries are compared with those in `table`, a snapshot.

    Raises:
        RequestError: A file is in the set already, or is an index.
        LockedError: A file belongs to a set that is open elsewhere.
        ReadError: A file can't be read completely.
    """
    progress = progress or Progress()
    progress.begin(msg("Reading files"), len(paths))
    known = _normalized_locs(table.rows(table.order, ["loc"])["loc"])
    folder = None if document.shape is SetShape.FILE else document.folder
    found = []
    for path in dict.fromkeys(map(FilenameCase().resolve, paths)):
        file = _read_new_file(document, path)
        locs = _normalized_locs(file.entries["loc"])
        is_duplicate = (locs.is_in(known.implode()) | ~locs.is_first_distinct()) & (locs != "")
        is_below = folder is not None and resolve_links(path).is_relative_to(resolve_links(folder))
        found.append(ExistingFile(file, is_duplicate, is_below and needs_no_base_url(document)))
        known = pl.concat([known, locs])
        progress.advance()
    return found


def _read_new_file(document: Document, path: Path) -> ReadFile:
    """Read a file to be added; see `read_existing` for errors."""
    is_index = document.index is not None and resolve_links(document.index.path) == resolve_links(path)
    if is_index or document.sitemaps.find_by_path(path) is not None:
        raise RequestError(msg("“{name}” is already in the set.", name=path.name))
    refuse_locked_files([path], except_set=document.path)
    file = read_file(path, ReadOptions())
    if file.read_only_reason is not None:
        raise file.read_only_reason
    if file.kind == "index":
        raise RequestError(msg("“{name}” is an index, not a sitemap.", name=path.name))
    return file


def plan_files_as_sitemaps(document: Document, files: Sequence[ExistingFile]) -> Edit:
    """Register files as sitemaps, add their entries to the table, and plan to add both at the end of the set.

    If the edit is undone, no save deletes the files.

    Raises:
        RequestError: A file is not in the folder of the set.
    """
    refuse_uneditable_listing(document)
    outside = next((each for each in files if not each.may_be_listed), None)
    if outside is not None or document.folder is None:
        name = outside.file.path.name if outside is not None else ""
        raise RequestError(
            msg("“{name}” is not in the folder of the set.", name=name),
            hint=msg("Move it there, or append its entries."),
        )
    home, first = document.folder.resolve(), document.sitemaps.next_id
    sitemaps = [
        SitemapFile(number, path=each.path, file_name=name_within(each.path, home), is_file_retained=True)
        for number, each in enumerate((existing.file for existing in files), first)
    ]
    edit = plan_new_sitemaps(document, *sitemaps)
    entered = []
    for sitemap, each in zip(sitemaps, files, strict=True):
        document.sitemaps.append_sitemap(sitemap)
        entered.append(each.file.add_to(document.table, sitemap.id))
        sitemap.source = each.file.source
        document.findings.extend((sitemap.id, finding) for finding in each.file.findings)
    return EditGroup([edit, _plan_insertion(len(document.table), entered)])


def plan_append(
    document: Document, files: Sequence[ExistingFile], sitemap: SitemapFile, *, skips_duplicates: bool
) -> Edit:
    """Add the entries of files to the table, and plan to append them to a sitemap of the set.

    Raises:
        ReadOnlyError: The sitemap is read-only.
        ReadError: It was not read.
    """
    if sitemap.read_only is not None:
        raise read_only_error(sitemap)
    if sitemap.error is not None:
        raise ReadError(sitemap.error.message, hint=sitemap.error.hint, path=sitemap.path)
    slots = [_add_file_entries(document, each, sitemap.id, skips_duplicates=skips_duplicates) for each in files]
    return _plan_insertion(document.table.position_range(sitemap.id).stop, slots)


def _add_file_entries(document: Document, existing: ExistingFile, sitemap: int, *, skips_duplicates: bool) -> SlotArray:
    """Add the entries of a file to the table, not to its order, and return their slots.

    Their extensions get the namespace declarations that they need in any file.
    """
    file = existing.file
    kept = np.flatnonzero(~existing.is_duplicate.to_numpy() if skips_duplicates else np.ones(len(file.entries)))
    rows = file.entries[kept].select(*FIELD_NAMES, start=pl.lit(0, pl.UInt32), length=pl.lit(0, pl.UInt32))
    places = pl.DataFrame({"entry": kept.astype(np.uint32), "place": np.arange(len(kept), dtype=np.uint32)})
    sparse = file.extensions.join(places, on="entry", maintain_order="left")
    fitted = [add_needed_declarations(xml, file.namespaces, DEFAULT_PREFIXES) for xml in sparse["xml"].to_list()]
    extensions = pl.DataFrame({"entry": sparse["place"], "xml": pl.Series(fitted, dtype=pl.String)})
    sizes = entry_sizes(rows, extensions)
    return document.table.allocate(rows, extensions=extensions, sitemap=sitemap, sizes=sizes, origin=NO_ORIGIN)


def _plan_insertion(first: int, slots: Sequence[SlotArray]) -> Edit:
    """Plan to insert entries, given as arrays of slots, one after the other at a position."""
    joined = np.concatenate([NO_SLOTS, *slots])
    return InsertEntries(np.arange(first, first + len(joined), dtype=np.int64), joined)


def _normalized_locs(locs: pl.Series) -> pl.Series:
    """Return URLs without white space around them; empty instead of null."""
    return locs.cast(pl.String).str.strip_chars().fill_null("")


MAX_NAME_BYTES: Final = 255
"""Maximum length of a file name in common file systems, in UTF-8 bytes."""

_NUMBERED: Final = re.compile(r"(|.*[^0-9])(?!(?:19|20)[0-9]{2}$)([0-9]{1,5})")
"""A name that ends in a number."""

_ENDINGS: Final[dict[Kind, str]] = {"urlset": ".xml", "text": ".txt", "csv": ".csv"}


def refuse_unavailable_name(
    document: Document, name: str, *, folder: str = "", kind: Kind = "urlset", current_name: str = ""
) -> None:
    """Raise a `RequestError` for a file name that is invalid, is used, or has another extension than the kind of file.

    Args:
        document: The document.
        name: File name.
        folder: Folder relative to the folder of the set, with a slash at the end.
        kind: Kind of file, which decides the extension.
        current_name: Current name of the file, which is allowed.
    """
    refuse_invalid_name(name)
    wanted = _ENDINGS.get(kind, ".xml")
    if split_extension(name.lower())[1] not in (
        wanted,
        split_extension(current_name.lower())[1] if current_name else None,
    ):
        raise RequestError(
            msg("“{name}” does not end in {wanted}.", name=name, wanted=wanted),
            hint=msg("Use {wanted}, or {wanted}.gz to compress it.", wanted=wanted),
        )
    if fold_case(name) == fold_case(current_name):
        return
    taken = next((each for each in _names_in_folder(document, folder) if fold_case(each) == fold_case(name)), None)
    if taken == name:
        raise RequestError(msg("“{name}” is already in the set.", name=name), hint=msg("Choose another name."))
    if taken is not None:
        sentence = msg("“{taken}” differs only in case, which many disks ignore.", taken=taken)
        raise RequestError(sentence, hint=msg("Choose another name."))
    assert document.folder is not None
    path = document.folder / folder / name
    if os.path.lexists(path) and not _is_file_of_set(document, path):
        sentence = msg("“{name}” already exists and is not a sitemap of the set.", name=name)
        raise RequestError(sentence, hint=msg("Choose another name."))


def refuse_invalid_name(name: str) -> None:
    """Raise a `RequestError` for a name that some systems don't allow."""
    hint = msg("For example “{default_name}”.", default_name="sitemap-2.xml")
    if any(unicodedata.category(character) in ("Cc", "Cf", "Cs") for character in name):
        raise RequestError(msg("“{name}” can't be a file name.", name=ascii(name)[1:-1]), hint=hint)
    if not name or FORBIDDEN_IN_NAMES.search(name) or name.strip() != name or name[0] == "." or name[-1] == ".":
        raise RequestError(msg("“{name}” can't be a file name.", name=name), hint=hint)
    if DEVICE_NAME.match(name) or name.lower().startswith(TEMPORARY_PREFIX):
        raise RequestError(msg("“{name}” can't be a file name.", name=name), hint=hint)
    if len(name.encode()) > MAX_NAME_BYTES:
        raise RequestError(msg("“{name}” can't be a file name.", name=f"{name[:40]}…"), hint=hint)


def _names_in_folder(document: Document, folder: str) -> Iterator[str]:
    """Yield the names of the files of the set in a folder."""
    if not folder and document.index is not None:
        yield document.index.path.name
    for sitemap in document.sitemaps:
        home, base = split_path(sitemap)
        if base and fold_case(home) == fold_case(folder):
            yield base


def _is_file_of_set(document: Document, path: Path) -> bool:
    """Return whether the next save may replace a file: of a sitemap of the set, or of a removed sitemap or index."""
    place = path.parent.resolve() / path.name
    paths = (file.path for file in document.replaceable_files())
    return any(own is not None and own.parent.resolve() / own.name == place for own in paths)


class FreeNames:
    """Allocator of unused file names in a folder, which is given relative to the set with a slash at the end."""

    def __init__(self, document: Document, folder: str = "") -> None:
        """Collect the names that the set uses in a folder, by default in its own folder."""
        assert document.folder is not None
        self._document = document
        self._taken = {fold_case(name) for name in _names_in_folder(document, folder)}
        self._home = document.folder / folder

    def reserve(self, name: str) -> None:
        """Reserve a file name, so that it is not given again; raise a `RequestError` if it is invalid or used."""
        refuse_invalid_name(name)
        if not self._is_free(name):
            message = msg("“{name}” already exists and is not a sitemap of the set.", name=name)
            if fold_case(name) in self._taken:
                message = msg("“{name}” is already in the set.", name=name)
            raise RequestError(message, hint=msg("Choose another name."))
        self._taken.add(fold_case(name))

    def reserve_first(self, names: Iterator[str]) -> str:
        """Reserve the first unused name, and return it; see `reserve` for errors."""
        name = next(name for name in names if self._is_free(name))
        self.reserve(name)
        return name

    def _is_free(self, name: str) -> bool:
        """Return whether a name is neither reserved nor used by the set, nor by a file that the set does not own."""
        path = self._home / name
        return fold_case(name) not in self._taken and (
            not os.path.lexists(path) or _is_file_of_set(self._document, path)
        )


def numbered_names(document: Document, sitemap: SitemapFile) -> Iterator[str]:
    """Yield file names that continue the numbering of a sitemap's name after the highest number in the set.

    “products-21.xml” for “products-1.xml” of a set with “products-20.xml”, “blog-2.xml” for “blog.xml”. A year or a
    longer number at the end is part of the name.
    """
    folder, base = split_path(sitemap)
    stem, ending, packed = split_extension(base)
    found = _NUMBERED.fullmatch(stem)
    stem, digits = (found[1], found[2]) if found else (f"{stem}-", "1")
    like = re.compile(rf"{re.escape(stem)}([0-9]{{1,9}}){re.escape(ending)}(?:\.gz)?", re.IGNORECASE)
    known = (like.fullmatch(name) for name in _names_in_folder(document, folder))
    last = max([int(digits), *(int(match[1]) for match in known if match)])
    width = len(digits) if digits.startswith("0") else 0
    return (f"{stem}{number:0{width}}{ending}{packed}" for number in count(last + 1))


def rename_in_url(loc: str, old: str, new: str) -> str:
    """Return the URL of a sitemap after its file is renamed from `old` to `new`.

    If only one of URL and file ended in “.gz”, that stays so.
    """
    core = stripped(loc)
    scheme, authority, path, query, fragment = split_loc(core)
    home, slash, last = path.rpartition("/")
    listed = unquote(last)
    if listed == f"{old}.gz" and not old.lower().endswith(".gz"):
        new = new if new.lower().endswith(".gz") else f"{new}.gz"
    elif f"{listed}.gz" == old:
        new = new[:-3] if new.lower().endswith(".gz") else new
    return loc.replace(core, "".join((scheme, authority, home, slash or "/", quote(new), query, fragment)), 1)


def needs_no_base_url(document: Document) -> bool:
    """Return whether new sitemaps need no further URL: the folder URL is known, or there is no index."""
    return document.index is None or base_folder_url(document) is not None


def split_extension(name: str) -> tuple[str, str, str]:
    """Split a file name into its stem, its extension and “.gz”, each with its dot, or empty."""
    packed = name[-3:] if name.lower().endswith(".gz") else ""
    unpacked = PurePosixPath(name[: len(name) - len(packed)])
    return unpacked.stem, unpacked.suffix, packed


def split_path(sitemap: SitemapFile) -> tuple[str, str]:
    """Split the path of a sitemap within the set into its folder, with a slash at the end or empty, and its file name."""
    folder, slash, base = (sitemap.file_name or "").rpartition("/")
    return folder + slash, base
