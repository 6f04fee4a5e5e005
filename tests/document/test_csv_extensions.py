"""Extensions in CSV files that are opened, edited and saved."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_of, plan_extensions
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME, column_texts, plan_extension_texts
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import prepare_save

HEADER = "title,loc,hreflang de,image:loc\n"
FIRST = "One,https://a.b/1,https://a.b/de,https://a.b/1.png\n"
SECOND = "Two,https://a.b/2,,\n"


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text(HEADER + FIRST + SECOND)
    return path


def save(document: Document) -> None:
    finish_save(document, prepare_save(document).write())


def set_image(document: Document, place: int, text: str | None) -> None:
    slots = document.table.order[[place]]
    document.do(plan_extension_texts(document, {"image:loc": (slots, pl.Series([text], dtype=pl.String))}))


def test_csv_image_and_language_columns_are_read_as_extensions(path):
    document = open_path(path)
    items = extensions_of(document, int(document.table.order[0])).items()
    assert [(item.kind, item.text_of_path) for item in items] == [
        ("alternate", {"@rel": "alternate", "@hreflang": "de", "@href": "https://a.b/de"}),
        ("image", {"loc": "https://a.b/1.png"}),
    ]
    texts = column_texts(document, document.table, document.table.order, EXTENSION_COLUMNS_BY_NAME["hreflang"])
    assert texts.to_list() == ["de", None]


@pytest.mark.parametrize(
    ("position", "text", "expected_content"),
    [
        (0, "=1", HEADER + FIRST.replace("https://a.b/1.png", "'=1") + SECOND),
        (0, None, HEADER + FIRST.replace("https://a.b/1.png", "") + SECOND),
        (1, 'x,"y"', HEADER + FIRST + SECOND.replace(",,\n", ',,"x,""y"""\n')),
    ],
    ids=["formula", "removed", "added"],
)
def test_edited_extension_changes_only_its_cell(path, position, text, expected_content):
    document = open_path(path)
    set_image(document, position, text)
    save(document)
    assert path.read_text() == expected_content


def test_adding_second_image_and_language_adds_csv_columns(path):
    document = open_path(path)
    values = [
        ("image", [("loc", "https://a.b/2.png")]),
        ("alternate", [("@rel", "alternate"), ("@hreflang", "fr"), ("@href", "https://a.b/fr")]),
    ]

    def add(entry):
        for kind, each in values:
            entry = entry.with_item(kind, each)
        return entry

    document.do(plan_extensions(document, document.table.order[:1], add))
    save(document)
    assert path.read_text() == (
        HEADER.replace("\n", ",hreflang fr,image:loc\n")
        + FIRST.replace("\n", ",https://a.b/fr,https://a.b/2.png\n")
        + SECOND
    )
    assert open_path(path).table.extensions_of(document.table.order).height == 1


def test_saving_unknown_xml_in_csv_is_refused(path):
    document = open_path(path)
    before = path.read_bytes()
    document.do(
        plan_extensions(
            document, np.array(document.table.order[:1]), lambda entry: entry.with_other_xml("<x:y xmlns:x='urn:x'/>")
        )
    )
    with pytest.raises(WriteError, match="can't be stored in this format"):
        save(document)
    assert path.read_bytes() == before


def test_csv_save_refuses_tag_without_column_of_its_video(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("loc,video:title,video:title\nhttps://a.b/1,One,Two\n")
    document = open_path(path)
    document.do(plan_extensions(document, document.table.order, lambda entry: entry.with_values(0, [("tag", "x")])))
    with pytest.raises(WriteError, match="can't be stored in this format"):
        save(document)


def test_edit_of_image_does_not_change_other_extension_cells(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text('loc,video:price@currency,image:loc\nhttps://a.b/1,EUR," x "\n')
    document = open_path(path)
    set_image(document, 0, "y")
    save(document)
    assert path.read_text() == 'loc,video:price@currency,image:loc\nhttps://a.b/1,EUR,"y"\n'


def test_control_character_in_csv_value_is_left_out(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("loc,image:loc\nhttps://a.b/1,https://a.b/\x0b\ufffe1.png\n")
    document = open_path(path)
    assert extensions_of(document, int(document.table.order[0])).items()[0].text_of_path == {"loc": "https://a.b/1.png"}
