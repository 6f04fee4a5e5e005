"""Merge a downloaded set with the current version of its site: differences, who changed them, and one edit.

Entries and files are compared three-way with the version that was downloaded last, where it is known.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.comparing import (
    ADDED,
    CHANGED,
    EXTENSIONS,
    REMOVED,
    RENAMED,
    SITEMAP,
    ComparedSet,
    compare_sets,
    remove_layout_space,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_for_root, written_extensions
from sitemap_studio.document.file_reading import ReadOptions, read_file
from sitemap_studio.document.opening.open_document import open_as_set, open_path
from sitemap_studio.document.set_edits.sitemap_edits import plan_new_sitemaps, plan_sitemap_removal, register_sitemap
from sitemap_studio.document.sitemap_set import SetShape, SitemapFile, name_within, refuse_while_reading
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import (
    CellChanges,
    Edit,
    EditGroup,
    InsertEntries,
    RemoveEntries,
    edits_from_changes,
    plan_move,
    plan_set_extensions,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import SITEMAP as SITEMAP_NAMESPACE
from sitemap_studio.protocol.url_syntax import stripped
from sitemap_studio.sources.fetched_copies import find_copy_folder, has_state_file
from sitemap_studio.sources.fetched_versions import SiteVersions

FILE_ADDED: Final = "file-added"
FILE_REMOVED: Final = "file-removed"

CONFLICT: Final = "conflict"
UNKNOWN: Final = "unknown"
SITE: Final = "site"
MINE: Final = "mine"

LINE_SCHEMA: Final = pl.Schema(
    {
        "origin": pl.Enum([CONFLICT, UNKNOWN, SITE, MINE]),
        "kind": pl.Enum([FILE_ADDED, FILE_REMOVED, CHANGED, RENAMED, REMOVED, ADDED]),
        "what": pl.String(),
        "loc": pl.String(),
        "file": pl.String(),
        "mine": pl.String(),
        "theirs": pl.String(),
        "my_position": pl.UInt32(),
        "site_position": pl.UInt32(),
    }
)
"""A line for each value, entry or file that differs.

