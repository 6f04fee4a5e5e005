"""Where on the web the sources that rules name can be read.

Addresses are for people who read a report; the program itself never asks for them.
"""

from __future__ import annotations

import re
from typing import Final

_PROTOCOL: Final = "https://www.sitemaps.org/protocol.html"
_SEARCH: Final = "https://developers.google.com/search/docs"
_GOOGLE: Final = f"{_SEARCH}/crawling-indexing/sitemaps"

_PAGES: Final = (
    ("XML tag definitions", f"{_PROTOCOL}#xmlTagDefinitions"),
    ("Entity escaping", f"{_PROTOCOL}#escaping"),
    ("Using Sitemap index files", f"{_PROTOCOL}#index"),
    ("Location of Sitemap files", f"{_PROTOCOL}#location"),
    ("Validating your Sitemap", f"{_PROTOCOL}#validating"),
    ("Frequently asked questions", "https://www.sitemaps.org/faq.html"),
    ("sitemap.xsd", f"{_PROTOCOL}#validating"),
    ("Google Search Central, image sitemaps", f"{_GOOGLE}/image-sitemaps"),
    ("Google Search Central, video sitemaps", f"{_GOOGLE}/video-sitemaps"),
    ("Google Search Central, news sitemaps", f"{_GOOGLE}/news-sitemap"),
    ("localized versions of a page", f"{_SEARCH}/specialty/international/localized-versions"),
    ("Manage your sitemaps with a sitemap index file", f"{_GOOGLE}/large-sitemaps"),
    ("uild and submit a sitemap", f"{_GOOGLE}/build-sitemap"),
    ("schema of the video extension", f"{_GOOGLE}/video-sitemaps"),
    ("Google", f"{_GOOGLE}/overview"),
    ("Unicode Technical Standard 39", "https://www.unicode.org/reports/tr39/"),
    ("W3C Date and Time Formats", "https://www.w3.org/TR/NOTE-datetime"),
    ("XML 1.0", "https://www.w3.org/TR/xml/"),
    ("WHATWG URL", "https://url.spec.whatwg.org/"),
)
"""Words of a source, and the page where it is; of several that a source has those that stand first in it."""

_RFC: Final = re.compile(r"RFC ([0-9]+)(?:, ([0-9]+(?:[.][0-9]+)*))?")


def source_page(source: str) -> str | None:
    """The page of the first document that a source names; None where it names none that is on the web."""
    found = [(source.index(words), page) for words, page in _PAGES if words in source]
    if rfc := _RFC.search(source):
        section = f"#section-{rfc[2]}" if rfc[2] else ""
        found.append((rfc.start(), f"https://www.rfc-editor.org/rfc/rfc{rfc[1]}{section}"))
    return min(found, key=lambda each: each[0])[1] if found else None
