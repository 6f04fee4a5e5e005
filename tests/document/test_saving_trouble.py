"""Saving with external changes or failing writes: a set is saved completely or not at all."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from sitemap_studio.core.errors import BusyError, Cancelled, ChangedOnDiskError, WriteError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import JournalledSave
from sitemap_studio.document import file_reading
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.opening.open_document import open_merged, open_path
from sitemap_studio.document.saving.external_changes import find_obstacles
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.set_edits.sitemap_edits import plan_sitemap_removal
from sitemap_studio.formats.container import Container, read_container
from sitemap_studio.model.edits import plan_move
from sitemap_studio.protocol.rule import Severity
from tests.builders import HOST, content, files_in, index, locs, positions_of, put, put_set, small_set, urlset


@pytest.mark.parametrize("name", ["one.xml", "two.xml.gz", "sitemap.xml"])
def test_one_externally_changed_file_prevents_whole_save(tmp_path, set_cell, name):
    document = open_path(small_set(tmp_path))
    set_cell(document, 0, "priority", "0.1")
    set_cell(document, 3, "priority", "0.1")
    put(tmp_path / name, content(tmp_path / name) + " ")
    before = files_in(tmp_path)
    with pytest.raises(ChangedOnDiskError, match=f"“{name}”"):
        save(document)
    assert files_in(tmp_path) == before


def test_vanished_file_is_written_completely_by_save(odd, set_cell):
    document = open_path(odd)
    set_cell(document, 0, "priority", "0.1")
    odd.unlink()
    save(document)
    again = open_path(odd)
    assert again.table.locs() == document.table.locs()
    assert again.table.extension_of(1) == "<x:more a='1'/>"
    assert document.changed_sitemaps() == set()


@pytest.mark.parametrize("is_gone", [True, False])
def test_externally_changed_file_is_saved_under_another_name(odd, tmp_path, set_cell, is_gone):
    document = open_path(odd)
    set_cell(document, 0, "priority", "0.1")
    put(odd, urlset(HOST))
    if is_gone:
        odd.unlink()
    save(document, tmp_path / "rescued.xml")
    again = open_path(tmp_path / "rescued.xml")
    assert again.table.locs() == document.table.locs()
    assert again.table.extension_of(1) == "<x:more a='1'/>"


@pytest.mark.parametrize("name", ["one.xml", "sitemap.xml"])
def test_set_with_missing_file_is_saved_elsewhere(tmp_path, name):
    document = open_path(small_set(tmp_path / "old"))
    (tmp_path / "old" / name).unlink()
    save(document, tmp_path / "new" / "sitemap.xml")
    again = open_path(tmp_path / "new" / "sitemap.xml")
    assert again.table.locs() == document.table.locs()
    assert again.sitemaps[1].lastmod == "2020-01-01T10:00:00+00:00"


def test_undo_after_save_restores_file_bytes(odd, set_cell):
    before = odd.read_bytes()
    document = open_path(odd)
    inverses = [set_cell(document, 1, "lastmod", "2026"), set_cell(document, 2, "loc", "x")]
    save(document)
    for inverse in reversed(inverses):
        document.do(inverse)
    assert document.is_changed(0)
    save(document)
    assert odd.read_bytes() == before


class _StoppingAfter(Progress):
    """Progress that cancels after a number of flushed files."""

    def __init__(self, files: int) -> None:
        super().__init__()
        self.files = files

    def check(self) -> None:
        if self.done >= self.files:
            self.cancel()
        super().check()


@pytest.mark.parametrize("files", [0, 1, 2])
def test_save_cancelled_before_renames_writes_nothing(tmp_path, set_cell, files):
    document = open_path(small_set(tmp_path))
    set_cell(document, 0, "priority", "0.1")
    before, plan = files_in(tmp_path), prepare_save(document)
    with pytest.raises(Cancelled):
        plan.write(_StoppingAfter(files))
    assert files_in(tmp_path) == before
    assert document.changed_sitemaps() == {0}


def test_invalid_xml_character_leaves_all_files_unchanged(tmp_path, set_cell):
    document = open_path(small_set(tmp_path))
    set_cell(document, 0, "loc", "https://fine")
    set_cell(document, 3, "loc", "https://bad/\x01")
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match=r"U\+0001"):
        save(document)
    assert files_in(tmp_path) == before


def test_folder_as_target_and_uncreatable_folder_are_refused(odd, tmp_path):
    (tmp_path / "a.xml").mkdir()
    for target, told in ((tmp_path / "a.xml", r"“a\.xml”"), (odd / "below" / "a.xml", "can't be created")):
        with pytest.raises(WriteError, match=told):
            save(open_path(odd), target)
    assert sorted(files_in(tmp_path)) == ["odd.xml"]


def test_failed_save_or_export_removes_new_folders(tmp_path, monkeypatch):
    document = open_path(put_set(tmp_path / "set", {"sub/a.xml": urlset(*locs(2))}, name="sitemap.xml"))
    wanted = tmp_path / "new" / "er" / "sitemap.xml"

    def failing(source, target):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing)
        with pytest.raises(WriteError, match="reported an error"):
            save(document, wanted)
    assert [path.name for path in tmp_path.iterdir()] == ["set"]
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: failing(handle, handle))
        plan = plan_export(document, ExportOptions(wanted.parent))
        with pytest.raises(WriteError, match="reported an error"):
            write_export(plan)
    assert [path.name for path in tmp_path.iterdir()] == ["set"]
    save(document, wanted)
    assert sorted(files_in(tmp_path / "new")) == ["er/sitemap.xml", "er/sub/a.xml"]


def test_failed_save_after_move_can_be_repeated(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(plan_move(document.table, positions_of(2), 2, sitemap=0))
    plan = prepare_save(document)
    target = tmp_path / "two.xml.gz"

    class _Blocking(Progress):
        """Progress that replaces the second sitemap by a folder once its new content is written to a temporary file."""

        def advance(self, units: int = 1) -> None:
            super().advance(units)
            if self.done == self.total:
                target.rename(tmp_path / "aside")
                target.mkdir()

    before = files_in(tmp_path)
    with pytest.raises(WriteError):
        plan.write(_Blocking())
    target.rmdir()
    (tmp_path / "aside").rename(target)
    assert files_in(tmp_path) == before
    save(document)
    again = open_path(tmp_path / "sitemap.xml")
    assert again.table.locs() == [f"{HOST}/{letter}" for letter in "abcd"]
    assert [again.table.entry_count(number) for number in (0, 1)] == [3, 1]


def test_entries_in_missing_sitemap_prevent_save(tmp_path, add_entry):
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/gone.xml")))
    add_entry(document, 0, loc=HOST)
    with pytest.raises(WriteError, match=r"“gone\.xml” could not be read, so the one entry"):
        save(document)


if os.name == "posix":

    def test_save_retains_file_modes_and_owners(tmp_path, set_cell):
        path = small_set(tmp_path)
        # Only the administrator can give files away; anybody else sees their own stay their own.
        owner = (65534, 65534) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
        modes = {"sitemap.xml": 0o640, "one.xml": 0o604, "two.xml.gz": 0o600}
        for name, mode in modes.items():
            os.chown(tmp_path / name, *owner)
            (tmp_path / name).chmod(mode)
        document = open_path(path)
        set_cell(document, 0, "loc", f"{HOST}/new")
        set_cell(document, 3, "loc", f"{HOST}/newer")
        assert len(save(document).paths) == 3
        for name, mode in modes.items():
            status = (tmp_path / name).stat()
            assert (stat.S_IMODE(status.st_mode), status.st_uid, status.st_gid) == (mode, *owner), name

    def test_links_to_sitemaps_and_index_stay_links(tmp_path, set_cell):
        site = tmp_path / "site"
        small_set(site / "real")
        for name in ("sitemap.xml", "one.xml", "two.xml.gz"):
            (site / name).symlink_to(f"real/{name}")
        document = open_path(site / "sitemap.xml")
        # Links may lead out of the folder of the index only where the index itself does.
        set_cell(document, 0, "loc", f"{HOST}/new")
        save(document)
        for name in ("sitemap.xml", "one.xml", "two.xml.gz"):
            assert (site / name).is_symlink(), name
        assert f"{HOST}/new" in content(site / "real" / "one.xml")
        assert sorted(each.name for each in (site / "real").iterdir()) == ["one.xml", "sitemap.xml", "two.xml.gz"]

    def test_hard_links_keep_old_content_and_are_reported(tmp_path, set_cell):
        path = small_set(tmp_path)
        before = content(tmp_path / "one.xml")
        (tmp_path / "other").hardlink_to(tmp_path / "one.xml")
        document = open_path(path)
        set_cell(document, 0, "loc", f"{HOST}/new")
        targets = [tmp_path / name for name in ("sitemap.xml", "one.xml", "two.xml.gz")]
        assert find_obstacles(targets).linked == (tmp_path / "one.xml",)
        save(document)
        assert content(tmp_path / "other") == before
        assert find_obstacles(targets).linked == ()

    def test_missing_file_is_written_with_default_mode(tmp_path, set_cell):
        path = put(tmp_path / "a.xml", urlset(*locs(2)))
        path.chmod(0o600)
        document = open_path(path)
        set_cell(document, 0, "loc", f"{HOST}/new")
        path.unlink()
        save(document)
        umask = os.umask(0)
        os.umask(umask)
        assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~umask


def test_folder_is_not_reported_as_hard_linked(tmp_path):
    (tmp_path / "folder" / "below").mkdir(parents=True)
    assert find_obstacles([tmp_path / "folder"]).linked == ()


def test_missing_target_files_are_no_obstacles_to_saving(tmp_path):
    found = find_obstacles([tmp_path / "gone.xml", tmp_path / "no" / "a.xml", tmp_path / "a\0b.xml"])
    assert (found.unwritable, found.linked) == ((), ())


def put_deep_set(folder: Path) -> Path:
    """Write an index whose first sitemap is in a subfolder."""
    return put_set(folder, {"sub/one.xml": urlset(f"{HOST}/a"), "two.xml": urlset(f"{HOST}/b")}, name="sitemap.xml")


def fail_nth_call(monkeypatch, name: str, number: int) -> None:
    """Let the nth renaming fail."""
    real, calls = getattr(os, name), []

    def failing(*places):
        calls.append(places)
        if len(calls) == number:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(*places)

    monkeypatch.setattr(os, name, failing)


def kill_while_saving(path: Path, set_cell, *, is_committed: bool) -> None:
    """Leave the files of a save that is killed before or after writing its journal."""
    document = open_path(path)
    for slot in range(len(document.table)):
        set_cell(document, slot, "priority", "0.1")
    plan = prepare_save(document)

    class _Ended(BaseException):
        """Exception in place of the end of the process."""

    def end(save: JournalledSave) -> None:
        if is_committed:
            save.write_journal()
        assert save.mark is not None
        os.close(save.mark)
        save.mark = None
        raise _Ended

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(JournalledSave, "commit", end)
        with pytest.raises(_Ended):
            plan.write()


def priorities(path: Path) -> set[str | None]:
    return set(open_path(path).table.column("priority").to_list())


@pytest.mark.parametrize("number", range(1, 5))
def test_failed_rename_leaves_files_and_unsaved_changes(tmp_path, set_cell, monkeypatch, number):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    fingerprints = [sitemap.source.fingerprint for sitemap in document.sitemaps if sitemap.source]
    for slot in (0, 3):
        set_cell(document, slot, "priority", "0.1")
    with monkeypatch.context() as patch:
        fail_nth_call(patch, "replace", number)
        with pytest.raises(WriteError, match="the disk reported an error; no file was changed"):
            save(document)
    assert files_in(tmp_path) == before
    assert document.changed_sitemaps() == {0, 1}
    assert [sitemap.source.fingerprint for sitemap in document.sitemaps if sitemap.source] == fingerprints
    save(document)
    assert document.changed_sitemaps() == set()
    assert open_path(tmp_path / "sitemap.xml").table.column("priority").to_list() == ["0.1", None, None, "0.1"]


def test_no_file_is_removed_when_another_write_fails(tmp_path, monkeypatch):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    document.do(plan_sitemap_removal(document, [0]))
    with monkeypatch.context() as patch:
        # The journal, the new index, and then the removed file.
        fail_nth_call(patch, "replace", 3)
        with pytest.raises(WriteError, match=r"“one\.xml” can't be saved: the disk reported an error"):
            save(document, deletes_unused=True)
    assert files_in(tmp_path) == before
    assert [leaving.path.name for leaving in save(document, deletes_unused=True).removed_files] == ["one.xml"]
    assert sorted(files_in(tmp_path)) == ["sitemap.xml", "two.xml.gz"]


class _Meddling(Progress):
    """Progress that replaces a file of the set when all new content is written."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path

    def advance(self, units: int = 1) -> None:
        super().advance(units)
        if self.done == self.total:
            put(self.path, urlset(f"{HOST}/theirs"))


