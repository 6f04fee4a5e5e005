"""Validation by the schemas: same results as the published ones, and messages with positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import Cancelled, ReadError, RefusedError
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats import schema_check
from sitemap_studio.formats.schema_check import MAX_FAULTS, SchemaReport, check_schema, load_schema
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol.namespaces import EXTENSIONS, PAGEMAP, SITEMAP, XSI

PATH = Path("sitemap.xml")
DECLARED = " ".join(
    f'xmlns:{prefix}="{uri}"' for prefix, uri in {**EXTENSIONS, "f": "urn:in-house", "xsi": XSI}.items()
)
LOC = "<loc>http://www.example.com/</loc>"
ENTRY = f"<url>{LOC}</url>"
NEEDED = (
    "<video:thumbnail_loc>a</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description>"
)
VIDEO = f"<video:video>{NEEDED}{{}}</video:video>"


def document_with(content: str, attributes: str = "", root: str = "urlset") -> bytes:
    return f'<{root} xmlns="{SITEMAP}" {DECLARED} {attributes}>\n{content}\n</{root}>\n'.encode()


def faults_of(content: str, attributes: str = "", root: str = "urlset"):
    return check_schema(document_with(content, attributes, root), PATH).faults


def only_fault(content: str, attributes: str = "", root: str = "urlset"):
    (fault,) = faults_of(content, attributes, root)
    return fault


def only_fault_in_entry(content: str):
    return only_fault(f"<url>{LOC}{content}</url>")


def test_valid_documents_have_no_schema_faults():
    assert check_schema(document_with(ENTRY * 200), PATH) == SchemaReport((), 0)
    assert faults_of(f"<sitemap>{LOC}<lastmod>2005-01-01</lastmod></sitemap>" * 200, root="sitemapindex") == ()
    picture = "<image:image><image:loc>a</image:loc><image:caption/><image:geo_location/><image:title/></image:image>"
    assert faults_of(f"<url>{LOC}{picture * 1_000}</url>" * 3) == ()


def test_page_map_is_validated_by_its_schema():
    def page_map(inside: str) -> str:
        return f'<url>{LOC}<PageMap xmlns="{PAGEMAP}">{inside}</PageMap></url>'

    attributes = '<Attribute name="a">b</Attribute><Attribute name="c" value="d"/>'
    assert faults_of(page_map(f'<DataObject type="a" id="b">{attributes}</DataObject>')) == ()
    assert only_fault(page_map("")).field == "pagemap:DataObject"
    fault = only_fault(page_map(f"<DataObject>{attributes}</DataObject>"))
    assert (fault.element, fault.reason) == ("pagemap:DataObject", "The attribute 'type' is required but missing")


@pytest.mark.parametrize(
    ("content", "element", "value"),
    [
        ("<lastmod>2005-02-30</lastmod>", "lastmod", "2005-02-30"),
        ("<lastmod/>", "lastmod", ""),
        ("<changefreq>Daily</changefreq>", "changefreq", "Daily"),
        ("<priority>1.1</priority>", "priority", "1.1"),
        ("<priority>-1</priority>", "priority", "-1"),
        ("<priority>1,0</priority>", "priority", "1,0"),
        (LOC, "loc", ""),
        ("<title/>", "title", ""),
        ("text", "url", ""),
        ("<priority><b/></priority>", "priority", ""),
        ('<priority id="a">1</priority>', "priority", "a"),
        ('<priority xsi:type="a">1</priority>', "priority", "a"),
        ('<priority xml:lang="a">1</priority>', "priority", "a"),
        ('<priority f:a="1">1</priority>', "priority", "1"),
        ("<image:loc>a</image:loc>", "image:loc", ""),
        ("<image:image><image:title/><image:loc>a</image:loc></image:image>", "image:title", ""),
        ('<xhtml:link rel="alternate" hreflang="de"/>', "xhtml:link", ""),
        ('<xhtml:link rel="next" href="a"/>', "xhtml:link", "next"),
        ("<mobile:mobile>a</mobile:mobile>", "mobile:mobile", ""),
        (VIDEO.format("<video:duration>28801</video:duration>"), "video:duration", "28801"),
        (VIDEO.format("<video:live>true</video:live>"), "video:live", "true"),
        (VIDEO.format("<video:tag/>" * 33), "video:tag", ""),
        (VIDEO.format('<video:price currency="eur"/>'), "video:price", "eur"),
        (VIDEO.format("<video:live>no</video:live><video:rating>1</video:rating>"), "video:rating", ""),
        (VIDEO.format("").replace(">t<", f">{'ü' * 101}<"), "video:title", "ü" * 101),
    ],
)
def test_schema_fault_states_element_and_value(content, element, value):
    fault = only_fault_in_entry(content)
    assert (fault.element, fault.value, fault.entry, fault.is_schema_alone) == (element, value, 0, False)
    assert fault.field == element


@pytest.mark.parametrize(
    ("content", "place", "missing"),
    [
        ("<url/>", "url", "loc"),
        ("<url><lastmod>2005-01-01</lastmod></url>", "lastmod", "loc"),
        (f"<url>{LOC}<image:image/></url>", "image:image", "image:loc"),
        (f"<url>{LOC}{VIDEO.format('<video:tvshow><video:show_title/></video:tvshow>')}</url>", "video:tvshow",
         "video:video_type"),
        ("", "urlset", "urlset"),
    ],
)  # fmt: skip
def test_schema_fault_names_missing_element_and_its_place(content, place, missing):
    fault = only_fault(content)
    assert (fault.element, fault.field, fault.is_schema_alone) == (place, missing, False)


def test_fault_reasons_contain_neither_namespaces_nor_schema_terms():
    reasons = {
        fault.reason for fault in faults_of(f"<url>{LOC}<priority>9</priority>{LOC}</url><url><image:image/></url>")
    }
    assert "The value '9' is greater than the maximum value allowed ('1')" in reasons
    assert "This element is not expected. Expected is ( any extension* )" in reasons
    assert not any("{" in reason or "facet" in reason for reason in reasons)


@pytest.mark.parametrize(
    "content",
    [
        "<url><loc>http://a.b/</loc></url>",
        f"<url>{LOC}<lastmod>2005</lastmod></url>",
        f"<url>{LOC}<priority>1</priority><lastmod>2005-01-01</lastmod></url>",
        f"<url><lastmod>2005-01-01</lastmod>{LOC}</url>",
        f"<url>{LOC}<f:a/></url>",
    ],
)
def test_faults_of_schema_but_not_protocol_text_are_marked(content):
    assert only_fault(content).is_schema_alone


@pytest.mark.parametrize(("date", "is_alone"), [("2005-05-10T17:33+08:00", True), ("2005-05", False), ("soon", False)])
def test_only_news_date_with_minutes_violates_schema_alone(date, is_alone):
    publication = "<news:publication><news:name/><news:language>en</news:language></news:publication>"
    fault = only_fault_in_entry(
        f"<news:news>{publication}<news:publication_date>{date}</news:publication_date></news:news>"
    )
    assert (fault.field, fault.is_schema_alone) == ("news:publication_date", is_alone)


def test_misplaced_element_does_not_hide_later_faults():
    faults = faults_of(f'<url/>{ENTRY}<f:a/><url/>text<sitemap/><url id="a">{LOC}</url>', 'version="1"')
    assert [(f.element, f.entry) for f in faults] == [
        ("urlset", None),
        ("urlset", None),
        ("url", 0),
        ("f:a", None),
        ("url", 2),
        ("sitemap", None),
        ("url", 3),
    ]


def test_foreign_elements_are_valid_before_first_entry_only():
    assert faults_of("<mobile:mobile/>" * 200 + ENTRY) == ()
    assert [f.element for f in faults_of("<mobile:mobile/>" * 200)] == ["urlset"]
    assert [f.element for f in faults_of(f"{ENTRY}<mobile:mobile/>")] == ["mobile:mobile"]


@pytest.mark.parametrize(
    "data",
    [
        b"<urlset/>",
        b'<urlset xmlns="http://www.google.com/schemas/sitemap/0.84"><url/></urlset>',
        f'<rss xmlns="{SITEMAP}"/>'.encode(),
    ],
)
def test_unknown_root_is_only_fault(data):
    (fault,) = check_schema(data, PATH).faults
    assert (fault.offset, fault.is_schema_alone) == (0, False)


def test_fault_offsets_are_correct_beyond_line_65535():
    bad = f"  <url\n >{LOC}<!-- <a> ü --><priority>9</priority></url>\n"
    data = document_with("\n" * 70_000 + f"<?a <b> ?><![CDATA[]]>{bad}" + ENTRY * 300 + "\n\n\t<url/>" + bad)
    found = [data[fault.offset :][:11] for fault in check_schema(data, PATH).faults]
    assert found == [b"<priority>9", b"<url/>  <ur", b"<priority>9"]


def test_faults_beyond_limit_are_counted_but_not_listed():
    data = document_with(f"<url>{LOC}<priority>9</priority></url>" * (MAX_FAULTS + 500) + "<f:a/>")
    report = check_schema(data, PATH)
    assert (len(report.faults), report.count) == (MAX_FAULTS, MAX_FAULTS + 501)
    assert [f.entry for f in report.faults] == list(range(MAX_FAULTS))
    assert check_schema(data, PATH, max_faults=3).faults == report.faults[:3]


def test_long_value_is_shortened_and_message_like_value_recognized():
    fault = only_fault(f"<url><loc>http://www.example.com/{'a' * 100_000}\n</loc></url>")
    assert (len(fault.value), len(fault.reason) < 300) == (200, True)
    fault = only_fault_in_entry("<changefreq>': Missing child element(s). The attribute 'a' is required</changefreq>")
    assert (fault.field, fault.value[:9]) == ("changefreq", "': Missin")


def test_too_large_entry_is_reported_unchecked():
    heavy = f"<url>{LOC}{'<f:a/>' * schema_check.MAX_WEIGHT}</url>"
    faults = faults_of(f"<url/>{heavy}<url/>")
    assert [(f.is_unchecked, f.entry) for f in faults] == [(False, 0), (True, 1), (False, 2)]
    attributes = " ".join(f'a{number}=""' for number in range(schema_check.MAX_WEIGHT + 1))
    assert [f.is_unchecked for f in faults_of(ENTRY, attributes)] == [True]


def test_schema_named_by_document_is_not_loaded(tmp_path):
    schema = tmp_path / "own.xsd"
    schema.write_text(
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:in-house">'
        '<xs:element name="a"/></xs:schema>'
    )
    named = f'xsi:schemaLocation="urn:in-house {schema.as_uri()}"'
    assert only_fault(f"<url>{LOC}<f:a/></url>", named).is_schema_alone


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b'<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><urlset>&b;</urlset>', RefusedError),
        (b"<urlset>", ReadError),
    ],
)
def test_document_type_and_malformed_xml_are_refused(data, error):
    with pytest.raises(error):
        check_schema(data, PATH)


def test_schema_check_counts_entries_and_can_be_cancelled():
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        check_schema(document_with(ENTRY), PATH, progress=progress)
    progress = Progress()
    check_schema(document_with(ENTRY * 200), PATH, progress=progress)
    assert (progress.done, progress.total) == (200, 200)


PIECES = [
    ENTRY, "<url/>", "<sitemap/>", "<f:a/>", "<mobile:mobile/>", "text", f"<url>{LOC}<f:a/></url>",
    f"<url>{LOC}<image:image/></url>", f'<url a="b">{LOC}</url>', f"<url>{LOC}<priority>2</priority></url>",
]  # fmt: skip


@pytest.mark.parametrize("first", PIECES)
def test_chunked_validation_agrees_with_validation_of_document(first, monkeypatch):
    monkeypatch.setattr(schema_check, "_CHUNK_ENTRIES", 2)
    schema = load_schema("schemas/urlset.xsd")
    for second in PIECES:
        for third in PIECES:
            for data in (document_with(first + second + third), document_with(second + ENTRY + first + third)):
                assert (check_schema(data, PATH).count == 0) == schema.validate(parse(data, PATH)), data
