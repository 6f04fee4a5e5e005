"""The XML reader: values, ranges, and findings."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.xml_reader import ReadEntries, read_xml

PATH = Path("sitemap.xml")
NS = "http://www.sitemaps.org/schemas/sitemap/0.9"
DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"


def read(body: str, *, attributes: str = f'xmlns="{NS}" xmlns:image="{IMAGE}"') -> ReadEntries:
    return read_xml(f"{DECLARATION}<urlset {attributes}>\n{body}\n</urlset>".encode(), PATH)


def locs(found: ReadEntries) -> list[str | None]:
    return found.entries["loc"].to_list()


def finding_positions(found: ReadEntries) -> list[tuple[str, int | None, int | None]]:
    return [(finding.rule, finding.line, finding.entry) for finding in found.findings]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("<loc>a</loc>", "a"),
        ("<loc></loc>", ""),
        ("<loc/>", ""),
        ("", None),
        ("<loc> a\n</loc>", " a\n"),
        ("<loc>a<!-- b -->c<?d?>e</loc>", "ace"),
        ("<loc><![CDATA[a&b<c>]]>&amp;d</loc>", "a&b<c>&d"),
        ("<loc>&lt;&gt;&quot;&apos;&#65;&#x42;&amp;lt;</loc>", "<>\"'AB&lt;"),
        ("<loc>a\r\nb\rc</loc>", "a\nb\nc"),
        ("<loc a='>' b=\"'\">a > b</loc>", "a > b"),
        ("<loc>a<b>c</b>d</loc>", "acd"),
    ],
)
def test_loc_is_text_content_of_its_element(value, text):
    assert locs(read(f"<url>{value}</url>")) == [text]


def test_elements_are_matched_by_namespace_not_by_prefix():
    found = read(f"<url><s:loc xmlns:s='{NS}'>a</s:loc><image:loc>b</image:loc></url>")
    assert locs(found) == ["a"]
    assert found.extensions.rows() == [(0, "<image:loc>b</image:loc>")]
    assert found.findings == ()
    data = f'{DECLARATION}<s:urlset xmlns:s="{NS}"><s:url><s:loc>a</s:loc></s:url></s:urlset>'.encode()
    found = read_xml(data, PATH)
    assert (locs(found), found.namespaces, found.findings) == (["a"], {"s": NS}, ())
    assert read("").namespaces == {"": NS, "image": IMAGE}
    assert read("", attributes="").namespaces == {}


@pytest.mark.parametrize(
    "namespace", ["", "http://www.google.com/schemas/sitemap/0.84", f"{NS}/", NS.replace("http:", "https:")]
)
def test_wrong_root_namespace_is_read_and_reported_once(namespace):
    found = read("<url><loc>a</loc></url><url><loc>b</loc></url>", attributes=f'xmlns="{namespace}"')
    assert locs(found) == ["a", "b"]
    assert [(finding.rule, finding.line, finding.value) for finding in found.findings] == [
        ("namespace-wrong", 1, namespace)
    ]


def test_entries_without_namespace_are_read_and_reported_once():
    found = read('<url xmlns=""><loc>a</loc></url>\n<url xmlns=""><loc>b</loc></url>')
    assert locs(found) == ["a", "b"]
    assert finding_positions(found) == [("namespace-wrong", 2, None)]


@pytest.mark.parametrize("root", ["<rss/>", '<urlset xmlns="http://www.example.com/"/>', "<url/>", "<Urlset/>"])
def test_wrong_root_is_refused_with_line_of_its_tag(root):
    with pytest.raises(ReadError) as caught:
        read_xml(f"\n\n{root}".encode(), PATH)
    assert caught.value.line == 3


def test_repeated_and_unknown_elements_are_reported_and_become_extensions():
    found = read("<url><loc>a</loc>\n<loc>b</loc><priority/><priority>1</priority></url>")
    assert found.entries.select("loc", "priority").rows() == [("a", "")]
    assert finding_positions(found) == [("element-repeated", 3, 0), ("element-repeated", 3, 0)]
    assert [finding.value for finding in found.findings] == ["b", "1"]
    assert found.extensions["xml"].to_list() == ["<loc>b</loc>\n    <priority>1</priority>"]
    found = read("<url><loc>a</loc><title b='c'>d</title></url>")
    assert finding_positions(found) == [("element-unknown", 2, 0)]
    assert found.extensions["xml"].to_list() == ["<title b='c'>d</title>"]


def test_elements_other_than_entries_are_reported_and_not_read():
    found = read("<sitemap><loc>x</loc></sitemap><url><loc>a</loc></url><image:image/><url><loc>b</loc></url>")
    assert locs(found) == ["a", "b"]
    assert [(finding.rule, finding.value) for finding in found.findings] == [
        ("kinds-mixed", "sitemap"),
        ("element-unknown", "sitemap"),
        ("element-unknown", "image"),
    ]


def test_foreign_element_is_allowed_only_before_first_entry():
    foreign = '<x:meta xmlns:x="urn:x"><x:a/></x:meta>'
    found = read(f"{foreign}{foreign}<url><loc>a</loc></url>{foreign}<url><loc>b</loc></url>")
    assert locs(found) == ["a", "b"]
    assert finding_positions(found) == [("element-unknown", 2, None)]


@pytest.mark.parametrize("element", ["<image:image/>", '<x:url xmlns:x="urn:x"/>', "<meta/>", '<meta xmlns=""/>'])
def test_element_not_clearly_foreign_before_first_entry_is_reported(element):
    assert [finding.rule for finding in read(f"{element}<url><loc>a</loc></url>").findings] == ["element-unknown"]


def test_changefreq_in_index_is_unknown_element():
    body = "<sitemap><loc>a</loc><changefreq>daily</changefreq></sitemap>"
    data = f'{DECLARATION}<sitemapindex xmlns="{NS}">{body}</sitemapindex>'
    found = read_xml(data.encode(), PATH)
    assert found.kind == "index"
    assert found.entries.select("loc", "changefreq").rows() == [("a", None)]
    assert finding_positions(found) == [("element-unknown", 1, 0)]


def test_extensions_are_read_verbatim_with_namespaces_of_entry():
    image = "<image:image  a='>'>\n  <image:loc><![CDATA[x&y]]></image:loc>\n </image:image>"
    found = read(f"<url><loc>a</loc></url><url>\n {image}\n <loc>b</loc> <!-- ü -->\n<?c d?> {image} </url><url/>")
    assert found.extensions.rows() == [(1, f"{image}\n    <!-- ü -->\n    <?c d?>\n    {image}")]
    assert [finding.rule for finding in found.findings] == ["element-order"]
    found = read('<url xmlns:v="urn:v" xmlns:w="urn:w"><loc>a</loc><v:b c=""/><v:b xmlns:v="urn:x"/></url>')
    assert found.extensions.rows() == [(0, '<v:b xmlns:v="urn:v" c=""/>\n    <v:b xmlns:v="urn:x"/>')]


def test_comments_and_text_between_fields_become_extensions():
    assert read("<url><!-- a --><loc>b</loc></url>").extensions.rows() == [(0, "<!-- a -->")]
    found = read("<url>a<loc>b</loc><![CDATA[c]]></url>")
    assert found.extensions.rows() == [(0, "a\n    <![CDATA[c]]>")]
    assert [(finding.rule, finding.value) for finding in found.findings] == [("element-unknown", "a <![CDATA[c]]>")]


FORMS = [
    "<url/>",
    "<url\n/>",
    "<url></url>",
    "<url ></url >",
    "<url a='>'><loc>ü</loc></url>",
    '<url b=">">></url >',
    "<url b='\"' c='\"' d='>'/>",
    """<url b='"' c=">"/>""",
    "<url b='/'></url>",
    "<url>text > more '\"</url>",
    "<url><b/><b></b></url>",
    "<url><!-- <url> --></url>",
    "<url><!----></url>",
    "<url><![CDATA[</url> ]] > ]]></url>",
    "<url><?pi </url> > ?></url>",
    "<url><ü ö='ä'>ß</ü></url>",
]


def test_byte_ranges_cover_entries_of_every_form():
    data = f'<?a <url/> ?><urlset xmlns="{NS}"><!-- <url/> -->{" ".join(FORMS)}</urlset><!-- <url/> -->'.encode()
    ranges = read_xml(data, PATH).entries.select("start", "length").iter_rows()
    assert [data[start : start + length].decode() for start, length in ranges] == FORMS


def test_findings_are_bounded_and_have_lines_beyond_65535():
    found = read("<url><a/></url>" * 1_500)
    assert len(found.findings) == 1_001
    assert "500 more" in found.findings[-1].message
    assert len(found.extensions) == 1_500
    found = read("\n" * 70_000 + "<url><a/></url>")
    assert found.findings[0].line == 70_002


def test_forty_thousand_entries_are_read_with_extension_positions():
    entries = [
        f"<url><loc>{number}</loc>{'<image:image/>' if number % 5_000 == 0 else ''}</url>" for number in range(40_000)
    ]
    found = read("".join(entries))
    assert locs(found) == [str(number) for number in range(40_000)]
    assert found.extensions["entry"].to_list() == list(range(0, 40_000, 5_000))


def test_xml_fifth_edition_name_is_refused_with_line():
    with pytest.raises(ReadError, match="in line 3 the name of an element or attribute") as caught:
        read("\n<\u0220/>")
    assert caught.value.line == 3


def test_forty_thousand_extensions_of_entry_are_joined_by_separator():
    found = read("<url>" + "<image:image/>" * 40_000 + "</url>")
    assert found.extensions["xml"].item() == "\n    ".join(["<image:image/>"] * 40_000)


def test_undeclared_prefix_after_many_parser_warnings_is_refused():
    with pytest.raises(ReadError, match="the prefix “b” is used but not declared"):
        read("<url xmlns:a='relative'/>" * 200 + "<b:c/>")
