"""Fixes of whole classes of problems, and validation by the published schemas."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled, ChangedOnDiskError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import FixPlan, count_fixable, plan_fixes
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.schema_validation import MAX_LISTED, validate
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.decisions import PLACEHOLDER
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices, Severity
from sitemap_studio.protocol.rule_table import FIXED_RULES, RULES
from sitemap_studio.validation import run_rule
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import HOST, NAMESPACE, content, failing, fill, index, locs, put, slots_of, urlset
from tests.hypothesis_examples import examples
from tests.validation.test_fixes import CHOICES, GIVEN, VALUES

LEGACY = "http://www.google.com/schemas/sitemap/0.84"

ENTRIES = (
    {"loc": "http://a.b/ü x", "changefreq": "Daily", "priority": "0,5"},
    {"loc": " http://a.b/2 ", "changefreq": "often", "priority": "0.5"},
    {"loc": "/3", "lastmod": "", "priority": "1e-1"},
    {"loc": "http://a.b/4", "lastmod": "2026-01-02"},
)


@pytest.fixture
def document(tmp_path):
    """Validated sitemap with problems of several kinds."""
    opened = open_path(put(tmp_path / "sitemap.xml", urlset(*ENTRIES)))
    check(opened)
    return opened


def plan(document: Document, **options) -> FixPlan:
    """Return the planned changes of fixes."""
    return plan_fixes(document.snapshot(), **options)


def rows(document: Document) -> list[tuple[str | None, ...]]:
    """Return all fields of all entries."""
    return document.table.rows(document.table.order, FIELD_NAMES).rows()


def test_certain_fixes_are_one_edit_that_can_be_undone(document):
    before, fixed = rows(document), {"loc-characters", "loc-inner-space", "loc-whitespace", "priority-comma"}
    planned = plan(document)
    assert fixed <= set(document.problems.counts())
    undo = document.do(planned.edit(document.table))
    assert not fixed & set(document.problems.counts())
    assert rows(document) == [
        ("http://a.b/%C3%BC%20x", None, "daily", "0.5"),
        ("http://a.b/2", None, "often", "0.5"),
        ("/3", None, None, "0.1"),
        ("http://a.b/4", "2026-01-02", None, None),
    ]
    assert (len(planned), planned.n_unfixed) == (6, 2)
    assert (len(plan(document)), plan(document).n_unfixed) == (0, 2)
    document.do(undo)
    assert rows(document) == before
    planned = plan(document, rules=["loc-relative"], choices=FixChoices(base_url="http://a.b/x/"))
    ((fix,),) = (planned.values,)
    assert (fix.before.to_list(), fix.after.to_list()) == (["/3"], ["http://a.b/3"])
    assert plan(document, choices=FixChoices(base_url="http://a.b/")).n_unfixed == 1
    assert len(plan(document, rules=["loc-missing", "too-large", "loc-duplicate"])) == 0
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        plan(document, progress=progress)


def open_checked(path, *entries) -> Document:
    """Open and validate a sitemap."""
    opened = open_path(put(path / "sitemap.xml", urlset(*entries)))
    check(opened)
    return opened


def test_value_with_another_error_waits_for_decision(tmp_path):
    planned = plan(open_checked(tmp_path, "HTTP://www.example.com/%4", "HTTP://www.example.com/a"))
    assert planned.values[0].after.to_list() == ["http://www.example.com/a"]
    assert planned.unfixed["loc"].tolist() == [0]
    assert {name: found["loc"].tolist() for name, found in planned.waiting.items()} == {"unclear": [0]}


def test_times_without_zone_wait_and_get_the_chosen_zone(tmp_path):
    entries = [{"loc": f"http://a.b/{n}", "lastmod": f"2005-01-01T18:{n % 60:02}"} for n in range(1_000)]
    assert plan(open_checked(tmp_path, *entries)).n_waiting == {"zone": 1_000}
    planned = plan(open_checked(tmp_path, *entries), choices=FixChoices(zone="+01:00"))
    assert (len(planned), planned.n_unfixed) == (1_000, 0)
    assert planned.values[0].after[0] == "2005-01-01T18:00+01:00"


@settings(max_examples=examples(100))
@given(st.lists(VALUES, min_size=1, max_size=8), st.sampled_from([NO_CHOICES, CHOICES]))
def test_second_plan_after_fixes_is_empty(pairs, choices):
    entries = [{"loc": "http://www.example.com/", field: value} for field, value in pairs]
    table = EntryTable()
    fill(table, 0, origin=0, **{name: [entry.get(name) for entry in entries] for name in FIELD_NAMES})
    problems = validate_entries(table, context=GIVEN)
    document = Document(path=None, sitemaps=[])
    document.table, document.problems = table, problems
    planned = plan_fixes(document.snapshot(), choices=choices)
    planned.edit(table).apply(table)
    after = validate_entries(table, context=GIVEN)
    for name in FIELD_NAMES:
        fixable = [rule for rule in FIXED_RULES if RULES[rule].field == name]
        left = {slot for rule in fixable for slot in after.slots(rule).tolist()}
        unfixed = planned.unfixed.get(name, np.empty(0)).tolist()
        assert left == set(unfixed)
        waiting = [slot for by_field in planned.waiting.values() for slot in by_field.get(name, np.empty(0)).tolist()]
        assert sorted(waiting) == unfixed
    document.problems = after
    again = plan_fixes(document.snapshot(), choices=choices)
    assert (len(again), again.n_unfixed) == (0, planned.n_unfixed)


REMOVING = FixChoices(answers={"session-id": "yes", "tracker": "yes"})


@pytest.mark.parametrize(
    ("entries", "expected_urls", "expected_waiting"),
    [
        pytest.param(["/a?PHPSESSID=1", "/b"], ["/a"], {}, id="alone"),
        pytest.param(["/a?PHPSESSID=1", "/a?PHPSESSID=2"], [], {"same-url": 2}, id="differ only in it"),
        pytest.param(["/a?PHPSESSID=1", "/a"], [], {"same-url": 1}, id="url of another entry"),
        pytest.param(["/a?PHPSESSID=1", " /a"], ["/a"], {"same-url": 1}, id="url of a fixed entry"),
        pytest.param(["/a?PHPSESSID=1#b", "/a"], ["/a?PHPSESSID=1"], {"same-url": 1}, id="with another fault"),
        pytest.param(["/a?PHPSESSID=1", "/a?PHPSESSID=1"], ["/a", "/a"], {}, id="equal before"),
        pytest.param(["/a?gclid=1", "/a?gclid=2", "/c?gclid=3"], ["/c"], {"same-url": 2}, id="trackers"),
    ],
)
def test_removed_parameters_never_merge_entries(tmp_path, entries, expected_urls, expected_waiting):
    document = open_checked(tmp_path, *(f"{loc[: -len(loc.lstrip())]}{HOST}{loc.lstrip()}" for loc in entries))
    assert len(plan(document, rules=["loc-session", "loc-tracker"])) == 0
    planned = plan(document, choices=REMOVING)
    made = [text.removeprefix(HOST) for values in planned.values for text in values.after]
    assert (made, planned.n_waiting) == (expected_urls, expected_waiting)


def test_placeholders_are_counted_and_not_fixed(tmp_path):
    document = open_checked(
        tmp_path, f"{HOST}/${{slug}}", {"loc": f"{HOST}/a", "lastmod": "{{ date }}", "priority": "%PRIORITY%"}
    )
    planned = plan(document)
    assert (len(planned), planned.n_waiting) == (0, {"placeholder": 3})
    assert planned.decision_of(0, "loc") is PLACEHOLDER
    assert planned.decision_of(0, "lastmod") is None


@pytest.mark.parametrize(
    ("loc", "can_be_fixed"),
    [
        ("http://a.example/%2520", True),
        ("http://a.example/?b=%2520", True),
        ("http://a.example/?PHPSESSID=1", True),
        ("http://a.example/<b>", True),
        ("/a", True),
        ("catalog", False),
        ("http://a.example/${slug}", False),
        ("http://a.example/%4", False),
        ("http://Some_File.HTM", False),
        ("ftp://a.example/", False),
    ],
)
def test_each_problem_knows_whether_it_can_be_fixed(tmp_path, loc, can_be_fixed):
    document = open_checked(tmp_path, loc)
    assert {problem.can_be_fixed for problem in document.problems.of_slot(document.table, 0)} == {can_be_fixed}


def test_only_requested_rules_entries_and_cells_are_fixed(document):
    planned = plan(document, rules=["changefreq-value"])
    assert [fixed.field for fixed in planned.values] == ["changefreq"]
    undo = document.do(planned.edit(document.table))
    assert rows(document)[0] == ("http://a.b/ü x", None, "daily", "0,5")
    document.do(undo)
    undo = document.do(plan(document, slots=slots_of(1, 3)).edit(document.table))
    assert [row[0] for row in rows(document)] == ["http://a.b/ü x", "http://a.b/2", "/3", "http://a.b/4"]
    document.do(undo)
    document.do(plan(document).exclude_cells([(0, "loc"), (0, "changefreq")]).edit(document.table))
    assert rows(document)[0] == ("http://a.b/ü x", None, "Daily", "0.5")


def test_two_hundred_thousand_values_are_fixed(tmp_path):
    entries = [{"loc": f"http://a.b/{number} x", "priority": "0,5"} for number in range(100_000)]
    opened = open_path(put(tmp_path / "sitemap.xml", urlset(*entries)))
    check(opened)
    planned = plan(opened)
    assert (len(planned), planned.n_unfixed) == (200_000, 0)
    opened.do(planned.edit(opened.table))
    assert opened.table.locs()[-1] == "http://a.b/99999%20x"


DISORDERED = "  <url>\n    <priority>0.5</priority>\n    <loc>http://a.b/1</loc>\n  </url>\n"
ORDERED = "  <url>\n    <loc>http://a.b/1</loc>\n    <priority>0.5</priority>\n  </url>\n"


@pytest.fixture
def misordered_document(tmp_path):
    """Validated sitemap of an entry with misordered tags and a correct one, in an earlier namespace."""
    text = urlset("http://a.b/2").replace(NAMESPACE, LEGACY).replace("  <url>\n", f"{DISORDERED}  <url>\n", 1)
    opened = open_path(put(tmp_path / "sitemap.xml", text))
    check(opened)
    return opened


@pytest.mark.parametrize(
    ("rule", "old", "new"), [("element-order", DISORDERED, ORDERED), ("namespace-wrong", LEGACY, NAMESPACE)]
)
def test_requested_order_or_namespace_fix_changes_nothing_else(misordered_document, rule, old, new):
    assert rule in misordered_document.problems.counts()
    assert sorted(plan(misordered_document).corrected) == [(0, "namespace-wrong")]
    assert len(plan(misordered_document)) == 1
    planned = plan(misordered_document, rules=[rule])
    assert (planned.ordered.tolist(), sorted(planned.corrected)) == (
        ([0], []) if rule == "element-order" else ([], [(0, rule)])
    )
    before = content(misordered_document.path)
    undo = misordered_document.do(planned.edit(misordered_document.table))
    assert misordered_document.is_changed(0)
    misordered_document.do(undo)
    assert not misordered_document.is_changed(0)
    assert save(misordered_document).paths == ()
    misordered_document.do(planned.edit(misordered_document.table))
    save(misordered_document)
    assert content(misordered_document.path) == before.replace(old, new)
    assert not misordered_document.is_changed(0)
    check(misordered_document)
    assert rule not in misordered_document.problems.counts()


def test_saved_order_and_namespace_fixes_leave_no_findings(misordered_document, set_cell):
    set_cell(misordered_document, 1, "priority", "0.9")
    misordered_document.do(
        plan(misordered_document, rules=["namespace-wrong", "element-order"]).edit(misordered_document.table)
    )
    save(misordered_document)
    again = open_path(misordered_document.path)
    assert rows(again) == rows(misordered_document)
    assert {finding.rule for _, finding in again.findings} == set()


@pytest.mark.logs_expected
def test_failing_fix_counts_as_unfixed_and_others_continue(document, monkeypatch):
    monkeypatch.setattr(run_rule, "_logged", set())
    before = plan(document)
    rule = "loc-characters"
    monkeypatch.setitem(RULES, rule, replace(RULES[rule], repair=failing(RULES[rule].repair), repair_columns=None))
    after = plan(document)
    assert after.failed == {rule}
    assert before.failed == frozenset()
    assert after.n_unfixed > before.n_unfixed
    of_slots = document.problems.of_slots(document.table, document.problems.slots(rule))
    assert all(problem.fix is None for problem in of_slots if problem.rule.id == rule)


INVALID = {
    "attribute": urlset(HOST).replace("<url>", '<url id="1">'),
    "loc repeated": urlset({"loc": HOST, "xml": f"<loc>{HOST}/2</loc>"}),
    "calendar": urlset({"loc": HOST, "lastmod": "2026-02-30"}),
    "no loc": urlset({"priority": "0.5"}),
}
ALONE = {
    "month": urlset({"loc": HOST, "lastmod": "2026-11"}),
    "time without seconds": urlset({"loc": HOST, "lastmod": "2026-11-02T17:33+01:00"}),
    "order": urlset({"priority": "0.5", "xml": f"<loc>{HOST}</loc>"}),
    "short": urlset("http://a.b/"),
    "foreign": urlset({"loc": HOST, "xml": '<x:y xmlns:x="urn:x"/>'}),
}


@pytest.mark.parametrize("text", INVALID.values(), ids=INVALID.keys())
def test_violation_of_protocol_text_and_schema_is_error(tmp_path, text):
    found = validate(open_path(put(tmp_path / "a.xml", text)))
    assert [(each.rule.id, each.severity, each.slot) for each in found] == [("schema-invalid", Severity.ERROR, 0)]


@pytest.mark.parametrize("text", ALONE.values(), ids=ALONE.keys())
def test_schema_only_violation_is_info(tmp_path, text):
    problems = validate(open_path(put(tmp_path / "a.xml", text)))
    assert {(each.rule.id, each.severity) for each in problems} == {("schema-alone", Severity.INFO)}
    assert all(each.message.startswith("The schema rejects") for each in problems)


def test_schema_problems_list_index_first_with_positions(tmp_path):
    put(tmp_path / "a.xml", urlset(HOST))
    put(tmp_path / "b.xml.gz", urlset(HOST, {"loc": f"{HOST}/\u00e4", "priority": "2.0"}))
    text = index(f"{HOST}/a.xml", f"{HOST}/b.xml.gz").replace("<sitemap>", "<sitemap id='1'>", 1)
    document = open_path(put(tmp_path / "sitemap.xml", text))
    check(document)
    before, problems = document.problems.counts(), validate(document)
    assert [(each.rule.id, each.sitemap, each.line) for each in problems] == [
        ("schema-invalid", None, 3),
        ("schema-invalid", 1, 8),
    ]
    found = problems[1]
    assert (found.field, found.value, found.slot, found.column) == ("priority", "2.0", document.table.order[2], 5)
    document.add_problems(problems)
    assert document.problems.counts() == {**before, "schema-invalid": 2}


def test_wrongly_cased_tags_are_schema_validated_as_written(tmp_path):
    text = urlset({"loc": HOST, "priority": "2.0"}).replace("<url>", "<Url>").replace("</url>", "</Url>")
    document = open_path(put(tmp_path / "a.xml", text))
    assert document.repairs == []
    problems = validate(document)
    assert [(each.rule.id, each.line) for each in problems] == [("schema-invalid", 2), ("schema-invalid", 3)]
    assert "“Url”" in problems[1].message


def test_malformed_file_is_schema_invalid_even_if_repairable(tmp_path):
    torn = urlset(HOST, f"{HOST}/b").replace("</url>\n  <url>", "</url>\n  <!-- <url>")
    for text in (torn, urlset(f"{HOST}/?aANDb").replace("AND", "&")):
        (problem,) = validate(open_path(put(tmp_path / "b.xml", text)))
        assert (problem.rule.id, problem.severity) == ("schema-invalid", Severity.ERROR)
        assert problem.message == "“b.xml” is not well-formed, so it was not validated."


def test_text_lists_and_doctype_files_are_not_schema_validated(tmp_path):
    assert validate(open_path(put(tmp_path / "a.txt", f"{HOST}\n"))) == []
    document = open_path(put(tmp_path / "b.xml", urlset(HOST).replace("<urlset", "<!DOCTYPE urlset []>\n<urlset")))
    assert document.sitemaps[0].read_only_reason is not None
    assert validate(document) == []


def test_schema_validation_ignores_edits_and_refuses_changed_file(tmp_path, set_cell):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "2.0"}))
    document = open_path(path)
    set_cell(document, 0, "priority", "0.5")
    assert [each.value for each in validate(document)] == ["2.0"]
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        validate(document, progress)
    put(path, urlset(*locs(2)))
    with pytest.raises(ChangedOnDiskError, match=r"“a\.xml” was changed by another program"):
        validate(document)


def test_schema_only_faults_beyond_limit_are_counted_not_listed(tmp_path):
    entries = [{"loc": loc, "lastmod": "2026-11"} for loc in locs(MAX_LISTED + 5)]
    problems = validate(open_path(put(tmp_path / "a.xml", urlset(*entries))))
    assert len(problems) == MAX_LISTED + 1
    assert {each.rule.id for each in problems} == {"schema-alone"}
    assert problems[-1].message == "… and 5 more."
    problems = validate(open_path(put(tmp_path / "a.xml", urlset(*entries, {"loc": HOST, "priority": "9"}))))
    assert [each.value for each in problems if each.rule.id == "schema-invalid"] == ["9"]


def test_entry_too_large_for_schema_validation_is_info(tmp_path):
    heavy = "".join(f'<x:y xmlns:x="urn:x" a="{number}"/>' for number in range(6_000))
    problems = validate(open_path(put(tmp_path / "a.xml", urlset({"loc": HOST, "xml": heavy}))))
    assert [(each.rule.id, each.severity) for each in problems] == [("schema-unjudged", Severity.INFO)]
    assert problems[0].message == "“url” has too many elements and attributes to be validated."


def test_values_without_fix_are_not_counted_as_fixable(tmp_path):
    document = open_checked(
        tmp_path, *({"loc": "http://a.b/", "changefreq": text} for text in ("Daily", "perhaps", "often"))
    )
    slots = document.problems.slots("changefreq-value")
    assert len(slots) == 3
    assert count_fixable(document, "changefreq-value", slots) == 1
    assert count_fixable(document, "changefreq-value", slots[1:]) == 0


def test_fixable_values_behind_many_others_are_counted(tmp_path):
    values = [*["perhaps"] * 400, "Daily", "DAILY", *["often"] * 9]
    document = open_checked(tmp_path, *({"loc": "http://a.b/", "changefreq": text} for text in values))
    assert count_fixable(document, "changefreq-value", document.problems.slots("changefreq-value")) == 2


def test_fixable_urls_behind_many_others_are_counted(tmp_path):
    document = open_checked(tmp_path, *({"loc": f"https://www.example.com/{{id}}/é{number}"} for number in range(900)),
                      *({"loc": f"https://www.example.com/é{number}"} for number in range(100)))  # fmt: skip
    assert count_fixable(document, "loc-characters", document.problems.slots("loc-characters")) == 1_000


@pytest.mark.parametrize("path", ["a b.jpg", "feed/ü", "style é.css", "404 x", "search?s=a b"])
def test_similar_urls_with_same_fault_are_both_fixed(tmp_path, path):
    document = open_checked(
        tmp_path, {"loc": f"https://www.example.com/{path}"}, {"loc": f"https://www.example.com/{path}x"}
    )
    planned = plan(document)
    assert (len(planned), planned.n_unfixed) == (2, 0)


def test_no_problem_of_a_placeholder_can_be_fixed(tmp_path):
    document = open_checked(
        tmp_path, {"loc": "https://www.example.com/${slug}/a b"}, {"loc": "https://www.example.com/{id}"}
    )
    problems = document.problems.of_slots(document.table, document.table.order)
    assert {"loc-characters", "loc-inner-space", "loc-placeholder"} <= {problem.rule.id for problem in problems}
    assert not any(problem.can_be_fixed for problem in problems)
    slots = document.problems.slots("loc-characters")
    assert (len(slots), count_fixable(document, "loc-characters", slots)) == (2, 0)
