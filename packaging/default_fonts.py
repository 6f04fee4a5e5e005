"""Default fonts of test runs: on Linux, an environment variable names a configuration file of fontconfig."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

TEST_FONTS: Final = Path(__file__).resolve().parents[1] / "tests" / "data" / "fonts"
"""Folder of the font of the tests, which is the default font of the first run."""

FIRST_FAMILY: Final = "DejaVu Sans"
SECOND_FAMILY: Final = "Noto Sans"
"""The default font of most desktops; its lines are a fifth higher."""

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
    """Return whether the font of the second run is installed."""
    return next(SYSTEM_FONTS.rglob("NotoSans-Regular.*"), None) is not None


def variables_for(family: str, folder: Path) -> Mapping[str, str]:
    """Return environment variables that make a font the default of a program; none except on Linux.

    Args:
        family: The family of the font.
        folder: The folder for the configuration and the cache of fontconfig.
    """
    if sys.platform != "linux":
        return {}
    file = folder / f"{family}.conf"
    values = {"fonts": TEST_FONTS, "cache": folder / "cache", "family": family}
    text = _CONFIGURATION.format(**{name: escape(str(value)) for name, value in values.items()})
    file.write_text(text, encoding="utf-8")
    return {"FONTCONFIG_FILE": str(file)}
