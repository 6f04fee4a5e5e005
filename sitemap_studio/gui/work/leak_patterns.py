"""The user's leak patterns: taken from the preferences, edited in a dialog, and used by every check of the window."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.preferences import LEAK_PATTERNS, Preference
from sitemap_studio.gui.dialogs.leaks import LeaksDialog
from sitemap_studio.gui.files.checking import Checking
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.protocol.leaks import USUAL_LIST, ListedPattern, leaks_of, listed_of, records_of


class LeakPatterns(QObject):
    """What the action for leak patterns does."""

    def __init__(self, checking: Checking, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self._checking, self._preferences, self._window = checking, preferences, window
        self._listed = self._kept()
        preferences.changed.connect(self._follow)
        if self._listed != USUAL_LIST:
            checking.leaks = leaks_of(self._listed)

    def _kept(self) -> tuple[ListedPattern, ...]:
        records = self._preferences[LEAK_PATTERNS]
        if records is None:
            return USUAL_LIST
        try:
            return listed_of(records)
        except RequestError as error:
            self._preferences.complain(
                self.tr("{reason} The default leak patterns apply.").format(reason=localized(error.message))
            )
            return USUAL_LIST

    @Slot()
    def ask(self) -> None:
        """Let the user edit the list."""
        dialog = LeaksDialog(self._listed, self._window)
        dialog.chosen.connect(self._use)
        dialog.open()

    @Slot(object)
    def _use(self, listed: tuple[ListedPattern, ...]) -> None:
        """Keep another list."""
        if listed != self._listed:
            self._preferences.change({LEAK_PATTERNS: None if listed == USUAL_LIST else records_of(listed)})

    @Slot(object)
    def _follow(self, chosen: Collection[Preference[Any]]) -> None:
        """Judge by the list that was chosen, in whatever window, from now on, and what is open anew."""
        listed = self._kept() if LEAK_PATTERNS in chosen else self._listed
        if listed != self._listed:
            self._listed = listed
            self._checking.leaks = leaks_of(listed)
            self._checking.start()
