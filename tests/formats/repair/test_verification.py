"""Faults with exactly one possible meaning are repaired, ambiguous ones are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.formats.repair.text_repair import RepairedText, repair_text
from sitemap_studio.formats.xml_reader import read_xml
from tests.builders import NAMESPACE

PATH = Path("sitemap.xml")
HEAD = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}">\n'
WHOLE = [("http://a.b/1", "2020-01-01"), ("http://a.b/2", "2020-01-02"), ("http://a.b/3", "2020-01-03")]


def entry(number: int) -> str:
    """Return one entry."""
    return f"<url><loc>http://a.b/{number}</loc><lastmod>2020-01-0{number}</lastmod></url>"


def sitemap_with_changed_entry(old: str, new: str) -> bytes:
    """Return a sitemap of three entries with a replacement in the second."""
    assert old in entry(2)
    return f"{HEAD}{entry(1)}\n{entry(2).replace(old, new, 1)}\n{entry(3)}\n</urlset>\n".encode()


def read_repaired(data: bytes) -> list[tuple[str, str]]:
    """Return `loc` and `lastmod` of the entries of a repaired file."""
    found = repair_text(data, PATH)
    assert found.repairs
    return read_xml(found.data, PATH).entries.select("loc", "lastmod").rows()


@pytest.mark.parametrize(
    ("old", "new", "expected_rule"),
    [
        ("<url>", "<ul>", "opening-wrong"),
        ("<url>", "<ur>", "opening-wrong"),
        ("<url>", "<ulr>", "opening-wrong"),
        ("<url>", "<urrl>", "opening-wrong"),
        ("<url>", "<ur l>", "tag-open"),
        ("<url>", "<url/>", "opening-wrong"),
        ("<url>", "url>", "opening-wrong"),
        ("</url>", "<url>", "closing-wrong"),
        ("</url>", "/url>", "closing-wrong"),
        ("</url>", "</ul>", "closing-wrong"),
        ("<loc>", "<lo>", "opening-wrong"),
        ("<loc>", "<lc>", "opening-wrong"),
        ("<loc>", "<lpc>", "opening-wrong"),
        ("<loc>", "<l oc>", "tag-open"),
        ("<loc>", "<loc/>", "opening-wrong"),
        ("<loc>", "loc>", "opening-wrong"),
        ("</loc>", "/loc>", "closing-wrong"),
        ("</loc>", "</l oc>", "tag-open"),
        ("</loc>", "</lox>", "closing-wrong"),
        ("<lastmod>", "<lasmod>", "opening-wrong"),
        ("</lastmod>", "/lastmod>", "closing-wrong"),
    ],
)
def test_single_misspelt_tag_is_repaired_to_match_its_partner(old, new, expected_rule):
    data = sitemap_with_changed_entry(old, new)
    assert read_repaired(data) == WHOLE
    assert " ".join(repair.rule for repair in repair_text(data, PATH).repairs) == expected_rule


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<loc>", "<0loc>"),
        ("<loc>", "<title>"),
        ("<loc>", "<image:loc>"),
        ("<loc>", "<loc>![CDATA["),
        ("</loc>", "</l;oc>"),
        ("</loc>", "<xloc>"),
        ("</loc>", "<!loc>"),
        ("</loc>", "]]></loc>"),
        ("</lastmod>", "</last;mod>"),
        ("<url>", "<url><url>"),
        ("<url>", "<entry>"),
        ("<url>", "<;url>"),
        ("http", "![CDATA[http://a.b/2]]></loc><loc>http"),
    ],
)
def test_ambiguous_tag_is_left_unrepaired(old, new):
    data = sitemap_with_changed_entry(old, new)
    assert repair_text(data, PATH) == RepairedText(data, ())


@pytest.mark.parametrize("end", ["--", "->", "-- >", "--x>", "-x->", "->>", "", ">"])
def test_entries_after_broken_comment_end_are_left_unrepaired(end):
    data = f"{HEAD}{entry(1)}\n<!-- note {end}\n{entry(2)}\n<!-- other -->\n{entry(3)}\n</urlset>".encode()
    assert repair_text(data, PATH) == RepairedText(data, ())


@pytest.mark.parametrize("inside", ["<url><loc>http://a.b/2", "<url", "<sitemap>", "<loc>"])
def test_unclosed_comment_with_protocol_tags_is_left_unrepaired(inside):
    data = f"{HEAD}{entry(1)}\n<!-- note {inside}".encode()
    assert repair_text(data, PATH) == RepairedText(data, ())


@pytest.mark.parametrize(
    "lead", ["Served\n", "Served\n\n", "\x01\n\n", '?xml version="1.0"?>\n', "Served <!-- by --> x\n", "\n"]
)
@pytest.mark.parametrize("declaration", ["", '<?xml version="1.0"?>\n'])
def test_entries_in_comment_before_root_stay_commented(lead, declaration):
    dead = "<!-- <url><loc>http://dead/</loc></url> -->\n"
    data = f'{lead}{declaration}{dead}<urlset xmlns="{NAMESPACE}">{entry(1)}</urlset>'.encode()
    found = repair_text(data, PATH)
    assert read_repaired(data) == WHOLE[:1] if found.repairs else data == found.data
    assert lead.isspace() or found.repairs
    assert b"dead" in found.data


def test_unclosed_comment_before_root_is_left_unrepaired():
    data = f'Served\n<!-- <urlset xmlns="{NAMESPACE}">{entry(1)}</urlset>'.encode()
    assert repair_text(data, PATH) == RepairedText(data, ())


@pytest.mark.parametrize("query", ["a=1&lang;=en&order;=x&image;=1", "a&copy;=1", "&nbsp;=&reg;=2"])
def test_entity_name_before_equals_sign_is_repaired_as_parameter(query):
    data = sitemap_with_changed_entry("/2", f"/?{query}")
    assert read_repaired(data)[1][0] == f"http://a.b/?{query}"
    assert {repair.rule for repair in repair_text(data, PATH).repairs} == {"ampersand-bare"}


def test_broken_root_tags_and_missing_entry_end_are_repaired():
    data = sitemap_with_changed_entry("<url>", "<url>").replace(b"<urlset ", b"<urlse ")
    assert read_repaired(data) == WHOLE
    data = sitemap_with_changed_entry("<url>", "<url>").replace(b"</urlset>", b"/urlset>")
    assert read_repaired(data) == WHOLE
    data = sitemap_with_changed_entry("</url>", "<title>x</title>")
    assert read_repaired(data) == WHOLE
