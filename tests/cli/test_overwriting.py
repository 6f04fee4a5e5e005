"""Files that are there already, that others have open, and that an interrupted save left."""

from __future__ import annotations

import os

import pytest

from sitemap_studio.core.file_lock import lock_path_of
from sitemap_studio.core.set_journal import JournalledSave
from tests.builders import HOST, content, files_in, joined, locs, put, small_set, taken_elsewhere, urlset

OLD = "somebody needs this\n"

WRITING = {
    "edit": ("edit", "a.xml", "--where", "entry = 1", "--set", "priority=0.3", "--output", "old.xml"),
    "repair": ("repair", "a.xml", "--output", "old.xml"),
    "convert": ("convert", "a.xml", "old.txt"),
    "check": ("check", "a.xml", "--output", "old.html", "--format", "html"),
}
"""A command of each kind that writes one file, and its words."""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The working folder, with a sitemap and files that are in the way."""
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", urlset(*locs(2)))
    for name in ("old.xml", "old.txt", "old.html"):
        put(tmp_path / name, OLD)
    return tmp_path


@pytest.mark.parametrize("words", WRITING.values(), ids=WRITING.keys())
def test_a_file_that_is_there_stays_unless_it_may_be_written_over(run, folder, words):
    before = files_in(folder)
    name = next(word for word in words if word.startswith("old."))
    said = run(*words)
    told = f"“{name}” already exists, so nothing was written. Use --overwrite to replace it."
    assert (said.code, said.out, said.err) == (2, "", f"sitemap-studio: {told}\n")
    assert files_in(folder) == before
    assert run(*words, "--overwrite").code == 0
    assert {path for path, data in files_in(folder).items() if data != before[path]} == {name}


@pytest.mark.parametrize("command", ["edit", "repair"])
def test_sitemaps_that_come_along_into_another_folder_write_over_nothing_there(run, tmp_path, command):
    path, output = small_set(tmp_path / "from"), tmp_path / "to" / "sitemap.xml"
    put(tmp_path / "to" / "one.xml", OLD)
    change = ("--where", "entry = 4", "--set", "priority=0.3") if command == "edit" else ()
    said = run(command, path, *change, "--output", output)
    assert (said.code, said.out) == (2, "")
    assert f"“{tmp_path / 'to' / 'one.xml'}” already exists" in said.err
    assert files_in(tmp_path / "to") == {"one.xml": OLD.encode()}
    assert run(command, path, *change, "--output", output, "--overwrite").code == 0
    assert sorted(files_in(tmp_path / "to")) == ["one.xml", "sitemap.xml", "two.xml.gz"]
    assert content(tmp_path / "to" / "one.xml") == content(tmp_path / "from" / "one.xml")


def test_several_files_in_the_way_are_counted(run, tmp_path):
    path = small_set(tmp_path / "from")
    small_set(tmp_path / "to")
    said = run("repair", path, "--output", tmp_path / "to" / "sitemap.xml")
    told = "and 2 more files already exist, so nothing was written. Use --overwrite to replace them."
    assert said.err == f"sitemap-studio: “{tmp_path / 'to' / 'one.xml'}” {told}\n"


def test_an_export_over_other_files_leaves_all_as_they_are_unless_it_may_write_over_them(run, tmp_path):
    path, out = put(tmp_path / "a.xml", urlset(*locs(4))), tmp_path / "out"
    put(out / "sitemap-2.xml", OLD)
    words = ("export", path, "--to", out, "--max-urls", "2")
    said = run(*words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"sitemap-studio: “{out / 'sitemap-2.xml'}” already exists, so nothing was written.")
    assert files_in(out) == {"sitemap-2.xml": OLD.encode()}
    assert run(*words, "--overwrite").code == 0
    assert content(out / "sitemap-2.xml") == urlset(*locs(2, 2))
    # The same export again writes over nothing.
    before = files_in(out)
    assert run(*words).code == 0
    put(path, urlset(*locs(4, 1)))
    assert run(*words).code == 2
    assert files_in(out) == before


@pytest.mark.parametrize("command", ["edit", "repair"])
def test_what_is_changed_in_its_own_place_needs_no_leave(run, tmp_path, command):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/?a=1").replace("?a=1", "?a=1&b=2"))
    change = ("--where", "entry = 1", "--set", "priority=0.3") if command == "edit" else ()
    assert run(command, path, *change, "--output", path).code in (0, 1)
    assert "&amp;" in content(path)


@pytest.mark.parametrize("words", [("convert", "a.txt", "a.txt"), ("check", "a.txt", "--output", "a.txt")])
def test_what_is_read_is_never_written_over_by_something_else(run, folder, words):
    put(folder / "a.txt", joined(locs(2)))
    said = run(*words, "--overwrite")
    assert said.code == 2
    assert "“a.txt” is an input file" in said.err
    assert content(folder / "a.txt") == joined(locs(2))


def test_a_link_that_leads_to_a_file_is_that_file(run, folder):
    (folder / "link.txt").symlink_to("old.txt")
    assert run("convert", "a.xml", "link.txt").code == 2
    assert content(folder / "old.txt") == OLD


def test_no_picture_of_the_window_takes_the_place_of_anything_else(run, folder):
    before = files_in(folder)
    said = run("--screenshot", "a.xml")
    assert (said.code, said.out) == (2, "")
    assert "“a.xml” does not end in .png" in said.err
    assert files_in(folder) == before


SET = ("--where", "any contains 0", "--set", "priority=0.5")


def test_nothing_is_edited_or_written_over_that_somebody_else_has_open_but_elsewhere(run, tmp_path):
    path, other = put(tmp_path / "a.xml", urlset(*locs(3))), put(tmp_path / "b.xml", urlset(*locs(2)))
    with taken_elsewhere(path), taken_elsewhere(other):
        said = run("edit", path, *SET)
        assert (said.code, said.out) == (2, "")
        assert "“a.xml” is open for editing elsewhere: by " in said.err
        for words in (("edit", path, *SET, "--output", other), ("repair", path, "--output", other)):
            assert run(*words).code == 2
        assert run("edit", path, *SET, "--output", tmp_path / "c.xml").code == 0
    assert (content(path), content(other)) == (urlset(*locs(3)), urlset(*locs(2)))
    assert "0.5" in content(tmp_path / "c.xml")


def test_a_sitemap_that_is_held_alone_is_not_written_with_its_set_but_others_are(run, tmp_path):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    with taken_elsewhere(tmp_path / "one.xml"):
        said = run("edit", path, "--where", "loc contains /", "--set", "priority=0.5")
        assert (said.code, said.out) == (2, "")
        assert "“one.xml” is open for editing elsewhere" in said.err
        assert {name: data for name, data in files_in(tmp_path).items() if not name.startswith(".")} == before
        assert run("edit", path, "--where", "sitemap = two.xml.gz", "--set", "priority=0.5").code == 0
    after = files_in(tmp_path)
    assert {name for name in after if after[name] != before[name]} == {"sitemap.xml", "two.xml.gz"}


@pytest.mark.parametrize("words", [("edit", *SET), ("repair",)])
def test_no_lock_is_left_behind(run, tmp_path, words):
    path = small_set(tmp_path / "one")
    output = tmp_path / "two" / "sitemap.xml"
    run(words[0], path, *words[1:], "--output", output)
    run("edit", path, *SET)
    run("edit", path, "--where", "nonsense", "--set", "priority=0.5")
    assert not [name for name in files_in(tmp_path) if name.endswith(".lock")]


def test_what_a_command_that_was_killed_left_behind_hinders_nobody(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    lock = taken_elsewhere(path)
    left = lock_path_of(path).read_bytes()
    lock.release()
    lock_path_of(path).write_bytes(left)
    assert run("edit", path, *SET).code == 0
    assert not lock_path_of(path).exists()


def test_a_folder_is_held_with_its_index_and_without_one_by_itself(run, tmp_path):
    path = small_set(tmp_path / "one")
    put(tmp_path / "two" / "a.xml", urlset(*locs(3)))
    for held, folder in ((path, path.parent), (tmp_path / "two", tmp_path / "two")):
        with taken_elsewhere(held):
            assert run("edit", folder, *SET).code == 2
        assert lock_path_of(held).parent == folder


def leave_save(folder):
    """What a save leaves that is killed before its files are complete."""
    save = JournalledSave(folder, "sitemap.xml", [])
    save.stage(folder / "one.xml", b"half")
    assert save.mark is not None
    os.close(save.mark)


@pytest.mark.parametrize("words", [("info",), ("check",), ("edit", "--where", "loc contains /", "--set", "priority=")])
def test_a_command_tells_of_it_once_and_does_what_it_was_asked(tmp_path, run, words):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    leave_save(tmp_path)
    said = run(words[0], path, *words[1:])
    told = "sitemap-studio: An interrupted save was undone. All files have their earlier content.\n"
    assert said.err == told
    assert said.code in (0, 1)
    assert files_in(tmp_path) == before
    assert run("info", path).err == ""


def test_an_export_of_several_tells_of_each(tmp_path, run):
    paths = [small_set(tmp_path / name) for name in ("one", "two")]
    for path in paths:
        leave_save(path.parent)
    assert len(run("export", *paths, "--to", tmp_path / "out").err.splitlines()) == 2


@pytest.mark.parametrize("command", ["info", "check", "edit"])
def test_lock_of_killed_process_is_removed_and_others_stay(run, tmp_path, command):
    path, other = put(tmp_path / "a.xml", urlset(f"{HOST}/a")), put(tmp_path / "b.xml", urlset(f"{HOST}/b"))
    lock = taken_elsewhere(path)
    left = lock_path_of(path).read_bytes()
    lock.release()
    lock_path_of(path).write_bytes(left)
    options = ("--where", "loc contains nothing", "--set", "priority=0.5") if command == "edit" else ()
    with taken_elsewhere(other):
        assert run(command, path, *options).code == 0
        assert not lock_path_of(path).exists()
        assert lock_path_of(other).exists()
