"""Files with entries, to be edited and saved in the tests of splicing."""

from __future__ import annotations

import difflib
import re

import polars as pl
from lxml import etree

from sitemap_studio.formats.xml_splicing import splice_xml
from sitemap_studio.model.columns import TOUCHED_BIT
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import SITEMAP

SOURCE = b"""\xef\xbb\xbf<?xml version='1.0' encoding='UTF-8'?>
<?xml-stylesheet type="text/xsl" href="main.xsl"?>
<!-- made by hand -->
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
        xmlns:image='http://www.google.com/schemas/sitemap-image/1.1'>
\t<url>
\t\t<loc>http://a.b/?x=1&#38;y=2</loc>
\t\t<lastmod>2005-01-01</lastmod>
\t\t<image:image><image:loc>http://a.b/1.png</image:loc></image:image>
\t</url>
\t<!-- the shop -->
\t<url id="2">
\t\t<loc><![CDATA[http://a.b/2?a&b]]></loc> <!-- main -->
\t\t<priority >0.5</priority>
\t</url>

\t<url><loc>http://a.b/3</loc></url>
</urlset>
<!-- end -->
"""

SCHEMA: dict[str, type[pl.DataType]] = {
    "start": pl.UInt32,
    "length": pl.UInt32,
    "touched": pl.UInt8,
    "is_here": pl.Boolean,
    "xml": pl.String,
    **dict.fromkeys(FIELD_NAMES, pl.String),
}


class File:
    """A source with its entries, to be changed and saved."""

    def __init__(self, source: bytes, tag: bytes = rb"[\w:]*\b(?:url|sitemap)") -> None:
        self.source = source
        without_comments = re.sub(rb"<!--.*?-->", lambda match: b"." * len(match[0]), source, flags=re.DOTALL)
        pattern = rb"<(" + tag + rb")(?:\s[^>]*)?(?:/>|>.*?</\1\s*>)"
        spans = [match.span() for match in re.finditer(pattern, without_comments, re.DOTALL)]
        self.originals = pl.DataFrame(
            {"start": [start for start, _ in spans], "length": [end - start for start, end in spans]},
            schema={"start": pl.UInt32, "length": pl.UInt32},
        )
        self.wanted = [
            {"start": start, "length": end - start, "touched": 0, "is_here": True, "xml": None}
            | dict.fromkeys(FIELD_NAMES)
            for start, end in spans
        ]

    def set(self, place: int, **values: str | None) -> File:
        for name, text in values.items():
            self.wanted[place][name] = text
            self.wanted[place]["touched"] |= TOUCHED_BIT[name]
        return self

    def insert(self, place: int, xml: str | None = None, **values: str) -> File:
        entry = {"start": 0, "length": 0, "touched": 0, "is_here": False, "xml": xml} | dict.fromkeys(FIELD_NAMES)
        self.wanted.insert(place, entry | values)
        return self

    def saved(self, **options: dict[str, str]) -> bytes:
        entries = pl.DataFrame(self.wanted, schema=SCHEMA, orient="row")
        result = splice_xml(self.source, self.originals, entries, **options)
        etree.fromstring(result)
        return result

    def diff(self, **options: dict[str, str]) -> list[str]:
        before, after = (data.decode().splitlines() for data in (self.source, self.saved(**options)))
        return [line for line in difflib.ndiff(before, after) if line[0] in "+-"]


def locs(data: bytes) -> list[str | None]:
    return [each.text for each in etree.fromstring(data).iter(f"{{{SITEMAP}}}loc")]


def simple(*entries: str, line: str = "\n", root: str = "urlset", name: str = "url") -> bytes:
    body = "".join(f"{line}  <{name}>{line}    <loc>{each}</loc>{line}  </{name}>" for each in entries)
    return f'<{root} xmlns="{SITEMAP}">{body}{line}</{root}>{line}'.encode()
