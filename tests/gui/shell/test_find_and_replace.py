"""Find and replace: stepping through matches, replacing one or all, and undo."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from sitemap_studio.gui.table.cell_painting import map_spans_to_elided
from sitemap_studio.search.find_replace import SearchQuery, match_spans, spans_of_all
from tests.gui.shell.conftest import sitemap_xml

LOCS = ("https://a.example/shop/shop", "https://a.example/about", "https://a.example/Shop?x=1")


@pytest.fixture
def find_window(open_set, tmp_path: Path):
    """Window with three entries and the find panel."""
    path = tmp_path / "shop.xml"
    path.write_text(sitemap_xml(*LOCS))
    window = open_set(path)
    window.page.view.go_to(0, 0)
    window.actions_by_id["replace"].trigger()
    return window


def wait_until_idle(window, qtbot: QtBot) -> None:
    """Wait until no search runs."""
    qtbot.waitUntil(lambda: not window.finding.is_busy)


def search(window, text: str, qtbot: QtBot, by: str = "") -> None:
    """Type a search text and a replacement."""
    window.finding.find_line.setText(text)
    window.finding.replace_line.setText(by)
    wait_until_idle(window, qtbot)


def trigger_action(window, qtbot: QtBot, action: str) -> tuple[int, int]:
    """Trigger an action, and return the current cell afterwards."""
    window.actions_by_id[action].trigger()
    wait_until_idle(window, qtbot)
    index = window.page.view.currentIndex()
    return index.row(), index.column()


def locs(window) -> list[str | None]:
    """Return all URLs."""
    return window.session.document.table.locs()


def test_match_count_depends_on_options_and_escape_focuses_table(find_window, qtbot: QtBot):
    search(find_window, "shop", qtbot)
    for widget in (
        find_window.finding.find_line,
        find_window.finding.case,
        find_window.finding.field,
        find_window.finding.preview_button,
    ):
        widget.setFocus()
        qtbot.keyClick(widget, Qt.Key.Key_Escape)
        assert find_window.page.view.hasFocus()
    # Case, whole words and fields can be asked for.
    assert find_window.finding.count.text() == "3 matches in 2 entries"
    find_window.finding.case.setChecked(True)
    wait_until_idle(find_window, qtbot)
    assert find_window.finding.count.text() == "2 matches in 1 entry"
    find_window.finding.find_line.setText("sho")
    find_window.finding.word.setChecked(True)
    wait_until_idle(find_window, qtbot)
    assert find_window.finding.count.text() == "No matches."
    find_window.finding.field.setCurrentIndex(find_window.finding.field.findData("lastmod"))
    find_window.finding.find_line.setText("2026")
    find_window.finding.word.setChecked(False)
    wait_until_idle(find_window, qtbot)
    assert find_window.finding.count.text() == "3 matches in 3 entries"


def test_next_and_previous_match_wrap_around(find_window, qtbot: QtBot):
    search(find_window, "shop", qtbot)
    assert trigger_action(find_window, qtbot, "find-next") == (0, 0)
    assert trigger_action(find_window, qtbot, "find-next") == (0, 0)
    assert trigger_action(find_window, qtbot, "find-next") == (2, 0)
    assert trigger_action(find_window, qtbot, "find-next") == (0, 0)
    assert find_window.finding.count.text() == find_window.status.note.text() == "Continued from the start."
    assert trigger_action(find_window, qtbot, "find-previous") == (2, 0)
    assert find_window.status.note.text() == "Continued from the end."
    # In haste, before the first one was found.
    for action in ("find-next", "find-next", "find-previous", "find-next"):
        find_window.actions_by_id[action].trigger()
    assert trigger_action(find_window, qtbot, "find-next") == (2, 0)
    # Enter in the line finds the next match, Shift+Enter the previous one.
    search(find_window, "x=1", qtbot)
    qtbot.keyClick(find_window.finding.find_line, Qt.Key.Key_Return)
    wait_until_idle(find_window, qtbot)
    assert find_window.page.view.currentIndex().row() == 2
    search(find_window, "about", qtbot)
    qtbot.keyClick(find_window.finding.find_line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    wait_until_idle(find_window, qtbot)
    assert find_window.page.view.currentIndex().row() == 1


def test_replace_button_replaces_match_and_selects_next(find_window, qtbot: QtBot):
    search(find_window, "shop", qtbot, by="shop/shop")
    trigger_action(find_window, qtbot, "find-next")
    for _ in range(3):
        find_window.finding.replace_button.click()
        wait_until_idle(find_window, qtbot)
    assert locs(find_window) == [
        "https://a.example/shop/shop/shop/shop",
        "https://a.example/about",
        "https://a.example/shop/shop?x=1",
    ]
    assert find_window.session.undo_stack.count() == 3
    assert find_window.session.undo_stack.undoText() == "Replace"


def test_replace_without_current_match_only_finds_next(find_window, qtbot: QtBot):
    search(find_window, "about", qtbot, by="imprint")
    find_window.finding.replace_button.click()
    wait_until_idle(find_window, qtbot)
    assert locs(find_window)[1] == "https://a.example/about"
    assert find_window.page.view.currentIndex().row() == 1
    find_window.finding.replace_button.click()
    wait_until_idle(find_window, qtbot)
    assert locs(find_window)[1] == "https://a.example/imprint"
    assert find_window.finding.count.text() == "Replaced. There are no more matches."
    find_window.finding.replace_button.click()
    wait_until_idle(find_window, qtbot)
    assert find_window.finding.count.text() == "No matches."


def preview_values(window, qtbot: QtBot) -> list[str]:
    """Return the new values in the preview of replacing all."""
    window.finding.preview_button.click()
    wait_until_idle(window, qtbot)
    values = window.finding.values
    return [values.index(row, ChangeColumn.AFTER).data() for row in range(values.rowCount())]


def test_replace_all_after_preview_is_one_step(find_window, qtbot: QtBot):
    search(find_window, "shop", qtbot, by="store")
    assert preview_values(find_window, qtbot) == ["https://a.example/store/store", "https://a.example/store?x=1"]
    assert find_window.finding.apply_button.text() == "Replace in 2 values"
    find_window.finding.apply_button.setFocus()
    qtbot.keyClick(find_window.finding.apply_button, Qt.Key.Key_Space)
    wait_until_idle(find_window, qtbot)
    assert find_window.finding.find_line.hasFocus()
    assert locs(find_window)[0] == "https://a.example/store/store"
    assert find_window.session.undo_stack.undoText() == "Replace in 2 values"
    assert find_window.finding.count.text() == "2 values replaced."
    assert find_window.finding.values.plan is None
    find_window.session.undo_stack.undo()
    assert locs(find_window) == list(LOCS)
    wait_until_idle(find_window, qtbot)
    assert find_window.finding.count.text() == "3 matches in 2 entries"


def test_unticked_value_is_not_replaced_and_edit_discards_preview(find_window, qtbot: QtBot, open_set, three_entries):
    search(find_window, "shop", qtbot, by="store")
    preview_values(find_window, qtbot)
    find_window.finding.values.tick(0, 0, is_ticked=False)
    find_window.finding.apply_button.click()
    wait_until_idle(find_window, qtbot)
    assert (locs(find_window)[0], locs(find_window)[2]) == (LOCS[0], "https://a.example/store?x=1")
    assert find_window.finding.count.text() == "1 value replaced."
    # An edit, and another set, take the preview away.
    preview_values(find_window, qtbot)
    find_window.actions_by_id["add-entry"].trigger()
    assert find_window.finding.values.plan is None
    find_window.finding.apply_button.click()
    assert locs(find_window)[0] == LOCS[0]
    find_window.session.undo_stack.setIndex(0)
    wait_until_idle(find_window, qtbot)
    assert preview_values(find_window, qtbot)
    open_set(three_entries)
    assert find_window.finding.values.plan is None
    assert find_window.finding.count.text() == ""


@pytest.mark.parametrize(("text", "replacement"), [("(", ""), ("[z-a]", ""), ("a{5000000}", ""), ("(a)", "$9")])
def test_invalid_search_expression_is_reported_and_finds_nothing(find_window, qtbot: QtBot, text, replacement):
    find_window.finding.expression.setChecked(True)
    search(find_window, text, qtbot, by=replacement)
    assert find_window.finding.reason.text()
    assert not find_window.finding.next.isEnabled()
    for ask in (find_window.finding.find_next, find_window.finding.replace, find_window.finding.plan_replacing_all):
        ask()
    wait_until_idle(find_window, qtbot)
    assert locs(find_window) == list(LOCS)
    search(find_window, r"/(\w+)\?x=(\d)", qtbot, by="/$2/$1")
    assert preview_values(find_window, qtbot) == ["https://a.example/1/Shop"]


def test_scope_of_selected_entries_limits_search(find_window, qtbot: QtBot):
    find_window.page.view.go_to(2, 0)
    find_window.finding.scope.setCurrentIndex(1)
    search(find_window, "shop", qtbot, by="store")
    assert find_window.finding.count.text() == "1 match in 1 entry"
    assert preview_values(find_window, qtbot) == ["https://a.example/store?x=1"]


def test_read_only_entries_are_found_but_omitted_from_preview(open_set, tmp_path, qtbot: QtBot):
    path = tmp_path / "torn.xml"
    path.write_text(sitemap_xml("https://a.example/1", "https://a.example/2").replace("/2</loc>", "/2&amp</lo"))
    window = open_set(path)
    window.actions_by_id["replace"].trigger()
    search(window, "example", qtbot, by="x")
    assert "1 match" in window.finding.count.text()
    assert preview_values(window, qtbot) == []


@pytest.mark.fonts
def test_matches_of_search_are_highlighted_in_table(find_window, qtbot: QtBot):
    view = find_window.page.view
    before = paint_view(view)
    search(find_window, "about", qtbot)
    after = paint_view(view)
    assert after != before
    find_window.finding.find_line.clear()
    wait_until_idle(find_window, qtbot)
    assert paint_view(view) == before


def paint_view(view) -> QImage:
    """Render the second row of the table."""
    view.clearSelection()
    rect = view.visualRect(view.entries.index(1, 0))
    return view.viewport().grab(rect).toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_match_spans_are_mapped_to_elided_text():
    text, shown = "abcdefghij", "abc\u2026ij"
    assert map_spans_to_elided(text, shown, [(0, 2), (8, 10), (4, 6), (1, 9)]) == [(0, 2), (4, 6), (3, 4), (1, 5)]
    assert map_spans_to_elided(text, text, [(0, 2)]) == [(0, 2)]
    assert map_spans_to_elided("x", "", [(0, 1)]) == []


@pytest.mark.parametrize(
    "query",
    [
        SearchQuery("a"), SearchQuery("A", is_case_sensitive=True), SearchQuery("ab", is_whole_word=True), SearchQuery(""), SearchQuery("é"),
        SearchQuery("a|$", is_expression=True), SearchQuery(r"\b", is_expression=True),
    ],
    ids=['text', 'case', 'whole-word', 'empty', 'accent', 'expression', 'empty-matches'],
)  # fmt: skip
def test_vectorized_search_equals_search_of_single_texts(query):
    texts = ["", "ab a AB", "xabx", "éÉ", "a\ue000b", "…a…", "a" * 50]
    assert spans_of_all(query, texts) == [match_spans(query, text) for text in texts]
