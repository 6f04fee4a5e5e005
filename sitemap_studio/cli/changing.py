"""Commands that write: `edit`, `export` and `convert`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import polars as pl

from sitemap_studio.cli.locking import save_free
from sitemap_studio.cli.opening import (
    ceilings_of,
    open_set,
    refuse_doubted,
    tell_before_writing,
    tell_notices,
    tell_written,
)
from sitemap_studio.cli.overwriting import linked_files, note_links, refuse_overwriting
from sitemap_studio.cli.terminal import note, print_done, warn
from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import export_losses, export_single, saving_losses
from sitemap_studio.document.export_folder import DEFAULT_NAME, ExportOptions, plan_export, write_export
from sitemap_studio.document.filter_facts import facts_for
from sitemap_studio.document.opening.opening import open_paths
from sitemap_studio.document.reporting.lists import counted
from sitemap_studio.model.edits import EditGroup, setting
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.protocol.quoting import shown
from sitemap_studio.search.filter_language import Filter, FilterFieldKind, parse_filter
from sitemap_studio.search.filters import matching
from sitemap_studio.validation.messages import describe
from sitemap_studio.validation.values.fields import judge_value


def edit(options: argparse.Namespace) -> bool:
    """Set fields of the entries that a filter chooses, and save."""
    wanted = parse_filter(options.where)
    settings = _settings(options.set)
    document = open_set(options.path, options)
    tell_before_writing(document, options)
    refuse_same_folder(document, options.output)
    if document.index is None and not document.is_folder:
        refuse_doubted(document)
    slots = _chosen(document, wanted)
    edits = [
        setting(document.table, field, slots, pl.Series([value], dtype=pl.String).new_from_index(0, len(slots)))
        for field, value in settings.items()
    ]
    is_changed = any(len(edit.slots) for edit in edits)
    if is_changed:
        document.do(EditGroup(edits))
    losses = saving_losses(document, options.output) if options.output and not options.is_stdout else []
    saved = save_free(document, options) if options.output or is_changed else None
    entries = counted(len(document.table), "entry", "entries")
    print_done(options, f"Set {', '.join(settings)} in {len(slots):,} of {entries}.")
    tell_written(document, saved.paths if saved else (), options)
    is_right = not len(slots) or _warn_of_values(settings, options)
    return tell_left_out(document, losses) and is_right


def _warn_of_values(settings: Mapping[FieldName, str | None], options: argparse.Namespace) -> bool:
    """Say which values that were set break a rule; false when one is an error."""
    is_right = True
    for field, value in settings.items():
        for rule in judge_value(field, value) if value is not None else ():
            severity = RULES[rule].severity_in(DEFAULT_PROFILE)
            sentence = f"{field}={shown(value)}: {describe(rule, value)}"
            if severity is Severity.ERROR:
                warn(sentence)
                is_right = False
            elif severity is Severity.WARNING:
                note(options, sentence)
    return is_right


def _chosen(document: Document, wanted: Filter) -> SlotArray:
    """The entries for which a filter holds; the set is checked if that is asked for."""
    if FilterFieldKind.PROBLEM in wanted.kinds:
        check(document)
    return matching(wanted, document.table, facts_for(document, wanted.kinds))


def refuse_same_folder(document: Document, output: Path | None) -> None:
    """Another index beside the first would share its sitemaps, which are not to be written in place."""
    index = document.index
    if output is None or index is None or resolve_links(output) == resolve_links(index.path):
        return
    if resolve_links(output.parent) == resolve_links(index.path.parent):
        sentence = f"“{output.name}” would lie beside the sitemaps of “{index.name}” and share them."
        raise RequestError(sentence, hint="Give a path in another folder, or leave --output out.")


def _settings(words: Iterable[str]) -> dict[FieldName, str | None]:
    settings: dict[FieldName, str | None] = {}
    for word in words:
        name, sign, value = word.partition("=")
        field = next((field for field in FIELD_NAMES if field == name.strip().lower()), None)
        if field is None or not sign:
            hint = f"Write it as FIELD=VALUE; the fields are {', '.join(FIELD_NAMES)}."
            raise RequestError(f"“{word}” does not say what to set.", hint=hint)
        if field == "loc" and not value.strip():
            raise RequestError("An entry can't be without its address.", hint="Give loc a value.")
        settings[field] = value or None
    return settings


def export(options: argparse.Namespace) -> bool:
    """Write new, split sitemaps with their index into a folder."""
    wanted = parse_filter(options.where) if options.where is not None else None
    document = open_paths(options.paths, ceilings=ceilings_of(options), encoding=options.encoding)
    tell_notices(document, options)
    refuse_doubted(document)
    tell_before_writing(document, options)
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
            slots=_chosen(document, wanted) if wanted else None,
        ),
    )
    # Before the export begins, which gives files that it replaces a second name of its own.
    linked = linked_files(options.to / name for name in plan.names)
    report = write_export(plan, approve=lambda replaced: refuse_overwriting(replaced, options))
    note_links((path for path in linked if path in report.written), options)
    for file in plan.files:
        state = "" if options.to / file.name in report.written else " (unchanged)"
        size = f"{counted(file.urls, 'URL', 'URLs')}, {file.bytes:,} bytes unpacked"
        print_done(options, f"{options.to / file.name}: {size}{state}")
    sitemaps = "1 sitemap" if len(plan.files) == 1 else f"{len(plan.files):,} sitemaps"
    if plan.index_name is not None:
        print_done(options, f"{report.path}: index of {sitemaps}, {counted(plan.urls, 'URL', 'URLs')} in all")
    for path in report.stale:
        note(options, f"{path} is left of an earlier export; the index does not list it.")
    if plan.n_outside:
        is_one = plan.n_outside == 1
        lie, them = ("1 entry lies", "it") if is_one else (f"{plan.n_outside:,} entries lie", "them")
        fitting = f" {plan.fitting_url} would fit." if plan.fitting_url else ""
        warn(f"{lie} outside {plan.base_url}: search engines ignore {them}.{fitting}")
    if not plan.urls:
        warn("No entry was exported: a sitemap without a URL is an error.")
    is_right = plan.urls > 0 and not plan.n_outside
    return tell_left_out(document, plan.losses) and is_right


def convert(options: argparse.Namespace) -> bool:
    """Write all entries to one file, in the form that its name says."""
    if options.format is not None and not options.is_stdout:
        raise RequestError(
            "--format is for standard output; the name of a file says its form.", hint="Leave --format out."
        )
    document = open_set(options.source, options)
    refuse_doubted(document)
    tell_before_writing(document, options)
    refuse_overwriting([options.target], options, document=document)
    note_links(linked_files([options.target]), options)
    losses = export_losses(document, options.target)
    n_written = export_single(document, options.target)
    print_done(options, f"{'-' if options.is_stdout else options.target}: {counted(n_written, 'URL', 'URLs')}")
    return tell_left_out(document, losses)


def tell_left_out(document: Document, losses: Sequence[str] = ()) -> bool:
    """Name the sitemaps that could not be read, and what the form has no room for; false when there is any."""
    unread = [str(sitemap.error) for sitemap in document.sitemaps if sitemap.error is not None]
    lost = [f"{', '.join(losses)}."] if losses else []
    for what in (*lost, *unread):
        warn(f"Left out: {what}")
    return not (unread or lost)
