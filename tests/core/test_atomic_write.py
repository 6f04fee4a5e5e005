"""Atomic write: the file has the complete old or new content, whichever call fails."""

from __future__ import annotations

import errno
import mmap
import os
import stat
import struct
import subprocess
import sys
import textwrap
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest

from sitemap_studio.core.atomic_write import (
    move,
    remove_file,
    remove_interrupted_writes,
    replace_file,
    stage_file,
    write_and_close,
)
from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.file_lock import LockResult
from sitemap_studio.core.paths import TEMPORARY_PREFIX

IS_POSIX = os.name == "posix"


def names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def run_python(body: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run Python code in another process, whose limits and user it may change."""
    words = [sys.executable, "-c", textwrap.dedent(body), *map(str, arguments)]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)


SAVE_AND_TELL = """
    try:
        replace_file(Path(sys.argv[1]), b"new" * 100_000)
    except WriteError as error:
        print(type(error).__name__, error.message, "|", error.hint)
    else:
        print("saved")
"""

WITHOUT_ROOT = (
    """
    import os, sys
    from pathlib import Path
    from sitemap_studio.core.atomic_write import replace_file
    from sitemap_studio.core.errors import WriteError
    if os.geteuid() == 0:
        os.setegid(65534)
        os.seteuid(65534)
"""
    + SAVE_AND_TELL
)

WITH_A_FULL_DISK = (
    """
    import resource, signal, sys
    from pathlib import Path
    from sitemap_studio.core.atomic_write import replace_file
    from sitemap_studio.core.errors import WriteError
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
"""
    + SAVE_AND_TELL
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Folder that every user may write to."""
    place = tmp_path / "site"
    place.mkdir()
    for each in (place, *place.parents):
        if each == Path(each.anchor) or each == Path("/tmp"):
            break
        if each.owner() == Path(tmp_path).owner():
            each.chmod(0o777 if each == place else 0o755)
    return place


def test_write_creates_new_file_and_replaces_old_inode(tmp_path):
    path = tmp_path / "sitemap.xml"
    before = replace_file(path, b"<urlset/>")
    assert (path.read_bytes(), before.st_size) == (b"<urlset/>", 9)
    with path.open("rb") as reader:
        after = replace_file(path, b"new")
        # Programs that have the old file open can still read it completely.
        assert reader.read() == b"<urlset/>"
    assert path.read_bytes() == b"new"
    assert after.st_ino != before.st_ino
    assert (after.st_ino, after.st_mtime_ns, after.st_size) == (path.stat().st_ino, path.stat().st_mtime_ns, 3)
    assert replace_file(path, b"").st_size == 0
    assert names(tmp_path) == ["sitemap.xml"]


def test_staged_file_leaves_target_unchanged_until_moved(tmp_path):
    path = tmp_path / "sitemap.xml"
    path.write_bytes(b"old")
    staged = stage_file(path, b"new", f"{TEMPORARY_PREFIX}1.new")
    assert path.read_bytes() == b"old"
    assert staged.temporary.read_bytes() == b"new"
    assert staged.temporary == path.parent / f"{TEMPORARY_PREFIX}1.new"
    move(staged.temporary, staged.target)
    assert path.read_bytes() == b"new"
    assert names(tmp_path) == ["sitemap.xml"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no/sitemap.xml", "its folder does not exist; no file was changed."),
        ("folder", "a folder has that name; no file was changed."),
        ("file/sitemap.xml", "its folder does not exist; no file was changed."),
        ("s" * 300 + ".xml", "the name is too long; no file was changed."),
        ("site\0map.xml", "the name is not allowed here; no file was changed."),
        *([("pipe", "a pipe or device has that name; no file was changed.")] if IS_POSIX else []),
        *([("circle", "its links lead in a circle; no file was changed.")] if IS_POSIX else []),
    ],
)
def test_failed_write_reports_reason_and_leaves_no_file(tmp_path, name, reason):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"old")
    if IS_POSIX:
        os.mkfifo(tmp_path / "pipe")
        (tmp_path / "circle").symlink_to("other")
        (tmp_path / "other").symlink_to("circle")
    before = names(tmp_path)
    with pytest.raises(WriteError) as caught:
        replace_file(tmp_path / name, b"new")
    assert caught.value.message == f"“{(tmp_path / name).name}” can't be saved: {reason}"
    assert caught.value.path == tmp_path / name
    assert caught.value.hint
    assert names(tmp_path) == before


