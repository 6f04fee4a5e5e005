"""Corrections of faults in memory: corrected text, and restored faults in an edited text."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sitemap_studio.formats.corrections import CorrectedText, correct_text, pair_entry_ranges, transfer_corrections
from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.protocol.namespaces import EXTENSIONS, PAGEMAP, SITEMAP, intended_namespace

PATH = Path("sitemap.xml")

ENTRY = "<url><loc>http://a.b/1</loc></url>"
RIGHT = f'<urlset xmlns="{SITEMAP}">{ENTRY}</urlset>'
INDEX = f'<sitemapindex xmlns="{SITEMAP}"><sitemap><loc>http://a.b/1</loc></sitemap></sitemapindex>'
IMAGE = EXTENSIONS["image"]
PICTURE = "<image:image><image:loc>http://a.b/1.png</image:loc></image:image>"


def with_picture(declared, inside=PICTURE):
    return RIGHT.replace("<urlset ", f"<urlset {declared} ").replace("</url>", f"{inside}</url>")


FAULTS = {
    "root in upper case": ("element-misspelt", RIGHT.replace("urlset", "URLSET"), RIGHT),
    "all in upper case": (
        "element-misspelt",
        RIGHT.replace("urlset", "URLSET").replace("url>", "URL>").replace("loc>", "LOC>"),
        RIGHT,
    ),
    "loc with capital": ("element-misspelt", RIGHT.replace("loc>", "Loc>"), RIGHT),
    "hyphen": (
        "element-misspelt",
        RIGHT.replace("</loc>", "</loc><last-mod>2025</last-mod>"),
        RIGHT.replace("</loc>", "</loc><lastmod>2025</lastmod>"),
    ),
    "empty element": (
        "element-misspelt",
        RIGHT.replace("</loc>", "</loc><Priority/>"),
        RIGHT.replace("</loc>", "</loc><priority/>"),
    ),
    "prefix": (
        "element-misspelt",
        f'<s:urlset xmlns:s="{SITEMAP}"><s:Url><s:LOC>http://a.b/1</s:LOC></s:Url></s:urlset>',
        f'<s:urlset xmlns:s="{SITEMAP}"><s:url><s:loc>http://a.b/1</s:loc></s:url></s:urlset>',
    ),
    "index of urls": ("kinds-mixed", RIGHT.replace("urlset", "sitemapindex"), RIGHT),
    "urlset of sitemaps": ("kinds-mixed", INDEX.replace("sitemapindex", "urlset"), INDEX),
    "no namespace": ("namespace-wrong", RIGHT.replace(f' xmlns="{SITEMAP}"', ""), RIGHT),
    "empty namespace": ("namespace-wrong", RIGHT.replace(SITEMAP, ""), RIGHT),
    "https": ("namespace-wrong", RIGHT.replace("http://www.s", "https://www.s"), RIGHT),
    "legacy": ("namespace-wrong", RIGHT.replace(SITEMAP, "http://www.google.com/schemas/sitemap/0.84"), RIGHT),
    "foreign": ("namespace-wrong", RIGHT.replace(SITEMAP, "http://www.example.com/ns"), RIGHT),
    "of an extension": (
        "namespace-wrong",
        RIGHT.replace(SITEMAP, "http://www.sitemaps.org/schemas/sitemap-image/1.1"),
        RIGHT,
    ),
    "entry without namespace": ("namespace-wrong", RIGHT.replace("<url>", '<url xmlns="">'), RIGHT),
    "field without namespace": ("namespace-wrong", RIGHT.replace("<loc>", "<loc xmlns=''>"), RIGHT),
    "legacy entry": (
        "namespace-wrong",
        RIGHT.replace("<url>", '<url xmlns="http://www.google.com/schemas/sitemap/0.84">'),
        RIGHT.replace("<url>", f'<url xmlns="{SITEMAP}">'),
    ),
    "image over https": (
        "namespace-extension",
        with_picture('xmlns:image="https://www.google.com/schemas/sitemap-image/1.1"'),
        with_picture(f'xmlns:image="{IMAGE}"'),
    ),
    "image declared in entry": (
        "namespace-extension",
        with_picture(
            "", PICTURE.replace("<image:image", "<image:image xmlns:image='//www.google.com/schemas/sitemap-image/1.1'")
        ),
        with_picture("", PICTURE.replace("<image:image", f"<image:image xmlns:image='{IMAGE}'")),
    ),
    "prefix of another extension": (
        "namespace-extension",
        with_picture(f'xmlns:image="{EXTENSIONS["video"]}"'),
        with_picture(f'xmlns:image="{IMAGE}"'),
    ),
    "extension in the protocol's namespace": (
        "namespace-extension",
        with_picture(f'xmlns:image="{SITEMAP}"'),
        with_picture(f'xmlns:image="{IMAGE}"'),
    ),
    "html": ("document-html", f"<!DOCTYPE html><html><head><meta></head>\n<body>\n{RIGHT}</body></html>", RIGHT),
    "well-formed html": ("document-html", f"<html><body>{RIGHT}</body></html>", RIGHT),
    "html before declaration": (
        "document-html",
        f'<html><?xml version="1.0"?>\n<!-- a -->{RIGHT}</html>',
        f'<?xml version="1.0"?>\n<!-- a -->{RIGHT}',
    ),
}


@pytest.mark.parametrize(("rule", "text", "right"), [pytest.param(*each, id=name) for name, each in FAULTS.items()])
def test_fault_is_corrected_and_can_be_reverted(rule, text, right):
    corrected = correct_text(text.encode())
    assert corrected.data.decode() == right
    assert {each.rule for each in corrected.corrections} == {rule}
    assert corrected.as_written().decode() == text
    assert corrected.as_written({rule}).decode() == right
    assert read_xml(corrected.data, PATH).entries["loc"].to_list() == ["http://a.b/1"]
    again = correct_text(corrected.data)
    assert (again.data, again.corrections) == (corrected.data, ())


@pytest.mark.parametrize(
    "text",
    [
        RIGHT,
        RIGHT.replace("</loc>", "</loc><title>a</title>"),
        RIGHT.replace("</loc>", "</loc><Loc>http://a.b/2</Loc>"),
        RIGHT.replace("</urlset>", "<sitemap><loc>http://a.b/s.xml</loc></sitemap></urlset>"),
        with_picture(f'xmlns:image="{IMAGE}"', PICTURE.replace("image:loc", "image:Loc")),
        with_picture('xmlns:image="http://www.example.com/own"'),
        RIGHT.replace("<url>", "<!-- <url xmlns='https://www.w3.org/1999/xhtml'> --><url>"),
        RIGHT.replace("http://a.b/1", "http://a.b/?xmlns='https://www.w3.org/1999/xhtml'"),
        RIGHT.replace("</url>", "<x:x xmlns:x='urn:x'><loc xmlns=''>a</loc></x:x></url>"),
        RIGHT.replace("</url>", "<x xmlns=''><loc>a</loc></x></url>"),
        RIGHT.replace("</url>", "<x:URL xmlns:x='urn:x'><x:Loc/></x:URL></url>"),
        RIGHT.replace("urlset", "config"),
        RIGHT.replace("<loc>", "<Loc>"),
        "<html><body>No sitemap</body></html>",
        f"<html><body>{RIGHT}{RIGHT}</body></html>",
        "http://a.b/1\n",
        "",
    ],
)
def test_text_without_correctable_fault_is_unchanged(text):
    assert correct_text(text.encode()) == CorrectedText(text.encode())


def test_several_faults_are_corrected_and_offsets_map_to_original():
    text = (
        '<html><URLSET xmlns="https://www.sitemaps.org/schemas/sitemap/0.9" '
        'xmlns:image="https://www.google.com/schemas/sitemap-image/1.1">'
        f"<URL><LOC>http://a.b/1</LOC>{PICTURE}</URL></URLSET></html>"
    )
    corrected = correct_text(text.encode())
    right = with_picture(f'xmlns:image="{IMAGE}"').replace(f' xmlns="{SITEMAP}"', "")
    assert corrected.data.decode().replace(f' xmlns="{SITEMAP}"', "") == right
    assert corrected.as_written().decode() == text
    for place in range(len(corrected.data)):
        written = corrected.written_offset(place)
        inside = any(each.start <= place < each.end for each in corrected.corrections)
        assert inside or corrected.data[place] == text.encode()[written]


def test_correcting_namespace_corrects_schema_location():
    wrong = "https://www.sitemaps.org/schemas/sitemap/0.9"
    located = f'xsi:schemaLocation="{wrong} {SITEMAP}/sitemap.xsd"'
    corrected = correct_text(RIGHT.replace(f'xmlns="{SITEMAP}"', f'xmlns="{wrong}" {located}').encode())
    assert f'xsi:schemaLocation="{SITEMAP} {SITEMAP}/sitemap.xsd"' in corrected.data.decode()


@pytest.mark.parametrize(
    ("uri", "intended"),
    [
        ("https://www.google.com/schemas/sitemap-image/1.1", IMAGE),
        ("http://www.google.com/schemas/sitemap-image/1.0", IMAGE),
        ("http://www.google.com/schemas/sitemap-image/1.1/", IMAGE),
        ("http://google.com/schemas/sitemap-image/1.1", IMAGE),
        ("//www.google.com/schemas/sitemap-image/1.1", IMAGE),
        ("http://www.google.com/schemas/sitemap-image", IMAGE),
        ("http://www.google.com/schemas/sitemap-images/1.1", IMAGE),
        ("http://www.google.com/schemas/Sitemap-Image/1.1", IMAGE),
        ("HTTP://WWW.GOOGLE.COM/schemas/sitemap-image/1.1", IMAGE),
        ("http://www.sitemaps.org/schemas/sitemap-image/1.1", IMAGE),
        ("http://www.google.com/schemas/sitemap-imgae/1.1", IMAGE),
        ("http://www.google.com/schemas/sitemap-image/1.1/sitemap-image.xsd", IMAGE),
        ("http://www.google.com/schemas/sitemap-video/1.0", EXTENSIONS["video"]),
        ("http://www.google.com/schemas/sitemap-news/1.0", EXTENSIONS["news"]),
        ("http://www.google.com/schemas/sitemap-mobile/1.1", EXTENSIONS["mobile"]),
        ("https://www.google.com/schemas/sitemap-pagemap/1.0", PAGEMAP),
        ("https://www.w3.org/1999/xhtml", EXTENSIONS["xhtml"]),
        ("http://www.w3.org/1999/xhtml/", EXTENSIONS["xhtml"]),
        ("http://www.w3.org/1999/XHTML", EXTENSIONS["xhtml"]),
        ("http://www.w3.org/TR/xhtml11/xhtml11_schema.html", EXTENSIONS["xhtml"]),
        ("https://www.sitemaps.org/schemas/sitemap/0.9", SITEMAP),
        ("http://www.google.com/schemas/sitemap/0.84", SITEMAP),
    ],
)
def test_misspelt_uri_is_recognized_as_known_namespace(uri, intended):
    assert intended_namespace(uri) == intended


@pytest.mark.parametrize(
    "uri",
    [
        SITEMAP,
        *EXTENSIONS.values(),
        PAGEMAP,
        "",
        "urn:x",
        "http://www.w3.org/1999/xlink",
        "http://www.w3.org/1999/xhtml/vocab#",
        "http://www.w3.org/2001/XMLSchema-instance",
        "http://www.w3.org/2000/svg",
        "http://www.google.com/geo/schemas/sitemap/1.0",
        "http://www.baidu.com/schemas/sitemap-mobile/1/",
        "http://search.yahoo.com/mrss/",
    ],
)
def test_intended_namespace_of_correct_or_foreign_uri_is_none(uri):
    assert intended_namespace(uri) is None


def test_corrections_are_reverted_after_edits_moves_and_insertions():
    entries = [f"<URL><LOC>http://a.b/{number}</LOC><Priority>0.{number}</Priority></URL>" for number in range(4)]
    text = f'<URLSET xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">{"".join(entries)}</URLSET>'
    corrected = correct_text(text.encode())
    right = [each.replace("URL>", "url>").replace("LOC>", "loc>").replace("Priority>", "priority>") for each in entries]
    changed = right[1].replace("a.b/1", "a.b/x").replace("0.1", "0.9")
    new = f'<urlset xmlns="{SITEMAP}">{right[3]}<url><loc>new</loc></url>{changed}{right[2]}</urlset>'
    before, after = (read_xml(data, PATH).entries for data in (corrected.data, new.encode()))
    pairs = pair_entry_ranges(before, after, np.array([3, -1, 1, 2]))
    written = transfer_corrections(corrected, new.encode(), pairs).as_written().decode()
    edited = entries[1].replace("a.b/1", "a.b/x").replace("0.1", "0.9")
    inside = f"{entries[3]}<url><loc>new</loc></url>{edited}{entries[2]}"
    assert written == f'<URLSET xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">{inside}</URLSET>'
