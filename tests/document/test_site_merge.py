"""A fetched set is merged with the present version of its site, from a real server on this machine."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.set_edits.sitemap_edits import (
    plan_sitemap_merge,
    plan_sitemap_removal,
    plan_sitemap_rename,
)
from sitemap_studio.document.site_merge import SitePlan, fetched_url, plan_site_edit, plan_site_merge
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells
from sitemap_studio.sources.download import FetchOptions
from sitemap_studio.sources.fetched_versions import VERSIONS_FOLDER, accept_site_versions
from sitemap_studio.sources.site_fetch import fetch_sitemaps
from sitemap_studio.sources.version_download import download_versions

OPTIONS = FetchOptions(backoff_s=0.01, retries=0)
NAMESPACES = (
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
)


def entry(name: str, lastmod: str = "2026-11-01", more: str = "") -> str:
    return f"  <url>\n    <loc>https://a.example/{name}</loc>\n    <lastmod>{lastmod}</lastmod>\n{more}  </url>\n"


def image(name: str) -> str:
    return f"    <image:image>\n      <image:loc>https://a.example/{name}</image:loc>\n    </image:image>\n"


def urlset(*entries: str) -> str:
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {NAMESPACES}>\n{"".join(entries)}</urlset>\n'


@dataclass
class Web:
    """A site, the folder of its copies, and where versions are downloaded."""

    server: HTTPServer
    folder: Path
    temporary: Path
    n_downloads: int = 0

    def serve(self, **files: str) -> None:
        """Replace the files on the site."""
        self.server.clear()
        for name, text in files.items():
            handler = self.server.expect_request(f"/{name}.xml")
            handler.respond_with_data(text, content_type="application/xml", headers={"ETag": f'"{hash(text)}"'})

    def serve_index(self, **files: str) -> None:
        listed = "".join(f"  <sitemap><loc>{self.server.url_for(f'/{name}.xml')}</loc></sitemap>\n" for name in files)
        index = f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex {NAMESPACES}>\n{listed}</sitemapindex>\n'
        self.serve(index=index, **files)

    def fetch(self, name: str) -> Document:
        report = fetch_sitemaps(self.server.url_for(f"/{name}.xml"), self.folder, options=OPTIONS)
        return open_path(self.folder / report.start[0])

    def plan(self, document: Document) -> SitePlan:
        found = fetched_url(document)
        assert found is not None
        url, folder = found
        self.n_downloads += 1
        versions = download_versions(url, folder, self.temporary / str(self.n_downloads), options=OPTIONS)
        return plan_site_merge(document, folder, versions)


@pytest.fixture
def web(httpserver: HTTPServer, tmp_path: Path) -> Web:
    folder = tmp_path / "copies"
    folder.mkdir()
    return Web(httpserver, folder, tmp_path / "temporary")


def lines(plan: SitePlan) -> list[tuple[str, ...]]:
    """Return the lines without positions, with the last segments of URLs."""
    rows = plan.lines.select("origin", "kind", "what", "loc", "file", "mine", "theirs").rows()
    return [tuple((text or "").removeprefix("https://a.example/") for text in row) for row in rows]


def save(document: Document) -> None:
    assert document.path is not None
    finish_save(document, prepare_save(document, document.path).write())


def values(document: Document) -> list[tuple[str, str]]:
    rows = document.table.rows(document.table.order, ["loc", "lastmod"]).rows()
    return [((loc or "").removeprefix("https://a.example/"), lastmod) for loc, lastmod in rows]


def set_date(document: Document, position: int, date: str) -> None:
    document.do(SetCells("lastmod", document.table.order[[position]], pl.Series([date])))


FORMER = urlset(*(entry(name) for name in "abcdef"))


@pytest.mark.parametrize("is_saved", [False, True], ids=["unsaved", "saved"])
def test_site_merge_attributes_changes_and_defaults_retain_own_ones(web: Web, is_saved: bool):
    web.serve(sitemap=FORMER)
    document = web.fetch("sitemap")
    set_date(document, 0, "2026-11-20")
    set_date(document, 1, "2026-11-20")
    document.do(RemoveEntries(np.array([5])))
    fields: dict[str, list[str | None]] = {
        "loc": ["https://a.example/mine"],
        "lastmod": [None],
        "changefreq": [None],
        "priority": [None],
    }
    slots = document.add_entries(entry_frame(fields), sitemap=0)
    document.do(InsertEntries(np.array([5]), slots))
    if is_saved:
        save(document)
    web.serve(
        sitemap=urlset(
            entry("a", "2026-11-10"),
            entry("b"),
            entry("new"),
            entry("c", "2026-11-10"),
            entry("d", more=image("1")),
            entry("f"),
        )
    )
    before = {path: path.read_bytes() for path in web.folder.rglob("*") if path.is_file()}
    plan = web.plan(document)
    assert {path: path.read_bytes() for path in web.folder.rglob("*") if path.is_file()} == before
    xml = image("1").strip()
    assert lines(plan)[:-3] == [
        ("conflict", "changed", "lastmod", "a", "sitemap.xml", "2026-11-20", "2026-11-10"),
        ("site", "added", "loc", "new", "sitemap.xml", "", "new"),
        ("site", "changed", "lastmod", "c", "sitemap.xml", "2026-11-01", "2026-11-10"),
        ("site", "changed", "extensions", "d", "sitemap.xml", "", xml),
        ("site", "removed", "loc", "e", "sitemap.xml", "e", ""),
    ]
    assert sorted(line[:4] for line in lines(plan)[-3:]) == [
        ("mine", "added", "loc", "f"),
        ("mine", "changed", "lastmod", "b"),
        ("mine", "removed", "loc", "mine"),
    ]
    document.do(plan_site_edit(document, plan, plan.defaults))
    assert values(document) == [
        ("a", "2026-11-20"),
        ("b", "2026-11-20"),
        ("new", "2026-11-01"),
        ("c", "2026-11-10"),
        ("d", "2026-11-01"),
        ("mine", None),
    ]
    save(document)
    accept_site_versions(web.folder, plan.versions)
    text = (web.folder / "sitemap.xml").read_text()
    assert "<url>\n    <loc>https://a.example/d</loc>\n    <lastmod>2026-11-01</lastmod>\n" + image("1") in text
    # What the user decided is the user's change from now on.
    assert {line[0] for line in lines(web.plan(document))} == {"mine"}


@pytest.mark.parametrize(
    "site_entries",
    [
        [entry("b"), entry("a", "2026-03-03"), entry("a", "2026-01-01"), entry("c"), entry("c"), entry("b")],
        [entry("renamed", "2026-11-01T10:00:00Z"), entry("image", more=image("1")), entry("x")],
        [entry("x"), "  <url><loc/></url>\n"],
        [],
    ],
    ids=["duplicates", "renamed", "without URL", "empty"],
)
def test_accepting_all_site_changes_equals_site_and_is_undone(web: Web, site_entries: list[str]):
    former = [
        entry("a", "2026-11-01T10:00:00Z"),
        entry("a"),
        entry("b", more=image("1")),
        entry("c"),
        "  <url></url>\n",
    ]
    web.serve(sitemap=urlset(*former))
    document = web.fetch("sitemap")
    document.do(RemoveEntries(np.array([1])))
    before = values(document)
    web.serve(sitemap=urlset(*site_entries))
    plan = web.plan(document)
    inverse = document.do(plan_site_edit(document, plan, np.ones(plan.lines.height, bool)))
    assert sorted(values(document), key=str) == sorted(values(plan.site), key=str)
    document.do(inverse)
    assert values(document) == before
    document.do(plan_site_edit(document, plan, np.zeros(plan.lines.height, bool)))
    assert values(document) == before


def test_site_merge_with_all_theirs_equals_site(web: Web):
    web.serve(sitemap=FORMER)
    document = web.fetch("sitemap")
    set_date(document, 0, "2026-11-20")
    document.do(RemoveEntries(np.array([1, 5])))
    changed = entry("b", "2026-11-10", image("1"))
    web.serve(sitemap=urlset(entry("x"), changed, *(entry(name) for name in "ydefz")))
    plan = web.plan(document)
    inverse = document.do(plan_site_edit(document, plan, np.ones(plan.lines.height, bool)))
    assert [loc for loc, _ in values(document)] == ["x", "b", "y", "d", "e", "f", "z"]
    assert values(document) == values(plan.site)
    document.do(inverse)
    assert values(document) == [("a", "2026-11-20"), *((name, "2026-11-01") for name in "cde")]


def test_site_merge_without_former_version_attributes_nothing(web: Web):
    web.serve(sitemap=FORMER)
    web.fetch("sitemap")
    (web.folder / "sitemap.xml").write_text(urlset(entry("a", "2026-11-20"), entry("mine")))
    document = open_path(web.folder / "sitemap.xml")
    plan = web.plan(document)
    assert {line[0] for line in lines(plan)} == {"unknown"}
    assert not plan.defaults.any()


def test_site_merge_of_unchanged_site_needs_no_download(web: Web):
    web.serve(sitemap=FORMER)
    document = web.fetch("sitemap")
    web.server.clear()
    conditions = []

    def answer(request: Request) -> Response:
        conditions.append(request.headers.get("If-None-Match"))
        return Response(status=304)

    web.server.expect_request("/sitemap.xml").respond_with_handler(answer)
    assert lines(web.plan(document)) == []
    assert conditions == [f'"{hash(FORMER)}"']


def test_site_merge_offers_added_removed_and_edited_files(web: Web):
    web.serve_index(one=urlset(entry("a"), entry("b")), two=urlset(entry("c")), three=urlset(entry("d")))
    document = web.fetch("index")
    set_date(document, 3, "2026-11-20")
    web.serve_index(one=urlset(entry("b")), four=urlset(entry("a"), entry("e", more=image("2"))))
    plan = web.plan(document)
    assert lines(plan) == [
        ("conflict", "file-removed", "", "", "three.xml", "1", ""),
        ("site", "file-added", "", "", "four.xml", "", "2"),
        ("site", "file-removed", "", "", "two.xml", "1", ""),
        ("site", "changed", "sitemap", "a", "one.xml", "one.xml", "four.xml"),
    ]
    document.do(plan_site_edit(document, plan, plan.defaults))
    assert [loc for loc, _ in values(document)] == ["b", "d", "a", "e"]
    assert [sitemap.name for sitemap in document.sitemaps] == ["one.xml", "three.xml", "four.xml"]
    save(document)
    again = open_path(web.folder / "index.xml")
    assert values(again) == values(document)
    assert image("2").strip() in (web.folder / "four.xml").read_text()
    accept_site_versions(web.folder, plan.versions, plan.removed)
    assert {line[0] for line in lines(web.plan(again))} == {"mine"}


@pytest.mark.parametrize("is_saved", [False, True], ids=["unsaved", "saved"])
@pytest.mark.parametrize("change", ["rename", "merge"])
def test_changes_in_renamed_or_merged_file_are_offered(web: Web, change: str, is_saved: bool):
    web.serve_index(one=urlset(entry("a"), entry("b")), two=urlset(entry("c"), entry("d"), entry("e")))
    document = web.fetch("index")
    document.do(
        plan_sitemap_rename(document, 1, "shop.xml")
        if change == "rename"
        else plan_sitemap_merge(document, [0, 1], into=0)
    )
    if is_saved:
        save(document)
    own = [sitemap.name for sitemap in document.sitemaps]
    web.serve_index(one=urlset(entry("a"), entry("b")), two=urlset(entry("c"), entry("new"), entry("e", "2026-11-10")))
    plan = web.plan(document)
    of_site = [line[:4] for line in lines(plan) if line[0] == "site"]
    assert sorted(of_site) == [
        ("site", "added", "loc", "new"),
        ("site", "changed", "lastmod", "e"),
        ("site", "removed", "loc", "d"),
    ]
    document.do(plan_site_edit(document, plan, plan.defaults))
    assert values(document) == [*((name, "2026-11-01") for name in ("a", "b", "c", "new")), ("e", "2026-11-10")]
    assert [sitemap.name for sitemap in document.sitemaps] == own
    save(document)
    assert document.path is not None
    assert values(open_path(document.path)) == values(document)


def test_accepting_returned_file_adds_all_its_duplicate_entries(web: Web):
    dated = "2026-11-01T10:00:00Z"
    former = {"one": urlset(entry("a"), entry("d", dated)), "two": urlset(entry("b"), entry("d"), entry("d", dated))}
    web.serve_index(**former)
    document = web.fetch("index")
    document.do(plan_sitemap_removal(document, [0]))
    plan = web.plan(document)
    document.do(plan_site_edit(document, plan, np.ones(plan.lines.height, bool)))
    assert sorted(values(document)) == sorted(values(plan.site))


@pytest.mark.parametrize("is_extended", [False, True], ids=["same", "extended"])
def test_file_removed_by_user_is_conflict_if_extended_online(web: Web, is_extended: bool):
    web.serve_index(one=urlset(entry("a")), two=urlset(entry("c")))
    document = web.fetch("index")
    document.do(plan_sitemap_removal(document, [1]))
    web.serve_index(one=urlset(entry("a")), two=urlset(entry("c"), *([entry("new")] if is_extended else [])))
    plan = web.plan(document)
    number = "2" if is_extended else "1"
    assert lines(plan) == [
        ("conflict" if is_extended else "mine", "file-added", "", "", "two.xml", "", number),
    ]
    assert not plan.defaults.any()


def test_accepting_removed_sitemap_refuses_to_replace_its_file(web: Web):
    web.serve_index(one=urlset(entry("a")), two=urlset(entry("c")))
    document = web.fetch("index")
    document.do(plan_sitemap_removal(document, [1]))
    plan = web.plan(document)
    document.do(document.do(plan_site_edit(document, plan, np.ones(1, bool))))
    save(document)
    with pytest.raises(RequestError, match=r"“two\.xml” already exists and is not a sitemap of the set"):
        plan_site_edit(document, web.plan(document), np.ones(1, bool))


@pytest.mark.parametrize("site_files", [{}, {"one": ()}, {"one": (), "two": ()}, {"one": (), "new": ()}], ids=str)
def test_site_merge_reports_whether_it_removes_all_entries(web: Web, site_files: dict[str, tuple[str, ...]]):
    web.serve_index(one=urlset(entry("a")), two=urlset(entry("c"), entry("d")))
    document = web.fetch("index")
    web.serve_index(**{name: urlset(*entries) for name, entries in site_files.items()})
    plan = web.plan(document)
    assert plan.removes_all(plan.defaults, 3)
    assert not plan.removes_all(~plan.defaults, 3)
    document.do(plan_site_edit(document, plan, plan.defaults))
    assert len(document.table) == 0


def test_site_merge_replacing_entries_does_not_remove_all(web: Web):
    web.serve_index(one=urlset(entry("a")), two=urlset(entry("c"), entry("d")))
    document = web.fetch("index")
    for files in ({"three": urlset(entry("a"))}, {"one": urlset(entry("c"))}, {"one": urlset(entry("other"))}):
        web.serve_index(**files)
        plan = web.plan(document)
        assert not plan.removes_all(plan.defaults, 3)


def test_file_with_failed_download_has_no_changes(web: Web):
    web.serve_index(one=urlset(entry("a")), two=urlset(entry("c")))
    document = web.fetch("index")
    web.serve_index(one=urlset(entry("b")), two=urlset(entry("c")))
    web.server.clear()
    web.serve_index(one=urlset(entry("b")), two="")
    plan = web.plan(document)
    assert plan.failed == ("two.xml",)
    assert {line[4] for line in lines(plan)} == {"one.xml"}


def test_unavailable_site_fails_and_changes_nothing(web: Web):
    web.serve(sitemap=FORMER)
    document = web.fetch("sitemap")
    web.server.clear()
    web.server.expect_request("/sitemap.xml").respond_with_data("gone", status=503)
    before = sorted((path, path.read_bytes()) for path in web.folder.iterdir())
    with pytest.raises(ReadError, match="503"):
        web.plan(document)
    assert sorted((path, path.read_bytes()) for path in web.folder.iterdir()) == before
    listed = f"<sitemap><loc>{web.server.url_for('/a.xml')}</loc></sitemap>"
    web.serve(sitemap=f"<sitemapindex {NAMESPACES}>{listed}</sitemapindex>")
    with pytest.raises(RequestError, match="is an index on the site now"):
        web.plan(document)


def test_versions_are_stored_for_edited_copies_only(web: Web):
    web.serve_index(one=urlset(entry("a")), two=urlset(entry("c")))
    document = web.fetch("index")
    assert not (web.folder / VERSIONS_FOLDER).exists()
    set_date(document, 0, "2026-11-20")
    save(document)
    assert len(list((web.folder / VERSIONS_FOLDER).iterdir())) == len(["one.xml", "index.xml"])
    assert fetched_url(open_path(web.folder / "one.xml")) is not None
    (web.folder / "other.xml").write_text(FORMER)
    assert fetched_url(open_path(web.folder / "other.xml")) is None
