"""Repair of damaged texts: result, listed repairs, and texts that are not repaired."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import RefusedError
from sitemap_studio.formats.corrections import correct_text
from sitemap_studio.formats.repair.patches import MAX_EXCERPT_CHARACTERS, REPAIR_KINDS
from sitemap_studio.formats.repair.text_repair import RepairedText, repair_text
from sitemap_studio.formats.xml_reader import read_xml
from tests.builders import HOST as SITE
from tests.builders import locs, urlset
from tests.formats.repair.repair_cases import CASES, FOLDER, HOST

PATH = Path("sitemap.xml")


def repair_any(text: str | bytes) -> RepairedText:
    """Repair a text or bytes."""
    return repair_text(text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text, PATH)


@pytest.mark.parametrize(("name", "addresses", "repairs"), CASES, ids=[case[0] for case in CASES])
def test_corpus_file_has_expected_urls_and_listed_repairs(name, addresses, repairs):
    data = (FOLDER / f"{name}.xml").read_bytes()
    found = repair_text(data, PATH)
    corrected = correct_text(found.data).data
    assert read_xml(corrected, PATH).entries["loc"].to_list() == [HOST + address for address in addresses]
    assert " ".join(f"{repair.rule}:{repair.line}" for repair in found.repairs) == repairs
    assert repair_text(found.data, PATH) == RepairedText(found.data, ())
    for repair in found.repairs:
        assert 1 <= repair.line <= data.count(b"\n") + 1
        assert repair.start == -1 if repair.rule == "encoding-undeclared" else 0 <= repair.start <= len(found.data)
        assert repair.message.endswith(".")
        assert max(len(repair.before), len(repair.after)) <= MAX_EXCERPT_CHARACTERS
        assert "\n" not in repair.before + repair.after


def test_joining_second_root_retains_namespaces_of_its_entries():
    read = read_xml(repair_text((FOLDER / "second-root-binds-otherwise.xml").read_bytes(), PATH).data, PATH)
    assert read.namespaces["x"] == "http://www.example.com/one"
    assert [place for place, xml in read.extensions.rows() if "http://www.example.com/two" in xml] == [1]
    read = read_xml(repair_text((FOLDER / "second-root-declares-more.xml").read_bytes(), PATH).data, PATH)
    assert read.namespaces["own"] == "http://www.example.com/own"


def test_repair_in_large_file_retains_all_extensions():
    image = "<image:image><image:loc>https://i.example/{}.png</image:loc></image:image>"
    entries = [{"loc": f"{SITE}/{number}", "xml": image.format(number)} for number in range(3_000)]
    declared = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    text = urlset(*entries, declared=declared)
    found = repair_any(text.replace("/1500</loc>", "/1500"))
    assert [(repair.rule, repair.line) for repair in found.repairs] == [("closing-missing", 6_004)]
    assert read_xml(found.data, PATH).extensions.height == 3_000


def test_loc_elements_outside_entries_become_entries():
    lines = "".join(f"<loc>{loc}</loc>\n" for loc in locs(3)).replace("/1</loc>", "/1")
    found = repair_any(urlset().replace("</urlset>", f"{lines}</urlset>"))
    assert [loc.strip() for loc in read_xml(found.data, PATH).entries["loc"]] == locs(3)


def test_corpus_shows_every_kind_of_repair():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(case[0] for case in CASES)
    shown = {repair.rule for path in FOLDER.iterdir() for repair in repair_text(path.read_bytes(), PATH).repairs}
    assert shown == REPAIR_KINDS.keys() - {"gzip-cut-off", "gzip-trailing"}


def test_repair_excerpts_show_context_and_invalid_bytes():
    repair = repair_any(urlset(f"{SITE}/?x=1AND").replace("AND", "&y=2")).repairs[0]
    assert repair.before == "<loc>https://www.example.com/?x=1&y=2</loc>"
    assert repair.after == "<loc>https://www.example.com/?x=1&amp;y=2</loc>"
    repair = repair_any(urlset(f"{SITE}/a").replace("<urlset", "<!-- caf\udce9 --><urlset")).repairs[0]
    assert "caf\\xE9" in repair.before
    assert "caf\u00e9" in repair.after
    repair = repair_any(urlset(f"{SITE}/a").replace("</urlset>", "<url><loc>https://www.exam").rstrip()).repairs[0]
    assert "https://www.exam" in repair.before
    assert "https://www.exam" not in repair.after.removeprefix("https://www.example.com")


@pytest.mark.parametrize(
    "text",
    [
        "<html><body><p>Not found<br></body></html>",
        "<rss version='2.0'><channel><link>https://a/?x&y</link></channel></rss>",
        urlset(f"{SITE}/a")[:130],
        urlset(f"{SITE}/a").replace("<url>", "<!-- never closed <url>"),
        urlset(f"{SITE}/a") + f'<x:urlset xmlns:x="urn:x"><x:url><x:loc>{SITE}/b</x:loc></x:url></x:urlset>',
        '<urlset xmlns="urn:x"><page>&</page></urlset>',
        urlset(f"{SITE}/a") + "<sitemapindex><sitemap><loc>https://a/b.xml</loc></sitemap></sitemapindex>",
        urlset("https://a/x").replace("x", "\udcd6\udcd0\udcce\udcc4"),
        urlset("https://a/x").replace("x", "\udc81"),
        "<urlset><url><loc>https://a/</loc>" + "".join(f"<x{level}>" for level in range(300)) + "</urlset>",
        "",
        "<",
        "<urlset",
        "plain words",
    ],
)
def test_uncertain_text_is_returned_unchanged_without_repairs(text):
    data = text.encode("utf-8", "surrogateescape")
    assert repair_text(data, PATH) == RepairedText(data, ())


def test_thousand_unclosed_entries_are_all_repaired():
    found = repair_any(urlset(*locs(1_000)).replace("  </url>\n", ""))
    assert read_xml(found.data, PATH).entries["loc"].to_list() == locs(1_000)
    assert len(found.repairs) == 1_000


@pytest.mark.parametrize("text", ['<!DOCTYPE urlset [<!ENTITY a "b">]>', '\n<!DOCTYPE urlset SYSTEM "file:///x" []>'])
def test_document_type_is_refused_despite_repairable_fault(text):
    with pytest.raises(RefusedError):
        repair_any(text + urlset(f"{SITE}/?AND").replace("AND", "&y"))


@pytest.mark.parametrize(
    "piece", ["&", "<", "<!--", "<?", "<![CDATA[", "<a ", "<url>", "</url>", "<a b='", "\0", "]]>"]
)
def test_repair_terminates_on_repeated_markup(piece):
    repair_any(urlset(*locs(2)).replace("</urlset>", piece * 50_000))


@pytest.mark.parametrize(
    ("lead", "encoding"),
    [(b"Served by cache 7\n", "ISO-8859-1"), (b"\0", "windows-1252"), (b"<?xml-stylesheet?>", "ISO-8859-1")],
)
def test_encoding_declaration_after_leading_bytes_is_used(lead, encoding):
    text = urlset("http://a.b/café").replace("UTF-8", encoding).encode(encoding)
    found = repair_text(lead + text, PATH)
    assert read_xml(found.data, PATH).entries["loc"].to_list() == ["http://a.b/café"]
    assert b'encoding="UTF-8"' in found.data


def test_repair_replaces_utf16_declaration_after_leading_zeros():
    wide = "\ufeff".encode("utf-16-le") + urlset("http://a.b/").replace("UTF-8", "UTF-16").encode("utf-16-le")
    found = repair_text(bytes(2_000) + wide, PATH)
    assert b"UTF-16" not in found.data
    assert repair_text(found.data, PATH) == RepairedText(found.data, ())
