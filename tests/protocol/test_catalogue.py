"""The catalogue is complete, well-formed and honest in its examples."""

import re
from datetime import date

import pytest

from sitemap_studio.protocol.catalogue import FIXED_RULES, RULES, Finding, Scope, Severity
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Context
from sitemap_studio.validation.values import violated_rules

FIELD_RULE_IDS = tuple(rule.id for rule in RULES.values() if rule.scope is Scope.FIELD)
NOT_A_VALUE = {"loc-missing", "loc-empty", "loc-too-long", "lastmod-empty", "changefreq-empty", "priority-empty"}
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


@pytest.mark.parametrize(
    "rule", [RULES[name] for name in FIELD_RULE_IDS if name not in NOT_A_VALUE], ids=lambda r: r.id
)
def test_the_examples_of_a_rule_are_what_they_say(rule):
    given = Context(date(2026, 1, 1))
    assert rule.id in violated_rules(rule.field, rule.wrong, given)
    assert violated_rules(rule.field, rule.right, given) == ()


def test_rules_say_that_they_have_a_fix_exactly_where_there_is_one():
    assert {rule for rule in FIELD_RULE_IDS if RULES[rule].fix} == FIXED_RULES


def test_a_date_in_the_future_is_an_error_for_who_refuses_it():
    rule = RULES["lastmod-future"]
    assert rule.severity_in(PROFILES["bing"]) is Severity.ERROR
    assert rule.severity_in(PROFILES["sitemap-0.9"]) is Severity.WARNING


def test_who_ignores_the_frequency_does_not_mind_what_it_contradicts():
    rule = RULES["changefreq-contradicts"]
    assert rule.severity_in(PROFILES["google"]) is None
    assert rule.severity_in(PROFILES["yandex"]) is Severity.INFO


def test_a_finding_needs_no_more_than_a_rule_and_a_sentence():
    finding = Finding("not-utf-8", "It is ISO-8859-1.")
    assert (finding.line, finding.entry, finding.value) == (None, None, "")


def test_another_order_of_elements_is_equally_grave_in_an_entry_and_in_a_video():
    assert RULES["video-order"].severity is RULES["element-order"].severity
