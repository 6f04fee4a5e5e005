"""Download of single files from the web, with redirects, retries and limits.

Responses are decompressed here, since libraries accept gzip data without its end. The content goes to a temporary file.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import re
import time
import zlib
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar
from urllib.parse import quote, unquote, urlsplit

import aiohttp
from multidict import CIMultiDict
from yarl import URL

from sitemap_studio.core.errors import system_reason
from sitemap_studio.core.messages import Message, listed, msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.version import USER_AGENT
from sitemap_studio.formats.container import RATIO_FREE_BYTES, Ceilings
from sitemap_studio.protocol.profiles import TODAYS_PROFILE
from sitemap_studio.protocol.url_syntax import escape_and_normalize, is_web
from sitemap_studio.sources.fetched_copies import join_without_password, without_password
from sitemap_studio.sources.public_hosts import AddressFilter, PrivateAddressError

MAX_REDIRECTS: Final = 5

T = TypeVar("T")

_REDIRECT_STATUSES: Final = frozenset({301, 302, 303, 307, 308})
_RETRIED_STATUSES: Final = frozenset({429, 500, 502, 503, 504})
_MAX_WAIT_SECONDS: Final = 60.0
_CANCEL_CHECK_S: Final = 0.1
_CHUNK_BYTES: Final = 1 << 16
_PIECE_BYTES: Final = 4 << 20
_GZIP: Final = zlib.MAX_WBITS | 16
_TAIL_BYTES: Final = 1 << 12
_SAFE_IN_QUERIES: Final = "!$%&'()*+,-./:;=?@_~"
_DOT_SEGMENT: Final = re.compile(r"/(?:\.|%2[Ee]){1,2}(?=/|$)")
_STRAY_PERCENT: Final = re.compile("%(?![0-9A-Fa-f]{2})")

_CODING_NAMES: Final = {"br": "Brotli", "zstd": "Zstandard", "deflate": "Deflate"}

_DOCUMENT_END: Final = re.compile(
    rb"</(?:[\w.\-]+:)?(?:urlset|sitemapindex|rss|feed|RDF)\s*>(?:\s|<!--.*?-->|<\?.*?\?>)*\Z", re.DOTALL
)
"""End of a complete sitemap or feed."""


@dataclass(frozen=True, kw_only=True)
class FetchOptions:
    """Limits and header fields of the requests of a fetch.

    Attributes:
        concurrency: Number of simultaneous requests.
        max_bytes: Bytes of all downloads, after transport encodings are removed.
        max_file_bytes: Bytes of one file when uncompressed.
        max_files: Number of files.
        timeout_s: Seconds without a byte until a request fails.
        min_bytes_per_s: Minimum transfer rate, over periods of `timeout_s`.
        max_file_s: Seconds for one file, with all its redirects and retries.
        retries: Number of retries after a temporary failure.
        backoff_s: Seconds before the first retry; doubled for each further one.
        overwrites: Whether edited copies and other files are replaced.
        requires_end: Whether content that is ended by the connection must end like a sitemap or feed.
        user_agent: Value of `User-Agent`; empty for the default.
        headers: Additional header fields as names and values.
        user: User name and password, or None.

    `user_agent`, `headers` and `user` are sent only to the scheme, host and port of the URL that the user entered.
    """

    concurrency: int = 8
    max_bytes: int = 4 << 30
    max_file_bytes: int = TODAYS_PROFILE.max_bytes
    max_files: int = 50_001
    timeout_s: float = 30.0
    min_bytes_per_s: int = 256
    max_file_s: float = 900.0
    retries: int = 4
    backoff_s: float = 0.5
    overwrites: bool = False
    requires_end: bool = True
    user_agent: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    user: tuple[str, str] | None = None

    @property
    def ceilings(self) -> Ceilings:
        """Limits for reading a file; the compression ratio is unlimited if the size limit was raised."""
        is_raised = self.max_file_bytes > TODAYS_PROFILE.max_bytes
        ratio = None if is_raised else Ceilings().max_ratio
        return Ceilings(max_file_bytes=self.max_file_bytes, max_ratio=ratio)


class FetchError(Exception):
    """Failure to fetch one URL, with the status of the response, if there was one, and a message."""

    def __init__(
        self, reason: Message, status: int = 0, *, is_temporary: bool = False, wait_s: float | None = None
    ) -> None:
        super().__init__(reason)
        self.reason, self.status, self.is_temporary, self.wait_s = reason, status, is_temporary, wait_s


@dataclass(frozen=True, slots=True)
class Response:
    """Final response to the request of a URL.

    Attributes:
        url: The final URL, after redirects.
        is_unchanged: Whether the server reports that the copy is up to date, in a response without content.
        is_gzip_coded: Whether the content was compressed for the transfer.
        n_bytes: Size of the content without transfer compression.
    """

    url: str
    etag: str = ""
    last_modified: str = ""
    is_unchanged: bool = False
    is_gzip_coded: bool = False
    n_bytes: int = 0


async def run_until_cancelled(coroutine: Coroutine[Any, Any, T], progress: Progress) -> T:
    """Await a coroutine, and cancel it when the user stops the progress."""
    task = asyncio.ensure_future(coroutine)
    try:
        while not task.done():
            progress.check()
            await asyncio.wait([task], timeout=_CANCEL_CHECK_S)
        return task.result()
    finally:
        task.cancel()


def explain_failure(error: Exception) -> FetchError:
    """Return a `FetchError` that explains a failed request to the user, and whether the failure is temporary."""
    if isinstance(error.__cause__, FetchError):
        return error.__cause__
    if isinstance(error, TimeoutError):
        return FetchError(msg("The server did not answer in time."), is_temporary=True)
    if isinstance(error, aiohttp.ClientConnectorCertificateError):
        return FetchError(msg("The server's certificate is not trusted."))
    if isinstance(error, aiohttp.ClientPayloadError):
        return FetchError(msg("The response is incomplete."), 200, is_temporary=True)
    if isinstance(error, (aiohttp.ClientConnectorDNSError, UnicodeError)):
        return FetchError(msg("The host was not found."))
    if isinstance(error, aiohttp.ClientConnectorError) and isinstance(error.os_error, PrivateAddressError):
        return FetchError(msg("“{host}” is not on the public web.", host=error.host))
    if isinstance(error, aiohttp.ClientConnectorError) and error.os_error.errno:
        return FetchError(msg("The request failed: {reason}.", reason=os.strerror(error.os_error.errno)))
    is_temporary = not isinstance(error, aiohttp.ClientConnectorError)
    return FetchError(
        msg("The request failed: {reason}.", reason=str(error) or type(error).__name__), is_temporary=is_temporary
    )


def build_request_url(url: str) -> URL:
    """Return the URL to request: host in ASCII, invalid characters escaped, valid ones and their escapes unchanged.

    In the path, escapes that make no difference are normalized. RFC 3986, 6.2.2.

    Raises:
        FetchError: The URL is not a complete http or https URL.
    """
    if not is_web(url):
        raise FetchError(msg("URLs must use http or https."))
    try:
        url.encode()
        normal = URL(url)
        if "%" in (normal.raw_host or ""):
            # Other programs decode such hosts, and would connect elsewhere.
            normal = URL(url.replace(urlsplit(url).netloc, unquote(urlsplit(url).netloc), 1))
        elif "%" not in url and not normal.raw_query_string and not normal.raw_fragment:
            return normal
        path = urlsplit(url).path or "/"
        # yarl decodes escapes of characters such as `'`, `(` and `&`, with which a URL is another one. RFC 3986, 2.2.
        path = normal.raw_path if _DOT_SEGMENT.search(path) else escape_and_normalize(_STRAY_PERCENT.sub("%25", path))
        query = quote(_STRAY_PERCENT.sub("%25", urlsplit(url).query), safe=_SAFE_IN_QUERIES)
        tail = f"?{query}" if query else ""
        return URL(f"{normal.scheme}://{normal.raw_authority}{path}{tail}", encoded=True)
    except ValueError as error:
        raise FetchError(msg("“{url}” is not a complete URL.", url=url)) from error


class GzipDecoder:
    """Incremental decoder of gzip data; zeros after the end are ignored as padding.

    Attributes:
        is_complete: Whether the last member has ended with its trailer.
    """

    def __init__(self) -> None:
        self._inflater = zlib.decompressobj(_GZIP)
        self.is_complete = False

    def decode(self, data: bytes) -> Iterator[bytes]:
        """Yield the decompressed content of the next bytes of gzip data, in pieces of limited size.

        Raises:
            zlib.error: The bytes are not valid gzip data, or their checksum differs.
        """
        while data:
            if self._inflater.eof:
                data = data.lstrip(b"\0")
                if not data:
                    return
                self._inflater = zlib.decompressobj(_GZIP)
            piece = self._inflater.decompress(data, _PIECE_BYTES)
            while len(piece) == _PIECE_BYTES:
                yield piece
                piece = self._inflater.decompress(self._inflater.unconsumed_tail, _PIECE_BYTES)
            if piece:
                yield piece
            data = self._inflater.unconsumed_tail or self._inflater.unused_data
            self.is_complete = self._inflater.eof


class Downloader:
    """Downloader of the files of one fetch over shared connections; an asynchronous context manager.

    Attributes:
        n_bytes: Size of all downloads so far.
    """

    def __init__(self, start_url: str, options: FetchOptions, progress: Progress) -> None:
        """Prepare the header fields for the origin of `start_url`; its user is used unless the options name one."""
        self._options, self._progress = options, progress
        self._start = build_request_url(without_password(start_url))
        parts = urlsplit(start_url)
        user = options.user
        if user is None and parts.username is not None:
            user = unquote(parts.username), unquote(parts.password or "")
        self._own_headers = CIMultiDict(options.headers)
        if options.user_agent:
            self._own_headers["User-Agent"] = options.user_agent
        if user is not None:
            token = base64.b64encode(":".join(user).encode()).decode()
            self._own_headers["Authorization"] = "Basic " + token
        self.n_bytes = 0

    async def __aenter__(self) -> Downloader:
        """Resolve the start host to decide which hosts are allowed, and open the connections."""
        self._filter = await AddressFilter.from_host(self._start.raw_host or "")
        seconds = self._options.timeout_s
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=self._options.concurrency, socket_factory=self._filter.create_socket),
            timeout=aiohttp.ClientTimeout(total=None, sock_connect=seconds, sock_read=seconds),
            headers={"User-Agent": USER_AGENT, "Accept-Encoding": "gzip"},
            auto_decompress=False,
            trust_env=True,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close the connections of the downloader."""
        await self._session.close()

    async def download(self, url: str, target: Path, headers: Mapping[str, str]) -> Response:
        """Download the content of a URL to a file; retry after temporary failures.

        Args:
            url: The URL.
            target: The file to write; incomplete after an error.
            headers: Header fields of a conditional request.

        Raises:
            FetchError: The download failed.
        """
        wait_s, limit = self._options.backoff_s, asyncio.timeout(self._options.max_file_s)
        try:
            async with limit:
                for attempt in range(self._options.retries + 1):
                    try:
                        return await self._request(url, target, headers)
                    except FetchError as error:
                        is_too_long = error.wait_s is not None and error.wait_s > _MAX_WAIT_SECONDS
                        if not error.is_temporary or is_too_long or attempt == self._options.retries:
                            raise
                        pause_s = wait_s * random.uniform(0.75, 1.25) if error.wait_s is None else error.wait_s
                    await asyncio.sleep(pause_s)
                    wait_s *= 2
        except TimeoutError as error:
            if not limit.expired():
                raise explain_failure(error) from error
            raise FetchError(
                plural(
                    "The download takes longer than one second.",
                    "The download takes longer than %n seconds.",
                    round(self._options.max_file_s),
                )
            ) from error
        raise AssertionError

    async def _request(self, url: str, target: Path, headers: Mapping[str, str]) -> Response:
        """Request a URL once, follow its redirects to allowed hosts, and store the content unless unchanged."""
        for _ in range(MAX_REDIRECTS + 1):
            address = build_request_url(url)
            if not self._filter.allows_host(address.raw_host or ""):
                raise FetchError(msg("“{host}” is not on the public web.", host=address.host or url))
            sent = CIMultiDict(headers)
            if address.origin() == self._start.origin():
                sent.extend(self._own_headers)
            try:
                async with asyncio.timeout(2 * self._options.timeout_s):
                    answer = await self._session.get(address, headers=sent, allow_redirects=False)
                async with answer:
                    if answer.status in _REDIRECT_STATUSES and "Location" in answer.headers:
                        url = join_without_password(url, answer.headers["Location"])
                        continue
                    etag, modified = answer.headers.get("ETag", ""), answer.headers.get("Last-Modified", "")
                    if answer.status == 304 and headers:
                        return Response(url, etag, modified, is_unchanged=True)
                    _require_ok_status(answer)
                    coding = _content_coding(answer)
                    n_bytes = await self._store_content(answer, target, is_gzip_coded=bool(coding))
                    return Response(url, etag, modified, is_gzip_coded=bool(coding), n_bytes=n_bytes)
            except (aiohttp.ClientError, OSError, ValueError) as error:
                raise explain_failure(error) from error
        raise FetchError(plural("More than one redirect.", "More than %n redirects.", MAX_REDIRECTS), 302)

    async def _store_content(self, answer: aiohttp.ClientResponse, target: Path, *, is_gzip_coded: bool) -> int:
        """Write the content of a response to a file, and return its decoded size.

        Raises:
            FetchError: The content is empty, incomplete, too large or too slow.
        """
        decoder = GzipDecoder() if is_gzip_coded else None
        n_received = n_bytes = 0
        tail = b""
        try:
            with target.open("wb") as file:
                async for chunk in self._chunks(answer):
                    n_received += len(chunk)
                    for piece in decoder.decode(chunk) if decoder else (chunk,):
                        n_bytes += len(piece)
                        self.n_bytes += len(piece)
                        self._refuse_excess(n_bytes, max(n_received, answer.content_length or 0))
                        tail = (tail + piece)[-_TAIL_BYTES:]
                        _write(file, piece)
        except zlib.error as error:
            raise FetchError(
                msg("The response is incomplete or damaged: its gzip data can't be decompressed."),
                200,
                is_temporary=True,
            ) from error
        has_end = (
            not self._options.requires_end or answer.content_length is not None or "Transfer-Encoding" in answer.headers
        )
        is_cut_off = decoder is not None and not decoder.is_complete
        # The end of the connection may be the end of the content, or a failure.
        if n_bytes and (is_cut_off or not (has_end or decoder or _DOCUMENT_END.search(tail))):
            raise FetchError(msg("The response is incomplete: it ends too early."), 200, is_temporary=True)
        if not n_bytes:
            raise FetchError(msg("The response is empty."), 200)
        return n_bytes

    async def _chunks(self, answer: aiohttp.ClientResponse) -> Any:
        """Yield the bytes of a response as they arrive; fail if the transfer is too slow or the user cancels."""
        begin, n_bytes = time.monotonic(), 0
        async for chunk in answer.content.iter_chunked(_CHUNK_BYTES):
            self._progress.check()
            yield chunk
            n_bytes += len(chunk)
            seconds = time.monotonic() - begin
            if seconds >= self._options.timeout_s:
                if n_bytes < self._options.min_bytes_per_s * seconds:
                    limit = self._options.min_bytes_per_s
                    raise FetchError(msg("The server sends less than {limit:,} bytes per second.", limit=limit), 200)
                begin, n_bytes = time.monotonic(), 0

    def _refuse_excess(self, n_bytes: int, n_transferred: int) -> None:
        """Raise a `FetchError` if the content exceeds the size limits or the compression ratio."""
        limit, ratio = self._options.max_file_bytes, self._options.ceilings.max_ratio
        if n_bytes > limit:
            raise FetchError(msg("The file is larger than {limit:,} bytes.", limit=limit), 200)
        if self.n_bytes > self._options.max_bytes:
            limit = self._options.max_bytes
            raise FetchError(msg("All files together are larger than {limit:,} bytes.", limit=limit), 200)
        if ratio is not None and n_bytes > max(RATIO_FREE_BYTES, ratio * n_transferred):
            raise FetchError(
                msg(
                    "The response is more than {ratio:,} times larger when uncompressed, like a gzip bomb.", ratio=ratio
                ),
                200,
            )


