"""From the list of problems to the value that is wrong: the section opens, and the value gets the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sitemap_studio.protocol.namespaces import PAGEMAP
from tests.gui.shell.extension_cases import IMAGES, VIDEO, links, urlset_of

NEWS = "<news:news><news:publication><news:name>N</news:name></news:publication></news:news>"


@pytest.fixture
def flawed_pages(opened, tmp_path):
    """A window with two entries that break rules in many ways; the panel is not shown."""
    path = tmp_path / "flawed.xml"
    first = f"{IMAGES}\n    {VIDEO.replace('two', 'two</video:tag><video:category>c</video:category><video:tag>x')}"
    second = f'{links("en")}<xhtml:link rel="alternate" hreflang="xx" href="/y"/>{NEWS}<image:colour/><mobile:mobile/>'
    path.write_text(urlset_of(("https://a.example/0", first), ("https://a.example/1", second)), encoding="utf-8")
    return opened(path)


def go_to(window, rule: str, number: int = 0):
    """Choose a problem in the list, as by a click."""
    document = window.session.document
    problems = [each for each in document.problems.of_slots(document.table, document.table.order)
                if each.rule.id == rule]  # fmt: skip
    window.problems.opened.emit(problems[number])
    return problems[number]


def section(window, kind: str):
    return window.extensions.sections[kind]


def test_a_wrong_address_of_an_image_is_gone_to(flawed_pages):
    assert not flawed_pages.docks.is_shown("entry")
    problem = go_to(flawed_pages, "image-url-incomplete")
    assert flawed_pages.docks.is_shown("entry")
    items = section(flawed_pages, "image").items
    assert items.currentIndex().row() == 1
    assert QApplication.focusWidget() is items
    assert problem.message in flawed_pages.extensions.told


def test_a_wrong_field_of_a_video_is_gone_to_in_the_form(flawed_pages):
    go_to(flawed_pages, "video-number")
    form = section(flawed_pages, "video").form
    assert form.model().rows[form.currentIndex().row()].path == "duration"
    assert QApplication.focusWidget() is form
    assert "which is not a whole number" in flawed_pages.extensions.told


def test_a_folded_section_is_unfolded(flawed_pages):
    flawed_pages.actions_by_id["panel-entry"].trigger()
    flawed_pages.entry_showing.refresh()
    section(flawed_pages, "video").header.fold.click()
    go_to(flawed_pages, "video-deprecated")
    form = section(flawed_pages, "video").form
    assert form.isVisible()
    assert form.model().rows[form.currentIndex().row()].path == "category"


def test_a_wrong_language_is_gone_to_in_its_cell(flawed_pages):
    go_to(flawed_pages, "alternate-language")
    index = section(flawed_pages, "alternate").items.currentIndex()
    assert (index.row(), index.column()) == (1, 0)
    go_to(flawed_pages, "alternate-url-incomplete")
    index = section(flawed_pages, "alternate").items.currentIndex()
    assert (index.row(), index.column()) == (1, 1)


def test_a_field_that_is_missing_is_gone_to_where_it_would_stand(flawed_pages):
    go_to(flawed_pages, "news-field-missing", 0)
    form = section(flawed_pages, "news").form
    assert form.model().rows[form.currentIndex().row()].path in ("publication.language", "publication_date", "title")


def test_what_stands_in_no_place_of_its_own_is_gone_to_in_the_other_xml(flawed_pages):
    go_to(flawed_pages, "image-unknown")
    assert section(flawed_pages, "other").editor.hasFocus()
    assert "colour" in section(flawed_pages, "other").editor.typed()
    assert "no meaning directly in an entry" in section(flawed_pages, "other").note.text


def test_what_is_wrong_in_a_page_map_is_gone_to_in_the_other_xml(opened, tmp_path):
    page_map = f'<PageMap xmlns="{PAGEMAP}"><DataObject><Attribute name="a">b</Attribute></DataObject></PageMap>'
    path = tmp_path / "mapped.xml"
    path.write_text(urlset_of(("https://a.example/0", page_map)), encoding="utf-8")
    window = opened(path)
    problem = go_to(window, "pagemap-attribute-missing")
    assert problem.message == "Page map 1 has a DataObject without type."
    assert section(window, "other").editor.hasFocus()
    assert section(window, "other").editor.typed() == page_map


def test_the_mark_for_phones_is_gone_to(flawed_pages):
    go_to(flawed_pages, "mobile-deprecated")
    assert section(flawed_pages, "mobile").box.hasFocus()


def test_steps_from_problem_to_problem_show_them_and_leave_the_keyboard_in_the_table(flawed_pages):
    flawed_pages.actions_by_id["next-problem"].trigger()
    assert not flawed_pages.docks.is_shown("entry")
    flawed_pages.actions_by_id["panel-entry"].trigger()
    flawed_pages.actions_by_id["previous-problem"].trigger()
    flawed_pages.actions_by_id["next-problem"].trigger()
    assert QApplication.focusWidget() is flawed_pages.page.view
    assert section(flawed_pages, "image").items is not None


def test_a_problem_that_stands_for_many_opens_its_section(opened, tmp_path):
    path = tmp_path / "many.xml"
    images = "".join(f"<image:image><image:loc>/{n}.jpg</image:loc></image:image>" for n in range(150))
    path.write_text(urlset_of(("https://a.example/", images)), encoding="utf-8")
    window = opened(path)
    last = go_to(window, "image-url-incomplete", 99)
    assert "more of these" in last.message
    assert section(window, "image").is_open
    model = section(window, "image").items.model()
    assert "must begin with http" in model.index(149, 0).data(3)
