"""Save a set: plan, write beside, read back and compare, replace all files or none.

`prepare_save` takes a snapshot and says which files are written, `SavePlan.write` may run in any thread, `finish_save`
tells the document what its files are now.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Sequence
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
from sitemap_studio.document.exporting.forms import changes_packing, kind_under_name, packs_by_name
from sitemap_studio.document.reading.source_reading import refuse_changed
from sitemap_studio.document.saving.file_contents import Contents, changed_content, copied_content, index_content
from sitemap_studio.document.sitemap_set import Sitemap, Source, read_only_error, refuse_while_reading, spans
from sitemap_studio.model.columns import EXTENSION_BIT, ORDER_BIT, TOUCHED_BIT
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import Listing, SitemapRef
from sitemap_studio.model.slots import PLACE_BITS, SlotArray, blocks_of
from sitemap_studio.protocol.fields import FIELD_NAMES


@dataclass(frozen=True)
class Target:
    """A file to write.

    Attributes:
        sitemap: The sitemap that it holds; None for the index.
        path: Where it goes.
        is_changed: Whether its content differs from what was read; otherwise the file is copied as it is.
    """

    sitemap: int | None
    path: Path
    is_changed: bool


@dataclass(frozen=True)
class Leaving:
    """A file that will not be a sitemap's any more.

    Attributes:
        sitemap: Whose it is; None for an index that the set has no more.
        path: Where it lies.
        source: What was read of it: it must be that still.
        is_replaced: Whether another file of the set takes its place, so that it need not be removed.
    """

    sitemap: int | None
    path: Path
    source: Source
    is_replaced: bool


def targets_of(document: Document, wanted: Path) -> tuple[Target, ...]:
    """The files to write when a set is saved as `wanted`, sitemaps first, the index last.

    Raises:
        WriteError: Entries were put into a sitemap that is not here, or two files would go to one place.
        ReadOnlyError: What is to be saved may only be looked at.
    """
    _refuse_doubted(document, wanted)
    _refuse_held(document, wanted)
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
    if index.doubt is None and (is_due or index.source.repairs):
        targets.append(Target(None, wanted, is_changed=True))
    _refuse_strangers(document, wanted, targets)
    return tuple(targets)


def leaving_files(document: Document, wanted: Path, targets: Collection[Target]) -> tuple[Leaving, ...]:
    """The files that a save takes away, or puts another sitemap in the place of.

    Only a set that is saved in its place loses files; one that is saved elsewhere leaves them to the set that it was.
    A file that nobody could read stays: who knows what it is.
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
        # What was left in another folder, as the set was saved elsewhere, belongs to the set that it was.
        if path is None or source is None or not _is_at_home(path, file_name, folder):
            continue
        place = _place(path)
        if place not in stay:
            is_replaced = place in written or any(is_same_file_by_case(place, other) for other in written)
            leaving.append(Leaving(sitemap, path, source, is_replaced))
    return tuple(leaving)


def _place(path: Path) -> Path:
    """Where a file lies, links to its folder followed, but not that which it may be itself."""
    return path.parent.resolve() / path.name


def _refuse_strangers(document: Document, wanted: Path, targets: Collection[Target]) -> None:
    """Refuse to put a sitemap that is new, or has a new name, in the place of a file that is none of the set's."""
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
    """Where what a target is for lies on disk; None for nowhere."""
    if target.sitemap is not None:
        return document.sitemaps[target.sitemap].path
    return document.index.path if document.index is not None and document.index.is_on_disk else None


def _unread(document: Document, wanted: Path, taken: Collection[Path]) -> list[Target]:
    """Files of the set that could not be read: they come along into another folder as they are."""
    places: dict[Path, int] = {}
    for sitemap in document.sitemaps:
        place = place_of_unread(document, sitemap, wanted)
        if place is not None and place != sitemap.path and place not in taken:
            places.setdefault(place, sitemap.id)
    return [Target(sitemap, place, is_changed=False) for place, sitemap in places.items()]


def place_of_unread(document: Document, sitemap: Sitemap, wanted: Path) -> Path | None:
    """Where a sitemap goes that could not be read, or not again; None where it has no file that may come along."""
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
    """Refuse to put the index in the place of one of its sitemaps."""
    places = {target.path for target in targets} | {each.path for each in document.sitemaps if each.path is not None}
    if wanted != document.path and any(
        place.name == wanted.name and resolve_links(place) == resolve_links(wanted) for place in places
    ):
        sentence = msg(
            "“{wanted}” is a sitemap of the set, so the index can't be saved under that name.", wanted=wanted.name
        )
        raise WriteError(sentence, hint="Choose another name.", path=wanted)