@pytest.mark.parametrize("name", ["one.xml", "sitemap.xml"])
def test_file_replaced_during_save_is_not_overwritten(tmp_path, set_cell, name):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    for slot in (0, 3):
        set_cell(document, slot, "priority", "0.1")
    with pytest.raises(ChangedOnDiskError, match=f"“{name}” was changed by another program"):
        prepare_save(document).write(_Meddling(tmp_path / name))
    assert files_in(tmp_path) == before | {name: urlset(f"{HOST}/theirs").encode()}
    assert document.changed_sitemaps() == {0, 1}


def test_save_cancelled_during_renames_completes(tmp_path, set_cell, monkeypatch):
    document = open_path(small_set(tmp_path))
    set_cell(document, 0, "priority", "0.1")
    progress, real = Progress(), os.replace

    def cancelling(*places):
        progress.cancel()
        real(*places)

    monkeypatch.setattr(os, "replace", cancelling)
    finish_save(document, prepare_save(document).write(progress))
    assert progress.is_cancelled
    assert document.changed_sitemaps() == set()
    assert priorities(tmp_path / "sitemap.xml") == {"0.1", None}


def test_save_is_refused_while_another_program_saves(tmp_path, set_cell):
    document = open_path(small_set(tmp_path))
    set_cell(document, 0, "priority", "0.1")
    other = JournalledSave(tmp_path, "sitemap.xml", [])
    other.stage(tmp_path / "two.xml.gz", b"new")
    with pytest.raises(BusyError, match=r"“sitemap\.xml” can't be saved: another program is saving it"):
        save(document)
    other.close()
    save(document)
    assert priorities(tmp_path / "sitemap.xml") == {"0.1", None}


