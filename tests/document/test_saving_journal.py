"""A set is saved whole or not at all, and what a killed save left is settled before the set is read again."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from sitemap_studio.core.errors import BusyError, ChangedOnDiskError, WriteError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import JournalledSave
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.opening.opening import open_path, open_paths
from sitemap_studio.document.saving.saving import finish_save, prepare_save, save
from sitemap_studio.document.set_edits.set_editing import removing
from sitemap_studio.protocol.catalogue import Severity
from tests.builders import HOST, files_in, index, locs, put, small_set, urlset


def a_deep_set(folder: Path) -> Path:
    """An index whose first sitemap lies in a folder below."""
    put(folder / "sub" / "one.xml", urlset(f"{HOST}/a"))
    put(folder / "two.xml", urlset(f"{HOST}/b"))
    return put(folder / "sitemap.xml", index(f"{HOST}/sub/one.xml", f"{HOST}/two.xml"))


def fail(monkeypatch, name: str, number: int) -> None:
    """Let one of the changes of names to come fail."""
    real, calls = getattr(os, name), []

    def failing(*places):
        calls.append(places)
        if len(calls) == number:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(*places)

    monkeypatch.setattr(os, name, failing)


def kill_while_saving(path: Path, set_cell, *, is_committed: bool) -> None:
    """Leave what a save of all sitemaps leaves that is killed before, or behind, the journal is there."""
    document = open_path(path)
    for slot in range(len(document.table)):
        set_cell(document, slot, "priority", "0.1")
    plan = prepare_save(document)

    class _Ended(BaseException):
        """Stands for the end of the process."""

    def end(save: JournalledSave, *_: object) -> None:
        assert save.mark is not None
        os.close(save.mark)
        save.mark = None
        raise _Ended

    write_journal = JournalledSave.write_journal

    def end_behind_journal(save: JournalledSave) -> None:
        write_journal(save)
        end(save)

    with pytest.MonkeyPatch.context() as patch:
        if is_committed:
            patch.setattr(JournalledSave, "write_journal", end_behind_journal)
        else:
            patch.setattr(JournalledSave, "commit", end)
        with pytest.raises(_Ended):
            plan.write()


def priorities(path: Path) -> set[str | None]:
    return set(open_path(path).table.column("priority").to_list())


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_name_that_can_not_be_changed_leaves_all_files_and_everything_to_be_saved(
    tmp_path, set_cell, monkeypatch, number
):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    fingerprints = [sitemap.source.fingerprint for sitemap in document.sitemaps if sitemap.source]
    for slot in (0, 3):
        set_cell(document, slot, "priority", "0.1")
    with monkeypatch.context() as patch:
        fail(patch, "replace", number)
        with pytest.raises(WriteError, match="the disk reported a fault; all files are as they were before"):
            save(document)
    assert files_in(tmp_path) == before
    assert document.changed_sitemaps() == {0, 1}
    assert [sitemap.source.fingerprint for sitemap in document.sitemaps if sitemap.source] == fingerprints
    save(document)
    assert document.changed_sitemaps() == set()
    assert open_path(tmp_path / "sitemap.xml").table.column("priority").to_list() == ["0.1", None, None, "0.1"]


def test_a_file_is_not_taken_away_when_another_can_not_be_written(tmp_path, monkeypatch):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    document.do(removing(document, [0]))
    with monkeypatch.context() as patch:
        # The journal, the index, and then the file that goes.
        fail(patch, "replace", 3)
        with pytest.raises(WriteError, match=r"“one\.xml” can't be saved: the disk reported a fault"):
            save(document)
    assert files_in(tmp_path) == before
    assert [leaving.path.name for leaving in save(document).left] == ["one.xml"]
    assert sorted(files_in(tmp_path)) == ["sitemap.xml", "two.xml.gz"]


class _Meddling(Progress):
    """Replaces a file of the set once all new content lies beside."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path

    def advance(self, units: int = 1) -> None:
        super().advance(units)
        if self.done == self.total:
            put(self.path, urlset(f"{HOST}/theirs"))


@pytest.mark.parametrize("name", ["one.xml", "sitemap.xml"])
def test_a_file_that_is_replaced_while_the_set_is_saved_is_not_overwritten(tmp_path, set_cell, name):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    for slot in (0, 3):
        set_cell(document, slot, "priority", "0.1")
    with pytest.raises(ChangedOnDiskError, match=f"“{name}” was changed by another program"):
        prepare_save(document).write(_Meddling(tmp_path / name))
    assert files_in(tmp_path) == before | {name: urlset(f"{HOST}/theirs").encode()}
    assert document.changed_sitemaps() == {0, 1}


def test_a_save_that_is_cancelled_when_names_change_goes_on_to_its_end(tmp_path, set_cell, monkeypatch):
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


