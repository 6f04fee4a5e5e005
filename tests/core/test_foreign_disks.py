"""What is promised of files holds on disks that have no links, no lasting numbers, no modes, or keep open files."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

import pytest

from sitemap_studio.core.atomic_write import Fingerprint, reason_of, replace_file
from sitemap_studio.core.errors import ChangedOnDiskError, LockedError, WriteError
from sitemap_studio.core.file_lock import take_lock
from sitemap_studio.core.set_journal import RecoveryOutcome, journalled_save, recover_saves
from sitemap_studio.document.recovery.log_files import LogFile
from sitemap_studio.model.large_store import CacheFolder, CachePlace, remove_leftovers
from tests.core.foreign_disks import DISKS, SSHFS, WINDOWS, on, sharing_violation
from tests.core.journal_cases import NEW, OLD, lay_out, save_all, texts
from tests.core.test_set_journal import COMMITTED, STAGED_ONLY, left_behind

every_disk = pytest.mark.parametrize("disk", DISKS.values(), ids=DISKS)


@every_disk
def test_a_save_changes_all_files_and_leaves_nothing(tmp_path, disk):
    lay_out(tmp_path)
    with on(disk, tmp_path):
        save_all(tmp_path)
    assert texts(tmp_path) == NEW
    assert (tmp_path / "three.xml").is_symlink()


@every_disk
def test_a_file_that_somebody_replaced_meanwhile_keeps_all_others_as_they_were(tmp_path, disk):
    lay_out(tmp_path)
    with on(disk, tmp_path), journalled_save(tmp_path, "index.xml") as save:
        for name in ("one.xml", "sub/two.xml", "index.xml"):
            save.stage(tmp_path / name, b"new")
        (tmp_path / "sub/two.xml").write_text("theirs, and longer")
        with pytest.raises(ChangedOnDiskError):
            save.commit()
    assert texts(tmp_path) == OLD | {"sub/two.xml": "theirs, and longer"}


@every_disk
@pytest.mark.parametrize(("when", "names", "ending"), [(STAGED_ONLY, 0, "UNDONE"), (COMMITTED, 2, "COMPLETED")])
def test_what_a_killed_save_left_is_settled(tmp_path, disk, when, names, ending):
    lay_out(tmp_path)
    with on(disk, tmp_path):
        left_behind(tmp_path, when, names)
        assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome[ending]]
    assert texts(tmp_path) == (NEW if when == COMMITTED else OLD)


@every_disk
def test_what_was_done_is_undone_when_a_name_can_not_be_changed(tmp_path, monkeypatch, disk):
    lay_out(tmp_path)
    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if Path(target).name == "fresh.xml":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        real(source, target)

    with on(disk, tmp_path):
        real = os.replace
        monkeypatch.setattr(os, "replace", replace)
        with pytest.raises(WriteError, match="no file was changed"):
            save_all(tmp_path)
        monkeypatch.undo()
    assert texts(tmp_path) == OLD


def test_two_names_of_different_files_are_told_apart_where_numbers_tell_nothing(tmp_path):
    lay_out(tmp_path)
    with on(SSHFS, tmp_path), journalled_save(tmp_path, "index.xml") as save:
        for name in ("one.xml", "index.xml"):
            save.stage(tmp_path / name, b"new")
        before = (tmp_path / "one.xml").stat()
        # As large and as old as it was; only its bytes tell.
        (tmp_path / "theirs").write_text("0ld one")
        os.utime(tmp_path / "theirs", ns=(before.st_mtime_ns, before.st_mtime_ns))
        (tmp_path / "theirs").replace(tmp_path / "one.xml")
        with pytest.raises(ChangedOnDiskError):
            save.commit()
    assert texts(tmp_path) == OLD | {"one.xml": "0ld one"}


@pytest.mark.parametrize("hours", [-5.75, 14])
def test_save_is_undone_if_all_times_are_shifted(tmp_path, hours):
    lay_out(tmp_path)
    with on(DISKS["FAT"], tmp_path):
        left_behind(tmp_path, COMMITTED)
        for path in [path for path in tmp_path.rglob("*.*") if path.is_file() and not path.is_symlink()]:
            shifted = path.stat().st_mtime_ns + int(hours * 3600) * 10**9
            os.utime(path, ns=(shifted, shifted))
        assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.UNDONE]
    assert texts(tmp_path) == OLD


def test_times_that_differ_are_other_times_where_disks_tell_them_exactly():
    hour, exact, coarse = 3600 * 10**9, 10**18 + 123_456_789, 10**18
    for then, now, is_like in (
        (exact, exact, True),
        (exact, exact + 1, False),
        (exact, exact + hour, False),
        (exact, coarse, True),
        (coarse, coarse + 2 * 10**9, True),
        (coarse, coarse + 3 * 10**9, False),
        (coarse, coarse + hour, False),
    ):
        assert Fingerprint(9, then, 1).is_like(Fingerprint(9, now, 2)) is is_like, (then, now)
    assert not Fingerprint(9, coarse, 1).is_like(Fingerprint(8, coarse, 1))
    assert not Fingerprint(9, coarse, 1).is_like(None)


@every_disk
def test_files_locks_logs_and_caches_do_their_work_and_leave_nothing(tmp_path, disk):
    path = tmp_path / "sitemap.xml"
    path.write_bytes(b"old")
    with on(disk, tmp_path):
        assert replace_file(path, b"new").st_size == 3
        with take_lock(path) as lock:
            assert lock.is_held
            with pytest.raises(LockedError):
                take_lock(path)
        take_lock(path).release()
        log = LogFile.begun(tmp_path, b"header")
        log.append(b"group")
        assert LogFile.found(log.path) is None, "it is written still"
        log.close()
        found = LogFile.found(log.path)
        assert found is not None
        assert [found.read(*group) for group in found.groups] == [b"header", b"group"]
        found.remove()
        folder = CacheFolder(CachePlace(tmp_path))
        assert remove_leftovers(tmp_path) == 0
        folder.close()
    assert texts(tmp_path) == {"sitemap.xml": "new"}
    assert [each.name for each in tmp_path.iterdir()] == ["sitemap.xml"]


def test_a_file_that_is_open_elsewhere_for_a_moment_is_waited_for(tmp_path, monkeypatch):
    lay_out(tmp_path)
    busy = 3

    def waiting(seconds: float) -> None:
        nonlocal busy
        busy -= 1

    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if busy and Path(target).name == "one.xml":
            raise sharing_violation()
        real(source, target)

    monkeypatch.setattr(time, "sleep", waiting)
    monkeypatch.setattr(os, "replace", replace)
    save_all(tmp_path)
    assert texts(tmp_path) == NEW


def test_a_file_that_stays_open_elsewhere_keeps_the_whole_set_as_it_was(tmp_path, monkeypatch):
    lay_out(tmp_path)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    with on(WINDOWS, tmp_path):
        handle = os.open(tmp_path / "sub" / "two.xml", os.O_RDONLY)
        with pytest.raises(WriteError) as caught:
            save_all(tmp_path)
        os.close(handle)
    assert caught.value.message == (
        "“two.xml” can't be saved: another program uses it, or you don't have permission; no file was changed."
    )
    recover_saves([tmp_path])
    assert texts(tmp_path) == OLD


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (112, "the disk is full"),
        (19, "the disk is read-only"),
        (206, "the name is too long"),
        (1224, "another program uses it, or you don't have permission"),
    ],
)
def test_what_windows_says_is_told_as_what_it_means(number, words):
    error = OSError(22, "as Windows puts it")
    error.winerror = number  # type: ignore[attr-defined,unused-ignore]
    assert reason_of(error)[0] == words
