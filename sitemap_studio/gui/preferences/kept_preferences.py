"""Preferences as the window uses them: what can't be read or kept is told in its bar of messages, and nothing fails.

All windows of the program share what was chosen; each hears of what is chosen in any of them.
"""

from __future__ import annotations

import weakref
from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.preference_table import Preference
from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.messages.messages import MessageBar
from sitemap_studio.gui.words.localized import localized
from sitemap_studio.protocol.catalogue import Severity

T = TypeVar("T")


class ChoiceNews(QObject):
    """Tells of what is chosen, wherever that is done; it keeps nobody alive.

    Signals:
        changed: These `Preference` were chosen anew, as a tuple.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        here = weakref.ref(self)

        def hear(chosen: Collection[Preference[Any]]) -> None:
            news = here()
            if news is not None and isValid(news):
                news.changed.emit(tuple(chosen))
            else:
                preferences.listen_no_more(hear)

        preferences.listen(hear)


class KeptPreferences(ChoiceNews):
    """What the user chose once for all."""

    def __init__(self, preferences: Preferences, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(preferences, parent)
        self._preferences, self._messages = preferences, messages
        self._tell()

    def __getitem__(self, preference: Preference[T]) -> T:
        return self._preferences[preference]

    def change(self, chosen: Mapping[Preference[Any], object]) -> None:
        """Choose, and keep it; a choice that can't be kept holds until the program ends."""
        try:
            self._preferences.change(chosen)
        except WriteError as error:
            self._messages.tell_error(error)
        else:
            self._tell()

    def complain(self, sentence: str) -> None:
        """Tell of a preference that makes no sense."""
        self._messages.tell(Severity.WARNING, sentence)

    def _tell(self) -> None:
        complaints = self._preferences.new_complaints()
        if complaints:
            self.complain(" ".join(map(localized, complaints)))
