"""Single requests of pages: headers, body within limits, and the reason of a failure.

Redirects, retries and rates are decided by the callers. A body is read only if it is a web page.
"""

from __future__ import annotations

import asyncio
import codecs
import logging
import os
import re
import socket
import ssl
import time
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Final, NamedTuple
from urllib.request import getproxies

import aiohttp

from sitemap_studio.core.messages import Message, msg
from sitemap_studio.sources.download import (
    FetchError,
    GzipDecoder,
    build_request_url,
    explain_failure,
    parse_retry_after_s,
)
from sitemap_studio.sources.public_hosts import AddressFilter, PrivateAddressError

# aiohttp warns of cookies and responses of hostile servers; without a handler, Python would print that.
logging.getLogger("aiohttp").addHandler(logging.NullHandler())

MAX_PAGE_BYTES: Final = 2 << 20
"""Bytes of a page that are read, decompressed. Google, Googlebot: the first 2 MB of HTML."""

_CONNECT_S: Final = 10.0
_MAX_HEADER_BYTES: Final = 64 << 10
_CHUNK_BYTES: Final = 1 << 16
_STATUSES: Final = range(200, 600)
_HTML_TYPES: Final = frozenset(("text/html", "application/xhtml+xml"))
_UNKNOWN_TYPES: Final = frozenset(("unknown/unknown", "application/unknown", "*/*"))
"""Media types that have the meaning of a missing one. WHATWG MIME Sniffing, 7."""

_UTF16_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_EXPIRED: Final = 10
"""Verification code of OpenSSL for an expired certificate."""

_VALIDITY: Final = re.compile(
    rb"\x30.(?:\x17\x0d\d{12}Z|\x18\x0f\d{14}Z)(?:\x17\x0d(\d{2})|\x18\x0f(\d{4}))(\d{2})(\d{2})\d{6}Z", re.DOTALL
)
"""Period of validity in a certificate, with the year, month and day of its end. RFC 5280, 4.1.2.5."""


class PageResponse(NamedTuple):
    """Response to one request.

    Attributes:
        status: The status.
        headers: The header fields; values of repeated fields are joined by commas, names are in lower case.
        robots_headers: The values of `X-Robots-Tag`, one for each field.
        cookies: Cookies that the response sets.
        media_type: Media type in lower case, without parameters; empty if missing.
        body: The decompressed body, up to the limit; empty if it was not read, as for other types than web pages.
        n_bytes: Size of the body, or the size that the server states if the body was not read; None if unknown.
        is_truncated: Whether the body is longer than the limit.
        seconds: Time until the header was received.
    """

    status: int
    headers: dict[str, str]
    robots_headers: tuple[str, ...]
    cookies: SimpleCookie
    media_type: str
    body: bytes
    n_bytes: int | None
    is_truncated: bool
    seconds: float

    @property
    def retry_after_s(self) -> float | None:
        """Seconds that the server asks to wait; None without a valid `Retry-After`."""
        return parse_retry_after_s(self.headers.get("retry-after", ""))


class RequestFailedError(Exception):
    """Failure of a request without a usable response.

    Args:
        kind: See `PageFacts.error_kind`.
        reason: One sentence for users.
        is_retried: Whether another attempt may succeed.
    """

    def __init__(self, kind: str, reason: Message, *, is_retried: bool = False) -> None:
        """Create the error; its text is the reason."""
        super().__init__(reason)
        self.kind, self.reason, self.is_retried = kind, reason, is_retried


