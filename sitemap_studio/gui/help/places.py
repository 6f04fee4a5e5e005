"""The page of the help about files and folders that the program uses, on this computer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from PySide6.QtCore import QCoreApplication, QSettings

from sitemap_studio.core.cache_folder import FOLDER_VARIABLE as CACHE_VARIABLE
from sitemap_studio.core.cache_folder import CachePlace
from sitemap_studio.core.preference_table import CACHE_FOLDER, CACHE_GIGABYTES
from sitemap_studio.core.preferences import FOLDER_VARIABLE as PREFERENCES_VARIABLE
from sitemap_studio.core.preferences import Preferences, preferences_path
from sitemap_studio.document.recovery.folder import FOLDER_VARIABLE as STATE_VARIABLE
from sitemap_studio.document.recovery.folder import recovery_folder
from sitemap_studio.gui.about.identity import APPLICATION, ORGANISATION
from sitemap_studio.gui.about.logbook import log_path
from sitemap_studio.gui.help.blocks import Grid, Page, Text, Words, code, lines, plain
from sitemap_studio.gui.help.prose import told
from sitemap_studio.gui.preferences.kept_preferences import KeptPreferences
from sitemap_studio.gui.words.marking import QT_TRANSLATE_NOOP

Chosen = Preferences | KeptPreferences
"""What the user chose."""

translate: Final = QCoreApplication.translate


def _memories() -> Path:
    """The file of what the window remembers."""
    form, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    return Path(QSettings(form, scope, ORGANISATION, APPLICATION).fileName())


_PLACES: Final[tuple[tuple[str, str, Callable[[Chosen], Path], str], ...]] = (
    (QT_TRANSLATE_NOOP("Help", "Preferences"),
     QT_TRANSLATE_NOOP("Help", "Your preferences. A file that can't be understood is set aside with `.broken` behind "
                       "its name."),
     lambda _: preferences_path(), PREFERENCES_VARIABLE),
    (QT_TRANSLATE_NOOP("Help", "Window and recent files"),
     QT_TRANSLATE_NOOP("Help", "What the window remembers: its size, columns, recent files."),
     lambda _: _memories(), ""),
    (QT_TRANSLATE_NOOP("Help", "Recovery"),
     QT_TRANSLATE_NOOP("Help", "Edits that are not saved yet; only you can read them. A log is removed when its set is "
                       "saved or closed."),
     lambda _: recovery_folder(), STATE_VARIABLE),
    (QT_TRANSLATE_NOOP("Help", "Large sets"),
     QT_TRANSLATE_NOOP("Help", "Entries of sets of millions, while they are open."),
     lambda preferences: CachePlace.chosen(preferences[CACHE_FOLDER], preferences[CACHE_GIGABYTES]).home,
     CACHE_VARIABLE),
    (QT_TRANSLATE_NOOP("Help", "Sample set"),
     QT_TRANSLATE_NOOP("Help", "Your copies of it. Those that you changed stay."),
     lambda _: user_data_path(ORGANISATION, appauthor=False), ""),
    (QT_TRANSLATE_NOOP("Help", "Log"),
     QT_TRANSLATE_NOOP("Help", "What went wrong, for a report of a fault."), lambda _: log_path(), ""),
)  # fmt: skip
"""What lies where: its name, what it is, its place, and the environment variable that moves it."""


def places_page(preferences: Chosen) -> Page:
    """Where the program keeps what."""
    heads = (translate("Help", "What"), translate("Help", "Where"))
    rows = [[told(name), _place(words, where(preferences), variable)] for name, words, where, variable in _PLACES]
    beside = translate(
        "Help",
        "A hidden file beside an open set tells other programs that it is open; while a set is saved, "
        "its new files are there, too. Both go by themselves.",
    )
    title = translate("Help", "Files and folders")
    return Page("places", title, (Grid(heads, rows), Text(beside)))


def _place(words: str, path: Path, variable: str) -> Words:
    parts: list[Words] = [code(str(path)), told(words)]
    if variable:
        parts.append(plain(translate("Help", "Moved by the environment variable {name}.").format(name=variable)))
    return lines(parts)
