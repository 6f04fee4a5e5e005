"""Journalled save: all files or none, whichever call fails, and recovery of killed saves."""

from __future__ import annotations

import errno
import json
import os
import shutil
import stat
import subprocess
import sys
import textwrap
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sitemap_studio.core import set_journal
from sitemap_studio.core.errors import BusyError, ChangedOnDiskError, StudioError, WriteError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.set_journal import (
    BACKUP_FOLDER,
    FileChange,
    JournalledSave,
    RecoveredSave,
    RecoveryOutcome,
    SaveNames,
    journal_bytes,
    journalled_save,
    parse_journal,
    recover_saves,
)
from tests.core.journal_cases import (
    FOLDER_OPENED,
    NEW,
    OLD,
    create_files,
    intercepted_calls,
    interrupted_save,
    save_all,
    split_backups,
    texts_in,
)


def staged_save(folder: Path, *names: str) -> JournalledSave:
    """Return a save of files whose new content “new” is staged."""
    save = JournalledSave(folder, names[0], [folder / name for name in names])
    for name in names:
        save.stage(folder / name, b"new")
    return save


def recovered_outcomes(*folders: Path) -> list[RecoveryOutcome]:
    """Recover interrupted saves, and return their outcomes."""
    return [each.outcome for each in recover_saves(folders)]


def test_save_without_commit_changes_nothing(tmp_path):
    before = texts_in(create_files(tmp_path))
    with journalled_save(tmp_path, "index.xml", [tmp_path / "sub" / "two.xml"]) as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.stage(tmp_path / "sub" / "two.xml", b"new")
        save.remove(tmp_path / "gone.xml")
    assert texts_in(tmp_path) == before


@pytest.mark.parametrize("names", [("one.xml",), ("one.xml", "three.xml")], ids=["one file", "two files"])
def test_commit_returns_fingerprints_of_written_files(tmp_path, names):
    create_files(tmp_path)
    with journalled_save(tmp_path, "index.xml") as save:
        staged = {name: save.stage(tmp_path / name, b"new") for name in names}
        written = save.commit()
    assert written == {tmp_path / name: Fingerprint.from_status((tmp_path / name).stat()) for name in staged}
    assert list(written.values()) == list(staged.values())


def test_threads_stage_files_at_once(tmp_path):
    paths = [tmp_path / f"{number}.xml" for number in range(40)]
    with journalled_save(tmp_path, "index.xml", paths) as save:
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda path: save.stage(path, path.name.encode()), paths))
        save.commit()
    assert texts_in(tmp_path) == {path.name: path.name for path in paths}


@pytest.mark.parametrize("name", ["one.xml", "sub/two.xml", "index.xml", "fresh.xml"])
@pytest.mark.parametrize("is_single", [False, True], ids=["set", "single file"])
def test_file_changed_during_save_stops_all_changes(tmp_path, name, is_single):
    before = texts_in(create_files(tmp_path))
    save = staged_save(tmp_path, *([name] if is_single else ("one.xml", "sub/two.xml", "index.xml", "fresh.xml")))
    (tmp_path / "theirs").write_text("theirs")
    (tmp_path / "theirs").replace(tmp_path / name)
    with pytest.raises(ChangedOnDiskError, match=r"was changed by another program .*, so nothing was saved") as caught:
        save.commit()
    save.close()
    assert caught.value.path == tmp_path / name
    assert texts_in(tmp_path) == before | {name: "theirs"}


def test_externally_changed_file_is_neither_replaced_nor_removed(tmp_path):
    before = texts_in(create_files(tmp_path))
    known = Fingerprint.from_status((tmp_path / "one.xml").stat())
    with journalled_save(tmp_path, "index.xml") as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.remove(tmp_path / "gone.xml")
        (tmp_path / "gone.xml").write_text("theirs, not ours")
        with pytest.raises(ChangedOnDiskError):
            save.commit()
    (tmp_path / "one.xml").write_text("theirs")
    with journalled_save(tmp_path, "index.xml") as save, pytest.raises(ChangedOnDiskError):
        save.stage(tmp_path / "one.xml", b"new", known)
    assert texts_in(tmp_path) == before | {"gone.xml": "theirs, not ours", "one.xml": "theirs"}


