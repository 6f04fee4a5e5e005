"""Names, components, licences and environment of the program.

The description of the environment is meant for reports of faults, and contains no names, folders or URLs of the user.
"""

from __future__ import annotations

import platform
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import lxml.etree
import PySide6
from PySide6.QtCore import QCoreApplication, QLocale, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.redaction import redact_for_report
from sitemap_studio.core.version import __version__
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP
from sitemap_studio.gui.theme import is_dark

if TYPE_CHECKING:
    from importlib.metadata import Distribution

APPLICATION: Final = "Sitemap Studio"  # the program's name in titles and settings
ORGANISATION: Final = "sitemap-studio"  # folder of the settings

DESKTOP_ID: Final = "io.github.sitemap_studio.SitemapStudio"
"""Name of the desktop file without its ending; Wayland finds the window's icon by it."""

BUNDLE_ID: Final = DESKTOP_ID.replace("_", "-")  # the same for macOS, where it may have no underscores


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
    ("aiohttp", "aiohttp", "Apache-2.0"),
    ("feedparser", "feedparser", "BSD-2-Clause"),
    ("pathspec", "pathspec", "MPL-2.0"),
    ("Jinja", "jinja2", "BSD-3-Clause"),
)
"""Name, distribution, and the licence under which it is used here, for distributions that don't name it."""

_IN_OTHER_WORDS: Final = {APPLICATION, "Python", "Qt and PySide6", "Shiboken", "lxml", "Polars runtime"}


@dataclass(frozen=True)
class ProgramPart:
    """Component of the program with its version and licence.

    Attributes:
        name: Displayed name.
        version: Version, or an empty text if unknown.
        licence: Name of the licence, or an empty text if only its text is known.
        files: Files with the licence text that the distribution does not contain.
        distribution: Installed Python distribution, or None.
    """

    name: str
    version: str
    licence: str
    files: tuple[Path, ...] = ()
    distribution: Distribution | None = None

    @property
    def text(self) -> str:
        """Text of the licence; empty if no file has it, or it can't be read."""
        texts: list[str | None] = []
        if (found := self.distribution) is not None:
            # The files named by the metadata, or else LICENSE; metadata versions differ in their folder.
            names = found.metadata.get_all("License-File") or ["LICENSE"]
            texts = [found.read_text(f"licenses/{name}") or found.read_text(name) for name in names]
        for file in self.files:
            with suppress(OSError):
                texts.append(file.read_text(encoding="utf-8", errors="replace"))
        return "\n\n———\n\n".join(text.strip("\n") for text in texts if text)


def is_bundle() -> bool:
    """Return whether the program runs from a bundle, which has its own Python."""
    return bool(getattr(sys, "_MEIPASS", None))


def program_parts() -> list[ProgramPart]:
    """Return the program, Python, its distributions (without version if missing), and a bundle's system libraries."""
    # Imported late, because the import is slow.
    from importlib.metadata import PackageNotFoundError, distribution

    # The licences of a bundle, with a folder for each component.
    folder = Path(getattr(sys, "_MEIPASS", None) or "/nowhere") / "licences"
    bundled = {
        part.name: tuple(sorted(file for file in part.iterdir() if file.is_file()))
        for part in (sorted(folder.iterdir()) if folder.is_dir() else ())
    }
    own, qt = bundled.pop(APPLICATION, ()), bundled.pop("Qt", ())
    python = next((bundled.pop(name) for name in list(bundled) if name.startswith("Python ")), ())
    parts = [
        ProgramPart(APPLICATION, __version__, "MIT", own),
        ProgramPart("Python", platform.python_version(), "PSF-2.0", python),
    ]
    for name, dist, licence in PARTS:
        files = qt if dist in ("PySide6-Essentials", "shiboken6") else ()
        try:
            found = distribution(dist)
        except PackageNotFoundError:
            # Optional: without a wheel of isal, the program uses the standard library.
            parts.append(ProgramPart(name, "", licence, files))
            continue
        named = str(found.metadata["License-Expression"] or found.metadata["License"] or "")
        # A longer “name” of a licence is its text, or a copyright notice.
        is_name = "\n" not in named and 0 < len(named) <= 60
        parts.append(ProgramPart(name, found.version, named if is_name else licence, files, found))
    return parts + [ProgramPart(name, "", "", files) for name, files in sorted(bundled.items())]


class Fact(NamedTuple):
    """Fact about the program or its environment.

    Attributes:
        label: Label in English; see `translated_label`.
        value: Value, equal in all languages.
    """

    label: str
    value: str


def facts() -> list[Fact]:
    """Return the facts about the program and its environment, without names, folders or URLs of the user."""
    libxml2 = ".".join(map(str, lxml.etree.LIBXML_VERSION))
    own = ".".join(map(str, lxml.etree.LXML_VERSION[:3]))
    parts = (part for part in program_parts() if part.version and part.name not in _IN_OTHER_WORDS)
    libraries = [f"lxml {own} (libxml2 {libxml2})", *(f"{part.name} {part.version}" for part in parts)]
    # The size of each screen in device pixels, and its scale.
    screens = [QGuiApplication.platformName()]
    for screen in QGuiApplication.screens():
        scale, size = screen.devicePixelRatio(), screen.size()
        screens.append(f"{round(size.width() * scale)} × {round(size.height() * scale)} at {round(scale * 100)} %")
    theme = "dark" if is_dark(QGuiApplication.palette()) else "light"
    return [
        Fact(QT_TRANSLATE_NOOP("Environment", "Program"), f"{__version__}, {'bundle' if is_bundle() else 'installed'}"),
        Fact(QT_TRANSLATE_NOOP("Environment", "System"), f"{QSysInfo.prettyProductName()}, {platform.system()} "
             f"{platform.release()}, {platform.machine()}"),
        Fact("Python", platform.python_version()),
        Fact("Qt", f"{qVersion()}, PySide6 {PySide6.__version__}"),
        Fact(QT_TRANSLATE_NOOP("Environment", "Libraries"), ", ".join(libraries)),
        Fact(QT_TRANSLATE_NOOP("Environment", "Display"), ", ".join(screens)),
        Fact(QT_TRANSLATE_NOOP("Environment", "Look"), f"{theme}, letters of {QGuiApplication.font().pointSizeF():g} pt"),
        Fact(QT_TRANSLATE_NOOP("Environment", "Language"), f"{QLocale().name()}, system {QLocale.system().name()}"),
    ]  # fmt: skip


def translated_label(fact: Fact) -> str:
    """Return the label of a fact in the user's language."""
    return QCoreApplication.translate("Environment", fact.label)


def environment() -> str:
    """Return the program's name and all facts as redacted lines in English, for reports of faults."""
    return redact_for_report("\n".join([APPLICATION, *(f"{fact.label}: {fact.value}" for fact in facts())]))
