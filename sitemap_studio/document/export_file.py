"""Export to a single file, XML, text list or CSV by its name, and the losses of content in each of these formats."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Final

import polars as pl

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import RequestError, WriteError
from sitemap_studio.core.messages import Message, listed, msg, plural, quoted
from sitemap_studio.core.paths import path_exists
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import (
    ExtensionColumns,
    extension_columns,
    extensions_for_new_file,
    slots_by_extension,
    unstorable_in_columns,
)
from sitemap_studio.document.opening.locked_sets import refuse_locked_targets
from sitemap_studio.document.page_texts import page_texts
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.formats.container import compress
from sitemap_studio.formats.csv_file import csv_bytes, unsupported_entries_error
from sitemap_studio.formats.text_list import text_bytes
from sitemap_studio.formats.xml_reader import Kind
from sitemap_studio.formats.xml_writer import urlset_bytes
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rules.file_rules import UNKNOWN_COLUMN_RULE
from sitemap_studio.search.filter_language import EXTENSION_KINDS

_KINDS: Final = {
    "image": msg("Images"),
    "video": msg("Videos"),
    "news": msg("News"),
    "alternate": msg("Alternates"),
    "mobile": msg("Mobile"),
    "other": msg("Other XML"),
}


@dataclass(frozen=True)
class FileExportPlan:
    """What an export to a single file would write.

    Attributes:
        path: The file.
        slots: Entries to write, in this order; None for all entries of the set.
        n_entries: Number of these entries.
        losses: Content that the format of the file can't store, with numbers of entries.
        is_replacing: Whether the file exists.
        n_uncertain: Number of sitemaps that could not be read completely.
    """

    path: Path
    slots: SlotArray | None
    n_entries: int
    losses: tuple[Message, ...]
    is_replacing: bool
    n_uncertain: int


def plan_file_export(
    document: Document, path: Path, *, slots: SlotArray | None = None, progress: Progress | None = None
) -> FileExportPlan:
    """Plan an export to a single file; raise an error if it must not be written (`refuse_export_target`)."""
    refuse_export_target(document, path)
    return FileExportPlan(
        path,
        slots,
        n_entries=len(document.table if slots is None else slots),
        losses=tuple(export_losses(document, path, slots=slots, progress=progress)),
        is_replacing=path_exists(path),
        n_uncertain=sum(sitemap.read_only_reason is not None for sitemap in document.sitemaps),
    )


def export_to_file(
    document: Document,
    path: Path,
    *,
    table: EntryTable | None = None,
    slots: SlotArray | None = None,
    page_columns: Sequence[str] = (),
    progress: Progress | None = None,
) -> tuple[int, list[Message]]:
    """Write entries to a file, and return how many were written, and the losses (`export_losses`).

    The name decides the format, `.xml`, `.txt` or `.csv`, compressed if `.gz` follows. Text lists skip entries without
    a URL.

    Args:
        document: The set.
        path: The file.
        table: Snapshot of the entries, if the document may change meanwhile.
        slots: Entries to write; None for all.
        page_columns: Columns of `PAGE_TABLE_COLUMNS` to write into a CSV file; other formats leave them out.
        progress: Counts entries with extensions for a CSV file; checked for cancellation before the file is written.

    Raises:
        Cancelled: The job was cancelled; nothing was written.
        RequestError: The format is not known.
        WriteError: The file is a file of the set, or can't be written.
        LockedError: The file belongs to a set that is open elsewhere.
    """
    refuse_export_target(document, path)
    table = table or document.table
    chosen = table.order if slots is None else slots
    progress = progress or Progress()
    kind = kind_by_name(path)
    columns = extension_columns(document, table, chosen, progress) if kind == "csv" else None
    data = render_file(document, table, chosen, kind, columns, page_columns)
    losses = export_losses(document, path, table=table, slots=slots, columns=columns)
    packed = compress(data) if is_gzip_name(path) else data
    progress.check()
    replace_file(path, packed)
    return data.count(b"\n") if kind == "text" else len(chosen), losses


def refuse_export_target(document: Document, path: Path) -> None:
    """Raise an error if an export must not write a file.

    Raises:
        RequestError: The format of its name is not known.
        WriteError: It is a file of the open set.
        LockedError: It belongs to a set that is open elsewhere.
    """
    refuse_unknown_format(path)
    open_merged = (document.path, *(sitemap.path for sitemap in document.sitemaps))
    # If a link can't be resolved, writing reports the reason.
    with suppress(OSError, RuntimeError, ValueError):
        if path.resolve() in {each.resolve() for each in open_merged if each is not None}:
            sentence = msg("“{name}” is an input file and can't be replaced.", name=path.name)
            raise WriteError(sentence, hint=msg("Choose another name."), path=path)
    refuse_locked_targets(document, [path])


def render_file(
    document: Document,
    table: EntryTable,
    slots: SlotArray,
    kind: Kind,
    columns: ExtensionColumns | None = None,
    page_columns: Sequence[str] = (),
) -> bytes:
    """Return the uncompressed content of a new file.

    Args:
        document: The set.
        table: Table with the entries.
        slots: The entries, in the order of the file.
        kind: Kind of the file.
        columns: Extensions of the entries for a CSV file; they are read if None.
        page_columns: Columns of `PAGE_TABLE_COLUMNS` to write into a CSV file.
    """
    rows = table.rows(slots, FIELD_NAMES)
    if kind == "text":
        return text_bytes(rows)
    if kind == "csv":
        facts = [page_texts(document.page_columns, name, rows["loc"]) for name in page_columns]
        columns = columns or extension_columns(document, table, slots)
        return csv_bytes(rows, columns.cells, further=pl.DataFrame(facts))
    extensions, namespaces = extensions_for_new_file(document, table, slots)
    return urlset_bytes(rows, extensions=extensions, namespaces=namespaces)


def refuse_unknown_format(path: Path, *, hint: str = "Use the extension .xml, .xml.gz, .txt or .csv.") -> None:
    """Raise a `RequestError` if the name of a new file has no known format."""
    if not path.name.lower().removesuffix(".gz").endswith((".xml", ".txt", ".csv")):
        raise RequestError(msg("The format of “{name}” is not known.", name=path.name), hint=hint)


def export_losses(
    document: Document,
    path: Path | None = None,
    *,
    table: EntryTable | None = None,
    slots: SlotArray | None = None,
    columns: ExtensionColumns | None = None,
    progress: Progress | None = None,
) -> list[Message]:
    """Return messages about the kinds of content that an export can't store, with numbers of entries.

    Args:
        document: The set.
        path: Target file; None for an export to a folder.
        table: Snapshot of the entries, if the document may change meanwhile.
        slots: Entries to export; None for all.
        columns: Extensions of the entries for a CSV file; they are read if None.
        progress: Counts entries with extensions; checked for cancellation.
    """
    table = table or document.table
    chosen = table.order if slots is None else slots
    kind = "urlset" if path is None else kind_by_name(path)
    losses: list[Message] = []
    if kind != "urlset":
        has_text = pl.col(FIELD_NAMES).fill_null("").str.strip_chars(XML_SPACE) != ""
        is_filled = table.rows(chosen, FIELD_NAMES).select(has_text)
        if kind == "text":
            lacking = int((~is_filled["loc"]).sum())
            lacks = plural("1 entry without a loc", "%n entries without a loc", lacking)
        else:
            lacking = int(is_filled.select(~pl.any_horizontal(pl.all())).to_series().sum())
            lacks = plural("1 entry without any field", "%n entries without any field", lacking)
        counts: dict[str, int] = {}
        if kind == "text":
            counts = {name: int(is_filled[name].sum()) for name in FIELD_NAMES[1:]}
            by_kind = {
                name: len(found) for name, found in slots_by_extension(document, table, chosen, progress).items()
            }
        else:
            by_kind = columns.n_unstorable if columns else unstorable_in_columns(document, table, chosen, progress)
        counts |= {_KINDS[name]: by_kind[name] for name in EXTENSION_KINDS if name in by_kind}
        losses += [lacks] if lacking else []
        losses += [
            plural("{what} (1 entry)", "{what} (%n entries)", count, what=what)
            for what, count in counts.items()
            if count
        ]
    return losses + _lost_columns(document)


def losses_when_saved_as(document: Document, path: Path) -> list[Message]:
    """Return a message about other CSV columns if a new name changes the format of a single file, which drops these."""
    source = document.sitemaps[0].source
    keeps_form = document.shape is not SetShape.FILE or source is None or source.kind == kind_by_name(path)
    return [] if keeps_form else _lost_columns(document)


def _lost_columns(document: Document) -> list[Message]:
    """Return a message about columns of CSV files that contain no field, if there are any."""
    listed_ids = {sitemap.id for sitemap in document.sitemaps}
    found = (each for place, each in document.findings if place in listed_ids and each.rule == UNKNOWN_COLUMN_RULE)
    columns = dict.fromkeys(finding.value for finding in found)
    names = listed(map(quoted, columns))
    words = plural("1 other column: {names}", "%n other columns: {names}", len(columns), names=names)
    return [words] if columns else []


def kind_by_name(path: PurePath) -> Kind:
    """Return the kind of file that a name denotes: text list, CSV, or sitemap for all other extensions."""
    name = path.name.lower().removesuffix(".gz")
    return "text" if name.endswith(".txt") else "csv" if name.endswith(".csv") else "urlset"


def kind_when_saved_as(target: PurePath, path: PurePath | None, kind: Kind | None) -> Kind:
    """Return the kind of a file when saved as `target`: its own kind if both names denote one kind, else as named.

    A feed always gets the kind that the name denotes.
    """
    is_renamed_only = path is not None and kind_by_name(path) == kind_by_name(target)
    return kind if kind not in (None, "feed") and is_renamed_only else kind_by_name(target)


def is_gzip_name(path: Path) -> bool:
    """Return whether a name ends in “.gz”."""
    return path.name.lower().endswith(".gz")


def changes_compression(old: Path | None, new: Path) -> bool:
    """Return whether a new name requires another compression than the old name; True without an old name."""
    return old is None or is_gzip_name(old) != is_gzip_name(new)


def refuse_unstorable_values(rows: pl.DataFrame, extensions: int, path: Path, kind: Kind) -> None:
    """Raise a `WriteError` if entries have fields or extensions that a file of this kind can't store.

    Args:
        rows: The entries.
        extensions: Number of entries with extensions that the file can't store.
        path: Path of the file, for the error.
        kind: Kind of the file.
    """
    if kind == "urlset":
        return
    others = rows.select(pl.any_horizontal(pl.col(FIELD_NAMES[1:]).is_not_null()).sum()).item() if kind == "text" else 0
    more = max(others, extensions)
    if more:
        raise unsupported_entries_error(path, more)


def refuse_blank_entries(rows: pl.DataFrame, path: Path, kind: Kind) -> None:
    """Raise a `WriteError` if entries are blank in all fields that a text list or CSV file stores."""
    if kind == "urlset":
        return
    kept = pl.col("loc" if kind == "text" else FIELD_NAMES).fill_null("")
    blank = rows.select(pl.all_horizontal(kept.str.strip_chars(XML_SPACE) == "").sum()).item()
    if blank:
        raise unsupported_entries_error(path, blank)


def verify_entries(written: pl.DataFrame, expected: pl.DataFrame, path: Path, kind: Kind) -> None:
    """Compare entries read back from a new file with the expected entries; raise a `WriteError` if they differ."""
    if not _storable_columns(written, kind).equals(_storable_columns(expected, kind), null_equal=True):
        sentence = msg("“{name}” was not saved, because reading it back gave different entries.", name=path.name)
        raise WriteError(sentence, hint=msg("Export the entries to a new file, and report the problem."), path=path)


def _storable_columns(entries: pl.DataFrame, kind: Kind) -> pl.DataFrame:
    """Return the columns of entries that a file of this kind stores, normalized for comparison."""
    match kind:
        case "text":
            return entries.select(pl.col("loc").str.strip_chars(XML_SPACE))
        case "csv":
            return entries.select(pl.col(FIELD_NAMES).fill_null("").str.strip_chars(XML_SPACE))
        case _:
            return entries.select(FIELD_NAMES)
