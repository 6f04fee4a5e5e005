"""New contents of the files of a set: edits are spliced into the bytes that were read, and the result is verified.

Former bytes of changed entries are stored, so that undo and another save give the same bytes again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ChangedOnDiskError, ReadError, WriteError, system_reason
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import (
    ExtensionColumns,
    extension_columns,
    extensions_for_root,
    verify_extension_cells,
    verify_extensions,
    written_extensions,
)
from sitemap_studio.document.export_file import (
    changes_compression,
    is_gzip_name,
    kind_when_saved_as,
    refuse_blank_entries,
    refuse_unstorable_values,
    render_file,
    verify_entries,
)
from sitemap_studio.document.index_dates import newer_index_dates
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.document.source_text import reread_container, reread_old_text
from sitemap_studio.formats.container import Ceilings, Container, compress, packing_findings
from sitemap_studio.formats.corrections import CorrectedText, pair_entry_ranges, transfer_corrections
from sitemap_studio.formats.csv_file import splice_csv
from sitemap_studio.formats.decoding import correct_ascii_declaration
from sitemap_studio.formats.extensions.extension_splicing import has_content
from sitemap_studio.formats.read_file import ReadFile, Source
from sitemap_studio.formats.reading import read_sitemap
from sitemap_studio.formats.text_list import splice_text
from sitemap_studio.formats.xml_reader import Kind
from sitemap_studio.formats.xml_splicing import splice_xml, undeclare_on_root
from sitemap_studio.formats.xml_writer import index_bytes
from sitemap_studio.model.columns import EXTENSION_BIT, ORDER_BIT, TOUCHED_BIT, entry_frame
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.dates import moment
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.file_rules import DOUBLE_GZIP_RULE, ENCODING_RULE

Spellings = Mapping[int, tuple[bytes, ...]]
"""Former bytes of entries by slot, the latest first."""

_MAX_SPELLING_BYTES: Final = 16 << 20
"""Limit of all remembered bytes of a file."""

_MAX_SPELLINGS_PER_ENTRY: Final = 8
_MAX_LEAVING_ENTRIES: Final = 5_000
"""If more entries leave a file at once, their bytes are not remembered: comparing each takes a while."""


@dataclass(frozen=True)
class FileContents:
    """New content of a file.

    Attributes:
        sitemap: Id of its sitemap; None for the index.
        path: Path of the file.
        packed: The bytes, compressed if needed; empty for a file that is not written, or is staged already.
        source: Facts from reading it back; None for a copied file that could not be read.
        entries: The entries that were read back; None for a copied file.
        findings: What reading it back found.
        is_unchanged: Whether the content equals the bytes that were read.
    """

    sitemap: int | None
    path: Path
    packed: bytes
    source: Source | None
    entries: pl.DataFrame | None
    findings: tuple[Finding, ...]
    is_unchanged: bool = False


def copied_contents(document: Document, table: EntryTable, sitemap: int, target: Path) -> FileContents:
    """Return the present bytes of a sitemap's file for another path.

    If the file changed since it was read, it is rendered from the entries.

    Raises:
        ChangedOnDiskError: It changed, and its content was uncertain when it was read.
        WriteError: It can't be read, or rendering fails.
    """
    known = document.sitemaps[sitemap]
    if known.source is not None and known.path is not None:
        try:
            reread_container(known.path, known.source)
        except ChangedOnDiskError:
            if known.read_only_reason is not None:
                raise
            return changed_contents(document, table, sitemap, target)
    return _unchanged_contents(document, sitemap, target)


def _unchanged_contents(document: Document, sitemap: int | None, target: Path) -> FileContents:
    """Return the contents of a sitemap's file or of the index (None) as on disk; without bytes if it is the target."""
    known = document.index if sitemap is None else document.sitemaps[sitemap]
    assert known is not None
    assert known.path is not None
    try:
        packed = b"" if target == known.path else known.path.read_bytes()
    except OSError as error:
        sentence = msg("“{name}” can't be read: {reason}.", name=known.name, reason=system_reason(error))
        raise WriteError(sentence, path=known.path) from error
    findings = tuple(finding for place, finding in document.findings if place == sitemap)
    return FileContents(sitemap, target, packed, known.source, None, findings, is_unchanged=True)


