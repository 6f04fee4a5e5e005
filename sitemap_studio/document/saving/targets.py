"""Which files a save writes, and where they go."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.paths import is_same_file_by_case, resolve_links
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.forms import changes_packing, kind_under_name, packs_by_name
from sitemap_studio.document.sitemap_set import Sitemap, Source, read_only_error


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
