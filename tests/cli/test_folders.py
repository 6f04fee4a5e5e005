"""Commands on a folder: its index is meant, else all its sitemaps."""

from __future__ import annotations

import pytest

from tests.builders import HOST, content, files_in, index, locs, put, small_set, urlset


@pytest.fixture
def folder(tmp_path):
    """Two sitemaps without an index."""
    put(tmp_path / "site" / "sitemap-1.xml", urlset(*locs(2)))
    put(tmp_path / "site" / "sitemap-2.xml", urlset(f"{HOST}/a b", *locs(1, 7)))
    return tmp_path / "site"


def test_info_tells_the_sitemaps_of_a_folder(run, folder):
    said = run("info", folder)
    assert said.code == 0
    assert f"{folder}: folder, 4 URLs" in said.out
    assert f"{folder / 'sitemap-2.xml'}: 2 URLs" in said.out
    assert run("info", folder, "--json").json["children"] == 2


def test_info_opens_the_index_of_a_folder(run, tmp_path):
    path = small_set(tmp_path)
    assert run("info", tmp_path, "--json").json == run("info", path, "--json").json


def test_check_judges_all_sitemaps_of_a_folder(run, folder):
    said = run("check", folder)
    assert (said.code, said.err) == (1, "")
    assert "sitemap-2.xml" in said.out


def test_edit_writes_the_sitemaps_of_a_folder_that_changed(run, folder):
    before = files_in(folder)
    said = run("edit", folder, "--where", "loc contains /7", "--set", "priority=0.9")
    assert said.out.splitlines()[1:] == [f"Wrote {folder / 'sitemap-2.xml'}"]
    assert "<priority>0.9</priority>" in content(folder / "sitemap-2.xml")
    assert files_in(folder)["sitemap-1.xml"] == before["sitemap-1.xml"]


def test_edit_can_save_a_folder_as_another(run, folder, tmp_path):
    before = files_in(folder)
    said = run("edit", folder, "--where", "loc contains /7", "--set", "priority=0.9", "--output", tmp_path / "new")
    assert said.code == 0
    assert files_in(folder) == before
    assert files_in(tmp_path / "new").keys() == before.keys()


def test_export_takes_a_folder(run, folder, tmp_path):
    assert run("export", folder, "--to", tmp_path / "out").code == 0
    assert content(tmp_path / "out" / "sitemap-1.xml").count("<url>") == 4


def test_a_folder_with_several_indexes_is_refused_with_their_names(run, folder):
    for name in ("a.xml", "b.xml"):
        put(folder / name, index(f"{HOST}/sitemap-1.xml"))
    said = run("check", folder)
    assert said.code == 2
    assert "2 indexes lie in “site”." in said.err
    assert "a.xml, b.xml" in said.err


def test_a_folder_without_sitemaps_is_one_clear_sentence(run, tmp_path):
    said = run("info", tmp_path)
    assert said.code == 2
    assert "No sitemap lies in" in said.err


def test_export_names_what_an_earlier_one_left(run, folder, tmp_path):
    run("export", folder, "--to", tmp_path / "out", "--max-urls", 1)
    said = run("export", folder, "--to", tmp_path / "out", "--max-urls", 3, "--overwrite")
    assert said.code == 0
    assert f"{tmp_path / 'out' / 'sitemap-4.xml'} is left of an earlier export" in said.err
    assert (tmp_path / "out" / "sitemap-4.xml").exists()
