"""Malformed files are the first problem in the panel, and saving writes the repaired file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import Opener, index_xml, sitemap_xml
from tests.gui.shell.problems_page import ProblemsPage

MALFORMED = sitemap_xml("https://a.example/?a=1", "https://a.example/2", "/relative").replace("a=1", "a=1&b=2")


@pytest.fixture
def open_set(window: MainWindow, open_set: Opener) -> Opener:
    """Function that opens a file in the window, with the problems panel below the table."""

    def open_and_show(path: Path) -> MainWindow:
        open_set(path)
        window.docks.show_panel("problems")
        return window

    return open_and_show


@pytest.fixture
def malformed(tmp_path: Path) -> Path:
    path = tmp_path / "malformed.xml"
    path.write_text(MALFORMED, encoding="utf-8")
    return path


def rules_listed(window: MainWindow) -> list[str]:
    return ProblemsPage(window).rule_ids


def problem_in_first_line(window: MainWindow) -> QModelIndex:
    return ProblemsPage(window).problem_index("malformed")


def test_malformed_file_is_listed_first_and_save_repairs_it(open_set, malformed, qtbot: QtBot):
    window = open_set(malformed)
    assert rules_listed(window)[:3] == ["malformed", "repairs", "loc-relative"]
    window.problems.view.setCurrentIndex(problem_in_first_line(window))
    told = window.problems.pane.text.toPlainText()
    for part in (
        "line 4, column 34",
        "EntityRef: expecting ';'",
        "Line 4: “&” is not allowed here; it was replaced with “&amp;”.",
    ):
        assert part in told
    save = window.problems.pane.fix
    assert save.isVisibleTo(window)
    assert save.text() == "Save to repair"
    with qtbot.waitSignal(window.files.saved):
        qtbot.mouseClick(save, Qt.MouseButton.LeftButton)
        assert confirm_save(window)
    assert malformed.read_text(encoding="utf-8") == MALFORMED.replace("&", "&amp;")
    window.problems.refresh()
    assert rules_listed(window) == ["loc-relative"]
    assert window.problems.pane.fix.text() != "Save to repair"


def test_fix_button_of_malformed_row_saves_repaired_file(open_set: Opener, malformed: Path, qtbot: QtBot):
    problems = ProblemsPage(open_set(malformed))
    line = problems.rule_index("malformed")
    assert problems.fix_text(line) == "Save to repair"
    with qtbot.waitSignal(problems.window.files.saved):
        problems.click_fix(line, qtbot)
        assert confirm_save(problems.window)
    assert malformed.read_text(encoding="utf-8") == MALFORMED.replace("&", "&amp;")


def test_malformed_rule_and_context_menu_offer_save_to_repair(open_set, malformed, qtbot: QtBot):
    window = open_set(malformed)
    window.problems.view.setCurrentIndex(window.problems.tree.index(0, 0))
    assert window.problems.pane.fix.isVisibleTo(window)
    window.problems.view.setCurrentIndex(window.problems.tree.index(2, 0))
    assert window.problems.pane.fix.text() == "Fix …"
    menu = window.problems.create_menu(problem_in_first_line(window))
    (action,) = (action for action in menu.actions() if action.text() == "&Save to repair")
    with qtbot.waitSignal(window.files.saved):
        action.trigger()
        assert confirm_save(window)
    assert malformed.read_text(encoding="utf-8") == MALFORMED.replace("&", "&amp;")


def test_only_repairable_files_offer_save_to_repair(open_set, tmp_path: Path):
    (tmp_path / "torn.xml").write_text(
        sitemap_xml("https://a.example/1", "https://a.example/2").replace("</url>\n  <url>", "</url>\n  <!-- <url>"),
        encoding="utf-8",
    )
    (tmp_path / "malformed.xml").write_text(MALFORMED, encoding="utf-8")
    index = tmp_path / "sitemap.xml"
    index.write_text(index_xml("https://a.example/torn.xml", "https://a.example/malformed.xml"), encoding="utf-8")
    window = open_set(index)
    group = window.problems.tree.index(0, 0)
    torn = problem_in_first_line(window)
    for row, is_offered in ((0, False), (1, True)):
        window.problems.view.setCurrentIndex(torn.siblingAtRow(row))
        assert window.problems.pane.fix.isVisibleTo(window) is is_offered
    window.problems.view.setCurrentIndex(group)
    assert window.problems.pane.fix.isVisibleTo(window)
