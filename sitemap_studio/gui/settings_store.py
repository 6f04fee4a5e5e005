"""Values that the program remembers between runs, such as recent files, column widths and window geometry.

They are stored in one INI file. A value that cannot be parsed counts as absent. A file that cannot be parsed is renamed,
and a new one replaces it. The user's preferences are in `core.preferences`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote_from_bytes, unquote_to_bytes

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, QSettings, QTimer, Signal, Slot

from sitemap_studio.core.paths import quarantine_file
from sitemap_studio.gui.about import APPLICATION, ORGANISATION
from sitemap_studio.gui.table.entry_view import DEFAULT_ZOOM
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES, Profile

WRITE_DELAY_MS: Final = 1_000
"""Time without a change after which changes are written; they are lost if the program is killed before."""

MAX_RECENT: Final = 10
MAX_PINNED: Final = 20
_MAX_TOGETHER: Final = 1_000  # files that are remembered to be opened together
_MAX_FILE_BYTES: Final = 4 << 20  # a larger file was not written by this program
_ESCAPED: Final = "file://"  # beginning of a stored path that is no text
_STORE_ARGUMENTS: Final = (QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)


class DelayedSettings(QSettings):
    """Values in the INI file of the program, written once they stay as they are for a moment: drags change them often.

    All objects for the file see the same values, written or not.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(*_STORE_ARGUMENTS, parent)
        self._sync_timer = QTimer(self, singleShot=True, interval=WRITE_DELAY_MS)
        self._sync_timer.timeout.connect(self.sync)

    def setValue(self, key: str, value: Any) -> None:
        super().setValue(key, value)
        self._sync_timer.start()

    def remove(self, key: str) -> None:
        super().remove(key)
        self._sync_timer.start()

    def clear(self) -> None:
        super().clear()
        self._sync_timer.start()

    def event(self, event: QEvent) -> bool:
        # By this Qt asks itself to write.
        return event.type() is QEvent.Type.UpdateRequest or super().event(event)

    def flush(self) -> None:
        """Write what is not written yet, before anything else is done: the program may end."""
        self._sync_timer.stop()
        self.sync()


