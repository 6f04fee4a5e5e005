"""Set journal: all files or none, whatever fails, and recovery of saves that were killed."""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import stat
import subprocess
import sys
import textwrap
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sitemap_studio.core import set_journal
from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import BusyError, ChangedOnDiskError, StudioError, WriteError
from sitemap_studio.core.file_lock import LockResult
from sitemap_studio.core.set_journal import (
    BACKUP_FOLDER,
    FileChange,
    JournalledSave,
    RecoveredSave,
    RecoveryOutcome,
    SaveNames,
    apply_change,
    journal_bytes,
    journalled_save,
    read_journal,
    recover_saves,
    revert_change,
)
from tests.core.journal_cases import FOLDER_OPENED, NEW, OLD, STAGED, lay_out, save_all, split_backups, texts, watching


def no_links(source: object, target: object) -> None:
    raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))


def begun(folder: Path, *names: str) -> JournalledSave:
    """A save of some files with the content "new", staged."""
    save = JournalledSave(folder, names[0], [folder / name for name in names])
    for name in names:
        save.stage(folder / name, b"new")
    return save


def test_nothing_has_happened_without_a_commit(tmp_path):
    before = texts(lay_out(tmp_path))
    with journalled_save(tmp_path, "index.xml", [tmp_path / "sub" / "two.xml"]) as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.stage(tmp_path / "sub" / "two.xml", b"new")
        save.remove(tmp_path / "gone.xml")
    assert texts(tmp_path) == before


def test_the_caller_is_told_what_each_file_is_now(tmp_path):
    lay_out(tmp_path)
    with journalled_save(tmp_path, "index.xml") as save:
        foretold = {name: save.stage(tmp_path / name, b"new") for name in ("one.xml", "three.xml")}
        written = save.commit()
    assert written == {tmp_path / name: Fingerprint.of((tmp_path / name).stat()) for name in foretold}
    assert list(written.values()) == list(foretold.values())


def test_several_threads_may_stage_at_once(tmp_path):
    paths = [tmp_path / f"{number}.xml" for number in range(40)]
    with journalled_save(tmp_path, "index.xml", paths) as save:
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda path: save.stage(path, path.name.encode()), paths))
        save.commit()
    assert texts(tmp_path) == {path.name: path.name for path in paths}


@pytest.mark.parametrize("name", ["one.xml", "sub/two.xml", "index.xml", "fresh.xml"])
@pytest.mark.parametrize("is_alone", [False, True])
def test_a_file_that_somebody_replaced_or_made_meanwhile_is_left_alone_and_so_are_all(tmp_path, name, is_alone):
    before = texts(lay_out(tmp_path))
    save = begun(tmp_path, *([name] if is_alone else ("one.xml", "sub/two.xml", "index.xml", "fresh.xml")))
    (tmp_path / "theirs").write_text("theirs")
    (tmp_path / "theirs").replace(tmp_path / name)
    with pytest.raises(ChangedOnDiskError, match=r"was changed by another program .*, so nothing was saved") as e:
        save.commit()
    save.close()
    assert e.value.path == tmp_path / name
    assert texts(tmp_path) == before | {name: "theirs"}


def test_a_file_to_be_taken_away_or_replaced_that_is_not_what_was_read_stays(tmp_path):
    before = texts(lay_out(tmp_path))
    known = Fingerprint.of((tmp_path / "one.xml").stat())
    with journalled_save(tmp_path, "index.xml") as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.remove(tmp_path / "gone.xml")
        (tmp_path / "gone.xml").write_text("theirs, not ours")
        with pytest.raises(ChangedOnDiskError):
            save.commit()
    (tmp_path / "one.xml").write_text("theirs")
    with journalled_save(tmp_path, "index.xml") as save, pytest.raises(ChangedOnDiskError):
        save.stage(tmp_path / "one.xml", b"new", known)
    assert texts(tmp_path) == before | {"gone.xml": "theirs, not ours", "one.xml": "theirs"}