@pytest.mark.parametrize("name", ["sitemap.xml", "sub/one.xml", "two.xml", "."])
@pytest.mark.parametrize("is_committed", [True, False])
def test_opening_recovers_interrupted_save_with_notice(tmp_path, set_cell, name, is_committed):
    path = put_deep_set(tmp_path)
    before = sorted(files_in(tmp_path))
    kill_while_saving(path, set_cell, is_committed=is_committed)
    document = open_path(tmp_path / name)
    what = "completed. All files have their new" if is_committed else "undone. All files have their earlier"
    assert [notice.message for notice in document.notices] == [f"An interrupted save was {what} content."]
    assert document.notices[0].severity is Severity.INFO
    assert set(document.table.column("priority").to_list()) == {"0.1" if is_committed else None}
    assert sorted(files_in(tmp_path)) == before
    again = open_path(path)
    assert again.notices == []
    assert set(again.table.column("priority").to_list()) == {"0.1" if is_committed else None}
    # A recovered set is saved again without a message about other programs.
    set_cell(again, 0, "priority", "0.7")
    save(again)
    assert priorities(path) == {"0.7", "0.1" if is_committed else None}


def test_save_interrupted_below_index_is_recovered_before_reading(tmp_path, set_cell, monkeypatch):
    path = put_deep_set(tmp_path)
    kill_while_saving(tmp_path / "sub" / "one.xml", set_cell, is_committed=True)
    read: list[str] = []

    def read_and_note(path: Path, **options) -> Container:
        read.append(path.name)
        return read_container(path, **options)

    monkeypatch.setattr(file_reading, "read_container", read_and_note)
    document = open_path(path)
    assert document.table.column("priority").to_list() == ["0.1", None]
    assert [notice.severity for notice in document.notices] == [Severity.INFO]
    assert sorted(read) == ["one.xml", "sitemap.xml", "two.xml"]


