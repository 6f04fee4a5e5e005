"""Files that a set no longer uses are retained by saves, or deleted with a backup; so are originals of repaired files."""

from __future__ import annotations

import errno
import gzip
import os
from pathlib import Path

import pytest

from sitemap_studio.core.errors import ChangedOnDiskError, ReadOnlyError, RequestError, WriteError
from sitemap_studio.core.set_journal import BACKUP_FOLDER
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.set_edits.sitemap_edits import (
    create_sitemap,
    plan_files_as_sitemaps,
    plan_new_sitemaps,
    plan_sitemap_merge,
    plan_sitemap_removal,
    plan_sitemap_rename,
    read_existing,
)
from sitemap_studio.document.set_edits.split_sitemaps import NameOwner, plan_index
from tests.builders import HOST, backups_in, files_in, index, put, urlset

BROKEN = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{HOST}/?a&b</loc></url></urlset>'


@pytest.fixture
def three_sitemaps(tmp_path: Path) -> Path:
    """An index of a.xml, b.xml.gz and deep/a.xml, each with one entry."""
    put(tmp_path / "a.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "b.xml.gz", urlset(f"{HOST}/b"))
    put(tmp_path / "deep" / "a.xml", urlset(f"{HOST}/deep/a"))
    return put(tmp_path / "index.xml", index(*(f"{HOST}/{name}" for name in ("a.xml", "b.xml.gz", "deep/a.xml"))))


def unused_names(document) -> list[str]:
    return [unused.path.relative_to(document.folder).as_posix() for unused in prepare_save(document).unused]


def test_save_retains_files_of_removed_sitemaps(three_sitemaps: Path):
    before = files_in(three_sitemaps.parent)
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0, 1]))
    assert unused_names(document) == ["a.xml", "b.xml.gz"]
    saved = save(document)
    assert ([unused.path.name for unused in saved.unused], saved.deleted, saved.backups) == (
        ["a.xml", "b.xml.gz"],
        (),
        (),
    )
    after = files_in(three_sitemaps.parent)
    assert after == before | {"index.xml": after["index.xml"]}
    assert [sitemap.name for sitemap in open_path(three_sitemaps).sitemaps] == ["a.xml"]
    assert not (three_sitemaps.parent / BACKUP_FOLDER).exists()


def test_unused_file_is_listed_in_one_save_plan_only(three_sitemaps: Path):
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0]))
    save(document)
    assert unused_names(document) == []
    document.do(plan_sitemap_removal(document, [1]))
    assert unused_names(document) == ["b.xml.gz"]


def test_deleted_files_have_backups_beside_them(three_sitemaps: Path):
    before = files_in(three_sitemaps.parent)
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0, 1, 2]))
    saved = save(document, deletes_unused=True)
    assert files_in(three_sitemaps.parent).keys() == {"index.xml"}
    assert backups_in(three_sitemaps.parent) == {name: before[name] for name in ("a.xml", "b.xml.gz")}
    assert backups_in(three_sitemaps.parent / "deep") == {"a.xml": before["deep/a.xml"]}
    assert [path.name for path in saved.deleted] == ["a.xml", "b.xml.gz", "a.xml"]
    assert {path.read_bytes() for path in saved.backups} == {
        before[name] for name in ("a.xml", "b.xml.gz", "deep/a.xml")
    }
    # The folder is still opened as the set, without its backups.
    assert len(open_path(three_sitemaps.parent).table) == 0


def test_saved_removal_is_undone_with_deleted_or_retained_files(three_sitemaps: Path):
    before = files_in(three_sitemaps.parent)
    for deletes in (False, True):
        document = open_path(three_sitemaps)
        undo = document.do(plan_sitemap_removal(document, [0, 1]))
        save(document, deletes_unused=deletes)
        redo = document.do(undo)
        save(document)
        # A deleted file is compressed again.
        assert deletes or files_in(three_sitemaps.parent) == before
        assert open_path(three_sitemaps).table.locs() == [f"{HOST}/a", f"{HOST}/b", f"{HOST}/deep/a"]
        # It is a sitemap of the set again, whose removal is asked about.
        document.do(redo)
        assert unused_names(document) == ["a.xml", "b.xml.gz"]


