"""Requests of pages with their redirects, at the pace of each host and as far as robots.txt allows.

All requests of a page, including those of its redirects and of robots.txt, obey the pace of the host that they go to.
"""

from __future__ import annotations

import asyncio
import base64
import math
import secrets
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeVar

import aiohttp
from yarl import URL

from sitemap_studio.core.messages import Message, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.html_page import resolve_link
from sitemap_studio.pages.check_types import DEFAULT_RATE, MAX_REDIRECTS, CheckControl, CheckOptions
from sitemap_studio.pages.host_pace import HostPace
from sitemap_studio.pages.page_content import PageContent, read_page_content
from sitemap_studio.pages.page_facts import UNREACHED_KINDS, Hop, HopKind, PageFacts
from sitemap_studio.pages.page_requests import PageClient, PageResponse, RequestFailedError
from sitemap_studio.pages.page_targets import ROUTE_MARKS
from sitemap_studio.pages.site_robots import CrawlRules, request_robots
from sitemap_studio.protocol.robots_files import MAX_BYTES, host_key
from sitemap_studio.protocol.url_syntax import escape_and_normalize, is_web, split_authority, split_loc
from sitemap_studio.sources.fetched_copies import join_without_password
from sitemap_studio.sources.page_urls import origin_of
from sitemap_studio.sources.public_hosts import is_public, numeric_address

_T = TypeVar("_T")
_RETRIED_STATUSES: Final = frozenset((429, 500, 502, 503, 504))
_OVERLOAD_STATUSES: Final = frozenset((420, 429, 430, 503))
_REDIRECT_STATUSES: Final = frozenset((300, 301, 302, 303, 307, 308))
"""Statuses whose `Location` is followed. RFC 9110, 15.4.1 to 15.4.9."""

_MAX_RETRY_AFTER_S: Final = 600.0
_TOTAL_REQUESTS: Final = 32
_MAX_COOKIES: Final = 50
_MAX_URL_CHARACTERS: Final = 8_192
_MAX_ANSWERS: Final = 10_000
_KEPT_HEADERS: Final = frozenset(("etag", "last-modified", "location", "retry-after", "x-robots-tag"))


class HostPausedError(Exception):
    """Error for a page whose host must not be requested for the time being, because its robots.txt can't be read.

    Attributes:
        reason: Why, as a sentence.
    """

    def __init__(self, reason: Message) -> None:
        """Create the error; its text is the reason."""
        super().__init__(reason)
        self.reason = reason


class PageUnwantedError(Exception):
    """Error for a page that `CheckControl.is_wanted` leaves out, such as the page of a deleted entry."""


@dataclass
class PageChain:
    """The requests that begin at a page, and what they found.

    Attributes:
        hops: The requests.
        response: The last response; None without a response.
        content: Facts in the last response.
        robots_state: `found`, `missing` or `unreachable` for the robots.txt of the page; None before it is requested.
        is_disallowed: Whether robots.txt disallows the page.
        error_kind: Kind of the error that ended the chain; empty without one. See `PageFacts.error_kind`.
        error: The error as a sentence.
        known: Stored facts with the content of the last response, if that says that they are up to date; otherwise None.
        has_cookies: Whether a response set cookies.
        is_on_origin: Whether all requests went to the scheme, host and port of the page.
    """

    hops: list[Hop] = field(default_factory=list)
    response: PageResponse | None = None
    content: PageContent = field(default_factory=PageContent)
    robots_state: Literal["found", "missing", "unreachable"] | None = None
    is_disallowed: bool = False
    error_kind: str = ""
    error: str = ""
    known: PageFacts | None = None
    has_cookies: bool = False
    is_on_origin: bool = True

    def fail(self, kind: str, reason: str) -> None:
        """Set the error that ends the chain, with its kind and a sentence."""
        self.error_kind, self.error = kind, reason


class PageAnswer(NamedTuple):
    """Answer to one request of a page.

    Attributes:
        response: The response without its body.
        content: Facts in the response.
        known: Stored facts with the content of the page, if the response says that they are up to date; otherwise None.
    """

    response: PageResponse
    content: PageContent
    known: PageFacts | None


