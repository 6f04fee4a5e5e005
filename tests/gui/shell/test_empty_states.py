"""Messages and buttons in place of empty lists."""

from __future__ import annotations

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.empty_state import EmptyState
from tests.gui.shell.conftest import index_xml


def empty_messages(window: MainWindow) -> dict[str, tuple[str, str]]:
    """Return message and button text of each empty part of the window."""
    parts = {
        "page": window.page,
        "problems": window.problems,
        "languages": window.languages,
        "entry": window.entry,
        "preview": window.preview,
        "overview": window.overview,
    }
    return {
        name: (empty.text(), "" if empty.button.isHidden() else empty.button.text())
        for name, part in parts.items()
        for empty in part.findChildren(EmptyState)
        if not empty.isHidden()
    }


def test_new_sitemap_shows_hints_in_table_and_panels(window, qtbot: QtBot):
    window.files.new()
    # The last one covers the others of its side: only visible panels count.
    for panel in ("languages", "problems", "preview", "entry", "overview"):
        window.docks.show_panel(panel)
    qtbot.waitUntil(lambda: window.session.document.is_validated)
    qtbot.waitUntil(lambda: "overview" in empty_messages(window) and bool(empty_messages(window)["overview"][0]))
    offers = empty_messages(window)
    assert offers["page"] == ("No entries yet. Add one with Ctrl+I, or paste URLs with Ctrl+V.", "Add entry")
    assert offers["entry"] == ("Select an entry.", "Go to entry …")
    assert offers["overview"] == ("There is nothing to count: the set has no entries yet.", "Add entry")
    # Behind another tab, nothing is worked out for it.
    del offers["languages"]
    assert all(sentence for sentence, _ in offers.values())
    window.session.undo_stack.setClean()


def test_index_without_sitemaps_offers_new_sitemap_and_refuses_entries(open_set, tmp_path, qtbot: QtBot):
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml(), encoding="utf-8")
    window = open_set(path)
    assert empty_messages(window)["page"] == (
        "The index has no sitemaps yet. Add one.",
        "Add sitemap …",
    )
    assert not window.actions_by_id["add-entry"].isEnabled()
    window.actions_by_id["add-entry"].trigger()
    window.actions_by_id["paste-entries"].trigger()
    assert len(window.session.document.table) == 0


def test_filter_without_matches_offers_button_that_clears_it(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    window.page.bar.apply_text("nowhere")
    qtbot.waitUntil(lambda: "page" in empty_messages(window))
    assert empty_messages(window)["page"] == ("No matches.", "Clear filter")
    (empty,) = window.page.findChildren(EmptyState)
    empty.button.click()
    qtbot.waitUntil(lambda: "page" not in empty_messages(window))
    assert window.page.view.entries.rowCount() == 3


def test_problem_filter_without_matches_offers_all_problems(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    window.problems.bar.line.setText("nothing is like this")
    qtbot.waitUntil(
        lambda: "problems" in empty_messages(window) and empty_messages(window)["problems"][1] == "Show all problems"
    )
    next(empty for empty in window.problems.findChildren(EmptyState)).button.click()
    qtbot.waitUntil(lambda: window.problems.empty_text == "")


def test_empty_state_button_obeys_space_hides_for_checked_action(qtbot: QtBot):
    empty, done = EmptyState(), []
    qtbot.addWidget(empty)
    action = QAction("&Do it && more …", empty)
    action.triggered.connect(lambda: done.append(True))
    empty.show_message("There is nothing <b>.", action)
    empty.show()
    assert empty.text() == "There is nothing <b>."
    assert empty.button.text() == "Do it && more …"
    qtbot.keyClick(empty.button, " ")
    assert done == [True]
    empty.show_message("Nothing at all.")
    assert empty.button.isHidden()
    action = QAction("Panel", empty, checkable=True, checked=True)
    empty.show_message("There is nothing.", action)
    assert empty.button.isHidden()


def test_empty_state_button_has_room_for_its_text_immediately(qtbot: QtBot):
    empty = EmptyState()
    qtbot.addWidget(empty)
    empty.resize(600, 300)
    empty.show_message("There is nothing.")
    empty.show()
    qtbot.waitExposed(empty)
    empty.show_message("There is nothing.", QAction("A button with a long text, which was hidden before", empty))
    assert empty.button.width() >= empty.button.sizeHint().width()


def test_empty_state_button_appears_after_actions_are_set(settings, preferences: Preferences):
    window = MainWindow(settings, preferences)
    empty = EmptyState(window)
    empty.show_message("There is nothing.", "check")
    assert empty.button.isHidden()
    empty.set_actions(window.actions_by_id)
    assert not empty.button.isHidden()
    window.shut_down()
    window.deleteLater()
