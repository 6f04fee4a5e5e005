"""Dates in the index that are older than the newest entry: fixed by `fix`, by the plan of the window, and by saving."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.fixing import FixRequest, fixable_rules, plan_fixes
from sitemap_studio.document.index_dates import INDEX_DATE_RULE
from sitemap_studio.document.opening.open_document import open_path
from tests.builders import HOST, NAMESPACE, content, put, urlset

INDEX = f"""<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="{NAMESPACE}">
  <!-- kept -->
  <sitemap><loc>{HOST}/a.xml</loc><lastmod>2025-01-01</lastmod></sitemap>
  <sitemap><loc>{HOST}/b.xml</loc><lastmod>2025-01-01T10:00:00Z</lastmod></sitemap>
  <sitemap><loc>{HOST}/c.xml</loc><lastmod>2025-09-09</lastmod></sitemap>
  <sitemap><loc>{HOST}/d.xml</loc></sitemap>
</sitemapindex>
"""
FIXED = INDEX.replace("2025-01-01<", "2025-03-04<").replace("2025-01-01T10:00:00Z", "2025-05-06")


@pytest.fixture
def dated_set(tmp_path: Path) -> Path:
    for name, day in (("a", "2025-03-04"), ("b", "2025-05-06T07:08:09Z"), ("c", "2025-05-06"), ("d", "2025-05-06")):
        put(tmp_path / f"{name}.xml", urlset({"loc": f"{HOST}/{name}", "lastmod": day}, {"loc": f"{HOST}/{name}2"}))
    return put(tmp_path / "index.xml", INDEX)


def test_fix_sets_outdated_index_dates_to_newest_entries(run, dated_set: Path):
    result = run("fix", dated_set, "--json")
    assert result.code == 0
    assert [(each["before"], each["after"], each["line"]) for each in result.json["fixes"]] == [
        ("2025-01-01", "2025-03-04", 4),
        ("2025-01-01T10:00:00Z", "2025-05-06", 5),
    ]
    assert content(dated_set).replace("\r\n", "\n") == FIXED
    assert "index-lastmod-old" not in run("check", dated_set).out


def test_fix_of_index_dates_changes_index_alone(run, dated_set: Path):
    before = {path.name: path.read_bytes() for path in dated_set.parent.iterdir()}
    assert run("fix", dated_set, "--rule", "index-lastmod-old").code == 0
    after = {path.name: path.read_bytes() for path in dated_set.parent.iterdir()}
    assert {name for name in after if after[name] != before[name]} == {"index.xml"}


def test_fix_dry_run_lists_index_dates_and_changes_nothing(run, dated_set: Path):
    result = run("fix", dated_set, "--dry-run", "--json")
    assert (result.code, len(result.json["fixes"])) == (1, 2)
    assert content(dated_set) == INDEX


def test_edit_updates_outdated_index_dates(run, dated_set: Path):
    assert run("edit", dated_set, "--where", f"loc = {HOST}/c2", "--set", "priority=0.5").code == 0
    text = content(dated_set)
    assert f"{HOST}/a.xml</loc><lastmod>2025-03-04</lastmod>" in text
    assert f"{HOST}/b.xml</loc><lastmod>2025-05-06</lastmod>" in text
    assert f"{HOST}/d.xml</loc></sitemap>" in text
    assert "index-lastmod-old" not in run("check", dated_set).out


def test_fix_plan_sets_and_undo_restores_dates_of_index(dated_set: Path):
    document = open_path(dated_set)
    check(document)
    assert INDEX_DATE_RULE in fixable_rules(document.problems, FixRequest())
    plan = plan_fixes(document)
    assert (dict(plan.index_dates), len(plan)) == ({0: "2025-03-04", 1: "2025-05-06"}, 2)
    edit = plan.edit(document.table)
    undo = document.do(edit)
    assert INDEX_DATE_RULE not in {problem.rule.id for problem in document.problems.individual}
    document.do(undo)
    assert [sitemap.lastmod for sitemap in document.sitemaps][:2] == ["2025-01-01", "2025-01-01T10:00:00Z"]


def test_future_entry_dates_are_not_copied_to_index(run, tmp_path: Path):
    future = (datetime.now(UTC) + timedelta(days=400)).date().isoformat()
    put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/a", "lastmod": future}))
    item = f"<sitemap><loc>{HOST}/a.xml</loc><lastmod>2025-01-01</lastmod></sitemap>"
    path = put(tmp_path / "index.xml", f'<sitemapindex xmlns="{NAMESPACE}">{item}</sitemapindex>')
    before = content(path)
    run("fix", path)
    assert content(path) == before
    assert "index-lastmod-old" in run("check", path).out
