"""Fetch of the sitemaps of a site into a folder, the working copy.

Only requested files are downloaded: robots.txt, sitemaps with common names, an index, and the files that it lists. A
file is written when its download is complete; failed files are reported.
"""

from __future__ import annotations

import asyncio
import hashlib
import mmap
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal
from urllib.parse import quote, unquote, urljoin, urlsplit, urlunsplit

from sitemap_studio.core.atomic_write import remove_file, replace_file
from sitemap_studio.core.errors import Cancelled, ReadError, RequestError, StudioError, WriteError, system_reason
from sitemap_studio.core.messages import Message, as_message, msg, plural
from sitemap_studio.core.paths import DEVICE_NAME, HAS_DEVICE_NAMES
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.container import GZIP_MAGIC, compress, read_container
from sitemap_studio.formats.reading import is_web_page, read_sitemap, root_name
from sitemap_studio.protocol.robots_files import RobotsFile
from sitemap_studio.protocol.url_syntax import incomplete_url_error, is_web, stripped, web_host
from sitemap_studio.sources.download import (
    Downloader,
    FetchError,
    FetchOptions,
    Response,
    build_request_url,
    run_until_cancelled,
)
from sitemap_studio.sources.fetched_copies import (
    STATE_FILE,
    FetchedCopies,
    FetchedCopy,
    is_inner_path,
    join_without_password,
    read_or_rename_copies,
    read_regular_file,
    without_password,
    write_copies,
)

COMMON_SITEMAP_NAMES: Final = (
    "sitemap.xml", "sitemap_index.xml", "sitemap-index.xml", "sitemap.xml.gz", "sitemap_index.xml.gz",
    "sitemap-index.xml.gz", "wp-sitemap.xml", "sitemapindex.xml", "sitemaps.xml", "sitemap", "sitemap/",
    "sitemap/sitemap.xml", "sitemap/sitemap-index.xml", "sitemaps/sitemap.xml", "sitemap.txt", "sitemap.php",
    "sitemap-0.xml", "sitemap1.xml", ".sitemap.xml", "admin/config/search/xmlsitemap",
    "sitemap_news.xml", "sitemap-news.xml", "sitemap_news.xml.gz", "sitemap-news.xml.gz",
)  # fmt: skip
"""Common names of sitemaps, for sites whose robots.txt names none, in the order in which they are opened.

Names that ultimate-sitemap-parser 1.x requests, and default names of WordPress, Yoast SEO, Jekyll, Hugo, Next.js,
Astro, Gatsby, Drupal and XML-Sitemaps.com.
"""

_NAME_SITEMAP: Final = msg("If the sitemap is elsewhere, enter its URL.")

FetchState = Literal["new", "changed", "unchanged", "failed"]

_MAX_NAME_BYTES: Final = 200
_FORBIDDEN_IN_NAMES: Final = '/\\<>:"|?*' if HAS_DEVICE_NAMES else "/\\"
_QUERY_MARK: Final = "@" if HAS_DEVICE_NAMES else "?"
_HEAD_BYTES: Final = 1 << 16
_MAX_FOLDERS: Final = 64
_SUFFIXES: Final = re.compile(r"(?:[.][A-Za-z0-9]{1,5}){1,2}$")
_UNPARSED_ROOTS: Final = frozenset({b"urlset", b"rss", b"RDF", b"feed"})
"""Root elements of files that are recognized without parsing; indexes are parsed for the files that they list."""

_MISSING_STATUSES: Final = frozenset({404, 410})
"""Statuses of URLs that do not exist."""


