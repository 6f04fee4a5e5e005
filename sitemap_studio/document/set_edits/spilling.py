"""Sitemaps that hold more than a profile allows: where new entries go instead, and how what is too much spills over.

Entries stay in their files. What does not fit any more goes to new files at the end of the set; no other file changes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

import numpy as np

from sitemap_studio.core.errors import LimitError, RequestError
from sitemap_studio.core.messages import msg, msg_from
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.plan import plan_sitemaps
from sitemap_studio.document.set_edits.set_editing import known_sitemap, listing, refuse_lone
from sitemap_studio.document.set_edits.sitemap_names import FreeNames, name_of, numbered_names
from sitemap_studio.document.sitemap_set import Sitemap, read_only_error
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.order_edits import MoveEntries
from sitemap_studio.model.slots import SlotArray


@dataclass(frozen=True)
class Place:
    """Where new entries go.

    Attributes:
        position: They come in before the entry that stands here.
        sitemap: The one that they belong to.
        full: The one that they were meant for, where that has no room for them; else None.
    """

    position: int
    sitemap: int
    full: int | None = None


def place_for(document: Document, urls: int, n_bytes: int, *, position: int, sitemap: int | None = None) -> Place:
    """Say where new entries go: where they are wanted, or behind the last sitemap of the set that has room for all.

    Where none has room, they go where they are wanted; the sitemap is too large then, and can be spilled.

    Args:
        document: The set.
        urls: How many entries come.
        n_bytes: How many bytes they take when written.
        position: Where they are wanted.
        sitemap: The one that they are wanted in; None for that of the entry before `position`.
    """
    wanted = document.sitemap_at(position) if sitemap is None else sitemap
    if _has_room(document, wanted, urls, n_bytes):
        return Place(position, wanted)
    for other in reversed(list(document.sitemaps)):
        if other.error is None and other.read_only is None and _has_room(document, other.id, urls, n_bytes):
            return Place(document.sitemap_range(other.id).stop, other.id, full=wanted)
    return Place(position, wanted)


def _has_room(document: Document, sitemap: int, urls: int, n_bytes: int) -> bool:
    facts, profile = document.facts(sitemap), document.profile
    return facts.urls + urls <= profile.max_urls and facts.bytes + n_bytes <= profile.max_bytes


def too_large(document: Document, sitemaps: Iterable[int]) -> list[int]:
    """Those of some sitemaps that hold more than the profile allows and could be made smaller, in the order given."""
    chosen = [document.sitemaps[sitemap] for sitemap in sitemaps if document.sitemaps.has(sitemap)]
    may_change = [each.id for each in chosen if each.error is None and each.read_only is None]
    return [sitemap for sitemap in may_change if not _has_room(document, sitemap, 0, 0)]


@dataclass(frozen=True)
class Spilled:
    """A new sitemap, of what another one has too much.

    Attributes:
        sitemap: The one that has too much.
        name: The name of the new file.
        slots: The entries that go there, in order.
        bytes: What it would take when written, unpacked.
    """

    sitemap: int
    name: str
    slots: SlotArray
    bytes: int


@dataclass(frozen=True)
class SpillPlan:
    """What spilling over makes of a set.

    Attributes:
        new: The sitemaps that come, in their order at the end of the set.
    """

    new: tuple[Spilled, ...]

    def edit(self, document: Document) -> Edit:
        """The one edit that does it, for the document as it was planned for.

        Raises:
            RequestError: A name has been taken since, or nothing tells the address of a new sitemap.
        """
        if not self.new:
            return EditGroup([])
        folders = [name_of(document.sitemaps[each.sitemap])[0] for each in self.new]
        for folder, each in zip(folders, self.new, strict=True):
            FreeNames(document, folder).take(each.name)
        sitemaps = [known_sitemap(document, folder + each.name) for folder, each in zip(folders, self.new, strict=True)]
        return EditGroup([listing(document, sitemaps), _moving_to_end(document, self.new, sitemaps)])


def plan_spill(document: Document, sitemaps: Collection[int]) -> SpillPlan:
    """Say what becomes of the entries that some sitemaps have too many of.

    The first entries stay, as many as fit; the others go to new files that continue the numbers of the set.

    Args:
        document: The set.
        sitemaps: Which ones; those that fit spill nothing.

    Raises:
        RequestError: It is a lone sitemap, or one of them could not be read.
        LimitError: One entry alone is larger than a sitemap may be, or there would be more sitemaps than allowed.
        ReadOnlyError: One of them may only be looked at.
    """
    refuse_lone(document)
    names: dict[str, FreeNames] = {}
    taken: set[str] = set()
    new: list[Spilled] = []
    for sitemap in sitemaps:
        known = document.sitemaps[sitemap]
        _refuse_closed(known)
        folder = name_of(known)[0]
        free = names.setdefault(folder, FreeNames(document, folder))
        # A packed and an unpacked file of one number would be taken for each other.
        candidates = (name for name in numbered_names(document, known) if _unpacked(name) not in taken)
        for slots, n_bytes in cut(document, sitemap)[1:]:
            new.append(Spilled(sitemap, free.first_of(candidates), slots, n_bytes))
            taken.add(_unpacked(new[-1].name))
    limit = document.profile.max_sitemaps
    if new and len(document.sitemaps) + len(new) > limit:
        sentence = msg(
            "There would be more sitemaps than an index may list ({limit:,}, {title}).",
            limit=limit,
            title=msg_from(document.profile.title),
        )
        raise LimitError(sentence, hint="Delete entries, or choose another profile.")
    return SpillPlan(tuple(new))


def cut(document: Document, sitemap: int) -> list[tuple[SlotArray, int]]:
    """Cut the entries of a sitemap so that every piece is as full as the profile allows.

    Returns:
        The entries of each piece, and the bytes of a file that holds them.

    Raises:
        LimitError: One entry alone is larger than a sitemap may be.
    """
    profile, slots = document.profile, document.slots_of(sitemap)
    sizes = document.table.rows(slots, ["size"]).to_series().to_numpy().astype(np.int64)
    around = document.facts(sitemap).bytes - document.table.bytes_in(sitemap)
    cuts = plan_sitemaps(sizes, around, max_urls=profile.max_urls, max_bytes=profile.max_bytes)
    return [(slots[each.start : each.stop], around + int(sizes[each.start : each.stop].sum())) for each in cuts]


def _moving_to_end(document: Document, spilled: Collection[Spilled], sitemaps: Collection[Sitemap]) -> MoveEntries:
    """The move of what spills over behind all other entries, into its new sitemaps."""
    table = document.table
    going: SlotArray = np.concatenate([each.slots for each in spilled])
    first = int(table.positions()[going].min())
    stretch = table.order[first:]
    staying = stretch[~np.isin(stretch, going)]
    kept = table.rows(staying, ["sitemap"]).to_series().to_numpy()
    ids = np.array([sitemap.id for sitemap in sitemaps], np.uint32)
    now = np.concatenate([kept, np.repeat(ids, [len(each.slots) for each in spilled])])
    return MoveEntries(first, np.concatenate([staying, going]), now.astype(np.uint32))


def _unpacked(name: str) -> str:
    return name.lower().removesuffix(".gz")


def _refuse_closed(sitemap: Sitemap) -> None:
    if sitemap.read_only is not None:
        raise read_only_error(sitemap)
    if sitemap.error is not None:
        hint = msg("Open the set again once it can be read.")
        raise RequestError(
            msg("“{sitemap}” could not be read, so nothing of it can go elsewhere.", sitemap=sitemap.name), hint=hint
        )
