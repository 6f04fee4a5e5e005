"""Filtering, searching and grouping of problems, without a window."""

from __future__ import annotations

import numpy as np
import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import slots_by_problem
from sitemap_studio.document.fixing import plan_fixes
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.problem_list import (
    EntryProblems,
    ProblemFilter,
    describe_problems,
    filter_problems,
    find_text,
    problems_of_slots,
)
from sitemap_studio.model.slots import NO_SLOTS
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.problem import Problem


@pytest.fixture
def document(flawed) -> Document:
    document = open_path(flawed)
    check(document)
    return document


def rules(document: Document, **chosen: object) -> dict[str, int]:
    choice = ProblemFilter(**chosen)  # type: ignore[arg-type]
    return {each.rule.id: len(each) for each in filter_problems(document, choice)}


def test_problems_are_filtered_by_entries(document):
    assert rules(document) == document.problems.counts()
    found = rules(document, slots=document.problems.slots("changefreq-value"))
    assert found == {"loc-inner-space": 1, "changefreq-value": 1}
    assert rules(document, slots=NO_SLOTS) == {}


def test_problems_are_filtered_by_sitemap(set_with_missing):
    document = open_path(set_with_missing)
    check(document)
    whole, of_two = rules(document), rules(document, sitemaps=(1,))
    assert set(of_two) == {"loc-relative", "lastmod-date", "loc-duplicate"}
    assert set(whole) - set(of_two)
    assert rules(document, sitemaps=(0,)) == {}


def test_profile_determines_severity_of_rule(document):
    def severity() -> Severity:
        groups = filter_problems(document, ProblemFilter())
        return next(group.severity for group in groups if group.rule.id == "lastmod-future")

    assert severity() is Severity.WARNING
    document.set_profile(PROFILES["bing"])
    assert severity() is Severity.ERROR


def test_problem_search_ignores_case_in_values_and_messages(document):
    found = find_text(document.table, document.problems, "C D")
    assert {rule: len(slots) for rule, slots in found.by_rule.items() if len(slots)} == {"loc-inner-space": 1}
    found = find_text(document.table, document.problems, "HOURLY")
    assert {rule for rule, slots in found.by_rule.items() if len(slots)} == {"changefreq-value"}
    # In every line of an entry with several.
    found = find_text(document.table, document.problems, "two.jpg")
    assert rules(document, matches=found) == {"image-url-incomplete": 1}
    (each,) = filter_problems(document, ProblemFilter(matches=found))
    (problem,) = describe_problems(document.table, document.problems, each.rule, each.of_entries)
    assert problem.value == "/two.jpg"


def test_problem_search_finds_field_names(document):
    found = find_text(document.table, document.problems, "changefreq")
    assert rules(document, matches=found) == {"changefreq-value": 1}
    found = find_text(document.table, document.problems, "Image:Loc")
    assert rules(document, matches=found) == {"image-url-incomplete": 2}


def test_fixed_problems_disappear_from_search_and_search_is_cancellable(document):
    found = find_text(document.table, document.problems, "a.example")
    before = rules(document, matches=found)
    plan = plan_fixes(document, rules=["loc-inner-space"])
    document.do(plan.edit(document.table))
    after = rules(document, matches=found)
    assert "loc-inner-space" in before
    assert "loc-inner-space" not in after
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        find_text(document.table, document.problems, "x", progress)


def test_problems_of_one_entry_are_described_in_requested_order(document):
    rule = RULES["image-url-incomplete"]
    slots = document.problems.slots(rule.id)
    (told,) = problems_of_slots(document.table, document.problems, rule, slots)
    assert [problem.value for problem in told] == ["/one.jpg", "/two.jpg"]
    backwards = EntryProblems.from_rule(document.problems, rule.id).select(np.array([1, 0]))
    found = describe_problems(document.table, document.problems, rule, backwards)
    assert [problem.value for problem in found] == ["/two.jpg", "/one.jpg"]


def test_entries_are_grouped_by_problem_severity(document):
    found = slots_by_problem(document.problems)
    assert found["error"].tolist() == [1, 2, 3]
    assert {3, 4} <= set(found["warning"].tolist())
    assert 1 not in found["warning"].tolist()


def test_added_problem_determines_severity_of_entry_and_cell(document):
    assert document.problems.worst(0) is None
    for field in (None, "lastmod"):
        noted = Problem(RULES["schema-invalid"], Severity.ERROR, 0, 0, field, "", "x")
        problems = document.problems.with_individual([noted])
        found = {name: problems.severity(0, name) for name in FIELD_NAMES}
        assert found == {name: Severity.ERROR if name == field else None for name in FIELD_NAMES}
        assert problems.worst(0) is Severity.ERROR
    assert document.problems.worst(0) is None
