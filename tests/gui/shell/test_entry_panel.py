"""The entry panel: editing fields of one or several entries, undo, and decoded URLs."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.gui.shell.conftest import NAMESPACE, sitemap_xml


@pytest.fixture
def panel_window(open_set, three_entries):
    """Window with three entries and the entry panel."""
    window = open_set(three_entries)
    window.actions_by_id["panel-entry"].trigger()
    select_rows(window, 0)
    return window


def select_rows(window, *rows: int) -> None:
    """Select rows of the table, and wait for the panel."""
    view = window.page.view
    view.go_to(rows[0], 0)
    if len(rows) > 1:
        view.selection.select(np.array(rows), 0, view.entries.columnCount() - 1)
    window.entry.refresh()


def field_text(window, field: str) -> str:
    return window.entry.fields.editor(field).inline_validator.line.text()


def type_text(window, field: str, text: str, qtbot: QtBot) -> None:
    """Type a text into the editor of a field, and press Enter."""
    editor = window.entry.fields.editor(field)
    editor.setFocus()
    editor.inline_validator.line.selectAll()
    qtbot.keyClicks(editor.inline_validator.line, text)
    qtbot.keyClick(editor, Qt.Key.Key_Return)


def button(window, name: str) -> QToolButton:
    """Return the button of the panel with this accessible name."""
    return next(each for each in window.entry.findChildren(QToolButton) if each.accessibleName() == name)


def column(window, field: str) -> list[str | None]:
    table = window.session.document.table
    return table.rows(table.order, [field]).to_series().to_list()


def test_edit_in_entry_panel_is_one_validated_undo_step(panel_window, qtbot: QtBot):
    assert panel_window.entry.title.text() == "Entry 1 of 3"
    assert field_text(panel_window, "loc") == "https://a.example/0"
    assert field_text(panel_window, "lastmod") == "2026-11-02"
    select_rows(panel_window, 2)
    assert panel_window.entry.title.text() == "Entry 3 of 3"
    assert field_text(panel_window, "loc") == "https://a.example/2"
    select_rows(panel_window, 0)
    type_text(panel_window, "priority", "0.7", qtbot)
    assert column(panel_window, "priority") == ["0.7", None, None]
    assert panel_window.session.undo_stack.undoText() == "Change priority"
    panel_window.session.undo_stack.undo()
    panel_window.entry.refresh()
    assert field_text(panel_window, "priority") == ""
    type_text(panel_window, "lastmod", "2026-11-31", qtbot)
    assert column(panel_window, "lastmod")[0] == "2026-11-31"
    assert "2026-11-31" in panel_window.entry.fields.editor("lastmod").toolTip()


@pytest.mark.parametrize(
    ("last", "shown"), [("0.5", ("0.5", "")), ("0.6", ("", "(various)"))], ids=["equal", "last-differs"]
)
def test_common_value_of_many_entries_is_shown(open_set, tmp_path, last, shown):
    n_equal = 150
    entries = "".join(
        f"<url><loc>https://a.example/{n}</loc><priority>{'0.5' if n < n_equal else last}</priority></url>"
        for n in range(n_equal + 1)
    )
    path = tmp_path / "many.xml"
    path.write_text(f'<urlset xmlns="{NAMESPACE}">{entries}</urlset>')
    window = open_set(path)
    window.actions_by_id["panel-entry"].trigger()
    select_rows(window, *range(n_equal + 1))
    line = window.entry.fields.editor("priority").inline_validator.line
    assert (line.text(), line.placeholderText()) == shown


def test_edit_with_several_selected_entries_changes_all_of_them(panel_window, qtbot: QtBot):
    select_rows(panel_window, 0, 2)
    assert panel_window.entry.title.text() == "2 entries"
    loc = panel_window.entry.fields.editor("loc").inline_validator.line
    assert (loc.text(), loc.placeholderText()) == ("", "(various)")
    assert field_text(panel_window, "lastmod") == "2026-11-02"
    type_text(panel_window, "changefreq", "daily", qtbot)
    assert column(panel_window, "changefreq") == ["daily", None, "daily"]
    assert panel_window.session.undo_stack.undoText() == "Change changefreq in 2 entries"
    panel_window.session.undo_stack.undo()
    assert column(panel_window, "changefreq") == [None, None, None]
    # Leaving a line of various values changes nothing.
    select_rows(panel_window, 0, 1)
    panel_window.entry.fields.editor("loc").setFocus()
    qtbot.keyClick(panel_window.entry.fields.editor("loc"), Qt.Key.Key_Return)
    panel_window.page.view.setFocus()
    assert not panel_window.session.undo_stack.canUndo()


def test_enter_in_panel_commits_text_and_focuses_next_field(panel_window, qtbot: QtBot):
    fields = panel_window.entry.fields
    type_text(panel_window, "loc", "https://a.example/typed", qtbot)
    assert column(panel_window, "loc")[0] == "https://a.example/typed"
    for field in ("lastmod", "changefreq", "priority"):
        assert fields.editor(field).hasFocus()
        assert fields.editor(field).inline_validator.line.selectedText() == field_text(panel_window, field)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert fields.editor("priority").hasFocus()
    assert panel_window.session.undo_stack.count() == 1


def test_undo_in_entry_panel_field_undoes_its_committed_change(panel_window, qtbot: QtBot):
    select_rows(panel_window, 0, 2)
    for field in FIELD_NAMES:
        before = column(panel_window, field)
        type_text(panel_window, field, "2026", qtbot)
        assert column(panel_window, field) == ["2026", before[1], "2026"]
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert column(panel_window, field) == before
        panel_window.entry.refresh()
        panel_window.page.view.setFocus()
        assert column(panel_window, field) == before
        assert not panel_window.session.undo_stack.canUndo()


def test_alt_down_opens_calendar_escape_restores_then_focuses_table(panel_window, qtbot: QtBot):
    line = panel_window.entry.fields.editor("lastmod")
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert line.calendar.isVisible()
    line.calendar.close()
    line.setFocus()
    qtbot.keyClicks(line, "x")
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == "2026-11-02"
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == "2026-11-02"
    assert panel_window.session.undo_stack.count() == 0
    # Escape brings back the text, and then the table.
    for field in FIELD_NAMES:
        editor, before = panel_window.entry.fields.editor(field), field_text(panel_window, field)
        editor.setFocus()
        qtbot.keyClicks(editor.inline_validator.line, "x")
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert field_text(panel_window, field) == before
        assert editor.hasFocus()
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert panel_window.page.view.hasFocus()
        assert not panel_window.session.undo_stack.canUndo()


def test_text_typed_in_entry_panel_is_committed_before_save(panel_window, qtbot: QtBot):
    assert not panel_window.actions_by_id["save"].isEnabled()
    line = panel_window.entry.fields.editor("lastmod")
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(line, "2027-01-01")
    with qtbot.waitSignal(panel_window.files.saved):
        qtbot.keyClick(line, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "<lastmod>2027-01-01</lastmod>" in panel_window.session.document.path.read_text()
    panel_window.page.view.setFocus()
    assert not panel_window.actions_by_id["save"].isEnabled()


def test_text_typed_in_panel_belongs_to_previously_selected_entry(panel_window, qtbot: QtBot):
    editor = panel_window.entry.fields.editor("priority")
    editor.setFocus()
    qtbot.keyClicks(editor.inline_validator.line, "0.9")
    select_rows(panel_window, 1)
    assert column(panel_window, "priority") == ["0.9", None, None]
    assert field_text(panel_window, "priority") == ""
    # An edit in the table shows in the panel, and where there is no entry it is hidden.
    view = panel_window.page.view
    view.entries.setData(view.entries.index(1, 3), "0.3")
    panel_window.entry.refresh()
    assert field_text(panel_window, "priority") == "0.3"
    view.selectAll()
    panel_window.actions_by_id["delete-entries"].trigger()
    panel_window.entry.refresh()
    assert not panel_window.entry.fields.isVisible()


@pytest.fixture
def open_panel(open_set, tmp_path):
    """Return a function that opens a sitemap text and shows its first entry."""

    def show(text: str):
        path = tmp_path / "one.xml"
        path.write_text(text, encoding="utf-8")
        window = open_set(path)
        window.actions_by_id["panel-entry"].trigger()
        select_rows(window, 0)
        return window

    return show


def test_fields_of_read_only_entries_are_disabled(open_panel):
    window = open_panel(sitemap_xml("https://a.example/1", "https://a.example/2").replace("/2</loc>", "/2&amp</lo"))
    assert window.session.locked
    assert window.entry.note.text() == "Read-only."
    assert window.entry.fields.editor("loc").inline_validator.line.isReadOnly()
    assert not window.entry.fields.editor("changefreq").isEnabled()


class Browser(QObject):
    """Records URLs that would open in the browser."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open_url(self, url: QUrl) -> None:
        self.opened.append(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))


