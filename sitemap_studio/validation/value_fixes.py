"""Fixes of values. A fix never guesses: where a value could mean two things there is none.

What only the author knows, such as the URL that relative ones are resolved against, is a choice; rules that need one
have no fix without it. Many values are fixed side by side, and their outcomes judged by columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol import urls
from sitemap_studio.protocol.catalogue import FIELD_RULES, FIXED_RULES, RULES
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.rule import NO_CHOICES, TAIL, Context, Fix, FixChoices, Severity
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.values import find_violations

Mask = NDArray[np.bool_]
"""For each of some texts whether something holds."""

_MOST_STEPS: Final = 8
"""A fix may reveal what another rule asks; no value needs more steps than that."""

_FEW: Final = 64
"""Fewer texts that violate the same rules are not worth an expression."""

_SHAPE: Final = r"^([A-Za-z]+://[A-Za-z0-9.\-]+(?::[0-9]*)?)((?:[/?#][^\\\r\n\t]*)?)$"
"""Protocol, host and port, then the rest, of URLs whose host is plain and that are written in one line."""

_OF_HOSTED: Final = frozenset(("loc-mixed-scripts", "loc-user-info", "loc-dot-segments", "loc-session"))
_JUDGED_AFTER: Final[dict[str, frozenset[str]]] = {
    "loc-relative": _OF_HOSTED
    | {"loc-host", "loc-backslash", "loc-idn", "loc-inner-space", "loc-percent", "loc-characters", "loc-double-escape"}
    | {"loc-fragment"},
    "loc-host": _OF_HOSTED,
    "lastmod-format": frozenset(("lastmod-future", "lastmod-before-web")),
}
"""The rules, remarks aside, by which a value can be judged only once it keeps another one."""


def fixes_of(
    rule: str,
    values: pl.Series,
    context: Context | None = None,
    choices: FixChoices = NO_CHOICES,
    *,
    violated: Mapping[str, Mask] | None = None,
) -> pl.Series:
    """Return values fixed in what one rule asks, where that needs no guessing.

    `violated` tells for each rule about their field which values violate it, where that is known.

    Returns:
        Values that keep this rule and every other by which the author's text could be judged and that it kept, remarks
        aside; null where there is no safe one, where the value does not violate the rule, or where it is removed.
    """
    field = RULES[rule].field
    if rule not in FIXED_RULES or field is None:
        return pl.repeat(None, len(values), dtype=pl.String, eager=True)
    places = (values.is_first_distinct() & values.is_not_null()).arg_true()
    different, known = values.gather(places), None
    if violated is not None:
        known = {other: mask[places.to_numpy()] for other, mask in violated.items()}
    fixed = _fixed_by(rule, field, different.to_list(), choices, context or Context(), set(), known)
    texts = pl.Series([text if isinstance(text, str) else None for text in fixed], dtype=pl.String)
    return texts if len(different) == len(values) else values.replace_strict(different, texts, default=None)


def fix_column(
    field: FieldName,
    texts: pl.Series,
    *,
    asked: Mapping[str, Mask],
    violated: Mapping[str, Mask],
    choices: FixChoices,
    context: Context,
    failed: set[str],
) -> pl.Series:
    """Fix the texts of a field by several rules; null where the element is best removed, as it was without a safe fix.

    Fixes are chained: a URL that was completed can be judged, and fixed, by rules that do not apply to a relative one.
    Errors that a fix reveals are fixed even where their rule is not asked for. `asked` and `violated` say for rules, in
    the order of the catalogue, which texts violate them: those to keep, and all that any text violates.
    """
    is_left = np.ones(len(texts), np.bool_)
    if any(RULES[rule].repair_columns for rule in asked):
        texts, is_left = _fixed_by_columns(field, texts, asked, violated, choices, context)
    left = np.flatnonzero(is_left)
    if not len(left):
        return texts
    others = texts.gather(left)
    different = others.unique().drop_nulls()
    fixed = pl.Series(_chained(field, different.to_list(), tuple(asked), choices, context, failed), dtype=pl.String)
    return texts.scatter(left, others.replace_strict(different, fixed, default=None, return_dtype=pl.String))


def _chained(
    field: FieldName,
    texts: Sequence[str],
    rules: Sequence[str],
    choices: FixChoices,
    context: Context,
    failed: set[str],
) -> list[str | None]:
    """Fix different texts by several rules, one rule after the other, until nothing changes."""
    current: list[str | None] = list(texts)
    violated = _judged(field, texts, context)
    wanted = {rule: np.full(len(texts), rule in rules) for rule in violated}
    for _ in range(_MOST_STEPS):
        is_changed = False
        for rule, was_violated in {rule: mask.copy() for rule, mask in violated.items()}.items():
            at = np.flatnonzero(was_violated & violated[rule] & wanted[rule])
            before = {name: mask[at] for name, mask in violated.items()}
            fixes = _fixed_by(rule, field, [current[place] or "" for place in at], choices, context, failed, before)
            is_fixed = np.array([fixed is not None for fixed in fixes], np.bool_)
            if not is_fixed.any():
                continue
            is_changed, at = True, at[is_fixed]
            now = [fixed if isinstance(fixed, str) else None for fixed in fixes if fixed is not None]
            for place, text in zip(at.tolist(), now, strict=True):
                current[place] = text
            is_there = np.array([text is not None for text in now], np.bool_)
            for name, mask in _judged(field, now, context).items():
                if RULES[name].severity is Severity.ERROR:
                    wanted[name][at] |= mask & ~before[name][is_fixed]
                violated[name][at] = mask & is_there
        if not is_changed:
            break
    return current


def _judged(field: FieldName, texts: Sequence[str | None], context: Context) -> dict[str, Mask]:
    found = find_violations(pl.DataFrame({field: texts}, schema={field: pl.String}), [field], context)
    masks = {rule.id: np.zeros(len(texts), np.bool_) for rule in FIELD_RULES[field].rules}
    for rule, places in found.items():
        masks[rule][places] = True
    return masks


def _fixed_by(
    rule: str,
    field: FieldName,
    texts: Sequence[str],
    choices: FixChoices,
    context: Context,
    failed: set[str],
    violated: Mapping[str, Mask] | None = None,
) -> list[Fix | None]:
    """Fix texts in what one rule asks, where that is safe."""
    repair, fixes = RULES[rule].repair, list[Fix | None]([None] * len(texts))
    if repair is None or not texts:
        return fixes
    violated = violated or _judged(field, texts, context)
    places = np.flatnonzero(violated[rule])
    wrong = [texts[place] for place in places.tolist()]
    repaired = wrong
    if RULES[rule].repair_columns is not None and len(wrong) >= _FEW:
        repaired = _repaired(pl.Series(wrong, dtype=pl.String), [rule], choices).to_list()
    for place, text, by_columns in zip(places.tolist(), wrong, repaired, strict=True):
        raised = set[str]()
        fixes[place] = by_columns
        if by_columns == text:
            fixes[place] = run_rule(f"fix:{rule}", partial(repair, text, choices), None, raised)
        failed |= {rule} if raised else set()
    at = np.array([place for place, text in enumerate(fixes) if isinstance(text, str)], np.intp)
    for name, mask in _judged(field, [fix for fix in fixes if isinstance(fix, str)], context).items():
        for place in at[mask & ~_may_violate(name, violated, at) if name != rule else mask].tolist():
            fixes[place] = None
    return fixes


def _may_violate(rule: str, violated: Mapping[str, Mask], at: NDArray[np.intp]) -> Mask:
    """Return which fixed texts may violate a rule: what the author's text violates, or could not be judged by."""
    if RULES[rule].severity is Severity.INFO:
        return np.ones(len(at), np.bool_)
    masks = [mask[at] for other, mask in violated.items() if other == rule or rule in _JUDGED_AFTER.get(other, ())]
    return np.logical_or.reduce(masks) if masks else np.zeros(len(at), np.bool_)