def test_a_file_to_be_taken_away_that_is_gone_is_gone_and_a_folder_never_is(tmp_path):
    (tmp_path / "folder").mkdir()
    with journalled_save(tmp_path, "index.xml") as save:
        save.stage(tmp_path / "index.xml", b"new")
        save.remove(tmp_path / "never.xml")
        with pytest.raises(WriteError, match="“folder” can't be removed: a folder"):
            save.remove(tmp_path / "folder")
        save.commit()
    assert texts(tmp_path) == {"index.xml": "new"}
    assert (tmp_path / "folder").is_dir()


def test_a_folder_that_vanishes_meanwhile_takes_nothing_else_along(tmp_path):
    before = texts(lay_out(tmp_path))
    save = begun(tmp_path, "one.xml", "sub/two.xml", "index.xml")
    (tmp_path / "sub").rename(tmp_path / "aside")
    with pytest.raises(WriteError, match="no file was changed"):
        save.commit()
    save.close()
    assert {name: text for name, text in texts(tmp_path).items() if "aside" not in name} == {
        name: text for name, text in before.items() if "sub" not in name
    }
    assert (tmp_path / "aside" / "two.xml").read_text() == before["sub/two.xml"]


if os.name == "posix":

    def test_what_lies_beside_the_files_meanwhile_is_nobody_else_s_business(tmp_path):
        lay_out(tmp_path)
        for name in ("one.xml", "index.xml"):
            (tmp_path / name).chmod(0o600)
        save = begun(tmp_path, "one.xml", "index.xml")
        hidden = [path for path in tmp_path.iterdir() if path.name.startswith(".")]
        assert {stat.S_IMODE(path.stat().st_mode) for path in hidden} == {0o600}
        save.close()

    def test_a_refused_rename_puts_the_same_old_files_back(tmp_path, monkeypatch):
        lay_out(tmp_path)
        before = {name: Fingerprint.of((tmp_path / name).stat()) for name in OLD}
        real = os.replace

        def refusing(source, target):
            if str(target) == str(tmp_path / "index.xml") and str(source).endswith(".new"):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            real(source, target)

        monkeypatch.setattr(os, "replace", refusing)
        with pytest.raises(WriteError, match=r"“index\.xml” can't be saved: you don't have permission; no file"):
            save_all(tmp_path)
        assert texts(tmp_path) == OLD
        # So that whoever knows them by these takes them for what they read.
        assert {name: Fingerprint.of((tmp_path / name).stat()) for name in OLD} == before

    def test_where_nobody_may_take_others_files_away_nothing_is_laid_beside_them(tmp_path, monkeypatch):
        lay_out(tmp_path)
        tmp_path.chmod(0o1777)
        real, beside = os.link, []

        def watched(source, target, **named):
            beside.append(target)
            real(source, target, **named)

        monkeypatch.setattr(os, "link", watched)
        monkeypatch.setattr(os, "geteuid", lambda: 65534)
        with pytest.raises(WriteError, match=r"“one\.xml” can't be saved: you don't have permission; no file"):
            save_all(tmp_path)
        # A second name of theirs could be taken away by nobody but them.
        assert not beside
        assert texts(tmp_path) == OLD

    def test_one_s_own_files_are_replaced_there_all_the_same(tmp_path):
        lay_out(tmp_path).chmod(0o1777)
        save_all(tmp_path)
        assert texts(tmp_path) == NEW


FAULTS = (errno.ENOSPC, errno.EIO, errno.EACCES)


class _Fault:
    """Lets one call fail, or all from it on; counts them."""

    def __init__(self, error: int, first: int, *, lasts: bool) -> None:
        self.error, self.first, self.lasts = error, first, lasts
        self.calls: list[str] = []

    def __call__(self, number: int, name: str) -> None:
        self.calls.append(name)
        if number == self.first or (self.lasts and number > self.first):
            raise OSError(self.error, os.strerror(self.error))


