"""The XML parser: limits, and refused constructs."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import CeilingError, ReadError, RefusedError
from sitemap_studio.formats.xml_parser import is_well_formed, parse, require_well_formed

PATH = Path("sitemap.xml")

LAUGHS = (
    '<!DOCTYPE a [<!ENTITY a "ha">'
    + "".join(f'<!ENTITY a{i} "&a{i - 1 or ""};&a{i - 1 or ""};">' for i in range(1, 30))
    + "]>"
)


@pytest.mark.parametrize(
    "prolog",
    [
        "<!DOCTYPE a>",
        "<!-- a --><?b?>\n<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/a.dtd'>",
        "<!DOCTYPE a [<!ENTITY % b SYSTEM 'file:///etc/passwd'> %b;]>",
        "<!ENTITY a 'b'>",
        LAUGHS,
    ],
)
def test_document_types_and_entities_are_refused_with_line(prolog):
    with pytest.raises(RefusedError) as caught:
        parse(f"\n{prolog}<a>&a;</a>".encode(), PATH)
    assert caught.value.line == prolog.count("\n") + 2


@pytest.mark.parametrize("text", ["<!-- <!DOCTYPE a> -->", "<![CDATA[<!ENTITY a>]]>", "<?b <!DOCTYPE a> ?>"])
def test_doctype_in_comment_cdata_or_instruction_is_ignored(text):
    assert parse(f"<a>{text}</a>".encode(), PATH).tag == "a"


def test_doctype_in_unclosed_comment_is_reported_as_malformed():
    with pytest.raises(ReadError) as caught:
        parse(b"<a><!-- <!DOCTYPE a>", PATH)
    assert not isinstance(caught.value, RefusedError)
    with pytest.raises(ReadError):
        parse(b"<a>" + b"<!--" * 500_000 + b"<!DOCTYPE a>", PATH)


def test_xinclude_element_is_not_expanded():
    root = parse(b'<a xmlns:x="http://www.w3.org/2001/XInclude"><x:include href="/etc/passwd" parse="text"/></a>', PATH)
    assert len(root) == 1
    assert root[0].text is None


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"<a>" * 300 + b"</a>" * 300, "nested too deeply"),
        (b"<a>" + b"b" * 10_500_000 + b"</a>", "longer than 10 million bytes"),
        (b"<a b='" + b"b" * 10_500_000 + b"'/>", "longer than 10 million bytes"),
        (b"<a><!--" + b"b" * 10_500_000 + b"--></a>", "longer than 10 million bytes"),
    ],
)
def test_deep_nesting_and_very_long_values_are_refused(data, words):
    with pytest.raises(CeilingError, match=words):
        parse(data, PATH)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a & b", "a “&” is not escaped"),
        ("a?b&c=d", "a “&” is not escaped"),
        ("a < b", "a “<” is not escaped"),
        ("a&nbsp;b", "the entity “&nbsp;” is not defined"),
        ("&#0;", "a reference “&#…;” is not valid"),
        ("&#x;", "a reference “&#…;” is not valid"),
        ("\x01", "it contains a control character"),
        ("]]>", "a value contains “]]>”"),
        ("<b c=d/>", "an attribute value is not in quotes"),
        ("<b c/>", "an attribute value is not in quotes"),
        ("<b c='' c=''/>", "an attribute is repeated"),
        ("<b c='<'/>", "a “<” is not escaped"),
        ("<!-- a -- b -->", "a comment contains “--”"),
        ("<b></c>", "“c” is closed before “b” of line 2"),
        ("<b:c/>", "the prefix “b” is used but not declared"),
        ("<?xml version='1.0'?>", "the XML declaration is not at the very beginning"),
        ("</urlset><urlset>", "it contains text after the end of the sitemap"),
    ],
)
def test_malformed_xml_is_reported_with_line_and_hint(text, words):
    with pytest.raises(ReadError) as caught:
        parse(f"<urlset>\n{text}\n</urlset>".encode(), PATH)
    assert caught.value.message == f"“sitemap.xml” can't be read: in line 2 {words}."
    assert caught.value.hint
    assert caught.value.line == 2


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"<urlset>", "is cut off."),
        (b"<urlset><url><loc>a", "is cut off."),
        (b"<urlset><url></url><url/>\n<url a='b", "is cut off."),
        (b"<urlset><url></url>\n<url/>\n</urls", "is cut off."),
        (b"<s:sitemapindex xmlns:s='a'><s:sitemap><s:loc>", "is cut off."),
    ],
)
def test_truncated_file_is_reported_as_cut_off(data, words):
    with pytest.raises(ReadError) as caught:
        parse(data, PATH)
    assert caught.value.message == f"“sitemap.xml” {words}"


NOT_WELL_FORMED = {
    "open": "<a>",
    "prefix": "<a><b:c/></a>",
    "attribute-prefix": "<a b:c=''/>",
    "uri": "<a xmlns='b c'/>",
    "empty-uri": "<a xmlns:b=''/>",
    "same-attribute": "<a xmlns:b='u' xmlns:c='u' b:d='' c:d=''/>",
    "colons": "<a xmlns:b='u'><b:c:d/></a>",
    "instruction": "<a><?b:c d?></a>",
    "entity": "<a>&b;</a>",
    "warnings": "<a>" + "<b xmlns='relative'/>" * 150 + "<b:c/></a>",
}


@pytest.mark.parametrize("text", NOT_WELL_FORMED.values(), ids=NOT_WELL_FORMED)
def test_require_well_formed_reports_same_fault_as_parser(text):
    faults = []
    for read in (parse, require_well_formed):
        with pytest.raises(ReadError) as caught:
            read(text.encode(), PATH)
        faults.append((caught.value.message, caught.value.hint, caught.value.line))
    assert faults[0] == faults[1]
    assert not is_well_formed(text.encode())


@pytest.mark.parametrize("text", ["<a xmlns='relative'/>", "<a><!-- b --><?c d?></a>", "<?xml version='1.1'?><a/>"])
def test_xml_with_only_parser_warnings_is_well_formed(text):
    require_well_formed(text.encode(), PATH)
    assert is_well_formed(text.encode())
