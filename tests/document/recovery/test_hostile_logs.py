"""Damaged and foreign files in the log folder: one message each, nothing removed, complete records recovered."""

from __future__ import annotations

import errno
import json
import os
import struct
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path
from threading import Event

import polars as pl
import pytest

from sitemap_studio.core.file_lock import LockResult, try_lock
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.recovery import log_files
from sitemap_studio.document.recovery.change_records import DamagedLogError, UnpackedRecord
from sitemap_studio.document.recovery.log_files import (
    LogFile,
    LogHeader,
    RecoverableLog,
    find_recoverable_logs,
    has_logs,
)
from sitemap_studio.document.recovery.replaying import recover
from sitemap_studio.formats.container import crc32
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, SetCells
from tests.builders import HOST, locs, positions_of, put, urlset
from tests.document.recovery.logs import no_complaint, only_log, recorded, recovered, state

FIRST_LINE = b"Sitemap Studio recovery log 2\n"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A log of three edits."""
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / "logs")
    for text in ("2030", "2031"):
        document.do(SetCells("lastmod", document.table.order, pl.Series([text] * 3)))
    slots = document.add_entries(entry_frame({"loc": [f"{HOST}/new"]}), sitemap=0)
    document.do(InsertEntries(positions_of(0), slots))
    recorder.close()
    (path,) = (tmp_path / "logs").iterdir()
    return path


def record_count(log: RecoverableLog) -> int:
    with closing(log.open()) as file:
        return file.record_count


def lastmod(folder: Path) -> str | None:
    return recovered(folder).document.table.column("lastmod").to_list()[-1]


def test_truncated_log_has_its_complete_records(log: Path):
    whole = log.read_bytes()
    counts = set()
    for length in range(len(whole)):
        log.write_bytes(whole[:length])
        found = find_recoverable_logs(log.parent)
        assert found.messages == ()
        counts.add(record_count(found.logs[0]) if found.logs else 0)
        if not log.exists():
            # Its beginning was whole, and no step: nothing can be recovered from it.
            log.write_bytes(b"")
            log.chmod(0o600)
    assert counts == {0, 1, 2}


def test_flipped_bit_in_log_never_changes_recovered_values(log: Path):
    whole = log.read_bytes()
    expected = {None, "2030", "2031"}
    for place in range(0, len(whole), 7):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << place % 8
        log.unlink(missing_ok=True)
        log.write_bytes(flipped)
        log.chmod(0o600)
        if find_recoverable_logs(log.parent).logs:
            assert lastmod(log.parent) in expected
        for aside in log.parent.glob("*.broken-*"):
            aside.unlink()


@pytest.mark.parametrize("length", [1 << 20, 1 << 40, 1 << 63, 2**64 - 1])
def test_record_with_huge_length_ends_the_log(log: Path, length: int):
    log.write_bytes(log.read_bytes() + struct.pack("<QI", length, 1) + b"x" * 100)
    assert record_count(only_log(log.parent)) == 3
    log.write_bytes(FIRST_LINE + struct.pack("<QI", length, 1) + b"x" * 100)
    assert find_recoverable_logs(log.parent).logs == ()


@pytest.mark.parametrize("content", [b"something else", b"\0" * 1000, b"Sitemap Studio recovery lag 1\n"])
def test_foreign_file_in_log_folder_is_quarantined(log: Path, content: bytes):
    log.write_bytes(content)
    found = find_recoverable_logs(log.parent)
    (aside,) = log.parent.iterdir()
    assert found.messages == (f"“{log.name}” is not a recovery log. It was set aside as “{aside.name}”.",)
    assert aside.read_bytes() == content
    assert not has_logs(log.parent)


def test_log_of_another_version_is_refused_and_retained(log: Path):
    log.write_bytes(log.read_bytes().replace(b"log 2\n", b"log 1\n", 1))
    found = find_recoverable_logs(log.parent)
    assert found.logs == ()
    assert "written by another version" in found.messages[0]
    assert log.exists()


@pytest.mark.parametrize("header", [b"", b"{}", b"[]", b"nonsense", b'{"files": 3}', b"\xff", b"[" * 100_000])
def test_log_with_malformed_header_is_quarantined(tmp_path: Path, header: bytes):
    file = LogFile.create(tmp_path, header)
    file.append(b"{}")
    file.close()
    found = find_recoverable_logs(tmp_path)
    assert found.logs == ()
    assert "recovery log is damaged" in found.messages[0]
    assert len(list(tmp_path.glob("*.broken-*"))) == 1


def packed(stored: object, *columns: bytes) -> bytes:
    parts = [json.dumps(stored).encode(), *columns]
    return b"".join(piece for part in parts for piece in (struct.pack("<Q", len(part)), part))


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"\0" * 50,
        packed([]),
        packed({"cells": 7}),
        packed({"cells": [{"slots": [[99], [1]], "loc": ["x"]}]}),
        packed({"cells": [{"slots": [[0], [2]], "loc": ["x"]}]}),
        packed({"cells": [{"slots": [[-1], [1]], "loc": ["x"]}]}),
        packed({"cells": [{"slots": [[0], [1 << 31]], "loc": ["x"]}]}),
        packed({"cells": [{"slots": [[(1 << 32) - 1], [3]], "loc": ["x"] * 3}]}),
        packed({"cells": [{"slots": [[0], [1]], "touched": [None]}]}),
        packed({"cells": [{"slots": [[0], [1]], "sitemap": [7]}]}),
        packed({"cells": [{"slots": {"column": 7}, "loc": ["x"]}]}),
        packed({"cells": [{"slots": [{"column": 0}, [1]], "loc": ["x"]}]}, b"no Arrow"),
        packed({"order": {"first": 900, "end": 900, "slots": [[], []]}}),
        packed({"order": {"first": 2, "end": 1, "slots": [[], []]}}),
        packed({"order": {"first": 0, "end": 1, "slots": [[70], [1]]}}),
        packed({"entries": {"slots": [[9], [1]]}}),
        packed({"listing": {"entries": [[7, "a.xml", None, None]], "order": None}}),
        packed({"listing": {"entries": [], "order": [5]}}),
        packed({"sitemaps": [3]}),
        packed({"files": {"contents": [[9, None]], "slots": [[], []]}}),
        packed({"index": ["a\0b", None]}),
        packed({"marks": {"corrected": [[0, "no rule"]], "orders_index": False}}),
        packed({"extensions": {"slots": [[0], [1]], "places": [5], "xml": ["<a/>"]}, "moved": 3}),
    ],
    ids=count(),
)
def test_records_before_invalid_one_are_recovered_and_log_quarantined(log: Path, record: bytes):
    head = struct.pack("<Q", len(record))
    log.write_bytes(log.read_bytes() + head + struct.pack("<I", crc32(record, crc32(head, 0))) + record)
    assert record_count(only_log(log.parent)) == 4
    result = recover(only_log(log.parent))
    assert result.unread_count == 1
    assert result.document.table.locs() == [f"{HOST}/new", *locs(3)]
    now = state(result.document)
    recorder = result.continue_log(log.parent, no_complaint)
    recorder.close()
    assert len(list(log.parent.glob("*.broken-*"))) == 1
    assert state(recovered(log.parent).document) == now


def test_order_record_with_repeated_entries_raises_damaged_log_error(log: Path):
    record = packed({"order": {"first": 0, "end": 0, "slots": [[0], [1]]}})
    head = struct.pack("<Q", len(record))
    log.write_bytes(log.read_bytes() + head + struct.pack("<I", crc32(record, crc32(head, 0))) + record)
    with pytest.raises(DamagedLogError):
        recover(only_log(log.parent))
    assert log.exists()


@pytest.mark.parametrize("kind", ["link", "writable by others", "folder", "pipe"])
def test_link_folder_pipe_or_world_writable_log_is_refused(log: Path, tmp_path: Path, kind: str):
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
    found = find_recoverable_logs(log.parent)
    told = "may have been written by another user" if kind == "writable by others" else "is not a recovery log"
    assert (found.logs, [told in complaint for complaint in found.messages]) == ((), [True])
    assert kept.exists()


def test_log_of_running_program_is_skipped_until_closed(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / "logs")
    document.do(SetCells("lastmod", document.table.order, pl.Series(["2030"] * 3)))
    assert find_recoverable_logs(tmp_path / "logs").logs == ()
    assert recorder.path is not None
    assert recorder.path.stat().st_mode & 0o777 == 0o600
    assert recorder.folder.stat().st_mode & 0o777 == 0o700
    recorder.close()
    assert record_count(only_log(tmp_path / "logs")) == 1


def test_missing_folder_has_no_logs(tmp_path: Path):
    assert not has_logs(tmp_path / "nowhere")
    assert find_recoverable_logs(tmp_path / "nowhere").logs == ()


def test_new_log_survives_a_search_before_it_is_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    searched: list[bool] = []

    def search_and_lock(handle: int) -> LockResult:
        if not searched:
            searched.append(True)
            find_recoverable_logs(tmp_path)
        return try_lock(handle)

    monkeypatch.setattr(log_files, "try_lock", search_and_lock)
    log = LogFile.create(tmp_path, b"header", b"record")
    assert searched
    log.close()
    monkeypatch.undo()
    again = LogFile.open(log.path)
    assert again is not None
    assert again.read_record(1) == b"record"
    again.close()


def test_disk_error_while_reading_log_is_reported(log: Path, monkeypatch):
    real = os.read

    def failing(handle, length):
        if os.fstat(handle).st_ino == log.stat().st_ino:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(handle, length)

    monkeypatch.setattr(os, "read", failing)
    found = find_recoverable_logs(log.parent)
    assert found.logs == ()
    assert found.messages == (f"“{log.name}” can't be read: the disk reported an error.",)
    assert log.exists()


def test_log_whose_set_has_impossible_path_is_ignored(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(2))))
    header = UnpackedRecord(LogHeader.from_document(document).packed()).stored
    file = LogFile.create(tmp_path / "logs", packed({**header, "path": "a\0b"}))
    file.append(b"record")
    file.close()
    assert find_recoverable_logs(tmp_path / "logs").logs == ()


def test_log_can_be_opened_during_search_in_another_thread(log: Path):
    left, is_over = only_log(log.parent), Event()

    def search() -> None:
        while not is_over.is_set():
            find_recoverable_logs(log.parent)

    with ThreadPoolExecutor(1) as threads:
        searching = threads.submit(search)
        try:
            for _ in range(300):
                left.open().close()
        finally:
            is_over.set()
        searching.result()
