"""Folders in the words in which users know them."""

from __future__ import annotations

from pathlib import Path

from sitemap_studio.core.home import home_folder


def near_home(folder: Path) -> str:
    """A folder from the user's home on, where it lies there."""
    try:
        return f"~/{folder.relative_to(home_folder())}"
    except ValueError:
        return str(folder)
