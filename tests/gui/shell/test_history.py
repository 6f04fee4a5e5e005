"""The history panel: names of the steps, and undo and redo by selection."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FieldName
from tests.builders import locs, put, slots_of, urlset


def steps(window) -> list[str]:
    """Return the listed steps."""
    model = window.history.view.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_selecting_step_in_history_list_undoes_or_redoes(open_set, three_entries):
    window = open_set(three_entries)
    assert steps(window) == ["Opened"]
    for name in ("add-entry", "duplicate", "delete-entries"):
        window.actions_by_id[name].trigger()
    assert steps(window) == ["Opened", "Add entry", "Duplicate entry", "Delete entry"]
    assert window.session.undo_stack.undoText() == "Delete entry"
    model, view = window.history.view.model(), window.history.view
    view.setCurrentIndex(model.index(0, 0))
    assert len(window.session.document.table) == 3
    assert not window.isWindowModified()
    view.setCurrentIndex(model.index(2, 0))
    assert len(window.session.document.table) == 5
    assert window.isWindowModified()


def test_history_step_at_save_is_unmodified_and_marked(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    window.actions_by_id["duplicate"].trigger()
    with qtbot.waitSignal(window.files.saved):
        window.actions_by_id["save"].trigger()
    window.actions_by_id["delete-entries"].trigger()
    model, view = window.history.view.model(), window.history.view
    assert window.isWindowModified()
    view.setCurrentIndex(model.index(0, 0))
    assert window.isWindowModified()
    view.setCurrentIndex(model.index(1, 0))
    assert not window.isWindowModified()
    assert not model.index(1, 0).data(Qt.ItemDataRole.DecorationRole).isNull()


def test_pressing_history_list_commits_text_being_typed(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    view = window.page.view
    window.actions_by_id["panel-history"].trigger()
    view.go_to(0, 0)
    view.setFocus()
    qtbot.keyClicks(view, "https://b.example/")
    window.history.view.pressed.emit(QModelIndex())
    assert steps(window)[-1].startswith("loc of /0: https://a.example/0 → h")
    assert window.session.undo_stack.undoText() == "Change loc"


def push_edit(window: MainWindow, title: str, field: FieldName, slots: SlotArray, value: str | None) -> None:
    window.session.push(title, SetCells(field, slots, pl.Series([value] * len(slots), dtype=pl.String)))


def test_history_steps_name_changed_entries_and_values(open_set, three_entries: Path):
    window = open_set(three_entries)
    push_edit(window, "Change lastmod", "lastmod", slots_of(1), "2026-11-28")
    push_edit(window, "Clear cell", "lastmod", slots_of(1), None)
    push_edit(window, "Fill 2 cells", "changefreq", slots_of(0, 2), "daily")
    window.session.push("Delete entry", RemoveEntries(np.array([0])))
    window.session.push("Delete 2 entries", RemoveEntries(np.array([0, 1])))
    shown = [
        "Opened",
        "lastmod of /1: 2026-11-02 → 2026-11-28",
        "lastmod of /1: 2026-11-28 → (none)",
        "Fill 2 cells · changefreq: daily",
        "/0 deleted",
        "2 entries deleted",
    ]
    assert steps(window) == shown
    stack = window.session.undo_stack
    assert stack.undoText() == "Delete 2 entries"
    for _ in range(5):
        window.session.undo()
    assert stack.redoText() == "Change lastmod"
    assert steps(window) == shown


@pytest.mark.parametrize(("number", "is_reported"), [(99, False), (179, True)], ids=["small", "large"])
def test_only_large_deletion_is_reported_with_undo_button(
    open_set, tmp_path: Path, qtbot: QtBot, number: int, is_reported: bool
):
    window = open_set(put(tmp_path / "large.xml", urlset(*locs(200))))
    window.session.push(f"Delete {number} entries", RemoveEntries(np.arange(number)))
    assert window.messages.isVisible() == is_reported
    if is_reported:
        assert window.messages.text == "Done: 179 entries deleted."
        (offer,) = window.messages.offers
        assert offer.text() == "Undo"
        offer.click()
        assert len(window.session.document.table) == 200
        assert not window.messages.isVisible()
