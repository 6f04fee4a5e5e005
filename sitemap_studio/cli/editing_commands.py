"""Commands that write sets: edit, export, convert, fix, dedupe and repair."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from sitemap_studio.cli.command_support import (
    check_targets,
    expand_patterns,
    list_repairs,
    may_write_entries,
    note_hard_links,
    note_repaired_files,
    open_set,
    print_json,
    print_written_files,
    refuse_overwriting,
    refuse_read_only,
    refuse_unreadable,
    repair_json,
    require_option,
    run_writing_command,
    save_set,
    select_rules,
    shown_file,
    warn_of_partial_files,
    with_set_lock,
)
from sitemap_studio.cli.terminal import print_note, print_result, printable, warn
from sitemap_studio.core.errors import RequestError, WriteError
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.document.base_url import base_folder_url, parse_base_url
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.duplicate_removal import FIRST, NEWEST, plan_duplicate_removal
from sitemap_studio.document.export_file import export_losses, export_to_file, losses_when_saved_as
from sitemap_studio.document.export_folder import DEFAULT_NAME, ExportOptions, plan_export, write_export
from sitemap_studio.document.filter_facts import filter_facts_for
from sitemap_studio.document.fixing import (
    DEFAULT_FIX_RULES,
    STRUCTURAL_RULES,
    FixPlan,
    can_be_fixed,
    plan_fixes,
)
from sitemap_studio.document.index_dates import INDEX_DATE_RULE
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.reporting.problem_lists import LocatedProblem, locate_problems
from sitemap_studio.document.saving.external_changes import find_obstacles
from sitemap_studio.document.sitemap_set import SetShape, read_only_error
from sitemap_studio.formats.repair.patches import shorten_text
from sitemap_studio.model.edits import (
    CellChanges,
    CorrectFaults,
    Edit,
    EditGroup,
    RemoveEntries,
    edits_from_changes,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.decisions import BASE_URL, DATE_ORDER, DECISIONS, ZONE, answerable
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.protocol.quoting import display_value
from sitemap_studio.protocol.rule import Finding, FixChoices, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.file_rules import ENCODING_RULE, MALFORMED_RULE, TRUNCATED_RULE
from sitemap_studio.protocol.url_syntax import near_differences
from sitemap_studio.search.filter_language import Filter, parse_filter
from sitemap_studio.search.filters import matching
from sitemap_studio.search.find_replace import Replacement, SearchQuery, plan_replacing
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.value_validation import describe, violated_rules


def edit(options: argparse.Namespace) -> bool:
    """Run the command: edit and save sets; return whether no new value is an error, and nothing was lost."""
    if options.set is None and options.replace is None and not options.remove:
        hint = "Give --set, --replace or --remove. “sitemap-studio help edit” lists the options."
        raise RequestError("Nothing is to be edited.", hint=hint)
    require_option("replace", ("field", "literal"), options)
    if options.where is None and options.replace is None:
        hint = "--where 'entry > 0' selects all entries. “sitemap-studio help edit” lists the options."
        raise RequestError("--where is missing.", hint=hint)
    return run_writing_command(_edit_set, options)


@with_set_lock
def _edit_set(options: argparse.Namespace) -> bool:
    """Edit one set, and print the result or append it to `facts`.

    Returns:
        Whether no new value is an error, and nothing was lost.
    """
    wanted = None if options.where is None else parse_filter(options.where)
    settings = _parse_settings(options.set or ())
    replacement = None if options.replace is None else _parse_replacement(options)
    document = _open_to_edit(options)
    if document.shape is SetShape.FILE:
        refuse_read_only(document)
    table = document.table
    n_entries = len(table)
    slots = np.sort(table.order if wanted is None else _matching_slots(document, wanted))
    values: tuple[CellChanges, ...] = ()
    changed = slots
    if replacement is not None:
        check(document, progress=options.progress)
        values = plan_replacing(replacement, table, slots, options.progress).values
        changed = np.unique(np.concatenate([NO_SLOTS, *(planned.slots for planned in values)]))
    elif settings:
        values = tuple(_setting_changes(table, field, slots, value) for field, value in settings.items())
    listed = _changes_json(document, values) if options.dry_run or options.json else []
    removed = _removed_entries_json(document, slots) if options.remove and (options.dry_run or options.json) else []
    path = document.shown_path(options.path)
    n_errors = document.problems.total_by_severity()[Severity.ERROR]
    filled = set(table.nonempty_sitemaps())
    edits: list[Edit] = edits_from_changes(table, values)
    if options.remove and len(slots):
        if len(slots) == n_entries and not options.allow_empty:
            raise WriteError("No entry would be left, so nothing was written.", hint="Use --allow-empty to remove all.")
        edits = [RemoveEntries(np.sort(table.positions()[slots]))]
    is_changed = any(len(planned) for planned in values) or (options.remove and len(slots) > 0)
    if is_changed:
        document.do(EditGroup(edits))
    losses = losses_when_saved_as(document, options.output) if options.output and not options.is_stdout else []
    saved = save_set(document, options) if not options.dry_run and (options.output or is_changed) else None
    if options.json:
        facts = {"path": path, "dry_run": options.dry_run, "entries": n_entries, "n_changed": len(changed)}
        options.facts.append(facts | {"changes": listed, "removed": removed})
    else:
        _print_edit_result(listed, removed, _edit_summary(options, list(settings), len(changed), n_entries), options)
        print_written_files(document, saved, options)
    for sitemap in sorted(filled - set(table.nonempty_sitemaps())):
        print_note(options, f"“{document.sitemaps[sitemap].name}” has no entries left.")
    is_right = not len(slots) or _warn_of_violations(settings, options)
    if replacement is not None and document.problems.total_by_severity()[Severity.ERROR] > n_errors:
        warn("The new values break rules. “sitemap-studio check” lists the errors.")
        is_right = False
    return warn_of_losses(document, losses) and is_right


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


def _setting_changes(table: EntryTable, field: FieldName, slots: SlotArray, value: str | None) -> CellChanges:
    """Return the changes that set a field of entries to one value; cells that have it already are omitted."""
    before = table.rows(slots, [field])[field].cast(pl.String)
    after = pl.Series([value], dtype=pl.String).new_from_index(0, len(slots))
    changes = CellChanges(field, slots, before, after)
    return changes.filter(before.ne_missing(after).to_numpy())


def _changes_json(document: Document, values: Iterable[CellChanges]) -> list[dict[str, Any]]:
    """Return changed values in the order of entries, for JSON output."""
    positions = document.table.positions()
    rows = [
        (int(positions[slot]), slot, planned.field, before, after)
        for planned in values
        for slot, before, after in zip(planned.slots.tolist(), planned.before, planned.after, strict=True)
    ]
    return [
        _position_json(document, slot) | {"field": field, "before": before, "after": after}
        for _, slot, field, before, after in sorted(rows, key=lambda row: row[0])
    ]


def _removed_entries_json(document: Document, slots: SlotArray) -> list[dict[str, Any]]:
    """Return the entries in these slots, in document order, for JSON output."""
    ordered = slots[np.argsort(document.table.positions()[slots])].tolist()
    return [{"loc": document.table.value(slot, "loc")} | _position_json(document, slot) for slot in ordered]


def _edit_summary(options: argparse.Namespace, fields: Sequence[str], n_changed: int, n_entries: int) -> str:
    """Return a sentence about the action and the number of entries that it changed, or would change."""
    entries = f"{n_changed:,} of {count_with_noun(n_entries, 'entry', 'entries')}"
    if options.remove:
        return f"{'Would remove' if options.dry_run else 'Removed'} {entries}."
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


def _open_to_edit(options: argparse.Namespace, index_url: str | None = None) -> Document:
    """Open the set of an editing command, and print notes about changes that saving entails.

    A feed that is written elsewhere becomes a new sitemap.
    """
    document = open_set(options.path, options=options, index_url=index_url)
    is_dry_run = getattr(options, "dry_run", False)
    if not is_dry_run:
        note_repaired_files(document, options)
    refuse_same_folder(document, options.output)
    is_elsewhere = options.output is not None and resolve_links(options.output) != resolve_links(options.path)
    if document.kind == "feed" and (is_elsewhere or is_dry_run):
        # A feed is never written: its entries become the entries of a new sitemap.
        feed = document.sitemaps[0]
        document.path = feed.path = feed.source = None
    return document


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


def _matching_slots(document: Document, wanted: Filter) -> SlotArray:
    """Return the slots of entries that match a filter; validate the set first if the filter refers to problems."""
    if "problem" in wanted.fields:
        check(document)
    return matching(wanted, document.table, filter_facts_for(document, wanted.fields))


def refuse_same_folder(document: Document, output: Path | None) -> None:
    """Raise a `RequestError` if the output is a second index in the folder of the index, with the same sitemaps."""
    index = document.index
    if output is None or index is None or resolve_links(output) == resolve_links(index.path):
        return
    if resolve_links(output.parent) == resolve_links(index.path.parent):
        sentence = f"“{output.name}” would be in the folder of “{index.name}” and share its sitemaps."
        raise RequestError(sentence, hint="Give a path in another folder, or omit --output.")


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


def export(options: argparse.Namespace) -> bool:
    """Run the command: write split sitemaps with their index into a folder, and return whether nothing was lost."""
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
            slots=_matching_slots(document, wanted) if wanted else None,
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
        is_matching = np.isin(table.order, _matching_slots(document, wanted))
        table = table.snapshot()
        table.set_order(table.order[is_matching], removed=table.order[~is_matching])
    if not may_write_entries(len(table), options):
        warn_of_losses(document)
        return False
    check_targets([options.output], options, document)
    losses = export_losses(document, options.output, table=table)
    n_written = export_to_file(document, options.output, table=table)
    target = "-" if options.is_stdout else str(options.output)
    if options.json:
        print_json({"path": target, "urls": n_written, "left_out": list(map(str, losses))}, [], options)
    else:
        print_result(options, f"{target}: {count_with_noun(n_written, 'URL', 'URLs')}")
    is_complete = warn_of_partial_files(document)
    return warn_of_losses(document, losses) and is_complete


def warn_of_losses(document: Document, losses: Sequence[str] = ()) -> bool:
    """Print which data was not written: `losses`, and sitemaps that are unreadable or truncated.

    Returns:
        Whether nothing was lost.
    """
    unread = [str(sitemap.error) for sitemap in document.sitemaps if sitemap.error is not None]
    unread += [str(finding.message) for _, finding in document.findings if finding.rule == TRUNCATED_RULE]
    lost = [f"{', '.join(losses)}."] if losses else []
    for what in (*lost, *unread):
        warn(f"Left out: {what}")
    return not (unread or lost)


def fix(options: argparse.Namespace) -> bool:
    """Run the command: fix values, save, and return whether all problems are fixed, and nothing was lost."""
    return run_writing_command(_fix_set, options)


@with_set_lock
def _fix_set(options: argparse.Namespace) -> bool:
    """Fix one set, and print the result or append it to `facts`.

    Returns:
        Whether all problems are fixed, and nothing was lost.
    """
    rules = DEFAULT_FIX_RULES if options.rule is None else _fixable_rules(options.rule)
    base_url = None if options.base_url is None else parse_base_url(options.base_url)
    document = _open_to_edit(options, base_url)
    document.set_profile(document.profile._replace(ignored_rules=frozenset(RULES) - rules))
    check(document, progress=options.progress)
    plan = _plan_fixes(document, rules, _fix_choices(base_url, options), options)
    fixes = _fixes_json(document, plan, rules)
    n_duplicates = len(document.problems.slots("loc-duplicate"))
    if len(plan):
        document.do(plan.edit(document.table))
    n_duplicates = len(document.problems.slots("loc-duplicate")) - n_duplicates
    if n_duplicates > 0:
        entries = count_with_noun(n_duplicates, "more duplicate", "more duplicates")
        print_note(options, f"The fixes result in {entries}; “sitemap-studio dedupe” removes duplicates.")
    unfixed = [
        _location_json(each)
        | {"rule": each.problem.rule.id, "value": each.problem.value, "message": each.problem.message}
        | _decision_json(plan, each)
        for each in _located_problems(document, rules)
    ]
    path = document.shown_path(options.path)  # Saving under another name changes what the document calls its own.
    losses = losses_when_saved_as(document, options.output) if options.output and not options.is_stdout else []
    saved = None
    if not options.dry_run and (options.output or len(plan)):
        saved = save_set(document, options)
    if options.json:
        facts = {"path": path, "dry_run": options.dry_run, "n_fixed": len(fixes), "n_waiting": plan.n_unfixed}
        options.facts.append(facts | {"decisions": plan.n_waiting, "fixes": fixes, "unfixed": unfixed})
    else:
        _print_fix_result(fixes, unfixed, plan, base_folder_url(document), options)
        print_written_files(document, saved, options)
    is_lossless = warn_of_losses(document, losses)
    return is_lossless and not unfixed and not (options.dry_run and fixes)


def _fixable_rules(patterns: Iterable[str]) -> frozenset[str]:
    """Return the rules that ids and patterns select; raise a `RequestError` for a rule without a fix."""
    rules = select_rules(patterns, among=[rule for rule in RULES if can_be_fixed(rule)])
    for rule in sorted(rules):
        if not can_be_fixed(rule):
            raise RequestError(f"The rule “{rule}” has no fix.", hint="“sitemap-studio rules” lists the fixes.")
    return rules


def _fix_choices(base_url: str | None, options: argparse.Namespace) -> FixChoices:
    """Return the decisions for fixes that the options of `fix` state."""
    answers = dict(options.decide or ())
    dedicated = {BASE_URL: base_url, ZONE: options.zone, DATE_ORDER: options.date_order}
    answers |= {decision.id: answer for decision, answer in dedicated.items() if answer is not None}
    return FixChoices.from_answers(answers)


def _decision_json(plan: FixPlan, placed: LocatedProblem) -> dict[str, Any]:
    """Return the id and reason of the decision that an unfixed value needs, for JSON output; null without one."""
    problem = placed.problem
    decision = None if problem.slot is None else plan.decision_of(problem.slot, problem.field_name, problem.value)
    return {"decision": decision and decision.id, "reason": decision and decision.reason}


def _plan_fixes(document: Document, rules: frozenset[str], choices: FixChoices, options: argparse.Namespace) -> FixPlan:
    """Plan the fixes of all sitemaps that are not read-only.

    Raises:
        ReadOnlyError: All sitemaps are read-only.
    """
    locked = [sitemap for sitemap in document.sitemaps if sitemap.read_only is not None]
    if document.is_read_only:
        raise read_only_error(locked[0])
    table, slots, index = document.table, None, document.index
    locked_files = {sitemap.id for sitemap in locked} | ({None} if index is not None and index.read_only else set())
    if locked:
        sitemaps = table.column("sitemap").to_numpy()
        slots = np.sort(table.order[~np.isin(sitemaps, [sitemap.id for sitemap in locked])])
    return plan_fixes(
        document, rules=rules, slots=slots, locked=locked_files, choices=choices, progress=options.progress
    )


def _located_problems(document: Document, rules: frozenset[str]) -> Iterator[LocatedProblem]:
    """Yield the problems with some rules in the order of the files, with their positions."""
    return locate_problems(document, _filter_by_rules(problems_in_order(document), rules))


def _filter_by_rules(problems: Iterable[Problem], rules: frozenset[str]) -> Iterator[Problem]:
    """Yield the problems whose rule has one of these ids."""
    return (problem for problem in problems if problem.rule.id in rules)


def _fixes_json(document: Document, plan: FixPlan, rules: frozenset[str]) -> list[dict[str, Any]]:
    """Return the planned fixes in the order of the files, for JSON output."""
    texts: dict[tuple[int | None, str | None], tuple[str | None, str | None]] = {
        (slot, planned.field): (before, after)
        for planned in plan.values
        for slot, before, after in zip(planned.slots.tolist(), planned.before, planned.after, strict=True)
    }
    of_extensions = {
        (slot, label, value): (value, fixed) for slot, label, value, fixed in plan.extensions.fixed.iter_rows()
    }
    ordered = set(plan.ordered.tolist())
    facts = []
    placed = locate_problems(
        document, _filter_by_rules(problems_in_order(document, document.problems.without_grouping()), rules)
    )
    cells = groupby(placed, key=lambda each: _cell_key(each.problem))
    for (sitemap, slot, field, value), group in cells:
        problems = list(group)
        corrected = [each for each in problems if (sitemap, each.problem.rule.id) in plan.corrected]
        nothing = {"before": None, "after": None}
        facts += [_location_json(each) | {"rules": [each.problem.rule.id]} | nothing for each in corrected]
        problems = [each for each in problems if each not in corrected]
        if not problems:
            continue
        if slot is None and any(each.problem.rule.id == INDEX_DATE_RULE for each in problems):
            if sitemap is not None and sitemap in plan.index_dates:
                value, fixed = problems[-1].problem.value, plan.index_dates[sitemap]
                facts.append(
                    _location_json(problems[-1]) | {"rules": [INDEX_DATE_RULE], "before": value, "after": fixed}
                )
            continue
        if problems[0].problem.rule.id in STRUCTURAL_RULES:
            is_index = sitemap is None and plan.orders_index
            if not (is_index or slot in ordered):
                continue
        elif (slot, field) not in texts and (slot, field, value) not in of_extensions:
            continue
        before, after = texts.get((slot, field)) or of_extensions.get((slot, field, value)) or (None, None)
        broken = [each.problem.rule.id for each in problems]
        facts.append(_location_json(problems[0]) | {"rules": broken, "before": before, "after": after})
    return facts


def _cell_key(problem: Problem) -> tuple[int | None, int | None, str, str]:
    """Return sitemap, slot and field of a problem, and its value for extension fields, which can repeat."""
    return problem.sitemap, problem.slot, problem.field_name, problem.value if problem.extension_field else ""


def _location_json(placed: LocatedProblem) -> dict[str, Any]:
    """Return the sitemap, entry, line and field of a problem for JSON output."""
    return {
        "sitemap": placed.shown_file,
        "entry": placed.entry,
        "line": placed.line,
        "field": placed.problem.field_name or None,
    }


def _print_fix_result(
    fixes: list[dict[str, Any]],
    unfixed: list[dict[str, Any]],
    plan: FixPlan,
    folder: str | None,
    options: argparse.Namespace,
) -> None:
    """Print the fixes and the unfixed problems of a set, a summary, and the decisions that are needed.

    Args:
        fixes: Fixed values, as in JSON output.
        unfixed: Unfixed values, as in JSON output.
        plan: The plan that was applied, or would be without --dry-run.
        folder: A base URL to suggest for relative URLs.
        options: Options of the command `fix`.
    """

    def position(fact: dict[str, Any]) -> str:
        """Return the file of a problem, with its line if known."""
        return f"{fact['sitemap']}:{fact['line']}" if fact["line"] else str(fact["sitemap"])

    for fact in fixes:
        subject = fact["field"] or ("encoding" if ENCODING_RULE in fact["rules"] else "structure")
        print(f"{position(fact)}: {subject} [{', '.join(fact['rules'])}]")
        if fact["field"]:
            print(f"    before: {printable(fact['before'])}\n    after:  {printable(fact['after'])}")
    for fact in unfixed:
        reason = f" {fact['reason']}" if fact["reason"] else ""
        warn(f"{position(fact)}: {fact['message']}{reason} [{fact['rule']}]")
    done = "Would fix" if options.dry_run else "Fixed"
    are_values = all(fact["field"] for fact in fixes)
    n_fixes = (
        count_with_noun(len(fixes), "value", "values")
        if are_values
        else count_with_noun(len(fixes), "problem", "problems")
    )
    sentence = f"{done} {n_fixes}." if fixes else "Nothing was fixed." if unfixed else "Nothing to fix."
    print_result(options, " ".join(filter(None, (sentence, _decisions_summary(unfixed, plan)))))
    for decision in answerable(plan.n_waiting):
        # Decisions made in the window do not apply to commands.
        usage = f"{decision.option} {folder}" if decision is BASE_URL and folder else decision.usage
        print_note(options, f"{decision.question} Answer with {usage}")


def _decisions_summary(unfixed: list[dict[str, Any]], plan: FixPlan) -> str:
    """Return a sentence that counts the unfixed values by the decision that they need; empty if all are fixed."""
    n_others = sum(fact["decision"] is None for fact in unfixed)
    counts: list[str] = [DECISIONS[name].count_message(count) for name, count in plan.n_waiting.items()]
    if n_others:
        counts.append(count_with_noun(n_others, "other problem", "other problems"))
    n_left = plan.n_unfixed + n_others
    verb = "needs" if n_left == 1 else "need"
    return f"{n_left:,} {verb} your decision: {', '.join(counts)}." if n_left else ""


def dedupe(options: argparse.Namespace) -> bool:
    """Run the command: remove duplicate entries, and save; return whether none remains, and nothing was lost."""
    return run_writing_command(_dedupe_set, options)


@with_set_lock
def _dedupe_set(options: argparse.Namespace) -> bool:
    """Remove the duplicates of one set, and print the result or append it to `facts`.

    Returns:
        Whether no duplicate remains, and nothing was lost.
    """
    document = _open_to_edit(options)
    if document.shape is SetShape.FILE:
        refuse_read_only(document)
    table = document.table
    plan = plan_duplicate_removal(
        table,
        keep=_parse_keep_option(document, options.keep),
        is_near=options.near,
        locked=[sitemap.id for sitemap in document.sitemaps if sitemap.read_only is not None],
        progress=options.progress,
    )
    removed = [
        {"loc": loc} | _position_json(document, slot) | {"kept": {"loc": kept} | _position_json(document, stays)}
        for loc, slot, kept, stays in zip(
            plan.removed.before, plan.removed.slots.tolist(), plan.removed.after, plan.kept.tolist(), strict=True
        )
    ]
    path = document.shown_path(options.path)
    filled = set(table.nonempty_sitemaps())
    losses = losses_when_saved_as(document, options.output) if options.output and not options.is_stdout else []
    saved = None
    if len(plan) and not options.dry_run:
        document.do(plan.edit(table))
    if not options.dry_run and (options.output or len(plan)):
        saved = save_set(document, options)
    if options.json:
        facts = {"path": path, "dry_run": options.dry_run, "removed": removed, "locked": plan.n_locked}
        options.facts.append(facts)
    else:
        for each in removed:
            print(f"{each['sitemap']}: entry {each['entry']:,}: {printable(each['loc'])}")
            stays = each["kept"]
            print(f"    kept:  {stays['sitemap']}: entry {stays['entry']:,}: {printable(stays['loc'])}")
            if differences := near_differences(each["loc"], stays["loc"]):
                print(f"    The URLs differ in: {', '.join(part.value for part in differences)}.")
        done = "Would remove" if options.dry_run else "Removed"
        n_removed = count_with_noun(len(removed), "duplicate", "duplicates")
        print_result(options, f"{done} {n_removed}." if removed else "There are no duplicates to remove.")
        print_written_files(document, saved, options)
    for sitemap in sorted(filled - set(document.table.nonempty_sitemaps())):
        print_note(options, f"“{document.sitemaps[sitemap].name}” has no entries left.")
    if plan.n_locked:
        warn(f"{count_with_noun(plan.n_locked, 'duplicate is', 'duplicates are')} left in read-only sitemaps.")
    return warn_of_losses(document, losses) and not plan.n_locked and not (options.dry_run and removed)


def _parse_keep_option(document: Document, keep: str) -> str | int:
    """Return which duplicates to retain: `FIRST`, `NEWEST`, or the id of the sitemap with this name."""
    if keep in (FIRST, NEWEST):
        return keep
    found = next((sitemap.id for sitemap in document.sitemaps if keep in (sitemap.name, sitemap.file_name)), None)
    if found is None:
        hint = f"Give {FIRST}, {NEWEST} or the name of a sitemap, such as {document.sitemaps[0].name}."
        raise RequestError(f"There is no sitemap “{keep}”.", hint=hint)
    return found


def _position_json(document: Document, slot: int) -> dict[str, Any]:
    """Return the sitemap of the entry in a slot, and its number within the sitemap, from 1, for JSON output."""
    sitemap = document.table.sitemap_of(slot)
    number = int(document.table.positions()[slot]) - document.table.position_range(sitemap).start + 1
    return {"sitemap": shown_file(document, sitemap), "entry": number}


def repair(options: argparse.Namespace) -> bool:
    """Run the command: repair sitemaps or sets, save each, and return whether nothing needed repair.

    If a file can't be repaired, the others are still written, and its error is raised then.
    """
    return run_writing_command(_repair_set, options)


def _correction_json(finding: Finding) -> dict[str, Any]:
    """Return a finding about a fault corrected in memory for JSON output, with the keys of a repair."""
    facts = {"rule": finding.rule, "line": finding.line, "before": shorten_text(finding.value)}
    return facts | {"after": shorten_text(finding.corrected or ""), "message": finding.message}


@with_set_lock
def _repair_set(options: argparse.Namespace) -> bool:
    """Repair one set, save it, and print the repairs or append them to `facts`; return whether nothing was repaired.

    Raises:
        ReadError: A file could not be repaired completely; the others are saved.
    """
    document = open_set(options.path, options=options)
    refuse_same_folder(document, options.output)
    if document.shape is SetShape.FILE:
        refuse_read_only(document)
    repairs = [(file, repair_json(repair)) for file, repair in list_repairs(document)]
    corrected = [found for found in document.findings if found[1].corrected is not None]
    repairs += [(shown_file(document, sitemap), _correction_json(finding)) for sitemap, finding in corrected]
    if corrected:
        document.do(CorrectFaults(frozenset((sitemap, finding.rule) for sitemap, finding in corrected)))
    path = document.shown_path(options.path)
    saved = save_set(document, options)
    if options.json:
        facts = [({} if document.shape is SetShape.FILE else {"sitemap": file}) | fact for file, fact in repairs]
        options.facts.append({"path": path, "repairs": facts, "urls": len(document.table)})
    else:
        for file, fact in repairs:
            print(f"{file}:{fact['line'] or 1}: {fact['message']} [{fact['rule']}]")
            print(f"    before: {fact['before']}\n    after:  {fact['after']}")
        print_result(
            options,
            f"Repaired {count_with_noun(len(repairs), 'error', 'errors')}." if repairs else "Nothing to repair.",
        )
        print_written_files(document, saved, options)
    for sitemap, finding in document.findings:
        error = document.sitemaps[sitemap].error if sitemap is not None else None
        if finding.rule in ("sitemap-unreadable", MALFORMED_RULE) and error is not None:
            raise error
    refuse_read_only(document)
    return not repairs
