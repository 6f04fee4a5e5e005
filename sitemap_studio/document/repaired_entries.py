"""Find the entry that a repair concerns."""

from __future__ import annotations

import numpy as np

from sitemap_studio.document.document import Document
from sitemap_studio.formats.repair.patches import Repair


def slot_of_repair(document: Document, sitemap_id: int | None, repair: Repair) -> int | None:
    """Return the slot of the entry that contains or directly precedes a repair.

    Returns:
        None if no entry does, in an index, and in a file whose content is uncertain.
    """
    source = document.sitemaps[sitemap_id].source if sitemap_id is not None else None
    if source is None or source.read_only_reason is not None or repair.start < 0 or not len(source.slots):
        return None
    ranges = source.ranges_in(document.table)
    starts, lengths = (ranges[name].to_numpy().astype(np.int64) for name in ("start", "length"))
    place = int(np.searchsorted(starts, repair.start, side="right")) - 1
    if place < 0 or repair.start > starts[place] + lengths[place]:
        return None
    return int(source.slots[place])
