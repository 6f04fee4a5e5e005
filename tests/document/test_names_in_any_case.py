"""Disks that take upper and lower case for the same: no file is opened twice, none changes its name unasked."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.file_lock import take_lock
from sitemap_studio.core.paths import FilenameCase, is_same_file_by_case
from sitemap_studio.document.opening import set_files
from sitemap_studio.document.opening.locked_sets import refuse_locked_files
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.set_editing import renaming
from tests.builders import HOST, content, files_in, index, put, small_set, urlset
from tests.core.foreign_disks import FAT, WINDOWS, on
from tests.document.set_cases import names

folding = pytest.mark.parametrize("disk", [FAT, WINDOWS], ids=["FAT", "Windows"])


@folding
def test_a_sitemap_that_is_listed_in_another_case_keeps_its_name(tmp_path, set_cell, disk):
    put(tmp_path / "One.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "sitemap.xml", index(f"{HOST}/ONE.xml"))
    with on(disk, tmp_path):
        document = open_path(tmp_path / "SITEMAP.xml")
        set_cell(document, 0, "loc", f"{HOST}/new")
        save(document)
    assert files_in(tmp_path).keys() == {"One.xml", "sitemap.xml"}
    assert f"{HOST}/new" in content(tmp_path / "One.xml")


@folding
def test_a_sitemap_that_is_listed_in_two_cases_is_opened_once(tmp_path, disk):
    put(tmp_path / "one.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/One.xml"))
    with on(disk, tmp_path):
        document = open_path(tmp_path / "sitemap.xml")
    assert len(document.table) == 1
    assert "is listed twice" in str(document.sitemaps[1].error)


@folding
def test_a_sitemap_may_be_renamed_to_another_case_and_back(tmp_path, disk):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    with on(disk, tmp_path):
        document = open_path(path)
        undo = document.do(renaming(document, 0, "One.xml"))
        save(document)
        assert files_in(tmp_path).keys() == {"One.xml", "two.xml.gz", "sitemap.xml"}
        assert names(open_path(path)) == ["One.xml", "two.xml.gz"]
        document.do(undo)
        save(document)
    assert files_in(tmp_path) == before


def test_a_sitemap_is_held_with_its_set_in_whatever_case_it_is_named(tmp_path):
    with on(FAT, tmp_path), take_lock(small_set(tmp_path)):
        for name in ("one.xml", "ONE.xml"):
            with pytest.raises(LockedError, match="is of a set that is in use"):
                refuse_locked_files([tmp_path / name])


@pytest.mark.parametrize("keeps_names", [True, False])
def test_a_device_is_no_sitemap_where_the_system_keeps_names_for_them(tmp_path, monkeypatch, keeps_names):
    monkeypatch.setattr(set_files, "HAS_DEVICE_NAMES", keeps_names)
    for name in ("AUX.xml", "com1.xml"):
        (tmp_path / name).touch()
        (found,) = set_files.local_children(tmp_path / "sitemap.xml", None, [f"{HOST}/{name}"])
        assert found.path == (None if keeps_names else tmp_path / name)


def test_where_case_counts_files_are_told_apart_by_it(tmp_path):
    for name in ("One.xml", "oNE.XML", "two.xml"):
        put(tmp_path / name, name)
    found = FilenameCase()
    for name in ("One.xml", "oNE.XML", "one.xml", "TWO.XML", "none.xml"):
        assert found.of(tmp_path / name) == tmp_path / name
    assert not is_same_file_by_case(tmp_path / "One.xml", tmp_path / "oNE.XML")
