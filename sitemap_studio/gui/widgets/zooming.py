"""The size of the table's letters, in percent of the program's; everything in the table follows it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

STEPS: Final = (70, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""Sizes in percent."""

USUAL: Final = 100
"""The size of the rest of the window."""


class Zoom(QObject):
    """Larger and smaller letters, by the step or by the wheel while Ctrl is held.

    Signals:
        changed: Another size was chosen; carries it in percent.
    """

    changed = Signal(int)

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._view = view
        self._percent = USUAL
        view.viewport().installEventFilter(self)

    @property
    def percent(self) -> int:
        """The size in percent."""
        return self._percent

    def use(self, percent: int) -> None:
        """Show letters of a size in percent; one that is no step is brought to the nearest."""
        nearest = min(STEPS, key=lambda step: abs(step - percent))
        if nearest == self._percent:
            return
        self._percent = nearest
        font = QFont()
        if nearest != USUAL:
            usual = QApplication.font(self._view)
            if usual.pointSizeF() > 0:
                font.setPointSizeF(usual.pointSizeF() * nearest / 100)
            else:
                font.setPixelSize(max(1, round(usual.pixelSize() * nearest / 100)))
        self._view.setFont(font)
        self.changed.emit(nearest)

    @Slot()
    def enlarge(self) -> None:
        """One step larger."""
        self.use(next((step for step in STEPS if step > self._percent), STEPS[-1]))

    @Slot()
    def reduce(self) -> None:
        """One step smaller."""
        self.use(next((step for step in reversed(STEPS) if step < self._percent), STEPS[0]))

    @Slot()
    def reset(self) -> None:
        """Back to the usual size."""
        self.use(USUAL)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                (self.enlarge if turned > 0 else self.reduce)()
            return True
        return super().eventFilter(watched, event)
