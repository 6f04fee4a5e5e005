"""Extension panel for several, read-only and very large entries, and rejected texts."""

from __future__ import annotations

from threading import Event

import numpy as np
import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from pytestqt.qtbot import QtBot

from sitemap_studio.document import transaction
from sitemap_studio.gui.extension_editor.extension_content import MAX_MARKED
from sitemap_studio.model.edits import SetCells
from tests.gui.shell.extension_cases import IMAGES, OTHER, ExtensionTree, links, open_entries, press, show, xml_of

EDIT, TIP = Qt.ItemDataRole.EditRole, Qt.ItemDataRole.ToolTipRole


@pytest.fixture
def open_tree(open_set, tmp_path, qtbot: QtBot):
    """Function that opens a sitemap of entries with these extensions, and shows the panel."""
    return lambda *extensions, **options: ExtensionTree(open_entries(open_set, tmp_path, *extensions, **options), qtbot)


@pytest.fixture
def four_entry_tree(open_tree):
    """Tree of four entries: two with images, one with alternates and a mobile tag, one without extensions."""
    return open_tree(IMAGES, IMAGES + OTHER, links("en", "de") + "<mobile:mobile/>", "")


def select_rows(tree: ExtensionTree, *rows: int) -> None:
    """Select entries, and refresh the panel."""
    view = tree.window.page.view
    view.go_to(rows[0], 0)
    view.selection.select(np.array(rows), 0, view.entries.columnCount() - 1)
    tree.window.entry.refresh()


# Several entries


def test_kind_titles_count_entries_with_extensions(four_entry_tree):
    select_rows(four_entry_tree, 0, 1, 2, 3)
    assert four_entry_tree.titles() == [
        "Images (2 of 4 entries)", "Videos (0 of 4 entries)", "News (0 of 4 entries)", "Alternates (1 of 4 entries)",
        "Other XML (1 of 4 entries)", "Mobile (1 of 4 entries)",
    ]  # fmt: skip
    assert four_entry_tree.count("image") == 0
    assert four_entry_tree.kind("image").data(TIP).startswith("(various)")
    four_entry_tree.choose("image")
    assert not four_entry_tree.button("add_extension").isEnabled()
    assert four_entry_tree.button("add_extension").toolTip() == "Select one entry to add to it."


def test_images_of_selected_entries_are_removed_in_one_step(four_entry_tree):
    before = [xml_of(four_entry_tree.window, row) for row in range(4)]
    select_rows(four_entry_tree, 0, 1, 2, 3)
    four_entry_tree.choose("image")
    four_entry_tree.click("remove_extension")
    assert [xml_of(four_entry_tree.window, row) for row in range(4)] == ["", OTHER, before[2], ""]
    assert four_entry_tree.step == "Remove image in 2 entries"
    assert four_entry_tree.title("image") == "Images (0 of 4 entries)"
    four_entry_tree.window.session.undo()
    assert [xml_of(four_entry_tree.window, row) for row in range(4)] == before


def test_mobile_tag_is_removed_from_all_selected_entries(four_entry_tree):
    select_rows(four_entry_tree, 1, 2, 3)
    four_entry_tree.choose("mobile")
    four_entry_tree.click("remove_extension")
    assert not any("<mobile:mobile" in xml_of(four_entry_tree.window, row) for row in (1, 2, 3))
    assert four_entry_tree.step == "Remove mobile tag"


def test_extension_panel_shows_single_entry_after_several_or_none(four_entry_tree):
    select_rows(four_entry_tree, 0, 1)
    show(four_entry_tree.window, 1)
    assert (four_entry_tree.title("image"), four_entry_tree.count("image")) == ("Images (3)", 3)
    four_entry_tree.window.page.view.selectAll()
    four_entry_tree.window.actions_by_id["delete-entries"].trigger()
    four_entry_tree.window.entry.refresh()
    assert not four_entry_tree.view.isVisible()
    four_entry_tree.window.session.undo()
    show(four_entry_tree.window, 0)
    assert four_entry_tree.title("image") == "Images (3)"


def test_images_of_over_thousand_entries_are_removed_in_jobs(open_tree, qtbot: QtBot):
    tree = open_tree(*(IMAGES if n % 2 else "" for n in range(1_200)))
    window = tree.window
    window.page.view.selectAll()
    window.entry.refresh()
    assert tree.title("image") == "Images (… of 1,200 entries)"
    qtbot.waitUntil(lambda: tree.title("image") == "Images (600 of 1,200 entries)")
    tree.choose("image")
    with qtbot.waitSignal(window.session.changed):
        tree.click("remove_extension")
    assert tree.step == "Remove image in 600 entries"
    assert xml_of(window, 1) == ""
    qtbot.waitUntil(lambda: tree.title("image") == "Images (0 of 1,200 entries)")
    qtbot.waitUntil(lambda: not window.jobs.running)


# Entries that can't be changed, or not now


def test_extensions_of_read_only_entry_are_disabled_with_reason(open_tree):
    tree = open_tree(IMAGES + OTHER, prolog='<!DOCTYPE urlset [<!ENTITY x "y">]>\n')
    tree.choose("image", 0, "loc")
    for name in ("add_extension", "remove_extension"):
        assert not tree.button(name).isEnabled()
        assert "is read-only" in tree.button(name).toolTip()
    assert not tree.at("image", 0, "loc").flags() & Qt.ItemFlag.ItemIsEditable
    assert not tree.model.setData(tree.at("image", 0, "loc"), "x")
    assert not tree.alternates_action("Complete group").isEnabled()
    press(Qt.Key.Key_Delete, tree.qtbot)
    tree.choose("other")
    assert tree.window.entry.xml.editor.isReadOnly()
    assert not tree.window.session.undo_stack.canUndo()


