"""Guarantees for files hold on disks without modes or exact times, and on disks that do not rename open files."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

import pytest

from sitemap_studio.core.atomic_write import explain_error, replace_file
from sitemap_studio.core.errors import ChangedOnDiskError, LockedError, WriteError
from sitemap_studio.core.file_lock import lock_set
from sitemap_studio.core.set_journal import RecoveryOutcome, journalled_save, recover_saves
from sitemap_studio.document.recovery.log_files import LogFile
from sitemap_studio.model.large_store import CacheFolder, CacheLocation, remove_stale_folders
from tests.core.foreign_disks import DISKS, WINDOWS, on, sharing_violation
from tests.core.journal_cases import NEW, OLD, create_files, interrupted_save, save_all, texts_in

every_disk = pytest.mark.parametrize("disk", DISKS.values(), ids=DISKS)


@every_disk
def test_journalled_save_changes_all_files_on_every_disk(tmp_path, disk):
    create_files(tmp_path)
    with on(disk, tmp_path):
        save_all(tmp_path)
    assert texts_in(tmp_path) == NEW
    assert (tmp_path / "three.xml").is_symlink()


@every_disk
def test_file_changed_during_save_stops_save_on_every_disk(tmp_path, disk):
    create_files(tmp_path)
    with on(disk, tmp_path), journalled_save(tmp_path, "index.xml") as save:
        for name in ("one.xml", "sub/two.xml", "index.xml"):
            save.stage(tmp_path / name, b"new")
        (tmp_path / "sub/two.xml").write_text("theirs, and longer")
        with pytest.raises(ChangedOnDiskError):
            save.commit()
    assert texts_in(tmp_path) == OLD | {"sub/two.xml": "theirs, and longer"}


@every_disk
@pytest.mark.parametrize(("n_applied", "outcome"), [(None, "UNDONE"), (2, "COMPLETED")])
def test_interrupted_save_is_recovered_on_every_disk(tmp_path, disk, n_applied, outcome):
    create_files(tmp_path)
    with on(disk, tmp_path):
        interrupted_save(tmp_path, n_applied)
        assert [each.outcome for each in recover_saves([tmp_path])] == [RecoveryOutcome[outcome]]
    assert texts_in(tmp_path) == (OLD if n_applied is None else NEW)


@every_disk
def test_failed_rename_undoes_save_on_every_disk(tmp_path, monkeypatch, disk):
    create_files(tmp_path)

    with on(disk, tmp_path):
        real = os.replace

        def replace(source: Path, target: Path) -> None:
            if Path(target).name == "fresh.xml":
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            real(source, target)

        monkeypatch.setattr(os, "replace", replace)
        with pytest.raises(WriteError, match="no file was changed"):
            save_all(tmp_path)
        monkeypatch.undo()
    assert texts_in(tmp_path) == OLD


@every_disk
def test_writes_locks_logs_and_caches_work_on_every_disk(tmp_path, disk):
    path = tmp_path / "sitemap.xml"
    path.write_bytes(b"old")
    with on(disk, tmp_path):
        assert replace_file(path, b"new").st_size == 3
        with lock_set(path) as lock:
            assert lock.is_held
            with pytest.raises(LockedError):
                lock_set(path)
        lock_set(path).release()
        log = LogFile.create(tmp_path, b"header")
        log.append(b"group")
        assert LogFile.open(log.path) is None, "it is being written"
        log.close()
        found = LogFile.open(log.path)
        assert found is not None
        assert [found.read_record(number) for number in (0, 1)] == [b"header", b"group"]
        found.remove()
        folder = CacheFolder(CacheLocation(tmp_path))
        assert remove_stale_folders(tmp_path) == 0
        folder.close()
    assert texts_in(tmp_path) == {"sitemap.xml": "new"}
    assert [each.name for each in tmp_path.iterdir()] == ["sitemap.xml"]


def test_rename_is_repeated_while_file_is_open_elsewhere(tmp_path, monkeypatch):
    create_files(tmp_path)
    n_refusals = 3

    def count_pause(seconds: float) -> None:
        nonlocal n_refusals
        n_refusals -= 1

    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if n_refusals and Path(target).name == "one.xml":
            raise sharing_violation()
        real(source, target)

    monkeypatch.setattr(time, "sleep", count_pause)
    monkeypatch.setattr(os, "replace", replace)
    save_all(tmp_path)
    assert texts_in(tmp_path) == NEW


def test_file_that_stays_open_elsewhere_fails_save(tmp_path, monkeypatch):
    create_files(tmp_path)
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
    assert texts_in(tmp_path) == OLD


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (112, "the disk is full"),
        (19, "the disk is read-only"),
        (206, "the name is too long"),
        (1224, "another program uses it, or you don't have permission"),
    ],
)
def test_windows_error_number_is_explained(number, reason):
    error = OSError(22, "text of Windows")
    error.winerror = number  # type: ignore[attr-defined,unused-ignore]
    assert explain_error(error)[0] == reason
