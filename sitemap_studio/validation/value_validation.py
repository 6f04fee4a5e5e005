"""Validation of columns of values by rules about fields, and the messages of these rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.threads import run_in_thread
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.rule import MessageBuilder, Rule, RuleContext, Template, ValueRules
from sitemap_studio.protocol.rule_table import FIELD_RULES, RULES, VALUE_GROUPS
from sitemap_studio.validation.run_rule import run_rule, run_rules

Mask = NDArray[np.bool_]

RowNumbers = NDArray[np.uint32]
"""Row numbers of a frame, or slots, ascending."""

NO_ROWS: Final[RowNumbers] = np.empty(0, np.uint32)

RowsByRule = dict[str, RowNumbers]
"""Violating rows by rule id; rules without violations are left out."""

_FEW: Final = 500
"""Maximum number of values that are validated in one thread, which has the compiled expressions of their rules."""


def find_violations(
    rows: pl.DataFrame,
    fields: Sequence[FieldName] = FIELD_NAMES,
    context: RuleContext | None = None,
    failed: set[str] | None = None,
    groups: Sequence[ValueRules] = VALUE_GROUPS,
) -> RowsByRule:
    """Return the row numbers that violate each rule, ascending; rules without violations are left out.

    Args:
        rows: Values in columns named after their fields; rules about several fields apply if all columns exist.
        fields: Fields whose rules apply.
        context: Dates and patterns that rules depend on; None for today and the defaults.
        failed: Receives the ids of rules that raise.
        groups: Groups of rules that apply.
    """
    context, failed = context or RuleContext(), set() if failed is None else failed
    groups = [each for each in _groups_of(fields, groups) if set(rows.columns).issuperset(each.reads)]
    found: RowsByRule = {}
    select = partial(_evaluate_expressions, rows, [_suspects_expression(group, context) for group in groups])
    suspected = run_in_thread("suspects", select) if rows.height <= _FEW else select()
    for group in groups:
        at = np.flatnonzero(suspected[group.name].to_numpy())
        if len(at):
            evaluate = partial(_evaluate_group, group, rows[list(group.reads)][at], context, failed)
            violations = run_in_thread(group.name, evaluate) if len(at) <= _FEW else evaluate()
            for rule, is_violated in violations.items():
                if is_violated.any():
                    found[rule] = at[is_violated].astype(np.uint32)
    return found


def _evaluate_expressions(rows: pl.DataFrame, expressions: Sequence[pl.Expr]) -> pl.DataFrame:
    """Return a frame with the values of expressions on a frame; evaluated in this thread if it has few rows."""
    return (rows.select_seq if rows.height <= _FEW else rows.select)(expressions)


def _evaluate_group(
    group: ValueRules, values: pl.DataFrame, context: RuleContext, failed: set[str]
) -> Mapping[str, Mask]:
    """Return by rule of one group a mask of violating rows; all False for a rule that raises, with its id in `failed`."""
    columns = group.columns(values)
    expressions = _violation_expressions(group, context)

    def evaluate(chosen: Sequence[pl.Expr]) -> Mapping[str, Mask]:
        """Return the masks of some expressions by their names."""
        return {found.name: found.to_numpy() for found in _evaluate_expressions(columns, chosen)}

    def evaluate_rule(number: int) -> Mask:
        """Return the mask of the rule with this number in the group."""
        return evaluate(expressions[number : number + 1])[group.rules[number].id]

    singly = {rule.id: partial(evaluate_rule, number) for number, rule in enumerate(group.rules)}
    return run_rules(partial(evaluate, expressions), singly, np.zeros(columns.height, np.bool_), failed)


@lru_cache(maxsize=16)
def _violation_expressions(group: ValueRules, context: RuleContext) -> list[pl.Expr]:
    """Return the boolean expression of each rule in a group, named after the rule; null counts as no violation."""
    return [rule.violation(context).fill_null(value=False).alias(rule.id) for rule in group.rules]


@lru_cache(maxsize=16)
def _suspects_expression(group: ValueRules, context: RuleContext) -> pl.Expr:
    """Return the boolean expression of rows that may violate a rule of the group."""
    return group.suspects(context).fill_null(value=False).alias(group.name)


def _groups_of(fields: Collection[FieldName], groups: Sequence[ValueRules] = VALUE_GROUPS) -> list[ValueRules]:
    """Return the groups of rules that read at least one of the fields."""
    return [group for group in groups if not set(group.reads).isdisjoint(fields)]


def violated_rules(field: FieldName, text: str | None, context: RuleContext | None = None) -> tuple[str, ...]:
    """Return the ids of the rules that one value of a field violates, in the order of the catalogue."""
    found = find_violations(_column_frame(field, [text]), [field], context)
    return tuple(rule for rule in RULES if rule in found)


def _column_frame(field: FieldName, texts: Sequence[str | None]) -> pl.DataFrame:
    """Return a frame with the texts as its only column, named after the field; lone surrogates become “?”."""
    # Command-line arguments may contain lone surrogates, which a column cannot.
    whole = [text if text is None or text.isascii() else text.encode(errors="replace").decode() for text in texts]
    return pl.DataFrame({field: whole}, schema={field: pl.String})


def fields_read(fields: Collection[FieldName]) -> tuple[FieldName, ...]:
    """Return the given fields and all others that rules about them read, in the order of `FIELD_NAMES`."""
    needed = {name for group in _groups_of(fields) for name in group.reads}
    return tuple(name for name in FIELD_NAMES if name in needed)


def value_rule_ids(fields: Collection[FieldName]) -> tuple[str, ...]:
    """Return the ids of the rules that read any of the given fields."""
    return tuple(rule.id for group in _groups_of(fields) for rule in group.rules)


# Messages


def describe(rule: str, value: str | None, context: RuleContext | None = None) -> str:
    """Return the translatable message about one value that violates a rule.

    The rule's explanation if it has no field.
    """
    field = RULES[rule].field
    return (
        messages_of(RULES[rule], _column_frame(field, [value])[field], context)[0] if field else RULES[rule].explanation
    )


def messages_of(rule: Rule, values: pl.Series, context: RuleContext | None = None) -> list[str]:
    """Return a translatable message for each value that violates a rule; after an error, the rule's explanation."""
    explanation: list[str] = [rule.explanation] * len(values)
    return run_rule(rule.id, lambda: _build_messages(rule, values, context or RuleContext()), explanation, set())


