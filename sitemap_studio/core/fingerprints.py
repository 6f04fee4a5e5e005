"""What tells that a file on disk is still the one that it was, without reading it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

_COARSE_NS: Final = 10_000_000
"""exFAT tells times to so much, FAT to two seconds, sshfs to one; others tell more."""

_COARSEST_NS: Final = 2 * 10**9

_ZONE_STEP_NS: Final = 900 * 10**9
"""Zones of the world differ by whole quarters of an hour."""

_WIDEST_ZONE_NS: Final = 26 * 3600 * 10**9
"""And by no more than from UTC-12 to UTC+14."""


@dataclass(frozen=True)
class Fingerprint:
    """What tells that a file on disk is still the one that was read.

    Attributes:
        size: Its bytes as they lie on disk.
        mtime_ns: When it was written, in nanoseconds.
        inode: Its number in the file system; 0 where there is none.
    """

    size: int
    mtime_ns: int
    inode: int

    @classmethod
    def of(cls, status: os.stat_result) -> Fingerprint:
        """Take the fingerprint from what the system says of a file."""
        return cls(status.st_size, status.st_mtime_ns, status.st_ino)

    def is_like(self, other: Fingerprint | None) -> bool:
        """Whether another may be of the same file, whatever its number, and as exactly as its disk tells times.

        Some file systems give numbers anew when they are mounted, or when memory runs short (FAT, most of FUSE), or one
        to each name of a file (sshfs). Coarse times are told exactly for a while, and FAT keeps the time that the clock
        on the wall showed, which another system, or another season, takes for another.
        """
        if other is None or self.size != other.size:
            return False
        apart = abs(self.mtime_ns - other.mtime_ns)
        if not apart:
            return True
        is_coarse = not self.mtime_ns % _COARSE_NS or not other.mtime_ns % _COARSE_NS
        beside = min(apart % _ZONE_STEP_NS, -apart % _ZONE_STEP_NS)
        return is_coarse and apart <= _WIDEST_ZONE_NS and beside <= _COARSEST_NS
