"""Opens the help: at the page about what has the keyboard, at a rule, at the keys."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QChildEvent, QEvent, QObject, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from sitemap_studio.gui.actions.actions import Actions, Handlers
from sitemap_studio.gui.dialogs.help import HelpWindow
from sitemap_studio.gui.docking.window_place import bring_back
from sitemap_studio.gui.help.contents import ABOUT_DIALOGS, START, contents
from sitemap_studio.gui.help.places import Chosen
from sitemap_studio.gui.help.rules import page_of
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.preferences.settings import Settings
from sitemap_studio.protocol.catalogue import Rule
from sitemap_studio.protocol.profiles import Profile


class HelpWork(QObject):
    """What the actions of the help do."""

    def __init__(
        self,
        session: Session,
        actions: Actions,
        preferences: Chosen,
        settings: Settings,
        *,
        about: Mapping[QWidget, str],
        window: QWidget,
    ) -> None:
        """Take note of what there is to tell of.

        Args:
            session: Whose profile the rules are told for.
            actions: Whose keys are told.
            preferences: By which folders lie where they lie.
            settings: Where the place of the help is remembered.
            about: The page about each part of the window.
            window: What the help stands beside.
        """
        super().__init__(window)
        self._session, self._actions, self._preferences = session, actions, preferences
        self._settings, self._about, self._window = settings, dict(about), window
        self._profile: Profile | None = None
        window.installEventFilter(self)

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {"help": self.show_here, "rules": self.show_rules, "shortcuts": self.show_shortcuts}

    @Slot()
    def show_here(self) -> None:
        """Open the page about the part of the window that has the keyboard."""
        self.show_page(self.page_about(QApplication.focusWidget()))

    @Slot()
    def show_rules(self) -> None:
        """Open the rules, ready to be searched."""
        self.show_page("rules").search_anew()

    @Slot()
    def show_shortcuts(self) -> None:
        """Open the list of keys."""
        self.show_page("shortcuts")

    @Slot(object)
    def show_rule(self, rule: Rule) -> None:
        """Open the page about a rule."""
        self.show_page(page_of(rule))

    def page_about(self, widget: QWidget | None) -> str:
        """The id of the page about a part of the window, or about the part that it is in."""
        while widget is not None and widget not in self._about:
            widget = widget.parentWidget()
        return START if widget is None else self._about[widget]

    def show_page(self, name: str, beside: QWidget | None = None) -> HelpWindow:
        """Open a page, in the window of the help that is there already if there is one.

        Args:
            name: The id of the page.
            beside: A dialog; it would let nobody use the help of the window behind it, so that it gets its own.
        """
        owner = beside or self._window
        there = [each for each in owner.findChildren(HelpWindow) if each.isVisible() and each.parent() is owner]
        window = there[0] if there else None
        profile = self._session.document.profile
        if window is None:
            window = HelpWindow(contents(profile, self._actions, self._preferences), owner)
            window.left.connect(self._settings.remember_help)
            if window.restoreGeometry(self._settings.help_geometry()):
                bring_back(window)
        elif profile != self._profile:
            window.show_contents(contents(profile, self._actions, self._preferences))
        self._profile = profile
        window.show_page(name)
        # Beside the window, not in front of it: one reads it while one works.
        window.show()
        window.activateWindow()
        return window

    @Slot()
    def _show_about_dialog(self) -> None:
        dialog = self.sender().parent()
        if isinstance(dialog, QDialog):
            self.show_page(ABOUT_DIALOGS.get(type(dialog).__name__, START), dialog)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Polished once, before it is shown: a dialog gets none of the keys of the window.
        if event.type() == QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            dialog = event.child()
            if isinstance(dialog, QDialog) and not isinstance(dialog, HelpWindow):
                for keys in self._actions["help"].shortcuts():
                    QShortcut(keys, dialog).activated.connect(self._show_about_dialog)
                # It may have dialogs of its own.
                dialog.installEventFilter(self)
        return super().eventFilter(watched, event)
