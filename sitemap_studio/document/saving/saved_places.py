"""What a document is told by a save about where its files lie now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.targets import Leaving, Target
from sitemap_studio.model.listing import Listed, Listing


def forget_left(document: Document, left: Iterable[Leaving]) -> None:
    """Note which files are none of the set's any more."""
    for leaving in left:
        if leaving.sitemap is None:
            document.gone_indexes = [index for index in document.gone_indexes if index.path != leaving.path]
        else:
            document.sitemaps[leaving.sitemap].path = None


def name_files(document: Document, then: Listing | None, written: Sequence[Target]) -> None:
    """Let a set without an index be at home where it was saved.

    Args:
        document: The document.
        then: What it said of its sitemaps when the save began.
        written: The files that were.
    """
    sitemaps = [target for target in written if target.sitemap is not None]
    if document.index is not None or not sitemaps:
        return
    first = sitemaps[0]
    if document.is_folder:
        depth = (document.sitemaps[first.sitemap or 0].file_name or "").count("/")
        document.path = first.path.parents[depth]
        return
    known = document.sitemaps[first.sitemap or 0]
    document.path, document.kind = first.path, known.source.kind if known.source is not None else document.kind
    now = document.table.listing
    if now is None or now is then:
        # A new name, or the first one.
        document.table.set_listing({known.id: replace((now or {}).get(known.id, Listed()), name=first.path.name)})
        document.sitemaps.follow(document.table.listing)
