"""Giving an index to sitemaps that have none: a lone one, cut into as many as it needs, or those of a folder.

One edit does it, and its undo takes it back; the files follow at the next save.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, count
from pathlib import PurePosixPath
from typing import Literal
from urllib.parse import quote

import numpy as np

from sitemap_studio.core.errors import LimitError, RequestError
from sitemap_studio.core.messages import msg, msg_from, plural
from sitemap_studio.document.address import count_outside, likely_folder, read_folder
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.forms import kind_by_name
from sitemap_studio.document.moments import moment
from sitemap_studio.document.set_edits.set_editing import known_sitemap
from sitemap_studio.document.set_edits.sitemap_names import FreeNames, name_of, numbered_names
from sitemap_studio.document.set_edits.spilling import cut
from sitemap_studio.document.sitemap_set import Sitemap, read_only_error
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.listing import Listed
from sitemap_studio.model.order_edits import MoveEntries
from sitemap_studio.model.set_edits import ListSitemaps, SetIndex, SetListed
from sitemap_studio.model.slots import SlotArray

Keeps = Literal["index", "sitemap"]
"""Which file goes on to have the name of a lone sitemap."""


@dataclass(frozen=True)
class ListedPart:
    """One sitemap that the index will list.

    Attributes:
        sitemap: Which one; None for a new one.
        name: Its file, from the folder of the set on.
        loc: Its address.
        lastmod: When it changed.
        slots: Its entries, in order.
        bytes: What it takes when written, unpacked.
    """

    sitemap: int | None
    name: str
    loc: str
    lastmod: str
    slots: SlotArray
    bytes: int


@dataclass(frozen=True)
class IndexPlan:
    """What giving a set an index makes of it.

    Attributes:
        index_name: The file of the index.
        base_url: The address of its folder.
        parts: Its sitemaps, in their order.
        n_outside: How many entries do not lie below that address.
    """

    index_name: str
    base_url: str
    parts: tuple[ListedPart, ...]
    n_outside: int

    def edit(self, document: Document) -> Edit:
        """The one edit that does it, for the document as it was planned for."""
        known = {part.sitemap: part for part in self.parts if part.sitemap is not None}
        new = [(part, known_sitemap(document, part.name)) for part in self.parts if part.sitemap is None]
        edits: list[Edit] = [
            SetIndex(self.index_name),
            SetListed("name", {sitemap: part.name for sitemap, part in known.items()}),
            SetListed("loc", {sitemap: part.loc for sitemap, part in known.items()}),
            SetListed("lastmod", {sitemap: part.lastmod for sitemap, part in known.items()}),
        ]
        if new:
            listed = {sitemap.id: Listed(part.name, part.loc, part.lastmod) for part, sitemap in new}
            edits.append(ListSitemaps(listed, range(len(known), len(self.parts))))
            ids = np.array([sitemap.id for _, sitemap in new], np.uint32)
            slots = np.concatenate([part.slots for part, _ in new])
            sitemaps = np.repeat(ids, [len(part.slots) for part, _ in new])
            edits.append(MoveEntries(len(document.table) - len(slots), slots, sitemaps))
        return EditGroup(edits)


def plan_index(document: Document, *, keeps: Keeps = "index", base_url: str | None = None) -> IndexPlan:
    """Say what giving a set an index makes of it.

    A lone sitemap that is larger than the profile allows is cut into several; sitemaps of a folder stay as they are.

    Args:
        document: A lone sitemap that has a file, or a set without an index.
        keeps: Which file goes on to have the name of a lone sitemap: by that it is known to search engines.
        base_url: The address of the folder of the set; None for the one that is known or can be inferred.

    Raises:
        RequestError: There is an index, there is no file yet, the address can't be used, or the name can't be kept.
        LimitError: One entry alone is larger than a sitemap may be, or there would be more sitemaps than allowed.
        ReadOnlyError: The sitemap may only be looked at.
    """
    _refuse(document)
    home = read_folder(base_url if base_url is not None else likely_folder(document) or "")
    parts = _of_folder(document, home) if document.is_folder else _of_lone(document, home, keeps)
    limit = document.profile.max_sitemaps
    if len(parts) > limit:
        sentence = plural(
            "One sitemap is more than an index may list ({limit:,}, {title}).",
            "%n sitemaps are more than an index may list ({limit:,}, {title}).",
            len(parts),
            limit=limit,
            title=msg_from(document.profile.title),
        )
        raise LimitError(sentence, hint="Choose another profile, or export the set in several.")
    n_outside = count_outside(document.table.column("loc").to_frame("loc"), home)
    return IndexPlan(_index_name(document, keeps), home, tuple(parts), n_outside)


def can_keep_for_index(document: Document) -> bool:
    """Whether an index may have the name of a lone sitemap: a text list's says that it is one."""
    path = document.path
    return path is not None and not document.is_folder and kind_by_name(PurePosixPath(path.name)) == "urlset"