class PageClient:
    """HTTP client for the pages of one listed host, and for the targets of their redirects.

    Connections are reused. No cookies are stored.
    """

    def __init__(self, session: aiohttp.ClientSession, address_filter: AddressFilter) -> None:
        """Create the client on an open session; use `opened` instead."""
        self._session, self._filter = session, address_filter
        self._expiry_dates: dict[tuple[str, int], str] = {}

    @property
    def is_local(self) -> bool:
        """Whether the host of the client is in a private network; then its private addresses may be requested."""
        return self._filter.is_local

    @classmethod
    @asynccontextmanager
    async def opened(
        cls, address_filter: AddressFilter, *, user_agent: str, timeout_s: float, max_page_s: float = 60.0
    ) -> AsyncIterator[PageClient]:
        """Open a client for the duration of an `async with` block.

        Args:
            address_filter: Filter of the hosts and addresses that may be requested.
            user_agent: Value of `User-Agent`.
            timeout_s: Seconds until the first byte, and between two bytes.
            max_page_s: Seconds for a whole page; raised to `timeout_s` if that is more.
        """
        async with aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0, socket_factory=address_filter.create_socket),
            timeout=aiohttp.ClientTimeout(
                total=max(max_page_s, timeout_s), sock_connect=_CONNECT_S, sock_read=timeout_s
            ),
            headers={"User-Agent": user_agent, "Accept": "*/*", "Accept-Encoding": "gzip, deflate"},
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
            trust_env=_has_network_settings(),
            max_line_size=_MAX_HEADER_BYTES,
            max_field_size=_MAX_HEADER_BYTES,
        ) as session:
            yield cls(session, address_filter)

    async def request(
        self, url: str, headers: Mapping[str, str], *, max_bytes: int = MAX_PAGE_BYTES, reads_any_type: bool = False
    ) -> PageResponse:
        """Request a URL with GET, without following redirects.

        Args:
            url: The URL.
            headers: Additional header fields.
            max_bytes: Bytes of the decompressed body that are read.
            reads_any_type: Whether the body is also read if it is no web page.

        Raises:
            RequestFailedError: There is no usable response.
        """
        try:
            address = build_request_url(url)
        except FetchError as error:
            raise RequestFailedError("url", error.reason) from error
        if not self._filter.allows_host(address.raw_host or ""):
            raise RequestFailedError("address", msg("“{host}” is not on the public web.", host=address.host or url))
        begin = time.monotonic()
        try:
            async with self._session.get(address, headers=headers, allow_redirects=False) as answer:
                if answer.status not in _STATUSES:
                    raise RequestFailedError("malformed", msg("The response is not valid HTTP."))
                return await _read_response(
                    answer, time.monotonic() - begin, max_bytes=max_bytes, reads_any_type=reads_any_type
                )
        except aiohttp.ClientConnectorCertificateError as error:
            raise RequestFailedError("tls", await self._explain_certificate(error)) from error
        except (aiohttp.ClientError, OSError, ValueError, zlib.error) as error:
            raise _failure_from_error(error) from error

    async def _explain_certificate(self, error: aiohttp.ClientConnectorCertificateError) -> Message:
        """Return why a certificate is refused; for an expired one with its date, which needs a further connection."""
        reason = error.certificate_error
        if not isinstance(reason, ssl.SSLCertVerificationError):
            return msg("The server's certificate is not trusted.")
        if reason.verify_code != _EXPIRED:
            return msg("The server's certificate is not trusted: {reason}.", reason=reason.verify_message)
        origin = error.host, error.port or 443
        if origin not in self._expiry_dates:
            self._expiry_dates[origin] = await self._read_expiry_date(*origin)
        date = self._expiry_dates[origin]
        return msg("The certificate expired on {date}.", date=date) if date else msg("The certificate has expired.")

    async def _read_expiry_date(self, host: str, port: int) -> str:
        """Return the last day of a host's certificate as YYYY-MM-DD; empty if it can't be read. No request is sent."""
        loop, context = asyncio.get_running_loop(), ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        try:
            async with asyncio.timeout(_CONNECT_S):
                info = (await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM))[0]
                connection = self._filter.create_socket(info)
                try:
                    connection.setblocking(False)
                    await loop.sock_connect(connection, info[4])
                    transport, _ = await loop.create_connection(
                        asyncio.Protocol, sock=connection, ssl=context, server_hostname=host
                    )
                except BaseException:
                    connection.close()
                    raise
                certificate = transport.get_extra_info("ssl_object").getpeercert(binary_form=True)
                transport.abort()
        except (OSError, ValueError, IndexError):
            return ""
        found = _VALIDITY.search(certificate or b"")
        if found is None:
            return ""
        short, full, month, day = (part.decode() if part else "" for part in found.groups())
        year = full or f"{'19' if int(short) >= 50 else '20'}{short}"
        return f"{year}-{month}-{day}"


def _has_network_settings() -> bool:
    """Return whether the system names a proxy, or a file with passwords for hosts (netrc) may exist.

    Otherwise aiohttp need not read the environment, which it would do for each request.
    """
    has_proxy = any(name != "no" for name in getproxies())
    with suppress(RuntimeError):
        return has_proxy or "NETRC" in os.environ or any((Path.home() / name).exists() for name in (".netrc", "_netrc"))
    return has_proxy


async def _read_response(
    answer: aiohttp.ClientResponse, seconds: float, *, max_bytes: int, reads_any_type: bool
) -> PageResponse:
    """Return a response, with its body if it is read; a connection with an unread body is closed.

    Bodies are read of web pages, of any type if `reads_any_type`, and of successful responses without a type. `seconds`
    is the time until the header was received.
    """
    headers = {name.lower(): _header_text(", ".join(answer.headers.getall(name))) for name in answer.headers}
    # The last valid type of several counts. WHATWG Fetch, “extract a MIME type”.
    types = [part.partition(";")[0].strip().lower() for part in headers.get("content-type", "").split(",")]
    media_type = next((name for name in reversed(types) if "/" in name and name not in _UNKNOWN_TYPES), "")
    body, n_bytes, is_truncated = b"", answer.content_length, False
    if reads_any_type or media_type in _HTML_TYPES or (not media_type and answer.status == 200):
        body, is_truncated = await _read_body(answer, headers.get("content-encoding", ""), max_bytes)
        n_bytes = len(body)
        if not media_type and not reads_any_type and not body.lstrip().startswith((b"<", *_UTF16_MARKS)):
            body = b""
    elif answer.content_length or answer.content_length is None:
        answer.close()
    return PageResponse(
        answer.status,
        headers,
        tuple(map(_header_text, answer.headers.getall("X-Robots-Tag", ()))),
        answer.cookies,
        media_type,
        body,
        n_bytes,
        is_truncated,
        seconds,
    )


