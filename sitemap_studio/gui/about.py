"""What the program is: its names, the parts that it is made of with their licences, and where it runs.

The description of the environment, meant for reports of faults, holds no names, folders or URLs of the user.
"""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, NamedTuple

import lxml.etree
import PySide6
from PySide6.QtCore import QCoreApplication, QLocale, QSysInfo, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QPalette

from sitemap_studio import __version__
from sitemap_studio.core.redaction import redact_for_report
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP

APPLICATION: Final = "Sitemap Studio"
"""The program's name in titles and settings."""

ORGANISATION: Final = "sitemap-studio"
"""Folder of the settings."""

DESKTOP_ID: Final = "io.github.sitemap_studio.SitemapStudio"
"""Name of the desktop file without its ending; Wayland finds the window's icon by it."""

BUNDLE_ID: Final = DESKTOP_ID.replace("_", "-")
"""The same for macOS, where it may have no underscores."""


PARTS: Final = (
    ("Qt and PySide6", "PySide6-Essentials", "LGPL-3.0-only"),
    ("Shiboken", "shiboken6", "LGPL-3.0-only"),
    ("lxml", "lxml", "BSD-3-Clause"),
    ("Polars", "polars", "MIT"),
    ("Polars runtime", "polars-runtime-32", "MIT"),
    ("NumPy", "numpy", "BSD-3-Clause"),
    ("isal", "isal", "PSF-2.0"),
    ("platformdirs", "platformdirs", "MIT"),
    ("idna", "idna", "BSD-3-Clause"),
    ("tomli-w", "tomli-w", "MIT"),
)
"""Name, distribution, and the licence under which it is used here, for distributions that don't name it."""

_QT: Final = frozenset({"PySide6-Essentials", "shiboken6"})
_MOST_CHARACTERS: Final = 60
"""A longer “name” of a licence is its text, or a copyright notice."""


@dataclass(frozen=True)
class ProgramPart:
    """One part of the program.

    Attributes:
        name: Its name.
        version: Its version; empty where that is not known.
        licence: The name of its licence; empty where only the text says it.
        files: Files with the words of the licence, beside what its distribution brings along.
        told_by: The distribution; None for what was not installed as one.
    """

    name: str
    version: str
    licence: str
    files: tuple[Path, ...] = ()
    told_by: Distribution | None = None

    @property
    def text(self) -> str:
        """The words of its licence; empty where there are none here, or they can't be read."""
        texts = [] if self.told_by is None else _texts_of(self.told_by)
        for file in self.files:
            try:
                texts.append(file.read_text(encoding="utf-8", errors="replace"))
            except OSError:
                continue
        return "\n\n———\n\n".join(text.strip("\n") for text in texts)


def is_bundle() -> bool:
    """Whether the program runs from a bundle, which has its own Python."""
    return _bundled_folder() is not None


def program_parts() -> list[ProgramPart]:
    """The program itself, Python, everything that is installed for it, and in a bundle the system's libraries."""
    bundled = _bundled_files()
    own, qt = bundled.pop(APPLICATION, ()), bundled.pop("Qt", ())
    python = next((bundled.pop(name) for name in list(bundled) if name.startswith("Python ")), ())
    parts = [
        ProgramPart(APPLICATION, __version__, "MIT", own),
        ProgramPart("Python", platform.python_version(), "PSF-2.0", python),
    ]
    parts += [_installed(name, dist, licence, qt if dist in _QT else ()) for name, dist, licence in PARTS]
    return parts + [ProgramPart(name, "", "", files) for name, files in sorted(bundled.items())]


def _installed(name: str, dist: str, licence: str, files: tuple[Path, ...]) -> ProgramPart:
    try:
        found = distribution(dist)
    except PackageNotFoundError:
        # Where isal has no wheel, the standard library does its work.
        return ProgramPart(name, "", licence, files)
    return ProgramPart(name, found.version, _licence_name(found) or licence, files, found)


def _licence_name(found: Distribution) -> str:
    words = str(found.metadata["License-Expression"] or found.metadata["License"] or "")
    return words if "\n" not in words and len(words) <= _MOST_CHARACTERS else ""


def _texts_of(found: Distribution) -> list[str]:
    """The licences that a distribution names, or else the one that many have; they lie in one of two places."""
    names = found.metadata.get_all("License-File") or ["LICENSE"]
    texts = (found.read_text(f"licenses/{name}") or found.read_text(name) for name in names)
    return [text for text in texts if text]


def _bundled_folder() -> Path | None:
    inside = getattr(sys, "_MEIPASS", None)
    return Path(inside) / "licences" if inside else None


def _bundled_files() -> dict[str, tuple[Path, ...]]:
    """The files of a bundle's own folder for licences, by what they are the licences of."""
    folder = _bundled_folder()
    if folder is None or not folder.is_dir():
        return {}
    return {
        part.name: tuple(sorted(file for file in part.iterdir() if file.is_file())) for part in sorted(folder.iterdir())
    }


_LEFT_OUT: Final = frozenset({APPLICATION, "Python", "Qt and PySide6", "Shiboken", "lxml", "Polars runtime"})
"""Parts that are described in other words, or with others."""


class Fact(NamedTuple):
    """One line.

    Attributes:
        label: What it is about, still to be translated in the context “Environment”.
        value: What is the case, the same in every language.
    """

    label: str
    value: str


def facts() -> list[Fact]:
    """Return all facts about the environment."""
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
    """Return the facts as lines of a report, in English, so that developers can read it."""
    lines = (f"{fact.label}: {fact.value}" for fact in facts())
    return redact_for_report("\n".join([APPLICATION, *lines]))


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
