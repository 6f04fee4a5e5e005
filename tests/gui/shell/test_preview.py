"""The preview panel: XML of the selected entry, and its differences from the file."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QToolButton

from sitemap_studio.gui.panels.preview_panel import MAX_SHOWN_CHARACTERS, diff_entry
from sitemap_studio.gui.widgets.diff_view import MAX_LINE_CHARACTERS, DiffLine, DiffView, LineChange
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, SetCells
from tests.gui.shell.conftest import Opener, sitemap_xml

# Lines


def diff_signs(before: str | None, after: str | None) -> list[tuple[str, str]]:
    return [(line.change.value, line.text) for line in diff_entry(before, after)]


@pytest.mark.parametrize(
    ("before", "after", "expected_lines"),
    [
        ("<url>\n    <loc>a</loc>\n    <a>1</a>\n  </url>", "<url>\n    <loc>a</loc>\n    <a>2</a>\n  </url>",
         [(" ", "<url>"), (" ", "  <loc>a</loc>"), ("−", "  <a>1</a>"), ("+", "  <a>2</a>"), (" ", "</url>")]),
        ("<url>\n<loc/>\n</url>", "<url>\n<loc/>\n<priority/>\n</url>",
         [(" ", "<url>"), (" ", "<loc/>"), ("+", "<priority/>"), (" ", "</url>")]),
        ("<a>\n1\n2\n</a>", "<a>\n2\n</a>", [(" ", "<a>"), ("−", "1"), (" ", "2"), (" ", "</a>")]),
        ("a", "a", [(" ", "a")]),
        (None, "a\nb", [("+", "a"), ("+", "b")]),
        ("a", None, [(" ", "a")]),
        (None, None, [(" ", "")]),
        ("a\r\nb", "a\nb", [(" ", "a"), (" ", "b")]),
        ("a\u202eb\x07\tc", None, [(" ", "a[U+202E]b␇" + " " * 4 + "c")]),
    ],
    ids=['changed-line', 'added-line', 'removed-line', 'unchanged', 'added-entry', 'one-text', 'no-text', 'line-ends', 'invisible-characters'],
)  # fmt: skip
def test_diff_marks_removed_and_added_lines(before, after, expected_lines):
    assert diff_signs(before, after) == expected_lines


def marked_texts(line: DiffLine) -> list[str]:
    """Return the marked parts of a line."""
    return [line.text[start:end] for start, end in line.parts]


def test_diff_marks_changed_words_and_url_parts():
    goes, comes = diff_entry("<a>2026-01-01</a>", "<a>2026-02-01</a>")
    assert marked_texts(goes) == ["2026-01-01"]
    assert marked_texts(comes) == ["2026-02-01"]
    goes, comes = diff_entry("<loc>http://a.example/x</loc>", "<loc>https://b.example/x</loc>")
    assert marked_texts(goes) == ["http", "a.example"]
    assert marked_texts(comes) == ["https", "b.example"]


@pytest.mark.parametrize("place", [0, 5, 6_000, 49_998, 50_000])
def test_diff_of_overlong_line_shows_changed_part(place: int):
    before = "x" * 50_000
    goes, comes = diff_entry(before, f"{before[:place]}new{before[place:]}")
    assert marked_texts(comes) == ["new"]
    assert marked_texts(goes) == []
    assert all(len(line.text) <= MAX_LINE_CHARACTERS + 2 for line in (goes, comes))
    assert comes.text.strip("\u2026") in f"{before[:place]}new{before[place:]}"


def test_diff_of_huge_entries_is_truncated_to_maximum_size():
    long = "<url>" + "x" * 10_000_000
    assert [len(line.text) for line in diff_entry(long, long)] == [MAX_LINE_CHARACTERS + 1]
    many = "<a/>\n" * MAX_SHOWN_CHARACTERS
    assert sum(len(line.text) + 1 for line in diff_entry(many, many)) == MAX_SHOWN_CHARACTERS + 1
    olds, news = ("\n".join(f"{word}{n}" for n in range(10_000)) for word in "ab")
    assert {line.change for line in diff_entry(olds, news)} == {LineChange.REMOVED, LineChange.ADDED}


# On screen


def test_diff_is_selectable_plain_text_with_description(qtbot):
    view = DiffView()
    qtbot.addWidget(view)
    view.show_lines(diff_entry("<loc>a</loc>", "<loc><b>b</b></loc>"))
    assert view.toPlainText() == "<loc>a</loc>\n<loc><b>b</b></loc>"
    assert view.accessibleDescription() == "Removed: <loc>a</loc>\nAdded: <loc><b>b</b></loc>"
    assert view.isReadOnly()
    assert len(view.extraSelections()) == 4
    view.selectAll()
    view.copy()
    assert QGuiApplication.clipboard().text() == view.toPlainText()


# In the window


@pytest.fixture
def preview_window(qtbot, open_set: Opener, three_entries):
    """Window with the preview of the first of three entries."""
    window = open_set(three_entries)
    window.actions_by_id["panel-preview"].trigger()
    window.page.view.show_slot(0, "loc")
    wait_for_preview(qtbot, window)
    return window


def title_text(window) -> str:
    return window.preview.findChild(QLabel, "preview-title").text()


def note_text(window) -> str:
    return window.preview.findChild(QLabel, "preview-note").text()


def empty_text(window) -> str:
    empty = window.preview.findChild(EmptyState)
    return empty.text() if empty.isVisibleTo(window.preview) else ""


def wait_for_preview(qtbot, window):
    qtbot.waitUntil(lambda: not window.preview.is_busy)


def test_preview_marks_edited_lines_until_undo_or_save(qtbot, preview_window):
    assert title_text(preview_window) == "Entry 1 in shop.xml"
    assert preview_window.preview.xml.toPlainText().splitlines() == [
        "<url>", "  <loc>https://a.example/0</loc>", "  <lastmod>2026-11-02</lastmod>", "</url>",
    ]  # fmt: skip
    assert "saving does not change it" in note_text(preview_window)
    preview_window.session.push("Change", SetCells("lastmod", np.array([0], np.uint32), pl.Series(["2026-12-03"])))
    wait_for_preview(qtbot, preview_window)
    assert [line.text.strip() for line in preview_window.preview.xml.lines if line.change is LineChange.ADDED] == [
        "<lastmod>2026-12-03</lastmod>"
    ]
    copied = []
    for action in preview_window.preview.findChild(QToolButton).menu().actions():
        action.trigger()
        copied.append(QGuiApplication.clipboard().text())
    assert copied[0].startswith("<url>\n    <loc>")
    assert ["2026-11-02" in copied[0], "2026-12-03" in copied[1]] == [True, True]
    assert len(copied) == 2
    preview_window.session.undo()
    wait_for_preview(qtbot, preview_window)
    assert all(line.change is LineChange.KEPT for line in preview_window.preview.xml.lines)
    preview_window.session.redo()
    with qtbot.waitSignal(preview_window.files.saved):
        preview_window.files.save()
    wait_for_preview(qtbot, preview_window)
    assert "<lastmod>2026-12-03</lastmod>" in preview_window.preview.xml.toPlainText()
    assert all(line.change is LineChange.KEPT for line in preview_window.preview.xml.lines)


def test_preview_marks_new_entry_and_shows_first_selected(qtbot, preview_window):
    document = preview_window.session.document
    slots = document.add_entries(entry_frame({"loc": ["https://a.example/new"]}), sitemap=0)
    preview_window.session.push("Add", InsertEntries(np.array([1]), slots))
    preview_window.page.view.show_slot(int(slots[0]), "loc")
    wait_for_preview(qtbot, preview_window)
    assert {line.change for line in preview_window.preview.xml.lines} == {LineChange.ADDED}
    assert "New; it will be saved" in note_text(preview_window)
    # Of several the first is shown, of none a sentence.
    preview_window.page.view.selectAll()
    wait_for_preview(qtbot, preview_window)
    assert title_text(preview_window) == "Entry 1 in shop.xml"
    assert note_text(preview_window).startswith("The first of 4 selected entries.")
    preview_window.page.view.selectionModel().clear()
    qtbot.waitUntil(lambda: empty_text(preview_window) != "")
    assert "Select an entry" in empty_text(preview_window)


def test_hidden_preview_panel_builds_no_preview(qtbot, open_set, three_entries):
    window = open_set(three_entries)
    window.page.view.show_slot(1, "loc")
    assert not window.preview.is_busy
    assert empty_text(window)


def test_preview_notes_unwritable_and_truncated_entries(qtbot, preview_window, three_entries):
    for loc, told in (("https://a.example/\x01", "can't"), ("x" * MAX_LINE_CHARACTERS, "Only the beginning")):
        preview_window.session.push("Change", SetCells("loc", np.array([0], np.uint32), pl.Series([loc])))
        wait_for_preview(qtbot, preview_window)
        assert told in note_text(preview_window)
        preview_window.session.undo()
    wait_for_preview(qtbot, preview_window)
    three_entries.write_text(sitemap_xml("https://a.example/else"), encoding="utf-8")
    preview_window.session.redo()
    preview_window.session.undo()
    wait_for_preview(qtbot, preview_window)
    assert "https://a.example/0" in preview_window.preview.xml.toPlainText()
