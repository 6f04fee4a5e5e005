"""The catalogue as people and programs get it, and README's table, which is made from it."""

from __future__ import annotations

import json
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
from sitemap_studio.protocol.catalogue import RULES

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
