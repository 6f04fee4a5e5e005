"""Sets that are open elsewhere, and changes of other programs to the files of an open set."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from sitemap_studio.core.errors import ChangedOnDiskError, LockedError, ReadOnlyError
from sitemap_studio.core.file_lock import lock_path_of
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.export_file import export_to_file
from sitemap_studio.document.export_folder import ExportOptions, plan_export, remove_stale_sitemaps
from sitemap_studio.document.opening.locked_sets import lock_document, refuse_locked_files
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.external_changes import (
    ExternalChangeError,
    allow_overwriting,
    find_external_changes,
    is_current,
    save_in_place,
    update_fingerprints,
    watched_files,
)
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from tests.builders import HOST, IMAGE, content, files_in, index, locs, put, small_set, taken_elsewhere, urlset


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Index of a plain sitemap, a gzipped one, and one in a subfolder, beside an unlisted file."""
    for name in ("one.xml", "two.xml.gz", "deep/er/three.xml", "stranger.xml"):
        put(tmp_path / name, urlset(*locs(2)))
    return put(
        tmp_path / "index.xml", index(*(f"{HOST}/{name}" for name in ("one.xml", "two.xml", "deep/er/three.xml")))
    )


@pytest.mark.parametrize("name", ["one.xml", "two.xml.gz", "deep/er/three.xml"])
def test_sitemap_is_locked_while_its_set_is_open(path, name):
    document = open_path(path.parent / name)
    with (
        taken_elsewhere(path),
        pytest.raises(LockedError, match=r"belongs to a set that is in use: “index\.xml” is open for editing"),
    ):
        lock_document(document)
    with lock_document(document) as lock:
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
def test_lock_covers_sitemap_with_query_or_file_url(path, name, loc):
    sitemap = put(path.parent / name, urlset(*locs(2)))
    put(path, index(loc))
    with taken_elsewhere(path):
        with pytest.raises(LockedError, match="belongs to a set that is in use"):
            lock_document(open_path(sitemap))
        with lock_document(open_path(path.parent / "stranger.xml")) as lock:
            assert lock.is_held


@pytest.mark.parametrize("name", ["one.xml", "deep/er/three.xml"])
def test_set_is_locked_while_its_sitemap_is_open(path, name):
    document = open_path(path)
    with (
        taken_elsewhere(path.parent / name),
        pytest.raises(LockedError, match=r"“[a-z]+\.xml” is open for editing elsewhere"),
    ):
        lock_document(document)
    assert not lock_path_of(path).exists()


def test_second_index_of_same_sitemap_is_locked(path):
    other = put(path.parent / "deep" / "other.xml", index(f"{HOST}/er/three.xml"))
    with taken_elsewhere(path), pytest.raises(LockedError, match=r"“three\.xml” belongs to a set that is in use"):
        lock_document(open_path(other))
    link = path.parent / "elsewhere" / "link.xml"
    link.parent.mkdir()
    link.symlink_to(path.parent / "one.xml")
    with taken_elsewhere(path), pytest.raises(LockedError):
        lock_document(open_path(link))


def test_folder_lock_covers_its_sitemaps(tmp_path):
    for name in ("a.xml", "b.xml"):
        put(tmp_path / "set" / name, urlset(*locs(2)))
    document = open_path(tmp_path / "set" / "a.xml")
    with (
        taken_elsewhere(tmp_path / "set"),
        pytest.raises(LockedError, match=r"“a\.xml” belongs to a set that is in use: “set”"),
    ):
        lock_document(document)


def test_stale_lock_file_of_set_does_not_lock_sitemaps(path):
    lock_path_of(path).write_text('{"user": "anna", "host": "far.example", "pid": 7, "since": 1700000000}')
    with lock_document(open_path(path.parent / "one.xml")) as lock:
        assert lock.is_held
    assert not lock_path_of(path).exists()


def test_export_over_locked_set_is_refused(path, tmp_path_factory):
    document = open_path(small_set(tmp_path_factory.mktemp("own")))
    target, options = path.parent / "one.xml", ExportOptions(path.parent, base_url=f"{HOST}/", name="one.xml")
    before = files_in(path.parent)
    with taken_elsewhere(path):
        for export in (
            lambda: plan_export(document, options),
            lambda: export_to_file(document, target),
            lambda: remove_stale_sitemaps([target]),
        ):
            with pytest.raises(LockedError, match=r"“one\.xml” belongs to a set that is in use"):
                export()
        assert plan_export(document, ExportOptions(path.parent / "new", base_url=f"{HOST}/")).files
        refuse_locked_files([path.parent / "new.xml"])
    assert files_in(path.parent) == before
    export_to_file(document, target)


