"""Sitemaps without an index get one: a lone one that is too large, and those of a folder; and it is taken back."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from sitemap_studio.core.errors import ReadOnlyError, RequestError, WriteError
from sitemap_studio.document.address import proposed_address
from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import new_document, open_path
from sitemap_studio.document.reports import write_problems
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.document.set_edits.set_editing import removing
from sitemap_studio.document.set_edits.split_sitemaps import plan_index
from sitemap_studio.model.edits import RemoveEntries
from tests.builders import HOST, content, files_in, joined, locs, put, urlset
from tests.document.conftest import ODD
from tests.document.set_cases import DOUBTED, by_sitemap, names


@pytest.fixture(autouse=True)
def _today(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793577600")


def lone(path, most: int):
    """A sitemap, of a profile that allows so many entries in one."""
    document = open_path(path)
    document.set_profile(replace(document.profile, max_urls=most))
    check(document)
    return document


def entry(name: str) -> str:
    return f"<loc>{HOST}/{name}</loc>"


def test_the_index_takes_the_name_and_the_sitemap_gets_numbers(tmp_path):
    before = content(put(tmp_path / "sitemap.xml", urlset(*locs(5))))
    document = lone(tmp_path / "sitemap.xml", 2)
    plan = plan_index(document, keeps="index")
    assert (plan.index_name, plan.base_url, plan.n_outside) == ("sitemap.xml", f"{HOST}/", 0)
    assert [(part.name, len(part.slots)) for part in plan.parts] == [
        ("sitemap-1.xml", 2), ("sitemap-2.xml", 2), ("sitemap-3.xml", 1),
    ]  # fmt: skip
    undo = document.do(plan.edit(document))
    assert (document.kind, document.path) == ("index", tmp_path / "sitemap.xml")
    assert content(tmp_path / "sitemap.xml") == before
    saved = save(document)
    assert [path.name for path in saved.paths] == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"]
    assert content(tmp_path / "sitemap-1.xml") == urlset(*locs(2))
    again = open_path(tmp_path / "sitemap.xml")
    assert by_sitemap(again) == {"sitemap-1.xml": ["0", "1"], "sitemap-2.xml": ["2", "3"], "sitemap-3.xml": ["4"]}
    assert [sitemap.lastmod for sitemap in again.sitemaps] == ["2026-11-02T00:00:00+00:00"] * 3
    document.do(undo)
    assert (document.kind, document.path, document.index) == ("urlset", tmp_path / "sitemap.xml", None)
    save(document)
    assert files_in(tmp_path) == {"sitemap.xml": before.encode()}


def test_the_first_sitemap_can_keep_the_name(tmp_path):
    before = content(put(tmp_path / "shop.xml.gz", urlset(*locs(3))))
    document = lone(tmp_path / "shop.xml.gz", 2)
    undo = document.do(plan_index(document, keeps="sitemap").edit(document))
    assert (document.name, names(document)) == ("shop-index.xml", ["shop.xml.gz", "shop-2.xml.gz"])
    save(document)
    assert files_in(tmp_path).keys() == {"shop.xml.gz", "shop-2.xml.gz", "shop-index.xml"}
    assert content(tmp_path / "shop.xml.gz") == urlset(*locs(2))
    assert entry("shop.xml.gz") in content(tmp_path / "shop-index.xml")
    document.do(undo)
    assert document.path == tmp_path / "shop.xml.gz"
    save(document)
    assert files_in(tmp_path).keys() == {"shop.xml.gz"}
    assert content(tmp_path / "shop.xml.gz") == before


def test_undone_before_a_save_nothing_is_to_be_saved(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    document = lone(path, 2)
    before, problems = files_in(tmp_path), document.problems.counts()
    redo = document.do(document.do(plan_index(document).edit(document)))
    assert (document.path, document.index) == (path, None)
    assert document.problems.counts() == problems
    assert save(document).paths == ()
    assert files_in(tmp_path) == before
    document.do(redo)
    save(document)
    assert by_sitemap(open_path(path)) == {"sitemap-1.xml": ["0", "1"], "sitemap-2.xml": ["2"]}


def test_undo_and_redo_go_over_saves_as_often_as_wanted(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    before = files_in(tmp_path)
    document = lone(path, 2)
    edit = plan_index(document).edit(document)
    for _ in range(3):
        edit = document.do(edit)
        save(document)
        written = files_in(tmp_path)
        assert written.keys() == {"sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"}
        edit = document.do(edit)
        save(document)
        assert files_in(tmp_path) == before


def test_a_style_of_its_own_survives(odd, tmp_path):
    document = lone(odd, 2)
    document.do(plan_index(document, keeps="sitemap").edit(document))
    save(document)
    kept = ODD.replace("\n", "\r\n").encode()
    cut_at, resumed_at = kept.index(b"\r\n\t<url><loc>https://a.b/3"), kept.index(b"\r\n</urlset>")
    assert files_in(tmp_path)["odd.xml"] == kept[:cut_at] + kept[resumed_at:]


def test_the_problem_of_size_goes_and_comes_back(tmp_path):
    document = lone(put(tmp_path / "sitemap.xml", urlset(*locs(3))), 2)
    assert "too-many-urls" in document.problems.counts()
    undo = document.do(plan_index(document).edit(document))
    assert "too-many-urls" not in document.problems.counts()
    document.do(undo)
    assert "too-many-urls" in document.problems.counts()


def test_a_lone_sitemap_that_fits_can_have_an_index_too(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    document = lone(path, 50)
    before = path.stat()
    document.do(plan_index(document, keeps="sitemap").edit(document))
    assert [file.name for file in save(document).paths] == ["sitemap-index.xml"]
    after = path.stat()
    assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)


def test_a_text_list_keeps_its_name(tmp_path):
    document = lone(put(tmp_path / "urls.txt", joined(locs(3))), 2)
    with pytest.raises(RequestError, match="can't be the name of an index"):
        plan_index(document, keeps="index")
    document.do(plan_index(document, keeps="sitemap").edit(document))
    save(document)
    assert {name: text.decode() for name, text in files_in(tmp_path).items() if name.endswith("txt")} == {
        "urls.txt": joined(locs(2)),
        "urls-2.txt": joined(locs(1, 2)),
    }
    assert by_sitemap(open_path(tmp_path / "urls-index.xml")) == {"urls.txt": ["0", "1"], "urls-2.txt": ["2"]}


def test_the_address_is_that_of_most_entries_or_the_given_one(tmp_path):
    entries = ("https://b.example/1", *locs(2), "HTTPS://www.example.com/x/", " /relative", "")
    document = lone(put(tmp_path / "sitemap.xml", urlset(*entries)), 50)
    assert proposed_address(document) == f"{HOST}/sitemap.xml"
    assert plan_index(document).n_outside == 1
    plan = plan_index(document, base_url="https://b.example/maps")
    assert (plan.base_url, plan.parts[0].loc) == ("https://b.example/maps/", "https://b.example/maps/sitemap-1.xml")
    assert plan.n_outside == 4
    document.address = "https://b.example/deep/sitemap.xml"
    assert plan_index(document).base_url == "https://b.example/deep/"


@pytest.mark.parametrize("base", ["", "x", "/maps/", "ftp://a.b/", "https://a.b/?x", "https://"])
def test_an_address_that_can_not_be_is_refused_with_a_reason(tmp_path, base):
    document = lone(put(tmp_path / "sitemap.xml", urlset(*locs(1))), 50)
    with pytest.raises(RequestError):
        plan_index(document, base_url=base)


def test_where_nothing_tells_the_address_it_is_asked_for(tmp_path):
    document = lone(put(tmp_path / "sitemap.xml", urlset("/relative")), 50)
    with pytest.raises(RequestError, match="folder"):
        plan_index(document)


def test_names_that_other_files_have_are_passed_over(tmp_path):
    put(tmp_path / "sitemap-1.xml", "mine")
    put(tmp_path / "sitemap-index.xml", "mine")
    document = lone(put(tmp_path / "sitemap.xml", urlset(*locs(3))), 2)
    assert [part.name for part in plan_index(document).parts] == ["sitemap-2.xml", "sitemap-3.xml"]
    assert plan_index(document, keeps="sitemap").index_name == "sitemap-index-2.xml"


def test_a_file_that_took_the_name_since_is_not_replaced(tmp_path):
    document = lone(put(tmp_path / "sitemap.xml", urlset(*locs(3))), 2)
    document.do(plan_index(document, keeps="sitemap").edit(document))
    put(tmp_path / "sitemap-index.xml", "mine")
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match="is there already"):
        save(document)
    assert files_in(tmp_path) == before


def test_the_sitemaps_of_a_folder_get_an_index_and_stay_as_they_are(tmp_path):
    for number in (1, 2):
        put(tmp_path / f"part-{number}.xml", urlset(*locs(2, number)))
    before = {path.name: (path.read_bytes(), path.stat().st_ino) for path in tmp_path.iterdir()}
    document = open_path(tmp_path)
    undo = document.do(plan_index(document).edit(document))
    assert (document.path, names(document)) == (tmp_path / "sitemap.xml", ["part-1.xml", "part-2.xml"])
    assert [path.name for path in save(document).paths] == ["sitemap.xml"]
    assert {name: (tmp_path / name).stat().st_ino for name in before} == {
        name: each[1] for name, each in before.items()
    }
    assert by_sitemap(open_path(tmp_path)) == {"part-1.xml": ["1", "2"], "part-2.xml": ["2", "3"]}
    document.do(undo)
    assert (document.path, document.is_folder) == (tmp_path, True)
    save(document)
    assert files_in(tmp_path) == {name: each[0] for name, each in before.items()}


def test_a_set_that_got_its_index_is_saved_elsewhere_whole(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    before = files_in(tmp_path)
    document = lone(path, 2)
    undo = document.do(plan_index(document).edit(document))
    save(document, tmp_path / "new" / "map.xml")
    assert files_in(tmp_path / "new").keys() == {"map.xml", "sitemap-1.xml", "sitemap-2.xml"}
    assert files_in(tmp_path).items() >= before.items()
    document.do(undo)
    save(document)
    assert files_in(tmp_path / "new") == before
    assert files_in(tmp_path).items() >= before.items()


def test_a_folder_of_which_all_sitemaps_but_one_are_removed_is_that_one(tmp_path):
    for number in (1, 2):
        put(tmp_path / f"part-{number}.xml", urlset(*locs(2, number)))
    document = open_path(tmp_path)
    undo = document.do(removing(document, [0]))
    assert (document.path, document.is_folder) == (tmp_path / "part-2.xml", False)
    save(document)
    assert files_in(tmp_path).keys() == {"part-2.xml"}
    document.do(undo)
    assert document.path == tmp_path
    save(document)
    assert by_sitemap(open_path(tmp_path)) == {"part-1.xml": ["1", "2"], "part-2.xml": ["2", "3"]}


def test_what_can_not_have_an_index_says_why(tmp_path):
    with pytest.raises(RequestError, match="no file yet"):
        plan_index(new_document())
    with pytest.raises(RequestError, match="CSV"):
        plan_index(open_path(put(tmp_path / "a.csv", "loc\n" + joined(locs(1)))))
    with pytest.raises(ReadOnlyError):
        plan_index(open_path(put(tmp_path / "a.xml", DOUBTED)))
    document = lone(put(tmp_path / "b.xml", urlset(*locs(1))), 2)
    document.do(plan_index(document).edit(document))
    with pytest.raises(RequestError, match="is an index already"):
        plan_index(document)


def test_what_is_edited_between_making_the_index_and_undoing_it_stays_undoable(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    before = files_in(tmp_path)
    document = lone(path, 2)
    undos = [document.do(plan_index(document).edit(document))]
    save(document)
    undos.append(document.do(RemoveEntries(np.array([0, 2]))))
    save(document)
    for undo in reversed(undos):
        document.do(undo)
    save(document)
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("keeps", ["index", "sitemap"])
def test_an_index_that_waits_for_its_first_save_is_not_validated_yet(tmp_path, keeps):
    document = lone(put(tmp_path / "sitemap.xml", urlset(*locs(3))), 2)
    document.do(plan_index(document, keeps=keeps).edit(document))
    assert validate(document) == []
    write_problems(document, tmp_path / "report.sarif", "sarif")
    save(document)
    assert validate(document) == []
