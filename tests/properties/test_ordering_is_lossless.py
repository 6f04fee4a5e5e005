"""Sorting the elements of a generated entry moves them and changes nothing else."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.formats.findings import EntriesFinding
from sitemap_studio.formats.xml_edits import sort_elements
from sitemap_studio.formats.xml_reader import read_xml
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import SITEMAP

PATH = Path("sitemap.xml")
SPACES = st.sampled_from(["", " ", "\n", "\n    ", "\r\n\t", "\n\n  "])
VALUES = st.sampled_from(["", "a", "&lt;b&gt;", "<![CDATA[</loc>]]>", "ü<!-- c -->d"])
COMMENTS = st.sampled_from(["<!-- <loc> -->", "<!-- a\nb -->", "<?pi </url> ?>", "<!--x--><!--y-->"])
EXTENSIONS = st.sampled_from(
    ['<i:a xmlns:i="urn:i"><i:loc>no</i:loc></i:a>', '<i:b xmlns:i="urn:i" c=">"/>', "<title>x</title>"]
)


@st.composite
def entries(draw: st.DrawFn) -> str:
    prefix = draw(st.sampled_from(["", "s:"]))
    names = draw(st.lists(st.sampled_from(FIELD_NAMES), max_size=5))
    fields = [f"<{prefix}{name}>{draw(VALUES)}</{prefix}{name}>" for name in names]
    inner = draw(st.permutations(fields + draw(st.lists(EXTENSIONS | COMMENTS, max_size=4))))
    body = "".join(draw(SPACES) + each for each in inner) + draw(SPACES)
    return f"<{prefix}url>{body}</{prefix}url>"


def read(entry: bytes):
    return read_xml(b'<urlset xmlns="%s" xmlns:s="%s">%s</urlset>' % (SITEMAP.encode(), SITEMAP.encode(), entry), PATH)


def is_disordered(entry: bytes) -> bool:
    return any(isinstance(finding, EntriesFinding) for finding in read(entry).findings)


def extension_pieces(entry: bytes) -> list[str]:
    """Return the extension elements of an entry, sorted."""
    found = read(entry).extensions["xml"].to_list()
    return sorted(found[0].split("\n    ")) if found else []


@given(entries().map(str.encode))
def test_sorting_elements_of_entry_changes_only_their_order(entry):
    namespaces = {"": SITEMAP, "s": SITEMAP}
    ordered = sort_elements(entry, namespaces)
    assert sorted(ordered) == sorted(entry)
    assert read(ordered).entries.select(FIELD_NAMES).rows() == read(entry).entries.select(FIELD_NAMES).rows()
    assert extension_pieces(ordered) == extension_pieces(entry)
    assert not is_disordered(ordered)
    assert sort_elements(ordered, namespaces) is ordered
    if not is_disordered(entry):
        assert ordered is entry
