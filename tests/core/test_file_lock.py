"""Lock files: real files, and real processes that hold them."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from math import inf, nan
from pathlib import Path

import pytest

from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.file_lock import OLD_SECONDS, LockOwner, lock_path_of, take_lock

HOLDING = """
    import sys
    from pathlib import Path
    from sitemap_studio.core.file_lock import take_lock
    lock = take_lock(Path(sys.argv[1]))
    print("held", flush=True)
    sys.stdin.readline()
    lock.release()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A sitemap that can be locked."""
    path = tmp_path / "sitemap.xml"
    path.write_bytes(b"<urlset/>")
    return path


Hold = Callable[[Path], "subprocess.Popen[bytes]"]


@pytest.fixture
def hold() -> Iterator[Hold]:
    """A function that lets another process hold the lock of a file, until it reads a line or is killed."""
    processes = []

    def held_by_another(path: Path) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-c", textwrap.dedent(HOLDING), str(path)]
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        processes.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        return process

    yield held_by_another
    for process in processes:
        process.kill()
        process.communicate()


def left_by(path: Path, **known: object) -> Path:
    """Write the lock file that somebody left behind."""
    place = lock_path_of(path)
    place.write_text(json.dumps(asdict(replace(LockOwner.here(), **known))))  # type: ignore[arg-type]
    return place


def test_a_lock_says_who_has_the_set_and_is_nobody_else_s_to_read(path):
    with take_lock(path) as lock:
        assert lock.lock_path == path.with_name(".sitemap-studio-sitemap.xml.lock")
        holder = LockOwner.of(lock.lock_path.read_bytes())
        assert holder is not None
        assert (holder.pid, holder.host) == (os.getpid(), LockOwner.here().host)
        if os.name == "posix":
            assert stat.S_IMODE(lock.lock_path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["sitemap.xml"]
    with take_lock(path) as other:
        lock.release()
        assert other.lock_path.exists()


def test_what_another_process_holds_is_not_to_be_had_not_even_by_force(path, hold):
    process = hold(path)
    for by_force in (False, True):
        with pytest.raises(
            LockedError, match=r"“sitemap\.xml” is open for editing elsewhere: by .* on .*, since 20"
        ) as e:
            take_lock(path, by_force=by_force)
        assert not e.value.may_be_stale
    process.communicate(b"\n", timeout=30)
    assert not lock_path_of(path).exists()
    with take_lock(path) as lock:
        assert lock.is_held


def test_what_a_killed_process_left_is_taken_over(path, hold):
    process = hold(path)
    process.kill()
    process.wait()
    assert lock_path_of(path).exists()
    with take_lock(path) as lock:
        holder = LockOwner.of(lock.lock_path.read_bytes())
        assert holder is not None
        assert holder.pid == os.getpid()
    assert not lock_path_of(path).exists()


def test_what_was_left_before_the_computer_was_started_again_is_taken_over(path):
    if not LockOwner.here().machine:
        left_by(path, machine="", boot="")
    else:
        left_by(path, boot="another start")
    with take_lock(path) as lock:
        assert lock.is_held


@pytest.mark.parametrize("age_seconds", [OLD_SECONDS + 60, -OLD_SECONDS - 60])
def test_another_computer_is_believed_until_its_word_is_old(path, age_seconds):
    place = left_by(path, host="far.example", machine="far", boot="far", user="anna")
    with pytest.raises(LockedError, match=r"by anna on far\.example") as caught:
        take_lock(path)
    assert not caught.value.may_be_stale
    then = time.time() - age_seconds
    os.utime(place, (then, then))
    with pytest.raises(LockedError) as caught:
        take_lock(path)
    assert caught.value.may_be_stale
    assert place.name in caught.value.hint
    with take_lock(path, by_force=True) as lock:
        assert lock.is_held
    left_by(path, host="far\u202e\n<b>" + "x" * 500, machine="far", boot="far", user="\x00anna")
    with pytest.raises(LockedError) as caught:
        take_lock(path)
    assert caught.value.message.isprintable()
    assert len(caught.value.message) < 250


HOSTILE = {
    "empty": b"",
    "garbage": b"\x00\xff<<<",
    "other json": b"[1, 2, 3]",
    "half of it": b'{"user": "anna", "host": ',
    "wrong kinds": b'{"user": 1, "host": 2, "machine": 3, "boot": 4, "pid": "x", "since": []}',
    "endless numbers": b'{"user": "a", "host": "b", "machine": "", "boot": "c", "pid": 1, "since": 1e999}',
    "huge": b'{"user": "' + b"a" * 5_000_000 + b'"}',
    "deep": b"[" * 4_000,
}
"""Contents of lock files that this program never wrote."""


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_a_lock_file_that_nobody_understands_is_respected_until_the_user_says_otherwise(path, content):
    lock_path_of(path).write_bytes(content)
    with pytest.raises(LockedError, match="is open for editing elsewhere") as caught:
        take_lock(path)
    assert caught.value.may_be_stale
    with take_lock(path, by_force=True) as lock:
        assert lock.is_held


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("since", each) for each in (nan, inf, -inf, -1, 1e300, True, "2026-11-23", "1e9", None)),
        *(("pid", each) for each in (0, -1, 1 << 70, nan, inf, 1.5, True, "1")),
    ],
)
def test_a_lock_file_whose_time_or_process_is_none_counts_as_damaged(path, key, value):
    left_by(path, host="far", machine="far", boot="far", **{key: value})
    with pytest.raises(LockedError, match=r"is open for editing elsewhere\.") as caught:
        take_lock(path)
    assert caught.value.may_be_stale
    with take_lock(path, by_force=True) as lock:
        assert lock.is_held


def test_a_set_that_lies_nowhere_has_no_lock(tmp_path):
    assert not take_lock(tmp_path / "gone" / "sitemap.xml").is_held
    assert not take_lock(tmp_path / ("s" * 250 + ".xml")).is_held
    assert not take_lock(tmp_path / "site\0map.xml").is_held


def test_of_many_that_want_a_stale_lock_at_once_one_gets_it(path):
    left_by(path, pid=2**22 - 3)
    wanting = textwrap.dedent("""
        import sys, time
        from pathlib import Path
        from sitemap_studio.core.errors import LockedError
        from sitemap_studio.core.file_lock import take_lock
        sys.stdin.readline()
        try:
            lock = take_lock(Path(sys.argv[1]))
            print("held", flush=True)
        except LockedError:
            print("refused", flush=True)
        sys.stdin.readline()
    """)
    words = [sys.executable, "-c", wanting, str(path)]
    processes = [subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(4)]
    try:
        for process in processes:
            assert process.stdin is not None
            process.stdin.write(b"\n")
            process.stdin.flush()
        said = [process.stdout.readline() for process in processes if process.stdout is not None]
        assert sorted(said) == [b"held\n", *([b"refused\n"] * 3)]
    finally:
        for process in processes:
            process.kill()
            process.communicate()


if os.name == "posix":

    @pytest.mark.parametrize("kind", ["link", "pipe", "folder"])
    def test_what_is_no_file_in_place_of_the_lock_file_is_neither_followed_nor_waited_for(path, kind):
        secret, place = path.with_name("secret"), lock_path_of(path)
        secret.write_bytes(b"dear")
        {"link": lambda: place.symlink_to(secret), "pipe": lambda: os.mkfifo(place), "folder": place.mkdir}[kind]()
        with pytest.raises(LockedError):
            take_lock(path)
        with take_lock(path, by_force=True) as lock:
            assert lock.is_held == (kind != "folder")
        assert secret.read_bytes() == b"dear"

    def test_links_to_one_file_have_one_lock(path, hold):
        link = path.parent / "elsewhere" / "link.xml"
        link.parent.mkdir()
        link.symlink_to(path)
        hold(path)
        with pytest.raises(LockedError):
            take_lock(link)
        assert [each.name for each in link.parent.iterdir()] == ["link.xml"]

    def test_no_other_program_that_is_started_inherits_the_lock(path):
        lock = take_lock(path)
        sleeper = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
        try:
            lock.release()
            with take_lock(path) as again:
                assert again.is_held
        finally:
            sleeper.communicate(b"\n", timeout=30)
