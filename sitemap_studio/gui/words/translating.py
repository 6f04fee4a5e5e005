"""The language of the window: which catalogue is used, which way text runs, and how numbers are written.

It is chosen once, before there is a window: every widget takes its words when it is made, and a change made later would
reach only some of them. So a choice holds from the next start on.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.resources import resource
from sitemap_studio.gui.words.catalogues import LANGUAGES, packed, read_catalogue
from sitemap_studio.gui.words.numbers import use_numbers_of

SOURCE_LANGUAGE: Final = "en"
"""The language in which the program is written; its catalogue would hold nothing but forms of plurals."""

_log = logging.getLogger(__name__)


class Catalogue(QTranslator):
    """A catalogue of the program itself."""

    def __init__(self, data: bytes, parent: QApplication) -> None:
        """Make it known to nobody yet.

        Args:
            data: What `catalogues.packed` gave.
            parent: Who keeps it.
        """
        super().__init__(parent)
        # Qt reads from these bytes as long as it looks words up, and keeps no copy.
        self._data = data
        self.load(data)


def use_language(application: QApplication, wanted: str) -> str:
    """Use the language of the user, before anything is shown.

    Args:
        application: Whose words are meant.
        wanted: A language by ISO 639-1, or nothing for the system's.

    Returns:
        The language used: the one wanted, or English where there is no catalogue of it.
    """
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    language = chosen_language(wanted, QLocale.system().uiLanguages())
    if language != SOURCE_LANGUAGE and not _install(application, language):
        language = SOURCE_LANGUAGE
    use_numbers_of(language)
    is_mirrored = QLocale(language).textDirection() == Qt.LayoutDirection.RightToLeft
    application.setLayoutDirection(Qt.LayoutDirection.RightToLeft if is_mirrored else Qt.LayoutDirection.LeftToRight)
    return language


def chosen_language(wanted: str, of_system: Sequence[str]) -> str:
    """The first language that a user would like and that there may be a catalogue of.

    Args:
        wanted: What the user chose, or nothing.
        of_system: What the system says that the user reads, best first, such as "de-AT".
    """
    for liked in (wanted,) if wanted else of_system:
        language = liked.replace("_", "-").partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return SOURCE_LANGUAGE


def locale_of_dates() -> QLocale:
    """How dates are written: as the system says, unless somebody chose another language for the window than that."""
    system = QLocale.system()
    usual = QLocale(chosen_language("", system.uiLanguages())).language()
    return system if system.language() is not QLocale.Language.C and QLocale().language() is usual else QLocale()


def catalogue_path(language: str) -> Path:
    """Where the catalogue of a language lies.

    Raises:
        FileNotFoundError: There is none.
    """
    return resource(f"translations/sitemap-studio_{language}.ts")


def _install(application: QApplication, language: str) -> bool:
    """Install the catalogues of Qt and of the program; false, and nothing is, where the program has none."""
    try:
        data = packed(read_catalogue(catalogue_path(language)), language)
    except FileNotFoundError:
        return False
    except (ReadError, OSError):
        _log.exception("The catalogue of “%s” can't be read; the window speaks English.", language)
        return False
    of_qt = QTranslator(application)
    if of_qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(of_qt)
    application.installTranslator(Catalogue(data, application))
    return True
