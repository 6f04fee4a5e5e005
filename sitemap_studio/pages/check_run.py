"""Run of a check of pages: polite requests of many pages, their verdicts, and the storage of the facts.

Each listed host has its own queue and client.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal

import polars as pl

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.messages import Message
from sitemap_studio.core.progress import Progress
from sitemap_studio.pages.chain_facts import facts_from_chain
from sitemap_studio.pages.check_types import CheckControl, CheckOptions, CheckPlan, CheckResult, HostReport
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.host_pace import HostPace
from sitemap_studio.pages.page_chains import CheckRequests, HostPausedError, PageChain, PageUnwantedError
from sitemap_studio.pages.page_facts import Hop, PageFacts
from sitemap_studio.pages.page_reasons import REFUSED_STATUSES, PageSignals, shared_target, with_reason
from sitemap_studio.pages.page_requests import PageClient
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.url_syntax import is_web, page_loc, site_of, split_authority, split_loc
from sitemap_studio.sources.public_hosts import AddressFilter

MIN_LOGIN_PAGES: Final = 20
"""Number of pages that must redirect to one page with a password field before that page is regarded as a login."""

_TOTAL_HOSTS: Final = 32
_STOP_CHECK_S: Final = 0.1
_TICK_S: Final = 0.5


class _ListedHost:
    """A host of the set, with the queue of its pages.

    Attributes:
        key: The host in the form of `host_key`; empty for URLs without a host.
        url: The first of its pages.
        pace: Pace of the requests.
        locs: Pages that are not yet checked.
        changed_locs: Pages with a changed text, which are requested once more at the end.
        robots_state: `found`, `missing` or `unreachable` for its robots.txt; None before it is requested.
        is_running: Whether its pages are being checked, or wait until fewer hosts are.
    """

    def __init__(self, key: str, url: str, pace: HostPace) -> None:
        """Create the host without pages; their URLs are added to `locs`."""
        self.key, self.url, self.pace = key, url, pace
        self.locs = deque[str]()
        self.changed_locs = list[str]()
        self.robots_state: Literal["found", "missing", "unreachable"] | None = None
        self.is_running = False


class CheckRun:
    """One run of a check: its steps, and the hosts, paces, robots.txt files and counts that they share."""

    def __init__(
        self,
        locs: Sequence[str],
        store: FactsStore,
        options: CheckOptions,
        progress: Progress,
        *,
        started: int,
        recent: pl.DataFrame,
        on_plan: Callable[[CheckPlan], None],
        on_page: Callable[[PageFacts], None] | None,
        on_tick: Callable[[tuple[HostReport, ...]], None],
        control: CheckControl,
    ) -> None:
        """Store the arguments; nothing is requested yet.

        Args:
            locs: Unique URLs in the form of `page_loc`.
            store: Store of the facts.
            options: Options.
            progress: Counts pages; can stop the check.
            started: Time of the start in Unix seconds.
            recent: Outlines of the pages that are not requested.
            on_plan: Called once before the first request.
            on_page: Called with the facts of each requested page as soon as they are final; None for no calls.
            on_tick: Called about twice a second, after the plan, with the present state of the hosts.
            control: Control of the check by other threads.
        """
        self._locs, self._store, self._options, self._progress = locs, store, options, progress
        self._on_plan, self._on_page, self._on_tick, self._control = on_plan, on_page, on_tick, control
        self._ticked_at = math.inf
        self._started, self._recent = started, frozenset(recent["loc"])
        self._n_requested = self._n_done = self._n_unwanted = 0
        self._hosts = dict[str, _ListedHost]()
        self._held_logins = dict[str, list[PageFacts]]()
        self._recent_redirects = dict[str, list[str]]()
        self._login_targets = set[str]()
        leading = recent.filter(pl.col("target").is_not_null())
        for loc, target in leading.filter(pl.col("reason") == "redirect").select("loc", "target").iter_rows():
            self._recent_redirects.setdefault(shared_target(loc, target), []).append(loc)
        for loc, target in leading.filter(pl.col("reason") == "login").select("loc", "target").iter_rows():
            self._login_targets.add(shared_target(loc, target))
        # The listed pages, and canonical URLs that this check has requested.
        self._known_locs = set(locs)
        # Pages with a changed text that were queued for a second request.
        self._confirmed_locs = set[str]()

    def run(self) -> CheckResult:
        """Check the pages that are not recent until all are checked, or the user stops it; return the result."""
        return asyncio.run(self._run())

    async def _run(self) -> CheckResult:
        """Run the check as `run` does, in an event loop."""
        ended: Literal["done", "stopped"] = "done"
        self._host_slots = asyncio.Semaphore(_TOTAL_HOSTS)
        with ThreadPoolExecutor(2, thread_name_prefix="pages") as parsers:
            self._requests = CheckRequests(self._options, self._progress, self._control, parsers)
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
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                await self._requests.cancel()
                self._report_held_logins()
                self._store.flush()
        return self._result(ended)

    def _tick(self) -> None:
        """Continue hosts, and call `on_tick` if it is due; do nothing before the plan."""
        for key in self._control.hosts_to_continue():
            host = self._hosts.get(key)
            if host is not None and host.pace.pause_reason is not None and not host.is_running:
                host.pace.resume()
                self._requests.forget_failures(key)
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

    def _result(self, ended: Literal["done", "stopped"]) -> CheckResult:
        """Return the result of the ended check."""
        n_listed = len(self._locs) - self._n_unwanted
        return CheckResult(
            started=self._started,
            finished=int(time.time()),
            ended=ended,
            n_listed=n_listed,
            n_requested=self._n_requested,
            n_recent=len(self._recent),
            n_left=n_listed - len(self._recent) - self._n_done,
            hosts=self._host_reports(),
        )

    async def _check_all(self) -> None:
        """Report the plan, and check the pages of all hosts."""
        self._filters = await self._queue_pages()
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

    async def _queue_pages(self) -> dict[str, AddressFilter]:
        """Queue the pages without recent facts by host, set the paces, and return the address filter of each host."""
        for loc in self._locs:
            key = _key_of_web_host(site_of(loc))
            host = self._hosts.get(key)
            if host is None:
                pace = HostPace(key, rate=math.inf, concurrency=self._options.concurrency)
                host = self._hosts[key] = _ListedHost(key, loc, pace)
            if loc not in self._recent:
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
            host.pace = self._requests.add_host(key, is_local=filters[key].is_local)
        return filters

    def _plan(self) -> CheckPlan:
        """Return the numbers of pages and hosts, and the estimated duration of the slowest host; None without a limit."""
        waiting = [host for host in self._hosts.values() if host.locs]
        seconds = max((len(host.locs) / host.pace.rate for host in waiting), default=0.0)
        rates = [host.pace.rate for host in waiting if host.pace.rate < math.inf]
        rate = min(rates, default=None)
        n_hosts = len(self._hosts) - ("" in self._hosts)
        return CheckPlan(len(self._locs), len(self._recent), n_hosts, seconds if rate else None, rate)

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
            except HostPausedError as error:
                host.robots_state = "unreachable"
                host.pace.pause_reason = error.reason
                host.locs.appendleft(loc)
            except asyncio.CancelledError:
                host.locs.appendleft(loc)
                raise
            except PageUnwantedError:
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
            HostPausedError: The robots.txt of the host forbids all requests for the time being.
            PageUnwantedError: The page is not wanted any more.
        """
        known = self._store.get(loc, self._options.bot.name, host.locs)
        if self._options.max_age_s > 0 and known is not None and known.checked >= self._started:
            # It was requested as the target of a redirect.
            self._n_requested += 1
            self._n_done += 1
            self._finish_page(known)
            return
        chain = await self._requests.request_chain(loc, client, known)
        host.robots_state = chain.robots_state or host.robots_state
        facts, signals = await self._facts_of_chain(loc, chain, known, client)
        self._n_requested += bool(chain.hops)
        self._n_done += 1
        if chain.hops:
            is_refused = signals.is_challenge or facts.own_status in (401, *REFUSED_STATUSES)
            is_failure = facts.status is None or facts.status >= 500
            host.pace.count_page(is_failure=is_failure, is_refused=is_refused)
        if facts.target is not None and chain.response is not None and not chain.error_kind and not chain.has_cookies:
            await self._store_target(chain, host, client)
        self._queue_changed(facts, known, host)
        if facts.has_password and facts.target is not None and facts.reason == "redirect":
            self._hold_login_redirect(facts)
        else:
            self._finish_page(facts)
        if facts.reason == "canonical" and facts.canonical is not None:
            await self._store_canonical(facts.canonical, loc, host, client)

    def _queue_changed(self, facts: PageFacts, known: PageFacts | None, host: _ListedHost) -> None:
        """Queue a page with a changed text for one more request after the other pages of the host, unless it is volatile."""
        is_changed = facts.changed == facts.checked and known is not None and facts.hash != known.hash
        if is_changed and facts.loc not in self._confirmed_locs:
            self._confirmed_locs.add(facts.loc)
            host.changed_locs.append(facts.loc)

    async def _store_canonical(self, url: str, loc: str, host: _ListedHost, client: PageClient) -> None:
        """Store the facts of a canonical URL that is not listed, which fixes need; request it unless they are recent.

        Args:
            url: The canonical URL.
            loc: The page that names it.
            host: The host of the page.
            client: Client of the host.
        """
        canonical = page_loc(url)
        if canonical in self._known_locs:
            return
        self._known_locs.add(canonical)
        known = self._store.get(canonical, self._options.bot.name)
        if known is not None and known.checked >= self._started - self._options.max_age_s:
            return
        with suppress(HostPausedError, PageUnwantedError):
            chain = await self._requests.request_chain(canonical, client, known, for_page=loc)
            if chain.response is not None:
                facts, _ = await self._facts_of_chain(canonical, chain, known, client)
                self._queue_changed(facts, known, host)
                self._store.add(facts._replace(source="canonical"))

    async def _store_target(self, chain: PageChain, host: _ListedHost, client: PageClient) -> None:
        """Store the facts of the page that a chain was redirected to under its own URL, as if it had been requested itself."""
        last = chain.hops[-1]
        alone = replace(chain, hops=[Hop(last.url, last.status)], is_disallowed=False)
        loc = page_loc(last.url)
        known = self._store.get(loc, self._options.bot.name)
        facts, _ = await self._facts_of_chain(loc, alone, known, client)
        self._queue_changed(facts, known, host)
        self._store.add(facts._replace(source="redirect"))

    def _finish_page(self, facts: PageFacts) -> None:
        """Store final facts, and report them."""
        self._store.add(facts)
        if self._on_page is not None:
            self._on_page(facts)
        # `run` notices a cancellation.
        with suppress(Cancelled):
            self._progress.advance()

    def _hold_login_redirect(self, facts: PageFacts) -> None:
        """Store a redirect to a password page; report it as a login once at least 20 pages redirect to that page.

        Queries that contain the page that redirects do not distinguish password pages.
        """
        assert facts.target is not None
        login, target = PageSignals(is_login=True), shared_target(facts.loc, facts.target)
        if target in self._login_targets:
            self._finish_page(with_reason(facts, login))
            return
        held, recent = self._held_logins.setdefault(target, []), self._recent_redirects.get(target, [])
        held.append(facts)
        self._store.add(facts)
        if len(held) + len(recent) >= MIN_LOGIN_PAGES:
            self._login_targets.add(target)
            for loc in recent:
                known = self._store.get(loc, self._options.bot.name)
                if known is not None:
                    self._store.add(with_reason(known, login))
            for each in self._held_logins.pop(target):
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
        with suppress(HostPausedError, PageUnwantedError):
            chain = await self._requests.request_chain(loc, client, None, repeats=True)
            if facts is not None and chain.content.hash and chain.content.hash != facts.hash:
                volatile = facts._replace(is_volatile=True, changed=None, changed_after=None, hash=chain.content.hash)
                self._store.add(volatile)

    async def _facts_of_chain(
        self, loc: str, chain: PageChain, known: PageFacts | None, client: PageClient
    ) -> tuple[PageFacts, PageSignals]:
        """Return the facts of a page with its verdict, and the evidence; may request a made-up path of the host."""
        facts = facts_from_chain(loc, self._options.bot.name, chain, known)
        is_soft_404 = False
        if facts.hash and facts.own_status in (200, 304) and not _is_home_page(loc):
            invented_hash = await self._requests.invented_hash(loc, client, sends_own_headers=chain.is_on_origin)
            is_soft_404 = facts.hash == invented_hash
        signals = PageSignals(
            is_disallowed=chain.is_disallowed,
            is_challenge=bool(chain.content.firewall),
            is_login=False,
            is_soft_404=is_soft_404,
        )
        return with_reason(facts, signals), signals


def _first_error(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """Return the first exception in a group, or in its nested groups, that is not itself a group."""
    first = group.exceptions[0]
    return _first_error(first) if isinstance(first, BaseExceptionGroup) else first


@lru_cache(maxsize=4_096)
def _key_of_web_host(url: str) -> str:
    """Return the `host_key` of a URL without a path; empty if it is no web URL."""
    return host_key(url) if is_web(url) else ""


def _is_home_page(loc: str) -> bool:
    """Return whether a URL has neither a path nor a query."""
    _, _, path, query, _ = split_loc(loc)
    return path in ("", "/") and not query
