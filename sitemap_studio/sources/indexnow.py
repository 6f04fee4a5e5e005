"""IndexNow: submission of changed URLs to search engines.

Each host proves the ownership of a key with a key file, by default at the root of the host. A key file in a folder is
valid for the URLs in that folder and below. One request has up to 10,000 URLs of one host, of http and https.

Source: indexnow.org, documentation.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import deque
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

import aiohttp
import polars as pl

from sitemap_studio.core.errors import Cancelled, RequestError, system_reason
from sitemap_studio.core.messages import Message, msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.version import USER_AGENT
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.url_fixes import to_uri
from sitemap_studio.protocol.url_syntax import PLAIN, equivalent_keys, split_authority, split_loc
from sitemap_studio.sources.download import (
    Downloader,
    FetchError,
    FetchOptions,
    explain_failure,
    parse_retry_after_s,
    run_until_cancelled,
)

log = logging.getLogger(__name__)

ENDPOINT: Final = "https://api.indexnow.org/indexnow"
"""Endpoint that forwards URLs to all participating search engines."""

MAX_URLS: Final = 10_000
"""Maximum number of URLs in one request."""

MAX_KEY_FILE_BYTES: Final = 4_096
MAX_RESPONSE_CHARACTERS: Final = 300
"""Maximum length of the displayed text of a response."""

_ORIGIN: Final = "^([^/?#]*//[^/?#]*)"
_KEY: Final = re.compile(r"[A-Za-z0-9-]{8,128}")
_DEFAULT_PORTS: Final = {"http:": ":80", "https:": ":443"}
_WAITING: Final = frozenset({429, 503})
_MAX_REPETITIONS: Final = 5
_MAX_RESPONSE_BYTES: Final = 4 * MAX_RESPONSE_CHARACTERS
_MAX_EXCERPT_CHARACTERS: Final = 60
_MAX_SHOWN_S: Final = 1e9

_SUBMITTING: Final = msg("IndexNow: submitting URLs")

_ANSWERS: Final[Mapping[int, Message]] = {
    200: msg("Accepted."),
    202: msg("Accepted. The key will be checked."),
    400: msg("The request is not valid."),
    403: msg("The key file is missing on the site or contains another key."),
    422: msg("The URLs are of another host, or the key is not valid."),
    429: msg("Too many requests. Try again later."),
}

Reason = Literal[
    "incomplete", "user", "too-long", "other-host", "outside-key-location", "duplicate", "key-file", "failed",
    "not-sent", "stopped",
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class SubmitOptions:
    """Options of a submission of URLs.

    Attributes:
        endpoint: URL for the requests.
        timeout_s: Seconds for one request.
        max_wait_s: Maximum seconds to wait before retries of one request, as requested by the endpoint.
    """

    endpoint: str = ENDPOINT
    timeout_s: float = 30.0
    max_wait_s: float = 600.0


@dataclass(frozen=True, slots=True)
class UnsubmittedUrl:
    """URL that is not submitted, as written in the set, and the reason."""

    url: str
    reason: Reason
    message: Message


@dataclass(frozen=True, slots=True)
class HostUrls:
    """URLs of one host, with the location of its key file.

    Attributes:
        host: The host in its IDNA form, with its port unless it is the default.
        key_location: URL of the key file.
        urls: Pairs of URL as written in the set, and URI.
    """

    host: str
    key_location: str
    urls: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SubmissionPlan:
    """URLs to submit, by host, and URLs that can't be submitted."""

    key: str
    hosts: tuple[HostUrls, ...]
    unsubmitted: tuple[UnsubmittedUrl, ...]

    @property
    def n_urls(self) -> int:
        """Number of URLs of the plan to submit."""
        return sum(len(host.urls) for host in self.hosts)


@dataclass(frozen=True, slots=True)
class Submission:
    """Request to submit URLs, with its response.

    Attributes:
        host: The host of the URLs, with its port unless it is the default.
        n_urls: Number of URLs.
        status: HTTP status of the response; 0 without a response, or if the key file prevented the request.
        message: Meaning of the response.
        text: Text of the response, in one line, shortened to `MAX_RESPONSE_CHARACTERS`.
    """

    host: str
    n_urls: int
    status: int
    message: Message
    text: str = ""

    @property
    def is_received(self) -> bool:
        """Whether the endpoint accepted the URLs."""
        return self.status in {200, 202}


@dataclass
class SubmissionReport:
    """Result of a submission, which covers every URL of the plan.

    Attributes:
        submissions: The requests, in order.
        unsubmitted: Every URL that was not submitted.
        is_stopped: Whether the user stopped the submission.
    """

    submissions: list[Submission] = field(default_factory=list)
    unsubmitted: list[UnsubmittedUrl] = field(default_factory=list)
    is_stopped: bool = False

    @property
    def n_submitted(self) -> int:
        """Number of URLs accepted by the endpoint."""
        return sum(each.n_urls for each in self.submissions if each.is_received)


