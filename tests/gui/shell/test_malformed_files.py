"""A file that a strict parser refuses: the first line of the panel of problems, and saving as what to do about it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from tests.gui.shell.conftest import index_xml, sitemap_xml

MALFORMED = sitemap_xml("https://a.example/?a=1", "https://a.example/2", "/relative").replace("a=1", "a=1&b=2")


@pytest.fixture
def malformed(tmp_path: Path) -> Path:
    path = tmp_path / "malformed.xml"
    path.write_text(MALFORMED, encoding="utf-8")
    return path


def rules_listed(window: MainWindow) -> list[str]:
    tree = window.problems.tree
    return [tree.groups[row].rule.id for row in range(tree.rowCount())]


def problem_in_first_line(window: MainWindow) -> QModelIndex:
    tree = window.problems.tree
    tree.fetchMore(tree.index(0, 0))
    return tree.index(0, 0, tree.index(0, 0))


def test_a_malformed_file_is_the_first_line_is_explained_and_repaired_by_saving(opened, malformed, qtbot: QtBot):
    window = opened(malformed)
    assert rules_listed(window)[:2] == ["malformed", "loc-relative"]
    window.problems.view.setCurrentIndex(problem_in_first_line(window))
    told = window.problems.pane.text.toPlainText()
    for part in (
        "line 4, column 34",
        "EntityRef: expecting ';'",
        "Line 4: A “&” stood alone; it was written as “&amp;”.",
    ):
        assert part in told
    save = window.problems.pane.save
    assert save.isVisibleTo(window)
    assert save.text() == "Save to repair"
    with qtbot.waitSignal(window.files.saved):
        qtbot.mouseClick(save, Qt.MouseButton.LeftButton)
    assert malformed.read_text(encoding="utf-8") == MALFORMED.replace("&", "&amp;")
    window.problems.refresh()
    assert rules_listed(window) == ["loc-relative"]
    assert not window.problems.pane.save.isVisibleTo(window)


def test_the_rule_and_the_menu_offer_to_save_as_well(opened, malformed, qtbot: QtBot):
    window = opened(malformed)
    window.problems.view.setCurrentIndex(window.problems.tree.index(0, 0))
    assert window.problems.pane.save.isVisibleTo(window)
    window.problems.view.setCurrentIndex(window.problems.tree.index(1, 0))
    assert not window.problems.pane.save.isVisibleTo(window)
    menu = window.problems.menu_at(problem_in_first_line(window))
    (action,) = (action for action in menu.actions() if action.text() == "&Save to repair")
    with qtbot.waitSignal(window.files.saved):
        action.trigger()
    assert malformed.read_text(encoding="utf-8") == MALFORMED.replace("&", "&amp;")


def test_only_what_can_be_repaired_offers_to_save(opened, tmp_path: Path):
    (tmp_path / "torn.xml").write_text(
        sitemap_xml("https://a.example/1", "https://a.example/2").replace("</url>\n  <url>", "</url>\n  <!-- <url>"),
        encoding="utf-8",
    )
    (tmp_path / "malformed.xml").write_text(MALFORMED, encoding="utf-8")
    index = tmp_path / "sitemap.xml"
    index.write_text(index_xml("https://a.example/torn.xml", "https://a.example/malformed.xml"), encoding="utf-8")
    window = opened(index)
    group = window.problems.tree.index(0, 0)
    torn = problem_in_first_line(window)
    for row, is_offered in ((0, False), (1, True)):
        window.problems.view.setCurrentIndex(torn.siblingAtRow(row))
        assert window.problems.pane.save.isVisibleTo(window) is is_offered
    window.problems.view.setCurrentIndex(group)
    assert window.problems.pane.save.isVisibleTo(window)
