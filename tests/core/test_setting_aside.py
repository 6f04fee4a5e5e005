"""Broken files get another name, which says when."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitemap_studio.core.paths import quarantine_file


def test_the_name_says_that_it_is_broken_and_when(tmp_path: Path):
    path = tmp_path / "a.ini"
    path.write_bytes(b"x")
    aside = quarantine_file(path)
    assert re.fullmatch(r"a\.ini\.broken-\d{4}-\d\d-\d\d-\d{6}", aside.name)
    assert aside.read_bytes() == b"x"
    assert not path.exists()


def test_files_set_aside_in_the_same_second_are_all_kept(tmp_path: Path):
    path = tmp_path / "a.ini"
    for content in (b"1", b"2", b"3"):
        path.write_bytes(content)
        quarantine_file(path)
    assert {each.read_bytes() for each in tmp_path.iterdir()} == {b"1", b"2", b"3"}


def test_what_is_not_there_cant_be_set_aside(tmp_path: Path):
    with pytest.raises(OSError, match="gone"):
        quarantine_file(tmp_path / "gone")
