"""Plan and write a save: which files get new content, then all files are replaced, or none.

`prepare_save` takes a snapshot and plans the files; `SavePlan.write`, which may run in any thread, writes them beside the
old ones, reads them back, compares, and replaces. `finish_save` in its own module updates the document afterwards.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.paths import fold_case, is_same_file_by_case, resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import JournalledSave, journalled_save
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import changes_compression, is_gzip_name, kind_when_saved_as
from sitemap_studio.document.saving.file_contents import (
    FileContents,
    changed_contents,
    copied_contents,
    index_contents,
)
from sitemap_studio.document.sitemap_set import (
    IndexFile,
    SetShape,
    SitemapFile,
    name_within,
    read_only_error,
    refuse_while_reading,
)
from sitemap_studio.document.source_text import refuse_changed
from sitemap_studio.formats.read_file import Source
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.sources.fetched_copies import STATE_FILE
from sitemap_studio.sources.fetched_versions import store_downloaded_versions


@dataclass(frozen=True)
class SaveTarget:
    """A file to write.

    Attributes:
        sitemap: Id of its sitemap; None for the index.
        path: Path to write.
        old_path: Present path of the file; None for a new file.
        is_changed: Whether it gets new content; otherwise it is copied.
    """

    sitemap: int | None
    path: Path
    old_path: Path | None
    is_changed: bool


@dataclass(frozen=True)
class ObsoleteFile:
    """A file that a set on disk no longer needs.

    Attributes:
        sitemap: Its sitemap; None for an index.
        is_renamed: Whether its sitemap is saved under another name.
        is_replaced: Whether a save writes another file of the set in its place.
    """

    sitemap: int | None
    path: Path
    source: Source
    is_renamed: bool
    is_replaced: bool

    @property
    def is_unused(self) -> bool:
        """Whether the file is neither renamed nor replaced, so that the user decides whether it is deleted."""
        return not self.is_renamed and not self.is_replaced

    @property
    def has_backup(self) -> bool:
        """Whether a save that removes or replaces the file makes a backup: its bytes, or its entries, are nowhere else."""
        # The index that an undone edit created is replaced by the sitemap that had its name before.
        is_superseded = self.is_renamed or (self.is_replaced and self.sitemap is None)
        return not is_superseded or bool(self.source.repairs)


def _plan_targets(document: Document, path: Path) -> list[SaveTarget]:
    """Return the files to write when a set is saved to a path, sitemaps first, the index last.

    Raises:
        WriteError: Entries or other files would be lost.
        ReadOnlyError: A file that must be written is read-only.
    """
    _refuse_read_only(document, path)
    targets = list(_sitemap_targets(document, path))
    paths = {target.path for target in targets}
    for sitemap in document.sitemaps:
        # Files that could not be read are copied into another folder unchanged.
        copy = copy_target_of_unread(document, sitemap, path) if sitemap.error is not None else None
        if copy is not None and copy != sitemap.path and copy not in paths:
            paths.add(copy)
            targets.append(SaveTarget(sitemap.id, copy, sitemap.path, is_changed=False))
    if document.index is not None:
        _refuse_name_of_sitemap(document, path, paths)
        if _is_index_due(document, document.index, path, targets):
            old_path = document.index.path if document.index.is_on_disk else None
            targets.append(SaveTarget(None, path, old_path, is_changed=True))
    if path == document.path:
        _refuse_foreign_files(document, targets)
    return targets


def _sitemap_targets(document: Document, path: Path) -> Iterator[SaveTarget]:
    """Yield the files of sitemaps that are changed or get another path.

    Raises:
        WriteError: A sitemap that was not read has entries.
    """
    changed = document.changed_sitemaps()
    for sitemap in document.sitemaps:
        if sitemap.error is None:
            new_path = _target_path(document, sitemap, path)
            # Comparing paths is slow for thousands.
            is_moved = new_path is not sitemap.path and new_path != sitemap.path
            has_other_form = sitemap.source is None or (is_moved and _is_form_changed(document, sitemap, new_path))
            is_changed = has_other_form or sitemap.id in changed
            if is_changed or is_moved:
                yield SaveTarget(sitemap.id, new_path, sitemap.path, is_changed)
        elif count := document.table.entry_count(sitemap.id):
            sentence = plural(
                "“{sitemap}” could not be read, so the one entry put into it can't be saved.",
                "“{sitemap}” could not be read, so the %n entries put into it can't be saved.",
                count,
                sitemap=sitemap.name,
            )
            hint = msg("Move them to another sitemap of the set, or export them.")
            raise WriteError(sentence, hint=hint, path=sitemap.path)


def _is_form_changed(document: Document, sitemap: SitemapFile, path: Path) -> bool:
    """Return whether another path requires other compression or, for a single file, another format; True without a file."""
    source = sitemap.source
    if source is None or sitemap.path is None:
        return True
    if changes_compression(sitemap.path, path):
        return True
    if document.shape is not SetShape.FILE:
        return False
    is_other_kind = kind_when_saved_as(path, sitemap.path, source.kind) != source.kind
    return is_other_kind or is_gzip_name(path) != source.is_gzipped


def _refuse_name_of_sitemap(document: Document, path: Path, targets: Collection[Path]) -> None:
    """Raise a `WriteError` if an index would be saved elsewhere under the name of a sitemap of its set."""
    if path == document.path:
        return
    paths = {*targets, *(each.path for each in document.sitemaps if each.path is not None)}
    if any(each.name == path.name and resolve_links(each) == resolve_links(path) for each in paths):
        sentence = msg("“{name}” is already in the set.", name=path.name)
        raise WriteError(sentence, hint=msg("Choose another name."), path=path)


def _is_index_due(document: Document, index: IndexFile, path: Path, targets: Collection[SaveTarget]) -> bool:
    """Return whether a save to a path must write the index, given the files of sitemaps that it writes."""
    if index.read_only_reason is not None or index.lists_indexes:
        return False
    is_edited = document.is_index_edited or document.table.orders_index or document.is_to_be_corrected(None)
    is_rewritten = index.source.is_lost or bool(index.source.repairs)
    return is_edited or is_rewritten or path != document.path or any(target.is_changed for target in targets)


def _obsolete_files(document: Document, targets: Collection[SaveTarget]) -> Iterator[ObsoleteFile]:
    """Yield the files that a set no longer needs after a save, except files that could not be read.

    Files that the user retained before are included only if undo returned their names to other sitemaps of the set.
    """
    known_sitemaps = (*document.sitemaps, *document.sitemaps.removed_sitemaps())
    retained = {each.id for each in document.sitemaps.removed_sitemaps() if each.is_file_retained}
    sitemaps = [each for each in known_sitemaps if each.path and each.error is None]
    is_removed = (document.is_renamed(each) or not document.sitemaps.has(each.id) for each in sitemaps)
    removed_indexes = [each for each in document.removed_indexes if not each.is_file_retained]
    if document.folder is None or not (removed_indexes or any(is_removed)):
        return
    kept_paths = {
        _resolve_folder(each.path) for each in document.sitemaps if each.path and not document.is_renamed(each)
    }
    kept_paths |= (
        {_resolve_folder(document.index.path)} if document.index is not None and document.index.is_on_disk else set()
    )
    written = {_resolve_folder(target.path) for target in targets}
    # Names that may denote the same file, grouped to avoid comparing all pairs.
    by_case: dict[tuple[Path, str], list[Path]] = {}
    for place in written:
        by_case.setdefault((place.parent, fold_case(place.name)), []).append(place)
    known = [(each.id, each.path, each.source, each.file_name) for each in sitemaps]
    indexes = [(None, each.path, each.source, each.name) for each in removed_indexes]
    # The files that links of the set lead to.
    linked = {place.resolve() for place in kept_paths | written if place.is_symlink()}
    for sitemap, path, source, file_name in (*known, *indexes):
        # Files in another folder belong to the set that was saved elsewhere.
        if path is None or source is None or not _is_in_set_folder(path, file_name, document.folder):
            continue
        place = _resolve_folder(path)
        if place not in kept_paths and place not in linked:
            is_renamed = sitemap is not None and document.sitemaps.has(sitemap)
            alike = by_case.get((place.parent, fold_case(place.name)), ())
            is_replaced = place in written or any(is_same_file_by_case(place, other) for other in alike)
            if is_replaced or sitemap not in retained:
                yield ObsoleteFile(sitemap, path, source, is_renamed, is_replaced)


def _resolve_folder(path: Path) -> Path:
    """Return a path with the links in its folder resolved; a link in its last segment is not resolved."""
    return path.parent.resolve() / path.name


def _refuse_foreign_files(document: Document, targets: Collection[SaveTarget]) -> None:
    """Raise a `WriteError` if new or renamed sitemaps would replace files that never belonged to the set."""
    there = [target for target in targets if target.path != target.old_path and os.path.lexists(target.path)]
    known = (*document.replaceable_files(), *document.sitemaps.removed_sitemaps()) if there else ()
    own = {_resolve_folder(file.path) for file in known if file.path is not None and file.source is not None}
    own |= {_resolve_folder(document.index.path)} if document.index is not None and document.index.is_on_disk else set()
    for target in there:
        place = _resolve_folder(target.path)
        if place not in own and not any(is_same_file_by_case(place, each) for each in own):
            sentence = msg(
                "“{name}” already exists and is not a sitemap of the set.",
                name=target.path.name,
            )
            raise WriteError(sentence, hint=msg("Choose another name."), path=target.path)


def copy_target_of_unread(document: Document, sitemap: SitemapFile, path: Path) -> Path | None:
    """Return the path to which the file of a sitemap that was not read, or is listed again, is copied.

    Returns:
        None if there is no file to copy: it is missing, outside the folder, or the index itself, or the set is a
        single file.
    """
    folder = document.folder
    if sitemap.path is None or folder is None or document.shape is SetShape.FILE:
        return None
    if not document.is_renamed(sitemap):
        if not sitemap.path.is_file():
            return None
        file = sitemap.path.resolve()
        is_index = document.index is not None and file == document.index.path.resolve()
        if is_index or not file.is_relative_to(folder.resolve()):
            return None
    return _target_path(document, sitemap, path)


def _refuse_read_only(document: Document, path: Path) -> None:
    """Raise a `ReadOnlyError` if a set can't be saved to a path because its main file is read-only or locked."""
    index = document.index
    main = index or next(iter(document.sitemaps), None)
    is_same = document.path is not None and resolve_links(path) == resolve_links(document.path)
    match document.shape:
        case SetShape.FILE:
            is_refused = main is not None and (main.read_only_reason is not None or (main.is_feed and is_same))
            is_beside = False
        case SetShape.INDEX:
            # Sitemaps can be saved without changing the index.
            is_uncertain = index is not None and (index.read_only_reason is not None or index.lists_indexes)
            is_refused = is_uncertain and path != document.path
            is_beside = _is_beside(document, path)
        case SetShape.FOLDER:
            # Each file is saved by itself.
            is_refused, is_beside = False, _is_beside(document, path)
    is_locked = document.lock is not None and (is_same or is_beside)
    if main is not None and (is_refused or is_locked):
        raise read_only_error(main)


