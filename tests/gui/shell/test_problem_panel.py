"""The problems panel: explanations, filters, search, copying, and stepping."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.explanation import problem_texts, severities_text
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.theme import Theme, apply_theme
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from tests.gui.shell.filter_page import FilterPage, one_of
from tests.gui.shell.problems_page import ProblemsPage


def listed_rules(window: MainWindow) -> list[str]:
    return ProblemsPage(window).rule_ids


def rule_index(window: MainWindow, rule: str) -> QModelIndex:
    return ProblemsPage(window).rule_index(rule)


def first_problem(window: MainWindow, rule: str) -> QModelIndex:
    return ProblemsPage(window).problem_index(rule)


@pytest.fixture(autouse=True)
def _flawed_set(window, open_set, flawed) -> None:
    open_set(flawed)
    window.docks.show_panel("problems")


def test_changed_profile_changes_severities_immediately(window):
    future = rule_index(window, "lastmod-future")
    assert future.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Warning")
    window.profile_box.chosen.emit(PROFILES["bing"])
    future = rule_index(window, "lastmod-future")
    assert future.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Error")
    assert window.problems.bar.severities[Severity.WARNING].accessibleName() == "3 warnings"


def test_profile_change_with_many_problems_validates_in_job(window, monkeypatch, qtbot: QtBot):
    monkeypatch.setattr("sitemap_studio.gui.main_window.MAX_RELABELED", 0)
    with qtbot.waitSignal(window.checking.settled):
        window.profile_box.chosen.emit(PROFILES["bing"])
    assert window.session.document.problems.profile is PROFILES["bing"]
    assert rule_index(window, "lastmod-future").data(Qt.ItemDataRole.AccessibleTextRole).startswith("Error")


def test_problem_list_minimum_height_grows_with_font(window):
    view = window.problems.view
    before, font = view.minimumSizeHint().height(), view.font()
    font.setPointSizeF(2 * font.pointSizeF())
    view.setFont(font)
    assert view.minimumSizeHint().height() > 1.3 * before


def test_click_on_problem_rule_toggles_table_filter(window, qtbot: QtBot):
    problems, filtering = ProblemsPage(window), FilterPage(window)
    listed = problems.rule_ids
    problems.click(problems.rule_index("loc-inner-space"), qtbot)
    assert problems.shown_entry_count == 2
    assert filtering.condition("problem") == one_of("problem", "loc-inner-space")
    assert RULES["loc-inner-space"].title in filtering.facet("problem").button.text()
    problems.refresh()
    assert problems.rule_ids == listed
    assert problems.rule_index("loc-inner-space").data(Qt.ItemDataRole.FontRole).bold()
    # From problem to problem of this rule alone.
    window.page.view.go_to(1, 0)
    window.actions_by_id["next-problem"].trigger()
    assert (window.page.view.currentIndex().row(), window.status.note.text()) == (
        0,
        ("Continued from the start."),
    )
    problems.click(problems.rule_index("loc-inner-space"), qtbot)
    assert problems.shown_entry_count == 5
    # By the cross of its chip as well, and by keys alone.
    problems.view.setCurrentIndex(problems.rule_index("image-url-incomplete"))
    problems.view.setFocus()
    qtbot.keyClick(problems.view, Qt.Key.Key_Return)
    assert problems.shown_entry_count == 1
    filtering.facet("problem").cross.click()
    assert problems.shown_entry_count == 5
    qtbot.keyClick(problems.view, Qt.Key.Key_Return)
    chip = filtering.facet("problem").button
    chip.setFocus()
    qtbot.keyClick(chip, Qt.Key.Key_Delete)
    assert problems.shown_entry_count == 5


def test_severity_button_filters_problem_list_and_table(window):
    problems = ProblemsPage(window)
    listed, counts = problems.rule_ids, problems.severity_texts
    assert counts == ["4 errors", "3 warnings", "0 infos"]
    problems.click_severity(Severity.WARNING)
    assert problems.rule_ids == ["lastmod-future", "image-url-incomplete"]
    assert (problems.shown_entry_count, problems.severity_texts) == (2, counts)
    problems.click_severity(Severity.ERROR)
    assert all(group.severity is Severity.ERROR for group in problems.tree.groups)
    assert not problems.bar.severities[Severity.WARNING].isChecked()
    problems.click_severity(Severity.ERROR)
    assert (problems.rule_ids, problems.shown_entry_count) == (listed, 5)


def test_shown_sitemap_and_folder_limit_listed_problems(window, set_with_missing, qtbot: QtBot):
    problems, filtering = ProblemsPage(window), FilterPage(window)
    window.page.show_folder("https://a.example/")
    problems.refresh()
    assert "loc-relative" not in problems.rule_ids
    assert problems.bar.scope.text() == "In https://a.example/"
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(set_with_missing)
    problems.refresh()
    all_rules = ["loc-relative", "lastmod-date", "sitemap-missing", "loc-duplicate", "sitemap-unlisted"]
    assert problems.rule_ids == all_rules
    assert not problems.bar.scope.isVisible()
    window.sitemaps.select_sitemap(2)
    problems.refresh()
    assert problems.rule_ids == ["sitemap-missing"]
    window.sitemaps.select_sitemap(1)
    problems.refresh()
    assert problems.rule_ids == ["loc-relative", "lastmod-date", "loc-duplicate"]
    assert (problems.bar.scope.text(), problems.severity_texts[0]) == ("In two.xml.gz", "4 errors")
    chip = filtering.facets.scope
    assert "two.xml.gz" in chip.button.text()
    chip.button.setFocus()
    qtbot.keyClick(chip.button, Qt.Key.Key_Delete)
    problems.refresh()
    assert (window.page.sitemap, problems.rule_ids, problems.shown_entry_count) == (None, all_rules, 5)
    window.sitemaps.select_sitemap(0)
    problems.refresh()
    assert window.problems.empty_text == "No matches."
    window.problems.findChild(EmptyState).button.click()
    assert problems.rule_ids == all_rules


def test_current_table_cell_selects_its_problem_in_panel(window):
    problems, view = ProblemsPage(window), window.page.view
    view.go_to(3, 1)
    assert problems.view.currentIndex() == problems.rule_index("lastmod-future")
    view.go_to(2, 0)
    # A collapsed rule is selected in place of its problem, which is explained.
    assert problems.view.currentIndex() == problems.rule_index("loc-inner-space")
    assert "c d" in problems.pane.text.toPlainText()
    problems.view.expand(problems.rule_index("loc-inner-space"))
    view.go_to(1, 0)
    assert problems.view.currentIndex() == problems.problem_index("loc-inner-space", 0)
    view.go_to(2, 0)
    assert problems.view.currentIndex() == problems.problem_index("loc-inner-space", 1)
    view.go_to(4, len(view.entries.columns) - 1)
    assert problems.pane.title.text() == RULES["image-url-incomplete"].title


def test_problem_search_updates_while_typing_and_after_edits(window, qtbot: QtBot):
    qtbot.keyClicks(window.problems.bar.line, "c d")
    qtbot.waitUntil(lambda: listed_rules(window) == ["loc-inner-space"])
    assert "c d" in rule_index(window, "loc-inner-space").data()
    qtbot.keyClick(window.problems.bar.line, Qt.Key.Key_Escape)
    assert len(listed_rules(window)) > 1
    n_all = len(listed_rules(window))
    window.problems.bar.line.setText("space")
    qtbot.waitUntil(lambda: len(listed_rules(window)) < n_all)
    before = listed_rules(window)
    model = window.page.view.entries
    model.setData(model.index(0, 0), "https://a.example/new one", Qt.ItemDataRole.EditRole)
    qtbot.waitUntil(lambda: "(3)" in rule_index(window, "loc-inner-space").data())
    assert listed_rules(window) == before


def test_opening_another_set_resets_problem_filters_and_search(window, set_with_missing, qtbot: QtBot):
    ProblemsPage(window).click_severity(Severity.ERROR)
    n_errors = len(listed_rules(window))
    window.problems.bar.line.setText("relative")
    qtbot.waitUntil(lambda: len(listed_rules(window)) < n_errors)
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(set_with_missing)
    assert window.problems.bar.line.text() == ""
    assert len(listed_rules(window)) > 1
    assert not any(button.isChecked() for button in window.problems.bar.severities.values())


def test_selected_rule_and_problem_are_explained(window):
    pane, view = window.problems.pane, window.problems.view
    view.setCurrentIndex(rule_index(window, "changefreq-value"))
    rule, told = RULES["changefreq-value"], pane.text.toPlainText()
    assert pane.title.text() == rule.title
    for part in (rule.explanation, rule.wrong, rule.right, rule.source, rule.fix[1:]):
        assert part in told
    view.setCurrentIndex(first_problem(window, "changefreq-value"))
    for part in ("“Weekly”", "Fixed"):
        assert part in pane.text.toPlainText()
    assert pane.fix.isVisibleTo(window.problems)
    view.setCurrentIndex(first_problem(window, "lastmod-future"))
    assert not pane.fix.isVisibleTo(window.problems)


def test_lines_of_problem_explanation_are_left_aligned(window):
    window.problems.view.setCurrentIndex(first_problem(window, "changefreq-value"))
    text, lefts = window.problems.pane.text, list[int]()
    for words in (text.toPlainText().splitlines()[0], "Rule"):
        cursor = text.document().find(words)
        cursor.setPosition(cursor.selectionStart())
        lefts.append(text.cursorRect(cursor).left())
    assert lefts[0] == lefts[1]


def test_extension_problem_rows_open_entry_at_problem_column(window):
    rule = next(rule for rule in listed_rules(window) if rule.startswith("image-"))
    index = first_problem(window, rule)
    group = rule_index(window, rule)
    assert "(2)" in group.data()
    assert window.problems.tree.rowCount(group) == 2
    assert index.siblingAtColumn(1).data() == "entry 5 · image:loc"
    for row, name in enumerate(("/one.jpg", "/two.jpg")):
        window.problems.view.setCurrentIndex(index.siblingAtRow(row))
        assert name in window.problems.pane.text.toPlainText()
    window.problems.view.chosen.emit(index)
    current = window.page.view.currentIndex()
    assert (current.row(), window.page.view.entries.columns[current.column()]) == (4, "problems")
    assert "image:loc: " in current.data(Qt.ItemDataRole.ToolTipRole)


def test_problem_explanation_escapes_values(window):
    model = window.page.view.entries
    model.setData(model.index(0, 2), "<img src=x><b>daily</b>", Qt.ItemDataRole.EditRole)
    window.problems.refresh()
    window.problems.view.setCurrentIndex(first_problem(window, "changefreq-value"))
    assert "<b>daily</b>" in window.problems.pane.text.toPlainText()


def test_rule_explanation_names_engines_with_higher_severity():
    told = severities_text(RULES["lastmod-future"], PROFILES["sitemap-0.9"])
    assert told == "Warning for Sitemap 0.9 (2008); error for Bing"
    assert severities_text(RULES["loc-relative"], PROFILES["bing"]) == "Error, for every profile"


def test_explanation_counts_problems_of_entry_beyond_maximum(window):
    index = first_problem(window, "loc-relative")
    problem = window.problems.tree.problem(index)
    told = problem_texts([problem] * 1_030)
    assert len(told) == 21
    assert told[-1] == "… and 1,010 more"


def test_theme_change_recolours_problem_explanation(window, qapp):
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


def test_copied_problems_have_message_location_and_rule(window, qtbot: QtBot):
    view = window.problems.view
    view.setFocus()
    index = first_problem(window, "changefreq-value")
    view.setCurrentIndex(index)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    clipboard = QGuiApplication.clipboard()
    assert clipboard.text().split("\t") == [index.data(), "entry 3", RULES["changefreq-value"].title]
    assert not clipboard.mimeData().hasHtml()
    # Several, and a rule as such.
    rule = next(rule for rule in listed_rules(window) if rule.startswith("image-"))
    view.setCurrentIndex(first_problem(window, rule))
    view.selectionModel().clearSelection()
    flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    first = first_problem(window, rule)
    for index in (first, first.siblingAtRow(1), rule_index(window, "loc-inner-space")):
        view.selectionModel().select(index, flags)
    view.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 3
    assert f"{RULES['loc-inner-space'].explanation}\t\t{RULES['loc-inner-space'].title}" in lines


def test_f8_visits_problems_in_table_order(window, qtbot: QtBot):
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
    assert (view.currentIndex().row(), window.status.note.text()) == (1, "Continued from the start.")
    window.actions_by_id["previous-problem"].trigger()
    assert (view.currentIndex().row(), window.status.note.text()) == (4, "Continued from the end.")


def test_f8_skips_fixed_and_filtered_problems_and_reports_none(window):
    view, following = window.page.view, window.actions_by_id["next-problem"]
    view.go_to(2, 0)
    following.trigger()
    assert window.problems.pane.title.text() == RULES["changefreq-value"].title
    assert "“Weekly”" in window.problems.pane.text.toPlainText()
    view.go_to(0, 0)
    view.model().setData(view.model().index(1, 0), "https://a.example/ab", Qt.ItemDataRole.EditRole)
    following.trigger()
    assert view.currentIndex().row() == 2
    ProblemsPage(window).click_severity(Severity.WARNING)
    view.go_to(0, 0)
    following.trigger()
    assert view.currentIndex().data() == "2999-01-01"
    window.page.bar.apply_text("entry = 1")
    following.trigger()
    assert "The entries shown have no problems" in window.messages.text


def test_problem_context_menu_offers_only_possible_actions(window):
    texts = [
        [action.text().replace("&", "") for action in menu.actions() if action.text()]
        for menu in (
            window.problems.create_menu(first_problem(window, rule)) for rule in ("loc-inner-space", "lastmod-future")
        )
    ]
    assert texts[0] == ["Go to the cell", "Show its entries only", "Fix …", "Fix all (2)", "Copy"]
    assert texts[1] == ["Go to the cell", "Copy"]


def test_problem_context_menu_mnemonics_are_unique(window):
    for rule in listed_rules(window):
        for index in (rule_index(window, rule), first_problem(window, rule)):
            keys = [
                action.text().partition("&")[2][:1].lower() for action in window.problems.create_menu(index).actions()
            ]
            assert len(set(filter(None, keys))) == len(list(filter(None, keys)))


@pytest.mark.parametrize("severity", Severity)
def test_problem_tree_passes_model_tester_for_every_severity(window, severity, qtmodeltester: ModelTester):
    window.problems.view.expandAll()
    ProblemsPage(window).click_severity(severity)
    qtmodeltester.check(window.problems.tree)


def test_problem_tree_passes_model_tester_while_problems_disappear(window, qtmodeltester: ModelTester):
    model = window.page.view.entries
    assert model.setData(model.index(0, 0), "https://a.example/o p", Qt.ItemDataRole.EditRole)
    window.problems.refresh()
    window.problems.view.expandAll()
    qtmodeltester.check(window.problems.tree)
    assert model.setData(model.index(1, 0), "https://a.example/one", Qt.ItemDataRole.EditRole)
    window.problems.refresh()


def test_keyboard_selects_filters_and_fixes_problems(window, qtbot: QtBot):
    problems, table = ProblemsPage(window), window.page.view
    window.activateWindow()
    table.setFocus()

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, key, modifier)

    for _ in range(8):
        if not problems.panel.isAncestorOf(window.focusWidget()):
            press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is problems.panel.view
    for _ in range(8):
        if QApplication.focusWidget() is not problems.bar.severities[Severity.WARNING]:
            press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    press(Qt.Key.Key_Space)
    problems.refresh()
    assert (problems.rule_ids, problems.shown_entry_count) == (["lastmod-future", "image-url-incomplete"], 2)
    press(Qt.Key.Key_Space)
    problems.refresh()
    for _ in range(8):
        if QApplication.focusWidget() is not problems.view:
            press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Home)
    while problems.tree.group(problems.view.currentIndex()).rule.id != "loc-inner-space":
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert problems.shown_entry_count == 2
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(problems.open_popover(), Qt.Key.Key_Return)
    assert window.session.document.table.locs()[1] == "https://a.example/a%20b"
    assert table.hasFocus()
    press(Qt.Key.Key_F8)
    assert table.currentIndex().data() == "https://a.example/c d"
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(problems.open_popover(), Qt.Key.Key_Return)
    assert "loc-inner-space" not in window.session.document.problems.counts()
    press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert problems.shown_entry_count == 5
