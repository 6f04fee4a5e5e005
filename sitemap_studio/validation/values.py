"""Rules about values, judged by columns; a single value is a column of one row."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol.catalogue import ENTRY_VALUE_RULES, FIELD_RULES, RULES, FieldRules, Rule
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.rule import Context, Template
from sitemap_studio.validation.run_rule import run_rule, run_rules

Mask = NDArray[np.bool_]
"""Whether each value violates a rule."""

Places = NDArray[np.uint32]
"""Places in a frame, or slots, ascending."""

NO_PLACES: Final[Places] = np.empty(0, np.uint32)
"""No places."""

Found = dict[str, Places]
"""Places by the rule that is violated there; rules that nothing violates are left out."""


def find_violations(
    rows: pl.DataFrame,
    fields: Sequence[FieldName] = FIELD_NAMES,
    context: Context | None = None,
    failed: set[str] | None = None,
) -> Found:
    """Find the rules that values of entries violate, each value for itself and beside the others of its entry.

    Args:
        rows: A frame with at least the columns `fields_read(fields)`.
        fields: The fields concerned.
        context: What the rules depend on; None for today and the default patterns.
        failed: Gets the rules that raise.
    """
    context, failed = context or Context(), set() if failed is None else failed
    found = find_field_violations(rows, fields, context, failed)
    for rule in ENTRY_VALUE_RULES:
        if not set(rule.reads).isdisjoint(fields):
            places = run_rule(rule.id, partial(_places, rows, rule, context), NO_PLACES, failed)
            if len(places):
                found[rule.id] = places
    return found


def find_field_violations(
    rows: pl.DataFrame,
    fields: Sequence[FieldName] = FIELD_NAMES,
    context: Context | None = None,
    failed: set[str] | None = None,
) -> Found:
    """Find the rules that values violate, each for itself; see `find_violations`."""
    context, failed = context or Context(), set() if failed is None else failed
    found: Found = {}
    suspected = rows.select(_suspects(name, context) for name in fields)
    for name in fields:
        places = suspected[name].arg_true()
        if not places.is_empty():
            at = places.to_numpy()
            for rule, is_violated in _judge(FIELD_RULES[name], rows[name].gather(places), context, failed).items():
                if is_violated.any():
                    found[rule] = at[is_violated].astype(np.uint32)
    return found


def _judge(rules: FieldRules, values: pl.Series, context: Context, failed: set[str]) -> Mapping[str, Mask]:
    columns = rules.columns(values.to_frame(rules.field))
    expressions = _expressions(rules.field, context)

    def judge_all() -> Mapping[str, Mask]:
        return {found.name: found.to_numpy() for found in columns.select(expressions)}

    singly = {rule.id: partial(_judge_one, columns, rule, context) for rule in rules.rules}
    return run_rules(judge_all, singly, np.zeros(columns.height, np.bool_), failed)


@lru_cache(maxsize=16)
def _expressions(field: FieldName, context: Context) -> list[pl.Expr]:
    return [_expression(rule, context) for rule in FIELD_RULES[field].rules]


@lru_cache(maxsize=16)
def _suspects(field: FieldName, context: Context) -> pl.Expr:
    return FIELD_RULES[field].suspects(context).fill_null(value=False).alias(field)


def _expression(rule: Rule, context: Context) -> pl.Expr:
    return rule.violation(context).fill_null(value=False).alias(rule.id)


def _judge_one(columns: pl.DataFrame, rule: Rule, context: Context) -> Mask:
    return columns.select(_expression(rule, context)).to_series().to_numpy()


def _places(rows: pl.DataFrame, rule: Rule, context: Context) -> Places:
    assert rule.suspects is not None
    places = rows.select(rule.suspects.fill_null(value=False).arg_true()).to_series()
    if places.is_empty():
        return NO_PLACES
    suspects = rows.select(pl.col(rule.reads).gather(places))
    is_violated = suspects.select(rule.violation(context).fill_null(value=False)).to_series()
    found: Places = places.filter(is_violated).to_numpy()
    return found.astype(np.uint32)


def violated_rules(field: FieldName, text: str | None, context: Context | None = None) -> tuple[str, ...]:
    """Return the ids of the rules that one value violates, in the order of the catalogue.

    Args:
        field: The field that it is for.
        text: The text; None for an absent element.
        context: What the rules depend on; None for today and the default patterns.
    """
    found = find_field_violations(_column(field, [text]), [field], context)
    return tuple(rule.id for rule in FIELD_RULES[field].rules if rule.id in found)


def _column(field: FieldName, texts: Sequence[str | None]) -> pl.DataFrame:
    # Half of a surrogate pair, which arguments of a command may hold, is a character that a column cannot.
    whole = [text if text is None or text.isascii() else text.encode(errors="replace").decode() for text in texts]
    return pl.DataFrame({field: whole}, schema={field: pl.String})


def fields_read(fields: Collection[FieldName]) -> tuple[FieldName, ...]:
    """Return some fields with those that must be read to judge them: some rules look at several."""
    needed = {name for rule in ENTRY_VALUE_RULES if not set(rule.reads).isdisjoint(fields) for name in rule.reads}
    return tuple(name for name in FIELD_NAMES if name in needed or name in fields)


def value_rule_ids(fields: Collection[FieldName]) -> tuple[str, ...]:
    """Return the rules that depend on some fields."""
    of_entries = (rule.id for rule in ENTRY_VALUE_RULES if not set(rule.reads).isdisjoint(fields))
    return (*(rule.id for name in fields for rule in FIELD_RULES[name].rules), *of_entries)


# Messages


def describe(rule: str, value: str | None, context: Context | None = None) -> str:
    """Return the message about one value that violates a rule.

    Args:
        rule: Id of the rule.
        value: The author's text; None where the element is absent.
        context: What the rules depend on; None for today and the default patterns.
    """
    field = RULES[rule].field
    return messages_of(RULES[rule], _column(field, [value])[field], context)[0] if field else RULES[rule].explanation


def messages_of(rule: Rule, values: pl.Series, context: Context | None = None) -> list[str]:
    """Return the messages about values that violate a rule, so that they can be translated."""
    explanation: list[str] = [rule.explanation] * len(values)
    return run_rule(rule.id, lambda: _messages(rule, values, context or Context()), explanation, set())


def _messages(rule: Rule, values: pl.Series, context: Context) -> list[str]:
    if rule.message is None or rule.field is None:
        return [rule.explanation] * len(values)
    if callable(rule.message):
        made = {value: rule.message(value or "", context) for value in values.unique().to_list()}
        return [made[value] for value in values.to_list()]
    messages: list[str] = [""] * len(values)
    for template, places, columns in _by_template(rule, values):
        for place, message in zip(places.tolist(), template.messages(columns), strict=True):
            messages[place] = message
    return messages


def texts_of(rule: Rule, values: pl.Series, context: Context | None = None) -> pl.Series:
    """Return the English messages about values that violate a rule, made by columns."""
    explanation = pl.repeat(str(rule.explanation), len(values), dtype=pl.String, eager=True)
    return run_rule(rule.id, lambda: _texts(rule, values, context or Context()), explanation, set())


def _texts(rule: Rule, values: pl.Series, context: Context) -> pl.Series:
    if rule.message is None or rule.field is None or callable(rule.message):
        return pl.Series([str(message) for message in _messages(rule, values, context)], dtype=pl.String)
    if isinstance(rule.message, Template):
        return rule.message.texts(_columns_of(rule, values))
    parts = [(places, template.texts(columns)) for template, places, columns in _by_template(rule, values)]
    order = np.argsort(np.concatenate([places for places, _ in parts]))
    return pl.concat([texts for _, texts in parts]).gather(order)


def _columns_of(rule: Rule, values: pl.Series) -> pl.DataFrame:
    assert rule.field is not None
    frame = values.to_frame(rule.field)
    return frame if rule.reads else FIELD_RULES[rule.field].columns(frame)


def _by_template(rule: Rule, values: pl.Series) -> list[tuple[Template, NDArray[np.intp], pl.DataFrame]]:
    """Split values by the message that is about them: template, places and columns."""
    templates = [rule.message] if isinstance(rule.message, Template) else rule.message
    assert templates is not None
    assert not callable(templates)
    columns, parts = _columns_of(rule, values), []
    is_left = np.ones(columns.height, np.bool_)
    for template in templates:
        is_about = is_left.copy()
        if template.when is not None:
            is_about &= columns.select(template.when.fill_null(value=False)).to_series().to_numpy()
        is_left &= ~is_about
        places = np.flatnonzero(is_about)
        if len(places):
            parts.append((template, places, columns[places]))
    return parts
