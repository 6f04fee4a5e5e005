"""What tests of edits of the set share."""

from __future__ import annotations

from sitemap_studio.document.document import Document
from tests.builders import locs, urlset

DOUBTED = urlset(*locs(2)).replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "y">]>\n<urlset')
"""A sitemap that may only be looked at."""


def names(document: Document) -> list[str]:
    """The names of the sitemaps of a set, in order."""
    return [sitemap.name for sitemap in document.sitemaps]


def by_sitemap(document: Document) -> dict[str, list[str]]:
    """The ends of the addresses of each sitemap, in order."""
    found: dict[str, list[str]] = {}
    for sitemap in document.sitemaps:
        locs = document.table.rows(document.table.slots_of_sitemap(sitemap.id), ["loc"])["loc"].to_list()
        found[sitemap.name] = [(loc or "").rpartition("/")[2] for loc in locs]
    return found
