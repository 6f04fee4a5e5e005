"""Faults that make a file unreadable for search engines: reported, kept by edits, and corrected by fixes."""

from __future__ import annotations

import gzip
import json

import pytest
from lxml import etree

from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import HOST, content, index, put, urlset

SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"
ONE = urlset({"loc": f"{HOST}/a", "priority": "0.5"}, {"loc": f"{HOST}/b"})
DECLARED = f' xmlns:image="{IMAGE}"'
PICTURES = urlset(
    {"loc": f"{HOST}/a", "priority": "0.5", "xml": f"<image:image><image:loc>{HOST}/a.png</image:loc></image:image>"},
    declared=DECLARED,
)
PACKED_TWICE = gzip.compress(gzip.compress(ONE.encode(), mtime=0), mtime=0)

FAULTS = {
    "upper case": ("element-misspelt", ONE.replace("urlset", "URLSET")),
    "loc": ("element-misspelt", ONE.replace("loc>", "Loc>")),
    "https": ("namespace-wrong", ONE.replace("http://www.sitemaps", "https://www.sitemaps")),
    "legacy": ("namespace-wrong", ONE.replace(SITEMAP, "http://www.google.com/schemas/sitemap/0.84")),
    "foreign": ("namespace-wrong", ONE.replace(SITEMAP, "http://www.example.com/ns")),
    "missing": ("namespace-wrong", ONE.replace(f' xmlns="{SITEMAP}"', "")),
    "html": ("document-html", f"<html>\n<head><meta></head><body>\n{ONE[ONE.index('<urlset') :]}</body></html>\n"),
    "image": ("namespace-extension", PICTURES.replace("http://www.google", "https://www.google")),
    "sitemapindex of urls": ("kinds-mixed", ONE.replace("urlset", "sitemapindex")),
}


def problems(result):
    return [(each["rule"], each["severity"]) for each in result.json["problems"] if each["severity"] == "error"]


@pytest.mark.parametrize(("rule", "text"), [pytest.param(*each, id=name) for name, each in FAULTS.items()])
def test_structural_fault_is_error_in_every_profile(run, tmp_path, rule, text):
    path = put(tmp_path / "a.xml", text)
    for profile in PROFILES:
        result = run("check", path, "--profile", profile, "--format", "json")
        assert (result.code, set(problems(result))) == (1, {(rule, "error")})


@pytest.mark.parametrize(("rule", "text"), [pytest.param(*each, id=name) for name, each in FAULTS.items()])
def test_edit_retains_structural_fault_byte_for_byte(run, tmp_path, rule, text):
    path = put(tmp_path / "a.xml", text)
    assert run("edit", path, "--where", "priority=0.5", "--set", "priority=0.9").code == 0
    assert content(path) == text.replace("0.5", "0.9")
    assert rule in [name for name, _ in problems(run("check", path, "--format", "json"))]


@pytest.mark.parametrize(("rule", "text"), [pytest.param(*each, id=name) for name, each in FAULTS.items()])
def test_fix_corrects_structural_fault(run, tmp_path, rule, text):
    path = put(tmp_path / "a.xml", text)
    result = run("fix", path, "--dry-run")
    assert (result.code, f"[{rule}]" in result.out, content(path)) == (1, True, text)
    result = run("fix", path)
    assert (result.code, f"structure [{rule}]" in result.out) == (0, True)
    result = run("check", path, "--format", "json")
    assert (result.code, problems(result)) == (0, [])
    root = etree.fromstring(path.read_bytes())
    assert root.tag == f"{{{SITEMAP}}}urlset"
    assert {child.tag for child in root} == {f"{{{SITEMAP}}}url"}
    assert run("fix", path).out == "Nothing to fix.\n"


def test_edit_retains_and_fix_removes_double_gzip(run, tmp_path):
    path = put(tmp_path / "a.xml.gz", PACKED_TWICE)
    assert problems(run("check", path, "--format", "json")) == [("gzip-double", "error")]
    assert run("edit", path, "--where", "priority=0.5", "--set", "priority=0.9").code == 0
    assert gzip.decompress(gzip.decompress(path.read_bytes())).decode() == ONE.replace("0.5", "0.9")
    assert run("fix", path).code == 0
    assert gzip.decompress(path.read_bytes()).decode() == ONE.replace("0.5", "0.9")
    assert run("check", path).code == 0


def test_fix_corrects_only_requested_fault(run, tmp_path):
    text = PICTURES.replace("http://www.google", "https://www.google").replace(f' xmlns="{SITEMAP}"', "")
    path = put(tmp_path / "a.xml", text)
    assert run("fix", path, "--rule", "namespace-extension").code == 0
    assert content(path) == PICTURES.replace(f' xmlns="{SITEMAP}"', "")
    assert run("fix", path).code == 0
    assert IMAGE in content(path)
    assert run("check", path).code == 0


