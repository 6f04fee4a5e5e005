"""Encodings: declared ones become UTF-8, others are offered to choose from."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.decoding import check_utf8, correct_ascii_declaration, to_utf8
from sitemap_studio.formats.encoding_choices import ENCODINGS, MAX_PREVIEW_LINES, suitable_encodings
from tests.builders import urlset

PATH = Path("sitemap.xml")


def xml_declaring(encoding: str, text: str = "<a>ü</a>") -> str:
    return f'<?xml version="1.0" encoding="{encoding}" standalone="yes"?>\n{text}'


@pytest.mark.parametrize(
    "data", [xml_declaring("UTF-8").encode(), xml_declaring("utf8").encode("utf-8-sig"), b"<a/>", b"\xff", b""]
)
def test_utf8_data_is_returned_as_same_object(data):
    decoded = to_utf8(data, PATH)
    assert decoded.data is data
    assert (decoded.encoding, decoded.findings) == ("UTF-8", ())


@pytest.mark.parametrize("encoding", ["ISO-8859-1", "windows-1252", "ISO-8859-15", "GB2312", "Shift_JIS", "koi8-r"])
def test_text_is_decoded_as_declared_and_declaration_becomes_utf8(encoding):
    text = "<a>" + {"koi8-r": "ж", "Shift_JIS": "あ", "GB2312": "中"}.get(encoding, "ü") + "</a>"
    decoded = to_utf8(xml_declaring(encoding, text).encode(encoding), PATH)
    assert decoded.data.decode() == xml_declaring("UTF-8", text)
    assert decoded.encoding == encoding.upper()
    assert [(finding.rule, finding.value) for finding in decoded.findings] == [("not-utf-8", encoding.upper())]


@pytest.mark.parametrize(
    ("mark", "codec"),
    [
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be"),
        (b"", "utf-16-le"),
        (b"", "utf-16-be"),
    ],
)
def test_wide_encodings_are_detected_by_mark_or_bytes(mark, codec):
    decoded = to_utf8(mark + xml_declaring(codec[:6].upper()).encode(codec), PATH)
    assert decoded.data.decode() == xml_declaring("UTF-8")
    assert decoded.encoding == codec[:6].upper()
    assert len(decoded.findings) == 1


@pytest.mark.parametrize("name", ["UTF-16", "US-ASCII"])
def test_utf8_declared_as_another_encoding_is_read_as_utf8(name):
    decoded = to_utf8(xml_declaring(name).encode(), PATH)
    assert (decoded.data.decode(), decoded.encoding) == (xml_declaring("UTF-8"), "UTF-8")
    assert f"declares the encoding {name}" in decoded.findings[0].message


@pytest.mark.parametrize("name", ["klingon", "rot13", "hex", "x"])
def test_unknown_declared_encoding_is_named_and_refused(name):
    with pytest.raises(ReadError) as caught:
        to_utf8(xml_declaring(name).encode(), PATH)
    assert caught.value.message == f"“sitemap.xml” declares the encoding “{name.upper()}”, which is not known."


def test_bytes_invalid_in_declared_encoding_are_refused():
    with pytest.raises(ReadError, match=r"is not encoded in CP037\."):
        to_utf8(xml_declaring("cp037", "").encode(), PATH)
    with pytest.raises(ReadError) as caught:
        to_utf8(xml_declaring("windows-1252", "<a>\n?</a>").encode().replace(b"?<", b"\x81<"), PATH)
    assert caught.value.message.startswith("“sitemap.xml” is not valid WINDOWS-1252: line 3 contains the byte 81")
    assert caught.value.line == 3


@pytest.mark.parametrize("byte", [b"\xfc", b"\xed\xa0\x80", b"\xc0\xaf", b"\xff"])
def test_invalid_utf8_bytes_are_refused_with_line(byte):
    check_utf8("ü€😀".encode(), PATH)
    with pytest.raises(ReadError) as caught:
        check_utf8(b"ab\n" + byte + b"c", PATH)
    assert caught.value.line == 2


def test_ascii_declaration_is_replaced_only_for_non_ascii_text():
    data = xml_declaring("US-ASCII", "<a>u</a>").encode()
    assert to_utf8(data, PATH).data is data
    assert correct_ascii_declaration(data) is data
    assert correct_ascii_declaration(xml_declaring("US-ASCII").encode()) == xml_declaring("UTF-8").encode()
    assert correct_ascii_declaration(xml_declaring("utf-8").encode()) == xml_declaring("utf-8").encode()


@pytest.mark.parametrize(
    ("name", "codec", "text"),
    [("Windows-31J", "cp932", "①"), ("windows-874", "cp874", "ก"), ("x-sjis", "cp932", "あ"), ("x-gbk", "gbk", "中")],
)
def test_text_with_encoding_name_unknown_to_python_is_decoded(name, codec, text):
    assert text in to_utf8(xml_declaring(name, f"<a>{text}</a>").encode(codec), PATH).data.decode()


def test_windows_1252_quotes_are_read_despite_latin_1_declaration():
    decoded = to_utf8(xml_declaring("ISO-8859-1", "<a>“ü”</a>").encode("cp1252"), PATH)
    assert decoded.data.decode() == xml_declaring("UTF-8", "<a>“ü”</a>")
    assert decoded.encoding == "WINDOWS-1252"


def previews_by_encoding(data: bytes) -> dict[str, tuple[str, ...]]:
    """Previews by encoding."""
    return {choice.encoding: choice.preview for choice in suitable_encodings(data)}


@pytest.mark.parametrize(
    ("encoding", "word"),
    [
        ("ISO-8859-1", "café"),
        ("Windows-1252", "“café”"),
        ("Windows-1251", "товары"),
        ("KOI8-R", "товары"),
        ("Shift_JIS", "商品一覧"),
        ("GB18030", "产品目录"),
        ("Big5", "產品目錄"),
        ("EUC-KR", "상품목록"),
    ],
)
def test_correct_encoding_is_offered_with_readable_preview(encoding, word):
    data = urlset(f"http://www.example.com/{word}/").encode(encoding)
    assert any(f"/{word}/" in line for line in previews_by_encoding(data)[encoding])


def test_offered_encodings_are_valid_and_most_plausible_first():
    assert "Windows-1252" not in previews_by_encoding(b"http://a.b/\x81\n")
    offered = [choice.encoding for choice in suitable_encodings("http://a.b/caf\u00e9-cr\u00e8me\n".encode("latin-1"))]
    assert offered[0] == "Windows-1252"
    assert offered.index("MacRoman") > offered.index("ISO-8859-15")
    assert {choice.encoding for choice in suitable_encodings(b"\xa1\xa1")} <= set(ENCODINGS)
    assert {choice.encoding for choice in suitable_encodings(b"plain")} == set(ENCODINGS)


def test_encoding_previews_are_short_and_show_non_ascii_text():
    line = "x" * 5_000 + "\u00e9" + "y" * 5_000
    for choice in suitable_encodings("\n".join([line] * 50).encode("latin-1")):
        assert len(choice.preview) == MAX_PREVIEW_LINES
        assert all(len(shown) <= 120 and not shown.isascii() for shown in choice.preview)
