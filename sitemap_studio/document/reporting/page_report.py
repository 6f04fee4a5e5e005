"""Reports of page facts: JSON, JSON lines, CSV and text."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

import polars as pl

from sitemap_studio.core.messages import Message, msg
from sitemap_studio.document.listed_pages import ListedPage
from sitemap_studio.document.page_problems import PageProblems
from sitemap_studio.document.reporting.output_format import JSON_VERSION, count_with_noun
from sitemap_studio.document.reporting.problem_lists import csv_cell
from sitemap_studio.pages.check_types import CheckPlan, CheckResult
from sitemap_studio.pages.page_causes import Cause
from sitemap_studio.pages.page_facts import UNREACHED_KINDS, PageFacts, PageOutline
from sitemap_studio.pages.page_reasons import REASON_ROWS, REASONS
from sitemap_studio.protocol.url_syntax import site_of

_CSV_COLUMNS: Final = (
    "loc", "sitemap", "entry", "status", "reason", "indexable", "target", "hops", "canonical", "canonical_source",
    "robots", "type", "language", "title", "bytes", "truncated", "modified", "dated", "hash", "changed", "seconds",
    "checked", "source", "error",
)  # fmt: skip

_SITE: Final = "^[^/]*(?:/[^/]*){0,2}"
"""Beginning of a URL that `site_of` returns."""

_HAS_FINDINGS: Final = (
    (pl.col("reason") != "ok")
    | (pl.col("error_kind") != "").fill_null(value=False)
    | (pl.col("truncated") != 0).fill_null(value=False)
    | (pl.col("needs_script") != 0).fill_null(value=False)
)
"""Mask of the pages that are not indexable, unknown, or could not be read completely."""


@dataclass
class PageTotals:
    """Counts of pages.

    Attributes:
        reasons: Number of pages by reason.
        statuses: Number of pages by the status of the first response.
        failures: Sentence about the last failure by site, for sites that could not be reached for a page.
        reached: Sites with a page for which they were reached, or which needed no request.

    A site is the URL of its root without the last slash.
    """

    reasons: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    failures: dict[str, str] = field(default_factory=dict)
    reached: set[str] = field(default_factory=set)

    @classmethod
    def from_outlines(cls, pages: pl.DataFrame) -> PageTotals:
        """Return the counts of pages with the columns `OUTLINE_TYPES`."""
        is_unreached = pl.col("status").is_null() & pl.col("error_kind").is_in(list(UNREACHED_KINDS))
        sites = pages.select(
            "error", site=pl.col("loc").str.extract(_SITE, 0), is_unreached=is_unreached.fill_null(value=False)
        )
        failures = sites.filter("is_unreached").group_by("site", maintain_order=True).agg(pl.col("error").last())
        return cls(
            Counter(dict(pages["reason"].cast(pl.String).value_counts(sort=False).iter_rows())),
            Counter(dict(pages["status"].drop_nulls().value_counts(sort=False).iter_rows())),
            dict(failures.iter_rows()),
            set(sites.filter(~pl.col("is_unreached"))["site"].unique()),
        )

    @property
    def bad_percent(self) -> float | None:
        """Percentage of the pages with a verdict that are not indexable; None without such pages."""
        n_bad = self._count_verdict(is_indexable=False)
        n_known = n_bad + self._count_verdict(is_indexable=True)
        return round(100 * n_bad / n_known, 2) if n_known else None

    def unreached_sites(self) -> dict[str, str]:
        """Return the sites of which no page could be reached, each with a sentence about the last failure."""
        return {site: reason for site, reason in self.failures.items() if site not in self.reached}

    def _count_verdict(self, *, is_indexable: bool) -> int:
        """Return the number of pages whose reason means that they are indexable, or that they are not."""
        return sum(count for reason, count in self.reasons.items() if REASON_ROWS[reason].indexable is is_indexable)


@dataclass(frozen=True)
class CheckReport:
    """Result of a check, and the summary of the facts about its pages.

    Attributes:
        result: The result.
        totals: Counts of all pages with facts.
        causes: Causes of redirects and canonicals.
        problems: Problems of the pages.
        n_incomplete: Number of entries without a complete URL.
    """

    result: CheckResult
    totals: PageTotals
    causes: Sequence[Cause]
    problems: PageProblems
    n_incomplete: int


def page_text_lines(pages: pl.DataFrame, report: CheckReport, *, only_violations: bool, verbose: bool) -> Iterator[str]:
    """Yield a line for each site that could not be reached, then a line for each page of other sites with a finding.

    Args:
        pages: The pages, with the columns `OUTLINE_TYPES`.
        report: Report about the same pages.
        only_violations: Whether only violations of rules are findings.
        verbose: Whether all pages have a line, also pages of unreachable sites.
    """
    unreached = report.totals.unreached_sites()
    for site, reason in unreached.items():
        yield f"{site.partition('//')[2]} could not be reached: {reason}"
    if not verbose:
        violates = pages["loc"].is_in(pl.Series(report.problems.locs, dtype=pl.String).implode())
        pages = pages.filter(violates if only_violations else violates | _HAS_FINDINGS)
    for page in map(PageOutline._make, pages.iter_rows()):
        if verbose or site_of(page.loc) not in unreached:
            yield page_line(page, report.problems.rules_of(page.loc))


def page_json(facts: PageFacts, page: ListedPage) -> dict[str, Any]:
    """Return the facts of a page for JSON."""
    return {
        "loc": facts.loc,
        "sitemap": page.sitemap,
        "entry": page.entry,
        "status": facts.status,
        "reason": facts.reason,
        "indexable": facts.indexable,
        "target": facts.target,
        "hops": [{"url": hop.url, "status": hop.status} for hop in facts.hops],
        "canonical": facts.canonical,
        "canonical_source": facts.canonical_source,
        "robots": [rule._asdict() for rule in facts.robots],
        "type": facts.type or None,
        "language": facts.language or None,
        "title": facts.title or None,
        "bytes": facts.bytes,
        "truncated": facts.truncated,
        "modified": facts.modified or None,
        "dated": facts.dated or None,
        "hash": facts.hash or None,
        "changed": _format_time(facts.changed),
        "seconds": facts.seconds,
        "checked": _format_time(facts.checked),
        "source": facts.source,
        "error": {"kind": facts.error_kind, "message": facts.error} if facts.error_kind else None,
    }


def result_json(report: CheckReport, *, paths: Sequence[str], bot: str) -> dict[str, Any]:
    """Return the report of a check for JSON, without its pages.

    Args:
        report: The report.
        paths: The checked files, folders or URLs.
        bot: Name of the bot.
    """
    result, totals = report.result, report.totals
    return {
        "version": JSON_VERSION,
        "path": paths[0] if len(paths) == 1 else list(paths),
        "bot": bot,
        "started": _format_time(result.started),
        "finished": _format_time(result.finished),
        "ended": result.ended,
        "counts": {
            "listed": result.n_listed,
            "asked": result.n_requested,
            "young": result.n_recent,
            "left": result.n_left,
            "incomplete": report.n_incomplete,
            "reasons": {row.reason: totals.reasons[row.reason] for row in REASONS if totals.reasons[row.reason]},
            "statuses": {str(status): count for status, count in sorted(totals.statuses.items())},
        },
        "bad_percent": totals.bad_percent,
        "problems": report.problems.counts,
        "causes": list(map(cause_json, report.causes)),
        "hosts": [
            {
                "host": host.host,
                "requests": host.n_requests,
                "rate": host.rate,
                "robots": host.robots,
                "paused": None if host.pause_reason is None else str(host.pause_reason),
            }
            for host in result.hosts
            if host.host
        ],
    }


def cause_json(cause: Cause) -> dict[str, Any]:
    """Return a cause of redirects and canonicals for JSON; `share` is a fraction."""
    return {
        "kind": cause.kind,
        "from": cause.before,
        "to": cause.after,
        "urls": cause.n_urls,
        "share": round(cause.share, 4),
        "examples": [before for before, _ in cause.examples],
    }


def cause_lines(cause: Cause) -> Iterator[str]:
    """Yield lines of text about a cause: host, kinds and extent, then the fix, then a line for each example."""
    yield (
        f"{cause.host}: {cause.words} · {count_with_noun(cause.n_urls, 'URL', 'URLs')} ({cause.share * 100:.0f} %) · "
        f"{cause.before} → {cause.after}"
    )
    yield f"    fix: {cause.fix or 'none, because the pages lead to one page'}"
    yield from (f"    {before} → {after}" for before, after in cause.examples)


def json_report_chunks(
    result: Mapping[str, Any], facts: Iterable[PageFacts], pages: Mapping[str, ListedPage]
) -> Iterator[str]:
    """Yield a JSON object with the result of a check and all pages, a page in a line."""
    yield json.dumps(dict(result), indent=1)[:-2] + ',\n "pages": ['
    for number, each in enumerate(facts):
        yield f"{',' if number else ''}\n  {json.dumps(page_json(each, pages[each.loc]))}"
    yield "\n ]\n}\n"


def csv_report_chunks(facts: Iterable[PageFacts], pages: Mapping[str, ListedPage]) -> Iterator[str]:
    """Yield a header and a line for each page, safe to open in a spreadsheet."""
    yield ",".join(_CSV_COLUMNS) + "\n"
    for each in facts:
        values = page_json(each, pages[each.loc])
        values["error"] = each.error
        yield ",".join(csv_cell(_csv_text(values[name])) for name in _CSV_COLUMNS) + "\n"


def _csv_text(value: Any) -> str:
    """Return a value as the text of a cell; lists are JSON, and empty if they have no items."""
    if value is None or value == []:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value) if isinstance(value, list) else str(value)


def page_line(page: PageOutline, rules: Sequence[str] = ()) -> str:
    """Return a line of text about a page: URL, reason, what explains it, and the ids of violated rules in brackets."""
    details: list[str] = [page.reason]
    if page.status is not None and page.reason != "ok":
        details.append(str(page.status))
    if page.reason == "canonical":
        details.append(f"→ {page.canonical}")
    elif page.target is not None:
        details.append(f"→ {page.target}")
    if page.error:
        details.append(page.error)
    if page.truncated:
        details.append("only the first 2 MiB were read")
    if page.needs_script:
        details.append("needs JavaScript")
    violated = f" [{', '.join(rules)}]" if rules else ""
    return f"{page.loc}: {' · '.join(details)}{violated}"


def summary_lines(report: CheckReport) -> Iterator[str]:
    """Yield lines that summarize a check: pages by reason, problems by severity, and pages that were not requested."""
    result, totals, problems = report.result, report.totals, report.problems
    counts = ", ".join(f"{totals.reasons[row.reason]:,} {row.reason}" for row in REASONS if totals.reasons[row.reason])
    yield f"{count_with_noun(sum(totals.reasons.values()), 'page', 'pages')}: {counts or 'no facts'}"
    if problems.counts:
        severities = ", ".join(
            f"{count:,} {severity.value}" for severity, count in problems.severities.items() if count
        )
        yield f"{count_with_noun(sum(problems.counts.values()), 'problem', 'problems')}: {severities}"
    if result.n_recent:
        yield f"{count_with_noun(result.n_recent, 'page has', 'pages have')} recent facts and {'was' if result.n_recent == 1 else 'were'} not requested."
    if totals.bad_percent is not None:
        yield f"{totals.bad_percent:g} % of the answered pages don't belong in a sitemap."
    for host in result.hosts:
        if host.pause_reason is not None:
            yield f"{host.host} was paused: {host.pause_reason} Run the command again to continue."
    if result.n_left:
        yield f"{count_with_noun(result.n_left, 'page was', 'pages were')} not requested."
    if report.n_incomplete:
        yield f"{count_with_noun(report.n_incomplete, 'entry has', 'entries have')} no complete URL."


def plan_line(plan: CheckPlan) -> str:
    """Return a line about the extent of a check before it starts."""
    pages, hosts = count_with_noun(plan.n_pages, "page", "pages"), count_with_noun(plan.n_hosts, "host", "hosts")
    recent = f", {plan.n_recent:,} with recent facts" if plan.n_recent else ""
    if plan.n_recent == plan.n_pages:
        return f"{pages} of {hosts}{recent}; none is requested"
    if plan.seconds is None or plan.rate is None:
        return f"{pages} of {hosts}{recent}, without a rate limit"
    return f"{pages} of {hosts}{recent}, about {format_duration(plan.seconds)} at {plan.rate:g} a second"


def format_duration(seconds: float) -> Message:
    """Return a duration as text in hours and minutes, in minutes, or below a minute in seconds, at least 1."""
    if seconds < 60:
        return msg("{seconds} s", seconds=max(round(seconds), 1))
    minutes = round(seconds / 60)
    hours, minutes = divmod(minutes, 60)
    return (
        msg("{hours:,} h {minutes} min", hours=hours, minutes=minutes)
        if hours
        else msg("{minutes} min", minutes=minutes)
    )


def _format_time(seconds: int | None) -> str | None:
    """Return a Unix time as ISO 8601 in UTC; None without a time."""
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
