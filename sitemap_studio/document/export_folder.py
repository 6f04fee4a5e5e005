"""Export entries to a folder of new sitemaps and an index; the open set and its files are not changed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Final
from urllib.parse import quote

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.atomic_write import remove_file
from sitemap_studio.core.errors import LimitError, RequestError
from sitemap_studio.core.messages import Message, msg, msg_from, plural
from sitemap_studio.core.paths import path_exists, resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import JournalledSave, journalled_save
from sitemap_studio.document.base_url import (
    base_folder_url,
    count_outside_folder,
    most_frequent_site,
    parse_base_folder,
    suggest_folder,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_for_new_file
from sitemap_studio.document.export_file import export_losses
from sitemap_studio.document.opening.locked_sets import (
    files_listed_by_index,
    refuse_locked_files,
    refuse_locked_targets,
)
from sitemap_studio.document.opening.set_files import has_sitemap_name, natural_order, root_element_of
from sitemap_studio.formats.container import compress
from sitemap_studio.formats.xml_writer import entry_sizes, index_bytes, urlset_bytes, urlset_overhead, used_namespaces
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import moment
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile

DEFAULT_NAME: Final = "sitemap-{n}.xml"
"""Default template of sitemap names; `{n}` is their number from 1."""

FORBIDDEN_IN_NAMES: Final = re.compile(r'[/\\:*?"<>|\x00-\x1f]')
"""Characters that some file system forbids in names."""

_SINGLE_NAME: Final = "sitemap.xml"
_WRITERS: Final = min(4, os.cpu_count() or 1)


@dataclass(frozen=True)
class ExportOptions:
    """Options of an export to a folder.

    Attributes:
        folder: The folder, which is created if needed.
        base_url: URL of the folder; None for the given or inferred URL of the open set.
        max_urls: Maximum entries per sitemap; None for the profile's limit, which also holds if lower.
        max_bytes: Maximum uncompressed size of a sitemap in bytes; None for the profile's limit, which also holds if
            lower.
        name: Template of file names, with `{n}` for the number.
        with_index: Whether to write an index; without one there can be one sitemap only.
        slots: Entries to export; None for all.
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
    """Sitemap to write.

    Attributes:
        name: File name.
        loc: Its URL in the index.
        rows: Its entries, as indexes of the exported entries.
        bytes: Uncompressed size.
    """

    name: str
    loc: str
    rows: range
    bytes: int

    @property
    def urls(self) -> int:
        """Number of entries of the sitemap."""
        return len(self.rows)


@dataclass(frozen=True)
class ExportPlan:
    """Planned export of a snapshot.

    Attributes:
        base_url: URL of the folder; None if unknown and without an index.
        stale: Sitemaps of an earlier export in the folder that the index would not list.
        n_replaced: Number of existing files that would be replaced.
        n_uncertain: Number of sitemaps with exported entries that could not be read completely.
        n_outside: Entries that are not below `base_url`, so that the sitemaps may not list them.
        fitting_url: A base URL below which more of them would be; None if there is no better one.
    """

    options: ExportOptions
    base_url: str | None
    index_name: str | None
    files: tuple[PlannedSitemap, ...]
    table: EntryTable
    slots: SlotArray
    extensions: pl.DataFrame
    namespaces: dict[str, str]
    stale: tuple[Path, ...]
    n_replaced: int
    n_uncertain: int
    n_outside: int
    fitting_url: str | None
    losses: tuple[Message, ...]

    @property
    def names(self) -> list[str]:
        """File names to write, the index last."""
        return [*(file.name for file in self.files), *filter(None, [self.index_name])]

    @property
    def urls(self) -> int:
        """Number of exported entries in all sitemaps."""
        return len(self.slots)

    @property
    def bytes(self) -> int:
        """Uncompressed size of all sitemaps."""
        return sum(file.bytes for file in self.files)


@dataclass(frozen=True)
class ExportReport:
    """Result of an export.

    Attributes:
        path: The index, or the only sitemap.
        written: Files with new content.
        unchanged: Files that had their content already.
        stale: Sitemaps of an earlier export that are left in the folder.
    """

    path: Path
    written: tuple[Path, ...]
    unchanged: tuple[Path, ...]
    stale: tuple[Path, ...]