`origin` says who changed it since the last download: the site, the user, or both (a conflict); unknown where the version
that was downloaded last is not known. `file` is the path of the file, `what` the field. For files `mine` and `theirs` are
numbers of entries, and `what` is empty.
"""

_VALUES: Final = (*FIELD_NAMES, "bare", "file")
_ENTRY_VALUES: Final = ("lastmod", "changefreq", "priority", "bare")


@dataclass(frozen=True, eq=False)
class SitePlan:
    """Differences between a set and its site.

    Attributes:
        lines: Lines of `LINE_SCHEMA`, sorted by origin: conflicts, unknown, site, user.
        site: The set on the site, with its files in a temporary folder.
        order: Slots of the entries of the open set when it was compared.
        pairs: Slot of the entry in the open set for each position on the site; -1 for entries that the set lacks.
        versions: The files of the site.
        folder: The folder of the copies.
        failed: Paths of files that could not be compared; they are not changed.
        removed: Paths of copies of files that the site has removed.
    """

    lines: pl.DataFrame
    site: Document
    order: NDArray[np.uint32]
    pairs: NDArray[np.int64]
    versions: SiteVersions
    folder: Path
    failed: tuple[str, ...]
    removed: tuple[str, ...]

    @cached_property
    def defaults(self) -> NDArray[np.bool_]:
        """Mask of the lines for which the version of the site is the default: only the site changed them."""
        return (self.lines["origin"] == SITE).to_numpy()

    def removes_all(self, is_theirs: NDArray[np.bool_], n_entries: int) -> bool:
        """Return whether a merge removes all entries of the open set, and adds no entry.

        Args:
            is_theirs: Mask of the lines for which the version of the site is used.
            n_entries: Number of entries of the open set.
        """
        lines = self.lines.filter(pl.Series(is_theirs, dtype=pl.Boolean))
        files = lines.filter(pl.col("kind") == FILE_REMOVED)
        in_files = pl.col("file").is_in(files["file"].implode())
        n_moved = self.lines.filter((pl.col("what") == SITEMAP) & in_files).height
        n_removed = lines.filter((pl.col("kind") == REMOVED) & ~in_files).height
        n_in_files = int(files["mine"].cast(pl.Int64).sum())
        n_in_new_files = lines.filter(pl.col("kind") == FILE_ADDED)["theirs"].cast(pl.Int64).sum()
        has_added = n_in_new_files > 0 or (lines["kind"] == ADDED).any()
        return not has_added and n_removed + n_in_files - n_moved == n_entries


def fetched_url(document: Document) -> tuple[str, Path] | None:
    """Return the URL (or "") that a set was downloaded from, and the folder of the copies; None if not downloaded."""
    if document.path is None:
        return None
    if document.shape is not SetShape.FOLDER:
        found = find_copy_folder(document.path)
        if found is None:
            return None
        folder, copies = found
        return copies.url_of(name_within(resolve_links(document.path), folder)) or "", folder
    # Folders are examined once: a set may have thousands of files.
    paths = [sitemap.path for sitemap in document.sitemaps if sitemap.path is not None]
    with_state = {parent for parent in {path.parent for path in paths} if has_state_file(parent)}
    for path in paths:
        found = find_copy_folder(path) if path.parent in with_state else None
        if found is not None and found[1].url:
            return found[1].url, found[0]
    return None


def plan_site_merge(
    document: Document, folder: Path, versions: SiteVersions, progress: Progress | None = None
) -> SitePlan:
    """Compare a set with the version of its site; neither is changed.

    Args:
        document: The set.
        folder: The folder of its copies.
        versions: The current files of the site, and the files that were downloaded last.
        progress: Counts steps; may stop the work.

    Raises:
        BusyError: Files of the set are still being read.
        ReadError: The version of the site can't be read.
        RequestError: Only one of both versions has an index.
    """
    progress = progress or Progress()
    refuse_while_reading(document.sitemaps)
    site = _open_site(document, versions, progress)
    folder = resolve_links(folder)
    my_names, site_names = _sitemap_paths(document, folder), _site_paths(document, site, folder, versions)
    known = {copy.path for copy in versions.known.files.values()}
    failed = _incomparable_files(document, site, my_names, site_names, versions)
    mine, theirs = ComparedSet(document.table.snapshot(), my_names), ComparedSet(site.table.snapshot(), site_names)
    difference = compare_sets(mine, theirs, progress)
    names = sorted({*my_names.values(), *site_names.values()})
    former, is_read = _read_downloaded_entries(versions.former, names)
    is_attributable = {name for name in names if name in is_read or name not in known}
    lines = _attribute_lines(difference.lines, mine, theirs, former, is_attributable)
    lines = lines.filter(
        ~pl.col("my_file").is_in(list(failed)).fill_null(value=False),
        ~pl.col("site_file").is_in(list(failed)).fill_null(value=False),
    )
    order, pairs = document.table.order.copy(), np.full(len(site.table), -1, np.int64)
    pairs[difference.pairs[1]] = order[difference.pairs[0]]
    mine_now = set(my_names.values())
    others = {sitemap: name for sitemap, name in site_names.items() if name in known and name not in mine_now}
    merged = _target_files(document, site, pairs, my_names, others)
    if document.shape is SetShape.FILE:
        files = []
    else:
        counts = _count_entries(document, my_names), _count_entries(site, site_names)
        files = _file_lines(counts, known, failed, lines, merged)
        if not document.can_add_sitemaps:
            files, is_listed = [], pl.col("site_file").is_in(list(counts[0])).fill_null(value=True)
            lines = lines.filter(is_listed & (pl.col("what") != SITEMAP))
    changed_files = {line["file"]: line["kind"] for line in files}
    added = [name for name, kind in changed_files.items() if kind == FILE_ADDED]
    removed = [name for name, kind in changed_files.items() if kind == FILE_REMOVED]
    # What the site changed in a file that the user renamed or merged into another is no part of that.
    is_change = pl.col("origin") == SITE
    is_folded = (
        (pl.col("kind") == ADDED)
        & pl.col("site_file").is_in(added)
        & ~(is_change & pl.col("site_file").is_in(list(merged)))
    ) | (
        (pl.col("kind") == REMOVED)
        & pl.col("my_file").is_in(removed)
        & ~(is_change & ~pl.col("my_file").is_in(list(known)))
    )
    target = pl.coalesce("my_file", pl.col("site_file").replace(merged))
    of_entries = lines.filter(~is_folded.fill_null(value=False)).with_columns(file=target)
    of_files = pl.DataFrame(files, schema=LINE_SCHEMA, orient="row")
    joined = pl.concat([of_files, of_entries.select(list(LINE_SCHEMA)).cast(LINE_SCHEMA)])
    joined = joined.sort("origin", maintain_order=True)
    gone = tuple(name for name in removed if name in known)
    return SitePlan(joined, site, order, pairs, versions, folder, tuple(sorted(failed)), gone)


def _target_files(
    document: Document, site: Document, pairs: NDArray[np.int64], my_names: Mapping[int, str],
    site_names: Mapping[int, str],
) -> dict[str, str]:  # fmt: skip
    """Return by file of the site the file of the set that has most of its paired entries; omit files without pairs.

    Args:
        document: The set.
        site: The version of the site.
        pairs: Slot of the set for each entry of the site, by position; -1 without one.
        my_names: Path of the file of each sitemap of the set, by id.
        site_names: The same for the site.
    """
    found = {}
    for sitemap, name in site_names.items():
        within = site.table.position_range(sitemap)
        slots = pairs[within.start : within.stop]
        owners = document.table.rows(slots[slots >= 0].astype(np.uint32), ["sitemap"]).to_series()
        own = [my_names[each] for each in owners.mode().sort().to_list() if each in my_names]
        if own:
            found[name] = own[0]
    return found


def _open_site(document: Document, versions: SiteVersions, progress: Progress) -> Document:
    """Open the downloaded version of the site; raise a `RequestError` if only one of both versions is an index."""
    paths = [versions.site / path for path in versions.report.start]
    if document.shape is SetShape.FOLDER:
        together = [path for path in paths if path.parent == paths[0].parent]
        site = open_as_set(together, progress=progress) if len(together) > 1 else open_path(paths[0], None, progress)
    else:
        site = open_path(paths[0], None, progress)
    name, hint = paths[0].name, msg("Open it from the web into another folder.")
    if site.index is not None and document.index is None:
        raise RequestError(msg("“{name}” is an index on the site now.", name=name), hint=hint)
    if site.index is None and document.index is not None:
        raise RequestError(msg("“{name}” is not an index on the site any more.", name=name), hint=hint)
    return site


def _sitemap_paths(document: Document, folder: Path) -> dict[int, str]:
    """Return the paths of the sitemaps that could be read, relative to a folder, by id."""
    paths = {}
    for sitemap in document.sitemaps:
        if sitemap.error is None:
            path = sitemap.path or (document.folder or folder) / (sitemap.file_name or sitemap.name)
            paths[sitemap.id] = name_within(resolve_links(path), folder)
    return paths


def _site_paths(document: Document, site: Document, folder: Path, versions: SiteVersions) -> dict[int, str]:
    """Return the paths of the sitemaps of a site by id; a single sitemap gets the path of the single sitemap of the set."""
    names, own = _sitemap_paths(site, versions.site), list(_sitemap_paths(document, folder).values())
    return dict.fromkeys(names, own[0]) if document.shape is SetShape.FILE and len(names) == len(own) == 1 else names


def _count_entries(document: Document, names: Mapping[int, str]) -> dict[str, int]:
    """Return the numbers of entries by path of the sitemap; `names` are the paths by sitemap id."""
    return {name: document.table.entry_count(sitemap) for sitemap, name in names.items()}


def _incomparable_files(
    document: Document, site: Document, my_names: Mapping[int, str], site_names: Mapping[int, str],
    versions: SiteVersions,
) -> set[str]:  # fmt: skip
    """Return the paths of files whose download failed, or that are unreadable on one side or read-only in the set.

    Args:
        document: The set.
        site: The version of the site.
        my_names: Path of the file of each sitemap of the set, by id.
        site_names: The same for the site.
        versions: The downloaded versions.
    """
    known = versions.known.files
    failed = {known[file.url].path for file in versions.report.files if file.state == "failed" and file.url in known}
    for sitemap in site.sitemaps:
        if sitemap.error is not None and sitemap.path is not None:
            failed.add(name_within(sitemap.path, versions.site))
    for sitemap in document.sitemaps:
        if sitemap.error is not None and sitemap.path is not None:
            failed.add(sitemap.file_name or sitemap.name)
        elif sitemap.read_only is not None and sitemap.id in my_names:
            failed.add(my_names[sitemap.id])
    return failed


def _keyed_entries(table: EntryTable, names: Mapping[int, str]) -> pl.DataFrame:
    """Return the entries of a set with the path of their file in `file`, and the columns of `_add_keys`."""
    rows = table.rows(table.order, [*FIELD_NAMES, "sitemap"]).with_row_index("position")
    sparse = table.extensions_of(table.order).rename({"entry": "position"})
    joined = rows.join(sparse, on="position", how="left", maintain_order="left")
    file = pl.col("sitemap").replace_strict(dict(names), default=None, return_dtype=pl.String)
    return _add_keys(joined.with_columns(file=file))


def _add_keys(rows: pl.DataFrame) -> pl.DataFrame:
    """Add the columns `key` (trimmed URL), `turn` (number among duplicates) and `bare` (extensions without layout)."""
    key = pl.col("loc").str.strip_chars().fill_null("")
    return _number_duplicates(rows.with_columns(key=key, bare=remove_layout_space(pl.col("xml"))))


def _number_duplicates(rows: pl.DataFrame) -> pl.DataFrame:
    """Add the column `turn`, which numbers rows with the same key from 0."""
    turns, is_repeated = np.zeros(rows.height, np.int64), rows["key"].is_duplicated()
    if is_repeated.any():
        repeated = rows.filter(is_repeated).select(pl.int_range(pl.len()).over("key"))
        turns[is_repeated.to_numpy()] = repeated.to_series().to_numpy()
    return rows.with_columns(turn=pl.Series(turns))


def _read_downloaded_entries(folder: Path, names: Collection[str]) -> tuple[pl.DataFrame, set[str]]:
    """Read the entries of the last download from a folder, with their keys.

    Returns:
        The entries, and the names of the files that were read; files that are missing or unreadable are skipped.
    """
    schema = dict.fromkeys((*FIELD_NAMES, "xml", "file"), pl.String)
    frames, is_read = [pl.DataFrame(schema=schema)], set()
    for name in names:
        if not (folder / name).is_file():
            continue
        try:
            read = read_file(folder / name, ReadOptions())
        except ReadError:
            continue
        entries = read.entries.select(pl.col(FIELD_NAMES).cast(pl.String)).with_row_index("entry")
        joined = entries.join(read.extensions, on="entry", how="left", maintain_order="left")
        frames.append(joined.with_columns(file=pl.lit(name)).select(list(schema)))
        is_read.add(name)
    return _add_keys(pl.concat(frames)), is_read


def _attribute_lines(
    lines: pl.DataFrame, mine: ComparedSet, theirs: ComparedSet, former: pl.DataFrame, is_attributable: Collection[str]
) -> pl.DataFrame:
    """Return the lines of a difference with the column `origin`: who changed the value since the last download.

    Columns are renamed as in `LINE_SCHEMA`; `loc`, `my_file` and `site_file` are added, too.

    Args:
        lines: Lines of a difference between the set and the site.
        mine: The set.
        theirs: The site.
        former: Entries of the last download.
        is_attributable: Paths of the files for which a missing former entry means that it was added since.
    """
    sides = _keyed_entries(mine.table, mine.names), _keyed_entries(theirs.table, theirs.names)
    lines = lines.rename(
        {"before": "mine", "after": "theirs", "before_position": "my_position", "after_position": "site_position"}
    )
    values = former.select(
        "key", "turn", *(pl.col(name).alias(f"former_{name}") for name in _VALUES), found=pl.lit(True)
    )
    for prefix, side in zip(("my", "site"), sides, strict=True):
        columns = side.select(
            pl.col("position").alias(f"{prefix}_position"), "key", "turn",
            *(pl.col(name).alias(f"{prefix}_{name}") for name in ("loc", *_ENTRY_VALUES, "file")),
        )  # fmt: skip
        columns = columns.join(values, on=["key", "turn"], how="left", maintain_order="left").drop("key", "turn")
        columns = columns.rename(
            {"found": f"{prefix}_found"} | {f"former_{n}": f"{prefix}_former_{n}" for n in _VALUES}
        )
        lines = lines.join(columns, on=f"{prefix}_position", how="left", maintain_order="left")
    lines = lines.with_columns(
        *(pl.coalesce(f"my_former_{name}", f"site_former_{name}").alias(f"former_{name}") for name in ("loc",)),
        *(
            pl.when("my_found").then(f"my_former_{name}").otherwise(f"site_former_{name}").alias(f"former_{name}")
            for name in _VALUES if name != "loc"
        ),
        found=pl.col("my_found").fill_null(value=False) | pl.col("site_found").fill_null(value=False),
        loc=pl.coalesce("my_loc", "site_loc"),
    )  # fmt: skip
    kind, what = pl.col("kind").cast(pl.String), pl.col("what")
    before, after, former_value = pl.col("mine"), pl.col("theirs"), pl.lit(None, pl.String)
    for name in (*FIELD_NAMES, SITEMAP, EXTENSIONS):
        column = {SITEMAP: "file", EXTENSIONS: "bare"}.get(name, name)
        former_value = pl.when(what == name).then(f"former_{column}").otherwise(former_value)
    is_xml = what == EXTENSIONS
    before = pl.when(is_xml).then(remove_layout_space(before)).otherwise(before)
    after = pl.when(is_xml).then(remove_layout_space(after)).otherwise(after)

    def is_former(prefix: str) -> pl.Expr:
        """Return a condition: the entry on one side has the values of the last download."""
        return pl.all_horizontal(
            pl.col(f"{prefix}_{name}").eq_missing(pl.col(f"former_{name}")) for name in _ENTRY_VALUES
        )

    files = list(is_attributable)
    may_tell = pl.all_horizontal(
        pl.col(name).is_null() | pl.col(name).is_in(files) for name in ("my_file", "site_file")
    )
    found = pl.col("found")
    is_pair = kind.is_in([CHANGED, RENAMED])
    is_renamed_url = (kind == RENAMED) & (what == "loc")
    origin = (
        pl.when(is_renamed_url & pl.col("my_found").fill_null(value=False)).then(pl.lit(SITE))
        .when(is_renamed_url & pl.col("site_found").fill_null(value=False)).then(pl.lit(MINE))
        .when(is_pair & found & former_value.eq_missing(before)).then(pl.lit(SITE))
        .when(is_pair & found & former_value.eq_missing(after)).then(pl.lit(MINE))
        .when((kind == ADDED) & found & is_former("site")).then(pl.lit(MINE))
        .when((kind == REMOVED) & found & is_former("my")).then(pl.lit(SITE))
        .when(found).then(pl.lit(CONFLICT))
        .when(~may_tell).then(pl.lit(UNKNOWN))
        .when(kind == ADDED).then(pl.lit(SITE))
        .when(kind == REMOVED).then(pl.lit(MINE))
        .otherwise(pl.lit(CONFLICT))
    )  # fmt: skip
    return lines.with_columns(origin=origin, loc=pl.col("loc").cast(pl.String))


def _file_lines(
    counts: tuple[Mapping[str, int], Mapping[str, int]], known: Collection[str], failed: Collection[str],
    lines: pl.DataFrame, merged: Collection[str],
) -> list[dict[str, object]]:  # fmt: skip
    """Return the lines of files that only the set or only the site has, as rows of `LINE_SCHEMA`.

    Args:
        counts: Numbers of entries by path, in the set and on the site.
        known: Paths of the files that were downloaded.
        failed: Paths of files that can't be compared.
        lines: The lines of entries.
        merged: Paths of files of the site whose entries the set has in other files.
    """
    mine, theirs = counts
    edited = set(lines.filter((pl.col("kind") == REMOVED) & (pl.col("origin") != SITE))["my_file"])
    extended = set(lines.filter((pl.col("kind") == ADDED) & (pl.col("origin") == SITE))["site_file"]) - set(merged)
    found: list[dict[str, object]] = []
    for name, count in theirs.items():
        if name not in mine and name not in failed:
            origin = (CONFLICT if name in extended else MINE) if name in known else SITE
            found.append({"origin": origin, "kind": FILE_ADDED, "file": name, "theirs": str(count)})
    for name, count in mine.items():
        if name not in theirs and name not in failed:
            origin = (CONFLICT if name in edited else SITE) if name in known else MINE
            found.append({"origin": origin, "kind": FILE_REMOVED, "file": name, "mine": str(count)})
    return found


def plan_site_edit(document: Document, plan: SitePlan, is_theirs: NDArray[np.bool_]) -> EditGroup:
    """Register new sitemaps, add new entries to the table, and return one edit that applies lines of a plan.

    Args:
        document: The set, unchanged since it was compared.
        plan: The plan.
        is_theirs: For each line whether the version of the site is applied.

    Raises:
        RequestError: A new file would replace one that is not of the set.
    """
    return _SiteEdit(document, plan, plan.lines.filter(pl.Series(is_theirs, dtype=pl.Boolean))).build_edit()


class _SiteEdit:
    """Builder of the merge edit: plans its parts in order, each on a table that has the previous parts applied.

    Creating it registers the new sitemaps in the document, and adds all new entries to the document's table.
    """

    def __init__(self, document: Document, plan: SitePlan, lines: pl.DataFrame) -> None:
        """Register the new sitemaps, add the new entries to the document's table, and take a snapshot of the table."""
        self._document, self._plan, self._lines = document, plan, lines
        self._edits: list[Edit] = []
        self._my_ids = {name: sitemap for sitemap, name in _sitemap_paths(document, plan.folder).items()}
        self._site_names = _site_paths(document, plan.site, plan.folder, plan.versions)
        # Registered before the snapshot, which then knows their slots.
        self._new = self._register_files()
        self._added = self._find_new_entries()
        self._slots = self._add_new_entries()
        self._ahead = document.table.snapshot()

    def build_edit(self) -> EditGroup:
        """Return all parts as one edit; can be called once."""
        self._set_values()
        self._remove_entries()
        self._add_files()
        self._move_entries()
        self._insert_entries()
        self._remove_files()
        return EditGroup(self._edits)

    def _append_edit(self, edit: Edit) -> None:
        """Append a part to the edit, and apply it to the builder's copy of the table."""
        self._edits.append(edit)
        edit.apply(self._ahead)

    def _lines_of_kind(self, *kinds: str) -> pl.DataFrame:
        """Return the chosen lines of these kinds."""
        return self._lines.filter(pl.col("kind").is_in(list(kinds)))

    def _slots_of_lines(self, lines: pl.DataFrame) -> NDArray[np.uint32]:
        """Return the slots of the entries of the open set in lines that have one."""
        slots: NDArray[np.uint32] = self._plan.order[lines["my_position"].to_numpy()]
        return slots

    def _set_values(self) -> None:
        """Append the edits that set values and extensions from the site."""
        values = self._lines_of_kind(CHANGED, RENAMED)
        changes = []
        for name in FIELD_NAMES:
            own = values.filter(pl.col("what") == name)
            own = own.with_columns(slot=pl.Series(self._slots_of_lines(own), dtype=pl.UInt32)).sort("slot")
            if own.height:
                changes.append(CellChanges(name, own["slot"].to_numpy(), own["mine"], own["theirs"]))
        # Values and extensions do not affect the edits that follow.
        self._edits += edits_from_changes(self._ahead, changes)
        own = values.filter(pl.col("what") == EXTENSIONS)
        own = own.with_columns(slot=pl.Series(self._slots_of_lines(own), dtype=pl.UInt32)).sort("slot")
        if own.height:
            texts = self._site_extensions(own["site_position"].to_numpy())
            entries = pl.DataFrame({"entry": np.arange(own.height, dtype=np.uint32)})
            xml = entries.join(texts, on="entry", how="left", maintain_order="left")["xml"]
            self._edits.append(plan_set_extensions(self._ahead, own["slot"].to_numpy(), xml))

    def _site_extensions(self, positions: NDArray[np.uint32]) -> pl.DataFrame:
        """Return a frame of the extensions of entries at positions of the site; each declares its namespaces."""
        site = self._plan.site
        slots = site.table.order[positions]
        texts = written_extensions(site, site.table, slots)
        return extensions_for_root(site, texts, site.table.origins_of(slots), {"": SITEMAP_NAMESPACE})

    def _remove_entries(self) -> None:
        """Append the removal of chosen entries that the site has removed."""
        positions = np.sort(self._lines_of_kind(REMOVED)["my_position"].to_numpy().astype(np.int64))
        if len(positions):
            self._append_edit(RemoveEntries(positions))

    # Files

    def _register_files(self) -> dict[str, SitemapFile]:
        """Register sitemaps for the chosen new files; return them by path, in the order of the site."""
        wanted = set(self._lines_of_kind(FILE_ADDED)["file"])
        home = resolve_links(self._document.folder or self._plan.folder)
        names = {
            name: name_within(self._plan.folder / name, home) for name in self._site_names.values() if name in wanted
        }
        for name in names:
            if os.path.lexists(self._plan.folder / name) and not self._is_former_file(name):
                raise RequestError(
                    msg("“{name}” already exists and is not a sitemap of the set.", name=name),
                    hint=msg("Choose your version of this file, or move it to another folder first."),
                )
        return {name: register_sitemap(self._document, own) for name, own in names.items()}

    def _is_former_file(self, name: str) -> bool:
        """Return whether the next save may replace a file: it belongs to a sitemap of the set, or to a removed one."""
        path = resolve_links(self._plan.folder / name)
        own = (each.path for each in self._document.replaceable_files())
        return any(each is not None and resolve_links(each) == path for each in own)

    def _add_files(self) -> None:
        """Append the addition of new files at the end of the set; they replace sitemaps listed without a file."""
        if not self._new:
            return
        ids = {name: sitemap for sitemap, name in self._site_names.items()}
        locs = [self._plan.site.sitemaps[ids[name]].loc for name in self._new]
        missing = {stripped(each.loc): each.id for each in self._document.sitemaps if each.is_missing and each.loc}
        replaced = [missing[stripped(loc)] for loc in locs if loc and stripped(loc) in missing]
        if replaced:
            self._append_edit(plan_sitemap_removal(self._document.snapshot_with_table(self._ahead), replaced))
        place = len(self._ahead.listing or ())
        self._append_edit(plan_new_sitemaps(self._document, *self._new.values(), position=place, locs=locs))
        self._my_ids |= {name: sitemap.id for name, sitemap in self._new.items()}

    def _remove_files(self) -> None:
        """Append the removal of chosen sitemaps that the site has removed, with their entries."""
        ids = [self._my_ids[name] for name in self._lines_of_kind(FILE_REMOVED)["file"]]
        if ids:
            self._append_edit(plan_sitemap_removal(self._document.snapshot_with_table(self._ahead), ids))

    def _move_entries(self) -> None:
        """Append moves of entries to the sitemap that has them on the site, also out of sitemaps that are removed."""
        # Entries do not get lost with a file that the site has removed.
        removed = list(self._lines_of_kind(FILE_REMOVED)["file"])
        others = self._plan.lines.filter((pl.col("what") == SITEMAP) & pl.col("file").is_in(removed))
        moved = pl.concat([self._lines.filter(pl.col("what") == SITEMAP), others]).unique(maintain_order=True)
        for (name,), own in moved.group_by("theirs", maintain_order=True):
            sitemap = self._my_ids.get(str(name))
            if sitemap is not None:
                positions = np.sort(self._ahead.positions()[self._slots_of_lines(own)].astype(np.int64))
                self._append_edit(plan_move(self._ahead, positions, self._ahead.position_range(sitemap).stop, sitemap))

    # New entries

    def _find_new_entries(self) -> pl.DataFrame:
        """Return a frame of the new entries: ascending positions on the site, and the paths of their files."""
        site = self._plan.site
        listed = self._lines_of_kind(ADDED).select(position="site_position", file="file")
        names = {sitemap: name for sitemap, name in self._site_names.items() if name in self._new}
        frames = []
        moved = set(self._lines.filter(pl.col("what") == SITEMAP)["site_position"])
        pairs = self._plan.pairs
        for sitemap, name in names.items():
            own = np.asarray(site.table.position_range(sitemap), np.uint32)
            # Entries that the set has in another file are moved, or stay there.
            own = own[[position not in moved and pairs[position] < 0 for position in own.tolist()]]
            frames.append(pl.DataFrame({"position": own, "file": [name] * len(own)}, schema=listed.schema))
        # Entries of a new file are in that one only.
        return pl.concat([*frames, listed]).unique("position", keep="first", maintain_order=True).sort("position")

    def _add_new_entries(self) -> NDArray[np.uint32]:
        """Add the new entries to the document's table, not to its order, and return their slots."""
        site, positions = self._plan.site.table, self._added["position"].to_numpy()
        if not len(positions):
            return np.empty(0, np.uint32)
        rows = site.rows(site.order[positions], FIELD_NAMES)
        frame = entry_frame({name: rows[name] for name in FIELD_NAMES})
        extensions = self._site_extensions(positions).cast(EXTENSION_SCHEMA)
        ids = self._my_ids | {name: sitemap.id for name, sitemap in self._new.items()}
        sitemaps = np.array([ids[name] for name in self._added["file"]], np.uint32)
        sizes = entry_sizes(frame, extensions)
        return self._document.table.allocate(frame, extensions=extensions, sitemap=sitemaps, sizes=sizes)

    def _insert_entries(self) -> None:
        """Append the insertion of new entries: each after its predecessor on the site, else at the start of the file."""
        if not len(self._slots):
            return
        ahead, site = self._ahead, self._plan.site.table
        slots = self._plan.pairs
        places = np.where(slots >= 0, ahead.positions()[np.maximum(slots, 0)], -1)
        rank = {sitemap: number for number, sitemap in enumerate(ahead.listing or self._my_ids.values())}
        found = []
        of_site = site.rows(site.order[self._added["position"].to_numpy()], ["sitemap"])
        added = self._added.with_columns(of_site).with_row_index("number")
        for (name, sitemap), own in added.group_by("file", "sitemap", maintain_order=True):
            target, within = ahead.position_range(self._my_ids[str(name)]), site.position_range(int(str(sitemap)))
            # The positions of the entries of this file that the set has in the same file.
            places_there = places[within.start : within.stop]
            is_anchor = (places_there >= target.start) & (places_there < target.stop)
            last = np.maximum.accumulate(np.where(is_anchor, np.arange(len(places_there)), -1))
            behind = last[own["position"].to_numpy().astype(np.int64) - within.start]
            before = np.where(behind >= 0, places_there[np.maximum(behind, 0)] + 1, target.start)
            order = rank[self._my_ids[str(name)]]
            found.append(own.with_columns(before=pl.Series(before, dtype=pl.Int64), rank=pl.lit(order)))
        placed = pl.concat(found).sort("before", "rank", "position")
        positions = placed["before"].to_numpy() + np.arange(placed.height)
        self._append_edit(InsertEntries(positions, self._slots[placed["number"].to_numpy()]))
