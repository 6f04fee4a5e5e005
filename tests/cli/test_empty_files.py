"""Files without content, and sitemaps of an index that can't be read: `check` reports them as results."""

from __future__ import annotations

import gzip

import pytest

from tests.builders import HOST, put, put_set, urlset

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

EMPTY: dict[str, tuple[str, bytes]] = {
    "no bytes": ("a.xml", b""),
    "white space": ("a.xml", b" \r\n\t\n"),
    "byte order mark": ("a.xml", b"\xef\xbb\xbf\n"),
    "declaration": ("a.xml", DECLARATION.encode()),
    "declaration in UTF-16": ("a.xml", DECLARATION.replace("UTF-8", "UTF-16").encode("utf-16")),
    "comment": ("a.xml", f"{DECLARATION}<!-- <urlset> -->\n".encode()),
    "no bytes instead of gzip data": ("a.xml.gz", b""),
    "gzip data of no bytes": ("a.xml.gz", gzip.compress(b"")),
    "byte order mark of UTF-16": ("a.xml", b"\xff\xfe"),
    "white space in UTF-16": ("a.xml", "  \n".encode("utf-16-be")),
    "NUL bytes": ("a.xml", bytes(100)),
    "gzip data of NUL bytes": ("a.xml.gz", gzip.compress(bytes(100))),
    "instruction": ("a.xml", b'<?xml-stylesheet href="a.xsl"?>'),
    "document type": ("a.xml", b"<!DOCTYPE urlset>\n"),
    "document type of HTML": ("a.xml", b"<!DOCTYPE html>"),
    "external DTD": ("a.xml", f'{DECLARATION}<!DOCTYPE urlset SYSTEM "a>b.dtd">'.encode()),
    "internal subset": ("a.xml", b'<!DOCTYPE urlset [<!ENTITY a "b">]>'),
}


def problems_of(run, path, *options) -> dict[str, tuple[str, int | None]]:
    """Return severity and line of each problem by rule."""
    found = run("check", path, "--format", "json", *options).json["problems"]
    return {problem["rule"]: (problem["severity"], problem["line"]) for problem in found}


def expected_reason(data: bytes) -> str:
    """Return the expected message about a file without entries."""
    if data.startswith(b"\x1f\x8b"):
        data = gzip.decompress(data)
    if b"<" in data:
        return "contains no XML element"
    return "contains only NUL bytes" if data and not data.strip(b"\0") else "is empty"


@pytest.mark.parametrize(("name", "data"), EMPTY.values(), ids=EMPTY)
def test_check_reports_file_without_elements_as_malformed_and_empty(run, tmp_path, name, data):
    path = put(tmp_path / name, data)
    text = run("check", path, "--profile", "google")
    assert text.code == 1
    assert f"{path}:1:1: error: “{name}” {expected_reason(data)}. Download or export it again. [malformed;" in text.out
    expected = {"malformed": ("error", 1), "empty-sitemap": ("warning", None)}
    assert problems_of(run, path, "--profile", "google") == expected
    assert problems_of(run, path)["empty-sitemap"] == ("error", None)
    (sarif,) = run("check", path, "--format", "sarif").json["runs"]
    assert [result["ruleId"] for result in sarif["results"]] == ["malformed", "empty-sitemap"]


@pytest.mark.parametrize(("name", "data"), EMPTY.values(), ids=EMPTY)
@pytest.mark.parametrize(
    "words", [["info"], ["fix"], ["convert", "b.csv"], ["export", "--to", "out"]], ids=lambda w: w[0]
)
def test_info_fix_convert_and_export_refuse_file_without_elements(run, tmp_path, words, name, data):
    command, *others = words
    path = put(tmp_path / name, data)
    said = run(command, path, *(each if each.startswith("--") else tmp_path / each for each in others))
    assert (said.code, said.out) == (2, "")
    assert said.err == f"sitemap-studio: “{name}” {expected_reason(data)}. Download or export it again.\n"


@pytest.mark.parametrize("data", [b"", b"\r\n\n"], ids=["no bytes", "white space"])
def test_empty_list_of_urls_is_reported_as_empty_sitemap(run, tmp_path, data):
    path = put(tmp_path / "a.txt", data)
    assert problems_of(run, path) == {"empty-sitemap": ("error", None)}
    assert problems_of(run, path, "--profile", "google") == {"empty-sitemap": ("warning", None)}


