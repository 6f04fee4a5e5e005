"""The section of other XML: a text that is checked while it is typed, kept as it is, and taken if well-formed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.extensions.xml_text import MAX_CHARACTERS, is_typeable, shown_xml, typed_xml
from tests.gui.shell.extension_cases import IMAGES, OTHER, press, show, urlset_of, xml_of


@pytest.fixture
def with_other(opened, tmp_path):
    """A window with the panel, an entry with a picture and other XML, and one without."""
    path = tmp_path / "other.xml"
    path.write_text(urlset_of(("https://a.example/0", IMAGES + OTHER), ("https://a.example/1", "")), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    return window


def section(window):
    return window.extensions.sections["other"]


def write(window, text: str, qtbot: QtBot) -> None:
    """Put a text into the editor as by typing, and let it be checked."""
    editor = section(window).editor
    editor.setFocus()
    editor.selectAll()
    editor.insertPlainText(text)
    section(window).check()


def test_other_xml_is_shown_as_it_is_written(with_other):
    assert section(with_other).editor.typed() == OTHER
    assert section(with_other).note.text == ""


def test_well_formed_xml_is_taken_with_ctrl_and_enter(with_other, qtbot: QtBot):
    write(with_other, "<!-- why --><a><b/></a>", qtbot)
    press(Qt.Key.Key_Return, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert xml_of(with_other).endswith("<!-- why -->\n    <a><b/></a>")
    assert xml_of(with_other).startswith("<image:image>")
    assert with_other.session.undo_stack.undoText() == "Change other XML"
    with_other.entry_showing.refresh()
    assert section(with_other).editor.hasFocus()
    press(Qt.Key.Key_Z, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert OTHER in xml_of(with_other)


def test_xml_that_is_not_well_formed_is_no_edit_and_stays_with_line_and_column(with_other, qtbot: QtBot):
    write(with_other, "<a>\n  <b></c>\n</a>", qtbot)
    assert "in line 2, column" in section(with_other).note.text
    assert len(section(with_other).editor.extraSelections()) == 1
    with_other.page.view.setFocus()
    assert not with_other.session.undo_stack.canUndo()
    assert section(with_other).editor.typed() == "<a>\n  <b></c>\n</a>"
    assert section(with_other).header.title == "Other XML (not applied yet)"


def test_what_is_not_taken_yet_waits_while_another_entry_is_looked_at(with_other, qtbot: QtBot):
    write(with_other, "<a>", qtbot)
    show(with_other, 1)
    assert not section(with_other).is_open
    show(with_other, 0)
    assert section(with_other).editor.typed() == "<a>"
    assert "not well-formed" in section(with_other).note.text
    write(with_other, "<a/>", qtbot)
    show(with_other, 1)
    assert xml_of(with_other).endswith("<a/>")
    assert section(with_other).drafts == frozenset()


def test_escape_brings_back_what_stood_there(with_other, qtbot: QtBot):
    write(with_other, "<a>", qtbot)
    press(Qt.Key.Key_Escape, qtbot)
    assert section(with_other).editor.typed() == OTHER
    assert section(with_other).note.text == ""


def test_xml_is_added_to_an_entry_without_and_removed(with_other, qtbot: QtBot):
    show(with_other, 1)
    section(with_other).header.add.click()
    assert section(with_other).editor.hasFocus()
    qtbot.keyClicks(section(with_other).editor, "<a/>")
    press(Qt.Key.Key_Return, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert xml_of(with_other, 1) == "<a/>"
    assert with_other.session.undo_stack.undoText() == "Add XML"
    section(with_other).header.buttons["remove"].click()
    assert xml_of(with_other, 1) == ""
    assert with_other.session.undo_stack.undoText() == "Remove XML"


def test_nothing_typed_is_nothing_added(with_other):
    show(with_other, 1)
    section(with_other).header.add.click()
    with_other.page.view.setFocus()
    assert not with_other.session.undo_stack.canUndo()


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', "line 1, column 1, a document type"),
        ("<a>&nbsp;</a>", "nbsp"),
        ("</extensions><a/>", "that was not opened"),
        ("<loc>https://b.example/</loc>", "is a field of the entry"),
        ("<p:a/>", "line 1, column"),
        ("a & b", "line 1, column 4"),
    ],
)
def test_what_must_not_stand_there_is_refused_with_the_reason(with_other, qtbot: QtBot, typed, reason):
    write(with_other, typed, qtbot)
    assert reason in section(with_other).note.text
    with_other.page.view.setFocus()
    assert not with_other.session.undo_stack.canUndo()
    assert section(with_other).editor.typed() == typed


def test_text_that_turns_around_is_told_and_kept(opened, tmp_path, qtbot: QtBot):
    path = tmp_path / "bidi.xml"
    other = "<a>left\u202eright\u00a0and\u2028on</a>"
    path.write_text(urlset_of(("https://a.example/", other)), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    assert "change the order" in section(window).hint
    assert section(window).editor.typed() == other
    write(window, other.replace("left", "LEFT"), qtbot)
    window.page.view.setFocus()
    assert xml_of(window) == other.replace("left", "LEFT")


def test_lines_of_windows_stay_so():
    xml = "<a>\r\n  <b/>\r\n</a>"
    assert is_typeable(xml)
    assert typed_xml(shown_xml(xml), xml) == xml
    assert not is_typeable("<a>\r<b/></a>")


def test_a_megabyte_is_shown_in_part_and_cannot_be_typed_into(opened, tmp_path):
    path = tmp_path / "long.xml"
    path.write_text(urlset_of(("https://a.example/", f"<a>{'<b/>' * 300_000}</a>")), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    assert len(section(window).editor.typed()) == MAX_CHARACTERS
    assert section(window).editor.isReadOnly()
    assert "too long" in section(window).hint


def test_another_set_drops_what_was_not_taken(with_other, opened, three_entries, qtbot: QtBot):
    write(with_other, "<a>", qtbot)
    opened(three_entries)
    show(with_other, 0)
    assert section(with_other).drafts == frozenset()
    assert section(with_other).header.title == "Other XML"
