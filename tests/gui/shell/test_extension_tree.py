"""The extension tree in the entry panel: values are listed, edited, added, removed and moved in one step each."""

from __future__ import annotations

import pytest
from lxml import etree
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.languages.text_checks import process_layouts
from tests.gui.shell.extension_cases import (
    DECLARED,
    IMAGES,
    OTHER,
    VIDEO,
    ExtensionTree,
    links,
    open_entries,
    press,
    show,
    xml_of,
)  # fmt: skip

KEYS = Qt.KeyboardModifier
CTRL, ALT, SHIFT = KEYS.ControlModifier, KEYS.AltModifier, KEYS.ShiftModifier
TIP = Qt.ItemDataRole.ToolTipRole


@pytest.fixture
def gallery(open_set, tmp_path):
    """Window with the panel, an entry with all kinds of extensions, one with an image, and one without."""
    all_kinds = f"{IMAGES}\n    {VIDEO}\n    {links('en', 'de')}\n    <mobile:mobile/>\n    {OTHER}"
    one = "<image:image><image:loc>https://a.example/9.jpg</image:loc></image:image>"
    return open_entries(open_set, tmp_path, ("https://a.example/en/page", all_kinds), one, "")


@pytest.fixture
def tree(gallery, qtbot: QtBot):
    return ExtensionTree(gallery, qtbot)


# Showing


def test_extension_kind_titles_count_their_items(gallery, tree, qtmodeltester):
    assert tree.titles() == ["Images (3)", "Videos (1)", "News", "Alternates (2)", "Other XML (1)", "Mobile (1)"]
    qtmodeltester.check(tree.model)
    show(gallery, 2)
    assert tree.titles() == ["Images", "Videos", "News", "Alternates", "Other XML"]
    qtmodeltester.check(tree.model)
    # Rows of items show the values by which they are known.
    show(gallery, 0)
    images = [tree.text("image", row, "loc") for row in range(3)]
    assert images == ["https://a.example/1.jpg", "/2.jpg", "https://a.example/3.jpg"]
    assert tree.text("video", 0, "title") == "Film"
    names = [tree.model.item_index(kind, 0).data() for kind in ("image", "video", "alternate")]
    assert names == ["1 · loc", "1 · title", "1 · en"]
    assert tree.text("alternate", 1, "@href") == "https://a.example/de/page"


def test_collapsed_extension_kind_stays_collapsed_for_other_entries(gallery, tree, qtbot: QtBot):
    tree.choose("image")
    press(Qt.Key.Key_Return, qtbot)
    assert not tree.view.isExpanded(tree.kind("image"))
    show(gallery, 1)
    assert not tree.view.isExpanded(tree.kind("image"))
    tree.view.expand(tree.kind("image"))
    show(gallery, 0)
    assert tree.view.isExpanded(tree.kind("image"))


def test_extension_tree_lists_repeated_fields_and_attributes(gallery, tree):
    paths = tree.paths("video")
    assert [tree.text("video", 0, "tag", nth) for nth in range(3)] == ["one", "two", "one more …"]
    assert tree.text("video", 0, "restriction@relationship") == "allow"
    assert "category" not in paths
    assert "title" not in paths
    gallery.entry.findChild(QCheckBox, "all_fields").setChecked(True)
    assert {"category", "tvshow", "tvshow.show_title", "price"} <= set(tree.paths("video"))
    category = tree.at("video", 0, "category")
    assert category.siblingAtColumn(0).data(TIP) == "category\nNo longer read by Google."
    assert not tree.at("video", 0, "tvshow").flags() & Qt.ItemFlag.ItemIsEditable


@pytest.mark.parametrize(
    ("xml", "kind", "expected_fields"),
    [
        pytest.param("<video:video/>", "video", ["thumbnail_loc", "description", "content_loc", "player_loc"],
                     id="empty video"),
        pytest.param("<video:video><video:player_loc>https://a.example/p</video:player_loc></video:video>", "video",
                     ["thumbnail_loc", "description", "player_loc"], id="video with a player"),
        pytest.param("<video:video><video:rating>4.0</video:rating><video:tag>a</video:tag></video:video>", "video",
                     ["thumbnail_loc", "description", "content_loc", "player_loc", "rating", "tag", "tag"],
                     id="video with optional fields"),
        pytest.param("<image:image><image:loc>https://a.example/1.jpg</image:loc></image:image>", "image", [],
                     id="image"),
        pytest.param("<news:news/>", "news",
                     ["publication", "publication.name", "publication.language", "publication_date"], id="empty news"),
    ],
)  # fmt: skip
def test_extension_tree_lists_fields_with_value_and_required_fields(
    open_set, tmp_path, qtbot: QtBot, xml, kind, expected_fields
):
    window = open_entries(open_set, tmp_path, xml)
    tree, box = ExtensionTree(window, qtbot), window.entry.findChild(QCheckBox, "all_fields")
    assert box is not None
    assert tree.paths(kind) == expected_fields
    box.setChecked(True)
    assert set(tree.paths(kind)) >= set(expected_fields)
    assert len(tree.paths(kind)) > len(expected_fields)
    box.setChecked(False)
    assert tree.paths(kind) == expected_fields


