"""The user's home, which may be missing: a process in a container often runs for a user without name or home."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

STATE_VARIABLE: Final = "SITEMAP_STUDIO_STATE"
"""An environment variable with the folder of what is kept between two runs, for those who want it elsewhere."""


def chosen_state_folder() -> Path | None:
    """The folder that the environment names for what is kept between two runs; None for the system's usual ones."""
    folder = os.environ.get(STATE_VARIABLE)
    return Path(folder) if folder else None


def home_folder() -> Path:
    """The user's home; where there is none, the folder that the program runs in."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def from_home(typed: str) -> Path:
    """A path as somebody typed it, with “~” for a home; as it stands where that is the home of nobody."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)
