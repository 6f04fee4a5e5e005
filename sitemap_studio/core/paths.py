"""Paths: home and state folders, tests that never raise, file names in any case, and resources of the program."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

STATE_VARIABLE: Final = "SITEMAP_STUDIO_STATE"
"""Environment variable that overrides the folder of the state that is stored between runs."""


TEMPORARY_PREFIX: Final = ".sitemap-studio-"
"""Beginning of the names of temporary files, locks and backups, so that users recognise them after a power cut."""


def has_temporary_files(folder: Path) -> bool:
    """Return whether a folder contains lock files, backups, or files of running or interrupted saves and writes."""
    try:
        with os.scandir(folder) as entries:
            return any(each.name.startswith(TEMPORARY_PREFIX) for each in entries)
    except (OSError, ValueError):
        return False


def state_folder_override() -> Path | None:
    """Return the folder that `STATE_VARIABLE` sets, or None for the default folders of the system."""
    folder = os.environ.get(STATE_VARIABLE)
    return Path(folder) if folder else None


def home_folder() -> Path:
    """Return the home folder of the user, or the working folder where no home exists, as in some containers."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def expand_home(typed: str) -> Path:
    """Return a typed path with “~” expanded, unchanged if that home folder is unknown."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def path_exists(path: Path) -> bool:
    """Return whether a path exists; unlike `Path.exists`, never raises, as for inaccessible folders."""
    return os.path.exists(path)  # noqa: PTH110


def is_file(path: Path) -> bool:
    """Return whether a path is a file; never raises."""
    return os.path.isfile(path)  # noqa: PTH113


def is_folder(path: Path) -> bool:
    """Return whether a path is a folder; never raises."""
    return os.path.isdir(path)  # noqa: PTH112


def resolve_links(path: Path) -> Path:
    """Return a path with symbolic links resolved as far as possible; never raises."""
    try:
        return Path(os.path.realpath(path))
    except ValueError:
        # A zero byte, which using the path reports.
        return path


def name_as_text(name: str) -> str:
    """Return the name of a file as valid text, in which bytes that are not valid UTF-8 are escaped."""
    return name if name.isascii() else name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


DEVICE_NAME: Final = re.compile(r"(?i)(?:CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³]|CONIN\$|CONOUT\$)(?:[. ]|$)")
"""Names that Windows reserves for devices, with any suffix. Microsoft, Naming Files, Paths, and Namespaces."""

HAS_DEVICE_NAMES: Final = os.name == "nt"
"""Whether this system has such names; reading a device may never end."""


def fold_case(name: str) -> str:
    """Return a name in the form that case-insensitive file systems compare."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


@dataclass
class FilenameCase:
    """Resolver of file names in any case to the names on disk; lists each folder at most once."""

    _listed: dict[str, dict[str, list[str]]] = field(default_factory=dict)

    def resolve(self, path: Path) -> Path:
        """Return the path with the file name in the case on disk; unchanged if no file has that name."""
        folder, name = os.path.split(path)
        other = name.swapcase()
        # On case-sensitive systems, hardly any name also exists in the other case; only then the folder is listed.
        if other == name or not os.path.lexists(os.path.join(folder, other)) or not os.path.lexists(path):  # noqa: PTH118
            return path
        names = self._names(folder).get(fold_case(name), [])
        return path if name in names or not names else path.with_name(names[0])

    def _names(self, folder: str) -> dict[str, list[str]]:
        """Return the names in a folder by their `fold_case` form; empty if it can't be listed."""
        if folder not in self._listed:
            self._listed[folder] = {}
            try:
                for name in os.listdir(folder or os.curdir):  # noqa: PTH208
                    self._listed[folder].setdefault(fold_case(name), []).append(name)
            except OSError:
                # The folder can't be listed; names remain unchanged.
                pass
        return self._listed[folder]


def is_same_file_by_case(one: Path, other: Path) -> bool:
    """Return whether two paths name one existing file, maybe in different case; inodes, which may differ, are ignored."""
    if one.parent != other.parent or fold_case(one.name) != fold_case(other.name):
        return False
    names = FilenameCase()
    return os.path.lexists(one) and os.path.lexists(other) and names.resolve(one) == names.resolve(other)


_PACKAGE = Path(__file__).resolve().parents[1]


def resource(name: str) -> Path:
    """Return the path of a file or folder below `resources/`; raise `FileNotFoundError` if the installation lacks it."""
    frozen = getattr(sys, "_MEIPASS", None)
    bundle = [Path(frozen) / "resources", Path(frozen) / "sitemap_studio" / "resources"] if frozen else []
    for folder in (*bundle, _PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if (found := folder / name).exists():
            return found
    raise FileNotFoundError(f"The installation lacks resources/{name}.")


BROKEN_MARK: Final = ".broken-"
"""Text between the name of a damaged file and the time in the name that `quarantine_file` gives it."""


def quarantine_file(path: Path) -> Path:
    """Rename a damaged file to “NAME.broken-TIME”, and return the new path; raise `OSError`."""
    when = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = (
        path.with_name(f"{path.name}{BROKEN_MARK}{when}{f'-{number}' if number > 1 else ''}") for number in count(1)
    )
    aside = next(name for name in names if not os.path.lexists(name))
    path.rename(aside)
    return aside
