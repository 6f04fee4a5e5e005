"""The sitemap tree: few queries for very many sitemaps, and alignment of headers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.panels.sitemaps_panel import COUNT, NAME, SIZE, SitemapTree
from tests.builders import HOST, put, urlset

N_SITEMAPS = 30


def test_sitemap_tree_queries_movability_once_per_refresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for number in range(N_SITEMAPS):
        put(tmp_path / f"{number}.xml", urlset(f"{HOST}/{number}"))
    asked = []

    def can_add_sitemaps(document):
        asked.append(document)
        return len(asked) == 1

    monkeypatch.setattr(Document, "can_add_sitemaps", property(can_add_sitemaps))
    tree = SitemapTree(open_path(tmp_path))

    def movable() -> list[bool]:
        places = [tree.index_of(number) for number in range(N_SITEMAPS)]
        return [bool(tree.flags(place) & Qt.ItemFlag.ItemIsDragEnabled) for place in places]

    assert movable() == [True] * N_SITEMAPS
    assert len(asked) == 1
    tree.refresh()
    assert movable() == [False] * N_SITEMAPS
    assert len(asked) == 2


def test_sitemap_tree_headers_are_aligned_like_their_columns(tmp_path: Path):
    put(tmp_path / "one.xml", urlset(f"{HOST}/1"))
    tree, role = SitemapTree(open_path(tmp_path)), Qt.ItemDataRole.TextAlignmentRole
    for column in (NAME, COUNT, SIZE):
        header = tree.headerData(column, Qt.Orientation.Horizontal, role)
        assert header == tree.data(tree.index(0, column), role)
