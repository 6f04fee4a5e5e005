"""The preview: what is selected as it is written and as it is read, live, to be looked at and copied."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QToolButton

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.gui.panels.preview import MAX_CHARACTERS, MAX_ITEMS, entry_diff, entry_reading
from sitemap_studio.gui.widgets.diff_view import MAX_LINE_CHARACTERS, DiffView, LineChange
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, SetCells
from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import HOST, IMAGE, put, urlset
from tests.gui.shell.conftest import NAMESPACE, Opener, sitemap_xml

# Lines


def signs(before: str | None, after: str | None) -> list[tuple[str, str]]:
    return [(line.change.value, line.text) for line in entry_diff(before, after)]


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
def test_what_stays_goes_and_comes_is_told_line_by_line(before, after, expected):
    assert signs(before, after) == expected


def test_the_part_of_a_line_that_differs_is_known():
    goes, comes = entry_diff("<a>2026-01-01</a>", "<a>2026-02-01</a>")
    assert goes.text[goes.start : goes.end] == "1"
    assert comes.text[comes.start : comes.end] == "2"


@pytest.mark.parametrize("place", [0, 5, 6_000, 49_998, 50_000])
def test_of_a_line_without_end_that_changes_what_differs_is_shown(place: int):
    before = "x" * 50_000
    goes, comes = entry_diff(before, f"{before[:place]}new{before[place:]}")
    assert comes.text[comes.start : comes.end] == "new"
    assert goes.start == goes.end
    assert all(len(line.text) <= MAX_LINE_CHARACTERS + 2 for line in (goes, comes))
    assert comes.text.strip("\u2026") in f"{before[:place]}new{before[place:]}"


def test_what_is_too_long_is_cut_and_many_lines_are_compared_in_bearable_time():
    long = "<url>" + "x" * 10_000_000
    assert [len(line.text) for line in entry_diff(long, long)] == [MAX_LINE_CHARACTERS + 1]
    many = "<a/>\n" * MAX_CHARACTERS
    assert sum(len(line.text) + 1 for line in entry_diff(many, many)) == MAX_CHARACTERS + 1
    olds, news = ("\n".join(f"{word}{n}" for n in range(10_000)) for word in "ab")
    assert {line.change for line in entry_diff(olds, news)} == {LineChange.REMOVED, LineChange.ADDED}


# As it is read


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"loc": " https://xn--mnchen-3ya.example/caf%C3%A9?b=%20 "}, "https://münchen.example/café?b=%20"),
        ({"loc": "/relative"}, "not a complete URL"),
        ({"loc": "mailto:a@b.example"}, "not a complete URL"),
        ({"loc": ""}, "the entry is skipped"),
        ({"lastmod": "2026-11-22T10:00:30+01:00"}, "09:00:30 UTC"),
        ({"lastmod": "2026-11-22"}, "November"),
        ({"lastmod": " 2026-11 "}, "no day stated"),
        ({"lastmod": "0001-01-01T00:00+10:00"}, "UTC"),
        ({"lastmod": "2026-02-30"}, "“2026-02-30” is not valid: it is ignored"),
        ({"lastmod": "soon"}, "“soon” is not valid: it is ignored"),
        ({}, "not stated, which means 0.5"),
        ({"priority": " 0.80 "}, "0.8"),
        ({"priority": "1.5"}, "“1.5” is not valid: it is ignored"),
        ({"priority": "nan"}, "“nan” is not valid"),
        ({"changefreq": " daily "}, "daily"),
        ({"changefreq": "Daily"}, "“Daily” is not valid: it is ignored"),
    ],
)
def test_each_field_is_told_as_a_search_engine_reads_it(tmp_path, fields, expected):
    document = open_path(put(tmp_path / "a.xml", urlset({"loc": HOST, **fields})))
    assert any(expected in line.text for line in entry_reading(document, 0))


def test_extensions_are_counted_and_the_first_told(tmp_path):
    xml = "".join(f"<image:image><image:loc>{HOST}/{n}.jpg</image:loc></image:image>" for n in range(MAX_ITEMS + 5))
    text = urlset({"loc": HOST, "xml": xml}, declared=f' xmlns:image="{IMAGE}"')
    lines = entry_reading(open_path(put(tmp_path / "a.xml", text)), 0)
    assert f"({MAX_ITEMS + 5})" in next(line.heading for line in lines if line.heading.startswith("Images"))
    assert sum(line.text.startswith("loc: ") for line in lines) == MAX_ITEMS
    assert lines[-1].text == "… and 5 more"


# On screen


def test_the_text_is_plain_can_be_selected_and_says_what_changes(qtbot):
    view = DiffView()
    qtbot.addWidget(view)
    view.show_lines(entry_diff("<loc>a</loc>", "<loc><b>b</b></loc>"))
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


def test_the_selected_entry_is_shown_as_its_file_has_it_and_followed(qtbot, shown):
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
    assert copied[2].startswith("URL: https://a.example/0\n")
    shown.session.undo()
    settle(qtbot, shown)
    assert all(line.change is LineChange.KEPT for line in shown.preview.xml.lines)
    shown.session.redo()
    with qtbot.waitSignal(shown.files.saved):
        shown.files.save()
    settle(qtbot, shown)
    assert "<lastmod>2026-12-03</lastmod>" in shown.preview.xml.toPlainText()
    assert all(line.change is LineChange.KEPT for line in shown.preview.xml.lines)


def test_a_new_entry_is_all_new_and_of_several_entries_the_first_is_shown(qtbot, shown):
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


def test_what_is_read_follows_the_profile_and_is_plain_text(qtbot, opened, tmp_path):
    path = tmp_path / "a.xml"
    loc = "https://xn--mnchen-3ya.example/caf%C3%A9?a=1&amp;b=2"
    entry = f"<url><loc>{loc}</loc><lastmod>2026-11-02T10:00:00+01:00</lastmod><changefreq>&lt;b>x</changefreq></url>"
    path.write_text(f'<?xml version="1.0"?>\n<urlset xmlns="{NAMESPACE}">{entry}</urlset>\n', encoding="utf-8")
    window = opened(path)
    window.docks.show_panel("preview")
    window.page.view.show_slot(0, "loc")
    settle(qtbot, window)
    told = window.preview.reading.toPlainText()
    assert "https://münchen.example/café?a=1&b=2" in told
    assert "09:00 UTC" in told
    assert "“<b>x” is not valid: it is ignored" in told
    assert "ignores change frequency" not in told
    window.profile_box.chosen.emit(PROFILES["google"])
    settle(qtbot, window)
    assert "Google ignores changefreq and priority." in window.preview.reading.toPlainText()


def test_nothing_is_worked_out_while_the_panel_is_out_of_sight(qtbot, opened, three_entries):
    window = opened(three_entries)
    window.page.view.show_slot(1, "loc")
    assert not window.preview.is_busy
    assert empty_text(window)


def test_what_can_not_be_written_or_shown_is_told(qtbot, shown, three_entries):
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
