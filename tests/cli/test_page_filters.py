"""Filters by stored facts about pages in all commands with --where, and in the Python interface."""

from __future__ import annotations

import csv
import time
from pathlib import Path

import pytest

from sitemap_studio import api
from sitemap_studio.core.errors import RequestError
from sitemap_studio.pages.facts_store import FactsStore, facts_file_name
from sitemap_studio.pages.page_facts import PageFacts
from tests.builders import put, urlset
from tests.cli.conftest import Run
from tests.pages.stored_facts import facts_of, store_facts

pytestmark = pytest.mark.usefixtures("facts_folder")
SITE = "https://example.com"


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    """Sitemap with three pages; the fixture `stored` adds facts: one is indexable, one not found, one without facts."""
    return put(tmp_path / "sitemap.xml", urlset(f"{SITE}/good", f"{SITE}/gone", f"{SITE}/new"))


@pytest.fixture
def stored(facts_folder: Path) -> None:
    """Store facts of the first two pages, and of the second one for another bot."""
    good, gone = f"{SITE}/good", f"{SITE}/gone"
    store_facts(
        facts_of(good, canonical="https://www.good.example/", changed=int(time.time())),
        facts_of(gone, "not-found", title="Gone"),
        facts_of(gone, bot="googlebot"),
    )


@pytest.mark.usefixtures("stored")
def test_edit_removes_entries_selected_by_facts(run: Run, sitemap: Path):
    assert run("edit", sitemap, "--where", "indexable = no", "--remove").code == 0
    text = sitemap.read_text()
    assert f"{SITE}/gone" not in text
    assert text.count("<loc>") == 2


@pytest.mark.usefixtures("stored")
@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("status >= 400", ["/gone"]),
        ("status in 200..299, missing", ["/good", "/new"]),
        ("checked in last 7 days", ["/good", "/gone"]),
        ("title contains gone", ["/gone"]),
        ("reason is empty", ["/new"]),
        ("reason in redirect, not-found", ["/gone"]),
        ("indexable = no", ["/gone"]),
        ("canonical contains GOOD", ["/good"]),
        ("changed > 2026-01-01", ["/good"]),
        ("target is empty", ["/good", "/gone", "/new"]),
        ("problem = error", ["/gone"]),
        ("problem in warning, error", ["/gone"]),
        ("problem is empty", ["/good", "/new"]),
        ("problem is not empty", ["/gone"]),
        ("problem in page-not-found, loc-duplicate", ["/gone"]),
    ],
)
def test_convert_writes_entries_selected_by_facts(run: Run, sitemap: Path, where: str, expected: list[str]):
    target = sitemap.with_name("urls.csv")
    assert run("convert", sitemap, target, "--where", where).code == 0
    assert [row["loc"] for row in csv.DictReader(target.read_text().splitlines())] == [SITE + path for path in expected]


@pytest.mark.parametrize(
    ("where", "n_entries"),
    [
        ("cause = example.com slash-added", 25),
        (f"cause in 'example.com one-page {SITE}/', example.com slash-added", 46),
        ("cause != example.com slash-added", 23),
        ("cause in example.com, example.com slash-added", 25),
    ],
)
def test_filter_selects_entries_by_cause(run: Run, facts_folder: Path, tmp_path: Path, where: str, n_entries: int):
    targets = {f"{SITE}/a/{number}": f"{SITE}/a/{number}/" for number in range(25)}
    targets |= {f"{SITE}/b/{number}": f"{SITE}/" for number in range(21)} | {f"{SITE}/a/x": f"{SITE}/y/"}
    with FactsStore(facts_folder) as store:
        for loc, target in targets.items():
            moved = PageFacts(
                loc=loc, bot="studio", checked=int(time.time()), status=301, reason="redirect", target=target
            )
            store.add(moved)
    path = put(tmp_path / "sitemap.xml", urlset(*targets, f"{SITE}/unchecked"))
    csv_path = tmp_path / "urls.csv"
    assert run("convert", path, csv_path, "--where", where).code == 0
    assert len(list(csv.DictReader(csv_path.read_text().splitlines()))) == n_entries


@pytest.mark.usefixtures("stored")
def test_pages_checks_entries_selected_by_page_problems(run: Run, sitemap: Path):
    result = run("pages", sitemap, "--where", "problem = error", "--max-age", "1h", "--format", "json")
    assert [page["loc"] for page in result.json["pages"]] == [f"{SITE}/gone"]


@pytest.mark.usefixtures("stored")
def test_export_writes_entries_selected_by_facts(run: Run, sitemap: Path, tmp_path: Path):
    result = run("export", sitemap, "--to", tmp_path / "out", "--base-url", f"{SITE}/", "--where", "status = 200")
    assert result.code == 0, result.err
    assert (tmp_path / "out" / "sitemap.xml").read_text().count("<loc>") == 1


@pytest.mark.usefixtures("stored")
def test_python_interface_filters_by_stored_facts(sitemap: Path):
    with api.open(sitemap) as opened:
        assert opened.remove(where="indexable = no") == 1
        assert opened.entries()["loc"].to_list() == [f"{SITE}/good", f"{SITE}/new"]


