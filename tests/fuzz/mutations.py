"""Bytes to try: the small files of the test data, and what they become when places in them are changed."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

DATA = Path(__file__).parents[1] / "data"
"""Where the files of all tests lie."""

MAX_SEED_BYTES = 4_096
"""Larger files make fuzzing slow and show nothing that small ones do not."""

# fmt: off
SCRAPS = (
    "&", "&amp;", "&lt;", "&gt;", "&#65;", "&#x41;", "&#0;", "&nbsp;", "<", ">", "/", "=", '"', "'", "?", "!", "-",
    ";", ":", "[", "]", "-->", "<!--", "<![CDATA[", "]]>", "<?", "?>", "</", "/>", "<url>", "</url>", "<loc>",
    "</loc>", "<lastmod>", "</lastmod>", "<changefreq>", "<priority>", "<sitemap>", "</sitemap>", "<urlset>",
    "</urlset>", "<sitemapindex>", "</sitemapindex>", "<URL>", "</Url>", "<Loc>", "<image:image>", "</image:image>",
    "<image:loc>", "<x:a/>", "<x/>", "xmlns=", "xmlns:", "encoding=", "version=", "<?xml", "<!DOCTYPE", "<!ENTITY",
    "UTF-16", "ISO-8859-1", "Windows-1252", "loc", "url",
)
"""What sitemaps are made of, and what breaks them."""

ODD_BYTES = (
    b"\x00", b"\x01", b"\x7f", b"\x80", b"\xe9", b"\xff", b"\xfe\xff", b"\xff\xfe", b"\xef\xbb\xbf",
    b"\xed\xa0\x80", b"\xef\xbf\xbe", b"\xc2\x85", b"\xc3\xa9", b"\xf0\x9f\x98\x80", b" ", b"\t", b"\n", b"\r",
    b"\r\n",
)
"""What is no letter, or none in UTF-8."""
# fmt: on


def seeds() -> list[bytes]:
    """The content of every small file of the test data, in an order that is always the same."""
    paths = sorted(path for path in DATA.rglob("*") if path.is_file() and path.stat().st_size <= MAX_SEED_BYTES)
    return [path.read_bytes() for path in paths]


def words() -> list[bytes]:
    """What is put into files."""
    return [*map(str.encode, SCRAPS), *ODD_BYTES]


@st.composite
def mutated(draw: st.DrawFn, beginnings: list[bytes]) -> bytes:
    """One of the beginnings, with a few places replaced, taken out, doubled, or filled from another one."""
    data = draw(st.sampled_from(beginnings))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.sampled_from((0, 0, 1, 2, 7, 30))))
        new = draw(
            st.sampled_from(words()) | st.binary(max_size=3) | st.just(data[start:end] * 2) | _pieces(beginnings)
        )
        data = data[:start] + new + data[end:]
    return data[: 4 * MAX_SEED_BYTES]


@st.composite
def _pieces(draw: st.DrawFn, beginnings: list[bytes]) -> bytes:
    other = draw(st.sampled_from(beginnings))
    start = draw(st.integers(0, len(other)))
    return other[start : start + draw(st.integers(1, 60))]
