"""Files that follow neither what they declare nor UTF-8: nothing is guessed, somebody chooses."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import EncodingError, ReadError
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from tests.builders import HOST, index, put, urlset

RUSSIAN = urlset("http://a.b/товары", "http://a.b/2")


def test_nothing_is_guessed_nor_asked_for_of_what_no_encoding_makes_a_sitemap(tmp_path):
    path = put(tmp_path / "a.xml", RUSSIAN.encode("cp1251"))
    with pytest.raises(EncodingError, match=r"not valid UTF-8: the byte F2 in line 4"):
        open_path(path)
    # Of a set, such a sitemap is left with its reason.
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    assert isinstance(document.sitemaps[0].error, EncodingError)
    put(path, urlset("http://a.b/x").encode().replace(b"/x", b"/\xa0\xff"))
    with pytest.raises(EncodingError, match="not valid Shift_JIS"):
        open_path(path, encoding="Shift_JIS")
    put(path, "<html><body>caf\u00e9</body></html>".encode("latin-1"))
    with pytest.raises(ReadError, match="web page") as caught:
        open_path(path)
    assert not isinstance(caught.value, EncodingError)


def test_what_was_chosen_is_read_told_and_saved_in_utf8_with_nothing_else_changed(tmp_path, set_cell):
    path = put(tmp_path / "a.xml", RUSSIAN.encode("koi8-r"))
    document = open_path(path, encoding="KOI8-R")
    assert document.table.locs() == ["http://a.b/товары", "http://a.b/2"]
    assert document.sitemaps[0].source is not None
    assert document.sitemaps[0].source.encoding == "KOI8-R"
    (finding,) = (finding for _, finding in document.findings if finding.rule == "not-utf-8")
    assert finding.message == (
        "“a.xml” is not encoded in UTF-8; it is read as KOI8-R, as was chosen. Saving a change writes it in UTF-8."
    )
    set_cell(document, 1, "loc", "http://a.b/zwei")
    save(document)
    assert path.read_bytes().decode() == RUSSIAN.replace("/2<", "/zwei<")
    assert open_path(path).findings == []


def test_without_a_change_a_file_that_follows_what_it_declares_stays_as_it_is(tmp_path):
    data = RUSSIAN.replace("UTF-8", "windows-1251").encode("cp1251")
    path = put(tmp_path / "a.xml", data)
    assert save(open_path(path, encoding="Windows-1251")).paths == ()
    assert path.read_bytes() == data


def test_files_that_follow_what_they_declare_are_not_read_as_what_was_chosen(tmp_path):
    put(tmp_path / "utf8.xml", RUSSIAN)
    put(tmp_path / "latin.xml", urlset("http://a.b/é").replace("UTF-8", "ISO-8859-1").encode("latin-1"))
    put(tmp_path / "none.xml", RUSSIAN.encode("cp1251"))
    listed = index(*(f"{HOST}/{name}.xml" for name in ("utf8", "latin", "none")))
    document = open_path(put(tmp_path / "index.xml", listed), encoding="Windows-1251")
    assert [loc for loc in document.table.locs() if loc != "http://a.b/2"] == [
        "http://a.b/товары",
        "http://a.b/é",
        "http://a.b/товары",
    ]


def test_what_was_chosen_is_mended_as_any_other_text(tmp_path):
    path = put(tmp_path / "a.xml", RUSSIAN.replace("/2", "/?a&b").encode("cp1251"))
    document = open_path(path, encoding="Windows-1251")
    assert document.table.locs() == ["http://a.b/товары", "http://a.b/?a&b"]
    assert [repair.rule for _, repair in document.repairs] == ["ampersand-bare"]
    save(document)
    assert path.read_bytes().decode() == RUSSIAN.replace("/2", "/?a&amp;b")
    assert (document.repairs, document.findings) == ([], [])


@pytest.mark.parametrize("lead", ["Warning: something failed\n", "Warning: ", "\n\n", "<br/>\n"])
def test_text_before_the_xml_does_not_hide_that_an_encoding_has_to_be_chosen(tmp_path, lead):
    text = urlset(f"{HOST}/caf\u00e9", HOST)
    path = put(tmp_path / "a.xml", (lead + text).encode("latin-1"))
    with pytest.raises(EncodingError, match="the byte E9 in line"):
        open_path(path)
    document = open_path(path, encoding="ISO-8859-1")
    assert document.table.locs() == [f"{HOST}/caf\u00e9", HOST]
    save(document)
    assert path.read_bytes().decode() == text