def _refuse(document: Document) -> None:
    if document.index is not None:
        raise RequestError(msg("“{document}” is an index already.", document=document.name))
    if document.folder is None or document.sitemaps.listing is None:
        hint = msg("Its folder is where the index and the other sitemaps will lie.")
        raise RequestError("The sitemap has no file yet: save it first.", hint=hint)
    if not len(document.sitemaps):
        raise RequestError("There is no sitemap that an index could list.")
    lone = None if document.is_folder else next(iter(document.sitemaps))
    if lone is not None and lone.read_only is not None:
        raise read_only_error(lone)
    for sitemap in document.sitemaps:
        if kind_by_name(PurePosixPath(sitemap.name)) == "csv":
            hint = msg("Save it as an .xml file first.")
            raise RequestError(
                msg("“{sitemap}” is a CSV file, which no index may list.", sitemap=sitemap.name), hint=hint
            )


def _of_folder(document: Document, home: str) -> list[ListedPart]:
    return [
        ListedPart(
            sitemap.id,
            sitemap.file_name or sitemap.name,
            home + quote(sitemap.file_name or sitemap.name),
            _dated(document, sitemap),
            document.slots_of(sitemap.id),
            document.facts(sitemap.id).bytes,
        )
        for sitemap in document.sitemaps
    ]


def _dated(document: Document, sitemap: Sitemap) -> str:
    """When a sitemap changed: now if it is to be written, else when its file was."""
    if sitemap.source is None or document.is_changed(sitemap.id):
        return moment()
    return moment(sitemap.source.fingerprint.mtime_ns // 10**9)


def _of_lone(document: Document, home: str, keeps: Keeps) -> list[ListedPart]:
    if keeps == "index" and not can_keep_for_index(document):
        hint = msg("Keep the name for the sitemap.")
        raise RequestError(msg("“{document}” can't be the name of an index.", document=document.name), hint=hint)
    lone = next(iter(document.sitemaps))
    pieces = cut(document, lone.id)
    folder, base = name_of(lone)
    free = FreeNames(document, folder)
    candidates = _first_numbers(base) if keeps == "index" else numbered_names(document, lone)
    names = [] if keeps == "index" else [base]
    names += [free.first_of(candidates) for _ in range(len(pieces) - len(names))]
    now = moment()
    parts = []
    for number, (name, (slots, n_bytes)) in enumerate(zip(names, pieces, strict=True)):
        known = None if number else lone.id
        stays = known is not None and len(pieces) == 1 and keeps == "sitemap"
        lastmod = _dated(document, lone) if stays else now
        parts.append(ListedPart(known, folder + name, home + quote(folder + name), lastmod, slots, n_bytes))
    return parts


def _first_numbers(base: str) -> Iterator[str]:
    """“sitemap-1.xml”, “sitemap-2.xml”, … for “sitemap.xml”."""
    packed = base[-3:] if base.lower().endswith(".gz") else ""
    unpacked = PurePosixPath(base[: len(base) - len(packed)])
    return (f"{unpacked.stem}-{number}{unpacked.suffix}{packed}" for number in count(1))


def _index_name(document: Document, keeps: Keeps) -> str:
    if not document.is_folder and keeps == "index":
        return document.name
    stem = "sitemap" if document.is_folder else PurePosixPath(document.name.removesuffix(".gz")).stem
    usual = ("sitemap.xml", "sitemap-index.xml") if document.is_folder else (f"{stem}-index.xml",)
    return FreeNames(document).first_of(chain(usual, (f"{stem}-index-{number}.xml" for number in count(2))))
