"""A rule that fails inside costs its own verdict on the entries concerned, is told once, and stops nothing else."""

from __future__ import annotations

import logging
import threading
from dataclasses import replace

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled, RequestError
from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from sitemap_studio.protocol.urls import near_key
from sitemap_studio.validation import containing, duplicates
from sitemap_studio.validation import locations as location
from sitemap_studio.validation.containing import Fault, apart, attempt, failure_of, judged_rows, spared
from sitemap_studio.validation.failures import failure, told_once
from sitemap_studio.validation.values import fields
from sitemap_studio.validation.values.fields import judge_value
from tests.builders import HOST, positions_of, put, slots_of, urlset
from tests.validation.failing_rules import failing, failures, holds, let_rule_fail, others

pytestmark = pytest.mark.usefixtures("nothing_noted")


# The door


def test_what_a_piece_of_work_fails_with_is_returned():
    fault = attempt(lambda: 1 // 0)
    assert isinstance(fault, Fault)
    assert isinstance(fault.error, ZeroDivisionError)
    assert attempt(lambda: 7) == 7


@pytest.mark.parametrize("passing", [Cancelled, MemoryError, KeyboardInterrupt, SystemExit])
def test_who_asks_to_stop_and_who_has_no_memory_is_heard(passing):
    def work():
        raise passing

    with pytest.raises(passing):
        attempt(work)


def test_an_error_that_is_no_fault_of_the_program_may_pass():
    def work():
        raise RequestError("No.")

    assert isinstance(attempt(work), Fault)
    with pytest.raises(RequestError):
        attempt(work, passing=RequestError)


def test_a_panic_inside_the_columns_is_contained():
    def work():
        raise pl.exceptions.PanicException("a fault of theirs")

    assert isinstance(attempt(work), Fault)


@pytest.mark.logs_expected
def test_a_fault_is_logged_once_with_its_traceback(caplog):
    for _ in range(3):
        assert spared("loc-host", lambda: 1 // 0, 7) == 7
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "loc-host" in record.getMessage()
    assert record.exc_info is not None
    assert spared("loc-idn", lambda: 1 // 0, 0) == 0
    assert len(caplog.records) == 2


@pytest.mark.logs_expected
@pytest.mark.parametrize("wrong", [[], [0], [99], [3, 50], [*range(7, 93, 5)], [*range(100)]])
def test_only_what_fails_is_set_apart(wrong):
    def judge(places):
        if np.isin(places, wrong).any():
            raise ValueError
        return places.tolist()

    results, failed = apart("loc-host", judge, np.arange(100, dtype=np.uint32))
    assert failed.tolist() == wrong
    assert sorted(place for part in results for place in part) == [n for n in range(100) if n not in wrong]


@pytest.mark.logs_expected
def test_a_rule_that_fails_everywhere_is_given_up_and_its_first_failure_known():
    tries = []

    def judge(places):
        tries.append(len(places))
        if (places >= 5).any():
            raise ValueError
        return places.tolist()

    results, failed = apart("loc-host", judge, np.arange(65_536, dtype=np.uint32))
    assert failed.tolist() == list(range(5, 65_536))
    assert sorted(place for part in results for place in part) == [0, 1, 2, 3, 4]
    assert len(tries) < containing.MOST_TRIES + 20


@pytest.mark.logs_expected
def test_what_fails_only_together_is_judged_in_parts():
    def judge(rows):
        if rows.height > 3:
            raise ValueError
        return rows.select((pl.col("n") % 2 == 1).arg_true()).to_series().to_numpy()

    found, failed = judged_rows("loc-host", judge, pl.DataFrame({"n": range(10)}))
    assert (found.tolist(), failed.tolist()) == ([1, 3, 5, 7, 9], [])


# Rules about fields


@pytest.mark.logs_expected
def test_a_rule_that_fails_for_one_value_names_itself_and_the_entry(opened, monkeypatch, caplog):
    before = others(opened)
    let_rule_fail(monkeypatch, "loc", "loc-percent", holds("a%zz"))
    check(opened)
    (told,) = failures(opened)
    assert told.severity is Severity.WARNING
    assert (told.source, told.slot, told.sitemap, told.value) == ("Sitemap Studio", 0, 0, f"{HOST}/a%zz")
    assert "(loc-percent) could not judge entry 1 (“https://www.example.com/a%zz”). " in told.message
    assert others(opened) == [each for each in before if each[:2] != ("loc-percent", 0)]
    assert ("loc-percent", 2) in [each[:2] for each in others(opened)]
    assert opened.problems.counts()["rule-failed"] == 1
    assert len(caplog.records) == 1


@pytest.mark.logs_expected
def test_a_rule_that_fails_for_all_values_is_told_once_with_how_many(opened, monkeypatch):
    before = others(opened)
    let_rule_fail(monkeypatch, "loc", "loc-percent", lambda texts: True)
    check(opened)
    (told,) = failures(opened)
    assert "could not judge entry 1 (" in told.message
    assert " more entries. " in told.message
    assert others(opened) == [each for each in before if each[0] != "loc-percent"]


@pytest.mark.logs_expected
@pytest.mark.parametrize("part", ["columns", "prepared", "suspects"])
def test_where_no_rule_of_a_field_can_be_asked_all_of_them_are_told_as_one(opened, monkeypatch, part):
    before = others(opened)
    declared = fields.FIELD_RULES["lastmod"]
    broken = replace(declared, **{part: failing(getattr(declared, part))})
    monkeypatch.setitem(fields.FIELD_RULES, "lastmod", broken)
    check(opened)
    (told,) = failures(opened)
    assert told.message.startswith("The rules about lastmod could not judge entry 1 (")
    assert others(opened) == [each for each in before if each[0] != "lastmod-date"]


@pytest.mark.logs_expected
def test_a_value_being_typed_is_judged_by_all_other_rules(monkeypatch):
    let_rule_fail(monkeypatch, "loc", "loc-percent", holds("%zz"))
    assert judge_value("loc", f"{HOST}/%zz#top") == ("loc-fragment",)


@pytest.mark.logs_expected
def test_what_is_edited_is_judged_again_and_what_failed_is_told_as_long_as_it_stands(opened, monkeypatch, caplog):
    let_rule_fail(monkeypatch, "loc", "loc-percent", holds("%zz"))
    check(opened)
    (told,) = failures(opened)
    opened.do(SetCells("loc", slots_of(3), pl.Series([f"{HOST}/new%zz"])))
    (told_again,) = failures(opened)
    assert "entry 1 (" in told_again.message
    assert "and 1 more entry." in told_again.message
    for _ in range(3):
        opened.do(SetCells("loc", slots_of(3), pl.Series([f"{HOST}/new%zz"])))
    assert len(caplog.records) <= 2
    opened.do(SetCells("loc", slots_of(3), pl.Series([f"{HOST}/new"])))
    assert failures(opened) == [told]
    inverse = opened.do(RemoveEntries(positions_of(0)))
    assert failures(opened) == []
    opened.do(inverse)
    assert failures(opened) == [told]
    opened.do(SetCells("loc", slots_of(0), pl.Series([f"{HOST}/right"])))
    assert failures(opened) == []


@pytest.mark.logs_expected
def test_judging_again_after_an_edit_of_many_comes_to_the_same(tmp_path, monkeypatch):
    document = open_path(put(tmp_path / "sitemap.xml", urlset(*(f"{HOST}/{n}" for n in range(100)))))
    check(document)
    let_rule_fail(monkeypatch, "loc", "loc-percent", holds("%zz"))
    changed = np.arange(10, 90, dtype=np.uint32)
    document.do(SetCells("loc", changed, pl.Series([f"{HOST}/{n}%{'zz' if n % 20 == 0 else '4'}" for n in changed])))
    edited = document.problems
    check(document)
    assert {rule: slots.tolist() for rule, slots in edited.by_rule.items()} == {
        rule: slots.tolist() for rule, slots in document.problems.by_rule.items()
    }
    assert edited.slots(failure_of("loc-percent")).tolist() == [20, 40, 60, 80]
    assert edited.marks.tolist() == document.problems.marks.tolist()


@pytest.mark.logs_expected
def test_rules_about_values_beside_each_other_are_contained(opened, monkeypatch):
    before = others(opened)
    monkeypatch.setattr(
        "sitemap_studio.validation.values.entry_values._contradicting", failing(lambda rows, given: None)
    )
    check(opened)
    (told,) = failures(opened)
    assert "(changefreq-contradicts) could not judge entry 1 (" in told.message
    assert others(opened) == [each for each in before if each[0] != "changefreq-contradicts"]


@pytest.mark.logs_expected
def test_the_rule_about_places_is_contained(opened, monkeypatch):
    before = others(opened)
    monkeypatch.setattr(location, "_FEW", 0)
    monkeypatch.setattr(location, "judge_location", failing(location.judge_location, lambda rows, *_: rows.height > 4))
    monkeypatch.setattr(location, "inside_pattern", failing(location.inside_pattern, lambda _: False))
    check(opened)
    assert failures(opened) == []
    monkeypatch.setattr(location, "inside_pattern", failing(location.inside_pattern))
    check(opened)
    (told,) = failures(opened)
    assert "(loc-outside) could not judge entry 1 (" in told.message
    assert others(opened) == [each for each in before if each[0] not in ("loc-outside", "loc-other-site")]


# Duplicates


@pytest.mark.logs_expected
def test_an_entry_that_cannot_be_compared_stops_no_other(opened, monkeypatch):
    before = others(opened)
    exact, near = duplicates.LIKENESSES
    broken = replace(near, keys=failing(near.keys, holds("a%zz")))
    for room in ("judging", "rejudging"):
        monkeypatch.setattr(f"sitemap_studio.validation.{room}.LIKENESSES", (exact, broken))
    check(opened)
    assert [told.part for told in failures(opened)] == ["loc-both-protocols", "loc-near-duplicate"]
    assert all("entry 1 (" in told.message for told in failures(opened))
    assert others(opened) == before
    opened.do(SetCells("loc", slots_of(0), pl.Series([f"{HOST}/c/"])))
    assert failures(opened) == []
    assert opened.problems.slots("loc-near-duplicate").tolist() != []
    opened.do(SetCells("loc", slots_of(0), pl.Series([f"{HOST}/a%zz"])))
    assert len(failures(opened)) == 2
    assert others(opened) == before


@pytest.mark.logs_expected
def test_likes_that_cannot_be_told_apart_stop_no_others(opened, monkeypatch):
    before = others(opened)
    monkeypatch.setattr(
        "sitemap_studio.validation.duplicates.near_key", failing(near_key, lambda text: text.endswith("/c/"))
    )
    check(opened)
    assert [told.part for told in failures(opened)] == ["loc-both-protocols", "loc-near-duplicate"]
    assert others(opened) == [each for each in before if each[:2] != ("loc-near-duplicate", 4)]


# Telling


def test_failures_of_one_rule_are_told_as_one_and_others_stay():
    first, second, other = (
        failure(part, DEFAULT_PROFILE, f"“{name}.xml”", sitemap=place)
        for place, (part, name) in enumerate([("limits", "a"), ("limits", "b"), ("lastmod-all-same", "c")])
    )
    told = told_once([first, other, second])
    assert [each.message for each in told] == [
        f"The rules about limits could not judge “a.xml” and 1 more sitemap. {first.message.partition('. ')[2]}",
        other.message,
    ]


@pytest.mark.logs_expected
def test_a_check_that_is_stopped_stops(opened, monkeypatch):
    def stop(texts):
        raise Cancelled

    let_rule_fail(monkeypatch, "loc", "loc-percent", stop)
    with pytest.raises(Cancelled):
        check(opened)


def test_faults_may_come_from_several_threads_at_once():
    started = threading.Barrier(4)
    found = []

    def work():
        started.wait()
        found.append(attempt(lambda: 1 // 0))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(isinstance(each, Fault) for each in found)


def test_a_set_without_faults_tells_of_none(opened):
    assert failures(opened) == []
    assert "rule-failed" not in opened.problems.counts()
    assert not [name for name in opened.problems.by_rule if containing.failed_part(name)]
