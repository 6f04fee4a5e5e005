"""Invalid values and the examples of rules are found, described in one sentence, and fixed where the fix is certain."""

from __future__ import annotations

from datetime import date

import polars as pl
import pytest

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.protocol.decisions import DECISIONS
from sitemap_studio.protocol.robots_files import KnownRobots, RobotsFile
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices, Rule, RuleContext, Scope
from sitemap_studio.protocol.rule_table import FIXED_RULES, RULES
from sitemap_studio.validation.value_fixes import find_fixes
from sitemap_studio.validation.value_validation import describe, english_messages, find_violations, violated_rules
from tests.validation.rule_cases import QUOTED_VALUES
from tests.validation.wrong_values import REMOVED, UNTESTED, WRONG_VALUES, WrongValue

VALID = {
    "loc": "http://www.example.com/",
    "lastmod": "2005-01-01",
    "changefreq": "monthly",
    "priority": "0.8",
}
ROBOTS = RobotsFile(b"User-agent: *\nDisallow: /private\nDisallow: /*?sort=")
CONTEXT = RuleContext(date(2026, 11, 20), robots=KnownRobots((("robots.example", ROBOTS),)))
CONFIRMED = {each.id: "yes" for each in DECISIONS.values() if each.is_confirmation}
CHOICES = FixChoices("https://www.example.com/shop/", "iso-8859-1", "+01:00", CONFIRMED | {"date-order": "DMY"})
"""Answers to all decisions."""

CHOICES_OF_EXAMPLES = FixChoices("http://www.example.com/", zone="+01:00", answers=CONFIRMED)

WITHOUT_FIX = {"loc-host", "lastmod-date"}
"""Rules that fix some values, but not their example."""


def fix(rule: str, value: str | None, choices: FixChoices = NO_CHOICES) -> tuple[str | None, str | None]:
    """Return the fixed value, and the decision that it waits for; the value is None if there is no fix."""
    fixes = find_fixes(rule, pl.Series([value], dtype=pl.String), CONTEXT, choices)
    fixed, decision = fixes.texts.item(), fixes.decisions.item()
    is_removed = fixed is None and decision is None and rule in FIXED_RULES and value is not None
    return (REMOVED if is_removed else fixed), decision


@pytest.mark.parametrize("wrong", WRONG_VALUES, ids=lambda wrong: f"{wrong.rule} {str(wrong.value)[:60]!a}")
def test_wrong_value_is_found_described_and_fixed(wrong: WrongValue):
    rule = RULES[wrong.rule]
    field = rule.field
    assert field is not None
    columns: dict[str, list[str | None]] = {name: [valid] * 3 for name, valid in VALID.items()}
    columns[field][1] = wrong.value
    assert find_violations(entry_frame(columns), context=CONTEXT)[rule.id].tolist() == [1]
    assert rule.id in violated_rules(field, wrong.value, CONTEXT)
    if wrong.says != UNTESTED:
        assert describe(rule.id, wrong.value, CONTEXT) == wrong.says
        assert english_messages(rule, pl.Series(field, [wrong.value] * 2), CONTEXT).to_list() == [wrong.says] * 2
    if wrong.fixed != UNTESTED:
        assert fix(rule.id, wrong.value)[0] == wrong.fixed
    if wrong.waits_for != UNTESTED:
        assert fix(rule.id, wrong.value) == (None, wrong.waits_for)
    if wrong.chosen != UNTESTED:
        assert fix(rule.id, wrong.value, CHOICES)[0] == wrong.chosen


@pytest.mark.parametrize("rule", QUOTED_VALUES, ids=lambda rule: rule.id)
def test_example_is_found_described_and_fixed(rule: Rule):
    assert rule.field is not None
    assert rule.id in violated_rules(rule.field, rule.wrong, CONTEXT)
    assert violated_rules(rule.field, rule.right, CONTEXT) == ()
    message = describe(rule.id, rule.wrong, CONTEXT)
    assert message.endswith(".")
    assert english_messages(rule, pl.Series(rule.field, [rule.wrong] * 2), CONTEXT).to_list() == [message] * 2
    has_fix = rule.fix and rule.id not in WITHOUT_FIX
    assert fix(rule.id, rule.wrong, CHOICES_OF_EXAMPLES)[0] == (rule.right if has_fix else None)


def test_every_value_rule_has_wrong_values_and_message():
    field_rules = {rule.id for rule in RULES.values() if rule.scope is Scope.FIELD}
    assert {wrong.rule for wrong in WRONG_VALUES} == field_rules
    assert {wrong.rule for wrong in WRONG_VALUES if wrong.says != UNTESTED} == field_rules


def test_every_fixed_rule_has_wrong_value_with_expected_fix():
    fixed = {each.rule for each in WRONG_VALUES if {each.fixed, each.chosen} - {UNTESTED, None}}
    assert fixed == FIXED_RULES


def test_unclear_decision_offers_no_answers():
    assert not DECISIONS["unclear"].has_answers
