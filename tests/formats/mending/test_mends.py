"""Mending: what comes out of broken files, what is listed, and what is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import RefusedError
from sitemap_studio.formats.mending.mends import MENDS, Mended, mend
from sitemap_studio.formats.mending.patches import MAX_SHOWN
from sitemap_studio.formats.xml_reader import read_xml
from tests.builders import HOST as SITE
from tests.builders import locs, urlset
from tests.formats.mending.mending_cases import CASES, FOLDER, HOST

PATH = Path("sitemap.xml")


def mended(text: str | bytes) -> Mended:
    """A text, mended."""
    return mend(text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text, PATH)


@pytest.mark.parametrize(("name", "addresses", "repairs"), CASES, ids=[case[0] for case in CASES])
def test_every_address_is_what_a_person_reads(name, addresses, repairs):
    found = mend((FOLDER / f"{name}.xml").read_bytes(), PATH)
    assert read_xml(found.data, PATH).entries["loc"].to_list() == [HOST + address for address in addresses]
    assert " ".join(f"{repair.rule}:{repair.line}" for repair in found.repairs) == repairs


@pytest.mark.parametrize("name", [case[0] for case in CASES])
def test_what_is_mended_needs_no_mending(name):
    once = mend((FOLDER / f"{name}.xml").read_bytes(), PATH)
    assert mend(once.data, PATH) == Mended(once.data, ())


def test_every_file_of_the_corpus_has_its_case():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(case[0] for case in CASES)


def test_every_repair_is_declared_short_and_in_one_line():
    declared = {rule.id for rule in MENDS}
    for path in sorted(FOLDER.iterdir()):
        for repair in mend(path.read_bytes(), PATH).repairs:
            assert repair.rule in declared
            assert repair.message.endswith(".")
            for text in (repair.before, repair.after):
                assert len(text) <= MAX_SHOWN
                assert "\n" not in text


def test_every_mend_has_a_file_that_shows_it():
    shown = {repair.rule for path in FOLDER.iterdir() for repair in mend(path.read_bytes(), PATH).repairs}
    assert shown == {rule.id for rule in MENDS}


def test_a_repair_shows_its_neighbourhood_before_and_after():
    repair = mended(urlset(f"{SITE}/?x=1AND").replace("AND", "&y=2")).repairs[0]
    assert repair.before == "<loc>https://www.example.com/?x=1&y=2</loc>"
    assert repair.after == "<loc>https://www.example.com/?x=1&amp;y=2</loc>"


def test_a_byte_that_is_no_utf8_is_shown_by_its_number():
    repair = mended(urlset(f"{SITE}/caf").replace("caf", "caf\udce9")).repairs[0]
    assert "caf\\xE9" in repair.before
    assert "caf\u00e9" in repair.after


def test_the_torn_entry_is_shown():
    repair = mended(urlset(f"{SITE}/a").replace("</urlset>", "<url><loc>https://www.exam").rstrip()).repairs[0]
    assert "https://www.exam" in repair.before
    assert "https://www.exam" not in repair.after.removeprefix("https://www.example.com")


@pytest.mark.parametrize(
    "text",
    [
        "<html><body><p>Not found<br></body></html>",
        "<rss version='2.0'><channel><link>https://a/?x&y</link></channel></rss>",
        urlset(f"{SITE}/a")[:130],
        urlset(f"{SITE}/a").replace("<url>", "<!-- never closed <url>"),
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
def test_what_is_uncertain_comes_back_as_it_was(text):
    data = text.encode("utf-8", "surrogateescape")
    assert mend(data, PATH) == Mended(data, ())


def test_entries_that_are_never_closed_may_be_many():
    found = mended(urlset(*locs(1_000)).replace("  </url>\n", ""))
    assert read_xml(found.data, PATH).entries["loc"].to_list() == locs(1_000)
    assert len(found.repairs) == 1_000


@pytest.mark.parametrize("text", ['<!DOCTYPE urlset [<!ENTITY a "b">]>', '\n<!DOCTYPE urlset SYSTEM "file:///x">'])
def test_document_types_stay_refused(text):
    with pytest.raises(RefusedError):
        mended(text + urlset(f"{SITE}/?AND").replace("AND", "&y"))


@pytest.mark.parametrize(
    "piece", ["&", "<", "<!--", "<?", "<![CDATA[", "<a ", "<url>", "</url>", "<a b='", "\0", "]]>"]
)
def test_hostile_repetition_ends_soon(piece):
    mended(urlset(*locs(2)).replace("</urlset>", piece * 50_000))
