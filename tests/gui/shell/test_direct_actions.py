"""Direct actions: the split of sitemaps that exceed a limit, and the merge of sitemaps into a chosen target."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.new_file_dialogs import SplitDialog, WriteIndexDialog
from sitemap_studio.gui.dialogs.sitemap_dialogs import ChooseSitemapDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.profiles import MIB, PROFILES
from tests.gui.shell.conftest import Opener, do, index_xml, sitemap_xml
from tests.gui.shell.problems_page import ProblemsPage
from tests.gui.shell.window_actions import only_visible

W = TypeVar("W", bound=QWidget)


def named(parent: QWidget, kind: type[W], name: str) -> W:
    """Return the visible child of a class with an object name."""
    (found,) = [each for each in parent.findChildren(kind, name) if each.isVisible()]
    return found


def counts(window: MainWindow) -> dict[str, int]:
    """Return the number of entries by sitemap."""
    document = window.session.document
    return {sitemap.name: document.table.entry_count(sitemap.id) for sitemap in document.sitemaps}


def limit(window: MainWindow, *, max_urls: int = 50_000, max_bytes: int = 50 * MIB) -> ProblemsPage:
    """Apply limits to the profile of the set, and return its problems panel, which is shown."""
    document = window.session.document
    document.set_profile(document.profile._replace(max_urls=max_urls, max_bytes=max_bytes))
    window.session.emit_problems_changed()
    window.docks.show_panel("problems")
    problems = ProblemsPage(window)
    problems.refresh()
    return problems


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    """Index with three sitemaps of four, one and three entries."""
    for name, count in (("one", 4), ("two", 1), ("three", 3)):
        (tmp_path / f"{name}.xml").write_text(sitemap_xml(*(f"https://a.example/{name}/{n}" for n in range(count))))
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml(*(f"https://a.example/{name}.xml" for name in ("one", "two", "three"))))
    return path


def file_names(dialog: SplitDialog | WriteIndexDialog) -> list[str]:
    return [dialog.files.index(row, 0).data() for row in range(dialog.files.rowCount())]


def test_fix_action_of_too_many_urls_splits_by_count(open_set: Opener, parts: Path, qtbot: QtBot):
    window = open_set(parts)
    problems = limit(window, max_urls=3)
    problems.view.setCurrentIndex(problems.rule_index("too-many-urls"))
    button = named(window, QPushButton, "fix-problem")
    assert (button.text(), problems.fix_text(problems.rule_index("too-many-urls"))) == ("Split …", "Split …")
    problems.view.setFocus()
    do(window, "fix-cell")
    dialog = only_visible(window, SplitDialog)
    assert (dialog.mode.currentData(), dialog.number.value()) == ("count", 3)
    assert file_names(dialog) == ["one.xml", "one-2.xml"]
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert counts(window) == {"one.xml": 3, "one-2.xml": 1, "two.xml": 1, "three.xml": 3}
    problems.refresh()
    assert "too-many-urls" not in problems.rule_ids
    do(window, "undo")
    assert counts(window) == {"one.xml": 4, "two.xml": 1, "three.xml": 3}


def test_button_of_too_large_file_splits_by_size(open_set: Opener, parts: Path, qtbot: QtBot):
    folder = parts.parent
    (folder / "one.xml").write_text(sitemap_xml(*(f"https://a.example/{n}/{'x' * 1000}" for n in range(1200))))
    window = open_set(parts)
    problems = limit(window, max_bytes=MIB)
    problems.view.setCurrentIndex(problems.rule_index("too-large"))
    named(window, QPushButton, "fix-problem").click()
    dialog = only_visible(window, SplitDialog)
    assert (dialog.mode.currentData(), dialog.number.value()) == ("bytes", 1)
    assert file_names(dialog) == ["one.xml", "one-2.xml"]
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    problems.refresh()
    assert "too-large" not in problems.rule_ids


def test_button_of_rule_splits_all_its_sitemaps(open_set: Opener, parts: Path, qtbot: QtBot):
    window = open_set(parts)
    problems = limit(window, max_urls=2)
    line = problems.rule_index("too-many-urls")
    assert problems.fix_text(line) == "Split all (2)"
    assert problems.fix_text(problems.problem_index("too-many-urls", 1)) == "Split …"
    problems.click_fix(line, qtbot)
    assert counts(window) == {"one.xml": 2, "two.xml": 1, "three.xml": 2, "one-2.xml": 2, "three-2.xml": 1}
    do(window, "undo")
    assert counts(window) == {"one.xml": 4, "two.xml": 1, "three.xml": 3}


def split_into_index(window: MainWindow, qtbot: QtBot) -> list[str]:
    """Split the single file at its maximum number of URLs by the button of the problem; return the listed files."""
    problems = ProblemsPage(window)
    problems.click_fix(problems.rule_index("too-many-urls"), qtbot)
    dialog = only_visible(window, WriteIndexDialog)
    names = file_names(dialog)
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    return names


def test_split_button_of_single_file_writes_index(open_set: Opener, three_entries: Path, qtbot: QtBot):
    window = open_set(three_entries)
    limit(window, max_urls=2)
    assert split_into_index(window, qtbot) == ["shop.xml", "shop-1.xml", "shop-2.xml"]
    assert counts(window) == {"shop-1.xml": 2, "shop-2.xml": 1}


NEWS = (
    "<news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication>"
    "<news:publication_date>2026-11-28</news:publication_date><news:title>T</news:title></news:news>"
)


def news_xml(count: int, folder: str) -> str:
    """Return a sitemap of articles whose URLs are in a folder."""
    declared = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns='
    entries = sitemap_xml(*(f"https://a.example/{folder}/{n}" for n in range(count)))
    return entries.replace("xmlns=", declared, 1).replace("</url>", f"{NEWS}</url>")


def show_news_problems(window: MainWindow) -> ProblemsPage:
    """Check a set by the rules of Google, and return its problems panel, which is shown."""
    document = window.session.document
    document.set_profile(PROFILES["google"])
    window.session.emit_problems_changed()
    window.docks.show_panel("problems")
    problems = ProblemsPage(window)
    problems.refresh()
    return problems


@pytest.mark.parametrize("is_whole_rule", [True, False], ids=["rule", "problem"])
def test_button_of_too_many_news_splits_at_their_limit(
    open_set: Opener, parts: Path, qtbot: QtBot, is_whole_rule: bool
):
    (parts.parent / "one.xml").write_text(news_xml(1_003, "one"))
    window = open_set(parts)
    problems = show_news_problems(window)
    line = problems.rule_index("news-too-many-in-sitemap")
    line = line if is_whole_rule else problems.problem_index("news-too-many-in-sitemap", 2)
    assert problems.fix_text(line) == "Split …"
    problems.click_fix(line, qtbot)
    dialog = only_visible(window, SplitDialog)
    assert (dialog.mode.currentData(), dialog.number.value(), dialog.number.maximum()) == ("count", 1_000, 1_000)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert counts(window) == {"one.xml": 1_000, "one-2.xml": 3, "two.xml": 1, "three.xml": 3}
    problems.refresh()
    assert "news-too-many-in-sitemap" not in problems.rule_ids


def test_button_of_too_many_news_splits_several_sitemaps(open_set: Opener, parts: Path, qtbot: QtBot):
    for name in ("one", "three"):
        (parts.parent / f"{name}.xml").write_text(news_xml(1_001, name))
    window = open_set(parts)
    problems = show_news_problems(window)
    line = problems.rule_index("news-too-many-in-sitemap")
    assert problems.fix_text(line) == "Split all (2)"
    problems.click_fix(line, qtbot)
    assert counts(window) == {"one.xml": 1_000, "two.xml": 1, "three.xml": 1_000, "one-2.xml": 1, "three-2.xml": 1}


def test_single_file_with_excess_news_is_split_by_index(open_set: Opener, tmp_path: Path, qtbot: QtBot):
    path = tmp_path / "news.xml"
    path.write_text(news_xml(1_001, "n"))
    window = open_set(path)
    problems = show_news_problems(window)
    problems.click_fix(problems.rule_index("news-too-many-in-sitemap"), qtbot)
    assert file_names(only_visible(window, WriteIndexDialog)) == ["news.xml", "news-1.xml", "news-2.xml"]


def test_move_overflow_command_moves_excess_news(open_set: Opener, parts: Path):
    (parts.parent / "one.xml").write_text(news_xml(1_001, "one"))
    window = open_set(parts)
    do(window, "spill-sitemaps")
    assert counts(window)["one.xml"] == 1_001
    show_news_problems(window)
    do(window, "spill-sitemaps")
    assert counts(window) == {"one.xml": 1_000, "two.xml": 1, "three.xml": 3, "one-2.xml": 1}


def test_too_large_csv_file_has_no_split_button(open_set: Opener, tmp_path: Path):
    path = tmp_path / "table.csv"
    path.write_text("loc\n" + "".join(f"https://a.example/{n}\n" for n in range(4)))
    window = open_set(path)
    assert limit(window, max_urls=3).fix_text(ProblemsPage(window).rule_index("too-many-urls")) == ""
    window.page.view.entries.setData(window.page.view.entries.index(0, 0), "https://a.example/new")
    do(window, "duplicate")
    assert "Write an index …" not in [button.text() for button in window.messages.offers]


def test_split_button_of_text_file_writes_index(open_set: Opener, tmp_path: Path, qtbot: QtBot):
    path = tmp_path / "list.txt"
    path.write_text("".join(f"https://a.example/{n}\n" for n in range(4)))
    window = open_set(path)
    limit(window, max_urls=3)
    assert split_into_index(window, qtbot) == ["list-index.xml", "list.txt", "list-2.txt"]
    assert counts(window) == {"list.txt": 3, "list-2.txt": 1}


def test_too_large_index_has_no_split_button(open_set: Opener, parts: Path):
    problems = limit(open_set(parts), max_bytes=parts.stat().st_size - 1)
    files = {
        problem.sitemap for group in problems.tree.groups if group.rule.id == "too-large" for problem in group.single
    }
    assert None in files
    labels = [problems.fix_text(problems.problem_index("too-large", n)) for n in range(len(files))]
    assert labels.count("") == 1


def test_read_only_sitemap_has_no_split_button(open_set: Opener, parts: Path):
    damaged = bytearray(gzip.compress(sitemap_xml(*(f"https://a.example/{n}" for n in range(4))).encode()))
    damaged[-8] ^= 0xFF
    (parts.parent / "old.xml.gz").write_bytes(damaged)
    parts.write_text(index_xml("https://a.example/old.xml.gz", "https://a.example/three.xml"))
    problems = limit(open_set(parts), max_urls=3)
    assert problems.fix_text(problems.rule_index("too-many-urls")) == ""


# Merge


def merge_dialog(window: MainWindow, *sitemaps: int) -> ChooseSitemapDialog:
    """Select sitemaps by id, and return the dialog that asks into which they are merged."""
    window.sitemaps.select_sitemaps(sitemaps)
    do(window, "merge-sitemaps")
    return only_visible(window, ChooseSitemapDialog)


def test_merge_target_is_chosen_among_all_sitemaps_by_keyboard(open_set: Opener, parts: Path, qtbot: QtBot):
    window = open_set(parts)
    dialog = merge_dialog(window, 0, 2)
    targets = named(dialog, QListWidget, "target-sitemaps")
    assert dialog.focusWidget() is targets
    assert [targets.item(row).text() for row in range(3)] == ["one.xml (4)", "two.xml (1)", "three.xml (3)"]
    assert dialog.note.text() == "“three.xml” will be removed from the set after its entries were moved."
    qtbot.keyClick(targets, Qt.Key.Key_Down)
    assert dialog.note.text() == "2 sitemaps will be removed from the set after their entries were moved."
    qtbot.keyClick(targets, Qt.Key.Key_Down)
    assert dialog.note.text() == "“one.xml” will be removed from the set after its entries were moved."
    qtbot.keyClick(targets, Qt.Key.Key_Return)
    assert counts(window) == {"two.xml": 1, "three.xml": 7}
    assert window.session.undo_stack.undoText() == "Merge one.xml into three.xml"
    assert window.sitemaps.selected_sitemaps() == [2]
    do(window, "undo")
    assert counts(window) == {"one.xml": 4, "two.xml": 1, "three.xml": 3}


def test_sitemaps_merge_into_first_selected_by_default(open_set: Opener, parts: Path):
    window = open_set(parts)
    named(merge_dialog(window, 1, 2), QPushButton, "accept").click()
    assert counts(window) == {"one.xml": 4, "two.xml": 4}


def test_sitemaps_merge_into_new_sitemap(open_set: Opener, parts: Path):
    window = open_set(parts)
    dialog = merge_dialog(window, 0, 1)
    dialog.findChildren(QRadioButton)[1].click()
    dialog.findChildren(QLineEdit)[-1].setText("all.xml")
    named(dialog, QPushButton, "accept").click()
    assert counts(window) == {"three.xml": 3, "all.xml": 5}
    assert window.session.undo_stack.undoText() == "Merge 2 sitemaps into all.xml"
    do(window, "undo")
    assert counts(window) == {"one.xml": 4, "two.xml": 1, "three.xml": 3}


def test_single_selected_sitemap_merges_into_another(open_set: Opener, parts: Path):
    window = open_set(parts)
    dialog = merge_dialog(window, 0)
    targets, accept = named(dialog, QListWidget, "target-sitemaps"), named(dialog, QPushButton, "accept")
    assert targets.currentRow() == 1
    targets.setCurrentRow(0)
    assert (accept.isEnabled(), dialog.note.text()) == (False, "")
    targets.setCurrentRow(2)
    accept.click()
    assert counts(window) == {"two.xml": 1, "three.xml": 7}
