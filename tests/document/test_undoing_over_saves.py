"""What is undone after a save, and saved, stands in its file byte for byte as it did."""

from __future__ import annotations

import re

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.model.edits import RemoveEntries, SetCells, moving
from tests.builders import HOST, content, index, locs, positions_of, put, slots_of, urlset

ODD = f"""<?xml version='1.0' encoding='utf-8'?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <!-- first -->
  <url><loc>{HOST}/1</loc></url>
  <url >
      <loc><![CDATA[{HOST}/2?a&b]]></loc><!-- mine -->
    <priority>0.5</priority><lastmod  >2020</lastmod>
  </url>
  <url><x:note xmlns:x='urn:x'  kind = "odd">&#65;</x:note><loc>{HOST}/3</loc></url>

  <!-- last -->
  <url><loc>{HOST}/4</loc></url>
</urlset>
"""


@pytest.mark.parametrize("positions", [(1,), (0,), (3,), (1, 2), (0, 1, 2, 3)])
def test_entries_that_were_removed_come_back_as_they_were(tmp_path, positions):
    document = open_path(put(tmp_path / "odd.xml", ODD))
    inverse = document.do(RemoveEntries(positions_of(*positions)))
    save(document)
    assert content(tmp_path / "odd.xml") != ODD
    document.do(inverse)
    save(document)
    assert sorted(content(tmp_path / "odd.xml").split()) == sorted(ODD.split())
    for entry in re.findall(r"<url[ >].*?</url>", ODD, re.DOTALL):
        assert entry in content(tmp_path / "odd.xml")
    if positions in ((1,), (1, 2)):
        assert content(tmp_path / "odd.xml") == ODD


def test_they_come_back_over_several_saves_and_take_new_values(tmp_path):
    document = open_path(put(tmp_path / "odd.xml", ODD))
    inverse = document.do(RemoveEntries(positions_of(1)))
    save(document)
    document.do(SetCells("lastmod", slots_of(0), pl.Series(["2021"])))
    save(document)
    document.do(inverse)
    save(document)
    assert "<loc><![CDATA[" in content(tmp_path / "odd.xml")
    again = document.do(RemoveEntries(positions_of(1)))
    save(document)
    document.do(again)
    document.do(SetCells("priority", slots_of(1), pl.Series(["0.9"])))
    save(document)
    assert open_path(tmp_path / "odd.xml").table.value(1, "priority") == "0.9"


def test_entries_that_were_in_another_sitemap_come_back_as_they_were(tmp_path):
    put(tmp_path / "odd.xml", ODD)
    put(tmp_path / "other.xml", urlset(*locs(2)))
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/odd.xml", f"{HOST}/other.xml"))
    document = open_path(path)
    inverse = document.do(moving(document.table, positions_of(1, 2), 5, sitemap=1))
    save(document)
    assert "note" in content(tmp_path / "other.xml")
    document.do(inverse)
    save(document)
    assert content(tmp_path / "odd.xml") == ODD
    assert content(tmp_path / "other.xml") == urlset(*locs(2))


def test_very_many_are_written_anew(tmp_path):
    document = open_path(put(tmp_path / "many.xml", urlset(*locs(5_002))))
    inverse = document.do(RemoveEntries(np.arange(5_001)))
    save(document)
    source = document.sitemaps[0].source
    assert source is not None
    assert not source.spellings
    document.do(inverse)
    save(document)
    assert len(open_path(tmp_path / "many.xml").table) == 5_002
