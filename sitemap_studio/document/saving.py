"""Saving: the files of the set get what the table says, and nothing else in them changes.

Three steps, so that the middle one can run anywhere: `prepare_save` takes a snapshot, `SavePlan.write` brings all new
content to the disk beside the old and then puts it in place, `finish_save` tells the document what its files are now.
What was written is read back before it replaces anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.replacing import StagedFile, stage_file
from sitemap_studio.document.contents import Contents, changed_content, copied_content, index_content, kind_by_name
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import Sitemap, spans
from sitemap_studio.formats.container import Fingerprint
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.table.columns import TOUCHED_BIT
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray


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
class SavedFile:
    """A file that was written."""

    target: Target
    contents: Contents
    fingerprint: Fingerprint


@dataclass(frozen=True)
class Saved:
    """What a save did.

    Attributes:
        table: The entries as they were saved.
        files: Files written, sitemaps first.
        error: Why the rest was not; None when all was.
    """

    table: EntryTable
    files: tuple[SavedFile, ...]
    error: WriteError | None = None

    @property
    def paths(self) -> tuple[Path, ...]:
        """Where the files lie."""
        return tuple(file.target.path for file in self.files)


@dataclass(frozen=True)
class SavePlan:
    """What a save will write.

    Attributes:
        document: The set; only its files are looked at, its entries come from `table`.
        table: A snapshot of the entries.
        targets: The files, sitemaps first, the index last.
    """

    document: Document
    table: EntryTable
    targets: tuple[Target, ...]

    def write(self, progress: Progress | None = None) -> Saved:
        """Bring all content to the disk, then put it in place, file by file.

        Raises:
            ChangedOnDiskError: Somebody else changed a file since it was read; nothing is written.
            WriteError: Some content can't be written; nothing is written.
            Cancelled: The user asked to stop; nothing is written.
        """
        progress = progress or Progress()
        progress.begin(self.document.name, len(self.targets))
        staged: list[tuple[Target, Contents, StagedFile]] = []
        try:
            for target in self.targets:
                contents = self._contents(target)
                _make_folder(target.path.parent)
                file = stage_file(target.path, contents.packed)
                # On disk now: the bytes of a large set need not stay in memory until the last file is staged.
                staged.append((target, replace(contents, packed=b""), file))
                progress.advance()
        except BaseException:
            for _, _, file in staged:
                file.discard()
            raise
        return self._put_in_place(staged)

    def _contents(self, target: Target) -> Contents:
        if target.sitemap is None:
            changed = [other.sitemap for other in self.targets if other.is_changed]
            return index_content(self.document, target.path, changed)
        if target.is_changed:
            return changed_content(self.document, self.table, target.sitemap, target.path)
        return copied_content(self.document, self.table, target.sitemap, target.path)

    def _put_in_place(self, staged: Sequence[tuple[Target, Contents, StagedFile]]) -> Saved:
        files: list[SavedFile] = []
        for place, (target, contents, file) in enumerate(staged):
            try:
                files.append(SavedFile(target, contents, Fingerprint.of(file.commit())))
            except WriteError as error:
                for _, _, later in staged[place + 1 :]:
                    later.discard()
                return Saved(self.table, tuple(files), error)
        return Saved(self.table, tuple(files))


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
        WriteError: The set has no name yet, and none is given; or entries were put into a sitemap that is not here.
    """
    wanted = path or document.path
    if wanted is None:
        raise WriteError("The sitemap has no name yet.", hint="Save it under a name.")
    targets = []
    changed = document.changed_sitemaps()
    for sitemap in document.sitemaps:
        if sitemap.error is not None:
            _refuse_entries(document, sitemap)
            continue
        place = _place_of(document, sitemap.id, wanted)
        is_changed = sitemap.id in changed or _changes_form(document, sitemap, place)
        if is_changed or place != sitemap.path:
            targets.append(Target(sitemap.id, place, is_changed))
    index = document.index
    if index is not None and (
        wanted != index.path or index.source.repairs or any(target.is_changed for target in targets)
    ):
        targets.append(Target(None, wanted, is_changed=True))
    return SavePlan(document, document.table.snapshot(), tuple(targets))


