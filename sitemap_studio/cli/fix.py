"""Command `fix`: fix values that violate rules."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import numpy as np

from sitemap_studio.cli.command_support import (
    print_written_files,
    run_writing_command,
    save_set,
    select_rules,
    with_set_lock,
)
from sitemap_studio.cli.editing_support import open_to_edit, position_json, warn_of_losses
from sitemap_studio.cli.page_fixes import fix_pages, refuse_page_options
from sitemap_studio.cli.terminal import print_note, print_result, printable, warn
from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.base_url import base_folder_url, parse_base_url
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import losses_when_saved_as
from sitemap_studio.document.fixing import DEFAULT_FIX_RULES, STRUCTURAL_RULES, FixPlan, can_be_fixed, plan_fixes
from sitemap_studio.document.index_dates import INDEX_DATE_RULE
from sitemap_studio.document.page_columns import load_page_columns
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.reporting.problem_lists import LocatedProblem, locate_problems
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.decisions import BASE_URL, DATE_ORDER, DECISIONS, ZONE, answerable
from sitemap_studio.protocol.rule import FixChoices
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.file_rules import ENCODING_RULE
from sitemap_studio.protocol.rules.page_rules import DATE_RULES, EARLY_RULE, LATE_RULE
from sitemap_studio.validation.problem import Problem


def fix(options: argparse.Namespace) -> bool:
    """Run the command: fix values, save, and return whether all problems are fixed, and nothing was lost."""
    if options.pages and options.rule is None:
        if options.remove_unproven_dates:
            raise RequestError(f"--remove-unproven-dates needs --rule {LATE_RULE} or {EARLY_RULE}.")
        return fix_pages(options)
    if options.remove_unproven_dates and not options.pages:
        raise RequestError("--remove-unproven-dates needs --pages.")
    refuse_page_options(options)
    return run_writing_command(_fix_set, options)


@with_set_lock
def _fix_set(options: argparse.Namespace) -> bool:
    """Fix one set, and print the result or append it to `facts`.

    Returns:
        Whether all problems are fixed, and nothing was lost.
    """
    rules = DEFAULT_FIX_RULES if options.rule is None else _fixable_rules(options.rule)
    _check_date_rules(rules, options)
    base_url = None if options.base_url is None else parse_base_url(options.base_url)
    document = open_to_edit(options, base_url)
    if options.pages:
        _load_pages(document, options)
    document.set_profile(document.profile._replace(ignored_rules=frozenset(RULES) - rules))
    check(document, progress=options.progress)
    plan = _plan_fixes(document, rules, _fix_choices(base_url, options), options)
    fixes = _fixes_json(document, plan, rules)
    if options.remove_unproven_dates:
        fixes += _removed_dates_json(document, plan)
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


def _check_date_rules(rules: frozenset[str], options: argparse.Namespace) -> None:
    """Raise a `RequestError` for rules outside `DATE_RULES` with `--pages`, and for only these rules without it."""
    if options.pages and not rules <= DATE_RULES:
        raise RequestError(f"With --pages, --rule accepts only {LATE_RULE} and {EARLY_RULE}.")
    if not options.pages and rules <= DATE_RULES:
        raise RequestError(f"The rule “{min(rules)}” needs --pages.")


def _load_pages(document: Document, options: argparse.Namespace) -> None:
    """Load the stored facts of the bot in the options about the pages of a set into `Document.page_columns`.

    Raises:
        RequestError: There are no facts.
    """
    with FactsStore() as store:
        document.page_columns = load_page_columns(document, store, bot=options.bot, progress=options.progress)
    for notice in store.notices:
        print_note(options, str(notice))
    if not len(document.page_columns):
        hint = "“sitemap-studio pages” checks them, and stores the facts."
        raise RequestError(f"There are no stored facts about the pages of “{document.name}”.", hint=hint)


def _fix_choices(base_url: str | None, options: argparse.Namespace) -> FixChoices:
    """Return the decisions for fixes that the options of `fix` state."""
    answers = dict(options.decide or ())
    dedicated = {BASE_URL: base_url, ZONE: options.zone, DATE_ORDER: options.date_order}
    answers |= {decision.id: answer for decision, answer in dedicated.items() if answer is not None}
    return FixChoices.from_answers(answers)


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
        document,
        rules=rules,
        slots=slots,
        locked=locked_files,
        choices=choices,
        removes_unproven_dates=options.remove_unproven_dates,
        progress=options.progress,
    )


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
        evidence = [str(each.problem.message) for each in problems if each.problem.rule.id in DATE_RULES]
        facts.append(
            _location_json(problems[0])
            | {"rules": broken, "before": before, "after": after}
            | ({"evidence": evidence[0]} if evidence else {})
        )
    return facts


def _removed_dates_json(document: Document, plan: FixPlan) -> list[dict[str, Any]]:
    """Return the planned removals of dates without evidence, in the order of slots, for JSON output."""
    changes = next((each for each in plan.values if each.field == "lastmod"), None)
    if changes is None:
        return []
    removed = changes.filter(changes.after.is_null().to_numpy())
    return [
        position_json(document, slot)
        | {"line": None, "field": "lastmod", "rules": [], "before": before, "after": None, "evidence": None}
        for slot, before in zip(removed.slots.tolist(), removed.before, strict=True)
    ]


def _located_problems(document: Document, rules: frozenset[str]) -> Iterator[LocatedProblem]:
    """Yield the problems with some rules in the order of the files, with their positions."""
    return locate_problems(document, _filter_by_rules(problems_in_order(document), rules))


def _filter_by_rules(problems: Iterable[Problem], rules: frozenset[str]) -> Iterator[Problem]:
    """Yield the problems whose rule has one of these ids."""
    return (problem for problem in problems if problem.rule.id in rules)


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


def _decision_json(plan: FixPlan, placed: LocatedProblem) -> dict[str, Any]:
    """Return the id and reason of the decision that an unfixed value needs, for JSON output; null without one."""
    problem = placed.problem
    decision = None if problem.slot is None else plan.decision_of(problem.slot, problem.field_name, problem.value)
    return {"decision": decision and decision.id, "reason": decision and decision.reason}


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
        print(f"{position(fact)}: {subject} [{', '.join(fact['rules']) or 'no evidence'}]")
        if fact["field"] and fact["after"] is None and not fact["rules"]:
            print(f"    removed: {printable(fact['before'])}")
        elif fact["field"]:
            print(f"    before: {printable(fact['before'])}\n    after:  {printable(fact['after'])}")
        if fact.get("evidence"):
            print(f"    evidence: {printable(fact['evidence'])}")
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
