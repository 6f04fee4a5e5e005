"""Fetching: certificates, proxies, forbidden hosts, large sets, and colliding file names."""

from __future__ import annotations

import os
import re
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
import trustme
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.sources.site_fetch import fetch_sitemaps
from tests.sources.test_site_fetch import OPTIONS, index, serve, states, urlset

SITE = "http://www.example.com"
NO_PROXY = dict.fromkeys(("http_proxy", "https_proxy", "all_proxy", "no_proxy"))


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NO_PROXY:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.fixture
def proxy_server(httpserver: HTTPServer, monkeypatch: pytest.MonkeyPatch) -> HTTPServer:
    """A proxy that serves a site on the public web."""
    monkeypatch.setenv("http_proxy", httpserver.url_for("/"))
    return httpserver


# Certificates


@pytest.fixture
def certificate_authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def https_server(certificate_authority: trustme.CA) -> Iterator[HTTPServer]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate_authority.issue_cert("localhost").configure_cert(context)
    with HTTPServer(ssl_context=context) as server:
        serve(server, "/a.xml", urlset("https://localhost/1"))
        yield server


def test_untrusted_certificate_is_refused(https_server: HTTPServer, tmp_path: Path):
    url = https_server.url_for("/a.xml")
    with pytest.raises(ReadError, match=r"can't be fetched: The server's certificate is not trusted\."):
        fetch_sitemaps(url, tmp_path, options=OPTIONS)
    assert not https_server.log


@pytest.mark.parametrize(("host", "code"), [("localhost", 0), ("127.0.0.1", 2)])
def test_system_certificate_is_trusted_for_its_host(
    run_in_process, https_server: HTTPServer, certificate_authority: trustme.CA, tmp_path: Path, host: str, code: int
):
    certificate_authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    environment = {**os.environ, "SSL_CERT_FILE": str(tmp_path / "ca.pem")}
    url = f"https://{host}:{https_server.port}/a.xml"
    result = run_in_process("fetch", url, "--to", tmp_path / "site", env=environment)
    assert result.code == code
    assert (tmp_path / "site" / "a.xml").exists() == (code == 0)
    assert ("The server's certificate is not trusted." in result.err) == (code == 2)


# Proxies, and the network behind them


def test_proxy_of_environment_is_used(proxy_server: HTTPServer, tmp_path: Path):
    serve(proxy_server, "/a.xml", urlset(f"{SITE}/1"))
    report = fetch_sitemaps(f"{SITE}/a.xml", tmp_path, options=OPTIONS)
    assert states(report) == {"a.xml": "new"}
    assert [request.host for request, _ in proxy_server.log] == ["www.example.com"]


