"""Sitemaps of an index are found by the path or file name of their URLs, never outside its folder."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote

import pytest

from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.open_document import open_path
from tests.builders import HOST, index, put, urlset

NAMED_WITH_QUERIES = [
    ("products.xml@from=1&to=2", "from=1&to=2"),
    ("products.xml@of=a b", "of=a%20b"),
    *([("products.xml?from=1&to=2", "from=1&to=2")] if os.name == "posix" else []),
]
"""As programs that fetch them name them, on Windows and elsewhere."""


def opened_child(folder: Path, loc: str, *, index_url: str | None = None):
    document = open_path(put(folder / "index.xml", index(loc)), index_url=index_url)
    return document.sitemaps[0]


@pytest.mark.parametrize(
    ("file_name", "loc", "index_url"),
    [
        ("child.xml", f"{HOST}/child.xml", None),
        ("child.xml", f"{HOST}/deep/er/child.xml", None),
        ("deep/child.xml", f"{HOST}/deep/child.xml", None),
        ("er/child.xml", f"{HOST}/deep/er/child.xml", f"{HOST}/deep/index.xml"),
        ("er/child.xml", f"{HOST}/deep/er/child.xml", f"{HOST}/deep/"),
        ("child.xml", "child.xml", None),
        ("child.xml", f"\n  {HOST}/child.xml  \n", None),
        ("child.xml", f"{HOST}/child.xml?v=2#top", None),
        ("child.xml.gz", f"{HOST}/child.xml", None),
        ("child.xml", f"{HOST}/child.xml.gz", None),
        ("the child.xml", f"{HOST}/the%20child.xml", None),
        ("kind-ü.xml", f"{HOST}/kind-%C3%BC.xml", None),
        ("passwd", "file:///etc/passwd", None),
    ],
)
def test_sitemap_of_index_is_found_by_path_or_name(tmp_path, file_name, loc, index_url):
    put(tmp_path / file_name, urlset(f"{HOST}/a"))
    found = opened_child(tmp_path, loc, index_url=index_url)
    assert found.error is None
    assert found.path == tmp_path / file_name


@pytest.mark.parametrize(
    "file_url",
    [
        "file://{folder}/below/child.xml",
        "FILE://localhost{folder}/below/child.xml",
        "file:{folder}/below/child.xml",
        "file:///C:/maps/below/child.xml",
        "file:///C|/maps/below/child.xml",
        "file:///C:\\maps\\below\\child.xml",
    ],
)
def test_file_url_is_found_in_folder_of_index(tmp_path, file_url):
    home = tmp_path / "my maps"
    path = put(home / "below" / "child.xml", urlset(f"{HOST}/a"))
    put(home / "child.xml", urlset(f"{HOST}/b"))
    put(home / Path(*home.parts[1:]) / "below" / "child.xml", urlset(f"{HOST}/c"))
    found = opened_child(home, file_url.format(folder=home.as_posix().replace(" ", "%20")))
    assert (found.error, found.path) == (None, path)


@pytest.mark.parametrize(
    ("loc", "protocol"),
    [
        ("file:///etc/hostname", "file"),
        ("file:///etc/../etc/hostname", "file"),
        (" FILE:///gone.xml\n", "FILE"),
        ("ftp://www.example.com/gone.xml", "ftp"),
        ("mailto:somebody@example.com", "mailto"),
        ("javascript:alert(1)", "javascript"),
    ],
)
def test_url_with_unsupported_protocol_is_reported_not_as_missing(tmp_path, loc, protocol):
    put(tmp_path / "fine.xml", urlset(f"{HOST}/a"))
    document = open_path(put(tmp_path / "index.xml", index(loc, f"{HOST}/fine.xml")))
    told = str(document.sitemaps[0].error)
    assert f"“index.xml” lists “{loc.strip()}” with the protocol “{protocol}”; it must be http or https." in told
    assert document.table.locs() == [f"{HOST}/a"]
    check(document)
    told_by = {problem.rule.id: problem for problem in document.problems.individual if problem.sitemap == 0}
    assert "loc-scheme" in told_by
    assert not told_by.keys() & {"sitemap-missing", "sitemap-repeated"}
    assert told_by["loc-scheme"].rule.source == "Sitemap Protocol 0.9, XML tag definitions"


@pytest.mark.parametrize(("name", "query"), NAMED_WITH_QUERIES)
def test_sitemaps_with_queries_are_found_by_names_with_queries(tmp_path, name, query):
    put(tmp_path / name, urlset(f"{HOST}/a"))
    put(tmp_path / "products.xml", urlset(f"{HOST}/b"))
    put(tmp_path / "index.xml", index(f"{HOST}/en/products.xml?{query}", f"{HOST}/en/products.xml"))
    document = open_path(tmp_path / "index.xml")
    assert [sitemap.path and sitemap.path.name for sitemap in document.sitemaps] == [name, "products.xml"]
    assert document.table.locs() == [f"{HOST}/a", f"{HOST}/b"]


@pytest.mark.parametrize("query", ["/../../passwd", "..%2fpasswd", "a\\b", "\t", "%00", "%", "q" * 300])
def test_path_in_query_of_listed_url_is_ignored(tmp_path, query):
    put(tmp_path / "set" / "child.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "passwd", urlset(f"{HOST}/b"))
    assert opened_child(tmp_path / "set", f"{HOST}/child.xml?{query}").path == tmp_path / "set" / "child.xml"


def test_listed_url_path_precedes_bare_file_name(tmp_path):
    put(tmp_path / "deep" / "child.xml", urlset("https://deep"))
    put(tmp_path / "child.xml", urlset("https://shallow"))
    assert opened_child(tmp_path, f"{HOST}/deep/child.xml").path == tmp_path / "deep" / "child.xml"


def test_symbolic_links_are_followed_only_inside_folder_of_index(tmp_path):
    outside = put(tmp_path / "outside.xml", urlset("https://outside"))
    folder = tmp_path / "set"
    put(folder / "real" / "x.xml", urlset("https://inside"))
    for name, target in (("out", outside), ("in", folder / "real" / "x.xml"), ("loop", folder / "loop.xml")):
        (folder / f"{name}.xml").symlink_to(target)
    assert opened_child(folder, str(outside)).path is None
    assert opened_child(folder, f"{HOST}/out.xml").path is None
    assert opened_child(folder, f"{HOST}/in.xml").error is None
    assert opened_child(folder, f"{HOST}/loop.xml").is_missing


LONG = "n" * 300
OUTSIDE = [
    f"{HOST}/../child.xml",
    f"{HOST}/%2e%2e/child.xml",
    f"{HOST}/%2e%2e%2fchild.xml",
    f"{HOST}/..%5cchild.xml",
    f"{HOST}/..\\child.xml",
    "../child.xml",
    f"{HOST}/%00child.xml",
    f"{HOST}/C:%5Cchild.xml",
    f"{HOST}/C:/child.xml",
    f"{HOST}/{LONG}.xml",
    f"{HOST}/{LONG}/child.xml",
    f"{HOST}/{'ü' * 130}.xml",
    f"{HOST}/{'n' * 251}.xml",
    f"{HOST}/{'d/' * 100}child.xml",
    f"{HOST}/",
    "",
    "   ",
    "http://[broken/child.xml",
    f"{HOST}/con%01.xml",
]


@pytest.mark.parametrize("loc", OUTSIDE)
def test_url_never_resolves_outside_folder_of_index(tmp_path, loc):
    put(tmp_path / "child.xml", urlset("https://outside"))
    folder = tmp_path / "set"
    document = open_path(put(folder / "index.xml", index(loc)))
    assert document.table.locs() == []
    assert document.sitemaps[0].path is None
    assert isinstance(document.sitemaps[0].error, ReadError)


@pytest.mark.parametrize("folder", ["a%7Cb", "a%22b%3Ec", "a:b", "a%5Cb", "a%2Fb", "a%01b", LONG])
@pytest.mark.parametrize("index_url", [None, "known"])
def test_sitemap_is_found_despite_url_folder_invalid_on_disk(tmp_path, folder, index_url):
    put(tmp_path / "child.xml", urlset(f"{HOST}/a"))
    address = f"{HOST}/{folder}/index.xml" if index_url else None
    found = opened_child(tmp_path, f"{HOST}/{folder}/child.xml", index_url=address)
    assert found.path == tmp_path / "child.xml"


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such names")
@pytest.mark.parametrize("name", ['a|b"c.xml', "a:b.xml", "a*b?.xml", "<a>.xml"])
def test_sitemap_with_name_invalid_on_windows_is_found(tmp_path, name):
    put(tmp_path / name, urlset(f"{HOST}/a"))
    assert opened_child(tmp_path, f"{HOST}/{quote(name)}").path == tmp_path / name


def files_and_rules_of_index(folder: Path, *listed: str, name="sitemap.xml", index_url: str | None = None):
    """Return the files that an index opens, by URL, and the rules of reported problems."""
    document = open_path(put(folder / name, index(*(f"{HOST}/{path}" for path in listed))), index_url=index_url)
    files = [sitemap.path and sitemap.path.relative_to(folder).as_posix() for sitemap in document.sitemaps]
    rules = [finding.rule for _, finding in document.findings]
    return dict(zip(listed, files, strict=True)), rules


def test_index_is_not_opened_as_sitemap_of_same_name(tmp_path):
    files, rules = files_and_rules_of_index(tmp_path, "en/sitemap.xml", "cn/sitemap.xml")
    assert files == {"en/sitemap.xml": None, "cn/sitemap.xml": None}
    assert rules == ["sitemap-missing", "sitemap-missing"]
    assert files_and_rules_of_index(tmp_path, "sitemap.xml")[1] == ["nested-index"]


def test_missing_sitemap_gets_no_file_fitting_another_listed_one(tmp_path):
    for name in ("posts.xml", "other.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    for listed in (["en/posts.xml", "posts.xml"], ["posts.xml", "en/posts.xml"], ["en/posts.xml.gz", "posts.xml"]):
        files, rules = files_and_rules_of_index(tmp_path, *listed)
        assert [files[path] for path in listed] == [None if "/" in path else path for path in listed]
        assert rules == ["sitemap-missing"]
    listed = ["en/posts.xml", "cn/deeper/posts.xml", "other.xml"]
    document = open_path(put(tmp_path / "sitemap.xml", index(*(f"{HOST}/{path}" for path in listed))))
    assert [sitemap.path is None for sitemap in document.sitemaps] == [True, True, False]
    error = document.sitemaps[0].error
    assert error is not None
    assert "“posts.xml” could be this sitemap or another one" in error.hint


def test_sitemaps_found_by_name_are_reported_once_per_folder(tmp_path):
    listed = ["maps/a.xml", "maps/b.xml", "maps/more/a.xml", "maps/more/c.xml"]
    for name in ("a.xml", "b.xml", "more/c.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    files, rules = files_and_rules_of_index(tmp_path, *listed)
    assert list(files.values()) == ["a.xml", "b.xml", None, "more/c.xml"]
    assert sorted(rules) == ["sitemap-found-by-name", "sitemap-missing"]
    files, rules = files_and_rules_of_index(
        tmp_path, "maps/a.xml", "maps/more/c.xml", index_url=f"{HOST}/maps/sitemap.xml"
    )
    assert list(files.values()) == ["a.xml", "more/c.xml"]
    assert "sitemap-found-by-name" not in rules


def test_sitemaps_differing_by_query_find_no_common_file(tmp_path):
    put(tmp_path / "list.xml", urlset(f"{HOST}/a"))
    assert files_and_rules_of_index(tmp_path, "list.xml?p=1")[0] == {"list.xml?p=1": "list.xml"}
    assert files_and_rules_of_index(tmp_path, "en/list.xml") == ({"en/list.xml": "list.xml"}, ["sitemap-found-by-name"])
    files, rules = files_and_rules_of_index(tmp_path, "list.xml?p=1", "list.xml?p=2")
    assert list(files.values()) == [None, None]
    assert rules == ["sitemap-missing", "sitemap-missing"]


def test_sitemaps_are_found_in_unlistable_folder(tmp_path, monkeypatch):
    put(tmp_path / "deep" / "a.xml", urlset(f"{HOST}/a"))

    def refuse(*_):
        raise PermissionError

    monkeypatch.setattr(os, "scandir", refuse)
    assert files_and_rules_of_index(tmp_path, "deep/a.xml", "b.xml")[0] == {"deep/a.xml": "deep/a.xml", "b.xml": None}
