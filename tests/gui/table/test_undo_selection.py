"""Undo and redo select and show the entries or cells that they restored."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.model.edits import EditGroup, RemoveEntries, SetCells
from sitemap_studio.protocol.fields import FieldName
from tests.gui.table.table_actions import clip, column, filter_by, select, select_rows

Boxes = list[tuple[int, int, int, int]]

LAST = 4
"""The last column of a lone sitemap: that of the problems."""


def chosen(view: EntryView) -> tuple[Boxes, tuple[int, int]]:
    """Return the selection as boxes of first row, first column, last row, last column, and the current cell."""
    index = view.currentIndex()
    return sorted(view.selection.ranges().boxes), (index.row(), index.column())


def is_in_sight(view: EntryView) -> bool:
    """Return whether the current cell is visible."""
    return view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def setting(view: EntryView, field: FieldName, text: str, *rows: int) -> SetCells:
    """Return an edit of a field that is not a command of the table, like a fix."""
    slots = view.entries.slots_at(np.array(rows))
    return SetCells(field, np.sort(slots), pl.Series([text] * len(rows)))


@pytest.fixture
def long_view(show_table, document_of) -> EntryView:
    """Table of three thousand entries, of which a few dozen are visible."""
    view: EntryView = show_table(document_of(loc=[f"{n:04}" for n in range(3_000)]))
    return view


def test_command_after_undo_uses_restored_selection(view, session, qtbot: QtBot):
    select(view, (0, 1, 3, 1))
    for _ in range(2):
        view.commands.fill_down()
        assert column(view, "lastmod") == ["1", "1", "1", "1", "5"]
        session.undo()
    select_rows(view, 1, 2)
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert column(view) == ["a", "d", "e"]
    session.undo()
    assert chosen(view) == ([(1, 0, 1, LAST), (2, 0, 2, LAST)], (1, 0))
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert column(view) == ["a", "d", "e"]


def test_undo_restores_scattered_selection_and_current_cell(view, session):
    select_rows(view, 0, 2, 4)
    view.selectionModel().setCurrentIndex(view.entries.index(2, 1), view.selectionModel().SelectionFlag.NoUpdate)
    before = chosen(view)
    view.commands.delete_selected()
    session.undo()
    assert chosen(view) == before
    assert before[1] == (2, 1)


@pytest.mark.parametrize(
    ("selected", "text", "command", "after_undo", "after_redo"),
    [
        pytest.param((2, 1, 2, 1), "", "delete_selected", (2, 1, 2, 1), (2, 1, 2, 1), id="delete by a cell"),
        pytest.param((1, 0, 2, LAST), "", "delete_selected", (1, 0, 2, LAST), (1, 0, 1, 0), id="delete entries"),
        # The first pasted row equals the old one: only the others are changed.
        pytest.param((1, 1, 1, 1), "2\tdaily\n8\tdaily\n9\tweekly", "paste", (1, 1, 1, 1), (1, 1, 3, 2), id="paste"),
        pytest.param((3, 0, 3, 0), "x\ny", "paste_entries", (3, 0, 3, 0), (4, 0, 5, LAST), id="paste entries"),
        pytest.param((2, 3, 2, 3), "", "add_entry", (2, 3, 2, 3), (3, 0, 3, 0), id="add"),
        pytest.param((1, 0, 2, 1), "", "move_down", (1, 0, 2, 1), (2, 0, 3, 1), id="move"),
    ],
)
def test_undo_and_redo_restore_selection_of_state(view, session, selected, text, command, after_undo, after_redo):
    clip(text)
    select(view, selected)
    getattr(view.clipboard if "paste" in command else view.commands, command)()
    for step, box in ((session.undo, after_undo), (session.redo, after_redo)):
        view.go_to(0, 3)
        step()
        assert chosen(view) == ([box], box[:2])


def test_undo_and_redo_select_cells_changed_outside_table(view, session):
    view.go_to(0, 0)
    edits = [setting(view, "lastmod", "2026-01-01", 1, 2, 4), setting(view, "priority", "0.1", 1, 2, 4)]
    session.push("Bulk", EditGroup(edits))
    cells = [(1, 1, 2, 1), (1, 3, 2, 3), (4, 1, 4, 1), (4, 3, 4, 3)]
    session.undo()
    assert chosen(view) == (cells, (1, 1))
    view.go_to(0, 0)
    session.redo()
    assert chosen(view) == (cells, (1, 1))


def test_undo_selects_whole_entries_removed_outside_table(view, session):
    view.go_to(0, 0)
    session.push("Fix", RemoveEntries(np.array([3])))
    session.undo()
    assert chosen(view) == ([(3, 0, 3, LAST)], (3, 0))
    # The same in the list of steps.
    select_rows(view, 1, 2)
    view.commands.delete_selected()
    view.commands.add_entry()
    session.undo_stack.setIndex(0)
    assert chosen(view)[0] == [(1, 0, 1, LAST), (2, 0, 2, LAST)]


def test_undo_scrolls_to_distant_restored_entries(long_view, session):
    long_view.selectAll()
    long_view.commands.delete_selected()
    assert column(long_view) == []
    session.undo()
    assert chosen(long_view)[0] == [(0, 0, 2_999, LAST)]
    select_rows(long_view, 1500, 1501)
    long_view.commands.delete_selected()
    long_view.go_to(0, 0)
    session.undo()
    assert chosen(long_view)[1] == (1500, 0)
    assert is_in_sight(long_view)
    long_view.go_to(2999, 0)
    session.redo()
    assert is_in_sight(long_view)
    assert long_view.currentIndex().row() == 1500


@pytest.mark.parametrize("current", [1500, 1505])
@pytest.mark.parametrize("elsewhere", [0, 2_990])
@pytest.mark.fonts
def test_undo_scrolls_to_all_restored_entries_that_fit(long_view, session, current, elsewhere):
    flags = long_view.selectionModel().SelectionFlag
    select(long_view, (1500, 0, 1505, LAST))
    long_view.selectionModel().setCurrentIndex(long_view.entries.index(current, 0), flags.NoUpdate)
    long_view.commands.delete_selected()
    long_view.go_to(elsewhere, 0)
    session.undo()
    assert chosen(long_view) == ([(1500, 0, 1505, LAST)], (current, 0))
    seen = long_view.viewport().rect()
    assert all(seen.contains(long_view.visualRect(long_view.entries.index(row, 0))) for row in range(1500, 1506))


def test_undo_reveals_and_selects_changed_entries_hidden_by_filter(view, session):
    view.go_to(0, 0)
    session.push("Fix", setting(view, "changefreq", "never", 3, 4))
    filter_by(view.entries, 'loc = "a"')
    session.undo()
    assert column(view) == ["a", "d", "e"]
    assert chosen(view) == ([(1, 2, 2, 2)], (1, 2))


def test_undo_shows_sitemap_of_restored_entries(show_table, document_of, session, qtbot: QtBot):
    view = show_table(document_of(2, 2, loc=list("abcd")))
    select_rows(view, 3)
    view.commands.delete_selected()
    view.entries.set_sitemaps((0,))
    with qtbot.waitSignal(view.sitemaps_shown) as shown:
        session.undo()
    assert (shown.args, column(view)) == ([(1,)], ["c", "d"])
    assert chosen(view)[1] == (1, 0)


def test_undo_selects_restored_entries_in_sorted_view(view, session):
    select_rows(view, 0, 1)
    view.commands.delete_selected()
    view.sort_by("loc", descending=True)
    session.undo()
    assert {column(view)[row] for row in view.selection.ranges().rows()} == {"a", "b"}


def test_undo_of_too_many_ranges_shows_first_changed_cell(long_view, session):
    slots = np.sort(long_view.entries.order.shown[1::2])
    session.push("Bulk", SetCells("priority", slots, pl.Series(["0.1"] * len(slots))))
    long_view.go_to(2_998, 0)
    session.undo()
    assert chosen(long_view)[1] == (1, 3)
    assert is_in_sight(long_view)