def has_failures(unsubmitted: Iterable[UnsubmittedUrl]) -> bool:
    """Return whether any of the URLs failed; a duplicate is submitted in an equivalent form and is no failure."""
    return any(each.reason != "duplicate" for each in unsubmitted)


def create_key() -> str:
    """Return a new random IndexNow key of 32 hexadecimal digits."""
    return secrets.token_hex(16)


def key_file_name(key: str) -> str:
    """Return the default name of the file that contains only the key.

    Raises:
        RequestError: The key is not valid.
    """
    if not _KEY.fullmatch(key):
        raise RequestError(
            msg("“{key}” is not a valid key.", key=key), hint=msg("8 to 128 letters, digits and hyphens.")
        )
    return f"{key}.txt"


def key_file_url(key: str, location: str) -> str:
    """Return the URL of the key file, given that URL or the URL of its folder with a final slash.

    Raises:
        RequestError: The key or the URL is not valid.
    """
    name, uri = key_file_name(key), to_uri(location)
    scheme, authority, path, query, fragment = split_loc(uri or "")
    if uri is None or "@" in authority or fragment or len(uri) > MAX_LOC_CHARACTERS:
        raise RequestError(
            msg("“{url}” can't be the URL of a key file.", url=location),
            hint=msg("For example https://www.example.com/blog/."),
        )
    is_folder = path.endswith("/") or not path
    return f"{scheme}{authority}{path or '/'}{name}" if is_folder and not query else uri


def plan_submission(urls: Iterable[str], key: str, location: str | None = None) -> SubmissionPlan:
    """Group the URIs of URLs by host, and list duplicates and URLs that can't be submitted.

    Args:
        urls: Values of `loc`.
        key: The key.
        location: URL of the key file or of its folder; None if it is at the root of each host.

    Raises:
        RequestError: The key or the location is not valid.
    """
    name, written = key_file_name(key), pl.Series(list(urls), dtype=pl.String)
    key_host = folder = None
    if location is not None:
        location = key_file_url(key, location)
        key_host, path = _host_and_path(equivalent_keys(pl.Series([location]))[0])
        folder = path[: path.rindex("/") + 1]
    non_plain = (~written.str.contains(f"^(?:{PLAIN})$")).arg_true()
    uris = written.clone().scatter(
        non_plain, pl.Series([to_uri(url) for url in written.gather(non_plain)], dtype=pl.String)
    )
    equivalent = equivalent_keys(uris)
    origins = equivalent.str.extract(_ORIGIN)
    hosts = {origin: _host_and_path(origin)[0] for origin in origins.drop_nulls().unique()}
    by_host: dict[str, list[tuple[str, str]]] = {}
    first_forms = dict[str, str]()
    unsubmitted = []
    faults: dict[Reason, Message] = {
        "incomplete": msg("This is not a valid http or https URL."),
        "user": msg("The URL contains a user name or a password."),
        "too-long": msg("The URL is longer than {limit:,} characters.", limit=MAX_LOC_CHARACTERS),
        "other-host": msg("The key file is on another host, “{host}”.", host=key_host or ""),
        "outside-key-location": msg("The URL is outside the folder of the key file, “{path}”.", path=folder or ""),
    }
    for url, uri, normal, origin in zip(written, uris, equivalent, origins, strict=True):
        reason: Reason | None = None
        if uri is None:
            reason = "incomplete"
        elif "@" in origin:
            reason = "user"
        elif len(uri) > MAX_LOC_CHARACTERS:
            reason = "too-long"
        elif key_host is not None and hosts[origin] != key_host:
            reason = "other-host"
        elif folder is not None and folder != "/" and not normal.startswith(folder, len(origin)):
            reason = "outside-key-location"
        if reason is not None:
            unsubmitted.append(UnsubmittedUrl(url, reason, faults[reason]))
        elif normal in first_forms:
            message = msg("The URL is equivalent to “{url}”.", url=first_forms[normal])
            unsubmitted.append(UnsubmittedUrl(url, "duplicate", message))
        else:
            first_forms[normal] = url
            by_host.setdefault(hosts[origin], []).append((url, uri))
    return SubmissionPlan(
        key,
        tuple(
            HostUrls(host, location or f"{_common_scheme(pairs)}://{host}/{name}", tuple(pairs))
            for host, pairs in by_host.items()
        ),
        tuple(unsubmitted),
    )


