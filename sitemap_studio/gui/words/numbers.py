"""Numbers as the user's language writes them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_studio.protocol.profiles import MIB

_KIB: Final = 1024


def spelled(number: int) -> str:
    """A count with its thousands separators."""
    return QLocale().toString(number)


def counted(number: int, one: str, many: str) -> str:
    """The right of two wordings for a count, with thousands separators.

    Args:
        number: How many there are.
        one: The words for exactly one.
        many: The words for any other number, which Qt has put in for `%n`.
    """
    return one if number == 1 else many.replace(str(number), spelled(number), 1)


def use_readable_numbers() -> None:
    """Write numbers as in English where the system names no language: the plain locale groups no thousands."""
    if QLocale().language() is QLocale.Language.C:
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))


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