def test_extension_field_names_at_usual_width_are_not_cut(gallery, tree, qtbot: QtBot):
    gallery.resize(1440, 900)
    gallery.docks.resize_panel("entry", 330)
    gallery.entry.findChild(QCheckBox, "all_fields").setChecked(True)
    tree.view.expand_item("video", 0)
    process_layouts()
    name = tree.at("video", 0, "requires_subscription").siblingAtColumn(0)
    metrics, rect = tree.view.fontMetrics(), tree.view.visualRect(name)
    assert metrics.horizontalAdvance("requires_subscription") < rect.width()
    assert tree.view.columnWidth(0) <= tree.view.viewport().width() * 0.6
    assert name.data(TIP).startswith("requires_subscription")


def test_invalid_image_url_is_marked_and_explained(gallery, tree):
    assert "must begin with http" in tree.tip("image", 1, "loc")
    assert "image sitemaps" in tree.tip("image", 1, "loc")
    assert not tree.tip("image", 0, "loc")
    assert tree.kind("image").data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Warning"
    assert tree.model.item_index("video", 0).data(Qt.ItemDataRole.DecorationRole) is not None
    tree.choose("image", 1, "loc")
    assert "Image 2: the URL " in tree.note
    tree.choose("image", 0, "loc")
    assert tree.note == ""


def test_focusable_widgets_of_entry_panel_have_accessible_names(gallery, tree):
    for kind in ("image", "other"):
        tree.choose(kind)
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


# Typing


def test_edit_of_extension_value_changes_only_its_element(gallery, tree, tmp_path, qtbot):
    before, path = xml_of(gallery), tmp_path / "entries.xml"
    text = path.read_text(encoding="utf-8")
    tree.write("image", 1, "loc", "https://a.example/new.jpg")
    assert xml_of(gallery) == before.replace("/2.jpg", "https://a.example/new.jpg")
    assert (tree.step, gallery.session.undo_stack.count()) == ("Change image:loc", 1)
    gallery.session.undo()
    gallery.entry.refresh()
    assert xml_of(gallery) == before
    assert tree.text("image", 1, "loc") == "/2.jpg"
    tree.write("video", 0, "duration", "600")
    with qtbot.waitSignal(gallery.files.saved):
        gallery.files.save()
    assert path.read_text(encoding="utf-8") == text.replace(">ten<", ">600<")


@pytest.mark.parametrize(
    ("kind", "path", "nth", "typed", "written", "step"),
    [
        ("video", "tag", 2, "three", "<video:tag>three</video:tag>", "Change video:tag"),
        ("video", "restriction@relationship", 0, "deny", '<video:restriction relationship="deny">DE',
         "Change video:restriction@relationship"),
        ("alternate", "@hreflang", 0, "de-AT", 'hreflang="de-AT" href="https://a.example/en/page"', "Change hreflang"),
        ("alternate", "@href", 0, "https://a.example/x", 'hreflang="en" href="https://a.example/x"', "Change href"),
        ("video", "title", 0, "Cinema", "<video:title>Cinema</video:title>", "Change video:title"),
    ],
)  # fmt: skip
def test_typed_extension_value_is_written_to_xml(gallery, tree, kind, path, nth, typed, written, step):
    tree.write(kind, 0, path, typed, nth=nth)
    assert written in xml_of(gallery)
    assert tree.step == step
    if path == "tag":
        assert tree.text("video", 0, "tag", 3) == "one more …"
        assert tree.view.currentIndex() == tree.at("video", 0, "tag", 3)


def test_clearing_extension_value_removes_element_unless_it_has_attributes(gallery, tree, qtbot: QtBot):
    tree.write("video", 0, "duration", "")
    assert "video:duration" not in xml_of(gallery)
    tree.choose("video", 0, "tag")
    press(Qt.Key.Key_Delete, qtbot)
    assert "<video:tag>one</video:tag>" not in xml_of(gallery)
    tree.write("video", 0, "restriction", "")
    assert '<video:restriction relationship="allow"></video:restriction>' in xml_of(gallery)
    assert tree.count("video") == 1


