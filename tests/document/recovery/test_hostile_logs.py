"""Whatever lies in the folder of logs: one sentence, nothing removed, and whole steps are recovered."""

from __future__ import annotations

import errno
import json
import os
import struct
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import polars as pl
import pytest

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.recovery.log_files import Base, LogFile, has_logs, left_logs
from sitemap_studio.document.recovery.replaying import recover
from sitemap_studio.formats.container import crc32
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, SetCells
from tests.builders import HOST, locs, positions_of, put, urlset
from tests.document.recovery.logs import no_complaint, only_log, recorded, recovered, state

FIRST_LINE = b"Sitemap Studio recovery log 1\n"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A log of three steps."""
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / "logs")
    for text in ("2030", "2031"):
        document.do(SetCells("lastmod", document.table.order, pl.Series([text] * 3)))
    slots = document.add_entries(entry_frame({"loc": [f"{HOST}/new"]}), sitemap=0)
    document.do(InsertEntries(positions_of(0), slots))
    recorder.close()
    (path,) = (tmp_path / "logs").iterdir()
    return path


def lastmod(folder: Path) -> str | None:
    return recovered(folder).document.table.column("lastmod").to_list()[-1]


def test_a_log_cut_off_at_any_byte_gives_the_steps_before(log: Path):
    whole = log.read_bytes()
    steps = set()
    for length in range(len(whole)):
        log.write_bytes(whole[:length])
        found = left_logs(log.parent)
        assert found.complaints == ()
        steps.add(found.logs[0].n_steps if found.logs else 0)
        if not log.exists():
            # Its beginning was whole, and no step: nothing can be recovered from it.
            log.write_bytes(b"")
            log.chmod(0o600)
    assert steps == {0, 1, 2}


def test_a_flipped_bit_anywhere_never_gives_other_steps(log: Path):
    whole = log.read_bytes()
    expected = {None, "2030", "2031"}
    for place in range(0, len(whole), 7):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << place % 8
        log.unlink(missing_ok=True)
        log.write_bytes(flipped)
        log.chmod(0o600)
        if left_logs(log.parent).logs:
            assert lastmod(log.parent) in expected
        for aside in log.parent.glob("*.aside*"):
            aside.unlink()


@pytest.mark.parametrize("length", [1 << 20, 1 << 40, 1 << 63, 2**64 - 1])
def test_a_huge_length_is_not_believed(log: Path, length: int):
    log.write_bytes(log.read_bytes() + struct.pack("<QI", length, 1) + b"x" * 100)
    assert only_log(log.parent).n_steps == 3
    log.write_bytes(FIRST_LINE + struct.pack("<QI", length, 1) + b"x" * 100)
    assert left_logs(log.parent).logs == ()


@pytest.mark.parametrize("content", [b"something else", b"\0" * 1000, b"Sitemap Studio recovery lag 1\n"])
def test_what_is_no_log_is_set_aside(log: Path, content: bytes):
    log.write_bytes(content)
    found = left_logs(log.parent)
    assert found.complaints == (f"“{log.name}” is not a recovery log. It was set aside as “{log.name}.aside”.",)
    assert log.with_name(f"{log.name}.aside").read_bytes() == content
    assert not has_logs(log.parent)


def test_a_log_of_another_version_stays(log: Path):
    log.write_bytes(log.read_bytes().replace(b"log 1\n", b"log 2\n", 1))
    found = left_logs(log.parent)
    assert found.logs == ()
    assert "written by another version" in found.complaints[0]
    assert log.exists()


@pytest.mark.parametrize("header", [b"", b"{}", b"[]", b"nonsense", b'{"files": 3}', b"\xff", b"[" * 100_000])
def test_a_header_that_makes_no_sense_is_set_aside(tmp_path: Path, header: bytes):
    file = LogFile.begun(tmp_path, header)
    file.append(b"{}")
    file.close()
    found = left_logs(tmp_path)
    assert found.logs == ()
    assert "recovery log is damaged" in found.complaints[0]
    assert len(list(tmp_path.glob("*.aside"))) == 1


def group(stored: object, *columns: bytes) -> bytes:
    parts = [json.dumps(stored).encode(), *columns]
    return b"".join(piece for part in parts for piece in (struct.pack("<Q", len(part)), part))


@pytest.mark.parametrize(
    "step",
    [
        b"",
        b"\0" * 50,
        group([]),
        group({"edit": {"kind": "unheard of"}}),
        group({"edit": {"kind": "set cells", "field": "loc", "slots": [99], "values": ["x"]}}),
        group({"edit": {"kind": "set cells", "field": "colour", "slots": [0], "values": ["x"]}}),
        group({"edit": {"kind": "set cells", "field": "loc", "slots": [0], "values": ["x", "y"]}}),
        group({"edit": {"kind": "set cells", "field": "loc", "slots": [-1], "values": ["x"]}}),
        group({"edit": {"kind": "set cells", "field": "loc", "slots": {"column": 7}, "values": ["x"]}}),
        group({"edit": {"kind": "set cells", "field": "loc", "slots": {"column": 0}, "values": ["x"]}}, b"no Arrow"),
        group({"edit": {"kind": "remove", "positions": [70]}}),
        group({"edit": {"kind": "remove", "positions": [-5]}}),
        group({"edit": {"kind": "remove", "positions": [2, 1]}}),
        group({"edit": {"kind": "insert", "positions": [900], "slots": [0]}}),
        group({"edit": {"kind": "unlist sitemaps", "sitemaps": [12]}}),
        group({"edit": {"kind": "group", "edits": [{"kind": "group", "edits": 3}]}}),
        group({"entries": [{"sitemap": 9}], "edit": {"kind": "order index", "wished": True}}),
        group({"seen": {"numbers": [77]}, "edit": {"kind": "order index", "wished": True}}),
        group({"sitemaps": [3], "edit": {"kind": "order index", "wished": True}}),
    ],
)  # fmt: skip
def test_a_step_that_makes_no_sense_ends_the_log(log: Path, step: bytes):
    checksum = 0
    data, place = log.read_bytes(), len(FIRST_LINE)
    while place < len(data):
        length, checksum = struct.unpack_from("<QI", data, place)
        place += 12 + length
    head = struct.pack("<Q", len(step))
    log.write_bytes(data + head + struct.pack("<I", crc32(step, crc32(head, checksum))) + step)
    assert only_log(log.parent).n_steps == 4
    result = recover(only_log(log.parent))
    assert result.n_steps == 3
    assert result.n_unread == 1
    now = state(result.document)
    recorder = result.go_on(log.parent, no_complaint)
    recorder.close()
    assert log.with_name(f"{log.name}.aside").exists()
    assert state(recovered(log.parent).document) == now


@pytest.mark.parametrize("kind", ["link", "writable by others", "folder", "pipe"])
def test_what_is_no_file_of_the_user_alone_is_neither_followed_nor_trusted(log: Path, tmp_path: Path, kind: str):
    kept = log.rename(tmp_path / "elsewhere")
    if kind == "link":
        log.symlink_to(kept)
    elif kind == "folder":
        log.mkdir()
    elif kind == "pipe":
        os.mkfifo(log)
    else:
        log.write_bytes(kept.read_bytes())
        log.chmod(0o666)
    found = left_logs(log.parent)
    told = "may have been written by another user" if kind == "writable by others" else "is not a recovery log"
    assert (found.logs, [told in complaint for complaint in found.complaints]) == ((), [True])
    assert kept.exists()


def test_a_log_that_is_being_written_is_left_alone(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / "logs")
    document.do(SetCells("lastmod", document.table.order, pl.Series(["2030"] * 3)))
    recorder.flush()
    assert left_logs(tmp_path / "logs").logs == ()
    assert recorder.path is not None
    assert recorder.path.stat().st_mode & 0o777 == 0o600
    assert recorder.folder.stat().st_mode & 0o777 == 0o700
    recorder.close()
    assert only_log(tmp_path / "logs").n_steps == 1


def test_what_can_not_be_removed_keeps_nobody_from_finding_logs(log: Path):
    unborn = log.with_name("0000.new")
    unborn.mkdir()
    os.utime(unborn, (0, 0))
    (found,) = left_logs(log.parent).logs
    assert found.path == log
    assert left_logs(log.parent / "nowhere").logs == ()


def test_a_log_that_the_disk_can_not_give_is_complained_of(log: Path, monkeypatch):
    real = os.read

    def failing(handle, length):
        if os.fstat(handle).st_ino == log.stat().st_ino:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(handle, length)

    monkeypatch.setattr(os, "read", failing)
    found = left_logs(log.parent)
    assert found.logs == ()
    assert found.complaints == (f"“{log.name}” can't be read: the disk reported an error.",)
    assert log.exists()


def test_a_path_that_no_file_can_have_is_of_no_set(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(2))))
    header = json.loads(Base.of(document).packed())
    file = LogFile.begun(tmp_path / "logs", json.dumps(header | {"path": "a\0b"}).encode())
    file.append(b"step")
    file.close()
    assert left_logs(tmp_path / "logs").logs == ()


def test_a_log_can_be_recovered_while_the_folder_is_searched_again(log: Path):
    left, is_over = only_log(log.parent), Event()

    def search() -> None:
        while not is_over.is_set():
            left_logs(log.parent)

    with ThreadPoolExecutor(1) as threads:
        searching = threads.submit(search)
        try:
            for _ in range(300):
                left.opened().close()
        finally:
            is_over.set()
        searching.result()
