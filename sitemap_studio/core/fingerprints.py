"""What tells that a file on disk is still the one that it was, without reading it."""

from __future__ import annotations

import os
from dataclasses import dataclass


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
        """Whether another is the same but for the number, which some file systems give anew when they are mounted."""
        return other is not None and (self.size, self.mtime_ns) == (other.size, other.mtime_ns)
