"""Fingerprint of a file: size and modification time, which reveal changes by other programs without reading it."""

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
    def from_status(cls, status: os.stat_result) -> Fingerprint:
        """Return the fingerprint of a file from its status."""
        return cls(status.st_size, status.st_mtime_ns)

    @classmethod
    def from_path(cls, path: Path) -> Fingerprint | None:
        """Return the fingerprint of a file, links resolved; None if it is absent or inaccessible."""
        try:
            return cls.from_status(path.stat())
        except (OSError, ValueError):
            return None
