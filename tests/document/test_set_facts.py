"""Problems of sets and of leak patterns are updated by edits."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from sitemap_studio.document.checking import check, prepare_check
from sitemap_studio.document.opening import set_files
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.set_edits.sitemap_edits import plan_sitemap_removal
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.protocol.leak_patterns import DEFAULT_LEAKS, NO_LEAKS, LeakPattern, compiled_leaks
from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import index, put, urlset

HOME = "http://www.example.com"


def rules(document) -> list[tuple[str, int | None]]:
    return [(problem.rule.id, problem.sitemap) for problem in document.collect_file_problems()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put(tmp_path / "a.xml", urlset(f"{HOME}/1", f"{HOME}/2"))
    put(tmp_path / "maps" / "b.xml.gz", urlset(f"{HOME}/3"))
    put(tmp_path / "index.xml", index(f"{HOME}/a.xml", f"{HOME}/maps/b.xml.gz"))
    return tmp_path


def test_unlisted_sitemaps_are_found_by_content(folder):
    for name in ("c.xml", "maps/d.XML.GZ", "e.xml"):
        content = urlset(f"{HOME}/4").encode()
        put(folder / name, gzip.compress(content) if name.endswith("GZ") else content)
    put(folder / "other.xml", "<html/>")
    put(folder / "index2.xml", index(f"{HOME}/a.xml"))
    put(folder / "elsewhere" / "f.xml", urlset(f"{HOME}/5"))
    put(folder / "broken.xml.gz", b"\x1f\x8b nonsense")
    put(folder / ".hidden.xml", urlset(f"{HOME}/6"))
    document = open_path(folder / "index.xml")
    assert document.index is not None
    assert [path.relative_to(folder).as_posix() for path in document.index.unlisted] == [
        "c.xml",
        "e.xml",
        "maps/d.XML.GZ",
    ]
    assert rules(document) == [("sitemap-unlisted", None)] * 3


def test_links_to_sitemaps_are_not_reported_as_unlisted(folder, tmp_path_factory):
    assert rules(open_path(folder / "index.xml")) == []
    (folder / "again.xml").symlink_to(folder / "a.xml")
    outside = put(tmp_path_factory.mktemp("outside") / "c.xml", urlset(f"{HOME}/4"))
    (folder / "c.xml").symlink_to(outside)
    assert rules(open_path(folder / "index.xml")) == []


def test_only_as_many_unlisted_sitemaps_as_limit_are_reported(folder, monkeypatch):
    monkeypatch.setattr(set_files, "MAX_EXAMINED", 2)
    for name in ("c.xml", "d.xml", "e.xml"):
        put(folder / name, urlset(f"{HOME}/4"))
    assert rules(open_path(folder / "index.xml")) == [("sitemap-unlisted", None)] * 2


def test_unlisted_sitemap_is_reported_until_set_is_saved_elsewhere(folder, tmp_path_factory):
    put(folder / "c.xml", urlset(f"{HOME}/4"))
    document = open_path(folder / "index.xml")
    document.do(RemoveEntries(np.array([0])))
    save(document)
    assert ("sitemap-unlisted", None) in rules(document)
    save(document, tmp_path_factory.mktemp("new") / "index.xml")
    assert ("sitemap-unlisted", None) not in rules(document)


def test_index_url_decides_which_sitemaps_are_above_it(folder):
    document = open_path(folder / "index.xml", index_url="http://www.example.com/maps/index.xml")
    assert rules(document) == [("sitemap-above", 0)]


def outside_messages(document) -> list[str]:
    check(document)
    slots = document.problems.slots("loc-outside")
    return [each.message for each in document.problems.of_slots(document.table, slots) if each.slot is not None]


def test_entries_are_validated_against_listed_urls(folder):
    locs = [f"{HOME}/{number}" for number in range(3)]
    put(folder / "a.xml", urlset(*locs, "http://blog.example.com/2", "https://www.example.com/4"))
    put(folder / "maps" / "b.xml.gz", urlset(f"{HOME}/3", f"{HOME}/maps/5"))
    assert outside_messages(open_path(folder / "index.xml")) == [
        f"“http://blog.example.com/2” differs from its sitemap “{HOME}/a.xml” in protocol, host or port.",
        f"“https://www.example.com/4” differs from its sitemap “{HOME}/a.xml” in protocol, host or port.",
        f"“{HOME}/3” is outside “/maps/”, the folder of its sitemap “{HOME}/maps/b.xml.gz”.",
    ]


def test_messages_doubt_sitemap_urls_that_differ_from_entries(folder):
    put(folder / "index.xml", index("http://staging.example.com/a.xml", "http://staging.example.com/maps/b.xml.gz"))
    told = outside_messages(open_path(folder / "index.xml"))
    assert len(told) == 3
    assert all(each.endswith("the URL of the sitemap may be wrong.") for each in told)


def test_entries_of_index_without_web_urls_are_not_outside(folder):
    put(folder / "index.xml", index("/a.xml", "ftp://www.example.com/maps/b.xml.gz", "http://:0/c.xml"))
    assert outside_messages(open_path(folder / "index.xml")) == []


def test_single_sitemap_site_is_inferred_until_url_is_given(folder):
    path = put(folder / "lone.xml", urlset(f"{HOME}/1", f"{HOME}/2", "http://blog.example.com/"))
    document = open_path(path)
    check(document)
    assert document.problems.counts() == {"loc-other-site": 1}
    document.base_url = f"{HOME}/maps/"
    check(document)
    assert document.problems.counts() == {"loc-outside": 3}
    document.base_url = "http://blog.example.com/"
    check(document)
    assert document.problems.counts() == {"loc-outside": 2}


def test_entries_are_validated_by_base_url_after_removing_sitemap(tmp_path, set_cell):
    put(tmp_path / "a.xml", urlset(f"{HOME}/maps/1"))
    put(tmp_path / "b.xml", urlset(f"{HOME}/maps/2"))
    document = open_path(tmp_path, index_url=f"{HOME}/maps/")
    check(document)
    document.do(plan_sitemap_removal(document, [1]))
    set_cell(document, 0, "loc", f"{HOME}/image/1")
    assert document.problems.counts() == {"loc-outside": 1}


def test_sitemap_on_other_site_than_most_is_outside(folder):
    put(folder / "index.xml", index(f"{HOME}/a.xml", f"{HOME}/maps/b.xml.gz", "http://x.org/c.xml"))
    assert ("sitemap-outside", 2) in rules(open_path(folder / "index.xml"))


def test_missing_sitemap_listed_twice_is_missing_and_repeated_once(folder):
    put(folder / "index.xml", index(f"{HOME}/a.xml", f"{HOME}/maps/b.xml.gz", f"{HOME}/c.xml", f" {HOME}/c.xml"))
    found = rules(open_path(folder / "index.xml"))
    assert found[:2] == [("sitemap-missing", 2), ("sitemap-repeated", 3)]


HOST = "https://www.example.com"
DRAFTS = compiled_leaks([LeakPattern("draft", "/draft-", "a draft")])


@pytest.fixture
def document(tmp_path):
    """Document of a draft and an administration page."""
    return open_path(put(tmp_path / "a.xml", urlset(f"{HOST}/draft-1", f"{HOST}/admin/", f"{HOST}/2")))


def leaking_locs(document) -> list[str | None]:
    table = document.table
    return [table.value(int(slot), "loc") for slot in document.problems.slots("loc-leak")]


def test_edit_is_validated_with_leak_patterns_of_last_check(document, set_cell):
    check(document, leaks=DRAFTS)
    set_cell(document, 2, "loc", f"{HOST}/draft-2")
    set_cell(document, 0, "loc", "http://localhost/")
    assert leaking_locs(document) == [f"{HOST}/draft-2"]
    document.set_profile(PROFILES["google"])
    set_cell(document, 1, "loc", f"{HOST}/draft-3")
    assert leaking_locs(document) == [f"{HOST}/draft-3", f"{HOST}/draft-2"]


def test_new_leak_patterns_apply_from_next_check(document, set_cell):
    check(document, leaks=DRAFTS)
    prepared = prepare_check(document, leaks=DEFAULT_LEAKS)
    assert leaking_locs(document) == [f"{HOST}/draft-1"]
    document.set_problems(prepared.run(), prepared.version)
    assert leaking_locs(document) == [f"{HOST}/admin/"]
    set_cell(document, 2, "loc", f"{HOST}/draft-2")
    assert leaking_locs(document) == [f"{HOST}/admin/"]


def test_sitemap_urls_of_index_are_validated_by_leak_patterns(tmp_path):
    put(tmp_path / "staging.xml", urlset(f"{HOST}/1"))
    document = open_path(put(tmp_path / "index.xml", index("https://www.example.com/draft-maps/staging.xml")))
    check(document)
    assert "loc-leak" not in [problem.rule.id for problem in document.problems.individual]
    check(document, leaks=DRAFTS)
    (message,) = [problem.message for problem in document.problems.individual if problem.rule.id == "loc-leak"]
    assert "looks like a draft (pattern “draft”)" in message
    check(document, leaks=NO_LEAKS)
    assert "loc-leak" not in [problem.rule.id for problem in document.problems.individual]