def calls_of_a_save(folder: Path) -> list[str]:
    fault = _Fault(0, 0, lasts=False)
    with watching(lay_out(folder), fault):
        save_all(folder)
    return fault.calls


def save_with(fault: _Fault, folder: Path) -> bool:
    """Save while a fault is there; whether it was said that it succeeded."""
    with watching(lay_out(folder), fault):
        try:
            save_all(folder)
        except StudioError:
            return False
    return True


def test_a_save_of_five_files_makes_all_kinds_of_calls(tmp_path):
    calls = calls_of_a_save(tmp_path)
    assert set(calls) == {"open", FOLDER_OPENED, "write", "fsync", "replace", "link", "unlink", "fchmod"}
    # Six names change: five files and one that goes; and the journal gets its own.
    assert calls.count("replace") == 7


@pytest.mark.parametrize("error", FAULTS)
def test_any_call_that_fails_leaves_the_old_set_and_says_so(tmp_path, error):
    count = len(calls_of_a_save(tmp_path / "count"))
    stood = 0
    for number in range(1, count + 1):
        folder = tmp_path / str(number)
        fault = _Fault(error, number, lasts=False)
        is_saved = save_with(fault, folder)
        assert texts(folder).items() >= (NEW if is_saved else OLD).items(), (number, fault.calls[-1])
        stood += is_saved
        recover_saves([folder, folder / "sub", folder / "real"])
        assert texts(folder) == (NEW if is_saved else OLD), (number, fault.calls[-1])
    # The save stands where only tidying up behind it failed, or a folder may not be read that is to be flushed.
    calls = calls_of_a_save(tmp_path / "again")
    last_name = len(calls) - calls[::-1].index("replace")
    without_harm = calls[last_name:].count("unlink") + calls.count(FOLDER_OPENED) * (error == errno.EACCES)
    assert stood == without_harm


def test_a_disk_that_fails_from_any_call_on_leaves_one_set_to_the_next_opening(tmp_path):
    count = len(calls_of_a_save(tmp_path / "count"))
    for number in range(1, count + 1):
        folder = tmp_path / str(number)
        is_saved = save_with(_Fault(errno.EIO, number, lasts=True), folder)
        recover_saves([folder / "sub", folder, folder / "real"])
        assert texts(folder) in ((NEW,) if is_saved else (OLD, NEW)), number


def test_failed_call_of_save_with_backups_restores_old_set(tmp_path):
    calls: list[str] = []
    with watching(lay_out(tmp_path / "count"), lambda _number, name: calls.append(name)):
        save_all(tmp_path / "count", backs_up=True)
    for number in range(1, len(calls) + 1):
        folder, is_saved = lay_out(tmp_path / str(number)), True
        with watching(folder, _Fault(errno.ENOSPC, number, lasts=False)):
            try:
                save_all(folder, backs_up=True)
            except StudioError:
                is_saved = False
        recover_saves([folder, folder / "sub", folder / "real"])
        expected = (NEW, OLD) if is_saved else (OLD, {})
        assert split_backups(texts(folder)) == expected, (number, calls[number - 1])
        has_folder = any(path.is_dir() for path in folder.rglob(BACKUP_FOLDER))
        assert has_folder == is_saved, (number, calls[number - 1])


@pytest.mark.parametrize("has_links", [True, False], ids=["hard links", "no hard links"])
def test_backups_have_the_old_content(tmp_path, monkeypatch, has_links):
    if not has_links:
        monkeypatch.setattr(os, "link", no_links)
    lay_out(tmp_path)
    (tmp_path / "link.xml").symlink_to("one.xml")
    with journalled_save(tmp_path, "index.xml", [tmp_path / "one.xml"]) as save:
        save.stage(tmp_path / "one.xml", b"new one", backs_up=True)
        save.stage(tmp_path / "fresh.xml", b"new fresh", backs_up=True)
        save.stage(tmp_path / "sub" / "two.xml", b"new two")
        save.remove(tmp_path / "gone.xml", backs_up=True)
        save.remove(tmp_path / "link.xml", backs_up=True)
        save.commit()
    found, backups = split_backups(texts(tmp_path))
    assert backups == {"one.xml": "old one", "gone.xml": "old gone"}
    assert {path.name: path.read_text() for path in save.backups} == backups
    assert {name: found.get(name) for name in ("one.xml", "gone.xml", "link.xml")} == {
        "one.xml": "new one", "gone.xml": None, "link.xml": None,
    }  # fmt: skip
    assert (tmp_path / BACKUP_FOLDER / ".gitignore").read_text() == "*\n"


