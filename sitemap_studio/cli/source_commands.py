"""Commands that create sets from other sources, or merge sources into a set: fetch, scan, import and generate."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from sitemap_studio.cli.command_support import (
    ceilings_from_options,
    check_targets,
    expand_patterns,
    may_write_entries,
    open_set,
    print_json,
    refuse_missing_folder,
    refuse_overwriting,
    refuse_read_only,
    require_option,
    save_set,
    with_set_lock,
)
from sitemap_studio.cli.terminal import print_note, print_result, read_credentials, warn
from sitemap_studio.core.atomic_write import explain_error, replace_file
from sitemap_studio.core.errors import RequestError, WriteError
from sitemap_studio.core.paths import is_folder
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.merging import (
    UNREAD,
    Group,
    document_from_source,
    merge_edit,
    plan_merge,
    read_source,
    refuse_unknown_output,
    save_new_document,
)
from sitemap_studio.document.page_dates import content_dates_path, read_content_dates, write_content_dates
from sitemap_studio.document.reporting.output_format import JSON_VERSION, count_with_noun
from sitemap_studio.document.source_facts import store_source_facts
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.rule import FixChoices
from sitemap_studio.sources.access_log import PAGE_ENDINGS
from sitemap_studio.sources.generator_config import read_generator_config
from sitemap_studio.sources.page_scan import (
    CANONICAL,
    DEFAULT_FILES,
    PAGE_PATTERNS,
    PageOptions,
    ScannedPages,
    scan_pages,
)
from sitemap_studio.sources.page_urls import origin_of
from sitemap_studio.sources.source_entries import INCOMPLETE_URL, SOURCE_ENTRY_SCHEMA, SourceEntries

if TYPE_CHECKING:
    from sitemap_studio.sources.site_fetch import FetchedFile

_FAULT_REASONS: Final = (INCOMPLETE_URL, UNREAD)
"""Reasons for skipped entries that are errors of the source, and therefore always printed."""


def fetch(options: argparse.Namespace) -> bool:
    """Run the command: download the sitemaps of a site into a folder, and return whether all downloads succeeded."""
    # Other commands start without aiohttp.
    from sitemap_studio.sources.download import FetchOptions
    from sitemap_studio.sources.site_fetch import FetchFailedError, fetch_sitemaps

    limits = {
        "concurrency": options.concurrency, "max_bytes": options.max_bytes, "max_file_bytes": options.max_file_bytes,
        "overwrites": options.overwrite, "user_agent": options.user_agent, "headers": tuple(options.header or ()),
        "user": read_credentials(options),
    }  # fmt: skip
    try:
        report = fetch_sitemaps(
            options.url,
            options.to,
            options=FetchOptions(**{name: value for name, value in limits.items() if value is not None}),
            progress=options.progress,
        )
    except FetchFailedError as error:
        if options.json:
            print_json({"open": [], "url": None, "files": _fetched_files_json(error.requests)}, [error], options)
            # Otherwise the error would be printed again.
            options.json = False
        raise
    failed = [file for file in report.files if file.state == "failed"]
    for notice in report.notices:
        print_note(options, str(notice))
    if options.json:
        facts = {
            "version": JSON_VERSION,
            "open": report.start,
            "url": report.url,
            "files": _fetched_files_json(report.files),
        }
        print(json.dumps(facts, indent=2))
        return not failed
    for file in report.files:
        if file.state == "failed":
            warn(f"{file.url}: {file.reason}")
        elif file.nested_in:
            print_note(options, f"{file.url} is an index within an index, which search engines reject.")
    n_bytes = sum(file.n_bytes for file in report.files)
    unchanged = sum(file.state == "unchanged" for file in report.files)
    n_fetched = count_with_noun(len(report.files) - len(failed), "file", "files")
    print_result(options, f"{options.to}: {n_fetched}, {unchanged:,} unchanged, {n_bytes:,} bytes downloaded")
    for path in report.start:
        print_result(options, f"Sitemap to open: {options.to / path}")
    return not failed


def _fetched_files_json(files: Iterable[FetchedFile]) -> list[dict[str, Any]]:
    """Return the result for each requested URL for JSON output."""
    return [
        {
            "url": file.url, "state": file.state, "path": file.path or None, "status": file.status or None,
            "bytes": file.n_bytes, "reason": file.reason, "nested_in": file.nested_in or None,
        }
        for file in files
    ]  # fmt: skip


def scan(options: argparse.Namespace) -> bool:
    """Run the command: write a sitemap of the pages in a folder; with `--dates content`, also store their dates.

    Returns:
        Whether there are pages, without errors.
    """
    if options.remember is not None:
        refuse_missing_folder(options.remember)
    remembered = options.remember or content_dates_path(options.folder)
    pages = scan_pages(
        options.folder,
        PageOptions(
            base_url=options.base_url,
            include=options.include or PAGE_PATTERNS,
            exclude=options.exclude or (),
            default_files=options.default_file or DEFAULT_FILES,
            dates=options.dates,
            content_dates=read_content_dates(remembered) if options.dates == "content" else {},
            has_images=options.images,
            has_clean_urls=options.clean_urls,
        ),
        progress=options.progress,
    )
    if not options.json:
        _warn_of_skipped_pages(pages, options)
    _warn_of_other_host(pages, options.base_url)
    skipped = [{"path": page.path, "reason": page.reason.id, "message": page.message} for page in pages.skipped]
    is_fine = _write_new_sitemaps(
        pages.source, options, {"skipped_pages": skipped, "uncommitted": list(pages.uncommitted)}
    )
    if options.dates == "content" and (pages.content_dates or options.allow_empty):
        with _saving_after_sitemap(remembered):
            write_content_dates(remembered, pages.content_dates)
    return is_fine


def _warn_of_skipped_pages(pages: ScannedPages, options: argparse.Namespace) -> None:
    """Print which pages have uncertain dates from git, and with --verbose also which are skipped."""
    if options.verbose:
        for page in pages.skipped:
            warn(f"{page.path}: {page.message}")
        for path in pages.uncommitted:
            warn(f"{path}: The file is not committed, or changed after its last commit.")
    if pages.uncommitted:
        count = count_with_noun(len(pages.uncommitted), "page is not committed", "pages are not committed")
        warn(f"{count} to git, or changed after the last commit, so its date is missing or too old.")


def _warn_of_other_host(pages: ScannedPages, base_url: str) -> None:
    """If no page is listed because the canonical URLs belong to another host, print the origin of these URLs."""
    hosts = Counter(origin_of(page.detail) for page in pages.skipped if page.reason is CANONICAL)
    if not len(pages.source.entries) and hosts:
        ((origin, number),) = hosts.most_common(1)
        if origin != origin_of(base_url):
            warn(
                f"{count_with_noun(number, 'canonical URL begins', 'canonical URLs begin')} with {origin}; give it as --base-url."
            )


def import_(options: argparse.Namespace) -> bool:
    """Run the command: write a sitemap from logs, tables, lists, feeds and sitemaps, or merge them into a set.

    Return whether the result has entries and no source has errors.
    """
    if (options.into is None) == (options.output is None):
        hint = "--output makes a new sitemap, --into adds to an existing one."
        raise RequestError("Give either --output or --into.", hint=hint)
    require_option("into", ("update", "remove"), options)
    if options.report is not None and options.report in (options.output, options.into):
        raise RequestError("The report can't replace the sitemap.", hint="Give --report another path.")
    if options.report is not None:
        refuse_overwriting([options.report], options)
        refuse_missing_folder(options.report)
    source = read_source(
        expand_patterns(options.sources),
        base_url=options.base_url,
        columns=_headers_by_field(options.columns or ()),
        keeps_queries=options.keep_queries,
        page_endings=PAGE_ENDINGS if options.endings is None else [word.lstrip(".") for word in options.endings],
        zone=FixChoices(zone=options.zone).zone,
        options=ReadOptions(ceilings_from_options(options), options.encoding),
        progress=options.progress,
    )
    _store_facts(source, options)
    if options.into is None:
        has_entries = _write_new_sitemaps(source, options)
    else:
        options.path = options.into
        has_entries = with_set_lock(lambda options: _merge_into_set(source, options))(options)
    if options.report is not None and (source.entries.height or options.allow_empty):
        with _saving_after_sitemap(options.report):
            _write_entry_report(source, options)
    return has_entries


def _store_facts(source: SourceEntries, options: argparse.Namespace) -> None:
    """Store the facts about pages of a source, and print their number, or why they can't be stored."""
    with FactsStore() as store:
        count = store_source_facts(source, store)
        for notice in store.notices:
            warn(str(notice))
    if count and not store.notices:
        print_note(options, f"Stored facts about {count_with_noun(count, 'page', 'pages')}.")


