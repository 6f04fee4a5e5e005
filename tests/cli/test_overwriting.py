"""Existing files, files open in other programs, and files left by an interrupted save."""

from __future__ import annotations

import os

import pytest

from sitemap_studio.core.file_lock import lock_path_of
from sitemap_studio.core.set_journal import JournalledSave
from tests.builders import HOST, content, files_in, joined, locs, put, small_set, taken_elsewhere, urlset

OLD = "somebody needs this\n"

WRITING_COMMANDS = {
    "edit": ("edit", "a.xml", "--where", "entry = 1", "--set", "priority=0.3", "--output", "old.xml"),
    "repair": ("repair", "a.xml", "--output", "old.xml"),
    "convert": ("convert", "a.xml", "old.txt"),
    "check": ("check", "a.xml", "--output", "old.html", "--format", "html"),
}
"""A command of each kind that writes one file, and its words."""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Working folder with a sitemap and existing target files."""
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", urlset(*locs(2)))
    for name in ("old.xml", "old.txt", "old.html"):
        put(tmp_path / name, OLD)
    return tmp_path


@pytest.mark.parametrize("words", WRITING_COMMANDS.values(), ids=WRITING_COMMANDS.keys())
def test_existing_file_is_replaced_only_with_overwrite(run, folder, words):
    before = files_in(folder)
    name = next(word for word in words if word.startswith("old."))
    result = run(*words)
    expected = f"“{name}” already exists, so nothing was written. Use --overwrite to replace it."
    assert (result.code, result.out, result.err) == (2, "", f"sitemap-studio: {expected}\n")
    assert files_in(folder) == before
    assert run(*words, "--overwrite").code == 0
    assert {path for path, data in files_in(folder).items() if data != before[path]} == {name}


@pytest.mark.parametrize("command", ["edit", "repair"])
def test_set_saved_elsewhere_replaces_files_only_with_overwrite(run, tmp_path, command):
    path, output = small_set(tmp_path / "from"), tmp_path / "to" / "sitemap.xml"
    put(tmp_path / "to" / "one.xml", OLD)
    change = ("--where", "entry = 4", "--set", "priority=0.3") if command == "edit" else ()
    result = run(command, path, *change, "--output", output)
    assert (result.code, result.out) == (2, "")
    assert f"“{tmp_path / 'to' / 'one.xml'}” already exists" in result.err
    assert files_in(tmp_path / "to") == {"one.xml": OLD.encode()}
    assert run(command, path, *change, "--output", output, "--overwrite").code == 0
    assert sorted(files_in(tmp_path / "to")) == ["one.xml", "sitemap.xml", "two.xml.gz"]
    assert content(tmp_path / "to" / "one.xml") == content(tmp_path / "from" / "one.xml")


def test_refusal_counts_existing_files(run, tmp_path):
    path = small_set(tmp_path / "from")
    small_set(tmp_path / "to")
    result = run("repair", path, "--output", tmp_path / "to" / "sitemap.xml")
    expected = "and 2 more files already exist, so nothing was written. Use --overwrite to replace them."
    assert result.err == f"sitemap-studio: “{tmp_path / 'to' / 'one.xml'}” {expected}\n"


def test_export_replaces_files_only_with_overwrite(run, tmp_path):
    path, out = put(tmp_path / "a.xml", urlset(*locs(4))), tmp_path / "out"
    put(out / "sitemap-2.xml", OLD)
    words = ("export", path, "--to", out, "--max-urls", "2")
    result = run(*words)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"sitemap-studio: “{out / 'sitemap-2.xml'}” already exists, so nothing was written.")
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
def test_output_equal_to_input_needs_no_overwrite(run, tmp_path, command):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/?a=1").replace("?a=1", "?a=1&b=2"))
    change = ("--where", "entry = 1", "--set", "priority=0.3") if command == "edit" else ()
    assert run(command, path, *change, "--output", path).code in (0, 1)
    assert "&amp;" in content(path)


@pytest.mark.parametrize("words", [("convert", "a.txt", "a.txt"), ("check", "a.txt", "--output", "a.txt")])
def test_convert_and_check_never_overwrite_input_file(run, folder, words):
    put(folder / "a.txt", joined(locs(2)))
    result = run(*words, "--overwrite")
    assert result.code == 2
    assert "“a.txt” is an input file" in result.err
    assert content(folder / "a.txt") == joined(locs(2))


def test_convert_to_link_to_existing_file_is_refused(run, folder):
    (folder / "link.txt").symlink_to("old.txt")
    assert run("convert", "a.xml", "link.txt").code == 2
    assert content(folder / "old.txt") == OLD


def test_screenshot_to_path_without_png_suffix_is_refused(run, folder):
    before = files_in(folder)
    result = run("--screenshot", "a.xml")
    assert (result.code, result.out) == (2, "")
    assert "“a.xml” does not end in .png" in result.err
    assert files_in(folder) == before


SET_PRIORITY_OPTIONS = ("--where", "any contains 0", "--set", "priority=0.5")


def test_locked_file_is_neither_edited_nor_overwritten(run, tmp_path):
    path, other = put(tmp_path / "a.xml", urlset(*locs(3))), put(tmp_path / "b.xml", urlset(*locs(2)))
    with taken_elsewhere(path), taken_elsewhere(other):
        result = run("edit", path, *SET_PRIORITY_OPTIONS)
        assert (result.code, result.out) == (2, "")
        assert "“a.xml” is open for editing elsewhere: by " in result.err
        for words in (("edit", path, *SET_PRIORITY_OPTIONS, "--output", other), ("repair", path, "--output", other)):
            assert run(*words).code == 2
        assert run("edit", path, *SET_PRIORITY_OPTIONS, "--output", tmp_path / "c.xml").code == 0
    assert (content(path), content(other)) == (urlset(*locs(3)), urlset(*locs(2)))
    assert "0.5" in content(tmp_path / "c.xml")


def test_edit_is_refused_only_if_it_changes_locked_sitemap(run, tmp_path):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    with taken_elsewhere(tmp_path / "one.xml"):
        result = run("edit", path, "--where", "loc contains /", "--set", "priority=0.5")
        assert (result.code, result.out) == (2, "")
        assert "“one.xml” is open for editing elsewhere" in result.err
        assert {name: data for name, data in files_in(tmp_path).items() if not name.startswith(".")} == before
        assert run("edit", path, "--where", "sitemap = two.xml.gz", "--set", "priority=0.5").code == 0
    after = files_in(tmp_path)
    assert {name for name in after if after[name] != before[name]} == {"sitemap.xml", "two.xml.gz"}


@pytest.mark.parametrize("words", [("edit", *SET_PRIORITY_OPTIONS), ("repair",)])
def test_edit_and_repair_remove_their_locks(run, tmp_path, words):
    path = small_set(tmp_path / "one")
    output = tmp_path / "two" / "sitemap.xml"
    run(words[0], path, *words[1:], "--output", output)
    run("edit", path, *SET_PRIORITY_OPTIONS)
    run("edit", path, "--where", "nonsense", "--set", "priority=0.5")
    assert not [name for name in files_in(tmp_path) if name.endswith(".lock")]


def test_stale_lock_of_killed_command_does_not_prevent_edit(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    lock = taken_elsewhere(path)
    left = lock_path_of(path).read_bytes()
    lock.release()
    lock_path_of(path).write_bytes(left)
    assert run("edit", path, *SET_PRIORITY_OPTIONS).code == 0
    assert not lock_path_of(path).exists()


def test_edit_of_folder_is_refused_while_set_is_locked(run, tmp_path):
    path = small_set(tmp_path / "one")
    put(tmp_path / "two" / "a.xml", urlset(*locs(3)))
    for held, folder in ((path, path.parent), (tmp_path / "two", tmp_path / "two")):
        with taken_elsewhere(held):
            assert run("edit", folder, *SET_PRIORITY_OPTIONS).code == 2
        assert lock_path_of(held).parent == folder


def interrupt_save(folder):
    """Leave the files of a save that is killed before its files are complete."""
    save = JournalledSave(folder, "sitemap.xml", [])
    save.stage(folder / "one.xml", b"half")
    assert save.mark is not None
    os.close(save.mark)


@pytest.mark.parametrize("words", [("info",), ("check",), ("edit", "--where", "loc contains /", "--set", "priority=")])
def test_interrupted_save_is_undone_and_reported_once(tmp_path, run, words):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    interrupt_save(tmp_path)
    result = run(words[0], path, *words[1:])
    expected = "sitemap-studio: An interrupted save was undone. All files have their earlier content.\n"
    assert result.err == expected
    assert result.code in (0, 1)
    assert files_in(tmp_path) == before
    assert run("info", path).err == ""


def test_export_reports_each_interrupted_save(tmp_path, run):
    paths = [small_set(tmp_path / name) for name in ("one", "two")]
    for path in paths:
        interrupt_save(path.parent)
    assert len(run("export", *paths, "--to", tmp_path / "out").err.splitlines()) == 2


@pytest.mark.parametrize("command", ["info", "check", "edit"])
def test_command_removes_only_stale_lock_of_its_file(run, tmp_path, command):
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
