"""Rules about values: judged over columns for a set, and over single texts for a cell or an entry.

Both ways read the same expressions from `protocol`, so they cannot disagree. A column is judged in two steps: one
expression finds the few values that are not plainly right, and only those are looked at rule by rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.containing import Fault, attempt, failed_part, failure_of, judged_rows
from sitemap_studio.validation.containing import Places as Places
from sitemap_studio.validation.values.entry_values import ENTRY_VALUE_RULES, judge_entries, judge_entry
from sitemap_studio.validation.values.field_rules import FieldRules
from sitemap_studio.validation.values.loc_rules import LOC_FIELD_RULES
from sitemap_studio.validation.values.value_rules import (
    CHANGEFREQ_FIELD_RULES,
    LASTMOD_FIELD_RULES,
    PRIORITY_FIELD_RULES,
)

FIELD_RULES: Final[dict[FieldName, FieldRules]] = {
    rules.field: rules for rules in (LOC_FIELD_RULES, LASTMOD_FIELD_RULES, CHANGEFREQ_FIELD_RULES, PRIORITY_FIELD_RULES)
}
"""The rules of scope field, by the field that they judge."""

FIELD_RULE_IDS: Final = tuple(rule for rules in FIELD_RULES.values() for rule in rules.ids)
"""Their ids."""


def judge_fields(
    rows: pl.DataFrame, fields: Sequence[FieldName] = FIELD_NAMES, given: Circumstances | None = None
) -> dict[str, Places]:
    """Judge the values of many entries, each for itself.

    Args:
        rows: A frame with at least the columns of `fields`.
        fields: Which of them to judge.
        given: What verdicts depend on; None for today and the usual patterns.

    Returns:
        For every rule that is broken the places of the entries that break it; for every rule that failed, and for the
        field where none could be asked, under `failure_of` the places of those that were not judged by it.
    """
    given = given or Circumstances()
    suspects, broken = _suspects(rows, fields, given)
    for field, places in suspects.items():
        if not places.is_empty():
            broken |= _judge_suspects(FIELD_RULES[field], rows.select(pl.col(field).gather(places)), places, given)
    return {rule: places for rule, places in broken.items() if len(places)}


def _suspects(
    rows: pl.DataFrame, fields: Sequence[FieldName], given: Circumstances
) -> tuple[dict[FieldName, pl.Series], dict[str, Places]]:
    """The places of the values that are not plainly right, by field, and of those that can't be looked at."""
    suspects = attempt(
        lambda: rows.select(FIELD_RULES[name].suspects(given).fill_null(value=False).alias(name) for name in fields)
    )
    if not isinstance(suspects, Fault):
        return {field: suspects[field].arg_true() for field in fields}, {}
    found, failed = dict[FieldName, pl.Series](), dict[str, Places]()
    for field in fields:
        look = partial(_look_at, FIELD_RULES[field], given)
        places, failed[failure_of(field)] = judged_rows(field, look, rows.select(field))
        found[field] = pl.Series(places)
    return found, failed


def _judge_suspects(
    rules: FieldRules, suspects: pl.DataFrame, places: pl.Series, given: Circumstances
) -> dict[str, Places]:
    """Judge values of one field, whose places are given, rule by rule."""
    at = places.to_numpy()
    judged = attempt(
        lambda: rules.prepared(suspects).select(
            expression.fill_null(value=False).alias(rule) for rule, expression in rules.columns(given).items()
        )
    )
    if not isinstance(judged, Fault):
        found = {rule: judged[rule].to_numpy() for rule in rules.ids}
        return {rule: at[is_broken].astype(np.uint32) for rule, is_broken in found.items() if is_broken.any()}
    return {rule: at[found].astype(np.uint32) for rule, found in _judge_singly(rules, suspects, given).items()}


def _judge_singly(rules: FieldRules, suspects: pl.DataFrame, given: Circumstances) -> dict[str, Places]:
    """The same, each rule apart from the others: they can't be asked at once."""
    broken: dict[str, Places] = {}
    columns = attempt(lambda: rules.columns(given))
    if isinstance(columns, Fault):
        columns.note(rules.field)
        return {failure_of(rules.field): np.arange(suspects.height, dtype=np.uint32)}
    readable, broken[failure_of(rules.field)] = judged_rows(
        rules.field, lambda part: np.arange(rules.prepared(part).height, dtype=np.uint32), suspects
    )
    for rule, expression in columns.items():
        found, failed = judged_rows(rule, partial(_judge_one, rules, expression), suspects[readable])
        broken |= {rule: readable[found], failure_of(rule): readable[failed]}
    return broken


