"""The new content of the index of a set: what was read, with what the set says of its sitemaps now put into it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.moments import moment
from sitemap_studio.document.reading.source_reading import old_text
from sitemap_studio.document.saving.contents import Contents, as_it_is, new_content, read_back
from sitemap_studio.formats.xml_splice import spliced
from sitemap_studio.formats.xml_writer import index_bytes
from sitemap_studio.model.columns import ORDER_BIT, TOUCHED_BIT, entry_frame
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS
from sitemap_studio.protocol.fields import FIELD_NAMES


def index_content(document: Document, table: EntryTable, target: Path, changed: Collection[int | None]) -> Contents:
    """What the index will hold: the sitemaps of the set, and a new `lastmod` for those that changed and had one.

    A `lastmod` that was edited since the index was read stays as it was edited.

    Args:
        document: Whose files to look at.
        table: A snapshot of what the set says of its sitemaps.
        target: Where it will go.
        changed: The sitemaps whose files change.

    Raises:
        ChangedOnDiskError: The file would be replaced, and somebody else changed it since it was read.
    """
    index, listing = document.index, table.listing
    assert index is not None
    assert listing is not None
    old = old_text(index.path, index.source, target) if index.is_on_disk else None
    before = entry_frame({"loc": []}) if old is None else read_back(old, index.path).entries
    known = {sitemap: (listed.loc, listed.lastmod, 0, 0) for sitemap, listed in index.listing.items()}
    if old is not None:
        known = dict(zip(index.listing, before.select("loc", "lastmod", "start", "length").rows(), strict=True))
    renewed = _renewed(document, changed)
    rows = [
        _row(
            listed.loc,
            listed.lastmod,
            known.get(sitemap),
            is_changed=sitemap in renewed,
            is_ordered=table.orders_index,
        )
        for sitemap, listed in listing.items()
    ]
    wanted = pl.DataFrame(rows, schema=_WANTED, orient="row")
    text = index_bytes(wanted) if old is None else spliced(old, before, wanted)
    is_gzipped = target.name.lower().endswith(".gz") if target != index.path else index.is_gzipped
    if text == old and is_gzipped == index.is_gzipped and not index.source.repairs:
        return replace(as_it_is(document, None, target), entries=before)
    return new_content(text, read_back(text, target), NO_SLOTS, target, is_gzipped=is_gzipped)


_WANTED = pl.Schema(
    {
        **{str(name): pl.String() for name in FIELD_NAMES},
        "start": pl.UInt32(),
        "length": pl.UInt32(),
        "touched": pl.UInt8(),
        "is_here": pl.Boolean(),
        "xml": pl.String(),
    }
)


def _row(
    loc: str | None,
    lastmod: str | None,
    known: tuple[str | None, str | None, int, int] | None,
    *,
    is_changed: bool,
    is_ordered: bool,
) -> tuple[object, ...]:
    """One entry of the index as it is wanted, with where it stands in the file if it does."""
    if known is None:
        return loc, lastmod, None, None, 0, 0, 0, False, None
    old_loc, old_lastmod, start, length = known
    if is_changed and lastmod is not None and lastmod == old_lastmod:
        lastmod = moment(like=lastmod)
    # An entry without an address is known by an empty one.
    loc = old_loc if (old_loc or "") == (loc or "") else loc
    touched = TOUCHED_BIT["loc"] * (loc != old_loc) | TOUCHED_BIT["lastmod"] * (lastmod != old_lastmod)
    touched |= ORDER_BIT * is_ordered
    return loc, lastmod, None, None, start, length, touched, True, None


def _renewed(document: Document, changed: Collection[int | None]) -> set[int]:
    """The sitemaps whose files change; a file that is listed twice changes at both places."""
    again = {
        each.id: each.path.resolve() for each in document.sitemaps if each.error is not None and each.path is not None
    }
    rewritten = {place for place in changed if place is not None}
    if again:
        paths = [document.sitemaps[place].path for place in rewritten]
        files = {path.resolve() for path in paths if path is not None}
        rewritten |= {place for place, path in again.items() if path in files}
    return rewritten
