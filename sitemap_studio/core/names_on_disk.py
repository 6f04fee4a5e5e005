"""Names of files as their folders list them: many disks take upper and lower case for the same."""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path
from typing import Final

DEVICE_NAME: Final = re.compile(r"(?i)(?:CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³]|CONIN\$|CONOUT\$)(?:[. ]|$)")
"""Names that Windows keeps for devices, whatever their ending. Microsoft, Naming Files, Paths, and Namespaces."""

HAS_DEVICE_NAMES: Final = os.name == "nt"
"""Whether the system keeps them here: what is read there may wait for ever."""


def folded(name: str) -> str:
    """A name as a file system compares it that knows no case."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


class NamesOnDisk:
    """Says how files are called that were asked for in any case; every folder is listed once at most."""

    def __init__(self) -> None:
        self._listed: dict[str, dict[str, list[str]]] = {}

    def of(self, path: Path) -> Path:
        """A file under the name that it has; one that is not there under the name that it was asked for."""
        folder, name = os.path.split(path)
        other = name.swapcase()
        # Where case counts, hardly any name has a twin of the other case; only where one is there a folder is listed.
        if other == name or not os.path.lexists(os.path.join(folder, other)) or not os.path.lexists(path):  # noqa: PTH118
            return path
        names = self._names(folder).get(folded(name), [])
        return path if name in names or not names else path.with_name(names[0])

    def _names(self, folder: str) -> dict[str, list[str]]:
        if folder not in self._listed:
            self._listed[folder] = {}
            try:
                for name in os.listdir(folder or os.curdir):  # noqa: PTH208
                    self._listed[folder].setdefault(folded(name), []).append(name)
            except OSError:
                # It may be entered but not listed; its files are called as they were asked for then.
                pass
        return self._listed[folder]


def are_one_file(one: Path, other: Path) -> bool:
    """Whether two names in one folder mean the same file, as where upper and lower case are the same.

    Numbers of files don't tell: some file systems give one to each name.
    """
    if one.parent != other.parent or folded(one.name) != folded(other.name):
        return False
    names = NamesOnDisk()
    return os.path.lexists(one) and os.path.lexists(other) and names.of(one) == names.of(other)
