"""Faults of the disk and ends of the process at every call of the system that a save makes: never a mixed set."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.set_journal import RecoveryOutcome, recover_saves
from tests.core.journal_cases import FOLDER_OPENED, NEW, OLD, lay_out, save_all, texts, watching

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
    from tests.core.journal_cases import NEW, OLD, lay_out, save_all, texts, watching

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

    place, second_every = Path(sys.argv[1]), int(sys.argv[2])
    first = 1
    ends = {"old": 0, "new": 0}
    while True:
        folder = lay_out(place / str(first))
        if not killed_at(first, folder, save_all):
            break
        if second_every and first % second_every == 0:
            second = 1
            while killed_at(second, folder, finish):
                second += 1
        finish(folder)
        found = texts(folder)
        assert found in (OLD, NEW), (first, found)
        ends["new" if found == NEW else "old"] += 1
        first += 1
    print(ends["old"], ends["new"])
"""

if hasattr(os, "fork"):

    @pytest.mark.parametrize("second_every", [0, 5])
    def test_a_kill_at_any_call_leaves_one_set_to_the_next_opening(tmp_path, second_every):
        # In a process of its own, without threads that a fork would lose.
        words = [sys.executable, "-c", textwrap.dedent(KILLED), str(tmp_path), str(second_every)]
        result = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
        assert result.returncode == 0, result.stderr
        old, new = map(int, result.stdout.split())
        assert old > 20
        assert new > 10
