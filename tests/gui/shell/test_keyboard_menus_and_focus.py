"""Menus opened by Shift+F10, and the focus after fixing and saving."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.fixes_dialog import FixesDialog
from sitemap_studio.gui.dialogs.settings_dialog import SettingsDialog
from sitemap_studio.gui.help.help_window import HelpWindow
from sitemap_studio.gui.main_window import MainWindow
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import Opener
from tests.gui.shell.problems_page import ProblemsPage


def opened_menu(window: QWidget, widget: QWidget, qtbot: QtBot) -> QMenu:
    """Focus a widget, press Shift+F10, and return the menu that opens."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    (menu,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, QMenu) and each.isVisible()]
    return menu


@pytest.mark.parametrize("name", ["table", "sitemaps", "folders", "problems"])
def test_shift_f10_opens_list_menu_at_current_row(open_set: Opener, set_with_missing: Path, qtbot: QtBot, name: str):
    window = open_set(set_with_missing)
    window.docks.show_panel("problems")
    if name == "table":
        view: QAbstractItemView = window.page.view
        window.page.view.go_to(1, 1)
    else:
        view = next(each for each in getattr(window, name).findChildren(QAbstractItemView) if each.isVisible())
        view.setCurrentIndex(view.model().index(view.model().rowCount() - 1, 0))
    menu = opened_menu(window, view, qtbot)
    place = view.viewport().mapFromGlobal(menu.pos())
    row = view.visualRect(view.currentIndex())
    menu.close()
    assert row.top() - 1 <= place.y() <= row.bottom() + 1


def test_shift_f10_opens_menu_of_line_edit(open_set: Opener, three_entries: Path, qtbot: QtBot):
    window = open_set(three_entries)
    window.actions_by_id["panel-entry"].trigger()
    line = window.entry.fields.editor("loc")
    menu = opened_menu(window, line, qtbot)
    assert line.rect().contains(line.mapFromGlobal(menu.pos() - QPoint(0, 1)))
    menu.close()


def test_shift_f10_opens_menus_in_dialogs_and_help(open_set: Opener, three_entries: Path, qtbot: QtBot):
    window = open_set(three_entries)
    window.actions_by_id["settings"].trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    opened_menu(dialog, dialog.line, qtbot).close()
    dialog.close()
    window.help.show_page("filters")
    (pages,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, HelpWindow)]
    opened_menu(pages, pages.line, qtbot).close()
    pages.close()


def apply_shown_fixes(window: MainWindow, qtbot: QtBot) -> None:
    """Accept the listed fixes, and wait until the panel is updated."""
    (dialog,) = [each for each in window.findChildren(FixesDialog) if each.isVisible()]
    qtbot.waitUntil(dialog.button.isEnabled)
    dialog.button.click()
    window.activateWindow()
    window.problems.refresh()


def test_fixing_from_problems_panel_focuses_next_problem(open_set: Opener, flawed: Path, qtbot: QtBot):
    window = open_set(flawed)
    problems = ProblemsPage(window)
    row = problems.rule_ids.index("loc-inner-space")
    problems.view.setCurrentIndex(problems.rule_index("loc-inner-space"))
    window.activateWindow()
    problems.pane.fix.setFocus()
    qtbot.keyClick(problems.pane.fix, Qt.Key.Key_Space)
    apply_shown_fixes(window, qtbot)
    qtbot.waitUntil(lambda: window.focusWidget() is problems.view)
    assert problems.view.currentIndex().row() == min(row, problems.tree.rowCount() - 1)
    assert "loc-inner-space" not in problems.rule_ids


def test_fixing_from_table_and_saving_keep_focus(open_set: Opener, flawed: Path, qtbot: QtBot):
    window = open_set(flawed)
    window.docks.show_panel("problems")
    window.activateWindow()
    window.page.view.setFocus()
    window.actions_by_id["fix-all"].trigger()
    apply_shown_fixes(window, qtbot)
    assert window.focusWidget() is window.page.view
    window.activateWindow()
    places: list[QWidget] = [window.page.view, window.problems.view, window.page.bar.saved]
    for place in places:
        window.actions_by_id["add-entry"].trigger()
        place.setFocus()
        with qtbot.waitSignal(window.files.saved):
            window.actions_by_id["save"].trigger()
            assert confirm_save(window) == (place is places[0])
        window.problems.refresh()
        assert window.focusWidget() is place
