"""Pace of the requests to one host: rate, parallel requests, backing off, and pausing."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from sitemap_studio.core.messages import Message, msg, plural

MAX_CONSECUTIVE_FAILURES: Final = 20
"""Failures in a row after which a host is paused."""

FIRST_PAGES: Final = 20
MAX_REFUSED_FIRST_PAGES: Final = 18
"""A host is paused if it refuses so many of its first pages: a firewall gives the same answer for all pages."""

MAX_CRAWL_DELAY_S: Final = 30.0
MIN_RATE: Final = 0.1
_RECOVERY_S: Final = 30.0
_RECOVERY_STEP: Final = 1.0
_READY_CHECK_S: Final = 0.1
_WINDOW: Final = 10
_SLOWDOWN_FACTOR: Final = 3.0
_MIN_SLOW_S: Final = 0.5
"""Mean response time below which a host is never regarded as overloaded."""


class HostPace:
    """Pace of the requests to one host; halved when the host is overloaded, and raised again step by step.

    Attributes:
        host: The host with its port, if that is not the default.
        rate: Current limit of requests per second; infinite without a limit.
        n_requests: Number of requests so far.
        pause_reason: Why no further pages of the host are requested; None if they are.
        unreached_reason: Sentence about the last failure if no request got a response; empty with one, or before a failure.
    """

    def __init__(self, host: str, *, rate: float, concurrency: int) -> None:
        """Create the pace.

        Args:
            host: The host.
            rate: Maximum requests per second; infinite for no limit.
            concurrency: Maximum number of parallel requests.
        """
        self.host, self.rate, self.n_requests = host, rate, 0
        self.pause_reason: Message | None = None
        self.unreached_reason, self._has_response = "", False
        self._max_rate, self._slots, self._turn = rate, asyncio.Semaphore(concurrency), asyncio.Lock()
        self._next_at = self._blocked_until = self._changed_at = 0.0
        self._times, self._best_mean_s = deque[float](maxlen=_WINDOW), math.inf
        self._starts = deque[float](maxlen=_WINDOW)
        self._n_failures = self._n_pages = self._n_refused = 0

    @asynccontextmanager
    async def slot(self, total: asyncio.Semaphore, is_ready: Callable[[], bool] = lambda: True) -> AsyncIterator[float]:
        """Wait until a request may start, and occupy a slot during the request; yield its start time.

        Args:
            total: Limits the parallel requests to all hosts.
            is_ready: Called just before the request; while it returns False, the request waits for a later turn.
                Exceptions that it raises cancel the request, and are raised here.
        """
        async with self._slots:
            is_started = False
            while not is_started:
                await self._wait_for_turn()
                is_delayed = total.locked()
                async with total:
                    if is_delayed:
                        # Requests that waited together must not start together.
                        await self._wait_for_turn()
                    is_started = is_ready()
                    if is_started:
                        self.n_requests += 1
                        start = time.monotonic()
                        self._starts.append(start)
                        yield start
                if not is_started:
                    await asyncio.sleep(_READY_CHECK_S)

    def resume(self) -> None:
        """End the pause of the host, and reset its counts of pages, failures and refusals to 0."""
        self.pause_reason = None
        self._n_failures = self._n_pages = self._n_refused = 0

    async def _wait_for_turn(self) -> None:
        """Wait for all earlier calls, for the time between two requests at the current rate, and for the end of a `block`.

        The time is measured from the actual end of the last wait, so that late requests do not follow each other faster.
        """
        async with self._turn:
            self.recover(time.monotonic())
            while (wait_s := max(self._next_at, self._blocked_until) - time.monotonic()) > 0:
                await asyncio.sleep(wait_s)
            self._next_at = time.monotonic() + (1 / self.rate if self.rate else 0)

    def set_crawl_delay(self, seconds: float) -> None:
        """Limit the rate to one request per `seconds`, at most 30; 0 has no effect."""
        if seconds > 0:
            self._max_rate = min(self._max_rate, 1 / min(seconds, MAX_CRAWL_DELAY_S))
            self.rate = min(self.rate, self._max_rate)

    def block(self, seconds: float) -> None:
        """Delay all requests for a number of seconds, as the host asks with `Retry-After`."""
        self._blocked_until = max(self._blocked_until, time.monotonic() + seconds)

    def add_response_time(self, seconds: float, started: float) -> None:
        """Add the time of a response; slow down if the mean of ten responses exceeds three times the lowest such mean."""
        self.unreached_reason, self._has_response = "", True
        self._times.append(seconds)
        if len(self._times) == _WINDOW:
            mean = sum(self._times) / _WINDOW
            self._best_mean_s = min(self._best_mean_s, mean)
            if mean > max(_MIN_SLOW_S, _SLOWDOWN_FACTOR * self._best_mean_s):
                self.slow_down(started)
                self._times.clear()

    def slow_down(self, started: float) -> None:
        """Halve the rate, but not below `MIN_RATE`, unless it has changed since the request started."""
        now = time.monotonic()
        if started >= self._changed_at:
            self.rate = max(min(MIN_RATE, self.rate), min(self.rate, self._effective_rate(now)) / 2)
            self._changed_at = now

    def recover(self, now: float) -> None:
        """Raise the rate by one request per second, up to the maximum, if it last changed at least 30 seconds ago."""
        if self.rate < self._max_rate and now - self._changed_at >= _RECOVERY_S:
            self.rate = min(self._max_rate, self.rate + _RECOVERY_STEP)
            self._changed_at = now

    def _effective_rate(self, now: float) -> float:
        """Return the limit of the rate; without one, the observed rate of the last requests, or 1 without any."""
        if self.rate < math.inf or not self._starts:
            return self.rate if self.rate < math.inf else 1.0
        return len(self._starts) / max(now - self._starts[0], 0.1)

    def add_failure(self, reason: str) -> None:
        """Set `unreached_reason` to the sentence about a request without a response, unless an earlier one got one."""
        if not self._has_response:
            self.unreached_reason = reason

    def count_page(self, *, is_failure: bool, is_refused: bool) -> None:
        """Count a page; pause the host after too many failures in a row, or too many refusals among its first pages.

        Args:
            is_failure: Whether there was no response, or a server error.
            is_refused: Whether the host refused the request, as a firewall does; also counts as a failure.
        """
        self._n_pages += 1
        self._n_failures = self._n_failures + 1 if is_failure or is_refused else 0
        self._n_refused += is_refused and self._n_pages <= FIRST_PAGES
        if self.pause_reason is not None:
            return
        if self._n_refused >= MAX_REFUSED_FIRST_PAGES:
            self.pause_reason = plural(
                "1 of the first pages was refused.",
                "%n of the first {total} pages were refused.",
                self._n_refused,
                total=FIRST_PAGES,
            )
        elif self._n_failures >= MAX_CONSECUTIVE_FAILURES and self.unreached_reason:
            self.pause_reason = msg("The host could not be reached: {reason}", reason=self.unreached_reason)
        elif self._n_failures >= MAX_CONSECUTIVE_FAILURES:
            self.pause_reason = plural("1 page in a row failed.", "%n pages in a row failed.", self._n_failures)
