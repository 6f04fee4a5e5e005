"""Byte offsets of elements in small pieces of XML, and escaping."""

from __future__ import annotations

import subprocess
import sys
from xml.sax.saxutils import escape, quoteattr, unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.xml_elements import (
    cdata_section,
    escape_markup,
    find_first_tag,
    format_declarations,
    is_one_cdata_section,
    leading_space,
    outermost_elements,
    parse_declarations,
    plain_text,
    quote_attribute_text,
    unescape_entities,
)


@pytest.mark.parametrize(
    ("text", "outermost"),
    [
        (b"x<a><a/><b></b></a> <b/>", [b"<a><a/><b></b></a>", b"<b/>"]),
        (b"<!-- <a> --><![CDATA[<b>]]><?c <d> ?><e><!-- </e> --></e>", [b"<e><!-- </e> --></e>"]),
        (b"""<a b=">" c='/>'/><d/>""", [b"""<a b=">" c='/>'/>""", b"<d/>"]),
    ],
    ids=["inner ones", "comments, CDATA and instructions", "brackets in attributes"],
)
def test_only_outermost_elements_are_found(text, outermost):
    assert [text[each.start : each.end] for each in outermost_elements(text)] == outermost


def test_element_offsets_allow_white_space_and_prefixes_in_tags():
    (element,) = outermost_elements(b"<a\n b='1'\t>x</a \r\n>")
    assert (element.name, element.content_start, element.content_end) == (b"a", 11, 12)
    (element,) = outermost_elements("<ü:loc/>".encode())
    assert (element.prefix, element.local_name, element.is_self_closed) == ("ü:".encode(), "loc", True)


@pytest.mark.parametrize("text", [b"<a>", b"</a>", b"<a></a></a>", b"<a><b></a>"])
def test_outermost_elements_refuses_unbalanced_tags(text):
    with pytest.raises(WriteError, match="not well-formed"):
        outermost_elements(text)


def test_first_tag_after_prolog_and_preceding_space_are_found():
    text = b"\xef\xbb\xbf<?xml version='1.0'?><!DOCTYPE a><!-- <b> --><a x='1'><c/>"
    tag = find_first_tag(text, len(text))
    assert tag is not None
    assert tag.name == b"a"
    assert find_first_tag(b"<!-- <b> -->", 12) is None
    assert leading_space(b"<a>\r\n\t <b>", 7) == b"\r\n\t "
    assert leading_space(b"  <a>", 2) == b"  "
    assert leading_space(b"   ", 3, 2) == b" "


def test_namespace_declarations_are_parsed_and_formatted_by_prefix():
    tag = b""" xmlns="urn:d" xmlns:a = 'urn:a&amp;b' b=" xmlns:c='urn:c'" xmlnsx="1" """
    assert parse_declarations(tag) == {"": "urn:d", "a": "urn:a&b"}
    assert parse_declarations(b" a='1'") == {}
    declared = format_declarations({"": "http://a.example/?a=1&b=2", "image": 'http://b.example/"'})
    assert declared == ' xmlns="http://a.example/?a=1&amp;b=2" xmlns:image=\'http://b.example/"\''


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"a&amp;b&lt;&gt;&quot;&apos;&#38;&#x26;", "a&b<>\"'&&"),
        (b"a<!-- b --><?c?>d", "ad"),
        (b"<![CDATA[a&amp;]]>&amp;", "a&amp;&"),
        (b"a\r\nb\rc&#13;\n", "a\nb\nc\r\n"),
        (b"<![CDATA[a\r\n]]>", "a\n"),
        (b"&amp;lt;", "&lt;"),
        (b"", ""),
        (b"a<b/>", None),
    ],
)
def test_plain_text_equals_parsed_text_or_none_with_elements(content, text):
    assert plain_text(content) == text


@pytest.mark.parametrize(
    ("content", "is_one"),
    [(b"<![CDATA[a]]>", True), (b"<![CDATA[a]]><![CDATA[b]]>", False), (b" <![CDATA[a]]>", False), (b"a", False)],
)
def test_single_cdata_section_is_recognized(content, is_one):
    assert is_one_cdata_section(content) == is_one


@pytest.mark.parametrize(("text", "section"), [("a&<b", b"<![CDATA[a&<b]]>"), ("a]]>b", None), ("a\rb", None)])
def test_cdata_section_is_none_for_unrepresentable_text(text, section):
    assert cdata_section(text) == section


TEXTS = st.text(st.sampled_from("a&<>\"'\n\r\t;#ltgtampquo\u00e9") | st.characters(codec="utf-8"))


@given(TEXTS)
def test_escaping_and_unescaping_equal_standard_library(text: str):
    assert escape_markup(text) == escape(text)
    assert quote_attribute_text(text) == quoteattr(text)
    assert unescape_entities(text) == unescape(text, {"&quot;": '"', "&apos;": "'"})


def test_importing_engine_does_not_import_web_client():
    loading = (
        "import sys, sitemap_studio.document.opening.open_document, sitemap_studio.document.reporting.problem_report"
    )
    ask = f"{loading}; print(sorted({{'http', 'ssl', 'urllib.request'}} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
