"""Whether something lies at a path: an answer, never a failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.paths import is_file, is_folder, path_exists, resolve_links


def test_files_and_folders_are_told_apart(tmp_path):
    file = tmp_path / "a.xml"
    file.touch()
    assert [ask(file) for ask in (path_exists, is_file, is_folder)] == [True, True, False]
    assert [ask(tmp_path) for ask in (path_exists, is_file, is_folder)] == [True, False, True]


@pytest.mark.parametrize("name", ["gone.xml", "x" * 300, "\0", "gone/../a.xml", "\udcff"])
def test_what_can_not_be_told_is_not_there(tmp_path, name):
    assert not any(ask(Path(tmp_path, name)) for ask in (path_exists, is_file, is_folder))


def test_a_path_leads_where_its_links_do_and_round_in_a_circle_nowhere(tmp_path):
    home = resolve_links(tmp_path)
    (tmp_path / "there").symlink_to(tmp_path / "a.xml")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert resolve_links(tmp_path / "there") == home / "a.xml"
    assert resolve_links(tmp_path / "loop" / "a.xml") == home / "loop" / "a.xml"
