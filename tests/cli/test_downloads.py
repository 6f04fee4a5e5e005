"""A download is complete or fails; refused requests are listed."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.sources.site_fetch import FetchFailedError, fetch_sitemaps
from tests.pages.site import raw_server
from tests.sources.test_site_fetch import ANY_PATH, OPTIONS, WEB_PAGE, serve, urlset

ONCE = replace(OPTIONS, retries=0)
LARGE = urlset(*(f"https://www.example.com/{random.Random(n).getrandbits(64):x}" for n in range(3000)))
PACKED = gzip.compress(LARGE)


# Complete or failed


@pytest.mark.parametrize(
    ("name", "body", "coding"),
    [
        ("a.xml", PACKED[: len(PACKED) // 2], "gzip"),
        ("a.xml", PACKED[:-8], "gzip"),
        ("a.xml", PACKED[:-1], "x-gzip"),
        ("a.xml", PACKED[:-8] + bytes(8), "gzip"),
        ("a.xml", PACKED + PACKED[:40], "gzip"),
        ("a.xml.gz", PACKED[: len(PACKED) // 2], ""),
        ("a.xml.gz", PACKED[:-1], ""),
        ("a.xml.gz", PACKED[: len(PACKED) // 2], "gzip"),
    ],
    ids=["half", "no trailer", "short trailer", "checksum", "second member", "half file", "short file", "half coded"],
)
def test_download_of_truncated_or_damaged_gzip_fails_storing_nothing(
    httpserver: HTTPServer, tmp_path: Path, name: str, body: bytes, coding: str
):
    headers = {"Content-Encoding": coding} if coding else {}
    httpserver.expect_request(f"/{name}").respond_with_data(body, headers=headers)
    with pytest.raises(FetchFailedError, match="incomplete"):
        fetch_sitemaps(httpserver.url_for(f"/{name}"), tmp_path, options=ONCE)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "body", [PACKED, gzip.compress(LARGE[:5000]) + gzip.compress(LARGE[5000:]), PACKED + bytes(512)],
    ids=["one", "two members", "padding"],
)  # fmt: skip
def test_complete_gzip_response_is_stored_decompressed(httpserver: HTTPServer, tmp_path: Path, body: bytes):
    httpserver.expect_request("/a.xml").respond_with_data(body, headers={"Content-Encoding": "gzip"})
    fetch_sitemaps(httpserver.url_for("/a.xml"), tmp_path, options=ONCE)
    assert (tmp_path / "a.xml").read_bytes() == LARGE


@pytest.mark.parametrize(
    ("head", "body", "is_complete"),
    [
        ("HTTP/1.0 200 OK\r\n\r\n", LARGE, True),
        ("HTTP/1.0 200 OK\r\n\r\n", LARGE + b"<!-- end -->\n", True),
        ("HTTP/1.0 200 OK\r\n\r\n", LARGE[:50_000], False),
        ("HTTP/1.1 200 OK\r\nContent-Length: 999999\r\n\r\n", LARGE, False),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", b"10\r\n" + LARGE[:16], False),
        ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", b"", False),
    ],
    ids=["no length", "comment", "no length, cut off", "short", "chunk", "empty"],
)
def test_response_is_stored_if_complete_and_fails_otherwise(tmp_path: Path, head: str, body: bytes, is_complete: bool):
    with raw_server(head.encode() + body, path="/a.xml") as url:
        if is_complete:
            fetch_sitemaps(url, tmp_path, options=ONCE)
            assert (tmp_path / "a.xml").read_bytes() == body
        else:
            with pytest.raises(FetchFailedError, match=r"incomplete|empty"):
                fetch_sitemaps(url, tmp_path, options=ONCE)
            assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("coding", "name"), [("br", "Brotli"), ("zstd", "Zstandard"), ("deflate", "Deflate"), ("gzip, br", "gzip, Brotli")]
)
def test_response_with_other_compression_is_refused(httpserver: HTTPServer, tmp_path: Path, coding: str, name: str):
    httpserver.expect_request("/a.xml").respond_with_data(b"\x1b\x00", headers={"Content-Encoding": coding})
    sentence = f"The response is compressed with {name}, although only gzip was requested."
    with pytest.raises(FetchFailedError, match=sentence):
        fetch_sitemaps(httpserver.url_for("/a.xml"), tmp_path, options=ONCE)
    assert [request.headers["Accept-Encoding"] for request, _ in httpserver.log] == ["gzip"]


@pytest.mark.parametrize("body", [PACKED, gzip.compress(PACKED)], ids=["coded once", "coded twice"])
def test_gz_file_with_content_encoding_is_stored_compressed(httpserver: HTTPServer, tmp_path: Path, body: bytes):
    httpserver.expect_request("/a.xml.gz").respond_with_data(body, headers={"Content-Encoding": "gzip"})
    fetch_sitemaps(httpserver.url_for("/a.xml.gz"), tmp_path, options=ONCE)
    copy = tmp_path / "a.xml.gz"
    assert gzip.decompress(copy.read_bytes()) == LARGE
    assert not any(finding.rule == "gzip-name" for _, finding in open_path(copy).findings)
    again = fetch_sitemaps(httpserver.url_for("/a.xml.gz"), tmp_path, options=ONCE)
    assert [file.state for file in again.files] == ["unchanged"]


# Refused requests


def answer_status(status: int) -> Callable[[Request], Response]:
    return lambda _request: Response(WEB_PAGE, status)


@pytest.mark.parametrize("status", [401, 403, 503, 200], ids=["401", "403", "503", "challenge page"])
def test_refused_requests_are_listed_with_their_responses(run, httpserver: HTTPServer, tmp_path: Path, status: int):
    httpserver.expect_request(ANY_PATH).respond_with_data(WEB_PAGE, status, headers={"Retry-After": "3600"})
    result = run("fetch", httpserver.url_for("/"), "--to", tmp_path / "site")
    assert result.code == 2
    assert "No sitemaps found" not in result.err
    assert f"No sitemap of {httpserver.url_for('/')} could be downloaded." in result.err
    response = f"The server answered {status} " if status != 200 else "is a web page (HTML)"
    for name in ("robots.txt", "sitemap.xml", "sitemap_index.xml", "wp-sitemap.xml"):
        (line,) = [line for line in result.err.splitlines() if f" {httpserver.url_for(f'/{name}')}: " in line]
        assert response in line


def test_refused_requests_are_listed_in_json(run, httpserver: HTTPServer, tmp_path: Path):
    httpserver.expect_request(ANY_PATH).respond_with_data(status=403)
    result = run("fetch", httpserver.url_for("/"), "--to", tmp_path / "site", "--json")
    facts = json.loads(result.out)
    assert (result.code, facts["open"], len(facts["errors"])) == (2, [], 1)
    statuses = {file["url"]: file["status"] for file in facts["files"]}
    assert (statuses[httpserver.url_for("/robots.txt")], statuses[httpserver.url_for("/sitemap.xml")]) == (403, 403)


def test_fetch_of_site_without_sitemaps_reports_none_found(run, httpserver: HTTPServer, tmp_path: Path):
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    result = run("fetch", httpserver.url_for("/"), "--to", tmp_path / "site")
    assert result.code == 2
    assert "No sitemaps found at" in result.err
    assert f"{httpserver.url_for('/sitemap.xml')}: The server answered 404 NOT FOUND." in result.err


def test_failing_sitemaps_listed_by_robots_are_reported(run, httpserver: HTTPServer, tmp_path: Path):
    named = [httpserver.url_for(path) for path in ("/one.xml", "/two.xml")]
    serve(httpserver, "/robots.txt", "".join(f"Sitemap: {url}\n" for url in named))
    httpserver.expect_request(ANY_PATH).respond_with_data(status=403)
    result = run("fetch", httpserver.url_for("/"), "--to", tmp_path / "site")
    assert all(f"{url}: The server answered 403" in result.err for url in named)
