"""The menu of windows: what is open in each, to go there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu

from sitemap_studio.gui.words.texts import as_menu_text

Titles = Callable[[], list[tuple[int, str]]]
"""Tells the number of each window, and what is open in it."""


class WindowMenu(QObject):
    """Lists all windows in the menu of one of them, which is ticked."""

    def __init__(self, titles: Titles, go_to: Callable[[int], None], menu: QMenu, own_number: int) -> None:
        super().__init__(menu)
        self._titles, self._go_to, self._menu, self._own_number = titles, go_to, menu, own_number
        menu.aboutToShow.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Fill the menu anew."""
        self._menu.clear()
        for place, (number, title) in enumerate(self._titles(), 1):
            key = f"&{place} " if place < 10 else ""
            action = self._menu.addAction(key + as_menu_text(title))
            action.setCheckable(True)
            action.setChecked(number == self._own_number)
            action.triggered.connect(partial(self._go, number))

    def _go(self, number: int, *_: object) -> None:
        self._go_to(number)
