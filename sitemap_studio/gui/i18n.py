"""The user's language: which catalogue is used, messages and numbers in it, and the direction of single texts.

The language is chosen once, before there is a window: every widget takes its words when it is made. A new choice holds
from the next start on.
"""

from __future__ import annotations

import logging
import re
import string
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.errors import ReadError, StudioError
from sitemap_studio.core.messages import Message
from sitemap_studio.core.paths import resource
from sitemap_studio.document.notices import Notice
from sitemap_studio.gui.catalogues import LANGUAGES, Catalogue, read_catalogue
from sitemap_studio.protocol.profiles import MIB


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark words for translation later; Qt's tools know the name, and PySide6's own is typed as giving an object."""
    return text


_ISOLATE: Final = "\u2066"
"""From here on from left to right, whatever is around it …"""

_BY_ITSELF: Final = "\u2068"
"""From here on as the first letter runs …"""

_END: Final = "\u2069"
"""… until here."""

_FROM_THE_RIGHT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""Letters of Hebrew, Arabic and their kin."""


def left_to_right(text: str) -> str:
    """A text that runs from left to right whatever is around it, unless there are letters in it that do not."""
    return text if not text or _FROM_THE_RIGHT.search(text) else f"{_ISOLATE}{text}{_END}"


def by_itself(text: str) -> str:
    """A text that runs as its first letter does, whatever is around it."""
    return f"{_BY_ITSELF}{text}{_END}" if text else text


def plain_direction(text: str) -> str:
    """A text as it was before it was made to run from left to right."""
    return text.strip(_ISOLATE + _END)


_KIB: Final = 1024


def format_number(number: int) -> str:
    """A count with its thousands separators."""
    return QLocale().toString(number)


def counted(number: int, one: str, many: str) -> str:
    """The right of two wordings for a count, with thousands separators.

    Args:
        number: How many there are.
        one: The words for exactly one.
        many: The words for any other number, which Qt has put in for `%n`.
    """
    return one if number == 1 else numbered(number, many)


def numbered(number: int, words: str) -> str:
    """Words for a count into which Qt has put the number for `%n`, with thousands separators."""
    return words.replace(str(number), format_number(number), 1)


_PLACES: Final = {"ar": "ar_AE", "en": "en_US"}
"""Where numbers are written with the digits that addresses and dates have, among the places of one language."""


def use_numbers_of(language: str) -> None:
    """Write numbers as the words around them are: systems may name other languages for numbers than for words.

    Args:
        language: The language of the window by ISO 639-1. Numbers are written as in the user's place where this
            language is at home there, but for English, which people of all places read.
    """
    # By its name: the system's own locale would ask its settings for numbers and for dates one by one.
    here = QLocale(QLocale.system().name())
    is_at_home = language != "en" and here.language() is QLocale(language).language()
    QLocale.setDefault(here if is_at_home else QLocale(_PLACES.get(language, language)))


def kilobytes(size_bytes: int) -> str:
    """A size in KB, without the unit; with one decimal below ten."""
    value = size_bytes / _KIB
    return QLocale().toString(value, "f", 0 if value >= 10 or not size_bytes else 1)


def megabytes(size_bytes: int) -> str:
    """A size in MB with one decimal, without the unit; a trailing zero is left out."""
    value = size_bytes / MIB
    return QLocale().toString(value, "f", 0 if value == int(value) else 1)


def size_text(size_bytes: int) -> str:
    """A size with its unit, as small a number as is readable."""
    if size_bytes < _KIB:
        one = QCoreApplication.translate("Numbers", "1 byte")
        return counted(size_bytes, one, QCoreApplication.translate("Numbers", "%n bytes", None, size_bytes))
    if size_bytes < MIB:
        number = QLocale().toString(size_bytes / _KIB, "f", 1)
        return QCoreApplication.translate("Numbers", "{number} KB").format(number=number)
    number = QLocale().toString(size_bytes / MIB, "f", 1)
    return QCoreApplication.translate("Numbers", "{number} MB").format(number=number)