def plan_export(document: Document, options: ExportOptions) -> ExportPlan:
    """Plan an export to a folder: sitemaps within the limits, the index, stale files and losses.

    Raises:
        RequestError: An option is invalid, or files of the open set would be replaced.
        LimitError: An entry is too large, or there are too many sitemaps.
        LockedError: A file to replace belongs to a set that is open elsewhere.
    """
    table = document.table.snapshot()
    slots = table.order if options.slots is None else options.slots
    rows = table.rows(slots, FIELD_NAMES)
    if options.base_url is not None:
        base_url: str | None = parse_base_folder(options.base_url)
    else:
        base_url = base_folder_url(document) or most_frequent_site(rows)
        # An index needs one: the error says so.
        base_url = parse_base_folder("") if base_url is None and options.with_index else base_url
    extensions, namespaces = extensions_for_new_file(document, table, slots)
    files = _plan_files(rows, extensions, namespaces, base_url, options)
    home = resolve_links(options.folder)
    paths = (file.path for file in (*document.sitemaps, *([document.index] if document.index else [])))
    open_names = {path.name for path in paths if path is not None and resolve_links(path.parent) == home}
    index_name = _index_name(document, options, files, open_names)
    names = [*(file.name for file in files), *filter(None, [index_name])]
    n_outside = count_outside_folder(rows, base_url) if base_url else 0
    uncertain = {sitemap.id for sitemap in document.sitemaps if sitemap.read_only_reason is not None}
    if uncertain and options.slots is not None:
        uncertain &= set(table.sitemaps_among(slots))
    refuse_locked_targets(document, [options.folder / name for name in names])
    return ExportPlan(
        options, base_url, index_name, files, table, slots, extensions, namespaces,
        stale=stale_sitemaps(options.folder, options.name, names, open_names),
        n_replaced=sum(path_exists(options.folder / name) for name in names),
        n_uncertain=len(uncertain),
        n_outside=n_outside,
        fitting_url=suggest_folder(rows, base_url, n_outside) if base_url and n_outside else None,
        losses=tuple(export_losses(document, slots=options.slots)),
    )  # fmt: skip


def _plan_files(
    rows: pl.DataFrame,
    extensions: pl.DataFrame,
    namespaces: dict[str, str],
    base_url: str | None,
    options: ExportOptions,
) -> tuple[PlannedSitemap, ...]:
    """Split entries into sitemaps within the limits of the options and of their profile.

    Args:
        rows: Fields of the entries.
        extensions: Their extensions, with the row of each in `entry`.
        namespaces: URIs of the extensions' prefixes.
        base_url: URL of the folder with a final slash; None if unknown, then URLs of sitemaps are relative.
        options: Options of the export.

    Raises:
        LimitError: An entry is too large, or there are too many sitemaps.
        RequestError: The template of names is invalid, or several sitemaps would have no index.
    """
    profile = options.profile
    sizes = entry_sizes(rows, extensions).to_numpy().astype(np.int64)
    ranges = plan_sitemaps(
        sizes,
        urlset_overhead(namespaces, options.with_schema_location),
        max_urls=profile.max_urls if options.max_urls is None else min(options.max_urls, profile.max_urls),
        max_bytes=profile.max_bytes if options.max_bytes is None else min(options.max_bytes, profile.max_bytes),
    )
    if len(ranges) > profile.max_sitemaps:
        raise too_many_sitemaps_error(profile)
    if len(ranges) > 1 and not options.with_index:
        sentence = plural("%n sitemap needs an index.", "%n sitemaps need an index.", len(ranges))
        raise RequestError(sentence)
    template = options.name if options.with_index or options.name != DEFAULT_NAME else _SINGLE_NAME
    files = []
    for name, part in zip(
        expand_name_template(template, len(ranges), is_gzipped=options.is_gzipped), ranges, strict=True
    ):
        used = used_namespaces(_extensions_within(extensions, part), namespaces)
        size = urlset_overhead(used, options.with_schema_location) + int(sizes[part.start : part.stop].sum())
        files.append(PlannedSitemap(name, (base_url or "") + quote(name), part, size))
    return tuple(files)


def too_many_sitemaps_error(profile: Profile) -> LimitError:
    """Return the error for a set that would have more sitemaps than an index may list."""
    message = msg(
        "There would be more sitemaps than an index may list ({limit:,}, {title}).",
        limit=profile.max_sitemaps,
        title=msg_from(profile.title),
    )
    return LimitError(message, hint=msg("Delete entries, or choose another profile."))


