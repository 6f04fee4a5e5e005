"""A check of pages: polite requests of many pages, their verdicts, and the storage of the facts.

Each listed host has its own queue, client and pace. All requests of a page, including those of its redirects and of
robots.txt, obey the pace of the host that they go to. Facts are stored as soon as they are available, so that a check
that is stopped or killed continues where it ended.
"""

from __future__ import annotations

import asyncio
import base64
import json
import math
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from queue import Empty, SimpleQueue
from typing import Final, Literal, NamedTuple

import aiohttp
from yarl import URL

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.html_page import resolve_link
from sitemap_studio.pages.bots import STUDIO, Bot
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.host_pace import HostPace
from sitemap_studio.pages.page_content import PageContent, read_page_content
from sitemap_studio.pages.page_facts import UNREACHED_KINDS, Hop, HopKind, PageFacts
from sitemap_studio.pages.page_reasons import PageSignals, with_reason
from sitemap_studio.pages.page_requests import PageClient, PageResponse, RequestFailedError
from sitemap_studio.pages.site_robots import CrawlRules, request_robots
from sitemap_studio.protocol.robots_files import MAX_BYTES, host_key
from sitemap_studio.protocol.url_syntax import is_web, page_loc, split_authority, split_loc
from sitemap_studio.sources.fetched_copies import join_without_password
from sitemap_studio.sources.page_urls import origin_of
from sitemap_studio.sources.public_hosts import AddressFilter, is_public, numeric_address

DEFAULT_RATE: Final = 5.0
MAX_REDIRECTS: Final = 10
"""Google follows 10 redirects. Google, “How HTTP status codes affect Google's crawlers”."""

MIN_LOGIN_PAGES: Final = 20
"""Number of pages that must redirect to one page with a password field before that page is regarded as a login."""

_RETRIED_STATUSES: Final = frozenset((429, 500, 502, 503, 504))
_OVERLOAD_STATUSES: Final = frozenset((429, 503))
_REDIRECT_STATUSES: Final = frozenset((301, 302, 303, 307, 308))
_MAX_RETRY_AFTER_S: Final = 600.0
_TOTAL_REQUESTS: Final = 32
_TOTAL_HOSTS: Final = 32
_STOP_CHECK_S: Final = 0.1
_TICK_S: Final = 0.5
_CONDITIONS: Final = frozenset(("If-None-Match", "If-Modified-Since"))
_MAX_COOKIES: Final = 50
_MAX_URL_CHARACTERS: Final = 8_192


@dataclass(frozen=True, kw_only=True)
class CheckOptions:
    """Options of a check.

    Attributes:
        max_age_s: Seconds for which stored facts replace a request; 0 to request all pages.
        rate: Maximum requests per second and host; 0 for no limit; None for the default, which does not apply to hosts
            in private networks.
        concurrency: Maximum number of parallel requests per host.
        bot: The bot whose identity is used to request pages.
        ignores_robots: Whether pages are also requested if robots.txt disallows them.
        user: User name and password, or None.
        headers: Additional header fields as names and values.
        timeout_s: Seconds until the first byte of a response, and between two bytes.
        retry_waits_s: Seconds before each further attempt after a temporary failure.

    `user` and `headers` are sent only to the scheme, host and port of the listed URL, and never after a redirect to
    another one, and are left out of texts about the options, so that no log contains them.
    """

    max_age_s: float = 86_400.0
    rate: float | None = None
    concurrency: int = 4
    bot: Bot = STUDIO
    ignores_robots: bool = False
    user: tuple[str, str] | None = field(default=None, repr=False)
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    timeout_s: float = 20.0
    retry_waits_s: tuple[float, ...] = (1.0, 4.0)


class HostReport(NamedTuple):
    """Requests to one host during a check.

    Attributes:
        host: The host, with its port if that is not the default.
        n_requests: Number of requests.
        rate: Limit of requests per second at the end; None without a limit or requests.
        robots: Whether robots.txt was found; None if it was not needed.
        pause_reason: Why the host was paused, so that its remaining pages were not requested; None without a pause.
        n_left: Number of its pages for which no request has begun, or whose requests a stop interrupted.
    """

    host: str
    n_requests: int
    rate: float | None
    robots: Literal["found", "missing", "unreachable"] | None
    pause_reason: Message | None
    n_left: int


