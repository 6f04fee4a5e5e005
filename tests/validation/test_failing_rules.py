"""A rule that raises is logged once and reported once, and other rules are complete."""

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
    "limits": f"{VALIDATION}.index_validation._find_exceeded_limits",
    "image-values": f"{VALIDATION}.extensions.extension_rules.value_faults",
    "alternate-links": f"{VALIDATION}.extensions.alternates.links_without_return",
    "summaries": f"{VALIDATION}.summaries.summarize_small_sitemaps",
}
"""What is made to fail, by the rule or the group of rules that fails then."""


def fail(*_given, **_named):
    raise ValueError("a fault of ours")


def listed(document: Document) -> list[tuple[str, int | None, str]]:
    return [(each.rule.id, each.slot, each.message) for each in problems_in_order(document)]


@pytest.mark.parametrize("rule", FAILING)
def test_failing_rule_is_reported_once_without_stopping_others(checked_document, monkeypatch, caplog, rule):
    document = checked_document
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


def test_failing_index_rule_does_not_stop_others(tmp_path, monkeypatch):
    put(tmp_path / "a.xml", urlset(HOST))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml", "ftp://a.example/b.xml")))
    monkeypatch.setattr(f"{VALIDATION}.index_validation._site_and_folder", fail)
    check(document)
    found = listed(document)
    assert [message for rule, _, message in found if rule == "rule-failed"] == [
        message for _, _, message in found if message.startswith("The check “sitemap-places” failed ")
    ]
    assert "loc-scheme" in {rule for rule, _, _ in found}


def test_failing_message_is_replaced_by_explanation_of_rule(checked_document, monkeypatch, caplog):
    monkeypatch.setattr("sitemap_studio.protocol.rules.url_rules.host_fault", fail)
    checked_document.do(SetCells("loc", slots_of(1), pl.Series(["http://999.1.1.1/"])))
    found = {rule: message for rule, _, message in listed(checked_document)}
    assert found["loc-host"] == RULES["loc-host"].explanation
    assert len(caplog.records) == 1


def test_fix_plan_lists_failing_rule_and_fixes_of_others(checked_document, monkeypatch):
    checked_document.do(SetCells("priority", slots_of(0, 1), pl.Series(["0,5", ""])))
    monkeypatch.setitem(RULES, "priority-comma", replace(RULES["priority-comma"], repair=fail))
    plan = plan_fixes(checked_document, rules={"priority-comma", "priority-empty"})
    assert plan.failed == {"priority-comma"}
    assert [values.slots.tolist() for values in plan.values] == [[1]]


def test_failing_schema_check_is_reported(checked_document, monkeypatch):
    monkeypatch.setattr("sitemap_studio.document.schema_validation.check_schema", fail)
    assert [problem.rule.id for problem in validate(checked_document)] == ["rule-failed"]


@pytest.mark.parametrize("error", [Cancelled, MemoryError])
def test_cancellation_and_memory_error_in_rule_are_raised(error):
    def stop() -> None:
        raise error

    with pytest.raises(error):
        run_rule.run_rule("loc-leak", stop, None, set())


def test_checked_document_violates_field_duplicate_and_alternate_rules(checked_document):
    assert DECLARED
    assert len(ENTRIES) == 8
    assert {rule for rule, _, _ in listed(checked_document)} >= {
        "loc-percent",
        "loc-near-duplicate",
        "alternate-repeated",
    }