def test_backup_that_can_not_be_stored_fails_the_save(tmp_path):
    lay_out(tmp_path)
    (tmp_path / BACKUP_FOLDER).write_text("in the way")
    before = texts(tmp_path)
    with pytest.raises(WriteError, match=r"“one\.xml” can't be saved"):
        save_all(tmp_path, backs_up=True)
    assert texts(tmp_path) == before


@pytest.mark.parametrize("backup", ["..", "../x", "", "2026-11-29-041500-0a1b2c3d/x"])
def test_journal_with_odd_name_of_backup_is_refused(tmp_path, backup):
    change = FileChange(tmp_path, "a.xml", 0, Fingerprint(1, 2, 3), None, is_linked=False, backup=backup)
    assert read_journal(journal_bytes("x", [change], tmp_path), tmp_path) is None


def test_a_set_that_could_not_be_put_back_is_put_right_by_the_next_opening(tmp_path):
    calls = calls_of_a_save(tmp_path / "count")
    third_name = [place for place, name in enumerate(calls, 1) if name == "replace"][3]
    folder = tmp_path / "set"
    assert not save_with(_Fault(errno.EIO, third_name, lasts=True), folder)
    assert [ended.ending for ended in recover_saves([folder])] == [RecoveryOutcome.COMPLETED]
    assert texts(folder) == NEW


KILLED = """
    import os, sys
    from pathlib import Path
    from sitemap_studio.core.set_journal import recover_saves
    from tests.core.journal_cases import NEW, OLD, lay_out, save_all, split_backups, texts, watching

    def killed_at(first, folder, work):
        # Without its file objects closed, nor any of its own handlers run: as a kill would end it.
        child = os.fork()
        if child == 0:
            def judge(number, name):
                if number == first:
                    os._exit(9)
            with watching(folder, judge):
                work(folder)
            os._exit(0)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9

    def finish(folder):
        recover_saves([folder / "sub", folder])
        recover_saves([folder / "real"])

    def save(folder):
        save_all(folder, backs_up=sys.argv[3] == "True")

    place, second_every = Path(sys.argv[1]), int(sys.argv[2])
    first = 1
    ends = {"old": 0, "new": 0}
    while True:
        folder = lay_out(place / str(first))
        if not killed_at(first, folder, save):
            break
        if second_every and first % second_every == 0:
            second = 1
            while killed_at(second, folder, finish):
                second += 1
        finish(folder)
        found, backups = split_backups(texts(folder))
        assert found in (OLD, NEW), (first, found)
        assert backups == (OLD if found == NEW and sys.argv[3] == "True" else {}), (first, backups)
        ends["new" if found == NEW else "old"] += 1
        first += 1
    print(ends["old"], ends["new"])
"""

if hasattr(os, "fork"):

    @pytest.mark.parametrize("backs_up", [False, True], ids=["without backups", "with backups"])
    @pytest.mark.parametrize("second_every", [0, 5])
    def test_kill_at_any_call_leaves_one_whole_set(tmp_path, second_every, backs_up):
        # In a process of its own, without threads that a fork would lose.
        words = [sys.executable, "-c", textwrap.dedent(KILLED), str(tmp_path), str(second_every), str(backs_up)]
        result = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
        assert result.returncode == 0, result.stderr
        old, new = map(int, result.stdout.split())
        assert old > 20
        assert new > 10


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
        save.write_journal()
        for change in list(save.planned.values())[:names]:
            apply_change(change, save.names)
    assert save.mark is not None
    os.close(save.mark)
    return save


