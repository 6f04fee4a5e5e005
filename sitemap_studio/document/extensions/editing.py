"""Editing the extensions of entries of a document: items with values to show, and edits planned from changes of them.

What an item is and how its XML changes is said in `formats.extensions.items`; every entry's XML means what its own file
declares. Operations for many entries at once are in `document.extensions.clusters` and `document.extensions.urls`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.formats.extensions.items import EntryExtensions
from sitemap_studio.model.entries import NO_ORIGIN
from sitemap_studio.model.extension_edits import SetExtensions, setting_extensions
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.namespaces import OF_NO_FILE


def lasting_declarations(document: Document, origin: int) -> Mapping[str, str]:
    """What new XML may rely on in entries that were read from a file: URI by prefix, the default namespace under "".

    That is what the file's root declared before anything was saved here. Entries from no file rely on the customary
    prefixes, which saving declares.
    """
    source = document.sitemaps[origin].source if origin != NO_ORIGIN else None
    return source.reliable_namespaces if source else OF_NO_FILE


def extensions_of(document: Document, slot: int) -> EntryExtensions:
    """The extensions of one entry, to show and to change."""
    table = document.table
    origin = int(table.origins_of(np.array([slot], np.uint32))[0])
    return EntryExtensions(table.extension_of(slot) or "", lasting_declarations(document, origin))


def plan_extensions(
    document: Document, slots: SlotArray, change: Callable[[EntryExtensions], EntryExtensions]
) -> SetExtensions:
    """Plan a change of the extensions of some entries, one by one; entries that it leaves as they are stay untouched.

    Args:
        document: Where they are.
        slots: Which ones, none twice.
        change: What becomes of the extensions of one.

    Raises:
        RequestError: The change can't be made; see `formats.extensions.items`.
    """
    table = document.table
    sparse = table.extensions_of(slots)
    xml = dict(zip(sparse["entry"].to_list(), sparse["xml"].to_list(), strict=True))
    known: dict[int, Mapping[str, str]] = {}
    texts: list[str] = []
    for place, origin in enumerate(table.origins_of(slots).tolist()):
        if origin not in known:
            known[origin] = lasting_declarations(document, origin)
        texts.append(change(EntryExtensions(xml.get(place, ""), known[origin])).xml)
    return setting_extensions(table, slots, pl.Series(texts, dtype=pl.String))
