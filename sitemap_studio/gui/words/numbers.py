"""Numbers as the language of the window writes them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_studio.protocol.profiles import MIB

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
