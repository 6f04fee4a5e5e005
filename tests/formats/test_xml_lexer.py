"""Where the tags lie."""

from __future__ import annotations

import pytest

from sitemap_studio.formats.xml_lexer import elements_at, lex


def texts(data: str, level: int) -> list[str]:
    encoded = data.encode()
    elements = elements_at(lex(encoded), level)
    ranges = zip(elements.start.tolist(), elements.end.tolist(), strict=True)
    return [encoded[start:end].decode() for start, end in ranges]


@pytest.mark.parametrize(
    "child",
    [
        "<a/>",
        "<a></a>",
        "<a\n/>",
        "<a b='>'/>",
        '<a b=">">></a >',
        "<a b='\"' c='\"' d='>'/>",
        """<a b='"' c=">"/>""",
        "<a>text > more</a>",
        "<a><b/><b></b></a>",
        "<a><!-- </a> --></a>",
        "<a><!----></a>",
        "<a><![CDATA[</a> ]] > ]]></a>",
        "<a><?pi </a> > ?></a>",
        "<a>'\"</a>",
        "<ü ö='ä'>ß</ü>",
        "<a b='/'></a>",
    ],
)
def test_a_child_is_found_whole(child):
    around = "<?xml version='1.0'?><!-- <a> --><root x='>'>\n{}<!-- <a/> -->{}'\"<?a <a> ?></root>\n<!-- </a> -->"
    assert texts(around.format(child, "<z/>"), 1) == [child, "<z/>"]
    assert texts(around.format(child, ""), 0)[0].endswith("</root>")


def test_levels_are_told_apart():
    data = "<r><a><b><c/></b></a><b/><a><d></d></a></r>"
    assert texts(data, 1) == ["<a><b><c/></b></a>", "<b/>", "<a><d></d></a>"]
    assert texts(data, 2) == ["<b><c/></b>", "<d></d>"]
    assert texts(data, 3) == ["<c/>"]
    assert texts(data, 4) == []


def test_an_empty_root_has_no_children():
    assert texts("<r/>", 1) == []
    assert texts("<r></r>", 1) == []


def test_the_inside_lies_between_the_tags():
    data = b"<r><a b='c'> d </a><e/></r>"
    elements = elements_at(lex(data), 1)
    pairs = zip(elements.inside.tolist(), elements.inside_end.tolist(), strict=True)
    assert [data[start:end] for start, end in pairs] == [b" d ", b""]
