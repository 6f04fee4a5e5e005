"""Commands `export` and `convert`: write entries of sets to a folder of new sitemaps, or to one file."""

from __future__ import annotations

import argparse

import numpy as np

from sitemap_studio.cli.command_support import (
    check_targets,
    expand_patterns,
    may_write_entries,
    note_hard_links,
    note_repaired_files,
    open_set,
    print_json,
    refuse_overwriting,
    refuse_unreadable,
    warn_of_partial_files,
)
from sitemap_studio.cli.editing_support import matching_slots, warn_of_losses
from sitemap_studio.cli.terminal import print_note, print_result, warn
from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import export_to_file, kind_by_name
from sitemap_studio.document.export_folder import DEFAULT_NAME, ExportOptions, plan_export, write_export
from sitemap_studio.document.page_columns import load_page_columns
from sitemap_studio.document.page_texts import PAGE_TABLE_COLUMNS, stored_column
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.saving.external_changes import find_obstacles
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.search.filter_language import parse_filter


def export(options: argparse.Namespace) -> bool:
    """Run the command: write split sitemaps with their index, and return whether all entries were written, within the base URL."""
    wanted = parse_filter(options.where) if options.where is not None else None
    document = open_set(*expand_patterns(options.paths), options=options)
    refuse_unreadable(document)
    note_repaired_files(document, options)
    plan = plan_export(
        document,
        ExportOptions(
            folder=options.to,
            base_url=options.base_url,
            is_gzipped=options.gzip,
            max_urls=options.max_urls,
            max_bytes=options.max_bytes,
            name=DEFAULT_NAME if options.name is None else options.name,
            with_index=not options.no_index,
            with_schema_location=options.schema_location,
            profile=PROFILES[options.profile],
            slots=matching_slots(document, wanted) if wanted else None,
        ),
    )
    if not may_write_entries(plan.urls, options):
        warn_of_losses(document)
        return False
    # Before the export, which links files that it replaces.
    linked = find_obstacles(options.to / name for name in plan.names).linked
    report = write_export(plan, approve=lambda replaced: refuse_overwriting(replaced, options))
    note_hard_links((path for path in linked if path in report.written), options)
    for file in plan.files:
        state = "" if options.to / file.name in report.written else " (unchanged)"
        size = f"{count_with_noun(file.urls, 'URL', 'URLs')}, {file.bytes:,} bytes uncompressed"
        print_result(options, f"{options.to / file.name}: {size}{state}")
    sitemaps = "1 sitemap" if len(plan.files) == 1 else f"{len(plan.files):,} sitemaps"
    if plan.index_name is not None:
        print_result(
            options, f"{report.path}: index of {sitemaps}, {count_with_noun(plan.urls, 'URL', 'URLs')} in total"
        )
    for path in report.stale:
        print_note(options, f"“{path}” is from an earlier export and not listed now; you can delete it.")
    if plan.n_outside:
        entries, them = ("1 entry is", "it") if plan.n_outside == 1 else (f"{plan.n_outside:,} entries are", "them")
        fitting = f" Use --base-url {plan.fitting_url} to include all." if plan.fitting_url else ""
        warn(f"{entries} outside {plan.base_url}, so search engines ignore {them}.{fitting}")
    is_complete = warn_of_partial_files(document)
    return warn_of_losses(document, plan.losses) and is_complete and not plan.n_outside


def convert(options: argparse.Namespace) -> bool:
    """Run the command: write all or the matching entries to one file in the format of its suffix.

    Returns:
        Whether nothing was lost.
    """
    if options.format is not None and not options.is_stdout:
        raise RequestError(
            "--format applies only to standard output.", hint="Omit it: the file's name sets the format."
        )
    wanted = parse_filter(options.where) if options.where is not None else None
    document = open_set(*expand_patterns(options.paths), options=options)
    refuse_unreadable(document)
    note_repaired_files(document, options)
    table = document.table
    if wanted is not None:
        is_matching = np.isin(table.order, matching_slots(document, wanted))
        table = table.snapshot()
        table.set_order(table.order[is_matching], removed=table.order[~is_matching])
    if options.page_columns:
        # After filtering, which may load other columns.
        _load_page_columns(document, options)
    if not may_write_entries(len(table), options):
        warn_of_losses(document)
        return False
    check_targets([options.output], options, document)
    page_columns = options.page_columns or ()
    n_written, losses = export_to_file(document, options.output, table=table, page_columns=page_columns)
    target = "-" if options.is_stdout else str(options.output)
    if options.json:
        print_json({"path": target, "urls": n_written, "left_out": list(map(str, losses))}, [], options)
    else:
        print_result(options, f"{target}: {count_with_noun(n_written, 'URL', 'URLs')}")
    is_complete = warn_of_partial_files(document)
    return warn_of_losses(document, losses) and is_complete


def _load_page_columns(document: Document, options: argparse.Namespace) -> None:
    """Load the stored facts of `--page-columns` into a set.

    Raises:
        RequestError: A column is unknown, the new file is not a CSV file, or there are no facts.
    """
    unknown = [name for name in options.page_columns if name not in PAGE_TABLE_COLUMNS]
    if unknown:
        hint = f"The columns are {', '.join(PAGE_TABLE_COLUMNS)}."
        raise RequestError(f"“{unknown[0]}” is not a column of facts about pages.", hint=hint)
    if kind_by_name(options.output) != "csv":
        raise RequestError("--page-columns needs a CSV file.", hint="Give a name that ends in .csv.")
    with FactsStore() as store:
        columns = load_page_columns(document, store, names=map(stored_column, options.page_columns))
        for notice in store.notices:
            warn(str(notice))
    if not len(columns):
        raise RequestError("The pages have not been checked yet.", hint="“sitemap-studio pages” checks them.")
    document.page_columns = columns