@pytest.mark.parametrize("broken", [b"", b"<sitemapindex", b"<sitemapindex><sitemap><loc>http://[x/one.xml</loc>"])
def test_unreadable_index_locks_only_itself(path, broken):
    path.write_bytes(broken)
    with taken_elsewhere(path):
        refuse_locked_files([path.parent / "one.xml"])
        with pytest.raises(LockedError):
            refuse_locked_files([path])


THEIRS = urlset(f"{HOST}/theirs")


def find_changes_of(document):
    return find_external_changes(watched_files(document))


def names_of(changes) -> list[str]:
    return [change.file.path.name for change in changes]


def test_untouched_files_are_no_external_changes(tmp_path, set_cell):
    document = open_path(small_set(tmp_path))
    found = find_changes_of(document)
    assert (found.changes, is_current(document, found)) == ((), True)
    set_cell(document, 0, "loc", f"{HOST}/new")
    save(document)
    # The search result is outdated after a save.
    assert not is_current(document, found)
    found = find_changes_of(document)
    assert (found.changes, found.renewed) == ((), ())
    assert [file.path.name for file in found.watched] == ["sitemap.xml", "one.xml", "two.xml.gz"]


@pytest.mark.parametrize("name", ["sitemap.xml", "one.xml", "two.xml.gz"])
def test_externally_changed_file_prevents_save(tmp_path, set_cell, name):
    document = open_path(small_set(tmp_path))
    set_cell(document, 0, "loc", f"{HOST}/new")
    put(tmp_path / name, content(tmp_path / name) + " ")
    found = find_changes_of(document)
    assert names_of(found.replaced) == [name]
    assert is_current(document, found)
    before = files_in(tmp_path)
    with pytest.raises(ExternalChangeError, match=f"“{name}” was changed by another program") as caught:
        save_in_place(prepare_save(document), Progress(), is_warned=True)
    assert names_of(caught.value.found.changes) == [name]
    assert files_in(tmp_path) == before


def test_removed_file_is_external_change_but_not_replaced(tmp_path):
    document = open_path(small_set(tmp_path))
    (tmp_path / "one.xml").unlink()
    found = find_changes_of(document)
    assert names_of(found.changes) == ["one.xml"]
    assert found.replaced == ()
    (tmp_path / "one.xml").mkdir()
    assert names_of(find_changes_of(document).replaced) == ["one.xml"]
    shutil.rmtree(tmp_path)
    assert len(find_changes_of(document).changes) == 3


def test_equal_copy_with_another_time_is_no_external_change(tmp_path, set_cell):
    document = open_path(small_set(tmp_path))
    path = tmp_path / "one.xml"
    shutil.copyfile(path, tmp_path / "copy")
    (tmp_path / "copy").replace(path)
    os.utime(path, (1, 1))
    found = find_changes_of(document)
    assert found.changes == ()
    update_fingerprints(document, found)
    assert find_changes_of(document).renewed == ()
    before = content(path)
    set_cell(document, 0, "loc", f"{HOST}/new")
    save(document)
    assert content(path) == before.replace(f"{HOST}/a<", f"{HOST}/new<")


def test_allowed_overwrite_writes_all_entries_and_extensions(tmp_path, set_cell):
    entry = {"loc": f"{HOST}/1", "lastmod": "2020-01-01", "xml": f"<i:image><i:loc>{HOST}/a.jpg</i:loc></i:image>"}
    path = put(tmp_path / "a.xml", urlset(entry, *locs(3), declared=f' xmlns:i="{IMAGE}" xmlns:x="urn:x"'))
    document = open_path(path)
    set_cell(document, 1, "priority", "0.1")
    put(path, THEIRS)
    with pytest.raises(ChangedOnDiskError):
        save(document)
    allow_overwriting(document, find_changes_of(document).changes)
    was_to_be_rewritten = document.needs_rewrite
    assert find_changes_of(document).changes == ()
    finish_save(document, save_in_place(prepare_save(document), Progress(), is_warned=True))
    assert (was_to_be_rewritten, document.needs_rewrite) == (True, False)
    again = open_path(path)
    columns = ["loc", "lastmod", "priority"]
    assert again.table.rows(again.table.order, columns).equals(document.table.rows(document.table.order, columns))
    assert f"<i:loc>{HOST}/a.jpg</i:loc>" in content(path)
    assert find_changes_of(document).changes == ()
    # After that, edits are put into the file as ever.
    put(path, content(path).replace("<urlset", "<!-- by hand -->\n<urlset"))
    document = open_path(path)
    set_cell(document, 0, "loc", f"{HOST}/new")
    save(document)
    assert "<!-- by hand -->" in content(path)


