"""The table view: keyboard, selection, scroll position, and display."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QLocale, QModelIndex, QPoint
from PySide6.QtGui import QAccessible, QHelpEvent, QPalette, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_model import EntryModel, ResetReason
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.widgets.labels import accessible_cell_index
from sitemap_studio.gui.widgets.list_view import MAX_TABLE_PIXELS
from sitemap_studio.model.edits import RemoveEntries
from tests.gui.table.table_actions import column, filter_by

KEY, MODIFIER = Qt.Key, Qt.KeyboardModifier
SELECT = QItemSelectionModel.SelectionFlag


def some_locs(count: int) -> list[str]:
    return [f"http://a.example/{number:04}" for number in range(count)]


def current(view: EntryView) -> tuple[int, int]:
    return view.currentIndex().row(), view.currentIndex().column()


def press(view: EntryView, key: Qt.Key, modifier: Qt.KeyboardModifier = MODIFIER.NoModifier) -> None:
    QTest.keyClick(view, key, modifier)


@pytest.fixture
def view(show_table, document_of) -> EntryView:
    return show_table(document_of(loc=some_locs(300)))


@pytest.mark.parametrize(
    ("key", "modifier", "expected_cell"),
    [
        (KEY.Key_Return, MODIFIER.NoModifier, (6, 1)),
        (KEY.Key_Enter, MODIFIER.KeypadModifier, (6, 1)),
        (KEY.Key_Return, MODIFIER.ShiftModifier, (4, 1)),
        (KEY.Key_Tab, MODIFIER.NoModifier, (5, 2)),
        (KEY.Key_Backtab, MODIFIER.ShiftModifier, (5, 0)),
        (KEY.Key_Down, MODIFIER.NoModifier, (6, 1)),
        (KEY.Key_Home, MODIFIER.ControlModifier, (0, 0)),
        (KEY.Key_End, MODIFIER.ControlModifier, (299, 4)),
    ],
    ids=["return", "keypad-enter", "shift-return", "tab", "shift-tab", "down", "ctrl-home", "ctrl-end"],
)
def test_navigation_keys_move_current_cell(view, key, modifier, expected_cell):
    assert current(view) == (0, 0)
    view.go_to(5, 1)
    press(view, key, modifier)
    assert current(view) == expected_cell


@pytest.mark.parametrize("key", [KEY.Key_Home, KEY.Key_End, KEY.Key_Up, KEY.Key_Down])
def test_selection_follows_current_cell_and_shift_extends_it(view, key):
    view.go_to(150, 1)
    press(view, key, MODIFIER.ControlModifier)
    assert current(view) != (150, 1)
    row = current(view)[0]
    assert view.selection.ranges().rows().tolist() == [row]
    press(view, KEY.Key_End, MODIFIER.ControlModifier | MODIFIER.ShiftModifier)
    assert view.selection.ranges().rows().tolist() == list(range(row, 300))


def test_tab_wraps_rows_and_space_selects_row_or_column(view):
    view.go_to(298, 3)
    press(view, KEY.Key_Tab)
    assert current(view) == (299, 0)
    view.go_to(299, 3)
    press(view, KEY.Key_Tab)
    assert current(view) == (299, 3)
    # Shift+Space selects the row, Ctrl+Space the column.
    view.go_to(2, 1)
    press(view, KEY.Key_Space, MODIFIER.ShiftModifier)
    assert view.selection.ranges().boxes == ((2, 0, 2, 4),)
    view.go_to(2, 1)
    press(view, KEY.Key_Space, MODIFIER.ControlModifier)
    assert view.selection.ranges().boxes == ((0, 1, 299, 1),)


def test_delete_clears_cells_but_deletes_whole_entries(view, session):
    press(view, KEY.Key_Delete)
    assert column(view)[0] == ""
    view.selectRow(1)
    press(view, KEY.Key_Delete)
    assert view.entries.rowCount() == 299
    assert session.undo_stack.undoText() == "Delete entry"
    view.go_to(0, 0)
    view.selectAll()
    press(view, KEY.Key_Delete)
    assert view.entries.rowCount() == 0
    session.undo_stack.undo()
    assert current(view) == (0, 0)
    press(view, KEY.Key_Down)
    assert current(view) == (1, 0)


def test_table_shortcuts_copy_paste_fill_move_and_delete(view):
    press(view, KEY.Key_C, MODIFIER.ControlModifier)
    press(view, KEY.Key_Down)
    press(view, KEY.Key_V, MODIFIER.ControlModifier)
    assert column(view)[1] == "http://a.example/0000"
    press(view, KEY.Key_Down, MODIFIER.AltModifier)
    assert column(view)[2] == "http://a.example/0000"
    press(view, KEY.Key_Down)
    press(view, KEY.Key_D, MODIFIER.ControlModifier)
    assert column(view)[3] == "http://a.example/0000"
    press(view, KEY.Key_X, MODIFIER.ControlModifier)
    assert column(view)[3] == ""
    row = view.currentIndex().row()
    press(view, KEY.Key_Minus, MODIFIER.ControlModifier)
    press(view, KEY.Key_Minus, MODIFIER.ControlModifier)
    assert view.entries.rowCount() == 298
    # While Ctrl is held, the result alone is selected.
    assert view.selection.ranges().boxes == ((row, 0, row, 0),)


def test_select_all_of_large_table_queries_few_entries(monkeypatch, show_table, document_of):
    view = show_table(document_of(loc=some_locs(5_000)))
    asked: list[int] = []
    flags = EntryModel.flags

    def counting(model: EntryModel, index) -> Qt.ItemFlag:
        asked.append(index.row())
        return flags(model, index)

    monkeypatch.setattr(EntryModel, "flags", counting)
    press(view, KEY.Key_A, MODIFIER.ControlModifier)
    view.grab()
    assert view.selection.ranges().row_count() == 5_000
    assert max(asked, default=0) < 100
    assert len(asked) < 2_000


def test_header_clicks_cycle_ascending_descending_unsorted(show_table, document_of, session, qtbot):
    view = show_table(document_of(loc=["b", "a", "c"]))
    header = view.horizontalHeader()
    orders = []
    for _ in range(3):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 10))
        orders.append((column(view), header.sortIndicatorSection()))
    assert orders == [(["a", "b", "c"], 0), (["c", "b", "a"], 0), (["b", "a", "c"], -1)]
    view.sort_by("loc")
    assert column(view) == ["a", "b", "c"]
    assert session.document.table.locs() == ["b", "a", "c"]
    assert session.undo_stack.count() == 0
    with qtbot.assertNotEmitted(view.entries.modelReset):
        view.sort_by("loc")
    session.open_document(document_of(loc=["d", "c"]))
    assert (column(view), view.horizontalHeader().sortIndicatorSection()) == (["d", "c"], -1)


def test_selection_survives_scattered_deletions(view, session):
    selection = QItemSelection(view.entries.index(100, 0), view.entries.index(103, 1))
    view.go_to(101, 1)
    view.selectionModel().select(selection, SELECT.ClearAndSelect)
    session.push("", RemoveEntries(np.array([0, 2, 102, 290])))
    assert view.selection.ranges().boxes == ((98, 0, 100, 1),)
    assert current(view) == (99, 1)
    chosen = [column(view)[row] for row in view.selection.ranges().rows()]
    view.sort_by("loc", descending=True)
    assert sorted(str(column(view)[row]) for row in view.selection.ranges().rows()) == chosen


def test_scroll_position_follows_top_entry_after_deletions(view, session):
    view.verticalScrollBar().setValue(50)
    inverse = session.document.do(RemoveEntries(np.arange(0, 40, 2)))
    assert view.verticalScrollBar().value() == 30
    session.document.do(inverse)
    assert view.verticalScrollBar().value() == 50


def test_undo_makes_restored_cell_current(view, session):
    view.selectRow(250)
    press(view, KEY.Key_Delete)
    view.entries.setData(view.entries.index(200, 2), "weekly")
    for place in ((200, 2), (250, 0)):
        view.go_to(0, 0)
        session.undo_stack.undo()
        assert current(view) == place


def test_show_slot_reveals_entry_hidden_by_filter(view, session):
    slot = view.entries.slot_at(222)
    view.show_slot(slot, "priority")
    assert current(view) == (222, 3)
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    filter_by(view.entries, "0007")
    view.show_slot(slot)
    assert column(view) == ["http://a.example/0007", "http://a.example/0222"]
    assert current(view) == (1, 0)
    session.push("", RemoveEntries(np.array([5])))
    for removed in (5, 10**6):
        view.show_slot(removed)
    assert current(view) == (1, 0)


def test_show_slot_switches_to_sitemap_of_entry(show_table, document_of, qtbot):
    view = show_table(document_of(2, 2, loc=list("abcd")))
    slot = view.entries.slot_at(3)
    view.entries.set_sitemaps((0,))
    with qtbot.waitSignal(view.sitemaps_shown) as chosen:
        view.show_slot(slot)
    assert (chosen.args, column(view), current(view)) == ([(1,)], ["c", "d"], (1, 0))


def test_signals_report_numbers_of_selected_and_shown_entries(view):
    selected: list[int] = []
    counts: list[int] = []
    view.selection_count_changed.connect(selected.append)
    view.entries.shown_count_changed.connect(counts.append)
    view.selectAll()
    filter_by(view.entries, "000")
    assert selected[0] == 300
    assert selected[-1] == 10
    assert counts == [10]
    filter_by(view.entries, "0007")
    assert column(view) == ["http://a.example/0007"]
    filter_by(view.entries, "  ")
    assert view.entries.rowCount() == 300


@pytest.mark.fonts
def test_row_height_shrinks_for_very_many_rows(view):
    height = view.verticalHeader().defaultSectionSize()
    view.entries.reset_started.emit(ResetReason.EDIT, 200_000_000)
    assert 0 < view.verticalHeader().defaultSectionSize() * 200_000_000 <= MAX_TABLE_PIXELS
    view.entries.reset_started.emit(ResetReason.EDIT, 1_000)
    assert view.verticalHeader().defaultSectionSize() == height


@pytest.mark.fonts
def test_loc_takes_free_width_until_border_is_dragged(view):
    header = view.horizontalHeader()
    view.resize(1200, 500)
    QApplication.processEvents()
    assert header.length() == view.viewport().width()
    header.resizeSection(0, 321)
    view.resize(1000, 500)
    QApplication.processEvents()
    assert header.sectionSize(0) == 321


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_tooltip_shows_values_as_plain_text(show_table, document_of):
    view = show_table(document_of(loc=["<b>not bold</b>"]))
    position = view.visualRect(view.entries.index(0, 0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, position, view.viewport().mapToGlobal(position))
    QApplication.sendEvent(view.viewport(), event)
    told = QToolTip.text()
    QToolTip.hideText()
    assert "not bold" in told
    assert not Qt.mightBeRichText(told)


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
@pytest.mark.fonts
def test_cell_with_problem_has_background_and_icon(show_table, document_of, is_dark):
    view = show_table(document_of(loc=["http://a.example/", "wrong"]))
    palette = QPalette(Qt.GlobalColor.black if is_dark else Qt.GlobalColor.white)
    view.setPalette(palette)
    view.go_to(0, 1)
    image = view.viewport().grab().toImage()
    right, wrong = (view.visualRect(view.entries.index(row, 0)) for row in range(2))
    ground = [image.pixelColor(rect.left() + 2, rect.top() + 2).name() for rect in (right, wrong)]
    assert ground[0] != ground[1]
    mark = {image.pixelColor(x, wrong.center().y()).name() for x in range(wrong.right() - 22, wrong.right() - 4)} - {
        ground[1]
    }
    assert mark


def test_last_row_can_be_filled_by_keyboard(show_table, document_of, session: Session):
    view = show_table(document_of(loc=["a", "b"]))
    press(view, KEY.Key_Down)
    for text in ("http://b.example/", "2026", "weekly", "0.9"):
        press(view, KEY.Key_F2)
        editor = QApplication.focusWidget()
        assert editor is not None
        QTest.keyClicks(editor, text)
        QTest.keyClick(editor, KEY.Key_Tab)
    table = session.document.table
    assert table.rows(table.order[1:], ["loc", "lastmod", "changefreq", "priority"]).row(0) == (
        "http://b.example/",
        "2026",
        "weekly",
        "0.9",
    )


@pytest.fixture
def readable_numbers() -> Iterator[None]:
    """Group thousands, as the program does."""
    usual = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(usual)


@pytest.mark.parametrize("count", [3, 300, 2_032, 123_456])
@pytest.mark.fonts
def test_row_numbers_are_grouped_and_fit_header(show_table, document_of, readable_numbers, count):
    view = show_table(document_of(loc=["http://a.example/"] * count))
    header = view.verticalHeader()
    assert header.width() >= header.sectionSizeFromContents(count - 1).width()
    assert view.entries.headerData(count - 1, Qt.Orientation.Vertical) == f"{count:,}"


def test_accessible_child_of_table_is_current_cell(view: EntryView):
    for row, place in ((3, 2), (0, 1)):
        view.go_to(row, place)
        heard = (
            QAccessible.queryAccessibleInterface(view).child(accessible_cell_index(view)).text(QAccessible.Text.Name)
        )
        assert heard == view.entries.index(row, place).data(Qt.ItemDataRole.AccessibleTextRole)
    view.setCurrentIndex(QModelIndex())
    assert accessible_cell_index(view) == 0