if hasattr(os, "setxattr"):

    def access_list(group: int) -> bytes:
        """Access list by which another user may read a file. Linux, posix_acl_xattr.h: tag, rights, number."""
        none = 0xFFFF_FFFF
        entries = [(0x01, 6, none), (0x02, 4, 65534), (0x04, group, none), (0x10, 4, none), (0x20, 0, none)]
        return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)

    def set_attributes(path: Path, attributes: dict[str, bytes]) -> dict[str, bytes]:
        """Set extended attributes of a file, and return the ones that the file system stored."""
        for name, value in attributes.items():
            with suppress(OSError):
                os.setxattr(path, name, value)
        return {name: os.getxattr(path, name) for name in os.listxattr(path) if name in attributes}

    def test_replaced_file_keeps_access_list_attributes_and_mode(tmp_path):
        path = tmp_path / "sitemap.xml"
        path.write_bytes(b"old")
        given = set_attributes(path, {"user.note": b"mine", "system.posix_acl_access": access_list(group=0)})
        mode = path.stat().st_mode
        replace_file(path, b"new")
        assert {name: os.getxattr(path, name) for name in os.listxattr(path)} == given
        assert path.stat().st_mode == mode

    def test_replaced_file_does_not_inherit_folder_access_list(tmp_path):
        path = tmp_path / "sitemap.xml"
        path.write_bytes(b"old")
        path.chmod(0o640)
        set_attributes(tmp_path, {"system.posix_acl_default": access_list(group=4)})
        replace_file(path, b"new")
        assert os.listxattr(path) == []
        assert stat.S_IMODE(path.stat().st_mode) == 0o640


