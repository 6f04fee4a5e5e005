"""Opening a folder, several files at once, and names on disks that take upper and lower case for the same."""

from __future__ import annotations

import gzip
import os

import pytest

from sitemap_studio.core.errors import ChoiceError, EncodingError, LockedError, NoSitemapError, ReadError, RequestError
from sitemap_studio.core.file_lock import lock_set
from sitemap_studio.core.paths import FilenameCase, is_same_file_by_case
from sitemap_studio.document.checking import check
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.opening import set_files
from sitemap_studio.document.opening.locked_sets import refuse_locked_files
from sitemap_studio.document.opening.open_document import open_as_set, open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.set_edits.sitemap_edits import plan_sitemap_rename
from sitemap_studio.document.sitemap_set import SetShape
from tests.builders import HOST, content, files_in, index, locs, put, put_set, small_set, urlset
from tests.core.foreign_disks import FAT, WINDOWS, on
from tests.document.set_cases import by_sitemap, names


@pytest.fixture
def folder(tmp_path):
    """Folder of three sitemaps without an index, one of them gzipped, and other files."""
    home = tmp_path / "site"
    for number in (1, 2, 10):
        ending = ".gz" if number == 2 else ""
        put(home / f"sitemap-{number}.xml{ending}", urlset(*locs(2, 2 * number)))
    put(home / "robots.txt", "User-agent: *\n")
    put(home / "feed.xml", '<?xml version="1.0"?>\n<rss version="2.0"/>\n')
    put(home / ".hidden.xml", urlset(*locs(1)))
    return home


def file_states(folder):
    """Return content, time and inode of each file, by which writing is detected."""
    found = ((path, path.stat()) for path in folder.iterdir())
    return {path.name: (path.read_bytes(), status.st_mtime_ns, status.st_ino) for path, status in found}


def test_folder_without_index_opens_sitemaps_in_natural_order(folder):
    document = open_path(folder)
    assert names(document) == ["sitemap-1.xml", "sitemap-2.xml.gz", "sitemap-10.xml"]
    assert (document.path, document.name, document.shape) == (folder, "site", SetShape.FOLDER)
    assert document.table.locs() == [*locs(2, 2), *locs(2, 4), *locs(2, 20)]
    check(document)
    assert document.problems.counts() == {}


def test_saving_folder_writes_only_changed_sitemaps(folder, set_cell):
    before = file_states(folder)
    document = open_path(folder)
    set_cell(document, 2, "lastmod", "2026-11-02")
    saved = save(document)
    assert [path.name for path in saved.paths] == ["sitemap-2.xml.gz"]
    after = file_states(folder)
    assert {name for name in after if after[name] != before[name]} == {"sitemap-2.xml.gz"}
    assert "<lastmod>2026-11-02</lastmod>" in content(folder / "sitemap-2.xml.gz")
    assert document.path == folder
    assert save(document).paths == ()


def test_folder_is_saved_elsewhere_with_all_sitemaps(folder, set_cell, tmp_path):
    document = open_path(folder)
    set_cell(document, 0, "loc", f"{HOST}/new")
    before = files_in(folder)
    save(document, tmp_path / "other")
    assert files_in(folder) == before
    assert files_in(tmp_path / "other").keys() == {"sitemap-1.xml", "sitemap-2.xml.gz", "sitemap-10.xml"}
    assert document.path == tmp_path / "other"
    assert open_path(tmp_path / "other").table.locs() == document.table.locs()
    set_cell(document, 0, "loc", f"{HOST}/newer")
    save(document)
    assert files_in(folder) == before


def test_folder_opens_single_file_or_index_or_requires_choice(tmp_path):
    path = put(tmp_path / "lone" / "only.xml", urlset(*locs(2)))
    document = open_path(tmp_path / "lone")
    assert (document.path, document.shape, names(document)) == (path, SetShape.FILE, ["only.xml"])
    path = small_set(tmp_path)
    for document in (open_path(tmp_path), open_as_set([tmp_path / "one.xml", path])):
        assert (document.path, document.index is not None) == (path, True)
        assert names(document) == ["one.xml", "two.xml.gz"]
    put(tmp_path / "news.xml", index(f"{HOST}/one.xml"))
    with pytest.raises(ChoiceError, match="2 indexes in") as raised:
        open_path(tmp_path)
    assert [path.name for path in raised.value.choices] == ["news.xml", "sitemap.xml"]
    assert "news.xml, sitemap.xml" in raised.value.hint
    with pytest.raises(ReadError, match="does not exist"):
        open_path(tmp_path / "gone")


