"""Sitemaps are fetched from a local server, also if it misbehaves."""

from __future__ import annotations

import gzip
import json
import re
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.core.errors import Cancelled, ReadError, RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.sources.download import FetchOptions
from sitemap_studio.sources.fetched_copies import STATE_FILE
from sitemap_studio.sources.site_fetch import FetchReport, fetch_sitemaps

OPTIONS = FetchOptions(backoff_s=0.01)
ANY_PATH = re.compile(".*")
NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'


def urlset(*locs: str) -> bytes:
    entries = "".join(f"<url><loc>{loc}</loc></url>" for loc in locs)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {NAMESPACE}>{entries}</urlset>\n'.encode()


def index(*locs: str) -> bytes:
    entries = "".join(f"<sitemap><loc>{loc}</loc></sitemap>" for loc in locs)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex {NAMESPACE}>{entries}</sitemapindex>\n'.encode()


def serve(server: HTTPServer, path: str, data: bytes | str, **headers: str) -> None:
    server.expect_request(path).respond_with_data(data, headers=headers, content_type="application/xml")


def states(report: FetchReport) -> dict[str, str]:
    return {file.url.rpartition("/")[2]: file.state for file in report.files}


@pytest.fixture
def site(httpserver: HTTPServer) -> HTTPServer:
    """A site with an index of two sitemaps, one of them packed."""
    url = httpserver.url_for
    serve(httpserver, "/robots.txt", f"User-agent: *\nSitemap: {url('/maps/index.xml')}\n")
    serve(httpserver, "/maps/index.xml", index(url("/maps/a.xml"), url("/maps/en/b.xml.gz")), ETag='"i"')
    serve(httpserver, "/maps/a.xml", urlset(url("/1"), url("/2")), ETag='"a"')
    serve(httpserver, "/maps/en/b.xml.gz", gzip.compress(urlset(url("/3"))))
    return httpserver


def test_fetched_site_opens_as_set(site: HTTPServer, tmp_path: Path):
    report = fetch_sitemaps(site.url_for("/"), tmp_path, options=OPTIONS)
    assert report.start == ("index.xml",)
    assert report.url == site.url_for("/maps/index.xml")
    assert report.robots is not None
    assert (tmp_path / "en" / "b.xml.gz").read_bytes()[:2] == b"\x1f\x8b"
    document = open_path(tmp_path / report.start[0])
    assert document.table.locs() == [site.url_for(path) for path in ("/1", "/2", "/3")]


def test_fetching_again_reports_unchanged_and_changed_files(site: HTTPServer, tmp_path: Path):
    fetch_sitemaps(site.url_for("/"), tmp_path, options=OPTIONS)
    site.clear()

    def answer(request: Request) -> Response:
        known = request.headers.get("If-None-Match")
        if request.path == "/maps/index.xml" and known == '"i"':
            return Response(status=304)
        if request.path == "/maps/a.xml":
            assert known == '"a"'
            return Response(urlset("http://x/9"), headers={"ETag": '"a2"'})
        return Response(gzip.compress(urlset(site.url_for("/3")), mtime=0))

    site.expect_request("/robots.txt").respond_with_data(f"Sitemap: {site.url_for('/maps/index.xml')}")
    for path in ("/maps/index.xml", "/maps/a.xml", "/maps/en/b.xml.gz"):
        site.expect_request(path).respond_with_handler(answer)
    report = fetch_sitemaps(site.url_for("/"), tmp_path, options=OPTIONS)
    assert states(report)["index.xml"] == "unchanged"
    assert states(report)["a.xml"] == "changed"


def test_robots_txt_is_copied_and_edited_copy_retained(site: HTTPServer, tmp_path: Path):
    first = fetch_sitemaps(site.url_for("/"), tmp_path, options=OPTIONS)
    copy = tmp_path / "robots.txt"
    assert copy.read_text() == f"User-agent: *\nSitemap: {site.url_for('/maps/index.xml')}\n"
    assert first.robots is not None
    assert (first.robots.path, states(first)["robots.txt"]) == ("robots.txt", "new")
    assert states(fetch_sitemaps(site.url_for("/"), tmp_path, options=OPTIONS))["robots.txt"] == "unchanged"
    copy.write_text("Disallow: /mine")
    again = fetch_sitemaps(site.url_for("/"), tmp_path, options=OPTIONS)
    assert (states(again)["robots.txt"], copy.read_text()) == ("failed", "Disallow: /mine")
    assert again.start == ("index.xml",)


