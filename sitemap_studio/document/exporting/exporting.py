"""Exporting: new files from chosen entries, in canonical form; the open set and its files stay as they are.

First a plan, which says what would be written; then the writing, sitemap by sitemap, side by side in threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from urllib.parse import quote

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import LimitError, RequestError
from sitemap_studio.core.messages import msg, msg_from, plural
from sitemap_studio.core.paths import path_exists, resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import JournalledSave, journalled_save
from sitemap_studio.document.address import common_site, count_outside, fitting_folder, likely_folder, read_folder
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.leftovers import leftovers_in, other_indexes_of
from sitemap_studio.document.exporting.naming import DEFAULT_NAME, LONE_NAME, index_name_beside, sitemap_names
from sitemap_studio.document.exporting.plan import plan_sitemaps
from sitemap_studio.document.extensions import carried_extensions
from sitemap_studio.document.moments import moment
from sitemap_studio.document.opening.held_sets import refuse_locked_targets
from sitemap_studio.formats.container import compress
from sitemap_studio.formats.xml_writer import (
    entry_sizes,
    index_bytes,
    urlset_bytes,
    urlset_overhead,
    used_namespaces,
)
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile

_WRITERS: Final = min(4, os.cpu_count() or 1)


@dataclass(frozen=True)
class ExportOptions:
    """What the user wishes.

    Attributes:
        folder: Where the files go; made when it isn't there.
        base_url: The address that the folder will have on the web; None for that of the open set, as it is known or can
            be inferred from what is exported.
        is_gzipped: Whether the sitemaps are compressed; the index is never.
        max_urls: Most entries in a sitemap, below the profile's limit; None for that limit.
        max_bytes: Most uncompressed bytes in a sitemap, below the profile's limit; None for that limit.
        name: Template of the sitemaps' names, with `{n}`.
        with_index: Whether an index is written; without one there can be one sitemap only.
        with_schema_location: Whether the files name their schemas.
        profile: Whose limits to keep.
        slots: The entries to export, in order; None for all.
    """

    folder: Path
    base_url: str | None = None
    is_gzipped: bool = False
    max_urls: int | None = None
    max_bytes: int | None = None
    name: str = DEFAULT_NAME
    with_index: bool = True
    with_schema_location: bool = False
    profile: Profile = DEFAULT_PROFILE
    slots: SlotArray | None = None


@dataclass(frozen=True)
class PlannedSitemap:
    """One file that would be written.

    Attributes:
        name: Its name in the folder.
        loc: Its address, as the index will list it.
        places: Its entries among those that are exported.
        bytes: Its uncompressed size.
    """

    name: str
    loc: str
    places: range
    bytes: int

    @property
    def urls(self) -> int:
        """How many entries it holds."""
        return len(self.places)


@dataclass(frozen=True)
class ExportPlan:
    """What an export would write, computed on a snapshot.

    Attributes:
        options: What was wished.
        base_url: The address of the folder; None where it is not known, and no index is written.
        index_name: The name of the index; None where none is written.
        files: The sitemaps.
        table: The entries.
        slots: Those that are exported, in order.
        extensions: Theirs.
        namespaces: Those of the extensions, by prefix.
        leftovers: Sitemaps of an earlier export that would stay in the folder without being listed.
        n_outside: Entries that do not lie below `base_url`, so that the exported sitemaps may not list them.
        fitting_url: An address below which more of them would lie.
    """

    options: ExportOptions
    base_url: str | None
    index_name: str | None
    files: tuple[PlannedSitemap, ...]
    table: EntryTable
    slots: SlotArray
    extensions: pl.DataFrame
    namespaces: dict[str, str]
    leftovers: tuple[Path, ...] = ()
    n_outside: int = 0
    fitting_url: str | None = None

    @property
    def names(self) -> list[str]:
        """The names of all files, the index being the last."""
        return [*(file.name for file in self.files), *filter(None, [self.index_name])]

    @property
    def urls(self) -> int:
        """How many entries are exported in all."""
        return len(self.slots)

    @property
    def bytes(self) -> int:
        """The uncompressed size of all sitemaps."""
        return sum(file.bytes for file in self.files)


@dataclass(frozen=True)
class ExportReport:
    """What an export wrote.

    Attributes:
        path: The index, or the one sitemap that was written without one.
        written: Files with new content, the index included.
        unchanged: Files that had this content already and were left alone.
        leftovers: Sitemaps of an earlier export that lie there still; the index does not list them.
    """

    path: Path
    written: tuple[Path, ...]
    unchanged: tuple[Path, ...]
    leftovers: tuple[Path, ...] = ()


def plan_export(document: Document, options: ExportOptions) -> ExportPlan:
    """Say what an export would write.

    Raises:
        LimitError: It can't be done within the limits.
        RequestError: The base URL or the template of names can't be used, or would replace a file that is open.
        LockedError: It would replace a file of a set that somebody else has open for editing.
    """
    table = document.table.snapshot()
    slots = table.order if options.slots is None else options.slots
    rows = table.rows(slots, FIELD_NAMES)
    base_url = _base_url(document, options, rows)
    extensions, namespaces = carried_extensions(document, table, slots)
    sizes = entry_sizes(rows, extensions).to_numpy().astype(np.int64)
    cuts = _cut(sizes, urlset_overhead(namespaces, options.with_schema_location), options)
    if len(cuts) > 1 and not options.with_index:
        sentence = plural("%n sitemap needs an index.", "%n sitemaps need an index.", len(cuts))
        raise RequestError(sentence, hint="Export with an index, or fewer entries.")
    template = options.name if options.with_index or options.name != DEFAULT_NAME else LONE_NAME
    files = []
    for name, places in zip(sitemap_names(template, len(cuts), is_gzipped=options.is_gzipped), cuts, strict=True):
        around = urlset_overhead(used_namespaces(_within(extensions, places), namespaces), options.with_schema_location)
        size = around + int(sizes[places.start : places.stop].sum())
        files.append(PlannedSitemap(name, (base_url or "") + quote(name), places, size))
    open_names = _open_names(document, options.folder)
    index_name = _index_name(document, options, files, open_names)
    n_outside = count_outside(rows, base_url) if base_url else 0
    plan = ExportPlan(
        options, base_url, index_name, tuple(files), table, slots, extensions, namespaces,
        n_outside=n_outside, fitting_url=fitting_folder(rows, base_url, n_outside) if base_url and n_outside else None,
    )  # fmt: skip
    refuse_locked_targets(document, [options.folder / name for name in plan.names])
    return replace(plan, leftovers=leftovers_in(options.folder, options.name, plan.names, open_names))


def _index_name(
    document: Document, options: ExportOptions, files: Sequence[PlannedSitemap], open_names: set[str]
) -> str | None:
    """The name of the index; None where none is wanted.

    Raises:
        RequestError: The files would replace one that is open, or the folder of the set would get a second index.
    """
    _refuse_open_files(files, open_names)
    if not options.with_index:
        return None
    name = index_name_beside({file.name for file in files} | open_names)
    has_index = document.index is not None and document.index.name in open_names
    if has_index or other_indexes_of(options.folder, open_names, name):
        folder = resolve_links(options.folder).name
        sentence = msg(
            "“{folder}” is the folder of the set that is open, and would then hold two indexes.", folder=folder
        )
        raise RequestError(sentence, hint="Choose another folder.")
    return name


def _cut(sizes: NDArray[np.int64], overhead: int, options: ExportOptions) -> list[range]:
    """The places of the entries of each sitemap, within the limits of the options and of their profile."""
    profile = options.profile
    cuts = plan_sitemaps(
        sizes,
        overhead,
        max_urls=_least(options.max_urls, profile.max_urls),
        max_bytes=_least(options.max_bytes, profile.max_bytes),
    )
    if len(cuts) > profile.max_sitemaps:
        raise LimitError(
            plural(
                "The export would need one sitemap; an index may list {most:,} ({title}).",
                "The export would need %n sitemaps; an index may list {most:,} ({title}).",
                len(cuts),
                most=profile.max_sitemaps,
                title=msg_from(profile.title),
            ),
            hint="Raise the limits per sitemap, choose another profile, or export fewer entries.",
        )
    return cuts


def _open_names(document: Document, folder: Path) -> set[str]:
    """Names of the set's own files that lie in a folder."""
    paths = [sitemap.path for sitemap in document.sitemaps]
    if document.index is not None:
        paths.append(document.index.path)
    return {path.name for path in paths if path is not None and resolve_links(path.parent) == resolve_links(folder)}


