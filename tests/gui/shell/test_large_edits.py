"""Large edits in the window run in jobs; dependent actions wait or are disabled."""

from __future__ import annotations

from threading import Event

import polars as pl
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.document import transaction
from sitemap_studio.gui.dialogs.fixes_dialog import FixesDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.message_boxes import UnsavedQuestion
from sitemap_studio.model.edits import SetCells
from tests.gui.conftest import confirm_save


@pytest.fixture
def large_window(open_set, flawed, monkeypatch) -> MainWindow:
    """Window with a set of which every edit counts as large."""
    window = open_set(flawed)
    monkeypatch.setattr(transaction, "MAX_IN_FRAME", 0)
    return window


@pytest.fixture
def edit_gate(monkeypatch):
    """Event that edits wait for."""
    gate, apply = Event(), SetCells.apply

    def wait_and_apply(self, table):
        assert gate.wait(20)
        return apply(self, table)

    monkeypatch.setattr(SetCells, "apply", wait_and_apply)
    yield gate
    gate.set()


def locs(window: MainWindow) -> list[str | None]:
    return window.session.document.table.locs()


def fix_all(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_by_id["fix-all"].trigger()
    (dialog,) = [found for found in window.findChildren(FixesDialog) if found.isVisible()]
    qtbot.waitUntil(dialog.button.isEnabled)
    dialog.button.click()
    assert window.session.is_busy


def wait_until_done(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.session.is_busy)


def test_fix_and_undo_of_large_set_run_in_jobs(large_window, qtbot: QtBot):
    before = locs(large_window)
    fix_all(large_window, qtbot)
    assert locs(large_window) == before
    wait_until_done(large_window, qtbot)
    assert "https://a.example/a%20b" in locs(large_window)
    assert not len(large_window.session.document.problems.slots("loc-inner-space"))
    assert large_window.actions_by_id["undo"].text() == "&Undo Fix 3 values"
    large_window.actions_by_id["undo"].trigger()
    assert large_window.session.is_busy
    wait_until_done(large_window, qtbot)
    assert locs(large_window) == before
    assert large_window.actions_by_id["redo"].text() == "&Redo Fix 3 values"


def test_large_edit_is_described_by_its_new_value(large_window, qtbot: QtBot):
    session = large_window.session
    order = session.document.table.order
    session.push("Fill", SetCells("changefreq", order, pl.Series(["daily"] * len(order))))
    wait_until_done(large_window, qtbot)
    assert session.undo_stack.text(0) == "Fill · changefreq: daily"


def test_undo_restores_selection_from_when_edit_was_requested(large_window, qtbot: QtBot, edit_gate):
    large_window.page.view.go_to(2, 0)
    fix_all(large_window, qtbot)
    large_window.page.view.go_to(4, 0)
    edit_gate.set()
    wait_until_done(large_window, qtbot)
    large_window.actions_by_id["undo"].trigger()
    wait_until_done(large_window, qtbot)
    index = large_window.page.view.currentIndex()
    assert (index.row(), index.column()) == (2, 0)


def test_running_edit_disables_cells_history_and_undo(large_window, qtbot: QtBot, edit_gate):
    fix_all(large_window, qtbot)
    index = large_window.page.view.entries.index(0, 0)
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable
    assert not large_window.history.view.isEnabled()
    assert not large_window.actions_by_id["undo"].isEnabled()
    large_window.actions_by_id["delete-entries"].trigger()
    assert large_window.messages.isVisible()
    assert len(large_window.session.document.table) == 5
    edit_gate.set()
    wait_until_done(large_window, qtbot)
    assert index.flags() & Qt.ItemFlag.ItemIsEditable
    assert large_window.history.view.isEnabled()
    assert large_window.actions_by_id["undo"].isEnabled()


def test_save_waits_for_running_edit(large_window, qtbot: QtBot, edit_gate, flawed):
    fix_all(large_window, qtbot)
    large_window.actions_by_id["save"].trigger()
    large_window.files.save()
    assert not large_window.files.is_saving
    with qtbot.waitSignal(large_window.files.saved):
        edit_gate.set()
        qtbot.waitUntil(lambda: confirm_save(large_window))
    assert "https://a.example/a%20b" in flawed.read_text(encoding="utf-8")
    assert not large_window.session.has_unsaved


def test_close_waits_for_running_edit_before_unsaved_changes_question(large_window, qtbot: QtBot, edit_gate):
    fix_all(large_window, qtbot)
    large_window.close()
    assert large_window.isVisible()
    edit_gate.set()
    qtbot.waitUntil(lambda: bool(large_window.findChildren(UnsavedQuestion)))
    assert large_window.isVisible()
    assert "https://a.example/a%20b" in locs(large_window)
    (question,) = large_window.findChildren(UnsavedQuestion)
    question.reject()
