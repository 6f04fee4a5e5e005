"""Models of the values of extensions: lists of items and forms, whatever stands in them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt

from sitemap_studio.formats.extensions.editing import EntryExtensions
from sitemap_studio.gui.extensions.marks import Marks, judge_typed
from sitemap_studio.gui.extensions.models import FieldModel, ItemModel
from sitemap_studio.gui.extensions.refused import Key, Refused
from sitemap_studio.gui.extensions.rows import COLUMNS, blank_values, has_more_rows, rows_of, text_to_set
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from sitemap_studio.protocol.rules.extensions import SPECS

AROUND = {"": SITEMAP, **EXTENSIONS}
NO_MARKS = Marks((), {})
ROLE = Qt.ItemDataRole


def items(xml: str):
    return EntryExtensions(xml, AROUND).items()


def item_model(kind: str, xml: str, *, may_change: bool = True) -> ItemModel:
    model = ItemModel(kind, Refused())
    model.show(items(xml), NO_MARKS, DEFAULT_PROFILE, may_change=may_change)
    return model


def field_model(xml: str, *, all_fields: bool = False, may_change: bool = True) -> FieldModel:
    (item,) = items(xml)
    model = FieldModel(item.kind, Refused())
    model.show(item, 0, NO_MARKS, DEFAULT_PROFILE, may_change=may_change, all_fields=all_fields)
    return model


VIDEO = (
    "<video:video><video:title>T</video:title><video:tag>a</video:tag><video:tag>b</video:tag>"
    '<video:price currency="EUR">1</video:price><x:y xmlns:x="urn:x">?</x:y>'
    "<video:tvshow><video:show_title>S</video:show_title></video:tvshow></video:video>"
)


def test_models_keep_the_rules_of_qt_through_changes(qapp, qtmodeltester):
    xml = "".join(f"<image:image><image:loc>{n}</image:loc></image:image>" for n in range(5))
    listed, form = item_model("image", xml), field_model(VIDEO)
    for model in (listed, form):
        qtmodeltester.check(model)
    listed.show(items(xml)[:2], NO_MARKS, DEFAULT_PROFILE, may_change=True)
    listed.show(items(xml)[:2], NO_MARKS, DEFAULT_PROFILE, may_change=False)
    listed.show((), NO_MARKS, DEFAULT_PROFILE, may_change=True)
    form.show(None, 0, NO_MARKS, DEFAULT_PROFILE, may_change=True, all_fields=False)
    form.show(items(VIDEO)[0], 0, NO_MARKS, DEFAULT_PROFILE, may_change=True, all_fields=True)
    for model in (listed, form):
        qtmodeltester.check(model)


def test_a_list_shows_the_values_by_which_items_are_known(qapp):
    model = item_model("alternate", '<xhtml:link rel="alternate" hreflang="de" href="https://a.b/"/><xhtml:link/>')
    assert [[model.index(row, column).data() for column in range(2)] for row in range(2)] == [
        ["de", "https://a.b/"], ["(no hreflang)", "(no href)"],
    ]  # fmt: skip


def test_only_what_may_be_changed_can_be_typed_into(qapp):
    form = field_model(VIDEO, all_fields=True)
    editable = {
        row.path: bool(form.flags(form.index(place, 0)) & Qt.ItemFlag.ItemIsEditable)
        for place, row in enumerate(form.rows)
    }
    assert editable["title"]
    assert not editable["tvshow"]
    assert not editable["{urn:x}y"]
    locked = field_model(VIDEO, may_change=False)
    assert not locked.flags(locked.index(0, 0)) & Qt.ItemFlag.ItemIsEditable
    assert not locked.setData(locked.index(0, 0), "x")


def test_typing_asks_for_the_value_and_the_same_text_for_nothing(qapp, qtbot):
    form = field_model(VIDEO)
    index = form.find(Key(0, "tag", 1))
    assert index.data() == "b"
    with qtbot.assertNotEmitted(form.typed):
        form.setData(index, "b")
    with qtbot.waitSignal(form.typed) as asked:
        form.setData(index, "c")
    assert asked.args == [Key(0, "tag", 1), "c"]


def test_what_is_refused_is_shown_until_something_else_is_typed(qapp):
    model = item_model("image", "<image:image><image:loc>a</image:loc></image:image>")
    model.refuse(Key(0, "loc"), "b", "not so")
    index = model.index(0, 0)
    assert (index.data(), index.data(ROLE.ToolTipRole)) == ("b", "not so")
    model.setData(index, "a")
    assert (index.data(), index.data(ROLE.ToolTipRole)) == ("a", "")


def test_hostile_values_are_shown_in_one_short_line_of_plain_text(qapp):
    hostile = "\u202egnp.exe" + "<b>x</b>" + "a" * 2_000_000
    xml = EntryExtensions("", AROUND).with_item("image", [("loc", hostile)]).xml
    model = item_model("image", xml)
    index = model.index(0, 0)
    assert len(index.data()) < 1_100
    assert index.data().startswith("[U+202E]")
    assert not GuiQt.mightBeRichText(index.data(ROLE.ToolTipRole))
    assert len(index.data(ROLE.ToolTipRole)) < 3_000
    assert index.data(ROLE.EditRole) == hostile


def test_names_beside_the_form_tell_what_they_mean(qapp):
    form = field_model(VIDEO, all_fields=True)
    names = [form.headerData(row, Qt.Orientation.Vertical) for row in range(form.rowCount())]
    tips = [form.headerData(row, Qt.Orientation.Vertical, ROLE.ToolTipRole) for row in range(form.rowCount())]
    assert "currency" in names[names.index("price") + 1]
    assert names[-1] == "y"
    assert tips[names.index("title")] == "Title of the video."
    assert tips[names.index("category")] == "Broad subject. No longer read by Google."
    assert tips[-1].startswith("Not declared")


# Lines


def test_all_fields_of_all_kinds_have_a_line_when_they_are_asked_for(qapp):
    for kind in COLUMNS:
        (item,) = items(EntryExtensions("", AROUND).with_item(kind, blank_values(kind)).xml)
        paths = {row.path for row in rows_of(item, all_fields=True)}
        fields = {path for path in SPECS[kind] if "@" not in path or path.startswith("@")}
        listed = set(COLUMNS[kind]) if kind in ("image", "alternate") else set()
        assert paths >= fields - listed


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("image", [("loc", "")]),
        ("video", [("thumbnail_loc", ""), ("title", ""), ("description", ""), ("content_loc", "")]),
        (
            "news",
            [("publication.name", ""), ("publication.language", ""), ("publication_date", ""), ("title", "")],
        ),
        ("alternate", [("@rel", "alternate"), ("@hreflang", ""), ("@href", "")]),
    ],
)
def test_a_new_item_begins_with_what_it_needs(kind, values):
    assert blank_values(kind) == values


def test_absent_fields_that_nobody_reads_have_a_line_only_when_asked_for():
    (item,) = items("<image:image><image:loc>a</image:loc></image:image>")
    assert rows_of(item, all_fields=False) == ()
    assert has_more_rows(item)
    (item,) = items("<image:image><image:loc>a</image:loc><image:title>b</image:title></image:image>")
    assert [(row.path, row.text) for row in rows_of(item, all_fields=False)] == [("title", "b")]


def test_a_group_that_is_there_has_lines_for_all_in_it():
    (item,) = items(VIDEO)
    shown = {row.path: row.text for row in rows_of(item, all_fields=False)}
    assert shown["tvshow.show_title"] == "S"
    assert shown["tvshow.video_type"] is None


def test_what_only_says_something_unusual_has_a_line_then():
    usual, unusual, media = (
        items(f'<xhtml:link rel="{rel}" hreflang="de" href="a"{more}/>')[0]
        for rel, more in (("alternate", ""), ("alternative", ""), ("alternate", ' media="print"'))
    )
    assert rows_of(usual, all_fields=False) == ()
    assert [row.path for row in rows_of(unusual, all_fields=False)] == ["@rel"]
    assert [row.path for row in rows_of(media, all_fields=False)] == ["@media"]


def test_clearing_takes_a_value_away_unless_it_bears_attributes():
    (item,) = items(VIDEO)
    assert text_to_set(item, "title", 0, "") is None
    assert text_to_set(item, "price", 0, "") == ""
    assert text_to_set(item, "title", 0, "x") == "x"


@pytest.mark.parametrize(
    ("kind", "path", "text", "is_wrong"),
    [
        ("image", "loc", "/relative", True),
        ("image", "loc", "https://a.b/c", False),
        ("image", "loc", "", False),
        ("video", "duration", "28801", True),
        ("news", "publication.language", "english", True),
        ("news", "publication.language", "en", False),
        ("alternate", "@hreflang", "en-UK", True),
        ("video", "price@currency", "euro", True),
        ("video", "nonsense", "x", False),
    ],
)
def test_a_text_is_judged_while_it_is_typed(kind, path, text, is_wrong):
    marks = judge_typed(kind, path, 0, text, DEFAULT_PROFILE)
    assert bool(marks) is is_wrong
    assert all(mark.message and mark.source for mark in marks)