class Settings(QObject):
    """The remembered values; `complaints` says what could not be understood."""

    recent_changed = Signal()  # the list of recent files is another

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.complaints: list[str] = []
        self.store = self._open_store()

    def flush(self) -> None:
        self.store.flush()

    def _open_store(self) -> DelayedSettings:
        """The file; a fresh one where it makes no sense."""
        store = DelayedSettings(self)
        path = Path(store.fileName())
        reason = _damage_reason(path, store)
        if not reason:
            return store
        pattern = self.tr("The window settings (“{name}”) can't be read: {reason}.")
        complaint = pattern.format(name=path.name, reason=reason)
        store.deleteLater()
        try:
            aside = quarantine_file(path)
        except OSError:
            self.complaints.append(complaint)
        else:
            kept = self.tr("It was set aside as “{aside}”.").format(aside=aside.name)
            self.complaints.append(f"{complaint} {kept}")
        return DelayedSettings(self)

    # Recent files

    def recent_files(self) -> list[Path]:
        return self._paths("recent/files")[:MAX_RECENT]

    def has_recent_files(self) -> bool:
        return bool(self.store.value("recent/files"))

    def _paths(self, key: str) -> list[Path]:
        stored = self.store.value(key)
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [stored_path(name) for name in names if isinstance(name, str) and name]

    def _store_recent(self, paths: Iterable[Path], pinned: Iterable[Path] | None = None) -> None:
        self.store.setValue("recent/files", [stored_name(path) for path in paths][:MAX_RECENT])
        if pinned is not None:
            self.store.setValue("recent/pinned", [stored_name(path) for path in pinned][-MAX_PINNED:])
        self.recent_changed.emit()

    def pinned_files(self) -> list[Path]:
        """The files that stay in the list, in the order in which they were pinned."""
        return self._paths("recent/pinned")[:MAX_PINNED]

    def listed_files(self) -> list[Path]:
        pinned = self.pinned_files()
        return [*pinned, *(path for path in self.recent_files() if path not in pinned)]

    def pin_file(self, path: Path, *, is_pinned: bool) -> None:
        """Keep a file in the list whatever else is opened, or make it a recent one like others."""
        recent, pinned = self.recent_files(), [known for known in self.pinned_files() if known != path]
        if is_pinned:
            pinned.append(path)
        elif path not in recent:
            recent.insert(0, path)
        self._store_recent(recent, pinned)

    def forget_file(self, path: Path) -> None:
        recent, pinned = self.recent_files(), self.pinned_files()
        self._store_recent([each for each in recent if each != path], [each for each in pinned if each != path])

    def remember_file(self, path: Path, together: Iterable[Path] = ()) -> None:
        """Put a file at the top of the recent ones, or a folder with the files in it that were opened together."""
        absolute = path.absolute()
        known = self._file_names_by_folder() | {str(absolute): [each.name for each in together][:_MAX_TOGETHER]}
        self.store.setValue("recent/together", json.dumps({folder: names for folder, names in known.items() if names}))
        self._store_recent([absolute, *(each for each in self.recent_files() if each != absolute)])

    def files_together(self, path: Path) -> list[Path]:
        """The files in a folder that were opened together, when it was open last; none for any other file."""
        return [path / name for name in self._file_names_by_folder().get(str(path.absolute()), [])]

    def _file_names_by_folder(self) -> dict[str, list[str]]:
        """By folder the names of files that were opened together, of those that are still listed."""
        listed = {str(path) for path in self.listed_files()}
        return {
            folder: list(filter(_is_name, names))[:_MAX_TOGETHER]
            for folder, names in self.pairs("recent/together")
            if folder in listed and isinstance(names, list)
        }

    def forget_files(self) -> None:
        """Empty the list of recent files, but for the pinned ones."""
        self._store_recent([])

    # Choices

    @property
    def profile(self) -> Profile:
        return PROFILES.get(str(self.store.value("profile")), DEFAULT_PROFILE)

    @profile.setter
    def profile(self, profile: Profile) -> None:
        self.store.setValue("profile", profile.name)

    def choices_by_set(self) -> dict[str, dict[str, str]]:
        """What was chosen for single sets: by file or host the names and values, those used last at the end."""
        return {
            key: {name: value for name, value in chosen.items() if isinstance(value, str)}
            for key, chosen in self.pairs("sets/choices")
            if isinstance(chosen, dict)
        }

    def store_choices_by_set(self, chosen: Mapping[str, Mapping[str, str]]) -> None:
        self.store.setValue("sets/choices", json.dumps(chosen))

    # The table

    @property
    def zoom(self) -> int:
        """The size of the table's font, in percent of the program's."""
        stored = self.store.value("table/zoom")
        return int(stored) if str(stored).isdecimal() else DEFAULT_ZOOM

    @Slot(int)
    def remember_zoom(self, percent: int) -> None:
        self.store.setValue("table/zoom", percent)

    def column_widths(self) -> dict[str, int]:
        """The widths that the user gave the table's columns, in pixels by name; empty when never chosen."""
        return {name: width for name, width in self.pairs("table/widths") if isinstance(width, int)}

    def hidden_columns(self) -> frozenset[str]:
        return frozenset(str(self.store.value("table/hidden", "")).split())

    def shown_columns(self) -> frozenset[str]:
        """The columns that the user chose beyond those that are shown by default."""
        return frozenset(str(self.store.value("table/shown", "")).split())

    def remember_columns(self, widths: Mapping[str, int], hidden: Iterable[str], shown: Iterable[str] = ()) -> None:
        self.store.setValue("table/widths", json.dumps(dict(widths)))
        self.store.setValue("table/hidden", " ".join(sorted(hidden)))
        self.store.setValue("table/shown", " ".join(sorted(shown)))

    def pairs(self, key: str) -> Iterable[tuple[str, Any]]:
        """The items of a stored JSON object; none where it can't be understood."""
        try:
            stored = json.loads(str(self.store.value(key, "{}")))
        except (ValueError, RecursionError):
            return ()
        return stored.items() if isinstance(stored, dict) else ()

    def data(self, key: str) -> QByteArray:
        """Stored bytes, such as the geometry of a window; empty when never stored."""
        stored = self.store.value(key)
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


def _is_name(stored: object) -> bool:
    """Whether a stored value may be the name of a file in a folder."""
    is_text = isinstance(stored, str) and stored not in ("", ".", "..") and "\0" not in stored
    return is_text and Path(str(stored)).name == stored


def _damage_reason(path: Path, store: QSettings) -> str:
    """Why the file is none that this program, or a careful user, wrote; empty if it may be."""
    if store.status() is QSettings.Status.FormatError:
        return QCoreApplication.translate("Settings", "it is not an INI file")
    try:
        if path.stat().st_size > _MAX_FILE_BYTES:
            return QCoreApplication.translate("Settings", "it is too large")
        data = path.read_bytes()
    except OSError:
        # Missing, or unreadable: Qt takes nothing for it.
        return ""
    try:
        is_text = "\0" not in data.decode()
    except UnicodeDecodeError:
        is_text = False
    return "" if is_text else QCoreApplication.translate("Settings", "it is not an INI file")
