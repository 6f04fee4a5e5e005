"""Documents are judged by the schemas with the published verdicts, and every fault is told in words, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

from sitemap_studio.core.errors import Cancelled, ReadError, RefusedError
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.schemas import schema_check, schema_words
from sitemap_studio.formats.schemas.schema_check import MAX_FAULTS, check_schema, load_schema
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
ALONE = "; the schema alone objects, the prose of the protocol"


def document(content: str, attributes: str = "", root: str = "urlset") -> bytes:
    return f'<{root} xmlns="{SITEMAP}" {DECLARED} {attributes}>\n{content}\n</{root}>\n'.encode()


def faults_of(content: str, attributes: str = "", root: str = "urlset"):
    return check_schema(document(content, attributes, root), PATH).faults


def only_fault(content: str, attributes: str = "", root: str = "urlset"):
    (fault,) = faults_of(content, attributes, root)
    return fault


def in_entry(content: str):
    return only_fault(f"<url>{LOC}{content}</url>")


def in_video(content: str):
    return in_entry(f"<video:video>{NEEDED}{content}</video:video>")


def test_a_sound_sitemap_has_no_faults():
    report = check_schema(document(ENTRY * 200), PATH)
    assert (report.is_valid, report.count, report.faults) == (True, 0, ())


def page_map(inside: str) -> str:
    return f'<url>{LOC}<PageMap xmlns="{PAGEMAP}">{inside}</PageMap></url>'


def test_a_page_map_is_judged_by_its_schema():
    attributes = '<Attribute name="a">b</Attribute><Attribute name="c" value="d"/>'
    assert faults_of(page_map(f'<DataObject type="a" id="b">{attributes}</DataObject>')) == ()
    assert only_fault(page_map("")).message == "“pagemap:PageMap” in line 2 has no “pagemap:DataObject”."
    fault = only_fault(page_map(f"<DataObject>{attributes}</DataObject>"))
    assert fault.message == "The attribute type of “pagemap:DataObject” in line 2 is missing."


def test_a_sound_index_has_no_faults():
    assert faults_of(f"<sitemap>{LOC}<lastmod>2005-01-01</lastmod></sitemap>" * 200, root="sitemapindex") == ()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("<lastmod>2005-02-30</lastmod>", "lastmod “2005-02-30” in line 2 is not a date that the schema allows."),
        ("<lastmod/>", "“lastmod” in line 2 is empty."),
        ("<changefreq>Daily</changefreq>",
         "changefreq “Daily” in line 2 is none of always, hourly, daily, weekly, monthly, yearly, never."),
        ("<priority>1.1</priority>", "priority “1.1” in line 2 is greater than 1."),
        ("<priority>-1</priority>", "priority “-1” in line 2 is less than 0."),
        ("<priority>1,0</priority>", "priority “1,0” in line 2 is not a decimal number."),
        (LOC, "“loc” in line 2 stands there twice, and may once."),
        ("<title/>", "“title” in line 2 is not an element that “url” may hold."),
        ("text", "“url” in line 2 holds text between its elements."),
        ("<priority><b/></priority>", "“priority” in line 2 holds an element, where only text may stand."),
        ('<priority id="a">1</priority>', "The attribute id “a” of “priority” in line 2 is not allowed."),
        ('<priority xsi:type="a">1</priority>', "The attribute xsi:type “a” of “priority” in line 2 is not allowed."),
        ('<priority xml:lang="a">1</priority>', "The attribute xml:lang “a” of “priority” in line 2 is not allowed."),
        ('<priority f:a="1">1</priority>', "The attribute f:a “1” of “priority” in line 2 is not allowed."),
        ("<image:image/>", "“image:image” in line 2 has no “image:loc”."),
        ("<image:loc>a</image:loc>",
         "“image:loc” in line 2 may not stand there; the extension's element is “image:image”."),
        ("<image:image><image:title/><image:loc>a</image:loc></image:image>",
         "“image:title” in line 2 stands too early, since the order is loc, caption, geo_location, title, license."),
        ("<image:image><image:title/></image:image>", "“image:title” in line 2 has no “image:loc” before it."),
        ('<xhtml:link rel="alternate" hreflang="de"/>', "The attribute href of “xhtml:link” in line 2 is missing."),
        ('<xhtml:link rel="next" href="a"/>', "The attribute rel “next” of “xhtml:link” in line 2 must be alternate."),
        ("<mobile:mobile>a</mobile:mobile>", "“mobile:mobile” in line 2 must be empty."),
    ],
)  # fmt: skip
def test_a_fault_of_an_entry_is_one_clear_sentence(content, message):
    fault = in_entry(content)
    assert fault.message == message
    assert (fault.entry, fault.is_schema_alone) == (0, False)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("<video:duration>28801</video:duration>", "video:duration “28801” in line 2 is greater than 28,800."),
        (
            "<video:duration>-1</video:duration>",
            "video:duration “-1” in line 2 is not a whole number from 0 to 28,800.",
        ),
        ("<video:live>true</video:live>", "video:live “true” in line 2 is none of yes, Yes, YES, no, No, NO."),
        ("<video:tag/>" * 33, "“video:tag” in line 2 stands there more than 32 times."),
        ("<video:id>a</video:id>", "The attribute type of “video:id” in line 2 is missing."),
        ('<video:price currency="eur"/>',
         "The attribute currency “eur” of “video:price” in line 2 is not a currency code of three capital letters."),
        ("<video:live>no</video:live><video:rating>1</video:rating>",
         "“video:rating” in line 2 stands behind “video:live” instead of before it."),
        ("<video:tvshow><video:show_title/></video:tvshow>", "“video:tvshow” in line 2 has no “video:video_type”."),
    ],
)  # fmt: skip
def test_a_fault_of_a_video_is_one_clear_sentence(content, message):
    assert in_video(content).message == message


def test_a_text_that_is_too_long_is_told_with_both_figures():
    fault = in_entry(f"<video:video>{NEEDED.replace('>t<', '>' + 'ü' * 101 + '<')}</video:video>")
    assert fault.message.endswith("in line 2 has 101 characters; 100 are allowed.")
    assert (fault.kind, fault.field) == ("too-long", "video:title")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("<url><loc>http://a.b/</loc></url>", f"has 11 characters; the schema wants 12{ALONE} sets no least length."),
        (f"<url>{LOC}<lastmod>2005</lastmod></url>",
         f"is not a date that the schema allows{ALONE} allows every W3C date."),
        (f"<url>{LOC}<priority>1</priority><lastmod>2005-01-01</lastmod></url>",
         f"stands behind “priority” instead of before it{ALONE} names no order."),
        (f"<url><lastmod>2005-01-01</lastmod>{LOC}</url>", f"lastmod, changefreq, priority{ALONE} names no order."),
        (f"<url>{LOC}<f:a/></url>",
         f"is of the namespace “urn:in-house”, for which there is no schema{ALONE} does not."),
    ],
)  # fmt: skip
def test_where_prose_and_schema_disagree_both_are_named(content, words):
    fault = only_fault(content)
    assert fault.message.endswith(words)
    assert fault.is_schema_alone


@pytest.mark.parametrize(("date", "is_alone"), [("2005-05-10T17:33+08:00", True), ("2005-05", False), ("soon", False)])
def test_the_prose_on_news_allows_minutes_but_no_month(date, is_alone):
    publication = "<news:publication><news:name/><news:language>en</news:language></news:publication>"
    fault = in_entry(f"<news:news>{publication}<news:publication_date>{date}</news:publication_date></news:news>")
    assert (fault.field, fault.is_schema_alone) == ("news:publication_date", is_alone)


def test_a_sitemap_without_a_url_is_wrong_by_prose_and_schema():
    fault = only_fault("")
    assert fault.message.endswith("has no “url”.")
    assert not fault.is_schema_alone


def test_a_missing_loc_names_the_field():
    first, second = faults_of("<url/><url><lastmod>2005-01-01</lastmod></url>")
    assert [(f.kind, f.element, f.field, f.entry) for f in (first, second)] == [
        ("missing", "url", "loc", 0),
        ("missing", "lastmod", "loc", 1),
    ]


def test_one_misplaced_element_does_not_hide_the_rest():
    faults = faults_of(f'<url/>{ENTRY}<f:a/><url/>text<sitemap/><url id="a">{LOC}</url>', 'version="1"')
    assert [(f.element, f.kind, f.entry) for f in faults] == [
        ("urlset", "attribute", None),
        ("urlset", "content", None),
        ("url", "missing", 0),
        ("f:a", "unknown", None),
        ("url", "missing", 2),
        ("sitemap", "unknown", None),
        ("url", "attribute", 3),
    ]


def test_foreign_elements_may_stand_before_the_first_entry_only():
    assert faults_of("<mobile:mobile/>" * 200 + ENTRY) == ()
    assert [f.kind for f in faults_of("<mobile:mobile/>" * 200)] == ["missing"]
    assert [f.kind for f in faults_of(f"{ENTRY}<mobile:mobile/>")] == ["unknown"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"<urlset/>", "is in no namespace"),
        (
            b'<urlset xmlns="http://www.google.com/schemas/sitemap/0.84"><url/></urlset>',
            "sitemap/0.84”; the schemas know",
        ),
        (f'<rss xmlns="{SITEMAP}"/>'.encode(), "is neither “urlset” nor “sitemapindex”."),
    ],
)
def test_a_root_that_the_schemas_do_not_know_is_the_only_fault(data, words):
    (fault,) = check_schema(data, PATH).faults
    assert (fault.kind, fault.line, fault.column) == ("root", 1, 1)
    assert words in fault.message


def test_lines_and_columns_are_right_beyond_what_the_parser_counts():
    bad = f"  <url\n >{LOC}<!-- <a> ü --><priority>9</priority></url>\n"
    data = document(
        "\n" * 70_000 + f"<?a <b> ?><![CDATA[]]>{bad}" + ENTRY * 300 + "\n\n\tü".replace("ü", "<url/>") + bad
    )
    places = [(f.line, f.column) for f in check_schema(data, PATH).faults]
    lines = data.decode().split("\n")
    assert len(places) == 3
    assert all(lines[line - 1][(column or 0) - 1 :].startswith(("<priority>9", "<url/>")) for line, column in places)
    assert places[0][0] == 70_003


def test_columns_count_characters():
    fault = only_fault(f"<url><loc>http://www.example.com/{'ü' * 20}</loc><priority>9</priority></url>")
    assert fault.column == len(f"<url><loc>http://www.example.com/{'ü' * 20}</loc>") + 1


def test_faults_beyond_the_cap_are_counted():
    data = document(f"<url>{LOC}<priority>9</priority></url>" * (MAX_FAULTS + 500) + "<f:a/>")
    report = check_schema(data, PATH)
    assert (len(report.faults), report.count) == (MAX_FAULTS, MAX_FAULTS + 501)
    assert [f.entry for f in report.faults] == list(range(MAX_FAULTS))
    assert check_schema(data, PATH, max_faults=3).faults == report.faults[:3]


def test_a_long_value_is_shortened():
    fault = only_fault(f"<url><loc>http://www.example.com/{'a' * 100_000}\n</loc></url>")
    assert len(fault.value) == 200
    assert len(fault.message) < 300
    assert "has 100,023 characters; 2,048 are allowed" in fault.message


def test_a_value_that_looks_like_the_validators_words_is_only_a_value():
    fault = in_entry("<changefreq>': Missing child element(s). The attribute 'a' is required</changefreq>")
    assert (fault.kind, fault.attribute) == ("value", None)


def test_control_characters_are_made_visible():
    assert "“a␊␉b[U+202E]”" in in_entry("<changefreq>a\n\tb\u202e</changefreq>").message


def test_an_entry_that_is_too_heavy_is_told_and_the_others_are_judged():
    heavy = f"<url>{LOC}{'<f:a/>' * schema_check.MAX_WEIGHT}</url>"
    faults = faults_of(f"<url/>{heavy}<url/>")
    assert [(f.kind, f.entry) for f in faults] == [("missing", 0), ("unjudged", 1), ("missing", 2)]
    assert "too many to be judged" in faults[1].message


def test_a_root_with_too_many_attributes_is_told():
    attributes = " ".join(f'a{number}=""' for number in range(schema_check.MAX_WEIGHT + 1))
    assert [f.kind for f in faults_of(ENTRY, attributes)] == ["unjudged"]


def test_a_page_with_a_thousand_pictures_is_judged():
    picture = "<image:image><image:loc>a</image:loc><image:caption/><image:geo_location/><image:title/></image:image>"
    assert faults_of(f"<url>{LOC}{picture * 1_000}</url>" * 3) == ()


def test_a_schema_that_the_document_names_is_not_looked_for(tmp_path):
    schema = tmp_path / "own.xsd"
    schema.write_text(
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:in-house">'
        '<xs:element name="a"/></xs:schema>'
    )
    named = f'xsi:schemaLocation="urn:in-house {schema.as_uri()}"'
    assert only_fault(f"<url>{LOC}<f:a/></url>", named).kind == "foreign"


def test_entities_are_refused():
    with pytest.raises(RefusedError):
        check_schema(b'<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><urlset>&b;</urlset>', PATH)


def test_what_is_not_well_formed_is_an_error():
    with pytest.raises(ReadError):
        check_schema(b"<urlset>", PATH)


def test_the_work_can_be_stopped():
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        check_schema(document(ENTRY), PATH, progress=progress)


def test_progress_counts_the_children_of_the_root():
    progress = Progress()
    check_schema(document(ENTRY * 200), PATH, progress=progress)
    assert (progress.done, progress.total) == (200, 200)


PIECES = [
    ENTRY, "<url/>", "<sitemap/>", "<f:a/>", "<mobile:mobile/>", "text", f"<url>{LOC}<f:a/></url>",
    f"<url>{LOC}<image:image/></url>", f'<url a="b">{LOC}</url>', f"<url>{LOC}<priority>2</priority></url>",
]  # fmt: skip


@pytest.mark.parametrize("first", PIECES)
def test_a_few_at_a_time_or_all_at_once_the_verdict_is_the_same(first, monkeypatch):
    monkeypatch.setattr(schema_check, "_CHUNK_ENTRIES", 2)
    schema = load_schema("schemas/urlset.xsd")
    for second in PIECES:
        for third in PIECES:
            for data in (document(first + second + third), document(second + ENTRY + first + third)):
                assert check_schema(data, PATH).is_valid == schema.validate(parse(data, PATH)), data


def test_no_sentence_repeats_the_validators_words():
    wrong = "".join(PIECES) + f"<url>{LOC}<lastmod>a</lastmod>{LOC}</url>"
    messages = " ".join(f.message for f in faults_of(wrong))
    validator = load_schema("schemas/urlset.xsd")
    assert not validator.validate(parse(document(wrong), PATH))
    assert not any(word in messages for word in ("Element '", "facet", "wildcard", "Expected is", "atomic type"))


def test_an_unforeseen_complaint_still_names_element_and_line():
    class Complaint:
        type = etree.ErrorTypes.SCHEMAV_INTERNAL
        message = "?"

    words = schema_words.tell(Complaint(), etree.Element("a"))
    assert words.sentence("a", 7) == "“a” in line 7 is not what the schema allows."
