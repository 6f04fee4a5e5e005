"""Sitemaps on the web: a working copy of a site's set in a folder.

Nothing is requested but what the user asked for: robots.txt, the usual names of sitemaps, an index and what it lists.
A file is written when it has come whole; what failed is reported, and the rest is there.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import os
import random
import socket
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from itertools import chain, count
from pathlib import Path
from typing import Any, Final, Literal, TypeVar
from urllib.parse import quote, unquote, urljoin, urlsplit, urlunsplit
from urllib.request import getproxies

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import DefaultResolver

from sitemap_studio import __version__
from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import ReadError, RequestError, StudioError, WriteError, system_reason
from sitemap_studio.core.messages import Message, msg, plural
from sitemap_studio.core.paths import DEVICE_NAME, HAS_DEVICE_NAMES
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.container import Ceilings, read_container, read_head
from sitemap_studio.formats.reading import is_web_page, read_sitemap
from sitemap_studio.protocol.robots import RobotsFile
from sitemap_studio.protocol.urls import web_host
from sitemap_studio.sources.fetched_copies import STATE_FILE, FetchedCopy, read_copies, write_copies

USER_AGENT: Final = f"SitemapStudio/{__version__} (+https://github.com/sitemap-studio/SitemapStudio)"

USUAL_NAMES: Final = ("sitemap.xml", "sitemap_index.xml")
"""Where sitemaps lie that robots.txt does not name, tried in this order."""

MAX_REDIRECTS: Final = 5

_NAME_SITEMAP: Final = msg("If the sitemap is elsewhere, enter its URL.")

T = TypeVar("T")
State = Literal["new", "changed", "unchanged", "failed"]

_REDIRECTS: Final = frozenset({301, 302, 303, 307, 308})
_RETRIED: Final = frozenset({429, 500, 502, 503, 504})
_MAX_WAIT_SECONDS: Final = 60.0
_CHECK_S: Final = 0.1
_CHUNK_BYTES: Final = 1 << 16
_MAX_NAME_BYTES: Final = 200
_NOT_IN_NAMES: Final = '/\\<>:"|?*' if HAS_DEVICE_NAMES else "/\\"
_QUERY_MARK: Final = "@" if HAS_DEVICE_NAMES else "?"


@dataclass(frozen=True, kw_only=True)
class FetchOptions:
    """Limits of what is fetched, and how.

    Attributes:
        concurrency: Requests at once.
        max_bytes: Bytes that come in all, after transport encodings are undone.
        max_file_bytes: Bytes of one file; a larger one would not be opened.
        max_files: Files in all.
        timeout_s: Seconds without a byte until a request is given up.
        retries: How often a request is repeated that a server can't answer now.
        backoff_s: Seconds before the first repetition; doubled each time.
        overwrites: Whether files are replaced that are no unchanged copies of the same URL.
    """

    concurrency: int = 8
    max_bytes: int = 4 << 30
    max_file_bytes: int = Ceilings().max_file_bytes
    max_files: int = 50_001
    timeout_s: float = 30.0
    retries: int = 4
    backoff_s: float = 0.5
    overwrites: bool = False


@dataclass(frozen=True, slots=True)
class FetchedFile:
    """What became of one URL.

    Attributes:
        url: The URL as listed.
        state: Whether it came, and whether it differs from the copy of last time.
        path: The copy, relative to the folder; empty if there is none.
        status: Status of the last answer; 0 without one.
        reason: Why it failed.
        n_bytes: Bytes that came.
        nested_in: For an index within an index, the URL of that one.
    """

    url: str
    state: State
    path: str = ""
    status: int = 0
    reason: Message | None = None
    n_bytes: int = 0
    nested_in: str = ""


@dataclass(frozen=True)
class FetchReport:
    """A working copy of a site's sitemaps.

    Attributes:
        start: Files to open, relative to the folder: the indexes, else the sitemaps.
        url: URL of the first of them, which is the address of the set.
        files: What became of each URL, in the order in which they were met.
        robots: The site's robots.txt, if it was asked for and there is one; its copy is in the folder, too.
    """

    start: tuple[str, ...]
    url: str
    files: tuple[FetchedFile, ...]
    robots: FetchedFile | None = None


class FetchError(Exception):
    """One URL could not be fetched; carries the status and a message."""

    def __init__(
        self, reason: Message, status: int = 0, *, may_pass: bool = False, wait_s: float | None = None
    ) -> None:
        super().__init__(reason)
        self.reason, self.status, self.may_pass, self.wait_s = reason, status, may_pass, wait_s


def fetch_sitemaps(
    url: str, folder: Path, *, options: FetchOptions | None = None, progress: Progress | None = None
) -> FetchReport:
    """Copy the sitemaps of a site into a folder.

    Args:
        url: A site, a robots.txt, an index or a sitemap; without a scheme, https.
        folder: Where the copies go; made if there is none.
        options: Limits.
        progress: Counts files; may stop the work. Files that have come whole stay.

    Raises:
        RequestError: The URL is none of the web.
        ReadError: Nothing could be fetched.
        WriteError: The folder can't be written.
        Cancelled: The user asked to stop.
    """
    start = _complete(url)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WriteError(
            msg("“{name}” can't be created: {reason}.", name=folder.name or folder, reason=system_reason(error)),
            path=folder,
        ) from error
    progress = progress or Progress()
    return asyncio.run(until_stopped(_Fetch(start, folder, options or FetchOptions(), progress).run(), progress))


async def until_stopped(work: Coroutine[Any, Any, T], progress: Progress) -> T:
    """Await work that may wait for a server, and give it up once the user asks to stop."""
    task = asyncio.ensure_future(work)
    try:
        while not task.done():
            progress.check()
            await asyncio.wait([task], timeout=_CHECK_S)
        return task.result()
    finally:
        task.cancel()


def failure_of(error: Exception) -> FetchError:
    """Return why a request failed, in plain words."""
    if isinstance(error.__cause__, FetchError):
        return error.__cause__
    if isinstance(error, TimeoutError):
        return FetchError(msg("The server did not answer in time."), may_pass=True)
    if isinstance(error, aiohttp.ClientConnectorCertificateError):
        return FetchError(msg("The server's certificate is not trusted."))
    if isinstance(error, aiohttp.ClientPayloadError):
        return FetchError(msg("The answer is incomplete."), 200, may_pass=True)
    if isinstance(error, aiohttp.ClientConnectorDNSError):
        return FetchError(msg("The host was not found."))
    if isinstance(error, aiohttp.ClientConnectorError) and error.os_error.errno:
        return FetchError(msg("The request failed: {reason}.", reason=os.strerror(error.os_error.errno)))
    may_pass = not isinstance(error, aiohttp.ClientConnectorError)
    return FetchError(
        msg("The request failed: {reason}.", reason=str(error) or type(error).__name__), may_pass=may_pass
    )


def _complete(url: str) -> str:
    """Return a URL that a user typed with its scheme and path."""
    text = url.strip()
    text = text if "://" in text else f"https://{text}"
    if web_host(text) is None:
        raise RequestError(
            msg("“{text}” is not a complete URL.", text=url), hint="For example https://www.example.com/."
        )
    parts = urlsplit(text)
    return urlunsplit(parts._replace(path=parts.path or "/", fragment=""))


class _PublicResolver(AbstractResolver):
    """Resolves host names, and refuses addresses that are not public, but for those of the user's proxies."""

    def __init__(self) -> None:
        self._resolver = DefaultResolver()
        self._proxies = {urlsplit(proxy).hostname for proxy in getproxies().values()}

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._resolver.resolve(host, port, family)
        for each in found if host not in self._proxies else ():
            _refuse_private(host, each["host"])
        return found

    async def close(self) -> None:
        await self._resolver.close()


