"""The dialog that shows pages before they are printed: Qt's own, with drawings like those of the other windows."""

from __future__ import annotations

from typing import Final

from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QToolBar, QWidget, QWidgetAction

from sitemap_studio.gui.icons import icon

_DRAWINGS: Final = (
    *("fit-width", "fit-page", "zoom-out", "zoom-in", "portrait", "landscape"),
    *("first-page", "previous-page", "next-page", "last-page"),
    *("single-page", "facing-pages", "all-pages", "settings", "print"),
)
"""Of Qt's actions in the order of its tool bar; they have no names, and their words depend on the language."""

_MIRRORED: Final = {
    "first-page": "last-page",
    "previous-page": "next-page",
    "next-page": "previous-page",
    "last-page": "first-page",
}


class PrintPreview(QPrintPreviewDialog):
    """Shows the pages that a printer would print."""

    def __init__(self, printer: QPrinter, parent: QWidget) -> None:
        super().__init__(printer, parent)
        for bar in self.findChildren(QToolBar):
            bar.setMovable(False)
            self._draw(bar)

    def _draw(self, bar: QToolBar) -> None:
        actions = [each for each in bar.actions() if not each.isSeparator() and not isinstance(each, QWidgetAction)]
        if len(actions) != len(_DRAWINGS):
            # Another version of Qt: its own drawings are better than wrong ones.
            return
        for action, name in zip(actions, _DRAWINGS, strict=True):
            action.setIcon(icon(_MIRRORED.get(name, name) if self.isRightToLeft() else name))
