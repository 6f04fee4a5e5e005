"""Planning edits that put entries into other sitemaps or another order: move, merge, order.

Limits refuse nothing here: a sitemap that grows beyond them is a problem that shows, and can be split.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.set_editing import adding, refuse_lone, unlisting
from sitemap_studio.document.sitemap_set import Sitemap, read_only_error
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.order_edits import MoveEntries, moving
from sitemap_studio.model.slots import SlotArray


def moving_to(document: Document, slots: SlotArray, sitemap: Sitemap) -> Edit:
    """Put entries at the end of another sitemap, in the order that they have.

    Args:
        document: The set.
        slots: The entries; those that are in that sitemap already stay where they are.
        sitemap: Where they go; one that `new_sitemap` made comes into the set with them, behind the others.

    Raises:
        RequestError: The sitemap could not be read, or it is new and the set is a lone sitemap.
        ReadOnlyError: It may only be looked at.
    """
    if document.sitemaps.has(sitemap.id):
        _refuse_closed(sitemap)
        return _moved(document, slots, sitemap.id, document.sitemap_range(sitemap.id).stop)
    entering = adding(document, sitemap)
    return EditGroup([entering, _moved(document, slots, sitemap.id, len(document.table))])


def merging(document: Document, sitemaps: Collection[int], into: int) -> Edit:
    """Put all entries of some sitemaps at the end of one, in the order of the set; the others leave the set.

    Args:
        document: The set.
        sitemaps: Which ones; whether the one that stays is among them means nothing.
        into: The one that stays.

    Raises:
        RequestError: It is a lone sitemap, there is nothing to merge, or one of them could not be read.
        ReadOnlyError: One of them may only be looked at.
    """
    refuse_lone(document)
    wanted = {*sitemaps, into}
    chosen = [sitemap for sitemap in document.sitemaps if sitemap.id in wanted]
    for sitemap in chosen:
        _refuse_closed(sitemap)
    going = [sitemap.id for sitemap in chosen if sitemap.id != into]
    if not going:
        raise RequestError("One sitemap alone can't be merged.", hint="Choose another one, too.")
    slots = np.concatenate([document.slots_of(sitemap) for sitemap in going])
    moved = _moved(document, slots, into, document.sitemap_range(into).stop)
    return EditGroup([moved, unlisting(document, going)])


def ordering(document: Document, sitemap: int, shown: SlotArray) -> Edit:
    """Put the entries of a sitemap in the order in which a view shows them.

    Args:
        document: The set.
        sitemap: Which one.
        shown: Entries as they are shown, others among them; those of the sitemap that are not shown keep their places.
    """
    own = document.slots_of(sitemap)
    arranged = own.copy()
    arranged[np.isin(own, shown)] = shown[np.isin(shown, own)]
    # The smallest stretch that changes.
    differs = np.flatnonzero(own != arranged)
    first, last = (int(differs[0]), int(differs[-1]) + 1) if len(differs) else (0, 0)
    chosen = arranged[first:last]
    start = document.sitemap_range(sitemap).start + first
    return MoveEntries(start, chosen, np.full(len(chosen), sitemap, np.uint32))


def _moved(document: Document, slots: SlotArray, sitemap: int, before: int) -> Edit:
    table = document.table
    positions = np.sort(table.positions()[slots]).astype(np.int64)
    positions = positions[positions >= 0]
    own = document.sitemap_range(sitemap)
    positions = positions[(positions < own.start) | (positions >= own.stop)]
    return moving(table, positions, before, sitemap) if len(positions) else EditGroup([])


def _refuse_closed(sitemap: Sitemap) -> None:
    if sitemap.read_only is not None:
        raise read_only_error(sitemap)
    if sitemap.error is not None:
        hint = msg("Choose another sitemap, or open the set again once it can be read.")
        raise RequestError(
            msg("“{sitemap}” could not be read, so no entry can be moved to it.", sitemap=sitemap.name), hint=hint
        )
