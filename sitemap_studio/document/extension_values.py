"""Values of extensions, read with the namespaces that the file of each entry declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.document.sitemap_set import Sitemaps
from sitemap_studio.formats.extensions.extension_parsing import extension_values
from sitemap_studio.model.entries import NO_ORIGIN
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES


def values_reader(document: OpenSet) -> Callable[[pl.DataFrame], pl.DataFrame]:
    """Return a thread-safe function that converts `slot`, `xml` and `origin` of entries to a frame of `VALUE_SCHEMA`."""
    sitemaps = document.sitemaps
    return lambda texts: extension_values(texts, declared_namespaces(sitemaps, texts["origin"].unique().to_numpy()))


def declared_namespaces(sitemaps: Sitemaps, origins: NDArray[np.int64]) -> dict[int, Mapping[str, str]]:
    """Return the namespaces that the root of each file declared when it was read, by origin.

    Entries without a file use the default prefixes.
    """
    sources = {
        origin: sitemaps[origin].source if origin != NO_ORIGIN else None for origin in np.unique(origins).tolist()
    }
    # For entries that were read from a file that was rendered since, what its root declared then.
    return {
        origin: DEFAULT_PREFIXES
        if source is None
        else source.namespaces
        if source.namespaces_as_read is None
        else source.namespaces_as_read
        for origin, source in sources.items()
    }