def test_merged_sitemap_leaves_unused_file(three_sitemaps: Path):
    document = open_path(three_sitemaps)
    undo = document.do(plan_sitemap_merge(document, [0, 1], into=0))
    assert unused_names(document) == ["b.xml.gz"]
    saved = save(document)
    assert [path.name for path in saved.paths] == ["a.xml", "index.xml"]
    assert gzip.decompress((three_sitemaps.parent / "b.xml.gz").read_bytes()).decode() == urlset(f"{HOST}/b")
    document.do(undo)
    save(document)
    assert open_path(three_sitemaps).table.locs() == [f"{HOST}/a", f"{HOST}/b", f"{HOST}/deep/a"]


def test_undone_index_leaves_unused_file(tmp_path: Path):
    for name in ("a.xml", "b.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(tmp_path)
    undo = document.do(plan_index(document).edit(document))
    save(document)
    with_index = files_in(tmp_path)
    redo = document.do(undo)
    assert [(unused.sitemap, unused.path.name) for unused in prepare_save(document).unused] == [(None, "sitemap.xml")]
    save(document)
    assert files_in(tmp_path) == with_index
    assert prepare_save(document).unused == ()
    undo = document.do(redo)
    save(document)
    assert files_in(tmp_path) == with_index
    document.do(undo)
    assert [path.name for path in save(document, deletes_unused=True).deleted] == ["sitemap.xml"]
    assert backups_in(tmp_path) == {"sitemap.xml": with_index["sitemap.xml"]}


def test_merge_undone_during_save_is_saved(three_sitemaps: Path, set_cell):
    document = open_path(three_sitemaps)
    undo = document.do(plan_sitemap_merge(document, [2, 0], into=2))
    saved = prepare_save(document).write()
    document.do(undo)
    finish_save(document, saved)
    save(document)
    set_cell(document, 0, "priority", "0.1")
    save(document)
    assert (three_sitemaps.parent / "a.xml").read_text() == urlset({"loc": f"{HOST}/a", "priority": "0.1"})
    assert open_path(three_sitemaps).table.locs() == document.table.locs()


@pytest.mark.parametrize("name_owner", ["index", "sitemap"])
@pytest.mark.parametrize("is_redone", [False, True], ids=["undone", "redone"])
def test_index_undone_or_redone_during_save_is_saved(tmp_path: Path, name_owner: NameOwner, is_redone: bool):
    document = open_path(put(tmp_path / "shop.xml", urlset(f"{HOST}/a", f"{HOST}/b")))
    undo = document.do(plan_index(document, name_owner=name_owner, base_url=f"{HOST}/").edit(document))
    if is_redone:
        save(document)
        undo = document.do(undo)
    saved = prepare_save(document).write()
    redo = document.do(undo)
    finish_save(document, saved)
    for edit in (None, redo):
        if edit is not None:
            document.do(edit)
        save(document)
        assert document.path is not None
        again = open_path(document.path)
        assert (again.index is None) == (document.index is None)
        assert [each.name for each in again.sitemaps] == [each.name for each in document.sitemaps]
        assert again.table.locs() == [f"{HOST}/a", f"{HOST}/b"]


def test_renamed_sitemap_leaves_no_unused_file(three_sitemaps: Path):
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_rename(document, 0, "c.xml"))
    assert unused_names(document) == []
    assert save(document).backups == ()
    assert (three_sitemaps.parent / "c.xml").exists()
    assert not (three_sitemaps.parent / "a.xml").exists()