@pytest.mark.parametrize(
    ("others", "expected_hint"),
    [
        ({}, "The folder is empty."),
        ({"a.txt": "x", "b.xml": "<rss/>", "c.xml": "", "d.xml.gz": b"\x1f\x8b\x08", ".e": ""},
         "Found there: a.txt, b.xml, c.xml, d.xml.gz."),
        ({f"{number}.txt": "" for number in range(8)}, "Found there: 0.txt, 1.txt, 2.txt, 3.txt, 4.txt, …."),
    ],
)  # fmt: skip
def test_folder_without_sitemaps_is_refused_with_its_files(tmp_path, others, expected_hint):
    for name, text in others.items():
        put(tmp_path / name, text)
    with pytest.raises(NoSitemapError, match="No sitemaps found in") as caught:
        open_path(tmp_path)
    assert caught.value.hint.startswith(expected_hint)


def test_folder_sitemaps_are_recognized_despite_prolog_encoding_or_compression(tmp_path):
    text = urlset(*locs(1))
    put(tmp_path / "a.xml", "\ufeff" + text)
    put(tmp_path / "b.xml", text.replace("<urlset", "<!-- <rss> --><?x y?>\n<urlset"))
    put(tmp_path / "c.xml", text.replace("UTF-8", "UTF-16").encode("utf-16"))
    put(tmp_path / "d.xml", gzip.compress(gzip.compress(text.encode())))
    put(tmp_path / "e.xml", text.replace("<urlset", "<!DOCTYPE urlset>\n<urlset"))
    put(tmp_path / "zeros.xml.gz", gzip.compress(bytes(4_000_000)))
    os.mkfifo(tmp_path / "pipe.xml")
    assert names(open_path(tmp_path)) == [f"{letter}.xml" for letter in "abcde"]


def test_unreadable_sitemap_of_folder_has_error_and_is_unchanged(folder, set_cell):
    broken = urlset(*locs(1)).partition("</loc>")[0]
    put(folder / "sitemap-3.xml", broken)
    document = open_path(folder)
    assert names(document)[2] == "sitemap-3.xml"
    assert document.sitemaps[2].error is not None
    set_cell(document, 0, "loc", f"{HOST}/new")
    save(document)
    assert content(folder / "sitemap-3.xml") == broken


def test_several_files_open_as_set_without_their_neighbours(folder, set_cell):
    chosen = [folder / "sitemap-10.xml", folder / "sitemap-1.xml", folder / "sitemap-1.xml"]
    document = open_as_set(chosen)
    assert by_sitemap(document) == {"sitemap-1.xml": ["2", "3"], "sitemap-10.xml": ["20", "21"]}
    set_cell(document, 3, "loc", f"{HOST}/new")
    assert [path.name for path in save(document).paths] == ["sitemap-10.xml"]


def test_unreadable_files_are_refused_with_first_reasons(tmp_path):
    files = [put(tmp_path / "a.json", '{"a": 1}'), put(tmp_path / "b.txt", "Dear reader,\n"), tmp_path / "c.xml"]
    with pytest.raises(ReadError) as caught:
        open_as_set(files)
    assert caught.value.message == "None of the 3 files can be opened."
    assert all(told in caught.value.hint for told in ("“a.json” is not", "“b.txt” is not", "“c.xml” does not"))
    files = [put(tmp_path / f"{number}.json", "{}") for number in range(9)]
    with pytest.raises(ReadError, match=r"^None of the 9 files .*“0\.json” .*“4\.json” .* … and 4 more\.$"):
        open_as_set(files)
    document = open_as_set([put(tmp_path / "a.xml", urlset(*locs(2))), files[0]])
    assert document.table.locs() == locs(2)
    assert "is not a sitemap" in str(next(each.error for each in document.sitemaps if each.name == "0.json"))


