"""Every field and attribute that a pattern of rules concerns is validated by it, and named in the message."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from lxml import etree

from sitemap_studio.formats.extensions.extension_parsing import extension_values
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.extension_fields import ExtensionField
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES, SPECS
from sitemap_studio.protocol.namespaces import SITEMAP
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.extension_field_rules import PATTERNS
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill
from tests.validation.extension_examples import NAMESPACES, URL, item, valid_value, valid_values

CASES = [
    (name, pattern.suffix, path)
    for name in EXTENSION_NAMES
    for pattern in PATTERNS
    for path, spec in SPECS[name].items()
    if pattern.applies_to(spec)
]


def example_value(name: str, suffix: str) -> str:
    """Return the invalid value in the example that a rule declares."""
    example = RULES[f"{name}-{suffix}"].wrong
    values = (
        re.findall('="([^"]*)"', example) if name in ("alternate", "pagemap") else re.findall(">([^<]*)</", example)
    )
    return etree.fromstring(f"<a>{values[-1 if name == 'pagemap' else 0]}</a>").text or ""


def invalid_value(name: str, suffix: str, path: str, spec: ExtensionField) -> str:
    """Return a value that violates a rule, beyond the limit if there is one."""
    if suffix in ("too-long", "too-many-items", "range"):
        return limit_value(name, suffix, path, spec, beyond=1)
    return example_value(name, suffix)


def limit_value(name: str, suffix: str, path: str, spec: ExtensionField, *, beyond: int = 0) -> str:
    """Return a value at the limit of a field, or beyond it."""
    if suffix == "too-long":
        return "a" * ((spec.max_characters or 0) + beyond)
    if suffix == "too-many-items":
        return spec.separator.join([valid_value(name, path)] * ((spec.max_items or 0) + beyond))
    if suffix == "range":
        return f"{spec.maximum + beyond:g}" if spec.maximum is not None else f"{(spec.minimum or 0) - beyond:g}"
    return valid_value(name, path)


def invalid_and_valid_item(name: str, suffix: str, path: str) -> tuple[str, str]:
    """Return an item that violates a rule with a field, and a similar valid item."""
    spec, values = SPECS[name][path], valid_values(name, path)
    if suffix in ("field-missing", "attribute-missing"):
        others = {
            one: text for one, text in values.items() if one != path and not one.startswith((f"{path}.", f"{path}@"))
        }
        return item(name, others), item(name, values)
    if suffix == "field-repeated":
        count = spec.max_count or 0
        return item(name, values, repeated=path, times=count + 1), item(name, values, repeated=path, times=count)
    if suffix == "deprecated":
        return item(name, values), item(name, valid_values(name))
    texts = invalid_value(name, suffix, path, spec), limit_value(name, suffix, path, spec)
    invalid, valid = (item(name, {**values, path: text}) for text in texts)
    return invalid, valid


def messages(rule: str, xml: str) -> Iterator[str]:
    table = EntryTable()
    fill(table, 0, (0, xml), origin=0, loc=[URL])
    problems = validate_entries(table, reader=lambda texts: extension_values(texts, {0: {"": SITEMAP, **NAMESPACES}}))
    yield from (problem.message for problem in problems.of_slot(table, 0) if problem.rule.id == rule)


@pytest.mark.parametrize(("name", "suffix", "path"), CASES)
def test_message_names_invalid_field_and_valid_field_has_none(name, suffix, path):
    invalid, valid = invalid_and_valid_item(name, suffix, path)
    (message,) = messages(f"{name}-{suffix}", invalid)
    assert path.rpartition(".")[2].rpartition("@")[2] in message
    assert list(messages(f"{name}-{suffix}", valid)) == []
