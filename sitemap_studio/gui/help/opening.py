"""Opens the help: at the page about the part of the window in use, at a rule, or from any dialog."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QChildEvent, QEvent, QObject, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.protocol.profiles import Profile

if TYPE_CHECKING:
    from sitemap_studio.gui.help.window import HelpWindow
    from sitemap_studio.gui.main_window import MainWindow


class Help(QObject):
    """Opens the help of a window: at the page about the widget with the keyboard focus, at a rule, at the shortcuts."""

    def __init__(self, window: MainWindow, settings: Settings, pages_by_widget: Mapping[QWidget, str]) -> None:
        super().__init__(window)
        self._window, self._settings, self._pages_by_widget = window, settings, pages_by_widget
        self._profile: Profile | None = None
        window.installEventFilter(self)

    def handlers(self) -> Handlers:
        return {
            "help": lambda: self.show_page(self.page_about(QApplication.focusWidget())),
            "rules": lambda: self.show_page("rules").start_search(),
            "shortcuts": lambda: self.show_page("shortcuts"),
        }

    def page_about(self, widget: QWidget | None) -> str:
        from sitemap_studio.gui.help.pages import START

        while widget is not None and widget not in self._pages_by_widget:
            widget = widget.parentWidget()
        return START if widget is None else self._pages_by_widget[widget]

    def show_page(self, name: str, beside: QWidget | None = None) -> HelpWindow:
        """Open a page, in the open help window if there is one; a dialog, which blocks that, gets one of its own."""
        # The pages and their window take a while to import, which the start of the program has no time for.
        from sitemap_studio.gui.help.pages import help_pages
        from sitemap_studio.gui.help.window import HelpWindow

        window, profile = self._window, self._window.session.document.profile
        owner = beside or window
        pages = partial(help_pages, profile, window.actions_by_id)
        open_windows = (each for each in owner.findChildren(HelpWindow) if each.isVisible() and each.parent() is owner)
        help_window = next(open_windows, None)
        if help_window is None:
            help_window = HelpWindow(pages(), owner)
            help_window.left.connect(partial(self._settings.store.setValue, "help/geometry"))
            help_window.restoreGeometry(self._settings.data("help/geometry"))
        elif profile != self._profile:
            help_window.show_contents(pages())
        self._profile = profile
        help_window.show_page(name)
        help_window.show()
        help_window.activateWindow()
        return help_window

    @Slot()
    def _show_about_dialog(self) -> None:
        from sitemap_studio.gui.help.pages import DIALOG_PAGES, START

        # Not bound to the signal: Python would let go of the dialog while Qt deletes it.
        dialog = self.sender().parent()
        if isinstance(dialog, QDialog):
            self.show_page(DIALOG_PAGES.get(type(dialog).__name__, START), dialog)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Polished once, before it is shown: a dialog gets none of the keys of the window.
        if event.type() == QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            dialog = event.child()
            if isinstance(dialog, QDialog) and type(dialog).__name__ != "HelpWindow":
                for keys in self._window.actions_by_id["help"].shortcuts():
                    QShortcut(keys, dialog).activated.connect(self._show_about_dialog)
                # It may open dialogs itself.
                dialog.installEventFilter(self)
        return super().eventFilter(watched, event)
