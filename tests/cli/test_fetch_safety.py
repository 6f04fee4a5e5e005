"""A hostile site can't reach the user's network, fill memory or disk, stop a fetch, or write elsewhere."""

from __future__ import annotations

import base64
import gzip
import json
import os
import socket
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.sources.fetched_copies import STATE_FILE
from sitemap_studio.sources.public_hosts import is_public
from sitemap_studio.sources.site_fetch import FetchFailedError, FetchReport, fetch_sitemaps
from tests.pages.site import raw_server
from tests.sources.test_site_fetch import ANY_PATH, OPTIONS, index, serve, urlset

ONCE = replace(OPTIONS, retries=0)
posix_only = pytest.mark.skipif(os.name != "posix", reason="needs links, pipes and devices")


def failures(report: FetchReport) -> dict[str, str]:
    """Return the reasons of failed URLs, by the end of their path."""
    return {file.url.rpartition("/")[2]: str(file.reason) for file in report.files if file.state == "failed"}


def fetch_children(server: HTTPServer, folder: Path, *paths: str, data: bytes | None = None) -> FetchReport:
    """Fetch an index that lists some paths, each with a sitemap or other data, and the good sitemap `/good.xml`."""
    for path in (*paths, "/good.xml"):
        is_good = data is None or path == "/good.xml"
        serve(server, unquote(path), urlset(server.url_for(path)) if is_good else data or b"")
    serve(server, "/index.xml", index(*(server.url_for(path) for path in (*paths, "/good.xml"))))
    report = fetch_sitemaps(server.url_for("/index.xml"), folder, options=ONCE)
    assert report.files[-1].state in ("new", "unchanged")
    return report


# Addresses


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("8.8.8.8", True), ("2001:4860:4860::8888", True), ("64:ff9b::8.8.8.8", True), ("::ffff:8.8.8.8", True),
        ("127.0.0.1", False), ("10.1.2.3", False), ("169.254.169.254", False), ("100.64.0.1", False), ("0.0.0.0", False),
        ("224.0.0.1", False), ("255.255.255.255", False), ("::1", False), ("::", False), ("::127.0.0.1", False),
        ("::8.8.8.8", False), ("::ffff:127.0.0.1", False), ("64:ff9b::127.0.0.1", False), ("64:ff9b::a9fe:a9fe", False),
        ("64:ff9b:1::7f00:1", False), ("2002:7f00:1::", False), ("2002:808:808::1", False), ("2001:0:1::1", False),
        ("fe80::1%eth0", False), ("fc00::1", False), ("fec0::1", False), ("ff02::1", False), ("2001:db8::1", False),
    ],
)  # fmt: skip
def test_only_globally_routed_addresses_are_public(address: str, expected: bool):
    assert is_public(address) is expected


class NameServer:
    """Answers for host names, from lists of addresses; the last list stays."""

    def __init__(self, answers: dict[str, list[list[str]]]) -> None:
        self._answers, self._system = answers, socket.getaddrinfo

    def __call__(self, host: str, port: object, *args: object, **options: object) -> list[tuple[object, ...]]:
        known = self._answers.get(host, [[host]])
        addresses = known.pop(0) if len(known) > 1 else known[0]
        found = [self._system(address, port, *args, **options) for address in addresses]  # type: ignore[arg-type]
        return [each for part in found for each in part]


@pytest.fixture
def answer_names(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)

    def answer(**answers: list[list[str]]) -> None:
        by_host = {f"{name}.example": each for name, each in answers.items()}
        monkeypatch.setattr(socket, "getaddrinfo", NameServer(by_host))

    return answer


