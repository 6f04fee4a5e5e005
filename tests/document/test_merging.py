"""Entries of a source are merged into the open set by one edit that can be undone."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.document.document import Document
from sitemap_studio.document.merging import (
    GROUPS,
    Group,
    document_from_source,
    merge_edit,
    plan_merge,
    read_source,
    save_new_document,
)
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.sources.source_entries import SourceEntries, build_source_frame
from tests.builders import HOST, IMAGE, NAMESPACE, content, extension_frame, put, put_set, urlset

IMAGE_XML = f'<image:image xmlns:image="{IMAGE}"><image:loc>{HOST}/i.png</image:loc></image:image>'


@pytest.fixture
def document(tmp_path: Path) -> Document:
    entries = [
        {"loc": f"{HOST}/a", "lastmod": "2026-01-01", "priority": "0.5"},
        {"loc": f" {HOST}/b "},
        {"loc": f"{HOST}/gone"},
    ]
    return open_path(put(tmp_path / "sitemap.xml", urlset(*entries)))


SOURCE = SourceEntries(
    build_source_frame(
        {
            "loc": [f"{HOST}/new", f"{HOST}/a", f"{HOST}/b", f"{HOST}/new", "", None],
            "lastmod": ["2026-02-02", "2026-03-03", None, None, None, None],
        }
    ),
    extension_frame((0, IMAGE_XML)),
)


def rows(document: Document) -> list[tuple]:
    return document.table.rows(document.table.order, FIELD_NAMES).rows()


def test_merge_plan_separates_new_known_changed_and_gone_entries(document: Document):
    plan = plan_merge(document, SOURCE)
    assert plan.counts == {"new": 1, "known": 2, "changed": 1, "gone": 1}
    assert plan.n_repeated == 1
    (change,) = plan.changes
    assert (change.field, change.before.to_list(), change.after.to_list()) == (
        "lastmod",
        ["2026-01-01"],
        ["2026-03-03"],
    )


def test_merging_each_group_changes_only_its_entries(document: Document):
    before = rows(document)
    expected: dict[Group, list[tuple]] = {
        "new": [*before, (f"{HOST}/new", "2026-02-02", None, None)],
        "changed": [(f"{HOST}/a", "2026-03-03", None, "0.5"), *before[1:]],
        "gone": before[:2],
    }
    for group, after in expected.items():
        inverse = document.do(merge_edit(document, plan_merge(document, SOURCE), {group}))
        assert rows(document) == after
        redo = document.do(inverse)
        assert rows(document) == before
        document.do(document.do(redo))
        assert rows(document) == before


def test_merging_all_groups_makes_set_equal_to_source(document: Document):
    document.do(merge_edit(document, plan_merge(document, SOURCE), GROUPS))
    assert [row[0].strip() for row in rows(document)] == [f"{HOST}/a", f"{HOST}/b", f"{HOST}/new"]
    plan = plan_merge(document, SOURCE)
    assert plan.counts == {"new": 0, "known": 3, "changed": 0, "gone": 0}


def test_merge_adds_new_entries_with_extensions(document: Document):
    document.do(merge_edit(document, plan_merge(document, SOURCE), {"new"}))
    slot = int(document.table.order[-1])
    assert document.table.extension_of(slot) == IMAGE_XML


LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml" rel="alternate" hreflang'
EXTENDED = (
    f'<image:image xmlns:image="{IMAGE}"><image:loc>{HOST}/1.png</image:loc><image:title>One</image:title></image:image>'
    f'<xhtml:link {LINKS}="de" href="{HOST}/de"/><xhtml:link {LINKS}="fr" href="{HOST}/fr"/>'
)


def read_table(folder: Path, *lines: str) -> SourceEntries:
    """Return the entries of a CSV file of these lines."""
    return read_source([put(folder / "table.csv", "\n".join(lines) + "\n")])


def test_extension_columns_update_listed_entries(tmp_path: Path):
    document = open_path(
        put(
            tmp_path / "a.xml",
            urlset({"loc": f"{HOST}/a", "xml": EXTENDED}, {"loc": f"{HOST}/b"}, {"loc": f"{HOST}/c"}),
        )
    )
    source = read_table(
        tmp_path,
        "loc,image:loc,image:title,image:loc,hreflang DE,hreflang fr",
        f"{HOST}/a,{HOST}/1.png,,{HOST}/2.png,{HOST}/neu,{HOST}/fr",
        f"{HOST}/b,,,,{HOST}/b-de,",
        f"{HOST}/c,,,,,",
    )
    plan = plan_merge(document, source)
    assert plan.counts == {"new": 0, "known": 3, "changed": 2, "gone": 0}
    assert plan.extension_values.select("name", "before", "after").rows() == [
        ("image:loc#1.0", None, f"{HOST}/2.png"),
        ("hreflang DE", f"{HOST}/de", f"{HOST}/neu"),
        ("hreflang DE", None, f"{HOST}/b-de"),
    ]
    before = [document.table.extension_of(slot) for slot in document.table.order.tolist()]
    undo = document.do(merge_edit(document, plan, {"changed"}))
    first, second, third = (document.table.extension_of(slot) or "" for slot in document.table.order.tolist())
    assert f'hreflang="de" href="{HOST}/neu"' in first
    assert [first.count(text) for text in ("<image:loc>", "<image:title>One<", 'hreflang="fr"')] == [2, 1, 1]
    assert f'hreflang="DE" href="{HOST}/b-de"' in second
    assert third == ""
    assert plan_merge(document, source).counts["changed"] == 0
    document.do(undo)
    assert [document.table.extension_of(slot) for slot in document.table.order.tolist()] == before


def test_exported_csv_changes_nothing_when_imported(tmp_path: Path):
    media = EXTENDED.replace('hreflang="fr"', 'media="print"') + EXTENDED
    entries = {"loc": f"{HOST}/a", "xml": EXTENDED}, {"loc": f"{HOST}/b", "xml": media}
    document = open_path(put(tmp_path / "a.xml", urlset(*entries)))
    save_new_document(document_from_source(read_source([tmp_path / "a.xml"])), tmp_path / "b.csv")
    plan = plan_merge(document, read_source([tmp_path / "b.csv"]))
    assert (plan.n_known, plan.counts["changed"]) == (2, 0)


def test_control_characters_of_extension_columns_are_left_out(tmp_path: Path):
    document = open_path(put(tmp_path / "a.xml", urlset(f"{HOST}/a")))
    source = read_table(tmp_path, "loc,image:title", f"{HOST}/a,x\x01y", f"{HOST}/new,x\x01y", f"{HOST}/b,\x01")
    document.do(merge_edit(document, plan_merge(document, source), {"new", "changed"}))
    save(document)
    assert content(tmp_path / "a.xml").count("<image:title>xy</image:title>") == 2


def test_blank_extension_cells_change_no_entry(tmp_path: Path):
    document = open_path(put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/a", "xml": EXTENDED})))
    plan = plan_merge(document, read_table(tmp_path, "loc,image:title,hreflang it", f"{HOST}/a, ,"))
    assert (plan.counts["changed"], plan.extensions) == (0, None)


def test_set_from_source_has_each_url_once(document: Document):
    made = document_from_source(SOURCE)
    assert [row[0] for row in rows(made)] == [f"{HOST}/new", f"{HOST}/a", f"{HOST}/b"]


def test_empty_source_makes_all_entries_gone(document: Document):
    empty = SourceEntries(build_source_frame({"loc": pl.Series([], dtype=pl.String)}))
    assert plan_merge(document, empty).counts == {"new": 0, "known": 0, "changed": 0, "gone": 3}
    assert merge_edit(document, plan_merge(document, empty), {"new", "changed"}).edits == []


def test_sources_of_every_kind_are_read_together(tmp_path: Path):
    image = f"<url><loc>{HOST}/image</loc><i:image><i:loc>{HOST}/i.png</i:loc></i:image></url>"
    paths = [
        put(tmp_path / "list.txt", f"{HOST}/list\n"),
        put(
            tmp_path / "feed.xml", f"<rss version='2.0'><channel><item><link>{HOST}/feed</link></item></channel></rss>"
        ),
        put(tmp_path / "crawl.csv", f"Address,Status Code\n{HOST}/crawl,200\n"),
        put(tmp_path / "a.log", '1.2.3.4 - - [10/Oct/2026:13:55:36 -0700] "GET /log HTTP/1.1" 200 1\n'),
        put_set(tmp_path, {"child.xml": f'<urlset xmlns="{NAMESPACE}" xmlns:i="{IMAGE}">{image}</urlset>'}),
    ]
    source = read_source(paths, base_url=f"{HOST}/")
    assert sorted(source.entries["loc"]) == [f"{HOST}/{name}" for name in ("crawl", "feed", "image", "list", "log")]
    made = document_from_source(source)
    xml = next(made.table.extension_of(int(slot)) for slot in made.table.order if made.table.extension_of(int(slot)))
    assert xml is not None
    assert f'xmlns:i="{IMAGE}"' in xml
