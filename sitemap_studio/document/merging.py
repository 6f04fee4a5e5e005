"""Merge entries of a source into the open set: compare both, and create one edit of the chosen groups."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final, Literal

import numpy as np
import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import Message, msg, untranslated
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extension_columns, extensions_for_root, written_extensions
from sitemap_studio.document.export_file import refuse_unknown_format
from sitemap_studio.document.extension_columns import column_name, plan_extension_texts
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.set_edits.split_sitemaps import find_insert_position
from sitemap_studio.document.sitemap_set import refuse_while_reading
from sitemap_studio.formats.container import read_container, read_head
from sitemap_studio.formats.extensions.extension_headers import cell_from_key
from sitemap_studio.formats.feed import read_feed
from sitemap_studio.formats.reading import is_feed
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import (
    CellChanges,
    Edit,
    EditGroup,
    InsertEntries,
    RemoveEntries,
    SetExtensions,
    edits_from_changes,
)
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.date_forms import normalized_date
from sitemap_studio.protocol.dates import REAL
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import SITEMAP
from sitemap_studio.sources.access_log import PAGE_ENDINGS, is_access_log, read_access_logs, refuse_unsupported_logs
from sitemap_studio.sources.source_entries import (
    INCOMPLETE_URL,
    SourceEntries,
    UnknownSiteError,
    build_source_frame,
    concat_sources,
    has_complete_url,
)
from sitemap_studio.sources.url_table import ZIP_MAGIC, find_unknown_header, has_comments, is_table, read_url_table

Group = Literal["new", "changed", "gone"]
"""Group of changes that can be merged: entries to add, values to set, entries to remove."""

NO_LINK: Final = msg("items without a link")
UNREAD: Final = msg("sitemaps that can't be read")


ColumnsOf = Callable[[str], Mapping[str, str] | None]

GROUPS: Final[tuple[Group, ...]] = ("new", "changed", "gone")


_VALUE_SCHEMA: Final = {"slot": pl.UInt32, "name": pl.String, "before": pl.String, "after": pl.String}


@dataclass(frozen=True)
class MergePlan:
    """Comparison of a source with a set. Entries are equal if their trimmed `loc` is equal.

    Attributes:
        source: The source.
        new: Row numbers in the source of entries that the set lacks, each `loc` once.
        n_known: Number of entries of the source that are in the set.
        same: Slots of entries that have the same values in the source.
        changes: Differing values by field; values that the source lacks are not changed.
        extension_values: Differing values of extensions: `slot`, `name` of the column, `before` (or null) and `after`.
        extensions: Edit that sets these values; None if there are none.
        gone: Slots of entries that the source lacks.
        n_repeated: Number of rows of the source that repeat a `loc`.
    """

    source: SourceEntries
    new: pl.Series
    n_known: int
    same: SlotArray
    changes: tuple[CellChanges, ...]
    gone: SlotArray
    n_repeated: int
    extension_values: pl.DataFrame
    extensions: SetExtensions | None

    @property
    def new_locs(self) -> pl.Series:
        """URLs of the entries of the source that the set lacks, as written."""
        return self.source.entries["loc"].gather(self.new)

    @property
    def counts(self) -> dict[str, int]:
        """Numbers of entries by group, and of entries of the source in the set.

        The keys are the groups “new”, “changed” and “gone”, and “known”.
        """
        changed = _changed_slots(self.changes, self.extensions)
        return {"new": len(self.new), "known": self.n_known, "changed": len(changed), "gone": len(self.gone)}


def _changed_slots(changes: Iterable[CellChanges], extensions: SetExtensions | None) -> SlotArray:
    """Return the slots of entries whose values or extensions change, ascending and unique."""
    return unique_slots(*(cells.slots for cells in changes), *([extensions.slots] if extensions is not None else []))


def read_source(
    paths: Sequence[Path],
    *,
    base_url: str | None = None,
    columns: Mapping[str, str] | None = None,
    columns_of: ColumnsOf | None = None,
    keeps_queries: bool = False,
    page_endings: Sequence[str] = PAGE_ENDINGS,
    zone: str | None = None,
    options: ReadOptions | None = None,
    progress: Progress | None = None,
) -> SourceEntries:
    """Read files of any kind, detected by content: access logs, feeds, tables, URL lists, sitemaps and sets.

    Args:
        paths: The files, in any mixture.
        base_url: URL of the site, which access logs and tables of paths need.
        columns: For tables, by field the header of its column; see `read_url_table`.
        columns_of: Returns `columns` for the first line of a table with unknown headers, or None to refuse it.
        keeps_queries: For access logs, whether URLs that differ in their query are different pages.
        page_endings: For access logs, file name extensions of pages.
        zone: Time zone added to times without one: Z, or an offset such as `+01:00`.
        options: How files other than access logs are read.
        progress: Counts bytes; may stop the work.

    Raises:
        UnknownSiteError: An access log or a table of paths is given without `base_url`.
        UnknownColumnsError: No column of a table is known to hold URLs.
        ReadError: A file can't be read, or is of no known kind.
        Cancelled: The user asked to stop.
    """
    options = options or ReadOptions()
    progress = progress or Progress()
    heads = {path: read_head(path) for path in paths}
    logs = [path for path, head in heads.items() if is_access_log(head)]
    refuse_unsupported_logs(logs)
    if logs and base_url is None:
        raise UnknownSiteError(
            untranslated("“{name}” is an access log, which does not name its site.", name=logs[0].name),
            hint=untranslated("Give --base-url, the URL of the site."),
            path=logs[0],
        )
    sources = []
    if logs:
        sources.append(
            read_access_logs(
                logs, base_url or "", keeps_queries=keeps_queries, page_endings=page_endings, progress=progress
            )
        )
    read_table = partial(read_url_table, base_url=base_url, encoding=options.encoding, progress=progress)
    for path in paths:
        if path in logs:
            continue
        if columns or heads[path].startswith(ZIP_MAGIC):
            sources.append(read_table(path, columns=columns))
            continue
        # Before the pages, Google Analytics lists days.
        head = read_container(path).data if has_comments(heads[path]) else heads[path]
        header = find_unknown_header(head, encoding=options.encoding)
        if not is_feed(head) and (header is not None or is_table(head, encoding=options.encoding)):
            chosen = columns_of(header) if columns_of is not None and header is not None else None
            infers_columns = columns_of is None or chosen is not None
            sources.append(read_table(path, columns=chosen, infers_columns=infers_columns))
        else:
            sources.append(_read_set(path, head, options, progress))
    source = concat_sources(sources)
    return source if zone is None else _with_zone(source, zone)


def _with_zone(source: SourceEntries, zone: str) -> SourceEntries:
    """Return a source with dates in W3C form, and with a zone added to times without one.

    Dates that can't be read are not changed.
    """
    dates = source.entries["lastmod"]
    others = dates.filter(~dates.str.contains(f"^{REAL}$")).unique()
    completed = pl.Series([normalized_date(date, zone) or date for date in others], dtype=pl.String)
    return replace(source, entries=source.entries.with_columns(lastmod=dates.replace(others, completed)))


def _read_set(path: Path, head: bytes, options: ReadOptions, progress: Progress) -> SourceEntries:
    """Read a feed, sitemap, set or URL list as a source; unusable items and unreadable sitemaps are counted as skipped."""
    if is_feed(head):
        feed = read_feed(read_container(path, progress=progress).data, path)
        origin = pl.repeat(path.name, feed.entries.height, dtype=pl.String, eager=True)
        frame = build_source_frame({**feed.entries.select(FIELD_NAMES).to_dict(), "origin": origin})
        return SourceEntries(frame, skipped={NO_LINK: feed.n_without_link} if feed.n_without_link else {})
    document = open_path(path, options, progress)
    slots, skipped = document.table.order, dict[Message, int]()
    if document.kind in ("text", "csv"):
        is_kept = document.table.rows(slots, ["loc"]).select(has_complete_url(pl.col("loc")).fill_null(False))
        slots = slots[is_kept.to_series().to_numpy()]
        if len(slots) < len(document.table):
            skipped[INCOMPLETE_URL] = len(document.table) - len(slots)
    rows = document.table.rows(slots, (*FIELD_NAMES, "sitemap"))
    names = {sitemap.id: sitemap.name for sitemap in document.sitemaps}
    origin = rows["sitemap"].replace_strict(names, return_dtype=pl.String)
    frame = build_source_frame({**{field: rows[field].cast(pl.String) for field in FIELD_NAMES}, "origin": origin})
    texts = written_extensions(document, document.table, slots)
    # Each declares its own namespaces, because it is written to another file.
    extensions = extensions_for_root(document, texts, document.table.origins_of(slots), {"": SITEMAP})
    n_unread = sum(sitemap.error is not None for sitemap in document.sitemaps)
    if n_unread:
        skipped[UNREAD] = n_unread
    return SourceEntries(frame, extensions, skipped)


def plan_merge(document: Document, source: SourceEntries) -> MergePlan:
    """Compare a source with the open set; nothing is changed.

    Raises:
        BusyError: Files of the set are still being read.
    """
    refuse_while_reading(document.sitemaps)
    slots = document.table.order
    rows = document.table.rows(slots, FIELD_NAMES).with_columns(key=pl.col("loc").str.strip_chars(), slot=slots)
    found = source.entries.with_columns(key=pl.col("loc").str.strip_chars()).with_row_index("row")
    found = found.filter(pl.col("key").fill_null("") != "")
    first = found.unique("key", keep="first", maintain_order=True)
    new = first.join(rows, on="key", how="anti", maintain_order="left")["row"]
    pairs = rows.join(first, on="key", suffix="_source", maintain_order="left")
    changes = []
    for field in FIELD_NAMES[1:]:
        after = pl.col(f"{field}_source")
        differing = pairs.filter(after.is_not_null() & (pl.col(field).fill_null("") != after)).sort("slot")
        if differing.height:
            changed = differing["slot"].to_numpy().astype(np.uint32)
            changes.append(CellChanges(field, changed, differing[field], differing[f"{field}_source"]))
    gone = rows.filter(pl.col("key").is_not_null()).join(first, on="key", how="anti", maintain_order="left")["slot"]
    n_known = pairs["key"].n_unique()
    extension_values, extensions = _plan_extension_values(document, source, pairs.select("row", "slot"))
    changed = _changed_slots(changes, extensions)
    known = pairs["slot"].to_numpy().astype(np.uint32)
    return MergePlan(
        source,
        new,
        n_known,
        same=known[~np.isin(known, changed)],
        changes=tuple(changes),
        gone=gone.to_numpy().astype(np.uint32),
        n_repeated=found.height - first.height,
        extension_values=extension_values,
        extensions=extensions,
    )


def _plan_extension_values(
    document: Document, source: SourceEntries, pairs: pl.DataFrame
) -> tuple[pl.DataFrame, SetExtensions | None]:
    """Return `MergePlan.extension_values`, sorted by slot, and the edit that sets them, or None if it changes nothing.

    Args:
        document: The document.
        source: The source.
        pairs: `row` of the source and `slot` of each entry that it lists.

    Raises:
        RequestError: XML can't store a character of a value.
    """
    if source.extension_cells.is_empty():
        return pl.DataFrame(schema=_VALUE_SCHEMA), None
    key = ["slot", "kind", "path", "key", "item", "nth"]
    language = pl.col("language").str.to_lowercase().alias("key")
    wanted = source.extension_cells.join(pairs, left_on="entry", right_on="row").with_columns(language)
    slots = unique_slots(wanted["slot"].to_numpy())
    known = extension_columns(document, document.table, slots).cells.with_columns(language)
    known = known.with_columns(slot=pl.Series(slots[known["slot"].to_numpy()]))
    known = known.select(*(pl.col(name).cast(wanted.schema[name]) for name in key), before="value")
    values = wanted.join(known, on=key, how="left", nulls_equal=True, maintain_order="left")
    values = values.filter(pl.col("before").ne_missing(pl.col("value")))
    if values.is_empty():
        return pl.DataFrame(schema=_VALUE_SCHEMA), None
    parts = values.partition_by(["kind", "path", "language", "item", "nth"], maintain_order=True)
    named = {
        column_name(cell_from_key(*part.select("kind", "path", "language", "item", "nth").row(0))): part
        for part in parts
    }
    edit = plan_extension_texts(
        document, {name: (part["slot"].to_numpy(), part["value"]) for name, part in named.items()}
    )
    frame = pl.concat(
        part.select("slot", pl.lit(name).alias("name"), "before", after="value") for name, part in named.items()
    )
    return frame.sort("slot", maintain_order=True), edit if len(edit.slots) else None


def merge_edit(document: Document, plan: MergePlan, groups: Collection[Group]) -> EditGroup:
    """Add new entries to the table, if chosen, and return one edit that merges the chosen groups of a plan.

    New entries are inserted at the end, or if the last sitemap is full, at the end of another one.
    """
    table = document.table
    edits: list[Edit] = list(edits_from_changes(table, plan.changes)) if "changed" in groups else []
    if "changed" in groups and plan.extensions is not None:
        edits.append(plan.extensions)
    position = len(table)
    if "gone" in groups and len(plan.gone):
        removed = np.flatnonzero(np.isin(table.order, plan.gone))
        edits.append(RemoveEntries(removed))
        position -= len(removed)
    if "new" in groups and len(plan.new):
        frame, extensions = rows_for_table(plan.source, plan.new)
        n_bytes = int(entry_sizes(frame, extensions).sum())
        place = find_insert_position(document, len(frame), n_bytes, position=len(table))
        slots = document.add_entries(frame, sitemap=place.sitemap, extensions=extensions)
        start = min(place.position, position) if place.full is None else place.position
        edits.append(InsertEntries(np.arange(start, start + len(slots)), slots))
    return EditGroup(edits)


def rows_for_table(source: SourceEntries, rows: pl.Series) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Return rows of a source as a frame for the entry table, and a frame with their extensions.

    The second frame has a row for each entry that has extensions.
    """
    chosen = source.entries[rows]
    frame = entry_frame({field: chosen[field] for field in FIELD_NAMES})
    places = pl.DataFrame({"row": rows.cast(pl.UInt32), "place": np.arange(len(rows), dtype=np.uint32)})
    extensions = source.extensions.join(places, left_on="entry", right_on="row").sort("place")
    return frame, extensions.select(entry="place", xml="xml").cast(EXTENSION_SCHEMA)


def document_from_source(source: SourceEntries) -> Document:
    """Create a set with the entries of a source, without duplicates of a `loc`."""
    document = new_document()
    document.do(merge_edit(document, plan_merge(document, source), {"new"}))
    return document


def save_new_document(document: Document, path: Path) -> None:
    """Save a new set of one sitemap to a file, which is replaced if it exists; the extension decides the format.

    Raises:
        RequestError: It has more entries than one sitemap may have, or the name has no known format.
        WriteError: The file can't be written.
    """
    refuse_unknown_output(path)
    facts, profile = document.file_facts(document.sitemaps[0].id), document.profile
    if facts.urls > profile.max_urls or facts.bytes > profile.max_bytes:
        raise RequestError(
            untranslated("{count:,} entries do not fit into one sitemap.", count=facts.urls),
            hint=untranslated("Give a folder as --output for several sitemaps and their index."),
        )
    finish_save(document, prepare_save(document, path).write())


def refuse_unknown_output(path: Path) -> None:
    """Raise a `RequestError` if no format is known for the extension of an output file."""
    hint = untranslated("Use the extension .xml, .xml.gz, .txt or .csv, or give an existing folder.")
    refuse_unknown_format(path, hint=hint)
