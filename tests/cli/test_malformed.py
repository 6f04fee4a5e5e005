"""Files that a strict XML parser refuses fail `check`, whatever was repaired so that they could be read."""

from __future__ import annotations

import gzip

import pytest
from lxml import etree

from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import HOST, NAMESPACE, content, index, joined, locs, put, urlset

WHOLE = urlset(*locs(3))
DECLARATION = WHOLE.partition("\n")[0] + "\n"
PACKED = gzip.compress(urlset(*locs(2_000)).encode(), mtime=0)

MALFORMED: dict[str, str | bytes] = {
    "bare ampersand": WHOLE.replace("/1<", "/?a=1&b=2<"),
    "cut in an entry": WHOLE[: WHOLE.index("/2</loc>")],
    "cut between entries": WHOLE.removesuffix("</urlset>\n"),
    "two roots": WHOLE + WHOLE.removeprefix(DECLARATION),
    "two files": WHOLE + WHOLE,
    "text before the declaration": f"Warning: something failed\n{WHOLE}",
    "line before the declaration": f"\n{WHOLE}",
    "crossed tags": WHOLE.replace("/1</loc>\n  </url>", "/1</url>\n  </loc>"),
    "control character": WHOLE.replace("/1<", "/1\x01<"),
    "undeclared prefix": WHOLE.replace("/1</loc>", "/1</loc><image:image><image:loc>/a</image:loc></image:image>"),
    "namespace that is no URI": WHOLE.replace("/schemas/sitemap", "/schemas /sitemap"),
    "zeros behind the end": f"{WHOLE}\0\0\0",
    "encoding that is none": WHOLE.replace("UTF-8", "UFT-8"),
    "not ASCII as declared": WHOLE.replace("UTF-8", "US-ASCII").replace("<url>", "<!-- \u00e9 --><url>", 1),
    "Latin-1 byte in a comment": WHOLE.replace("<url>", "<!-- \u00e9 --><url>", 1).encode("latin-1"),
    "UTF-16 without a mark": WHOLE.removeprefix(DECLARATION).encode("utf-16-be"),
}
"""By fault, files that can be repaired for certain."""

STATED = {
    MALFORMED["text before the declaration"]: (1, 1, "“Warning: something failed” stands before the XML"),
    MALFORMED["line before the declaration"]: (1, 1, "an empty line stands before the XML declaration"),
}
"""Position and reason of faults that the parser finds further down, or describes less precisely."""

ACCEPTED: dict[str, str | bytes] = {
    "plain": WHOLE,
    "byte order mark": f"\ufeff{WHOLE}",
    "white space before the root": "\n\n \t" + WHOLE.removeprefix(DECLARATION),
    "ISO-8859-1": WHOLE.replace("UTF-8", "ISO-8859-1").replace("<url>", "<!-- \u00e9 --><url>", 1).encode("latin-1"),
    "windows-1252": WHOLE.replace("UTF-8", "windows-1252").replace("<url>", "<!-- \u20ac -->", 1).replace(
        "<!-- \u20ac -->", "<!-- \u20ac --><url>").encode("cp1252"),
    "quotes of Windows in ISO-8859-1": WHOLE.replace("UTF-8", "ISO-8859-1").replace(
        "<url>", "<!-- \x93 --><url>", 1).encode("latin-1"),
    "Shift_JIS": WHOLE.replace("UTF-8", "Shift_JIS").replace("<url>", "<!-- \u65e5 --><url>", 1).encode("shift_jis"),
    "UTF-16 with a mark": WHOLE.replace("UTF-8", "UTF-16").encode("utf-16"),
    "UTF-16 with a declaration only": WHOLE.replace("UTF-8", "UTF-16").encode("utf-16-le"),
    "mark that contradicts the declaration": "\ufeff" + WHOLE.replace("UTF-8", "ISO-8859-1"),
    "ASCII": WHOLE.replace("UTF-8", "US-ASCII"),
    "name of an encoding without its hyphen": WHOLE.replace("UTF-8", "utf8"),
    "names in upper case": WHOLE.replace("url>", "URL>"),
    "missing namespace": WHOLE.replace(f' xmlns="{NAMESPACE}"', ""),
    "old namespace": WHOLE.replace(NAMESPACE, "http://www.google.com/schemas/sitemap/0.84"),
    "XML 1.1": WHOLE.replace('version="1.0"', 'version="1.1"'),
    "document type": WHOLE.replace("<urlset", "<!DOCTYPE urlset>\n<urlset"),
}  # fmt: skip
"""By kind, files in which a strict parser finds nothing to refuse."""


def refusal(data: bytes) -> tuple[int, int, str]:
    """Line, column and reason of what lxml's strict parser refuses in some bytes; zeros if it accepts them."""
    try:
        etree.fromstring(data, etree.XMLParser(resolve_entities=False))
    except etree.XMLSyntaxError as error:
        line, column = error.position
        return line, column, (error.msg or "").removesuffix(f", line {line}, column {column}").strip()
    return 0, 0, ""


