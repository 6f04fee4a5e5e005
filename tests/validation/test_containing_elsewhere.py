"""What fails in rules about extensions, sitemaps and sets, and in messages, is contained as what fails in a value."""

from __future__ import annotations

import polars as pl
import pytest

from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.problem_order import problems_in_order
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.formats.schema_check import check_schema
from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.validation import messages, sets, summaries
from sitemap_studio.validation import sets as limits
from sitemap_studio.validation.extensions import alternates as link_judging
from sitemap_studio.validation.extensions import extension_index as extension_memory
from sitemap_studio.validation.extensions import extension_rules as extensions
from sitemap_studio.validation.extensions import violations as extension_breaches
from sitemap_studio.validation.extensions.extension_rules import value_fault
from sitemap_studio.validation.failures import Failure
from tests.builders import HOST, index, positions_of, put, slots_of, urlset
from tests.validation.failing_rules import failing, failures, others

pytestmark = pytest.mark.usefixtures("nothing_noted")


# Extensions


@pytest.mark.logs_expected
def test_a_rule_about_values_of_extensions_is_contained(opened, monkeypatch, caplog):
    before = others(opened)
    monkeypatch.setattr(
        "sitemap_studio.validation.extensions.extension_rules.value_fault",
        failing(value_fault, lambda spec, text: text == "also.jpg"),
    )
    check(opened)
    (told,) = failures(opened)
    assert "The rules about image values could not judge entry 3 (“https://www.example.com/c%4”)." in told.message
    kept = [each for each in before if not (each[0].startswith("image-") and each[1] == 2)]
    assert len(kept) == len(before) - 1
    assert others(opened) == kept
    inverse = opened.do(RemoveEntries(positions_of(2)))
    assert failures(opened) == []
    opened.do(inverse)
    assert failures(opened) == [told]
    assert len(caplog.records) == 1


@pytest.mark.logs_expected
def test_a_rule_about_extensions_that_fails_is_named(opened, monkeypatch):
    before = others(opened)
    monkeypatch.setattr(extensions, "_too_many", failing(extensions._too_many))
    check(opened)
    assert {told.part for told in failures(opened)} == {"image-too-many", "alternate-too-many"}
    assert "and 2 more entries." in failures(opened)[0].message
    assert others(opened) == before


@pytest.mark.logs_expected
def test_links_that_cannot_be_judged_stop_no_other_rule(opened, monkeypatch):
    before = others(opened)
    within = failing(link_judging._within_entries, lambda own: 3 in own.slot)
    monkeypatch.setattr(link_judging, "_within_entries", within)
    check(opened)
    (told,) = failures(opened)
    assert "The rules about links between alternates could not judge entry 4 (" in told.message
    gone = [each for each in before if each not in others(opened)]
    assert {each[1] for each in gone} == {3}
    assert all(each[0].startswith("alternate-") for each in gone)


@pytest.mark.logs_expected
@pytest.mark.parametrize("word", ["also.jpg", ""])
def test_extensions_that_cannot_be_read_stop_no_other_rule(opened, monkeypatch, word):
    reading = extension_memory.ExtensionMemory.__init__
    seen = failing(lambda texts: None, lambda texts: bool(texts["xml"].str.contains(word, literal=True).any()))

    def with_failing_reader(self, read, *given, **named):
        def read_or_fail(texts):
            seen(texts)
            return read(texts)

        reading(self, read_or_fail, *given, **named)

    before = others(opened)
    monkeypatch.setattr(extension_memory.ExtensionMemory, "__init__", with_failing_reader)
    check(opened)
    (told,) = failures(opened)
    assert told.message.startswith("The rules about extensions could not judge entry")
    lost = [each for each in before if each not in others(opened)]
    assert {each[1] for each in lost} == ({2} if word else {1, 2, 3, 4})
    assert all(each[0].partition("-")[0] in ("image", "alternate") for each in lost)


# Sitemaps and sets


@pytest.fixture
def a_set(tmp_path) -> Document:
    for number in range(3):
        entries = [{"loc": f"{HOST}/{number}/{n}", "lastmod": "2026-11-02", "priority": "0.9"} for n in range(20)]
        put(tmp_path / f"{number}.xml", urlset(*entries))
    put(tmp_path / "unlisted.xml", urlset(f"{HOST}/u"))
    listed = [(f"{HOST}/{number}.xml", "2026-10-01") for number in range(3)]
    document = open_path(put(tmp_path / "index.xml", index(*listed, ("https://elsewhere.example/x.xml", "soon"))))
    document.set_profile(PROFILES["google"])
    check(document)
    return document


@pytest.mark.logs_expected
@pytest.mark.parametrize("rule", ["lastmod-all-same", "priority-all-same", "priority-ignored", "index-lastmod-old"])
def test_a_rule_about_all_entries_of_a_sitemap_is_contained(a_set, monkeypatch, rule, caplog):
    before = others(a_set)
    assert rule in {each[0] for each in before}
    monkeypatch.setitem(summaries._RULES, rule, failing(summaries._RULES[rule]))
    check(a_set)
    (told,) = failures(a_set)
    assert f"({rule}) could not judge “0.xml” and 2 more sitemaps." in told.message
    assert others(a_set) == [each for each in before if each[0] != rule]
    a_set.do(SetCells("priority", slots_of(0), pl.Series(["0.1"])))
    assert len(failures(a_set)) == 1
    assert len(caplog.records) == 1


