"""The pace of requests to a host: backing off, recovering, delays and pauses."""

from __future__ import annotations

import asyncio
import itertools
import math
import time

import pytest

from sitemap_studio.pages.host_pace import MIN_RATE, HostPace


def pace(rate: float = 8.0) -> HostPace:
    return HostPace("example.com", rate=rate, concurrency=4)


def test_rate_is_halved_once_for_requests_started_before_halving():
    host, before = pace(), time.monotonic()
    host.slow_down(before)
    host.slow_down(before)
    assert host.rate == 4
    host.slow_down(time.monotonic())
    assert host.rate == 2


def test_rate_never_falls_below_minimum():
    host = pace()
    for _ in range(50):
        host.slow_down(time.monotonic())
    assert host.rate == MIN_RATE


@pytest.mark.parametrize("rate", [0.05, 5.0])
def test_overloaded_host_never_gets_more_than_its_limit(rate: float):
    host = pace(rate)
    host.set_crawl_delay(30)
    for _ in range(3):
        host.slow_down(time.monotonic())
        assert host.rate <= 1 / 30
    host.recover(time.monotonic() + 100)
    assert host.rate == pytest.approx(1 / 30)


def test_rate_recovers_by_one_after_thirty_quiet_seconds():
    host = pace()
    host.slow_down(time.monotonic())
    now = time.monotonic()
    host.recover(now + 29)
    assert host.rate == 4
    for number in range(1, 9):
        host.recover(now + 31 * number)
    assert host.rate == 8


def test_unlimited_rate_becomes_finite_when_slowed_down():
    host = pace(math.inf)
    host.slow_down(time.monotonic())
    assert host.rate < math.inf


@pytest.mark.parametrize(
    ("times", "expected_rate"),
    [([0.2] * 10 + [0.7] * 10, 4), ([0.2] * 20, 8), ([0.01] * 10 + [0.05] * 10, 8), ([1.0] * 10 + [2.0] * 10, 8)],
    ids=["tripled", "constant", "fast anyway", "doubled"],
)
def test_only_tripled_response_times_halve_rate(times: list[float], expected_rate: float):
    host = pace()
    for seconds in times:
        host.add_response_time(seconds, time.monotonic())
    assert host.rate == expected_rate


@pytest.mark.parametrize(("delay_s", "expected_rate"), [(0.5, 2), (10, 0.1), (3_600, 1 / 30), (0, 8), (0.01, 8)])
def test_crawl_delay_limits_rate(delay_s: float, expected_rate: float):
    host = pace()
    host.set_crawl_delay(delay_s)
    assert host.rate == pytest.approx(expected_rate)
    host.recover(time.monotonic() + 100)
    assert host.rate == pytest.approx(expected_rate)


def test_host_is_paused_after_twenty_failures_in_a_row():
    host = pace()
    for _ in range(19):
        host.count_page(is_failure=True, is_refused=False)
    host.count_page(is_failure=False, is_refused=False)
    for _ in range(19):
        host.count_page(is_failure=True, is_refused=False)
    assert host.pause_reason is None
    host.count_page(is_failure=True, is_refused=False)
    assert host.pause_reason is not None


@pytest.mark.parametrize(("n_refused", "is_paused"), [(17, False), (18, True)])
def test_host_is_paused_if_most_first_pages_are_refused(n_refused: int, is_paused: bool):
    host = pace()
    host.count_page(is_failure=False, is_refused=False)
    for _ in range(n_refused):
        host.count_page(is_failure=False, is_refused=True)
    assert (host.pause_reason is not None) is is_paused


def test_host_slots_limit_parallel_requests_to_concurrency():
    async def run() -> int:
        host, total, running, most = pace(math.inf), asyncio.Semaphore(100), 0, 0

        async def request() -> None:
            nonlocal running, most
            async with host.slot(total):
                running += 1
                most = max(most, running)
                await asyncio.sleep(0.001)
                running -= 1

        await asyncio.gather(*(request() for _ in range(20)))
        assert host.n_requests == 20
        return most

    assert asyncio.run(run()) == 4


def test_requests_wait_interval_of_rate_and_blocked_time(monkeypatch: pytest.MonkeyPatch):
    now, waits = [1_000.0], list[float]()

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        now[0] += seconds

    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(asyncio, "sleep", sleep)

    async def run() -> None:
        host, total = pace(5.0), asyncio.Semaphore(100)
        for _ in range(6):
            async with host.slot(total):
                pass
        host.block(60)
        async with host.slot(total):
            pass

    coroutine = run()
    with pytest.raises(StopIteration):
        coroutine.send(None)
    assert waits[:5] == pytest.approx([0.2] * 5)
    assert waits[5:] == pytest.approx([60])


def test_late_requests_keep_their_interval():
    async def run() -> list[float]:
        host, total, starts = pace(10.0), asyncio.Semaphore(100), list[float]()

        async def request() -> None:
            async with host.slot(total) as start:
                starts.append(start)

        requests = [asyncio.ensure_future(request()) for _ in range(4)]
        await asyncio.sleep(0.05)
        # Nothing else runs in this time, as while the processor is busy; three requests become due.
        time.sleep(0.4)
        await asyncio.gather(*requests)
        return starts

    starts = asyncio.run(run())
    assert min(later - earlier for earlier, later in itertools.pairwise(starts)) > 0.09


def test_requests_delayed_by_total_limit_keep_their_interval():
    async def run() -> list[float]:
        host, total = pace(5.0), asyncio.Semaphore(4)
        starts = list[float]()

        async def request() -> None:
            async with host.slot(total) as start:
                starts.append(start)

        for _ in range(4):
            await total.acquire()
        requests = [asyncio.ensure_future(request()) for _ in range(4)]
        await asyncio.sleep(1.0)
        for _ in range(4):
            total.release()
        await asyncio.gather(*requests)
        return starts

    starts = asyncio.run(run())
    # Four requests at five a second need 0.6 s.
    assert starts[-1] - starts[0] > 0.3
