"""Files that a strict XML parser refuses fail `check`, even if they were repaired for reading."""

from __future__ import annotations

import gzip

import pytest
from lxml import etree

from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import HOST, NAMESPACE, content, index, joined, locs, put, urlset

VALID = urlset(*locs(3))
DECLARATION = VALID.partition("\n")[0] + "\n"
PACKED = gzip.compress(urlset(*locs(2_000)).encode(), mtime=0)

MALFORMED: dict[str, str | bytes] = {
    "bare ampersand": VALID.replace("/1<", "/?a=1&b=2<"),
    "cut in an entry": VALID[: VALID.index("/2</loc>")],
    "cut between entries": VALID.removesuffix("</urlset>\n"),
    "two roots": VALID + VALID.removeprefix(DECLARATION),
    "two files": VALID + VALID,
    "text before the declaration": f"Warning: something failed\n{VALID}",
    "line before the declaration": f"\n{VALID}",
    "crossed tags": VALID.replace("/1</loc>\n  </url>", "/1</url>\n  </loc>"),
    "control character": VALID.replace("/1<", "/1\x01<"),
    "undeclared prefix": VALID.replace("/1</loc>", "/1</loc><image:image><image:loc>/a</image:loc></image:image>"),
    "namespace that is no URI": VALID.replace("/schemas/sitemap", "/schemas /sitemap"),
    "zeros behind the end": f"{VALID}\0\0\0",
    "encoding that is none": VALID.replace("UTF-8", "UFT-8"),
    "not ASCII as declared": VALID.replace("UTF-8", "US-ASCII").replace("<url>", "<!-- \u00e9 --><url>", 1),
    "Latin-1 byte in a comment": VALID.replace("<url>", "<!-- \u00e9 --><url>", 1).encode("latin-1"),
    "UTF-16 without a mark": VALID.removeprefix(DECLARATION).encode("utf-16-be"),
}
"""By fault, files that can be repaired for certain."""

EXPECTED_POSITIONS = {
    MALFORMED["text before the declaration"]: (1, 1, "“Warning: something failed” stands before the XML"),
    MALFORMED["line before the declaration"]: (1, 1, "an empty line stands before the XML declaration"),
}
"""Position and reason of faults that the parser finds further down, or describes less precisely."""

ACCEPTED: dict[str, str | bytes] = {
    "plain": VALID,
    "byte order mark": f"\ufeff{VALID}",
    "white space before the root": "\n\n \t" + VALID.removeprefix(DECLARATION),
    "ISO-8859-1": VALID.replace("UTF-8", "ISO-8859-1").replace("<url>", "<!-- \u00e9 --><url>", 1).encode("latin-1"),
    "windows-1252": VALID.replace("UTF-8", "windows-1252").replace("<url>", "<!-- \u20ac -->", 1).replace(
        "<!-- \u20ac -->", "<!-- \u20ac --><url>").encode("cp1252"),
    "quotes of Windows in ISO-8859-1": VALID.replace("UTF-8", "ISO-8859-1").replace(
        "<url>", "<!-- \x93 --><url>", 1).encode("latin-1"),
    "Shift_JIS": VALID.replace("UTF-8", "Shift_JIS").replace("<url>", "<!-- \u65e5 --><url>", 1).encode("shift_jis"),
    "UTF-16 with a mark": VALID.replace("UTF-8", "UTF-16").encode("utf-16"),
    "UTF-16 with a declaration only": VALID.replace("UTF-8", "UTF-16").encode("utf-16-le"),
    "mark that contradicts the declaration": "\ufeff" + VALID.replace("UTF-8", "ISO-8859-1"),
    "ASCII": VALID.replace("UTF-8", "US-ASCII"),
    "name of an encoding without its hyphen": VALID.replace("UTF-8", "utf8"),
    "names in upper case": VALID.replace("url>", "URL>"),
    "missing namespace": VALID.replace(f' xmlns="{NAMESPACE}"', ""),
    "old namespace": VALID.replace(NAMESPACE, "http://www.google.com/schemas/sitemap/0.84"),
    "XML 1.1": VALID.replace('version="1.0"', 'version="1.1"'),
    "document type": VALID.replace("<urlset", "<!DOCTYPE urlset>\n<urlset"),
}  # fmt: skip
"""By kind, files in which a strict parser finds nothing to refuse."""


