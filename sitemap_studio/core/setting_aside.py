"""Setting a file aside that can't be understood: it gets another name beside its own, and is never removed."""

from __future__ import annotations

import os
from datetime import datetime
from itertools import count
from pathlib import Path


def set_aside(path: Path) -> Path:
    """Give a broken file a name that says so, and when; no other file is replaced.

    Returns:
        Where it is now.

    Raises:
        OSError: It must stay where it is.
    """
    when = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = (path.with_name(f"{path.name}.broken-{when}{f'-{number}' if number > 1 else ''}") for number in count(1))
    aside = next(name for name in names if not os.path.lexists(name))
    path.rename(aside)
    return aside