def changed_contents(document: Document, table: EntryTable, sitemap: int, target: Path) -> FileContents:
    """Render the file of a sitemap with the entries of a table, and verify it by reading it back.

    The edits are spliced into the bytes that were read where possible. A new name decides the format of a single
    sitemap. If the result equals the file, the contents are marked as unchanged, and have no bytes for the same path.

    Raises:
        ChangedOnDiskError: The file would be replaced, and another program changed it since it was read.
        WriteError: The format can't store the entries, or reading back gave others.
    """
    known = document.sitemaps[sitemap]
    source, path = known.source, known.path
    keeps_form = source is not None and (target == path or document.shape is not SetShape.FILE)
    kind = source.kind if source and keeps_form else kind_when_saved_as(target, path, source.kind if source else None)
    is_gzipped = (
        source.is_gzipped if source and keeps_form and not changes_compression(path, target) else is_gzip_name(target)
    )
    slots = table.slots_of_sitemap(sitemap)
    rows = table.rows(slots, FIELD_NAMES)
    columns = extension_columns(document, table, slots) if kind == "csv" else None
    refuse_unstorable_values(rows, _count_unstorable_extensions(table, slots, kind, columns), target, kind)
    fixed = frozenset(rule for marked, rule in table.corrected if marked == sitemap)
    n_layers = _count_layers(source, is_gzipped=is_gzipped, fixed=fixed)
    old = reread_old_text(path, source, target) if source and path and source.kind == kind else None
    if source is None or old is None:
        text = render_new(document, table, slots, kind, target, columns)
    else:
        text = splice_edits(document, table, source, slots, text=old.data, target=target)
    reading = read_back(text, target)
    verify_entries(reading.entries, rows, target, kind)
    if kind == "urlset":
        verify_extensions(document, table, slots, reading, target)
    elif columns is not None:
        verify_extension_cells(columns.cells, reading, target)
    if source is not None and old is not None and old.corrections:
        originals, places = source.ranges_in(table), source.indexes_of(slots)
        text, reading = _restore_faults(old, originals, text, reading, places, fixed=fixed, target=target)
    is_same = source is not None and old is not None and n_layers == source.n_layers and not source.repairs
    is_same &= ENCODING_RULE not in fixed
    if source is not None and old is not None and is_same and text == old.as_written():
        same = replace(source, slots=slots, ranges=None)
        return replace(_unchanged_contents(document, sitemap, target), source=same, entries=reading.entries)
    now = _rendered_source(reading, slots, n_layers=n_layers)
    if source is not None and old is None:
        now = replace(now, namespaces_as_read=source.reliable_namespaces)
    elif source is not None and old is not None:
        before, lasting = now.namespaces, source.lasting_namespaces
        now = replace(
            now,
            added_prefixes=frozenset(
                prefix for prefix, uri in EXTENSIONS.items() if before.get(prefix) == uri != lasting.get(prefix)
            ),
            namespaces_as_read=source.namespaces_as_read,
            spellings=_collect_spellings(table, source, slots, old.data),
        )
    return FileContents(
        sitemap, target, _compressed(text, n_layers), now, reading.entries, _findings_of(reading, target, n_layers)
    )


def _count_unstorable_extensions(
    table: EntryTable, slots: SlotArray, kind: Kind, columns: ExtensionColumns | None
) -> int:
    """Return how many entries of one kind of extension a file can't store at most; 0 if it stores all extensions.

    `columns` are the extensions of the entries for a CSV file, None for other kinds.
    """
    if columns is not None:
        return max(columns.n_unstorable.values(), default=0)
    return 0 if kind == "urlset" else table.extensions_of(slots).height


def _count_layers(source: Source | None, *, is_gzipped: bool, fixed: Collection[str]) -> int:
    """Return the gzip layers of a new file: 0, 1, or 2 if the old file had two and fixing that was not requested."""
    if not is_gzipped:
        return 0
    return 2 if source is not None and source.is_gzipped_twice and DOUBLE_GZIP_RULE not in fixed else 1


