"""Saving: the files of the set get what the table says, and nothing else in them changes.

Three steps, so that the middle one can run anywhere: `prepare_save` takes a snapshot, `SavePlan.write` brings all new
content to the disk beside the old and then puts all of it in place, or nothing, `finish_save` tells the document what
its files are now. What was written is read back before it replaces anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import JournalledSave, journalled_save
from sitemap_studio.document.document import Document
from sitemap_studio.document.reading.source_reading import refuse_changed
from sitemap_studio.document.saving.contents import Contents, changed_content, copied_content
from sitemap_studio.document.saving.index_contents import index_content
from sitemap_studio.document.saving.saved_places import forget_left, name_files
from sitemap_studio.document.saving.targets import Leaving, Target, leaving_files, place_of_unread, targets_of
from sitemap_studio.document.sitemap_set import refuse_while_reading, spans
from sitemap_studio.model.columns import EXTENSION_BIT, ORDER_BIT, TOUCHED_BIT
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import PLACE_BITS, SlotArray, blocks_of
from sitemap_studio.protocol.fields import FIELD_NAMES


@dataclass(frozen=True)
class SavedFile:
    """A file that holds now what it should.

    Attributes:
        target: Which one.
        contents: What it holds.
        fingerprint: By which a later change is noticed; None where it held that already and was left alone.
    """

    target: Target
    contents: Contents
    fingerprint: Fingerprint | None


@dataclass(frozen=True)
class Saved:
    """What a save did.

    Attributes:
        table: The entries as they were saved.
        files: All files that were to be written, sitemaps first.
        left: Files that are no sitemaps of the set any more.
    """

    table: EntryTable
    files: tuple[SavedFile, ...]
    left: tuple[Leaving, ...] = ()

    @property
    def paths(self) -> tuple[Path, ...]:
        """Where the files lie that were written."""
        return tuple(file.target.path for file in self.files if file.fingerprint is not None)


@dataclass(frozen=True)
class _Staged:
    """What a file will hold, and whether that lies beside it; it does not where the file holds it already."""

    target: Target
    contents: Contents
    is_new: bool


@dataclass(frozen=True)
class SavePlan:
    """What a save will write, unless it finds that a file holds it already.

    Attributes:
        document: The set; only its files are looked at, its entries come from `table`.
        table: A snapshot of the entries.
        path: What the set is saved as.
        home: The folder of the set, links followed.
        targets: The files, sitemaps first, the index last.
        leaving: The files that go once these are in place.
    """

    document: Document
    table: EntryTable
    path: Path
    home: Path
    targets: tuple[Target, ...]
    leaving: tuple[Leaving, ...] = ()

    def write(self, progress: Progress | None = None) -> Saved:
        """Bring all content to the disk, then put it in place, and take files away that left the set: all or none.

        Raises:
            ChangedOnDiskError: Somebody else changed a file since it was read; all files are as they were.
            BusyError: Another program saves the set just now; likewise.
            WriteError: Some content can't be written or put in place; likewise.
            Cancelled: The user asked to stop before anything was put in place; likewise.
        """
        progress = progress or Progress()
        progress.begin(self.document.name, len(self.targets))
        for leaving in self.leaving:
            refuse_changed(leaving.path, leaving.source)
            progress.check()
        with journalled_save(self.home, self.path.name, self.touched) as save:
            staged: list[_Staged] = []
            for target in self.targets:
                staged.append(self._staged(target, staged, save))
                progress.advance()
            for leaving in self.leaving:
                if not leaving.is_replaced:
                    save.remove(leaving.path)
            progress.check()
            written = save.commit()
        files = (SavedFile(each.target, each.contents, written.get(each.target.path)) for each in staged)
        return Saved(self.table, tuple(files), self.leaving)

    @property
    def touched(self) -> list[Path]:
        """The files that are written or go."""
        return [target.path for target in self.targets] + [leaving.path for leaving in self.leaving]

    @property
    def new_places(self) -> list[Path]:
        """Where files are written that lie elsewhere now, but for the one that the set is saved as."""
        return [each.path for each in self.targets if each.path not in (self.path, self._old_path(each))]

    def _staged(self, target: Target, before: Sequence[_Staged], save: JournalledSave) -> _Staged:
        # Taken first, so that who changes the file after it was read is noticed, too.
        there = _fingerprint(target.path)
        contents = self._contents(target, before)
        if contents.is_as_read and target.path == self._old_path(target):
            return _Staged(target, contents, is_new=False)
        for folder in (self.home, target.path.parent):
            save.make_folder(folder)
        save.stage(target.path, contents.packed, there)
        # On disk now: the bytes of a large set need not stay in memory until the last file is staged.
        return _Staged(target, replace(contents, packed=b""), is_new=True)

    def _contents(self, target: Target, before: Sequence[_Staged]) -> Contents:
        if target.sitemap is None:
            changed = {each.target.sitemap for each in before if not each.contents.is_as_read}
            return index_content(self.document, self.table, target.path, changed)
        if target.is_changed:
            return changed_content(self.document, self.table, target.sitemap, target.path)
        return copied_content(self.document, self.table, target.sitemap, target.path)

    def _old_path(self, target: Target) -> Path | None:
        if target.sitemap is not None:
            return self.document.sitemaps[target.sitemap].path
        return self.document.index.path if self.document.index else None


def _fingerprint(path: Path) -> Fingerprint | None:
    try:
        return Fingerprint.of(path.stat())
    except (OSError, ValueError, RuntimeError):
        # There is nothing yet; if that is trouble, writing will say so.
        return None


def save(document: Document, path: Path | None = None) -> Saved:
    """Save here and now, under the names that the files have or under another; see the steps for errors."""
    saved = prepare_save(document, path).write()
    finish_save(document, saved)
    return saved


def prepare_save(document: Document, path: Path | None = None) -> SavePlan:
    """Say which files a save writes.

    Args:
        document: The set.
        path: The name to save under; None for the one it has, where only changed files are written. An index takes its
            sitemaps along into another folder.

    Raises:
        WriteError: The set has no name yet, and none is given; entries were put into a sitemap that is not here; or a
            file can't go where it would have to.
        ReadOnlyError: What is to be saved may only be looked at.
        BusyError: Files of the set are still being read.
    """
    refuse_while_reading(document.sitemaps)
    wanted = path or document.path
    if wanted is None:
        raise WriteError("The sitemap has no name yet.", hint="Save it under a name.")
    targets = targets_of(document, wanted)
    leaving = leaving_files(document, wanted, targets)
    return SavePlan(document, document.table.snapshot(), wanted, _home_of(document, wanted), targets, leaving)


def _home_of(document: Document, wanted: Path) -> Path:
    if document.is_folder:
        return wanted
    try:
        return wanted.resolve().parent
    except (OSError, ValueError, RuntimeError):
        # Writing will say what is wrong.
        return wanted.parent


def finish_save(document: Document, saved: Saved) -> None:
    """Tell a document what its files are now."""
    forget_left(document, saved.left)
    for file in saved.files:
        if file.target.sitemap is None:
            _let_unread_follow(document, saved, file.target.path)
            _index_is_saved(document, saved, file)
        else:
            _sitemap_is_saved(document, file.target.sitemap, file)
    name_files(document, saved.table.listing, [file.target for file in saved.files])
    _mark_written(document.table, saved)
    written = {file.target.sitemap for file in saved.files}
    if None in written and saved.table.orders_index:
        document.table.orders_index = False
    document.table.adopting -= {sitemap for sitemap in saved.table.adopting if sitemap in written}
    document.note_anew()


def _sitemap_is_saved(document: Document, sitemap: int, file: SavedFile) -> None:
    contents, known = file.contents, document.sitemaps[sitemap]
    known.path, known.is_gzipped = file.target.path, contents.is_gzipped
    if contents.source is None:
        return
    known.source = replace(contents.source, fingerprint=file.fingerprint or contents.source.fingerprint)
    _find_anew(document, sitemap, contents)


def _find_anew(document: Document, place: int | None, contents: Contents) -> None:
    """Let what a reader met in one file be what it met in its new content."""
    document.findings = [found for found in document.findings if found[0] != place]
    document.findings.extend((place, finding) for finding in contents.findings)


def _mark_written(table: EntryTable, saved: Saved) -> None:
    """Let the entries of all files know where they stand now; at once, because each step costs the same for many."""
    files = [
        (file.contents.source.slots, file.contents.entries)
        for file in saved.files
        if file.target.sitemap is not None and file.contents.entries is not None and file.contents.source is not None
    ]
    if not files:
        return
    slots = np.concatenate([slots for slots, _ in files])
    table.mark_written(
        slots,
        starts=np.concatenate([entries["start"].to_numpy() for _, entries in files]),
        lengths=np.concatenate([entries["length"].to_numpy() for _, entries in files]),
        sizes=np.concatenate([spans(entries).to_numpy() for _, entries in files]),
        touched=_edited_since(table, saved.table, slots),
    )


def _edited_since(now: EntryTable, then: EntryTable, slots: SlotArray) -> NDArray[np.uint8]:
    """Marks of what was edited while the save was writing."""
    touched = np.zeros(len(slots), np.uint8)
    # What is edited is replaced: entries of blocks that are the same are.
    renewed = [number for number in blocks_of(slots) if not _is_same_block(now, then, number)]
    if not renewed:
        return touched
    rows_now, rows_then = now.rows(slots, FIELD_NAMES), then.rows(slots, FIELD_NAMES)
    for name in FIELD_NAMES:
        differs = rows_now[name].ne_missing(rows_then[name]).to_numpy()
        touched[differs] |= np.uint8(TOUCHED_BIT[name])
    marks_now, marks_then = (table.rows(slots, ["touched"]).to_series().to_numpy() for table in (now, then))
    touched[_have_other_extensions(now, then, slots)] |= np.uint8(EXTENSION_BIT)
    wished_since: NDArray[np.uint8] = touched | (marks_now & ~marks_then & np.uint8(ORDER_BIT))
    return wished_since


def _is_same_block(now: EntryTable, then: EntryTable, number: int) -> bool:
    return now.blocks[number] is then.blocks[number] and now.extensions[number] is then.extensions[number]


def _have_other_extensions(now: EntryTable, then: EntryTable, slots: SlotArray) -> NDArray[np.bool_]:
    differs = np.zeros(len(slots), np.bool_)
    # Blocks that no edit touched share their extensions with the snapshot.
    renewed = [block for block, sparse in enumerate(then.extensions) if sparse is not now.extensions[block]]
    asked = np.flatnonzero(np.isin(slots >> PLACE_BITS, renewed))
    if len(asked):
        pairs = [table.extensions_of(slots[asked]) for table in (now, then)]
        either = pairs[0].join(pairs[1], on="entry", how="full", coalesce=True)
        others = either.filter(pl.col("xml").ne_missing(pl.col("xml_right")))["entry"].to_numpy()
        differs[asked[others]] = True
    return differs


def _let_unread_follow(document: Document, saved: Saved, wanted: Path) -> None:
    """Let sitemaps that are listed again point to the same new file as where they are listed first."""
    written = {file.target.sitemap for file in saved.files}
    for sitemap in document.sitemaps:
        place = place_of_unread(document, sitemap, wanted) if sitemap.id not in written else None
        if place is not None and place.is_file():
            sitemap.path = place


def _index_is_saved(document: Document, saved: Saved, file: SavedFile) -> None:
    index, contents = document.index, file.contents
    assert index is not None
    assert contents.source is not None
    assert contents.entries is not None
    document.path = index.path = file.target.path
    document.table.index_name, index.is_on_disk = index.name, True
    index.is_gzipped = contents.is_gzipped
    index.source = replace(contents.source, fingerprint=file.fingerprint or contents.source.fingerprint)
    _find_anew(document, None, contents)
    then, now = saved.table.listing or {}, document.table.listing or {}
    lastmods = dict(zip(then, contents.entries["lastmod"].to_list(), strict=True))
    index.listing = {sitemap: replace(listed, lastmod=lastmods[sitemap]) for sitemap, listed in then.items()}
    renewed = {
        sitemap: replace(listed, lastmod=lastmods[sitemap])
        for sitemap, listed in now.items()
        if sitemap in then and listed.lastmod == then[sitemap].lastmod != lastmods[sitemap]
    }
    document.table.set_listing({**now, **renewed} if now is not then else index.listing)
    document.sitemaps.follow(document.table.listing)
