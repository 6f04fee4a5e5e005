"""Opens the dialogs that need nothing but what is there: going to an entry, sorting, commands, the parts."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.preferences import LEAK_PATTERNS, Preference
from sitemap_studio.gui.actions import Actions, Handlers
from sitemap_studio.gui.dialogs.about import AboutDialog
from sitemap_studio.gui.dialogs.go_to import GoToDialog
from sitemap_studio.gui.dialogs.palette import PaletteDialog, commands_of
from sitemap_studio.gui.dialogs.settings import SettingsDialog
from sitemap_studio.gui.dialogs.sorting import SortDialog
from sitemap_studio.gui.logbook import log_folder
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.work.entry_page import EntryPage

_EDITED_BY: Final = {LEAK_PATTERNS.key: "leaks"}
"""By the key of a preference the action that edits it."""


class SmallDialogs(QObject):
    """What the actions behind these dialogs do."""

    def __init__(self, actions: Actions, page: EntryPage, preferences: KeptPreferences, window: QWidget) -> None:
        super().__init__(window)
        self._actions, self._page, self._preferences, self._window = actions, page, preferences, window

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {
            "sort": self.ask_sort, "go-to": self.ask_go_to, "palette": self.ask_command,
            "settings": self.ask_settings, "about": self.show_about, "log-folder": self.open_log_folder,
        }  # fmt: skip

    @Slot()
    def ask_go_to(self) -> None:
        """Ask for a number, and go to that entry."""
        dialog = GoToDialog(self._page.set_total, self._window)
        dialog.chosen.connect(self._page.show_number)
        dialog.open()

    @Slot()
    def ask_sort(self) -> None:
        """Ask by which columns the view is sorted, and sort it."""
        entries = self._page.view.entries
        dialog = SortDialog(entries.columns, entries.sort_keys, self._window)
        dialog.chosen.connect(entries.sort_by)
        dialog.open()

    @Slot()
    def ask_command(self) -> None:
        """Offer everything that can be done, by its words."""
        PaletteDialog(commands_of(self._actions, leaving_out="palette"), self._window).open()

    @Slot()
    def ask_settings(self) -> None:
        """Show what can be chosen once for all."""
        dialog = SettingsDialog(self._preferences, self._window)
        dialog.edit_asked.connect(self._ask_edit)
        dialog.open()

    @Slot(object)
    def _ask_edit(self, preference: Preference[Any]) -> None:
        """Open the dialog for a preference that has one of its own."""
        self._actions[_EDITED_BY[preference.key]].trigger()

    @Slot()
    def open_log_folder(self) -> None:
        """Show the folder with the log file in the file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_folder())))

    @Slot()
    def show_about(self) -> None:
        """Show version and parts."""
        AboutDialog(self._window).open()
