"""A click on an extension problem shows and focuses the value in the entry panel."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.protocol.namespaces import PAGEMAP
from tests.gui.shell.extension_cases import IMAGES, VIDEO, ExtensionTree, links, open_entries

NEWS = "<news:news><news:publication><news:name>N</news:name></news:publication></news:news>"


@pytest.fixture
def flawed_pages(open_set, tmp_path):
    """Window with two entries with many problems, without the entry panel."""
    first = f"{IMAGES}\n    {VIDEO.replace('two', 'two</video:tag><video:category>c</video:category><video:tag>x')}"
    second = f'{links("en")}<xhtml:link rel="alternate" hreflang="xx" href="/y"/>{NEWS}<image:colour/><mobile:mobile/>'
    return hidden(open_set, tmp_path, first, second)


def hidden(open_set, folder, *extensions: str):
    """Return a window with entries of these extensions, without the entry panel."""
    window = open_entries(open_set, folder, *extensions)
    window.actions_by_id["panel-entry"].trigger()
    return window


def go_to(window, rule: str, number: int = 0):
    """Choose a problem in the list, and return it."""
    document = window.session.document
    problems = [each for each in document.problems.of_slots(document.table, document.table.order)
                if each.rule.id == rule]  # fmt: skip
    window.problems.opened.emit(problems[number])
    return problems[number]


@pytest.mark.parametrize(
    ("rule", "expected_cells"),
    [
        ("image-url-incomplete", [("image", 1, "loc")]),
        ("video-number", [("video", 0, "duration")]),
        ("video-deprecated", [("video", 0, "category")]),
        ("alternate-language", [("alternate", 1, "@hreflang")]),
        ("alternate-url-incomplete", [("alternate", 1, "@href")]),
        ("news-field-missing", [("news", 0, path) for path in ("publication.language", "publication_date", "title")]),
        ("mobile-deprecated", [("mobile", -1, "")]),
    ],
)
def test_clicked_problem_selects_its_value_in_extension_tree(flawed_pages, qtbot: QtBot, rule, expected_cells):
    assert not flawed_pages.docks.is_shown("entry")
    problem = go_to(flawed_pages, rule)
    assert flawed_pages.docks.is_shown("entry")
    tree = ExtensionTree(flawed_pages, qtbot)
    assert tree.current() in expected_cells
    assert QApplication.focusWidget() is tree.view
    # Rules that are reported once for each file speak of this one value here.
    is_per_file = rule.endswith("-deprecated")
    assert ("no longer read" if is_per_file else problem.message) in tree.note


def test_going_to_problem_expands_collapsed_extension_kind(flawed_pages, qtbot: QtBot):
    flawed_pages.actions_by_id["panel-entry"].trigger()
    flawed_pages.entry.refresh()
    tree = ExtensionTree(flawed_pages, qtbot)
    tree.view.collapse(tree.kind("video"))
    go_to(flawed_pages, "video-deprecated")
    assert tree.current() == ("video", 0, "category")
    assert tree.view.isExpanded(tree.kind("video"))


def test_clicked_problem_of_misplaced_element_focuses_other_xml(flawed_pages, qtbot: QtBot):
    go_to(flawed_pages, "image-unknown")
    editor = flawed_pages.entry.xml.editor
    assert editor.hasFocus()
    assert "colour" in editor.current_text()
    assert "not allowed directly in an entry" in ExtensionTree(flawed_pages, qtbot).note


def test_clicked_page_map_problem_focuses_other_xml(open_set, tmp_path):
    page_map = f'<PageMap xmlns="{PAGEMAP}"><DataObject><Attribute name="a">b</Attribute></DataObject></PageMap>'
    window = hidden(open_set, tmp_path, page_map)
    problem = go_to(window, "pagemap-attribute-missing")
    assert problem.message == "Page map 1 has no DataObject@type. This is a rule of Google."
    assert window.entry.xml.editor.hasFocus()
    assert window.entry.xml.editor.current_text() == page_map


def test_stepping_through_problems_keeps_focus_in_table(flawed_pages):
    flawed_pages.actions_by_id["next-problem"].trigger()
    assert not flawed_pages.docks.is_shown("entry")
    flawed_pages.actions_by_id["panel-entry"].trigger()
    flawed_pages.actions_by_id["previous-problem"].trigger()
    flawed_pages.actions_by_id["next-problem"].trigger()
    assert QApplication.focusWidget() is flawed_pages.page.view


def test_clicked_summary_of_many_problems_expands_extension_kind(open_set, tmp_path, qtbot: QtBot):
    images = "".join(f"<image:image><image:loc>/{n}.jpg</image:loc></image:image>" for n in range(150))
    window = hidden(open_set, tmp_path, images)
    last = go_to(window, "image-url-incomplete", 99)
    assert "and 51 more" in last.message
    tree = ExtensionTree(window, qtbot)
    assert tree.view.isExpanded(tree.kind("image"))
    assert "must begin with http" in tree.tip("image", 149, "loc")