class _ChainCookies:
    """Cookies that the responses of one chain of redirects set, for its further requests."""

    def __init__(self) -> None:
        """Create the collection without cookies."""
        self._jar: aiohttp.CookieJar | None = None

    def update(self, response: PageResponse, url: str) -> None:
        """Add the cookies of the response for a URL."""
        cookies = {name: each for name, each in response.cookies.items() if each.value.isascii()}
        if cookies and (self._jar is None or len(self._jar) < _MAX_COOKIES):
            self._jar = self._jar or aiohttp.CookieJar(unsafe=True, quote_cookie=False)
            with suppress(ValueError):
                self._jar.update_cookies(cookies, URL(url))

    def headers_for(self, url: str) -> dict[str, str]:
        """Return the header field with the cookies for a URL; empty without any."""
        if self._jar is None:
            return {}
        with suppress(ValueError):
            sent = self._jar.filter_cookies(URL(url))
            return {"Cookie": "; ".join(f"{name}={each.value}" for name, each in sent.items())} if sent else {}
        return {}

    @property
    def state(self) -> str:
        """Text that identifies names, values and domains of all cookies; empty without cookies."""
        return "" if self._jar is None else repr(sorted((each["domain"], each.key, each.value) for each in self._jar))


class CheckRequests:
    """All requests of one check: the paces of the hosts, and the answers that several pages share.

    No URL is requested twice, except with cookies, after temporary failures and to confirm a changed text. Of answers of
    pages, only the 10,000 used last are retained.

    Create it inside the running event loop.
    """

    def __init__(self, options: CheckOptions, progress: Progress, control: CheckControl, parsers: Executor) -> None:
        """Create the shared state without sending a request; `parsers` runs the parsing of pages."""
        self._options, self._progress, self._control, self._parsers = options, progress, control, parsers
        self._slots = asyncio.Semaphore(_TOTAL_REQUESTS)
        self._paces = dict[str, HostPace]()
        self._robots = dict[tuple[str, bool], asyncio.Task[CrawlRules]]()
        self._invented_hashes = dict[tuple[str, bool], asyncio.Task[str]]()
        # By the key of the request, whether private addresses are allowed, and whether own header fields were sent.
        self._answers = dict[tuple[str, bool, bool], PageAnswer | RequestFailedError]()
        self._running = dict[tuple[str, bool, bool], asyncio.Event]()
        self._own_headers = dict(options.headers)
        if options.user is not None:
            token = base64.b64encode(":".join(options.user).encode()).decode()
            self._own_headers["Authorization"] = f"Basic {token}"

    async def cancel(self) -> None:
        """Cancel the requests of robots.txt files and made-up paths, which no page waits for any more."""
        tasks = [*self._robots.values(), *self._invented_hashes.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def add_host(self, key: str, *, is_local: bool) -> HostPace:
        """Create and return the pace of a listed host, given in the form of `host_key`."""
        rate = self._max_rate(is_local=is_local)
        self._paces[key] = HostPace(key, rate=rate, concurrency=self._options.concurrency)
        return self._paces[key]

    def forget_failures(self, key: str) -> None:
        """Remove robots.txt and failed answers of a host, given as `host_key`, so that they are requested again."""
        self._robots = {each: task for each, task in self._robots.items() if host_key(each[0]) != key}
        self._answers = {
            each: answer
            for each, answer in self._answers.items()
            if (isinstance(answer, PageAnswer) and answer.response.status < 400) or host_key(each[0]) != key
        }

    async def request_chain(
        self,
        loc: str,
        client: PageClient,
        known: PageFacts | None,
        *,
        for_page: str | None = None,
        repeats: bool = False,
    ) -> PageChain:
        """Request a page and its redirect targets as far as robots.txt allows; an error ends the chain.

        Answers to the same requests for other pages of the check are used instead of new requests.

        Args:
            loc: URL of the page.
            client: Client of its host.
            known: Stored facts for a conditional request, or None.
            for_page: The listed page that needs it, whose origin alone gets own header fields; None for the page itself.
            repeats: Whether all URLs are requested again.

        Raises:
            HostPausedError: The robots.txt of the page's host forbids all requests for the time being.
            PageUnwantedError: The page is not wanted any more.
        """
        chain, url, page = PageChain(), loc, for_page or loc
        kind: HopKind = "listed"
        cookies, seen = _ChainCookies(), set[tuple[str, str]]()
        if not is_web(loc) or len(loc) > _MAX_URL_CHARACTERS:
            chain.fail("url", msg("The URL is not a complete http or https URL."))
            return chain
        while True:
            chain.is_on_origin = chain.is_on_origin and origin_of(url) == origin_of(page)
            robots = await self._robots_of(url, client, sends_own_headers=chain.is_on_origin)
            if not chain.hops and robots.refusal is not None and not self._options.ignores_robots:
                raise HostPausedError(robots.refusal)
            is_disallowed = robots.disallows(url, self._options.bot.product_token)
            if not chain.hops:
                chain.robots_state, chain.is_disallowed = robots.state, is_disallowed
            if (is_disallowed or robots.refusal is not None) and not self._options.ignores_robots:
                if chain.hops:
                    chain.hops.append(Hop(url, None, kind))
                    chain.fail("robots", robots.refusal or msg("robots.txt disallows the target of the redirect."))
                return chain
            try:
                if robots.failure is not None:
                    raise robots.failure
                cookie = cookies.headers_for(url)
                answer = await self._answer(
                    url,
                    client,
                    cookie,
                    known=None if chain.hops else known,
                    page=page,
                    sends_own_headers=chain.is_on_origin and bool(self._own_headers),
                    is_shared=not cookie and not repeats,
                )
            except RequestFailedError as error:
                chain.hops.append(Hop(url, None, kind))
                kind_of_error = error.kind
                if kind_of_error == "url" and len(chain.hops) > 1:
                    kind_of_error = "location"
                elif kind_of_error == "address" and len(chain.hops) == 1:
                    kind_of_error = "connect"
                chain.fail(kind_of_error, error.reason)
                return chain
            response = answer.response
            chain.hops.append(Hop(url, response.status, kind))
            chain.response, chain.content, chain.known = answer
            seen.add((request_key(url), cookies.state))
            cookies.update(response, url)
            chain.has_cookies = bool(cookies.state)
            target, kind = _next_target(url, response, chain.content)
            if target is None:
                if response.status == 304 and chain.known is None:
                    chain.fail("malformed", msg("The server answers as if the page was requested before."))
                elif 300 <= response.status < 400 and chain.known is None:
                    chain.fail("location", msg("The redirect has no valid target."))
                return chain
            state = request_key(target), cookies.state
            if state in seen:
                chain.fail("loop", msg("The redirects form a loop."))
                return chain
            if len(chain.hops) > MAX_REDIRECTS:
                chain.fail("hops", msg("There are more than {limit} redirects.", limit=MAX_REDIRECTS))
                return chain
            if not is_web(target) or len(target) > _MAX_URL_CHARACTERS:
                chain.fail("location", msg("The redirect has no valid target."))
                return chain
            url = target

    async def _answer(
        self,
        url: str,
        client: PageClient,
        headers: dict[str, str],
        *,
        known: PageFacts | None,
        page: str,
        sends_own_headers: bool,
        is_shared: bool,
    ) -> PageAnswer:
        """Return the answer to a request; while the same request runs for another page, wait for its answer.

        Args:
            url: The URL.
            client: The client.
            headers: Additional header fields.
            known: Stored facts for a conditional request, or None.
            page: The listed page that needs the answer.
            sends_own_headers: Whether own header fields are sent.
            is_shared: Whether an earlier answer is used, and this one is retained.

        Raises:
            RequestFailedError: There is no usable response.
            PageUnwantedError: The page is not wanted any more.
        """
        if sends_own_headers:
            headers = headers | self._own_headers
        if not is_shared:
            return await self._request_page(url, client, headers, known, page)
        key = request_key(url), client.is_local, sends_own_headers
        while key in self._running:
            await self._running[key].wait()
        answer = self._answers.pop(key, None)
        if answer is None:
            self._running[key] = asyncio.Event()
            try:
                answer = await self._request_page(url, client, headers, known, page)
            except RequestFailedError as error:
                answer = RequestFailedError(error.kind, error.reason)
            finally:
                self._running.pop(key).set()
        # Inserted again at the end, so that the first answer is the one not used for the longest time.
        self._answers[key] = answer
        if len(self._answers) > _MAX_ANSWERS:
            del self._answers[next(iter(self._answers))]
        if isinstance(answer, RequestFailedError):
            raise RequestFailedError(answer.kind, answer.reason)
        return answer

    async def _request_page(
        self, url: str, client: PageClient, headers: dict[str, str], known: PageFacts | None, page: str
    ) -> PageAnswer:
        """Request a URL for a listed page, and read the response.

        Args:
            url: The URL.
            client: The client.
            headers: Additional header fields.
            known: Stored facts for a conditional request, or None.
            page: The listed page.

        Raises:
            RequestFailedError: There is no usable response.
            PageUnwantedError: The page is not wanted any more.
        """
        conditions = {} if known is None else _conditional_headers(known)
        response = await self._request(url, client, headers | conditions, loc=page)
        content = await self._read_content(response, url)
        kept = {name: value for name, value in response.headers.items() if name in _KEPT_HEADERS}
        is_unmodified = response.status == 304 and bool(conditions)
        return PageAnswer(response._replace(body=b"", headers=kept), content, known if is_unmodified else None)

    async def _read_content(self, response: PageResponse, url: str) -> PageContent:
        """Return the facts in the response for a URL, read in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._parsers, read_page_content, response, url)

    async def _request(
        self,
        url: str,
        client: PageClient,
        headers: Mapping[str, str],
        *,
        max_bytes: int | None = None,
        loc: str | None = None,
    ) -> PageResponse:
        """Request a URL at the pace of its host; retry after temporary failures; wait while the progress is paused.

        The last response is returned even if its status is one of a temporary failure.

        Args:
            url: The URL.
            client: The client.
            headers: Additional header fields.
            max_bytes: Size limit of a file of any type; None for a web page.
            loc: The page for which the URL is requested; None for a file of the host.

        Raises:
            RequestFailedError: There is no usable response.
            PageUnwantedError: The page is not wanted any more.
        """

        def is_ready() -> bool:
            """Return whether the progress is neither paused nor cancelled; raise `PageUnwantedError` for an unwanted page."""
            if loc is not None and not self._control.is_wanted(loc):
                raise PageUnwantedError
            return not (self._progress.is_paused or self._progress.is_cancelled)

        pace = self.pace_of(url)
        limits = {} if max_bytes is None else {"max_bytes": max_bytes, "reads_any_type": True}
        # Several failures of one request slow down only once.
        first_start = math.inf
        for wait_s in (*self._options.retry_waits_s, None):
            async with pace.slot(self._slots, is_ready) as started:
                first_start = min(first_start, started)
                try:
                    response = await client.request(url, headers, **limits)  # type: ignore[arg-type]
                except RequestFailedError as error:
                    if error.kind in UNREACHED_KINDS:
                        pace.add_failure(error.reason)
                    if error.kind == "timeout":
                        pace.slow_down(first_start)
                    if wait_s is None or not error.is_retried:
                        raise
                    response = None
            if response is not None:
                pace.add_response_time(response.seconds, started)
                if response.status in _OVERLOAD_STATUSES:
                    pace.slow_down(first_start)
                if response.status not in _RETRIED_STATUSES or wait_s is None:
                    return response
                asked_s = response.retry_after_s
                if asked_s is not None:
                    if asked_s > _MAX_RETRY_AFTER_S:
                        return response
                    pace.block(asked_s)
                    wait_s = asked_s
            assert wait_s is not None
            await asyncio.sleep(wait_s)
        raise AssertionError

    def pace_of(self, url: str) -> HostPace:
        """Return the pace of the host of a URL; created for hosts that only redirects reach."""
        key = host_key(url)
        if key not in self._paces:
            address = numeric_address(split_authority(key)[1])
            rate = self._max_rate(is_local=address is not None and not is_public(address))
            self._paces[key] = HostPace(key, rate=rate, concurrency=self._options.concurrency)
        return self._paces[key]

    async def _robots_of(self, url: str, client: PageClient, *, sends_own_headers: bool) -> CrawlRules:
        """Return the robots.txt of the site of a URL; it is requested once per site."""
        headers = self._own_headers if sends_own_headers else {}
        return await _request_once(self._robots, self._request_robots, origin_of(url), client, headers)

    async def _request_robots(self, origin: str, client: PageClient, own_headers: Mapping[str, str]) -> CrawlRules:
        """Request the robots.txt of a site, and apply its crawl delay; `own_headers` are sent only to this site."""

        async def request(url: str) -> PageResponse:
            """Request a URL for robots.txt; own header fields are sent only to the same origin."""
            headers = own_headers if origin_of(url) == origin else {}
            return await self._request(url, client, headers, max_bytes=MAX_BYTES)

        robots = await request_robots(origin, request)
        delay_s = robots.file.crawl_delay_s(self._options.bot.product_token)
        if delay_s is not None:
            self.pace_of(origin).set_crawl_delay(delay_s)
        return robots

    async def invented_hash(self, loc: str, client: PageClient, *, sends_own_headers: bool) -> str:
        """Return the hash of the text that a page's host returns for a made-up path; empty unless the status is 200."""
        headers = self._own_headers if sends_own_headers else {}
        return await _request_once(self._invented_hashes, self._request_invented, origin_of(loc), client, headers)

    async def _request_invented(self, origin: str, client: PageClient, own_headers: Mapping[str, str]) -> str:
        """Request a random path of a site, unless robots.txt disallows it; return the hash as `invented_hash` does."""
        url = f"{origin}/{secrets.token_hex(12)}"
        robots = await self._robots_of(url, client, sends_own_headers=bool(own_headers))
        if robots.disallows(url, self._options.bot.product_token):
            return ""
        try:
            response = await self._request(url, client, own_headers)
        except RequestFailedError:
            return ""
        return (await self._read_content(response, url)).hash if response.status == 200 else ""

    def _max_rate(self, *, is_local: bool) -> float:
        """Return the maximum requests per second for a host; infinite without a limit."""
        if self._options.rate is None:
            return math.inf if is_local else DEFAULT_RATE
        return self._options.rate or math.inf


async def _request_once(
    tasks: dict[tuple[str, bool], asyncio.Task[_T]],
    request: Callable[[str, PageClient, Mapping[str, str]], Coroutine[Any, Any, _T]],
    origin: str,
    client: PageClient,
    own_headers: Mapping[str, str],
) -> _T:
    """Return the result of a request that all pages of a site share; the first call starts it.

    Args:
        tasks: Requests by site, and by whether private addresses are allowed; a new one is added.
        request: Requests the file of a site with a client and own header fields.
        origin: Scheme, host and port of the site.
        client: The client.
        own_headers: Header fields for this site only.
    """
    key = origin, client.is_local
    if key not in tasks:
        tasks[key] = asyncio.ensure_future(request(origin, client, own_headers))
    return tasks[key].result() if tasks[key].done() else await asyncio.shield(tasks[key])


@lru_cache(maxsize=256)
def request_key(url: str) -> str:
    """Return a key that is equal for URLs of the same request.

    It has no fragment, no default port, the host in lower case, and escapes in one form.
    """
    _, _, path, query, _ = split_loc(url)
    return f"{origin_of(url)}{escape_and_normalize((path or '/') + query)}"


def _conditional_headers(known: PageFacts) -> dict[str, str]:
    """Return `If-None-Match` and `If-Modified-Since` for a page; empty if it redirected, failed, or has no such values."""
    headers = dict[str, str]()
    if known.reason == "blocked":
        return headers
    if known.target is None and known.own_status in (200, 304) and not known.error_kind and len(known.hops) == 1:
        for name, value in (("If-None-Match", known.etag), ("If-Modified-Since", known.modified)):
            if value and value.isascii() and value.isprintable():
                headers[name] = value
    return headers


def _next_target(url: str, response: PageResponse, content: PageContent) -> tuple[str | None, HopKind]:
    """Return the URL that a response redirects to, or None, and the kind of the redirect."""
    if response.status in _REDIRECT_STATUSES and "location" in response.headers:
        location = response.headers["location"]
        target = join_without_password(url, resolve_link(url, location))
        fragment = split_loc(location)[4]
        return (target + fragment if target and fragment.startswith(ROUTE_MARKS) else target or None), "redirect"
    if content.refresh is not None and not content.firewall and 200 <= response.status < 300:
        target = join_without_password(url, content.refresh.url)
        # News pages reload themselves with another query.
        end = 1 if content.refresh.is_delayed else None
        if request_key(target).split("?")[:end] != request_key(url).split("?")[:end] and is_web(target):
            return target, "delayed" if content.refresh.is_delayed else "refresh"
    return None, "redirect"
