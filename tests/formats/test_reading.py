"""From a file to entries: kinds, readers, repairs and refused files."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_studio.core.errors import CeilingError, ReadError, RefusedError
from sitemap_studio.formats.container import Ceilings, read_container
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.formats.reading import detect_syntax, read_sitemap, read_source
from sitemap_studio.formats.repair import patches
from sitemap_studio.model.columns import EXTENSION_SCHEMA, READ_SCHEMA
from sitemap_studio.protocol.namespaces import SITEMAP

DATA = Path(__file__).parents[1] / "data" / "reading"
NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'


def read(path: Path) -> ReadFile:
    return read_sitemap(read_container(path))


@pytest.fixture
def write(tmp_path: Path):
    def write(content: bytes | str, name: str = "sitemap.xml") -> Path:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write


def finding_rules(reading: ReadFile) -> list[str]:
    return [finding.rule for finding in reading.findings]


def test_example_sitemap_of_protocol_is_read():
    reading = read(DATA / "five_entries.xml")
    assert reading.kind == "urlset"
    assert reading.entries.select("loc", "lastmod", "changefreq", "priority").rows() == [
        ("http://www.example.com/", "2005-01-01", "monthly", "0.8"),
        ("http://www.example.com/catalog?item=12&desc=vacation_hawaii", None, "weekly", None),
        ("http://www.example.com/catalog?item=73&desc=vacation_new_zealand", "2004-12-23", "weekly", None),
        ("http://www.example.com/catalog?item=74&desc=vacation_newfoundland", "2004-12-23T18:00:15+00:00", None, "0.3"),
        ("http://www.example.com/catalog?item=83&desc=vacation_usa", "2004-11-23", None, None),
    ]
    assert reading.findings == ()
    assert reading.encoding == "UTF-8"
    assert reading.namespaces == {"": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    assert dict(reading.entries.schema) == READ_SCHEMA
    assert dict(reading.extensions.schema) == EXTENSION_SCHEMA


def test_example_index_of_protocol_is_read():
    reading = read(DATA / "index_of_two.xml")
    assert reading.kind == "index"
    assert reading.entries.select("loc", "lastmod", "changefreq", "priority").rows() == [
        ("http://www.example.com/sitemap1.xml.gz", "2004-10-01T18:23:17+00:00", None, None),
        ("http://www.example.com/sitemap2.xml.gz", "2005-01-01", None, None),
    ]
    assert reading.findings == ()


def test_byte_range_of_each_entry_spans_one_url_element():
    path = DATA / "five_entries.xml"
    text = read_source(read_container(path)).corrected.data
    for start, length in read(path).entries.select("start", "length").iter_rows():
        element = text[start : start + length]
        assert element.startswith(b"<url>")
        assert element.endswith(b"</url>")
        assert element.count(b"<url>") == 1


def test_gzipped_or_crlf_file_has_same_entries(write):
    plain = (DATA / "five_entries.xml").read_bytes()
    packed = read(write(gzip.compress(plain), "five.xml.gz"))
    assert packed.entries.equals(read(DATA / "five_entries.xml").entries)
    assert (packed.unpacked_bytes, packed.findings) == (len(plain), ())
    assert finding_rules(read(write(gzip.compress(plain), "five.xml"))) == ["gzip-name"]
    reading = read(write((DATA / "five_entries.xml").read_bytes().replace(b"\n", b"\r\n")))
    assert reading.entries["loc"].to_list() == read(DATA / "five_entries.xml").entries["loc"].to_list()


def test_byte_ranges_refer_to_repaired_utf8_text(write):
    xml = f'<?xml version="1.0" encoding="ISO-8859-1"?>\n<urlset {NS}><url><loc>http://x/ü</loc></url><url/></urlset>'
    path = write(xml.encode("latin-1"))
    reading, text = read(path), read_source(read_container(path)).corrected.data
    start, length = reading.entries.select("start", "length").row(0)
    assert text[start : start + length].decode() == "<url><loc>http://x/ü</loc></url>"
    assert reading.encoding == "ISO-8859-1"
    assert finding_rules(reading) == ["not-utf-8"]
    assert reading.unpacked_bytes == len(xml.encode("latin-1"))
    path = write(f"\n<urlset {NS}>\n<url><loc>http://x/?a&b</loc></url></urlset>")
    reading, text = read(path), read_source(read_container(path), is_repaired=True).corrected.data
    start, length = reading.entries["start"][0], reading.entries["length"][0]
    assert text[start : start + length] == b"<url><loc>http://x/?a&amp;b</loc></url>"


def test_lists_and_csv_are_detected_by_content(write):
    reading = read(write("http://www.example.com/\n\nhttp://www.example.com/b\n"))
    assert reading.kind == "text"
    assert reading.entries["loc"].to_list() == ["http://www.example.com/", "http://www.example.com/b"]
    reading = read(write("URL;Priority\nhttp://www.example.com/;0.5\n", "export.txt"))
    assert reading.kind == "csv"
    assert reading.entries.row(0, named=True) | {"start": 0} == {
        "loc": "http://www.example.com/",
        "lastmod": None,
        "changefreq": None,
        "priority": "0.5",
        "start": 0,
        "length": 27,
    }


def test_more_entries_than_limit_are_refused(write):
    container = read_container(DATA / "five_entries.xml")
    assert len(read_sitemap(container, ceilings=Ceilings(max_entries=5)).entries) == 5
    crowd = read_container(write(f"<urlset {NS}>" + "<url></url>" * 1_000 + "</urlset>"))
    for refused, limit in ((container, 4), (crowd, 10)):
        with pytest.raises(CeilingError, match=f"more than {limit} entries"):
            read_sitemap(refused, ceilings=Ceilings(max_entries=limit))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("<html><body>Not found</body></html>", "“sitemap.xml” is a web page (HTML), not a sitemap."),
        (f"<urlset {NS}><url><loc>http://x/", "“sitemap.xml” is cut off."),
        (
            "\n<rss version='2.0'><channel/></rss>",
            "“sitemap.xml” is a feed in which no item has a link.",
        ),
        (
            '<urlset xmlns="http://www.example.com/"/>',
            "“sitemap.xml” is not a sitemap: its root element in line 1 is in the namespace “http://www.example.com/”.",
        ),
    ],
)
def test_unusable_file_is_refused_with_message_and_hint(write, content, message):
    with pytest.raises(ReadError) as caught:
        read(write(content))
    assert caught.value.message == message
    assert caught.value.hint


def test_file_with_entries_only_inside_entities_is_refused(write):
    with pytest.raises(RefusedError, match="document type"):
        read(write(f'<!DOCTYPE urlset [<!ENTITY a "<url/>">]><urlset {NS}>&a;</urlset>'))


@pytest.mark.parametrize(
    ("content", "reason", "expected_locs"),
    [
        (
            f'<!DOCTYPE urlset [<!ENTITY a "b">]><urlset {NS}><url><loc>http://x/&a;</loc></url></urlset>',
            "“sitemap.xml” declares a document type or entities, which are not supported.",
            ["http://x/&a;"],
        ),
        (
            f"<urlset {NS}>\n<url><loc>http://x/?a=1&b=2</loc></url></urlset><sitemapindex><sitemap/></sitemapindex>",
            "“sitemap.xml” can't be read: in line 2 a “&” is not escaped.",
            ["http://x/?a=1&b=2"],
        ),
    ],
)
def test_unrepairable_file_is_read_only_with_entries_and_reason(write, content, reason, expected_locs):
    reading = read(write(content))
    assert reading.entries["loc"].to_list() == expected_locs
    assert reading.read_only_reason is not None
    assert reading.read_only_reason.message == reason
    assert "read-only" in [found.rule for found in reading.findings]
    assert reading.repairs == ()


@pytest.mark.parametrize(("head", "value"), [("<!DOCTYPE urlset>", "http://x/"), ("", "http://x/?a&b")])
def test_repairable_file_is_refused_if_repair_is_disabled(write, head, value):
    container = read_container(write(f"{head}<urlset {NS}><url><loc>{value}</loc></url></urlset>"))
    with pytest.raises(ReadError, match=r"document type|is not escaped"):
        read_sitemap(container, may_repair=False)


DECLARED = f"<?xml version='1.0'?><urlset {NS}>\n"
ENTRY = "<url><loc>http://x/</loc></url>"


@pytest.mark.parametrize(
    ("content", "rule", "line", "expected_findings"),
    [
        (f"\n\n{DECLARED}{ENTRY}</urlset>", "before-declaration", 1, "malformed"),
        (f"{DECLARED}<url><loc>http://x/</url></urlset>", "closing-missing", 2, "malformed"),
        (f"{DECLARED}{ENTRY}\n<url><lo", "entry-cut-off", 3, "malformed truncated"),
        (f"{DECLARED}<loc>http://x/</loc></urlset>", "entry-open", 2, "structure-wrong"),
    ],
)
def test_certain_repair_is_applied_and_reported(write, content, rule, line, expected_findings):
    path = write(content)
    reading = read(path)
    assert reading.entries["loc"].to_list() == ["http://x/"]
    assert (reading.repairs[0].rule, reading.repairs[0].line) == (rule, line)
    assert [found.rule for found in reading.findings] == expected_findings.split()
    assert reading.unpacked_bytes == len(content.encode())


def test_more_repairs_than_limit_make_file_read_only(write, monkeypatch):
    monkeypatch.setattr(patches, "MAX_REPAIRS", 2)
    text = f"<urlset {NS}><url><loc>http://a/</loc></url>" + "<loc>http://b/</loc>" * 3 + "</urlset>"
    reading = read(write(text))
    assert reading.entries["loc"].to_list() == ["http://a/"]
    assert reading.read_only_reason is not None
    assert "can't be repaired with certainty" in reading.read_only_reason.message


def test_sitemap_inside_url_is_neither_repaired_nor_read_only(write):
    reading = read(write(f"<urlset {NS}><url><loc>http://a/</loc><sitemap>x</sitemap></url></urlset>"))
    assert (reading.read_only_reason, reading.repairs) == (None, ())


def test_repeated_byte_order_mark_before_list_is_repaired(write):
    reading = read(write("\ufeff\ufeffhttp://a/\nhttp://b/\n", "sitemap.txt"))
    assert reading.entries["loc"].to_list() == ["http://a/", "http://b/"]
    assert [repair.rule for repair in reading.repairs] == ["mark-repeated"]


PATH = Path("sitemap.xml")


@pytest.mark.parametrize(
    ("data", "shape"),
    [
        (b"<urlset/>", "xml"),
        (b"\xef\xbb\xbf\n <!-- html --><urlset/>", "xml"),
        (b"<a", "xml"),
        (b"http://www.example.com/", "text"),
        (b"\xef\xbb\xbf\r\n\r\nHTTPS://www.example.com/a,b\r\nx", "text"),
        (b"/catalog/item\n", "text"),
        (b"https://www.example.com/the page\nhttps://www.example.com/b\n", "text"),
        ("http://www.example.com/a\xa0b\n".encode(), "text"),
        ("\u200bhttp://www.example.com/\n".encode(), "text"),
        (b"www.example.com\n", "text"),
        (b"loc\nhttp://www.example.com/", "csv"),
        (b"lastmod;URL\n", "csv"),
        (b'\xef\xbb\xbf"Address"\t"Status"\n', "csv"),
        (b"sep=;\nloc;lastmod", "csv"),
    ],
)
def test_syntax_is_detected_from_content(data, shape):
    assert detect_syntax(data, PATH) == shape


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"<!DOCTYPE html><html>", "is a web page (HTML), not a sitemap."),
        (b"\n<!-- a -->\n<HTML lang='en'>", "is a web page (HTML), not a sitemap."),
        (b'<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "a" "b"><html>', "is a web page (HTML), not a sitemap."),
        (b'{"urls": []}', "is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”."),
        (b"[]", "is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”."),
        (b"\x89PNG\r\n\x1a\n\0\0", "is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”."),
        (b"%PDF-1.7 \x00", "is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”."),
        (b" \n\t", "is empty."),
        (b"Warning: line 3\n<?xml version='1.0'?><urlset/>", "has text before the XML, which begins in line 2."),
        (b"User-agent: *\nDisallow: /", "is not a sitemap: it is not XML, a list of URLs or CSV"),
        (b"http://www.example.com/\tdaily\n", "is not a sitemap: it is not XML, a list of URLs or CSV"),
        (b"a,b\n1,2", "is not a sitemap: it is not XML, a list of URLs or CSV"),
    ],
)
def test_detect_syntax_refuses_other_content_with_reason(data, words):
    with pytest.raises(ReadError) as caught:
        detect_syntax(data, PATH)
    assert caught.value.message.startswith(f"“sitemap.xml” {words}")
    assert caught.value.hint


@pytest.mark.parametrize(
    "prolog",
    [
        "<!--" + "a - b " * 200_000 + "-->",
        "<?note " + "a?b " * 300_000 + "??>",
        "<?note?><!----><?x -->?>",
    ],
    ids=["long comment", "long instruction", "short ones"],
)
def test_entries_after_long_comment_or_instruction_are_read(write, prolog):
    data = f'<?xml version="1.0"?>{prolog}<urlset xmlns="{SITEMAP}"><url><loc>http://a.b/</loc></url></urlset>'
    reading = read(write(data))
    assert (reading.entries["loc"].to_list(), reading.repairs, reading.read_only_reason) == (["http://a.b/"], (), None)


def test_long_encoding_name_is_shortened_in_read_only_reason(write):
    data = f'<?xml version="1.0" encoding="{"a" * 4_000_000}"?><urlset><url><loc>http://a.b/</loc></url></urlset>'
    reading = read(write(data))
    assert reading.read_only_reason is not None
    assert len(reading.read_only_reason.message) < 1_000