def _is_beside(document: Document, path: Path) -> bool:
    """Return whether a path is in the folder of a set."""
    return document.folder is not None and resolve_links(path.parent) == resolve_links(document.folder)


def _target_path(document: Document, sitemap: SitemapFile, set_path: Path) -> Path:
    """Return the path of a sitemap's file when the set is saved to another path.

    Raises:
        WriteError: The file is no longer in the folder of the set.
    """
    path, folder = sitemap.path, document.folder
    if folder is None or document.shape is SetShape.FILE:
        return set_path
    home = _folder_of(document, set_path)
    if path is None or not _is_in_set_folder(path, sitemap.file_name, folder):
        # It left the set before that was saved elsewhere, and came back since.
        return home / (sitemap.file_name or sitemap.name)
    if home != folder and resolve_links(home) != resolve_links(folder):
        try:
            path = home / path.resolve().relative_to(folder.resolve())
        except ValueError as error:
            sentence = msg(
                "“{name}” is no longer in the folder of its set, so it can't be saved with it.", name=path.name
            )
            raise WriteError(sentence, hint=msg("Open the set again."), path=path) from error
    # The listed name, also where the file is a link to another name.
    return path if sitemap.file_name is None or path.name == sitemap.name else path.with_name(sitemap.name)


def _folder_of(document: Document, set_path: Path) -> Path:
    """Return the folder of the files of a set that is saved to a path."""
    return set_path if document.shape is SetShape.FOLDER else set_path.parent


