"""How a recovery log names entries and sitemaps, so that it can be read without the set that was open.

Slots and ids depend on how a set came to be as it is. A log counts instead: the entries of the files that it stands
upon from 0, in their order, and behind them those that came in, in the order in which the log speaks of them first;
sitemaps likewise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.slots import NO_SLOTS, SlotArray

NumberArray = NDArray[np.uint32]
"""Many entries, as a log counts them."""

_MOST_PIECES: Final = 32


class Numbering:
    """Numbers by slot and slots by number, likewise for sitemaps.

    Attributes:
        base_count: How many entries the files have that the log stands upon.
        count: How many entries have numbers.
        sitemaps: Ids by number.
    """

    def __init__(self, base: Sequence[SlotArray], sitemaps: Iterable[int]) -> None:
        """Begin with what the files hold.

        Args:
            base: The slots of the entries of each file, in order.
            sitemaps: The ids of the sitemaps, in the order of the set.
        """
        self.base_count = self.count = sum(map(len, base))
        self.sitemaps = list(sitemaps)
        self._numbers = {sitemap: number for number, sitemap in enumerate(self.sitemaps)}
        self._base = base
        self._slots: list[SlotArray] = []
        self._firsts: list[int] = []
        self._found: list[tuple[SlotArray, NDArray[np.int64] | None]] = []

    def _begin(self) -> None:
        """Put the base together; not before it is needed: most sets that are opened are never edited."""
        if not self._slots:
            base = self._base[0] if len(self._base) == 1 else np.concatenate([NO_SLOTS, *self._base])
            self._slots, self._firsts, self._found = [base], [0], [_by_slot(base, 0)]

    def enter(self, slots: SlotArray) -> None:
        """Give further entries the next numbers."""
        self._begin()
        if len(slots):
            first = self.count
            self.count += len(slots)
            self._slots.append(slots)
            self._firsts.append(first)
            self._found.append(_by_slot(slots, first))
            if len(self._found) > _MOST_PIECES:
                self._join()

    def _join(self) -> None:
        """Put all that came in together: each piece is looked through at every look-up."""
        came = np.concatenate(self._slots[1:])
        self._slots[1:], self._firsts[1:] = [came], [self._firsts[1]]
        self._found[1:] = [_by_slot(came, self._firsts[1])]

    def numbers_of(self, slots: SlotArray) -> NDArray[np.int64]:
        """The numbers of some entries; -1 for those that have none."""
        self._begin()
        numbers = np.full(len(slots), -1, np.int64)
        for ascending, of_them in self._found:
            if len(ascending):
                places = np.minimum(np.searchsorted(ascending, slots), len(ascending) - 1)
                is_found = ascending[places] == slots
                numbers[is_found] = of_them[places[is_found]] if of_them is not None else places[is_found]
        return numbers

    def slots_of(self, numbers: NumberArray) -> SlotArray:
        """The slots of some entries.

        Raises:
            IndexError: There is no entry of such a number.
        """
        self._begin()
        if len(numbers) and int(numbers.max()) >= self.count:
            raise IndexError(int(numbers.max()))
        slots = np.empty(len(numbers), np.uint32)
        for first, of_piece in zip(self._firsts, self._slots, strict=True):
            places = numbers.astype(np.int64) - first
            is_here = (places >= 0) & (places < len(of_piece))
            slots[is_here] = of_piece[places[is_here]]
        return slots

    def enter_sitemap(self, sitemap: int) -> None:
        """Give a further sitemap the next number."""
        self._numbers[sitemap] = len(self.sitemaps)
        self.sitemaps.append(sitemap)

    def knows_sitemap(self, sitemap: int) -> bool:
        """Whether a sitemap has a number."""
        return sitemap in self._numbers

    def number_of_sitemap(self, sitemap: int) -> int:
        """The number of a sitemap."""
        return self._numbers[sitemap]

    def sitemap_of(self, number: int) -> int:
        """The id of a sitemap.

        Raises:
            IndexError: There is none of such a number.
        """
        if not 0 <= number < len(self.sitemaps):
            raise IndexError(number)
        return self.sitemaps[number]


def _by_slot(slots: SlotArray, first: int) -> tuple[SlotArray, NDArray[np.int64] | None]:
    """Slots ascending, with their numbers; no numbers where those are their places."""
    if len(slots) < 2 or bool((slots[1:] > slots[:-1]).all()):
        return slots, None if first == 0 else np.arange(first, first + len(slots))
    order = np.argsort(slots, kind="stable")
    return slots[order], order + first
