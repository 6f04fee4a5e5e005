"""A web site on this machine for tests: pages by path, and a log of all requests."""

from __future__ import annotations

import re
import socket
import threading
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

HTML = "text/html; charset=utf-8"


def html(head: str = "", body: str = "A page with a text of its own.") -> str:
    return f"<!doctype html><html><head><title>Title</title>{head}</head><body><main>{body}</main></body></html>"


def assert_rate(times: Sequence[float], begin: float, rate: float) -> None:
    """Assert that requests kept a rate, given the times at which they arrived, and a time before the first one.

    Requests start at the rate, but arrive later on a busy machine, and so closer together: up to one second is tolerated in
    the number of requests in any two seconds, and no request arrives before its turn since the beginning.
    """
    assert all(at >= begin + number / rate for number, at in enumerate(times))
    assert max(bisect_left(times, start + 2) - number for number, start in enumerate(times)) <= (2 + 1) * rate


@contextmanager
def raw_server(response: bytes, *, path: str = "/page", drip_s: float | None = None) -> Iterator[str]:
    """Send bytes for a path, with `drip_s` and then one more byte each so many seconds; other paths are missing."""
    is_over = threading.Event()
    server = socket.create_server(("127.0.0.1", 0))

    def answer(connection: socket.socket) -> None:
        with connection:
            request = connection.recv(65_536)
            if not request.startswith(f"GET {path} ".encode()):
                connection.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            with suppress(OSError):
                connection.sendall(response)
                while drip_s is not None and not is_over.wait(drip_s):
                    connection.sendall(b" ")

    def serve_all() -> None:
        while True:
            try:
                connection, _ = server.accept()
            except OSError:
                return
            threads.append(threading.Thread(target=answer, args=(connection,)))
            threads[-1].start()

    threads = [threading.Thread(target=serve_all)]
    threads[0].start()
    try:
        yield f"http://127.0.0.1:{server.getsockname()[1]}{path}"
    finally:
        is_over.set()
        server.shutdown(socket.SHUT_RDWR)
        server.close()
        for thread in threads:
            thread.join()


@dataclass
class Site:
    """Pages that a server sends, by path; other paths are not found.

    Attributes:
        server: The server.
        requests: The paths of all requests, without robots.txt and invented paths.
        all_requests: All requests.
        times: Times of all requests, in seconds of `time.monotonic`.
    """

    server: HTTPServer
    pages: dict[str, Callable[[Request], Response]] = field(default_factory=dict)
    all_requests: list[Request] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.server.expect_request(re.compile(".*")).respond_with_handler(self._answer)

    def _answer(self, request: Request) -> Response:
        self.all_requests.append(request)
        self.times.append(time.monotonic())
        page = self.pages.get(request.path)
        return Response("not found", 404, content_type=HTML) if page is None else page(request)

    def page(
        self, path: str, text: str | bytes = html(), status: int = 200, *, content_type: str = HTML, **headers: str
    ) -> str:
        """Add a page, and return its URL; underscores in names of header fields stand for hyphens."""
        fields = [(name.replace("_", "-"), value) for name, value in headers.items()]
        self.pages[path] = lambda request: Response(text, status, fields, content_type=content_type)
        return self.url(path)

    def handle(self, path: str, handler: Callable[[Request], Response]) -> str:
        """Add a page with a function that answers its requests, and return its URL."""
        self.pages[path] = handler
        return self.url(path)

    def url(self, path: str) -> str:
        return self.server.url_for(path)

    def accept_all(self) -> None:
        """Request a page, so that the server has accepted all earlier connections, also of a client that has ended."""
        with socket.create_connection((self.server.host, self.server.port)) as connection:
            connection.sendall(b"GET /accepted HTTP/1.0\r\n\r\n")
            while connection.recv(65_536):
                pass

    @property
    def requests(self) -> list[str]:
        return [
            request.path
            for request in self.all_requests
            if request.path in self.pages and request.path != "/robots.txt"
        ]
