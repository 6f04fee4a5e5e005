"""Other XML in the entry panel: validation during typing, drafts, and applying well-formed XML unchanged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.extension_editor.xml_pane import (
    MAX_XML_CHARACTERS,
    editor_text,
    restore_line_ends,
    survives_editing,
)
from tests.gui.shell.extension_cases import IMAGES, OTHER, open_entries, press, show, xml_of


@pytest.fixture
def other_xml_window(open_set, tmp_path):
    """Window with an entry with an image and other XML, and an entry without."""
    return open_entries(open_set, tmp_path, IMAGES + OTHER, "")


def editor_of(window):
    """Return the focused editor of other XML."""
    tree, panel = window.entry.tree, window.entry
    tree.go_to(panel.model.item_index("other", -1))
    return panel.xml.editor


def title(window) -> str:
    return window.entry.model.item_index("other", -1).data()


def hint(window) -> str:
    """Return the text above the editor."""
    editor_of(window)
    label = window.entry.findChild(QLabel, "other_xml_hint")
    return label.text() if label.isVisible() else ""


def write(window, text: str, qtbot: QtBot) -> None:
    """Type a text into the editor, and wait for its validation."""
    editor = editor_of(window)
    editor.setFocus()
    editor.selectAll()
    editor.insertPlainText(text)
    window.entry.xml.check()


def test_ctrl_enter_applies_well_formed_xml(other_xml_window, qtbot: QtBot):
    assert (editor_of(other_xml_window).current_text(), other_xml_window.entry.message.text()) == (OTHER, "")
    write(other_xml_window, "<!-- why --><a><b/></a>", qtbot)
    press(Qt.Key.Key_Return, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert xml_of(other_xml_window).endswith("<!-- why -->\n    <a><b/></a>")
    assert xml_of(other_xml_window).startswith("<image:image>")
    assert other_xml_window.session.undo_stack.undoText() == "Change other XML"
    other_xml_window.entry.refresh()
    assert editor_of(other_xml_window).hasFocus()
    press(Qt.Key.Key_Z, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert OTHER in xml_of(other_xml_window)


def test_malformed_xml_stays_as_draft_until_escape(other_xml_window, qtbot: QtBot):
    write(other_xml_window, "<a>\n  <b></c>\n</a>", qtbot)
    assert "in line 2, column" in other_xml_window.entry.message.text()
    assert len(editor_of(other_xml_window).extraSelections()) == 1
    other_xml_window.page.view.setFocus()
    assert not other_xml_window.session.undo_stack.canUndo()
    assert editor_of(other_xml_window).current_text() == "<a>\n  <b></c>\n</a>"
    assert title(other_xml_window) == "Other XML (not applied yet)"
    write(other_xml_window, "<a>", qtbot)
    press(Qt.Key.Key_Escape, qtbot)
    assert editor_of(other_xml_window).current_text() == OTHER
    assert other_xml_window.entry.message.text() == ""


def test_malformed_xml_draft_survives_selection_of_another_entry(other_xml_window, qtbot: QtBot):
    write(other_xml_window, "<a>", qtbot)
    show(other_xml_window, 1)
    assert editor_of(other_xml_window).current_text() == ""
    show(other_xml_window, 0)
    assert editor_of(other_xml_window).current_text() == "<a>"
    assert "not well-formed" in other_xml_window.entry.message.text()
    write(other_xml_window, "<a/>", qtbot)
    show(other_xml_window, 1)
    assert xml_of(other_xml_window).endswith("<a/>")
    assert other_xml_window.entry.xml.drafts == {}


def test_other_xml_is_added_to_entry_and_removed(other_xml_window, qtbot: QtBot):
    show(other_xml_window, 1)
    other_xml_window.entry.add_extension("other")
    other_xml_window.page.view.setFocus()
    assert not other_xml_window.session.undo_stack.canUndo()
    other_xml_window.entry.add_extension("other")
    assert editor_of(other_xml_window).hasFocus()
    qtbot.keyClicks(editor_of(other_xml_window), "<a/>")
    press(Qt.Key.Key_Return, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert xml_of(other_xml_window, 1) == "<a/>"
    assert other_xml_window.session.undo_stack.undoText() == "Add other XML"
    other_xml_window.entry.findChild(QToolButton, "remove_extension").click()
    assert xml_of(other_xml_window, 1) == ""
    assert other_xml_window.session.undo_stack.undoText() == "Remove other XML"


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
def test_forbidden_other_xml_is_refused_with_reason(other_xml_window, qtbot: QtBot, typed, reason):
    write(other_xml_window, typed, qtbot)
    assert reason in other_xml_window.entry.message.text()
    other_xml_window.page.view.setFocus()
    assert not other_xml_window.session.undo_stack.canUndo()
    assert editor_of(other_xml_window).current_text() == typed


def test_bidirectional_characters_in_other_xml_are_reported_and_retained(open_set, tmp_path, qtbot: QtBot):
    other = "<a>left\u202eright\u00a0and\u2028on</a>"
    window = open_entries(open_set, tmp_path, other)
    assert "change the order" in hint(window)
    assert editor_of(window).current_text() == other
    write(window, other.replace("left", "LEFT"), qtbot)
    window.page.view.setFocus()
    assert xml_of(window) == other.replace("left", "LEFT")


def test_crlf_line_ends_of_other_xml_survive_editing():
    xml = "<a>\r\n  <b/>\r\n</a>"
    assert survives_editing(xml)
    assert restore_line_ends(editor_text(xml), xml) == xml
    assert not survives_editing("<a>\r<b/></a>")


def test_overlong_other_xml_is_truncated_and_read_only(open_set, tmp_path):
    window = open_entries(open_set, tmp_path, f"<a>{'<b/>' * 300_000}</a>")
    assert len(editor_of(window).current_text()) == MAX_XML_CHARACTERS
    assert editor_of(window).isReadOnly()
    assert "too long" in hint(window)


def test_opening_another_set_discards_xml_drafts(other_xml_window, open_set, three_entries, qtbot: QtBot):
    write(other_xml_window, "<a>", qtbot)
    open_set(three_entries)
    show(other_xml_window, 0)
    assert other_xml_window.entry.xml.drafts == {}
    assert title(other_xml_window) == "Other XML"
