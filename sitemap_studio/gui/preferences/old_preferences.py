"""Preferences that older versions kept among the memories of the window: they move to the others, and none is lost."""

from __future__ import annotations

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.preference_table import THEME
from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.preferences.settings import Settings


def keep_old_preferences(settings: Settings, preferences: Preferences) -> None:
    """Make preferences of old wishes, unless something was preferred since.

    What can't be written stays where it was, for the next start.
    """
    theme = settings.theme_once_wished
    if not theme:
        return
    if theme != THEME.default and THEME.may_be(theme) and preferences[THEME] == THEME.default:
        try:
            preferences.change({THEME: theme})
        except WriteError:
            # The wish holds in this run, and the window tells of what it can't write when something is chosen.
            return
    settings.forget_theme()
