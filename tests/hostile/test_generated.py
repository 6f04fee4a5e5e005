"""Hostile files that are made here because they are too large to keep: shown, edited and exported as any other."""

from __future__ import annotations

import polars as pl
import pytest

from sitemap_studio.__main__ import main
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.table.cell_edits import SetCells
from tests.builders import HOST
from tests.hostile.generated import gzip_name, namespaces, namespaces_in_entry


def extensions_of(path):
    table = open_path(path).table
    return table.extensions_of(table.order)["xml"].to_list()


def test_each_of_20_000_entries_keeps_its_own_namespace(tmp_path):
    assert extensions_of(namespaces(tmp_path)) == [f"<n{number}:x/>" for number in range(20_000)]


def test_an_entry_may_declare_20_000_namespaces(tmp_path):
    (xml,) = extensions_of(namespaces_in_entry(tmp_path))
    assert (
        xml.split()
        == " ".join(f'<n{number}:x xmlns:n{number}="http://n/{number}"/>' for number in range(20_000)).split()
    )


@pytest.mark.parametrize("make", [namespaces, namespaces_in_entry])
def test_20_000_namespaces_come_through_an_edit_and_an_export(tmp_path, make):
    path = make(tmp_path / "set")
    before = extensions_of(path)
    document = open_path(path)
    slots = document.table.order
    document.do(SetCells("priority", slots, pl.Series(["0.3"] * len(slots), dtype=pl.String)))
    save(document)
    assert extensions_of(path) == before
    assert main(["export", str(path), "--to", str(tmp_path / "out"), "--base-url", "https://www.example.com/"]) == 0
    assert extensions_of(tmp_path / "out" / "sitemap.xml") == before


def test_a_gzip_header_may_hold_a_name_of_any_length(tmp_path):
    document = open_path(gzip_name(tmp_path))
    assert document.table.locs() == [f"{HOST}/one", f"{HOST}/two", f"{HOST}/three"]
    assert (document.findings, document.repairs) == ([], [])
