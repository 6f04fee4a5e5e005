"""The new content of the files of a set: what was read, with the edits put into it, read back to be sure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ChangedOnDiskError, ReadError, WriteError
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import carried_extensions, fitted_extensions, written_extensions
from sitemap_studio.document.moments import moment
from sitemap_studio.document.sitemap_set import Source, spans
from sitemap_studio.formats.canonical import index_bytes, urlset_bytes
from sitemap_studio.formats.container import (
    MAX_SOURCE_BYTES,
    Ceilings,
    Container,
    Fingerprint,
    checksum_of,
    read_container,
)
from sitemap_studio.formats.csv_writing import csv_bytes
from sitemap_studio.formats.gzipping import compress
from sitemap_studio.formats.reading import Kind, Reading, read_sitemap, source_text
from sitemap_studio.formats.splicing import spliced
from sitemap_studio.formats.text_writing import text_bytes
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.table.columns import TOUCHED_BIT, entry_frame
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import NO_SLOTS, SlotArray

_NOT_READ: Final = "element-unknown"
"""The rule by which a reader says what it left out."""

_UNLIMITED = Ceilings(max_file_bytes=MAX_SOURCE_BYTES, max_entries=MAX_SOURCE_BYTES)


@dataclass(frozen=True)
class Contents:
    """What a file will hold.

    Attributes:
        packed: Its bytes on disk.
        is_gzipped: Whether these are compressed.
        source: What will be known of it; its fingerprint is that of the file before.
        entries: Its entries as they were read back; None for a file that is copied as it is.
        findings: What the reader met.
    """

    packed: bytes
    is_gzipped: bool
    source: Source
    entries: pl.DataFrame | None
    findings: tuple[Finding, ...]


def copied_content(document: Document, table: EntryTable, sitemap: int, target: Path) -> Contents:
    """The file of a sitemap as it is, for another place; written anew if it is not the file any more that was read.

    Raises:
        WriteError: Something in the entries can't be written in this form.
    """
    known = document.sitemaps[sitemap]
    assert known.path is not None
    assert known.source is not None
    if _old_text(known.path, known.source, target) is None:
        return changed_content(document, table, sitemap, target)
    findings = tuple(finding for place, finding in document.findings if place == sitemap)
    return Contents(known.path.read_bytes(), known.is_gzipped, known.source, None, findings)


def changed_content(document: Document, table: EntryTable, sitemap: int, target: Path) -> Contents:
    """What the file of a sitemap will hold once its entries are as the table says.

    Args:
        document: Whose files to look at.
        table: A snapshot of the entries.
        sitemap: Which sitemap.
        target: Where it will go; a new name decides the form of a lone sitemap, those of an index keep theirs.

    Raises:
        ChangedOnDiskError: The file would be replaced, and somebody else changed it since it was read.
        WriteError: Something in the entries can't be written in this form.
    """
    known = document.sitemaps[sitemap]
    keeps_form = known.source is not None and (target == known.path or document.index is not None)
    kind = known.source.kind if keeps_form and known.source else kind_by_name(target)
    is_gzipped = known.is_gzipped if keeps_form else target.name.lower().endswith(".gz")
    slots = table.slots_in(sitemap)
    text = _text(document, table, sitemap, slots, kind, target)
    reading = _read_back(text, target)
    _compare(reading.entries, table.rows(slots, FIELD_NAMES), target, kind)
    return Contents(
        packed=compress(text) if is_gzipped else text,
        is_gzipped=is_gzipped,
        source=Source.of(_container(text, target), reading, slots, int(spans(reading.entries).sum())),
        entries=reading.entries,
        findings=reading.findings,
    )


def index_content(document: Document, target: Path, changed: Collection[int | None]) -> Contents:
    """What the index will hold: the sitemaps it lists, and a new `lastmod` for those that changed and had one.

    Raises:
        ChangedOnDiskError: The file would be replaced, and somebody else changed it since it was read.
    """
    index = document.index
    assert index is not None
    text = _old_text(index.path, index.source, target)
    if text is None:
        listed = [document.sitemaps[sitemap] for sitemap in index.entries]
        columns = {"loc": [each.loc for each in listed], "lastmod": [each.lastmod for each in listed]}
        text = index_bytes(entry_frame(columns))
    entries = _read_back(text, index.path).entries
    is_new = pl.Series([sitemap in changed for sitemap in index.entries], dtype=pl.Boolean)
    is_new &= entries["lastmod"].is_not_null()
    lastmods = [
        moment(like=old) if renew else old for old, renew in zip(entries["lastmod"].to_list(), is_new, strict=True)
    ]
    wanted = entries.with_columns(
        lastmod=pl.Series(lastmods, dtype=pl.String),
        touched=is_new.cast(pl.UInt8) * TOUCHED_BIT["lastmod"],
        is_here=pl.lit(value=True),
        xml=pl.lit(None, pl.String),
    )
    new_text = spliced(text, entries, wanted)
    reading = _read_back(new_text, target)
    is_gzipped = target.name.lower().endswith(".gz") if target != index.path else index.is_gzipped
    return Contents(
        packed=compress(new_text) if is_gzipped else new_text,
        is_gzipped=is_gzipped,
        source=Source.of(_container(new_text, target), reading, NO_SLOTS, 0),
        entries=reading.entries,
        findings=reading.findings,
    )


def kind_by_name(path: Path) -> Kind:
    """What a file is to hold whose name ends so."""
    name = path.name.lower().removesuffix(".gz")
    return "text" if name.endswith(".txt") else "csv" if name.endswith(".csv") else "urlset"


def _text(document: Document, table: EntryTable, sitemap: int, slots: SlotArray, kind: Kind, target: Path) -> bytes:
    """The content, unpacked: spliced into the old XML where there is some, else written anew."""
    rows = table.rows(slots, FIELD_NAMES)
    known = document.sitemaps[sitemap]
    if kind != "urlset":
        if target == known.path:
            _refuse_loss_of_columns(document, sitemap, target)
        _refuse_loss(rows, table.extensions_of(slots).height, target, kind)
        return text_bytes(rows) if kind == "text" else csv_bytes(rows)
    if known.source is not None and known.source.kind == "urlset" and known.path is not None:
        text = _old_text(known.path, known.source, target)
        if text is not None:
            return _spliced(document, table, known.source, slots, text)
    extensions, namespaces = carried_extensions(document, table, slots)
    return urlset_bytes(rows, extensions=extensions, namespaces=namespaces)


def _spliced(document: Document, table: EntryTable, source: Source, slots: SlotArray, text: bytes) -> bytes:
    is_here = np.isin(slots, source.slots)
    elsewhere = slots[~is_here]
    extensions = fitted_extensions(
        document, written_extensions(document, table, elsewhere), table.origins_of(elsewhere), source.namespaces
    )
    places = np.flatnonzero(~is_here).astype(np.uint32)
    xml = np.full(len(slots), None, object)
    xml[places[extensions["entry"].to_numpy()]] = extensions["xml"].to_list()
    originals = table.rows(source.slots, ["start", "length"]) if source.ranges is None else source.ranges
    wanted = table.rows(slots, [*FIELD_NAMES, "touched"]).with_columns(
        _ranges(slots, is_here, source.slots, originals),
        is_here=pl.Series(is_here),
        xml=pl.Series(xml.tolist(), dtype=pl.String),
    )
    return spliced(text, originals, wanted, namespaces=source.namespaces)


def _ranges(
    slots: SlotArray, is_here: NDArray[np.bool_], source_slots: SlotArray, originals: pl.DataFrame
) -> list[pl.Series]:
    """Where each entry stands in a source; at byte 0, with no length, if it stands elsewhere."""
    by_slot = np.argsort(source_slots, kind="stable")
    places = by_slot[np.searchsorted(source_slots, slots[is_here], sorter=by_slot)]
    columns = []
    for name in originals.columns:
        column = np.zeros(len(slots), np.uint32)
        column[is_here] = originals[name].to_numpy()[places]
        columns.append(pl.Series(name, column))
    return columns


def _old_text(path: Path, source: Source, target: Path) -> bytes | None:
    """What was read, unpacked and as UTF-8; None if that can't be had any more and another file is to be written.

    Raises:
        ChangedOnDiskError: The file itself would be replaced, and somebody else changed it.
    """
    try:
        return source_text(_source_container(path, source), is_mended=bool(source.repairs))
    except ChangedOnDiskError:
        if target == path:
            raise
        return None


def _source_container(path: Path, source: Source) -> Container:
    """The file of a source, read again.

    Raises:
        ChangedOnDiskError: It is not the file any more that was read, or it is gone.
    """
    hint = "Save under another name, or open it again."
    try:
        container = read_container(path, ceilings=_UNLIMITED)
    except ReadError as error:
        raise ChangedOnDiskError(f"“{path.name}” can't be read any more, so it was not saved.", hint=hint) from error
    if (container.fingerprint, container.checksum) != (source.fingerprint, source.checksum):
        sentence = f"“{path.name}” was changed by another program since it was opened, so it was not saved."
        raise ChangedOnDiskError(sentence, hint=hint, path=path)
    return container


def _container(text: bytes, path: Path) -> Container:
    fingerprint = Fingerprint(len(text), 0, 0)
    return Container(
        path, text, is_gzipped=False, packed_bytes=len(text), fingerprint=fingerprint, checksum=checksum_of(text)
    )


def _read_back(text: bytes, path: Path) -> Reading:
    try:
        return read_sitemap(_container(text, path), ceilings=_UNLIMITED, mends=False)
    except ReadError as error:
        raise WriteError(f"“{path.name}” can't be written so that it can be read again: {error.message}") from error


def _compare(written: pl.DataFrame, wanted: pl.DataFrame, path: Path, kind: Kind) -> None:
    """See that what was written is what was wanted, before it replaces anything."""
    if not _comparable(written, kind).equals(_comparable(wanted, kind), null_equal=True):
        sentence = f"“{path.name}” would not hold what the table shows, so it was not saved."
        raise WriteError(sentence, hint="Export the entries to a new file, and report this.", path=path)


def _comparable(entries: pl.DataFrame, kind: Kind) -> pl.DataFrame:
    """What a file of this kind can hold of entries."""
    match kind:
        case "text":
            return entries.select(pl.col("loc").str.strip_chars(" \t\r\n"))
        case "csv":
            return entries.select(pl.col(FIELD_NAMES).fill_null(""))
        case _:
            return entries.select(FIELD_NAMES)


def _refuse_loss_of_columns(document: Document, sitemap: int, path: Path) -> None:
    """A CSV file may have columns that are no fields; they are not read, and saving in place would lose them."""
    left_out = [found.value for place, found in document.findings if place == sitemap and found.rule == _NOT_READ]
    if left_out:
        sentence = f"“{path.name}” has columns that are no fields ({', '.join(left_out)}); saving would lose them."
        raise WriteError(sentence, hint="Save under another name.", path=path)


def _refuse_loss(rows: pl.DataFrame, extensions: int, path: Path, kind: Kind) -> None:
    """Text lists and CSV hold less than XML: whatever else there is must not get lost."""
    form, room = ("A text list", "addresses only") if kind == "text" else ("A CSV file", "the four fields only")
    kept = FIELD_NAMES[:1] if kind == "text" else FIELD_NAMES
    others = rows.select(pl.any_horizontal(pl.lit(value=False), pl.col(FIELD_NAMES[len(kept) :]).is_not_null()).sum())
    more = max(others.item(), extensions)
    if more:
        sentence = f"{form} holds {room}; {more:,} entries of “{path.name}” have more than that."
        raise WriteError(sentence, hint="Save as an .xml file to keep it.", path=path)
    blank = rows.select(pl.all_horizontal(pl.col(kept).fill_null("").str.strip_chars() == "").sum()).item()
    if blank:
        lacking = "no address" if kind == "text" else "no field"
        sentence = f"{blank:,} entries of “{path.name}” have {lacking}, which {form[0].lower() + form[1:]} can't hold."
        raise WriteError(sentence, hint="Fill or delete them, or save as an .xml file.", path=path)