def plan_sitemaps(entry_bytes: NDArray[np.int64], overhead_bytes: int, *, max_urls: int, max_bytes: int) -> list[range]:
    """Split a sequence of entries into sitemaps within both limits.

    Each sitemap gets as many entries as possible, in order.

    Args:
        entry_bytes: Serialised, uncompressed size of each entry in bytes, shape (n_entries,).
        overhead_bytes: Size of the XML around the entries of one sitemap.
        max_urls: Maximum entries per sitemap.
        max_bytes: Maximum uncompressed size of a sitemap in bytes.

    Returns:
        Half-open ranges that cover 0..n_entries; without entries one empty range.

    Raises:
        LimitError: One entry alone is larger than a sitemap may be, or a limit allows no entry at all.

    Source: Sitemap Protocol 0.9, "Using Sitemap index files".
    """
    if max_urls < 1:
        raise LimitError(msg("A sitemap must have room for at least one entry."), hint=msg("Raise the limit."))
    available = max_bytes - overhead_bytes
    too_large = np.flatnonzero(entry_bytes > available)
    if len(too_large):
        message = msg(
            "Entry {place:,} is too large ({size}) for a sitemap of {most}.",
            place=int(too_large[0]) + 1,
            size=plural("1 byte", "%n bytes", int(entry_bytes[too_large[0]])),
            most=plural("1 byte", "%n bytes", max_bytes),
        )
        raise LimitError(message, hint=msg("Raise the limit."))
    ends = np.cumsum(entry_bytes)
    cuts: list[range] = []
    first, used = 0, 0
    while first < len(ends):
        by_bytes = int(np.searchsorted(ends, used + available, side="right"))
        last = min(by_bytes, first + max_urls)
        cuts.append(range(first, last))
        first, used = last, int(ends[last - 1])
    return cuts or [range(0)]


def expand_name_template(template: str, count: int, *, is_gzipped: bool) -> Sequence[str]:
    """Return file names numbered from 1 from a template with `{n}`; “.xml” and “.gz” are appended where missing.

    Raises:
        RequestError: The template is no file name, has unknown placeholders, or needs `{n}`.
    """
    if not template or FORBIDDEN_IN_NAMES.search(template) or template.strip(". ") != template:
        raise RequestError(
            msg("“{name}” can't be a file name.", name=template),
            hint=msg("For example “{default_name}”.", default_name=DEFAULT_NAME),
        )
    if re.search("[{}]", template.replace("{n}", "")):
        raise RequestError(
            msg("“{template}” contains unknown placeholders.", template=template),
            hint=msg("For example “{default_name}”.", default_name=DEFAULT_NAME),
        )
    if "{n}" not in template and count > 1:
        hint = msg("For example “{default_name}”.", default_name=DEFAULT_NAME)
        sentence = plural(
            "“{template}” would be the name of one sitemap.",
            "“{template}” would be the name of %n sitemaps.",
            count,
            template=template,
        )
        raise RequestError(sentence, hint=hint)
    stem = template.removesuffix(".gz")
    ending = "" if stem.endswith(".xml") else ".xml"
    packed = ".gz" if is_gzipped else ""
    return [f"{stem.replace('{n}', str(number))}{ending}{packed}" for number in range(1, count + 1)]


def _index_name(
    document: Document, options: ExportOptions, files: Sequence[PlannedSitemap], open_names: set[str]
) -> str | None:
    """Return a name for the index that no exported sitemap or open file has; None for an export without an index.

    Raises:
        RequestError: A sitemap would replace a file of the open set, or the open set would have two indexes.
    """
    lowered = {name.lower() for name in open_names}
    clash = next((file.name for file in files if file.name.lower() in lowered), None)
    if clash is not None:
        raise RequestError(
            msg("“{name}” is an input file and can't be replaced.", name=clash), hint=msg("Choose another name.")
        )
    if not options.with_index:
        return None
    existing = lowered | {file.name.lower() for file in files}
    names = chain(("sitemap.xml", "sitemap-index.xml"), (f"sitemap-index-{number}.xml" for number in count(2)))
    name = next(name for name in names if name not in existing)
    has_index = document.index is not None and document.index.name in open_names
    if has_index or _is_listed_by_other_index(open_names, options.folder, name):
        folder = resolve_links(options.folder).name
        sentence = msg("“{folder}” is the folder of the open set and would then have two indexes.", folder=folder)
        raise RequestError(sentence, hint=msg("Choose another folder."))
    return name


