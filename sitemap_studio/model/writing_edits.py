"""Edits of how a save is to write what no value tells; each is a wish that the next save fulfils.

Once it has, undoing leaves it so: how the files were written before is forgotten with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.columns import ORDER_BIT
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FieldName

_MOVABLE: Final[frozenset[FieldName]] = frozenset(("lastmod", "changefreq", "priority"))
"""What views show again after elements change places: `loc`, by which entries are found, says the same as before."""


@dataclass(frozen=True)
class OrderElements:
    """Let entries be written with their elements in the schema's order; values and extensions stay.

    Attributes:
        slots: The entries, none twice, all in the order.
        is_wished: For each of them whether it is to be so; None for all.
    """

    slots: SlotArray
    is_wished: NDArray[np.bool_] | None = None

    def change(self, table: EntryTable) -> Change:
        """The entries, though no value in them changes."""
        return Change(cells=self.slots, fields=_MOVABLE)

    def apply(self, table: EntryTable) -> OrderElements:
        """Note the wish."""
        touched = table.rows(self.slots, ["touched"]).to_series().to_numpy()
        was_wished = touched & np.uint8(ORDER_BIT) != 0
        is_wished = np.True_ if self.is_wished is None else self.is_wished
        wished, unwished = touched | np.uint8(ORDER_BIT), touched & np.uint8(0xFF ^ ORDER_BIT)
        table.replace_touched(self.slots, np.where(is_wished, wished, unwished))
        return OrderElements(self.slots, was_wished)


@dataclass(frozen=True)
class OrderIndex:
    """Let the entries of the index be written with their elements in the schema's order, each as it is written.

    Attributes:
        is_wished: Whether they are to be so, or to stay as they are.
    """

    is_wished: bool = True

    def change(self, table: EntryTable) -> Change:
        """No entry, and nothing that is said of a sitemap."""
        return Change()

    def apply(self, table: EntryTable) -> OrderIndex:
        """Note the wish."""
        was_wished, table.orders_index = table.orders_index, self.is_wished
        return OrderIndex(was_wished)


@dataclass(frozen=True)
class AdoptNamespace:
    """Let the files of some sitemaps be written in the protocol's namespace; entries stay as they are.

    Attributes:
        sitemaps: Which ones.
        is_wished: Whether they are to be so, or to stay as they are.
    """

    sitemaps: frozenset[int]
    is_wished: bool = True

    def change(self, table: EntryTable) -> Change:
        """No entry."""
        return Change()

    def apply(self, table: EntryTable) -> AdoptNamespace:
        """Note the wish."""
        concerned = self.sitemaps - table.adopting if self.is_wished else self.sitemaps & table.adopting
        table.adopting = table.adopting ^ concerned
        return AdoptNamespace(concerned, not self.is_wished)
