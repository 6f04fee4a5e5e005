"""Lock files, with real processes that hold them."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from math import inf, nan
from pathlib import Path

import pytest

from sitemap_studio.core import file_lock
from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.file_lock import LockOwner, LockResult, lock_path_of, lock_set, remove_stale_lock
from tests.builders import taken_elsewhere

HOLDING = """
    import sys
    from pathlib import Path
    from sitemap_studio.core.file_lock import lock_set
    lock = lock_set(Path(sys.argv[1]))
    print("held", flush=True)
    sys.stdin.readline()
    lock.release()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Sitemap that can be locked."""
    path = tmp_path / "sitemap.xml"
    path.write_bytes(b"<urlset/>")
    return path


Hold = Callable[[Path], "subprocess.Popen[bytes]"]


@pytest.fixture
def hold() -> Iterator[Hold]:
    """Function that lets another process lock a file until it reads a line or is killed."""
    processes = []

    def lock_in_other_process(path: Path) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-c", textwrap.dedent(HOLDING), str(path)]
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        processes.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        return process

    yield lock_in_other_process
    for process in processes:
        process.kill()
        process.communicate()


def json_of(owner: LockOwner) -> bytes:
    """Return the content of the lock file of an owner."""
    return json.dumps(owner._asdict()).encode()


def test_lock_file_names_its_owner_and_is_private(path):
    with lock_set(path) as lock:
        assert lock.lock_path == path.with_name(".sitemap-studio-sitemap.xml.lock")
        owner = LockOwner.from_bytes(lock.lock_path.read_bytes())
        assert owner is not None
        assert owner.is_this_process
        assert (owner.pid, owner.host) == (os.getpid(), LockOwner.from_this_process().host)
        if os.name == "posix":
            assert stat.S_IMODE(lock.lock_path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["sitemap.xml"]


def test_second_release_of_lock_does_not_remove_next_one(path):
    first = lock_set(path)
    first.release()
    with lock_set(path) as second:
        first.release()
        assert second.lock_path.exists()


def test_lock_of_other_process_is_respected(path, hold):
    process = hold(path)
    with pytest.raises(LockedError, match=r"“sitemap\.xml” is open for editing elsewhere: by .* on .*, since 20") as e:
        lock_set(path)
    assert e.value.hint == "Edit it there, or save it under another name here."
    remove_stale_lock(path)
    assert lock_path_of(path).exists()
    process.communicate(b"\n", timeout=30)
    assert not lock_path_of(path).exists()
    with lock_set(path) as lock:
        assert lock.is_held


def test_lock_of_other_window_is_respected(path):
    with lock_set(path), pytest.raises(LockedError, match="is already open in another window") as caught:
        lock_set(path)
    assert caught.value.is_here


def test_lock_of_killed_process_is_acquired(path, hold):
    process = hold(path)
    process.kill()
    process.wait()
    assert lock_path_of(path).exists()
    with lock_set(path) as lock:
        owner = LockOwner.from_bytes(lock.lock_path.read_bytes())
        assert owner is not None
        assert owner.pid == os.getpid()
    assert not lock_path_of(path).exists()


CONTENTS = {
    "empty": b"",
    "garbage": b"\x00\xff<<<",
    "other json": b"[1, 2, 3]",
    "cut": b'{"user": "anna", "host": ',
    "wrong types": b'{"user": 1, "host": 2, "pid": "x", "since": []}',
    "infinite": b'{"user": "a", "host": "b", "pid": 1, "since": 1e999}',
    "huge": b'{"user": "' + b"a" * 5_000_000 + b'"}',
    "deep": b"[" * 4_000,
    "other computer": b'{"user": "anna", "host": "far.example", "pid": 7, "since": 1700000000}',
    "earlier version": b'{"user": "a", "host": "b", "machine": "c", "boot": "d", "pid": 7, "since": 1700000000}',
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_unlocked_lock_file_with_any_content_is_stale(path, content):
    lock_path_of(path).write_bytes(content)
    with lock_set(path) as lock:
        owner = LockOwner.from_bytes(lock.lock_path.read_bytes())
        assert owner is not None
        assert owner.is_this_process
    lock_path_of(path).write_bytes(content)
    remove_stale_lock(path)
    assert not lock_path_of(path).exists()


@pytest.mark.parametrize("content", list(CONTENTS.values())[:8], ids=list(CONTENTS)[:8])
def test_locked_lock_file_without_owner_is_respected(path, content):
    with lock_set(path) as lock:
        lock.lock_path.write_bytes(content)
        with pytest.raises(LockedError, match=r"is open for editing elsewhere\.") as caught:
            lock_set(path)
    assert "“.sitemap-studio-sitemap.xml.lock”" in caught.value.hint


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("since", each) for each in (nan, inf, -inf, -1, 1e300, True, "2026-11-23", "1e9", None)),
        *(("pid", each) for each in (0, -1, 1 << 70, nan, inf, 1.5, True, "1")),
    ],
)
def test_owner_with_invalid_number_is_none(key, value):
    owner = LockOwner.from_this_process()
    assert LockOwner.from_bytes(json_of(owner)) == owner
    assert LockOwner.from_bytes(json_of(owner._replace(**{key: value}))) is None


def test_message_about_owner_is_printable(path):
    with taken_elsewhere(path) as lock:
        owner = LockOwner("\x00anna", "far\u202e\n<b>" + "x" * 500, 7, 1_700_000_000)
        lock.lock_path.write_bytes(json_of(owner))
        with pytest.raises(LockedError, match="by anna on far<b>") as caught:
            lock_set(path)
    assert caught.value.message.isprintable()
    assert len(caught.value.message) < 250


def test_missing_folder_and_invalid_names_have_no_lock(tmp_path):
    assert not lock_set(tmp_path / "gone" / "sitemap.xml").is_held
    assert not lock_set(tmp_path / ("s" * 250 + ".xml")).is_held
    assert not lock_set(tmp_path / "site\0map.xml").is_held


def test_file_system_without_locks_has_no_lock(path, monkeypatch):
    monkeypatch.setattr(file_lock, "try_lock", lambda handle: LockResult.UNSUPPORTED)
    with lock_set(path) as lock:
        assert not lock.is_held
        assert not lock_path_of(path).exists()


def test_stale_lock_is_acquired_by_one_of_many(path):
    lock_path_of(path).write_bytes(b"{}")
    locking = textwrap.dedent("""
        import sys, time
        from pathlib import Path
        from sitemap_studio.core.errors import LockedError
        from sitemap_studio.core.file_lock import lock_set
        sys.stdin.readline()
        try:
            lock = lock_set(Path(sys.argv[1]))
            print("held", flush=True)
        except LockedError:
            print("refused", flush=True)
        sys.stdin.readline()
    """)
    words = [sys.executable, "-c", locking, str(path)]
    processes = [subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(4)]
    try:
        for process in processes:
            assert process.stdin is not None
            process.stdin.write(b"\n")
            process.stdin.flush()
        lines = [process.stdout.readline() for process in processes if process.stdout is not None]
        assert sorted(lines) == [b"held\n", *([b"refused\n"] * 3)]
    finally:
        for process in processes:
            process.kill()
            process.communicate()


if os.name == "posix":

    @pytest.mark.parametrize("kind", ["link", "dangling link", "pipe", "folder"])
    def test_other_file_type_as_lock_file_is_respected(path, kind):
        secret, lock_path = path.with_name("secret"), lock_path_of(path)
        secret.write_bytes(b"dear")
        create = {
            "link": lambda: lock_path.symlink_to(secret),
            "dangling link": lambda: lock_path.symlink_to(path.with_name("nothing")),
            "pipe": lambda: os.mkfifo(lock_path),
            "folder": lock_path.mkdir,
        }
        create[kind]()
        with pytest.raises(LockedError, match=r"is open for editing elsewhere\.") as caught:
            lock_set(path)
        assert caught.value.hint == (
            "If no one else is editing it, delete the lock file “.sitemap-studio-sitemap.xml.lock”."
        )
        assert secret.read_bytes() == b"dear"
        assert not path.with_name("nothing").exists()

    def test_links_to_one_file_have_one_lock(path, hold):
        link = path.parent / "elsewhere" / "link.xml"
        link.parent.mkdir()
        link.symlink_to(path)
        hold(path)
        with pytest.raises(LockedError):
            lock_set(link)
        assert [each.name for each in link.parent.iterdir()] == ["link.xml"]

    def test_started_program_does_not_inherit_lock(path):
        lock = lock_set(path)
        sleeper = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
        try:
            lock.release()
            with lock_set(path) as again:
                assert again.is_held
        finally:
            sleeper.communicate(b"\n", timeout=30)
