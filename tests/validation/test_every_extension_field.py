"""Every field and attribute that a pattern of rules concerns is judged by it, and named in what is told."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

import pytest

from sitemap_studio.formats.extensions.parsing import extension_values
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.extension_fields import ExtensionField, ValueKind
from sitemap_studio.protocol.namespaces import EXTENSIONS, PAGEMAP, SITEMAP
from sitemap_studio.protocol.rules.extensions import EXTENSION_NAMES, PATTERNS, SPECS
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill

URL = "http://www.example.com/a"
DECLARED = {"": SITEMAP, **EXTENSIONS, "pagemap": PAGEMAP}
RIGHT_BY_KIND = {
    ValueKind.URL: URL, ValueKind.DATE: "2024-02-29", ValueKind.INTEGER: "1", ValueKind.DECIMAL: "1.0",
    ValueKind.YES_NO: "yes", ValueKind.COUNTRY: "DE", ValueKind.LANGUAGE: "en", ValueKind.GROUP: "",
}  # fmt: skip
RIGHT_BY_PATH = {"price@currency": "EUR", "stock_tickers": "A:B"}
WRONG = {
    "number": "ten", "choice": "perhaps", "format": "?", "date": "2023-02-29", "url-incomplete": "/a",
    "url-illegal": f"{URL} b",
}  # fmt: skip

CASES = [
    (name, pattern.suffix, path)
    for name in EXTENSION_NAMES
    for pattern in PATTERNS
    for path, spec in SPECS[name].items()
    if pattern.concerns(spec)
]


def right(path: str, spec: ExtensionField) -> str:
    known = RIGHT_BY_PATH.get(path) or (spec.choices[0] if spec.choices else "")
    return known or RIGHT_BY_KIND.get(spec.kind, "a")


def wrong(suffix: str, path: str, spec: ExtensionField) -> str:
    if suffix == "too-long":
        return "a" * ((spec.max_characters or 0) + 1)
    if suffix == "too-many-items":
        return spec.separator.join([right(path, spec)] * ((spec.max_items or 0) + 1))
    if suffix == "range":
        return f"{spec.maximum + 1:g}" if spec.maximum is not None else f"{(spec.minimum or 0) - 1:g}"
    return WRONG[suffix]


def wanted(name: str, path: str) -> dict[str, str]:
    """Right values of all that must be there so that a field or attribute may be, and of that itself."""
    specs = SPECS[name]
    bearer = path.partition("@")[0]
    there = {bearer, bearer.rpartition(".")[0], path} - {""}
    for one, spec in specs.items():
        group = one.rpartition("@")[0] or one.rpartition(".")[0]
        if spec.is_required and (not group or group in there or specs[group].is_required):
            there.add(one)
    there |= {choice for group in EXTENSION_NAMES[name].one_of for choice in group[:1] if choice in specs}
    return {one: right(one, spec) for one, spec in specs.items() if one in there}


def element(name: str, values: dict[str, str], *, repeated: str = "", times: int = 1) -> str:
    extension = EXTENSION_NAMES[name]

    def attributes(path: str) -> str:
        own = {
            one.partition("@")[2]: text for one, text in values.items() if "@" in one and one.partition("@")[0] == path
        }
        return "".join(f" {attribute}={quoteattr(text)}" for attribute, text in own.items())

    def written(path: str, tag: str, fields: tuple[ExtensionField, ...]) -> str:
        prefix = f"{path}." if path else ""
        inner = [(f"{prefix}{field.name}", field) for field in fields if f"{prefix}{field.name}" in values]
        inside = "".join(written(one, field.name, field.fields) for one, field in inner) or escape(values.get(path, ""))
        text = f"<{extension.prefix}:{tag}{attributes(path)}>{inside}</{extension.prefix}:{tag}>"
        return text * (times if path and path == repeated else 1)

    return written("", extension.element, extension.fields)


def messages(rule: str, xml: str) -> Iterator[str]:
    table = EntryTable()
    fill(table, 0, (0, xml), origin=0, loc=[URL])
    problems = validate_entries(table, reader=lambda texts: extension_values(texts, {0: DECLARED}))
    yield from (problem.message for problem in problems.of_slot(table, 0) if problem.rule.id == rule)


@pytest.mark.parametrize(("name", "suffix", "path"), CASES)
def test_what_is_wrong_with_a_field_is_told_and_it_is_named(name, suffix, path):
    spec, values = SPECS[name][path], wanted(name, path)
    repeated, times = "", 1
    if suffix in ("field-missing", "attribute-missing"):
        values = {
            one: text for one, text in values.items() if one != path and not one.startswith((f"{path}.", f"{path}@"))
        }
    elif suffix == "field-repeated":
        repeated, times = path, (spec.max_count or 0) + 1
    elif suffix != "deprecated":
        values[path] = wrong(suffix, path, spec)
    (told,) = messages(f"{name}-{suffix}", element(name, values, repeated=repeated, times=times))
    assert path.rpartition(".")[2].rpartition("@")[2] in told


@pytest.mark.parametrize(("name", "suffix", "path"), [case for case in CASES if case[1] != "deprecated"])
def test_a_field_that_is_right_is_not_told(name, suffix, path):
    assert list(messages(f"{name}-{suffix}", element(name, wanted(name, path)))) == []
