"""Lossless saving, example by example: what a diff would show of an edited field."""

from __future__ import annotations

import pytest

from sitemap_studio.protocol.namespaces import SITEMAP
from tests.formats.splicing_cases import SOURCE, File, simple


def test_without_a_change_the_very_same_bytes_come_back():
    file = File(SOURCE)
    assert file.saved() is SOURCE


def test_a_field_set_to_what_it_is_keeps_its_bytes():
    file = File(SOURCE).set(0, loc="http://a.b/?x=1&y=2").set(1, loc="http://a.b/2?a&b", lastmod=None)
    assert file.saved() is SOURCE


def test_a_changed_field_changes_its_text_only():
    assert File(SOURCE).set(0, lastmod="2026-11-20").diff() == [
        "- \t\t<lastmod>2005-01-01</lastmod>",
        "+ \t\t<lastmod>2026-11-20</lastmod>",
    ]


def test_the_five_characters_are_escaped_in_a_changed_field():
    diff = File(SOURCE).set(0, loc="http://a.b/?<&>'\"").diff()
    assert diff[1] == "+ \t\t<loc>http://a.b/?&lt;&amp;&gt;&apos;&quot;</loc>"


def test_a_tag_keeps_its_white_space():
    assert File(SOURCE).set(1, priority="0.9").diff()[1] == "+ \t\t<priority >0.9</priority>"


def test_cdata_stays_cdata():
    assert File(SOURCE).set(1, loc="http://a.b/9?a&b").diff()[1] == (
        "+ \t\t<loc><![CDATA[http://a.b/9?a&b]]></loc> <!-- main -->"
    )


def test_text_that_cdata_can_t_hold_is_escaped():
    assert File(SOURCE).set(1, loc="a]]>b").diff()[1] == "+ \t\t<loc>a]]&gt;b</loc> <!-- main -->"


def test_a_new_field_comes_in_schema_order_on_its_own_line():
    assert File(SOURCE).set(0, changefreq="daily").diff() == ["+ \t\t<changefreq>daily</changefreq>"]
    assert File(SOURCE).set(0, priority="1.0", changefreq="daily").diff() == [
        "+ \t\t<changefreq>daily</changefreq>",
        "+ \t\t<priority>1.0</priority>",
    ]


def test_a_new_field_leaves_a_comment_on_the_line_before_alone():
    assert File(SOURCE).set(1, lastmod="2026").diff() == ["+ \t\t<lastmod>2026</lastmod>"]


def test_a_new_field_before_all_others_comes_first():
    source = simple("x").replace(b"<loc>x</loc>", b"<priority>1</priority>")
    assert File(source).set(0, loc="http://a.b/").diff() == ["+     <loc>http://a.b/</loc>"]


def test_a_new_field_goes_before_extensions_when_there_is_no_field():
    source = simple("x").replace(b"<loc>x</loc>", b"<i:i xmlns:i='urn:i'/>")
    assert File(source).set(0, loc="http://a.b/").diff() == ["+     <loc>http://a.b/</loc>"]


def test_a_new_field_in_an_entry_on_one_line_stays_on_it():
    assert File(SOURCE).set(2, lastmod="2026").diff()[1] == (
        "+ \t<url><loc>http://a.b/3</loc><lastmod>2026</lastmod></url>"
    )


def test_a_cleared_field_takes_its_line_along():
    assert File(SOURCE).set(0, lastmod=None).diff() == ["- \t\t<lastmod>2005-01-01</lastmod>"]


def test_an_empty_value_keeps_the_element():
    assert File(SOURCE).set(0, lastmod="").diff()[1] == "+ \t\t<lastmod></lastmod>"


def test_a_self_closed_field_is_opened_and_keeps_its_attributes():
    source = simple("x").replace(b"<loc>x</loc>", b"<loc a='/>' />")
    assert b"<loc a='/>'>http://a.b/</loc>" in File(source).set(0, loc="http://a.b/").saved()
    assert File(source).set(0, loc="").saved() is source


@pytest.mark.parametrize(
    ("empty", "filled"),
    [
        (b"<url/>", b"<url><loc>x</loc></url>"),
        (b"<url a='1' />", b"<url a='1'><loc>x</loc></url>"),
        (b"<url></url>", b"<url><loc>x</loc></url>"),
        (b"<url>\n  </url>", b"<url>\n    <loc>x</loc>\n  </url>"),
        (b"<url><!-- c --></url>", b"<url><!-- c --><loc>x</loc></url>"),
    ],
)
def test_an_entry_without_elements_can_get_one(empty, filled):
    source = f'<urlset xmlns="{SITEMAP}">\n  '.encode() + empty + b"\n</urlset>"
    assert File(source).set(0, loc="x").saved() == source.replace(empty, filled)


def test_an_element_of_the_same_name_in_an_extension_is_not_confused():
    source = f"""<urlset xmlns="{SITEMAP}" xmlns:i="urn:i"><url>
      <i:loc>1</i:loc><i:box><loc>2</loc></i:box><loc xmlns="urn:x">3</loc><!-- <loc>4</loc> --><loc>5</loc>
    </url></urlset>""".encode()
    assert File(source).set(0, loc="new").saved() == source.replace(b"<loc>5<", b"<loc>new<")


def test_only_the_first_of_a_repeated_field_is_the_field():
    source = simple("a</loc><loc>b")
    assert File(source).set(0, loc="new").saved() == simple("new</loc><loc>b")
