"""The elements of an entry, put in the schema's order."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.xml_edits import in_schema_order
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

AROUND = {"": SITEMAP, **EXTENSIONS}


def ordered(entry: str) -> str:
    return in_schema_order(entry.encode(), AROUND).decode()


def test_what_is_in_order_is_the_same_object():
    entry = b"<url>\n<loc>a</loc><!-- b --><priority/><image:image/></url>"
    assert in_schema_order(entry, AROUND) is entry


def test_lines_move_whole_with_the_comments_above_and_behind_them():
    before = (
        "<url>\n"
        "    <image:image><image:loc>b</image:loc></image:image>\n"
        "    <!-- when -->\n"
        "    <lastmod >2026</lastmod > <!-- or so -->\n"
        "    <loc a='b'><![CDATA[a]]></loc>\n"
        "  </url>"
    )
    assert ordered(before) == (
        "<url>\n"
        "    <loc a='b'><![CDATA[a]]></loc>\n"
        "    <!-- when -->\n"
        "    <lastmod >2026</lastmod > <!-- or so -->\n"
        "    <image:image><image:loc>b</image:loc></image:image>\n"
        "  </url>"
    )


def test_on_one_line_a_comment_goes_with_the_element_behind_it():
    assert ordered("<url><!-- a --><lastmod/><!-- b --><loc/></url>") == (
        "<url><!-- b --><loc/><!-- a --><lastmod/></url>"
    )


def test_repeated_fields_keep_their_order_so_that_the_first_still_counts():
    assert ordered("<url><loc>1</loc><lastmod/><loc>2</loc></url>") == "<url><loc>1</loc><loc>2</loc><lastmod/></url>"


def test_an_entry_of_an_index_has_two_fields():
    assert ordered("<sitemap><lastmod/><loc/></sitemap>") == "<sitemap><loc/><lastmod/></sitemap>"


def test_elements_of_the_protocols_name_in_other_namespaces_are_extensions():
    assert ordered("<url><image:loc/><loc/></url>") == "<url><loc/><image:loc/></url>"


def test_namespaces_that_the_entry_declares_count():
    entry = f'<s:url xmlns:s="{SITEMAP}" xmlns="urn:a"><loc/><s:lastmod/><s:loc/></s:url>'
    assert ordered(entry) == f'<s:url xmlns:s="{SITEMAP}" xmlns="urn:a"><s:loc/><s:lastmod/><loc/></s:url>'


@pytest.mark.parametrize("entry", ["<url/>", "<url></url>", "<url> <!-- a --> </url>"])
def test_an_entry_without_elements_stays(entry):
    assert ordered(entry) == entry


def test_what_is_not_well_formed_is_refused():
    with pytest.raises(WriteError):
        ordered("<url><loc></url>")