@pytest.mark.parametrize("is_gone_later", [False, True], ids=["before", "during the save"])
def test_removal_of_missing_file_succeeds(tmp_path, is_gone_later):
    if is_gone_later:
        (tmp_path / "gone.xml").write_text("old")
    with journalled_save(tmp_path, "index.xml") as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.remove(tmp_path / "gone.xml")
        (tmp_path / "gone.xml").unlink(missing_ok=True)
        save.commit()
    assert texts_in(tmp_path) == {"index.xml": "new"}


def test_save_with_single_removal_removes_file(tmp_path):
    (tmp_path / "gone.xml").write_text("old")
    with journalled_save(tmp_path, "index.xml") as save:
        save.remove(tmp_path / "gone.xml")
        assert save.commit() == {}
    assert texts_in(tmp_path) == {}


def test_folder_cannot_be_removed(tmp_path):
    (tmp_path / "folder").mkdir()
    with (
        journalled_save(tmp_path, "index.xml") as save,
        pytest.raises(WriteError, match="“folder” can't be removed: a folder"),
    ):
        save.remove(tmp_path / "folder")
    assert (tmp_path / "folder").is_dir()


def test_folder_moved_during_save_stops_all_changes(tmp_path):
    before = texts_in(create_files(tmp_path))
    save = staged_save(tmp_path, "one.xml", "sub/two.xml", "index.xml")
    (tmp_path / "sub").rename(tmp_path / "aside")
    with pytest.raises(StudioError, match=r"nothing was saved|no file was changed"):
        save.commit()
    save.close()
    assert {name: text for name, text in texts_in(tmp_path).items() if "aside" not in name} == {
        name: text for name, text in before.items() if "sub" not in name
    }
    assert (tmp_path / "aside" / "two.xml").read_text() == before["sub/two.xml"]


if os.name == "posix":

    def test_hidden_files_of_save_are_private(tmp_path):
        create_files(tmp_path)
        for name in ("one.xml", "index.xml"):
            (tmp_path / name).chmod(0o600)
        save = staged_save(tmp_path, "one.xml", "index.xml")
        save.write_journal()
        hidden = [path for path in tmp_path.iterdir() if path.name.startswith(".")]
        assert {stat.S_IMODE(path.stat().st_mode) for path in hidden} == {0o600}
        (tmp_path / save.names.journal).unlink()
        save.close()

    def test_refused_rename_restores_same_old_files(tmp_path, monkeypatch):
        create_files(tmp_path)
        before = {name: (tmp_path / name).stat() for name in OLD}
        real = os.replace

        def refuse(source, target):
            if str(target) == str(tmp_path / "index.xml") and str(source).endswith(".new"):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            real(source, target)

        monkeypatch.setattr(os, "replace", refuse)
        with pytest.raises(WriteError, match=r"“index\.xml” can't be saved: you don't have permission; no file"):
            save_all(tmp_path)
        assert texts_in(tmp_path) == OLD
        after = {name: (tmp_path / name).stat() for name in OLD}
        assert {name: (each.st_ino, each.st_mtime_ns) for name, each in after.items()} == {
            name: (each.st_ino, each.st_mtime_ns) for name, each in before.items()
        }

    def test_own_files_in_shared_folder_are_replaced(tmp_path):
        create_files(tmp_path).chmod(0o1777)
        save_all(tmp_path)
        assert texts_in(tmp_path) == NEW


FAULTS = (errno.ENOSPC, errno.EIO, errno.EACCES)


class _Fault:
    """Function for `intercepted_calls` that fails one call, or all from it on, and lists the calls."""

    def __init__(self, error: int, first: int, *, lasts: bool) -> None:
        self.error, self.first, self.lasts = error, first, lasts
        self.calls: list[str] = []

    def __call__(self, number: int, name: str) -> None:
        self.calls.append(name)
        if number == self.first or (self.lasts and number > self.first):
            raise OSError(self.error, os.strerror(self.error))


def calls_of_save(folder: Path) -> list[str]:
    """Return the calls of the system during a save."""
    fault = _Fault(0, 0, lasts=False)
    with intercepted_calls(create_files(folder), fault):
        save_all(folder)
    return fault.calls


