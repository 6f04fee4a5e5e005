"""The namespace of a root, put right on request."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.formats.xml_splice import with_protocol_namespace
from sitemap_studio.protocol.namespaces import SITEMAP

LEGACY = "http://www.google.com/schemas/sitemap/0.84"
ENTRY = "<url><loc>http://a.b/</loc></url>"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"<urlset>{ENTRY}</urlset>", f'<urlset xmlns="{SITEMAP}">{ENTRY}</urlset>'),
        (f'<urlset xmlns="{LEGACY}">{ENTRY}</urlset>', f'<urlset xmlns="{SITEMAP}">{ENTRY}</urlset>'),
        (f"<urlset xmlns = '{SITEMAP}/' >{ENTRY}</urlset>", f"<urlset xmlns = '{SITEMAP}' >{ENTRY}</urlset>"),
        (f'<urlset xmlns="">{ENTRY}</urlset>', f'<urlset xmlns="{SITEMAP}">{ENTRY}</urlset>'),
        (
            f'<s:urlset xmlns:x="urn:x" xmlns:s="{LEGACY}"><s:url><s:loc>http://a.b/</s:loc></s:url></s:urlset>',
            f'<s:urlset xmlns:x="urn:x" xmlns:s="{SITEMAP}"><s:url><s:loc>http://a.b/</s:loc></s:url></s:urlset>',
        ),
        (
            f"\ufeff<?xml version='1.0'?><!-- <urlset> -->\r\n<urlset a='>'>{ENTRY}</urlset>",
            f"\ufeff<?xml version='1.0'?><!-- <urlset> -->\r\n<urlset xmlns=\"{SITEMAP}\" a='>'>{ENTRY}</urlset>",
        ),
        ("<sitemapindex/>", f'<sitemapindex xmlns="{SITEMAP}"/>'),
    ],
)
def test_only_the_namespace_of_the_root_changes(before, after):
    assert with_protocol_namespace(before.encode()).decode() == after
    read = read_xml(after.encode(), Path("sitemap.xml"))
    assert "namespace-wrong" not in {found.rule for found in read.findings}


@pytest.mark.parametrize(
    "text",
    [
        f'<urlset xmlns="{SITEMAP}">{ENTRY}</urlset>',
        f'<urlset xmlns="http://www.example.com/own">{ENTRY}</urlset>',
        f"<feed>{ENTRY}</feed>",
        "http://a.b/",
        "",
        "<!--" * 100_000,
    ],
)
def test_what_is_right_or_somebody_elses_stays(text):
    assert with_protocol_namespace(text.encode()) == text.encode()
