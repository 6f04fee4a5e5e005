"""More sites: identification, header fields, passwords, usual names, and commands that accept a URL."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.sources.fetched_copies import STATE_FILE
from tests.sources.test_site_fetch import ANY_PATH, index, serve, urlset


@pytest.fixture
def two_host_site(httpserver: HTTPServer) -> tuple[str, Callable[[], dict[str, dict[str, str]]]]:
    """A site with sitemaps on its own and on another host, and a function that returns the header fields by path."""
    own, other = (httpserver.url_for("").replace("localhost", host).rstrip("/") for host in ("localhost", "127.0.0.1"))
    httpserver.expect_request("/moved.xml").respond_with_data(status=302, headers={"Location": f"{other}/there.xml"})
    serve(httpserver, "/index.xml", index(f"{own}/own.xml", f"{other}/other.xml", f"{own}/moved.xml"))
    httpserver.expect_request(ANY_PATH).respond_with_data(urlset(f"{own}/1"))
    return f"{own}/index.xml", lambda: {request.path: dict(request.headers) for request, _ in httpserver.log}


def test_fetch_options_are_sent_to_own_site_only(run, monkeypatch, two_host_site, tmp_path: Path):
    url, sent = two_host_site
    monkeypatch.setenv("SITEMAP_STUDIO_PASSWORD", "s3cret")
    options = ("--user-agent", "Probe/1", "--header", "X-Token: t0ken", "--header", "Cookie:a=b", "--user", "ann")
    result = run("fetch", url, "--to", tmp_path, *options, "-v")
    assert result.code == 0
    basic = "Basic " + base64.b64encode(b"ann:s3cret").decode()
    for path, fields in sent().items():
        given = [fields.get(name) for name in ("User-Agent", "X-Token", "Cookie", "Authorization")]
        is_own = path in ("/index.xml", "/own.xml", "/moved.xml")
        assert (given == ["Probe/1", "t0ken", "a=b", basic]) is is_own
        assert (given[0] or "").startswith("Probe" if is_own else "SitemapStudio/")
        assert is_own or given[1:] == [None] * 3
    stored = (tmp_path / STATE_FILE).read_text() + result.out + result.err
    assert not any(secret in stored for secret in ("s3cret", "t0ken", "ann", basic, "Probe"))


def test_user_without_password_is_refused_without_request(run, two_host_site, tmp_path: Path, monkeypatch):
    monkeypatch.delenv("SITEMAP_STUDIO_PASSWORD", raising=False)
    url, sent = two_host_site
    result = run("fetch", url, "--to", tmp_path, "--user", "ann")
    assert (result.code, sent()) == (2, {})
    assert "There is no password for the user “ann”. Set the environment variable SITEMAP_STUDIO_PASSWORD" in result.err


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("--header", "no colon", "write the header field as NAME: VALUE"),
        ("--header", "a b: c", "write the header field as NAME: VALUE"),
        ("--header", "a: b\r\nHost: c", "write the header field as NAME: VALUE"),
        ("--header", "a:", "the value of the header field is empty"),
        ("--user-agent", "a\nb", "the value of the header field is empty or has control characters"),
        ("--user", "ann:s3cret", "give only the user name; the password is asked for"),
        ("--user", "", "is not a user name"),
    ],
)
def test_invalid_header_or_user_option_is_refused(run, tmp_path: Path, option: str, value: str, reason: str):
    result = run("fetch", "http://x.example/", "--to", tmp_path / "site", option, value)
    assert result.code == 2
    assert reason in result.err
    assert "s3cret" not in result.err


@pytest.mark.parametrize(
    "name",
    [
        "sitemap.xml", "sitemap-index.xml", "sitemap_index.xml", "sitemap.xml.gz", "wp-sitemap.xml", "sitemap/", "sitemap.txt",
        "sitemap-0.xml", ".sitemap.xml", "admin/config/search/xmlsitemap", "sitemap/sitemap-index.xml", "sitemap-news.xml",
    ],
)  # fmt: skip
@pytest.mark.parametrize("robots", ["", "Sitemap: /gone.xml\n"], ids=["not named", "named but gone"])
def test_fetch_of_site_finds_sitemap_at_usual_path(run, httpserver: HTTPServer, tmp_path: Path, name: str, robots: str):
    data = "https://x.example/1\n" if name.endswith(".txt") else urlset("https://x.example/1")
    if robots:
        serve(httpserver, "/robots.txt", robots)
    serve(httpserver, f"/{name}", data)
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    result = run("fetch", httpserver.url_for("/"), "--to", tmp_path / "site", "--json")
    facts = json.loads(result.out)
    assert (result.code, facts["url"], len(facts["open"])) == (1 if robots else 0, httpserver.url_for(f"/{name}"), 1)


def test_usual_paths_with_same_content_are_one_sitemap(run, httpserver: HTTPServer, tmp_path: Path):
    url = httpserver.url_for
    moved = Response(status=301, headers={"Location": url("/sitemap_index.xml")})
    httpserver.expect_request("/sitemap.xml").respond_with_response(moved)
    serve(httpserver, "/sitemap_index.xml", index(url("/post.xml"), url("/sitemap1.xml")))
    for path in ("/post.xml", "/sitemap1.xml", "/sitemap-news.xml"):
        serve(httpserver, path, urlset(url(path)))
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    facts = json.loads(run("fetch", url("/"), "--to", tmp_path, "--json").out)
    assert facts["open"] == ["sitemap.xml", "sitemap-news.xml"]
    assert {path.name for path in tmp_path.iterdir()} == {
        "sitemap.xml", "post.xml", "sitemap1.xml", "sitemap-news.xml", STATE_FILE,
    }  # fmt: skip


@pytest.mark.parametrize("line", ["Site-map: /named.xml", "SITEMAP:/named.xml", "sitemap /named.xml"])
def test_usual_paths_are_skipped_if_robots_lists_sitemap(run, httpserver: HTTPServer, tmp_path: Path, line: str):
    serve(httpserver, "/robots.txt", f"{line}\nSitemap: /gone.xml\n")
    serve(httpserver, "/named.xml", urlset("https://x.example/1"))
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    run("fetch", httpserver.url_for("/"), "--to", tmp_path / "site")
    assert sorted(request.path for request, _ in httpserver.log) == ["/gone.xml", "/named.xml", "/robots.txt"]


# Commands that accept a URL


@pytest.fixture
def site(httpserver: HTTPServer) -> HTTPServer:
    """A site with an index of a sitemap with a fault, and another sitemap that robots.txt names."""
    url = httpserver.url_for
    serve(httpserver, "/robots.txt", f"Sitemap: {url('/index.xml')}\nSitemap: {url('/other.xml')}\n")
    serve(httpserver, "/index.xml", index(url("/a.xml")))
    serve(httpserver, "/a.xml", urlset(url("/1"), url("/1")))
    serve(httpserver, "/other.xml", urlset(url("/2")))
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    return httpserver


def test_check_accepts_url(run, site: HTTPServer):
    result = run("check", site.url_for("/index.xml"), "--only", "loc-duplicate")
    assert result.code == 0
    assert result.out.startswith(f"{site.url_for('/a.xml')}:2:")
    assert "sitemap-studio-" not in result.out


def test_info_of_site_url_lists_each_set(run, site: HTTPServer):
    result = run("info", site.url_for("/"), "--json")
    facts = json.loads(result.out)
    assert result.code == 0
    assert [(each["path"], each["urls"]) for each in facts["sets"]] == [
        (site.url_for("/index.xml"), 2), (site.url_for("/other.xml"), 1),
    ]  # fmt: skip


def test_convert_of_site_url_writes_entries_of_all_sets(run, site: HTTPServer, tmp_path: Path):
    result = run("convert", site.url_for("/"), tmp_path / "all.txt")
    assert result.code == 0
    assert (tmp_path / "all.txt").read_text().splitlines() == [site.url_for(path) for path in ("/1", "/1", "/2")]


def test_diff_accepts_urls(run, site: HTTPServer, tmp_path: Path):
    assert run("diff", site.url_for("/index.xml"), site.url_for("/index.xml")).code == 0
    (tmp_path / "a.xml").write_bytes(urlset(site.url_for("/1"), site.url_for("/3")))
    result = run("diff", tmp_path / "a.xml", site.url_for("/"), "--ignore-sitemaps", "--json")
    assert result.code == 1


def test_reading_commands_report_failing_url_without_its_password(run, site: HTTPServer, tmp_path: Path):
    for command in (("check",), ("info",), ("convert", tmp_path / "a.csv"), ("diff", tmp_path)):
        name, *others = command
        result = run(name, site.url_for("/gone.xml").replace("//", "//ann:s3cret@"), *others)
        assert (result.code, result.out) == (2, "")
        assert f"“{site.url_for('/gone.xml')}” can't be fetched: The server answered " in result.err


def test_reading_commands_report_failing_sitemap_of_index_url(run, httpserver: HTTPServer, tmp_path: Path):
    url = httpserver.url_for
    serve(httpserver, "/index.xml", index(url("/a.xml"), url("/gone.xml")))
    serve(httpserver, "/a.xml", urlset(url("/1")))
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    for name, *others in (("check",), ("convert", tmp_path / "a.csv"), ("diff", url("/index.xml"))):
        result = run(name, url("/index.xml"), *others)
        assert result.code in (1, 2)
        (line,) = [line for line in result.err.splitlines() if "The server answered 404 NOT FOUND." in line]
        assert url("/gone.xml") in line


def test_failing_sitemap_of_robots_is_reported_with_code_1(run, httpserver: HTTPServer):
    serve(httpserver, "/robots.txt", "Sitemap: /a.xml\nSitemap: /gone.xml\n")
    serve(httpserver, "/a.xml", urlset("https://x.example/1"))
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    for name in ("check", "info"):
        result = run(name, httpserver.url_for("/"))
        assert (result.code, f"{httpserver.url_for('/gone.xml')}: The server answered 404" in result.err) == (1, True)


def test_edit_of_url_is_refused_recommending_fetch(run):
    result = run("edit", "https://www.example.com/a.xml", "--where", "entry=1", "--set", "priority=1")
    assert result.code == 2
    assert "is a URL, not a file. Download it with “sitemap-studio fetch”." in result.err


def test_default_user_agent_is_name_of_program(run, httpserver: HTTPServer, tmp_path: Path):
    agents = list[str]()

    def answer(request: Request) -> Response:
        agents.append(request.headers["User-Agent"])
        return Response(urlset("https://x.example/1"))

    httpserver.expect_request(ANY_PATH).respond_with_handler(answer)
    assert run("info", httpserver.url_for("/a.xml")).code == 0
    assert agents[0].startswith("SitemapStudio/")