def _host_and_path(uri: str) -> tuple[str, str]:
    """Return the host of a URI in lower case, with its port unless it is the default, and its path, at least `/`."""
    scheme, authority, path, *_ = split_loc(uri)
    _, host, port = split_authority(authority[2:])
    port = f":{int(port[1:])}" if port[1:] else ""
    return host.lower() + (port if port != _DEFAULT_PORTS.get(scheme.lower()) else ""), path or "/"


def _common_scheme(pairs: Iterable[tuple[str, str]]) -> str:
    """Return `https` if any of the URIs, the second items of the pairs, uses it; else `http`."""
    return "https" if any(uri.lower().startswith("https:") for _, uri in pairs) else "http"


def submit_urls(
    plan: SubmissionPlan,
    *,
    options: SubmitOptions | None = None,
    progress: Progress | None = None,
    report: SubmissionReport | None = None,
) -> SubmissionReport:
    """Submit the URLs of each host after checking its key file; a failure ends the requests of the host.

    Args:
        plan: The URLs.
        options: Endpoint and limits.
        progress: Counts URLs. If it is cancelled, the report lists the remaining URLs as not submitted.
        report: An empty report to fill; it is complete even after an exception.
    """
    progress, report = progress or Progress(), report if report is not None else SubmissionReport()
    report.unsubmitted.extend(plan.unsubmitted)
    run = _SubmissionRun(plan, options or SubmitOptions(), progress, report)
    try:
        progress.begin(_SUBMITTING, plan.n_urls)
        asyncio.run(run_until_cancelled(run.submit_all(), progress))
    except Cancelled:
        pass
    finally:
        report.is_stopped = bool(run.pending)
        run.resolve_pending(len(run.pending), "stopped", msg("The submission was stopped."))
    return report


