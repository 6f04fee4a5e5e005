"""What killed programs leave behind is settled once, told of, and has no power over anything else."""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sitemap_studio.core import set_journal
from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.file_lock import LockResult
from sitemap_studio.core.set_journal import (
    FileChange,
    JournalledSave,
    RecoveredSave,
    RecoveryOutcome,
    SaveNames,
    apply_change,
    journal_bytes,
    read_journal,
    recover_saves,
    revert_change,
)
from tests.core.journal_cases import NEW, OLD, STAGED, lay_out, save_all, texts

COMMITTED = "committed"
STAGED_ONLY = "staged"


def left_behind(folder: Path, when: str, names: int = 2) -> JournalledSave:
    """A save that went no further than to its staged files, or than to `names` changed names behind the journal.

    Its lock is given back as the system does when a process ends.
    """
    save = JournalledSave(folder, "index.xml", [folder / name for name in (*STAGED, "gone.xml")])
    for name in STAGED:
        save.stage(folder / name, NEW["real/three.xml" if name == "three.xml" else name].encode())
    save.remove(folder / "gone.xml")
    if when == COMMITTED:
        changes = [planned.change for planned in save.planned]
        save.write_journal(changes)
        for change in changes[:names]:
            apply_change(change, save.names, Fingerprint.is_like)
    assert save.mark is not None
    os.close(save.mark)
    return save


@pytest.mark.parametrize("place", ["", "sub", "real"])
def test_a_save_that_reached_its_journal_is_completed_from_any_of_its_folders(tmp_path, place):
    left_behind(lay_out(tmp_path), COMMITTED)
    assert recover_saves([tmp_path / place]) == [RecoveredSave(RecoveryOutcome.COMPLETED, "index.xml")]
    assert texts(tmp_path) == NEW
    assert recover_saves([tmp_path, tmp_path / "sub", tmp_path / "real"]) == []


@pytest.mark.parametrize("place", ["", "sub", "real"])
def test_a_save_that_did_not_is_undone_from_any_of_its_folders(tmp_path, place):
    left_behind(lay_out(tmp_path), STAGED_ONLY)
    assert recover_saves([tmp_path / place]) == [RecoveredSave(RecoveryOutcome.UNDONE, "index.xml")]
    assert texts(tmp_path) == OLD


def test_it_is_told_of_once_though_several_folders_know_of_it(tmp_path):
    left_behind(lay_out(tmp_path), COMMITTED)
    assert len(recover_saves([tmp_path / "sub", tmp_path, tmp_path / "real"])) == 1


def test_a_folder_without_such_saves_has_nothing_to_tell(tmp_path):
    lay_out(tmp_path)
    assert recover_saves([tmp_path, tmp_path / "no", tmp_path / "index.xml", Path("\0")]) == []
    assert texts(tmp_path) == OLD


def test_a_set_that_was_moved_is_completed_where_it_is_now(tmp_path):
    left_behind(lay_out(tmp_path / "old"), COMMITTED)
    (tmp_path / "old").rename(tmp_path / "new")
    assert [ended.ending for ended in recover_saves([tmp_path / "new" / "sub"])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path / "new") == NEW


def test_a_save_of_a_living_process_is_left_alone(tmp_path):
    lay_out(tmp_path)
    save = JournalledSave(tmp_path, "index.xml", [])
    save.stage(tmp_path / "one.xml", b"new")
    before = texts(tmp_path)
    assert recover_saves([tmp_path]) == []
    assert texts(tmp_path) == before
    save.commit()
    save.close()
    assert texts(tmp_path) == OLD | {"one.xml": "new"}


def test_where_there_are_no_locks_a_save_lives_as_long_as_its_process(tmp_path, monkeypatch):
    save = left_behind(lay_out(tmp_path), COMMITTED)
    monkeypatch.setattr(set_journal, "try_lock", lambda handle: LockResult.UNKNOWN)
    monkeypatch.setattr(set_journal, "_WAITING_SECONDS", 0)
    assert [(ended.ending, ended.reason) for ended in recover_saves([tmp_path])] == [
        (RecoveryOutcome.STUCK, "another program saves it just now")
    ]
    if os.name == "posix":
        mark = tmp_path / save.names.mark
        ended = subprocess.Popen([sys.executable, "-c", ""])
        ended.wait()
        mark.write_text(mark.read_text().replace(f'"pid": {os.getpid()}', f'"pid": {ended.pid}'))
        assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]


