"""Fixes of values in extensions: URLs, dates, languages, numbers and choices.

URLs and dates are fixed by the rules about `loc` and `lastmod`, so that a value is fixed in the same way wherever it is.
A fix is accepted only if the fixed value violates no rule about its own field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from html import unescape
from typing import Final

import polars as pl

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.decisions import ESCAPED_TEXT, LANGUAGE_CODE, UNCLEAR
from sitemap_studio.protocol.extension_fields import ExtensionField, ValueKind
from sitemap_studio.protocol.extension_items import SPECS
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.language_codes import COUNTRIES, LANGUAGES
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices
from sitemap_studio.protocol.rules.extension_field_rules import (
    EXTENSION_RULE_IDS,
    country_code,
    field_label,
    language_code_error,
    value_faults,
)
from sitemap_studio.protocol.wrapping import remove_around, remove_invisible
from sitemap_studio.validation.value_fixes import ColumnFixes, fix_texts

_SUFFIXES: Final = (
    "number", "choice", "format", "date", "language", "url-incomplete", "url-illegal", "whitespace", "escaped-twice",
)  # fmt: skip

FIXED_EXTENSION_RULES: Final = frozenset(
    rule for rule in EXTENSION_RULE_IDS if rule.partition("-")[0] in SPECS and rule.partition("-")[2] in _SUFFIXES
)
"""The rules about values in extensions that have a fix, for some values at least."""

COUNTED_EXTENSION_RULES: Final = frozenset(rule for rule in EXTENSION_RULE_IDS if rule.endswith("-placeholder"))
"""The rules about values in extensions that have no fix, but whose values `fix` counts under their decision."""

FIX_SCHEMA: Final = {"fixed": pl.String, "decision": pl.String}

_YES: Final = frozenset(("yes", "true"))
_NO: Final = frozenset(("no", "false"))
_BETWEEN_ITEMS: Final = re.compile(r"[\s,;|/]+")
_DURATION: Final = re.compile(r"PT(?=[0-9])(?:([0-9]+)H)?(?:([0-9]+)M)?(?:([0-9]+)S)?")
"""A duration of ISO 8601 without days."""

_FIELD_OF_KIND: Final[Mapping[ValueKind, FieldName]] = {ValueKind.URL: "loc", ValueKind.DATE: "lastmod"}


def lines_with_fixes(values: pl.DataFrame, rules: Collection[str], choices: FixChoices) -> pl.DataFrame:
    """Return the lines of extension values that violate some rules, with their fixes.

    Args:
        values: A frame of `VALUE_SCHEMA`.
        rules: Ids of rules; those without a fix are ignored.
        choices: Answers of the author.

    Returns:
        The lines in their order with two more columns: the value after the fix (`fixed`), and for a value without fix
        the id of the decision that it needs (`decision`).
    """
    lines = values.with_row_index("line")
    fixed_rules = (FIXED_EXTENSION_RULES | COUNTED_EXTENSION_RULES).intersection(rules)
    parts = [lines.clear().with_columns(pl.lit(None, kind).alias(name) for name, kind in FIX_SCHEMA.items())]
    for (extension, path), group in lines.partition_by("extension", "field", as_dict=True).items():
        spec = SPECS.get(str(extension), {}).get(str(path))
        if spec is None or spec.kind is ValueKind.GROUP:
            continue
        different = group["value"].unique().drop_nulls()
        faults = [value_faults(spec, text) for text in different.to_list()]
        asked = [any(f"{extension}-{fault}" in fixed_rules for fault in found) for found in faults]
        wrong = different.filter(pl.Series(asked, dtype=pl.Boolean))
        if len(wrong):
            fixes = fix_values(spec, wrong, choices)
            known = pl.DataFrame({"value": wrong, "fixed": fixes.texts, "decision": fixes.decisions})
            parts.append(group.join(known, on="value", how="inner", maintain_order="left"))
    return pl.concat(parts).sort("line").drop("line")


def fixes_by_label(labels: Sequence[str], values: pl.Series) -> ColumnFixes:
    """Return for each wrong value its certain fix, or the decision that it needs; null for the other.

    `labels` has the display name of the field of each value. Both are null for values of unknown fields, too.
    """
    fixes = ColumnFixes(
        pl.repeat(None, len(values), dtype=pl.String, eager=True), pl.Series([None] * len(values), dtype=pl.String)
    )
    lines = pl.DataFrame({"label": labels, "value": values}, schema={"label": pl.String, "value": pl.String})
    for (label,), group in lines.with_row_index("line").partition_by("label", as_dict=True).items():
        if (spec := _SPEC_OF_LABEL.get(str(label))) is not None and spec.kind is not ValueKind.GROUP:
            different = group["value"].unique().drop_nulls()
            found = fix_values(spec, different, NO_CHOICES)
            fixes = ColumnFixes(
                *(
                    column.scatter(group["line"], group["value"].replace_strict(different, own, default=None))
                    for column, own in zip(fixes, found, strict=True)
                )
            )
    return fixes


_SPEC_OF_LABEL: Final = {
    field_label(f"{extension}-", path): spec for extension, specs in SPECS.items() for path, spec in specs.items()
}


def fix_values(spec: ExtensionField, texts: pl.Series, choices: FixChoices) -> ColumnFixes:
    """Return fixes of distinct wrong values of one field; a fix is refused unless it has fewer faults and no new one.

    Returns:
        As texts null for a value without fix; as decisions null for a value with a fix.
    """
    if (field := _FIELD_OF_KIND.get(spec.kind)) is not None:
        found = fix_texts(field, texts, choices)
        pairs = list(zip(found.texts.to_list(), found.decisions.to_list(), strict=True))
    else:
        pairs = [_fix_value(spec, text, choices) for text in texts.to_list()]
    fixed, waiting = list[str | None](), list[str | None]()
    for before, (after, decision) in zip(texts.to_list(), pairs, strict=True):
        after = _with_seconds(after) if after is not None and spec.needs_seconds else after
        # Another rule reports an empty value.
        is_right = bool(after) and set(value_faults(spec, after or "")) < set(value_faults(spec, before))
        fixed.append(after if is_right else None)
        waiting.append(None if is_right else decision or UNCLEAR.id)
    return ColumnFixes(pl.Series(fixed, dtype=pl.String), pl.Series(waiting, dtype=pl.String))


def _fix_value(spec: ExtensionField, text: str, choices: FixChoices) -> tuple[str | None, str | None]:
    """Return a value after its fix, or None, and the id of the decision that it needs, or None."""
    if spec.kind is ValueKind.TEXT:
        return _fix_text(text, choices)
    core = remove_invisible(remove_around(text))
    if core != text and not value_faults(spec, core):
        return core, None
    if spec.kind is ValueKind.LANGUAGE:
        return _fix_language(spec, core, choices)
    fix = _FIX_OF_KIND.get(spec.kind)
    return (fix(spec, core) if fix is not None else None), None


def _fix_text(text: str, choices: FixChoices) -> tuple[str | None, str | None]:
    """Return a stripped or decoded text, or None, and the id of the decision that decoding needs, or None.

    A text with surrounding white space is only stripped. Entities are decoded only if the author has decided so.
    """
    core = text.strip(XML_SPACE)
    if core != text:
        return core, None
    if choices.answer(ESCAPED_TEXT):
        return unescape(core), None
    return None, ESCAPED_TEXT.id


def _with_seconds(date: str) -> str:
    """Return a date with “:00” added to a time without seconds; other dates unchanged."""
    return re.sub("(?<=T[0-9]{2}:[0-9]{2})(?=Z|[+-])", ":00", date)


def _fix_language(spec: ExtensionField, code: str, choices: FixChoices) -> tuple[str | None, str | None]:
    """Return the corrected language code, or None, and the id of the decision that it needs, or None.

    The code of a country is corrected to a language only if the author has decided so.
    """
    fault = language_code_error(spec, code)
    if fault is None or not fault.suggestion:
        return None, None
    first = re.split("[-_]", code.lstrip("-_"))[0]
    # A country has no certain language.
    is_country = first.upper() in COUNTRIES and first.lower() not in LANGUAGES
    if not is_country or choices.answer(LANGUAGE_CODE):
        return fault.suggestion, None
    return None, LANGUAGE_CODE.id


def _fix_yes_no(_: ExtensionField, text: str) -> str | None:
    """Return “yes” or “no” for such a word in any case, and for “true” or “false”; None for other texts."""
    return "yes" if text.lower() in _YES else "no" if text.lower() in _NO else None


def _fix_choice(spec: ExtensionField, text: str) -> str | None:
    """Return a text with its items in the letter case of the defined values; None if an item is not defined."""
    choices = {choice.lower(): choice for choice in spec.choices}
    items = [choices.get(item.lower()) for item in _split_items(spec, text)]
    return spec.separator.join(item for item in items if item) if all(items) else None


def _fix_countries(spec: ExtensionField, text: str) -> str | None:
    """Return a list of countries as codes in upper case, from codes and names; None if one is unknown."""
    items = _split_items(spec, text)
    codes = [item.upper() if item.upper() in COUNTRIES else country_code(item) for item in items]
    found = [code for code in codes if code is not None]
    # The name of one country may have several words.
    return spec.separator.join(found) if len(found) == len(items) else country_code("".join(items))


def _split_items(spec: ExtensionField, text: str) -> list[str]:
    """Return the nonempty items of a text, split at the separators that authors use.

    A field that is no list has the text as its only item.
    """
    return [item for item in _BETWEEN_ITEMS.split(text) if item] if spec.separator else [text]


def _fix_integer(_: ExtensionField, text: str) -> str | None:
    """Return the digits before zero decimals, or the seconds of an ISO 8601 duration; None for other texts."""
    if found := _DURATION.fullmatch(text):
        hours, minutes, seconds = (int(part or 0) for part in found.groups())
        return str(3_600 * hours + 60 * minutes + seconds)
    # Three digits after a point could be thousands.
    return text.partition(".")[0] if re.fullmatch(r"[0-9]{1,18}[.](?!000$)0*", text) else None


def _fix_decimal(_: ExtensionField, text: str) -> str | None:
    """Return a number with a point in place of its decimal comma; None for other texts."""
    # Three digits behind a comma could be thousands.
    return text.replace(",", ".") if re.fullmatch(r"[0-9]{1,18},[0-9]{1,2}", text) else None


_FIX_OF_KIND: Final[Mapping[ValueKind, Callable[[ExtensionField, str], str | None]]] = {
    ValueKind.YES_NO: _fix_yes_no,
    ValueKind.CHOICE: _fix_choice,
    ValueKind.COUNTRY: _fix_countries,
    ValueKind.INTEGER: _fix_integer,
    ValueKind.DECIMAL: _fix_decimal,
}