def test_unreachable_server_gives_clear_error(tmp_path: Path):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}/a.xml"
        with pytest.raises(ReadError, match=r"can't be fetched: The request failed: [A-Z][a-z ]+\."):
            fetch_sitemaps(url, tmp_path, options=OPTIONS)


def test_fetch_progress_counts_files_and_bytes(site: HTTPServer, tmp_path: Path):
    progress = Progress()
    fetch_sitemaps(site.url_for("/maps/index.xml"), tmp_path, options=OPTIONS, progress=progress)
    assert progress.what == "3 of 3 files, 0.0 MB"


def test_edited_copy_is_retained_and_reported_failed_unless_overwriting(site: HTTPServer, tmp_path: Path):
    url, overwriting = site.url_for("/maps/index.xml"), replace(OPTIONS, overwrites=True)
    fetch_sitemaps(url, tmp_path, options=OPTIONS)
    copy = tmp_path / "a.xml"
    # Of the same size, as a digit was changed.
    edited = copy.read_bytes().replace(b"/1<", b"/9<")
    copy.write_bytes(edited)
    report = fetch_sitemaps(url, tmp_path, options=OPTIONS)
    assert states(report) == {"index.xml": "unchanged", "a.xml": "failed", "b.xml.gz": "unchanged"}
    assert copy.read_bytes() == edited
    assert "“a.xml” already exists" in str(next(file.reason for file in report.files if file.reason))
    assert states(fetch_sitemaps(url, tmp_path, options=overwriting))["a.xml"] == "changed"
    assert b"/1<" in copy.read_bytes()


def test_fetch_refuses_to_replace_foreign_file(site: HTTPServer, tmp_path: Path):
    (tmp_path / "a.xml").write_text("mine")
    with pytest.raises(ReadError, match=r"“a\.xml” already exists.*Choose another folder"):
        fetch_sitemaps(site.url_for("/maps/a.xml"), tmp_path, options=OPTIONS)
    assert (tmp_path / "a.xml").read_text() == "mine"


WEB_PAGE = "<!doctype html><title>My site</title>"


@pytest.mark.parametrize(("status", "page"), [(404, ""), (200, WEB_PAGE)])
def test_common_sitemap_names_are_tried_without_robots_txt(
    httpserver: HTTPServer, tmp_path: Path, status: int, page: str
):
    serve(httpserver, "/sitemap_index.xml", index(httpserver.url_for("/a.xml")))
    serve(httpserver, "/a.xml", urlset(httpserver.url_for("/1")))
    httpserver.expect_request(ANY_PATH).respond_with_data(page, status)
    report = fetch_sitemaps(httpserver.url_for("/"), tmp_path, options=OPTIONS)
    assert report.start == ("sitemap_index.xml",)
    assert states(report) == {"sitemap_index.xml": "new", "a.xml": "new"}
    assert {path.name for path in tmp_path.iterdir()} == {"sitemap_index.xml", "a.xml", STATE_FILE}


def test_fetch_refuses_to_replace_foreign_file_named_sitemap_xml(httpserver: HTTPServer, tmp_path: Path):
    serve(httpserver, "/sitemap.xml", urlset(httpserver.url_for("/1")))
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    (tmp_path / "sitemap.xml").write_text("mine")
    with pytest.raises(ReadError, match=r"“sitemap\.xml” already exists.*Choose another folder"):
        fetch_sitemaps(httpserver.url_for("/"), tmp_path, options=OPTIONS)


def test_fetching_site_without_sitemaps_is_refused(httpserver: HTTPServer, tmp_path: Path):
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    with pytest.raises(ReadError, match="No sitemaps found"):
        fetch_sitemaps(httpserver.url_for("/"), tmp_path, options=OPTIONS)


def test_nested_indexes_are_fetched_with_each_url_once(httpserver: HTTPServer, tmp_path: Path):
    url = httpserver.url_for
    serve(httpserver, "/i.xml", index(url("/j.xml"), url("/a.xml"), url("/i.xml")))
    serve(httpserver, "/j.xml", index(url("/i.xml"), url("/a.xml"), url("/b.xml")))
    serve(httpserver, "/a.xml", urlset(url("/1")))
    serve(httpserver, "/b.xml", urlset(url("/2")))
    report = fetch_sitemaps(url("/i.xml"), tmp_path, options=OPTIONS)
    assert {file.url: file.nested_in for file in report.files if file.nested_in} == {url("/j.xml"): url("/i.xml")}
    assert sorted(request.path for request, _ in httpserver.log) == ["/a.xml", "/b.xml", "/i.xml", "/j.xml"]


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.replace(b"?>", b"?><!-- " + b"x" * 50_000 + b" -->"),
        lambda data: data.replace(b"UTF-8", b"UTF-16").decode().encode("utf-16"),
        lambda data: gzip.compress(data.replace(b"<sitemapindex", b"<!-- <urlset> --><sitemapindex")),
    ],
)
def test_index_in_any_encoding_or_layout_is_recognized(
    httpserver: HTTPServer, tmp_path: Path, change: Callable[[bytes], bytes]
):
    httpserver.expect_request("/i.xml").respond_with_data(change(index(httpserver.url_for("/a.xml"))))
    serve(httpserver, "/a.xml", urlset("http://x/1"))
    assert states(fetch_sitemaps(httpserver.url_for("/i.xml"), tmp_path, options=OPTIONS))["a.xml"] == "new"