def _is_in_set_folder(path: Path, file_name: str | None, folder: Path) -> bool:
    """Return whether a file is in its folder within a set; the file name is not compared.

    Args:
        path: The file.
        file_name: Its path relative to the folder of the set; None for any subfolder.
        folder: The folder of the set.
    """
    if file_name is None:
        return path.is_relative_to(folder) or path.is_relative_to(folder.resolve())
    own = (folder / file_name).parent if "/" in file_name else folder
    if path.parent == own:
        return True
    try:
        # Ten times as fast as resolving links, for sets of thousands.
        return path.parent.samefile(own)
    except (OSError, ValueError):
        return resolve_links(path.parent) == resolve_links(own)


@dataclass(frozen=True)
class SaveResult:
    """The result of a save.

    Attributes:
        table: The entries that were saved.
        files: The written files with their content, sitemaps first.
        removed_files: The files that no longer belong to their sitemaps.
        deleted: Paths of the files that were deleted because the set no longer uses them.
        unused: The files that remain, although the set no longer uses them.
        paths: Paths of the files that were written; a file that had the same content already is not.
        backups: Copies of the removed files, and of the originals of repaired ones.
    """

    table: EntryTable
    files: tuple[FileContents, ...]
    removed_files: tuple[ObsoleteFile, ...]
    deleted: tuple[Path, ...]
    unused: tuple[ObsoleteFile, ...]
    paths: tuple[Path, ...]
    backups: tuple[Path, ...]


