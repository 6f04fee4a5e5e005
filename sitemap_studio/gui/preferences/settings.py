"""What the program remembers between two runs: recent files, the look, the place of the window.

One Ini file in the user's settings folder. Values that can't be understood count as absent; a file that can't be
understood is set aside.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote_from_bytes, unquote_to_bytes

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, Signal, Slot

from sitemap_studio.core.setting_aside import set_aside
from sitemap_studio.gui.preferences.late_store import LateStore
from sitemap_studio.gui.widgets.zooming import USUAL
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES, Profile

MAX_RECENT: Final = 10
"""How many recent files are kept, beside those that are pinned."""

MAX_PINNED: Final = 20
"""How many files can be pinned."""

_MOST_TOGETHER: Final = 1_000
"""Of so many files it is kept that they were opened together."""

_ESCAPED: Final = "file://"
"""Begins the address that stands for a path."""

MAX_FILE_BYTES: Final = 4 << 20
"""A larger file was not written by this program."""


class Settings(QObject):
    """The remembered values.

    Attributes:
        complaints: A sentence for a file that could not be understood; nothing is remembered then.

    Signals:
        recent_changed: The list of recent files is another.
    """

    recent_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.complaints: list[str] = []
        self._has_recent: bool | None = None
        self._store = self._opened()

    def flush(self) -> None:
        """Bring to the disk what is remembered, which otherwise happens a moment after the last change."""
        self._store.flush()

    def _opened(self) -> LateStore:
        """The file; a fresh one where it makes no sense."""
        store = LateStore(self)
        path = Path(store.fileName())
        reason = _why_broken(path, store)
        if not reason:
            return store
        told = self.tr("What the program remembered (“{name}”) can't be understood: {reason}.")
        complaint = told.format(name=path.name, reason=reason)
        store.deleteLater()
        try:
            aside = set_aside(path)
        except OSError:
            self.complaints.append(complaint)
        else:
            kept = self.tr("It was set aside as “{name}”.").format(name=aside.name)
            self.complaints.append(f"{complaint} {kept}")
        return LateStore(self)

    def recent_files(self) -> list[Path]:
        """The files opened or saved last, the latest first; whether they are still there is not looked at."""
        return self._paths("recent/files")[:MAX_RECENT]

    def has_recent_files(self) -> bool:
        """Whether there are any. It is asked after every step, which must not wait while the file is written."""
        if self._has_recent is None:
            self._has_recent = bool(self._names("recent/files"))
        return self._has_recent

    def _paths(self, key: str) -> list[Path]:
        return list(map(stored_path, self._names(key)))

    def _names(self, key: str) -> list[str]:
        stored = self._store.value(key)
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [name for name in names if isinstance(name, str) and name]

    def _store_paths(self, key: str, paths: Iterable[Path]) -> None:
        self._has_recent = None
        self._store.setValue(key, [stored_name(path) for path in paths])

    def pinned_files(self) -> list[Path]:
        """The files that stay in the list, in the order in which they were pinned."""
        return self._paths("recent/pinned")[:MAX_PINNED]

    def listed_files(self) -> list[Path]:
        """What is listed for opening again: the pinned files, then the other recent ones."""
        pinned = self.pinned_files()
        return [*pinned, *(path for path in self.recent_files() if path not in pinned)]

    def pin_file(self, path: Path, *, is_pinned: bool) -> None:
        """Let a file stay in the list, whatever else is opened; or be a recent one like others."""
        others = [known for known in self.pinned_files() if known != path]
        self._store_paths("recent/pinned", ([*others, path] if is_pinned else others)[-MAX_PINNED:])
        if not is_pinned and path not in self.recent_files():
            self._store_paths("recent/files", [path, *self.recent_files()][:MAX_RECENT])
        self.recent_changed.emit()

    def forget_file(self, path: Path) -> None:
        """Take one file out of the list."""
        self._store_paths("recent/pinned", [known for known in self.pinned_files() if known != path])
        self._store_paths("recent/files", [known for known in self.recent_files() if known != path])
        self.recent_changed.emit()

    def remember_file(self, path: Path, together: Iterable[Path] = ()) -> None:
        """Put a file at the top of the recent ones.

        Args:
            path: The file, or a folder.
            together: The files in that folder that were opened together, where it was not opened itself.
        """
        absolute = path.absolute()
        known = self._all_together() | {str(absolute): _names(together)}
        self._store.setValue("recent/together", json.dumps({folder: names for folder, names in known.items() if names}))
        others = [known for known in self.recent_files() if known != absolute]
        self._store_paths("recent/files", [absolute, *others][:MAX_RECENT])
        self.recent_changed.emit()

    def files_together(self, path: Path) -> list[Path]:
        """The files in a folder that were opened together, when it was open last; none for any other file."""
        return [path / name for name in self._all_together().get(str(path.absolute()), [])]

    def _all_together(self) -> dict[str, list[str]]:
        """By folder the names of files that were opened together, of those that are still listed."""
        listed = {str(path) for path in self.listed_files()}
        return {
            folder: _names(map(Path, filter(_is_name, names)))
            for folder, names in self._pairs("recent/together")
            if folder in listed and isinstance(names, list)
        }

    def forget_files(self) -> None:
        """Empty the list of recent files, but for the pinned ones."""
        self._has_recent = None
        self._store.remove("recent/files")
        self.recent_changed.emit()

    @property
    def is_tour_over(self) -> bool:
        """Whether the tour was finished or skipped."""
        return bool(self._store.value("tour/over", False, bool))

    def end_tour(self) -> None:
        """Remember that the tour was finished or skipped."""
        self._store.setValue("tour/over", True)

    def forget_all(self) -> None:
        """Forget everything, as before the first start."""
        self._has_recent = None
        self._store.clear()
        self.recent_changed.emit()

    @property
    def theme_once_wished(self) -> str:
        """What an older version kept here as a wish for a theme; empty where it kept none."""
        return str(self._store.value("look/theme", ""))

    def forget_theme(self) -> None:
        """Keep that wish here no longer."""
        self._store.remove("look/theme")

    @property
    def profile(self) -> Profile:
        """The profile chosen last."""
        return PROFILES.get(str(self._store.value("profile")), DEFAULT_PROFILE)

    @profile.setter
    def profile(self, profile: Profile) -> None:
        self._store.setValue("profile", profile.name)

    def choices_of_sets(self) -> dict[str, dict[str, str]]:
        """What was chosen for single sets: by file or host the names and values, those used last at the end."""
        return {
            key: {name: value for name, value in chosen.items() if isinstance(value, str)}
            for key, chosen in self._pairs("sets/choices")
            if isinstance(chosen, dict)
        }

    def remember_choices_of_sets(self, chosen: Mapping[str, Mapping[str, str]]) -> None:
        """Store what was chosen for single sets."""
        self._store.setValue("sets/choices", json.dumps(chosen))

    @property
    def zoom(self) -> int:
        """The size of the table's letters, in percent of the program's."""
        stored = self._store.value("table/zoom")
        return int(stored) if str(stored).isdecimal() else USUAL

    @Slot(int)
    def remember_zoom(self, percent: int) -> None:
        """Store the size of the table's letters."""
        self._store.setValue("table/zoom", percent)

    def column_widths(self) -> dict[str, int]:
        """The widths that the user gave the table's columns, in pixels by name; empty when never chosen."""
        return {name: width for name, width in self._pairs("table/widths") if isinstance(width, int)}

    def hidden_columns(self) -> frozenset[str]:
        """The names of the table's columns that are not shown."""
        return frozenset(str(self._store.value("table/hidden", "")).split())

    def remember_columns(self, widths: Mapping[str, int], hidden: Iterable[str]) -> None:
        """Store which columns the table shows, and how wide."""
        self._store.setValue("table/widths", json.dumps(dict(widths)))
        self._store.setValue("table/hidden", " ".join(sorted(hidden)))

    def window_geometry(self, number: int = 1) -> QByteArray:
        """Place and size of the window of a number; empty when never stored."""
        return self._bytes(f"{_window(number)}/geometry")

    def window_state(self, number: int = 1) -> QByteArray:
        """The sizes of the panels in the window of a number; empty when never stored."""
        return self._bytes(f"{_window(number)}/state")

    def panels(self, number: int = 1) -> dict[str, bool]:
        """Which panels are wanted in the window of a number, by their actions; those never seen are not in it."""
        return {name: wanted for name, wanted in self._pairs(f"{_window(number)}/panels") if isinstance(wanted, bool)}

    def remember_window(self, number: int, geometry: QByteArray, state: QByteArray, panels: Mapping[str, bool]) -> None:
        """Store place and size of the window of a number, and how its panels share it."""
        self._store.setValue(f"{_window(number)}/geometry", geometry)
        self._store.setValue(f"{_window(number)}/state", state)
        self._store.setValue(f"{_window(number)}/panels", json.dumps(dict(panels)))

    def help_geometry(self) -> QByteArray:
        """Place and size of the window of the help; empty when never stored."""
        return self._bytes("help/geometry")

    def remember_help(self, geometry: QByteArray) -> None:
        """Store place and size of the window of the help."""
        self._store.setValue("help/geometry", geometry)

    def _pairs(self, key: str) -> Iterable[tuple[str, Any]]:
        """What is stored under names; nothing where it can't be understood."""
        try:
            stored = json.loads(str(self._store.value(key, "{}")))
        except (ValueError, RecursionError):
            return ()
        return stored.items() if isinstance(stored, dict) else ()

    def _bytes(self, key: str) -> QByteArray:
        stored = self._store.value(key)
        return stored if isinstance(stored, QByteArray) else QByteArray()