def _build_messages(rule: Rule, values: pl.Series, context: RuleContext) -> list[str]:
    """Return a translatable message for each value; the explanation of the rule where no template applies."""
    messages: list[str] = [rule.explanation] * len(values)
    for template, places, columns in _split_by_template(rule, values):
        made: Sequence[str] = (
            template.messages(columns)
            if isinstance(template, Template)
            else _messages_per_value(template, values.gather(places), context)
        )
        for place, message in zip(places.tolist(), made, strict=True):
            messages[place] = message
    return messages


def _messages_per_value(make: MessageBuilder, values: pl.Series, context: RuleContext) -> list[str]:
    """Return the message of each value, calling `make` once per distinct value."""
    made = {value: make(value or "", context) for value in values.unique().to_list()}
    return [made[value] for value in values.to_list()]


def english_messages(rule: Rule, values: pl.Series, context: RuleContext | None = None) -> pl.Series:
    """Return an English message for each value that violates a rule; after an error, the rule's explanation."""
    explanation = pl.repeat(str(rule.explanation), len(values), dtype=pl.String, eager=True)

    def texts() -> pl.Series:
        """Return the messages as a column; the caller handles errors."""
        made = explanation
        for template, places, columns in _split_by_template(rule, values):
            if isinstance(template, Template):
                own = template.texts(columns)
            else:
                single = _messages_per_value(template, values.gather(places), context or RuleContext())
                own = pl.Series(map(str, single), dtype=pl.String)
            made = own if len(places) == len(made) else made.scatter(places, own)
        return made

    return run_rule(rule.id, texts, explanation, set())


def _split_by_template(
    rule: Rule, values: pl.Series
) -> list[tuple[Template | MessageBuilder, NDArray[np.intp], pl.DataFrame]]:
    """Return the templates of a rule that apply, each with the positions and columns of its values.

    A value has the first template that applies, or none. Empty for a rule without messages or without a field.
    """
    if rule.message is None or rule.field is None:
        return []
    columns, parts = FIELD_RULES[rule.field].columns(values.to_frame(rule.field)), []
    is_left = np.ones(columns.height, np.bool_)
    for template in rule.message if isinstance(rule.message, Sequence) else [rule.message]:
        is_about = is_left.copy()
        if isinstance(template, Template) and template.when is not None:
            is_about &= columns.select(template.when.fill_null(value=False)).to_series().to_numpy()
        is_left &= ~is_about
        if is_about.any():
            places = np.flatnonzero(is_about)
            parts.append((template, places, columns if is_about.all() else columns[places]))
    return parts
