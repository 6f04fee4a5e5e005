"""The one locator of files that come with the program: icons, samples, schemas.

They lie in `resources/` beside the package in a source tree, inside the package in a wheel, and below the unpacking
folder in a frozen bundle.
"""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def _candidates() -> list[Path]:
    frozen = getattr(sys, "_MEIPASS", None)
    bundle = [Path(frozen) / "resources", Path(frozen) / "sitemap_studio" / "resources"] if frozen else []
    return [*bundle, _PACKAGE / "resources", _PACKAGE.parent / "resources"]


def resource(name: str) -> Path:
    """Find a file or folder that comes with the program.

    Args:
        name: Its path below `resources/`, with forward slashes.

    Raises:
        FileNotFoundError: This installation lacks it, which is a fault of the installation, not of the user.
    """
    for folder in _candidates():
        if (found := folder / name).exists():
            return found
    raise FileNotFoundError(f"The installation lacks resources/{name}.")
