"""A rule that raises is logged once and reported once, and costs no other rule anything."""

from __future__ import annotations

from dataclasses import replace

import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import plan_fixes
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.model.edits import SetCells
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation import run_rule
from tests.builders import HOST, index, put, slots_of, urlset
from tests.validation.conftest import DECLARED, ENTRIES

pytestmark = [pytest.mark.logs_expected, pytest.mark.usefixtures("nothing_logged")]

VALIDATION = "sitemap_studio.validation"
FAILING = {
    "loc-mixed-scripts": "sitemap_studio.protocol.rules.url_rules.mixed_label",
    "loc-near-duplicate": f"{VALIDATION}.duplicates.near_key",
    "loc-outside": f"{VALIDATION}.locations.find_misplaced_urls",
    "limits": f"{VALIDATION}.index_validation._beyond_limits",
    "image-values": f"{VALIDATION}.extensions.extension_rules.value_faults",
    "alternate-links": f"{VALIDATION}.extensions.alternates.unreturned",
    "summaries": f"{VALIDATION}.summaries.summarize_small_sitemaps",
}
"""What is made to fail, by the rule or the group of rules that fails then."""


def fail(*_given, **_named):
    raise ValueError("a fault of ours")


def listed(document: Document) -> list[tuple[str, int | None, str]]:
    return [(each.rule.id, each.slot, each.message) for each in problems_in_order(document)]


@pytest.mark.parametrize("rule", FAILING)
def test_a_failing_rule_is_reported_once_and_all_others_judge_on(opened, monkeypatch, caplog, rule):
    document = opened
    before = listed(document)
    monkeypatch.setattr(FAILING[rule], fail)
    for _ in range(2):
        check(document)
        document.do(SetCells("loc", slots_of(1), pl.Series([f"{HOST}/b c"])))
    after = listed(document)
    failures = [message for name, _, message in after if name == "rule-failed"]
    assert len([message for message in failures if rule in message]) == 1
    assert len({record.getMessage() for record in caplog.records}) == len(caplog.records) == len(failures)
    others = {name for name, _, _ in before} - {name for name, _, _ in after}
    assert len(others) <= 4, others
    monkeypatch.undo()
    check(document)
    assert {name for name, _, _ in listed(document)} == {name for name, _, _ in before}


def test_an_index_is_judged_on_where_a_rule_about_it_fails(tmp_path, monkeypatch):
    put(tmp_path / "a.xml", urlset(HOST))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml", "ftp://a.example/b.xml")))
    monkeypatch.setattr(f"{VALIDATION}.index_validation._site_and_folder", fail)
    check(document)
    found = listed(document)
    assert [message for rule, _, message in found if rule == "rule-failed"] == [
        message for _, _, message in found if message.startswith("The check “sitemap-places” failed ")
    ]
    assert "loc-scheme" in {rule for rule, _, _ in found}


def test_a_message_that_cannot_be_made_is_the_rule_in_general(opened, monkeypatch, caplog):
    monkeypatch.setattr("sitemap_studio.protocol.rules.url_rules.host_fault", fail)
    opened.do(SetCells("loc", slots_of(1), pl.Series(["http://999.1.1.1/"])))
    found = {rule: message for rule, _, message in listed(opened)}
    assert found["loc-host"] == RULES["loc-host"].explanation
    assert len(caplog.records) == 1


def test_a_fix_that_fails_leaves_its_values_as_they_are(opened, monkeypatch):
    opened.do(SetCells("priority", slots_of(0, 1), pl.Series(["0,5", ""])))
    monkeypatch.setitem(RULES, "priority-comma", replace(RULES["priority-comma"], repair=fail))
    plan = plan_fixes(opened, rules={"priority-comma", "priority-empty"})
    assert plan.failed == {"priority-comma"}
    assert [values.slots.tolist() for values in plan.values] == [[1]]


def test_a_schema_check_that_fails_is_reported(opened, monkeypatch):
    monkeypatch.setattr("sitemap_studio.document.schema_validation.check_schema", fail)
    assert [problem.rule.id for problem in validate(opened)] == ["rule-failed"]


@pytest.mark.parametrize("error", [Cancelled, MemoryError])
def test_what_is_no_fault_of_a_rule_goes_to_the_caller(error):
    def stop() -> None:
        raise error

    with pytest.raises(error):
        run_rule.run_rule("loc-leak", stop, None, set())


def test_the_set_is_one_in_which_every_way_of_judging_finds_something(opened):
    assert DECLARED
    assert len(ENTRIES) == 8
    assert {rule for rule, _, _ in listed(opened)} >= {"loc-percent", "loc-near-duplicate", "alternate-repeated"}
