"""Preview of an entry: its text in the file, and its text after saving.

The code that saves files renders the preview from an excerpt of the file: its head, the entry, sometimes a neighbour
whose layout a new entry imitates, and its end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import Cancelled, StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import kind_by_name
from sitemap_studio.document.saving.file_contents import read_back, render_new, splice_edits
from sitemap_studio.document.sitemap_set import SitemapFile
from sitemap_studio.document.source_text import reread_old_text
from sitemap_studio.formats.corrections import CorrectedText
from sitemap_studio.formats.read_file import Source
from sitemap_studio.formats.splices import longest_increasing_mask
from sitemap_studio.model.slots import SlotArray


@dataclass(frozen=True)
class EntryPreview:
    """Texts of an entry before and after saving.

    Attributes:
        slot: The entry.
        before: Its text in its file; None for a new entry, or if the file can't be read.
        after: Its text after saving; None if it is read-only or can't be written.
        is_repaired: Whether the file had to be repaired to be read, so that its bytes may differ.
        trouble: Error of reading the file or of rendering the entry; None without an error, also if it is read-only.
    """

    slot: int
    before: str | None
    after: str | None
    is_repaired: bool = False
    trouble: StudioError | None = None


class EntryPreviewer:
    """Renderer of previews of entries, for one thread at a time; it caches the text of the last file."""

    def __init__(self) -> None:
        """Start with an empty cache."""
        self._kept: tuple[Source, CorrectedText | None] | None = None

    def preview_entry(self, document: Document, slot: int, progress: Progress | None = None) -> EntryPreview:
        """Return the preview of an entry, also after an error, which it contains; the document must be a snapshot."""
        progress = progress or Progress()
        progress.check()
        sitemap = document.sitemaps[document.table.sitemap_of(slot)]
        source, before, after, is_repaired, trouble = sitemap.source, None, None, False, None
        try:
            text = None
            if source is not None and sitemap.path is not None:
                if self._kept is None or self._kept[0] is not source:
                    self._kept = None
                    self._kept = source, reread_old_text(sitemap.path, source, sitemap.path)
                corrected = self._kept[1]
                text = corrected.data if corrected is not None else None
            progress.check()
            if source is not None and text is not None and len(place := np.flatnonzero(source.slots == slot)):
                (start,), (end,) = _ranges(document, source, place)
                before = text[start:end].decode(errors="replace")
            is_repaired = source is not None and bool(source.repairs)
            if sitemap.read_only is None:
                after = _new_text(document, sitemap, slot, text)
        except Cancelled:
            raise
        except StudioError as error:
            trouble = error
        return EntryPreview(slot, before, after, is_repaired, trouble)


def _ranges(document: Document, source: Source, places: NDArray[np.intp]) -> tuple[list[int], list[int]]:
    """Return the start and end offsets of entries in a source, given by their indices in the file."""
    ranges = source.ranges_in(document.table, places)
    starts = ranges["start"].to_numpy().astype(np.int64)
    return starts.tolist(), (starts + ranges["length"].to_numpy()).tolist()


def _new_text(document: Document, sitemap: SitemapFile, slot: int, text: bytes | None) -> str:
    """Return the text of an entry as a save would write it; `text` is the present content of its file."""
    source, target = sitemap.source, sitemap.path or Path(sitemap.name)
    wanted = np.array([slot], np.uint32)
    if source is None or text is None:
        kind = source.kind if source is not None else kind_by_name(target)
        new_text = render_new(document, document.table, wanted, kind, target)
    else:
        excerpt, around, wanted = _excerpt(document, sitemap, source, slot, text)
        new_text = splice_edits(document, document.table, excerpt, wanted, text=around, target=target)
    entries = read_back(new_text, target).entries
    place = int(np.flatnonzero(wanted == slot)[0])
    start, length = entries["start"][place], entries["length"][place]
    return new_text[start : start + length].decode(errors="replace")


def _excerpt(
    document: Document, sitemap: SitemapFile, source: Source, slot: int, text: bytes
) -> tuple[Source, bytes, SlotArray]:
    """Return a minimal part of a file in which a save would write an entry just as it would in the whole file.

    Args:
        document: The document.
        sitemap: The sitemap.
        source: Facts about its file.
        slot: The entry.
        text: Content of the file.

    Returns:
        The source of the excerpt, its bytes, and the entries to write: the entry, perhaps with a neighbour.
    """
    wanted = np.array([slot], np.uint32)
    n_originals = len(source.slots)
    if not n_originals:
        return source, text, wanted
    own = np.flatnonzero(source.slots == slot)
    if len(own):
        first, last = int(own[0]), int(own[0])
    else:
        slots = document.table.slots_of_sitemap(sitemap.id)
        originals = source.indexes_of(slots)
        # As in saving, moved entries are removed, and inserted at their present positions.
        stays = longest_increasing_mask(originals)[: int(np.flatnonzero(slots == slot)[0])]
        ahead = originals[: len(stays)][stays]
        # The original that the new entry follows; the first one where it follows none.
        first = int(ahead[-1]) if len(ahead) else 0
        last = min(first + 1, n_originals - 1)
        if first == last and first:
            # The space between the last two is that before a new one.
            first -= 1
            wanted = np.array([source.slots[last], slot], np.uint32)
    places = np.arange(first, last + 1)
    starts, ends = _ranges(document, source, places)
    edges = np.array([0, max(first - 1, 0), n_originals - 1])
    (begin, _, _), (_, before, end) = _ranges(document, source, edges)
    before = before if first else begin
    around = text[:begin] + text[before : ends[-1]] + text[end:]
    ranges = pl.DataFrame({"start": starts, "length": np.array(ends) - np.array(starts)})
    ranges = ranges.select((pl.col("start") - (before - begin)).cast(pl.UInt32), pl.col("length").cast(pl.UInt32))
    return replace(source, slots=source.slots[places], ranges=ranges), around, wanted
