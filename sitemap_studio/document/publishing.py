"""Plan the publication of a set: lines for robots.txt, files to upload, and changed URLs.

Sitemap Protocol 0.9, “Informing search engine crawlers”.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import quote, unquote

import polars as pl

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import ReadError, RequestError, WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import is_file, path_exists
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.base_url import base_folder_url, infer_base_url
from sitemap_studio.document.comparing import ADDED, CHANGED, REMOVED, RENAMED, ComparedSet, compare_sets
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import SetShape, refuse_while_reading
from sitemap_studio.protocol.robots_files import RobotsFile
from sitemap_studio.protocol.url_syntax import WEB_ORIGIN, folder_address, is_web, split_loc
from sitemap_studio.sources.robots_txt import read_robots

FileState = Literal["new", "changed", "unchanged", "removed"]


@dataclass(frozen=True)
class UploadFile:
    """A file of the set.

    Attributes:
        path: Relative to the folder of the set, with slashes.
        state: Whether it differs from the file of the earlier version.
        n_added: Entries that the earlier version lacks.
        n_changed: Entries with other values or another URL.
        n_removed: Entries that the earlier version of the file has, and the set lacks.
    """

    path: str
    state: FileState
    n_added: int = 0
    n_changed: int = 0
    n_removed: int = 0


@dataclass(frozen=True)
class PublishPlan:
    """Plan of a publication.

    Attributes:
        sitemap_urls: URL of the index, or of each sitemap without one, for robots.txt.
        changed: URLs that are new or changed since the earlier version, in the order of the set; all without one.
        removed: URLs that the earlier version has, and the set lacks.
        files: All files of the set with their state, also unchanged ones, and files of the earlier version to remove.
        incomplete: Values of `loc` of new and changed entries that are not complete URLs.
    """

    sitemap_urls: tuple[str, ...]
    changed: tuple[str, ...]
    removed: tuple[str, ...]
    files: tuple[UploadFile, ...]
    incomplete: tuple[str, ...] = ()

    @property
    def robots_lines(self) -> list[str]:
        """The “Sitemap:” lines for robots.txt."""
        return [f"Sitemap: {url}" for url in self.sitemap_urls]


def plan_publishing(
    document: Document, since: Document | None = None, *, progress: Progress | None = None
) -> PublishPlan:
    """Plan the publication of a set: of all files and URLs, or of changes since an earlier version; nothing is written.

    Raises:
        RequestError: The set has no known URL, and none can be inferred.
        BusyError: Files of the set are still being read.
        ReadError: A file can no longer be read.
        Cancelled: The user asked to stop.
    """
    refuse_while_reading(document.sitemaps)
    sitemap_urls = sitemap_urls_of(document)
    if since is None:
        urls, incomplete = split_urls(document.table.locs())
        return PublishPlan(sitemap_urls, urls, (), _upload_all_files(document), incomplete)
    lines = (
        compare_sets(ComparedSet.from_document(since), ComparedSet.from_document(document), progress)
        .ignoring_sitemaps()
        .lines
    )
    changed, removed, incomplete = _changed_urls(document, since, lines)
    return PublishPlan(sitemap_urls, changed, removed, _files_since(document, since, lines), incomplete)


def sitemap_urls_of(document: Document) -> tuple[str, ...]:
    """Return the URL of the index, or of each sitemap without one, known or inferred.

    Raises:
        RequestError: It is not known, and can't be inferred.
    """
    address = document.base_url or infer_base_url(document)
    if address is None:
        raise RequestError(msg("The URL of the set is not known."))
    if document.shape is SetShape.FOLDER:
        address = folder_address(address)
    elif not address.endswith("/"):
        return (address,)
    if document.shape is not SetShape.FOLDER:
        return (address + _escaped_name(document.name),)
    return tuple(address + _escaped_name(sitemap.file_name or sitemap.name) for sitemap in document.sitemaps)


def _escaped_name(name: str) -> str:
    """Return the name of a file as part of a URL, with each byte that is not valid UTF-8 escaped, too."""
    return quote(name, errors="surrogateescape")


def download_set(url: str, folder: Path, *, progress: Progress | None = None) -> tuple[Path, ...]:
    """Download a set into a folder; return the files to open: the index or the sitemaps.

    Raises:
        ReadError: A file can't be fetched.
        RequestError: The URL is not a web URL.
        Cancelled: The user asked to stop.
    """
    # Loaded when it is needed: aiohttp would make every start slower.
    from sitemap_studio.sources.site_fetch import fetch_sitemaps

    report = fetch_sitemaps(url, folder, progress=progress)
    for file in report.files:
        if file.state == "failed":
            raise ReadError(msg("“{url}” can't be fetched: {reason}", url=file.url, reason=file.reason or ""))
    return tuple(folder / path for path in report.start)


def add_sitemaps_to_robots(path: Path, sitemap_urls: Iterable[str], *, is_dry_run: bool = False) -> int:
    """Add a line to a robots.txt for each URL that it does not list, and return the number of lines.

    Args:
        path: The file, which need not exist.
        sitemap_urls: URLs of sitemaps.
        is_dry_run: Whether to count only, without writing.

    Raises:
        ReadError: The file can't be read, or is not a text file.
        WriteError: It can't be written.
    """
    robots = read_robots(path) if path_exists(path) else RobotsFile(b"")
    # A compressed file would be replaced by its uncompressed content.
    if path_exists(path) and path.stat().st_size != len(robots.data):
        raise ReadError(msg("“{name}” is not a text file.", name=path.name), path=path)
    extended = robots.with_sitemaps(sitemap_urls)
    n_added = len(extended.sitemaps) - len(robots.sitemaps)
    if n_added and not is_dry_run:
        replace_file(path, extended.data)
    return n_added


def _has_content(path: Path, data: bytes) -> bool:
    """Return whether a file has exactly this content; False for folders, and for files that can't be read."""
    try:
        return is_file(path) and path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False


