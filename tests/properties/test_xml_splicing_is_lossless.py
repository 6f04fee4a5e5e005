"""Splicing edits into generated XML changes only the edited entries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import polars as pl
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.formats.xml_splicing import splice_xml
from sitemap_studio.model.columns import TOUCHED_BIT
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import SITEMAP
from tests.formats.splicing_cases import SCHEMA

Values = dict[str, str | None]

VALUES = st.text(st.sampled_from("ab/:?=&<>\"' ü]\t\n😀"), max_size=8)
SPACES = st.sampled_from(["", " ", "{n}", "{n}  ", "{n}\t\t", "{n}{n}  ", "  {n}"])
COMMENTS = st.sampled_from(["<!-- <url> -->", "<!--</url>-->", "<?pi <loc> ?>", "<!-- a{n} b -->"])
EXTENSIONS = st.sampled_from(
    [
        '<i:image xmlns:i="urn:i"><i:loc>no</i:loc></i:image>',
        '<i:box xmlns:i="urn:i"><{p}loc>no</{p}loc><{p}url/></i:box>',
        '<i:a xmlns:i="urn:i" b="/&gt;" c=\'"\'/>',
        '<i:t xmlns:i="urn:i">{n}<![CDATA[</url>]]>{n}</i:t>',
    ]
)


@dataclass(frozen=True)
class Document:
    """Generated document with the ranges and values of its entries."""

    source: bytes
    spans: list[tuple[int, int]]
    values: list[Values]

    def entries(self) -> list[dict]:
        return [
            {"start": start, "length": end - start, "touched": 0, "is_here": True, "xml": None} | values
            for (start, end), values in zip(self.spans, self.values, strict=True)
        ]

    def saved(self, wanted: list[dict]) -> bytes:
        originals = pl.DataFrame(
            {"start": [start for start, _ in self.spans], "length": [end - start for start, end in self.spans]},
            schema={"start": pl.UInt32, "length": pl.UInt32},
        )
        return splice_xml(self.source, originals, pl.DataFrame(wanted, schema=SCHEMA, orient="row"))


def written_value(draw: Callable, text: str) -> str:
    """Draw one of the ways to write a text in XML."""
    if "]]>" not in text and draw(st.booleans()):
        return f"<![CDATA[{text}]]>"
    references = {"a": "&#97;", '"': "&#x22;"} if draw(st.booleans()) else {}
    escapes = {"&": "&amp;", "<": "&lt;", ">": "&gt;", **references}
    return "".join(escapes.get(each, each) for each in text)


def written_field(draw: Callable, tag: str, text: str) -> str:
    if not text and draw(st.booleans()):
        return f"<{tag} />"
    attribute = draw(st.sampled_from(["", " ", ' x="1"', " x='>'"]))
    return f"<{tag}{attribute}>{written_value(draw, text)}</{tag}>"


@st.composite
def documents(draw: Callable, min_entries: int = 0) -> Document:
    newline = draw(st.sampled_from(["\n", "\r\n"]))
    prefix = draw(st.sampled_from(["", "sm:"]))
    pieces: list[bytes] = []
    spans: list[tuple[int, int]] = []

    def add_text(text: str) -> None:
        pieces.append(text.replace("{n}", newline).replace("{p}", prefix).encode())

    add_text(draw(st.sampled_from(["", "\ufeff", '<?xml version="1.0"?>{n}', "<!-- <url/> -->{n}"])))
    add_text(f'<{prefix}urlset xmlns{":" if prefix else ""}{prefix[:-1]}="{SITEMAP}">')
    for _ in range(draw(st.integers(min_entries, 5))):
        add_text(draw(SPACES))
        if draw(st.booleans()):
            add_text(draw(COMMENTS) + draw(SPACES))
        inner = [
            written_field(draw, prefix + name, draw(VALUES))
            for name in draw(st.permutations(FIELD_NAMES))
            if draw(st.booleans())
        ]
        inner += draw(st.lists(st.one_of(COMMENTS, EXTENSIONS), max_size=2))
        inner = draw(st.permutations(inner))
        body = "".join(draw(SPACES) + each for each in inner) + draw(SPACES)
        start = sum(map(len, pieces))
        add_text(f"<{prefix}url>{body}</{prefix}url>" if body or draw(st.booleans()) else f"<{prefix}url/>")
        spans.append((start, sum(map(len, pieces))))
    add_text(draw(SPACES) + draw(st.sampled_from(["", "<!-- last -->"])) + draw(SPACES))
    add_text(f"</{prefix}urlset>{{n}}<!-- end -->")
    source = b"".join(pieces)
    return Document(source, spans, parsed(source))


def parsed(data: bytes) -> list[Values]:
    """Return the first value of each field of each entry, as lxml reads them."""
    entries = []
    for url in etree.fromstring(data).iterchildren(f"{{{SITEMAP}}}url"):
        values: Values = dict.fromkeys(FIELD_NAMES)
        for name in FIELD_NAMES:
            found = url.find(f"{{{SITEMAP}}}{name}")
            if found is not None:
                values[name] = found.text or ""
        entries.append(values)
    return entries


NEW_VALUES = st.one_of(st.none(), VALUES)


@given(documents(), st.data())
def test_splicing_unchanged_values_returns_identical_document(document, data):
    wanted = document.entries()
    assert document.saved(wanted) is document.source
    for entry in wanted:
        entry["touched"] = data.draw(st.integers(0, 15))
    assert document.saved(wanted) == document.source


@given(documents(min_entries=1), st.data())
def test_splicing_edited_entry_changes_only_its_bytes(document, data):
    place = data.draw(st.integers(0, len(document.spans) - 1))
    name = data.draw(st.sampled_from(FIELD_NAMES))
    wanted = document.entries()
    wanted[place][name] = data.draw(NEW_VALUES)
    wanted[place]["touched"] = TOUCHED_BIT[name]
    result = document.saved(wanted)
    start, end = document.spans[place]
    assert result.startswith(document.source[:start])
    assert result.endswith(document.source[end:])
    assert parsed(result) == [{field: entry[field] for field in FIELD_NAMES} for entry in wanted]


@given(documents(min_entries=1), st.data())
def test_splicing_reverted_edit_returns_original_document(document, data):
    wanted = document.entries()
    entry = data.draw(st.sampled_from(wanted))
    before = dict(entry)
    entry.update({name: data.draw(NEW_VALUES) for name in FIELD_NAMES}, touched=15)
    document.saved(wanted)
    entry.update(before)
    assert document.saved(wanted) == document.source


@given(documents(), st.data())
def test_splicing_random_edits_gives_expected_entries_and_keeps_comments(document, data):
    wanted = document.entries()
    for _ in range(data.draw(st.integers(1, 8))):
        change = data.draw(st.sampled_from(["insert", "remove", "move", "set"]))
        place = data.draw(st.integers(0, len(wanted)))
        if change == "insert":
            values = {name: data.draw(NEW_VALUES) for name in FIELD_NAMES}
            xml = data.draw(st.sampled_from([None, "<image:image><image:loc>x</image:loc></image:image>"]))
            wanted.insert(place, {"start": 0, "length": 0, "touched": 0, "is_here": False, "xml": xml} | values)
        elif place == len(wanted):
            continue
        elif change == "remove":
            del wanted[place]
        elif change == "move":
            entry = wanted.pop(place)
            wanted.insert(data.draw(st.integers(0, len(wanted))), entry)
        else:
            name = data.draw(st.sampled_from(FIELD_NAMES))
            wanted[place] |= {name: data.draw(NEW_VALUES), "touched": wanted[place]["touched"] | TOUCHED_BIT[name]}
    result = document.saved(wanted)
    assert parsed(result) == [{field: entry[field] for field in FIELD_NAMES} for entry in wanted]
    assert comments(result) == comments(document.source)


@given(documents(min_entries=2), st.data())
def test_splicing_removed_entry_removes_it_and_blanks_before(document, data):
    place = data.draw(st.integers(0, len(document.spans) - 1))
    wanted = document.entries()
    del wanted[place]
    start, end = document.spans[place]
    assert document.saved(wanted) == document.source[:start].rstrip(b" \t\r\n") + document.source[end:]


@given(documents(min_entries=1), st.permutations(range(5)))
def test_splicing_reordered_entries_keeps_their_bytes(document, order):
    wanted = document.entries()
    wanted = [wanted[place] for place in order if place < len(wanted)]
    result = document.saved(wanted)
    assert parsed(result) == [{field: entry[field] for field in FIELD_NAMES} for entry in wanted]
    for start, end in document.spans:
        assert document.source[start:end] in result


def comments(data: bytes) -> int:
    """Return the number of comments between entries."""
    return sum(1 for _ in etree.fromstring(data).iterchildren(etree.Comment))


@given(documents(min_entries=1))
def test_reading_finds_written_ranges_and_values_of_entries(document):
    entries = read_xml(document.source, Path("sitemap.xml")).entries
    assert entries.select("start", "length").rows() == [(start, end - start) for start, end in document.spans]
    assert entries.select(FIELD_NAMES).to_dicts() == document.values