def _write(file: BinaryIO, piece: bytes) -> None:
    """Append bytes to the file of a download, and flush it; an `OSError` becomes a `FetchError`."""
    try:
        file.write(piece)
        file.flush()
    except OSError as error:
        reason = system_reason(error)
        raise FetchError(msg("The download can't be stored: {reason}.", reason=reason), 200) from error


def _content_coding(answer: aiohttp.ClientResponse) -> str:
    """Return the compression of a response: `gzip`, or empty; raise a `FetchError` for other codings."""
    text = ", ".join(answer.headers.getall("Content-Encoding", ()))
    codings = [coding for part in text.split(",") if (coding := part.strip().lower()) not in ("", "identity")]
    if not codings:
        return ""
    if codings in (["gzip"], ["x-gzip"]):
        return "gzip"
    names = listed(_CODING_NAMES.get(coding, coding) for coding in codings)
    raise FetchError(
        msg("The response is compressed with {names}, although only gzip was requested.", names=names), 200
    )


def _require_ok_status(answer: aiohttp.ClientResponse) -> None:
    """Raise a `FetchError` unless the status is 200; it states the delay that the server requests."""
    if answer.status == 200:
        return
    reason = msg("The server answered {status} {words}.", status=answer.status, words=answer.reason or "")
    wait_s = parse_retry_after_s(answer.headers.get("Retry-After", ""))
    raise FetchError(reason, answer.status, is_temporary=answer.status in _RETRIED_STATUSES, wait_s=wait_s)


def parse_retry_after_s(text: str) -> float | None:
    """Return the delay in seconds that a `Retry-After` requests, as a number or a date; None if invalid.

    Source: RFC 9110, 10.2.3.
    """
    if text.strip().isdecimal():
        return float(text)
    # A date without a zone can't be compared.
    with suppress(ValueError, TypeError, OverflowError):
        return max(0.0, (parsedate_to_datetime(text) - datetime.now(UTC)).total_seconds())
    return None