def stored_name(path: Path) -> str:
    """How a path is stored. One that is no text as an address, escaped: Qt would leave out what it can't encode."""
    name = str(path)
    try:
        name.encode()
    except UnicodeEncodeError:
        return _ESCAPED + quote_from_bytes(os.fsencode(path))
    return name


def stored_path(stored: str) -> Path:
    """The path that was stored under a name."""
    is_escaped = stored.startswith(_ESCAPED)
    return Path(os.fsdecode(unquote_to_bytes(stored.removeprefix(_ESCAPED))) if is_escaped else stored)


def _names(paths: Iterable[Path]) -> list[str]:
    return [path.name for path in paths][:_MOST_TOGETHER]


def _is_name(stored: object) -> bool:
    """Whether it may be the name of a file in a folder."""
    return (
        isinstance(stored, str) and stored not in ("", ".", "..") and "\0" not in stored and Path(stored).name == stored
    )


def _window(number: int) -> str:
    """The group of values of one window; the first has none of its own number, so that older versions know it."""
    return "window" if number == 1 else f"window/{number}"


def _why_broken(path: Path, store: QSettings) -> str:
    """Why the file is none that this program, or a careful user, wrote; empty if it may be."""
    if store.status() is QSettings.Status.FormatError:
        return QCoreApplication.translate("Settings", "it is not an INI file")
    try:
        if path.stat().st_size > MAX_FILE_BYTES:
            return QCoreApplication.translate("Settings", "it is too large")
        data = path.read_bytes()
    except OSError:
        # Not there, or not to be read: Qt takes nothing for it.
        return ""
    if b"\0" in data or not _is_text(data):
        return QCoreApplication.translate("Settings", "it is not text")
    return ""


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
