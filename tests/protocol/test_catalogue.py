"""The catalogue is complete, well-formed and honest in its examples."""

import re

import pytest

from sitemap_studio.checks.fields import FIELD_RULE_IDS, judge_value
from sitemap_studio.protocol.catalogue import RULES, Finding, Scope, Severity

NOT_A_VALUE = {"loc-missing", "loc-too-long"}
"""Rules whose examples are described rather than quoted."""


def test_every_rule_is_found_under_its_own_id():
    assert all(key == rule.id for key, rule in RULES.items())
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", key) for key in RULES)


def test_every_rule_says_why_and_by_whose_word():
    for rule in RULES.values():
        assert rule.title
        assert rule.source
        assert rule.explanation.endswith(".")
        assert rule.wrong != rule.right


def test_rules_about_one_value_name_their_field():
    assert all(rule.field for rule in RULES.values() if rule.scope is Scope.FIELD)


def test_what_makes_crawlers_drop_an_address_is_an_error():
    assert RULES["loc-outside"].severity is Severity.ERROR
    assert RULES["loc-duplicate"].severity is Severity.WARNING


def test_the_rules_judged_by_value_are_the_rules_of_scope_field():
    assert set(FIELD_RULE_IDS) == {rule.id for rule in RULES.values() if rule.scope is Scope.FIELD}


@pytest.mark.parametrize(
    "rule", [RULES[name] for name in FIELD_RULE_IDS if name not in NOT_A_VALUE], ids=lambda r: r.id
)
def test_the_examples_of_a_rule_are_what_they_say(rule):
    assert rule.id in judge_value(rule.field, rule.wrong)
    assert judge_value(rule.field, rule.right) == ()


def test_a_finding_needs_no_more_than_a_rule_and_a_sentence():
    finding = Finding("not-utf-8", "It is ISO-8859-1.")
    assert (finding.line, finding.entry, finding.value) == (None, None, "")
