"""Generated inputs of sources: a site with 200 gzipped sitemaps on a local server, folders of pages, access logs."""

from __future__ import annotations

import gzip
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from tests.benchmarks.data import ENTRIES_IN_FILE, Data

N_SITEMAPS: Final = 200
"""Number of sitemaps of the served site."""

N_FETCHED: Final = 2_000_000
"""Number of entries in all of them."""

_LOG_BLOCK_LINES: Final = 1_000_000
_ENTRY_END: Final = b"  </url>\n"
_NAMESPACE: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
_AGENTS: Final = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
)


@contextmanager
def serve_site(data: Data, folder: Path) -> Iterator[str]:
    """Write a site with `N_SITEMAPS` sitemaps to a folder, serve it from another process, and yield its URL."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    names = _write_sitemaps(data, folder)
    listed = "".join(f"<sitemap><loc>{url}{name}</loc></sitemap>" for name in names)
    (folder / "sitemap.xml").write_text(f'<sitemapindex xmlns="{_NAMESPACE}">{listed}</sitemapindex>', "utf-8")
    (folder / "robots.txt").write_text(f"Sitemap: {url}sitemap.xml\n", "ascii")
    (folder / "urls.txt").write_text("".join(f"{url}{name}\n" for name in names), "ascii")
    with run_server(port, "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)):
        yield url


def free_port() -> int:
    """Return the number of a local port that is free now."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port: int = free.getsockname()[1]
    return port


@contextmanager
def run_server(port: int, module: str, *arguments: str) -> Iterator[None]:
    """Run a module that serves a port in another process, from when the port accepts connections until the end."""
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            _wait_for_server(port)
            yield
        finally:
            server.terminate()


def _wait_for_server(port: int) -> None:
    """Wait up to 30 seconds until a local port accepts connections.

    Raises:
        RuntimeError: It does not.
    """
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("The server does not answer.")


def _write_sitemaps(data: Data, folder: Path) -> list[str]:
    """Write `N_SITEMAPS` gzipped sitemaps with the entries of the set, and return their names.

    Each puts the paths of its URLs below another folder, so that all URLs are unique.
    """
    size, names = N_FETCHED // N_SITEMAPS, list[str]()
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{_NAMESPACE}">\n'.encode()
    while len(names) < N_SITEMAPS:
        for file in data.files:
            _, _, text = gzip.decompress(file.read_bytes()).partition(b'0.9">\n')
            entries = text.removesuffix(b"</urlset>\n").split(_ENTRY_END)[:ENTRIES_IN_FILE]
            for start in range(0, ENTRIES_IN_FILE, size):
                chunk = (entry.replace(b".com/", b".com/%d/" % len(names)) for entry in entries[start : start + size])
                names.append(f"s-{len(names):03}.xml.gz")
                (folder / names[-1]).write_bytes(
                    gzip.compress(head + b"".join(entry + _ENTRY_END for entry in chunk) + b"</urlset>\n", 6, mtime=0)
                )
    return names


def write_pages(folder: Path, n_pages: int) -> Path:
    """Write HTML pages into 200 subfolders, one in fifty with noindex, and return the folder."""
    text = "<p>Some text of a page that goes on, with <a href='/x'>a link</a> and more text behind it.</p>\n" * 40
    for number in range(n_pages):
        subfolder = folder / f"s{number % 200}"
        subfolder.mkdir(parents=True, exist_ok=True)
        robots = '<meta name="robots" content="noindex">' if number % 50 == 0 else ""
        url = f"https://www.example.com/s{number % 200}/page-{number}.html"
        (subfolder / f"page-{number}.html").write_text(
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page {number}</title>{robots}'
            f'<link rel="canonical" href="{url}"></head><body><h1>Page {number}</h1>{text}</body></html>',
            "utf-8",
        )
    return folder


def write_log(path: Path, n_lines: int) -> Path:
    """Write an access log in the Combined format, and return its path; its first million lines are repeated."""
    dice = random.Random("log")
    block = "".join(_log_line(dice, number) for number in range(min(n_lines, _LOG_BLOCK_LINES))).encode()
    with path.open("wb") as file:
        for _ in range(0, n_lines, _LOG_BLOCK_LINES):
            file.write(block)
    return path


def _log_line(dice: random.Random, number: int) -> str:
    """Return line `number` of the log, with a random page."""
    page = int(dice.random() ** 2 * 50_000)
    path = f"/assets/{page % 300}.css" if number % 4 == 0 else f"/catalog/{page % 97}/item-{page}"
    moment = (
        f"{number // 86_400 % 28 + 1:02}/Nov/2026:{number // 3_600 % 24:02}:{number // 60 % 60:02}:{number % 60:02}"
    )
    return (
        f"{page % 256}.{number % 256}.1.2 - - [{moment} +0000] "
        f'"GET {path}{"?page=2" if number % 9 == 0 else ""} HTTP/1.1" {404 if number % 20 == 0 else 200} {page} '
        f'"https://www.example.com/{page % 13}" "{_AGENTS[number % len(_AGENTS)]}"\n'
    )
