"""Alternates of an entry: completing clusters, adding missing languages and x-default."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.missing_languages_dialog import MissingLanguagesDialog
from tests.gui.shell.extension_cases import ExtensionTree, links, open_entries, show, xml_of

COMPLETE, MISSING, DEFAULT = "Complete group", "Add missing languages …", "Add x-default"


@pytest.fixture
def pages(open_set, tmp_path):
    """Window with the panel and a page in three languages, only one of which links to the others, and another page."""
    entries = [(f"https://a.example/{code}/page", links("en", "de", "fr") if code == "en" else "")
               for code in ("en", "de", "fr")]  # fmt: skip
    return open_entries(open_set, tmp_path, *entries, ("https://a.example/en/lonely", ""))


@pytest.fixture
def tree(pages, qtbot: QtBot):
    return ExtensionTree(pages, qtbot)


@pytest.fixture
def dialog(pages, tree):
    """Dialog that asks for the URL prefix of each language, for the page without alternates."""
    show(pages, 3)
    tree.alternates_action(MISSING).trigger()
    return pages.findChild(MissingLanguagesDialog)


def ok(dialog: MissingLanguagesDialog):
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    return box.button(QDialogButtonBox.StandardButton.Ok)


def test_completing_hreflang_cluster_is_one_undo_step(pages, tree):
    tree.alternates_action(COMPLETE).trigger()
    assert [xml_of(pages, row).count("hreflang") for row in range(4)] == [3, 3, 3, 0]
    assert tree.step == "Complete group in 2 entries"
    assert tree.note == "hreflang links will be added to 2 entries."
    pages.entry.refresh()
    tree.alternates_action(COMPLETE).trigger()
    assert tree.note == "There is nothing to complete."
    assert pages.session.undo_stack.count() == 1
    pages.session.undo()
    assert [xml_of(pages, row).count("hreflang") for row in range(4)] == [3, 0, 0, 0]


def test_x_default_alternate_can_be_added_only_once(pages, tree, qtbot: QtBot):
    tree.alternates_action(DEFAULT).trigger()
    qtbot.keyClicks(tree.editor(), "https://a.example/")
    pages.entry.commit_edits()
    assert 'hreflang="x-default" href="https://a.example/"' in xml_of(pages)
    assert not tree.alternates_action(DEFAULT).isEnabled()


def test_missing_alternates_are_derived_from_url_prefix_of_language(pages, tree, dialog):
    assert dialog.bases == {code: f"https://a.example/{code}" for code in ("en", "de", "fr")}
    assert "fr: https://a.example/fr/lonely" in dialog.outcome_label.text()
    ok(dialog).click()
    assert xml_of(pages, 3).count("hreflang") == 3
    assert 'hreflang="de" href="https://a.example/de/lonely"' in xml_of(pages, 3)
    assert tree.step == "Add missing languages in 1 entry"
    assert tree.text("alternate", 2, "@href") == "https://a.example/fr/lonely"


def test_languages_dialog_reports_invalid_codes_and_requires_two_languages(pages, dialog):
    dialog.add_button.click()
    row = dialog.table.rowCount() - 1
    dialog.table.item(row, 0).setText("english")
    dialog.table.item(row, 1).setText("https://a.example/en")
    assert "Unknown language codes: english" in dialog.outcome_label.text()
    dialog.table.setCurrentCell(row, 0)
    dialog.remove_button.click()
    assert "english" not in dialog.bases
    for _ in range(2):
        dialog.table.setCurrentCell(0, 0)
        dialog.remove_button.click()
    assert not ok(dialog).isEnabled()
    dialog.reject()
    assert not pages.session.undo_stack.canUndo()
