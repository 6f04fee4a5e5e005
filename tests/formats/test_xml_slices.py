"""Where large XML is cut."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.formats.xml_reader import Slice, slices_of

PATH = Path("sitemap.xml")


def slices(data: bytes, slice_bytes: int) -> list[Slice]:
    return list(slices_of(data, PATH, slice_bytes=slice_bytes))


def test_what_is_small_is_one_slice():
    data = b"<urlset><url/><url/></urlset>"
    assert slices(data, 100) == [Slice(data)]


def test_cuts_lie_before_entries():
    data = b"\n<urlset a='>'>\n<url/><url>\n</url>\n<url b=''/>\n</urlset>\n"
    assert slices(data, 3) == [
        Slice(b"<urlset a='>'>\n<url/></urlset>", 1, 1),
        Slice(b"<urlset a='>'><url>\n</url>\n</urlset>", 8, 2),
        Slice(b"<urlset a='>'><url b=''/>\n</urlset>", 21, 4),
    ]


@pytest.mark.parametrize(
    "around",
    ["<!-- %s -->", "<![CDATA[%s]]>", "<?a %s?>", "<a>%s</a>", "<url><a>%s</a></url>", "<url><url>%s</url></url>"],
)
def test_no_cut_lies_within_something_else(around):
    inner = around % ("<url></url>" * 3)
    data = f"<urlset><url/>{inner}{'<url/>' * 40}</urlset>".encode()
    found = slices(data, 1)
    assert len(found) > 1
    assert b"".join(each.data[8:-9] for each in found) == data[8:-9]
    assert any(inner.encode() in each.data for each in found)


@pytest.mark.parametrize(
    "data",
    [
        b"<urlset><url/><url/>",
        b"<urlset><url/><a><url/></urlset>",
        b"<urlset><url/><url/></urlset>a",
        b"<urlset><url/><url/></urlset><!-- </urlset> -->",
        b"<!DOCTYPE a><urlset><url/><url/></urlset>",
        b"<html><url/><url/></html>",
        b"<urlset/>",
        b"<!-- long --><urlset></urlset>",
        b"",
    ],
)
def test_what_cannot_be_cut_is_given_whole(data):
    assert slices(data, 1) == [Slice(data)]
