"""Sections with several entries selected: how many have something, what can be done for all, and large sets in jobs."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.shell.extension_cases import IMAGES, OTHER, links, show, urlset_of, xml_of


@pytest.fixture
def several(opened, tmp_path):
    """A window with the panel and four entries: two with pictures, one with alternates and a mark, one with nothing."""
    path = tmp_path / "several.xml"
    kinds = (IMAGES, IMAGES + OTHER, links("en", "de") + "<mobile:mobile/>", "")
    path.write_text(urlset_of(*((f"https://a.example/{n}", xml) for n, xml in enumerate(kinds))), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    return window


def choose(window, *rows: int) -> None:
    """Select entries, and let the panel follow."""
    view = window.page.view
    view.go_to(rows[0], 0)
    view.selection.select(np.array(rows), 0, view.entries.columnCount() - 1)
    window.entry_showing.refresh()


def section(window, kind: str):
    return window.extensions.sections[kind]


def test_sections_say_how_many_of_the_entries_have_some(several):
    choose(several, 0, 1, 2, 3)
    assert section(several, "image").header.title == "Images (2 of 4 entries)"
    assert section(several, "video").header.title == "Videos (0 of 4 entries)"
    assert section(several, "other").header.title == "Other XML (1 of 4 entries)"
    assert section(several, "mobile").box.checkState() is Qt.CheckState.PartiallyChecked
    assert not section(several, "image").items.isVisible()
    assert section(several, "image")._various.isVisible()
    assert section(several, "image")._various.text().startswith("(various)")


def test_all_images_are_removed_in_one_step(several):
    before = [xml_of(several, row) for row in range(4)]
    choose(several, 0, 1, 2, 3)
    section(several, "image").header.buttons["remove"].click()
    assert [xml_of(several, row) for row in range(4)] == ["", OTHER, before[2], ""]
    assert several.session.undo_stack.undoText() == "Remove images from 2 entries"
    assert section(several, "image").header.title == "Images (0 of 4 entries)"
    several.session.undo()
    assert [xml_of(several, row) for row in range(4)] == before


def test_the_mark_for_phones_is_given_to_all_and_taken_from_all(several):
    choose(several, 1, 2, 3)
    box = section(several, "mobile").box
    box.click()
    assert all("<mobile:mobile" in xml_of(several, row) for row in (1, 2, 3))
    assert several.session.undo_stack.undoText() == "Add mark for feature phones in 2 entries"
    assert box.checkState() is Qt.CheckState.Checked
    box.click()
    assert not any("<mobile:mobile" in xml_of(several, row) for row in (1, 2, 3))


def test_one_entry_after_several_is_shown_again(several):
    choose(several, 0, 1)
    show(several, 1)
    assert section(several, "image").header.title == "Images (3)"
    assert section(several, "image").items.isVisible()
    assert section(several, "other").editor.typed() == OTHER


def test_without_a_selection_nothing_is_shown(several):
    several.page.view.selectAll()
    several.page.view.commands.delete_selected()
    several.entry_showing.refresh()
    assert not section(several, "image").isVisible()
    several.session.undo()
    show(several, 0)
    assert section(several, "image").header.title == "Images (3)"


def test_more_than_a_thousand_entries_are_counted_and_changed_in_jobs(opened, tmp_path, qtbot: QtBot):
    path = tmp_path / "many.xml"
    entries = ((f"https://a.example/{n}", IMAGES if n % 2 else "") for n in range(1_200))
    path.write_text(urlset_of(*entries), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    window.page.view.selectAll()
    window.entry_showing.refresh()
    assert section(window, "image").header.title == "Images (… of 1,200 entries)"
    title = "Images (600 of 1,200 entries)"
    qtbot.waitUntil(lambda: section(window, "image").header.title == title, timeout=10_000)
    with qtbot.waitSignal(window.session.changed, timeout=10_000):
        section(window, "image").header.buttons["remove"].click()
    assert window.session.undo_stack.undoText() == "Remove images from 600 entries"
    assert xml_of(window, 1) == ""
    box = section(window, "mobile").box
    qtbot.waitUntil(box.isEnabled, timeout=10_000)
    with qtbot.waitSignal(window.session.changed, timeout=10_000):
        box.click()
    assert window.session.undo_stack.undoText() == "Add mark for feature phones in 1,200 entries"
    qtbot.waitUntil(lambda: not window.jobs.running, timeout=10_000)