class CheckControl:
    """Control of a running check by other threads; a pause of the whole check is one of its `Progress`.

    Attributes:
        is_wanted: Called with the URL of a page just before each request for it, in the thread of the check; if it
            returns False, the page is left out.
    """

    def __init__(self, is_wanted: Callable[[str], bool] = lambda loc: True) -> None:
        """Create the control of one check."""
        self.is_wanted = is_wanted
        self._continued = SimpleQueue[str]()

    def continue_host(self, host: str) -> None:
        """Request the remaining pages of a paused host, given in the form of `HostReport.host`, as long as the check runs."""
        self._continued.put(host)

    def hosts_to_continue(self) -> Iterator[str]:
        """Yield the hosts passed to `continue_host` since the last call, in this order; each is yielded once."""
        with suppress(Empty):
            while True:
                yield self._continued.get_nowait()


@dataclass(frozen=True, kw_only=True)
class CheckResult:
    """Result of a check; the facts are in the store.

    Attributes:
        started: Time of the start in Unix seconds.
        finished: Time of the end in Unix seconds.
        ended: Whether all hosts were checked or paused, or the user stopped the check.
        n_listed: Number of pages, without those that `CheckControl.is_wanted` left out.
        n_requested: Number of pages that were requested.
        n_recent: Number of pages whose stored facts were used.
        n_left: Number of pages that were not requested because the check ended, or their host was paused.
        hosts: The hosts in the order of their first page, without targets of redirects on other hosts.
    """

    started: int
    finished: int
    ended: Literal["done", "stopped"]
    n_listed: int
    n_requested: int
    n_recent: int
    n_left: int
    hosts: tuple[HostReport, ...]


class CheckPlan(NamedTuple):
    """Size and estimated duration of a check, known before it starts.

    Attributes:
        n_pages: Number of pages.
        n_recent: Number of pages whose stored facts will be used.
        n_hosts: Number of hosts.
        seconds: Estimated duration; None if all hosts are without a limit.
        rate: The requests per second and host that the estimate assumes; None without a limit.
    """

    n_pages: int
    n_recent: int
    n_hosts: int
    seconds: float | None
    rate: float | None


def check_pages(
    locs: Sequence[str],
    store: FactsStore,
    options: CheckOptions,
    *,
    progress: Progress | None = None,
    on_plan: Callable[[CheckPlan], None] | None = None,
    on_page: Callable[[PageFacts], None] | None = None,
    on_tick: Callable[[tuple[HostReport, ...]], None] | None = None,
    control: CheckControl | None = None,
) -> CheckResult:
    """Check pages, and store their facts; pages with recent facts are not requested.

    A cancelled progress or Ctrl+C ends the check; its result says so. No request starts while the progress is paused.
    A host that another check uses counts as paused.

    Args:
        locs: Unique URLs in the form of `page_loc`.
        store: Store of the facts.
        options: Options.
        progress: Counts pages; can stop the check.
        on_plan: Called once before the first request.
        on_page: Called with the facts of each page as soon as they are final, also with stored ones.
        on_tick: Called about twice a second, after the plan, with the present state of the hosts.
        control: Control of the check by other threads.
    """
    check = _Check(
        locs,
        store,
        options,
        progress or Progress(),
        on_plan=on_plan or (lambda plan: None),
        on_page=on_page or (lambda facts: None),
        on_tick=on_tick or (lambda hosts: None),
        control=control or CheckControl(),
    )
    return asyncio.run(check.run())


@dataclass
class _Chain:
    """The requests that begin at a page, and what they found.

    Attributes:
        hops: The requests.
        response: The last response; None without a response.
        content: Facts in the last response.
        is_disallowed: Whether robots.txt disallows the page.
        error_kind: Kind of the error that ended the chain; empty without one. See `PageFacts.error_kind`.
        error: The error as a sentence.
        is_unmodified: Whether the response says that the known content is up to date.
        has_cookies: Whether a response set cookies.
        is_on_origin: Whether all requests went to the scheme, host and port of the page.
    """

    hops: list[Hop] = field(default_factory=list)
    response: PageResponse | None = None
    content: PageContent = field(default_factory=PageContent)
    is_disallowed: bool = False
    error_kind: str = ""
    error: str = ""
    is_unmodified: bool = False
    has_cookies: bool = False
    is_on_origin: bool = True

    def fail(self, kind: str, reason: str) -> None:
        """Set the error that ends the chain, with its kind and a sentence."""
        self.error_kind, self.error = kind, reason


class _ChainCookies:
    """Cookies that the responses of one chain of redirects set, for its further requests."""

    def __init__(self) -> None:
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


class _ListedHost:
    """A host of the set, with the queue of its pages.

    Attributes:
        key: The host in the form of `host_key`; empty for URLs without a host.
        pace: Pace of the requests.
        locs: Pages that are not yet checked.
        changed_locs: Pages with a changed text, which are requested once more at the end.
        robots_state: `found`, `missing` or `unreachable` for its robots.txt; None before it is requested.
        is_running: Whether its pages are being checked, or wait until fewer hosts are.
    """

    def __init__(self, key: str, pace: HostPace) -> None:
        """Create the host without pages; their URLs are added to `locs`."""
        self.key, self.pace = key, pace
        self.locs = deque[str]()
        self.changed_locs = list[str]()
        self.robots_state: Literal["found", "missing", "unreachable"] | None = None
        self.is_running = False


