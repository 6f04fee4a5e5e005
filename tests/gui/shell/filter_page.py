"""Filter bar and table of a window, operated by mouse and menu."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.filter_bar import FacetButton
from sitemap_studio.search.filter_language import Condition


class FilterPage:
    """Page object of the filter bar of a window.

    Attributes:
        bar: The bar.
        line: Its line.
        facets: Its facets.
        model: Model of the table.
    """

    def __init__(self, window: MainWindow) -> None:
        page = window.page
        self.window, self.bar, self.facets = window, page.bar, page.bar.facets
        self.model = page.view.entries
        (self.line,) = self.bar.findChildren(QLineEdit)

    @property
    def count_text(self) -> str:
        return self.bar.count.text()

    @property
    def empty_message(self) -> str:
        """Message shown in place of entries."""
        return self.window.page.empty_message

    def facet(self, name: str) -> FacetButton:
        return self.facets.facet(name)

    def condition(self, name: str) -> Condition | None:
        return self.facet(name).condition

    def choice_counts(self, name: str) -> dict[str, str]:
        """Open the menu of a facet; return the shown number of entries by choice."""
        menu = self.facet(name).menu
        menu.aboutToShow.emit()
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        return {text.partition("\t")[0]: text.partition("\t")[2] for text in texts}

    def select_choice(self, name: str, text: str) -> None:
        """Trigger the choice with this text in the menu of a facet."""
        menu = self.facet(name).menu
        menu.aboutToShow.emit()
        next(action for action in menu.actions() if action.text().partition("\t")[0] == text).trigger()

    def use_jobs(self) -> None:
        """Filter in jobs, as in large sets."""
        self.window.page.max_synchronous = 0

    def wait_until_filtered(self, qtbot: QtBot) -> None:
        qtbot.waitUntil(lambda: not self.window.page.is_filtering)


def one_of(name: str, *items: str) -> Condition:
    """Return the condition that a field has one of these values."""
    return Condition(name, "in", values=items)
