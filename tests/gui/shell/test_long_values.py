"""Values of megabytes are shown in part, and not loaded into editors, which would freeze."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.formatting.display_text import MAX_EDITED_CHARACTERS
from sitemap_studio.gui.main_window import MainWindow
from tests.gui.shell.conftest import Opener, sitemap_xml

LONG = f"https://a.example/{'x' * 5_000_000}"


@pytest.fixture
def long_value(open_set: Opener, tmp_path: Path) -> MainWindow:
    path = tmp_path / "long.xml"
    path.write_text(sitemap_xml(LONG, "https://a.example/2"), encoding="utf-8")
    return open_set(path)


def test_overlong_loc_can_be_cleared_but_not_edited(long_value: MainWindow, qtbot: QtBot):
    view = long_value.page.view
    view.setFocus()
    view.go_to(1, 0)
    qtbot.keyClick(view, Qt.Key.Key_F2)
    assert view.is_editing
    view.finish_editing()
    view.go_to(0, 0)
    for key in (Qt.Key.Key_F2, Qt.Key.Key_A):
        qtbot.keyClick(view, key)
        assert not view.is_editing
    told = f"This value has {len(LONG):,} characters; up to {MAX_EDITED_CHARACTERS:,} can be edited"
    assert told in long_value.messages.text
    qtbot.keyClick(view, Qt.Key.Key_Backspace)
    assert not long_value.session.document.table.locs()[0]
    qtbot.keyClick(view, Qt.Key.Key_F2)
    assert view.is_editing
    view.finish_editing()


def test_entry_panel_shows_length_of_overlong_loc(long_value: MainWindow, qtbot: QtBot):
    long_value.actions_by_id["panel-entry"].trigger()
    line = long_value.entry.fields.editor("loc")
    assert isinstance(line, QLineEdit)
    long_value.page.view.go_to(0, 0)
    qtbot.waitUntil(line.isReadOnly)
    assert line.text() == ""
    assert f"{len(LONG):,} characters" in line.placeholderText()
    line.setFocus()
    long_value.page.view.go_to(1, 0)
    qtbot.waitUntil(lambda: line.text() == "https://a.example/2")
    assert not line.isReadOnly()
    assert long_value.session.document.table.locs()[0] == LONG
    assert not long_value.session.undo_stack.canUndo()
