"""Saving reverted, undone or repaired values: all other bytes are unchanged."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, plan_move
from tests.builders import (
    HOST,
    content,
    files_in,
    index,
    joined,
    locs,
    positions_of,
    put,
    put_set,
    slots_of,
    small_set,
    stats,
    urlset,
)

TABLE = f'loc;title\r\n{HOST}/a;\'x\r\n"{HOST}/b"\r\n'


def written_since(before: dict, folder: Path) -> set[str]:
    return {name for name, stat in stats(folder).items() if stat != before.get(name)}


def edit_and_restore_cell(document, set_cell, position: int, field: str = "loc") -> None:
    old = document.table.column(field)[position]
    set_cell(document, position, field, "https://else")
    set_cell(document, position, field, old)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.xml", urlset(*locs(2))),
        ("a.xml.gz", urlset(*locs(2))),
        ("a.txt", f"\ufeff{HOST}\r\n  {HOST}/b"),
        ("a.txt.gz", joined(locs(2))),
        ("a.csv", TABLE),
        ("a.xml", urlset("https://a/ü", HOST).replace("UTF-8", "ISO-8859-1").encode("latin-1")),
        ("a.xml.gz", gzip.compress(urlset(*locs(2)).encode(), compresslevel=1, mtime=77)),
    ],
)
def test_saving_cell_edited_back_writes_nothing(tmp_path, set_cell, name, text):
    document = open_path(put(tmp_path / name, text))
    findings = list(document.findings)
    edit_and_restore_cell(document, set_cell, 1)
    assert document.is_changed(0)
    before = stats(tmp_path)
    assert save(document).paths == ()
    assert stats(tmp_path) == before
    assert not document.is_changed(0)
    assert document.findings == findings


def test_latin_1_file_is_editable_after_saving_nothing(tmp_path, set_cell):
    path = put(tmp_path / "a.xml", urlset("https://a/ü", HOST).replace("UTF-8", "ISO-8859-1").encode("latin-1"))
    document = open_path(path)
    edit_and_restore_cell(document, set_cell, 1)
    save(document)
    set_cell(document, 1, "loc", f"{HOST}/new")
    save(document)
    assert content(path) == urlset("https://a/ü", f"{HOST}/new")


def test_replacing_entry_by_equal_one_writes_nothing(tmp_path, add_entry, set_cell):
    path = put(tmp_path / "a.txt", joined(locs(3)))
    document = open_path(path)
    document.do(RemoveEntries(positions_of(1)))
    add_entry(document, 1, loc=locs(3)[1])
    assert save(document).paths == ()
    assert not document.is_changed(0)
    set_cell(document, 1, "loc", "https://new")
    save(document)
    assert content(path) == joined([locs(3)[0], "https://new", locs(3)[2]])


def test_index_date_of_unwritten_sitemap_is_unchanged(tmp_path, set_cell):
    path = small_set(tmp_path)
    document = open_path(path)
    edit_and_restore_cell(document, set_cell, 0)
    before = stats(tmp_path)
    assert save(document).paths == ()
    assert stats(tmp_path) == before
    edit_and_restore_cell(document, set_cell, 0)
    set_cell(document, 3, "priority", "0.1")
    assert [path.name for path in save(document).paths] == ["two.xml.gz", "sitemap.xml"]
    assert written_since(before, tmp_path) == {"two.xml.gz", "sitemap.xml"}
    assert "<lastmod>2020-01-01</lastmod>" in content(path)


def test_unchanged_file_saved_elsewhere_is_exact_copy(tmp_path, set_cell):
    path = small_set(tmp_path / "old")
    put(tmp_path / "old" / "two.xml.gz", gzip.compress(urlset(*locs(2)).encode(), compresslevel=1, mtime=77))
    before = files_in(tmp_path / "old")
    document = open_path(path)
    edit_and_restore_cell(document, set_cell, 3)
    save(document, tmp_path / "new" / "sitemap.xml")
    assert files_in(tmp_path / "new") == before
    assert not document.is_changed(1)


@pytest.mark.parametrize("is_taken_back", [True, False])
def test_saving_repaired_sitemap_changes_only_edit_and_repairs(tmp_path, set_cell, is_taken_back):
    path = put(tmp_path / "a.xml", BARE)
    document = open_path(path)
    set_cell(document, 1, "loc", f"{HOST}/new")
    if is_taken_back:
        set_cell(document, 1, "loc", f"{HOST}/b")
    assert save(document).paths == (path,)
    assert content(path) == BARE.replace("&", "&amp;").replace("/b<", "/b<" if is_taken_back else "/new<")


def test_removed_entry_is_restored_beside_its_saved_copy(tmp_path, add_entry):
    path = put(tmp_path / "a.txt", joined(locs(2)))
    document = open_path(path)
    copies = document.add_copies(document.table.order[:1])
    removal = document.do(RemoveEntries(positions_of(0)))
    document.do(InsertEntries(np.array([0]), copies))
    save(document)
    document.do(removal)
    save(document)
    assert content(path) == joined([locs(1)[0], *locs(2)])


def test_file_listed_twice_is_dated_in_both_entries(tmp_path, monkeypatch, set_cell):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793620800")
    put(tmp_path / "one.xml", urlset(*locs(2)))
    listed = [(f"{HOST}/one.xml", "2020-01-01"), (f"{HOST}/gone.xml", "2020-01-02"), (f"{HOST}/one.xml", "2020-01-03")]
    path = put(tmp_path / "index.xml", index(*listed))
    document = open_path(path)
    set_cell(document, 0, "priority", "0.1")
    save(document)
    expected = ["2026-11-02", "2020-01-02", "2026-11-02"]
    assert [sitemap.lastmod for sitemap in document.sitemaps] == expected
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793707200")
    set_cell(document, 0, "priority", "0.2")
    save(document, tmp_path / "new" / "index.xml")
    set_cell(document, 0, "priority", "0.3")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793793600")
    save(document)
    assert [sitemap.lastmod for sitemap in document.sitemaps] == ["2026-11-04", "2020-01-02", "2026-11-04"]


BARE = urlset(f"{HOST}/?a", f"{HOST}/b").replace("?a", "?a&b")


def test_repaired_sitemap_is_changed_until_saved(tmp_path):
    path = put(tmp_path / "a.xml.gz", BARE)
    document = open_path(path)
    assert [(sitemap, repair.rule) for sitemap, repair in document.repairs] == [(0, "ampersand-bare")]
    assert (document.is_changed(0), document.changed_sitemaps()) == (True, {0})
    assert content(path) == BARE
    save(document)
    assert (document.is_changed(0), document.repairs, document.findings) == (False, [], [])
    assert content(path) == BARE.replace("&", "&amp;")


def test_only_repaired_sitemaps_of_set_are_written(tmp_path, set_cell):
    put(tmp_path / "bad.xml", BARE)
    put(tmp_path / "fine.xml", urlset(*locs(1)))
    path = put(tmp_path / "index.xml", index((f"{HOST}/bad.xml", "2020-01-01"), (f"{HOST}/fine.xml", "2020-01-01")))
    saved = save(open_path(path))
    assert [file.name for file in saved.paths] == ["bad.xml", "index.xml"]
    assert content(path).count("2020-01-01") == 1
    # A repaired index is saved although no sitemap changed; one without dates is not saved although one did.
    document = open_path(put(path, "\n" + index(f"{HOST}/fine.xml")))
    assert [sitemap for sitemap, _ in document.repairs] == [None]
    assert [file.name for file in save(document).paths] == ["index.xml"]
    assert content(path) == index(f"{HOST}/fine.xml")
    assert document.repairs == []
    set_cell(document, 0, "priority", "0.1")
    assert [file.name for file in save(document).paths] == ["fine.xml"]
    assert content(path) == index(f"{HOST}/fine.xml")


def test_repaired_file_in_another_encoding_is_saved_as_utf8(tmp_path):
    text = BARE.replace("UTF-8", "ISO-8859-1").replace("?a", "?\u00fc")
    path = put(tmp_path / "a.xml", text.encode("latin-1"))
    document = open_path(path)
    assert [finding.rule for _, finding in document.findings] == ["malformed", "not-utf-8"]
    save(document)
    assert content(path) == BARE.replace("&", "&amp;").replace("?a", "?\u00fc")


ODD = f"""<?xml version='1.0' encoding='utf-8'?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <!-- first -->
  <url><loc>{HOST}/1</loc></url>
  <url >
      <loc><![CDATA[{HOST}/2?a&b]]></loc><!-- mine -->
    <priority>0.5</priority><lastmod  >2020</lastmod>
  </url>
  <url><x:note xmlns:x='urn:x'  kind = "odd">&#65;</x:note><loc>{HOST}/3</loc></url>

  <!-- last -->
  <url><loc>{HOST}/4</loc></url>
