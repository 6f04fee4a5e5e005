"""What commands say of a save that a killed program left behind."""

from __future__ import annotations

import os

import pytest

from sitemap_studio.core.set_journal import JournalledSave
from tests.builders import files_in, small_set


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
    told = "sitemap-studio: An interrupted save of “sitemap.xml” was undone. All files are as they were before it.\n"
    assert said.err == told
    assert said.code in (0, 1)
    assert files_in(tmp_path) == before
    assert run("info", path).err == ""


def test_its_output_for_programs_is_not_mixed_with_that(tmp_path, run):
    path = small_set(tmp_path)
    leave_save(tmp_path)
    assert run("info", path, "--json").json["urls"] == 4


def test_an_export_of_several_tells_of_each(tmp_path, run):
    paths = [small_set(tmp_path / name) for name in ("one", "two")]
    for path in paths:
        leave_save(path.parent)
    assert len(run("export", *paths, "--to", tmp_path / "out").err.splitlines()) == 2
