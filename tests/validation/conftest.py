"""Builds small tables of entries to be judged, and a document in which every way of judging finds something."""

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.model.columns import entry_frame, no_extensions
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.validation import run_rule
from tests.builders import HOST, put, urlset

DECLARED = "".join(f' xmlns:{name}="{EXTENSIONS[name]}"' for name in ("image", "video", "xhtml"))


def image(loc: str) -> str:
    return f"<image:image><image:loc>{loc}</image:loc></image:image>"


def link(language: str, href: str) -> str:
    return f'<xhtml:link rel="alternate" hreflang="{language}" href="{href}"/>'


ENTRIES = (
    {"loc": f"{HOST}/a%zz", "lastmod": "2026-11-31"},
    {"loc": f"{HOST}/a b", "changefreq": "Daily", "xml": image("relative.jpg")},
    {"loc": f"{HOST}/c%4", "priority": "7", "xml": image("also.jpg")},
    {"loc": f"{HOST}/c", "xml": link("de", f"{HOST}/de") + link("de", f"{HOST}/de")},
    {"loc": f"{HOST}/c/", "lastmod": "2005-01-01", "changefreq": "always", "xml": link("fr", f"{HOST}/c")},
    {"loc": f"{HOST}/c", "priority": "0.5"},
    {"loc": "http://www.example.com/e", "xml": image(f"{HOST}/e.jpg")},
    {"loc": "https://xn--exmple-4nf.example/e"},
)
"""Every way of judging finds something in these."""


@pytest.fixture
def add():
    """A function that adds entries to a table, as a sitemap of their own, and returns their slots."""

    def add_sitemap(table, *, sitemap=0, **columns):
        frame = entry_frame(columns)
        sizes = pl.Series(np.full(frame.height, 100, np.uint32))
        slots = table.add(frame, extensions=no_extensions(), sitemap=sitemap, sizes=sizes)
        table.set_order(np.concatenate([table.order, slots]), inserted=slots, removed=np.empty(0, np.uint32))
        return slots

    return add_sitemap


@pytest.fixture
def table(add):
    """A function that builds a table of one sitemap."""

    def build(**columns):
        built = EntryTable()
        add(built, **columns)
        return built

    return build


@pytest.fixture
def nothing_logged(monkeypatch) -> None:
    """Let what one test has logged be news to the next."""
    monkeypatch.setattr(run_rule, "_logged", set())


@pytest.fixture
def opened(tmp_path) -> Document:
    """A document of one sitemap, judged."""
    document = open_path(put(tmp_path / "sitemap.xml", urlset(*ENTRIES, declared=DECLARED)), index_url=HOST)
    check(document)
    return document
