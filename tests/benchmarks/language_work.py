"""A million pages in four languages each: what laying out their clusters and completing them takes."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.hreflang import complete_known
from sitemap_studio.document.opening.opening import new_document
from sitemap_studio.document.sitemap_set import Sitemap
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import DECLARATIONS, InsertEntries
from sitemap_studio.validation.hreflang import build_matrix
from tests.benchmarks.data import ENTRIES_IN_FILE, N_FILES, SITE

LANGUAGES: Final = ("en", "de", "fr", "ja")
"""The languages of each page; each has sitemaps of its own, as many sites have."""

_MISSING_EVERY: Final = 100
"""One page in so many names no alternates."""


def lay_out_languages(index: Path, folder: Path) -> dict[str, float]:
    """Lay out the clusters of a set in four languages, and plan what completes those with a gap."""
    document = _pages()
    check(document)
    memory = document.problems.extensions
    assert memory is not None
    table = document.table.snapshot()
    seconds, matrix = time.perf_counter(), build_matrix(memory, table)
    seconds = time.perf_counter() - seconds
    assert matrix is not None
    members, numbers = matrix.members_of_each(np.flatnonzero(matrix.faults))
    start = time.perf_counter()
    plan = complete_known(document, members, numbers)
    assert len(plan.completed)
    return {"entries": len(table), "matrix": seconds, "complete": time.perf_counter() - start}


def _pages() -> Document:
    document = new_document()
    n_each = N_FILES * ENTRIES_IN_FILE // len(LANGUAGES)
    pages = pl.Series(np.arange(n_each)).cast(pl.String)
    locs = {code: pl.select(pl.format(f"{SITE}/{code}/catalog/item-{{}}", pages)).to_series() for code in LANGUAGES}
    links = [
        pl.format(f'<xhtml:link{DECLARATIONS["xhtml"]} rel="alternate" hreflang="{code}" href="{{}}"/>', locs[code])
        for code in LANGUAGES
    ]
    xml = pl.select(pl.concat_str(links, separator="\n    ")).to_series()
    for number in range(N_FILES):
        code, first = LANGUAGES[number % len(LANGUAGES)], number // len(LANGUAGES) * ENTRIES_IN_FILE
        if number:
            document.sitemaps.enter(Sitemap(number, loc=f"{SITE}/sitemap-{number}.xml"))
        places = np.arange(ENTRIES_IN_FILE)
        has_links = (places + number) % _MISSING_EVERY != 0
        sparse = pl.DataFrame(
            {"entry": places[has_links], "xml": xml.slice(first, ENTRIES_IN_FILE).filter(pl.Series(has_links))}
        ).cast(EXTENSION_SCHEMA)
        frame = entry_frame({"loc": locs[code].slice(first, ENTRIES_IN_FILE).to_list()})
        slots = document.add_entries(frame, sitemap=number, extensions=sparse)
        at = len(document.table)
        InsertEntries(np.arange(at, at + ENTRIES_IN_FILE), slots).apply(document.table)
    return document
