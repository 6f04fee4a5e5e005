"""After random commands, undoing all restores the set, and redoing all restores the result."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_selection import rows_as_selection
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.model.columns import TABLE_SCHEMA
from sitemap_studio.model.slots import PositionArray
from tests.gui.table.table_actions import filter_by
from tests.hypothesis_examples import examples

COMMANDS = (
    "add_entry",
    "delete_selected",
    "duplicate_selected",
    "move_up",
    "move_down",
    "clear_cells",
    "fill_down",
    "fill_selection",
    "cut",
    "copy",
    "paste",
    "paste_entries",
    "select_equal_cells",
)
STEPS = st.one_of(
    st.tuples(st.just("do"), st.sampled_from(COMMANDS)),
    st.tuples(st.just("type"), st.sampled_from(["", "http://a.example/new", "wrong", "weekly"])),
    st.tuples(st.just("clip"), st.sampled_from(["x", "x\ty\n\nz", "loc\tpriority\na\t1", '"a\nb"', "\t\t"])),
    st.tuples(st.just("sort"), st.sampled_from([None, "loc", "lastmod"])),
    st.tuples(st.just("filter"), st.sampled_from(["", "a", "lastmod is empty"])),
    st.tuples(st.just("sitemap"), st.sampled_from([None, 0, 1])),
    st.tuples(st.just("history"), st.sampled_from(["undo", "redo"])),
)
PLACES = st.tuples(st.integers(0, 11), st.integers(0, 5), st.integers(0, 11), st.integers(0, 5), st.booleans())


def contents(session: Session) -> list[tuple[object, ...]]:
    table = session.document.table
    rows = table.rows(table.order, [name for name in TABLE_SCHEMA if name != "touched"]).rows()
    return [(int(slot), table.extension_of(int(slot)), *row) for slot, row in zip(table.order, rows, strict=True)]


def choose(view: EntryView, top: int, left: int, bottom: int, right: int, is_scattered: bool) -> None:
    count, width = view.entries.rowCount(), view.entries.columnCount()
    if not count:
        return
    top, bottom = sorted((top % count, bottom % count))
    left, right = sorted((left % width, right % width))
    view.go_to(top, left)
    rows: PositionArray = np.arange(top, bottom + 1, 2 if is_scattered else 1)
    selection = rows_as_selection(view.entries, rows, left, right)
    assert selection is not None
    view.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def do(view: EntryView, session: Session, step: tuple[str, object]) -> None:
    kind, what = step
    match kind:
        case "do":
            getattr(view.clipboard if hasattr(view.clipboard, str(what)) else view.commands, str(what))()
        case "type":
            if view.currentIndex().isValid():
                view.entries.setData(view.currentIndex(), what)
        case "clip":
            QGuiApplication.clipboard().setText(str(what))
        case "sort":
            view.sort_by(what)  # type: ignore[arg-type]
        case "filter":
            filter_by(view.entries, str(what))
        case "sitemap":
            view.entries.set_sitemaps(() if what is None else (what,))  # type: ignore[arg-type]
        case _:
            getattr(session.undo_stack, str(what))()


def assert_shown_is_true(view: EntryView, session: Session) -> None:
    """Assert that rows show unique entries of the set, and that slots map back to their rows."""
    shown = view.entries.order.shown.tolist()
    assert len(set(shown)) == len(shown) == view.entries.rowCount()
    assert set(shown) <= set(session.document.table.order.tolist())
    assert [view.entries.order.row_of(slot) for slot in shown] == list(range(len(shown)))
    assert view.selection.ranges().row_count() <= len(shown)


@pytest.fixture
def view(show_table, document_of) -> EntryView:
    view = show_table(document_of(loc=[]))
    QAbstractItemModelTester(view.entries, QAbstractItemModelTester.FailureReportingMode.Warning, view)
    return view


@settings(max_examples=examples(40), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(steps=st.lists(st.tuples(PLACES, STEPS), max_size=20))
def test_undo_and_redo_of_random_commands_restore_states(view, session, document_of, steps):
    document = document_of(
        5, 4, loc=["a", "b", None, "http://a.example/", *"efgha"[:5]], lastmod=[None, "2026"] + ["x"] * 7
    )
    session.open_document(document)
    before = contents(session)
    for place, step in steps:
        choose(view, *place)
        do(view, session, step)
        assert_shown_is_true(view, session)
    after = contents(session)
    last = session.undo_stack.index()
    session.undo_stack.setIndex(0)
    assert contents(session) == before
    assert session.document.table.column("touched").to_list() == [0] * len(before)
    session.undo_stack.setIndex(last)
    assert contents(session) == after
    assert_shown_is_true(view, session)
