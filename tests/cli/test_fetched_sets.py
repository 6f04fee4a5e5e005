"""Fetched sets open with all entries, for any URLs of their sitemaps."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from urllib.parse import unquote

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.document.opening.open_document import open_gradually, open_path
from tests.sources.test_site_fetch import ANY_PATH, serve, urlset
from tests.sources.test_site_fetch import index as index_of

LONG = "/" + "x" * 240
SETS = {
    "file as folder": ("/sitemap.xml", ["/sitemap.xml/sitemap/Page/1", "/sitemap.xml/sitemap/Page/2"]),
    "no suffix": ("/sitemap", ["/sitemap/a", "/sitemap/b", "/sitemap/"]),
    "query": ("/index.php?route=feed/x", ["/index.php?route=feed/x&page=1", "/index.php?route=feed%2Fx&page=2"]),
    "case": ("/index.xml", ["/Maps/a.xml", "/maps/a.xml", "/maps/A.xml", "/INDEX.xml"]),
    "long": ("/index.xml", [f"{LONG}1.xml", f"{LONG}2.xml", f"{LONG}1.xml?{LONG}", "/" + "ä" * 150 + ".xml"]),
    "hosts": ("/index.xml", ["http://127.0.0.1:{port}/b.xml", "http://127.0.0.1:{port}/a.xml", "/a.xml"]),
    "above": ("/maps/deep/index.xml", ["/a.xml", "/maps/a.xml", "/maps/deep/a.xml", "/other/deep/a.xml"]),
    "hidden": ("/index.xml", ["/.well-known/sitemap.xml", "/.sitemap.xml"]),
    "escapes": ("/index.xml", ["/a%2Fb.xml", "/a/b.xml", "/a%20b.xml", "/100%25.xml", "/%ff.xml", "/a%5Cb.xml"]),
    "relative": ("/maps/index.xml", ["a.xml", "../b.xml", "deep/c.xml"]),
    "no names": ("/index.xml", ["/", "/?a=1", "/?a=2", "//", "/x//", "/x/"]),
}


NUMBERS = count()


def answer(_request: Request) -> Response:
    """Return a sitemap with one entry, which no other one has."""
    return Response(urlset(f"http://www.example.com/{next(NUMBERS)}"))


@pytest.fixture(params=list(SETS.values()), ids=list(SETS))
def fetched_set(run, request: pytest.FixtureRequest, httpserver: HTTPServer, tmp_path: Path) -> tuple[Path, int]:
    """A set that was fetched, and the number of its sitemaps."""
    index, children = request.param
    locs = [each.format(port=httpserver.port) for each in children]
    locs = [httpserver.url_for(each) if each.startswith("/") else each for each in locs]
    path, _, query = index.partition("?")
    data = index_of(*(loc.replace("&", "&amp;") for loc in locs))
    httpserver.expect_request(unquote(path), query_string=query or None).respond_with_data(data)
    httpserver.expect_request(ANY_PATH).respond_with_handler(answer)
    result = run("fetch", httpserver.url_for(index), "--to", tmp_path / "site", "--json")
    facts = json.loads(result.out)
    assert [file["reason"] for file in facts["files"]] == [None] * (len(locs) + 1)
    return tmp_path / "site" / facts["open"][0], len(locs)


def test_fetched_set_opens_with_all_entries(run, fetched_set: tuple[Path, int], tmp_path: Path):
    path, n_sitemaps = fetched_set
    for document in (open_path(path), open_gradually(path), open_path(path.parent)):
        assert [sitemap.error for sitemap in document.sitemaps] == [None] * n_sitemaps
        assert len(set(document.table.locs())) == n_sitemaps
        assert {finding.rule for _, finding in document.findings} <= {"name-text"}
    facts = json.loads(run("info", path, "--json").out)
    assert (facts["urls"], facts["children"]) == (n_sitemaps, n_sitemaps)
    target = tmp_path / "all.csv"
    assert run("convert", path.parent, target).code == 0
    assert len(target.read_text().splitlines()) == n_sitemaps + 1
    assert run("diff", path, path.parent).code == 0


@pytest.mark.parametrize(
    ("written", "requested"),
    [
        ("/index.php?route=feed%2Fx&a=b%2Bc", "/index.php?route=feed%2Fx&a=b%2Bc"),
        ("/a.xml?x=%7E%41&y=a+b&z=100%", "/a.xml?x=%7E%41&y=a+b&z=100%25"),
        ("/ä b.xml?ö=|x", "/%C3%A4%20b.xml?%C3%B6=%7Cx"),
        ("/a%2Fb.xml?a?b/c#end", "/a%2Fb.xml?a?b/c"),
    ],
    ids=["slash", "escapes", "beyond ASCII", "fragment"],
)
def test_url_is_requested_with_its_written_escapes(
    run, httpserver: HTTPServer, tmp_path: Path, written: str, requested: str
):
    httpserver.expect_request("/index.xml").respond_with_data(
        index_of(f"http://localhost:{httpserver.port}{written}".replace("&", "&amp;"))
    )
    httpserver.expect_request(ANY_PATH).respond_with_handler(answer)
    assert run("fetch", httpserver.url_for("/index.xml"), "--to", tmp_path).code == 0
    assert httpserver.log[-1][0].environ["REQUEST_URI"] == requested
    assert len(open_path(tmp_path).table) == 1


def test_nested_indexes_are_fetched_and_opened_with_all_entries(run, httpserver: HTTPServer, tmp_path: Path):
    url = httpserver.url_for
    serve(httpserver, "/index.xml", index_of(url("/a.xml"), url("/maps/sub.xml")))
    serve(httpserver, "/maps/sub.xml", index_of(url("/maps/b.xml"), url("/c.xml"), url("/index.xml"), url("/a.xml")))
    httpserver.expect_request(ANY_PATH).respond_with_handler(answer)
    assert run("fetch", url("/index.xml"), "--to", tmp_path).code == 0
    for path in (tmp_path, tmp_path / "index.xml"):
        result = run("info", path, "--json")
        assert (result.code, json.loads(result.out)["urls"]) == (0, 3)
    result = run("check", tmp_path, "--only", "nested-index")
    assert (result.code, result.out.count("“index.xml” lists the index “sub.xml”")) == (1, 1)


def test_folder_with_fetched_list_without_suffix_is_opened(run, httpserver: HTTPServer, tmp_path: Path):
    serve(httpserver, "/list", "http://x.example/1\nhttp://x.example/2\n")
    assert run("fetch", httpserver.url_for("/list"), "--to", tmp_path).code == 0
    assert json.loads(run("info", tmp_path, "--json").out)["urls"] == 2


@pytest.fixture
def small_set(run, httpserver: HTTPServer, tmp_path: Path) -> Path:
    """A fetched set of an index with two sitemaps."""
    serve(httpserver, "/index.xml", index_of(httpserver.url_for("/a.xml"), httpserver.url_for("/b.xml")))
    httpserver.expect_request(ANY_PATH).respond_with_handler(answer)
    assert run("fetch", httpserver.url_for("/index.xml"), "--to", tmp_path / "site").code == 0
    return tmp_path / "site"


COMMANDS = (
    ("check",),
    ("info",),
    ("convert", "all.csv"),
    ("export",),
    ("edit", "--where", "entry=1", "--set", "priority=1"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=[command[0] for command in COMMANDS])
@pytest.mark.parametrize("is_index_moved", [True, False], ids=["index moved", "sitemap renamed"])
def test_commands_report_missing_sitemap_after_fetched_file_was_moved(
    run, small_set: Path, tmp_path: Path, command: tuple[str, ...], is_index_moved: bool
):
    path = small_set / "index.xml"
    if is_index_moved:
        (small_set / "maps").mkdir()
        path = path.rename(small_set / "maps" / "index.xml")
    else:
        (small_set / "a.xml").rename(small_set / "z.xml")
    name, *rest = command
    rest = [str(tmp_path / "all.csv") if word == "all.csv" else word for word in rest]
    result = run(name, path, *rest, *(["--to", tmp_path] if name == "export" else []))
    assert "lists “a.xml”, but the file was not found" in result.out + result.err


def test_info_of_fetched_folder_reports_sitemaps_outside_index(run, httpserver: HTTPServer, tmp_path: Path):
    url = httpserver.url_for
    named = ("/i.xml", "/de/news.xml", "/de/news.xml?a=1")
    serve(httpserver, "/robots.txt", "".join(f"Sitemap: {url(path)}\n" for path in named))
    serve(httpserver, "/i.xml", index_of(url("/de/a.xml")))
    httpserver.expect_request(ANY_PATH).respond_with_handler(answer)
    facts = json.loads(run("fetch", url("/"), "--to", tmp_path, "--json").out)
    assert facts["open"] == ["i.xml", "news.xml", "news.xml?a=1"]
    result = run("info", tmp_path)
    assert result.out.count("1 URL,") == 2
    for name in facts["open"][1:]:
        assert f"“{name}” was downloaded from the same site, but the index does not list it." in result.err


def test_folder_with_several_fetched_indexes_is_refused_naming_them(run, httpserver: HTTPServer, tmp_path: Path):
    url = httpserver.url_for
    serve(httpserver, "/robots.txt", f"Sitemap: {url('/i.xml')}\nSitemap: {url('/de/i.xml')}\n")
    serve(httpserver, "/i.xml", index_of(url("/a.xml"), url("/both.xml")))
    serve(httpserver, "/de/i.xml", index_of(url("/de/b.xml"), url("/both.xml"), url("/c.xml")))
    httpserver.expect_request(ANY_PATH).respond_with_handler(answer)
    facts = json.loads(run("fetch", url("/"), "--to", tmp_path, "--json").out)
    counts = [json.loads(run("info", tmp_path / name, "--json").out)["urls"] for name in facts["open"]]
    assert counts == [2, 3]
    result = run("info", tmp_path)
    assert result.code == 2
    assert all(name in result.err for name in facts["open"])
