"""The folder for the entries of large sets: its rights, its end, and what others left behind."""

from __future__ import annotations

import gc
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from sitemap_studio.model.large_store import FOLDER_VARIABLE, CacheFolder, CachePlace, remove_leftovers


def made_by_a_process_that_was_killed(home: Path) -> Path:
    """A folder with a file in it, of a process that had no time to remove it."""
    code = (
        "import os, sys; from pathlib import Path; from sitemap_studio.model.large_store import *;"
        "folder = CacheFolder(CachePlace(Path(sys.argv[1]))); (folder.path / 'entries').write_bytes(b'x');"
        "print(folder.path, flush=True); os.kill(os.getpid(), 9)"
    )
    answer = subprocess.run([sys.executable, "-c", code, home], check=False, capture_output=True, text=True)
    return Path(answer.stdout.strip())


def test_a_folder_is_for_its_user_alone(tmp_path):
    folder = CacheFolder(CachePlace(tmp_path / "home"))
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700
    assert folder.path.parent == tmp_path / "home"
    folder.close()


def test_closing_removes_it_with_its_files_and_once_is_enough(tmp_path):
    folder = CacheFolder(CachePlace(tmp_path))
    (folder.path / "entries").write_bytes(b"x")
    folder.close()
    folder.close()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_to_which_nobody_refers_any_more_is_removed(tmp_path):
    folder = CacheFolder(CachePlace(tmp_path))
    assert folder.path.is_dir()
    del folder
    gc.collect()
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_process_left_is_removed_with_the_next_folder(tmp_path):
    left = made_by_a_process_that_was_killed(tmp_path)
    assert (left / "entries").is_file()
    folder = CacheFolder(CachePlace(tmp_path))
    assert list(tmp_path.iterdir()) == [folder.path]
    folder.close()


def test_folders_in_use_and_other_things_are_left_alone(tmp_path):
    used = CacheFolder(CachePlace(tmp_path))
    (tmp_path / "set-of-somebody").mkdir()
    (tmp_path / "note.txt").write_text("mine")
    assert remove_leftovers(tmp_path) == 0
    assert {path.name for path in tmp_path.iterdir()} == {used.path.name, "set-of-somebody", "note.txt"}
    used.close()


def test_the_ceiling_and_the_disk_say_what_may_be_written(tmp_path):
    folder = CacheFolder(CachePlace(tmp_path, ceiling_bytes=1_000))
    assert folder.room_bytes == 1_000
    folder.close()


def test_an_environment_variable_names_another_place(tmp_path, monkeypatch):
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert CachePlace().home == tmp_path
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert CachePlace().home.name == "sitemap-studio"


def test_a_place_that_is_no_folder_is_an_error_of_the_system(tmp_path):
    (tmp_path / "home").write_text("a file")
    with pytest.raises(OSError, match="home"):
        CacheFolder(CachePlace(tmp_path / "home"))


def test_a_place_is_chosen_by_a_folder_and_gigabytes():
    assert CachePlace.chosen("~/sets", 2) == CachePlace(Path.home() / "sets", 2 << 30)
    assert CachePlace.chosen("", 16) == CachePlace()
