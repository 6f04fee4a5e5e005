"""Save a set: plan, write beside, read back and compare, replace all files or none.

`prepare_save` takes a snapshot and says which files are written, `SavePlan.write` may run in any thread, `finish_save`
tells the document what its files are now.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.paths import is_same_file_by_case, resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import JournalledSave, journalled_save
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import changes_packing, kind_under_name, packs_by_name
from sitemap_studio.document.saving.file_contents import (
    FileContents,
    changed_contents,
    copied_contents,
    index_contents,
)
from sitemap_studio.document.sitemap_set import Sitemap, Source, entry_spans, read_only_error, refuse_while_reading
from sitemap_studio.document.source_text import refuse_changed
from sitemap_studio.model.columns import EXTENSION_BIT, ORDER_BIT, TOUCHED_BIT
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import IndexEntry, Listing
from sitemap_studio.model.slots import PLACE_BITS, SlotArray, blocks_of
from sitemap_studio.protocol.fields import FIELD_NAMES


@dataclass(frozen=True)
class Target:
    """A file to write.

    Attributes:
        sitemap: Id of the sitemap; None for the index.
        path: Path to write to.
        is_changed: Whether the contents differ from what was read; otherwise the file is copied.
    """

    sitemap: int | None
    path: Path
    is_changed: bool


@dataclass(frozen=True)
class LeavingFile:
    """A file that leaves the set.

    Attributes:
        sitemap: Id of the sitemap; None for an index.
        path: Its path.
        source: What was read from it; it must be unchanged.
        is_replaced: Whether another file of the set is written to the same path.
    """

    sitemap: int | None
    path: Path
    source: Source
    is_replaced: bool


def targets_of(document: Document, wanted: Path) -> tuple[Target, ...]:
    """Return the files to write when a set is saved as `wanted`, sitemaps first, the index last.

    Raises:
        WriteError: A sitemap that could not be read has new entries, or a file would replace another one.
        ReadOnlyError: The set is read-only.
    """
    _refuse_uncertain(document, wanted)
    _refuse_locked(document, wanted)
    targets = []
    changed = document.changed_sitemaps()
    for sitemap in document.sitemaps:
        if sitemap.error is not None:
            _refuse_entries(document, sitemap)
            continue
        place = place_of(document, sitemap, wanted)
        is_changed = sitemap.id in changed or _changes_form(document, sitemap, place)
        if is_changed or place != sitemap.path:
            targets.append(Target(sitemap.id, place, is_changed))
    index = document.index
    targets += _unread(document, wanted, {target.path for target in targets})
    if index is None:
        _refuse_strangers(document, wanted, targets)
        return tuple(targets)
    _refuse_own_sitemap(targets, document, wanted)
    is_due = wanted != document.path or document.is_listed_otherwise or document.table.orders_index
    is_due = is_due or index.source.is_lost or any(target.is_changed for target in targets)
    if index.read_only_reason is None and (is_due or index.source.repairs):
        targets.append(Target(None, wanted, is_changed=True))
    _refuse_strangers(document, wanted, targets)
    return tuple(targets)


def leaving_files(document: Document, wanted: Path, targets: Collection[Target]) -> tuple[LeavingFile, ...]:
    """Return the files that a save removes or replaces by other sitemaps.

    Only a set that is saved in its own place loses files, and none that could not be read.
    """
    folder = document.folder
    if wanted != document.path or folder is None:
        return ()
    known_sitemaps = (*document.sitemaps, *(each for each in document.sitemaps.gone() if not each.is_adopted))
    sitemaps = [each for each in known_sitemaps if each.path and each.error is None]
    goes = (document.is_renamed(each) or not document.sitemaps.has(each.id) for each in sitemaps)
    if not document.gone_indexes and not any(goes):
        return ()
    stay = {_place(each.path) for each in document.sitemaps if each.path and not document.is_renamed(each)}
    stay |= {_place(document.index.path)} if document.index is not None and document.index.is_on_disk else set()
    written = {_place(target.path) for target in targets}
    known = [(each.id, each.path, each.source, each.file_name) for each in sitemaps]
    indexes = [(None, each.path, each.source, each.name) for each in document.gone_indexes]
    leaving = []
    for sitemap, path, source, file_name in (*known, *indexes):
        # Files in another folder belong to the set that was saved elsewhere.
        if path is None or source is None or not _is_at_home(path, file_name, folder):
            continue
        place = _place(path)
        if place not in stay:
            is_replaced = place in written or any(is_same_file_by_case(place, other) for other in written)
            leaving.append(LeavingFile(sitemap, path, source, is_replaced))
    return tuple(leaving)


def _place(path: Path) -> Path:
    """Resolve links to the folder of a file, but not the file itself."""
    return path.parent.resolve() / path.name


def _refuse_strangers(document: Document, wanted: Path, targets: Collection[Target]) -> None:
    """Refuse to replace files that are not of the set by new or renamed sitemaps."""
    if wanted != document.path:
        return
    there = [
        target for target in targets if target.path != _path_now(document, target) and os.path.lexists(target.path)
    ]
    known = [*document.sitemaps, *document.sitemaps.gone(), *document.gone_indexes] if there else []
    own = {_place(file.path) for file in known if file.path is not None and file.source is not None}
    own |= {_place(document.index.path)} if document.index is not None and document.index.is_on_disk else set()
    for target in there:
        place = _place(target.path)
        if place not in own and not any(is_same_file_by_case(place, each) for each in own):
            sentence = msg(
                "“{name}” is there already and is not a sitemap of the set, so it is not replaced.",
                name=target.path.name,
            )
            raise WriteError(sentence, hint="Give the sitemap another name, or move that file away.", path=target.path)


def _path_now(document: Document, target: Target) -> Path | None:
    """Return the path of a sitemap or the index on disk; None for a new one."""
    if target.sitemap is not None:
        return document.sitemaps[target.sitemap].path
    return document.index.path if document.index is not None and document.index.is_on_disk else None


def _unread(document: Document, wanted: Path, taken: Collection[Path]) -> list[Target]:
    """Return the files that could not be read; they are copied into another folder as they are."""
    places: dict[Path, int] = {}
    for sitemap in document.sitemaps:
        place = place_of_unread(document, sitemap, wanted)
        if place is not None and place != sitemap.path and place not in taken:
            places.setdefault(place, sitemap.id)
    return [Target(sitemap, place, is_changed=False) for place, sitemap in places.items()]


def place_of_unread(document: Document, sitemap: Sitemap, wanted: Path) -> Path | None:
    """Return the path for a sitemap that could not be read, or is listed again; None where no file can be copied."""
    folder = document.folder
    if sitemap.error is None or sitemap.path is None or folder is None:
        return None
    if document.index is None and not document.is_folder:
        return None
    if document.is_renamed(sitemap):
        return place_of(document, sitemap, wanted)
    if not sitemap.path.is_file():
        return None
    file = sitemap.path.resolve()
    is_index = document.index is not None and file == document.index.path.resolve()
    if is_index or not file.is_relative_to(folder.resolve()):
        return None
    return place_of(document, sitemap, wanted)


def _refuse_own_sitemap(targets: Collection[Target], document: Document, wanted: Path) -> None:
    """Refuse to replace a sitemap of the set by the index."""
    places = {target.path for target in targets} | {each.path for each in document.sitemaps if each.path is not None}
    if wanted != document.path and any(
        place.name == wanted.name and resolve_links(place) == resolve_links(wanted) for place in places
    ):
        sentence = msg(
            "“{wanted}” is a sitemap of the set, so the index can't be saved under that name.", wanted=wanted.name
        )
        raise WriteError(sentence, hint="Choose another name.", path=wanted)


def _refuse_entries(document: Document, sitemap: Sitemap) -> None:
    """Refuse to lose entries that were added to a sitemap that could not be read."""
    count = document.table.urls_in(sitemap.id)
    if count:
        sentence = plural(
            "“{sitemap}” could not be read, so the one entry put into it can't be saved.",
            "“{sitemap}” could not be read, so the %n entries put into it can't be saved.",
            count,
            sitemap=sitemap.name,
        )
        raise WriteError(sentence, hint="Move them to another sitemap of the set, or export them.", path=sitemap.path)


def _refuse_uncertain(document: Document, wanted: Path) -> None:
    """Refuse to write, anywhere, what was not read for certain."""
    if document.index is None:
        # Of a folder, the other files are saved.
        doubted = None if document.is_folder else next(iter(document.sitemaps)).read_only_reason
    else:
        doubted = document.index.read_only_reason if wanted != document.index.path else None
    if doubted is not None:
        raise read_only_error(document.index or next(iter(document.sitemaps)))


def _refuse_locked(document: Document, wanted: Path) -> None:
    """Refuse to replace files that are open for editing elsewhere, or to add others beside them."""
    folder = document.folder
    if document.lock is None or folder is None or document.path is None:
        return
    is_of_set = document.index is not None or document.is_folder
    is_beside = is_of_set and resolve_links(wanted.parent) == resolve_links(folder)
    if is_beside or resolve_links(wanted) == resolve_links(document.path):
        raise read_only_error(document.index or document.sitemaps[0])


def _changes_form(document: Document, sitemap: Sitemap, place: Path) -> bool:
    """Return whether a file must be rendered new although its entries are unchanged."""
    if sitemap.source is None or sitemap.path is None:
        return True
    if document.index is not None or document.is_folder or place == sitemap.path:
        return changes_packing(sitemap.path, place)
    return (
        packs_by_name(place) != sitemap.is_gzipped
        or kind_under_name(place, sitemap.path, sitemap.source.kind) != sitemap.source.kind
    )


def place_of(document: Document, sitemap: Sitemap, wanted: Path) -> Path:
    """Return the path of a sitemap when the set is saved as `wanted`.

    Raises:
        WriteError: Its file is not in the folder of the set any more.
    """
    path, folder = sitemap.path, document.folder
    if folder is None or (document.index is None and not document.is_folder):
        return wanted
    home = wanted if document.is_folder else wanted.parent
    if path is None or not _is_at_home(path, sitemap.file_name, folder):
        # It left the set before that was saved elsewhere, and came back since.
        return home / (sitemap.file_name or sitemap.name)
    place = _place_of_file(folder, path, home)
    # The listed name, also where the file is a link to another name.
    return place if sitemap.file_name is None else place.with_name(sitemap.name)


def _is_at_home(path: Path, file_name: str | None, folder: Path) -> bool:
    """Return whether a file is in its folder of a set, under any name.

    Args:
        path: The file.
        file_name: Its path relative to the folder of the set; None for anywhere in that.
        folder: The folder of the set.
    """
    if file_name is None:
        return path.is_relative_to(folder) or path.is_relative_to(folder.resolve())
    wanted = (folder / file_name).parent if "/" in file_name else folder
    return path.parent == wanted or _are_one_folder(path.parent, wanted)


def _are_one_folder(one: Path, other: Path) -> bool:
    try:
        # Ten times as fast as resolving links, for sets of thousands.
        return one.samefile(other)
    except (OSError, ValueError):
        return resolve_links(one) == resolve_links(other)


def _place_of_file(folder: Path, path: Path, home: Path) -> Path:
    """Return the path of a file in another folder under the same name."""
    if home == folder or resolve_links(home) == resolve_links(folder):
        return path
    folder = folder.resolve()
    try:
        return home / path.resolve().relative_to(folder)
    except ValueError as error:
        sentence = msg(
            "“{name}” does not lie in the folder of its set any more, so it can't be taken along.", name=path.name
        )
        raise WriteError(sentence, hint="Open the set again.", path=path) from error


@dataclass(frozen=True)
class Saved:
    """The result of a save.

    Attributes:
        table: The entries as they were saved.
        files: The files of the plan with what they hold now, sitemaps first.
        left: Files that left the set.
        paths: Paths of the files that were written; a file that held the same already is not.
    """

    table: EntryTable
    files: tuple[FileContents, ...]
    left: tuple[LeavingFile, ...]
    paths: tuple[Path, ...]


@dataclass(frozen=True)
class SavePlan:
    """What a save writes.

    Attributes:
        document: The set; only its files are used, its entries come from `table`.
        table: A snapshot of the entries.
        path: What the set is saved as.
        home: The folder of the set, links resolved.
        targets: The files to write, sitemaps first, the index last.
        leaving: The files that leave the set.
    """

    document: Document
    table: EntryTable
    path: Path
    home: Path
    targets: tuple[Target, ...]
    leaving: tuple[LeavingFile, ...] = ()

    def write(self, progress: Progress | None = None) -> Saved:
        """Write all new contents beside the files, then replace and remove all files or none.

        Raises:
            ChangedOnDiskError: Another program changed a file since it was read; all files are as they were.
            BusyError: Another program is saving the set; likewise.
            WriteError: A file can't be written or replaced; likewise.
            Cancelled: The user asked to stop before anything was replaced; likewise.
        """
        progress = progress or Progress()
        progress.begin(self.document.name, len(self.targets))
        for leaving in self.leaving:
            refuse_changed(leaving.path, leaving.source)
            progress.check()
        files: list[FileContents] = []
        with journalled_save(self.home, self.path.name, self.touched) as save:
            for target in self.targets:
                changed = {each.sitemap for each in files if not each.is_as_read}
                files.append(self._stage(target, changed, save))
                progress.advance()
            for leaving in self.leaving:
                if not leaving.is_replaced:
                    save.remove(leaving.path)
            progress.check()
            written = save.commit()
        saved = tuple(each.with_fingerprint(written.get(each.path)) for each in files)
        return Saved(self.table, saved, self.leaving, tuple(each.path for each in files if each.path in written))

    @property
    def touched(self) -> list[Path]:
        """The files that are written or leave the set."""
        return [target.path for target in self.targets] + [leaving.path for leaving in self.leaving]

    @property
    def new_places(self) -> list[Path]:
        """Paths of files that are at another path now, without the one that the set is saved as."""
        return [each.path for each in self.targets if each.path not in (self.path, self._old_path(each))]

    def _stage(self, target: Target, changed: Collection[int | None], save: JournalledSave) -> FileContents:
        """Render a file, and write it beside the old one, unless that holds the same."""
        # Before the file is read again, so that later changes are noticed.
        fingerprint = _fingerprint_at(target.path)
        if target.sitemap is None:
            contents = index_contents(self.document, self.table, target.path, changed)
        else:
            render = changed_contents if target.is_changed else copied_contents
            contents = render(self.document, self.table, target.sitemap, target.path)
        if contents.is_as_read and target.path == self._old_path(target):
            return contents
        for folder in (self.home, target.path.parent):
            save.make_folder(folder)
        save.stage(target.path, contents.packed, fingerprint)
        # It is on disk; a large set need not stay in memory until the last file is staged.
        return replace(contents, packed=b"")

    def _old_path(self, target: Target) -> Path | None:
        if target.sitemap is not None:
            return self.document.sitemaps[target.sitemap].path
        return self.document.index.path if self.document.index else None


def _fingerprint_at(path: Path) -> Fingerprint | None:
    try:
        return Fingerprint.of(path.stat())
    except (OSError, ValueError, RuntimeError):
        # No file, or one that can't be written either.
        return None


def save(document: Document, path: Path | None = None) -> Saved:
    """Save a set now; see `prepare_save` and `SavePlan.write`."""
    saved = prepare_save(document, path).write()
    finish_save(document, saved)
    return saved


def prepare_save(document: Document, path: Path | None = None) -> SavePlan:
    """Plan a save.

    Args:
        document: The set.
        path: The path to save to; None for its own, where only changed files are written. The sitemaps of an index go
            along into another folder.

    Raises:
        WriteError: The set has no path yet, and none is given; or see `targets_of`.
        ReadOnlyError: The set is read-only.
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
        # Writing will fail with the reason.
        return wanted.parent


