"""The command pages with invalid input: URLs, options, no network, folders that can't be written, and hosts in use."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sitemap_studio.core.file_lock import SetLock
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.robots_files import host_key
from tests.cli.conftest import Run
from tests.pages.site import Site, html

pytestmark = pytest.mark.usefixtures("facts_folder")


INCOMPLETE = (
    "/a", "example.com/b", "ftp://example.com/", "mailto:a@b", "http://", "https:///x", "https://[broken/", "http:x",
    "", " ", "/a", "http://example.com:99999/",
)  # fmt: skip


def test_entries_without_complete_url_are_counted_not_requested(run: Run, site: Site, list_urls):
    sitemap = list_urls(*INCOMPLETE, site.page("/ok"))
    result = run("pages", sitemap)
    assert result.out.splitlines() == ["1 page: 1 ok", "0 % of the answered pages don't belong in a sitemap.", "12 entries have no complete URL."]  # fmt: skip
    assert (result.code, site.requests) == (0, ["/ok"])
    counts = run("pages", sitemap, "--format", "json").json["counts"]
    assert (counts["listed"], counts["incomplete"]) == (1, 12)


def test_page_listed_twice_is_requested_once(run: Run, site: Site, list_urls):
    url = site.page("/twice")
    result = run("pages", list_urls(url, url, f"{url}#part", f" {url} "), "--format", "json")
    assert (result.json["counts"]["listed"], site.requests) == (1, ["/twice"])


@pytest.fixture
def closed_port() -> int:
    """A local port at which no server listens."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        port: int = server.getsockname()[1]
    return port


def test_unreachable_host_is_reported_once_in_text(run: Run, list_urls, closed_port: int):
    urls = [f"http://127.0.0.1:{closed_port}/{number}" for number in range(60)]
    result = run("pages", list_urls(*urls), "--rate", "0")
    lines = result.out.splitlines()
    assert lines[0].startswith(f"127.0.0.1:{closed_port} could not be reached: The request failed: ")
    assert lines[-2].startswith(f"127.0.0.1:{closed_port} was paused: The host could not be reached: ")
    assert re.fullmatch(r"\d\d pages were not requested\.", lines[-1])
    assert (result.code, len(lines), "/0" in result.out) == (1, 5, False)


def test_unknown_host_does_not_hide_pages_of_others(run: Run, site: Site, list_urls):
    unknown = [f"https://nothing.invalid/{number}" for number in range(3)]
    sitemap = list_urls(*unknown, site.url("/gone"))
    result = run("pages", sitemap, "--rate", "0")
    assert result.out.splitlines()[:2] == [
        "nothing.invalid could not be reached: The host was not found.",
        f"{site.url('/gone')}: not-found · 404 [page-not-found]",
    ]
    # Each page has facts, also for programs.
    assert result.code == 1
    assert "https://nothing.invalid/0" in run("pages", sitemap, "--verbose").out
    assert len(run("pages", sitemap, "--format", "json").json["pages"]) == 4


@pytest.mark.parametrize(
    "options",
    [
        ["--rate", "-1"], ["--rate", "fast"], ["--rate", "nan"], ["--max-age", "1w"], ["--max-age", "-1"], ["--header", "x"],
        ["--header", "X: a\nY: b"], ["--header", ": x"], ["--bot", "slurp"],
    ],
    ids=repr,
)  # fmt: skip
def test_invalid_option_is_one_sentence_before_any_request(run: Run, site: Site, list_urls, options: list[str]):
    result = run("pages", list_urls(site.page("/a")), *options)
    assert (result.code, result.out, site.all_requests) == (2, "", [])
    (message,) = (line for line in result.err.splitlines() if line.startswith("sitemap-studio"))
    assert options[0] in message


def test_file_instead_of_cache_folder_is_reported_once(run: Run, site: Site, list_urls, facts_folder: Path, tmp_path):
    facts_folder.parent.mkdir()
    facts_folder.write_text("")
    urls = [site.page(f"/{number}", html(body=str(number))) for number in range(5)]
    result = run("pages", list_urls(*urls), "--format", "json", "--output", tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text())
    assert (result.code, report["counts"]["reasons"], len(report["pages"])) == (0, {"ok": 5}, 5)
    assert result.err.count("can't be stored") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of processes")
def test_check_on_full_disk_continues_in_memory(run_in_process, site: Site, list_urls):
    urls = [site.page(f"/{number}", html(body=str(number))) for number in range(5)]
    before = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))"
    result = run_in_process("pages", list_urls(*urls, site.url("/gone")), "--format", "json", before=before)
    assert (result.code, result.json["counts"]["reasons"]) == (1, {"not-found": 1, "ok": 5})
    assert len(result.json["pages"]) == 6
    assert result.err.count("can't be stored") == 1


def test_run_on_used_host_names_locking_process(run: Run, site: Site, list_urls, facts_folder: Path):
    sitemap = list_urls(site.page("/a"))
    lock = FactsStore(facts_folder).lock_host(host_key(site.url("/")))
    assert isinstance(lock, SetLock)
    with lock:
        result = run("pages", sitemap)
        assert (result.code, site.all_requests) == (1, [])
    assert f"process {os.getpid()} of" in result.out
    assert "1 page was not requested." in result.out
    assert run("pages", sitemap).code == 0


def test_used_host_does_not_stop_checks_of_others(run: Run, site: Site, list_urls, facts_folder: Path):
    lock = FactsStore(facts_folder).lock_host("other.example")
    assert isinstance(lock, SetLock)
    with lock:
        assert run("pages", list_urls(site.page("/a"))).code == 0


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_killed_run_does_not_block_its_host(run: Run, site: Site, list_urls, facts_folder: Path):
    program = (
        "import sys; from pathlib import Path; from sitemap_studio.pages.facts_store import FactsStore;"
        "lock = FactsStore(Path(sys.argv[1])).lock_host(sys.argv[2]); print('locked', flush=True); input()"
    )
    command = [sys.executable, "-c", program, str(facts_folder), host_key(site.url("/"))]
    sitemap = list_urls(site.page("/a"))
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"locked\n"
        assert f"process {process.pid} of" in run("pages", sitemap).out
        process.kill()
        process.wait()
    assert run("pages", sitemap).code == 0