def save_with(fault: _Fault, folder: Path) -> bool:
    """Save with a fault, and return whether the save reported success."""
    with intercepted_calls(create_files(folder), fault):
        try:
            save_all(folder)
        except StudioError:
            return False
    return True


def test_save_of_set_makes_expected_system_calls(tmp_path):
    calls = calls_of_save(tmp_path)
    assert set(calls) == {"open", FOLDER_OPENED, "write", "fsync", "link", "replace", "unlink", "fchmod"}
    # Four old files get a second name, and one is moved; five new ones get their names, and so does the journal.
    assert (calls.count("link"), calls.count("replace")) == (4, 7)


@pytest.mark.parametrize("backs_up", [False, True], ids=["without backups", "with backups"])
def test_replaced_file_is_never_missing(tmp_path, backs_up):
    create_files(tmp_path)

    def check_files(number: int, name: str) -> None:
        missing = [each for each in OLD if each != "gone.xml" and not (tmp_path / each).exists()]
        assert missing == [], (number, name)

    with intercepted_calls(tmp_path, check_files):
        save_all(tmp_path, backs_up=backs_up)
    assert split_backups(texts_in(tmp_path)) == (NEW, OLD if backs_up else {})


@pytest.mark.parametrize("call", ["link", "replace"])
def test_external_change_just_before_replacement_stops_save(tmp_path, call):
    create_files(tmp_path)
    theirs = tmp_path / "one.xml"

    def write_theirs(number: int, name: str) -> None:
        has_journal = any(path.suffix == ".journal" for path in tmp_path.iterdir())
        if name == call and has_journal and theirs.read_text() == "old one":
            theirs.write_text("theirs, and longer")

    with intercepted_calls(tmp_path, write_theirs), pytest.raises(ChangedOnDiskError):
        save_all(tmp_path)
    assert texts_in(tmp_path) == OLD | {"one.xml": "theirs, and longer"}


@pytest.mark.parametrize("error", FAULTS)
def test_set_after_single_failed_call_matches_reported_result(tmp_path, error):
    count = len(calls_of_save(tmp_path / "count"))
    n_saved = 0
    for number in range(1, count + 1):
        folder = tmp_path / str(number)
        fault = _Fault(error, number, lasts=False)
        is_saved = save_with(fault, folder)
        assert texts_in(folder).items() >= (NEW if is_saved else OLD).items(), (number, fault.calls[-1])
        n_saved += is_saved
        recover_saves([folder, folder / "sub", folder / "real"])
        assert texts_in(folder) == (NEW if is_saved else OLD), (number, fault.calls[-1])
    # A save succeeds if only removing its files failed, or opening a folder to flush it was not permitted.
    calls = calls_of_save(tmp_path / "again")
    last_rename = len(calls) - calls[::-1].index("replace")
    # Where a link is refused, the old file is moved.
    harmless = (
        calls[last_rename:].count("unlink") + calls.count("link") + calls.count(FOLDER_OPENED) * (error == errno.EACCES)
    )
    assert n_saved == harmless


def test_recovery_after_failing_disk_leaves_old_or_new_set(tmp_path):
    count = len(calls_of_save(tmp_path / "count"))
    for number in range(1, count + 1):
        folder = tmp_path / str(number)
        is_saved = save_with(_Fault(errno.EIO, number, lasts=True), folder)
        recover_saves([folder / "sub", folder, folder / "real"])
        assert texts_in(folder) in ((NEW,) if is_saved else (OLD, NEW)), number


def test_failed_call_with_backups_leaves_old_or_new_set(tmp_path):
    calls: list[str] = []
    with intercepted_calls(create_files(tmp_path / "count"), lambda _number, name: calls.append(name)):
        save_all(tmp_path / "count", backs_up=True)
    for number in range(1, len(calls) + 1):
        folder, is_saved = create_files(tmp_path / str(number)), True
        with intercepted_calls(folder, _Fault(errno.ENOSPC, number, lasts=False)):
            try:
                save_all(folder, backs_up=True)
            except StudioError:
                is_saved = False
        recover_saves([folder, folder / "sub", folder / "real"])
        expected = (NEW, OLD) if is_saved else (OLD, {})
        assert split_backups(texts_in(folder)) == expected, (number, calls[number - 1])
        has_folder = any(path.is_dir() for path in folder.rglob(BACKUP_FOLDER))
        assert has_folder == is_saved, (number, calls[number - 1])