def redirects_forever(request: Request) -> Response:
    return Response(status=302, headers={"Location": request.path + "x"})


def cut_off(_request: Request) -> Response:
    return Response(iter([b"<urlset>"]), headers={"Content-Length": "1000"})


def wrong_packing(_request: Request) -> Response:
    return Response(b"no gzip", headers={"Content-Encoding": "gzip"})


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (redirects_forever, "More than 5 redirects"),
        (cut_off, "incomplete"),
        (wrong_packing, "incomplete"),
        (lambda _: Response(status=404), "The server answered 404"),
        (lambda _: Response(WEB_PAGE), "“bad.xml” is a web page (HTML), not a sitemap."),
        (lambda _: Response(status=302, headers={"Location": "file:///etc/passwd"}), "must use http or https"),
    ],
)
def test_failed_download_is_reported_and_other_files_open(
    httpserver: HTTPServer, tmp_path: Path, answer: Callable[[Request], Response], reason: str
):
    url = httpserver.url_for
    serve(httpserver, "/i.xml", index(url("/bad.xml"), url("/a.xml")))
    serve(httpserver, "/a.xml", urlset(url("/1")))
    for n in range(8):
        httpserver.expect_request("/bad.xml" + "x" * n).respond_with_handler(answer)
    report = fetch_sitemaps(url("/i.xml"), tmp_path, options=replace(OPTIONS, retries=0))
    bad = next(file for file in report.files if file.url.endswith("bad.xml"))
    assert bad.state == "failed"
    assert reason in str(bad.reason)
    assert not (tmp_path / "bad.xml").exists()
    assert len(open_path(tmp_path / "i.xml").table) == 1


def test_timed_out_file_is_reported_and_others_open(httpserver: HTTPServer, tmp_path: Path):
    url, is_over = httpserver.url_for, threading.Event()

    def slow(_request: Request) -> Response:
        is_over.wait(100)
        return Response(urlset("http://x/"))

    serve(httpserver, "/i.xml", index(url("/slow.xml"), url("/a.xml")))
    serve(httpserver, "/a.xml", urlset(url("/1")))
    httpserver.expect_request("/slow.xml").respond_with_handler(slow)
    try:
        report = fetch_sitemaps(url("/i.xml"), tmp_path, options=FetchOptions(timeout_s=5, retries=0))
    finally:
        is_over.set()
    (late,) = [file for file in report.files if file.state == "failed"]
    assert late.url == url("/slow.xml")
    assert "did not answer in time" in str(late.reason)
    assert len(open_path(tmp_path / "i.xml").table) == 1


def test_fetch_is_repeated_when_server_is_busy(httpserver: HTTPServer, tmp_path: Path):
    answers = [Response(status=429, headers={"Retry-After": "0"}), Response(status=503), Response(urlset("http://x/1"))]
    httpserver.expect_request("/a.xml").respond_with_handler(lambda _: answers.pop(0))
    report = fetch_sitemaps(httpserver.url_for("/a.xml"), tmp_path, options=OPTIONS)
    assert states(report) == {"a.xml": "new"}
    assert answers == []


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        (FetchOptions(max_bytes=50_000, retries=0), r"are larger than 50,000 bytes"),
        (FetchOptions(max_file_bytes=40_000, retries=0), r"is larger than 40,000 bytes"),
    ],
)
def test_endless_response_is_refused_at_limit(httpserver: HTTPServer, tmp_path: Path, limit: FetchOptions, reason: str):
    def endless(_request: Request) -> Response:
        return Response(b"x" * 1000 for _ in range(10_000))

    httpserver.expect_request("/a.xml").respond_with_handler(endless)
    with pytest.raises(ReadError, match=reason):
        fetch_sitemaps(httpserver.url_for("/a.xml"), tmp_path, options=limit)
    assert [path.name for path in tmp_path.iterdir() if path.name != STATE_FILE] == []


