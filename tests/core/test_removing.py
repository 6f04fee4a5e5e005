"""The door for taking files away: one file, of a link only the link, and a sentence where it can't be."""

from __future__ import annotations

import os

import pytest

from sitemap_studio.core.atomic_write import remove_file
from sitemap_studio.core.errors import WriteError


def test_a_file_is_taken_away_and_its_neighbours_stay(tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).write_bytes(b"content")
    remove_file(tmp_path / "one")
    assert [path.name for path in tmp_path.iterdir()] == ["two"]


def test_a_file_that_is_gone_is_gone(tmp_path):
    remove_file(tmp_path / "nothing")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_that_name_is_left_alone(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(WriteError, match="“folder” can't be removed") as caught:
        remove_file(tmp_path / "folder")
    assert caught.value.hint
    assert (tmp_path / "folder").is_dir()


if os.name == "posix":

    def test_of_a_symbolic_link_only_the_link_goes(tmp_path):
        (tmp_path / "file").write_bytes(b"content")
        (tmp_path / "link").symlink_to(tmp_path / "file")
        remove_file(tmp_path / "link")
        assert [path.name for path in tmp_path.iterdir()] == ["file"]
