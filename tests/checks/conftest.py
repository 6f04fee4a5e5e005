"""Builds small tables of entries to be judged."""

import numpy as np
import polars as pl
import pytest

from sitemap_studio.table.columns import entry_frame, no_extensions
from sitemap_studio.table.entries import EntryTable


@pytest.fixture
def add():
    """A function that adds entries to a table, as a sitemap of their own, and returns their slots."""

    def add_sitemap(table, *, sitemap=0, **columns):
        frame = entry_frame(columns)
        sizes = pl.Series(np.full(frame.height, 100, np.uint32))
        slots = table.add(frame, extensions=no_extensions(), sitemap=sitemap, sizes=sizes)
        table.set_order(np.concatenate([table.order, slots]), came=slots, gone=np.empty(0, np.uint32))
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
