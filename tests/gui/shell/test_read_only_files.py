"""Damaged files are shown read-only with a reason, never written, and exported with a warning."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.theme import Tint
from sitemap_studio.protocol.rule import Severity
from tests.builders import taken_elsewhere
from tests.gui.shell.conftest import index_xml, sitemap_xml
from tests.gui.shell.window_actions import come_back, end_of_export, save


def damaged(text: str) -> bytes:
    """Return gzipped data with a wrong checksum."""
    packed = bytearray(gzip.compress(text.encode()))
    packed[-8] ^= 0xFF
    return bytes(packed)


@pytest.fixture
def locked(tmp_path: Path) -> Path:
    """Single read-only sitemap."""
    path = tmp_path / "shop.xml.gz"
    path.write_bytes(damaged(sitemap_xml("https://a.example/1", "https://a.example/2")))
    return path


@pytest.fixture
def set_with_locked(tmp_path: Path, locked: Path) -> Path:
    """Index with an intact and a read-only sitemap."""
    (tmp_path / "one.xml").write_text(sitemap_xml("https://a.example/0"), encoding="utf-8")
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml("https://a.example/one.xml", f"https://a.example/{locked.name}"), encoding="utf-8")
    return path


def shown_by_tree(window: MainWindow, sitemap: int, role: Qt.ItemDataRole) -> Any:
    tree = window.sitemaps.tree
    return tree.data(tree.index_of(sitemap), role)


def test_damaged_file_is_read_only_with_reason_and_exportable(open_set, locked, tmp_path, qtbot):
    window = open_set(locked)
    assert window.page.view.entries.rowCount() == 2
    assert window.messages.severity is Severity.WARNING
    assert window.messages.text.startswith("“shop.xml.gz” is read-only: ")
    assert window.session.document.sitemaps[0].read_only_reason.message in window.messages.text
    window.messages.clear()
    window.page.view.selectAll()
    qtbot.keyClick(window.page.view, Qt.Key.Key_Delete)
    assert "“shop.xml.gz” is read-only: " in window.messages.text
    assert not window.isWindowModified()
    assert not window.actions_by_id["undo"].isEnabled()
    window.messages.clear()
    # It is never saved.
    before = locked.read_bytes()
    assert not window.actions_by_id["save"].isEnabled()
    assert not window.actions_by_id["save-as"].isEnabled()
    window.files.show_save_dialog()
    assert not window.findChildren(QFileDialog)
    assert "“shop.xml.gz” is read-only: " in window.messages.text
    assert locked.read_bytes() == before
    window.messages.clear()
    dialog = window.exporting.show_dialog()
    with qtbot.waitSignal(dialog.planned):
        dialog.single.click()
        dialog.file.setText(str(tmp_path / "out.csv"))
    with end_of_export(window, qtbot):
        dialog.export_button.click()
    assert open_path(tmp_path / "out.csv").table.locs() == ["https://a.example/1", "https://a.example/2"]
    assert "Entries may be missing" in window.messages.text


def test_damaged_sitemap_has_lock_icon_and_reason_in_panel(open_set, set_with_locked):
    window = open_set(set_with_locked)
    side = QSize(32, 32)
    drawn = shown_by_tree(window, 1, Qt.ItemDataRole.DecorationRole).pixmap(side).toImage()
    assert drawn == icon("lock", Tint.WARNING).pixmap(side).toImage()
    sound = shown_by_tree(window, 0, Qt.ItemDataRole.DecorationRole).pixmap(side).toImage()
    assert drawn != sound
    reason = window.session.document.sitemaps[1].read_only_reason.message
    assert reason in window.sitemaps.tree.item_tooltip(window.sitemaps.tree.index_of(1))
    assert reason in str(shown_by_tree(window, 1, Qt.ItemDataRole.AccessibleTextRole))


CHANGING = (
    "cut", "paste", "paste-entries", "clear-cells", "add-entry", "duplicate", "delete-entries", "move-up", "move-down",
    "fill-down", "fill-selection", "bulk", "fix-selected", "fix-all", "apply-order", "write-index", "save",
)  # fmt: skip
"""Actions that change entries or write the files of the set."""

LOOKING = (
    "copy", "select-all", "find", "replace", "find-next", "sort", "export", "save-as", "check", "reload"
)  # fmt: skip
"""Actions that a set in which nothing may be changed allows all the same."""


def test_read_only_window_disables_changing_actions_until_released(open_set, flawed, qtbot: QtBot):
    with taken_elsewhere(flawed):
        window = open_set(flawed)
        window.page.view.sort_by("loc")
        window.page.view.selectAll()
        for action in CHANGING:
            assert not window.actions_by_id[action].isEnabled(), action
        for action in LOOKING:
            assert window.actions_by_id[action].isEnabled(), action
        window.actions_by_id["replace"].trigger()
        window.finding.find_line.setText("example")
        window.problems.view.setCurrentIndex(window.problems.view.model().index(0, 0))
        finding, problems = window.finding, window.problems
        assert not any(button.isEnabled() for button in (finding.replace_button, finding.preview_button))
        assert not any(button.isVisibleTo(problems) for button in (problems.pane.fix, problems.bar.fix_all))
        assert finding.next.isEnabled()
        menu = window.problems.create_menu(window.problems.view.currentIndex())
        assert not any("Fix" in action.text() for action in menu.actions())
        menu.close()
    come_back(window, qtbot)
    for action in set(CHANGING) - {"save"}:
        assert window.actions_by_id[action].isEnabled(), action
    qtbot.waitUntil(lambda: finding.replace_button.isEnabled() and finding.preview_button.isEnabled())
    qtbot.waitUntil(lambda: problems.pane.fix.isVisibleTo(problems) and problems.bar.fix_all.isVisibleTo(problems))


def test_repaired_set_locked_elsewhere_cannot_be_saved(open_set, tmp_path: Path):
    path = tmp_path / "repaired.xml"
    path.write_text(sitemap_xml("https://a.example/?a=1&b=2"), encoding="utf-8")
    with taken_elsewhere(path):
        window = open_set(path)
        assert window.session.document.repairs
        assert not window.actions_by_id["save"].isEnabled()


def test_other_sitemaps_are_saved_beside_read_only_one(open_set, set_with_locked, locked, qtbot: QtBot):
    window = open_set(set_with_locked)
    before = locked.read_bytes()
    view = window.page.view
    assert view.entries.setData(view.entries.index(0, 0), "https://a.example/new")
    save(window, qtbot)
    assert "https://a.example/new" in locked.with_name("one.xml").read_text(encoding="utf-8")
    assert locked.read_bytes() == before
    assert shown_by_tree(window, 1, Qt.ItemDataRole.AccessibleTextRole) != "shop.xml.gz"
    assert not view.entries.setData(view.entries.index(1, 0), "https://a.example/no")


def test_export_dialog_warns_of_entries_missing_from_incomplete_sitemap(open_set, set_with_locked, qtbot: QtBot):
    window = open_set(set_with_locked)
    document = window.session.document
    dialog = ExportDialog(window.context, document.table.slots_of_sitemap(0), window)
    dialog.open()
    qtbot.waitUntil(lambda: dialog.export_plan is not None)
    assert "1 sitemap could not be read completely: entries may be missing." in dialog.sentence.text()
    with qtbot.waitSignal(dialog.planned):
        dialog.select_entries(1)
    assert "for certain" not in dialog.sentence.text()
    dialog.reject()


def test_feed_is_read_only_until_saved_as_sitemap(open_set, tmp_path, qtbot):
    path = tmp_path / "feed.xml"
    item = "<item><link>https://a.example/1</link></item>"
    path.write_text(f"<rss version='2.0'><channel>{item}</channel></rss>", encoding="utf-8")
    window = open_set(path)
    assert window.messages.severity is Severity.INFO
    assert window.messages.text.startswith("“feed.xml” is read-only: It is a feed.")
    assert window.session.locked
    window.actions_by_id["save"].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "sitemap.xml"
    with qtbot.waitSignal(window.files.saved):
        dialog.accept()
    assert not window.session.locked
    assert window.windowTitle().startswith("sitemap.xml[*]")
    assert open_path(tmp_path / "sitemap.xml").table.locs() == ["https://a.example/1"]
