"""Languages that folders lack: up to date after each edit, as a new check of the saved file finds them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import Edit, RemoveEntries, SetCells, SetExtensions, plan_move
from tests.builders import extension_frame, positions_of, put
from tests.validation.rule_cases import HOST, in_languages

HEAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'


def gap_of(folder: str, count: int) -> str:
    """Return the message about a folder without French."""
    pages = f"pages with alternates in “{HOST}/{folder}”"
    return f"All {count} {pages} have none for fr, which most other pages have. This is a rule of Google."


def open_checked(path: Path) -> Document:
    document = open_path(path)
    check(document)
    return document


def gaps(document: Document) -> list[tuple[int, str]]:
    """Return position and message of each folder without a language."""
    table = document.table
    found = document.problems.of_slots(table, table.order)
    return [(int(table.positions()[each.slot]), str(each.message)) for each in found if each.rule.id == "alternate-gap"]


def rename(document: Document, *numbers: int, folder: str) -> Edit:
    """Return an edit that moves entries to another folder of the site."""
    slots = document.table.order[list(numbers)]
    locs = [f"{HOST}/{folder}{number}" for number in numbers]
    return SetCells("loc", np.sort(slots), pl.Series(locs))


def write_in_capitals(document: Document) -> Edit:
    """Return an edit that writes the language of the links to French pages in capitals, in the first entry."""
    xml = document.table.extension_of(int(document.table.order[0])) or ""
    return SetExtensions(document.table.order[:1], extension_frame((0, xml.replace('"fr"', '"FR"'))))


@pytest.mark.parametrize(
    ("edit_of", "expected_gaps"),
    [
        pytest.param(
            lambda d: rename(d, 9, folder="blog/new/"),
            [(10, gap_of("blog/", 5))],
            id="first entry renamed",
        ),
        pytest.param(
            lambda d: rename(d, 9, 10, 11, 12, folder="news/"), [(9, gap_of("news/", 4))], id="folder renamed"
        ),
        pytest.param(lambda d: rename(d, 0, folder="blog/"), [], id="language added"),
        pytest.param(lambda d: rename(d, *range(9, 15), folder="shop/"), [], id="merged"),
        pytest.param(lambda d: rename(d, 15, folder="news/"), [(9, gap_of("blog/", 6))], id="unlinked entry renamed"),
        pytest.param(lambda d: plan_move(d.table, positions_of(14), 0), [(0, gap_of("blog/", 6))], id="moved"),
        pytest.param(lambda _: RemoveEntries(positions_of(9)), [(9, gap_of("blog/", 5))], id="removed"),
        pytest.param(lambda _: RemoveEntries(positions_of(9, 10, 11, 12)), [], id="too few"),
        pytest.param(write_in_capitals, [(9, gap_of("blog/", 6))], id="letter case"),
    ],
)
def test_language_gaps_after_edit_equal_new_check(tmp_path, edit_of, expected_gaps):
    entries = [*in_languages("shop", "blog"), {"loc": f"{HOST}/plain", "xml": ""}]
    content = "".join(f"<url><loc>{each['loc']}</loc>{each['xml']}</url>" for each in entries)
    path = put(tmp_path / "sitemap.xml", f"{HEAD}{content}</urlset>")
    document = open_checked(path)
    before = gaps(document)
    assert before == [(9, gap_of("blog/", 6))]
    inverse = document.do(edit_of(document))
    found = gaps(document)
    save(document)
    assert found == gaps(open_checked(path))
    assert found == expected_gaps
    document.do(inverse)
    assert gaps(document) == before
