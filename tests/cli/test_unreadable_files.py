"""Files that search engines can't read: problems in `check`, and output of other commands."""

from __future__ import annotations

import gzip

import pytest
from lxml import etree

from tests.builders import HOST, NAMESPACE, index, locs, put, urlset

WHOLE = urlset(*locs(3))
LIST = "".join(f"{loc}\n" for loc in locs(3))
XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
LINK = f'<xhtml:link rel="alternate" hreflang="de" href="{HOST}/de"/>'
LINKED = urlset({"loc": f"{HOST}/a", "xml": LINK}, declared=XHTML)
CONFLICT = WHOLE.replace("  <url>", "<<<<<<< HEAD\n  <url>", 1).replace("</urlset>", "=======\n>>>>>>> main\n</urlset>")


def check(run, path, *options):
    """Check a file, and return the problems by rule."""
    said = run("check", path, "--format", "json", *options)
    return {problem["rule"]: problem for problem in said.json["problems"]}


# Templates

TEMPLATES = {
    "ERB": WHOLE.replace("  <url>", "<% pages.each do |page| %>\n  <url>", 1),
    "ERB, trimmed": WHOLE.replace("  <url>", "<%- pages.each do |page| -%>\n  <url>", 1),
    "ASP": "<%@ Language=VBScript %>\n" + WHOLE,
    "placeholders of EJS": urlset(HOST).replace(HOST, "<%= url %>"),
    "unescaped placeholders of EJS": urlset(HOST).replace(HOST, "<%- url %>"),
    "placeholders in CDATA": urlset(HOST).replace(HOST, "<![CDATA[<%= url %>]]>"),
    "PHP": WHOLE.replace("  <url>", "<?php foreach ($pages as $page): ?>\n  <url>", 1),
    "PHP with short tags": WHOLE.replace("  <url>", "<? foreach ($pages as $page): ?>\n  <url>", 1),
    "PHP without a space": WHOLE.replace("  <url>", "<?if($page){?>\n  <url>", 1),
    "placeholders of PHP": urlset(HOST).replace(HOST, "<?= $url ?>"),
    "echo of PHP": urlset(HOST).replace(HOST, "<?php echo $url; ?>"),
    "PHP first": "<?php echo '<?xml version=\"1.0\"?>'; ?>\n" + WHOLE.partition("\n")[2],
}


@pytest.mark.parametrize("name", TEMPLATES)
def test_template_with_code_has_only_problem_template(run, tmp_path, name):
    path = put(tmp_path / "a.xml", TEMPLATES[name])
    assert list(check(run, path)) == ["template"]


PUBLISHED = {
    "one placeholder": urlset(*locs(3)).replace("/1<", "/<%= slug %><"),
    "code in a comment": WHOLE.replace("<urlset", "<!-- <% pages %> <?php pages(); ?> --><urlset"),
    "code in CDATA": WHOLE.replace("  </url>", "<x:y xmlns:x='urn:x'><![CDATA[<?php if (1) ?> <% if %>]]></x:y></url>"),
    "escaped code": WHOLE.replace("  </url>", "<x:y xmlns:x='urn:x'>&lt;?php if ?&gt;</x:y></url>"),
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_file_with_code_is_not_a_template(run, tmp_path, name):
    path = put(tmp_path / "a.xml", PUBLISHED[name])
    assert "template" not in check(run, path)


# Other XML

OTHERS = {
    "deep": "<config><modules><seo><sitemap><loc>https://www.example.com/a</loc></sitemap></seo></modules></config>",
    "direct": "<config><sitemap><enabled>1</enabled></sitemap></config>",
    "beside others": "<config><sitemap><loc>https://www.example.com/a</loc></sitemap><cache/></config>",
    "malformed": "<config><a>x & y</a><b><sitemap><loc>https://www.example.com/a</loc></sitemap></b></config>",
}


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("command", ["check", "info"])
def test_foreign_xml_containing_sitemap_elements_is_refused(run, tmp_path, name, command):
    said = run(command, put(tmp_path / "a.xml", OTHERS[name]))
    assert said.code == 2
    assert "“a.xml” is not a sitemap: its root element in line 1 is “config”." in said.err


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"<root>{urlset(HOST).partition(chr(10))[2]}</root>", id="wrapped"),
        pytest.param(f"<root><url><loc>{HOST}</loc></url></root>", id="entries-alone"),
        pytest.param(WHOLE.replace("urlset", "urlsetCorrupt"), id="misspelt"),
    ],
)
def test_entries_under_wrong_root_are_counted_by_info(run, tmp_path, text):
    said = run("info", put(tmp_path / "a.xml", text), "--json")
    assert (said.code, said.json["urls"] > 0) == (0, True)


