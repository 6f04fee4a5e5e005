"""Other XML in the entry panel: a text that is checked while it is typed, kept as it is, and taken if well-formed."""

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
def with_other(opened, tmp_path):
    """A window with an entry with a picture and other XML, and one without."""
    return open_entries(opened, tmp_path, IMAGES + OTHER, "")


def editor_of(window):
    """The editor of other XML, with the keyboard."""
    tree, panel = window.entry.tree, window.entry
    tree.go_to(panel.model.item_index("other", -1))
    return panel.xml.editor


def title(window) -> str:
    return window.entry.model.item_index("other", -1).data()


def hint(window) -> str:
    """What is told above the editor."""
    editor_of(window)
    label = window.entry.findChild(QLabel, "other_xml_hint")
    return label.text() if label.isVisible() else ""


def write(window, text: str, qtbot: QtBot) -> None:
    """Put a text into the editor as by typing, and let it be checked."""
    editor = editor_of(window)
    editor.setFocus()
    editor.selectAll()
    editor.insertPlainText(text)
    window.entry.xml.check()


def test_ctrl_enter_applies_well_formed_xml(with_other, qtbot: QtBot):
    assert (editor_of(with_other).current_text(), with_other.entry.message.text()) == (OTHER, "")
    write(with_other, "<!-- why --><a><b/></a>", qtbot)
    press(Qt.Key.Key_Return, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert xml_of(with_other).endswith("<!-- why -->\n    <a><b/></a>")
    assert xml_of(with_other).startswith("<image:image>")
    assert with_other.session.undo_stack.undoText() == "Change other XML"
    with_other.entry.refresh()
    assert editor_of(with_other).hasFocus()
    press(Qt.Key.Key_Z, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert OTHER in xml_of(with_other)


def test_malformed_xml_stays_as_draft_until_escape(with_other, qtbot: QtBot):
    write(with_other, "<a>\n  <b></c>\n</a>", qtbot)
    assert "in line 2, column" in with_other.entry.message.text()
    assert len(editor_of(with_other).extraSelections()) == 1
    with_other.page.view.setFocus()
    assert not with_other.session.undo_stack.canUndo()
    assert editor_of(with_other).current_text() == "<a>\n  <b></c>\n</a>"
    assert title(with_other) == "Other XML (not applied yet)"
    write(with_other, "<a>", qtbot)
    press(Qt.Key.Key_Escape, qtbot)
    assert editor_of(with_other).current_text() == OTHER
    assert with_other.entry.message.text() == ""


def test_malformed_xml_draft_survives_selection_of_another_entry(with_other, qtbot: QtBot):
    write(with_other, "<a>", qtbot)
    show(with_other, 1)
    assert editor_of(with_other).current_text() == ""
    show(with_other, 0)
    assert editor_of(with_other).current_text() == "<a>"
    assert "not well-formed" in with_other.entry.message.text()
    write(with_other, "<a/>", qtbot)
    show(with_other, 1)
    assert xml_of(with_other).endswith("<a/>")
    assert with_other.entry.xml.drafts == {}


def test_other_xml_is_added_to_entry_and_removed(with_other, qtbot: QtBot):
    show(with_other, 1)
    with_other.entry.add_extension("other")
    with_other.page.view.setFocus()
    assert not with_other.session.undo_stack.canUndo()
    with_other.entry.add_extension("other")
    assert editor_of(with_other).hasFocus()
    qtbot.keyClicks(editor_of(with_other), "<a/>")
    press(Qt.Key.Key_Return, qtbot, Qt.KeyboardModifier.ControlModifier)
    assert xml_of(with_other, 1) == "<a/>"
    assert with_other.session.undo_stack.undoText() == "Add other XML"
    with_other.entry.findChild(QToolButton, "remove_extension").click()
    assert xml_of(with_other, 1) == ""
    assert with_other.session.undo_stack.undoText() == "Remove other XML"


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
def test_forbidden_other_xml_is_refused_with_reason(with_other, qtbot: QtBot, typed, reason):
    write(with_other, typed, qtbot)
    assert reason in with_other.entry.message.text()
    with_other.page.view.setFocus()
    assert not with_other.session.undo_stack.canUndo()
    assert editor_of(with_other).current_text() == typed


def test_bidirectional_characters_are_reported_and_retained(opened, tmp_path, qtbot: QtBot):
    other = "<a>left\u202eright\u00a0and\u2028on</a>"
    window = open_entries(opened, tmp_path, other)
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


def test_overlong_other_xml_is_cut_and_read_only(opened, tmp_path):
    window = open_entries(opened, tmp_path, f"<a>{'<b/>' * 300_000}</a>")
    assert len(editor_of(window).current_text()) == MAX_XML_CHARACTERS
    assert editor_of(window).isReadOnly()
    assert "too long" in hint(window)


def test_opening_another_set_discards_xml_drafts(with_other, opened, three_entries, qtbot: QtBot):
    write(with_other, "<a>", qtbot)
    opened(three_entries)
    show(with_other, 0)
    assert with_other.entry.xml.drafts == {}
    assert title(with_other) == "Other XML"
