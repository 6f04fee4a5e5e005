"""The table of bulk edits: whole enough to build a form and a command line from."""

from __future__ import annotations

import pytest

from sitemap_studio.document.bulk_operations import OPERATIONS, REASONS, operations_of, read_parameters
from sitemap_studio.protocol.fields import FIELD_NAMES


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=lambda operation: operation.id)
def test_every_operation_is_told_of_and_its_defaults_can_be_read(operation):
    assert operation.words[0].isupper()
    assert operation.advice.endswith(".")
    assert operation.field is None or operation.id.startswith(operation.field)
    optional = tuple(parameter for parameter in operation.parameters if parameter.default is not None)
    assert read_parameters(optional, {}).keys() == {parameter.name for parameter in optional}
    assert all(parameter.words for parameter in operation.parameters)


def test_every_field_has_operations_of_its_own_beside_those_of_all():
    for_all = {"set", "clear", "fill"}
    assert {name: len(operations_of(name)) for name in FIELD_NAMES} == {
        "loc": 12, "lastmod": 9, "changefreq": 3, "priority": 7,
    }  # fmt: skip
    assert all(for_all <= {operation.id for operation in operations_of(name)} for name in FIELD_NAMES)


def test_reasons_are_told_in_a_few_words():
    assert all(words[0].islower() and not words.endswith(".") for words in REASONS.values())
