"""Folders of URLs, and restriction to them, compared with plain loops."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.search.filter_language import parse_filter
from sitemap_studio.search.filters import IncrementalFilter
from sitemap_studio.search.url_folders import ODD, ROOT, Folder, FolderLine, Folders, folder_of, parse_folder
from tests.builders import fill, table_of

HOST = Folder("https://a.b")


def test_subfolders_list_hosts_then_folders_with_counts():
    urls = [
        "https://a.b/",
        "https://A.B/blog/1",
        "https://a.b/blog/x/2",
        "https://a.b/news/",
        "http://c/",
        "/odd",
        None,
    ]
    folders = Folders(table_of(loc=urls))
    c, odd = FolderLine(Folder("http://c"), 1, False), FolderLine(ODD, 2, False)
    assert folders.subfolders() == [c, FolderLine(HOST, 4, True), odd]
    assert folders.subfolders(HOST) == [
        FolderLine(HOST.child("blog"), 2, True),
        FolderLine(HOST.child("news"), 1, False),
    ]
    assert folders.subfolders(HOST, order="count")[0].folder.name == "blog"
    assert folders.slots_in(HOST.child("blog").child("x")).tolist() == [2]
    assert folders.slots_in(Folder("https://nowhere").child("x")).tolist() == []
    assert folders.subfolders(ODD) == []
    queries_and_fragments = table_of(loc=["https://a.b?x=/y/", "https://a.b/#/z/", "https://a.b/p?q=/r/"])
    assert Folders(queries_and_fragments).subfolders(HOST) == []


@pytest.mark.parametrize(
    ("address", "expected_folder"),
    [
        ("https://a.b", HOST), ("HTTPS://A.b/x", HOST), (" https://a.b/x/ ", HOST.child("x")),
        ("https://a.b//x/y", HOST.child("").child("x")), ("https://a.b\\x/y", HOST.child("x")),
        ("https://ÄÖ.de/", Folder("https://ÄÖ.de")), ("mailto:a@b", None), ("https:///x/", None), ("/x/", None),
        ("", None),
    ],
)  # fmt: skip
def test_only_web_url_has_expected_folder(address, expected_folder):
    assert folder_of(address) == expected_folder


def test_folder_has_name_url_and_parent():
    folder = HOST.child("x").child("y")
    assert (folder.name, folder.address) == ("y", "https://a.b/x/y/")
    assert parse_folder(folder.address) == folder
    assert folder.parent == HOST.child("x")
    assert (HOST.parent, ODD.parent, ROOT.parent) == (ROOT, ROOT, None)
    assert parse_folder("odd") == ODD


def test_hostile_folder_names_are_unchanged():
    names = ["\u202eevil", "\x00", "%2e%2e", "..", "a" * 100_000, "$^(["]
    table = table_of(loc=[f"https://a.b/{name}/x" for name in names])
    folders = Folders(table)
    assert {child.folder.name for child in folders.subfolders(HOST)} == set(names)
    for place, name in enumerate(names):
        assert folders.slots_in(HOST.child(name)).tolist() == [place]


def test_cancelled_count_and_search_can_be_repeated():
    progress = Progress()
    progress.cancel()
    folders = Folders(table_of(loc=["https://a.b/x/"]))
    with pytest.raises(Cancelled):
        folders.subfolders(progress=progress)
    assert len(folders.subfolders()) == 1
    table = table_of(loc=["ab", *"bcdefghij"])
    narrowing, progress = IncrementalFilter(), Progress()
    narrowing.matching(parse_filter("loc contains a"), table)
    progress.cancel()
    with pytest.raises(Cancelled):
        narrowing.matching(parse_filter("loc contains c"), table, progress=progress)
    progress = Progress()
    assert narrowing.matching(parse_filter("loc contains ab"), table, progress=progress).tolist() == [0]
    assert progress.done == 1


# Narrowing


def test_longer_search_text_examines_only_previous_matches():
    table = table_of(loc=[f"https://a.b/{number}" for number in range(1_000)])
    narrowing = IncrementalFilter()
    looked_at = []
    for typed in ("b", "/9", "/99", "/999", "99"):
        progress = Progress()
        narrowing.matching(parse_filter(f"loc contains {typed}"), table, progress=progress)
        looked_at.append(progress.done)
    assert looked_at == [1_000, 1_000, 111, 11, 1_000]
    fill(table, 0, loc=["https://a.b/99x"])
    assert narrowing.matching(parse_filter("loc contains 99x"), table).tolist() == [1_000]
    narrowing.forget()
    progress = Progress()
    narrowing.matching(parse_filter("loc contains 99x"), table, progress=progress)
    assert progress.done == 1_001
