"""The command `fix`: values are put right where it is certain what was meant, and the set is saved."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

import numpy as np

from sitemap_studio.cli.changing import refuse_same_folder, tell_left_out
from sitemap_studio.cli.comparing import shown
from sitemap_studio.cli.judging import refuse_unknown_rules
from sitemap_studio.cli.locking import save_free, with_lock
from sitemap_studio.cli.opening import open_set, tell_before_writing, tell_written
from sitemap_studio.cli.terminal import note, print_done, warn
from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.address import read_address
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import saving_losses
from sitemap_studio.document.fixing import NAMESPACE_RULE, STRUCTURAL_RULES, FixPlan, plan_fixes
from sitemap_studio.document.problem_order import problems_in_order
from sitemap_studio.document.reporting.lists import JSON_VERSION, counted
from sitemap_studio.document.reporting.places import PlacedProblem, place
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.validation.fixes.fixes import FIXED_RULES, FixChoices
from sitemap_studio.validation.problem import Problem


def fix(options: argparse.Namespace) -> bool:
    """Fix values, and save.

    Returns:
        Whether nothing is left to fix.
    """
    return _fix(options) if options.dry_run else with_lock(_fix)(options)


def _fix(options: argparse.Namespace) -> bool:
    rules, choices = _rules(options), _choices(options)
    document = open_set(options.path, options)
    if not options.dry_run:
        tell_before_writing(document, options)
    refuse_same_folder(document, options.output)
    document.set_profile(replace(document.profile, ignored_rules=frozenset(RULES) - rules))
    check(document, progress=options.progress)
    plan = _plan(document, rules, choices, options)
    fixes = _fix_facts(document, plan, rules)
    n_duplicates = len(document.problems.slots("loc-duplicate"))
    if len(plan):
        document.do(plan.edit(document.table))
    n_duplicates = len(document.problems.slots("loc-duplicate")) - n_duplicates
    if n_duplicates > 0:
        entries = counted(n_duplicates, "more entry is", "more entries are")
        note(options, f"Once fixed, {entries} listed twice; “sitemap-studio check” lists them.")
    left = (
        problem
        for problem in _problems(document, rules)
        # What a reader met in a file is known to be fixed only once that is written and read again.
        if not (problem.rule.id == NAMESPACE_RULE and problem.sitemap in plan.adopting)
    )
    unfixed = [_place_facts(each) | _problem_facts(each.problem) for each in place(document, left)]
    path = document.shown_path(options.path)  # Saving under another name changes what the document calls its own.
    losses = saving_losses(document, options.output) if options.output and not options.is_stdout else []
    saved = None
    if not options.dry_run and (options.output or len(plan)):
        saved = save_free(document, options)
    if options.json:
        facts = {"version": JSON_VERSION, "path": path, "dry_run": options.dry_run}
        print(json.dumps(facts | {"fixes": fixes, "unfixed": unfixed}, indent=2))
    else:
        _print(fixes, unfixed, options)
        tell_written(document, saved.paths if saved else (), options)
    is_whole = tell_left_out(document, losses)
    return is_whole and not unfixed and not (options.dry_run and fixes)


def _rules(options: argparse.Namespace) -> frozenset[str]:
    """The rules whose problems are to be fixed.

    Raises:
        RequestError: One is unknown, or has no fix.
    """
    if options.rule is None:
        return FIXED_RULES
    refuse_unknown_rules(options.rule)
    for rule in options.rule:
        if rule not in FIXED_RULES | STRUCTURAL_RULES:
            raise RequestError(f"“{rule}” has no fix.", hint="“sitemap-studio rules” names the fixes that there are.")
    return frozenset(options.rule)


def _choices(options: argparse.Namespace) -> FixChoices:
    base_url = None if options.base_url is None else read_address(options.base_url)
    return FixChoices(base_url=base_url, zone=options.zone)


def _plan(document: Document, rules: frozenset[str], choices: FixChoices, options: argparse.Namespace) -> FixPlan:
    """Plan the fixes of what may be changed; of a set this may be a part.

    Raises:
        ReadOnlyError: Nothing may be changed.
    """
    locked = [sitemap for sitemap in document.sitemaps if sitemap.read_only is not None]
    if document.is_read_only:
        raise read_only_error(locked[0])
    table, slots = document.table, None
    if locked:
        sitemaps = table.column("sitemap").to_numpy()
        slots = np.sort(table.order[~np.isin(sitemaps, [sitemap.id for sitemap in locked])])
    return plan_fixes(table, document.problems, rules=rules, slots=slots, choices=choices, progress=options.progress)


def _problems(document: Document, rules: frozenset[str]) -> Iterable[Problem]:
    return (problem for problem in problems_in_order(document) if problem.rule.id in rules)


def _fix_facts(document: Document, plan: FixPlan, rules: frozenset[str]) -> list[dict[str, Any]]:
    """What would be fixed, in the order of the files, as JSON tells it."""
    texts: dict[tuple[int | None, str | None], tuple[str | None, str | None]] = {
        (slot, planned.field): (before, after)
        for planned in plan.values
        for slot, before, after in zip(planned.slots.tolist(), planned.before, planned.after, strict=True)
    }
    ordered = set(plan.ordered.tolist())
    facts = []
    placed = place(document, _problems(document, rules))
    for (_, slot, field), group in groupby(placed, key=_cell):
        problems = list(group)
        problem = problems[0].problem
        if problem.rule.id in STRUCTURAL_RULES:
            is_index = problem.sitemap is None and plan.orders_index
            if not (is_index or slot in ordered or (slot is None and problem.sitemap in plan.adopting)):
                continue
        elif (slot, field) not in texts:
            continue
        before, after = texts.get((slot, field), (None, None))
        broken = [each.problem.rule.id for each in problems]
        facts.append(_place_facts(problems[0]) | {"rules": broken, "before": before, "after": after})
    return facts


def _cell(placed: PlacedProblem) -> tuple[int | None, int | None, str | None]:
    """The sitemap, entry and field that a problem is about."""
    return placed.problem.sitemap, placed.problem.slot, placed.problem.field


def _place_facts(placed: PlacedProblem) -> dict[str, Any]:
    return {
        "sitemap": placed.place,
        "entry": placed.entry,
        "line": placed.line,
        "field": placed.problem.field_name or None,
    }


def _problem_facts(problem: Problem) -> dict[str, Any]:
    return {"rule": problem.rule.id, "value": problem.value, "message": problem.message}


def _print(fixes: list[dict[str, Any]], unfixed: list[dict[str, Any]], options: argparse.Namespace) -> None:
    """Print in words what was fixed, or would be, and what is left."""
    for fact in fixes:
        print(f"{_shown_place(fact)}: {fact['field'] or 'structure'} [{', '.join(fact['rules'])}]")
        if fact["field"]:
            print(f"    before: {shown(fact['before'])}\n    after:  {shown(fact['after'])}")
    done = "Would make" if options.dry_run else "Made"
    n_fixes = counted(len(fixes), "fix", "fixes")
    print_done(options, f"{done} {n_fixes}." if fixes else "Nothing was fixed." if unfixed else "Nothing to fix.")
    for fact in unfixed:
        warn(f"{_shown_place(fact)}: {fact['message']} [{fact['rule']}]")
    if unfixed:
        left = "1 problem is" if len(unfixed) == 1 else f"{len(unfixed):,} problems are"
        rules = {fact["rule"] for fact in unfixed}
        needed = "--base-url" if "loc-relative" in rules and options.base_url is None else ""
        needed = needed or ("--zone" if "lastmod-zone" in rules and options.zone is None else "")
        hint = f" See {needed}." if needed else ""
        warn(f"{left} left that can't be fixed without guessing.{hint}")


def _shown_place(fact: dict[str, Any]) -> str:
    return f"{fact['sitemap']}:{fact['line']}" if fact["line"] else str(fact["sitemap"])