</urlset>
"""


@pytest.mark.parametrize("positions", [(1,), (0,), (3,), (1, 2), (0, 1, 2, 3)])
def test_undoing_saved_removal_restores_entry_bytes(tmp_path, positions):
    document = open_path(put(tmp_path / "odd.xml", ODD))
    inverse = document.do(RemoveEntries(positions_of(*positions)))
    save(document)
    assert content(tmp_path / "odd.xml") != ODD
    document.do(inverse)
    save(document)
    assert sorted(content(tmp_path / "odd.xml").split()) == sorted(ODD.split())
    for entry in re.findall(r"<url[ >].*?</url>", ODD, re.DOTALL):
        assert entry in content(tmp_path / "odd.xml")
    if positions in ((1,), (1, 2)):
        assert content(tmp_path / "odd.xml") == ODD


def test_undoing_removal_after_several_saves_restores_entries(tmp_path):
    document = open_path(put(tmp_path / "odd.xml", ODD))
    inverse = document.do(RemoveEntries(positions_of(1)))
    save(document)
    document.do(SetCells("lastmod", slots_of(0), pl.Series(["2021"])))
    save(document)
    document.do(inverse)
    save(document)
    assert "<loc><![CDATA[" in content(tmp_path / "odd.xml")
    again = document.do(RemoveEntries(positions_of(1)))
    save(document)
    document.do(again)
    document.do(SetCells("priority", slots_of(1), pl.Series(["0.9"])))
    save(document)
    assert open_path(tmp_path / "odd.xml").table.value(1, "priority") == "0.9"


def test_undoing_saved_move_restores_bytes_of_both_sitemaps(tmp_path):
    path = put_set(tmp_path, {"odd.xml": ODD, "other.xml": urlset(*locs(2))}, name="sitemap.xml")
    document = open_path(path)
    inverse = document.do(plan_move(document.table, positions_of(1, 2), 5, sitemap=1))
    save(document)
    assert "note" in content(tmp_path / "other.xml")
    document.do(inverse)
    save(document)
    assert content(tmp_path / "odd.xml") == ODD
    assert content(tmp_path / "other.xml") == urlset(*locs(2))


def test_removal_of_5001_entries_is_undone_after_save(tmp_path):
    document = open_path(put(tmp_path / "many.xml", urlset(*locs(5_002))))
    inverse = document.do(RemoveEntries(np.arange(5_001)))
    save(document)
    source = document.sitemaps[0].source
    assert source is not None
    assert not source.spellings
    document.do(inverse)
    save(document)
    assert len(open_path(tmp_path / "many.xml").table) == 5_002