def test_renamed_and_removed_sitemap_leaves_its_file(three_sitemaps: Path):
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_rename(document, 0, "c.xml"))
    document.do(plan_sitemap_removal(document, [0]))
    assert unused_names(document) == ["a.xml"]
    save(document)
    assert (three_sitemaps.parent / "a.xml").exists()


def test_new_sitemap_replaces_removed_one_with_backup(three_sitemaps: Path, add_entry):
    before = files_in(three_sitemaps.parent)
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0]))
    sitemap = create_sitemap(document, "a.xml")
    document.do(plan_new_sitemaps(document, sitemap))
    add_entry(document, len(document.table), sitemap=sitemap.id, loc=f"{HOST}/new")
    assert unused_names(document) == []
    save(document)
    assert f"{HOST}/new" in (three_sitemaps.parent / "a.xml").read_text()
    assert backups_in(three_sitemaps.parent) == {"a.xml": before["a.xml"]}


def test_new_sitemap_under_name_of_retained_file_is_refused(three_sitemaps: Path):
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0]))
    save(document)
    with pytest.raises(RequestError, match=r"“a\.xml” already exists and is not a sitemap of the set"):
        create_sitemap(document, "a.xml")


def test_unused_file_replaced_after_undone_rename_has_backup(three_sitemaps: Path):
    before = files_in(three_sitemaps.parent)
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0]))
    undo = [document.do(plan_sitemap_rename(document, 1, name)) for name in ("a.xml", "c.xml")]
    save(document)
    document.do(undo[1])
    assert unused_names(document) == []
    save(document)
    assert backups_in(three_sitemaps.parent) == {"a.xml": before["a.xml"]}
    assert [each.name for each in open_path(three_sitemaps).sitemaps] == ["a.xml", "a.xml"]
    assert open_path(three_sitemaps).table.locs() == [f"{HOST}/b", f"{HOST}/deep/a"]


def test_added_file_is_retained_after_undo(three_sitemaps: Path):
    path = put(three_sitemaps.parent / "c.xml", urlset(f"{HOST}/c"))
    document = open_path(three_sitemaps)
    undo = document.do(plan_files_as_sitemaps(document, read_existing(document, document.table, [path])))
    redo = document.do(undo)
    assert unused_names(document) == []
    undo = document.do(redo)
    save(document)
    document.do(undo)
    assert unused_names(document) == ["c.xml"]
    save(document)
    assert path.exists()


def test_changed_unused_file_can_be_retained_but_not_deleted(three_sitemaps: Path):
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0]))
    put(three_sitemaps.parent / "a.xml", urlset(f"{HOST}/theirs"))
    before = files_in(three_sitemaps.parent)
    with pytest.raises(ChangedOnDiskError, match=r"“a\.xml” was changed by another program"):
        save(document, deletes_unused=True)
    assert files_in(three_sitemaps.parent) == before
    save(document)
    assert files_in(three_sitemaps.parent)["a.xml"] == before["a.xml"]


def test_missing_file_of_removed_sitemap_is_not_unused(three_sitemaps: Path):
    document = open_path(three_sitemaps)
    undo = document.do(plan_sitemap_removal(document, [0]))
    (three_sitemaps.parent / "a.xml").unlink()
    assert unused_names(document) == []
    assert save(document).deleted == ()
    document.do(undo)
    save(document)
    assert open_path(three_sitemaps).table.locs() == [f"{HOST}/a", f"{HOST}/b", f"{HOST}/deep/a"]


def test_removed_unreadable_sitemap_is_not_listed_as_unused(three_sitemaps: Path):
    put(three_sitemaps.parent / "a.xml", "no XML")
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0]))
    assert unused_names(document) == []
    save(document)
    assert (three_sitemaps.parent / "a.xml").read_text() == "no XML"


