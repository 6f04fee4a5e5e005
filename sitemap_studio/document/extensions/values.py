"""Reading the values of extensions in a document: every entry's XML means what its own file declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import Sitemaps
from sitemap_studio.formats.extensions.values import extension_values
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.namespaces import OF_NO_FILE


def values_reader(document: Document) -> Callable[[pl.DataFrame], pl.DataFrame]:
    """What reads the values of extensions of a document's entries, from any thread.

    It goes on to work after edits and after the document was saved.

    Returns:
        A function from `slot`, `xml` and `origin` of entries to a frame of `formats.extension_values.VALUE_SCHEMA`.
    """
    sitemaps = document.sitemaps

    def read(texts: pl.DataFrame) -> pl.DataFrame:
        origins = texts["origin"].unique().to_list()
        return extension_values(texts, {origin: _declared(sitemaps, origin) for origin in origins})

    return read


def values_of(document: Document, table: EntryTable, slots: SlotArray) -> pl.DataFrame:
    """The values of the extensions of some entries, none twice.

    Args:
        document: Where they were opened.
        table: Its table, or a snapshot of that.
        slots: Which entries.

    Returns:
        A frame of `formats.extension_values.VALUE_SCHEMA`, as the slots ascend.
    """
    sparse = table.extensions_of(slots)
    chosen = slots[sparse["entry"].to_numpy()]
    texts = pl.DataFrame({"slot": chosen, "xml": sparse["xml"], "origin": table.origins_of(chosen)})
    return values_reader(document)(texts).sort("slot", maintain_order=True)


def _declared(sitemaps: Sitemaps, origin: int) -> Mapping[str, str]:
    """What the root of a file declared when it was read; entries from no file may use the customary prefixes."""
    source = sitemaps[origin].source if origin != NO_ORIGIN else None
    return source.meant_namespaces if source else OF_NO_FILE