def test_where_that_is_not_known_an_old_save_counts_as_dead(tmp_path, monkeypatch):
    save = left_behind(lay_out(tmp_path), COMMITTED)
    monkeypatch.setattr(set_journal, "try_lock", lambda handle: LockResult.UNKNOWN)
    then = time.time() - set_journal.LONGEST_SAVE_SECONDS - 1
    os.utime(tmp_path / save.names.mark, (then, then))
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]


def test_a_file_that_goes_while_another_settles_the_save_makes_it_nobody_else_s(tmp_path, monkeypatch):
    save = left_behind(lay_out(tmp_path), COMMITTED, names=0)
    is_trusted = set_journal._is_trusted

    def slowly(folder, entries):
        # The other one changed a name since the folder was listed.
        apply_change(save.planned[0].change, save.names, Fingerprint.is_like)
        return is_trusted(folder, entries)

    monkeypatch.setattr(set_journal, "_is_trusted", slowly)
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path) == NEW


def on_another_disk(tmp_path: Path) -> tuple[Path, Path]:
    """The folder of a set, and that of another disk to which one of its sitemaps is a link; a save was killed."""
    home, disk = tmp_path / "home", tmp_path / "disk"
    home.mkdir()
    disk.mkdir()
    for path in (home / "index.xml", disk / "one.xml"):
        path.write_text("old")
    (home / "one.xml").symlink_to(disk / "one.xml")
    save = JournalledSave(home, "index.xml", [home / "one.xml", home / "index.xml"])
    for name in ("one.xml", "index.xml"):
        save.stage(home / name, b"new")
    save.write_journal([planned.change for planned in save.planned])
    assert save.mark is not None
    os.close(save.mark)
    return home, disk


@pytest.mark.parametrize("leaves_a_folder", [True, False])
@pytest.mark.parametrize("absent", ["home", "disk"])
def test_a_save_waits_for_a_disk_that_is_not_connected_and_says_so(tmp_path, absent, leaves_a_folder):
    home, disk = on_another_disk(tmp_path)
    (tmp_path / absent).rename(tmp_path / "unplugged")
    if leaves_a_folder:
        (tmp_path / absent).mkdir()
    before = texts(tmp_path)
    [ended] = recover_saves([home if absent == "disk" else disk])
    assert (ended.ending, ended.reason) == (RecoveryOutcome.STUCK, f"its folder “{tmp_path / absent}” is not there")
    assert texts(tmp_path) == before
    if leaves_a_folder:
        (tmp_path / absent).rmdir()
    (tmp_path / "unplugged").rename(tmp_path / absent)
    assert [ended.ending for ended in recover_saves([disk])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path) == {"home/index.xml": "new", "disk/one.xml": "new"}


def test_a_file_that_somebody_replaced_since_is_kept_and_the_save_undone(tmp_path):
    left_behind(lay_out(tmp_path), COMMITTED)
    (tmp_path / "index.xml").write_text("theirs, since")
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.UNDONE]
    assert texts(tmp_path) == OLD | {"index.xml": "theirs, since"}


def test_a_file_that_was_saved_again_since_is_kept(tmp_path):
    left_behind(lay_out(tmp_path), COMMITTED)
    (tmp_path / "one.xml").write_text("theirs, since")
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path) == NEW | {"one.xml": "theirs, since"}


@pytest.mark.parametrize("names", range(1, 6))
def test_a_set_whose_files_got_other_times_since_is_old_or_new_and_never_both(tmp_path, names):
    left_behind(lay_out(tmp_path / "set"), COMMITTED, names)
    # As a folder comes out of a copy that keeps no times.
    shutil.copytree(tmp_path / "set", tmp_path / "copy", symlinks=True, copy_function=shutil.copyfile)
    assert [ended.ending for ended in recover_saves([tmp_path / "copy"])] == [RecoveryOutcome.UNDONE]
    assert texts(tmp_path / "copy") == OLD


def test_what_only_has_the_size_of_new_content_is_kept(tmp_path):
    left_behind(lay_out(tmp_path), COMMITTED, names=1)
    (tmp_path / "one.xml").write_text("our one")
    os.utime(tmp_path / "index.xml", (0, 0))
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.UNDONE]
    assert texts(tmp_path) == OLD | {"one.xml": "our one"}


def test_new_content_that_is_gone_undoes_the_save(tmp_path):
    save = left_behind(lay_out(tmp_path), COMMITTED)
    (tmp_path / save.names.new(4)).unlink()
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.UNDONE]
    assert texts(tmp_path) == OLD


def test_the_next_save_settles_what_an_earlier_one_left(tmp_path):
    left_behind(lay_out(tmp_path), STAGED_ONLY)
    save_all(tmp_path)
    assert texts(tmp_path) == NEW


