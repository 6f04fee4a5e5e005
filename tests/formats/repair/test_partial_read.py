"""Files without certain repair are read partly and are read-only."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.formats.repair.partial_read import extract_intact_entries
from sitemap_studio.formats.xml_reader import read_xml
from tests.builders import HOST, IMAGE, index, locs, urlset

PATH = Path("sitemap.xml")


def read_locs(text: str) -> list[str | None]:
    """Return the `loc` values of the intact entries of a text."""
    found = extract_intact_entries(text.encode(), PATH)
    assert found is not None
    return read_xml(found[0], PATH).entries["loc"].to_list()


def test_partial_read_omits_broken_and_commented_entries():
    text = urlset(*locs(4)).replace(f"{HOST}/1</loc>", f"{HOST}/1</lok>")
    salvaged = extract_intact_entries(text.encode(), PATH)
    assert salvaged is not None
    assert read_locs(text) == [f"{HOST}/{number}" for number in (0, 2, 3)]
    assert salvaged[1] == 1
    text = urlset(*locs(3_000)).replace(f"{HOST}/1234</loc>", f"{HOST}/1234</lok>")
    assert read_locs(text) == [address for address in locs(3_000) if address != f"{HOST}/1234"]
    text = urlset(*locs(2)).replace("<url>", "<!-- <url><loc>http://old/</loc></url> --><url>", 1)
    assert read_locs(text) == locs(2)


@pytest.mark.parametrize("opening", ["<!-- ", "<![CDATA["])
def test_partial_read_omits_entries_after_unclosed_comment_or_cdata(opening):
    text = urlset(*locs(4)).replace("<url>\n    <loc>" + f"{HOST}/2", f"{opening}<url>\n    <loc>{HOST}/2")
    assert read_locs(text) == locs(2)


def test_partial_read_retains_extensions_and_leaves_entities_unexpanded():
    image = "<image:image><image:loc>http://i/</image:loc></image:image>"
    text = urlset({"loc": HOST, "xml": image}, declared=f' xmlns:image="{IMAGE}"').replace("</urlset>", "</urlsets><")
    salvaged = extract_intact_entries(text.encode(), PATH)
    assert salvaged is not None
    read = read_xml(salvaged[0], PATH)
    assert read.namespaces["image"] == IMAGE
    assert read.extensions["xml"].to_list() == [image]
    text = "<s:urlset><s:url><s:loc>http://a/</s:loc></s:url><s:url><s:loc>http://b/</s:lok></s:url>"
    assert read_locs(text) == ["http://a/"]
    text = urlset("http://a.b/AND").replace("AND", "&bomb;")
    declared = text.replace("<urlset", '<!DOCTYPE urlset [<!ENTITY bomb "boom"><!ENTITY x "<url/>">]><urlset')
    assert read_locs(declared)[-1] == "http://a.b/&bomb;"
    assert "boom" not in "".join(str(loc) for loc in read_locs(declared))


def test_partial_read_of_broken_index_returns_its_sitemaps():
    text = index(f"{HOST}/a.xml", f"{HOST}/b.xml").replace("</sitemapindex>", "</x></sitemapindex>")
    salvaged = extract_intact_entries(text.encode(), PATH)
    assert salvaged is not None
    assert read_xml(salvaged[0], PATH).kind == "index"
    assert read_locs(text) == [f"{HOST}/a.xml", f"{HOST}/b.xml"]


@pytest.mark.parametrize("text", ["", "<urlset>", "hello", "<url></loc></url>", "<url><url><url>", "</url>" * 9])
def test_partial_read_without_complete_entry_returns_none(text):
    assert extract_intact_entries(text.encode(), PATH) is None


def test_partial_read_of_invalid_bytes_or_nesting_returns_none():
    assert extract_intact_entries(urlset("http://a/x").encode().replace(b"x<", b"\xd6\xd0<"), PATH) is None
    assert extract_intact_entries(b"<url>" * 500_000, PATH) is None
