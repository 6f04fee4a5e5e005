"""What is said when the system lacks something, and that what it has is found."""

from __future__ import annotations

import ctypes.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from default_fonts import TEST_FONTS, variables_for
from system_libraries import (
    ensure_desktop_tools,
    ensure_screen_reader_tools,
    has_display,
    install_debian_packages,
    is_loadable,
    missing_screen_reader_tools,
)
from telling import SetUpFailed


def test_only_a_library_that_exists_is_loadable():
    assert not is_loadable("libsitemapstudiohasnosuchlibrary.so.1")
    assert is_loadable(ctypes.util.find_library("c") or "msvcrt")


def test_who_may_not_install_is_told_the_exact_line(monkeypatch, tmp_path):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    line = "sudo apt-get update && sudo apt-get install --yes --no-install-recommends libgl1 libegl1"
    with pytest.raises(SetUpFailed) as failure:
        install_debian_packages(["libgl1", "libegl1"])
    assert str(failure.value) == f"System packages are missing; please run: {line}"


def test_who_may_not_install_tests_without_the_tools_of_the_desktop(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    ensure_desktop_tools()
    ensure_screen_reader_tools()
    assert capsys.readouterr() == ("", "")


def test_what_lacks_for_hearing_the_program_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert {"xvfb", "dbus", "libglib2.0-bin"} <= set(missing_screen_reader_tools())


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_named_display_server_is_a_display(monkeypatch, variable):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv(variable, ":0")
    assert has_display()


# The default font that tests are run under

OTHER_FAMILIES = {"DejaVu Serif", "Noto Sans", "Liberation Sans", "Cantarell", "Ubuntu"}
"""One of these is installed on most systems."""

ASKING = """
from PySide6.QtGui import QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication
application = QApplication([])
print(QFontInfo(application.font()).family())
print(*QFontDatabase.families(), sep="\\n")
"""


def _default_and_all(family: str, folder: Path) -> tuple[str, list[str]]:
    """The default font of a program of Qt, and all of its fonts."""
    command = [sys.executable, "-P", "-c", ASKING]
    environment = os.environ | variables_for(family, folder)
    answer = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    default, *families = answer.stdout.splitlines()
    return default, families


@pytest.mark.skipif(sys.platform != "linux", reason="only fontconfig lets another font be the default")
def test_any_font_can_be_the_default(tmp_path: Path):
    default, families = _default_and_all("DejaVu Sans", tmp_path)
    assert default == "DejaVu Sans"
    for other in OTHER_FAMILIES & {*families}:
        assert _default_and_all(other, tmp_path)[0] == other


def test_the_font_of_the_tests_comes_with_its_licence():
    assert {path.name for path in TEST_FONTS.iterdir()} == {"DejaVuSans.ttf", "LICENSE.txt"}
