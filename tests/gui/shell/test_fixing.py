"""Fixes of problems: preview, choices, one undo step."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.document.fixing import FixPlan
from sitemap_studio.gui.dialogs.fixes_dialog import RULES_COLUMN, FixChoicesForm, FixesDialog, FixList
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.planned_changes.before_after import BeforeAfterView, ChangeColumn, changed_ranges, value_text
from sitemap_studio.gui.widgets.text_models import TextModel
from sitemap_studio.model.edits import CellChanges
from sitemap_studio.protocol.decisions import BASE_URL
from sitemap_studio.protocol.rule import FixChoices, Severity
from sitemap_studio.protocol.rule_table import RULES
from tests.builders import failing
from tests.gui.shell.conftest import NAMESPACE, index_xml, sitemap_xml
from tests.gui.shell.problems_page import ProblemsPage, painted_text
from tests.gui.shell.window_actions import load, only_visible


@pytest.fixture(autouse=True)
def _flawed_set(open_set, flawed) -> None:
    open_set(flawed)


def open_dialog(window: MainWindow, qtbot: QtBot, action: str = "") -> FixesDialog:
    """Return the dialog that is open, or that an action opens, with its plan."""
    if action:
        window.actions_by_id[action].trigger()
    dialog = only_visible(window, FixesDialog)
    qtbot.waitUntil(dialog.button.isEnabled)
    return dialog


def column_texts(dialog: FixesDialog, column: int) -> list[str]:
    return [dialog.fixes.index(row, column).data() for row in range(dialog.fixes.rowCount())]


def locs(window: MainWindow) -> list[str | None]:
    return window.session.document.table.locs()


def test_fix_dialog_lists_values_before_any_change(window, qtbot: QtBot, qtmodeltester: ModelTester):
    before = locs(window)
    dialog = open_dialog(window, qtbot, "fix-all")
    assert column_texts(dialog, ChangeColumn.FIELD) == ["loc", "loc", "changefreq", "loc", "image:loc", "image:loc"]
    before_fixes = ["https://a.example/a b", "https://a.example/c d", "Weekly", "/relative", "/one.jpg", "/two.jpg"]
    assert column_texts(dialog, ChangeColumn.BEFORE) == before_fixes
    after_fixes = ["https://a.example/a%20b", "https://a.example/c%20d", "weekly"]
    assert column_texts(dialog, ChangeColumn.AFTER) == [*after_fixes, *[BASE_URL.reason] * 3]
    assert column_texts(dialog, RULES_COLUMN)[2] == RULES["changefreq-value"].title
    assert dialog.button.text() == "Fix 3 values"
    qtmodeltester.check(dialog.fixes)
    dialog.fixes.tick(0, 1, is_ticked=False)
    dialog.reject()
    assert locs(window) == before
    assert not window.session.undo_stack.canUndo()


@pytest.mark.logs_expected
def test_rule_whose_fix_fails_is_named_and_others_offered(window, qtbot: QtBot, monkeypatch):
    rule = "loc-inner-space"
    monkeypatch.setitem(RULES, rule, replace(RULES[rule], repair=failing(RULES[rule].repair), repair_columns=None))
    dialog = open_dialog(window, qtbot, "fix-all")
    assert column_texts(dialog, ChangeColumn.AFTER)[0] == "weekly"
    assert dialog.note.text() == (
        "5 values need your decision: 3 relative URLs, 2 values with an unclear meaning. They are listed last: "
        "click one to go there. Some fixes for "
        f"\u201c{RULES[rule].title}\u201d failed because of an internal error."
    )
    dialog.reject()


def test_space_toggles_selected_rows_and_unticked_value_stays_unfixed(window, qtbot: QtBot):
    dialog = open_dialog(window, qtbot, "fix-all")
    dialog.view.selectAll()
    dialog.view.selectionModel().setCurrentIndex(dialog.fixes.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert dialog.fixes.ticked_count == 0
    assert (dialog.button.text(), dialog.button.isEnabled()) == ("Fix", False)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert dialog.fixes.ticked_count == 3
    box = dialog.fixes.index(0, 0)
    assert dialog.fixes.setData(box, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert dialog.button.text() == "Fix 2 values"
    assert "2 values will change, 1 is unticked." in dialog.sentence.text()
    dialog.button.click()
    assert "https://a.example/a b" in locs(window)
    assert "https://a.example/c%20d" in locs(window)


def test_base_url_completes_relative_urls(window, qtbot: QtBot):
    dialog = open_dialog(window, qtbot, "fix-all")
    assert dialog.choices.fields["base-url"].isVisible()
    assert dialog.choices.fields.keys() == {"base-url"}
    dialog.fixes.tick(0, 0, is_ticked=False)
    dialog.choices.fields["base-url"].setText("https://a.example/")
    qtbot.waitUntil(lambda: dialog.fixes.n_planned == 5)
    assert dialog.fixes.rowCount() == 5
    assert "https://a.example/relative" in column_texts(dialog, ChangeColumn.AFTER)
    assert column_texts(dialog, ChangeColumn.AFTER)[-1] == "https://a.example/one.jpg https://a.example/two.jpg"
    assert dialog.fixes.ticked_count == 4
    assert dialog.note.text() == ""
    # An invalid base URL is explained, and nothing is fixed.
    dialog.choices.fields["base-url"].setText("example.com")
    qtbot.waitUntil(lambda: bool(dialog.choices.reason.text()))
    assert "“example.com”" in dialog.choices.reason.text()
    assert not dialog.button.isEnabled()
    dialog.reject()


def test_fix_form_shows_only_fields_of_required_decisions(qtbot: QtBot):
    form = FixChoicesForm(stored_answers={"zone": "+02:00", "base-url": "https://a.example/"})
    qtbot.addWidget(form)
    assert form.isHidden()
    with qtbot.waitSignal(form.changed):
        form.show_decisions(["zone", "escape-encoding", "session-id", "placeholder", "unclear"])
    form.show()
    assert set(form.fields) == {"zone", "escape-encoding", "session-id"}
    assert form.choices() == FixChoices(zone="+02:00")
    form.fields["escape-encoding"].setCurrentIndex(2)
    form.fields["zone"].setEditText("+01:00")
    form.fields["session-id"].setChecked(True)
    assert form.choices() == FixChoices(None, "iso-8859-1", "+01:00", {"session-id": "yes"})


def test_fix_dialog_counts_values_that_need_a_decision(window, qtbot: QtBot):
    dialog = open_dialog(window, qtbot, "fix-all")
    assert dialog.note.text().startswith("3 values need your decision: 3 relative URLs. They are listed last")
    assert set(column_texts(dialog, ChangeColumn.AFTER)[3:]) == {BASE_URL.reason}
    dialog.reject()


def test_value_needing_decision_cannot_be_ticked_click_opens_cell(window, qtbot: QtBot):
    dialog = open_dialog(window, qtbot, "fix-all")
    last = dialog.fixes.index(3, ChangeColumn.FIELD)
    assert last.data(Qt.ItemDataRole.CheckStateRole) is None
    dialog.view.selectAll()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert dialog.fixes.ticked_count == 0
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    dialog.view.setCurrentIndex(last)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Return)
    assert not window.session.undo_stack.canUndo()
    assert window.page.view.currentIndex().data() == "/relative"
    window.page.view.go_to(0, 0)
    dialog = open_dialog(window, qtbot, "fix-all")
    point = dialog.view.visualRect(dialog.fixes.index(3, ChangeColumn.AFTER)).center()
    qtbot.mouseClick(dialog.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert window.page.view.currentIndex().data() == "/relative"
    assert not dialog.isVisible()


def test_problems_panel_fixes_all_listed_problems(window, qtbot: QtBot):
    problems = ProblemsPage(window)
    assert problems.bar.fix_all.accessibleName() == "Fix all (5)"
    problems.click_severity(Severity.ERROR)
    problems.bar.fix_all.click()
    open_dialog(window, qtbot).button.click()
    assert window.session.undo_stack.undoText() == "Fix 3 values"


def test_shown_folder_limits_fix_all_to_its_entries(window, qtbot: QtBot):
    problems = ProblemsPage(window)
    window.page.show_folder("https://a.example/")
    problems.refresh()
    assert problems.bar.fix_all.accessibleName() == "Fix all (4)"
    problems.bar.fix_all.click()
    dialog = open_dialog(window, qtbot)
    assert "/relative" not in column_texts(dialog, ChangeColumn.BEFORE)
    assert dialog.button.text() == "Fix 3 values"
    dialog.reject()


def test_number_of_fixes_follows_values_of_same_entries(window, qtbot: QtBot):
    problems, entries = ProblemsPage(window), window.page.view.entries
    column = entries.columns.index("lastmod")
    for row, text in enumerate(("2026/11/02", "2026/11/03")):
        entries.setData(entries.index(row, column), text)
    problems.refresh()
    assert problems.fix_text(problems.rule_index("lastmod-format")) == "Fix all (2)"
    with qtbot.waitSignal(problems.tree.dataChanged):
        entries.setData(entries.index(1, column), "soon")
    assert problems.fix_text(problems.rule_index("lastmod-format")) == "Fix all (1)"
    entries.setData(entries.index(0, entries.columns.index("changefreq")), "never")
    problems.refresh()
    assert problems.fix_text(problems.rule_index("lastmod-format")) == "Fix all (1)"


def test_fix_buttons_of_rule_fix_all_its_problems(window, qtbot: QtBot):
    problems = ProblemsPage(window)
    line = problems.rule_index("loc-inner-space")
    assert problems.fix_text(line) == "Fix all (2)"
    problems.click_fix(line, qtbot)
    dialog = open_dialog(window, qtbot)
    assert column_texts(dialog, ChangeColumn.FIELD) == ["loc", "loc"]
    dialog.reject()
    window.activateWindow()
    problems.view.setCurrentIndex(line)
    problems.pane.fix.click()
    open_dialog(window, qtbot).button.click()
    assert not len(window.session.document.problems.slots("loc-inner-space"))


def test_both_shortcuts_open_popover_that_fixes_current_cell(window, qtbot: QtBot):
    problems, view = ProblemsPage(window), window.page.view
    view.go_to(1, 0)
    view.setFocus()
    for key, modifier in ((Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier),
                          (Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)):  # fmt: skip
        qtbot.keyClick(view, key, modifier)
        popover = problems.open_popover()
        assert (popover.before.text(), popover.after.text()) == ("https://a.example/a b", "https://a.example/a%20b")
        qtbot.keyClick(popover, Qt.Key.Key_Escape)
        assert not popover.isVisible()
    assert locs(window)[1] == "https://a.example/a b"
    qtbot.keyClick(view, Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(problems.open_popover(), Qt.Key.Key_Return)
    assert locs(window)[1] == "https://a.example/a%20b"
    assert window.actions_by_id["undo"].text() == "&Undo Fix 1 value"
    assert window.focusWidget() is view


def test_fix_popover_shows_short_values_and_shortens_long_ones(window, open_set, tmp_path):
    for stem, whole in (("short", True), ("x" * 150, False)):
        path = tmp_path / f"{stem[:5]}.xml"
        path.write_text(sitemap_xml(f"https://a.example/{stem}/of several words"), encoding="utf-8")
        open_set(path).page.view.go_to(0, 0)
        window.actions_by_id["fix-cell"].trigger()
        popover = ProblemsPage(window).open_popover()
        assert popover.before.text().endswith("/of several words")
        assert popover.before.text().startswith("https://a.example/") is whole
        assert popover.after.text().endswith("/of%20several%20words")
        popover.reject()


def test_fix_button_of_problem_opens_popover(window, qtbot: QtBot):
    problems = ProblemsPage(window)
    problems.click_fix(problems.problem_index("loc-inner-space", 1), qtbot)
    assert window.page.view.currentIndex().data() == "https://a.example/c d"
    popover = problems.open_popover()
    cell, viewport = window.page.view.visualRect(window.page.view.currentIndex()), window.page.view.viewport()
    bottom = viewport.mapToGlobal(cell.bottomLeft()).y()
    assert bottom < popover.y() < bottom + cell.height()
    popover.button.click()
    assert locs(window)[2] == "https://a.example/c%20d"
    assert "Weekly" in window.session.document.table.column("changefreq").to_list()
    problems.refresh()
    assert problems.fix_text(problems.rule_index("lastmod-future")) == ""


def test_fix_popover_asks_for_base_url_and_enter_applies(window, qtbot: QtBot):
    problems = ProblemsPage(window)
    window.page.view.go_to(3, 0)
    window.actions_by_id["fix-cell"].trigger()
    popover = problems.open_popover()
    assert popover.choices.fields["base-url"].isVisible()
    assert not popover.button.isEnabled()
    assert popover.advice.text() == "Correct the protocol, or complete the URL with the base URL"
    assert popover.explanation.text() == f"{RULES['loc-relative'].explanation}\n{RULES['loc-relative'].source}"
    assert popover.choices.fields["base-url"].hasFocus()
    qtbot.keyClicks(popover.choices.fields["base-url"], "https://a.example/")
    assert popover.after.text() == "https://a.example/relative"
    qtbot.keyClick(popover.choices.fields["base-url"], Qt.Key.Key_Return)
    assert locs(window)[3] == "https://a.example/relative"


def test_fix_popover_without_fix_opens_cell_editor(window, qtbot: QtBot):
    problems, view = ProblemsPage(window), window.page.view
    view.go_to(3, 1)
    window.actions_by_id["fix-cell"].trigger()
    assert problems.open_popover().button.text() == "&Edit cell"
    qtbot.keyClick(problems.open_popover(), Qt.Key.Key_Return)
    assert view.is_editing
    view.finish_editing()
    view.go_to(0, 0)
    window.actions_by_id["fix-cell"].trigger()
    assert window.status.note.text() == "This cell has no problem."


def test_fix_popover_of_replaced_set_changes_nothing(window, three_entries, qtbot: QtBot):
    window.page.view.go_to(1, 0)
    window.actions_by_id["fix-cell"].trigger()
    popover = ProblemsPage(window).open_popover()
    assert popover.after.text()
    load(window, three_entries, qtbot)
    before = locs(window)
    popover.button.click()
    assert locs(window) == before
    assert not window.session.undo_stack.count()


def test_fix_covers_explained_problem_or_selected_entries(window, qtbot: QtBot):
    window.page.view.go_to(0, 0)
    window.actions_by_id["next-problem"].trigger()
    window.problems.pane.fix.click()
    popover = ProblemsPage(window).open_popover()
    assert popover.before.text() == "https://a.example/a b"
    popover.reject()
    window.page.view.go_to(2, 0)
    dialog = open_dialog(window, qtbot, "fix-selected")
    assert column_texts(dialog, ChangeColumn.BEFORE) == ["https://a.example/c d", "Weekly"]
    dialog.reject()


def test_fix_of_selected_entries_without_fixes_is_reported(window, three_entries, qtbot: QtBot):
    window.page.view.go_to(0, 0)
    window.actions_by_id["fix-selected"].trigger()
    assert "No automatic fixes" in window.messages.text
    assert not window.findChildren(FixesDialog)
    assert window.actions_by_id["fix-all"].isEnabled()
    load(window, three_entries, qtbot)
    assert not window.actions_by_id["fix-all"].isEnabled()
    assert not window.actions_by_id["next-problem"].isEnabled()


def test_fix_dialog_works_by_keyboard_and_edit_discards_plan(window, qtbot: QtBot):
    window.page.view.setFocus()
    qtbot.keyClick(
        window.page.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    )
    dialog = open_dialog(window, qtbot)
    assert dialog.view.hasFocus()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert dialog.fixes.ticked_count == 2
    qtbot.keyClick(dialog.view, Qt.Key.Key_Return)
    assert window.session.undo_stack.undoText() == "Fix 2 values"
    dialog = open_dialog(window, qtbot, "fix-all")
    window.actions_by_id["add-entry"].trigger()
    steps = window.session.undo_stack.count()
    dialog.button.click()
    assert window.session.undo_stack.count() == steps


def test_outer_blanks_and_tabs_of_values_are_visible():
    values = (" http://a.example/ ", "http://a.example/", "  ", "", None, "a\tb")
    assert [*map(value_text, values)] == ["␣http://a.example/␣", "http://a.example/", "␣␣", "", "", "a⇥b"]


class PairList(TextModel):
    """Model with one row: an old and a new value."""

    heads, count = ("Entry", "Field", "Before", "After"), 1

    def __init__(self, before: str, after: str) -> None:
        super().__init__()
        self.texts = ("1", "loc", before, after)

    def text(self, row: int, column: int, role: int) -> str:
        return self.texts[column]


FOLDER = "https://www.example.com/a/very/long/path/to/the"


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        pytest.param(f"{FOLDER}/page-1", f"{FOLDER}/page-2", ("/page-1", "/page-2"), id="end"),
        pytest.param(f"{FOLDER}/page", f"{FOLDER}/page/", ("/the/page", "/page/"), id="added at the end"),
        pytest.param(f"{FOLDER}/page/", f"{FOLDER}/page", ("/page/", "/the/page"), id="removed at the end"),
        pytest.param(f"http{FOLDER[5:]}", FOLDER, ("http:", "https:"), id="beginning"),
        pytest.param(f"{FOLDER}/a{FOLDER}", f"{FOLDER}/b{FOLDER}", ("the/a", "the/b"), id="middle"),
        pytest.param(
            f"{FOLDER * 30}?page=1", f"{FOLDER * 30}?page=2", ("?page=1", "?page=2"), id="over 1,000 characters"
        ),
    ],
)
def test_narrow_columns_show_difference_of_values(bundled_font, qtbot: QtBot, before: str, after: str, shown):
    model = PairList(before, after)
    view = BeforeAfterView(model)
    qtbot.addWidget(view)
    view.resize(600, 100)
    view.show()
    texts = [painted_text(view, model.index(0, column)) for column in (ChangeColumn.BEFORE, ChangeColumn.AFTER)]
    assert all(each in text for each, text in zip(shown, texts, strict=True)), texts
    assert all(len(text) < len(FOLDER) for text in texts)


def test_wide_columns_show_complete_values(bundled_font, qtbot: QtBot):
    model = PairList(f"{FOLDER}/page-1", f"{FOLDER}/page-2")
    view = BeforeAfterView(model)
    qtbot.addWidget(view)
    view.resize(1_600, 100)
    view.show()
    assert painted_text(view, model.index(0, ChangeColumn.AFTER)) == f"{FOLDER}/page-2"


@pytest.mark.parametrize(
    ("before", "after", "removed", "added"),
    [
        pytest.param("http://a.example/x", "https://a.example/x", ["http"], ["https"], id="scheme"),
        pytest.param("https://a.example/x", "https://www.a.example/x", ["a.example"], ["www.a.example"], id="host"),
        pytest.param("http://a.example/x", "https://b.example/x", ["http", "a.example"], ["https", "b.example"],
                     id="scheme and host"),
        pytest.param("https://a.example/red-shoes/1", "https://a.example/red-shoe/1", ["red-shoes"], ["red-shoe"],
                     id="path segment"),
        pytest.param("https://a.example/en/x", "https://a.example/x", ["en", "/"], [], id="removed path segment"),
        pytest.param("https://a.example/?a=1&b=2&c=3", "https://a.example/?a=1&b=20&c=3", ["b=2"], ["b=20"],
                     id="query parameter"),
        pytest.param("https://a.example/x#top", "https://a.example/x#end", ["top"], ["end"], id="fragment"),
        pytest.param("?x=1&y", "?x=1&amp;y", [], ["amp;"], id="entity"),
        pytest.param("Red shoes on sale", "Red boots on sale", ["shoes"], ["boots"], id="word"),
        pytest.param("de 2025-01-31", "de 2026-01-31", ["2025-01-31"], ["2026-01-31"], id="date"),
        pytest.param(" https://a.example/", "https://a.example/", [" "], [], id="blank"),
        pytest.param("0.5", "0.8", [], [], id="single word"),
        pytest.param("monthly", "0.5", [], [], id="nothing in common"),
        pytest.param("", "x", [], [], id="empty"),
        pytest.param("same", "same", [], [], id="equal"),
    ],
)  # fmt: skip
def test_changed_words_and_url_parts_are_marked(before, after, removed, added):
    old, new = changed_ranges(before, after)
    assert "".join(before[first:end] for first, end in old) == "".join(removed)
    assert "".join(after[first:end] for first, end in new) == "".join(added)


def test_differences_of_very_long_values_become_one_range():
    words = [" ".join(f"{letter}{number}" for number in range(20_000)) for letter in "ab"]
    old, new = changed_ranges(f"same {words[0]}", f"same {words[1]}")
    assert (len(old), len(new)) == (1, 1)


def test_fix_list_shows_removed_element_as_removed(document_of):
    document = document_of(loc=["http://a.example/"], changefreq=[""])
    fixes = FixList(document, frozenset({"changefreq-empty"}))
    fixed = CellChanges("changefreq", np.array([0], np.uint32), pl.Series([""]), pl.Series([None], dtype=pl.String))
    fixes.show_fixes(FixPlan((fixed,)), document.problems)
    assert fixes.index(0, ChangeColumn.AFTER).data() == "(removed)"
    assert fixes.index(0, ChangeColumn.ENTRY).data() == "1 · http://a.example/"


OUT_OF_ORDER = """<urlset xmlns="{namespace}">
<url><lastmod>2026-10-01</lastmod><loc>https://a.example/1</loc></url>
<url><loc>https://a.example/2</loc></url>
<url><priority>0.4</priority><loc>https://a.example/3</loc></url>
</urlset>
"""


def open_text(window: MainWindow, path: Path, text: str, qtbot: QtBot) -> None:
    path.write_text(text, encoding="utf-8")
    load(window, path, qtbot)


def test_fix_orders_tags_of_ticked_entries_only(window, tmp_path, qtbot: QtBot):
    open_text(window, tmp_path / "order.xml", OUT_OF_ORDER.format(namespace=NAMESPACE), qtbot)
    problems = ProblemsPage(window)
    assert problems.fix_text(problems.rule_index("element-order")) == "Fix all (2)"
    problems.click_fix(problems.rule_index("element-order"), qtbot)
    dialog = open_dialog(window, qtbot)
    assert dialog.button.text() == "Fix 2 entries"
    assert column_texts(dialog, ChangeColumn.AFTER) == ["the schema's order"] * 2
    dialog.fixes.tick(1, 1, is_ticked=False)
    assert dialog.button.text() == "Fix 1 entry"
    dialog.button.click()
    assert window.session.undo_stack.undoText() == "Fix 1 entry"
    assert window.session.document.problems.all_slots("element-order").tolist() == [2]
    window.session.undo_stack.undo()
    assert len(window.session.document.problems.all_slots("element-order")) == 2


def test_element_order_fix_changes_only_clicked_or_shown_sitemap(window, tmp_path, qtbot: QtBot):
    for name in "ab":
        (tmp_path / f"{name}.xml").write_text(OUT_OF_ORDER.format(namespace=NAMESPACE), encoding="utf-8")
    listed = "".join(f"<sitemap><loc>https://a.example/{name}.xml</loc></sitemap>" for name in "ab")
    open_text(window, tmp_path / "sitemap.xml", f'<sitemapindex xmlns="{NAMESPACE}">{listed}</sitemapindex>', qtbot)
    problems = ProblemsPage(window)
    assert problems.fix_text(problems.rule_index("element-order")) == "Fix all (4)"
    line = problems.problem_index("element-order", 1)
    assert line.data() == (
        "2 entries of this sitemap have their tags in another order than the schema. “loc” should be first."
    )
    assert problems.fix_text(line) == "Fix all (2)"
    problems.click_fix(line, qtbot)
    dialog = open_dialog(window, qtbot)
    assert dialog.button.text() == "Fix 2 entries"
    dialog.button.click()
    document = window.session.document
    assert document.problems.all_slots("element-order").tolist() == [0, 2]
    assert document.problems.counts()["element-order"] == 1
    window.session.undo_stack.undo()
    assert document.problems.counts()["element-order"] == 2
    window.sitemaps.select_sitemap(1)
    problems.refresh()
    problems.click_fix(problems.rule_index("element-order"), qtbot)
    open_dialog(window, qtbot).button.click()
    assert document.problems.all_slots("element-order").tolist() == [0, 2]


def test_fix_button_of_image_whitespace_fixes_all_images(window, tmp_path, qtbot: QtBot):
    entries = "".join(
        f"<url><loc>https://a.example/{name}</loc><image:image><image:loc> https://a.example/{name}.png "
        "</image:loc></image:image></url>"
        for name in "ab"
    )
    image = "http://www.google.com/schemas/sitemap-image/1.1"
    open_text(
        window, tmp_path / "a.xml", f'<urlset xmlns="{NAMESPACE}" xmlns:image="{image}">{entries}</urlset>', qtbot
    )
    problems = ProblemsPage(window)
    line = problems.rule_index("image-whitespace")
    assert problems.fix_text(line) == "Fix all (2)"
    problems.click_fix(line, qtbot)
    open_dialog(window, qtbot).button.click()
    assert "image-whitespace" not in window.session.document.problems.counts()


def test_fix_orders_tags_of_index_but_not_unticked_entries(window, tmp_path, qtbot: QtBot):
    (tmp_path / "order.xml").write_text(OUT_OF_ORDER.format(namespace=NAMESPACE), encoding="utf-8")
    entry = "<sitemap><lastmod>2026-11-02</lastmod><loc>https://a.example/order.xml</loc></sitemap>"
    index = f'<sitemapindex xmlns="{NAMESPACE}">{entry}</sitemapindex>'
    open_text(window, tmp_path / "sitemap.xml", index, qtbot)
    problems = ProblemsPage(window)
    assert problems.fix_text(problems.rule_index("element-order")) == "Fix all (3)"
    problems.click_fix(problems.rule_index("element-order"), qtbot)
    dialog = open_dialog(window, qtbot)
    assert column_texts(dialog, ChangeColumn.ENTRY)[-1] == "sitemap.xml"
    dialog.fixes.tick(0, 1, is_ticked=False)
    dialog.button.click()
    assert window.session.undo_stack.undoText() == "Fix 1 file"
    assert len(window.session.document.problems.all_slots("element-order")) == 2
    assert window.session.document.problems.counts()["element-order"] == 1


def test_wrong_namespace_is_fixed_as_one_file(window, tmp_path, qtbot: QtBot):
    text = OUT_OF_ORDER.format(namespace="http://www.google.com/schemas/sitemap/0.84")
    open_text(window, tmp_path / "old.xml", text, qtbot)
    problems = ProblemsPage(window)
    problems.click_fix(problems.rule_index("namespace-wrong"), qtbot)
    dialog = open_dialog(window, qtbot)
    assert dialog.button.text() == "Fix 1 file"
    assert column_texts(dialog, ChangeColumn.ENTRY) == ["old.xml"]
    dialog.button.click()
    assert window.session.undo_stack.undoText() == "Fix 1 file"
    assert window.actions_by_id["save"].isEnabled()


def test_tag_order_of_single_entry_is_fixed_in_popover(window, tmp_path, qtbot: QtBot):
    entries = OUT_OF_ORDER.format(namespace=NAMESPACE).splitlines(keepends=True)
    open_text(window, tmp_path / "order.xml", "".join(entries[:3] + entries[4:]), qtbot)
    problems = ProblemsPage(window)
    problems.click_fix(problems.rule_index("element-order"), qtbot)
    popover = problems.open_popover()
    assert (popover.before.text(), popover.after.text()) == ("another order", "the schema's order")
    qtbot.keyClick(popover, Qt.Key.Key_Return)
    assert window.session.undo_stack.undoText() == "Fix 1 entry"
    assert "element-order" not in window.session.document.problems.counts()


def test_fix_dialog_converts_file_to_utf_8(window, tmp_path, qtbot: QtBot):
    path, text = tmp_path / "wide.xml", sitemap_xml("http://a.example/")
    path.write_bytes(text.encode("utf-16"))
    load(window, path, qtbot)
    problems = ProblemsPage(window)
    problems.click_fix(problems.rule_index("not-utf-8"), qtbot)
    dialog = open_dialog(window, qtbot)
    columns = (ChangeColumn.ENTRY, ChangeColumn.FIELD, ChangeColumn.BEFORE, ChangeColumn.AFTER, RULES_COLUMN)
    assert [column_texts(dialog, column) for column in columns] == [
        ["wide.xml"],
        ["file"],
        ["another encoding"],
        ["UTF-8"],
        ["Not UTF-8"],
    ]
    dialog.button.click()
    assert "not-utf-8" not in window.session.document.problems.counts()
    window.actions_by_id["save"].trigger()
    qtbot.waitUntil(lambda: path.read_bytes() == text.encode())


def test_fix_all_is_disabled_for_element_order_alone(window, tmp_path, qtbot: QtBot):
    open_text(window, tmp_path / "order.xml", OUT_OF_ORDER.format(namespace=NAMESPACE), qtbot)
    assert not window.actions_by_id["fix-all"].isEnabled()


def test_fixes_skip_and_count_read_only_entries(window, tmp_path, qtbot: QtBot):
    bad = "<url><loc>https://a.example/{n} x</loc></url>"
    (tmp_path / "sound.xml").write_text(f'<urlset xmlns="{NAMESPACE}">{bad.format(n=1)}</urlset>', encoding="utf-8")
    packed = bytearray(gzip.compress(f'<urlset xmlns="{NAMESPACE}">{bad.format(n=2)}</urlset>'.encode()))
    packed[-8] ^= 0xFF
    (tmp_path / "doubted.xml.gz").write_bytes(bytes(packed))
    index = index_xml("https://a.example/sound.xml", "https://a.example/doubted.xml.gz")
    open_text(window, tmp_path / "sitemap.xml", index, qtbot)
    dialog = open_dialog(window, qtbot, "fix-all")
    assert column_texts(dialog, ChangeColumn.BEFORE) == ["https://a.example/1 x"]
    assert dialog.note.text() == "1 entry in a read-only sitemap is skipped."
    dialog.button.click()
    assert locs(window) == ["https://a.example/1%20x", "https://a.example/2 x"]


def test_closing_fix_dialog_cancels_planning(window, qtbot: QtBot):
    window.actions_by_id["fix-all"].trigger()
    dialog = only_visible(window, FixesDialog)
    job = dialog.job
    assert job is not None
    with qtbot.waitSignal(job.ended):
        dialog.reject()
    assert job.progress.is_cancelled


def test_ticked_outdated_index_date_is_fixed_and_undone(window, tmp_path, qtbot: QtBot):
    for name in ("a", "b"):
        entry = f"<url><loc>https://a.example/{name}</loc><lastmod>2025-03-04</lastmod></url>"
        (tmp_path / f"{name}.xml").write_text(f'<urlset xmlns="{NAMESPACE}">{entry}</urlset>', encoding="utf-8")
    items = "".join(
        f"<sitemap><loc>https://a.example/{name}.xml</loc><lastmod>2025-01-0{day}</lastmod></sitemap>"
        for name, day in (("a", 1), ("b", 2))
    )
    index = f'<sitemapindex xmlns="{NAMESPACE}">{items}</sitemapindex>'
    open_text(window, tmp_path / "sitemap.xml", index, qtbot)
    problems = ProblemsPage(window)
    assert problems.fix_text(problems.rule_index("index-lastmod-old")) == "Fix all (2)"
    problems.click_fix(problems.rule_index("index-lastmod-old"), qtbot)
    dialog = open_dialog(window, qtbot)
    assert column_texts(dialog, ChangeColumn.ENTRY) == ["a.xml", "b.xml"]
    assert column_texts(dialog, ChangeColumn.FIELD) == ["lastmod", "lastmod"]
    assert column_texts(dialog, ChangeColumn.BEFORE) == ["2025-01-01", "2025-01-02"]
    assert column_texts(dialog, ChangeColumn.AFTER) == ["2025-03-04", "2025-03-04"]
    assert column_texts(dialog, RULES_COLUMN) == [RULES["index-lastmod-old"].title] * 2
    dialog.fixes.tick(0, 0, is_ticked=False)
    assert dialog.button.text() == "Fix 1 value"
    dialog.button.click()
    assert [sitemap.lastmod for sitemap in window.session.document.sitemaps] == ["2025-01-01", "2025-03-04"]
    assert window.session.undo_stack.undoText() == "Fix 1 value"
    problem = problems.problem_index("index-lastmod-old")
    assert problems.fix_text(problem) == "Fix …"
    window.session.undo()
    assert [sitemap.lastmod for sitemap in window.session.document.sitemaps] == ["2025-01-01", "2025-01-02"]


def test_placeholder_problem_has_no_fix_button(open_set, tmp_path: Path, qtbot: QtBot):
    path = tmp_path / "template.xml"
    path.write_text(sitemap_xml("https://a.example/${slug}", "https://a.example/b"), encoding="utf-8")
    problems = ProblemsPage(open_set(path))
    for rule in ("loc-placeholder", "loc-characters"):
        assert problems.fix_text(problems.rule_index(rule)) == ""
