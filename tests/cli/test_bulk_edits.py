"""Bulk edits on the command line: `edit --bulk`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitemap_studio.document.bulk_operations import OPERATIONS
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.builders import HOST, content, put, small_set, urlset

XHTML = f' xmlns:xhtml="{EXTENSIONS["xhtml"]}"'
TO_GERMAN = ("--bulk", "xhtml:link-add", "--with", "language=de", "--with", "old=/en/", "--with", "new=/de/")


def link(code: str, path: str) -> str:
    """Return the XML of a link."""
    return f'<xhtml:link rel="alternate" hreflang="{code}" href="{HOST}/{path}"/>'


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """Sitemap of four pages, of which one has a translation, and one has a link already."""
    known = {"loc": f"{HOST}/en/c", "xml": link("de", "de/c")}
    return put(tmp_path / "a.xml", urlset(f"{HOST}/en/a", f"{HOST}/de/a", f"{HOST}/en/b", known, declared=XHTML))


def test_bulk_edit_adds_language_and_counts_skipped_entries(run, pages):
    before = content(pages)
    result = run("edit", pages, *TO_GERMAN)
    assert (result.code, result.out.splitlines()) == (0, ["Changed 1 of 4 entries.", f"Wrote {pages}"])
    for sentence in (
        "1 entry already has de.",
        "The replacement does not change 1 URL.",
        "1 new URL is not in the set.",
    ):
        assert f"sitemap-studio: {sentence}" in result.err.splitlines()
    added = f"    {link('en', 'en/a')}\n    {link('de', 'de/a')}\n"
    assert (added in content(pages), content(pages).replace(added, "")) == (True, before)


def test_bulk_edit_changes_only_filtered_entries(run, pages):
    run("edit", pages, *TO_GERMAN, "--with", "targets=all", "--where", f"loc = {HOST}/en/b")
    assert content(pages).count("<xhtml:link") == 3


def test_bulk_edit_replaces_existing_links_on_request(run, tmp_path):
    old = link("de", "de/old")
    pages = put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/en/a", "xml": old}, f"{HOST}/de/a", declared=XHTML))
    assert "1 entry already has de." in run("edit", pages, *TO_GERMAN).err
    assert run("edit", pages, *TO_GERMAN, "--with", "existing=replace").code == 0
    assert link("de", "de/a") in content(pages)
    assert old not in content(pages)


def test_bulk_edit_removes_language(run, pages):
    assert run("edit", pages, "--bulk", "xhtml:link-remove", "--with", "language=de").code == 0
    assert "<xhtml:link" not in content(pages)


def test_bulk_edit_changes_language_code(run, pages):
    before = content(pages)
    run("edit", pages, "--bulk", "xhtml:link-recode", "--with", "old=de", "--with", "new=de-AT")
    assert content(pages) == before.replace('"de"', '"de-AT"')


def test_dry_run_lists_changes_without_writing(run, pages):
    before = content(pages)
    result = run("edit", pages, *TO_GERMAN, "--dry-run", "--json")
    assert content(pages) == before
    assert [(each["entry"], each["field"], each["before"]) for each in result.json["changes"]] == [
        (1, "extensions", None)
    ]
    assert link("de", "de/a") in result.json["changes"][0]["after"]
    assert result.json["n_changed"] == 1
    assert result.json["notes"][0] == "1 entry already has de."


def test_bulk_edit_of_field_needs_exactly_one_field(run, pages):
    shared = ("edit", pages, "--bulk", "set", "--with", "value=0.5")
    assert "“set” needs a field." in run(*shared).err
    assert "A bulk edit changes one field." in run(*shared, "--field", "priority,lastmod").err
    run(*shared, "--field", "priority", "--where", "entry = 2")
    assert open_path(pages).table.column("priority").to_list() == [None, "0.5", None, None]


def test_bulk_edit_counts_unusable_values_by_reason(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "lastmod": "soon"}))
    result = run("edit", path, "--bulk", "lastmod-cut")
    assert result.out == "Changed 0 of 1 entry.\n"
    assert "1 value skipped: not a valid date." in result.err


def test_bulk_edit_of_all_urls_changes_index(run, tmp_path):
    path = small_set(tmp_path)
    old, new = f"old={HOST}", "new=https://new.example"
    result = run("edit", path, "--bulk", "loc-rebase", "--with", old, "--with", new)
    assert "In the index, 2 URLs change, too." in result.err
    assert (HOST in content(path), HOST in content(tmp_path / "one.xml")) == (False, False)


def test_json_of_bulk_edit_lists_changed_index_urls(run, tmp_path):
    path = small_set(tmp_path)
    arguments = ("--bulk", "loc-rebase", "--with", f"old={HOST}", "--with", "new=https://new.example", "--json")
    before = [sitemap.loc for sitemap in open_path(path).sitemaps]
    for more in (["--dry-run"], []):
        listed = run("edit", path, *arguments, *more).json["index"]
        assert [(each["field"], each["before"]) for each in listed] == [("loc", loc) for loc in before]
    after = [(sitemap.name, sitemap.loc) for sitemap in open_path(path).sitemaps]
    assert [(each["sitemap"], each["after"]) for each in listed] == after
    assert run("edit", path, *arguments).json["index"] == []


def test_bulk_edit_reports_new_errors(run, pages):
    result = run("edit", pages, "--bulk", "set", "--field", "priority", "--with", "value=high")
    assert (result.code, "The new values break rules." in result.err) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bulk", "nope"], "There is no bulk edit “nope”. The bulk edits are set, clear, fill"),
        (
            ["--bulk", "xhtml:link-add"],
            "“language” is missing: language code to add. Its parameters are language, match,",
        ),
        ([*TO_GERMAN, "--with", "size=1"], "There is no parameter “size”."),
        ([*TO_GERMAN, "--with", "language"], "“language” does not set a parameter. Write it as NAME=VALUE."),
        ([*TO_GERMAN, "--with", "language=xx"], "“xx” is not a valid language code"),
        ([*TO_GERMAN, "--with", "match=expression", "--with", "old=(en"], "The expression “(en” is not valid"),
        ([*TO_GERMAN, "--with", "match=suffix"], "Enter “prefix”, “host” or “expression”."),
        (["--where", "entry = 1", "--set", "priority=1", "--with", "a=b"], "--with applies only with --bulk."),
        ([*TO_GERMAN, "--field", "loc"], "“xhtml:link-add” is for xhtml:link, not for loc."),
    ],
)
def test_invalid_bulk_edit_fails_without_writing(run, pages, arguments, sentence):
    before = content(pages)
    result = run("edit", pages, *arguments)
    assert (result.code, sentence in result.err, content(pages)) == (2, True, before)


def test_help_lists_every_bulk_edit(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "2000")
    words = set(re.split("[\\s,;.]+", run("help", "edit").out))
    assert OPERATIONS.keys() - words == set()
