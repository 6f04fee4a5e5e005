"""The user's home, which may be missing: a process in a container often runs for a user without name or home."""

from __future__ import annotations

from pathlib import Path


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
