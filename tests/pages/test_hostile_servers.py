"""Servers that are slow, endless, malformed or malicious never stop a check, fill memory, or reach private hosts."""

from __future__ import annotations

import datetime as dt
import json
import os
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import aiohttp.connector
import pytest
import trustme
from pytest_httpserver import HTTPServer

from sitemap_studio.core.progress import Progress
from sitemap_studio.pages import page_chains, page_requests
from sitemap_studio.pages.check_types import CheckOptions
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_check import check_pages
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.sources import public_hosts
from tests.pages.site import Site, html, raw_server

OK = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"


def check_raw(response: bytes, store: FactsStore, *, drip_s: float | None = None, **options) -> PageFacts:
    """Check the page of a server that sends the same bytes to every connection."""
    settings = CheckOptions(**{"retry_waits_s": (), "timeout_s": 1.0, **options})
    found = list[PageFacts]()
    with raw_server(response, drip_s=drip_s) as url:
        check_pages([url], store, settings, on_page=found.append)
    return found[0]


@pytest.mark.parametrize(
    ("response", "kind"),
    [
        (b"", "malformed"),
        (b"HTTP/1.1 200 OK\r\n", "malformed"),
        (b"garbage\r\n\r\n", "malformed"),
        (b"HTTP/1.1 2000 OK\r\n\r\n", "malformed"),
        (b"HTTP/9.9 abc\r\n\r\n", "malformed"),
        (b"HTTP/1.1 999 Denied\r\nContent-Length: 0\r\n\r\n", "malformed"),
        (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n", "malformed"),
        (OK + b"Content-Length: 100\r\n\r\nshort", "malformed"),
        (OK + b"Content-Length: -1\r\n\r\n", "malformed"),
        (OK + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nxx", "malformed"),
        (OK + b"X: " + b"x" * 1_000_000 + b"\r\n\r\n", "malformed"),
        (OK + b"".join(b"X%d: y\r\n" % number for number in range(100_000)) + b"\r\n", "malformed"),
        (b"SSH-2.0-OpenSSH_9.2\r\n", "malformed"),
    ],
    ids=[
        "nothing", "cut head", "garbage", "long status", "wrong version", "unknown status", "upgrade", "short body", "negative length", "wrong chunk",
        "huge header", "many headers", "ssh",
    ],
)  # fmt: skip
def test_page_with_malformed_response_is_unreachable(store: FactsStore, response: bytes, kind: str):
    facts = check_raw(response, store)
    assert (facts.reason, facts.indexable, facts.error_kind) == ("unreachable", None, kind)
    assert facts.error.endswith(".")


@pytest.mark.parametrize(
    ("response", "drip_s"),
    [(b"", 60.0), (b"HTTP/1.1 200 OK\r\nX: ", 60.0), (OK + b"Content-Length: 9\r\n\r\nx", 60.0)],
    ids=["no byte", "in head", "in body"],
)
def test_page_of_silent_server_is_unreachable_by_timeout(store: FactsStore, response: bytes, drip_s: float):
    facts = check_raw(response, store, drip_s=drip_s, timeout_s=0.3)
    assert (facts.reason, facts.error_kind) == ("unreachable", "timeout")


@pytest.mark.parametrize("head", [b"HTTP/1.1 200 OK\r\nX: ", OK + b"\r\n"], ids=["head", "body"])
def test_endlessly_dripping_response_is_unreachable_by_timeout(
    store: FactsStore, head: bytes, monkeypatch: pytest.MonkeyPatch
):
    opened = page_requests.PageClient.opened

    def opened_briefly(address_filter, **options):
        return opened(address_filter, **options, max_page_s=1.0)

    monkeypatch.setattr(page_requests.PageClient, "opened", opened_briefly)
    facts = check_raw(head, store, drip_s=0.05)
    assert (facts.reason, facts.error_kind) == ("unreachable", "timeout")


@pytest.mark.parametrize(
    "location",
    ["http://[broken", "//", "http://", "javascript:alert(1)", "data:text/html,x", "http://\xff/", "x" * 20_000],
)
def test_redirect_to_invalid_location_is_not_indexable(store: FactsStore, location: str):
    head = f"HTTP/1.1 302 Found\r\nLocation: {location}\r\nContent-Length: 0\r\n\r\n".encode("latin-1")
    facts = check_raw(head, store)
    assert facts.reason in ("redirect-loop", "redirect")
    assert facts.indexable is False


def test_non_ascii_header_bytes_are_stored_as_facts(store: FactsStore):
    head = OK + b'ETag: "\xff\xfe"\r\nLast-Modified: \xe9\r\nSet-Cookie: a=\xff\r\nContent-Length: 1\r\n\r\nx'
    facts = check_raw(head, store)
    assert (facts.reason, facts.modified) == ("ok", "é")
    assert next(store.read([facts.loc], "studio")) == facts


def test_body_beyond_two_mebibytes_is_truncated(store: FactsStore):
    facts = check_raw(OK + b"\r\n" + b"<p>" + b"x" * (4 << 20), store)
    assert (facts.reason, facts.bytes, facts.truncated) == ("ok", 2 << 20, True)


def test_body_of_large_video_is_not_read(store: FactsStore):
    head = b"HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 99999999999\r\n\r\n"
    facts = check_raw(head, store, drip_s=60.0)
    assert (facts.reason, facts.bytes) == ("ok", 99_999_999_999)


# Addresses


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address")
@pytest.mark.parametrize(
    ("target", "kind"),
    [
        ("http://127.0.0.1:{port}/secret", "address"), ("http://localhost:{port}/secret", "address"),
        ("http://private.example:{port}/secret", "address"), ("http://[::1]:{port}/secret", "address"),
        ("http://2130706433:{port}/secret", "location"), ("http://169.254.169.254/latest/meta-data/", "address"),
        ("file:///etc/passwd", "location"),
    ],
)  # fmt: skip
def test_redirect_from_public_to_private_address_is_not_requested(
    site: Site, store: FactsStore, target: str, kind: str, monkeypatch: pytest.MonkeyPatch
):
    real, resolve = public_hosts.is_public, socket.getaddrinfo
    names = {"public.example": "127.0.0.2", "private.example": "127.0.0.1"}
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda host, *more, **rest: resolve(names.get(host, host), *more, **rest)
    )
    for module in (public_hosts, page_chains):
        monkeypatch.setattr(module, "is_public", lambda address: address == "127.0.0.2" or real(address))
    site.page("/secret")
    found = list[PageFacts]()
    with HTTPServer(host="127.0.0.2") as server:
        url = Site(server).page("/a", "", 302, Location=target.format(port=site.server.port))
        url = url.replace("127.0.0.2", "public.example")
        check_pages([url], store, CheckOptions(retry_waits_s=(), rate=0), on_page=found.append)
    assert (found[0].reason, found[0].error_kind, found[0].hops[0].status) == ("redirect-loop", kind, 302)
    assert site.all_requests == []


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address")
def test_private_address_of_connection_is_refused_after_public_answer(
    site: Site, store: FactsStore, monkeypatch: pytest.MonkeyPatch
):
    real, resolve, answers = public_hosts.is_public, socket.getaddrinfo, list[str]()

    def answer(host: str, *more: Any, **rest: Any) -> object:
        """Resolve a name first to the public address, later to the private one."""
        if host != "public.example":
            return resolve(host, *more, **rest)
        answers.append("127.0.0.1" if answers else "127.0.0.2")
        return resolve(answers[-1], *more, **rest)

    for module in (public_hosts, page_chains):
        monkeypatch.setattr(module, "is_public", lambda address: address == "127.0.0.2" or real(address))
    monkeypatch.setattr(socket, "getaddrinfo", answer)
    found = list[PageFacts]()
    url = site.page("/secret").replace("localhost", "public.example")
    check_pages([url], store, CheckOptions(retry_waits_s=(), rate=0), on_page=found.append)
    assert len(answers) > 1
    assert (found[0].reason, found[0].indexable, site.all_requests) == ("unreachable", None, [])


# Certificates


@contextmanager
def https_server(context: ssl.SSLContext, response: bytes = OK + b"Content-Length: 0\r\n\r\n") -> Iterator[str]:
    """Send a response by TLS to every connection."""
    server = socket.create_server(("127.0.0.1", 0))
    is_over = threading.Event()

    def serve() -> None:
        while not is_over.is_set():
            try:
                connection, _ = server.accept()
                with connection, context.wrap_socket(connection, server_side=True) as tls:
                    tls.recv(65_536)
                    tls.sendall(response)
            except OSError:
                continue

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield f"https://127.0.0.1:{server.getsockname()[1]}/a"
    finally:
        is_over.set()
        server.shutdown(socket.SHUT_RDWR)
        server.close()
        thread.join()


@pytest.mark.parametrize(
    ("name", "not_after", "text"),
    [
        ("127.0.0.1", dt.datetime(2026, 11, 2, tzinfo=dt.UTC), "The certificate expired on 2026-11-02."),
        ("other.example", dt.datetime(2049, 1, 1, tzinfo=dt.UTC), "not trusted: IP address mismatch"),
        ("", dt.datetime(2049, 1, 1, tzinfo=dt.UTC), "not trusted: "),
    ],
    ids=["expired", "wrong name", "unknown authority"],
)
def test_page_with_certificate_fault_is_unreachable_with_reason(
    store: FactsStore, name: str, not_after: dt.datetime, text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    start = dt.datetime(2020, 1, 1, tzinfo=dt.UTC)
    authority.issue_cert(name or "127.0.0.1", not_before=start, not_after=not_after).configure_cert(context)
    if name:
        trust(authority, tmp_path, monkeypatch)
    found = list[PageFacts]()
    with https_server(context) as url:
        check_pages([url], store, CheckOptions(retry_waits_s=()), on_page=found.append)
    assert (found[0].reason, found[0].error_kind) == ("unreachable", "tls")
    assert text in found[0].error


def trust(authority: trustme.CA, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the HTTP client trust an authority, as if it were in the system's store."""
    authority.cert_pem.write_to_path(folder / "ca.pem")
    trusted = ssl.create_default_context(cafile=str(folder / "ca.pem"))
    monkeypatch.setattr(aiohttp.connector, "_SSL_CONTEXT_VERIFIED", trusted)


def test_redirect_from_https_to_http_gets_no_credentials(
    site: Site, store: FactsStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    authority, context = trustme.CA(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    trust(authority, tmp_path, monkeypatch)
    response = f"HTTP/1.1 301 Any\r\nLocation: {site.page('/plain')}\r\nContent-Length: 0\r\n\r\n".encode()
    found = list[PageFacts]()
    options = CheckOptions(rate=0, retry_waits_s=(), user=("me", "secret"), headers=(("X-Token", "secret"),))
    with https_server(context, response) as url:
        check_pages([url], store, options, on_page=found.append)
    assert (found[0].reason, found[0].target) == ("redirect", site.url("/plain"))
    assert "/plain" in site.requests
    assert not any({"Authorization", "X-Token"} & set(each.headers.keys()) for each in site.all_requests)


# Killed processes


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGINT], ids=["kill", "interrupt"])
def test_check_continues_after_killed_or_interrupted_process(site: Site, tmp_path: Path, ending: signal.Signals):
    urls = [site.page(f"/{number}", html(body=str(number))) for number in range(60)]
    sitemap = tmp_path / "urls.txt"
    sitemap.write_text("\n".join(urls))
    command = [sys.executable, "-m", "sitemap_studio", "pages", str(sitemap), "--format", "jsonl"]
    folder = tmp_path / "facts"
    environment = {**os.environ, "SITEMAP_STUDIO_CACHE": str(folder)}
    running = subprocess.Popen(
        [*command, "--rate", "10"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert running.stdout is not None
    for _ in range(25):
        running.stdout.readline()
    running.send_signal(ending)
    rest = running.stdout.read()
    running.stdout.close()
    assert running.wait() == (130 if ending == signal.SIGINT else -signal.SIGKILL)
    if ending == signal.SIGINT:
        assert json.loads(rest.splitlines()[-1])["ended"] == "stopped"
    site.accept_all()
    n_before = len(site.requests)
    done = subprocess.run(
        [*command, "--rate", "0"], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    summary = json.loads(done.stdout.splitlines()[-1])
    assert (done.returncode, summary["counts"]["left"], summary["counts"]["reasons"]) == (0, 0, {"ok": 60})
    # A killed process loses at most the pages of the last second.
    assert summary["counts"]["young"] >= 10
    assert len(site.requests) - n_before == 60 - summary["counts"]["young"]
    assert "damaged" not in done.stderr
    (store_path,) = folder.rglob("*.sqlite")
    with closing(sqlite3.connect(store_path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_facts_are_stored_while_response_of_another_is_awaited(site: Site, store: FactsStore):
    progress, reader, url = Progress(), FactsStore(store.folder), site.page("/page")

    def stop_when_stored() -> None:
        while reader.get(url, "studio") is None:
            time.sleep(0.05)
        progress.cancel()
        reader.close()

    watcher = threading.Thread(target=stop_when_stored)
    watcher.start()
    with raw_server(b"", drip_s=60.0) as hanging:
        result = check_pages([url, hanging], store, CheckOptions(), progress=progress)
    watcher.join()
    assert (result.ended, result.n_left) == ("stopped", 1)