def finish_save(document: Document, saved: Saved) -> None:
    """Tell a document what its files are now."""
    for leaving in saved.left:
        if leaving.sitemap is None:
            document.gone_indexes = [index for index in document.gone_indexes if index.path != leaving.path]
        else:
            document.sitemaps[leaving.sitemap].path = None
    written = {file.sitemap for file in saved.files}
    for file in saved.files:
        if file.sitemap is None:
            _finish_unread(document, written, file.path)
            _finish_index(document, saved, file)
            _replace_findings(document, file)
            continue
        known = document.sitemaps[file.sitemap]
        known.path, known.is_gzipped = file.path, file.is_gzipped
        if file.source is not None:
            known.source = file.source
            _replace_findings(document, file)
    _follow_path(document, saved.table.listing, [file for file in saved.files if file.sitemap is not None])
    _mark_written(document.table, saved)
    if None in written and saved.table.orders_index:
        document.table.orders_index = False
    document.table.adopting -= saved.table.adopting & written
    document.note_anew()


def _replace_findings(document: Document, file: FileContents) -> None:
    """Keep what the reader found in the new contents of a file."""
    document.findings = [found for found in document.findings if found[0] != file.sitemap]
    document.findings.extend((file.sitemap, finding) for finding in file.findings)


def _follow_path(document: Document, then: Listing | None, written: Sequence[FileContents]) -> None:
    """Give a set without an index the path that it was saved to.

    Args:
        document: The set.
        then: The listing of its sitemaps when the save began.
        written: The sitemaps of the save.
    """
    if document.index is not None or not written:
        return
    first = written[0]
    known = document.sitemaps[first.sitemap or 0]
    if document.is_folder:
        document.path = first.path.parents[(known.file_name or "").count("/")]
        return
    document.path, document.kind = first.path, known.source.kind if known.source is not None else document.kind
    now = document.table.listing
    if now is None or now is then:
        # A new name, or the first one.
        document.table.set_listing({known.id: replace((now or {}).get(known.id, IndexEntry()), name=first.path.name)})
        document.sitemaps.follow(document.table.listing)