@pytest.mark.parametrize(
    ("kind", "path", "typed", "expected_message"),
    [
        ("video", "duration", "ten", "which is not a whole number"),
        ("image", "loc", "/relative", "must begin with http"),
        ("alternate", "@hreflang", "en-UK", "en-GB"),
    ],
)
def test_extension_value_is_validated_during_typing(tree, kind, path, typed, expected_message):
    tree.choose(kind, 0, path)
    tree.view.edit(tree.view.currentIndex())
    tree.replace_text(typed)
    assert expected_message in tree.editor().toolTip()
    tree.replace_text({"duration": "600", "loc": "https://a.example/", "@hreflang": "fr"}[path])
    assert tree.editor().toolTip() == ""


def test_enter_selects_next_extension_value_and_shift_enter_previous(gallery, tree, qtbot: QtBot):
    tree.write("video", 0, "description", "Better")
    assert (tree.current(), tree.view.hasFocus()) == (("video", 0, "content_loc"), True)
    press(Qt.Key.Key_Return, qtbot)
    qtbot.keyClicks(QApplication.focusWidget(), "https://a.example/g.mp4")
    press(Qt.Key.Key_Enter, qtbot, Qt.KeyboardModifier.KeypadModifier)
    assert "<video:content_loc>https://a.example/g.mp4</video:content_loc>" in xml_of(gallery)
    # One of two URLs is enough: the other is no longer needed.
    assert tree.current()[2] == "duration"
    press(Qt.Key.Key_F2, qtbot)
    press(Qt.Key.Key_Return, qtbot, SHIFT)
    assert tree.current()[2] == "content_loc"
    last = tree.paths("video")[-1]
    tree.choose("video", 0, last)
    press(Qt.Key.Key_F2, qtbot)
    press(Qt.Key.Key_Return, qtbot)
    assert (tree.current(), tree.view.hasFocus()) == (("video", 0, last), True)
    gallery.entry.findChild(QCheckBox, "all_fields").setChecked(True)
    tree.write("video", 0, "id", "one")
    assert (tree.current(), tree.view.hasFocus()) == (("video", 0, "id@type"), True)


@pytest.mark.parametrize(
    ("start", "expected_next"),
    [(("alternate", 0, "@hreflang"), ("alternate", 0, "@href")), (("image", 0, "loc"), ("image", 1, "loc")),
     (("video", 0, "tag"), ("video", 0, "tag"))],
)  # fmt: skip
def test_tab_commits_extension_value_and_edits_next(tree, start, expected_next):
    tree.write(*start, "https://a.example/u", key=Qt.Key.Key_Tab)
    assert tree.current() == expected_next
    assert tree.editor() is not None


@pytest.mark.parametrize("other_row", [None, 1], ids=["ended", "other entry"])
def test_ending_edit_or_selecting_another_entry_commits_extension_value(gallery, tree, qtbot, other_row):
    tree.choose("image", 0, "loc")
    press(Qt.Key.Key_Return, qtbot)
    tree.replace_text("https://a.example/typed.jpg")
    if other_row is None:
        gallery.finish_editing()
    else:
        show(gallery, other_row)
        assert tree.text("image", 0, "loc") == "https://a.example/9.jpg"
    assert "https://a.example/typed.jpg" in xml_of(gallery, 0)


# Adding, removing and moving


def test_add_button_opens_editor_of_new_image_url(gallery, tree, qtbot: QtBot):
    show(gallery, 2)
    tree.choose("image")
    tree.click("add_extension")
    assert tree.step == "Add image"
    qtbot.keyClicks(tree.editor(), "https://a.example/new.jpg")
    qtbot.keyClick(tree.editor(), Qt.Key.Key_Return)
    assert "<image:loc>https://a.example/new.jpg</image:loc>" in xml_of(gallery, 2)
    gallery.session.undo()
    gallery.session.undo()
    assert xml_of(gallery, 2) == ""


@pytest.mark.parametrize("kind", ["image", "video", "news", "alternate"])
def test_every_extension_kind_can_be_added_and_removed(gallery, tree, kind):
    show(gallery, 2)
    tree.add(kind)
    gallery.entry.commit_edits()
    assert tree.count(kind) == 1
    tree.choose(kind, 0)
    tree.click("remove_extension")
    assert xml_of(gallery, 2) == ""
    assert gallery.session.undo_stack.count() == 2


def test_new_news_item_has_required_elements(gallery, tree):
    show(gallery, 2)
    tree.add("news")
    gallery.entry.commit_edits()
    root = etree.fromstring(f"<x {DECLARED}>{xml_of(gallery, 2)}</x>")
    names = [etree.QName(element).localname for element in root.iter()]
    assert names == ["x", "news", "publication", "name", "language", "publication_date", "title"]


