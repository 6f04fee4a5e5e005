"""The languages panel: hreflang clusters by language, their faults, and completing them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.bulk_edit_dialog import BulkEditDialog
from sitemap_studio.gui.formatting.hreflang_labels import ClusterFilter, language_name
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.panels.languages_panel import CLUSTER, FIRST_LANGUAGE, PAGES, LanguagesPanel
from sitemap_studio.model.edits import RemoveEntries
from tests.builders import HOST, index, put, taken_elsewhere, urlset
from tests.document.test_clusters import XHTML, links_xml
from tests.gui.shell.test_read_only_files import damaged
from tests.gui.shell.window_actions import only_visible

ROLE = Qt.ItemDataRole
GOOD = [("en", "en"), ("de", "de"), ("x-default", "en")]


def entry_xml(page, *links):
    return {"loc": f"{HOST}/{page}"} | ({"xml": links_xml(*links)} if links else {})


@pytest.fixture
def mixed_set(tmp_path: Path) -> Path:
    """Complete cluster, one without return link, one with a page outside the set, and an entry without links."""
    return put(
        tmp_path / "pages.xml",
        urlset(
            entry_xml("en", *GOOD), entry_xml("de", *GOOD),
            entry_xml("b", ("en", "b"), ("de", "b-de")), entry_xml("b-de"),
            entry_xml("c", ("en", "c"), ("fr", "gone")),
            entry_xml("alone"),
            declared=XHTML,
        ),
    )  # fmt: skip


@pytest.fixture
def open_panel(open_set, qtbot: QtBot):
    """Return a function that opens a file and waits for the clusters in the panel."""

    def show(path: Path) -> MainWindow:
        window = open_set(path)
        window.actions_by_id["panel-languages"].trigger()
        window.docks.show_panel("languages")
        wait_until_idle(window, qtbot)
        return window

    return show


def wait_until_idle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.languages.isVisible() and not window.languages.is_busy)


def listed_rows(panel: LanguagesPanel) -> list[list[str]]:
    table = panel.table
    return [
        [str(table.index(row, column).data()).removeprefix(HOST) for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def language_codes(panel: LanguagesPanel) -> list[str]:
    across = range(FIRST_LANGUAGE, panel.table.columnCount())
    return [str(panel.table.headerData(column, Qt.Orientation.Horizontal)) for column in across]


def tooltip(panel: LanguagesPanel, row: int, column: int) -> str:
    return str(panel.table.index(row, column).data(ROLE.ToolTipRole))


LINES = [
    ["/en", "2", "OK", "OK", "missing", "OK"],
    ["/b", "2", "not linked by all pages", "no return link", "missing", "missing"],
    ["/c", "1", "OK", "missing", "not in the set", "missing"],
]


def test_languages_panel_lists_hreflang_clusters_by_language(open_panel, mixed_set, qtmodeltester: ModelTester):
    panel = open_panel(mixed_set).languages
    assert language_codes(panel) == ["en", "de", "fr", "x-default"]
    assert listed_rows(panel) == LINES
    assert panel.summary.text() == (
        "3 groups in 3 languages. 1 lacks return links, 1 has pages not in this set, 1 has pages that not all link to."
    )
    for widget in (panel.view, panel.box, panel.line, panel.next, panel.previous, panel.view.horizontalHeader()):
        assert widget.accessibleName()
    qtmodeltester.check(panel.table)
    # Every cell and every header has a tooltip in words.
    assert "It has no link back to https://www.example.com/b." in tooltip(panel, 1, FIRST_LANGUAGE + 1)
    assert "1 of 2 pages link to it." in tooltip(panel, 1, FIRST_LANGUAGE)
    gone = tooltip(panel, 2, FIRST_LANGUAGE + 2)
    for part in ("fr · French", "https://www.example.com/gone", "This URL is not in the set."):
        assert part in gone
    assert "No page of this group links to this language" in tooltip(panel, 2, FIRST_LANGUAGE + 1)
    assert panel.table.index(1, FIRST_LANGUAGE + 1).data(ROLE.AccessibleTextRole) == "de: no return link"
    columns = range(panel.table.columnCount())
    names = [str(panel.table.headerData(at, Qt.Orientation.Horizontal, ROLE.ToolTipRole)) for at in columns]
    assert ["German" in name for name in names] == [False, False, False, True, False, False]
    assert "Default" in names[-1]


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("de", "German"),
        ("DE-at", "German (Austria)"),
        ("zh-Hant-TW", "Chinese (Traditional Han, Taiwan)"),
        ("jp", "“jp” is not valid: “jp” is not a language code of ISO 639-1. Probably meant: ja"),
    ],
)
def test_language_name_describes_code(code, name):
    assert language_name(code) == name


def test_filter_and_search_limit_listed_hreflang_clusters(open_panel, mixed_set, qtbot: QtBot):
    window = open_panel(mixed_set)
    panel = window.languages
    panel.set_filter(ClusterFilter.FAULTY)
    assert listed_rows(panel) == LINES[1:]
    panel.set_filter(ClusterFilter.ELSEWHERE)
    assert listed_rows(panel) == LINES[2:]
    panel.set_filter(ClusterFilter.CONFLICT)
    assert panel.empty_text == "No matches."
    panel.set_filter(ClusterFilter.GAPS)
    assert listed_rows(panel) == LINES
    assert [panel.box.itemText(row).rpartition(" ")[2] for row in range(panel.box.count())] == [
        "(3)", "(2)", "(1)", "(0)", "(1)", "(1)", "(0)", "(3)",
    ]  # fmt: skip
    # Words are looked for in all addresses of a cluster.
    panel.line.setText("B-DE")
    panel.line.ask()
    wait_until_idle(window, qtbot)
    assert listed_rows(panel) == LINES[1:2]
    panel.line.clear()
    assert listed_rows(panel) == LINES


def test_enter_and_menu_go_to_entry_of_cell(open_panel, mixed_set, qtbot: QtBot):
    window = open_panel(mixed_set)
    panel = window.languages
    places = {(1, FIRST_LANGUAGE + 1): 3, (1, CLUSTER): 2, (2, FIRST_LANGUAGE + 2): 4, (0, FIRST_LANGUAGE + 2): 0}
    for (row, column), entry_row in places.items():
        panel.view.show_cell(row, column)
        panel.view.setFocus()
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)
        assert window.page.view.currentIndex().row() == entry_row
    panel.view.show_cell(1, FIRST_LANGUAGE + 1)
    menu = panel.create_menu()
    assert [action.text().replace("&", "") for action in menu.actions()] == ["Go to the entry", "Complete group"]
    menu.actions()[0].trigger()
    assert window.page.view.currentIndex().row() == 3
    menu.close()


def test_f8_cycles_faults_and_ctrl_a_selects_clusters(open_panel, mixed_set, qtbot: QtBot):
    window = open_panel(mixed_set)
    view, visited = window.languages.view, []
    notes: list[str] = []
    shift, none = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
    for modifiers in (none, none, none, none, shift, shift):
        window.status.show_note("")
        qtbot.keyClick(view, Qt.Key.Key_F8, modifiers)
        notes += filter(None, [window.status.note.text()])
        visited.append((view.currentIndex().row(), view.currentIndex().column() - FIRST_LANGUAGE, len(notes)))
    assert visited == [(1, 0, 0), (1, 1, 0), (2, 2, 0), (1, 0, 1), (2, 2, 2), (1, 1, 2)]
    assert notes == ["Continued from the start.", "Continued from the end."]
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert view.selected_rows().tolist() == [0, 1, 2]
    assert window.languages.complete.text().replace("&", "") == "Complete 3 groups"


def test_stepping_to_hreflang_problem_without_any_is_reported(open_panel, tmp_path):
    panel = open_panel(
        put(tmp_path / "a.xml", urlset(entry_xml("en", *GOOD), entry_xml("de", *GOOD), declared=XHTML))
    ).languages
    assert panel.summary.text() == "1 group in 2 languages. No problems were found."
    panel.go_to_fault(1)
    assert panel.note.text() == "No group shown has a problem."


def test_selected_cluster_is_completed_in_one_step(open_panel, mixed_set, qtbot: QtBot):
    window = open_panel(mixed_set)
    panel, stack = window.languages, window.session.undo_stack
    panel.view.show_cell(1, FIRST_LANGUAGE)
    panel.complete.click()
    wait_until_idle(window, qtbot)
    assert listed_rows(panel)[1] == ["/b", "2", "OK", "OK", "missing", "missing"]
    assert stack.undoText() == "Add hreflang links to 1 entry"
    assert panel.view.currentIndex().row() == 1
    stack.undo()
    wait_until_idle(window, qtbot)
    assert listed_rows(panel) == LINES


def open_completion_dialog(window: MainWindow, qtbot: QtBot) -> BulkEditDialog:
    window.languages.complete_all.click()
    dialog = only_visible(window, BulkEditDialog)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    return dialog


def test_completion_of_all_listed_clusters_is_planned_and_applied(open_panel, mixed_set, qtbot: QtBot):
    window = open_panel(mixed_set)
    panel, stack = window.languages, window.session.undo_stack
    for sentence in ("1 entry will change", "Nothing would change."):
        dialog = open_completion_dialog(window, qtbot)
        assert dialog.sentence.text().startswith(sentence)
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
        wait_until_idle(window, qtbot)
    assert stack.undoText() == "Alternates: Complete hreflang in 1 entry"
    assert stack.count() == 1
    assert panel.summary.text() == "3 groups in 3 languages. 1 has pages not in this set."


def test_edit_of_other_field_does_not_rebuild_matrix(open_panel, mixed_set, qtbot: QtBot):
    window = open_panel(mixed_set)
    panel = window.languages
    view, before = window.page.view, panel.table.matrix
    assert view.entries.setData(view.entries.index(5, 1), "2026-01-01")
    wait_until_idle(window, qtbot)
    assert panel.table.matrix is before


def test_edits_update_listed_clusters_and_show_progress_note(open_panel, mixed_set, qtbot: QtBot):
    window = open_panel(mixed_set)
    panel = window.languages
    window.session.push("Delete", RemoveEntries(np.array([1])))
    window.languages.refresh()
    assert panel.note.text() == "Reading hreflang links …"
    assert not panel.complete_all.isEnabled()
    wait_until_idle(window, qtbot)
    assert panel.note.text() == ""
    assert listed_rows(panel)[0] == ["/en", "1", "OK", "not in the set", "missing", "OK"]
    window.session.undo_stack.undo()
    wait_until_idle(window, qtbot)
    assert listed_rows(panel) == LINES


def test_hidden_languages_panel_builds_no_matrix_until_shown(open_set, mixed_set, qtbot: QtBot):
    window = open_set(mixed_set)
    assert window.languages.table.matrix is None
    assert not window.languages.is_busy
    window.actions_by_id["panel-languages"].trigger()
    window.docks.show_panel("languages")
    wait_until_idle(window, qtbot)
    before = listed_rows(window.languages)
    window.docks.show_panel("problems")
    view = window.page.view
    view.go_to(0, 0)
    view.commands.delete_selected()
    assert not window.languages.is_busy
    window.docks.show_panel("languages")
    wait_until_idle(window, qtbot)
    assert listed_rows(window.languages) != before


def test_opening_set_without_hreflang_empties_panel_and_search(
    open_panel, mixed_set, three_entries, open_set, qtbot: QtBot
):
    window = open_panel(mixed_set)
    window.languages.line.setText("en")
    open_set(three_entries)
    wait_until_idle(window, qtbot)
    assert window.languages.table.matrix is None
    assert window.languages.line.text() == ""
    assert window.languages.empty_text == "This set has no hreflang links."


def test_hreflang_completion_reports_read_only_entries_as_skipped(open_panel, tmp_path, qtbot: QtBot):
    put(
        tmp_path / "one.xml",
        urlset(entry_xml("en", ("en", "en"), ("de", "de")), entry_xml("it", ("it", "it")), declared=XHTML),
    )
    (tmp_path / "two.xml.gz").write_bytes(damaged(urlset(entry_xml("de"))))
    window = open_panel(put(tmp_path / "i.xml", index(*(f"{HOST}/{name}" for name in ("one.xml", "two.xml.gz")))))
    panel = window.languages
    panel.view.show_cell(0, CLUSTER)
    panel.complete.click()
    wait_until_idle(window, qtbot)
    told = "There is nothing to complete. 1 entry in a read-only sitemap is skipped."
    assert panel.note.text() == told
    assert window.session.undo_stack.count() == 0


def test_read_only_set_disables_completion(open_panel, mixed_set):
    with taken_elsewhere(mixed_set):
        panel = open_panel(mixed_set).languages
        panel.view.selectAll()
        assert not panel.complete.isEnabled()
        assert not panel.complete_all.isEnabled()


def test_html_in_hreflang_values_is_shown_as_text(open_panel, tmp_path):
    odd = put(tmp_path / "a.xml", urlset(entry_xml("en", ("&lt;b&gt;x", "&lt;img src=x&gt;")), declared=XHTML))
    panel = open_panel(odd).languages
    assert language_codes(panel) == ["<b>x"]
    told = tooltip(panel, 0, FIRST_LANGUAGE)
    assert "<b>" not in told
    assert "&lt;img src=x&gt;" in told


def test_thousands_of_languages_get_one_column_each(open_panel, tmp_path, qtbot: QtBot):
    links = [(f"l{number}", "en") for number in range(3_000)]
    window = open_panel(put(tmp_path / "a.xml", urlset(entry_xml("en", *links), declared=XHTML)))
    view = window.languages.view
    assert view.model().columnCount() == FIRST_LANGUAGE + 3_000
    view.show_cell(0, FIRST_LANGUAGE + 2_999)
    view.selectAll()
    assert not view.grab().isNull()


def test_pages_without_language_are_marked_at_page_count(open_panel, tmp_path):
    path = put(tmp_path / "a.xml", urlset(entry_xml("en", ("de", "de")), entry_xml("de", ("de", "de")), declared=XHTML))
    panel = open_panel(path).languages
    place = panel.table.index(0, PAGES)
    assert place.data(ROLE.DecorationRole) is not None
    assert "No link gives 1 of them a language." in tooltip(panel, 0, PAGES)
    assert panel.table.find_fault(-1, -1, 1) == (0, PAGES)


def test_canceled_language_matrix_is_built_when_panel_reappears(open_set, mixed_set, qtbot: QtBot):
    window = open_set(mixed_set)
    action = window.actions_by_id["panel-languages"]
    stopping = window.jobs.started.connect(lambda job: job.cancel())
    action.trigger()
    window.docks.show_panel("languages")
    wait_until_idle(window, qtbot)
    window.jobs.disconnect(stopping)
    assert window.languages.empty_text == "Reading was canceled. Show this panel again to continue."
    action.trigger()
    action.trigger()
    window.docks.show_panel("languages")
    wait_until_idle(window, qtbot)
    assert listed_rows(window.languages) == LINES
