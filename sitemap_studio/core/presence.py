"""Whether something lies at a path, as far as that can be told; it never fails.

A `Path` raises where that can't be told: in folders that may not be entered, on disks that went away, for names that
are too long. Who wants to know why reads it, which says so.
"""

from __future__ import annotations

import os
from pathlib import Path


def is_there(path: Path) -> bool:
    """Whether anything does."""
    return os.path.exists(path)  # noqa: PTH110


def is_file(path: Path) -> bool:
    """Whether a file does."""
    return os.path.isfile(path)  # noqa: PTH113


def is_folder(path: Path) -> bool:
    """Whether a folder does."""
    return os.path.isdir(path)  # noqa: PTH112


def real_path(path: Path) -> Path:
    """Where a path leads through links; as far as it leads anywhere where they go round in a circle."""
    return Path(os.path.realpath(path))
