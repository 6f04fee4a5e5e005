"""An index that lists indexes opens with all their sitemaps, and is not changed by a save."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import ReadOnlyError
from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.open_document import open_gradually, open_path
from sitemap_studio.document.reporting.problem_lists import located_problems
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.model.edits import plan_set_cells
from tests.builders import HOST, index, put, urlset


@pytest.fixture
def nested(tmp_path: Path) -> Path:
    """An index of a sitemap and two indexes, which list each other, the first index, and a sitemap twice."""
    put(tmp_path / "a.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "deep" / "b.xml", urlset(f"{HOST}/b"))
    put(tmp_path / "c.xml", urlset(f"{HOST}/c"))
    put(tmp_path / "one.xml", index(f"{HOST}/two.xml", f"{HOST}/deep/b.xml", f"{HOST}/a.xml", f"{HOST}/index.xml"))
    put(tmp_path / "two.xml", index(f"{HOST}/one.xml", f"{HOST}/c.xml", f"{HOST}/a.xml"))
    return put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/a.xml", f"{HOST}/two.xml"))


def test_nested_indexes_are_opened_flattened(nested: Path):
    document = open_path(nested)
    assert sorted(map(str, document.table.locs())) == [f"{HOST}/{name}" for name in "abc"]
    assert [sitemap.error for sitemap in document.sitemaps] == [None] * 3
    assert sorted(map(str, open_gradually(nested).table.locs())) == sorted(map(str, document.table.locs()))


def test_nested_indexes_are_reported_with_position(nested: Path):
    document = open_path(nested)
    check(document)
    found = [each for each in located_problems(document) if each.problem.rule.id == "nested-index"]
    lines = nested.read_text().splitlines()
    for each, name in zip(found, ("one", "two"), strict=True):
        assert each.path == nested
        assert each.line is not None
        assert each.column is not None
        assert lines[each.line - 1][each.column - 1 :].startswith(f"{HOST}/{name}.xml")


def test_saving_nested_index_writes_only_edited_sitemap(nested: Path):
    before = {path: path.read_bytes() for path in nested.parent.rglob("*.xml")}
    document = open_path(nested)
    slots = document.table.order[[f"{HOST}/c" == loc for loc in document.table.locs()]]
    document.do(plan_set_cells(document.table, "changefreq", slots, pl.Series(["daily"])))
    saved = prepare_save(document).write()
    finish_save(document, saved)
    changed = {path.name for path, data in before.items() if path.read_bytes() != data}
    assert changed == {"c.xml"}
    assert open_path(nested).table.locs() == document.table.locs()


def test_saving_nested_indexes_elsewhere_is_refused(nested: Path, tmp_path: Path):
    with pytest.raises(ReadOnlyError, match="lists other indexes"):
        prepare_save(open_path(nested), tmp_path / "other.xml")