def strict_parser_error(data: bytes) -> tuple[int, int, str]:
    """Return line, column and message of the first error of lxml's strict parser; zeros without error."""
    try:
        etree.fromstring(data, etree.XMLParser(resolve_entities=False))
    except etree.XMLSyntaxError as error:
        line, column = error.position
        return line, column, (error.msg or "").removesuffix(f", line {line}, column {column}").strip()
    return 0, 0, ""


def named_cases(cases):
    return [pytest.param(case, id=name) for name, case in cases.items()]


def problems_of_malformed(run, path, *options):
    """Return the problems of the rule in the JSON output of `check`, and its exit code."""
    said = run("check", path, "--format", "json", *options)
    return said.code, [each for each in said.json["problems"] if each["rule"] == "malformed"]


@pytest.mark.parametrize("text", named_cases(MALFORMED))
def test_malformed_file_is_reported_with_parser_position(run, tmp_path, text):
    path = put(tmp_path / "a.xml", text)
    line, column, reason = EXPECTED_POSITIONS.get(text) or strict_parser_error(path.read_bytes())
    assert reason
    for profile in PROFILES:
        code, (problem,) = problems_of_malformed(run, path, "--profile", profile)
        assert (code, problem["severity"], problem["line"], problem["column"]) == (1, "error", line, column)
    assert f"line {line:,}, column {column:,}" in problem["message"]
    assert reason in problem["message"]


@pytest.mark.parametrize("text", named_cases(ACCEPTED))
def test_file_accepted_by_strict_parser_is_not_malformed(run, tmp_path, text):
    path = put(tmp_path / "a.xml", text)
    assert strict_parser_error(path.read_bytes()) == (0, 0, "")
    assert problems_of_malformed(run, path)[1] == []


