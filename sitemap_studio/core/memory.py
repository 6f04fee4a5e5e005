"""Giving memory back to the system after work that needed much of it for a while."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable


def _find_trim() -> Callable[[int], int] | None:
    if not sys.platform.startswith("linux"):
        return None
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        # Another C library than glibc; those give back by themselves.
        return None
    return trim


_TRIM = _find_trim()


def give_back() -> None:
    """Return freed memory to the system, where the C library would keep it.

    glibc raises its own threshold for large blocks once some were freed, and keeps what unpacking and scanning used: 80
    bytes an entry after opening a million.
    """
    if _TRIM is not None:
        _TRIM(0)
