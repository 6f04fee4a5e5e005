"""The log file: content, permissions, size limit, and errors."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import STATE_VARIABLE
from sitemap_studio.gui import logbook
from sitemap_studio.gui.logbook import N_OLDER, begin_log, end_log, log_path

pytestmark = pytest.mark.logs_expected

note = logging.getLogger("sitemap_studio.somewhere")


@pytest.fixture(autouse=True)
def log_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Path of the folder for logs, which does not exist."""
    folder = tmp_path / "state" / "log"
    monkeypatch.setenv(STATE_VARIABLE, str(folder.parent))
    return folder


@pytest.fixture
def handler(qtbot: QtBot) -> Iterator[logging.Handler]:
    """Handler of a started log."""
    handler = begin_log()
    yield handler
    end_log(handler)


def is_private(path: Path) -> bool:
    """Return whether only the owner can read a path; always true on Windows."""
    return os.name != "posix" or stat.S_IMODE(path.stat().st_mode) & 0o077 == 0


def written() -> str:
    return log_path().read_text(encoding="utf-8")


def test_log_omits_secrets_and_is_private(handler, log_folder):
    def open_it(loc: str) -> None:
        raise ValueError(f"no such page: {loc!r}")

    try:
        open_it("https://me:s3cret@example.com/a?token=s3cret&x=s3 cret#s3cret")
    except ValueError:
        note.exception("Could not open %s.", "http://example.com/?s3cret")
    assert "Traceback (most recent call last):" in written()
    assert "ValueError: no such page: 'https://…@example.com/a?…'" in written()
    assert "Could not open http://example.com/?…" in written()
    assert "s3" not in written()
    logging.getLogger("sitemap_studio.gui.logbook").error("Qt: %s", "https://example.com/?s3cret")
    note.warning("Could not open %s.", os.fsdecode(b"map\xe9.xml"))
    assert "https://example.com/?…" in written()
    assert "Could not open map\\udce9.xml." in written()
    note.error("A note.")
    assert is_private(log_path())
    assert is_private(log_folder)


def test_world_readable_log_file_is_made_private(log_folder, qtbot):
    log_folder.mkdir(parents=True)
    log_path().write_text("before\n", encoding="utf-8")
    log_path().chmod(0o644)
    handler = begin_log()
    note.error("A note.")
    end_log(handler)
    assert written().startswith("before\n")
    assert is_private(log_path())


def test_log_files_never_exceed_maximum_size(log_folder, monkeypatch, qtbot):
    monkeypatch.setattr(logbook, "MAX_BYTES", 10_000)
    handler = begin_log()
    for number in range(1_000):
        note.error("Note %d: %s", number, "x" * 100)
    end_log(handler)
    files = sorted(log_folder.iterdir())
    assert len(files) == 1 + N_OLDER
    assert max(path.stat().st_size for path in files) <= 10_000
    assert all(is_private(path) for path in files)
    assert "Note 999" in written()


def test_overlong_log_message_is_cut_in_middle(handler):
    note.error("begin %s end", "x" * 5_000_000)
    assert len(written()) < 2 * logbook.MAX_CHARACTERS
    assert "begin" in written()
    assert written().endswith("x end\n")
    assert "characters left out" in written()


def test_folder_at_log_path_is_ignored_silently(log_folder, qtbot, capsys):
    log_path().mkdir(parents=True)
    handler = begin_log()
    note.error("A note.")
    end_log(handler)
    assert capsys.readouterr().err == ""


def test_symlink_at_log_path_is_not_followed(log_folder, tmp_path, qtbot, capsys):
    log_folder.mkdir(parents=True)
    precious = tmp_path / "precious"
    precious.write_text("mine", encoding="utf-8")
    log_path().symlink_to(precious)
    handler = begin_log()
    note.error("A note.")
    end_log(handler)
    assert precious.read_text(encoding="utf-8") == "mine"


def test_log_grows_when_rotation_fails(log_folder, monkeypatch, qtbot):
    def refuse(source: str, dest: str) -> None:
        raise PermissionError(13, "in use", source)

    monkeypatch.setattr(logbook, "MAX_BYTES", 1_000)
    monkeypatch.setattr(os, "rename", refuse)
    handler = begin_log()
    for number in range(100):
        note.error("Note %d", number)
    end_log(handler)
    assert "Note 0\n" in written()
    assert "Note 99\n" in written()


def test_log_folder_action_opens_folder_in_file_manager(window, log_folder, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    window.actions_by_id["log-folder"].trigger()
    assert shown == [str(log_folder)]
    assert log_folder.is_dir()