def test_backups_have_old_content(tmp_path):
    create_files(tmp_path)
    (tmp_path / "link.xml").symlink_to("one.xml")
    with journalled_save(tmp_path, "index.xml", [tmp_path / "one.xml"]) as save:
        save.stage(tmp_path / "one.xml", b"new one", backs_up=True)
        save.stage(tmp_path / "fresh.xml", b"new fresh", backs_up=True)
        save.stage(tmp_path / "sub" / "two.xml", b"new two")
        save.remove(tmp_path / "gone.xml", backs_up=True)
        save.remove(tmp_path / "link.xml", backs_up=True)
        save.commit()
    found, backups = split_backups(texts_in(tmp_path))
    assert backups == {"one.xml": "old one", "gone.xml": "old gone"}
    assert {path.name: path.read_text() for path in save.backups} == backups
    assert {name: found.get(name) for name in ("one.xml", "gone.xml", "link.xml")} == {
        "one.xml": "new one", "gone.xml": None, "link.xml": None,
    }  # fmt: skip
    assert (tmp_path / BACKUP_FOLDER / ".gitignore").read_text() == "*\n"


def test_backup_that_cannot_be_stored_fails_save(tmp_path):
    create_files(tmp_path)
    (tmp_path / BACKUP_FOLDER).write_text("in the way")
    before = texts_in(tmp_path)
    with pytest.raises(WriteError, match=r"“one\.xml” can't be saved"):
        save_all(tmp_path, backs_up=True)
    assert texts_in(tmp_path) == before


def test_save_whose_undo_failed_is_completed_by_recovery(tmp_path):
    calls = calls_of_save(tmp_path / "count")
    rename = [place for place, name in enumerate(calls, 1) if name == "replace"][3]
    folder = tmp_path / "set"
    assert not save_with(_Fault(errno.EIO, rename, lasts=True), folder)
    assert recovered_outcomes(folder) == [RecoveryOutcome.COMPLETED]
    assert texts_in(folder) == NEW


KILLED = """
    import os, sys
    from pathlib import Path
    from sitemap_studio.core.set_journal import recover_saves
    from tests.core.journal_cases import NEW, OLD, create_files, intercepted_calls, save_all, split_backups, texts_in

    def is_killed_at(number, folder, task):
        # `_exit` closes no file objects and runs no handlers, like a kill.
        child = os.fork()
        if child == 0:
            with intercepted_calls(folder, lambda each, name: os._exit(9) if each == number else None):
                task(folder)
            os._exit(0)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9

    def recover(folder):
        recover_saves([folder / "sub", folder])
        recover_saves([folder / "real"])

    def save(folder):
        save_all(folder, backs_up=sys.argv[3] == "True")

    parent, second_every = Path(sys.argv[1]), int(sys.argv[2])
    number = 1
    counts = {"old": 0, "new": 0}
    while True:
        folder = create_files(parent / str(number))
        if not is_killed_at(number, folder, save):
            break
        if second_every and number % second_every == 0:
            second = 1
            while is_killed_at(second, folder, recover):
                second += 1
        recover(folder)
        found, backups = split_backups(texts_in(folder))
        assert found in (OLD, NEW), (number, found)
        assert backups == (OLD if found == NEW and sys.argv[3] == "True" else {}), (number, backups)
        counts["new" if found == NEW else "old"] += 1
        number += 1
    print(counts["old"], counts["new"])
"""

if hasattr(os, "fork"):

    @pytest.mark.parametrize("backs_up", [False, True], ids=["without backups", "with backups"])
    @pytest.mark.parametrize("second_every", [0, 5])
    def test_kill_at_any_call_leaves_old_or_new_set(tmp_path, second_every, backs_up):
        # In a process without threads, which a fork would lose.
        words = [sys.executable, "-c", textwrap.dedent(KILLED), str(tmp_path), str(second_every), str(backs_up)]
        result = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
        assert result.returncode == 0, result.stderr
        old, new = map(int, result.stdout.split())
        assert old > 20
        assert new > 10