@dataclass(frozen=True, slots=True)
class FetchedFile:
    """Result of fetching one URL.

    Attributes:
        url: The URL as listed, without user name and password.
        state: Whether it was downloaded, and whether it differs from the previous copy.
        path: Path of the copy, relative to the folder; empty without a copy.
        status: Status of the last response; 0 without a response.
        reason: Reason of a failure.
        n_bytes: Number of downloaded bytes.
        nested_in: URL of the outer index, for an index within an index.
    """

    url: str
    state: FetchState
    path: str = ""
    status: int = 0
    reason: Message | None = None
    n_bytes: int = 0
    nested_in: str = ""

    @property
    def is_edited_copy(self) -> bool:
        """Whether it was downloaded but not stored, because an edited copy or another file has its path."""
        return self.state == "failed" and self.n_bytes > 0


@dataclass(frozen=True)
class FetchReport:
    """Result of fetching the sitemaps of a site.

    Attributes:
        start: Paths of the files to open, relative to the folder: the indexes, else the sitemaps.
        url: URL of the first of these files, which is the URL of the set.
        files: The result for each URL, in the order of discovery.
        robots: The site's robots.txt, which is copied, too; None if it does not exist or was not requested.
        notices: Further notices for the user.
    """

    start: tuple[str, ...]
    url: str
    files: tuple[FetchedFile, ...]
    robots: FetchedFile | None = None
    notices: tuple[Message, ...] = ()


class FetchFailedError(ReadError):
    """Error if no sitemap could be downloaded; `requests` has the result of each request."""

    def __init__(self, message: str, *, requests: Sequence[FetchedFile] = (), **details: Any) -> None:
        super().__init__(message, **details)
        self.requests = tuple(requests)


def fetch_sitemaps(
    url: str, folder: Path, *, options: FetchOptions | None = None, progress: Progress | None = None
) -> FetchReport:
    """Download the sitemaps of a site as copies into a folder, with a state file of their URLs.

    Args:
        url: A site, a robots.txt, an index or a sitemap; the default scheme is https. Its user name and password are
            sent only to its scheme, host and port, and are not stored.
        folder: The folder for the copies; created if it does not exist.
        options: Limits.
        progress: Counts files; can stop the function. Complete files are kept.

    Raises:
        RequestError: The URL is not a web URL.
        FetchFailedError: No sitemap could be fetched.
        WriteError: The folder can't be written.
        Cancelled: The user asked to stop.
    """
    start = _complete_url(url)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        copies, damaged = read_or_rename_copies(folder)
    except OSError as error:
        raise WriteError(
            msg("“{name}” can't be created: {reason}.", name=folder.name or folder, reason=system_reason(error)),
            path=folder,
        ) from error
    progress, options, notices = progress or Progress(), options or FetchOptions(), list[Message]()
    if damaged is not None:
        notices.append(
            msg(
                "“{name}” was damaged and is now “{new}”. All files are downloaded again.",
                name=STATE_FILE,
                new=damaged.name,
            )
        )
    try:
        with TemporaryDirectory(prefix="sitemap-studio-", ignore_cleanup_errors=True) as temporary:
            run = _FetchRun(start, folder, copies, Path(temporary), options, progress)
            report = asyncio.run(run_until_cancelled(run.run(), progress))
    except OSError as error:
        raise WriteError(msg("The temporary folder can't be used: {reason}.", reason=system_reason(error))) from error
    return replace(report, notices=tuple(notices))


def _complete_url(url: str) -> str:
    """Return a typed URL with scheme and path, without its fragment.

    Raises:
        RequestError: It has no valid host, or is not a web URL.
    """
    text = url.strip()
    text = text if "://" in text else f"https://{text}"
    if web_host(text) is None:
        raise incomplete_url_error(without_password(url))
    parts = urlsplit(text)
    return urlunsplit(parts._replace(path=parts.path or "/", fragment=""))


