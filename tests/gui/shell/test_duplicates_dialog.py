"""The dialog that removes duplicates, opened by an action or by the fix button of a rule."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QPushButton, QTableView
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.duplicates_dialog import DuplicateColumn, DuplicatesDialog
from tests.gui.shell.conftest import NAMESPACE, do, index_xml, sitemap_xml
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
    """Return the texts of each row: location, result, lastmod, priority and URL."""
    values = dialog.values
    return [tuple(values.index(row, column).data() for column in DuplicateColumn) for row in range(values.rowCount())]


def results(dialog: DuplicatesDialog) -> list[str]:
    """Return location and result of each row, joined."""
    return [f"{location}: {result}" for location, result, *_ in row_texts(dialog)]


def test_duplicates_are_listed_with_lastmod_and_removed(open_set, set_with_duplicates, qtbot: QtBot):
    window = open_set(set_with_duplicates)
    table = window.session.document.table
    before = table.locs()
    window.actions_by_id["remove-duplicates"].trigger()
    dialog = open_dialog(window, qtbot)
    assert row_texts(dialog) == [
        ("1 · one.xml", "Kept", "2026-11-02", "", A),
        ("4 · two.xml", "Removed", "2026-11-02", "", A),
    ]
    dialog.kept.setCurrentIndex(dialog.kept.findText("the one in two.xml"))
    dialog.criterion.setCurrentIndex(1)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    removal = ["2 · one.xml: Removed", "3 · two.xml: Kept", "1 · one.xml: Removed", "4 · two.xml: Kept"]
    assert results(dialog) == removal
    qtbot.keyClick(dialog.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert not dialog.button.isEnabled()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert results(dialog) == removal
    assert dialog.button.text() == "Remove 2 entries"
    qtbot.keyClick(dialog.button, Qt.Key.Key_Return)
    assert table.locs() == [f"{B}/", A]
    window.actions_by_id["undo"].trigger()
    assert table.locs() == before
    assert not window.actions_by_id["undo"].isEnabled()


def entry(loc: str, lastmod: str = "", priority: str = "") -> str:
    """Return an entry as XML, with the values that are not empty."""
    values = (("loc", loc), ("lastmod", lastmod), ("priority", priority))
    return f"<url>{''.join(f'<{name}>{value}</{name}>' for name, value in values if value)}</url>"


@pytest.fixture
def open_triples(open_set, tmp_path: Path, qtbot: QtBot):
    """Return a function that opens a sitemap of three entries with one URL and two with another, and the dialog."""
    urls = [entry(A, "2025-01-01", "0.3"), entry(A, "2026-05-05", "0.9"), entry(B), entry(A, "", "1.0"), entry(B)]
    path = tmp_path / "a.xml"
    path.write_text(f'<urlset xmlns="{NAMESPACE}">{"".join(urls)}</urlset>')

    def open_dialog_of_triples() -> tuple:
        window = open_set(path)
        do(window, "remove-duplicates")
        return window, open_dialog(window, qtbot)

    return open_dialog_of_triples


def test_entry_to_keep_is_chosen_by_keyboard(open_triples, qtbot: QtBot):
    window, dialog = open_triples()
    view, button = dialog.findChild(QTableView, "duplicates"), dialog.findChild(QPushButton, "remove")
    assert row_texts(dialog)[:3] == [
        ("1", "Kept", "2025-01-01", "0.3", A), ("2", "Removed", "2026-05-05", "0.9", A), ("4", "Removed", "", "1.0", A),
    ]  # fmt: skip
    assert results(dialog)[3:] == ["3: Kept", "5: Removed"]
    view.setFocus()
    view.selectRow(0)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert results(dialog)[:3] == ["1: Removed", "2: Kept", "4: Removed"]
    for _ in range(4):
        qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert results(dialog)[3:] == ["3: Kept", "5: Kept"]
    assert button.text() == "Remove 2 entries"
    assert dialog.sentence.text().startswith("2 entries will be removed.")
    qtbot.keyClick(button, Qt.Key.Key_Return)
    table = window.session.document.table
    assert (table.locs(), table.column("lastmod").to_list()) == ([A, B, B], ["2026-05-05", None, None])
    assert window.session.undo_stack.undoText() == "Remove 2 entries"


def test_ticks_set_by_hand_outlast_other_criterion(open_triples, qtbot: QtBot):
    _, dialog = open_triples()

    def choose(kept: str) -> list[str]:
        """Choose which entries are kept, and return the results by location, sorted."""
        dialog.kept.setCurrentIndex(dialog.kept.findText(kept))
        qtbot.waitUntil(lambda: not dialog.is_job_pending)
        return sorted(results(dialog))

    def toggle(location: str) -> None:
        """Tick or untick the row of a location with the keyboard."""
        dialog.view.selectRow([row[0] for row in row_texts(dialog)].index(location))
        qtbot.keyClick(dialog.view, Qt.Key.Key_Space)

    toggle("4")
    newest = choose("the one with the newest lastmod")
    assert newest == ["1: Kept", "2: Removed", "3: Kept", "4: Kept", "5: Removed"]
    toggle("5")
    assert choose("the first of the set") == ["1: Kept", "2: Removed", "3: Kept", "4: Kept", "5: Kept"]
    # As planned again, the group follows the criterion.
    toggle("4")
    assert choose("the one with the newest lastmod") == ["1: Removed", "2: Kept", "3: Kept", "4: Removed", "5: Kept"]


def test_kept_entry_ticked_by_hand_stays_ticked(open_triples, qtbot: QtBot):
    _, dialog = open_triples()
    dialog.view.selectRow(0)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    dialog.criterion.setCurrentIndex(1)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert results(dialog) == ["1: Removed", "2: Kept", "4: Removed", "3: Kept", "5: Removed"]


def test_one_entry_of_group_always_stays(open_triples, qtbot: QtBot, qtmodeltester: ModelTester):
    _, dialog = open_triples()
    values = dialog.values
    qtmodeltester.check(values)

    def tick(row: int, *, is_ticked: bool = True) -> list[str]:
        state = Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked
        values.setData(values.index(row, 0), state, Qt.ItemDataRole.CheckStateRole)
        return [row_text.split(": ")[1] for row_text in results(dialog)]

    assert tick(0) == ["Removed", "Kept", "Removed", "Kept", "Removed"]
    assert tick(1) == ["Kept", "Removed", "Removed", "Kept", "Removed"]
    assert tick(2, is_ticked=False) == ["Kept", "Removed", "Kept", "Kept", "Removed"]
    assert tick(0) == ["Removed", "Removed", "Kept", "Kept", "Removed"]
    assert tick(3) == ["Removed", "Removed", "Kept", "Removed", "Kept"]


def test_duplicate_in_read_only_sitemap_is_kept(open_set, tmp_path: Path, qtbot: QtBot):
    damaged = bytearray(gzip.compress(sitemap_xml(A, B).encode()))
    damaged[-8] ^= 0xFF
    (tmp_path / "one.xml.gz").write_bytes(damaged)
    (tmp_path / "two.xml").write_text(sitemap_xml("http://a.example/c", A))
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml("http://a.example/one.xml.gz", "http://a.example/two.xml"))
    window = open_set(path)
    do(window, "remove-duplicates")
    dialog = open_dialog(window, qtbot)
    assert results(dialog) == ["1 · one.xml.gz: Kept (read-only)", "4 · two.xml: Removed"]
    box = dialog.values.index(0, 0)
    assert box.data(Qt.ItemDataRole.CheckStateRole) is None
    assert not box.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert dialog.values.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags
    qtbot.keyClick(dialog.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert results(dialog) == ["1 · one.xml.gz: Kept (read-only)", "4 · two.xml: Removed"]


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
    assert results(dialog) == ["1 · one.xml: Kept", "4 · two.xml: Removed"]
    assert dialog.sentence.text().startswith("1 entry will be removed.")
    dialog.reject()
    window.page.show_sitemaps((second,))
    window.actions_by_id["remove-duplicates"].trigger()
    of_second = open_dialog(window, qtbot)
    assert results(of_second) == ["1 · one.xml: Kept", "4 · two.xml: Removed"]
    assert of_second.sentence.text().startswith("1 entry will be removed.")
    qtbot.keyClick(of_second.button, Qt.Key.Key_Return)
    assert window.session.document.table.locs() == [A, B, f"{B}/"]


def test_fix_button_of_near_duplicate_rule_opens_duplicates_dialog(open_set, set_with_duplicates, qtbot: QtBot):
    window = open_set(set_with_duplicates)
    problems = ProblemsPage(window)
    line = problems.rule_index("loc-near-duplicate")
    assert problems.fix_text(line) == "Remove …"
    problems.click_fix(line, qtbot)
    dialog = open_dialog(window, qtbot)
    assert dialog.criterion.currentData() is True
    assert len(row_texts(dialog)) == 4
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(window.session.document.table) == 4


@pytest.mark.parametrize(
    ("urls", "rule", "expected_labels"),
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
def test_remove_button_requires_removable_duplicate(open_set, tmp_path, qtbot: QtBot, urls, rule, expected_labels):
    path = tmp_path / "a.xml"
    path.write_text(sitemap_xml(*urls))
    window = open_set(path)
    problems = ProblemsPage(window)
    line = problems.rule_index(rule)
    lines = [line, *(problems.problem_index(rule, number) for number in range(len(expected_labels) - 1))]
    assert [problems.fix_text(each) for each in lines] == expected_labels
    if expected_labels[0]:
        problems.click_fix(line, qtbot)
        assert len(row_texts(open_dialog(window, qtbot))) == 2


def test_dialog_reports_absence_of_duplicates(open_set, tmp_path: Path, qtbot: QtBot):
    path = tmp_path / "a.xml"
    path.write_text(sitemap_xml(A, B))
    window = open_set(path)
    window.actions_by_id["remove-duplicates"].trigger()
    dialog = open_dialog(window, qtbot)
    assert dialog.sentence.text() == "There are no duplicates to remove."
    assert not dialog.scope.isVisible()
    assert not dialog.button.isEnabled()
    assert dialog.kept.count() == 2
