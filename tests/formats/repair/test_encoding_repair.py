"""Bytes without certain encoding: repaired texts, and encodings to choose from."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.formats.repair.text_repair import RepairedText, repair_text
from sitemap_studio.formats.xml_reader import read_xml
from tests.builders import IMAGE, urlset

PATH = Path("sitemap.xml")


def repair_str(text: str) -> RepairedText:
    """Repair a text with lone surrogates for invalid bytes."""
    return repair_text(text.encode("utf-8", "surrogateescape"), PATH)


@pytest.mark.parametrize("code", [0xE6, 0x93, 0xFC, 0x80])
@pytest.mark.parametrize("value", ["{}", "<![CDATA[{}]]>", "<!-- </url> -->{}", "a<b{}"])
def test_invalid_byte_in_url_is_left_unrepaired(code, value):
    byte = chr(0xDC00 + code)
    data = urlset("http://a.b/HERE").replace("HERE", value.format(f"a-{byte}-b")).encode("utf-8", "surrogateescape")
    assert repair_text(data, PATH) == RepairedText(data, ())


def test_invalid_byte_in_title_or_list_is_left_unrepaired():
    image = "<image:image><image:title>caf\udce9</image:title></image:image>"
    text = urlset({"loc": "http://a.b/", "xml": image}, declared=f' xmlns:image="{IMAGE}"')
    assert repair_str(text).repairs == ()
    image = "<image:image><image:title>\udc93caf\udce9\udc94</image:title></image:image>"
    text = urlset({"loc": "http://a.b/", "xml": image}, declared=f' xmlns:image="{IMAGE}"')
    assert repair_str(text).repairs == ()
    assert repair_str("http://a.b/\nhttp://a.b/caf\udce9\n").repairs == ()


@pytest.mark.parametrize("lead", ["caf\udce9\n", "x\udc80"])
def test_invalid_bytes_before_declaration_are_removed(lead):
    assert [repair.rule for repair in repair_str(lead + urlset("http://a.b/")).repairs][-1] == "before-declaration"


@pytest.mark.parametrize("place", ["<!-- caf\udce9 -->", "<?made by caf\udce9?>"])
def test_invalid_byte_in_comment_or_instruction_is_repaired(place):
    text = urlset("http://a.b/").replace("<loc>", f"{place}<loc>")
    assert [repair.rule for repair in repair_str(text).repairs] == ["byte-invalid"]


def test_repeated_byte_order_mark_before_list_is_removed():
    found = repair_str("\ufeff\ufeffhttp://a.b/\n")
    assert found.data.decode() == "\ufeffhttp://a.b/\n"
    assert [repair.rule for repair in found.repairs] == ["mark-repeated"]


def encoded_urlset(address: str, encoding: str) -> bytes:
    """Return a file in the encoding that it declares."""
    return urlset(address).replace("UTF-8", encoding).encode(encoding)


@pytest.mark.parametrize(
    "encodings", [("UTF-8", "ISO-8859-1"), ("ISO-8859-1", "UTF-8"), ("windows-1251", "KOI8-R", "UTF-8")]
)
def test_concatenated_files_are_decoded_by_their_own_declarations(encodings):
    word = "мир" if "KOI8-R" in encodings else "café"
    found = repair_text(b"".join(encoded_urlset(f"http://a.b/{word}", encoding) for encoding in encodings), PATH)
    assert read_xml(found.data, PATH).entries["loc"].to_list() == [f"http://a.b/{word}"] * len(encodings)


def test_concatenated_file_without_or_with_commented_declaration_is_utf8():
    bare = encoded_urlset("http://a.b/café", "UTF-8").partition(b"\n")[2]
    found = repair_text(bare + encoded_urlset("http://a.b/café", "ISO-8859-1"), PATH)
    assert read_xml(found.data, PATH).entries["loc"].to_list() == ["http://a.b/café"] * 2
    data = encoded_urlset("http://a.b/café?a&b", "UTF-8").replace(b"&amp;", b"&")
    data = data.replace(b"</urlset>", b'<!-- <?xml version="1.0" encoding="ISO-8859-1"?> --></urlset>')
    assert read_xml(repair_text(data, PATH).data, PATH).entries["loc"].to_list() == ["http://a.b/café?a&b"]


@pytest.mark.parametrize("encoding", ["UTF-16", "utf-16-le", "utf-16-be", "x-unknown"])
def test_utf8_before_utf16_or_unknown_encoding_is_left_unrepaired(encoding):
    second = urlset("http://a.b/ó").replace("UTF-8", encoding)
    data = urlset("http://a.b/1").encode() + second.encode("latin-1" if encoding == "x-unknown" else encoding)
    assert repair_text(data, PATH).repairs == ()