def _header_text(value: str) -> str:
    """Return a header value unchanged if it is valid UTF-8, otherwise with all its bytes read as ISO-8859-1."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return value.encode("utf-8", "surrogateescape").decode("latin-1")
    return value


async def _read_body(answer: aiohttp.ClientResponse, content_encoding: str, max_bytes: int) -> tuple[bytes, bool]:
    """Return the decompressed body up to a limit, and whether it is longer.

    Raises:
        RequestFailedError: The body is compressed in a way that was not requested, damaged or incomplete.
    """
    codings = [part for each in content_encoding.split(",") if (part := each.strip().lower()) not in ("", "identity")]
    decoder: GzipDecoder | DeflateDecoder | None = None
    if codings in (["gzip"], ["x-gzip"]):
        decoder = GzipDecoder()
    elif codings == ["deflate"]:
        decoder = DeflateDecoder()
    elif codings:
        names = ", ".join(codings)
        reason = msg("The response is compressed with {names}, which was not requested.", names=names)
        raise RequestFailedError("malformed", reason)
    body = bytearray()
    async for chunk in answer.content.iter_chunked(_CHUNK_BYTES):
        for piece in decoder.decode(chunk) if decoder else (chunk,):
            body += piece
            if len(body) > max_bytes:
                answer.close()
                return bytes(body[:max_bytes]), True
    if decoder is not None and body and not decoder.is_complete:
        raise RequestFailedError("malformed", msg("The response is incomplete."), is_retried=True)
    return bytes(body), False


class DeflateDecoder:
    """Incremental decoder of the coding deflate: zlib data, or raw deflate data, which some servers send.

    Attributes:
        is_complete: Whether the data has ended.
    """

    def __init__(self) -> None:
        """Create the decoder; the first bytes decide between zlib and raw deflate data."""
        self._inflater: zlib._Decompress | None = None
        self.is_complete = False

    def decode(self, data: bytes) -> Iterator[bytes]:
        """Yield the decompressed content of the next bytes, in pieces of limited size.

        Raises:
            zlib.error: The bytes are not valid.
        """
        if self._inflater is None and data:
            # The lower half of the first byte of zlib data is its method, 8. RFC 1950, 2.2.
            self._inflater = zlib.decompressobj(zlib.MAX_WBITS if data[0] & 0x0F == 8 else -zlib.MAX_WBITS)
        while data and self._inflater is not None and not self._inflater.eof:
            yield self._inflater.decompress(data, MAX_PAGE_BYTES)
            data = self._inflater.unconsumed_tail
            self.is_complete = self._inflater.eof


def _failure_from_error(error: Exception) -> RequestFailedError:
    """Return the failure of a request, with its kind and reason, for an error of a library or the system."""
    reason = explain_failure(error).reason
    os_error = getattr(error, "os_error", None)
    if isinstance(os_error, PrivateAddressError):
        return RequestFailedError("address", reason)
    if isinstance(error, (aiohttp.ConnectionTimeoutError,)):
        return RequestFailedError("timeout", reason, is_retried=True)
    if isinstance(error, TimeoutError):
        return RequestFailedError("timeout", reason)
    if isinstance(error, (aiohttp.ClientConnectorDNSError, UnicodeError, socket.gaierror)):
        return RequestFailedError("dns", reason, is_retried=True)
    if isinstance(error, (aiohttp.ClientSSLError, ssl.SSLError)):
        return RequestFailedError("tls", msg("The encrypted connection failed: {reason}.", reason=_tls_reason(error)))
    if isinstance(error, (aiohttp.ClientResponseError, zlib.error)):
        return RequestFailedError("malformed", msg("The response is not valid HTTP."))
    if isinstance(error, (aiohttp.ClientPayloadError, aiohttp.ServerDisconnectedError)):
        return RequestFailedError("malformed", reason, is_retried=True)
    return RequestFailedError("connect", reason, is_retried=True)


def _tls_reason(error: Exception) -> str:
    """Return why a TLS connection failed, in the words of OpenSSL, without the line of its source."""
    cause = getattr(error, "os_error", error)
    return getattr(cause, "reason", None) or str(cause).partition(" (_ssl")[0]