def test_the_next_save_waits_until_what_can_not_be_settled_is(tmp_path, monkeypatch):
    left_behind(lay_out(tmp_path), COMMITTED)

    def failing(source, target):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing)
        assert [(ended.ending, ended.title) for ended in recover_saves([tmp_path])] == [
            (RecoveryOutcome.STUCK, "index.xml")
        ]
        with pytest.raises(WriteError, match="until an earlier save of it is settled: the disk reported a fault"):
            save_all(tmp_path)
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path) == NEW


@pytest.mark.parametrize("size", range(0, 900, 37))
def test_a_journal_that_is_cut_short_counts_as_none(tmp_path, size):
    save = left_behind(lay_out(tmp_path), COMMITTED, names=0)
    journal = tmp_path / save.names.journal
    journal.write_bytes(journal.read_bytes()[:size])
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.UNDONE]
    assert texts(tmp_path) == OLD


@pytest.mark.parametrize("names", [1, 3])
@pytest.mark.parametrize("place", [0, 70, 400])
def test_a_journal_that_was_damaged_when_names_had_changed_loses_nothing(tmp_path, names, place):
    save = left_behind(lay_out(tmp_path), COMMITTED, names=names)
    journal = tmp_path / save.names.journal
    damaged = bytearray(journal.read_bytes())
    damaged[place] ^= 4
    journal.write_bytes(damaged)
    before = texts(tmp_path)
    (ended,) = recover_saves([tmp_path])
    assert (ended.ending, ended.title, ended.reason) == (RecoveryOutcome.STUCK, "index.xml", "its journal is damaged")
    assert texts(tmp_path) == before
    with pytest.raises(WriteError, match="until an earlier save of it is settled: its journal is damaged"):
        save_all(tmp_path)
    damaged[place] ^= 4
    journal.write_bytes(damaged)
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]


@pytest.mark.parametrize("names", [0, 2])
def test_a_journal_of_another_version_is_left_to_that(tmp_path, names):
    save = left_behind(lay_out(tmp_path), COMMITTED, names=names)
    journal = tmp_path / save.names.journal
    body = journal.read_bytes().partition(b"\n")[2].replace(b'"format": 1', b'"format": 2')
    journal.write_bytes(hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
    before = texts(tmp_path)
    (ended,) = recover_saves([tmp_path])
    assert (ended.ending, ended.reason) == (RecoveryOutcome.STUCK, "its journal was written by another version")
    assert texts(tmp_path) == before


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"folders": 5, "title": []}', b"\xff" * 100, b"[" * 100_000])
def test_a_mark_that_can_not_be_understood_does_not_keep_from_settling(tmp_path, content):
    save = left_behind(lay_out(tmp_path), COMMITTED)
    (tmp_path / save.names.mark).write_bytes(content)
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path) == NEW


def hostile_journal(folder: Path, *changes: FileChange) -> None:
    """A folder as it may come from anywhere, with a journal that is sound in itself."""
    names = SaveNames("0123456789abcdef")
    (folder / names.mark).write_bytes(b"{}")
    (folder / names.journal).write_bytes(journal_bytes("sitemap.xml", changes, folder))


def test_a_journal_has_no_power_over_folders_that_bear_no_mark_of_its_save(tmp_path):
    home, victim = tmp_path / "downloaded", tmp_path / "victim"
    home.mkdir()
    victim.mkdir()
    (victim / "precious").write_text("precious")
    (victim / "other").write_text("other")
    known = Fingerprint.of((victim / "precious").stat())
    hostile_journal(
        home,
        FileChange(victim, "precious", 0, known, None, is_linked=False),
        FileChange(home / ".." / "victim", "other", 1, None, known, is_linked=False),
    )
    recover_saves([home])
    assert texts(tmp_path) == {"victim/precious": "precious", "victim/other": "other"}


@pytest.mark.parametrize("name", ["../victim", "/etc/passwd", "", ".", "..", "a/b", "a\0b"])
def test_names_that_lead_elsewhere_make_a_journal_none_of_ours(tmp_path, name):
    change = FileChange(tmp_path, name, 0, None, Fingerprint(1, 2, 3), is_linked=False)
    assert read_journal(journal_bytes("x", [change], tmp_path), tmp_path) is None