def test_undecodable_files_open_as_set_with_chosen_encoding(tmp_path):
    latin = urlset(f"{HOST}/ü").encode("latin-1")
    files = [put(tmp_path / name, latin) for name in ("a.xml", "b.xml")]
    assert all(isinstance(sitemap.error, EncodingError) for sitemap in open_as_set(files).sitemaps)
    assert open_as_set(files, ReadOptions(encoding="latin-1")).table.locs() == [f"{HOST}/ü"] * 2


def test_files_of_several_folders_are_refused(folder, tmp_path):
    other = put(tmp_path / "other.xml", urlset(*locs(1)))
    for others, told in (([folder / "sitemap-1.xml", other], "Open one folder"), ([folder, other], "Open one folder")):
        with pytest.raises(RequestError, match=told):
            open_as_set(others)


folding = pytest.mark.parametrize("disk", [FAT, WINDOWS], ids=["FAT", "Windows"])


@folding
def test_file_of_sitemap_listed_in_another_case_keeps_name(tmp_path, set_cell, disk):
    put(tmp_path / "One.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "sitemap.xml", index(f"{HOST}/ONE.xml"))
    with on(disk, tmp_path):
        document = open_path(tmp_path / "SITEMAP.xml")
        set_cell(document, 0, "loc", f"{HOST}/new")
        save(document)
    assert files_in(tmp_path).keys() == {"One.xml", "sitemap.xml"}
    assert f"{HOST}/new" in content(tmp_path / "One.xml")


@folding
def test_sitemap_listed_in_two_cases_is_opened_once(tmp_path, disk):
    put_set(tmp_path, {"one.xml": urlset(f"{HOST}/a"), "One.xml": None}, name="sitemap.xml")
    with on(disk, tmp_path):
        document = open_path(tmp_path / "sitemap.xml")
    assert len(document.table) == 1
    assert str(document.sitemaps[1].error) == (
        f"“sitemap.xml” lists “one.xml” by two URLs: “{HOST}/one.xml” and “{HOST}/One.xml”."
    )


@folding
def test_sitemap_is_renamed_to_another_case_and_back(tmp_path, disk):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    with on(disk, tmp_path):
        document = open_path(path)
        undo = document.do(plan_sitemap_rename(document, 0, "One.xml"))
        save(document)
        assert files_in(tmp_path).keys() == {"One.xml", "two.xml.gz", "sitemap.xml"}
        assert names(open_path(path)) == ["One.xml", "two.xml.gz"]
        document.do(undo)
        save(document)
    assert files_in(tmp_path) == before


def test_lock_of_set_covers_sitemap_in_any_case(tmp_path):
    with on(FAT, tmp_path), lock_set(small_set(tmp_path)):
        for name in ("one.xml", "ONE.xml"):
            with pytest.raises(LockedError, match="belongs to a set that is in use"):
                refuse_locked_files([tmp_path / name])


@pytest.mark.parametrize("has_device_names", [True, False])
def test_file_named_like_device_is_found_except_on_windows(tmp_path, monkeypatch, has_device_names):
    monkeypatch.setattr(set_files, "HAS_DEVICE_NAMES", has_device_names)
    for name in ("AUX.xml", "com1.xml"):
        (tmp_path / name).touch()
        (found,) = set_files.find_sitemap_files(tmp_path / "sitemap.xml", None, [f"{HOST}/{name}"])
        assert found.path == (None if has_device_names else tmp_path / name)


def test_differently_cased_names_are_distinct_on_case_sensitive_disk(tmp_path):
    for name in ("One.xml", "oNE.XML", "two.xml"):
        put(tmp_path / name, name)
    found = FilenameCase()
    for name in ("One.xml", "oNE.XML", "one.xml", "TWO.XML", "none.xml"):
        assert found.resolve(tmp_path / name) == tmp_path / name
    assert not is_same_file_by_case(tmp_path / "One.xml", tmp_path / "oNE.XML")