@pytest.mark.parametrize(
    ("loc", "is_opened"),
    [
        ("https://a.example/caf%C3%A9?a=1&amp;b=2", True),
        ("file:///etc/passwd", False),
        ("javascript:alert(1)", False),
        ("/relative", False),
        ("ftp://a.example/", False),
    ],
)
def test_only_web_urls_open_in_browser(open_panel, loc, is_opened):
    window = open_panel(f'<urlset xmlns="{NAMESPACE}"><url><loc>{loc}</loc></url></urlset>')
    browser = Browser()
    for scheme in ("https", "http", "file", "javascript", "ftp"):
        QDesktopServices.setUrlHandler(scheme, browser, "open_url")  # type: ignore[arg-type]
    try:
        button(window, "Open page in browser").click()
        window.actions_by_id["browse"].trigger()
    finally:
        for scheme in ("https", "http", "file", "javascript", "ftp"):
            QDesktopServices.unsetUrlHandler(scheme)
    assert browser.opened == [loc.replace("&amp;", "&")] * 2 * is_opened
    button(window, "Copy URL").click()
    assert QGuiApplication.clipboard().text() == loc.replace("&amp;", "&")


@pytest.mark.parametrize(
    ("number", "expected_outcome"), [(3, "opened"), (10, "opened"), (11, "asked"), (11, "agreed"), (101, "refused")]
)
def test_opening_pages_asks_above_ten_and_refuses_above_hundred(open_panel, qtbot, number, expected_outcome):
    urls = [f"https://a.example/{place}" for place in range(number)]
    window = open_panel(sitemap_xml(*urls, "/relative", urls[0]))
    browser = Browser()
    QDesktopServices.setUrlHandler("https", browser, "open_url")  # type: ignore[arg-type]
    try:
        window.page.view.selectAll()
        window.actions_by_id["browse"].trigger()
        question = window.findChild(QMessageBox, "browse-question")
        assert (question is not None) == (expected_outcome in ("asked", "agreed"))
        if question is not None:
            assert question.text() == "Open 11 pages in the browser?"
            name = "open-pages" if expected_outcome == "agreed" else ""
            chosen = question.findChild(QPushButton, name) if name else question.defaultButton()
            chosen.click()
    finally:
        QDesktopServices.unsetUrlHandler("https")
    assert browser.opened == (urls if expected_outcome in ("opened", "agreed") else [])
    assert ("No more than 100 pages" in window.messages.text) == (expected_outcome == "refused")


def test_percent_encoded_url_is_shown_decoded(open_panel):
    window = open_panel(
        sitemap_xml(
            "https://xn--bcher-kva.example/caf%C3%A9", "https://a.example/plain", f"https://a.b/{'%C3%A9' * 170_000}"
        )
    )
    assert window.entry.readable.text().replace("\u200b", "") == "https://bücher.example/café"
    select_rows(window, 1)
    assert window.entry.readable.text() == ""
    select_rows(window, 2)
    assert 0 < len(window.entry.readable.text()) < 10_000
