"""The user's preferences as an object of one window, which reports their errors in its message bar."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.preferences import Preference, Preferences
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.rule import Severity

T = TypeVar("T")


class WindowPreferences(QObject):
    """User's preferences as an object of one window, which shows errors about them in its message bar.

    Signals:
        changed: Preferences were changed in some window; carries a tuple of `Preference`.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences, messages: MessageBar, parent: QObject | None = None) -> None:
        """Listen to changes of the preferences in all windows, and show the invalid preferences in a message."""
        super().__init__(parent)

        def announce(changed: Collection[Preference[Any]]) -> None:
            """Emit `changed` with the changed preferences."""
            self.changed.emit(tuple(changed))

        preferences.listen(announce)
        self.destroyed.connect(lambda: preferences.stop_listening(announce))
        self._preferences, self._messages = preferences, messages
        self._show_complaints()

    def __getitem__(self, preference: Preference[T]) -> T:
        """Return the value of a preference."""
        return self._preferences[preference]

    def change(self, values: Mapping[Preference[Any], object]) -> None:
        """Change preferences and write them to their file; show an error if that fails, and apply them anyway."""
        try:
            self._preferences.change(values)
        except WriteError as error:
            self._messages.show_error(error)
        else:
            self._show_complaints()

    def show_complaint(self, sentence: str) -> None:
        """Show a sentence about an invalid preference as a warning."""
        self._messages.show_message(Severity.WARNING, sentence)

    def _show_complaints(self) -> None:
        """Show a warning about invalid preferences that were not reported before."""
        if complaints := self._preferences.new_complaints():
            self.show_complaint(" ".join(map(localized, complaints)))
