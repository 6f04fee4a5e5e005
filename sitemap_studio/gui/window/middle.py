"""The middle of the window: messages, the start page or the table with its filter line, and running jobs."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.widgets.job_strip import JobStrip
from sitemap_studio.gui.window.start_page import StartPage
from sitemap_studio.gui.work.entry_page import EntryPage


class Middle(QWidget):
    """What the panels stand around.

    Attributes:
        messages: The bar of messages.
        start_page: What is shown where nothing is open.
        page: The table with its filter line.
    """

    def __init__(self, session: Session, jobs: Jobs, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        # Each is made where it stands: under a style sheet, whatever moves to another parent is dressed anew.
        self._pages = QStackedWidget(self)
        self.messages = MessageBar(self)
        self.start_page = StartPage(settings, self._pages)
        self.page = EntryPage(session, jobs, self._pages)
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.messages)
        column.addWidget(self._pages, 1)
        strip = JobStrip(jobs, self)
        column.addWidget(strip)
        for bar in (self.messages, strip):
            bar.left.connect(self.take_keyboard)

    def show_open(self, is_open: bool) -> None:
        """Show the table if a set is open, or else the start page."""
        self._pages.setCurrentWidget(self.page if is_open else self.start_page)

    @Slot()
    def take_keyboard(self) -> None:
        """Give the keyboard to what is shown."""
        (self.page.view if self._pages.currentWidget() is self.page else self.start_page).setFocus()
