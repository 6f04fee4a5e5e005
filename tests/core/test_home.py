"""The user's home, and paths that begin with somebody's."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sitemap_studio.core.paths import expand_home, home_folder
from sitemap_studio.core.redaction import redact_for_report
from sitemap_studio.model.large_store import CachePlace

NOBODY = "~nobody-of-this-name/maps"


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user without name and home, as containers have them."""
    monkeypatch.chdir(tmp_path)
    for variable in ("HOME", "USERPROFILE", "HOMEPATH"):
        monkeypatch.delenv(variable, raising=False)
    if hasattr(os, "getuid"):
        monkeypatch.setattr(os, "getuid", lambda: 4_000_000_000)


def test_a_path_may_begin_at_home(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert expand_home("~/maps") == home_folder() / "maps"
    assert expand_home(str(tmp_path)) == tmp_path


@pytest.mark.parametrize("typed", [NOBODY, "~", "~~"])
@pytest.mark.usefixtures("homeless")
def test_the_home_of_nobody_is_a_name_like_others(typed):
    assert expand_home(typed) == Path(typed)
    assert CachePlace.chosen(typed, 1).home == Path(typed)


@pytest.mark.usefixtures("homeless")
def test_without_a_home_files_are_looked_for_where_the_program_runs(tmp_path):
    assert home_folder() == tmp_path
    assert redact_for_report("in /srv/maps") == "in /srv/maps"