class _FetchRun:
    """State of one fetch: the known copies, the discovered URLs, and their results."""

    def __init__(
        self,
        start: str,
        folder: Path,
        copies: FetchedCopies,
        temporary: Path,
        options: FetchOptions,
        progress: Progress,
    ) -> None:
        """Create the state of a fetch without sending a request.

        Args:
            start: URL to start from, perhaps with user name and password.
            folder: Folder of the copies.
            copies: The copies of an earlier fetch in the folder.
            temporary: Folder for incomplete downloads.
            options: Limits.
            progress: Counts files.
        """
        self._start, self._start_with_user = without_password(start), start
        self._folder, self._temporary = folder, temporary
        self._options, self._progress = options, progress
        self._copies, self._names = copies, _LocalNames(copies)
        self._files: dict[str, FetchedFile | None] = {}
        self._listed: dict[str, tuple[str, ...]] = {}
        self._n_done = 0

    async def run(self) -> FetchReport:
        """Fetch the sitemaps, write the state of the copies, and return the report."""
        try:
            downloader = Downloader(self._start_with_user, self._options, self._progress)
        except FetchError as error:
            raise RequestError(error.reason, hint=msg("For example https://www.example.com/.")) from error
        # One folder for each concurrent request, so that equal file names do not collide.
        self._free_folders = asyncio.Queue[Path]()
        for number in range(min(self._options.concurrency, self._options.max_files)):
            self._free_folders.put_nowait(self._temporary / str(number))
            (self._temporary / str(number)).mkdir()
        async with downloader as self._downloader:
            try:
                robots, roots = await self._fetch_set()
                self._copies.start = tuple(file.path for file in roots)
                self._copies.url = self._start
            finally:
                # After a cancellation, complete files are still recorded as copies.
                if self._copies.files:
                    write_copies(self._folder, self._copies)
        files = tuple(file for file in self._files.values() if file is not None)
        return FetchReport(self._copies.start, roots[0].url, files, robots)

    async def _fetch_set(self) -> tuple[FetchedFile | None, list[FetchedFile]]:
        """Fetch robots.txt and all sitemaps; return the result for robots.txt or None, and the files to open.

        The files to open are the first sitemaps, except sitemaps that another one of them lists.
        """
        self._progress.begin(urlsplit(self._start).hostname or "", 0)
        robots, roots = await self._fetch_roots()
        await self._fetch_listed(roots)
        listed = {loc for root in roots for loc in self._listed.get(root.url, ()) if loc != root.url}
        # A sitemap found by a common name may be listed in an index found by another common name.
        return robots, [root for root in roots if root.url not in listed] or roots

    async def _fetch_roots(self) -> tuple[FetchedFile | None, list[FetchedFile]]:
        """Fetch robots.txt, unless the user named a sitemap, and the first sitemaps; return both results.

        The first sitemaps are the one that the user named, else the sitemaps in robots.txt, else files with common
        names.

        Raises:
            FetchFailedError: No sitemap could be fetched.
        """
        path = urlsplit(self._start).path
        is_robots = path.rpartition("/")[2].lower() == "robots.txt"
        if path != "/" and not is_robots:
            found = await self._fetch_urls([self._start])
            if found[0].state == "failed":
                raise self._no_sitemap_error(found)
            return None, found
        url = self._start if is_robots else urljoin(self._start, "/robots.txt")
        robots, named = await self._fetch_robots(url)
        has_copy = bool(robots.path or robots.n_bytes)
        if not has_copy and (is_robots or not robots.status):
            # Without any response, requests of other names would fail, too.
            raise self._no_sitemap_error([robots])
        if has_copy:
            self._files[url] = robots
        found = await self._fetch_urls(each for each in named if each not in self._files)
        roots = [file for file in found if file.state != "failed"]
        if not roots and not any(file.n_bytes for file in found):
            tried = await self._fetch_common_names()
            roots = await asyncio.to_thread(self._remove_duplicates, tried)
            # Downloads that can't replace an existing file are reported.
            is_blocked = {file.url for file in tried if file.state == "failed" and file.n_bytes}
            unused = {file.url for file in tried if file not in roots} - is_blocked
            for each in unused:
                del self._files[each]
            self._names.release_paths(unused)
            found += tried
        if not roots:
            raise self._no_sitemap_error([robots, *found])
        return robots if has_copy else None, roots

    async def _fetch_common_names(self) -> list[FetchedFile]:
        """Fetch sitemaps with common names at the root of the site, and return all results, also failures."""
        usual = (join_without_password(self._start, f"/{name}") for name in COMMON_SITEMAP_NAMES)
        return await self._fetch_urls(url for url in usual if url not in self._files)

    def _remove_duplicates(self, files: Iterable[FetchedFile]) -> list[FetchedFile]:
        """Return one of the downloaded files for each content; delete the new copies of its duplicates."""
        found = dict[tuple[int, int], FetchedFile]()
        for file in files:
            if file.state == "failed":
                continue
            container = read_container(self._folder / file.path, ceilings=self._options.ceilings)
            if found.setdefault((container.checksum, len(container.data)), file) is not file and file.state == "new":
                remove_file(self._folder / file.path)
                del self._copies.files[file.url]
        return list(found.values())

    async def _fetch_robots(self, url: str) -> tuple[FetchedFile, list[str]]:
        """Fetch robots.txt and store a copy; return the result, and the unique URLs of sitemaps that it names."""
        target = self._temporary / "robots.txt"
        try:
            answer = await self._downloader.download(url, target, {})
            data = target.read_bytes()
            if is_web_page(data):
                raise FetchError(msg("“{name}” is a web page (HTML).", name="robots.txt"), 200)
        except FetchError as error:
            return FetchedFile(url, "failed", status=error.status, reason=error.reason), []
        path = self._names.assign_path(url, None)
        try:
            file = await asyncio.to_thread(self._store_copy, url, path, target, answer)
        except (FetchError, WriteError, OSError) as error:
            # The sitemaps that it names are known nevertheless.
            file = FetchedFile(url, "failed", status=200, reason=_storage_failure(error), n_bytes=len(data))
        named = (join_without_password(url, stripped(each)) for each in RobotsFile(data).sitemaps)
        return file, list(dict.fromkeys(named))

    def _no_sitemap_error(self, requests: Sequence[FetchedFile]) -> FetchFailedError:
        """Return the error for the case that there is no sitemap to open, with the results of all requests."""
        hint: str = _NAME_SITEMAP if any(file.status for file in requests) else ""
        blocked = next((file for file in requests if file.state == "failed" and file.n_bytes), None)
        if blocked is not None:
            hint = msg("Choose another folder.")
        if blocked is not None or len(requests) == 1:
            url, file = (blocked.url, blocked) if blocked else (self._start, requests[0])
            message = msg("“{url}” can't be fetched: {reason}", url=url, reason=file.reason or "")
        elif any(file.status in _MISSING_STATUSES for file in requests):
            message = msg("No sitemaps found at {url}.", url=self._start)
        else:
            message = msg("No sitemap of {url} could be downloaded.", url=self._start)
        return FetchFailedError(message, hint=hint, requests=requests)

    async def _fetch_listed(self, roots: Sequence[FetchedFile]) -> None:
        """Fetch the files that indexes and nested indexes list, each once, up to the maximum number of files."""
        queue = list(roots)
        for index in queue:
            new = [loc for loc in dict.fromkeys(self._listed.get(index.url, ())) if loc not in self._files]
            allowed = max(0, self._options.max_files - len(self._files))
            for loc in new[allowed:]:
                self._files[loc] = FetchedFile(loc, "failed", reason=msg("There are too many files."))
            self._progress.begin(index.url, len(new))
            for child in await self._fetch_urls(new[:allowed], index):
                if child.url in self._listed:
                    self._files[child.url] = replace(child, nested_in=index.url)
                    queue.append(child)

    async def _fetch_urls(self, urls: Iterable[str], index: FetchedFile | None = None) -> list[FetchedFile]:
        """Fetch URLs concurrently, record their results, and return them in order.

        `index` is the index that lists the URLs. A cancellation stops all requests.
        """

        async def fetch(url: str) -> FetchedFile:
            """Fetch a URL by means of a free temporary folder, record the result, and count it in the progress."""
            folder = await self._free_folders.get()
            try:
                self._progress.check()
                file = await self._fetch_file(url, index, folder)
            finally:
                self._free_folders.put_nowait(folder)
            self._files[url] = file
            self._n_done += 1
            self._progress.advance()
            self._update_progress_text()
            return file

        urls = list(urls)
        self._files.update(dict.fromkeys(urls))
        self._update_progress_text()
        tasks = [asyncio.ensure_future(fetch(url)) for url in urls]
        try:
            return list(await asyncio.gather(*tasks))
        except BaseException:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            raise

    async def _fetch_file(self, url: str, index: FetchedFile | None, temporary: Path) -> FetchedFile:
        """Download a file and store its copy, unless the copy is up to date; return the result, also of a failure."""
        try:
            build_request_url(url)
            path = self._names.assign_path(url, index)
            known, conditions = self._copies.files.get(url), dict[str, str]()
            if known is not None and await asyncio.to_thread(self._is_unchanged_copy, url, path):
                conditions = {"If-None-Match": known.etag, "If-Modified-Since": known.last_modified}
            # Error messages quote the name of the file.
            target = temporary / path.rpartition("/")[2]
            try:
                sent = {name: value for name, value in conditions.items() if value}
                answer = await self._downloader.download(url, target, sent)
                self._update_progress_text()
                return await asyncio.to_thread(self._examine_and_store, url, path, target, answer)
            finally:
                with suppress(OSError):
                    target.unlink(missing_ok=True)
        except FetchError as error:
            return FetchedFile(url, "failed", status=error.status, reason=error.reason)
        except Cancelled:
            raise
        except (StudioError, OSError, ValueError) as error:
            return FetchedFile(url, "failed", status=200, reason=_storage_failure(error))

    def _examine_and_store(self, url: str, path: str, downloaded: Path, answer: Response) -> FetchedFile:
        """Store a download as the copy of a URL, and record what an index lists.

        Raises:
            FetchError: The download is not a sitemap, a list or a feed.
        """
        known = self._copies.files.get(url)
        if answer.is_unchanged and known is not None:
            self._examine_file(url, self._folder / known.path)
            return FetchedFile(url, "unchanged", known.path, 304)
        self._examine_file(url, downloaded)
        if answer.is_gzip_coded and path.lower().endswith((".gz", ".gzip")):
            data = downloaded.read_bytes()
            # The server removed the compression of the file in favor of the transfer compression.
            if not data.startswith(GZIP_MAGIC):
                downloaded.write_bytes(compress(data))
        return self._store_copy(url, path, downloaded, answer)

    def _examine_file(self, url: str, file: Path) -> None:
        """Record the URLs that a file lists if it is an index; raise a `FetchError` if it is not a sitemap."""
        ceilings = self._options.ceilings
        with file.open("rb") as opened:
            head = opened.read(_HEAD_BYTES)
        if is_web_page(head):
            raise FetchError(msg("“{name}” is a web page (HTML), not a sitemap.", name=file.name), 200)
        if root_name(head) in _UNPARSED_ROOTS:
            return
        container = read_container(file, ceilings=ceilings)
        is_cut_off = any(repair.rule == "gzip-cut-off" for repair in container.repairs)
        if container.read_only_reason is not None or is_cut_off:
            raise FetchError(
                msg("“{name}” is incomplete or damaged: its gzip data can't be decompressed.", name=file.name), 200
            )
        if is_web_page(container.data):
            raise FetchError(msg("“{name}” is a web page (HTML), not a sitemap.", name=file.name), 200)
        if root_name(container.data) in _UNPARSED_ROOTS:
            return
        reading = read_sitemap(container, ceilings=ceilings)
        locs = reading.entries["loc"].drop_nulls()
        if reading.kind == "index":
            self._listed[url] = tuple(join_without_password(url, text) for loc in locs if (text := stripped(loc)))
        elif reading.kind in ("text", "csv") and (head[:2] == b"#!" or not (len(locs) and is_web(stripped(locs[0])))):
            # Other text files often contain lines that look like URLs.
            raise FetchError(msg("“{name}” is not a sitemap.", name=file.name), 200)

    def _is_unchanged_copy(self, url: str, path: str) -> bool:
        """Return whether the file at a path is the recorded copy of a URL, without edits."""
        known = self._copies.files.get(url)
        return known is not None and known.path == path and self._file_digest(self._folder / path) == known.digest

    def _file_digest(self, path: Path) -> str:
        """Return the SHA-256 digest of a regular file; empty if it can't be read or is too large."""
        try:
            data = read_regular_file(path.resolve(), self._options.max_file_bytes)
        except (OSError, RuntimeError, ValueError):
            return ""
        return "" if data is None else hashlib.sha256(data).hexdigest()

    def _store_copy(self, url: str, path: str, downloaded: Path, answer: Response) -> FetchedFile:
        """Write the copy of a URL, unless an edited copy or another file exists at its path; return the result.

        Raises:
            FetchError: The copy would be outside the folder.
            WriteError: The copy can't be written.
        """
        target = self._folder / path
        self._refuse_outside(target)
        with downloaded.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            digest = hashlib.sha256(data).hexdigest()
            copy, n_bytes = FetchedCopy(path, digest, answer.etag, answer.last_modified), len(data)
            if self._file_digest(target) == digest:
                self._copies.files[url] = copy
                return FetchedFile(url, "unchanged", path, 200, n_bytes=n_bytes)
            is_new = not os.path.lexists(target)
            if not (is_new or self._options.overwrites or self._is_unchanged_copy(url, path)):
                reason = msg("“{name}” already exists and is not an unchanged copy, so it was not replaced.", name=path)
                return FetchedFile(url, "failed", status=200, reason=reason, n_bytes=n_bytes)
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                name, why = target.parent.name, system_reason(error)
                raise FetchError(msg("“{name}” can't be created: {reason}.", name=name, reason=why), 200) from error
            replace_file(target, data)  # type: ignore[arg-type]  # any buffer will do
        self._copies.files[url] = copy
        return FetchedFile(url, "new" if is_new else "changed", path, 200, n_bytes=n_bytes)

    def _refuse_outside(self, target: Path) -> None:
        """Raise a `FetchError` for a path that leads out of the folder through links, or to a hidden file."""
        root = os.path.realpath(self._folder)
        real = os.path.relpath(os.path.realpath(target), root).replace(os.sep, "/")
        if not is_inner_path(real):
            raise FetchError(msg("“{name}” leads out of the folder, so it was not written.", name=target.name), 200)

    def _update_progress_text(self) -> None:
        """Show the numbers of downloaded files and bytes in the progress."""
        self._progress.what = plural(
            "{done:,} of one file, {size:,.1f} MB", "{done:,} of %n files, {size:,.1f} MB",
            len(self._files), done=self._n_done, size=self._downloader.n_bytes / 1_000_000,
        )  # fmt: skip