if IS_POSIX:

    def test_new_file_follows_umask_and_replaced_file_keeps_mode(tmp_path):
        path = tmp_path / "sitemap.xml"
        before = os.umask(0o027)
        try:
            status = replace_file(path, b"new")
        finally:
            os.umask(before)
        assert stat.S_IMODE(status.st_mode) == 0o640
        assert stat.S_IMODE(replace_file(path, b"newer").st_mode) == 0o640
        path.chmod(0o600)
        # Private before it is complete.
        assert stat.S_IMODE(stage_file(path, b"new", f"{TEMPORARY_PREFIX}1.new").temporary.stat().st_mode) == 0o600

    def test_replaced_file_keeps_owner_where_permitted(folder):
        path = folder / "sitemap.xml"
        path.write_bytes(b"old")
        # Only the administrator can give files away; anybody else sees their own file stay their own.
        owner = (65534, 65534) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
        os.chown(path, *owner)
        status = replace_file(path, b"new")
        assert (status.st_uid, status.st_gid) == owner

    def test_replacing_foreign_file_drops_rights_of_foreign_group(folder):
        path = folder / "sitemap.xml"
        path.write_bytes(b"old")
        path.chmod(0o666)
        result = run_python(WITHOUT_ROOT, path)
        assert result.stdout == "saved\n", result.stderr
        status = path.stat()
        expected = 0o606 if os.geteuid() == 0 else 0o666
        assert stat.S_IMODE(status.st_mode) == expected

    def test_symlink_targets_are_replaced_and_hard_links_keep_content(tmp_path):
        (tmp_path / "www").mkdir()
        target, other, link = tmp_path / "www" / "real.xml", tmp_path / "other.xml", tmp_path / "sitemap.xml"
        (tmp_path / "middle.xml").symlink_to("www/real.xml")
        link.symlink_to("middle.xml")
        replace_file(link, b"old")
        other.hardlink_to(target)
        replace_file(link, b"new")
        assert link.is_symlink()
        assert (tmp_path / "middle.xml").is_symlink()
        assert (target.read_bytes(), other.read_bytes()) == (b"new", b"old")
        assert names(tmp_path / "www") == ["real.xml"]

    def test_partial_write_on_full_disk_keeps_old_file(folder):
        path = folder / "sitemap.xml"
        path.write_bytes(b"old" * 1000)
        before = path.stat()
        result = run_python(WITH_A_FULL_DISK, path)
        assert result.stdout == (
            "WriteError “sitemap.xml” can't be saved: File too large; no file was changed. | Save to another place.\n"
        ), result.stderr
        assert path.read_bytes() == b"old" * 1000
        assert (path.stat().st_ino, path.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
        assert "no file was changed" in run_python(WITH_A_FULL_DISK, folder / "new.xml").stdout
        assert names(folder) == ["sitemap.xml"]

    @pytest.mark.parametrize(("folder_mode", "mode"), [(0o555, 0o666), (0o777, 0o444)])
    def test_write_to_read_only_file_or_folder_is_refused(folder, folder_mode, mode):
        path = folder / "sitemap.xml"
        path.write_bytes(b"old")
        path.chmod(mode)
        folder.chmod(folder_mode)
        result = run_python(WITHOUT_ROOT, path)
        folder.chmod(0o755)
        assert result.stdout == (
            "WriteError “sitemap.xml” can't be saved: you don't have permission; no file was changed. "
            "| Save to another place.\n"
        ), result.stderr
        assert path.read_bytes() == b"old"
        assert names(folder) == ["sitemap.xml"]

    def test_folder_created_during_write_stops_it_and_remains(tmp_path, monkeypatch):
        monkeypatch.setattr(os, "fsync", lambda handle: (tmp_path / "sitemap.xml").mkdir())
        with pytest.raises(WriteError, match="a folder has that name"):
            replace_file(tmp_path / "sitemap.xml", b"new")
        assert names(tmp_path) == ["sitemap.xml"]
        assert (tmp_path / "sitemap.xml").is_dir()

    def test_kill_during_write_keeps_old_file(folder):
        path = folder / "sitemap.xml"
        path.write_bytes(b"old")
        result = run_python(
            """
            import os, signal, sys
            from pathlib import Path
            from sitemap_studio.core.atomic_write import stage_file
            stage_file(Path(sys.argv[1]), b"new" * 1000, ".sitemap-studio-1.new")
            os.kill(os.getpid(), signal.SIGKILL)
            """,
            path,
        )
        assert result.returncode == -9
        assert path.read_bytes() == b"old"


def test_concurrent_writes_leave_one_complete_file(tmp_path):
    path = tmp_path / "sitemap.xml"
    contents = [bytes([65 + number]) * 50_000 for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda data: replace_file(path, data), contents))
    assert path.read_bytes() in contents
    assert names(tmp_path) == ["sitemap.xml"]


def test_remove_file_removes_files_and_links_but_not_folders(tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).write_bytes(b"content")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "two")
    for name in ("one", "link", "nothing"):
        remove_file(tmp_path / name)
    with pytest.raises(WriteError, match="“folder” can't be removed") as caught:
        remove_file(tmp_path / "folder")
    assert caught.value.hint
    assert names(tmp_path) == ["folder", "two"]


def test_mapped_content_can_be_closed_after_failed_write():
    content = mmap.mmap(-1, 4096)
    with pytest.raises(OSError, match=os.strerror(errno.EBADF)) as failed:
        write_and_close(os.open(os.devnull, os.O_RDONLY), cast("bytes", content))
    content.close()
    assert failed.value.errno == errno.EBADF


KILLED_WHILE_WRITING = """
    import os, signal, sys
    from pathlib import Path
    from sitemap_studio.core.atomic_write import replace_file
    os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)
    replace_file(Path(sys.argv[1]), b"new" * 1000)
"""

