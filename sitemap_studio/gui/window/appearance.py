"""How all windows look, as it is chosen: theme, size of letters, height of rows. Every choice holds at once.

What the themes look like is the business of `theme`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.preferences import FONT_POINTS, ROWS, THEME, Preferences
from sitemap_studio.gui.preferences import ChoiceNews
from sitemap_studio.gui.theme import Theme, apply_theme, set_rows
from sitemap_studio.gui.window.focus_ring import FocusRing

_OURS: Final = frozenset((THEME, FONT_POINTS, ROWS))


class Appearance(QObject):
    """Lets the program look as is wished, now and whenever a wish or the system's theme is another.

    Args:
        application: The program, with the system's own font.
        preferences: What is wished.
    """

    def __init__(self, application: QApplication, preferences: Preferences) -> None:
        super().__init__(application)
        self._application, self._preferences = application, preferences
        self._usual_font = application.font()
        self._shown: tuple[object, ...] = ()
        ChoiceNews(preferences, self).changed.connect(self._follow)
        application.styleHints().colorSchemeChanged.connect(self.apply)
        FocusRing(application, self)
        self.apply()

    @Slot(object)
    def _follow(self, chosen: tuple[object, ...]) -> None:
        if not _OURS.isdisjoint(chosen):
            self.apply()

    @Slot()
    def apply(self) -> None:
        """Look as is wished; nothing is painted anew if that is as before."""
        theme, points, rows = self._preferences[THEME], self._preferences[FONT_POINTS], self._preferences[ROWS]
        is_dark = self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        wanted = (theme, theme == Theme.SYSTEM.value and is_dark, points, rows)
        if wanted == self._shown:
            return
        self._shown = wanted
        font = QFont(self._usual_font)
        if points:
            font.setPointSize(points)
        if font != self._application.font():
            self._application.setFont(font)
        set_rows(rows)
        # Last: it lets every widget measure itself anew.
        apply_theme(self._application, Theme(theme))