@pytest.mark.parametrize(
    "answers",
    [[["127.0.0.1", "198.18.0.1", "8.8.8.8"]], [["8.8.8.8"], ["127.0.0.1"]], [["8.8.8.8"], ["::ffff:127.0.0.1"]]],
    ids=["public and private", "private later", "mapped later"],
)  # fmt: skip
def test_private_address_of_public_host_is_not_connected(
    httpserver: HTTPServer, tmp_path: Path, answer_names: Callable[..., None], answers: list[list[str]]
):
    answer_names(mixed=answers)
    serve(httpserver, "/a.xml", urlset("http://mixed.example/1"))
    # No network is needed to try the public address: it fails in any case, at the latest in time.
    with pytest.raises(FetchFailedError):
        fetch_sitemaps(f"http://mixed.example:{httpserver.port}/a.xml", tmp_path, options=replace(ONCE, timeout_s=1))
    assert httpserver.log == []


def test_fetch_from_local_host_refuses_other_private_addresses(
    httpserver: HTTPServer, tmp_path: Path, answer_names: Callable[..., None]
):
    answer_names(staging=[["127.0.0.1"]], same=[["127.0.0.1"]], other=[["127.0.0.2"]])
    port = httpserver.port
    hosts = ["169.254.169.254", "127.0.0.2", f"other.example:{port}", f"[::ffff:127.0.0.2]:{port}"]
    listed = [f"http://{host}/{number}.xml" for number, host in enumerate(hosts)]
    serve(httpserver, "/index.xml", index(*listed, f"http://same.example:{port}/good.xml"))
    serve(httpserver, "/good.xml", urlset("http://staging.example/1"))
    report = fetch_sitemaps(f"http://staging.example:{port}/index.xml", tmp_path, options=ONCE)
    assert all("is not on the public web" in reason for reason in failures(report).values())
    assert [file.state for file in report.files] == ["new", *["failed"] * 4, "new"]


# Limits


def comment(n_bytes: int) -> bytes:
    return urlset("http://x.example/1").replace(b"<url>", b"<!--" + b"x" * n_bytes + b"--><url>", 1)


@pytest.mark.parametrize(("name", "coding"), [("a.xml", "gzip"), ("a.xml.gz", ""), ("a.xml.gz", "gzip")])
@pytest.mark.parametrize(
    ("n_mb", "reason"), [(20, "times larger when uncompressed"), (60, "larger")], ids=["ratio", "size"]
)
def test_gzip_bomb_is_refused_unless_limit_is_raised(
    httpserver: HTTPServer, tmp_path: Path, name: str, coding: str, n_mb: int, reason: str
):
    body = gzip.compress(comment(n_mb << 20))
    headers = {"Content-Encoding": coding} if coding else {}
    httpserver.expect_request(f"/{name}").respond_with_data(body, headers=headers)
    with pytest.raises(FetchFailedError, match=reason):
        fetch_sitemaps(httpserver.url_for(f"/{name}"), tmp_path, options=ONCE)
    assert list(tmp_path.iterdir()) == []
    fetch_sitemaps(httpserver.url_for(f"/{name}"), tmp_path, options=replace(ONCE, max_file_bytes=100 << 20))
    assert (tmp_path / name).exists()


@pytest.mark.parametrize(
    ("head", "options", "reason"),
    [
        ("HTTP/1.1 200 OK\r\n\r\n<urlset>", {"timeout_s": 2}, "less than 256 bytes per second"),
        ("HTTP/1.1 200 OK\r\n\r\n", {"max_file_s": 0.5, "min_bytes_per_s": 0}, "takes longer than"),
        ("HTTP/1.1 200 OK\r\nX: ", {"timeout_s": 0.3}, "did not answer in time"),
        ("HTTP/1.1 200 OK\r\nX: ", {"max_file_s": 0.5, "retries": 9}, "takes longer than"),
    ],
    ids=["rate", "time", "head", "head and time"],
)
def test_endless_slow_response_fails_with_reason(tmp_path: Path, head: str, options: dict[str, float], reason: str):
    with (
        raw_server(head.encode(), path="/a.xml", drip_s=0.02) as url,
        pytest.raises(FetchFailedError, match=reason),
    ):
        fetch_sitemaps(url, tmp_path, options=replace(ONCE, **options))  # type: ignore[arg-type]


# Children that can't be stored


def leave_folder_unprepared(folder: Path) -> None:
    pass


def create_link_circle(folder: Path) -> None:
    (folder / "bad").symlink_to("bad")


