"""Validation by the schemas: what becomes a problem, of which rule, and where."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import Cancelled, ChangedOnDiskError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.schema_validation import MAX_LISTED, validate, with_schema_problems
from sitemap_studio.protocol.catalogue import Severity
from tests.builders import HOST, index, locs, put, urlset

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


def found_in(path):
    """Rule, severity and slot of each problem."""
    return [(each.rule.id, each.severity, each.slot) for each in validate(open_path(path))]


@pytest.mark.parametrize("text", INVALID.values(), ids=INVALID.keys())
def test_what_prose_and_schema_forbid_is_an_error(tmp_path, text):
    assert found_in(put(tmp_path / "a.xml", text)) == [("schema-invalid", Severity.ERROR, 0)]


@pytest.mark.parametrize("text", ALONE.values(), ids=ALONE.keys())
def test_what_the_schema_alone_forbids_is_worth_knowing_and_both_are_named(tmp_path, text):
    problems = validate(open_path(put(tmp_path / "a.xml", text)))
    assert {(each.rule.id, each.severity) for each in problems} == {("schema-alone", Severity.INFO)}
    assert all("schema" in each.message and "prose" in each.message for each in problems)


def test_a_valid_set_has_no_problems(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(3)))
    assert validate(open_path(put(tmp_path / "sitemap.xml", index(f"{HOST}/a.xml")))) == []


def test_problems_of_a_set_come_index_first_and_name_their_sitemaps(tmp_path):
    put(tmp_path / "a.xml", urlset(HOST))
    put(tmp_path / "b.xml.gz", INVALID["attribute"])
    text = index(f"{HOST}/a.xml", f"{HOST}/b.xml.gz").replace("<sitemap>", "<sitemap id='1'>", 1)
    problems = validate(open_path(put(tmp_path / "sitemap.xml", text)))
    assert [(each.rule.id, each.sitemap, each.line) for each in problems] == [
        ("schema-invalid", None, 3),
        ("schema-invalid", 1, 3),
    ]


def test_a_problem_knows_its_field_its_value_its_line_and_its_column(tmp_path):
    text = urlset(HOST, {"loc": f"{HOST}/\u00e4", "priority": "2.0"})
    (problem,) = validate(open_path(put(tmp_path / "a.xml", text)))
    assert (problem.field, problem.value, problem.slot) == ("priority", "2.0", 1)
    assert (problem.line, problem.column) == (8, 5)


def test_a_repaired_file_is_judged_as_it_is_on_disk(tmp_path):
    text = urlset({"loc": HOST, "priority": "2.0"}).replace("<url>", "<Url>").replace("</url>", "</Url>")
    document = open_path(put(tmp_path / "a.xml", text))
    assert document.repairs
    problems = validate(document)
    assert [(each.rule.id, each.line) for each in problems] == [("schema-invalid", 2), ("schema-invalid", 3)]
    assert "“Url”" in problems[1].message


def test_a_file_that_is_not_well_formed_is_not_valid_whether_it_was_repaired_or_not(tmp_path):
    torn = urlset(HOST, f"{HOST}/b").replace("</url>\n  <url>", "</url>\n  <!-- <url>")
    for text in (torn, urlset(f"{HOST}/?aANDb").replace("AND", "&")):
        (problem,) = validate(open_path(put(tmp_path / "b.xml", text)))
        assert (problem.rule.id, problem.severity) == ("schema-invalid", Severity.ERROR)
        assert problem.message == "“b.xml” is not well-formed, so it is not valid by the schema either."


def test_lists_and_files_with_document_types_are_left_out(tmp_path):
    assert validate(open_path(put(tmp_path / "a.txt", f"{HOST}\n"))) == []
    document = open_path(put(tmp_path / "b.xml", urlset(HOST).replace("<urlset", "<!DOCTYPE urlset>\n<urlset")))
    assert document.sitemaps[0].read_only_reason is not None
    assert validate(document) == []


def test_what_lies_on_disk_is_judged_not_what_was_edited(tmp_path, set_cell):
    document = open_path(put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "2.0"})))
    set_cell(document, 0, "priority", "0.5")
    assert [each.value for each in validate(document)] == ["2.0"]


def test_a_file_that_was_changed_meanwhile_is_refused(tmp_path):
    path = put(tmp_path / "a.xml", urlset(HOST))
    document = open_path(path)
    put(path, urlset(*locs(2)))
    with pytest.raises(ChangedOnDiskError, match=r"“a\.xml” was changed by another program"):
        validate(document)


def test_very_many_faults_are_counted_instead_of_told_and_stay_harmless_if_they_are(tmp_path):
    entries = [{"loc": loc, "lastmod": "2026-11"} for loc in locs(MAX_LISTED + 5)]
    problems = validate(open_path(put(tmp_path / "a.xml", urlset(*entries))))
    assert len(problems) == MAX_LISTED + 1
    assert {each.rule.id for each in problems} == {"schema-alone"}
    assert problems[-1].message == "“a.xml” has 5 more such places."


def test_an_error_behind_very_many_remarks_is_still_told(tmp_path):
    entries = [{"loc": loc, "lastmod": "2026-11"} for loc in locs(MAX_LISTED + 5)]
    problems = validate(open_path(put(tmp_path / "a.xml", urlset(*entries, {"loc": HOST, "priority": "9"}))))
    assert [each.value for each in problems if each.rule.id == "schema-invalid"] == ["9"]


def test_an_entry_too_heavy_to_judge_is_no_error(tmp_path):
    heavy = "".join(f'<x:y xmlns:x="urn:x" a="{number}"/>' for number in range(6_000))
    problems = validate(open_path(put(tmp_path / "a.xml", urlset({"loc": HOST, "xml": heavy}))))
    assert [(each.rule.id, each.severity) for each in problems] == [("schema-unjudged", Severity.INFO)]


def test_validation_can_be_stopped(tmp_path):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        validate(open_path(put(tmp_path / "a.xml", urlset(HOST))), progress)


def test_what_was_found_stands_beside_the_other_problems(tmp_path):
    document = open_path(put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "2.0"})))
    check(document)
    before = document.problems.counts()
    with_schema_problems(document, validate(document))
    assert document.problems.counts() == {**before, "schema-invalid": 1}
