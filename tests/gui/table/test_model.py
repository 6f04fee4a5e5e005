"""The table model: texts, marks, edits, and signals."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from PySide6.QtGui import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.view_columns import PROBLEMS, SITEMAP
from sitemap_studio.model.edits import MoveEntries, RemoveEntries, SetCells
from sitemap_studio.protocol.profiles import PROFILES
from tests.gui.table.table_actions import filter_by

ROLE = Qt.ItemDataRole


@pytest.fixture
def model(session: Session) -> EntryModel:
    return EntryModel(session, session)


def column(model: EntryModel, name: str) -> list[object]:
    place = model.columns.index(name)
    return [model.index(row, place).data() for row in range(model.rowCount())]


def test_table_columns_are_fields_sitemap_and_problems(document_of, session, model):
    session.open_document(document_of(loc=["http://a.example/"]))
    assert model.columns == ("loc", "lastmod", "changefreq", "priority", PROBLEMS)
    session.open_document(document_of(1, 1, loc=["http://a.example/", "http://b.example/"]))
    assert column(model, SITEMAP) == ["sitemap.xml", "sitemap1.xml"]
    for place in (model.columns.index(SITEMAP), model.columns.index(PROBLEMS)):
        assert not model.flags(model.index(0, place)) & Qt.ItemFlag.ItemIsEditable
        assert not model.setData(model.index(0, place), "x")


def test_row_headers_are_positions_in_set(document_of, session, model):
    session.open_document(document_of(loc=[f"http://{host}.example/" for host in "bac"]))
    model.sort(0)
    assert column(model, "loc") == [f"http://{host}.example/" for host in "abc"]
    assert [model.headerData(row, Qt.Orientation.Vertical) for row in range(3)] == ["2", "1", "3"]
    renumbered = QSignalSpy(model.renumbered)
    session.push("Delete", RemoveEntries(np.array([0])))
    assert renumbered.count() == 1
    assert [model.headerData(row, Qt.Orientation.Vertical) for row in range(2)] == ["1", "2"]


def test_invalid_cell_value_is_stored_and_marked_until_corrected(document_of, session, model):
    session.open_document(document_of(loc=["http://a.example/"]))
    index = model.index(0, 1)
    assert model.setData(index, "2026-11-31")
    assert index.data() == "2026-11-31"
    assert index.data(ROLE.BackgroundRole) is not None
    assert not index.data(ROLE.DecorationRole).isNull()
    assert "does not exist" in index.data(ROLE.ToolTipRole)
    assert "W3C" in index.data(ROLE.ToolTipRole)
    assert "does not exist" in index.data(ROLE.AccessibleDescriptionRole)
    model.setData(index, "2026-10-30")
    assert (index.data(ROLE.BackgroundRole), index.data(ROLE.DecorationRole)) == (None, None)
    # The last column marks the worst of an entry.
    session.open_document(document_of(loc=[" http://a.example/", "http://b.example/"], priority=["2", "0.5"]))
    marks = model.columns.index(PROBLEMS)
    assert "2 is not between" in model.index(0, marks).data(ROLE.ToolTipRole)
    assert model.index(1, marks).data(ROLE.DecorationRole) is None
    # A tooltip never becomes rich text.
    session.open_document(document_of(loc=['<img src="http://evil.example/x.png">' + "x" * 99]))
    assert not Qt.mightBeRichText(model.index(0, 0).data(ROLE.ToolTipRole))


def test_empty_text_removes_optional_and_clears_required_field(document_of, session, model):
    session.open_document(document_of(loc=["http://a.example/"], lastmod=["2026"], changefreq=[None]))
    assert model.setData(model.index(0, 0), "http://a.example/")
    assert model.setData(model.index(0, 2), "")
    assert session.undo_stack.count() == 0
    for place in (0, 1):
        model.setData(model.index(0, place), "")
        assert model.index(0, place).data(ROLE.EditRole) == ""
    slot, table = model.slot_at(0), session.document.table
    assert (table.value(slot, "loc"), table.value(slot, "lastmod")) == ("", None)


def test_edited_entry_stays_visible_until_next_filter(document_of, session, model):
    session.open_document(document_of(loc=["http://a.example/1", "http://b.example/", "http://a.example/2"]))
    wanted = "a.example"
    filter_by(model, wanted)
    model.setData(model.index(0, 0), "http://c.example/")
    assert column(model, "loc") == ["http://c.example/", "http://a.example/2"]
    filter_by(model, wanted)
    assert column(model, "loc") == ["http://a.example/2"]


def test_edited_row_keeps_position_in_sorted_view(document_of, session, model):
    session.open_document(document_of(loc=["http://b.example/", "http://a.example/"]))
    model.sort(0)
    model.setData(model.index(0, 0), "http://z.example/")
    assert column(model, "loc") == ["http://z.example/", "http://b.example/"]


@pytest.mark.parametrize(
    ("positions", "removed", "inserted"),
    [([2, 3], [[2, 3]], [[2, 3]]), ([0, 2, 4], [], [])],
    ids=["contiguous", "scattered"],
)
def test_contiguous_removals_emit_row_signals_scattered_ones_reset(
    document_of, session, model, positions, removed, inserted
):
    session.open_document(document_of(loc=[f"http://a.example/{n}" for n in range(6)]))
    spies = [QSignalSpy(signal) for signal in (model.rowsRemoved, model.rowsInserted, model.modelReset)]
    session.push("", RemoveEntries(np.array(positions)))
    session.undo_stack.undo()
    found = [[spy.at(number)[1:] for number in range(spy.count())] for spy in spies[:2]]
    assert (found, spies[2].count()) == ([removed, inserted], 0 if removed else 2)


def test_hidden_removals_emit_no_signals_cell_edit_includes_marks(document_of, session, model):
    session.open_document(document_of(loc=["http://a.example/", "http://b.example/", "http://c.example/"]))
    filter_by(model, "b.example")
    removed, resets = QSignalSpy(model.rowsRemoved), QSignalSpy(model.modelReset)
    session.push("", RemoveEntries(np.array([0, 2])))
    assert (removed.count(), resets.count()) == (0, 0)
    assert model.headerData(0, Qt.Orientation.Vertical) == "1"
    # A changed cell is announced with its marks.
    session.open_document(document_of(loc=["http://a.example/", "http://b.example/"]))
    changed = QSignalSpy(model.dataChanged)
    model.setData(model.index(1, 2), "weekly")
    first, last = changed.at(0)[:2]
    assert (first.row(), first.column(), last.row(), last.column()) == (1, 2, 1, 4)


@pytest.mark.parametrize(
    ("text", "announced"),
    [
        pytest.param("http://d.example/", [(0, 0)], id="right"),
        pytest.param("d.example", [(0, 0)], id="wrong"),
        pytest.param("http://c.example/", [(0, 0), (2, 2)], id="duplicate-behind"),
    ],
)
def test_cell_edit_announces_each_affected_row_once(document_of, session, model, text, announced):
    session.open_document(document_of(loc=["http://a.example/", "http://b.example/", "http://c.example/"]))
    changed = QSignalSpy(model.dataChanged)
    model.setData(model.index(0, 0), text)
    found = [changed.at(number)[:2] for number in range(changed.count())]
    assert [(first.row(), last.row()) for first, last in found] == announced


def test_edit_of_many_entries_announces_one_range_once(document_of, session, model):
    count = 10_001
    session.open_document(
        document_of(loc=[f"http://a.example/{n}" for n in range(count)], lastmod=["2026-01-01"] * count)
    )
    changed = QSignalSpy(model.dataChanged)
    session.push("", SetCells("lastmod", session.document.table.order, pl.Series(["2026-01-02"] * count)))
    first, last = changed.at(0)[:2]
    cells = (first.row(), first.column(), last.row(), last.column())
    assert (changed.count(), cells) == (1, (0, 1, count - 1, model.columnCount() - 1))


def test_move_between_sitemaps_announces_moved_row(document_of, session, model):
    session.open_document(document_of(2, 1, loc=[f"http://{host}.example/" for host in "abc"]))
    changed = QSignalSpy(model.dataChanged)
    slots = session.document.table.order
    session.push("", MoveEntries(1, slots[1:2], np.array([1], np.uint32)))
    assert column(model, SITEMAP) == ["sitemap.xml", "sitemap1.xml", "sitemap1.xml"]
    rows = {
        row
        for number in range(changed.count())
        for row in range(changed.at(number)[0].row(), changed.at(number)[1].row() + 1)
    }
    assert 1 in rows


def test_profile_change_announces_rows_with_changed_severities(document_of, session, model):
    session.open_document(document_of(loc=["http://a.example/"], changefreq=["sometimes"]))
    changed, before = QSignalSpy(model.dataChanged), model.severity(0, "changefreq")
    session.document.set_profile(PROFILES["google"])
    session.emit_problems_changed()
    assert model.severity(0, "changefreq") is not before
    assert changed.count() == 1


def test_model_passes_qt_model_tester(document_of, session, model):
    count = 400
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    session.open_document(document_of(150, 250, loc=[f"http://a.example/{n * 7 % count}" for n in range(count)]))
    session.push("", RemoveEntries(np.arange(10, 20)))
    model.setData(model.index(5, 0), "wrong")
    model.sort(0)
    session.push("", RemoveEntries(np.arange(0, 300, 3)))
    filter_by(model, "loc contains 1")
    model.set_sitemaps((1,))
    session.undo_stack.undo()
    model.set_sitemaps(())
    filter_by(model, "")
    session.undo_stack.setIndex(0)
    session.undo_stack.setIndex(3)
    model.sort(-1)
    assert model.rowCount() == count - 110
    assert tester.model() is model


def test_shown_count_signal_is_emitted_with_number_of_rows(document_of, session, model):
    counts: list[int] = []
    model.shown_count_changed.connect(counts.append)
    session.open_document(document_of(loc=["http://a.example/", "http://b.example/"]))
    filter_by(model, "b.example")
    model.reveal_slots(session.document.table.order[:1])
    assert column(model, "loc") == ["http://a.example/", "http://b.example/"]
    filter_by(model, "b.example")
    session.push("", RemoveEntries(np.array([1])))
    assert counts == [2, 1, 2, 1, 0]
