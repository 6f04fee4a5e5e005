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
    "url-illegal": f"{URL} b", "placeholder": "http://www.example.com/${slug}", "leak": "http://localhost/a", "whitespace": " en ",
    "escaped-twice": "http://a.b/?c=1&amp;d=2",
}  # fmt: skip

CASES = [
    (name, pattern.suffix, path)
    for name in EXTENSION_NAMES
    for pattern in PATTERNS
    for path, spec in SPECS[name].items()
    if pattern.applies_to(spec)
]


def right(path: str, spec: ExtensionField) -> str:
    known = RIGHT_BY_PATH.get(path) or (spec.choices[0] if spec.choices else "")
    return known or RIGHT_BY_KIND.get(spec.kind, "a")


def text(suffix: str, path: str, spec: ExtensionField, beyond: int) -> str:
    """A text that is wrong by a rule, or right and at the limit where there is one."""
    if suffix == "too-long":
        return "a" * ((spec.max_characters or 0) + beyond)
    if suffix == "too-many-items":
        return spec.separator.join([right(path, spec)] * ((spec.max_items or 0) + beyond))
    if suffix == "range":
        return f"{spec.maximum + beyond:g}" if spec.maximum is not None else f"{(spec.minimum or 0) - beyond:g}"
    return WRONG[suffix] if beyond else right(path, spec)


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


def pair(name: str, suffix: str, path: str) -> tuple[str, str]:
    """An element that is wrong in a field, and its nearest neighbour that is right."""
    spec, values = SPECS[name][path], wanted(name, path)
    if suffix in ("field-missing", "attribute-missing"):
        left = {
            one: each for one, each in values.items() if one != path and not one.startswith((f"{path}.", f"{path}@"))
        }
        return element(name, left), element(name, values)
    if suffix == "field-repeated":
        most = spec.max_count or 0
        many, few = (element(name, values, repeated=path, times=times) for times in (most + 1, most))
        return many, few
    if suffix == "deprecated":
        return element(name, values), element(name, wanted(name, ""))
    wrong_one, right_one = (element(name, {**values, path: text(suffix, path, spec, beyond)}) for beyond in (1, 0))
    return wrong_one, right_one


@pytest.mark.parametrize(("name", "suffix", "path"), CASES)
def test_what_is_wrong_with_a_field_is_told_and_it_is_named_and_what_is_right_is_not(name, suffix, path):
    wrong_one, right_one = pair(name, suffix, path)
    (told,) = messages(f"{name}-{suffix}", wrong_one)
    assert path.rpartition(".")[2].rpartition("@")[2] in told
    assert list(messages(f"{name}-{suffix}", right_one)) == []
