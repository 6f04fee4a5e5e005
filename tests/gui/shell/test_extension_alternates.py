"""The section of alternates: typed in cells, clusters completed, missing languages and x-default added."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.languages import LanguagesDialog
from tests.gui.shell.extension_cases import cell, links, show, type_into, urlset_of, xml_of


@pytest.fixture
def pages(opened, tmp_path):
    """A window with the panel and a page in three languages, of which only one names the others, and another page."""
    path = tmp_path / "pages.xml"
    entries = [(f"https://a.example/{code}/page", links("en", "de", "fr") if code == "en" else "")
               for code in ("en", "de", "fr")]  # fmt: skip
    path.write_text(urlset_of(*entries, ("https://a.example/en/lonely", "")), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    return window


def section(window):
    return window.extensions.sections["alternate"]


def step(window) -> str:
    return window.session.undo_stack.undoText()


def test_languages_and_addresses_are_typed_in_cells(pages, qtbot: QtBot):
    view = section(pages).items
    model = view.model()
    assert [model.headerData(column, view.horizontalHeader().orientation()) for column in range(2)] == [
        "hreflang", "href",
    ]  # fmt: skip
    type_into(view, model.index(1, 0), "de-AT", qtbot)
    assert step(pages) == "Change hreflang"
    type_into(view, model.index(1, 1), "https://a.example/at/page", qtbot)
    assert step(pages) == "Change href"
    assert 'hreflang="de-AT" href="https://a.example/at/page"' in xml_of(pages)


def test_a_wrong_language_is_judged_while_it_is_typed(pages, qtbot: QtBot):
    view = section(pages).items
    index = view.model().index(0, 0)
    view.setFocus()
    view.edit(index)
    editor = view.indexWidget(index)
    editor.selectAll()
    qtbot.keyClicks(editor, "en-UK")
    assert "en-GB" in editor.toolTip()


def test_the_cluster_is_completed_in_one_step(pages):
    section(pages).complete.trigger()
    assert [xml_of(pages, row).count("hreflang") for row in range(4)] == [3, 3, 3, 0]
    assert step(pages) == "Complete the cluster in 2 entries"
    assert section(pages).note.text == "2 entries got alternates."
    pages.session.undo()
    assert [xml_of(pages, row).count("hreflang") for row in range(4)] == [3, 0, 0, 0]


def test_a_complete_cluster_is_told_to_be_so(pages):
    section(pages).complete.trigger()
    pages.entry_showing.refresh()
    section(pages).complete.trigger()
    assert section(pages).note.text == "No alternate is missing."
    assert pages.session.undo_stack.count() == 1


def test_the_address_for_everybody_else_is_added_and_typed(pages, qtbot: QtBot):
    section(pages).default.trigger()
    view = section(pages).items
    editor = view.indexWidget(view.currentIndex())
    qtbot.keyClicks(editor, "https://a.example/")
    section(pages).finish()
    assert 'hreflang="x-default" href="https://a.example/"' in xml_of(pages)
    assert not section(pages).default.isEnabled()


def test_missing_languages_are_added_by_how_addresses_begin(pages):
    show(pages, 3)
    section(pages).missing.trigger()
    dialog = pages.findChild(LanguagesDialog)
    assert dialog.bases == {code: f"https://a.example/{code}" for code in ("en", "de", "fr")}
    assert "fr: https://a.example/fr/lonely" in dialog.note
    dialog._box.button(dialog._box.StandardButton.Ok).click()
    assert xml_of(pages, 3).count("hreflang") == 3
    assert 'hreflang="de" href="https://a.example/de/lonely"' in xml_of(pages, 3)
    assert step(pages) == "Add missing languages in 1 entry"
    assert cell(pages, "alternate", 2, 1) == "https://a.example/fr/lonely"


def test_the_dialog_takes_other_languages_and_says_what_is_no_language(pages, qtbot: QtBot):
    show(pages, 3)
    section(pages).missing.trigger()
    dialog = pages.findChild(LanguagesDialog)
    dialog.add.click()
    row = dialog.table.rowCount() - 1
    dialog.table.item(row, 0).setText("english")
    dialog.table.item(row, 1).setText("https://a.example/en")
    assert "No codes of languages: english" in dialog.note
    dialog.table.setCurrentCell(row, 0)
    dialog.remove.click()
    assert "english" not in dialog.bases
    for _ in range(2):
        dialog.table.setCurrentCell(0, 0)
        dialog.remove.click()
    assert not dialog._ok.isEnabled()
    dialog.reject()
    assert not pages.session.undo_stack.canUndo()


def test_what_can_be_done_for_all_languages_is_offered_where_there_are_no_alternates(pages):
    show(pages, 3)
    assert section(pages).more.isVisible()
    assert not section(pages).is_open