def _compressed(text: bytes, n_layers: int) -> bytes:
    """Return text compressed with gzip so many times."""
    for _ in range(n_layers):
        text = compress(text)
    return text


def _findings_of(reading: ReadFile, target: Path, n_layers: int) -> tuple[Finding, ...]:
    """Return the findings about a rendered file, with those about its compression."""
    findings = packing_findings(target, is_gzipped=n_layers > 0, is_gzipped_twice=n_layers > 1)
    return (*findings, *reading.findings)


def _restore_faults(
    old: CorrectedText,
    originals: pl.DataFrame,
    text: bytes,
    reading: ReadFile,
    places: NDArray[np.intp],
    *,
    fixed: Collection[str],
    target: Path,
) -> tuple[bytes, ReadFile]:
    """Return a rendered file with the uncorrected faults of the old file restored, and the result of reading it.

    If that would be read differently, the rendered file is returned.

    Args:
        old: The file before, without its faults.
        originals: The byte ranges of its entries.
        text: The rendered file, without faults.
        reading: Result of reading it.
        places: For each rendered entry its index among the originals; -1 for a new one.
        fixed: Rules whose faults are not to be written again.
        target: The path of the rendered file.
    """
    carried = transfer_corrections(old, text, pair_entry_ranges(originals, reading.entries, places))
    written = carried.as_written(fixed)
    if written != text:
        again = read_sitemap(_container_in_memory(written, target), ceilings=Ceilings.raised())
        if not again.repairs and again.read_only_reason is None and again.entries.equals(reading.entries):
            return written, again
    return text, reading


def _rendered_source(reading: ReadFile, slots: SlotArray, *, n_layers: int) -> Source:
    """Return the facts about a rendered file that was read back.

    Args:
        reading: Result of reading it.
        slots: Its entries; empty for an index.
        n_layers: Number of gzip layers.
    """
    double = {DOUBLE_GZIP_RULE} if n_layers > 1 else set[str]()
    return replace(
        reading.source,
        slots=slots,
        is_gzipped=n_layers > 0,
        is_gzipped_twice=n_layers > 1,
        corrected_rules=reading.corrected_rules | double,
    )


def read_back(text: bytes, path: Path) -> ReadFile:
    """Read a rendered file from memory; raise a `WriteError` if it can't be read."""
    try:
        return read_sitemap(_container_in_memory(text, path), ceilings=Ceilings.raised(), may_repair=False)
    except ReadError as error:
        message = msg(
            "“{name}” was not saved, because it could not be read back: {message}",
            name=path.name,
            message=error.message,
        )
        raise WriteError(message) from error


def _container_in_memory(text: bytes, path: Path) -> Container:
    """Return the bytes of a file as if they were read from it."""
    fingerprint = Fingerprint(len(text), 0)
    return Container(path, text, is_gzipped=False, packed_bytes=len(text), fingerprint=fingerprint)


def render_new(
    document: Document,
    table: EntryTable,
    slots: SlotArray,
    kind: Kind,
    target: Path,
    columns: ExtensionColumns | None = None,
) -> bytes:
    """Render a new file, or a file in another format.

    Args:
        document: The document.
        table: Table with the entries.
        slots: Entries in the order of the file.
        kind: Kind of file.
        target: Path of the file, for errors.
        columns: Extensions of the entries for a CSV file; they are read if None.

    Raises:
        WriteError: Nothing of an entry would be written.
    """
    refuse_blank_entries(table.rows(slots, FIELD_NAMES), target, kind)
    return render_file(document, table, slots, kind, columns)


