"""The catalogue of rules is complete, well-formed, and has true examples."""

from __future__ import annotations

import json
import re

import pytest

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.paths import resource
from sitemap_studio.document.reporting.rule_catalogue import (
    BEGIN_MARK,
    END_MARK,
    RULES_FILE,
    RULES_PAGE,
    declared_rules,
    rules_json,
    rules_markdown,
    rules_text,
    severity_text,
    stored_rules,
    with_rules,
)
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Scope, Severity
from sitemap_studio.protocol.rule_table import FIXED_RULES, RULES
from sitemap_studio.protocol.rules.file_rules import OWN_RULES

FIELD_RULE_IDS = tuple(rule.id for rule in RULES.values() if rule.scope is Scope.FIELD)


def test_every_rule_is_declared_completely():
    for key, rule in RULES.items():
        assert key == rule.id
        assert re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", key)
        assert rule.title
        assert rule.source
        assert rule.explanation.endswith(".")
        # No data breaks the rules about the program itself.
        assert rule.wrong != rule.right or rule in OWN_RULES
        assert rule.field or rule.scope is not Scope.FIELD


def test_rule_without_example_is_listed_without_example():
    (rule,) = (rule for rule in RULES.values() if not rule.wrong)
    after = rules_text(declared_rules()).partition(f"{rule.id}: ")[2].split("\n\n")[0]
    assert (rule, rule.right) == (OWN_RULES[0], "")
    assert "wrong:" not in after
    assert "right:" not in after


def test_exactly_fixable_field_rules_have_fix_text():
    assert {rule for rule in FIELD_RULE_IDS if RULES[rule].fix} == FIXED_RULES


@pytest.mark.parametrize(
    ("rule", "profile", "severity"),
    [
        ("loc-outside", "sitemap-0.9", Severity.ERROR),
        ("loc-duplicate", "sitemap-0.9", Severity.WARNING),
        ("lastmod-future", "bing", Severity.ERROR),
        ("lastmod-future", "sitemap-0.9", Severity.WARNING),
        ("changefreq-contradicts", "google", None),
        ("changefreq-contradicts", "yandex", Severity.INFO),
    ],
)
def test_severity_of_rule_depends_on_profile(rule, profile, severity):
    assert RULES[rule].severity_in(PROFILES[profile]) is severity


def test_video_order_and_element_order_rules_have_equal_severity():
    assert RULES["video-order"].severity is RULES["element-order"].severity


def test_help_page_and_json_of_rules_equal_declarations():
    page, declared = resource(RULES_PAGE), declared_rules()
    text = page.read_text(encoding="utf-8")
    assert text == with_rules(text, page.name, declared), f"Update it: sitemap-studio rules --update {page}"
    stored = resource(RULES_FILE).read_text(encoding="utf-8")
    assert stored == rules_json(declared), f"Update it: sitemap-studio rules --update {page}"
    assert stored_rules() == declared


def test_rules_are_listed_completely_as_text_and_json():
    text, told = rules_text(declared_rules()), json.loads(rules_json(declared_rules()))["rules"]
    assert [each["id"] for each in told] == list(RULES)
    for each, rule in zip(told, RULES.values(), strict=True):
        words = {name: getattr(rule, name) for name in ("title", "source", "explanation", "wrong", "right", "fix")}
        assert all(said in text for said in (rule.id, *words.values()))
        assert words.items() <= each.items()
        assert (each["severity"], each["scope"], each["field"]) == (rule.severity.value, rule.scope.value, rule.field)


def test_declared_rule_lists_only_differing_profile_severities():
    by_id = {each["id"]: each for each in declared_rules()}
    ignored = by_id["changefreq-ignored"]["severity_in_profiles"]
    assert ignored == {"sitemap-0.9": None, "sitemaps.org": None, "yandex": None}
    assert by_id["lastmod-date"]["severity_in_profiles"] == {}
    assert severity_text(by_id["changefreq-ignored"]) == "info; sitemap-0.9, sitemaps.org, yandex: off"


def test_markdown_table_rows_have_four_cells():
    lines = [line for line in rules_markdown(declared_rules()).splitlines() if line.startswith("| `")]
    assert len(lines) == len(RULES)
    for line in lines:
        assert line.replace("\\|", "").count("|") == 5
        assert "<" not in line.replace("\\<", "")


def test_markdown_table_replaces_text_between_marks():
    text = f"before\n{BEGIN_MARK}\nold\n{END_MARK}\nafter\n"
    new = with_rules(text, "a.md", declared_rules())
    assert new.startswith(f"before\n{BEGIN_MARK}\n")
    assert new.endswith(f"{END_MARK}\nafter\n")
    assert "old\n" not in new
    assert with_rules(new, "a.md", declared_rules()) == new


@pytest.mark.parametrize(
    "text", ["", BEGIN_MARK, END_MARK, f"{END_MARK} {BEGIN_MARK}", f"{BEGIN_MARK} {BEGIN_MARK} {END_MARK}"]
)
def test_document_without_one_ordered_pair_of_marks_is_refused(text):
    with pytest.raises(RequestError, match=r"“a\.md” does not mark"):
        with_rules(text, "a.md", declared_rules())
