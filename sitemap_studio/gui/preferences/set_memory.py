"""What was chosen for single sets, remembered for the next time: by the file of a set and by the host of its URLs.

By its host a set is known again when it was saved or downloaded to another place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from sitemap_studio.document.document import Document
from sitemap_studio.gui.preferences.settings import Settings, stored_name
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.url_mending import host_in_ascii

SetChoice = Literal["address", "host", "fix_base", "zone", "export_folder", "export_base"]
"""The address of a set, the host of its URLs when that was chosen, the base of its relative URLs, the zone of its
times, folder and address of its exports."""

MAX_SETS: Final = 200
"""So many files and hosts are remembered; those not used for longest are forgotten first."""

_LOOKED_AT: Final = 1_000
"""Among this many entries one is looked for that names the host."""


class SetMemory:
    """The choices made for sets, kept among the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def recall(self, document: Document, choice: SetChoice) -> str:
        """Return what was chosen last for the file of a set, else for its host; empty if nothing was."""
        known = self._settings.choices_of_sets()
        found = (known.get(key, {}).get(choice, "") for key in (_file_of(document), host_of(document)))
        return next(filter(None, found), "")

    def recall_for_file(self, document: Document, choice: SetChoice) -> str:
        """Return what was chosen last for the file of a set, or for the host of a set that has no file yet."""
        key = _file_of(document) or host_of(document)
        return self._settings.choices_of_sets().get(key, {}).get(choice, "")

    def remember(self, document: Document, choice: SetChoice, value: str) -> None:
        """Keep what was chosen for a set; an empty value is forgotten."""
        known = self._settings.choices_of_sets()
        for key in filter(None, (host_of(document), _file_of(document))):
            others = {name: kept for name, kept in known.pop(key, {}).items() if name != choice}
            known[key] = {**others, choice: value} if value else others
        kept = [item for item in known.items() if item[1]]
        self._settings.remember_choices_of_sets(dict(kept[-MAX_SETS:]))

    def own_export_folder(self, document: Document, folder: Path) -> None:
        """Remember a folder as that of the exports of one set and of no other."""
        name = stored_name(folder.absolute())
        known = self._settings.choices_of_sets()
        for chosen in known.values():
            if chosen.get("export_folder") == name:
                del chosen["export_folder"]
        self._settings.remember_choices_of_sets(known)
        self.remember(document, "export_folder", name)


def _file_of(document: Document) -> str:
    return "" if document.path is None else stored_name(document.path.absolute())


def host_of(document: Document) -> str:
    """The host of the first complete URL of a set, in its IDNA form; empty if it has none."""
    locs = document.table.rows(document.table.order[:_LOOKED_AT], ["loc"])["loc"].to_list()
    complete = (text for loc in locs if urls.is_web(text := urls.stripped(loc)))
    host = urls.host_of(next(complete, "")).lower()
    return host_in_ascii(host) or host
