"""Edits that take long, in the window: done in a job, with all that depends on them waiting or held."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.document import transaction
from sitemap_studio.gui.dialogs.fixes_dialog import FixesDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.message_boxes import UnsavedQuestion
from sitemap_studio.model.edits import SetCells


@pytest.fixture
def large(opened, flawed, monkeypatch) -> MainWindow:
    """The window with a set of which every edit counts as large."""
    window = opened(flawed)
    monkeypatch.setattr(transaction, "MAX_IN_FRAME", 0)
    return window


@pytest.fixture
def held(monkeypatch):
    """Lets edits go on only once it is set."""
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


def test_fix_and_undo_of_large_set_run_in_jobs(large, qtbot: QtBot):
    before = locs(large)
    fix_all(large, qtbot)
    assert locs(large) == before
    wait_until_done(large, qtbot)
    assert "https://a.example/a%20b" in locs(large)
    assert not len(large.session.document.problems.slots("loc-inner-space"))
    assert large.actions_by_id["undo"].text() == "&Undo Fix 3 values"
    large.actions_by_id["undo"].trigger()
    assert large.session.is_busy
    wait_until_done(large, qtbot)
    assert locs(large) == before
    assert large.actions_by_id["redo"].text() == "&Redo Fix 3 values"


def test_undo_restores_selection_at_time_of_request(large, qtbot: QtBot, held):
    large.page.view.go_to(2, 0)
    fix_all(large, qtbot)
    large.page.view.go_to(4, 0)
    held.set()
    wait_until_done(large, qtbot)
    large.actions_by_id["undo"].trigger()
    wait_until_done(large, qtbot)
    index = large.page.view.currentIndex()
    assert (index.row(), index.column()) == (2, 0)


def test_running_edit_disables_cells_history_and_undo(large, qtbot: QtBot, held):
    fix_all(large, qtbot)
    index = large.page.view.entries.index(0, 0)
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable
    assert not large.history.view.isEnabled()
    assert not large.actions_by_id["undo"].isEnabled()
    large.actions_by_id["delete-entries"].trigger()
    assert large.messages.isVisible()
    assert len(large.session.document.table) == 5
    held.set()
    wait_until_done(large, qtbot)
    assert index.flags() & Qt.ItemFlag.ItemIsEditable
    assert large.history.view.isEnabled()
    assert large.actions_by_id["undo"].isEnabled()


def test_save_waits_for_running_edit(large, qtbot: QtBot, held, flawed):
    fix_all(large, qtbot)
    large.actions_by_id["save"].trigger()
    large.files.save()
    assert not large.files.is_saving
    with qtbot.waitSignal(large.files.saved):
        held.set()
    assert "https://a.example/a%20b" in flawed.read_text(encoding="utf-8")
    assert not large.session.has_unsaved


def test_close_waits_for_running_edit_before_question(large, qtbot: QtBot, held):
    fix_all(large, qtbot)
    large.close()
    assert large.isVisible()
    held.set()
    qtbot.waitUntil(lambda: bool(large.findChildren(UnsavedQuestion)))
    assert large.isVisible()
    assert "https://a.example/a%20b" in locs(large)
    (question,) = large.findChildren(UnsavedQuestion)
    question.reject()
