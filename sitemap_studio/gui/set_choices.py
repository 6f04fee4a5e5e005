"""Choices of the user for single sets, such as their URL and export folder, stored in the settings."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal
from weakref import WeakKeyDictionary

from sitemap_studio.document.document import Document
from sitemap_studio.gui.settings_store import Settings, stored_name, stored_path
from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.url_fixes import host_in_ascii

MAX_SETS: Final = 200
"""Maximum number of files and hosts with stored choices; the least recently used are removed first."""

_MAX_ENTRIES: Final = 1_000
"""Number of first entries that are searched for a complete URL."""

SetChoice = Literal[
    "address", "host", "fix_base", "zone", "export_folder", "single_folder", "export_base", "export_gzip", "export_urls",
    "earlier_version", "indexnow_key", "indexnow_location", "robots", "profile",
]  # fmt: skip
"""Stored choices of a set, in this order: its URL, the host of its entries at that time, the base of its relative URLs, its
time zone; the folder of exports, the folder of exports to one file, the URL, compression and URL limit of exports; the
version that publishing compares with, the IndexNow key and the URL of its file; its robots.txt files by host, and its
profile."""


FolderChoice = Literal["export_folder", "single_folder"]
"""Folders stored for a set only, not for its host: a common folder would mix the files of several sets."""


class SetChoices:
    """Choices of the user for single sets, stored in the settings by file and host."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._folders: WeakKeyDictionary[Document, dict[FolderChoice, Path]] = WeakKeyDictionary()

    def stored_value(self, document: Document, choice: SetChoice) -> str:
        """Return the stored choice for the file of a set, else for its host, or an empty text."""
        known = self._settings.choices_by_set()
        found = (known.get(key, {}).get(choice, "") for key in (_file_key(document), host_of(document)))
        return next(filter(None, found), "")

    def value_for_file(self, document: Document, choice: SetChoice) -> str:
        """Return the stored choice for the file of a set or, without a file, for its host; or an empty text."""
        key = _file_key(document) or host_of(document)
        return self._settings.choices_by_set().get(key, {}).get(choice, "")

    def stored_url(self, path: Path) -> str:
        """Return the URL stored for a file that need not be open, or an empty text."""
        return self._settings.choices_by_set().get(stored_name(path.absolute()), {}).get("address", "")

    def store_value(self, document: Document, choice: SetChoice, value: str) -> None:
        """Store a choice for the file and the host of a set; an empty value removes it."""
        known = self._settings.choices_by_set()
        for key in filter(None, (host_of(document), _file_key(document))):
            others = {name: remaining for name, remaining in known.pop(key, {}).items() if name != choice}
            known[key] = {**others, choice: value} if value else others
        remaining = [item for item in known.items() if item[1]]
        self._settings.store_choices_by_set(dict(remaining[-MAX_SETS:]))

    def stored_folder(self, document: Document, choice: FolderChoice) -> Path | None:
        """Return the folder stored for a set itself, not for its host, or None."""
        if key := _file_key(document):
            stored = self._settings.choices_by_set().get(key, {}).get(choice, "")
            return stored_path(stored) if stored else None
        return self._folders.get(document, {}).get(choice)

    def store_folder(self, document: Document, choice: FolderChoice, folder: Path) -> None:
        """Store a folder for a set; for a set without a file, only while it is open.

        A folder of exports belongs to one set only: it is removed from the choices of other sets.
        """
        known, key, name = self._settings.choices_by_set(), _file_key(document), stored_name(folder.absolute())
        if choice == "export_folder":
            for chosen in known.values():
                if chosen.get(choice) == name:
                    del chosen[choice]
        if key:
            known[key] = {**known.pop(key, {}), choice: name}
        else:
            self._folders.setdefault(document, {})[choice] = folder.absolute()
        remaining = [item for item in known.items() if item[1]]
        self._settings.store_choices_by_set(dict(remaining[-MAX_SETS:]))


def _file_key(document: Document) -> str:
    """Return the key of the choices for the file of a set; empty if it has no file."""
    return "" if document.path is None else stored_name(document.path.absolute())


def host_of(document: Document) -> str:
    """Return the host of the first complete URL of a set in ASCII (IDNA), or an empty text."""
    locs = document.table.rows(document.table.order[:_MAX_ENTRIES], ["loc"])["loc"].to_list()
    complete = (text for loc in locs if url_syntax.is_web(text := url_syntax.stripped(loc)))
    host = url_syntax.host_of(next(complete, "")).lower()
    return host_in_ascii(host) or host
