"""Offsets of elements from expat."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import RefusedError
from sitemap_studio.formats.xml_offsets import create_parser, locate_elements, locate_start_tags, resolve_name

FORMS = [
    "<a/>",
    "<a\n/>",
    "<a></a>",
    "<a ></a >",
    "<a b='>'>x</a>",
    '<a b=">">/></a>',
    "<a b='/>'/>",
    "<a b='/'></a>",
    "<a><b/></a>",
    "<a>x/></a>",
    "<a><!-- <a/> --></a>",
    "<a><![CDATA[</a>/>]]></a>",
    "<a><?b </a> ?></a>",
    "<é:ü xmlns:é='urn:é'>ß</é:ü>",
]


@pytest.mark.parametrize("bom", ["", "\ufeff"], ids=["plain", "bom"])
def test_located_elements_of_every_form_have_correct_offsets(bom):
    data = f"{bom}<?x <a/>?><r> {' '.join(FORMS)} </r><!-- <a/> -->".encode()
    root, children, grandchildren = locate_elements(data, 3)
    found = [data[start:end].decode() for start, end in zip(children.starts, children.ends, strict=True)]
    assert found == FORMS
    contents = zip(children.content_starts, children.content_ends, strict=True)
    inner = [data[start:end].decode() for start, end in contents]
    assert inner[4:10] == ["x", "/>", "", "", "<b/>", "x/>"]
    assert (root.names, children.names, grandchildren.names) == (["r"], ["a"] * 13 + ["é:ü"], ["b"])


def test_start_tags_are_located_by_number_over_all_levels():
    data = b"<a><!-- <b> --><b><c/></b><d/></a>"
    assert locate_start_tags(data, [0, 2, 3], Path()) == {0: 0, 2: data.index(b"<c"), 3: data.index(b"<d")}


@pytest.mark.parametrize(
    "text",
    ["<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "<!DOCTYPE a SYSTEM 'a.dtd'><a>&b;</a>"],
    ids=["bare", "internal", "external"],
)
def test_offset_parser_refuses_document_types(text):
    with pytest.raises(RefusedError):
        create_parser(Path("sitemap.xml")).Parse(text.encode(), True)


def test_qualified_name_is_resolved_by_innermost_declaration():
    assert resolve_name("a:b", {"a": "inner"}, {"a": "outer"}) == ("inner", "b")
    assert resolve_name("b", {"": ""}, {"": "outer"}) == ("", "b")
    assert resolve_name("xml:b", {}) == ("http://www.w3.org/XML/1998/namespace", "b")