def splice_edits(
    document: Document, table: EntryTable, source: Source, slots: SlotArray, *, text: bytes, target: Path
) -> bytes:
    """Splice the current entries into the bytes that were read; return the new bytes.

    Unchanged entries, and the text around entries, remain byte for byte.

    Args:
        document: The document.
        table: Table with the entries.
        source: Facts about the file that was read.
        slots: Entries in the order of the new file.
        text: Bytes that were read.
        target: Path of the file, for errors.
    """
    places = source.indexes_of(slots)
    is_here = places >= 0
    originals = source.ranges_in(table)
    wanted = table.rows(slots, [*FIELD_NAMES, "touched"]).with_columns(is_here=pl.Series(is_here))
    for name in originals.columns:
        # New entries are nowhere in the file yet.
        column = np.zeros(len(slots), np.uint32)
        column[is_here] = originals[name].to_numpy()[places[is_here]]
        wanted = wanted.with_columns(pl.Series(name, column))
    if source.kind == "text":
        refuse_blank_entries(wanted, target, "text")
        return splice_text(text, originals, wanted)
    is_rewritten = ~is_here | (wanted["touched"].to_numpy() & np.uint8(EXTENSION_BIT) != 0)
    chosen = slots[is_rewritten]
    if source.kind == "csv":
        refuse_blank_entries(wanted.filter(~is_here), target, "csv")
        rows = pl.Series(np.flatnonzero(is_rewritten).astype(np.uint32))
        cells = extension_columns(document, table, chosen).cells
        return splice_csv(text, originals, wanted, target, cells.with_columns(slot=rows.gather(cells["slot"])))
    extensions = extensions_for_root(
        document, written_extensions(document, table, chosen), table.origins_of(chosen), source.namespaces
    )
    places = np.flatnonzero(is_rewritten)[extensions["entry"].to_numpy()]
    nothing = pl.Series([None], dtype=pl.String).new_from_index(0, len(slots))
    wanted = wanted.with_columns(xml=nothing.scatter(places, extensions["xml"]))
    if source.spellings:
        places = np.flatnonzero(np.isin(slots, list(source.spellings)) & is_rewritten)
        nothing = pl.Series([None], dtype=pl.Binary).new_from_index(0, len(slots))
        spelt = _matching_spellings(source, slots[places].tolist(), wanted[places])
        wanted = wanted.with_columns(spelt=nothing.scatter(places, spelt))
    new_text = splice_xml(text, originals, wanted, namespaces=source.namespaces)
    return correct_ascii_declaration(undeclare_on_root(new_text, source.added_prefixes))


def _matching_spellings(source: Source, slots: Iterable[int], rows: pl.DataFrame) -> pl.Series:
    """Return for each entry the latest of its former bytes that have the current values, or null."""
    found: list[bytes | None] = []
    for slot, row in zip(slots, rows.select(*FIELD_NAMES, "xml").iter_rows(named=True), strict=True):
        xml, known = row.pop("xml") or "", source.spellings.get(slot, ())
        found.append(next((each for each in known if has_content(each, row, xml, source.namespaces)), None))
    return pl.Series(found, dtype=pl.Binary)


def _collect_spellings(table: EntryTable, source: Source, slots: SlotArray, text: bytes) -> Spellings:
    """Return former bytes of entries by slot: the known ones, and the bytes that this save changes or removes.

    Only bytes of entries whose extensions change, or that leave the file, are added, up to a memory limit. After undo,
    entries are written with the same bytes again.
    """
    originals = source.ranges_in(table)
    touched = table.rows(source.slots, ["touched"]).to_series().to_numpy()
    stays = np.isin(source.slots, slots)
    is_rewritten = (touched & np.uint8(EXTENSION_BIT) != 0) & stays
    if np.count_nonzero(~stays) <= _MAX_LEAVING_ENTRIES:
        is_rewritten |= ~stays
    known = dict(source.spellings)
    free_bytes = _MAX_SPELLING_BYTES - sum(len(spelling) for spellings in known.values() for spelling in spellings)
    for slot, (start, length) in zip(
        source.slots[is_rewritten].tolist(),
        originals.select("start", "length").filter(is_rewritten).rows(),
        strict=True,
    ):
        free_bytes -= length
        if free_bytes < 0:
            break
        spelling = text[start : start + length]
        others = tuple(each for each in known.get(slot, ()) if each != spelling)
        known[slot] = (spelling, *others)[:_MAX_SPELLINGS_PER_ENTRY]
    return known