@pytest.mark.parametrize("name", ["", "sub", "real"])
@pytest.mark.parametrize(
    ("n_applied", "outcome"),
    [(2, RecoveryOutcome.COMPLETED), (None, RecoveryOutcome.UNDONE)],
    ids=["with journal", "without journal"],
)
def test_interrupted_save_is_recovered_from_any_folder(tmp_path, name, n_applied, outcome):
    interrupted_save(create_files(tmp_path), n_applied)
    folders = [tmp_path, tmp_path / "sub", tmp_path / "real"]
    assert recover_saves([tmp_path / name, *folders]) == [RecoveredSave(outcome, "index.xml")]
    assert texts_in(tmp_path) == (OLD if n_applied is None else NEW)
    assert recover_saves(folders) == []


def test_interrupted_save_of_moved_set_is_completed(tmp_path):
    interrupted_save(create_files(tmp_path / "old"))
    (tmp_path / "old").rename(tmp_path / "new")
    assert recover_saves([tmp_path, tmp_path / "no", tmp_path / "new" / "index.xml", Path("\0")]) == []
    assert recovered_outcomes(tmp_path / "new" / "sub") == [RecoveryOutcome.COMPLETED]
    assert texts_in(tmp_path / "new") == NEW


def test_running_save_is_not_recovered_and_stops_others(tmp_path):
    create_files(tmp_path)
    save = staged_save(tmp_path, "one.xml")
    before = texts_in(tmp_path)
    assert recover_saves([tmp_path]) == []
    with (
        journalled_save(tmp_path, "index.xml") as other,
        pytest.raises(BusyError, match=r"“index\.xml” can't be saved: another program is saving it"),
    ):
        other.stage(tmp_path / "index.xml", b"other")
    assert texts_in(tmp_path) == before
    save.commit()
    save.close()
    assert texts_in(tmp_path) == OLD | {"one.xml": "new"}


def test_recovery_during_running_commit_gives_up_after_waiting(tmp_path, monkeypatch):
    create_files(tmp_path)
    save = staged_save(tmp_path, "one.xml", "index.xml")
    save.write_journal()
    monkeypatch.setattr(set_journal, "_WAITING_SECONDS", 0)
    (recovered,) = recover_saves([tmp_path])
    assert (recovered.outcome, recovered.reason) == (RecoveryOutcome.STUCK, "another program is saving it")
    (tmp_path / save.names.journal).unlink()
    save.close()


@pytest.mark.parametrize(("name", "outcome"), [("index.xml", "UNDONE"), ("one.xml", "COMPLETED")])
def test_external_change_after_interrupted_save_survives_recovery(tmp_path, name, outcome):
    interrupted_save(create_files(tmp_path))
    (tmp_path / name).write_text("theirs, since")
    assert recovered_outcomes(tmp_path) == [RecoveryOutcome[outcome]]
    assert texts_in(tmp_path) == (OLD if outcome == "UNDONE" else NEW) | {name: "theirs, since"}


@pytest.mark.parametrize("n_applied", range(6))
def test_interrupted_save_of_set_copied_without_times_is_undone(tmp_path, n_applied):
    interrupted_save(create_files(tmp_path / "set"), n_applied)
    shutil.copytree(tmp_path / "set", tmp_path / "copy", symlinks=True, copy_function=shutil.copyfile)
    assert recovered_outcomes(tmp_path / "copy") == [RecoveryOutcome.UNDONE]
    assert texts_in(tmp_path / "copy") == OLD


def test_recovery_retains_foreign_file_of_size_of_new_content(tmp_path):
    interrupted_save(create_files(tmp_path), n_applied=1)
    (tmp_path / "one.xml").write_text("our one")
    os.utime(tmp_path / "index.xml", (0, 0))
    assert recovered_outcomes(tmp_path) == [RecoveryOutcome.UNDONE]
    assert texts_in(tmp_path) == OLD | {"one.xml": "our one"}


