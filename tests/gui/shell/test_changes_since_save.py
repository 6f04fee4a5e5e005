"""Differences from the files is marked until it is saved, and is reverted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import ReadError, StudioError
from sitemap_studio.gui.theme import Tint, tint_color
from tests.gui.shell.conftest import do

ROLE = Qt.ItemDataRole


def save(window, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")


def put(view, row: int, column: int, text: str) -> None:
    assert view.entries.setData(view.entries.index(row, column), text)


def column_of_bars(view, row: int) -> list[str]:
    """The colours of the bar beside a row, from top to bottom."""
    header = view.verticalHeader()
    image = header.viewport().grab().toImage()
    top, left = header.sectionViewportPosition(row), header.viewport().width() - 3
    return [image.pixelColor(left, top + line).name() for line in range(header.sectionSize(row) - 1)]


def corner(view, row: int, column: int) -> str:
    place = view.visualRect(view.entries.index(row, column)).topLeft() + QPoint(1, 1)
    return view.viewport().grab().toImage().pixelColor(place).name()


def description(view, row: int) -> str | None:
    return view.entries.headerData(row, Qt.Orientation.Vertical, ROLE.AccessibleDescriptionRole)


def test_changed_cells_and_rows_are_marked_by_shape_and_colour_until_they_are_saved(
    bundled_font, opened, a_set, qtbot: QtBot
):
    window = opened(a_set)
    view = window.page.view
    plain = column_of_bars(view, 1)
    ground = corner(view, 1, 1)
    changed = tint_color(Tint.CHANGED, view.palette()).name()
    new = tint_color(Tint.GOOD, view.palette()).name()
    put(view, 1, 1, "2026-11-03")
    view.go_to(1, 0)
    view.commands.add_entry()
    put(view, 2, 0, "https://a.example/new")
    view.go_to(0, 0)
    striped, full = column_of_bars(view, 1), column_of_bars(view, 2)
    assert set(full) == {new}
    assert len(striped) // 3 < striped.count(changed) < len(striped)
    assert corner(view, 1, 1) == changed
    assert corner(view, 1, 2) != changed
    assert corner(view, 2, 0) != changed
    assert "2026-11-02" in view.entries.index(1, 1).data(ROLE.ToolTipRole)
    assert "2026-11-02" in view.entries.index(1, 1).data(ROLE.AccessibleDescriptionRole)
    assert description(view, 0) is None
    assert description(view, 1) != description(view, 2)
    save(window, qtbot)
    assert column_of_bars(view, 1) == column_of_bars(view, 2) == plain
    assert corner(view, 1, 1) == ground
    assert description(view, 1) is description(view, 2) is None
    window.session.undo()
    window.session.undo()
    window.session.undo()
    assert changed in column_of_bars(view, 1)
    assert "2026-11-03" in view.entries.index(1, 1).data(ROLE.ToolTipRole)


def test_rows_that_were_moved_to_another_sitemap_are_marked_and_reverted(bundled_font, opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    view, document = window.page.view, window.session.document
    locs = document.table.locs()
    before = column_of_bars(view, 0)
    view.go_to(0, 0)
    window.set_commands.move_entries(list(document.sitemaps)[1].id)
    row = view.entries.rowCount() - 1
    assert document.table.locs() == [*locs[1:], locs[0]]
    assert tint_color(Tint.CHANGED, view.palette()).name() in column_of_bars(view, row)
    assert description(view, row) == "Changed since the last save"
    view.go_to(row, 0)
    do(window, "revert-entries")
    assert document.table.locs() == locs
    assert not document.changed_sitemaps()
    view.go_to(2, 0)
    assert column_of_bars(view, 0) == before


def test_rows_of_a_sitemap_that_is_read_only_by_now_stay_and_the_window_says_why(opened, a_set):
    window = opened(a_set)
    view, (former, other, _) = window.page.view, window.session.document.sitemaps
    view.go_to(0, 0)
    window.set_commands.move_entries(other.id)
    locs = window.session.document.table.locs()
    former.source.read_only_reason = ReadError("Its end is missing.")
    view.go_to(len(locs) - 1, 0)
    do(window, "revert-entries")
    assert window.session.document.table.locs() == locs
    assert "“one.xml” is read-only. Its end is missing." in window.messages.text


def test_rows_that_were_deleted_leave_a_mark_between_those_beside_them(
    bundled_font, opened, three_entries, qtbot: QtBot
):
    view = opened(three_entries).page.view
    before = column_of_bars(view, 0)
    view.go_to(1, 0)
    view.commands.delete_selected()
    view.go_to(0, 0)
    after = column_of_bars(view, 0)
    assert after != before
    assert after[0] == before[0]
    view.entries.sort(0, Qt.SortOrder.DescendingOrder)
    assert column_of_bars(view, 0) == before


def test_a_new_sitemap_without_a_file_has_no_marks(window):
    window.files.new()
    view = window.page.view
    view.commands.add_entry()
    assert description(view, 0) is None


@pytest.mark.parametrize(("keys", "expected"), [("cell", "monthly"), ("entry", None)])
def test_cells_and_entries_are_reverted_by_keys_and_the_file_stays(opened, three_entries, qtbot, keys, expected):
    content = three_entries.read_bytes()
    window = opened(three_entries)
    view = window.page.view
    put(view, 1, 1, "2020-01-01")
    put(view, 1, 2, "monthly")
    view.go_to(1, 1)
    view.setFocus()
    shift = Qt.KeyboardModifier.ShiftModifier if keys == "entry" else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(view, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier | shift)
    table, slot = window.session.document.table, view.entries.slot_at(1)
    assert table.value(slot, "lastmod") == "2026-11-02"
    assert table.value(slot, "changefreq") == expected
    window.session.undo()
    assert table.value(slot, "lastmod") == "2020-01-01"
    window.session.undo_stack.redo()
    view.go_to(1, 2)
    if expected:
        do(window, "revert-cells")
    save(window, qtbot)
    assert three_entries.read_bytes() == content


def test_what_did_not_change_is_not_reverted_and_the_window_says_so(opened, three_entries):
    window = opened(three_entries)
    refused: list[StudioError] = []
    window.session.refused.connect(refused.append)
    put(window.page.view, 0, 1, "2020-01-01")
    window.page.view.go_to(1, 1)
    steps = window.session.undo_stack.count()
    do(window, "revert-cells")
    do(window, "revert-entries")
    assert len(refused) == 2
    assert window.session.undo_stack.count() == steps
