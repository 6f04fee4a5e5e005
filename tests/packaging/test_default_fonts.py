"""The default font that tests are run under."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from default_fonts import TEST_FONTS, variables_for

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
