"""Inputs for fuzzing: the small files of the test data, and mutations of them."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

DATA = Path(__file__).parents[1] / "data"
"""Folder of the test data."""

MAX_SEED_BYTES = 4_096
"""Maximum size of a seed: larger files slow down fuzzing without finding more."""

# fmt: off
SCRAPS = (
    "&", "&amp;", "&lt;", "&gt;", "&#65;", "&#x41;", "&#0;", "&nbsp;", "<", ">", "/", "=", '"', "'", "?", "!", "-",
    ";", ":", "[", "]", "-->", "<!--", "<![CDATA[", "]]>", "<?", "?>", "</", "/>", "<url>", "</url>", "<loc>",
    "</loc>", "<lastmod>", "</lastmod>", "<changefreq>", "<priority>", "<sitemap>", "</sitemap>", "<urlset>",
    "</urlset>", "<sitemapindex>", "</sitemapindex>", "<URL>", "</Url>", "<Loc>", "<image:image>", "</image:image>",
    "<image:loc>", "<x:a/>", "<x/>", "xmlns=", "xmlns:", "encoding=", "version=", "<?xml", "<!DOCTYPE", "<!ENTITY",
    "UTF-16", "ISO-8859-1", "Windows-1252", "loc", "url",
)
"""Texts that occur in sitemaps or damage them."""

ODD_BYTES = (
    b"\x00", b"\x01", b"\x7f", b"\x80", b"\xe9", b"\xff", b"\xfe\xff", b"\xff\xfe", b"\xef\xbb\xbf",
    b"\xed\xa0\x80", b"\xef\xbf\xbe", b"\xc2\x85", b"\xc3\xa9", b"\xf0\x9f\x98\x80", b" ", b"\t", b"\n", b"\r",
    b"\r\n",
)
"""Control characters, byte order marks, and bytes that are invalid or rare in UTF-8."""
# fmt: on


def seeds() -> list[bytes]:
    """Return the contents of all small files of the test data, sorted by path."""
    paths = sorted(path for path in DATA.rglob("*") if path.is_file() and path.stat().st_size <= MAX_SEED_BYTES)
    return [path.read_bytes() for path in paths]


def replacement_texts() -> list[bytes]:
    """Return the byte strings that mutations insert."""
    return [*map(str.encode, SCRAPS), *ODD_BYTES]


@st.composite
def mutated_contents(draw: st.DrawFn, seed_contents: list[bytes]) -> bytes:
    """Draw a seed in which some sections are replaced, removed, repeated or filled from another seed."""
    data = draw(st.sampled_from(seed_contents))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.sampled_from((0, 0, 1, 2, 7, 30))))
        new = draw(
            st.sampled_from(replacement_texts())
            | st.binary(max_size=3)
            | st.just(data[start:end] * 2)
            | _extracts(seed_contents)
        )
        data = data[:start] + new + data[end:]
    return data[: 4 * MAX_SEED_BYTES]


@st.composite
def _extracts(draw: st.DrawFn, seed_contents: list[bytes]) -> bytes:
    other = draw(st.sampled_from(seed_contents))
    start = draw(st.integers(0, len(other)))
    return other[start : start + draw(st.integers(1, 60))]
