"""Fixes of values: certain fixes, and fixes that a decision of the author makes certain.

A value without a certain fix needs a decision; see `protocol.decisions`. A fix is applied only if its result violates
no rule of severity error. Many values are fixed side by side, and their outcomes are validated by columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple, cast

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.decisions import DECISIONS, UNCLEAR, Decision, Undecided
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.placeholders import is_placeholder
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from sitemap_studio.protocol.rule import NO_CHOICES, TAIL, Fix, FixChoices, Removal, RuleContext, Severity
from sitemap_studio.protocol.rule_table import COUNTED_RULES, FIELD_RULES, FIXABLE_GROUPS, FIXED_RULES, RULES
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.value_validation import RowsByRule, find_violations

Mask = NDArray[np.bool_]
"""One boolean per text."""

_ERRORS: Final = frozenset(
    rule.id
    for rules in FIELD_RULES.values()
    for rule in rules.rules
    if rule.severity_in(DEFAULT_PROFILE) is Severity.ERROR and rule.id != "loc-disallowed"
)
"""Rules whose violation prevents a fix: all rules of severity error about the text alone, without robots.txt."""

_RANK: Final = {decision.id: (decision.has_answers, rank) for rank, decision in enumerate(DECISIONS.values())} | {
    UNCLEAR.id: (True, len(DECISIONS))
}
"""Rank of each decision that a value may need: decisions without answers come first, and `UNCLEAR` last."""

_MAX_ROUNDS: Final = 8
"""Maximum number of rounds of fixes: a fix may reveal a violation of another rule."""

_PLAIN_URL_PARTS: Final = r"^([A-Za-z]+://[A-Za-z0-9.\-]+(?::[0-9]*)?)((?:[/?#][^\\\r\n\t]*)?)$"
"""URL with a plain host, in one line; the groups are protocol, host and port, and the remainder."""

_NEEDS_HOST: Final = frozenset(("loc-mixed-scripts", "loc-user-info", "loc-dot-segments", "loc-session"))
_NEEDS_WEB_URL: Final = frozenset(
    ("loc-host", "loc-backslash", "loc-idn", "loc-inner-space", "loc-percent", "loc-characters", "loc-double-escape")
) | {"loc-fragment", "loc-control", "loc-joined"}
_NEEDS_DATE: Final = frozenset(("lastmod-future", "lastmod-before-web", "lastmod-before-1970"))
_CHECKED_AFTER: Final[dict[str, frozenset[str]]] = {
    "loc-relative": _NEEDS_HOST | _NEEDS_WEB_URL,
    "loc-host": _NEEDS_HOST | {"loc-joined", "loc-backslash"},
    "loc-scheme": _NEEDS_HOST | _NEEDS_WEB_URL,
    "lastmod-format": _NEEDS_DATE,
    "lastmod-date": _NEEDS_DATE,
}
"""Rules, except of severity info, that can be validated only after another rule is satisfied, by that rule."""


class ColumnFixes(NamedTuple):
    """Results of fixing a column of values.

    Attributes:
        texts: The values after the fix; null for a removed or absent element. Values without a fix are null or unchanged,
            as the function states.
        decisions: Ids of the decisions that unfixed values need; null for values without violations.
    """

    texts: pl.Series
    decisions: pl.Series


def may_be_fixed(rule: str, value: str) -> bool:
    """Return whether the fix of a rule applies to a value, certainly or after a decision.

    A quick check for labels only: the fix may still be refused because its result violates another rule.
    """
    repair, is_url = RULES[rule].repair, RULES[rule].field == "loc"
    if repair is None or is_placeholder(value, is_url=is_url):
        return False
    fix = run_rule(f"fix:{rule}", partial(repair, value, NO_CHOICES), None, set())
    return fix.decision.has_answers if isinstance(fix, Undecided) else fix is not None and fix != value


def find_fixes(
    rule: str,
    values: pl.Series,
    context: RuleContext | None = None,
    choices: FixChoices = NO_CHOICES,
    *,
    violated: Mapping[str, Mask] | None = None,
) -> ColumnFixes:
    """Return the value after the fix of one rule, or the decision that it needs, for each value.

    A fixed value violates neither this rule, nor a rule that the original value was checked by and did not violate
    (except rules of severity info), nor a rule of severity error that has no fix.

    Args:
        rule: Id of the rule.
        values: Values of the field of the rule.
        context: Dates and patterns that rules depend on; None for today and the defaults.
        choices: Answers to decisions.
        violated: Mask of violating values by rule about the field; None if unknown.

    Returns:
        Texts: null for a value that has no fix, does not violate the rule, or is removed. Decisions: null for a value
        that is fixed or does not violate the rule.
    """
    field = RULES[rule].field
    if rule not in FIXED_RULES | COUNTED_RULES or field is None:
        nothing = pl.repeat(None, len(values), dtype=pl.String, eager=True)
        return ColumnFixes(nothing, nothing)
    places = (values.is_first_distinct() & values.is_not_null()).arg_true()
    different = values.gather(places)
    texts, context = different.to_list(), context or RuleContext()
    if violated is None:
        known = _violation_masks(field, texts, context)
    else:
        known = {other: mask[places.to_numpy()] for other, mask in violated.items()}
    fixes = _apply_fix(rule, field, texts, choices, context, set(), known)
    at = np.array([place for place, fix in enumerate(fixes) if isinstance(fix, str)], np.intp)
    refused = _blocking_decisions(field, [fix for fix in fixes if isinstance(fix, str)], choices, context)
    for place, decision in zip(at.tolist(), refused, strict=True):
        if decision is not None:
            fixes[place] = Undecided(decision)
    # A value with a placeholder needs that decision, also if it has other faults.
    counted = {
        place: RULES[other].decision
        for other in COUNTED_RULES & known.keys()
        for place in np.flatnonzero(known[other]).tolist()
    }
    is_violated = known.get(rule, np.zeros(len(texts), np.bool_)).tolist()
    waiting = [
        counted.get(place, fix.decision if isinstance(fix, Undecided) else RULES[rule].decision).id
        if is_broken and (fix is None or isinstance(fix, Undecided))
        else None
        for place, (fix, is_broken) in enumerate(zip(fixes, is_violated, strict=True))
    ]
    found = ColumnFixes(
        pl.Series([fix if isinstance(fix, str) else None for fix in fixes], dtype=pl.String),
        pl.Series(waiting, dtype=pl.String),
    )
    if len(different) == len(values):
        return found
    return ColumnFixes(*(values.replace_strict(different, each, default=None) for each in found))


def fix_column(
    field: FieldName,
    texts: pl.Series,
    *,
    asked: Mapping[str, Mask],
    violated: Mapping[str, Mask],
    choices: FixChoices,
    context: RuleContext,
    failed: set[str],
) -> ColumnFixes:
    """Return all texts of a field after the fixes of several rules, and the decisions that values without a fix need.

    Fixes are chained: a completed URL can be fixed by rules that do not apply to a relative one. Errors that a fix
    reveals are fixed, too, even by rules that are not in `asked`. A value whose result would violate a rule of severity
    error remains unchanged.

    Args:
        field: Field of the texts.
        texts: All texts; null for absent elements.
        asked: Rules to fix, in the order of the catalogue, with the mask of texts that violate each.
        violated: The same for all rules about the field.
        choices: Answers of the author.
        context: Dates and patterns for the rules.
        failed: Receives the ids of rules whose fixes raise.
    """
    is_left = np.ones(len(texts), np.bool_)
    if any(RULES[rule].repair_columns for rule in asked):
        texts, is_left = _fix_by_columns(field, texts, asked, violated, choices, context)
    left, nothing = np.flatnonzero(is_left), pl.repeat(None, len(texts), dtype=pl.String, eager=True)
    if not len(left):
        return ColumnFixes(texts, nothing)
    others = texts.gather(left)
    different = others.unique().drop_nulls()
    found = _fix_distinct(field, different.to_list(), tuple(asked), choices, context, failed)
    fixed, waiting = (
        others.replace_strict(different, pl.Series(each, dtype=pl.String), default=None, return_dtype=pl.String)
        for each in found
    )
    return ColumnFixes(texts.scatter(left, fixed), nothing.scatter(left, waiting))


def fix_texts(
    field: FieldName, texts: pl.Series, choices: FixChoices, context: RuleContext | None = None
) -> ColumnFixes:
    """Return fixes of distinct texts by all rules about a field; texts without a fix remain unchanged.

    For values of extensions in the form of that field.
    """
    rules = tuple(rule.id for group in FIXABLE_GROUPS[field] for rule in group.rules if rule.id in FIXED_RULES)
    found = _fix_distinct(field, texts.to_list(), rules, choices, context or RuleContext(), set())
    return ColumnFixes(*(pl.Series(each, dtype=pl.String) for each in found))


def _fix_distinct(
    field: FieldName,
    texts: Sequence[str],
    rules: Sequence[str],
    choices: FixChoices,
    context: RuleContext,
    failed: set[str],
) -> tuple[list[str | None], list[str | None]]:
    """Return the fixed texts, None for removed ones, and the id of the decision that each text needs, or None.

    A text remains unchanged if an error among `rules` would remain, or a decision blocks the fix.

    Args:
        field: Field of the texts.
        texts: Distinct texts.
        rules: Ids of the rules to fix.
        choices: Answers of the author.
        context: Dates and patterns for the rules.
        failed: Receives the ids of rules whose fixes raise.
    """
    fixed, waiting, violated = _apply_fixes_in_turn(field, texts, rules, choices, context, failed)
    changed = [place for place, text in enumerate(texts) if fixed[place] is not None and fixed[place] != text]
    with_errors = _with_errors(violated)
    at = [place for place in changed if with_errors[place]]
    asked_errors = [violated[rule] for rule in rules if rule in _ERRORS]
    for place in list(at):
        if any(mask[place] for mask in asked_errors):
            # All rules that were asked for have been applied: no other fix can correct this error.
            fixed[place] = texts[place]
            at.remove(place)
    refused = _blocking_decisions(field, [fixed[place] or "" for place in at], choices, context)
    for place, decision in zip(at, refused, strict=True):
        if decision is not None:
            fixed[place], waiting[place] = texts[place], decision
    return fixed, [None if decision is None else decision.id for decision in waiting]


def _blocking_decisions(
    field: FieldName, fixed: Sequence[str], choices: FixChoices, context: RuleContext
) -> list[Decision | None]:
    """Return for each fixed text the decision that its remaining errors need; None if it has none or all can be fixed.

    Errors of rules that were not asked for may remain if they have certain fixes.
    """
    refused: list[Decision | None] = [None] * len(fixed)
    if not fixed:
        return refused
    at = np.flatnonzero(_with_errors(_violation_masks(field, fixed, context))).tolist()
    if at:
        all_rules = [rule.id for group in FIXABLE_GROUPS[field] for rule in group.rules if rule.id in FIXED_RULES]
        _, waiting, violated = _apply_fixes_in_turn(
            field, [fixed[place] for place in at], all_rules, choices, context, set()
        )
        for place, decision, is_broken in zip(at, waiting, _with_errors(violated).tolist(), strict=True):
            refused[place] = (decision or UNCLEAR) if is_broken else None
    return refused


def _has_counted_violation(violated: Mapping[str, Mask], count: int) -> Mask:
    """Return a mask of texts that violate a rule without a fix, such as placeholders: no other fix changes them."""
    without_fix = np.zeros(count, np.bool_)
    for rule in COUNTED_RULES & violated.keys():
        without_fix |= violated[rule]
    return without_fix


def _with_errors(violated: Mapping[str, Mask]) -> Mask:
    """Return a mask of texts that violate a rule of severity error about the text itself."""
    with_errors: Mask = np.logical_or.reduce([mask for rule, mask in violated.items() if rule in _ERRORS])
    return with_errors


def _apply_fixes_in_turn(
    field: FieldName,
    texts: Sequence[str],
    rules: Sequence[str],
    choices: FixChoices,
    context: RuleContext,
    failed: set[str],
) -> tuple[list[str | None], list[Decision | None], Mapping[str, Mask]]:
    """Fix distinct texts by several rules, one after the other, until nothing changes; new errors are fixed by any rule.

    Args:
        field: Field of the texts.
        texts: Distinct texts.
        rules: Ids of the rules to fix.
        choices: Answers of the author.
        context: Dates and patterns for the rules.
        failed: Receives the ids of rules whose fixes raise.

    Returns:
        The texts after the fixes, the decision that each text with remaining violations needs, and the mask of
        violating texts by rule.
    """
    current: list[str | None] = list(texts)
    violated = _violation_masks(field, texts, context)
    wanted = {rule: np.full(len(texts), rule in rules) for rule in violated}
    undecided = dict[tuple[str, int], Decision]()
    for _ in range(_MAX_ROUNDS):
        is_changed = False
        for rule, was_violated in {rule: mask.copy() for rule, mask in violated.items()}.items():
            at = np.flatnonzero(was_violated & violated[rule] & wanted[rule])
            before = {name: mask[at] for name, mask in violated.items()}
            fixes = _apply_fix(rule, field, [current[place] or "" for place in at], choices, context, failed, before)
            for place, fix in zip(at.tolist(), fixes, strict=True):
                undecided[rule, place] = fix.decision if isinstance(fix, Undecided) else RULES[rule].decision
            is_fixed = np.array([isinstance(fixed, str | Removal) for fixed in fixes], np.bool_)
            if not is_fixed.any():
                continue
            is_changed, at = True, at[is_fixed]
            now = [fix if isinstance(fix, str) else None for fix, is_new in zip(fixes, is_fixed, strict=True) if is_new]
            for place, text in zip(at.tolist(), now, strict=True):
                current[place] = text
            is_there = np.array([text is not None for text in now], np.bool_)
            for name, mask in _violation_masks(field, now, context).items():
                if RULES[name].severity is Severity.ERROR:
                    wanted[name][at] |= mask & ~before[name][is_fixed]
                violated[name][at] = mask & is_there
        if not is_changed:
            break
    return current, _first_decisions(rules, violated, undecided, len(texts)), violated


def _first_decisions(
    rules: Sequence[str],
    violated: Mapping[str, Mask],
    undecided: Mapping[tuple[str, int], Decision],
    count: int,
) -> list[Decision | None]:
    """Return for each text with remaining violations the most important decision that it needs; None for other texts.

    Counted are violations of `rules`, and of every other rule whose violation is an error. Decisions that offer no
    answers come first, then the order of `DECISIONS`.
    """
    waiting: list[Decision | None] = [None] * count
    for rule, mask in violated.items():
        if rule in rules or rule in _ERRORS:
            for place in np.flatnonzero(mask).tolist():
                decision, known = undecided.get((rule, place), RULES[rule].decision), waiting[place]
                if known is None or _RANK[decision.id] < _RANK[known.id]:
                    waiting[place] = decision
    return waiting


def _violation_masks(field: FieldName, texts: Sequence[str | None], context: RuleContext) -> dict[str, Mask]:
    """Return for each fixable rule about a field a mask of the texts that violate it."""
    masks = {rule.id: np.zeros(len(texts), np.bool_) for group in FIXABLE_GROUPS[field] for rule in group.rules}
    for rule, places in _violations(pl.Series(field, texts, dtype=pl.String), context).items():
        masks[rule][places] = True
    return masks


def _violations(texts: pl.Series, context: RuleContext) -> RowsByRule:
    """Return the row numbers that violate each fixable rule; the name of the Series is the field."""
    field = cast("FieldName", texts.name)
    # What kind of page a URL is of, no fix can change.
    return find_violations(texts.to_frame(), [field], context, groups=FIXABLE_GROUPS[field])


def _apply_fix(
    rule: str,
    field: FieldName,
    texts: Sequence[str],
    choices: FixChoices,
    context: RuleContext,
    failed: set[str],
    violated: Mapping[str, Mask],
) -> list[Fix | Undecided | None]:
    """Return for each text its fix by one rule, `Undecided`, or None without an acceptable fix.

    Texts that do not violate the rule have no fix. A fix is acceptable if it violates neither this rule, nor another one
    that the original text satisfies.

    Args:
        rule: Id of the rule.
        field: Field of the texts.
        texts: Distinct texts.
        choices: Answers of the author.
        context: Dates and patterns for the rules.
        failed: Receives the ids of rules whose fixes raise.
        violated: Mask of the violating texts for all rules about the field.
    """
    repair, fixes = RULES[rule].repair, list[Fix | Undecided | None]([None] * len(texts))
    if repair is None or not texts or rule not in violated:
        return fixes
    places = np.flatnonzero(violated[rule] & ~_has_counted_violation(violated, len(texts)))
    wrong = [texts[place] for place in places.tolist()]
    repaired = wrong
    if RULES[rule].repair_columns is not None and wrong:
        repaired = _apply_column_repairs(pl.Series(wrong, dtype=pl.String), [rule], choices).to_list()
    for place, text, by_columns in zip(places.tolist(), wrong, repaired, strict=True):
        raised = set[str]()
        fixes[place] = by_columns
        if by_columns == text:
            fixes[place] = run_rule(f"fix:{rule}", partial(repair, text, choices), None, raised)
        if fixes[place] == text:
            fixes[place] = None
        failed |= {rule} if raised else set()
    at = np.array([place for place, text in enumerate(fixes) if isinstance(text, str)], np.intp)
    if not len(at):
        return fixes
    for name, mask in _violation_masks(field, [fix for fix in fixes if isinstance(fix, str)], context).items():
        for place in at[mask & ~_may_violate(name, violated, at) if name != rule else mask].tolist():
            fixes[place] = None
    return fixes


def _may_violate(rule: str, violated: Mapping[str, Mask], at: NDArray[np.intp]) -> Mask:
    """Return a mask of the texts `at` whose fixes may violate a rule, because they do already, or could not be checked.

    All True for a rule of severity info.
    """
    if RULES[rule].severity is Severity.INFO:
        return np.ones(len(at), np.bool_)
    masks = [mask[at] for other, mask in violated.items() if other == rule or rule in _CHECKED_AFTER.get(other, ())]
    return np.logical_or.reduce(masks) if masks else np.zeros(len(at), np.bool_)


# By columns


def _fix_by_columns(
    field: FieldName,
    texts: pl.Series,
    asked: Mapping[str, Mask],
    violated: Mapping[str, Mask],
    choices: FixChoices,
    context: RuleContext,
) -> tuple[pl.Series, Mask]:
    """Fix URLs of plain shape by expressions; return all texts, and a mask of the texts that must be fixed one by one.

    Args:
        field: Field of the texts.
        texts: All texts; null for absent elements.
        asked: Rules to fix, in the order of the catalogue, with the mask of texts that violate each.
        violated: The same for all rules about the field.
        choices: Answers of the author.
        context: Dates and patterns for the rules.
    """
    pieces, sources = [], []
    for rules, places in _group_by_violations(asked, len(texts)):
        chosen = texts.gather(places)
        is_simple = all(RULES[rule].repair_columns for rule in rules)
        pieces.append(_apply_column_repairs(chosen, rules, choices) if is_simple else chosen)
        sources.append(places)
    back = np.empty(len(texts), np.uint32)
    back[np.concatenate(sources)] = np.arange(len(texts), dtype=np.uint32)
    fixed = pl.concat(pieces).gather(back)
    at = texts.ne_missing(fixed).arg_true().to_numpy()
    is_right = np.ones(len(at), np.bool_)
    for rule, wrong in _violations(fixed.gather(at).rename(field), context).items():
        # The chain fixes values that still violate a rule to fix or have an error, and those with new violations.
        is_right[wrong] &= rule not in asked and rule not in _ERRORS and _may_violate(rule, violated, at[wrong])
    is_right &= ~_has_counted_violation(violated, len(texts))[at]
    is_left = np.ones(len(texts), np.bool_)
    is_left[at[is_right]] = False
    back_to = at[~is_right]
    return (fixed.scatter(back_to, texts.gather(back_to)) if len(back_to) else fixed), is_left


def _group_by_violations(asked: Mapping[str, Mask], count: int) -> Iterator[tuple[list[str], NDArray[np.intp]]]:
    """Yield all texts grouped by the rules in `asked` that they violate: these rules, maybe empty, and the positions."""
    bits = np.zeros(count, np.uint64)
    for place, mask in enumerate(asked.values()):
        bits |= mask.astype(np.uint64) << np.uint64(place)
    order = np.argsort(bits, kind="stable")
    starts = np.flatnonzero(np.diff(bits[order], prepend=~bits[order[:1]]))
    rules = list(asked)
    for start, end in zip(starts.tolist(), [*starts[1:].tolist(), count], strict=True):
        violated = int(bits[order[start]])
        yield [rule for place, rule in enumerate(rules) if violated >> place & 1], order[start:end]


def _apply_column_repairs(texts: pl.Series, rules: Sequence[str], choices: FixChoices) -> pl.Series:
    """Return texts after the column repairs of several rules; texts that are not plain URLs remain unchanged."""
    core = texts.str.strip_chars(XML_SPACE)
    # Other white space there belongs to no part of the URL: not to a fragment that is left out, for example.
    is_plain = core == core.str.strip_chars(url_syntax.SPACE_AROUND)
    if "loc-whitespace" not in rules:
        is_plain &= core == texts
    core = pl.select(pl.when(is_plain).then(core)).to_series()
    parts = core.str.extract_groups(_PLAIN_URL_PARTS).struct.unnest().rename({"1": "head", "2": "tail"})
    for rule in rules:
        repair = RULES[rule].repair_columns
        assert repair is not None
        tail = repair.tail if isinstance(repair.tail, pl.Expr) else repair.tail(choices)
        if repair.certain is not None:
            certain = repair.certain if isinstance(repair.certain, pl.Expr) else repair.certain(choices)
            parts = parts.with_columns(tail=pl.when(certain).then(TAIL))
        parts = parts.with_columns(head=repair.head, tail=tail)
    fixed = parts.select(pl.concat_str("head", "tail")).to_series()
    return pl.select(pl.coalesce(fixed, texts)).to_series()
