"""Actions of the window: menus, shortcuts, and when they are enabled."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QToolBar,
    QTreeView,
)
from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import resource
from sitemap_studio.gui.actions import ACTIONS, MENUS, PANELS, SUBMENUS, TOOLBAR
from sitemap_studio.gui.widgets.layouts import focusable_widgets
from sitemap_studio.protocol.fields import FIELD_NAMES


def enabled(window):
    return {spec.id for spec in ACTIONS if window.actions_by_id[spec.id].isEnabled()}


def test_action_ids_shortcuts_and_mnemonics_per_menu_are_unique():
    assert len({spec.id for spec in ACTIONS}) == len(ACTIONS)
    keys = Counter(keys.toString() for spec in ACTIONS for keys in spec.shortcuts)
    assert "" not in keys
    assert not [key for key, count in keys.items() if count > 1]
    for spec in ACTIONS:
        assert not spec.icon or resource(f"icons/{spec.icon}.svg").is_file()
        assert not spec.tip or spec.tip.endswith(".")
    for menu, specs in (MENUS | SUBMENUS).items():
        assert doubled_letters([spec.text for spec in specs if spec]) == [], menu


def doubled_letters(texts):
    letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    return [letter for letter, count in letters.items() if count > 1]


def test_toolbar_actions_and_few_others_have_icons():
    drawn = {spec.id for spec in ACTIONS if spec.icon}
    assert {item[0] for item in TOOLBAR if item} <= drawn
    assert len(drawn) <= len(ACTIONS) / 4


def test_six_main_menus_have_at_most_twenty_actions_each(window):
    menus = [top.menu() for top in window.menuBar().actions()]
    assert [menu.title() for menu in menus if sum(not each.isSeparator() for each in menu.actions()) > 20] == []
    assert [menu.title().replace("&", "") for menu in menus] == ["File", "Edit", "View", "Sitemap", "Tools", "Help"]


def test_mnemonics_of_panels_and_main_menus_are_unique(open_set, set_with_missing):
    window = open_set(set_with_missing)
    for spec in PANELS:
        window.docks.show_panel(spec.panel)
    buttons = window.findChildren(QAbstractButton)
    letters = Counter(button.shortcut().toString() for button in buttons)
    letters += Counter(
        QKeySequence.mnemonic(part.text()).toString()
        for part in (*window.findChildren(QLabel), *window.menuBar().actions())
    )
    del letters[""]
    assert len(letters) > 6
    assert {keys for keys, count in letters.items() if count > 1} == set()


def test_next_part_action_focuses_window_parts_in_turn(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    window.actions_by_id["panel-problems"].trigger()
    window.actions_by_id["panel-entry"].trigger()
    parts = [
        window.page.bar, window.page.view, window.problems, window.entry, window.status, window.sitemaps, window.folders
    ]  # fmt: skip
    window.page.view.setFocus()
    visited = []
    for _ in parts:
        window.actions_by_id["next-part"].trigger()
        focus = window.focusWidget()
        visited.append(next(part for part in parts if part is focus or part.isAncestorOf(focus)))
    assert visited == [*parts[2:], *parts[:2]]


def test_next_part_focuses_lists_of_sitemaps_and_problems(open_set, set_with_missing):
    window = open_set(set_with_missing)
    window.actions_by_id["panel-problems"].trigger()
    window.page.view.setFocus()
    focused = []
    for _ in range(3):
        window.actions_by_id["next-part"].trigger()
        focused.append(window.focusWidget())
    assert focused[0] is window.problems.view
    assert window.status.isAncestorOf(focused[1])
    assert focused[2].accessibleName() == "Sitemaps of the set"


def test_next_part_focuses_loc_field_or_empty_entry_panel(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    window.page.view.clearSelection()
    window.actions_by_id["panel-entry"].trigger()
    qtbot.waitUntil(lambda: window.entry.title.text().startswith("Entry"))
    window.page.view.setFocus()
    window.actions_by_id["next-part"].trigger()
    assert window.entry.fields.editor("loc").hasFocus()
    window.entry.show_nothing()
    window.page.view.setFocus()
    window.actions_by_id["next-part"].trigger()
    assert window.entry.isAncestorOf(window.focusWidget())
    window.actions_by_id["next-part"].trigger()
    assert window.status.isAncestorOf(window.focusWidget())


def test_tab_visits_entry_panel_widgets_from_top_to_bottom(open_set, flawed, qtbot: QtBot):
    window = open_set(flawed)
    window.page.view.go_to(4, 0)
    window.actions_by_id["panel-entry"].trigger()
    qtbot.waitUntil(lambda: window.entry.title.text().startswith("Entry 5"))
    QApplication.processEvents()
    inside = list(focusable_widgets(window.entry.findChild(QScrollArea).widget()))
    shown = [widget for widget in inside if widget.isVisible() and widget.isEnabled()]
    heights = [widget.mapTo(window.entry, widget.rect().center()).y() for widget in shown]
    assert heights == sorted(heights)
    assert len(shown) > len(FIELD_NAMES) + 4
    shown[0].setFocus()
    visited = [shown[0]]
    for _ in shown[1:]:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        visited.append(window.focusWidget())
    assert visited == shown
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert not window.entry.isAncestorOf(window.focusWidget())


def test_table_context_menu_is_short_and_offers_selection_actions(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    view = window.page.view
    view.customContextMenuRequested.emit(view.rect().center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert sum(not each.isSeparator() for each in menu.actions()) <= 14
    assert doubled_letters([each.text() for each in menu.actions() if each.text()]) == []
    offered = {action.objectName() for action in all_actions(menu)}
    assert {spec.id for spec in ACTIONS if spec.is_of_table} - {"copy-with-header", "select-all"} <= offered
    assert {"paste", "add-entry", "move-entries", "bulk", "fix-selected"} <= offered
    menu.close()


def all_actions(menu):
    """Return the declared actions of a menu and of its submenus."""
    for action in menu.actions():
        if action.objectName():
            yield action
        if action.objectName() in SUBMENUS:
            yield from all_actions(action.menu())


def test_table_shortcuts_do_nothing_while_another_widget_has_focus(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    view, session = window.page.view, window.session
    sequences = [keys for spec in ACTIONS if spec.is_of_table for keys in spec.shortcuts]
    keys = [sequence[0] for sequence in sequences]  # type: ignore[index]  # the stubs do not know it
    assert len(keys) > 10
    view.go_to(1, 1)
    QApplication.clipboard().setText("2020")
    elsewhere = (
        window.problems.view,
        window.sitemaps.findChild(QTreeView),
        window.folders.view,
        window.page.bar.saved,
    )
    for widget in elsewhere:
        widget.setFocus()
        for key in keys:
            qtbot.keyClick(widget, key.key(), key.keyboardModifiers())
            if (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
        assert session.undo_stack.count() == 0
        assert view.selection.ranges().boxes == ((1, 1, 1, 1),)
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Backspace)
    assert session.undo_stack.undoText() == "Clear cell"
    window.problems.view.setFocus()
    window.actions_by_id["delete-entries"].trigger()
    assert session.undo_stack.undoText() == "Delete entry"


def test_menus_contain_every_action_few_are_enabled_without_set(window):
    held: Counter[str] = Counter()
    for top in window.menuBar().actions():
        held.update(action.objectName() for action in all_actions(top.menu()))
    assert held == Counter(spec.id for spec in ACTIONS)
    actions = window.findChild(QToolBar, "toolbar").actions()
    assert [each.objectName() for each in actions if each.objectName()] == [item[0] for item in TOOLBAR if item]
    assert enabled(window) == {
        "new", "open", "open-folder", "quit", "theme", "next-part", "profile", "help", "rules", "shortcuts", "about",
        "log-folder", "palette", "settings", "windows", "new-from-folder", "new-window", "open-web",
        "go",
    }  # fmt: skip


def test_filter_without_matches_leaves_commands_of_set_enabled(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    of_set = {
        "bulk", "complete-hreflang", "edit-alternates", "remove-duplicates", "check-dates", "check-pages", "fix-pages"
    }  # fmt: skip
    of_table = {"select-all", "find-next", "find-previous", "go-to"}
    assert of_set | of_table <= enabled(window)
    line = window.findChild(QLineEdit, "filter")
    line.setText("no such text")
    qtbot.waitUntil(lambda: window.page.view.entries.rowCount() == 0)
    qtbot.waitUntil(lambda: not of_table & enabled(window))
    assert of_set <= enabled(window)
    window.actions_by_id["bulk"].trigger()
    dialog = window.findChild(QDialog)
    scope = dialog.findChild(QComboBox, "bulk-scope")
    assert [scope.itemText(row) for row in range(scope.count())] == ["The whole set (3)"]
    dialog.reject()


def test_delete_is_enabled_by_selection_and_undo_names_it(open_set, three_entries):
    window = open_set(three_entries)
    window.page.view.selectionModel().clear()
    assert not {"delete-entries", "cut", "copy", "move-up"} & enabled(window)
    window.page.view.selectAll()
    assert {"delete-entries", "cut", "copy", "move-up"} <= enabled(window)
    window.page.view.selectAll()
    window.actions_by_id["delete-entries"].trigger()
    undo = window.actions_by_id["undo"]
    assert undo.isEnabled()
    assert window.session.undo_stack.undoText() in undo.text()
    assert undo.iconText() == "Undo"
    undo.trigger()
    assert not undo.isEnabled()
    assert window.actions_by_id["redo"].isEnabled()


def test_change_enables_save_and_panel_action_toggles_panel(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    assert "save" not in enabled(window)
    window.actions_by_id["add-entry"].trigger()
    assert "save" in enabled(window)
    window.actions_by_id["undo"].trigger()
    assert "save" not in enabled(window)
    assert not window.docks.is_shown("problems")
    window.actions_by_id["panel-problems"].trigger()
    assert window.docks.is_shown("problems")
    window.status.panels["problems"].click()
    assert not window.docks.is_shown("problems")
    assert not window.actions_by_id["panel-problems"].isChecked()


def test_closed_panel_remains_closed_in_next_set(open_set, three_entries, set_with_missing):
    window = open_set(three_entries)
    window.docks.show_panel("problems")
    window.docks.dock_of("problems").findChild(QAbstractButton, "qt_dockwidget_closebutton").click()
    assert not window.actions_by_id["panel-problems"].isChecked()
    open_set(set_with_missing)
    assert not window.docks.is_shown("problems")
    assert window.docks.is_shown("sitemaps")