def named(cases):
    return [pytest.param(case, id=name) for name, case in cases.items()]


def malformed(run, path, *options):
    """The problems of the rule in the JSON of a check, with its exit code."""
    said = run("check", path, "--format", "json", *options)
    return said.code, [each for each in said.json["problems"] if each["rule"] == "malformed"]


@pytest.mark.parametrize("text", named(MALFORMED))
def test_a_malformed_file_is_an_error_with_the_line_column_and_reason_of_the_parser(run, tmp_path, text):
    path = put(tmp_path / "a.xml", text)
    line, column, reason = STATED.get(text) or refusal(path.read_bytes())
    assert reason
    for profile in PROFILES:
        code, (problem,) = malformed(run, path, "--profile", profile)
        assert (code, problem["severity"], problem["line"], problem["column"]) == (1, "error", line, column)
    assert f"line {line:,}, column {column:,}" in problem["message"]
    assert reason in problem["message"]


@pytest.mark.parametrize("text", named(ACCEPTED))
def test_what_a_strict_parser_accepts_is_not_malformed(run, tmp_path, text):
    path = put(tmp_path / "a.xml", text)
    assert refusal(path.read_bytes()) == (0, 0, "")
    assert malformed(run, path)[1] == []


def test_misspelt_elements_are_errors_counted_once_each(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", ACCEPTED["names in upper case"]), "--format", "json")
    problems = [(each["rule"], each["severity"]) for each in said.json["problems"]]
    assert (said.code, problems) == (1, [("element-misspelt", "error")] * 3)


@pytest.mark.parametrize(
    ("name", "text"),
    [("a.xml.gz", PACKED), ("a.txt.gz", gzip.compress(joined(locs(2_000)).encode(), mtime=0))],
    ids=["sitemap", "list"],
)
def test_gzip_data_that_is_cut_off_is_an_error_though_all_entries_are_there(run, tmp_path, name, text):
    code, (problem,) = malformed(run, put(tmp_path / name, text[: len(text) // 2]))
    assert (code, problem["severity"]) == (1, "error")
    assert any("gzip data is incomplete" in each["message"] for each in problem["details"])
    assert "One incomplete entry was left out." in problem["message"]
    code, (problem,) = malformed(run, put(tmp_path / name, text[:-1]))
    assert (code, problem["severity"]) == (1, "error")
    assert "lost" not in problem["message"]


def test_an_entry_that_the_cut_tore_is_told_though_it_is_not_counted(run, tmp_path):
    path = put(tmp_path / "a.xml", MALFORMED["cut in an entry"])
    said = run("check", path)
    assert "One incomplete entry was left out." in said.out
    assert said.out.splitlines()[-1] == "Problems found in 2 entries: 2 errors."


def test_the_first_repairs_are_listed_under_the_problem_and_the_rest_is_counted(run, tmp_path):
    path = put(tmp_path / "a.xml", MALFORMED["bare ampersand"])
    lines = run("check", path).out.splitlines()
    assert "[malformed;" in lines[0]
    assert lines[1] == "    line 7: “&” is not allowed here; it was replaced with “&amp;”."
    (problem,) = malformed(run, path)[1]
    assert problem["details"] == [{"line": 7, "message": "“&” is not allowed here; it was replaced with “&amp;”."}]
    put(path, urlset(*locs(500)).replace("/com", "/?a&b").replace("</loc>", "?a&b</loc>"))
    (problem,) = malformed(run, path)[1]
    assert len(problem["details"]) == 101
    assert problem["details"][-1] == {"line": None, "message": "… and 400 more."}
    assert "had 500 errors that were repaired" in problem["message"]


def test_sarif_has_the_level_error_and_the_repairs_as_related_locations(run, tmp_path):
    path = put(tmp_path / "a.xml", MALFORMED["crossed tags"])
    said = run("check", path, "--format", "sarif")
    (result,) = said.json["runs"][0]["results"]
    line, column, _ = refusal(path.read_bytes())
    assert (said.code, result["ruleId"], result["level"]) == (1, "malformed", "error")
    assert result["locations"][0]["physicalLocation"]["region"] == {"startLine": line, "startColumn": column}
    related = result["relatedLocations"]
    assert [each["physicalLocation"]["region"]["startLine"] for each in related] == [7, 8]
    assert all(each["message"]["text"] for each in related)


@pytest.mark.parametrize("form", ["text", "csv", "html"])
def test_a_malformed_file_ends_check_with_code_1_in_every_form(run, tmp_path, form):
    said = run("check", put(tmp_path / "a.xml", MALFORMED["bare ampersand"]), "--format", form)
    assert said.code == 1
    assert "EntityRef" in said.out


def test_a_malformed_index_and_a_malformed_child_are_errors_of_their_files(run, tmp_path):
    put(tmp_path / "a.xml", MALFORMED["bare ampersand"])
    path = put(tmp_path / "sitemap.xml", "\n" + index(f"{HOST}/a.xml"))
    code, problems = malformed(run, path)
    assert (code, [each["sitemap"] for each in problems]) == (1, [str(path), str(tmp_path / "a.xml")])


def test_a_file_of_which_only_a_part_can_be_shown_is_malformed_too_and_says_what_is_left_out(run, tmp_path):
    torn = urlset(*locs(3)).replace("</url>\n  <url>\n    <loc>https://www.example.com/2", "</url>\n  <!-- <url>", 1)
    path = put(tmp_path / "a.xml", torn)
    said = run("check", path, "--format", "json")
    rules = {each["rule"]: each for each in said.json["problems"]}
    assert said.code == 1
    assert (rules["malformed"]["line"], rules["malformed"]["column"]) == refusal(path.read_bytes())[:2]
    assert "2 entries" in rules["read-only"]["message"]


def test_entries_that_are_not_whole_are_counted_where_only_the_others_are_shown(run, tmp_path):
    crossed = "<url><loc>https://www.example.com/x<b></loc></b></url>"
    torn = urlset(*locs(2)).replace("</urlset>", f"{crossed}</urlset><sitemapindex><sitemap/></sitemapindex>")
    said = run("check", put(tmp_path / "a.xml", torn), "--format", "json")
    (problem,) = (each for each in said.json["problems"] if each["rule"] == "read-only")
    assert problem["message"].endswith("One incomplete entry was left out.")


def test_a_chosen_encoding_does_not_make_a_malformed_file_well_formed(run, tmp_path):
    path = put(tmp_path / "a.xml", WHOLE.replace("/1<", "/\u00e9<").encode("latin-1"))
    code, (problem,) = malformed(run, path, "--encoding", "ISO-8859-1")
    assert (code, problem["line"]) == (1, 7)


def test_a_repaired_and_saved_file_is_malformed_no_more(run, tmp_path):
    path = put(tmp_path / "a.xml", MALFORMED["crossed tags"])
    assert run("check", path).code == 1
    assert content(path) == MALFORMED["crossed tags"]
    assert run("repair", path, "--output", path).code == 1
    assert run("check", path).code == 0


@pytest.mark.parametrize("text", named(MALFORMED))
def test_the_schema_judges_the_file_itself_and_not_its_repaired_text(run, tmp_path, text):
    said = run("check", put(tmp_path / "a.xml", text), "--schema", "--format", "json")
    problems = [each for each in said.json["problems"] if each["rule"].startswith("schema")]
    assert [(each["rule"], each["severity"]) for each in problems] == [("schema-invalid", "error")]
    assert "not well-formed" in problems[0]["message"]


def test_the_schema_judges_names_as_they_stand_in_the_file(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", ACCEPTED["names in upper case"]), "--schema", "--format", "json")
    assert said.code == 1
    assert "schema-invalid" in {each["rule"] for each in said.json["problems"]}


@pytest.mark.parametrize("text", [urlset(), urlset().replace(">\n</urlset>", "/>"), index()])
def test_a_file_without_entries_is_an_error_also_by_the_schema(run, tmp_path, text):
    path = put(tmp_path / "a.xml", text)
    for words, rules in (((), {"empty-sitemap"}), (("--schema",), {"empty-sitemap", "schema-invalid"})):
        said = run("check", path, "--format", "json", *words)
        found = {(each["rule"], each["severity"]) for each in said.json["problems"]}
        assert (said.code, found) == (1, {(rule, "error") for rule in rules})


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("</urlset>", "hello</urlset>", 12),
        ("<url>\n", "hello <url>\n", 3),
        ("</url>\n  <url>", "</url><!-- a\nb -->\n hello\n<url>", 7),
        ("</url>\n  <url>", "</url><![CDATA[hello]]><url>", 5),
        ("</url>\n  <url>", "</url><![CDATA[hello]]>\n<url>", 5),
        ("</url>\n  <url>", "</url><![CDATA[ ]]>\nhello<url>", 6),
        ("</url>", "</url>\t\r\n <!-- hello --><?hello world?>", None),
    ],
    ids=[
        "behind the entries",
        "before them",
        "between them",
        "CDATA",
        "CDATA before a line break",
        "behind blank CDATA",
        "white space and comments",
    ],
)
def test_text_directly_inside_the_root_is_an_error(run, tmp_path, before, after, line):
    said = run("check", put(tmp_path / "a.xml", WHOLE.replace(before, after, 1)), "--format", "json")
    found = [(each["rule"], each["severity"], each["line"], each["value"]) for each in said.json["problems"]]
    assert found == ([("text-between-entries", "error", line, "hello")] if line else [])
    assert said.code == (1 if line else 0)