def test_structural_faults_of_index_are_reported_and_fixed(run, tmp_path):
    put(tmp_path / "a.xml", ONE)
    text = index(f"{HOST}/a.xml").replace("sitemapindex", "urlset").replace("http://www.site", "https://www.site")
    path = put(tmp_path / "index.xml", text)
    found = problems(run("check", path, "--format", "json"))
    assert {rule for rule, _ in found} == {"kinds-mixed", "namespace-wrong"}
    assert run("fix", path, "--rule", "kinds-mixed").code == 0
    assert content(path) == index(f"{HOST}/a.xml").replace("http://www.site", "https://www.site")
    assert run("fix", path).code == 0
    assert content(path) == index(f"{HOST}/a.xml")


def test_extension_with_misspelt_namespace_is_still_validated(run, tmp_path):
    link = '<xhtml:link rel="alternate" hreflang="xx" href="/de"/>'
    declared = ' xmlns:xhtml="https://www.w3.org/1999/xhtml"'
    text = urlset({"loc": f"{HOST}/a", "xml": link}, declared=declared)
    result = run("check", put(tmp_path / "a.xml", text), "--profile", "google", "--format", "json")
    rules = {rule for rule, _ in problems(result)}
    assert "namespace-extension" in rules
    assert any(rule.startswith("alternate-") for rule in rules)


def test_export_writes_correct_namespaces_instead_of_misspelt_ones(run, tmp_path):
    text = PICTURES.replace("http://www.google", "https://www.google").replace(
        "http://www.sitemaps", "https://www.sitemaps"
    )
    assert run("export", put(tmp_path / "a.xml", text), "--to", tmp_path / "out", "--base-url", f"{HOST}/").code == 0
    written = "".join(content(path) for path in (tmp_path / "out").iterdir())
    assert (f'xmlns:image="{IMAGE}"' in written, "https://www.google" in written) == (True, False)


def test_unknown_namespace_is_reported_once(run, tmp_path):
    own = '<x:a xmlns:x="urn:x">1</x:a>'
    text = urlset(*({"loc": f"{HOST}/{name}", "xml": own} for name in "abc"))
    result = run("check", put(tmp_path / "a.xml", text), "--format", "json")
    assert (result.code, [(each["rule"], each["severity"], each["line"]) for each in result.json["problems"]]) == (
        0,
        [("namespace-unknown", "info", 5)],
    )


def test_repair_corrects_and_lists_misspelt_tags(run, tmp_path):
    path = put(tmp_path / "a.xml", ONE.replace("loc>", "LOC>"))
    result = run("repair", path, "--output", tmp_path / "b.xml", "--json")
    assert result.code == 1
    assert [each["rule"] for each in json.loads(result.out)["repairs"]] == ["element-misspelt"] * 2
    assert content(tmp_path / "b.xml") == ONE


@pytest.mark.parametrize(
    ("profile", "severity"),
    [
        ("google", "warning"),
        ("bing", "warning"),
        ("yandex", "warning"),
        ("sitemaps.org", "error"),
        ("sitemap-0.9", "error"),
    ],
)
def test_severity_of_sitemap_without_entries_depends_on_profile(run, tmp_path, profile, severity):
    path = put(tmp_path / "a.xml", urlset())
    result = run("check", path, "--profile", profile, "--format", "json")
    assert [(each["rule"], each["severity"]) for each in result.json["problems"]] == [("empty-sitemap", severity)]
    assert result.code == (severity == "error")


@pytest.mark.parametrize("profile", PROFILES)
def test_empty_news_sitemap_is_info_in_every_profile(run, tmp_path, profile):
    declared = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
    result = run("check", put(tmp_path / "a.xml", urlset(declared=declared)), "--profile", profile, "--format", "json")
    assert result.code == 0
    assert [(each["rule"], each["severity"]) for each in result.json["problems"]] == [("empty-news", "info")]


def test_problem_of_2008_size_limit_states_current_limit(run, tmp_path):
    comment = f"<!-- {'a' * 1_000} -->\n"
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/a") + comment * (10_485_760 // len(comment) + 1))
    result = run("check", path)
    assert (result.code, "[too-large" in result.out) == (1, True)
    assert "sitemaps.org and all search engines allow 52,428,800 bytes today" in result.out
    assert "--profile sitemaps.org" in result.out
    assert run("check", path, "--profile", "sitemaps.org").code == 0