def test_allowed_overwrite_restores_unedited_sitemap_and_updates_index(tmp_path):
    document = open_path(small_set(tmp_path))
    index_before = content(tmp_path / "sitemap.xml")
    put(tmp_path / "one.xml", THEIRS)
    allow_overwriting(document, find_changes_of(document).changes)
    assert document.changed_sitemaps() == {0}
    saved = save(document)
    assert [path.name for path in saved.paths] == ["one.xml", "sitemap.xml"]
    assert open_path(tmp_path / "one.xml").table.locs() == [f"{HOST}/a", f"{HOST}/b"]
    assert content(tmp_path / "sitemap.xml").count("2020-01-01T10:00:00+00:00") == 1
    assert content(tmp_path / "sitemap.xml") != index_before


def test_allowed_overwrite_replaces_index(tmp_path, set_cell):
    path = small_set(tmp_path)
    document = open_path(path)
    set_cell(document, 0, "loc", f"{HOST}/new")
    path.write_text(content(path).replace("one.xml", "other.xml"), encoding="utf-8")
    allow_overwriting(document, find_changes_of(document).changes)
    save(document)
    again = open_path(path)
    assert [sitemap.name for sitemap in again.sitemaps] == ["one.xml", "two.xml.gz"]
    first, second = (sitemap.lastmod for sitemap in again.sitemaps)
    assert first is not None
    assert first > "2026"
    assert second == "2020-01-01T10:00:00+00:00"


@pytest.mark.parametrize("theirs", [b"", b"\x1f\x8b garbage", b"<urlset><!ENTITY", b"PK\x03\x04"])
def test_allowed_overwrite_replaces_unreadable_file_unless_changed_again(tmp_path, theirs):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    document = open_path(path)
    for others in (THEIRS, theirs):
        put(path, others)
        allow_overwriting(document, find_changes_of(document).changes)
        if others == THEIRS:
            put(path, THEIRS.replace("theirs", "theirs-again"))
            with pytest.raises(ChangedOnDiskError):
                save(document)
            assert "theirs-again" in content(path)
    save(document)
    assert open_path(path).table.locs() == locs(3)


def test_file_restored_after_allowed_overwrite_is_edited_in_place(tmp_path, odd, set_cell):
    before = odd.read_bytes()
    document = open_path(odd)
    odd.rename(tmp_path / "away")
    allow_overwriting(document, find_changes_of(document).changes)
    assert document.changed_sitemaps() == {0}
    (tmp_path / "away").rename(odd)
    update_fingerprints(document, find_changes_of(document))
    assert (document.changed_sitemaps(), document.needs_rewrite) == (set(), False)
    set_cell(document, 0, "loc", f"{HOST}/new")
    save(document)
    assert b"<!-- one -->" in odd.read_bytes()
    assert len(odd.read_bytes().splitlines()) == len(before.splitlines())


def test_set_with_removed_folder_is_written_completely(tmp_path):
    path = small_set(tmp_path / "site")
    document = open_path(path)
    shutil.rmtree(path.parent)
    allow_overwriting(document, find_changes_of(document).changes)
    saved = save_in_place(prepare_save(document), Progress(), is_warned=True)
    assert [each.name for each in saved.paths] == ["one.xml", "two.xml.gz", "sitemap.xml"]
    again = open_path(path)
    assert again.table.locs() == document.table.locs()
    assert [sitemap.is_gzipped for sitemap in again.sitemaps] == [False, True]


HELD = LockedError("“sitemap.xml” is open for editing elsewhere: by anna on pc7.", hint="Close it there.")


@pytest.mark.parametrize("is_lone", [False, True])
def test_locked_set_is_read_only_but_saved_elsewhere(tmp_path, set_cell, is_lone):
    path = put(tmp_path / "a.xml", urlset(*locs(3))) if is_lone else small_set(tmp_path)
    document = open_path(path)
    document.set_lock(HELD)
    with pytest.raises(ReadOnlyError, match=r"is read-only: “sitemap\.xml” is open for editing elsewhere") as caught:
        set_cell(document, 0, "loc", f"{HOST}/new")
    assert (caught.value.hint, document.version) == ("Close it there.", 0)
    for target in (None, path, tmp_path / "." / path.name, *([] if is_lone else [tmp_path / "other.xml"])):
        with pytest.raises(ReadOnlyError):
            save(document, target)
    copy = tmp_path / "b.xml" if is_lone else tmp_path / "copy" / "sitemap.xml"
    save(document, copy)
    assert open_path(copy).table.locs() == document.table.locs()
    document.set_lock(None)
    set_cell(document, 0, "loc", f"{HOST}/new")
