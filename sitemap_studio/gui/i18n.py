"""The language of the window: its catalogue, and the translation of messages and numbers.

The language is set once, before the first window is created, because widgets are created with their texts.
"""

from __future__ import annotations

import gettext
import logging
import string
import struct
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import Message
from sitemap_studio.core.paths import resource
from sitemap_studio.document.sitemap_set import OpeningNotice
from sitemap_studio.protocol.profiles import MIB


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text for translation, and return it; PySide6's own function is typed to return an object."""
    return text


LANGUAGES: Final = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "ja": "日本語"}
"""The languages of the window, by code, with their own names."""

SOURCE_LANGUAGE: Final = "en"  # the language of the source, which has no catalogue
MESSAGE_CONTEXT: Final = "Messages"  # context of the messages of packages without Qt, and of declared tables
_DOMAIN: Final = "sitemap-studio"  # name of the catalogue files
_KIB: Final = 1024


def format_number(number: int) -> str:
    """Return a number as text, with the thousands separators of the user's language."""
    return QLocale().toString(number)


def text_for_count(number: int, one: str, many: str) -> str:
    """Return `one` for 1, else `many` with thousands separators in the number that Qt has inserted for `%n`."""
    return one if number == 1 else separate_thousands(number, many)


def separate_thousands(number: int, text: str) -> str:
    """Return a text with thousands separators in the first occurrence of a number, which Qt inserted for `%n`."""
    return text.replace(str(number), format_number(number), 1)


def set_number_locale(language: str) -> None:
    """Set the default locale for numbers: the system's if its language is `language`, else the one of `language`.

    Systems may use other languages for numbers than for texts. English, which people of all regions read, is en_US.

    Args:
        language: ISO 639-1 code.
    """
    # Created by name, because the system locale reads the system's settings for each number and date.
    here = QLocale(QLocale.system().name())
    is_at_home = language != "en" and here.language() is QLocale(language).language()
    QLocale.setDefault(here if is_at_home else QLocale("en_US" if language == "en" else language))


def kilobytes(size_bytes: int) -> str:
    """Return a size in KB (1,024 bytes) as a localized number without unit, with one decimal below 10."""
    value = size_bytes / _KIB
    return QLocale().toString(value, "f", 0 if value >= 10 or not size_bytes else 1)


def megabytes(size_bytes: int) -> str:
    """Return a size in MB (1,024² bytes) as a localized number without unit, with at most one decimal."""
    value = size_bytes / MIB
    return QLocale().toString(value, "f", 0 if value == int(value) else 1)


def size_text(size_bytes: int) -> str:
    """Return a size as a localized text in bytes, KB or MB, with its unit."""
    translate = QCoreApplication.translate
    if size_bytes < _KIB:
        return text_for_count(
            size_bytes, translate("Numbers", "1 byte"), translate("Numbers", "%n bytes", None, size_bytes)
        )
    if size_bytes < MIB:
        text, size = translate("Numbers", "{number} KB"), size_bytes / _KIB
    else:
        text, size = translate("Numbers", "{number} MB"), size_bytes / MIB
    return text.format(number=QLocale().toString(size, "f", 1))


_log = logging.getLogger(__name__)


class _Formatter(string.Formatter):
    """Formatter of message values that localizes numbers and nested messages."""

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return a value as text: messages translated, numbers with “,” in their format localized."""
        if isinstance(value, Message):
            return localized(value)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and format_spec.startswith(","):
            if format_spec == ",.1f":
                return QLocale().toString(float(value), "f", 1)
            return QLocale().toString(value, "g", 15) if isinstance(value, float) else format_number(value)
        return str(super().format_field(value, format_spec))


_FORMATTER: Final = _Formatter()


def localized(text: str) -> str:
    """Return a message, or a text of a declared table, in the user's language; unchanged without a translation."""
    if not text:
        return text
    if not isinstance(text, Message):
        try:
            return QCoreApplication.translate(MESSAGE_CONTEXT, text)
        except UnicodeEncodeError:
            # Contains a file name that is not valid Unicode.
            return text
    if text.number is None or text.number == 1:
        words = QCoreApplication.translate(MESSAGE_CONTEXT, text.words)
    else:
        words = separate_thousands(
            text.number, QCoreApplication.translate(MESSAGE_CONTEXT, text.words, None, text.number)
        )
    if not text.values:
        return words
    try:
        return _FORMATTER.vformat(words, (), text.values)
    except (KeyError, IndexError, ValueError):
        _log.warning("The translation of %r can't be used: %r.", text.words, words)
        return str(text)


def localized_error(error: StudioError | OpeningNotice) -> str:
    """Return the message of an error or a notice with its hint, in the user's language."""
    return " ".join(filter(None, (localized(error.message), localized(error.hint))))


class Translator(QTranslator):
    """Translator for Qt that searches a gettext catalogue, first with the context of a text, then without."""

    def __init__(self, catalogue: gettext.NullTranslations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue

    def isEmpty(self) -> bool:
        """Return False, so that Qt uses the translator."""
        return False

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return the translation of a text, in the plural form for `n` unless it is negative, or None."""
        if not sourceText:
            return None
        if n < 0:
            found = self._catalogue.pgettext(context, sourceText)
            found = self._catalogue.gettext(sourceText) if found == sourceText else found
        else:
            found = self._catalogue.npgettext(context, sourceText, sourceText, n)
            found = self._catalogue.ngettext(sourceText, sourceText, n) if found == sourceText else found
        # For None, Qt searches other catalogues, such as its own.
        return None if found == sourceText else found


def use_language(application: QApplication, preferred: str) -> str:
    """Install the catalogues and the number locale of the preferred or the system's language, and return its code.

    English is used if there is no catalogue, or it can't be read.
    """
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    language = chosen_language(preferred, QLocale.system().uiLanguages())
    if language != SOURCE_LANGUAGE and not _install(application, language):
        language = SOURCE_LANGUAGE
    set_number_locale(language)
    return language


def chosen_language(preferred: str, system_languages: Sequence[str]) -> str:
    """Return the first available language code of the preferred and the system languages, or English (“en”)."""
    for liked in (preferred, *system_languages):
        if (code := liked.replace("-", "_").partition("_")[0].lower()) in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


def date_locale() -> QLocale:
    """Return the locale of dates: the system's, or the locale of numbers if the user chose another language."""
    system = QLocale.system()
    usual = QLocale(chosen_language("", system.uiLanguages())).language()
    return system if system.language() is not QLocale.Language.C and QLocale().language() is usual else QLocale()


def _install(application: QApplication, language: str) -> bool:
    """Install the catalogues of Qt and of the program, and return whether the program's could be read."""
    try:
        catalogue = gettext.translation(_DOMAIN, resource("translations"), [language])
    except (OSError, ValueError, struct.error):
        _log.exception("The catalogue of “%s” can't be read; the window is in English.", language)
        return False
    of_qt = QTranslator(application)
    if of_qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(of_qt)
    application.installTranslator(Translator(catalogue, application))
    return True