CONTEXT: Final = "Messages"
"""The context of messages of packages without Qt."""

_DATE: Final = re.compile(r"\d[\d.:TZ]*[+-][\d.:TZ+-]*")
"""A text whose numbers change their places behind Arabic letters. Unicode Bidirectional Algorithm, W2."""

_log = logging.getLogger(__name__)


class _Formatter(string.Formatter):
    """Puts values in, numbers as the user's language writes them."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, Message):
            return localized(value)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and format_spec.startswith(","):
            if format_spec == ",.1f":
                return QLocale().toString(float(value), "f", 1)
            return QLocale().toString(value, "g", 15) if isinstance(value, float) else format_number(value)
        text = str(super().format_field(value, format_spec))
        return left_to_right(text) if _DATE.fullmatch(text) and QGuiApplication.isRightToLeft() else text


_FORMATTER: Final = _Formatter()


def localized(text: str) -> str:
    """A sentence, or words of a declared table, in the user's language; as they are where no catalogue has them."""
    if not isinstance(text, Message):
        return _looked_up(text) if text else text
    if text.number is None or text.number == 1:
        words = QCoreApplication.translate(CONTEXT, text.words)
    else:
        words = QCoreApplication.translate(CONTEXT, text.words, None, text.number)
        words = words.replace(str(text.number), format_number(text.number), 1)
    return _put_in(words, text) if text.values else words


def _looked_up(words: str) -> str:
    try:
        return QCoreApplication.translate(CONTEXT, words)
    except UnicodeEncodeError:
        # With the name of a file that is no text, which no catalogue has.
        return words


def localized_error(error: StudioError | Notice) -> str:
    """Return the message of an error or a notice, and its hint."""
    return " ".join(filter(None, (localized(error.message), localized(error.hint))))


def _put_in(words: str, sentence: Message) -> str:
    values: Mapping[str, object] = sentence.values
    try:
        return _FORMATTER.vformat(words, (), values)
    except (KeyError, IndexError, ValueError):
        _log.warning("The translation of %r can't be used: %r.", sentence.words, words)
        return str(sentence)


SOURCE_LANGUAGE: Final = "en"
"""The language in which the program is written; its catalogue would hold nothing but forms of plurals."""


def use_language(application: QApplication, preferred: str) -> str:
    """Use the language of the user, before anything is shown.

    Args:
        application: Whose words are meant.
        preferred: A language by ISO 639-1, or nothing for the system's.

    Returns:
        The language used: the preferred one, or English where there is no catalogue of it.
    """
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    language = chosen_language(preferred, QLocale.system().uiLanguages())
    if language != SOURCE_LANGUAGE and not _install(application, language):
        language = SOURCE_LANGUAGE
    use_numbers_of(language)
    is_mirrored = QLocale(language).textDirection() == Qt.LayoutDirection.RightToLeft
    application.setLayoutDirection(Qt.LayoutDirection.RightToLeft if is_mirrored else Qt.LayoutDirection.LeftToRight)
    return language


def chosen_language(preferred: str, of_system: Sequence[str]) -> str:
    """The first language that a user would like and that there may be a catalogue of.

    Args:
        preferred: What the user chose, or nothing.
        of_system: The languages of the system, best first, such as "de-AT".
    """
    for liked in (preferred,) if preferred else of_system:
        language = liked.replace("_", "-").partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return SOURCE_LANGUAGE


def locale_of_dates() -> QLocale:
    """How dates are written: as the system says, unless another language than that is chosen."""
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
        catalogue = Catalogue(read_catalogue(catalogue_path(language)), language, application)
    except FileNotFoundError:
        return False
    except (ReadError, OSError):
        _log.exception("The catalogue of “%s” can't be read; the window speaks English.", language)
        return False
    of_qt = QTranslator(application)
    if of_qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(of_qt)
    application.installTranslator(catalogue)
    return True
