"""Dates from the files of a site: which file an address means, and that none outside the folder is ever looked at."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sitemap_studio.document.bulk_edit import plan_bulk
from sitemap_studio.document.bulk_operations import UrlPrefix
from sitemap_studio.document.site_files import SiteFolder
from tests.builders import HOST, put, table_of

AT = 1_700_000_000


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of pages, each changed a second later than the one before, with a secret beside it."""
    names = ("index.html", "a.html", "b/index.php", "c/page", "d e/ü.html", "file.pdf")
    for place, name in enumerate(names):
        path = put(tmp_path / "site" / name, "page")
        os.utime(path, (AT, AT + place))
    put(tmp_path / "secret.html", "secret")
    put(tmp_path / "secret" / "index.html", "secret")
    return tmp_path / "site"


def test_addresses_are_led_to_the_files_that_servers_show_for_them(site):
    folder = SiteFolder(site, None)
    expected = {
        HOST: 0, f"{HOST}/": 0, f"{HOST}/index.html": 0, f"{HOST}/a": 1, f"{HOST}/a.html?x=1#y": 1, f"{HOST}/b": 2,
        f"{HOST}/b/": 2, f"{HOST}//c//page": 3, f"{HOST}/d%20e/%C3%BC": 4, " http://other.example/file.pdf ": 5,
    }  # fmt: skip
    assert {loc: folder.changed(loc) for loc in expected} == {loc: AT + place for loc, place in expected.items()}


@pytest.mark.parametrize(
    ("loc", "reason"),
    [
        (f"{HOST}/gone", "no-file"), (f"{HOST}/c", "no-file"), (f"{HOST}/a.html/", "no-file"), (None, "no-web"),
        ("", "no-web"), ("/a.html", "no-web"), ("file:///etc/passwd", "no-web"), (f"{HOST}/../secret", "outside"),
        (f"{HOST}/b/../../secret.html", "outside"), (f"{HOST}/%2e%2e/secret", "outside"),
        (f"{HOST}/%2E%2E%2Fsecret.html", "outside"), (f"{HOST}/..%5csecret.html", "outside"),
        (f"{HOST}/a.html%00", "outside"), (f"{HOST}/%ff", "outside"), (f"{HOST}/{'x' * 5000}", "no-file"),
        (f"{HOST}{'/x' * 500}", "outside"),
    ],
)  # fmt: skip
def test_no_address_leads_elsewhere(site, loc, reason):
    assert SiteFolder(site, None).changed(loc) == reason


if os.name == "posix":

    def test_links_are_followed_inside_and_not_out(site):
        (site / "inside.html").symlink_to(site / "a.html")
        (site / "outside.html").symlink_to(site.parent / "secret.html")
        (site / "folder").symlink_to(site.parent / "secret")
        (site / "round.html").symlink_to(site / "round.html")
        folder = SiteFolder(site, None)
        found = {
            name: folder.changed(f"{HOST}/{name}") for name in ("inside.html", "outside.html", "folder/", "round.html")
        }
        assert found["inside.html"] == AT + 1
        assert found["outside.html"] == found["folder/"] == "outside"
        assert found["round.html"] in ("outside", "no-file")

    def test_a_pipe_is_no_page(site):
        os.mkfifo(site / "pipe.html")
        assert SiteFolder(site, None).changed(f"{HOST}/pipe") == "no-file"

    def test_a_folder_that_is_a_link_itself_is_the_folder_it_leads_to(site):
        (site.parent / "link").symlink_to(site)
        assert SiteFolder(site.parent / "link", None).changed(f"{HOST}/a") == AT + 1


def test_a_folder_can_be_one_of_a_larger_site(site):
    folder = SiteFolder(site, UrlPrefix("https:", "www.example.com", "/docs"))
    assert folder.changed(f"{HOST}/docs/a.html") == AT + 1
    assert folder.changed("http://WWW.EXAMPLE.COM:80/docs") == AT
    assert folder.changed(f"{HOST}/docsa.html") == "no-file"
    assert folder.changed("https://other.example/docs/a.html") == "no-file"


def test_entries_get_the_dates_of_their_files_and_others_are_counted(site, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    table = table_of(loc=[f"{HOST}/", f"{HOST}/gone", f"{HOST}/../secret", None], lastmod=["2020", "2021", None, None])
    plan = plan_bulk(table, "lastmod-files", {"folder": str(site)})
    assert plan.unusable == {"no-file": 1, "outside": 1, "no-web": 1}
    plan.edit(table).apply(table)
    assert table.column("lastmod").to_list() == ["2023-11-14T22:13:20+00:00", "2021", None, None]
    by_day = plan_bulk(table, "lastmod-files", {"folder": str(site), "precision": "day", "site": HOST})
    assert by_day.values[0].after.to_list() == ["2023-11-14"]
