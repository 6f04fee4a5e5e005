"""Problems are chosen by what they are about; no window is needed for that."""

from __future__ import annotations

import numpy as np
import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import problems_by_name
from sitemap_studio.document.fixing import plan_fixes
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.gui.problem_list import (
    EntryProblems,
    ProblemFilter,
    Subject,
    WorstSeverities,
    describe_problems,
    extension_fields,
    filter_problems,
    find_text,
    problems_of_slots,
)
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.validation.problem import Problem
from tests.builders import HOST, put, urlset

NEWS = EXTENSIONS["news"]


@pytest.fixture
def document(flawed) -> Document:
    document = open_path(flawed)
    check(document)
    return document


def rules(document: Document, **chosen: object) -> dict[str, int]:
    choice = ProblemFilter(**chosen)  # type: ignore[arg-type]
    return {each.rule.id: len(each) for each in filter_problems(document, choice)}


def test_problems_can_be_chosen_by_rule_and_subject(document):
    assert rules(document) == document.problems.counts()
    assert rules(document, rule="loc-inner-space") == {"loc-inner-space": 2}
    assert set(rules(document, about="changefreq")) == {"changefreq-value"}
    assert set(rules(document, about="lastmod")) == {"lastmod-future"}
    found = rules(document, about=Subject.EXTENSIONS)
    assert found
    assert all(rule.startswith("image-") for rule in found)
    assert extension_fields(document.problems) == ["image:loc"]
    assert rules(document, about="image:loc") == found == {"image-url-incomplete": 2}
    assert rules(document, about="image:license") == {}


def test_a_sitemap_can_be_chosen(a_set):
    document = open_path(a_set)
    check(document)
    whole, of_two = rules(document), rules(document, sitemap=1)
    assert set(of_two) == {"loc-relative", "lastmod-date", "loc-duplicate"}
    assert set(whole) - set(of_two)
    assert rules(document, sitemap=0) == {}


def test_severities_are_those_of_the_profile(document):
    assert "lastmod-future" in rules(document, severities=frozenset((Severity.WARNING,)))
    document.set_profile(PROFILES["bing"])
    assert "lastmod-future" not in rules(document, severities=frozenset((Severity.WARNING,)))
    (future,) = [each for each in filter_problems(document, ProblemFilter()) if each.rule.id == "lastmod-future"]
    assert future.severity is Severity.ERROR


def test_words_are_found_in_values_and_in_messages_whatever_their_case(document):
    found = find_text(document.table, document.problems, "C D")
    assert {rule: len(slots) for rule, slots in found.by_rule.items() if len(slots)} == {"loc-inner-space": 1}
    found = find_text(document.table, document.problems, "HOURLY")
    assert {rule for rule, slots in found.by_rule.items() if len(slots)} == {"changefreq-value"}
    # In every line of an entry with several.
    found = find_text(document.table, document.problems, "two.jpg")
    assert rules(document, matches=found) == dict.fromkeys(rules(document, about=Subject.EXTENSIONS, matches=found), 1)
    assert rules(document, matches=found)
    (each,) = filter_problems(document, ProblemFilter(matches=found))
    (problem,) = describe_problems(document.table, document.problems, each.rule, each.of_entries)
    assert problem.value == "/two.jpg"


def test_the_fields_of_extensions_that_the_profile_does_not_mind_are_not_offered(tmp_path):
    news = "<news:news><news:publication><news:name>A</news:name><news:language>en</news:language></news:publication>"
    news += "<news:publication_date>2020-01-01</news:publication_date><news:title>B</news:title></news:news>"
    entries = [{"loc": f"{HOST}/{number}", "xml": news} for number in range(1_001)]
    document = open_path(put(tmp_path / "news.xml", urlset(*entries, declared=f' xmlns:news="{NEWS}"')))
    check(document)
    assert extension_fields(document.problems) == ["news:publication_date"]
    document.set_profile(PROFILES["google"])
    assert extension_fields(document.problems) == ["news:news", "news:publication_date"]
    assert rules(document, about="news:news") == {"news-too-many-in-sitemap": 1}


def test_what_is_fixed_after_a_search_goes_from_what_it_found_and_a_search_can_be_stopped(document):
    found = find_text(document.table, document.problems, "a.example")
    before = rules(document, matches=found)
    plan = plan_fixes(document.table, document.problems, rules=["loc-inner-space"])
    document.do(plan.edit(document.table))
    after = rules(document, matches=found)
    assert "loc-inner-space" in before
    assert "loc-inner-space" not in after
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        find_text(document.table, document.problems, "x", progress)


def test_several_problems_of_one_entry_with_one_rule_come_together(document):
    (rule,) = [RULES[rule] for rule in rules(document, about=Subject.EXTENSIONS)][:1]
    slots = document.problems.slots(rule.id)
    (told,) = problems_of_slots(document.table, document.problems, rule, slots)
    assert [problem.value for problem in told] == ["/one.jpg", "/two.jpg"]
    backwards = EntryProblems.of_rule(document.problems, rule.id).take(np.array([1, 0]))
    found = describe_problems(document.table, document.problems, rule, backwards)
    assert [problem.value for problem in found] == ["/two.jpg", "/one.jpg"]


def test_entries_are_told_apart_by_the_severity_of_their_problems(document):
    found = problems_by_name(document.problems)
    assert found["error"].tolist() == [1, 2, 3, 4]
    assert 3 in found["warning"].tolist()
    assert 1 not in found["warning"].tolist()


def test_what_was_noted_of_an_entry_or_a_cell_counts_for_its_mark(document):
    marks = WorstSeverities()
    assert marks.worst(document.problems, 0) is None
    for field in (None, "lastmod"):
        noted = Problem(RULES["schema-invalid"], Severity.ERROR, 0, 0, field, "", "x")
        problems = document.problems.with_noted([noted])
        found = {name: marks.worst(problems, 0, name) for name in FIELD_NAMES}
        assert found == {name: Severity.ERROR if name == field else None for name in FIELD_NAMES}
        assert marks.worst(problems, 0) is Severity.ERROR
    assert marks.worst(document.problems, 0) is None
