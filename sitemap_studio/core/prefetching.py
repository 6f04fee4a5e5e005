"""Files that will be asked for soon: the system is told, so that it brings them in while others are worked on."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

AHEAD: Final = 8
"""So many files are being brought in before they are asked for."""

_FLAGS: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


def expect(path: Path) -> None:
    """Let the system begin to read a file, where it can be told to; nobody waits, and what goes wrong shows later."""
    if not hasattr(os, "posix_fadvise"):
        return
    with suppress(OSError, ValueError):
        handle = os.open(path, _FLAGS)
        try:
            os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_WILLNEED)
        finally:
            os.close(handle)


def expecting(paths: Iterable[Path]) -> Iterator[None]:
    """Expect the files that come next at each step, a few of them at the first; there are as many steps as files."""
    coming = iter(paths)
    n_expected = n_passed = 0
    for path in islice(coming, AHEAD):
        expect(path)
        n_expected += 1
    while n_passed < n_expected:
        for path in islice(coming, 1):
            expect(path)
            n_expected += 1
        n_passed += 1
        yield
