"""The fast reader: documents that it reads, and documents that it leaves to the parser."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.formats.findings import EntriesFinding
from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.formats.xml_scanner import scan_plain

PATH = Path("sitemap.xml")
NS = "http://www.sitemaps.org/schemas/sitemap/0.9"
ROOT = f'<urlset xmlns="{NS}">'


def document(*entries: str, prolog: str = '<?xml version="1.0" encoding="UTF-8"?>\n', epilog: str = "") -> bytes:
    return f"{prolog}{ROOT}\n{''.join(entries)}\n</urlset>{epilog}".encode()


PLAIN = {
    "one": document("<url><loc>http://x/</loc></url>"),
    "any order": document("<url><priority>1</priority><loc>http://x/</loc><lastmod>2005</lastmod></url>"),
    "absent and empty fields": document("<url></url>", "<url><loc></loc><priority></priority></url>"),
    "nothing but absent fields": document("<url></url>\n\t<url> </url>"),
    "Windows line ends": document("<url>\r\n\t<loc>http://x/</loc>\r\n</url>\r\n"),
    "long gaps": document("<url>" + " " * 300 + "<loc>http://x/</loc>\n</url>" + "\n" * 1_000 + "<url></url>"),
    "five references": document("<url><loc>a&amp;b&lt;&gt;&quot;&apos;&amp;lt;</loc></url>"),
    "numeric references": document(
        "<url><loc>&#38;amp;&#x41;&#10;&amp;#65;&#x1F600;</loc></url><url><loc>&amp;</loc></url>"
    ),
    "white space in values": document("<url><loc> http://x/\n\ta b </loc></url>"),
    "not ASCII": document("<url><loc>http://x/ü€😀</loc></url>"),
    "a bracket": document("<url><loc>http://[::1]/]]</loc></url>"),
    "a greater-than sign": document("<url><loc>a>b</loc></url>"),
    "comments around": document("<url></url>", prolog="<!-- <urlset> <url> --><?pi <url>?>\n", epilog="<!-- b -->\n"),
    "a byte order mark": document("<url></url>", prolog='\ufeff<?xml version="1.0"?>'),
    "an index": f'<sitemapindex xmlns="{NS}"><sitemap><loc>a</loc></sitemap></sitemapindex>'.encode(),
    "a legacy namespace": b'<urlset xmlns="http://www.google.com/schemas/sitemap/0.84">\n<url></url></urlset>',
    "no namespace": b"\n\n<urlset\n><url></url></urlset >",
    "an empty tag": document("<url/>"),
    "empty tags alone": document(*["<url/>"] * 50, epilog="\n"),
    "empty tags among others": document(
        "<url/>", "<url><loc>a&amp;b</loc></url>", "\n<url/>\n", "<url></url>", "<url/>"
    ),
    "empty tags before others": document("<url><loc>\u00fc</loc></url>", *["<url/>"] * 2, "<url><loc>b</loc></url>"),
    "a comment behind empty tags": document("<url/>", "<url><loc>a</loc></url>", "<url/>", epilog="<!-- a -->"),
    "empty tags in an index": b"<sitemapindex><sitemap/><sitemap><loc>a</loc></sitemap><sitemap/></sitemapindex>",
    "attributes on the root": f'<urlset\n xmlns="{NS}" a=\'>"\' ><url></url></urlset>'.encode(),
}


@pytest.mark.parametrize("data", PLAIN.values(), ids=PLAIN)
def test_scan_of_plain_file_equals_parser_result(data):
    fast, slow = scan_plain(data, PATH), read_xml(data, PATH)
    assert fast is not None
    assert fast.entries.rows(named=True) == slow.entries.rows(named=True)
    assert fast.entries.schema == slow.entries.schema
    assert (fast.kind, fast.namespaces, fast.findings) == (slow.kind, slow.namespaces, slow.findings)


DECLINED = {
    "an attribute": document('<url a="b"></url>'),
    "an attribute on a field": document('<url><loc a="b"></loc></url>'),
    "a comment between entries": document("<url></url><!-- a --><url></url>"),
    "a comment in a value": document("<url><loc>a<!-- --></loc></url>"),
    "entries in a comment": document("<!-- <url></url> -->"),
    "entries in a comment with a bracket": document("<!-- > <url></url> </urlset> -->"),
    "CDATA": document("<url><loc><![CDATA[a]]></loc></url>"),
    "CDATA before the first entry": document("<![CDATA[ > ]]><url></url>"),
    "an extension": document("<url><loc></loc><image:loc></image:loc></url>"),
    "an unknown element": document("<url><title></title></url>"),
    "a repeated field": document("<url><loc>a</loc><loc>b</loc></url>"),
    "a repeated field beside a missing one": document("<url></url><url><loc>a</loc><loc>b</loc></url>"),
    "a field outside": document("<url></url><loc>a</loc><url></url>"),
    "nested fields": document("<url><loc><lastmod></lastmod></loc></url>"),
    "crossed fields": document("<url><loc><lastmod></loc></lastmod></url>"),
    "text between": document("<url>a<loc></loc></url>"),
    "text between entries": document("<url></url>a<url></url>"),
    "text beyond eight blanks": document("<url>" + " " * 9 + "a<loc></loc></url>"),
    "text beyond a hundred blanks": document("<url>" + " " * 101 + "a<loc></loc></url>"),
    "a vertical tab between": document("<url>\x0b<loc></loc></url>"),
    "a no-break space between": document("<url>\u00a0<loc></loc></url>"),
    "a carriage return in a value": document("<url><loc>a\rb</loc></url>"),
    "a control character": document("<url><loc>a\x01</loc></url>"),
    "a NUL": document("<url><loc>a\x00</loc></url>"),
    "a control character beside a blank": document("<url><loc>a b\x01</loc></url>"),
    "a bare ampersand": document("<url><loc>a&b</loc></url>"),
    "an unknown entity": document("<url><loc>a&nbsp;</loc></url>"),
    "an unknown numeric reference": document("<url><loc>&#0;</loc></url>"),
    "a reference to a surrogate": document("<url><loc>&#xD800;</loc></url>"),
    "a reference beyond Unicode": document("<url><loc>&#99999999;</loc></url>"),
    "an unfinished reference": document("<url><loc>&#65</loc></url>"),
    "the end of CDATA": document("<url><loc>a]]></loc></url>"),
    "bytes that are not UTF-8": document("<url><loc>@</loc></url>").replace(b"@", b"\xfc"),
    "a surrogate in UTF-8": document("<url><loc>@</loc></url>").replace(b"@", b"\xed\xa0\x80"),
    "a non-character": document("<url><loc>\ufffe</loc></url>"),
    "a document type": document("<url></url>", prolog="<!DOCTYPE urlset>"),
    "text after the root": document("<url></url>", epilog="text"),
    "two roots": document("<url></url>", epilog="<urlset/>"),
    "a strange element after the last entry": document("<url></url><a/>"),
    "a comment before the first entry": document("<!-- a --><url></url>"),
    "a prefixed root": f'<sm:urlset xmlns:sm="{NS}"><sm:url></sm:url></sm:urlset>'.encode(),
    "a strange namespace": b'<urlset xmlns="http://www.example.com/"><url></url></urlset>',
    "a root within a root": f"{ROOT}<urlset><url></url></urlset></urlset>".encode(),
    "sitemaps in a urlset": f"{ROOT}<sitemap></sitemap></urlset>".encode(),
    "changefreq in an index": b"<sitemapindex><sitemap><changefreq></changefreq></sitemap></sitemapindex>",
    "no entries": document(),
    "a cut file": document("<url><loc>a</loc></url>")[:-4],
    "a cut entry": document("<url></url><url><loc>a</loc>"),
    "a tag that goes on": document("<url><lastmods>a</lastmods></url>"),
    "another closing tag": document("<url><priority>a</priorite></url>"),
    "an entry in an entry": document("<url/><url><url/></url>"),
    "an entry in a value": document("<url><loc>a<url/></loc></url>"),
    "an empty tag in a comment": document("<url/><!-- <url/> -->"),
    "an empty tag in CDATA": document("<url/><![CDATA[<url/>]]>"),
    "an empty tag after the root": document("<url/>", epilog="<url/>"),
    "an empty tag in a comment after the root": document("<url/>", epilog="<!-- <url/></urlset> -->"),
    "an empty tag in a comment before the root": document("<url/>", prolog="<!-- <url/> -->"),
    "an empty tag of an index": document("<sitemap/>"),
    "an empty tag in an attribute": document("<url a='<url/>'/><url/>"),
    "a cut file of empty tags": b"<urlset><url/>",
    "an undeclared prefix on the root": b'<urlset a:b="c"><url></url></urlset>',
    "nothing": b"",
}


@pytest.mark.parametrize("data", DECLINED.values(), ids=DECLINED)
def test_scan_declines_files_that_are_not_plain(data):
    assert scan_plain(data, PATH) is None


def test_scan_declines_huge_value_and_result_uses_little_memory():
    assert scan_plain(document("<url><loc>" + "a" * 1_100_000 + "</loc></url>"), PATH) is None
    read = scan_plain(document(*["<url><!-- --></url>".replace("<!-- -->", " " * 5_000)] * 100), PATH)
    assert read is not None
    assert read.entries.estimated_size() < 10_000


@pytest.mark.parametrize("block_bytes", [80, 100, 1_000])
def test_scan_in_blocks_equals_parser_result(block_bytes):
    data = document(
        *[f"<url><loc>http://x/{i}?a&amp;b</loc>{'<lastmod>&#50;</lastmod>' * (i % 3 == 0)}</url>\n" for i in range(50)]
    )
    fast, slow = scan_plain(data, PATH, block_bytes=block_bytes), read_xml(data, PATH)
    assert fast is not None
    assert fast.entries.rows() == slow.entries.rows()


@pytest.mark.parametrize("between", ["<!-- -->", "a", "<loc></loc>", '<url a="b"></url>'])
def test_scan_declines_other_markup_between_blocks(between):
    data = document("<url><loc>http://x/</loc></url>", between, "<url><loc>http://x/</loc></url>")
    assert scan_plain(data, PATH, block_bytes=40) is None


def test_scan_declines_entry_larger_than_block():
    assert scan_plain(document("<url><loc>http://x/</loc></url><url></url>"), PATH, block_bytes=20) is None


def test_scan_reports_wrong_tag_order_across_blocks():
    entries = "".join(
        f"<url><loc>{number}</loc><lastmod></lastmod></url>\n"
        if number % 3
        else f"<url><lastmod></lastmod><loc>{number}</loc></url>\n"
        for number in range(1, 100)
    )
    found = scan_plain(f"<?xml version='1.0'?>\n<urlset>\n{entries}</urlset>".encode(), PATH, block_bytes=200)
    assert found is not None
    (finding,) = [each for each in found.findings if each.rule == "element-order"]
    assert isinstance(finding, EntriesFinding)
    assert finding.entries.tolist() == list(range(2, 99, 3))
    assert finding.line == 5
