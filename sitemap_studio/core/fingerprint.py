"""Fingerprint of a file: what shows without reading it that another program changed it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple


class Fingerprint(NamedTuple):
    """Size and modification time of a file.

    Files with the same fingerprint have the same content. If the fingerprints differ, the content has to be compared.
    """

    size: int
    mtime_ns: int

    @classmethod
    def of(cls, status: os.stat_result) -> Fingerprint:
        """Return the fingerprint of a file with this status."""
        return cls(status.st_size, status.st_mtime_ns)

    @classmethod
    def at(cls, path: Path) -> Fingerprint | None:
        """Return the fingerprint of a file, links followed; None if there is none, or it can't be reached."""
        try:
            return cls.of(path.stat())
        except (OSError, ValueError):
            return None
