"""Helpers for tests of edits of the set."""

from __future__ import annotations

from sitemap_studio.document.document import Document
from tests.builders import locs, urlset

DOUBTED = urlset(*locs(2)).replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "y">]>\n<urlset')
"""A sitemap that may only be looked at."""


def names(document: Document) -> list[str]:
    """Return the names of the sitemaps of a set, in order."""
    return [sitemap.name for sitemap in document.sitemaps]


def by_sitemap(document: Document) -> dict[str, list[str]]:
    """Return the last URL segments of the entries of each sitemap, by its name."""
    found: dict[str, list[str]] = {}
    for sitemap in document.sitemaps:
        locs = document.table.rows(document.table.slots_of_sitemap(sitemap.id), ["loc"])["loc"].to_list()
        found[sitemap.name] = [(loc or "").rpartition("/")[2] for loc in locs]
    return found
