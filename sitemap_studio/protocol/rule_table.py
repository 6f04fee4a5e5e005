"""The catalogue: every rule that data can violate, in one table.

The readers in `formats` validate bytes and XML, and report a `Finding`; `validation` validates everything else.
"""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.decisions import UNCLEAR
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.rule import Rule, ValueRules
from sitemap_studio.protocol.rules.extension_field_rules import EXTENSION_RULES
from sitemap_studio.protocol.rules.file_rules import FILE_RULES, OWN_RULES, SCHEMA_RULES
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_RULES
from sitemap_studio.protocol.rules.page_rules import PAGE_RULES
from sitemap_studio.protocol.rules.set_rules import SET_RULES, SUMMARY_RULES
from sitemap_studio.protocol.rules.url_rules import DUPLICATE_RULES, LOC_PARAMETERS, LOC_RULES, LOC_VALUES, PAGE_KINDS
from sitemap_studio.protocol.rules.value_rules import CONTRADICTIONS, OTHER_VALUES, VALUE_RULES

CATALOGUE: Final[dict[str, tuple[Rule, ...]]] = {
    "URLs": (*LOC_RULES, *PAGE_KIND_RULES, *DUPLICATE_RULES),
    "Dates, frequencies and priorities": VALUE_RULES,
    "All entries of a sitemap together": SUMMARY_RULES,
    "Extensions": EXTENSION_RULES,
    "The pages behind the URLs": PAGE_RULES,
    "Files": FILE_RULES,
    "Indexes and sets": SET_RULES,
    "The schemas, on request": SCHEMA_RULES,
    "The program itself": OWN_RULES,
}
"""All rules by subject, in the order in which problems are listed."""

RULES: Final[dict[str, Rule]] = {rule.id: rule for rules in CATALOGUE.values() for rule in rules}

FIELD_RULES: Final[dict[FieldName, ValueRules]] = {
    field: rules for rules in (LOC_VALUES, *OTHER_VALUES) for field in rules.reads
}

VALUE_GROUPS: Final = (*FIELD_RULES.values(), LOC_PARAMETERS, PAGE_KINDS, CONTRADICTIONS)
"""All rules about the values of one entry, grouped by the fields that they examine."""

FIXED_RULES: Final = frozenset(rule.id for rule in RULES.values() if rule.repair is not None)
"""The rules about values that have a fix, for some values at least."""

FIXABLE_GROUPS: Final[dict[FieldName, tuple[ValueRules, ...]]] = {
    field: tuple(
        group
        for group in VALUE_GROUPS
        if group.reads == (field,) and any(rule.id in FIXED_RULES for rule in group.rules)
    )
    for field in FIELD_RULES
}
"""Groups of rules that examine only this field and of which at least one has a fix."""

COUNTED_RULES: Final = frozenset(
    rule.id for rule in RULES.values() if rule.repair is None and rule.decision is not UNCLEAR
)
"""The rules about values that have no fix, but whose values `fix` counts under their decision."""
