"""Edits inside one entry, and its elements in the schema's order."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.xml_edits import detect_style, last_line_break, set_fields, sort_elements
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

DECLARED = {"": SITEMAP, "sm": SITEMAP, "i": "urn:i"}
PLAIN = (
    b"<url>\n <loc>a</loc>\n <lastmod>2005</lastmod>\n <changefreq>daily</changefreq>\n <priority>1</priority>\n</url>"
)
NEW = {"loc": "A&B", "lastmod": "2026", "changefreq": "", "priority": "0.1"}
PLAIN_AFTERWARDS = (
    b"<url>\n <loc>A&amp;B</loc>\n <lastmod>2026</lastmod>\n"
    b" <changefreq></changefreq>\n <priority>0.1</priority>\n</url>"
)


def prefixed(entry: bytes) -> bytes:
    return entry.replace(b"</", b"\0").replace(b"<", b"<sm:").replace(b"\0", b"</sm:")


@pytest.mark.parametrize("shape", [bytes, prefixed, lambda entry: entry.replace(b"url>", b"url >", 1)])
def test_all_fields_are_set_with_or_without_prefix(shape):
    assert set_fields(shape(PLAIN), NEW, DECLARED) == shape(PLAIN_AFTERWARDS)


def test_setting_equal_value_retains_written_references():
    entry = b"<url><loc>a&#38;b&#x26;c</loc><lastmod>2005</lastmod></url>"
    assert set_fields(entry, {"loc": "a&b&c", "lastmod": "2026"}, DECLARED) == entry.replace(b"2005", b"2026")


@pytest.mark.parametrize(
    "entry",
    [
        b"<url><loc>a</loc><loc>no</loc></url>",
        b"<url><i:loc>no</i:loc><loc>a</loc></url>",
        b"<sm:url><i:loc>no</i:loc><sm:loc>a</sm:loc></sm:url>",
        b"<url><!--<loc>no</loc>--><loc>a</loc></url>",
        b"<url><i:x><loc>no</loc></i:x><loc>a</loc></url>",
        b"<url><sm:loc>a</sm:loc></url>",
        b'<url><loc xmlns="urn:x">no</loc><loc>a</loc></url>',
        b"<sm:url><loc>a</loc></sm:url>",
        b'<u:url xmlns:u="http://www.google.com/schemas/sitemap/0.84"><u:loc>a</u:loc></u:url>',
    ],
)
def test_setting_loc_changes_first_child_loc_of_sitemap_namespace(entry):
    assert set_fields(entry, {"loc": "new"}, DECLARED) == entry.replace(b">a<", b">new<")


def test_fields_are_replaced_at_their_position_or_removed():
    entry = b"<url><priority>1</priority><loc>a</loc></url>"
    assert (
        set_fields(entry, {"priority": "0.5", "loc": "b"}, DECLARED)
        == b"<url><priority>0.5</priority><loc>b</loc></url>"
    )
    assert set_fields(PLAIN, dict.fromkeys(NEW), DECLARED) == b"<url>\n</url>"
    assert set_fields(b"<url><loc>a<b>c</b></loc></url>", {"loc": "d"}, DECLARED) == b"<url><loc>d</loc></url>"


def test_entry_style_is_detected_from_entry_or_preceding_line():
    style = detect_style(b"<url>\r\n\t<loc>a</loc>\r\n\t<i:x/>\r\n</url>", b"\r\n")
    assert style.render({"loc": "<", "priority": "1"}, "<i:y/>") == (
        b"<url>\r\n\t<loc>&lt;</loc>\r\n\t<priority>1</priority>\r\n\t<i:y/>\r\n</url>"
    )
    assert detect_style(b"<url/>", b"\r\n  ").render({"loc": "a"}, None) == b"<url>\r\n    <loc>a</loc>\r\n  </url>"
    assert detect_style(b"<url/>", b" ").render({"loc": "a"}, None) == b"<url><loc>a</loc></url>"
    assert detect_style(b"<url/>", b"\n").render({}, None) == b"<url></url>"


@pytest.mark.parametrize(
    ("white_space", "line"),
    [(b"", b""), (b"  ", b""), (b"\n\n  ", b"\n  "), (b"\r\n\r\n\t", b"\r\n\t"), (b"\r ", b"\r ")],
)
def test_last_line_break_includes_indentation(white_space, line):
    assert last_line_break(white_space) == line


AROUND = {"": SITEMAP, **EXTENSIONS}


def sorted_entry(entry: str) -> str:
    return sort_elements(entry.encode(), AROUND).decode()


def test_sorting_uses_namespaces_and_returns_sorted_entry_itself():
    entry = b"<url>\n<loc>a</loc><!-- b --><priority/><image:image/></url>"
    assert sort_elements(entry, AROUND) is entry
    declaring = f'<s:url xmlns:s="{SITEMAP}" xmlns="urn:a"><loc/><s:lastmod/><s:loc/></s:url>'
    assert sorted_entry(declaring) == f'<s:url xmlns:s="{SITEMAP}" xmlns="urn:a"><s:loc/><s:lastmod/><loc/></s:url>'


def test_sorting_moves_elements_with_lines_and_comments():
    before = (
        "<url>\n"
        "    <image:image><image:loc>b</image:loc></image:image>\n"
        "    <!-- when -->\n"
        "    <lastmod >2026</lastmod > <!-- or so -->\n"
        "    <loc a='b'><![CDATA[a]]></loc>\n"
        "  </url>"
    )
    assert sorted_entry(before) == (
        "<url>\n"
        "    <loc a='b'><![CDATA[a]]></loc>\n"
        "    <!-- when -->\n"
        "    <lastmod >2026</lastmod > <!-- or so -->\n"
        "    <image:image><image:loc>b</image:loc></image:image>\n"
        "  </url>"
    )


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("<url><!-- a --><lastmod/><!-- b --><loc/></url>", "<url><!-- b --><loc/><!-- a --><lastmod/></url>"),
        ("<url><loc>1</loc><lastmod/><loc>2</loc></url>", "<url><loc>1</loc><loc>2</loc><lastmod/></url>"),
        ("<sitemap><lastmod/><loc/></sitemap>", "<sitemap><loc/><lastmod/></sitemap>"),
        ("<url><image:loc/><loc/></url>", "<url><loc/><image:loc/></url>"),
        *((entry, entry) for entry in ("<url/>", "<url></url>", "<url> <!-- a --> </url>")),
    ],
    ids=["comments", "repetitions", "an index", "extensions", "empty tag", "no elements", "no elements but a comment"],
)
def test_elements_on_one_line_are_sorted_with_preceding_comments(entry, expected):
    assert sorted_entry(entry) == expected


def test_sorting_malformed_entry_is_refused():
    with pytest.raises(WriteError):
        sorted_entry("<url><loc></url>")