def test_rejected_extension_value_stays_with_reason_until_items_change(four_entry_tree):
    before = xml_of(four_entry_tree.window)
    four_entry_tree.model.setData(four_entry_tree.at("image", 0, "loc"), "a\x0bb")
    assert xml_of(four_entry_tree.window) == before
    assert "which XML does not allow" in four_entry_tree.tip("image", 0, "loc")
    show(four_entry_tree.window, 1)
    assert four_entry_tree.at("image", 0, "loc").data(EDIT) == "https://a.example/1.jpg"
    show(four_entry_tree.window, 0)
    assert four_entry_tree.at("image", 0, "loc").data(EDIT) == "a\x0bb"
    four_entry_tree.model.setData(four_entry_tree.at("image", 0, "loc"), "https://a.example/right.jpg")
    assert not four_entry_tree.tip("image", 0, "loc")
    assert "right.jpg" in xml_of(four_entry_tree.window)
    four_entry_tree.model.setData(four_entry_tree.at("image", 0, "loc"), "a\x0bb")
    four_entry_tree.choose("image", 2, "loc")
    four_entry_tree.click("remove_extension")
    assert four_entry_tree.at("image", 0, "loc").data(EDIT) == "https://a.example/right.jpg"


def test_extension_value_typed_during_running_edit_is_applied_later(four_entry_tree, monkeypatch, qtbot: QtBot):
    gate, apply = Event(), SetCells.apply

    def wait_and_apply(self, table):
        assert gate.wait(20)
        return apply(self, table)

    monkeypatch.setattr(transaction, "MAX_IN_FRAME", 0)
    monkeypatch.setattr(SetCells, "apply", wait_and_apply)
    session = four_entry_tree.window.session
    before = xml_of(four_entry_tree.window)
    try:
        session.push("Something large", SetCells("priority", session.document.table.order, pl.Series(["0.1"] * 4)))
        assert session.is_busy
        four_entry_tree.model.setData(four_entry_tree.at("image", 0, "loc"), "https://a.example/late.jpg")
        assert xml_of(four_entry_tree.window) == before
        assert four_entry_tree.at("image", 0, "loc").data(EDIT) == "https://a.example/late.jpg"
        assert "still running" in four_entry_tree.tip("image", 0, "loc")
    finally:
        gate.set()
    qtbot.waitUntil(lambda: not session.is_busy)
    four_entry_tree.window.entry.refresh()
    assert four_entry_tree.text("image", 0, "loc") == "https://a.example/late.jpg"
    four_entry_tree.choose("image", 0, "loc")
    four_entry_tree.view.edit(four_entry_tree.view.currentIndex())
    four_entry_tree.window.entry.commit_edits()
    qtbot.waitUntil(lambda: "late.jpg" in xml_of(four_entry_tree.window) and not session.is_busy)


# Much, and hostile


def test_ten_thousand_alternates_are_collapsed_initially(open_tree):
    tree = open_tree(links(*(f"d{number}" for number in range(10_000))), "")
    assert tree.title("alternate") == "Alternates (10,000)"
    assert not tree.view.isExpanded(tree.kind("alternate"))
    tree.view.expand(tree.kind("alternate"))
    assert (tree.count("alternate"), tree.text("alternate", 9_999, "@hreflang")) == (10_000, "10,000 · d9999")
    show(tree.window, 1)
    show(tree.window, 0)
    assert not tree.view.isExpanded(tree.kind("alternate"))


def test_hostile_extension_values_are_shown_as_short_plain_text(open_tree):
    hostile = "\u202egnp.exe&lt;b>x&lt;/b>" + "a" * 200_000
    tree = open_tree(f"<image:image><image:loc>{hostile}</image:loc></image:image>")
    assert len(tree.text("image", 0, "loc")) < 1_100
    assert tree.text("image", 0, "loc").startswith("[U+202E]")
    assert not GuiQt.mightBeRichText(tree.tip("image", 0, "loc"))
    assert len(tree.tip("image", 0, "loc")) < 3_000
    assert tree.at("image", 0, "loc").data(EDIT) == hostile.replace("&lt;", "<")


def test_undeclared_extension_elements_are_read_only(open_tree):
    tree = open_tree('<video:video><video:title>T</video:title><x:y xmlns:x="urn:x">?</x:y></video:video>')
    index = tree.at("video", 0, "{urn:x}y")
    assert index.siblingAtColumn(0).data() == "y"
    assert index.siblingAtColumn(0).data(TIP).startswith("y\nNot declared")
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable


def test_rare_alternate_fields_are_listed_for_unusual_values_only(open_tree):
    link = '<xhtml:link rel="{}" hreflang="de" href="a"{}/>'
    tree = open_tree(
        link.format("alternate", "") + link.format("alternative", "") + link.format("alternate", ' media="print"')
    )
    assert [tree.paths("alternate", number) for number in range(3)] == [[], ["@rel"], ["@media"]]


def test_extension_values_beyond_maximum_number_are_not_marked_invalid(open_tree):
    image = "<image:image><image:loc>/{}.jpg</image:loc></image:image>"
    tree = open_tree("".join(image.format(number) for number in range(MAX_MARKED + 1)))
    assert "must begin with http" in tree.tip("image", MAX_MARKED - 1, "loc")
    assert tree.tip("image", MAX_MARKED, "loc") == ""
