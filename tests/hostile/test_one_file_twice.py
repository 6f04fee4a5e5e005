"""Indexes that list one file under several names: it is opened once, so that no save undoes another."""

from __future__ import annotations

import pytest

from sitemap_studio.document.checking import problems_in_order
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, content, index, put, slots_of, urlset


@pytest.fixture
def linked(tmp_path):
    put(tmp_path / "real.xml", urlset(f"{HOST}/a", f"{HOST}/b"))
    (tmp_path / "link.xml").symlink_to("real.xml")
    (tmp_path / "folder").symlink_to(".")
    return put(
        tmp_path / "sitemap.xml", index(*(f"{HOST}/{name}" for name in ("real.xml", "link.xml", "folder/real.xml")))
    )


def test_a_file_that_links_lead_to_is_opened_once(linked):
    document = open_path(linked)
    assert [sitemap.error is None for sitemap in document.sitemaps] == [True, False, False]
    assert len(document.table) == 2
    assert {finding.rule for place, finding in document.findings if place} == {"sitemap-repeated"}


def test_an_edit_of_it_is_not_undone_by_saving_it_under_its_other_name(linked):
    document = open_path(linked)
    edit = SetCells("loc", slots_of(0), document.table.rows(slots_of(1), ["loc"])["loc"])
    document.do(edit)
    save(document)
    assert content(linked.parent / "real.xml") == urlset(f"{HOST}/b", f"{HOST}/b")
    assert (linked.parent / "link.xml").is_symlink()


def test_a_link_that_leads_out_of_the_folder_is_not_followed(tmp_path):
    put(tmp_path / "outside.xml", urlset(f"{HOST}/secret"))
    path = put(tmp_path / "set" / "sitemap.xml", index(f"{HOST}/link.xml", f"{HOST}/up/outside.xml"))
    (path.parent / "link.xml").symlink_to("../outside.xml")
    (path.parent / "up").symlink_to("..")
    document = open_path(path)
    assert not len(document.table)
    assert [sitemap.path for sitemap in document.sitemaps] == [None, None]


def test_an_index_of_very_many_absent_sitemaps_tells_of_each(tmp_path):
    addresses = [f"{HOST}/deep/path/{number}.xml.gz" for number in range(30_000)]
    document = open_path(put(tmp_path / "sitemap.xml", index(*addresses)))
    document.problems = document.problems.with_noted(document.noted())
    missing = [problem.value for problem in problems_in_order(document) if problem.rule.id == "sitemap-missing"]
    assert missing == addresses
