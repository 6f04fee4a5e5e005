"""Every rule of the catalogue is raised by a set that breaks it, and not by its nearest neighbour."""

from __future__ import annotations

from collections import Counter

import pytest

from sitemap_studio.document.checking import check, problems_in_order, robots_by_host
from sitemap_studio.document.date_changes import find_date_changes
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.page_columns import facts_frame
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries
from sitemap_studio.model.page_columns import DEFAULT_PAGE_COLUMNS, PageColumns
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.robots_files import KnownRobots
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.file_rules import OWN_RULES
from sitemap_studio.sources.robots_txt import read_robots
from sitemap_studio.validation.problem import Problem
from tests.builders import HOST, extension_frame, positions_of, put
from tests.validation.rule_cases import CASES, Case


def problems_of(case: Case, folder) -> list[Problem]:
    paths = [
        put(folder / name, content.encode() if isinstance(content, str) else content)
        for name, content in case.files.items()
    ]
    document = open_path(paths[0], index_url=case.location)
    document.set_profile(PROFILES[case.profile])
    if case.entered:
        frame, extensions = entry_frame({"loc": [f"{HOST}/entered"]}), extension_frame((0, case.entered))
        slots = document.add_entries(frame, sitemap=0, extensions=extensions)
        document.do(InsertEntries(positions_of(0), slots))
    robots = KnownRobots()
    if case.robots:
        file = read_robots(put(folder / "robots.txt", case.robots))
        robots = robots_by_host(document, {None: file}, document.profile)
    if case.facts:
        facts = facts_frame(case.facts, DEFAULT_PAGE_COLUMNS)
        document.page_columns = PageColumns("studio").with_facts(facts)
    check(document, robots=robots)
    if case.with_schemas:
        document.add_problems(validate(document))
    if case.earlier:
        document.add_problems(find_date_changes(open_path(put(folder / "earlier.xml", case.earlier)), document))
    listed = list(problems_in_order(document))
    assert set(document.problems.counts()) == {problem.rule.id for problem in listed}
    return listed


def test_every_rule_about_data_has_case():
    # No data breaks the rules about the program itself.
    assert set(CASES) == set(RULES) - {rule.id for rule in OWN_RULES}


def test_every_rule_has_its_own_short_title():
    titles = [rule.title for rule in RULES.values()]
    assert [title for title, count in Counter(titles).items() if count > 1] == []
    assert [title for title in titles if len(title) > 40] == []


@pytest.mark.parametrize("name", ["Leading whitespace", "Compression error", "Path mismatch", "Parsing error"])
def test_search_console_title_is_used_only_with_same_meaning(name):
    # In Search Console, the first three denote faults that no rule of the program detects.
    expected = ["malformed"] if name == "Parsing error" else []
    assert [rule.id for rule in RULES.values() if rule.title.startswith(name)] == expected


@pytest.mark.parametrize("rule", CASES)
def test_case_of_each_rule_violates_it_with_valid_message(rule, tmp_path):
    told = [problem for problem in problems_of(CASES[rule][0], tmp_path) if problem.rule.id == rule]
    assert told
    for problem in told[:100]:
        assert problem.severity is RULES[rule].severity_in(PROFILES[CASES[rule][0].profile])
        assert problem.message.endswith(".")
        assert problem.message.isprintable()
        assert 15 <= len(problem.message) <= 400


@pytest.mark.parametrize("rule", CASES)
def test_similar_valid_case_does_not_violate_rule(rule, tmp_path):
    assert rule not in {problem.rule.id for problem in problems_of(CASES[rule][1], tmp_path)}