TEMPORARY = f"{TEMPORARY_PREFIX}{'0' * 16}.tmp"


def killed_write(folder: Path) -> Path:
    """Return the temporary file of a write that was killed."""
    assert run_python(KILLED_WHILE_WRITING, folder / "sitemap.xml").returncode == -9
    (path,) = folder.glob(f"{TEMPORARY_PREFIX}*")
    return path


@pytest.mark.skipif(not IS_POSIX, reason="kills as POSIX does")
def test_temporary_file_of_killed_write_is_removed(tmp_path):
    (tmp_path / "sitemap.xml").write_bytes(b"old")
    killed_write(tmp_path)
    remove_interrupted_writes(tmp_path)
    assert names(tmp_path) == ["sitemap.xml"]
    assert (tmp_path / "sitemap.xml").read_bytes() == b"old"


@pytest.mark.skipif(not IS_POSIX, reason="kills as POSIX does")
def test_temporary_file_of_running_write_is_not_removed(tmp_path):
    path = tmp_path / "sitemap.xml"
    writer = subprocess.Popen(
        [
            sys.executable,
            "-c",
            textwrap.dedent(KILLED_WHILE_WRITING).replace(
                "os.kill(os.getpid(), signal.SIGKILL)", "(print(flush=True), input())"
            ),
            str(path),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert writer.stdout is not None
    writer.stdout.readline()
    (temporary,) = tmp_path.iterdir()
    os.utime(temporary, (0, 0))
    remove_interrupted_writes(tmp_path)
    assert temporary.exists()
    writer.communicate(b"\n\n\n", timeout=30)
    assert writer.returncode == 0
    assert names(tmp_path) == ["sitemap.xml"]
    assert path.read_bytes() == b"new" * 1000


def test_unlocked_temporary_file_is_removed_without_system_locks(tmp_path, monkeypatch):
    (tmp_path / TEMPORARY).write_bytes(b"half")
    monkeypatch.setattr("sitemap_studio.core.atomic_write.try_lock", lambda handle: LockResult.UNSUPPORTED)
    remove_interrupted_writes(tmp_path)
    assert names(tmp_path) == []


@pytest.mark.parametrize(
    "name",
    ["page.tmp", f"{TEMPORARY_PREFIX}page.tmp", f"{TEMPORARY_PREFIX}{'0' * 16}.tmp.txt", f"{'0' * 16}.tmp"],
)
def test_removing_interrupted_writes_retains_files_with_other_names(tmp_path, name):
    (tmp_path / name).write_bytes(b"theirs")
    os.utime(tmp_path / name, (0, 0))
    remove_interrupted_writes(tmp_path)
    assert names(tmp_path) == [name]


def test_folders_and_links_named_as_temporary_files_are_retained(tmp_path):
    (tmp_path / "kept").write_bytes(b"theirs")
    (tmp_path / TEMPORARY).mkdir()
    link = tmp_path / TEMPORARY.replace("0", "1")
    link.symlink_to(tmp_path / "kept")
    os.utime(tmp_path / "kept", (0, 0))
    remove_interrupted_writes(tmp_path)
    remove_interrupted_writes(tmp_path / "missing")
    assert names(tmp_path) == sorted(["kept", TEMPORARY, link.name])


@pytest.mark.parametrize("removals", [1, 2])
def test_write_whose_temporary_file_is_removed_is_repeated_once(tmp_path, monkeypatch, removals: int):
    path = tmp_path / "sitemap.xml"
    path.write_bytes(b"old")
    left = [None] * removals

    def remove_temporary(handle: int) -> None:
        if left:
            left.pop()
            next(tmp_path.glob(f"{TEMPORARY_PREFIX}*")).unlink()

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", remove_temporary)
        with suppress(WriteError):
            replace_file(path, b"new")
    assert path.read_bytes() == (b"new" if removals == 1 else b"old")
    assert names(tmp_path) == ["sitemap.xml"]