@pytest.mark.parametrize("place", ["", "sub", "real"])
@pytest.mark.parametrize(
    ("when", "outcome"), [(COMMITTED, RecoveryOutcome.COMPLETED), (STAGED_ONLY, RecoveryOutcome.UNDONE)]
)
def test_a_save_is_completed_if_it_reached_its_journal_or_undone_from_any_of_its_folders(
    tmp_path, place, when, outcome
):
    left_behind(lay_out(tmp_path), when)
    others = [tmp_path, tmp_path / "sub", tmp_path / "real"]
    # It is told of once, though several folders know of it.
    assert recover_saves([tmp_path / place, *others]) == [RecoveredSave(outcome, "index.xml")]
    assert texts(tmp_path) == (NEW if when == COMMITTED else OLD)
    assert recover_saves(others) == []


def test_a_set_that_was_moved_is_completed_where_it_is_now_and_other_folders_have_nothing_to_tell(tmp_path):
    left_behind(lay_out(tmp_path / "old"), COMMITTED)
    (tmp_path / "old").rename(tmp_path / "new")
    assert recover_saves([tmp_path, tmp_path / "no", tmp_path / "new" / "index.xml", Path("\0")]) == []
    assert [ended.ending for ended in recover_saves([tmp_path / "new" / "sub"])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path / "new") == NEW


def test_a_save_of_a_living_process_is_left_alone_and_another_is_refused(tmp_path):
    lay_out(tmp_path)
    save = begun(tmp_path, "one.xml")
    before = texts(tmp_path)
    assert recover_saves([tmp_path]) == []
    with (
        journalled_save(tmp_path, "index.xml") as other,
        pytest.raises(BusyError, match=r"“index\.xml” can't be saved: another program is saving it"),
    ):
        other.stage(tmp_path / "index.xml", b"other")
    assert texts(tmp_path) == before
    save.commit()
    save.close()
    assert texts(tmp_path) == OLD | {"one.xml": "new"}


def test_where_there_are_no_locks_a_save_lives_as_long_as_its_process(tmp_path, monkeypatch):
    save = left_behind(lay_out(tmp_path), COMMITTED)
    monkeypatch.setattr(set_journal, "try_lock", lambda handle: LockResult.UNKNOWN)
    monkeypatch.setattr(set_journal, "_WAITING_SECONDS", 0)
    assert [(ended.ending, ended.reason) for ended in recover_saves([tmp_path])] == [
        (RecoveryOutcome.STUCK, "another program is saving it")
    ]
    if os.name == "posix":
        mark = tmp_path / save.names.mark
        ended = subprocess.Popen([sys.executable, "-c", ""])
        ended.wait()
        mark.write_text(mark.read_text().replace(f'"pid": {os.getpid()}', f'"pid": {ended.pid}'))
        assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome.COMPLETED]


def test_where_that_is_not_known_an_old_save_counts_as_dead_and_the_next_save_settles_it(tmp_path, monkeypatch):
    save = left_behind(lay_out(tmp_path), STAGED_ONLY)
    monkeypatch.setattr(set_journal, "try_lock", lambda handle: LockResult.UNKNOWN)
    then = time.time() - set_journal.LONGEST_SAVE_SECONDS - 1
    os.utime(tmp_path / save.names.mark, (then, then))
    save_all(tmp_path)
    assert texts(tmp_path) == NEW


def test_a_file_that_goes_while_another_settles_the_save_makes_it_nobody_else_s(tmp_path, monkeypatch):
    save = left_behind(lay_out(tmp_path), COMMITTED, names=0)
    is_trusted = set_journal._is_trusted

    def slowly(folder, entries):
        # The other one changed a name since the folder was listed.
        apply_change(next(iter(save.planned.values())), save.names)
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
    save.write_journal()
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
    assert (ended.ending, ended.reason) == (RecoveryOutcome.STUCK, f"the folder “{tmp_path / absent}” is missing")
    assert texts(tmp_path) == before
    if leaves_a_folder:
        (tmp_path / absent).rmdir()
    (tmp_path / "unplugged").rename(tmp_path / absent)
    assert [ended.ending for ended in recover_saves([disk])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path) == {"home/index.xml": "new", "disk/one.xml": "new"}