@dataclass(frozen=True)
class SavePlan:
    """Plan of a save.

    Attributes:
        document: The set; only its files are used, its entries come from `table`.
        table: Snapshot of the entries.
        path: Path of the set after the save.
        home: The folder of the set, links resolved.
        targets: The files to write, sitemaps first, the index last.
        removed: The files that other files of the set replace, that it has under another name, or that are missing.
        unused: The files that it no longer uses.
    """

    document: Document
    table: EntryTable
    path: Path
    home: Path
    targets: tuple[SaveTarget, ...]
    removed: tuple[ObsoleteFile, ...] = ()
    unused: tuple[ObsoleteFile, ...] = ()

    def write(self, progress: Progress | None = None, *, deletes_unused: bool = False) -> SaveResult:
        """Write all new contents beside the files, then replace and remove all files or none.

        Removed files, and the originals of repaired ones, are backed up beside them. The document is not changed.

        Args:
            progress: Counts the files.
            deletes_unused: Whether to remove the files that the set no longer uses.

        Raises:
            ChangedOnDiskError: Another program changed a file since it was read; no file has changed.
            Cancelled: The user asked to stop before anything was replaced.
        """
        progress = progress or Progress()
        progress.begin(self.document.name, len(self.targets))
        removed = (*self.removed, *self.unused) if deletes_unused else self.removed
        for obsolete in removed:
            refuse_changed(obsolete.path, obsolete.source)
            progress.check()
        backed_up = {_resolve_folder(obsolete.path) for obsolete in removed if obsolete.has_backup}
        self._store_downloaded_versions(removed)
        files: list[FileContents] = []
        places = [*(target.path for target in self.targets), *(obsolete.path for obsolete in removed)]
        with journalled_save(self.home, self.path.name, places) as save:
            for target in self.targets:
                files.append(self._stage(target, files, backed_up, save))
                progress.advance()
            for obsolete in removed:
                if not obsolete.is_replaced:
                    save.remove(obsolete.path, backs_up=obsolete.has_backup)
            progress.check()
            if self.document.recorder is not None:
                sources = {each.sitemap: each.source for each in files if each.source is not None}
                self.document.recorder.describe_saved(self.path, sources)
            written = save.commit()
        paths = tuple(each.path for each in files if each.path in written)
        deleted = tuple(each.path for each in self.unused if deletes_unused)
        unused = () if deletes_unused else self.unused
        return SaveResult(self.table, tuple(files), removed, deleted, unused, paths, save.backups)

    def _store_downloaded_versions(self, removed: Sequence[ObsoleteFile]) -> None:
        """Store the unedited versions of fetched files before they are replaced, for later merges with the site."""
        paths = [target.path for target in self.targets if target.is_changed and target.path == target.old_path]
        paths += [obsolete.path for obsolete in removed]
        for folder in (self.home, *self.home.parents):
            if os.path.lexists(folder / STATE_FILE):
                store_downloaded_versions(folder, [name_within(path, folder) for path in paths])

    @property
    def truncated(self) -> list[Path]:
        """Paths of truncated files that the save replaces; the new files do not show that entries are missing."""
        document = self.document
        files = {
            each.sitemap: document.index if each.sitemap is None else document.sitemaps[each.sitemap]
            for each in self.targets
        }
        replaced = ((each, files[each.sitemap]) for each in self.targets if each.path == each.old_path)
        return [each.path for each, file in replaced if file and file.source and file.source.is_truncated]

    @property
    def affected_paths(self) -> list[Path]:
        """Paths of the files that are written or removed, without unused files."""
        return [target.path for target in self.targets] + [obsolete.path for obsolete in self.removed]

    def _stage(
        self, target: SaveTarget, staged: Sequence[FileContents], backed_up: Collection[Path], save: JournalledSave
    ) -> FileContents:
        """Render a file, and write it to a temporary file beside the old one, unless the old one has the same content.

        Args:
            target: The file.
            staged: The files before it, whose changes decide the dates in the index.
            backed_up: Paths of files to be backed up; the original of a repaired file is backed up, too.
            save: The running save.

        Returns:
            The new contents, without bytes if they were written.
        """
        # Before the file is read again, so that later changes are noticed.
        fingerprint = Fingerprint.from_path(target.path)
        if target.sitemap is None:
            changed = {each.sitemap for each in staged if not each.is_unchanged}
            contents = index_contents(self.document, self.table, target.path, changed)
        else:
            render = changed_contents if target.is_changed else copied_contents
            contents = render(self.document, self.table, target.sitemap, target.path)
        if contents.is_unchanged and target.path == target.old_path:
            return contents
        for folder in (self.home, target.path.parent):
            save.make_folder(folder)
        file = self.document.index if target.sitemap is None else self.document.sitemaps[target.sitemap]
        source = file.source if file is not None and target.path == target.old_path else None
        backs_up = (source is not None and bool(source.repairs)) or _resolve_folder(target.path) in backed_up
        written = save.stage(target.path, contents.packed, fingerprint, backs_up=backs_up)
        known = None if contents.source is None else replace(contents.source, fingerprint=written)
        # It is on disk; a large set need not stay in memory until the last file is staged.
        return replace(contents, packed=b"", source=known)


def prepare_save(document: Document, path: Path | None = None) -> SavePlan:
    """Plan a save to a path, by default to the set's own path, where only changed files are written.

    The sitemaps of an index are copied with it into another folder.

    Raises:
        WriteError: The set has no path yet, and none is given, or a file can't be written there.
        ReadOnlyError: A file that must be written is read-only.
        BusyError: Files of the set are still being read.
    """
    refuse_while_reading(document.sitemaps)
    path = path or document.path
    if path is None:
        raise WriteError(msg("The sitemap has no name yet."), hint=msg("Choose Save as."))
    targets = tuple(_plan_targets(document, path))
    found = list(_obsolete_files(document, targets)) if path == document.path else []
    unused = tuple(each for each in found if each.is_unused and os.path.lexists(each.path))
    asked = {each.path for each in unused}
    removed = tuple(each for each in found if each.path not in asked)
    home = _folder_of(document, resolve_links(path))
    return SavePlan(document, document.table.snapshot(), path, home, targets, removed, unused)
