"""Recovered sets equal the sets before the crash, unless files were changed since."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.set_edits.sitemap_edits import (
    create_sitemap,
    plan_files_as_sitemaps,
    plan_index_dates,
    plan_new_sitemaps,
    plan_sitemap_merge,
    plan_sitemap_order,
    plan_sitemap_removal,
    plan_sitemap_rename,
    read_existing,
)
from sitemap_studio.document.set_edits.split_sitemaps import plan_index
from sitemap_studio.model.edits import (
    Edit,
    RemoveEntries,
    SetCells,
    plan_move,
)
from tests.builders import HOST, files_in, locs, positions_of, put, small_set, urlset
from tests.document.recovery.logs import recorded, recovered, saved, state


def merged_into_next(document: Document, sitemaps: list[int]) -> Edit:
    """Merge sitemaps into the one after them."""
    return plan_sitemap_merge(document, sitemaps, into=sitemaps[-1] + 1)


def test_new_index_is_recovered(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_index(document, base_url=f"{HOST}/").edit(document))
    document.do(plan_new_sitemaps(document, create_sitemap(document, "more.xml"), locs=[f"{HOST}/more.xml"]))
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.unread_count == 0
    assert state(result.document) == state(document)
    assert result.document.path == document.path
    assert result.is_current()
    put(tmp_path / "shop.xml", urlset(*locs(2)))
    assert not result.is_current()


def test_sitemaps_reordered_after_save_are_recovered(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_index(document, base_url=f"{HOST}/").edit(document))
    document.do(plan_new_sitemaps(document, create_sitemap(document, "more.xml"), locs=[f"{HOST}/more.xml"]))
    saved(document, recorder)
    document.do(plan_sitemap_order(document, [sitemap.id for sitemap in document.sitemaps][::-1]))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    assert len(result.changes) == 1


def test_folder_edited_before_and_after_save_is_recovered(tmp_path: Path):
    for name in ("a.xml", "b.xml", "c.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(tmp_path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(SetCells("lastmod", document.table.order[1:2], pl.Series(["2030"])))
    document.do(plan_sitemap_rename(document, 2, "d.xml"))
    document.do(plan_sitemap_removal(document, [0]))
    saved(document, recorder)
    document.do(SetCells("lastmod", document.table.order, pl.Series(["2031", "2032"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    save(result.document)
    assert {name for name in files_in(tmp_path) if not name.startswith(".")} == {"a.xml", "b.xml", "d.xml"}


@pytest.mark.parametrize("has_index", [True, False], ids=["index", "folder"])
def test_file_of_recovered_sitemap_removal_is_unused_and_retained(tmp_path: Path, has_index: bool):
    path = small_set(tmp_path) if has_index else tmp_path
    for name in () if has_index else ("one.xml", "three.xml", "two.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_sitemap_removal(document, [0]))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert state(result.document) == state(document)
    assert [unused.path.name for unused in prepare_save(result.document).unused] == ["one.xml"]
    save(result.document)
    assert (tmp_path / "one.xml").exists()


@pytest.mark.parametrize("edit", [plan_sitemap_removal, merged_into_next], ids=["remove", "merge"])
def test_sitemap_removal_or_merge_undone_after_save_is_recovered(
    tmp_path: Path, edit: Callable[[Document, list[int]], Edit]
):
    path = small_set(tmp_path)
    document = open_path(path)
    recorder = recorded(document, tmp_path / ".logs")
    undo = document.do(edit(document, [0]))
    saved(document, recorder)
    document.do(undo)
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2031"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    save(result.document)
    again = open_path(path)
    assert again.table.locs() == document.table.locs()
    assert again.table.column("lastmod").to_list() == document.table.column("lastmod").to_list()


def test_folder_edited_after_saved_rename_is_recovered(tmp_path: Path):
    for name in ("a.xml", "b.xml", "c.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(tmp_path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_sitemap_rename(document, 0, "z.xml"))
    saved(document, recorder)
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2031"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    save(result.document)
    assert "<lastmod>2031</lastmod>" in (tmp_path / "z.xml").read_text()


@pytest.mark.parametrize("form", ["folder", "lone"])
def test_index_redone_after_save_is_recovered_and_saved(tmp_path: Path, form: str):
    names = ("a.xml", "b.xml") if form == "folder" else ("a.xml",)
    paths = [put(tmp_path / name, urlset(f"{HOST}/{name}")) for name in names]
    document = open_path(tmp_path if form == "folder" else paths[0])
    recorder = recorded(document, tmp_path / ".logs")
    undo = document.do(plan_index(document, name_owner="sitemap", base_url=f"{HOST}/").edit(document))
    saved(document, recorder)
    redo = document.do(undo)
    saved(document, recorder)
    document.do(redo)
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2031"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert state(result.document) == state(document)
    assert document.path is not None
    assert document.path.exists()
    save(result.document)
    again = open_path(document.path)
    assert again.index is not None
    assert again.table.locs() == document.table.locs()
    assert again.table.value(0, "lastmod") == "2031"


@pytest.mark.parametrize("is_changed", [False, True])
def test_recovered_newly_listed_file_is_saved_unless_changed_since(tmp_path: Path, is_changed: bool):
    path, beside = small_set(tmp_path), put(tmp_path / "three.xml", urlset(HOST, f"{HOST}/new"))
    document = open_path(path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_files_as_sitemaps(document, read_existing(document, document.table, [beside])))
    document.do(SetCells("priority", document.table.order[-1:], pl.Series(["0.3"])))
    recorder.close()
    if is_changed:
        put(beside, urlset(f"{HOST}/other"))
    result = recovered(tmp_path / ".logs")
    assert state(result.document) == state(document)
    if is_changed:
        with pytest.raises(WriteError, match=r"three\.xml"):
            save(result.document)
        return
    save(result.document)
    expected = urlset(HOST, {"loc": f"{HOST}/new", "priority": "0.3"})
    assert beside.read_text(encoding="utf-8") == expected
    assert state(open_path(path)) == state(document)


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return put(tmp_path / "shop.xml", urlset(*locs(6)))


def edit_and_leave_log(path: Path) -> Document:
    """Leave a log of edits in the folder “logs” beside a file, and return the set with these."""
    document = open_path(path)
    recorder = recorded(document, path.parent / "logs")
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    document.do(RemoveEntries(positions_of(1)))
    recorder.close()
    return document


def test_log_is_not_replayed_until_changed_file_is_restored(shop: Path):
    document, content = edit_and_leave_log(shop), shop.read_text()
    put(shop, urlset({"loc": f"{HOST}/0", "lastmod": "1999"}, *locs(5, 1)))
    result = recovered(shop.parent / "logs")
    assert (result.changed, result.was_saving, len(result.changes)) == (("shop.xml",), False, 0)
    assert result.document.table.column("lastmod").to_list() == ["1999", *[None] * 5]
    put(shop, content)
    assert state(recovered(shop.parent / "logs").document) == state(document)


def test_edits_are_recovered_if_only_file_time_changed(shop: Path):
    document = edit_and_leave_log(shop)
    os.utime(shop, (0, 0))
    assert state(recovered(shop.parent / "logs").document) == state(document)


@pytest.mark.parametrize("kind", ["sitemap", "index", "removed"])
def test_changed_or_removed_file_of_set_is_reported(tmp_path: Path, kind: str):
    index = small_set(tmp_path)
    edit_and_leave_log(index)
    if kind == "sitemap":
        put(tmp_path / "one.xml", urlset(f"{HOST}/z"))
    elif kind == "index":
        index.write_text(index.read_text().replace("</sitemapindex>", "<!-- --></sitemapindex>"))
    else:
        (tmp_path / "two.xml.gz").unlink()
    changed = {"sitemap": "one.xml", "index": "sitemap.xml", "removed": "two.xml.gz"}[kind]
    assert recovered(tmp_path / "logs").changed == (changed,)


def test_kill_after_completed_save_recovers_without_changes(shop: Path):
    document = open_path(shop)
    recorder = recorded(document, shop.parent / "logs")
    document.do(RemoveEntries(positions_of(1)))
    recorder.begin_save()
    save(document)
    recorder.close()
    result = recovered(shop.parent / "logs")
    assert (result.changed, result.was_saving, len(result.changes)) == ((), True, 0)
    assert result.document.table.locs() == document.table.locs()


def test_recovered_changes_are_listed_by_entry_and_sitemap(tmp_path: Path):
    document = open_path(small_set(tmp_path))
    recorder = recorded(document, tmp_path / "logs")
    document.do(plan_move(document.table, positions_of(0), len(document.table), sitemap=1))
    document.do(plan_sitemap_rename(document, 0, "uno.xml"))
    document.do(plan_index_dates(document, {1: "2030"}))
    document.do(plan_new_sitemaps(document, create_sitemap(document, "three.xml")))
    recorder.close()
    changes = recovered(tmp_path / "logs").changes
    assert changes.lines.select("what", "sitemap").rows() == [
        ("moved entry", None),
        ("name", 0),
        ("loc", 0),
        ("lastmod", 1),
        ("sitemap", 2),
    ]
    assert changes.loc(int(changes.lines["slot"][0])) == f"{HOST}/a"
