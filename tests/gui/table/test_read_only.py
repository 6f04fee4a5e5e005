"""Read-only entries: every command on them is refused with a reason; other entries stay editable."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.table.entry_view import EntryView
from tests.gui.table.table_actions import SELECT, cells, clip, column, select, select_rows

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


def sitemap_of(*locs: str) -> bytes:
    entries = "".join(f"<url><loc>{loc}</loc><changefreq>daily</changefreq></url>\n" for loc in locs)
    return f'<urlset xmlns="{NAMESPACE}">\n{entries}</urlset>\n'.encode()


def damaged(data: bytes) -> bytes:
    """Return gzipped data with a wrong checksum."""
    packed = bytearray(gzip.compress(data))
    packed[-8] ^= 0xFF
    return bytes(packed)


@pytest.fixture
def view(show_table, tmp_path: Path) -> EntryView:
    """Table of a set with an intact sitemap of two entries and a damaged one of three."""
    (tmp_path / "sound.xml").write_bytes(sitemap_of("https://a.example/1", "https://a.example/2"))
    doubted = sitemap_of(*(f"https://a.example/{n}" for n in (3, 4, 5)))
    (tmp_path / "doubted.xml.gz").write_bytes(damaged(doubted))
    names = ("sound.xml", "doubted.xml.gz")
    listed = "".join(f"<sitemap><loc>https://a.example/{name}</loc></sitemap>" for name in names)
    path = tmp_path / "sitemap.xml"
    path.write_text(f'<sitemapindex xmlns="{NAMESPACE}">{listed}</sitemapindex>', encoding="utf-8")
    view: EntryView = show_table(open_path(path))
    return view


COMMANDS: dict[str, Callable[[EntryView], object]] = {
    "delete": lambda view: view.commands.delete_selected(),
    "clear": lambda view: view.commands.clear_cells(),
    "duplicate": lambda view: view.commands.duplicate_selected(),
    "cut": lambda view: view.clipboard.cut(),
    "paste": lambda view: view.clipboard.paste(),
    "fill the selection": lambda view: view.commands.fill_selection("https://b.example/"),
    "fill down": lambda view: view.commands.fill_down(),
    "move up": lambda view: view.commands.move_up(),
    "move down": lambda view: view.commands.move_down(),
    "add": lambda view: view.commands.add_entry(),
}


@pytest.mark.parametrize("command_name", COMMANDS)
def test_command_on_read_only_entries_is_refused(view, session, refusals, command_name):
    before, version = cells(session), session.document.version
    clip("https://b.example/pasted")
    # The entry in the middle of those in doubt, so that there is room to move.
    (select_rows if command_name != "fill down" else lambda view, row: select(view, (row, 0, row, 0)))(view, 3)
    place = view.currentIndex().row()
    COMMANDS[command_name](view)
    assert cells(session) == before
    assert session.document.version == version
    assert session.undo_stack.count() == 0
    assert session.undo_stack.isClean()
    assert view.currentIndex().row() == place
    assert ["“doubted.xml.gz” is read-only" in str(error) for error in refusals] == [True]


def test_editable_entries_beside_read_only_ones_are_edited(view, session, refusals):
    select(view, (0, 2, 1, 2))
    view.commands.fill_selection("weekly")
    assert column(view, "changefreq")[:2] == ["weekly", "weekly"]
    select_rows(view, 0)
    view.commands.move_down()
    view.commands.duplicate_selected()
    view.commands.delete_selected()
    assert session.undo_stack.count() == 4
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
    assert column(view) == [f"https://a.example/{n}" for n in range(1, 6)]
    assert refusals == []


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_X, Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_editing_key_on_read_only_cell_reports_reason(view, session, refusals, key, qtbot: QtBot):
    before = cells(session)
    for harmless in (Qt.Key.Key_Escape, Qt.Key.Key_Shift, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Home):
        select(view, (2, 0, 2, 0))
        qtbot.keyClick(view, harmless)
    assert refusals == []
    select(view, (2, 0, 2, 0))
    qtbot.keyClick(view, key)
    assert not view.is_editing
    assert cells(session) == before
    assert len(refusals) == 1


def test_double_click_on_read_only_cell_reports_reason(view, refusals, qtbot: QtBot):
    place = view.visualRect(view.entries.index(3, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert refusals == []
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not view.is_editing
    assert len(refusals) == 1


def test_edits_that_include_read_only_entry_are_refused_entirely(view, session, refusals, qtbot: QtBot):
    flags = [view.entries.index(row, 0).flags() & Qt.ItemFlag.ItemIsEditable for row in range(5)]
    assert [bool(flag) for flag in flags] == [True, True, False, False, False]
    before = cells(session)
    assert view.entries.setData(view.entries.index(2, 0), "https://b.example/") is False
    # A selection that touches one entry in doubt is refused as a whole.
    select_rows(view, 0, 1, 2)
    view.commands.delete_selected()
    assert cells(session) == before
    assert len(refusals) == 2
    select(view, (1, 0, 1, 0))
    qtbot.keyClick(view, Qt.Key.Key_X)
    assert view.is_editing
    assert len(refusals) == 2


def test_read_only_entries_can_be_copied(view):
    select(view, (2, 0, 4, 0))
    view.clipboard.copy()
    assert QGuiApplication.clipboard().text().split() == [f"https://a.example/{n}" for n in (3, 4, 5)]


def test_model_tester_accepts_model_after_refused_edits(view, refusals):
    model: QAbstractItemModel = view.entries
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert tester.model() is model
    for command in COMMANDS.values():
        clip("https://b.example/pasted")
        select_rows(view, 3)
        command(view)
    view.selectionModel().select(view.entries.index(0, 0), SELECT.ClearAndSelect)
    assert len(refusals) == len(COMMANDS)
    assert view.state() is QAbstractItemView.State.NoState
