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
_MAX_TOGETHER: Final = 1_000  # maximum number of stored files of a folder
_MAX_FILE_BYTES: Final = 4 << 20  # a larger file was not written by this program
_ESCAPED: Final = "file://"  # prefix of stored paths that are not valid Unicode
_STORE_ARGUMENTS: Final = (QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)


class DelayedSettings(QSettings):
    """Values of the program's INI file, written after a second without changes, because drags change them often.

    All objects for the file share the same values, written or not.
    """

    def __init__(self, parent: QObject) -> None:
        """Open the INI file of the program in the user's configuration folder."""
        super().__init__(*_STORE_ARGUMENTS, parent)
        self._sync_timer = QTimer(self, singleShot=True, interval=WRITE_DELAY_MS)
        self._sync_timer.timeout.connect(self.sync)

    def setValue(self, key: str, value: Any) -> None:
        """Set a value, and write the file after the delay."""
        super().setValue(key, value)
        self._sync_timer.start()

    def remove(self, key: str) -> None:
        """Remove a key and the keys below it, and write the file after the delay."""
        super().remove(key)
        self._sync_timer.start()

    def clear(self) -> None:
        """Remove all values, and write the file after the delay."""
        super().clear()
        self._sync_timer.start()

    def event(self, event: QEvent) -> bool:
        """Discard Qt's own requests to write the INI file."""
        return event.type() is QEvent.Type.UpdateRequest or super().event(event)

    def flush(self) -> None:
        """Write pending changes of values to the INI file at once."""
        self._sync_timer.stop()
        self.sync()


