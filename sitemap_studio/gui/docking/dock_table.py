"""The panels around the table, declared in one table: where each stands, and what shows and hides it.

Who adds a panel says in `panelled_window` how it is made, and puts one line here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from sitemap_studio.gui.words.marking import QT_TRANSLATE_NOOP

_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_MIRRORED: Final = {_LEFT: _RIGHT, _RIGHT: _LEFT}


@dataclass(frozen=True)
class DockSpec:
    """One panel.

    Attributes:
        panel: The attribute of the window that holds it.
        action: The action that shows and hides it.
        title: The words above it, or on its tab.
        side: Its side of the window where text runs from left to right; those of one side share it as tabs, in the
            order of the table.
        pixels: How wide, or at the bottom how high, it is at first.
        is_wanted: Whether it is shown before anybody asks for it.
        below: The panel that it stands below, rather than in tabs with those of its side.
    """

    panel: str
    action: str
    title: str
    side: Qt.DockWidgetArea
    pixels: int
    is_wanted: bool = False
    below: str = ""

    @property
    def area(self) -> Qt.DockWidgetArea:
        """Its side of the window as text runs; Qt mirrors all but the sides of panels by itself."""
        is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return _MIRRORED.get(self.side, self.side) if is_mirrored else self.side


DOCKS: Final = (
    DockSpec("sitemaps", "panel-sitemaps", QT_TRANSLATE_NOOP("Docks", "Sitemaps"), _LEFT, 265, is_wanted=True),
    DockSpec("folders", "panel-folders", QT_TRANSLATE_NOOP("Docks", "Folders"), _LEFT, 265, is_wanted=True,
             below="sitemaps"),
    DockSpec("problems", "panel-problems", QT_TRANSLATE_NOOP("Docks", "Problems"), _BOTTOM, 280, is_wanted=True),
    DockSpec("repairs", "panel-repairs", QT_TRANSLATE_NOOP("Docks", "Repairs"), _BOTTOM, 290),
    DockSpec("history", "panel-history", QT_TRANSLATE_NOOP("Docks", "History"), _BOTTOM, 290),
    DockSpec("finding", "panel-find", QT_TRANSLATE_NOOP("Docks", "Find and replace"), _BOTTOM, 290),
    DockSpec("languages", "panel-languages", QT_TRANSLATE_NOOP("Docks", "hreflang"), _BOTTOM, 290),
    DockSpec("overview", "panel-overview", QT_TRANSLATE_NOOP("Docks", "Overview"), _BOTTOM, 320),
    DockSpec("entry", "panel-entry", QT_TRANSLATE_NOOP("Docks", "Entry"), _RIGHT, 330),
    DockSpec("preview", "panel-preview", QT_TRANSLATE_NOOP("Docks", "Preview"), _RIGHT, 330),
)  # fmt: skip
"""All of them, in the order of their tabs."""

_ROUND: Final = (_RIGHT, _BOTTOM, _LEFT)

KEYBOARD_ROUND: Final = tuple(sorted(DOCKS, key=lambda spec: _ROUND.index(spec.side)))
"""The order in which the keyboard goes round them, coming from the table."""