def _look_at(rules: FieldRules, given: Circumstances, rows: pl.DataFrame) -> Places:
    return _places(rows, rules.suspects(given))


def _judge_one(rules: FieldRules, is_broken: pl.Expr, suspects: pl.DataFrame) -> Places:
    return _places(rules.prepared(suspects), is_broken)


def _places(frame: pl.DataFrame, is_broken: pl.Expr) -> Places:
    """Where an expression is true."""
    places: Places = frame.select(is_broken.fill_null(value=False).arg_true()).to_series().to_numpy()
    return places.astype(np.uint32)


def judge_value(field: FieldName, text: str | None, given: Circumstances | None = None) -> tuple[str, ...]:
    """Judge one value, as it is typed.

    Args:
        field: Which field it is for.
        text: The text; None for an absent element.
        given: What the verdict depends on; None for today and the usual patterns.

    Returns:
        The ids of the rules that it breaks, in the order of the catalogue; none if it is right.
    """
    given = given or Circumstances()
    judged = attempt(lambda: FIELD_RULES[field].judge(text, given))
    if not isinstance(judged, Fault):
        return judged
    # Columns tell the rule that fails from the others.
    found = judge_fields(pl.DataFrame({field: [text]}, schema={field: pl.String}), [field], given)
    _note(judged, found)
    return tuple(rule for rule in FIELD_RULES[field].ids if rule in found)


def fields_beside(fields: Sequence[FieldName]) -> tuple[FieldName, ...]:
    """Some fields with those that must be read to judge them: rules about an entry look at several."""
    needed = {name for rule in ENTRY_VALUE_RULES if not set(rule.fields).isdisjoint(fields) for name in rule.fields}
    return tuple(name for name in FIELD_NAMES if name in needed or name in fields)


def value_rule_ids(fields: Sequence[FieldName]) -> tuple[str, ...]:
    """The rules whose verdicts hang on some fields: those of each, and those about entries that look at one of them."""
    of_entries = (rule.id for rule in ENTRY_VALUE_RULES if not set(rule.fields).isdisjoint(fields))
    return (*(rule for field in fields for rule in FIELD_RULES[field].ids), *of_entries)


def judge_values(
    rows: pl.DataFrame, fields: Sequence[FieldName] = FIELD_NAMES, given: Circumstances | None = None
) -> dict[str, Places]:
    """Judge the values of many entries, each for itself and beside each other, by the rules `value_rule_ids(fields)`.

    Args:
        rows: A frame with at least the columns `fields_beside(fields)`.
        fields: Which fields are concerned.
        given: What verdicts depend on; None for today and the usual patterns.

    Returns:
        As `judge_fields` does.
    """
    given = given or Circumstances()
    broken = judge_fields(rows, fields, given)
    return broken | judge_entries(rows, given) if _concern_entries(fields) else broken


def judge_entry_values(
    values: Mapping[FieldName, str | None],
    fields: Sequence[FieldName] = FIELD_NAMES,
    given: Circumstances | None = None,
) -> tuple[str, ...]:
    """Judge the values of one entry, as `judge_values` does many: faster for a few.

    Args:
        values: At least those of `fields_beside(fields)`; None for an absent element.
        fields: Which fields are concerned.
        given: What verdicts depend on; None for today and the usual patterns.

    Returns:
        The ids of the rules that it breaks, and what stands for those that failed.
    """
    given = given or Circumstances()
    judged = attempt(lambda: _judge_texts(values, fields, given))
    if not isinstance(judged, Fault):
        return judged
    row = {name: [values[name]] for name in fields_beside(fields)}
    found = tuple(judge_values(pl.DataFrame(row, schema=dict.fromkeys(row, pl.String)), fields, given))
    _note(judged, found)
    return found


def _note(fault: Fault, found: Iterable[str]) -> None:
    """Log what a single text failed with, unless columns failed likewise and said of which rule."""
    if all(failed_part(rule) is None for rule in found):
        fault.note("values one by one")


def _judge_texts(
    values: Mapping[FieldName, str | None], fields: Sequence[FieldName], given: Circumstances
) -> tuple[str, ...]:
    broken = tuple(rule for field in fields for rule in FIELD_RULES[field].judge(values[field], given))
    return broken + judge_entry(values, given) if _concern_entries(fields) else broken


def _concern_entries(fields: Sequence[FieldName]) -> bool:
    return any(not set(rule.fields).isdisjoint(fields) for rule in ENTRY_VALUE_RULES)