def test_a_journal_comes_back_as_it_was_written(tmp_path):
    changes = [
        FileChange(tmp_path, "ä\udcff.xml", 0, None, Fingerprint(1, 2, 3), is_linked=False),
        FileChange(tmp_path / "sub", "b.xml", 1, Fingerprint(1, 2, 3), None, is_linked=False),
        FileChange(Path("/elsewhere"), "c.xml", 2, Fingerprint(4, 5, 6), Fingerprint(7, 8, 9), is_linked=True),
    ]
    assert read_journal(journal_bytes("title \udcff", changes, tmp_path), tmp_path) == ("title \udcff", changes)


if os.name == "posix":

    def test_a_link_in_place_of_a_journal_is_not_followed(tmp_path):
        save = left_behind(lay_out(tmp_path / "set"), COMMITTED)
        journal = tmp_path / "set" / save.names.journal
        journal.rename(tmp_path / "elsewhere")
        journal.symlink_to(tmp_path / "elsewhere")
        before = texts(tmp_path / "set")
        assert [ended.ending for ended in recover_saves([tmp_path / "set"])] == [RecoveryOutcome.FOREIGN]
        assert texts(tmp_path / "set") == before

    @pytest.mark.parametrize("kind", ["folder", "pipe"])
    def test_what_is_no_file_in_place_of_a_mark_is_left_alone(tmp_path, kind):
        save = left_behind(lay_out(tmp_path), STAGED_ONLY)
        mark = tmp_path / save.names.mark
        mark.unlink()
        mark.mkdir() if kind == "folder" else os.mkfifo(mark)
        assert recover_saves([tmp_path]) == []
        assert texts(tmp_path).items() >= OLD.items()

    def test_another_user_s_save_in_a_folder_of_everybody_is_told_of_and_left_alone(tmp_path, monkeypatch):
        left_behind(lay_out(tmp_path), COMMITTED)
        before = texts(tmp_path)
        tmp_path.chmod(0o1777)
        monkeypatch.setattr(os, "geteuid", lambda: 65534)
        assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.FOREIGN]
        assert texts(tmp_path) == before

    def test_another_user_s_save_in_a_folder_of_a_team_is_settled(tmp_path, monkeypatch):
        left_behind(lay_out(tmp_path), COMMITTED)
        monkeypatch.setattr(os, "geteuid", lambda: 65534)
        assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]
        assert texts(tmp_path) == NEW


def test_a_folder_that_was_torn_out_of_its_set_keeps_whole_files_and_nothing_else(tmp_path):
    left_behind(lay_out(tmp_path / "set"), COMMITTED, names=0)
    (tmp_path / "aside").mkdir()
    (tmp_path / "set" / "sub").rename(tmp_path / "aside" / "sub")
    assert recover_saves([tmp_path / "aside" / "sub"]) == []
    assert texts(tmp_path / "aside") == {"sub/two.xml": OLD["sub/two.xml"]}


def coarse(status: os.stat_result) -> Fingerprint:
    """A fingerprint as of file systems that tell neither numbers nor times apart."""
    return Fingerprint(status.st_size, 0, 0)


def half_saved(folder: Path, n_done: int) -> JournalledSave:
    """A save of three files that was killed when so many names had changed."""
    files = [folder / f"{n}.xml" for n in range(3)]
    for file in files:
        file.write_text("old")
    save = JournalledSave(folder, "index.xml", files)
    for file in files:
        save.stage(file, b"new")
    changes = [planned.change for planned in save.planned]
    save.write_journal(changes)
    for change in changes[:n_done]:
        apply_change(change, save.names, Fingerprint.is_like)
    assert save.mark is not None
    os.close(save.mark)
    return save


@pytest.mark.parametrize("n_done", range(4))
@pytest.mark.parametrize("has_links", [True, False])
def test_old_and_new_content_are_told_apart_where_size_and_time_are_the_same(tmp_path, monkeypatch, n_done, has_links):
    def refusing(*arguments, **words):
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(Fingerprint, "of", staticmethod(coarse))
    if not has_links:
        monkeypatch.setattr(os, "link", refusing)
    half_saved(tmp_path, n_done)
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path) == {f"{n}.xml": "new" for n in range(3)}


@pytest.mark.parametrize("has_links", [True, False])
def test_undoing_that_was_cut_short_goes_on_where_old_and_new_content_look_the_same(tmp_path, monkeypatch, has_links):
    def refusing(*arguments, **words):
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(Fingerprint, "of", staticmethod(coarse))
    if not has_links:
        monkeypatch.setattr(os, "link", refusing)
    save = half_saved(tmp_path, n_done=3)
    revert_change(save.planned[2].change, save.names, Fingerprint.is_like)
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.UNDONE]
    assert texts(tmp_path) == {f"{n}.xml": "old" for n in range(3)}