def test_missing_new_content_undoes_interrupted_save(tmp_path):
    save = interrupted_save(create_files(tmp_path))
    (tmp_path / save.names.new(4)).unlink()
    assert recovered_outcomes(tmp_path) == [RecoveryOutcome.UNDONE]
    assert texts_in(tmp_path) == OLD


@pytest.mark.parametrize("n_applied", range(6))
def test_interrupted_undo_is_continued(tmp_path, n_applied):
    save = interrupted_save(create_files(tmp_path), n_applied)
    (tmp_path / save.names.journal).rename(tmp_path / save.names.undo)
    assert recovered_outcomes(tmp_path / "sub") == [RecoveryOutcome.UNDONE]
    assert texts_in(tmp_path) == OLD


def test_folder_missing_since_interruption_undoes_save(tmp_path):
    interrupted_save(create_files(tmp_path))
    (tmp_path / "real").rename(tmp_path.with_name(f"{tmp_path.name}-away"))
    assert recovered_outcomes(tmp_path) == [RecoveryOutcome.UNDONE]
    assert texts_in(tmp_path) == {name: text for name, text in OLD.items() if "real" not in name}


def test_failed_recovery_prevents_next_save(tmp_path, monkeypatch):
    interrupted_save(create_files(tmp_path))

    def fail(source, target):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", fail)
        assert [(each.outcome, each.title) for each in recover_saves([tmp_path])] == [
            (RecoveryOutcome.STUCK, "index.xml")
        ]
        with pytest.raises(WriteError, match="because an earlier save was interrupted: the disk reported an error"):
            save_all(tmp_path)
    assert recovered_outcomes(tmp_path) == [RecoveryOutcome.COMPLETED]
    assert texts_in(tmp_path) == NEW


@pytest.mark.parametrize("n_applied", [0, 3])
@pytest.mark.parametrize(
    "content", [b"", b"{", b'{"changes": [{}]}', b"[" * 100_000], ids=["empty", "cut", "odd", "deep"]
)
def test_damaged_journal_changes_no_file_and_prevents_saves(tmp_path, n_applied, content):
    save = interrupted_save(create_files(tmp_path), n_applied)
    journal = tmp_path / save.names.journal
    intact = journal.read_bytes()
    journal.write_bytes(content)
    before = texts_in(tmp_path)
    (recovered,) = recover_saves([tmp_path])
    assert (recovered.outcome, recovered.title) == (RecoveryOutcome.STUCK, "index.xml")
    assert recovered.reason == "its journal is damaged"
    assert texts_in(tmp_path) == before
    with pytest.raises(WriteError, match="because an earlier save was interrupted: its journal is damaged"):
        save_all(tmp_path)
    journal.write_bytes(intact)
    assert recovered_outcomes(tmp_path) == [RecoveryOutcome.COMPLETED]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"folders": 5, "title": []}', b'{"folders": ["\\u0000"]}', b"\xff" * 100, b"[" * 100_000],
    ids=["empty", "cut", "list", "types", "null", "bytes", "deep"],
)
def test_damaged_mark_does_not_prevent_recovery(tmp_path, content):
    save = interrupted_save(create_files(tmp_path))
    (tmp_path / save.names.mark).write_bytes(content)
    assert recovered_outcomes(tmp_path) == [RecoveryOutcome.COMPLETED]
    assert texts_in(tmp_path) == NEW


def test_forged_journal_does_not_affect_folders_without_mark(tmp_path):
    home, victim = tmp_path / "downloaded", tmp_path / "victim"
    home.mkdir()
    victim.mkdir()
    (victim / "precious").write_text("precious")
    (victim / "other").write_text("other")
    known = Fingerprint.from_status((victim / "precious").stat())
    names = SaveNames("0123456789abcdef")
    changes = [
        FileChange(victim, "precious", 0, known, None),
        FileChange(home / ".." / "victim", "other", 1, None, known),
    ]
    for name in (names.journal, names.undo):
        (home / names.mark).write_bytes(b"{}")
        (home / name).write_bytes(journal_bytes(changes, home))
        recover_saves([home])
        assert texts_in(tmp_path) == {"victim/precious": "precious", "victim/other": "other"}


