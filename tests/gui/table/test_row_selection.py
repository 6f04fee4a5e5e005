"""Rows that are selected by their row numbers remain complete rows after any extension of the selection."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.table.entry_view import EntryView
from tests.gui.table.table_actions import column

KEY = Qt.Key
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def click_number(view: EntryView, qtbot: QtBot, row: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    numbers = view.verticalHeader()
    place = QPoint(5, numbers.sectionViewportPosition(row) + numbers.sectionSize(row) // 2)
    qtbot.mouseClick(numbers.viewport(), LEFT, modifiers, place)


def click_cell(view: EntryView, qtbot: QtBot, row: int, place: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    qtbot.mouseClick(view.viewport(), LEFT, modifiers, view.visualRect(view.entries.index(row, place)).center())


def selected(view: EntryView) -> list[int]:
    """Return the selected rows, all of which have to be whole."""
    ranges = view.selection.ranges()
    assert ranges.are_whole_rows, ranges
    return sorted(ranges.rows().tolist())


@pytest.mark.parametrize(
    ("keys", "rows"),
    [
        pytest.param([(KEY.Key_Down, SHIFT)], [1, 2], id="Shift+Down"),
        pytest.param([(KEY.Key_Up, SHIFT)], [0, 1], id="Shift+Up"),
        pytest.param([(KEY.Key_Down, SHIFT)] * 2 + [(KEY.Key_Up, SHIFT)], [1, 2], id="down and up again"),
        pytest.param([(KEY.Key_PageDown, SHIFT)], [1, 2, 3, 4], id="Shift+PageDown"),
        pytest.param([(KEY.Key_PageUp, SHIFT)], [0, 1], id="Shift+PageUp"),
        pytest.param([(KEY.Key_End, CONTROL | SHIFT)], [1, 2, 3, 4], id="Ctrl+Shift+End"),
        pytest.param([(KEY.Key_Home, CONTROL | SHIFT)], [0, 1], id="Ctrl+Shift+Home"),
        pytest.param([(KEY.Key_Down, CONTROL | SHIFT)], [1, 2], id="Ctrl+Shift+Down"),
        pytest.param([(KEY.Key_Right, SHIFT)], [1], id="Shift+Right"),
        pytest.param([(KEY.Key_Left, SHIFT)], [1], id="Shift+Left"),
    ],
)
def test_keys_extend_rows_selected_by_number(view: EntryView, qtbot: QtBot, keys, rows):
    click_number(view, qtbot, 1)
    for key, modifiers in keys:
        qtbot.keyClick(view, key, modifiers)
    assert selected(view) == rows


def test_clicks_extend_or_reduce_rows_selected_by_number(view: EntryView, qtbot: QtBot):
    click_number(view, qtbot, 1)
    click_cell(view, qtbot, 3, 1, SHIFT)
    assert selected(view) == [1, 2, 3]
    click_number(view, qtbot, 0)
    click_cell(view, qtbot, 2, 2, CONTROL)
    click_cell(view, qtbot, 4, 0, CONTROL)
    assert selected(view) == [0, 2, 4]
    click_cell(view, qtbot, 2, 0, CONTROL)
    assert selected(view) == [0, 4]
    click_number(view, qtbot, 1)
    click_number(view, qtbot, 3, SHIFT)
    click_number(view, qtbot, 0, CONTROL)
    assert selected(view) == [0, 1, 2, 3]


def test_extended_rows_are_deleted_and_copied_completely(view: EntryView, qtbot: QtBot):
    click_number(view, qtbot, 1)
    qtbot.keyClick(view, KEY.Key_Down, SHIFT)
    qtbot.keyClick(view, KEY.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "b\t2\tdaily\t\nc\t3\tdaily\t"
    qtbot.keyClick(view, KEY.Key_Delete)
    assert column(view) == ["a", "d", "e"]
    assert view.entries.session.undo_stack.undoText() == "Delete 2 entries"


def test_rows_selected_by_keyboard_are_extended_as_whole_rows(view: EntryView, qtbot: QtBot):
    view.go_to(1, 1)
    qtbot.keyClick(view, KEY.Key_Space, SHIFT)
    qtbot.keyClick(view, KEY.Key_Down, SHIFT)
    assert selected(view) == [1, 2]
    QGuiApplication.clipboard().setText("http://a.example/1\nhttp://a.example/2")
    qtbot.keyClick(view, KEY.Key_V, CONTROL)
    click_number(view, qtbot, 0)
    assert selected(view) == [0]


def test_shift_arrows_after_cell_click_extend_cells_not_rows(view: EntryView, qtbot: QtBot):
    click_number(view, qtbot, 1)
    click_cell(view, qtbot, 1, 1)
    qtbot.keyClick(view, KEY.Key_Down, SHIFT)
    assert view.selection.ranges().boxes == ((1, 1, 2, 1),)
    click_number(view, qtbot, 3)
    qtbot.keyClick(view, KEY.Key_Up)
    qtbot.keyClick(view, KEY.Key_Down, SHIFT)
    assert view.selection.ranges().boxes == ((2, 0, 3, 0),)
    # All cells of a row, selected as cells, can be selected one by one again.
    view.go_to(0, 0)
    last = view.entries.columnCount() - 1
    for _ in range(last):
        qtbot.keyClick(view, KEY.Key_Right, SHIFT)
    qtbot.keyClick(view, KEY.Key_Left, SHIFT)
    assert not view.selection.ranges().are_whole_rows


def test_moved_rows_stay_selected_as_whole_rows(view: EntryView, qtbot: QtBot):
    click_number(view, qtbot, 1)
    qtbot.keyClick(view, KEY.Key_Down, SHIFT)
    qtbot.keyClick(view, KEY.Key_Down, ALT)
    assert selected(view) == [2, 3]
    qtbot.keyClick(view, KEY.Key_Down, SHIFT)
    assert len(selected(view)) >= 2
