"""Typed XML is accepted unchanged, or refused with line, column and reason."""

import pytest

from sitemap_studio.core.errors import RequestError
from sitemap_studio.formats.extensions.extension_editing import check_xml
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS
from sitemap_studio.protocol.namespaces import SITEMAP

AROUND = {"": SITEMAP, "x": "urn:x"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "text",
        "<x:a b='1'\n/>",
        "<!-- <y:a> -->",
        "<a xmlns='urn:a'><loc/></a>",
        "&#228;<x:a><![CDATA[<!DOCTYPE]]></x:a>",
    ],
)
def test_typed_well_formed_xml_is_returned_unchanged(text):
    assert check_xml(text, AROUND) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("<a>\n<b></a>", "in line 2, column 8, “a” is closed before “b” of line 2."),
        ("<x:a>", "in line 1, column 6, “a” of line 1 is still open."),
        ("</x>", "in line 1, column 5, an element is closed that was not opened."),
        ("</extensions><extensions>", "in line 1, column 14, an element is closed that was not opened."),
        ("ü<a b='1' b='2'/>", "in line 1, column 16, an attribute is repeated."),
        ("\n\n  <a b=c/>", "in line 3, column 8, an attribute value is not in quotes."),
        ("a & b", "in line 1, column 4, a “&” is not escaped."),
        ("&nbsp;", "in line 1, column 7, the entity “&nbsp;” is not defined."),
        ("<y:a/>", "in line 1, column 5, the prefix “y” is used but not declared."),
        ("<!-- -- -->", "in line 1, column 6, a comment contains “--”."),
        ("\x01", "in line 1, column 1, it contains a control character."),
        ("<a>" * 300 + "</a>" * 300, "in line 1, column 768, the XML is not well-formed."),
    ],
)
def test_typed_malformed_xml_is_refused_with_line_and_column(text, sentence):
    with pytest.raises(RequestError) as raised:
        check_xml(text, AROUND)
    assert raised.value.message.endswith(sentence)
    assert raised.value.message.startswith("The XML is not well-formed")


@pytest.mark.parametrize(
    "text", ["\n<!DOCTYPE a>", "\n<!ENTITY a 'b'>", '\n<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>']
)
def test_typed_document_type_or_entity_is_refused(text):
    with pytest.raises(RequestError, match="in line 2, column 1, a document type or an entity is declared"):
        check_xml(text, AROUND)


def test_typed_surrogates_and_fields_of_entry_are_refused():
    with pytest.raises(RequestError, match="column 2, it contains a control character"):
        check_xml("a\ud800", AROUND)
    with pytest.raises(RequestError, match="“loc” is a field of the entry"):
        check_xml("<x:a/><loc>b</loc>", AROUND)
    assert check_xml("<loc>b</loc>", AROUND, before="<loc>a</loc>") == "<loc>b</loc>"
    assert check_xml("<x:a><loc>b</loc></x:a>", AROUND) == "<x:a><loc>b</loc></x:a>"


def test_undeclared_customary_prefix_is_declared():
    assert check_xml("<image:image/>", AROUND) == f"<image:image{NAMESPACE_DECLARATIONS['image']}/>"
    assert check_xml("<image:image/>", {**AROUND, "image": "urn:i"}) == "<image:image/>"
