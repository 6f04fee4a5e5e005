"""Sets that get an index, lose sitemaps or are all files of a folder are recovered as what they were to be."""

from __future__ import annotations

import shutil
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.recovery.replaying import recover
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.set_editing import adding, arranging, new_sitemap, removing, renaming
from sitemap_studio.document.set_edits.split_sitemaps import plan_index
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, files_in, locs, put, small_set, urlset
from tests.document.recovery.logs import no_complaint, only_log, recorded, recovered, saved, state


def test_a_lone_sitemap_that_got_an_index_is_recovered_with_it(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_index(document, base_url=f"{HOST}/").edit(document))
    document.do(adding(document, new_sitemap(document, "more.xml"), locs=[f"{HOST}/more.xml"]))
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.n_unread == 0
    assert state(result.document) == state(document)
    assert result.document.path == document.path
    assert result.is_current()
    for step in reversed(result.steps):
        result.document.do(step.edit)
    assert result.document.index is None
    assert result.document.path == tmp_path / "shop.xml"
    put(tmp_path / "shop.xml", urlset(*locs(2)))
    assert not result.is_current()


def test_a_set_with_a_new_index_is_recovered_after_it_was_saved(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_index(document, base_url=f"{HOST}/").edit(document))
    saved(document, recorder)
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)


def test_a_folder_of_sitemaps_is_recovered(tmp_path: Path):
    for name in ("a.xml", "b.xml", "c.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(tmp_path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(SetCells("lastmod", document.table.order[1:2], pl.Series(["2030"])))
    document.do(renaming(document, 2, "d.xml"))
    document.do(removing(document, [0]))
    saved(document, recorder)
    document.do(SetCells("lastmod", document.table.order, pl.Series(["2031", "2032"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    save(result.document)
    assert {name for name in files_in(tmp_path) if not name.startswith(".")} == {"b.xml", "d.xml"}


def test_a_set_that_was_moved_is_recovered_where_it_is_now_and_its_log_follows(tmp_path: Path):
    document = open_path(small_set(tmp_path / "site"))
    recorder = recorded(document, tmp_path / "logs")
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.close()
    (tmp_path / "site").rename(tmp_path / "moved")
    moved = open_path(tmp_path / "moved" / "sitemap.xml")
    log = only_log(tmp_path / "logs").followed_to(moved)
    assert log is not None
    result = recover(log)
    assert result.changed == ()
    assert state(result.document) == state(document)
    result.go_on(tmp_path / "logs", no_complaint).close()
    assert only_log(tmp_path / "logs").is_of(tmp_path / "moved" / "sitemap.xml")


@pytest.mark.parametrize("what", ["copied", "changed", "renamed"])
def test_a_log_follows_to_nothing_but_its_own_set(tmp_path: Path, what: str):
    document = open_path(small_set(tmp_path / "site"))
    recorder = recorded(document, tmp_path / "logs")
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.close()
    shutil.copytree(tmp_path / "site", tmp_path / "other")
    index = tmp_path / "other" / "sitemap.xml"
    if what != "copied":
        shutil.rmtree(tmp_path / "site")
    if what == "changed":
        put(tmp_path / "other" / "one.xml", urlset(f"{HOST}/else"))
    if what == "renamed":
        index = index.rename(tmp_path / "other" / "index.xml")
    assert only_log(tmp_path / "logs").followed_to(open_path(index)) is None


def test_sitemaps_in_another_order_are_something_to_recover(tmp_path: Path):
    document = open_path(small_set(tmp_path / "site"))
    recorder = recorded(document, tmp_path / "logs")
    document.do(arranging(document, [1, 0]))
    recorder.close()
    found = recovered(tmp_path / "logs")
    assert state(found.document) == state(document)
    assert len(found.changes) == 1
