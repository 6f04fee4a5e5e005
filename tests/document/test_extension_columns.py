"""Extension columns: read equally one by one and together, and edited without other changes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.paths import resource
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_of
from sitemap_studio.document.extension_columns import (
    EXTENSION_COLUMNS,
    EXTENSION_COLUMNS_BY_NAME,
    ExtensionColumn,
    column_texts,
    extension_column,
    extensions_of_new_entries,
    pasted_columns,
    plan_extension_texts,
    with_column_texts,
)
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.reverting import plan_cell_reverts
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.formats.extensions.extension_editing import EntryExtensions
from sitemap_studio.model.edits import EditGroup, SetCells
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES
from tests.builders import IMAGE, put, urlset

EDITABLE = [column for column in EXTENSION_COLUMNS if column.is_editable]


@pytest.fixture
def gallery(tmp_path: Path) -> Document:
    shutil.copy(resource("samples") / "gallery.xml", tmp_path)
    return open_path(tmp_path / "gallery.xml")


def cell_text(document: Document, slot: int, column: ExtensionColumn) -> str | None:
    return column.cell_text(extensions_of(document, slot).items())


@pytest.mark.parametrize("name", ["gallery.xml", "pages.xml"])
@pytest.mark.parametrize("column", EXTENSION_COLUMNS, ids=lambda column: column.name)
def test_column_texts_equal_single_cell_texts(name, column):
    document = open_path(resource("samples") / name)
    slots = document.table.order[::-1]
    one_by_one = [cell_text(document, slot, column) for slot in slots.tolist()]
    assert column_texts(document, document.table, slots, column).to_list() == one_by_one


@pytest.mark.parametrize("column", EXTENSION_COLUMNS, ids=lambda column: column.name)
def test_empty_column_texts_equal_single_cell_texts(tmp_path, column):
    empty = '<image:image><image:loc/></image:image><xhtml:link rel="alternate" hreflang="" href="https://a/"/>'
    declared = (
        ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    )
    document = open_path(put(tmp_path / "a.xml", urlset({"loc": "https://a/", "xml": empty}, declared=declared)))
    texts = column_texts(document, document.table, document.table.order, column).to_list()
    assert texts == [cell_text(document, int(document.table.order[0]), column)]


def test_setting_column_changes_only_first_item(gallery):
    path, slot = gallery.path, int(gallery.table.order[4])
    before = path.read_text()
    column = EXTENSION_COLUMNS_BY_NAME["image:loc"]
    old, count = cell_text(gallery, slot, column), cell_text(gallery, slot, EXTENSION_COLUMNS_BY_NAME["images"])
    one = gallery.table.order[4:5]
    gallery.do(plan_extension_texts(gallery, {"image:loc": (one, pl.Series(["https://a.example/x.jpg?a=1&b"]))}))
    assert cell_text(gallery, slot, column) == "https://a.example/x.jpg?a=1&b"
    assert cell_text(gallery, slot, EXTENSION_COLUMNS_BY_NAME["images"]) == count
    save(gallery)
    assert path.read_text() == before.replace(f">{old}<", ">https://a.example/x.jpg?a=1&amp;b<", 1)


@pytest.mark.parametrize("column", EDITABLE, ids=lambda column: column.name)
def test_setting_column_adds_item_and_clearing_removes_it(column):
    empty = EntryExtensions("", DEFAULT_PREFIXES)
    assert column.with_text(empty, None) == empty
    one = column.with_text(empty, "2026-01-01")
    assert column.cell_text(one.items()) == "2026-01-01"
    assert [item.kind for item in one.items()] == [column.kind]
    assert column.with_text(one, None) == empty


def test_clearing_column_retains_item_with_other_values(gallery):
    entry = extensions_of(gallery, int(gallery.table.order[4]))
    cleared = EXTENSION_COLUMNS_BY_NAME["video:title"].with_text(entry, None)
    assert EXTENSION_COLUMNS_BY_NAME["video:title"].cell_text(cleared.items()) is None
    assert cleared.kinds() == entry.kinds()


def test_several_columns_are_planned_in_one_edit(gallery):
    sparse = extensions_of_new_entries({"image:loc": ["https://a/1.jpg", None], "news:title": ["One", None]})
    assert sparse["entry"].to_list() == [0]
    assert EntryExtensions(sparse["xml"][0], DEFAULT_PREFIXES).kinds() == ("image", "news")
    two = gallery.table.order[:2]
    texts = {"video:title": (two, pl.Series(["A", "B"])), "news:title": (two[1:], pl.Series(["C"]))}
    gallery.do(plan_extension_texts(gallery, texts))
    first, second = (int(slot) for slot in two)
    assert [cell_text(gallery, slot, EXTENSION_COLUMNS_BY_NAME["video:title"]) for slot in (first, second)] == [
        "A",
        "B",
    ]
    assert cell_text(gallery, second, EXTENSION_COLUMNS_BY_NAME["news:title"]) == "C"
    with pytest.raises(RequestError):
        plan_extension_texts(gallery, {"video:title": (two, pl.Series(["A", "\x00"]))})


def test_reverting_all_cells_restores_the_file(gallery):
    content, one, slot = gallery.path.read_bytes(), gallery.table.order[4:5], int(gallery.table.order[4])
    saved = gallery.table.extension_of(slot)
    for name in ("image:loc", "video:title", "news:title"):
        gallery.do(plan_extension_texts(gallery, {name: (one, pl.Series(["https://a.example/"]))}))
    gallery.do(SetCells("priority", one, pl.Series(["0.1"])))
    gallery.do(EditGroup(plan_cell_reverts(gallery, {"image:loc": one, "news:title": one})))
    assert cell_text(gallery, slot, EXTENSION_COLUMNS_BY_NAME["video:title"]) == "https://a.example/"
    assert cell_text(gallery, slot, EXTENSION_COLUMNS_BY_NAME["news:title"]) is None
    assert gallery.table.value(slot, "priority") == "0.1"
    gallery.do(EditGroup(plan_cell_reverts(gallery, {"video:title": one, "priority": one})))
    assert gallery.table.extension_of(slot) == saved
    assert not gallery.changed_sitemaps()
    assert save(gallery).paths == ()
    assert gallery.path.read_bytes() == content


def test_reverting_column_restores_removed_item_among_others(gallery):
    one, before = gallery.table.order[:1], gallery.table.extension_of(int(gallery.table.order[0]))
    nothing = pl.Series([None], dtype=pl.String)
    for _ in range(2):
        gallery.do(plan_extension_texts(gallery, {"image:loc": (one, nothing)}))
    gallery.do(plan_extension_texts(gallery, {"news:title": (one, pl.Series(["News"]))}))
    gallery.do(EditGroup(plan_cell_reverts(gallery, {"image:loc": one})))
    assert cell_text(gallery, int(one[0]), EXTENSION_COLUMNS_BY_NAME["images"]) == "3"
    assert cell_text(gallery, int(one[0]), EXTENSION_COLUMNS_BY_NAME["news:title"]) == "News"
    gallery.do(EditGroup(plan_cell_reverts(gallery, {"news:title": one})))
    assert gallery.table.extension_of(int(one[0])) == before
    assert save(gallery).paths == ()


def test_reverting_cleared_columns_restores_the_file(gallery):
    slots = gallery.table.order
    nothing = pl.Series([None], dtype=pl.String).new_from_index(0, len(slots))
    gallery.do(plan_extension_texts(gallery, {"image:loc": (slots, nothing), "video:title": (slots, nothing)}))
    gallery.do(EditGroup(plan_cell_reverts(gallery, {"image:loc": slots, "video:title": slots})))
    assert not len(gallery.table.modified_slots(slots))
    assert save(gallery).paths == ()


def test_reverting_columns_restores_missing_values_and_spelling(tmp_path):
    items = "<image:image/>", "<image:image><image:loc><![CDATA[https://a/?a&b]]></image:loc></image:image>"
    entries = ({"loc": f"https://a/{n}", "xml": "".join(each)} for n, each in enumerate((items, items[::-1])))
    path = put(tmp_path / "a.xml", urlset(*entries, declared=f' xmlns:image="{IMAGE}"'))
    document, content = open_path(path), path.read_bytes()
    slots = document.table.order
    document.do(plan_extension_texts(document, {"image:loc": (slots, pl.Series(["b", "c"]))}))
    document.do(plan_extension_texts(document, {"news:title": (slots, pl.Series(["b", "c"]))}))
    document.do(EditGroup(plan_cell_reverts(document, {"image:loc": slots})))
    assert cell_text(document, int(slots[0]), EXTENSION_COLUMNS_BY_NAME["image:loc"]) is None
    document.do(EditGroup(plan_cell_reverts(document, {"news:title": slots})))
    assert save(document).paths == ()
    assert path.read_bytes() == content


TWO_VIDEOS = (
    "<video:video><video:title>A</video:title><video:tag>x</video:tag><video:tag>y</video:tag></video:video>\n    "
    "<video:video><video:title>B</video:title></video:video>"
)
ENGLISH = '<xhtml:link rel="alternate" hreflang="en" href="e"/>'


def pasted(xml: str, titles: str, *texts: str) -> str:
    """Return the XML of an entry after pasting texts below headers that are separated by commas."""
    names = pasted_columns(titles.split(","))
    columns = [
        (column, text or None)
        for name, text in zip(names, texts, strict=True)
        if name is not None and (column := extension_column(name)) is not None
    ]
    return re.sub(r"\s*\n\s*", "", with_column_texts(EntryExtensions(xml, DEFAULT_PREFIXES), columns).xml)


@pytest.mark.parametrize(
    ("xml", "headers", "texts", "expected_xml"),
    [
        ("", "image:loc,image:loc", ("", "b"), "<image:image><image:loc>b</image:loc></image:image>"),
        (
            "", "image:title,image:loc,image:title,image:loc", ("", "", "T", "b"),
            "<image:image><image:loc>b</image:loc><image:title>T</image:title></image:image>",
        ),
        ("", "hreflang de,hreflang en", ("d", ""), ENGLISH.replace("en", "de").replace('"e"', '"d"')),
        (ENGLISH, "hreflang de,hreflang en", ("d", ""), ENGLISH.replace("en", "de").replace('"e"', '"d"')),
        (ENGLISH, "hreflang en,hreflang en", ("x", "y"), ENGLISH.replace('"e"', '"x"') + ENGLISH.replace('"e"', '"y"')),
        (ENGLISH, "hreflang en", ("",), ""),
        (
            TWO_VIDEOS, "video:title,video:tag,video:tag,video:title,video:tag", ("", "", "z", "C", "t"),
            ("<video:video><video:tag>z</video:tag></video:video>"
            "<video:video><video:title>C</video:title><video:tag>t</video:tag></video:video>"),
        ),
        (TWO_VIDEOS, "video:title,video:title", ("A", ""), TWO_VIDEOS.partition("\n")[0]),
        (
            "", "video:price@currency", ("EUR",),
            '<video:video><video:price currency="EUR"></video:price></video:video>',
        ),
        (
            TWO_VIDEOS.partition("\n")[0], "video:uploader@info", ("u",),
            TWO_VIDEOS.partition("\n")[0].replace("</video:v", '<video:uploader info="u"></video:uploader></video:v'),
        ),
        ("<image:image", "image:loc", ("a",), "<image:image"),
    ],
    ids=[
        "gap", "one new item", "new language", "other language", "repeated language", "removed", "videos",
        "removed item", "new attribute", "attribute without field", "unreadable",
    ],
)  # fmt: skip
def test_pasted_columns_add_change_or_remove_items(xml, headers, texts, expected_xml):
    assert pasted(xml, headers, *texts) == expected_xml


def test_new_entry_with_illegal_character_is_refused():
    with pytest.raises(RequestError, match=r"U\+0001"):
        extensions_of_new_entries({"image:loc": [None, "a\x01"]})


def test_only_extension_headers_become_pasted_columns():
    assert pasted_columns(["loc", "image:loc", "hreflang", "image:loc"]) == [None, "image:loc", None, "image:loc#1.0"]
    assert extension_column("title") is None
