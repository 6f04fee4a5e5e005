"""Icons, counts, messages and titles of the window agree with the state of the set."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QToolTip
from pytestqt.qtbot import QtBot

from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.opening.open_document import open_gradually
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.theme import Tint
from sitemap_studio.model.large_store import CacheLocation
from sitemap_studio.protocol.rule import Severity
from tests.builders import HOST, index, locs, put, urlset
from tests.gui.conftest import confirm_save
from tests.gui.shell.filter_page import FilterPage

DECORATION = Qt.ItemDataRole.DecorationRole


def icons_of_sitemaps(window: MainWindow) -> list[QIcon]:
    tree = window.sitemaps.tree
    return [tree.index_of(sitemap.id).data(DECORATION) for sitemap in window.session.document.sitemaps]


def same(first: QIcon, second: QIcon) -> bool:
    return first.cacheKey() == second.cacheKey()


def test_loading_sitemaps_have_waiting_icon_missing_one_warning(window: MainWindow, tmp_path: Path, qtbot: QtBot):
    names = [f"{number}.xml" for number in range(3)]
    for number, name in enumerate(names):
        put(tmp_path / name, urlset(*locs(5, 5 * number)))
    path = put(tmp_path / "sitemap.xml", index(*(f"{HOST}/{name}" for name in (*names, "gone.xml"))))
    begun = open_gradually(path, ReadOptions(cache=CacheLocation(tmp_path / "cache", 0, 0)))
    with qtbot.waitSignal(window.checking.settled):
        window.session.open_document(begun)
        waiting = icons_of_sitemaps(window)
        assert same(waiting[1], icon("recent", Tint.QUIET))
        assert same(waiting[2], icon("recent", Tint.QUIET))
        assert same(waiting[3], icon("missing", Tint.WARNING))
    window.sitemaps.refresh()
    assert all(same(found, icon("sitemap")) for found in icons_of_sitemaps(window)[:3])


def test_unsaved_empty_set_has_no_problems(window: MainWindow, qtbot: QtBot):
    window.actions_by_id["new"].trigger()
    assert window.session.document.problems.total_by_severity() == dict.fromkeys(Severity, 0)
    assert "error" not in window.actions_by_id["panel-problems"].iconText()


def test_opened_empty_sitemap_has_one_error(open_set, tmp_path: Path):
    window = open_set(put(tmp_path / "empty.xml", urlset()))
    assert window.session.document.problems.total_by_severity()[Severity.ERROR] == 1


def test_new_set_enables_save_and_has_modified_title(window: MainWindow, qtbot: QtBot):
    assert not window.isWindowModified()
    window.actions_by_id["new"].trigger()
    qtbot.waitUntil(window.actions_by_id["save"].isEnabled)
    assert window.isWindowModified()


def test_unknown_csv_column_is_reported_as_unknown_column(open_set, tmp_path: Path):
    window = open_set(put(tmp_path / "list.csv", f"loc,title\n{HOST}/a,A\n"))
    titles = [problem.rule.title for problem in window.session.document.problems.individual]
    assert titles == ["Unknown column"]


@pytest.mark.parametrize("name", ["xl/workbook.xml", "xl/workbook.bin", "Index/Document.iwa"])
def test_opened_spreadsheet_is_refused_suggesting_csv_or_pasting(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, name
):
    path = tmp_path / "list.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr(name, "<workbook/>")
    with qtbot.waitSignal(window.files.open_failed):
        window.files.open(path)
    assert "is a spreadsheet" in window.messages.text
    assert "Save it as CSV" in window.messages.text
    assert "copy its cells, and paste them" in window.messages.text
    assert "Unpack" not in window.messages.text


def test_facets_count_entries_of_selected_sitemaps_only(open_set, set_with_missing: Path):
    window = open_set(set_with_missing)

    def invalid_dates() -> str:
        return FilterPage(window).choice_counts("lastmod")["Invalid date"]

    assert invalid_dates() == "3"
    window.sitemaps.select_sitemap(0)
    assert invalid_dates() == "0"
    window.page.show_sitemaps((0, 1))
    assert invalid_dates() == "3"


def test_tooltip_is_hidden_when_current_cell_changes(open_set, three_entries: Path, qtbot: QtBot):
    view = open_set(three_entries).page.view
    view.go_to(0, 0)
    QToolTip.showText(view.mapToGlobal(QPoint(40, 40)), "A tip", view)
    qtbot.waitUntil(QToolTip.isVisible)
    view.go_to(2, 0)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


@pytest.mark.usefixtures("bundled_font")
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1440, 900)], ids=["small", "laptop", "large"])
def test_save_message_in_status_bar_is_not_cut(open_set, three_entries: Path, qtbot: QtBot, size):
    window = open_set(three_entries)
    window.resize(*size)
    note = window.status.findChild(QLabel, "status-note")
    window.status.show_note("Saved “sitemap.xml” and 2 other files.", window.actions_by_id["publish"])
    qtbot.waitUntil(lambda: note.width() > 0)
    qtbot.waitUntil(lambda: note.elided_text == note.text())
    assert note.geometry().right() < window.status.note_button.geometry().left()


def test_next_edit_hides_save_message(open_set, three_entries: Path, qtbot: QtBot):
    window = open_set(three_entries)
    model = window.page.view.entries
    model.setData(model.index(0, 0), f"{HOST}/changed")
    with qtbot.waitSignal(window.files.saved):
        window.actions_by_id["save"].trigger()
    note = window.status.findChild(QLabel, "status-note")
    qtbot.waitUntil(lambda: note.text().startswith("Saved"))
    assert window.status.note_button.isVisible()
    model.setData(model.index(1, 0), f"{HOST}/later")
    assert note.text() == ""
    assert not window.status.note_button.isVisible()


def assert_save_and_title_agree(window: MainWindow, qtbot: QtBot, *, is_modified: bool) -> None:
    qtbot.waitUntil(lambda: window.actions_by_id["save"].isEnabled() is is_modified)
    assert window.isWindowModified() is is_modified


def test_modified_title_and_save_action_agree_during_cell_edit(open_set, three_entries: Path, qtbot: QtBot):
    window = open_set(three_entries)
    view = window.page.view
    view.go_to(0, 0)
    qtbot.keyClick(view, Qt.Key.Key_F2)
    assert_save_and_title_agree(window, qtbot, is_modified=False)
    editor = view.focusWidget()
    qtbot.keyClick(editor, Qt.Key.Key_End)
    qtbot.keyClicks(editor, "x")
    assert_save_and_title_agree(window, qtbot, is_modified=True)
    qtbot.keyClick(editor, Qt.Key.Key_Backspace)
    assert_save_and_title_agree(window, qtbot, is_modified=False)
    qtbot.keyClicks(editor, "x")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert_save_and_title_agree(window, qtbot, is_modified=False)
    qtbot.keyClicks(view, "y")
    assert_save_and_title_agree(window, qtbot, is_modified=True)
    with qtbot.waitSignal(window.files.saved):
        window.actions_by_id["save"].trigger()
        confirm_save(window)
    assert_save_and_title_agree(window, qtbot, is_modified=False)


@pytest.mark.parametrize("field", ["loc", "lastmod", "changefreq", "priority"])
def test_modified_title_and_save_action_agree_during_panel_edit(open_set, three_entries: Path, qtbot: QtBot, field):
    window = open_set(three_entries)
    window.docks.show_panel("entry")
    window.page.view.go_to(0, 0)
    window.entry.refresh()
    editor = window.entry.fields.editor(field)
    editor.setFocus()
    assert_save_and_title_agree(window, qtbot, is_modified=False)
    qtbot.keyClicks(editor, "0")
    assert_save_and_title_agree(window, qtbot, is_modified=True)
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert_save_and_title_agree(window, qtbot, is_modified=False)
    qtbot.keyClicks(editor, "0")
    with qtbot.waitSignal(window.files.saved):
        window.actions_by_id["save"].trigger()
        confirm_save(window)
    assert_save_and_title_agree(window, qtbot, is_modified=False)


def test_modified_title_and_save_action_agree_during_xml_edit(open_set, three_entries: Path, qtbot: QtBot):
    window = open_set(three_entries)
    window.docks.show_panel("entry")
    window.page.view.go_to(0, 0)
    window.entry.refresh()
    window.entry.tree.go_to(window.entry.model.item_index("other", -1))
    editor = window.entry.xml.editor
    editor.setFocus()
    qtbot.keyClicks(editor, "<a/>")
    assert_save_and_title_agree(window, qtbot, is_modified=True)
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert_save_and_title_agree(window, qtbot, is_modified=False)