if os.name == "posix":

    def test_deleted_link_leaves_its_file(three_sitemaps: Path):
        real = put(three_sitemaps.parent / "real" / "a.xml", urlset(f"{HOST}/a"))
        (three_sitemaps.parent / "a.xml").unlink()
        (three_sitemaps.parent / "a.xml").symlink_to(real)
        document = open_path(three_sitemaps)
        document.do(plan_sitemap_removal(document, [0]))
        assert unused_names(document) == ["a.xml"]
        assert save(document, deletes_unused=True).backups == ()
        assert real.exists()
        assert not os.path.lexists(three_sitemaps.parent / "a.xml")

    def test_file_that_another_sitemap_links_to_is_not_unused(tmp_path: Path):
        put(tmp_path / "a.xml", urlset(f"{HOST}/a"))
        put(tmp_path / "b.xml", urlset(f"{HOST}/b"))
        path = put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml"))
        document = open_path(path)
        document.do(plan_sitemap_removal(document, [0]))
        (tmp_path / "b.xml").unlink()
        (tmp_path / "b.xml").symlink_to("a.xml")
        assert unused_names(document) == []


def test_deleting_unused_file_in_read_only_folder_is_refused(three_sitemaps: Path, monkeypatch):
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [2]))
    before, real = files_in(three_sitemaps.parent), os.open

    def refusing(path, flags, *rest, **named):
        if str(path).startswith(str(three_sitemaps.parent / "deep")) and flags & os.O_CREAT:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(path, flags, *rest, **named)

    monkeypatch.setattr(os, "open", refusing)
    with pytest.raises(WriteError, match="you don't have permission"):
        save(document, deletes_unused=True)
    assert files_in(three_sitemaps.parent) == before
    save(document)
    assert files_in(three_sitemaps.parent)["deep/a.xml"] == before["deep/a.xml"]


def test_read_only_file_is_deleted_with_backup(three_sitemaps: Path):
    data = (three_sitemaps.parent / "a.xml").read_bytes()
    (three_sitemaps.parent / "a.xml").chmod(0o444)
    document = open_path(three_sitemaps)
    document.do(plan_sitemap_removal(document, [0]))
    save(document, deletes_unused=True)
    assert backups_in(three_sitemaps.parent) == {"a.xml": data}


def test_sitemap_of_nested_index_cannot_be_removed(tmp_path: Path):
    put(tmp_path / "a.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "inner.xml", index(f"{HOST}/a.xml"))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/inner.xml", f"{HOST}/a.xml")))
    with pytest.raises(ReadOnlyError, match="lists other indexes"):
        plan_sitemap_removal(document, [0])


@pytest.mark.parametrize("name", ["sitemap.xml", "sitemap.xml.gz"])
def test_repaired_file_is_backed_up_at_first_save_only(tmp_path: Path, name: str, set_cell):
    path = put(tmp_path / name, BROKEN)
    data = path.read_bytes()
    document = open_path(path)
    saved = save(document)
    assert backups_in(tmp_path) == {name: data}
    assert [backup.name for backup in saved.backups] == [name]
    assert document.repairs == []
    set_cell(document, 0, "priority", "0.1")
    assert save(document).backups == ()
    assert backups_in(tmp_path) == {name: data}


def test_original_of_repaired_index_and_renamed_sitemap_have_backups(tmp_path: Path):
    put(tmp_path / "a.xml", BROKEN)
    path = put(tmp_path / "index.xml", index(f"{HOST}/a.xml").replace("</sitemapindex>", ""))
    before = files_in(tmp_path)
    document = open_path(path)
    document.do(plan_sitemap_rename(document, 0, "b.xml"))
    save(document)
    assert backups_in(tmp_path) == before
    assert files_in(tmp_path).keys() == {"b.xml", "index.xml"}


def test_copy_of_repaired_file_needs_no_backup(tmp_path: Path):
    path = put(tmp_path / "sitemap.xml", BROKEN)
    assert save(open_path(path), tmp_path / "copy" / "sitemap.xml").backups == ()
    assert path.read_text() == BROKEN
