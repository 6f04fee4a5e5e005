"""Extensions that move to another document mean there what they meant before."""

from __future__ import annotations

import pytest
from lxml import etree

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.extensions.splicing import self_contained
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

IMAGE = "<image:image><image:loc>x</image:loc></image:image>"
LEGACY = "http://www.google.com/schemas/sitemap/0.84"


def test_under_the_same_declarations_nothing_is_added():
    namespaces = {"": SITEMAP} | EXTENSIONS
    assert self_contained(IMAGE, namespaces, namespaces) == IMAGE


def test_a_namespace_that_is_missing_is_declared():
    assert self_contained(IMAGE, {"image": "urn:i"}, {"": SITEMAP}) == IMAGE.replace(
        "<image:image>", '<image:image xmlns:image="urn:i">'
    )


def test_a_prefix_that_means_something_else_is_declared():
    assert 'xmlns:image="urn:i"' in self_contained(IMAGE, {"image": "urn:i"}, {"image": "urn:j"})


def test_a_prefix_that_is_not_used_is_not_declared():
    assert self_contained("<a:x/>", {"a": "urn:a", "b": "urn:b"}, {"a": "urn:a"}) == "<a:x/>"


def test_each_outermost_element_declares_what_it_needs():
    xml = "<!-- a:b: --><a:x/><b:y c:z='1'>text</b:y>"
    assert self_contained(xml, {"a": "urn:a", "b": "urn:b", "c": "urn:c"}, {}) == (
        '<!-- a:b: --><a:x xmlns:a="urn:a"/><b:y xmlns:b="urn:b" xmlns:c="urn:c" c:z=\'1\'>text</b:y>'
    )


def test_what_an_element_declares_itself_is_left_to_it():
    xml = '<a:x xmlns:a="urn:mine"/>'
    assert self_contained(xml, {"a": "urn:a"}, {}) == xml


def test_a_prefix_used_only_deep_inside_is_declared():
    xml = "<a:x><a:y><b:z/></a:y></a:x>"
    assert 'xmlns:b="urn:b"' in self_contained(xml, {"a": "urn:a", "b": "urn:b"}, {"a": "urn:a"})


def test_a_prefix_in_a_value_counts_as_used():
    xml = '<a:x xsi:type="b:kind"/>'
    declared = {"a": "urn:a", "b": "urn:b", "xsi": "urn:xsi"}
    assert 'xmlns:b="urn:b"' in self_contained(xml, declared, {"a": "urn:a", "xsi": "urn:xsi"})


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


def test_an_unprefixed_element_deep_inside_keeps_its_namespace():
    xml = self_contained("<a:x><more/></a:x>", {"": "urn:d", "a": "urn:a"}, {"": SITEMAP})
    root = etree.fromstring(f'<urlset xmlns="{SITEMAP}">{xml}</urlset>')
    assert root[0][0].tag == "{urn:d}more"


def test_a_namespace_with_an_ampersand_is_escaped():
    xml = self_contained("<a:x/>", {"a": "http://a.b/?x&y"}, {})
    assert etree.fromstring(xml).tag == "{http://a.b/?x&y}x"


def test_tags_that_do_not_match_are_refused():
    with pytest.raises(WriteError, match="not well-formed"):
        self_contained("<a:x>", {"a": "urn:a"}, {})