class _Check:
    """One run of a check: its steps, and the hosts, paces, robots.txt files and counts that they share."""

    def __init__(
        self,
        locs: Sequence[str],
        store: FactsStore,
        options: CheckOptions,
        progress: Progress,
        *,
        on_plan: Callable[[CheckPlan], None],
        on_page: Callable[[PageFacts], None],
        on_tick: Callable[[tuple[HostReport, ...]], None],
        control: CheckControl,
    ) -> None:
        self._locs, self._store, self._options, self._progress = locs, store, options, progress
        self._on_plan, self._on_page, self._on_tick, self._control = on_plan, on_page, on_tick, control
        self._ticked_at = math.inf
        self._started = int(time.time())
        self._n_requested = self._n_done = self._n_recent = self._n_unwanted = 0
        self._hosts = dict[str, _ListedHost]()
        self._paces = dict[str, HostPace]()
        self._robots = dict[tuple[str, bool], asyncio.Task[CrawlRules]]()
        self._invented_hashes = dict[tuple[str, bool], asyncio.Task[str]]()
        self._held_logins = dict[str, list[PageFacts]]()
        self._recent_redirects = dict[str, list[PageFacts]]()
        self._login_targets = set[str]()
        # The listed pages, and canonical URLs that this check has requested.
        self._known_locs = set(locs)
        self._own_headers = list(options.headers)
        if options.user is not None:
            token = base64.b64encode(":".join(options.user).encode()).decode()
            self._own_headers.append(("Authorization", f"Basic {token}"))

    async def run(self) -> CheckResult:
        """Run the check until all pages are checked, or the user stops it."""
        ended: Literal["done", "stopped"] = "done"
        self._total, self._host_slots = asyncio.Semaphore(_TOTAL_REQUESTS), asyncio.Semaphore(_TOTAL_HOSTS)
        with ThreadPoolExecutor(2, thread_name_prefix="pages") as self._parsers:
            task = asyncio.ensure_future(self._check_all())
            try:
                while not task.done():
                    await asyncio.wait([task], timeout=_STOP_CHECK_S)
                    self._store.flush_if_due()
                    self._tick()
                    if self._progress.is_cancelled:
                        raise asyncio.CancelledError
                task.result()
            except (asyncio.CancelledError, Cancelled):
                ended = "stopped"
            except BaseExceptionGroup as group:
                raise _first_error(group) from group
            finally:
                tasks = [task, *self._robots.values(), *self._invented_hashes.values()]
                for each in tasks:
                    each.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                self._report_held_logins()
                self._store.flush()
        return self._record_run(ended)

    def _tick(self) -> None:
        """Continue hosts, and call `on_tick` if it is due; do nothing before the plan."""
        for key in self._control.hosts_to_continue():
            host = self._hosts.get(key)
            if host is not None and host.pace.pause_reason is not None and not host.is_running:
                host.pace.resume()
                self._robots = {each: task for each, task in self._robots.items() if host_key(each[0]) != key}
                self._start_host(host)
        now = time.monotonic()
        if now - self._ticked_at >= _TICK_S:
            self._ticked_at = now
            self._on_tick(self._host_reports())

    def _host_reports(self) -> tuple[HostReport, ...]:
        """Return the present state of all listed hosts."""
        return tuple(
            HostReport(
                host.key,
                host.pace.n_requests,
                None if host.pace.rate == math.inf or not host.pace.n_requests else round(host.pace.rate, 2),
                host.robots_state,
                host.pace.pause_reason,
                len(host.locs),
            )
            for host in self._hosts.values()
        )

    def _record_run(self, ended: Literal["done", "stopped"]) -> CheckResult:
        """Record the ended run in the store, and return the result of the check."""
        n_listed = len(self._locs) - self._n_unwanted
        result = CheckResult(
            started=self._started,
            finished=int(time.time()),
            ended=ended,
            n_listed=n_listed,
            n_requested=self._n_requested,
            n_recent=self._n_recent,
            n_left=n_listed - self._n_recent - self._n_done,
            hosts=self._host_reports(),
        )
        counts = {
            "listed": result.n_listed,
            "asked": result.n_requested,
            "young": result.n_recent,
            "left": result.n_left,
        }
        options = {
            "bot": self._options.bot.name, "rate": self._options.rate, "max_age_s": self._options.max_age_s,
            "ignores_robots": self._options.ignores_robots,
        }  # fmt: skip
        urls = {host_key(loc): loc for loc in self._locs if is_web(loc)}.values()
        self._store.add_run(
            urls,
            start=result.started,
            end=result.finished,
            options=json.dumps(options),
            counts=json.dumps(counts),
            ended=ended,
        )
        return result

    async def _check_all(self) -> None:
        """Report recent facts, report the plan, and check the pages of all hosts."""
        self._progress.begin(msg("Checking pages"), len(self._locs))
        recent = set[str]()
        if self._options.max_age_s > 0:
            not_before = self._started - int(self._options.max_age_s)
            for facts in self._store.read(self._locs, self._options.bot.name, not_before=not_before):
                recent.add(facts.loc)
                if facts.target is not None and facts.reason == "redirect":
                    self._recent_redirects.setdefault(facts.target, []).append(facts)
                elif facts.target is not None and facts.reason == "login":
                    self._login_targets.add(facts.target)
                self._on_page(facts)
        self._n_recent = len(recent)
        self._progress.advance(len(recent))
        self._filters = await self._queue_pages(recent)
        self._on_plan(self._plan())
        async with asyncio.TaskGroup() as self._group:
            for host in self._hosts.values():
                self._start_host(host)
            self._ticked_at = time.monotonic()

    def _start_host(self, host: _ListedHost) -> None:
        """Start the check of the queued pages of a host in the group of all hosts, unless the check is ending."""
        work = self._check_host(host, self._filters[host.key])
        try:
            self._group.create_task(work)
        except RuntimeError:
            work.close()

    async def _queue_pages(self, recent: set[str]) -> dict[str, AddressFilter]:
        """Queue the pages without recent facts by host, set the paces, and return the address filter of each host."""
        for loc in self._locs:
            key = host_key(loc) if is_web(loc) else ""
            host = self._hosts.get(key)
            if host is None:
                host = self._hosts[key] = _ListedHost(
                    key, HostPace(key, rate=math.inf, concurrency=self._options.concurrency)
                )
            if loc not in recent:
                host.locs.append(loc)
        keys = list(self._hosts)
        limit = asyncio.Semaphore(_TOTAL_HOSTS)

        async def create_filter(key: str) -> AddressFilter:
            """Return the filter of addresses for a host, which resolves its name; an empty filter without pages to request."""
            if not key or not self._hosts[key].locs:
                return AddressFilter()
            async with limit:
                return await AddressFilter.from_host(split_authority(key)[1])

        filters = dict(zip(keys, await asyncio.gather(*map(create_filter, keys)), strict=True))
        for key, host in self._hosts.items():
            host.pace = self._paces[key] = HostPace(
                key, rate=self._max_rate(is_local=filters[key].is_local), concurrency=self._options.concurrency
            )
        return filters

    def _max_rate(self, *, is_local: bool) -> float:
        """Return the maximum requests per second for a host; infinite without a limit."""
        if self._options.rate is None:
            return math.inf if is_local else DEFAULT_RATE
        return self._options.rate or math.inf

    def _plan(self) -> CheckPlan:
        """Return the numbers of pages and hosts, and the estimated duration of the slowest host; None without a limit."""
        waiting = [host for host in self._hosts.values() if host.locs]
        seconds = max((len(host.locs) / host.pace.rate for host in waiting), default=0.0)
        rates = [host.pace.rate for host in waiting if host.pace.rate < math.inf]
        rate = min(rates, default=None)
        n_hosts = len(self._hosts) - ("" in self._hosts)
        return CheckPlan(len(self._locs), self._n_recent, n_hosts, seconds if rate else None, rate)

    async def _check_host(self, host: _ListedHost, address_filter: AddressFilter) -> None:
        """Check the queued pages of a host in parallel with one client; do nothing without any, or if the host is in use."""
        if not host.locs:
            return
        host.is_running = True
        try:
            async with self._host_slots:
                lock = self._store.lock_host(host.key)
                if isinstance(lock, Message):
                    host.pace.pause_reason = lock
                    return
                with lock:
                    await self._check_with_client(host, address_filter)
        finally:
            host.is_running = False

    async def _check_with_client(self, host: _ListedHost, address_filter: AddressFilter) -> None:
        """Check the queued pages of a host in parallel with a new client."""
        async with (
            PageClient.opened(
                address_filter, user_agent=self._options.bot.user_agent, timeout_s=self._options.timeout_s
            ) as client,
            asyncio.TaskGroup() as group,
        ):
            for _ in range(min(self._options.concurrency, len(host.locs))):
                group.create_task(self._check_queued_pages(host, client))

    async def _check_queued_pages(self, host: _ListedHost, client: PageClient) -> None:
        """Check pages of a host until none is queued or it is paused; unless paused, request changed pages again."""
        while host.locs and host.pace.pause_reason is None:
            loc = host.locs.popleft()
            try:
                await self._check_page(loc, host, client)
            except _HostPaused:
                host.locs.appendleft(loc)
            except asyncio.CancelledError:
                host.locs.appendleft(loc)
                raise
            except _PageUnwanted:
                self._n_unwanted += 1
                with suppress(Cancelled):
                    self._progress.advance()
        while host.changed_locs and not host.locs and host.pace.pause_reason is None:
            await self._check_volatility(host.changed_locs.pop(), client)

    async def _check_page(self, loc: str, host: _ListedHost, client: PageClient) -> None:
        """Check one page: store and report its facts, or hold them as a possible login; queue it if its text changed.

        The facts of a redirect target or a canonical URL are stored, too, and the page counts for the pace of its host.

        Facts that this check already stored for a redirect target are used without a request.

        Raises:
            _HostPaused: The robots.txt of the host forbids all requests for the time being.
            _PageUnwanted: The page is not wanted any more.
        """
        known = self._store.get(loc, self._options.bot.name)
        if self._options.max_age_s > 0 and known is not None and known.checked >= self._started:
            # It was requested as the target of a redirect.
            self._n_requested += 1
            self._n_done += 1
            self._finish_page(known)
            return
        chain = await self._request_chain(loc, client, known, host)
        facts, signals = await self._facts_from_chain(loc, chain, known, client)
        self._n_requested += bool(chain.hops)
        self._n_done += 1
        if chain.hops:
            is_refused = signals.is_challenge or facts.own_status in (401, 403, 429)
            is_failure = facts.status is None or facts.status >= 500
            host.pace.count_page(is_failure=is_failure, is_refused=is_refused)
        if facts.target is not None and chain.response is not None and not chain.error_kind and not chain.has_cookies:
            await self._store_target(chain, client)
        if facts.hash and known is not None and known.hash and facts.hash != known.hash and not facts.is_volatile:
            host.changed_locs.append(loc)
        if chain.content.has_password and facts.target is not None and facts.reason == "redirect":
            self._hold_login_redirect(facts)
        else:
            self._finish_page(facts)
        if facts.reason == "canonical" and facts.canonical is not None:
            await self._store_canonical(facts.canonical, loc, client)

    async def _store_canonical(self, url: str, loc: str, client: PageClient) -> None:
        """Store the facts of a canonical URL that is not listed, which fixes need; request it unless they are recent.

        Args:
            url: The canonical URL.
            loc: The page that names it.
            client: Client of the host of the page.
        """
        canonical = page_loc(url)
        if canonical in self._known_locs:
            return
        self._known_locs.add(canonical)
        known = self._store.get(canonical, self._options.bot.name)
        if known is not None and known.checked >= self._started - self._options.max_age_s:
            return
        with suppress(_HostPaused, _PageUnwanted):
            chain = await self._request_chain(canonical, client, known, None, for_page=loc)
            if chain.response is not None:
                facts, _ = await self._facts_from_chain(canonical, chain, known, client)
                self._store.add(replace(facts, source="canonical"))

    async def _store_target(self, chain: _Chain, client: PageClient) -> None:
        """Store the facts of the page that a chain was redirected to under its own URL, as if it had been requested itself."""
        last = chain.hops[-1]
        alone = replace(chain, hops=[Hop(last.url, last.status)], is_disallowed=False)
        loc = page_loc(last.url)
        facts, _ = await self._facts_from_chain(loc, alone, self._store.get(loc, self._options.bot.name), client)
        self._store.add(replace(facts, source="redirect"))

    def _finish_page(self, facts: PageFacts) -> None:
        """Store final facts, and report them."""
        self._store.add(facts)
        self._on_page(facts)
        # `run` notices a cancellation.
        with suppress(Cancelled):
            self._progress.advance()

    def _hold_login_redirect(self, facts: PageFacts) -> None:
        """Store a redirect to a password page; report it as a login once at least 20 pages redirect to that page."""
        assert facts.target is not None
        login = PageSignals(is_login=True)
        if facts.target in self._login_targets:
            self._finish_page(with_reason(facts, login))
            return
        held, recent = self._held_logins.setdefault(facts.target, []), self._recent_redirects.get(facts.target, [])
        held.append(facts)
        self._store.add(facts)
        if len(held) + len(recent) >= MIN_LOGIN_PAGES:
            self._login_targets.add(facts.target)
            for each in recent:
                self._store.add(with_reason(each, login))
            for each in self._held_logins.pop(facts.target):
                self._finish_page(with_reason(each, login))

    def _report_held_logins(self) -> None:
        """Report redirects held as possible logins as ordinary redirects, because too few pages lead to their targets."""
        for held in self._held_logins.values():
            for facts in held:
                self._finish_page(facts)
        self._held_logins.clear()

    async def _check_volatility(self, loc: str, client: PageClient) -> None:
        """Request a page with a changed text again; if the text differs again, mark the stored facts as volatile."""
        facts = self._store.get(loc, self._options.bot.name)
        with suppress(_HostPaused, _PageUnwanted):
            chain = await self._request_chain(loc, client, None, None)
            if facts is not None and chain.content.hash and chain.content.hash != facts.hash:
                volatile = replace(facts, is_volatile=True, changed=None, changed_after=None, hash=chain.content.hash)
                self._store.add(volatile)

    # Requests

    async def _request_chain(
        self,
        loc: str,
        client: PageClient,
        known: PageFacts | None,
        host: _ListedHost | None,
        *,
        for_page: str | None = None,
    ) -> _Chain:
        """Request a page and its redirect targets as far as robots.txt allows; an error ends the chain.

        Args:
            loc: URL of the page.
            client: Client of its host.
            known: Stored facts for a conditional request, or None.
            host: Its host, whose state of robots.txt is set; None for a repeated request.
            for_page: The listed page that needs it, whose origin alone gets own header fields; None for the page itself.

        Raises:
            _HostPaused: The robots.txt of the page's host forbids all requests for the time being.
            _PageUnwanted: The page is not wanted any more.
        """
        chain, url, page = _Chain(), loc, for_page or loc
        kind: HopKind = "listed"
        cookies, seen = _ChainCookies(), set[tuple[str, str]]()
        if not is_web(loc) or len(loc) > _MAX_URL_CHARACTERS:
            chain.fail("url", msg("The URL is not a complete http or https URL."))
            return chain
        while True:
            chain.is_on_origin = chain.is_on_origin and origin_of(url) == origin_of(page)
            robots = await self._robots_of(url, client, sends_own_headers=chain.is_on_origin)
            if not chain.hops and host is not None:
                host.robots_state = robots.state
            if not chain.hops and robots.refusal is not None and not self._options.ignores_robots:
                if host is not None:
                    host.pace.pause_reason = host.pace.pause_reason or robots.refusal
                raise _HostPaused
            is_disallowed = robots.disallows(url, self._options.bot.product_token)
            if not chain.hops:
                chain.is_disallowed = is_disallowed
            if (is_disallowed or robots.refusal is not None) and not self._options.ignores_robots:
                if chain.hops:
                    chain.hops.append(Hop(url, None, kind))
                    chain.fail("robots", robots.refusal or msg("robots.txt disallows the target of the redirect."))
                return chain
            try:
                if robots.failure is not None:
                    raise robots.failure
                headers = dict(self._own_headers) if chain.is_on_origin else {}
                if not chain.hops and known is not None:
                    headers |= _conditional_headers(known)
                headers |= cookies.headers_for(url)
                response = await self._request(url, client, headers, loc=page)
            except RequestFailedError as error:
                chain.hops.append(Hop(url, None, kind))
                kind_of_error = error.kind
                if kind_of_error == "url" and len(chain.hops) > 1:
                    kind_of_error = "location"
                elif kind_of_error == "address" and len(chain.hops) == 1:
                    kind_of_error = "connect"
                chain.fail(kind_of_error, error.reason)
                return chain
            chain.hops.append(Hop(url, response.status, kind))
            chain.response = response
            chain.is_unmodified = response.status == 304 and not headers.keys().isdisjoint(_CONDITIONS)
            chain.content = await asyncio.get_running_loop().run_in_executor(
                self._parsers, partial(read_page_content, response, url)
            )
            seen.add((_request_key(url), cookies.state))
            cookies.update(response, url)
            chain.has_cookies = bool(cookies.state)
            target, kind = _next_target(url, response, chain.content)
            if target is None:
                if 300 <= response.status < 400 and not chain.is_unmodified:
                    chain.fail("location", msg("The redirect has no valid target."))
                return chain
            state = _request_key(target), cookies.state
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
            _PageUnwanted: The page is not wanted any more.
        """

        def is_ready() -> bool:
            """Return whether the progress is not paused; raise `_PageUnwanted` if the page is not wanted any more."""
            if loc is not None and not self._control.is_wanted(loc):
                raise _PageUnwanted
            return not self._progress.is_paused

        pace = self._pace_of(url)
        limits = {} if max_bytes is None else {"max_bytes": max_bytes, "reads_any_type": True}
        # Several failures of one request slow down only once.
        first_start = math.inf
        for wait_s in (*self._options.retry_waits_s, None):
            async with pace.slot(self._total, is_ready) as started:
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

    def _pace_of(self, url: str) -> HostPace:
        """Return the pace of the host of a URL; created for hosts that only redirects reach."""
        key = host_key(url)
        if key not in self._paces:
            address = numeric_address(split_authority(key)[1])
            rate = self._max_rate(is_local=address is not None and not is_public(address))
            self._paces[key] = HostPace(key, rate=rate, concurrency=self._options.concurrency)
        return self._paces[key]

    async def _robots_of(self, url: str, client: PageClient, *, sends_own_headers: bool) -> CrawlRules:
        """Return the robots.txt of the site of a URL; it is requested once per site."""
        origin = origin_of(url)
        key = origin, client.is_local
        if key not in self._robots:
            self._robots[key] = asyncio.ensure_future(
                self._request_robots(origin, client, self._own_headers if sends_own_headers else [])
            )
        return await asyncio.shield(self._robots[key])

    async def _request_robots(
        self, origin: str, client: PageClient, own_headers: Sequence[tuple[str, str]]
    ) -> CrawlRules:
        """Request the robots.txt of a site, and apply its crawl delay; `own_headers` are sent only to this site."""

        async def request(url: str) -> PageResponse:
            """Request a URL for robots.txt; own header fields are sent only to the same origin."""
            headers = dict(own_headers) if origin_of(url) == origin else {}
            return await self._request(url, client, headers, max_bytes=MAX_BYTES)

        robots = await request_robots(origin, request)
        delay_s = robots.file.crawl_delay_s(self._options.bot.product_token)
        if delay_s is not None:
            self._pace_of(origin).set_crawl_delay(delay_s)
        return robots

    async def _invented_hash(self, loc: str, client: PageClient, *, sends_own_headers: bool) -> str:
        """Return the hash of the text that a page's host returns for a made-up path; empty unless the status is 200."""
        key = origin_of(loc), client.is_local
        if key not in self._invented_hashes:
            self._invented_hashes[key] = asyncio.ensure_future(
                self._request_invented(key[0], client, sends_own_headers=sends_own_headers)
            )
        return await asyncio.shield(self._invented_hashes[key])

    async def _request_invented(self, origin: str, client: PageClient, *, sends_own_headers: bool) -> str:
        """Request a random path of a site, unless robots.txt disallows it; return the hash as `_invented_hash` does."""
        url = f"{origin}/{secrets.token_hex(12)}"
        robots = await self._robots_of(url, client, sends_own_headers=sends_own_headers)
        if robots.disallows(url, self._options.bot.product_token):
            return ""
        try:
            response = await self._request(url, client, dict(self._own_headers) if sends_own_headers else {})
        except RequestFailedError:
            return ""
        if response.status != 200:
            return ""
        read = partial(read_page_content, response, url)
        content = await asyncio.get_running_loop().run_in_executor(self._parsers, read)
        return content.hash

    # Facts

    async def _facts_from_chain(
        self, loc: str, chain: _Chain, known: PageFacts | None, client: PageClient
    ) -> tuple[PageFacts, PageSignals]:
        """Return the facts of a page with its verdict, and the evidence; may request a made-up path of the host."""
        now, hops = int(time.time()), tuple(chain.hops)
        facts = PageFacts(
            loc=loc, bot=self._options.bot.name, checked=now, status=hops[0].status if hops else None, hops=hops,
            error_kind=chain.error_kind, error=str(chain.error),
        )  # fmt: skip
        if len(hops) > 1 and _request_key(hops[-1].url) != _request_key(loc):
            facts = replace(facts, target=hops[-1].url)
        response, content = chain.response, chain.content
        is_soft_404 = False
        if chain.is_unmodified and known is not None and response is not None:
            facts = _with_known_content(facts, known, response)
        elif response is not None:
            facts = _with_content(facts, response, content)
            facts = _with_changes(facts, known)
        if facts.hash and facts.own_status in (200, 304) and not _is_home_page(loc):
            is_soft_404 = facts.hash == await self._invented_hash(loc, client, sends_own_headers=chain.is_on_origin)
        signals = PageSignals(
            is_disallowed=chain.is_disallowed,
            is_challenge=bool(content.firewall),
            is_login=False,
            is_soft_404=is_soft_404,
        )
        return with_reason(facts, signals), signals


