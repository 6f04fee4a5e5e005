"""Canonical XML, read back with lxml or compared byte by byte."""

from __future__ import annotations

import polars as pl
import pytest
from lxml import etree

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.xml_writer import (
    BLOCK_ENTRIES,
    entry_sizes,
    index_bytes,
    urlset_bytes,
    urlset_overhead,
    used_namespaces,
)
from sitemap_studio.model.columns import empty_extensions, entry_frame
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, XSI
from tests.builders import extension_frame

IMAGE = "<image:image><image:loc>https://example.com/a.png</image:loc></image:image>"


def written_urlset(frame: pl.DataFrame, xml: pl.DataFrame | None = None, **options: bool) -> bytes:
    return urlset_bytes(frame, extensions=empty_extensions() if xml is None else xml, namespaces=EXTENSIONS, **options)


def texts_of_elements(data: bytes, name: str) -> list[str | None]:
    return [element.text for element in etree.fromstring(data).iter(f"{{{SITEMAP}}}{name}")]


def test_written_sitemap_has_layout_of_protocol_example():
    frame = entry_frame(
        {"loc": ["http://www.example.com/"], "priority": ["0.8"], "lastmod": ["2005-01-01"], "changefreq": ["monthly"]}
    )
    assert written_urlset(frame).decode() == (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        "  <url>\n"
        "    <loc>http://www.example.com/</loc>\n"
        "    <lastmod>2005-01-01</lastmod>\n"
        "    <changefreq>monthly</changefreq>\n"
        "    <priority>0.8</priority>\n"
        "  </url>\n"
        "</urlset>\n"
    )


def test_index_is_written_with_loc_and_lastmod_only():
    frame = entry_frame({"loc": ["http://www.example.com/1.xml.gz", "http://www.example.com/2.xml.gz"]})
    frame = frame.with_columns(lastmod=pl.Series(["2004-10-01T18:23:17+00:00", None]), priority=pl.lit("0.5"))
    assert index_bytes(frame).decode() == (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        "  <sitemap>\n"
        "    <loc>http://www.example.com/1.xml.gz</loc>\n"
        "    <lastmod>2004-10-01T18:23:17+00:00</lastmod>\n"
        "  </sitemap>\n"
        "  <sitemap>\n"
        "    <loc>http://www.example.com/2.xml.gz</loc>\n"
        "  </sitemap>\n"
        "</sitemapindex>\n"
    )


def test_null_fields_are_omitted_and_empty_ones_written():
    assert written_urlset(entry_frame({})).endswith(b'0.9">\n</urlset>\n')
    assert index_bytes(entry_frame({})).endswith(b'0.9">\n</sitemapindex>\n')
    data = written_urlset(entry_frame({"loc": ["http://a.b/", None, None], "lastmod": [None, "", None]}))
    assert data.count(b"lastmod") == 2
    assert b"<lastmod></lastmod>" in data
    assert b"  <url>\n  </url>\n" in data


def test_exactly_five_characters_are_escaped():
    value = "http://a.b/?x=1&y=<2>\"'äöü%20;|^`{}#"
    data = written_urlset(entry_frame({"loc": [value], "changefreq": ["&amp;"]}))
    assert "<loc>http://a.b/?x=1&amp;y=&lt;2&gt;&quot;&apos;äöü%20;|^`{}#</loc>" in data.decode()
    assert b"<changefreq>&amp;amp;</changefreq>" in data
    assert texts_of_elements(data, "loc") == [value]
    assert texts_of_elements(data, "changefreq") == ["&amp;"]


@pytest.mark.parametrize("character", ["\x00", "\x01", "\x08", "\x0b", "\x0c", "\x0e", "\x1f", "\ufffe", "\uffff"])
@pytest.mark.parametrize("field", ["loc", "lastmod"])
def test_illegal_character_error_names_entry(character, field):
    frame = entry_frame({"loc": ["http://a.b/"] * 3}).with_columns(
        pl.Series(field, ["http://a.b/", "x" + character, "y"])
    )
    with pytest.raises(WriteError) as caught:
        written_urlset(frame)
    assert caught.value.message == (
        f"Entry 2 can't be saved: its {field} contains U+{ord(character):04X}, which XML does not allow."
    )


def test_illegal_character_in_second_block_names_entry():
    frame = entry_frame({"loc": ["http://a.b/"] * (BLOCK_ENTRIES + 5)})
    frame = frame.with_columns(
        loc=pl.when(pl.int_range(pl.len()) == BLOCK_ENTRIES + 2).then(pl.lit("\x02")).otherwise("loc")
    )
    with pytest.raises(WriteError, match=f"Entry {BLOCK_ENTRIES + 3:,} "):
        written_urlset(frame)


