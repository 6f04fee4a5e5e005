"""The dialog with fixes by stored facts about pages: ticks, doubts, links, undo, keyboard, and saved redirects."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.check_pages_dialog import CheckPagesDialog
from sitemap_studio.gui.dialogs.page_fixes_dialog import PageFixesDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesView
from sitemap_studio.pages.facts_store import default_facts_folder
from tests.gui.shell.conftest import Opener, do, sitemap_xml
from tests.gui.shell.window_actions import only_visible
from tests.pages.stored_facts import facts_of, store_facts

SITE = "https://a.example"
OLD, TWIN, MOVED, LOST, GONE, FINE = (f"{SITE}/{name}" for name in ("old", "twin", "moved", "lost", "gone", "fine"))
NEW, OTHER = f"{SITE}/new", "https://b.example/new"


@pytest.fixture
def checked_file(tmp_path: Path, facts_folder: Path) -> Path:
    """Sitemap whose pages have stored facts; the last entry has an hreflang link to the first.

    Two entries redirect to one page, one to another host, and one to a page without facts. One is not found, and one is
    indexable.
    """
    store_facts(
        facts_of(OLD, "redirect", NEW), facts_of(TWIN, "redirect", NEW), facts_of(MOVED, "redirect", OTHER),
        facts_of(LOST, "redirect", f"{SITE}/unknown"), facts_of(GONE, "not-found"), facts_of(FINE), facts_of(NEW),
        facts_of(OTHER),
    )  # fmt: skip
    path = tmp_path / "sitemap.xml"
    link = f'<xhtml:link rel="alternate" hreflang="en" href="{OLD}"/>'
    text = sitemap_xml(OLD, TWIN, MOVED, LOST, GONE, FINE).replace(
        "<urlset", '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    )
    path.write_text(text.replace(f"<loc>{FINE}</loc>", f"<loc>{FINE}</loc>{link}"))
    return path


@pytest.fixture
def window_with_facts(open_set: Opener, checked_file: Path) -> MainWindow:
    """Window with the sitemap of `checked_file`."""
    return open_set(checked_file)


def open_dialog(window: MainWindow, qtbot: QtBot) -> PageFixesDialog:
    """Open the dialog by its action, and return it with its plan."""
    do(window, "fix-pages")
    return wait_for_plan(window, qtbot)


def wait_for_plan(window: MainWindow, qtbot: QtBot) -> PageFixesDialog:
    """Return the open dialog after it has planned."""
    dialog = only_visible(window, PageFixesDialog)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    return dialog


def rows(dialog: PageFixesDialog) -> list[tuple[object, ...]]:
    """Return for each row its check state, None without a check box, and the texts from the second column on."""
    model = dialog.fixes
    return [
        (
            None if (state := model.index(row, 0).data(Qt.ItemDataRole.CheckStateRole)) is None
            else state is Qt.CheckState.Checked,
            *(model.index(row, column).data() for column in range(1, 5)),
        )
        for row in range(model.rowCount())
    ]  # fmt: skip


def test_list_shows_fixes_links_and_unfixed_entries(window_with_facts, qtbot: QtBot):
    dialog = open_dialog(window_with_facts, qtbot)
    assert rows(dialog) == [
        (True, "loc", OLD, NEW, "redirects"),
        (True, "loc", TWIN, "(removed)", f"{NEW} is in entry 1"),
        (False, "loc", MOVED, OTHER, "The host changes to b.example."),
        (None, "xhtml:link", OLD, NEW, "changes with entry 1"),
        (None, "loc", "", f"The facts of {SITE}/unknown are not stored.", "redirects"),
    ]
    assert "2 entries will change, 1 is unticked" in dialog.sentence.text()
    assert dialog.note.text() == (
        "1 fix is uncertain, and not ticked at first. 1 entry can't be fixed, and is listed last."
    )
    assert dialog.button.text() == "Fix 2 entries"


def test_short_reasons_leave_room_to_urls(window_with_facts, qtbot: QtBot):
    store_facts(facts_of(TWIN), facts_of(MOVED))
    (view,) = open_dialog(window_with_facts, qtbot).findChildren(PlannedChangesView)
    reason, header = len(ChangeColumn), view.horizontalHeader()
    assert view.columnWidth(reason) <= max(view.sizeHintForColumn(reason), header.sectionSizeHint(reason))
    assert view.columnWidth(ChangeColumn.AFTER) > view.columnWidth(reason)


def test_ticked_fixes_are_one_undo_step(window_with_facts, qtbot: QtBot):
    window = window_with_facts
    before = window.session.document.table.locs()
    dialog = open_dialog(window, qtbot)
    qtbot.mouseClick(dialog.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.session.is_busy)
    assert window.session.document.table.locs() == [NEW, MOVED, LOST, GONE, FINE]
    table = window.session.document.table
    assert f'href="{NEW}"' in table.extensions_of(table.order[-1:])["xml"][0]
    assert window.actions_by_id["undo"].text() == "&Undo Fix 2 entries"
    do(window, "undo")
    qtbot.waitUntil(lambda: not window.session.is_busy)
    assert window.session.document.table.locs() == before


def test_ticks_of_removal_and_its_replacement_agree(window_with_facts, qtbot: QtBot):
    dialog = open_dialog(window_with_facts, qtbot)

    def ticks() -> list[object]:
        """Return the check states of the three fixes."""
        return [row[0] for row in rows(dialog)[:3]]

    dialog.fixes.tick(0, 0, is_ticked=False)
    assert ticks() == [False, False, False]
    assert not dialog.button.isEnabled()
    dialog.fixes.tick(1, 1, is_ticked=True)
    assert ticks() == [True, True, False]


def test_dialog_is_usable_with_keyboard_only(window_with_facts, qtbot: QtBot):
    window = window_with_facts
    dialog = open_dialog(window, qtbot)
    assert dialog.reasons["redirect"].hasFocus()
    qtbot.keyClick(dialog.reasons["redirect"], Qt.Key.Key_Space)
    for box in (dialog.reasons["canonical"], dialog.reasons["not-found"]):
        while not box.hasFocus():
            qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(dialog.reasons["not-found"], Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert rows(dialog) == [(True, "loc", GONE, "(removed)", "not found")]
    while not dialog.view.hasFocus():
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Home)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert not dialog.button.isEnabled()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.session.is_busy)
    assert GONE not in window.session.document.table.locs()


def test_ticks_survive_another_choice_of_reasons(window_with_facts, qtbot: QtBot):
    dialog = open_dialog(window_with_facts, qtbot)
    dialog.fixes.tick(2, 2, is_ticked=True)
    dialog.fixes.tick(0, 0, is_ticked=False)
    dialog.reasons["not-found"].setChecked(True)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert [row[0] for row in rows(dialog)] == [False, False, True, True, None, None]


def test_dialog_for_some_pages_lists_only_their_fixes(window_with_facts, qtbot: QtBot):
    window_with_facts.show_page_fixes_dialog((TWIN,))
    dialog = wait_for_plan(window_with_facts, qtbot)
    assert [row[2] for row in rows(dialog)] == [TWIN]


def damage_facts(window: MainWindow, qtbot: QtBot) -> None:
    """Overwrite all files with stored facts, after the window has loaded them."""
    qtbot.waitUntil(lambda: window.session.document.page_columns is not None)
    for file in default_facts_folder().glob("*.sqlite"):
        file.write_bytes(b"damaged " * 1_000)


def test_dialog_names_damaged_file_of_facts(window_with_facts, qtbot: QtBot):
    damage_facts(window_with_facts, qtbot)
    dialog = open_dialog(window_with_facts, qtbot)
    assert dialog.note.text().startswith("The stored page facts in “a.example-443.sqlite” were damaged.")
    dialog.reasons["not-found"].setChecked(True)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert "were damaged" in dialog.note.text()


def test_saving_redirects_names_damaged_file_of_facts(window_with_facts, checked_file: Path, qtbot: QtBot):
    window = window_with_facts
    dialog = open_dialog(window, qtbot)
    damage_facts(window, qtbot)
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    chooser = dialog.findChild(QFileDialog)
    assert isinstance(chooser, QFileDialog)
    chooser.fileSelected.emit(str(checked_file.with_name("redirects.csv")))
    chooser.reject()
    qtbot.waitUntil(lambda: "a.example-443.sqlite” were damaged" in window.messages.text)


def test_links_to_removed_page_are_listed_as_removed(window_with_facts, checked_file: Path, qtbot: QtBot):
    store_facts(facts_of(OLD, "not-found"))
    dialog = open_dialog(window_with_facts, qtbot)
    dialog.reasons["not-found"].setChecked(True)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert (None, "xhtml:link", OLD, "(removed)", "changes with entry 1") in rows(dialog)


def test_dialog_without_facts_advises_to_check_pages(
    open_set: Opener, three_entries: Path, facts_folder: Path, qtbot: QtBot
):
    dialog = open_dialog(open_set(three_entries), qtbot)
    assert dialog.sentence.text() == "There are no facts about the pages. Check the pages first."
    assert not dialog.button.isEnabled()


def test_saved_redirects_are_written_as_csv(window_with_facts, checked_file: Path, qtbot: QtBot):
    window = window_with_facts
    dialog = open_dialog(window, qtbot)
    qtbot.keyClick(dialog.save_button, Qt.Key.Key_Space)
    chooser = dialog.findChild(QFileDialog)
    assert isinstance(chooser, QFileDialog)
    target = checked_file.with_name("redirects.csv")
    chooser.fileSelected.emit(str(target))
    chooser.reject()
    qtbot.waitUntil(lambda: window.messages.text == "Saved “redirects.csv”.")
    assert target.read_text().splitlines() == [
        "from,to,status", f"{OLD},{NEW},301", f"{TWIN},{NEW},301", f"{MOVED},{OTHER},301", f"{LOST},{SITE}/unknown,301",
    ]  # fmt: skip


def scope_of(dialog: PageFixesDialog) -> list[str]:
    """Return the items of the scope, the current one first; empty if it is hidden."""
    box = dialog.findChild(QComboBox, "scope")
    assert box is not None
    others = [box.itemText(number) for number in range(box.count()) if number != box.currentIndex()]
    return [box.currentText(), *others] if box.isVisible() else []


def test_scope_is_hidden_without_filter(window_with_facts, qtbot: QtBot):
    assert scope_of(open_dialog(window_with_facts, qtbot)) == []


def test_fixes_are_limited_to_filtered_entries_at_first(window_with_facts, qtbot: QtBot):
    window_with_facts.page.bar.apply_text("loc contains twin")
    dialog = open_dialog(window_with_facts, qtbot)
    assert scope_of(dialog) == ["Entries shown (1)", "The whole set (6)"]
    assert rows(dialog) == [(True, "loc", TWIN, NEW, "redirects")]
    qtbot.keyClick(dialog, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QComboBox))
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: not dialog.is_job_pending and dialog.fixes.rowCount() == 5)


def test_filter_without_entries_has_no_fixes(window_with_facts, qtbot: QtBot):
    window_with_facts.page.bar.apply_text("loc contains nothing-at-all")
    dialog = open_dialog(window_with_facts, qtbot)
    assert scope_of(dialog)[0] == "Entries shown (0)"
    assert dialog.sentence.text() == "No automatic fixes are available."
    assert not dialog.button.isEnabled()


@pytest.mark.parametrize(("number", "locs"), [(1, [OLD]), (0, [])], ids=["set", "filtered"])
def test_fix_of_cause_covers_whole_set_at_first(window_with_facts, qtbot: QtBot, number: int, locs: list[str]):
    window_with_facts.page.bar.apply_text("loc contains twin")
    window_with_facts.show_page_fixes_dialog((OLD,))
    dialog = wait_for_plan(window_with_facts, qtbot)
    assert dialog.scope.currentIndex() == 1
    dialog.scope.setCurrentIndex(number)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert [row[2] for row in rows(dialog) if row[0]] == locs


def test_dialog_without_facts_offers_check_of_pages(open_set: Opener, three_entries: Path, qtbot: QtBot):
    window = open_set(three_entries)
    dialog = open_dialog(window, qtbot)
    assert dialog.sentence.text() == "There are no facts about the pages. Check the pages first."
    button = dialog.findChild(QPushButton, "check-pages")
    assert button is not None
    assert (button.isVisible(), button.isDefault(), button.text()) == (True, True, "Chec&k pages …")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert only_visible(window, CheckPagesDialog).isVisible()
    assert not dialog.isVisible()


def test_dialog_with_facts_has_no_button_for_check(window_with_facts, qtbot: QtBot):
    dialog = open_dialog(window_with_facts, qtbot)
    assert not dialog.check_button.isVisible()
    assert dialog.button.isDefault()
