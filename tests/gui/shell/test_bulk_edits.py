"""The dialog of bulk edits: parameters, plan, one undo step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.document.bulk_operations import OPERATIONS, REBASE
from sitemap_studio.gui.dialogs.bulk_edit_dialog import BulkEditDialog
from sitemap_studio.gui.dialogs.duplicates_dialog import DuplicatesDialog
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from sitemap_studio.gui.table.field_editors import FieldEditor
from sitemap_studio.gui.widgets.line_edits import FolderChooser
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.search.url_folders import Folder
from tests.builders import HOST, IMAGE, index, put, urlset
from tests.gui.shell.conftest import index_xml, sitemap_xml
from tests.gui.shell.folders_page import FoldersPage
from tests.gui.shell.window_actions import only_visible


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """Set of two sitemaps with pages of a shop."""
    (tmp_path / "one.xml").write_text(sitemap_xml("http://a.example/", "http://a.example/shop/lamp?utm_source=x"))
    (tmp_path / "two.xml").write_text(sitemap_xml("http://a.example/shop/", "http://b.example/#top"))
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml("http://a.example/one.xml", "http://a.example/two.xml"))
    return path


def open_dialog(window, qtbot: QtBot, operation: str, field: str = "", scope: int | None = None) -> BulkEditDialog:
    """Open the dialog with an operation, and wait for its plan."""
    window.actions_by_id["bulk"].trigger()
    dialog = only_visible(window, BulkEditDialog)
    assert dialog.button.text() == "Change"
    chosen = OPERATIONS[operation]
    dialog.field.setCurrentIndex(dialog.field.findData(chosen.field or field))
    dialog.operation.setCurrentIndex(dialog.operation.findData(operation))
    if scope is not None:
        dialog.scope.setCurrentIndex(scope)
    wait_for_plan(dialog, qtbot)
    return dialog


def set_parameter(dialog: BulkEditDialog, text: str, row: int = 0) -> None:
    """Set the value of a parameter by its row."""
    widget: Any = dialog.form.input_widgets()[row]
    line = widget.line if isinstance(widget, FolderChooser) else widget.findChild(QLineEdit) or widget
    line.setText(text)


def wait_for_plan(dialog: BulkEditDialog, qtbot: QtBot) -> None:
    """Wait for the plan of the current parameters."""
    dialog.plan()
    qtbot.waitUntil(lambda: not dialog.is_job_pending)


def new_values(dialog: BulkEditDialog) -> list[str]:
    """Return the listed new values."""
    return [dialog.values.index(row, ChangeColumn.AFTER).data() for row in range(dialog.values.rowCount())]


def column(window, field: str) -> list[str | None]:
    """Return the values of a field in the set."""
    table = window.session.document.table
    return table.rows(table.order, [field]).to_series().to_list()


def test_bulk_dialog_shows_sentence_for_every_field_and_operation(open_set, shop, qtbot: QtBot):
    dialog = open_dialog(open_set(shop), qtbot, "set", "priority")
    for field in range(dialog.field.count()):
        dialog.field.setCurrentIndex(field)
        for operation in range(dialog.operation.count()):
            dialog.operation.setCurrentIndex(operation)
            wait_for_plan(dialog, qtbot)
            assert dialog.sentence.text()


def test_set_operations_for_lastmod_are_now_date_and_files(open_set, shop, qtbot: QtBot):
    dialog = open_dialog(open_set(shop), qtbot, "lastmod-date")
    words = [dialog.operation.itemText(row) for row in range(dialog.operation.count())]
    assert [word for word in words if word.startswith("Set")] == [
        "Set to now",
        "Set to a date",
        "Set from the files of the site",
    ]


@pytest.mark.parametrize(
    ("operation", "field"), [("set", "loc"), ("fill", "lastmod"), ("set", "changefreq"), ("set", "priority")]
)
def test_empty_bulk_input_is_unmarked_and_invalid_input_marked(open_set, shop, qtbot: QtBot, operation, field):
    dialog = open_dialog(open_set(shop), qtbot, operation, field)
    editor = dialog.form.input_widgets()[0]
    assert isinstance(editor, FieldEditor)
    validator = editor.inline_validator
    assert (validator.severity, dialog.button.isEnabled()) == (None, False)
    set_parameter(dialog, "odd !")
    assert validator.severity is Severity.ERROR
    wait_for_plan(dialog, qtbot)


def test_setting_priority_of_all_entries_is_one_undo_step(open_set, shop, qtbot: QtBot):
    window = open_set(shop)
    dialog = open_dialog(window, qtbot, "set", "priority")
    set_parameter(dialog, "0.4")
    wait_for_plan(dialog, qtbot)
    assert new_values(dialog) == ["0.4"] * 4
    assert "4 values will change" in dialog.sentence.text()
    dialog.apply_result()
    assert column(window, "priority") == ["0.4"] * 4
    assert window.session.undo_stack.undoText() == "priority: Set in 4 entries"
    window.session.undo_stack.undo()
    assert column(window, "priority") == [None] * 4


def test_scope_defaults_to_selected_or_else_filtered_entries(open_set, shop, qtbot: QtBot):
    window = open_set(shop)
    window.page.view.go_to(0, 0)
    window.page.view.selection.select(
        window.page.view.entries.order.rows_of(window.session.document.table.order[:2]), 0, 3
    )
    dialog = open_dialog(window, qtbot, "clear", "lastmod")
    assert dialog.scope.currentText() == "Selected entries (2)"
    dialog.apply_result()
    assert [value is None for value in column(window, "lastmod")] == [True, True, False, False]
    window.page.view.clearSelection()
    window.page.bar.apply_text("shop")
    qtbot.waitUntil(lambda: window.page.view.entries.rowCount() == 2)
    dialog = open_dialog(window, qtbot, "lastmod-cut")
    assert dialog.scope.itemText(0) == "Entries shown (2)"


def test_replacing_url_prefix_also_changes_index_and_extension_urls(open_set, tmp_path, qtbot: QtBot):
    image = "<image:image><image:loc>http://a.example/{}.jpg</image:loc></image:image>"
    entries: list[str | dict[str, str]] = [
        {"loc": f"http://a.example/{place}", "xml": image.format(place)} for place in range(2)
    ]
    put(tmp_path / "one.xml", urlset(*entries, "http://a.example/2", declared=f' xmlns:image="{IMAGE}"'))
    window = open_set(put(tmp_path / "sitemap.xml", index("http://a.example/one.xml")))
    dialog = open_dialog(window, qtbot, "loc-rebase")
    set_parameter(dialog, "http://a.example")
    set_parameter(dialog, "https://www.a.example/x", 1)
    wait_for_plan(dialog, qtbot)
    assert "The URL of 1 sitemap in the index also changes." in dialog.note.text()
    assert "URLs in the extensions of 2 entries also change." in dialog.note.text()
    # Who leaves an entry out means all of it.
    dialog.values.tick(1, 1, is_ticked=False)
    dialog.apply_result()
    assert column(window, "loc") == [f"https://www.a.example/x/{place}" if place != 1 else "http://a.example/1"
                                     for place in range(3)]  # fmt: skip
    assert window.session.document.sitemaps[0].loc == "https://www.a.example/x/one.xml"
    table = window.session.document.table
    first, second = table.extensions_of(table.order)["xml"].to_list()
    assert "<image:loc>https://www.a.example/x/0.jpg<" in first
    assert "<image:loc>http://a.example/1.jpg<" in second
    assert window.session.undo_stack.undoText() == "loc: Replace URL prefix in 2 entries"
    window.session.undo_stack.undo()
    assert window.session.document.sitemaps[0].loc == "http://a.example/one.xml"
    assert column(window, "loc")[0] == "http://a.example/0"
    assert table.extensions_of(table.order)["xml"].to_list()[0] == image.format(0)


def test_missing_parameter_disables_change_button(open_set, shop, qtbot: QtBot):
    window = open_set(shop)
    dialog = open_dialog(window, qtbot, "set", "loc")
    assert (dialog.button.text(), dialog.button.isEnabled()) == ("Change", False)
    assert dialog.sentence.text() == "Enter a value. To remove the values, choose Clear."
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    set_parameter(dialog, "x")
    wait_for_plan(dialog, qtbot)
    assert (dialog.button.text(), dialog.button.isEnabled()) == ("Change 4 values", True)
    set_parameter(dialog, "http://a.example/")
    wait_for_plan(dialog, qtbot)
    assert "become duplicates" in dialog.note.text()


def test_bulk_dialog_lists_current_values_until_parameter_is_entered(
    open_set, shop, qtbot: QtBot, qtmodeltester: ModelTester
):
    window = open_set(shop)
    dialog = open_dialog(window, qtbot, "set", "loc")
    values = dialog.values
    qtmodeltester.check(values)
    texts = [values.index(row, ChangeColumn.BEFORE).data() for row in range(values.rowCount())]
    assert texts == column(window, "loc")
    assert {values.index(row, ChangeColumn.AFTER).data() for row in range(values.rowCount())} == {""}
    assert values.index(0, 0).data(Qt.ItemDataRole.CheckStateRole) is None
    dialog.view.selectAll()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Space)
    assert (dialog.button.text(), dialog.button.isEnabled()) == ("Change", False)
    set_parameter(dialog, "http://a.example/")
    wait_for_plan(dialog, qtbot)
    assert values.index(0, 0).data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked
    set_parameter(dialog, "")
    qtbot.waitUntil(lambda: values.plan is None)
    assert values.rowCount() == len(texts)


def test_first_empty_input_of_bulk_dialog_has_focus(open_set, shop, qtbot: QtBot):
    window = open_set(shop)
    dialog = BulkEditDialog(window.context, window.actions_by_id["remove-duplicates"], window, operation=REBASE)
    dialog.show()
    old, new = dialog.form.input_widgets()
    assert isinstance(old, QLineEdit)
    assert old.text()
    assert dialog.focusWidget() is new
    dialog.reject()


def test_bulk_form_shows_no_empty_labels(open_set, shop, qtbot: QtBot):
    dialog = open_dialog(open_set(shop), qtbot, REBASE)
    above = dialog.form.parentWidget()
    assert above is not None
    for operation in OPERATIONS.values():
        if operation.field in (None, dialog.field.currentData()):
            dialog.operation.setCurrentIndex(dialog.operation.findData(operation.id))
            assert all(label.text() for label in above.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize(
    ("operation", "field"), [("set", "loc"), ("lastmod-now", "lastmod"), ("priority-clamp", "priority")]
)
def test_tab_visits_operation_then_parameters_then_value_list(open_set, shop, qtbot: QtBot, operation, field):
    dialog = open_dialog(open_set(shop), qtbot, operation, field)
    passed: list[QWidget] = [dialog.operation]
    while passed[-1] is not dialog.view:
        following = passed[-1].nextInFocusChain()
        assert following is not None
        passed.append(following)
    asked = dialog.form.input_widgets()
    assert asked
    assert all(any(widget is each or widget.isAncestorOf(each) for each in passed) for widget in asked)


def test_plan_without_changes_disables_change_button(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    dialog = open_dialog(window, qtbot, "priority-scale")
    set_parameter(dialog, "0.5")
    wait_for_plan(dialog, qtbot)
    assert dialog.sentence.text() == "Nothing would change."
    assert not dialog.button.isEnabled()


@pytest.mark.parametrize(
    ("operation", "text", "expected_message"),
    [
        ("loc-rebase", "nonsense", "not a complete URL"),
        ("priority-scale", "many", "not a valid value"),
        ("lastmod-date", "2026-02-30", "not a valid value"),
        ("lastmod-files", "/no/such/folder", "not a folder"),
        ("priority-depth", "high low", "not a valid value"),
    ],
)
def test_invalid_bulk_parameter_is_reported_and_disables_change_button(
    open_set, three_entries, qtbot: QtBot, operation, text, expected_message
):
    dialog = open_dialog(open_set(three_entries), qtbot, operation)
    set_parameter(dialog, text)
    wait_for_plan(dialog, qtbot)
    assert expected_message in dialog.sentence.text()
    assert not dialog.button.isEnabled()
    dialog.apply_result()
    assert dialog.isVisible()


def test_edit_while_bulk_dialog_is_open_discards_plan(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    dialog = open_dialog(window, qtbot, "clear", "lastmod")
    window.actions_by_id["add-entry"].trigger()
    dialog.apply_result()
    assert column(window, "lastmod") == ["2026-11-02", None, "2026-11-02", "2026-11-02"]


def test_bulk_plan_omits_read_only_entries_with_note(open_set, tmp_path, qtbot: QtBot):
    put(tmp_path / "whole.xml", sitemap_xml("https://a.example/1"))
    torn = sitemap_xml("https://a.example/2", "https://a.example/3").replace("/3</loc>", "/3&amp</lo")
    put(tmp_path / "torn.xml", torn)
    window = open_set(
        put(tmp_path / "index.xml", index_xml("https://a.example/whole.xml", "https://a.example/torn.xml"))
    )
    dialog = open_dialog(window, qtbot, "clear", "lastmod")
    assert dialog.values.rowCount() == 1
    assert "read-only" in dialog.note.text()


@pytest.mark.parametrize("layout", range(4), ids=["windows", "mac", "kde", "gnome"])
@pytest.mark.fonts
def test_duplicates_button_precedes_closing_buttons(open_set, shop, qtbot: QtBot, layout: int):
    dialog = open_dialog(open_set(shop), qtbot, REBASE)
    dialog.box.setStyleSheet(f"QDialogButtonBox {{ button-layout: {layout} }}")
    QApplication.processEvents()
    button = dialog.findChild(QPushButton, "remove-duplicates")
    assert button is not None
    own = button.geometry()
    others = [button.geometry() for button in dialog.box.buttons() if button.objectName() != "remove-duplicates"]
    assert len(others) == 2
    assert own.right() < min(other.left() for other in others)
    dialog.reject()


def test_duplicates_button_opens_duplicates_dialog(open_set, shop, qtbot: QtBot):
    window = open_set(shop)
    dialog = open_dialog(window, qtbot, "lastmod-date")
    button = dialog.findChild(QPushButton, "remove-duplicates")
    assert button is not None
    assert not button.isVisible()
    dialog.field.setCurrentIndex(dialog.field.findData("loc"))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    only_visible(window, DuplicatesDialog).reject()


def test_folder_menu_limits_bulk_edit_to_entries_of_folder(open_set, shop, qtbot: QtBot):
    window = open_set(shop)
    FoldersPage(window).menu_actions(Folder("http://a.example").child("shop"))["Bulk edit …"].trigger()
    dialog = window.findChild(BulkEditDialog)
    assert [dialog.scope.itemText(row) for row in range(dialog.scope.count())] == ["Selected entries (2)"]
    dialog.operation.setCurrentIndex(dialog.operation.findData("clear"))
    dialog.field.setCurrentIndex(dialog.field.findData("lastmod"))
    wait_for_plan(dialog, qtbot)
    dialog.apply_result()
    assert [value is None for value in column(window, "lastmod")] == [False, True, True, False]


# By the keyboard, without choosing anything that is proposed


def open_by_action(window, qtbot: QtBot, action: str) -> BulkEditDialog:
    """Open the dialog by an action, and wait for its first plan."""
    window.actions_by_id[action].trigger()
    return wait_for_dialog(window, qtbot)


def wait_for_dialog(window, qtbot: QtBot) -> BulkEditDialog:
    """Wait until the dialog has the focus and its first plan."""
    dialog = only_visible(window, BulkEditDialog)
    qtbot.waitUntil(lambda: dialog.isActiveWindow() and not dialog.is_job_pending)
    return dialog


def type_into_focus(qtbot: QtBot, text: str) -> None:
    """Type into the focused widget."""
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClicks(focus, text)


def test_enter_applies_proposed_http_to_https_change(open_set, shop, qtbot: QtBot):
    window = open_set(shop)
    dialog = open_by_action(window, qtbot, "bulk")
    assert (dialog.field.currentText(), dialog.operation.currentText()) == ("loc", "Change http to https")
    assert [dialog.values.headerData(number, Qt.Orientation.Horizontal) for number in range(4)] == [
        "Entry", "Field", "Before", "After",
    ]  # fmt: skip
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(window.session.undo_stack.canUndo()))
    assert [str(loc).partition(":")[0] for loc in column(window, "loc")] == ["https", "https", "https", "http"]
    assert window.session.document.sitemaps[0].loc == "https://a.example/one.xml"
    window.session.undo_stack.undo()
    assert column(window, "loc")[0] == "http://a.example/"


def test_current_column_selects_operation_and_enter_waits_for_plan(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    window.page.view.go_to(0, 1)
    dialog = open_by_action(window, qtbot, "bulk")
    assert (dialog.field.currentText(), dialog.operation.currentText()) == ("lastmod", "Set to a date")
    assert dialog.sentence.text() == "Enter a date, or a time with its zone."
    type_into_focus(qtbot, "2026-05-05")
    focus = QApplication.focusWidget()
    assert dialog.is_job_pending
    qtbot.keyClick(focus, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: set(column(window, "lastmod")) == {"2026-05-05"})


def test_typing_after_enter_cancels_waiting_change(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    window.page.view.go_to(0, 1)
    dialog = open_by_action(window, qtbot, "bulk")
    type_into_focus(qtbot, "2026-05-05")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    type_into_focus(qtbot, "T10:00Z")
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert dialog.isVisible()
    assert not window.session.undo_stack.canUndo()


def test_dates_in_other_format_preselect_conversion_to_w3c(open_set, tmp_path, qtbot: QtBot):
    entries: list[str | dict[str, str]] = [{"loc": f"{HOST}/1", "lastmod": "3.4.2025"}, f"{HOST}/2"]
    window = open_set(put(tmp_path / "a.xml", urlset(*entries)))
    window.page.view.go_to(0, 1)
    dialog = open_by_action(window, qtbot, "bulk")
    assert dialog.operation.currentText() == "Write as W3C dates"
    assert new_values(dialog) == ["2025-04-03"]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: new_values(dialog) == ["2025-03-04"])
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert column(window, "lastmod") == ["2025-03-04", None]


def test_folder_menu_sets_changefreq_of_entries_in_folder(open_set, shop, qtbot: QtBot):
    window = open_set(shop)
    page = FoldersPage(window)
    page.menu_actions(Folder("http://a.example").child("shop"))
    menu = page.panel.menu
    menu.popup(page.view.mapToGlobal(QPoint(1, 1)))
    for key in (Qt.Key.Key_F, Qt.Key.Key_W):
        front = QApplication.activePopupWidget()
        assert isinstance(front, QMenu)
        qtbot.keyClick(front, key)
    assert column(window, "changefreq") == [None, "weekly", "weekly", None]
    assert window.session.undo_stack.undoText() == "Change changefreq in 2 entries"
    window.session.undo_stack.undo()
    assert column(window, "changefreq") == [None] * 4


LINK = '<xhtml:link rel="alternate" hreflang="{}" href="{}"/>'


def test_hreflang_completion_lists_added_links_and_enter_adds_them(open_set, tmp_path, qtbot: QtBot):
    links = LINK.format("de", f"{HOST}/de") + LINK.format("fr", f"{HOST}/fr")
    pages: list[str | dict[str, str]] = [{"loc": f"{HOST}/de", "xml": links}, f"{HOST}/fr", f"{HOST}/alone"]
    path = put(tmp_path / "a.xml", urlset(*pages, declared=' xmlns:xhtml="http://www.w3.org/1999/xhtml"'))
    window = open_set(path)
    dialog = open_by_action(window, qtbot, "complete-hreflang")
    row = [dialog.values.index(0, place).data() for place in ChangeColumn]
    assert row == [f"2 · {HOST}/fr", "xhtml:link", "", f"de {HOST}/de fr {HOST}/fr"]
    assert (dialog.values.rowCount(), dialog.button.text()) == (1, "Change 1 entry")
    # Where values are only added, the new ones have the room.
    assert dialog.view.columnWidth(ChangeColumn.AFTER) > 3 * dialog.view.columnWidth(ChangeColumn.BEFORE)
    dialog.values.tick(0, 0, is_ticked=False)
    assert not dialog.button.isEnabled()
    dialog.values.tick(0, 0, is_ticked=True)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    table = window.session.document.table
    assert len(table.extensions_of(table.order)) == 2
    window.session.undo_stack.undo()
    assert len(table.extensions_of(table.order)) == 1


def test_unticked_extension_value_is_not_changed(open_set, tmp_path, qtbot: QtBot):
    image = "<image:image><image:loc>http://old.example/{}.jpg</image:loc></image:image>"
    pages: list[str | dict[str, str]] = [{"loc": f"{HOST}/{n}", "xml": image.format(n)} for n in range(3)]
    window = open_set(put(tmp_path / "a.xml", urlset(*pages, declared=f' xmlns:image="{IMAGE}"')))
    dialog = open_dialog(window, qtbot, "image:loc-rebase")
    assert dialog.form.answers["old"]() == "http://old.example"
    set_parameter(dialog, "https://cdn.example", 1)
    wait_for_plan(dialog, qtbot)
    rows = [[dialog.values.index(row, place).data() for place in ChangeColumn][1:] for row in range(2)]
    assert rows == [["image:loc", f"http://old.example/{n}.jpg", f"https://cdn.example/{n}.jpg"] for n in range(2)]
    assert abs(dialog.view.columnWidth(ChangeColumn.AFTER) - dialog.view.columnWidth(ChangeColumn.BEFORE)) <= 1
    dialog.values.tick(1, 1, is_ticked=False)
    set_parameter(dialog, "https://cdn2.example", 1)
    wait_for_plan(dialog, qtbot)
    assert [dialog.values.is_ticked(row) for row in range(3)] == [True, False, True]
    dialog.apply_result()
    table = window.session.document.table
    assert [("cdn2" in xml) for xml in table.extensions_of(table.order)["xml"]] == [True, False, True]
    assert window.session.undo_stack.undoText() == "image:loc: Replace URL prefix in 2 entries"