@pytest.mark.parametrize("command", ["edit", "convert", "export", "pages"])
def test_filter_without_stored_facts_fails_with_advice(run: Run, sitemap: Path, tmp_path: Path, command: str):
    words = {
        "edit": (sitemap, "--remove"),
        "convert": (sitemap, tmp_path / "urls.txt"),
        "export": (sitemap, "--to", tmp_path / "out"),
        "pages": (sitemap,),
    }[command]
    before = sitemap.read_bytes()
    result = run(command, *words, "--where", "status >= 400")
    assert result.code == 2
    assert "The pages have not been checked yet. Check the pages first." in result.err
    assert sitemap.read_bytes() == before


@pytest.mark.usefixtures("stored")
def test_pages_uses_facts_of_chosen_bot_in_filter(run: Run, sitemap: Path):
    words = ("pages", sitemap, "--max-age", "9d", "--format", "csv", "--where", "status = 200")
    assert run(*words).out.count(SITE) == 1
    found = run(*words, "--bot", "googlebot").out
    assert f"{SITE}/gone" in found
    assert f"{SITE}/good" not in found


@pytest.mark.usefixtures("stored")
def test_filter_with_damaged_facts_warns_and_fails(run: Run, sitemap: Path, facts_folder: Path):
    (facts_folder / facts_file_name(SITE)).write_bytes(b"no database" * 1_000)
    result = run("edit", sitemap, "--where", "status = 404", "--remove")
    assert result.code == 2
    assert "were damaged" in result.err


@pytest.mark.usefixtures("stored")
def test_filter_without_page_words_ignores_damaged_facts(run: Run, sitemap: Path, facts_folder: Path):
    (facts_folder / facts_file_name(SITE)).write_bytes(b"no database" * 1_000)
    result = run("edit", sitemap, "--where", "loc contains gone", "--remove")
    assert (result.code, result.err) == (0, "")


def test_python_filter_without_facts_raises_request_error(sitemap: Path):
    with api.open(sitemap) as opened, pytest.raises(RequestError, match="have not been checked"):
        opened.remove(where="status = 404")


def test_help_of_edit_lists_filter_words_of_facts(run: Run):
    assert "status, indexable (yes, no, unknown)" in " ".join(run("help", "edit").out.split())


def csv_rows(path: Path) -> list[dict[str, str]]:
    """Return the rows of a CSV file by header."""
    return list(csv.DictReader(path.read_text().splitlines()))


@pytest.mark.usefixtures("stored")
def test_convert_writes_chosen_facts_into_csv(run: Run, sitemap: Path):
    target = sitemap.with_name("urls.csv")
    words = ("convert", sitemap, target, "--page-columns", "status,indexable,title", "--where", "reason is not empty")
    assert run(*words).code == 0
    rows = csv_rows(target)
    assert [(row["status"], row["indexable"], row["title"]) for row in rows] == [
        ("200", "yes", ""),
        ("404", "no: not-found", "Gone"),
    ]
    assert list(rows[0]) == ["loc", "lastmod", "changefreq", "priority", "status", "indexable", "title"]


def test_convert_guards_hostile_titles_against_formulas(run: Run, sitemap: Path, facts_folder: Path):
    title = '=cmd("a,b")\nnext'
    with FactsStore(facts_folder) as store:
        store.add(PageFacts(loc=f"{SITE}/good", bot="studio", checked=1, title=title))
    target = sitemap.with_name("urls.csv")
    assert run("convert", sitemap, target, "--page-columns", "title").code == 0
    with target.open(newline="") as file:
        assert next(csv.DictReader(file))["title"] == f"'{title}"


@pytest.mark.usefixtures("stored")
@pytest.mark.parametrize(
    ("target", "columns", "message"),
    [
        ("urls.csv", "colour", "“colour” is not a column of facts"),
        ("urls.txt", "status", "--page-columns needs a CSV file"),
        ("urls.csv", ",", "the list is empty"),
    ],
)
def test_invalid_page_columns_are_refused(run: Run, sitemap: Path, target: str, columns: str, message: str):
    result = run("convert", sitemap, sitemap.with_name(target), "--page-columns", columns)
    assert result.code == 2
    assert message in result.err
    assert not sitemap.with_name(target).exists()


def test_page_columns_without_facts_are_refused(run: Run, sitemap: Path):
    result = run("convert", sitemap, sitemap.with_name("urls.csv"), "--page-columns", "status")
    assert result.code == 2
    assert "The pages have not been checked yet. “sitemap-studio pages” checks them." in result.err


@pytest.mark.usefixtures("stored")
def test_convert_without_page_columns_writes_no_facts(run: Run, sitemap: Path):
    target = sitemap.with_name("urls.csv")
    assert run("convert", sitemap, target).code == 0
    assert list(csv_rows(target)[0]) == ["loc", "lastmod", "changefreq", "priority"]