@pytest.mark.logs_expected
def test_sums_that_cannot_be_made_cost_the_rules_that_need_them(a_set, monkeypatch):
    before = others(a_set)
    monkeypatch.setattr(summaries, "_newest_day", failing(summaries._newest_day))
    check(a_set)
    (told,) = failures(a_set)
    assert "(index-lastmod-old) could not judge" in told.message
    assert others(a_set) == [each for each in before if each[0] != "index-lastmod-old"]
    monkeypatch.undo()
    check(a_set)
    assert others(a_set) == before


@pytest.mark.logs_expected
@pytest.mark.parametrize(
    ("name", "part", "lost"),
    [
        ("_unlisted", "Sitemap not listed", "sitemap-unlisted"),
        ("_place", "places of sitemaps", "sitemap-outside"),
        ("judge_fields", "values of the index", "lastmod-format"),
    ],
)
def test_rules_about_an_index_are_contained_one_by_one(a_set, monkeypatch, name, part, lost):
    before = others(a_set)
    assert lost in {each[0] for each in before}
    monkeypatch.setattr(sets, name, failing(getattr(sets, name)))
    a_set.set_profile(DEFAULT_PROFILE)
    a_set.set_profile(PROFILES["google"])
    (told,) = failures(a_set)
    assert part in told.message
    assert others(a_set) == [each for each in before if each[0] != lost]


@pytest.mark.logs_expected
def test_limits_that_cannot_be_judged_are_told_once(a_set, monkeypatch):
    before = others(a_set)
    monkeypatch.setattr(limits, "_judge_sitemap", failing(limits._judge_sitemap))
    check(a_set)
    (told,) = failures(a_set)
    assert "The rules about limits could not judge “0.xml” and " in told.message
    assert others(a_set) == before


@pytest.mark.logs_expected
def test_the_schemas_judge_all_other_files(a_set, monkeypatch):
    put(a_set.path.parent / "1.xml", urlset(f"{HOST}/1").replace("</loc>", "</loc><loc/>"))
    document = open_path(a_set.path)
    objected = {problem.sitemap for problem in validate(document)}
    assert {None, 1} <= objected
    monkeypatch.setattr(
        "sitemap_studio.document.schema_validation.check_schema",
        failing(check_schema, lambda text, path: path.name in ("0.xml", "2.xml")),
    )
    found = validate(document)
    (told,) = [problem for problem in found if isinstance(problem, Failure)]
    assert "The rules about validity by the schemas could not judge “0.xml” and 1 more sitemap." in told.message
    assert {problem.sitemap for problem in found} == objected | {0}


# Messages


@pytest.mark.logs_expected
def test_a_message_that_cannot_be_made_leaves_the_rule_itself(opened, monkeypatch, caplog):
    before = others(opened)
    monkeypatch.setitem(messages._TELLERS, "loc-percent", failing(messages._TELLERS["loc-percent"]))
    after = others(opened)
    assert [each[:2] for each in after] == [each[:2] for each in before]
    changed = [now for then, now in zip(before, after, strict=True) if then != now]
    assert {each[0] for each in changed} == {"loc-percent"}
    assert {each[2] for each in changed} == {RULES["loc-percent"].explanation}
    others(opened)
    assert len(caplog.records) == 1


@pytest.mark.logs_expected
def test_that_a_message_cannot_be_made_is_told_once_and_goes_with_its_value(opened, monkeypatch):
    slots = opened.problems.slots("loc-percent")
    assert opened.note_unworded() == failures(opened) == []
    monkeypatch.setitem(messages._TELLERS, "loc-percent", failing(messages._TELLERS["loc-percent"]))
    listed = list(problems_in_order(opened))
    assert [each for each in listed if isinstance(each, Failure)] == failures(opened) == listed[-1:]
    number, loc = int(opened.table.positions()[slots[0]]) + 1, opened.table.value(int(slots[0]), "loc")
    assert listed[-1].message == (
        f"The rule “{RULES['loc-percent'].title}” (loc-percent) could not say what is wrong with entry {number} "
        f"(“{loc}”). This is a fault of Sitemap Studio; all other rules were judged. Please report it: {REPORT_URL}"
    )
    assert len(listed) == sum(opened.problems.counts().values())
    again = list(problems_in_order(opened))
    assert len(again) == len(listed)
    assert opened.note_unworded() == []
    opened.do(SetCells("priority", slots[:1], pl.Series(["0.1"])))
    assert len(failures(opened)) == 1
    opened.do(SetCells("loc", slots[:1], pl.Series([HOST])))
    assert failures(opened) == []


@pytest.mark.logs_expected
def test_that_a_message_about_an_index_cannot_be_made_is_told_once(a_set, monkeypatch):
    monkeypatch.setitem(messages._TELLERS, "lastmod-format", failing(messages._TELLERS["lastmod-format"]))
    before = [each[0] for each in others(a_set)]
    a_set.set_profile(DEFAULT_PROFILE)
    a_set.set_profile(PROFILES["google"])
    (told,) = failures(a_set)
    assert "(lastmod-format) could not say what is wrong with “" in told.message
    assert [each[0] for each in others(a_set)] == before


@pytest.mark.logs_expected
@pytest.mark.parametrize(("name", "where"), [("tell", extension_breaches), ("_breach", extension_breaches)])
def test_a_message_about_extensions_that_cannot_be_made_leaves_the_rule_itself(opened, monkeypatch, name, where):
    before = others(opened)
    monkeypatch.setattr(where, name, failing(getattr(where, name)))
    after = others(opened)
    assert {each[:2] for each in after} == {each[:2] for each in before}
    assert {now[0].partition("-")[0] for now in after if now not in before} == {"image", "alternate"}