def create_named_pipe(folder: Path) -> None:
    os.mkfifo(folder / "bad")


def link_to_device(folder: Path) -> None:
    (folder / "bad").symlink_to("/dev/zero")


def create_large_file(folder: Path) -> None:
    with (folder / "bad").open("wb") as file:
        file.truncate(1 << 40)


@posix_only
@pytest.mark.parametrize(
    ("path", "prepare"),
    [
        ("/" + "/".join(["x" * 190] * 25), leave_folder_unprepared),
        ("/bad/a.xml", lambda folder: (folder / "bad").write_text("mine")),
        ("/bad", lambda folder: (folder / "bad").mkdir()),
        ("/bad", create_link_circle),
        ("/bad/a.xml", create_link_circle),
        ("/bad", create_named_pipe),
        ("/bad", link_to_device),
        ("/bad", create_large_file),
    ],
    ids=["long path", "file for folder", "folder", "circle", "circle for folder", "pipe", "device", "large file"],
)
def test_unstorable_sitemap_fails_and_others_are_stored(
    httpserver: HTTPServer, tmp_path: Path, path: str, prepare: Callable[[Path], object]
):
    prepare(tmp_path)
    for _ in range(2):
        report = fetch_children(httpserver, tmp_path, path)
        assert [file.state for file in report.files[1:]] == ["failed", report.files[0].state]
        assert report.files[1].reason


def test_unstorable_robots_is_still_used(httpserver: HTTPServer, tmp_path: Path):
    (tmp_path / "robots.txt").mkdir()
    serve(httpserver, "/robots.txt", "Sitemap: /a.xml")
    serve(httpserver, "/a.xml", urlset("http://x.example/1"))
    report = fetch_sitemaps(httpserver.url_for("/"), tmp_path, options=ONCE)
    assert [(file.state, file.path) for file in report.files] == [("failed", ""), ("new", "a.xml")]


