"""The report as a page: complete, escaped, alone, and true in its figures."""

from __future__ import annotations

import re

import pytest
from lxml import html

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.reporting.html_report import MAX_EXAMPLES, html_chunks
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import HOST, index, joined, locs, put, urlset

EVIL = "<img src=http://evil.example/x onerror=alert(1)>\"'&"


def page_of(path, profile="sitemap-0.9"):
    """The page of a set, as text and as a tree."""
    document = open_path(path)
    document.set_profile(PROFILES[profile])
    check(document)
    text = "".join(html_chunks(document))
    return text, html.document_fromstring(text)


def section_of(tree, rule):
    """The text of a rule's section."""
    (section,) = tree.xpath(f"//section[@id='{rule}']")
    return " ".join(section.text_content().split())


def test_the_page_names_the_set_its_profile_and_its_counts(tmp_path):
    put(tmp_path / "one.xml", urlset(HOST, HOST, {"loc": "/relative", "priority": "2.0"}))
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/gone.xml"))
    _, tree = page_of(path)
    words = " ".join(tree.text_content().split())
    assert tree.findtext(".//h1/bdi") == "sitemap.xml"
    assert "3 entries in 1 sitemap, 1 more could not be read" in words
    assert "Sitemap 0.9 (2008)" in words
    tiles = [(tile.findtext("b"), tile.findtext("span").split()[-1]) for tile in tree.find_class("tile")]
    assert tiles == [("3", "errors"), ("1", "warning"), ("0", "infos")]


def test_each_rule_is_explained_with_its_source_and_its_examples(tmp_path):
    _, tree = page_of(put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "0,8"})))
    (rule,) = (RULES[each.get("id")] for each in tree.find_class("rule"))
    words = section_of(tree, rule.id)
    for told in (rule.title, rule.explanation, rule.source, rule.wrong, rule.right, "a.xml:5:15", "0,8", "Fix: 0.8"):
        assert told in words


def test_only_some_examples_are_shown_and_the_rest_is_counted(tmp_path):
    entries = [{"loc": loc, "priority": "2.0"} for loc in locs(MAX_EXAMPLES + 1_234)]
    _, tree = page_of(put(tmp_path / "a.xml", urlset(*entries)))
    words = section_of(tree, "priority-value")
    assert "1,244 found" in words
    assert words.endswith("and 1,234 more.")
    assert re.findall(r"a\.xml:(\d+)", words) == [str(5 + 4 * number) for number in range(MAX_EXAMPLES)]


def test_nothing_comes_from_outside_and_nothing_runs(tmp_path):
    text, tree = page_of(put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/{EVIL}", "changefreq": EVIL})))
    assert not tree.xpath("//script | //img | //link | //iframe | //object | //@src | //@srcset | //@style")
    assert not tree.xpath("//@*[starts-with(name(), 'on')]")
    assert all(link.startswith("#") for link in tree.xpath("//@href"))
    assert "url(" not in text
    assert "@import" not in text
    assert tree.xpath("//meta[@http-equiv='Content-Security-Policy']/@content")[0].startswith("default-src 'none'")


def test_values_and_names_are_shown_as_they_are_and_never_as_markup(tmp_path):
    name = "<b>&amp;.xml"
    text, tree = page_of(put(tmp_path / name, urlset({"loc": HOST, "changefreq": EVIL})))
    assert EVIL in tree.text_content()
    assert tree.findtext(".//h1/bdi") == name
    assert "<img" not in text
    assert not tree.xpath("//h1//b")


def test_invisible_characters_are_made_visible(tmp_path):
    text, _ = page_of(put(tmp_path / "a.xml", urlset({"loc": HOST, "changefreq": "\u202egnihton\u200b"})))
    assert "[U+202E]" in text
    assert "\u202e" not in text


def test_links_within_the_page_lead_somewhere(tmp_path):
    _, tree = page_of(put(tmp_path / "a.xml", urlset(HOST, HOST, {"loc": "/relative", "priority": "2.0"})))
    targets = [link.removeprefix("#") for link in tree.xpath("//@href")]
    assert targets
    assert set(targets) == {section.get("id") for section in tree.find_class("rule")}


def test_gauges_stand_against_the_limits_of_the_profile(tmp_path):
    path = put(tmp_path / "a.txt", joined(f"{HOST}/{'x' * 1000}{number}" for number in range(11_000)))
    seen = {}
    for profile in ("sitemap-0.9", "google"):
        _, tree = page_of(path, profile)
        urls, size = (" ".join(gauge.text_content().split()) for gauge in tree.find_class("gauge"))
        assert urls == "11,000 of 50,000 URLs"
        seen[profile] = size, len(tree.find_class("over")), tree.xpath("//*[local-name()='rect']/@width")[-1]
    assert seen["sitemap-0.9"] == ("10.8 of 10 MB \u2716 over the limit", 1, "100.0")
    assert seen["google"] == ("10.8 of 50 MB", 0, "21.6")


def test_a_clean_set_has_a_page_too(tmp_path):
    _, tree = page_of(put(tmp_path / "a.xml", urlset(HOST)))
    assert "No problems found." in tree.text_content()
    assert not tree.find_class("rule")


@pytest.mark.parametrize("words", ["prefers-color-scheme: dark", "@media print"])
def test_the_page_has_a_look_for_night_and_for_paper(tmp_path, words):
    text, _ = page_of(put(tmp_path / "a.xml", urlset(HOST)))
    assert words in text


def test_the_entries_are_plotted_with_their_figures_in_words(tmp_path):
    entries = [
        {"loc": f"{HOST}/shop/1", "lastmod": "2026-01-05", "changefreq": "daily", "priority": "0.5"},
        {"loc": f"{HOST}/shop/2", "lastmod": "2026-02-05"},
        {"loc": f"{HOST}/<b>/3", "lastmod": EVIL, "changefreq": EVIL, "priority": EVIL},
    ]
    _, tree = page_of(put(tmp_path / "a.xml", urlset(*entries)))
    plots = {plot.findtext("figcaption"): plot for plot in tree.find_class("plot")}
    assert list(plots) == ["Entries by lastmod", "Entries by folder", "Entries by changefreq", "Entries by priority"]
    assert plots["Entries by lastmod"].xpath(".//*[local-name()='desc']/text()") == [
        "2026-01: 1 entry, 33.3 %; 2026-02: 1 entry, 33.3 %; invalid date: 1 entry, 33.3 %"
    ]
    lines = [" ".join(line.text_content().split()) for line in plots["Entries by folder"].iter("tr")]
    assert lines == ["/shop/ 2 66.7 %", "/<b>/ 1 33.3 %"]
    assert "missing 1 33.3 %" in " ".join(plots["Entries by changefreq"].text_content().split())
    assert "not a number 1 33.3 %" in " ".join(plots["Entries by priority"].text_content().split())


def test_a_set_without_entries_has_no_plots(tmp_path):
    _, tree = page_of(put(tmp_path / "a.xml", urlset()))
    assert not tree.find_class("plot")