def _mark_written(table: EntryTable, saved: Saved) -> None:
    """Note the new byte ranges of all entries; in one go, because each call costs the same for many."""
    files = [
        (file.source.slots, file.entries)
        for file in saved.files
        if file.sitemap is not None and file.entries is not None and file.source is not None
    ]
    if not files:
        return
    slots = np.concatenate([slots for slots, _ in files])
    table.mark_written(
        slots,
        starts=np.concatenate([entries["start"].to_numpy() for _, entries in files]),
        lengths=np.concatenate([entries["length"].to_numpy() for _, entries in files]),
        sizes=np.concatenate([entry_spans(entries) for _, entries in files]),
        touched=_edited_since(table, saved.table, slots),
    )


def _edited_since(now: EntryTable, then: EntryTable, slots: SlotArray) -> NDArray[np.uint8]:
    """Return the marks of what was edited during the save."""
    touched = np.zeros(len(slots), np.uint8)
    # Edits replace blocks.
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
    # Edits replace the extensions of blocks.
    renewed = [block for block, sparse in enumerate(then.extensions) if sparse is not now.extensions[block]]
    asked = np.flatnonzero(np.isin(slots >> PLACE_BITS, renewed))
    if len(asked):
        pairs = [table.extensions_of(slots[asked]) for table in (now, then)]
        either = pairs[0].join(pairs[1], on="entry", how="full", coalesce=True)
        others = either.filter(pl.col("xml").ne_missing(pl.col("xml_right")))["entry"].to_numpy()
        differs[asked[others]] = True
    return differs