def test_unusable_temporary_folder_is_reported(run, monkeypatch, tmp_path: Path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    result = run("fetch", "http://127.0.0.1:9/a.xml", "--to", tmp_path / "site")
    assert (result.code, "The temporary folder can't be used: " in result.err) == (2, True)


def test_sitemap_with_deep_url_path_is_stored_and_opened(httpserver: HTTPServer, tmp_path: Path):
    report = fetch_children(httpserver, tmp_path, "/" + "a/" * 900 + "b.xml")
    assert [file.state for file in report.files] == ["new"] * 3
    assert len(open_path(tmp_path / "index.xml").table) >= 1


# Writing


@posix_only
def test_fetch_does_not_write_through_links_out_of_folder(httpserver: HTTPServer, tmp_path: Path):
    site, outside = tmp_path / "site", tmp_path / "outside"
    site.mkdir()
    outside.mkdir()
    (site / "file.xml").symlink_to(outside / "file.xml")
    (site / "folder").symlink_to(outside)
    (site / ".git").mkdir()
    (site / "hidden.xml").symlink_to(site / ".git" / "config")
    (site / STATE_FILE).symlink_to(outside / "state")
    paths = ("/file.xml", "/folder/a.xml", "/hidden.xml")
    report = fetch_children(httpserver, site, *paths)
    assert set(failures(report)) == {"file.xml", "a.xml", "hidden.xml"}
    assert (list(outside.iterdir()), list((site / ".git").iterdir())) == ([], [])
    overwriting = replace(ONCE, overwrites=True)
    assert set(failures(fetch_sitemaps(httpserver.url_for("/index.xml"), site, options=overwriting))) == {
        "file.xml", "a.xml", "hidden.xml",
    }  # fmt: skip
    assert (list(outside.iterdir()), (site / STATE_FILE).is_symlink()) == ([], False)


HIDDEN = ("/.github/workflows/x.yml", "/.git/hooks/pre-commit", "/.bashrc", f"/{STATE_FILE}", "/%2ehtaccess", "/a/.x/b")


def test_fetched_url_paths_create_no_hidden_files(httpserver: HTTPServer, tmp_path: Path):
    report = fetch_children(httpserver, tmp_path, *HIDDEN)
    assert failures(report) == {}
    names = {part for path in tmp_path.rglob("*") for part in path.relative_to(tmp_path).parts}
    assert {name for name in names if name.startswith(".")} == {STATE_FILE}
    assert json.loads((tmp_path / STATE_FILE).read_bytes())["version"] == 1


@pytest.mark.parametrize(
    "data",
    [
        b"on: push\njobs: {}\n", b"#!/bin/sh\n# <urlset>\nexit\n", b"#!/bin/sh\nhttps://x.example/\n", b"// script\n",
        b"/usr/bin/true\n", b'{"url": "https://x.example/"}', b"MZ\0\0", b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"[core]\n\tpager = sh\n", b"GIF89a", b"<config><url/></config>",
    ],
)  # fmt: skip
def test_listed_file_that_is_no_sitemap_is_not_stored(httpserver: HTTPServer, tmp_path: Path, data: bytes):
    report = fetch_children(httpserver, tmp_path, "/bad.yml", data=data)
    assert list(failures(report)) == ["bad.yml"]
    assert not (tmp_path / "bad.yml").exists()


FEED = b'<rss version="2.0"><channel><title>x</title><item><link>http://x.example/</link></item></channel></rss>'


@pytest.mark.parametrize(
    "data",
    [
        b"https://x.example/1\nhttps://x.example/2\n", FEED, b"loc,lastmod\nhttps://x.example/,2026-01-01\n",
        urlset("http://x.example/")[:-12], b"<?xml version='1.0'?>\n<!-- a --><s:urlset xmlns:s='http://x'/>",
        urlset("http://x.example/").decode().replace("UTF-8", "UTF-16").encode("utf-16"),
    ],
    ids=["list", "feed", "table", "broken", "prefix", "UTF-16"],
)  # fmt: skip
def test_listed_sitemap_in_any_form_is_stored_as_sent(httpserver: HTTPServer, tmp_path: Path, data: bytes):
    fetch_children(httpserver, tmp_path, "/other", data=data)
    assert (tmp_path / "other").read_bytes() == data


# The state file


def write_state(text: str) -> Callable[[Path], object]:
    return lambda path: path.write_text(text)


def state_of(**changes: object) -> str:
    return json.dumps({"version": 1, "files": {"http://x.example/": {"path": "a.xml", "digest": "0"} | changes}})


DAMAGED = {
    "empty": write_state(""),
    "list": write_state("[]"),
    "depth": write_state("[" * 100_000),
    "no text": write_state(state_of(path=5)),
    "outside": write_state(state_of(path="../a.xml")),
    "absolute": write_state(state_of(path="/etc/passwd")),
    "hidden": write_state(state_of(path=".git/config")),
    "surrogate": write_state(state_of(path="\ud800")),
    "header": write_state(state_of(etag="x\r\nHost: y")),
    "unknown field": write_state(state_of(more=1)),
    "version": write_state('{"version": 99, "files": {}}'),
    "start": write_state('{"version": 1, "files": {}, "open": ["../x"]}'),
    "folder": lambda path: path.mkdir(),
    "pipe": os.mkfifo,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "full device": lambda path: path.symlink_to("/dev/full"),
    "circle": lambda path: path.symlink_to(path),
}


@posix_only
@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
def test_damaged_state_file_is_renamed_and_reported_once(
    run, httpserver: HTTPServer, tmp_path: Path, damage: Callable[[Path], object]
):
    serve(httpserver, "/a.xml", urlset("http://x.example/1"))
    damage(tmp_path / STATE_FILE)
    first, second = (run("fetch", httpserver.url_for("/a.xml"), "--to", tmp_path) for _ in range(2))
    assert (first.code, second.code, second.err) == (0, 0, "")
    assert f"“{STATE_FILE}” was damaged and is now “{STATE_FILE}.broken-" in first.err
    assert len([path for path in tmp_path.iterdir() if ".broken-" in path.name]) == 1
    assert "1 unchanged" in second.out


@posix_only
@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
def test_set_beside_damaged_state_file_is_opened(tmp_path: Path, damage: Callable[[Path], object]):
    (tmp_path / "a.xml").write_bytes(urlset("http://x.example/1"))
    (tmp_path / "index.xml").write_bytes(index("http://x.example/a.xml"))
    damage(tmp_path / STATE_FILE)
    assert len(open_path(tmp_path / "index.xml").table) == 1


def test_urls_with_equal_shortened_names_get_separate_files(httpserver: HTTPServer, tmp_path: Path):
    paths = [f"/{'a' * 250}{number}.xml" for number in range(60)]
    report = fetch_children(httpserver, tmp_path, *paths)
    assert failures(report) == {}
    assert len({file.path for file in report.files}) == len(paths) + 2


# Passwords


@pytest.fixture
def password_protected_site(httpserver: HTTPServer) -> HTTPServer:
    """A site that asks for the user “ann” with the password “s:3cret”, except for /public.xml."""
    expected = "Basic " + base64.b64encode(b"ann:s:3cret").decode()

    def answer(request: Request) -> Response:
        if request.headers.get("Authorization") != expected:
            return Response(status=401)
        if request.path == "/index.xml":
            other = httpserver.url_for("/other.xml").replace("localhost", "127.0.0.1")
            moved = httpserver.url_for("/moved.xml")
            return Response(index(httpserver.url_for("/a.xml").replace("//", "//eve:x@"), other, moved))
        if request.path == "/moved.xml":
            other = httpserver.url_for("/other.xml").replace("localhost", "127.0.0.1")
            return Response(status=302, headers={"Location": other})
        return Response(urlset("http://x.example/1"))

    httpserver.expect_request("/index.xml").respond_with_handler(answer)
    for path in ("/a.xml", "/other.xml", "/moved.xml"):
        httpserver.expect_request(path).respond_with_handler(answer)
    return httpserver


def test_url_password_is_sent_but_not_stored_or_printed(run, password_protected_site: HTTPServer, tmp_path: Path):
    url = password_protected_site.url_for("/index.xml").replace("//", "//ann:s%3A3cret@")
    result = run("fetch", url, "--to", tmp_path, "--json")
    files = {file["url"].rpartition("/")[2]: file["status"] for file in json.loads(result.out)["files"]}
    assert files == {"index.xml": 200, "a.xml": 200, "other.xml": 401, "moved.xml": 401}
    state = (tmp_path / STATE_FILE).read_text()
    assert not any(word in text for text in (state, result.out, result.err) for word in ("3cret", "ann:", "eve"))


@pytest.mark.parametrize(
    "url",
    [
        "http://ann:s3cret@[::1",
        "http://ann:s3cret@",
        "http://ann:s3cret@a b/",
        "ann:s3cret@[",
        "http://ann:s3cret@x:y/",
    ],
)
@pytest.mark.parametrize("command", ["fetch", "info"])
def test_refused_url_does_not_show_password(run, tmp_path: Path, command: str, url: str):
    result = run(command, url, *(["--to", tmp_path / "site"] if command == "fetch" else []))
    assert result.code == 2
    assert "s3cret" not in result.err or not url.startswith("http")
    assert "Internal error" not in result.err


@pytest.mark.parametrize("path", ["\udcff", "%", "a\x7fb", "\u2028", "💥?💥"])
def test_unusual_url_characters_cause_no_internal_error(run, httpserver: HTTPServer, tmp_path: Path, path: str):
    httpserver.expect_request(ANY_PATH).respond_with_data(status=404)
    result = run("fetch", f"http://localhost:{httpserver.port}/{path}", "--to", tmp_path)
    assert result.code == 2
    assert "is not a complete URL" in result.err or "The server answered 404" in result.err


def test_failed_request_does_not_show_password(run, password_protected_site: HTTPServer, tmp_path: Path):
    result = run("fetch", password_protected_site.url_for("/index.xml").replace("//", "//ann:wr0ng@"), "--to", tmp_path)
    assert result.code == 2
    assert "wr0ng" not in result.err
