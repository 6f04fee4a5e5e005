"""Document types: reported, kept as written until they are fixed, and never loaded."""

from __future__ import annotations

import pytest

from tests.builders import HOST, locs, put, put_set, urlset

WHOLE = urlset(*locs(3))
XHTML = '"-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"'


def declare(declaration: str, text: str = WHOLE) -> str:
    """Return the text of a sitemap with a document type before its root."""
    return text.replace("<urlset", f"{declaration}\n<urlset", 1).replace(
        "<sitemapindex", f"{declaration}\n<sitemapindex"
    )


DECLARED = {
    "plain": declare("<!DOCTYPE urlset>"),
    "html": declare("<!DOCTYPE html>"),
    "html first": declare("<!DOCTYPE html>", WHOLE.partition("\n")[2]),
    "lower case": declare("<!doctype urlset>"),
    "system": declare("<!DOCTYPE urlset SYSTEM 'http://www.example.com/sitemap.dtd'>"),
    "file": declare('<!DOCTYPE urlset SYSTEM "file:///dev/zero">'),
    "public": declare(f"<!DOCTYPE html PUBLIC {XHTML}>"),
    "several lines": declare('<!DOCTYPE\n  urlset\n  SYSTEM "sitemap.dtd"\n>'),
    "after a comment": declare("<!-- <urlset> --> <!DOCTYPE urlset>"),
    "no line of its own": WHOLE.replace("<urlset", "<!DOCTYPE urlset><urlset"),
    "brackets in an id": declare('<!DOCTYPE urlset SYSTEM "a[1]>.dtd">'),
    "prefixed root": declare("<!DOCTYPE urlset>").replace("<urlset xmlns", "<urlset xmlns:sm='urn:a' xmlns"),
}


def rules_of(run, path):
    """Return the rules of the problems of a file by severity."""
    result = run("check", path, "--format", "json")
    return {problem["rule"]: problem["severity"] for problem in result.json["problems"]}


@pytest.mark.parametrize("name", DECLARED)
def test_document_type_is_reported_and_every_entry_read(run, tmp_path, name):
    path = put(tmp_path / "a.xml", DECLARED[name])
    assert rules_of(run, path) == {"doctype": "error"}
    facts = run("info", path, "--json").json
    assert (facts["urls"], facts["read_only"], facts["repairs"]) == (3, None, [])


def test_document_type_in_utf_16_is_reported(run, tmp_path):
    text = declare('<!DOCTYPE urlset SYSTEM "sitemap.dtd">').replace("UTF-8", "UTF-16")
    path = put(tmp_path / "a.xml", text.encode("utf-16"))
    assert rules_of(run, path) == {"doctype": "error", "not-utf-8": "error"}


def test_document_type_message_quotes_declaration_with_line(run, tmp_path):
    path = put(tmp_path / "a.xml", DECLARED["system"])
    [problem] = run("check", path, "--format", "json").json["problems"]
    declaration = "<!DOCTYPE urlset SYSTEM 'http://www.example.com/sitemap.dtd'>"
    assert (problem["line"], problem["message"]) == (2, f"The file declares a document type: “{declaration}”.")


@pytest.mark.parametrize("name", DECLARED)
def test_edit_retains_document_type_as_written(run, tmp_path, name):
    path = put(tmp_path / "a.xml", DECLARED[name])
    assert run("edit", path, "--where", "loc = nothing", "--set", "priority=0.5").code == 0
    assert path.read_bytes().decode() == DECLARED[name]
    assert run("edit", path, "--where", "entry = 1", "--set", f"loc={HOST}/new").code == 0
    assert path.read_bytes().decode() == DECLARED[name].replace(locs(3)[0], f"{HOST}/new", 1)


@pytest.mark.parametrize("name", ["plain", "html first", "several lines", "lower case", "public"])
@pytest.mark.parametrize("command", ["fix", "repair"])
def test_fix_and_repair_remove_document_type(run, tmp_path, name, command):
    path, output = put(tmp_path / "a.xml", DECLARED[name]), tmp_path / "b.xml"
    result = run(command, path, "--output", output)
    assert result.code == (0 if command == "fix" else 1)
    assert "doctype" in result.out
    assert output.read_text() == (WHOLE.partition("\n")[2] if name == "html first" else WHOLE)
    assert rules_of(run, output) == {}


