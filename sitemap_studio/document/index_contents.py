"""The new content of the index of a set."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import polars as pl

from sitemap_studio.document.contents import Contents, as_it_is, new_content, read_back
from sitemap_studio.document.document import Document
from sitemap_studio.document.moments import moment
from sitemap_studio.document.source_reading import old_text
from sitemap_studio.formats.canonical import index_bytes
from sitemap_studio.formats.splicing import spliced
from sitemap_studio.table.columns import TOUCHED_BIT, entry_frame
from sitemap_studio.table.slots import NO_SLOTS


def index_content(document: Document, target: Path, changed: Collection[int | None]) -> Contents:
    """What the index will hold: the sitemaps it lists, and a new `lastmod` for those that changed and had one.

    Args:
        document: The set.
        target: Where it will go.
        changed: The sitemaps whose files change.

    Raises:
        ChangedOnDiskError: The file would be replaced, and somebody else changed it since it was read.
    """
    index = document.index
    assert index is not None
    old = old_text(index.path, index.source, target)
    text = _written_anew(document) if old is None else old
    new_text = _dated(text, document, index.path, changed)
    is_gzipped = target.name.lower().endswith(".gz") if target != index.path else index.is_gzipped
    if new_text == old and is_gzipped == index.is_gzipped and not index.source.repairs:
        contents = as_it_is(document, None, target)
        return replace(contents, entries=read_back(new_text, target).entries)
    return new_content(new_text, read_back(new_text, target), NO_SLOTS, target, is_gzipped=is_gzipped)


def _written_anew(document: Document) -> bytes:
    assert document.index is not None
    listed = [document.sitemaps[sitemap] for sitemap in document.index.entries]
    columns = {"loc": [each.loc for each in listed], "lastmod": [each.lastmod for each in listed]}
    return index_bytes(entry_frame(columns))


def _dated(text: bytes, document: Document, path: Path, changed: Collection[int | None]) -> bytes:
    """The index with a new `lastmod` wherever a file is listed that changes and had one."""
    entries = read_back(text, path).entries
    is_new = pl.Series(_lists_changed(document, changed), dtype=pl.Boolean) & entries["lastmod"].is_not_null()
    lastmods = [
        moment(like=old) if renew else old for old, renew in zip(entries["lastmod"].to_list(), is_new, strict=True)
    ]
    wanted = entries.with_columns(
        lastmod=pl.Series(lastmods, dtype=pl.String),
        touched=is_new.cast(pl.UInt8) * TOUCHED_BIT["lastmod"],
        is_here=pl.lit(value=True),
        xml=pl.lit(None, pl.String),
    )
    return spliced(text, entries, wanted)


def _lists_changed(document: Document, changed: Collection[int | None]) -> list[bool]:
    """For each entry of the index, whether its file changes; one that is listed twice changes at both places."""
    assert document.index is not None
    listed = [document.sitemaps[sitemap] for sitemap in document.index.entries]
    again = {each.id: each.path.resolve() for each in listed if each.error is not None and each.path is not None}
    paths = (each.path for each in listed if each.id in changed and each.path is not None) if again else ()
    files = {path.resolve() for path in paths}
    return [each.id in changed or again.get(each.id) in files for each in listed]
