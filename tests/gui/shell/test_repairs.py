"""Malformed files in the window: Problems lists the repairs, and nothing on disk changes before a save."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.explanation import explanation_lines
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.rule import Severity
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import index_xml, sitemap_xml
from tests.gui.shell.problems_page import ProblemsPage

REPAIRS = "repairs"
BROKEN = (
    '\n<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    "<url><loc>https://a.example/?x=1&y=2&lt=3</loc></url>\n</urlset>\n"
)


@pytest.fixture
def broken_sitemap(tmp_path: Path) -> Path:
    path = tmp_path / "broken.xml"
    path.write_text(BROKEN, encoding="utf-8")
    return path


@pytest.fixture
def many_entries_two_repairs(tmp_path: Path) -> Path:
    """Sitemap of 200 entries; the tenth and the last have an unescaped ampersand."""
    path = tmp_path / "many.xml"
    locs = [f"https://a.example/{n}" for n in range(200)]
    locs[9] += "?x=1&y=2"
    locs[199] += "?x=1&z=3"
    path.write_text(sitemap_xml(*locs), encoding="utf-8")
    return path


def repairs_of(page: ProblemsPage) -> list[QModelIndex]:
    """Return the rows of the repairs."""
    rule = page.rule_index(REPAIRS)
    page.tree.fetchMore(rule)
    return [page.tree.index(row, 0, rule) for row in range(page.tree.rowCount(rule))] or [rule]


def before_and_after(page: ProblemsPage, index: QModelIndex) -> tuple[str, str]:
    """Return the texts before and after a repair in its explanation."""
    page.view.setCurrentIndex(index)
    assert page.pane.rule is not None
    lines = explanation_lines(page.pane.rule, page.window.session.document.profile, page.pane.problems)
    texts = {name: text for name, text, _ in lines}
    shown = page.pane.text.toPlainText()
    assert "Before" in shown
    assert "After" in shown
    assert texts["Before"] in shown
    assert texts["After"] in shown
    return texts["Before"], texts["After"]


def current_loc(window: MainWindow) -> str | None:
    view = window.page.view
    return view.entries.value(view.entries.slot_at(view.currentIndex().row()), "loc")


def test_malformed_file_opens_repaired_and_closes_without_question(open_set, broken_sitemap):
    window = open_set(broken_sitemap)
    assert window.session.document.table.locs() == ["https://a.example/?x=1&y=2&lt=3"]
    text = "“broken.xml” had 3 errors that were repaired. The file on disk has not changed."
    assert window.messages.text == text
    assert not window.session.has_unsaved
    window.actions_by_id["close"].trigger()
    assert not window.files.is_open
    assert broken_sitemap.read_text(encoding="utf-8") == BROKEN


def test_message_button_lists_repairs_with_before_and_after(open_set, broken_sitemap):
    window = open_set(broken_sitemap)
    (offer,) = window.messages.offers
    assert offer.text() == "Show"
    offer.click()
    page = ProblemsPage(window)
    assert page.view.hasFocus()
    lines = repairs_of(page)
    assert [index.siblingAtColumn(1).data() for index in lines] == ["line 1", "line 4", "line 4"]
    assert page.view.isExpanded(page.rule_index(REPAIRS))
    assert page.view.currentIndex() == lines[0]
    before, after = before_and_after(page, lines[1])
    assert "&y=2" in before
    assert "&amp;y=2" in after
    assert page.pane.title.text() == "Repairs"
    assert page.pane.fix.text() == "Save to repair"


def test_repairs_are_listed_but_not_counted_as_problems(open_set, broken_sitemap):
    page = ProblemsPage(open_set(broken_sitemap))
    assert "Repairs (3)" in page.row_texts
    assert page.rule_ids[:2] == ["malformed", REPAIRS]
    (info,) = [name for name in page.severity_texts if "info" in name]
    total = page.window.session.document.problems.total_by_severity()[Severity.INFO]
    assert info.split()[0] == str(total)


def test_problem_search_finds_repairs_by_repaired_text(open_set, many_entries_two_repairs, qtbot: QtBot):
    page = ProblemsPage(open_set(many_entries_two_repairs))
    page.panel.search("&amp;z=3")
    qtbot.waitUntil(lambda: not page.window.jobs.running)
    assert [before_and_after(page, index)[1] for index in repairs_of(page)] == [
        page.window.session.document.repairs[1][1].after
    ]


def test_copied_repair_has_message_and_location(open_set, broken_sitemap):
    page = ProblemsPage(open_set(broken_sitemap))
    page.view.setCurrentIndex(repairs_of(page)[1])
    page.view.copy()
    text = QGuiApplication.clipboard().text()
    assert "line 4" in text
    assert text.startswith(page.window.session.document.repairs[1][1].message)


@pytest.mark.parametrize("start", ["button", "save"])
def test_saving_writes_repairs_and_removes_them_from_problems(open_set, broken_sitemap, qtbot: QtBot, start: str):
    window = open_set(broken_sitemap)
    page = ProblemsPage(window)
    page.view.setCurrentIndex(page.rule_index(REPAIRS))
    with qtbot.waitSignal(window.files.saved):
        page.pane.fix.click() if start == "button" else window.actions_by_id["save"].trigger()
        assert confirm_save(window)
    assert window.status.note.text() == "Saved “broken.xml”. 3 repairs were saved."
    assert "&amp;y=2&amp;lt=3" in broken_sitemap.read_text(encoding="utf-8")
    page.refresh()
    assert REPAIRS not in page.rule_ids
    assert not window.actions_by_id["save"].isEnabled()


def test_click_on_repair_shows_its_entry(open_set, many_entries_two_repairs, qtbot: QtBot):
    window = open_set(many_entries_two_repairs)
    page = ProblemsPage(window)
    first, last = repairs_of(page)
    page.click(first, qtbot)
    assert current_loc(window) == "https://a.example/9?x=1&y=2"
    page.click(last, qtbot)
    assert current_loc(window) == "https://a.example/199?x=1&z=3"
    qtbot.keyClick(page.view, Qt.Key.Key_Up)
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert current_loc(window) == "https://a.example/9?x=1&y=2"


def test_click_on_repair_shows_entry_in_another_sitemap(open_set, many_entries_two_repairs, qtbot: QtBot):
    many_entries_two_repairs.with_name("one.xml").write_text(sitemap_xml("https://a.example/one"), encoding="utf-8")
    path = many_entries_two_repairs.with_name("sitemap.xml")
    path.write_text(index_xml("https://a.example/one.xml", "https://a.example/many.xml"), encoding="utf-8")
    window = open_set(path)
    page = ProblemsPage(window)
    window.sitemaps.select_sitemap(0)
    page.refresh()
    assert REPAIRS not in page.rule_ids
    window.show_repairs()
    page.click(repairs_of(page)[0], qtbot)
    assert current_loc(window) == "https://a.example/9?x=1&y=2"


def test_click_on_repair_outside_entries_shows_sitemap(open_set, broken_sitemap, qtbot: QtBot):
    window = open_set(broken_sitemap)
    page = ProblemsPage(window)
    page.click(repairs_of(page)[0], qtbot)
    assert window.page.sitemap == 0


def test_click_on_repair_of_deleted_entry_shows_sitemap(open_set, many_entries_two_repairs, qtbot: QtBot):
    window = open_set(many_entries_two_repairs)
    window.page.view.selectAll()
    window.actions_by_id["delete-entries"].trigger()
    page = ProblemsPage(window)
    page.refresh()
    page.click(repairs_of(page)[0], qtbot)
    assert window.page.sitemap == 0
    window.session.undo_stack.setClean()


def test_repair_that_removes_text_shows_placeholder_as_result(open_set, tmp_path: Path):
    path = tmp_path / "tail.xml"
    path.write_text(sitemap_xml("https://a.example/1") + "junk", encoding="utf-8")
    page = ProblemsPage(open_set(path))
    texts = [before_and_after(page, index) for index in repairs_of(page)]
    assert all(before and after for before, after in texts)


def test_selected_repair_stays_selected_when_other_problems_appear(open_set, broken_sitemap):
    window = open_set(broken_sitemap)
    window.show_repairs()
    page = ProblemsPage(window)
    page.view.setCurrentIndex(repairs_of(page)[1])
    before = page.rule_ids
    model = window.page.view.model()
    assert model.setData(model.index(0, 1), "tomorrow")
    page.refresh()
    assert len(page.rule_ids) > len(before)
    current = page.view.currentIndex()
    assert (current.parent(), current.row()) == (page.rule_index(REPAIRS), 1)
    window.session.undo_stack.setClean()