@pytest.mark.parametrize("whole_kind", [False, True], ids=["items", "kind"])
def test_several_images_are_removed_in_one_step_and_undone(gallery, tree, whole_kind):
    (tree.choose if whole_kind else tree.select)("image")
    tree.click("remove_extension")
    assert tree.count("image") == 0
    assert tree.step == "Remove image (3)"
    assert "video:video" in xml_of(gallery)
    gallery.session.undo()
    gallery.entry.refresh()
    assert tree.title("image") == "Images (3)"


def test_move_down_button_swaps_image_with_next(gallery, tree):
    tree.choose("image", 0, "loc")
    assert not tree.button("up_extension").isEnabled()
    tree.click("down_extension")
    assert [tree.text("image", row, "loc") for row in range(2)] == ["/2.jpg", "https://a.example/1.jpg"]
    assert tree.current() == ("image", 1, "loc")
    assert tree.step == "Move image"


def test_deprecated_mobile_tag_can_be_removed_but_not_added(gallery, tree):
    assert "mobile" not in [action.data() for action in tree.button("add_extension").menu().actions()]
    tree.choose("mobile")
    assert tree.button("add_extension").text() == "Add image"
    tree.click("remove_extension")
    assert "mobile:mobile" not in xml_of(gallery)
    assert tree.step == "Remove mobile tag"
    assert "Mobile (1)" not in tree.titles()
    gallery.session.undo()
    gallery.entry.refresh()
    assert "<mobile:mobile/>" in xml_of(gallery)
    assert tree.title("mobile") == "Mobile (1)"


# The keyboard


def test_extension_tree_is_operable_by_keyboard_alone(gallery, tree, qtbot: QtBot):
    gallery.entry.findChild(QCheckBox, "all_fields").setFocus()
    while not tree.view.hasFocus():
        press(Qt.Key.Key_Tab, qtbot)
    press(Qt.Key.Key_Home, qtbot)
    assert tree.current() == ("image", -1, "")
    press(Qt.Key.Key_Left, qtbot)
    assert not tree.view.isExpanded(tree.kind("image"))
    press(Qt.Key.Key_Right, qtbot)
    press(Qt.Key.Key_Down, qtbot)
    press(Qt.Key.Key_Down, qtbot)
    assert tree.current() == ("image", 1, "loc")
    press(Qt.Key.Key_Up, qtbot, ALT)
    assert tree.text("image", 0, "loc") == "/2.jpg"
    press(Qt.Key.Key_Return, qtbot)
    qtbot.keyClicks(QApplication.focusWidget(), "https://a.example/k.jpg")
    press(Qt.Key.Key_Return, qtbot)
    assert tree.text("image", 0, "loc") == "https://a.example/k.jpg"
    press(Qt.Key.Key_Minus, qtbot, CTRL)
    assert tree.count("image") == 2
    press(Qt.Key.Key_I, qtbot, CTRL)
    assert tree.count("image") == 3
    press(Qt.Key.Key_Escape, qtbot)
    press(Qt.Key.Key_Delete, qtbot)
    assert tree.count("image") == 2
    assert len(gallery.session.document.table) == 3


def test_arrows_move_between_alternate_cells_and_copy_gives_lines(tree, qtbot: QtBot):
    tree.select("alternate")
    press(Qt.Key.Key_C, qtbot, CTRL)
    copied = QApplication.clipboard().text()
    assert copied == "en\thttps://a.example/en/page\nde\thttps://a.example/de/page"
    tree.choose("alternate", 0, "@hreflang")
    for key, expected in (
        (Qt.Key.Key_Right, (0, "@href")), (Qt.Key.Key_Left, (0, "@hreflang")), (Qt.Key.Key_Left, (-1, ""))
    ):  # fmt: skip
        press(key, qtbot)
        assert tree.current() == ("alternate", *expected)


def test_enter_on_empty_extension_kind_adds_an_item(gallery, tree, qtbot: QtBot):
    show(gallery, 2)
    tree.choose("video")
    press(Qt.Key.Key_Return, qtbot)
    assert tree.step == "Add video"


def test_table_shortcuts_in_tree_do_not_change_table(gallery, tree, qtbot: QtBot):
    tree.choose("image", 0, "loc")
    locs = gallery.session.document.table.locs()
    for key in (Qt.Key.Key_X, Qt.Key.Key_V, Qt.Key.Key_D):
        press(key, qtbot, CTRL)
    press(Qt.Key.Key_Backspace, qtbot)
    assert gallery.session.document.table.locs() == locs
    # The context menu offers what the buttons do.
    tree.choose("alternate", 0, "@href")
    words = [action.text() for action in gallery.entry.create_menu().actions() if not action.isSeparator()]
    assert words == [
        "Add alternate", "Remove alternate", "Move up", "Move down",
        "Add missing languages …", "Complete group", "Add x-default",
    ]  # fmt: skip
