"""The panel of problems explains, chooses, searches, copies and steps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.panels.problems import problem_texts, severities_text
from sitemap_studio.gui.problem_list import Subject
from sitemap_studio.gui.theme import Theme, apply_theme
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.profiles import PROFILES


def ids(window: MainWindow) -> list[str]:
    tree = window.problems.tree
    return [tree.groups[row].rule.id for row in range(tree.rowCount())]


def rule_index(window: MainWindow, rule: str) -> QModelIndex:
    return window.problems.tree.index(ids(window).index(rule), 0)


def first_problem(window: MainWindow, rule: str) -> QModelIndex:
    tree, group = window.problems.tree, rule_index(window, rule)
    tree.fetchMore(group)
    return tree.index(0, 0, group)


def choose(box, data) -> None:
    box.setCurrentIndex(next(row for row in range(box.count()) if box.itemData(row) == data))
    box.activated.emit(box.currentIndex())


@pytest.fixture(autouse=True)
def _flawed_set(opened, flawed) -> None:
    opened(flawed)


def test_a_switch_of_the_profile_shows_other_severities_at_once(window):
    future = rule_index(window, "lastmod-future")
    assert future.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Warning")
    window.profile_box.chosen.emit(PROFILES["bing"])
    future = rule_index(window, "lastmod-future")
    assert future.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Error")
    assert window.problems.bar.severities[Severity.WARNING].text() == "0 warnings"


def test_another_profile_is_judged_in_a_job_where_problems_are_very_many(window, monkeypatch, qtbot: QtBot):
    monkeypatch.setattr("sitemap_studio.gui.main_window.MAX_AT_ONCE", 0)
    with qtbot.waitSignal(window.checking.settled):
        window.profile_box.chosen.emit(PROFILES["bing"])
    assert window.session.document.problems.profile is PROFILES["bing"]
    assert rule_index(window, "lastmod-future").data(Qt.ItemDataRole.AccessibleTextRole).startswith("Error")


def test_problems_can_be_chosen_by_rule_field_and_sitemap(window, a_set, qtbot: QtBot):
    assert not window.problems.bar.sitemaps.isVisible()
    choose(window.problems.bar.rules, "loc-relative")
    assert ids(window) == ["loc-relative"]
    choose(window.problems.bar.rules, None)
    choose(window.problems.bar.fields, "changefreq")
    assert ids(window) == ["changefreq-value"]
    choose(window.problems.bar.fields, Subject.EXTENSIONS)
    assert all(rule.startswith("image-") for rule in ids(window))
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(a_set)
    choose(window.problems.bar.sitemaps, 2)
    assert len(ids(window)) == 1
    choose(window.problems.bar.sitemaps, 0)
    assert ids(window) == []
    assert window.problems.empty_text == "No problem matches what is chosen above."


def test_words_are_looked_for_while_they_are_typed_and_after_edits(window, qtbot: QtBot):
    with qtbot.waitSignal(window.jobs.ended):
        qtbot.keyClicks(window.problems.bar.line, "c d")
    assert ids(window) == ["loc-inner-space"]
    assert "(1)" in rule_index(window, "loc-inner-space").data()
    qtbot.keyClick(window.problems.bar.line, Qt.Key.Key_Escape)
    assert len(ids(window)) > 1
    with qtbot.waitSignal(window.jobs.ended):
        window.problems.bar.line.setText("space")
    before = ids(window)
    model = window.page.view.entries
    with qtbot.waitSignal(window.jobs.ended):
        model.setData(model.index(0, 0), "https://a.example/new one", Qt.ItemDataRole.EditRole)
    assert ids(window) == before
    assert "(3)" in rule_index(window, "loc-inner-space").data()


def test_another_set_is_shown_without_the_choices_of_the_last(window, a_set, qtbot: QtBot):
    choose(window.problems.bar.rules, "loc-relative")
    with qtbot.waitSignal(window.jobs.ended):
        window.problems.bar.line.setText("relative")
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(a_set)
    assert window.problems.bar.line.text() == ""
    assert len(ids(window)) > 1


def test_a_rule_and_a_problem_are_explained(window):
    pane, view = window.problems.pane, window.problems.view
    view.setCurrentIndex(rule_index(window, "changefreq-value"))
    rule, told = RULES["changefreq-value"], pane.text.toPlainText()
    assert pane.title.text() == rule.title
    for part in (rule.explanation, rule.wrong, rule.right, rule.source, rule.fix):
        assert part in told
    view.setCurrentIndex(first_problem(window, "changefreq-value"))
    for part in ("“Weekly”", "Fixed"):
        assert part in pane.text.toPlainText()
    assert pane.fix_one.isVisibleTo(window.problems)
    view.setCurrentIndex(first_problem(window, "lastmod-future"))
    shown = [button.isVisibleTo(window.problems) for button in (pane.fix_one, pane.fix_all, pane.more)]
    assert shown == [False, False, True]


def test_every_problem_of_an_extension_stands_in_a_line_and_leads_to_its_entry(window):
    rule = next(rule for rule in ids(window) if rule.startswith("image-"))
    index = first_problem(window, rule)
    group = rule_index(window, rule)
    assert "(2)" in group.data()
    assert window.problems.tree.rowCount(group) == 2
    assert [index.siblingAtColumn(column).data() for column in (1, 2, 3)] == ["entry 5", "image:loc", "/one.jpg"]
    for row, name in enumerate(("/one.jpg", "/two.jpg")):
        window.problems.view.setCurrentIndex(index.siblingAtRow(row))
        assert name in window.problems.pane.text.toPlainText()
    window.problems.view.activated.emit(index)
    current = window.page.view.currentIndex()
    assert (current.row(), window.page.view.entries.columns[current.column()]) == (4, "problems")
    assert "image:loc: " in current.data(Qt.ItemDataRole.ToolTipRole)


def test_fields_of_extensions_can_be_chosen_and_stay_chosen_when_the_last_problem_goes(window):
    parts = window.problems.bar.fields
    choose(parts, "image:loc")
    assert all(rule.startswith("image-") for rule in ids(window))
    view = window.page.view
    view.go_to(4, 0)
    window.actions_by_id["delete-entries"].trigger()
    window.problems.refresh()
    assert ids(window) == []
    assert parts.currentData() == "image:loc"
    choose(parts, None)
    window.problems.refresh()
    assert parts.findData("image:loc") == -1


def test_the_card_takes_no_value_for_html(window):
    model = window.page.view.entries
    model.setData(model.index(0, 2), "<img src=x><b>daily</b>", Qt.ItemDataRole.EditRole)
    window.problems.refresh()
    window.problems.view.setCurrentIndex(first_problem(window, "changefreq-value"))
    assert "<b>daily</b>" in window.problems.pane.text.toPlainText()


def test_a_card_says_for_whom_a_breach_is_graver():
    told = severities_text(RULES["lastmod-future"], PROFILES["sitemap-0.9"])
    assert told == "Warning for Sitemap 0.9 (2008); error for Bing"
    assert severities_text(RULES["loc-relative"], PROFILES["bing"]) == "Error, for every profile"


def test_very_many_problems_of_one_entry_are_counted(window):
    index = first_problem(window, "loc-relative")
    problem = window.problems.tree.problem(index)
    told = problem_texts([problem] * 1_030)
    assert len(told) == 21
    assert told[-1] == "… and 1,010 more"


def test_an_explanation_follows_the_theme(window, qapp):
    window.problems.view.setCurrentIndex(rule_index(window, "loc-relative"))
    card = window.problems.pane
    before = card.text.toPlainText()
    light = card.text.document().find("Source").charFormat().foreground().color()
    apply_theme(qapp, Theme.DARK)
    try:
        assert card.text.toPlainText() == before
        assert card.text.document().find("Source").charFormat().foreground().color() != light
    finally:
        apply_theme(qapp, Theme.LIGHT)


def test_problems_are_copied_as_lines_of_message_place_and_rule(window, qtbot: QtBot):
    view = window.problems.view
    view.setFocus()
    index = first_problem(window, "changefreq-value")
    view.setCurrentIndex(index)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    clipboard = QGuiApplication.clipboard()
    assert clipboard.text().split("\t") == [index.data(), "entry 3", RULES["changefreq-value"].title]
    assert not clipboard.mimeData().hasHtml()
    # Several, and a rule as such.
    rule = next(rule for rule in ids(window) if rule.startswith("image-"))
    view.setCurrentIndex(first_problem(window, rule))
    view.selectionModel().clearSelection()
    flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    first = first_problem(window, rule)
    for index in (first, first.siblingAtRow(1), rule_index(window, "loc-relative")):
        view.selectionModel().select(index, flags)
    view.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 3
    assert f"{RULES['loc-relative'].explanation}\t\t{RULES['loc-relative'].title}" in lines


def test_f8_goes_through_the_problems_in_the_order_of_the_table(window, qtbot: QtBot):
    view = window.page.view
    view.go_to(0, 0)
    visited = []
    for _ in range(6):
        window.actions_by_id["next-problem"].trigger()
        index = view.currentIndex()
        visited.append((index.row(), view.entries.columns[index.column()]))
    assert visited == [(1, "loc"), (2, "loc"), (2, "changefreq"), (3, "loc"), (3, "lastmod"), (4, "problems")]
    assert not window.status.note.text()
    window.actions_by_id["next-problem"].trigger()
    assert (view.currentIndex().row(), window.status.note.text()) == (1, "Went on with the first problem.")
    window.actions_by_id["previous-problem"].trigger()
    assert (view.currentIndex().row(), window.status.note.text()) == (4, "Went on with the last problem.")


def test_f8_explains_what_it_comes_to_knows_of_the_last_edit_and_follows_what_is_listed(window):
    view, following = window.page.view, window.actions_by_id["next-problem"]
    view.go_to(2, 0)
    following.trigger()
    assert window.problems.pane.title.text() == RULES["changefreq-value"].title
    assert "“Weekly”" in window.problems.pane.text.toPlainText()
    view.go_to(0, 0)
    view.model().setData(view.model().index(1, 0), "https://a.example/ab", Qt.ItemDataRole.EditRole)
    following.trigger()
    assert view.currentIndex().row() == 2
    choose(window.problems.bar.fields, "lastmod")
    view.go_to(0, 0)
    following.trigger()
    assert (view.currentIndex().row(), view.currentIndex().column()) == (3, 1)
    window.page.bar.ask("entry = 1")
    following.trigger()
    assert "None of the entries shown" in window.messages.text


def test_the_menu_of_a_problem_offers_what_can_be_done(window):
    texts = [
        [action.text().replace("&", "") for action in menu.actions() if action.text()]
        for menu in (
            window.problems.menu_at(first_problem(window, rule)) for rule in ("loc-inner-space", "lastmod-future")
        )
    ]
    assert texts[0] == ["Go to the cell", "Fix this …", "Fix all 2 …", "Open the rule", "Copy"]
    assert "Fix this …" not in texts[1]


@pytest.mark.parametrize("part", [None, "loc", Subject.EXTENSIONS, Subject.FILES])
def test_the_tree_keeps_the_rules_of_models_under_every_choice(window, part, qtmodeltester: ModelTester):
    window.problems.view.expandAll()
    choose(window.problems.bar.fields, part)
    qtmodeltester.check(window.problems.tree)
    model = window.page.view.entries
    assert model.setData(model.index(1, 0), "https://a.example/one", Qt.ItemDataRole.EditRole)
    window.problems.refresh()


def test_a_narrow_list_leaves_the_room_to_the_messages_and_a_width_of_the_user_stays(window):
    view = window.problems.view
    for width, is_narrow in ((900, False), (400, True), (900, False)):
        view.resize(width, 200)
        assert [view.isColumnHidden(column) for column in (2, 3)] == [is_narrow] * 2
        assert view.columnWidth(0) > view.columnWidth(1)
    view.header().resizeSection(1, 300)
    view.resize(950, 200)
    assert view.columnWidth(1) == 300