def test_html_before_declaration_is_reported_malformed(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", "<br />\n<b>Notice</b>: no user\n" + urlset(HOST)), "--format", "json")
    (problem,) = said.json["problems"]
    assert (said.code, problem["rule"], problem["line"]) == (1, "malformed", 1)
    assert "“<br /> <b>Notice</b>: no user” stands before the XML" in problem["message"]


# Names of files, and headers of lists


@pytest.mark.parametrize(
    ("name", "text", "expected_messages"),
    [
        ("a.xml", LIST, {"name-text": "“a.xml” is a list of URLs, not XML."}),
        ("a.txt", WHOLE, {"name-xml": "“a.txt” is XML, not a list of URLs."}),
        ("a.txt", f"URL\n{LIST}", {"list-header": "“URL” is a header, not a URL."}),
        ("a.txt", f"\ufeffloc\r\n{LIST}", {"list-header": "“loc” is a header, not a URL."}),
        ("a.txt", f"# My sitemap\n\n{LIST}", {"list-header": "“# My sitemap” is a header, not a URL."}),
        ("a.txt", f"List of pages\n{LIST}", {"list-header": "“List of pages” is a header, not a URL."}),
        ("a.txt", LIST, {}),
        ("a.xml", WHOLE, {}),
        ("a.csv", f"URL\n{LIST}", {}),
    ],
    ids=["list-xml", "xml-txt", "header", "header-mark", "header-comment", "header-text", "list", "xml", "csv"],
)
def test_wrong_file_name_or_list_header_is_warning(run, tmp_path, name, text, expected_messages):
    said = run("check", put(tmp_path / name, text), "--format", "json")
    found = said.json["problems"]
    assert {problem["rule"]: problem["message"] for problem in found} == expected_messages
    assert {problem["severity"] for problem in found} <= {"warning"}
    assert said.code == 0


def test_gzipped_list_named_xml_is_a_warning(run, tmp_path):
    assert "name-text" in check(run, put(tmp_path / "a.xml.gz", LIST))


def test_edit_of_list_retains_its_header_lines(run, tmp_path):
    path = put(tmp_path / "a.txt", f"# My sitemap\r\n\r\n{LIST}")
    said = run("edit", path, "--where", "entry = 1", "--set", f"loc={HOST}/new")
    assert said.code == 0
    assert path.read_bytes().decode() == f"# My sitemap\r\n\r\n{LIST.replace(locs(3)[0], f'{HOST}/new', 1)}"


def test_text_with_lines_between_urls_is_refused(run, tmp_path):
    said = run("check", put(tmp_path / "a.txt", f"Pages\n{HOST}\nOther pages\n{HOST}/a\n"))
    assert (said.code, "is not a sitemap" in said.err) == (2, True)


# Messages about repairs


def test_text_before_xml_is_quoted_by_check_and_repair(run, tmp_path):
    path = put(tmp_path / "a.xml", "Warning: Undefined variable $x in a.php on line 3\n" + WHOLE)
    problem = check(run, path)["malformed"]
    quoted = "“Warning: Undefined variable $x in a.php on line 3”"
    assert (
        f"(line 1, column 1): {quoted} stands before the XML. “a.xml” had 1 error that was repaired."
        in problem["message"]
    )
    assert f"{quoted} before the XML was removed." in run("repair", path, "--output", tmp_path / "b.xml").out


def test_empty_line_before_declaration_is_reported_and_repaired(run, tmp_path):
    path = put(tmp_path / "a.xml", "\n" + WHOLE)
    problem = check(run, path)["malformed"]
    assert "(line 1, column 1): an empty line stands before the XML declaration." in problem["message"]
    said = run("repair", path, "--output", tmp_path / "b.xml")
    assert "An empty line before the XML declaration was removed." in said.out


@pytest.mark.parametrize(
    ("text", "line", "column", "fault"),
    [
        (WHOLE.replace('0.9"', "0.9"), 2, 59, "the attribute “xmlns” has no closing quote"),
        (WHOLE.replace('="http', "=http"), 2, 15, "the attribute “xmlns” has no opening quote"),
        (LINKED.replace("0.9", "0.9").replace('0.9"', "0.9"), 2, 59, "the attribute “xmlns” has no closing quote"),
        (LINKED.replace('"alternate"', '"alternate'), 5, 31, "the attribute “rel” has no closing quote"),
        (LINKED.replace('"de"', "de"), 5, 42, "the attribute “hreflang” has no quotes"),
        (LINKED.replace('"de"', '\n"de'), 6, 4, "the attribute “hreflang” has no closing quote"),
        (LINKED.replace('/de"', "/de"), 5, 79, "the attribute “href” has no closing quote"),
        (WHOLE.replace('UTF-8"', "UTF-8"), 1, 36, "the attribute “encoding” has no closing quote"),
    ],
    ids=["xmlns", "opening", "two-namespaces", "rel", "no-quotes", "next-line", "href", "declaration"],
)
def test_missing_quote_is_reported_at_its_position_and_repaired(run, tmp_path, text, line, column, fault):
    path = put(tmp_path / "a.xml", text)
    problem = check(run, path)["malformed"]
    assert (problem["line"], problem["column"]) == (line, column)
    assert f"{fault}. “a.xml” had 1 error that was repaired." in problem["message"]
    run("repair", path, "--output", tmp_path / "b.xml")
    whole = LINKED if "xhtml" in text else WHOLE
    assert (tmp_path / "b.xml").read_text().replace("\n", "") == whole.replace("\n", "")


# What can be read of damaged files

PARTIAL = {
    "undeclared prefixes": LINKED.replace("loc>", "a:loc>").replace("xhtml:link", "b:link"),
    "misspelt root": WHOLE.replace("urlset", "urlsetCorrupt"),
    "misspelt namespace prefix": LINKED.replace("xhtml:link", "html5:link"),
    "JSON": WHOLE.replace('"', '\\"').replace("\n", "\\n"),
    "conflict": CONFLICT,
}


@pytest.mark.parametrize("name", PARTIAL)
def test_convert_writes_readable_part_and_reports_it(run, tmp_path, name):
    path = put(tmp_path / "a.xml", PARTIAL[name])
    shown = run("info", path, "--json").json["urls"]
    said = run("convert", path, tmp_path / "b.xml")
    assert said.code == 1
    assert "Only the readable part was written: “a.xml”" in said.err
    assert shown > 0
    assert run("info", tmp_path / "b.xml", "--json").json["urls"] == shown


def test_export_writes_readable_part_and_reports_it(run, tmp_path):
    path = put(tmp_path / "a.xml", CONFLICT)
    said = run("export", path, "--to", tmp_path / "out", "--base-url", f"{HOST}/")
    assert said.code == 1
    assert "Only the readable part was written" in said.err
    assert (tmp_path / "out" / "sitemap-1.xml").read_text().count("<loc>") == 3


@pytest.mark.parametrize(
    "text",
    [
        WHOLE.replace("<url", "<sm:url").replace("</url", "</sm:url").replace(f' xmlns="{NAMESPACE}"', ""),
        WHOLE.replace("<loc>", "<s:loc>").replace("</loc>", "</s:loc>"),
        LINKED.replace("<xhtml:", "<xthml:"),
        LINKED.replace("<xhtml:", "<XHTML:"),
    ],
    ids=["root", "loc", "swapped-letters", "case"],
)
def test_certain_undeclared_prefix_is_repaired_by_convert(run, tmp_path, text):
    path = put(tmp_path / "a.xml", text)
    said = run("convert", path, tmp_path / "b.xml")
    assert said.code == 0
    assert "repaired" in said.err
    written = (tmp_path / "b.xml").read_text()
    assert written.count("<loc>") == text.count("loc>") // 2
    assert written.count("<xhtml:link") == text.count("link ")


FULL = urlset({"loc": f"{HOST}/a", "lastmod": "2025-01-01", "changefreq": "daily", "priority": "0.5"}, f"{HOST}/b")
INDEX = index(f"{HOST}/a.xml", f"{HOST}/b.xml")


def prefixed(text: str, name: str, prefix: str = "s", count: int = -1) -> str:
    """Return XML with a prefix before the first elements of a name."""
    return text.replace(f"<{name}", f"<{prefix}:{name}", count).replace(f"</{name}", f"</{prefix}:{name}", count)


@pytest.mark.parametrize("name", ["urlset", "url>", "loc>", "lastmod>", "changefreq>", "priority>"])
@pytest.mark.parametrize("count", [1, -1], ids=["first", "all"])
def test_repair_restores_elements_of_sitemap_with_undeclared_prefix(run, tmp_path, name, count):
    path = put(tmp_path / "a.xml", prefixed(FULL, name, count=count))
    said = run("repair", path, "--output", tmp_path / "b.xml")
    assert said.code == 1
    assert "“s:" in said.out or "The declaration of “s” was missing here; it was added." in said.out
    found, expected = etree.parse(tmp_path / "b.xml"), etree.fromstring(FULL.encode())
    assert [each.tag for each in found.iter()] == [each.tag for each in expected.iter()]
    assert check(run, path)["malformed"]["line"] is not None
    assert run("check", tmp_path / "b.xml").code == 0


def test_repair_removes_undeclared_prefix_of_single_element(run, tmp_path):
    path = put(tmp_path / "a.xml", prefixed(FULL, "url>", count=1))
    said = run("repair", path, "--output", tmp_path / "b.xml")
    assert "“s:url” should be “url”; it was renamed." in said.out
    assert (tmp_path / "b.xml").read_text() == FULL


@pytest.mark.parametrize("name", ["sitemapindex", "sitemap>", "loc>"])
@pytest.mark.parametrize("count", [1, -1], ids=["first", "all"])
def test_repair_restores_elements_of_index_with_undeclared_prefix(run, tmp_path, name, count):
    path = put(tmp_path / "a.xml", prefixed(INDEX, name, count=count))
    put(tmp_path / "b.xml", WHOLE)
    run("repair", path, "--output", tmp_path / "new" / "a.xml")
    found, expected = etree.parse(tmp_path / "new" / "a.xml"), etree.fromstring(INDEX.encode())
    assert [each.tag for each in found.iter()] == [each.tag for each in expected.iter()]


def test_repair_replaces_undeclared_prefixes_with_prefix_of_root(run, tmp_path):
    def text(*prefixes: str) -> str:
        names = ("urlset", "url>", "loc>", "lastmod>", "changefreq>", "priority>")
        written = FULL.replace("xmlns=", "xmlns:sm=")
        for name, prefix in zip(names, prefixes, strict=True):
            written = prefixed(written, name, prefix)
        return written

    path = put(tmp_path / "a.xml", text("sm", "s", "t", "sm", "sm", "s"))
    run("repair", path, "--output", tmp_path / "b.xml")
    assert (tmp_path / "b.xml").read_text() == text(*["sm"] * 6)


UNCERTAIN = {
    "second loc": FULL.replace("</loc>", f"</loc><s:loc>{HOST}/c</s:loc>", 1),
    "second priority": FULL.replace("</priority>", "</priority><s:priority>5</s:priority>"),
    "other name": prefixed(FULL.replace("</url>", "<s:rank>1</s:rank></url>", 1), "loc>"),
    "in an extension": FULL.replace("</url>", "<x:a xmlns:x='urn:x'><s:loc>1</s:loc></x:a></url>", 1),
    "beside the entries": FULL.replace("</urlset>", "<s:loc>1</s:loc></urlset>"),
    "declared elsewhere": prefixed(FULL, "url>", count=1).replace("</loc>", "</loc><a xmlns:s='urn:x'/>", 1),
}


@pytest.mark.parametrize("name", UNCERTAIN)
def test_file_with_ambiguous_undeclared_prefix_is_not_repaired(run, tmp_path, name):
    path = put(tmp_path / "a.xml", UNCERTAIN[name])
    assert check(run, path)["read-only"]["severity"] == "error"
    assert run("repair", path, "--output", tmp_path / "b.xml").code == 2
    assert not (tmp_path / "b.xml").exists()


def test_convert_and_check_list_omitted_parts_of_damaged_file(run, tmp_path):
    path = put(tmp_path / "a.xml", CONFLICT.replace("/2</loc>", "/2</lo\n"))
    said = run("convert", path, tmp_path / "b.xml")
    shown = [line.strip() for line in said.err.splitlines() if "    line " in line]
    assert shown[0].endswith("line 3: “<<<<<<< HEAD” was left out.")
    assert "line 10: “<url> <loc>https://www.example.com/2</lo" in shown[1]
    problem = check(run, path)["read-only"]
    assert [detail["line"] for detail in problem["details"]][:2] == [3, 10]


# Invalid bytes

INVALID = urlset(*locs(3)).encode().replace(b"/2<", b"/caf\xe9<")


def test_invalid_byte_is_reported_malformed_with_its_line(run, tmp_path):
    path = put(tmp_path / "a.xml", INVALID)
    said = run("check", path, "--format", "json")
    [problem] = said.json["problems"]
    assert (said.code, problem["rule"], problem["severity"], problem["line"]) == (1, "malformed", "error", 10)
    assert problem["message"] == (
        "“a.xml” is not valid UTF-8: line 10 contains the byte E9. Give its encoding with --encoding."
    )


def test_invalid_byte_is_reported_in_sarif_and_text(run, tmp_path):
    path = put(tmp_path / "a.xml", INVALID)
    said = run("check", path, "--format", "sarif", "--root", tmp_path)
    [result] = said.json["runs"][0]["results"]
    [location] = result["locations"]
    assert (said.code, result["ruleId"]) == (1, "malformed")
    assert location["physicalLocation"]["artifactLocation"]["uri"] == "a.xml"
    assert location["physicalLocation"]["region"]["startLine"] == 10
    said = run("check", path)
    assert (said.code, f"{path}:10" in said.out) == (1, True)


def test_invalid_bytes_in_several_files_are_each_reported(run, tmp_path):
    paths = put(tmp_path / "a.xml", INVALID), put(tmp_path / "b.txt", b"https://www.example.com/\xe9\n")
    said = run("check", *paths, put(tmp_path / "c.xml", WHOLE), "--format", "json")
    assert [problem["rule"] for problem in said.json["problems"]] == ["malformed", "malformed"]
    assert said.code == 1


def test_file_without_readable_xml_is_malformed(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", "<urlset><url><loc"), "--format", "json")
    assert (said.code, [problem["rule"] for problem in said.json["problems"]]) == (1, ["malformed"])


def test_encoding_option_decodes_invalid_byte(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", INVALID), "--encoding", "windows-1252", "--format", "json")
    assert "not-utf-8" in [problem["rule"] for problem in said.json["problems"]]


# Truncated files

MANY = urlset(*locs(30))
CUT = MANY[: MANY.index("/25</loc>")]
CUT_GZIP = gzip.compress(urlset(*locs(2_000)).encode(), mtime=0)[:-500]


def test_truncated_file_is_error_stating_number_of_read_entries(run, tmp_path):
    problem = check(run, put(tmp_path / "cut.xml", CUT))["truncated"]
    message = "“cut.xml” ends in the middle of an entry; what followed is missing. 25 entries were read."
    assert (problem["message"], problem["severity"]) == (message, "error")


@pytest.mark.parametrize(
    ("name", "data", "expected_message"),
    [
        (
            "cut.xml",
            CUT.rpartition("  <url>")[0],
            "ends before its last closing tag; what may have followed is missing.",
        ),
        ("cut.xml.gz", CUT_GZIP, "ends in the middle of an entry; what followed is missing."),
        ("cut.txt.gz", gzip.compress(LIST.encode() * 99, mtime=0)[:-9], "ends in the middle of"),
    ],
    ids=["between-entries", "gzip", "gzip-list"],
)
def test_truncated_file_of_any_kind_is_an_error(run, tmp_path, name, data, expected_message):
    assert expected_message in check(run, put(tmp_path / name, data))["truncated"]["message"]


def test_complete_xml_in_truncated_gzip_is_malformed_not_truncated(run, tmp_path):
    found = check(run, put(tmp_path / "a.xml.gz", gzip.compress(WHOLE.encode(), mtime=0)[:-8]))
    assert set(found) == {"malformed"}


@pytest.mark.parametrize("command", ["edit", "fix", "dedupe"])
def test_truncated_file_is_replaced_only_with_overwrite(run, tmp_path, command):
    text = CUT.replace("/1</loc>", "/2 </loc>")
    path = put(tmp_path / "cut.xml", text)
    words = {"edit": ("--where", "entry = 1", "--set", "priority=0.5")}.get(command, ())
    said = run(command, path, *words)
    assert (said.code, path.read_text() == text) == (2, True)
    assert "“cut.xml” is truncated" in said.err
    assert run(command, path, *words, "--output", tmp_path / "new.xml").code == 1
    assert path.read_text() == text
    assert run(command, path, *words, "--overwrite").code == 1
    assert path.read_text() == (tmp_path / "new.xml").read_text()


@pytest.mark.parametrize(
    "words",
    [
        ["fix", "--output", "new.xml"],
        ["edit", "--where", "entry = 1", "--set", "priority=0.5", "--output", "new.xml"],
        ["dedupe", "--output", "new.xml"],
        ["convert", "new.csv"],
        ["export", "--to", "new", "--base-url", f"{HOST}/"],
    ],
    ids=lambda words: words[0],
)
def test_command_writing_truncated_file_reports_loss(run, tmp_path, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "cut.xml", CUT)
    said = run(words[0], "cut.xml", *words[1:])
    assert said.code == 1
    assert "Left out: “cut.xml” ends in the middle of an entry; what followed is missing." in said.err
