"""The history panel: the steps by name, and going to any of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot


def steps(window) -> list[str]:
    """What the panel lists."""
    model = window.history.view.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_every_step_is_listed_by_its_name_to_go_back_and_forth(opened, three_entries):
    window = opened(three_entries)
    assert steps(window) == ["Opened"]
    for name in ("add-entry", "duplicate", "delete-entries"):
        window.actions_by_id[name].trigger()
    assert steps(window) == ["Opened", "Add entry", "Duplicate entry", "Delete entry"]
    model, view = window.history.view.model(), window.history.view
    view.setCurrentIndex(model.index(0, 0))
    assert len(window.session.document.table) == 3
    assert not window.isWindowModified()
    view.setCurrentIndex(model.index(2, 0))
    assert len(window.session.document.table) == 5
    assert window.isWindowModified()


def test_the_saved_step_stays_the_clean_one(opened, three_entries, qtbot: QtBot):
    window = opened(three_entries)
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


def test_what_is_being_typed_is_kept_before_going_back(opened, three_entries, qtbot: QtBot):
    window = opened(three_entries)
    view = window.page.view
    window.actions_by_id["panel-history"].trigger()
    view.go_to(0, 0)
    view.setFocus()
    qtbot.keyClicks(view, "https://b.example/")
    window.history.about_to_travel.emit()
    assert steps(window)[-1] == "Change loc"