def _refuse_entries(document: Document, sitemap: Sitemap) -> None:
    """Refuse to leave entries out without a word."""
    count = document.table.urls_in(sitemap.id)
    if count:
        sentence = f"“{sitemap.name}” could not be read, so the {count:,} entries put into it can't be saved."
        raise WriteError(sentence, hint="Move them to another sitemap of the set, or export them.", path=sitemap.path)


def _changes_form(document: Document, sitemap: Sitemap, place: Path) -> bool:
    """Whether the file must be written anew although its entries are as they were."""
    if sitemap.source is None or sitemap.path is None:
        return True
    if document.index is not None or place == sitemap.path:
        return False
    packs = place.name.lower().endswith(".gz")
    return packs != sitemap.is_gzipped or kind_by_name(place) != sitemap.source.kind


def _place_of(document: Document, sitemap: int, wanted: Path) -> Path:
    """Where a sitemap goes when the set is saved as `wanted`."""
    path = document.sitemaps[sitemap].path
    if document.index is None or path is None:
        return wanted
    folder = document.index.path.parent
    if wanted.parent.resolve() == folder.resolve():
        return path
    return wanted.parent / path.resolve().relative_to(folder.resolve())


def finish_save(document: Document, saved: Saved) -> None:
    """Tell a document what its files are now.

    Raises:
        WriteError: Not all files could be put in place; those that were are known.
    """
    for file in saved.files:
        if file.target.sitemap is None:
            _index_is_saved(document, file)
        else:
            _sitemap_is_saved(document, file.target.sitemap, file)
    _mark_written(document.table, saved)
    document.problems = document.problems.with_noted(document.noted())
    if saved.error is not None:
        _keep_ranges(document, saved)
        raise saved.error


def _keep_ranges(document: Document, saved: Saved) -> None:
    """Let files that were not written remember where their entries stand in them: some may be in others by now."""
    written = {file.target.sitemap for file in saved.files}
    for sitemap in document.sitemaps:
        source = sitemap.source
        if source is not None and source.ranges is None and sitemap.id not in written:
            sitemap.source = replace(source, ranges=saved.table.rows(source.slots, ["start", "length"]))


def _sitemap_is_saved(document: Document, sitemap: int, file: SavedFile) -> None:
    contents, known = file.contents, document.sitemaps[sitemap]
    known.source = replace(contents.source, fingerprint=file.fingerprint)
    known.path, known.is_gzipped = file.target.path, contents.is_gzipped
    if document.index is None:
        document.path, document.kind = known.path, known.source.kind
    document.findings = [found for found in document.findings if found[0] != sitemap]
    document.findings.extend((sitemap, finding) for finding in contents.findings)


def _mark_written(table: EntryTable, saved: Saved) -> None:
    """Let the entries of all files know where they stand now; at once, because each step costs the same for many."""
    files = [
        (file.contents.source.slots, file.contents.entries)
        for file in saved.files
        if file.target.sitemap is not None and file.contents.entries is not None
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
    """Marks of the fields that were edited while the save was writing."""
    touched = np.zeros(len(slots), np.uint8)
    rows_now, rows_then = now.rows(slots, FIELD_NAMES), then.rows(slots, FIELD_NAMES)
    for name in FIELD_NAMES:
        differs = rows_now[name].ne_missing(rows_then[name]).to_numpy()
        touched[differs] |= np.uint8(TOUCHED_BIT[name])
    return touched


def _index_is_saved(document: Document, file: SavedFile) -> None:
    index, contents = document.index, file.contents
    assert index is not None
    assert contents.entries is not None
    document.path = index.path = file.target.path
    index.is_gzipped = contents.is_gzipped
    index.source = replace(contents.source, fingerprint=file.fingerprint)
    document.findings = [found for found in document.findings if found[0] is not None]
    document.findings.extend((None, finding) for finding in contents.findings)
    for sitemap, lastmod in zip(index.entries, contents.entries["lastmod"].to_list(), strict=True):
        document.sitemaps[sitemap].lastmod = lastmod


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = f"The folder “{folder.name}” can't be made: {error.strerror}."
        raise WriteError(sentence, hint="Choose another folder.", path=folder) from error
