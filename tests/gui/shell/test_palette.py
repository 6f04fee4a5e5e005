"""The command palette: finding and running commands by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import THEME
from sitemap_studio.gui.actions import ACTIONS, plain_label
from sitemap_studio.gui.dialogs.command_palette import PaletteDialog
from sitemap_studio.gui.dialogs.go_to_dialog import GoToDialog
from tests.gui.shell.window_actions import only_visible


def create_palette(window) -> PaletteDialog:
    """Open the palette by its shortcut."""
    window.actions_by_id["palette"].trigger()
    return only_visible(window, PaletteDialog)


@pytest.fixture
def palette(open_set, three_entries) -> PaletteDialog:
    """Palette of a window with a set."""
    return create_palette(open_set(three_entries))


def matching_titles(dialog: PaletteDialog, text: str) -> list[str]:
    """Return the titles of the commands that match a text."""
    dialog.line.setText(text)
    return [command.title for command in dialog.list.matches]


def test_best_matching_command_is_first_and_announced(palette, qtbot: QtBot):
    offered = matching_titles(palette, "")
    for spec in ACTIONS:
        if not spec.is_menu and spec.id not in ("palette", "undo", "redo"):
            assert plain_label(spec.text) in offered
    assert "Theme: Dark" in offered
    assert "Columns: lastmod" in offered
    assert matching_titles(palette, "sel al")[0] == "Select all"
    assert matching_titles(palette, "EXPORT")[0] == "Export …"
    assert "Publish …" in matching_titles(palette, "publish robots")
    matching_titles(palette, "undo")
    assert palette.announced.startswith("Undo")
    matching_titles(palette, "entr")
    first = palette.announced
    qtbot.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.announced != first
    matching_titles(palette, "qqqq")
    assert palette.announced == "No matches."


def test_palette_disables_unavailable_commands_and_stays_open_without_match(window, qtbot: QtBot):
    dialog = create_palette(window)
    words = matching_titles(dialog, "all")
    assert words
    last = dialog.list.matches[-1]
    assert not last.action.isEnabled()
    assert matching_titles(dialog, "duplicate") == ["Duplicate entries", "Remove duplicates …"]
    dialog.line.setFocus()
    assert not dialog.list.flags(dialog.list.index(0, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert not matching_titles(dialog, "cappuccino")
    assert not dialog.view.isVisibleTo(dialog)
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_enter_runs_command_and_closes_palette(open_set, three_entries, qtbot: QtBot, preferences):
    window = open_set(three_entries)
    dialog = create_palette(window)
    qtbot.keyClicks(dialog.line, "select all")
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert window.page.view.selection.ranges().row_count() == 3
    assert window.findChild(PaletteDialog) is None or not window.findChild(PaletteDialog).isVisible()
    dialog = create_palette(window)
    qtbot.keyClicks(dialog.line, "theme dark")
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert preferences[THEME] == "dark"
    dialog = create_palette(window)
    qtbot.keyClicks(dialog.line, "go to")
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    asking = window.findChild(GoToDialog)
    assert isinstance(asking, QDialog)
    assert asking.isVisible()
    asking.reject()


def test_arrows_move_palette_selection_while_field_keeps_focus(palette, qtbot: QtBot):
    qtbot.keyClicks(palette.line, "entr")
    for _ in range(2):
        qtbot.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.view.currentIndex().row() == 2
    qtbot.keyClick(palette.line, Qt.Key.Key_Up)
    assert palette.view.currentIndex().row() == 1
    assert palette.focusWidget() in (palette.line, None)


def test_command_palette_list_passes_model_tester(open_set, three_entries, qtmodeltester):
    dialog = create_palette(open_set(three_entries))
    qtmodeltester.check(dialog.list)
    matching_titles(dialog, "entry")
    matching_titles(dialog, "zzz")


def test_plain_label_removes_mnemonics_and_keeps_literal_ampersands():
    assert plain_label("&Save && close") == "Save & close"
    assert plain_label("保存(&S)") == "保存"
