"""The preview: what is selected as it is written and as it is read, live, to be looked at and copied."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from PySide6.QtGui import QGuiApplication, QPalette

from sitemap_studio.gui.preview.lines import MAX_CHARACTERS, MAX_LINE_CHARACTERS, Sign, is_cut, preview_lines
from sitemap_studio.gui.preview.text import PIECE_SHARE, PreviewText
from sitemap_studio.gui.theme import Tint, palette_of, tint_color, tint_ground
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, SetCells
from sitemap_studio.protocol.profiles import PROFILES
from tests.gui.shell.conftest import NAMESPACE, Opener, sitemap_xml

# Lines


def signs(before: str | None, after: str | None) -> list[tuple[str, str]]:
    return [(line.sign.value, line.text) for line in preview_lines(before, after)]


def test_what_stays_goes_and_comes_is_told_line_by_line():
    before = "<url>\n    <loc>a</loc>\n    <lastmod>2026-01-01</lastmod>\n  </url>"
    after = before.replace("2026-01-01", "2026-02-01")
    assert signs(before, after) == [
        (" ", "<url>"), (" ", "  <loc>a</loc>"), ("−", "  <lastmod>2026-01-01</lastmod>"),
        ("+", "  <lastmod>2026-02-01</lastmod>"), (" ", "</url>"),
    ]  # fmt: skip
    _, _, goes, comes, _ = preview_lines(before, after)
    assert goes.text[goes.start : goes.end] == "1"
    assert comes.text[comes.start : comes.end] == "2"


def test_lines_that_are_added_and_taken_away_have_a_sign_of_their_own():
    assert signs("<url>\n<loc/>\n</url>", "<url>\n<loc/>\n<priority/>\n</url>") == [
        (" ", "<url>"), (" ", "<loc/>"), ("+", "<priority/>"), (" ", "</url>"),
    ]  # fmt: skip
    assert [sign for sign, _ in signs("<a>\n1\n2\n</a>", "<a>\n2\n</a>")] == [" ", "−", " ", " "]


def test_what_is_the_same_new_or_unknown_has_one_kind_of_lines():
    assert signs("a", "a") == [(" ", "a")]
    assert signs(None, "a\nb") == [("+", "a"), ("+", "b")]
    assert signs("a", None) == [(" ", "a")]
    assert signs(None, None) == [(" ", "")]


def test_invisible_characters_and_line_ends_are_harmless():
    (line,) = preview_lines("a\u202eb\x07\tc", None)
    assert line.text == "a[U+202E]b␇" + line.text[len("a[U+202E]b␇") :]
    assert "\t" not in line.text
    assert signs("a\r\nb", "a\nb") == [(" ", "a"), (" ", "b")]


@pytest.mark.parametrize("place", [0, 5, 6_000, 49_998, 50_000])
def test_of_a_line_without_end_that_changes_what_differs_is_shown(place: int):
    before = "x" * 50_000
    goes, comes = preview_lines(before, f"{before[:place]}new{before[place:]}")
    assert comes.text[comes.start : comes.end] == "new"
    assert goes.start == goes.end
    assert all(len(line.text) <= MAX_LINE_CHARACTERS + 2 for line in (goes, comes))
    assert comes.text.strip("\u2026") in f"{before[:place]}new{before[place:]}"


def test_what_is_too_long_is_cut_and_many_lines_are_compared_in_bearable_time():
    long = "<url>" + "x" * 10_000_000
    assert [len(line.text) for line in preview_lines(long, long)] == [MAX_LINE_CHARACTERS + 1]
    assert is_cut(long, None)
    many = "<a/>\n" * MAX_CHARACTERS
    assert sum(len(line.text) + 1 for line in preview_lines(many, many)) == MAX_CHARACTERS + 1
    assert is_cut(many, None)
    assert not is_cut("<a/>\n" * 1_000, None)
    olds, news = ("\n".join(f"{word}{n}" for n in range(10_000)) for word in "ab")
    assert {line.sign for line in preview_lines(olds, news)} == {Sign.GOES, Sign.COMES}


# On screen


@pytest.mark.parametrize("is_dark", [False, True])
def test_colours_can_be_read_on_all_grounds(qapp, is_dark):
    palette = palette_of(is_dark=is_dark)
    grounds = [palette.color(QPalette.ColorRole.Base)]
    grounds += [tint_ground(tint, palette, PIECE_SHARE[is_dark]) for tint in (Tint.ERROR, Tint.GOOD)]
    inks = [tint_color(tint, palette) for tint in (Tint.INFO, Tint.WARNING, Tint.GOOD, Tint.QUIET, Tint.TEXT)]
    assert min(contrast(ink, ground) for ink in inks for ground in grounds) >= 4.5


def contrast(one, other) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour) -> float:
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_text_is_plain_can_be_selected_and_says_what_changes(qtbot):
    view = PreviewText()
    qtbot.addWidget(view)
    view.show_lines(preview_lines("<loc>a</loc>", "<loc><b>b</b></loc>"))
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


def settle(qtbot, window):
    qtbot.waitUntil(lambda: not window.preview_work.is_busy)


def test_the_selected_entry_is_shown_as_its_file_has_it(shown):
    assert shown.preview.title == "Entry 1 in shop.xml"
    assert shown.preview.xml.toPlainText().splitlines() == [
        "<url>", "  <loc>https://a.example/0</loc>", "  <lastmod>2026-11-02</lastmod>", "</url>",
    ]  # fmt: skip
    assert "leaves it unchanged" in shown.preview.note


def test_an_edit_its_undo_and_saving_are_followed(qtbot, shown):
    shown.session.push("Change", SetCells("lastmod", np.array([0], np.uint32), pl.Series(["2026-12-03"])))
    settle(qtbot, shown)
    assert [line.text.strip() for line in shown.preview.xml.lines if line.sign is Sign.COMES] == [
        "<lastmod>2026-12-03</lastmod>"
    ]
    shown.session.undo()
    settle(qtbot, shown)
    assert all(line.sign is Sign.STAYS for line in shown.preview.xml.lines)
    shown.session.redo()
    with qtbot.waitSignal(shown.files.saved):
        shown.files.save()
    settle(qtbot, shown)
    assert "<lastmod>2026-12-03</lastmod>" in shown.preview.xml.toPlainText()
    assert all(line.sign is Sign.STAYS for line in shown.preview.xml.lines)


def test_a_new_entry_is_all_new(qtbot, shown):
    document = shown.session.document
    slots = document.add_entries(entry_frame({"loc": ["https://a.example/new"]}), sitemap=0)
    shown.session.push("Add", InsertEntries(np.array([1]), slots))
    shown.page.view.show_slot(int(slots[0]), "loc")
    settle(qtbot, shown)
    assert {line.sign for line in shown.preview.xml.lines} == {Sign.COMES}
    assert "New in this file" in shown.preview.note


def test_of_several_the_first_is_shown_and_of_none_a_sentence(qtbot, shown):
    shown.page.view.selectAll()
    settle(qtbot, shown)
    assert shown.preview.title == "Entry 1 in shop.xml"
    assert shown.preview.note.startswith("The first of 3 selected entries.")
    shown.page.view.selectionModel().clear()
    qtbot.waitUntil(lambda: shown.preview.empty_text != "")
    assert "Select an entry" in shown.preview.empty_text


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
    assert "“<b>x” is not one of the seven words: it is ignored" in told
    assert "ignores change frequency" not in told
    window.problem_work.use_profile(PROFILES["google"])
    settle(qtbot, window)
    assert "Google ignores change frequency and priority." in window.preview.reading.toPlainText()


def test_each_state_can_be_copied(qtbot, shown):
    shown.session.push("Change", SetCells("lastmod", np.array([0], np.uint32), pl.Series(["2026-12-03"])))
    settle(qtbot, shown)
    copied = []
    for action in shown.preview.menu.actions():
        action.trigger()
        copied.append(QGuiApplication.clipboard().text())
    before, after, reading = copied
    assert before.startswith("<url>\n    <loc>")
    assert "2026-11-02" in before
    assert "2026-12-03" in after
    assert reading.startswith("Address: https://a.example/0\n")


def test_nothing_is_worked_out_while_the_panel_is_out_of_sight(qtbot, opened, three_entries):
    window = opened(three_entries)
    window.page.view.show_slot(1, "loc")
    assert not window.preview_work.is_busy
    assert window.preview.empty_text


def test_what_can_not_be_written_is_told(qtbot, shown, three_entries):
    shown.session.push("Change", SetCells("loc", np.array([0], np.uint32), pl.Series(["https://a.example/\x01"])))
    settle(qtbot, shown)
    assert "can't" in shown.preview.note
    three_entries.write_text(sitemap_xml("https://a.example/else"), encoding="utf-8")
    shown.session.undo()
    settle(qtbot, shown)
    assert "https://a.example/0" in shown.preview.xml.toPlainText()
