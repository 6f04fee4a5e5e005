"""Adding existing files to a set: they are listed as they are, or their entries are appended to a sitemap.

They are read first, without changing the set, so that duplicates can be shown; then an edit is made of them. No save
ever removes such a file, not even after the edit is undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import polars as pl

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import FilenameCase, resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.held_sets import refuse_locked_files
from sitemap_studio.document.reading.file_reading import HowToRead, ReadFile, read_file
from sitemap_studio.document.set_edits.set_editing import listing, refuse_lone
from sitemap_studio.document.set_edits.sitemap_names import knows_home
from sitemap_studio.document.sitemap_set import Sitemap, name_within, read_only_error
from sitemap_studio.formats.extensions.splicing import self_contained
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.order_edits import InsertEntries
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import OF_NO_FILE


@dataclass(frozen=True, eq=False)
class ExistingFile:
    """A sitemap on disk that is not in the set.

    Attributes:
        file: What it holds.
        is_duplicate: For each of its entries whether the set, or an earlier entry that is to be added, has its URL.
        may_be_listed: Whether it can be listed as it is: it lies in the folder of a set that takes several sitemaps.
    """

    file: ReadFile
    is_duplicate: pl.Series
    may_be_listed: bool

    @property
    def path(self) -> Path:
        """The file."""
        return self.file.container.path

    @property
    def duplicates(self) -> list[str]:
        """The URLs of its entries that the set, or the file itself, has already."""
        return _keys(self.file.reading.entries["loc"]).filter(self.is_duplicate).to_list()


def read_existing(
    document: Document, table: EntryTable, paths: Sequence[Path], progress: Progress | None = None
) -> list[ExistingFile]:
    """Read files that are to be added to a set; for a job.

    Args:
        document: The set.
        table: A snapshot of its entries.
        paths: The files.
        progress: Told of the files, and asked whether to go on.

    Raises:
        ReadError: One can't be read for certain.
        RequestError: One is in the set already, or an index.
        LockedError: Somebody else has one open for editing.
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    progress.begin("Reading files", len(paths))
    known = _keys(table.rows(table.order, ["loc"])["loc"])
    found = []
    for path in dict.fromkeys(map(FilenameCase().of, paths)):
        file = _read(document, path)
        locs = _keys(file.reading.entries["loc"])
        is_duplicate = (locs.is_in(known.implode()) | ~locs.is_first_distinct()) & (locs != "")
        found.append(ExistingFile(file, is_duplicate, _may_be_listed(document, path)))
        known = pl.concat([known, locs])
        progress.advance()
    return found


def _read(document: Document, path: Path) -> ReadFile:
    own = [document.index.path] if document.index is not None else []
    if document.sitemaps.of_file(path) is not None or resolve_links(path) in map(resolve_links, own):
        raise RequestError(msg("“{name}” is in the set already.", name=path.name))
    refuse_locked_files([path], unless=document.path)
    file = read_file(path, HowToRead())
    if file.reading.doubt is not None:
        raise file.reading.doubt
    if file.reading.kind == "index":
        hint = msg("Open it by itself, or add its sitemaps.")
        raise RequestError(msg("“{name}” is an index, not a sitemap.", name=path.name), hint=hint)
    return file


def listing_files(document: Document, files: Sequence[ExistingFile]) -> Edit:
    """List files as sitemaps of the set, behind the others, with their entries.

    Raises:
        RequestError: The set takes no other sitemap, or a file does not lie in its folder.
        ReadOnlyError: The set may only be looked at.
    """
    refuse_lone(document)
    outside = next((each for each in files if not each.may_be_listed), None)
    if outside is not None or document.folder is None:
        name = outside.path.name if outside is not None else ""
        raise RequestError(
            msg("“{name}” does not lie in the folder of the set.", name=name),
            hint="Move it there, or append its entries to a sitemap of the set.",
        )
    home, first = document.folder.resolve(), document.sitemaps.next_id
    sitemaps = [
        Sitemap(
            number,
            path=each.path,
            is_gzipped=each.file.container.is_gzipped,
            file_name=name_within(each.path, home),
            is_adopted=True,
        )
        for number, each in enumerate(files, first)
    ]
    edit = listing(document, sitemaps)
    entered = []
    for sitemap, each in zip(sitemaps, files, strict=True):
        document.sitemaps.enter(sitemap)
        slots, sitemap.source = each.file.enter(document.table, sitemap.id)
        document.findings.extend((sitemap.id, finding) for finding in each.file.reading.findings)
        entered.append(slots)
    return EditGroup([edit, _inserting(len(document.table), entered)])


def appending(document: Document, files: Sequence[ExistingFile], sitemap: Sitemap, *, skips_duplicates: bool) -> Edit:
    """Append the entries of files to a sitemap of the set; the files stay as they are.

    Raises:
        ReadOnlyError: The sitemap may only be looked at.
        ReadError: It could not be read.
    """
    if sitemap.read_only is not None:
        raise read_only_error(sitemap)
    if sitemap.error is not None:
        raise ReadError(sitemap.error.message, hint=sitemap.error.hint, path=sitemap.path)
    slots = [_appended(document, each, sitemap.id, skips_duplicates=skips_duplicates) for each in files]
    return _inserting(document.sitemap_range(sitemap.id).stop, slots)


def _appended(document: Document, existing: ExistingFile, sitemap: int, *, skips_duplicates: bool) -> SlotArray:
    """Enter the entries of a file as new ones of a sitemap, with extensions that mean the same there."""
    reading = existing.file.reading
    kept = np.flatnonzero(~existing.is_duplicate.to_numpy() if skips_duplicates else np.ones(len(reading.entries)))
    rows = reading.entries[kept].select(*FIELD_NAMES, start=pl.lit(0, pl.UInt32), length=pl.lit(0, pl.UInt32))
    places = pl.DataFrame({"entry": kept.astype(np.uint32), "place": np.arange(len(kept), dtype=np.uint32)})
    sparse = reading.extensions.join(places, on="entry", maintain_order="left")
    fitted = [self_contained(xml, reading.namespaces, OF_NO_FILE) for xml in sparse["xml"].to_list()]
    extensions = pl.DataFrame({"entry": sparse["place"], "xml": pl.Series(fitted, dtype=pl.String)})
    sizes = entry_sizes(rows, extensions)
    return document.table.add(rows, extensions=extensions, sitemap=sitemap, sizes=sizes, origin=NO_ORIGIN)


def _inserting(first: int, slots: Sequence[SlotArray]) -> Edit:
    joined = np.concatenate([NO_SLOTS, *slots])
    return InsertEntries(np.arange(first, first + len(joined), dtype=np.int64), joined)


def _keys(locs: pl.Series) -> pl.Series:
    return locs.cast(pl.String).str.strip_chars().fill_null("")


def _may_be_listed(document: Document, path: Path) -> bool:
    folder = document.folder
    has_sitemaps = document.index is not None or document.is_folder
    return (
        has_sitemaps
        and folder is not None
        and resolve_links(path).is_relative_to(resolve_links(folder))
        and knows_home(document)
    )