def test_a_set_that_another_program_saves_just_now_is_not_saved(tmp_path, set_cell):
    document = open_path(small_set(tmp_path))
    set_cell(document, 0, "priority", "0.1")
    other = JournalledSave(tmp_path, "sitemap.xml", [])
    other.stage(tmp_path / "two.xml.gz", b"new")
    with pytest.raises(BusyError, match=r"“sitemap\.xml” is being saved by another program"):
        save(document)
    other.close()
    save(document)
    assert priorities(tmp_path / "sitemap.xml") == {"0.1", None}


@pytest.mark.parametrize("name", ["sitemap.xml", "sub/one.xml", "two.xml", "."])
@pytest.mark.parametrize("is_committed", [True, False])
def test_opening_any_file_of_a_set_settles_its_interrupted_save_and_says_so(tmp_path, set_cell, name, is_committed):
    path = a_deep_set(tmp_path)
    before = sorted(files_in(tmp_path))
    kill_while_saving(path, set_cell, is_committed=is_committed)
    document = open_path(tmp_path / name)
    what = "completed" if is_committed else "undone"
    assert [notice.message for notice in document.notices] == [f"An interrupted save of “sitemap.xml” was {what}."]
    assert document.notices[0].severity is Severity.INFO
    assert set(document.table.column("priority").to_list()) == {"0.1" if is_committed else None}
    assert sorted(files_in(tmp_path)) == before
    again = open_path(path)
    assert again.notices == []
    assert set(again.table.column("priority").to_list()) == {"0.1" if is_committed else None}
    # What is settled is saved again without a word of other programs.
    set_cell(again, 0, "priority", "0.7")
    save(again)
    assert priorities(path) == {"0.7", "0.1" if is_committed else None}


def test_a_save_that_waits_for_a_folder_is_told_of_once_though_several_folders_know_of_it(tmp_path, set_cell):
    path = a_deep_set(tmp_path / "set")
    (tmp_path / "home").mkdir()
    path.symlink_to(path.rename(tmp_path / "home" / path.name))
    kill_while_saving(path, set_cell, is_committed=True)
    (tmp_path / "set").rename(tmp_path / "moved")
    document = open_path(tmp_path / "moved" / path.name)
    assert [notice.severity for notice in document.notices] == [Severity.WARNING]
    assert f"“{tmp_path / 'set'}” is not there" in document.notices[0].message


def test_several_sets_opened_together_tell_of_all_their_interrupted_saves_and_nothing_is_left(odd, tmp_path, set_cell):
    before = files_in(tmp_path)
    kill_while_saving(odd, set_cell, is_committed=False)
    assert len(files_in(tmp_path)) > 1
    assert open_path(odd).notices[0].message == "An interrupted save of “odd.xml” was undone."
    assert files_in(tmp_path) == before
    paths = [a_deep_set(tmp_path / name) for name in ("one", "two")]
    for path in paths:
        kill_while_saving(path, set_cell, is_committed=True)
    assert len(open_paths(paths).notices) == 2


if os.name == "posix":

    @pytest.mark.parametrize("is_committed", [True, False])
    def test_files_behind_links_are_settled_with_the_set(tmp_path, set_cell, is_committed):
        home, real = tmp_path / "www", tmp_path / "real"
        path = small_set(home)
        real.mkdir()
        for name in ("one.xml", "sitemap.xml"):
            (home / name).rename(real / name)
            (home / name).symlink_to(real / name)
        before = files_in(tmp_path).keys()
        kill_while_saving(path, set_cell, is_committed=is_committed)
        # A link inside the set may not lead out of its folder, so that of this set the other sitemap is read.
        assert len(open_path(path).notices) == 1
        assert files_in(tmp_path).keys() == before
        assert (home / "sitemap.xml").is_symlink()


@pytest.mark.parametrize("name", ["a\0b.xml", "x" * 300 + ".xml"])
def test_a_name_that_no_file_can_have_is_one_clear_sentence(odd, name):
    before = files_in(odd.parent)
    with pytest.raises(WriteError, match="can't be saved: the name is"):
        save(open_path(odd), odd.with_name(name))
    assert files_in(odd.parent) == before


def test_an_export_that_fails_leaves_the_folder_as_it_was(tmp_path, monkeypatch):
    document = open_path(put(tmp_path / "in" / "sitemap.xml", urlset(*locs(5))))
    out = tmp_path / "out"
    write_export(plan_export(document, ExportOptions(out, max_urls=2)))
    before = files_in(out)
    plan = plan_export(document, ExportOptions(out, max_urls=1))
    with monkeypatch.context() as patch:
        fail(patch, "replace", 4)
        with pytest.raises(WriteError, match="all files are as they were before"):
            write_export(plan)
    assert files_in(out) == before
    report = write_export(plan)
    assert sorted(files_in(out)) == sorted(path.name for path in (*report.written, *report.unchanged))