# By columns


def _fixed_by_columns(
    field: FieldName,
    texts: pl.Series,
    asked: Mapping[str, Mask],
    violated: Mapping[str, Mask],
    choices: FixChoices,
    context: Context,
) -> tuple[pl.Series, Mask]:
    """Fix URLs of plain shape by expressions; returns the texts, and which of them are left to `repair`."""
    pieces, sources = [], []
    for rules, places in _groups(asked, len(texts)):
        chosen = texts.gather(places)
        is_simple = len(places) >= _FEW and all(RULES[rule].repair_columns for rule in rules)
        pieces.append(_repaired(chosen, rules, choices) if is_simple else chosen)
        sources.append(places)
    back = np.empty(len(texts), np.uint32)
    back[np.concatenate(sources)] = np.arange(len(texts), dtype=np.uint32)
    fixed = pl.concat(pieces).gather(back)
    at = texts.ne_missing(fixed).arg_true().to_numpy()
    is_right = np.ones(len(at), np.bool_)
    for rule, wrong in find_violations(fixed.gather(at).to_frame(field), [field], context).items():
        # A rule that is to be kept and is violated still, or only now, is left to the chain.
        is_right[wrong] &= rule not in asked and _may_violate(rule, violated, at[wrong])
    is_left = np.ones(len(texts), np.bool_)
    is_left[at[is_right]] = False
    back_to = at[~is_right]
    return (fixed.scatter(back_to, texts.gather(back_to)) if len(back_to) else fixed), is_left


def _groups(asked: Mapping[str, Mask], count: int) -> Iterator[tuple[list[str], NDArray[np.intp]]]:
    """Yield the places of texts that violate the same of some rules, and these rules."""
    bits = np.zeros(count, np.uint64)
    for place, mask in enumerate(asked.values()):
        bits |= mask.astype(np.uint64) << np.uint64(place)
    order = np.argsort(bits, kind="stable")
    starts = np.flatnonzero(np.diff(bits[order], prepend=~bits[order[:1]]))
    rules = list(asked)
    for start, end in zip(starts.tolist(), [*starts[1:].tolist(), count], strict=True):
        violated = int(bits[order[start]])
        yield [rule for place, rule in enumerate(rules) if violated >> place & 1], order[start:end]


def _repaired(texts: pl.Series, rules: Sequence[str], choices: FixChoices) -> pl.Series:
    core = texts.str.strip_chars(XML_SPACE)
    # Other white space there belongs to no part of the URL: not to a fragment that is left out, for example.
    is_plain = core == core.str.strip_chars(urls.SPACE_AROUND)
    if "loc-whitespace" not in rules:
        is_plain &= core == texts
    core = pl.select(pl.when(is_plain).then(core)).to_series()
    parts = core.str.extract_groups(_SHAPE).struct.unnest().rename({"1": "head", "2": "tail"})
    for rule in rules:
        repair = RULES[rule].repair_columns
        assert repair is not None
        tail = repair.tail if isinstance(repair.tail, pl.Expr) else repair.tail(choices)
        if repair.certain is not None:
            parts = parts.with_columns(tail=pl.when(repair.certain).then(TAIL))
        parts = parts.with_columns(head=repair.head, tail=tail)
    fixed = parts.select(pl.concat_str("head", "tail")).to_series()
    return pl.select(pl.coalesce(fixed, texts)).to_series()