def write_export(
    plan: ExportPlan, progress: Progress | None = None, *, approve: Callable[[Sequence[Path]], None] | None = None
) -> ExportReport:
    """Write the sitemaps and the index, all or none; files that already have their content are not touched.

    Args:
        plan: The plan.
        progress: Counts entries; checked for cancellation.
        approve: Called with the files that get new content before any is replaced; may raise an error to cancel.

    Raises:
        WriteError: A file can't be written; then none has changed.
    """
    progress = progress or Progress()
    folder = plan.options.folder
    progress.begin(folder.name, plan.urls)

    path = folder / plan.names[-1]
    with journalled_save(folder, path.name, [folder / name for name in plan.names]) as save:
        save.make_folder(folder)

        def stage(file: PlannedSitemap) -> tuple[float, bool]:
            """Write a sitemap to a temporary file if its content is new; see `_stage_if_different` for the result."""
            progress.check()
            slots = plan.slots[file.rows.start : file.rows.stop]
            data = urlset_bytes(
                plan.table.rows(slots, FIELD_NAMES),
                extensions=_extensions_within(plan.extensions, file.rows),
                namespaces=plan.namespaces,
                with_schema_location=plan.options.with_schema_location,
            )
            staged = _stage_if_different(save, folder / file.name, compress(data) if plan.options.is_gzipped else data)
            progress.advance(file.urls)
            return staged

        with ThreadPoolExecutor(_WRITERS, "writing") as writers:
            staged = list(writers.map(stage, plan.files))
        if plan.index_name is not None:
            lastmods = [moment(mtime) for mtime, _ in staged]
            listed = entry_frame({"loc": [file.loc for file in plan.files], "lastmod": lastmods})
            data = index_bytes(listed, with_schema_location=plan.options.with_schema_location)
            staged.append(_stage_if_different(save, path, data))
        is_new = {folder / name: is_new for name, (_, is_new) in zip(plan.names, staged, strict=True)}
        written = tuple(path for path in is_new if is_new[path])
        if approve is not None:
            approve(written)
        save.commit()
    return ExportReport(
        path=path,
        written=written,
        unchanged=tuple(path for path in is_new if not is_new[path]),
        stale=tuple(path for path in plan.stale if path_exists(path)),
    )


def _extensions_within(extensions: pl.DataFrame, rows: range) -> pl.DataFrame:
    """Return the extensions of a range of rows, numbered from the beginning of the range."""
    if extensions.is_empty():
        return extensions
    within = extensions.filter(pl.col("entry").is_between(rows.start, rows.stop - 1))
    return within.with_columns(entry=pl.col("entry") - pl.lit(rows.start, pl.UInt32))


def _stage_if_different(save: JournalledSave, path: Path, data: bytes) -> tuple[float, bool]:
    """Write new content of a file to a temporary file that replaces it at the commit, unless the file has that content.

    Returns:
        Modification time in seconds, and whether the content is new.
    """
    # A file that can't be read is nothing to compare with; a real problem will show when writing.
    with suppress(OSError):
        status = path.stat()
        if status.st_size == len(data) and path.read_bytes() == data:
            return status.st_mtime, False
    return save.stage(path, data).mtime_ns / 1e9, True


def stale_sitemaps(
    folder: Path, template: str, written: Collection[str], open_names: Collection[str]
) -> tuple[Path, ...]:
    """Return the sitemaps of an earlier export in a folder that neither export, open set nor index needs, in natural order.

    Args:
        folder: The folder.
        template: Template of the names of sitemaps.
        written: Names of files that the export writes.
        open_names: Names of files of the open set.
    """
    stem = re.sub(r"(?i)(?:\.xml)?(?:\.gz)?$", "", template)
    number = "[1-9][0-9]{0,8}"
    like = re.compile(rf"{number.join(map(re.escape, stem.split('{n}')))}\.xml(?:\.gz)?", re.IGNORECASE)
    stays = {name.lower() for name in (*written, *open_names)}
    try:
        others = [path for path in folder.iterdir() if path.name.lower() not in stays]
    except OSError:
        return ()
    found = [path for path in others if like.fullmatch(path.name) and root_element_of(path) == "urlset"]
    candidates = {resolve_links(folder) / path.name: path for path in found}
    if found:
        for index in filter(_is_index, others):
            for listed in files_listed_by_index(index, set(candidates)):
                candidates.pop(listed, None)
    return tuple(sorted(candidates.values(), key=natural_order))


def _is_listed_by_other_index(names: Collection[str], folder: Path, index_name: str) -> bool:
    """Return whether an index in a folder, other than the one named, lists one of the named files."""
    candidates = {resolve_links(folder) / name for name in names}
    try:
        others = [path for path in folder.iterdir() if path.name.lower() != index_name.lower()] if candidates else []
    except OSError:
        return False
    return any(True for index in filter(_is_index, others) for _ in files_listed_by_index(index, candidates))


def _is_index(path: Path) -> bool:
    """Return whether a file has the name and the root element of an index."""
    return has_sitemap_name(path.name) and root_element_of(path) == "sitemapindex"


def remove_stale_sitemaps(paths: Sequence[Path], progress: Progress | None = None) -> int:
    """Remove stale sitemaps, and return how many; files that are no longer sitemaps are not removed.

    Raises:
        LockedError: One is being edited elsewhere; then none is removed.
        WriteError: One can't be removed; those before it are removed.
    """
    progress = progress or Progress()
    progress.begin("", len(paths))
    refuse_locked_files(paths)
    count = 0
    for path in paths:
        progress.check()
        if root_element_of(path) == "urlset":
            remove_file(path)
            count += 1
        progress.advance()
    return count