class _SubmissionRun:
    """State of a running submission: the pending URLs, and the report that it fills.

    Attributes:
        pending: URLs without a result, in order.
    """

    def __init__(
        self, plan: SubmissionPlan, options: SubmitOptions, progress: Progress, report: SubmissionReport
    ) -> None:
        """Start with all URLs of the plan as pending; `report` is filled by the run."""
        self._plan, self._options, self._progress, self._report = plan, options, progress, report
        self.pending = deque(url for host in plan.hosts for url, _ in host.urls)

    def resolve_pending(self, n_urls: int, reason: Reason | None = None, message: Message | None = None) -> None:
        """Remove the first pending URLs; if a reason is given, list them in the report as not submitted."""
        for _ in range(n_urls):
            url = self.pending.popleft()
            if reason is not None and message is not None:
                self._report.unsubmitted.append(UnsubmittedUrl(url, reason, message))

    async def submit_all(self) -> None:
        """Request the key file of each host, and submit its URLs in batches."""
        timeout = aiohttp.ClientTimeout(total=self._options.timeout_s)
        # Compressed texts would need limits for decompression.
        headers = {"User-Agent": USER_AGENT, "Accept-Encoding": "identity"}
        async with aiohttp.ClientSession(
            headers=headers, timeout=timeout, trust_env=True, auto_decompress=False
        ) as session:
            for host in self._plan.hosts:
                await self._submit_host(session, host)

    async def _submit_host(self, session: aiohttp.ClientSession, host: HostUrls) -> None:
        """Check the key file of a host, submit its URLs in batches until one fails, and record the results."""
        fault = await self._find_key_file_fault(host)
        if fault is not None:
            self._report.submissions.append(Submission(host.host, len(host.urls), 0, fault))
            self.resolve_pending(len(host.urls), "key-file", fault)
            self._count_urls(len(host.urls))
            return
        self._progress.what = _SUBMITTING
        for start in range(0, len(host.urls), MAX_URLS):
            batch = host.urls[start : start + MAX_URLS]
            body = {
                "host": host.host, "key": self._plan.key, "keyLocation": host.key_location,
                "urlList": [uri for _, uri in batch],
            }  # fmt: skip
            submission = await self._post(session, host.host, body)
            self._report.submissions.append(submission)
            if submission.is_received:
                self.resolve_pending(len(batch))
                self._count_urls(len(batch))
                continue
            n_remaining = len(host.urls) - start
            self.resolve_pending(len(batch), "failed", submission.message)
            self.resolve_pending(n_remaining - len(batch), "not-sent", msg("An earlier request for this host failed."))
            self._count_urls(n_remaining)
            return

    def _count_urls(self, n_urls: int) -> None:
        """Count processed URLs in the progress; a cancellation does not raise here."""
        # `run_until_cancelled` ends the run.
        with suppress(Cancelled):
            self._progress.advance(n_urls)

    async def _find_key_file_fault(self, host: HostUrls) -> Message | None:
        """Download the key file of a host, and return the reason why it does not prove the ownership; None if it does.

        One line of the file must be the key, and a redirect must not lead to another host.
        """
        url, seconds = host.key_location, self._options.timeout_s
        self._progress.what = msg("IndexNow: requesting the key file of {host}", host=host.host)
        limits = FetchOptions(
            max_file_bytes=MAX_KEY_FILE_BYTES, timeout_s=seconds, max_file_s=2 * seconds, retries=1, requires_end=False
        )
        try:
            with TemporaryDirectory(prefix="sitemap-studio-") as folder:
                target = Path(folder, "key")
                async with Downloader(url, limits, self._progress) as downloader:
                    response = await downloader.download(url, target, {})
                text = target.read_bytes().decode("utf-8-sig", errors="replace")
        except FetchError as error:
            return msg("The key file “{url}” can't be downloaded: {reason}", url=url, reason=error.reason)
        except OSError as error:
            reason = system_reason(error)
            return msg("The key file “{url}” can't be stored: {reason}.", url=url, reason=reason)
        final = to_uri(response.url) or response.url
        if _host_and_path(final)[0] != host.host:
            return msg("The key file “{url}” redirects to another host: “{target}”.", url=url, target=final)
        if self._plan.key in (line.strip() for line in text.splitlines()):
            return None
        if not text.strip():
            return msg("The key file “{url}” is empty.", url=url)
        excerpt = _printable_excerpt(text, _MAX_EXCERPT_CHARACTERS)
        return msg("The key file “{url}” contains “{text}” instead of the key.", url=url, text=excerpt)

    async def _post(self, session: aiohttp.ClientSession, host: str, body: Mapping[str, Any]) -> Submission:
        """Send a batch of URLs to the endpoint; wait and repeat the request as the endpoint asks, within limits."""
        n_urls, remaining_s = len(body["urlList"]), self._options.max_wait_s
        for attempt in range(_MAX_REPETITIONS + 1):
            try:
                # A redirected request would be sent without its content.
                async with session.post(self._options.endpoint, json=body, allow_redirects=False) as answer:
                    text = _printable_excerpt(await _read_beginning(answer), MAX_RESPONSE_CHARACTERS)
            except (aiohttp.ClientError, OSError, ValueError) as error:
                return Submission(host, n_urls, 0, explain_failure(error).reason)
            wait_s = parse_retry_after_s(answer.headers.get("Retry-After", ""))
            if answer.status not in _WAITING or wait_s is None or attempt == _MAX_REPETITIONS:
                return Submission(host, n_urls, answer.status, _explain_response(answer), text)
            if wait_s > remaining_s:
                message = plural(
                    "The endpoint is busy, and asks to wait one second. Try again later.",
                    "The endpoint is busy, and asks to wait %n seconds. Try again later.",
                    round(min(wait_s, _MAX_SHOWN_S)),
                )
                return Submission(host, n_urls, answer.status, message, text)
            remaining_s -= wait_s
            log.info("The endpoint asks to wait %d seconds.", wait_s)
            self._progress.what = plural("IndexNow: waiting one second", "IndexNow: waiting %n seconds", round(wait_s))
            await asyncio.sleep(wait_s)
            self._progress.what = _SUBMITTING
        raise AssertionError


def _explain_response(answer: aiohttp.ClientResponse) -> Message:
    """Return the meaning of a response of the endpoint as a sentence for the user."""
    location = answer.headers.get("Location")
    if 300 <= answer.status < 400 and location:
        target = _printable_excerpt(location, MAX_RESPONSE_CHARACTERS)
        return msg("The endpoint has moved to “{url}”. Use that URL as the endpoint.", url=target)
    return _ANSWERS.get(answer.status, msg("The server answered {status}.", status=answer.status))


async def _read_beginning(answer: aiohttp.ClientResponse) -> str:
    """Return the beginning of the text of a response, as received; empty for compressed text."""
    data = b""
    if "Content-Encoding" not in answer.headers:
        # The status is known even if reading the text fails.
        with suppress(aiohttp.ClientError, OSError, ValueError):
            async for chunk in answer.content.iter_any():
                data += chunk
                if len(data) >= _MAX_RESPONSE_BYTES:
                    answer.close()
                    break
    return data[:_MAX_RESPONSE_BYTES].decode("utf-8-sig", errors="replace")


def _printable_excerpt(text: str, limit: int) -> str:
    """Return a text as one line of at most `limit` characters and an ellipsis, with unprintable ones escaped."""
    line = " ".join(text[: 4 * limit].split())
    shortened = line[:limit] + ("…" if len(line) > limit or len(text) > 4 * limit else "")
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in shortened)