def test_save_with_missing_folder_is_undone_and_reported_once(tmp_path, set_cell):
    path = put_deep_set(tmp_path / "set")
    (tmp_path / "home").mkdir()
    path.symlink_to(path.rename(tmp_path / "home" / path.name))
    kill_while_saving(path, set_cell, is_committed=True)
    (tmp_path / "set").rename(tmp_path / "moved")
    document = open_path(tmp_path / "moved" / path.name)
    assert [notice.message for notice in document.notices] == [
        "An interrupted save was undone. All files have their earlier content."
    ]
    assert set(document.table.column("priority").to_list()) == {None}
    assert [name for name in files_in(tmp_path) if "/." in name] == []


def test_opening_several_sets_recovers_all_interrupted_saves(odd, tmp_path, set_cell):
    before = files_in(tmp_path)
    kill_while_saving(odd, set_cell, is_committed=False)
    assert len(files_in(tmp_path)) > 1
    assert open_path(odd).notices[0].message == "An interrupted save was undone. All files have their earlier content."
    assert files_in(tmp_path) == before
    paths = [put_deep_set(tmp_path / name) for name in ("one", "two")]
    for path in paths:
        kill_while_saving(path, set_cell, is_committed=True)
    assert len(open_merged(paths).notices) == 2


if os.name == "posix":

    @pytest.mark.parametrize("is_committed", [True, False])
    def test_linked_files_are_recovered_with_set(tmp_path, set_cell, is_committed):
        home, real = tmp_path / "www", tmp_path / "real"
        path = small_set(home)
        real.mkdir()
        for name in ("one.xml", "sitemap.xml"):
            (home / name).rename(real / name)
            (home / name).symlink_to(real / name)
        before = files_in(tmp_path).keys()
        kill_while_saving(path, set_cell, is_committed=is_committed)
        # A link inside the set must not lead out of its folder, so that only the other sitemap is read.
        assert len(open_path(path).notices) == 1
        assert files_in(tmp_path).keys() == before
        assert (home / "sitemap.xml").is_symlink()


@pytest.mark.parametrize("name", ["a\0b.xml", "x" * 300 + ".xml"])
def test_saving_under_invalid_file_name_is_refused(odd, name):
    before = files_in(odd.parent)
    with pytest.raises(WriteError, match="can't be saved: the name is"):
        save(open_path(odd), odd.with_name(name))
    assert files_in(odd.parent) == before


def test_failed_export_leaves_folder_unchanged(tmp_path, monkeypatch):
    document = open_path(put(tmp_path / "in" / "sitemap.xml", urlset(*locs(5))))
    out = tmp_path / "out"
    write_export(plan_export(document, ExportOptions(out, max_urls=2)))
    before = files_in(out)
    plan = plan_export(document, ExportOptions(out, max_urls=1))
    with monkeypatch.context() as patch:
        fail_nth_call(patch, "replace", 4)
        with pytest.raises(WriteError, match="no file was changed"):
            write_export(plan)
    assert files_in(out) == before
    report = write_export(plan)
    assert sorted(files_in(out)) == sorted(path.name for path in (*report.written, *report.unchanged))