def _finish_unread(document: Document, written: Collection[int | None], wanted: Path) -> None:
    """Give sitemaps that are listed again the path of the new file."""
    for sitemap in document.sitemaps:
        path = place_of_unread(document, sitemap, wanted) if sitemap.id not in written else None
        if path is not None and path.is_file():
            sitemap.path = path


def _finish_index(document: Document, saved: Saved, file: FileContents) -> None:
    index = document.index
    assert index is not None
    assert file.source is not None
    assert file.entries is not None
    document.path = index.path = file.path
    document.table.index_name, index.is_on_disk = index.name, True
    index.is_gzipped, index.source = file.is_gzipped, file.source
    then, now = saved.table.listing or {}, document.table.listing or {}
    lastmods = dict(zip(then, file.entries["lastmod"].to_list(), strict=True))
    index.listing = {sitemap: replace(listed, lastmod=lastmods[sitemap]) for sitemap, listed in then.items()}
    renewed = {
        sitemap: replace(listed, lastmod=lastmods[sitemap])
        for sitemap, listed in now.items()
        if sitemap in then and listed.lastmod == then[sitemap].lastmod != lastmods[sitemap]
    }
    document.table.set_listing({**now, **renewed} if now is not then else index.listing)
    document.sitemaps.follow(document.table.listing)
