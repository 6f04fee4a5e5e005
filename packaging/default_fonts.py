"""Default fonts of test runs, set by a fontconfig file that an environment variable names (only on Linux)."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

TEST_FONTS: Final = Path(__file__).resolve().parents[1] / "tests" / "data" / "fonts"
"""Folder of the font that is the default in the first test run."""

FIRST_FAMILY: Final = "DejaVu Sans"
SECOND_FAMILY: Final = "Noto Sans"
"""Default font of the second test run and of most desktops; its lines are a fifth higher."""

SYSTEM_FONTS: Final = Path("/usr/share/fonts")

_CONFIGURATION: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <alias binding="strong"><family>sans-serif</family><prefer><family>{family}</family></prefer></alias>
</fontconfig>
"""


def has_second_font() -> bool:
    """Return whether the font of the second test run is installed."""
    return next(SYSTEM_FONTS.rglob("NotoSans-Regular.*"), None) is not None


def font_variables(family: str, folder: Path) -> Mapping[str, str]:
    """Write a fontconfig file that makes a font the default, and return the environment variables that select it.

    The result is empty except on Linux.

    Args:
        family: Family name of the font.
        folder: Folder for the configuration and the cache of fontconfig.
    """
    if sys.platform != "linux":
        return {}
    file = folder / f"{family}.conf"
    values = {"fonts": TEST_FONTS, "cache": folder / "cache", "family": family}
    text = _CONFIGURATION.format(**{name: escape(str(value)) for name, value in values.items()})
    file.write_text(text, encoding="utf-8")
    return {"FONTCONFIG_FILE": str(file)}