def _refuse_open_files(files: Sequence[PlannedSitemap], open_names: set[str]) -> None:
    """An export leaves the open files as they are."""
    lowered = {name.lower() for name in open_names}
    clash = next((file.name for file in files if file.name.lower() in lowered), None)
    if clash is not None:
        sentence = msg("“{clash}” is one of the files that are open; the export would replace it.", clash=clash)
        raise RequestError(sentence, hint="Choose another folder, or another name for the sitemaps.")


def write_export(
    plan: ExportPlan, progress: Progress | None = None, *, approve: Callable[[Sequence[Path]], None] | None = None
) -> ExportReport:
    """Write what was planned: the sitemaps and the index that lists them, all or none.

    A file that has its content already is left alone, so that exporting the same entries again changes nothing.

    Args:
        plan: What to write.
        progress: Told of the entries written, and asked whether to go on.
        approve: Given all files that get new content before any does; what it raises leaves all as they were.

    Raises:
        WriteError: A file can't be written; all files are as they were before.
        BusyError: Another program saves files of the folder just now; likewise.
        Cancelled: The user asked to stop; likewise.
    """
    progress = progress or Progress()
    folder = plan.options.folder
    progress.begin(folder.name, plan.urls)

    path = folder / plan.names[-1]
    with journalled_save(folder, path.name, [folder / name for name in plan.names]) as save:
        save.make_folder(folder)

        def stage(file: PlannedSitemap) -> _Staged:
            progress.check()
            staged = _stage_if_new(save, folder / file.name, _sitemap_bytes(plan, file))
            progress.advance(file.urls)
            return staged

        with ThreadPoolExecutor(_WRITERS, "writing") as writers:
            staged = list(writers.map(stage, plan.files))
        if plan.index_name is not None:
            lastmods = [moment(each.mtime) for each in staged]
            listed = entry_frame({"loc": [file.loc for file in plan.files], "lastmod": lastmods})
            data = index_bytes(listed, with_schema_location=plan.options.with_schema_location)
            staged.append(_stage_if_new(save, path, data))
        written = tuple(each.path for each in staged if each.is_new)
        if approve is not None:
            approve(written)
        save.commit()
    return ExportReport(
        path=path,
        written=written,
        unchanged=tuple(each.path for each in staged if not each.is_new),
        leftovers=tuple(path for path in plan.leftovers if path_exists(path)),
    )


