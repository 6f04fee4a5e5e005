"""Where the program runs: versions, system, display and language, for reports of faults.

Nothing in it tells who the user is: no names, no folders, no addresses.
"""

from __future__ import annotations

import platform
from typing import Final, NamedTuple

import lxml.etree
import PySide6
from PySide6.QtCore import QCoreApplication, QLocale, QSysInfo, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QPalette

from sitemap_studio import __version__
from sitemap_studio.core.redacting import for_others
from sitemap_studio.gui.about.identity import APPLICATION
from sitemap_studio.gui.about.program_parts import is_bundle, program_parts
from sitemap_studio.gui.words.marking import QT_TRANSLATE_NOOP

_LEFT_OUT: Final = frozenset({APPLICATION, "Python", "Qt and PySide6", "Shiboken", "lxml", "Polars runtime"})
"""Parts that are told in other words, or with others."""


class Fact(NamedTuple):
    """One line.

    Attributes:
        label: What it is about, still to be translated in the context “Environment”.
        value: What is the case, the same in every language.
    """

    label: str
    value: str


def facts() -> list[Fact]:
    """All that is told."""
    libxml2 = ".".join(str(number) for number in lxml.etree.LIBXML_VERSION)
    own = ".".join(str(number) for number in lxml.etree.LXML_VERSION[:3])
    others = (f"{part.name} {part.version}" for part in program_parts() if part.version and part.name not in _LEFT_OUT)
    return [
        Fact(QT_TRANSLATE_NOOP("Environment", "Program"), f"{__version__}, {'bundle' if is_bundle() else 'installed'}"),
        Fact(QT_TRANSLATE_NOOP("Environment", "System"), f"{QSysInfo.prettyProductName()}, {platform.system()} "
             f"{platform.release()}, {platform.machine()}"),
        Fact(QT_TRANSLATE_NOOP("Environment", "Python"), platform.python_version()),
        Fact(QT_TRANSLATE_NOOP("Environment", "Qt"), f"{qVersion()}, PySide6 {PySide6.__version__}"),
        Fact(QT_TRANSLATE_NOOP("Environment", "Libraries"), ", ".join([f"lxml {own} (libxml2 {libxml2})", *others])),
        Fact(QT_TRANSLATE_NOOP("Environment", "Display"), _display()),
        Fact(QT_TRANSLATE_NOOP("Environment", "Look"), _look()),
        Fact(QT_TRANSLATE_NOOP("Environment", "Language"), _language()),
    ]  # fmt: skip


def label_of(fact: Fact) -> str:
    """What a fact is about, in the user's language."""
    return QCoreApplication.translate("Environment", fact.label)


def environment() -> str:
    """All that is told as lines of a report, in English: whoever mends a fault must be able to read it."""
    lines = (f"{fact.label}: {fact.value}" for fact in facts())
    return for_others("\n".join([APPLICATION, *lines]))


def _display() -> str:
    """The display server, and for each screen its size in pixels of its own and its scale."""
    screens = []
    for screen in QGuiApplication.screens():
        scale, size = screen.devicePixelRatio(), screen.size()
        screens.append(f"{round(size.width() * scale)} × {round(size.height() * scale)} at {round(scale * 100)} %")
    return ", ".join([QGuiApplication.platformName(), *screens])


def _look() -> str:
    palette, font = QGuiApplication.palette(), QGuiApplication.font()
    dark = (
        palette.color(QPalette.ColorRole.Window).lightness() < palette.color(QPalette.ColorRole.WindowText).lightness()
    )
    return f"{'dark' if dark else 'light'}, letters of {font.pointSizeF():g} pt"


def _language() -> str:
    direction = QGuiApplication.layoutDirection()
    words = "right to left" if direction is Qt.LayoutDirection.RightToLeft else "left to right"
    return f"{QLocale().name()}, system {QLocale.system().name()}, {words}"