def _refuse_private(host: str, address: str) -> None:
    """Refuse an address that a site on the web has no business to send anybody to."""
    text = address.partition("%")[0]
    with suppress(OSError, ValueError):
        # Proxies and resolvers take 2130706433 and 0x7f.1 for 127.0.0.1, too.
        text = socket.inet_ntoa(socket.inet_aton(text))
    try:
        is_public = ipaddress.ip_address(text).is_global
    except ValueError:
        return
    if not is_public:
        raise FetchError(msg("“{host}” is not on the public web.", host=host))


async def _is_local(host: str) -> bool:
    """Whether a host that the user named is itself private, as a staging server is."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, None)
    except OSError:
        return False
    try:
        for each in found:
            _refuse_private(host, str(each[4][0]))
    except FetchError:
        return True
    return False


class _Fetch:
    """One run: what is known, what was met, and what came of it."""

    def __init__(self, start: str, folder: Path, options: FetchOptions, progress: Progress) -> None:
        self._start, self._folder, self._options, self._progress = start, folder, options, progress
        self._known = read_copies(folder)
        self._met: dict[str, FetchedFile | None] = {}
        self._url_of_path = {STATE_FILE: ""}
        self._folders = set[str]()
        self._n_bytes = self._n_done = 0
        self._is_local = False
        self._base = start

    async def run(self) -> FetchReport:
        host = urlsplit(self._start).hostname or ""
        self._is_local = await _is_local(host)
        resolver = None if self._is_local else _PublicResolver()
        connector = aiohttp.TCPConnector(limit=self._options.concurrency, resolver=resolver)
        timeout = aiohttp.ClientTimeout(
            total=None, sock_connect=self._options.timeout_s, sock_read=self._options.timeout_s
        )
        async with aiohttp.ClientSession(
            connector=connector, timeout=timeout, headers={"User-Agent": USER_AGENT}, trust_env=True
        ) as self._session:
            try:
                robots, roots = await self._fetch_set(host)
            finally:
                # What came before a stop is known as a copy the next time, too.
                if self._known:
                    write_copies(self._folder, self._known)
        files = tuple(file for file in self._met.values() if file is not None)
        start = tuple(file.path for file in roots if file.path)
        return FetchReport(start, next(file.url for file in roots if file.path), files, robots)

    async def _fetch_set(self, host: str) -> tuple[FetchedFile | None, list[FetchedFile]]:
        """Fetch all files; return robots.txt, where it was asked for, and the files to begin with."""
        robots, starts = await self._find_starts()
        new = [url for url in starts if self._met.get(url) is None]
        self._progress.begin(host, len(new))
        self._base = next((url for url in starts if web_host(url) is not None), self._start)
        await self._fetch_all(new)
        roots = [file for url in starts if (file := self._met[url]) is not None]
        if not any(file.state != "failed" for file in roots):
            hint = _NAME_SITEMAP
            if roots[0].status == 200 and roots[0].n_bytes:
                hint = msg("Choose another folder.")
            raise ReadError(_whole(roots[0]), hint=hint)
        await self._follow(roots)
        return robots, roots

    async def _find_starts(self) -> tuple[FetchedFile | None, list[str]]:
        """Return robots.txt, where it was asked for, and the URLs to begin with."""
        path = urlsplit(self._start).path
        is_robots = path.rpartition("/")[2].lower() == "robots.txt"
        if path != "/" and not is_robots:
            return None, [self._start]
        robots, named = None, []
        url = self._start if is_robots else urljoin(self._start, "/robots.txt")
        try:
            data, answer = await self._body(url, {})
        except FetchError as error:
            # Without any answer, other names would give none, too.
            if is_robots or not error.status:
                raise ReadError(
                    msg("“{url}” can't be fetched: {reason}", url=self._start, reason=error.reason)
                ) from error
        else:
            assert data is not None
            robots = self._met[url] = await self._store(url, self._local_path(url), data, answer)
            named = [_joined(self._start, url) for url in RobotsFile(data).sitemaps]
        if named or is_robots:
            if not named:
                raise ReadError(msg("No sitemaps found at {url}.", url=self._start), hint=_NAME_SITEMAP)
            return robots, list(dict.fromkeys(named))
        for name in USUAL_NAMES:
            candidate = urljoin(self._start, f"/{name}")
            (file,) = await self._fetch_all([candidate])
            # What came, but can't replace a file, is the sitemap all the same.
            if file.state != "failed" or file.n_bytes:
                return robots, [candidate]
            del self._met[candidate]
        raise ReadError(msg("No sitemaps found at {url}.", url=self._start), hint=_NAME_SITEMAP)

    async def _follow(self, roots: Sequence[FetchedFile]) -> None:
        """Fetch what indexes list, and what nested ones do, each once."""
        queue = list(roots)
        while queue:
            index = queue.pop(0)
            locs = self._children(index)
            if locs is None:
                continue
            new = [loc for loc in dict.fromkeys(locs) if loc not in self._met]
            allowed = max(0, self._options.max_files - len(self._met))
            for loc in new[allowed:]:
                self._met[loc] = FetchedFile(loc, "failed", reason=msg("There are too many files."))
            self._progress.begin(index.url, len(new))
            children = await self._fetch_all(new[:allowed])
            nested = [child for child in children if child.path and self._is_index(child)]
            for child in nested:
                self._met[child.url] = replace(child, nested_in=index.url)
            queue += nested

    def _is_index(self, file: FetchedFile) -> bool:
        return self._children(file) is not None

    def _children(self, file: FetchedFile) -> list[str] | None:
        """Return the URLs that a fetched index lists; None if it is no index."""
        if not file.path or not _may_be_index(self._folder / file.path):
            return None
        try:
            reading = read_sitemap(read_container(self._folder / file.path))
        except StudioError:
            return None
        if reading.kind != "index":
            return None
        return [_joined(file.url, loc.strip()) for loc in reading.entries["loc"].drop_nulls() if loc.strip()]

    async def _fetch_all(self, urls: Iterable[str]) -> list[FetchedFile]:
        """Fetch URLs that were not met before, several at once; stop all when the user asks to."""
        gate = asyncio.Semaphore(self._options.concurrency)

        async def fetch(url: str) -> FetchedFile:
            async with gate:
                self._progress.check()
                file = await self._fetch(url)
            self._met[url] = file
            self._n_done += 1
            self._progress.advance()
            self._show_figures()
            return file

        urls = list(urls)
        self._met.update(dict.fromkeys(urls))
        self._show_figures()
        tasks = [asyncio.ensure_future(fetch(url)) for url in urls]
        try:
            return list(await asyncio.gather(*tasks))
        except BaseException:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            raise

    async def _fetch(self, url: str) -> FetchedFile:
        """Fetch one file into the folder, unless the copy of last time is still what the server has."""
        known, headers = self._known.get(url), dict[str, str]()
        try:
            path = self._local_path(url)
            if known is not None and self._is_unchanged_copy(url, path):
                headers = {"If-None-Match": known.etag, "If-Modified-Since": known.last_modified}
            data, answer = await self._body(url, {name: value for name, value in headers.items() if value})
        except FetchError as error:
            return FetchedFile(url, "failed", status=error.status, reason=error.reason)
        if data is None and known is not None:
            return FetchedFile(url, "unchanged", known.path, 304)
        assert data is not None
        return await self._store(url, path, data, answer)

    def _is_unchanged_copy(self, url: str, path: str) -> bool:
        known = self._known.get(url)
        return known is not None and known.path == path and _digest_of(self._folder / path) == known.digest

    async def _store(self, url: str, path: str, data: bytes, answer: aiohttp.ClientResponse) -> FetchedFile:
        """Write the copy of a URL, unless another file, or a copy that was edited, is in its place."""
        target = self._folder / path
        with suppress(OSError):
            if target.read_bytes() == data:
                self._remember(url, path, data, answer)
                return FetchedFile(url, "unchanged", path, 200, n_bytes=len(data))
        is_new = not target.exists()
        if not (is_new or self._options.overwrites or self._is_unchanged_copy(url, path)):
            reason = msg("“{name}” already exists and is not an unchanged copy, so it was not replaced.", name=path)
            return FetchedFile(url, "failed", status=200, reason=reason, n_bytes=len(data))
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WriteError(
                msg("“{name}” can't be created: {reason}.", name=target.parent.name, reason=system_reason(error)),
                path=target.parent,
            ) from error
        # Several at once: each waits for the disk.
        await asyncio.to_thread(replace_file, target, data)
        self._remember(url, path, data, answer)
        return FetchedFile(url, "new" if is_new else "changed", path, 200, n_bytes=len(data))

    def _remember(self, url: str, path: str, data: bytes, answer: aiohttp.ClientResponse) -> None:
        etag, changed = answer.headers.get("ETag", ""), answer.headers.get("Last-Modified", "")
        self._known[url] = FetchedCopy(path, hashlib.sha256(data).hexdigest(), etag, changed)

    async def _body(self, url: str, headers: dict[str, str]) -> tuple[bytes | None, aiohttp.ClientResponse]:
        """Return the body of a URL, or None where the server says that it is as before; repeat what may pass."""
        wait_s = self._options.backoff_s
        for attempt in range(self._options.retries + 1):
            try:
                return await self._answer(url, headers)
            except FetchError as error:
                is_too_long = error.wait_s is not None and error.wait_s > _MAX_WAIT_SECONDS
                if not error.may_pass or is_too_long or attempt == self._options.retries:
                    raise
                pause_s = wait_s * random.uniform(0.75, 1.25) if error.wait_s is None else error.wait_s
            await asyncio.sleep(pause_s)
            wait_s *= 2
        raise AssertionError

    async def _answer(self, url: str, headers: dict[str, str]) -> tuple[bytes | None, aiohttp.ClientResponse]:
        """Request a URL, and follow its redirects."""
        for _ in range(MAX_REDIRECTS + 1):
            self._refuse_elsewhere(url)
            try:
                async with self._session.get(url, headers=headers, allow_redirects=False) as answer:
                    if answer.status in _REDIRECTS and "Location" in answer.headers:
                        url = _joined(url, answer.headers["Location"])
                        continue
                    if answer.status == 304 and headers:
                        return None, answer
                    _refuse_status(answer)
                    return await self._read(answer), answer
            except (aiohttp.ClientError, OSError, ValueError) as error:
                raise failure_of(error) from error
        raise FetchError(plural("More than one redirect.", "More than %n redirects.", MAX_REDIRECTS), 302)

    def _refuse_elsewhere(self, url: str) -> None:
        """Refuse what is not on the web, and what a site on the web may not send the program to."""
        host = web_host(url)
        if host is None:
            raise FetchError(msg("URLs must use http or https."))
        host = host.removesuffix(".")
        if not self._is_local:
            if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
                raise FetchError(msg("“{host}” is not on the public web.", host=host))
            _refuse_private(host, host)

    async def _read(self, answer: aiohttp.ClientResponse) -> bytes:
        """Return the body, unless too many bytes come."""
        data = bytearray()
        async for chunk in answer.content.iter_chunked(_CHUNK_BYTES):
            self._progress.check()
            data += chunk
            self._n_bytes += len(chunk)
            self._show_figures()
            if len(data) > self._options.max_file_bytes:
                limit = self._options.max_file_bytes
                raise FetchError(msg("The file is larger than {limit:,} bytes.", limit=limit), 200)
            if self._n_bytes > self._options.max_bytes:
                raise FetchError(
                    msg("All files together are larger than {limit:,} bytes.", limit=self._options.max_bytes), 200
                )
        body = bytes(data)
        if is_web_page(body):
            raise FetchError(
                msg("“{name}” is a web page (HTML), not a sitemap.", name=answer.url.name or answer.url.host), 200
            )
        return body

    def _show_figures(self) -> None:
        """Name the files and bytes that came as what is in progress."""
        self._progress.what = plural(
            "{done:,} of one file, {size:,.1f} MB", "{done:,} of %n files, {size:,.1f} MB",
            len(self._met), done=self._n_done, size=self._n_bytes / 1_000_000,
        )  # fmt: skip

    def _local_path(self, url: str) -> str:
        """Return where the copy of a URL lies: its path below the folder of the first URL, else its whole path.

        No other URL has the same, whatever the case, and none is a folder of another.
        """
        self._refuse_elsewhere(url)
        parts, base = urlsplit(url), urlsplit(self._base)
        folder = base.path[: base.path.rfind("/") + 1]
        is_below = (parts.scheme, parts.netloc) == (base.scheme, base.netloc) and parts.path.startswith(folder)
        path = parts.path.removeprefix(folder) if is_below else parts.path.strip("/")
        names = [_file_name(name) for name in path.split("/") if unquote(name) not in {"", ".", ".."}]
        if parts.query:
            names[-1:] = [_file_name(f"{names[-1] if names else 'index'}{_QUERY_MARK}{parts.query}")]
        local = "/".join(names) or "sitemap.xml"
        name = f"{parts.hostname}-{local.replace('/', '-')}"
        for candidate in chain((local, name), (f"{number}-{name}" for number in count(2))):
            key = candidate.casefold()
            folders = [key[:place] for place, character in enumerate(key) if character == "/"]
            is_free = key not in self._folders and self._url_of_path.keys().isdisjoint(folders)
            if is_free and self._url_of_path.setdefault(key, url) == url:
                self._folders.update(folders)
                return candidate
        raise AssertionError


def _file_name(name: str) -> str:
    """Return the name of a file for a segment of a URL; what systems do not take stays escaped."""
    text = unquote(name, errors="strict") if _is_text(name) else name
    name = "".join(quote(each, safe="") if each in _NOT_IN_NAMES or each < " " else each for each in text)
    if HAS_DEVICE_NAMES and DEVICE_NAME.match(name):
        name = f"_{name}"
    return name.encode()[:_MAX_NAME_BYTES].decode(errors="ignore")


def _joined(base: str, url: str) -> str:
    """Return a URL completed by another; one that can't be taken apart stays as it is, and is refused when fetched."""
    try:
        return urljoin(base, url)
    except ValueError:
        return url


