"""The dialog that removes duplicates, opened by an action or by the fix button of a rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.duplicates_dialog import DuplicatesDialog
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from tests.gui.shell.conftest import index_xml, sitemap_xml
from tests.gui.shell.problems_page import ProblemsPage
from tests.gui.shell.window_actions import only_visible

A, B = "http://a.example/", "http://a.example/b"


@pytest.fixture
def set_with_duplicates(tmp_path: Path) -> Path:
    """Index of two sitemaps with a duplicate and a near duplicate."""
    (tmp_path / "one.xml").write_text(sitemap_xml(A, B))
    (tmp_path / "two.xml").write_text(sitemap_xml(f"{B}/", A))
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml("http://a.example/one.xml", "http://a.example/two.xml"))
    return path


def open_dialog(window, qtbot: QtBot) -> DuplicatesDialog:
    dialog = only_visible(window, DuplicatesDialog)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    return dialog


def row_texts(dialog: DuplicatesDialog) -> list[tuple[str, ...]]:
    values = dialog.values
    return [tuple(values.index(row, column).data() for column in ChangeColumn) for row in range(values.rowCount())]


def test_duplicates_are_listed_with_kept_entry_and_removed(open_set, set_with_duplicates, qtbot: QtBot):
    window = open_set(set_with_duplicates)
    table = window.session.document.table
    before = table.locs()
    window.actions_by_id["remove-duplicates"].trigger()
    dialog = open_dialog(window, qtbot)
    assert row_texts(dialog) == [("4 · two.xml", "1 · one.xml", A, A)]
    dialog.kept.setCurrentIndex(dialog.kept.findText("the one in two.xml"))
    dialog.criterion.setCurrentIndex(1)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert [row[:2] for row in row_texts(dialog)] == [
        ("1 · one.xml", "4 · two.xml"),
        ("2 · one.xml", "3 · two.xml"),
    ]
    qtbot.keyClick(dialog.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert not dialog.button.isEnabled()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert dialog.button.text() == "Remove 2 entries"
    qtbot.keyClick(dialog.button, Qt.Key.Key_Return)
    assert table.locs() == [f"{B}/", A]
    window.actions_by_id["undo"].trigger()
    assert table.locs() == before
    assert not window.actions_by_id["undo"].isEnabled()


def test_duplicates_are_removed_from_shown_sitemap_only(open_set, set_with_duplicates, qtbot: QtBot):
    window = open_set(set_with_duplicates)
    first, second = (sitemap.id for sitemap in window.session.document.sitemaps)
    window.page.show_sitemaps((first,))
    window.actions_by_id["remove-duplicates"].trigger()
    dialog = open_dialog(window, qtbot)
    assert dialog.scope.currentText() == "Entries shown (2)"
    assert dialog.scope.isVisible()
    assert dialog.sentence.text() == "There are no duplicates to remove."
    dialog.scope.setCurrentIndex(dialog.scope.findText("The whole set (4)"))
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert row_texts(dialog) == [("4 · two.xml", "1 · one.xml", A, A)]
    assert dialog.sentence.text().startswith("1 entry will be removed.")
    dialog.reject()
    window.page.show_sitemaps((second,))
    window.actions_by_id["remove-duplicates"].trigger()
    of_second = open_dialog(window, qtbot)
    assert row_texts(of_second) == [("4 · two.xml", "1 · one.xml", A, A)]
    assert of_second.sentence.text().startswith("1 entry will be removed.")
    qtbot.keyClick(of_second.button, Qt.Key.Key_Return)
    assert window.session.document.table.locs() == [A, B, f"{B}/"]


def test_fix_button_of_duplicate_rule_opens_duplicates_dialog(open_set, set_with_duplicates, qtbot: QtBot):
    window = open_set(set_with_duplicates)
    problems = ProblemsPage(window)
    line = problems.rule_index("loc-near-duplicate")
    assert problems.fix_text(line) == "Remove …"
    problems.click_fix(line, qtbot)
    dialog = open_dialog(window, qtbot)
    assert dialog.criterion.currentData() is True
    assert len(row_texts(dialog)) == 2
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(window.session.document.table) == 4


@pytest.mark.parametrize(
    ("urls", "rule", "labels"),
    [
        pytest.param([f"{A}a", f"{A}A"], "loc-near-duplicate", [""], id="letter case of the path"),
        pytest.param([f"{A}a/b", f"{A}a//b"], "loc-near-duplicate", [""], id="repeated slashes"),
        pytest.param([f"{A}a", "https://a.example/a#x"], "loc-both-protocols", [""], id="protocol and fragment"),
        pytest.param([f"{A}a", f"{A}a/"], "loc-near-duplicate", ["Remove …"], id="slash at the end"),
        pytest.param([f"{A}a", "https://a.example/a"], "loc-both-protocols", ["Remove …"], id="protocol"),
        pytest.param([f"{A}a", f"{A}a"], "loc-duplicate", ["Remove …"], id="identical"),
        pytest.param(
            [f"{A}a", f"{A}A", f"{A}A/"], "loc-near-duplicate", ["Remove all (1)", "", "Remove …"], id="one of two"
        ),
    ],
)
def test_remove_button_requires_removable_duplicate(open_set, tmp_path, qtbot: QtBot, urls, rule, labels):
    path = tmp_path / "a.xml"
    path.write_text(sitemap_xml(*urls))
    window = open_set(path)
    problems = ProblemsPage(window)
    line = problems.rule_index(rule)
    lines = [line, *(problems.problem_index(rule, number) for number in range(len(labels) - 1))]
    assert [problems.fix_text(each) for each in lines] == labels
    if labels[0]:
        problems.click_fix(line, qtbot)
        assert len(row_texts(open_dialog(window, qtbot))) == 1


def test_dialog_of_set_without_duplicates_says_so(open_set, tmp_path: Path, qtbot: QtBot):
    path = tmp_path / "a.xml"
    path.write_text(sitemap_xml(A, B))
    window = open_set(path)
    window.actions_by_id["remove-duplicates"].trigger()
    dialog = open_dialog(window, qtbot)
    assert dialog.sentence.text() == "There are no duplicates to remove."
    assert not dialog.scope.isVisible()
    assert not dialog.button.isEnabled()
    assert dialog.kept.count() == 2
