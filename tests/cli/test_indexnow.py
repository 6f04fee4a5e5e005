"""Changed URLs are submitted to a local IndexNow server, after the key file of their host was requested."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from threading import Event, Thread

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.command_line import KEY_VARIABLE
from sitemap_studio.protocol.url_fixes import to_uri
from sitemap_studio.sources.indexnow import (
    MAX_URLS,
    SubmissionReport,
    SubmitOptions,
    key_file_url,
    plan_submission,
    submit_urls,
)
from tests.builders import put, urlset
from tests.cli.conftest import CommandResult
from tests.pages.site import raw_server

KEY = "0123456789abcdef"
HOST = "http://www.example.com"
KEY_FILE = f"/{KEY}.txt"


@pytest.fixture(autouse=True)
def web(httpserver: HTTPServer, monkeypatch: pytest.MonkeyPatch) -> HTTPServer:
    """A proxy that serves every host, with the key file at the root of each, unless a test removes it."""
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name.upper(), raising=False)
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("http_proxy", httpserver.url_for("/"))
    httpserver.expect_request(KEY_FILE).respond_with_data(KEY)
    return httpserver


def accept(server: HTTPServer, *answers: Response | int) -> list[dict[str, object]]:
    """Answer submissions in order, the last answer for all others; return the bodies that arrive."""
    bodies, rest = [], list(answers) or [200]

    def answer(request: Request) -> Response:
        bodies.append(request.json)
        chosen = rest.pop(0) if len(rest) > 1 else rest[0]
        return Response(status=chosen) if isinstance(chosen, int) else chosen

    server.expect_request("/indexnow", method="POST").respond_with_handler(answer)
    return bodies


def submit(server: HTTPServer, urls: list[str], location: str | None = None, **options: float) -> SubmissionReport:
    """Submit URLs to the server."""
    plan = plan_submission(urls, KEY, location)
    return submit_urls(plan, options=SubmitOptions(endpoint=server.url_for("/indexnow"), **options))


def publish(run: Callable[..., CommandResult], server: HTTPServer, path: Path, *words: object) -> CommandResult:
    """Publish all URLs of a set."""
    return run("publish", path, "--all", "--indexnow", KEY, "--endpoint", server.url_for("/indexnow"), *words)


def reasons(report: SubmissionReport) -> list[tuple[str, str]]:
    return [(each.url, each.reason) for each in report.unsubmitted]


# Key


def test_new_key_is_written_beside_set_unless_dry_run(run, tmp_path: Path):
    for path in (tmp_path / "public", put(tmp_path / "site/sitemap.xml", urlset(f"{HOST}/a"))):
        put(tmp_path / "public/sitemap.xml", urlset(f"{HOST}/a"))
        before = sorted(tmp_path.rglob("*"))
        result = run("publish", path, "--indexnow", "new", "--dry-run", "--json")
        assert "key_file" not in result.json
        assert "A file with a new key would be written, for example" in result.err
        assert sorted(tmp_path.rglob("*")) == before
        result = run("publish", path, "--indexnow", "new", "--json")
        (file,) = set(tmp_path.rglob("*")) - set(before)
        assert file.parent == (path if path.is_dir() else path.parent)
        assert file.read_text() == file.stem
        assert result.json["key_file"] == {"path": str(file), "url": f"{HOST}/{file.name}", "key": file.stem}
        assert result.err.endswith(f"Upload it to {HOST}/{file.name}, then submit with --indexnow {file.stem}\n")


@pytest.mark.parametrize(
    ("location", "expected_path"),
    [
        (f"{HOST}/blog/key.txt", "blog/key.txt"), (f"{HOST}/key.txt", "key.txt"),
        (f"{HOST}/%C3%BC/key.txt", "ü/key.txt"), (f"{HOST}/blog/%2e%2e/%2e%2e/key.txt", "key.txt"),
        (f"{HOST}/a%2Fb/key.txt", "key.txt"), ("http://other.example/blog/key.txt", "key.txt"),
    ],
    ids=["subfolder", "root", "escaped", "parent folder", "escaped slash", "other host"],
)  # fmt: skip
def test_new_key_file_is_written_into_folder_of_location(run, tmp_path: Path, location: str, expected_path: str):
    path = put(tmp_path / "public/sitemap.xml", urlset(f"{HOST}/a"))
    for folder in ("blog", "ü"):
        (path.parent / folder).mkdir()
    result = run("publish", path, "--indexnow", "new", "--key-location", location)
    (file,) = tmp_path.rglob("*.txt")
    assert file.relative_to(path.parent).as_posix() == expected_path
    assert result.err.endswith(f"--key-location {location}\n")


def test_new_key_replaces_no_file(run, tmp_path: Path):
    path = put(tmp_path / "sitemap.xml", urlset(f"{HOST}/a"))
    (tmp_path / "binary.txt").write_bytes(b"\xff" * 32)
    (tmp_path / "folder.txt").mkdir()
    before = path.read_bytes()
    for name in ("sitemap.xml", "binary.txt", "folder.txt"):
        result = run("publish", path, "--indexnow", "new", "--key-location", f"{HOST}/{name}")
        assert result.code == 2
        assert f"“{name}” already exists." in result.err
    assert (path.read_bytes(), (tmp_path / "binary.txt").read_bytes()) == (before, b"\xff" * 32)


@pytest.mark.parametrize("name", ["..%2Fkey.txt", "..", "a%5Cb", "%00", "C%3Akey.txt"])
def test_key_location_with_invalid_file_name_is_refused(run, tmp_path: Path, name: str):
    path = put(tmp_path / "site/sitemap.xml", urlset(f"{HOST}/a"))
    result = run("publish", path, "--indexnow", "new", "--key-location", f"{HOST}/{name}")
    assert (result.code, result.out, list(tmp_path.rglob("*.xml"))) == (2, "", [path])
    assert "can't be the name of a key file." in result.err
    assert [each for each in tmp_path.rglob("*") if each.is_file()] == [path]


def test_key_is_read_from_environment(run, tmp_path: Path, web: HTTPServer, monkeypatch: pytest.MonkeyPatch):
    bodies = accept(web)
    path = put(tmp_path / "sitemap.xml", urlset(f"{HOST}/a"))
    words = ("publish", path, "--all", "--endpoint", web.url_for("/indexnow"), "--indexnow", "env")
    monkeypatch.setenv(KEY_VARIABLE, f"{KEY}\n")
    assert run(*words).code == 0
    assert bodies[0]["key"] == KEY
    for value in ("", "secret password!"):
        monkeypatch.setenv(KEY_VARIABLE, value)
        result = run(*words)
        assert (result.code, KEY_VARIABLE in result.err, "secret" in result.err) == (2, True, False)
    assert len(bodies) == 1


# URLs


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        (f"{HOST}/é?q=ü#ß", f"{HOST}/%C3%A9?q=%C3%BC#%C3%9F"),
        (f"{HOST}/%C3%A9%e9%7E", f"{HOST}/%C3%A9%e9%7E"),
        ("https://bücher.example/ä", "https://xn--bcher-kva.example/%C3%A4"),
        ("https://BÜCHER.example:8443/", "https://xn--bcher-kva.example:8443/"),
        ("http://b%C3%BCcher.example/", "http://xn--bcher-kva.example/"),
        ("http://例え。テスト/", "http://xn--r8jz45g.xn--zckzah/"),
        (f"{HOST}/a b<c>|100%", f"{HOST}/a%20b%3Cc%3E%7C100%25"),
        (f"{HOST}/a[1]?b[]=2", f"{HOST}/a%5B1%5D?b%5B%5D=2"),
        (f"{HOST}/a\\b", f"{HOST}/a%5Cb"),
        (f"{HOST}/\U0001f600", f"{HOST}/%F0%9F%98%80"),
        ("http://[::1]:8080/ä", "http://[::1]:8080/%C3%A4"),
        (HOST, HOST),
        (f" {HOST}/a\n", f"{HOST}/a"),
    ],
    ids=[
        "path query fragment", "already escaped", "host", "host and port", "escaped host", "ideographic dot", "ascii",
        "brackets", "backslash", "emoji", "ipv6", "no path", "white space around",
    ],
)  # fmt: skip
def test_url_is_converted_to_ascii_uri(url: str, expected: str):
    assert to_uri(url) == expected


@pytest.mark.parametrize(
    "url",
    [
        "", "/a", "ftp://a.example/", "mailto:a@example.com", "http://", "http://a b.example/", "http://a<b.example/",
        "http://h.example:99999/", "http://-a.example/ü", "http://h.example\\a", f"{HOST}/\ud800", "http://xn--a.ü/",
        "http://[::1/", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_invalid_or_non_web_url_has_no_ascii_uri(url: str):
    assert to_uri(url) is None


def test_urls_are_submitted_escaped(web: HTTPServer):
    bodies = accept(web)
    urls = ["http://bücher.example/ä", "http://BÜCHER.example:80/%C3%A9", "http://[2001:db8::1]:8080/ö"]
    report = submit(web, urls)
    assert (report.n_submitted, report.unsubmitted) == (3, [])
    assert [(body["host"], body["keyLocation"], body["urlList"]) for body in bodies] == [
        (
            "xn--bcher-kva.example", f"http://xn--bcher-kva.example{KEY_FILE}",
            ["http://xn--bcher-kva.example/%C3%A4", "http://xn--bcher-kva.example:80/%C3%A9"],
        ),
        ("[2001:db8::1]:8080", f"http://[2001:db8::1]:8080{KEY_FILE}", ["http://[2001:db8::1]:8080/%C3%B6"]),
    ]  # fmt: skip


def test_http_and_https_urls_of_host_share_request(web: HTTPServer):
    plan = plan_submission([f"{HOST}/a", "https://www.example.com:443/b", f"{HOST}:8080/c"], KEY)
    assert [(each.host, each.key_location, len(each.urls)) for each in plan.hosts] == [
        ("www.example.com", f"https://www.example.com{KEY_FILE}", 2),
        ("www.example.com:8080", f"http://www.example.com:8080{KEY_FILE}", 1),
    ]


def test_urls_with_port_and_ipv6_host_are_submitted(web: HTTPServer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("http_proxy")
    bodies = accept(web)
    assert submit(web, [web.url_for("/a")]).n_submitted == 1
    assert bodies[0]["host"] == f"localhost:{web.port}"
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("There is no IPv6.")
    with HTTPServer(host="::1") as server:
        server.expect_request(KEY_FILE).respond_with_data(KEY)
        assert submit(web, [f"http://[::1]:{server.port}/a"]).n_submitted == 1
    assert bodies[1]["keyLocation"] == f"http://[::1]:{server.port}{KEY_FILE}"


def test_urls_unsuitable_for_indexnow_are_listed_with_reasons(run, tmp_path: Path, web: HTTPServer):
    bodies = accept(web)
    web.expect_request("/blog/key.txt").respond_with_data(KEY)
    good = [f"{HOST}/blog/a", f"{HOST}/x/../blog/%62", "https://WWW.example.com/blog/c", f"{HOST}/blog/é"]
    bad = {
        f"{HOST}/blog/%C3%A9": "duplicate", "http://other.example/blog/a": "other-host",
        f"{HOST}:8080/blog/a": "other-host", f"{HOST}/blog": "outside-key-location", f"{HOST}/Blog/a":
        "outside-key-location", f"{HOST}/blog/../a": "outside-key-location", f"{HOST}/blog/%2E%2e/a":
        "outside-key-location", f"{HOST}/blog/{'a' * 2047}": "too-long", "http://me:secret@www.example.com/blog/a":
        "user", "/blog/relative": "incomplete", "ftp://www.example.com/blog/a": "incomplete",
    }  # fmt: skip
    path = put(tmp_path / "sitemap.xml", urlset(*good, *bad, f"{HOST}/blog/a"))
    words = ("--key-location", f"{HOST}/blog/key.txt", "--base-url", f"{HOST}/")
    result = publish(run, web, path, *words, "--json")
    assert result.code == 1
    assert {each["url"]: each["reason"] for each in result.json["not_submitted"]} == bad
    assert bodies[0]["urlList"] == [
        f"{HOST}/blog/a", f"{HOST}/x/../blog/%62", "https://WWW.example.com/blog/c", f"{HOST}/blog/%C3%A9",
    ]  # fmt: skip
    assert bodies[0]["keyLocation"] == f"{HOST}/blog/key.txt"
    dry = publish(run, web, path, *words, "--json", "--dry-run")
    assert (dry.json["not_submitted"], len(bodies)) == (result.json["not_submitted"], 1)
    result = publish(run, web, path, *words)
    assert "IndexNow: 4 URLs of www.example.com: Accepted." in result.out
    assert f"not submitted {HOST}/blog: The URL is outside the folder of the key file, “/blog/”." in result.out
    assert "IndexNow: 10 URLs were not submitted.\n" in result.err


def test_equivalent_url_is_not_submitted_but_submission_succeeds(run, tmp_path: Path, web: HTTPServer):
    accept(web)
    result = publish(run, web, put(tmp_path / "sitemap.xml", urlset(f"{HOST}/é", f"{HOST}/%C3%A9")))
    assert (result.code, result.err) == (0, "")
    assert f"not submitted {HOST}/%C3%A9: The URL is equivalent to “{HOST}/é”." in result.out


def test_added_and_removed_urls_are_submitted_unless_dry_run(run, tmp_path: Path, web: HTTPServer):
    bodies = accept(web, 202)
    old = put(tmp_path / "old.xml", urlset(f"{HOST}/a", f"{HOST}/gone"))
    new = put(tmp_path / "sitemap.xml", urlset(f"{HOST}/a", f"{HOST}/b"))
    words = ("publish", new, "--since", old, "--indexnow", KEY, "--endpoint", web.url_for("/indexnow"))
    assert run(*words, "--dry-run").code == 0
    assert web.log == []
    result = run(*words)
    assert (result.code, bodies[0]["urlList"]) == (0, [f"{HOST}/b", f"{HOST}/gone"])
    assert "2 URLs of www.example.com: Accepted. The key will be checked." in result.out


# Key file


@pytest.mark.parametrize(
    ("location", "expected_url"),
    [
        (f"{HOST}/blog/", f"{HOST}/blog{KEY_FILE}"), (HOST, f"{HOST}{KEY_FILE}"), (f"{HOST}/k.txt", f"{HOST}/k.txt"),
        ("http://bücher.example/ä/", f"http://xn--bcher-kva.example/%C3%A4{KEY_FILE}"),
        (f"{HOST}/key?name=a/b", f"{HOST}/key?name=a/b"),
    ],
)  # fmt: skip
def test_key_file_name_is_appended_to_location_of_folder(location: str, expected_url: str):
    assert key_file_url(KEY, location) == expected_url


@pytest.mark.parametrize(
    "location", ["", "/blog/", "ftp://a.example/", f"{HOST}/#a", "http://a:b@h.example/", "http://"]
)
def test_invalid_key_location_is_refused_in_one_line(run, tmp_path: Path, location: str):
    with pytest.raises(RequestError):
        key_file_url(KEY, location)
    path = put(tmp_path / "sitemap.xml", urlset(f"{HOST}/a"))
    result = run("publish", path, "--all", "--indexnow", KEY, "--key-location", location)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert f"“{location}” can't be the URL of a key file." in result.err


@pytest.mark.parametrize(
    "content",
    [KEY, f"{KEY}\n", f"\ufeff{KEY}\r\n", f"  {KEY}  ", f"fedcba9876543210\n{KEY}\n"],
    ids=["key alone", "line end", "byte order mark", "blanks", "several keys"],
)
def test_key_file_may_have_mark_blanks_or_several_keys(web: HTTPServer, content: str):
    web.clear_all_handlers()
    web.expect_request(KEY_FILE).respond_with_data(content.encode())
    accept(web)
    assert submit(web, [f"{HOST}/a"]).n_submitted == 1


def respond_endlessly(_: Request) -> Response:
    return Response(iter(lambda: b"x" * 1000, None))


def respond_slowly(_: Request) -> Response:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            time.sleep(0.05)
            yield b"x"

    return Response(pieces())


@pytest.mark.parametrize(
    ("response", "reason"),
    [
        (Response(status=404), "can't be downloaded: The server answered 404 NOT FOUND."),
        (Response(b"", content_type="text/plain"), "is empty."),
        (Response("another-key-of-the-site"), "contains “another-key-of-the-site” instead of the key."),
        (Response(KEY.upper()), f"contains “{KEY.upper()}” instead of the key."),
        (Response(f"{KEY}x"), f"contains “{KEY}x” instead of the key."),
        (Response(KEY.encode("utf-16")), "instead of the key."),
        (Response("<p>\x1b[2J\u202e\n" + "no " * 400), "contains “<p>\\x1b[2J\\u202e no no no"),
        (Response(b"x" * 5_000_000), "can't be downloaded: The file is larger than 4,096 bytes."),
        (respond_endlessly, "can't be downloaded: The file is larger than 4,096 bytes."),
        (respond_slowly, "can't be downloaded: The server sends less than 256 bytes per second."),
        (Response("", headers={"Content-Encoding": "br"}), "compressed with Brotli"),
        (Response(status=301, headers={"Location": KEY_FILE}), "can't be downloaded: More than 5 redirects."),
        (
            Response(status=302, headers={"Location": f"http://www.example.org{KEY_FILE}"}),
            f"redirects to another host: “http://www.example.org{KEY_FILE}”.",
        ),
        (Response(status=302, headers={"Location": "http://127.0.0.1:1/"}), "“127.0.0.1” is not on the public web."),
    ],
    ids=[
        "missing", "empty", "other key", "other case", "longer key", "utf-16", "html", "huge", "endless", "slow",
        "brotli", "redirect loop", "other host", "private address",
    ],
)  # fmt: skip
def test_nothing_is_submitted_without_valid_key_file(
    web: HTTPServer, response: Response | Callable[[Request], Response], reason: str
):
    web.clear_all_handlers()

    def answer(request: Request) -> Response:
        if request.host == "www.example.org":
            return Response(KEY)
        return response if isinstance(response, Response) else response(request)

    web.expect_request(KEY_FILE).respond_with_handler(answer)
    bodies = accept(web)
    report = submit(web, [f"{HOST}/a"], timeout_s=0.5)
    assert (bodies, reasons(report)) == ([], [(f"{HOST}/a", "key-file")])
    (submission,) = report.submissions
    assert submission.message.startswith(f"The key file “{HOST}{KEY_FILE}” ")
    assert reason in submission.message
    assert submission.message.isprintable()


def test_key_file_without_content_length_is_accepted(web: HTTPServer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("http_proxy")
    accept(web)
    with raw_server(f"HTTP/1.0 200 OK\r\n\r\n{KEY}\n".encode(), path=KEY_FILE) as url:
        assert submit(web, [url]).n_submitted == 1


def test_key_file_may_redirect_within_its_host(web: HTTPServer):
    web.clear_all_handlers()
    web.expect_request(KEY_FILE).respond_with_data(status=302, headers={"Location": "/moved.txt"})
    web.expect_request("/moved.txt").respond_with_data(KEY)
    accept(web)
    assert submit(web, [f"{HOST}/a"]).n_submitted == 1


def test_missing_key_file_prevents_submission_only_for_its_host(run, tmp_path: Path, web: HTTPServer):
    web.clear_all_handlers()
    web.expect_request(KEY_FILE).respond_with_handler(
        lambda request: Response(KEY, status=200 if request.host == "www.example.com" else 404)
    )
    bodies = accept(web)
    path = put(tmp_path / "sitemap.xml", urlset(f"{HOST}/a", "http://other.example/b"))
    result = publish(run, web, path, "--json")
    sentence = f"The key file “http://other.example{KEY_FILE}” can't be downloaded: The server answered 404 NOT FOUND."
    assert (result.code, [body["urlList"] for body in bodies]) == (1, [[f"{HOST}/a"]])
    assert result.json["not_submitted"] == [
        {"url": "http://other.example/b", "reason": "key-file", "message": sentence}
    ]
    assert result.err.splitlines() == [
        f"sitemap-studio: other.example: {sentence}", "sitemap-studio: IndexNow: 1 URL was not submitted.",
    ]  # fmt: skip


# Responses


@pytest.mark.parametrize(
    ("status", "words"),
    [(400, "not valid"), (403, "key file is missing"), (422, "of another host"), (429, "Too many"), (500, "500")],
)
def test_refused_submission_is_explained_with_response_text(
    run, tmp_path: Path, web: HTTPServer, status: int, words: str
):
    text = '{"errorCode":"Wrong",\r\n\t"message":"\x1b[31mNo\u202e"}'
    accept(web, Response(text, status=status))
    result = publish(run, web, put(tmp_path / "sitemap.xml", urlset(f"{HOST}/a")))
    assert result.code == 1
    assert words in result.err
    assert 'Response: “{"errorCode":"Wrong", "message":"\\x1b[31mNo\\u202e"}”' in result.out


@pytest.mark.parametrize(
    ("response", "text"),
    [
        (lambda _: Response("ä" * 5000), "ä" * 300 + "…"), (respond_slowly, "x"), (lambda _: Response(b"\xff\0"), "\ufffd\\x00"),
        (lambda _: Response(b"\x1f\x8b", headers={"Content-Encoding": "gzip"}), ""),
        (respond_endlessly, "x" * 300 + "…"),
    ],
    ids=["long", "slow", "binary", "compressed", "endless"],
)  # fmt: skip
def test_submission_stores_at_most_300_characters_of_response(
    web: HTTPServer, response: Callable[[Request], Response], text: str
):
    web.expect_request("/indexnow").respond_with_handler(response)
    report = submit(web, [f"{HOST}/a"], timeout_s=0.5)
    (submission,) = report.submissions
    assert submission.is_received
    assert submission.text.rstrip("x") == text.rstrip("x") or submission.text == text
    assert len(submission.text) <= 301


def test_submission_to_moved_endpoint_fails_with_new_url(web: HTTPServer):
    accept(web, Response(status=302, headers={"Location": "https://search.example/new\u202e"}))
    report = submit(web, [f"{HOST}/a"])
    assert report.submissions[0].message == (
        "The endpoint has moved to “https://search.example/new%E2%80%AE”. Use that URL as the endpoint."
    )
    assert reasons(report) == [(f"{HOST}/a", "failed")]


@pytest.mark.parametrize(
    ("endpoint", "words"),
    [
        ("http://127.0.0.1:9/", "The request failed: "),
        ("http://no-such-host.invalid/", "The host was not found."),
    ],
)
def test_unreachable_endpoint_is_reported_plainly(
    run, tmp_path: Path, web: HTTPServer, monkeypatch: pytest.MonkeyPatch, endpoint: str, words: str
):
    monkeypatch.delenv("http_proxy")
    path = put(tmp_path / "sitemap.xml", urlset(web.url_for("/a")))
    result = run("publish", path, "--all", "--indexnow", KEY, "--endpoint", endpoint)
    assert result.code == 1
    assert f"localhost:{web.port}: {words}" in result.err
    assert "ssl:" not in result.err


def busy(retry_after: str, status: int = 429) -> Response:
    return Response("busy", status=status, headers={"Retry-After": retry_after})


@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize("is_date", [False, True], ids=["seconds", "date"])
def test_busy_endpoint_is_retried_after_requested_time(web: HTTPServer, status: int, is_date: bool):
    moment = datetime.now(UTC) + timedelta(seconds=2)
    bodies = accept(web, busy(format_datetime(moment, usegmt=True) if is_date else "1", status), 200)
    start = time.monotonic()
    report = submit(web, [f"{HOST}/a"])
    assert (report.n_submitted, len(bodies), len(report.submissions)) == (1, 2, 1)
    assert bodies[0] == bodies[1]
    assert datetime.now(UTC) >= moment.replace(microsecond=0) if is_date else time.monotonic() - start >= 1


@pytest.mark.parametrize(
    ("value", "n_requests", "words"),
    [
        ("soon", 1, "Too many requests."), ("", 1, "Too many requests."), ("-1", 1, "Too many requests."),
        ("1.5", 1, "Too many requests."), ("Fri, 99 Foo 2026", 1, "Too many requests."), ("0", 6, "Too many requests."),
        ("Mon, 01 Jan 2001 00:00:00 GMT", 6, "Too many requests."), ("3600", 1, "asks to wait 3,600 seconds."),
        ("9" * 400, 1, "asks to wait 1,000,000,000 seconds."),
        ("Fri, 31 Dec 9999 23:59:59 GMT", 1, "The endpoint is busy, and asks to wait "),
    ],
    ids=["text", "empty", "negative", "fraction", "no date", "zero", "past", "long", "endless", "far date"],
)  # fmt: skip
def test_retries_of_busy_endpoint_have_limited_wait_and_number(
    web: HTTPServer, value: str, n_requests: int, words: str
):
    bodies = accept(web, busy(value))
    report = submit(web, [f"{HOST}/a"])
    assert (len(bodies), reasons(report)) == (n_requests, [(f"{HOST}/a", "failed")])
    assert words in report.submissions[0].message


def test_cancelling_retry_wait_lists_url_as_stopped(web: HTTPServer):
    progress, is_asked = Progress(), Event()

    def answer(_: Request) -> Response:
        is_asked.set()
        return busy("500")

    web.expect_request("/indexnow").respond_with_handler(answer)

    def stop() -> None:
        is_asked.wait(20)
        progress.cancel()

    stopping = Thread(target=stop)
    stopping.start()
    options = SubmitOptions(endpoint=web.url_for("/indexnow"))
    report = submit_urls(plan_submission([f"{HOST}/a"], KEY), options=options, progress=progress)
    stopping.join()
    assert (report.is_stopped, reasons(report)) == (True, [(f"{HOST}/a", "stopped")])


# Many URLs


def test_many_urls_are_split_by_host_and_number(web: HTTPServer):
    accept(web)
    urls = [f"{HOST}/{number}" for number in range(MAX_URLS + 1)] + ["http://other.example/"]
    report = submit(web, urls)
    assert [(each.host, each.n_urls) for each in report.submissions] == [
        ("www.example.com", MAX_URLS), ("www.example.com", 1), ("other.example", 1),
    ]  # fmt: skip
    assert [request.path for request, _ in web.log].count(KEY_FILE) == 2


def test_failing_batch_prevents_later_batches_of_same_host_only(web: HTTPServer):
    accept(web, 200, Response("full", status=500), 200)
    urls = [f"{HOST}/{number}" for number in range(2 * MAX_URLS + 5)] + ["http://other.example/"]
    report = submit(web, urls)
    assert [(each.n_urls, each.status, each.text) for each in report.submissions] == [
        (MAX_URLS, 200, ""), (MAX_URLS, 500, "full"), (1, 200, ""),
    ]  # fmt: skip
    assert report.n_submitted == MAX_URLS + 1
    assert [each.url for each in report.unsubmitted] == urls[MAX_URLS : 2 * MAX_URLS + 5]
    assert [each.reason for each in report.unsubmitted] == ["failed"] * MAX_URLS + ["not-sent"] * 5
    assert not report.is_stopped


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_interrupted_publish_lists_submitted_and_stopped_urls(tmp_path: Path, web: HTTPServer):
    is_asked, may_answer = Event(), Event()

    def answer(request: Request) -> Response:
        if len(request.json["urlList"]) < MAX_URLS:
            is_asked.set()
            may_answer.wait(30)
        return Response()

    web.expect_request("/indexnow").respond_with_handler(answer)
    path = put(tmp_path / "sitemap.xml", urlset(*(f"{HOST}/{number}" for number in range(MAX_URLS + 1))))
    words = ["publish", str(path), "--all", "--indexnow", KEY, "--endpoint", web.url_for("/indexnow"), "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "sitemap_studio", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert is_asked.wait(60)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        may_answer.set()
    assert (process.returncode, err) == (130, b"sitemap-studio: Stopped.\n")
    facts = json.loads(out)
    assert [each["urls"] for each in facts["submissions"]] == [MAX_URLS]
    assert [(each["url"], each["reason"]) for each in facts["not_submitted"]] == [(f"{HOST}/{MAX_URLS}", "stopped")]
