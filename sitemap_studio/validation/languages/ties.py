"""Which entries belong together because something ties them, by however many ties in whatever direction."""

from __future__ import annotations

import numpy as np

from sitemap_studio.model.slots import SlotArray


def tied_together(first: SlotArray, second: SlotArray, capacity: int) -> SlotArray:
    """Find what is tied together.

    Args:
        first: Slots,
        second: and the slot that each of them is tied to, shape as `first`.
        capacity: One more than the highest slot there can be.

    Returns:
        By slot the lowest slot that it is tied to, itself where there is none; shape (capacity,).
    """
    label = np.arange(capacity, dtype=np.uint32)
    while True:
        first, second = label[first], label[second]
        is_open = first != second
        if not is_open.any():
            return label
        first, second = first[is_open], second[is_open]
        np.minimum.at(label, np.maximum(first, second), np.minimum(first, second))
        # Long chains, too, come to an end after few rounds.
        while not np.array_equal(further := label[label], label):
            label = further