def index_contents(
    document: Document, table: EntryTable, target: Path, changed: Collection[int | None]
) -> FileContents:
    """Render the index, and verify it by reading it back.

    Each changed sitemap with a `lastmod` that was not edited gets the current time; other dates that are older than the
    newest entry of their sitemap become the day of that entry.

    Args:
        document: The document.
        table: Table with the listing to write.
        target: Path of the index.
        changed: Ids of the sitemaps that are written.
    """
    index, listing = document.index, table.listing
    assert index is not None
    assert listing is not None
    old = reread_old_text(index.path, index.source, target) if index.is_on_disk else None
    before = entry_frame({"loc": []}) if old is None else read_back(old.data, index.path).entries
    known = {sitemap: (listed.loc, listed.lastmod, 0, 0) for sitemap, listed in index.listing.items()}
    if old is not None:
        known = dict(zip(index.listing, before.select("loc", "lastmod", "start", "length").rows(), strict=True))
    renewed = {sitemap for sitemap in changed if sitemap is not None}
    again = {each.id: each.path for each in document.sitemaps if each.error is not None and each.path is not None}
    if again:
        # Further entries for the same files; resolving links is slow for thousands.
        files = {path.resolve() for sitemap in renewed if (path := document.sitemaps[sitemap].path) is not None}
        renewed |= {sitemap for sitemap, path in again.items() if path.resolve() in files}
    newer_dates = newer_index_dates(document, table)
    rows: list[tuple[object, ...]] = []
    for sitemap, listed in listing.items():
        loc, lastmod = listed.loc, listed.lastmod
        if sitemap not in known:
            rows.append((loc, lastmod, None, None, 0, 0, 0, False, None))
            continue
        old_loc, old_lastmod, start, length = known[sitemap]
        if sitemap in renewed and lastmod is not None and lastmod == old_lastmod:
            lastmod = moment(like=lastmod)
        elif lastmod == old_lastmod:
            lastmod = newer_dates.get(sitemap, lastmod)
        # An absent URL is known as an empty one.
        loc = old_loc if (old_loc or "") == (loc or "") else loc
        touched = TOUCHED_BIT["loc"] * (loc != old_loc) | TOUCHED_BIT["lastmod"] * (lastmod != old_lastmod)
        touched |= ORDER_BIT * table.orders_index
        rows.append((loc, lastmod, None, None, start, length, touched, True, None))
    wanted = pl.DataFrame(rows, schema=_INDEX_SCHEMA, orient="row")
    text = index_bytes(wanted) if old is None else splice_xml(old.data, before, wanted)
    is_gzipped = is_gzip_name(target) if target != index.path else index.source.is_gzipped
    fixed = frozenset(rule for marked, rule in table.corrected if marked is None)
    n_layers = _count_layers(index.source, is_gzipped=is_gzipped, fixed=fixed)
    reading = read_back(text, target)
    if old is not None and old.corrections:
        places = np.searchsorted(before["start"].to_numpy(), wanted["start"].to_numpy())
        places = np.where(wanted["is_here"].to_numpy(), places, -1)
        text, reading = _restore_faults(old, before, text, reading, places, fixed=fixed, target=target)
    is_same = n_layers == index.source.n_layers and not index.source.repairs and ENCODING_RULE not in fixed
    if old is not None and is_same and text == old.as_written():
        return replace(_unchanged_contents(document, None, target), entries=before)
    source = _rendered_source(reading, NO_SLOTS, n_layers=n_layers)
    findings = _findings_of(reading, target, n_layers)
    return FileContents(None, target, _compressed(text, n_layers), source, reading.entries, findings)


_INDEX_SCHEMA: Final = pl.Schema(
    {
        **{str(name): pl.String() for name in FIELD_NAMES},
        "start": pl.UInt32(),
        "length": pl.UInt32(),
        "touched": pl.UInt8(),
        "is_here": pl.Boolean(),
        "xml": pl.String(),
    }
)
