"""The preview: what is selected as it is written, live, and can be copied."""

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


def signs(before: str | None, after: str | None) -> list[tuple[str, str]]:
    return [(line.change.value, line.text) for line in diff_entry(before, after)]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
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
)  # fmt: skip
def test_diff_signs_removed_and_added_lines(before, after, expected):
    assert signs(before, after) == expected


def marked(line: DiffLine) -> list[str]:
    """The parts of a line that are marked."""
    return [line.text[start:end] for start, end in line.parts]


def test_differences_are_marked_by_word_and_url_part():
    goes, comes = diff_entry("<a>2026-01-01</a>", "<a>2026-02-01</a>")
    assert marked(goes) == ["2026-01-01"]
    assert marked(comes) == ["2026-02-01"]
    goes, comes = diff_entry("<loc>http://a.example/x</loc>", "<loc>https://b.example/x</loc>")
    assert marked(goes) == ["http", "a.example"]
    assert marked(comes) == ["https", "b.example"]


@pytest.mark.parametrize("place", [0, 5, 6_000, 49_998, 50_000])
def test_difference_in_endless_line_is_visible(place: int):
    before = "x" * 50_000
    goes, comes = diff_entry(before, f"{before[:place]}new{before[place:]}")
    assert marked(comes) == ["new"]
    assert marked(goes) == []
    assert all(len(line.text) <= MAX_LINE_CHARACTERS + 2 for line in (goes, comes))
    assert comes.text.strip("\u2026") in f"{before[:place]}new{before[place:]}"


def test_long_entries_are_cut_and_many_lines_compared():
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
def shown(qtbot, opened: Opener, three_entries):
    """The window with the preview of the first of three entries."""
    window = opened(three_entries)
    window.actions_by_id["panel-preview"].trigger()
    window.page.view.show_slot(0, "loc")
    settle(qtbot, window)
    return window


def title(window) -> str:
    return window.preview.findChild(QLabel, "preview-title").text()


def note(window) -> str:
    return window.preview.findChild(QLabel, "preview-note").text()


def empty_text(window) -> str:
    empty = window.preview.findChild(EmptyState)
    return empty.text() if empty.isVisibleTo(window.preview) else ""


def settle(qtbot, window):
    qtbot.waitUntil(lambda: not window.preview.is_busy)


def test_preview_follows_selection_and_edits(qtbot, shown):
    assert title(shown) == "Entry 1 in shop.xml"
    assert shown.preview.xml.toPlainText().splitlines() == [
        "<url>", "  <loc>https://a.example/0</loc>", "  <lastmod>2026-11-02</lastmod>", "</url>",
    ]  # fmt: skip
    assert "saving does not change it" in note(shown)
    shown.session.push("Change", SetCells("lastmod", np.array([0], np.uint32), pl.Series(["2026-12-03"])))
    settle(qtbot, shown)
    assert [line.text.strip() for line in shown.preview.xml.lines if line.change is LineChange.ADDED] == [
        "<lastmod>2026-12-03</lastmod>"
    ]
    copied = []
    for action in shown.preview.findChild(QToolButton).menu().actions():
        action.trigger()
        copied.append(QGuiApplication.clipboard().text())
    assert copied[0].startswith("<url>\n    <loc>")
    assert ["2026-11-02" in copied[0], "2026-12-03" in copied[1]] == [True, True]
    assert len(copied) == 2
    shown.session.undo()
    settle(qtbot, shown)
    assert all(line.change is LineChange.KEPT for line in shown.preview.xml.lines)
    shown.session.redo()
    with qtbot.waitSignal(shown.files.saved):
        shown.files.save()
    settle(qtbot, shown)
    assert "<lastmod>2026-12-03</lastmod>" in shown.preview.xml.toPlainText()
    assert all(line.change is LineChange.KEPT for line in shown.preview.xml.lines)


def test_new_entry_is_added_and_first_of_several_shown(qtbot, shown):
    document = shown.session.document
    slots = document.add_entries(entry_frame({"loc": ["https://a.example/new"]}), sitemap=0)
    shown.session.push("Add", InsertEntries(np.array([1]), slots))
    shown.page.view.show_slot(int(slots[0]), "loc")
    settle(qtbot, shown)
    assert {line.change for line in shown.preview.xml.lines} == {LineChange.ADDED}
    assert "New; it will be saved" in note(shown)
    # Of several the first is shown, of none a sentence.
    shown.page.view.selectAll()
    settle(qtbot, shown)
    assert title(shown) == "Entry 1 in shop.xml"
    assert note(shown).startswith("The first of 4 selected entries.")
    shown.page.view.selectionModel().clear()
    qtbot.waitUntil(lambda: empty_text(shown) != "")
    assert "Select an entry" in empty_text(shown)


def test_hidden_panel_makes_no_preview(qtbot, opened, three_entries):
    window = opened(three_entries)
    window.page.view.show_slot(1, "loc")
    assert not window.preview.is_busy
    assert empty_text(window)


def test_unwritable_or_cut_entry_is_noted(qtbot, shown, three_entries):
    for loc, told in (("https://a.example/\x01", "can't"), ("x" * MAX_LINE_CHARACTERS, "Only the beginning")):
        shown.session.push("Change", SetCells("loc", np.array([0], np.uint32), pl.Series([loc])))
        settle(qtbot, shown)
        assert told in note(shown)
        shown.session.undo()
    settle(qtbot, shown)
    three_entries.write_text(sitemap_xml("https://a.example/else"), encoding="utf-8")
    shown.session.redo()
    shown.session.undo()
    settle(qtbot, shown)
    assert "https://a.example/0" in shown.preview.xml.toPlainText()
