"""A set that is open elsewhere is open with all its files: none is edited alone, and no other file takes its place."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.file_lock import OLD_SECONDS, LockOwner, lock_path_of
from sitemap_studio.document.export_file import export_single
from sitemap_studio.document.export_folder import ExportOptions, plan_export, remove_stale
from sitemap_studio.document.opening.locked_sets import refuse_locked_files, take_set_lock
from sitemap_studio.document.opening.opening import open_path
from tests.builders import HOST, files_in, index, locs, put, small_set, taken_elsewhere, urlset


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An index that lists a sitemap beside it, a packed one, and one in a folder below; a stranger lies there, too."""
    for name in ("one.xml", "two.xml.gz", "deep/er/three.xml", "stranger.xml"):
        put(tmp_path / name, urlset(*locs(2)))
    return put(
        tmp_path / "index.xml", index(*(f"{HOST}/{name}" for name in ("one.xml", "two.xml", "deep/er/three.xml")))
    )


@pytest.mark.parametrize("name", ["one.xml", "two.xml.gz", "deep/er/three.xml"])
def test_a_sitemap_can_not_be_edited_alone_while_its_set_is_open_elsewhere(path, name):
    document = open_path(path.parent / name)
    with (
        taken_elsewhere(path),
        pytest.raises(LockedError, match=r"is of a set that is in use: “index\.xml” is open for editing"),
    ):
        take_set_lock(document)
    with take_set_lock(document) as lock:
        assert lock.is_held
    assert not [name for name in files_in(path.parent) if name.endswith(".lock")]


@pytest.mark.parametrize(
    ("name", "loc"),
    [
        ("three.xml@from=1&to=2", f"{HOST}/three.xml?from=1&to=2"),
        ("deep/er/three.xml", "file:///maps/deep/er/three.xml"),
        ("deep/er/three.xml", r"file:///C:\maps\deep\er\three.xml"),
    ],
)
def test_nor_one_that_was_fetched_with_the_query_of_its_address_or_is_listed_as_a_file(path, name, loc):
    sitemap = put(path.parent / name, urlset(*locs(2)))
    put(path, index(loc))
    with taken_elsewhere(path):
        with pytest.raises(LockedError, match="is of a set that is in use"):
            take_set_lock(open_path(sitemap))
        with take_set_lock(open_path(path.parent / "stranger.xml")) as lock:
            assert lock.is_held


@pytest.mark.parametrize("name", ["one.xml", "deep/er/three.xml"])
def test_a_set_can_not_be_edited_while_one_of_its_sitemaps_is_open_elsewhere(path, name):
    document = open_path(path)
    with (
        taken_elsewhere(path.parent / name),
        pytest.raises(LockedError, match=r"“[a-z]+\.xml” is open for editing elsewhere"),
    ):
        take_set_lock(document)
    assert not lock_path_of(path).exists()


def test_two_indexes_of_one_sitemap_are_not_edited_both_and_links_lead_to_the_set(path):
    other = put(path.parent / "deep" / "other.xml", index(f"{HOST}/er/three.xml"))
    with taken_elsewhere(path), pytest.raises(LockedError, match=r"“three\.xml” is of a set that is in use"):
        take_set_lock(open_path(other))
    link = path.parent / "elsewhere" / "link.xml"
    link.parent.mkdir()
    link.symlink_to(path.parent / "one.xml")
    with taken_elsewhere(path), pytest.raises(LockedError):
        take_set_lock(open_path(link))


def test_a_folder_that_is_open_elsewhere_holds_its_sitemaps(tmp_path):
    for name in ("a.xml", "b.xml"):
        put(tmp_path / "set" / name, urlset(*locs(2)))
    document = open_path(tmp_path / "set" / "a.xml")
    with (
        taken_elsewhere(tmp_path / "set"),
        pytest.raises(LockedError, match=r"“a\.xml” is of a set that is in use: “set”"),
    ):
        take_set_lock(document)


def test_what_another_computer_said_long_ago_is_overruled_by_the_user(path):
    holder = replace(LockOwner.here(), user="anna", host="far.example", machine="far", boot="far")
    lock_path_of(path).write_text(json.dumps(asdict(holder)))
    then = time.time() - OLD_SECONDS - 60
    os.utime(lock_path_of(path), (then, then))
    document = open_path(path.parent / "one.xml")
    with pytest.raises(LockedError) as held:
        take_set_lock(document)
    assert held.value.may_be_stale
    with take_set_lock(document, by_force=True) as lock:
        assert lock.is_held


def test_an_export_replaces_no_file_of_a_set_that_is_open_elsewhere_and_is_free_beside_it(path, tmp_path_factory):
    document = open_path(small_set(tmp_path_factory.mktemp("own")))
    target, options = path.parent / "one.xml", ExportOptions(path.parent, base_url=f"{HOST}/", name="one.xml")
    before = files_in(path.parent)
    with taken_elsewhere(path):
        for export in (
            lambda: plan_export(document, options),
            lambda: export_single(document, target),
            lambda: remove_stale([target]),
        ):
            with pytest.raises(LockedError, match=r"“one\.xml” is of a set that is in use"):
                export()
        assert plan_export(document, ExportOptions(path.parent / "new", base_url=f"{HOST}/")).files
        refuse_locked_files([path.parent / "new.xml"])
    assert files_in(path.parent) == before
    export_single(document, target)


@pytest.mark.parametrize("broken", [b"", b"<sitemapindex", b"<sitemapindex><sitemap><loc>http://[x/one.xml</loc>"])
def test_an_index_that_can_not_be_read_holds_itself(path, broken):
    path.write_bytes(broken)
    with taken_elsewhere(path):
        refuse_locked_files([path.parent / "one.xml"])
        with pytest.raises(LockedError):
            refuse_locked_files([path])
