"""The catalogue is complete, well-formed and honest in its examples."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path

import pytest

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.reporting.catalogue import (
    BEGIN_MARK,
    END_MARK,
    rules_json,
    rules_markdown,
    rules_text,
    severities,
    with_rules,
)
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


README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_table_in_readme_is_that_of_the_program():
    text = README.read_text(encoding="utf-8")
    assert text == with_rules(text, "README.md"), "Refresh it: sitemap-studio rules --update README.md"


def test_every_rule_is_told_whole_in_words():
    text = rules_text()
    for rule in RULES.values():
        for told in (rule.id, rule.title, rule.explanation, rule.source, rule.wrong, rule.right, rule.fix):
            assert told in text


def test_every_rule_is_told_whole_as_json():
    told = json.loads(rules_json())["rules"]
    assert [each["id"] for each in told] == list(RULES)
    for each, rule in zip(told, RULES.values(), strict=True):
        assert (each["severity"], each["scope"], each["field"]) == (rule.severity.value, rule.scope.value, rule.field)
        assert (each["source"], each["explanation"]) == (rule.source, rule.explanation)
        assert (each["wrong"], each["right"], each["fix"]) == (rule.wrong, rule.right, rule.fix)


def test_the_severities_of_profiles_are_told_where_they_differ():
    by_id = {each["id"]: each for each in json.loads(rules_json())["rules"]}
    ignored = by_id["changefreq-ignored"]["severity_in_profiles"]
    assert ignored == {"sitemap-0.9": None, "sitemaps.org": None, "yandex": None}
    assert by_id["lastmod-date"]["severity_in_profiles"] == {}
    assert severities(RULES["changefreq-ignored"]) == "info; sitemap-0.9, sitemaps.org, yandex: not minded"


def test_every_line_of_a_markdown_table_has_its_four_cells():
    lines = [line for line in rules_markdown().splitlines() if line.startswith("| `")]
    assert len(lines) == len(RULES)
    for line in lines:
        assert line.replace("\\|", "").count("|") == 5
        assert "<" not in line.replace("\\<", "")


def test_the_table_takes_the_place_of_what_stood_between_its_marks():
    text = f"before\n{BEGIN_MARK}\nold\n{END_MARK}\nafter\n"
    new = with_rules(text, "a.md")
    assert new.startswith(f"before\n{BEGIN_MARK}\n")
    assert new.endswith(f"{END_MARK}\nafter\n")
    assert "old\n" not in new
    assert with_rules(new, "a.md") == new


@pytest.mark.parametrize(
    "text", ["", BEGIN_MARK, END_MARK, f"{END_MARK} {BEGIN_MARK}", f"{BEGIN_MARK} {BEGIN_MARK} {END_MARK}"]
)
def test_a_document_without_both_marks_is_refused(text):
    with pytest.raises(RequestError, match=r"“a\.md” does not say"):
        with_rules(text, "a.md")
