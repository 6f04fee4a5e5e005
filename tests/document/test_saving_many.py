"""Saving a set of many sitemaps at once."""

from __future__ import annotations

import polars as pl

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import prepare_save, save
from sitemap_studio.model.edits import RemoveEntries, SetCells
from tests.builders import HOST, index, positions_of, put, urlset


def test_of_many_sitemaps_those_that_changed_are_written_and_each_knows_its_entries_again(tmp_path):
    for number in range(30):
        put(tmp_path / f"{number}.xml", urlset(*(f"{HOST}/{number}/{place}" for place in range(3))))
    path = put(tmp_path / "index.xml", index(*(f"{HOST}/{number}.xml" for number in range(30))))
    document = open_path(path)
    document.do(SetCells("priority", document.table.order[0:60:2], pl.Series(["0.5"] * 30)))
    document.do(RemoveEntries(positions_of(89)))
    written = [target.path.name for target in prepare_save(document).targets]
    assert written == [*(f"{number}.xml" for number in range(20)), "29.xml", "index.xml"]
    save(document)
    assert document.changed_sitemaps() == set()
    document.do(SetCells("priority", document.table.order[:1], pl.Series(["0.6"])))
    save(document)
    again = open_path(path)
    assert again.table.column("priority").to_list() == document.table.column("priority").to_list()
    assert again.table.locs() == document.table.locs()
