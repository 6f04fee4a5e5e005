"""Undo and redo keys in all focused widgets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.bulk_edit_dialog import BulkEditDialog
from sitemap_studio.gui.dialogs.fixes_dialog import FixesDialog
from sitemap_studio.gui.dialogs.sitemap_dialogs import ChooseSitemapDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.entry_view import EntryView
from tests.gui.shell.conftest import Opener, do

REDO = ("Ctrl+Shift+Z", "Ctrl+Y")


def press(window: MainWindow, key: str) -> None:
    """Press a key in the focused widget."""
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    combination = QKeySequence(key)[0]  # type: ignore[index]  # the stubs do not know it
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, combination.key(), combination.keyboardModifiers())


def line_of(window: MainWindow, name: str) -> QLineEdit:
    found = window.findChild(QLineEdit, name)
    assert found is not None
    return found


def dialog_of(window: MainWindow, kind: type[QDialog]) -> QDialog:
    return next(dialog for dialog in window.findChildren(kind) if dialog.isVisible())


def change_in_bulk(window: MainWindow, qtbot: QtBot) -> None:
    do(window, "bulk")
    dialog = dialog_of(window, BulkEditDialog)
    assert isinstance(dialog, BulkEditDialog)
    dialog.field.setCurrentIndex(dialog.field.findData("lastmod"))
    dialog.operation.setCurrentIndex(dialog.operation.findData("lastmod-now"))
    qtbot.waitUntil(lambda: not dialog.is_job_pending and dialog.button.isEnabled())
    qtbot.mouseClick(dialog.button, Qt.MouseButton.LeftButton)


def fix_all(window: MainWindow, qtbot: QtBot) -> None:
    do(window, "fix-all")
    dialog = dialog_of(window, FixesDialog)
    assert isinstance(dialog, FixesDialog)
    qtbot.waitUntil(lambda: not dialog.is_job_pending and dialog.button.isEnabled())
    qtbot.mouseClick(dialog.button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("change", [change_in_bulk, fix_all], ids=["bulk", "fixes"])
def test_undo_key_after_dialog_undoes_its_change_not_filter(
    open_set: Opener, qtbot: QtBot, flawed: Path, change: Callable[[MainWindow, QtBot], None]
):
    window = open_set(flawed)
    before = window.session.document.table.locs()
    line = line_of(window, "filter")
    line.setFocus()
    QTest.keyClicks(line, "a.example")
    change(window, qtbot)
    qtbot.waitUntil(lambda: not window.session.is_busy and window.session.undo_stack.index() == 1)
    qtbot.waitUntil(lambda: isinstance(window.focusWidget(), EntryView))
    press(window, "Ctrl+Z")
    qtbot.waitUntil(lambda: window.session.undo_stack.index() == 0)
    assert window.session.document.table.locs() == before
    assert line.text() == "a.example"


def test_undo_key_after_moving_entries_undoes_move(open_set: Opener, qtbot: QtBot, set_with_missing: Path):
    window = open_set(set_with_missing)
    line = line_of(window, "filter")
    line.setFocus()
    QTest.keyClicks(line, "a")
    do(window, "move-entries")
    dialog = dialog_of(window, ChooseSitemapDialog)
    assert isinstance(dialog, ChooseSitemapDialog)
    dialog.list.setCurrentRow(1)
    dialog.accept_button.click()
    qtbot.waitUntil(lambda: isinstance(window.focusWidget(), EntryView))
    press(window, "Ctrl+Z")
    assert (window.session.undo_stack.index(), line.text()) == (0, "a")


def test_rejected_dialog_returns_focus_to_filter_field(open_set: Opener, qtbot: QtBot, three_entries: Path):
    window = open_set(three_entries)
    line = line_of(window, "filter")
    line.setFocus()
    do(window, "bulk")
    dialog_of(window, BulkEditDialog).reject()
    assert window.focusWidget() is line


def fields(window: MainWindow) -> dict[str, QWidget]:
    """Return the text fields of a window with all panels, by name."""
    for panel in ("finding", "entry", "sitemaps"):
        window.docks.show_panel(panel)
    QApplication.processEvents()
    kinds = (QLineEdit, QPlainTextEdit, QSpinBox)
    found = [each for each in window.findChildren(QWidget) if isinstance(each, kinds) and not each.isReadOnly()]
    usable = [each for each in found if each.isVisible() and each.isEnabled()]
    return {f"{number} {each.accessibleName()}": each for number, each in enumerate(usable)}


def test_undo_and_redo_in_unedited_fields_act_on_set(open_set: Opener, qtbot: QtBot, three_entries: Path):
    window = open_set(three_entries)
    stack = window.session.undo_stack
    window.page.view.go_to(0, 1)
    do(window, "clear-cells")
    # The panel of the entry shows its fields a little later.
    qtbot.waitUntil(lambda: len(fields(window)) >= 6)
    found = fields(window)
    for name, field in found.items():
        field.setFocus()
        press(window, "Ctrl+Z")
        assert stack.index() == 0, name
        field.setFocus()
        press(window, REDO[len(name) % 2])
        assert stack.index() == 1, name


@pytest.mark.parametrize("name", ["filter", "find"])
def test_text_field_undoes_its_own_text_first(open_set: Opener, qtbot: QtBot, three_entries: Path, name: str):
    window = open_set(three_entries)
    window.page.view.go_to(0, 1)
    do(window, "clear-cells")
    do(window, "replace")
    line = line_of(window, name)
    line.setFocus()
    QTest.keyClicks(line, "a")
    press(window, "Ctrl+Z")
    assert (line.text(), window.session.undo_stack.index()) == ("", 1)
    line.setFocus()
    press(window, "Ctrl+Z")
    assert window.session.undo_stack.index() == 0


def test_undo_in_unedited_cell_editor_undoes_last_set_change(open_set: Opener, qtbot: QtBot, three_entries: Path):
    window = open_set(three_entries)
    window.page.view.go_to(0, 1)
    do(window, "clear-cells")
    window.page.view.go_to(1, 0)
    window.page.view.setFocus()
    press(window, "F2")
    editor = window.focusWidget()
    assert isinstance(editor, QLineEdit)
    press(window, "Ctrl+Z")
    assert window.session.undo_stack.index() == 0
