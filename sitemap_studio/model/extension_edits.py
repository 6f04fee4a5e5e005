"""The edit of extensions: new XML for many entries at once, with its inverse.

What the XML says, and how it is planned, is the business of those who know its format.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.columns import EXTENSION_BIT, EXTENSION_SCHEMA
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.namespaces import EXTENSIONS

DECLARATIONS: Final = {prefix: f' xmlns:{prefix}="{uri}"' for prefix, uri in EXTENSIONS.items()}
"""How an element that stands for itself declares the namespace of a known extension, by customary prefix.

It stands directly behind the element's name. Where it is written the root declares it instead, when possible.
"""

_AROUND: Final = len("    \n")


@dataclass(frozen=True)
class SetExtensions:
    """Give entries other extensions; `setting_extensions` plans the usual case.

    Attributes:
        slots: The entries, none twice, all in the order.
        extensions: Their XML in `EXTENSION_SCHEMA`, where `entry` is the place in `slots`, ascending; an entry without
            a line has none afterwards. It means what the file means that the entry was read from (its origin), and
            declares what that does not.
        touched: Marks to restore in undoing, as of `generation`; where absent or outdated they are marked touched.
        generation: The table's when `touched` and `sizes` were taken.
        sizes: Sizes to restore in undoing, likewise; else they grow or shrink by what the XML does.
    """

    slots: SlotArray
    extensions: pl.DataFrame
    touched: NDArray[np.uint8] | None = None
    generation: int = -1
    sizes: NDArray[np.uint32] | None = None

    def change(self, table: EntryTable) -> Change:
        """The entries, and that it is their extensions."""
        return Change(cells=self.slots, extensions=self.slots)

    def apply(self, table: EntryTable) -> SetExtensions:
        """Set the XML; sizes follow."""
        old = table.extensions_of(self.slots)
        rows = table.rows(self.slots, ["touched", "size"])
        old_touched, old_sizes = rows["touched"].to_numpy().copy(), rows["size"].to_numpy().copy()
        if self.touched is not None and self.sizes is not None and self.generation == table.generation:
            touched, sizes = self.touched, self.sizes
        else:
            touched = old_touched | np.uint8(EXTENSION_BIT)
            grown = self._sizes(self.extensions) - self._sizes(old)
            sizes = np.maximum(old_sizes.astype(np.int64) + grown, 0).astype(np.uint32)
        table.replace_extensions(self.slots, self.extensions, touched, sizes)
        return SetExtensions(self.slots, old, old_touched, table.generation, old_sizes)

    def without(self, left_out: Collection[int]) -> SetExtensions | None:
        """The same edit, which was never done, but for some slots; None where nothing is left of it."""
        stays = ~np.isin(self.slots, np.array(list(left_out), np.uint32))
        if stays.all():
            return self
        if not stays.any():
            return None
        places = pl.DataFrame({"entry": np.flatnonzero(stays)}).with_row_index("place")
        kept = self.extensions.join(places, on="entry", how="inner", maintain_order="left")
        return SetExtensions(self.slots[stays], kept.select(entry="place", xml="xml").cast(EXTENSION_SCHEMA))

    def _sizes(self, extensions: pl.DataFrame) -> NDArray[np.int64]:
        sizes = np.zeros(len(self.slots), np.int64)
        sizes[extensions["entry"].to_numpy()] = extension_sizes(extensions["xml"]).to_numpy()
        return sizes


def setting_extensions(table: EntryTable, slots: SlotArray, texts: pl.Series) -> SetExtensions:
    """Plan other extensions for those of some entries that have others now: no others count as changed.

    Args:
        table: Where they stand.
        slots: The entries, none twice, all in the order.
        texts: The XML of each; null or "" takes it away.
    """
    old = table.extensions_of(slots)
    wanted = pl.DataFrame({"xml": texts.cast(pl.String).replace("", None)}).with_row_index("entry")
    known = wanted.select("entry").join(old, on="entry", how="left", maintain_order="left")
    differs = known["xml"].ne_missing(wanted["xml"])
    sparse = wanted.filter(differs).select("xml").with_row_index("entry").drop_nulls()
    return SetExtensions(slots[differs.to_numpy()], sparse.cast(EXTENSION_SCHEMA))


def extension_sizes(xml: pl.Series) -> pl.Series:
    """Bytes that extensions take on lines of their own, without declarations that the root will have for them."""
    size = pl.col("xml").str.len_bytes().cast(pl.Int64) + _AROUND
    for declaration in DECLARATIONS.values():
        size -= pl.col("xml").str.count_matches(declaration, literal=True).cast(pl.Int64) * len(declaration)
    return pl.select(xml=xml).select(size.alias("size")).to_series()
