"""Gzipped files that end too early, or hold more than gzip data: what came out is kept, and told as a repair."""

from __future__ import annotations

import gzip

import pytest

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from tests.builders import HOST, content, index, joined, put, urlset

ADDRESSES = [f"{HOST}/{number * 7919 % 100_003}/{number:x}" for number in range(2_000)]


def torn(text: str, share: float) -> bytes:
    """The first share of a packed text."""
    packed = gzip.compress(text.encode(), mtime=0)
    return packed[: int(len(packed) * share)]


@pytest.mark.parametrize("share", [0.05, 0.5, 0.999])
def test_all_entries_that_came_out_whole_are_kept_and_the_torn_one_is_shown(tmp_path, share):
    path = put(tmp_path / "a.xml.gz", torn(urlset(*ADDRESSES), share))
    # In a set it is told with its sitemap.
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml.gz")))
    assert {sitemap for sitemap, _ in document.repairs} == {0}
    document = open_path(path)
    kept = len(document.table)
    assert 0 < kept <= 2_000
    assert document.table.locs() == ADDRESSES[:kept]
    rules = [repair.rule for _, repair in document.repairs]
    assert rules[0] == "gzip-cut-off"
    assert "entry-cut-off" in rules or kept == 2_000
    save(document)
    again = open_path(path)
    assert (again.table.locs(), again.repairs, again.findings) == (document.table.locs(), [], [])


def test_the_torn_line_of_a_list_is_left_out_and_shown(tmp_path):
    path = put(tmp_path / "a.txt.gz", torn(joined(ADDRESSES), 0.5))
    document = open_path(path)
    kept = document.table.locs()
    assert kept == ADDRESSES[: len(kept)]
    (_, packing), (_, line) = document.repairs
    assert (packing.rule, line.rule, line.line) == ("gzip-cut-off", "entry-cut-off", len(kept) + 1)
    assert ADDRESSES[len(kept)].startswith(line.before)
    save(document)
    assert content(path) == joined(ADDRESSES[: len(kept)])


def test_what_stands_behind_the_gzip_data_is_left_out_and_told(tmp_path):
    path = put(tmp_path / "a.xml.gz", gzip.compress(urlset(*ADDRESSES).encode(), mtime=0) + b"<!-- made by x -->")
    document = open_path(path)
    assert document.table.locs() == ADDRESSES
    assert [repair.rule for _, repair in document.repairs] == ["gzip-trailing"]
    save(document)
    assert open_path(path).repairs == []


def test_damage_in_the_middle_is_no_repair_but_a_doubt(tmp_path):
    packed = bytearray(gzip.compress(urlset(*ADDRESSES).encode(), mtime=0))
    packed[len(packed) // 2 : len(packed) // 2 + 40] = bytes(40)
    document = open_path(put(tmp_path / "a.xml.gz", bytes(packed)))
    assert document.sitemaps[0].read_only_reason is not None
    assert document.repairs == []
    assert document.table.locs()[:100] == ADDRESSES[:100]
