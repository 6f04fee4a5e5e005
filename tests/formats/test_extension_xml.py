"""Extensions that move to another document mean there what they meant before."""

from __future__ import annotations

import pytest
from lxml import etree

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.extensions.splicing import self_contained
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

IMAGE = "<image:image><image:loc>x</image:loc></image:image>"
LEGACY = "http://www.google.com/schemas/sitemap/0.84"


COMMON = {"": SITEMAP} | EXTENSIONS
URNS = {prefix: f"urn:{prefix}" for prefix in ("a", "b", "c", "xsi")}


@pytest.mark.parametrize(
    ("xml", "declared", "target", "contained"),
    [
        (IMAGE, COMMON, COMMON, IMAGE),
        ("<image:x/>", {"image": "urn:i"}, {"": SITEMAP}, '<image:x xmlns:image="urn:i"/>'),
        ("<image:x/>", {"image": "urn:i"}, {"image": "urn:j"}, '<image:x xmlns:image="urn:i"/>'),
        ("<a:x/>", URNS, {"a": "urn:a"}, "<a:x/>"),
        (
            "<!-- a:b: --><a:x/><b:y c:z='1'>text</b:y>",
            URNS,
            {},
            '<!-- a:b: --><a:x xmlns:a="urn:a"/><b:y xmlns:b="urn:b" xmlns:c="urn:c" c:z=\'1\'>text</b:y>',
        ),
        ('<a:x xmlns:a="urn:mine"/>', URNS, {}, '<a:x xmlns:a="urn:mine"/>'),
        ("<a:x><a:y><b:z/></a:y></a:x>", URNS, {"a": "urn:a"}, '<a:x xmlns:b="urn:b"><a:y><b:z/></a:y></a:x>'),
        (
            '<a:x xsi:type="b:kind"/>',
            URNS,
            {"a": "urn:a", "xsi": "urn:xsi"},
            '<a:x xmlns:b="urn:b" xsi:type="b:kind"/>',
        ),
    ],
    ids=[
        "the same declarations", "missing", "another meaning", "not used", "each outermost element", "its own",
        "deep inside", "in a value",
    ],
)  # fmt: skip
def test_a_namespace_is_declared_where_it_is_needed(xml, declared, target, contained):
    assert self_contained(xml, declared, target) == contained


@pytest.mark.parametrize(
    ("declared", "target", "added"),
    [
        ({"": SITEMAP}, {"": SITEMAP}, ""),
        ({"": LEGACY}, {"": SITEMAP}, ""),
        ({}, {"": SITEMAP}, ""),
        ({"": "urn:d", "s": SITEMAP}, {"": SITEMAP}, ' xmlns="urn:d"'),
        ({"": SITEMAP}, {"s": SITEMAP}, f' xmlns="{SITEMAP}"'),
        ({"s": SITEMAP}, {"": SITEMAP}, ' xmlns=""'),
    ],
)
def test_an_element_without_a_prefix_keeps_its_namespace(declared, target, added):
    assert self_contained("<more/>", declared, target) == f"<more{added}/>"


def test_unprefixed_elements_and_odd_namespaces_keep_their_meaning_deep_inside():
    xml = self_contained("<a:x><more/></a:x>", {"": "urn:d", "a": "urn:a"}, {"": SITEMAP})
    root = etree.fromstring(f'<urlset xmlns="{SITEMAP}">{xml}</urlset>')
    assert root[0][0].tag == "{urn:d}more"
    xml = self_contained("<a:x/>", {"a": "http://a.b/?x&y"}, {})
    assert etree.fromstring(xml).tag == "{http://a.b/?x&y}x"


def test_tags_that_do_not_match_are_refused():
    with pytest.raises(WriteError, match="not well-formed"):
        self_contained("<a:x>", {"a": "urn:a"}, {})
