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


def xml(encoding: str, text: str = "<a>ü</a>") -> str:
    return f'<?xml version="1.0" encoding="{encoding}" standalone="yes"?>\n{text}'


@pytest.mark.parametrize("data", [xml("UTF-8").encode(), xml("utf8").encode("utf-8-sig"), b"<a/>", b"\xff", b""])
def test_utf8_comes_back_as_the_same_bytes(data):
    decoded = to_utf8(data, PATH)
    assert decoded.data is data
    assert (decoded.encoding, decoded.findings) == ("UTF-8", ())


@pytest.mark.parametrize("encoding", ["ISO-8859-1", "windows-1252", "ISO-8859-15", "GB2312", "Shift_JIS", "koi8-r"])
def test_a_declared_encoding_is_decoded_and_the_declaration_rewritten(encoding):
    text = "<a>" + {"koi8-r": "ж", "Shift_JIS": "あ", "GB2312": "中"}.get(encoding, "ü") + "</a>"
    decoded = to_utf8(xml(encoding, text).encode(encoding), PATH)
    assert decoded.data.decode() == xml("UTF-8", text)
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
def test_wide_encodings_are_detected_without_declaration(mark, codec):
    decoded = to_utf8(mark + xml(codec[:6].upper()).encode(codec), PATH)
    assert decoded.data.decode() == xml("UTF-8")
    assert decoded.encoding == codec[:6].upper()
    assert len(decoded.findings) == 1


@pytest.mark.parametrize("name", ["UTF-16", "US-ASCII"])
def test_wrongly_declared_utf8_is_read_as_utf8(name):
    decoded = to_utf8(xml(name).encode(), PATH)
    assert (decoded.data.decode(), decoded.encoding) == (xml("UTF-8"), "UTF-8")
    assert f"declares the encoding {name}" in decoded.findings[0].message


@pytest.mark.parametrize("name", ["klingon", "rot13", "hex", "x"])
def test_an_unknown_encoding_is_one_clear_sentence(name):
    with pytest.raises(ReadError) as caught:
        to_utf8(xml(name).encode(), PATH)
    assert caught.value.message == f"“sitemap.xml” declares the encoding “{name.upper()}”, which is not known."


def test_bytes_invalid_in_declared_encoding_are_refused():
    with pytest.raises(ReadError, match=r"is not encoded in CP037\."):
        to_utf8(xml("cp037", "").encode(), PATH)
    with pytest.raises(ReadError) as caught:
        to_utf8(xml("windows-1252", "<a>\n?</a>").encode().replace(b"?<", b"\x81<"), PATH)
    assert caught.value.message.startswith("“sitemap.xml” is not valid WINDOWS-1252: line 3 contains the byte 81")
    assert caught.value.line == 3


@pytest.mark.parametrize("byte", [b"\xfc", b"\xed\xa0\x80", b"\xc0\xaf", b"\xff"])
def test_invalid_utf8_is_refused_with_line(byte):
    check_utf8("ü€😀".encode(), PATH)
    with pytest.raises(ReadError) as caught:
        check_utf8(b"ab\n" + byte + b"c", PATH)
    assert caught.value.line == 2


def test_ascii_declaration_is_replaced_only_when_wrong():
    data = xml("US-ASCII", "<a>u</a>").encode()
    assert to_utf8(data, PATH).data is data
    assert correct_ascii_declaration(data) is data
    assert correct_ascii_declaration(xml("US-ASCII").encode()) == xml("UTF-8").encode()
    assert correct_ascii_declaration(xml("utf-8").encode()) == xml("utf-8").encode()


@pytest.mark.parametrize(
    ("name", "codec", "text"),
    [("Windows-31J", "cp932", "①"), ("windows-874", "cp874", "ก"), ("x-sjis", "cp932", "あ"), ("x-gbk", "gbk", "中")],
)
def test_names_that_only_others_know_are_known_here_too(name, codec, text):
    assert text in to_utf8(xml(name, f"<a>{text}</a>").encode(codec), PATH).data.decode()


def test_windows_1252_quotes_are_read_despite_latin_1_declaration():
    decoded = to_utf8(xml("ISO-8859-1", "<a>“ü”</a>").encode("cp1252"), PATH)
    assert decoded.data.decode() == xml("UTF-8", "<a>“ü”</a>")
    assert decoded.encoding == "WINDOWS-1252"


def by_name(data: bytes) -> dict[str, tuple[str, ...]]:
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
    assert any(f"/{word}/" in line for line in by_name(data)[encoding])


def test_valid_encodings_are_offered_most_plausible_first():
    assert "Windows-1252" not in by_name(b"http://a.b/\x81\n")
    offered = [choice.encoding for choice in suitable_encodings("http://a.b/caf\u00e9-cr\u00e8me\n".encode("latin-1"))]
    assert offered[0] == "Windows-1252"
    assert offered.index("MacRoman") > offered.index("ISO-8859-15")
    assert {choice.encoding for choice in suitable_encodings(b"\xa1\xa1")} <= set(ENCODINGS)
    assert {choice.encoding for choice in suitable_encodings(b"plain")} == set(ENCODINGS)


def test_previews_are_short_and_show_non_ascii_text():
    line = "x" * 5_000 + "\u00e9" + "y" * 5_000
    for choice in suitable_encodings("\n".join([line] * 50).encode("latin-1")):
        assert len(choice.preview) == MAX_PREVIEW_LINES
        assert all(len(shown) <= 120 and not shown.isascii() for shown in choice.preview)
