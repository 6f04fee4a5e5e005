"""Fixtures for tests of documents."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.document import Document
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import Edit, InsertEntries, SetCells
from tests.builders import put

ODD = """\ufeff<?xml version='1.0' encoding='UTF-8'?>
<!-- made by hand -->
<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'   xmlns:x="urn:x">
\t<url><loc>https://a.b/1?x=1&#38;y=2</loc><priority> 0.5 </priority></url><!-- one -->

\t<url>
\t\t<loc><![CDATA[https://a.b/2]]></loc>
\t\t<x:more a='1'/>
\t\t<lastmod>2020-01-01</lastmod>
\t</url>
\t<url><loc>https://a.b/3</loc></url>
</urlset><!-- the end -->
"""


@pytest.fixture
def odd(tmp_path):
    """Sitemap with an unusual layout and Windows line ends."""
    return put(tmp_path / "odd.xml", ODD.replace("\n", "\r\n"))


@pytest.fixture
def set_cell() -> Callable[..., Edit]:
    """Function that sets a field of the entry at a position, and returns the inverse edit."""

    def set_one(document: Document, position: int, field, text: str | None) -> Edit:
        slots = document.table.order[position : position + 1]
        return document.do(SetCells(field, slots, pl.Series([text], dtype=pl.String)))

    return set_one


@pytest.fixture
def add_entry() -> Callable[..., Edit]:
    """Function that inserts a new entry at a position, and returns the inverse edit."""

    def add_one(document: Document, position: int, sitemap: int = 0, **fields: str) -> Edit:
        slots = document.add_entries(entry_frame({name: [text] for name, text in fields.items()}), sitemap=sitemap)
        return document.do(InsertEntries(np.array([position]), slots))

    return add_one
