"""Which entries of a document have which kinds of extensions, for filters."""

from __future__ import annotations

from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.checks.extension_memory import in_parts, texts_of
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_values import values_reader
from sitemap_studio.search.facts import EXTENSION_KINDS
from sitemap_studio.table.slots import SlotArray, distinct

_OTHER: Final = "other"


def extension_kinds(document: Document, progress: Progress | None = None) -> dict[str, SlotArray]:
    """Read the extensions of all entries.

    XML that can't be read counts as `other`.

    Returns:
        Entries by the kinds of their extensions (`EXTENSION_KINDS`), ascending; kinds without any are left out.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    texts = texts_of(document.table, document.table.order)
    progress.begin("Reading extensions", texts.height)
    read = values_reader(document)
    found: dict[str, list[SlotArray]] = {}
    for part in in_parts(texts):
        elements = read(part).filter(pl.col("field") == "").select("slot", pl.col("extension").cast(pl.String))
        for (kind,), lines in elements.partition_by("extension", as_dict=True).items():
            name = kind if kind in EXTENSION_KINDS else _OTHER
            found.setdefault(str(name), []).append(lines["slot"].to_numpy().astype(np.uint32))
        progress.advance(part.height)
    return {name: distinct(*slots) for name, slots in found.items()}
