"""A check of pages: stored facts in place of requests, and a run that requests all other pages.

Facts are stored as soon as they are available, so that a check that is stopped or killed continues where it ended. The
HTTP client is loaded only if a page is requested.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence

import polars as pl

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.pages.check_types import CheckControl, CheckOptions, CheckPlan, CheckResult, HostReport
from sitemap_studio.pages.facts_store import OUTLINE_TYPES, FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.url_syntax import WEB_ORIGIN, is_web


def check_pages(
    locs: Sequence[str],
    store: FactsStore,
    options: CheckOptions,
    *,
    progress: Progress | None = None,
    recent: pl.DataFrame | None = None,
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
        recent: Outlines of the pages with recent facts, if the caller has read them; they are not passed to `on_page`.
        on_plan: Called once before the first request.
        on_page: Called with the facts of each page as soon as they are final, also with stored ones.
        on_tick: Called about twice a second, after the plan, with the present state of the hosts.
        control: Control of the check by other threads.
    """
    progress, on_plan = progress or Progress(), on_plan or (lambda plan: None)
    started, hosts = int(time.time()), _origins_by_host(locs)
    n_recent, is_stopped = 0, False
    try:
        progress.begin(msg("Checking pages"), len(locs))
        if recent is None:
            recent = _read_recent(locs, store, options, started=started, on_page=on_page)
        n_recent = len(recent)
        progress.advance(n_recent)
    except (Cancelled, KeyboardInterrupt):
        is_stopped = True
    if recent is None or is_stopped or n_recent == len(locs):
        if not is_stopped:
            on_plan(CheckPlan(len(locs), n_recent, len(hosts) - ("" in hosts), None, None))
        result = CheckResult(
            started=started,
            finished=int(time.time()),
            ended="stopped" if is_stopped else "done",
            n_listed=len(locs),
            n_requested=0,
            n_recent=n_recent,
            n_left=len(locs) - n_recent,
            hosts=tuple(HostReport(key, 0, None, None, None, 0) for key in hosts),
        )
    else:
        # Loaded for the first request: aiohttp takes longer than reading the facts of 50,000 pages.
        from sitemap_studio.pages.check_run import CheckRun

        run = CheckRun(
            locs,
            store,
            options,
            progress,
            started=started,
            recent=recent,
            on_plan=on_plan,
            on_page=on_page,
            on_tick=on_tick or (lambda hosts: None),
            control=control or CheckControl(),
        )
        result = run.run()
    _record_run([origin for key, origin in hosts.items() if key], store, options, result)
    return result


def _read_recent(
    locs: Sequence[str],
    store: FactsStore,
    options: CheckOptions,
    *,
    started: int,
    on_page: Callable[[PageFacts], None] | None,
) -> pl.DataFrame:
    """Return the outlines of the pages with recent facts, in the order of `locs`; with `on_page`, report their facts.

    Args:
        locs: URLs of the pages.
        store: Store of the facts.
        options: Options; with a maximum age of 0, no facts are recent.
        started: Time of the start in Unix seconds.
        on_page: Called with the facts of each page; None for no calls.
    """
    if options.max_age_s <= 0:
        return pl.DataFrame(schema=OUTLINE_TYPES)
    bot, not_before = options.bot.name, started - int(options.max_age_s)
    recent = store.read_outlines(locs, bot, not_before=not_before)
    if on_page is not None:
        for facts in store.read(recent["loc"], bot, not_before=not_before):
            on_page(facts)
    return recent


def _origins_by_host(locs: Sequence[str]) -> dict[str, str]:
    """Return the first origin of each host, in order, by `host_key`; the key is empty for URLs that are no web URLs."""
    hosts = dict[str, str]()
    for origin in pl.Series(locs, dtype=pl.String).str.extract(WEB_ORIGIN).unique(maintain_order=True):
        hosts.setdefault(host_key(origin) if origin is not None and is_web(origin) else "", origin or "")
    return hosts


def _record_run(urls: Sequence[str], store: FactsStore, options: CheckOptions, result: CheckResult) -> None:
    """Record an ended check in the store.

    Args:
        urls: A URL of each host.
        store: Store of the facts.
        options: Options of the check.
        result: Result of the check.
    """
    counts = {"listed": result.n_listed, "asked": result.n_requested, "young": result.n_recent, "left": result.n_left}
    recorded = {
        "bot": options.bot.name, "rate": options.rate, "max_age_s": options.max_age_s,
        "ignores_robots": options.ignores_robots,
    }  # fmt: skip
    store.add_run(
        urls,
        start=result.started,
        end=result.finished,
        options=json.dumps(recorded),
        counts=json.dumps(counts),
        ended=result.ended,
    )
