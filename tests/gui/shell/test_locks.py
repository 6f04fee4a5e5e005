"""A set that is open for editing elsewhere is read-only; with real windows and processes."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.core.file_lock import lock_path_of
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.protocol.rule import Severity
from tests.builders import taken_elsewhere
from tests.gui.shell.conftest import index_xml, sitemap_xml
from tests.gui.shell.window_actions import come_back, has_lock, press, save

SECOND = """
    import os, sys
    from pathlib import Path
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from sitemap_studio.gui import app
    from sitemap_studio.gui.files.set_checking import Checking
    from sitemap_studio.gui import main_window

    def settled():
        print("open", flush=True)

    begin = main_window.MainWindow.__init__
    def beginning(self, *arguments, **options):
        begin(self, *arguments, **options)
        self.checking.settled.connect(settled)
    main_window.MainWindow.__init__ = beginning
    sys.exit(app.run([Path(sys.argv[1])], None))
"""
"""The program itself, with its window; it says when the set is open and checked."""

Program = Callable[[Path], "subprocess.Popen[str]"]


@pytest.fixture
def open_elsewhere() -> Iterator[Program]:
    """Function that opens a set in a window of another process."""
    processes = []

    def opened_by_another(path: Path) -> subprocess.Popen[str]:
        words = [sys.executable, "-c", textwrap.dedent(SECOND), str(path)]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        processes.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        return process

    yield opened_by_another
    for process in processes:
        process.kill()
        process.communicate()


def test_open_set_is_locked_until_closed_or_replaced(open_set, three_entries, set_with_missing, qtbot: QtBot):
    window = open_set(three_entries)
    assert lock_path_of(three_entries).is_file()
    with qtbot.waitSignal(window.checking.settled):
        window.file_watch.reload()
    assert has_lock(window)
    assert window.session.document.lock is None
    open_set(set_with_missing)
    assert not lock_path_of(three_entries).exists()
    assert lock_path_of(set_with_missing).is_file()
    window.files.close()
    assert not lock_path_of(set_with_missing).exists()


def test_set_is_read_only_while_locked_by_other_process(open_elsewhere, open_set, three_entries, qtbot: QtBot):
    other = open_elsewhere(three_entries)
    window = open_set(three_entries)
    assert window.messages.severity is Severity.WARNING
    assert window.messages.text.startswith("“shop.xml” is open for editing elsewhere: by ")
    assert "It is read-only here." in window.messages.text
    assert [button.text() for button in window.messages.offers] == ["Try again"]
    assert window.windowTitle().startswith("shop.xml (read-only)")
    assert not window.session.may_change(0)
    window.page.view.selectAll()
    window.page.view.commands.delete_selected()
    assert len(window.session.document.table) == 3
    assert "“shop.xml” is read-only: “shop.xml” is open for editing elsewhere" in window.messages.text
    other.kill()
    other.wait()
    with qtbot.waitSignal(window.checking.settled):
        window.file_watch.reload()
    assert window.session.document.lock is None
    assert window.session.may_change(0)
    assert not window.windowTitle().startswith("shop.xml (read-only)")


def test_set_becomes_editable_after_other_lock_is_released(open_set, three_entries, qtbot: QtBot):
    with taken_elsewhere(three_entries):
        window = open_set(three_entries)
        come_back(window, qtbot)
        assert not window.session.may_change(0)
    come_back(window, qtbot)
    assert window.session.may_change(0)
    assert has_lock(window)
    assert window.messages.text == "“shop.xml” is no longer open elsewhere. You can edit it here."


def test_change_by_locking_program_is_reported_after_release(open_set, three_entries, qtbot: QtBot):
    with taken_elsewhere(three_entries):
        window = open_set(three_entries)
        three_entries.write_text(sitemap_xml("https://a.example/theirs"), encoding="utf-8")
    come_back(window, qtbot)
    assert "was changed by another program" in window.messages.text


if os.name == "posix":

    def test_terminated_window_releases_its_lock(open_elsewhere, three_entries):
        other = open_elsewhere(three_entries)
        assert lock_path_of(three_entries).is_file()
        other.terminate()
        other.communicate(timeout=30)
        assert not lock_path_of(three_entries).exists()


def test_locked_set_saved_as_copy_is_editable(open_set, three_entries, qtbot: QtBot):
    with taken_elsewhere(three_entries):
        window = open_set(three_entries)
        copy = three_entries.with_name("copy.xml")
        save(window, qtbot, copy)
        assert window.session.document.lock is None
        assert window.session.may_change(0)
        assert lock_path_of(copy).is_file()
        assert window.windowTitle().startswith("copy.xml[*]")
        window.page.view.selectAll()
        window.page.view.commands.delete_selected()
        assert len(window.session.document.table) == 0
    assert len(open_path(three_entries).table) == 3


def test_locked_set_cannot_be_saved_over_itself(open_set, three_entries):
    before = three_entries.read_bytes()
    with taken_elsewhere(three_entries):
        window = open_set(three_entries)
        window.files.save()
        assert "is read-only" in window.messages.text
        window.files.save_under(str(three_entries))
        assert "is open for editing elsewhere" in window.messages.text or "is read-only" in window.messages.text
    assert three_entries.read_bytes() == before


def test_save_over_file_locked_elsewhere_is_refused(open_set, three_entries):
    other = three_entries.with_name("other.xml")
    other.write_text(sitemap_xml("https://a.example/other"), encoding="utf-8")
    window = open_set(three_entries)
    with taken_elsewhere(other):
        window.files.save_under(str(other))
        assert window.messages.text.startswith("“other.xml” is open for editing elsewhere")
    assert open_path(other).table.locs() == ["https://a.example/other"]


@pytest.mark.parametrize("content", [b"", b"garbage", b"x" * 100_000], ids=["empty", "garbage", "huge"])
def test_stale_lock_file_does_not_prevent_editing(open_set, three_entries, content):
    lock_path_of(three_entries).write_bytes(content)
    window = open_set(three_entries)
    assert window.session.document.lock is None
    assert window.session.may_change(0)
    assert has_lock(window)


def test_set_is_editable_after_folder_at_lock_path_removed(open_set, three_entries, qtbot: QtBot):
    lock_path_of(three_entries).mkdir()
    window = open_set(three_entries)
    assert "is open for editing elsewhere. It is read-only here." in window.messages.text
    assert "delete the lock file “.sitemap-studio-shop.xml.lock”" in window.messages.text
    assert [button.text() for button in window.messages.offers] == ["Try again"]
    lock_path_of(three_entries).rmdir()
    press(window, "Try again", qtbot)
    qtbot.waitUntil(lambda: has_lock(window))


def test_locked_set_disables_actions_on_sitemap_files(open_set, tmp_path: Path):
    (tmp_path / "one.xml").write_text(sitemap_xml("https://a.example/1"), encoding="utf-8")
    (tmp_path / "two.xml").write_text(sitemap_xml("https://a.example/2"), encoding="utf-8")
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml("https://a.example/one.xml", "https://a.example/two.xml"), encoding="utf-8")
    with taken_elsewhere(path):
        window = open_set(path)
        for action in ("add-sitemap", "rename-sitemap", "remove-sitemaps", "merge-sitemaps", "move-entries"):
            assert not window.actions_by_id[action].isEnabled(), action
        tree = window.sitemaps.tree
        assert "read-only" in tree.item_tooltip(tree.index_of(0)).lower()


def test_sitemap_of_locked_index_is_read_only_until_release(open_set, set_with_missing, qtbot: QtBot):
    lock = taken_elsewhere(set_with_missing)
    window = open_set(set_with_missing.parent / "one.xml")
    assert (
        "“one.xml” belongs to a set that is in use: “sitemap.xml” is open for editing elsewhere" in window.messages.text
    )
    assert not window.session.may_change(0)
    assert not lock_path_of(set_with_missing.parent / "one.xml").exists()
    lock.release()
    come_back(window, qtbot)
    assert window.session.may_change(0)
    assert has_lock(window)