INVALID_FINGERPRINTS: tuple[object, ...] = ([], [1], [1, 2, 3], "ab", 5, [float("inf"), 1])
CHANGE: dict[str, object] = {
    "folder": ".",
    "name": "a.xml",
    "number": 0,
    "old": None,
    "new": [1, 2],
    "checksum": 3,
    "backup": None,
}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("name", name) for name in ("../victim", "/etc/passwd", "", ".", "..", "a/b", "a\0b", 5)),
        *(("backup", name) for name in ("..", "../x", "", "2026-11-29-041500-0a1b2c3d/x", 5)),
        *(("number", number) for number in ("../x", None, "", float("inf"), float("nan"))),
        *(("old", fingerprint) for fingerprint in INVALID_FINGERPRINTS),
    ],
    ids=str,
)
def test_journal_with_invalid_value_is_damaged(tmp_path, key, value):
    assert parse_journal(json.dumps({"changes": [CHANGE]}).encode(), tmp_path) is not None
    assert parse_journal(json.dumps({"changes": [CHANGE | {key: value}]}).encode(), tmp_path) is None


def test_parsed_journal_equals_written_changes(tmp_path):
    old, new = Fingerprint(4, 5), Fingerprint(7, 8)
    changes = [
        FileChange(tmp_path, "ä\udcff.xml", 0, None, new, 99),
        FileChange(tmp_path / "sub", "b.xml", 1, old, None),
        FileChange(Path("/elsewhere"), "c.xml", 2, old, new, 5),
        FileChange(tmp_path, "d.xml", 3, old, None, backup="2026-11-29-041500-0a1b2c3d"),
    ]
    assert parse_journal(journal_bytes(changes, tmp_path), tmp_path) == changes


if os.name == "posix":

    def test_link_in_place_of_journal_is_not_followed(tmp_path):
        save = interrupted_save(create_files(tmp_path / "set"))
        journal = tmp_path / "set" / save.names.journal
        journal.rename(tmp_path / "elsewhere")
        journal.symlink_to(tmp_path / "elsewhere")
        before = texts_in(tmp_path / "set")
        assert recovered_outcomes(tmp_path / "set") == [RecoveryOutcome.STUCK]
        assert texts_in(tmp_path / "set") == before

    @pytest.mark.parametrize("kind", ["folder", "pipe"])
    def test_folder_or_pipe_in_place_of_mark_is_ignored(tmp_path, kind):
        save = interrupted_save(create_files(tmp_path), n_applied=None)
        mark = tmp_path / save.names.mark
        mark.unlink()
        mark.mkdir() if kind == "folder" else os.mkfifo(mark)
        assert recover_saves([tmp_path]) == []
        assert texts_in(tmp_path).items() >= OLD.items()

    @pytest.mark.parametrize(
        ("mode", "is_recovered"), [(0o1777, False), (0o777, True)], ids=["of everybody", "of a team"]
    )
    def test_other_users_save_is_ignored_only_in_sticky_folder(tmp_path, monkeypatch, mode, is_recovered):
        interrupted_save(create_files(tmp_path))
        before = texts_in(tmp_path)
        tmp_path.chmod(mode)
        monkeypatch.setattr(os, "geteuid", lambda: 65534)
        assert recovered_outcomes(tmp_path) == ([RecoveryOutcome.COMPLETED] if is_recovered else [])
        assert texts_in(tmp_path) == (NEW if is_recovered else before)


@pytest.mark.parametrize("n_applied", [None, 0, 2])
def test_folder_separated_from_interrupted_set_retains_old_content(tmp_path, n_applied):
    interrupted_save(create_files(tmp_path / "set"), n_applied)
    (tmp_path / "aside").mkdir()
    (tmp_path / "set" / "sub").rename(tmp_path / "aside" / "sub")
    assert recover_saves([tmp_path / "aside" / "sub"]) == []
    assert OLD["sub/two.xml"] in texts_in(tmp_path / "aside").values()
    assert n_applied == 2 or texts_in(tmp_path / "aside") == {"sub/two.xml": OLD["sub/two.xml"]}
