"""Which entries of a document have which kinds of extensions, for filters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from threading import Lock
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions.values import values_reader
from sitemap_studio.document.reports import as_it_is_now
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.search.filter_language import EXTENSION_KINDS
from sitemap_studio.validation.extensions.memory import in_parts, texts_of

_OTHER: Final = "other"


class ExtensionKinds(Mapping[str, SlotArray]):
    """The entries of a document by the kinds of their extensions, read when somebody asks, in whatever thread.

    What is read is the document as it was when this was made; it is read once.
    """

    def __init__(self, document: Document) -> None:
        self._document = as_it_is_now(document)
        self._found: dict[str, SlotArray] | None = None
        self._reading = Lock()

    def __getitem__(self, kind: str) -> SlotArray:
        return self._read()[kind]

    def __iter__(self) -> Iterator[str]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())

    def _read(self) -> dict[str, SlotArray]:
        with self._reading:
            if self._found is None:
                self._found = extension_kinds(self._document)
            return self._found


def extension_kinds(document: Document, progress: Progress | None = None) -> dict[str, SlotArray]:
    """Read the extensions of all entries; see `kinds_of`.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    return kinds_of(document, document.table, document.table.order, progress)


def kinds_of(
    document: Document, table: EntryTable, slots: SlotArray, progress: Progress | None = None
) -> dict[str, SlotArray]:
    """Read the extensions of some entries.

    XML that can't be read counts as `other`.

    Args:
        document: Where they were opened.
        table: Its table, or a snapshot of that.
        slots: Which entries.
        progress: Told of the entries read, and asked whether to go on.

    Returns:
        Entries by the kinds of their extensions (`EXTENSION_KINDS`), ascending; kinds without any are left out.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    texts = texts_of(table, slots)
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
