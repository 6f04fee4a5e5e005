"""An edit rewrites the file that it is about, and the date of that in the index; of all else not a byte."""

from __future__ import annotations

import difflib

import pytest

from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from tests.builders import HOST, content, locs, put, urlset

COUNT = 20
LIST = "".join(
    f"\t<s:sitemap><!-- {number} -->\n\t\t<s:lastmod>2020-01-{number:02}</s:lastmod>\n\t\t<x:more n='{number}'/>"
    f"<s:loc>{HOST}/sitemap-{number}.xml{'.gz' if number % 2 else ''}</s:loc></s:sitemap>\n\n"
    for number in range(1, COUNT + 1)
)
INDEX = f"""<?xml version='1.0' encoding="utf-8" standalone='yes'?>
<!-- by hand --><s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x='urn:x' >
  <!-- the parts -->
{LIST}</s:sitemapindex>
<!-- the end -->"""


@pytest.fixture
def twenty(tmp_path):
    """An index in a style of its own, of twenty sitemaps, every other packed."""
    for number in range(1, COUNT + 1):
        name = f"sitemap-{number}.xml{'.gz' if number % 2 else ''}"
        put(tmp_path / name, urlset(*locs(10, 10 * number)).replace("<url>", "<url><!-- x -->", 3))
    return put(tmp_path / "sitemap.xml", INDEX)


def states(folder):
    """What tells of each file whether it was written: its bytes, its time and its number on the disk."""
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino) for path in folder.iterdir()}


@pytest.mark.parametrize("number", [1, 8, COUNT])
def test_an_edit_rewrites_its_sitemap_and_one_line_of_the_index(twenty, tmp_path, set_cell, number, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793577600")
    before, text = states(tmp_path), content(twenty)
    document = open_path(twenty)
    own = document.sitemaps[number - 1]
    assert own.path is not None
    own_text = content(own.path)
    set_cell(document, document.sitemap_range(own.id).start + 4, "loc", f"{HOST}/new")
    saved = save(document)
    assert [path.name for path in saved.paths] == [own.name, "sitemap.xml"]
    after = states(tmp_path)
    assert {name for name in after if after[name] != before[name]} == {own.name, "sitemap.xml"}
    assert content(twenty) == text.replace(f"2020-01-{number:02}<", "2026-11-02<")
    assert content(own.path) == own_text.replace(f"{HOST}/{10 * number + 4}<", f"{HOST}/new<")
    changed = difflib.unified_diff(text.splitlines(), content(twenty).splitlines(), lineterm="", n=0)
    assert len([line for line in changed if line[:1] in "+-"]) == 2 + 2


def test_an_edit_that_is_taken_back_writes_nothing(twenty, tmp_path, set_cell):
    before = states(tmp_path)
    document = open_path(twenty)
    document.do(set_cell(document, 3, "loc", f"{HOST}/new"))
    assert save(document).paths == ()
    assert states(tmp_path) == before
