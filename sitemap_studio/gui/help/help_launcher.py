"""Commands that open the help window at a page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from sitemap_studio.gui.actions import Actions, Handlers
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.settings_store import Settings

if TYPE_CHECKING:
    from sitemap_studio.gui.help.help_window import HelpWindow

DIALOG_PAGES: Final = {
    "BulkEditDialog": "bulk", "ChooseIndexDialog": "saving", "ChooseSitemapDialog": "sitemaps", "CompareDialog": "saving", "DuplicatesDialog": "problems",
    "EncodingDialog": "repairs", "ExportDialog": "export", "FaultDialog": "places", "FixesDialog": "problems", "PageFixesDialog": "page-facts",
    "GoToDialog": "table", "MissingLanguagesDialog": "languages", "NewSitemapDialog": "sitemaps",
    "PaletteDialog": "shortcuts", "RecoveryDialog": "saving", "SaveFilterDialog": "filter-words",
    "SettingsDialog": "places", "SortDialog": "table", "SplitDialog": "sitemaps", "UnsavedQuestion": "saving",
    "WriteIndexDialog": "sitemaps", "OpenFromWebDialog": "sources", "ScanDialog": "sources", "MergeDialog": "sources",
    "PublishDialog": "sources", "FetchFailuresDialog": "sources",
    "ColumnsDialog": "sources", "SkippedPagesDialog": "sources",
}  # fmt: skip
"""Pages about dialogs, by class name; other dialogs have the start page."""


class Help(QObject):
    """Commands that open the help of a main window at a page."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        actions: Actions,
        settings: Settings,
        pages_by_widget: Mapping[QWidget, str],
    ) -> None:
        """Create the commands, and add the help action to the main window.

        Args:
            window: The main window. Dialogs share its help action, which `Dialog` adds to them.
            session: The open set, whose profile decides the severities on the pages.
            actions: The actions of the window, whose keys the help lists.
            settings: Store for the geometry of the help window.
            pages_by_widget: Ids of pages about widgets; they also apply to the widgets inside.
        """
        super().__init__(window)
        self._window, self._session, self._actions, self._settings = window, session, actions, settings
        self._pages_by_widget = dict(pages_by_widget)
        window.addAction(actions["help"])

    def add_page(self, widget: QWidget, page_id: str) -> None:
        """Declare the page about a widget that is created after this object, by the id of the page."""
        self._pages_by_widget[widget] = page_id

    def handlers(self) -> Handlers:
        """Return the handlers of the help actions, by id of the action."""
        return {
            "help": self.show_page_about_focus,
            "rules": lambda: self.show_page("rules").start_search(),
            "shortcuts": lambda: self.show_page("shortcuts"),
        }

    def show_page_about_focus(self) -> HelpWindow:
        """Open the page about the active dialog or, in the main window, about the widget with the keyboard focus."""
        active = QApplication.activeWindow()
        if isinstance(active, QDialog):
            return self.show_page(self.dialog_page_id(active), beside=active)
        return self.show_page(self.widget_page_id(QApplication.focusWidget()))

    def dialog_page_id(self, dialog: QDialog) -> str:
        """Return the id of the page about a dialog; the start page by default."""
        from sitemap_studio.gui.help.help_pages import START_PAGE

        return DIALOG_PAGES.get(type(dialog).__name__, START_PAGE)

    def widget_page_id(self, widget: QWidget | None) -> str:
        """Return the id of the page about a widget or its closest parent with a page; the start page by default."""
        from sitemap_studio.gui.help.help_pages import START_PAGE

        while widget is not None and widget not in self._pages_by_widget:
            widget = widget.parentWidget()
        return START_PAGE if widget is None else self._pages_by_widget[widget]

    def show_page(self, page_id: str, beside: QWidget | None = None) -> HelpWindow:
        """Show a page in the help window of the main window or, because a dialog blocks it, of the dialog `beside`.

        The help window is created if none is open, and returned.
        """
        # Imported late: the import takes as long as the main window may take to open.
        from sitemap_studio.gui.help.help_window import HelpWindow

        owner = beside or self._window
        directly = Qt.FindChildOption.FindDirectChildrenOnly
        help_window: HelpWindow | None = next(
            (each for each in owner.findChildren(HelpWindow, options=directly) if each.isVisible()), None
        )
        if isinstance(owner, HelpWindow):
            help_window = owner
        elif help_window is None:
            help_window = HelpWindow(self._actions, self._session.document.profile, owner)
            help_window.left.connect(partial(self._settings.store.setValue, "help/geometry"))
            help_window.restoreGeometry(self._settings.data("help/geometry"))
        help_window.set_profile(self._session.document.profile)
        help_window.show_page(page_id)
        help_window.show()
        help_window.activateWindow()
        return help_window
