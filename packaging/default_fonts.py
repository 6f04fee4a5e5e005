"""Default fonts to run the tests under: on Linux fontconfig takes another from a file named in the environment."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

TEST_FONTS: Final = Path(__file__).resolve().parents[1] / "tests" / "data" / "fonts"
"""The font that comes with the tests, which is the default font of the first run."""

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
    """Whether the font of the second run is installed."""
    return next(SYSTEM_FONTS.rglob("NotoSans-Regular.*"), None) is not None


def variables_for(family: str, folder: Path) -> Mapping[str, str]:
    """Make a font the default of programs that are started with these environment variables; Linux only.

    Args:
        family: The family of the font.
        folder: Where the configuration and the cache of fontconfig are put.

    Returns:
        The variables; none where there is no fontconfig.
    """
    if sys.platform != "linux":
        return {}
    file = folder / f"{family}.conf"
    values = {"fonts": TEST_FONTS, "cache": folder / "cache", "family": family}
    text = _CONFIGURATION.format(**{name: escape(str(value)) for name, value in values.items()})
    file.write_text(text, encoding="utf-8")
    return {"FONTCONFIG_FILE": str(file)}
