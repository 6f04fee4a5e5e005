"""Columns of extension values in tables: headers, values, and the XML made of them."""

from __future__ import annotations

import polars as pl
import pytest

from sitemap_studio.formats.extensions.extension_headers import (
    assign_cells,
    column_values,
    complete_cells,
    number_columns,
    parse_extension_header,
    render_columns,
)
from sitemap_studio.formats.extensions.extension_parsing import PIECE_BREAK, extension_values
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES


def rendered(titles: str, *texts: str) -> str:
    """Return the extensions of one entry, given headers separated by commas and its texts."""
    cells = assign_cells(parse_extension_header(title) for title in titles.split(","))
    known = {cell: [text] for cell, text in zip(cells, texts, strict=True) if cell is not None}
    frame = pl.DataFrame({str(place): column for place, column in enumerate(known.values())})
    xml = render_columns(list(known), frame)["xml"].to_list()
    with_others = pl.concat([frame, frame.clear(n=1), frame.select(pl.lit(" ").alias(name) for name in frame.columns)])
    assert render_columns(list(known), with_others).rows() == [(0, each) for each in xml]
    return "".join(xml).replace("\n", "").replace("  ", "")


def values_of(*xml: str) -> pl.DataFrame:
    texts = pl.DataFrame({"slot": range(len(xml)), "xml": xml, "origin": [0] * len(xml)})
    return extension_values(texts, {0: DEFAULT_PREFIXES})


@pytest.mark.parametrize(
    ("title", "kind", "path", "language"),
    [
        ("hreflang de", "alternate", "@href", "de"),
        (" Hreflang: en-GB ", "alternate", "@href", "en-GB"),
        ("hreflang_pt-BR", "alternate", "@href", "pt-BR"),
        ("hreflang x-default", "alternate", "@href", "x-default"),
        ("image:loc", "image", "loc", None),
        ("Video:Title", "video", "title", None),
        ("news:name", "news", "publication.name", None),
        ("news:publication.name", "news", "publication.name", None),
        ("video:price@currency", "video", "price@currency", None),
        ("xhtml:link@media", "alternate", "@media", None),
    ],
)
def test_csv_header_is_parsed_as_extension_path_and_language(title, kind, path, language):
    assert parse_extension_header(title) == (kind, path, language)


@pytest.mark.parametrize(
    "title", ["title", "hreflang", "HTML hreflang 1", "hreflang 1 URL", "hreflang url", "image:x", ""]
)
def test_csv_headers_of_other_columns_are_no_extension_values(title):
    assert parse_extension_header(title) is None


@pytest.mark.parametrize(
    ("titles", "texts", "xml"),
    [
        (
            "hreflang de,hreflang en,hreflang de",
            ("a", "", "b&c"),
            '<xhtml:link rel="alternate" hreflang="de" href="a"/><xhtml:link rel="alternate" hreflang="de" href="b&amp;c"/>',
        ),
        (
            "image:loc,image:title,image:loc,image:title",
            ("a", "b", "c", ""),
            (
                "<image:image><image:loc>a</image:loc><image:title>b</image:title></image:image>"
                "<image:image><image:loc>c</image:loc></image:image>"
            ),
        ),
        (
            "image:loc,image:loc,image:title,image:title",
            ("a", "c", "", "d"),
            (
                "<image:image><image:loc>a</image:loc></image:image>"
                "<image:image><image:loc>c</image:loc><image:title>d</image:title></image:image>"
            ),
        ),
        (
            "video:title,video:tag,video:tag,video:price,video:price@currency,video:title,video:tag",
            ("a", "x", "y", "1", "EUR", "b", "z"),
            (
                "<video:video><video:title>a</video:title><video:tag>x</video:tag><video:tag>y</video:tag><video:price "
                'currency="EUR">1</video:price></video:video>'
                "<video:video><video:title>b</video:title><video:tag>z</video:tag></video:video>"
            ),
        ),
        (
            "news:name,news:title",
            ("a", "b"),
            "<news:news><news:publication><news:name>a</news:name></news:publication><news:title>b</news:title></news:news>",
        ),
        ("xhtml:link@href,xhtml:link@media", ("a", "b\n"), '<xhtml:link media="b" href="a"/>'),
        ("image:loc,title", (" ", "x"), ""),
    ],
    ids=["hreflang", "images side by side", "images by field", "repeatable fields", "group", "attributes", "blank"],
)
def test_csv_columns_are_rendered_as_extension_items(titles, texts, xml):
    assert rendered(titles, *texts) == xml


def test_repeated_column_of_attribute_is_assigned_to_no_cell():
    cells = assign_cells(map(parse_extension_header, ["video:price@currency", "video:price", "video:price@currency"]))
    assert cells[2] is None


def test_columns_of_each_item_begin_with_first_schema_field():
    one = "<video:video><video:title>a</video:title></video:video>"
    two = "<video:video><video:tag>x</video:tag><video:tag>y</video:tag></video:video>"
    columns, values = number_columns(column_values(values_of(one + PIECE_BREAK + two)).cells)
    titles = [cell.header.title for cell in columns]
    assert titles == ["video:thumbnail_loc", "video:title", "video:thumbnail_loc", "video:tag", "video:tag"]
    assert assign_cells(cell.header for cell in columns) == columns
    assert values.rows() == [(0, 1, "a"), (0, 3, "x"), (0, 4, "y")]
    assert complete_cells(columns) == columns


@pytest.mark.parametrize(
    ("xml", "kind"),
    [
        ("<x:y xmlns:x='urn:x'/>", "other"),
        ("<mobile:mobile/>", "mobile"),
        ("<image:image><image:loc>a</image:loc><image:loc>b</image:loc></image:image>", "image"),
        ("<image:image><image:size>a</image:size></image:image>", "image"),
        ("<image:image", "unreadable"),
    ],
)
def test_extensions_without_csv_columns_are_unstorable(xml, kind):
    good = "<image:image><image:loc>a</image:loc><image:title> </image:title></image:image>"
    assert column_values(values_of(good, xml)).unstorable.rows() == [(1, kind)]


def test_mixed_extensions_have_equal_values_in_both_readers():
    image = "<image:image>\n<image:loc>{}</image:loc></image:image>"
    link = '<xhtml:link rel="alternate" hreflang="de" href="{}"/>'
    plain = [image.format("a") + link.format("b&amp;c") + image.format("d"), link.format("e") + image.format("f")]
    # A comment is read by the parser.
    parsed = [f"{xml}<!-- -->" for xml in plain]
    assert values_of(*plain).equals(values_of(*parsed))
    slots = pl.DataFrame({"slot": [9, 4], "xml": plain, "origin": [0, 0]})
    assert extension_values(slots, {0: DEFAULT_PREFIXES})["slot"].to_list() == [9] * 8 + [4] * 6
