"""Sections of the entry panel: items of one kind shown, typed, added, removed and moved, each as one step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.shell.extension_cases import (
    IMAGES,
    OTHER,
    VIDEO,
    cell,
    links,
    press,
    show,
    type_into,
    urlset_of,
    xml_of,
)

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def gallery(opened, tmp_path):
    """A window with the panel, an entry with all kinds of extensions, one with a picture, and one without."""
    path = tmp_path / "gallery.xml"
    all_kinds = f"{IMAGES}\n    {VIDEO}\n    {links('en', 'de')}\n    <mobile:mobile/>\n    {OTHER}"
    one = "<image:image><image:loc>https://a.example/9.jpg</image:loc></image:image>"
    entries = (("https://a.example/en/page", all_kinds), ("https://a.example/1", one), ("https://a.example/2", ""))
    path.write_text(urlset_of(*entries), encoding="utf-8")
    window = opened(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    return window


def section(window, kind: str):
    return window.extensions.sections[kind]


def field_index(window, kind: str, path: str, place: int = 0):
    """Where a value stands in the form of the current item."""
    model = section(window, kind).form.model()
    rows = [row for row, each in enumerate(model.rows) if (each.path, each.place) == (path, place)]
    return model.index(rows[0], 0)


def step(window) -> str:
    return window.session.undo_stack.undoText()


def test_headers_tell_how_much_of_each_kind_there_is(gallery):
    titles = {kind: each.header.title for kind, each in gallery.extensions.sections.items() if kind != "mobile"}
    assert titles == {
        "image": "Images (3)", "video": "Videos (1)", "news": "News", "alternate": "Alternates (2)",
        "other": "Other XML (1)",
    }  # fmt: skip
    assert section(gallery, "mobile").box.isChecked()
    show(gallery, 2)
    assert section(gallery, "image").header.title == "Images"
    assert not section(gallery, "image").is_open
    assert section(gallery, "image").header.add.isVisible()
    assert section(gallery, "image").header.add.text() == "Add image"
    assert not section(gallery, "mobile").box.isChecked()


def test_sections_that_were_never_open_have_built_nothing(gallery):
    assert section(gallery, "news").items is None
    assert section(gallery, "image").items is not None


def test_a_folded_section_stays_folded_for_other_entries(gallery):
    section(gallery, "image").header.fold.click()
    assert not section(gallery, "image").is_open
    show(gallery, 1)
    assert not section(gallery, "image").is_open
    section(gallery, "image").header.fold.click()
    assert cell(gallery, "image", 0) == "https://a.example/9.jpg"


def test_a_typed_address_is_one_step_and_touches_nothing_else(gallery, qtbot: QtBot):
    before = xml_of(gallery)
    images = section(gallery, "image").items
    type_into(images, images.model().index(1, 0), "https://a.example/new.jpg", qtbot)
    assert xml_of(gallery) == before.replace("/2.jpg", "https://a.example/new.jpg")
    assert step(gallery) == "Change image:loc"
    assert gallery.session.undo_stack.count() == 1
    gallery.session.undo()
    gallery.entry_showing.refresh()
    assert xml_of(gallery) == before
    assert cell(gallery, "image", 1) == "/2.jpg"


def test_saving_an_edit_changes_nothing_else_in_the_file(gallery, tmp_path, qtbot: QtBot):
    path = tmp_path / "gallery.xml"
    before = path.read_text(encoding="utf-8")
    model = section(gallery, "video").form.model()
    model.setData(field_index(gallery, "video", "duration"), "600")
    with qtbot.waitSignal(gallery.files.saved, timeout=10_000):
        gallery.files.save()
    assert path.read_text(encoding="utf-8") == before.replace(">ten<", ">600<")


def test_a_wrong_value_is_kept_and_marked_with_message_and_source(gallery):
    images = section(gallery, "image")
    model = images.items.model()
    assert "must begin with http" in model.index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "image sitemaps" in model.index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert not model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert images.header.fold.accessibleDescription() == "Error"
    images.items.setFocus()
    images.items.go_to(model.index(1, 0))
    assert "The loc of image 2 is" in gallery.extensions.told
    images.items.go_to(model.index(0, 0))
    assert gallery.extensions.told == ""


def test_an_editor_judges_while_one_types(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    index = field_index(gallery, "video", "duration")
    view.setFocus()
    view.go_to(index)
    view.edit(index)
    editor = view.indexWidget(index)
    assert "which is not a whole number" in editor.toolTip()
    editor.selectAll()
    qtbot.keyClicks(editor, "600")
    assert editor.toolTip() == ""
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert "<video:duration>600</video:duration>" in xml_of(gallery)
    assert step(gallery) == "Change video:duration"


def test_the_form_has_all_fields_with_repeated_ones_and_attributes_as_lines(gallery):
    rows = section(gallery, "video").form.model().rows
    told = [(row.path, row.text) for row in rows if row.text is not None]
    assert ("tag", "one") in told
    assert ("tag", "two") in told
    assert ("restriction@relationship", "allow") in told
    assert [row.path for row in rows if row.is_further] == ["tag"]
    assert "category" not in {row.path for row in rows}
    section(gallery, "video").all_fields.setChecked(True)
    rows = section(gallery, "video").form.model().rows
    assert {"category", "tvshow", "tvshow.show_title", "price"} <= {row.path for row in rows}


def test_one_more_of_a_repeated_field_is_typed_into_the_line_for_it(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    type_into(view, field_index(gallery, "video", "tag", 2), "three", qtbot)
    assert "<video:tag>three</video:tag>" in xml_of(gallery)
    assert step(gallery) == "Change video:tag"
    assert field_index(gallery, "video", "tag", 3).data() == "one more …"


def test_an_attribute_is_typed_or_chosen(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    type_into(view, field_index(gallery, "video", "restriction@relationship"), "deny", qtbot)
    assert '<video:restriction relationship="deny">DE' in xml_of(gallery)
    assert step(gallery) == "Change video:restriction@relationship"


def test_clearing_a_value_takes_its_element_away(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    type_into(view, field_index(gallery, "video", "duration"), "", qtbot)
    assert "video:duration" not in xml_of(gallery)


def test_delete_in_the_form_clears_the_value_and_leaves_the_video(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    view.setFocus()
    view.go_to(field_index(gallery, "video", "tag"))
    press(Qt.Key.Key_Delete, qtbot)
    assert "<video:tag>one</video:tag>" not in xml_of(gallery)
    assert section(gallery, "video").count == 1


def test_an_added_image_is_typed_into_at_once(gallery, qtbot: QtBot):
    show(gallery, 2)
    section(gallery, "image").header.add.click()
    assert step(gallery) == "Add image"
    view = section(gallery, "image").items
    editor = view.indexWidget(view.currentIndex())
    assert editor is not None
    qtbot.keyClicks(editor, "https://a.example/new.jpg")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert "<image:loc>https://a.example/new.jpg</image:loc>" in xml_of(gallery, 2)
    gallery.session.undo()
    gallery.session.undo()
    assert xml_of(gallery, 2) == ""


@pytest.mark.parametrize("kind", ["image", "video", "news", "alternate"])
def test_every_kind_can_be_added_and_removed(gallery, kind):
    show(gallery, 2)
    section(gallery, kind).header.add.click()
    section(gallery, kind).finish()
    assert section(gallery, kind).count == 1
    section(gallery, kind).header.buttons["remove"].click()
    assert xml_of(gallery, 2) == ""
    assert gallery.session.undo_stack.count() == 2


def test_several_selected_images_are_removed_in_one_step(gallery):
    images = section(gallery, "image")
    images.items.selectAll()
    images.header.buttons["remove"].click()
    assert images.count == 0
    assert step(gallery) == "Remove 3 images"
    assert "video:video" in xml_of(gallery)


def test_images_change_places(gallery):
    images = section(gallery, "image")
    images.items.go_to(images.items.model().index(0, 0))
    assert not images.header.buttons["up"].isEnabled()
    images.header.buttons["down"].click()
    assert [cell(gallery, "image", row) for row in range(2)] == ["/2.jpg", "https://a.example/1.jpg"]
    assert images.items.currentIndex().row() == 1
    assert step(gallery) == "Move image"


def test_all_of_it_is_done_with_the_keyboard_alone(gallery, qtbot: QtBot):
    images = section(gallery, "image")
    images.header.fold.setFocus()
    press(Qt.Key.Key_Space, qtbot)
    assert not images.is_open
    press(Qt.Key.Key_Space, qtbot)
    assert images.is_open
    while QApplication.focusWidget() is not images.items:
        press(Qt.Key.Key_Tab, qtbot)
    press(Qt.Key.Key_Down, qtbot)
    press(Qt.Key.Key_Up, qtbot, ALT)
    assert cell(gallery, "image", 0) == "/2.jpg"
    press(Qt.Key.Key_Return, qtbot)
    qtbot.keyClicks(QApplication.focusWidget(), "https://a.example/k.jpg")
    press(Qt.Key.Key_Return, qtbot)
    assert cell(gallery, "image", 0) == "https://a.example/k.jpg"
    press(Qt.Key.Key_Minus, qtbot, CTRL)
    assert images.count == 2
    press(Qt.Key.Key_I, qtbot, CTRL)
    assert images.count == 3
    press(Qt.Key.Key_Escape, qtbot)
    press(Qt.Key.Key_Delete, qtbot)
    assert images.count == 2
    assert len(gallery.session.document.table) == 3


def test_keys_of_the_table_do_nothing_to_it_from_a_list(gallery, qtbot: QtBot):
    images = section(gallery, "image")
    images.items.setFocus()
    locs = gallery.session.document.table.locs()
    for key in (Qt.Key.Key_X, Qt.Key.Key_V, Qt.Key.Key_D):
        press(key, qtbot, CTRL)
    press(Qt.Key.Key_Backspace, qtbot)
    assert gallery.session.document.table.locs() == locs


def test_tab_goes_on_to_the_next_value_of_the_form(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    type_into(
        view, field_index(gallery, "video", "thumbnail_loc"), "https://a.example/u.jpg", qtbot, ending=Qt.Key.Key_Tab
    )
    assert view.currentIndex() == field_index(gallery, "video", "title")
    assert view.indexWidget(view.currentIndex()) is not None


def current_path(view) -> str:
    """Which value of the form is the current one."""
    return view.model().rows[view.currentIndex().row()].path


def test_enter_takes_what_is_typed_and_goes_on_to_the_next_value_of_the_form(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    type_into(view, field_index(gallery, "video", "title"), "Cinema", qtbot)
    assert "<video:title>Cinema</video:title>" in xml_of(gallery)
    assert (current_path(view), view.hasFocus()) == ("description", True)
    press(Qt.Key.Key_Return, qtbot)
    qtbot.keyClicks(QApplication.focusWidget(), "Better")
    press(Qt.Key.Key_Enter, qtbot, Qt.KeyboardModifier.KeypadModifier)
    assert "<video:description>Better</video:description>" in xml_of(gallery)
    assert current_path(view) == "content_loc"
    press(Qt.Key.Key_F2, qtbot)
    press(Qt.Key.Key_Return, qtbot, Qt.KeyboardModifier.ShiftModifier)
    assert current_path(view) == "description"


def test_enter_in_the_last_value_of_the_form_stays_there(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    last = view.model().index(view.model().rowCount() - 1, 0)
    view.setFocus()
    view.go_to(last)
    press(Qt.Key.Key_F2, qtbot)
    press(Qt.Key.Key_Return, qtbot)
    assert (view.currentIndex(), view.hasFocus()) == (last, True)


def test_a_value_that_brings_further_lines_into_the_form_leaves_the_keyboard_there(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    type_into(view, view.model().index(view.model().rowCount() - 1, 0), "one", qtbot)
    assert (current_path(view), view.hasFocus()) == ("id@type", True)


def test_enter_goes_on_to_one_more_of_a_repeated_field(gallery, qtbot: QtBot):
    view = section(gallery, "video").form
    type_into(view, field_index(gallery, "video", "tag", 2), "three", qtbot)
    assert "<video:tag>three</video:tag>" in xml_of(gallery)
    assert view.currentIndex() == field_index(gallery, "video", "tag", 3)


def test_lists_of_items_name_the_values_that_they_show(gallery):
    for kind, names in (("image", ["loc"]), ("video", ["title"]), ("alternate", ["hreflang", "href"])):
        header = section(gallery, kind).items.horizontalHeader()
        assert header.isVisible()
        shown = [header.model().headerData(column, Qt.Orientation.Horizontal) for column in range(header.count())]
        assert shown == names


def test_what_is_being_typed_goes_to_the_entry_that_was_shown(gallery, qtbot: QtBot):
    view = section(gallery, "image").items
    index = view.model().index(0, 0)
    view.setFocus()
    view.edit(index)
    editor = view.indexWidget(index)
    editor.selectAll()
    qtbot.keyClicks(editor, "https://a.example/typed.jpg")
    show(gallery, 1)
    assert "https://a.example/typed.jpg" in xml_of(gallery, 0)
    assert cell(gallery, "image", 0) == "https://a.example/9.jpg"


def test_saving_takes_what_is_being_typed(gallery, qtbot: QtBot):
    view = section(gallery, "image").items
    view.setFocus()
    view.edit(view.model().index(0, 0))
    editor = view.indexWidget(view.model().index(0, 0))
    editor.selectAll()
    qtbot.keyClicks(editor, "https://a.example/typed.jpg")
    gallery.finish_editing()
    assert "https://a.example/typed.jpg" in xml_of(gallery)


def test_the_mark_for_phones_is_a_box(gallery):
    box = section(gallery, "mobile").box
    box.click()
    assert "mobile:mobile" not in xml_of(gallery)
    assert step(gallery) == "Remove mark for feature phones"
    box.click()
    assert "mobile:mobile" in xml_of(gallery)


def test_values_are_copied_as_plain_text(gallery, qtbot: QtBot):
    view = section(gallery, "alternate").items
    view.setFocus()
    view.selectAll()
    press(Qt.Key.Key_C, qtbot, CTRL)
    copied = QApplication.clipboard().text()
    assert copied == "en\thttps://a.example/en/page\nde\thttps://a.example/de/page"


def test_an_edit_elsewhere_shows_in_the_sections(gallery):
    section(gallery, "image").items.selectAll()
    section(gallery, "image").do("remove")
    gallery.session.undo()
    gallery.entry_showing.refresh()
    assert section(gallery, "image").header.title == "Images (3)"


def test_everything_in_the_panel_that_takes_the_keyboard_has_a_name(gallery):
    for each in gallery.extensions.sections.values():
        each.open()
    nameless = [
        (type(widget), type(widget.parentWidget()))
        for widget in gallery.entry.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(widget, QScrollArea)
        and widget.focusProxy() is None
        and not (widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else ""))
    ]
    assert nameless == []
