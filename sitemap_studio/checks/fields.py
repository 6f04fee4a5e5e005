"""Rules about values: judged over columns for a set, and over single texts for a cell or an entry.

Both ways read the same expressions from `protocol`, so they cannot disagree. A column is judged in two steps: one
expression finds the few values that are not plainly right, and only those are looked at rule by rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.checks.circumstances import Circumstances
from sitemap_studio.checks.entry_values import ENTRY_VALUE_RULES, judge_entries, judge_entry
from sitemap_studio.checks.field_rules import FieldRules
from sitemap_studio.checks.loc_rules import LOC_FIELD_RULES
from sitemap_studio.checks.value_rules import CHANGEFREQ_FIELD_RULES, LASTMOD_FIELD_RULES, PRIORITY_FIELD_RULES
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

Places = NDArray[np.uint32]
"""Places in a frame, from 0, ascending."""

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
        For every rule that is broken the places of the entries that break it.
    """
    given = given or Circumstances()
    suspects = rows.select(FIELD_RULES[field].suspects(given).fill_null(value=False).alias(field) for field in fields)
    broken: dict[str, Places] = {}
    for field in fields:
        places = suspects[field].arg_true()
        if places.is_empty():
            continue
        rules = FIELD_RULES[field]
        looked_at = rules.prepared(rows.select(pl.col(field).gather(places))).select(
            expression.fill_null(value=False).alias(rule) for rule, expression in rules.columns(given).items()
        )
        for rule in rules.ids:
            found = looked_at[rule].to_numpy()
            if found.any():
                broken[rule] = places.to_numpy()[found].astype(np.uint32)
    return broken


def judge_value(field: FieldName, text: str | None, given: Circumstances | None = None) -> tuple[str, ...]:
    """Judge one value, as it is typed.

    Args:
        field: Which field it is for.
        text: The text; None for an absent element.
        given: What the verdict depends on; None for today and the usual patterns.

    Returns:
        The ids of the rules that it breaks, in the order of the catalogue; none if it is right.
    """
    return FIELD_RULES[field].judge(text, given or Circumstances())


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
        For every rule that is broken the places of the entries that break it.
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
        The ids of the rules that it breaks.
    """
    given = given or Circumstances()
    broken = tuple(rule for field in fields for rule in judge_value(field, values[field], given))
    return broken + judge_entry(values, given) if _concern_entries(fields) else broken


def _concern_entries(fields: Sequence[FieldName]) -> bool:
    return any(not set(rule.fields).isdisjoint(fields) for rule in ENTRY_VALUE_RULES)
