"""Fixture for an unused home folder. Tests of the screen reader run on Linux, if its tools are or can be installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from system_libraries import SCREEN_READER_TOOLS, can_install, find_missing

if sys.platform != "linux" or (find_missing(SCREEN_READER_TOOLS) and not can_install()):
    collect_ignore = ["test_screen_reader.py"]


@pytest.fixture
def fresh_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return an empty home folder."""
    home = tmp_path_factory.mktemp("home")
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "SITEMAP_STUDIO_CONFIG", "SITEMAP_STUDIO_STATE"):
        (home / variable).mkdir(parents=True)
        monkeypatch.setenv(variable, str(home / variable))
    before = Path(QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "any").fileName()).parent
    form, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    QSettings.setPath(form, scope, str(home / "settings"))
    yield home
    QSettings.setPath(form, scope, str(before))
