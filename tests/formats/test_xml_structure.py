"""Structural problems of well-formed sitemaps, equal in both readers."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from sitemap_studio.formats.findings import EntriesFinding, FindingLog
from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.formats.xml_scanner import scan_plain
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.file_rules import N_TAG_RANKS

PATH = Path("sitemap.xml")
NS = "http://www.sitemaps.org/schemas/sitemap/0.9"
IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"
XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
ENTRY = "<url><loc>a</loc></url>"


def document(
    body: str, *, root: str = "urlset", attributes: str = "", head: str = '<?xml version="1.0" encoding="UTF-8"?>'
) -> bytes:
    return f'{head}\n<{root} xmlns="{NS}" xmlns:image="{IMAGE}"{attributes}>\n{body}\n</{root}>'.encode()


def findings(data: bytes) -> tuple[Finding, ...]:
    """Return the findings of the parser; assert that the fast reader has the same, if it reads the file."""
    found = read_xml(data, PATH).findings
    fast = scan_plain(data, PATH, block_bytes=200)
    assert fast is None or fast.findings == found
    return found


def finding_positions(data: bytes) -> list[tuple[str, int | None, int | None, str]]:
    return [(each.rule, each.line, each.entry, each.value) for each in findings(data)]


def disordered_entries(data: bytes) -> list[int]:
    return [place for each in findings(data) if isinstance(each, EntriesFinding) for place in each.entries.tolist()]


LOC, LASTMOD, CHANGEFREQ, PRIORITY = (f"<{name}>a</{name}>" for name in ("loc", "lastmod", "changefreq", "priority"))
PICTURE = "<image:image><image:loc>b</image:loc></image:image>"


@pytest.mark.parametrize(
    "fields",
    [
        LOC + LASTMOD + CHANGEFREQ + PRIORITY,
        LOC + PRIORITY,
        LASTMOD + PRIORITY,
        LOC + PICTURE,
        LOC + LASTMOD + PICTURE + PICTURE,
        LOC + "<title>a</title>" + LASTMOD,
        "",
    ],
)
def test_fields_in_schema_order_are_not_reported(fields):
    assert disordered_entries(document(f"<url>{fields}</url>{ENTRY}<url/>")) == []


@pytest.mark.parametrize(
    "fields",
    [
        LASTMOD + LOC,
        LOC + CHANGEFREQ + LASTMOD,
        LOC + PRIORITY + CHANGEFREQ + LASTMOD,
        PICTURE + LOC,
        LOC + PICTURE + LASTMOD,
        LOC + LASTMOD + LOC,
    ],
)
def test_entries_with_wrong_field_order_are_reported(fields):
    assert disordered_entries(document(f"{ENTRY}\n<url>{fields}</url>{ENTRY}<url>{fields}</url><url/>")) == [1, 3]


@pytest.mark.parametrize("tags", [4, 5], ids=["fields", "with-extension"])
def test_misplaced_tags_are_found_in_all_field_permutations(tags):
    sequences = [ranks for count in range(tags + 1) for ranks in permutations(range(tags), count)]
    texts = (LOC, LASTMOD, CHANGEFREQ, PRIORITY, PICTURE)
    entries = (f"<url>{''.join(texts[rank] for rank in ranks)}</url>\n" for ranks in sequences)
    (finding,) = findings(document("".join(entries)))
    assert isinstance(finding, EntriesFinding)
    expected = [number for number, ranks in enumerate(sequences) if list(ranks) != sorted(ranks)]
    assert finding.entries.tolist() == expected
    for number, misplaced in zip(expected, finding.faults.tolist(), strict=True):
        ranks = sequences[number]
        rank, later = divmod(misplaced, N_TAG_RANKS)
        assert rank == next(own for own, other in zip(sorted(ranks), ranks, strict=True) if own != other)
        assert later > rank
        assert ranks.index(later) < ranks.index(rank)


def test_wrong_tag_order_of_5000_entries_is_one_finding():
    entry = f"<url>{LASTMOD}{LOC}</url>\n"
    (finding,) = findings(document(f"{ENTRY}\n\n{entry * 5_000}"))
    assert isinstance(finding, EntriesFinding)
    assert finding.entries.tolist() == list(range(1, 5_001))
    assert finding.entries.nbytes == 4 * 5_000
    assert finding.line == 5
    assert finding.message == (
        "5,000 entries of this sitemap have their tags in another order than the schema. “loc” should be first."
    )


def test_tag_order_and_schema_location_of_index_are_checked():
    data = document(f"<sitemap>{LOC}{LASTMOD}</sitemap><sitemap>{LASTMOD}{LOC}</sitemap>", root="sitemapindex")
    (finding,) = findings(data)
    assert disordered_entries(data) == [1]
    assert finding.message == (
        "One sitemap of this index has its tags in another order than the schema. “loc” should be first."
    )
    location = f' {XSI} xsi:schemaLocation="{NS} {NS}/siteindex.xsd"'
    assert finding_positions(document(f"<sitemap>{LOC}</sitemap>", root="sitemapindex", attributes=location)) == []


def test_unknown_attributes_are_reported_with_position():
    body = f"{ENTRY}\n<url id='1'>\n<loc a=\"x>y\" xml:lang = 'en'>b</loc>\n<priority/></url>\n<url ></url>"
    assert finding_positions(document(body)) == [
        ("attribute-unknown", 4, 1, "id"),
        ("attribute-unknown", 5, 1, "a"),
        ("attribute-unknown", 5, 1, "xml:lang"),
    ]
    data = f'<?xml version="1.0"?><s:urlset xmlns:s="{NS}"><s:url><s:lastmod a="b" /></s:url></s:urlset>'.encode()
    (finding,) = findings(data)
    assert finding.message == "“s:lastmod” has the attribute “a”, which the protocol does not define."
    data = document(ENTRY, attributes=f' version="1" {XSI} xsi:noNamespaceSchemaLocation="a" xml:lang="en"')
    assert finding_positions(data) == [
        ("attribute-unknown", 2, None, "version"),
        ("attribute-unknown", 2, None, "xsi:noNamespaceSchemaLocation"),
        ("attribute-unknown", 2, None, "xml:lang"),
    ]


def test_attributes_of_extensions_are_not_reported():
    link = '<x:link xmlns:x="http://www.w3.org/1999/xhtml" rel="alternate" href="b"/>'
    body = f'<url xmlns:v="urn:v"><loc xmlns:w="urn:w">a=\'b\'</loc><loc2 a="b"/>{link}</url>'
    assert [note[0] for note in finding_positions(document(body))] == ["element-unknown"]


@pytest.mark.parametrize(
    "location",
    [
        f"{NS} {NS}/sitemap.xsd",
        f"\n  {NS}\n  {NS.replace('http:', 'https:')}/sitemap.xsd ",
        f"{NS} {NS}/sitemap.xsd {IMAGE} {IMAGE}/sitemap-image.xsd",
    ],
)
def test_correct_schema_location_is_not_reported(location):
    assert finding_positions(document(ENTRY, attributes=f' {XSI} xsi:schemaLocation="{location}"')) == []


@pytest.mark.parametrize(
    ("location", "fault"),
    [
        ("", "does not list pairs"),
        (NS, "does not list pairs"),
        (f"{NS} {NS}/sitemap.xsd {IMAGE}", "does not list pairs"),
        (f"{NS} {NS}/siteindex.xsd", f"not {NS}/sitemap.xsd"),
        (f"{NS} sitemap.xsd", "lists “sitemap.xsd”"),
        (f"{IMAGE} {IMAGE}/sitemap-image.xsd", f"lists no schema for {NS}"),
        ("http://www.google.com/schemas/sitemap/0.84 a.xsd", "which the file does not use"),
    ],
)
def test_wrong_schema_location_is_reported_with_reason(location, fault):
    (finding,) = findings(document(ENTRY, attributes=f' {XSI} xsi:schemaLocation="{location}"'))
    assert (finding.rule, finding.line, finding.value) == ("schema-location", 2, location)
    assert fault in finding.message


@pytest.mark.parametrize("is_location_first", [True, False])
def test_findings_of_root_attributes_are_in_written_order(is_location_first):
    attributes = (' xsi:schemaLocation=""', ' xml:base="b"')
    written = "".join(attributes if is_location_first else attributes[::-1])
    rules = [rule for rule, *_ in finding_positions(document(ENTRY, attributes=f" {XSI}{written}"))]
    expected = ["schema-location", "attribute-unknown"]
    assert rules == (expected if is_location_first else expected[::-1])


@pytest.mark.parametrize("head", ["", "\ufeff", "<!-- a -->", '<?xml-stylesheet href="a"?>'])
def test_missing_xml_declaration_is_not_reported(head):
    assert finding_positions(document(ENTRY, head=head)) == []


@pytest.mark.parametrize("head", ['\ufeff<?xml version="1.0"?>', "<?xml\nversion='1.0'?>"])
def test_xml_declaration_in_any_form_is_not_reported(head):
    assert finding_positions(document(ENTRY, head=head)) == []


def test_elements_inside_values_and_mixed_kinds_are_reported():
    body = f"{ENTRY}\n<url>\n<loc>a<b>c</b><d/></loc><lastmod><!-- e --></lastmod></url>"
    assert finding_positions(document(body)) == [("element-inside-value", 5, 1, "ac")]
    stranger = "<sitemap><loc>x</loc></sitemap>\n"
    among_urls = [("kinds-mixed", 3), ("element-unknown", 3), ("element-unknown", 4)]
    assert [note[:2] for note in finding_positions(document(ENTRY + stranger + stranger))] == among_urls
    data = document(f"{stranger}{ENTRY}", root="sitemapindex")
    assert [note[0] for note in finding_positions(data)] == ["kinds-mixed", "element-unknown"]


def test_findings_after_20000_entries_have_correct_lines():
    n_entries = 20_000
    body = f"{ENTRY}\n" * n_entries + f"<url a='b'>{LASTMOD}{LOC}</url>\n<url><loc>x<b/></loc></url>"
    found = findings(document(body))
    assert {(each.rule, each.line, each.entry) for each in found} == {
        ("attribute-unknown", n_entries + 3, n_entries),
        ("element-inside-value", n_entries + 4, n_entries + 1),
        ("element-order", n_entries + 3, None),
    }
    assert next(each.entries.tolist() for each in found if isinstance(each, EntriesFinding)) == [n_entries]


def finding_about_entries(*entries: int, message: str = "They are odd.") -> EntriesFinding:
    log = FindingLog()
    log.add_entries("element-order", message, np.array(entries, np.uint32), np.ones(len(entries), np.uint8), line=3)
    (finding,) = log.to_tuple()
    assert isinstance(finding, EntriesFinding)
    return finding


def test_long_values_of_findings_are_shortened():
    log = FindingLog()
    log.add("element-unknown", "It is odd.", value="a" * 1_000)
    assert log.to_tuple()[0].value == "a" * 200


def test_finding_about_entries_lists_and_compares_them():
    finding = finding_about_entries(1, 4)
    assert finding.entries.tolist() == [1, 4]
    assert finding.faults.tolist() == [1, 1]
    assert (finding.rule, finding.line, finding.entry) == ("element-order", 3, None)
    assert (finding, hash(finding)) == (finding_about_entries(1, 4), hash(finding_about_entries(1, 4)))
    others = [finding_about_entries(1), finding_about_entries(1, 5), finding_about_entries(1, 4, message="b")]
    assert finding not in (*others, Finding("element-order", "They are odd.", line=3))
