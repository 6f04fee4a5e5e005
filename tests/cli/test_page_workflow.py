"""The complete workflow with the pages of a large site: check, causes, fixes, a lossless save, and a clean second check."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path

import pytest

from tests.builders import NAMESPACE, index
from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("facts_folder")
REMOVED = ""
N_PAGES = 5_000
LATE, DATED = "2026-06-01", "2026-03-04"
SETS = (("one.xml", "\n"), ("two.xml", "\r\n"))
"""Names and line ends of the two sitemaps."""


@dataclass
class Page:
    """Response of a server: status, header fields, and elements of the head and text of an HTML page."""

    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    head: str = ""
    text: str = ""

    def message(self) -> bytes:
        """Return the bytes of the response: status line, header and an HTML page."""
        body = f"<!doctype html><html><head><title>T</title>{self.head}</head><body>{self.text}</body></html>".encode()
        fields = {"Content-Type": "text/html; charset=utf-8", **self.headers, "Content-Length": str(len(body))}
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        return f"HTTP/1.1 {self.status} {HTTPStatus(self.status).phrase}\r\n{lines}\r\n".encode() + body


class Site:
    """Site on this machine that needs little processor time.

    Attributes:
        pages: The pages by path; other paths are not found.
        url: URL of the root, without a slash at the end.
        n_requests: Number of requests so far.
    """

    def __init__(self) -> None:
        """Create a site with no pages but robots.txt."""
        robots = b"User-agent: *\nDisallow: /private/\n"
        self.robots = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n%s" % (
            len(robots),
            robots,
        )
        self.pages = dict[str, Page]()
        self.url = ""
        self.n_requests = 0

    @contextmanager
    def serving(self) -> Iterator[Site]:
        """Serve the site from another thread."""
        loop = asyncio.new_event_loop()
        server = loop.run_until_complete(asyncio.start_server(self._answer, "127.0.0.1", 0, backlog=500))
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        thread = threading.Thread(target=loop.run_forever)
        thread.start()
        try:
            yield self
        finally:
            asyncio.run_coroutine_threadsafe(_stop(server), loop).result()
            loop.call_soon_threadsafe(loop.stop)
            thread.join()
            loop.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the requests of a connection."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                path = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)[1].decode()
                self.n_requests += 1
                missing = Page(404, text="Not found.")
                writer.write(self.robots if path == "/robots.txt" else self.pages.get(path, missing).message())
                await writer.drain()
        writer.close()


async def _stop(server: asyncio.Server) -> None:
    """Stop a server, and cancel the tasks of its connections."""
    server.close()
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@dataclass
class Entry:
    """Planned entry: path of its page, and its path and date after the fixes.

    Attributes:
        path: The listed path.
        fixed: The path after the fixes; `REMOVED` for an entry that is removed.
        languages: Paths of its alternates by language.
        is_late: Whether its date is newer than the page.
    """

    path: str
    fixed: str
    languages: dict[str, str] = field(default_factory=dict)
    is_late: bool = False


class Plan:
    """Pages of a site and the entries that list them, with twelve kinds of faults, and alternates with some of them.

    Attributes:
        pages: The pages by path.
        entries: The entries.
    """

    def __init__(self) -> None:
        """Create a plan without pages."""
        self.pages = dict[str, Page]()
        self.entries = list[Entry]()

    def page(self, path: str, status: int = 200, head: str = "", **headers: str) -> str:
        """Add a page with a unique text, and return its path; underscores in header names stand for hyphens."""
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        self.pages[path] = Page(status, fields, head, f"<main>The text of the page {path}.</main>")
        return path

    def entry(self, path: str, fixed: str | None = None, **others: object) -> None:
        """List a path; the fixed path is the same by default."""
        self.entries.append(Entry(path, path if fixed is None else fixed, **others))  # type: ignore[arg-type]


def redirect(plan: Plan, path: str, to: str, status: int = 301) -> str:
    """Add a page that redirects, and return its path."""
    return plan.page(path, status, Location=to)


def canonical(plan: Plan, path: str, to: str) -> str:
    """Add a page that states another canonical URL, and return its path."""
    return plan.page(path, head=f'<link rel="canonical" href="{to}">')


def plan_site() -> Plan:
    """Return a plan with `N_PAGES` entries."""
    plan = Plan()
    for number in range(1_150):
        plan.entry(redirect(plan, f"/shop/{number}", f"/shop/{number}/"), plan.page(f"/shop/{number}/"))
    for number in range(60):
        plan.entry(
            redirect(plan, f"/moved/{number}", f"/here/{number}?a=1&b=2", 308), plan.page(f"/here/{number}?a=1&b=2")
        )
    for number in range(20):
        middle = redirect(plan, f"/middle/{number}", f"/end/{number}", 301)
        plan.entry(redirect(plan, f"/chain/{number}", middle), plan.page(f"/end/{number}"))
    for number in range(25):
        plan.entry(plan.page(f"/listed/{number}"))
        plan.entry(redirect(plan, f"/to-listed/{number}", f"/listed/{number}#part"), REMOVED)
    for number in range(15):
        plan.entry(redirect(plan, f"/twin-a/{number}", f"/twin/{number}"), plan.page(f"/twin/{number}"))
        plan.entry(redirect(plan, f"/twin-b/{number}", f"/twin/{number}"), REMOVED)
    for number in range(30):
        plan.entry(canonical(plan, f"/print/{number}", f"/article/{number}"), plan.page(f"/article/{number}"))
    for number in range(22):
        plan.entry(plan.page(f"/item/{number}"))
        plan.entry(canonical(plan, f"/item/{number}?session=1", f"/item/{number}"), REMOVED)
    for number in range(40):
        plan.entry(plan.page(f"/gone/{number}", 404 if number % 2 else 410), REMOVED)
    for number in range(30):
        head = '<meta name="robots" content="noindex">' if number % 2 else ""
        plan.entry(plan.page(f"/hidden/{number}", 200, head, **({} if head else {"X_Robots_Tag": "noindex"})), REMOVED)
    for number in range(18):
        plan.entry(plan.page(f"/private/{number}"), REMOVED)
    for number in range(12):
        plan.entry(redirect(plan, f"/loop/{number}", f"/loop/{number}"), REMOVED)
    for number in range(35):
        dated = f'<meta property="article:modified_time" content="{DATED}">'
        plan.entry(plan.page(f"/news/{number}", head=dated), is_late=True)
    for number in range(40):
        languages = {
            "en": f"/en/{number}",
            "de": f"/moved/{number}",
            "fr": f"/gone/{number}",
            "x-default": f"/en/{number}",
        }
        plan.entry(plan.page(f"/en/{number}"), languages=languages)
    while len(plan.entries) < N_PAGES:
        plan.entry(plan.page(f"/fine/{len(plan.entries)}"))
    return plan


EXPECTED_REASONS = {
    "robots.txt": 18, "not-found": 40, "redirect-loop": 12, "redirect": 1_150 + 60 + 20 + 25 + 30, "noindex": 30,
    "canonical": 30 + 22,
}  # fmt: skip
EXPECTED_PROBLEMS = {
    "page-not-found": 40, "page-noindex": 30, "page-robots": 18, "page-redirect-loop": 12, "page-redirect": 1_285,
    "page-canonical": 52, "page-hreflang": 40, "page-lastmod-late": 35,
}  # fmt: skip


def sitemap_text(plan: Plan, number: int, root: str, *, fixed: bool) -> str:
    """Return the text of a sitemap with every second entry of a plan, before or after the fixes.

    Args:
        plan: The plan.
        number: 0 or 1, the number of the sitemap in `SETS`, and of its first entry.
        root: URL of the site.
        fixed: Whether to return the text after the fixes.
    """
    new = {entry.path: entry.fixed for entry in plan.entries} if fixed else {}
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>', "<!-- Made by hand: do not sort. -->", "<?keep this?>",
        f'<urlset xmlns="{NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
        '  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:my="https://example.com/ns">',
    ]  # fmt: skip
    for place, entry in enumerate(plan.entries[number::2]):
        if place % 500 == 0:
            lines.append(f"  <!-- Entries from {place} -->")
        path = entry.fixed if fixed else entry.path
        if path == REMOVED:
            continue
        loc = f"{root}{path}".replace("&", "&amp;")
        lines += ["  <url>", f"    <loc>{loc}</loc>" if place % 3 else f"\t<loc><![CDATA[{root}{path}]]></loc>"]
        if entry.is_late:
            lines.append(f"    <lastmod>{DATED if fixed else LATE}</lastmod>")
        if place % 7 == 0:
            lines += ["    <image:image>", f"      <image:loc>{root}/a.png</image:loc>", "    </image:image>"]
        if place % 11 == 0:
            lines += ["    <my:note  kept = 'yes' >a &#228; b</my:note>", "    <!-- in an entry -->"]
        for code, target in entry.languages.items():
            if (target := new.get(target, target)) != REMOVED:
                href = f"{root}{target}".replace("&", "&amp;")
                lines.append(f'    <xhtml:link rel="alternate" hreflang="{code}" href="{href}"/>')
        lines.append("  </url>")
    return SETS[number][1].join([*lines, "</urlset>", "<!-- end -->", ""])


def test_second_check_of_fixed_site_finds_no_faults(run: Run, run_in_process: Run, tmp_path: Path):
    # The long check runs in another process, as the server in this one would slow it down.
    plan, site = plan_site(), Site()
    site.pages = plan.pages
    with site.serving():
        before, after = (
            [sitemap_text(plan, number, site.url, fixed=fixed) for number in (0, 1)] for fixed in (False, True)
        )
        for (name, _), text in zip(SETS, before, strict=True):
            (tmp_path / name).write_bytes(text.encode())
        path = tmp_path / "sitemap.xml"
        path.write_text(index(*(f"{site.url}/{name}" for name, _ in SETS)))
        written = path.read_bytes()

        checked = run_in_process("pages", path, "--rate", "0", "--format", "json", "--quiet", timeout=200)
        assert checked.code == 1
        found = checked.json
        assert found["counts"]["listed"] == N_PAGES
        reasons = found["counts"]["reasons"]
        assert reasons.pop("ok") == N_PAGES - sum(EXPECTED_REASONS.values())
        assert reasons == EXPECTED_REASONS
        assert found["problems"] == EXPECTED_PROBLEMS
        (cause,) = found["causes"]
        assert (cause["kind"], cause["urls"], round(cause["share"], 2)) == ("slash-added", 1_150, 0.23)
        assert [cause["from"], cause["to"]] == [f"{site.url}/shop/…", f"{site.url}/shop/…/"]

        n_requests = site.n_requests
        choices = ("--replace", "redirect,canonical", "--remove", "not-found,noindex,robots.txt,redirect-loop")
        fixed = run("fix", path, "--pages", *choices, "--json")
        assert (fixed.code, fixed.json["uncertain"], fixed.json["unfixed"]) == (0, [], [])
        actions = [(fix["action"], fix["kept"] is None) for fix in fixed.json["fixes"]]
        assert {action: actions.count(action) for action in set(actions)} == {
            ("replace", True): 1_150 + 60 + 20 + 15 + 30, ("remove", False): 25 + 15 + 22,
            ("remove", True): 40 + 30 + 18 + 12,
        }  # fmt: skip
        links = [link["after"] is None for link in fixed.json["links"]]
        assert (links.count(False), links.count(True)) == (40, 40)
        dates = run("fix", path, "--pages", "--rule", "page-lastmod-late", "--json")
        assert (dates.code, dates.json["n_fixed"], site.n_requests) == (0, 35, n_requests)

        assert [(tmp_path / name).read_bytes().decode() for name, _ in SETS] == after
        assert path.read_bytes() == written

        n_left = sum(entry.fixed != REMOVED for entry in plan.entries)
        n_requests = site.n_requests
        for again in ((), ("--max-age", "0", "--sample", "300")):
            checked = run("pages", path, "--rate", "0", *again, "--format", "json", "--quiet")
            found = checked.json
            assert checked.code == 0
            assert found["counts"]["reasons"] == {"ok": 300 if again else n_left}
            assert (found["problems"], found["causes"], found["bad_percent"]) == ({}, [], 0)
            assert (site.n_requests > n_requests) == bool(again)
