"""The examples in README.md, in the help of the window and in the help of the commands work as written."""

from __future__ import annotations

import glob
import gzip
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from sitemap_studio.document.command_line import COMMANDS
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from tests.builders import files_in, index, put, urlset

ROOT = Path(__file__).parents[2]
SITE = "https://www.example.com"
LOG = '192.0.2.1 - - [10/Oct/2026:13:55:36 +0000] "GET /a.html HTTP/1.1" 200 2326 "-" "Mozilla/5.0"\n'
CONFIG = f'<site base_url="{SITE}/" store_into="sitemap.xml"><url href="{SITE}/a"/></site>'
FEED = f'<rss version="2.0"><channel><title>News</title><item><link>{SITE}/news</link></item></channel></rss>'

ELSEWHERE = ("fetch", "menu", "pages")
"""Commands whose examples need the network, or an installation."""

AUTHOR = ("-c", "user.name=Someone", "-c", "user.email=someone@example.com", "-c", "commit.gpgsign=false")


def create_example_files(folder: Path) -> None:
    """Write the files that the examples name, in a repository with two commits."""
    plain = urlset(f"{SITE}/", {"loc": f"{SITE}/blog/a", "lastmod": "2026-01-02T10:00"}, f"{SITE}/blog/a")
    for name in ("a.xml", "b.xml", "old.xml", "old/sitemap.xml", "public/sitemap.xml", "public/a.xml", "sitemap.xml"):
        put(folder / name, plain)
    put(folder / "new.xml", urlset(f"{SITE}/"))
    put(folder / "new" / "sitemap.xml", urlset(f"{SITE}/blog/b"))
    put(folder / "sitemap_index.xml", index(f"{SITE}/a.xml", f"{SITE}/b.xml"))
    put(folder / "sitemap_index.xml.gz", index(f"{SITE}/a.xml", f"{SITE}/b.xml"))
    put(folder / "public" / "index.html", "<html><title>Home</title><p>Welcome")
    put(folder / "redirects.txt", "/blog/a /blog/b\n")
    put(folder / "robots.txt", "User-agent: *\nDisallow: /private/\n")
    put(folder / "broken.xml", urlset(f"{SITE}/?a=1&b=2").replace("&amp;", "&"))
    put(folder / "urls.csv", f"loc\n{SITE}/\n")
    put(folder / "crawl.csv", f"Address,Adresse,Statuscode\n{SITE}/,{SITE}/,200\n")
    put(folder / "pages.csv", "Page path,Views\n/a,3\n/b,2\n")
    put(folder / "feed.xml", FEED)
    put(folder / "access.log.gz", gzip.compress(LOG.encode(), mtime=0))
    put(folder / "config.xml", CONFIG)
    with FactsStore(folder / "cache" / "facts") as store:
        store.add(
            PageFacts(loc=f"{SITE}/blog/a", bot="studio", checked=1, status=404, reason="not-found", indexable=False)
        )
    for step in (
        ("init", "-q"), ("add", "."), ("commit", "-q", "-m", "pages"), ("commit", "-q", "--allow-empty", "-m", "none"),
    ):  # fmt: skip
        subprocess.run(["git", *AUTHOR, *step], check=True, cwd=folder)


def examples() -> list[str]:
    """Return the arguments of all examples: of README.md, of the pages of the help, and of the commands."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.findall(r"^(?:    |      - run: )sitemap-studio (.+?)(?:  +#.*)?$", readme, re.MULTILINE)
    for page in sorted((ROOT / "resources" / "help" / "en").glob("*.md")):
        found += re.findall("`sitemap-studio ([a-z]+ [^`]+)`", page.read_text(encoding="utf-8"))
    found += [f"{name} {example}".strip() for name, command in COMMANDS.items() for example in command.examples]
    return [example for example in found if example.split()[0] not in ELSEWHERE]


def test_documents_contain_examples_of_every_command():
    found = examples()
    assert len(found) > 40
    assert {example.split()[0] for example in found} == COMMANDS.keys() - set(ELSEWHERE)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_all_examples_of_documents_succeed_in_one_folder(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SITEMAP_STUDIO_CACHE", str(tmp_path / "cache"))
    create_example_files(tmp_path)
    failed = []
    for example in dict.fromkeys(examples()):
        words = [word for part in shlex.split(example) for word in sorted(glob.glob(part)) or [part]]  # noqa: PTH207
        before = files_in(tmp_path)
        result = run(*words)
        if result.code not in (0, 1) or not (result.out or files_in(tmp_path) != before):
            failed.append((example, result.err))
    assert failed == []