@pytest.mark.parametrize(("name", "ending"), [("index.xml", "UNDONE"), ("one.xml", "COMPLETED")])
def test_a_file_that_somebody_replaced_since_is_kept(tmp_path, name, ending):
    left_behind(lay_out(tmp_path), COMMITTED)
    (tmp_path / name).write_text("theirs, since")
    assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome[ending]]
    assert texts(tmp_path) == (OLD if ending == "UNDONE" else NEW) | {name: "theirs, since"}


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


def test_the_next_save_waits_until_what_can_not_be_settled_is(tmp_path, monkeypatch):
    left_behind(lay_out(tmp_path), COMMITTED)

    def failing(source, target):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing)
        assert [(ended.ending, ended.title) for ended in recover_saves([tmp_path])] == [
            (RecoveryOutcome.STUCK, "index.xml")
        ]
        with pytest.raises(WriteError, match="because an earlier save was interrupted: the disk reported an error"):
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
    with pytest.raises(WriteError, match="because an earlier save was interrupted: its journal is damaged"):
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
    assert (ended.ending, ended.reason) == (RecoveryOutcome.STUCK, "another version of the program wrote its journal")
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
        FileChange(
            tmp_path, "d.xml", 3, Fingerprint(1, 2, 3), None, is_linked=False, backup="2026-11-29-041500-0a1b2c3d"
        ),
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

    @pytest.mark.parametrize(("mode", "ending"), [(0o1777, "FOREIGN"), (0o777, "COMPLETED")])
    def test_another_user_s_save_is_left_alone_in_a_folder_of_everybody_and_settled_in_one_of_a_team(
        tmp_path, monkeypatch, mode, ending
    ):
        left_behind(lay_out(tmp_path), COMMITTED)
        before = texts(tmp_path)
        tmp_path.chmod(mode)
        monkeypatch.setattr(os, "geteuid", lambda: 65534)
        assert [ended.ending for ended in recover_saves([tmp_path])] == [RecoveryOutcome[ending]]
        assert texts(tmp_path) == (NEW if ending == "COMPLETED" else before)


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
    folder.mkdir()
    files = [folder / f"{n}.xml" for n in range(3)]
    for file in files:
        file.write_text("old")
    save = JournalledSave(folder, "index.xml", files)
    for file in files:
        save.stage(file, b"new")
    save.write_journal()
    for change in list(save.planned.values())[:n_done]:
        apply_change(change, save.names)
    assert save.mark is not None
    os.close(save.mark)
    return save


@pytest.mark.parametrize("n_done", range(4))
@pytest.mark.parametrize("has_links", [True, False])
def test_old_and_new_content_are_told_apart_where_size_and_time_are_the_same(tmp_path, monkeypatch, n_done, has_links):
    monkeypatch.setattr(Fingerprint, "of", staticmethod(coarse))
    if not has_links:
        monkeypatch.setattr(os, "link", no_links)
    half_saved(tmp_path / "saved", n_done)
    assert [ended.ending for ended in recover_saves([tmp_path / "saved"])] == [RecoveryOutcome.COMPLETED]
    assert texts(tmp_path / "saved") == {f"{n}.xml": "new" for n in range(3)}
    # Undoing that was cut short goes on as well.
    save = half_saved(tmp_path / "undone", n_done=3)
    revert_change(list(save.planned.values())[2], save.names)
    assert [ended.ending for ended in recover_saves([tmp_path / "undone"])] == [RecoveryOutcome.UNDONE]
    assert texts(tmp_path / "undone") == {f"{n}.xml": "old" for n in range(3)}
