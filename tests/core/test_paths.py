"""Paths: home, existence, resources, quarantined files."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from sitemap_studio.core import paths
from sitemap_studio.core.paths import (
    expand_home,
    home_folder,
    is_file,
    is_folder,
    path_exists,
    quarantine_file,
    resolve_links,
    resource,
)
from sitemap_studio.core.redaction import redact_for_report
from tests.builders import put

NOBODY = "~nobody-of-this-name/maps"


@pytest.fixture
def user_without_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """User without name and home folder, as in containers."""
    monkeypatch.chdir(tmp_path)
    for variable in ("HOME", "USERPROFILE", "HOMEPATH"):
        monkeypatch.delenv(variable, raising=False)
    if hasattr(os, "getuid"):
        monkeypatch.setattr(os, "getuid", lambda: 4_000_000_000)


def test_expand_home_replaces_tilde(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert expand_home("~/maps") == home_folder() / "maps"
    assert expand_home(str(tmp_path)) == tmp_path


@pytest.mark.parametrize("typed", [NOBODY, "~", "~~"])
@pytest.mark.usefixtures("user_without_home")
def test_expand_home_leaves_tilde_of_unknown_user_unchanged(typed):
    assert expand_home(typed) == Path(typed)


@pytest.mark.usefixtures("user_without_home")
def test_missing_home_falls_back_to_working_folder(tmp_path):
    assert home_folder() == tmp_path
    assert redact_for_report("in /srv/maps") == "in /srv/maps"


def test_is_file_and_is_folder_return_false_on_errors(tmp_path):
    file = tmp_path / "a.xml"
    file.touch()
    assert [ask(file) for ask in (path_exists, is_file, is_folder)] == [True, True, False]
    assert [ask(tmp_path) for ask in (path_exists, is_file, is_folder)] == [True, False, True]
    for name in ("gone.xml", "x" * 300, "\0", "gone/../a.xml", "\udcff"):
        assert not any(ask(Path(tmp_path, name)) for ask in (path_exists, is_file, is_folder))


def test_resolve_links_follows_links_and_keeps_loops(tmp_path):
    home = resolve_links(tmp_path)
    (tmp_path / "there").symlink_to(tmp_path / "a.xml")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert resolve_links(tmp_path / "there") == home / "a.xml"
    assert resolve_links(tmp_path / "loop" / "a.xml") == home / "loop" / "a.xml"


@pytest.mark.parametrize("place", ["resources", "sitemap_studio/resources"])
def test_resources_of_frozen_bundle_take_precedence(tmp_path, monkeypatch, place):
    assert resource("samples").is_dir()
    with pytest.raises(FileNotFoundError, match="lacks resources/no/such"):
        resource("no/such")
    installed = put(tmp_path / "site" / "sitemap_studio" / "resources" / "a.txt", "a")
    monkeypatch.setattr(paths, "_PACKAGE", installed.parents[1])
    assert resource("a.txt") == installed
    bundled = put(tmp_path / place / "a.txt", "a")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource("a.txt") == bundled


def test_quarantined_files_get_unique_names_with_time_stamp(tmp_path: Path):
    path = tmp_path / "a.ini"
    for content in (b"1", b"2", b"3"):
        path.write_bytes(content)
        aside = quarantine_file(path)
        assert re.fullmatch(r"a\.ini\.broken-\d{4}-\d\d-\d\d-\d{6}(-\d)?", aside.name)
    assert {each.read_bytes() for each in tmp_path.iterdir()} == {b"1", b"2", b"3"}
    with pytest.raises(OSError, match="gone"):
        quarantine_file(tmp_path / "gone")
