"""Sets exported with any limits have the same entries in the same order when opened."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.core.errors import LimitError
from sitemap_studio.document.export_folder import ExportOptions, plan_export, plan_sitemaps, write_export
from sitemap_studio.document.opening.open_document import new_document, open_merged, open_path
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import InsertEntries
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from tests.builders import HOST, content
from tests.hypothesis_examples import examples

TEXTS = st.one_of(st.none(), st.text("ab&<>'\"\r\n \tü€", max_size=6))
EXTENSIONS = st.sampled_from(["<!-- why -->", '<i:image xmlns:i="urn:i"><i:loc>x</i:loc></i:image>'])


@st.composite
def documents(draw):
    count = draw(st.integers(0, 12))
    column = st.lists(TEXTS, min_size=count, max_size=count)
    frame = entry_frame({name: draw(column) for name in FIELD_NAMES})
    places = [place for place in range(count) if draw(st.booleans())]
    extensions = pl.DataFrame([(place, draw(EXTENSIONS)) for place in places], schema=EXTENSION_SCHEMA, orient="row")
    document = new_document()
    slots = document.add_entries(frame, sitemap=0, extensions=extensions)
    document.do(InsertEntries(np.arange(count), slots))
    return document


def entries_of(document) -> tuple:
    """Return fields and extensions of all entries, in order."""
    table = document.table
    return table.rows(table.order, FIELD_NAMES).rows(), table.extensions_of(table.order).rows()


@settings(max_examples=examples(50))
@given(documents(), st.integers(1, 6), st.integers(0, 600), st.booleans(), st.booleans())
def test_entries_exported_with_limits_are_equal_when_opened(
    document, max_urls, spare, is_gzipped, with_schema_location
):
    options = ExportOptions(
        folder=Path(),
        base_url=HOST,
        is_gzipped=is_gzipped,
        max_urls=max_urls,
        with_schema_location=with_schema_location,
    )
    largest = max(file.bytes for file in plan_export(document, replace(options, max_urls=1)).files)
    with TemporaryDirectory() as folder:
        plan = plan_export(document, replace(options, folder=Path(folder), max_bytes=largest + spare))
        report = write_export(plan)
        written = [content(Path(folder) / file.name) for file in plan.files]
        assert [len(text.encode()) for text in written] == [file.bytes for file in plan.files]
        assert all(file.bytes <= largest + spare and file.urls <= max_urls for file in plan.files)
        assert entries_of(open_path(report.path)) == entries_of(document)
        assert entries_of(open_merged([Path(folder) / file.name for file in plan.files])) == entries_of(document)
        assert write_export(plan).written == ()


SIZES = st.lists(st.integers(1, 50), max_size=30)


@given(SIZES, st.integers(0, 20), st.integers(1, 7), st.integers(50, 120))
def test_split_covers_all_entries_with_largest_possible_files(sizes, overhead, max_urls, room):
    max_bytes = overhead + room
    cuts = plan_sitemaps(np.array(sizes, np.int64), overhead, max_urls=max_urls, max_bytes=max_bytes)
    assert [place for cut in cuts for place in cut] == list(range(len(sizes)))
    for cut in cuts:
        assert len(cut) <= max_urls
        assert overhead + sum(sizes[place] for place in cut) <= max_bytes
    for cut in cuts[:-1]:
        with_next = overhead + sum(sizes[cut.start : cut.stop + 1])
        assert len(cut) == max_urls or with_next > max_bytes


@given(SIZES.filter(bool), st.integers(0, 20))
def test_split_refuses_entry_larger_than_byte_limit(sizes, overhead):
    with pytest.raises(LimitError):
        plan_sitemaps(np.array(sizes, np.int64), overhead, max_urls=9, max_bytes=overhead + max(sizes) - 1)


def test_split_of_120_000_entries_follows_profile_limit():
    sizes = np.full(120_000, 100, np.int64)
    cuts = plan_sitemaps(sizes, 110, max_urls=DEFAULT_PROFILE.max_urls, max_bytes=DEFAULT_PROFILE.max_bytes)
    assert [len(cut) for cut in cuts] == [50_000, 50_000, 20_000]