def _may_be_index(path: Path) -> bool:
    """Whether a file has to be parsed to know; most have the root element of a sitemap in their first bytes."""
    # Of UTF-16 what remains is ASCII.
    head = read_head(path).replace(b"\0", b"")
    return b"<urlset" not in head or b"sitemapindex" in head


def _is_text(name: str) -> bool:
    try:
        unquote(name, errors="strict")
    except UnicodeDecodeError:
        return False
    return True


def _refuse_status(answer: aiohttp.ClientResponse) -> None:
    if answer.status == 200:
        return
    reason = msg("The server answered {status} {words}.", status=answer.status, words=answer.reason or "")
    wait_s = _retry_after(answer.headers.get("Retry-After", ""))
    raise FetchError(reason, answer.status, may_pass=answer.status in _RETRIED, wait_s=wait_s)


def _retry_after(text: str) -> float | None:
    """Return the seconds that a server asks to wait: a number, or a date. RFC 9110, 10.2.3."""
    if text.strip().isdecimal():
        return float(text)
    # A date without a zone can't be compared.
    with suppress(ValueError, TypeError, OverflowError):
        return max(0.0, (parsedate_to_datetime(text) - datetime.now(UTC)).total_seconds())
    return None


def _whole(file: FetchedFile) -> Message:
    return msg("“{url}” can't be fetched: {reason}", url=file.url, reason=file.reason or "")


def _digest_of(path: Path) -> str:
    """Return the digest of a file; empty where there is none that can be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""