@pytest.mark.parametrize(
    "data",
    [
        b"<",
        b"<<<",
        b"<!",
        b"<?",
        b"<!-- pages",
        b"<![CDATA[",
        b"<!DOCTYPE",
        b"<!DOCTYPE urlset [",
        b"</urlset>",
        gzip.compress(b"<", mtime=0),
        gzip.compress(gzip.compress(gzip.compress(b"<urlset/>", mtime=0), mtime=0), mtime=0),
    ],
    # Ids made of binary data can't be read.
    ids=lambda data: "gzip data" if data[:1] == b"\x1f" else data.decode(),
)
def test_file_with_only_beginning_of_markup_is_malformed(run, tmp_path, data):
    path = put_set(tmp_path, {"a.xml": data})
    assert problems_of(run, tmp_path / "a.xml") == {"malformed": ("error", 1)}
    assert problems_of(run, path)["malformed"] == ("error", 1)
    assert run("info", tmp_path / "a.xml").code == 2


def test_gzip_truncated_before_any_content_is_malformed(run, tmp_path):
    path = put(tmp_path / "a.xml.gz", gzip.compress(urlset(HOST).encode())[:12])
    assert problems_of(run, path) == {"malformed": ("error", 1)}


def test_empty_file_named_txt_xml_is_malformed(run, tmp_path):
    assert "malformed" in problems_of(run, put(tmp_path / "a.txt.xml", b""))


def test_fix_of_index_skips_and_reports_empty_sitemap(run, tmp_path):
    path = put_set(tmp_path, {"a.xml": b"", "b.xml": urlset(f"{HOST}/a b")})
    said = run("fix", path, "--output", tmp_path / "new" / "index.xml")
    assert (said.code, said.err) == (1, "sitemap-studio: Left out: “a.xml” is empty. Download or export it again.\n")


DAMAGED: dict[str, tuple[str | bytes, str]] = {
    "no bytes": (b"", "malformed"),
    "NUL bytes": (bytes(100), "malformed"),
    "declaration": (DECLARATION, "malformed"),
    "text before": ("Warning: no user\n" + urlset(HOST), "malformed"),
    "capitals": (urlset(HOST).replace("urlset", "URLSET"), "element-misspelt"),
    "template": ("{% for page in pages %}\n" + urlset(HOST), "template"),
}


@pytest.mark.parametrize(("data", "rule"), DAMAGED.values(), ids=DAMAGED)
@pytest.mark.parametrize("with_others", [False, True], ids=["alone", "with-others"])
def test_damaged_sitemap_in_folder_is_reported_by_check(run, tmp_path, data, rule, with_others):
    put(tmp_path / "sitemap-2.xml", data)
    put(tmp_path / "pom.xml", b"")
    put(tmp_path / "sitemap-config.xml", "<config><urlset/></config>")
    (tmp_path / "sitemap.xml").mkdir()
    if with_others:
        put(tmp_path / "sitemap-1.xml", urlset(f"{HOST}/a"))
    said = run("check", tmp_path, "--format", "json")
    found = {each["rule"]: each["sitemap"] for each in said.json["problems"]}
    assert (said.code, found[rule]) == (1, str(tmp_path / "sitemap-2.xml"))
    assert set(found.values()) == {str(tmp_path / "sitemap-2.xml")}


def test_web_page_in_folder_of_sitemaps_is_reported(run, tmp_path):
    put(tmp_path / "sitemap-1.xml", urlset(HOST))
    put(tmp_path / "sitemap-2.xml", "<!DOCTYPE html><html><body>Not found</body></html>")
    problems = run("check", tmp_path, "--format", "json").json["problems"]
    assert [each["rule"] for each in problems] == ["sitemap-unreadable"]


UNREADABLE: dict[str, tuple[bytes, dict[str, tuple[str, int | None]]]] = {
    "invalid byte": (
        urlset(f"{HOST}/a", f"{HOST}/!").encode().replace(b"/!", b"/\xe9"),
        {"malformed": ("error", 7)},
    ),
    "no bytes": (b"", {"malformed": ("error", 1), "empty-sitemap": ("error", None)}),
    "NUL bytes": (bytes(9), {"malformed": ("error", 1), "empty-sitemap": ("error", None)}),
    "document type": (b"<!DOCTYPE urlset>", {"malformed": ("error", 1), "empty-sitemap": ("error", None)}),
    "web page": (b"<html><body></body></html>", {"sitemap-unreadable": ("error", None)}),
}


@pytest.mark.parametrize(("data", "expected_problems"), UNREADABLE.values(), ids=UNREADABLE)
def test_unreadable_sitemap_has_same_problems_alone_as_in_index(run, tmp_path, data, expected_problems):
    path = put_set(tmp_path, {"a.xml": data, "b.xml": urlset(HOST)})
    problems = run("check", path, "--format", "json").json["problems"]
    assert {each["rule"]: (each["severity"], each["line"]) for each in problems} == expected_problems
    assert {each["sitemap"] for each in problems} == {str(tmp_path / "a.xml")}
    alone = run("check", tmp_path / "a.xml", "--format", "json")
    if alone.code == 1:
        assert {each["rule"]: (each["severity"], each["line"]) for each in alone.json["problems"]} == expected_problems
