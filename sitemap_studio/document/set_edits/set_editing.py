"""Planning edits of the set itself: its sitemaps come, go, change names and places, and are listed otherwise.

Each function looks at the set as it is now, refuses what can't be with a sentence, and gives an edit for `Document.do`.
Files are another matter: they are written, renamed and removed by the next save, and by nothing before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import PurePosixPath
from typing import Literal

import numpy as np

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.forms import kind_by_name
from sitemap_studio.document.moments import moment
from sitemap_studio.document.set_edits.sitemap_names import address_of, name_of, refuse_name, renamed_loc
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, read_only_error
from sitemap_studio.formats.reading import Kind
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.listing import Listed
from sitemap_studio.model.order_edits import RemoveEntries
from sitemap_studio.model.set_edits import ArrangeSitemaps, ListSitemaps, SetListed, UnlistSitemaps


def new_sitemap(document: Document, name: str, *, folder: str = "", kind: Kind = "urlset") -> Sitemap:
    """Let a document know a sitemap that `adding` can bring into the set; until then it is no part of it.

    Args:
        document: The set.
        name: The name of its file, whose ending decides whether that is packed.
        folder: Where it lies from the folder of the set on, with a slash behind.
        kind: What it holds.

    Raises:
        RequestError: It is a lone sitemap, or a file can't have that name.
    """
    refuse_lone(document)
    refuse_name(document, name, folder=folder, kind=kind)
    return known_sitemap(document, folder + name)


def known_sitemap(document: Document, file_name: str) -> Sitemap:
    """Let a document know a sitemap under a name that has been looked at."""
    is_gzipped = file_name.lower().endswith(".gz")
    sitemap = Sitemap(document.sitemaps.next_id, is_gzipped=is_gzipped, file_name=file_name)
    document.sitemaps.enter(sitemap)
    return sitemap


def adding(document: Document, sitemap: Sitemap, *, place: int | None = None, loc: str | None = None) -> Edit:
    """Bring a new sitemap into the set.

    The index dates it if it dates the others.

    Args:
        document: The set.
        sitemap: What `new_sitemap` made.
        place: Where it will stand among the sitemaps, from 0; None for the end.
        loc: Its address; None for one beside the others. Without an index it has none.

    Raises:
        RequestError: It is a lone sitemap, or nothing tells the address.
    """
    return listing(document, [sitemap], place=place, locs=[loc])


def listing(
    document: Document, sitemaps: Sequence[Sitemap], *, place: int | None = None, locs: Sequence[str | None] = ()
) -> Edit:
    """Bring several new sitemaps into the set, one after the other; see `adding`."""
    refuse_lone(document)
    dates = [each.lastmod for each in document.sitemaps if each.lastmod]
    lastmod = moment(like=dates[-1]) if dates else None
    first = len(document.sitemaps) if place is None else place
    addresses = locs or [None] * len(sitemaps)
    has_index = document.index is not None
    listed = {
        sitemap.id: Listed(
            sitemap.file_name, address_of(document, sitemap.file_name or "", loc) if has_index else None, lastmod
        )
        for sitemap, loc in zip(sitemaps, addresses, strict=True)
    }
    return ListSitemaps(listed, range(first, first + len(sitemaps)))


def renaming(document: Document, sitemap: int, name: str) -> Edit:
    """Give the file of a sitemap another name; its address in the index follows.

    A name that ends in .gz has the file packed, and one that does no more has it unpacked.

    Args:
        document: The set.
        sitemap: Which one.
        name: The name, without folders: the file stays in its folder.

    Raises:
        RequestError: It is a lone sitemap, there is no file, or a file can't have that name.
    """
    refuse_lone(document)
    known = document.sitemaps[sitemap]
    folder, old = name_of(known)
    if known.error is not None or not old:
        raise RequestError(
            msg("“{name}” could not be read, so its file can't be renamed.", name=known.name), hint=_NOT_READ
        )
    kind = known.source.kind if known.source else kind_by_name(PurePosixPath(old))
    refuse_name(document, name, folder=folder, kind=kind, own=old)
    twins = _listed_again(document, known)
    names = dict.fromkeys((each.id for each in (known, *twins)), folder + name)
    if document.index is None:
        return SetListed("name", names)
    locs = {each.id: renamed_loc(each.loc or "", old, name) for each in (known, *twins)}
    return EditGroup([SetListed("name", names), SetListed("loc", locs)])


_NOT_READ = msg("Open the set again once the file is there and can be read.")


def removing(document: Document, sitemaps: Collection[int]) -> Edit:
    """Let sitemaps leave the set with their entries; their files go at the next save.

    Of a sitemap that could not be read, only the entry in the index goes.

    Raises:
        RequestError: It is a lone sitemap.
        ReadOnlyError: One of them may only be looked at.
    """
    leaving = unlisting(document, sitemaps)
    ranges = map(document.sitemap_range, leaving.sitemaps)
    positions = np.concatenate([np.empty(0, np.int64), *(np.arange(each.start, each.stop) for each in ranges)])
    return EditGroup([RemoveEntries(np.sort(positions)), leaving]) if len(positions) else leaving


def unlisting(document: Document, sitemaps: Collection[int]) -> UnlistSitemaps:
    """Let sitemaps leave the set whose entries are elsewhere, at every place where the index lists them.

    Raises:
        RequestError: It is a lone sitemap.
        ReadOnlyError: One of them may only be looked at.
    """
    refuse_lone(document)
    chosen = [document.sitemaps[sitemap] for sitemap in sitemaps]
    for sitemap in chosen:
        if sitemap.read_only is not None:
            raise read_only_error(sitemap)
    again = [twin.id for sitemap in chosen for twin in _listed_again(document, sitemap)]
    return UnlistSitemaps(tuple(dict.fromkeys([*sitemaps, *again])))


def arranging(document: Document, sitemaps: Sequence[int]) -> Edit:
    """Let the sitemaps of the set, and the entries of its index, follow each other in another order.

    Args:
        document: The set.
        sitemaps: All its sitemaps, in their new order.

    Raises:
        RequestError: It is a lone sitemap, or these are not its sitemaps.
    """
    refuse_lone(document)
    if sorted(sitemaps) != sorted(sitemap.id for sitemap in document.sitemaps):
        raise RequestError("An order has to name every sitemap of the set once.")
    return ArrangeSitemaps(tuple(sitemaps))


def listing_as(document: Document, sitemap: int, field: Literal["loc", "lastmod"], text: str | None) -> Edit:
    """Let the index say something else of a sitemap; any text is taken, and judged as problems are.

    Raises:
        RequestError: There is no index, or its entry would lose its address.
    """
    index = index_of(document)
    if field == "loc" and not (text or "").strip():
        raise RequestError(
            msg("An entry of “{index}” needs an address.", index=index.name), hint="Remove the sitemap instead."
        )
    return SetListed(field, {sitemap: text})


def takes_sitemaps(document: Document) -> bool:
    """Whether there can be several sitemaps: it has an index that may be changed, or is all sitemaps of a folder."""
    if document.is_folder:
        return all(sitemap.held is None for sitemap in document.sitemaps)
    return document.index is not None and document.index.read_only is None


def refuse_lone(document: Document) -> None:
    """Refuse what only a set of several sitemaps allows.

    Raises:
        RequestError: It is a lone sitemap.
        ReadOnlyError: The index may only be looked at.
    """
    if not document.is_folder:
        index_of(document)
    for sitemap in document.sitemaps:
        if sitemap.held is not None:
            raise read_only_error(sitemap)


def index_of(document: Document) -> IndexFile:
    """The index of a set.

    Raises:
        RequestError: It has none.
        ReadOnlyError: It may only be looked at.
    """
    if document.index is None:
        sentence = msg("“{document}” has no index, so it is the only sitemap there can be.", document=document.name)
        if document.is_folder:
            sentence = msg("The sitemaps in “{document}” have no index.", document=document.name)
        raise RequestError(sentence, hint="Write an index first.")
    if document.index.read_only is not None:
        raise read_only_error(document.index)
    return document.index


def _listed_again(document: Document, sitemap: Sitemap) -> list[Sitemap]:
    """The further places at which the index lists the file of a sitemap that was read."""
    if sitemap.error is not None or sitemap.file_name is None:
        return []
    others = (each for each in document.sitemaps if each.error is not None and each.id != sitemap.id)
    return [each for each in others if each.file_name == sitemap.file_name]
