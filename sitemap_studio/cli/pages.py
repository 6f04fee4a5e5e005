"""The command pages."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Final, TextIO

import polars as pl

from sitemap_studio.cli.argument_files import STANDARD_STREAM
from sitemap_studio.cli.command_support import (
    check_targets,
    expand_patterns,
    failing_severities,
    open_set,
    selected_profile,
)
from sitemap_studio.cli.terminal import print_note, print_result, read_credentials
from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import RequestError, WriteError, system_reason
from sitemap_studio.document.document import Document
from sitemap_studio.document.listed_pages import ListedPage, ListedPages, list_pages, sample_pages
from sitemap_studio.document.page_columns import load_filter_pages, load_page_columns
from sitemap_studio.document.page_problems import PageProblems, find_page_problems
from sitemap_studio.document.reporting.page_report import (
    CheckReport,
    PageTotals,
    cause_lines,
    csv_report_chunks,
    json_report_chunks,
    page_json,
    page_text_lines,
    plan_line,
    result_json,
    summary_lines,
)
from sitemap_studio.pages.bots import BOTS, STUDIO
from sitemap_studio.pages.check_types import CheckOptions
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_causes import find_causes
from sitemap_studio.pages.page_check import check_pages
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.page_verdicts import MAX_PAGE_AGE
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import visible
from sitemap_studio.protocol.rules.page_rules import PAGE_RULE_IDS
from sitemap_studio.search.filter_language import parse_filter

_VERIFIED_BOT_NOTE: Final = "Real sites verify bots by their IP address, so that their response to {bot} can differ."


def pages(options: argparse.Namespace) -> bool:
    """Check and report pages of sets, or delete facts (`--forget`); return whether pages are fine, or facts existed."""
    with FactsStore() as store:
        if options.forget is not None:
            return _forget(options, store)
        if not options.paths:
            raise RequestError("PATH is missing.", hint="“sitemap-studio help pages” lists the options.")
        return _check(options, store)


def _forget(options: argparse.Namespace, store: FactsStore) -> bool:
    """Delete the stored facts of the host in `--forget`, print the result, and return whether there were any."""
    if options.paths:
        raise RequestError("--forget can't be combined with PATH.")
    n_files = store.forget_host(options.forget)
    print_result(
        options, f"Deleted the facts of {options.forget}." if n_files else f"There are no facts of {options.forget}."
    )
    return bool(n_files)


def _check(options: argparse.Namespace, store: FactsStore) -> bool:
    """Cut the store to its maximum size, check pages, report their facts, and return whether they are fine.

    Raises:
        KeyboardInterrupt: The user stopped the check; raised after the report.
    """
    profile = selected_profile(options, among=PAGE_RULE_IDS)
    documents = _open_documents(options)
    listed, n_incomplete = _list_pages(documents, options, store)
    locs = listed["loc"].to_list()
    # The lines of text need no entries.
    by_loc = {} if options.format == "text" else dict(zip(locs, map(ListedPage._make, listed.iter_rows()), strict=True))
    if options.output is not None and str(options.output) != STANDARD_STREAM:
        check_targets([options.output], options)
    bot = BOTS[options.bot]
    if bot not in (STUDIO, BOTS["browser"]):
        print_note(options, _VERIFIED_BOT_NOTE.format(bot=bot.name))
    store.limit_size()
    check_options = CheckOptions(
        max_age_s=options.max_age,
        rate=options.rate,
        concurrency=options.concurrency,
        bot=bot,
        ignores_robots=options.ignore_robots,
        user=read_credentials(options),
        headers=tuple(options.header or ()),
        timeout_s=options.timeout,
    )
    with _json_lines_stream(options) as stream:

        def print_json_line(facts: PageFacts) -> None:
            """Print the facts of a page as one line of JSON."""
            print(json.dumps(page_json(facts, by_loc[facts.loc])), file=stream, flush=True)

        not_before = int(time.time()) - int(check_options.max_age_s)
        has_recent = check_options.max_age_s > 0 and stream is None
        outlines = store.read_outlines(locs, bot.name, not_before=not_before) if has_recent else None
        result = check_pages(
            locs,
            store,
            check_options,
            progress=options.progress,
            recent=outlines,
            on_plan=lambda plan: print_note(options, f"{plan_line(plan)}."),
            on_page=None if stream is None else print_json_line,
        )
        if outlines is None or result.n_recent < result.n_listed:
            not_before = result.started - int(check_options.max_age_s)
            outlines = store.read_outlines(locs, bot.name, not_before=not_before)
        problems = _find_problems(documents, store, outlines["loc"], profile, options)
        report = CheckReport(result, PageTotals.from_outlines(outlines), find_causes(outlines), problems, n_incomplete)
        summary = result_json(report, paths=_shown_paths(options), bot=bot.name)
        if stream is not None:
            print(json.dumps(summary), file=stream, flush=True)
    if stream is None:
        if options.format == "text":
            chunks = _text_report_lines(report, outlines, options)
        else:
            all_facts = store.read(locs, bot.name, not_before=not_before)
            is_json = options.format == "json"
            chunks = json_report_chunks(summary, all_facts, by_loc) if is_json else csv_report_chunks(all_facts, by_loc)
        _write_report(chunks, options)
    for notice in store.notices:
        print_note(options, str(notice))
    if result.ended == "stopped":
        raise KeyboardInterrupt
    return _is_fine(report, options)


def _open_documents(options: argparse.Namespace) -> list[Document]:
    """Return the opened sets that the paths and patterns of the command name, in their order."""
    return [open_set(path, options=options) for path in expand_patterns(options.paths)]


def _list_pages(
    documents: Iterable[Document], options: argparse.Namespace, store: FactsStore
) -> tuple[pl.DataFrame, int]:
    """Return the pages of sets that `--where` and `--sample` select, as `ListedPages.pages`; filters use the stored facts.

    Also return the number of entries that `--where` selects and that have no complete URL.
    """
    wanted = None if options.where is None else parse_filter(options.where)
    listed = list[ListedPages]()
    for document in documents:
        if wanted is not None:
            load_filter_pages(document, wanted, store, options.bot)
        listed.append(list_pages(document, wanted))
    pages = pl.concat([each.pages for each in listed]).unique("loc", keep="first", maintain_order=True)
    if options.sample is not None:
        pages = sample_pages(pages, options.sample)
    return pages, sum(each.n_incomplete for each in listed)


def _find_problems(
    documents: Iterable[Document], store: FactsStore, locs: pl.Series, profile: Profile, options: argparse.Namespace
) -> PageProblems:
    """Return the problems of pages by the rules that the options select.

    Args:
        documents: The sets.
        store: Store of the facts.
        locs: URLs of the pages to report.
        profile: Profile that selects and configures the rules.
        options: Options of the command.
    """
    max_age = max(MAX_PAGE_AGE, timedelta(seconds=options.max_age))
    problems = PageProblems(profile)
    for document in documents:
        columns = load_page_columns(document, store, bot=options.bot)
        find_page_problems(document, columns, locs, problems, max_age=max_age)
    return problems


def _shown_paths(options: argparse.Namespace) -> list[str]:
    """Return the given paths as texts for output; files that replace standard input or URLs have their labels."""
    return [options.labels.get(path, str(path)) for path in options.paths]


@contextmanager
def _json_lines_stream(options: argparse.Namespace) -> Iterator[TextIO | None]:
    """Yield the stream for JSON lines, which are written during the check; None for another format."""
    if options.format != "jsonl":
        yield None
    elif options.output is None or str(options.output) == STANDARD_STREAM:
        yield sys.stdout
    else:
        path: Path = options.output
        try:
            stream = path.open("w", encoding="utf-8")
        except OSError as error:
            raise WriteError(f"“{path.name}” can't be written: {system_reason(error)}.", path=path) from error
        with stream:
            yield stream


def _text_report_lines(report: CheckReport, pages: pl.DataFrame, options: argparse.Namespace) -> Iterator[str]:
    """Yield lines with their line ends about the causes, the pages with findings, and, except with --quiet, the summary."""
    is_selection = options.only is not None or options.ignore is not None
    for cause in report.causes:
        yield from (f"{visible(line)}\n" for line in cause_lines(cause))
    lines = page_text_lines(pages, report, only_violations=is_selection, verbose=options.verbose)
    yield from (f"{visible(line)}\n" for line in lines)
    if not options.quiet:
        yield from (f"{visible(line)}\n" for line in summary_lines(report))


def _write_report(chunks: Iterator[str], options: argparse.Namespace) -> None:
    """Write a report to standard output, or to the file in `--output`, and print its name."""
    if options.output is None or str(options.output) == STANDARD_STREAM:
        for piece in chunks:
            sys.stdout.write(piece)
    else:
        replace_file(options.output, "".join(chunks).encode(errors="backslashreplace"))
        print_result(options, f"Wrote {options.output}")


def _is_fine(report: CheckReport, options: argparse.Namespace) -> bool:
    """Return whether all pages were checked and meet `--max-bad` and `--fail-on`; with neither, no page may have an error."""
    if report.result.n_left:
        return False
    if options.max_bad is not None and (report.totals.bad_percent or 0) > options.max_bad:
        return False
    # A permitted percentage replaces the default of --fail-on.
    fail_on = options.fail_on or (None if options.max_bad is not None else "error")
    return fail_on is None or not any(report.problems.severities[each] for each in failing_severities(fail_on))
