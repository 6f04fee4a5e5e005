"""Feeds give an entry for each item with a link; other and hostile files raise an error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError, TooLargeError
from sitemap_studio.formats.feed import MAX_FEED_BYTES, MAX_FEED_TAGS, read_feed
from sitemap_studio.formats.reading import is_feed

RSS = b"""<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>
<item><link>https://example.com/a</link><pubDate>Mon, 02 Nov 2026 10:00:00 +0100</pubDate></item>
<item><title>no link</title></item></channel></rss>"""
RSS_1 = b"""<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
xmlns:dc="http://purl.org/dc/elements/1.1/"><item rdf:about="https://example.com/a"><link>https://example.com/a</link>
<dc:date>2026-11-02T09:00:00Z</dc:date></item></rdf:RDF>"""
ATOM = b"""<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="https://example.com/a"/>
<published>2020-01-01T00:00:00Z</published><updated>2026-11-02T09:00:00Z</updated></entry></feed>"""
ATOM_03 = b"""<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><link rel="alternate" href="https://example.com/a"/>
<modified>2026-11-02T09:00:00Z</modified></entry></feed>"""


KINDS = {"RSS 2.0": RSS, "RSS 1.0": RSS_1, "Atom 1.0": ATOM, "Atom 0.3": ATOM_03}
PATH = Path("feed.xml")


@pytest.mark.parametrize("kind", KINDS)
def test_feed_of_every_kind_gives_loc_and_lastmod(kind: str):
    assert is_feed(KINDS[kind])
    feed = read_feed(KINDS[kind], PATH)
    assert feed.entries.select("loc", "lastmod").rows() == [("https://example.com/a", "2026-11-02T09:00:00Z")]
    assert feed.n_without_link == (kind == "RSS 2.0")


@pytest.mark.parametrize("data", [b"", b"hello", b"<urlset/>", b"\0\0", b"<feed><entry/></feed>", b"<rss"])
def test_data_without_linked_item_is_refused(data: bytes):
    with pytest.raises(ReadError, match=r"feed\.xml"):
        read_feed(data, PATH)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\xef\xbb\xbf <?xml version='1.0'?>\n<!-- c --><!DOCTYPE rss [<!ENTITY a 'b'>]><rss version='2.0'>", True),
        ("<?xml version='1.0' encoding='UTF-16'?><feed xmlns='x'/>".encode("utf-16"), True),
        (b"<rdf:RDF xmlns='y'>", True),
        (b"<!-- like <rss> --><urlset>", False),
        (b"<urlset><rss/></urlset>", False),
        (b"https://example.com/<rss>", False),
        (b"<!--" * 20_000 + b"<rss>", False),
    ],
)
def test_is_feed_depends_on_root_element(data: bytes, expected: bool):
    assert is_feed(data) == expected


def test_feed_date_without_time_remains_date():
    feed = read_feed(RSS_1.replace(b"T09:00:00Z", b""), PATH)
    assert feed.entries["lastmod"].to_list() == ["2026-11-02"]


def test_unparsable_feed_date_is_returned_as_written():
    dates = ["Mon, 99 Nov 2026 10:00:00 GMT", "yesterday", "", "0000-00-00", "Mon, 02 Nov 99999 10:00:00 GMT"]
    items = "".join(f"<item><link>https://example.com/</link><pubDate>{date}</pubDate></item>" for date in dates)
    feed = read_feed(f"<rss version='2.0'><channel>{items}</channel></rss>".encode(), PATH)
    assert feed.entries["lastmod"].to_list() == [dates[0], "yesterday", None, "0000-00-00", dates[4]]


def test_feed_entity_bomb_is_not_expanded():
    entities = "".join(f"<!ENTITY a{n} '{f'&a{n - 1};' * 10}'>" for n in range(1, 10))
    bomb = (
        f"<!DOCTYPE rss [<!ENTITY a0 'lol'>{entities}]><rss version='2.0'><channel><item><link>https://example.com/&a9;"
    )
    feed = read_feed(f"{bomb}</link></item></channel></rss>".encode(), PATH)
    assert feed.entries["loc"].str.len_chars().to_list() < [100]


def test_truncated_feed_gives_its_complete_items():
    assert read_feed(RSS[: RSS.index(b"<item><title>")], PATH).entries["loc"].to_list() == ["https://example.com/a"]


@pytest.mark.parametrize("more", [b" " * MAX_FEED_BYTES, b"<a>" * MAX_FEED_TAGS])
def test_too_large_feed_is_refused(more: bytes):
    with pytest.raises(TooLargeError, match=r"“feed\.xml” is a feed with more than 16 MiB or 500,000 tags\."):
        read_feed(RSS + more, PATH)


DAMAGED = (
    '<rss version="2.0">\n<channel>\n<item><link>https://a.example/1</link><pubDate>{}</pubDate></item></channel></rss>'
)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (DAMAGED.format("&#x110000;").encode(), 3),
        (DAMAGED.format("&#99999999999;").encode(), 3),
        (DAMAGED.format("&#xD800;").encode(), 3),
        (b'<?xml version="1.0" encoding="iso-\xff1"?>\n' + DAMAGED.format("").encode(), 1),
        (b'<?xml version="1.0" encoding="\xc3"?>\n' + DAMAGED.format("").encode(), 1),
    ],
    ids=["beyond unicode", "huge number", "surrogate", "encoding", "cut character"],
)
def test_error_for_invalid_feed_reference_or_encoding_names_line(data: bytes, line: int):
    with pytest.raises(ReadError, match=rf"^“f\.xml” can't be read: in line {line} ") as caught:
        read_feed(data, Path("f.xml"))
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b'<rss version="2.0"\n xmlns:x="a b c"><x:y/></rss>', "in line 2 the XML is not well-formed."),
        (b"<rss><channel/></rss>", "“f.xml” is not a valid feed."),
    ],
    ids=["space in namespace", "unknown"],
)
def test_value_error_of_feedparser_becomes_read_error(monkeypatch: pytest.MonkeyPatch, data: bytes, sentence: str):
    def fail(*_: object, **__: object) -> None:
        # As with versions of Expat that accept such names.
        raise ValueError("too many values to unpack")

    monkeypatch.setattr("feedparser.parse", fail)
    with pytest.raises(ReadError, match=re.escape(sentence)):
        read_feed(data, Path("f.xml"))