def test_proxy_with_local_name_is_used(proxy_server: HTTPServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("http_proxy", f"http://localhost:{proxy_server.port}")
    serve(proxy_server, "/a.xml", urlset(f"{SITE}/1"))
    assert states(fetch_sitemaps(f"{SITE}/a.xml", tmp_path, options=OPTIONS)) == {"a.xml": "new"}


@pytest.mark.parametrize(
    "target",
    [
        "http://127.0.0.1:{port}/secret.xml", "http://localhost:{port}/secret.xml", "http://localhost.:{port}/secret.xml",
        "http://[::1]:{port}/secret.xml", "http://[::ffff:127.0.0.1]:{port}/secret.xml", "http://2130706433:{port}/secret.xml",
        "http://127。0。0。1:{port}/secret.xml", "http://①②⑦.⓪.⓪.①:{port}/secret.xml", "http://localhost。:{port}/secret.xml",
        "http://%31%32%37.0.0.1:{port}/secret.xml", "http://[::127.0.0.1]:{port}/secret.xml", "http://127.1:{port}/secret.xml",
        "http://[64:ff9b::7f00:1]:{port}/secret.xml", "http://[2002:7f00:1::]:{port}/secret.xml",
        "http://0x7f.1:{port}/secret.xml", "http://10.0.0.1/secret.xml", "http://169.254.169.254/secret.xml",
        "http://printer.local/secret.xml", "file:///etc/passwd", "ftp://www.example.com/secret.xml", "gopher://x/secret.xml",
    ],
)  # fmt: skip
@pytest.mark.parametrize("way", ["listed", "redirected", "in robots.txt"])
def test_private_address_listed_or_redirected_by_public_site_fails(
    proxy_server: HTTPServer, tmp_path: Path, target: str, way: str
):
    url = target.format(port=proxy_server.port)
    serve(proxy_server, "/secret.xml", urlset(f"{SITE}/secret"))
    serve(proxy_server, "/a.xml", urlset(f"{SITE}/1"))
    if way == "listed":
        serve(proxy_server, "/i.xml", index(url, f"{SITE}/a.xml"))
    elif way == "redirected":
        serve(proxy_server, "/i.xml", index(f"{SITE}/moved.xml", f"{SITE}/a.xml"))
        proxy_server.expect_request("/moved.xml").respond_with_data(status=302, headers={"Location": url})
    else:
        serve(proxy_server, "/robots.txt", f"Sitemap: {SITE}/a.xml\nSitemap: {url}\n")
    report = fetch_sitemaps(SITE if way == "in robots.txt" else f"{SITE}/i.xml", tmp_path, options=OPTIONS)
    failed = [file for file in report.files if file.state == "failed"]
    assert len(failed) == 1
    assert "secret" not in "".join(request.path for request, _ in proxy_server.log)
    assert any(str(failed[0].reason).endswith(end) for end in ("is not on the public web.", "must use http or https."))


def test_unparsable_listed_url_fails_and_others_are_fetched(httpserver: HTTPServer, tmp_path: Path):
    serve(httpserver, "/i.xml", index("http://[::1/a.xml", httpserver.url_for("/a.xml")))
    serve(httpserver, "/a.xml", urlset("http://x/1"))
    report = fetch_sitemaps(httpserver.url_for("/i.xml"), tmp_path, options=OPTIONS)
    assert [file.state for file in report.files] == ["new", "failed", "new"]


# What a server may do


def test_thousand_sitemaps_are_downloaded_once_each(httpserver: HTTPServer, tmp_path: Path):
    url = httpserver.url_for
    serve(httpserver, "/i.xml", index(*(url(f"/s/{number}.xml") for number in range(1000))))

    def answer(request: Request) -> Response:
        return Response(urlset(url(request.path[:-4])))

    httpserver.expect_request(re.compile(r"/s/\d+\.xml")).respond_with_handler(answer)
    report = fetch_sitemaps(url("/i.xml"), tmp_path, options=OPTIONS)
    assert [file.state for file in report.files] == ["new"] * 1001
    assert len(httpserver.log) == 1001
    assert len(open_path(tmp_path / "i.xml").table) == 1000


@pytest.mark.parametrize("wait", ["86400", "Mon, 02 Nov 2099 10:00:00 GMT"])
def test_server_with_long_retry_after_is_not_retried(httpserver: HTTPServer, tmp_path: Path, wait: str):
    httpserver.expect_request("/a.xml").respond_with_data(status=429, headers={"Retry-After": wait})
    with pytest.raises(ReadError, match="The server answered 429"):
        fetch_sitemaps(httpserver.url_for("/a.xml"), tmp_path, options=OPTIONS)
    assert len(httpserver.log) == 1


@pytest.mark.parametrize(
    "wait", ["soon", "-5", "Mon, 02 Nov 2020 10:00:00 -0000", "Mon, 99 Nov 2020 10:00:00 GMT", "0"]
)
def test_server_with_invalid_or_past_retry_after_is_retried(httpserver: HTTPServer, tmp_path: Path, wait: str):
    answers = [Response(status=503, headers={"Retry-After": wait}), Response(urlset("http://x/1"))]
    httpserver.expect_request("/a.xml").respond_with_handler(lambda _: answers.pop(0))
    assert states(fetch_sitemaps(httpserver.url_for("/a.xml"), tmp_path, options=OPTIONS)) == {"a.xml": "new"}


def test_robots_with_byte_order_mark_is_read(httpserver: HTTPServer, tmp_path: Path):
    serve(httpserver, "/a.xml", urlset("http://x/1"))
    robots = f"\ufeffSitemap: http://[\r\nSITEMAP:{httpserver.url_for('/a.xml')}#main\r\nSitemap:\r\n"
    serve(httpserver, "/robots.txt", robots)
    report = fetch_sitemaps(httpserver.url_for("/robots.txt"), tmp_path, options=OPTIONS)
    assert [(file.path, file.state) for file in report.files] == [
        ("robots.txt", "new"),
        ("", "failed"),
        ("a.xml", "new"),
    ]


# Names of files


def test_colliding_urls_are_stored_in_separate_files(httpserver: HTTPServer, tmp_path: Path):
    other = f"http://127.0.0.1:{httpserver.port}"
    paths = ["/maps", "/maps/a.xml", "/Maps/a.xml", "/maps/a.xml?x=1", "/.sitemap-studio-fetch.json", "/" + "ä" * 200]
    urls = [*(httpserver.url_for(path) for path in paths), f"{other}/maps", f"{other}/maps/a.xml"]
    httpserver.expect_request("/i.xml").respond_with_data(index(*urls))
    for path in ("/maps", "/maps/a.xml", "/Maps/a.xml", "/.sitemap-studio-fetch.json", "/" + "ä" * 200):
        httpserver.expect_request(path).respond_with_handler(lambda request: Response(urlset(request.url)))
    report = fetch_sitemaps(httpserver.url_for("/i.xml"), tmp_path, options=OPTIONS)
    assert [file.state for file in report.files] == ["new"] * 9
    assert len({file.path.casefold() for file in report.files}) == 9
    again = fetch_sitemaps(httpserver.url_for("/i.xml"), tmp_path, options=OPTIONS)
    assert [(file.path, file.state) for file in again.files] == [(file.path, "unchanged") for file in report.files]


@pytest.mark.parametrize("url", ["http://[", "https://a b/", "http://a:b:c/", "http://example.com:99999/"])
def test_unparsable_url_is_reported_in_one_line(run, url: str, tmp_path: Path):
    result = run("fetch", url, "--to", tmp_path / "site")
    assert (result.code, result.out) == (2, "")
    assert result.err.count("\n") == 1
    assert "Internal error" not in result.err


def test_unreachable_server_is_reported(run, tmp_path: Path):
    for url in ("http://127.0.0.1:9/sitemap.xml", "http://127.0.0.1:9/", "http://no-such-host.invalid/"):
        result = run("fetch", url, "--to", tmp_path / "site")
        assert (result.code, result.out) == (2, "")
        assert f"“{url}” can't be fetched: The" in result.err


def test_file_as_target_folder_is_refused(run, tmp_path: Path):
    (tmp_path / "site").touch()
    result = run("fetch", "http://127.0.0.1:9/", "--to", tmp_path / "site")
    assert (result.code, result.out) == (2, "")
    assert result.err == "sitemap-studio: “site” can't be created: File exists.\n"
