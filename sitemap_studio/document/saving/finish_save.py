"""Update a document after a save, also if it was edited while the save ran."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.file_contents import (
    FileContents,
)
from sitemap_studio.document.saving.save_plan import SaveResult, copy_target_of_unread
from sitemap_studio.document.sitemap_set import (
    IndexFile,
    SetShape,
)
from sitemap_studio.formats.read_file import entry_spans
from sitemap_studio.model.columns import EXTENSION_BIT, ORDER_BIT, TOUCHED_BIT
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import IndexEntry, Listing
from sitemap_studio.model.slots import (
    NO_SLOTS,
    ROW_BITS,
    SlotArray,
    arrays_equal,
    block_numbers,
    difference,
    isin_sorted,
    unique_slots,
)
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.file_rules import TRUNCATED_RULE


def finish_save(document: Document, saved: SaveResult) -> None:
    """Update a document after a save: its path, paths and sources of files, byte ranges of entries, and file problems."""
    for obsolete in saved.removed_files:
        if obsolete.sitemap is None:
            document.removed_indexes = [index for index in document.removed_indexes if index.path != obsolete.path]
            if document.index is not None and document.index.path == obsolete.path:
                # Undo restored the index during the save.
                document.index.is_on_disk = False
        else:
            document.sitemaps[obsolete.sitemap].path = None
    _mark_retained_files(document, saved)
    written = {file.sitemap for file in saved.files}
    ids = [*(file.sitemap for file in saved.files), *(obsolete.sitemap for obsolete in saved.removed_files)]
    sources = (document.sitemaps[sitemap].source for sitemap in ids if sitemap is not None)
    in_files_before = [source.slots for source in sources if source is not None]
    for file in saved.files:
        if file.sitemap is None:
            for sitemap in document.sitemaps:
                # Sitemaps that are listed again get the path of the new file.
                if sitemap.error is not None and sitemap.id not in written:
                    path = copy_target_of_unread(document, sitemap, file.path)
                    sitemap.path = path if path is not None and path.is_file() else sitemap.path
            _finish_index(document, saved, file)
        else:
            known = document.sitemaps[file.sitemap]
            known.path = file.path
            known.source = file.source or known.source
        if file.source is not None:
            lost = [] if file.is_unchanged else _lasting_findings(document, file.sitemap)
            document.findings = [found for found in document.findings if found[0] != file.sitemap]
            document.findings.extend((file.sitemap, finding) for finding in (*lost, *file.findings))
    sitemap_files = [file for file in saved.files if file.sitemap is not None]
    # An index that joined or left the set during the save decides its path.
    if sitemap_files and document.index is None and saved.table.index_name is None:
        _set_path_of_files(document, saved.table.listing, sitemap_files)
    _mark_removed_for_rewrite(document, saved)
    _update_byte_ranges(document.table, saved, in_files_before)
    if None in written and saved.table.orders_index:
        document.table.orders_index = False
    document.table.corrected -= {fault for fault in saved.table.corrected if fault[0] in written}
    document.refresh_file_problems()


def _mark_retained_files(document: Document, saved: SaveResult) -> None:
    """Mark files that remain although unused as retained by the user, and files of listed sitemaps as owned by the set."""
    for sitemap in saved.table.listing or {}:
        document.sitemaps[sitemap].is_file_retained = False
    if document.index is not None:
        document.index.is_file_retained = False
    for unused in saved.unused:
        if unused.sitemap is not None:
            document.sitemaps[unused.sitemap].is_file_retained = True
        for index in document.removed_indexes:
            if unused.sitemap is None and index.path == unused.path:
                index.is_file_retained = True


def _lasting_findings(document: Document, sitemap: int | None) -> list[Finding]:
    """Return the findings that a file was truncated, which remain after it is rewritten, without their lines."""
    found = [finding for of_sitemap, finding in document.findings if of_sitemap == sitemap]
    return [replace(finding, line=None) for finding in found if finding.rule == TRUNCATED_RULE]


def _finish_index(document: Document, saved: SaveResult, file: FileContents) -> None:
    """Update the index, its listing and dates, and the path of the document, after the file of the index was written."""
    assert file.source is not None
    assert file.entries is not None
    then, now = saved.table.listing or {}, document.table.listing or {}
    lastmods = dict(zip(then, file.entries["lastmod"].to_list(), strict=True))
    index = document.index
    if index is None:
        # Undo removed the index during the save.
        index = next((each for each in document.removed_indexes if each.path == file.path), IndexFile.new(file.path))
        document.removed_indexes = [*(each for each in document.removed_indexes if each is not index), index]
    else:
        document.path = index.path = file.path
        document.table.index_name = index.name
    index.source, index.is_on_disk = file.source, True
    index.listing = {sitemap: replace(listed, lastmod=lastmods[sitemap]) for sitemap, listed in then.items()}
    if index is not document.index:
        return
    renewed = {
        sitemap: replace(listed, lastmod=lastmods[sitemap])
        for sitemap, listed in now.items()
        if sitemap in then and listed.lastmod == then[sitemap].lastmod != lastmods[sitemap]
    }
    document.table.set_listing({**now, **renewed} if now is not then else index.listing)
    document.sitemaps.update_listing(document.table.listing)


def _set_path_of_files(document: Document, listing_before: Listing | None, written: Sequence[FileContents]) -> None:
    """Set the path of a set without an index to the one that it was saved to.

    Args:
        document: The document.
        listing_before: Its listing when the save began.
        written: The files of sitemaps that were written.
    """
    first = written[0]
    known = document.sitemaps[first.sitemap or 0]
    if document.shape is SetShape.FOLDER:
        document.path = first.path.parents[(known.file_name or "").count("/")]
        return
    document.path = first.path
    now = document.table.listing
    if now is None or now is listing_before:
        # A new name, or the first one.
        document.table.set_listing({known.id: replace((now or {}).get(known.id, IndexEntry()), name=first.path.name)})
        document.sitemaps.update_listing(document.table.listing)


def _mark_removed_for_rewrite(document: Document, saved: SaveResult) -> None:
    """Mark the files of removed sitemaps as lost if their entries are in other files now.

    If such a sitemap returns, its file is rendered completely.
    """
    sources = [file.source for file in saved.files if file.sitemap is not None and file.source is not None]
    in_files = unique_slots(*(source.slots for source in sources))
    listed = saved.table.listing
    # Undo may have restored them during the save.
    returned = [each for each in document.sitemaps if listed is not None and each.id not in listed]
    for sitemap in (*document.sitemaps.removed_sitemaps(), *returned):
        source = sitemap.source
        if source is not None and sitemap.path is not None and isin_sorted(in_files, source.slots).any():
            # With a checksum that no file has, so that it does not equal a file that was restored.
            sitemap.source = replace(source, is_lost=True, checksum=-1)


def _update_byte_ranges(table: EntryTable, saved: SaveResult, slots_before: Sequence[SlotArray]) -> None:
    """Set the byte ranges and touched bits of all written entries in one call; mark entries of no file as removed.

    Args:
        table: The present entries.
        saved: The result of the save.
        slots_before: Entries of each file before the save.
    """
    files = [
        (file.source.slots, file.entries)
        for file in saved.files
        if file.sitemap is not None and file.entries is not None and file.source is not None
    ]
    slots = np.concatenate([NO_SLOTS, *(slots for slots, _ in files)])
    if not arrays_equal(slots, np.concatenate([NO_SLOTS, *slots_before])):
        left = difference(unique_slots(*slots_before), unique_slots(slots))
        table.mark_removed(left[~table.has_position(left)])
    if not files:
        return
    table.mark_written(
        saved.table,
        slots,
        starts=np.concatenate([entries["start"].to_numpy() for _, entries in files]),
        lengths=np.concatenate([entries["length"].to_numpy() for _, entries in files]),
        sizes=np.concatenate([entry_spans(entries) for _, entries in files]),
        touched=_marks_edited_during_save(table, saved.table, slots),
    )


def _marks_edited_during_save(current: EntryTable, saved: EntryTable, slots: SlotArray) -> NDArray[np.uint8]:
    """Return for each entry the touched bits of values that were edited since the save began."""
    touched = np.zeros(len(slots), np.uint8)
    # Blocks and their extensions are immutable; edits replace them.
    other_extensions = [
        block for block, sparse in enumerate(saved.extensions) if sparse is not current.extensions[block]
    ]
    if not other_extensions and all(current.blocks[block] is saved.blocks[block] for block in block_numbers(slots)):
        return touched
    names = [*FIELD_NAMES, "touched"]
    rows_now, rows_then = current.rows(slots, names), saved.rows(slots, names)
    for name in FIELD_NAMES:
        differs = rows_now[name].ne_missing(rows_then[name]).to_numpy()
        touched[differs] |= np.uint8(TOUCHED_BIT[name])
    places = np.flatnonzero(np.isin(slots >> ROW_BITS, other_extensions))
    if len(places):
        before, after = (table.extensions_of(slots[places]) for table in (saved, current))
        either = before.join(after, on="entry", how="full", coalesce=True)
        others = either.filter(pl.col("xml").ne_missing(pl.col("xml_right")))["entry"].to_numpy()
        touched[places[others]] |= np.uint8(EXTENSION_BIT)
    marks_now, marks_then = (rows["touched"].to_numpy() for rows in (rows_now, rows_then))
    wished_since: NDArray[np.uint8] = touched | (marks_now & ~marks_then & np.uint8(ORDER_BIT))
    return wished_since
