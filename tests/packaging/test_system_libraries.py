"""Missing libraries and commands of the system are found and reported."""

from __future__ import annotations

import ctypes.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from default_fonts import TEST_FONTS, font_variables
from system_libraries import (
    DESKTOP_TOOLS,
    SCREEN_READER_TOOLS,
    SetUpError,
    display_libraries,
    find_missing,
    has_display,
    install_packages,
    is_loadable,
    try_to_install,
)


def test_only_existing_libraries_are_loadable():
    assert not is_loadable("libsitemapstudiohasnosuchlibrary.so.1")
    assert is_loadable(ctypes.util.find_library("c") or "msvcrt")


def test_missing_packages_without_root_rights_raise_error_with_command(monkeypatch, tmp_path):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    line = "sudo apt-get update && sudo apt-get install --yes --no-install-recommends libegl1 libgl1"
    with pytest.raises(SetUpError) as failure:
        install_packages(["libgl1", "libegl1"])
    assert str(failure.value) == f"System packages are missing; please run: {line}"


def test_optional_packages_without_root_rights_are_skipped(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    try_to_install(DESKTOP_TOOLS.values())
    assert capsys.readouterr() == ("", "")


def test_find_missing_returns_packages_of_absent_tools(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert {"xvfb", "dbus", "libglib2.0-bin"} <= {*find_missing(SCREEN_READER_TOOLS).values()}


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_display_is_found_by_environment_variable(monkeypatch, variable):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_display()
    assert not display_libraries()
    monkeypatch.setenv(variable, ":0")
    assert has_display()
    assert display_libraries()


# The default font of test runs

OTHER_FAMILIES = {"DejaVu Serif", "Noto Sans", "Liberation Sans", "Cantarell", "Ubuntu"}
"""One of these is installed on most systems."""

FONT_SCRIPT = """
from PySide6.QtGui import QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication
application = QApplication([])
print(QFontInfo(application.font()).family())
print(*QFontDatabase.families(), sep="\\n")
"""


def _query_fonts(family: str, folder: Path) -> tuple[str, list[str]]:
    """Return the default font family of a Qt program started with a family as default, and all families."""
    command = [sys.executable, "-P", "-c", FONT_SCRIPT]
    environment = os.environ | font_variables(family, folder)
    finished = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    default, *families = finished.stdout.splitlines()
    return default, families


@pytest.mark.skipif(sys.platform != "linux", reason="only fontconfig lets another font be the default")
def test_font_variables_set_default_font(tmp_path: Path):
    default, families = _query_fonts("DejaVu Sans", tmp_path)
    assert default == "DejaVu Sans"
    for other in OTHER_FAMILIES & {*families}:
        assert _query_fonts(other, tmp_path)[0] == other


def test_test_font_has_licence_file():
    assert {path.name for path in TEST_FONTS.iterdir()} == {"DejaVuSans.ttf", "LICENSE.txt"}