def _sitemap_bytes(plan: ExportPlan, file: PlannedSitemap) -> bytes:
    slots = plan.slots[file.places.start : file.places.stop]
    data = urlset_bytes(
        plan.table.rows(slots, FIELD_NAMES),
        extensions=_within(plan.extensions, file.places),
        namespaces=plan.namespaces,
        with_schema_location=plan.options.with_schema_location,
    )
    return compress(data) if plan.options.is_gzipped else data


def _within(extensions: pl.DataFrame, places: range) -> pl.DataFrame:
    """The extensions of some places, counted from the first of them."""
    if extensions.is_empty():
        return extensions
    here = extensions.filter(pl.col("entry").is_between(places.start, places.stop - 1))
    return here.with_columns(entry=pl.col("entry") - pl.lit(places.start, pl.UInt32))


@dataclass(frozen=True)
class _Staged:
    """A file of an export.

    Attributes:
        path: Where it lies, or will.
        is_new: Whether it gets new content.
        mtime: When it was written, in seconds since 1970.
    """

    path: Path
    is_new: bool
    mtime: float


def _stage_if_new(save: JournalledSave, path: Path, data: bytes) -> _Staged:
    """Bring the content of a file to the disk, unless the file holds just that."""
    try:
        status = path.stat()
        if status.st_size == len(data) and path.read_bytes() == data:
            return _Staged(path, is_new=False, mtime=status.st_mtime)
    except OSError:
        # There is nothing to compare with; if that is trouble, writing will say so.
        pass
    return _Staged(path, is_new=True, mtime=save.stage(path, data).mtime_ns / 1e9)


def _least(wanted: int | None, limit: int) -> int:
    return limit if wanted is None else min(wanted, limit)


def _base_url(document: Document, options: ExportOptions, rows: pl.DataFrame) -> str | None:
    """The address of the folder; None where nothing tells it and no index needs it.

    Raises:
        RequestError: What is given can't be an address, or an index needs one and nothing tells it.
    """
    if options.base_url is not None:
        return read_folder(options.base_url)
    folder = likely_folder(document) or common_site(rows)
    return read_folder("") if folder is None and options.with_index else folder
