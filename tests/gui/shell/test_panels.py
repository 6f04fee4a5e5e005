"""Panels of the window: content, creation, and size."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.actions import PANELS
from sitemap_studio.gui.docks import BOTTOM
from sitemap_studio.gui.panels.problems_panel import ProblemTree
from sitemap_studio.gui.problem_list import PAGE, ProblemFilter, filter_problems
from sitemap_studio.gui.widgets import job_bars
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.search.filter_language import Condition, Filter
from tests.gui.shell.problems_page import ProblemsPage

DISPLAY = Qt.ItemDataRole.DisplayRole


def row_texts(model, parent=None):
    rows = range(model.rowCount(parent) if parent is not None else model.rowCount())
    indexes = [model.index(row, 0, parent) if parent is not None else model.index(row, 0) for row in rows]
    return [index.data() for index in indexes]


def test_removing_shown_sitemap_shows_all_entries(open_set, set_with_missing):
    window = open_set(set_with_missing)
    window.sitemaps.select_sitemap(0)
    window.actions_by_id["remove-sitemaps"].trigger()
    assert window.page.sitemap is None
    window.actions_by_id["add-entry"].trigger()
    table = window.session.document.table
    assert [table.sitemap_of(slot) for slot in table.order.tolist()] == [1, 1, 1, 1]
    window.session.undo_stack.setIndex(0)
    assert window.page.view.entries.rowCount() == 5


def test_closing_panel_by_action_or_button_focuses_table(open_set, three_entries):
    window = open_set(three_entries)
    window.actions_by_id["panel-problems"].trigger()
    window.actions_by_id["panel-history"].trigger()
    assert not window.history.visibleRegion().isEmpty()
    assert window.problems.visibleRegion().isEmpty()
    window.history.focus_list()
    window.actions_by_id["panel-history"].trigger()
    assert window.focusWidget() is window.page.view
    window.actions_by_id["panel-problems"].trigger()
    window.problems.view.setFocus()
    window.docks.dock_of("problems").close()
    assert window.focusWidget() is window.page.view


def test_sitemaps_are_listed_below_index_with_errors(open_set, set_with_missing, qtmodeltester: ModelTester):
    tree = open_set(set_with_missing).sitemaps.tree
    qtmodeltester.check(tree)
    assert row_texts(tree) == ["All entries", "sitemap.xml"]
    node = tree.parent_of_sitemaps()
    assert row_texts(tree, node) == ["one.xml", "two.xml.gz", "gone.xml"]
    assert [tree.index(row, 1, node).data() for row in range(3)] == ["2", "3", "–"]
    gone = tree.index(2, 0, node)
    assert "gone.xml" in tree.item_tooltip(gone)
    assert "was not found" in tree.data(gone, Qt.ItemDataRole.AccessibleTextRole)


def test_selected_sitemap_limits_shown_entries(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    window.sitemaps.select_sitemap(1)
    assert window.page.view.entries.rowCount() == 3
    assert window.status.urls.caption == "3 of 50,000 URLs"
    window.sitemaps.select_sitemap(None)
    assert window.page.view.entries.rowCount() == 5
    assert window.status.urls.caption == "3 of 1,000 sitemaps"
    # Changed sitemaps are marked visibly and for screen readers.
    window.sitemaps.select_sitemap(0)
    window.page.view.selectAll()
    window.actions_by_id["delete-entries"].trigger()
    tree = window.sitemaps.tree
    index = tree.index(0, 0, tree.parent_of_sitemaps())
    qtbot.waitUntil(lambda: index.data() == "one.xml ●")
    assert tree.data(index, Qt.ItemDataRole.AccessibleTextRole) == "one.xml, Changed since the last save"
    assert tree.index(0, 1, tree.parent_of_sitemaps()).data() == "0"
    assert tree.index(1, 0, tree.parent_of_sitemaps()).data() == "two.xml.gz"


def test_problems_panel_of_valid_set_states_checked_entry_count(open_set, three_entries):
    window = open_set(three_entries)
    assert window.problems.empty_text == "No problems found in 3 entries."
    assert window.status.panels["problems"].text() == "No problems"


def test_problems_are_grouped_by_rule_with_locations(open_set, set_with_missing):
    window = open_set(set_with_missing)
    window.docks.show_panel("problems")
    tree = window.problems.tree
    groups = row_texts(tree)
    # The only problem of a rule takes its line.
    assert groups == [
        "“/relative” is not complete: it must begin with http:// or https://.",
        "Invalid date: no such day or time (3)",
        "“sitemap.xml” lists “gone.xml”, but the file was not found.",
        "Entry 1 of “one.xml” already has this URL: “https://a.example/1”.",
    ]
    assert window.status.panels["problems"].text() == "5 errors · 1 warning"
    dates = tree.index(1, 0)
    tree.fetchMore(dates)
    assert tree.rowCount(dates) == 3
    assert "2026-11-31" in tree.index(0, 0, dates).data()
    assert tree.index(0, 1, dates).data() == "two.xml.gz, entry 1 · lastmod"
    problems = ProblemsPage(window)
    problems.click_severity(Severity.WARNING)
    assert problems.rule_ids == ["loc-duplicate"]
    problems.click_severity(Severity.INFO)
    assert window.problems.empty_text == "No matches."
    problems.click_severity(Severity.INFO)
    assert len(problems.rule_ids) == 4


def test_click_on_problem_selects_its_cell_or_sitemap(open_set, set_with_missing, three_entries, qtbot: QtBot):
    window = open_set(set_with_missing)
    window.sitemaps.select_sitemap(0)
    window.sitemaps.select_sitemap(None)
    problems = ProblemsPage(window)
    problems.refresh()
    problems.click(problems.rule_index("loc-relative"), qtbot)
    current = window.page.view.currentIndex()
    assert current.data() == "/relative"
    assert window.page.view.entries.field_at(current.column()) == "loc"
    problems.click(problems.rule_index("sitemap-missing"), qtbot)
    assert window.page.sitemap == 2
    assert "“gone.xml”" in window.page.empty_message
    assert not window.actions_by_id["add-entry"].isEnabled()
    # A smaller set.
    open_set(three_entries)
    assert window.page.sitemap is None
    assert window.actions_by_id["add-entry"].isEnabled()


def test_set_without_readable_sitemap_disables_adding_entries(open_set, set_with_missing):
    for name in ("one.xml", "two.xml.gz"):
        (set_with_missing.parent / name).unlink()
    window = open_set(set_with_missing)
    assert window.page.empty_message == "None of the sitemaps could be read. See Problems."
    assert not window.actions_by_id["add-entry"].isEnabled()


def test_edit_updates_problem_counts_and_keeps_expanded_rules(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    tree = window.problems.tree
    window.docks.show_panel("problems")
    window.problems.view.expand(tree.index(1, 0))
    qtbot.waitUntil(lambda: tree.rowCount(tree.index(1, 0)) == 3)
    view = window.page.view
    index = view.entries.index(2, 1)
    assert view.entries.setData(index, "2026-11-30", Qt.ItemDataRole.EditRole)
    qtbot.waitUntil(lambda: "(2)" in tree.index(1, 0).data())
    assert tree.rowCount(tree.index(1, 0)) == 2
    assert window.problems.view.isExpanded(tree.index(1, 0))
    window.session.undo_stack.undo()
    qtbot.waitUntil(lambda: "(3)" in tree.index(1, 0).data())
    assert tree.rowCount(tree.index(1, 0)) == 3


def test_many_problems_are_fetched_in_portions(document_of):
    document = document_of(loc=[f"/relative/{n}" for n in range(3 * PAGE)])
    document.is_validated = True
    tree = ProblemTree(document)
    tree.show_groups(document, filter_problems(document, ProblemFilter()))
    group = tree.index(0, 0)
    assert tree.rowCount(group) == 0
    tree.fetchMore(group)
    assert tree.rowCount(group) == PAGE
    tree.fetchMore(group)
    last = tree.index(2 * PAGE - 1, 0, group)
    assert f"/relative/{2 * PAGE - 1}" in last.data()


def test_problem_of_inserted_entry_is_located_by_its_position(open_set, set_with_missing):
    window = open_set(set_with_missing)
    tree = window.problems.tree
    view = window.page.view
    view.setCurrentIndex(view.entries.index(0, 0))
    view.commands.add_entry()
    view.entries.setData(view.currentIndex().siblingAtColumn(1), "never", Qt.ItemDataRole.EditRole)
    window.problems.refresh()
    line = next(tree.index(row, 1) for row in range(tree.rowCount()) if tree.groups[row].rule.id == "lastmod-format")
    assert line.data() == "one.xml, entry 2 · lastmod"


def test_panels_have_at_least_declared_initial_size(bundled_font, open_set, set_with_missing, monkeypatch):
    # On a busy machine reading takes long enough to be shown, which takes room from the panels.
    monkeypatch.setattr(job_bars, "SHOWN_AFTER_MS", 600_000)
    window = open_set(set_with_missing)
    assert window.docks.panel_size("sitemaps") == 200
    window.resize(1_424, 852)
    for spec in PANELS:
        if not spec.is_wanted:
            window.docks.show_panel(spec.panel)
            QApplication.processEvents()
            preferred = spec.height if spec.side is BOTTOM else spec.width
            # Find and replace is as high as its two lines.
            assert spec.panel == "finding" or window.docks.panel_size(spec.panel) >= preferred, spec.id


def test_panels_are_not_created_before_first_shown(window, three_entries, qtbot: QtBot):
    docks = window.docks
    assert {spec.panel for spec in PANELS if docks.is_created(spec.panel)} == {"sitemaps"}
    wanted = {spec.panel for spec in PANELS if spec.is_wanted}
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(three_entries)
    assert {spec.panel for spec in PANELS if docks.is_created(spec.panel)} == wanted
    for spec in PANELS:
        if not spec.is_wanted:
            window.actions_by_id[spec.id].trigger()
            assert docks.container_of(spec.panel).isAncestorOf(getattr(window, spec.panel))


def test_history_and_entry_panel_created_later_show_earlier_edit(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    view = window.page.view
    view.go_to(1, 0)
    view.entries.setData(view.currentIndex(), "https://a.example/new", Qt.ItemDataRole.EditRole)
    window.actions_by_id["panel-history"].trigger()
    assert window.history.view.model().rowCount() == 2
    window.actions_by_id["panel-entry"].trigger()
    qtbot.waitUntil(lambda: window.entry.title.text() == "Entry 2 of 3")
    assert window.entry.fields.editor("loc").text() == "https://a.example/new"
    window.session.undo_stack.setClean()


def test_folders_panel_created_later_selects_filtered_folder(window, three_entries, qtbot: QtBot):
    window.resize(1_000, 500)  # too low for it
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(three_entries)
    folder = Condition("folder", "in", values=("https://a.example/",))
    window.page.show_filter(Filter((folder,)))
    assert not window.docks.is_created("folders")
    window.actions_by_id["panel-folders"].trigger()
    qtbot.waitUntil(lambda: window.folders.selected_url == "https://a.example/")


def test_file_dropped_on_find_panel_field_opens(open_set, three_entries, set_with_missing, qtbot: QtBot):
    window = open_set(three_entries)
    window.actions_by_id["replace"].trigger()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(set_with_missing))])
    held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    line = window.finding.find_line
    QApplication.sendEvent(line, QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, *held))
    with qtbot.waitSignal(window.checking.settled):
        QApplication.sendEvent(line, QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, *held))
    assert window.session.document.name == set_with_missing.name
    assert line.text() == ""