def _storage_failure(error: Exception) -> Message:
    """Return the reason, for the user, why a download could not be stored."""
    if isinstance(error, FetchError):
        return error.reason
    if isinstance(error, StudioError):
        return as_message(error.message)
    why = system_reason(error) if isinstance(error, OSError) else str(error)
    return msg("The file can't be stored: {reason}.", reason=why)


class _LocalNames:
    """Registry of the paths of copies, unique without regard to case; no path is a parent folder of another one."""

    def __init__(self, copies: FetchedCopies) -> None:
        """Reserve the paths of the known copies."""
        self._copies = copies
        self._url_of_path: dict[str, str] = {}
        self._folders = Counter[str]()
        self._numbers = Counter[str]()
        for url, copy in copies.files.items():
            self._reserve(copy.path, url)

    def assign_path(self, url: str, index: FetchedFile | None) -> str:
        """Choose and reserve the path of the copy of a URL, relative to the folder of the copies, and return it.

        Args:
            url: The URL.
            index: The index that lists the URL; the copy is in the folder of that index, at the same relative path as
                on the site. None for a file to open, which is directly in the folder of the copies.
        """
        known = self._copies.files.get(url)
        if known is not None and self._url_of_path.get(known.path.casefold()) == url:
            return known.path
        parts, base = urlsplit(url), urlsplit(index.url if index is not None else url)
        folder = base.path[: base.path.rfind("/") + 1] if index is not None else ""
        is_below = (parts.scheme, parts.netloc) == (base.scheme, base.netloc) and parts.path.startswith(folder)
        path = parts.path.removeprefix(folder) if is_below else parts.path
        names = [_safe_file_name(name) for name in path.split("/") if unquote(name) not in {"", ".", ".."}]
        if parts.query:
            names[-1:] = [_safe_file_name(f"{names[-1] if names else 'index'}{_QUERY_MARK}{parts.query}")]
        names = names or ["sitemap.xml"]
        flat = _shorten_name("-".join([_safe_file_name(parts.hostname or ""), *names]))
        local = names[-1] if index is None else "/".join(names) if len(names) <= _MAX_FOLDERS else flat
        prefix = f"{home}/" if index is not None and (home := index.path.rpartition("/")[0]) else ""
        candidates = (prefix + each for each in chain((local, flat), self._numbered_names(flat)))
        return next(each for each in candidates if self._reserve(each, url))

    def release_paths(self, urls: Iterable[str]) -> None:
        """Make the paths assigned to URLs available again, for URLs whose copies were not stored."""
        released = set(urls)
        for path in [path for path, url in self._url_of_path.items() if url in released]:
            del self._url_of_path[path]
            self._folders.subtract(_parent_folders(path))

    def _numbered_names(self, name: str) -> Iterator[str]:
        """Yield a name with increasing numbers before it, beyond the numbers that were already yielded."""
        for _ in count():
            self._numbers[name] += 1
            yield f"{self._numbers[name] + 1}-{name}"

    def _reserve(self, path: str, url: str) -> bool:
        """Reserve a path for a URL; return False if the path, its parent or a path below it is in use."""
        key = path.casefold()
        folders = _parent_folders(key)
        is_free = not self._folders[key] and self._url_of_path.keys().isdisjoint(folders)
        if not is_free or key in self._url_of_path:
            return False
        self._url_of_path[key] = url
        self._folders.update(folders)
        return True