@pytest.mark.parametrize("name", ["plain", "html", "public"])
def test_convert_export_diff_and_dedupe_accept_document_type(run, tmp_path, name):
    path = put(tmp_path / "a.xml", DECLARED[name])
    assert run("convert", path, tmp_path / "b.xml").code == 0
    assert run("export", path, "--to", tmp_path / "out", "--base-url", f"{HOST}/").code == 0
    assert run("diff", path, put(tmp_path / "c.xml", WHOLE)).code == 0
    assert run("dedupe", path).code == 0
    assert "schema-invalid" not in run("check", path, "--schema").out
    assert "DOCTYPE" not in (tmp_path / "b.xml").read_text()


def test_index_and_sitemap_document_types_are_reported_and_fixed(run, tmp_path):
    path = put_set(tmp_path, {"a.xml": DECLARED["plain"]})
    text = path.read_text()
    path.write_text(declare("<!DOCTYPE sitemapindex>", text))
    found = [problem["rule"] for problem in run("check", path, "--format", "json").json["problems"]]
    assert found.count("doctype") == 2
    assert run("fix", path).code == 0
    assert "DOCTYPE" not in path.read_text()
    assert (tmp_path / "a.xml").read_text() == WHOLE


def test_document_type_does_not_shift_lines_of_problems(run, tmp_path):
    text = declare('<!DOCTYPE urlset\n  SYSTEM "a.dtd">').replace("/1<", "/a b<").replace("<url>", "<url id='1'>", 1)
    problems = run("check", put(tmp_path / "a.xml", text), "--format", "json").json["problems"]
    lines = {problem["rule"]: problem["line"] for problem in problems}
    assert lines == {"doctype": 2, "attribute-unknown": 5, "loc-inner-space": 9}


@pytest.mark.parametrize(
    "text",
    [
        declare('<!DOCTYPE urlset [<!ENTITY a "b">]>'),
        declare("<!DOCTYPE urlset []>"),
        declare('<!DOCTYPE urlset SYSTEM "a.dtd" [<!ENTITY % a SYSTEM "b"> %a;]>'),
        WHOLE.replace("</urlset>", "<!DOCTYPE urlset></urlset>"),
        f"{WHOLE}<!DOCTYPE urlset>",
        declare("<!DOCTYPE urlset><!DOCTYPE urlset>"),
    ],
    ids=["entity", "empty-subset", "parameter-entity", "in-root", "after-root", "twice"],
)
def test_internal_subset_misplaced_or_second_doctype_makes_read_only(run, tmp_path, text):
    path = put(tmp_path / "a.xml", text)
    assert rules_of(run, path)["read-only"] == "error"
    assert run("edit", path, "--where", "entry = 1", "--set", "priority=0.5").code == 2


@pytest.mark.parametrize("form", ["<!-- {} -->", "<x:a xmlns:x='urn:x'><![CDATA[{}]]></x:a>"], ids=["comment", "CDATA"])
def test_document_type_in_comment_or_cdata_is_no_problem(run, tmp_path, form):
    text = WHOLE.replace("  </url>", form.format('<!DOCTYPE a SYSTEM "b"> ') + "</url>", 1)
    found = rules_of(run, put(tmp_path / "a.xml", text))
    assert "doctype" not in found
    assert "error" not in found.values()


def test_repair_replaces_entity_of_external_dtd_and_removes_doctype(run, tmp_path):
    text = declare(f"<!DOCTYPE html PUBLIC {XHTML}>").replace("/1<", "/?a=1&copy;b<")
    path = put(tmp_path / "a.xml", text)
    assert {"doctype", "malformed"} <= set(rules_of(run, path))
    result = run("repair", path, "--output", tmp_path / "b.xml", "--json")
    assert [repair["rule"] for repair in result.json["repairs"]] == ["doctype", "entity-unknown"]
    assert "/?a=1©b<" in (tmp_path / "b.xml").read_text()