def _first_error(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """Return the first exception in a group, or in its nested groups, that is not itself a group."""
    first = group.exceptions[0]
    return _first_error(first) if isinstance(first, BaseExceptionGroup) else first


class _HostPaused(Exception):
    """Error for a page whose host must not be requested for the time being, because its robots.txt can't be read."""


class _PageUnwanted(Exception):
    """Error for a page that `CheckControl.is_wanted` leaves out, such as that of a deleted entry."""


def _request_key(url: str) -> str:
    """Return a key that is equal for URLs of the same request: without fragment, default port and case of the host."""
    _, _, path, query, _ = split_loc(url)
    return f"{origin_of(url)}{path or '/'}{query}"


def _conditional_headers(known: PageFacts) -> dict[str, str]:
    """Return `If-None-Match` and `If-Modified-Since` for a page; empty if it redirected or failed, or has no value."""
    headers = dict[str, str]()
    if known.target is None and known.own_status in (200, 304) and not known.error_kind and len(known.hops) == 1:
        for name, value in (("If-None-Match", known.etag), ("If-Modified-Since", known.modified)):
            if value and value.isascii() and value.isprintable():
                headers[name] = value
    return headers


def _next_target(url: str, response: PageResponse, content: PageContent) -> tuple[str | None, HopKind]:
    """Return the URL that a response redirects to, or None, and the kind of the redirect."""
    if response.status in _REDIRECT_STATUSES and "location" in response.headers:
        target = resolve_link(url, response.headers["location"])
        return join_without_password(url, target) or None, "redirect"
    if content.refresh is not None and not content.firewall and 200 <= response.status < 300:
        target = join_without_password(url, content.refresh)
        if _request_key(target) != _request_key(url) and is_web(target):
            return target, "refresh"
    return None, "redirect"


def _is_home_page(loc: str) -> bool:
    """Return whether a URL has neither a path nor a query."""
    _, _, path, query, _ = split_loc(loc)
    return path in ("", "/") and not query


def _with_content(facts: PageFacts, response: PageResponse, content: PageContent) -> PageFacts:
    """Return the facts with content, header fields, and any markup or temporary error of the chain's last response."""
    canonical = next((each for each in content.canonicals if each.is_valid), None)
    facts = replace(
        facts,
        canonical=canonical.url if canonical else None,
        canonical_source=canonical.source if canonical else None,
        canonicals=content.canonicals,
        alternates=content.alternates,
        robots=content.robots,
        type=response.media_type,
        charset=content.charset,
        language=content.language,
        title=content.title,
        bytes=response.n_bytes,
        truncated=response.is_truncated,
        etag=response.headers.get("etag", ""),
        modified=response.headers.get("last-modified", ""),
        dated=content.dated,
        hash=content.hash if response.status == 200 else "",
        needs_script=content.needs_script,
        seconds=round(response.seconds, 3),
    )
    if not facts.error_kind and not content.is_parsed:
        facts = replace(facts, error_kind="markup", error=msg("The page could not be parsed."))
    if not facts.error_kind and response.status >= 500 and response.retry_after_s is not None:
        reason = msg("The error is temporary: try again in {seconds:,} s.", seconds=round(response.retry_after_s))
        facts = replace(facts, error_kind="temporary", error=reason)
    return facts


def _with_known_content(facts: PageFacts, known: PageFacts, response: PageResponse) -> PageFacts:
    """Return the known facts of an unmodified page with time, status, hops and header fields of the new response."""
    headers = response.headers
    rules = [rule for rule in known.robots if rule.source == "meta" or "x-robots-tag" not in headers]
    if "x-robots-tag" in headers:
        rules += [rule for rule in read_page_content(response, facts.loc).robots if rule.source == "header"]
    return replace(
        known,
        checked=facts.checked,
        status=facts.status,
        hops=facts.hops,
        robots=tuple(rules),
        etag=headers.get("etag", known.etag),
        modified=headers.get("last-modified", known.modified),
        seconds=round(response.seconds, 3),
        source=facts.source,
    )


def _with_changes(facts: PageFacts, known: PageFacts | None) -> PageFacts:
    """Return the facts with the last change of the text since the known facts; without a text, with the known hash."""
    if known is None or not known.hash:
        return facts
    facts = replace(facts, is_volatile=known.is_volatile)
    if not facts.hash or facts.hash == known.hash:
        # Without a text, as during an outage, the known one remains for the next comparison.
        return replace(
            facts,
            hash=known.hash,
            hash_before=known.hash_before,
            changed=known.changed,
            changed_after=known.changed_after,
        )
    if known.is_volatile:
        return replace(facts, hash_before=known.hash)
    has_own_text = bool(known.hops) and known.hops[-1].status in (200, 304)
    changed_after = known.checked if has_own_text else None
    return replace(facts, hash_before=known.hash, changed=facts.checked, changed_after=changed_after)