def _parent_folders(path: str) -> list[str]:
    """Return the paths of all folders above a path, outermost first."""
    return [path[:place] for place, character in enumerate(path) if character == "/"]


def _safe_file_name(name: str) -> str:
    """Return a safe name of limited length for a segment of a URL.

    Characters that systems do not accept and a leading dot are escaped; names of devices get a prefix.
    """
    text = unquote(name, errors="strict") if _is_decodable(name) else name
    name = "".join(quote(each, safe="") if each in _FORBIDDEN_IN_NAMES or each < " " else each for each in text)
    if HAS_DEVICE_NAMES and DEVICE_NAME.match(name):
        name = f"_{name}"
    # Hidden files may be configuration, for example of git, or state files of this program.
    return _shorten_name(f"%2E{name[1:]}" if name.startswith(".") else name)


def _shorten_name(name: str) -> str:
    """Return a name of limited length in bytes; its suffixes are retained."""
    data = name.encode()
    if len(data) <= _MAX_NAME_BYTES:
        return name
    found = _SUFFIXES.search(name)
    suffix = found[0] if found else ""
    return data[: _MAX_NAME_BYTES - len(suffix)].decode(errors="ignore") + suffix


def _is_decodable(name: str) -> bool:
    """Return whether the escapes of a URL segment are valid UTF-8."""
    try:
        unquote(name, errors="strict")
    except UnicodeDecodeError:
        return False
    return True