class Settings(QObject):
    """Values remembered between runs.

    Attributes:
        complaints: Sentences about stored values that could not be read.
        store: The INI file.

    Signals:
        recent_changed: The list of recent or pinned files has changed.
    """

    recent_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Open the INI file; see `complaints` for errors."""
        super().__init__(parent)
        self.complaints: list[str] = []
        self.store = self._open_store()

    def flush(self) -> None:
        """Write pending changes of values to the INI file at once."""
        self.store.flush()

    def _open_store(self) -> DelayedSettings:
        """Return the opened INI file; a damaged one is reported in `complaints`, renamed and replaced."""
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
        """Return the recent files without regard to pins, the latest first."""
        return self._paths("recent/files")[:MAX_RECENT]

    def has_recent_files(self) -> bool:
        return bool(self.store.value("recent/files"))

    def _paths(self, key: str) -> list[Path]:
        """Return the paths of files stored under a key."""
        stored = self.store.value(key)
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [stored_path(name) for name in names if isinstance(name, str) and name]

    def _store_recent(self, paths: Iterable[Path], pinned: Iterable[Path] | None = None) -> None:
        """Store the recent files, and the pinned ones unless None, up to a maximum number; emit `recent_changed`."""
        self.store.setValue("recent/files", [stored_name(path) for path in paths][:MAX_RECENT])
        if pinned is not None:
            self.store.setValue("recent/pinned", [stored_name(path) for path in pinned][-MAX_PINNED:])
        self.recent_changed.emit()

    def pinned_files(self) -> list[Path]:
        """Return the pinned files, in the order in which they were pinned."""
        return self._paths("recent/pinned")[:MAX_PINNED]

    def listed_files(self) -> list[Path]:
        """Return the pinned files, followed by the other recent ones."""
        pinned = self.pinned_files()
        return [*pinned, *(path for path in self.recent_files() if path not in pinned)]

    def pin_file(self, path: Path, *, is_pinned: bool) -> None:
        """Pin a file in the list of recent files, or unpin it, which keeps it in the list."""
        recent, pinned = self.recent_files(), [known for known in self.pinned_files() if known != path]
        if is_pinned:
            pinned.append(path)
        elif path not in recent:
            recent.insert(0, path)
        self._store_recent(recent, pinned)

    def forget_file(self, path: Path) -> None:
        """Remove a file from the recent and the pinned files."""
        recent, pinned = self.recent_files(), self.pinned_files()
        self._store_recent([each for each in recent if each != path], [each for each in pinned if each != path])

    def remember_file(self, path: Path, opened_files: Iterable[Path] = ()) -> None:
        """Add a path to the top of the recent files; for a folder, with the files in it that were opened together."""
        absolute = path.absolute()
        known = self._file_names_by_folder() | {str(absolute): [each.name for each in opened_files][:_MAX_TOGETHER]}
        self.store.setValue("recent/together", json.dumps({folder: names for folder, names in known.items() if names}))
        self._store_recent([absolute, *(each for each in self.recent_files() if each != absolute)])

    def files_together(self, path: Path) -> list[Path]:
        """Return the files that were opened together from a folder when it was last opened; empty for other paths."""
        return [path / name for name in self._file_names_by_folder().get(str(path.absolute()), [])]

    def _file_names_by_folder(self) -> dict[str, list[str]]:
        """Return the names of files that were opened together, by folder, for the listed folders."""
        listed = {str(path) for path in self.listed_files()}
        return {
            folder: list(filter(_is_name, names))[:_MAX_TOGETHER]
            for folder, names in self.pairs("recent/together")
            if folder in listed and isinstance(names, list)
        }

    def forget_files(self) -> None:
        """Remove all recent files except the pinned ones."""
        self._store_recent([])

    # Choices

    @property
    def profile(self) -> Profile:
        """Profile that the user chose last, or else the default one."""
        return PROFILES.get(str(self.store.value("profile")), DEFAULT_PROFILE)

    @profile.setter
    def profile(self, profile: Profile) -> None:
        self.store.setValue("profile", profile.name)

    def choices_by_set(self) -> dict[str, dict[str, str]]:
        """Return the choices for single sets, by file or host and name of the choice; the latest are last."""
        return {
            key: {name: value for name, value in chosen.items() if isinstance(value, str)}
            for key, chosen in self.pairs("sets/choices")
            if isinstance(chosen, dict)
        }

    def store_choices_by_set(self, choices: Mapping[str, Mapping[str, str]]) -> None:
        """Replace the stored choices for all sets."""
        self.store.setValue("sets/choices", json.dumps(choices))

    # The table

    @property
    def zoom(self) -> int:
        """Size of the table's font in percent of the program's font, as stored or the default."""
        stored = self.store.value("table/zoom")
        return int(stored) if str(stored).isdecimal() else DEFAULT_ZOOM

    @Slot(int)
    def remember_zoom(self, percent: int) -> None:
        """Store the size of the table's font, in percent."""
        self.store.setValue("table/zoom", percent)

    def column_widths(self) -> dict[str, int]:
        """Return the stored widths of table columns in pixels, by name; empty by default."""
        return {name: width for name, width in self.pairs("table/widths") if isinstance(width, int)}

    def hidden_columns(self) -> frozenset[str]:
        """Return the names of the columns that the user has hidden."""
        return frozenset(str(self.store.value("table/hidden", "")).split())

    def shown_columns(self) -> frozenset[str]:
        """Return the names of the columns that the user shows in addition to the default ones."""
        return frozenset(str(self.store.value("table/shown", "")).split())

    def remember_columns(self, widths: Mapping[str, int], hidden: Iterable[str], shown: Iterable[str] = ()) -> None:
        """Store the widths of the table columns, and which ones the user hides or shows additionally."""
        self.store.setValue("table/widths", json.dumps(dict(widths)))
        self.store.setValue("table/hidden", " ".join(sorted(hidden)))
        self.store.setValue("table/shown", " ".join(sorted(shown)))

    def pairs(self, key: str) -> Iterable[tuple[str, Any]]:
        """Return the items of the JSON object stored under a key; empty if it is missing or invalid."""
        try:
            stored = json.loads(str(self.store.value(key, "{}")))
        except (ValueError, RecursionError):
            return ()
        return stored.items() if isinstance(stored, dict) else ()

    def data(self, key: str) -> QByteArray:
        """Return the bytes stored under a key, such as the geometry of a window; empty if nothing is stored."""
        stored = self.store.value(key)
        return stored if isinstance(stored, QByteArray) else QByteArray()


def stored_name(path: Path) -> str:
    """Return the text under which a path is stored; names that are not valid Unicode become an escaped file URL."""
    name = str(path)
    try:
        name.encode()
    except UnicodeEncodeError:
        return _ESCAPED + quote_from_bytes(os.fsencode(path))
    return name


def stored_path(stored: str) -> Path:
    """Return the path for a text of `stored_name`."""
    is_escaped = stored.startswith(_ESCAPED)
    return Path(os.fsdecode(unquote_to_bytes(stored.removeprefix(_ESCAPED))) if is_escaped else stored)


def _is_name(stored: object) -> bool:
    """Return whether a stored value is a valid name of a file in a folder."""
    is_text = isinstance(stored, str) and stored not in ("", ".", "..") and "\0" not in stored
    return is_text and Path(str(stored)).name == stored


def _damage_reason(path: Path, store: QSettings) -> str:
    """Return why a file is not the program's INI file, in the user's language; empty if it is valid or missing."""
    if store.status() is QSettings.Status.FormatError:
        return QCoreApplication.translate("Settings", "it is not an INI file")
    try:
        if path.stat().st_size > _MAX_FILE_BYTES:
            return QCoreApplication.translate("Settings", "it is too large")
        data = path.read_bytes()
    except OSError:
        # Missing or unreadable: Qt treats it as empty.
        return ""
    try:
        is_text = "\0" not in data.decode()
    except UnicodeDecodeError:
        is_text = False
    return "" if is_text else QCoreApplication.translate("Settings", "it is not an INI file")
