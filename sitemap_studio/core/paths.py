"""Paths: the home folder, what lies where, names in any case, files that come with the program."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

STATE_VARIABLE: Final = "SITEMAP_STUDIO_STATE"
"""An environment variable with the folder of what is kept between two runs, for those who want it elsewhere."""


def state_folder_override() -> Path | None:
    """The folder that the environment names for what is kept between two runs; None for the system's usual ones."""
    folder = os.environ.get(STATE_VARIABLE)
    return Path(folder) if folder else None


def home_folder() -> Path:
    """The user's home; where there is none, the folder that the program runs in."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def expand_home(typed: str) -> Path:
    """A path as somebody typed it, with “~” for a home; as it stands where that is the home of nobody."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def path_exists(path: Path) -> bool:
    """Whether anything does."""
    return os.path.exists(path)  # noqa: PTH110


def is_file(path: Path) -> bool:
    """Whether a file does."""
    return os.path.isfile(path)  # noqa: PTH113


def is_folder(path: Path) -> bool:
    """Whether a folder does."""
    return os.path.isdir(path)  # noqa: PTH112


def resolve_links(path: Path) -> Path:
    """Where a path leads through links; as far as it leads anywhere where they go round in a circle."""
    return Path(os.path.realpath(path))


DEVICE_NAME: Final = re.compile(r"(?i)(?:CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³]|CONIN\$|CONOUT\$)(?:[. ]|$)")
"""Names that Windows keeps for devices, whatever their ending. Microsoft, Naming Files, Paths, and Namespaces."""

HAS_DEVICE_NAMES: Final = os.name == "nt"
"""Whether the system keeps them here: what is read there may wait for ever."""


def fold_case(name: str) -> str:
    """A name as a file system compares it that knows no case."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


class FilenameCase:
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
        names = self._names(folder).get(fold_case(name), [])
        return path if name in names or not names else path.with_name(names[0])

    def _names(self, folder: str) -> dict[str, list[str]]:
        if folder not in self._listed:
            self._listed[folder] = {}
            try:
                for name in os.listdir(folder or os.curdir):  # noqa: PTH208
                    self._listed[folder].setdefault(fold_case(name), []).append(name)
            except OSError:
                # It may be entered but not listed; its files are called as they were asked for then.
                pass
        return self._listed[folder]


def is_same_file_by_case(one: Path, other: Path) -> bool:
    """Whether two names in one folder mean the same file, as where upper and lower case are the same.

    Numbers of files don't tell: some file systems give one to each name.
    """
    if one.parent != other.parent or fold_case(one.name) != fold_case(other.name):
        return False
    names = FilenameCase()
    return os.path.lexists(one) and os.path.lexists(other) and names.of(one) == names.of(other)


_PACKAGE = Path(__file__).resolve().parents[1]


def _candidates() -> list[Path]:
    frozen = getattr(sys, "_MEIPASS", None)
    bundle = [Path(frozen) / "resources", Path(frozen) / "sitemap_studio" / "resources"] if frozen else []
    return [*bundle, _PACKAGE / "resources", _PACKAGE.parent / "resources"]


def resource(name: str) -> Path:
    """Find a file or folder that comes with the program.

    Args:
        name: Its path below `resources/`, with forward slashes.

    Raises:
        FileNotFoundError: This installation lacks it, which is a fault of the installation, not of the user.
    """
    for folder in _candidates():
        if (found := folder / name).exists():
            return found
    raise FileNotFoundError(f"The installation lacks resources/{name}.")


def quarantine_file(path: Path) -> Path:
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
