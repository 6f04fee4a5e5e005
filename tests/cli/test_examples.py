"""The examples in the help of each command work as they are written."""

from __future__ import annotations

import glob
import gzip
import shlex
import shutil
import subprocess

import pytest

from sitemap_studio.document.command_line import COMMANDS
from tests.builders import files_in, index, put, urlset

SITE = "https://www.example.com"
LOG = '192.0.2.1 - - [10/Oct/2026:13:55:36 +0000] "GET /a.html HTTP/1.1" 200 2326 "-" "Mozilla/5.0"\n'
CONFIG = f'<site base_url="{SITE}/" store_into="sitemap.xml"><url href="{SITE}/a"/></site>'

EXAMPLES = [(name, example) for name, command in COMMANDS.items() for example in command.examples]
ELSEWHERE = ("fetch", "menu")
"""Commands whose examples need the network, or an installation."""


AUTHOR = ("-c", "user.name=Someone", "-c", "user.email=someone@example.com", "-c", "commit.gpgsign=false")


def lay_out(command, folder):
    """Make the files that the examples name."""
    plain = urlset(f"{SITE}/", {"loc": f"{SITE}/blog/a", "lastmod": "2026-01-02T10:00"}, f"{SITE}/blog/a")
    names = ("a.xml", "b.xml", "old.xml", "old/sitemap.xml", "public/a.xml", "sitemap.xml")
    for name in names:
        put(folder / name, plain)
    put(folder / "sitemap_index.xml", index(f"{SITE}/a.xml", f"{SITE}/b.xml"))
    put(folder / "public" / "index.html", "<html><title>Home</title></html>")
    put(folder / "redirects.txt", "/blog/a /blog/b\n")
    put(folder / "broken.xml", urlset(f"{SITE}/?a=1&b=2").replace("&amp;", "&"))
    put(folder / "urls.csv", f"loc\n{SITE}/\n")
    put(folder / "crawl.csv", f"Address\n{SITE}/\n")
    put(folder / "access.log.gz", gzip.compress(LOG.encode(), mtime=0))
    put(folder / "config.xml", CONFIG)
    if command == "diff":
        put(folder / "new.xml", urlset(f"{SITE}/"))
        put(folder / "new" / "sitemap.xml", urlset(f"{SITE}/blog/b"))


@pytest.mark.parametrize(("command", "example"), [each for each in EXAMPLES if each[0] not in ELSEWHERE])
def test_an_example_works_as_it_is_written(run, tmp_path, monkeypatch, command, example):
    if "--dates git" in example and shutil.which("git") is None:
        pytest.skip("git is not installed")
    monkeypatch.chdir(tmp_path)
    lay_out(command, tmp_path)
    if command in ("scan", "import") and "--output sitemap.xml" in example:
        (tmp_path / "sitemap.xml").unlink()
    if "--dates git" in example:
        for step in (("init", "-q"), ("add", "."), (*AUTHOR, "commit", "-q", "-m", "pages")):
            subprocess.run(["git", *step], check=True)
    words = [word for part in shlex.split(example) for word in sorted(glob.glob(part)) or [part]]  # noqa: PTH207
    before = files_in(tmp_path)
    said = run(command, *words)
    assert said.code in (0, 1), said.err
    assert said.out or files_in(tmp_path) != before
