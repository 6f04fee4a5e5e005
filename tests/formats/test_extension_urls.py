"""Addresses inside extensions given others, and nothing else changed."""

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.formats.extensions.extension_urls import replace_urls
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

AROUND = {"": SITEMAP, **EXTENSIONS, "x": "urn:x"}


def move_urls(urls):
    return urls.str.replace("http://old/", "https://new/?a&b=", literal=True)


def rewritten_xml(*texts, around=None):
    return replace_urls(pl.Series(texts, dtype=pl.String), around or AROUND, move_urls).to_list()


NEW = "https://new/?a&amp;b="


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<image:loc>http://old/1</image:loc> <x:a/>", f"<image:loc>{NEW}1</image:loc> <x:a/>"),
        ("<image:license>http://old/1</image:license>", f"<image:license>{NEW}1</image:license>"),
        ("<image:loc a='>'>\n http://old/&#49; \n</image:loc>", f"<image:loc a='>'>\n {NEW}1 \n</image:loc>"),
        ("<video:uploader info='http://old/1'>http://old/2</video:uploader>", f"<video:uploader info='{NEW}1'>http://old/2</video:uploader>"),
        ("<image:loc><![CDATA[http://old/1]]></image:loc>", "<image:loc><![CDATA[https://new/?a&b=1]]></image:loc>"),
        ('<xhtml:link href="http://old/1" hreflang="http://old/"/>', f'<xhtml:link href="{NEW}1" hreflang="http://old/"/>'),
        ("<image:title>http://old/1</image:title>", None),
        ("<x:loc>http://old/1</x:loc>", None),
        ("<!-- <image:loc>http://old/1</image:loc> -->", None),
        ("<x:a><![CDATA[<image:loc>http://old/1</image:loc>]]></x:a>", None),
        ("<image:loc/><image:loc>http://other/</image:loc>", None),
        ("<image:loc>http://old/<b/></image:loc>", None),
        ("<image:locs>http://old/1</image:locs>", None),
    ],
)  # fmt: skip
def test_only_urls_in_url_fields_are_replaced(before, after):
    assert rewritten_xml(before) == [after or before]


def test_url_fields_are_recognized_by_namespace_under_any_prefix():
    own = f'<i:loc xmlns:i="{EXTENSIONS["image"]}">http://old/1</i:loc>'
    default = f'<loc xmlns="{EXTENSIONS["image"]}">http://old/1</loc>'
    other = '<image:loc xmlns:image="urn:x">http://old/1</image:loc>'
    texts = [own, default, other, f"<image:loc{NAMESPACE_DECLARATIONS['image']}>http://old/1</image:loc>"]
    expected = [text.replace("http://old/", NEW) for text in texts]
    assert rewritten_xml(*texts) == [expected[0], expected[1], other, expected[3]]


def test_replaced_urls_of_many_entries_retain_order():
    texts = [f"<image:loc>http://old/{number}</image:loc>" for number in range(1_000)]
    texts[5] = f"<image:loc{NAMESPACE_DECLARATIONS['image']}>http://old/5</image:loc>"
    assert rewritten_xml(*texts) == [text.replace("http://old/", NEW) for text in texts]


def test_null_replacements_and_malformed_xml_leave_urls_unchanged():
    text = "<image:loc>http://old/&#49;</image:loc>"
    nothing = replace_urls(pl.Series([text]), AROUND, lambda urls: pl.Series([None] * len(urls), dtype=pl.String))
    assert nothing.to_list() == [text]
    broken = ["<image:loc>http://old/1", "<a xmlns='u'>http://old/1", "<image:loc>http://old/1<!--</image:loc>"]
    assert rewritten_xml(*broken) == broken


PARTS = st.sampled_from(
    [
        "<image:image><image:loc>http://old/1</image:loc><image:license> http://old/2</image:license></image:image>",
        "<xhtml:link rel='alternate' href=\"http://old/3\" />",
        "<video:video><!-- <video:player_loc>http://old/4 --><video:player_loc>http://old/5</video:player_loc></video:video>",
        "<x:a><![CDATA[<image:loc>http://old/6</image:loc>]]><?p <image:loc>http://old/7</image:loc>?></x:a>",
        "<video:content_loc a='>'><![CDATA[http://old/8]]></video:content_loc>",
        " text ",
    ]
)  # fmt: skip


@given(st.lists(PARTS, max_size=5))
def test_rewriting_urls_of_joined_xml_equals_rewriting_each_part(parts):
    text, nested = "".join(parts), f"<x:a>{''.join(parts)}</x:a>"
    alone = "".join(rewritten_xml(*parts))
    assert rewritten_xml(text, nested) == [alone, f"<x:a>{alone}</x:a>"]
