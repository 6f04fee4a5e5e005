"""Commands that write, while somebody else has the set open for editing."""

from __future__ import annotations

import pytest

from sitemap_studio.core.file_lock import lock_path_of
from tests.builders import content, files_in, locs, put, small_set, taken_elsewhere, urlset

SET = ("--where", "any contains 0", "--set", "priority=0.5")


def test_nothing_is_edited_that_somebody_else_has_open(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    with taken_elsewhere(path):
        said = run("edit", path, *SET)
    assert (said.code, said.out) == (2, "")
    assert "“a.xml” is open for editing elsewhere: by " in said.err
    assert content(path) == urlset(*locs(3))


def test_the_outcome_may_go_elsewhere(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    with taken_elsewhere(path):
        said = run("edit", path, *SET, "--output", tmp_path / "b.xml")
    assert said.code == 0
    assert "0.5" in content(tmp_path / "b.xml")


def test_nothing_is_written_over_what_somebody_else_has_open(run, tmp_path):
    path, other = put(tmp_path / "a.xml", urlset(*locs(3))), put(tmp_path / "b.xml", urlset(*locs(2)))
    with taken_elsewhere(other):
        for words in (("edit", path, *SET, "--output", other), ("repair", path, "--output", other)):
            assert run(*words).code == 2
    assert content(other) == urlset(*locs(2))


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
