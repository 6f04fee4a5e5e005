"""Encodings to choose from, with what the text would be in each."""

from __future__ import annotations

import pytest

from sitemap_studio.formats.encoding import ENCODINGS, MAX_PREVIEW_LINES, choices
from tests.builders import urlset


def by_name(data: bytes) -> dict[str, tuple[str, ...]]:
    """Previews by encoding."""
    return {choice.encoding: choice.preview for choice in choices(data)}


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
def test_the_right_encoding_is_offered_and_its_preview_reads_right(encoding, word):
    data = urlset(f"http://www.example.com/{word}/").encode(encoding)
    assert any(f"/{word}/" in line for line in by_name(data)[encoding])


def test_encodings_that_the_bytes_do_not_follow_are_not_offered():
    assert "Windows-1252" not in by_name(b"http://a.b/\x81\n")


def test_what_reads_oddly_comes_last():
    offered = [choice.encoding for choice in choices("http://a.b/caf\u00e9-cr\u00e8me\n".encode("latin-1"))]
    assert offered[0] == "Windows-1252"
    assert offered.index("MacRoman") > offered.index("ISO-8859-15")


def test_previews_are_few_and_short_and_show_what_is_not_ascii():
    line = "x" * 5_000 + "\u00e9" + "y" * 5_000
    for choice in choices("\n".join([line] * 50).encode("latin-1")):
        assert len(choice.preview) == MAX_PREVIEW_LINES
        assert all(len(shown) <= 120 and not shown.isascii() for shown in choice.preview)


def test_every_encoding_that_can_be_offered_is_known():
    assert {choice.encoding for choice in choices(b"\xa1\xa1")} <= set(ENCODINGS)
    assert {choice.encoding for choice in choices(b"plain")} == set(ENCODINGS)
