"""Sections of extensions under hostile and unlucky circumstances: read-only files, other edits, very many items."""

from __future__ import annotations

from threading import Event

import polars as pl
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.document import transaction
from sitemap_studio.gui.extensions.views import ItemView
from sitemap_studio.model.edits import SetCells
from tests.gui.shell.extension_cases import IMAGES, OTHER, links, show, urlset_of, xml_of


@pytest.fixture
def gallery(opened, tmp_path):
    """A window with the panel and an entry with pictures."""
    path = tmp_path / "gallery.xml"
    path.write_text(urlset_of(*((f"https://a.example/{n}", IMAGES) for n in range(3))), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    return window


def section(window, kind: str):
    return window.extensions.sections[kind]


def test_entries_that_may_only_be_looked_at_say_why(opened, tmp_path):
    path = tmp_path / "doubt.xml"
    doctype = '<!DOCTYPE urlset [<!ENTITY x "y">]>\n'
    path.write_text(urlset_of(("https://a.example/", IMAGES + OTHER), prolog=doctype), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    images = section(window, "image")
    assert not images.header.add.isEnabled()
    assert "is read-only" in images.header.add.toolTip()
    assert not images.items.model().flags(images.items.model().index(0, 0)) & Qt.ItemFlag.ItemIsEditable
    assert section(window, "other").editor.isReadOnly()
    assert not section(window, "mobile").box.isEnabled()
    assert not section(window, "alternate").complete.isEnabled()
    images.do("remove")
    assert not window.session.undo_stack.canUndo()


def test_a_text_that_xml_cannot_hold_stays_in_its_cell_with_the_reason(gallery):
    view = section(gallery, "image").items
    model = view.model()
    before = xml_of(gallery)
    model.setData(model.index(0, 0), "a\x0bb")
    assert xml_of(gallery) == before
    assert model.index(0, 0).data(Qt.ItemDataRole.EditRole) == "a\x0bb"
    assert "which XML can't hold" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    model.setData(model.index(0, 0), "https://a.example/right.jpg")
    assert not model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "right.jpg" in xml_of(gallery)


def test_while_another_edit_is_being_done_a_typed_text_waits_in_its_cell(gallery, monkeypatch, qtbot: QtBot):
    gate, apply = Event(), SetCells.apply

    def wait_and_apply(self, table):
        assert gate.wait(20)
        return apply(self, table)

    monkeypatch.setattr(transaction, "MOST_AT_ONCE", 0)
    monkeypatch.setattr(SetCells, "apply", wait_and_apply)
    session, model = gallery.session, section(gallery, "image").items.model()
    before = xml_of(gallery)
    try:
        session.push("Something large", SetCells("priority", session.document.table.order, pl.Series(["0.1"] * 3)))
        assert session.is_busy
        model.setData(model.index(0, 0), "https://a.example/late.jpg")
        assert xml_of(gallery) == before
        assert model.index(0, 0).data(Qt.ItemDataRole.EditRole) == "https://a.example/late.jpg"
        assert "still being done" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    finally:
        gate.set()
    qtbot.waitUntil(lambda: not session.is_busy)
    gallery.entry_showing.refresh()
    assert model.index(0, 0).data() == "https://a.example/late.jpg"
    section(gallery, "image").items.edit(model.index(0, 0))
    section(gallery, "image").finish()
    qtbot.waitUntil(lambda: "late.jpg" in xml_of(gallery) and not session.is_busy)


def test_ten_thousand_alternates_stay_folded_until_somebody_opens_them(opened, tmp_path):
    path = tmp_path / "many.xml"
    codes = links(*(f"d{number}" for number in range(10_000)))
    path.write_text(urlset_of(("https://a.example/0", codes), ("https://a.example/1", "")), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    alternates = section(window, "alternate")
    assert alternates.header.title == "Alternates (10,000)"
    assert not alternates.is_open
    assert alternates.items is None
    alternates.header.fold.click()
    view = alternates.findChild(ItemView)
    assert view.model().rowCount() == 10_000
    assert view.height() < 400
    show(window, 1)
    show(window, 0)
    assert not alternates.is_open


def test_what_is_refused_stays_with_its_entry(gallery):
    model = section(gallery, "image").items.model()
    model.setData(model.index(0, 0), "a\x0bb")
    show(gallery, 1)
    assert model.index(0, 0).data(Qt.ItemDataRole.EditRole) == "https://a.example/1.jpg"
    show(gallery, 0)
    assert model.index(0, 0).data(Qt.ItemDataRole.EditRole) == "a\x0bb"
    section(gallery, "image").items.go_to(model.index(2, 0))
    section(gallery, "image").do("remove")
    assert model.index(0, 0).data(Qt.ItemDataRole.EditRole) == "https://a.example/1.jpg"
