"""A randomly edited set equals its table when saved and opened again; undo restores its entries."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import polars as pl
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import Edit, InsertEntries, RemoveEntries, SetCells, plan_move
from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.builders import HOST, files_in, index, locs, put, urlset
from tests.hypothesis_examples import examples

TEXTS = st.one_of(st.none(), st.text("ab&<>'\"ü€ ", max_size=5))

PLAIN = urlset(*locs(3))
TIGHT = PLAIN.replace("\n", "").replace("  ", "")
ODD = """<?xml version='1.0'?>\r
<!-- mine --><s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="urn:one">\r
\t<s:url><s:loc>a&#38;b</s:loc><x:y/></s:url> <!-- one -->\r
\r
\t<s:url>\r
\t\t<s:priority><![CDATA[0.5]]></s:priority>\r
\t\t<s:loc> c </s:loc>\r
\t\t<!-- inside -->\r
\t</s:url>\r
\t<s:url/>\r
</s:urlset>\r
<!-- end -->"""
OTHER = urlset({"loc": "d", "xml": "<x:y/>"}, {"loc": "", "lastmod": "2026"}, declared=' xmlns:x="urn:two"')
EMPTY = urlset()
STYLES = [PLAIN, TIGHT, ODD, OTHER, EMPTY]


@st.composite
def sets(draw) -> dict[str, str]:
    """Draw the texts of the sitemaps of a set by name."""
    names = ["a.xml", "b.xml.gz", "c.xml"][: draw(st.integers(1, 3))]
    return {name: draw(st.sampled_from(STYLES)) for name in names}


def put_index_and_sitemaps(folder: Path, texts: dict[str, str]) -> Path:
    for name, text in texts.items():
        put(folder / name, text)
    return put(folder / "index.xml", index(*((f"{HOST}/{name}", "2020-01-01") for name in texts)))


def element_names(xml: str | None, namespaces) -> list[str]:
    """Return the names of the extension elements with their namespaces."""
    if xml is None:
        return []
    declared = " ".join(f'xmlns{":" if prefix else ""}{prefix}="{uri}"' for prefix, uri in namespaces.items())
    return [str(element.tag) for element in etree.fromstring(f"<r {declared}>{xml}</r>").iterchildren("*")]


def entries_of(document: Document) -> list[tuple]:
    """Return sitemap, fields and extension elements of all entries, in order."""
    table = document.table
    rows = table.rows(table.order, ["sitemap", *FIELD_NAMES]).rows()
    lines = []
    for slot, row, origin in zip(table.order.tolist(), rows, table.origins_of(table.order).tolist(), strict=True):
        source = document.sitemaps[origin].source if origin >= 0 else None
        names = element_names(table.extension_of(slot), source.namespaces if source else {})
        lines.append((*row, names))
    return lines


def some_positions(draw, document: Document) -> np.ndarray:
    count = len(document.table)
    return np.array(sorted(draw(st.sets(st.integers(0, count - 1), min_size=1, max_size=3))) if count else [], np.int64)


def draw_cells(draw, document: Document) -> Edit:
    slots = document.table.order[some_positions(draw, document)]
    values = draw(st.lists(TEXTS, min_size=len(slots), max_size=len(slots)))
    return SetCells(draw(st.sampled_from(FIELD_NAMES)), slots, pl.Series(values, dtype=pl.String))


def draw_removal(draw, document: Document) -> Edit:
    return RemoveEntries(some_positions(draw, document))


def draw_insertion(draw, document: Document) -> Edit:
    sitemap = draw(st.integers(0, len(document.sitemaps) - 1))
    within = document.table.position_range(sitemap)
    slots = document.add_entries(entry_frame({"loc": [draw(TEXTS)], "priority": [draw(TEXTS)]}), sitemap=sitemap)
    return InsertEntries(np.array([draw(st.integers(within.start, within.stop))]), slots)


def draw_copy(draw, document: Document) -> Edit:
    positions = some_positions(draw, document)[:1]
    return InsertEntries(positions + 1, document.add_copies(document.table.order[positions]))


def draw_move(draw, document: Document) -> Edit:
    positions = some_positions(draw, document)
    if not len(positions):
        return RemoveEntries(positions)
    sitemap = draw(st.integers(0, len(document.sitemaps) - 1))
    within = document.table.position_range(sitemap)
    return plan_move(document.table, positions, draw(st.integers(within.start, within.stop)), sitemap=sitemap)


# Cells twice: only they ask what each field is like in the file.
KINDS = (draw_cells, draw_cells, draw_removal, draw_insertion, draw_copy, draw_move)


def apply_random_edits(draw, document: Document) -> list[Edit]:
    """Apply some random edits, and return their inverses, the last first."""
    inverses: list[Edit] = []
    for _ in range(draw(st.integers(1, 6))):
        kind = draw(st.sampled_from(KINDS))
        inverses.insert(0, document.do(kind(draw, document)))
    return inverses


@settings(max_examples=examples(80))
@given(sets(), st.data())
def test_saved_set_equals_table_and_undo_restores_entries(texts, data):
    with TemporaryDirectory() as folder:
        document, path = open_path(put_index_and_sitemaps(Path(folder), texts)), Path(folder) / "index.xml"
        before, files = entries_of(document), files_in(Path(folder))
        inverses = apply_random_edits(data.draw, document)
        changed = {sitemap.name for sitemap in document.sitemaps if document.is_changed(sitemap.id)}
        save(document)
        again = open_path(path)
        assert entries_of(again) == entries_of(document)
        for sitemap in document.sitemaps:
            assert not document.is_changed(sitemap.id)
            assert document.file_facts(sitemap.id) == again.file_facts(sitemap.id)
        after = files_in(Path(folder))
        assert after.keys() == files.keys()
        assert {name for name in texts if after[name] != files[name]} <= changed
        for inverse in inverses:
            document.do(inverse)
        assert entries_of(document) == before
        save(document)
        assert entries_of(open_path(path)) == before


@settings(max_examples=examples(80))
@given(sets(), st.data())
def test_undone_edits_of_set_change_no_byte(texts, data):
    with TemporaryDirectory() as folder:
        document = open_path(put_index_and_sitemaps(Path(folder), texts))
        before = files_in(Path(folder))
        for inverse in apply_random_edits(data.draw, document):
            document.do(inverse)
        assert document.changed_sitemaps() == set()
        assert save(document).paths == ()
        assert files_in(Path(folder)) == before


@settings(max_examples=examples(40))
@given(sets(), st.data())
def test_edits_of_set_during_save_are_in_next_save(texts, data):
    with TemporaryDirectory() as folder:
        document = open_path(put_index_and_sitemaps(Path(folder), texts))
        apply_random_edits(data.draw, document)
        shown = entries_of(document)
        plan = prepare_save(document)
        inverses = apply_random_edits(data.draw, document)
        finish_save(document, plan.write())
        assert entries_of(open_path(Path(folder) / "index.xml")) == shown
        if data.draw(st.booleans()):
            for inverse in inverses:
                document.do(inverse)
        save(document)
        assert entries_of(open_path(Path(folder) / "index.xml")) == entries_of(document)


@settings(max_examples=examples(40))
@given(sets(), st.data())
def test_set_saved_elsewhere_is_equal_and_original_unchanged(texts, data):
    with TemporaryDirectory() as folder:
        document = open_path(put_index_and_sitemaps(Path(folder) / "old", texts))
        before = files_in(Path(folder) / "old")
        apply_random_edits(data.draw, document)
        save(document, Path(folder) / "new" / "index.xml")
        assert files_in(Path(folder) / "old") == before
        assert entries_of(open_path(Path(folder) / "new" / "index.xml")) == entries_of(document)
        assert files_in(Path(folder) / "new").keys() == before.keys()