@pytest.mark.parametrize("character", ["\x7f", "\x85", "\u2028", "\ufffd", "\U0001f600", "\ud7ff", "\ue000"])
def test_unusual_legal_characters_are_written_unchanged(character):
    assert texts_of_elements(written_urlset(entry_frame({"loc": [f"x{character}y"]})), "loc") == [f"x{character}y"]


def test_extensions_are_written_in_their_entries_in_all_blocks():
    data = written_urlset(
        entry_frame({"loc": ["http://a.b/", "http://a.c/"]}), extension_frame((1, IMAGE), (1, "<!-- why -->"))
    )
    assert data.decode().endswith(
        f"  <url>\n    <loc>http://a.c/</loc>\n    {IMAGE}\n    <!-- why -->\n  </url>\n</urlset>\n"
    )
    n_entries = 2 * BLOCK_ENTRIES + 3
    places = (0, BLOCK_ENTRIES - 1, BLOCK_ENTRIES, 2 * BLOCK_ENTRIES, n_entries - 1)
    frame = entry_frame({"loc": [str(place) for place in range(n_entries)]})
    data = written_urlset(frame, extension_frame(*((place, f"<image:x>{place}</image:x>") for place in places)))
    for place in places:
        assert f"<loc>{place}</loc>\n    <image:x>{place}</image:x>\n".encode() in data
    assert data.count(b"<image:x>") == len(places)


def test_only_used_namespaces_are_declared():
    assert used_namespaces(extension_frame((0, IMAGE)), EXTENSIONS) == {"image": EXTENSIONS["image"]}
    data = written_urlset(entry_frame({"loc": ["http://a.b/"]}), extension_frame((0, IMAGE)))
    assert etree.fromstring(data).nsmap == {None: SITEMAP, "image": EXTENSIONS["image"]}
    assert used_namespaces(empty_extensions(), EXTENSIONS) == {}
    used = used_namespaces(extension_frame((0, '<a b:c="1"/>')), {"": SITEMAP, "b": "urn:b", "c": "urn:c"})
    assert used == {"b": "urn:b"}


def test_namespace_declarations_are_escaped_and_sorted():
    frame, xml = entry_frame({"loc": ["http://a.b/"]}), extension_frame((0, "<a:x/><b:y/>"))
    uris = {"a": "urn:a", "b": "urn:b"}
    one, other = (urlset_bytes(frame, extensions=xml, namespaces=each) for each in (uris, dict(reversed(uris.items()))))
    assert one == other
    data = urlset_bytes(
        entry_frame({"loc": ["x"]}),
        extensions=extension_frame((0, "<a:x/>")),
        namespaces={"a": "http://a.b/?x=1&y='2'"},
    )
    assert etree.fromstring(data).nsmap["a"] == "http://a.b/?x=1&y='2'"


def test_schema_location_is_written_even_beside_foreign_xsi_prefix():
    root = etree.fromstring(written_urlset(entry_frame({"loc": ["http://a.b/"]}), with_schema_location=True))
    assert root.get(f"{{{XSI}}}schemaLocation") == f"{SITEMAP} {SITEMAP}/sitemap.xsd"
    root = etree.fromstring(index_bytes(entry_frame({"loc": ["http://a.b/"]}), with_schema_location=True))
    assert root.get(f"{{{XSI}}}schemaLocation") == f"{SITEMAP} {SITEMAP}/siteindex.xsd"
    data = urlset_bytes(
        entry_frame({"loc": ["x"]}),
        extensions=extension_frame((0, "<xsi:x/>")),
        namespaces={"xsi": "urn:other"},
        with_schema_location=True,
    )
    root = etree.fromstring(data)
    assert root.nsmap["xsi"] == "urn:other"
    assert root.get(f"{{{XSI}}}schemaLocation") == f"{SITEMAP} {SITEMAP}/sitemap.xsd"


def test_entry_sizes_equal_written_bytes():
    frame = entry_frame({"loc": ["a", "&", None]})
    sizes = entry_sizes(frame, empty_extensions())
    alone = [len(written_urlset(frame[place])) - urlset_overhead({}) for place in range(3)]
    assert sizes.to_list() == alone
    sizes = entry_sizes(entry_frame({}), empty_extensions())
    assert sizes.dtype == pl.UInt32
    assert len(sizes) == 0
