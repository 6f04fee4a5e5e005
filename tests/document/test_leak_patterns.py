"""Which patterns addresses are judged by: the same in a check, after edits, in an index and in reports."""

from __future__ import annotations

import json

import pytest

from sitemap_studio.document.checking import check, prepare_check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.reports import report
from sitemap_studio.protocol.leaks import DEFAULT_LEAKS, NO_LEAKS, LeakPattern, compiled_leaks
from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import index, put, urlset

HOST = "https://www.example.com"
DRAFTS = compiled_leaks([LeakPattern("draft", "/draft-", "a draft")])


@pytest.fixture
def document(tmp_path):
    """A draft, and a page of an administrator."""
    return open_path(put(tmp_path / "a.xml", urlset(f"{HOST}/draft-1", f"{HOST}/admin/", f"{HOST}/2")))


def leaking(document) -> list[str | None]:
    table = document.table
    return [table.value(int(slot), "loc") for slot in document.problems.slots("loc-leak")]


@pytest.mark.parametrize(("leaks", "found"), [(DEFAULT_LEAKS, ["/admin/"]), (DRAFTS, ["/draft-1"]), (NO_LEAKS, [])])
def test_a_check_goes_by_the_patterns_given(document, leaks, found):
    check(document, leaks=leaks)
    assert leaking(document) == [f"{HOST}{path}" for path in found]


def test_an_edit_is_judged_by_the_patterns_of_the_last_check(document, set_cell):
    check(document, leaks=DRAFTS)
    set_cell(document, 2, "loc", f"{HOST}/draft-2")
    set_cell(document, 0, "loc", "http://localhost/")
    assert leaking(document) == [f"{HOST}/draft-2"]
    document.set_profile(PROFILES["google"])
    set_cell(document, 1, "loc", f"{HOST}/draft-3")
    assert leaking(document) == [f"{HOST}/draft-3", f"{HOST}/draft-2"]


def test_other_patterns_hold_from_the_next_check_on(document, set_cell):
    check(document, leaks=DRAFTS)
    prepared = prepare_check(document, leaks=DEFAULT_LEAKS)
    assert leaking(document) == [f"{HOST}/draft-1"]
    document.keep_problems(prepared.run(), prepared.version)
    assert leaking(document) == [f"{HOST}/admin/"]
    set_cell(document, 2, "loc", f"{HOST}/draft-2")
    assert leaking(document) == [f"{HOST}/admin/"]


def test_a_report_tells_which_pattern_found_an_address(document):
    check(document, leaks=DRAFTS)
    (problem,) = json.loads("".join(report(document, "json")))["problems"]
    assert problem["message"] == f"“{HOST}/draft-1” looks like a draft (pattern “draft”)."


def test_an_index_is_judged_by_the_same_patterns(tmp_path):
    put(tmp_path / "staging.xml", urlset(f"{HOST}/1"))
    document = open_path(put(tmp_path / "index.xml", index("https://www.example.com/draft-maps/staging.xml")))
    check(document)
    assert "loc-leak" not in [problem.rule.id for problem in document.problems.noted]
    check(document, leaks=DRAFTS)
    (message,) = [problem.message for problem in document.problems.noted if problem.rule.id == "loc-leak"]
    assert "looks like a draft (pattern “draft”)" in message
    check(document, leaks=NO_LEAKS)
    assert "loc-leak" not in [problem.rule.id for problem in document.problems.noted]
