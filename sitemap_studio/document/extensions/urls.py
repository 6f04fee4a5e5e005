"""Addresses inside the extensions of many entries given others, as when a site moves to another address."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions.editing import lasting_declarations
from sitemap_studio.formats.extensions.urls import rewritten_urls
from sitemap_studio.model.extension_edits import SetExtensions, setting_extensions
from sitemap_studio.model.slots import SlotArray


def rewrite_extension_urls(
    document: Document, slots: SlotArray, mapping: Callable[[pl.Series], pl.Series] | pl.Expr
) -> SetExtensions:
    """Plan other addresses in the extensions of some entries: of pictures, videos, alternates, licences and galleries.

    Args:
        document: Where they are.
        slots: Which entries, none twice.
        mapping: What becomes of addresses: a function from a column of them to another, or an expression over the
            column `url`; null leaves an address as it is.

    Returns:
        One edit of the entries whose extensions would change.
    """
    sparse = document.table.extensions_of(slots)
    chosen = slots[sparse["entry"].to_numpy()]
    origins = document.table.origins_of(chosen)

    def mapped(urls: pl.Series) -> pl.Series:
        if isinstance(mapping, pl.Expr):
            return pl.DataFrame({"url": urls}).select(mapping).to_series()
        return mapping(urls)

    texts = sparse["xml"]
    for origin in np.unique(origins).tolist():
        places = np.flatnonzero(origins == origin)
        new = rewritten_urls(texts.gather(places), lasting_declarations(document, origin), mapped)
        texts = texts.scatter(places, new)
    return setting_extensions(document.table, chosen, texts)
