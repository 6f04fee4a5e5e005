"""The Python interface: read, check, write and edit sitemaps in scripts and notebooks.

The package exports these functions, `Sitemap` and the errors; nothing else in it is public. Qt is not needed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
import polars as pl

from sitemap_studio.core.errors import ReadError, RequestError, WriteError
from sitemap_studio.core.file_lock import lock_set
from sitemap_studio.core.messages import untranslated
from sitemap_studio.core.paths import is_folder, path_exists
from sitemap_studio.document.base_url import parse_base_url
from sitemap_studio.document.checking import check as check_document
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.filter_facts import filter_facts_for
from sitemap_studio.document.opening.locked_sets import refuse_locked_files
from sitemap_studio.document.opening.open_document import new_document, open_merged, open_path, unreadable_set
from sitemap_studio.document.opening.set_files import find_in_folder
from sitemap_studio.document.page_columns import load_filter_pages
from sitemap_studio.document.publishing import download_set
from sitemap_studio.document.reporting.problem_lists import located_problems
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, plan_set_cells
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES, Profile
from sitemap_studio.search.filter_language import parse_filter
from sitemap_studio.search.filters import matching

Source = str | os.PathLike[str] | bytes
"""A path of a sitemap, an index or a folder; a URL of http or https; or the content of a sitemap, which may be gzipped."""

PROBLEM_SCHEMA: Final = pl.Schema(
    {
        "rule": pl.String(),
        "severity": pl.Enum(["error", "warning", "info"]),
        "sitemap": pl.String(),
        "entry": pl.UInt32(),
        "line": pl.UInt32(),
        "column": pl.UInt32(),
        "field": pl.String(),
        "value": pl.String(),
        "message": pl.String(),
        "fix": pl.String(),
    }
)

_SUFFIXES_OF_FILES: Final = (".xml", ".txt", ".csv", ".gz")


def read(source: Source, *, extensions: bool = False, encoding: str | None = None) -> pl.DataFrame:
    """Read the entries of a sitemap or of all sitemaps of an index.

    Args:
        source: A path of a sitemap, an index or a folder; a URL, which is downloaded; or the content of a sitemap.
        extensions: Whether to add the column `extensions`.
        encoding: Encoding of files that are valid neither in the encoding that they declare nor in UTF-8.

    Returns:
        One row per entry, in the order of the files, all columns of type String: `loc`, `lastmod`, `changefreq` and
        `priority` as written, null where the entry has no such element; `sitemap`, the name of its sitemap; and with
        `extensions` the XML of images, videos, news and links, null where the entry has no extension.

    Raises:
        ReadError: The source, or a sitemap of the index, can't be read completely.
        RequestError: The URL is invalid.
    """
    with _opened(source, encoding) as document:
        _refuse_incomplete(document)
        return _entries(document, with_extensions=extensions)


def check(
    source: Source, *, profile: str = DEFAULT_PROFILE.name, base_url: str | None = None, encoding: str | None = None
) -> pl.DataFrame:
    """Check a sitemap, or an index with its sitemaps, as the command `check` does.

    Args:
        source: A path of a sitemap, an index or a folder; a URL, which is downloaded; or the content of a sitemap.
        profile: The rules that apply: “sitemap-0.9”, “sitemaps.org”, “google”, “bing” or “yandex”.
        base_url: URL of the sitemap or of its folder, which limits the URLs that it may list.
        encoding: Encoding of files that are valid neither in the encoding that they declare nor in UTF-8.

    Returns:
        One row per problem, in the order of the files: `rule`, its id; `severity`, “error”, “warning” or “info”;
        `sitemap`, the path of the file, or its URL if it has no path; `entry`, its number in the file, `line` and
        `column`, counted in characters, all from 1, null where unknown; `field`, the field or element, null for the
        entry or file; `value`, as written; `message`, an English sentence; `fix`, the corrected value, null without a
        certain fix.

    Raises:
        ReadError: The source can't be read. Malformed files are problems.
        RequestError: The profile does not exist, or a URL is invalid.
    """
    chosen = _profile(profile)
    with _opened(
        source, encoding, index_url=None if base_url is None else parse_base_url(base_url), is_check=True
    ) as document:
        document.profile = chosen
        check_document(document)
        rows = [
            (
                each.problem.rule.id,
                each.problem.severity.value,
                each.shown_file,
                each.entry,
                each.line,
                each.column,
                each.problem.field_name or None,
                each.problem.value,
                str(each.problem.message),
                each.problem.fix,
            )
            for each in located_problems(document)
        ]
        return pl.DataFrame(rows, schema=PROBLEM_SCHEMA, orient="row")


def write(
    entries: pl.DataFrame,
    target: str | os.PathLike[str],
    *,
    base_url: str | None = None,
    gzip: bool = False,
    profile: str = DEFAULT_PROFILE.name,
    overwrite: bool = False,
) -> list[Path]:
    """Write entries as a new sitemap, or as sitemaps within the limits with their index.

    Args:
        entries: Column `loc`, and optionally `lastmod`, `changefreq`, `priority` and `extensions`, as `read` returns
            them; other columns are ignored. Null leaves out the element.
        target: A file that ends in .xml, .xml.gz, .txt or .csv; any other path is a folder, which need not exist.
        base_url: URL of the folder, for the URLs in the index; inferred from the entries if it is not given.
        gzip: Whether to compress the sitemaps in a folder.
        profile: Whose limits of URLs and bytes per sitemap apply.
        overwrite: Whether existing files may be replaced.

    Returns:
        The paths of the files, the index last. They are written all or none.

    Raises:
        RequestError: The profile does not exist, the entries have no column `loc` or a column of another type, do not
            fit into one file, or no base URL can be inferred.
        WriteError: A file exists, or can't be written.
    """
    document, path = _document_of(entries), Path(target)
    document.profile = _profile(profile)
    if path.suffix.lower() in _SUFFIXES_OF_FILES and not is_folder(path):
        _refuse_existing([path], overwrite=overwrite)
        facts = document.file_facts(document.sitemaps[0].id)
        if facts.urls > document.profile.max_urls or facts.bytes > document.profile.max_bytes:
            raise RequestError(
                untranslated("{count:,} entries do not fit into one sitemap.", count=facts.urls),
                hint=untranslated("Give a folder as target."),
            )
        saved = prepare_save(document, path).write()
        finish_save(document, saved)
        return list(saved.paths)
    options = ExportOptions(folder=path, base_url=base_url, is_gzipped=gzip, profile=document.profile)
    plan = plan_export(document, options)

    def approve(paths: Sequence[Path]) -> None:
        """Raise an error if a file exists and must not be replaced."""
        _refuse_existing(paths, overwrite=overwrite)

    write_export(plan, approve=approve)
    return [path / name for name in plan.names]


def open(source: str | os.PathLike[str], *, encoding: str | None = None) -> Sitemap:  # noqa: A001 - as `gzip.open`
    """Open a sitemap, or an index with its sitemaps, to edit and save it; see `Sitemap`.

    Raises:
        LockedError: Another program has it open for editing.
        ReadError: It can't be read.
    """
    return Sitemap(Path(source), encoding=encoding)


class Sitemap:
    """Sitemap, or index with its sitemaps, for editing and saving; unedited bytes are preserved.

    It is a context manager, and locked against other programs until it is closed. Closing discards unsaved edits.
    """

    def __init__(self, path: Path, *, encoding: str | None = None) -> None:
        """Open and lock a path; `sitemap_studio.open` does the same."""
        self._stack = ExitStack()
        with ExitStack() as stack:
            main = find_in_folder(path).index or path if is_folder(path) else path
            stack.enter_context(lock_set(main))
            refuse_locked_files([main], except_set=main)
            self._main = main
            self._document = open_path(path, ReadOptions(encoding=encoding))
            self._stack = stack.pop_all()

    def __enter__(self) -> Self:
        """Return the sitemap itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Release the lock and discard unsaved edits."""
        self.close()

    def __len__(self) -> int:
        """Return the number of entries after all edits."""
        return len(self._document.table)

    def close(self) -> None:
        """Release the lock and discard unsaved edits."""
        self._stack.close()

    def entries(self, *, extensions: bool = False) -> pl.DataFrame:
        """Return the entries after all edits, in the columns of `read`."""
        return _entries(self._document, with_extensions=extensions)

    def set(self, field: str, value: str | None, *, where: str | None = None) -> int:
        """Set a field of the entries that match a filter.

        Args:
            field: “loc”, “lastmod”, “changefreq” or “priority”.
            value: The new value; None or an empty text removes the element.
            where: A filter, as in the window and on the command line, such as “loc contains /blog/”; None for all.

        Returns:
            The number of entries that match.

        Raises:
            ReadOnlyError: A sitemap that is concerned can't be changed.
            RequestError: The field or the filter is invalid.
        """
        name = next((name for name in FIELD_NAMES if name == field), None)
        if name is None:
            hint = untranslated("The fields are {names}.", names=", ".join(FIELD_NAMES))
            raise RequestError(untranslated("“{field}” is not a field.", field=field), hint=hint)
        slots = self._matching(where)
        values = pl.Series([value or None], dtype=pl.String).new_from_index(0, len(slots))
        edit = plan_set_cells(self._document.table, name, slots, values)
        if len(edit.slots):
            self._document.do(edit)
        return len(slots)

    def remove(self, *, where: str) -> int:
        """Remove the entries that match a filter, and return their number; see `set` for errors."""
        slots = self._matching(where)
        if len(slots):
            self._document.do(RemoveEntries(np.sort(self._document.table.positions()[slots]).astype(np.int64)))
        return len(slots)

    def save(self, path: str | os.PathLike[str] | None = None, *, overwrite: bool = False) -> list[Path]:
        """Save, and return the files that were written; originals of repaired files are backed up beside them.

        Args:
            path: Another path; None to replace the files that were opened, of which only changed ones are written.
            overwrite: Whether other existing files may be replaced, and truncated files by their readable part.

        Raises:
            ChangedOnDiskError: Another program changed a file since it was read.
            LockedError: A file to write belongs to a set that another program has open for editing.
            WriteError: A file exists, is truncated, or can't be written. No file is changed then.
        """
        plan = prepare_save(self._document, None if path is None else Path(path))
        if plan.truncated and path is None and not overwrite:
            raise WriteError(
                untranslated(
                    "“{name}” is truncated, and saving would remove the only sign that entries are missing.",
                    name=plan.truncated[0].name,
                ),
                hint=untranslated("Save under another name, or with overwrite=True."),
                path=plan.truncated[0],
            )
        refuse_locked_files(plan.affected_paths, except_set=self._main)
        own = {file.path for file in (*self._document.sitemaps, self._document.index) if file is not None}
        _refuse_existing([file for file in plan.affected_paths if file not in own], overwrite=overwrite)
        saved = plan.write()
        finish_save(self._document, saved)
        return list(saved.paths)

    def _matching(self, where: str | None) -> SlotArray:
        """Return the slots of matching entries, or of all without a filter; first find the facts that the filter needs."""
        if where is None:
            return self._document.table.order
        wanted = parse_filter(where)
        with FactsStore() as store:
            load_filter_pages(self._document, wanted, store)
        if "problem" in wanted.fields:
            check_document(self._document)
        return matching(wanted, self._document.table, filter_facts_for(self._document, wanted.fields))


@contextmanager
def _opened(
    source: Source, encoding: str | None, *, index_url: str | None = None, is_check: bool = False
) -> Iterator[Document]:
    """Open a source for the duration of a `with` block, and remove temporary files of content or downloads afterwards.

    Args:
        source: Path, URL or content.
        encoding: Encoding of files that are valid neither in the encoding that they declare nor in UTF-8.
        index_url: URL of the sitemap or the index.
        is_check: Whether a malformed file yields a set with that problem instead of raising `ReadError`.
    """
    how = ReadOptions(encoding=encoding)
    with ExitStack() as stack:
        if isinstance(source, bytes):
            paths: tuple[Path, ...] = (Path(stack.enter_context(TemporaryDirectory()), "sitemap.xml"),)
            if source[:2] == b"\x1f\x8b":
                paths = (paths[0].with_suffix(".xml.gz"),)
            paths[0].write_bytes(source)
        elif isinstance(source, str) and source.lower().startswith(("https://", "http://")):
            paths = download_set(source, Path(stack.enter_context(TemporaryDirectory())))
        else:
            paths = (Path(source),)
        try:
            document = open_merged(paths, how) if len(paths) > 1 else open_path(paths[0], how, index_url=index_url)
        except ReadError as error:
            unreadable = unreadable_set(paths[0], error) if is_check else None
            if unreadable is None:
                raise
            document = unreadable
        if isinstance(source, bytes):
            document.label = "<bytes>"
        yield document


def _refuse_incomplete(document: Document) -> None:
    """Raise the error of the first file that was not read completely, if any."""
    for file in (document.index, *document.sitemaps):
        reason = None if file is None else getattr(file, "error", None) or file.read_only_reason
        if reason is not None:
            raise reason


def _entries(document: Document, *, with_extensions: bool) -> pl.DataFrame:
    """Return all entries with their fields and the name of their sitemap; `with_extensions` adds their XML."""
    table = document.table
    names = {sitemap.id: sitemap.name for sitemap in document.sitemaps}
    rows = table.rows(table.order, [*FIELD_NAMES, "sitemap"]).with_columns(
        pl.col("sitemap").replace_strict(names, return_dtype=pl.String)
    )
    if with_extensions:
        sparse = table.extensions_of(table.order)
        rows = rows.with_row_index("entry").join(sparse, on="entry", how="left", maintain_order="left")
        rows = rows.select(*FIELD_NAMES, "sitemap", extensions="xml")
    return rows


def _document_of(entries: pl.DataFrame) -> Document:
    """Return a new document with one sitemap of entries; raise `RequestError` without `loc` or for other types."""
    chosen: dict[str, Any] = {}
    for name in (*FIELD_NAMES, "extensions"):
        if name in entries.columns:
            if entries.schema[name] not in (pl.String, pl.Null):
                raise RequestError(
                    untranslated(
                        "The column “{name}” is of type {type}, not String.", name=name, type=entries.schema[name]
                    )
                )
            chosen[name] = entries[name].cast(pl.String)
    if "loc" not in chosen:
        raise RequestError(untranslated("The entries have no column “loc”."))
    xml = chosen.pop("extensions", pl.Series([], dtype=pl.String))
    extensions = pl.DataFrame({"entry": np.arange(len(xml), dtype=np.uint32), "xml": xml}).drop_nulls("xml")
    document = new_document()
    slots = document.add_entries(entry_frame(chosen), sitemap=0, extensions=extensions.cast(EXTENSION_SCHEMA))
    document.do(InsertEntries(np.arange(len(slots)), slots))
    return document


def _profile(name: str) -> Profile:
    """Return the profile with a name; raise `RequestError` if it does not exist."""
    if name not in PROFILES:
        hint = untranslated("The profiles are {names}.", names=", ".join(PROFILES))
        raise RequestError(untranslated("“{name}” is not a profile.", name=name), hint=hint)
    return PROFILES[name]


def _refuse_existing(paths: Sequence[Path], *, overwrite: bool) -> None:
    """Raise `WriteError` if one of the files exists, unless they may be replaced."""
    existing = None if overwrite else next((path for path in paths if path_exists(path)), None)
    if existing is not None:
        hint = untranslated("Give overwrite=True to replace it.")
        raise WriteError(untranslated("“{path}” already exists.", path=existing), hint=hint, path=existing)
