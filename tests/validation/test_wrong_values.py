"""Every wrong value is found among right ones, described in one sentence, and fixed as far as that is certain."""

from __future__ import annotations

from datetime import date

import polars as pl
import pytest

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.protocol.catalogue import FIXED_RULES, RULES
from sitemap_studio.protocol.robots import KnownRobots, RobotsFile
from sitemap_studio.protocol.rule import NO_CHOICES, Context, FixChoices, Scope
from sitemap_studio.validation.value_fixes import find_fixes
from sitemap_studio.validation.values import describe, find_violations, texts_of, violated_rules
from tests.validation.wrong_values import UNTESTED, WRONG_VALUES, WrongValue

FIELD_RULE_IDS = {rule.id for rule in RULES.values() if rule.scope is Scope.FIELD}
RIGHT = {
    "loc": "http://www.example.com/",
    "lastmod": "2005-01-01",
    "changefreq": "monthly",
    "priority": "0.8",
}
ROBOTS = RobotsFile(b"User-agent: *\nDisallow: /private\nDisallow: /*?sort=")
GIVEN = Context(date(2026, 11, 20), robots=KnownRobots((("robots.example", ROBOTS),)))
DECIDED = {"double-escape": "yes", "special-characters": "yes", "session-id": "yes", "tracker": "yes"}
CHOICES = FixChoices("https://www.example.com/shop/", "iso-8859-1", "+01:00", DECIDED)


def fix(wrong: WrongValue, choices: FixChoices) -> str | None:
    """The value after the fix of its rule alone; None where it has none or is removed."""
    fixed: str | None = find_fixes(wrong.rule, pl.Series([wrong.value], dtype=pl.String), GIVEN, choices).texts.item()
    return fixed


@pytest.mark.parametrize("wrong", WRONG_VALUES, ids=lambda wrong: f"{wrong.rule} {str(wrong.value)[:60]!a}")
def test_wrong_value_is_found_described_and_fixed(wrong: WrongValue):
    rule = RULES[wrong.rule]
    field = rule.field
    assert field is not None
    columns: dict[str, list[str | None]] = {name: [right] * 3 for name, right in RIGHT.items()}
    columns[field][1] = wrong.value
    assert find_violations(entry_frame(columns), context=GIVEN)[rule.id].tolist() == [1]
    assert rule.id in violated_rules(field, wrong.value, GIVEN)
    if wrong.says != UNTESTED:
        assert describe(rule.id, wrong.value, GIVEN) == wrong.says
        assert texts_of(rule, pl.Series(field, [wrong.value] * 2), GIVEN).to_list() == [wrong.says] * 2
    if wrong.fixed != UNTESTED:
        assert fix(wrong, NO_CHOICES) == wrong.fixed
    if wrong.chosen != UNTESTED:
        assert fix(wrong, CHOICES) == wrong.chosen


def test_every_value_rule_has_wrong_values_and_message():
    assert {wrong.rule for wrong in WRONG_VALUES} == FIELD_RULE_IDS
    assert {wrong.rule for wrong in WRONG_VALUES if wrong.says != UNTESTED} == FIELD_RULE_IDS


def test_every_rule_with_a_fix_has_an_example():
    fixed = {each.rule for each in WRONG_VALUES if {each.fixed, each.chosen} - {UNTESTED, None}}
    # Empty elements are removed; a test of fixes shows it.
    assert fixed | {"lastmod-empty", "changefreq-empty", "priority-empty"} == FIXED_RULES