def _headers_by_field(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the column header of each field, given pairs from --columns.

    Raises:
        RequestError: A field has several headers.
    """
    headers: dict[str, str] = {}
    for name, header in pairs:
        if headers.setdefault(name, header) != header:
            message = f"--columns names two columns for “{name}”: “{headers[name]}” and “{header}”."
            raise RequestError(message, hint="Give one header per field.")
    return headers


def generate(options: argparse.Namespace) -> bool:
    """Run the command: write the sitemap that a configuration of sitemap_gen.py describes.

    Returns:
        Whether there are entries, and no errors in the sources.
    """
    return _write_new_sitemaps(read_generator_config(options.config, progress=options.progress), options)


def _write_new_sitemaps(
    source: SourceEntries, options: argparse.Namespace, facts: Mapping[str, Any] | None = None
) -> bool:
    """Write the entries of a source to a new file, or to a set in a folder, and print the result.

    `facts` are added to the JSON output. The return value is whether there are entries, and no errors in the source.
    """
    document = document_from_source(source)
    output: Path = options.output
    entries = len(document.table)
    written: Sequence[Path] = ()
    if not is_folder(output):
        refuse_unknown_output(output)
    if not may_write_entries(entries, options):
        pass
    elif is_folder(output):
        plan = plan_export(document, ExportOptions(folder=output, base_url=getattr(options, "base_url", None)))
        written = write_export(plan, approve=lambda replaced: refuse_overwriting(replaced, options)).written
    else:
        check_targets([output], options)
        save_new_document(document, output)
        written = (output,)
    return _print_source_result(source, entries, {"written": [str(path) for path in written], **(facts or {})}, options)


def _merge_into_set(source: SourceEntries, options: argparse.Namespace) -> bool:
    """Merge the entries of a source into a set, save it, and print the result.

    Returns:
        Whether there are entries, and no errors in the source.
    """
    document = open_set(options.path, options=options)
    refuse_read_only(document)
    plan = plan_merge(document, source)
    groups: set[Group] = {"new"}
    if options.update:
        groups.add("changed")
    if options.remove:
        groups.add("gone")
    may_write = may_write_entries(len(plan.new) + plan.n_known, options)
    edit = merge_edit(document, plan, groups if may_write else ())
    saved = None
    if edit.edits:
        document.do(edit)
        saved = save_set(document, options)
    if may_write and not options.json:
        print_result(options, f"{plan.counts['new']:,} added, {plan.counts['known']:,} already listed")
        changed, gone = (count_with_noun(plan.counts[name], "entry", "entries") for name in ("changed", "gone"))
        print_result(
            options, f"{changed} {'updated' if options.update else 'with different values (--update applies them)'}"
        )
        print_result(options, f"{gone} {'removed' if options.remove else 'not in the source (--remove removes them)'}")
    facts = plan.counts | {"written": [str(path) for path in saved.paths] if saved else []}
    return _print_source_result(source, len(document.table), facts, options) and may_write


def _print_source_result(
    source: SourceEntries, entries: int, facts: dict[str, Any], options: argparse.Namespace
) -> bool:
    """Print the result and the skipped entries; return whether there are entries, and no errors in the source."""
    n_wrong = source.n_wrong_dates
    if options.json:
        skipped = {str(reason): count for reason, count in source.skipped.items()}
        facts = {"version": JSON_VERSION, "entries": entries, **facts, "skipped": skipped, "wrong_dates": n_wrong}
        if source.notices:
            facts["notices"] = [str(notice.message) for notice in source.notices]
        print(json.dumps(facts, indent=2))
        # The error of another file would be printed as a second JSON document.
        options.json = False
    else:
        for reason, count in source.skipped.items():
            if reason in _FAULT_REASONS or not options.quiet:
                warn(f"Left out: {reason} ({count:,}).")
        for notice in source.notices:
            print_note(options, f"{notice.message} If so, use --columns '{notice.option}'.")
        for path in facts["written"] if not options.is_stdout else ():
            print_result(options, f"Wrote {path}")
        print_result(options, f"{count_with_noun(entries, 'URL', 'URLs')} in total")
    if n_wrong:
        dates = count_with_noun(n_wrong, "invalid date was kept", "invalid dates were kept")
        warn(f"{dates} as written. “sitemap-studio fix --zone” adds missing time zones.")
    has_entries = entries > 0 or options.allow_empty
    return has_entries and not n_wrong and source.skipped.keys().isdisjoint(_FAULT_REASONS)


@contextmanager
def _saving_after_sitemap(path: Path) -> Iterator[None]:
    """Extend a `WriteError` of the block, which saves a second file at `path`: the sitemap itself is complete."""
    try:
        yield
    except WriteError as error:
        reason, hint = explain_error(cast("Exception", error.__cause__))
        message = f"“{path.name}” can't be saved: {reason}. Saved files are complete."
        raise WriteError(message, hint=hint, path=path) from error


def _write_entry_report(source: SourceEntries, options: argparse.Namespace) -> None:
    """Write the URL, origin, line and other source data of each entry to the CSV file of --report."""
    facts = [name for name in source.entries.columns if name not in SOURCE_ENTRY_SCHEMA]
    text = source.entries.select("loc", "origin", "line", *facts).write_csv(datetime_format="%Y-%m-%dT%H:%M:%SZ")
    replace_file(options.report, text.encode())