def _changed_urls(document: Document, since: Document, lines: pl.DataFrame) -> tuple[tuple[str, ...], ...]:
    """Return new or changed URLs, removed URLs, and new values of `loc` that are not complete URLs."""
    after = lines.filter(pl.col("kind").is_in([ADDED, CHANGED, RENAMED]))["after_position"].drop_nulls().unique().sort()
    before = lines.filter(pl.col("kind").is_in([REMOVED, RENAMED]))["before_position"].drop_nulls().unique().sort()
    locs, old = (pl.Series(each.table.locs(), dtype=pl.String) for each in (document, since))
    present = set(complete_urls(locs))
    removed = tuple(url for url in complete_urls(old.gather(before)) if url not in present)
    changed, incomplete = split_urls(locs.gather(after))
    return changed, removed, incomplete


def complete_urls(locs: pl.Series | Sequence[str | None]) -> tuple[str, ...]:
    """Return the distinct complete URLs among values of loc, trimmed, in order."""
    return split_urls(locs)[0]


def split_urls(locs: pl.Series | Sequence[str | None]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the complete URLs among values of loc, and the other values except empty ones.

    Values are trimmed, and repeated values are returned once.
    """
    urls = pl.Series(locs, dtype=pl.String).str.strip_chars().drop_nulls().unique(maintain_order=True)
    # Completeness depends on the text before the path, and sets have few distinct ones.
    origins = urls.str.extract(WEB_ORIGIN)
    web_origins = [origin for origin in origins.drop_nulls().unique() if is_web(origin)]
    are_complete = origins.is_in(web_origins).fill_null(value=False)
    return tuple(urls.filter(are_complete)), tuple(urls.filter(~are_complete & (urls != "")))


def key_file_path(document: Document, location: str) -> Path:
    """Return the path in the folder of the set for the IndexNow key file with a URL.

    A file whose URL is in a subfolder of the set's URL is in that subfolder.

    Raises:
        RequestError: The last part of the URL can't be the name of a file.
    """
    folder, base = document.folder or Path(), base_folder_url(document)
    names = [unquote(name) for name in split_loc(location)[2].split("/")]
    if not _is_file_name(names[-1]):
        raise RequestError(msg("“{name}” can't be the name of a key file.", name=names[-1]))
    if base is not None and location.startswith(base):
        below = names[split_loc(base)[2].count("/") :]
        if all(map(_is_file_name, below)):
            return folder.joinpath(*below)
    return folder / names[-1]


def _is_file_name(name: str) -> bool:
    """Return whether a name is a file name without separators, which can't lead to another folder."""
    return name not in ("", ".", "..") and not set(name) & set("/\\:\0")


def write_key_file(path: Path, key: str) -> None:
    """Write a key file; an existing file must have the same content.

    Raises:
        WriteError: The file can't be written, or a file with other content has that name.
    """
    if path_exists(path) and not _has_content(path, key.encode()):
        raise WriteError(msg("“{name}” already exists.", name=path.name), hint=msg("Choose another name."), path=path)
    replace_file(path, key.encode())


def _upload_all_files(document: Document) -> tuple[UploadFile, ...]:
    """Return all existing files of the set as new."""
    return tuple(UploadFile(name, "new") for name in _existing_files(document))


def _files_since(document: Document, since: Document, lines: pl.DataFrame) -> tuple[UploadFile, ...]:
    """Return the files of the set and of its earlier version, with their state and numbers of differing entries.

    Args:
        document: The set.
        since: The earlier version.
        lines: Their differences.
    """
    paths, old = _existing_files(document), _existing_files(since)
    added, changed = (
        _count_by_file(document, lines, kinds, "after_position") for kinds in ([ADDED], [CHANGED, RENAMED])
    )
    removed = _count_by_file(since, lines, [REMOVED], "before_position")
    if len(paths) == len(old) == 1 and SetShape.FOLDER not in (document.shape, since.shape):
        # The earlier version of a single file may have any name.
        old = dict(zip(paths, old.values(), strict=True))
        removed = dict(zip(paths, removed.values(), strict=False))
    files = []
    for name in (*paths, *(name for name in old if name not in paths)):
        state: FileState = "removed"
        if name in paths:
            is_same = name in old and _read_content(paths[name]) == _read_content(old[name])
            state = "new" if name not in old else "unchanged" if is_same else "changed"
        files.append(UploadFile(name, state, added.get(name, 0), changed.get(name, 0), removed.get(name, 0)))
    return tuple(files)


def _read_content(path: Path) -> bytes:
    """Return the bytes of a file; raise a `ReadError` if it can't be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        message = msg("“{name}” can't be read: {reason}.", name=path.name, reason=system_reason(error))
        raise ReadError(message, path=path) from error


def _count_by_file(document: Document, lines: pl.DataFrame, kinds: list[str], column: str) -> dict[str, int]:
    """Count the entries with some kinds of differences by the path of the file that they are in.

    Args:
        document: The version that the positions refer to.
        lines: The differences.
        kinds: The kinds to count.
        column: Column with the positions.
    """
    positions = lines.filter(pl.col("kind").is_in(kinds))[column].drop_nulls().unique()
    sitemaps = document.table.rows(document.table.order[positions.to_numpy()], ["sitemap"])["sitemap"]
    counts = dict(sitemaps.value_counts().iter_rows())
    return {
        _relative_path(document, sitemap.path): counts[sitemap.id]
        for sitemap in document.sitemaps
        if sitemap.path is not None and sitemap.id in counts
    }


def _existing_files(document: Document) -> dict[str, Path]:
    """Return the files of a set that exist, by their path relative to its folder."""
    found = [document.index.path if document.index is not None else None, *(each.path for each in document.sitemaps)]
    return {_relative_path(document, path): path for path in found if path is not None and is_file(path)}


def _relative_path(document: Document, path: Path) -> str:
    """Return the path of a file relative to the folder of the set, with slashes; only its name if it is elsewhere."""
    folder = document.folder
    if folder is not None and path.is_relative_to(folder):
        return path.relative_to(folder).as_posix()
    return path.name
