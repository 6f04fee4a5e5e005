"""Folders and several files as one set: opening, dropping, saving, and recent files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.opening_dialogs import ChooseIndexDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.protocol.rule import Severity
from tests.gui.shell.conftest import index_xml, sitemap_xml
from tests.gui.shell.window_actions import fail_to_open, load, save


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Folder of three sitemaps without an index."""
    home = tmp_path / "site"
    home.mkdir()
    for number in (1, 2, 10):
        locs = [f"https://a.example/{number}/{place}" for place in range(2)]
        (home / f"part-{number}.xml").write_text(sitemap_xml(*locs))
    return home


def names(window: MainWindow) -> list[str]:
    return [sitemap.name for sitemap in window.session.document.sitemaps]


def drop(window: MainWindow, *urls: QUrl) -> bool:
    """Drop files on the window; return whether it accepts them."""
    data = QMimeData()
    data.setUrls(urls)
    held = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, *held)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, *held))
    return enter.isAccepted()


def test_opened_folder_lists_all_sitemaps_and_offers_index(open_set, folder, settings):
    window = open_set(folder)
    assert names(window) == ["part-1.xml", "part-2.xml", "part-10.xml"]
    assert window.windowTitle() == "site[*] — Sitemap Studio"
    assert "“site” contains 3 sitemaps but no index." in window.messages.text
    assert window.messages.severity is Severity.INFO
    assert window.messages.offer_button.text() == "Write an index …"
    assert settings.recent_files() == [folder]
    tree = window.sitemaps.tree
    assert [tree.index(row, 0).data() for row in range(tree.rowCount())] == ["All entries", *names(window)]


def test_folder_is_opened_by_dialog_or_drop(window, folder, qtbot: QtBot):
    window.start_page.choices["folder"].click()
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.fileMode() is QFileDialog.FileMode.Directory
    with qtbot.waitSignal(window.checking.settled):
        dialog.filesSelected.emit([str(folder)])
    dialog.close()
    assert window.session.document.path == folder
    window.files.close()
    assert drop(window, QUrl.fromLocalFile(str(folder)))
    qtbot.waitUntil(lambda: len(names(window)) == 3)


def test_folder_without_sitemaps_offers_new_sitemap(window, tmp_path, qtbot: QtBot):
    fail_to_open(window, tmp_path, qtbot)
    assert "No sitemaps found in" in window.messages.text
    assert window.start_page.isVisible()
    (tmp_path / "robots.txt").touch()
    fail_to_open(window, tmp_path, qtbot)
    assert f"No sitemaps found in “{tmp_path.name}”. Found there: robots.txt." in window.messages.text
    assert window.messages.offer_button.text() == "New sitemap"
    before = window.session.document
    window.messages.offer_button.click()
    assert window.session.document is not before
    assert window.session.document.path is None


def test_dropped_files_are_opened_as_one_set(window, folder, qtbot: QtBot):
    chosen = [QUrl.fromLocalFile(str(folder / name)) for name in ("part-10.xml", "part-1.xml")]
    with qtbot.waitSignal(window.checking.settled):
        assert drop(window, *chosen)
    assert names(window) == ["part-1.xml", "part-10.xml"]


def test_dropped_files_of_different_folders_or_formats_are_refused(window, folder, three_entries, qtbot: QtBot):
    with qtbot.waitSignal(window.files.open_failed):
        assert drop(window, QUrl.fromLocalFile(str(folder / "part-1.xml")), QUrl.fromLocalFile(str(three_entries)))
    assert "Open one folder" in window.messages.text
    shown = window.session.document
    for name in ("a.json", "b.json"):
        (folder / name).write_text("{}")
    with qtbot.waitSignal(window.files.open_failed):
        assert drop(window, *(QUrl.fromLocalFile(str(folder / name)) for name in ("a.json", "b.json")))
    assert (
        "None of the 2 files can be opened. “a.json” is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”. “b.json” is not a sitemap"
        in window.messages.text
    )
    assert window.session.document is shown
    assert not drop(window, QUrl("https://a.example/sitemap.xml"), QUrl.fromLocalFile(str(three_entries)))
    assert not drop(window)


def test_folder_with_several_indexes_asks_which_to_open(window, folder, qtbot: QtBot):
    for name in ("a.xml", "b.xml"):
        (folder / name).write_text(index_xml("https://a.example/part-1.xml"))
    fail_to_open(window, folder, qtbot)
    assert "There are 2 indexes in “site”." in window.messages.text
    window.messages.offer_button.click()
    dialog = window.findChild(ChooseIndexDialog)
    assert [dialog.list.item(row).text() for row in range(2)] == ["a.xml", "b.xml"]
    dialog.list.setCurrentRow(1)
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert window.session.document.path == folder / "b.xml"


def test_save_of_folder_writes_changed_files_or_all_elsewhere(open_set, folder, tmp_path, qtbot: QtBot):
    window = open_set(folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    view = window.page.view
    view.entries.setData(view.entries.index(2, 0), "https://a.example/new")
    save(window, qtbot)
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert {name for name in after if after[name] != before.get(name)} == {"part-2.xml"}
    assert not window.isWindowModified()
    window.actions_by_id["save-as"].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.fileMode() is QFileDialog.FileMode.Directory
    other = tmp_path / "other"
    with qtbot.waitSignal(window.files.saved):
        dialog.fileSelected.emit(str(other))
    dialog.close()
    assert {path.name for path in other.glob("[!.]*")} == {path.name for path in folder.glob("[!.]*")}
    assert window.windowTitle() == "other[*] — Sitemap Studio"


def test_reload_and_recent_files_reopen_files_opened_together(window, folder, settings, qtbot: QtBot):
    open_two(window, folder, qtbot)
    assert Settings().files_together(folder) == [folder / "part-1.xml", folder / "part-10.xml"]
    with qtbot.waitSignal(window.checking.settled):
        window.file_watch.reload()
    assert names(window) == ["part-1.xml", "part-10.xml"]
    load(window, folder, qtbot)
    assert len(names(window)) == 3
    assert settings.files_together(folder) == []
    open_two(window, folder, qtbot)
    with qtbot.waitSignal(window.checking.settled):
        window.files.new()
    with qtbot.waitSignal(window.checking.settled):
        window.start_page.file_requested.emit(folder)
    assert names(window) == ["part-1.xml", "part-10.xml"]


def open_two(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    window.files.open_all([folder / "part-10.xml", folder / "part-1.xml"])
    qtbot.waitUntil(lambda: len(names(window)) == 2 and not window.jobs.running)


@pytest.mark.parametrize("stored", ["", "{", "[]", '{"x": 5}', '{"FOLDER": [5, "../a.xml", "", "a/b", ".."]}'])
def test_invalid_stored_lists_of_files_opened_together_are_ignored(settings, folder, stored):
    settings.remember_file(folder)
    settings.store.setValue("recent/together", stored.replace("FOLDER", str(folder)))
    assert settings.files_together(folder) == []


def test_new_sitemap_saved_after_joint_files_is_reloaded_alone(window, folder, qtbot: QtBot):
    open_two(window, folder, qtbot)
    window.files.new()
    save(window, qtbot, folder.parent / "own.xml")
    qtbot.waitUntil(lambda: not window.jobs.running)
    with qtbot.waitSignal(window.checking.settled):
        window.file_watch.reload()
    assert window.session.document.path == folder.parent / "own.xml"
