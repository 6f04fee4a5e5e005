"""Generated web pages of 33 KB, and a server that sends them, in its own process.

python -m tests.benchmarks.pages_data PORT
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from tests.benchmarks.sources_data import free_port, run_server

_N_TEXTS: Final = 50
"""Number of distinct pages; others repeat them with another number."""

_NUMBER_MARK: Final = b"@number@"
"""Text in generated pages that the server replaces by the number of the page."""

_WORDS: Final = tuple(
    "".join(random.Random(number).choices("abcdefghijklmnopqrstuvwxyz", k=2 + number % 9)) for number in range(2_000)
)


def page_url(port: int, number: int) -> str:
    """Return the URL of a page on the local server."""
    return f"http://127.0.0.1:{port}/p/{number}"


def write_page_set(path: Path, port: int, count: int) -> Path:
    """Write a sitemap that lists pages of the local server, and return its path."""
    entries = "".join(f"<url><loc>{page_url(port, number)}</loc></url>\n" for number in range(count))
    path.write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</urlset>\n', "ascii")
    return path


@lru_cache(maxsize=_N_TEXTS)
def page_text(number: int) -> bytes:
    """Return a page as of a shop: metadata, JSON-LD, scripts and styles, navigation twice, and thirty articles.

    The main text begins with `_NUMBER_MARK`.
    """
    words = random.Random(number)
    meta = "".join(f'<meta property="og:{word}" content="{word} text">' for word in _WORDS[:20])
    files = "".join(f'<script src="/s{n}.js" async></script><link rel="stylesheet" href="/c{n}.css">' for n in range(6))
    data = '<script type="application/ld+json">{"@type": "Product", "dateModified": "2026-01-01"}</script>'
    code = "<script>" + "var a=1;function f(x){return x+1};" * 100 + "</script>"
    style = "<style>" + ".a{color:red;margin:0}" * 255 + "</style>"
    links = "".join(
        f'<li class="item-{n}"><a href="/c/{n}" title="{_WORDS[n]}">{_WORDS[n]}</a></li>' for n in range(80)
    )
    articles = "".join(
        f'<div class="card"><h3>{words.choice(_WORDS)}</h3><p>{" ".join(words.choices(_WORDS, k=40))}</p>'
        f'<a class="button" href="/p/{n}">more</a><img src="/i/{n}.jpg" alt=""></div>'
        for n in range(30)
    )
    navigation = f"<nav><ul>{links}</ul></nav>"
    head = f"<title>Page {number}</title>{meta}{data}{files}{code}{style}"
    body = f"{navigation}<main>{_NUMBER_MARK.decode()}{articles}</main><footer>{navigation}</footer>"
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'.encode()


@contextmanager
def serve_pages() -> Iterator[int]:
    """Serve pages from another process, and yield the port."""
    port = free_port()
    with run_server(port, "tests.benchmarks.pages_data", str(port)):
        yield port


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer all requests of a connection: pages below /p/, and status 404 for other paths."""
    with suppress(asyncio.IncompleteReadError, ConnectionError):
        while True:
            path = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)[1]
            body = b""
            if path.startswith(b"/p/"):
                body = page_text(int(path[3:]) % _N_TEXTS).replace(_NUMBER_MARK, path[3:])
            status = b"200 OK" if body else b"404 Not Found"
            kind = b"Content-Type: text/html; charset=utf-8\r\n" if body else b""
            writer.write(b"HTTP/1.1 %b\r\n%bContent-Length: %d\r\n\r\n%b" % (status, kind, len(body), body))
            await writer.drain()
    writer.close()


async def _serve(port: int) -> None:
    """Serve pages on a local port until the process ends."""
    async with await asyncio.start_server(_answer, "127.0.0.1", port, backlog=500) as server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1])))
