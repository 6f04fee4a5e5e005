"""Lossless saving of XML: entries, fields, and namespace declarations."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.corrections import correct_text
from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.formats.xml_splicing import (
    declare_on_root,
    missing_namespaces,
    splice_xml,
    undeclare_on_root,
)
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP
from tests.formats.splicing_cases import SCHEMA, SOURCE, File, locs, simple


def test_removing_entry_removes_only_its_lines():
    file = File(SOURCE)
    del file.wanted[0]
    assert file.diff() == ["- " + line for line in SOURCE.decode().splitlines()[5:10]]
    file = File(SOURCE)
    del file.wanted[:2]
    assert b"<!-- the shop -->" in file.saved()
    assert locs(file.saved()) == ["http://a.b/3"]


@pytest.mark.parametrize("source", [SOURCE, simple("a", "b"), simple("a", line="\r\n"), simple("a", "b", line="")])
def test_emptied_file_is_valid_and_can_be_filled(source):
    file = File(source)
    file.wanted.clear()
    empty = file.saved()
    assert locs(empty) == []
    again = File(empty).insert(0, loc="http://a.b/").saved()
    assert locs(again) == ["http://a.b/"]


PREFIXED = f'''<sm:urlset xmlns:sm="{SITEMAP}">
 <sm:url>
  <sm:loc>a</sm:loc>
 </sm:url>
</sm:urlset>'''.encode()
INDEX = simple("a", root="sitemapindex", name="sitemap")
PICTURE = "<image:image><image:loc>http://a.b/9.png</image:loc></image:image>"
NEW = [f"+ \t\t{line}" for line in ("<loc>http://a.b/new</loc>", "<priority>0.1</priority>")]


@pytest.mark.parametrize(
    ("file", "diff"),
    [
        (File(SOURCE).insert(1, loc="http://a.b/new", priority="0.1"), ["+ \t<url>", *NEW, "+ \t</url>"]),
        (File(SOURCE).insert(3, loc="http://a.b/new"), ["+ \t<url><loc>http://a.b/new</loc></url>"]),
        (
            File(PREFIXED).set(0, loc="b", lastmod="2026").insert(1, loc="c"),
            [
                "-   <sm:loc>a</sm:loc>",
                "+   <sm:loc>b</sm:loc>",
                "+   <sm:lastmod>2026</sm:lastmod>",
                "+  </sm:url>",
                "+  <sm:url>",
                "+   <sm:loc>c</sm:loc>",
            ],
        ),
        (
            File(INDEX).set(0, lastmod="2026", changefreq="daily").insert(1, loc="b", priority="1"),
            ["+     <lastmod>2026</lastmod>", "+   </sitemap>", "+   <sitemap>", "+     <loc>b</loc>"],
        ),
        (
            File(SOURCE).insert(1, loc="new", xml=PICTURE),
            ["+ \t<url>", "+ \t\t<loc>new</loc>", f"+ \t\t{PICTURE}", "+ \t</url>"],
        ),
    ],
    ids=["like its neighbour", "on one line beside one on one line", "prefix", "fields of an index", "extension"],
)
def test_inserted_entry_has_layout_of_neighbors(file, diff):
    assert file.diff() == diff


def test_inserted_entries_use_line_ends_of_file():
    file = File(simple("a", "b", line="\r\n")).insert(1, loc="new").insert(3, loc="last").insert(0, loc="first")
    assert file.saved() == simple("first", "a", "new", "b", "last", line="\r\n")
    file = File(simple("a", "b", line="").replace(b"  ", b"")).insert(1, loc="new").insert(0, loc="first")
    assert file.saved() == simple("first", "a", "new", "b", line="").replace(b"  ", b"")


@pytest.mark.parametrize("line", ["\n", "\r\n"])
@pytest.mark.parametrize("inside", ["", "{line}", "{line}  <!-- none yet -->{line}"])
def test_entries_inserted_into_empty_sitemap_follow_existing_comment(inside, line):
    inside = inside.format(line=line)
    source = f'<?xml version="1.0"?>{line}<urlset xmlns="{SITEMAP}">{inside}</urlset>{line}'.encode()
    saved = File(source).insert(0, loc="a").insert(1, loc="b").saved()
    body = "".join(f"{line}  <url>{line}    <loc>{each}</loc>{line}  </url>" for each in "ab")
    comment = inside.rstrip()
    expected = f'<?xml version="1.0"?>{line}<urlset xmlns="{SITEMAP}">{comment}{body}{line}</urlset>{line}'
    assert saved == expected.encode()


def test_entry_inserted_into_self_closed_index_opens_root():
    source = f'<!-- x --><sitemapindex xmlns="{SITEMAP}" />\n<!-- y -->'.encode()
    assert File(source, tag=b"sitemap").insert(0, loc="a").saved().decode() == (
        f'<!-- x --><sitemapindex xmlns="{SITEMAP}">\n  <sitemap>\n    <loc>a</loc>\n  </sitemap>\n'
        "</sitemapindex>\n<!-- y -->"
    )


def test_undeclared_extension_prefix_is_declared_in_inserted_entry():
    video, mine = File(SOURCE).insert(1, loc="new", xml="<video:video/>"), {"": SITEMAP, "image": "urn:mine"}
    assert f'+ \t\t<video:video xmlns:video="{EXTENSIONS["video"]}"/>' in video.diff()
    image = File(SOURCE).insert(1, loc="new", xml="<image:x/>")
    assert '+ \t\t<image:x xmlns:image="urn:mine"/>' in image.diff(namespaces=mine)


@pytest.mark.parametrize("order", ["aebcdf", "fedcba", "bcdefa"])
def test_moving_entries_moves_only_their_lines(order):
    file = File(simple(*"abcdef"))
    file.wanted = [file.wanted["abcdef".index(each)] for each in order]
    assert file.saved() == simple(*order)


def test_moved_and_duplicated_entries_keep_their_bytes():
    file = File(SOURCE)
    file.wanted.append(file.wanted.pop(0))
    saved = file.saved()
    assert SOURCE[SOURCE.index(b"<url>") : SOURCE.index(b"</url>")] in saved
    assert locs(saved) == ["http://a.b/2?a&b", "http://a.b/3", "http://a.b/?x=1&y=2"]
    file = File(simple(*"abc")).set(0, loc="A")
    file.wanted.append(file.wanted.pop(0))
    assert file.saved() == simple(*"bcA")
    file = File(SOURCE)
    file.wanted.append(dict(file.wanted[0]))
    assert file.saved().count(b"http://a.b/?x=1&#38;y=2") == 2


def test_entries_replacing_removed_ones_get_their_positions():
    file = File(simple(*"ab"))
    file.wanted.clear()
    assert file.insert(0, loc="c").insert(1, loc="d").saved() == simple(*"cd")
    source = simple("a", "b", "c").replace(b"</url>\n", b"</url>\n  <!-- the shop -->\n", 1)
    file = File(source)
    del file.wanted[1]
    assert file.insert(1, loc="B").saved() == source.replace(b">b<", b">B<")


def test_inserted_entries_repeat_neither_blank_lines_nor_comments():
    source = simple("a", "b", "c").replace(b"</url>\n", b"</url>\n\n", 1)
    file = File(source).insert(2, loc="new")
    assert file.saved() == simple("a", "b", "new", "c").replace(b"</url>\n", b"</url>\n\n", 1)
    source = simple("a", "b").replace(b"</url>", b"</url> <!-- c -->", 1)
    assert [line[:3] for line in File(source).insert(1, loc="new").diff()] == ["+  "] * 3


@pytest.mark.parametrize("is_new", [True, False])
def test_illegal_character_is_refused_when_spliced(is_new):
    file = File(simple("a"))
    changed = file.insert(1, loc="x\x01") if is_new else file.set(0, loc="x\x01")
    with pytest.raises(WriteError, match=r"U\+0001"):
        changed.saved()


def test_wrong_byte_range_of_entry_raises_value_error():
    file = File(simple("a", "b"))
    file.wanted[0]["length"] += 1
    with pytest.raises(ValueError, match="claims a place"):
        file.saved()


def test_fields_of_entry_with_deeply_nested_extension_are_edited():
    deep = "<x>" * 50_000 + "</x>" * 50_000
    source = simple(f"a</loc>{deep}<loc>b")
    entries = File(source).set(0, loc="new", lastmod="2026")
    result = splice_xml(source, entries.originals, pl.DataFrame(entries.wanted, schema=SCHEMA, orient="row"))
    assert result == simple(f"new</loc>\n    <lastmod>2026</lastmod>{deep}<loc>b")


@pytest.mark.parametrize(
    "file",
    [
        File(SOURCE),
        File(SOURCE).set(0, loc="http://a.b/?x=1&y=2").set(1, loc="http://a.b/2?a&b", lastmod=None),
        File(simple("x").replace(b"<loc>x</loc>", b"<loc a='/>' />")).set(0, loc=""),
        File(f'<urlset xmlns="{SITEMAP}"/>'.encode()),
    ],
    ids=["nothing", "the same values", "a self-closed field", "no entries"],
)
def test_saving_without_change_returns_same_object(file):
    assert file.saved() is file.source


CDATA = "- \t\t<loc><![CDATA[http://a.b/2?a&b]]></loc> <!-- main -->"
FREQUENCY = "+ \t\t<changefreq>daily</changefreq>"


@pytest.mark.parametrize(
    ("place", "values", "diff"),
    [
        (0, {"lastmod": "2026-11-20"}, ["- \t\t<lastmod>2005-01-01</lastmod>", "+ \t\t<lastmod>2026-11-20</lastmod>"]),
        (
            0,
            {"loc": "http://a.b/?<&>'\""},
            [
                "- \t\t<loc>http://a.b/?x=1&#38;y=2</loc>",
                "+ \t\t<loc>http://a.b/?&lt;&amp;&gt;&apos;&quot;</loc>",
            ],
        ),
        (1, {"priority": "0.9"}, ["- \t\t<priority >0.5</priority>", "+ \t\t<priority >0.9</priority>"]),
        (1, {"loc": "http://a.b/9?a&b"}, [CDATA, "+ \t\t<loc><![CDATA[http://a.b/9?a&b]]></loc> <!-- main -->"]),
        (1, {"loc": "a]]>b"}, [CDATA, "+ \t\t<loc>a]]&gt;b</loc> <!-- main -->"]),
        (0, {"changefreq": "daily"}, [FREQUENCY]),
        (0, {"priority": "1.0", "changefreq": "daily"}, [FREQUENCY, "+ \t\t<priority>1.0</priority>"]),
        (1, {"lastmod": "2026"}, ["+ \t\t<lastmod>2026</lastmod>"]),
        (
            2,
            {"lastmod": "2026"},
            [
                "- \t<url><loc>http://a.b/3</loc></url>",
                "+ \t<url><loc>http://a.b/3</loc><lastmod>2026</lastmod></url>",
            ],
        ),
        (0, {"lastmod": None}, ["- \t\t<lastmod>2005-01-01</lastmod>"]),
        (0, {"lastmod": ""}, ["- \t\t<lastmod>2005-01-01</lastmod>", "+ \t\t<lastmod></lastmod>"]),
    ],
    ids=[
        "its text only", "five characters are escaped", "white space in a tag", "CDATA stays", "what CDATA can't hold",
        "a new field on its own line", "new fields in schema order", "a comment on the line before stays",
        "a new field on one line", "a cleared field goes with its line", "an empty value keeps the element",
    ],
)  # fmt: skip
def test_edited_field_changes_only_its_line(place, values, diff):
    assert [line for line in File(SOURCE).set(place, **values).diff() if line[0] != "?"] == diff


@pytest.mark.parametrize("other", [b"<priority>1</priority>", b"<i:i xmlns:i='urn:i'/>"])
def test_new_field_is_inserted_before_later_fields_and_extensions(other):
    source = simple("x").replace(b"<loc>x</loc>", other)
    assert File(source).set(0, loc="http://a.b/").diff() == ["+     <loc>http://a.b/</loc>"]


def test_filling_self_closed_field_retains_its_attributes():
    source = simple("x").replace(b"<loc>x</loc>", b"<loc a='/>' />")
    assert b"<loc a='/>'>http://a.b/</loc>" in File(source).set(0, loc="http://a.b/").saved()


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
def test_field_is_inserted_into_empty_entry(empty, filled):
    source = f'<urlset xmlns="{SITEMAP}">\n  '.encode() + empty + b"\n</urlset>"
    assert File(source).set(0, loc="x").saved() == source.replace(empty, filled)


OWN = NAMESPACE_DECLARATIONS["image"]
IMAGE = {"image": EXTENSIONS["image"]}
PLAIN = f'<?xml version="1.0"?>\n<!-- <urlset> -->\n<urlset xmlns="{SITEMAP}"></urlset>'


@pytest.mark.parametrize(
    "source",
    [
        PLAIN,
        PLAIN.replace("></", ' a=">" ></'),
        PLAIN.replace("></", "/></", 1).removesuffix("</urlset>"),
        f"<s:urlset\n  xmlns:s='{SITEMAP}'\n></s:urlset>",
        "<urlset></urlset>",
        f'<urlset\r\n\txmlns="{SITEMAP}"\r\n\txmlns:x="urn:x"></urlset>',
    ],
)
def test_added_root_declaration_can_be_removed_losslessly(source):
    declared = declare_on_root(source.encode(), IMAGE)
    assert declared.count(OWN.strip().encode()) == 1
    assert undeclare_on_root(declared, ["image"]) == source.encode()


def test_root_declaration_is_added_in_layout_of_others():
    source = f'<urlset xmlns="{SITEMAP}"\n        xmlns:x="urn:x" a="b"></urlset>'
    assert declare_on_root(source.encode(), IMAGE).decode() == source.replace(
        ' a="b"', f'\n        {OWN.strip()} a="b"'
    )


def test_used_root_declaration_is_not_removed():
    used = declare_on_root(PLAIN.replace("></", "><url><image:image/></url></").encode(), IMAGE)
    assert undeclare_on_root(used, ["image"]) == used
    both = used.replace(b"<url>", f"<url><image:image{OWN}/></url><url>".encode())
    assert undeclare_on_root(both, ["image"]) == both
    alone = PLAIN.replace("></", f"><url><image:image{OWN}/></url></").encode()
    assert undeclare_on_root(declare_on_root(alone, IMAGE), ["image"]) == alone


@pytest.mark.parametrize("declared", ['xmlns:image="urn:other"', f"xmlns:image='{EXTENSIONS['image']}'"])
def test_root_declaration_written_by_others_is_not_removed(declared):
    source = f'<urlset xmlns="{SITEMAP}" {declared}></urlset>'.encode()
    assert undeclare_on_root(source, ["image"]) == source


def test_missing_namespaces_are_those_that_only_extensions_declare():
    xml = pl.Series([f"<image:image{OWN}/>", None, "<video:video/>"])
    assert missing_namespaces(PLAIN.encode(), xml) == IMAGE
    assert missing_namespaces(PLAIN.replace("></", "><url><x xmlns:image='urn:i'/></url></").encode(), xml) == {}
    assert missing_namespaces(PLAIN.encode(), xml.clear()) == {}


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
def test_correction_changes_only_root_namespace(before, after):
    assert correct_text(before.encode()).data.decode() == after
    read = read_xml(after.encode(), Path("sitemap.xml"))
    assert "namespace-wrong" not in {found.rule for found in read.findings}


@pytest.mark.parametrize(
    "text",
    [
        f'<urlset xmlns="{SITEMAP}">{ENTRY}</urlset>',
        '<urlset xmlns="http://www.example.com/own"></urlset>',
        f"<feed>{ENTRY}</feed>",
        "http://a.b/",
        "",
        "<!--" * 100_000,
    ],
)
def test_correct_or_foreign_text_is_not_corrected(text):
    assert correct_text(text.encode()).data == text.encode()
