"""Command `edit`: set, replace or remove values and entries that match a filter, or apply a bulk edit."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import polars as pl

from sitemap_studio.cli.command_support import (
    print_written_files,
    refuse_read_only,
    require_option,
    run_writing_command,
    save_set,
    with_set_lock,
)
from sitemap_studio.cli.editing_support import matching_slots, open_to_edit, position_json, warn_of_losses
from sitemap_studio.cli.terminal import print_note, print_result, printable, warn
from sitemap_studio.core.errors import RequestError, WriteError
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk_edit
from sitemap_studio.document.bulk_operations import REASONS
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import losses_when_saved_as
from sitemap_studio.document.extension_fixing import EXTENSIONS_FIELD
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.model.edits import CellChanges, Edit, EditGroup, RemoveEntries, SetExtensions, edits_from_changes
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from sitemap_studio.protocol.quoting import display_value
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.search.filter_language import Filter, parse_filter
from sitemap_studio.search.find_replace import Replacement, SearchQuery, plan_replacing
from sitemap_studio.validation.value_validation import describe, violated_rules


class _EditRequest(NamedTuple):
    """Parsed options of an edit.

    Attributes:
        wanted: Filter of the entries; None for all entries.
        settings: New values by field; None removes a field.
        replacement: Query and replacement text of `--replace`; None without that option.
        bulk_field: Field of `--bulk`; None for the field of the operation.
        answers: Answers of `--with` by parameter.
    """

    wanted: Filter | None
    settings: Mapping[FieldName, str | None]
    replacement: Replacement | None
    bulk_field: FieldName | None
    answers: Mapping[str, str]


class _PlannedValues(NamedTuple):
    """Planned changes of values in one set.

    Attributes:
        values: The changed cells by field.
        slots: The entries that the result counts as changed: with `--set` or `--remove`, all selected ones.
        bulk: The plan of `--bulk`; None without that option.
    """

    values: tuple[CellChanges, ...]
    slots: SlotArray
    bulk: BulkPlan | None = None


def edit(options: argparse.Namespace) -> bool:
    """Run the command: edit and save sets; return whether no new value is an error, and nothing was lost."""
    if options.set is None and options.replace is None and options.bulk is None and not options.remove:
        hint = "Give --set, --replace, --bulk or --remove. “sitemap-studio help edit” lists the options."
        raise RequestError("Nothing is to be edited.", hint=hint)
    require_option("replace", ("literal",) if options.bulk is not None else ("field", "literal"), options)
    require_option("bulk", ("with",), options)
    if options.where is None and options.replace is None and options.bulk is None:
        hint = "--where 'entry > 0' selects all entries. “sitemap-studio help edit” lists the options."
        raise RequestError("--where is missing.", hint=hint)
    return run_writing_command(_edit_set, options)


@with_set_lock
def _edit_set(options: argparse.Namespace) -> bool:
    """Edit one set, and print the result or append it to `facts`.

    Returns:
        Whether no new value is an error, and nothing was lost.
    """
    request = _parse_request(options)
    document = open_to_edit(options)
    if document.shape is SetShape.FILE:
        refuse_read_only(document)
    table = document.table
    n_entries = len(table)
    slots = np.sort(table.order if request.wanted is None else matching_slots(document, request.wanted))
    if request.replacement is not None or options.bulk is not None:
        check(document, progress=options.progress)
    values, changed, bulk = _plan_values(document, slots, request, options)
    listed = (
        _changes_json(document, values, bulk.extensions if bulk is not None else None)
        if options.dry_run or options.json
        else []
    )
    listed_in_index = _index_changes_json(document, bulk) if bulk is not None and options.json else []
    removed = _removed_entries_json(document, slots) if options.remove and (options.dry_run or options.json) else []
    path = document.shown_path(options.path)
    n_errors = document.problems.total_by_severity()[Severity.ERROR]
    filled = set(table.nonempty_sitemaps())
    edits: list[Edit] = edits_from_changes(table, values)
    if options.remove and len(slots):
        if len(slots) == n_entries and not options.allow_empty:
            raise WriteError("No entry would be left, so nothing was written.", hint="Use --allow-empty to remove all.")
        edits = [RemoveEntries(np.sort(table.positions()[slots]))]
    if bulk is not None:
        edits = [bulk.edit(table)]
    is_changed = any(len(planned) for planned in values) or (options.remove and len(slots) > 0) or bool(bulk)
    if is_changed:
        document.do(EditGroup(edits))
    losses = losses_when_saved_as(document, options.output) if options.output and not options.is_stdout else []
    saved = save_set(document, options) if not options.dry_run and (options.output or is_changed) else None
    if options.json:
        facts = {"path": path, "dry_run": options.dry_run, "entries": n_entries, "n_changed": len(changed)}
        if bulk is not None:
            facts |= {"index": listed_in_index, "skipped": dict(bulk.unusable), "notes": list(map(str, bulk.notes))}
        options.facts.append(facts | {"changes": listed, "removed": removed})
    else:
        _print_edit_result(
            listed, removed, _edit_summary(options, list(request.settings), len(changed), n_entries), options
        )
        print_written_files(document, saved, options)
        _print_skipped(bulk, options)
    for sitemap in sorted(filled - set(table.nonempty_sitemaps())):
        print_note(options, f"“{document.sitemaps[sitemap].name}” has no entries left.")
    is_right = not len(slots) or _warn_of_violations(request.settings, options)
    is_revalidated = request.replacement is not None or bulk is not None
    if is_revalidated and document.problems.total_by_severity()[Severity.ERROR] > n_errors:
        warn("The new values break rules. “sitemap-studio check” lists the errors.")
        is_right = False
    return warn_of_losses(document, losses) and is_right


def _parse_request(options: argparse.Namespace) -> _EditRequest:
    """Parse the options of an edit; raise a `RequestError` for invalid ones."""
    wanted = None if options.where is None else parse_filter(options.where)
    settings = _parse_settings(options.set or ())
    replacement = None if options.replace is None else _parse_replacement(options)
    return _EditRequest(wanted, settings, replacement, *_parse_bulk(options))


def _plan_values(
    document: Document, slots: SlotArray, request: _EditRequest, options: argparse.Namespace
) -> _PlannedValues:
    """Plan the bulk edit, the replacement or the new values of entries; without any, no changes of these entries."""
    if options.bulk is not None:
        bulk = plan_bulk_edit(
            document.table,
            options.bulk,
            request.answers,
            slots=None if request.wanted is None else slots,
            name=request.bulk_field,
            locked=[sitemap.id for sitemap in document.sitemaps if sitemap.read_only is not None],
            document=document,
            progress=options.progress,
        )
        return _PlannedValues(bulk.values, bulk.slots, bulk)
    if request.replacement is not None:
        values = plan_replacing(request.replacement, document.table, slots, options.progress).values
        return _PlannedValues(values, np.unique(np.concatenate([NO_SLOTS, *(planned.slots for planned in values)])))
    settings = request.settings.items()
    return _PlannedValues(tuple(_setting_changes(document.table, name, slots, text) for name, text in settings), slots)


def _parse_bulk(options: argparse.Namespace) -> tuple[FieldName | None, dict[str, str]]:
    """Return the field of --field for --bulk, or None, and the answers of --with by parameter.

    Raises:
        RequestError: A word is not NAME=VALUE, a field is unknown, or several fields are given.
    """
    answers: dict[str, str] = {}
    for word in vars(options)["with"] or ():
        name, sign, value = word.partition("=")
        if not sign:
            hint = "Write it as NAME=VALUE. “sitemap-studio help edit” lists the parameters."
            raise RequestError(f"“{word}” does not set a parameter.", hint=hint)
        answers[name.strip()] = value
    if options.bulk is None or not options.field:
        return None, answers
    if len(options.field) > 1:
        raise RequestError("A bulk edit changes one field.", hint="Give one field with --field.")
    return _parse_field(options.field[0]), answers


def _print_skipped(bulk: BulkPlan | None, options: argparse.Namespace) -> None:
    """Print notes with the number of values and entries that a bulk edit skipped, by reason, and of index URLs it changes.

    Print nothing without one.
    """
    if bulk is None:
        return
    for reason, count in sorted(bulk.unusable.items()):
        print_note(options, f"{count_with_noun(count, 'value', 'values')} skipped: {REASONS[reason]}.")
    for note in bulk.notes:
        print_note(options, note)
    if count := len(bulk.listed):
        print_note(options, f"In the index, {count_with_noun(count, 'URL changes', 'URLs change')}, too.")


def _parse_replacement(options: argparse.Namespace) -> Replacement:
    """Return the query and the replacement text of --replace.

    Raises:
        RequestError: The pattern is empty, or a field is unknown.
    """
    pattern, text = options.replace
    if not pattern:
        raise RequestError("The pattern of --replace is empty.", hint="Give the text or the expression to replace.")
    query = SearchQuery(
        pattern,
        is_expression=not options.literal,
        is_case_sensitive=True,
        fields=tuple(map(_parse_field, options.field or ["loc"])),
    )
    return Replacement(query, text)


def _parse_field(word: str) -> FieldName:
    """Return the field that a word names, ignoring case; raise a `RequestError` for other words."""
    field = next((field for field in FIELD_NAMES if field == word.strip().lower()), None)
    if field is None:
        raise RequestError(f"“{word}” is not a field.", hint=f"The fields are {', '.join(FIELD_NAMES)}.")
    return field


def _parse_settings(words: Iterable[str]) -> dict[FieldName, str | None]:
    """Return the values to set by field; null removes a field.

    Raises:
        RequestError: A word is not FIELD=VALUE, or `loc` has no value.
    """
    settings: dict[FieldName, str | None] = {}
    for word in words:
        name, sign, value = word.partition("=")
        field = next((field for field in FIELD_NAMES if field == name.strip().lower()), None)
        if field is None or not sign:
            hint = f"Write it as FIELD=VALUE; the fields are {', '.join(FIELD_NAMES)}."
            raise RequestError(f"“{word}” does not set a field.", hint=hint)
        if field == "loc" and not value.strip():
            raise RequestError("Every entry needs a URL.", hint="Give loc a value.")
        settings[field] = value or None
    return settings


def _setting_changes(table: EntryTable, field: FieldName, slots: SlotArray, value: str | None) -> CellChanges:
    """Return the changes that set a field of entries to one value; cells that have it already are omitted."""
    before = table.rows(slots, [field])[field].cast(pl.String)
    after = pl.Series([value], dtype=pl.String).new_from_index(0, len(slots))
    changes = CellChanges(field, slots, before, after)
    return changes.filter(before.ne_missing(after).to_numpy())


def _changes_json(
    document: Document, values: Iterable[CellChanges], extensions: SetExtensions | None = None
) -> list[dict[str, Any]]:
    """Return planned changes in the order of entries, for JSON output.

    Args:
        document: The document before the edit.
        values: Changes of fields.
        extensions: Changes of extensions, whose values are XML or None; None without changes.
    """
    positions = document.table.positions()
    rows: list[tuple[int, int, str, str | None, str | None]] = [
        (int(positions[slot]), slot, planned.field, before, after)
        for planned in values
        for slot, before, after in zip(planned.slots.tolist(), planned.before, planned.after, strict=True)
    ]
    if extensions is not None:
        new = dict(extensions.extensions.select("entry", "xml").iter_rows())
        rows += [
            (int(positions[slot]), slot, EXTENSIONS_FIELD, document.table.extension_of(slot), new.get(number))
            for number, slot in enumerate(extensions.slots.tolist())
        ]
    return [
        position_json(document, slot) | {"field": field, "before": before, "after": after}
        for _, slot, field, before, after in sorted(rows, key=lambda row: row[0])
    ]


def _index_changes_json(document: Document, bulk: BulkPlan) -> list[dict[str, Any]]:
    """Return the URLs in the index that a bulk edit changes, in the order of the set, for JSON output."""
    return [
        {"sitemap": sitemap.name, "field": "loc", "before": sitemap.loc, "after": bulk.listed[sitemap.id]}
        for sitemap in document.sitemaps
        if sitemap.id in bulk.listed
    ]


def _removed_entries_json(document: Document, slots: SlotArray) -> list[dict[str, Any]]:
    """Return the entries in these slots, in document order, for JSON output."""
    ordered = slots[np.argsort(document.table.positions()[slots])].tolist()
    return [{"loc": document.table.value(slot, "loc")} | position_json(document, slot) for slot in ordered]


def _edit_summary(options: argparse.Namespace, fields: Sequence[str], n_changed: int, n_entries: int) -> str:
    """Return a sentence about the action and the number of entries that it changed, or would change."""
    entries = f"{n_changed:,} of {count_with_noun(n_entries, 'entry', 'entries')}"
    if options.remove:
        return f"{'Would remove' if options.dry_run else 'Removed'} {entries}."
    if options.bulk is not None:
        return f"{'Would change' if options.dry_run else 'Changed'} {entries}."
    if options.replace is not None:
        return f"{'Would replace' if options.dry_run else 'Replaced'} matches in {entries}."
    return f"{'Would set' if options.dry_run else 'Set'} {', '.join(fields)} in {entries}."


def _print_edit_result(
    changes: Sequence[dict[str, Any]], removed: Sequence[dict[str, Any]], sentence: str, options: argparse.Namespace
) -> None:
    """Print the changed values and the removed entries, given as JSON output, and a sentence as summary."""
    for each in changes:
        print(f"{each['sitemap']}: entry {each['entry']:,}: {each['field']}")
        print(f"    before: {printable(each['before'])}\n    after:  {printable(each['after'])}")
    for each in removed:
        print(f"{each['sitemap']}: entry {each['entry']:,}: {printable(each['loc'])}")
    print_result(options, sentence)


def _warn_of_violations(settings: Mapping[FieldName, str | None], options: argparse.Namespace) -> bool:
    """Print which new values violate a rule, and return whether no violation is an error."""
    is_right = True
    for field, value in settings.items():
        for rule in violated_rules(field, value) if value is not None else ():
            severity = RULES[rule].severity_in(DEFAULT_PROFILE)
            sentence = f"{field}={display_value(value)}: {describe(rule, value)}"
            if severity is Severity.ERROR:
                warn(sentence)
                is_right = False
            elif severity is Severity.WARNING:
                print_note(options, sentence)
    return is_right