def test_misspelt_elements_are_errors_counted_once_each(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", ACCEPTED["names in upper case"]), "--format", "json")
    problems = [(each["rule"], each["severity"]) for each in said.json["problems"]]
    assert (said.code, problems) == (1, [("element-misspelt", "error")] * 3)


@pytest.mark.parametrize(
    ("name", "text"),
    [("a.xml.gz", PACKED), ("a.txt.gz", gzip.compress(joined(locs(2_000)).encode(), mtime=0))],
    ids=["sitemap", "list"],
)
def test_truncated_gzip_of_sitemap_or_list_is_malformed(run, tmp_path, name, text):
    code, (problem,) = problems_of_malformed(run, put(tmp_path / name, text[: len(text) // 2]))
    assert (code, problem["severity"]) == (1, "error")
    assert any("gzip data is incomplete" in each["message"] for each in problem["details"])
    assert "One incomplete entry was left out." in problem["message"]
    code, (problem,) = problems_of_malformed(run, put(tmp_path / name, text[:-1]))
    assert (code, problem["severity"]) == (1, "error")
    assert "lost" not in problem["message"]


def test_incomplete_entry_is_reported_but_not_counted(run, tmp_path):
    path = put(tmp_path / "a.xml", MALFORMED["cut in an entry"])
    said = run("check", path)
    assert "One incomplete entry was left out." in said.out
    assert said.out.splitlines()[-1] == "Problems found in 2 entries: 2 errors."


def test_malformed_problem_lists_100_repairs_and_counts_others(run, tmp_path):
    path = put(tmp_path / "a.xml", MALFORMED["bare ampersand"])
    lines = run("check", path).out.splitlines()
    assert "[malformed;" in lines[0]
    assert lines[1] == "    line 7: “&” is not allowed here; it was replaced with “&amp;”."
    (problem,) = problems_of_malformed(run, path)[1]
    assert problem["details"] == [{"line": 7, "message": "“&” is not allowed here; it was replaced with “&amp;”."}]
    put(path, urlset(*locs(500)).replace("/com", "/?a&b").replace("</loc>", "?a&b</loc>"))
    (problem,) = problems_of_malformed(run, path)[1]
    assert len(problem["details"]) == 101
    assert problem["details"][-1] == {"line": None, "message": "… and 400 more."}
    assert "had 500 errors that were repaired" in problem["message"]


def test_sarif_lists_repairs_as_related_locations(run, tmp_path):
    path = put(tmp_path / "a.xml", MALFORMED["crossed tags"])
    said = run("check", path, "--format", "sarif")
    (result,) = said.json["runs"][0]["results"]
    line, column, _ = strict_parser_error(path.read_bytes())
    assert (said.code, result["ruleId"], result["level"]) == (1, "malformed", "error")
    assert result["locations"][0]["physicalLocation"]["region"] == {"startLine": line, "startColumn": column}
    related = result["relatedLocations"]
    assert [each["physicalLocation"]["region"]["startLine"] for each in related] == [7, 8]
    assert all(each["message"]["text"] for each in related)


@pytest.mark.parametrize("form", ["text", "csv", "html"])
def test_malformed_file_exits_with_1_in_every_format(run, tmp_path, form):
    said = run("check", put(tmp_path / "a.xml", MALFORMED["bare ampersand"]), "--format", form)
    assert said.code == 1
    assert "EntityRef" in said.out


def test_malformed_index_and_sitemap_are_reported_separately(run, tmp_path):
    put(tmp_path / "a.xml", MALFORMED["bare ampersand"])
    path = put(tmp_path / "sitemap.xml", "\n" + index(f"{HOST}/a.xml"))
    code, problems = problems_of_malformed(run, path)
    assert (code, [each["sitemap"] for each in problems]) == (1, [str(path), str(tmp_path / "a.xml")])


def test_partially_readable_file_is_malformed_and_states_readable_entries(run, tmp_path):
    torn = urlset(*locs(3)).replace("</url>\n  <url>\n    <loc>https://www.example.com/2", "</url>\n  <!-- <url>", 1)
    path = put(tmp_path / "a.xml", torn)
    said = run("check", path, "--format", "json")
    rules = {each["rule"]: each for each in said.json["problems"]}
    assert said.code == 1
    assert (rules["malformed"]["line"], rules["malformed"]["column"]) == strict_parser_error(path.read_bytes())[:2]
    assert "2 entries" in rules["read-only"]["message"]


def test_read_only_problem_states_omitted_incomplete_entry(run, tmp_path):
    crossed = "<url><loc>https://www.example.com/x<b></loc></b></url>"
    torn = urlset(*locs(2)).replace("</urlset>", f"{crossed}</urlset><sitemapindex><sitemap/></sitemapindex>")
    said = run("check", put(tmp_path / "a.xml", torn), "--format", "json")
    (problem,) = (each for each in said.json["problems"] if each["rule"] == "read-only")
    assert problem["message"].endswith("One incomplete entry was left out.")


def test_encoding_option_does_not_hide_malformed_file(run, tmp_path):
    path = put(tmp_path / "a.xml", VALID.replace("/1<", "/\u00e9<").encode("latin-1"))
    code, (problem,) = problems_of_malformed(run, path, "--encoding", "ISO-8859-1")
    assert (code, problem["line"]) == (1, 7)


def test_repair_in_place_makes_malformed_file_pass_check(run, tmp_path):
    path = put(tmp_path / "a.xml", MALFORMED["crossed tags"])
    assert run("check", path).code == 1
    assert content(path) == MALFORMED["crossed tags"]
    assert run("repair", path, "--output", path).code == 1
    assert run("check", path).code == 0


@pytest.mark.parametrize("text", named_cases(MALFORMED))
def test_schema_check_of_malformed_file_reports_it_as_invalid(run, tmp_path, text):
    said = run("check", put(tmp_path / "a.xml", text), "--schema", "--format", "json")
    problems = [each for each in said.json["problems"] if each["rule"].startswith("schema")]
    assert [(each["rule"], each["severity"]) for each in problems] == [("schema-invalid", "error")]
    assert "not well-formed" in problems[0]["message"]


def test_schema_check_reports_misspelt_names_as_invalid(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", ACCEPTED["names in upper case"]), "--schema", "--format", "json")
    assert said.code == 1
    assert "schema-invalid" in {each["rule"] for each in said.json["problems"]}


@pytest.mark.parametrize("text", [urlset(), urlset().replace(">\n</urlset>", "/>"), index()])
def test_file_without_entries_is_error_and_invalid_by_schema(run, tmp_path, text):
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
def test_text_directly_inside_root_is_an_error(run, tmp_path, before, after, line):
    said = run("check", put(tmp_path / "a.xml", VALID.replace(before, after, 1)), "--format", "json")
    found = [(each["rule"], each["severity"], each["line"], each["value"]) for each in said.json["problems"]]
    assert found == ([("text-between-entries", "error", line, "hello")] if line else [])
    assert said.code == (1 if line else 0)
