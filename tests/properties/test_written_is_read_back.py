"""Written files are read with the same values by lxml, the standard library and the program."""

from __future__ import annotations

import csv
import gzip
import io
from pathlib import Path

import polars as pl
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.formats.container import compress, read_container
from sitemap_studio.formats.csv_file import csv_bytes, read_csv
from sitemap_studio.formats.reading import read_sitemap
from sitemap_studio.formats.text_list import text_bytes
from sitemap_studio.formats.xml_writer import (
    entry_sizes,
    index_bytes,
    urlset_bytes,
    urlset_overhead,
    used_namespaces,
)
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

# All that XML can hold, with what must be escaped more often than chance would have it.
CHARACTERS = st.one_of(
    st.sampled_from("&<>\"'\r\n\t ;=+-@,ü]\uff1d\uff20\u3000\u200b"),
    st.characters(exclude_categories=["Cs"], exclude_characters="\ufffe\uffff").filter(
        lambda each: each >= " " or each in "\t\n\r"
    ),
)
TEXTS = st.text(CHARACTERS, max_size=12)
VALUES = st.one_of(st.none(), TEXTS)
XML = st.sampled_from(
    [
        "<image:image><image:loc>http://a.b/ü.png</image:loc></image:image>",
        "<!-- why: -->",
        '<xhtml:link rel="alternate" hreflang="de" href="http://a.b/?x=1&amp;y"/>',
    ]
)


@st.composite
def frames(draw, values=VALUES):
    height = draw(st.integers(0, 6))
    column = st.lists(values, min_size=height, max_size=height)
    return entry_frame({name: draw(column) for name in FIELD_NAMES})


@st.composite
def frames_with_extensions(draw):
    frame = draw(frames())
    pairs = [(place, draw(XML)) for place in range(frame.height) if draw(st.booleans())]
    return frame, pl.DataFrame(pairs, schema=EXTENSION_SCHEMA, orient="row")


def fields_of(data: bytes, names: tuple[str, ...] = FIELD_NAMES) -> list[tuple[str | None, ...]]:
    lines = []
    for entry in etree.fromstring(data):
        found = {name: entry.find(f"{{{SITEMAP}}}{name}") for name in names}
        lines.append(tuple(None if each is None else (each.text or "") for each in found.values()))
    return lines


@given(frames_with_extensions(), st.booleans())
def test_written_sitemap_has_given_values_and_is_reproducible(pair, with_location):
    frame, xml = pair
    data = urlset_bytes(frame, extensions=xml, namespaces=EXTENSIONS, with_schema_location=with_location)
    assert fields_of(data) == frame.select(FIELD_NAMES).rows()
    assert data == urlset_bytes(frame, extensions=xml, namespaces=EXTENSIONS, with_schema_location=with_location)


@given(frames_with_extensions(), st.booleans())
def test_entry_sizes_and_overhead_equal_bytes_of_sitemap(pair, with_location):
    frame, xml = pair
    data = urlset_bytes(frame, extensions=xml, namespaces=EXTENSIONS, with_schema_location=with_location)
    overhead = urlset_overhead(used_namespaces(xml, EXTENSIONS), with_location)
    assert overhead + int(entry_sizes(frame, xml).sum()) == len(data)


@given(frames())
def test_written_index_has_given_values(frame):
    names = FIELD_NAMES[:2]
    assert fields_of(index_bytes(frame), names) == frame.select(names).rows()


@given(st.one_of(st.binary(max_size=2000), st.binary(max_size=50).map(lambda each: each * 500)))
def test_compressed_content_is_decompressed_unchanged(content):
    assert gzip.decompress(compress(content)) == content
    assert gzip.decompress(compress(content, with_isal=False)) == content


FULLWIDTH = str.maketrans("\uff1d\uff0b\uff0d\uff20", "=+-@")


@given(frames())
def test_written_csv_is_read_unchanged_and_contains_no_formulas(frame):
    data = csv_bytes(frame)
    entries, _, _ = read_csv(data, Path("a.csv"))
    wanted = [
        tuple((value or "").strip(XML_SPACE) or None for value in row) for row in frame.select(FIELD_NAMES).rows()
    ]
    assert entries.select(FIELD_NAMES).rows() == [row for row in wanted if any(row)]
    cells = [cell for line in csv.reader(io.StringIO(data.decode(), newline=""), strict=True) for cell in line]
    assert not any(cell.lstrip().translate(FULLWIDTH)[:1] in tuple("=+-@") for cell in cells)


@given(st.lists(st.text(st.characters(codec="ascii", categories=["L", "N", "P"]), max_size=9)))
def test_written_text_list_has_every_nonempty_loc(locs):
    data = text_bytes(entry_frame({"loc": locs}))
    assert data.decode().splitlines() == [loc for loc in locs if loc]


@given(frames_with_extensions(), st.booleans())
def test_written_sitemap_is_read_with_same_entries(tmp_path_factory, pair, is_gzipped):
    frame, xml = pair
    data = urlset_bytes(frame, extensions=xml, namespaces=EXTENSIONS)
    path = Path(tmp_path_factory.getbasetemp()) / "written.xml"
    replace_file(path, compress(data) if is_gzipped else data)
    reading = read_sitemap(read_container(path))
    assert reading.kind == "urlset"
    assert reading.entries.select(FIELD_NAMES).rows() == frame.select(FIELD_NAMES).rows()
    assert reading.extensions.rows() == xml.rows()
    for start, length in reading.entries.select("start", "length").iter_rows():
        assert data[start:].startswith(b"<url>")
        assert data[: start + length].endswith(b"</url>")
