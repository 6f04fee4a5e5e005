"""What the program remembers between two runs: recent files, the look, the place of the window.

One Ini file in the user's settings folder. Values that can't be understood count as absent.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal, Slot

from sitemap_studio.gui.identity import APPLICATION, ORGANISATION
from sitemap_studio.gui.table.zooming import USUAL
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES, Profile

MAX_RECENT: Final = 10
"""How many recent files are kept."""


class Settings(QObject):
    """The remembered values.

    Signals:
        recent_changed: The list of recent files is another.
    """

    recent_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION, self)

    def recent_files(self) -> list[Path]:
        """The files opened or saved last, the latest first; whether they are still there is not looked at."""
        stored = self._store.value("recent/files")
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name][:MAX_RECENT]

    def remember_file(self, path: Path) -> None:
        """Put a file at the top of the recent ones."""
        absolute = path.absolute()
        others = [known for known in self.recent_files() if known != absolute]
        self._store.setValue("recent/files", [str(known) for known in [absolute, *others][:MAX_RECENT]])
        self.recent_changed.emit()

    def forget_files(self) -> None:
        """Empty the list of recent files."""
        self._store.remove("recent/files")
        self.recent_changed.emit()

    def forget_all(self) -> None:
        """Forget everything, as before the first start."""
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

    @property
    def export_folder(self) -> Path | None:
        """Where the last export went."""
        stored = self._store.value("export/folder")
        return Path(stored) if isinstance(stored, str) and stored else None

    @export_folder.setter
    def export_folder(self, folder: Path) -> None:
        self._store.setValue("export/folder", str(folder))

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
        try:
            stored = json.loads(str(self._store.value("table/widths", "{}")))
        except ValueError:
            return {}
        pairs = stored.items() if isinstance(stored, dict) else ()
        return {name: width for name, width in pairs if isinstance(width, int)}

    def hidden_columns(self) -> frozenset[str]:
        """The names of the table's columns that are not shown."""
        return frozenset(str(self._store.value("table/hidden", "")).split())

    def remember_columns(self, widths: Mapping[str, int], hidden: Iterable[str]) -> None:
        """Store which columns the table shows, and how wide."""
        self._store.setValue("table/widths", json.dumps(dict(widths)))
        self._store.setValue("table/hidden", " ".join(sorted(hidden)))

    def window_geometry(self) -> QByteArray:
        """Place and size of the window; empty when never stored."""
        stored = self._store.value("window/geometry")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def remember_window(self, geometry: QByteArray) -> None:
        """Store place and size of the window."""
        self._store.setValue("window/geometry", geometry)