def _refuse_entries(document: Document, sitemap: Sitemap) -> None:
    """Refuse to leave entries out without a word."""
    count = document.table.urls_in(sitemap.id)
    if count:
        sentence = plural(
            "“{sitemap}” could not be read, so the one entry put into it can't be saved.",
            "“{sitemap}” could not be read, so the %n entries put into it can't be saved.",
            count,
            sitemap=sitemap.name,
        )
        raise WriteError(sentence, hint="Move them to another sitemap of the set, or export them.", path=sitemap.path)


def _refuse_doubted(document: Document, wanted: Path) -> None:
    """What nobody could read for certain is not written: neither in its place, nor as if it were whole elsewhere."""
    if document.index is None:
        # Of a folder, those files are written alone that can be.
        doubted = None if document.is_folder else next(iter(document.sitemaps)).doubt
    else:
        doubted = document.index.doubt if wanted != document.index.path else None
    if doubted is not None:
        raise read_only_error(document.index or next(iter(document.sitemaps)))


def _refuse_held(document: Document, wanted: Path) -> None:
    """What somebody else has open for editing is replaced by nobody but them, nor its sitemaps shared."""
    folder = document.folder
    if document.held is None or folder is None or document.path is None:
        return
    is_of_set = document.index is not None or document.is_folder
    is_beside = is_of_set and resolve_links(wanted.parent) == resolve_links(folder)
    if is_beside or resolve_links(wanted) == resolve_links(document.path):
        raise read_only_error(document.index or document.sitemaps[0])


def _changes_form(document: Document, sitemap: Sitemap, place: Path) -> bool:
    """Whether the file must be written anew although its entries are as they were."""
    if sitemap.source is None or sitemap.path is None:
        return True
    if document.index is not None or document.is_folder or place == sitemap.path:
        return changes_packing(sitemap.path, place)
    return (
        packs_by_name(place) != sitemap.is_gzipped
        or kind_under_name(place, sitemap.path, sitemap.source.kind) != sitemap.source.kind
    )


def place_of(document: Document, sitemap: Sitemap, wanted: Path) -> Path:
    """Where a sitemap goes when the set is saved as `wanted`.

    Raises:
        WriteError: It does not lie in the folder of the set any more.
    """
    path, folder = sitemap.path, document.folder
    if folder is None or (document.index is None and not document.is_folder):
        return wanted
    home = wanted if document.is_folder else wanted.parent
    if path is None or not _is_at_home(path, sitemap.file_name, folder):
        # What left the set before it was saved elsewhere lies where that was, and comes along when it comes back.
        return home / (sitemap.file_name or sitemap.name)
    place = _place_of_file(folder, path, home)
    # By the name that it is listed under, also where its file is a link to one of another name.
    return place if sitemap.file_name is None else place.with_name(sitemap.name)


def _is_at_home(path: Path, file_name: str | None, folder: Path) -> bool:
    """Whether a file lies in the folder where a set has it, under whatever name.

    Args:
        path: The file.
        file_name: Where the set has it, from its own folder on; None for somewhere in that.
        folder: The folder of the set.
    """
    if file_name is None:
        return path.is_relative_to(folder) or path.is_relative_to(folder.resolve())
    wanted = (folder / file_name).parent if "/" in file_name else folder
    return path.parent == wanted or _are_one_folder(path.parent, wanted)


def _are_one_folder(one: Path, other: Path) -> bool:
    try:
        # Following links takes ten times as long, which a set of thousands has to be spared.
        return one.samefile(other)
    except (OSError, ValueError):
        return resolve_links(one) == resolve_links(other)


def _place_of_file(folder: Path, path: Path, home: Path) -> Path:
    """Where a file of a set goes under the name that it has."""
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
        there = _fingerprint_at(target.path)
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


def _fingerprint_at(path: Path) -> Fingerprint | None:
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


def forget_left(document: Document, left: Iterable[Leaving]) -> None:
    """Note which files are none of the set's any more."""
    for leaving in left:
        if leaving.sitemap is None:
            document.gone_indexes = [index for index in document.gone_indexes if index.path != leaving.path]
        else:
            document.sitemaps[leaving.sitemap].path = None


def name_files(document: Document, then: Listing | None, written: Sequence[Target]) -> None:
    """Let a set without an index be at home where it was saved.

    Args:
        document: The document.
        then: What it said of its sitemaps when the save began.
        written: The files that were.
    """
    sitemaps = [target for target in written if target.sitemap is not None]
    if document.index is not None or not sitemaps:
        return
    first = sitemaps[0]
    if document.is_folder:
        depth = (document.sitemaps[first.sitemap or 0].file_name or "").count("/")
        document.path = first.path.parents[depth]
        return
    known = document.sitemaps[first.sitemap or 0]
    document.path, document.kind = first.path, known.source.kind if known.source is not None else document.kind
    now = document.table.listing
    if now is None or now is then:
        # A new name, or the first one.
        document.table.set_listing({known.id: replace((now or {}).get(known.id, SitemapRef()), name=first.path.name)})
        document.sitemaps.follow(document.table.listing)
