"""Differences from the saved files are marked until saved or reverted."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import ReadError, StudioError
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.search.filter_language import parse_filter
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import do, sitemap_xml

pytestmark = pytest.mark.fonts

ROLE = Qt.ItemDataRole


def save(window, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
        confirm_save(window)


def set_cell(view, row: int, column: int, text: str) -> None:
    assert view.entries.setData(view.entries.index(row, column), text)


def column_of_bars(view, row: int) -> list[str]:
    """Return the colours of the bar beside a row, from top to bottom."""
    header = view.verticalHeader()
    image = header.viewport().grab().toImage()
    top, left = header.sectionViewportPosition(row), header.viewport().width() - 3
    return [image.pixelColor(left, top + line).name() for line in range(header.sectionSize(row) - 1)]


def corner(view, row: int, column: int) -> str:
    place = view.visualRect(view.entries.index(row, column)).topLeft() + QPoint(1, 1)
    return view.viewport().grab().toImage().pixelColor(place).name()


def description(view, row: int) -> str | None:
    return view.entries.headerData(row, Qt.Orientation.Vertical, ROLE.AccessibleDescriptionRole)


def test_changed_cells_and_new_rows_are_marked_until_save(bundled_font, open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    view = window.page.view
    plain = column_of_bars(view, 1)
    ground = corner(view, 1, 1)
    changed = tint_color(Tint.CHANGED, view.palette()).name()
    new = tint_color(Tint.GOOD, view.palette()).name()
    set_cell(view, 1, 1, "2026-11-03")
    view.go_to(1, 0)
    view.commands.add_entry()
    set_cell(view, 2, 0, "https://a.example/new")
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


def test_row_moved_to_other_sitemap_is_marked_and_revertible(bundled_font, open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
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


@pytest.fixture
def ten_entry_window(open_set, tmp_path):
    """Window with a sitemap of ten entries."""
    path = tmp_path / "ten.xml"
    path.write_text(sitemap_xml(*(f"https://a.example/{n}" for n in range(10))), encoding="utf-8")
    return open_set(path)


def marked(window) -> str:
    """Return the numbers of the URLs whose rows are marked as changed, in the order of the rows."""
    view = window.page.view
    locs = window.session.document.table.locs()
    return "".join(loc[-1] for row, loc in enumerate(locs) if description(view, row) == "Changed since the last save")


def numbers(window) -> str:
    return "".join(loc[-1] for loc in window.session.document.table.locs())


def test_rows_moved_within_sitemap_are_marked_changed_until_save(bundled_font, ten_entry_window, qtbot: QtBot):
    view = ten_entry_window.page.view
    plain = column_of_bars(view, 4)
    view.go_to(2, 0)
    for _ in range(3):
        do(ten_entry_window, "move-down")
    view.go_to(8, 0)
    for _ in range(2):
        do(ten_entry_window, "move-up")
    assert (numbers(ten_entry_window), marked(ten_entry_window)) == ("0134528679", "28")
    view.go_to(0, 0)
    assert tint_color(Tint.CHANGED, view.palette()).name() in column_of_bars(view, 5)
    assert column_of_bars(view, 4) == plain
    ten_entry_window.page.show_filter(parse_filter("state = changed"))
    assert view.entries.rowCount() == 2
    do(ten_entry_window, "clear-filter")
    for _ in range(5):
        do(ten_entry_window, "undo")
    assert (numbers(ten_entry_window), marked(ten_entry_window)) == ("0123456789", "")
    for _ in range(5):
        do(ten_entry_window, "redo")
    assert marked(ten_entry_window) == "28"
    save(ten_entry_window, qtbot)
    assert marked(ten_entry_window) == ""
    do(ten_entry_window, "undo")
    assert marked(ten_entry_window) == "68"


def test_swapped_rows_are_marked_changed_until_swapped_back(ten_entry_window):
    ten_entry_window.page.view.go_to(3, 0)
    do(ten_entry_window, "move-up")
    assert (numbers(ten_entry_window), marked(ten_entry_window)) == ("0132456789", "32")
    do(ten_entry_window, "move-down")
    assert (numbers(ten_entry_window), marked(ten_entry_window)) == ("0123456789", "")


def test_moved_rows_are_reverted_one_by_one_and_together(ten_entry_window, tmp_path):
    content = (tmp_path / "ten.xml").read_bytes()
    view = ten_entry_window.page.view
    view.selection.select(np.arange(2), 0, 0)
    for _ in range(6):
        do(ten_entry_window, "move-down")
    set_cell(view, 0, 1, "2026-11-03")
    assert (numbers(ten_entry_window), marked(ten_entry_window)) == ("2345670189", "201")
    view.go_to(7, 0)
    do(ten_entry_window, "revert-entries")
    assert (numbers(ten_entry_window), marked(ten_entry_window)) == ("1234567089", "20")
    view.selectAll()
    do(ten_entry_window, "revert-entries")
    assert (numbers(ten_entry_window), marked(ten_entry_window)) == ("0123456789", "")
    assert not ten_entry_window.session.document.changed_sitemaps()
    assert (tmp_path / "ten.xml").read_bytes() == content


def test_reverting_move_out_of_read_only_sitemap_is_refused(open_set, set_with_missing):
    window = open_set(set_with_missing)
    view, (former, other, _) = window.page.view, window.session.document.sitemaps
    view.go_to(0, 0)
    window.set_commands.move_entries(other.id)
    locs = window.session.document.table.locs()
    former.source.read_only_reason = ReadError("Its end is missing.")
    view.go_to(len(locs) - 1, 0)
    do(window, "revert-entries")
    assert window.session.document.table.locs() == locs
    assert "“one.xml” is read-only: Its end is missing." in window.messages.text


def test_deleted_row_is_marked_between_its_former_neighbours(bundled_font, open_set, three_entries, qtbot: QtBot):
    view = open_set(three_entries).page.view
    before = column_of_bars(view, 0)
    view.go_to(1, 0)
    view.commands.delete_selected()
    view.go_to(0, 0)
    after = column_of_bars(view, 0)
    assert after != before
    assert after[0] == before[0]
    view.entries.sort(0, Qt.SortOrder.DescendingOrder)
    assert column_of_bars(view, 0) == before


def test_sitemap_without_file_has_no_change_marks(window):
    window.files.new()
    view = window.page.view
    view.commands.add_entry()
    assert description(view, 0) is None


@pytest.mark.parametrize(
    ("reverted", "expected_changefreq"), [("cell", "monthly"), ("entry", None)], ids=["cell", "entry"]
)
def test_revert_cell_and_revert_entry_shortcuts_restore_file_values(
    open_set, three_entries, qtbot, reverted, expected_changefreq
):
    content = three_entries.read_bytes()
    window = open_set(three_entries)
    view = window.page.view
    set_cell(view, 1, 1, "2020-01-01")
    set_cell(view, 1, 2, "monthly")
    view.go_to(1, 1)
    view.setFocus()
    shift = Qt.KeyboardModifier.ShiftModifier if reverted == "entry" else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(view, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier | shift)
    table, slot = window.session.document.table, view.entries.slot_at(1)
    assert table.value(slot, "lastmod") == "2026-11-02"
    assert table.value(slot, "changefreq") == expected_changefreq
    window.session.undo()
    assert table.value(slot, "lastmod") == "2020-01-01"
    window.session.undo_stack.redo()
    view.go_to(1, 2)
    if expected_changefreq:
        do(window, "revert-cells")
    save(window, qtbot)
    assert three_entries.read_bytes() == content


def test_revert_of_unchanged_entry_is_refused(open_set, three_entries):
    window = open_set(three_entries)
    refused: list[StudioError] = []
    window.session.refused.connect(refused.append)
    set_cell(window.page.view, 0, 1, "2020-01-01")
    window.page.view.go_to(1, 1)
    steps = window.session.undo_stack.count()
    do(window, "revert-cells")
    do(window, "revert-entries")
    assert len(refused) == 2
    assert window.session.undo_stack.count() == steps