def test_files_beyond_limit_of_fetch_fail(site: HTTPServer, tmp_path: Path):
    report = fetch_sitemaps(site.url_for("/maps/index.xml"), tmp_path, options=FetchOptions(max_files=2))
    assert states(report) == {"index.xml": "new", "a.xml": "new", "b.xml.gz": "failed"}


@pytest.mark.parametrize("url", ["", "ftp://example.com/a.xml", "file:///etc/passwd", "http://"])
def test_fetching_other_than_web_url_is_refused(url: str, tmp_path: Path):
    with pytest.raises(RequestError):
        fetch_sitemaps(url, tmp_path, options=OPTIONS)


def test_local_files_listed_in_fetched_index_fail(httpserver: HTTPServer, tmp_path: Path):
    serve(httpserver, "/i.xml", index("file:///etc/passwd", httpserver.url_for("/a.xml")))
    serve(httpserver, "/a.xml", urlset("http://x/1"))
    report = fetch_sitemaps(httpserver.url_for("/i.xml"), tmp_path, options=OPTIONS)
    assert {file.state for file in report.files if file.url.startswith("file:")} == {"failed"}


def test_file_names_of_fetched_urls_stay_in_folder(httpserver: HTTPServer, tmp_path: Path):
    url = httpserver.url_for
    serve(httpserver, "/i.xml", index(url("/%2e%2e/%2e%2e/evil.xml"), url("/..%2fevil2.xml")))
    httpserver.expect_request("/evil.xml").respond_with_data(urlset("http://x/1"))
    folder = tmp_path / "deep" / "folder"
    fetch_sitemaps(url("/i.xml"), folder, options=OPTIONS)
    outside = [path for path in tmp_path.rglob("*evil*") if not path.is_relative_to(folder)]
    assert outside == []


def test_cancelled_fetch_leaves_no_partial_file_or_threads(httpserver: HTTPServer, tmp_path: Path):
    progress = Progress()

    def slow_stream(_request: Request) -> Response:
        def chunks():
            yield urlset("http://x/1")[:50]
            progress.cancel()
            time.sleep(0.3)
            yield b"rest"

        return Response(chunks())

    httpserver.expect_request("/a.xml").respond_with_handler(slow_stream)
    n_before = threading.active_count()
    with pytest.raises(Cancelled):
        fetch_sitemaps(httpserver.url_for("/a.xml"), tmp_path, options=OPTIONS, progress=progress)
    assert not (tmp_path / "a.xml").exists()
    assert threading.active_count() < n_before + 5


def test_fetch_after_cancelled_one_updates_and_adds_files(site: HTTPServer, tmp_path: Path):
    progress, url = Progress(), site.url_for

    def stop(_request: Request) -> Response:
        progress.cancel()
        return Response(urlset(url("/3")))

    site.clear_all_handlers()
    serve(site, "/maps/index.xml", index(url("/maps/a.xml"), url("/maps/c.xml")))
    serve(site, "/maps/a.xml", urlset(url("/1")))
    site.expect_oneshot_request("/maps/c.xml").respond_with_handler(stop)
    one_by_one = replace(OPTIONS, concurrency=1)
    with pytest.raises(Cancelled):
        fetch_sitemaps(url("/maps/index.xml"), tmp_path, options=one_by_one, progress=progress)
    site.clear_all_handlers()
    serve(site, "/maps/index.xml", index(url("/maps/a.xml"), url("/maps/c.xml")))
    serve(site, "/maps/a.xml", urlset(url("/9")))
    serve(site, "/maps/c.xml", urlset(url("/3")))
    report = fetch_sitemaps(url("/maps/index.xml"), tmp_path, options=OPTIONS)
    assert states(report) == {"index.xml": "unchanged", "a.xml": "changed", "c.xml": "new"}


def test_damaged_state_file_is_renamed_and_reported_once(site: HTTPServer, tmp_path: Path):
    (tmp_path / STATE_FILE).write_text('{"files": [1]}')
    report = fetch_sitemaps(site.url_for("/maps/a.xml"), tmp_path, options=OPTIONS)
    assert [str(notice).partition(" was damaged")[0] for notice in report.notices] == [f"“{STATE_FILE}”"]
    assert json.loads((tmp_path / STATE_FILE).read_text())["version"] == 1
    assert [path.read_text() for path in tmp_path.glob(f"{STATE_FILE}.broken-*")] == ['{"files": [1]}']
    assert fetch_sitemaps(site.url_for("/maps/a.xml"), tmp_path, options=OPTIONS).notices == ()
